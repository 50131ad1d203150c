#!/usr/bin/env python3
"""joinery_generate in all the ways that projects use it, and its messages to those that it cannot serve.

usage: ways.py PREFIX WORK_DIR
"""

import json
import os
import re
import shutil
import sys

from project import SECOND, SOME, WRAPPED, Failures, Project

HEAD = """cmake_minimum_required(VERSION 3.20)
project(ways LANGUAGES {languages})
find_package(joinery REQUIRED)
"""
TWO = HEAD.format(languages="C") + """
joinery_generate(TARGET first SPEC some.lua PREFIX first OPS add)
joinery_generate(TARGET second SPEC second.lua KERNELS staged)
add_library(wrapped SHARED wrapped.c)
target_link_libraries(wrapped PRIVATE first second)
add_executable(two two.c more.c)
target_link_libraries(two PRIVATE wrapped first second)
"""
TWO_C = """#include <stdio.h>
#include "first_kernels.h"
int wrapped(void);
int main(void) { return !wrapped() || puts(first_isa()) < 0; }
"""


def two(work, prefix, name, generator="Ninja"):
    project = Project(os.path.join(work, name), prefix, generator)
    for file, text in (("CMakeLists.txt", TWO), ("some.lua", SOME), ("second.lua", SECOND), ("wrapped.c", WRAPPED), ("two.c", TWO_C),
                       ("more.c", '#include "second_promotion.h"\nint more(void);\nint more(void) { return SECOND_U8; }\n')):
        project.write(file, text)
    return project


def several_configurations(failures, work, prefix):
    project = two(work, prefix, "configurations", "Ninja Multi-Config")
    status, output = project.configure()
    for configuration in ("Debug", "Release"):
        status, output = project.build("--config", configuration)
        failures.check(status == 0, f"{configuration}: {output}")
        status, output = project.program(f"{configuration}/two")
        failures.check(status == 0, f"{configuration}: the program ends with {status}: {output}")
    status, output = project.build("--config", "Debug")
    failures.check("no work to do" in output, f"Debug again: {output}")


def compiler_without(failures, work, prefix):
    """A compiler that does not know AVX-512, or nothing after the base: those kernels are left out, and it says so."""
    if os.uname().machine != "x86_64":
        return
    for flag, lost, best in (("-mavx512*", ["AVX512"], "avx2"), ("-mavx*", ["AVX2", "AVX512"], "vector")):
        project = two(work, prefix, "without" + lost[0])
        project.write("old", f'#!/bin/sh\nfor word; do case $word in {flag}) echo "unknown $word" >&2; exit 1;; esac; done\n'
                             f'exec "{os.environ.get("CC", "cc")}" "$@"\n')
        os.chmod(project.path("old"), 0o755)
        status, output = project.configure("-DCMAKE_C_COMPILER=" + project.path("old"))
        for isa in lost:
            failures.check(f"no kernels for {isa}" in output, f"{flag}: {output}")
        status, output = project.build()
        failures.check(status == 0, f"{flag}: {output}")
        status, output = project.program("two")
        failures.check(status == 0 and output.strip() in ("scalar", best), f"{flag}: {status} {output}")


BASELINE = """joinery_generate(TARGET lean SPEC lean.lua ASSUME_BASELINE)
joinery_generate(TARGET full SPEC lean.lua)
foreach(library lean full)
  add_executable(use_${library} use.c)
  target_link_libraries(use_${library} PRIVATE ${library})
endforeach()
"""
LEAN = """return { name = "lean", dtypes = { { "q31", kind = "fixed", bits = 32, fraction = 31 }, "f64" }, promotes = { q31 = { "f64" } },
         ops = { "add", "multiply" } }
"""
USE = """#include <stdio.h>
#include "lean_kernels.h"
int main(void) {
    const int32_t half = 1 << 30;
    const double x = 1.5;
    int32_t product = 0;
    double sum = 0;
    const bool done = lean_multiply(1, LEAN_Q31, &half, 0, LEAN_Q31, &half, 0, &product, 0) == LEAN_OK &&
                      lean_add(1, LEAN_Q31, &half, 0, LEAN_F64, &x, 0, &sum, 0) == LEAN_OK;
    puts(lean_isa());
    return !done || product != 1 << 29 || (int)(sum * 2) != 4;
}
"""


def baseline_is_assumed(failures, work, prefix):
    """Portable C is left out where something faster is always there, but for what that has no kernel of: products of q31."""
    machine = os.uname().machine
    if machine not in ("x86_64", "aarch64"):
        return
    levels = (("-march=x86-64-v3", "avx2"), ("", None)) if machine == "x86_64" else (("", "neon"),)
    for flags, best in levels:
        project = Project(os.path.join(work, "baseline" + flags), prefix)
        for file, text in (("CMakeLists.txt", HEAD.format(languages="C") + BASELINE), ("lean.lua", LEAN), ("use.c", USE)):
            project.write(file, text)
        status, output = project.configure(f"-DCMAKE_C_FLAGS={flags} -Wall -Wextra -Wpedantic -Werror")
        failures.check(status == 0, f"{flags}: {output}")
        status, output = project.build()
        failures.check(status == 0, f"{flags}: {output}")
        linked = {}
        for name in ("lean", "full"):
            symbols = project.run("nm", os.path.join(project.binary, "use_" + name))[1]
            linked[name] = set(re.findall(r" lean_(\w+)_(scalar|avx2|avx512|neon)$", symbols, re.MULTILINE))
        rest = {kernel for kernel in linked["full"] if not best or kernel[1] != "scalar" or kernel[0].startswith("multiply")}
        failures.check(("add_f64_f64", "scalar") in linked["full"] and ("multiply_q31_q31", "scalar") in rest,
                       f"{flags}: without the option portable C is there: {linked['full']}")
        failures.check(rest <= linked["lean"], f"{flags}: what is needed is there: {linked['lean']}")
        failures.check(bool(best) == (("add_f64_f64", "scalar") not in linked["lean"]), f"{flags}: what is left: {linked['lean']}")
        if best == "avx2" and not has_avx2():
            continue
        for isa in ("", "scalar"):
            status, output = project.run(os.path.join(project.binary, "use_lean"), environment={"LEAN_ISA": isa})
            failures.check(status == 0 and (not best or output.strip() != "scalar"), f"{flags}, LEAN_ISA={isa}: {status} {output}")


def has_avx2():
    with open("/proc/cpuinfo", encoding="ascii", errors="replace") as file:
        return re.search(r"^flags.* avx2 ", file.read(), re.MULTILINE)


def tables_without_c(failures, work, prefix):
    """Tables are headers: a project in C++ alone, and one without any language."""
    project = Project(os.path.join(work, "cxx"), prefix)
    project.write("CMakeLists.txt", HEAD.format(languages="CXX") + """joinery_generate(TARGET tables SPEC numpy EMIT tables)
add_executable(cxx cxx.cpp)
target_link_libraries(cxx PRIVATE tables)
target_compile_features(cxx PRIVATE cxx_std_17)
install(TARGETS tables PUBLIC_HEADER DESTINATION include)
""")
    project.write("cxx.cpp", """#include "numpy_promotion.hpp"
static_assert(numpy::promote_types(NUMPY_I8, NUMPY_U8) == NUMPY_I16);
int main() { return 0; }
""")
    status, output = project.configure()
    failures.check(status == 0 and project.build()[0] == 0 and project.program("cxx")[0] == 0, f"C++ alone: {output}")
    project.run("cmake", "--install", project.binary, "--prefix", project.path("stage"))
    failures.check(sorted(os.listdir(project.path("stage/include"))) == ["numpy_promotion.h", "numpy_promotion.hpp"], "installed headers")


def as_the_readme_says(failures, work, prefix):
    """The project that the README shows."""
    with open(os.path.join(prefix, "share", "doc", "joinery", "README.md"), encoding="utf-8") as file:
        shown = re.search(r"```cmake\n(.*?)```", file.read(), re.DOTALL)[1]
    project = Project(os.path.join(work, "readme"), prefix)
    project.write("CMakeLists.txt", shown)
    project.write("specs/mylib.lua", SOME.replace("some", "mylib"))
    project.write("mylib.c", '#include "mylib_promotion.h"\nint mylib(void);\nint mylib(void) { return MYLIB_DTYPE_COUNT; }\n')
    status, output = project.configure()
    failures.check(status == 0 and project.build("--target", "mylib")[0] == 0, f"the README's project: {output}")


MISTAKES = (
    ("C", "SPEC jax", "it needs TARGET"),
    ("C", "TARGET t", "it needs TARGET, the name of the library to make, and SPEC"),
    ("C", "TARGET t SPEC jax OPTS add", "unknown argument 'OPTS add': the arguments are TARGET, SPEC, .*SHARED, ASSUME_BASELINE and TEMPLATES"),
    ("C", "TARGET t SPEC jax OPS", "there is no value after OPS"),
    ("C", "TARGET t SPEC jax OPS ad", "did you mean add"),
    ("C", "TARGET t SPEC jaxx EMIT tables", "there is no installed spec and no file .jaxx"),
    ("C", "TARGET t SPEC specs/none.lua", "there is no file .*specs/none.lua"),
    ("C", "TARGET t SPEC jax EMIT kernels", "kernels need dispatch and tables, .* leave out EMIT for all three"),
    ("C", "TARGET t SPEC jax EMITS tables", "unknown argument 'EMITS tables': .* and TEMPLATES"),
    ("C", "TARGET t SPEC jax EMIT tabels", r"unknown word 'tabels' in --emit \(did you mean tables"),
    ("C", "TARGET t SPEC jax EMIT tables SHARED", "SHARED needs kernels"),
    ("C", "TARGET t SPEC jax KERNELS fused", "pairwise"),
    ("C", "TARGET t SPEC jax PREFIX 1x EMIT tables", "1x"),
    ("C", "TARGET t SPEC jax TEMPLATES none EMIT tables", "none"),
    ("C", "TARGET t SPEC bad.lua", "bad.lua:1:64: error"),
    ("C", "TARGET t SPEC unlawful.lua", "a required law fails"),
    ("C", "TARGET .. SPEC jax EMIT tables", "that cannot name a target"),
    ("C", "TARGET . SPEC jax EMIT tables", "that cannot name a target"),
    ("C", "TARGET ../../precious SPEC jax EMIT tables", "that cannot name a target"),
    ("C", "TARGET a/b SPEC jax EMIT tables", "that cannot name a target"),
    ("C", "TARGET -t SPEC jax EMIT tables", "that cannot name a target"),
    ("C", "TARGET [[a;b]] SPEC jax EMIT tables", "that cannot name a target"),
    ("C", "TARGET t SPEC [[specs/a;b.lua]] EMIT tables", "CMake's lists do not hold the path .*specs/a;b.lua"),
    ("C", "TARGET t SPEC jax EMIT tables TEMPLATES [==[a [b]==]", "CMake's lists do not hold the path .*/a .b"),
    ("C", "TARGET t SPEC semicolon.lua EMIT tables", "CMake's lists do not hold the path of a file that the spec needs"),
    ("C", "TARGET t SPEC bracket.lua EMIT tables", "CMake's lists do not hold the path of a file that the spec needs"),
    ("CXX", "TARGET t SPEC jax", r"kernels are C, .*LANGUAGES C"),
)


# Names that the files of another target's runs could have.
SIBLINGS = "".join(f"joinery_generate(TARGET {name} SPEC jax EMIT tables)\n" for name in ("x", "x.d", "x.cmake", "x.started", "x+y", "_"))


def wrong_uses(failures, work, prefix):
    project = Project(os.path.join(work, "wrong uses"), prefix)
    project.write("bad.lua", 'return { name = "bad", dtypes = { "i8" }, promotes = { i8 = { "i9" } } }\n')
    project.write("unlawful.lua", 'return { name = "unlawful", dtypes = { "i8", "u8" }, promotes = {} }\n')
    project.write("semicolon.lua", 'return { extends = "a;b", name = "s" }\n')
    project.write("bracket.lua", 'return { extends = "a[b", name = "s" }\n')
    project.write("a[b.lua", 'return { name = "ab", dtypes = { "i8" }, promotes = {} }\n')
    project.write("a;b.lua", 'return { name = "ab", dtypes = { "i8" }, promotes = {} }\n')
    project.write("build/precious/file", "Nobody else has it.\n")
    for languages, arguments, wanted in MISTAKES:
        project.write("CMakeLists.txt", HEAD.format(languages=languages) + f"joinery_generate({arguments})\n")
        status, output = project.configure()
        said = " ".join(output.split())
        failures.check(status != 0 and re.search(wanted, said), f"joinery_generate({arguments}): {status} {output}")
    failures.check(os.path.exists(project.path("build/precious/file")), "joinery_generate removed what is not its own")
    project.write("CMakeLists.txt", HEAD.format(languages="C") + "joinery_generate(TARGET t SPEC jax EMIT tables)\n" * 2)
    status, output = project.configure()
    failures.check(status != 0 and "there is a target of that name" in output, f"two of a name: {output}")


def programs_that_will_not_do(failures, work, prefix):
    project = Project(os.path.join(work, "programs"), prefix)
    project.write("CMakeLists.txt", HEAD.format(languages="NONE") + "joinery_generate(TARGET t SPEC jax EMIT tables)\n")
    for name, text, wanted in (("old", "echo joinery 0.0.9", "is joinery 0.0.9, not"), ("foreign", "exit 126", "does not run on this machine")):
        project.write(name, f"#!/bin/sh\n{text}\n")
        os.chmod(project.path(name), 0o755)
        status, output = project.configure("-DJOINERY_HOST_EXECUTABLE=" + project.path(name))
        failures.check(status != 0 and wanted in " ".join(output.split()), f"{name}: {output}")
    for name in ("joinery", "../bin/joinery"):
        status, output = project.configure("-DJOINERY_HOST_EXECUTABLE=" + name)
        failures.check(status != 0 and "must be the whole path" in " ".join(output.split()), f"{name}: {output}")
    status, output = project.configure("-DJOINERY_HOST_EXECUTABLE=" + os.path.join(prefix, "bin", "joinery"))
    failures.check(status == 0, f"the right program: {output}")
    project.write("CMakeLists.txt", HEAD.format(languages="NONE") + SIBLINGS)
    for run in range(2):
        status, output = project.configure()
        failures.check(status == 0, f"targets with names of files, run {run}: {output}")


STUBS = """return { name = "mine", dtypes = { "i8", "f32", "f64" }, promotes = { i8 = { "f32" }, f32 = { "f64" } }, ops = { only = true,
  half = { arity = 1, stub = { header = "halves.h", scalar = "half_%s", link = { "halves", "m" } } },
  thrice = { arity = 1, stub = { link = { "m" } } } } }
"""
HALVES = """#include "halves.h"
float half_f32(float x) { return x / 2; }
double half_f64(double x) { return x / 2; }
int8_t half_i8(int8_t x) { return (int8_t)(x / 2); }
"""
HALVES_H = """#include <stdint.h>
float half_f32(float x);
double half_f64(double x);
int8_t half_i8(int8_t x);
"""
USES_HALVES = """#include "mine_kernels.h"
int main(void) {
    float x[3] = {1, 2, 3};
    return mine_half(3, MINE_F32, x, 4, x, 4) != MINE_OK || x[0] != 0.5f || x[1] != 1 || x[2] != 1.5f;
}
"""


def functions_of_the_host(failures, work, prefix):
    """Kernels find the header of a stub beside the spec, and programs the library of its functions, which a static one of
    kernels asks for. The lists and pkg-config name libraries once, of the operations that are chosen."""
    project = Project(os.path.join(work, "host"), prefix)
    project.write("CMakeLists.txt", HEAD.format(languages="C") + """
add_library(halves STATIC words/halves.c)
set_target_properties(halves PROPERTIES POSITION_INDEPENDENT_CODE ON)
foreach(kind "" SHARED)
  joinery_generate(TARGET mine${kind} SPEC words/mine.lua OPS half ${kind} EMIT tables dispatch kernels pc)
  add_executable(use${kind} use.c)
  target_link_libraries(use${kind} PRIVATE mine${kind})
endforeach()
""")
    for file, text in ("words/mine.lua", STUBS), ("words/halves.c", HALVES), ("words/halves.h", HALVES_H), ("use.c", USES_HALVES):
        project.write(file, text)
    status, output = project.configure()
    failures.check(status == 0, output)
    status, output = project.build()
    failures.check(status == 0, output)
    for name in "use", "useSHARED":
        status, output = project.program(name)
        failures.check(status == 0, f"{name}: {status} {output}")
    made = os.path.join("build", "joinery_generated", "mine")
    for name, line in (("mine_sources.mk", "MINE_LIBRARIES = -lhalves -lm"), ("mine.pc", "Libs.private: -lhalves -lm")):
        failures.check(line in project.read(os.path.join(made, name)).splitlines(), f"{name}: there is no {line}")
    with open(project.path(os.path.join(made, "mine.json")), encoding="utf-8") as file:
        stubs = json.load(file)["stubs"]
    wanted = [{"op": "half", "header": "halves.h", "libraries": ["halves", "m"],
               "functions": {"scalar": ["half_i8", "half_f32", "half_f64"]}}]
    failures.check(stubs == wanted, f"the manifest has {stubs}")


def main():
    prefix, work = map(os.path.abspath, sys.argv[1:3])
    failures = Failures()
    for way in (several_configurations, compiler_without, baseline_is_assumed, tables_without_c, functions_of_the_host,
                as_the_readme_says, wrong_uses, programs_that_will_not_do):
        way(failures, work, prefix)
    failures.finish()


main()
