"""Operations on two dtypes, beside NumPy with the dtype of the result told to it.

usage: benchmark.py [--elements N] [--seconds S]
"""

import argparse
import time

import joinery_jax as jx
import numpy as np

PAIRS = (("i1", "f4"), ("u1", "f4"), ("i2", "f4"), ("f2", "f4"), ("i4", "f8"), ("f4", "f8"), ("u1", "i2"), ("f4", "f4"))


def nanoseconds(call, elements, seconds):
    """The best of many runs, an element."""
    best, end = float("inf"), time.perf_counter() + seconds
    while True:
        start = time.perf_counter()
        call()
        now = time.perf_counter()
        best = min(best, now - start)
        if now > end:
            return best * 1e9 / elements


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--elements", type=int, default=100_000)
    parser.add_argument("--seconds", type=float, default=0.5)
    options = parser.parse_args()
    n = options.elements
    print(f"NumPy {np.__version__}, joinery {jx.joinery_version} ({jx.isa()}), {n} elements; nanoseconds an element\n")
    print("| operation | a | b | np.op(a, b, dtype=) | joinery | times as fast |")
    print("|---|---|---|---|---|---|")
    for name in ("add", "multiply"):
        for a, b in PAIRS:
            x, y = (np.arange(n) % 100).astype(a), (np.arange(n) % 50).astype(b)
            out = np.empty(n, jx.result_type(x, y))
            numpy, joinery = getattr(np, name), getattr(jx, name)
            theirs = nanoseconds(lambda: numpy(x, y, out=out, dtype=out.dtype), n, options.seconds)
            ours = nanoseconds(lambda: joinery(x, y, out=out), n, options.seconds)
            print(f"| {name} | {x.dtype} | {y.dtype} | {theirs:.3f} | {ours:.3f} | {theirs / ours:.1f} |")


main()
