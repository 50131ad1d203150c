"""Operations on two dtypes, beside NumPy with the dtype of the result told to it, or with bf16 converted first.

usage: benchmark.py [--elements N] [--seconds S]
"""

import argparse
import time

import joinery_jax as jx
import numpy as np

PAIRS = (("i1", "f4"), ("u1", "f4"), ("i2", "f4"), ("f2", "f4"), ("i4", "f8"), ("f4", "f8"), ("u1", "i2"), ("f4", "f4"))
WITH_BF16 = ((jx.bf16, "f4"), (jx.bf16, "i1"), (jx.bf16, jx.bf16))


def nanoseconds(calls, elements, seconds):
    """The best of many runs of each, by turns; an element."""
    best, end = [float("inf")] * len(calls), time.perf_counter() + seconds
    while time.perf_counter() < end:
        for i, call in enumerate(calls):
            start = time.perf_counter()
            call()
            best[i] = min(best[i], time.perf_counter() - start)
    return [one * 1e9 / elements for one in best]


def calls(name, x, y, out):
    """What NumPy alone would do, NumPy's ufunc with our loop or else its own dtype=, and ours."""
    numpy, joinery = getattr(np, name), getattr(jx, name)
    ours = lambda: joinery(x, y, out=out)
    if jx.bf16 not in (x.dtype, y.dtype):
        return lambda: numpy(x, y, out=out, dtype=out.dtype), ours
    wide = [np.float32 if one.dtype == jx.bf16 else one.dtype for one in (x, y)]
    return lambda: np.copyto(out, numpy(x.astype(wide[0]), y.astype(wide[1]), dtype="f4"), casting="unsafe"), ours


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--elements", type=int, default=100_000)
    parser.add_argument("--seconds", type=float, default=0.5)
    options = parser.parse_args()
    n = options.elements
    print(f"NumPy {np.__version__}, joinery {jx.joinery_version} ({jx.isa()}), {n} elements; nanoseconds an element\n")
    print("| operation | a | b | result | NumPy | joinery | times as fast |")
    print("|---|---|---|---|---|---|---|")
    for name in ("add", "multiply"):
        for a, b in PAIRS + WITH_BF16:
            x, y = (np.arange(n) % 100).astype(a), (np.arange(n) % 50).astype(b)
            out = np.empty(n, jx.result_type(x, y))
            theirs, ours = nanoseconds(calls(name, x, y, out), n, options.seconds)
            print(f"| {name} | {x.dtype} | {y.dtype} | {out.dtype} | {theirs:.3f} | {ours:.3f} | {theirs / ours:.1f} |")


main()
