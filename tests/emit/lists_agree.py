#!/usr/bin/env python3
"""
Lists of signatures against what joinery answers elsewhere: the table of the manifest, the result functions of the promotion
header, and the operations of the Python module. For specs that come with joinery, and for specs of libraries.

usage: lists_agree.py JOINERY WORK_DIR
"""

import importlib.util
import itertools
import json
import os
import re
import sys

from common import HERE, WARNINGS, Failures, fresh_folder, read, run, write

LIBRARIES = os.path.join(HERE, "lists")
# A spec, and more options.
SPECS = [
    ("jax", ["--ops", "arithmetic,comparison,logical,division,unary,convert"]),
    ("jax", []),
    ("numpy", []),
    ("pytorch", []),
    ("array_api", ["--ops", "add,less,equal,sqrt,where"]),
    ("python", ["--ops", "add,divide,where"]),
    (os.path.join(LIBRARIES, "netcdf.lua"), []),
    (os.path.join(LIBRARIES, "mlx.lua"), []),
    (os.path.join(LIBRARIES, "dpctl.lua"), []),
]

ROW = '#define ROW(name, ...) puts(name " " #__VA_ARGS__);\n'


def program_of(prefix, lists):
    """Prints each row of each list, and each disagreement with the functions of the promotion header."""
    P = prefix.upper()
    text = f'#include "{prefix}_dispatch.h"\n#include "{prefix}_promotion.h"\n#include <stdio.h>\n{ROW}'
    main = []
    for name, columns in lists.items():
        main.append(f'{P}_FOR_EACH_{name}(ROW, "{name}")')
        if columns[-2:] == ["c", "r"]:
            main.append(f'{P}_FOR_EACH_{name}_DISTINCT(ROW, "{name}_DISTINCT")')
    return text + "int main(void) {\n" + "\n".join(main) + "\nreturn 0;\n}\n"


def agreement_of(prefix, own):
    """For each operation with a function of that name in the promotion header: for all values, that and the list agree."""
    P = prefix.upper()
    text = f'#include "{prefix}_promotion.h"\n#include "{prefix}_dispatch.h"\n#include <stdio.h>\nint main(void) {{\n'
    text += "int wrong = 0;\nfor (int i = -3; i < 300; i++) {\n"
    for name, arity in own:
        a, b = f"({prefix}_dtype)i", f"({prefix}_dtype)k"
        each = f"({prefix}_{name}_result)({a})", f"{prefix}_{name}_result({a})"
        if arity == 2:
            each = f"({prefix}_{name}_result)({a}, {b})", f"{prefix}_{name}_result({a}, {b})"
            text += "for (int k = -3; k < 300; k++) "
        text += f'if ({each[0]} != {each[1]}) wrong++, printf("{name} %d\\n", i);\n'
    return text + f"}}\n(void){P}_NO_DTYPE;\nreturn wrong != 0;\n}}\n"


def python_module(folder, prefix):
    spec = importlib.util.spec_from_file_location(prefix, os.path.join(folder, prefix + ".py"))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def check_spec(failures, joinery, folder, spec, options):
    """Returns how many operations it compared with functions of the promotion header."""
    fresh_folder(folder)
    emit = ["--emit", "tables,python,dispatch.h"]
    status, output = run([joinery, "generate", spec, "-q", "-o", folder, *emit, *options])
    if not failures.check(status == 0, output):
        return 0
    manifest_name = next(name for name in os.listdir(folder) if name.endswith(".json"))
    with open(os.path.join(folder, manifest_name), encoding="utf-8") as file:
        manifest = json.load(file)
    prefix, dtypes = manifest["prefix"], manifest["dtypes"]
    header = read(folder, prefix + "_dispatch.h")
    functions = re.findall(r"\b(?:UNARY|BINARY|PAIR)\((\w+), \d+\)", read(folder, prefix + "_promotion.h"))
    keys = dict(re.findall(rf"#define {prefix.upper()}_SWITCH_(\w+)\(([a-z, ]+), CASE", header))
    computed = {name[: -len("_COMPUTE")] for name in keys if name.endswith("_COMPUTE")}
    lists = {name: key.split(", ") + (["c", "r"] if name in computed else []) for name, key in keys.items()
             if not name.endswith("_COMPUTE")}
    rows = rows_of(failures, folder, program_of(prefix, lists))
    own = [(name.lower(), len(columns) - 2) for name, columns in lists.items()
           if name in computed and name.lower() in functions]
    compile_program(failures, folder, "agreement", agreement_of(prefix, own))
    by_ident = {d["ident"].lower(): d for d in dtypes}
    check_pairs(failures, spec, rows, dtypes, manifest["table"])
    check_operations(failures, spec, python_module(folder, prefix), rows, computed, by_ident)
    return len(own)


def compile_program(failures, folder, name, text):
    source = write(folder, name + ".c", text)
    status, output = run(["gcc", "-std=c99", *WARNINGS, "-Wno-pedantic", f"-I{folder}", source, "-o", source[:-2]])
    if failures.check(status == 0, output[:2000]):
        status, output = run([source[:-2]])
        failures.check(status == 0, output[:2000])
    return output


def rows_of(failures, folder, text):
    """By the name of a list, its rows as lists of identifiers."""
    rows = {}
    for line in compile_program(failures, folder, "rows", text).splitlines():
        name, _, cells = line.partition(" ")
        rows.setdefault(name, []).append(cells.split(", "))
    return rows


def check_pairs(failures, spec, rows, dtypes, table):
    wanted = [[a["ident"].lower(), b["ident"].lower(), next(d["ident"].lower() for d in dtypes if d["name"] == cell)]
              for a, line in zip(dtypes, table) for b, cell in zip(dtypes, line) if cell is not None]
    failures.check(rows.get("PAIR", []) == wanted, f"{spec}: pairs differ")


def check_operations(failures, spec, module, rows, computed, by_ident):
    for name in sorted(computed):
        list_ = rows.get(name, [])
        distinct = [list(each) for each in dict.fromkeys(tuple(row[-2:]) for row in list_)]
        failures.check(rows.get(name + "_DISTINCT", []) == distinct, f"{spec}: {name}: distinct ones differ")
        function = getattr(module, name.lower(), None) or getattr(module, name.lower() + "_", None)
        if not function:
            failures.check(False, f"{spec}: the module has no {name.lower()}")
            continue
        check_rows(failures, f"{spec}: {name}", function, list_, by_ident)


def answer(function, operands):
    """The identifier of the dtype that a function of the module gives, or None."""
    try:
        result = function(*operands)
    except TypeError:
        return None
    return None if result is None else str(result).lower()


def check_rows(failures, subject, function, rows, by_ident):
    by_operands = {tuple(row[:-2]): row for row in rows}
    failures.check(len(by_operands) == len(rows), f"{subject}: a signature comes twice")
    arity = len(rows[0]) - 2 if rows else 2
    for operands in itertools.product(by_ident, repeat=arity):
        row = by_operands.get(operands)
        names = [by_ident[ident]["name"] for ident in operands]
        result = answer(function, names[1:] if function.__name__.rstrip("_") == "where" else names)
        if row:
            failures.check(result == row[-1], f"{subject}: {row}: {result}")
            is_needless = by_ident[row[-2]].get("weak") in [d["name"] for d in by_ident.values()]
            failures.check(not is_needless, f"{subject}: {row} computes in a weak dtype")
        elif result is not None: # a comparison of integers that have no join is computed in no dtype
            kinds = {by_ident[ident]["kind"] for ident in operands}
            failures.check(kinds <= {"int", "uint", "bool"} and result == "b", f"{subject}: {operands} is left out: {result}")


def main():
    joinery, work = sys.argv[1], fresh_folder(sys.argv[2])
    failures = Failures()
    compared = sum(check_spec(failures, joinery, os.path.join(work, f"{os.path.basename(spec)}{i}"), spec, options)
                   for i, (spec, options) in enumerate(SPECS))
    failures.check(compared > 100, f"{compared} operations were compared with functions of the promotion header")
    failures.finish()


main()
