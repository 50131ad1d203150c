#!/usr/bin/env python3
"""The peer of the table bench: JAX's way to joins, sets of upper bounds, written anew in plain Python.

The algorithm is that of jax/_src/dtypes.py (`_make_lattice_upper_bounds` and `_least_upper_bound` there): close each
node's set of upper bounds by repeated union, then the join of two nodes is the one common upper bound whose own bounds
hold all the common ones.

Usage: jax_joins.py FILE < edges, one `from to` a line after a first line with the number of nodes.
Prints two times in seconds: closure, and all joins of unordered pairs.
"""

import sys
import time


def upper_bounds(parents):
    """For each node the set of all nodes that it promotes to, itself included."""
    bounds = {}
    for node in parents:
        reached = {node}
        while True:
            more = set().union(*(parents[other] for other in reached)) | reached
            if len(more) == len(reached):
                break
            reached = more
        bounds[node] = reached
    return bounds


def least_upper_bound(bounds, a, b):
    """The join of a and b, or None where there is not exactly one."""
    common = bounds[a] & bounds[b]
    least = [node for node in common if common <= bounds[node]]
    return least[0] if len(least) == 1 else None


def main():
    lines = open(sys.argv[1], encoding="utf-8").read().split("\n")
    count = int(lines[0])
    parents = {node: [] for node in range(count)}
    for line in lines[1:]:
        if line:
            low, high = line.split()
            parents[int(low)].append(int(high))
    start = time.perf_counter()
    bounds = upper_bounds(parents)
    closed = time.perf_counter()
    undefined = 0
    for a in range(count):
        for b in range(a, count):
            undefined += least_upper_bound(bounds, a, b) is None
    combined = time.perf_counter()
    if undefined:
        sys.exit(f"jax_joins: {undefined} pairs have no join")
    print(closed - start, combined - closed)


if __name__ == "__main__":
    main()
