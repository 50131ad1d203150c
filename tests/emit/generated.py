#!/usr/bin/env python3
"""The committed generated/ is what the program gives, and all of jax has the hashes that are committed.

usage: generated.py JOINERY GENERATED_DIR WORK_DIR [SPEC OPTIONS]...      OPTIONS: those of `generate`, in one word
"""

import hashlib
import os
import subprocess
import sys

from folders import Failures, Output, contents, fresh_folder


def hashes(folder):
    """As `sha256sum` prints them, of what contents() gives."""
    return {path: hashlib.sha256(data).hexdigest() for path, data in contents(folder).items()}


def committed_hashes(path):
    with open(path, encoding="utf-8") as file:
        return {name: digest for digest, name in (line.rstrip("\n").split("  ", 1) for line in file)}


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
    fresh, complete = os.path.join(work, "all of jax"), os.path.join(committed, "complete")
    status, _, error = output.run("jax", fresh, "--emit", "tables,dispatch,kernels")
    failures.check(status == 0, f"generate all of jax: {error}")
    old, new = committed_hashes(os.path.join(complete, "jax.sha256")), hashes(fresh)
    differ = sorted(path for path in old.keys() | new.keys() if old.get(path) != new.get(path))
    failures.check(not differ, f"all of jax: {len(differ)} of {len(new)} files are not as before: {' '.join(differ[:20])}")
    failures.check(contents(complete)["jax_sources.cmake"] == contents(fresh)["jax_sources.cmake"], "jax_sources.cmake is out of date")
    folders = {name for name in os.listdir(committed) if os.path.isdir(os.path.join(committed, name))}
    folders.discard("complete")
    failures.check(folders == set(specs), f"generated/ has {sorted(folders)}, not {sorted(specs)}")
    if failures.count:
        print("\nto mend: cmake --build --preset dev --target update-generated", flush=True)
    failures.finish()


main()
