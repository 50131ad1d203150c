#!/usr/bin/env python3
"""Kernels, declarations and dispatch are there for what is chosen, and for nothing else: conversions, and the dtypes of an
operation, by --ops and by the spec; and for portable C alone no choice of an instruction set. What is there compiles without a
warning and answers as it should.

usage: chosen.py JOINERY WORK_DIR
"""

import json
import os
import shlex
import shutil
import sys

from common import C, CXX, WARNINGS, Failures, fresh_folder, read, run, write

SPEC = """return {{
  name = "few", dtypes = {{ "b", "u8", "i8", "i16", "f16", "f32" }}, sets = {{ REAL = "i8 f32" }},
  promotes = {{ b = {{ "u8", "i8" }}, u8 = {{ "i16" }}, i8 = {{ "i16" }}, i16 = {{ "f16" }}, f16 = {{ "f32" }} }},
  {}
}}
"""

OWN_WARNINGS = ["-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow", "-Werror"]  # of what is compiled, not included

# what each choice has: by --ops, and in the spec
CHOICES = [
    ("add", None, ""),
    ("arithmetic", None, ""),
    ("checked_convert=false", None, "convert"),
    ("convert_in_range=false,convert_same_value=false", None, "convert"),
    ("convert_in_range=false", None, "convert same_value"),
    ("add,convert_in_range", None, "convert in_range"),
    ("checked_convert,convert_same_value=false", None, "convert in_range"),
    ("convert_same_value,checked_convert", None, "convert same_value in_range"),
    ("less=false", None, "convert same_value in_range"),
    ("add,convert", None, "convert"),
    ("add,checked_convert", None, "convert same_value in_range"),
    ("add,convert=false", None, ""),
    ("convert", None, "convert"),
    ("checked_convert=false,add", None, ""),
    ("where,clip,convert=false", None, ""),
    ("floor_divide,sqrt,convert=f32", None, "convert"),
    ("add=REAL,sqrt,convert=REAL", None, "convert"),
    (None, 'ops = { "add" }', "convert same_value in_range"),
    (None, 'ops = { "add", "convert" }', "convert"),
    (None, 'ops = { "add", convert = false }', ""),
    (None, 'ops = { "add", checked_convert = { kernels = "REAL" } }', "convert same_value in_range"),
    (None, 'ops = { "add", convert = { kernels = "REAL" } }', "convert"),
    (None, 'ops = { "add", convert_in_range = { kernels = "REAL" } }', "convert in_range"),
    (None, 'ops = { "add", "checked_convert", convert_in_range = false }', "convert same_value"),
    (None, 'ops = { convert_same_value = false, convert_in_range = false }', "convert"),
    ("checked_convert", 'ops = { "add", "convert_same_value" }', "convert same_value"),
    ("add", 'ops = { "add", "less", checked_convert = false }', ""),
    ("less=false", 'ops = { "add", "less", checked_convert = false }', "convert"),
]

# expressions of C that hold, by the spec and the operations
ANSWERS = [
    ("add=f32 i8,convert=f16", None, [
        "few_binary_out_dtype(FEW_ADD, FEW_F32, FEW_I8) == FEW_F32",
        "few_binary_out_dtype(FEW_ADD, FEW_F32, FEW_F16) == FEW_NO_DTYPE",
        "few_add(0, FEW_I16, 0, 0, FEW_I16, 0, 0, 0, 0) == FEW_NO_KERNEL",
        "few_promote_types(FEW_I16, FEW_F16) == FEW_F16",
        "few_convert(0, FEW_F16, 0, 0, FEW_F16, 0, 0) == FEW_OK",
        "few_convert(0, FEW_F16, 0, 0, FEW_F32, 0, 0) == FEW_NO_KERNEL",
        "!few_find_convert(FEW_I8, FEW_F32, \"scalar\")",
    ]),
    ("floor_divide=REAL,where=f32,convert=i8", 'ops = { "floor_divide", "where", "convert" }', [
        "few_floor_divide(1, FEW_I8, (int8_t[]){7}, 1, FEW_F32, (float[]){2}, 4, out, 4) == FEW_OK && out[0] == 3",
        "few_where(1, FEW_B, (bool[]){true}, 1, FEW_I16, (int16_t[]){9}, 2, FEW_F32, (float[]){2}, 4, out, 4) == FEW_OK"
        " && out[0] == 9",
        "few_where_out_dtype(FEW_I8, FEW_I8) == FEW_NO_DTYPE",
        "few_convert(0, FEW_I8, 0, 0, FEW_F32, 0, 0) == FEW_NO_KERNEL",
        "!few_find_convert(FEW_I8, FEW_F32, \"scalar\")",
        "few_convert(1, FEW_I8, (int8_t[]){5}, 1, FEW_I8, out, 1) == FEW_OK && *(int8_t *)out == 5",
    ]),
    (None, 'ops = { "less", add = { signatures = { "f16 f32 -> f16", "f16 f32 -> f32", "f16 f16 -> f16 in f32",'
     ' "f32 i8 -> f16 in f32", "i8 u8 -> f32" } }, multiply = { compute = { f16 = "f32", i16 = "f32" } },'
     ' fma = { signatures = { "f16 f16 f32 -> f32" } } }', [
        "few_add_result(FEW_F16, FEW_F32) == FEW_F16 && few_add_result(FEW_F32, FEW_F16) == FEW_NO_DTYPE",
        "few_add(1, FEW_F16, (uint16_t[]){0x3c00}, 2, FEW_F32, (float[]){0x1.002p0f}, 4, out, 2) == FEW_OK"
        " && *(uint16_t *)out == 0x4000",  # 1 + 2^-11 becomes 1 in f16
        "few_add(1, FEW_F16, (uint16_t[]){0x3c00}, 2, FEW_F16, (uint16_t[]){0x1400}, 2, out, 2) == FEW_OK"
        " && *(uint16_t *)out == 0x3c01",
        "few_add(1, FEW_I8, (int8_t[]){-1}, 1, FEW_U8, (uint8_t[]){255}, 1, out, 4) == FEW_OK && *(float *)out == 254",
        "few_add_result(FEW_F32, FEW_I8) == FEW_F16",
        "few_add(1, FEW_F32, (float[]){0x1.002p0f}, 4, FEW_I8, (int8_t[]){-1}, 1, out, 2) == FEW_OK"
        " && *(uint16_t *)out == 0x1000",  # 2^-11: the sum is f16, the operands are not
        "few_multiply_result(FEW_I16, FEW_F16) == FEW_F16 && few_multiply_result(FEW_I16, FEW_I16) == FEW_I16",
        "few_multiply(1, FEW_I16, (int16_t[]){4097}, 2, FEW_F16, (uint16_t[]){0x3c00}, 2, out, 2) == FEW_OK"
        " && *(uint16_t *)out == 0x6c00",  # 4097 becomes 4096 in f16, after the product in f32
        "few_multiply(1, FEW_I16, (int16_t[]){181}, 2, FEW_I16, (int16_t[]){-181}, 2, out, 2) == FEW_OK"
        " && *(int16_t *)out == -32761",
        "few_multiply(0, FEW_I8, 0, 0, FEW_F16, 0, 0, 0, 0) == FEW_OK",
        "few_multiply(0, FEW_I8, 0, 0, FEW_I8, 0, 0, 0, 0) == FEW_OK",
        "few_fma_result(FEW_F16, FEW_F16, FEW_F32) == FEW_F32 && few_fma_result(FEW_F16, FEW_F16, FEW_F16) == FEW_NO_DTYPE",
    ]),
    (None, 'ops = { only = true, less = { compute = "f16" }, logical_and = { compute = "f16" }, equal = { compute = "f32" } }', [
        "few_less(0, FEW_I16, 0, 0, FEW_F16, 0, 0, 0, 0) == FEW_OK",
        "few_logical_and(0, FEW_F32, 0, 0, FEW_F16, 0, 0, 0, 0) == FEW_NO_KERNEL",  # a small f32 is true, and 0 in f16
        "few_logical_and(0, FEW_I8, 0, 0, FEW_F16, 0, 0, 0, 0) == FEW_OK",
        "few_equal(0, FEW_I8, 0, 0, FEW_U8, 0, 0, 0, 0) == FEW_OK && few_equal_result(FEW_I8, FEW_U8) == FEW_B",
    ]),
    (None, 'ops = { "add", sqrt = { kernels = "f32" }, checked_convert = { kernels = "REAL" } }', [
        "few_unary_out_dtype(FEW_SQRT, FEW_F32) == FEW_F32",
        "few_unary_out_dtype(FEW_SQRT, FEW_F16) == FEW_NO_DTYPE",
        "few_convert(0, FEW_F16, 0, 0, FEW_F32, 0, 0) == FEW_OK",
        "few_convert_checked(FEW_CHECK_IN_RANGE, 0, FEW_F32, 0, 0, FEW_I8, 0, 0, 0, 0, 0) == FEW_OK",
        "few_convert_checked(FEW_CHECK_IN_RANGE, 0, FEW_F32, 0, 0, FEW_I16, 0, 0, 0, 0, 0) == FEW_NO_KERNEL",
    ]),
    ("checked_convert=f32 i8 i16,convert_in_range=REAL", 'in_range = "exact_or_nan"', [
        "few_convert_checked(FEW_CHECK_SAME_VALUE, 0, FEW_F32, 0, 0, FEW_I16, 0, 0, 0, 0, 0) == FEW_OK",
        "few_convert_checked(FEW_CHECK_IN_RANGE, 0, FEW_F32, 0, 0, FEW_I16, 0, 0, 0, 0, 0) == FEW_NO_KERNEL",
        "few_convert_checked(FEW_CHECK_IN_RANGE, 0, FEW_F32, 0, 0, FEW_I8, 0, 0, 0, 0, 0) == FEW_OK",
    ]),
    ("convert_in_range", 'in_range = "exact_or_nan"', [
        "FEW_CHECK_IN_RANGE == 1",
        "few_convert_checked((few_check)0, 0, FEW_F32, 0, 0, FEW_I8, 0, 0, 0, 0, 0) == FEW_BAD_ARGUMENT",
        "few_convert_checked((few_check)2, 0, FEW_F32, 0, 0, FEW_I8, 0, 0, 0, 0, 0) == FEW_BAD_ARGUMENT",
        "!few_find_convert_checked((few_check)0, FEW_F32, FEW_I8, \"scalar\")",
        "few_convert_checked(FEW_CHECK_IN_RANGE, 3, FEW_F32, (float[]){127, 127.5f, -0.0f / 0.0f}, 4, FEW_I8, out, 1, failed, 0, 0)"
        " == FEW_OK && failed[0] == 2",
    ]),
    ("convert_same_value", None, [
        "FEW_CHECK_SAME_VALUE == 0",
        "few_convert_checked((few_check)1, 0, FEW_F32, 0, 0, FEW_I8, 0, 0, 0, 0, 0) == FEW_BAD_ARGUMENT",
    ]),
    ("magnitude", 'ops = { "add", magnitude = { arity = 1, domain = "float",'
     ' stub = { header = "<math.h>", scalar = { f32 = "fabsf" } } } }', [
        "few_magnitude(1, FEW_F32, (float[]){-2}, 4, out, 4) == FEW_OK && out[0] == 2",
        "few_unary_out_dtype(FEW_MAGNITUDE, FEW_F16) == FEW_F16",
        "few_unary_out_dtype(FEW_MAGNITUDE, FEW_I8) == FEW_NO_DTYPE",
    ]),
]

# what is refused: --ops, the spec, and a part of the message
REFUSED = [
    ("convertt", None, "did you mean convert?"),
    ("add=f33", None, "few has no dtype, set or kind 'f33'"),
    ("add=", None, "there is nothing after an ="),
    ("convert", "ops = { convert = false }", "few leaves out 'convert'"),
    ("convert_in_range", "ops = { convert_in_range = false }", "few leaves out 'convert_in_range'"),
    ("checked_convert", 'ops = { "convert" }', "few leaves out 'checked_convert'"),
    ("bitwise_and", 'ops = { bitwise_and = { kernels = "float" } }', "`kernels` leaves out all dtypes that it has kernels for"),
]


# what a dispatch of portable C alone needs of a C library, so that a machine without an operating system runs it
BARE = {"memcpy", "memset", "memmove", "memcmp", "strcmp"}


def generate(joinery, work, name, ops, field, more=()):
    spec, folder = os.path.join(work, f"{name}.lua"), os.path.join(work, name)
    write(spec, SPEC.format(field or ""))
    choice = ["--ops", ops] if ops else []
    return folder, *run([joinery, "generate", spec, "-o", folder, "--isa", "scalar", *choice, *more])


def check_choice(joinery, work, number, choice, failures):
    ops, field, expected = choice
    what = ops or field
    folder, status, output = generate(joinery, work, f"choice{number}", ops, field)
    if not failures.check(status == 0, f"{what}: exit {status}: {output}"):
        return
    header, dispatch = read(folder, "few_kernels.h"), read(folder, "few_dispatch.c")
    expected, kernels = expected.split(), os.listdir(os.path.join(folder, "kernels"))
    checks = [word for word in ("same_value", "in_range") if word in expected]
    for name, is_there in ("few_convert(", "convert" in expected), ("few_binary_into(", "convert" in expected), \
            ("few_convert_checked(", bool(checks)):
        for text in header, dispatch:
            failures.check((name in text) == is_there, f"{what}: {name} in {text[:40]}")
    for check in "same_value", "in_range":
        failures.check(any(check in file for file in kernels) == (check in checks), f"{what}: {kernels}")
        failures.check((f"FEW_CHECK_{check.upper()}" in header) == (check in checks), f"{what}: {check} in the header")
    named = ["checked_convert"] if len(checks) == 2 else [f"convert_{check}" for check in checks]
    conversions = json.loads(read(folder, "few.json"))["options"]["conversions"]
    failures.check(conversions == [*(["convert"] if "convert" in expected else []), *named], f"{what}: {conversions}")
    for compiler, _ in C:
        if shutil.which(compiler):
            command = [compiler, "-std=c11", *OWN_WARNINGS, "-I", folder, "-c", "-o", os.path.join(folder, "d.o")]
            failures.check(*reverse(run([*command, os.path.join(folder, "few_dispatch.c")]), what))
    compiler, flags = CXX[0]
    failures.check(*reverse(run([compiler, "-std=c++17", *WARNINGS, *flags, "-I", folder, "-fsyntax-only", "-x", "c++",
                                 "-include", "few_kernels.hpp", os.devnull]), what))


def reverse(result, what):
    return result[0] == 0, f"{what}: {result[1]}"


def check_answers(joinery, work, number, answers, failures):
    ops, field, expressions = answers
    folder, status, output = generate(joinery, work, f"answers{number}", ops, field)
    if not failures.check(status == 0, f"{ops or field}: exit {status}: {output}"):
        return
    failures.check(not ops or f"--ops {shlex.quote(ops)}" in read(folder, "few_kernels.h"), f"{ops}: no shell takes the command so")
    source, program = os.path.join(folder, "main.c"), os.path.join(folder, "main")
    with open(source, "w", encoding="utf-8") as file:
        file.write('#include "few_kernels.h"\n#include <stdio.h>\nint main(void) {\n    float out[1] = {0};\n    uint32_t failed[1];\n    (void)out, (void)failed;\n')
        for expression in expressions:
            text = expression.replace('"', "'")
            file.write(f'    if (!({expression})) puts("{text}");\n')
        file.write("}\n")
    kernels = [os.path.join(folder, "kernels", name) for name in os.listdir(os.path.join(folder, "kernels")) if name.endswith(".c")]
    status, output = run([os.environ.get("CC", "cc"), "-std=c11", "-ffp-contract=off", "-I", folder, source,
                          os.path.join(folder, "few_dispatch.c"), *kernels, "-o", program])
    if failures.check(status == 0, output):
        status, output = run([program])
        failures.check(status == 0 and not output, f"{ops or field}: {output}")


def check_bare(joinery, work, failures):
    """Portable C alone: there is nothing to choose, so nothing asks the environment, the CPU or other threads."""
    folder, status, output = generate(joinery, work, "bare", "add,floor_divide,where,convert", None)
    if not failures.check(status == 0, output):
        return
    dispatch, made = os.path.join(folder, "few_dispatch.c"), os.path.join(folder, "dispatch.o")
    flags = ["-std=c11", "-O2", "-ffp-contract=off", *OWN_WARNINGS, "-I", folder, "-c"]
    failures.check(*reverse(run([os.environ.get("CC", "cc"), *flags, dispatch, "-o", made]), "bare"))
    _, output = run(["nm", "-u", made])
    needed = {line.split()[-1] for line in output.splitlines()}
    needed = {name for name in needed if not name.startswith("few_")}
    failures.check(needed <= BARE, f"bare: the dispatch needs {sorted(needed - BARE)}")
    failures.check("stdatomic" not in read(folder, "few_dispatch.c"), "bare: atomics")
    if not shutil.which("arm-none-eabi-gcc"):
        failures.skip("Cortex-M: there is no arm-none-eabi-gcc")
        return
    kernels = os.path.join(folder, "kernels")
    for source in dispatch, *(os.path.join(kernels, name) for name in sorted(os.listdir(kernels)) if name.endswith(".c")):
        failures.check(*reverse(run(["arm-none-eabi-gcc", "-mcpu=cortex-m4", "-mthumb", *flags, source, "-o", made]), source))


def main():
    joinery, work = sys.argv[1:3]
    failures = Failures()
    fresh_folder(work)
    for number, choice in enumerate(CHOICES):
        check_choice(joinery, work, number, choice, failures)
    for number, answers in enumerate(ANSWERS):
        check_answers(joinery, work, number, answers, failures)
    check_bare(joinery, work, failures)
    for ops, field, message in REFUSED:
        _, status, output = generate(joinery, work, "refused", ops, field)
        failures.check(status == 2 and message in output, f"{ops}: exit {status}: {output}")
    _, status, output = generate(joinery, work, "refused", "add,convert=false", None, ("--emit", "tables,dispatch,kernels,numpy"))
    failures.check(status == 2 and "--emit numpy needs conversions" in output, f"numpy: exit {status}: {output}")
    for driver in ("flat", "none"):
        _, status, output = generate(joinery, work, "refused", "add,convert", None,
                                     ("--emit", "tables,dispatch,kernels,numpy", "--driver", driver))
        failures.check(status == 2 and f"which --driver {driver} lacks" in output, f"{driver}: exit {status}: {output}")
    failures.finish()


if __name__ == "__main__":
    main()
