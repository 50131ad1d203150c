#!/usr/bin/env python3
"""Kernels of stubs beside loops over the same functions: of SLEEF's in one pass and in three, and of portable ones.

stubs.py --generated DIR --work DIR [--isa avx2,avx512] [--sizes 1000,10000] [--rounds R]

`joinery generate tests/bench/kernels/stubs.lua --prefix jax -o DIR` wrote DIR. ../README.md tells what the columns are."""

import collections
import ctypes
import os
import re
import struct
import subprocess

import compilers
import loops
from generated import Generated
from measure import parser
from report import Goals, figure, print_rows
from timer import HERE, Timer, medians

INCLUDE = (HERE, os.path.join(HERE, "..", "..", "consumers", "stubs", "by_hand"))
# Operation, dtypes of the operands, compute type, result.
Case = collections.namedtuple("Case", "op dtypes compute result")
PASSES = [Case("exp", ["f16"], "f32", "f16"), Case("exp", ["i32"], "f64", "f64"), Case("hypot", ["i8", "f32"], "f32", "f32")]
VECTORS = [Case(op, [dtype] * operands, dtype, dtype) for op, operands in (("exp", 1), ("hypot", 2)) for dtype in ("f32", "f64")]
PORTABLE = [Case(op, ["f32"], "f32", "f32") for op in ("gelu", "bend")] + [Case("bend", ["f64"], "f64", "f64")]
NUMBERS = {"f16": "e", "i32": "i", "f32": "f", "f64": "d"}  # their codes in `struct`
GOALS = (("mixed dtypes", PASSES, 1.3), ("SLEEF", VECTORS, 0.95), ("portable C", PORTABLE, 0.95))


def pointer(function):
    return ctypes.cast(function, ctypes.c_void_p)


class Passes(ctypes.Structure):
    _fields_ = [(name, ctypes.c_void_p) for name in ("a", "b", "converted", "computed", "out")]


class Bench:
    def __init__(self, options):
        self.options = options
        generated = Generated(options.generated, os.path.join(options.work, "compiled"), {"scalar", *options.isas}, include=INCLUDE)
        generated.build()
        self.generated, self.dtypes = generated, {entry["name"]: i for i, entry in enumerate(generated.facts["dtypes"])}
        self.libraries = {isa: library for isa in options.isas if (library := generated.loaded(isa))}
        self.c = Timer(options.generated, options.work, options.cpu, "stubs.c", ("passes", "plain_passes"))
        source = os.path.join(HERE, "stub_loops.c")
        more = ["-I" + path for path in INCLUDE] + ["-lsleef"]
        self.peers = compilers.loops(source, options.work, ["scalar", *self.libraries], more)
        longest = max(options.sizes)
        self.memory = {"i8": [self.c.operand("i8", 1, longest)] * 2}
        self.memory.update({dtype: [self.numbers(dtype, longest, first) for first in (1, 5)] for dtype in NUMBERS})
        self.spare = [self.c.memory(8 * longest) for _ in range(3)]  # for `converted`, `computed` and results

    def numbers(self, dtype, n, first):
        """Numbers from -8 to 8. Beyond, results of exp become subnormal or infinite, which CPUs and SLEEF take longer for."""
        memory, code = self.c.memory(loops.SIZES[dtype] * n), NUMBERS[dtype]
        values = [(first + i) * 7919 % 1024 / 64 - 8 for i in range(n)]
        struct.pack_into("=%d%s" % (n, code), (ctypes.c_char * (loops.SIZES[dtype] * n)).from_address(memory), 0,
                         *(map(int, values) if code == "i" else values))
        return memory

    def operands(self, case):
        return [ctypes.c_void_p(self.memory[dtype][i]) for i, dtype in enumerate(case.dtypes)]

    def call(self, library, case, n):
        """The library's call, as a function of the number of calls."""
        words = []
        for dtype, memory in zip(case.dtypes, self.operands(case)):
            words += [self.dtypes[dtype], memory, ctypes.c_ssize_t(loops.SIZES[dtype])]
        words += [ctypes.c_void_p(self.spare[2]), ctypes.c_ssize_t(loops.SIZES[case.result])]
        function = pointer(getattr(library, "jax_" + case.op))
        timed = self.c.c.bench_unary if len(case.dtypes) == 1 else self.c.c.bench_named
        return lambda calls: timed(function, ctypes.c_size_t(n), *words, ctypes.c_size_t(calls))

    def loop(self, peer, case, n):
        a, b = (self.operands(case) * 2)[:2]
        function = pointer(getattr(peer, "loop_%s_%s" % (case.op, case.compute)))
        return lambda calls: self.c.c.bench_loop(function, ctypes.c_size_t(n), a, b, ctypes.c_void_p(self.spare[2]), ctypes.c_size_t(calls))

    def passes(self, library, peer, case, n):
        """A conversion, the loop, and where the result is of another dtype than the loop's a conversion."""
        middle = pointer(getattr(peer, "loop_%s_%s" % (case.op, case.compute)))
        memory = Passes(self.operands(case)[0], self.memory[case.compute][1], *self.spare)
        dtypes = [self.dtypes[dtype] for dtype in (case.dtypes[0], case.compute, case.result)]
        first = pointer(getattr(peer, "convert_%s_%s" % (case.dtypes[0], case.compute)))
        last = pointer(getattr(peer, "convert_%s_%s" % (case.compute, case.result))) if case.compute != case.result else None
        size, where = ctypes.c_size_t(n), ctypes.byref(memory)
        return {
            "passes": lambda calls: self.c.c.bench_passes(
                pointer(library.jax_convert), middle, size, *dtypes, where, ctypes.c_size_t(calls)),
            "plain passes": lambda calls: self.c.c.bench_plain_passes(first, middle, last, size, where, ctypes.c_size_t(calls)),
        }

    def measure(self, isa, case, n):
        """ns an element of the call and of its peers."""
        library = self.libraries[isa]
        peer = self.peers[("scalar" if case in PORTABLE else isa) + " gcc -O3"]
        callers = {"call": self.call(library, case, n)}
        callers.update(self.passes(library, peer, case, n) if case in PASSES else {"loop": self.loop(peer, case, n)})
        return {name: time / n for name, time in medians(callers, self.options.rounds).items()}


def table(bench):
    goals = Goals()
    for isa in bench.libraries:
        for kind, cases, goal in GOALS:
            rows, ratios = [], {}
            for case in cases:
                for n in bench.options.sizes:
                    times = bench.measure(isa, case, n)
                    call = times.pop("call")
                    for name, time in times.items():
                        ratios.setdefault(name, []).append(time / call)
                    rows.append([" ".join([case.op, *case.dtypes]), n, figure(call, 3)]
                                + [cell for time in times.values() for cell in (figure(time, 3), figure(time / call))])
            header = [cell for name in ratios for cell in (name, "times as fast")]
            print_rows(["%s, %s, ns an element" % (isa, kind), "n", "call"] + header, rows)
            for name, values in ratios.items():
                goals.add("%s, %s, times the %s, the worst" % (isa, kind, name), goal, min(values))
    print_rows(["Goals", "goal", "figure", ""], goals.rows)


def sizes(generated):
    """Bytes of text and seconds of compilation a kernel, of each operation."""
    rows = []
    for isa, files in generated.files.items():
        for source, (text, seconds) in sorted(files.items()):
            target = os.path.join(generated.work, os.path.basename(source)[:-2] + ".o")
            out = subprocess.run(["nm", target], check=True, capture_output=True, text=True).stdout
            count = len(re.findall(r" T \w+_%s$" % isa, out, re.M))
            rows.append(["%s %s" % (isa, os.path.basename(source)), count, round(text / count), figure(1000 * seconds / count, 1)])
    print_rows(["gcc -O2", "kernels", "bytes a kernel", "ms of compilation a kernel"], rows)


def main():
    arguments = parser(__doc__)
    arguments.add_argument("--sizes", default="1000,10000", help="numbers of elements")
    options = arguments.parse_args()
    options.sizes, options.isas = [int(n) for n in options.sizes.split(",")], options.isa.split(",")
    os.makedirs(options.work, exist_ok=True)
    bench = Bench(options)
    print("%s; load %.1f\n" % (compilers.described(), os.getloadavg()[0]))
    table(bench)
    sizes(bench.generated)
    print("load %.1f" % os.getloadavg()[0])


if __name__ == "__main__":
    main()
