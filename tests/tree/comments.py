"""Lists the files of the tree and the comments in each."""

import io
import os
import re
import tokenize

SKIPPED_FOLDERS = {".git", "build", "__pycache__", "node_modules"}
C_TOKEN = re.compile(r"//[^\n]*|/\*.*?\*/|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'", re.S)
LUA_TOKEN = re.compile(r"--\[(=*)\[.*?\]\1\]|--[^\n]*|\[(=*)\[.*?\]\2\]|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'", re.S)
HASH_COMMENT = re.compile(r"(?:^|(?<=\s))#(?!\{)[^\n]*", re.M)
TEMPLATE_LUA = re.compile(r"^[ \t]*%[^\n]*", re.M)


def files(root):
    """Every file of the tree, as a path from its root; not what is built."""
    found = []
    for folder, folders, names in os.walk(root):
        folders[:] = sorted(name for name in folders if name not in SKIPPED_FOLDERS)
        found += [os.path.relpath(os.path.join(folder, name), root) for name in sorted(names)]
    return found


def read(root, path):
    """The text of a file; None where it is none."""
    with open(os.path.join(root, path), "rb") as file:
        data = file.read()
    try:
        return None if b"\0" in data else data.decode("utf-8")
    except UnicodeDecodeError:
        return None


def tokens(pattern, text, starts):
    """(offset, token) of the matches that begin with one of `starts`."""
    return [(match.start(), match.group()) for match in pattern.finditer(text) if match.group().startswith(starts)]


def python_comments(text):
    """Comments, and strings that stand alone: the docstrings."""
    lines = [0]
    for line in text.splitlines(True):
        lines.append(lines[-1] + len(line))
    found, before = [], tokenize.NEWLINE
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        alone = before in (tokenize.NEWLINE, tokenize.INDENT, tokenize.NL, tokenize.DEDENT)
        if token.type == tokenize.COMMENT or (token.type == tokenize.STRING and alone):
            found.append((lines[token.start[0] - 1] + token.start[1], token.string))
        before = token.type if token.type != tokenize.COMMENT else before
    return found


def template_comments(text):
    """Those of the C in a template, and those of its lines of Lua."""
    found = [(match.start() + at, token) for match in TEMPLATE_LUA.finditer(text)
             for at, token in tokens(LUA_TOKEN, match.group(), "--")]
    without = TEMPLATE_LUA.sub(lambda match: " " * len(match.group()), text)
    return sorted(found + tokens(C_TOKEN, without, ("/*", "//")))


def raw_comments(path, text):
    base = os.path.basename(path)
    end = os.path.splitext(base)[1]
    if end in (".c", ".h", ".inc", ".cpp", ".hpp"):
        return tokens(C_TOKEN, text, ("/*", "//"))
    if end == ".lua" or base == ".luacheckrc":
        return tokens(LUA_TOKEN, text, "--")
    if end == ".tmpl":
        return template_comments(text)
    if end == ".py":
        return python_comments(text)
    if end in (".cmake", ".sh", ".bash", ".build") or base in ("CMakeLists.txt", "Makefile", "bootstrap", "run", ".editorconfig"):
        return [(match.start(), match.group()) for match in HASH_COMMENT.finditer(text)]
    return []


def bare(comment):
    """The words of a comment on one line, without the marks of it."""
    if comment.startswith("/*"):
        comment = re.sub(r"\n[ \t]*\*(?!/)", "\n", comment[2:-2].lstrip("*!<"))
    else:
        comment = re.sub(r"^(//|--\[=*\[|--+|#+!?|[rf]?\"\"\"|[rf]?\")", "", comment)
        comment = re.sub(r"(\]=*\]|\"\"\"|\")$", "", comment)
    return " ".join(comment.split())


def comments(path, text):
    """[(line, words)] of the comments; those of one line each that follow one another are one."""
    found, last = [], None
    for at, comment in raw_comments(path, text):
        line = text.count("\n", 0, at) + 1
        alone = text[text.rfind("\n", 0, at) + 1 : at].strip(" \t%") == "" and "\n" not in comment and comment[:2] != "/*"
        if found and alone and last == line - 1:
            found[-1] = (found[-1][0], f"{found[-1][1]} {bare(comment)}")
        else:
            found.append((line, bare(comment)))
        last = line if alone else None
    return found
