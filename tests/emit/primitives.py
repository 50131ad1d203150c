#!/usr/bin/env python3
"""What is said of the primitives of an instruction set that are misspelt or missing, and what follows where one is absent on
purpose: the kernels that need it, and no others, fall back.

usage: primitives.py JOINERY WORK_DIR
"""

import json
import os
import shutil
import sys

from common import SPECS, Failures, fresh_folder, read, run

TEMPLATES = os.path.join(os.path.dirname(SPECS), "templates")
FLOATS = "isa/neon/floats.c.tmpl"
OVERRIDES = "isa/avx512/overrides.c.tmpl"
ROUND = "round_f32_to_bf16"


def generate(joinery, work, name, path=None, edit=None):
    """(exit status, output, manifest) of a generation by templates one of whose files is edited."""
    templates, out = os.path.join(work, name), os.path.join(work, name + "_out")
    shutil.copytree(TEMPLATES, templates)
    if path:
        text = read(templates, path)
        edited = edit(text)
        if edited == text:
            sys.exit(f"FAILED: {name}: nothing to edit in {path}")
        with open(os.path.join(templates, path), "w", encoding="utf-8") as file:
            file.write(edited)
    status, output = run([joinery, "generate", "jax", "--ops", "add", "--templates", templates, "-q", "-o", out])
    if status != 0:
        return status, output, None
    with open(os.path.join(out, "jax.json"), encoding="utf-8") as file:
        return status, output, json.load(file)


def as_helper(text):
    return text.replace(f'round("{ROUND}", {{ compute = "f32", ', 'helper("rounded", { ').replace(ROUND, "rounded")


def main():
    joinery, work = sys.argv[1], fresh_folder(sys.argv[2])
    failures = Failures()

    def refused(name, path, edit, message):
        status, output, _ = generate(joinery, work, name, path, edit)
        failures.check((status != 0, output) == (True, f"joinery: error: {message}\n"), f"{name}: exit {status}: {output}")

    refused("misspelt", FLOATS, lambda text: text.replace(ROUND, "round_f32_to_bf61"),
            "isa/neon: portable C has no primitive 'round_f32_to_bf61'; is it misspelt, or a helper?")
    refused("misspelt_in_override", OVERRIDES, lambda text: text.replace('{ "multiply_" .. U', '{ "multipy_" .. U'),
            "isa/avx512: portable C has no primitive 'multipy_u8' in the expression of the override 'multiply_b_and_u8'; "
            "is it misspelt, or a helper?")
    refused("missing", FLOATS, as_helper,
            f"isa/neon: there is no primitive '{ROUND}', which store_f32_as_bf16(add_f32(load_bf16_as_f32, "
            f"{ROUND}(load_u16_as_f32))) needs; declare it absent if that is intended")

    _, _, whole = generate(joinery, work, "whole")
    status, output, without = generate(joinery, work, "absent", FLOATS,
                                       lambda text: f'% absent("{ROUND}")\n' + as_helper(text))
    if failures.check(status == 0, output):
        needing = {kernel["name"] for kernel in whole["kernels"] if ROUND in kernel["composition"]}
        fell_back = {kernel["name"] for kernel in without["kernels"] if "neon" not in kernel["isas"]}
        failures.check(needing and fell_back == needing, f"{sorted(fell_back ^ needing)} fell back, or did not")
        failures.check(without["kernel_counts"]["neon"]["stubs"] == len(needing), "so many are counted")
    failures.finish()


main()
