#!/usr/bin/env python3
"""Full disks: every command, with and without old files, on disks of every size from too small to large enough, and on one with
no free inode. The run must succeed, or exit with status 2 and leave each file old or new.
Usage: small_disk.py JOINERY [STEPS [slow]]"""
import os
import shutil
import subprocess
import sys

from runs import QUICK, SLOW, Program, fresh, held, in_specs, is_left_whole, prepare

if len(sys.argv) > 2 and sys.argv[2] == "inside":  # a mount namespace of its own
    subprocess.run(["mount", "-t", "tmpfs", "-o", sys.argv[3] + ",mode=777", "joinery", "OUT"], check=True)
    os.environ["TMPDIR"] = os.path.abspath("OUT")
    shutil.copytree("before", "OUT", dirs_exist_ok=True)
    plain = Program(sys.argv[1])
    status, _, error = plain.run(sys.argv[5:], TMPDIR="OUT")
    shutil.copytree("OUT", "after", symlinks=True)
    sys.stderr.write(error)
    os._exit(status)

program = Program(sys.argv[1])
steps = int(sys.argv[2]) if len(sys.argv) > 2 else 3


def can_mount():
    command = ["unshare", "--map-root-user", "--mount", "mount", "-t", "tmpfs", "joinery", fresh()]
    return shutil.which("unshare") and subprocess.run(command, stderr=subprocess.DEVNULL).returncode == 0


def on_disk(options, command):
    """Status, standard error and files of a run whose OUT is on a disk of that size, with what prepare() has made."""
    fresh()
    shutil.rmtree("after", ignore_errors=True)
    done = subprocess.run(["unshare", "--map-root-user", "--mount", sys.executable, "-B", os.path.abspath(__file__),
                           program.joinery, "inside", options, "--", *command], stderr=subprocess.PIPE, text=True)
    return done.returncode, done.stderr, held("after")


def sizes(old, new):
    """Options of disks that hold the old files and, maybe, the new ones beside them. A page is 4 KiB."""
    def pages(files):
        return sum((len(data) + 4095) // 4096 for data in files.values())

    first, last = pages(old) + 1, pages(old) + pages(new) + 2
    yield from (f"size={4 * count}k" for count in sorted({first + (last - first) * i // steps for i in range(steps)}))
    folders = {os.path.dirname(path) for path in [*old, *new]}
    first, last = len(old) + len(folders) + 1, len(old) + 2 * len(new) + len(folders) + 2
    yield from (f"nr_inodes={count}" for count in sorted({first + (last - first) * i // steps for i in range(steps)}))


def test(failures):
    if not can_mount():
        print("skipped: unshare and mount are not permitted here")
        sys.exit(77)
    too_small = 0
    for command in QUICK + (SLOW if "slow" in sys.argv else []):
        for there in (False, True):
            old = prepare(program, command, there)
            fresh()
            shutil.copytree("before", "OUT", dirs_exist_ok=True)
            status, new = program.run(command)[0], held()
            for options in ["size=1m", *sizes(old, new)]:
                got, error, files = on_disk(options, command)
                what = f"{command[0]}{' over old files' if there else ''} on {options}: status {got}, {sorted(files)} {error!r}"
                if got == status:
                    failures.check(files == new, what)
                else:
                    too_small += 1
                    right = "slow" in sys.argv or "No space left" in error and options != "size=1m"
                    failures.check(got == 2 and right and is_left_whole(command, files, old, new), what)
    failures.check(too_small > steps, f"only {too_small} disks were too small")
    print(f"{too_small} disks were too small")


in_specs(test)
