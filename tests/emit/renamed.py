#!/usr/bin/env python3
"""jax with its dtypes under other names: the same kernels, byte for byte, and a library that works.

usage: renamed.py JOINERY WORK_DIR
"""

import os
import re
import sys

from common import SPECS, WARNINGS, Failures, fresh_folder, run

WIDTHS = {"u": (8, 16, 32, 64), "i": (8, 16, 32, 64), "f": (16, 32, 64), "c": (64, 128)}
LONG = {"b": "bool", "bf16": "bfloat16"}
CODES = {"b": "b1"}  # of NumPy's array interface: some are names of other well-known dtypes
for letter, word in {"u": "uint", "i": "int", "f": "float", "c": "complex"}.items():
    for bits in WIDTHS[letter]:
        LONG[f"{letter}{bits}"] = f"{word}{bits}"
        CODES[f"{letter}{bits}"] = f"{letter}{bits // 8}"

OPTIONS = ["--ops", "add,less,divide,logical_and", "--isa", "avx2"]

PROGRAM = """
#include "own_kernels.h"
#include <complex.h>
int main(void) {
    const float x[3] = {1.5f, -2, 300};
    const int8_t y[3] = {1, 2, 3};
    const own_bfloat16 narrow[3] = {{0x3FC0}, {0xC000}, {0x4396}};
    float sum[3];
    bool less[3];
    if (own_add(3, OWN_FLOAT32, x, 4, OWN_INT8, y, 1, sum, 4) != OWN_OK) return 1;
    if (sum[0] != 2.5f || sum[1] != 0 || sum[2] != 303) return 2;
    if (own_add(3, OWN_FLOAT32, x, 4, OWN_BFLOAT16, narrow, 2, sum, 4) != OWN_OK) return 3;
    if (sum[0] != 3 || sum[1] != -4 || sum[2] != 600) return 4;
    if (own_binary_result(OWN_LESS, OWN_FLOAT32, OWN_INT8) != OWN_BOOL) return 5;
    if (own_less(3, OWN_FLOAT32, x, 4, OWN_INT8, y, 1, less, 1) != OWN_OK) return 6;
    if (less[0] || !less[1] || less[2]) return 7;
    if (own_binary_result(OWN_DIVIDE, OWN_INT8, OWN_INT8) != OWN_FLOAT32) return 8;
    if (own_dtype_materialize(OWN_I_WEAK) != OWN_INT64) return 9;
    if (own_dtype_from_name("complex64") != OWN_COMPLEX64) return 10;
    if (OWN_DTYPE_OF((float)0) != OWN_FLOAT32 || OWN_DTYPE_OF((float complex)0) != OWN_COMPLEX64) return 11;
    if (OWN_DTYPE_OF(narrow[0]) != OWN_BFLOAT16 || OWN_DTYPE_OF((int64_t)0) != OWN_INT64) return 12;
    return 0;
}
"""


def renamed(names, prefix, idents):
    """The text of specs/jax.lua with other names; `idents`: those of C stay."""
    with open(os.path.join(SPECS, "jax.lua"), encoding="utf-8") as file:
        text = file.read()
    head, rules = text.split("  promotes = {", 1)
    head, dtypes = head.split("  dtypes = {", 1)
    ident = ', ident = "{0}"' if idents else ""

    def definition(match):
        old = match[1]
        return f'{{ "{names.get(old, old)}", as = "{old}"{ident.format(old)} }}'

    dtypes = re.sub(r'(?<![=] )"(\w+)"', definition, dtypes)
    rules = re.sub(r'"(\w+)"', lambda match: f'"{names.get(match[1], match[1])}"', rules)
    rules = re.sub(r"\b(\w+)(\s*=)", lambda match: names.get(match[1], match[1]) + match[2], rules)
    head = head.replace('"jax"', f'"{prefix}"')
    return head + "  dtypes = {" + dtypes + "  promotes = {" + rules


def generate(joinery, work, spec, folder, options=OPTIONS):
    status, output = run([joinery, "generate", spec, "-o", os.path.join(work, folder), *options])
    if status != 0:
        sys.exit(f"FAILED: generate {spec}: exit {status}\n{output}")
    return os.path.join(work, folder)


def write(path, text):
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    return path


def code(path):
    """A file without its banner."""
    with open(path, encoding="utf-8") as file:
        return file.read().split("*/", 1)[1]


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
        spec = write(os.path.join(work, folder + ".lua"), renamed(names, "jax", True))
        compare(failures, jax, generate(joinery, work, spec, folder), names)

    spec = write(os.path.join(work, "library.lua"), renamed(LONG, "own", False))
    library = generate(joinery, work, spec, "library", [*OPTIONS[:2], "--isa", "scalar"])
    program = write(os.path.join(work, "program.c"), PROGRAM)
    sources = [os.path.join(library, "own_dispatch.c")]
    sources += [os.path.join(library, "kernels", name) for name in sorted(os.listdir(os.path.join(library, "kernels")))
                if name.endswith(".c")]
    binary = os.path.join(work, "program")
    status, output = run(["gcc", "-std=c11", "-O0", "-ffp-contract=off", *WARNINGS, "-I", library, program, *sources, "-o",
                          binary, "-lm"])
    if failures.check(status == 0, output):
        status, output = run([binary])
        failures.check(status == 0, f"the program returns {status}")
    failures.finish()


if __name__ == "__main__":
    main()
