#!/usr/bin/env python3
"""A run that fails leaves the old output whole, says why, and leaves nothing of its own behind; tests/files has limits, rights
and full disks.

usage: failing.py JOINERY WORK_DIR
"""

import os
import sys

from folders import Failures, Output, Spec, contents, fresh_folder


def expect_failure(failures, output, spec, folder, name, *options, says=(), **more):
    before, entries = contents(folder), sorted(os.listdir(folder))
    status, actions, error = output.run(spec, folder, *options, **more)
    failures.check(status == 2, f"{name}: exit {status}: {actions}")
    failures.check(error.count("\n") == 1 and "error: " in error and all(word in error for word in says), f"{name}: says {error!r}")
    failures.check(contents(folder) == before and sorted(os.listdir(folder)) == entries, f"{name}: the output was touched")


def grown(output, work, name):
    """A folder with the output of a small spec, and a spec whose output is another and larger one."""
    folder = os.path.join(work, name)
    output.run(Spec(work, count=10).path, folder)
    return folder, Spec(work, count=100, version=2).path


def main():
    output, work = Output(os.path.abspath(sys.argv[1])), fresh_folder(os.path.abspath(sys.argv[2]))
    failures = Failures()

    folder, spec = grown(output, work, "file_in_the_way")
    in_the_way = os.path.join(folder, "s_promotion.h")
    status, _, error = output.run(spec, in_the_way)
    failures.check(status == 2 and "s_promotion.h: there is a file of that name" in error, f"DIR is a file: {error}")
    status, _, error = output.run(spec, os.path.join(in_the_way, "below"))
    failures.check(status == 2 and "s_promotion.h: there is a file of that name" in error, f"DIR is below a file: {error}")

    for name in ("s_promotion.h", "s_promotion.hpp", "s.json"):
        folder, spec = grown(output, work, "directory_" + name)
        os.unlink(os.path.join(folder, name))
        os.makedirs(os.path.join(folder, name, "full"))
        expect_failure(failures, output, spec, folder, f"{name} is a directory", says=[name, "it is a directory"])

    folder, spec = grown(output, work, "depfile")
    expect_failure(failures, output, spec, folder, "depfile in no folder", "--depfile", os.path.join(work, "nowhere", "x.d"),
                   says=["nowhere/x.d", "No such file or directory"])
    expect_failure(failures, output, spec, folder, "depfile is a folder", "--depfile", folder, says=["it is a directory"])

    # a new folder is gone again when nothing came of it
    status, _, _ = output.run(spec, os.path.join(work, "new", "folder"), "--depfile", os.path.join(work, "nowhere", "x.d"))
    failures.check(status == 2 and not os.path.exists(os.path.join(work, "new")), "a failing run left a new folder")

    # a law that must hold and fails: nothing is written
    law = os.path.join(work, "law.lua")
    with open(law, "w", encoding="utf-8") as file:
        file.write("return { name = 's', dtypes = { 'b', 'u8', 'f32' }, promotes = { b = { 'u8', 'f32' } } }\n")
    folder, _ = grown(output, work, "law")
    before = contents(folder)
    status, _, error = output.run(law, folder)
    failures.check(status == 1 and "existence" in error and contents(folder) == before, f"a failing law: {status} {error}")

    failures.finish()


main()
