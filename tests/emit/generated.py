#!/usr/bin/env python3
"""The committed generated/ is what the program gives.

usage: generated.py JOINERY GENERATED_DIR WORK_DIR [SPEC OPTIONS]...      OPTIONS: those of `generate`, in one word
"""

import os
import subprocess
import sys

from folders import Failures, Output, contents, fresh_folder


def main():
    output, committed, work = Output(os.path.abspath(sys.argv[1])), sys.argv[2], fresh_folder(os.path.abspath(sys.argv[3]))
    failures = Failures()
    specs = dict(zip(sys.argv[4::2], sys.argv[5::2]))
    for name, options in specs.items():
        fresh = os.path.join(work, name)
        status, _, error = output.run(name, fresh, *options.split())
        failures.check(status == 0, f"generate {name}: {error}")
        if not failures.check(contents(fresh) == contents(os.path.join(committed, name)), f"generated/{name} is out of date"):
            subprocess.run(["diff", "-ruN", os.path.join(committed, name), fresh])
    folders = {name for name in os.listdir(committed) if os.path.isdir(os.path.join(committed, name))}
    failures.check(folders == set(specs), f"generated/ has {sorted(folders)}, not {sorted(specs)}")
    if failures.count:
        print("\nto mend: cmake --build --preset dev --target update-generated", flush=True)
    failures.finish()


main()
