#!/usr/bin/env python3
"""joinery as a subproject: the generator is built for this machine, whatever the project's target, and rebuilt when its
sources change.

usage: subproject.py SOURCE_DIR WORK_DIR [AARCH64_COMPILER EMULATOR]
"""

import os
import shutil
import sys

from project import Failures, Project

ADDED = """cmake_minimum_required(VERSION 3.20)
project(part LANGUAGES C)
add_subdirectory(joinery)
"""
FETCHED = """cmake_minimum_required(VERSION 3.20)
project(part LANGUAGES C)
include(FetchContent)
FetchContent_Declare(joinery SOURCE_DIR "${CMAKE_CURRENT_SOURCE_DIR}/joinery")
FetchContent_MakeAvailable(joinery)
"""
REST = """
joinery_generate(TARGET part_promotion SPEC part.lua)
add_executable(part part.c)
target_link_libraries(part PRIVATE part_promotion)
"""
PART = """#include <stdio.h>
#include "part_kernels.h"
int main(void) {
    const uint8_t a = 3;
    const float b = 1.5f;
    float out = 0;
    const part_status status = part_add(1, PART_U8, &a, 0, PART_F32, &b, 0, &out, sizeof out);
    printf("%s %g\\n", part_isa(), (double)out);
    return status != PART_OK;
}
"""
TOOLCHAIN = """set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR aarch64)
set(CMAKE_C_COMPILER {compiler})
set(CMAKE_EXE_LINKER_FLAGS_INIT -static)
set(CMAKE_FIND_ROOT_PATH /usr/aarch64-linux-gnu)
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
"""


def project_with(source, folder, text):
    project = Project(folder, None)
    for name in ("generator", "specs", "templates"):
        shutil.copytree(os.path.join(source, name), project.path("joinery/" + name))
    for name in ("CMakeLists.txt", "LICENSE", "README.md", "CONTRIBUTING.md", "CHANGELOG.md"):
        shutil.copy(os.path.join(source, name), project.path("joinery"))
    project.write("CMakeLists.txt", text + REST)
    project.write("part.lua", 'return { name = "part", dtypes = { "u8", "f32" }, promotes = { u8 = { "f32" } }, ops = { "add" } }\n')
    project.write("part.c", PART)
    return project


def here(failures, source, work):
    project = project_with(source, os.path.join(work, "here"), ADDED)
    status, output = project.configure()
    failures.check(status == 0 and "Building joinery for this machine" in output, f"add_subdirectory: {output}")
    # the program alone was built, with what is installed beside it
    status, output = project.run("cmake", "--install", project.path("build/joinery/host"), "--prefix", project.path("stage"))
    failures.check(status == 0 and os.path.exists(project.path("stage/share/man/man1/joinery.1")), f"cmake --install: {output}")
    status, output = project.build()
    failures.check(status == 0 and "joinery" not in output.replace("joinery_generated", ""),
                   f"a second generator is built, or none: {output}")
    status, output = project.program("part")
    failures.check(status == 0 and output.endswith(" 4.5\n"), f"the program: {status} {output}")
    failures.check("no work to do" in project.build()[1], "there is something to do a second time")

    before = project.times(".started")
    path = "joinery/templates/dispatch/dispatch.c.tmpl"
    project.write(path, project.read(path) + "/* a new end */\n")
    status, output = project.build()
    made = project.read("build/joinery_generated/part_promotion/part_dispatch.c")
    failures.check(status == 0 and made.endswith("/* a new end */\n"), f"the template of a generator: {output}")
    os.utime(project.path("joinery/generator/emit/emit.c"))
    before, objects = project.times(".started"), project.times("part_dispatch.c.o", "part.c.o")
    status, output = project.build()
    failures.check(status == 0 and project.times(".started") != before, f"a source of the generator: {output}")
    failures.check(project.times("part_dispatch.c.o", "part.c.o") == objects, f"the same output, compiled again: {output}")
    path = "joinery/generator/emit/emit.c"
    text = project.read(path)
    project.write(path, text + "int an error\n")
    status, output = project.build()
    failures.check(status != 0 and "could not be built for this machine" in output, f"a generator that does not build: {output}")
    project.write(path, text)
    failures.check(project.build()[0] == 0, "a generator mended")


def elsewhere(failures, source, work, compiler, emulator):
    """For AArch64, with a toolchain file, and with an environment that names its tools."""
    project = project_with(source, os.path.join(work, "elsewhere"), FETCHED)
    project.write("toolchain.cmake", TOOLCHAIN.format(compiler=compiler))
    status, output = project.configure("-DCMAKE_TOOLCHAIN_FILE=" + project.path("toolchain.cmake"),
                                       environment={"CC": compiler, "CFLAGS": "-mcpu=cortex-a53"})
    failures.check(status == 0 and "Building joinery for this machine" in output, f"FetchContent: {output}")
    status, output = project.build()
    failures.check(status == 0, f"FetchContent: {output}")
    status, output = project.run(emulator, os.path.join(project.binary, "part"))
    failures.check(status == 0 and output == "neon 4.5\n", f"the program: {status} {output}")


def main():
    source, work = map(os.path.abspath, sys.argv[1:3])
    failures = Failures()
    here(failures, source, work)
    if sys.argv[3:]:
        elsewhere(failures, source, work, *sys.argv[3:5])
    failures.finish()


main()
