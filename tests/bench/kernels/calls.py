#!/usr/bin/env python3
"""What a call costs, by each way of calling: sums of two arrays of few elements, in one run on one core.

calls.py --generated DIR --work DIR [--isa avx2,avx512] [--pairs "i32 f32,u8 u8"] [--sizes N,N] [--rounds R] [--csv FILE]

DIR holds what `joinery generate jax` wrote, `--ops add` at the least. ../README.md tells what the columns are."""

import argparse
import csv
import ctypes
import os
import sys

import compilers
import loops
import pairs
from generated import Generated, run
from report import Goals, figure, print_rows
from timer import HERE, SHORT_SLICE, Timer, rounds_of

SIZES = (1, 2, 3, 5, 7, 8, 13, 16, 24, 31, 32, 33, 48, 64, 100, 128, 200, 256, 320, 1000)
PASSES = 10
PAIRS = "i32 f32,u8 u8,i16 i16,f64 f64,u8 i64"
WAYS = {"by dtypes": "jax_binary", "by name": "jax_add", "by type": "jax::add",
        "by kernel": "a kernel that the program keeps, and its own loop for the rest",
        "kernel": "the kernel alone, whole blocks",
        "gcc -O3": "the plain loop", "clang -O3": "the plain loop"}


class Arrays(ctypes.Structure):
    _fields_ = [("n", ctypes.c_size_t), ("a", ctypes.c_void_p), ("b", ctypes.c_void_p), ("out", ctypes.c_void_p)]


class Calls:
    """Every way of calling the sum of one pair, compiled against one library."""

    def __init__(self, bench, isa, a, b):
        self.bench, self.isa, self.a, self.b = bench, isa, a, b
        work, directory = bench.options.work, bench.options.generated
        target = os.path.join(work, "calls_%s_%s_%s.so" % (isa, a, b))
        # Copies that chose other instruction sets keep kernels of their own.
        run(["g++", "-std=c++17", "-O2", "-fPIC", "-fno-gnu-unique", "-shared", "-I" + directory,
             "-DFIRST=JAX_" + a.upper(), "-DSECOND=JAX_" + b.upper(), "-o", target, os.path.join(HERE, "calls.cpp"), bench.generated.copy_of(isa)])
        self.c = ctypes.CDLL(target)
        for way in ("kernel", "dtypes", "name", "type"):
            if hasattr(self.c, "bench_by_" + way):
                getattr(self.c, "bench_by_" + way).restype = ctypes.c_double

    def callers(self, n):
        memory = self.bench.memory
        of = Arrays(n, memory["a", self.a], memory["b", self.b], memory["out"])
        values, c = self.bench.promotion.values, self.c
        name = self.isa.encode()
        found = {
            "by dtypes": lambda calls: c.bench_by_dtypes(self.bench.op, values[self.a], values[self.b], of,
                                                         ctypes.c_size_t(calls)),
            "by name": lambda calls: c.bench_by_name(of, ctypes.c_size_t(calls)),
            "by kernel": lambda calls: c.bench_by_kernel(name, 0, of, ctypes.c_size_t(calls)),
            "kernel": lambda calls: c.bench_by_kernel(name, 1, of, ctypes.c_size_t(calls)),
        }
        if hasattr(c, "bench_by_type"):
            found["by type"] = lambda calls: c.bench_by_type(of, ctypes.c_size_t(calls))
        for peer in compilers.BEST:
            if library := self.bench.peers.get("%s %s" % (self.isa, peer)):
                call = ctypes.cast(getattr(library, "loop_add_%s_%s" % (self.a, self.b)), ctypes.c_void_p)
                found[peer] = lambda calls, call=call: self.bench.timer.c.bench_loop(
                    call, ctypes.c_size_t(n), *map(ctypes.c_void_p, (of.a, of.b, of.out)), ctypes.c_size_t(calls))
        return {way: found[way] for way in WAYS if way in found}

    def measure(self):
        """{ way: { n: ns a call } }, the least. A core is slow for seconds at a time: every number of elements has its turn
        again and again."""
        found = {}
        for _ in range(PASSES):
            for n in self.bench.options.sizes:
                for way, times in rounds_of(self.callers(n), self.bench.options.rounds // PASSES + 1, SHORT_SLICE).items():
                    found.setdefault(way, {}).setdefault(n, []).extend(times)
        return {way: {n: min(times) for n, times in at.items()} for way, at in found.items()}


class Bench:
    def __init__(self, options):
        self.options = options
        self.generated = Generated(options.generated, os.path.join(options.work, "pairwise"), {"scalar", *options.isa})
        self.generated.build()
        self.promotion = pairs.Promotion(self.generated.facts)
        self.op = self.generated.facts["options"]["ops"].index("add")
        self.isas = [isa for isa in options.isa if self.generated.loaded(isa)]
        source = os.path.join(options.work, "call_loops.c")
        with open(source, "w", encoding="utf-8") as file:
            file.write(loops.PRELUDE)
            file.writelines(loops.loop("loop_add_%s_%s" % pair, "add", *pair, *self.promotion.result("add", *pair)) or ""
                            for pair in options.pairs)
        self.peers = compilers.loops(source, options.work, self.isas, compilers.BEST)
        self.timer = Timer(options.generated, options.work, options.cpu)
        most = max(*options.sizes, 32) + 32
        self.memory = {(place, d): self.timer.operand(d, loops.SIZES[d], most)
                       for pair in options.pairs for place, d in zip("ab", pair)}
        self.memory["out"] = self.timer.memory(16 * most)


def goals(times, title):
    found, kernel = Goals(), times["kernel"]
    for way in ("by type", "by kernel"):
        if way in times:
            at = times[way]
            found.at_most("%s, n = 8, ns" % way, 8, at.get(8), 1)
            found.at_most("%s, n = 1000, more than the kernel, ns" % way, 3, at[1000] - kernel[1000] if 1000 in at else None, 1)
        else:
            print("%s: the library has no jax_kernels.hpp" % way)
    at = times["by dtypes"]
    short = [at[n] for n in at if n < 32]
    more = [at[n] - kernel[n] for n in at if n >= 100]
    found.at_most("by dtypes, n < 32, the slowest, ns", 15, max(short, default=None), 1)
    found.at_most("by dtypes, n >= 100, more than the kernel, the most, ns", 2.5, max(more, default=None), 1)
    print_rows(["Goals, " + title, "goal", "figure", ""], found.rows)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--generated", required=True, help="what `joinery generate jax` wrote")
    parser.add_argument("--work", required=True, help="folder to compile in; what did not change is not compiled again")
    parser.add_argument("--isa", default="avx2,avx512", help="instruction sets to measure")
    parser.add_argument("--pairs", default=PAIRS, help="dtypes of the operands, such as `i32 f32,u8 u8`")
    parser.add_argument("--sizes", default=",".join(map(str, SIZES)), help="numbers of elements")
    parser.add_argument("--rounds", type=int, default=300, help="turns that everybody has")
    parser.add_argument("--cpu", type=int, default=0, help="the core to stay on")
    parser.add_argument("--csv", help="write every figure there")
    options = parser.parse_args()
    options.isa, options.sizes = options.isa.split(","), [int(n) for n in options.sizes.split(",")]
    options.pairs = [tuple(pair.split()) for pair in options.pairs.split(",")]
    bench = Bench(options)
    print("%s; load %.1f\n" % (compilers.described(), os.getloadavg()[0]))
    print_rows(["column", ""], list(WAYS.items()))
    rows = []
    for a, b in options.pairs:
        for isa in bench.isas:
            times, title = Calls(bench, isa, a, b).measure(), "add %s %s, %s" % (a, b, isa)
            print_rows([title + ", ns"] + options.sizes,
                       [[way] + [figure(at[n], 1) for n in options.sizes] for way, at in times.items()])
            goals(times, title)
            rows += [[isa, a, b, way, n, value] for way, at in times.items() for n, value in at.items()]
    if options.csv:
        with open(options.csv, "w", newline="", encoding="utf-8") as file:
            csv.writer(file).writerows([["isa", "a", "b", "way", "n", "ns"]] + rows)
    print("load %.1f" % os.getloadavg()[0])


if __name__ == "__main__":
    sys.exit(main())
