#!/usr/bin/env python3
"""The program that `joinery conform --emit stubs` writes finds no difference between functions that have none, and of those
that have one it names the operation, the dtype, the instruction set, and what differs.
Usage: stubs.py JOINERY WORK"""

import os
import re
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, ROOT)
import checks  # noqa: E402

CC = [os.environ.get("CC", "cc"), "-std=c11", "-O1", "-ffp-contract=off", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion",
      "-Wshadow", "-Werror"]

SPEC = """return {
  name = "held", dtypes = { "u8", "f16", "f32" }, promotes = { u8 = { "f16" }, f16 = { "f32" } }, laws = {},
  ops = { only = true,
    product = { domain = "float", commutative = true, stub = { vector = "lib_product_%s_vector" } },
    twice = { arity = 1, stub = { vector = "lib_twice_%s_vector" } },
    blend = { arity = 3, domain = "f32", stub = { vector = "lib_blend_%s_vector" } } } }
"""
# No function is right of wrong_NAME, a macro, unless that is 0.
FUNCTIONS = """
static inline float lib_product_f32(float a, float b) { return wrong_order ? a - b : a * b; }
static inline uint8_t lib_twice_u8(uint8_t a) { return (uint8_t)(a + a); }
static inline float lib_twice_f32(float a) { return a + a; }
static inline float lib_blend_f32(float a, float b, float c) { return a + (b - a) * c; }
#ifdef LIB_STUBS_FOR_VECTOR
static inline f32x4 lib_product_f32_vector(f32x4 a, f32x4 b) {
    for (int i = 0; i < 4; i++) a[i] = lib_product_f32(a[i], b[i]);
    return a;
}
static inline u8x16 lib_twice_u8_vector(u8x16 a) { return a + a - ((u8x16)(a == 77) & (uint8_t)wrong_byte); }
static inline f32x4 lib_twice_f32_vector(f32x4 a) { return a + a; }
static inline f32x4 lib_blend_f32_vector(f32x4 a, f32x4 b, f32x4 c) {
    for (int i = 0; i < 4; i++) a[i] = lib_blend_f32(a[i], b[i], (wrong_zero & (c[i] == 0)) ? 1 : c[i]);
    return a;
}
#endif
"""
FAULTS = {  # by the macro that makes it, the lines that tell of it
    None: [],
    "wrong_order": [r"product\((f16|f32), \1\), (scalar|vector): \d+ of 65536 depend on the order of operands; product\(0x.*"] * 4,
    "wrong_byte": [r"twice\(u8\), vector: 256 of 65536 differ from scalar; twice\(0x4d\) is 0x9b instead of 0x9a"],
    "wrong_zero": [r"blend\(f32\), vector: \d+ of 65536 differ from scalar; blend\(0x.{8}, 0x.{8}, 0x[08]0000000\) is 0x.*"],
}


def build(joinery, folder):
    """The kernels' files, and the test."""
    checks.write(folder, "held.lua", SPEC)
    for command in (["generate", "held.lua", "-q", "--prefix", "lib", "--isa", "scalar,vector", "-o", "."],
                    ["conform", "held.lua", "--emit", "stubs", "--prefix", "lib", "-o", "test.c"]):
        status, text = checks.run([joinery, *command], cwd=folder)
        if status:
            sys.exit(text)
    kernels = sorted(os.path.join("kernels", name) for name in os.listdir(os.path.join(folder, "kernels")) if name.endswith(".c"))
    return [*kernels, "lib_dispatch.c"]


def finds(fault, lines, folder, sources):
    """What is wrong with what the program finds of a fault, or nothing."""
    macros = [f"#define {macro} {-(macro == fault)}\n" for macro in FAULTS if macro]
    checks.write(folder, "lib_stubs.h", "#include <stdint.h>\n" + "".join(macros) + FUNCTIONS)
    status, text = checks.run([*CC, "-I.", *sources, "test.c", "-o", "test"], cwd=folder)
    if status:
        return text
    status, text = checks.run(["./test"], cwd=folder)
    found = text.splitlines()
    good = len(found) == len(lines) + 1 and all(re.fullmatch(line, each) for line, each in zip(lines, found))
    good = good and re.fullmatch(rf"[1-9]\d* comparisons, {len(lines)} differences", found[-1]) and status == (len(lines) > 0)
    return None if good else f"status {status}\n{text}"


def main():
    joinery, work = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
    os.makedirs(work, exist_ok=True)
    sources = build(joinery, work)
    failures = checks.Failures()
    for fault, lines in FAULTS.items():
        wrong = finds(fault, lines, work, sources)
        failures.check(wrong is None, f"{fault or 'no fault'}: {wrong}")
    failures.finish()


main()
