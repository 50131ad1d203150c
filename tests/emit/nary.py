#!/usr/bin/env python3
"""Promotion of three and more dtypes by the rule "bound": the function, and NAME_RESULT_TYPE of two to eight dtypes.

usage: nary.py JOINERY WORK_DIR [SEED]

Over specs that are known for having several minimal upper bounds, and over random tables and graphs.
"""

import csv
import os
import random
import sys

from common import HERE, WARNINGS, Failures, Generated, fresh_folder, run, write_bound_spec

FUNCTION_WAYS = [
    ["gcc", "-std=c99", "-O0", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"],
    ["clang", "-std=c11", "-O2"],
    ["g++", "-std=c++17", "-x", "c++", "-O2"],
]
MACRO_WAYS = [["g++", "-std=c++11", "-x", "c++"], ["clang++", "-std=c++20", "-x", "c++"], ["gcc", "-std=c99"],
              ["clang", "-std=c11"]]


def write_random(folder, rng, number, size, form):
    """A spec of abstract dtypes: a random table, or a graph with edges upwards and some cells set."""
    names = [f"d{i}" for i in range(size)]
    dtypes = ", ".join(f"{{ '{name}', kind = 'abstract' }}" for name in names)
    path = os.path.join(folder, f"random{number}.lua")
    if form == "graph":
        edges = {name: [names[j] for j in range(i + 1, size) if rng.random() < 1.5 / (j - i + 1)]
                 for i, name in enumerate(names)}
        promotes = ", ".join(f"{a} = {{ {', '.join(repr(b) for b in above)} }}" for a, above in edges.items())
        rules = f"promotes = {{ {promotes} }}"
    else:
        # mostly an order of numbers, so that bounds exist, with cells that spoil symmetry and transitivity
        def cell(a, b):
            odd = rng.random()
            return rng.choice(names + ["-"]) if form == "wild" and odd < 0.3 or odd < 0.02 else names[a | b] if (
                a | b) < size else "-"
        lines = [" ".join(names)] + [" ".join([name] + [cell(a, b) for b in range(size)])
                                     for a, name in enumerate(names)]
        rules = "table = [[\n" + "\n".join(lines) + "\n]]"
    with open(path, "w", encoding="utf-8") as file:
        file.write(f"return {{ name = 'random{number}', nary = 'bound', laws = {{}}, dtypes = {{ {dtypes} }}, {rules} }}\n")
    return path


def write_table(generated):
    """The table of a manifest in CSV."""
    path = os.path.join(generated.folder, "table.csv")
    names = [d["name"] for d in generated.manifest["dtypes"]]
    with open(path, "w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(["", *names])
        rows.writerows([name, *("-" if cell is None else cell for cell in row)]
                       for name, row in zip(names, generated.manifest["table"]))
    return path


def check_function(failures, generated, ways):
    for way in ways:
        program = os.path.join(generated.folder, "lookups")
        command = [*way, *WARNINGS, f"-I{generated.folder}", f"-I{HERE}", f"-DPREFIX={generated.prefix}",
                   f"-DUPPER={generated.upper}", f'-DHEADER="{generated.prefix}_promotion.h"',
                   os.path.join(HERE, "lookups.c"), "-o", program]
        status, output = run(command)
        if failures.check(status == 0, f"{' '.join(command)}\n{output[:3000]}"):
            status, output = run([program, write_table(generated), "0", generated.nary])
            failures.check(status == 0, f"{generated.prefix} with {' '.join(way)}: exit {status}\n{output}")


def tuples(rng, size, count):
    """Tuples of two to eight of `size` numbers: all of three where those are few, and random ones, some with repeats."""
    if size ** 3 <= 1000:
        yield from ((a, b, c) for a in range(size) for b in range(size) for c in range(size))
    for _ in range(count):
        some = [rng.randrange(size) for _ in range(rng.choice([2, 3, 4, size]))]
        yield tuple(rng.choice(some) for _ in range(rng.randrange(2, 9)))


def check_macro(failures, generated, ways, rng, count):
    table, order = generated.indices(), generated.order()
    idents = [d["ident"].upper() for d in generated.manifest["dtypes"]]
    path, upper = os.path.join(generated.folder, "result.c"), generated.upper
    with open(path, "w", encoding="utf-8") as file:
        file.write("".join(f"#define {ident} of, a user\n" for ident in idents))
        file.write(f'#include "{generated.prefix}_promotion.h"\n')
        for i, chosen in enumerate(tuples(rng, len(idents), count)):
            join = generated.result(chosen, table, order)
            expected = f"{upper}_{idents[join]}" if join is not None else f"{upper}_NO_DTYPE"
            operands = ", ".join(idents[d] for d in chosen)
            file.write(f"extern char check_{i}[{upper}_RESULT_TYPE({operands}) == {expected} ? 1 : -1];\n")
    for way in ways:
        command = [*way, *WARNINGS, f"-I{generated.folder}", f"-I{HERE}", "-c", path, "-o", os.devnull]
        status, output = run(command)
        failures.check(status == 0 and output == "", f"{' '.join(command)}\n{output[:3000]}")


def main():
    joinery, work = sys.argv[1], fresh_folder(sys.argv[2])
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 20
    print(f"seed {seed}")
    rng, failures = random.Random(seed), Failures()
    specs = [write_bound_spec(work, name) for name in ("numpy", "jax", "jep_no_unique_lub")]
    forms = [("graph", 10), ("graph", 70), ("table", 8), ("table", 16), ("wild", 6)]
    specs += [write_random(work, rng, i, size, form) for i, (form, size) in enumerate(forms)]
    macros = 0
    for spec in specs:
        few = 4 if "numpy" in spec else 2
        generated = Generated(joinery, os.path.join(work, "out"), spec)
        failures.check(generated.nary == "bound", f"{spec} is not by bounds")
        check_function(failures, generated, FUNCTION_WAYS[:few])
        with open(os.path.join(generated.folder, generated.prefix + "_promotion.h"), encoding="utf-8") as file:
            has_macro = f"#define {generated.upper}_RESULT_TYPE(" in file.read()
        order_holds = generated.manifest["laws"]["order"]["holds"]
        failures.check(has_macro == order_holds, f"{spec}: the macro needs an order that is transitive")
        if has_macro:
            check_macro(failures, generated, MACRO_WAYS[-few:], rng, 150)
            macros += 1
    failures.check(macros >= 6, f"only {macros} specs have the macro")
    failures.finish()


main()
