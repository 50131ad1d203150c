#!/usr/bin/env python3
"""What pyright makes of the generated stubs, for dtypes and for arrays: for every operation and all operands the dtype that
the generated C gives, and an error where that gives none. Of arrays, whose overloads are the same, every cell of one table
and a sample of the others; with --all every cell. Usage: python_types.py JOINERY WORK [--all] SPEC..."""

import json
import os
import re
import shutil
import subprocess
import sys
import time

import answers

HERE = os.path.dirname(os.path.abspath(__file__))
PYRIGHT = os.path.join(os.path.dirname(HERE), "node_modules", "pyright", "index.js")
ARRAY = "from typing import Generic, TypeVar\n\nD = TypeVar('D')\n\nclass Array(Generic[D]): ...\n"
MOST_TRIPLES = 200  # of an operation on three operands


def write(folder, name, text):
    with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
        file.write(text)


def cases(names, tables, types, box, call, step=1):
    """Lines of Python, and the numbers of those that are wrong: each asserts the type of a call that has one, or for an
    operation of a type that was there before, that type. They are in short functions, because a checker follows what may
    happen before each line of one. And how many cells are asked for: of tables but the first, one in `step`."""
    lines, wrong, count, first, asked, others = [], set(), 0, {}, {}, ["def check_others():", "    pass"]
    for op, table in tables.items():
        same = first.setdefault(types[op], op)
        if same != op:
            assert table == tables[same], f"{op} has the type of {same}, but not its table"
            others.append(f"    assert_type({op}, {types[op]})")
            continue
        triples = len(next(iter(table))) == 3
        every = max(1, len(table) // MOST_TRIPLES) if triples else 1 if len(first) == 1 else step
        for i, (operands, result) in enumerate(table.items()):
            if i % every:
                continue
            if count % 32 == 0:
                lines.append(f"def check_{count}():")
            count += 1
            text = f"{op}({call(op, [names[d] for d in operands])})"
            if result < 0:
                wrong.add(len(lines))
            lines.append("    " + (text if result < 0 else f"assert_type({text}, {box}[{names[result]}])"))
        asked[types[op]] = -(-len(table) // every)
    return lines + others, wrong, sum(asked[types[op]] for op in tables)


def errors_of(folder, names):
    """By file, the lines in which pyright finds an error; lines begin with 0."""
    run = subprocess.run([os.environ.get("NODE", "node"), PYRIGHT, "--outputjson", "--pythonversion", "3.8", *names],
                         cwd=folder, stdout=subprocess.PIPE, check=False, text=True)
    report = json.loads(run.stdout)
    found = {name: set() for name in names}
    for each in report["generalDiagnostics"]:
        name = os.path.relpath(each["file"], folder)
        if each["severity"] == "error":
            found.setdefault(name, set()).add(each["range"]["start"]["line"])
    return found


def compare(joinery, work, spec, step):
    folder = os.path.join(work, os.path.basename(spec))
    subprocess.run([joinery, "generate", "-q", spec, "--prefix", "tested", "--emit", "tables,dispatch,python,python_arrays", "--isa",
                    "scalar", "-o", folder], check=True)
    module = answers.load(folder, "tested")
    of_c = answers.with_rows_of_three(module, answers.of_c(folder, "tested", module), answers.of_python(module))
    tables = answers.by_operation(module, of_c)
    with open(os.path.join(folder, "tested.pyi"), encoding="utf-8") as file:
        types = dict(re.findall(r"^(\w+): Final\[(_\w+)\]$", file.read(), re.M))
    tables = {op if op in types else op + "_": table for op, table in tables.items()}  # round_ is no builtin
    names = [dtype.__name__ for dtype in module.DTYPES]
    write(folder, "tested_array.pyi", ARRAY)
    write(folder, "__init__.py", "")

    head = ["from typing import Type", "from typing_extensions import assert_type", "from tested import *",
            "from tested import " + ", ".join(sorted(set(types.values())))]
    dtype_lines, dtype_wrong, dtype_count = cases(names, tables, types, "Type", lambda op, operands: ", ".join(operands))
    tables.pop("promote_types")
    arrays = [f"v_{name}: Array[{name}]" for name in names] + ["v_condition: Array[dtype]"]

    def on_arrays(op, operands):
        return ", ".join(["v_condition"] * (op == "where") + ["v_" + name for name in operands])

    array_lines, array_wrong, array_count = cases(names, tables, types, "Array", on_arrays, step)
    array_head = head[:2] + ["from tested import " + ", ".join(names + ["dtype"]), "from tested_array import Array",
                             "from tested_arrays import *",
                             "from tested_arrays import " + ", ".join(sorted(set(types.values()) - {"_promote_types"})),
                             *arrays]
    files = {"dtypes.py": (head, dtype_lines, dtype_wrong), "arrays.py": (array_head, array_lines, array_wrong)}
    for name, (before, lines, _) in files.items():
        write(folder, name, "\n".join(before + lines) + "\n")

    began = time.monotonic()
    found = errors_of(folder, [*files, "tested.pyi", "tested_arrays.pyi"])
    took, good, cells = time.monotonic() - began, True, dtype_count + array_count
    for name, (before, lines, wrong) in files.items():
        expected = {line + len(before) for line in wrong}
        for line in sorted(found.pop(name) ^ expected)[:10]:
            good = False
            what = "no" if line in expected else "an"
            print(f"FAILED: {spec}: {name}:{line + 1}: {what} error in {(before + lines)[line]}")
    for name, lines in found.items():
        for line in sorted(lines)[:10]:
            good = False
            print(f"FAILED: {spec}: an error in {name}:{line + 1}")
    refused = sum(len(wrong) for _, _, wrong in files.values())
    print(f"{spec}: {cells} cells, {refused} of them refused; pyright took {took:.1f} s")
    return good


def main():
    joinery, work, specs = sys.argv[1], os.path.abspath(sys.argv[2]), sys.argv[3:]
    step = 1 if specs[0] == "--all" else 20
    if step == 1:
        del specs[0]
    shutil.rmtree(work, ignore_errors=True)
    results = [compare(joinery, work, spec, step) for spec in specs]
    sys.exit(0 if results and all(results) else 1)


if __name__ == "__main__":
    main()
