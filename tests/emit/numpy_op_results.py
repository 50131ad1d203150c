#!/usr/bin/env python3
"""The generated numpy_binary_result and numpy_unary_result against NumPy's functions, by tests/spec/numpy_op_results.py:
what calls give is what the spec says. Usage: numpy_op_results.py JOINERY WORK COMPARE"""

import os
import subprocess
import sys

from common import fresh_folder

PROGRAM = """#include "numpy_kernels.h"
#include <stdio.h>
static const char *name(numpy_dtype dtype) {
    return dtype == NUMPY_NO_DTYPE ? "-" : numpy_dtype_name(dtype);
}
#define BINARY(IDENT, WORD) binary(NUMPY_##IDENT, WORD);
#define UNARY(IDENT, WORD) unary(NUMPY_##IDENT, WORD);
static void binary(numpy_op op, const char *word) {
    for (int a = 0; a < (int)NUMPY_I_WEAK; a++)
        for (int b = 0; b < (int)NUMPY_I_WEAK; b++)
            printf("%s %s %s = %s\\n", word, name((numpy_dtype)a), name((numpy_dtype)b),
                   name(numpy_binary_result(op, (numpy_dtype)a, (numpy_dtype)b)));
}
static void unary(numpy_unary_op op, const char *word) {
    for (int a = 0; a < (int)NUMPY_I_WEAK; a++)
        printf("%s %s = %s\\n", word, name((numpy_dtype)a), name(numpy_unary_result(op, (numpy_dtype)a)));
}
int main(void) {
    NUMPY_FOR_EACH_OP(BINARY)
    NUMPY_FOR_EACH_UNARY_OP(UNARY)
    return 0;
}
"""


def main():
    joinery, work, compare = sys.argv[1], fresh_folder(sys.argv[2]), sys.argv[3]
    subprocess.run([joinery, "generate", "-q", "numpy", "--isa", "scalar", "-o", work], check=True)
    source, program = os.path.join(work, "results.c"), os.path.join(work, "results")
    with open(source, "w", encoding="utf-8") as file:
        file.write(PROGRAM)
    # Nothing is computed, so the kernels may be missing.
    subprocess.run([os.environ.get("CC", "cc"), "-std=c11", "-O0", "-I", work, source, os.path.join(work, "numpy_dispatch.c"),
                    "-Wl,--unresolved-symbols=ignore-all", "-o", program], check=True)
    sys.exit(subprocess.run([sys.executable, compare, program, "numpy"], check=False).returncode)


main()
