#!/usr/bin/env python3
"""Kernels of stubs beside loops over the same functions: of SLEEF's in one pass and in three, and of portable ones.

GENERATED holds what `joinery generate tests/bench/kernels/stubs.lua --prefix jax` wrote. ../README.md tells what the columns
are."""

import os

import generated
import loops
import measure
from report import judged, label, markdown, ratios

# Operations and the dtypes of their operands. In passes: with the dtype of the loop, and that of the result.
PASSES = {("exp", "f16"): ("f32", "f16"), ("exp", "i32"): ("f64", "f64"), ("hypot", "i8", "f32"): ("f32", "f32")}
SLEEF = [("exp", "f32"), ("exp", "f64"), ("hypot", "f32", "f32"), ("hypot", "f64", "f64")]
CONVERSIONS = (("f16", "f32"), ("f32", "f16"), ("i32", "f64"), ("i8", "f32"))
PORTABLE = [("gelu", "f32"), ("bend", "f32"), ("bend", "f64")]
GOALS = {**dict.fromkeys(PASSES, 1.3), **dict.fromkeys(SLEEF + PORTABLE, 0.95)}


class Stubs:
    def __init__(self, bench):
        self.bench, self.cases = bench, bench.chosen(GOALS)
        with open(os.path.join(generated.HERE, "stub_loops.c"), encoding="utf-8") as file:
            text = [loops.PRELUDE, file.read()]
        for op, dtype in PORTABLE:
            name = "%s_%s" % (op, dtype)
            text.append(loops.plain("loop_" + name, dtype, dtype, dtype, "out[i] = %s(a[i]);" % name))
        text += [loops.conversion("convert_%s_%s" % pair, *pair) for pair in CONVERSIONS]
        more = ["-I" + path for path in generated.OF_STUBS] + ["-lsleef"]
        self.loops = bench.compiled("stub_loops.c", "".join(text), more, ["scalar"], ["gcc -O3"])

    def numbers(self, place, dtype, n):
        """Numbers from -8 to 8. Beyond, results of exp become subnormal or infinite, which CPUs and SLEEF take longer for."""
        first = 1 if place == "a" else 5
        return self.bench.numbers(place, dtype, [(first + i) * 7919 % 1024 / 64 - 8 for i in range(n)])

    def columns(self, isa, case, n):
        bench, library, (op, *dtypes) = self.bench, self.bench.libraries[isa], case
        compute, result = PASSES.get(case, dtypes[-1:] * 2)
        arrays = {"a": self.numbers("a", dtypes[0], n), "b": self.numbers("b", compute, n),
                  "out": bench.array(bench.memory("out", 8 * n), result)}
        way = ("unary", "named")[len(dtypes) - 1]
        gcc = self.loops["scalar" if case in PORTABLE else isa]["gcc -O3"]
        middle = getattr(gcc, "loop_%s_%s" % (op, compute))
        found = {"call": bench.column(way, getattr(library, "jax_" + op), n, **arrays)}
        if case not in PASSES:
            return {**found, "loop": bench.column("loop", middle, n, **arrays)}
        arrays["c"] = arrays["out"] if compute == result else bench.array(bench.memory("converted", 8 * n), compute)
        first = getattr(gcc, "convert_%s_%s" % (dtypes[0], compute))
        last = None if compute == result else getattr(gcc, "convert_%s_%s" % (compute, result))
        found["passes"] = bench.column("passes", library.jax_convert, n, more=(middle,), **arrays)
        found["plain passes"] = bench.column("plain_passes", first, n, more=(middle, last), **arrays)
        return found


def tables(found):
    for isa, sized in found.items():
        rows = []
        for case in next(iter(sized.values())):
            for peer in ("passes", "plain passes", "loop"):
                times = [ratios(cases, "call", peer).get(case) for cases in sized.values()]
                if any(times):
                    rows.append(["%s, times the %s" % (label(case), peer)]
                                + [judged(value, 2, at_least=GOALS[case]) for value in times])
        markdown(["stubs, " + isa, *sized], rows)


def main():
    bench = measure.Bench(measure.options(__doc__, "1000,10000"))
    tables(bench.sweep(Stubs(bench)))


if __name__ == "__main__":
    main()
