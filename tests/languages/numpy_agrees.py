#!/usr/bin/env python3
"""The generated Python module of the spec numpy against NumPy as it runs: promotion of two and three dtypes, and safe
casts. Usage: numpy_agrees.py JOINERY WORK"""

import itertools
import os
import subprocess
import sys

import numpy as np

import answers

NUMPY = dict(b="?", u8="u1", u16="u2", u32="u4", u64="u8", i8="i1", i16="i2", i32="i4", i64="i8", f16="f2", f32="f4",
             f64="f8", c64="c8", c128="c16")


def main():
    joinery, work = sys.argv[1], os.path.abspath(sys.argv[2])
    os.makedirs(work, exist_ok=True)
    subprocess.run([joinery, "generate", "-q", "numpy", "--prefix", "tested", "--emit", "python", "-o", work], check=True)
    module = answers.load(work, "tested")
    theirs = {each: np.dtype(NUMPY[each.name]) for each in module.DTYPES if not each.weak}
    count = 0
    for n in (2, 3):
        for operands in itertools.product(theirs, repeat=n):
            expected = np.result_type(*(theirs[each] for each in operands))
            assert theirs[module.result_type(*operands)] == expected, operands
            count += 1
    for a, b in itertools.product(theirs, repeat=2):
        assert theirs[module.promote_types(a, b)] == np.promote_types(theirs[a], theirs[b]), (a, b)
        assert module.can_cast(a, b) == np.can_cast(theirs[a], theirs[b], "safe"), (a, b)
        count += 2
    print(f"{count} answers are those of NumPy {np.__version__}")


main()
