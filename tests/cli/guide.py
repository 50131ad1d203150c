#!/usr/bin/env python3
"""Runs the examples of a guide in Markdown: writes every file block that the guide shows (a comment or a line
<!-- file: NAME --> before it names the file), runs every "$ " line of console blocks with sh, and compares what it prints,
errors included, with the lines below it. A line ... matches any number of lines.
Usage: guide.py GUIDE.md BINARY_DIR. JOINERY_UPDATE=1 updates blocks without such a line."""
import os
import re
import subprocess
import sys
import tempfile

FILE = re.compile(r"<!-- file: (\S+) -->")


def blocks(lines):
    """(name of the file to write or None, language, first line, end) of each fenced block."""
    name = None
    at = 0
    while at < len(lines):
        marker = FILE.fullmatch(lines[at].strip())
        if marker:
            name = marker[1]
        if lines[at].startswith("```"):
            end = at + 1
            while not lines[end].startswith("```"):
                end += 1
            yield name, lines[at][3:].strip(), at + 1, end
            name, at = None, end
        at += 1


def commands(lines):
    """(command, what is printed) of a console block."""
    found = []
    for line in lines:
        if line.startswith("$ "):
            found.append((line[2:], []))
        else:
            found[-1][1].append(line)
    return found


def matches(wanted, got):
    pattern = "".join("(?:.*\n)*" if line == "..." else re.escape(line) + "\n" for line in wanted)
    return re.fullmatch(pattern, "".join(line + "\n" for line in got)) is not None


def run(command, folder, environment):
    done = subprocess.run(["sh", "-c", command], cwd=folder, env=environment, stdin=subprocess.DEVNULL, check=False,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return [line.rstrip() for line in done.stdout.decode("utf-8").splitlines()]


def strip(lines):
    while lines and not lines[-1]:
        lines = lines[:-1]
    return lines


def main(guide, binaries):
    with open(guide, encoding="utf-8") as file:
        lines = file.read().splitlines()
    environment = {"PATH": os.path.abspath(binaries) + os.pathsep + os.environ["PATH"], "LC_ALL": "C"}
    written, wrong, ran, copied = [], 0, 0, 0
    with tempfile.TemporaryDirectory() as folder:
        for name, language, first, end in blocks(lines):
            body = lines[first:end]
            written += lines[copied:first]
            copied = end
            if name:
                with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
                    file.write("\n".join(body) + "\n")
            if language != "console":
                written += body
                continue
            for command, wanted in commands(body):
                got = strip(run(command, folder, environment))
                ran += 1
                same = matches(strip(wanted), got)
                if not same:
                    wrong += 1
                    print(f"{guide}: $ {command}\nwants\n" + "\n".join(wanted) + "\ngot\n" + "\n".join(got))
                written += ["$ " + command, *(wanted if same or "..." in wanted else got)]
    written += lines[copied:]
    if os.environ.get("JOINERY_UPDATE"):
        with open(guide, "w", encoding="utf-8") as file:
            file.write("\n".join(written) + "\n")
    print(f"{ran} commands, {wrong} wrong")
    assert ran > 0
    return 1 if wrong else 0


sys.exit(main(*sys.argv[1:]))
