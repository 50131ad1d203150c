#!/usr/bin/env python3
"""
Everything that a document or a comment cites exists: files and anchors of Markdown links, paths in code spans, paths in
comments, and sections, which are cited like this: specs/laws.md, "The laws". What a document says to be in a file, `NAME`
in `folder/file.ext`, is a word of that file; a macro is defined there. A row of "to add" names every file that the newest one of
its kind is written in.

usage: citations.py SOURCE_DIR
"""

import fnmatch
import os
import re
import sys

from comments import comments, files, read

# Where a path in a comment may begin: at the folder of the file itself, or here.
ROOTS = ("", "generator", "templates", "tests", "tests/kernels", "tests/kernels/specs", "tests/kernels/harness",
         "tests/kernels/reference", "generated", "generated/jax", "generated/jax/kernels", "generated/pytorch", "templates/isa")
ENDS = "md|c|h|hpp|inc|cpp|lua|tmpl|cmake|sh|py|golden|csv"
PATH = re.compile(rf"(?<![\w./<$@*}}\\-])((?:[\w.*-]+/)*[\w.*-]+\.(?:{ENDS})|(?:[\w.*-]+/)+|"
                  r"(?:generator|templates|specs|tests|generated)/[\w*/-]*[\w*])(?![\w/<({-])(?!\.\w)")
SECTIONS = re.compile(r"([\w./-]+\.md), (\"[^\"]+\"(?:(?:,| and|, and) \"[^\"]+\")*)")
LINK = re.compile(r"\[[^\]\n]*\]\(([^)\s]+)\)")
CODE = re.compile(r"`([^`\n]+)`")
HELD = re.compile(r"`(\w+)`\s+in\s+`([\w./-]+)`")  # `NAME` in `folder/file.ext`
FENCE = re.compile(r"^(```|~~~).*?^\1[^\n]*$", re.M | re.S)
SHOWN = re.compile(r"<!-- file: (\S+) -->")  # an example's file, whole, in the document itself
HEADING = re.compile(r"^#{1,6} +(.*?) *#*$", re.M)

# What is not in the tree: files of other projects and of the system, what a build makes, and a user's, in examples.
ELSEWHERE = re.compile(r"^((table|dispatch)\.\w+|host\.cpp|(jax|tensorflow)/.*|(std\w+|string|math|malloc|immintrin|arm_neon|Python|cmocka|embedded)\.[hc]|"
                       r"joinery\.bash|templates/path|languages/perl\..*|(my|mine|other)(_\w+)?\.\w+|_\w+\.hp*|\w\.\w+|Table\.csv)$")
PLACEHOLDER = re.compile(r"[A-Z]{2,}")  # NAME.lua, PREFIX_kernels.h
CAPITALS = re.compile(r"^(README|CONTRIBUTING|CHANGELOG|CMakeLists)\.\w+$")


def headings(text):
    """The headings of a document as they read, and the anchors that they have on GitHub."""
    words = [re.sub(r"[`*]|\]\([^)]*\)|\[", "", heading) for heading in HEADING.findall(FENCE.sub("", text))]
    anchors = set()
    for heading in words:
        anchor = re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
        number = 0
        while (f"{anchor}-{number}" if number else anchor) in anchors:
            number += 1
        anchors.add(f"{anchor}-{number}" if number else anchor)
    return words, anchors


# The newest of its kind, and how code writes it: the row that tells how to add one names the files.
RECIPES = {"a law": ("monotonicity", "monotonicity|MONOTONICITY"), "a command": ("place", r"\bcmd_place\b|CMD_PLACE\b|\(PLACE,")}
FOLLOW = re.compile(r"(generated|tests)/|CHANGELOG|specs/(README|joinery\.d)")  # made from the others, or told by their own tests


class Tree:
    def __init__(self, root):
        self.root = root
        self.files = files(root)
        self.paths = set(self.files) | {"."}
        for path in self.files:
            while path := os.path.dirname(path):
                self.paths.add(path)
        self.bases = {os.path.basename(path) for path in self.files}
        self.cited = self.wrong = 0

    def complain(self, path, line, what):
        print(f"{path}:{line}: {what}")
        self.wrong += 1

    def resolve(self, path, cited):
        """The path of the file or folder that is cited in the file `path`; None where there is none."""
        for start in (os.path.dirname(path), *ROOTS):
            candidate = os.path.normpath(os.path.join(start, cited))
            if candidate in self.paths:
                return candidate
            if "*" in cited and fnmatch.filter(self.files, candidate):
                return candidate
        return None

    def check_path(self, path, line, cited):
        self.cited += 1
        base = os.path.basename(cited.rstrip("/"))
        if ELSEWHERE.match(cited) or (PLACEHOLDER.search(cited) and not CAPITALS.match(base)):
            return
        if self.resolve(path, cited) or ("/" not in cited and base in self.bases):  # a name that is there once or more
            return
        self.complain(path, line, f"there is no {cited}")

    def check_sections(self, path, line, words):
        for document, sections in SECTIONS.findall(words):
            target = self.resolve(path, document)
            if not target:
                continue  # said of the path
            there = headings(read(self.root, target))[0]
            for section in re.findall(r"\"([^\"]+)\"", sections):
                if section not in there:
                    self.complain(path, line, f'{document} has no section "{section}"')

    def check_link(self, path, line, link):
        if re.match(r"[a-z]+:", link):
            return
        target, _, anchor = link.partition("#")
        target = os.path.normpath(os.path.join(os.path.dirname(path), target)) if target else path
        if target not in self.paths:
            self.complain(path, line, f"there is no {link}")
        elif anchor and anchor not in headings(read(self.root, target))[1]:
            self.complain(path, line, f"{target} has no heading #{anchor}")

    def check_document(self, path, text):
        shown = set(SHOWN.findall(text))
        text = FENCE.sub(lambda match: re.sub(r"[^\n]", " ", match.group()), text)
        for pattern, check in ((LINK, self.check_link), (CODE, self.check_code)):
            for match in pattern.finditer(text):
                if match.group(1) in shown:
                    continue
                check(path, text.count("\n", 0, match.start()) + 1, match.group(1))
        for match in HELD.finditer(text):
            self.check_held(path, text.count("\n", 0, match.start()) + 1, *match.groups())
        paragraph = 0
        for words in re.split(r"(\n\n+)", text):
            self.check_sections(path, text.count("\n", 0, paragraph) + 1, " ".join(words.replace("`", "").split()))
            paragraph += len(words)

    def check_code(self, path, line, code):
        match = PATH.fullmatch(code)
        first = code.split("/")[0]
        if match and ("/" not in code or first in self.paths or os.path.join(os.path.dirname(path), first) in self.paths):
            self.check_path(path, line, code)

    def check_held(self, path, line, name, cited):
        target = self.resolve(path, cited)
        macro = name.isupper() and cited.endswith((".c", ".h"))
        pattern = rf"#define {name}\b" if macro else rf"\b{name}\b"
        if target in self.files and not re.search(pattern, read(self.root, target) or ""):
            self.complain(path, line, f"there is no {name} in {cited}")

    def check_recipes(self, path):
        for row, (newest, pattern) in RECIPES.items():
            recipe = next(line for line in read(self.root, path).split("\n") if line.startswith(f"| {row} |"))
            named = {self.resolve(path, cited.replace("NAME", newest)) for cited in CODE.findall(recipe)}
            for file in set(self.files) - named - {path}:
                if not FOLLOW.match(file) and re.search(pattern, read(self.root, file) or ""):
                    self.complain(path, row, f"the recipe does not name {file}")

    def check_comments(self, path, text):
        for line, words in comments(path, text):
            words = re.sub(r"https?://\S+", "", words)
            for cited in PATH.findall(words):
                if not cited.endswith("/") or cited.split("/")[0] in self.paths:
                    self.check_path(path, line, cited)
            self.check_sections(path, line, words)


def main():
    tree = Tree(os.path.abspath(sys.argv[1]))
    for path in tree.files:
        if path.startswith(("generated/", "tests/fuzz/corpus", "tests/fuzz/crashers", "tests/spec/bad")):
            continue
        text = read(tree.root, path)
        if text is None:
            continue
        if path.endswith(".md"):
            tree.check_document(path, text)
        else:
            tree.check_comments(path, text)
    tree.check_recipes("generator/README.md")
    print(f"{tree.cited} paths cited, {tree.wrong} citations of what is not there")
    sys.exit(tree.wrong > 0 or not tree.cited)


main()
