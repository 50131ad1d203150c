#!/usr/bin/env python3
"""Counts the lines and branches of the generator that a coverage build reached, by file.

usage: coverage.py BUILD [--lines]

BUILD is a build with JOINERY_COVERAGE (preset `coverage`) in which tests have run. --lines also lists the lines that nothing
reached. Files for other systems are not built and not counted.
"""

import collections
import json
import os
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def data_files(build):
    for folder, _, files in os.walk(os.path.join(build, "generator")):
        yield from (os.path.join(folder, name) for name in sorted(files) if name.endswith(".gcno"))


def reached(build):
    """{file of generator/: {line: (count, branches reached, branches)}}, the most of all that it was compiled into."""
    found = collections.defaultdict(dict)
    for path in data_files(build):
        output = subprocess.run(["gcov", "--json-format", "--stdout", "--branch-probabilities", path],
                                capture_output=True, check=True, cwd=build).stdout
        for line in output.splitlines():
            for file in json.loads(line)["files"]:
                name = os.path.relpath(os.path.join(build, file["file"]), ROOT)
                if not name.startswith("generator/"):
                    continue
                for each in file["lines"]:
                    branches = [branch for branch in each["branches"] if not branch["throw"]]
                    new = (each["count"], sum(branch["count"] > 0 for branch in branches), len(branches))
                    old = found[name].get(each["line_number"], (0, 0, 0))
                    found[name][each["line_number"]] = tuple(map(max, old, new))
    return found


def percent(part, whole):
    return f"{100 * part / whole:5.1f}%" if whole else "     -"


def row(name, lines):
    counts = lines.values()
    hit, branch_hit, branches = sum(c > 0 for c, _, _ in counts), sum(h for _, h, _ in counts), sum(b for _, _, b in counts)
    return name, hit, len(lines), branch_hit, branches


def main():
    build = os.path.abspath(sys.argv[1])
    found = reached(build)
    rows = [row(name, lines) for name, lines in sorted(found.items())]
    rows.append(("all", *(sum(each[i] for each in rows) for i in range(1, 5))))
    print(f"{'file':45} {'lines':>13} {'':6} {'branches':>13}")
    for name, hit, lines, branch_hit, branches in rows:
        print(f"{name:45} {hit:6}/{lines:6} {percent(hit, lines)} {branch_hit:6}/{branches:6} {percent(branch_hit, branches)}")
    if "--lines" not in sys.argv[2:]:
        return
    for name, lines in sorted(found.items()):
        with open(os.path.join(ROOT, name), encoding="utf-8") as file:
            text = file.read().splitlines()
        for number in sorted(number for number, (count, _, _) in lines.items() if not count):
            print(f"{name}:{number}: {text[number - 1].strip()}")


main()
