"""What the tests of generated headers share: generating, compiling, running, and tables in CSV."""

import csv
import json
import os
import shutil
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
ORACLES = os.path.join(os.path.dirname(HERE), "oracles")
SPECS = os.path.join(os.path.dirname(os.path.dirname(HERE)), "specs")

WARNINGS = ["-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wsign-conversion", "-Wshadow", "-Werror"]
C = [("gcc", ["-Wc++-compat"]), ("clang", [])]
CXX = [("g++", []), ("clang++", [])]
C_STANDARDS = ["c99", "c11", "c17", "c2x"]
CXX_STANDARDS = ["c++11", "c++14", "c++17", "c++20", "c++2b"]


class Failures:
    """Counts what is wrong and tells it; the exit status of a test."""

    def __init__(self):
        self.count = 0
        self.checks = 0

    def check(self, holds, what):
        self.checks += 1
        if not holds:
            self.count += 1
            print(f"FAILED: {what}", flush=True)
        return holds

    def finish(self):
        print(f"{self.checks} checks, {self.count} failed")
        sys.exit(self.count != 0 or self.checks == 0)


def run(command, **options):
    """(exit status, standard output and error together) of a command."""
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **options)
    return done.returncode, done.stdout


def fresh_folder(path):
    shutil.rmtree(path, ignore_errors=True)
    os.makedirs(path)
    return path


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


def reference_specs():
    """(name, path of its oracle) of every spec that comes with joinery."""
    with open(os.path.join(ORACLES, "index.csv"), encoding="utf-8") as file:
        return [(row["spec"], os.path.join(ORACLES, row["oracle"])) for row in csv.DictReader(file)]


def write_wide_spec(folder, count):
    """
    `count` abstract dtypes in two chains, the even and the odd ones, that meet at the last but one; the last, alone.
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
            f"return {{ name = 'wide{count}', dtypes = dtypes, promotes = promotes, laws = {{}} }}\n"
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
