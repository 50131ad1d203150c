#!/usr/bin/env python3
"""Castings of a spec's own, beside what the library itself says: for each dtype of tinygrad those that it casts to it
without a loss. Usage: python_castings.py JOINERY WORK SPEC

The lists are those of tinygrad's can_lossless_cast (commit 00517ee5). To bfloat16 it casts no number, though those of 8
bits would fit."""

import shutil
import subprocess
import sys

import answers

FP8S = "fp8e4m3 fp8e5m2 fp8e4m3fnuz fp8e5m2fnuz "
LOSSLESS = {
    "double": FP8S + "float half bfloat16 uint32 uint16 uint8 int32 int16 int8", "uint64": "uint32 uint16 uint8",
    "float": FP8S + "half bfloat16 uint16 uint8 int16 int8", "uint32": "uint16 uint8", "uint16": "uint8",
    "half": FP8S + "uint8 int8", "int64": "uint32 uint16 uint8 int32 int16 int8", "int32": "uint16 uint8 int16 int8",
    "int16": "uint8 int8",
}


def main():
    joinery, work, spec = sys.argv[1:]
    shutil.rmtree(work, ignore_errors=True)
    subprocess.run([joinery, "generate", "-q", spec, "--prefix", "tested", "--emit", "python", "-o", work], check=True)
    module, wrong, exceptions = answers.load(work, "tested"), 0, 0
    for a in module.DTYPES:
        for b in module.DTYPES:
            expected = a is b or a.name == "bool" or a.name in LOSSLESS.get(b.name, "").split()
            if module.can_cast(a, b, "lossless") != expected:
                print(f"FAILED: {a.name} to {b.name} is {'' if expected else 'not '}lossless")
                wrong += 1
            exceptions += module.can_cast(a, b, "exact") != expected
    print(f"{len(module.DTYPES) ** 2} conversions, of which {exceptions} are not as by values; {wrong} wrong")
    sys.exit(0 if not wrong and exceptions else 1)


main()
