#!/usr/bin/env python3
"""Results that are converted on their way out: jax_binary_into beside jax_binary, a temporary array and jax_convert, and
NumPy, for a += b of two dtypes.

into.py --generated DIR --work DIR [--isa avx2,avx512] [--pairs "f32 f64"] [--sizes 100,10000] [--rounds R]

DIR holds what `joinery generate jax` wrote, `--ops add,convert` at the least. ../README.md tells what the columns are."""

import ctypes
import os

import loops
import peers
from matrices import Libraries, parser, pointer
from report import figure, mean, print_rows
from timer import low

PAIRS = "f32 f64,i16 i32,bf16 f32,i8 f32,i32 f64"
SIZES = "8,100,1000,10000,1000000"


def numpy_caller(a, b, n, memory):
    if peers.numpy is None or not {a, b} <= peers.NUMPY_TYPES.keys():
        return None
    x, y = (peers.numpy.frombuffer(peers.raw(memory[name], d, n), dtype=peers.NUMPY_TYPES[d]) for name, d in zip("ab", (a, b)))
    return peers.repeating(lambda: peers.numpy.add(x, y, out=x, casting="unsafe"))


def callers(libraries, a, b, n):
    to = libraries.promotion.result("add", a, b)[1]
    x, y, between = (libraries.matrix(place, d, n, 0, loops.SIZES[d]) for place, d in (("a", a), ("b", b), ("temporary", to)))
    c, op, count, found = libraries.c, libraries.ops.index("add"), ctypes.c_size_t(n), {}
    for isa, library in libraries.by_isa.items():
        binary, convert = pointer(library.jax_binary), pointer(library.jax_convert)
        if hasattr(library, "jax_binary_into"):
            found[isa + " binary_into"] = lambda calls, call=pointer(library.jax_binary_into): c.bench_into(
                call, op, count, x, y, x, ctypes.c_size_t(calls))
        found[isa + " two calls"] = lambda calls, call=binary, then=convert: c.bench_two_calls(
            call, then, op, count, x, y, between, x, ctypes.c_size_t(calls))
    if call := numpy_caller(a, b, n, {"a": x.memory, "b": y.memory}):
        found["numpy"] = call
    return found


def main():
    arguments = parser(__doc__.split("\n", maxsplit=1)[0])
    arguments.add_argument("--pairs", default=PAIRS, help="dtypes of a and b, such as `f32 f64,i8 f32`")
    arguments.add_argument("--sizes", default=SIZES, help="numbers of elements")
    options = arguments.parse_args()
    libraries, rows = Libraries(options), []
    print("load %.1f\n" % os.getloadavg()[0])
    if not all(hasattr(library, "jax_binary_into") for library in libraries.by_isa.values()):
        print("The library has no jax_binary_into.\n")
    sizes = [int(float(n)) for n in options.sizes.split(",")]
    for a, b in (pair.split() for pair in options.pairs.split(",")):
        times = {n: low(callers(libraries, a, b, n), options.rounds if n <= 10000 else 7) for n in sizes}
        names = list(times[sizes[0]])
        print_rows(["%s += %s, ns a call" % (a, b)] + sizes,
                   [[name] + [figure(times[n][name], 1) for n in sizes] for name in names])
        rows.append(times)
    for isa in libraries.by_isa:
        for peer in (isa + " two calls", "numpy"):
            found = [[times[n][peer] / times[n][isa + " binary_into"] for times in rows
                      if peer in times[n] and isa + " binary_into" in times[n]] for n in sizes]
            print_rows(["%s binary_into, times as fast as %s" % (isa, peer)] + sizes,
                       [["mean"] + [figure(mean(ratios)) for ratios in found],
                        ["the least"] + [figure(min(ratios, default=None)) for ratios in found]])
    print("load %.1f" % os.getloadavg()[0])


if __name__ == "__main__":
    main()
