#!/usr/bin/env python3
"""Permissions: new files and folders follow the umask, replaced ones keep their mode; read-only files, and folders that cannot
be entered or listed, give errors to a user without root's powers. Usage: modes.py JOINERY"""
import os
import stat
import sys

from runs import OLD, Program, fresh, held, hidden, in_specs, put

program = Program(sys.argv[1])
TABLE = ["table", "lopsided.lua", "-o", "OUT/table"]
MAKE = ["generate", "diamond.lua", "--emit", "tables,dispatch,kernels", "--isa", "avx2", "--ops", "less", "-o", "OUT/made",
        "--depfile", "OUT/made.d"]


def modes():
    return {path: stat.S_IMODE(os.lstat(os.path.join(base, path)).st_mode)
            for base, folders, names in os.walk("OUT") for path in folders + names}


def new_ones(failures, umask):
    fresh()
    os.chmod("OUT", 0o755)
    for command in (TABLE, MAKE):
        status, _, error = program.run(command, before=lambda: os.umask(umask))
        failures.check(status == 0, f"umask {umask:o}: {status} {error!r}")
    for path, mode in modes().items():
        right = (0o777 if path in ("made", "kernels") else 0o666) & ~umask
        failures.check(mode == right, f"umask {umask:o}: {path} has mode {mode:o}")


def replaced_ones(failures):
    """Each keeps its mode, also one that is read-only or private."""
    program.run(TABLE)
    program.run(MAKE)
    for mode in (0o600, 0o444, 0o755):
        for base, _, names in os.walk("OUT"):
            for name in names:
                if name != "diamond.json":
                    put(os.path.join(base, name))
                os.chmod(os.path.join(base, name), mode)
        for command in (TABLE, MAKE):
            status, _, error = program.run(command)
            failures.check(status == 0, f"over files of mode {mode:o}: {status} {error!r}")
        files = {path: each for path, each in modes().items() if path not in ("made", "kernels")}
        failures.check(set(files.values()) == {mode} and OLD not in held().values(), f"mode {mode:o} became {files}")
        for base, _, names in os.walk("OUT"):
            for name in names:
                os.chmod(os.path.join(base, name), 0o644)


def as_other_user():
    if os.geteuid() == 0:
        os.setgroups([])
        os.setgid(65534)
        os.setuid(65534)


def forbidden(failures):
    """Folders of every mode, by a user who is not root, over old files and none."""
    status = program.run(["table", "lopsided.lua"], before=as_other_user)[0]
    if status != 0:
        failures.skip(f"folders that are read-only: another user cannot run the program here ({status})")
        return
    for there in (False, True):
        for mode in (0o777, 0o555, 0o333, 0o666, 0):
            fresh()
            os.mkdir("OUT/made")
            os.mkdir("OUT/made/kernels")
            if there:
                put("OUT/table")
                put("OUT/made/diamond_promotion.h")
                os.chmod("OUT/made/diamond_promotion.h", 0o444)
                os.chmod("OUT/table", 0o444)
            old = held()
            os.chmod("OUT/made", mode)
            os.chmod("OUT/made/kernels", 0o777)
            os.chmod("OUT", mode)
            status, _, error = program.run(TABLE, before=as_other_user)
            what = f"-o in a folder of mode {mode:o}, {'old file' if there else 'none'}: {status} {error!r}"
            failures.check(status == (0 if mode in (0o777, 0o333) else 2) and (status == 0 or "Permission denied" in error), what)
            os.chmod("OUT", 0o777)
            status, _, error = program.run(MAKE, before=as_other_user)
            what = what.replace("-o", "generate")
            failures.check(status == (0 if mode in (0o777, 0o333) else 2) and (status == 0 or "Permission denied" in error),
                           f"{what}: {status} {error!r}")
            os.chmod("OUT/made", 0o777)
            failures.check(hidden(held()) == [] and (status == 0 or held() == old), f"{what}: left {sorted(held())}")


def test(failures):
    for umask in (0o022, 0o077, 0, 0o027):
        new_ones(failures, umask)
    fresh()
    replaced_ones(failures)
    forbidden(failures)


in_specs(test)
