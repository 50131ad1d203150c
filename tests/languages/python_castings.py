#!/usr/bin/env python3
"""Castings of a spec's own: one beside what the library itself says, for each dtype of tinygrad those that it casts to it
without a loss, and others beside what the spec says of some conversions. Usage: python_castings.py JOINERY WORK SPEC

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
# What the castings that have a table, or replace a built-in one, say of some conversions.
SETTLED = {
    "some": ("bool,int8 bool,bool half,int8 int8,int16 half,float", "bool,half int8,int8 int8,half int8,bool half,half float,half"),
    "same_kind": ("int8,uint8 uint8,int8 int64,int8", "int16,uint8 half,int8 int8,bool"),
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
    for casting, allowed_and_not in SETTLED.items():
        for expected, pairs in zip((True, False), allowed_and_not):
            for pair in pairs.split():
                if module.can_cast(*pair.split(","), casting) != expected:
                    print(f"FAILED: {casting} {'does not allow' if expected else 'allows'} {pair}")
                    wrong += 1
    print(f"{len(module.DTYPES) ** 2} conversions, of which {exceptions} are not as by values; {wrong} wrong")
    sys.exit(0 if not wrong and exceptions else 1)


main()
