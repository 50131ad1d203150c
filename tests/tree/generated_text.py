#!/usr/bin/env python3
"""
Generated C reads as if written by hand. A comment is one or more sentences: it begins with a capital, a name that the file's
C uses, or something other than a word, and ends like a sentence. Exempt are the file name at the top, rules (---- Tables
----), directives, and labels (one word or a namespace). No code multiplies by 1.

usage: generated_text.py GENERATED_DIR
"""

import collections
import re
import sys

from comments import C_TOKEN, comments, files, read

FREE = re.compile(r"---- .* ----|clang-format o(n|ff)|SPDX-License-Identifier: .*|namespace \w+|\S+")
SENTENCE_END = re.compile(r"[.?!:][)\"'`]*$")
TIMES_ONE = re.compile(r"(?<![\w.])1 \* |\* 1(?![\w.])")


def code(text):
    """The text without comments and strings."""
    return C_TOKEN.sub(lambda match: re.sub(r"[^\n]", " ", match.group()), text)


def what_is_wrong(path, words, names):
    if FREE.fullmatch(words):
        return None
    first = re.match(r"\S+", words).group()
    if re.fullmatch(r"[a-z]+[,;:]?", first) and first.rstrip(",;:") not in names:
        return "begins with a small letter"
    if not SENTENCE_END.search(words):
        return "does not end a sentence"
    return None


def main():
    found = collections.defaultdict(list)
    looked_at = 0
    for path in files(sys.argv[1]):
        if not path.endswith((".h", ".hpp", ".c")):
            continue
        text = read(sys.argv[1], path)
        bare = code(text)
        names = set(re.findall(r"[A-Za-z_]\w*", bare))
        for line, words in comments(path, text):
            looked_at += 1
            if wrong := what_is_wrong(path, words, names):
                found[f"{wrong}: {words}"].append(f"{path}:{line}")
        for match in TIMES_ONE.finditer(bare):
            line = bare.count("\n", 0, match.start()) + 1
            found["multiplies by 1"].append(f"{path}:{line}")
    for what, places in found.items():
        print(f"{places[0]}: {what}" + (f" (and {len(places) - 1} more)" if len(places) > 1 else ""))
    print(f"{looked_at} comments, {len(found)} kinds of fault")
    sys.exit(bool(found) or not looked_at)


main()
