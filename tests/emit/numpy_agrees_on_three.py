#!/usr/bin/env python3
"""The generated numpy_result_type against NumPy's own result_type, for every ordered pair and triple of the dtypes that
both have: numpy_agrees_on_three.py JOINERY WORK

The order matters to neither, while the fold of NumPy's table would depend on it; that is checked too, so that this test
cannot pass by a table that has no such triple.
"""

import itertools
import os
import subprocess
import sys

import numpy as np

from common import Failures, fresh_folder

DTYPES = {
    "b": np.bool_, "u8": np.uint8, "u16": np.uint16, "u32": np.uint32, "u64": np.uint64,
    "i8": np.int8, "i16": np.int16, "i32": np.int32, "i64": np.int64,
    "f16": np.float16, "f32": np.float32, "f64": np.float64, "c64": np.complex64, "c128": np.complex128,
}
NAMES = {np.dtype(dtype): name for name, dtype in DTYPES.items()}
PROGRAM = """#include "numpy_promotion.h"
#include <stdio.h>
int main(int count, char **names) {
    numpy_dtype dtypes[3];
    for (int at = 1; at < count;) {
        size_t n = 0;
        for (; at < count && names[at][0] != '.'; at++)
            dtypes[n++] = numpy_dtype_from_name(names[at]);
        at++;
        puts(numpy_dtype_name(numpy_result_type(n, dtypes)));
    }
    return 0;
}
"""


def main():
    joinery, work = sys.argv[1], fresh_folder(sys.argv[2])
    failures = Failures()
    subprocess.run([joinery, "generate", "-q", "numpy", "--emit", "tables", "-o", work], check=True)
    source, program = os.path.join(work, "results.c"), os.path.join(work, "results")
    with open(source, "w", encoding="utf-8") as file:
        file.write(PROGRAM)
    subprocess.run([os.environ.get("CC", "cc"), "-std=c11", "-O1", "-I", work, source, "-o", program], check=True)

    sets = [list(names) for n in (2, 3) for names in itertools.product(DTYPES, repeat=n)]
    arguments = [word for names in sets for word in [*names, "."]]
    told = subprocess.run([program, *arguments], check=True, stdout=subprocess.PIPE, text=True).stdout.split()
    if not failures.check(len(told) == len(sets), f"{len(told)} results of {len(sets)}"):
        failures.finish()
    for names, result in zip(sets, told):
        own = NAMES[np.result_type(*(DTYPES[name] for name in names))]
        failures.check(result == own, f"{' '.join(names)}: {result}, and {own} in NumPy")

    folds = [np.promote_types(np.promote_types(*names[:2]), names[2])
             for names in itertools.product(DTYPES.values(), repeat=3)]
    sets_of_three = [names for names in sets if len(names) == 3]
    failures.check(any(NAMES[fold] != result for fold, result in zip(folds, told[-len(sets_of_three):])),
                   "NumPy's fold is the same everywhere")
    failures.finish()


if __name__ == "__main__":
    main()
