#!/usr/bin/env python3
"""Sums of NumPy's arrays: jax_binary_nd, called from C, beside np.add with out=, called from Python.

dimensions.py --generated DIR --work DIR [--isa avx2,avx512] [--match "b transposed"] [--rounds R]

DIR holds what `joinery generate jax` wrote, `--ops add` at the least. "its loops" is NumPy's time without that of a call for one
element, which Python takes the most of; ratios are to that."""

import ctypes
import os

import numpy as np

import compilers
import peers
from matrices import Libraries, parser, pointer
from report import figure, print_rows
from timer import low

NAMES = {"u1": "u8", "i2": "i16", "i4": "i32", "f2": "f16", "f4": "f32", "f8": "f64"}


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


class Array(ctypes.Structure):
    _fields_ = [("dtype", ctypes.c_uint), ("memory", ctypes.c_void_p), ("strides", ctypes.POINTER(ctypes.c_ssize_t))]


class Sum:
    """a + b by a library and by NumPy, ready to be called so many times."""

    def __init__(self, libraries, a, b):
        self.libraries = libraries
        self.a, self.b = np.broadcast_arrays(a, b)
        names = [NAMES[x.dtype.str[1:]] for x in (a, b)]
        result = libraries.promotion.result("add", *names)[1]
        self.dtypes = [libraries.promotion.values[name] for name in (*names, result)]
        self.out = np.zeros(self.a.shape, {name: ours for ours, name in NAMES.items()}[result])

    def numpy(self, part=...):
        """That of a part of the arrays."""
        a, b, out = self.a[part], self.b[part], self.out[part]
        return peers.repeating(lambda: np.add(a, b, out=out, dtype=out.dtype, casting="unsafe"))

    def call(self, library):
        n, values = self.out.ndim, (self.a, self.b, self.out)
        given = [Array(dtype, x.ctypes.data, (ctypes.c_ssize_t * n)(*x.strides)) for dtype, x in zip(self.dtypes, values)]
        arguments = [pointer(library.jax_binary_nd), self.libraries.ops.index("add"), ctypes.c_size_t(n),
                     (ctypes.c_size_t * n)(*self.out.shape), *given]
        return lambda calls: self.libraries.c.bench_dimensions(*arguments, ctypes.c_size_t(calls))


def main():
    arguments = parser(__doc__.split("\n", maxsplit=1)[0])
    arguments.add_argument("--match", default="", help="a part of the names of the cases to measure")
    options = arguments.parse_args()
    libraries, rows = Libraries(options), []
    print("%s; load %.1f\n" % (compilers.described(), os.getloadavg()[0]))
    for name, a, b in cases():
        if options.match not in name:
            continue
        one = Sum(libraries, a, b)
        callers = {isa: one.call(library) for isa, library in libraries.by_isa.items()}
        first = (slice(1),) * one.out.ndim
        found = low({**callers, "numpy": one.numpy(), "its call": one.numpy(first)}, options.rounds)
        loops = found["numpy"] - found["its call"]
        times = [figure(found[column] / one.out.size, 3) for column in (*callers, "numpy")]
        rows.append([name, *times, figure(loops / one.out.size, 3), *(figure(loops / found[isa], 2) for isa in callers)])
    ratios = ["times as fast, " + isa for isa in libraries.by_isa]
    print_rows(["add, ns an element", *libraries.by_isa, "numpy", "its loops", *ratios], rows)
    print("load %.1f" % os.getloadavg()[0])


if __name__ == "__main__":
    main()
