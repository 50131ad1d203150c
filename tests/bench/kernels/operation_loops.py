"""Plain C loops of division and of operations of one operand, as one writes them and leaves them to a compiler."""

import loops

PRELUDE = """
#include <math.h>
#include <stdbool.h>
"""

# By what the operands are; MIN is the smallest integer of the type, s the suffix of float functions. No operand is 0.
DIVISION = {
    "i": {
        "floor_divide": "y == -1 ? (T)(0 - (U)x) : (T)(x / y - (x % y != 0 && (x ^ y) < 0))",
        "remainder": "y == -1 ? 0 : (T)(x % y + (x % y != 0 && (x ^ y) < 0 ? y : 0))",
        "fmod": "y == -1 ? 0 : (T)(x % y)",
    },
    "f": {
        "fmod": "fmod${s}(x, y)",
        "remainder": "remainder_of_${T}(x, y)",
        "floor_divide": "floor_divide_${T}(x, y)",
        "copysign": "copysign${s}(x, y)",
        "nextafter": "nextafter${s}(x, y)",
    },
}

FLOATS = """
static inline ${T} remainder_of_${T}(${T} x, ${T} y) {
    const ${T} m = fmod${s}(x, y);
    return m == 0 ? copysign${s}(0, y) : (m < 0) != (y < 0) ? m + y : m;
}
static inline ${T} floor_divide_${T}(${T} x, ${T} y) {
    const ${T} m = fmod${s}(x, y), q = (x - m) / y - (m != 0 && (m < 0) != (y < 0) ? 1 : 0), f = floor${s}(q);
    return q == 0 ? copysign${s}(0, x / y) : q - f > (${T})0.5 ? f + 1 : f;
}
"""

UNARY = {
    "i": {"positive": "x", "negative": "(T)(0 - (U)x)", "absolute": "x < 0 ? (T)(0 - (U)x) : x", "sign": "(T)((x > 0) - (x < 0))",
          "square": "(T)((U)x * (U)x)", "bitwise_invert": "(T)~x", "logical_not": "x == 0"},
    "f": {"positive": "x", "negative": "-x", "absolute": "fabs${s}(x)", "sign": "x != x ? x : (T)((x > 0) - (x < 0))",
          "square": "x * x", "sqrt": "sqrt${s}(x)", "reciprocal": "1 / x", "floor": "floor${s}(x)", "ceil": "ceil${s}(x)",
          "trunc": "trunc${s}(x)", "round": "rint${s}(x)", "signbit": "signbit(x) != 0", "isnan": "x != x",
          "isinf": "isinf(x) != 0", "isfinite": "isfinite(x) != 0", "logical_not": "x == 0"},
}


def filled(text, dtype):
    kind = loops.stored(dtype)
    return (text.replace("${s}", "f" if dtype == "f32" else "").replace("${T}", kind).replace("(T)", "(%s)" % kind)
            .replace("(U)", "(u%s)" % kind))


def loop(name, op, dtype, out, operands):
    """C for out[i] = op(a[i]) or op(a[i], b[i]); None where this file does not know how."""
    table = (UNARY if operands == 1 else DIVISION).get(dtype[0], {})
    if op not in table or dtype not in ("i32", "i64", "f32", "f64"):
        return None
    second = ", y = b[i]" if operands == 2 else ""
    return loops.plain(name, dtype, dtype, out, "const %s x = a[i]%s; out[i] = %s;" % (
        loops.stored(dtype), second, filled(table[op], dtype)))


def prelude():
    return loops.PRELUDE + PRELUDE + filled(FLOATS, "f32") + filled(FLOATS, "f64")
