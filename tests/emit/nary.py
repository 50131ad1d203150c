#!/usr/bin/env python3
"""Promotion of three and more dtypes by each rule but "fold": the function, and NAME_RESULT_TYPE of two to eight dtypes.

usage: nary.py JOINERY WORK_DIR [SEED]

Over specs that are known for having several minimal upper bounds, and over random tables and graphs.
"""

import csv
import os
import random
import sys

from common import HERE, WARNINGS, Failures, Generated, fresh_folder, read, run, write, write_bound_spec

FUNCTION_WAYS = [
    ["gcc", "-std=c99", "-O0", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"],
    ["clang", "-std=c11", "-O2"],
    ["g++", "-std=c++17", "-x", "c++", "-O2"],
]
MACRO_WAYS = [["g++", "-std=c++11", "-x", "c++"], ["clang++", "-std=c++20", "-x", "c++"], ["gcc", "-std=c99"],
              ["clang", "-std=c11"]]


def write_random(folder, rng, number, size, form, nary="bound"):
    """A spec of abstract dtypes and weak ones: a random table, or a graph with edges upwards and some cells set."""
    names = [f"f{i}*" if nary != "bound" and rng.random() < 0.3 else f"d{i}" for i in range(size)]
    # values in no order, with holes
    values = rng.sample(range(2 * size), size) if form == "valued" else range(size)
    kinds = ["weak = 'f64'" if name[0] == "f" else "kind = 'abstract'" for name in names]
    dtypes = ", ".join(f"{{ '{name}', {kind}, value = {value} }}" for name, kind, value in zip(names, kinds, values))
    path = os.path.join(folder, f"random{number}.lua")
    if form == "graph":
        edges = {name: [names[j] for j in range(i + 1, size) if rng.random() < 1.5 / (j - i + 1)]
                 for i, name in enumerate(names)}
        promotes = ", ".join(f"['{a}'] = {{ {', '.join(repr(b) for b in above)} }}" for a, above in edges.items())
        rules = f"promotes = {{ {promotes} }}"
    else:
        # an order of sets, with joins of others put in their places; a wild one has any cell anywhere
        def cell(a, b):
            others = [name for c, name in enumerate(names) if c not in (a, b)] + ["-"]
            if form == "wild" and rng.random() < 0.3:
                return rng.choice(names + ["-"])
            if a | b not in (a, b) and rng.random() < 0.3:
                return rng.choice(others)
            return names[a | b] if a | b < size else "-"
        lines = [" ".join(names)] + [" ".join([name] + [cell(a, b) for b in range(size)])
                                     for a, name in enumerate(names)]
        rules = "table = [[\n" + "\n".join(lines) + "\n]]"
    return write(path, f"return {{ name = 'random{number}', nary = '{nary}', laws = {{}}, dtypes = {{ {dtypes} }}, {rules} }}\n")


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
            status, output = run([program, write_table(generated), "0", generated.rule])
            failures.check(status == 0, f"{generated.prefix} with {' '.join(way)}: exit {status}\n{output}")


def check_examples(failures, generated, rng):
    """The function for dtypes whose values are not 0, 1, ..., which the program of the lookups does not know."""
    table, order = generated.indices(), generated.order()
    values = [d["value"] for d in generated.manifest["dtypes"]]
    path, program = os.path.join(generated.folder, "examples.c"), os.path.join(generated.folder, "examples")
    with open(path, "w", encoding="utf-8") as file:
        file.write(f'#include "{generated.prefix}_promotion.h"\n')
        file.write("static const unsigned char examples[][10] = {\n")
        for chosen in tuples(rng, len(values), 500):
            join = generated.result(chosen, table, order)
            numbers = [len(chosen), *(values[d] for d in chosen), *[0] * (8 - len(chosen)), values[join] if join is not None else 255]
            file.write("    {" + ", ".join(map(str, numbers)) + "},\n")
        file.write("};\n")
        file.write(f"""
int main(void) {{
    for (size_t i = 0; i < sizeof examples / sizeof *examples; i++) {{
        {generated.prefix}_dtype d[8];
        const unsigned char *example = examples[i];
        const size_t n = example[0];
        for (int j = 0; j < 8; j++) d[j] = ({generated.prefix}_dtype)example[1 + j];
        if ((unsigned){generated.prefix}_result_type(n, d) != example[9]) return 1;
        if (n == 3 && (unsigned){generated.prefix}_result_type(3, d) != example[9]) return 2;
        if (n == 8 && (unsigned){generated.prefix}_result_type(8, d) != example[9]) return 3;
    }}
    return 0;
}}
""")
    for way in (["gcc", "-std=c99", "-O0"], ["clang", "-std=c11", "-O2"]):
        command = [*way, *WARNINGS, f"-I{generated.folder}", path, "-o", program]
        status, output = run(command)
        if failures.check(status == 0, f"{' '.join(command)}\n{output[:3000]}"):
            status, output = run([program])
            failures.check(status == 0, f"{path} with {' '.join(way)}: exit {status}")


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
    specs = [write_bound_spec(work, name) for name in ("numpy", "jax", "jep_no_unique_lub", "array_api")]
    forms = [("graph", 10), ("graph", 70), ("table", 8), ("table", 16), ("valued", 9), ("wild", 6)]
    specs += [write_random(work, rng, i, size, form) for i, (form, size) in enumerate(forms)]
    forms += [("graph", 12), ("graph", 66), ("table", 8), ("valued", 9), ("wild", 6)]
    for i, (form, size) in enumerate(forms):
        nary = ("fold_then_weak", "bound_then_weak")[(i + (i >= 6)) % 2]
        specs.append(write_random(work, rng, len(forms) + i, size, form, nary))
    specs += [write_bound_spec(work, name, nary) for name, nary in (
        ("array_api", "bound_then_weak"), ("array_api", "fold_then_weak"), ("numpy", "bound_then_weak"))]
    macros = 0
    for spec in specs:
        few = 4 if "numpy" in spec else 2
        generated = Generated(joinery, os.path.join(work, "out"), spec)
        failures.check(generated.nary != "fold", f"{spec} folds")
        if max(d["value"] for d in generated.manifest["dtypes"]) >= len(generated.manifest["dtypes"]):
            check_examples(failures, generated, rng)
        else:
            check_function(failures, generated, FUNCTION_WAYS[:few])
        has_macro = f"#define {generated.upper}_RESULT_TYPE(" in read(generated.folder, generated.prefix + "_promotion.h")
        order_holds = generated.manifest["laws"]["order"]["holds"]
        failures.check(has_macro == (order_holds or "bound" not in generated.nary),
                       f"{spec}: the macro of bounds needs an order that is transitive")
        if has_macro:
            check_macro(failures, generated, MACRO_WAYS[-few:], rng, 150)
            macros += 1
    failures.check(macros >= 7, f"only {macros} specs have the macro")
    failures.finish()


main()
