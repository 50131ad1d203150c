#!/usr/bin/env python3
"""Every JSON report is one well-formed JSON object with the documented keys, according to Python's parser.
Usage: json_is_json.py JOINERY SPECS"""
import glob
import json
import os
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

joinery, specs = sys.argv[1], sys.argv[2]
CHECK = ["spec", "dtypes", "class", "total", "undefined", "ambiguous", "top", "bottom", "height", "hasse_edges",
         "redundant_edges", "laws", "repairs", "verdict", "warnings"]
PLACEMENT = ["below", "above", "scalars", "fills", "drops", "overflows", "rounds", "unknown", "apart", "undefined",
             "wider", "row"]
WITNESS = {
    "order": "a b c",
    "existence": "a b",
    "uniqueness": "a b bounds",
    "idempotence": "a result",
    "commutativity": "a b left right",
    "associativity": "a b c left right",
    "least": "a b result bound",
    "nary": "a b c left right",
    "monotonicity": "a b c left right",
}


def no_repeats(pairs):
    keys = [key for key, _ in pairs]
    assert len(keys) == len(set(keys)), f"a key twice in {keys}"
    return dict(pairs)


def run(*command):
    done = subprocess.run([joinery, *command, "--format", "json"], capture_output=True, check=False)
    assert done.returncode in (0, 1), (command, done.stderr)
    parsed = json.loads(done.stdout.decode("utf-8"), object_pairs_hook=no_repeats)
    assert isinstance(parsed, dict)
    return done.returncode, parsed


def check_laws(laws):
    assert list(laws) == list(WITNESS)
    for name, law in laws.items():
        assert isinstance(law["required"], bool) and law["holds"] in (True, False, None)
        assert law["failures"] is None or (law["failures"] == 0) == law["holds"], law
        assert ("gaps" in law) == (name == "associativity")
        assert (law["sentence"] is None) == (law["holds"] is not False) and (law["failures"] or 0) <= law["cases"]
        if law["holds"] is False:
            assert list(law["witness"]) == WITNESS[name].split(), law
        else:
            assert "witness" not in law


def check_spec(spec):
    status, table = run("table", spec)
    names, cells = table["dtypes"], table["table"]
    assert len(cells) == len(names) and all(len(row) == len(names) for row in cells)
    undefined = sum(cell is None for row in cells for cell in row)
    assert {cell for row in cells for cell in row} <= {None, *names}

    status, report = run("check", spec, "--deny", "rounds,overflows,drops,wider")
    assert set(CHECK) <= set(report)
    assert report["spec"] == table["spec"] and report["dtypes"] == len(names)
    assert report["undefined"] == undefined and report["total"] == (undefined == 0)
    check_laws(report["laws"])
    refused = any(law["required"] and not law["holds"] for law in report["laws"].values()) or report["denied"]
    assert status == (1 if refused else 0)
    for cell in report["denied"]:
        assert cells[names.index(cell["a"])][names.index(cell["b"])] == cell["join"]

    failing = any(law["required"] and not law["holds"] for law in report["laws"].values())
    assert failing or report["repairs"] == []
    for repair in report["repairs"] or []:
        assert set(repair) - {"value"} == {"edit", "a", "b", "cost", "changed", "gained"}

    check_verdict(report)
    check_witnesses(spec, report)
    check_explorer(spec, table, report)

    status, same = run("diff", spec, spec)
    assert status == 0 and same["differences"] == same["only_left"] == same["only_right"] == []
    last = names[-1]
    status, explanation = run("explain", spec, names[0], last)
    assert explanation["join"] == cells[0][-1] and status == (explanation["join"] is None)


COSTS = ["exact", "rounds", "overflows", "drops", "unknown"]
LOSSES = ("rounds", "overflows", "sign", "part", "category", "unknown")


def reach(edges, names):
    """By dtype, those that edges lead to from it, itself too."""
    above = {name: {name} for name in names}
    for _ in names:
        for low, high in edges:
            above[low] |= above[high]
    return above


def minimal(bounds, above):
    return [bound for bound in bounds if not any(bound in above[other] for other in bounds - {bound})]


def check_witnesses(spec, report):
    """The witnesses of a group begin with its example, are as many as it has, and differ; those of fewer are their first."""
    _, all_of = run("check", spec, "--witnesses", "10000")
    _, some = run("check", spec, "--witnesses", "3")
    seen = set()
    for group, full, few in zip(report["verdict"], all_of["verdict"], some["verdict"], strict=True):
        witnesses = full.pop("witnesses")
        assert witnesses[0] == group["dtypes"] and len(witnesses) == min(group["count"], 10000) and few.pop("witnesses") == witnesses[:3]
        named = {(group["matter"], *witness) for witness in witnesses}
        assert len(named) == len(witnesses) and not named & seen and full == few == group
        seen |= named


def check_verdict(report):
    """What is told of a matter as a whole is the same in all of its groups, and an example names its dtypes."""
    for group in report["verdict"]:
        alike = [other for other in report["verdict"] if other["matter"] == group["matter"]]
        assert all(other[key] == group[key] for other in alike for key in ("wrong", "total", "cases", "unit"))
        count = sum(other["count"] for other in alike)
        assert group["count"] <= count == group["total"] <= group["cases"]
        assert (group["sort"] is None) == (group["reason"] is None)
        assert group["names"][:1] == group["dtypes"][:1] and set(group["dtypes"]) <= set(group["names"])
        assert all(name in group["example"] for name in group["names"])
    told = {item["matter"] for item in report["verdict"]}
    assert not told & {item["matter"] for item in report["unknown"]} and all(isinstance(report[key], str) for key in ("is", "right"))
    assert report["right"] or report["unknown"] or report["verdict"]


def check_drawing(graph):
    """Every dtype is in one node of each drawing, and the covers lead between the nodes as its edges do."""
    names, drawing = [dtype["name"] for dtype in graph["dtypes"]], graph["drawing"]
    for svg in filter(None, drawing.values()):
        root = xml.etree.ElementTree.fromstring(svg)
        nodes = [[int(id) for id in at.get("data-members").split()] for at in root.iter() if "data-members" in at.attrib]
        where = {names[id]: at for at, node in enumerate(nodes) for id in node}
        assert sorted(id for node in nodes for id in node) == list(range(len(names)))
        edges = [(int(at.get("data-from")), int(at.get("data-to"))) for at in root.iter() if "data-from" in at.attrib]
        assert sorted(edges) == sorted({(where[low], where[high]) for low, high in graph["covers"]})
        assert (len(nodes) < len(names)) == (svg is drawing["folded"])


def check_graph(graph, table, report):
    """The graph of a spec against what the other commands say of it."""
    names = table["dtypes"]
    assert [dtype["name"] for dtype in graph["dtypes"]] == names and graph["spec"] == table["spec"]
    assert graph["transitive"] == report["laws"]["order"]["holds"]
    assert len(graph["covers"]) == (report["hasse_edges"] or 0)
    above = reach(graph["covers"], names)
    for low, high in graph["covers"]:
        assert not any(high in above[between] for between in above[low] - {low, high}), (low, high)
    if graph["transitive"] and all(row[i] == names[i] for i, row in enumerate(table["table"])):
        assert table["several"] == [[a, b] for a in names for b in names if len(minimal(above[a] & above[b], above)) > 1]
    assert (graph["edges"] is None) == (graph["form"] == "table")
    assert not graph["edges"] or above == reach(graph["edges"], names)
    assert (graph["drawing"] is None) == (not graph["transitive"])
    if graph["drawing"]:
        check_drawing(graph)
    assert all(len(row) == len(names) for row in graph["costs"]) and len(graph["costs"]) == len(names)
    for pair in report["denied"]:
        a, b, join = (names.index(pair[key]) for key in ("a", "b", "join"))
        assert (COSTS[int(graph["costs"][a][join])], COSTS[int(graph["costs"][b][join])]) == (pair["a_cost"], pair["b_cost"])
        for id, key in ((a, "a_losses"), (b, "b_losses")):
            bits = int(graph["losses"][id][2 * join : 2 * join + 2], 16)
            assert [word for place, word in enumerate(LOSSES) if bits >> place & 1] == pair[key]
    told = sorted([*sorted([line["hub"], other]), line["result"] or ""] for line in graph["settled"] for other in line["others"])
    assert told == sorted([*sorted([a, b]), result or ""] for a, b, result in graph["resolve"])


def check_explorer(spec, table, report):
    """The data of the explorer page are what the other commands say, and its files are all that the spec takes."""
    status, page = run("explore", spec)
    assert status == 0 and list(page) == ["joinery", "argument", "text", "files", "against", "graph", "table", "check"]
    assert page["table"] == table and page["against"] == [] and page["graph"] == run("graph", spec)[1]
    assert page["check"] == run("check", spec)[1]
    assert page["files"].get(page["argument"]) == (page["text"] if page["files"] else None)
    check_graph(page["graph"], table, report)
    with tempfile.TemporaryDirectory() as folder:
        for path, text in page["files"].items():
            path = os.path.join(folder, path.lstrip("/"))
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "w", encoding="utf-8", newline="") as file:
                file.write(text)
        given = os.path.join(folder, page["argument"].lstrip("/")) if page["files"] else page["argument"]
        assert page["check"] == run("check", given)[1]


def check_every_command():
    """--format json is JSON or an error, for every command that there is, whatever its operands."""
    told = subprocess.run([joinery, "--help"], capture_output=True, check=True, text=True).stdout
    commands = re.findall(r"^  (\w+) +\w", re.search(r"^Commands:?$\n(.*?)\n\n", told, re.DOTALL | re.MULTILINE)[1], re.MULTILINE)
    assert "check" in commands and "help" in commands
    answered = set()
    with tempfile.TemporaryDirectory() as folder:
        for command in commands:
            for operands in ([], ["jax"], ["jax", "python"], ["jax", "f8_e4m3fn"], ["jax", "i8", "u8"], ["jax", "-o", "out"]):
                done = subprocess.run([joinery, command, *operands, "--format", "json"], capture_output=True, check=False, cwd=folder)
                if done.returncode == 2:
                    assert done.stdout == b"" and done.stderr, (command, operands)
                elif "-o" not in operands:
                    json.loads(done.stdout)
                    answered.add(command)
    assert {"check", "table", "diff", "explain", "graph", "explore", "place", "list"} <= answered, answered


def main():
    check_every_command()
    paths = sorted(glob.glob(os.path.join(specs, "*.lua")))
    paths = [path for path in paths if not path.endswith("broken.lua")]
    _, listed = run("list")
    installed = [spec["name"] for spec in listed["specs"]]
    assert "jax" in installed and installed == sorted(installed)
    assert all(list(spec) == ["name", "dtypes", "form", "class", "title", "group"] for spec in listed["specs"])
    for spec in paths + installed:
        try:
            check_spec(spec)
        except AssertionError:
            print(spec)
            raise
    _, difference = run("diff", "jax", "numpy")
    assert list(difference) == ["left", "right", "only_left", "only_right", "differences"]
    assert difference["only_left"] == ["bf16"] and difference["only_right"] == []
    assert all(list(cell) == ["a", "b", "left", "right", "how"] for cell in difference["differences"])
    status, places = run("place", "jax", "f8_e4m3fn")
    assert status == 0 and list(places) == ["spec", "dtype", "placements", "more", "cut", "obstacles"]
    assert len(places["placements"]) == 5 and all(list(place) == PLACEMENT for place in places["placements"])
    assert all(len(place["row"]) == 18 for place in places["placements"])
    print(f"{len(paths) + len(installed)} specs")


main()
