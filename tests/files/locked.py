#!/usr/bin/env python3
"""While another process holds the lock of a directory, a run waits, continues when the lock is free in the directory that the
path then names, can be interrupted by a signal, and gives up after a minute. Usage: locked.py JOINERY [long: waits that minute]"""
import fcntl
import os
import shutil
import signal
import sys

from runs import Program, fresh, held, in_specs, put, read_if

program = Program(sys.argv[1])
MAKE = ["generate", "diamond.lua", "--emit", "tables", "-o", "OUT/made"]


def hold():
    os.makedirs("OUT/made", exist_ok=True)
    lock = os.open("OUT/made", os.O_RDONLY)
    fcntl.flock(lock, fcntl.LOCK_EX)
    return lock


def start_waiting():
    """A run that waits for the lock."""
    child, asleep = program.start(MAKE, None, None, {"LC_ALL": "C"}), 0
    while asleep < 200:
        with open(f"/proc/{child}/stat", encoding="utf-8") as file:
            asleep = asleep + 1 if file.read().rsplit(")", 1)[1].split()[0] == "S" else 0
    return child


def end(child):
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def test(failures):
    fresh()
    status = program.run(MAKE)[0]
    whole = held()
    failures.check(status == 0 and len(whole) == 3, f"alone: {status}")

    for change in ("nothing", "removed", "moved", "a link", "a file"):
        fresh()
        lock = hold()
        child = start_waiting()
        failures.check(held() == {}, f"{change}: a run does not wait")
        if change == "removed":
            os.rmdir("OUT/made")
        elif change != "nothing":
            os.rename("OUT/made", "OUT/moved")
        if change == "a link":
            os.symlink("moved", "OUT/made")
        if change == "a file":
            put("OUT/made")
        os.close(lock)
        status, error = end(child), read_if("stderr").decode()
        if change == "a file":
            failures.check(status == 2 and "there is a file of that name" in error, f"{change}: {status} {error!r}")
        else:
            there = {os.path.join("made", name): read_if(f"OUT/made/{name}") for name in os.listdir("OUT/made")}
            failures.check(status == 0 and there == whole, f"{change}: {status} {error!r} {sorted(held())}")

    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGKILL):
        fresh()
        lock = hold()
        child = start_waiting()
        os.kill(child, number)
        failures.check(end(child) == -number and held() == {}, f"{number.name} while it waits")
        os.close(lock)

    # a lock on what is no DIR of a run does not matter: on a file in it, on the folder above
    for path in ("OUT/file", "OUT"):
        fresh()
        put("OUT/file")
        lock = os.open(path, os.O_RDONLY)
        fcntl.flock(lock, fcntl.LOCK_EX)
        failures.check(program.run(MAKE)[0] == 0, f"a lock on {path}")
        os.close(lock)

    if "long" in sys.argv:
        fresh()
        lock = hold()
        status, _, error = program.run(MAKE)
        failures.check(status == 2 and "cannot write to OUT/made: another program has had it locked" in error and held() == {},
                       f"locked for ever: {status} {error!r}")
        os.close(lock)
    shutil.rmtree("OUT")


in_specs(test)
