"""The goals of bench.py beside the figures, and which pairs miss them. A library is held against the loops that were
compiled for its own instruction set."""

import compilers
import loops
from report import Goals, label, mean, print_rows


# ---- Which rows ----

def compute_bound(row):
    """What waits for arithmetic rather than for memory: 64-bit integers into floats, results in f16 and bf16, products of
    complex numbers, division."""
    wide = {row["a"], row["b"]} & {"i64", "u64"}
    return (wide and row["to"][0] in "fc" or row["out"] in ("f16", "bf16") or row["op"] == "divide"
            or row["op"] == "multiply" and row["to"][0] == "c")


def memory_bound(row):
    return not compute_bound(row)


def mixed(row):
    return row["a"] != row["b"]


def hard(row):
    """Where compilers are weak: the list of the goals."""
    op, pair, to = row["op"], {row["a"], row["b"]}, row["to"]
    if "f16" in pair or to == "bf16" or "bf16" in pair and op != "add":
        return True
    if pair & {"i64", "u64"} and to in ("f32", "f64"):
        return True
    if op == "less":
        return True
    return (op, frozenset(pair)) in {("add", frozenset({"f64", "c64"})), ("multiply", frozenset({"f64", "c64"})),
                                     ("multiply", frozenset({"b", "i8"})), ("multiply", frozenset({"i8"})),
                                     ("multiply", frozenset({"u32", "i32"})), ("multiply", frozenset({"i64"})),
                                     ("maximum", frozenset({"i64"})), ("maximum", frozenset({"f32"}))}


def comparable(row):
    """Whether the plain loop gives what the operation gives."""
    return not loops.other_semantics(row["op"], row["to"])


# ---- Ratios ----

def ratios(rows, ours, peers, n, chosen=lambda row: True):
    """Of how many times the peer's time is ours, by row."""
    found = []
    for row in rows:
        mine = row["times"].get(ours)
        theirs = [row["times"][peer] for peer in peers if peer in row["times"]]
        if row["n"] == n and mine and theirs and chosen(row):
            found.append((min(theirs) / mine, row))
    return found


def value_of(found):
    return mean([ratio for ratio, _ in found])


def least(found):
    return min((ratio for ratio, _ in found), default=None)


def mixing(rows, ours, n):
    same = {(row["op"], row["a"]): row["times"].get(ours) for row in rows if row["n"] == n and row["a"] == row["b"]}
    return mean([row["times"][ours] / same[row["op"], row["to"]] for row in rows
                 if row["n"] == n and row["a"] != row["b"] and same.get((row["op"], row["to"]))])


def peers_of(name, which=compilers.BEST, more=""):
    isa = name.split()[-1]
    return ["%s %s%s" % (isa, peer, more) for peer in which]


def against_loops(rows, name, n):
    """The calls beside the loops, and the kernels alone beside loops without a rest: ratios, pairs of other semantics left
    out."""
    whole = ratios(rows, name, peers_of(name), n, comparable)
    kernels = ratios(rows, name + " kernel", peers_of(name, more=" whole" if n % 32 and n < 10000 else ""), n, comparable)
    return whole, kernels


# ---- Goals of an instruction set ----

NUMPY_GOALS = {1000: 20, 10000: 5.5, 1000000: 2.7, 10000000: 2}
LOOP_GOAL = {("avx2", 1000): 1.6, ("avx2", 10000): 1.4, ("avx512", 1000): 1.35, ("avx512", 10000): 1.25}
COMPUTED_GOAL = {"avx2": 0.7, "avx512fp16": 0.85}
NEVER_UNDER = 0.95


def loop_goals(goals, rows, name, measured):
    isa = name.split()[-1]
    for n in measured:
        whole, kernels = against_loops(rows, name, n)
        pairs = [(ratio, row) for ratio, row in whole if mixed(row)]
        goals.add("times the better -O3, mixed pairs, n = %d" % n, LOOP_GOAL.get((isa, n)), value_of(pairs))
        goals.add("the same, all pairs", None, value_of(whole))
        goals.add("the same, the least", NEVER_UNDER if n == 10000 else None, least(whole))
        goals.add("the same, pairs under %g of %d" % (NEVER_UNDER, len(whole)), None, under(whole), 0)
        goals.add("kernel alone, times the better -O3, n = %d" % n, None, value_of(kernels))
        goals.add("the same, the least", NEVER_UNDER if n in (1000, 10000) else None, least(kernels))
        goals.add("the same, pairs under %g of %d" % (NEVER_UNDER, len(kernels)), None, under(kernels), 0)
        goals.add("times the better -O3, hard list, n = %d" % n, None,
                  value_of([(ratio, row) for ratio, row in whole if hard(row)]))
        plain = ratios(rows, name, peers_of(name, ["gcc -O2"]), n, comparable)
        goals.add("times gcc -O2, n = %d" % n, None, value_of(plain), 1)


def under(found):
    return sum(ratio < NEVER_UNDER for ratio, _ in found)


def roof_goals(goals, rows, name, measured):
    for n in measured:
        if n in (1000, 10000, 1000000):
            share = value_of(ratios(rows, name, ["roof"], n, memory_bound))
            goals.add("share of the roof, memory-bound, n = %d" % n, 0.8 if n == 1000 else 0.97, share)
        if n == 10000:
            share = value_of(ratios(rows, name, ["roof"], n, compute_bound))
            goals.add("share of the roof, compute-bound, n = %d" % n, COMPUTED_GOAL.get(name.split()[-1]), share)


def of_library(bench, rows, name):
    """What is printed of a library: goals, then the pairs that miss those about plain loops."""
    measured, goals = bench.options.sizes, Goals()
    if name.startswith("staged "):
        return staged(bench, rows, name)
    for n in [n for n in measured if n >= 10000]:
        goals.at_most("mixed dtypes / result dtype, n = %d" % n, 1.0, mixing(rows, name, n))
    roof_goals(goals, rows, name, measured)
    for n in [n for n in NUMPY_GOALS if n in measured]:
        if found := ratios(rows, name, ["numpy"], n):
            goals.add("times NumPy, n = %d" % n, NUMPY_GOALS[n], value_of(found), 1)
            goals.add("times NumPy, the least, n = %d" % n, 1.2, least(found))
    loop_goals(goals, rows, name, measured)
    print("Goals, %s; plain loops: %s" % (name, " ".join(compilers.TARGETS.get(name.split()[-1], []))))
    print_rows(["", "goal", "figure", ""], goals.rows)
    for n in measured:
        extremes(rows, name, n)
    return None


def listed(found):
    return "; ".join("%s %.2f" % (label(row), ratio) for ratio, row in found)


def by_ratio(found):
    return sorted(found, key=lambda pair: pair[0])


def extremes(rows, name, n):
    """Which pairs are under the goal, the best, and those whose loop is not the operation."""
    for title, found in zip(("calls", "kernels alone"), map(by_ratio, against_loops(rows, name, n))):
        if found:
            low = [pair for pair in found if pair[0] < NEVER_UNDER]
            print("%s, n = %d, %s, times the better -O3; under %g (%d of %d): %s. Best: %s.\n" % (
                name, n, title, NEVER_UNDER, len(low), len(found), listed(low) or "none", listed(reversed(found[-5:]))))
    apart = ratios(rows, name, peers_of(name), n, lambda row: not comparable(row))
    if apart:
        print("%s, n = %d, apart, as the loops ignore signs of zeros and some NaN: mean %.2f; %s.\n" % (
            name, n, value_of(apart), listed(by_ratio(apart))))


def staged(bench, rows, name):
    goals = Goals()
    isa = name.split(" ")[-1]
    size = bench.sets["staged "].figures[isa][0] / max(bench.sets[""].figures[isa][0], 1)
    goals.at_most("staged / pairwise, text bytes", 0.2, size)
    for n in bench.options.sizes:
        if n in (1000, 10000):
            goals.at_most("staged / pairwise, time, n = %d" % n, 1.5, value_of(ratios(rows, isa, [name], n)))
    print("Goals, %s" % name)
    print_rows(["", "goal", "figure", ""], goals.rows)
