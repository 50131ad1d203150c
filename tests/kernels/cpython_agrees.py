"""The reference against CPython's own arithmetic, over a million drawn corner pairs: cpython_agrees.py LIBRARY

Floats are f64. Integers are Python's, wrapped to each dtype's width. What Python refuses (by zero, a negative exponent) is
left to the witnesses.
"""

import array
import ctypes
import math
import random
import struct
import sys

from bridge import OK, Bridge

PAIRS = 1_000_000
POOL = 1 << 15
CHUNK = 1 << 16
SEED = 20240607
CODES = {"u8": "B", "u16": "H", "u32": "I", "u64": "Q", "i8": "b", "i16": "h", "i32": "i", "i64": "q", "f64": "d"}

passed = failed = 0
bridge = Bridge(sys.argv[1])


def buffer(values):
    return (ctypes.c_char * (len(values) * values.itemsize)).from_buffer(values)


def drawn(dtype, draw, n):
    """Pairs: half of them of two corners, the others of one and of a small multiple of it or what is next to that."""
    pool = array.array(CODES[dtype], bytes(POOL * array.array(CODES[dtype]).itemsize))
    bridge.values(dtype, SEED, POOL, buffer(pool))
    x = array.array(CODES[dtype], draw.choices(pool, k=n))
    y = array.array(CODES[dtype], draw.choices(pool, k=n))
    for i in range(0, n, 2):
        y[i] = related(dtype, x[i], draw)
    return x, y


def related(dtype, x, draw):
    factor = draw.choice((1, -1, 2, 3, -7, 10))
    if dtype == "f64":
        multiple = x / factor
        return math.nextafter(multiple, draw.choice((multiple, math.inf, -math.inf)))
    return wrapped(dtype, x // factor + draw.randrange(-1, 2))


def wrapped(dtype, value):
    bits = int(dtype[1:])
    value &= (1 << bits) - 1
    return value - (1 << bits) if dtype[0] == "i" and value >> (bits - 1) else value


def python_fmod(x, y):
    if math.isinf(x) or y == 0:  # what math.fmod raises ValueError for
        return math.nan
    return math.fmod(x, y)


def truncated(x, y):
    return abs(x) % abs(y) * (-1 if x < 0 else 1)


FLOAT_OPS = {
    "floor_divide": lambda x, y: x // y,
    "remainder": lambda x, y: x % y,
    "fmod": python_fmod,
    "nextafter": math.nextafter,
    "copysign": math.copysign,
}
INTEGER_OPS = {
    "floor_divide": lambda x, y: x // y,
    "remainder": lambda x, y: x % y,
    "fmod": truncated,
}


def same(x, y):
    return struct.pack("d", x) == struct.pack("d", y) or (x != x and y != y)


def compare(what, dtype, x, y, got, wanted):
    global passed, failed
    if got.tobytes() == wanted.tobytes():
        passed += len(got)
        return
    for i, (one, other) in enumerate(zip(got, wanted)):
        if same(one, other) if dtype == "f64" else one == other:
            passed += 1
            continue
        failed += 1
        if failed < 20:
            print(f"FAILED: {what}({dtype} {x[i]!r}, {y[i]!r}): {one!r}, CPython {other!r}")


def reference(op, dtype, x, y):
    out = array.array(CODES[dtype], bytes(len(x) * x.itemsize))
    status = bridge.apply(op, (dtype, dtype), len(x), (buffer(x), buffer(y)), buffer(out), join=dtype)
    assert status == OK, (op, dtype, status)
    return out


def without_zeros(dtype, x, y):
    kept = [(a, b) for a, b in zip(x, y) if b != 0]
    return [array.array(CODES[dtype], column) for column in zip(*kept)]


def check_divmod(dtype, x, y):
    """Both of divmod are those of // and %."""
    global passed, failed
    quotients, rests = reference("floor_divide", dtype, x, y), reference("remainder", dtype, x, y)
    for i in range(len(x)):
        quotient, rest = divmod(x[i], y[i])
        ok = same(quotient, quotients[i]) and same(rest, rests[i])
        passed += ok
        failed += not ok


def floats(draw, n):
    x, y = drawn("f64", draw, n)
    nonzero = without_zeros("f64", x, y)
    for op, function in FLOAT_OPS.items():
        a, b = nonzero if op in ("floor_divide", "remainder") else (x, y)
        compare(op, "f64", a, b, reference(op, "f64", a, b), array.array("d", map(function, a, b)))
    check_divmod("f64", *(part[: n // 8] for part in nonzero))


def integers(dtype, draw, n):
    x, y = drawn(dtype, draw, n)
    x, y = without_zeros(dtype, x, y)
    for op, function in INTEGER_OPS.items():
        wanted = array.array(CODES[dtype], [wrapped(dtype, function(a, b)) for a, b in zip(x, y)])
        compare(op, dtype, x, y, reference(op, dtype, x, y), wanted)
    bits = int(dtype[1:])
    y = array.array(CODES[dtype], [b if b >= 0 else ~b for b in y])
    wanted = array.array(CODES[dtype], [wrapped(dtype, pow(a, b, 1 << bits)) for a, b in zip(x, y)])
    compare("power", dtype, x, y, reference("power", dtype, x, y), wanted)


def main():
    draw = random.Random(SEED)
    for _ in range(PAIRS // CHUNK + 1):
        floats(draw, CHUNK)
    for dtype in CODES:
        if dtype != "f64":
            integers(dtype, draw, PAIRS // 8)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or passed < 5 * PAIRS else 0


sys.exit(main())
