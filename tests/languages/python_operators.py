#!/usr/bin/env python3
"""What pyright makes of the operators that a class of arrays inherits, and of Python's scalars beside arrays, where they are
asked for: the types that are asserted here, and errors in the lines that say so. Usage: python_operators.py JOINERY WORK"""

import os
import shutil
import subprocess
import sys

from python_types import errors_of, write

SPEC = """return {
  name = "few", dtypes = { "b", "u8", "i8", "i16", "f32", "f64", { "i*", weak = "i16" }, { "f*", weak = "f64" } },
  promotes = { b = { "i*" }, ["i*"] = { "u8", "i8" }, u8 = { "i16" }, i8 = { "i16" }, i16 = { "f*" }, ["f*"] = { "f32" },
               f32 = { "f64" } },
  ops = { "add", "divide", "less", "equal", "negative", "where" },
}
"""
ARRAY = """from typing import Generic, TypeVar
from .few_operators import Operators
D = TypeVar("D")
class Array(Operators[D], Generic[D]): ...
"""
USE = """from typing_extensions import assert_type
from .few import b, f32, f64, i8, i16, u8, f_weak
from .few_array import Array
from .few_arrays import add
def check(x: Array[i8], y: Array[u8], z: Array[f32]) -> None:
    assert_type(x + y, Array[i16])
    assert_type(x / y, Array[f64])
    assert_type(x < y, Array[b])
    assert_type(x == y, Array[b])
    assert_type(-x, Array[i8])
    assert_type(add(x, y), Array[i16])
    x + "a"  # error
    assert_type(x + 1, Array[i8])  # scalar
    assert_type(1 + x, Array[i8])  # scalar
    assert_type(x + 1.0, Array[f_weak])  # scalar
    assert_type(1.5 + z, Array[f32])  # scalar
    assert_type(x + True, Array[i8])  # scalar
    assert_type(x < 3, Array[b])  # scalar
    assert_type(add(x, 1), Array[i8])  # scalar
    assert_type(add(2.5, z), Array[f32])  # scalar
    x + 1j  # error
"""


def generate(joinery, folder, spec, emitted):
    command = [joinery, "generate", spec, "-q", "--emit", emitted, "-o", folder]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    return done.returncode, done.stdout


def check(joinery, work, spec, scalars):
    """Whether pyright finds the errors that there are: without `scalars`, each line that has one is an error too."""
    folder = os.path.join(work, "scalars" if scalars else "arrays")
    status, output = generate(joinery, folder, spec, "python,python_arrays,python_operators" + ",python_scalars" * scalars)
    assert status == 0, output
    for name, text in ("__init__.py", ""), ("few_array.pyi", ARRAY), ("use.py", USE):
        write(folder, name, text)
    found = errors_of(folder, ["use.py", "few_operators.pyi", "few_arrays.pyi"])
    lines = USE.splitlines()
    expected = {i for i, line in enumerate(lines) if "# error" in line or (not scalars and "# scalar" in line)}
    wrong = [f"use.py: {lines[i]}" for i in sorted(found.pop("use.py") ^ expected)]
    wrong += [f"{name}:{line + 1}" for name, places in found.items() for line in sorted(places)]
    for each in wrong:
        print(f"FAILED: {'with' if scalars else 'without'} scalars: {each}")
    return not wrong


def main():
    joinery, work = sys.argv[1], os.path.abspath(sys.argv[2])
    shutil.rmtree(work, ignore_errors=True)
    os.makedirs(work)
    write(work, "few.lua", SPEC)
    write(work, "none.lua", 'return { name = "none", dtypes = { "i8" }, promotes = {} }\n')
    good = [check(joinery, work, os.path.join(work, "few.lua"), scalars) for scalars in (True, False)]
    for spec, emitted, message in [("none", "python_arrays,python_scalars", "none has no weak dtype or bool"),
                                   ("few", "python,python_scalars", "is for python_arrays and python_operators")]:
        status, output = generate(joinery, os.path.join(work, "refused"), os.path.join(work, spec + ".lua"), emitted)
        good.append(status == 2 and message in output)
        if not good[-1]:
            print(f"FAILED: {emitted}: exit {status}: {output}")
    sys.exit(0 if all(good) else 1)


main()
