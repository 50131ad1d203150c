#!/usr/bin/env python3
"""Generated Rust modules against what the generated C answers: as functions, in constants, and by traits.
Usage: rust.py RUSTC WORK FOLDER of c_tables.py... | rust.py RUSTC WORK --all-in FOLDER"""

import json
import os
import re
import struct
import subprocess
import sys

from c_tables import read, write

HERE = os.path.dirname(os.path.abspath(__file__))


def variant(name):
    """What an enum of operations calls one."""
    return "".join(word.capitalize() for word in name.split("_"))


def variants(folder):
    """What Dtype calls each dtype, in order."""
    text = re.search(r"const DTYPES: [^=]*= &\[([^\]]*)\]", read(folder, "tested.rs")).group(1)
    return re.findall(r"Dtype::(\w+),", text)


def literal(text):
    return '"' + "".join(char if char.isalnum() and char.isascii() else f"\\u{{{ord(char):x}}}" for char in text) + '"'


def answers(tables):
    """All cells in the order that agree.rs asks for them, as bytes."""
    matrices = [tables["joins"], tables["losses"], *tables["casts"], *tables["binary"].values()]
    flat = [cell for matrix in matrices for row in matrix for cell in row]
    flat += [cell for form in ("unary", "ternary") for row in tables[form].values() for cell in row] + tables["triples"]
    return struct.pack(f"<{len(flat)}h", *flat)


def module(folder, number):
    """The test of one module as Rust."""
    tables = json.loads(read(folder, "tables.json"))
    with open(os.path.join(folder, "answers.bin"), "wb") as file:
        file.write(answers(tables))
    names = variants(folder)

    def listed(enum, ops):
        return ", ".join(f"tested::{enum}::{variant(op)}" for op in ops)

    def of_ops(enum, function, ops, count):
        dtypes = ", ".join(f"{each}: Dtype" for each in "abc"[:count])
        given = ", ".join("abc"[:count])
        if not ops:
            return f"    fn {function}_of(_op: usize, {dtypes}) -> Option<Dtype> {{ let _ = ({given},); None }}\n"
        return (f"    const {enum.upper()}S: &[tested::{enum}] = &[{listed(enum, ops)}];\n"
                f"    fn {function}_of(op: usize, {dtypes}) -> Option<Dtype> {{ tested::{function}({enum.upper()}S[op], {given}) }}\n")

    sets = ", ".join(f"(tested::sets::{name.upper()}, &{places})" for name, places in tables["sets"].items())
    joins = ",\n".join(" ".join(f"<Pair<types::{a}, types::{b}>>::JOIN," for b in names).rstrip(",") for a in names)
    return f"""#[path = {json.dumps(os.path.join(folder, "tested.rs"))}]
pub mod tested{number};
mod agrees{number} {{
    use super::tested{number} as tested;
    use tested::{{types, Casting, Dtype, Element, Promote}};

    // What the traits say: the first JOIN where there is an implementation, the other where there is none.
    struct Pair<A, B>(std::marker::PhantomData<(A, B)>);
    #[allow(dead_code)] // it is not, where everything promotes
    trait NoPromotion {{
        const JOIN: Option<Dtype> = None;
    }}
    impl<A, B> NoPromotion for Pair<A, B> {{}}
    #[allow(dead_code)]
    impl<A: Promote<B>, B> Pair<A, B>
    where
        A::Output: Element,
    {{
        const JOIN: Option<Dtype> = Some(<A::Output as Element>::DTYPE);
    }}
    static BY_TRAIT: &[Option<Dtype>] = &[
{joins}
    ];

{of_ops("BinaryOp", "op_result", list(tables["binary"]), 2)}{of_ops("UnaryOp", "unary_op_result", list(tables["unary"]), 1)}
{of_ops("TernaryOp", "ternary_op_result", list(tables["ternary"]), 3)}
    const CASTINGS: &[Casting] = &[{", ".join("Casting::" + variant(name) for name in tables["castings"])}];
    const SETS: &[(&[Dtype], &[usize])] = &[{sets}];
    fn is_in(dtype: Dtype, set: &[Dtype]) -> bool {{ {"dtype.is_in(set)" if tables["sets"] else "set.contains(&dtype)"} }}
    const BINARY: usize = {len(tables["binary"])};
    const UNARY: usize = {len(tables["unary"])};
    const TERNARY: usize = {len(tables["ternary"])};
    const COUNT: usize = {len(names)};
    const ANSWERS: &[u8] = include_bytes!({json.dumps(os.path.join(folder, "answers.bin"))});
    const TRAITS: bool = {str(len(names) <= 128).lower()};
    const NAMES: [&str; COUNT] = [{", ".join(map(literal, tables["dtypes"]))}];
    include!({json.dumps(os.path.join(HERE, "agree.rs"))});
}}
"""


def compile_and_run(rustc, work, folders, edition="2021"):
    """(exit status of rustc or of the program, output)."""
    text = "".join(module(folder, i) for i, folder in enumerate(folders))
    calls = "".join(f"    agrees{i}::run(&mut checks, &mut failures);\n" for i in range(len(folders)))
    text += (f"fn main() {{\n    let (mut checks, mut failures) = (0u32, 0u32);\n{calls}"
             '    println!("{} specs, {} checks, {} failed", ' + str(len(folders)) + ", checks, failures);\n"
             "    std::process::exit(if failures > 0 || checks == 0 { 1 } else { 0 });\n}\n")
    os.makedirs(work, exist_ok=True)
    source = os.path.join(work, "main.rs")
    write(text, source)
    program = os.path.join(work, "main")
    done = subprocess.run([rustc, "--edition", edition, "-D", "warnings", "-C", "debuginfo=0", "-o", program, source],
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode:
        return done.returncode, done.stdout
    ran = subprocess.run([program], stdout=subprocess.PIPE, text=True, check=False)
    return ran.returncode, ran.stdout


def main():
    rustc, work, folders = sys.argv[1], sys.argv[2], sys.argv[3:]
    if folders[0] == "--all-in":
        folders = sorted(entry.path for entry in os.scandir(folders[1]) if os.path.exists(entry.path + "/tables.json"))
    status, output = compile_and_run(rustc, work, [os.path.abspath(folder) for folder in folders])
    print(output[:4000])
    sys.exit(status)


if __name__ == "__main__":
    main()
