#!/usr/bin/env python3
"""
Rules for the files of generator/, checked in the built objects: file names are unique; X.c defines what X.h declares; no
file calls another that calls it back, directly or indirectly, or a module that comes after its own in
generator/CMakeLists.txt; no rooms of report/ include each other's headers. Files only for Windows or WASI are not in the
build. Parameters are nouns, also those of Lua and JavaScript in templates/, its folder isa apart.

usage: structure.py NM BUILD_DIR SOURCE_DIR
"""

import collections
import os
import re
import subprocess
import sys

from comments import C_TOKEN, files

DECLARED = re.compile(r"^(?!typedef|static|extern|#|\s)[\w *]*?\b(\w+)\((?:[^()]|\([^()]*\))*\);", re.M)
PREPOSITION = re.compile(r"(?<=[(,])[\w\s*]*\w[\s*]+(of|what|with|by|in|it|on)\s*[,)](?!;)")
SCRIPT_PARAMETERS = {
    ".lua": re.compile(r"\bfunction\b[^(\n]*\(([^)]*)\)"),
    ".tmpl": re.compile(r"\bfunction\b[^(\n]*\(([^)]*)\)"),
    ".js": re.compile(r"^\s*(?!if|for|while|switch)[\w ]+\((.*)\) \{$|\(([^()]*)\) =>|\bfunction\b[^(\n]*\(([^)]*)\)", re.M),
}
SCRIPT_PREPOSITION = re.compile(r"(?<![\w.])(of|what|with|by|in|it|on)\s*(?=,|$)")
ELSEWHERE = re.compile(r"_(windows|wasi)\.[ch]$")


def declared(text):
    """The functions that a header declares."""
    return set(DECLARED.findall(C_TOKEN.sub(lambda match: "" if match.group()[0] == "/" else match.group(), text)))


def object_source(path):
    """generator/base/map.c of BUILD_DIR/generator/base/CMakeFiles/joinery_base.dir/map.c.o"""
    return re.sub(r"CMakeFiles/\w+\.dir/", "", path)[: -len(".o")]


def symbols(nm, build):
    """({source: what it defines}, {source: what it needs}), by the objects below BUILD_DIR/generator."""
    objects = [os.path.join("generator", path) for path in files(os.path.join(build, "generator")) if path.endswith(".c.o")]
    defines, needs = collections.defaultdict(set), collections.defaultdict(set)
    listed = subprocess.run([nm, "-A", "-P", "-g", *objects], cwd=build, stdout=subprocess.PIPE, text=True, check=True).stdout
    for line in listed.splitlines():
        place, name, kind = line.split()[:3]
        (needs if kind in "Uw" else defines)[object_source(place.rstrip(":"))].add(name)
    return defines, needs


def cycles(graph):
    """The strongly connected sets of more than one node, by Tarjan's algorithm."""
    index, low, stack, found = {}, {}, [], []

    def visit(node):
        index[node] = low[node] = len(index)
        stack.append(node)
        for other in graph[node]:
            if other not in index:
                visit(other)
                low[node] = min(low[node], low[other])
            elif other in stack:
                low[node] = min(low[node], index[other])
        if low[node] == index[node]:
            at = stack.index(node)
            if len(stack) - at > 1:
                found.append(sorted(stack[at:]))
            del stack[at:]

    for node in sorted(graph):
        if node not in index:
            visit(node)
    return found


def names_shared(paths):
    by_name = collections.defaultdict(list)
    for path in paths:
        if os.path.basename(path) not in ("CMakeLists.txt", "README.md"):
            by_name[os.path.basename(path)].append(path)
    return [f"one name: {', '.join(same)}" for same in by_name.values() if len(same) > 1]


def defined_elsewhere(source_dir, paths, defines):
    owner = {name: path for path, names in defines.items() for name in names}
    for header in (path for path in paths if path.endswith(".h") and path[:-1] + "c" in paths):
        with open(os.path.join(source_dir, header), encoding="utf-8") as file:
            for name in sorted(declared(file.read()) - defines[header[:-1] + "c"]):
                yield f"{header} declares {name}, which {owner.get(name, 'nothing')} defines"


def calls_in_cycles(defines, needs):
    owner = {name: path for path, names in defines.items() for name in names if name != "main"}
    graph = {path: {owner[name] for name in names if name in owner} - {path} for path, names in needs.items()}
    for path in defines:
        graph.setdefault(path, set())
    for cycle in cycles(graph):
        yield f"a cycle of calls: {', '.join(cycle)}"
        for path in cycle:
            for other in sorted(graph[path] & set(cycle)):
                yield f"  {path} needs of {other}: {', '.join(sorted(needs[path] & defines[other]))}"


def calls_up(source_dir, defines, needs):
    with open(os.path.join(source_dir, "generator", "CMakeLists.txt"), encoding="utf-8") as file:
        modules = re.findall(r"add_subdirectory\((\w+)\)", file.read())
    owner = {name: path for path, names in defines.items() for name in names if name != "main"}
    for path, names in sorted(needs.items()):
        for name in sorted(names & set(owner)):
            if modules.index(path.split("/")[1]) < modules.index(owner[name].split("/")[1]):
                yield f"{path} calls up: {name} in {owner[name]}"


def rooms_in_cycles(source_dir, paths):
    graph = collections.defaultdict(set)
    for path in (path for path in paths if path.startswith("generator/report/") and path.endswith((".c", ".h"))):
        with open(os.path.join(source_dir, path), encoding="utf-8") as file:
            graph[path.split("/")[2]].update(re.findall(r'#include "report/(\w+)/', file.read()))
    return [f"rooms of report/ that include each other: {', '.join(cycle)}" for cycle in cycles(graph)]


def prepositions(source_dir, paths):
    for path in (path for path in paths if path.endswith((".c", ".h"))):
        with open(os.path.join(source_dir, path), encoding="utf-8") as file:
            text = C_TOKEN.sub(lambda match: re.sub(r"[^\n]", "", match.group()), file.read())
        for match in PREPOSITION.finditer(text):
            yield f"{path}:{text.count(chr(10), 0, match.start(1)) + 1}: the parameter {match.group(1)} should be a noun"


def script_prepositions(source_dir):
    templates = os.path.join(source_dir, "templates")
    for path in files(templates):
        parameters = SCRIPT_PARAMETERS.get(os.path.splitext(path)[1])
        if not parameters or path.startswith("isa" + os.sep):
            continue
        with open(os.path.join(templates, path), encoding="utf-8") as file:
            text = re.sub(r"/\*.*?\*/", lambda match: re.sub(r"[^\n]", "", match.group()), file.read(), flags=re.S)
        for match in parameters.finditer(text):
            for name in SCRIPT_PREPOSITION.findall(match.group(match.lastindex or 0)):
                line = text.count(chr(10), 0, match.start(match.lastindex or 0)) + 1
                yield f"templates/{path}:{line}: the parameter {name} should be a noun"


def main():
    nm, build, source_dir = sys.argv[1], *map(os.path.abspath, sys.argv[2:4])
    paths = [os.path.join("generator", path) for path in files(os.path.join(source_dir, "generator"))]
    defines, needs = symbols(nm, build)
    sources = {path for path in paths if path.endswith(".c") and not ELSEWHERE.search(path)}
    defines, needs = ({path: of[path] for path in sources & set(of)} for of in (defines, needs))
    wrong = [f"{path} is not built" for path in sorted(sources - set(defines))]
    wrong += names_shared(paths)
    wrong += rooms_in_cycles(source_dir, paths)
    wrong += prepositions(source_dir, paths)
    wrong += script_prepositions(source_dir)
    wrong += defined_elsewhere(source_dir, {path for path in paths if not ELSEWHERE.search(path)}, collections.defaultdict(set, defines))
    wrong += calls_up(source_dir, defines, needs)
    wrong += calls_in_cycles(defines, collections.defaultdict(set, needs))
    print("\n".join(wrong + [f"{len(defines)} sources"]))
    sys.exit(bool(wrong) or not defines)


main()
