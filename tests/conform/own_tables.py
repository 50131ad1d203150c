#!/usr/bin/env python3
"""Tests that `joinery conform` writes, run on a library whose answers are known: the tables that joinery generates. They
pass; of a spec that was changed they name the difference; and a known difference passes until it is gone.
Usage: own_tables.py JOINERY WORK FRAMEWORK SPEC..."""

import json
import os
import re
import shutil
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, ROOT)
import checks  # noqa: E402

NODE_MODULES = os.path.join(ROOT, "node_modules")
GCC = [os.environ.get("CC", "cc"), "-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow", "-Werror"]
GXX = [os.environ.get("CXX", "c++"), "-std=c++17", *GCC[2:]]

# The adapters. OPERATIONS stands for a call of each operation, and CASTINGS for the names of castings.
PYTHON = """import tested

DTYPES = pairs = table = check = "names of the adapter's own"

def promote(*dtypes):
    return tested.result_type(*dtypes).name

def can_cast(from_, to, casting):
    return tested.can_cast(from_, to, casting)

def operate(operation, *dtypes):
    return tested.op_result(operation, *dtypes).name
"""
TYPESCRIPT = """import { canCast, opResult, resultType, unaryOpResult } from "./tested.ts";
const promote = (...dtypes: any[]) => resultType(...(dtypes as [any]));
const operate = (operation: any, ...dtypes: any[]) => dtypes.length === 1 ? unaryOpResult(operation, dtypes[0])
  : opResult(operation, dtypes[0], dtypes[1]);
"""
C = """#include "tested_promotion.h"
__attribute__((unused)) static int promote(int a, int b) { return (int)tested_promote_types((tested_dtype)a, (tested_dtype)b); }
__attribute__((unused)) static int promote3(int a, int b, int c) {
    return (int)tested_result_type(3, (const tested_dtype[]){(tested_dtype)a, (tested_dtype)b, (tested_dtype)c});
}
static int can_cast(int from, int to, const char *casting) {
    static const char *const castings[] = {CASTINGS};
    int number = 0;
    while (strcmp(castings[number], casting) != 0) number++;
    return tested_can_cast((tested_dtype)from, (tested_dtype)to, (tested_casting)number);
}
static int operate(const char *operation, const int *dtypes, int count) {
    const tested_dtype a = (tested_dtype)dtypes[0], b = (tested_dtype)dtypes[count - 1];
    OPERATIONS
    return -1 + 0 * (int)(a + b);
}
"""
CXX = """#include <cstring>
#include "tested_promotion.hpp"
template <class... D> int promote(D... d) { return int(tested::result_type(tested::dtype(d)...)); }
bool can_cast(int from, int to, const std::string &casting) {
    static const char *const castings[] = {CASTINGS};
    int number = 0;
    while (castings[number] != casting) number++;
    return tested::can_cast(tested::dtype(from), tested::dtype(to), tested::casting(number));
}
template <class... D> int operate(const std::string &operation, D... d) {
    const tested::dtype dtypes[] = {tested::dtype(d)...}, a = dtypes[0], b = dtypes[sizeof...(d) - 1];
    OPERATIONS
    return -1 + 0 * (int(a) + int(b));
}
"""
PYTEST = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
FRAMEWORKS = {  # the tables' language, the adapter and its text, the test, the commands that run it
    "pytest": ("python", "adapter.py", PYTHON, "test_conform.py", [[*PYTEST, "test_conform.py"]]),
    "vitest": ("typescript", "adapter.ts", TYPESCRIPT, "conform.test.ts",
               [[os.environ.get("NODE", "node"), os.path.join(NODE_MODULES, "vitest", "vitest.mjs"), "run", "conform.test.ts"]]),
    "c": ("tables", "adapter.h", C, "conform.c", [[*GCC, "conform.c", "-o", "conform"], ["./conform"]]),
    "gtest": ("tables", "adapter.hpp", CXX, "conform.cpp",
              [[*GXX, "conform.cpp", "-o", "conform", "-lgtest", "-lgtest_main", "-pthread"], ["./conform"]]),
}
KNOWN = {
    "pytest": lambda known: f"known = {json.dumps(known)}\n",
    "vitest": lambda known: f"const known = {json.dumps(known)};\n",
    "c": lambda known: c_list(known), "gtest": lambda known: c_list(known),
}


def c_list(known):
    entries = ", ".join(f"{{{json.dumps(case)}, {json.dumps(why)}}}" for case, why in known.items())
    return f"static const char *const known[][2] = {{{entries}}};\n"


class Library:
    """The tables of a spec in the language of a framework, in a folder of their own."""

    def __init__(self, joinery, framework, folder, spec):
        self.joinery, self.framework, self.folder = joinery, framework, folder
        self.tables, self.adapter, self.text, self.test, self.commands = FRAMEWORKS[framework]
        os.makedirs(folder)
        command = [joinery, "generate", spec, "--prefix", "tested", "--emit", self.tables, "-q", "-o", folder]
        subprocess.run(command, check=True)
        self.options = self.take_operations() if self.tables == "tables" else []
        if framework == "vitest":
            os.symlink(NODE_MODULES, os.path.join(folder, "node_modules"))

    def take_operations(self):
        """Has the adapter call each operation of two operands, or one, that C has a function for; --ops of these."""
        with open(os.path.join(self.folder, "tested_promotion.h"), encoding="utf-8") as file:
            header = file.read()
        found = re.findall(r"\b(UNARY|BINARY|PAIR)\((\w+), \d+\)", header)
        castings = re.findall(r"^    TESTED_CAST_(\w+)", header, re.MULTILINE)
        self.text = self.text.replace("CASTINGS", ", ".join(f'"{name.lower()}"' for name in castings))
        operation = "operation" if self.framework == "c" else "operation.c_str()"
        calls = [f'if (strcmp({operation}, "{name}") == 0) return (int)tested_{name}_result({"a" if form == "UNARY" else "a, b"});'
                 for form, name in found]
        if not found:
            self.text = self.text[:re.search(r".*\boperate\(", self.text).start()]
            return []
        self.text = self.text.replace("OPERATIONS", "\n    ".join(calls))
        return ["--ops", ",".join(name for _, name in found)]

    def run(self, spec, known=None):
        """(status, output) of the test of a spec."""
        text = self.text + (KNOWN[self.framework](known) if known else "")
        with open(os.path.join(self.folder, self.adapter), "w", encoding="utf-8") as file:
            file.write(text)
        subprocess.run([self.joinery, "conform", spec, "--emit", self.framework, "--adapter",
                        os.path.join(self.folder, self.adapter), "-o", os.path.join(self.folder, self.test), *self.options],
                       check=True)
        for command in self.commands:
            status, output = checks.run(command, cwd=self.folder, env={**os.environ, "CI": "1", "NO_COLOR": "1"})
            if status:
                break
        return status, output


def try_changed(failures, library, spec, changed):
    """i8 and u8 are said to promote to f64: that is found, known, and missed once it is gone."""
    sentence = "i8 + u8: the library gives i16, the spec says f64, because the spec's"
    status, output = library.run(changed)
    failures.check(status == 1 and sentence in output, f"{spec}: no difference is found:\n{output}")
    known = {"i8 + u8": "it's so", "u8 + i8": "as well"}
    status, output = library.run(changed, known)
    failures.check(status == 1 or "i8 + u8" not in output, f"{spec}: a known difference is told:\n{output}")
    status, output = library.run(spec, known)
    failures.check(status == 1 and "i8 + u8: the known difference is gone: it's so" in output, f"{spec}: gone:\n{output}")
    status, output = library.run(spec, {"i8 + v8": "misspelt"})
    failures.check(status == 1 and "i8 + v8" in output, f"{spec}: a case that is none passes:\n{output}")


def try_castings(failures, library, spec, changed):
    """A casting of the spec's own is asked for, also by an adapter that promotes nothing, and a difference is found."""
    sentence = "i8 to u8, same_kind: the library gives no, the spec says yes, because the spec's casting says so"
    status, output = library.run(changed)
    failures.check(status == 1 and sentence in output, f"{spec}: no difference of a casting is found:\n{output}")
    library.text = re.sub(r"\bpromote\b", "other", library.text)
    status, output = library.run(changed)
    failures.check(status == 1 and sentence in output, f"{spec}: nor without promotions:\n{output}")
    status, output = library.run(changed, {"i8 to u8, same_kind": "it's so"})
    failures.check(status == 0, f"{spec}: a known difference of a casting is told:\n{output}")


def main():
    joinery, work, framework, specs = sys.argv[1], sys.argv[2], sys.argv[3], sys.argv[4:]
    shutil.rmtree(work, ignore_errors=True)
    failures = checks.Failures()
    for i, spec in enumerate(specs):
        library = Library(joinery, framework, os.path.join(work, f"{framework}_{i}"), spec)
        status, output = library.run(spec)
        failures.check(status == 0, f"{spec}: its own tables differ:\n{output}")
        if i == 0:
            changed = os.path.join(work, "changed.lua")
            subprocess.run([joinery, "edit", spec, "--set", "i8,u8=f64", "-o", changed], check=True)
            try_changed(failures, library, spec, changed)
            with open(changed, "w", encoding="utf-8") as file:
                file.write(f"return {{ name = 'changed', extends = '{spec}',\n"
                           "  castings = { same_kind = { from = 'same_kind', allow = { 'i8,u8' } } } }\n")
            try_castings(failures, library, spec, changed)
    failures.finish()


main()
