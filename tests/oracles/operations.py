#!/usr/bin/env python3
"""The operations of a spec against those of its library, cell by cell: what each gives for every dtype, and for every
pair of them, Python scalars included.

Usage: operations.py PROGRAM SPEC TABLE: tests/spec/print_operations.c; the path of a spec; and a table of operations
beside this file, or `numpy`, the NumPy that is installed. What differs is listed below with its reason, and has to differ. Every operation of the spec has to be in the table, and
the other way round; those that a table was made without are listed too.
"""

import collections
import csv
import os
import subprocess
import sys
import warnings

REDUCTIONS = """sum prod cumulative_sum cumulative_prod mean var std min max argmin argmax any all
    count_nonzero""".split()


def are_exact(operands):
    return all(name[0] in "bui" for name in operands)


# By spec, and with numbers before which version of NumPy: operations, of which operands, why.
DIFFERENCES = {
    "numpy": [((2, 1), "floor ceil trunc", are_exact, "before 2.1, NumPy makes floats of bools and integers here")],
}
# By table: what it does not have, although the spec does.
NOT_IN_TABLE = {
    "numpy_operations.csv": "where argmin cumulative_prod",
    "array_api_operations.csv": "where argmin",
    "jax_operations.csv": "where argmin cumulative_prod",
    "pytorch_operations.csv": "argmin",
}


def cells_of(path):
    """{ operation: { operands: result } }, by names. A grid belongs to the operations of its first line."""
    cells = collections.defaultdict(dict)
    with open(path, encoding="utf-8", newline="") as file:
        (_, _, *columns), *lines = csv.reader(file)
    for operations, left, *results in lines:
        ops = operations.split() or ops
        for column, result in zip(columns, results):
            if result:
                for op in ops:
                    cells[op][(left, column) if left else (column,)] = result
    return cells


class NumPy:
    """What the NumPy that is installed gives, by its rule for Python scalars since NumPy 2."""

    STRONG = dict(b="?", u8="u1", u16="u2", u32="u4", u64="u8", i8="i1", i16="i2", i32="i4", i64="i8", f16="f2", f32="f4",
                  f64="f8", c64="c8", c128="c16")
    WEAK = {"i*": 1, "f*": 1.0, "c*": 1j}
    NAMES = {"atan2": "arctan2", "bitwise_left_shift": "left_shift", "bitwise_right_shift": "right_shift",
             "bitwise_invert": "invert", "cumulative_sum": "cumsum", "cumulative_prod": "cumprod",
             **{"a" + name: "arc" + name for name in "cos cosh sin sinh tan tanh".split()}}

    def __init__(self):
        import numpy

        self.numpy = numpy
        self.version = tuple(int(part) for part in numpy.__version__.split(".")[:2])
        if hasattr(numpy, "_set_promotion_state"):
            numpy._set_promotion_state("weak")
        self.arrays = {name: numpy.ones(2, code) for name, code in self.STRONG.items()}
        self.dtypes = {array.dtype: name for name, array in self.arrays.items()}

    def function(self, op):
        if op == "clip":
            return (self.numpy._core if self.version >= (2, 0) else self.numpy.core).umath.clip
        return getattr(self.numpy, self.NAMES.get(op, op))

    def result(self, op, operands):
        if op == "where":
            operands = ("b", *operands)
        values = [self.arrays[name] if name in self.arrays else self.WEAK[name] for name in operands]
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            try:
                return self.dtypes[self.numpy.asarray(self.function(op)(*values)).dtype]
            except TypeError:
                return "-"

    def cells(self, ours):
        """Of all that joinery was asked. `where`, reductions, and `clip` by two bounds that differ are of arrays alone: what
        NumPy makes of a scalar beside two dtypes of arrays is told in specs/numpy.lua, at `nary`."""
        cells = collections.defaultdict(dict)
        for op, results in ours.items():
            for operands in results:
                of_scalar = any(name in self.WEAK for name in operands)
                several = op == "where" or op in REDUCTIONS or len(set(operands[1:])) > 1
                if not (of_scalar and several):
                    cells[op][operands] = self.result(op, operands)
        return cells


def printed_by(program, spec):
    """{ weak dtype: what it is stored as }, and { operation: { operands: result } }."""
    stored, ours = {}, collections.defaultdict(dict)
    lines = subprocess.run([program, spec], check=True, capture_output=True, text=True).stdout.splitlines()
    for op, *operands, result in map(str.split, lines):
        if op == "dtype":
            stored[operands[0]] = result
        else:
            ours[op][tuple(operands)] = result
    return {name: dtype for name, dtype in stored.items() if name != dtype}, ours


def main():
    program, path, table = sys.argv[1:4]
    spec = os.path.basename(path)[:-len(".lua")]
    stored, ours = printed_by(program, path)
    library = NumPy() if table == "numpy" else None
    cells = library.cells(ours) if library else cells_of(table)

    absent = set(NOT_IN_TABLE.get(os.path.basename(table), "").split())
    wrong = [f"{spec} has no {op}" for op in sorted(set(cells) - set(ours))]
    wrong += [f"{table} has no {op}" for op in sorted(set(ours) - set(cells) - absent)]
    wrong += [f"{table} has {op} after all" for op in sorted(absent & set(cells))]
    differences = [each for each in DIFFERENCES.get(spec, []) if not library or library.version < each[0]]
    counts = collections.Counter()
    for op in sorted(set(cells) & set(ours)):
        for operands, theirs in cells[op].items():
            given = ours[op][(*operands, operands[1]) if op == "clip" and len(operands) == 2 else operands]
            if library and all(name in stored for name in operands):
                given = stored.get(given, given)  # of Python scalars alone, joinery's are weak and NumPy's are arrays
            reasons = [why for _, ops, which, why in differences if op in ops.split() and which(operands)]
            words = f"{op}({', '.join(operands)})"
            if given != theirs and not reasons:
                wrong.append(f"{words} is {given}, but {theirs} by {table}")
            if given == theirs and reasons:
                wrong.append(f"{words} is {given} by {table} too, although {reasons[0]}")
            counts["of reductions" if op in REDUCTIONS else f"of {len(operands)} operands"] += 1
            counts["other for a reason"] += bool(reasons)
    for line in wrong[:20]:
        print(line)
    print(f"{spec}: {sum(map(len, cells.values()))} cells of {len(cells)} operations, {len(wrong)} wrong; "
          + ", ".join(f"{count} {kind}" for kind, count in counts.items()))
    sys.exit(bool(wrong))


main()
