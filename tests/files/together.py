#!/usr/bin/env python3
"""Two and eight concurrent runs into one folder, of the same or different specs, operations and groups of files, with shared
FILEs and depfiles; also while some of them are killed. In the end, every run that was not killed has succeeded, and the folder
holds what one of them alone would write. Usage: together.py JOINERY [ROUNDS [SEED [atlas]]]"""
import os
import random
import signal
import sys

from runs import Program, fresh, held, in_specs, put

program = Program(sys.argv[1])
rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 3
seed = int(sys.argv[3]) if len(sys.argv) > 3 else 15
MADE = ["-o", "OUT/made", "--depfile", "OUT/made.d"]
VARIANTS = [
    ["generate", "diamond.lua", "--emit", "tables", *MADE],
    ["generate", "diamond.lua", "--emit", "tables,dispatch", *MADE],
    ["generate", "diamond.lua", "--emit", "dispatch,kernels", "--ops", "less", "--isa", "avx2", *MADE],
    ["generate", "diamond.lua", "--emit", "dispatch,kernels", "--ops", "less,equal", "--isa", "avx2", *MADE],
    ["generate", "weak.lua", "--emit", "tables", "--prefix", "diamond", *MADE],
]
OTHERS = [["generate", "weak.lua", "--emit", "tables", "-o", "OUT/made"], ["generate", "diamond.lua", "--emit", "tables", "-o", "OUT/made"]]
ENVIRONMENT = {"LC_ALL": "C", "PATH": "/nowhere"}


def alone(command):
    fresh()
    failing = program.run(command)[0]
    return None if failing else held()


def start(command, number):
    return program.start(command, {1: f"stdout{number}", 2: f"stderr{number}"}, None, ENVIRONMENT)


def end(failures, children, what):
    for number, child in enumerate(children):
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        with open(f"stderr{number}", encoding="utf-8") as file:
            error = file.read()
        failures.check(status == 0 and error == "", f"{what}: run {number}: {status} {error!r}")


def race(failures, commands, ends, what, keep=False):
    """`ends`: what each command makes alone, one of which is to be there in the end."""
    if not keep:
        fresh()
    end(failures, [start(command, number) for number, command in enumerate(commands)], what)
    found = held()
    failures.check(found in ends, f"{what}: a mixture: {sorted(found)}")


def race_with_kills(failures, draw, ends, what):
    children = [start(draw.choice(VARIANTS), number) for number in range(4)]
    for child in children[:3]:
        os.sched_yield()
        os.kill(child, draw.choice([signal.SIGKILL, signal.SIGTERM]))
    for child in children[:3]:
        os.waitpid(child, 0)
    end(failures, children[3:], what)
    last = draw.randrange(len(VARIANTS))
    status = program.run(VARIANTS[last])[0]
    failures.check(status == 0, f"{what}: {status}")
    failures.check(held().items() >= ends[last].items(), f"{what}: the next run does not mend: {sorted(held())}")


def shared_file(failures, draw, what):
    commands = [["table", name, "-o", "OUT/table.txt"] for name in ("lopsided.lua", "weak.lua", "resolved.lua", "diamond.lua")]
    ends = [alone(command) for command in commands]
    fresh()
    put("OUT/table.txt")
    race(failures, [draw.choice(commands) for _ in range(8)], ends, what, keep=True)


def test(failures):
    draw = random.Random(seed)
    print(f"seed {seed}")
    ends = [alone(command) for command in VARIANTS]
    both = {**alone(OTHERS[0]), **alone(OTHERS[1])}
    failures.check(None not in ends and len(both) == 6, f"alone: {[end and len(end) for end in ends]}, {len(both)}")
    for number in range(rounds):
        race(failures, [VARIANTS[number % 5]] * (2, 8)[number % 2], ends, f"round {number}, one spec")
        for count in (2, 8):
            race(failures, [draw.choice(VARIANTS) for _ in range(count)], ends, f"round {number}, {count} at once")
            race(failures, [draw.choice(VARIANTS) for _ in range(count)], ends, f"round {number}, {count} over that", keep=True)
        fresh()
        race(failures, [OTHERS[i % 2] for i in range(4)], [both], f"round {number}, two specs side by side")
        shared_file(failures, draw, f"round {number}, one FILE")
        fresh()
        race_with_kills(failures, draw, ends, f"round {number}, some killed")
    if "atlas" in sys.argv:
        atlas = ["atlas", "-o", "OUT/made"]
        whole = alone(atlas)
        for count in (2, 4):
            race(failures, [atlas] * count if count == 2 else [atlas, atlas, *OTHERS], [whole, {**whole, **both}], f"{count} with atlas")


in_specs(test)
