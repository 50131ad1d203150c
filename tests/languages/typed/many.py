#!/usr/bin/env python3
"""The largest spec as modules in TypeScript and Rust: compilers take them, and know what promotes.
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
export const join: Promote<"d4", "d254"> = "d254";
export const none: PromoteOrNull<"d4", "d255"> = null;
export const atRunTime: "d254" = promoteTypes("d254", "d4");
export const ofMany: "d255" = resultType("d1", "d127", "d129", "d255");
export const ofAny: (a: Dtype, b: Dtype) => Dtype | null = (a, b) => promoteTypes(a, b);
"""
RUST = """#[path = "tested.rs"]
pub mod tested;
use tested::{promote_types, result_type, Dtype};
const _: () = assert!(matches!(promote_types(Dtype::D4, Dtype::D254), Some(Dtype::D254)));
const _: () = assert!(promote_types(Dtype::D4, Dtype::D255).is_none());
const _: () = assert!(matches!(result_type(&[Dtype::D1, Dtype::D127, Dtype::D129, Dtype::D255]), Some(Dtype::D255)));
"""


def main():
    joinery, work, tsc, rustc = sys.argv[1:]
    shutil.rmtree(work, ignore_errors=True)
    subprocess.run([joinery, "generate", os.path.join(HERE, "specs", "many.lua"), "-q", "-o", work, "--prefix", "tested",
                    "--ops", "add", "--emit", "typescript,rust"], check=True)
    write('{ "type": "module" }\n', work, "package.json")
    write(TYPES, work, "use.ts")
    write(json.dumps({"compilerOptions": OPTIONS, "files": ["use.ts"]}), work, "tsconfig.json")
    subprocess.run([NODE, tsc, "-p", work], check=True)
    run = ('import("./use.js").then(({ atRunTime, ofMany, join }) =>'
           ' process.exit(atRunTime === join && ofMany === "d255" ? 0 : 1))')
    subprocess.run([NODE, "-e", run], cwd=work, check=True)
    write(RUST, work, "lib.rs")
    subprocess.run([rustc, "--edition", "2021", "-D", "warnings", "--crate-type", "lib", "--emit", "metadata", "-o",
                    os.path.join(work, "lib.rmeta"), os.path.join(work, "lib.rs")], check=True)


main()
