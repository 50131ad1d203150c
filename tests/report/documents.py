#!/usr/bin/env python3
"""
Reports in HTML and Markdown, of installed specs and of one whose names and texts look like anything but text: HTML is
valid, scoped and accessible, and both say exactly what JSON says. No report for people has a character that changes how
what is around it is shown.
Usage: documents.py JOINERY
"""

import html.parser
import json
import os
import re
import subprocess
import sys
import unicodedata

joinery = sys.argv[1]
DISGUISED = os.path.join(os.path.dirname(os.path.abspath(__file__)), "disguised.lua")
MARKS = "~!×?"
VOID = {"meta", "br", "link", "img", "hr", "input"}
# Elements that may not stand where text of a sentence stands.
BLOCKS = {"div", "table", "ul", "dl", "p", "h1", "h2", "h3"}


def run(*command):
    done = subprocess.run([joinery, *command], stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
    assert done.returncode in (0, 1), (command, done.stderr)
    return done.stdout.decode()


def is_shown(character):
    return unicodedata.category(character) not in ("Cc", "Cf", "Zl", "Zp")


def shown(text):
    """What reports show for a text."""
    return "".join(" " if c in "\n\t\r" else c if is_shown(c) else f"\\u{{{ord(c):X}}}" for c in text)


class Page(html.parser.HTMLParser):
    """Asserts that tags are balanced and nested as they may be, and collects what tests look at."""

    def __init__(self, text):
        super().__init__(convert_charrefs=True)
        self.open, self.rows, self.tables, self.classes, self.styles = [], [], [], [], ""
        self.title = self.heading = ""
        self.tops, self.names = 0, []
        self.cell = None
        self.feed(text)
        self.close()
        assert not self.open, self.open

    def handle_decl(self, decl):
        assert decl == "DOCTYPE html" and not self.open

    def unknown_decl(self, data):
        raise AssertionError(data)

    def handle_comment(self, data):
        raise AssertionError(data)

    def handle_starttag(self, tag, attrs):
        got = dict(attrs)
        assert len(got) == len(attrs), attrs
        assert tag in {"html", "head", "meta", "title", "style", "body", "main", "div", "h1", "h2", "h3", "p", "span", "ul", "li", "dl",
                       "dt", "dd", "br", "table", "caption", "thead", "tbody", "tr", "th", "td", "sup", "b", "i"}, tag
        assert set(got) <= {"lang", "charset", "name", "content", "class", "role", "tabindex", "aria-label", "title",
                            "scope"}, got
        assert not (tag in BLOCKS and {"p", "span", "h1", "h2", "h3"} & set(self.open)), (tag, self.open)
        if not self.open:
            self.tops += 1
        self.classes += got.get("class", "").split()
        if tag == "table":
            self.tables.append({"caption": None, "rows": []})
        elif tag == "tr":
            self.tables[-1]["rows"].append([])
        elif tag in ("td", "th"):
            if tag == "th":
                assert got["scope"] == ("col" if "thead" in self.open else "row"), got
            self.cell = {"tag": tag, "class": got.get("class", "").split(), "text": "", "marks": []}
            self.tables[-1]["rows"][-1].append(self.cell)
        elif tag == "sup":
            assert got["role"] == "img" and got["aria-label"] == got["title"] != ""
            self.names.append(got["title"])
        elif tag == "caption":
            self.tables[-1]["caption"] = ""
        elif got.get("role") == "region":
            assert got["tabindex"] == "0" and got["aria-label"]
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open and self.open[-1] == tag, (tag, self.open)
        self.open.pop()
        if tag in ("td", "th"):
            self.cell = None

    def handle_data(self, data):
        inside = self.open[-1] if self.open else None
        if inside == "style":
            self.styles += data
        elif inside == "title":
            self.title += data
        elif inside == "h1":
            self.heading += data
        elif inside == "caption":
            self.tables[-1]["caption"] += data
        elif inside == "sup":
            self.cell["marks"].append(data)
        elif self.cell is not None:
            self.cell["text"] += data


def selectors(css):
    """The selectors of all rules, also of those within @media."""
    css = re.sub(r"@media[^{]*\{", "", css)
    for rule in re.findall(r"([^{}]+)\{[^{}]*\}", css):
        yield from (part.strip() for part in re.split(r",(?![^()]*\))", rule))


def check_html(command, fragment):
    text = run(*command, "--format", "html", *(["--fragment"] if fragment else []))
    page = Page(text)
    for table in page.tables:
        assert table["caption"], command
        assert len({len(row) for row in table["rows"]}) == 1, command
    unscoped = {one for one in selectors(page.styles) if not re.search(r"\.joinery\b", one)}
    assert unscoped == (set() if fragment else {"body"}), unscoped
    strange = {one for one in page.classes if one != "joinery" and not one.startswith("j-")}
    assert not strange, strange
    if fragment:
        assert not re.search(r"\n\s*\n", text) and page.tops == 2 and not page.heading, command
    else:
        assert page.title and page.tops == 1, command
    return page


def check_table(spec):
    of = json.loads(run("table", spec, "--format", "json"))
    names = [shown(name) for name in of["dtypes"]]
    wanted = [[shown(cell) if cell else "–" for cell in row] for row in of["table"]]
    page = check_html(("table", spec), False)
    rows = page.tables[0]["rows"]
    assert [cell["text"] for cell in rows[0][1:]] == names
    assert [row[0]["text"] for row in rows[1:]] == names
    assert [[cell["text"] for cell in row[1:]] for row in rows[1:]] == wanted
    markdown = check_markdown(run("table", spec, "--format", "md"))
    assert [cell[0] for cell in markdown[0][1:]] == names, (names, markdown[0])
    assert [row[0][0] for row in markdown[2:]] == names
    assert [[cell[0].replace("-", "–") if cell[0] == "-" else cell[0] for cell in row[1:]] for row in markdown[2:]] == wanted
    marks = [[cell["marks"][0] if cell["marks"] else "" for cell in row[1:]] for row in rows[1:]]
    assert [[cell[1] for cell in row[1:]] for row in markdown[2:]] == marks
    return page, marks


def unescape(cell):
    """The text of a cell in Markdown; what is not escaped in it is not special."""
    plain = re.sub(r"\\(.)", "", cell)
    assert not re.search(r"[\\`*<>\[\]~$#|&]|(?<!\w)_|_(?!\w)", plain), cell
    return re.sub(r"\\(.)", r"\1", cell)


def check_markdown(text):
    """The first table: rows of (text, mark)."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    rows = []
    for line in lines:
        cells = [cell.strip() for cell in re.split(r"(?<!\\)(?:\\\\)*\|", line)[1:-1]]
        if re.fullmatch(r"[|: -]+", line) and "---" in line:
            rows.append([])
            continue
        found = []
        for cell in cells:
            mark = cell[-1] if len(cell) > 2 and cell[-2] == " " and cell[-1] in MARKS else ""
            cell = cell[:-2] if mark else cell
            if cell.startswith("**") and cell.endswith("**"):
                cell = cell[2:-2]
            if cell.startswith("*") and cell.endswith("*") and len(cell) > 1:
                cell = cell[1:-1]
            found.append((unescape(cell), mark))
        rows.append(found)
    return rows


def check_texts(page, spec):
    """Title, source and note as texts."""
    assert page.title == page.heading
    of = check_html(("check", spec), False)
    assert shown("</title><script>alert(1)</script> \"quotes\" | `ticks` *stars* \u202edrawkcab\u202c 😀") in of.title


def check_characters():
    for command in (["table"], ["check"], ["graph"], ["diff", "jax"], ["diff", "--baseline", "jax"]):
        formats = ("text", "dot", "svg") if command[0] == "graph" else ("text", "md", "html")
        for form in formats:
            text = run(command[0], DISGUISED, *command[1:], "--format", form)
            bad = {c for c in text if not is_shown(c) and c != "\n"}
            assert not bad, (command, form, bad)
            assert "u{202E}gpj" in text or command[0] != "table", (command, form)


for installed in ("jax", "numpy", "array_api", "jep_option1", DISGUISED):
    table_page, all_marks = check_table(installed)
    for is_fragment in (False, True):
        check_html(("table", installed), is_fragment)
        check_html(("check", installed), is_fragment)
        check_html(("diff", installed, "jax"), is_fragment)
        check_html(("diff", installed, "--baseline", "jax"), is_fragment)
    if installed == "jax":
        assert {"~", "!", ""} == {mark for row in all_marks for mark in row}
        assert "i32 may round and overflow" in table_page.names
    if installed == DISGUISED:
        check_texts(table_page, installed)
check_html(("list",), False)
check_html(("list",), True)
check_characters()
