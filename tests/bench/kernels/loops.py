"""The plain C loop of an operation on two dtypes, as one writes it and leaves it to a compiler, and the loop that only
moves the same bytes. Both are written from the list of pairs that the bench measures."""

SIZES = {"b": 1, "u8": 1, "u16": 2, "u32": 4, "u64": 8, "i8": 1, "i16": 2, "i32": 4, "i64": 8, "bf16": 2, "f16": 2,
         "f32": 4, "f64": 8, "c64": 8, "c128": 16}
STORED = {"b": "uint8_t", "bf16": "uint16_t", "f32": "float", "f64": "double", "c64": "c64", "c128": "c128"}
PARTS = {"c64": "f32", "c128": "f64"}  # of complex dtypes
COMPUTED = {"b": "uint8_t", "bf16": "float", "f16": "float"}
NARROW = ("bf16", "f16")  # whose values C code converts by functions
BINARY = {"add": "x + y", "subtract": "x - y", "multiply": "x * y", "divide": "x / y"}
EXTREMES = {"maximum": ">", "minimum": "<"}
COMPARISONS = {"less": "<", "less_equal": "<=", "equal": "==", "not_equal": "!="}

PRELUDE = """
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#if defined(__clang__) && __clang_major__ < 15 && defined(__x86_64__)
#include <immintrin.h>
typedef uint16_t f16; /* that clang has no _Float16 here */
static inline float from_f16(f16 v) { return _cvtsh_ss(v); }
static inline f16 to_f16(float v) { return _cvtss_sh(v, 0); }
#else
typedef _Float16 f16;
static inline float from_f16(f16 v) { return (float)v; }
static inline f16 to_f16(float v) { return (f16)v; }
#endif
typedef struct { float re, im; } c64;
typedef struct { double re, im; } c128;
static inline float from_bf16(uint16_t v) {
    const uint32_t bits = (uint32_t)v << 16;
    float f;
    memcpy(&f, &bits, 4);
    return f;
}
static inline uint16_t to_bf16(float f) {
    uint32_t bits;
    memcpy(&bits, &f, 4);
    return f != f ? 0x7fc0 : (uint16_t)((bits + 0x7fff + (bits >> 16 & 1)) >> 16);
}
"""


def is_integer(d):
    return d[0] in "ui"


def is_complex(d):
    return d[0] == "c"


def stored(d):
    if d == "f16":
        return "f16"
    return STORED.get(d) or ("uint" if d[0] == "u" else "int") + d[1:] + "_t"


def computed(d):
    return COMPUTED.get(d) or stored(d)


def loaded(d, to, at):
    """An element of `d` as what one computes in for `to`."""
    if is_complex(to):
        part = "float" if to == "c64" else "double"
        if is_complex(d):
            return "(%s){(%s)%s.re, (%s)%s.im}" % (to, part, at, part, at)
        return "(%s){%s, 0}" % (to, loaded(d, "f32" if to == "c64" else "f64", at))
    value = {"b": "(%s != 0)", "bf16": "from_bf16(%s)", "f16": "from_f16(%s)"}.get(d, "%s") % at
    exact = {"bf16": 8, "f16": 11}
    if to in exact and d != to and is_integer(d) and int(d[1:]) - (d[0] == "i") > exact[to]:
        return "from_%s(to_%s((float)%s))" % (to, to, value)
    return "(%s)%s" % (computed(to), value)


def rounded(out, value):
    """What is computed as it is stored, if that is no conversion of C."""
    return "to_%s(%s)" % (out, value) if out in NARROW else value


def expression(op, to):
    if is_complex(to) and op in ("add", "subtract"):
        sign = "+" if op == "add" else "-"
        return "(%s){x.re %s y.re, x.im %s y.im}" % (to, sign, sign)
    if is_complex(to) and op == "multiply":
        return "(%s){x.re * y.re - x.im * y.im, x.re * y.im + x.im * y.re}" % to
    if op in EXTREMES:
        return "x %s y || x != x ? x : y" % EXTREMES[op]
    if to == "b":
        return {"add": "x | y", "multiply": "x & y"}[op]
    return BINARY[op]


def other_semantics(op, to):
    """Whether the loop gives something else than the operation: that of an extreme of floats takes zeros as they come, and
    a NaN only from its first operand."""
    return op in EXTREMES and to in ("bf16", "f16", "f32", "f64")


def comparison(op, a, b, to):
    sign = COMPARISONS[op]
    mixed = is_integer(a) and is_integer(b) and a[0] != b[0]
    wider = {"u": a if a[0] == "u" else b, "i": a if a[0] == "i" else b} if mixed else {}
    if mixed and int(wider["u"][1:]) >= int(wider["i"][1:]):
        if op != "less":
            return None
        return "(x < 0) | ((uint64_t)x < (uint64_t)y)" if a[0] == "i" else "(y >= 0) & ((uint64_t)x < (uint64_t)y)"
    return "x %s y" % sign


def statements(op, a, b, to, out, at=("a[i]", "b[i]", "out[i]")):
    """C for out[i] = op(a[i], b[i]), computed in `to`, or for other elements; None where this file does not know how."""
    mixed = op in COMPARISONS and is_integer(a) and is_integer(b)
    ca, cb = (computed(a), computed(b)) if mixed else (computed(to), computed(to))
    x = at[0] if mixed else loaded(a, to, at[0])
    y = at[1] if mixed else loaded(b, to, at[1])
    if op in COMPARISONS:
        value = comparison(op, a, b, to)
    elif is_complex(to) and op not in ("add", "subtract", "multiply"):
        return None
    else:
        value = expression(op, to)
    if value is None:
        return None
    result = value if is_complex(to) and op not in COMPARISONS or out in NARROW else "(%s)(%s)" % (stored(out), value)
    return "const %s x = %s; const %s y = %s; %s = %s;" % (ca, x, cb, y, at[2], rounded(out, result))


def loop(name, op, a, b, to, out, at=("a[i]", "b[i]", "out[i]")):
    """The loop over arrays without gaps; `at`: say out[i] for a[i] in place, b[0] for a scalar."""
    body = statements(op, a, b, to, out, at)
    if op == "multiply" and is_complex(to):  # gcc 12 makes fused multiply-adds of these in spite of -ffp-contract=off
        return "#ifdef __clang__%s#endif\n" % plain(name, a, b, out, body)
    return body and plain(name, a, b, out, body)


def plain(name, a, b, out, body):
    return """
void %s(const void *p, const void *q, void *r, size_t n) {
    const %s *a = p;
    const %s *b = q;
    %s *restrict out = r;
    (void)a, (void)b;
    for (size_t i = 0; i < n; i++) {
        %s
    }
}
""" % (name, stored(a), stored(b), stored(out), body)


def conversion(name, a, out):
    """The loop over real dtypes."""
    return plain(name, a, a, out, "out[i] = %s;" % rounded(out, loaded(a, out, "a[i]")))


def nest(name, op, a, b, to, out, inner):
    """The loops over three dimensions in the order of the results. `inner`: of a, b and out, how far the next element of the
    last dimension is, where the one who writes the loop knows it: 0 or 1; else None."""
    at = ["%s[%s]" % (place, {0: "0", 1: "i", None: "(ptrdiff_t)i * %s_step" % place}[step])
          for place, step in zip(("a", "b", "out"), inner)]
    lines = ["        %s *%s%s = (%s *)(o->%s.at + (ptrdiff_t)i0 * o->%s.strides[0] + (ptrdiff_t)i1 * o->%s.strides[1]);" % (
        stored(d), "restrict " if place == "out" else "", place, stored(d), place, place, place)
             for place, d in (("a", a), ("b", b), ("out", out))]
    steps = ["    const ptrdiff_t %s_step = o->%s.strides[2] / (ptrdiff_t)sizeof(%s); (void)%s_step;" % (place, place, stored(d), place)
             for place, d in (("a", a), ("b", b), ("out", out))]
    return """
void %s(const struct call *o) {
    const size_t n0 = o->shape[0], n1 = o->shape[1], n = o->shape[2];
%s
    for (size_t i0 = 0; i0 < n0; i0++) for (size_t i1 = 0; i1 < n1; i1++) {
%s
        for (size_t i = 0; i < n; i++) {
            %s
        }
    }
}
""" % (name, "\n".join(steps), "\n".join(lines), statements(op, a, b, to, out, at))


ROOF = """
typedef uint64_t line __attribute__((vector_size(32), aligned(1), may_alias)); /* 32 elements of one byte */
"""


def roof_name(sizes):
    return "roof_" + "_".join(map(str, sizes))


def roofs(sizes):
    return ROOF + "".join(roof(*each) for each in sorted(sizes))


def roof(out, *sizes):
    """Loads elements of one to three sizes and stores `out` bytes an element, 32 elements a turn."""
    most = max(sizes)
    waiting = None  # XORed, and not stored yet: what there are more loads than stores of
    stores = []
    for i in range(most):
        value = " ^ ".join("%s[%d]" % (operand, i) for operand, size in zip("xyw", sizes) if i < size)
        waiting = value if waiting is None else "%s ^ %s" % (waiting, value)
        if most - i - 1 < out - len(stores):
            stores.append(waiting)
            waiting = None
    while len(stores) < out:
        stores.append(stores[len(stores) % most])
    lines = ["        z[%d] = %s;" % (i, value) for i, value in enumerate(stores)]
    pointers = "pqs"[:max(2, len(sizes))]  # a loop has two operands or three
    return """
void %s(%s, void *r, size_t n) {
    %s
    line *restrict z = r;
    for (size_t i = 0; i < n; i += 32, z += %d) {
%s
        %s
    }
}
""" % (roof_name((out, *sizes)), ", ".join("const void *" + p for p in pointers),
       " ".join("const line *%s = %s;" % (x, p) for x, p, _ in zip("xyw", pointers, sizes)), out, "\n".join(lines),
       " ".join("%s += %d;" % (x, size) for x, size in zip("xyw", sizes)))


class Promotion:
    """Of a generated manifest, as parsed."""

    def __init__(self, facts):
        self.values = {d["name"]: i for i, d in enumerate(facts["dtypes"])}
        self.stands_for = {d["name"]: d["stands_for"] or d["name"] for d in facts["dtypes"]}
        self.table = facts["table"]

    def join(self, a, b):
        return self.stands_for.get(self.table[self.values[a]][self.values[b]])

    def result(self, op, a, b):
        """The dtype that is computed in, and the one that is stored."""
        to = self.join(a, b)
        if op == "divide" and to in ("i64", "u64"):
            to = "f64"
        elif op == "divide" and (to == "b" or is_integer(to)):
            to = "f32"
        return to, "b" if op in COMPARISONS else to
