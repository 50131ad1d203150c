#!/usr/bin/env python3
"""Constant expressions, _Generic and type traits by example, and what a wrong use of the traits says.

usage: constants.py JOINERY WORK_DIR
"""

import os
import shutil
import sys

from common import C, CXX, HERE, WARNINGS, Failures, Generated, fresh_folder, run, write

SWITCHES = ["-Wsign-compare", "-Wswitch", "-Wswitch-enum"]
WRONG_TRAITS = [
    ("using t = jax::promote_t<int, void *>;", "jax: this type is not that of a dtype"),
    ("using t = jax::type_of_t<JAX_NO_DTYPE>;", "jax: this is no dtype"),
    ("auto t = jax::result_type(JAX_B, 1);", "jax: result_type takes dtypes"),
]
WRONG_VALUES = [("using t = values::type_of_t<static_cast<values_dtype>(5)>;", "values: this is no dtype")]
WRONG_KINDS = [
    ("using t = kinds::promote_t<float, kinds_q7>;", "kinds: no promotion between these dtypes"),
    ("using t = kinds::type_of_t<KINDS_DATE>;", "kinds: this dtype is abstract, it has no C++ type"),
]


def compiles(failures, generated, compiler, flags, source, program):
    command = [compiler, *flags, *WARNINGS, f"-I{generated.folder}", f"-I{HERE}", os.path.join(HERE, source)]
    status, output = run([*command, *(["-o", program] if program else ["-c", "-o", os.devnull])])
    if failures.check(status == 0, f"{' '.join(command)}\n{output}") and program:
        status, output = run([program])
        failures.check(status == 0, f"{source} as {flags} by {compiler}: exit {status}\n{output}")


# C++23's <stdfloat>, which the compilers of today's tests lack
STDFLOAT = """#pragma once
namespace std {
#ifdef __FLT16_MANT_DIG__
__extension__ typedef _Float16 float16_t;
#else
struct float16_t { unsigned short bits; };
#endif
struct bfloat16_t { unsigned short bits; };
}
"""
CROSS = "aarch64-linux-gnu-gcc"


def check_native_floats(failures, joinery, work, jax, kinds):
    """_Float16, __bf16 and the like where compilers have them, and dtypes of those formats by any name."""
    compiles(failures, kinds, "gcc", ["-std=c11", "-DNEEDS_HALF"], "constants_kinds.c", None)
    compiles(failures, kinds, "clang", ["-std=c11", "-mavx512fp16", "-DNEEDS_HALF"], "constants_kinds.c", None)
    compiles(failures, jax, "g++", ["-std=c++17", "-DNEEDS_HALF"], "traits.cpp", None)
    compiles(failures, jax, "clang++", ["-std=c++17", "-mavx512fp16", "-DNEEDS_HALF"], "traits.cpp", None)
    if shutil.which(CROSS):
        compiles(failures, kinds, CROSS, ["-std=c11", "-DNEEDS_HALF", "-DNEEDS_ARM"], "constants_kinds.c", None)
        compiles(failures, kinds, CROSS, ["-std=c2x", "-march=armv8.2-a+fp16+bf16", "-DNEEDS_ARM"], "constants_kinds.c", None)
    write(work, "stdfloat", STDFLOAT)
    for compiler, _ in CXX:
        compiles(failures, jax, compiler, ["-std=c++2b", f"-I{work}", "-D__STDCPP_FLOAT16_T__=1", "-D__STDCPP_BFLOAT16_T__=1"],
                 "traits.cpp", None)
    spec = write(work, "renamed.lua",
                 "return { name = 'renamed', laws = {}, promotes = { half = { 'single' } }, dtypes = { { 'half', as = 'f16' }, "
                 "{ 'single', as = 'f32' }, { 'f16', kind = 'int', bits = 4 }, { 'pair', as = 'c64' } } }\n")
    renamed = Generated(joinery, work, spec)
    path = write(work, "renamed.cpp", '#include <complex>\n#include "renamed_promotion.hpp"\n'
                 "__extension__ typedef _Float16 float16;\n"
                 "static_assert(renamed::dtype_of_v<float16> == RENAMED_HALF && renamed::dtype_of_v<float> == RENAMED_SINGLE);\n"
                 "static_assert(renamed::dtype_of_v<std::complex<float>> == RENAMED_PAIR);\n"
                 "static_assert(std::is_same_v<renamed::promote_t<float16, float>, float>);\n")
    compiles(failures, renamed, "g++", ["-std=c++17"], path, None)
    path = write(work, "renamed.c", '#include "renamed_promotion.h"\n__extension__ typedef _Float16 float16;\nfloat16 half;\n'
                 '_Static_assert(RENAMED_DTYPE_OF(half) == RENAMED_HALF && RENAMED_DTYPE_OF(1.0f) == RENAMED_SINGLE, "");\n'
                 'renamed_f16 four;\n_Static_assert(RENAMED_DTYPE_OF(four) == RENAMED_F16, "");\n')
    compiles(failures, renamed, "gcc", ["-std=c11"], path, None)


def check_wrong(failures, generated, cases):
    """One readable message, and not one about something else beside it."""
    source = os.path.join(generated.folder, "wrong.cpp")
    for text, message in cases:
        write(source, f'#include "{generated.prefix}_promotion.hpp"\n{text}\n')
        for compiler, _ in CXX:
            status, output = run([compiler, "-std=c++17", f"-I{generated.folder}", f"-I{HERE}", "-c", source, "-o", os.devnull])
            errors = [line for line in output.splitlines() if "error:" in line]
            failures.check(status != 0 and len(errors) == 1 and message in errors[0], f"{compiler}: {text}\n{output}")


def main():
    joinery, work = sys.argv[1], fresh_folder(sys.argv[2])
    failures = Failures()
    program = os.path.join(work, "program")
    jax = Generated(joinery, work, "jax")
    kinds = Generated(joinery, work, os.path.join(HERE, "specs", "kinds.lua"))
    for compiler, _ in C:
        for standard in ("c11", "c2x"):
            compiles(failures, jax, compiler, [f"-std={standard}"], "constants.c", None)
            compiles(failures, kinds, compiler, [f"-std={standard}"], "constants_kinds.c", program)
        for standard in ("c99", "c11", "c2x"):
            compiles(failures, jax, compiler, [f"-std={standard}", *SWITCHES], "enumeration.c", program)
        # what is a constant expression may not depend on optimization, or on the sign of char
        compiles(failures, jax, compiler, ["-std=c11", "-O0", "-funsigned-char"], "constants.c", None)
    for compiler, _ in CXX:
        for standard in ("c++17", "c++2b"):
            compiles(failures, jax, compiler, [f"-std={standard}"], "traits.cpp", program)
        for standard in ("c++11", "c++17", "c++20"):
            compiles(failures, jax, compiler, [f"-std={standard}", *SWITCHES, "-x", "c++"], "enumeration.c", program)
    check_native_floats(failures, joinery, work, jax, kinds)
    check_wrong(failures, jax, WRONG_TRAITS)
    check_wrong(failures, kinds, WRONG_KINDS)
    check_wrong(failures, Generated(joinery, work, os.path.join(HERE, "specs", "values.lua")), WRONG_VALUES)
    failures.finish()


main()
