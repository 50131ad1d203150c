#!/usr/bin/env python3
"""An operation that is asked for and has no kernel is refused with a reason, and no other: what the generator knows of
operations agrees with the kernels that the templates make, where all operations are left to them.

usage: idle_ops.py JOINERY WORK_DIR
"""

import json
import os
import sys

from common import Failures, fresh_folder, run, write

LACKING = {
    "bool_alone": '{ "b" }, promotes = {}',
    "no_bool": '{ "i8", "f32" }, promotes = { i8 = { "f32" } }',
    "no_float": '{ "b", "i8", "u8" }, promotes = { b = { "u8", "i8" } }, laws = {}',
    "no_integer": '{ "b", "f16", "f32" }, promotes = { b = { "f16" }, f16 = { "f32" } }',
    "complex_alone": '{ "b", "c64" }, promotes = { b = { "c64" } }',
    "fixed_alone": '{ { "q15", kind = "fixed", bits = 16, fraction = 15 } }, promotes = {}',
    "wide_alone": '{ { "i128", kind = "int", bits = 128 } }, promotes = {}',
    "wide_join": '{ "b", "i64", { "i128", kind = "int", bits = 128 } }, promotes = { i64 = { "i128" } }, laws = {}',
    "abstract_alone": '{ { "date", kind = "abstract" } }, promotes = {}',
    "weak_bool": '{ { "b*", weak = "b" }, "i8" }, promotes = { ["b*"] = { "i8" } }',
    "renamed_bool": '{ { "bool", as = "b" }, "i8" }, promotes = { bool = { "i8" } }',
    "empty_table": '{ "b", "i8" }, laws = {}, table = [[\n b i8\nb - -\ni8 - -\n]]',
    "off_diagonal": '{ "u8", "i8", "f32" }, laws = {}, table = [[\n u8 i8 f32\nu8 - f32 -\ni8 f32 - -\nf32 - - -\n]]',
}


def served(folder):
    """The operations that have a kernel for some operands, also by way of a stage."""
    manifest = next(name for name in os.listdir(folder) if name.endswith(".json"))
    with open(os.path.join(folder, manifest), encoding="utf-8") as file:
        manifest = json.load(file)
    return {serve[0] for made in manifest["kernels"] + manifest.get("stages", []) for serve in made["serves"]}, manifest["options"]["ops"]


def main():
    joinery, work = sys.argv[1:3]
    failures = Failures()
    fresh_folder(work)
    refused = 0
    for name, contents in LACKING.items():
        spec = os.path.join(work, name + ".lua")
        write(spec, f'return {{ name = "{name}", dtypes = {contents} }}\n')
        folder = os.path.join(work, name)
        status, output = run([joinery, "generate", spec, "-o", folder, "--isa", "scalar"])
        if not failures.check(status == 0, f"{name}: {output}"):
            continue
        has_kernels, ops = served(folder)
        for op in ops:
            status, output = run([joinery, "generate", spec, "-o", os.path.join(work, "one"), "--emit", "dispatch", "--ops", op])
            if op in has_kernels:
                failures.check(status == 0, f"{name}: {op} is refused: {output}")
            else:
                refused += 1
                failures.check(status == 2 and f'"{op}" has no kernel' in output, f"{name}: {op}: exit {status}: {output}")
    failures.check(refused > 20, f"{refused} operations refused")
    failures.finish()


if __name__ == "__main__":
    main()
