#!/usr/bin/env python3
"""Makes each file call fail in turn. The run must succeed, or exit with status 2 and a reason and leave each file old or new.
The next run repairs everything. Interrupted and partial calls must change nothing.
Usage: call_failures.py JOINERY AT_CALL.so [STRIDE [slow]]: every STRIDE-th call; `slow` adds slow commands."""
import errno
import sys

from runs import QUICK, SLOW, Program, begin, held, in_specs, is_left_whole, places, prepare, read_if, seen

program, plain = Program(*sys.argv[1:3]), Program(sys.argv[1])
stride = int(sys.argv[3]) if len(sys.argv) > 3 else 1
WHY = [errno.EIO, errno.ENOSPC, errno.EACCES, errno.EMFILE, errno.EROFS, errno.EDQUOT]


def is_good(command, status, error, files, old, new):
    """`files`, without hidden ones, after a run in which a call has failed."""
    if status == new[0]:
        return files == new[1]
    if "github" in command and files.get("nothing", b"").startswith(b"::error"):  # the answer is why there is none
        files = old
    return status == 2 and error != "" and is_left_whole(command, files, old, new[1])


def try_call(failures, command, at, old, new):
    why = WHY[at % len(WHY)]
    for more in ({}, {"JOINERY_ON": "1"}) if at % 5 == 0 else ({},):
        begin()
        status, _, error = program.run(command, JOINERY_AT=str(at), JOINERY_ERRNO=str(why), JOINERY_CALLS="called", **more)
        found, files = held(), seen()
        what = f"{command[0]}: call {at} ({read_if('called').decode()}) {errno.errorcode[why]} {more}: status {status}"
        failures.check(is_good(command, status, error, files, old, new), f"{what}, {sorted(found)}: {error!r}")
        status, _, error = plain.run(command)
        failures.check((status, held()) == new, f"{what}; the next run: status {status}, {sorted(held())}: {error!r}")


def in_pieces(failures, command, new):
    """Calls that read and write a few bytes, and are interrupted every other time."""
    for size in ("1", "7", "4096") if command in QUICK else ("4096",):
        begin()
        status, _, error = program.run(command, JOINERY_PIECES=size)
        failures.check((status, held()) == new, f"{command[0]} in pieces of {size}: status {status}, {sorted(held())} {error!r}")


def test(failures):
    for command in QUICK + (SLOW if "slow" in sys.argv else []):
        for there in (False, True):
            old = prepare(plain, command, there)
            begin()
            status, _, error = program.run(command, JOINERY_CALLS="count")
            new, count = (status, held()), int(read_if("count").split()[0])
            failures.check(count > 5 and status in (0, 1) and seen() == new[1], f"{command}: {count} calls, {status} {error}")
            print(f"{' '.join(command)}{' over old files' if there else ''}: {count} calls", flush=True)
            in_pieces(failures, command, new)
            for at in places(command, there, count, stride):
                try_call(failures, command, at, old, new)


in_specs(test)
