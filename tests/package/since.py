#!/usr/bin/env python3
"""CMake files for users contain no command, keyword, property, variable or expression that is newer than the CMake they
require. CMake's own help says when each was added; it does not know what came after it.

usage: since.py WANTED_VERSION FILE...
"""

import functools
import re
import subprocess
import sys

NOTE = re.compile(r"^\s*\.\. versionadded:: (\d+)\.(\d+)\s*$")
# A property of the name is newer than the word in target_include_directories; and of file(RELATIVE_PATH), its page has but a link.
ALSO_A_WORD = {"SYSTEM", "RELATIVE_PATH"}
# For each, the words or expressions that are newer than 3.20: were they not found, the test would find nothing.
KNOWN = (
    ("block()\n", "block"), ("if(a PATH_EQUAL b)\nendif()\n", "PATH_EQUAL"),
    ("set_target_properties(x PROPERTIES COMPILE_WARNING_AS_ERROR ON)\n", "COMPILE_WARNING_AS_ERROR"),
    ("message(${CMAKE_PROJECT_TOP_LEVEL_INCLUDES})\n", "CMAKE_PROJECT_TOP_LEVEL_INCLUDES"),
    ("cmake_language(GET_MESSAGE_LOG_LEVEL x)\n", "GET_MESSAGE_LOG_LEVEL"), ("target_sources(x PRIVATE FILE_SET HEADERS)\n", "FILE_SET"),
    ("target_link_libraries(x PRIVATE $<LINK_LIBRARY:a,b>)\n", "$<LINK_LIBRARY"), ("cmake_language(EVAL CODE x)\nlist(GET a 0 b)\n", None))


@functools.lru_cache(maxsize=None)
def help_of(kind, name):
    done = subprocess.run(["cmake", f"--help-{kind}", name], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=False)
    return done.stdout.splitlines() if done.returncode == 0 else []


@functools.lru_cache(maxsize=None)
def names_of(kind):
    return set(subprocess.run(["cmake", f"--help-{kind}-list"], stdout=subprocess.PIPE, text=True, check=True).stdout.split("\n"))


def is_newer(line, wanted):
    note = NOTE.match(line)
    return note and (int(note[1]), int(note[2])) > wanted


def page_is_newer(kind, name, wanted):
    """Whether a page says of all that it is about that it is newer: above its first paragraph."""
    return any(is_newer(line, wanted) for line in help_of(kind, name)[:6])


def indent(line):
    return len(line) - len(line.lstrip()) if line.strip() else 999


def is_heading(lines, at):
    return at + 1 < len(lines) and re.fullmatch(r"([=^\-\"~'])\1{2,}", lines[at + 1].strip()) and lines[at].strip()


def newer_lines(lines, wanted):
    """The numbers of lines that such a note is about: the section or the item that it stands in first, or its own text."""
    newer = set()
    for at, line in enumerate(lines):
        if not is_newer(line, wanted):
            continue
        before = max((i for i in range(at) if lines[i].strip()), default=0)
        if before and is_heading(lines, before - 1):
            first, goes_on = before - 1, lambda i: not is_heading(lines, i)
        elif indent(lines[before]) < indent(line):
            first, goes_on = before, lambda i: indent(lines[i]) > indent(lines[before])
        else:
            first, goes_on = at, lambda i: indent(lines[i]) > indent(line)
        newer.update((first, at))
        for i in range(at + 1, len(lines)):
            if not goes_on(i):
                break
            newer.add(i)
    return newer


@functools.lru_cache(maxsize=None)
def newer_words(command, wanted):
    """The words of a command that its page has only where it speaks of what is newer; of the rest of it, the overview at its
    top does not count, nor do sentences."""
    signature = re.compile(rf"\s*([`\[<(]|{command}|[A-Z_]{{3,}}(\s|$))")
    lines, synopsis, new, old = help_of("command", command), False, set(), set()
    newer = newer_lines(lines, wanted)
    for at, line in enumerate(lines):
        synopsis = line.strip() == "Synopsis" if is_heading(lines, at) else synopsis
        words = re.findall(r"\b[A-Z][A-Z_]{2,}\b", line)
        if at in newer:
            new.update(words)
        elif not synopsis and signature.match(line):
            old.update(words)
    return new - old


def without_comments(text):
    text = re.sub(r"\[(=*)\[.*?\]\1\]", "", text, flags=re.DOTALL)
    return re.sub(r"^([^\"#\n]*(?:\"[^\"\n]*\"[^\"#\n]*)*)#.*$", r"\1", text, flags=re.MULTILINE)


def found(text, wanted):
    newer, text = [], without_comments(text)
    expressions = help_of("manual", "cmake-generator-expressions(7)")
    for command, arguments in re.findall(r"^\s*([a-z_]+)\s*\(((?:[^()]|\([^()]*\))*)\)", text, re.MULTILINE):
        if command not in names_of("command"):
            continue
        if page_is_newer("command", command, wanted):
            newer.append(command)
        newer += [f"{word} of {command}" for word in set(re.findall(r"\b[A-Z_]{3,}\b", arguments)) & (newer_words(command, wanted) - ALSO_A_WORD)]
    words = set(re.findall(r"\b[A-Z][A-Z_]{3,}\b", text))
    for kind in ("property", "variable"):
        newer += [f"{word}, a {kind}" for word in (words & names_of(kind)) - ALSO_A_WORD if page_is_newer(kind, word, wanted)]
    newer += [module for module in set(re.findall(r"include\((\w+)\)", text)) & names_of("module") if page_is_newer("module", module, wanted)]
    for expression in set(re.findall(r"\$<[A-Z_]+", text)):
        for at, line in enumerate(expressions):
            if expression in line and any(is_newer(text, wanted) for text in expressions[at + 1:at + 4]):
                newer.append(expression)
                break
    return newer


def main():
    wanted, failures = tuple(map(int, sys.argv[1].split("."))), 0
    for text, word in KNOWN:
        newer = found(text, (3, 20))
        if not (any(word in name for name in newer) if word else newer == []):
            failures += 1
            print(f"FAILED: of {text!r}, {newer} is newer than 3.20, not {word}")
    for path in sys.argv[2:]:
        with open(path, encoding="utf-8") as file:
            newer = found(file.read(), wanted)
        if newer:
            failures += 1
            print(f"FAILED: {path}: newer than CMake {sys.argv[1]}: {', '.join(newer)}")
    print(f"{len(sys.argv) - 2} files, {failures} failures")
    sys.exit(1 if failures or len(sys.argv) < 3 else 0)


main()
