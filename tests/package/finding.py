#!/usr/bin/env python3
"""A build finds joinery wherever it is installed or moved to; users of a library that was built with it find what they need.

usage: finding.py BUILD_DIR SOURCE_DIR WORK_DIR VERSION
"""

import os
import shutil
import subprocess
import sys
import time

from project import CMAKE, Failures, Project, fresh_folder

ASK = """cmake_minimum_required(VERSION 3.20)
project(ask LANGUAGES NONE)
find_package({arguments})
if(joinery_FOUND)
  joinery_generate(TARGET tables SPEC numpy EMIT tables)
  message(NOTICE "found: ${{joinery_VERSION}}")
else()
  message(NOTICE "not found")
endif()
"""


def installed(build, prefix, destdir=None):
    environment = dict(os.environ)
    environment.pop("DESTDIR", None)
    if destdir:
        environment["DESTDIR"] = destdir
    subprocess.run([CMAKE, "--install", build, "--prefix", prefix], check=True, stdout=subprocess.DEVNULL, env=environment)
    return (destdir or "") + prefix


def asks(failures, work, prefix, version):
    """Every way to ask, and whether it is answered."""
    major, minor, patch = version.split(".")
    for arguments, found in ((f"joinery {version} EXACT REQUIRED", True), (f"joinery {major}.{minor}", True), ("joinery CONFIG REQUIRED", True),
                             (f"joinery {major}.{minor}...<{major}.{int(minor) + 1}", True), (f"joinery {major}.{minor}.{int(patch) + 1}", False),
                             (f"joinery {major}.{int(minor) + 1} QUIET", False), (f"joinery {int(major) + 1} QUIET", False),
                             (f"joinery {int(major) + 1}.0...{int(major) + 2}.0 QUIET", False),
                             ("joinery OPTIONAL_COMPONENTS nonsense", True), ("joinery QUIET COMPONENTS nonsense", False)):
        project = Project(os.path.join(work, "ask"), prefix)
        project.write("CMakeLists.txt", ASK.format(arguments=arguments))
        status, output = project.configure("-Werror=dev", "--warn-uninitialized")
        failures.check(status == 0 and (f"found: {version}" if found else "not found") in output, f"find_package({arguments}): {status} {output}")
        failures.check("QUIET" not in arguments or "Warning" not in output, f"find_package({arguments}) is not quiet: {output}")
        project.write("CMakeLists.txt", ASK.format(arguments=arguments + " REQUIRED"))
        if not found:
            status, output = project.configure()
            failures.check(status != 0 and "joinery" in output, f"find_package({arguments} REQUIRED): {output}")
            wanted = "has no components" if "COMPONENTS" in arguments else version
            failures.check(wanted in " ".join(output.split()), f"find_package({arguments} REQUIRED) does not say why: {output}")


def places(failures, build, source, work, version):
    """Installed to a prefix and moved; by way of DESTDIR; nothing tells where it was made or was first."""
    before = time.time() - 0.1  # clocks of files are coarser
    first = installed(build, os.path.join(work, "first place"))
    config = os.path.join(first, "share", "cmake", "joinery", "joineryConfig.cmake")
    failures.check(os.stat(config).st_mtime >= before, "what builds look at is not newer than their last configuration")
    moved = os.path.join(work, "moved, (prefix) $HOME #2")
    shutil.move(first, moved)
    staged = installed(build, os.path.join(work, "never there"), os.path.join(work, "stage"))
    for prefix in (moved, staged):
        told = subprocess.run(["grep", "-rIl", "-e", os.path.join(work, "first place"), "-e", os.path.join(work, "never there"), "-e", build,
                               "-e", source, prefix], stdout=subprocess.PIPE, text=True, check=False).stdout
        failures.check(not told, f"{prefix} has paths of where it was made: {told}")
        project = Project(os.path.join(work, "ask"), prefix)
        project.write("CMakeLists.txt", ASK.format(arguments="joinery REQUIRED"))
        status, output = project.configure()
        failures.check(status == 0 and f"found: {version}" in output, f"{prefix}: {output}")
    before = {os.path.relpath(os.path.join(folder, name), moved) for folder, _, names in os.walk(moved) for name in names}
    after = {os.path.relpath(os.path.join(folder, name), staged) for folder, _, names in os.walk(staged) for name in names}
    failures.check(before == after, f"DESTDIR installs {before ^ after}")
    return moved


SIDE_BY_SIDE = """cmake_minimum_required(VERSION 3.20)
project(side LANGUAGES {languages})
add_subdirectory("{source}" added EXCLUDE_FROM_ALL)
joinery_generate(TARGET of_added SPEC numpy EMIT tables)
include(FetchContent)
FetchContent_Declare(fetched SOURCE_DIR "{source}")
FetchContent_MakeAvailable(fetched)
joinery_generate(TARGET of_fetched SPEC numpy EMIT tables)
find_package(joinery REQUIRED)
joinery_generate(TARGET of_found SPEC numpy EMIT tables)
"""
BESIDE = """cmake_minimum_required(VERSION 3.20)
project(beside LANGUAGES NONE)
find_package(joinery REQUIRED)
set(joinery_DIR "{other}/share/cmake/joinery")
find_package(joinery)
joinery_generate(TARGET tables SPEC numpy EMIT tables)
message(NOTICE "found: ${{joinery_FOUND}}")
"""


def side_by_side(failures, source, work, prefix, version):
    """All ways to have joinery in one build, of one version; and two versions, which is refused."""
    for languages in ("NONE", "CXX"):
        project = Project(os.path.join(work, "side"), prefix)
        project.write("CMakeLists.txt", SIDE_BY_SIDE.format(source=source, languages=languages))
        status, output = project.configure(f"-DJOINERY_HOST_EXECUTABLE={prefix}/bin/joinery", "-Werror=dev")
        failures.check(status == 0 and "Warning" not in output, f"side by side, {languages}: {output}")
        for target in ("of_added", "of_fetched", "of_found"):
            header = project.path(f"build/joinery_generated/{target}/numpy_promotion.h")
            failures.check(os.path.exists(header), f"side by side, {languages}: no {header}")
    other = os.path.join(work, "other")
    shutil.copytree(os.path.join(prefix, "share", "cmake"), os.path.join(other, "share", "cmake"))
    os.makedirs(os.path.join(other, "bin"))
    for name in os.listdir(os.path.join(other, "share", "cmake", "joinery")):
        path = os.path.join(other, "share", "cmake", "joinery", name)
        with open(path, encoding="utf-8") as file:
            text = file.read()
        with open(path, "w", encoding="utf-8") as file:
            file.write(text.replace(version, "77.1.2"))
    with open(os.path.join(other, "bin", "joinery"), "w", encoding="utf-8") as file:
        file.write("#!/bin/sh\necho joinery 77.1.2\n")
    os.chmod(os.path.join(other, "bin", "joinery"), 0o755)
    project = Project(os.path.join(work, "beside"), prefix)
    project.write("CMakeLists.txt", BESIDE.format(other=other))
    status, output = project.configure()
    failures.check(f"this build has joinery {version} already" in " ".join(output.split()), f"two versions: {status} {output}")
    made = project.path("build/joinery_generated/tables/numpy_promotion.h")
    failures.check(status == 0 and os.path.exists(made), f"two versions, the first of which is used: {output}")


LIBRARY = """cmake_minimum_required(VERSION 3.20)
project(scale VERSION 1.2 LANGUAGES C)
include(GNUInstallDirs)
find_package(joinery REQUIRED)
joinery_generate(TARGET scale_promotion SPEC scale.lua OPS multiply ISAS scalar)
add_library(scale scale.c)
add_library(scale::scale ALIAS scale)
target_link_libraries(scale PUBLIC scale_promotion)
install(TARGETS scale scale_promotion EXPORT scaleTargets INCLUDES DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}"
        PUBLIC_HEADER DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}")
install(EXPORT scaleTargets NAMESPACE scale:: FILE scaleConfig.cmake DESTINATION "${CMAKE_INSTALL_LIBDIR}/cmake/scale")
export(EXPORT scaleTargets NAMESPACE scale:: FILE "${PROJECT_BINARY_DIR}/scaleConfig.cmake")
"""
USER = """cmake_minimum_required(VERSION 3.20)
project(user LANGUAGES C)
find_package(scale REQUIRED)
add_executable(user user.c)
target_link_libraries(user PRIVATE scale::scale)
"""
SPEC = 'return { name = "scale", dtypes = { "u8", "f32" }, promotes = { u8 = { "f32" } } }\n'
SCALE_C = """#include "scale_kernels.h"
int scale(uint8_t a, float b, float *out);
int scale(uint8_t a, float b, float *out) { return (int)scale_multiply(1, SCALE_U8, &a, 0, SCALE_F32, &b, 0, out, sizeof *out); }
"""
USER_C = """#include "scale_kernels.h"
int scale(uint8_t a, float b, float *out);
int main(void) {
    float out = 0;
    return scale(3, 1.5f, &out) != SCALE_OK || (int)(out * 2) != 9 || scale_promote_types(SCALE_U8, SCALE_F32) != SCALE_F32;
}
"""


def libraries(failures, work, prefix):
    """A user's library with generated headers in its interface: exported from its build and installed, static and shared;
    those who link it have no joinery."""
    for shared in ("OFF", "ON"):
        library = Project(os.path.join(work, "library"), prefix)
        for file, text in (("CMakeLists.txt", LIBRARY), ("scale.lua", SPEC), ("scale.c", SCALE_C)):
            library.write(file, text)
        stage, moved = library.path("stage"), library.path("moved stage")
        status, output = library.configure(f"-DBUILD_SHARED_LIBS={shared}", "-Werror=dev")
        failures.check(status == 0, f"install(EXPORT), shared {shared}: {output}")
        status, output = library.build()
        failures.check(status == 0, f"install(EXPORT), shared {shared}: {output}")
        status, output = library.run(CMAKE, "--install", library.binary, "--prefix", stage)
        failures.check(status == 0, f"install(EXPORT), shared {shared}: {output}")
        told = library.run("grep", "-rIl", "-e", library.folder, "-e", prefix, stage)[1]
        failures.check(not told, f"the exported library names {told}")
        shutil.move(stage, moved)
        for where in (moved, library.binary):
            user = Project(os.path.join(work, "user"), None)
            user.write("CMakeLists.txt", USER)
            user.write("user.c", USER_C)
            status, output = user.configure(f"-DCMAKE_PREFIX_PATH={where}", "-DCMAKE_FIND_USE_PACKAGE_REGISTRY=OFF")
            failures.check(status == 0, f"a user of {where}: {output}")
            status, output = user.build()
            failures.check(status == 0 and user.program("user")[0] == 0, f"a user of {where}, shared {shared}: {output}")


def main():
    build, source, work = map(os.path.abspath, sys.argv[1:4])
    failures = Failures()
    fresh_folder(work)
    prefix = places(failures, build, source, work, sys.argv[4])
    asks(failures, work, prefix, sys.argv[4])
    side_by_side(failures, source, work, prefix, sys.argv[4])
    libraries(failures, work, prefix)
    failures.finish()


main()
