"""What tests of the atlas share: making one, and reading its pages."""

import html.parser
import os
import re
import subprocess

VOID = {"meta", "link", "input", "img", "br", "hr"}
ITEMS = ("h1", "h2", "h3", "h4", "h5", "h6", "tr", "li", "pre", "p", "td", "th")


class Page(html.parser.HTMLParser):
    """The ids, links, and elements of a page, and the text of its <main> but for the marks of anchors."""

    def __init__(self, path):
        super().__init__(convert_charrefs=True)
        self.ids, self.links, self.items, self.text, self.scripts = [], [], [], [], {}
        self.open, self.unclosed, self.script = [], [], None
        with open(path, encoding="utf-8") as file:
            self.feed(file.read())
        self.close()

    def handle_starttag(self, tag, attributes):
        given = dict(attributes)
        if "id" in given:
            self.ids.append(given["id"])
        for name in ("href", "src"):
            if name in given:
                self.links.append(given[name])
        if tag == "script":
            self.script = given.get("id")
        if tag in VOID:
            return
        self.open.append((tag, given.get("class", ""), len(self.text), given))

    def handle_endtag(self, tag):
        if not self.open or self.open[-1][0] != tag:
            self.unclosed.append(tag)
            return
        name, _, start, given = self.open.pop()
        if name in ITEMS:
            self.items.append((name, given, "".join(self.text[start:])))

    def handle_data(self, data):
        if self.open and self.open[-1][0] == "script":
            self.scripts[self.script] = data
        elif any(tag == "main" for tag, *_ in self.open) and not (self.open[-1][1] == "anchor"):
            self.text.append(data)

    def of(self, *tags):
        """(attributes, text) of the elements of these tags, by their ends."""
        return [(given, text) for tag, given, text in self.items if tag in tags]


def run(joinery, *arguments, **more):
    return subprocess.run([joinery, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, check=False, **more)


def make(joinery, folder):
    """Writes an atlas; its files by path, as bytes."""
    done = run(joinery, "atlas", "-o", folder)
    files = files_of(folder)
    assert done.returncode == 0 and ("module.js" in files) == (done.stderr == ""), done
    assert done.stderr.count("\n") <= 1, done
    return files


def files_of(folder):
    found = {}
    for where, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(where, name)
            with open(path, "rb") as file:
                found[os.path.relpath(path, folder)] = file.read()
    return found


def squashed(text):
    """Text without blanks and what is markup in Markdown."""
    return re.sub(r"[\s`*\\\[\]|#]", "", text)
