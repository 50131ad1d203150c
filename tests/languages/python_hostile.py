#!/usr/bin/env python3
"""Names and titles that are awkward in Python, tables of one dtype and of 256: the files are valid, and the module answers
as the generated C does. Usage: python_hostile.py JOINERY WORK"""

import ast
import builtins
import csv
import json
import os
import random
import shutil
import subprocess
import sys
import time

import answers

HERE = os.path.dirname(os.path.abspath(__file__))
PYRIGHT = os.path.join(os.path.dirname(HERE), "node_modules", "pyright", "index.js")
ARRAY = "from typing import Generic, TypeVar\n\nD = TypeVar('D')\n\nclass Array(Generic[D]): ...\n"
LONG = "n" * 200
TITLE = "quotes ' \" \'\'\' \"\"\", \\ at the end\\\nof a line, \u202eturned \U0001F600 and */ or #"
# name, ident (None: what joinery makes of the name); every one of them must be a dtype of the module
NAMES = [("in", None), ("type", None), ("None", None), ("int", None), ("float", None), ("print", None), ("dtype", "Any"),
         ("add", "Final"), ("self", None), ("__all__", "__all"), ("_row", "_row"), ("8bit", "8bit"), ("promote_types", "str"),
         ("back\\slash", "backslash"), ("*/", "comment"), ("\u00fc", "u_umlaut"), ("\U0001F600", "face"), ("${x}", "dollar"),
         (LONG, None), ("a#b", "hash"), ("Array", None), ("match", None), ("a", None), ("b", None)]




def lua(text):
    """A string of Lua, whatever is in it."""
    return '"' + "".join(f"\\{byte:03d}" for byte in text.encode()) + '"'


def spec(name, dtypes, rest):
    listed = "".join(f"    {{ {lua(each)}, {facts} }},\n" for each, facts in dtypes)
    return (f"return {{\n  name = {lua(name)}, title = {lua(TITLE)}, note = {lua(TITLE)},\n"
            f"  dtypes = {{\n{listed}  }},\n{rest}}}\n")


def hostile():
    """A chain of all the names."""
    dtypes = [(name, f"kind = 'uint', bits = {8 + i}, title = {lua(TITLE)}" + (f", ident = '{ident}'" if ident else ""))
              for i, (name, ident) in enumerate(NAMES)]
    steps = "".join(f"    [{lua(a)}] = {{ {lua(b)} }},\n" for (a, _), (b, _) in zip(NAMES, NAMES[1:]))
    return spec("hostile", dtypes, f"  promotes = {{\n{steps}  }},\n")


def random_table(n):
    """Dtypes that promote as chance has it."""
    chance, names = random.Random(14), [f"t{i}" for i in range(n)]
    cells = [[names[i]] * n for i in range(n)]
    for i in range(n):
        for j in range(i):
            cells[i][j] = cells[j][i] = chance.choice(names + ["-"])
    grid = "".join(f"{name} {' '.join(row)}\n" for name, row in zip(names, cells))
    dtypes = [(name, f"kind = 'uint', bits = {1 + i % 64}") for i, name in enumerate(names)]
    return spec("chance", dtypes, f"  laws = {{}},\n  table = [[\n  {' '.join(names)}\n{grid}]],\n")


def planes(width, height):
    """Dtypes in rows and columns, each of which promotes to those beside and above it."""
    name = "p{}_{}".format
    dtypes = [(name(x, y), f"kind = 'uint', bits = {1 + (x + y) % 64}") for x in range(width) for y in range(height)]
    steps = "".join(f"    {name(x, y)} = {{ " + ", ".join(f"'{name(*to)}'" for to in ((x + 1, y), (x, y + 1))
                                                        if to[0] < width and to[1] < height) + " },\n"
                    for x in range(width) for y in range(height))
    return spec("planes", dtypes, f"  promotes = {{\n{steps}  }},\n")


def generate(joinery, work, name, text, *options):
    """The folder of what is generated of a spec, and its module."""
    folder = os.path.join(work, name)
    os.makedirs(folder)
    path = os.path.join(folder, name + ".lua")
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    began = time.monotonic()
    subprocess.run([joinery, "generate", "-q", path, "--prefix", "tested", "-o", folder, *options], check=True)
    took, size = time.monotonic() - began, os.path.getsize(os.path.join(folder, "tested.pyi"))
    for suffix in (".py", ".pyi", "_arrays.pyi"):
        with open(os.path.join(folder, "tested" + suffix), encoding="ascii") as file:
            ast.parse(file.read(), feature_version=(3, 8))
    module = answers.load(folder, "tested")
    print(f"{name}: {len(module.DTYPES)} dtypes, made in {took:.1f} s, stub of {size // 1000} KB")
    return folder, module


def check(joinery, work, name, text):
    """The same, held against C."""
    folder, module = generate(joinery, work, name, text, "--emit", "tables,dispatch,python,python_arrays", "--isa", "scalar")
    ours, theirs = answers.of_python(module), answers.of_c(folder, "tested", module)
    assert ours == theirs, f"{name}: Python and C have not the same answers"
    return folder, module


def check_joins(joinery, work, name, text):
    """The same, held against the table that joinery prints: for so many dtypes a C compiler takes long."""
    folder, module = generate(joinery, work, name, text, "--emit", "python,python_arrays", "--ops", "add,subtract,negative,where,clip")
    output = subprocess.run([joinery, "table", os.path.join(folder, name + ".lua"), "--format", "csv"], check=True,
                            stdout=subprocess.PIPE, text=True).stdout
    rows = list(csv.reader(output.splitlines()))
    for row in rows[1:]:
        for column, join in zip(rows[0][1:], row[1:]):
            try:
                found = module.promote_types(row[0], column).name
            except module.PromotionError:
                found = "-"
            assert found == join, (name, row[0], column)
    return folder, module


def pyright(folder, lines):
    """The messages of pyright about the stubs and a file of these lines."""
    for name, text in (("tested_array.pyi", ARRAY), ("used.py", "\n".join(lines) + "\n"), ("__init__.py", "")):
        with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
            file.write(text)
    began = time.monotonic()
    files = ["used.py", "tested.pyi", "tested_arrays.pyi"]
    run = subprocess.run([os.environ.get("NODE", "node"), PYRIGHT, "--outputjson", *files],
                         cwd=folder, stdout=subprocess.PIPE, check=False, text=True)
    print(f"  pyright took {time.monotonic() - began:.1f} s")
    return [each["message"] for each in json.loads(run.stdout)["generalDiagnostics"]]


def main():
    joinery, work = sys.argv[1], os.path.abspath(sys.argv[2])
    shutil.rmtree(work, ignore_errors=True)

    folder, module = check(joinery, work, "hostile", hostile())
    assert [each.name for each in module.DTYPES] == [name for name, _ in NAMES], "the names are not those of the spec"
    assert all(each.title == TITLE for each in module.DTYPES), "a title is not that of the spec"
    assert len({each.__name__ for each in module.DTYPES} & set(dir(builtins))) == 0, "a dtype hides a builtin"
    names = [each.__name__ for each in module.DTYPES]
    lines = ["from typing import Type, assert_type", "import tested", "def check():"]
    lines += [f"    assert_type(tested.add(tested.{a}, tested.{b}), Type[tested.{b}])" for a, b in zip(names, names[1:])]
    assert pyright(folder, lines) == [], "pyright finds something wrong"

    folder, module = check(joinery, work, "alone", spec("alone", [("i8", "kind = 'int', bits = 8")], "  promotes = {},\n"))
    assert pyright(folder, ["import tested", "tested.add(tested.i8, tested.i8)"]) == []

    for name, text in (("chance", random_table(256)), ("planes", planes(16, 16))):
        folder, module = check_joins(joinery, work, name, text)
        a, b = module.DTYPES[1], module.DTYPES[40]
        found = pyright(folder, ["import tested", f"tested.negative(tested.{a.__name__})",
                                 f"tested.add(tested.{a.__name__}, tested.{b.__name__})"])
        assert name == "chance" or not found, found[:3]


main()
