#!/usr/bin/env python3
"""The committed generated/ is what the program gives.

usage: generated.py JOINERY GENERATED_DIR WORK_DIR NAME...
"""

import os
import subprocess
import sys

from folders import Failures, Output, contents, fresh_folder


def main():
    output, committed, work = Output(os.path.abspath(sys.argv[1])), sys.argv[2], fresh_folder(os.path.abspath(sys.argv[3]))
    failures = Failures()
    for name in sys.argv[4:]:
        fresh = os.path.join(work, name)
        status, _, error = output.run(name, fresh, "--emit", "tables,dispatch,kernels")
        failures.check(status == 0, f"generate {name}: {error}")
        if not failures.check(contents(fresh) == contents(os.path.join(committed, name)), f"generated/{name} is out of date"):
            subprocess.run(["diff", "-ru", os.path.join(committed, name), fresh])
    known = set(os.listdir(committed)) - {"README.md"}
    failures.check(known == set(sys.argv[4:]), f"generated/ has {sorted(known)}")
    if failures.count:
        print("\nto mend: cmake --build --preset dev --target update-generated", flush=True)
    failures.finish()


main()
