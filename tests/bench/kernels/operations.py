#!/usr/bin/env python3
"""Division and the operations of one and three operands beside NumPy, plain C loops and the bandwidth of the memory.

GENERATED holds what `joinery generate jax` wrote; operations that were not generated are left out."""

import loops
import measure
import operation_loops
import peers
from report import judged, label, markdown, mean, ratios

DIVISION = ("floor_divide", "remainder", "fmod")
OF_FLOATS = ("copysign", "nextafter")
TO_BOOL = ("signbit", "isnan", "isinf", "isfinite", "logical_not")
TO_PART = ("absolute", "real", "imag")
OF_ONE = ("positive", "negative", "absolute", "sign", "square", "sqrt", "reciprocal", "floor", "ceil", "trunc", "round", "signbit",
          "isnan", "isinf", "isfinite", "bitwise_invert", "logical_not", "conjugate", "real", "imag")
COMPUTED = ("sqrt", "reciprocal")  # of floats: they wait for the divider, and not for memory
WIDE, NARROW = ("i32", "i64", "f32", "f64"), ("f16", "bf16")


def has(op, dtype):
    """Whether the operation of one operand has a rule for the dtype."""
    if dtype[0] == "c":
        return op not in ("signbit", "floor", "ceil", "trunc", "round", "bitwise_invert", "sqrt")
    return op != "signbit" if dtype[0] in "ui" else op != "bitwise_invert"


def result(op, dtype):
    if op in TO_BOOL:
        return "b"
    if op in COMPUTED and dtype[0] in "ui":
        return "f64" if dtype.endswith("64") else "f32"
    return loops.PARTS.get(dtype, dtype) if op in TO_PART else dtype


def operands(op):
    return 1 if op in OF_ONE else 3 if op in ("where", "clip") else 2


def cases():
    """(operation, dtype, what is special about the operands)"""
    found = [(op, d, "") for op in DIVISION for d in (*WIDE, "i8", "i16", "u32", "u64", *NARROW)]
    found += [(op, d, "far apart") for op in DIVISION for d in ("f32", "f64")]
    found += [(op, d, "") for op in OF_FLOATS for d in ("f16", "f32", "f64")]
    found += [(op, d, "") for op in OF_ONE for d in (*WIDE, *NARROW, "c64", "c128") if has(op, d)]
    same = [d for d in loops.SIZES if d != "b"]
    found += [("where", d, "") for d in same]
    return found + [("clip", d, of) for of in ("", "by two numbers") for d in same if d[0] != "c"]


class Operations:
    def __init__(self, bench):
        self.bench, library = bench, next(iter(bench.libraries.values()))
        self.cases = bench.chosen(case for case in cases() if hasattr(library, "jax_" + case[0]))
        text = [operation_loops.loop("loop_%s_%s" % (op, dtype), op, dtype, result(op, dtype), operands(op)) or ""
                for op, dtype, of in self.cases if operands(op) < 3 and not of]
        text.append(loops.roofs(set(map(self.roof_sizes, self.cases))))
        self.loops = bench.plain_loops("operation_loops", "".join(text), operation_loops.prelude())

    def roof_sizes(self, case):
        """Bytes an element: of the result, and of each operand that is an array."""
        op, dtype, of = case
        size, out = loops.SIZES[dtype], loops.SIZES[result(op, dtype)]
        if op == "where":
            return out, 1, size, size
        return (out,) + (size,) * (1 if of == "by two numbers" else operands(op))

    def columns(self, isa, case, n):
        bench, compiled, (op, dtype, of) = self.bench, self.loops[isa], case
        arrays = bench.arrays(n, of == "far apart", a="b" if op == "where" else dtype, b=dtype, c=dtype, out=result(op, dtype))
        given, numbers = dict(arrays), of == "by two numbers"
        if numbers:
            given.update({place: bench.array(arrays[place].at, dtype, (0,)) for place in "bc"})
        way = ("unary", "named", "ternary")[operands(op) - 1]
        found = {"call": bench.column(way, getattr(bench.libraries[isa], "jax_" + op), n, **given)}
        if not of:
            found.update(bench.peers("loop", compiled, "loop_%s_%s" % (op, dtype), n, **arrays))
        found["roof"] = bench.roof(compiled, self.roof_sizes(case), n // 32 * 32, arrays)
        if op != "where":
            found["NumPy"] = self.numpy(op, dtype, n, 1 if numbers else n, {place: array.at for place, array in arrays.items()})
        return found

    def numpy(self, op, dtype, n, second, at):
        """`second`: elements of the operands but the first. bf16 of one operand is beside NumPy's f16."""
        number, out = operands(op), result(op, dtype)
        if dtype == "bf16" and number == 1:
            at, dtype, out = {**at, "a": self.bench.operand("a", "f16", n)}, "f16", "f16" if out == "bf16" else out
        given = [(at[place], dtype, n if place == "a" else second) for place in "abc"[:number]]
        own = number != 2 and (dtype[0] not in "ui" or out == "b" or op == "clip")
        return peers.call(op, *given, (at["out"], out, n), to=None if own else out)


# ---- Tables ----

def of_one(dtypes, to_bool=False, computed=False):
    return lambda op, dtype, _: op in OF_ONE and dtype in dtypes and (op in TO_BOOL) == to_bool and (op in COMPUTED) == computed


GROUPS = [("`%s` of i32, i64, f32, f64" % name, lambda op, dtype, of, name=name: op == name and dtype in WIDE and not of,
           {"NumPy": 5}) for name in DIVISION]
GROUPS += [
    ("division of floats of any exponent", lambda op, dtype, of: of == "far apart", {"NumPy": 5}),
    ("division of other dtypes", lambda op, dtype, of: op in DIVISION and dtype not in WIDE, {}),
    ("`copysign`, `nextafter`", lambda op, dtype, of: op in OF_FLOATS, {}),
    ("one operand, 4 or 8 bytes", of_one(WIDE), {"roof": 0.95}),
    ("the same with bool results", of_one(WIDE, True), {"roof": 0.95}),
    ("`sqrt`, `reciprocal`, which wait for the divider", of_one(WIDE, False, True), {"roof": 0.95}),
    ("one operand, f16", lambda op, dtype, of: op in OF_ONE and dtype == "f16", {"NumPy": 10}),
    ("one operand, bf16 beside NumPy's f16", lambda op, dtype, of: op in OF_ONE and dtype == "bf16", {"NumPy": 10}),
    ("one operand, complex", lambda op, dtype, of: op in OF_ONE and dtype[0] == "c", {}),
    ("`where`", lambda op, dtype, of: op == "where", {"roof": 0.9}),
    ("`clip`", lambda op, dtype, of: op == "clip" and not of, {"roof": 0.9}),
    ("`clip` by two numbers", lambda op, dtype, of: of == "by two numbers", {"roof": 0.9}),
]


PEERS = {"NumPy": "times NumPy: mean; worst", "loop": "times the loop", "roof": "share of roof"}


def cell(found, goal):
    """The mean and the worst of ratios."""
    if not found:
        return "-"
    worst = min(found, key=found.get)
    return "%s; %s (%s)" % (judged(mean(found.values()), 2, at_least=goal), judged(found[worst], 2, at_least=goal), label(worst))


def tables(found):
    for isa, n, cases in ((isa, n, cases) for isa, sized in found.items() for n, cases in sized.items()):
        rows = []
        for title, wanted, goals in GROUPS:
            if mine := {case: times for case, times in cases.items() if wanted(*case)}:
                rows.append([title, len(mine)] + [cell(ratios(mine, "call", peer), goals.get(peer)) for peer in PEERS])
        markdown(["operations, %s, n = %d" % (isa, n), "cases", *PEERS.values()], rows)


def main():
    bench = measure.Bench(measure.options(__doc__, "10000"))
    tables(bench.sweep(Operations(bench)))


if __name__ == "__main__":
    main()
