"""bf16 and an 8-bit float as NumPy dtypes. The expected elements are computed here, from the formats alone.

usage: test_dtypes.py arrays|scalars|lattice|ufuncs|reductions|files|leaks
"""

import copy
import csv
import io
import math
import operator
import os
import pickle
import subprocess
import sys
import tracemalloc
import warnings
from pathlib import Path

import joinery_jax as jx
import joinery_small as small
import numpy as np
from test_client import check, raises

BF16, F8 = jx.bf16, small.f8_e4m3fn
warnings.simplefilter("error")
np.seterr(all="raise")  # no element here raises what it should not


def bf16_bits(values):
    """The upper half of a float32, to nearest, ties to even."""
    bits = np.array(values, np.float32, ndmin=1).view(np.uint32).astype(np.uint64)
    return ((bits + 0x7fff + (bits >> 16 & 1)) >> 16).astype(np.uint16)


def bf16_values(bits):
    return (np.asarray(bits, np.uint32) << 16).view(np.float32)


def f8_value(bits):
    """Four bits of exponent, three of fraction; the largest pattern is NaN, and there is no infinity."""
    sign, exponent, fraction = -1 if bits & 0x80 else 1, bits >> 3 & 15, bits & 7
    if bits & 0x7f == 0x7f:
        return math.nan
    return sign * (math.ldexp(fraction, -9) if exponent == 0 else math.ldexp(8 + fraction, exponent - 10))


F8_VALUES = np.array([f8_value(bits) for bits in range(256)])


def f8_bits(value):
    """The nearest; of two the even one; NaN past what rounds to the largest."""
    if math.isnan(value) or abs(value) > 464:
        return 0x7f
    magnitude = min(range(0x7f), key=lambda bits: (abs(F8_VALUES[bits] - abs(value)), bits & 1))
    return magnitude | (0x80 if math.copysign(1, value) < 0 else 0)


def arrays():
    x = np.array([1.5, 2, -0.1], dtype=BF16)
    check(repr(x) == "array([1.5, 2.0, -0.1], dtype=bf16)" and str(x) == "[1.5 2.0 -0.1]", repr(x))
    check(repr(np.full(2, 0.3, F8)) == "array([0.3, 0.3], dtype='f8_e4m3fn')", repr(np.full(2, 0.3, F8)))
    check(repr(np.dtype(BF16)) == "dtype(bf16)" and x.dtype.itemsize == 2 and x.dtype.type is BF16, "dtype")
    check(x.dtype == BF16 and x.dtype != np.float16 and x.dtype != np.dtype("V2") and x.dtype == jx.dtypes["bf16"], "==")
    for made, wanted in ((np.zeros(3, BF16), [0, 0, 0]), (np.ones(3, BF16), [1, 1, 1]), (np.full(2, 7, F8), [7, 7]),
                         (np.arange(5, dtype=BF16), [0, 1, 2, 3, 4]), (np.arange(0, 1, 0.25, dtype=F8), [0, .25, .5, .75]),
                         (np.linspace(0, 1, 5, dtype=BF16), [0, .25, .5, .75, 1]), (np.zeros((0, 2), F8), []),
                         (np.array(["1.5", "2"], BF16), [1.5, 2]), (np.array([BF16(1), BF16(3)]), [1, 3])):
        check(made.tolist() == wanted and made.dtype in (BF16, F8), made, wanted)
    x[1], x[2:] = 2.5, [BF16(3)]
    check(x.tolist() == [1.5, 2.5, 3] and type(x.tolist()[0]) is float and type(x[0]) is BF16, "items")
    x.fill(4)
    check(x.tolist() == [4, 4, 4], "fill")
    y = np.array([3, 0, -2, -0.0, 1], BF16)
    check(np.nonzero(y)[0].tolist() == [0, 2, 4] and y.astype(bool).tolist() == [True, False, True, False, True], "nonzero")
    check(np.sort(y).tolist() == [-2, 0, 0, 1, 3] and np.argsort(y)[0] == 2, "sort")
    check(y.argmax() == 0 and y.argmin() == 2 and np.searchsorted(np.sort(y), BF16(2)) == 4, "extremes")
    y[1] = math.nan
    check(y.argmax() == 1 and y.argmin() == 1 and math.isnan(np.sort(y)[-1]), "NaN")
    ends = np.concatenate([np.arange(600) % 100, [200]]).astype(BF16)
    check(ends.argmax() == 600 and ends[::-1].argmax() == 0, "argmax of many")
    check(np.dot(np.ones(1000, BF16), np.full(1000, 0.5, BF16)) == 500 and type(np.dot(x, x)) is BF16, "dot is rounded once")
    check(np.dot(np.ones((2, 3), F8), np.ones((3, 2), F8)).tolist() == [[3, 3], [3, 3]], "dot of matrices")
    check(np.where([True, False, True], x, y[:3]).dtype == BF16 and np.unique(x).tolist() == [4], "functions")
    other = np.dtype(BF16).newbyteorder("S")
    swapped = y.astype(other)
    check((swapped.view("u2").byteswap() == y.view("u2")).all() and swapped[0] == 3 and swapped.argmin() == 1, "byte order")
    check(np.add(swapped, y).dtype == BF16 and np.nonzero(swapped)[0].tolist() == [0, 1, 2, 4], "operands in the other order")
    swapped[0] = 5
    check(swapped.astype(BF16)[0] == 5, "an item in the other order")
    raises(TypeError, "must be real number", np.array, [1j], BF16)
    raises(ValueError, "could not convert", np.array, ["one"], BF16)


def scalars():
    one = BF16(1.5)
    check(repr(one) == str(one) == "1.5" and repr(BF16(0.1)) == "0.1" and repr(F8(448)) == "448.0" and repr(BF16(3e38)) == "3e+38", "text")
    check(f"{one:.3f}" == "1.500" and f"{one}" == "1.5", "format")
    for bits in range(0, 0x7f80, 3):
        value = np.uint16(bits).view("u2").reshape(1).view(BF16)[0]
        check(BF16(repr(value)).tobytes() == value.tobytes(), "the text gives", bits, "again")
    check(float(one) == 1.5 and int(one) == 1 and bool(one) and not BF16() and complex(one) == 1.5, "numbers")
    check(one == 1.5 and 1.5 == one and one != 2 and one < 2 and one >= BF16(1) and one == np.float32(1.5), "comparison")
    check(hash(one) == hash(1.5) and {1.5: "x"}[one] == "x" and (one == np.array([1.5, 2])).tolist() == [True, False], "hash")
    nan = BF16("nan")
    check(nan != nan and not nan == nan and not nan < one, "NaN")
    check((one + one).dtype == BF16 and one + one == 3 and -one == -1.5 and abs(-one) == one and one + 1 == 2.5, "arithmetic")
    check(isinstance(one, np.generic) and one.dtype == BF16 and one.item() == 1.5 and one.astype("f4") == 1.5, "np.generic")
    check(BF16(np.float32(3)) == 3 and BF16(F8(0.5)) == 0.5 and BF16(one) == one and BF16(1 << 100) == 2.0 ** 100, "from others")
    raises(TypeError, "must be real number, not list", BF16, [1])
    raises(TypeError, "takes no keyword", BF16, value=1)
    raises(ValueError, "could not convert string", BF16, "one")


def table(spec):
    """What the program says of the spec, as a dict of pairs."""
    text = subprocess.run([os.environ["JOINERY"], "table", spec, "--format", "csv"], check=True, capture_output=True, text=True).stdout
    (_, *names), *rows = csv.reader(io.StringIO(text))
    return {(row[0], name): cell for row in rows for name, cell in zip(names, row[1:])}


def lattice():
    """Of NumPy itself: ufuncs everywhere; promote_types where the join is one of the two."""
    unsaid = set()
    for module, spec in ((jx, "jax"), (small, str(Path(__file__).with_name("small.lua")))):
        for (a, b), join in table(spec).items():
            if "*" in a + b or not {a, b} & {"bf16", "f8_e4m3fn", "f8_e5m2"}:
                continue
            left, right = module.dtypes[a], module.dtypes[b]
            call = np.add, np.ones(2, left), np.ones(2, right)
            if join == "-":
                raises(TypeError, "DType", np.promote_types, left, right)
                raises(module.PromotionError, f"no promotion between {a} and {b}", *call)
                continue
            wanted = module.dtypes[join]
            total = call[0](*call[1:])
            check(total.dtype == wanted and (total.astype("c16") == 2).all(), "np.add of", a, "and", b, "is", total.dtype)
            check(np.can_cast(left, right) == (join == b), "can_cast", a, b)
            if join in (a, b):
                check(np.promote_types(left, right) == wanted == np.result_type(left, right), a, b, "promote to", join)
                check(np.concatenate(call[1:]).dtype == wanted, "concatenate", a, b)
            else:
                unsaid.add((spec[-9:], *sorted((a, b)), join))
                raises(TypeError, "", np.promote_types, left, right)
    check(unsaid == {
        ("jax", "bf16", "f16", "f32"), ("small.lua", "f8_e4m3fn", "u8", "bf16"), ("small.lua", "f8_e4m3fn", "i8", "f32"),
        ("small.lua", "f8_e4m3fn", "i32", "f32"), ("small.lua", "bf16", "i8", "f32"), ("small.lua", "bf16", "i32", "f32"),
        ("small.lua", "f8_e5m2", "u8", "bf16"), ("small.lua", "f8_e5m2", "i8", "f32"), ("small.lua", "f8_e5m2", "i32", "f32"),
        ("small.lua", "f8_e4m3fn", "f8_e5m2", "bf16")},
        "what NumPy cannot say:", unsaid)


def ufuncs():
    random = np.random.default_rng(8)
    x, y = (bf16_values(bf16_bits(random.standard_normal((40, 9)) * 50)) for _ in "xy")
    a, b = x.astype(BF16), y.astype(BF16)
    for name in ("add", "subtract", "multiply", "divide", "maximum", "minimum"):
        if hasattr(jx, name):
            ours = getattr(np, name)(a, b)
            check(ours.dtype == BF16 and (ours.view("u2") == bf16_bits(getattr(np, name)(x, y))).all(), name)
            mixed = getattr(np, name)(a[:, ::2], y.T.copy().T[:, ::2])
            check(mixed.dtype == np.float32 and (mixed == getattr(np, name)(x, y)[:, ::2]).all(), name, "with float32")
    for name in ("equal", "not_equal", "less", "less_equal", "greater", "greater_equal"):
        if hasattr(jx, name):
            check((getattr(np, name)(a, b) == getattr(np, name)(x, y)).all(), name)
    for name in ("negative", "absolute", "square", "floor", "ceil", "trunc", "rint", "sign", "positive"):
        check((getattr(np, name)(a).view("u2") == bf16_bits(getattr(np, name)(x))).all(), name)
    check((np.sqrt(abs(a)).view("u2") == bf16_bits(np.sqrt(abs(x)))).all(), "sqrt")
    check(not np.isnan(a).any() and np.isfinite(a).all() and (np.signbit(a) == np.signbit(x)).all(), "inspection")
    eighths = np.arange(0x70).astype(np.uint8).view(F8)
    halves = eighths * F8(0.5)
    check(halves.dtype == F8 and halves.view("u1").tolist() == [f8_bits(v / 2) for v in F8_VALUES[:0x70]], "an 8-bit float")
    check((a + 1).dtype == (a + True).dtype == (1 + a).dtype == (a + a[0, 0]).dtype == (a + 1000).dtype == BF16, "scalars")
    check((a + np.arange(9)).dtype == (a + np.arange(9, dtype="q")).dtype == BF16, "integers")
    check((a + 2.5).dtype == np.float32 and jx.add(a, 2.5).dtype == BF16, "NumPy takes 2.5 for a float16")
    out = np.zeros_like(a)
    check(np.add(a, b, out=out, where=x > 0) is out and not out[x <= 0].any(), "where")
    check((out.view("u2") == bf16_bits(x + y))[x > 0].all(), "where it was")
    check(np.multiply(a, y, out=out) is out and (out.view("u2") == bf16_bits(x * y)).all(), "out, converted")
    check(np.add(a[:3, None], b[:2]).shape == (3, 2, 9) and np.add.outer(a[0], b[0]).shape == (9, 9), "shapes")
    np.add(a[:-1], b[:-1], out=a[1:])
    check((a[1:].view("u2") == bf16_bits(x[:-1] + y[:-1])).all(), "out overlaps an operand")
    raises(TypeError, "casting rule 'no'", np.add, a, y, out=out, casting="no")
    raises(TypeError, "int32') with casting rule 'same_kind'", np.add, a, b, out=np.zeros(a.shape, "i4"))
    raises(TypeError, "not supported", np.add, a, np.array(["a"]))
    with np.errstate(all="warn"), warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        largest = np.full(40, 3e38, BF16)
        check(np.isinf(largest * largest).all() and "overflow" in str(said[0].message), "overflow warns")
        del said[:]
        nan = np.full(40, math.nan, BF16)
        check(not (nan < largest).any() and np.isnan(np.maximum(nan, largest)).all() and not said, "NaN does not")


def reductions():
    x = np.array([[3, 1, 2], [5, -4, 0.5]], BF16)
    check(np.max(x) == 5 and np.min(x, axis=0).tolist() == [3, -4, 0.5] and np.maximum.accumulate(x[0]).tolist() == [3, 3, 3], "order")
    check(np.maximum.reduceat(x[1], [0, 1]).tolist() == [5, 0.5], "reduceat")
    many = np.full(10_001, 0.1, BF16)
    total = float(many.astype("f8").sum())
    check(np.sum(many).dtype == BF16 and np.sum(many) == BF16(total), "the sum of a row is rounded once")
    check(np.sum(np.stack([many, many]), axis=1).tolist() == [float(BF16(total))] * 2, "of each row")
    check(np.sum(many, dtype="f8") == total and np.add.reduce(many[:0]) == 0, "in another dtype, of none")
    check(np.cumsum(np.ones(300, BF16))[-1] == 256, "a sum of sums is rounded each time")
    check(np.prod(np.full(3, 2, BF16)) == 8 and np.mean(np.full(1000, 3, BF16), dtype="f4") == 3, "product, mean")
    check(np.any(x) and np.all(x), "logic")
    raises(TypeError, "jax: maximum does not reduce", jx.maximum.reduce, x)


def files():
    x = np.array([[1.5, -2], [0.1, 7]], BF16)
    for again in (pickle.loads(pickle.dumps(x)), copy.deepcopy(x), x.copy(), np.frombuffer(x.tobytes(), BF16).reshape(2, 2)):
        check(again.dtype == BF16 and again.tobytes() == x.tobytes(), "arrays")
    for again in (pickle.loads(pickle.dumps(x[0, 0])), copy.copy(x[0, 0])):
        check(type(again) is BF16 and again == 1.5, "scalars")
    check(pickle.loads(pickle.dumps(x.dtype)) == x.dtype, "dtypes")
    file = io.BytesIO()
    np.save(file, x)
    file.seek(0)
    check((np.load(file).view(BF16) == x).all(), "a file has two bytes an element, and never says float16")


def leaks():
    """A thousand times the same leaves as many references and as much memory as once."""
    x, y = np.array([1.5, 2, 3], BF16), np.ones(3, np.float32)
    objects = (x.dtype, BF16, np.dtype("f4"), np.dtype("f8"), jx.add.ufunc, x, y)

    def work():
        for call in (lambda: jx.add(x, y), lambda: jx.add(x, 2.5, out=x), lambda: x + x, lambda: x.astype("f4").astype(BF16),
                     lambda: (x[0] == x[1], hash(x[0]), repr(x), float(x[0]), x.tolist(), f"{x[0]:g}"), lambda: BF16("2"),
                     lambda: np.array([1, 2, BF16(3)], BF16), lambda: jx.astype(x, "f64"), lambda: np.sort(x).argmax(),
                     lambda: pickle.loads(pickle.dumps(x)), lambda: jx.result_type(x, 2.5), lambda: np.sum(x), lambda: -x[0],
                     lambda: operator.add(x[0], 1)):
            call()
        for error, call in ((TypeError, lambda: jx.add(x, "a")), (TypeError, lambda: BF16([])), (ValueError, lambda: BF16("a")),
                            (TypeError, lambda: jx.add(x)), (TypeError, lambda: jx.add.reduce(x)), (TypeError, lambda: jx.add(x, x, dtype="f4")),
                            (TypeError, lambda: jx.add(x, x, out=np.zeros(3, "i4")))):
            raises(error, "", call)

    work()
    before = [sys.getrefcount(one) for one in objects]
    tracemalloc.start()
    for _ in range(50):
        work()
    start = tracemalloc.get_traced_memory()[0]
    for _ in range(1000):
        work()
    grown = tracemalloc.get_traced_memory()[0] - start
    check([sys.getrefcount(one) for one in objects] == before, "references")
    check(grown < 20_000, f"{grown} bytes more")


if __name__ == "__main__":
    globals()[sys.argv[1]]()
