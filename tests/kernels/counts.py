#!/usr/bin/env python3
"""
Shifts and powers whose result has the first operand's dtype: counts and exponents of every integer dtype, compared with what
Python's integers give, in every instruction set that the machine has.

usage: counts.py JOINERY CC WORK_DIR
"""

import glob
import os
import random
import subprocess
import sys

NAMES = [sign + str(bits) for bits in (3, 4, 8, 16, 32, 64) for sign in "iu"]
OPERATIONS = ["bitwise_left_shift", "bitwise_right_shift", "power"]
SPEC = """return { name = "counts", promotes = {}, laws = {},
  dtypes = { %s },
  ops = { only = true, %s } }
""" % (", ".join('{ "%s", kind = "%s", bits = %s }' % (name, "int" if name[0] == "i" else "uint", name[1:])
                 for name in NAMES),
       ", ".join('%s = { promote = false, result = { by = 1, integer = "same" } }' % name for name in OPERATIONS))

# Reads lines OP A_DTYPE B_DTYPE N, then N times two elements as bits, and writes N results as bits.
PROGRAM = r"""
#include "counts_kernels.h"
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { MOST = 40000 };
static char a[8 * MOST], b[8 * MOST], out[8 * MOST];

static size_t size_of(int dtype) { return counts_dtype_size((counts_dtype)dtype); }

static void store(char *array, size_t i, size_t size, uint64_t bits) {
    const uint8_t narrow = (uint8_t)bits;
    const uint16_t half = (uint16_t)bits;
    const uint32_t word = (uint32_t)bits;
    memcpy(array + i * size, size == 1 ? (const void *)&narrow : size == 2 ? (const void *)&half
           : size == 4 ? (const void *)&word : (const void *)&bits, size);
}

int main(void) {
    int op, x, y;
    size_t n;
    while (scanf("%d %d %d %zu", &op, &x, &y, &n) == 4 && n <= MOST) {
        for (size_t i = 0; i < n; i++) {
            uint64_t left, right;
            if (scanf("%" SCNu64 " %" SCNu64, &left, &right) != 2) return 1;
            store(a, i, size_of(x), left);
            store(b, i, size_of(y), right);
        }
        if (counts_binary((counts_op)op, n, (counts_dtype)x, a, (ptrdiff_t)size_of(x), (counts_dtype)y, b, (ptrdiff_t)size_of(y), out,
                          (ptrdiff_t)size_of(x)) != COUNTS_OK)
            return 2;
        for (size_t i = 0; i < n; i++) {
            uint64_t bits = 0;
            for (size_t k = size_of(x); k-- > 0;) bits = bits << 8 | (unsigned char)out[i * size_of(x) + k];
            printf("%" PRIu64 "\n", bits);
        }
    }
    return 0;
}
"""


def in_range(name):
    bits = int(name[1:])
    return (-(1 << bits - 1), (1 << bits - 1) - 1) if name[0] == "i" else (0, (1 << bits) - 1)


def values_of(name, draw):
    low, high = in_range(name)
    if high - low < 256:
        return list(range(low, high + 1))
    near = {sign * (1 << bits) + step for bits in range(65) for sign in (-1, 1) for step in (-2, -1, 0, 1, 2, 3)}
    near |= {draw.randint(low, high) for _ in range(20)} | set(range(-4, 70))
    return sorted(value for value in near if low <= value <= high)


def bits_of(value, name):  # as it is stored, extended to bytes
    return value & ((1 << 8 * size_of(name)) - 1)


def size_of(name):
    return max(int(name[1:]), 8) // 8


def cut(value, name):
    bits = int(name[1:])
    value &= (1 << bits) - 1
    return value - (1 << bits) if name[0] == "i" and value >> bits - 1 else value


def expected(operation, x, y, name):
    if operation == "power":
        if y < 0:
            return 1 if x == 1 or x == -1 and y % 2 == 0 else -1 if x == -1 else 0
        return cut(pow(x, y, 1 << 64), name)
    if not 0 <= y < int(name[1:]):
        return -1 if x < 0 and operation == "bitwise_right_shift" else 0
    return cut(x << y, name) if operation == "bitwise_left_shift" else x >> y


def main():
    joinery, compiler, work = sys.argv[1:]
    os.makedirs(work, exist_ok=True)
    os.chdir(work)
    with open("counts.lua", "w", encoding="utf-8") as file:
        file.write(SPEC)
    with open("counts.c", "w", encoding="utf-8") as file:
        file.write(PROGRAM)
    subprocess.run([joinery, "generate", "counts.lua", "-q", "-o", "out", "--isa", "scalar,avx2,avx512,vector"], check=True)
    flags = {"avx2": ["-mavx2", "-mfma", "-mf16c"], "avx512": ["-march=skylake-avx512"]}
    objects = []
    for source in ["counts.c", *glob.glob("out/*.c"), *glob.glob("out/kernels/*.c")]:
        objects.append(os.path.basename(source) + ".o")
        more = next((flags[isa] for isa in flags if source.endswith(f"_{isa}.c")), [])
        subprocess.run([compiler, "-std=c11", "-O1", "-ffp-contract=off", "-Wall", "-Wextra", "-Werror", *more, "-Iout", "-c",
                        source, "-o", objects[-1]], check=True)
    subprocess.run([compiler, *objects, "-o", "counts"], check=True)

    draw, asked, answers = random.Random(37), [], []
    for number, operation in enumerate(OPERATIONS):
        for left, x_name in enumerate(NAMES):
            for right, y_name in enumerate(NAMES):
                xs, ys = values_of(x_name, draw), values_of(y_name, draw)
                pairs = [(x, y) for x in xs for y in ys]
                pairs = draw.sample(pairs, min(len(pairs), 1000))
                asked.append(f"{number} {left} {right} {len(pairs)}")
                asked += [f"{bits_of(x, x_name)} {bits_of(y, y_name)}" for x, y in pairs]
                answers += [(operation, x_name, x, y_name, y, bits_of(expected(operation, x, y, x_name), x_name))
                            for x, y in pairs]
    wrong = 0
    for isa in ("scalar", "vector", "avx2", "avx512"):
        done = subprocess.run(["./counts"], input="\n".join(asked), capture_output=True, text=True,
                              env={**os.environ, "COUNTS_ISA": isa}, check=False)
        got = done.stdout.split()
        if done.returncode or len(got) != len(answers):
            print(f"FAILED: {isa}: status {done.returncode}, {len(got)} of {len(answers)} results")
            wrong += 1
            continue
        for answer, bits in zip(answers, got):
            if int(bits) != answer[-1]:
                wrong += 1
                if wrong < 20:
                    print(f"FAILED: {isa}: {answer[0]} of {answer[1]} {answer[2]} and {answer[3]} {answer[4]} gives {bits}, "
                          f"not {answer[5]}")
    print(f"{len(answers)} results, {wrong} wrong")
    return wrong > 0


if __name__ == "__main__":
    sys.exit(main())
