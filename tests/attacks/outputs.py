#!/usr/bin/env python3
"""Texts that mean something where they do not belong (hostile.py), as titles, notes, sources, names and aliases, in every
output: nothing that a terminal obeys or a reader cannot see, and what reads each format finds nothing wrong. Usage:
outputs.py JOINERY WORK EVERY: texts go through all formats; one of EVERY, and all of them in one, through compilers."""

import ast
import csv
import glob
import html.parser
import io
import json
import os
import shutil
import subprocess
import sys
import xml.dom.minidom

import hostile
import runs

REPORTS = [("check", form, "--deny", "rounds,overflows,drops,wider") for form in ("text", "json", "md", "html", "github")]
REPORTS += [("table", form) for form in ("text", "json", "csv", "md", "html")] + [("graph", form) for form in ("text", "dot", "svg")]
REPORTS += [("diff", form, "jax") for form in ("text", "json", "csv", "md", "html")] + [("explain", form, "b", "i16") for form in ("text", "json", "md")]
EMIT = "tables,dispatch,kernels,python,python_arrays,typescript,rust,numpy"
STRICT = ["-Wall", "-Wextra", "-Wpedantic", "-Wtrigraphs", "-Wcomment", "-Werror", "-fsyntax-only", "-Ig"]


class Page(html.parser.HTMLParser):
    """The elements of a page, and what of it runs."""

    def __init__(self, page):
        super().__init__()
        self.elements, self.handlers = [], []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag, attrs):
        if tag != "br":  # the end of a line
            self.elements.append(tag)
        self.handlers += [name for name, value in attrs if name.startswith("on") or (value or "").startswith("javascript:")]


def check_form(run, what, form, content, plain):
    """A report, as what reads its format sees it. `plain`: the elements of the same page about harmless text."""
    if form == "json":
        json.loads(content)
    elif form == "csv":
        assert len({len(row) for row in csv.reader(io.StringIO(content, newline=""))}) == 1
    elif form == "svg":
        xml.dom.minidom.parseString(content.encode())
    if form in ("html", "svg"):
        page = Page(content)
        assert not page.handlers, page.handlers
        assert not plain or page.elements == plain, f"other elements than around harmless text: {set(page.elements) - set(plain)}"
        return page.elements
    if form == "dot" and shutil.which("dot"):
        run.count += 1
        drawn = subprocess.run(["dot", "-Tplain"], input=content.encode(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
        assert drawn.returncode == 0 and not drawn.stderr and drawn.stdout.count(b"\nnode ") == 3, drawn
    return None


def check_reports(run, what, path, plain):
    """All reports about a spec. Returns what its pages consist of."""
    elements = {}
    for command, form, *rest in REPORTS:
        before, after = ([], rest) if not rest or rest[0].startswith("-") else (rest, [])
        done = run.run(f"{what}: {command} {form}", command, path, *before, "--format", form, *after, statuses=(0, 1))
        if not done:
            continue
        if (command, form) != ("table", "csv") and (command, form) != ("diff", "csv"): # it has every character as it is
            run.check_text(f"{what}: {command} {form}", done.stdout)
        try:
            elements[command, form] = check_form(run, what, form, done.stdout.decode(), plain.get((command, form)))
        except (AssertionError, ValueError, csv.Error, xml.parsers.expat.ExpatError) as error:
            run.fail(f"{what}: {command} {form}", repr(error)[:500])
    page = run.run(f"{what}: explore", "explore", path, "-o", "-", statuses=(0,))
    run.check_text(f"{what}: explore", page.stdout)
    return elements


def check_generated(run, what, path):
    """What is generated, as bytes. False where it is refused."""
    shutil.rmtree("g", ignore_errors=True)
    if run.run(f"{what}: generate", "generate", path, "-o", "g", "--emit", EMIT, "--isa", "scalar", "--depfile", "g/h.d", statuses=(0,)) is None:
        return
    for file in glob.glob("g/**", recursive=True):
        if os.path.isfile(file):
            with open(file, "rb") as opened:
                run.check_text(f"{what}: {file}", opened.read())
    with open("g/hostile.json", encoding="utf-8") as file:
        json.load(file)
    for file in glob.glob("g/*.py") + glob.glob("g/*.pyi"):
        with open(file, encoding="utf-8") as opened:
            ast.parse(opened.read())


def tools():
    """Commands that read what is generated; those that are not there are named."""
    for standard in (["-std=c11"], ["-std=c99", "-trigraphs"]):
        for file in ("g/hostile_promotion.h", "g/hostile_kernels.h"):
            yield ["gcc", *standard, *STRICT, "-Wbidi-chars=any", "-x", "c", file]
    yield ["gcc", "-std=c11", *STRICT, "g/hostile_dispatch.c"]
    yield ["g++", "-std=c++17", *STRICT, "-x", "c++", "g/hostile_promotion.hpp"]
    yield ["clang", "-std=c11", *STRICT, "-Wno-unused-function", "-x", "c", "g/hostile_promotion.h"]
    yield ["cmake", "-P", "g/hostile_sources.cmake"]
    yield ["make", "-s", "-f", "g/hostile_sources.mk", "-f", "end.mk", "all"]
    yield ["make", "-n", "-f", "g/h.d", "-f", "end.mk", "all"]
    yield ["rustc", "--crate-type=lib", "--emit=metadata", "--out-dir", "rust", "-Dwarnings", "g/hostile.rs"]


def check_by_tools(run, what):
    """What is generated, as those who use it read it."""
    with open("end.mk", "w", encoding="utf-8") as file:
        file.write("all: ;\n")
    for command in tools():
        if not shutil.which(command[0]):
            print(f"not tried: {command[0]} is not here")
            continue
        run.count += 1
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=runs.GENEROUS, check=False)
        if done.returncode or done.stderr:
            run.fail(f"{what}: {' '.join(command)}", done.stderr[:1000].decode(errors="replace"))


def check_file_names(run):
    """A spec whose file is named so, in the dependencies that make reads, and in what is generated."""
    os.mkdir("named")
    for name, text in hostile.TEXTS.items():
        path = b"named/" + hostile.as_bytes(text).replace(b"/", b"").replace(b"\0", b"")[:200] + b".lua"
        shutil.copyfile("plain.lua", path)
        shutil.rmtree("g", ignore_errors=True)
        done = run.run(f"file name {name}", "generate", path, "-o", "g", "--emit", "tables", "--depfile", "g/h.d", statuses=(0, 2))
        if done is None or done.returncode == 2:
            if done is None or b"cannot write the depfile" not in done.stderr:
                run.fail(f"file name {name}", f"is refused: {done and done.stderr}")
            continue
        run.count += 1
        made = subprocess.run(["make", "-n", "-f", "g/h.d", "-f", "end.mk", "g/hostile.json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                              timeout=runs.GENEROUS, check=False)
        if made.returncode:
            run.fail(f"file name {name}", f"{made.stderr!r} of {path!r}")
        for file in ("g/hostile_promotion.h", "g/hostile.json"):
            with open(file, "rb") as opened:
                run.check_text(f"file name {name}: {file}", opened.read())


def refused(text):
    """Whether a title may not hold the text: it is not UTF-8, or has control characters of ASCII but tabs and line ends."""
    try:
        return any(ord(c) < 32 and c not in "\n\t\r" or c == "\x7f" for c in hostile.as_bytes(text).decode())
    except UnicodeDecodeError:
        return True


def everything():
    """All texts that a title may hold, one behind the other."""
    return " ".join(text for text in hostile.TEXTS.values() if not refused(text) and len(text) < 1000) + " \\"


def main():
    joinery, work, every = sys.argv[1:]
    run = runs.Runs(joinery)
    runs.fresh_folder(work)
    with open("plain.lua", "w", encoding="utf-8") as file:
        file.write(hostile.spec("harmless", "harmless"))
    plain = check_reports(run, "harmless", "plain.lua", {})
    texts = list(hostile.TEXTS.items()) + [("everything", everything())]
    for i, (name, text) in enumerate(texts):
        with open("h.lua", "w", encoding="utf-8") as file:
            file.write(hostile.spec(text, hostile.name_of(text) or "harmless"))
        if refused(text):
            run.refused(name, "bad-text", "check", "h.lua")
            continue
        check_reports(run, name, "h.lua", plain if text.strip() else {})
        if i % int(every) == 0 or name == "everything":
            check_generated(run, name, "h.lua")
            check_by_tools(run, name)
    check_file_names(run)
    if os.path.exists("evil"):
        run.fail("evil", "what stands in a spec was run")
    return run.end()


sys.exit(main())
