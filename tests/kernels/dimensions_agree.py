"""Calls in dimensions that test_fuzzed.c does not make, on NumPy's arrays: scaled sums, and 32 dimensions. By ctypes, with an
array's own shape, strides and memory; the results are NumPy's, to the bit.

usage: dimensions_agree.py JOINERY CC WORK_DIR
"""

import ctypes
import json
import os
import subprocess
import sys

import numpy as np

SEED, CALLS = 20261123, 4000
NAMES = {"u1": "u8", "i2": "i16", "i4": "i32", "f4": "f32", "f8": "f64"}
RESULTS = {("i4", "f4"): "f4", ("u1", "f4"): "f4", ("f4", "f8"): "f8", ("i2", "i4"): "i4", ("u1", "u1"): "u1",
           ("f8", "f8"): "f8"}
OK = 0


def library(joinery, compiler, work):
    """Sums and products of jax in portable C, and its dtypes by those of NumPy."""
    subprocess.run([joinery, "generate", "jax", "-q", "--ops", "add,multiply,convert", "--isa", "scalar", "-o", work], check=True)
    sources = [os.path.join(root, name) for root, _, names in os.walk(work) for name in sorted(names) if name.endswith(".c")]
    target = os.path.join(work, "libjax.so")
    subprocess.run([compiler, "-std=c11", "-O1", "-ffp-contract=off", "-fPIC", "-shared", "-I" + work, "-o", target, *sources],
                   check=True)
    with open(os.path.join(work, "jax.json"), encoding="utf-8") as file:
        values = {dtype["name"]: dtype["value"] for dtype in json.load(file)["dtypes"]}
    return ctypes.CDLL(target), {np.dtype(ours): values[name] for ours, name in NAMES.items()}


class Calls:
    def __init__(self, jax, dtypes):
        self.jax, self.dtypes = jax, dtypes

    def array(self, x):
        return self.dtypes[x.dtype], ctypes.c_void_p(x.ctypes.data), (ctypes.c_ssize_t * x.ndim)(*x.strides)

    def shape(self, x):
        return ctypes.c_size_t(x.ndim), (ctypes.c_size_t * x.ndim)(*x.shape)

    def binary(self, op, a, b, out):
        return self.jax.jax_binary_nd(op, *self.shape(out), *self.array(a), *self.array(b), *self.array(out))

    def add_scaled(self, a, alpha, b, out):
        return self.jax.jax_add_scaled_nd(*self.shape(out), *self.array(a), *self.array(alpha)[:2], *self.array(b),
                                          *self.array(out))


def view(random, shape, dtype, may_broadcast):
    """An array of that shape: transposed, reversed, sliced, broadcast."""
    order = random.permutation(len(shape))
    bases, slices = [], []
    for n in (shape[d] for d in order):
        kind = random.integers(0, 6)
        base, piece = {0: (1 if may_broadcast else n, slice(None)), 1: (2 * n + 1, slice(1, 2 * n + 1, 2)),
                       2: (n, slice(None, None, -1)), 3: (n + 3, slice(2, n + 2))}.get(kind, (n, slice(None)))
        bases.append(base)
        slices.append(piece)
    whole = random.integers(0, 100, bases).astype(dtype) / np.dtype(dtype).type(1 if np.dtype(dtype).kind in "iu" else 7)
    return np.broadcast_to(np.asarray(whole.astype(dtype)[tuple(slices)]).transpose(np.argsort(order)), shape) \
        if may_broadcast else np.asarray(whole.astype(dtype)[tuple(slices)]).transpose(np.argsort(order))


def random_calls(calls, random):
    """How many scaled sums differ from NumPy's."""
    failures, pairs = 0, list(RESULTS)
    for _ in range(CALLS):
        shape = tuple(int(n) for n in random.choice([0, 1, 2, 3, 5, 7, 31, 33, 40, 600], random.integers(0, 6),
                                                    p=[.02, .14, .14, .14, .14, .12, .1, .1, .08, .02]))
        if np.prod(shape, dtype=int) > 40000:
            continue
        pair = pairs[random.integers(0, len(pairs))]
        result = np.dtype(RESULTS[pair])
        a, b = (view(random, shape, dtype, True) for dtype in pair)
        out, alpha = view(random, shape, result, False), np.array(3, result)
        wanted = np.asarray(a.astype(result) + alpha * b.astype(result))
        status = calls.add_scaled(a, alpha, b, out)
        if status != OK or not np.array_equal(out, wanted):
            failures += 1
            print("FAILED: %s of %s: %s by %s and %s to %s" % (status, pair, shape, a.strides, b.strides, out.strides))
    return failures


def special(calls):
    """How many other calls fail: in place, and in as many dimensions as NumPy has."""
    m, many = np.arange(24, dtype="f4").reshape(2, 3, 4), np.ones((1,) * 32, "f4")
    found = {"in place": calls.add_scaled(m, np.array(2, "f8"), m, m), "32 dimensions": calls.binary(0, many, many, many)}
    found["in place"] |= not np.array_equal(m.ravel(), 3 * np.arange(24))
    found["32 dimensions"] |= many.item() != 2
    for name, status in found.items():
        if status != OK:
            print("FAILED: %s: %s" % (name, status))
    return sum(status != OK for status in found.values())


def rounds_twice(calls):
    """a + alpha * b has the product rounded: 1 where it is."""
    a, alpha, b, out = (np.array([x], "f4") for x in (-(1 + 2**-11), 1 + 2**-12, 1 + 2**-12, 0))
    return calls.add_scaled(a, alpha.reshape(()), b, out) == OK and out[0] == a[0] + alpha[0] * b[0] and out[0] == 0


def main():
    calls = Calls(*library(*sys.argv[1:4]))
    failures = random_calls(calls, np.random.default_rng(SEED)) + special(calls) + (not rounds_twice(calls))
    print("%d calls from seed %d, %d failures" % (CALLS, SEED, failures))
    sys.exit(failures > 0)


if __name__ == "__main__":
    main()
