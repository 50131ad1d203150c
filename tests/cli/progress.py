#!/usr/bin/env python3
"""`generate` on a terminal shows a line of progress after a second and removes it at the end; elsewhere it shows none.

A template that is a pipe makes the run as long as the test needs.
usage: progress.py JOINERY TEMPLATES
"""

import os
import pty
import shutil
import subprocess
import sys
import tempfile
import threading
import time

joinery, templates = os.path.abspath(sys.argv[1]), sys.argv[2]
SECONDS = 1.2  # that it waits for the template; the line comes after 1


def all_from(descriptor):
    """All that is written to a pseudo-terminal until its last writer is gone."""
    data = b""
    while True:
        try:
            piece = os.read(descriptor, 4096)
        except OSError:
            return data
        if not piece:
            return data
        data += piece


def shown(screen):
    """What a line of a terminal comes to look like."""
    line, column = [], 0
    for byte in screen.decode():
        if byte == "\r":
            column = 0
        else:
            line[column : column + 1] = [byte]
            column += 1
    return "".join(line)


def feed(fifo, content):
    time.sleep(SECONDS)
    with open(fifo, "wb") as file:
        file.write(content)


def messages(folder, content, *options, terminal="xterm"):
    """(exit status, what came to a terminal as standard error)"""
    fifo = os.path.join(folder, "templates", "build", "sources.mk.tmpl")
    ours, theirs = pty.openpty()
    command = [joinery, "generate", "python", "-o", os.path.join(folder, "out"), "--ops", "add", "--templates",
               os.path.join(folder, "templates"), *options]
    writer = threading.Thread(target=feed, args=(fifo, content))
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=theirs, env=dict(os.environ, TERM=terminal))
    os.close(theirs)
    writer.start()
    screen = all_from(ours)
    writer.join()
    os.close(ours)
    return process.wait(), screen


def main():
    failures = 0

    def check(holds, what):
        nonlocal failures
        if not holds:
            print("FAILED:", what)
            failures += 1

    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(templates, os.path.join(folder, "templates"))
        fifo = os.path.join(folder, "templates", "build", "sources.mk.tmpl")
        with open(fifo, "rb") as file:
            content = file.read()
        os.unlink(fifo)
        os.mkfifo(fifo)

        status, screen = messages(folder, content)
        check(status == 0 and b"\rjoinery: " in screen, f"a line: {status} {screen}")
        check(shown(screen).strip() == "" and screen.endswith(b"\r"), f"gone at the end: {screen}")
        check(b"\n" not in screen and b"\033" not in screen, f"nothing but that line: {screen}")

        status, screen = messages(folder, b"% error('no more', 0)\n% end of it\n")
        check(status == 2 and b"joinery:" in screen and b"sources.mk.tmpl" in screen, f"a message: {status} {screen}")

        for options, terminal in ((("--quiet",), "xterm"), ((), "dumb")):
            status, screen = messages(folder, content, *options, terminal=terminal)
            check(status == 0 and screen == b"", f"nothing with {options} on {terminal}: {status} {screen}")
    sys.exit(failures != 0)


main()
