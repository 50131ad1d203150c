#!/usr/bin/env python3
"""The tests of TypeScript and Rust modules fail where they should: a wrong cell is found by the compilers and at run time,
and wrong uses are errors. Usage: refuses.py JOINERY WORK TSC RUSTC"""

import json
import os
import subprocess
import sys

import c_tables
import rust
import typescript

HERE = os.path.dirname(os.path.abspath(__file__))
# A use of the module `tested` of the spec array_api, and the error that it is; None: it is right.
USES = [
    ("const _: () = assert!(matches!(promote_types(Dtype::I8, Dtype::U8), Some(Dtype::I16)));", None),
    ("fn f(a: <i8 as Promote<u8>>::Output) -> i16 { a }", None),
    ("fn f(a: <u8 as Promote<types::IWeak>>::Output) -> u8 { a }", None),
    ("fn f<T: Promote<f32>>(_: T) {} fn g() { f(0f64); f(types::C64); }", None),
    ("const _: () = assert!(matches!(promote_types(Dtype::I8, Dtype::U8), Some(Dtype::I8)));", "E0080"),
    ("fn f(a: <i8 as Promote<u8>>::Output) -> i8 { a }", "E0308"),
    ("fn f<T: Promote<f32>>(_: T) {} fn g() { f(0i8); }", "E0277"),
    ("fn f() -> Option<Dtype> { promote_types(Dtype::I9, Dtype::I8) }", "E0599"),
    ("fn f() -> Option<Dtype> { op_result(BinaryOp::Append, Dtype::I8, Dtype::I8) }", "E0599"),
]


def compiled(rustc, source, folder, use, edition="2021", form="#[path = {}]\npub mod tested;"):
    """What rustc says of a use, None where it is content. The library is one without std."""
    module = form.format(json.dumps(os.path.join(folder, "tested.rs")))
    c_tables.write(f"#![no_std]\n{module}\n#[allow(dead_code, unused_imports)]\npub mod uses {{\n    use super::tested::*;\n"
                   f"    {use}\n}}\n", source)
    done = subprocess.run([rustc, "--edition", edition, "-D", "warnings", "--crate-type", "lib", "--emit", "metadata", "-o",
                           source + ".rmeta", source], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    return done.stdout if done.returncode else None


def rust_uses(rustc, work, folder):
    """What is not as USES says, in every edition, and by both ways to have the module."""
    for i, (use, error) in enumerate(USES):
        said = compiled(rustc, os.path.join(work, f"use{i}.rs"), folder, use)
        if (said is None) != (error is None) or error and f"error[{error}]" not in said:
            yield f"{use}: expected {error}, got {said}"
    for edition, form in ("2015", {}), ("2018", {}), ("2021", {"form": "mod tested {{ include!({}); }}"}):
        said = compiled(rustc, os.path.join(work, "form.rs"), folder, USES[0][0], edition, **form)
        if said is not None:
            yield f"edition {edition}: {said}"


def main():
    joinery, work, tsc, rustc = sys.argv[1:]
    folder = c_tables.make(joinery, work, "array_api")
    failures = list(rust_uses(rustc, work, folder))

    c_tables.write(c_tables.read(HERE, "wrong_use.ts"), work, "wrong_use.ts")
    path = os.path.join(folder, "tables.json")
    tables = json.loads(c_tables.read(path))
    c_tables.write(typescript.assertions(tables)[0], folder, "assertions.ts")
    status, output = typescript.compile_all(tsc, [folder], [os.path.join(work, "wrong_use.ts")])
    if status:
        failures.append(f"wrong_use.ts: {output}")

    tables["joins"][5][3] = 1
    c_tables.write(json.dumps(tables), path)
    c_tables.write(typescript.assertions(tables)[0], folder, "assertions.ts")
    status, output = typescript.compile_all(tsc, [folder])
    if status == 0 or len(output.splitlines()) != 3: # as a promotion, or null, and as the result of two
        failures.append(f"a wrong cell is not found by types: {output}")
    if subprocess.run([typescript.NODE, os.path.join(HERE, "run_time.mjs"), folder], stdout=subprocess.DEVNULL, check=False).returncode != 1:
        failures.append("a wrong cell is not found at run time")
    status, output = rust.compile_and_run(rustc, work, [folder])
    if status == 0 or "assert!(is_constant())" not in output:
        failures.append(f"a wrong cell is not found by rustc: {output}")
    for failure in failures:
        print("FAILED:", failure)
    print(f"{len(USES) + 7} checks, {len(failures)} failed")
    sys.exit(1 if failures else 0)


main()
