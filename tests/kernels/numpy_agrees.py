"""The reference against NumPy, wherever NumPy has the dtype and the same rule: numpy_agrees.py LIBRARY

Left out, because the rules differ or NumPy has none: conversions of floats out of an integer's range (undefined in NumPy),
minimum and maximum of zeros of both signs (either), comparisons of u64 with signed integers (through f64 in 1.24).
"""

import ctypes
import os
import sys

# NumPy's own AVX-512 loops multiply and add in one rounding in the complex product.
os.environ["NPY_DISABLE_CPU_FEATURES"] = "AVX512F AVX512CD AVX512_SKX AVX512_CLX AVX512_CNL AVX512_ICL"

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
OPS = {
    "add": np.add,
    "subtract": np.subtract,
    "multiply": np.multiply,
    "divide": np.true_divide,
    "minimum": np.minimum,
    "maximum": np.maximum,
    "equal": np.equal,
    "not_equal": np.not_equal,
    "less": np.less,
    "less_equal": np.less_equal,
    "greater": np.greater,
    "greater_equal": np.greater_equal,
    "bitwise_and": np.bitwise_and,
    "bitwise_or": np.bitwise_or,
    "bitwise_xor": np.bitwise_xor,
    "bitwise_left_shift": np.left_shift,
    "bitwise_right_shift": np.right_shift,
    "logical_and": np.logical_and,
    "logical_or": np.logical_or,
    "logical_xor": np.logical_xor,
}
COMPARISONS = ["equal", "not_equal", "less", "less_equal", "greater", "greater_equal"]
LOGIC = ["logical_and", "logical_or", "logical_xor"]
N = 1 << 16

library = ctypes.CDLL(sys.argv[1])
passed = failed = 0


def text(name):
    return None if name is None else name.encode()


def pointer(array):
    return array.ctypes.data_as(ctypes.c_void_p)


def values(name, seed):
    array = np.empty(N, DTYPES[name])
    library.bridge_values(text(name), ctypes.c_uint64(seed), ctypes.c_size_t(N), pointer(array))
    if name == "b":  # NumPy takes 0 and 1 alone
        return array.view(np.uint8) % 2 == 1
    return array


def bits(array):
    """NaNs made alike, part by part."""
    if array.dtype.kind == "c":
        array = array.view(array.real.dtype)
    if array.dtype.kind == "f":
        array = np.where(np.isnan(array), array.dtype.type(np.nan), array)
    return np.ascontiguousarray(array).view(np.uint8).reshape(len(array), -1)


def compare(what, inputs, reference, numpys, kept=None):
    global passed, failed
    assert reference.dtype == numpys.dtype, (what, reference.dtype, numpys.dtype)
    same = (bits(reference) == bits(numpys)).all(axis=1)
    if reference.dtype.kind == "c":
        same = same.reshape(-1, 2).all(axis=1)
    if kept is not None:
        same = same[kept]
        inputs = [array[kept] for array in inputs]
        reference, numpys = reference[kept], numpys[kept]
    passed += int(same.sum())
    failed += int((~same).sum())
    for i in np.flatnonzero(~same)[:3]:
        print(what, *[array[i] for array in inputs], "reference", reference[i], "numpy", numpys[i])


def in_range(source, target):
    """Where truncation stays inside of an integer's range, so that NumPy's C cast is defined."""
    real = source.real.astype(np.float64)
    limits = np.iinfo(target)
    return (real > float(limits.min) - 1) & (real < float(limits.max) + 1) | (
        (real == float(limits.min)) & (real < float(limits.max))
    )


def conversions():
    for a in DTYPES:
        source = values(a, 1)
        for b, target in DTYPES.items():
            converted = np.empty(N, target)
            assert library.bridge_convert(text(a), text(b), 0, ctypes.c_size_t(N), pointer(source), pointer(converted))
            kept = None
            if source.dtype.kind in "fc" and np.dtype(target).kind in "iu":
                kept = in_range(source, target)
            if source.dtype.kind == "c" and np.dtype(target).kind not in "cb":
                numpys = source.real.astype(target)
            else:
                numpys = source.astype(target)
            compare(f"convert({a}, {b})", [source], converted, numpys, kept)


def is_compared(op, a, b, join):
    """Whether NumPy has the op for the pair, with the same rule."""
    kinds = {np.dtype(DTYPES[a]).kind, np.dtype(DTYPES[b]).kind}
    if op in COMPARISONS:
        if kinds == {"i", "u"} and join.kind == "f":
            return False
        return join.kind != "c" or op in ("equal", "not_equal")
    if op in ("minimum", "maximum"):
        return join.kind != "c"
    if op == "subtract":
        return join.kind != "b"
    if op.startswith("bitwise"):
        return join.kind in ("iu" if op.endswith("shift") else "iub")
    return True


def operations():
    for op, ufunc in OPS.items():
        for a in DTYPES:
            for b in DTYPES:
                join = np.result_type(DTYPES[a], DTYPES[b])
                if not is_compared(op, a, b, join):
                    continue
                x = values(a, 2)
                y = np.random.default_rng(3).permutation(values(b, 4))
                numpys = ufunc(x, y)
                results = np.empty(N, numpys.dtype)
                status = library.bridge_binary(
                    text(op), text(a), text(b), text(NAMES[join]), b"f64", ctypes.c_size_t(N), pointer(x), pointer(y),
                    pointer(results),
                )
                assert status == 0, (op, a, b, status)
                kept = None
                if op in ("minimum", "maximum") and join.kind == "f":
                    kept = ~((x == 0) & (y == 0))
                compare(f"{op}({a}, {b})", [x, y], results, numpys, kept)


with np.errstate(all="ignore"):
    import warnings

    warnings.simplefilter("ignore")
    conversions()
    operations()
print(f"{passed} passed, {failed} failed")
sys.exit(1 if failed or not passed else 0)
