#!/usr/bin/env python3
"""Every JSON report is one well-formed JSON object with the keys that are promised, by a parser that is not ours.
Usage: json_is_json.py JOINERY SPECS"""
import glob
import json
import os
import subprocess
import sys

joinery, specs = sys.argv[1], sys.argv[2]
LAWS = ["order", "existence", "uniqueness", "idempotence", "commutativity", "associativity", "least", "nary"]
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
    assert list(laws) == LAWS
    for name, law in laws.items():
        assert isinstance(law["required"], bool) and law["holds"] in (True, False, None)
        assert law["failures"] is None or (law["failures"] == 0) == law["holds"], law
        assert ("gaps" in law) == (name == "associativity")
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

    status, report = run("check", spec, "--costs", "--deny", "drops")
    assert set(CHECK) <= set(report)
    assert report["spec"] == table["spec"] and report["dtypes"] == len(names)
    assert report["undefined"] == undefined and report["total"] == (undefined == 0)
    check_laws(report["laws"])
    refused = any(law["required"] and not law["holds"] for law in report["laws"].values()) or report["denied"]
    assert status == (1 if refused else 0)
    assert len(report["costs"]) == len(names) ** 2 - undefined
    for cell in report["costs"]:
        assert cells[names.index(cell["a"])][names.index(cell["b"])] == cell["join"]

    failing = any(law["required"] and not law["holds"] for law in report["laws"].values())
    assert failing or report["repairs"] == []
    for repair in report["repairs"] or []:
        assert list(repair) == ["edits", "cost", "changed", "gained"] and repair["edits"]

    status, same = run("diff", spec, spec)
    assert status == 0 and same["differences"] == same["only_left"] == same["only_right"] == []
    last = names[-1]
    status, explanation = run("explain", spec, names[0], last)
    assert explanation["join"] == cells[0][-1] and status == (explanation["join"] is None)


def main():
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
    assert all(list(cell) == ["a", "b", "left", "right"] for cell in difference["differences"])
    status, places = run("place", "jax", "f8_e4m3fn")
    assert status == 0 and list(places) == ["spec", "dtype", "placements", "more", "cut", "obstacles"]
    assert len(places["placements"]) == 5 and all(list(place) == PLACEMENT for place in places["placements"])
    assert all(len(place["row"]) == 18 for place in places["placements"])
    status, edge = run("explain", "jep_option2", "--with-edge", "i8,c*")
    assert status == 1 and edge["verdict"] == "breaks" and not edge["laws"]["uniqueness"]["holds"]
    assert edge["changes"][0] == {"a": "i8", "b": "f*", "before": "f16", "after": None, "bounds": ["f16", "c*"]}
    print(f"{len(paths) + len(installed)} specs")


main()
