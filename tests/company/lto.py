#!/usr/bin/env python3
"""Where everything is optimized when it is linked, each instruction set keeps its own functions, and results are the same bits.

usage: lto.py JOINERY WORK_DIR [--all]

A function that runs on every processor must hold no instruction of a wider set: not by what was inlined into it either.
Without --all by gcc alone; with it by clang too, thin and whole.
"""

import os
import re
import sys

from building import HERE, Failures, Generated, fresh_folder, must, run

WAYS = [("gcc", ["-O2", "-flto"]), ("gcc", ["-O3", "-flto", "-fno-fat-lto-objects", "-march=x86-64"]),
        ("clang", ["-O2", "-flto=thin"]), ("clang", ["-O2", "-flto"])]


def wide_functions(program):
    """The functions that hold instructions of AVX and later: of registers of 32 bytes and more, or with the names of such."""
    function, wide = None, set()
    for line in must(["objdump", "-d", "--no-show-raw-insn", program]).splitlines():
        start = re.match(r"[0-9a-f]+ <(.+)>:$", line)
        if start:
            function = start.group(1)
        elif re.search(r"%[yz]mm\d|\tv[a-z]", line) and not re.search(r"\tverr|\tverw|\tvm", line):
            wide.add(function)
    return wide


def main():
    joinery, work = sys.argv[1], fresh_folder(sys.argv[2])
    failures = Failures()
    generated = Generated(joinery, os.path.join(work, "generated"), os.path.join(HERE, "few.lua"), "--kernels", "staged",
                          "--isa", "scalar,avx2", "--ops", "add,where,clip,checked_convert")
    expected = None
    for compiler, flags in WAYS if "--all" in sys.argv[3:] else WAYS[:1]:
        title = f"{compiler} {' '.join(flags)}"
        said, objects = generated.compile(compiler, ["-std=c11", *flags], os.path.join(work, "objects"))
        failures.check(said == "", f"{title}: {said}")
        program = os.path.join(work, "results")
        linker = ["-fuse-ld=lld"] if compiler == "clang" else []  # clang's objects are not for GNU's linker
        status, output = run([compiler, *flags, *linker, "-std=c11", f"-I{HERE}", f"-I{generated.folder}",
                              os.path.join(HERE, "results.c"), os.path.join(HERE, "cents.c"), *objects, "-o", program])
        if not failures.check(status == 0, f"{title}: {output}"):
            continue
        wide = wide_functions(program)
        failures.check(any("_avx2" in name for name in wide), f"{title}: nothing of AVX2 was found")
        for name in wide:
            failures.check("avx" in name, f"{title}: {name} has instructions of AVX")
        for isa in generated.isas:
            status, output = run([program], env={**os.environ, "COMPANY_ISA": isa})
            results = output.partition("\n")[2]
            expected = expected or results
            failures.check(status == 0 and results == expected, f"{title}, {isa}: exit {status}, other results\n{output}")
    failures.finish()


main()
