"""The keys that generator/emit/model.c and model_operations.c set are those that model.h lists, no more and no fewer.

usage: model_keys.py SOURCE_DIR

A template cannot list what a table holds, so that this reads C. Keys that are no literals there are those of `host`, of
`conversions` and of a stub, which the document names in braces or not at all, and those of macros in emit.h.
"""

import os
import re
import sys

EMIT = os.path.join(sys.argv[1], "generator", "emit")
SETS = re.compile(r'\b(?:lua_member_\w+|lua_setfield|set_\w+)\((?:L|lua), (?:-?\d+, )?"(\w+)"')
GROUPS = re.compile(r'^    X\(\w+, \d, "(\w+)"\)', re.M)
NO_LITERALS = {"import", "dtype", "namespace", "element", "cfg"}  # of `host`


def text(name):
    with open(os.path.join(EMIT, name), encoding="utf-8") as file:
        return file.read()


def documented():
    """The names that a line begins with, and those in braces, but for a pair of ids."""
    table = re.search(r"read on demand:\n \*\n(.*?)\n \*/", text("model.h"), re.S)[1]
    words = set()
    for entry in re.split(r"\n(?= \*   \w)", table):
        head = re.match(r" \*   (\S+(?: \S+)*)", entry)[1]
        words.update(re.findall(r"\w+", re.sub(r"\([^)]*\)", "", head)))
        for braces in re.findall(r"\{ ([^}]*?)\s\}", re.sub(r"\n \* +", " ", entry)):
            if "," not in braces:
                words.update(re.findall(r"\w+", re.sub(r"\([^)]*\)", "", braces)))
    return words - NO_LITERALS


def main():
    groups = text("emit.h").split("EMIT_FOR_EACH_GROUP(X)")[1].split("\n\n")[0]
    sources = text("model.c") + text("model_operations.c")
    there = set(SETS.findall(sources)) | set(GROUPS.findall(groups))
    wrong = sorted(there ^ documented())
    for word in wrong:
        print(f"FAILED: model.h {'does not list' if word in there else 'alone has'} {word}")
    sys.exit(bool(wrong) or len(there) < 80)


main()
