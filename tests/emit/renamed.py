#!/usr/bin/env python3
"""jax with its dtypes under other names: the same kernels and dispatch, byte for byte.

usage: renamed.py JOINERY WORK_DIR
"""

import os
import re
import sys

from common import SPECS, Failures, fresh_folder, read, run, write

WIDTHS = {"u": (8, 16, 32, 64), "i": (8, 16, 32, 64), "f": (16, 32, 64), "c": (64, 128)}
LONG = {"b": "bool", "bf16": "bfloat16"}
CODES = {"b": "b1"}  # of NumPy's array interface: some are names of other well-known dtypes
for letter, word in {"u": "uint", "i": "int", "f": "float", "c": "complex"}.items():
    for bits in WIDTHS[letter]:
        LONG[f"{letter}{bits}"] = f"{word}{bits}"
        CODES[f"{letter}{bits}"] = f"{letter}{bits // 8}"

OPTIONS = ["--ops", "add,less,divide,logical_and", "--isa", "avx2"]


def renamed(names):
    """The text of specs/jax.lua with other names; those of C stay."""
    text = read(SPECS, "jax.lua")
    head, rules = text.split("  promotes = {", 1)
    head, dtypes = head.split("  dtypes = {", 1)

    def definition(match):
        old = match[1]
        return f'{{ "{names.get(old, old)}", as = "{old}", ident = "{old}" }}'

    def others(code):
        code = re.sub(r'"(\w+)"', lambda match: f'"{names.get(match[1], match[1])}"', code)
        return re.sub(r"\b(\w+)(\s*=)", lambda match: names.get(match[1], match[1]) + match[2], code)

    dtypes = re.sub(r'(?<![=] )"(\w+)"', definition, dtypes)
    return others(head) + "  dtypes = {" + dtypes + "  promotes = {" + others(rules)


def generate(joinery, work, spec, folder):
    status, output = run([joinery, "generate", spec, "-o", os.path.join(work, folder), *OPTIONS])
    if status != 0:
        sys.exit(f"FAILED: generate {spec}: exit {status}\n{output}")
    return os.path.join(work, folder)


def code(path):
    """A file without its banner."""
    return read(path).split("*/", 1)[1]


def compare(failures, jax, other, names):
    """All that is compiled apart from the facts of the dtypes is the same."""
    paths = ["jax_dispatch.c"] + [os.path.join("kernels", name) for name in sorted(os.listdir(os.path.join(jax, "kernels")))]
    for path in paths:
        left, right = code(os.path.join(jax, path)), code(os.path.join(other, path))
        failures.check(left == right, f"{path} differs for {names['f32']}")
    failures.check(len(paths) > 5, "there are kernels")


def main():
    joinery, work = sys.argv[1:3]
    failures = Failures()
    fresh_folder(work)
    jax = generate(joinery, work, "jax", "jax")
    for folder, names in {"long": LONG, "codes": CODES}.items():
        spec = write(os.path.join(work, folder + ".lua"), renamed(names))
        compare(failures, jax, generate(joinery, work, spec, folder), names)
    failures.finish()


if __name__ == "__main__":
    main()
