#!/usr/bin/env python3
"""
Weak integers that the dtype does not have which an operation computes in, by each rule of `weak_scalars`.

usage: weak_scalars.py JOINERY CC WORK_DIR
"""

import glob
import os
import subprocess
import sys

OPERATIONS = ["add", "subtract", "multiply", "minimum", "maximum", "less", "bitwise_and", "bitwise_left_shift",
              "bitwise_right_shift", "floor_divide", "power"]
FIRST, SECOND, THIRD = "first", "second", "third"
ROWS = """
# rule     operation            a            b         result, or the operand that is refused
refuse     add                  u8:255       i*:1      0
refuse     add                  u8:255       i*:255    254
refuse     add                  u8:255       i*:256    second
refuse     add                  i*:256       u8:1      first
refuse     add                  u8:1         i*:-1     second
refuse     add                  i8:1         i*:-128   -127
refuse     add                  i8:1         i*:-129   second
refuse     add                  u64:1        i*:-1     second
refuse     add                  u64:1        i*:9223372036854775807   9223372036854775808
refuse     add                  i64:1        i*:-9223372036854775808  -9223372036854775807
refuse     add                  i4:1         i*:8      second
refuse     add                  i4:1         i*:7      -8
refuse     add                  i*:256       i*:256    512
refuse     minimum              u8:255       i*:300    second
refuse     less                 u8:255       i*:300    1
refuse     less                 i*:-1        u8:0      1
refuse     bitwise_left_shift   u8:3         i*:256    second
refuse     power                u8:3         i*:256    second
refuse     floor_divide         u8:255       i*:300    second
exact      add                  u8:255       i*:300    43
exact      subtract             u8:0         i*:-1     1
exact      multiply             u8:3         i*:257    3
exact      minimum              u8:255       i*:300    255
exact      minimum              u8:255       i*:-3     0
exact      maximum              i*:-300      i8:-5     -5
exact      bitwise_and          u8:255       i*:257    1
exact      bitwise_left_shift   u8:3         i*:256    0
exact      bitwise_left_shift   u8:3         i*:-1     0
exact      bitwise_right_shift  i8:-3        i*:256    -1
exact      bitwise_right_shift  i8:5         i*:-200   0
exact      bitwise_left_shift   i*:256       u8:1      first
exact      floor_divide         u8:255       i*:300    second
exact      power                u8:3         i*:256    second
wrap       add                  u8:255       i*:300    43
wrap       minimum              u8:255       i*:300    44
wrap       bitwise_left_shift   u8:3         i*:256    3
"""
SPEC = """return {
  name = "%s", laws = {}, weak_scalars = "%s",
  dtypes = { "b", "i4", "u8", "i8", "u64", "i64", "f32", "f64", { "i*", weak = "i64" } },
  promotes = { b = { "i*" }, ["i*"] = { "i4", "u8", "i8", "u64", "i64" }, i4 = { "i8" }, i8 = { "i64" }, u8 = { "i64" },
               i64 = { "f32" }, u64 = { "f32" }, f32 = { "f64" } },
}
"""
PROGRAM = r"""
#include "%(name)s_kernels.h"
#include <stdio.h>
#include <string.h>

typedef struct row { %(name)s_op op; %(name)s_dtype a, b; uint64_t x, y; const char *expected; size_t size; } row;
static const row rows[] = {
%(rows)s
};
static int wrong;

static void expect(const char *call, size_t i, int status, const unsigned char *out, const row *r) {
    char found[32];
    uint64_t bits = 0;
    for (size_t k = r->size; k-- > 0;) bits = bits << 8 | out[k];
    if (status == %(P)s_OK) snprintf(found, sizeof found, "%%llu", (unsigned long long)bits);
#if %(checks)d
    else if (status >= %(P)s_FIRST_OUT_OF_RANGE) snprintf(found, sizeof found, "operand %%d", status - %(P)s_FIRST_OUT_OF_RANGE);
#endif
    else snprintf(found, sizeof found, "status %%d", status);
    if (strcmp(found, r->expected) == 0) return;
    printf("FAILED: %%s of row %%zu: %%s, not %%s\n", call, i, found, r->expected);
    wrong++;
}

int main(void) {
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const row *const r = &rows[i];
        unsigned char out[40 * 8], x[40 * 8], y[40 * 8];
        const size_t a_size = %(name)s_dtype_size(r->a), b_size = %(name)s_dtype_size(r->b);
        const int a_weak = r->a == %(P)s_I_WEAK, b_weak = r->b == %(P)s_I_WEAK;
        for (size_t k = 0; k < 40; k++) memcpy(x + k * a_size, &r->x, a_size), memcpy(y + k * b_size, &r->y, b_size);
        const ptrdiff_t a_stride = a_weak ? 0 : (ptrdiff_t)a_size, b_stride = b_weak ? 0 : (ptrdiff_t)b_size;
        expect("n = 1", i, %(name)s_binary(r->op, 1, r->a, x, (ptrdiff_t)a_size, r->b, y, (ptrdiff_t)b_size, out, 8), out, r);
        expect("n = 40", i, %(name)s_binary(r->op, 40, r->a, x, a_stride, r->b, y, b_stride, out, (ptrdiff_t)r->size), out, r);
        expect("nd", i, %(name)s_binary_nd(r->op, 2, (const size_t[]){4, 10}, r->a, x, (const ptrdiff_t[]){10 * a_stride, a_stride}, r->b,
                                           y, (const ptrdiff_t[]){10 * b_stride, b_stride}, %(P)s_NO_DTYPE, out,
                                           (const ptrdiff_t[]){10 * (ptrdiff_t)r->size, (ptrdiff_t)r->size}), out, r);
        if (%(name)s_binary(r->op, 0, r->a, NULL, 0, r->b, NULL, 0, NULL, 0) != %(P)s_OK) puts("FAILED: n = 0"), wrong++;
    }
    const uint8_t u = 255;
    const int64_t low = 0, high = 4550;
    uint8_t clipped[8];
    const row clip[] = {{(%(name)s_op)0, %(P)s_U8, %(P)s_U8, 0, 0, %(clip)s, 1}};
    expect("clip", 0, %(name)s_clip(1, %(P)s_U8, &u, 1, %(P)s_I_WEAK, &low, 8, %(P)s_I_WEAK, &high, 8, clipped, 1), clipped, clip);
    return wrong;
}
"""
CLIP = {"refuse": "operand 2", "exact": "255", "wrap": "198"}
NUMBERS = {FIRST: "operand 0", SECOND: "operand 1", THIRD: "operand 2"}


def row_of(name, operation, a, b, expected):
    (a_dtype, x), (b_dtype, y) = a.split(":"), b.split(":")
    result = next(dtype for dtype in (a_dtype, b_dtype, "i*") if dtype != "i*" or a_dtype == b_dtype == "i*")
    size = 1 if operation == "less" or result in ("i4", "u8", "i8") else 8
    wanted = NUMBERS.get(expected) or str(int(expected) & ((1 << 8 * size) - 1))
    dtypes = [f"{name.upper()}_{dtype.upper().replace('I*', 'I_WEAK')}" for dtype in (a_dtype, b_dtype)]
    bits = [f"UINT64_C({int(value) & ((1 << 64) - 1)})" for value in (x, y)]
    return f'    {{{name.upper()}_{operation.upper()}, {", ".join(dtypes)}, {", ".join(bits)}, "{wanted}", {size}}},'


def main():
    joinery, compiler, work = sys.argv[1:]
    os.makedirs(work, exist_ok=True)
    os.chdir(work)
    failed = False
    rows = [line.split() for line in ROWS.splitlines() if line and not line.startswith("#")]
    for rule, clip in CLIP.items():
        name = f"weak_{rule}"
        with open(f"{name}.lua", "w", encoding="utf-8") as file:
            file.write(SPEC % (name, rule))
        lines = [row_of(name, *row[1:]) for row in rows if row[0] == rule]
        with open(f"{name}.c", "w", encoding="utf-8") as file:
            file.write(PROGRAM % {"name": name, "P": name.upper(), "rows": "\n".join(lines), "clip": f'"{clip}"',
                                  "checks": rule != "wrap"})
        subprocess.run([joinery, "generate", f"{name}.lua", "-q", "-o", name, "--isa", "scalar", "--ops",
                        ",".join([*OPERATIONS, "clip", "convert"])], check=True)
        subprocess.run([compiler, "-std=c11", "-O1", "-ffp-contract=off", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Werror",
                        f"-I{name}", f"{name}.c", f"{name}/{name}_dispatch.c", *glob.glob(f"{name}/kernels/*.c"), "-o",
                        f"{name}.run"], check=True)
        done = subprocess.run([f"./{name}.run"], capture_output=True, text=True, check=False)
        print(f"{rule}: {len(lines)} rows, {done.returncode} wrong\n{done.stdout}")
        failed = failed or done.returncode != 0
    return failed


if __name__ == "__main__":
    sys.exit(main())
