#!/usr/bin/env python3
"""Sums of arrays with gaps, broadcasts, transposed and permuted arrays: jax_binary and jax_binary_nd beside the better plain loop
and NumPy.

strides.py --generated DIR --work DIR [--isa avx2,avx512] [--match "f32 row + column"] [--rounds R]

DIR holds what `joinery generate jax` wrote, `--ops add` at the least. The loops are nests in the order of the results; they know
which inner strides are 0 or one element. NumPy's times contain those of a call from Python."""

import math

import loops
import measure
import peers
from report import figure, judged, markdown, mean

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
    """(group, name, shape, strides of a, b and out)"""
    for strides in STRIDES:
        yield "strides", "%d, %d, %d" % strides, (N,), *((step,) for step in strides)
    for n in (32, 100, 1000):
        for name, layout in matrices(n).items():
            yield "matrices", "%s, %d²" % (name, n), *layout
    for n in (20, 100):
        for name, layout in cubes(n).items():
            yield "permuted", "%s, %d³" % (name, n), *layout
    for name, layout in ROWS.items():
        yield "rows", name, *layout


def cases():
    """(group, name, dtypes, shape, strides): all layouts of elements of each size, and some of mixed dtypes."""
    for group, name, shape, *strides in layouts():
        for dtype in OF_SIZE.values():
            yield group, name, (dtype, dtype), shape, strides
        if group == "matrices" and ("transposed" in name or "matrix + matrix" in name):
            for pair in (("i32", "f32"), ("u8", "f32"), ("f16", "f32"), ("f32", "f64")):
                yield "mixed dtypes", name, pair, shape, strides


def inner(steps):
    """What the writer of a loop knows of the last dimension."""
    return tuple(step if step in (0, 1) else None for step in steps)


def nest_name(pair, steps):
    return "nest_%s_%s_%s" % (*pair, "".join("s" if step is None else str(step) for step in inner(steps)))


class Sums:
    def __init__(self, bench):
        self.bench, text = bench, {}
        for _, _, pair, _, strides in cases():
            steps = [each[-1] for each in strides]
            name = nest_name(pair, steps)
            text[name] = loops.nest(name, "add", *pair, *bench.promotion.result("add", *pair), inner(steps))
        self.nests = bench.plain_loops("nests", "".join(text.values()))

    def columns(self, pair, shape, strides):
        bench, dtypes = self.bench, (*pair, self.bench.promotion.result("add", *pair)[1])
        where = [self.placed(place, d, shape, each) for place, d, each in zip(("a", "b", "out"), dtypes, strides)]
        arrays = {place: bench.array(at, d, each) for place, at, d, each in zip(("a", "b", "out"), where, dtypes, strides)}
        way, op, found = "nd" if len(shape) > 1 else "binary", bench.ops.index("add"), {}
        for isa, library in bench.libraries.items():
            function = library.jax_binary_nd if len(shape) > 1 else library.jax_binary
            found[isa] = bench.column(way, function, shape, op, **arrays)
        name = nest_name(pair, [each[-1] for each in strides])
        for peer, library in self.nests.items():
            found[peer] = bench.column("nest", getattr(library, name), shape, **arrays)
        if numpy := peers.call("add", *zip(where, dtypes, [shape] * 3, strides), to=dtypes[-1]):
            found["numpy"] = numpy
        return found

    def placed(self, place, dtype, shape, strides):
        """Where element 0 is; elements before it are those of negative strides."""
        before = sum((n - 1) * -step for n, step in zip(shape, strides) if step < 0)
        after = sum((n - 1) * step for n, step in zip(shape, strides) if step > 0)
        return self.bench.operand(place, dtype, before + after + 1) + before * loops.SIZES[dtype]


def better(times, isa):
    """The better plain loop, and the better of that and NumPy."""
    loop = min(value for column, value in times.items() if column.startswith(isa + " "))
    return loop, min(loop, times.get("numpy", loop))


def tables(bench, found):
    """Of each group: a row for each layout; nanoseconds of the first of the shown dtypes, and ratios of all."""
    for isa in bench.libraries:
        for group in dict.fromkeys(group for group, *_ in found):
            mine = [row for row in found if row[0] == group]
            pairs = list(dict.fromkeys(pair for _, _, pair, _, _ in mine))
            shown, nanoseconds, cells, ratios = SHOWN if SHOWN in pairs else pairs[0], {}, {}, []
            for _, name, pair, shape, times in mine:
                loop, best = better(times, isa)
                if pair == shown:
                    nanoseconds[name] = "/".join(figure(value and value / math.prod(shape), 3)
                                                 for value in (times[isa], loop, times.get("numpy")))
                ratios.append(best / times[isa])
                cells.setdefault(name, {})[pair] = judged(ratios[-1], 2, at_least=GOAL)
            markdown(["%s, %s" % (group, isa), "ns, " + labelled(shown)] + list(map(labelled, pairs)),
                     [[name, nanoseconds.get(name, "-")] + [of.get(pair, "-") for pair in pairs] for name, of in cells.items()])
            print("%s, %s: mean %.2f, least %.2f, under %g: %d of %d\n" % (
                group, isa, mean(ratios), min(ratios), GOAL, sum(ratio < GOAL for ratio in ratios), len(ratios)))


def labelled(pair):
    return " ".join(dict.fromkeys(pair))


def main():
    options = measure.parsed(measure.parser(__doc__))
    bench = measure.Bench(options)
    sums, chosen = Sums(bench), []
    for group, name, pair, shape, strides in cases():
        if options.matches("%s %s" % (" ".join(pair), name)):
            chosen.append(((group, name, pair, shape), sums.columns(pair, shape, strides)))
    found = measure.sweep(chosen, options)
    tables(bench, [(*case, times) for case, times in found])


if __name__ == "__main__":
    main()
