#!/usr/bin/env python3
"""
The documents of the atlas say what the Markdown says: every word of it in the same order, each heading with the anchor
that GitHub gives it, each row of a table, each block of code to the letter, each item of a list, each link to what has a
page; and no mark of Markdown is left.

usage: site_documents.py JOINERY SOURCE_DIR
"""

import os
import re
import sys
import tempfile

from site_reading import Page, make, squashed

DOCUMENT = re.compile(r'path = "([\w/]+\.md)"')
ITEM = re.compile(r"^ *(?:[-*+]|\d+\.) +(?=\S)")
LINK = re.compile(r"!?\[((?:[^\[\]`]|`[^`]*`)*)\]\(([^)\s]*)\)")


class Source:
    """What a document of the tree has, read line by line."""

    def __init__(self, text):
        self.headings, self.rows, self.code, self.links, self.items, words = [], [], [], [], 0, []
        anchors, fence = {}, None
        for line in text.split("\n"):
            mark = re.match(r"^( *)(```+)", line)
            if fence is not None:
                if mark and mark[2] == fence[1]:
                    self.code.append("\n".join(lines))
                    words.extend(lines)
                    fence = None
                else:
                    lines.append(re.sub(r"^ {0,%d}" % len(fence[0]), "", line))
                continue
            if mark:
                fence, lines = (mark[1], mark[2]), []
                continue
            file = re.match(r"<!-- file: (\S+) -->", line)
            if file:
                words.append(file[1])
                continue
            if line.startswith("<") or (line.startswith("|") and not line.strip("| ")) or re.match(r"^\|[-:| ]+\|$", line):
                continue
            plain = LINK.sub(r"\1", line)
            self.links += [target for _, target in LINK.findall(re.sub(r"`[^`]*`", "", line))]
            heading = re.match(r"^(#+) +(.*)$", plain)
            if heading:
                reads = re.sub(r"[`*]", "", heading[2])
                anchor = re.sub(r"[^\w\- ]", "", reads.lower()).replace(" ", "-")
                number = anchors.get(anchor, 0)
                anchors[anchor] = number + 1
                self.headings.append((len(heading[1]), f"{anchor}-{number}" if number else anchor, squashed(reads)))
            if line.startswith("|"):
                cells = re.split(r"(?<!\\)\|", plain.strip().strip("|"))
                self.rows.append([squashed(cell) for cell in cells])
            self.items += bool(ITEM.match(line))
            words.append(ITEM.sub("", plain))
        self.words = squashed("".join(words))


def first_difference(a, b):
    at = next((i for i, (x, y) in enumerate(zip(a, b)) if x != y), min(len(a), len(b)))
    before = 0 if isinstance(a, list) else 30
    return f"{a[max(0, at - before):at + before + 1]!r} and {b[max(0, at - before):at + before + 1]!r}"


def problems(path, source, page, raw, known):
    shown = [(int(tag[1]), given["id"], squashed(text)) for tag, given, text in page.items if re.match(r"h\d", tag) and "id" in given]
    if shown != source.headings:
        yield f"{path}: headings: {first_difference(shown, source.headings)}"
    if (text := squashed("".join(page.text))) != source.words:
        yield f"{path}: words: {first_difference(text, source.words)}"
    code = [text for _, text in page.of("pre")]
    if code != source.code:
        yield f"{path}: {len(code)} blocks of code of {len(source.code)}: {first_difference(code, source.code)}"
    rows, cells = [], []
    for tag, _, text in page.items:
        if tag in ("td", "th"):
            cells.append(squashed(text))
        elif tag == "tr":
            rows.append(cells)
            cells = []
    if rows != source.rows:
        yield f"{path}: rows: {first_difference(rows, source.rows)}"
    main = re.search(r"<main.*?</main>", raw, re.S)[0]
    if main.count("<li>") != source.items:
        yield f"{path}: {main.count('<li>')} items of {source.items}"
    bare = re.sub(r"<(pre|code)\b.*?</\1>", "", main, flags=re.S)
    for mark in ("**", "](", "```", "<!--"):
        if mark in bare:
            yield f"{path}: {mark} is left: {bare[max(0, bare.index(mark) - 40):][:80]!r}"
    for target in source.links:
        file = os.path.normpath(os.path.join(os.path.dirname(path), target.partition("#")[0]))
        inside = target.startswith(("#", "http")) or file in known
        end = "#" + target.partition("#")[2] if "#" in target else ".html"
        if inside and not any(link.endswith(end) or link == target for link in page.links):
            yield f"{path}: the link {target} is gone"


def main():
    joinery, root = os.path.abspath(sys.argv[1]), sys.argv[2]
    with open(os.path.join(root, "templates/atlas/documents.lua"), encoding="utf-8") as file:
        known = DOCUMENT.findall(file.read())
    wrong = []
    with tempfile.TemporaryDirectory() as folder:
        make(joinery, folder)
        for path in known:
            with open(os.path.join(root, path), encoding="utf-8") as file:
                source = Source(file.read())
            where = os.path.join(folder, "docs", re.sub(r"README\.md$", "index.md", path)[:-3] + ".html")
            with open(where, encoding="utf-8") as file:
                raw = file.read()
            wrong += problems(path, source, Page(where), raw, known)
    print(f"{len(known)} documents, {len(wrong)} wrong")
    print("\n".join(wrong))
    return 1 if wrong or len(known) < 15 else 0


sys.exit(main())
