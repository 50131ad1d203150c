"""What bench.py prints: the table, the goals beside their figures, the worst and the best."""

import csv
import math

import loops

SIZED = {100: "10^2", 1000: "10^3", 10000: "10^4", 1000000: "10^6", 10000000: "10^7"}


def mean(values):
    values = [v for v in values if v and v > 0]
    return math.exp(sum(map(math.log, values)) / len(values)) if values else None


def figure(value, digits=2):
    return "-" if value is None else "%.*f" % (digits, value)


def print_rows(header, rows):
    widths = [max(len(str(row[i])) for row in [header] + rows) for i in range(len(header))]
    for row in [header] + rows:
        print("  ".join(str(cell).ljust(w) if i == 0 else str(cell).rjust(w)
                        for i, (cell, w) in enumerate(zip(row, widths))).rstrip())
    print()


# ---- Sizes ----

def sizes(bench, parse_seconds):
    rows = []
    for prefix, each in bench.sets.items():
        for isa, (text, count, median, largest, seconds) in each.figures.items():
            per = "%.0f" % (text / count) if count else "-"
            rows.append([prefix + isa, text, count or "-", per, median or "-", largest or "-", "%.1f" % seconds])
    print("Object code and compile time, gcc -O2, one core")
    print_rows(["", "text bytes", "kernels", "bytes a kernel", "median", "largest", "seconds"], rows)
    directory = bench.options.generated
    print("Parse time of the headers, gcc -fsyntax-only, whole process")
    print_rows(["", "ms"], [[header, "%.0f" % (1000 * parse_seconds(directory, header, language))]
                            for header, language in (("jax_promotion.h", "c"), ("jax_promotion.hpp", "c++"),
                                                     ("jax_kernels.h", "c"))])


# ---- The table ----

def label(row):
    return "%s %s %s" % (row["op"], row["a"], row["b"])


def columns(rows):
    names = []
    for row in rows:
        names += [name for name in row["times"] if name not in names]
    return names


def table(rows, options):
    names = columns(rows)
    header = ["ns an element", "n"] + names
    cells = [[label(row), SIZED.get(row["n"], row["n"])] + [figure(row["times"].get(name), 4) for name in names] for row in rows]
    if options.csv:
        with open(options.csv, "w", newline="", encoding="utf-8") as file:
            writer = csv.writer(file)
            writer.writerow(["op", "a", "b", "n"] + names)
            for row in rows:
                writer.writerow([row["op"], row["a"], row["b"], row["n"]] + [row["times"].get(name, "") for name in names])
    if options.all:
        print_rows(header, cells)


# ---- Goals ----

def compute_bound(row):
    """What waits for arithmetic rather than for memory: 64-bit integers into floats, results in f16 and bf16, products of
    complex numbers, division."""
    wide = {row["a"], row["b"]} & {"i64", "u64"}
    return (wide and row["to"][0] in "fc" or row["out"] in ("f16", "bf16") or row["op"] == "divide"
            or row["op"] == "multiply" and row["to"][0] == "c")


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


class Goals:
    def __init__(self):
        self.rows = []

    def add(self, name, goal, value, digits=2, least=True):
        met = "-" if value is None else "met" if (value >= goal if least else value <= goal) else "MISSED"
        self.rows.append([name, ("%s %g" % (">=" if least else "<=", goal)), figure(value, digits), met])

    def at_most(self, name, goal, value, digits=2):
        self.add(name, goal, value, digits, False)


def ratios(rows, ours, peer, n, chosen=lambda row: True):
    """Of how many times the peer's time is ours, by row."""
    found = []
    for row in rows:
        mine = row["times"].get(ours)
        if row["n"] == n and mine and chosen(row):
            peers = [row["times"][p] for p in peer if p in row["times"]]
            if peers:
                found.append((min(peers) / mine, row))
    return found


def value_of(pairs):
    return mean([ratio for ratio, _ in pairs])


def least(pairs):
    return min((ratio for ratio, _ in pairs), default=None)


def mixing(rows, ours, n):
    same = {(row["op"], row["a"]): row["times"].get(ours) for row in rows if row["n"] == n and row["a"] == row["b"]}
    return mean([row["times"][ours] / same[row["op"], row["to"]] for row in rows
                 if row["n"] == n and row["a"] != row["b"] and same.get((row["op"], row["to"]))])


AUTOVECTORIZED = ("gcc -O3", "clang -O3")
PYTHON_PEERS = (("numpy", "NumPy", 1.2, {1000: 20, 10000: 5.5, 1000000: 2.7, 10000000: 2}),
                ("torch", "PyTorch", None, {1000: 40, 10000: 7, 1000000: 3, 10000000: 1.7}))


def goals_of(name, rows, all_goals, measured):
    goals = Goals()
    avx512 = name.endswith("avx512")
    for n in [n for n in measured if n >= 10000]:
        goals.at_most("mixed dtypes / result dtype, n = %d" % n, 1.0, mixing(rows, name, n))
    for n in measured:
        if n in (1000, 10000, 1000000):
            share = value_of(ratios(rows, name, ["roof"], n, lambda row: not compute_bound(row)))
            goals.add("share of the roof, memory-bound, n = %d" % n, 0.8 if n == 1000 else 0.97, share)
    if 10000 in measured:
        share = value_of(ratios(rows, name, ["roof"], 10000, compute_bound))
        goals.add("share of the roof, compute-bound, n = 10000", 0.85 if avx512 else 0.7, share)
    for peer, title, least_goal, wanted in PYTHON_PEERS:
        for n in [n for n in wanted if n in measured]:
            found = ratios(rows, name, [peer], n)
            goals.add("times %s, n = %d" % (title, n), wanted[n], value_of(found), 1)
            if least_goal:
                goals.add("times %s, the least, n = %d" % (title, n), least_goal, least(found))
    for n in measured:
        found = ratios(rows, name, AUTOVECTORIZED, n)
        if n in (1000, 10000):
            goals.add("times the better -O3, n = %d" % n, 1.4, value_of(found))
            goals.add("times the better -O3, hard list, n = %d" % n, 2, value_of(ratios(rows, name, AUTOVECTORIZED, n, hard)))
            goals.add("times gcc -O2, n = %d" % n, 7, value_of(ratios(rows, name, ["gcc -O2"], n)), 1)
        goals.add("times the better -O3, the least, n = %d" % n, 0.95, least(found))
    print("Goals, %s" % name)
    print_rows(["", "goal", "figure", ""], goals.rows + all_goals)


def extremes(name, rows, measured):
    for n in measured:
        found = sorted(ratios(rows, name, AUTOVECTORIZED, n), key=lambda pair: pair[0])
        texts = ["%s %.2f" % (label(row), ratio) for ratio, row in found]
        print("%s, n = %d, times the better -O3. Worst: %s. Best: %s.\n" % (name, n, "; ".join(texts[:10]),
                                                                        "; ".join(reversed(texts[-10:]))))


def call_goals(times, name):
    goals = Goals()
    whole, kernel = times[name], times[name + " kernel"]
    goals.at_most("whole call, n = 32, ns", 8, whole[32], 1)
    goals.at_most("whole call, n = 64, ns", 8, whole[64], 1)
    goals.at_most("whole call, n < 32, the slowest, ns", 15, max(whole[n] for n in whole if n < 32), 1)
    goals.at_most("more than the kernel, n >= 100, the most, ns", 2.5, max(whole[n] - kernel[n] for n in whole if n >= 100), 1)
    return goals.rows


def calls(times):
    print("Whole calls, add i32 f32, ns (kernel: whole blocks, called by name)")
    lengths = sorted(next(iter(times.values())))
    print_rows(["n"] + lengths, [[name] + [figure(by_length[n], 1) for n in lengths] for name, by_length in times.items()])


def goals(bench, rows, call_times, lookups):
    measured = bench.options.sizes
    calls(call_times)
    print("Lookups, ns")
    print_rows(["", "ns"], [[name, figure(value)] for name, value in lookups.items()])
    common = Goals()
    common.at_most("promote_types, random dtypes, ns", 0.3, lookups["promote_types"])
    common.at_most("result_type of 8, ns", 1.7, lookups["result_type of 8"])
    common.at_most("result_type of 64, ns", 14, lookups["result_type of 64"], 1)
    if "avx2" in bench.sets[""].figures:
        text, count, _, _, seconds = bench.sets[""].figures["avx2"]
        if count:
            common.at_most("AVX2, bytes a kernel", 250, text / count, 0)
            common.at_most("AVX2, text bytes", 600000, text, 0)
            common.at_most("AVX2, compile seconds", 30, seconds, 1)
    print_rows(["Goals, everywhere", "goal", "figure", ""], common.rows)
    for name in bench.libraries:
        staged = name.startswith("staged ")
        if staged:
            staged_goals(bench, rows, name, measured)
        elif not name.startswith("before "):
            goals_of(name, rows, call_goals(call_times, name), measured)
            extremes(name, rows, measured)


def staged_goals(bench, rows, name, measured):
    goals = Goals()
    isa = name.split(" ")[-1]
    size = bench.sets["staged "].figures[isa][0] / max(bench.sets[""].figures[isa][0], 1)
    goals.at_most("staged / pairwise, text bytes", 0.2, size)
    for n in measured:
        if n in (1000, 10000):
            goals.at_most("staged / pairwise, time, n = %d" % n, 1.5, value_of(ratios(rows, isa, [name], n)))
    print("Goals, %s" % name)
    print_rows(["", "goal", "figure", ""], goals.rows)
