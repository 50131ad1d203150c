#!/usr/bin/env python3
"""Output paths that are links of every sort, folders, pipes, sockets, devices or hard links; generator/cli/README.md, "Files"
says what must happen. Usage: links.py JOINERY"""
import os
import socket
import sys
import threading

from runs import OLD, Program, fresh, held, hidden, in_specs, put, read_if

program = Program(sys.argv[1])
TABLE = ["table", "lopsided.lua", "--format", "text", "-o"]
MAKE = ["generate", "diamond.lua", "--emit", "tables", "-o"]


def expect(failures, status, what, command, says=""):
    got, _, error = program.run(command)
    failures.check(got == status and (says in error if status else error == ""), f"{what}: {got} {error!r}")
    failures.check(hidden(held()) == [], f"{what}: left {hidden(held())}")


def links_of_a_file(failures, new):
    fresh()
    os.makedirs("OUT/deep/er")
    put("OUT/deep/file")
    for name, to in (("to_file", "deep/file"), ("twice", "to_file"), ("absolute", os.path.abspath("OUT/deep/file")),
                     ("up", "deep/er/../file")):
        put("OUT/deep/file")
        os.symlink(to, f"OUT/{name}")
        expect(failures, 0, f"a link, {name}", [*TABLE, f"OUT/{name}"])
        failures.check(held()[name] == f"-> {to}" and held()["deep/file"] == new, f"a link, {name}: {held()}")
    for name, to, made in (("dangling", "made", "made"), ("below", "deep/made", "deep/made"),
                           ("chain", "below2", "deep/made2"), ("elsewhere", os.path.abspath("OUT/made3"), "made3")):
        if name == "chain":
            os.symlink("deep/made2", "OUT/below2")
        os.symlink(to, f"OUT/{name}")
        expect(failures, 0, f"a dangling link, {name}", [*TABLE, f"OUT/{name}"])
        failures.check(held()[name] == f"-> {to}" and held()[made] == new, f"a dangling link, {name}: {held()}")
    os.symlink("circle", "OUT/circle")
    os.symlink("ping", "OUT/pong")
    os.symlink("pong", "OUT/ping")
    os.symlink("no/where", "OUT/nowhere")
    before = held()
    for name, says in (("circle", "Too many levels"), ("ping", "Too many levels"), ("nowhere", "No such file")):
        expect(failures, 2, f"a link, {name}", [*TABLE, f"OUT/{name}"], says)
    failures.check(held() == before, f"links that lead nowhere: {held()}")


def hard_links(failures, new):
    fresh()
    put("OUT/one")
    os.link("OUT/one", "OUT/two")
    expect(failures, 0, "a hard link", [*TABLE, "OUT/two"])
    failures.check(held() == {"one": OLD, "two": new}, f"a hard link: {held()}")


def what_is_no_file(failures, new):
    fresh()
    os.mkdir("OUT/folder")
    listener = socket.socket(socket.AF_UNIX)
    listener.bind("OUT/socket")
    put("OUT/file")
    for name, says in (("folder", "directory"), ("folder/", "directory"), (".", "directory"), ("..", "directory"),
                       ("socket", "No such device"), ("file/", "Not a directory"), ("file/x", "Not a directory"),
                       ("none/", "No such file"), ("none/x", "No such file")):
        expect(failures, 2, f"-o {name}", [*TABLE, f"OUT/{name}"], says)
    expect(failures, 2, "-o ''", [*TABLE, ""], "it is empty")
    expect(failures, 2, "generate -o ''", [*MAKE, ""], "it is empty")
    listener.close()
    os.mkfifo("OUT/pipe")
    read = []
    reader = threading.Thread(target=lambda: read.append(read_if("OUT/pipe")))
    reader.start()
    expect(failures, 0, "-o PIPE", [*TABLE, "OUT/pipe"])
    reader.join()
    failures.check(read == [new] and held()["pipe"] is None, f"-o PIPE: read {read}")
    expect(failures, 0, "-o /dev/null", [*TABLE, "/dev/null"])
    failures.check(os.path.exists("/dev/null") and not os.path.isfile("/dev/null"), "/dev/null is a file now")


def directories(failures):
    """DIR itself, and files in it."""
    made = ("diamond.json", "diamond_promotion.h", "diamond_promotion.hpp")
    fresh()
    os.mkdir("OUT/real")
    os.symlink("real", "OUT/link")
    for path in ("OUT/link", "OUT/link/", "OUT/new/./below//twice/", "OUT/real/.."):
        expect(failures, 0, f"generate -o {path}", [*MAKE, path])
        failures.check(all(os.path.isfile(f"{path}/{name}") for name in made), f"generate -o {path}: {sorted(held())}")
    failures.check(os.path.islink("OUT/link"), "a link to DIR is kept")
    os.symlink("circle", "OUT/circle")
    os.symlink("nothing", "OUT/dangling")
    put("OUT/file")
    for name in ("circle", "dangling", "file", "file/x"):
        expect(failures, 2, f"generate -o {name}", [*MAKE, f"OUT/{name}"], "there is a file of that name")
    whole = read_if("OUT/real/diamond_promotion.h")
    for number, name in enumerate(made):
        path = f"OUT/real/{name}"
        to = ("../file", "none", name)[number]
        os.unlink(path)
        os.symlink(to, path)
        expect(failures, 0, f"{name} is a link to {to}", [*MAKE, "OUT/real"])
        failures.check(os.path.isfile(path) and not os.path.islink(path), f"{name} is a link to {to}: kept")
    failures.check(held()["file"] == OLD and read_if("OUT/real/diamond_promotion.h") == whole, "what a link leads to")
    for name in made:
        for make in (os.mkdir, os.mkfifo):
            os.unlink(f"OUT/real/{name}")
            make(f"OUT/real/{name}")
            before = held()
            expect(failures, 2, f"{name} by {make.__name__}", [*MAKE, "OUT/real"], "directory" if make == os.mkdir else "regular")
            failures.check(held() == before, f"{name} by {make.__name__}: something was written")
            (os.rmdir if make == os.mkdir else os.unlink)(f"OUT/real/{name}")
            expect(failures, 0, f"{name} again", [*MAKE, "OUT/real"])


def test(failures):
    new = program.run(TABLE[:-1])[1]
    links_of_a_file(failures, new)
    hard_links(failures, new)
    what_is_no_file(failures, new)
    directories(failures)


in_specs(test)
