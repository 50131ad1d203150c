"""The reference against NumPy, wherever NumPy has the dtype and the same rule: numpy_agrees.py LIBRARY

Operations whose dtypes NumPy finds by its loops get them as the spec's field `results` would say them. Left out, because the rules differ or NumPy has none: conversions of floats out of an integer's range (undefined in NumPy),
minimum and maximum of zeros of both signs (either), comparisons of u64 with signed integers (through f64 in 1.24); of one
operand the complex absolute (hypot), sign and reciprocal, and those of integers that NumPy 1.24 takes to floats.
"""

import ctypes
import os
import sys

from bridge import OK, Bridge

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

bridge = Bridge(sys.argv[1])
passed = failed = 0


def pointer(array):
    return array.ctypes.data_as(ctypes.c_void_p)


def values(name, seed):
    array = np.empty(N, DTYPES[name])
    bridge.values(name, seed, N, pointer(array))
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
            assert bridge.convert(a, b, 0, N, pointer(source), pointer(converted))
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
                status = bridge.apply(op, (a, b), N, (pointer(x), pointer(y)), pointer(results), join=NAMES[join],
                                      inexact="f64")
                assert status == OK, (op, a, b, status)
                kept = None
                if op in ("minimum", "maximum") and join.kind == "f":
                    kept = ~((x == 0) & (y == 0))
                compare(f"{op}({a}, {b})", [x, y], results, numpys, kept)


BY_LOOPS = {
    "floor_divide": np.floor_divide,
    "remainder": np.remainder,
    "fmod": np.fmod,
    "power": np.power,
    "copysign": np.copysign,
    "nextafter": np.nextafter,
}
UNARY = {
    "positive": (np.positive, "uifc"),
    "negative": (np.negative, "uifc"),
    "absolute": (np.absolute, "uif"),
    "sign": (np.sign, "uif"),
    "square": (np.square, "uifc"),
    "sqrt": (np.sqrt, "buif"),
    "reciprocal": (np.reciprocal, "f"),
    "floor": (np.floor, "f"),
    "ceil": (np.ceil, "f"),
    "trunc": (np.trunc, "f"),
    "round": (np.rint, "f"),
    "signbit": (np.signbit, "f"),
    "isnan": (np.isnan, "buifc"),
    "isinf": (np.isinf, "buifc"),
    "isfinite": (np.isfinite, "buifc"),
    "bitwise_invert": (np.invert, "bui"),
    "logical_not": (np.logical_not, "buifc"),
    "conjugate": (np.conjugate, "uifc"),
    "real": (np.real, "uifc"),
    "imag": (np.imag, "uifc"),
}
PARTS = {"c64": "f32", "c128": "f64"}
FEWER = 1 << 13


def by_loops():
    """Whose dtype is that of the first loop that both operands may be cast to, which NumPy's result has."""
    draw = np.random.default_rng(5)
    for op, ufunc in BY_LOOPS.items():
        for a in DTYPES:
            for b in DTYPES:
                x, y = draw.choice(values(a, 2), FEWER), draw.choice(values(b, 4), FEWER)
                if op == "power":
                    y = np.where(y < 0, ~y.astype(np.int64), y).astype(y.dtype) if y.dtype.kind == "i" else y
                try:
                    numpys = ufunc(x, y)
                except TypeError:
                    continue
                if numpys.dtype.kind == "c" or op == "power" and numpys.dtype.kind == "f":
                    continue
                results = np.empty(FEWER, numpys.dtype)
                status = bridge.apply(op, (a, b), FEWER, (pointer(x), pointer(y)), pointer(results),
                                      given=NAMES[numpys.dtype])
                assert status == OK, (op, a, b, status)
                kept = ~np.isnan(y) if op == "copysign" and y.dtype.kind == "f" else None
                compare(f"{op}({a}, {b})", [x, y], results, numpys, kept)


def of_one():
    for op, (function, kinds) in UNARY.items():
        for a in DTYPES:
            x = values(a, 6)
            if x.dtype.kind not in kinds:
                continue
            numpys = np.ascontiguousarray(function(x))
            results = np.empty(N, numpys.dtype)
            given = NAMES[numpys.dtype] if op == "sqrt" else None
            status = bridge.apply(op, (a,), N, (pointer(x),), pointer(results), join=a, given=given, part=PARTS.get(a))
            assert status == OK, (op, a, status)
            compare(f"{op}({a})", [x], results, numpys)


def of_three():
    draw = np.random.default_rng(7)
    for a in DTYPES:
        for b in DTYPES:
            join = np.result_type(DTYPES[a], DTYPES[b])
            x, y, z = (draw.choice(values(name, 8), FEWER) for name in (a, b, b))
            results = np.empty(FEWER, join)
            given = NAMES[join]
            status = bridge.apply("where", (b, a, b), FEWER, [pointer(one) for one in (z, x, y)], pointer(results),
                                  join=given)
            assert status == OK, (a, b, status)
            compare(f"where({b}, {a}, {b})", [z, x, y], results, np.where(z != 0, x, y))
            if join.kind in "bc":
                continue
            status = bridge.apply("clip", (a, b, b), FEWER, [pointer(one) for one in (x, y, z)], pointer(results),
                                  join=given)
            assert status == OK, (a, b, status)
            several_zeros = (x == 0).astype(int) + (y == 0) + (z == 0) > 1
            compare(f"clip({a}, {b}, {b})", [x, y, z], results, np.clip(x, y, z), ~several_zeros)


with np.errstate(all="ignore"):
    import warnings

    warnings.simplefilter("ignore")
    conversions()
    operations()
    by_loops()
    of_one()
    of_three()
print(f"{passed} passed, {failed} failed")
sys.exit(1 if failed or not passed else 0)
