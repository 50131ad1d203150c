#!/usr/bin/env python3
"""The recipes in generator/packaging agree with CMakeLists.txt, name existing files, and work as far as one can tell without
their package managers.

usage: recipes.py SOURCE PREFIX WORK VERSION      PREFIX: where joinery is installed
"""

import glob
import json
import os
import py_compile
import re
import shutil
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "recipes"))  # a stand-in for Conan
sys.dont_write_bytecode = True

source, prefix, work, version = sys.argv[1:5]
packaging = os.path.join(source, "generator", "packaging")
OF_CMAKE = {"BUILD_TESTING", "CMAKE_LIBRARY_PATH"}


def fail(text):
    sys.exit(f"FAILED: {text}")


def check(holds, text):
    if not holds:
        fail(text)


def read(*path):
    with open(os.path.join(*path), encoding="utf-8") as file:
        return file.read()


def run(*command, **options):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False, **options)
    check(done.returncode == 0, f"{' '.join(command)}\n{done.stdout}")
    return done.stdout


def check_facts():
    """Versions, licences and options."""
    recipes = [path for path in glob.glob(os.path.join(packaging, "**", "*"), recursive=True) if os.path.isfile(path)]
    check(read(source, "LICENSE").startswith("MIT License"), "the licence of the project is not MIT")
    newest = re.search(r"^## \[(\d[\d.]*)\]", read(source, "CHANGELOG.md"), re.M)
    check(newest and newest[1] == version, f"the newest version in CHANGELOG.md is not {version}")
    ours = read(source, "CMakeLists.txt") + "".join(map(read, glob.glob(os.path.join(source, "generator", "cmake", "*.cmake"))))
    licences = 0
    for path in recipes:
        text, name = read(path), os.path.relpath(path, packaging)
        if name != "README.md":
            for found in re.findall(r"(?<![\d.])\d+\.\d+\.\d+(?![\d.])", text):
                check(found == version, f"{name}: version {found}, not {version}")
        for found in re.findall(r"licen[sc]es?\W+(?:pkgs\.lib\.licenses\.)?(\w+)", text) if name.endswith((".nix", ".rb", ".json")) else ():
            licences += 1
            check(found.lower() == "mit", f"{name}: licence {found}")
        for option in re.findall(r"-D(\w+)|cache_variables\[\"([A-Z_]+)\"\]", text):
            option = option[0] or option[1]
            check(option in OF_CMAKE or re.search(rf"\b{option}\b", ours), f"{name}: there is no option {option}")
    check(licences >= 3, "a recipe names no licence")


def check_nix():
    flake = os.path.join(packaging, "nix", "flake.nix")
    program = shutil.which("nix-instantiate")
    if not program:
        print("no nix-instantiate: flake.nix is not read")
        return
    stand_in = """
      let
        pkgs = { stdenv.mkDerivation = a: a; cmake = 1; ninja = 1; lua5_4 = 1; lib.licenses.mit = "MIT"; lib.platforms.unix = 1;
                 runCommandCC = name: a: script: script; };
        systems = [ "x86_64-linux" "aarch64-linux" "x86_64-darwin" "aarch64-darwin" ];
        nixpkgs = { lib.genAttrs = names: make: builtins.listToAttrs (map (name: { inherit name; value = make name; }) names);
                    legacyPackages = builtins.listToAttrs (map (name: { inherit name; value = pkgs; }) systems); };
        made = (import FLAKE).outputs { self = { }; inherit nixpkgs; };
        package = made.packages.x86_64-linux.default;
      in builtins.toJSON [ package.version package.meta.license (builtins.pathExists (package.src + "/CMakeLists.txt"))
                           made.checks.aarch64-darwin.default ]""".replace("FLAKE", os.path.realpath(flake))
    out = subprocess.run([program, "--eval", "--strict", "-E", stand_in], stdout=subprocess.PIPE, text=True, check=True,
                         env={**os.environ, "NIX_REMOTE": "dummy://", "HOME": work}).stdout
    facts = json.loads(json.loads(out))
    check(facts[:3] == [version, "MIT", True], f"flake.nix: {facts[:3]}")
    check(f"joinery {version}" in facts[3], "flake.nix: its check asks for another version")


def check_formula():
    formula = os.path.join(packaging, "homebrew", "joinery.rb")
    root = os.path.normpath(os.path.join(os.path.dirname(formula), *[".."] * read(formula).count(".parent")))
    check(os.path.samefile(root, source), f"joinery.rb: its head is {root}")
    if shutil.which("ruby"):
        run("ruby", "--disable-gems", "-wc", formula)
    else:
        print("no ruby: joinery.rb is not read")


def check_port():
    """The port, with the functions of vcpkg of recipes/vcpkg.cmake; the package that it makes is then used."""
    port = os.path.join(packaging, "vcpkg", "joinery")
    manifest = json.loads(read(port, "vcpkg.json"))
    check(manifest["name"] == "joinery" and manifest["version"] == version and manifest["license"] == "MIT", "vcpkg.json")
    packages = os.path.join(work, "vcpkg")
    run("cmake", f"-DCURRENT_PORT_DIR={port}", f"-DPREFIX={prefix}", f"-DCURRENT_PACKAGES_DIR={packages}", "-P",
        os.path.join(HERE, "recipes", "vcpkg.cmake"))
    check(not os.path.exists(os.path.join(packages, "bin")), "portfile.cmake leaves bin/")
    bindir = run("pkg-config", "--variable=joinery", "joinery", env={**os.environ, "PKG_CONFIG_PATH": f"{packages}/share/pkgconfig"})
    check(os.access(bindir.strip(), os.X_OK), f"joinery.pc: {bindir}")
    use_package("of_vcpkg", os.path.join(packages, "share", "joinery"))


def check_conan():
    """The recipe, with recipes/conan for Conan: what it exports is enough to configure, and its test package is used."""
    py_compile.compile(os.path.join(packaging, "conan", "test_package", "conanfile.py"), os.path.join(work, "test.pyc"), doraise=True)
    sys.path.insert(0, os.path.join(packaging, "conan"))
    from conanfile import Joinery # pylint: disable=import-error,import-outside-toplevel

    recipe = Joinery(os.path.join(packaging, "conan"), os.path.join(work, "conan"))
    recipe.set_version()
    check((recipe.name, recipe.version, recipe.license) == ("joinery", version, "MIT"), "conanfile.py")
    recipe.export_sources()
    recipe.package_info()
    run("cmake", "-S", recipe.export_sources_folder, "-B", os.path.join(work, "conan_build"), "-DBUILD_TESTING=OFF")
    use_package("of_conan", os.path.join(prefix, recipe.cpp_info.builddirs[0]))


def use_package(name, folder):
    """Builds and runs Conan's test package with the CMake package in that folder."""
    build = os.path.join(work, name)
    run("cmake", "-S", os.path.join(packaging, "conan", "test_package"), "-B", build, "-G", "Ninja", f"-Djoinery_DIR={folder}")
    run("cmake", "--build", build, "--parallel", "2")
    run(os.path.join(build, "pair"))


shutil.rmtree(work, ignore_errors=True)
os.makedirs(work)
check_facts()
check_nix()
check_formula()
check_port()
check_conan()
