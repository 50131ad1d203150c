#!/usr/bin/env python3
"""
Each form of `result` alone, on installed specs: generated kernels have the results that the spec gives, and all that `check`
counts; forms that change no result lose no kernel. Then values of `clip` by some rules.

usage: result_rules.py JOINERY CC WORK_DIR [SPEC...]
"""

import glob
import importlib
import json
import os
import subprocess
import sys

OPS = {"add": 2, "less": 2, "divide": 2, "absolute": 1, "sqrt": 1, "clip": 3, "where": 3}
# The forms: %(f)s and %(i)s are dtypes of the spec; cells are for as many operands as there are.
FORMS = {"none": None, "default": '"default"', "join": '"join"', "inexact": '"inexact"', "part": '"part"', "fixed": '"%(f)s"',
         "floor": '{ floor = "%(i)s" }', "loops": '{ loops = { "%(i)s", "%(f)s" } }', "map": '{ bool = "%(i)s" }',
         "each": '{ by = "each", bool = "%(i)s" }', "first": "{ by = 1 }", "mapped": '{ by = 1, %(i)s = "%(f)s" }',
         "cells": '{ cells = { { %(operands)s"%(f)s" } } }', "undefined": '{ cells = { { %(operands)s"-" } } }'}
# Forms that a spec cannot have, or by which no kernel of joinery's computes: comparisons give bool.
REFUSED = {"less": ("join", "inexact", "part", "fixed", "floor", "loops", "map", "each", "first", "mapped"), "where": ("cells", "undefined")}
SAME = ("default",)  # as in the spec

PROGRAM = """
#include "%(name)s_kernels.h"
#include <stdio.h>
int main(void) {
    const %(name)s_dtype all[] = {%(all)s};
    const int n = sizeof all / sizeof *all;
    for (int i = 0; i < n; i++) {
%(unary)s
        for (int j = 0; j < n; j++) {
%(binary)s
            for (int k = 0; k < n; k++) {
%(ternary)s
            }
        }
    }
    return 0;
}
"""


# clip(x, low, high), with two elements of each, by `by = 1`, by cells and by a signature: the first is computed in the join.
VALUES = r"""
#include "clips_kernels.h"
#include <stdio.h>
#define CLIP(X, x, L, l, H, h, out, a, b)                                                                                    \
    status = clips_clip(2, CLIPS_##X, x, sizeof *x, CLIPS_##L, l, sizeof *l, CLIPS_##H, h, sizeof *h, out, sizeof *out);   \
    if (status != CLIPS_OK || out[0] != (a) || out[1] != (b))                                                              \
        printf("line %d: %g %g, status %d\n", __LINE__, (double)out[0], (double)out[1], (int)status), wrong++
int main(void) {
    const float f[] = {5, -2}, zero[] = {0, 0}, one[] = {1, 1};
    const int8_t i[] = {100, -100}, five[] = {5, 5};
    const int64_t low[] = {-300, -5}, high[] = {300, 300};
    float out[2];
    int8_t small[2];
    int16_t cell[2];
    clips_status status;
    int wrong = 0;
    CLIP(F32, f, F32, zero, F32, one, out, 1, 0);
    CLIP(I8, i, I64, low, I64, high, small, 100, -5);
    int8_t same[] = {100, -100};
    CLIP(I8, same, I64, low, I64, high, same, 100, -5);
    CLIP(I8, i, I8, five, I8, five, cell, 5, 5);
    if (clips_clip_out_dtype(CLIPS_I8, CLIPS_I8, CLIPS_I8) != CLIPS_I16) wrong++;
    return wrong;
}
"""
CLIPS = """return { extends = "array_api", name = "clips",
  results = { clip = { by = 1, cells = { { "i8", "i8", "i8", "i16" }, { "u8", "u8", "u8", "-" } } } } }
"""


def run(*command):
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(command)}: status {done.returncode}\n{done.stdout}")
    return done.stdout


def compiled(compiler, name):
    flags = ["-std=c11", "-O0", "-ffp-contract=off", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Werror"]
    run(compiler, *flags, f"-I{name}", f"{name}.c", f"{name}/{name}_dispatch.c", *glob.glob(f"{name}/kernels/*.c"), "-o", f"{name}.run")
    return run(f"./{name}.run")


def are_values_right(joinery, compiler):
    write("clips.lua", CLIPS)
    write("clips.c", VALUES)
    run(joinery, "generate", "clips.lua", "-q", "-o", "clips", "--isa", "scalar", "--ops", "clip")
    compiled(compiler, "clips")


def write(path, text):
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def prepared(joinery, name, spec, form, dtypes):
    """The spec of a form, with its kernels; what `check` says of its operations."""
    results = []
    for op, arity in OPS.items():
        if FORMS[form] and form not in REFUSED.get(op, ()):
            operands = f'"{dtypes["f"]}", ' * arity
            results.append(f"{op} = " + FORMS[form] % {**dtypes, "operands": operands})
    quoted = ", ".join(f"{op} = {{}}" for op in OPS)  # a list would ask for a kernel of each
    write(f"{name}.lua", f'return {{ extends = "{spec}", name = "{name}", ops = {{ only = true, {quoted} }}, results = {{ {", ".join(results)} }} }}\n')
    run(joinery, "generate", f"{name}.lua", "-q", "-o", name, "--isa", "scalar", "--emit", "python,tables,kernels,dispatch")
    found = json.loads(run(joinery, "check", f"{name}.lua", "--format", "json"))["op_results"]["rules"]
    return {each["op"]: each for each in found}


def kernels_of(compiler, name, module):
    """By operation, the operands and results of its kernels."""
    lines = {1: [], 2: [], 3: []}
    for op, arity in OPS.items():
        indices = ["i", "j", "k"][:arity]
        given = ", ".join(f"all[{i}]" for i in (indices[1:] if op == "where" else indices))
        call = f"{op}_out_dtype(" if arity == 3 else f"{['', 'unary', 'binary'][arity]}_out_dtype({name.upper()}_{op.upper()}, "
        lines[arity].append(f"    {{ const {name}_dtype r = {name}_{call}{given}); if (r != {name.upper()}_NO_DTYPE) "
                            f'printf("{op} {" ".join(["%d"] * arity)} %s\\n", {", ".join(indices)}, {name}_dtype_name(r)); }}')
    all_dtypes = ", ".join(f"{name.upper()}_{d.__name__.upper()}" for d in module.DTYPES)
    write(f"{name}.c", PROGRAM % {"name": name, "all": all_dtypes, "unary": "\n".join(lines[1]), "binary": "\n".join(lines[2]),
                                  "ternary": "\n".join(lines[3])})
    made = {op: {} for op in OPS}
    for row in compiled(compiler, name).splitlines():
        op, *operands, result = row.split()
        made[op][tuple(int(i) for i in operands)] = result
    return made


def wrong_of(module, made, rules):
    """What differs between kernels, and the results and the count of kernels that the program says."""
    dtypes = list(module.DTYPES)
    for op, cells in made.items():
        for operands, result in cells.items():
            given = operands[-2:] if op == "where" else operands
            try:
                expected = module.op_result(op, *(dtypes[i] for i in given)).name
            except module.PromotionError:
                expected = "-"
            if result != expected:
                yield f"{op}{tuple(dtypes[i].name for i in operands)} gives {result}, not {expected}"
        if op in rules and op != "where":  # `check` looks at clip with the last operand twice
            looked_at = sum(1 for operands in cells if operands[1:] == operands[1:2] * 2 or OPS[op] < 3)
            arity = min(OPS[op], 2)
            pairs = [(a, b) for a in dtypes for b in dtypes] if arity == 2 else [(a,) for a in dtypes]
            defined = sum(1 for pair in pairs if has_result(module, op, pair + pair[1:] * (OPS[op] - arity)))
            if looked_at != defined - rules[op]["without_kernel"]:
                yield f"{op} has {looked_at} kernels, not {defined} - {rules[op]['without_kernel']}"


def has_result(module, op, operands):
    try:
        return module.op_result(op, *operands) is not None
    except module.PromotionError:
        return False


def lost(form, made, plain):
    """What a form that says nothing of other operands takes from them."""
    for op, cells in made.items():
        if form in SAME and cells != plain[op] and not plain["own"]:
            yield f"{op} is not as by default"
        if form in ("cells", "undefined") and op not in ("where",):
            missing = [operands for operands in plain[op] if operands not in cells]
            if len(missing) > (form == "undefined" or op == "less"):
                yield f"{op} has lost {len(missing)} of {len(plain[op])} kernels"
        if form == "first" and op == "clip" and len(cells) != len(plain[op]):
            yield f"clip has {len(cells)} kernels, not {len(plain[op])}"


def tried(joinery, compiler, spec):
    dtypes, plain = None, None
    for form in FORMS:
        name = f"rules_{spec}_{form}"
        if dtypes is None:
            run(joinery, "generate", spec, "-q", "-o", "plain", "--emit", "python")
            whole = importlib.import_module(f"plain.{spec}")
            dtypes = {"f": next(d.name for d in whole.DTYPES if d.kind == "float" and d.name in ("f32", "float")),
                      "i": next(d.name for d in whole.DTYPES if d.name in ("i32", "int"))}
        rules = prepared(joinery, name, spec, form, dtypes)
        module = importlib.import_module(f"{name}.{name}")
        made = kernels_of(compiler, name, module)
        plain = plain or {**made, "own": True}
        yield from (f"{spec}, {form}: {each}" for each in wrong_of(module, made, rules))
        made.pop("own", None)
        yield from (f"{spec}, {form}: {each}" for each in lost(form, made, plain))


def main():
    joinery, compiler, work, *specs = sys.argv[1:]
    os.makedirs(work, exist_ok=True)
    os.chdir(work)
    sys.path.insert(0, work)
    are_values_right(joinery, compiler)
    failures = [each for spec in specs for each in tried(joinery, compiler, spec)]
    print(*failures[:40], f"{len(failures)} failures", sep="\n")
    return bool(failures)


if __name__ == "__main__":
    sys.exit(main())
