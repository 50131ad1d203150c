"""joinery_jax gives the same bits as NumPy wherever both have the same rule, and sensible results elsewhere.

usage: test_client.py promotion|results|division|unary|keywords|refuses|threads
"""

import sys
import threading
import time

import joinery_jax as jx
import joinery_small as small
import numpy as np

OURS = {name: dtype for name, dtype in jx.dtypes.items() if not name.endswith("*")}
SHARED = {name: dtype for name, dtype in OURS.items() if dtype.kind != "V"}
OPS = {name: getattr(np, name) for name in
       ("add", "subtract", "multiply", "divide", "minimum", "maximum", "equal", "not_equal", "less", "less_equal", "greater",
        "greater_equal", "bitwise_and", "bitwise_or", "bitwise_xor", "logical_and", "logical_or", "logical_xor", "copysign",
        "nextafter") if hasattr(jx, name)}
DIVISIONS = {name: getattr(np, name) for name in ("floor_divide", "remainder", "fmod", "power") if hasattr(jx, name)}
UNARY = {name: getattr(np, name) for name in
         ("positive", "negative", "absolute", "sign", "square", "sqrt", "reciprocal", "floor", "ceil", "trunc", "signbit", "isnan",
          "isinf", "isfinite", "logical_not", "conjugate", "real", "imag") if hasattr(jx, name)}
if hasattr(jx, "round"):
    UNARY["round"] = np.rint
if hasattr(jx, "bitwise_invert"):
    UNARY["bitwise_invert"] = np.invert
BF16 = OURS["bf16"]


def check(ok, *what):
    if not ok:
        raise AssertionError(" ".join(map(str, what)))


def raises(error, text, call, *arguments, **keywords):
    try:
        call(*arguments, **keywords)
    except error as raised:
        check(text in str(raised), f"'{raised}' does not say '{text}'")
    else:
        check(False, f"nothing raised, and not '{text}'")


def elements(dtype, shape, random):
    """Any bits at all, and the values at the ends more often than chance gives them."""
    count = int(np.prod(shape))
    if dtype.kind == "b":
        return random.integers(0, 2, shape).astype(bool)
    values = random.integers(0, 256, count * dtype.itemsize, dtype=np.uint8).view(dtype)
    if dtype.kind in "iu":
        ends = np.array([0, 1, np.iinfo(dtype).min, np.iinfo(dtype).max], dtype)
    elif dtype.kind in "fc":
        ends = np.array([0.0, -0.0, 1, -1, np.inf, -np.inf, np.nan, np.finfo(dtype).max, np.finfo(dtype).tiny], dtype)
        small_ones = random.standard_normal(count).astype(dtype)
        values = np.where(random.random(count) < 0.5, small_ones, values)
    where = random.random(count) < 0.2
    values[where] = random.choice(ends, int(where.sum()))
    return values.reshape(shape)


def same_bits(ours, numpy, zeros_have_signs=True):
    """Every NaN is like any other."""
    if ours.dtype != numpy.dtype or ours.shape != numpy.shape:
        return False
    if ours.dtype.kind == "c":
        parts = ours.real.dtype
        ours, numpy = ours.reshape(-1).view(parts), numpy.reshape(-1).view(parts)
    if ours.dtype.kind != "f":
        return np.array_equal(ours, numpy)
    equal = (ours == numpy) | (np.isnan(ours) & np.isnan(numpy))
    if zeros_have_signs:
        equal &= np.isnan(ours) | (np.signbit(ours) == np.signbit(numpy))
    return bool(equal.all())


def same_rule(name, a, b):
    """Whether NumPy promotes these as the spec does, and has the operation for them."""
    try:
        common, out = np.promote_types(a, b), getattr(np, name)(np.ones(1, a), np.ones(1, b)).dtype
        ours = getattr(jx, name)(np.ones(1, a), np.ones(1, b)).dtype
    except TypeError:
        return False
    if name in ("less", "less_equal", "greater", "greater_equal", "equal", "not_equal") and {a.kind, b.kind} == {"i", "u"}:
        return common.kind != "f"  # there NumPy compares 64-bit integers as floats
    return out == ours and (common == jx.promote_types(a, b) or name.startswith("logical"))


def promotion():
    check(jx.promote_types("i8", "bf16") == BF16, "i8 and bf16")
    check(jx.promote_types("i32", np.float16) == np.float16, "i32 and f16, JAX's way")
    check(jx.promote_types(np.uint8, "i8") == np.int16, "u8 and i8")
    check(jx.result_type(np.int8, 2) == np.int8 and jx.result_type(np.int8, 2.5) == np.float64, "Python numbers are weak")
    check(jx.result_type(BF16, 2.5, np.zeros(3, np.uint8)) == BF16, "a weak float beside bf16")
    check(jx.result_type(float, np.float32) == np.float32 and jx.result_type(True, np.int8) == np.int8, "types, bools")
    check(jx.add(np.ones(2, np.int8), 3).dtype == np.int8, "a number beside an array")
    ones, twos = jx.astype(np.ones(2, "f4"), "bf16"), np.full(2, 2, np.int32)
    total = jx.add(ones, twos)
    check(total.dtype == BF16 and total.view(np.uint16).tolist() == [0x4040] * 2, "1 + 2 in bf16")
    theirs = ones.view(small.bf16)  # each module has its own: what is promoted to what is the spec's
    check(theirs.dtype != BF16 and small.add(np.uint8(1), theirs).dtype == small.bf16, "another spec beside")
    raises(jx.PromotionError, "jax has no dtype", jx.add, theirs, ones)
    eighths = small.astype(np.array([1.5, -0.25, 448], np.float32), "f8_e4m3fn")
    check(eighths.view(np.uint8).tolist() == [0x3c, 0xa8, 0x7e], "8-bit floats")
    check(small.add(eighths, eighths).view(np.uint8).tolist() == [0x44, 0xb0, 0x7f], "3, -0.5, and past the largest: NaN")
    check(small.add(eighths, theirs[0]).dtype == small.bf16, "an 8-bit float beside bf16")
    for a in SHARED.values():
        for b in SHARED.values():
            check(jx.promote_types(a, b) == jx.promote_types(b, a), a, b)


def results():
    random, count = np.random.default_rng(5), 0
    np.seterr(all="ignore")
    for name, function in OPS.items():
        for a in SHARED.values():
            for b in SHARED.values():
                if not same_rule(name, a, b):
                    continue
                count += 1
                x, y = elements(a, (7, 1, 45), random), elements(b, (5, 90), random)[:, ::-2]
                ours, numpy = getattr(jx, name)(x, y), function(x, y)
                signs = name not in ("minimum", "maximum", "nextafter")  # of two zeros NumPy takes either
                check(same_bits(ours, numpy, signs), name, a, b, "differ from NumPy")
    check(count > 40 * len(OPS), f"only {count} cases")
    print(f"{len(OPS)} operations, {count} cases")

    x, y = elements(np.dtype("f4"), (6, 4), random), elements(np.dtype("i2"), (4,), random)
    wanted = np.add(x, y, dtype="f4")
    for layout in (np.asfortranarray(x), x.astype(">f4"), np.repeat(x, 2, axis=1)[:, ::2]):
        check(same_bits(jx.add(layout, y), wanted), "layout")
    check(jx.add(x[0, 0], y[0]).shape == () and jx.add(np.float32(1), np.int16(2)) == 3, "no dimension")
    check(jx.add(x[:0], y).shape == (0, 4), "no element")
    out = x.copy()
    check(jx.add(out, y, out=out) is out and same_bits(out, wanted), "in place")
    line = np.arange(10, dtype="f4")
    jx.add(line[:-1], line[1:], out=line[1:])
    check(line.tolist() == [0, 1, 3, 5, 7, 9, 11, 13, 15, 17], "out overlaps an operand")
    swapped = np.zeros((6, 4), ">f4")
    jx.add(x, y, out=swapped)
    check(same_bits(swapped.astype("f4"), wanted), "out in the other byte order")


def division():
    """Integers over all of their values, and floats whose quotient is no matter of rounding: NumPy's own way differs there."""
    random, count = np.random.default_rng(6), 0
    np.seterr(all="ignore")
    for name, function in DIVISIONS.items():
        for a in SHARED.values():
            for b in SHARED.values():
                if a.kind not in "iuf" or b.kind not in "iuf" or not same_rule(name, a, b):
                    continue
                common = np.promote_types(a, b)
                if name == "power" and common.kind == "f":
                    continue
                x, y = elements(a, (7, 1, 45), random), elements(b, (5, 90), random)[:, ::-2]
                if common.kind == "f":
                    x, y = (np.nan_to_num(v, nan=3, posinf=7, neginf=-7) % 1000 for v in (x, y))
                    x, y = np.round(x.astype("f8")).astype(a), np.round(y.astype("f8")).astype(b)
                if name == "power":  # NumPy refuses negative exponents
                    y = np.abs(y) % 63 if b.kind == "i" else y
                    y = np.where(y < 0, 0, y).astype(b)
                count += 1
                ours, numpy = getattr(jx, name)(x, y), function(x, y)
                if common.kind != "f" and name != "power":  # by 0, and the least by -1, are ours to say
                    plain = (y != 0) & ((y != -1) if b.kind == "i" else True) & np.ones(x.shape, bool)
                    ours, numpy = ours[plain], numpy[plain]
                check(same_bits(ours, numpy), name, a, b, "differ from NumPy")
    check(count > 20 * len(DIVISIONS), f"only {count} cases")
    print(f"{len(DIVISIONS)} operations, {count} cases")
    least = np.array([-128, -128, 7], np.int8)
    check(jx.floor_divide(least, np.array([-1, 0, 0], np.int8)).tolist()[0] == -128, "the least by -1")


def unary():
    random, count = np.random.default_rng(7), 0
    np.seterr(all="ignore")
    for name, function in UNARY.items():
        for a in SHARED.values():
            x = elements(a, (6, 70), random)[:, ::-2]
            try:
                ours, numpy = getattr(jx, name)(x), np.asarray(function(x))
            except TypeError:
                continue
            if ours.dtype != numpy.dtype or name in ("sqrt", "reciprocal") and a.kind in "iubc":
                continue
            if a.kind == "c" and name in ("absolute", "sign", "square"):
                continue  # NumPy's steps are others
            count += 1
            check(same_bits(ours, numpy), name, a, "differ from NumPy")
            if ours.dtype == a:
                check(getattr(jx, name)(x, out=x) is x and same_bits(x, numpy), name, a, "in place")
    check(count > 5 * len(UNARY), f"only {count} cases")
    print(f"{len(UNARY)} operations, {count} cases")
    bf16 = jx.astype(np.array([1.5, -2, np.nan, -0.0], "f4"), "bf16")
    turned = jx.negative(bf16)
    check(turned.view(np.uint16)[[0, 1, 3]].tolist() == [0xbfc0, 0x4000, 0], "bf16")
    check(jx.isnan(turned).tolist() == [False, False, True, False], "NaN in bf16")
    check(jx.negative(np.float32(2)) == -2 and jx.negative(3) == -3, "no dimension")
    check(jx.absolute(np.array([3 + 4j], "c8")).tolist() == [5] and jx.absolute(np.ones(2, "c8")).dtype == "f4", "a complex one")


def keywords():
    """Those of ufuncs."""
    x, y = np.arange(6, dtype="f4").reshape(2, 3), np.array([10, 20, 30], "i2")
    out = np.full((2, 3), -1, "f4")
    check(jx.add(x, y, out=out, where=[True, False, True]) is out, "where")
    check(out.tolist() == [[10, -1, 32], [13, -1, 35]], "where", out)
    check(jx.add(x, y, out).tolist() == (x + y).tolist() and jx.add(x, y, out=(out,)) is out, "out")
    wide = jx.add(x, y, out=np.zeros((2, 3)))
    check(wide.dtype == "f8" and wide.tolist() == (x + y).tolist(), "out of a wider dtype")
    check(jx.add(x, y, out=np.zeros((2, 3), "i4"), casting="unsafe").tolist() == (x + y).tolist(), "casting")
    check(jx.add(x, 1, order="F").flags.f_contiguous and jx.add(x, 1).dtype == "f4", "order")
    check(jx.add(np.ones(2, "i4"), np.ones(2, "f2")).dtype == "f2", "a rule that is not NumPy's")
    check(jx.add(np.ones(2, "i1"), np.int32(3)).dtype == "i4", "NumPy's scalars are strong")
    check(jx.add.ufunc.nin == 2 and isinstance(jx.add.ufunc, np.ufunc), "the ufunc")
    raises(TypeError, "float32') to dtype('int32') with casting rule 'same_kind'", jx.add, x, y, out=np.zeros((2, 3), "i4"))
    raises(TypeError, "casting rule 'no'", jx.add, x, y, out=np.zeros((2, 3)), casting="no")
    raises(TypeError, "convert the operands", jx.add, x, y, dtype="f8")
    raises(TypeError, "takes 2 operands", jx.add, x)
    raises(TypeError, "return arrays must be of ArrayType", jx.add, x, y, [1])
    for name in ("reduce", "accumulate", "reduceat"):
        raises(TypeError, "jax: add does not reduce", getattr(jx.add, name), x)


def refuses():
    ones = np.ones(3, np.float32)
    raises(small.PromotionError, "small: no promotion between u8 and i32", small.add, np.ones(3, np.uint8), np.ones(3, np.int32))
    raises(TypeError, "no promotion between u8 and i8", small.result_type, "u8", "i8")
    raises(jx.PromotionError, "jax has no dtype <U3", jx.add, ones, np.array(["abc"]))
    raises(jx.PromotionError, "is not defined for f32 and c64", jx.maximum, ones, np.ones(3, np.complex64))
    raises(small.PromotionError, "small has no dtype float64", small.add, ones, np.ones(3))
    raises(jx.PromotionError, "jax: negative is not defined for b", jx.negative, np.ones(3, bool))
    raises(ValueError, "broadcast", jx.add, ones, np.ones(4, np.float32))
    raises(ValueError, "broadcast", jx.add, np.ones((2, 3)), ones, out=np.zeros(3))
    raises(TypeError, "promote_types takes 2", jx.promote_types, "i8")
    raises(TypeError, "result_type needs", jx.result_type)
    raises(TypeError, "not understood", jx.result_type, "bf61")
    raises(OverflowError, "", jx.add, np.ones(3, np.int8), 1 << 80)
    check(jx.add.__name__ == "add" and jx.joinery_version.count(".") == 2, "names")


def threads():
    """While one operation runs, this thread does: without the GIL it gets its turns."""
    x, y, done = np.ones(30_000_000, np.float32), np.ones(30_000_000, np.int8), threading.Event()
    out = np.empty_like(x)

    def work():
        jx.add(x, y, out=out)
        done.set()

    worker, turns = threading.Thread(target=work), 0
    worker.start()
    while not done.is_set():
        turns += 1
        time.sleep(0.0002)
    worker.join()
    check(out[0] == 2 and turns > 5, f"{turns} turns while it ran")


if __name__ == "__main__":
    globals()[sys.argv[1]]()
