#!/usr/bin/env python3
"""
Generated code in the words of a library, host/library.lua: its enum, its namespace, the types of its elements; and the table
alone in each language.

usage: hosts.py JOINERY WORK_DIR
"""

import os
import shutil
import sys

from common import HERE, WARNINGS, Failures, fresh_folder, read, run, write

HOST = os.path.join(HERE, "host")
TSC = os.path.join(os.path.dirname(HERE), "node_modules", "typescript", "bin", "tsc")


def check_cpp(failures, joinery, work):
    """The headers for C++ and their kernels: no call needs a cast."""
    folder = os.path.join(work, "cpp")
    status, output = run([joinery, "generate", os.path.join(HOST, "library.lua"), "-o", folder, "--isa", "scalar", "--ops",
                          "add,negative,checked_convert"])
    failures.check(status == 0, output)
    kernels = os.path.join(folder, "kernels")
    sources = [os.path.join(folder, "lib_dispatch.c")]
    sources += [os.path.join(kernels, each) for each in sorted(os.listdir(kernels)) if each.endswith(".c")]
    objects = [os.path.join(folder, os.path.basename(source) + ".o") for source in sources]
    for source, made in zip(sources, objects):
        status, output = run(["gcc", "-ffp-contract=off", f"-I{folder}", f"-I{HOST}", "-c", source, "-o", made])
        failures.check(status == 0, output)
    program = os.path.join(folder, "program")
    for compiler, standard in [("g++", "c++17"), ("clang++", "c++20")]:
        status, output = run([compiler, f"-std={standard}", *WARNINGS, f"-I{folder}", f"-I{HOST}",
                              os.path.join(HOST, "library.cpp"), *objects, "-lm", "-o", program])
        if failures.check(status == 0, output):
            status, output = run([program])
            failures.check(status == 0, f"{compiler}: exit {status}\n{output}")


def check_c(failures, joinery, work):
    """The headers for C and their kernels, called from C and from C++; a value that is not the host's is refused."""
    folder, spec = os.path.join(work, "c"), os.path.join(HOST, "grid.lua")
    status, output = run([joinery, "generate", spec, "-o", folder, "--isa", "scalar", "--ops", "add,convert"])
    failures.check(status == 0, output)
    kernels = os.path.join(folder, "kernels")
    sources = [os.path.join(kernels, each) for each in sorted(os.listdir(kernels)) if each.endswith(".c")]
    sources.append(os.path.join(folder, "grid_dispatch.c"))
    flags = [*WARNINGS, f"-I{folder}", f"-I{HOST}"]
    program = os.path.join(folder, "program")
    for source in sources:
        status, output = run(["gcc", "-std=c11", "-ffp-contract=off", *flags, "-c", source, "-o", source + ".o"])
        failures.check(status == 0, output)
    for way in (["gcc", "-std=c99"], ["clang", "-std=c11"], ["g++", "-std=c++11", "-x", "c++"],
                ["clang++", "-std=c++17", "-x", "c++"]):
        status, output = run([*way, *flags, "-c", os.path.join(HOST, "grid.c"), "-o", program + ".o"])
        if failures.check(status == 0, f"{way}: {output}"):
            status, output = run(["g++", program + ".o", *[source + ".o" for source in sources], "-lm", "-o", program])
            failures.check(status == 0, output)
            status, output = run([program])
            failures.check(status == 0, f"{way}: exit {status}\n{output}")
    text = read(spec)
    for old, new, message in [("value = 4", "value = 3", "the spec says that i8 is 3"),
                              ("GT_NOTHING", "GT_BYTE | 0", "the value for no dtype, GT_BYTE | 0, is that of a dtype")]:
        wrong = write(os.path.join(work, "grid.lua"), text.replace(old, new))
        status, output = run([joinery, "generate", wrong, "-o", folder, "--emit", "tables"])
        failures.check(status == 0, output)
        for way in (["gcc"], ["g++", "-x", "c++"]):
            status, output = run([*way, *flags, "-fsyntax-only", os.path.join(folder, "grid_promotion.h")])
            failures.check(status != 0 and message in output, output)


PYTHON = """
import sys, types
lib = types.ModuleType("lib")
lib.dtypes = types.SimpleNamespace(**{name: object() for name in "bool byte char short half float quantized".split()})
sys.modules["lib"] = lib
sys.path.insert(0, sys.argv[1])
from _promotion import promote_types
assert promote_types(lib.dtypes.byte, lib.dtypes.char) is lib.dtypes.short
"""
C = """
#include "lib.h"
int main(void) {
    const int good = lib_promote_types(LIB_BYTE, LIB_CHAR) == LIB_SHORT && lib_promote_types(LIB_BOOL, LIB_HALF) == LIB_HALF &&
                     lib_promote_types(LIB_BYTE, LIB_UNDEFINED) == LIB_UNDEFINED;
    return good ? 0 : 1;
}
"""
CPP = """
#include "lib.hpp"
using lib::ScalarType;
static_assert(lib::promotion::promote_types(ScalarType::Byte, ScalarType::Char) == ScalarType::Short, "");
static_assert(lib::promotion::promote_types(ScalarType::Byte, ScalarType::Int) == ScalarType::Undefined, "");
static_assert(lib::promotion::dtype_of_v<const lib::Half &> == ScalarType::Half, "");
static_assert(lib::promotion::dtype_of_v<lib::Quantized> == ScalarType::Quantized, "");
static_assert(lib::promotion::dtype_of_v<long> == ScalarType::Undefined, "");
template <class A, class B, class Join> constexpr bool gives = std::is_same<lib::promotion::promote_t<A, B>, Join>::value;
static_assert(gives<unsigned char, signed char, short> && gives<char, bool, char> && gives<const lib::Half &, short, lib::Half>, "");
static_assert(gives<float, lib::Half, float> && gives<lib::Quantized, lib::Quantized, lib::Quantized>, "");
static_assert(gives<lib::Quantized, bool, void> && gives<long, long, void>, "");
int main() {}
"""
NODE = """
import { createRequire } from "node:module";
import { promoteTypes } from "./lib.mjs";
const other = createRequire(import.meta.url)("./lib.cjs").promoteTypes;
for (const promote of [promoteTypes, other])
  if (promote("byte", "char") !== "short" || promote("byte", "nobody") !== null) throw new Error("a join is wrong");
"""
TYPESCRIPT = """
import { promoteTypes } from "./lib.mjs";
import { promoteTypes as other } from "./lib.cjs";
const promote = <A extends "byte" | "char", B extends "byte" | "half">(a: A, b: B) => promoteTypes(a, b);
export const found: ["short", "half", null] = [promote("char", "byte"), promote("byte", "half"), other("quantized", "bool")];
"""
RUST = """
#[path = "lib.rs"]
mod table;
#[allow(dead_code)]
#[path = "full/lib.rs"]
mod full;
pub mod half {
    #[allow(dead_code, non_camel_case_types)]
    #[derive(Clone, Copy, Debug)]
    pub struct f16(u16);
}
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum DType { Bool, U8, I8, I16, F16, F32, Q8, Other }
fn main() {
    assert_eq!(table::promote_types(DType::U8, DType::I8), Some(DType::I16));
    assert_eq!(table::promote_types(DType::Other, DType::Bool), None);
    let is_there = cfg!(feature = "half");
    assert_eq!(table::promote_types(DType::F16, DType::I8), is_there.then_some(DType::F16));
    #[cfg(feature = "half")]
    assert_eq!((<half::f16 as table::Element>::DTYPE, <half::f16 as full::Element>::DTYPE), (DType::F16, full::Dtype::Half));
    let _ = DType::F32;
}
"""
RUST_NAMES = """
#[path = "names/numpy_ts.rs"]
mod table;
fn main() {
    let names: Vec<String> = "uint8 int8 int16 none".split(' ').map(String::from).collect();
    assert_eq!(table::promote_types(&names[0], &names[1]), Some("int16"));
    assert_eq!(table::promote_types(&names[0], &names[3]), None);
}
"""


TOTAL_C = """
#include "total.h"
int main(int argc, char **argv) {
    (void)argv;
    return total_promote_types(argc, 2) == 1024 && total_promote_types(2, 2) == 2 ? 0 : 1;
}
"""
TOTAL_CPP = """
#include "total.hpp"
static_assert(total::detail::promote_types(1, 2) == 1024 && total::detail::promote_types(1, 1) == 1, "");
static_assert(total::detail::dtype_of_v<short> == 1024, "");
static_assert(std::is_same<total::detail::promote_t<unsigned char, signed char>, short>::value, "");
int main() { return total::detail::doubled(0); }
"""
TOTAL_PROMOTION = """
#include "total_promotion.hpp"
static_assert(total::detail::promote_types(1, 2) == 1024 && !total::detail::promote_types(1, 3), "");
static_assert(total::detail::dtype_of_v<short> == 1024 && total::detail::is_small(2), "");
static_assert(std::is_same_v<total::detail::promote_t<unsigned char, signed char>, short>, "");
int main() { return total::detail::doubled(0) + total::detail::visit_small(1, [](auto) { return 0; }, [] { return 1; }); }
"""
TOTAL_PYTHON = """
import sys
sys.path.insert(0, sys.argv[1])
from total import promote_types
assert promote_types("u", "i") == "w"
sys.modules.pop("total")
with open(sys.argv[1] + "/total.py") as file:
    text = file.read()
try:
    exec(compile(text.replace("i16='w'", "i16='u'"), "total.py", "exec"), {})
    raise SystemExit("two equal dtypes are taken for two")
except ImportError as error:
    assert str(error) == "two dtypes are equal"
"""
TOTAL_TYPESCRIPT = """
import { promoteTypes } from "./total.mjs";
import { D } from "./d.mjs";
export const found: typeof D.i16 = promoteTypes(D.u8, D.i8);
"""
OBJECTS = [
    "export enum D { u8 = 'a', i8 = 'b', i16 = 'c' }",
    "export enum D { u8, i8, i16 }",
    "export const D = { u8: 'u', i8: 'i', i16: 'w' } as const;",
]


def check_tables(failures, joinery, work):
    """The table alone, in each language: it compiles, answers in the library's words, and is short."""
    folder, library = os.path.join(work, "tables"), os.path.join(HOST, "library.lua")
    words = "table.h,table.hpp,table.mjs,table.cjs,table.d.mts,table.d.cts,table.json,table.rs"
    for arguments in (["--emit", words], ["--emit", "table.py", "--prefix", "_promotion"]):
        status, output = run([joinery, "generate", library, "-o", folder, *arguments])
        failures.check(status == 0, output)
    program = os.path.join(folder, "program")
    commands = [["gcc", "-std=c99", *WARNINGS, f"-I{folder}", f"-I{HOST}", write(program + ".c", C), "-o", program], [program]]
    for compiler in ("g++", "clang++"):
        commands.append([compiler, "-std=c++14", *WARNINGS, "-fsyntax-only", f"-I{folder}", f"-I{HOST}",
                         write(program + ".cpp", CPP)])
    commands.append([sys.executable, write(program + ".py", PYTHON), folder])
    if shutil.which("node"):
        commands.append(["node", write(program + ".mjs", NODE)])
    if os.path.exists(TSC):
        commands.append(["node", TSC, "--noEmit", "--strict", "--module", "node16", "--moduleResolution", "node16",
                         write(program + ".mts", TYPESCRIPT)])
    if shutil.which("rustc"):
        run([joinery, "generate", library, "-o", os.path.join(folder, "full"), "--emit", "rust"])
        run([joinery, "generate", os.path.join(HOST, "numpy_ts.lua"), "-o", os.path.join(folder, "names"), "--emit", "table.rs"])
        for edition in ("2015", "2018", "2021"):
            commands.append(["rustc", "--edition", edition, write(program + "_names.rs", RUST_NAMES), "-o", program, "-D", "warnings"])
            commands.append([program])
        for edition, *option in ["2015"], ["2018"], ["2021"], ["2021", "--cfg", 'feature="half"']:
            commands.append(["rustc", "--edition", edition, write(program + ".rs", RUST), "-o", program, "-D", "warnings",
                             "-A", "unknown_lints", "-A", "unexpected_cfgs", *option])
            commands.append([program])
    for command in commands:
        status, output = run(command)
        failures.check(status == 0, f"{' '.join(command)}\n{output}")


def check_total(failures, joinery, work):
    """Dtypes that all promote need no `none`; they may be of a type of the language's own, and of any namespace."""
    folder, spec = os.path.join(work, "total"), os.path.join(HOST, "total.lua")
    table, tables = os.path.join(folder, "table"), os.path.join(folder, "tables")
    for words, place in (("table.h,table.hpp,table.py,table.mjs,table.d.mts", table), ("tables", tables)):
        status, output = run([joinery, "generate", spec, "-o", place, "--emit", words])
        failures.check(status == 0, output)
    program = os.path.join(folder, "program")
    commands = [["gcc", "-std=c99", *WARNINGS, f"-I{table}", write(program + ".c", TOTAL_C), "-o", program], [program]]
    for compiler in ("g++", "clang++"):
        commands += [[compiler, "-std=c++14", *WARNINGS, "-fsyntax-only", f"-I{table}", f"-I{HOST}",
                      write(program + ".cpp", TOTAL_CPP)],
                     [compiler, "-std=c++17", *WARNINGS, "-fsyntax-only", f"-I{tables}", f"-I{HOST}",
                      write(program + "_promotion.cpp", TOTAL_PROMOTION)]]
    commands.append([sys.executable, write(program + ".py", TOTAL_PYTHON), table])
    for command in commands:
        status, output = run(command)
        failures.check(status == 0, f"{' '.join(command)}\n{output}")
    status, output = run([program, "more", "arguments"])
    failures.check(status < 0, f"a value that is no dtype: exit {status}\n{output}")
    for number, objects in enumerate(OBJECTS if os.path.exists(TSC) else []):
        write(os.path.join(table, "d.mts"), objects)
        status, output = run(["node", TSC, "--noEmit", "--strict", "--module", "node16", "--moduleResolution", "node16",
                              write(os.path.join(table, f"use{number}.mts"), TOTAL_TYPESCRIPT)])
        failures.check(status == 0, f"{objects}\n{output}")


# What the table alone of a library may take: its spec, the words of --emit, lines and bytes.
WEIGHTS = [
    (os.path.join(HOST, "executorch.lua"), "table.h,table.hpp", 120, 6144),
    (os.path.join(os.path.dirname(HERE), "languages", "tinygrad.lua"), "table.py,table.rs", 60, 4096),
    (os.path.join(HOST, "numpy_ts.lua"), "table.mjs,table.cjs,table.d.ts", 120, 6144),
]


def check_weights(failures, joinery, work):
    """Tables of libraries are no longer than what these have written themselves."""
    for spec, words, most_lines, most_bytes in WEIGHTS:
        folder = os.path.join(work, os.path.basename(spec))
        status, output = run([joinery, "generate", spec, "-q", "-o", folder, "--emit", words])
        failures.check(status == 0, output)
        for name in sorted(os.listdir(folder)):
            if name.endswith(".json"):
                continue
            with open(os.path.join(folder, name), "rb") as file:
                text = file.read()
            lines = text.count(b"\n")
            failures.check(lines <= most_lines and len(text) <= most_bytes, f"{name}: {lines} lines, {len(text)} bytes")


def check_license(failures, joinery, work):
    """The spec's licence is the first that a file says."""
    folder = os.path.join(work, "license")
    status, output = run([joinery, "generate", os.path.join(HOST, "library.lua"), "-o", folder, "--emit",
                          "tables,python,rust,typescript"])
    failures.check(status == 0, output)
    for name in sorted(os.listdir(folder)):
        with open(os.path.join(folder, name), encoding="utf-8") as file:
            head = "".join(file.readlines()[:2])
        failures.check("SPDX-License-Identifier: Apache-2.0" in head, f"{name}: {head}")


def main():
    joinery, work = sys.argv[1], fresh_folder(sys.argv[2])
    failures = Failures()
    check_license(failures, joinery, work)
    check_weights(failures, joinery, work)
    check_tables(failures, joinery, work)
    check_total(failures, joinery, work)
    check_cpp(failures, joinery, work)
    check_c(failures, joinery, work)
    failures.finish()


main()
