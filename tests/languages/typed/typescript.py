#!/usr/bin/env python3
"""Generated TypeScript modules against what the generated C answers: by types, in the eyes of tsc, and at run time.
Usage: typescript.py TSC FOLDER of c_tables.py... | typescript.py TSC --all-in FOLDER

Beside each module comes assertions.ts: what is wrong there is an error of tsc."""

import json
import os
import subprocess
import sys

from c_tables import read, write

HERE = os.path.dirname(os.path.abspath(__file__))
NODE = os.environ.get("NODE", "node")
OPTIONS = {
    "strict": True, "noUncheckedIndexedAccess": True, "exactOptionalPropertyTypes": True, "noImplicitReturns": True,
    "noUnusedLocals": True, "noUnusedParameters": True, "noPropertyAccessFromIndexSignature": True,
    "verbatimModuleSyntax": True, "isolatedModules": True, "isolatedDeclarations": True, "erasableSyntaxOnly": True,
    "declaration": True, "target": "ES2020", "module": "node16", "lib": ["ES2020"], "types": [],
}
HEAD = """import type {
    CanCast, CastLoss, OpResult, OpResultOrNull, Promote, PromoteOrNull, ResultType, ResultTypeOrNull, UnaryOpResultOrNull,
} from "./tested.js";
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type All<Same extends true> = Same;
export type Used = [OpResult<never, never, never>];
"""
LOSSES = ["none", "rounds", "overflows", "drops", "unknown"]
CASTINGS = ["exact", "promote", "same_kind", "any"]
TRIPLES = 300  # that types are asked of, of each spec; at run time, all


class Assertions:
    """The lines of an assertions.ts: a row of a table each."""

    def __init__(self, tables):
        self.names = [json.dumps(name) for name in tables["dtypes"]]
        self.lines = [HEAD]

    def dtype(self, place, none):
        return none if place < 0 else self.names[place]

    def same(self, got, expected):
        number = len(self.lines)
        self.lines.append(f"export type T{number} = All<Same<[{', '.join(got)}], [{', '.join(expected)}]>>;\n")

    def matrix(self, form, matrix, word):
        """`form` is a type with {} for two dtypes."""
        for a, row in zip(self.names, matrix):
            self.same([form.format(a, b) for b in self.names], [word(cell) for cell in row])


def assertions(tables):
    """The text of assertions.ts, and how many cells it looks at."""
    out = Assertions(tables)
    n = len(out.names)

    def or_null(cell):
        return out.dtype(cell, "null")

    out.matrix("PromoteOrNull<{}, {}>", tables["joins"], or_null)
    out.matrix("Promote<{}, {}>", tables["joins"], lambda cell: out.dtype(cell, "never"))
    out.matrix("ResultTypeOrNull<[{}, {}]>", tables["joins"], or_null)
    out.matrix("CastLoss<{}, {}>", tables["losses"], lambda cell: json.dumps(LOSSES[cell]))
    for casting, matrix in zip(CASTINGS, tables["casts"]):
        out.matrix(f'CanCast<{{}}, {{}}, "{casting}">', matrix, lambda cell: "true" if cell else "false")
    for op, matrix in tables["binary"].items():
        out.matrix(f'OpResultOrNull<"{op}", {{}}, {{}}>', matrix, or_null)
    for op, row in tables["unary"].items():
        out.same([f'UnaryOpResultOrNull<"{op}", {a}>' for a in out.names], [or_null(cell) for cell in row])
    step = max(1, n**3 // TRIPLES) | 1
    some = range(0, n**3, step)
    of_three = [f"<[{out.names[i // n // n]}, {out.names[i // n % n]}, {out.names[i % n]}]>" for i in some]
    out.same(["ResultTypeOrNull" + three for three in of_three], [or_null(tables["triples"][i]) for i in some])
    out.same(["ResultType" + three for three in of_three], [out.dtype(tables["triples"][i], "never") for i in some])
    cells = n * n * (8 + len(tables["binary"])) + n * len(tables["unary"]) + 2 * len(some)
    return "".join(out.lines), cells


def compile_all(tsc, folders, more=()):
    """(exit status, output) of tsc for modules and their assertions. The JavaScript comes beside them."""
    root = os.path.dirname(folders[0])
    write('{ "type": "module" }\n', root, "package.json")
    files = [os.path.join(folder, name) for folder in folders for name in ("tested.ts", "assertions.ts")]
    write(json.dumps({"compilerOptions": OPTIONS, "files": files + list(more)}), root, "tsconfig.json")
    done = subprocess.run([NODE, tsc, "-p", os.path.join(root, "tsconfig.json")], stdout=subprocess.PIPE, text=True, check=False)
    return done.returncode, done.stdout


def main():
    tsc, folders = sys.argv[1], sys.argv[2:]
    if folders[0] == "--all-in":
        folders = sorted(entry.path for entry in os.scandir(folders[1]) if os.path.exists(entry.path + "/tables.json"))
    folders, cells = [os.path.abspath(folder) for folder in folders], 0
    for folder in folders:
        text, count = assertions(json.loads(read(folder, "tables.json")))
        write(text, folder, "assertions.ts")
        cells += count
    status, output = compile_all(tsc, folders)
    print(f"{len(folders)} specs, {cells} cells by types: tsc exits with {status}\n{output[:4000]}", flush=True)
    ran = subprocess.run([NODE, os.path.join(HERE, "run_time.mjs"), *folders], check=False).returncode
    sys.exit(status or ran)


if __name__ == "__main__":
    main()
