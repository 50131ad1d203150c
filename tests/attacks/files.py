#!/usr/bin/env python3
"""Arguments that are no specs: pipes, folders, devices, links in a circle, what may not be read, megabytes of nothing; and
the same by way of `extends`, which must show nothing of a file that is no spec. Usage: files.py JOINERY WORK MEGABYTES"""

import os
import shutil
import subprocess
import sys
import threading

import runs

SECRET = "hunter2"
GOOD = "return { name = 't', dtypes = { 'b', 'u8' }, promotes = { b = { 'u8' } } }"


def write(path, content):
    with open(path, "wb") as file:
        file.write(content if isinstance(content, bytes) else content.encode())


def make_files(size):
    """One of each; the large ones of `size` bytes."""
    os.mkfifo("pipe.lua")
    os.mkfifo("pipe.csv")
    os.symlink("circle.lua", "circle.lua")
    os.symlink("/dev/zero", "zero.csv")
    os.symlink("/dev/zero", "zero.lua")
    os.makedirs("folder.lua")
    os.makedirs("folder.csv")
    chance = bytes((i * i * 7 + i // 251) % 256 for i in range(65536)) * (size // 65536)
    for name, content in (("binary", b"\xfe" + chance), ("spaces", b" " * size), ("lines", b"\n" * size), ("commas", b"," * size),
                          ("quotes", b'"' * size), ("nuls", b"\0" * size), ("line", b",a,b\na," + b"x" * size), ("empty", b"")):
        write(name + ".lua", content)
        write(name + ".csv", content)


def unreadable(run):
    """What cannot be read, or is no spec, is refused."""
    for name in ("folder.lua", "folder.csv", "circle.lua", "zero.lua", "zero.csv", "/proc/self/mem", "absent.lua", "absent.csv"):
        run.refused(name, "unreadable", "check", name, "--max-memory", "50M")
        run.run(f"import {name}", "import", name, statuses=(2,))
        run.run(f"the adapter {name}", "conform", "jax", "--emit", "pytest", "--adapter", name, statuses=(2,))
    for name in ("binary", "spaces", "lines", "commas", "quotes", "nuls", "line", "empty"):
        for suffix in (".lua", ".csv"):
            run.run(name + suffix, "check", name + suffix, "--max-time", "5", statuses=(2,))
    run.refused("/dev/null", "no-table", "check", "/dev/null")
    for name in ("", " ", "a\nb", "\033[31m", "\u202e", "x" * 10_000, "x" * 10_000 + ".lua", "\udcff\udcfe", "\udcff.lua"):
        run.refused(repr(name[:20]), "unknown-spec unreadable", "check", name)


def standard_input(run):
    """Standard input that is closed, empty, or a folder."""
    for what, script, name in (("closed", '"$1" check - <&-', "unreadable"), ("empty", '"$1" check - </dev/null', "no-table"),
                               ("folder", '"$1" check - </', "unreadable")):
        run.count += 1
        done = subprocess.run(["sh", "-c", script, "sh", run.joinery], stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=runs.GENEROUS)
        if done.returncode != 2 or f"[{name}]".encode() not in done.stderr:
            run.fail(f"standard input, {what}", f"{done.returncode} {done.stderr}")


def pipes(run):
    """A pipe that nobody writes to is given up; one that somebody writes to late is read."""
    waits = [threading.Thread(target=run.refused, args=(name, "unreadable", "check", name)) for name in ("pipe.lua", "pipe.csv")]
    os.mkfifo("base.lua")
    write("extends.lua", "return { name = 't', extends = 'base.lua' }")
    waits.append(threading.Thread(target=run.refused, args=("extends a pipe", "extends-not-found", "check", "extends.lua")))
    for wait in waits:
        wait.start()
    os.mkfifo("late.lua")
    late = threading.Timer(1, write, ("late.lua", GOOD))
    late.start()
    run.run("a late writer", "check", "-q", "late.lua", statuses=(0,))
    late.join()
    for wait in waits:
        wait.join()


def not_permitted(run):
    """A file that another user may not read, where there is a way to be another user."""
    write("closed.lua", GOOD)
    os.chmod("closed.lua", 0)
    how = {"user": 65534, "group": 65534, "extra_groups": []} if os.geteuid() == 0 else {}
    try:
        subprocess.run([run.joinery, "--version"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=True, **how)
    except (PermissionError, subprocess.CalledProcessError):
        print("not tried: a file that may not be read, as no other user can run the program")
        return
    run.refused("closed.lua", "unreadable", "check", "closed.lua", **how)


def gone_folder(run):
    """A working directory that is no more."""
    os.mkdir("gone")
    for arguments, status in ((("check", "-q", "jax"), 0), (("check", "x.lua"), 2), (("generate", "jax", "-o", "out"), 2)):
        run.count += 1
        done = subprocess.run(["sh", "-c", 'mkdir -p gone && cd gone && rmdir ../gone && exec "$@"', "sh", run.joinery, *arguments],
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=runs.GENEROUS, check=False)
        if done.returncode != status:
            run.fail(f"no working directory, {arguments}", f"{done.returncode} {done.stderr}")


def extending(run):
    """What `extends` may not lead to, and a message may not tell."""
    secrets = {"shadow": f"root:{SECRET}:1:2:3", "environment": f"KEY={SECRET}-1\n", "key": f"-----BEGIN {SECRET}-----\n", "call": f"{SECRET}()",
               "returned": f"return '{SECRET}'", "raised": f"error('{SECRET}')", "string": f"'{SECRET}"}
    for name, content in secrets.items():
        write(name, content)
        os.symlink(name, name + ".lua")
        for path in ("./" + name, name + ".lua", os.path.abspath(name), "../../" + os.path.relpath(name, "../..")):
            write("reader.lua", f"return {{ name = 't', extends = '{path}' }}")
            done = run.refused(f"extends {path}", "extends-no-spec", "check", "reader.lua")
            if done and SECRET.encode() in done.stdout + done.stderr:
                run.fail(f"extends {path}", f"tells what is in it: {done.stderr}")
    for path in ("/proc/self/mem", "/dev/zero", "folder.lua", "circle.lua", "..", "/", "x" * 5000 + ".lua", "a\\0b.lua", "\\27[31m.lua"):
        write("reader.lua", f"return {{ name = 't', extends = '{path}' }}")
        run.run(f"extends {path[:40]}", "check", "reader.lua", "--max-memory", "50M", statuses=(2,))


def chains(run):
    """Chains of `extends`: one of 10,000, whose limit is that of reference.md, and cycles of one to 70."""
    os.mkdir("chain")
    for i in range(10_000):
        write(f"chain/c{i}.lua", f"return {{ name = 'c', extends = 'c{i + 1}.lua' }}")
    write("chain/c10000.lua", GOOD)
    run.run("1,000 to extend", "check", "-q", "chain/c9000.lua", statuses=(0,))
    run.refused("1,001 to extend", "extends-too-deep", "check", "chain/c8999.lua")
    run.refused("10,000 to extend", "extends-too-deep", "check", "chain/c0.lua")
    for length in (1, 2, 63, 64, 65, 70):
        write(f"chain/c{length - 1}.lua", "return { name = 'c', extends = './c0.lua' }")
        run.refused(f"a cycle of {length}", "circular-extends", "check", "chain/c0.lua")
        write(f"chain/c{length - 1}.lua", f"return {{ name = 'c', extends = 'c{length}.lua' }}")
    shutil.rmtree("chain")


def main():
    joinery, work, megabytes = sys.argv[1:]
    run = runs.Runs(joinery)
    runs.fresh_folder(work)
    make_files(int(megabytes) * 1_000_000)
    for attack in (unreadable, standard_input, pipes, not_permitted, gone_folder, extending, chains):
        attack(run)
    os.chdir("/")
    shutil.rmtree(work)
    return run.end()


sys.exit(main())
