#!/usr/bin/env python3
"""Generated code in the words of a library, host/library.lua: its enum, its namespace, the types of its elements.

usage: hosts.py JOINERY WORK_DIR
"""

import os
import sys

from common import HERE, WARNINGS, Failures, fresh_folder, run

HOST = os.path.join(HERE, "host")


def check_cpp(failures, joinery, work):
    """The headers for C++ and their kernels: no call needs a cast."""
    folder = os.path.join(work, "cpp")
    status, output = run([joinery, "generate", os.path.join(HOST, "library.lua"), "-o", folder, "--isa", "scalar", "--ops",
                          "add,negative"])
    failures.check(status == 0, output)
    kernels = os.path.join(folder, "kernels")
    sources = [os.path.join(folder, "lib_dispatch.c")]
    sources += [os.path.join(kernels, each) for each in sorted(os.listdir(kernels)) if each.endswith(".c")]
    objects = [os.path.join(folder, os.path.basename(source) + ".o") for source in sources]
    for source, made in zip(sources, objects):
        status, output = run(["gcc", "-ffp-contract=off", f"-I{folder}", "-c", source, "-o", made])
        failures.check(status == 0, output)
    program = os.path.join(folder, "program")
    for compiler, standard in [("g++", "c++17"), ("clang++", "c++20")]:
        status, output = run([compiler, f"-std={standard}", *WARNINGS, f"-I{folder}", f"-I{HOST}",
                              os.path.join(HOST, "library.cpp"), *objects, "-lm", "-o", program])
        if failures.check(status == 0, output):
            status, output = run([program])
            failures.check(status == 0, f"{compiler}: exit {status}\n{output}")


def check_license(failures, joinery, work):
    """The spec's licence is the first that a file says."""
    folder = os.path.join(work, "license")
    status, output = run([joinery, "generate", os.path.join(HOST, "library.lua"), "-o", folder, "--emit",
                          "tables,python,rust,typescript"])
    failures.check(status == 0, output)
    for name in sorted(os.listdir(folder)):
        with open(os.path.join(folder, name), encoding="utf-8") as file:
            head = "".join(file.readlines()[:2])
        failures.check("SPDX-License-Identifier: Apache-2.0" in head, f"{name}: {head}")


def main():
    joinery, work = sys.argv[1], fresh_folder(sys.argv[2])
    failures = Failures()
    check_license(failures, joinery, work)
    check_cpp(failures, joinery, work)
    failures.finish()


main()
