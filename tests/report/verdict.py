#!/usr/bin/env python3
"""The verdict of check: on random tables it counts what a second, slower judge counts; in every spec its lines are few,
its groups add up to the failures of the laws, and what check says of a pair without a result is what explain says.
Usage: verdict.py JOINERY SPECS_DIR... [SEED]"""
import glob
import itertools
import json
import os
import random
import re
import subprocess
import sys
import tempfile

joinery = sys.argv[1]
folders = [argument for argument in sys.argv[2:] if os.path.isdir(argument)]
seed = int(sys.argv[-1]) if sys.argv[-1].isdigit() else random.randrange(10**6)
BITS = {"b": 1, "u8": 8, "u16": 16, "u32": 32, "i8": 8, "i16": 16, "i32": 32, "bf16": 16, "f16": 16, "f32": 32,
        "f64": 64, "c64": 64, "c128": 128}
NAMES = list(BITS)
LOSSES = {2: "overflows", 4: "sign", 8: "part"}
COSTS = ["exact", "rounds", "overflows", "drops", "unknown"]
RANKS = {"b": 0, "u": 1, "i": 1, "f": 3, "c": 4}


def rank(name):
    return 3 if name == "bf16" else RANKS[name[0]]


def run(*arguments):
    return subprocess.run([joinery, *arguments], capture_output=True, check=False, encoding="utf-8").stdout


def report(spec):
    """What check says as JSON, None of a spec that is meant to be bad."""
    return json.loads(run("check", spec, "--deny", "overflows,drops", "--format", "json") or "null")


def write(folder, table):
    path = os.path.join(folder, "table.csv")
    with open(path, "w", encoding="utf-8") as file:
        file.write("," + ",".join(NAMES) + "\n")
        for a in NAMES:
            file.write(a + "," + ",".join(table[a, b] or "-" for b in NAMES) + "\n")
    # A table, whatever order it has: import would make edges of it where it can.
    rows = open(path, encoding="utf-8").read().replace(",", " ")
    lua = os.path.join(folder, "table.lua")
    with open(lua, "w", encoding="utf-8") as file:
        dtypes = ", ".join(f'"{name}"' for name in NAMES)
        file.write(f'return {{ name = "random", dtypes = {{ {dtypes} }}, laws = {{}}, table = [[\n{rows}]] }}\n')
    return lua


def conversions(folder):
    """What each conversion costs, and which of the losses that a verdict tells it has."""
    graph = json.loads(run("graph", write(folder, {(a, b): b for a in NAMES for b in NAMES}), "--format", "json"))
    costs = {(a, b): COSTS[int(digit)] for a, row in zip(NAMES, graph["costs"]) for b, digit in zip(NAMES, row)}
    bits = {(a, b): int(row[2 * j : 2 * j + 2], 16) for a, row in zip(NAMES, graph["losses"]) for j, b in enumerate(NAMES)}
    return costs, {pair: [loss for bit, loss in LOSSES.items() if set_of & bit] for pair, set_of in bits.items()}


def judge(table, costs):
    """What is wrong with a table, as sets of pairs and triples, by matter and reason."""
    found = {("operand-order", None): set(), ("bracketing", None): set(), ("loss", "drops"): set(),
             ("loss", "overflows"): set(), ("wider", None): set(), ("undefined", "in-table"): set()}
    for a, b in itertools.product(NAMES, NAMES):
        result = table[a, b]
        if NAMES.index(a) < NAMES.index(b) and result != table[b, a]:
            found["operand-order", None].add((a, b))
        if result is None:
            found["undefined", "in-table"].add((a, b))
            continue
        losses = {costs[a, result], costs[b, result]}
        if "drops" in losses:
            found["loss", "drops"].add((a, b))
        elif "overflows" in losses:
            found["loss", "overflows"].add((a, b))
        if BITS[result] > max(BITS[a], BITS[b]) and any(
                BITS[s] < BITS[result] and rank(s) <= rank(result) and costs[a, s] == costs[b, s] == "exact"
                for s in NAMES):
            found["wider", None].add((a, b))
        for c in NAMES:
            left, inner = table.get((result, c)), table[b, c]
            right = table.get((a, inner)) if inner else None
            if left and right and left != right:
                found["bracketing", None].add((a, b, c))
    return found


def random_table(chance):
    table, sloppy = {}, chance.random()
    for a, b in itertools.product(NAMES, NAMES):
        wide = [name for name in NAMES if BITS[name] >= max(BITS[a], BITS[b])]
        table[a, b] = chance.choice(NAMES) if chance.random() < sloppy else chance.choice(wide)
        if NAMES.index(b) < NAMES.index(a) and chance.random() < 0.9:
            table[a, b] = table[b, a]
        elif chance.random() < 0.2:
            table[a, b] = None
    return table


def check_random(folder, costs, losses, chance):
    table = random_table(chance)
    found = judge(table, costs)
    told = {key: 0 for key in found}
    answer = report(write(folder, table))
    for group in answer["verdict"]:
        key = group["matter"], group["reason"]
        told[key] += group["count"]
        assert tuple(group["dtypes"]) in found[key], group
        if group["matter"] == "loss":
            result = table[tuple(group["dtypes"])]
            worse = max(group["dtypes"], key=lambda operand: COSTS.index(costs[operand, result]))
            assert group["losses"] == losses[worse, result], group
    assert told == {key: len(cases) for key, cases in found.items()}, (seed, told, table)
    return len(answer["verdict"])


def check_lines(spec, text):
    """About ten lines at the most, on any spec with promotions."""
    if "this is about castings alone" in text:
        return
    lines = text.split("\nVerdict\n")[1].split("\n\n")[0].splitlines()
    assert 1 <= len(lines) <= 10, (spec, lines)


def check_counts(spec, answer):
    sums = {}
    for group in answer["verdict"]:
        sums[group["matter"]] = sums.get(group["matter"], 0) + group["count"]
    laws = answer["laws"]
    assert sums.get("operand-order", 0) == laws["commutativity"]["failures"], spec
    assert sums.get("bracketing", 0) == laws["associativity"]["failures"], spec
    assert sums.get("undefined", 0) == answer["undefined"], spec
    assert sums.get("loss", 0) == len(answer["denied"]), spec


def explained(spec, a, b):
    text = run("explain", spec, a, b, "--format", "json")
    return json.loads(text)["steps"][0]


def check_words(spec, text, chance):
    """Some of the lines of check on pairs without a result, against explain. Returns how many."""
    sentences = set()
    for line in text.splitlines():
        sentences |= set(re.findall(
            r"(\S+) (?:v|and) (\S+) (is undefined in the table|have no upper bound|is resolved to nothing"
            r"|is ambiguous: .*)", line))
    some = chance.sample(sorted(sentences), min(3, len(sentences)))
    for a, b, words in some:
        step = explained(spec, a, b)
        assert step["join"] is None, (spec, a, b, words)
        if words.startswith("is ambiguous"):
            bounds = words.removeprefix("is ambiguous: ").replace(" or ", ", ").split(", ")
            assert step["minimal"] == bounds and len(bounds) > 1, (spec, words, step)
        if words == "have no upper bound":
            assert step["upper_bounds"] == [] and step["from"] == "graph", (spec, a, b, step)
        assert (words == "is resolved to nothing") == (step["from"] == "resolve"), (spec, a, b, step)
        assert (words == "is undefined in the table") == (step["from"] == "table"), (spec, a, b, step)
    return len(some)


def main():
    print(f"seed {seed}")
    chance = random.Random(seed)
    groups = sentences = 0
    with tempfile.TemporaryDirectory() as folder:
        costs, losses = conversions(folder)
        for _ in range(20):
            groups += check_random(folder, costs, losses, chance)
            path = os.path.join(folder, "table.lua")
            check_lines(path, run("check", path))
    specs = [spec["name"] for spec in json.loads(run("list", "--format", "json"))["specs"]]
    for folder in folders:
        specs += glob.glob(os.path.join(folder, "*.lua")) + glob.glob(os.path.join(folder, "*.csv"))
    for spec in specs:
        answer = report(spec)
        if not answer:
            continue
        text = run("check", spec)
        check_lines(spec, text)
        check_counts(spec, answer)
        sentences += check_words(spec, text, chance)
    assert sentences > 100
    print(f"20 random tables with {groups} groups; {len(specs)} specs, {sentences} of the pairs without a result")


main()
