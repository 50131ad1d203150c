"""What operations.py prints: the table, and the goals beside their figures."""

import csv

import compilers
from report import Goals, figure, mean, print_rows

COMPUTED = ("sqrt", "reciprocal")  # of floats: they wait for the divider, and not for memory


def label(row):
    return " ".join(filter(None, (row["op"], row["dtype"], row["of"])))


def table(rows, options):
    compiled = ["%s %s" % (isa, peer) for isa in options.isas for peer in compilers.BEST]
    names = [name for name in (*options.isas, *compiled, "roof", "numpy")
             if any(name in row["times"] for row in rows)]
    print("n = %d, ns an element; with %s, times NumPy and share of the roof" % (options.n, options.isas[0]))
    cells = []
    for row in rows:
        times, mine = row["times"], row["times"].get(options.isas[0])
        shares = [times[peer] / mine if mine and peer in times else None for peer in ("numpy", "roof")]
        cells.append([label(row)] + [figure(times.get(name), 4) for name in names] + [figure(share) for share in shares])
    print_rows([""] + names + ["x NumPy", "of roof"], cells)
    if options.csv:
        with open(options.csv, "w", newline="", encoding="utf-8") as file:
            writer = csv.writer(file)
            writer.writerow(["op", "dtype", "of"] + names)
            for row in rows:
                writer.writerow([row["op"], row["dtype"], row["of"]] + [row["times"].get(name, "") for name in names])


def shares(rows, ours, peer, chosen):
    return [(row["times"][peer] / row["times"][ours], row) for row in rows
            if chosen(row) and ours in row["times"] and peer in row["times"]]


def add(goals, name, goal, found):
    """Two rows, of the mean and of the least; and a list of those that miss the goal."""
    if not found:
        return []
    goals.add(name + ", mean of %d" % len(found), goal, mean([share for share, _ in found]))
    goals.add(name + ", the least", goal, min(share for share, _ in found))
    return ["%s %.2f (goal %g)" % (label(row), share, goal) for share, row in sorted(found, key=lambda pair: pair[0])
            if share < goal]


def goals(rows, isas):
    for isa in isas:
        goals_of_isa, missed = Goals(), []

        def judge(name, goal, peer, chosen, into=goals_of_isa, isa=isa, missed=missed):
            missed += add(into, name, goal, shares(rows, isa, peer, chosen))

        judge("division of i32, i64, f32, f64: times NumPy", 5, "numpy",
              lambda row: row["op"] in ("floor_divide", "remainder", "fmod") and not row["of"]
              and row["dtype"] in ("i32", "i64", "f32", "f64"))
        judge("the same of floats far apart", 5, "numpy", lambda row: row["of"] == "far apart")
        judge("one operand of 4 or 8 bytes: share of the roof", 0.95, "roof",
              lambda row: row["operands"] == 1 and row["dtype"] in ("i32", "i64", "f32", "f64") and row["op"] not in COMPUTED)
        judge("sqrt, reciprocal of 4 and 8 bytes: share of the roof", 0.95, "roof",
              lambda row: row["op"] in COMPUTED and row["dtype"] in ("i32", "i64", "f32", "f64"))
        judge("one operand of f16: times NumPy", 10, "numpy", lambda row: row["operands"] == 1 and row["dtype"] == "f16")
        judge("one operand of bf16: times NumPy's f16", 10, "numpy",
              lambda row: row["operands"] == 1 and row["dtype"] == "bf16")
        judge("where: share of the roof", 0.9, "roof", lambda row: row["op"] == "where")
        judge("clip: share of the roof", 0.9, "roof", lambda row: row["op"] == "clip" and not row["of"])
        judge("clip by two numbers: share of the roof", 0.9, "roof", lambda row: row["of"] == "two numbers")
        print_rows(["Goals, " + isa, "goal", "figure", ""], goals_of_isa.rows)
        print("Missed, %s: %s\n" % (isa, "; ".join(missed) or "none"))
