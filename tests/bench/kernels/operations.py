#!/usr/bin/env python3
"""Division and the operations of one and three operands beside NumPy, plain C loops and the bandwidth of the memory.

operations.py --generated DIR --work DIR [--isa avx2,avx512] [--n N] [--match "floor_divide i32"] [--all]

DIR holds what `joinery generate jax` wrote; operations that were not generated are left out."""

import collections

import compilers
import loops
import measure
import operation_loops
import peers
from report import figure, judged, markdown, mean

Case = collections.namedtuple("Case", "op dtype of operands")
DIVISION = ("floor_divide", "remainder", "fmod")
OF_FLOATS = ("copysign", "nextafter")
TO_BOOL = ("signbit", "isnan", "isinf", "isfinite", "logical_not")
TO_PART = ("absolute", "real", "imag")
OF_ONE = ("positive", "negative", "absolute", "sign", "square", "sqrt", "reciprocal", "floor", "ceil", "trunc", "round", "signbit",
          "isnan", "isinf", "isfinite", "bitwise_invert", "logical_not", "conjugate", "real", "imag")
COMPUTED = ("sqrt", "reciprocal")  # of floats: they wait for the divider, and not for memory
WIDE, NARROW = ("i32", "i64", "f32", "f64"), ("f16", "bf16")
PARTS = {"c64": "f32", "c128": "f64"}


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
    return PARTS.get(dtype, dtype) if op in TO_PART else dtype


def cases():
    found = [Case(op, d, "", 2) for op in DIVISION for d in (*WIDE, "i8", "i16", "u32", "u64", *NARROW)]
    found += [Case(op, d, "far apart", 2) for op in DIVISION for d in ("f32", "f64")]
    found += [Case(op, d, "", 2) for op in OF_FLOATS for d in ("f16", "f32", "f64")]
    found += [Case(op, d, "", 1) for op in OF_ONE for d in (*WIDE, *NARROW, "c64", "c128") if has(op, d)]
    same = [d for d in loops.SIZES if d != "b"]
    found += [Case("where", d, "", 3) for d in same]
    return found + [Case("clip", d, of, 3) for of in ("", "by two numbers") for d in same if d[0] != "c"]


def label(case):
    return " ".join(filter(None, case[:3]))


class Operations:
    def __init__(self, bench, options):
        self.bench, self.n = bench, options.n
        library = next(iter(bench.libraries.values()))
        self.cases = [case for case in cases() if options.matches(label(case)) and hasattr(library, "jax_" + case.op)]
        text = [operation_loops.loop("loop_%s_%s" % case[:2], *case[:2], result(*case[:2]), case.operands) or ""
                for case in self.cases if case.operands < 3 and not case.of]
        text += [loops.roof(self.roof_name(sizes), *sizes) for sizes in sorted(set(map(self.roof_sizes, self.cases)))]
        self.loops = bench.plain_loops("operation_loops", "".join(text), operation_loops.prelude())

    def roof_sizes(self, case):
        """Bytes an element: of the result, and of each operand that is an array."""
        size, out = loops.SIZES[case.dtype], loops.SIZES[result(*case[:2])]
        if case.op == "where":
            return out, 1, size, size
        return (out,) + (size,) * (1 if case.of == "by two numbers" else case.operands)

    def roof_name(self, sizes):
        return "roof_" + "_".join(map(str, sizes))

    def columns(self, case):
        bench, far = self.bench, case.of == "far apart"
        dtypes = {"a": "b" if case.op == "where" else case.dtype, "b": case.dtype, "c": case.dtype, "out": result(*case[:2])}
        at = {place: bench.operand(place, d, self.n + measure.BLOCK, far) for place, d in dtypes.items()}
        arrays = {place: bench.array(at[place], d) for place, d in dtypes.items()}
        given = dict(arrays)
        if case.of == "by two numbers":
            given.update({place: bench.array(at[place], case.dtype, (0,)) for place in "bc"})
        way = ("unary", "named", "ternary")[case.operands - 1]
        found = {isa: bench.column(way, getattr(library, "jax_" + case.op), self.n, **given)
                 for isa, library in bench.libraries.items()}
        for name, library in self.loops.items():
            if (function := getattr(library, "loop_%s_%s" % case[:2], None)) and not case.of:
                found[name] = bench.column("loop", function, self.n, **arrays)
        sizes = self.roof_sizes(case)
        roof = getattr(next(iter(self.loops.values())), self.roof_name(sizes))
        found["roof"] = bench.column("loop3" if len(sizes) == 4 else "loop", roof, self.n // 32 * 32, **arrays)
        if numpy := self.numpy(case, dtypes["out"], at):
            found["numpy"] = numpy
        return found

    def numpy(self, case, out, at):
        """bf16 of one operand is beside NumPy's f16."""
        n, dtype = self.n, case.dtype
        if case.op == "where":
            return None
        if dtype == "bf16" and case.operands == 1:
            at, dtype, out = {**at, "a": self.bench.operand("a", "f16", n)}, "f16", "f16" if out == "bf16" else out
        second = 1 if case.of == "by two numbers" else n
        operands = [(at[place], dtype, n if place == "a" else second) for place in "abc"[:case.operands]]
        own = case.operands != 2 and (dtype[0] not in "ui" or out == "b" or case.op == "clip")
        return peers.call(case.op, *operands, (at["out"], out, n), to=None if own else out)


# ---- Tables ----

def of_one(dtypes, to_bool=False, computed=False):
    return lambda case: (case.operands == 1 and case.dtype in dtypes and (case.op in TO_BOOL) == to_bool
                         and (case.op in COMPUTED) == computed)


GROUPS = [("`%s` of i32, i64, f32, f64" % op, lambda case, op=op: case[:3] in [(op, d, "") for d in WIDE], {"numpy": 5})
          for op in DIVISION]
GROUPS += [
    ("division of floats of any exponent", lambda case: case.of == "far apart", {"numpy": 5}),
    ("division of other dtypes", lambda case: case.op in DIVISION and case.dtype not in WIDE, {}),
    ("`copysign`, `nextafter`", lambda case: case.op in OF_FLOATS, {}),
    ("one operand, 4 or 8 bytes", of_one(WIDE), {"roof": 0.95}),
    ("the same with bool results", of_one(WIDE, True), {"roof": 0.95}),
    ("`sqrt`, `reciprocal`, which wait for the divider", of_one(WIDE, False, True), {"roof": 0.95}),
    ("one operand, f16", lambda case: case.operands == 1 and case.dtype == "f16", {"numpy": 10}),
    ("one operand, bf16 beside NumPy's f16", lambda case: case.operands == 1 and case.dtype == "bf16", {"numpy": 10}),
    ("one operand, complex", lambda case: case.operands == 1 and case.dtype[0] == "c", {}),
    ("`where`", lambda case: case.op == "where", {"roof": 0.9}),
    ("`clip`", lambda case: case.op == "clip" and not case.of, {"roof": 0.9}),
    ("`clip` by two numbers", lambda case: case.of == "by two numbers", {"roof": 0.9}),
]


def times(found, isa, peer):
    """How many times as long the peer takes, the better loop for `loop`: None where it lacks the case."""
    theirs = [value for name, value in found.items() if name == peer or peer == "loop" and name.startswith(isa + " ")]
    return min(theirs) / found[isa] if theirs else None


def cell(mine, isa, peer, goal):
    """The mean and the worst of the cases."""
    ratios = [(ratio, label(case)) for case, found in mine if (ratio := times(found, isa, peer))]
    if not ratios:
        return "-"
    value, case = min(ratios)
    return "%s; %s (%s)" % (judged(mean([ratio for ratio, _ in ratios]), 2, at_least=goal), judged(value, 2, at_least=goal), case)


def tables(found, isas, options):
    chosen = ("numpy", "loop", "roof")
    for isa in isas:
        rows = []
        for title, wanted, goals in GROUPS:
            mine = [(case, each) for case, each in found if wanted(case)]
            if mine:
                rows.append([title, len(mine)] + [cell(mine, isa, peer, goals.get(peer)) for peer in chosen])
        markdown(["operations, %s" % isa, "cases", "times NumPy: mean; worst", "times the loop", "share of roof"], rows)
        if options.all:
            names = [isa, *("%s %s" % (isa, peer) for peer in compilers.BEST), "roof", "numpy"]
            markdown(["ns an element"] + names, [[label(case)] + [figure(each[name] / options.n if name in each else None, 4)
                                                                  for name in names] for case, each in found])


def main():
    arguments = measure.parser(__doc__)
    arguments.add_argument("--n", type=int, default=10000, help="number of elements")
    arguments.add_argument("--all", action="store_true", help="print every figure")
    options = measure.parsed(arguments)
    operations = Operations(measure.Bench(options), options)
    found = measure.sweep([(case, operations.columns(case)) for case in operations.cases], options)
    tables(found, operations.bench.libraries, options)


if __name__ == "__main__":
    main()
