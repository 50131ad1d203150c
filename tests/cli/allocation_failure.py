#!/usr/bin/env python3
"""Makes each allocation of a run fail in turn. The run must succeed, or exit with status 2 and a message; either way, every
file is the old one or the complete new one. Usage: allocation_failure.py JOINERY FAIL_MALLOC.so SPECS [STRIDE]"""
import os
import shutil
import sys
import tempfile

joinery, shim, specs = (os.path.abspath(path) for path in sys.argv[1:4])
stride = int(sys.argv[4]) if len(sys.argv) > 4 else 1

# Commands, and the factor of their strides: some commands allocate ten or a thousand times as often as others, mostly in the
# same few loops.
COMMANDS = [
    (5, ["check", "ambiguous.lua", "--deny", "rounds"]),
    (1, ["check", "resolved.lua", "--format", "json"]),
    (1, ["table", "lopsided.lua", "--format", "html", "-o", "OUT/table.html"]),
    (1, ["diff", "diamond.lua", "weak.lua"]),
    (1, ["diff", "own_names.lua", "plain_names.lua"]),
    (3, ["check", "later.lua", "--baseline", "earlier.lua", "--format", "github"]),
    (1, ["explain", "resolved.lua", "i8", "u8", "f16"]),
    (1, ["graph", "diamond.lua", "--format", "dot"]),
    (1, ["graph", "resolved.lua", "--dtypes", "u8,i8,f32"]),
    (1, ["import", "lopsided.csv", "-o", "OUT/imported.lua"]),
    (2, ["edit", "resolved.lua", "--set", "u8,i8=-", "--remove-edge", "f16,f32", "--add-dtype", "u4"]),
    (1, ["check", "clash.lua"]),
    (2, ["place", "diamond.lua", "u16", "--limit", "2"]),
    (2, ["place", "resolved.lua", "u4", "--format", "json"]),
    (5, ["place", "diamond.lua", "u16", "--choose", "1", "-o", "OUT/mine.lua"]),
    (7, ["generate", "diamond.lua", "--emit", "tables", "-o", "OUT/generated", "--depfile", "OUT/generated.d"]),
    (90, ["explore", "diamond.lua", "--against", "ambiguous.lua", "-o", "OUT/page.html"]),
    (90, ["explore", "lopsided.csv", "--format", "json"]),
    (1, ["check", "broken.lua"]),
    (4000, ["atlas", "-o", "OUT/atlas"]),
]


OLD = {"table.html": b"old"}


def read(path):
    with open(path, "rb") as file:
        return file.read()


def files_below(folder):
    return {os.path.relpath(os.path.join(where, name), folder): read(os.path.join(where, name))
            for where, _, names in os.walk(folder) for name in names}


def run(command, **environment):
    """Status, standard output, standard error and files of one run with nothing in OUT but an old table."""
    shutil.rmtree("OUT", ignore_errors=True)
    os.mkdir("OUT")
    with open("OUT/table.html", "wb") as file:
        file.write(OLD["table.html"])
    write = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
    child = os.posix_spawn(joinery, [joinery, *command], {"LC_ALL": "C", "PATH": "/nowhere", "LD_PRELOAD": shim, **environment}, file_actions=[
        (os.POSIX_SPAWN_OPEN, 0, "/dev/null", os.O_RDONLY, 0),
        (os.POSIX_SPAWN_OPEN, 1, "stdout", write, 0o666),
        (os.POSIX_SPAWN_OPEN, 2, "stderr", write, 0o666),
    ])
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    return status, read("stdout"), read("stderr"), files_below("OUT")


def main():
    wrong = runs = 0
    with open("lopsided.csv", "w") as csv:
        csv.write(",b,i8\nb,b,i8\ni8,i8,i8\n")
    for longer, command in COMMANDS:
        expected = run(command, JOINERY_ALLOCATIONS="count")
        count = int(read("count"))
        assert count > 10, "the shim counts nothing"
        print(f"{' '.join(command)}: {count} allocations", flush=True)
        for at in range(1, count + 1, stride * longer):
            for more in ({}, {"JOINERY_FAIL_ON": "1"}) if at % 16 == 1 else ({},):
                status, out, err, files = run(command, JOINERY_FAIL_AT=str(at), **more)
                runs += 1
                as_ever = (status, out, err, files) == expected
                whole = all(content in (OLD.get(path), expected[3].get(path)) for path, content in files.items())
                refused = status == 2 and out == b"" and err != b"" and whole
                if not as_ever and not refused:
                    wrong += 1
                    print(f"  allocation {at} {more}: status {status}, {len(out)} bytes, files {sorted(files)}, "
                          f"{err.decode(errors='replace')!r}")
    print(f"{runs} runs, {wrong} wrong")
    return 1 if wrong else 0


with tempfile.TemporaryDirectory() as folder:
    shutil.copytree(specs, os.path.join(folder, "specs"))
    os.chdir(os.path.join(folder, "specs"))
    result = main()
    os.chdir("/")
sys.exit(result)
