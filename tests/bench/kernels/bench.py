#!/usr/bin/env python3
"""Generated kernels beside NumPy, plain C loops and the bandwidth of the memory, in one run on one core.

bench.py --generated DIR [--staged DIR] --work DIR [--sizes N,N] [--rounds R] [--csv FILE] [--all]
bench.py --generated DIR --work DIR --loops [--isa avx512] [--match "add u8,multiply"] [--sizes 1000,10000]

The second measures kernels beside plain loops alone. DIR holds what `joinery generate jax` wrote; operations that were not
generated are left out. Everything is compiled in the work folder, which keeps it. ../README.md tells what the columns are."""

import argparse
import ctypes
import os
import sys

import compilers
import goals
import loops
import pairs
import peers
import report
from generated import Generated
from timer import SHORT_SLICE, Timer, lowest, rounds_of

BLOCK = 32  # elements that a kernel does at a time
PASSES = 4  # that the rounds are spread over


def blocks_of(n):
    return -(-n // BLOCK)


class Bench:
    def __init__(self, options):
        self.options = options
        os.makedirs(options.work, exist_ok=True)
        isas = options.isa and {"scalar", *options.isa}
        self.sets = {"": Generated(options.generated, os.path.join(options.work, "pairwise"), isas)}
        if options.staged:
            self.sets["staged "] = Generated(options.staged, os.path.join(options.work, "staged"), isas)
        for each in self.sets.values():
            each.build()
        facts = self.sets[""].facts
        promotion = loops.Promotion(facts)
        self.values, self.result, self.ops = promotion.values, promotion.result, facts["options"]["ops"]
        self.pairs = [p for p in pairs.pairs_to_measure(list(loops.SIZES)) if p[0] in self.ops and options.matches(" ".join(p))]
        self.libraries = {}
        for prefix, each in self.sets.items():
            for isa in each.isas:
                wanted = isa in options.isa if options.isa else isa != "scalar" or options.scalar
                if wanted and (library := each.loaded(isa)):
                    self.libraries[prefix + isa] = library
        self.build_peers(sorted({name.split()[-1] for name in self.libraries}))
        self.timer = Timer(options.generated, options.work, options.cpu)
        self.c = self.timer.c

    def build_peers(self, isas):
        text, roofs = [loops.PRELUDE, loops.ROOF], set()
        for op, a, b in self.pairs:
            to, out = self.result(op, a, b)
            text.append(loops.loop("loop_%s_%s_%s" % (op, a, b), op, a, b, to, out) or "")
            roofs.add((loops.SIZES[a], loops.SIZES[b], loops.SIZES[out]))
        text += [loops.roof("roof_%d_%d_%d" % sizes, sizes[2], *sizes[:2]) for sizes in sorted(roofs)]
        source = os.path.join(self.options.work, "loops.c")
        with open(source, "w", encoding="utf-8") as file:
            file.write("".join(text))
        self.peers = compilers.loops(source, self.options.work, isas)

    def operand(self, dtype, n):
        return self.timer.operand(dtype, loops.SIZES[dtype], n)

    def callers(self, op, a, b, n, memory):
        """What is timed for a pair: { column: a function of the number of calls, which gives ns a call }."""
        x, y, z = (ctypes.c_void_p(memory[name]) for name in "abo")
        to, out = self.result(op, a, b)
        sizes = [ctypes.c_ssize_t(loops.SIZES[d]) for d in (a, b, out)]
        op_value, a_value, b_value = self.ops.index(op), self.values[a], self.values[b]
        count, callers = ctypes.c_size_t(n), {}
        blocks = blocks_of(n)
        for name, library in self.libraries.items():
            isa, swapped = name.split()[-1], ctypes.c_bool()
            kernel = ctypes.c_void_p(library.jax_find_kernel(op_value, a_value, b_value, isa.encode(), ctypes.byref(swapped)))
            operands = [(x, BLOCK * loops.SIZES[a]), (y, BLOCK * loops.SIZES[b])]
            first, second = reversed(operands) if swapped.value else operands
            if kernel.value:  # none for a pair that is staged
                callers[name + " kernel"] = lambda calls, k=kernel, f=first, s=second: self.c.bench_kernel(
                    k, ctypes.c_size_t(blocks), f[0], ctypes.c_ssize_t(f[1]), s[0], ctypes.c_ssize_t(s[1]), z,
                    ctypes.c_size_t(calls))
            binary = ctypes.cast(library.jax_binary, ctypes.c_void_p)
            callers[name] = lambda calls, call=binary: self.c.bench_binary(
                call, op_value, count, a_value, x, sizes[0], b_value, y, sizes[1], z, sizes[2], ctypes.c_size_t(calls))
        callers.update(self.loops(op, a, b, n, (x, y, z)))
        roof = getattr(next(iter(self.peers.values())), "roof_%d_%d_%d" % tuple(s.value for s in sizes))
        callers["roof"] = self.loop(roof, BLOCK * blocks, (x, y, z))
        dtypes = (a, b, to, out)
        if not self.options.loops and (found := peers.numpy_caller(op, dtypes, n, memory)):
            callers["numpy"] = found
        return callers

    def loop(self, function, n, memory):
        call, count = ctypes.cast(function, ctypes.c_void_p), ctypes.c_size_t(n)
        return lambda calls: self.c.bench_loop(call, count, *memory, ctypes.c_size_t(calls))

    def loops(self, op, a, b, n, memory):
        """The plain loops; of few elements also over the whole blocks that a kernel alone does, so that neither has a rest."""
        callers = {}
        for name, peer in self.peers.items():
            if function := getattr(peer, "loop_%s_%s_%s" % (op, a, b), None):
                callers[name] = self.loop(function, n, memory)
                if n % BLOCK and n < 10000:
                    callers[name + " whole"] = self.loop(function, BLOCK * blocks_of(n), memory)
        return callers

    def measure(self, op, a, b, n, memory, passes=1):
        """What everybody takes in each of its turns in one of the passes, ns an element."""
        rounds = self.options.rounds if n <= 10000 else max(5, int(self.options.rounds * 1e5 / n))
        times = rounds_of(self.callers(op, a, b, n, memory), -(-rounds // passes), SHORT_SLICE)
        return {name: [value / self.done(name, n) for value in values] for name, values in times.items()}

    def done(self, name, n):
        """How many elements that column does."""
        return BLOCK * blocks_of(n) if name.endswith((" kernel", " whole")) else n

    def sweep(self):
        """A core is slow for seconds at a time: every pair comes in each of the passes."""
        rows = []
        longest = max(self.options.sizes)
        memory = {d: [self.operand(d, longest), self.operand(d, longest)] for d in loops.SIZES}
        wide = self.timer.memory(16 * longest)
        for n in self.options.sizes:
            times = {}
            for _ in range(PASSES):
                for op, a, b in self.pairs:
                    found = self.measure(op, a, b, n, {"a": memory[a][0], "b": memory[b][1], "o": wide}, PASSES)
                    for name, values in found.items():
                        times.setdefault((op, a, b), {}).setdefault(name, []).extend(values)
            rows += [{"n": n, "op": op, "a": a, "b": b, "to": self.result(op, a, b)[0], "out": self.result(op, a, b)[1],
                      "times": {name: lowest(values) for name, values in times[op, a, b].items()}} for op, a, b in self.pairs]
            print("measured n = %d" % n, file=sys.stderr)
        return rows


def parsed():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--generated", required=True, help="what `joinery generate jax` wrote")
    parser.add_argument("--staged", help="the same with --kernels staged")
    parser.add_argument("--loops", action="store_true", help="measure kernels beside plain loops alone")
    parser.add_argument("--work", required=True, help="folder to compile in; what did not change is not compiled again")
    parser.add_argument("--isa", help="only these instruction sets, such as avx2,avx512")
    parser.add_argument("--sizes", help="numbers of elements; 100,1000,10000,1000000,10000000, with --loops 1000,10000")
    parser.add_argument("--rounds", type=int, default=60, help="turns that everybody has; fewer where n is large")
    parser.add_argument("--cpu", type=int, default=0, help="the core to stay on")
    parser.add_argument("--match", default="", help="only pairs whose `op a b` contains one of these, between commas")
    parser.add_argument("--scalar", action="store_true", help="measure the scalar kernels too")
    parser.add_argument("--csv", help="write every figure there")
    parser.add_argument("--all", action="store_true", help="print every row")
    options = parser.parse_args()
    sizes = options.sizes or ("1000,10000" if options.loops else "100,1000,10000,1000000,10000000")
    options.sizes = [int(float(n)) for n in sizes.split(",")]
    options.isa = options.isa and options.isa.split(",")
    wanted = options.match.split(",")
    options.matches = lambda label: any(text in label for text in wanted)
    return options


def main():
    options = parsed()
    peers.keep_freed_memory()
    bench = Bench(options)
    if not bench.libraries:
        sys.exit("bench.py: none of these instruction sets is generated and in this CPU")
    print("%s; load %.1f\n" % (compilers.described(), os.getloadavg()[0]))
    rows = bench.sweep()
    report.table(rows, options)
    for name in bench.libraries:
        goals.of_library(bench, rows, name)
    print("load %.1f" % os.getloadavg()[0])


if __name__ == "__main__":
    main()
