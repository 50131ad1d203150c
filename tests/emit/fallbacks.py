#!/usr/bin/env python3
"""The kernels that each instruction set has itself, the fallbacks and the override points: counted in the summary, in the
manifest and in the C.

usage: fallbacks.py JOINERY WORK_DIR
"""

import json
import os
import re
import sys

from common import HERE, Failures, fresh_folder, read, run

OPTIONS = ["--ops", "add", "--isa", "neon,avx2,avx512"]  # which have all that common dtypes need
COPY = "convert_f10_f10"  # of bits, which vectors do


def counts_of_summary(output):
    """{isa: (kernels, fallbacks, override points)} of the lines "kernels    avx2: 9, 3 fallbacks, 1 override point"."""
    lines = re.findall(r"^kernels +(\w+): (\d+)(?:, (\d+) fallbacks?)?(?:, (\d+) override points?)?$", output, re.MULTILINE)
    return {isa: tuple(int(count or 0) for count in counts) for isa, *counts in lines}


def source_of(folder, isa):
    kernels = os.path.join(folder, "kernels")
    return "".join(read(kernels, name) for name in sorted(os.listdir(kernels)) if name.endswith(f"_{isa}.c"))


def main():
    joinery, work = sys.argv[1:3]
    failures = Failures()
    folder = fresh_folder(work)
    status, output = run([joinery, "generate", os.path.join(HERE, "specs", "fallbacks.lua"), "-o", folder, *OPTIONS])
    if not failures.check(status == 0, output):
        failures.finish()
    manifest = json.loads(read(folder, "fallbacks.json"))
    kernels = manifest["kernels"]
    served = {kernel["name"]: {d for _, a, b, _ in kernel["serves"] for d in (a, b)} for kernel in kernels}
    opaque = {name for name, dtypes in served.items() if "own" in dtypes}
    scalar_only = {name for name, dtypes in served.items() if "f10" in dtypes} - opaque - {COPY}
    dispatch = read(folder, "fallbacks_dispatch.c")
    summary = counts_of_summary(output)
    failures.check(opaque and scalar_only, "both fallbacks and override points are there")
    failures.check(set(summary) == set(manifest["kernel_counts"]) >= {"scalar", "avx2"}, f"instruction sets of {output}")
    for isa, counts in manifest["kernel_counts"].items():
        others = opaque if isa == "scalar" else opaque | scalar_only
        own = {kernel["name"] for kernel in kernels if isa in kernel["isas"]}
        functions = re.findall(r"^(OVERRIDE_POINT )?KERNEL fallbacks_(\w+)_" + isa + r"\(", source_of(folder, isa), re.MULTILINE)
        failures.check(own == set(served) - others, f"{isa}: {sorted(set(served) - own)} are no kernels, not {sorted(others)}")
        failures.check((counts["kernels"], counts["stubs"]) == (len(own), len(others)), f"{isa}: manifest: {counts}")
        told = (len(own), 0, len(opaque)) if isa == "scalar" else (len(own), len(others), 0)
        failures.check(summary.get(isa) == told, f"{isa}: summary: {summary.get(isa)}")
        failures.check({name for weak, name in functions if not weak} == own, f"{isa}: kernels in C: {functions}")
        points = {name for weak, name in functions if weak}
        failures.check(points == (opaque if isa == "scalar" else set()), f"{isa}: override points in C: {points}")
        replaced = set(re.findall(rf"^#define fallbacks_(\w+)_{isa} \w+ /\* fallback \*/$", dispatch, re.MULTILINE))
        failures.check(replaced == (set() if isa == "scalar" else others), f"{isa}: fallbacks of the dispatch: {replaced}")
    failures.finish()


main()
