#!/usr/bin/env python3
"""Kernels of two operands, alone and called, beside the better plain loop, NumPy, and the bandwidth of the memory.

kernels.py --generated DIR [--staged DIR] --work DIR [--isa avx2,avx512] [--sizes 1000,10000] [--match "add u8,multiply i8"] [--all]

DIR holds what `joinery generate jax` wrote; operations that were not generated are left out. ../README.md tells what is
measured."""

import os

import compilers
import generated
import loops
import measure
import peers
from measure import BLOCK
from report import SIZED, figure, judged, markdown, mean

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
    def __init__(self, bench, options):
        self.bench, self.options = bench, options
        self.pairs = [pair for pair in all_pairs() if pair[0] in bench.ops and options.matches(" ".join(pair))]
        text, roofs = [loops.ROOF], set()
        for op, a, b in self.pairs:
            to, out = bench.promotion.result(op, a, b)
            text.append(loops.loop("loop_%s_%s_%s" % (op, a, b), op, a, b, to, out) or "")
            roofs.add((loops.SIZES[out], loops.SIZES[a], loops.SIZES[b]))
        text += [loops.roof("roof_%d_%d_%d" % sizes, *sizes) for sizes in sorted(roofs)]
        self.peers, self.staged = bench.plain_loops("loops", "".join(text)), {}
        if options.staged:
            each = generated.Generated(options.staged, os.path.join(options.work, "staged"), {"scalar", *options.isa})
            each.build()
            self.staged = {isa: each.loaded(isa) for isa in bench.libraries}

    def columns(self, pair, n):
        bench, (op, a, b) = self.bench, pair
        to, out = bench.promotion.result(op, a, b)
        at = {place: bench.operand(place, d, n + BLOCK) for place, d in (("a", a), ("b", b), ("out", out))}
        arrays = {place: bench.array(at[place], d) for place, d in (("a", a), ("b", b), ("out", out))}
        exchanged = {**arrays, "a": arrays["b"], "b": arrays["a"]}
        whole, value, found = -(-n // BLOCK) * BLOCK, bench.ops.index(op), {}
        for isa, library in bench.libraries.items():
            kernel, swapped = bench.find_kernel(isa, op, a, b)
            if kernel:
                found[isa + " kernel"] = bench.column("kernel", kernel, whole, **exchanged if swapped else arrays)
            found[isa] = bench.column("binary", library.jax_binary, n, value, **arrays)
            if library := self.staged.get(isa):
                found[isa + " staged"] = bench.column("binary", library.jax_binary, n, value, **arrays)
        for name, library in self.peers.items():
            if function := getattr(library, "loop_%s_%s_%s" % pair, None):
                found[name] = bench.column("loop", function, n, **arrays)
                if whole != n:  # beside the kernel alone, so that neither has a rest
                    found[name + " whole"] = bench.column("loop", function, whole, **arrays)
        roof = getattr(next(iter(self.peers.values())), "roof_%d_%d_%d" % tuple(loops.SIZES[d] for d in (out, a, b)))
        found["roof"] = bench.column("loop", roof, whole, **arrays)
        own = op in loops.COMPARISONS or op == "divide" and a == b
        if numpy := peers.call(op, (at["a"], a, n), (at["b"], b, n), (at["out"], out, n), to=None if own else to):
            found["numpy"] = numpy
        return found

    def sweep(self):
        """[(pair, n, { column: ns an element })]"""
        cases = [((pair, n), self.columns(pair, n)) for n in self.options.sizes for pair in self.pairs]
        found = []
        for (pair, n), times in measure.sweep(cases, self.options):
            whole = -(-n // BLOCK) * BLOCK
            found.append((pair, n, {name: value / (whole if name.endswith(("kernel", "whole")) else n)
                                    for name, value in times.items()}))
        return found


# ---- Ratios ----

class Ratios:
    """Of the figures of an instruction set and a size."""

    def __init__(self, kernels, found, isa, n):
        self.result = kernels.bench.promotion.result
        self.rows, self.isa = [(pair, times) for pair, size, times in found if size == n], isa

    def of(self, ours, theirs, chosen=lambda pair: True):
        """[(how many times the best of `theirs` takes as long, pair)]"""
        return [(min(times[peer] for peer in theirs if peer in times) / times[ours], pair) for pair, times in self.rows
                if ours in times and any(peer in times for peer in theirs) and chosen(pair)]

    def comparable(self, pair):
        """Whether the plain loop gives what the operation gives."""
        return not loops.other_semantics(pair[0], self.result(*pair)[0])

    def calls(self):
        return self.of(self.isa, ["%s %s" % (self.isa, peer) for peer in compilers.BEST], self.comparable)

    def kernels(self):
        whole = any(name.endswith("whole") for _, times in self.rows for name in times)
        peers_of = ["%s %s%s" % (self.isa, peer, " whole" if whole else "") for peer in compilers.BEST]
        return self.of(self.isa + " kernel", peers_of, self.comparable)

    def computed(self, pair):
        """Whether it waits for arithmetic rather than memory: 64-bit integers into floats, results in f16 and bf16, products of
        complex numbers, division."""
        to, out = self.result(*pair)
        return (bool({"i64", "u64"} & set(pair)) and to[0] in "fc" or out in ("f16", "bf16") or pair[0] == "divide"
                or pair[0] == "multiply" and to[0] == "c")

    def mixing(self):
        """Times of mixed dtypes over those of the dtype of the results."""
        same = {pair[:2]: times[self.isa] for pair, times in self.rows if pair[1] == pair[2]}
        return [(times[self.isa] / same[key], pair) for pair, times in self.rows
                if pair[1] != pair[2] and (key := (pair[0], self.result(*pair)[0])) in same]


def values(found):
    return [ratio for ratio, _ in found]


def worst(found):
    """The least ratio, and how many are too low."""
    return "%s; %d of %d" % (judged(min(values(found), default=None), 2, at_least=LEAST), sum(ratio < LEAST for ratio in values(found)),
                             len(found))


GOALS = {  # by instruction set or for all, and by size
    "loop": {("avx2", 1000): 1.6, ("avx2", 10000): 1.4, ("avx512", 1000): 1.35, ("avx512", 10000): 1.25},
    "numpy": {1000: 20, 10000: 5.5, 1000000: 2.7}, "roof": {1000: 0.8, 10000: 0.97, 1000000: 0.97},
    "computed": {("avx2", 10000): 0.7, ("avx512fp16", 10000): 0.85},
}


def lines(isa, n, ratios):
    """The rows of a table: { name: figure }."""
    calls, kernels, found = ratios.calls(), ratios.kernels(), {}
    mixed = [(ratio, pair) for ratio, pair in calls if pair[1] != pair[2]]
    numpy = values(ratios.of(isa, ["numpy"]))
    found["calls, mixed pairs, times the loop"] = judged(mean(values(mixed)), 2, at_least=GOALS["loop"].get((isa, n)))
    found["calls, all pairs"] = judged(mean(values(calls)), 2)
    found["the worst call; below %g" % LEAST] = worst(calls)
    found["kernels alone, all pairs, times the loop"] = judged(mean(values(kernels)), 2)
    found["the worst kernel; below %g" % LEAST] = worst(kernels)
    found["calls, times NumPy"] = judged(mean(numpy), 1, at_least=GOALS["numpy"].get(n))
    found["the worst beside NumPy"] = judged(min(numpy, default=None), 2, at_least=1.2)
    memory = mean(values(ratios.of(isa, ["roof"], lambda pair: not ratios.computed(pair))))
    found["calls, share of roof, memory-bound"] = judged(memory, 2, at_least=GOALS["roof"].get(n))
    computed = mean(values(ratios.of(isa, ["roof"], ratios.computed)))
    found["calls, share of roof, compute-bound"] = judged(computed, 2, at_least=GOALS["computed"].get((isa, n)))
    found["time of mixed pairs over the result dtype"] = judged(mean(values(ratios.mixing())), 2, at_most=1 if n > 1000 else None)
    if staged := values(ratios.of(isa, [isa + " staged"])):
        found["staged over pairwise"] = judged(mean(staged), 2, at_most=1.5)
        found["the worst staged"] = figure(max(staged))
    return found


def tables(kernels, found, options):
    for isa in kernels.bench.libraries:
        of = {n: Ratios(kernels, found, isa, n) for n in options.sizes}
        rows = {n: lines(isa, n, ratios) for n, ratios in of.items()}
        markdown([isa] + [SIZED.get(n, n) for n in rows], [[name] + [row[name] for row in rows.values()]
                                                           for name in next(iter(rows.values()))])
        for n, ratios in of.items():
            for title, which in (("calls", ratios.calls()), ("kernels alone", ratios.kernels())):
                low = sorted(pair for pair in which if pair[0] < LEAST)
                print("%s, %s, n = %d, below %g times the loop: %s.\n" % (isa, title, n, LEAST, "; ".join(
                    "%s %.2f" % (" ".join(pair), ratio) for ratio, pair in low) or "none"))
    if options.all:
        names = list(dict.fromkeys(name for _, _, times in found for name in times))
        markdown(["ns an element", "n"] + names, [[" ".join(pair), SIZED.get(n, n)] + [figure(times.get(name), 4) for name in names]
                                                  for pair, n, times in found])


def main():
    arguments = measure.parser(__doc__)
    arguments.add_argument("--staged", help="the same with --kernels staged, which is compared")
    arguments.add_argument("--sizes", default="1000,10000,1000000", help="numbers of elements")
    arguments.add_argument("--all", action="store_true", help="print every figure")
    options = measure.parsed(arguments)
    options.sizes = [int(float(n)) for n in options.sizes.split(",")]
    kernels = Kernels(measure.Bench(options), options)
    tables(kernels, kernels.sweep(), options)


if __name__ == "__main__":
    main()
