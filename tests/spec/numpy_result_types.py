"""The spec numpy against numpy.result_type, over every ordered tuple of two, three and four of its strong dtypes.

Usage: numpy_result_types.py PRINT_RESULT_TYPES NUMPY.lua
"""

import subprocess
import sys
from collections import Counter

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

printed = subprocess.run(sys.argv[1:3], capture_output=True, check=True, text=True).stdout
seen, differing = Counter(), 0
for line in printed.splitlines():
    operands, ours = line.split(" = ")
    names = operands.split(" ")
    theirs = NAMES[np.result_type(*(DTYPES[name] for name in names))]
    seen[len(names)] += 1
    differing += ours != theirs
    if ours != theirs and differing <= 20:
        print(f"({', '.join(names)}) gives {ours}, but {theirs} in NumPy {np.__version__}")
print(f"{sum(seen.values())} tuples, {differing} differ")
assert seen == {count: len(DTYPES) ** count for count in (2, 3, 4)}, seen
sys.exit(differing != 0)
