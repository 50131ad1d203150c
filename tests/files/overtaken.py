#!/usr/bin/env python3
"""Stops a run at one of its file calls, runs another into the same folder, then continues the first; for each call. In the end,
both have succeeded, and the folder holds what one of them alone would write.
Usage: overtaken.py JOINERY AT_CALL.so [STRIDE]: at every STRIDE-th call"""
import os
import signal
import sys
import time

from runs import Program, fresh, held, in_specs, read_if

program, plain = Program(*sys.argv[1:3]), Program(sys.argv[1])
stride = int(sys.argv[3]) if len(sys.argv) > 3 else 1
MADE = ["-o", "OUT/made"]
OLD = ["generate", "resolved.lua", "--prefix", "diamond", "--emit", "dispatch", "--ops", "less", *MADE]
PAIRS = [
    (["generate", "diamond.lua", "--emit", "tables,dispatch", *MADE], ["generate", "weak.lua", "--prefix", "diamond", "--emit", "tables", *MADE]),
    (["generate", "diamond.lua", "--emit", "tables", *MADE],
     ["generate", "diamond.lua", "--emit", "tables,dispatch,kernels", "--isa", "avx2", "--ops", "less", *MADE]),
    (["table", "weak.lua", "-o", "OUT/file"], ["table", "diamond.lua", "-o", "OUT/file"]),
]


def begin():
    fresh()
    plain.run(OLD)


def start_stopped(command, at):
    environment = {"LC_ALL": "C", "PATH": "/nowhere", "LD_PRELOAD": program.shim, "JOINERY_AT": str(at),
                   "JOINERY_SIGNAL": str(int(signal.SIGSTOP))}
    child = program.start(command, {2: "stderr1"}, None, environment)
    status = os.waitpid(child, os.WUNTRACED)[1]
    return child if os.WIFSTOPPED(status) else None


def wait_for(child):
    """Until it has ended, or does nothing but wait: its status, or None."""
    asleep = 0
    while asleep < 4:
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            return status
        with open(f"/proc/{child}/stat", encoding="utf-8") as file:
            asleep = asleep + 1 if file.read().rsplit(")", 1)[1].split()[0] == "S" else 0
        time.sleep(0.004)
    return None


def overtake(failures, first, second, at, ends):
    begin()
    one = start_stopped(first, at)
    if not failures.check(one, f"{first}: call {at} is none"):
        return
    two = program.start(second, None, None, {"LC_ALL": "C", "PATH": "/nowhere"})
    ended = wait_for(two)
    os.kill(one, signal.SIGCONT)
    statuses = [os.waitpid(one, 0)[1], os.waitpid(two, 0)[1] if ended is None else ended]
    errors = read_if("stderr1") + read_if("stderr")
    failures.check(statuses == [0, 0] and errors == b"", f"{first} at call {at}, then {second}: {statuses} {errors}")
    failures.check(held() in ends, f"{first} at call {at}, then {second}: a mixture, {sorted(held())}")


def test(failures):
    for first, second in [*PAIRS, *((two, one) for one, two in PAIRS[:2])]:
        ends = []
        for command in (second, first):
            begin()
            program.run(command, JOINERY_CALLS="count")
            ends.append(held())
        count = int(read_if("count").split()[0])
        print(f"{' '.join(first)}: {count} calls", flush=True)
        for at in range(1 + len(second) % stride, count + 1, stride):
            overtake(failures, first, second, at, ends)


in_specs(test)
