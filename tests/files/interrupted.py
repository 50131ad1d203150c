#!/usr/bin/env python3
"""Sends a run a signal around each of its file calls. It must die by that signal, leave the file of -o or every file of DIR
either old or new, and leave nothing else. If it is killed (SIGKILL), every file must be whole, and the next run, with any
options, must remove the rest. Usage: interrupted.py JOINERY AT_CALL.so [STRIDE [slow]]: at every STRIDE-th call"""
import resource
import signal
import sys

from runs import OTHER, QUICK, SLOW, Program, begin, fresh, held, hidden, in_specs, limit, places, prepare, read_if, seen

program, plain = Program(*sys.argv[1:3]), Program(sys.argv[1])
stride = int(sys.argv[3]) if len(sys.argv) > 3 else 1
made_by_other = {}
ASKED = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGPIPE, signal.SIGQUIT, signal.SIGXCPU, signal.SIGALRM]


def is_whole(files, old, new):
    """Whether all files are old or new, each by itself, and none is gone that both have."""
    return all(data in (old.get(path), new.get(path)) for path, data in files.items()) and \
        all(path in files for path in old if path in new)


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
    failures.check(status == -ask, what)
    if ask == signal.SIGKILL:
        failures.check(is_whole(files, old, new[1]), what)
        if "diamond.lua" in command and command[0] == "generate" and at // stride % 4 < 2:
            status = plain.run(OTHER)[0]
            files = {path: data for path, data in held().items() if path.startswith("made/")}  # it has no depfile
            failures.check(status == 0 and files == old_or_other(old), f"{what}; the next, other run leaves {sorted(held())}")
        failures.check((plain.run(command)[0], held()) == new, f"{what}; the next run leaves {sorted(held())}")
    else:
        failures.check(files in (old, new[1]) and hidden(found) == [], what)


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
