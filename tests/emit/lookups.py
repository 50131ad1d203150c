#!/usr/bin/env python3
"""Every lookup of generated headers against the tables of the oracles, in C and C++, under sanitizers.

usage: lookups.py JOINERY WORK_DIR [--all]

Without --all: a few specs, in C and C++. With it those in more ways, and every other spec in C.
"""

import os
import sys

from common import CHECK, HERE, WARNINGS, Failures, Generated, fresh_folder, run, reference_specs, write, write_wide_spec

FEW = ["jax", "numpy", "jep_tensorflow"]
SANITIZE = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all"]
WAYS = [
    ["gcc", "-std=c99", *SANITIZE],
    ["clang++", "-std=c++11", "-x", "c++", "-fsanitize=undefined", "-fno-sanitize-recover=all"],
    ["clang", "-std=c11", *SANITIZE],
    ["gcc", "-std=c17", "-O2"],
    ["gcc", "-std=c11", "-O2", "-fshort-enums"],
    ["clang", "-std=c2x", "-O2"],
    ["g++", "-std=c++17", "-x", "c++", "-O2", "-fPIC"],
    ["clang++", "-std=c++20", "-x", "c++", "-O2"],
]
MACRO_WAYS = [["gcc", "-std=c99"], ["clang++", "-std=c++17", "-x", "c++"], ["clang", "-std=c11"],
              ["g++", "-std=c++11", "-x", "c++"]]


def check_lookups(failures, generated, ways):
    for way in ways:
        program = os.path.join(generated.folder, "lookups")
        command = [*way, *WARNINGS, "-O1" if "-O2" not in way else "-O2", f"-I{generated.folder}", f"-I{HERE}",
                   f"-DPREFIX={generated.prefix}", f"-DUPPER={generated.upper}",
                   f'-DHEADER="{generated.prefix}_promotion.h"', os.path.join(HERE, "lookups.c"), "-o", program]
        status, output = run(command)
        if not failures.check(status == 0, f"{' '.join(command)}\n{output}"):
            continue
        status, output = run([program, generated.oracle, "1" if generated.ordered_by_table else "0", generated.rule])
        failures.check(status == 0, f"{generated.prefix} with {' '.join(way)}: exit {status}\n{output}")


def check_macro(failures, generated, ways):
    """NAME_PROMOTE_TYPES of all pairs, or of 1,500 of them, as constant expressions of C99, C11 and C++11."""
    idents = {d["name"]: d["ident"].upper() for d in generated.manifest["dtypes"]}
    upper, folder = generated.upper, generated.folder
    pairs = list(generated.table().items())
    pairs = pairs[:: max(1, len(pairs) // 1500)]
    enumerators = {name: f"{upper}_{ident}" for name, ident in idents.items()} | {None: f"{upper}_NO_DTYPE"}
    checks = [
        f"CHECK({upper}_PROMOTE_TYPES({idents[a]}, {idents[b]}) == {enumerators[join]}, {i})"
        for i, ((a, b), join) in enumerate(pairs)
    ]
    path = write(folder, "macro.c", "\n".join([f'#include "{generated.prefix}_promotion.h"', CHECK, *checks, ""]))
    for way in ways:
        command = [*way, *WARNINGS, f"-I{folder}", "-c", path, "-o", os.devnull]
        status, output = run(command)
        failures.check(status == 0, f"{' '.join(command)}\n{output[:3000]}")


def check_unknown_names(failures, generated):
    """A name that there is not is an error that names it."""
    upper, folder = generated.upper, generated.folder
    known = generated.enumerator(generated.manifest["dtypes"][0]["name"]).removeprefix(upper + "_")
    for arguments in (f"{known}, NOSUCH", f"NOSUCH, {known}"):
        path = write(folder, "unknown.c", f'#include "{generated.prefix}_promotion.h"\nint f(void);\n'
                     f"int f(void) {{ return (int){upper}_PROMOTE_TYPES({arguments}); }}\n")
        for way in (["gcc", "-std=c99"], ["clang", "-std=c11"], ["g++", "-std=c++11", "-x", "c++"]):
            status, output = run([*way, f"-I{folder}", "-c", path, "-o", os.devnull])
            failures.check(status != 0 and f"{upper}_NOSUCH" in output, f"{way} on {arguments}: {output}")


def main():
    joinery, work = sys.argv[1], fresh_folder(sys.argv[2])
    everything = "--all" in sys.argv[3:]
    failures = Failures()
    specs = [(name, oracle) for name, oracle in reference_specs() if everything or name in FEW]
    specs += [write_wide_spec(work, count) for count in ([254, 255, 256] if everything else [255])]
    for spec, oracle in specs:
        few = spec in FEW or any(f"wide{count}." in spec for count in (255, 256))
        generated = Generated(joinery, os.path.join(work, "out"), spec, oracle)
        check_lookups(failures, generated, WAYS[:1] if not few else WAYS if everything else WAYS[:2])
        check_macro(failures, generated, MACRO_WAYS if few else MACRO_WAYS[:2])
        if few:
            check_unknown_names(failures, generated)
    failures.finish()


main()
