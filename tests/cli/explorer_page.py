#!/usr/bin/env python3
"""The explorer page is one self-contained file: every module is in it once, after those that it imports; writing it again
gives the same bytes; its data decodes to the exact texts of the spec.
Usage: explorer_page.py JOINERY SOURCE_DIR"""
import html.parser
import json
import os
import re
import subprocess
import sys
import tempfile

joinery, root = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
folder = os.path.join(root, "templates/explorer")

IMPORT = re.compile(r'^import [^;]*? from "\./([^"]+)";\n', re.M)
DECLARED = re.compile(r"^(?:export )?(?:async )?(?:function\*? |class |const |let |var )(\w+|\{[^}]*\}|\[[^\]]*\])", re.M)
COMMENT = re.compile(r"/\*.*?\*/|(?<![:\"'\\\w])//[^\n]*", re.S)
NETWORK = re.compile(r"\bfetch\s*\(|XMLHttpRequest|WebSocket|EventSource|sendBeacon|\bimport\s*\(|serviceWorker|@import"
                     r"|url\((?!#|['\"]?#)|(?:src|href)\s*=\s*[\"']?(?!#|&quot;)[\w/.]")
NAMESPACE = "http://www.w3.org/2000/svg"

HOSTILE = ["</script>", "</SCRIPT ><script>alert(1)</script>", "<!-- <script> -->", "<![CDATA[", "]]> */ // \\",
           "\\u003c \\x3c &lt; &amp; &", "\"double\" 'single' `back` ${x}", "\U0001F600 \U0001F469\u200d\U0001F52C",
           "\u202e right to left \u2067\u05e9\u05dc\u2069", "\u2028 \u2029 \u0085 \ufeff \ufffe", "line\nend\ttab\rreturn",
           "__proto__", "x" * 200]
NAMES = ["<script>", "</script>", "<!--", "\U0001F600", "\u202eabc", "\u05e9\u05dc", "*/", "\\u003c", "__proto__", "${x}"]


class Page(html.parser.HTMLParser):
    """The scripts and styles of a page, and all references."""

    def __init__(self, text):
        super().__init__(convert_charrefs=True)
        self.scripts, self.styles, self.references, self.within, self.attributes = [], [], [], None, []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attrs):
        if tag in ("script", "style"):
            self.within = self.scripts if tag == "script" else self.styles
            self.within.append("")
            if tag == "script":
                self.attributes.append(dict(attrs))
        self.references += [value for name, value in attrs if name in ("src", "href", "action", "data", "srcset", "poster")]

    def handle_endtag(self, tag):
        if tag in ("script", "style"):
            self.within = None

    def handle_data(self, data):
        if self.within is not None:
            self.within[-1] += data


def run(*arguments, text=None, status=0, **environment):
    done = subprocess.run([joinery, *arguments], capture_output=True, input=text, check=False, cwd=environment.pop("cwd", None),
                          env={"PATH": os.environ["PATH"], **environment})
    assert done.returncode == status, (arguments, done.returncode, done.stderr.decode())
    return done.stdout if status == 0 else done.stderr.decode()


def page_of(*arguments, **more):
    """A page, taken apart; its data."""
    text = run("explore", *arguments, "-o", "-", **more).decode("utf-8")
    page = Page(text)
    assert page.attributes == [{"type": "application/json", "id": "data"}, {"type": "text/plain", "id": "module"},
                               {"type": "module"}], page.attributes
    assert text.lower().count("</script") == 3, "a script ends where none should"
    assert "<!--" not in page.scripts[0] and "<" not in page.scripts[0]
    return text, page, json.loads(page.scripts[0])


def read(name):
    with open(os.path.join(folder, name), encoding="utf-8") as file:
        return file.read()


def reach(name, done, doing):
    """The modules that `name` imports and itself, in the order in which they can run."""
    assert name not in doing, f"modules import each other: {' '.join([*doing, name])}"
    if name in done:
        return
    for other in IMPORT.findall(read(name)):
        reach(other, done, [*doing, name])
    done.append(name)


def check_modules(script):
    order, names = [], {}
    reach("main.js", order, [])
    at = 0
    for name in order:
        code = read(name)
        bare = re.sub(r"^export ", "", IMPORT.sub("", code), flags=re.M)
        # as the page has it: without the comments that lines begin with, blank lines and indentation
        bare = re.sub(r"^\s*/\*.*?\*/ *", "", bare, flags=re.M | re.S)
        bare = re.sub(r"^\s*//.*\n|^\s+", "", bare, flags=re.M)
        assert not re.search(r"^\s*(import|export)\b|\bimport\s*\(", COMMENT.sub("", bare), re.M), f"{name}: imports what is left"
        assert script.count(bare) == 1, f"{name} is in the page {script.count(bare)} times"
        assert script.index(bare) >= at, f"{name} stands in front of what it imports"
        at = script.index(bare) + len(bare)
        for declared in DECLARED.findall(code):
            for word in re.findall(r"\w+(?=\s*[,}\]]|$)", declared):
                assert word not in names, f"{word} is declared by {names[word]} and {name}"
                names[word] = name
    return len(order), len(names)


def check_alone(page):
    """Nothing is loaded, nothing is sent."""
    for part in (*page.styles, COMMENT.sub("", page.scripts[2])):
        found = NETWORK.search(part)
        assert not found, f"the page refers to something else: {part[max(0, found.start() - 60):found.end() + 60]}"
        for line in part.splitlines():
            for protocol in re.findall(r"\bhttps?:[^\s\"']*", line):
                assert protocol == NAMESPACE, f"an address in the page: {line}"
    for reference in page.references:
        assert reference.startswith("#"), f"the page refers to {reference}"


def lua(text):
    """A text as a literal of Lua."""
    return '"' + "".join(f"\\x{byte:02x}" for byte in text.encode("utf-8")) + '"'


def check_hostile(where):
    """Every text of a spec comes out as it went in."""
    installed = [{key: row[key] for key in ("name", "title")} for row in json.loads(run("list", "--format", "json"))["specs"]]
    for turn, text in enumerate(HOSTILE):
        names = [f"{name}{turn}" for name in NAMES]
        path = os.path.join(where, f"hostile{turn}.lua")
        dtypes = ",".join(f"{{ {lua(name)}, ident = 'd{i}', kind = 'abstract', title = {lua(text)}, aliases = {{ {lua(name + 'a')} }} }}"
                          for i, name in enumerate(names))
        with open(path, "w", encoding="utf-8") as file:
            file.write(f"return {{ name = 'hostile', title = {lua(text)}, source = {lua(text)}, note = {lua(text)}, laws = {{}}, "
                       f"dtypes = {{ {dtypes} }}, promotes = {{ [{lua(names[0])}] = {{ {lua(names[1])} }} }} }}")
        _, page, data = page_of(path, "--against", path)
        graph = data["graph"]
        assert [graph[key] for key in ("title", "source", "note")] == [text] * 3, (graph["title"], text)
        assert [dtype["name"] for dtype in graph["dtypes"]] == names == data["table"]["dtypes"]
        assert all(dtype["title"] == text for dtype in graph["dtypes"])
        assert [dtype["aliases"] for dtype in graph["dtypes"]] == [[name + "a"] for name in names]
        assert data["argument"] == path and data["against"] == [path] and graph["covers"] == [names[:2]]
        with open(path, encoding="utf-8", newline="") as file:
            assert data["text"] == file.read() and data["files"] == {path: data["text"]}
        assert data.pop("installed") == installed
        for name in data.pop("known"):
            run("edit", "python", "--add-dtype", name)
        assert json.loads(run("explore", path, "--against", path, "--format", "json")) == data
        check_alone(page)
    odd = os.path.join(where, "odd <name> \udcff.lua")
    bytes_of = b"return { name = 'odd', dtypes = { 'b' }, promotes = {} } -- \xff \0 </script> \xe2\x80\xa8 \xed\xa0\x80"
    with open(os.fsencode(odd), "wb") as file:
        file.write(bytes_of)
    data = page_of(os.fsencode(odd))[2]
    assert data["argument"] == odd.replace("\udcff", "\ufffd") and data["text"] == bytes_of.decode("utf-8", "replace")
    assert data["files"] == {data["argument"]: data["text"]}


def main():
    text, page, _ = page_of("jax", "--against", "numpy")
    modules, names = check_modules(page.scripts[2])
    check_alone(page)
    again = [run("explore", "jax", "--against", "numpy", "-o", "-", LC_ALL="C.UTF-8", TZ="Asia/Tokyo", TERM="xterm", cwd="/").decode()]
    with tempfile.TemporaryDirectory() as where:
        out = os.path.join(where, "page.html")
        assert run("explore", "jax", "--against", "numpy", "-o", out) == b""
        with open(out, encoding="utf-8") as file:
            again.append(file.read())
        assert all(each == text for each in again), "two runs give two pages"
        check_hostile(where)
        hostile = os.path.join(root, "tests/browser/specs/hostile.lua")
        if os.path.exists(hostile):
            check_alone(page_of(hostile)[1])
    print(f"{modules} modules, {names} names, {len(HOSTILE)} hostile texts")


main()
