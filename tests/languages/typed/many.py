#!/usr/bin/env python3
"""Specs of hundreds of dtypes as modules in TypeScript and Rust: compilers take them, and know what promotes.
Usage: many.py JOINERY WORK TSC RUSTC"""

import json
import os
import shutil
import subprocess
import sys

from c_tables import write
from typescript import NODE, OPTIONS

HERE = os.path.dirname(os.path.abspath(__file__))
# Even dtypes promote to greater even ones, odd ones to odd ones.
TYPES = """import { promoteTypes, resultType } from "./tested.js";
import type { Dtype, Promote, PromoteOrNull } from "./tested.js";
export const join: Promote<"d4", "d298"> = "d298";
export const none: PromoteOrNull<"d4", "d299"> = null;
export const atRunTime: "d298" = promoteTypes("d298", "d4");
export const ofMany: "d299" = resultType("d1", "d255", "d257", "d299");
export const ofAny: (a: Dtype, b: Dtype) => Dtype | null = (a, b) => promoteTypes(a, b);
"""
WIDE_TYPES = """import { promoteTypes, resultType } from "./tested.js";
import type { Dtype, Promote } from "./tested.js";
export const join: Promote<"d4", "d518"> = "d518";
export const atRunTime: Dtype | null = promoteTypes("d518", "d4");
export const ofMany: Dtype | null = resultType("d1", "d255", "d257", "d519");
// @ts-expect-error: there is no such dtype
export const wrong: Dtype = "d520";
"""
RUST = """#[path = "tested.rs"]
pub mod tested;
use tested::{promote_types, result_type, Dtype};
const _: () = assert!(matches!(promote_types(Dtype::D4, Dtype::D298), Some(Dtype::D298)));
const _: () = assert!(promote_types(Dtype::D4, Dtype::D299).is_none());
const _: () = assert!(matches!(result_type(&[Dtype::D1, Dtype::D255, Dtype::D257, Dtype::D299]), Some(Dtype::D299)));
"""


def check(joinery, work, name, types, tsc, rustc):
    folder = os.path.join(work, name)
    subprocess.run([joinery, "generate", os.path.join(HERE, "specs", name + ".lua"), "-q", "-o", folder, "--prefix", "tested",
                    "--ops", "add", "--emit", "typescript,rust"], check=True)
    write('{ "type": "module" }\n', folder, "package.json")
    write(types, folder, "use.ts")
    write(json.dumps({"compilerOptions": OPTIONS, "files": ["use.ts"]}), folder, "tsconfig.json")
    subprocess.run([NODE, tsc, "-p", folder], check=True)
    run = ('import("./use.js").then(({ atRunTime, ofMany, join }) =>'
           ' process.exit(atRunTime === join && ofMany === process.argv[1] ? 0 : 1))')
    subprocess.run([NODE, "-e", run, "d299" if name == "many" else "d519"], cwd=folder, check=True)
    write(RUST, folder, "lib.rs")
    subprocess.run([rustc, "--edition", "2021", "-D", "warnings", "--crate-type", "lib", "--emit", "metadata", "-o",
                    os.path.join(folder, "lib.rmeta"), os.path.join(folder, "lib.rs")], check=True)


def main():
    joinery, work, tsc, rustc = sys.argv[1:]
    shutil.rmtree(work, ignore_errors=True)
    check(joinery, work, "many", TYPES, tsc, rustc)
    check(joinery, work, "wide", WIDE_TYPES, tsc, rustc)
    print("300 and 520 dtypes: right")


main()
