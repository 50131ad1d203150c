#!/usr/bin/env python3
"""Process limits on file size, open files and memory, from almost nothing to plenty. The run must succeed, or exit with
status 2 and a message and leave each file old or new. Usage: limits.py JOINERY [STEPS [slow]]"""
import resource
import sys

from runs import QUICK, SLOW, Program, begin, held, hidden, in_specs, is_left_whole, limit, prepare, seen

program = Program(sys.argv[1])
steps = int(sys.argv[2]) if len(sys.argv) > 2 else 2
MIB = 1 << 20


def limits(new):
    largest = max(len(data) for data in new.values())
    for i in range(steps + 1):
        yield "RLIMIT_FSIZE", max(largest * i // steps - 1, 0)
    for most in range(4, 4 + 2 * steps):
        yield "RLIMIT_NOFILE", most
    for i in range(steps * 2):
        yield "RLIMIT_AS", 4 * MIB + 48 * MIB * i // steps


def test(failures):
    refused = {}
    for command in QUICK + (SLOW if "slow" in sys.argv else []):
        for there in (False, True):
            old = prepare(program, command, there)
            begin()
            status, new = program.run(command)[0], held()
            for which, most in limits(new):
                begin()
                got, _, error = program.run(command, before=limit(getattr(resource, which), most))
                what = f"{command[0]}{' over old files' if there else ''} with {which} {most}: status {got}, {sorted(held())} {error!r}"
                if got == status:
                    failures.check(held() == new, what)
                    continue
                refused[which] = refused.get(which, 0) + 1
                # with too little memory it is the system that does not start the program
                started = got == 2 or which == "RLIMIT_AS" and got in (127, -11, -9)
                told = error != "" or got < 0 or (which, most) == ("RLIMIT_FSIZE", 0)  # which standard error has too
                failures.check(started and is_left_whole(command, seen(), old, new) and told, what)
                failures.check(hidden(held()) == [] or got < 0, what)
    failures.check(len(refused) == 3, f"refused by {sorted(refused)} alone")
    print(f"refused: {refused}")


in_specs(test)
