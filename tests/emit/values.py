#!/usr/bin/env python3
"""Headers of specs that say which value each enumerator has: every lookup for every value, holes and aliases among them.

usage: values.py JOINERY WORK_DIR

What is expected is read off the text of the spec (values, aliases, edges) and the report of `joinery table` (joins).
"""

import csv
import os
import re
import sys

from common import HERE, WARNINGS, Failures, Generated, fresh_folder, read, run, write

NONE = {"minus": -1, "flags": -2, "flags_order": -2}
SANITIZE = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all"]
WAYS = [
    ["gcc", "-std=c99", "-O1", *SANITIZE],
    ["clang", "-std=c11", "-O2"],
    ["g++", "-std=c++11", "-x", "c++", "-O2"],
    ["clang++", "-std=c++17", "-x", "c++", "-O1"],
]
SPECS = ["values", "values_order", "turned", "last_value", "minus", "flags", "flags_order"]
DENSE = 255  # that many values, and tables are laid out by them


def read_spec(name):
    """({name: value}, {alias: name}, {name: set of those above it, and itself}) of a spec with one dtype an entry."""
    text = read(HERE, "specs", name + ".lua")
    base = re.search(r'extends = "(\w+)\.lua"', text)
    if base:
        return read_spec(base.group(1))
    values, aliases = {}, {}
    dtypes, edges = text.split("promotes =")
    for dtype, entry in re.findall(r'\{ "(\w+)",([^{}]*(?:\{[^{}]*\})?[^{}]*)\}', dtypes):
        values[dtype] = int(re.search(r"value = (-?\d+)", entry).group(1))
        listed = re.search(r"aliases = \{([^}]*)\}", entry)
        aliases |= {alias: dtype for alias in re.findall(r'"(\w+)"', listed.group(1) if listed else "")}
    edges = {d: re.findall(r'"(\w+)"', to) for d, to in re.findall(r'(\w+) = \{((?: "\w+",?)+) \}', edges)}
    above = {d: {d} for d in values}
    for _ in values:
        for low, highs in edges.items():
            above[low] |= {top for high in highs for top in above[high]}
    return values, aliases, above


def write_expected(failures, joinery, generated, name):
    values, aliases, above = read_spec(name)
    status, text = run([joinery, "table", os.path.join(HERE, "specs", name + ".lua"), "--format", "csv"])
    failures.check(status == 0, text)
    rows = list(csv.reader(text.splitlines()))
    joins = {(row[0], b): cell for row in rows[1:] for b, cell in zip(rows[0][1:], row[1:])}
    failures.check({d["name"]: d["value"] for d in generated.manifest["dtypes"]} == values, f"{name}: values of the manifest")
    named = {alias: d["name"] for d in generated.manifest["dtypes"] for alias in d["aliases"]}
    failures.check(named == aliases, f"{name}: aliases of the manifest")
    at, none = {value: dtype for dtype, value in values.items()}, NONE.get(name, 255)
    is_dense = all(0 <= value < DENSE for value in at)
    tried = sorted({near for value in [none, *at] for near in (value - 1, value, value + 1) if abs(near) < 1 << 31}
                   | {-(1 << 31), 254, 255, 256, 65535, 65536})
    if is_dense:
        tried = sorted({*range(DENSE + 45), *tried})
    kinds = {d["name"]: (d["size"], f"{generated.upper}_KIND_{d['kind'].upper()}") for d in generated.manifest["dtypes"]}

    def table(cell):
        return ",\n".join("{" + ", ".join(str(cell(at.get(a), at.get(b))) for b in tried) + "}" for a in tried)

    def join(a, b):
        return values.get(joins.get((a, b)), none)

    lines = [f"enum {{ TRIED = {len(tried)}, EXPECTED_LIMIT = {max(at) + 1 if is_dense else 0} }};"]
    lines += ["#define HAS_LIMIT"] * is_dense + ["#define HAS_REAL"] * name.startswith("flags")
    lines += [f"static const long long tried[] = {{{', '.join(map(str, tried))}}};", "#define DTYPES(X) \\"]
    lines += [f'    X({tried.index(value)}, "{dtype}", {kinds[dtype][0]}, {kinds[dtype][1]}) \\'
              for dtype, value in values.items()]
    lines += ["", "#define ALIASES(X) \\"] + [f'    X("{alias}", {values[dtype]}) \\' for alias, dtype in aliases.items()]
    lines += ["", f"static const long long expected_join[TRIED][TRIED] = {{{table(join)}}};"]
    lines += [f"static const bool expected_order[TRIED][TRIED] = "
              f"{{{table(lambda a, b: int(a is not None and b in above[a]))}}};", ""]
    with open(os.path.join(generated.folder, "expected.h"), "w", encoding="utf-8") as file:
        file.write("\n".join(lines))
    return values


def check_macros(failures, generated, values):
    """NAME_PROMOTE_TYPES for all pairs, the enumerators' values, and a switch that has a case for each."""
    upper, folder = generated.upper, generated.folder
    idents = {d["name"]: d["ident"].upper() for d in generated.manifest["dtypes"]}
    lines = [f'#include "{generated.prefix}_promotion.h"', "int known(void);", f"int of({generated.prefix}_dtype d);"]
    has_constants = generated.prefix not in NONE
    for i, (a, row) in enumerate(zip(idents, generated.manifest["table"])):
        lines.append(f"extern char value_{i}[{upper}_{idents[a]} == {values[a]} ? 1 : -1];")
        for j, (b, join) in enumerate(zip(idents, row) if has_constants else ()):
            expected = f"{upper}_{idents[join]}" if join else f"{upper}_NO_DTYPE"
            lines.append(f"extern char join_{i}_{j}[{upper}_PROMOTE_TYPES({idents[a]}, {idents[b]}) == {expected} ? 1 : -1];")
    lines.append(f"int of({generated.prefix}_dtype d) {{ switch (d) {{")
    lines += [f"case {upper}_{ident}: return {values[name]};" for name, ident in idents.items()]
    lines += ["} return -1; }", f"int known(void) {{ return of({upper}_NO_DTYPE); }}", ""]
    path = write(folder, "macros.c", "\n".join(lines))
    for way in WAYS:
        command = [*way, *WARNINGS, "-Wswitch-enum", f"-I{folder}", "-c", path, "-o", os.devnull]
        status, output = run(command)
        failures.check(status == 0, f"{' '.join(command)}\n{output}")


def check_kernels(failures, joinery, work):
    """Kernels of flags.lua, called from C and from C++."""
    folder = os.path.join(work, "kernels")
    status, output = run([joinery, "generate", os.path.join(HERE, "specs", "flags.lua"), "-o", folder, "--isa", "scalar",
                          "--ops", "add,less,negative,where,convert"])
    failures.check(status == 0, output)
    sources = [os.path.join(folder, "flags_dispatch.c")]
    sources += [os.path.join(folder, "kernels", each) for each in sorted(os.listdir(os.path.join(folder, "kernels")))
                if each.endswith(".c")]
    objects = [os.path.join(folder, os.path.basename(source) + ".o") for source in sources]
    for source, made in zip(sources, objects):
        status, output = run(["gcc", "-std=c11", "-ffp-contract=off", *WARNINGS, f"-I{folder}", "-c", source, "-o", made])
        failures.check(status == 0, output)
    for compiler, standard, source in [("gcc", "c11", "flags.c"), ("clang++", "c++17", "flags.cpp")]:
        program = os.path.join(folder, "program")
        status, output = run([compiler, f"-std={standard}", *WARNINGS, f"-I{folder}", os.path.join(HERE, source), *objects,
                              "-lm", "-o", program])
        if failures.check(status == 0, output):
            status, output = run([program])
            failures.check(status == 0, f"{source} by {compiler}: exit {status}\n{output}")


def main():
    joinery, work = sys.argv[1], fresh_folder(sys.argv[2])
    failures = Failures()
    for name in SPECS:
        generated = Generated(joinery, work, os.path.join(HERE, "specs", name + ".lua"))
        values = write_expected(failures, joinery, generated, name)
        check_macros(failures, generated, values)
        for way in WAYS:
            program = os.path.join(generated.folder, "values")
            command = [*way, *WARNINGS, f"-I{generated.folder}", f"-DPREFIX={generated.prefix}", f"-DUPPER={generated.upper}",
                       f'-DHEADER="{generated.prefix}_promotion.h"', '-DEXPECTED="expected.h"', os.path.join(HERE, "values.c"),
                       "-o", program]
            status, output = run(command)
            if failures.check(status == 0, f"{' '.join(command)}\n{output}"):
                status, output = run([program])
                failures.check(status == 0, f"{name} with {' '.join(way)}: exit {status}\n{output}")
    check_kernels(failures, joinery, work)
    header = os.path.join(work, "last_value", "last_value_promotion.h")
    failures.check(os.path.getsize(header) < 50000, f"one dtype of 255 values: {os.path.getsize(header)} bytes of text")
    failures.finish()


main()
