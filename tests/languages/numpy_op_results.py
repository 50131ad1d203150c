"""The `results` of the spec numpy against NumPy's functions: every operation that both have, on every strong dtype and
every ordered pair of them, gives the same dtype or nothing in both. What differs is listed below with its reason, and
has to differ.

Usage: numpy_op_results.py PROGRAM SPEC: a program that prints lines like "add b u8 = u8" for the spec
"""

import subprocess
import sys
import warnings

import numpy as np

DTYPES = {
    "b": np.bool_,
    "u8": np.uint8,
    "u16": np.uint16,
    "u32": np.uint32,
    "u64": np.uint64,
    "i8": np.int8,
    "i16": np.int16,
    "i32": np.int32,
    "i64": np.int64,
    "f16": np.float16,
    "f32": np.float32,
    "f64": np.float64,
    "c64": np.complex64,
    "c128": np.complex128,
}
NAMES = {np.dtype(dtype): name for name, dtype in DTYPES.items()}
IN_NUMPY = {"bitwise_left_shift": "left_shift", "bitwise_right_shift": "right_shift", "bitwise_invert": "invert"}
VERSION = tuple(int(part) for part in np.__version__.split(".")[:2])


def is_bool(operands):
    return operands == ["b"]


def are_integers(operands):
    return all(name[0] in "ui" for name in operands)


def are_exact(operands):
    return all(name[0] in "bui" for name in operands)


def become_floats(operands):
    return np.result_type(*(DTYPES[name] for name in operands)).kind in "fc"


def any_complex(operands):
    return any(name[0] == "c" for name in operands)


# Operations, which operands, why. Each of them differs for all of these operands.
DIFFERENCES = [
    ("minimum maximum less less_equal greater greater_equal", any_complex, "joinery has no order of complex numbers"),
    ("power", become_floats, "joinery's is of integers: powers of floats are not the same bits everywhere"),
    ("sqrt round", any_complex, "joinery has none of complex numbers"),
    ("reciprocal", are_exact, "NumPy's is an integer, 0 of all but 1 and -1; joinery's is that of the float"),
    ("absolute real imag round", is_bool, "joinery's are of numbers, and a bool is none"),
    ("floor ceil trunc", is_bool, "joinery's are of numbers, and a bool is none"),
    ("signbit", are_exact, "joinery's is of floats"),
]
if VERSION < (2, 1):
    DIFFERENCES.append(("floor ceil trunc", are_integers, "before 2.1, NumPy makes floats of integers here"))


def in_numpy(op, operands):
    """The name of what NumPy gives, "-" where it refuses."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            given = getattr(np, IN_NUMPY.get(op, op))(*(np.ones(1, DTYPES[name]) for name in operands))
        except TypeError:
            return "-"
    return NAMES[given.dtype]


def main():
    printed = subprocess.run(sys.argv[1:3], capture_output=True, check=True, text=True).stdout
    counts, wrong = {}, []
    for line in printed.splitlines():
        words, ours = line.split(" = ")
        op, *operands = words.split(" ")
        theirs = in_numpy(op, operands)
        reasons = [why for ops, which, why in DIFFERENCES if op in ops.split() and which(operands)]
        counts.setdefault(op, []).append(len(operands))
        if ours != theirs and not reasons:
            wrong.append(f"{words} gives {ours}, but {theirs} in NumPy {np.__version__}")
        if ours == theirs and reasons:
            wrong.append(f"{words} gives {ours} in NumPy {np.__version__} too, although {reasons[0]}")
    for line in wrong[:20]:
        print(line)
    for op, arities in counts.items():
        assert len(arities) == len(DTYPES) ** arities[0], op
    for ops, _, _ in DIFFERENCES:
        assert all(op in counts for op in ops.split()), ops
    print(f"{len(counts)} operations, {sum(map(len, counts.values()))} results, {len(wrong)} differ")
    assert len(counts) >= 46, sorted(counts)
    sys.exit(bool(wrong))


main()
