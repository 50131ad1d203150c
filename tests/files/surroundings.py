#!/usr/bin/env python3
"""The program writes the same bytes in any environment: locales with another decimal point, other letters or encodings; no
environment at all; nonsense in the variables it reads. Usage: surroundings.py JOINERY [slow]"""
import os
import shutil
import subprocess
import sys

from runs import QUICK, SLOW, Program, fresh, held, in_specs, prepare, target

program = Program(sys.argv[1])
# A comma in numbers, an i without a dot, an encoding of two bytes whose second may be a backslash, other digits, other orders.
LOCALES = [("de_DE", "UTF-8"), ("tr_TR", "UTF-8"), ("tr_TR", "ISO-8859-9"), ("ja_JP", "SHIFT_JIS"), ("fa_IR", "UTF-8"), ("cs_CZ", "ISO-8859-2")]
NONSENSE = {
    "COLUMNS": ["0", "-1", "999999", "99999999999999999999", "", "x", "1", "\udcff"],
    "TERM": ["", "dumb", "xterm", "x" * 5000, "\x1b[31m", "\udcff"],
    "NO_COLOR": ["", "1"],
    "TZ": ["", ":/etc/passwd", "Nowhere/Land", "UTC+99:99", "\udcff", "x" * 5000],
    "LANG": ["", "xx_YY", "../../../tmp", "C.UTF-8", "\udcff", "x" * 5000],
    "HOME": ["", "/nowhere", "relative"],
    "TMPDIR": ["", "/nowhere", "/dev/full"],
    "PATH": ["", ":", "/dev/null", ".", "x" * 5000],
    "POSIXLY_CORRECT": ["1"],
    "LUA_INIT": ["error('init')", "@/nowhere"],
    "LUA_PATH": ["/nowhere/?.lua"],
    "LUA_CPATH_5_4": ["/nowhere/?.so"],
    "MALLOC_PERTURB_": ["165"],
}


def compiled_locales(failures):
    """Names of those that could be made, in the folder `locales`."""
    os.mkdir("locales")
    made = []
    for name, charset in LOCALES:
        command = ["localedef", "-c", "-i", name, "-f", charset, f"./locales/{name}.{charset}"]
        done = shutil.which("localedef") and subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        if done and os.path.isdir(command[-1]):
            made.append(f"{name}.{charset}")
        else:
            failures.skip(f"locale {name}.{charset}: localedef, of the package locales, does not make it")
    return made


def is_another_locale(name):
    """Whether the C library takes it for one: German numbers have a comma there."""
    script = "import locale; locale.setlocale(locale.LC_ALL, ''); print(locale.localeconv()['decimal_point'])"
    done = subprocess.run([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True,
                          env={"LOCPATH": os.path.abspath("locales"), "LC_ALL": name})
    return done.stdout.strip() == ","


def same(failures, command, expected, what, **environment):
    fresh()
    got = program.run(command, **environment), held()
    failures.check(got == expected, f"{command[0]} with {what}: {got[0]}")


def test(failures):
    locales = compiled_locales(failures)
    if "de_DE.UTF-8" in locales:
        failures.check(is_another_locale("de_DE.UTF-8"), "de_DE.UTF-8 has no decimal comma: the locale is not used")
    quick = [*QUICK, ["check", "diamond.lua", "--max-time", "1.5", "-o", "OUT/check.txt"],
             ["explain", "diamond.lua", "U8", "i8", "-o", "OUT/none"]]
    for command in quick + (SLOW if "slow" in sys.argv else []):
        prepare(program, command, False)
        expected = program.run(command), held()
        failures.check(expected[0][0] in (0, 1) or target(command) == "OUT/none", f"{command}: {expected[0]}")
        for name in locales:
            same(failures, command, expected, name, LC_ALL=name, LANG=name, LOCPATH=os.path.abspath("locales"))
        fresh()
        failures.check((run_bare(command), held()) == (expected[0][0], expected[1]), f"{command[0]} without an environment")
        values = [(key, value) for key, each in NONSENSE.items() for value in each]
        chosen = values if command[0] == "generate" or "slow" in sys.argv else values[len(command[1]) % 11 :: 11]
        for key, value in chosen:
            same(failures, command, expected, f"{key}={value[:20]!r}", **{key: value})


def run_bare(command):
    """Without an environment."""
    child = program.start(command, None, None, {})
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


in_specs(test)
