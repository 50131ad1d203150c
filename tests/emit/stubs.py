#!/usr/bin/env python3
"""--emit stubs: a header that declares each function that kernels call, for the operands that come to it, and that is the
user's from then on.

usage: stubs.py JOINERY WORK_DIR
"""

import json
import os
import platform
import re
import sys

from folders import HERE, Failures, Output, contents, fresh_folder
from common import WARNINGS, run, write

SPEC = """return {
  name = "mine", dtypes = { "b", "i8", "i16", "f16", "f32", "f64", "c64" },
  promotes = { b = { "i8" }, i8 = { "i16" }, i16 = { "f16" }, f16 = { "f32" }, f32 = { "f64", "c64" } }, laws = {},
  ops = { only = true, convert = { kernels = "any" },
    gelu = { arity = 1, domain = "float", stub = { scalar = "mine_gelu_%s", avx2 = { f32 = "gelu8", f64 = false } } },
    near = { result = "b", domain = "integer float", stub = { avx2 = "near_%s_avx2" } },
    mix = { domain = "integer f32", stub = {} },
    turn = { arity = 1, domain = "c64", stub = {} },
    elsewhere = { arity = 1, domain = "f32", stub = { header = "<math.h>", scalar = { f32 = "cosf" } } } } }
"""
TABLES = 'return { name = "tables", dtypes = { "f32" }, promotes = {} }\n'
ELSEWHERE = """return { name = "far", dtypes = { "f32" }, promotes = {},
  ops = { gelu = { arity = 1, stub = { header = "words.h" } } } }
"""
AMBIGUOUS = """return { name = "two", dtypes = { { "of_f8", kind = "float", exponent = 4, mantissa = 3 }, { "f8", as = "f8_e5m2" } },
  promotes = { of_f8 = {}, f8 = {} }, laws = {}, ops = { only = true, exp = { arity = 1, kernels = "float", stub = {} },
  exp_of = { arity = 1, kernels = "float", stub = {} } } }
"""
PARTS = ("--emit", "tables,dispatch,kernels,stubs", "--isa", "scalar,avx2")

# What the header has, and before it what comes to the function.
DECLARED = [
    ("f16, f32", "float mine_gelu_f32(float a);"),
    ("f64", "double mine_gelu_f64(double a);"),
    ("f16, f32", "__m256 gelu8(__m256 a);"),
    ("b with i8; i8 with b, i8", "bool mine_near_i8(int8_t a, int8_t b);"),
    ("b with i8; i8 with b, i8", "__m256i near_i8_avx2(__m256i a, __m256i b);"),
    ("b, i8 with i16; i16 with b, i8, i16", "int16_t mine_mix_i16(int16_t a, int16_t b);"),
    ("b, i8, i16, f16 with f32; f32 with b, i8, i16, f16, f32", "float mine_mix_f32(float a, float b);"),
    ("c64", "c64 mine_turn_c64(c64 a);"),
]


def declares_what_kernels_call(failures, output, work):
    folder = os.path.join(work, "made")
    status, actions, error = output.run(write(work, "mine.lua", SPEC), folder, *PARTS)
    if not failures.check(status == 0 and actions["mine_stubs.h"] == "written", f"{actions} {error}"):
        return
    header = contents(folder)["mine_stubs.h"].decode()
    for operands, prototype in DECLARED:
        failures.check(f"/* {operands} */\n{prototype}\n" in header, f"not there: /* {operands} */ {prototype}\n{header}")
    failures.check("cosf" not in header and "f64_avx2" not in header.replace("near_f64_avx2", ""), header)
    prototypes = re.findall(r"^\w+ (\w+)\(.*\);$", header, re.MULTILINE)
    stubs = json.loads(contents(folder)["mine.json"])["stubs"]
    listed = [name for stub in stubs if stub["header"] == "mine_stubs.h" for names in stub["functions"].values() for name in names]
    failures.check(sorted(prototypes) == sorted(listed), f"declared {prototypes}, in the manifest {listed}")
    flags = ["-mavx2", "-mf16c"] if platform.machine() == "x86_64" else []
    for name in os.listdir(os.path.join(folder, "kernels")):
        if name.endswith(".c"):
            command = [os.environ.get("CC", "cc"), "-std=c11", "-ffp-contract=off", *WARNINGS, *flags, "-I", folder, "-c", "-o", os.devnull]
            status, text = run([*command, os.path.join(folder, "kernels", name)])
            failures.check(status == 0, f"{name}: {text}")


def is_the_users_from_then_on(failures, output, work):
    spec, folder = write(work, "mine.lua", SPEC), os.path.join(work, "kept")
    output.run(spec, folder, *PARTS)
    made = contents(folder)["mine_stubs.h"]
    write(folder, "mine_stubs.h", "/* mine now */\n")
    for options in (PARTS, ("--emit", "stubs"), PARTS):
        status, actions, _ = output.run(spec, folder, *options)
        failures.check(status == 0 and actions["mine_stubs.h"] == "kept", f"{options}: {actions}")
        failures.check(contents(folder)["mine_stubs.h"] == b"/* mine now */\n", f"{options} wrote over it")
        failures.check(b"mine_stubs.h\", \"size" not in contents(folder)["mine.json"], f"{options}: the manifest lists it")
    status, actions, _ = output.run(spec, folder)
    failures.check(status == 0 and "mine_stubs.h" not in actions and "mine_stubs.h" in contents(folder), f"without: {actions}")
    output.run(spec, folder, *PARTS)
    os.remove(os.path.join(folder, "mine_stubs.h"))
    status, actions, _ = output.run(spec, folder, *PARTS)
    failures.check(actions["mine_stubs.h"] == "written" and contents(folder)["mine_stubs.h"] == made, f"removed: {actions}")
    os.remove(os.path.join(folder, "mine_stubs.h"))
    os.symlink("nowhere", os.path.join(folder, "mine_stubs.h"))
    status, actions, _ = output.run(spec, folder, *PARTS)
    failures.check(actions["mine_stubs.h"] == "kept" and contents(folder)["mine_stubs.h"] is None, f"a link: {actions}")


def says_why_there_is_none(failures, output, work):
    for name, text, wanted in (("tables", TABLES, "no operation of tables that has kernels has a `stub`"),
                               ("far", ELSEWHERE, "the stubs of far are in words.h: leave out `header`")):
        folder = os.path.join(work, name)
        status, _, error = output.run(write(work, f"{name}.lua", text), folder, "--emit", "stubs")
        failures.check(status == 2 and wanted in error and not os.path.exists(folder), f"{name}: {status} {error}")


def refuses_two_kernels_of_one_name(failures, output, work):
    status, _, error = output.run(write(work, "two.lua", AMBIGUOUS), os.path.join(work, "two"), *PARTS)
    wanted = "the kernels exp of of_f8 and exp_of of f8 would both be two_exp_of_of_f8 in C"
    failures.check(status == 2 and wanted in error, f"{status} {error}")


def warns_of_what_no_kernel_calls(failures, output, work):
    """The compute types of dtypes, of which C and templates know by themselves: each function is called or warned of."""
    types = "b u8 u16 u32 u64 i8 i16 i32 i64 f32 f64 c64 c128".split()
    specs = os.path.join(os.path.dirname(HERE), "kernels", "specs")
    for base in "kinds", "zoo":
        words = ", ".join(f'{each} = "probe_{each}"' for each in types)
        path = write(work, f"{base}_stubs.lua", f"""return {{ name = "probed", extends = "{specs}/{base}.lua", ops = {{ only = true,
  probe = {{ arity = 1, domain = "any", stub = {{ scalar = {{ {words} }} }} }} }} }}
""")
        _, text = run([*output.joinery, "check", path])
        warned = re.findall(r"names probe_(\w+) for .*\[unused-stub\]", text)
        folder = os.path.join(work, base)
        status, _, error = output.run(path, folder, "--emit", "dispatch,kernels", "--isa", "scalar")
        failures.check(status == 0, f"{base}: {error}")
        called = [name.removeprefix("probe_") for name in
                  json.loads(contents(folder)["probed.json"])["stubs"][0]["functions"]["scalar"]]
        failures.check(sorted(warned + called) == sorted(types), f"{base}: warned of {warned}, called {called}")


def main():
    output, work = Output(os.path.abspath(sys.argv[1])), fresh_folder(os.path.abspath(sys.argv[2]))
    failures = Failures()
    for test in declares_what_kernels_call, is_the_users_from_then_on, says_why_there_is_none, refuses_two_kernels_of_one_name, \
            warns_of_what_no_kernel_calls:
        test(failures, output, fresh_folder(os.path.join(work, test.__name__)))
    failures.finish()


main()
