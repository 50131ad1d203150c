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


def repeating(call):
    """A function of a number of calls, which gives ns a call."""
    def repeated(calls):
        start = time.perf_counter_ns()
        for _ in range(calls):
            call()
        return (time.perf_counter_ns() - start) / calls

    return repeated


def array(at, dtype, shape, strides=(1,)):
    """NumPy's, of memory that is there already; strides in elements."""
    size, shape = loops.SIZES[dtype], (shape,) if isinstance(shape, int) else shape
    first = numpy.frombuffer((ctypes.c_char * size).from_address(at), dtype=NUMPY_TYPES[dtype])
    return numpy.lib.stride_tricks.as_strided(first, shape, [step * size for step in strides])


NUMPY_NAMES = {"bitwise_invert": "invert", "round": "rint", "real": None, "imag": None}  # of the latter: views


def call(op, *arrays, to=None):
    """NumPy's function of operands and, last, results, each as `array` takes them; a function of a number of calls. None where
    NumPy lacks a dtype or the function, or gives another dtype. `to`: the dtype that is computed in, if not NumPy's own."""
    name = NUMPY_NAMES.get(op, op)
    if numpy is None or name is None or not {dtype for _, dtype, *_ in arrays} <= NUMPY_TYPES.keys():
        return None
    *operands, out = (array(*each) for each in arrays)
    if op == "convert":
        return repeating(lambda: numpy.copyto(out, operands[0], casting="unsafe"))
    function = numpy.core.umath.clip if op == "clip" else getattr(numpy, name)
    keywords = {"out": out, **({"dtype": NUMPY_TYPES[to], "casting": "unsafe"} if to else {})}
    try:
        function(*operands, **keywords)
    except TypeError:
        return None
    return repeating(lambda: function(*operands, **keywords))
