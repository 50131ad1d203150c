"""NumPy as a peer, where the Python that runs this has it: calls on memory that is there already."""

import ctypes
import time

import loops

try:
    import numpy

    numpy.seterr(all="ignore")
except ImportError:
    numpy = None

NUMPY_TYPES = {"b": "?", "u8": "u1", "u16": "u2", "u32": "u4", "u64": "u8", "i8": "i1", "i16": "i2", "i32": "i4",
               "i64": "i8", "f16": "f2", "f32": "f4", "f64": "f8", "c64": "c8", "c128": "c16"}
M_TRIM_THRESHOLD, M_MMAP_MAX = -1, -4  # of malloc.h


def described():
    return "NumPy " + numpy.__version__ if numpy else "NumPy: not installed for this Python"


def keep_freed_memory():
    """Temporaries, which NumPy makes where dtypes differ, shall not be new pages each time."""
    libc = ctypes.CDLL(None)
    libc.mallopt(M_MMAP_MAX, 0)
    libc.mallopt(M_TRIM_THRESHOLD, 2**31 - 1)


def raw(address, dtype, n):
    return (ctypes.c_char * (n * loops.SIZES[dtype])).from_address(address)


def repeating(call):
    """A function of a number of calls, which gives ns a call."""
    def repeated(calls):
        start = time.perf_counter_ns()
        for _ in range(calls):
            call()
        return (time.perf_counter_ns() - start) / calls

    return repeated


def numpy_caller(op, dtypes, n, memory):
    """None where NumPy lacks a dtype. `dtypes`: of the operands, of what is computed, and of what is stored."""
    if numpy is None or not set(dtypes) <= NUMPY_TYPES.keys():
        return None
    a, b, to, out = dtypes
    x, y, z = (numpy.frombuffer(raw(memory[name], d, n), dtype=NUMPY_TYPES[d]) for name, d in zip("abo", (a, b, out)))
    if op == "convert":
        return repeating(lambda: numpy.copyto(z, x, casting="unsafe"))
    function, keywords = getattr(numpy, op), {"out": z, "casting": "unsafe"}
    if op not in loops.COMPARISONS and not (op == "divide" and a == b):
        keywords["dtype"] = NUMPY_TYPES[to]
    return repeating(lambda: function(x, y, **keywords))


def add(where, dtypes, shape, strides):
    """numpy.add of arrays of any strides, counted in elements; None where NumPy lacks a dtype."""
    if numpy is None or not set(dtypes) <= NUMPY_TYPES.keys():
        return None
    x, y, z = (numpy.lib.stride_tricks.as_strided(numpy.frombuffer(raw(at, d, 1), dtype=NUMPY_TYPES[d]), shape,
                                                  [step * loops.SIZES[d] for step in each])
               for at, d, each in zip(where, dtypes, strides))
    return repeating(lambda: numpy.add(x, y, out=z, dtype=z.dtype, casting="unsafe"))


NUMPY_NAMES = {"bitwise_invert": "invert", "round": "rint", "real": None, "imag": None}  # of the latter: views


def numpy_unary(op, dtype, out, n, memory):
    """None where NumPy lacks a dtype or the operation, or gives another dtype."""
    name = NUMPY_NAMES.get(op, op)
    if numpy is None or name is None or not {dtype, out} <= NUMPY_TYPES.keys():
        return None
    x, z = (numpy.frombuffer(raw(memory[at], d, n), dtype=NUMPY_TYPES[d]) for at, d in (("a", dtype), ("o", out)))
    function = getattr(numpy, name)
    keywords = {"out": z} if dtype[0] not in "ui" or out == "b" else {"out": z, "dtype": z.dtype, "casting": "unsafe"}
    try:
        function(x[:1], **{**keywords, "out": z[:1]})
    except TypeError:
        return None
    return repeating(lambda: function(x, **keywords))


def numpy_clip(dtype, n, memory, scalars):
    """None where NumPy lacks the dtype."""
    if numpy is None or dtype not in NUMPY_TYPES or dtype == "b":
        return None
    x, lo, hi, z = (numpy.frombuffer(raw(memory[at], dtype, n), dtype=NUMPY_TYPES[dtype]) for at in "abco")
    bounds = (lo[:1], hi[:1]) if scalars else (lo, hi)
    return repeating(lambda: numpy.core.umath.clip(x, *bounds, out=z))
