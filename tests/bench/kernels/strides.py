#!/usr/bin/env python3
"""Sums of arrays with gaps, broadcasts, transposed and permuted arrays: jax_binary and jax_binary_nd beside the better plain loop
and NumPy.

GENERATED holds what `joinery generate jax` wrote, `--ops add` at the least. The loops are nests in the order of the results; they
know which inner strides are 0 or one element. NumPy's times contain those of a call from Python."""

import math

import loops
import measure
import peers
from report import figure, judged, label, markdown, mean

GOAL = 0.9  # of the better of loop and NumPy
OF_SIZE = {1: "u8", 2: "i16", 4: "f32", 8: "f64", 16: "c128"}
SHOWN = ("f32", "f32")  # whose nanoseconds are printed
N = 1000
# Strides of a, b and out, in elements.
STRIDES = ((2, 2, 2), (1, 2, 2), (2, 1, 1), (3, 2, 2), (1, 1, 2), (-1, 1, 1), (-1, -1, 1), (-2, 1, 1), (0, 2, 1))


def matrices(n):
    """Names, shapes, and strides in elements."""
    matrix, row, column = (n, 1), (0, 1), (1, 0)
    return {
        "matrix + matrix": ((n, n), matrix, matrix, matrix),
        "matrix + row": ((n, n), matrix, row, matrix),
        "matrix + column": ((n, n), matrix, column, matrix),
        "row + column": ((n, n), row, column, matrix),
        "matrix + transposed": ((n, n), matrix, (1, n), matrix),
    }


def cubes(n):
    plain, found = (n * n, n, 1), {}
    for order in ((0, 2, 1), (1, 0, 2), (2, 1, 0)):
        found["permuted %s" % (order,)] = ((n, n, n), plain, tuple(plain[axis] for axis in order), plain)
    return found


ROWS = {"rows of 8 in 40": ((250, 8), (40, 1), (40, 1), (40, 1)), "rows of 24 in 32": ((1000, 24), (32, 1), (32, 1), (32, 1)),
        "rows of 32 in 40": ((1000, 32), (40, 1), (40, 1), (40, 1)), "rows of 31, b a row": ((100, 31), (40, 1), (0, 1), (40, 1)),
        "NHWC + NCHW": ((56, 56, 3), (168, 3, 1), (56, 1, 3136), (168, 3, 1))}


def layouts():
    """{ group: { name: (shape, strides of a, b and out) } }"""
    return {
        "strides": {"%d, %d, %d" % strides: ((N,), *((step,) for step in strides)) for strides in STRIDES},
        "matrices": {"%s, %d²" % (name, n): layout for n in (32, 100, 1000) for name, layout in matrices(n).items()},
        "permuted": {"%s, %d³" % (name, n): layout for n in (20, 100) for name, layout in cubes(n).items()},
        "rows": ROWS,
    }


def cases():
    """{ (group, dtypes, name): layout }: all layouts of elements of each size, and some of mixed dtypes."""
    found = {}
    for group, of in layouts().items():
        for name, layout in of.items():
            found.update({(group, dtype, dtype, name): layout for dtype in OF_SIZE.values()})
            if group == "matrices" and ("transposed" in name or "matrix + matrix" in name):
                for pair in (("i32", "f32"), ("u8", "f32"), ("f16", "f32"), ("f32", "f64")):
                    found["mixed dtypes", *pair, name] = layout
    return found


def inner(steps):
    """What the writer of a loop knows of the last dimension."""
    return tuple(step if step in (0, 1) else None for step in steps)


def nest_name(pair, steps):
    return "nest_%s_%s_%s" % (*pair, "".join("s" if step is None else str(step) for step in inner(steps)))


class Sums:
    def __init__(self, bench):
        self.bench, self.layouts, text = bench, cases(), {}
        self.cases = bench.chosen(self.layouts)
        for case in self.cases:
            pair, steps = case[1:3], [strides[-1] for strides in self.layouts[case][1:]]
            name = nest_name(pair, steps)
            text[name] = loops.nest(name, "add", *pair, *bench.promotion.result("add", *pair), inner(steps))
        self.nests = bench.plain_loops("nests", "".join(text.values()))

    def columns(self, isa, case, _):
        bench, library, pair, (shape, *strides) = self.bench, self.bench.libraries[isa], case[1:3], self.layouts[case]
        dtypes = (*pair, bench.promotion.result("add", *pair)[1])
        where = [self.placed(place, d, shape, each) for place, d, each in zip(("a", "b", "out"), dtypes, strides)]
        arrays = {place: bench.array(at, d, each) for place, at, d, each in zip(("a", "b", "out"), where, dtypes, strides)}
        way, function = ("nd", library.jax_binary_nd) if len(shape) > 1 else ("binary", library.jax_binary)
        name = nest_name(pair, [each[-1] for each in strides])
        return {"call": bench.column(way, function, shape, bench.ops.index("add"), **arrays),
                **bench.peers("loop", self.nests[isa], name, shape, "nest", **arrays),
                "NumPy": peers.call("add", *zip(where, dtypes, [shape] * 3, strides), to=dtypes[-1])}

    def placed(self, place, dtype, shape, strides):
        """Where element 0 is; elements before it are those of negative strides."""
        before = sum((n - 1) * -step for n, step in zip(shape, strides) if step < 0)
        after = sum((n - 1) * step for n, step in zip(shape, strides) if step > 0)
        return self.bench.operand(place, dtype, before + after + 1) + before * loops.SIZES[dtype]


def tables(found, layouts_of):
    """Of each group: a row for each layout; nanoseconds of the first of the shown dtypes, and ratios of all."""
    for isa, group in ((isa, group) for isa, sized in found.items() for group in dict.fromkeys(case[0] for case in sized[0])):
        mine = {case: times for case, times in found[isa][0].items() if case[0] == group}
        pairs = list(dict.fromkeys(case[1:3] for case in mine))
        shown, cells, ratios = SHOWN if SHOWN in pairs else pairs[0], {}, []
        for case, times in mine.items():
            row = cells.setdefault(case[3], {})
            if case[1:3] == shown:
                elements = math.prod(layouts_of[case][0])
                row["ns"] = "/".join(figure(times[peer] / elements if peer in times else None, 3)
                                     for peer in ("call", "loop", "NumPy"))
            ratios.append(min(times["loop"], times.get("NumPy", times["loop"])) / times["call"])
            row[case[1:3]] = judged(ratios[-1], 2, at_least=GOAL)
        markdown(["%s, %s" % (group, isa), "ns, " + labelled(shown)] + list(map(labelled, pairs)),
                 [[name] + [row.get(column, "-") for column in ("ns", *pairs)] for name, row in cells.items()])
        print("%s, %s: mean %.2f, least %.2f, under %g: %d of %d\n" % (
            group, isa, mean(ratios), min(ratios), GOAL, sum(ratio < GOAL for ratio in ratios), len(ratios)))


def labelled(pair):
    return label(dict.fromkeys(pair))


def main():
    bench = measure.Bench(measure.options(__doc__))
    sums = Sums(bench)
    tables(bench.sweep(sums), sums.layouts)


if __name__ == "__main__":
    main()
