#!/usr/bin/env python3
"""The answers of generated Python modules against those of the generated C: every pair of dtypes, every operation, every
triple. Usage: python_answers.py JOINERY WORK SPEC... | --all"""

import os
import shutil
import subprocess
import sys

import answers


def compare(joinery, work, spec):
    """How many answers were compared, and whether all are the same."""
    folder = os.path.join(work, os.path.basename(spec))
    subprocess.run([joinery, "generate", "-q", spec, "--prefix", "tested", "--emit", "tables,dispatch,python", "--isa",
                    "scalar", "-o", folder], check=True)
    module = answers.load(folder, "tested")
    ours = answers.of_python(module)
    theirs = answers.with_rows_of_three(module, answers.of_c(folder, "tested", module), ours)
    wrong = [i for i, (a, b) in enumerate(zip(ours, theirs)) if a != b]
    if len(ours) != len(theirs) or wrong:
        print(f"FAILED: {spec}: {len(ours)} answers in Python, {len(theirs)} in C, {len(wrong)} differ, at {wrong[:10]}")
        return len(ours), False
    return len(ours), True


def main():
    joinery, work, specs = sys.argv[1], sys.argv[2], sys.argv[3:]
    shutil.rmtree(work, ignore_errors=True)
    if specs == ["--all"]:
        listed = subprocess.run([joinery, "list", "--format", "csv"], stdout=subprocess.PIPE, check=True, text=True).stdout
        specs = [line.split(",")[0] for line in listed.splitlines()[1:]]
    results = [compare(joinery, work, spec) for spec in specs]
    print(f"{len(specs)} specs, {sum(count for count, _ in results)} answers compared")
    sys.exit(0 if specs and all(same for _, same in results) else 1)


main()
