"""What the tests of generated headers share: generating, compiling, running, and tables in CSV."""

import csv
import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.append(os.path.dirname(HERE))

from checks import Failures, fresh_folder, read, run, write  # noqa: E402, F401, tests share them

ORACLES = os.path.join(os.path.dirname(HERE), "oracles")
SPECS = os.path.join(os.path.dirname(os.path.dirname(HERE)), "specs")

WARNINGS = ["-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wsign-conversion", "-Wshadow", "-Werror"]
C = [("gcc", ["-Wc++-compat"]), ("clang", [])]
CXX = [("g++", []), ("clang++", [])]
C_STANDARDS = ["c99", "c11", "c17", "c2x"]
CHECK = "#define CHECK(condition, i) extern char check_##i[(condition) ? 1 : -1];"  # a line that compiles where it holds
CXX_STANDARDS = ["c++11", "c++14", "c++17", "c++20", "c++2b"]


class Generated:
    """A spec's output, and the table that it is to be."""

    def __init__(self, joinery, work, spec, oracle=None, options=()):
        self.folder = os.path.join(work, os.path.basename(spec).removesuffix(".lua"))
        status, output = run([joinery, "generate", spec, "-o", self.folder, "--emit", "tables", *options])
        if status != 0:
            sys.exit(f"FAILED: generate {spec}: exit {status}\n{output}")
        manifests = [name for name in os.listdir(self.folder) if name.endswith(".json")]
        with open(os.path.join(self.folder, manifests[0]), encoding="utf-8") as file:
            self.manifest = json.load(file)
        self.prefix = self.manifest["prefix"]
        self.upper = self.prefix.upper()
        self.nary = self.manifest["nary"]
        self.rule = self.nary + ("?" if self.manifest["ambiguous"] else "")  # as lookups.c takes it
        self.oracle = oracle
        # where a cell is set whatever the graph says, the order cannot be read off the table
        path = spec if spec.endswith(".lua") else os.path.join(SPECS, spec + ".lua")
        with open(path, encoding="utf-8") as file:
            self.ordered_by_table = "resolve" not in file.read()

    def enumerator(self, name):
        if name is None:
            return self.upper + "_NO_DTYPE"
        ident = next(d["ident"] for d in self.manifest["dtypes"] if d["name"] == name)
        return f"{self.upper}_{ident.upper()}"

    def table(self):
        """{(a, b): name or None} of the oracle."""
        with open(self.oracle, encoding="utf-8", newline="") as file:
            rows = list(csv.reader(file))
        return {
            (row[0], b): None if cell == "-" else cell for row in rows[1:] for b, cell in zip(rows[0][1:], row[1:])
        }


    def order(self):
        """a <= b as the table tells it, by index: right for a table, and for a graph without `resolve`."""
        table = self.indices()
        return [[row[b] == b and table[b][a] == b for b in range(len(row))] for a, row in enumerate(table)]

    def indices(self):
        """The table by index, None where there is nothing."""
        number = {d["name"]: i for i, d in enumerate(self.manifest["dtypes"])} | {None: None}
        return [[number[cell] for cell in row] for row in self.manifest["table"]]

    def result(self, dtypes, table, order):
        """What dtypes promote to by the spec's rule, by index; None where that is undefined."""
        def fold(list_):
            join = list_[0]
            for each in list_[1:]:
                join = None if join is None else table[join][each]
            return join

        is_weak = [d.get("weak", False) for d in self.manifest["dtypes"]]
        strong, weak = ([d for d in dtypes if is_weak[d] == wanted] for wanted in (False, True))
        if len(dtypes) <= 2:
            return fold(dtypes)
        if self.nary.endswith("_then_weak") and strong:
            is_bound = self.nary.startswith("bound")
            join = self.bound(strong, table, order, fold) if is_bound else fold(strong)
            return None if join is None else fold([join, *weak])
        return self.bound(dtypes, table, order, fold) if self.nary.startswith("bound") else fold(dtypes)

    def is_apart(self, a, b, table, order):
        """Whether the spec says that two have no join; a pair that is ambiguous has several minimal bounds."""
        bounds = [d for d in range(len(table)) if order[a][d] and order[b][d]]
        minimal = [d for d in bounds if not any(order[other][d] for other in bounds if other != d)]
        return None in (table[a][b], table[b][a]) and not (self.manifest["ambiguous"] and len(minimal) > 1)

    def bound(self, dtypes, table, order, fold):
        """By the rule "bound"."""
        chosen = sorted(set(dtypes))
        if len(chosen) <= 2:
            return table[dtypes[0]][next((d for d in dtypes if d != dtypes[0]), dtypes[0])]
        if any(self.is_apart(a, b, table, order) for a in chosen for b in chosen if a != b):
            return None
        bounds = [d for d in range(len(table)) if all(order[c][d] for c in chosen)]
        minimal = [d for d in bounds if not any(order[other][d] for other in bounds if other != d)]
        return None if not minimal else minimal[0] if len(minimal) == 1 else fold(chosen)


def reference_specs():
    """(name, path of its oracle) of the specs of systems that come with joinery, and of one of its design studies."""
    with open(os.path.join(ORACLES, "index.csv"), encoding="utf-8") as file:
        return [(row["spec"], os.path.join(ORACLES, row["oracle"])) for row in csv.DictReader(file)
                if row["spec"] == "jep_tensorflow" or not row["spec"].startswith("jep_")]


def write_bound_spec(folder, name, nary="bound"):
    """The path of a spec that is the spec `name` with another rule for three and more dtypes."""
    text = f"return {{ name = '{name}_{nary}', extends = '{name}', nary = '{nary}', laws = {{}} }}\n"
    return write(folder, f"{name}_{nary}.lua", text)


def write_wide_spec(folder, count):
    """
    `count` abstract dtypes in two chains, the even and the odd ones, that meet at the last but one; the last, alone. With
    sets and castings.
    Returns the paths of a spec and of its table.
    """
    chained = count - 1
    spec, table = os.path.join(folder, f"wide{count}.lua"), os.path.join(folder, f"wide{count}.csv")
    with open(spec, "w", encoding="utf-8") as file:
        file.write(
            f"local dtypes, promotes = {{}}, {{}}\n"
            f"for i = 0, {count - 1} do dtypes[i + 1] = {{ 'd' .. i, kind = 'abstract' }} end\n"
            f"for i = 0, {chained - 3} do promotes['d' .. i] = {{ 'd' .. i + 2 }} end\n"
            f"promotes.d{chained - 2} = {{ 'd{chained - 1}' }}\n"
            f"local sets = {{ ENDS = 'd0 d{chained}', every = 'any', NONE = {{}} }}\n"
            f"local castings = {{ closed = {{}}, open = {{ from = 'any', allow = {{ 'every,d0' }} }} }}\n"
            f"return {{ name = 'wide{count}', dtypes = dtypes, promotes = promotes, sets = sets, castings = castings,\n"
            f"  laws = {{}} }}\n"
        )

    def join(a, b):
        if chained in (a, b):
            return f"d{a}" if a == b else "-"
        return f"d{max(a, b) if (a - b) % 2 == 0 else chained - 1}"

    with open(table, "w", encoding="utf-8") as file:
        file.write("," + ",".join(f"d{i}" for i in range(count)) + "\n")
        for a in range(count):
            file.write(f"d{a}," + ",".join(join(a, b) for b in range(count)) + "\n")
    return spec, table
