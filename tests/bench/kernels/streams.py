#!/usr/bin/env python3
"""Long arrays: results that go through the caches and around them, by one thread and by two.

streams.py --generated DIR --work DIR [--isa avx2,avx512] [--pairs "f32 f32,u8 u8"] [--sizes 1e7] [--threads 1,2] [--walk N]

DIR holds what `joinery generate jax` wrote, `--ops add` at the least. ../README.md tells what the columns are."""

import argparse
import ctypes
import os
import statistics

import compilers
import loops
import pairs
from generated import Generated
from report import Goals, figure, mean, print_rows
from timer import Timer, lowest

PAIRS = "f32 f32,i32 f32,f64 f64,i16 i16,u8 u8"
SLICE = 4e6  # ns that one measurement takes at least
NEVER, ALWAYS = 0, 1  # for jax_stream_bytes


class Array(ctypes.Structure):
    _fields_ = [("dtype", ctypes.c_uint), ("size", ctypes.c_size_t), ("memory", ctypes.c_void_p)]


class Work(ctypes.Structure):
    _fields_ = [("call", ctypes.c_void_p), ("run", ctypes.c_void_p), ("op", ctypes.c_uint), ("n", ctypes.c_size_t),
                ("calls", ctypes.c_size_t), ("a", Array), ("b", Array), ("out", Array)]


class Bench:
    def __init__(self, options):
        self.options = options
        generated = Generated(options.generated, os.path.join(options.work, "pairwise"), {"scalar", *options.isa})
        generated.build()
        self.promotion, self.op = pairs.Promotion(generated.facts), generated.facts["options"]["ops"].index("add")
        self.libraries = {isa: library for isa in options.isa if (library := generated.loaded(isa))}
        self.untouched = {isa: generated.loaded(isa, "_default") for isa in self.libraries}
        self.timer = Timer(options.generated, options.work, options.cpu, "streams.c", ["threads", "walk"])
        self.peers = self.plain_loops()
        self.memory = {}

    def plain_loops(self):
        source = os.path.join(self.options.work, "stream_loops.c")
        with open(source, "w", encoding="utf-8") as file:
            file.write(loops.PRELUDE)
            file.writelines(loops.loop("loop_add_%s_%s" % pair, "add", *pair, *self.promotion.result("add", *pair))
                            for pair in self.options.pairs)
        return compilers.loops(source, self.options.work, self.libraries, ["gcc -O3"])

    def array(self, place, dtype):
        size, most = loops.SIZES[dtype], max(self.options.sizes)
        if (place, size) not in self.memory:
            self.memory[place, size] = self.timer.operand(dtype, size, most)
        return Array(self.promotion.values[dtype], size, self.memory[place, size])

    def timed(self, threads, arrays, n, call=None, run=None):
        """A function of the number of calls."""
        call, run = (function and ctypes.cast(function, ctypes.c_void_p) for function in (call, run))
        if self.options.walk:
            return lambda calls: self.timer.c.bench_walk(
                ctypes.c_uint(threads), Work(call, run, self.op, n, calls, *arrays), ctypes.c_size_t(self.options.walk))
        return lambda calls: self.timer.c.bench_threads(
            ctypes.c_uint(threads), Work(call, run, self.op, n, calls, *arrays))

    def callers(self, pair, n):
        """{ (who, threads): a function of the number of calls, which gives ns a call }"""
        to, found = self.promotion.result("add", *pair)[1], {}
        arrays = [self.array(place, d) for place, d in zip("abo", (*pair, to))]
        for threads in self.options.threads:
            for isa, library in self.libraries.items():
                found[isa + ", as it is", threads] = self.timed(threads, arrays, n, self.untouched[isa].jax_binary)
                if hasattr(library, "jax_stream_bytes"):
                    for name, least in (("through", NEVER), ("around", ALWAYS)):
                        timed = self.timed(threads, arrays, n, library.jax_binary)
                        found["%s, %s" % (isa, name), threads] = lambda calls, timed=timed, library=library, least=least: (
                            library.jax_stream_bytes(ctypes.c_size_t(least)), timed(calls))[1]
            for name, peer in self.peers.items():
                found[name, threads] = self.timed(threads, arrays, n, run=getattr(peer, "loop_add_%s_%s" % pair))
            found["memcpy of a", threads] = self.timed(threads, arrays, n)
        return found

    def measure(self, pair, n):
        """{ (who, threads): ns an element in each round }, in which everybody has a turn."""
        callers = self.callers(pair, n)
        calls = {who: max(1, int(SLICE / max(call(1), 1.0))) for who, call in callers.items()}
        times = {who: [] for who in callers}
        for _ in range(self.options.rounds):
            for who, call in callers.items():
                times[who].append(call(calls[who]) / n)
        return times


def table(bench, pair, n, times):
    threads = bench.options.threads
    size = sum(loops.SIZES[d] for d in (*pair, bench.promotion.result("add", *pair)[1]))
    cells = []
    for who in dict.fromkeys(name for name, _ in times):
        moved = loops.SIZES[pair[0]] * 2 if who.startswith("memcpy") else size
        least = [lowest(times[who, t]) for t in threads]
        cells.append([who] + [figure(ns, 3) for ns in least] + [figure(moved / ns, 1) for ns in least])
    titles = ["%d thread%s" % (t, "s" * (t > 1)) for t in threads]
    print_rows(["add %s %s, n = %.0e" % (*pair, n)] + [t + ", ns" for t in titles] + ["GB/s"] * len(threads), cells)


def faster(times, isa, threads):
    """How many times as fast results are around the caches as through them; None: the library has but one way."""
    if (isa + ", around", threads) not in times:
        return None
    return statistics.median(a / b for a, b in zip(times[isa + ", through", threads], times[isa + ", around", threads]))


def goals(rows, isas, threads):
    for isa in isas:
        found = Goals()
        for t in threads:
            for n in dict.fromkeys(n for _, n, _ in rows):
                for name, goal, chosen in (("4 bytes", 1.2, lambda pair: {loops.SIZES[d] for d in pair} == {4}),
                                           ("all pairs", None, lambda pair: True)):
                    ratios = [faster(times, isa, t) for pair, at, times in rows if at == n and chosen(pair)]
                    goal = goal if n == 1e7 else None
                    found.add("through / around, %s, n = %.0e, threads: %d" % (name, n, t), goal, mean(ratios))
        print_rows(["Goals, " + isa, "goal", "figure", ""], found.rows)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--generated", required=True, help="what `joinery generate jax` wrote")
    parser.add_argument("--work", required=True, help="folder to compile in; what did not change is not compiled again")
    parser.add_argument("--isa", default="avx2,avx512", help="instruction sets to measure")
    parser.add_argument("--pairs", default=PAIRS, help="dtypes of the operands, such as `f32 f32,u8 u8`")
    parser.add_argument("--sizes", default="1e6,1e7", help="numbers of elements")
    parser.add_argument("--threads", default="1,2", help="numbers of threads, each on a core from the first on")
    parser.add_argument("--walk", type=int, default=0, metavar="N",
                        help="time pieces of N elements, and count their lower quartile: for a machine that has other work")
    parser.add_argument("--rounds", type=int, default=21, help="turns that everybody has")
    parser.add_argument("--cpu", type=int, default=0, help="the core that the program stays on")
    options = parser.parse_args()
    options.isa, options.threads = options.isa.split(","), [int(t) for t in options.threads.split(",")]
    options.sizes = [int(float(n)) for n in options.sizes.split(",")]
    options.pairs = [tuple(pair.split()) for pair in options.pairs.split(",")]
    bench, rows = Bench(options), []
    print("%s; load %.1f\n" % (compilers.described(), os.getloadavg()[0]))
    if not all(hasattr(library, "jax_stream_bytes") for library in bench.libraries.values()):
        print("The library has no jax_stream_bytes.\n")
    for pair in options.pairs:
        for n in options.sizes:
            rows.append((pair, n, bench.measure(pair, n)))
            table(bench, *rows[-1])
    goals(rows, bench.libraries, options.threads)
    print("load %.1f" % os.getloadavg()[0])


if __name__ == "__main__":
    main()
