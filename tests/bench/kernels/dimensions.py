#!/usr/bin/env python3
"""Sums of NumPy's arrays: jax_binary_nd beside np.add with out=, both called from Python.

dimensions.py --generated DIR --work DIR [--isa avx2,avx512] [--rounds R]

DIR holds what `joinery generate jax` wrote, `--ops add` at the least. Times are of the thread's CPU, medians, in turns."""

import ctypes
import os
import statistics
import time

import numpy as np

import compilers
from matrices import Libraries, parser
from report import figure, print_rows

NAMES = {"u1": "u8", "i2": "i16", "i4": "i32", "f2": "f16", "f4": "f32", "f8": "f64"}
SLICE = 2e-4  # seconds that one measurement takes at least


def arrays(shape, *dtypes):
    random = np.random.default_rng(1)
    return [random.integers(0, 50, shape).astype(dtype) for dtype in dtypes]


def cases():
    """Of each: what it is, and the operands."""
    for n in (100, 1000):
        for pair in (("f4", "f4"), ("u1", "u1"), ("i4", "f4"), ("f2", "f4"), ("u1", "f4"), ("i2", "i4"), ("f4", "f8")):
            a, b = arrays((n, n), *pair)
            name = "%s %s, %d x %d, " % (NAMES[pair[0]], NAMES[pair[1]], n, n)
            yield name + "contiguous", a, b
            yield name + "b transposed", a, b.T
            if pair[0] == pair[1]:
                yield name + "b is one row", a, b[0]
                yield name + "b is a column", a, b[:, :1]
        a, b = arrays((100, 100, 100) if n == 1000 else (20, 20, 20), "f4", "f4")
        for order in ((0, 2, 1), (1, 0, 2), (2, 1, 0)):
            yield "f32 f32, %s, b permuted %s" % (a.shape, order), a, b.transpose(order)
    image, channels = arrays((16, 56, 56, 3), "f4"), arrays((16, 3, 56, 56), "f4")
    yield "f32 f32, NHWC and NCHW", image[0], channels[0].transpose(0, 2, 3, 1)


class Sum:
    """a + b by a library and by NumPy, ready to be called."""

    def __init__(self, libraries, a, b):
        self.libraries = libraries
        self.a, self.b = np.broadcast_arrays(a, b)
        names = [NAMES[x.dtype.str[1:]] for x in (a, b)]
        result = libraries.promotion.result("add", *names)[1]
        self.dtypes = [libraries.promotion.values[name] for name in (*names, result)]
        self.out = np.empty(self.a.shape, {name: ours for ours, name in NAMES.items()}[result])

    def numpy(self):
        np.add(self.a, self.b, out=self.out, dtype=self.out.dtype, casting="unsafe")

    def call(self, library):
        n, values = self.out.ndim, (self.a, self.b, self.out)
        arguments = [self.libraries.ops.index("add"), ctypes.c_size_t(n), (ctypes.c_size_t * n)(*self.out.shape)]
        for dtype, x in zip(self.dtypes, values):
            arguments += [dtype, ctypes.c_void_p(x.ctypes.data), (ctypes.c_ssize_t * n)(*x.strides)]
        return lambda: library.jax_binary_nd(*arguments)


def medians(callers, rounds):
    """Seconds a call, each having its turn in each round."""
    times = {name: [] for name in callers}
    for _ in range(rounds):
        for name, call in callers.items():
            calls = max(1, int(SLICE / max(times[name][-1], 1e-7))) if times[name] else 1
            start = time.thread_time()
            for _ in range(calls):
                call()
            times[name].append((time.thread_time() - start) / calls)
    return {name: statistics.median(found) for name, found in times.items()}


def main():
    options = parser(__doc__.split("\n", maxsplit=1)[0]).parse_args()
    libraries, rows = Libraries(options), []
    print("%s; load %.1f\n" % (compilers.described(), os.getloadavg()[0]))
    for name, a, b in cases():
        one = Sum(libraries, a, b)
        callers = {isa: one.call(library) for isa, library in libraries.by_isa.items()}
        found = medians({**callers, "numpy": one.numpy}, options.rounds)
        times = [figure(seconds * 1e9 / one.out.size, 3) for seconds in found.values()]
        rows.append([name, *times, *(figure(found["numpy"] / found[isa], 2) for isa in callers)])
    print_rows(["add, ns an element", *libraries.by_isa, "numpy", *("times NumPy, " + isa for isa in libraries.by_isa)], rows)
    print("load %.1f" % os.getloadavg()[0])


if __name__ == "__main__":
    main()
