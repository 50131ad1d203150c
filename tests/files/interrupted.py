#!/usr/bin/env python3
"""Sends a run a signal around each of its file calls. It must die by that signal, leave the file of -o and every file of DIR
either old or new, the manifest last, and leave no hidden file, unless it is killed (SIGKILL). Another run must then write all
of its own files, and the same run again what it would have.
Usage: interrupted.py JOINERY AT_CALL.so [STRIDE [slow]]: at every STRIDE-th call"""
import resource
import signal
import sys

from runs import (OTHER, QUICK, SLOW, Program, begin, fresh, held, hidden, in_specs, is_left_whole, limit, places, prepare, read_if,
                  seen)

program, plain = Program(*sys.argv[1:3]), Program(sys.argv[1])
stride = int(sys.argv[3]) if len(sys.argv) > 3 else 1
made_by_other = {}
ASKED = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGPIPE, signal.SIGQUIT, signal.SIGXCPU, signal.SIGALRM]


def old_or_other(old):
    """What OTHER makes, where it has run before and where it has not."""
    global made_by_other
    if old:
        made_by_other = old
    elif not made_by_other:
        fresh("empty")
        plain.run([*OTHER[:-1], "empty/made"])
        made_by_other = held("empty")
    return made_by_other


def interrupt(failures, command, at, after, ask, old, new):
    begin()
    status, _, error = program.run(command, before=limit(resource.RLIMIT_CORE, 0), JOINERY_AT=str(at), JOINERY_CALLS="called",
                                   JOINERY_SIGNAL=str(int(ask)), JOINERY_AFTER=str(after))
    found, files = held(), seen()
    what = f"{command[0]}: {ask.name} {'after' if after else 'before'} call {at}: status {status}, {sorted(found)} {error!r}"
    failures.check(status == -ask and is_left_whole(command, files, old, new[1]), what)
    failures.check(ask == signal.SIGKILL or hidden(found) == [], what)
    if "diamond.lua" in command and command[0] == "generate" and at // stride % 4 < 2:
        status = plain.run(OTHER)[0]
        failures.check(status == 0 and old_or_other(old).items() <= held().items(), f"{what}; another run leaves {sorted(held())}")
    failures.check((plain.run(command)[0], held()) == new, f"{what}; the next run leaves {sorted(held())}")


def test(failures):
    for command in QUICK + (SLOW if "slow" in sys.argv else []):
        for there in (False, True):
            old = prepare(plain, command, there)
            begin()
            status = program.run(command, JOINERY_CALLS="count")[0]
            new, count = (status, held()), int(read_if("count").split()[0])
            failures.check(count > 5 and status in (0, 1), f"{command}: {count} calls, status {status}")
            print(f"{' '.join(command)}{' over old files' if there else ''}: {count} calls", flush=True)
            for at in places(command, there, count, stride):
                interrupt(failures, command, at, at // stride % 2, ASKED[at // stride % len(ASKED)], old, new)
                interrupt(failures, command, at, (at // stride + 1) % 2, signal.SIGKILL, old, new)


in_specs(test)
