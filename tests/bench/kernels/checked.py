#!/usr/bin/env python3
"""Checked conversions beside conversions and plain C loops of the same check, in one run on one core.

GENERATED holds what `joinery generate jax` wrote, `--ops convert,checked_convert` at the least. ../README.md tells what the columns
are."""

import ctypes
import sys

import checked_loops
import compilers
import loops
import measure
from checked_loops import CHECKS
from report import figure, judged, label, markdown, mean, ratios

ONE_IN = 100  # elements that fail, in the second set of data
FAILING = ("none fails", "1 in %d fails" % ONE_IN)
GOALS = {"float to int": 1.15, "int to int": 1.15, "the rest": 1.3}


def kind(dtype):
    return "float" if dtype[0] == "f" or dtype == "bf16" else "int" if dtype[0] in "ui" else dtype


def class_of(dtype, to):
    pair = "%s to %s" % (kind(dtype), kind(to))
    return pair if pair in GOALS else "the rest"


class Checked:
    def __init__(self, bench):
        self.bench = bench
        self.cases = bench.chosen((a, b, failing) for failing in FAILING for a in loops.SIZES for b in loops.SIZES if a != b)
        self.loops = bench.plain_loops("checked_loops", "".join(
            checked_loops.loop("loop_%s_%s_%s" % (check, a, b), check, a, b) or ""
            for a, b in dict.fromkeys(case[:2] for case in self.cases) for check in CHECKS))

    def numbers(self, dtype, largest, failing, n):
        """Numbers from 0 to `largest`: every dtype but bool has those to 100. Those that fail are far out of most ranges."""
        far = 1e300 if dtype in ("f64", "c128") else 3e38
        some = failing != FAILING[0]
        return self.bench.numbers((largest, some), dtype, [
            far if some and i % ONE_IN == 7 else float(i * 37 % (largest + 1)) for i in range(n)])

    def columns(self, isa, case, n):
        bench, library, (a, b, failing), n = self.bench, self.bench.libraries[isa], case, n // 32 * 32
        failed = bench.memory("failed", n // 8)
        arrays = {"a": self.numbers(a, 1 if b == "b" else 100, failing, n), "out": bench.array(bench.memory("out", 16 * n), b)}
        found = {"convert": bench.column("convert", library.jax_convert, n, **arrays)}
        for number, check in enumerate(CHECKS):
            found[check] = bench.column("checked", library.jax_convert_checked, n, number, (failed,), **arrays)
            loop = "loop_%s_%s_%s" % (check, a, b)
            found.update(bench.peers(check + " loop", self.loops[isa], loop, n, "loop_checked", more=(failed,), **arrays))
        self.compare(case, found, (arrays["out"].at, loops.SIZES[b] * n), (failed, n // 8))
        return found

    def compare(self, case, columns, out, failed):
        """Plain loops give what convert gives, and fail what convert_checked fails: a wrong loop is no peer."""
        columns["convert"](1)
        converted, fails = ctypes.string_at(*out), {}
        for name, column in columns.items():
            column(1)
            if ctypes.string_at(*out) != converted:
                print("%s: %s writes something else" % (label(case), name), file=sys.stderr)
            check, found = name.split()[0], ctypes.string_at(*failed)
            if check in CHECKS and fails.setdefault(check, found) != found:
                print("%s: %s fails others" % (label(case), name), file=sys.stderr)


def tables(found):
    for isa, n, cases in ((isa, n, cases) for isa, sized in found.items() for n, cases in sized.items()):
        rows, worst = [], []
        for check in CHECKS:
            names = [check] + [check + " loop" + measure.BY + compiler for compiler in compilers.BEST]
            for title, goal in GOALS.items():
                for failing in FAILING:
                    mine = {case: times for case, times in cases.items() if class_of(*case[:2]) == title and case[2] == failing}
                    each = [ratios(mine, "convert", name) for name in names]
                    ours, *peers = [mean(of.values()) for of in each]
                    if failing == FAILING[0]:
                        worst += [(ratio, "%s %s" % (check, label(case[:2]))) for case, ratio in each[0].items()]
                    rows.append(["%s, %s, %s" % (check, title, failing), len(each[0]),
                                 judged(ours, 2, at_most=goal if failing == FAILING[0] else None), *map(figure, peers)])
        markdown(["times as long as `jax_convert`, %s, n = %d" % (isa, n), "pairs", "checked", *compilers.BEST], rows)
        print("Worst, %s: %s\n" % (isa, "; ".join("%s %.2f" % (text, ratio) for ratio, text in sorted(worst, reverse=True)[:20])))


def main():
    bench = measure.Bench(measure.options(__doc__, "10000"))
    tables(bench.sweep(Checked(bench)))


if __name__ == "__main__":
    main()
