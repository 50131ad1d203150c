#!/usr/bin/env python3
"""Checked conversions beside conversions and plain C loops of the same check, in one run on one core.

checked.py --generated DIR --work DIR [--isas avx2,avx512] [--n N] [--rounds R] [--match TEXT] [--csv FILE] [--all]

DIR holds what `joinery generate jax` wrote. ../README.md tells what the columns are."""

import argparse
import csv
import ctypes
import os
import struct
import sys

import checked_loops
import compilers
import loops
from checked_loops import CHECKS
from generated import Generated
from report import Goals, figure, mean, print_rows
from timer import Timer, medians

ONE_IN = 100  # elements that fail, in the second set of data


def pointer(function):
    return ctypes.cast(function, ctypes.c_void_p)


def kind(dtype):
    return {"b": "bool", "u": "int", "i": "int", "f": "float", "c": "complex"}["f" if dtype == "bf16" else dtype[0]]


def class_of(dtype, to):
    pair = (kind(dtype), kind(to))
    return "%s to %s" % pair if pair in (("float", "int"), ("int", "int")) else "the rest"


class Bench:
    def __init__(self, options):
        self.options, self.n = options, options.n // 32 * 32
        generated = Generated(options.generated, os.path.join(options.work, "compiled"), {"scalar", *options.isas})
        generated.build()
        self.values = loops.Promotion(generated.facts).values
        self.libraries = {isa: library for isa in options.isas if (library := generated.loaded(isa))}
        self.timer = Timer(options.generated, options.work, options.cpu)
        self.c = self.timer.c
        self.pairs = [(a, b) for a in loops.SIZES for b in loops.SIZES if a != b and options.match in "%s %s" % (a, b)]
        self.build_peers()
        self.out, self.failed = self.timer.memory(16 * self.n), self.timer.memory(self.n // 8)
        self.operands = {(dtype, some, largest): self.operand(dtype, some, largest)
                         for dtype in loops.SIZES for some in (False, True) for largest in (1, 100)}

    def build_peers(self):
        text = [loops.PRELUDE]
        text += [checked_loops.loop("loop_%s_%s_%s" % (check, a, b), check, a, b) or ""
                 for a, b in self.pairs for check in CHECKS]
        source = os.path.join(self.options.work, "checked_loops.c")
        with open(source, "w", encoding="utf-8") as file:
            file.write("".join(text))
        self.peers = compilers.loops(source, self.options.work, self.options.isas)

    def operand(self, dtype, some, largest):
        """Numbers from 0 to `largest`: every dtype but bool has those to 100. `some`: one in ONE_IN is far out of most
        ranges."""
        far = 1e300 if dtype in ("f64", "c128") else 3e38
        numbers = [far if some and i % ONE_IN == 7 else float(i * 37 % (largest + 1)) for i in range(self.n)]
        source = ctypes.create_string_buffer(struct.pack("%dd" % self.n, *numbers))
        memory = self.timer.memory(loops.SIZES[dtype] * self.n)
        library = next(iter(self.libraries.values()))
        status = library.jax_convert(ctypes.c_size_t(self.n), self.values["f64"], source, ctypes.c_ssize_t(8),
                                     self.values[dtype], ctypes.c_void_p(memory), ctypes.c_ssize_t(loops.SIZES[dtype]))
        assert status == 0
        return memory

    def callers(self, a, b, some):
        found, n = {}, ctypes.c_size_t(self.n)
        operand = self.operands[a, some, 1 if b == "b" else 100]
        x, out, failed = (ctypes.c_void_p(at) for at in (operand, self.out, self.failed))
        sizes = ctypes.c_ssize_t(loops.SIZES[a]), ctypes.c_ssize_t(loops.SIZES[b])
        for isa, library in self.libraries.items():
            convert = pointer(library.jax_convert)
            found[isa] = lambda calls, call=convert: self.c.bench_convert(
                call, n, self.values[a], x, sizes[0], self.values[b], out, sizes[1], ctypes.c_size_t(calls))
            for number, check in enumerate(CHECKS):
                if hasattr(library, "jax_convert_checked"):
                    found["%s %s" % (isa, check)] = lambda calls, call=pointer(library.jax_convert_checked), number=number: (
                        self.c.bench_checked(call, number, n, self.values[a], x, sizes[0], self.values[b], out, sizes[1], failed,
                                             ctypes.c_size_t(calls)))
        for name, peer in self.peers.items():
            for check in CHECKS:
                if function := getattr(peer, "loop_%s_%s_%s" % (check, a, b), None):
                    found["%s %s" % (name, check)] = lambda calls, call=pointer(function): self.c.bench_loop_checked(
                        call, n, x, out, failed, ctypes.c_size_t(calls))
        return found

    def compare(self, a, b, some, callers):
        """Plain loops give what convert gives, and fail what convert_checked fails: a wrong loop is no peer."""
        size, words = loops.SIZES[b] * self.n, self.n // 8
        callers[next(iter(self.libraries))](1)
        converted = ctypes.string_at(self.out, size)
        for check in CHECKS:
            ours = [name for name in callers if name in ["%s %s" % (isa, check) for isa in self.libraries]]
            failed = None
            for name in ours + ["%s %s" % (peer, check) for peer in self.peers]:
                if name not in callers:
                    continue
                callers[name](1)
                if ctypes.string_at(self.out, size) != converted:
                    print("%s %s: %s writes something else" % (a, b, name), file=sys.stderr)
                if failed not in (None, found := ctypes.string_at(self.failed, words)):
                    print("%s %s%s: %s fails others" % (a, b, " *" if some else "", name), file=sys.stderr)
                failed = failed or found

    def sweep(self):
        rows = []
        for some in (False, True):
            for a, b in self.pairs:
                callers = self.callers(a, b, some)
                self.compare(a, b, some, callers)
                times = medians(callers, self.options.rounds)
                rows.append({"a": a, "b": b, "some": some, "times": {name: t / self.n for name, t in times.items()}})
            print("measured, %s" % ("one in %d fails" % ONE_IN if some else "none fails"), file=sys.stderr)
        return rows


def table(rows, options):
    names = list(dict.fromkeys(name for row in rows for name in row["times"]))
    if options.csv:
        with open(options.csv, "w", newline="", encoding="utf-8") as file:
            writer = csv.writer(file)
            writer.writerow(["from", "to", "failing"] + names)
            for row in rows:
                writer.writerow([row["a"], row["b"], int(row["some"])] + [row["times"].get(name, "") for name in names])
    if options.all:
        cells = [["%s %s%s" % (row["a"], row["b"], " *" if row["some"] else "")]
                 + [figure(row["times"].get(name), 4) for name in names] for row in rows]
        print("ns an element; *: one in %d fails" % ONE_IN)
        print_rows([""] + names, cells)


def times_convert(rows, isa, name, chosen):
    return [(row["times"][name] / row["times"][isa], row) for row in rows
            if chosen(row) and name in row["times"] and isa in row["times"]]


def goals(rows, isas):
    classes = {"float to int": 1.15, "int to int": 1.15, "the rest": 1.3}
    print("Times as long as jax_convert (avx2, say), geometric means")
    for isa in isas:
        names = [isa] + ["%s %s" % (isa, peer) for peer in compilers.BEST]
        cells, judged, worst = [], Goals(), []
        for check in CHECKS:
            for title, goal in classes.items():
                for some in (False, True):
                    of = [times_convert(rows, isa, "%s %s" % (name, check), lambda row, title=title, some=some:
                          class_of(row["a"], row["b"]) == title and row["some"] == some) for name in names]
                    means = [mean([ratio for ratio, _ in found]) for found in of]
                    text = "%s, %s, %s" % (check, title, "one in %d fails" % ONE_IN if some else "none fails")
                    cells.append([text, len(of[0])] + [figure(value) for value in means])
                    if not some:
                        judged.at_most("%s, %s" % (check, title), goal, means[0])
                        worst += [(ratio, "%s %s %s" % (check, row["a"], row["b"])) for ratio, row in of[0]]
        print_rows(["", "pairs"] + names, cells)
        print_rows(["Goals, " + isa, "goal", "figure", ""], judged.rows)
        worst.sort(reverse=True)
        print("Worst, %s: %s\n" % (isa, "; ".join("%s %.2f" % (text, ratio) for ratio, text in worst[:20])))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--generated", required=True, help="what `joinery generate jax` wrote")
    parser.add_argument("--work", required=True, help="folder to compile in")
    parser.add_argument("--isas", default="avx2", help="instruction sets to measure")
    parser.add_argument("--n", type=int, default=10000, help="number of elements")
    parser.add_argument("--rounds", type=int, default=9, help="measurements that each median is of")
    parser.add_argument("--cpu", type=int, default=0, help="the core to stay on")
    parser.add_argument("--match", default="", help="only pairs whose `from to` contains this")
    parser.add_argument("--csv", help="write every figure there")
    parser.add_argument("--all", action="store_true", help="print every row")
    options = parser.parse_args()
    options.isas = options.isas.split(",")
    os.makedirs(options.work, exist_ok=True)
    print("%s; load %.1f" % (compilers.described(), os.getloadavg()[0]))
    rows = Bench(options).sweep()
    table(rows, options)
    goals(rows, options.isas)


if __name__ == "__main__":
    main()
