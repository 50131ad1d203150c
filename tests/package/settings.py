#!/usr/bin/env python3
"""Settings of a project apply to a library of joinery_generate as to any other: it still builds, and each of its files has
exactly its own flags.

usage: settings.py PREFIX WORK_DIR           all compatible settings in one build, in Ninja
       settings.py PREFIX WORK_DIR each      all in every build system with gcc and clang, and each alone
"""

import json
import os
import re
import shutil
import sys

from project import SECOND, SOME, WRAPPED, Failures, Project

# joinery_generate in two folders with one spec, and in one folder twice; into everything that can be linked.
CMAKE = """cmake_minimum_required(VERSION 3.20)
project(settings LANGUAGES C)
find_package(joinery REQUIRED)
joinery_generate(TARGET first SPEC some.lua PREFIX first OPS add)
joinery_generate(TARGET second SPEC second.lua KERNELS staged)
add_subdirectory(part EXCLUDE_FROM_ALL)
add_library(wrapped SHARED wrapped.c)
target_link_libraries(wrapped PRIVATE first second)
add_library(object OBJECT object.c)
target_link_libraries(object PRIVATE first third)
add_executable(two two.c more.c)
target_link_libraries(two PRIVATE object wrapped first second third)
"""
PART = "joinery_generate(TARGET third SPEC ../some.lua PREFIX third EMIT tables)\n"
OBJECT = """#include "first_promotion.h"
#include "third_promotion.h"
int object(void);
int object(void) {
    return first_promote_types(FIRST_U8, FIRST_I32) == FIRST_I32 && third_promote_types(THIRD_U8, THIRD_I32) == THIRD_I32;
}
"""
TWO = """#include <stdio.h>
#include "first_kernels.h"
int object(void);
int wrapped(void);
int main(void) { return !object() || !wrapped() || puts(first_isa()) < 0; }
"""
MORE = '#include "second_promotion.h"\nint more(void);\nint more(void) { return SECOND_U8; }\n'
# A tool that judges sources, and is content with those alone that a person wrote.
JUDGE = '#!/bin/sh\nfor word; do case $word in *joinery_generated/*.c) echo "that is generated: $word"; exit 1 ;; esac; done\n'
LAUNCHER = '#!/bin/sh\nexec "$@"\n'

# Name, options of cmake, more text for the project before joinery_generate, and after it.
SETTINGS = (
    ("unity build", ["-DCMAKE_UNITY_BUILD=ON"], "", ""),
    ("compile commands", ["-DCMAKE_EXPORT_COMPILE_COMMANDS=ON"], "", ""),
    ("warnings of the compiler", ["-DCMAKE_C_FLAGS=-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror"], "", ""),
    ("warnings of cmake", ["-Werror=dev", "-Werror=deprecated", "--warn-uninitialized"], "", ""),
    ("graphviz", ["--graphviz=targets.dot"], "", ""),
    ("shared libraries", ["-DBUILD_SHARED_LIBS=ON"], "", ""),
    ("hidden symbols", ["-DCMAKE_C_VISIBILITY_PRESET=hidden"], "", ""),
    ("position-dependent code", ["-DCMAKE_POSITION_INDEPENDENT_CODE=OFF"], "", ""),
    ("judges", ["-DCMAKE_C_CLANG_TIDY={folder}/judge", "-DCMAKE_C_CPPCHECK={folder}/judge",
                "-DCMAKE_C_INCLUDE_WHAT_YOU_USE={folder}/judge", "-DCMAKE_C_CPPLINT={folder}/judge"], "", ""),
    ("launcher", ["-DCMAKE_C_COMPILER_LAUNCHER={folder}/launcher"], "", ""),
    ("output folders", ["-DCMAKE_ARCHIVE_OUTPUT_DIRECTORY={folder}/build/ar chives"], "", ""),
    ("precompiled headers", [], "", "target_precompile_headers(first PRIVATE <stdint.h>)\n"),
    ("what checks of the project need", [], 'set(CMAKE_REQUIRED_LIBRARIES nonexistent)\nset(CMAKE_REQUIRED_LINK_OPTIONS -nonexistent)\n'
     'set(CMAKE_REQUIRED_DEFINITIONS -Dint=error)\nset(CMAKE_REQUIRED_INCLUDES /nonexistent)\n', ""),
    ("the newest policies", [], "cmake_policy(VERSION 3.20...4.9)\n", ""),
)
ALONE = (
    ("link-time optimization", ["-DCMAKE_INTERPROCEDURAL_OPTIMIZATION=ON"], "", ""),
    ("C99 without extensions", ["-DCMAKE_C_STANDARD=99", "-DCMAKE_C_EXTENSIONS=OFF"], "", ""),
    ("C23", ["-DCMAKE_C_STANDARD=23"], "", ""),
    ("C++ beside C", [], "enable_language(CXX)\n", "target_sources(two PRIVATE cxx.cpp)\n"),
    ("debug", ["-DCMAKE_BUILD_TYPE=Debug"], "", ""),
    ("sanitizers", ["-DCMAKE_C_FLAGS=-fsanitize=address,undefined -fno-sanitize-recover=all"], "", ""),
)


def written(work, prefix, generator, settings):
    project = Project(work, prefix, generator)
    before, after = "".join(setting[2] for setting in settings), "".join(setting[3] for setting in settings)
    text = CMAKE.replace("joinery_generate(", before + "joinery_generate(", 1) + after
    for file, content in (("CMakeLists.txt", text), ("part/CMakeLists.txt", PART), ("some.lua", SOME), ("second.lua", SECOND),
                          ("wrapped.c", WRAPPED), ("object.c", OBJECT), ("two.c", TWO), ("more.c", MORE), ("judge", JUDGE),
                          ("launcher", LAUNCHER), ("cxx.cpp", '#include "first_kernels.hpp"\n#include "third_promotion.hpp"\n')):
        project.write(file, content)
    for program in ("judge", "launcher"):
        os.chmod(project.path(program), 0o755)
    return project


def check_flags(failures, project):
    entries = json.loads(project.read("build/compile_commands.json"))
    commands = {os.path.basename(entry["file"]): entry["command"] for entry in entries}
    x86 = os.uname().machine == "x86_64"
    failures.check(("first_add_avx2.c" in commands, "first_add_neon.c" in commands) == (x86, os.uname().machine == "aarch64"),
                   f"instruction sets: {sorted(commands)}")
    for path, command in ((entry["file"], entry["command"]) for entry in entries):
        file = os.path.basename(path)
        kernels = re.fullmatch(r"(first|second)_(add|multiply|convert(?:_same_value|_in_range)?)_([a-z0-9]+)\.c", file)
        isa = kernels and kernels[3]
        for flag, wanted in (("-ffp-contract=off", kernels), ("-mavx2", isa == "avx2"), ("-mavx512f", "avx512" in (isa or ""))):
            failures.check((flag in command.split()) == bool(wanted), f"{file}: {flag}, or not: {command}")
        failures.check("-fPIC" in command or "joinery_generated" not in path, f"{file}: no -fPIC: {command}")


def check(failures, work, prefix, generator, settings, options=()):
    names = f"{generator} {' '.join(options)}: " + ", ".join(setting[0] for setting in settings)
    project = written(work, prefix, generator, settings)
    given = [option.replace("{folder}", project.folder) for setting in settings for option in setting[1]]
    multi = "Multi" in generator
    if not multi and not any("BUILD_TYPE" in option for option in given):
        given.insert(0, "-DCMAKE_BUILD_TYPE=Release")
    status, output = project.configure(*options, *given)
    if not failures.check(status == 0 and "Warning" not in output, f"{names}: {output}"):
        return
    for configuration in ("RelWithDebInfo", "Release") if multi else (None,):
        status, output = project.build(*(["--config", configuration] if configuration else []))
        if failures.check(status == 0, f"{names}: {output}"):
            status, output = project.program(f"{configuration}/two" if configuration else "two")
            failures.check(status == 0, f"{names}: the program ends with {status}: {output}")
    if "-DCMAKE_EXPORT_COMPILE_COMMANDS=ON" in given and not options and not multi:
        check_flags(failures, project)


def main():
    prefix, work = map(os.path.abspath, sys.argv[1:3])
    failures, tried = Failures(), 0
    if sys.argv[3:] != ["each"]:
        check(failures, os.path.join(work, "settings"), prefix, "Ninja", SETTINGS)
    else:
        builds = [(generator, compiler) for compiler in ("gcc", "clang") for generator in ("Ninja", "Ninja Multi-Config", "Unix Makefiles")]
        tries = [(build, SETTINGS) for build in builds]
        tries += [(builds[at % len(builds)], [setting]) for at, setting in enumerate((*SETTINGS, *ALONE))]
        for (generator, compiler), settings in tries:
            check(failures, os.path.join(work, "settings"), prefix, generator, settings, [f"-DCMAKE_C_COMPILER={compiler}"])
            tried += 1
        print(f"{tried} builds tried")
    shutil.rmtree(work, ignore_errors=failures.count == 0)
    failures.finish()


main()
