"""usage: benchmark.py LIBRARY: the arrays of this folder beside NumPy, in one process and by turns. Both write into an array
that there is. Results are compared before anything is timed.

    cmake --build BUILD --target ndarray_shared && python3 benchmark.py BUILD/libndarray_shared.so
"""
import ctypes
import sys
import time

import numpy as np

MAX_DIMS = 8
DTYPES = {"i8": np.int8, "u8": np.uint8, "i32": np.int32, "f16": np.float16, "f32": np.float32, "f64": np.float64}


class Array(ctypes.Structure):
    _fields_ = [("dtype", ctypes.c_int), ("dims", ctypes.c_int), ("shape", ctypes.c_size_t * MAX_DIMS),
                ("strides", ctypes.c_ssize_t * MAX_DIMS), ("data", ctypes.c_void_p), ("owner", ctypes.c_void_p)]


def load(path):
    lib = ctypes.CDLL(path)
    pointer = ctypes.POINTER(Array)
    lib.array_error.restype = ctypes.c_char_p
    for name in ("array_range", "array_transpose", "array_slice"):
        getattr(lib, name).restype = pointer
    lib.array_range.argtypes = [ctypes.c_int, ctypes.c_int, ctypes.POINTER(ctypes.c_size_t)]
    lib.array_transpose.argtypes = [pointer]
    lib.array_slice.argtypes = [pointer, ctypes.c_int] + 3 * [ctypes.c_ssize_t]
    lib.array_assign.argtypes = [pointer, ctypes.c_int, pointer, pointer]
    lib.array_assign.restype = ctypes.c_bool
    return lib


LIB = load(sys.argv[1])


def numpy_of(array):
    """The same elements, seen by NumPy."""
    a = array.contents
    named = {LIB.array_dtype_named(name.encode()): np.dtype(dtype) for name, dtype in DTYPES.items()}
    dtype, shape, strides = named[a.dtype], a.shape[:a.dims], a.strides[:a.dims]
    reach = sum((n - 1) * s for n, s in zip(shape, strides)) + dtype.itemsize
    memory = (ctypes.c_char * reach).from_address(a.data)
    return np.ndarray(shape, dtype, memory, strides=strides)


def made(text):
    """An array of a text like `f32 1000 3`, after it perhaps `T` for its transpose, or `:2` for the first columns."""
    dtype, *words = text.split()
    shape = [int(word) for word in words if word.isdigit()]
    array = LIB.array_range(LIB.array_dtype_named(dtype.encode()), len(shape), (ctypes.c_size_t * len(shape))(*shape))
    for word in words[len(shape):]:
        array = LIB.array_transpose(array) if word == "T" else LIB.array_slice(array, len(shape) - 1, 0, int(word[1:]), 1)
    numpy = numpy_of(array)
    numpy[...] = np.arange(numpy.size).reshape(numpy.shape) % 11
    return array, numpy


def best(calls, seconds=1.0):
    """The least time of each of the calls, which take turns."""
    least, end = [float("inf")] * len(calls), time.perf_counter() + seconds
    while time.perf_counter() < end:
        for i, call in enumerate(calls):
            start = time.perf_counter()
            call()
            least[i] = min(least[i], time.perf_counter() - start)
    return least


def measure(op, out, a, b):
    """A line of the table: out = a op b; where `a` is "" it is out, as for `out op= b`."""
    number, function = LIB.array_op_named(op.encode()), getattr(np, op)
    z, numpy_z = made(out)
    x, numpy_x = made(a) if a else (z, numpy_z)
    y, numpy_y = made(b)

    def ours():
        if not LIB.array_assign(z, number, x, y):
            sys.exit(LIB.array_error().decode())

    def theirs():
        function(numpy_x, numpy_y, out=numpy_z, casting="same_kind")

    before = numpy_z.copy()
    theirs()
    expected = numpy_z.copy()
    numpy_z[...] = before
    ours()
    assert np.array_equal(expected, numpy_z), (op, out, a, b)
    numpy_time, our_time = (1e9 * t / numpy_z.size for t in best([theirs, ours]))
    left, right = a or out, b
    name = f"{left} {op} {right}" if a else f"{out} {op}= {right}"
    print(f"| {name} | {out} | {numpy_time:.3f} | {our_time:.3f} | {numpy_time / our_time:.1f} |", flush=True)


print("| operation | into | NumPy | ndarray | times as fast |\n|---|---|---|---|---|")
for case in [("add", "f32 100000 3", "f32 100000 3", "f32 3"), ("multiply", "f32 100000 3", "f32 100000 3", "f32 100000 1"),
             ("add", "u8 480 640 3", "u8 480 640 3", "u8 3"), ("add", "f32 100000 4 :3", "", "f32 3"),
             ("add", "f32 1000 100", "f32 1000 100", "f32 100"), ("add", "f32 300 300", "f32 300 300", "f32 300 300 T"),
             ("add", "f32 100000", "i8 100000", "f32 100000"), ("add", "f64 100000", "i32 100000", "f64 100000"),
             ("add", "f32 100000", "f16 100000", "f32 100000"), ("add", "f32 10000", "", "f64 10000"),
             ("add", "f32 1000000", "", "f64 1000000"), ("multiply", "f16 100000", "", "f32 100000"),
             ("add", "f32 1000 1000", "", "f64 1000")]:
    measure(*case)
