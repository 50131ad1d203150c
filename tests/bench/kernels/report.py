"""Tables of figures, and goals beside them."""

import csv
import math

SIZED = {100: "10^2", 1000: "10^3", 10000: "10^4", 1000000: "10^6", 10000000: "10^7"}


def mean(values):
    values = [v for v in values if v and v > 0]
    return math.exp(sum(map(math.log, values)) / len(values)) if values else None


def figure(value, digits=2):
    return "-" if value is None else "%.*f" % (digits if value < 1000 else 0, value)


def label(case):
    return " ".join(filter(None, case))


def markdown(header, rows):
    """Prints a table that README.md can have as it is. Numbers in the header are sizes."""
    print("| %s |\n|%s" % (" | ".join(str(SIZED.get(cell, cell)) for cell in header), "---|" * len(header)))
    for row in rows:
        print("| %s |" % " | ".join(map(str, row)))
    print()


def judged(value, digits=1, at_most=None, at_least=None):
    """A figure, in bold where it misses its goal."""
    missed = value is not None and (at_most is not None and value > at_most or at_least is not None and value < at_least)
    return "**%s**" % figure(value, digits) if missed else figure(value, digits)


# ---- What measure.Bench.sweep gives: { isa: { n: { case: { column: ns a call } } } } ----

def ratios(cases, ours, theirs):
    """How many times as long `theirs` takes, of the cases that have both: { case: ratio }."""
    return {case: times[theirs] / times[ours] for case, times in cases.items() if ours in times and theirs in times}


def write_csv(path, found):
    with open(path, "w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows([["instruction set", "elements", "case", "column", "ns a call"]] + [
            [isa, n, label(case), name, value] for isa, sized in found.items() for n, cases in sized.items()
            for case, times in cases.items() for name, value in times.items()])


def print_all(found):
    for isa, sized in found.items():
        names = list(dict.fromkeys(name for cases in sized.values() for times in cases.values() for name in times))
        markdown(["ns a call, " + isa, "elements"] + names, [
            [label(case), n or "-"] + [figure(times.get(name), 1) for name in names]
            for n, cases in sized.items() for case, times in cases.items()])
