#!/usr/bin/env python3
"""Odd names in every path: source folder, build folder, prefix, spec, spec that it extends, templates. joinery_generate must
handle every name that CMake itself can; a control project without joinery finds out which those are.

usage: paths.py PREFIX TEMPLATES WORK_DIR GENERATOR...
"""

import os
import re
import shutil
import sys

from project import Failures, Project

NAMES = ("a space", "ünï—漢字", "it's", 'a "b"', "(x)", "a+b", "a#b", "a$b", "${HOME}", "a$(b)", "@a@", "a;b", "a[b]", "a[b", "a]b", "a{b}",
         "a&b", "a=b", "a,b", "a%b", "a!b", "~a", "a`b", "a^b", "a<b", "a>b", "$<1:x>", "a|b", "a*b", "a?b", "a:b", "a\\b", "-a",
         "a]==]b", "a\tb", "x" * 200)
REFUSED = re.compile(r";|^[^\]]*\[[^\]]*$|^[^\[]*\][^\[]*$")  # what ends no element of CMake's lists, or ends one too early
PLACES = ("source", "build", "prefix", "spec", "templates")

CONTROL = """cmake_minimum_required(VERSION 3.20)
project(control LANGUAGES C)
find_package(given REQUIRED)
include(CheckCSourceCompiles)
check_c_source_compiles("int main(void) { return 0; }" COMPILES)
if(NOT COMPILES)
  message(FATAL_ERROR "nothing compiles")
endif()
function(made target spec templates)
  set(directory "${CMAKE_CURRENT_BINARY_DIR}/generated/${target}")
  file(MAKE_DIRECTORY "${directory}")
  execute_process(COMMAND "${GIVEN_PROGRAM}" "${spec}" "${templates}/base.c" "${directory}" RESULT_VARIABLE status
                  WORKING_DIRECTORY "${directory}")
  if(NOT status EQUAL 0)
    message(FATAL_ERROR "given: ${status}")
  endif()
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${GIVEN_PROGRAM}" "${spec}" "${templates}/base.c"
                                         "${directory}/made.c" "${directory}/made.h")
  add_library(${target} STATIC "${directory}/made.c")
  set_property(SOURCE "${directory}/made.c" APPEND PROPERTY COMPILE_OPTIONS -ffp-contract=off)
  target_include_directories(${target} PUBLIC "${directory}")
endfunction()
get_filename_component(spec [==[SPEC_NAME]==] ABSOLUTE)
get_filename_component(templates [==[TEMPLATES_NAME]==] ABSOLUTE)
made(generated "${spec}" "${templates}")
add_executable(use use.c)
target_link_libraries(use PRIVATE generated)
"""
GIVEN = 'get_filename_component(GIVEN_PROGRAM "${CMAKE_CURRENT_LIST_DIR}/../../../bin/given" ABSOLUTE)\n'
OURS = """cmake_minimum_required(VERSION 3.20)
project(ours LANGUAGES C)
find_package(joinery REQUIRED)
joinery_generate(TARGET generated SPEC [==[SPEC_NAME]==] OPS negative ISAS scalar TEMPLATES [==[TEMPLATES_NAME]==])
add_executable(use use.c)
target_link_libraries(use PRIVATE generated)
"""
BASE = 'return { name = "base", dtypes = { "i8", "i16" }, promotes = { i8 = { "i16" } } }\n'
USE = """#include "ours_kernels.h"
int main(void) {
    const int8_t a = 40;
    int8_t out = 0;
    return ours_negative(1, OURS_I8, &a, 0, &out, sizeof out) != OURS_OK || out != -40;
}
"""


def quoted(name):
    return name.replace("\\", "\\\\").replace('"', '\\"')


class Place:
    """Folders of the names that `names` gives for some places; plain ones for the others."""

    def __init__(self, work, names):
        self.names = {place: names.get(place, place) for place in PLACES}
        self.work = os.path.join(work, "case")
        shutil.rmtree(self.work, ignore_errors=True)
        self.prefix = os.path.join(self.work, "prefixes", self.names["prefix"])
        self.spec = os.path.join("specs", self.names["spec"], self.names["spec"][:100] + ".lua")
        self.templates = os.path.join("their", self.names["templates"])

    def project(self, text, prefix_package, generator):
        project = Project(os.path.join(self.work, "sources", self.names["source"]), None, generator)
        project.binary = os.path.join(self.work, "builds", self.names["build"])
        os.makedirs(project.binary, exist_ok=True)
        project.options.append(f"-D{prefix_package}_DIR={self.prefix}/share/cmake/{prefix_package}")
        # a bracket argument may hold anything but its own end
        text = text.replace("[==[SPEC_NAME]==]", f"[===[{self.spec}]===]")
        project.write("CMakeLists.txt", text.replace("[==[TEMPLATES_NAME]==]", f"[===[{self.templates}]===]"))
        return project


def works(project, specs, was_run):
    """Configures, builds, runs; builds again with nothing to do; touches each of the specs, builds. None, or what failed."""
    multi = "Multi-Config" in " ".join(project.options)
    status, output = project.configure()
    if status:
        return "configure: " + output[-1500:]
    status, output = project.build()
    if status:
        return "build: " + output[-1500:]
    try:
        status, output = project.program("Debug/use" if multi else "use")
    except FileNotFoundError as error:
        status, output = 127, str(error)
    if status:
        return f"the program: {status} {output}"
    before, objects = was_run(project), project.times(".o")
    status, output = project.build()
    if status or was_run(project) != before or "Configuring" in output or project.times(".o") != objects:
        return "a second build: " + output
    for spec in specs:
        before = was_run(project)
        os.utime(project.path(spec))
        status, output = project.build()
        if status or was_run(project) == before:
            return f"after a touch of {spec}: {output}"
    return None


def control(work, names, generator):
    place = Place(work, names)
    os.makedirs(os.path.join(place.prefix, "bin"))
    os.makedirs(os.path.join(place.prefix, "share", "cmake", "given"))
    program = os.path.join(place.prefix, "bin", "given")
    with open(program, "w", encoding="utf-8") as file:
        file.write('#!/bin/sh\necho run >>"$0.runs"\ncat -- "$2" >"$3/made.c"\ncat -- "$1" >"$3/made.h"\n')
    os.chmod(program, 0o755)
    with open(os.path.join(place.prefix, "share", "cmake", "given", "givenConfig.cmake"), "w", encoding="utf-8") as file:
        file.write(GIVEN)
    project = place.project(CONTROL, "given", generator)
    project.write(place.spec, "int made(void);\n")
    project.write(os.path.join(place.templates, "base.c"), '#include "made.h"\nint made(void) { return 0; }\n')
    project.write("use.c", '#include "made.h"\nint main(void) { return made(); }\n')
    return works(project, [place.spec], lambda _: os.stat(program + ".runs").st_size)


def ours(work, names, generator, prefix, templates):
    place = Place(work, names)
    for part in ("bin", "share/cmake"):
        shutil.copytree(os.path.join(prefix, part), os.path.join(place.prefix, part))
    project = place.project(OURS, "joinery", generator)
    shutil.copytree(templates, project.path(place.templates))
    base = os.path.join(os.path.dirname(place.spec), "base.lua")
    project.write(base, BASE)
    project.write(place.spec, 'return { extends = "base", name = "ours" }\n')
    project.write("use.c", USE)
    return works(project, [place.spec, base], lambda project: project.times(".started"))


def main():
    prefix, templates, work = map(os.path.abspath, sys.argv[1:4])
    failures, tried, cannot, refused = Failures(), 0, [], []
    for generator in sys.argv[4:]:
        for name in NAMES:
            everywhere = [dict.fromkeys(PLACES, name)]
            if control(work, everywhere[0], generator):
                everywhere = [{place: name} for place in PLACES]
            for names in everywhere:
                tried += 1
                if len(everywhere) > 1 and control(work, names, generator):
                    cannot.append(f"{generator}: {names}")
                    continue
                failed = ours(work, names, generator, prefix, templates)
                if REFUSED.search(name) and failed and "CMake's lists do not hold the path" in failed.replace("\n  ", " "):
                    refused.append(f"{generator}: {names}")
                    continue
                failures.check(not failed, f"{generator}, {names}: {failed}")
    print(f"{tried} paths tried; CMake itself cannot do {len(cannot)}:", *cannot, sep="\n  ")
    print(f"joinery says of {len(refused)} that it cannot:", *refused, sep="\n  ")
    failures.finish()


if __name__ == "__main__":
    main()
