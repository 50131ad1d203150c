#!/usr/bin/env python3
"""A run that fails leaves the old output whole, says why, and leaves nothing of its own behind.

usage: failing.py JOINERY WORK_DIR
"""

import os
import resource
import shutil
import subprocess
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

    # every size at which one of the files is cut short; the largest file is over 32 KiB
    folder, spec = grown(output, work, "limit")
    for limit in (0, 1, 512, 4096, 20000, 30000):
        def set_limit():
            resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
        expect_failure(failures, output, spec, folder, f"RLIMIT_FSIZE {limit}", says=["File too large"], preexec_fn=set_limit)

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

    unwritable(failures, output, work)
    full_disk(failures, output, work)
    failures.finish()


def unwritable(failures, output, work):
    """A directory without write permission, as a user whom permissions bind."""
    folder, spec = grown(output, work, "unwritable")
    os.chmod(folder, 0o555)
    try:
        if os.geteuid() != 0:
            expect_failure(failures, output, spec, folder, "unwritable", says=["Permission denied"])
        elif shutil.which("setpriv"):
            # the way there must be open to that user, and the program readable
            nobody = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
            probe = subprocess.run([*nobody, *output.joinery, "--version"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            reach = subprocess.run([*nobody, "test", "-r", spec])
            if probe.returncode == 0 and reach.returncode == 0:
                bound = Output(*nobody, *output.joinery)
                expect_failure(failures, bound, spec, folder, "unwritable", says=["Permission denied"])
            else:
                print("not tried: another user cannot reach the build folder")
    finally:
        os.chmod(folder, 0o755)


def full_disk(failures, output, work):
    """A small tmpfs, where a mount is permitted: in a mount namespace of its own."""
    folder = fresh_folder(os.path.join(work, "disk"))
    small, large = Spec(work, "s", count=10).path, Spec(fresh_folder(os.path.join(work, "large")), "s", count=200, version=2).path
    script = """
set -eu
mount -t tmpfs -o size=96k,mode=777 joinery "$2"
"$1" generate "$3" -o "$2/out" --emit tables >/dev/null
cp -r "$2/out" "$5"
ls -A "$2/out" >"$5.list"
status=0
"$1" generate "$4" -o "$2/out" --emit tables 2>"$5.err" || status=$?
diff -r "$2/out" "$5" >&2
ls -A "$2/out" | diff - "$5.list" >&2
grep -q 'No space left on device' "$5.err"
exit "$status"
"""
    unshare = ["unshare", "--mount"] if os.geteuid() == 0 else ["unshare", "--mount", "--map-root-user"]
    can = shutil.which("unshare") and subprocess.run(
        [*unshare, "mount", "-t", "tmpfs", "joinery", folder], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode == 0
    if not can:
        print("not tried: a full disk, for a mount is not permitted here; RLIMIT_FSIZE stands for it")
        return
    done = subprocess.run([*unshare, "sh", "-c", script, "sh", *output.joinery, folder, small, large, os.path.join(work, "copy")],
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    failures.check(done.returncode == 2, f"full disk: exit {done.returncode}: {done.stdout}")


main()
