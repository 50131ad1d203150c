#!/usr/bin/env python3
"""Output files with every possible name: blanks, line feeds, quotes, dashes, invalid UTF-8, 255 bytes; and the longest paths.
Impossible names are refused. Usage: names.py JOINERY [ROUNDS [SEED]]"""
import os
import re
import random
import sys

from runs import Program, fresh, held, in_specs, put, read_if

program = Program(sys.argv[1])
rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 10
seed = int(sys.argv[3]) if len(sys.argv) > 3 else 15
TABLE = ["table", "lopsided.lua", "--format", "text", "-o"]
MAKE = ["generate", "diamond.lua", "--emit", "tables", "-o"]
ODD = ["a b", " ", "a\nb", "\t", "'", '"', "\\", "--", "-", "-o", "--help", "#", "$x", "$(x)", ";", "a|b", "a:b", "%", "*", "~", "...",
       "\udcff\udcfe", "\u202e", "\u00e9", "e\u0301", "\x1b[31m", "\x7f", "\x01", ".hidden", ".x.joinery-", ".joinery-1",
       ".x.joinery-1.old", "x.joinery-1", "con", "\U0001f600"]


def try_name(failures, name, new):
    """As FILE over an old one, as DIR, as depfile."""
    fresh()
    path = os.path.join("OUT", name)
    put(path)
    status, _, error = program.run([*TABLE, path])
    failures.check(status == 0 and held() == {name: new}, f"{name!r}: {status} {error!r} {sorted(held())}")
    fresh()
    status, _, error = program.run([*MAKE, path, "--depfile", "OUT/made.d"])
    files = {os.path.basename(file) for file in held()}
    if re.search(r"""[\x00-\x1f\x7f"'*;<=>?^|&`%]|\[.*\]|\\[#:$]""", name, re.DOTALL): # which make or ninja would misread in a depfile
        failures.check(status == 2 and "cannot write the depfile" in error and files == set(), f"DIR {name!r}: {status} {error!r} {files}")
    else:
        failures.check(status == 0 and files >= {"diamond.json", "made.d"}, f"DIR {name!r}: {status} {error!r} {files}")
    fresh()
    status, _, error = program.run([*MAKE, "OUT/made", "--depfile", path])
    failures.check(status == 0 and name in held(), f"depfile {name!r}: {status} {error!r}")
    relative = [*TABLE, name if not name.startswith("-") or name == "-o" else f"./{name}"]
    os.chdir("OUT")
    program.run(["table", "../lopsided.lua", *relative[2:]])
    failures.check(name == "-" or read_if(name) == new, f"{name!r} in the current folder")
    os.chdir("..")


def long_names(failures, new):
    for letter in ("a", "\u00e9", "\U0001f600"):
        width = len(letter.encode())
        for length in (200, 220, 228, 231, 232, 233, 234, 235, 240, 250, 254, 255, 256, 300):
            name = letter * (length // width) + "b" * (length % width)
            fresh()
            status, _, error = program.run([*TABLE, f"OUT/{name}"])
            good = (status, held()) == (0, {name: new}) if length < 256 else status == 2 and "too long" in error and not held()
            failures.check(good, f"{length} bytes: {status} {error!r} {sorted(held())}")
            if length < 256:
                put(f"OUT/{name}")
                put(f"OUT/{name[:40]}.not")
                failures.check(program.run([*TABLE, f"OUT/{name}"])[0] == 0 and held()[name] == new, f"{length} bytes, again")
    for length in (200, 226, 231, 232, 236, 240, 241, 242, 250, 251, 300):
        fresh()
        prefix = "p" * length
        status, _, error = program.run([*MAKE, "OUT/made", "--prefix", prefix])
        files = {os.path.basename(path) for path in held()}
        if length + len("_promotion.hpp") < 256:
            failures.check(status == 0 and f"{prefix}_promotion.hpp" in files and len(files) == 3, f"--prefix: {length}: {status} {error!r}")
        else:
            failures.check(status == 2 and "too long" in error and not files & {f"{prefix}_promotion.hpp", f"{prefix}.json"}, f"--prefix: {length}: {status} {error[-99:]!r} {files}")


def long_paths(failures, new):
    """Up to the length that the system takes, and past it."""
    fresh()
    most = os.pathconf("OUT", "PC_PATH_MAX")
    deep = "OUT" + ("/" + "d" * 200) * ((most - 60) // 201)
    status, _, error = program.run([*MAKE, deep])
    failures.check(status == 0 and os.path.isfile(f"{deep}/diamond.json"), f"DIR of {len(deep)} bytes: {status} {error!r}")
    for length in range(len(deep) + 10, most + 20, 9):
        path = deep + "/" + "f" * (length - len(deep) - 1)
        status, _, error = program.run([*TABLE, path])
        good = read_if(path) == new if status == 0 else status == 2 and "too long" in error
        failures.check(good and (status == 0 or length > most - 60), f"a path of {length} bytes: {status} {error[-60:]!r}")
    failures.check(all(not os.path.basename(path).startswith(".") for path in held()), f"long paths left {len(held())} files")
    status, _, error = program.run([*MAKE, "OUT" + "/x" * most])
    failures.check(status == 2 and "too long" in error, f"DIR past PATH_MAX: {status}")


def test(failures):
    draw = random.Random(seed)
    print(f"seed {seed}")
    new = program.run(TABLE[:-1])[1]
    names = ODD + [bytes(draw.choice([*range(1, 47), *range(48, 256)]) for _ in range(draw.randint(1, 200))).decode("utf-8", "surrogateescape")
                   for _ in range(rounds)]
    for name in names:
        try_name(failures, name, new)
    long_names(failures, new)
    long_paths(failures, new)


in_specs(test)
