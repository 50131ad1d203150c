#!/usr/bin/env python3
"""Every JSON report is one well-formed JSON object with the keys that are promised, by a parser that is not ours.
Usage: json_is_json.py JOINERY SPECS"""
import glob
import json
import os
import re
import subprocess
import sys
import tempfile

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

    check_explorer(spec, table, report)

    status, same = run("diff", spec, spec)
    assert status == 0 and same["differences"] == same["only_left"] == same["only_right"] == []
    last = names[-1]
    status, explanation = run("explain", spec, names[0], last)
    assert explanation["join"] == cells[0][-1] and status == (explanation["join"] is None)


COSTS = ["exact", "rounds", "overflows", "drops", "unknown"]


def cost(shown, a, b):
    return COSTS[int(shown["costs"][a][b])]


def check_explorer(spec, table, report):
    """The data of the explorer page against what the other commands say of the same spec."""
    status, page = run("explore", spec)
    shown, names, n = page["systems"][0], table["dtypes"], len(table["dtypes"])
    assert status == 0 and page["against"] == 0 and [dtype["name"] for dtype in shown["dtypes"]] == names
    for row, joins in zip(table["table"], shown["joins"]):
        assert row == [names[join] if join >= 0 else None for join in joins]
    assert sum(join == -2 for joins in shown["joins"] for join in joins) == report["ambiguous"]
    assert shown["class"] == report["class"] and shown["transitive"] == report["laws"]["order"]["holds"]
    ids = {name: i for i, name in enumerate(names)}
    assert shown["facts"] == {"top": ids.get(report["top"], -1), "bottom": ids.get(report["bottom"], -1),
                              "height": report["height"] or 0}
    assert len(shown["covers"]) == (report["hasse_edges"] or 0)
    below = [[leq == "1" for leq in row] for row in shown["order"]]
    between = [[a, b] for a in range(n) for b in range(n) if a != b and below[a][b]
               and not any(below[a][c] and below[c][b] for c in range(n) if c not in (a, b))]
    assert not shown["transitive"] or shown["covers"] == between
    assert (shown["edges"] is None) == (shown["form"] == "table")
    assert all(below[a][b] for a, b in shown["edges"] or [])
    for pair in report["costs"]:
        a, b, join = ids[pair["a"]], ids[pair["b"]], ids[pair["join"]]
        assert (cost(shown, a, join), cost(shown, b, join)) == (pair["a_cost"], pair["b_cost"])
    assert shown["required"] == [name for name in LAWS if report["laws"][name]["required"]]
    for law in shown["laws"]:
        told = report["laws"][law["name"]]
        assert [law[key] for key in ("required", "holds", "failures")] == [told[key] for key in ("required", "holds", "failures")]
        assert (law["witness"] is None) == (law["sentence"] is None) == (law["holds"] is not False)
        for key in ("a", "b", "c", "left", "right"):
            if key in told.get("witness", {}):
                assert law["witness"][key] == ids.get(told["witness"][key], -1), law
        assert "bounds" not in told.get("witness", {}) or told["witness"]["bounds"] == [names[i] for i in law["witness"]["bounds"]]
    groups = [(part["matter"], group) for part in shown["verdict"] for group in part["groups"]]
    assert [(matter, group["words"], group["count"], group["example"], [names[i] for i in group["operands"]])
            for matter, group in groups] == [(group["matter"], group["kinds"], group["count"], group["example"], group["dtypes"])
                                             for group in report["verdict"]]
    for _, group in groups:
        assert group["dtypes"][:1] == group["operands"][:1] and set(group["operands"]) <= set(group["dtypes"])
        assert all(names[i] in group["example"] for i in group["dtypes"])
    return page


def check_others(page, installed):
    """What the page can be compared with: every installed spec, once, matched as `diff` does it."""
    known = [system["name"] for system in page["systems"] if system["installed"]]
    assert sorted(known) == installed, known
    shown = page["systems"][0]
    for system in page["systems"][1:]:
        assert len(system["match"]) == len(shown["dtypes"])
        pairs = [(i, match) for i, match in enumerate(system["match"]) if match >= 0]
        assert len({match for _, match in pairs}) == len(pairs) and all(match < len(system["dtypes"]) for _, match in pairs)
        _, difference = run("diff", "jax", system["name"])
        told = {(cell["a"], cell["b"]): cell["right"] for cell in difference["differences"]}
        here = {}
        for a, a_there in pairs:
            for b, b_there in pairs:
                one, other = shown["joins"][a][b], system["joins"][a_there][b_there]
                if (system["match"][one] if one >= 0 else -1) != other or (one >= 0 and system["match"][one] < 0):
                    if one < 0 and other < 0:
                        continue
                    here[shown["dtypes"][a]["name"], shown["dtypes"][b]["name"]] = system["dtypes"][other]["name"] if other >= 0 else None
        assert here == told, (system["name"], here, told)


def check_known(known):
    """Each name stands for what `import` takes it for."""
    names = known["names"]
    assert len({name for name, _ in names}) == len(names), "a name twice"
    plain = [(name, at) for name, at in names if not set(name) & set(" ,")]
    header = ",".join(["", *(name for name, _ in plain)])
    csv = "\n".join([header, *(",".join([name] + ["-"] * len(plain)) for name, _ in plain)]) + "\n"
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "names.csv")
        with open(path, "w", encoding="utf-8") as file:
            file.write(csv)
        read = run("explore", path)[1]["systems"][0]["dtypes"]
    for (name, at), dtype in zip(plain, read):
        meant = known["dtypes"][at]
        assert dtype["name"] == name and [dtype[key] for key in ("kind", "bits", "says")] == [meant[key] for key in ("kind", "bits", "says")], (dtype, meant)
    for i, row in enumerate(known["costs"]):
        assert len(row) == len(known["dtypes"]) and row[i] == "0"


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
    assert {"check", "table", "diff", "explain", "explore", "place", "list"} <= answered, answered


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
    page = run("explore", "jax")[1]
    check_others(page, installed)
    check_known(page["known"])
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
