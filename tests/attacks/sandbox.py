#!/usr/bin/env python3
"""Specs that want all time, memory or stack there is end at a limit, or in an error of their own. Each of sandbox/*.lua
names its outcome, or what it may be, in its first line; texts that are long or deep are made here. Usage: sandbox.py JOINERY
WORK SECONDS MEGABYTES DEPTH: the two limits, and how deep texts go at most."""

import glob
import os
import sys

import runs

SLACK = 600_000_000  # bytes beside what the limit counts: the program, its text, what the reader makes of a table


def nested(depth):
    """Texts of something within something, or beside it: a name and the text."""
    for name, opening, closing in (("braces", "{", "}"), ("parentheses", "(", ")"), ("functions", "function() return ", " end"),
                                   ("not", "not ", ""), ("minus", "- ", ""), ("power", "2^", ""), ("concat", "'a'..", ""),
                                   ("index", "a[", "]")):
        yield f"{name}-{depth}", f"return {opening * depth}{'' if name == 'braces' else '1'}{closing * depth}"
    yield f"blocks-{depth}", "do " * depth + "end " * depth
    yield f"open-{depth}", "{" * depth
    yield f"brackets-{depth}", "[" * depth
    yield f"calls-{depth}", "return a" + "()" * depth
    yield f"locals-{depth}", "".join(f"local a{i} = 1\n" for i in range(depth))
    yield f"constants-{depth}", "return {" + ",".join(f"'k{i}'" for i in range(depth)) + "} .. 1"
    yield f"digits-{depth}", "return " + "9" * depth
    yield f"name-{depth}", "return " + "a" * depth
    yield f"lines-{depth}", "\n" * depth + "}"
    yield f"long-string-{depth}", "return [" + "=" * depth + "["
    yield f"escape-{depth}", "return '\\z" + " \n" * depth


def main():
    joinery, work, seconds, megabytes, depth = sys.argv[1:]
    folder = os.path.join(os.path.dirname(os.path.abspath(__file__)), "sandbox")
    run = runs.Runs(joinery)
    runs.fresh_folder(work)

    def limits(at_most):
        return "-q", "--max-time", at_most, "--max-memory", megabytes + "M"

    attacks = sorted(glob.glob(os.path.join(folder, "*.lua")))
    assert len(attacks) >= 50
    for path in attacks:
        with open(path, encoding="utf-8") as file:
            outcome = file.readline()[3:].strip()
        outcome = outcome.replace("time-limit", "time-limit instruction-limit")  # which comes first is the machine's
        # Another end may take a busy machine longer.
        run.refused(os.path.basename(path), outcome, "check", path, *limits(seconds if "time-limit" in outcome else "100"))
    for levels in (199, 201, int(depth)):
        for name, text in nested(levels):
            with open("nested.lua", "w", encoding="utf-8") as file:
                file.write(text)
            run.run(name, "check", "nested.lua", *limits(seconds), statuses=(2,))
    if not os.environ.get("ASAN_OPTIONS") and runs.largest_child() > int(megabytes) * 1_000_000 + SLACK:
        run.fail("memory", f"{runs.largest_child()} bytes")
    return run.end()


sys.exit(main())
