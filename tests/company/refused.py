#!/usr/bin/env python3
"""Flags that would change results are refused with a sentence, by kernels and not by headers.

usage: refused.py JOINERY WORK_DIR [--all]
"""

import os
import sys

from building import COMPILERS, HERE, Failures, Generated, fresh_folder, found, is_gcc, run

SENTENCE = "need the arithmetic of IEEE 754"
BY_ALL = [["-ffast-math"], ["-Ofast"], ["-ffinite-math-only"]]
BY_GCC = [["-O2", "-ffast-math", "-fno-finite-math-only"], ["-funsafe-math-optimizations"], ["-fassociative-math", "-fno-signed-zeros", "-fno-trapping-math"],
          ["-freciprocal-math"], ["-fno-signed-zeros"], ["-fsingle-precision-constant"]]
BY_NONE = [["-O2"], ["-O3", "-fno-math-errno"], ["-fno-trapping-math"], ["-frounding-math"], ["-std=gnu11", "-mavx512fp16"]]


def main():
    joinery, work = sys.argv[1], fresh_folder(sys.argv[2])
    everything = "--all" in sys.argv[3:]
    failures = Failures()
    generated = Generated(joinery, os.path.join(work, "generated"), os.path.join(HERE, "few.lua"), "--kernels", "staged",
                          "--isa", "scalar", "--ops", "add")
    kernels = generated.kernels["scalar"][0]
    header = os.path.join(generated.folder, "company_kernels.h")
    for compiler in found(COMPILERS if everything else COMPILERS[:3], everything):
        for flags in BY_ALL + (BY_GCC if is_gcc(compiler) else []):
            command = [compiler, "-std=c11", *flags, f"-I{HERE}", "-fsyntax-only", "-w"]
            status, output = run([*command, kernels, *generated.flags["scalar"]])
            failures.check(status != 0 and (SENTENCE in output or "float arithmetic must be" in output),
                           f"{' '.join(command)}: not refused\n{output}")
            status, output = run([*command, "-x", "c", header])
            failures.check(status == 0, f"{' '.join(command)}: headers are refused\n{output}")
        for flags in BY_NONE:
            if run([compiler, *flags, "-fsyntax-only", "-x", "c", os.devnull])[0] != 0:
                continue  # older ones know no AVX512-FP16
            command = [compiler, "-std=c11", *flags, f"-I{HERE}", "-fsyntax-only", kernels, *generated.flags["scalar"]]
            status, output = run(command)
            failures.check(status == 0, f"{' '.join(command)}: refused\n{output}")
    failures.finish()


main()
