#!/usr/bin/env python3
"""templates/README.md, "To add an operation", followed to the letter: an operation that joinery does not have, composed of
others, is right in every instruction set, and so are two of three operands; and a wrong entry is refused.

usage: new_operation.py JOINERY WORK TEMPLATES ISA[,ISA...] COMPILER... [-- EMULATOR...]: of instruction sets, the first of
which must be there when the program runs"""

import json
import os
import re
import shutil
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
SPEC = os.path.join(HERE, "distances.lua")

# Operations of three operands: one that computes in the dtype it gives, and one that gives bools and reads its second
# operand first.
OF_THREE = """
  { name = "multiply_add", arity = 3, group = "arithmetic", kinds = real, join = "always", result = "join",
    computes = function(ops, a, b, c) return ops.add(ops.multiply(a, b), c) end },
  { name = "exceeds_least", arity = 3, group = "comparison", kinds = real, join = "always", result = "b",
    operands = { "x", "y", "z" }, formula = "%s > minimum(%s, %s)",
    computes = function(ops, x, y, z) return ops.less(ops.minimum(y, z), x) end },
"""

# What the entry says, and in its place what generation refuses, with its words.
RIGHT = "ops.subtract(ops.maximum(a, b), ops.minimum(a, b))"
WRONG = [
    ("ops.subtract(ops.maximum(a, b), ops.copysign(a, b))",
     "kernels/ops.lua: copysign is used on u8, for which it has no rule"),
    ("ops.subtract(ops.stored(ops.maximum(a, b)), b)",
     "kernels/ops.lua: an operation that reads stored elements is used in another one"),
    ("ops.subtract(a, ops.less(a, b))",
     "kernels/ops.lua: subtract is used on a mask, for which it has no rule"),
    ("ops.subtract(a, ops.hypot(a, b))",
     "kernels/ops.lua: there is no operation 'hypot'"),
    ("ops.subtract(a, b)",
     "kernels/ops.lua: absolute_difference: `commutative` is set, but nothing shows that store_u8(subtract_u8(load_u8, load_u8)) "
     "stays the same with its operands exchanged"),
]


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def follow(templates):
    """Does what the section says to a copy of the templates; gives the path and the text of the table."""
    section = read(os.path.join(templates, "README.md")).split("\n## To add an operation\n")[1].split("\n## ")[0]
    entry, = re.findall(r"(?s)\n   ```lua\n(.*?)   ```\n", section)
    path = os.path.join(templates, "kernels", "ops.lua")
    head, tail = read(path).rsplit("}", 1)
    return path, head + re.sub("(?m)^   ", "", entry) + OF_THREE + "}" + tail


def generate(joinery, folder, templates, table, isas):
    path, text = table
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    return subprocess.run([joinery, "generate", SPEC, "-q", "-o", folder, "--ops",
                           "absolute_difference,multiply_add,exceeds_least,convert", "--isa", isas, "--templates", templates],
                          stderr=subprocess.PIPE, text=True, check=False)


def lacking(folder):
    """The kernels that not every instruction set has, by the manifest, with those that lack them."""
    manifest = json.loads(read(os.path.join(folder, "tested.json")))
    kernels = [k for k in manifest["kernels"] if k["name"].startswith("absolute_difference_")]
    isas = {isa for kernel in kernels for isa in kernel["isas"]}
    return [(k["name"], isas - set(k["isas"])) for k in kernels if isas - set(k["isas"])]


def main():
    joinery, work, templates, isas = sys.argv[1:5]
    command = " ".join(sys.argv[5:]).split(" -- ")
    compiler, emulator = command[0].split(), command[1].split() if len(command) > 1 else []
    shutil.rmtree(work, ignore_errors=True)
    copy, folder = os.path.join(work, "templates"), os.path.join(work, "kernels")
    shutil.copytree(templates, copy)
    path, text = follow(copy)
    for wrong, expected in WRONG:
        done = generate(joinery, folder, copy, (path, text.replace(RIGHT, wrong)), "scalar")
        if RIGHT not in text or done.returncode != 2 or expected not in done.stderr:
            sys.exit(f"FAILED: {wrong}: exit {done.returncode}, {done.stderr}")
    done = generate(joinery, folder, copy, (path, text), isas)
    if done.returncode != 0 or lacking(folder):
        sys.exit(f"FAILED: exit {done.returncode}, {done.stderr}\nfallbacks: {lacking(folder)}")
    program = os.path.join(work, "distances")
    sources = [os.path.join(folder, "tested_dispatch.c")]
    sources += sorted(os.path.join(folder, "kernels", name) for name in os.listdir(os.path.join(folder, "kernels"))
                      if name.endswith(".c"))
    subprocess.run([*compiler, "-std=c11", "-O1", "-ffp-contract=off", "-Wall", "-Wextra", "-Werror", f"-I{folder}",
                    os.path.join(HERE, "distances.c"), *sources, "-o", program, "-lm"], check=True)
    sys.exit(subprocess.run([*emulator, program, isas.split(",")[0]], check=False).returncode)


main()
