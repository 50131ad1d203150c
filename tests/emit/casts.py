#!/usr/bin/env python3
"""What generated headers say of casts, against the losses that `graph --format json` lists, and what a wrong dtype says.

usage: casts.py JOINERY WORK_DIR
"""

import json
import os
import sys

from common import CHECK, HERE, SPECS, WARNINGS, Failures, Generated, fresh_folder, run, write

CATEGORY, UNKNOWN = 16, 32
CASTINGS = ["EXACT", "PROMOTE", "SAME_KIND", "ANY"]
RANKS = {"bool": 0, "uint": 1, "int": 2, "float": 3, "fixed": 3, "complex": 4}
WAYS = [["gcc", "-std=c99"], ["clang", "-std=c11"], ["g++", "-std=c++11", "-x", "c++"],
        ["clang++", "-std=c++20", "-x", "c++"]]


def losses_of_all_pairs(joinery, spec):
    """{(a, b): the bits of what converting a to b loses}"""
    status, output = run([joinery, "graph", spec, "--format", "json"])
    if status != 0:
        sys.exit(f"FAILED: graph {spec}: exit {status}\n{output}")
    graph = json.loads(output)
    names = [dtype["name"] for dtype in graph["dtypes"]]
    return {(a, b): int(row[2 * j : 2 * j + 2], 16)
            for a, row in zip(names, graph["losses"]) for j, b in enumerate(names)}


def expected_castings(dtypes, a, b, loss, promotes):
    if a not in dtypes or b not in dtypes:
        return [0, 0, 0, 0]
    kinds = [dtypes[a]["kind"], dtypes[b]["kind"]]
    keeps = all(kind in RANKS for kind in kinds) and RANKS[kinds[0]] <= RANKS[kinds[1]]
    if a == b:
        return [1, 1, 1, 1]
    exact = loss & ~CATEGORY == 0
    return [int(exact), promotes, int(promotes or keeps), int(exact or "abstract" not in kinds)]


def check_functions(failures, generated, losses):
    dtypes = {d["value"]: d for d in generated.manifest["dtypes"]}
    limit = max(dtypes) + 1
    found = {}
    for way in WAYS:
        program = os.path.join(generated.folder, "casts")
        command = [*way, *WARNINGS, "-O1", f"-I{generated.folder}", f"-I{HERE}", f"-DPREFIX={generated.prefix}",
                   f"-DUPPER={generated.upper}", f'-DHEADER="{generated.prefix}_promotion.h"',
                   os.path.join(HERE, "casts.c"), "-o", program]
        status, output = run(command)
        if not failures.check(status == 0, f"{' '.join(command)}\n{output}"):
            continue
        status, output = run([program, str(limit)])
        failures.check(status == 0, f"{program}: exit {status}")
        for line in output.splitlines():
            a, b, loss, *castings, promotes = map(int, line.split())
            known = a in dtypes and b in dtypes
            lost = losses[dtypes[a]["name"], dtypes[b]["name"]] if known else UNKNOWN
            found[a, b] = (loss, castings)
            failures.check(found[a, b] == (lost, expected_castings(dtypes, a, b, lost, promotes)),
                           f"{generated.prefix}: {way}: {a}, {b}: {line}")
    return {(a, b): found[a, b] for a in dtypes for b in dtypes}


def check_macros(failures, generated, found):
    """The macros are constant expressions that say the same as the functions."""
    idents = {d["value"]: d["ident"].upper() for d in generated.manifest["dtypes"]}
    upper, lines = generated.upper, []
    pairs = list(found.items())
    for a in idents:
        for both in (f"{idents[a]}, NO_DTYPE", f"NO_DTYPE, {idents[a]}"):
            lines.append(f"CHECK({upper}_CAST_LOSS({both}) == {UNKNOWN}, {len(lines)})")
            lines.append(f"CHECK(!{upper}_CAN_CAST({both}, ANY), {len(lines)})")
            lines.append(f"CHECK({upper}_PROMOTE_TYPES({both}) == {upper}_NO_DTYPE, {len(lines)})")
            lines.append(f"CHECK({upper}_RESULT_TYPE({both}, {idents[a]}) == {upper}_NO_DTYPE, {len(lines)})")
    for (a, b), (loss, castings) in pairs[:: max(1, len(pairs) // 400)]:
        both = f"{idents[a]}, {idents[b]}"
        checks = [f"{upper}_CAST_LOSS({both}) == {loss}"]
        checks += [f"{upper}_CAN_CAST({both}, {name}) == {allowed}" for name, allowed in zip(CASTINGS, castings)]
        lines += [f"CHECK({check}, {len(lines) + i})" for i, check in enumerate(checks)]
    users = [f"#define {ident} a, user" for ident in idents.values() if ident.isidentifier()]
    head = [*users, "#define EXACT 1, 2", f'#include "{generated.prefix}_promotion.h"', CHECK]
    path = write(generated.folder, "macros.c", "\n".join([*head, *lines, ""]))
    for way in WAYS:
        command = [*way, *WARNINGS, f"-I{generated.folder}", f"-I{HERE}", "-c", path, "-o", os.devnull]
        status, output = run(command)
        failures.check(status == 0 and output == "", f"{' '.join(command)}\n{output[:3000]}")


WRONG = {
    "JAX_U9": ["PROMOTE_TYPES(I8, U9)", "PROMOTE_TYPES(U9, I8)", "RESULT_TYPE(U9, I8)", "RESULT_TYPE(I8, F16, U9)",
               "RESULT_TYPE(B, U8, U16, U32, U9, I8, I16, I32)", "CAST_LOSS(U9, I8)", "CAST_LOSS(I8, U9)",
               "CAN_CAST(U9, I8, ANY)", "CAN_CAST(I8, U9, EXACT)"],
    "is_no_dtype": ["PROMOTE_TYPES(KIND_INT, I8)", "CAST_LOSS(I8, KIND_INT)", "RESULT_TYPE(B, KIND_INT, I8)"],
    "JAX_CAST_EXCAT": ["CAN_CAST(I8, I16, EXCAT)"],
    "JAX_RESULT_TYPE_takes_two_to_8_dtypes_": ["RESULT_TYPE(I8)", "RESULT_TYPE(B, B, B, B, B, B, B, B, B)"],
}


def check_wrong(failures, generated):
    """One error, which names what is wrong, in a function and outside of one."""
    path = os.path.join(generated.folder, "wrong.c")
    for name, expressions in WRONG.items():
        for expression in expressions:
            for code in (f"int f(void);\nint f(void) {{ return (int)JAX_{expression}; }}\n",
                         f"extern char array[JAX_{expression} + 1];\n"):
                write(path, f'#include "jax_promotion.h"\n{code}')
                for way in WAYS:
                    status, output = run([*way, f"-I{generated.folder}", "-c", path, "-o", os.devnull])
                    errors = [line for line in output.splitlines() if "error:" in line]
                    failures.check(status != 0 and len(errors) == 1 and name in output and "warning:" not in output,
                                   f"{way}: {code}{output}")


def main():
    joinery, work = sys.argv[1], fresh_folder(sys.argv[2])
    failures = Failures()
    for spec in ("jax", "kinds", "values"):
        path = os.path.join(SPECS if spec == "jax" else os.path.join(HERE, "specs"), spec + ".lua")
        generated = Generated(joinery, os.path.join(work, "out"), path)
        losses = losses_of_all_pairs(joinery, path)
        check_macros(failures, generated, check_functions(failures, generated, losses))
        if spec == "jax":
            check_wrong(failures, generated)
    failures.finish()


main()
