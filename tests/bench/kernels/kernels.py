#!/usr/bin/env python3
"""Kernels of two operands, alone and called, beside the better plain loop, NumPy, and the bandwidth of the memory.

GENERATED holds what `joinery generate jax` wrote; operations that were not generated are left out. ../README.md tells what is
measured."""

import os

import generated
import loops
import measure
import peers
from measure import BLOCK
from report import figure, judged, label, markdown, mean, ratios

SOME = {  # besides all pairs of add, those that are hard somewhere
    "multiply": "i8,i8 b,i8 u32,i32 i64,i64 f16,f16 bf16,bf16 i64,f32 f32,c64 f64,c64 c64,c64 c128,c128",
    "maximum": "f16,f16 bf16,bf16 i16,bf16 f16,bf16 f32,f32 f64,f64 i64,i64 u64,u64",
    "less": "i8,u8 u32,i32 u64,i64 i64,i64 i64,f64 f32,f32 f32,f64 f64,f64 f16,f16 f16,bf16 bf16,bf16 i8,f32",
    "divide": "i32,i32 i64,i64 f32,f32 f16,f16",
}
LEAST = 0.95  # that a call or kernel should be times as fast as the loop, at all sizes


def all_pairs():
    dtypes = list(loops.SIZES)
    found = [("add", a, b) for i, a in enumerate(dtypes) for b in dtypes[i:]]
    return found + [(op, *pair.split(",")) for op, text in SOME.items() for pair in text.split()]


class Kernels:
    def __init__(self, bench):
        self.bench, self.cases = bench, bench.chosen(pair for pair in all_pairs() if pair[0] in bench.ops)
        text, roofs = [], set()
        for op, a, b in self.cases:
            to, out = bench.promotion.result(op, a, b)
            text.append(loops.loop("loop_%s_%s_%s" % (op, a, b), op, a, b, to, out) or "")
            roofs.add((loops.SIZES[out], loops.SIZES[a], loops.SIZES[b]))
        self.loops, self.staged = bench.plain_loops("loops", "".join(text) + loops.roofs(roofs)), {}
        if bench.options.staged:
            given = bench.options
            each = generated.Generated(given.staged, os.path.join(given.work, "staged"), {"scalar", *given.isa})
            each.build()
            self.staged = {isa: each.loaded(isa) for isa in bench.libraries}

    def columns(self, isa, case, n):
        bench, compiled, (op, a, b) = self.bench, self.loops[isa], case
        to, out = bench.promotion.result(op, a, b)
        arrays = bench.arrays(n, a=a, b=b, out=out)
        whole, value, loop = -(-n // BLOCK) * BLOCK, bench.ops.index(op), "loop_%s_%s_%s" % case
        found = {"kernel": bench.kernel(isa, op, a, b, whole, arrays),
                 "call": bench.column("binary", bench.libraries[isa].jax_binary, n, value, **arrays)}
        if self.staged:
            found["staged"] = bench.column("binary", self.staged[isa].jax_binary, n, value, **arrays)
        found.update(bench.peers("loop", compiled, loop, n, **arrays))
        found.update(bench.peers("whole loop", compiled, loop, whole, **arrays))  # beside the kernel, so that neither has a rest
        found["roof"] = bench.roof(compiled, [loops.SIZES[d] for d in (out, a, b)], whole, arrays)
        own = op in loops.COMPARISONS or op == "divide" and a == b
        operands = [(arrays[place].at, d, n) for place, d in (("a", a), ("b", b), ("out", out))]
        found["NumPy"] = peers.call(op, *operands, to=None if own else to)
        return found


# ---- Ratios ----

class Ratios:
    """Of an instruction set and a size."""

    def __init__(self, result, found):
        self.result, self.found = result, found
        comparable = {pair: times for pair, times in found.items() if not loops.other_semantics(pair[0], result(*pair)[0])}
        self.calls, self.kernels = ratios(comparable, "call", "loop"), ratios(comparable, "kernel", "whole loop")

    def computed(self, pair):
        """Whether it waits for arithmetic rather than memory: 64-bit integers into floats, results in f16 and bf16, products of
        complex numbers, division."""
        to, out = self.result(*pair)
        return (bool({"i64", "u64"} & set(pair)) and to[0] in "fc" or out in ("f16", "bf16") or pair[0] == "divide"
                or pair[0] == "multiply" and to[0] == "c")

    def roof(self, computed):
        return mean(ratio for pair, ratio in ratios(self.found, "call", "roof").items() if self.computed(pair) == computed)

    def mixing(self):
        """Times of mixed dtypes over those of the dtype of the results."""
        same = {pair[:2]: times["call"] for pair, times in self.found.items() if pair[1] == pair[2]}
        return [times["call"] / same[key] for pair, times in self.found.items()
                if pair[1] != pair[2] and (key := (pair[0], self.result(*pair)[0])) in same]


def worst(found):
    """The least ratio, and how many are too low."""
    return "%s; %d of %d" % (judged(min(found.values(), default=None), 2, at_least=LEAST),
                             sum(ratio < LEAST for ratio in found.values()), len(found))


GOALS = {  # by instruction set or for all, and by size
    "loop": {("avx2", 1000): 1.6, ("avx2", 10000): 1.4, ("avx512", 1000): 1.35, ("avx512", 10000): 1.25},
    "numpy": {1000: 20, 10000: 5.5, 1000000: 2.7}, "roof": {1000: 0.8, 10000: 0.97, 1000000: 0.97},
    "computed": {("avx2", 10000): 0.7, ("avx512fp16", 10000): 0.85},
}


def lines(isa, n, of):
    """The rows of a table, of Ratios: { name: figure }."""
    found, mixed = {}, [ratio for pair, ratio in of.calls.items() if pair[1] != pair[2]]
    numpy, staged = ratios(of.found, "call", "NumPy").values(), ratios(of.found, "staged", "call").values()
    found["calls, mixed pairs, times the loop"] = judged(mean(mixed), 2, at_least=GOALS["loop"].get((isa, n)))
    found["calls, all pairs"] = judged(mean(of.calls.values()), 2)
    found["the worst call; below %g" % LEAST] = worst(of.calls)
    found["kernels alone, all pairs, times the loop"] = judged(mean(of.kernels.values()), 2)
    found["the worst kernel; below %g" % LEAST] = worst(of.kernels)
    found["calls, times NumPy"] = judged(mean(numpy), 1, at_least=GOALS["numpy"].get(n))
    found["the worst beside NumPy"] = judged(min(numpy, default=None), 2, at_least=1.2)
    found["calls, share of roof, memory-bound"] = judged(of.roof(False), 2, at_least=GOALS["roof"].get(n))
    found["calls, share of roof, compute-bound"] = judged(of.roof(True), 2, at_least=GOALS["computed"].get((isa, n)))
    found["time of mixed pairs over the result dtype"] = judged(mean(of.mixing()), 2, at_most=1 if n > 1000 else None)
    if staged:
        found["staged over pairwise"] = judged(mean(1 / ratio for ratio in staged), 2, at_most=1.5)
        found["the worst staged"] = figure(1 / min(staged))
    return found


def tables(found, result):
    for isa, sized in found.items():
        of = {n: Ratios(result, cases) for n, cases in sized.items()}
        rows = [lines(isa, n, each) for n, each in of.items()]
        markdown([isa, *of], [[name] + [row[name] for row in rows] for name in rows[0]])
        for n, each in of.items():
            for title, which in (("calls", each.calls), ("kernels alone", each.kernels)):
                low = sorted((ratio, pair) for pair, ratio in which.items() if ratio < LEAST)
                print("%s, %s, n = %d, below %g times the loop: %s.\n" % (isa, title, n, LEAST, "; ".join(
                    "%s %.2f" % (label(pair), ratio) for ratio, pair in low) or "none"))


def main():
    staged = "the same with --kernels staged, which is compared"
    bench = measure.Bench(measure.options(__doc__, "1000,10000,1000000", staged=staged))
    tables(bench.sweep(Kernels(bench)), bench.promotion.result)


if __name__ == "__main__":
    main()
