#!/usr/bin/env python3
"""Output depends on no clock and no file time: with wrong clocks, and with files dated 1970, 2100 or now, a run writes the same
bytes, replaces changed files and leaves the times of unchanged ones. Usage: clocks.py JOINERY WRONG_CLOCK.so [slow]"""
import os
import sys

from runs import QUICK, SLOW, Program, fresh, held, in_specs, prepare, read_if

program, plain = Program(*sys.argv[1:3]), Program(sys.argv[1])
CLOCKS = ["back", "zero", "far", "jumps", "fails"]
TIMES = [0, 1, 4102444800, 2**31, 2**32 + 5]
MAKE = ["generate", "own.lua", "--emit", "tables", "-o", "OUT/made", "--depfile", "OUT/made.d"]


def wrong_clocks(failures):
    for command in QUICK + (SLOW if "slow" in sys.argv else []):
        prepare(plain, command, False)
        expected = plain.run(command), held()
        for clock in CLOCKS:
            fresh()
            got = program.run(command, JOINERY_CLOCK=clock), held()
            failures.check(got == expected, f"{command[0]} by a clock that is {clock}: {got[0]}")


def write_spec(title, time):
    with open("own.lua", "w", encoding="utf-8") as file:
        file.write(f"return {{ name = 'own', title = '{title}', extends = './diamond.lua' }}\n")
    os.utime("own.lua", (time, time))


def set_times(time):
    for base, folders, names in os.walk("OUT"):
        for name in folders + names:
            os.utime(os.path.join(base, name), (time, time))


def times():
    return {path: os.stat(os.path.join("OUT", path)).st_mtime for path in held()}


def times_of_files(failures):
    """A spec that is older or newer than its output, changed and unchanged; a damaged file whose time and size are right."""
    wholes = []
    for title in ("One", "Two"):
        fresh()
        write_spec(title, 0)
        plain.run(MAKE)
        wholes.append(held())
    for clock in CLOCKS:
        for spec_time in TIMES:
            for made_time in (TIMES[0], TIMES[2]):
                for number in (0, 1):
                    what = f"a spec of {spec_time}, files of {made_time}, clock {clock}, title {number}"
                    write_spec(("One", "Two")[number], spec_time)
                    set_times(made_time)
                    status, _, error = program.run(MAKE, JOINERY_CLOCK=clock)
                    failures.check(status == 0 and held() == wholes[number], f"{what}: {status} {error!r}")
                    set_times(made_time)
                    status, out, _ = program.run(MAKE, JOINERY_CLOCK=clock)
                    failures.check(status == 0 and b"written" not in out, f"{what}, again: {out}")
                    made = {path: time for path, time in times().items() if path != "made.d"}
                    failures.check(set(made.values()) == {made_time}, f"{what}, again: times {made}")
                header = "OUT/made/own_promotion.h"
                with open(header, "r+b") as file:
                    file.write(b"X")
                set_times(made_time)
                program.run(MAKE, JOINERY_CLOCK=clock)
                failures.check(read_if(header) == wholes[1]["made/own_promotion.h"], f"{what}: a damaged file is kept")


def test(failures):
    wrong_clocks(failures)
    times_of_files(failures)


in_specs(test)
