#!/usr/bin/env python3
"""Asks whole runs to end around each call that changes a file: the run ends by that signal, the file of -o or every
file of DIR is old or new, and nothing else is left. Killed instead, it leaves no more than the next run removes.
Usage: interrupted.py JOINERY SIGNAL_AT.so SPECS"""
import os
import shutil
import signal
import sys
import tempfile

joinery, shim, specs = (os.path.abspath(path) for path in sys.argv[1:4])
OLD = b"old\n"

# A command, and whether its files are there before.
COMMANDS = [
    (["table", "lopsided.lua", "-o", "OUT/table.txt"], ["table.txt"]),
    (["table", "lopsided.lua", "-o", "OUT/table.txt"], []),
    (["graph", "diamond.lua", "--format", "dot", "-o", "OUT/a.dot"], ["a.dot"]),
    (["generate", "diamond.lua", "--emit", "tables", "-o", "OUT/made", "--depfile", "OUT/made.d"], ["made.d"]),
]
ASKED = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP]


def files_below(folder):
    found = {}
    for where, _, names in os.walk(folder):
        for name in names:
            with open(os.path.join(where, name), "rb") as file:
                found[os.path.relpath(os.path.join(where, name), folder)] = file.read()
    return found


def run(command, **environment):
    """Status, standard error and files of one run."""
    write = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
    child = os.posix_spawn(joinery, [joinery, *command], {"LC_ALL": "C", "LD_PRELOAD": shim, **environment}, file_actions=[
        (os.POSIX_SPAWN_OPEN, 0, "/dev/null", os.O_RDONLY, 0),
        (os.POSIX_SPAWN_OPEN, 1, "stdout", write, 0o666),
        (os.POSIX_SPAWN_OPEN, 2, "stderr", write, 0o666),
    ])
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), files_below("OUT")


def begin(existing):
    shutil.rmtree("OUT", ignore_errors=True)
    os.mkdir("OUT")
    for name in existing:
        with open(os.path.join("OUT", name), "wb") as file:
            file.write(OLD)


def main():
    wrong = runs = 0
    for command, existing in COMMANDS:
        begin(existing)
        status, new = run(command, JOINERY_CALLS="count")
        with open("count") as file:
            count = int(file.read())
        assert status == 0 and count >= 5, "the shim counts nothing"
        print(f"{' '.join(command)}: {count} calls", flush=True)
        for at in range(1, count + 1):
            for after in ({}, {"JOINERY_SIGNAL_AFTER": "1"}):
                for ask in [ASKED[at % 3], signal.SIGKILL]:
                    begin(existing)
                    status, files = run(command, JOINERY_SIGNAL=str(int(ask)), JOINERY_SIGNAL_AT=str(at), **after)
                    runs += 1
                    hidden = [name for name in files if os.path.basename(name).startswith(".")]
                    cut = {name: data for name, data in files.items() if name not in hidden}
                    good = status == -ask and all(data in (OLD, new.get(name)) for name, data in cut.items())
                    good = good and all(name in cut for name in existing)
                    if ask == signal.SIGKILL:
                        good = good and run(command) == (0, new)
                    else:
                        good = good and not hidden and cut in ({name: OLD for name in existing}, new)
                    if not good:
                        wrong += 1
                        print(f"  {ask.name} {'after' if after else 'before'} call {at}: status {status}, {sorted(files)}")
    print(f"{runs} runs, {wrong} wrong")
    return 1 if wrong else 0


with tempfile.TemporaryDirectory() as folder:
    shutil.copytree(specs, os.path.join(folder, "specs"))
    os.chdir(os.path.join(folder, "specs"))
    result = main()
    os.chdir("/")
sys.exit(result)
