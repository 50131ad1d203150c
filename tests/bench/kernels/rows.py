#!/usr/bin/env python3
"""Operations on the rows of matrices: jax_binary_2d beside a call of jax_binary and of a plain loop for each row.

rows.py --generated DIR --work DIR [--isa avx2,avx512] [--pairs "f32 f32,i32 f32"] [--lengths 3,8] [--rounds R]

DIR holds what `joinery generate jax` wrote, `--ops add` at the least. ../README.md tells what the columns are."""

import ctypes
import os

import compilers
import loops
from matrices import Libraries, parser, pointer
from report import Goals, figure, print_rows
from timer import low

ELEMENTS = 2000  # of each matrix: all three are in the nearest caches;
ROWS = 50  # but no fewer than so many rows, so that it is rows that are measured
GAP = 32  # bytes between rows that do not follow each other
LENGTHS = "3,4,5,8,16,32,100,1000"
# Which of a, b and out have gaps between rows, and what b is.
LAYOUTS = {"without gaps": ("", "matrix"), "out has gaps": ("o", "matrix"), "all have gaps": ("abo", "matrix"),
           "b is one row": ("ao", "row"), "b is a column": ("ao", "column")}


class Case:
    """A sum of matrices of n0 rows of n1 elements."""

    def __init__(self, libraries, pair, layout, n1):
        self.libraries, self.pair, self.n1, self.n0 = libraries, pair, n1, max(ROWS, ELEMENTS // n1)
        gaps, self.kind = LAYOUTS[layout]
        self.sizes = [ctypes.c_size_t(self.n0), ctypes.c_size_t(n1)]
        dtypes = (*pair, libraries.promotion.result("add", *pair)[1])
        self.matrices = [self.matrix(place, dtype, place in gaps) for place, dtype in zip("abo", dtypes)]
        self.op = libraries.ops.index("add")

    def matrix(self, place, dtype, gaps):
        size = loops.SIZES[dtype]
        stride0, stride1 = self.n1 * size + (GAP if gaps else 0), size
        if place == "b" and self.kind != "matrix":
            stride0, stride1 = (0, size) if self.kind == "row" else (size, 0)
        return self.libraries.matrix(place, dtype, self.n0 * (self.n1 + GAP), stride0, stride1)

    def call(self, bench, function, *arguments):
        return lambda calls: bench(pointer(function), *arguments, *self.sizes, *self.matrices, ctypes.c_size_t(calls))

    def callers(self, peers):
        found, c = {}, self.libraries.c
        for isa, library in self.libraries.by_isa.items():
            if hasattr(library, "jax_binary_2d"):
                found[isa + " binary_2d"] = self.call(c.bench_rows, library.jax_binary_2d, self.op)
            found[isa + " a call each"] = self.call(c.bench_each_row, library.jax_binary, self.op)
        for name, peer in peers.items() if self.kind != "column" else ():
            found[name + " each"] = self.call(c.bench_loop_rows, getattr(peer, "loop_add_%s_%s" % self.pair))
        return found

    def measure(self, peers, rounds):
        """ns a row"""
        return {name: value / self.n0 for name, value in low(self.callers(peers), rounds).items()}


def plain_loops(libraries, options, chosen):
    source = os.path.join(options.work, "row_loops.c")
    with open(source, "w", encoding="utf-8") as file:
        file.write(loops.PRELUDE)
        file.writelines(loops.loop("loop_add_%s_%s" % pair, "add", *pair, *libraries.promotion.result("add", *pair))
                        for pair in chosen)
    return compilers.loops(source, options.work, libraries.by_isa, compilers.BEST)


def goals(rows, isas):
    for isa in isas:
        found, name = Goals(), isa + " binary_2d"
        for layout in LAYOUTS:
            mine = [(row["times"][name], row) for row in rows if row["layout"] == layout and name in row["times"]]
            short = [time for time, row in mine if row["n1"] <= 8]
            slower = [row["times"][isa + " a call each"] / time for time, row in mine]
            found.at_most("%s, rows of 3 to 8, the slowest, ns a row" % layout, 2, max(short, default=None), 1)
            found.add("%s, times a call each, the least" % layout, 1, min(slower, default=None))
        print_rows(["Goals, " + isa, "goal", "figure", ""], found.rows)


def main():
    arguments = parser(__doc__.split("\n", maxsplit=1)[0])
    arguments.add_argument("--pairs", default="f32 f32,i32 f32,u8 u8", help="dtypes of the operands, such as `i32 f32,u8 u8`")
    arguments.add_argument("--lengths", default=LENGTHS, help="elements a row")
    options = arguments.parse_args()
    chosen, rows = [tuple(pair.split()) for pair in options.pairs.split(",")], []
    libraries = Libraries(options)
    peers = plain_loops(libraries, options, chosen)
    print("%s; load %.1f\n" % (compilers.described(), os.getloadavg()[0]))
    if not all(hasattr(library, "jax_binary_2d") for library in libraries.by_isa.values()):
        print("The library has no jax_binary_2d.\n")
    for pair in chosen:
        for layout in LAYOUTS:
            lengths = [int(n) for n in options.lengths.split(",")]
            mine = [{"layout": layout, "n1": n, "times": Case(libraries, pair, layout, n).measure(peers, options.rounds)}
                    for n in lengths]
            print_rows(["add %s %s, %s, ns a row" % (*pair, layout)] + lengths,
                       [[name] + [figure(row["times"][name], 1) for row in mine] for name in mine[0]["times"]])
            rows += mine
    goals(rows, libraries.by_isa)
    print("load %.1f" % os.getloadavg()[0])


if __name__ == "__main__":
    main()
