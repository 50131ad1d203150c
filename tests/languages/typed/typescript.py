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
    CanCast, CastLoss, Dtype, OpResultOrNull, Promote, PromoteOrNull, ResultType, ResultTypeOrNull, UnaryOpResultOrNull,
} from "./tested.js";
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type All<Same extends true> = Same;
"""
LOSSES = ["rounds", "overflows", "sign", "part", "category", "unknown"]
TRIPLES = 300  # that types are asked of, of each spec; at run time, all


# In code that is generic in dtypes, what a total table says is Promote: of no aliases, for which the table has no names.
GENERIC = """import { promoteTypes, type PromotionTable } from "./tested.js";
export function look<A extends Dtype, B extends Dtype>(table: PromotionTable, a: A, b: B): Promote<A, B> {
    return table[a][b];
}
export class Vector<A extends Dtype> {
    readonly dtype: A;
    constructor(dtype: A) {
        this.dtype = dtype;
    }
    add<B extends Dtype>(other: Vector<B>): Vector<Promote<A, B>> {
        return new Vector(promoteTypes(this.dtype, other.dtype));
    }
}
"""
MOST_GENERIC = 64  # dtypes of which the types say so


class Assertions:
    """The text of an assertions.ts. Tables are compared as a whole; those that are expected stand there once."""

    def __init__(self, tables):
        self.names = [json.dumps(name) for name in tables["dtypes"]]
        self.lines, self.expected, self.cells = [HEAD], {}, 0

    def dtype(self, place, none="null"):
        return none if place < 0 else self.names[place]

    def same(self, got, expected):
        self.lines.append(f"export type T{len(self.lines)} = All<Same<{got}, {expected}>>;\n")

    def row(self, form, row, word):
        """`form` is a type with B for a dtype, `word` says a cell as a type."""
        cells = "; ".join(f"{name}: {word(cell)}" for name, cell in zip(self.names, row))
        self.same(f"{{ [B in Dtype]: {form} }}", f"{{ {cells} }}")
        self.cells += len(row)

    def matrix(self, form, matrix, word):
        """The same with A and B for two dtypes."""
        text = "".join("    " + name + ": { " + "; ".join(f"{b}: {word(cell)}" for b, cell in zip(self.names, row)) + " };\n"
                       for name, row in zip(self.names, matrix))
        if text not in self.expected:
            self.expected[text] = f"Expected{len(self.expected)}"
            self.lines[0] += f"interface {self.expected[text]} {{\n{text}}}\n"
        self.same(f"{{ [A in Dtype]: {{ [B in Dtype]: {form} }} }}", self.expected[text])
        self.cells += len(matrix) ** 2


def assertions(tables):
    """The text of assertions.ts, and how many cells it looks at."""
    out = Assertions(tables)
    n = len(out.names)

    out.matrix("PromoteOrNull<A, B>", tables["joins"], out.dtype)
    out.matrix("Promote<A, B>", tables["joins"], lambda cell: out.dtype(cell, "never"))
    out.matrix("ResultTypeOrNull<[A, B]>", tables["joins"], out.dtype)
    out.matrix("CastLoss<A, B>", tables["losses"], lambda cell: "readonly " + json.dumps([loss for i, loss in enumerate(LOSSES) if cell >> i & 1]))
    for casting, matrix in zip(tables["castings"], tables["casts"]):
        out.matrix(f'CanCast<A, B, "{casting}">', matrix, lambda cell: "true" if cell else "false")
    for op, matrix in tables["binary"].items():
        out.matrix(f'OpResultOrNull<"{op}", A, B>', matrix, out.dtype)
    for op, row in tables["unary"].items():
        out.row(f'UnaryOpResultOrNull<"{op}", B>', row, out.dtype)
    some = range(0, n**3, max(1, n**3 // TRIPLES) | 1)
    of_three = [f"<[{out.names[i // n // n]}, {out.names[i // n % n]}, {out.names[i % n]}]>" for i in some]
    for form, none in ("ResultTypeOrNull", "null"), ("ResultType", "never"):
        got = ", ".join(form + three for three in of_three)
        out.same(f"[{got}]", "[" + ", ".join(out.dtype(tables["triples"][i], none) for i in some) + "]")
        out.cells += len(some)
    for op, row in tables["ternary"].items():
        got = ", ".join(f'import("./tested.js").TernaryOpResultOrNull<"{op}", {three[2:-2]}>' for three in of_three)
        out.same(f"[{got}]", "[" + ", ".join(out.dtype(row[i]) for i in some) + "]")
        out.cells += len(some)
    is_total = all(cell >= 0 for row in tables["joins"] for cell in row)
    if is_total and n <= MOST_GENERIC and not tables["has_aliases"]:
        out.lines.append(GENERIC)
    return "".join(out.lines), out.cells


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
