"""Tables of figures, and goals beside them."""

import csv
import math

SIZED = {100: "10^2", 1000: "10^3", 10000: "10^4", 1000000: "10^6", 10000000: "10^7"}


def mean(values):
    values = [v for v in values if v and v > 0]
    return math.exp(sum(map(math.log, values)) / len(values)) if values else None


def figure(value, digits=2):
    return "-" if value is None else "%.*f" % (digits if value < 1000 else 0, value)


def markdown(header, rows):
    """Prints a table that README.md can have as it is."""
    print("| %s |\n|%s" % (" | ".join(map(str, header)), "---|" * len(header)))
    for row in rows:
        print("| %s |" % " | ".join(map(str, row)))
    print()


def judged(value, digits=1, at_most=None, at_least=None):
    """A figure, in bold where it misses its goal."""
    missed = value is not None and (at_most is not None and value > at_most or at_least is not None and value < at_least)
    return "**%s**" % figure(value, digits) if missed else figure(value, digits)


def write_csv(path, found):
    """Of what measure.sweep gives."""
    with open(path, "w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows([["case", "column", "ns a call"]] + [
            [case, name, value] for case, times in found for name, value in times.items()])


def print_rows(header, rows):
    widths = [max(len(str(row[i])) for row in [header] + rows) for i in range(len(header))]
    for row in [header] + rows:
        print("  ".join(str(cell).ljust(w) if i == 0 else str(cell).rjust(w)
                        for i, (cell, w) in enumerate(zip(row, widths))).rstrip())
    print()


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

class Goals:
    def __init__(self):
        self.rows = []

    def add(self, name, goal, value, digits=2, least=True):
        """`goal`: None for a figure that has none."""
        met = "-" if value is None else "met" if goal is None or (value >= goal if least else value <= goal) else "MISSED"
        wanted = "%s %g" % (">=" if least else "<=", goal) if goal is not None else ""
        self.rows.append([name, wanted, figure(value, digits), met if wanted else ""])

    def at_most(self, name, goal, value, digits=2):
        self.add(name, goal, value, digits, False)
