#!/usr/bin/env python3
"""Whether calls became slower: two versions of the generated code side by side, in one run on one core.

versions.py --before DIR --after DIR --work DIR [--compilers gcc,clang] [--isa scalar,avx2] [--sizes N,N] [--rounds R]

Each DIR holds what `joinery generate jax --ops add,sqrt,where,clip,convert,checked_convert --isa scalar,avx2,avx512` wrote, by
one program or another. A ratio is the time after over the time before, of medians; the two take turns at going first."""

import argparse
import ctypes
import math
import os
import statistics
import sys

import compilers
import loops
import pairs
from generated import Generated
from report import print_rows
from timer import Timer

SIZES = (1, 16, 64, 256, 1000, 10000)
SLICE = 2e4  # ns of one measurement
LIMIT = 1.03
PAIRS = (("f32", "f32"), ("i8", "u8"), ("u8", "i8"), ("i32", "f32"), ("f64", "f64"), ("f16", "bf16"))


class Version:
    """One generated directory, compiled by one compiler, with one instruction set in use."""

    def __init__(self, directory, work, compiler, isas):
        self.generated = Generated(directory, work, {"scalar", *isas}, compilers.installed()[compiler])
        self.generated.compiler.insert(1, "-falign-functions=64")  # where a loop begins decides over up to half its time
        self.generated.build()
        self.libraries = {}

    def library(self, isa):
        if isa not in self.libraries:
            self.libraries[isa] = self.generated.loaded(isa)
        return self.libraries[isa]


class Word(int):
    """An argument of the size of a pointer."""


class Address(Word):
    as_c = ctypes.c_void_p


class Stride(Word):
    as_c = ctypes.c_ssize_t


class Count(Word):
    as_c = ctypes.c_size_t


def address(function):
    return ctypes.cast(function, ctypes.c_void_p)


class Calls:
    """Every call of one library that is compared: { name: a function of the number of calls }."""

    def __init__(self, bench, library, n):
        self.bench, self.library, self.n = bench, library, n
        self.values, self.timer = bench.promotion.values, bench.timer.c

    def timed(self, way, function, *arguments):
        words = [x.as_c(x) if isinstance(x, Word) else ctypes.c_int(x) for x in arguments]
        call, time = address(getattr(self.library, function)), getattr(self.timer, "bench_" + way)
        return lambda calls: time(call, *words, ctypes.c_size_t(calls))

    def of_pair(self, a, b):
        n, size, memory = Count(self.n), loops.SIZES, self.bench.memory
        result = self.bench.promotion.result("add", a, b)[0]
        first = self.values[a], Address(memory["a", a]), Stride(size[a])
        second = self.values[b], Address(memory["b", b]), Stride(size[b])
        one = self.values[b], Address(memory["b", b]), Stride(0)
        out = Address(memory["out"]), Stride(size[result])
        op = self.bench.op
        return {
            "jax_binary": self.timed("binary", "jax_binary", op, n, *first, *second, *out),
            "jax_add": self.timed("named", "jax_add", n, *first, *second, *out),
            "jax_add, one b": self.timed("named", "jax_add", n, *first, *one, *out),
            "jax_binary_into f64": self.timed("into", "jax_binary_into", op, n, *first, *second, self.values["f64"],
                                              Address(memory["out"]), Stride(8)),
            "jax_binary_nd": self.timed("nd", "jax_binary_nd", op, n, *first, *second, *out),
            "jax_convert": self.timed("convert", "jax_convert", n, *first, self.values[result], *out),
            "jax_convert_checked": self.timed("checked", "jax_convert_checked", 0, n, *first, self.values[b],
                                              Address(memory["out"]), Stride(size[b]), Address(0)),
        }

    def of_dtype(self, a):
        n, size, memory = Count(self.n), loops.SIZES, self.bench.memory
        x = self.values[a], Address(memory["a", a]), Stride(size[a])
        out, root = Address(memory["out"]), loops.SIZES[self.bench.promotion.result("divide", a, a)[0]]
        found = {
            "jax_sqrt": self.timed("unary", "jax_sqrt", n, *x, out, Stride(root)),
            "jax_clip": self.timed("ternary", "jax_clip", n, *x, self.values[a], Address(memory["a", a]), Stride(size[a]),
                                   Address(memory["b", a]), Stride(size[a]), out, Stride(size[a])),
            "jax_where": self.timed("ternary", "jax_where", n, self.values["b"], Address(memory["a", "b"]), Stride(1),
                                    *x, Address(memory["b", a]), Stride(size[a]), out, Stride(size[a])),
        }
        return found


class Bench:
    def __init__(self, options):
        self.options, self.rows = options, []
        self.versions = {}
        for compiler in options.compilers:
            for name, directory in (("before", options.before), ("after", options.after)):
                work = os.path.join(options.work, "%s_%s" % (name, compiler))
                self.versions[compiler, name] = Version(directory, work, compiler, options.isa)
        facts = self.versions[options.compilers[0], "before"].generated.facts
        self.promotion, self.op = pairs.Promotion(facts), facts["options"]["ops"].index("add")
        self.timer = Timer(options.before, options.work, options.cpu)
        most = max(options.sizes)
        dtypes = {d for pair in PAIRS for d in pair} | {"b"}
        self.memory = {(place, d): self.timer.operand(d, loops.SIZES[d], most) for place in "ab" for d in dtypes}
        self.memory["out"] = self.timer.memory(16 * most)

    def ratio(self, before, after, rounds):
        """Medians of `rounds` turns of both: the time before, and the ratio."""
        calls = max(1, int(SLICE / max(before(1), after(1), 1.0)))
        times = {before: [], after: []}
        for i in range(rounds):
            for call in (before, after) if i % 2 else (after, before):
                times[call].append(call(calls))
        medians = {call: statistics.median(found) for call, found in times.items()}
        return medians[before], medians[after] / medians[before]

    def compare(self, compiler, isa, n):
        calls = {name: Calls(self, self.versions[compiler, name].library(isa), n) for name in ("before", "after")}
        groups = [(" ".join(pair), "of_pair", pair) for pair in PAIRS]
        groups += [(d, "of_dtype", (d,)) for d in sorted({pair[0] for pair in PAIRS})]
        for title, group, dtypes in groups:
            before, after = (getattr(calls[name], group)(*dtypes) for name in ("before", "after"))
            for call in before:
                if before[call](1) < 0 or after[call](1) < 0:
                    continue  # no kernel for these dtypes
                ns, ratio = self.ratio(before[call], after[call], self.options.rounds)
                for _ in range(3):  # a core is slow for seconds at a time
                    if ratio > LIMIT:
                        again = self.ratio(before[call], after[call], 3 * self.options.rounds)
                        ns, ratio = min((ns, ratio), again, key=lambda found: found[1])
                self.rows.append((compiler, isa, call, title, n, ns, ratio))


def mean(ratios):
    return math.exp(sum(map(math.log, ratios)) / len(ratios))


def report(rows):
    for compiler, isa in sorted({row[:2] for row in rows}):
        mine = [row for row in rows if row[:2] == (compiler, isa)]
        sizes = sorted({row[4] for row in mine})
        table = []
        for call in sorted({row[2] for row in mine}):
            cells = [[row[6] for row in mine if row[2] == call and row[4] == n] for n in sizes]
            table.append([call] + ["%.2f, %.2f" % (mean(cell), max(cell)) for cell in cells])
        print_rows(["%s, %s: mean, worst" % (compiler, isa)] + sizes, table)
        print("geometric mean %.3f; over %.2f: %d of %d\n" % (mean([row[6] for row in mine]), LIMIT,
                                                             sum(row[6] > LIMIT for row in mine), len(mine)))
    for row in sorted(rows, key=lambda row: -row[6])[:20]:
        print("%s %s %s of %s, %d elements: %.1f ns before, ratio %.3f" % row)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--before", required=True, help="what `joinery generate jax` wrote before")
    parser.add_argument("--after", required=True, help="what it writes now")
    parser.add_argument("--work", required=True, help="folder to compile in; what did not change is not compiled again")
    parser.add_argument("--compilers", default="gcc,clang", help="compilers of both versions")
    parser.add_argument("--isa", default="scalar,avx2", help="instruction sets to measure")
    parser.add_argument("--sizes", default=",".join(map(str, SIZES)), help="numbers of elements")
    parser.add_argument("--rounds", type=int, default=21, help="turns that each version has")
    parser.add_argument("--cpu", type=int, default=0, help="the core to stay on")
    options = parser.parse_args()
    for name in ("compilers", "isa"):
        setattr(options, name, getattr(options, name).split(","))
    options.sizes = [int(n) for n in options.sizes.split(",")]
    bench = Bench(options)
    print("%s; load %.1f\n" % (compilers.described(), os.getloadavg()[0]))
    for compiler in options.compilers:
        for isa in options.isa:
            for n in options.sizes:
                bench.compare(compiler, isa, n)
    report(bench.rows)
    print("load %.1f" % os.getloadavg()[0])


if __name__ == "__main__":
    sys.exit(main())
