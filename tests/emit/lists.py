#!/usr/bin/env python3
"""
Lists of signatures and switches over them, how they behave in programs (behaviour.c and signatures.c in lists/, and their
like in C++) for enums of all sorts, that constants fold, what a dtype without a kernel says, and bad input.

With --together: all headers in one file, in any order.

usage: lists.py JOINERY WORK_DIR [--together]
"""

import os
import re
import shutil
import sys

from common import CXX, HERE, WARNINGS, C, Failures, fresh_folder, read, run, write

LISTS = os.path.join(HERE, "lists")
WORDS = '{ import = "host.h", dtype = "dtype", none = "NONE" }'
BOTH = ("c", "cpp")

# By name: the values of the dtypes, and the languages in which the enum is the library's own.
ENUMS = {
    "counted": ("nil", ()),
    "small": ("{ 3, 5, 0, 9, 200, 1, 2, 30, 40, 50 }", ()),
    "sparse": ("{ -5, 1000000, 0, 9, -2147483647, 1, 2, 30, 2147483647, 50 }", ()),
    "flags": ("{ 1, 2, 4, 8, 16, 32, 64, 128, 256, 1024 }", ()),
    "host": ("{ 1, 2, 4, 8, 16, 32, 64, 128, 256, 1024 }", BOTH),
    "unvalued_host": ("nil", BOTH),
}


def generate(failures, joinery, folder, values="nil", hosts=(), edit=lambda text: text, options=(),
             library="library.lua", parts="dispatch.h,dispatch.hpp"):
    """A library of lists/ with an enum, as headers in `folder`."""
    def of_hosts(words):
        return f"{{ {', '.join(f'{language} = {words}' for language in hosts)} }}"

    fresh_folder(folder)
    text = read(LISTS, library).replace("= nil, nil", f"= {values}, {of_hosts(WORDS)}")
    word = of_hosts("name == 'f*' and 'D_WEAK' or 'D_' .. name:upper()")
    text = text.replace("value = values and values[i] }", f"value = values and values[i], host = {word} }}")
    spec = write(os.path.join(folder, library), edit(text))
    shutil.copy(os.path.join(LISTS, "host.h"), folder)
    status, output = run([joinery, "generate", spec, "-q", "-o", folder, "--emit", parts, *options])
    failures.check(status == 0, output)
    return folder


def compile_and_run(failures, command, program):
    status, output = run([*command, "-o", program])
    if failures.check(status == 0, f"{' '.join(command)}\n{output}"):
        status, output = run([program])
        failures.check(status == 0, f"{' '.join(command)}\nexit {status}\n{output}")


def compilers(known):
    return [entry for entry in known if shutil.which(entry[0])]


def check_behaviour(failures, joinery, work):
    """Each kind of enum, in C as C99 and as C++, and in C++17."""
    for name, (values, hosts) in ENUMS.items():
        folder = generate(failures, joinery, os.path.join(work, name), values, hosts)
        options = [*WARNINGS, f"-I{folder}", f"-DHOST={int(bool(hosts))}"]
        program, source = os.path.join(folder, "program"), os.path.join(LISTS, "behaviour.c")
        for compiler, _ in compilers(C): # a dtype called bool is what -Wc++-compat warns about
            compile_and_run(failures, [compiler, "-std=c99", "-pedantic-errors", *options, source], program)
        for compiler, _ in compilers(CXX):
            compile_and_run(failures, [compiler, "-std=c++17", *options, "-x", "c++", source], program)
            compile_and_run(failures, [compiler, "-std=c++17", *options, os.path.join(LISTS, "behaviour.cpp")], program)


# By name: values of four dtypes.
SMALLER_ENUMS = {
    "counted": "nil",
    "small": "{ 254, 0, 9, 30 }",
    "last": "{ 0, 255, 32, 64 }",
    "sparse": "{ -5, 1000000, 0, 9 }",
}


def check_signatures(failures, joinery, work):
    """Operations that write their signatures down, with several results for the same operands, in C and C++."""
    for name, values in SMALLER_ENUMS.items():
        folder = generate(failures, joinery, os.path.join(work, "signatures_" + name), values, library="signatures.lua",
                          parts="dispatch.h,dispatch.hpp,tables")
        options, program = [*WARNINGS, f"-I{folder}"], os.path.join(folder, "program")
        source = os.path.join(LISTS, "signatures.c")
        for compiler, more in compilers(C):
            compile_and_run(failures, [compiler, "-std=c99", "-pedantic-errors", *options, *more, source], program)
        for compiler, _ in compilers(CXX):
            compile_and_run(failures, [compiler, "-std=c++17", *options, "-x", "c++", source], program)
            compile_and_run(failures, [compiler, "-std=c++17", *options, os.path.join(LISTS, "signatures.cpp")], program)


FOLDED = """
#include "nd_dispatch.h"
#define DECLARE(arg, c, r) int nd_add_##c##_##r(int);
ND_FOR_EACH_ADD_DISTINCT(DECLARE, )
#define CALL(x, c, r) return nd_add_##c##_##r(x)
#define CALL_PAIR(x, a, b, c, r) return nd_add_##c##_##r(x)
int pair(void) { ND_SWITCH_ADD(ND_I8, ND_U8, CALL_PAIR, 1, return 0) }
int compute(void) { ND_SWITCH_ADD_COMPUTE(ND_I8, ND_U8, CALL, 1, return 0) }
int result(void) { return nd_add_result(ND_I8, ND_U8) == ND_I16; }
"""
FOLDED_CPP = """
#include "nd_dispatch.hpp"
template <class C, class R> int kernel();
int pair() { return nd::visit_add(ND_I8, ND_U8, [](auto s) { using S = decltype(s); return kernel<typename S::compute, typename S::result>(); }, [] { return 0; }); }
int compute() { return nd::visit_add_compute(ND_I8, ND_U8, [](auto s) { using S = decltype(s); return kernel<typename S::compute, typename S::result>(); }, [] { return 0; }); }
"""


def check_folding(failures, work):
    """Where dtypes are constants, a switch is one call when the compiler optimizes a little."""
    for name in ("counted", "sparse"):
        folder = os.path.join(work, name)
        for text, suffix, known, standard in ((FOLDED, ".c", C, "c99"), (FOLDED_CPP, ".cpp", CXX, "c++17")):
            source = write(os.path.join(folder, "folded" + suffix), text)
            for compiler, _ in compilers(known):
                status, output = run([compiler, f"-std={standard}", "-O1", "-c", source, f"-I{folder}", "-o", source + ".o"])
                failures.check(status == 0, output)
                _, output = run(["nm", "--undefined-only", source + ".o"])
                called = re.findall(r" U (\S*(?:nd_add|kernel)\S*)", output)
                failures.check(len(called) == 1, f"{name}: {compiler}: {called}")
                failures.check(suffix != ".c" or called == ["nd_add_i16_i16"], f"{name}: {compiler}: {called}")


MISSING = """
#include "nd_dispatch.h"
#define KERNEL(arg, c, r) static int add_##c##_##r(void) { return 0; }
KERNEL(, bool, bool) KERNEL(, i8, i8) KERNEL(, u8, u8) KERNEL(, i16, i16) KERNEL(, i32, i32) KERNEL(, u32, u32)
KERNEL(, f32, f32) KERNEL(, f64, f64) KERNEL(, f64, f_weak)
#define ADDRESS(arg, c, r) add_##c##_##r,
int (*const kernels[])(void) = {ND_FOR_EACH_ADD_DISTINCT(ADDRESS, )};
"""


def check_missing(failures, joinery, work):
    """A new dtype: the library does not compile, and the compiler names the kernel that it lacks."""
    folder = os.path.join(work, "counted")
    source = write(os.path.join(work, "missing.c"), MISSING)
    status, output = run(["gcc", "-fsyntax-only", f"-I{folder}", source])
    failures.check(status == 0, output)
    larger = generate(failures, joinery, os.path.join(work, "larger"),
                      edit=lambda text: text.replace('"u32", "f32"', '"u32", "i64", "f32"').replace(
                          'i32 = { "f*" }', 'i32 = { "i64" }, i64 = { "f*" }'))
    status, output = run(["gcc", "-fsyntax-only", f"-I{larger}", source])
    failures.check(status != 0 and "add_i64_i64" in output, output)


# What a file uses of the headers that it includes, with the enum that each takes.
USE = """
#define X(arg, a) ND_ENUM_##a,
const {dtype} members[] = {{ND_FOR_EACH_REAL(X, )}};
int tell(void);
int tell(void) {{ return nd_hypot_result(ND_F32, ND_F64) == ND_F64 && nd_isa() && members[0] == ND_ENUM_i8 ? 0 : 1; }}
"""
USE_CPP = """
static_assert(nd::visit_real({F32}, [](auto s) {{ return decltype(s)::operand_dtype; }}, [] {{ return {F64}; }}) == {F32});
static_assert(nd::promote_types({F32}, {F64}) == {F64} && std::is_same_v<nd::pair_result_t<float, double>, double>);
"""


def orders_of(headers):
    """Orders in which each header stands before each other one."""
    return [[first, *(header for header in headers if header != first)] for first in headers]


def check_together(failures, joinery, work):
    """All headers in one file, in any order, whose enum the host's may be."""
    in_c = ["nd_promotion.h", "nd_dispatch.h", "nd_kernels.h"]
    in_cpp = [*in_c, *(header + "pp" for header in in_c)]
    enums = [("counted", ()), ("sparse", ()), ("host", ("c",)), ("host", ("cpp",)), ("host", BOTH)]
    for enum, hosts in enums:
        folder = generate(failures, joinery, os.path.join(work, "together"), ENUMS[enum][0], hosts,
                          parts="tables,dispatch,dispatch.h,dispatch.hpp")
        dtype = "dtype" if "c" in hosts else "nd_dtype"
        f32, f64 = ("D_F32", "D_F64") if hosts else ("ND_F32", "ND_F64")
        for headers, suffix, known, standard, use in (
            (in_c, ".c", C, ["-std=c99", "-pedantic-errors"], USE),
            (in_cpp, ".cpp", CXX, ["-std=c++17", "-pedantic-errors"], USE + USE_CPP),
        ):
            for order in orders_of(headers):
                text = "".join(f'#include "{each}"\n' for each in order) + use.format(dtype=dtype, F32=f32, F64=f64)
                source = write(os.path.join(folder, "together" + suffix), text)
                for compiler, _ in compilers(known):
                    status, output = run([compiler, *standard, *WARNINGS, "-fsyntax-only", f"-I{folder}", source])
                    failures.check(status == 0, f"{hosts}: {compiler}: {order}\n{output}")


def check_aliases(failures, work):
    """add and multiply have the same signatures, which stand in each file once."""
    for suffix in ("h", "hpp"):
        text = read(work, "counted", f"nd_dispatch.{suffix}")
        failures.check(len(re.findall(r"X\((ARG, )?i8, u8, i16, i16\)", text)) == 1, f"nd_dispatch.{suffix} repeats a list")


# What --ops says of jax, and the lists of operations that there are.
CHOSEN = {
    "hypot": {"HYPOT"},
    "add,hypot,convert": {"ADD", "HYPOT", "CONVERT"},
    "logical": {"LOGICAL_AND", "LOGICAL_OR", "LOGICAL_XOR", "LOGICAL_NOT"},
}


def check_chosen(failures, joinery, work):
    """--ops names operations with kernels and without, where no kernels are asked for."""
    folder = os.path.join(work, "chosen")
    for ops, wanted in CHOSEN.items():
        generate_ops = [joinery, "generate", "jax", "-q", "-o", folder, "--ops", ops, "--emit"]
        status, output = run([*generate_ops, "dispatch.h,python"])
        failures.check(status == 0, output)
        found = set(re.findall(r"define JAX_FOR_EACH_(\w+)\(X, arg\)", read(folder, "jax_dispatch.h")))
        found = {name for name in found if not name.endswith("_DISTINCT")} - {"PAIR"}
        failures.check(found == wanted, f"--ops {ops}: {found}")
        found = set(re.findall(r"^(\w+) = _operation\(", read(folder, "jax.py"), re.M))
        failures.check({name.upper() for name in found} == wanted - {"CONVERT"}, f"--ops {ops}: {found}")
        status, output = run([*generate_ops, "dispatch,dispatch.h"])
        is_refused = status == 2 and '"hypot" has no kernel' in output
        failures.check(is_refused if "HYPOT" in wanted else status == 0, f"--ops {ops}: {output}")


# By name: dtypes, and what else a spec has.
EDGES = {
    "one": ("{ 'f32' }, promotes = {}", "'add', 'sqrt', 'clip', 'convert'"),
    "most": ("(function() local d = {} for i = 1, 255 do d[i] = { 'd' .. i, kind = 'abstract' } end return d end)(), "
             "promotes = {}",
             "cast = { domain = 'any', promote = false, result = 'd1' }"),
    "words": ("{ { 'i8', aliases = { 'signed char' } }, { 'i*', weak = 'i64' }, { 'int', as = 'i32' }, { 'arg', as = 'u8' }, { 'a', as = 'i16' }, "
              "{ 'x', as = 'f32' }, { 'signature', as = 'f64' }, { 'case', as = 'u16' }, { 'std', kind = 'abstract' } }, "
              "promotes = { i8 = { 'a' }, arg = { 'a' }, a = { 'int' }, int = { 'x' }, x = { 'signature' } }",
              "'add', 'convert', any = { domain = 'any' }, table = { domain = 'any' }, int = { arity = 1, domain = 'any' }"),
}


def check_edges(failures, joinery, work):
    """The fewest and the most dtypes, and names that mean something to a preprocessor, a compiler or joinery."""
    folder = fresh_folder(os.path.join(work, "edges"))
    for name, (dtypes, ops) in EDGES.items():
        spec = write(os.path.join(folder, name + ".lua"),
                     f"return {{ name = 'nd', laws = {{}}, ops = {{ only = true, {ops} }}, dtypes = {dtypes} }}")
        status, output = run([joinery, "generate", spec, "-q", "-o", folder, "--emit", "dispatch.h,dispatch.hpp"])
        if not failures.check(status == 0, output):
            continue
        source = write(os.path.join(folder, "edges.c"), '#include "nd_dispatch.h"\n')
        for compiler, _ in compilers(C):
            status, output = run([compiler, "-std=c99", "-pedantic-errors", *WARNINGS, "-fsyntax-only", source])
            failures.check(status == 0, f"{name}: {compiler}\n{output}")
        source = write(os.path.join(folder, "edges.cpp"), '#include "nd_dispatch.h"\n#include "nd_dispatch.hpp"\n')
        for compiler, _ in compilers(CXX):
            status, output = run([compiler, "-std=c++17", *WARNINGS, "-fsyntax-only", source])
            failures.check(status == 0, f"{name}: {compiler}\n{output}")


REFUSED = [
    ("return { name = 'nd', extends = 'jax', sets = { REAL = 'f32' }, ops = { 'real' } }",
     "FOR_EACH_REAL would be a list of the operation 'real' and of the set 'real'"),
    ("return { name = 'nd', extends = 'jax', sets = { pair = 'f32' } }",
     "a list of the pairs 'pair' and of the set 'pair'"),
    ("return { name = 'nd', extends = 'jax', ops = { 'add', pair = { domain = 'any' } } }",
     "of the operation 'pair' and of the pairs"),
    ("return { name = 'nd', extends = 'jax', ops = { 'add', add_ = { domain = 'any' } } }",
     "of the operation 'add' and of the operation 'add_'"),
    ("return { name = 'nd', extends = 'jax', sets = { CONVERT = 'f32' }, ops = { 'convert' } }",
     "of the conversions 'convert' and of the set 'convert'"),
    ("return { name = 'nd', dtypes = { 'i*', { 'i_weak', as = 'i8' } }, promotes = {} }", "i_weak"),
    ("return { name = 'nd', dtypes = { 'i8' }, promotes = {}, host = { c = { dtype = 'T', name = 'T_%s' } } }", "`none`"),
    ("return { name = 'nd', dtypes = { 'bf16' }, promotes = {}, host = { cpp = { dtype = 'T', name = 'T::%s' }, "
     "c = { dtype = 'T', name = 'T_%s', none = 'T_NONE' } } }", "dtype 'bf16' has no type in C++"),
    ("local d = {} for i = 0, 255 do d[i + 1] = { 'd' .. i, kind = 'abstract' } end "
     "return { name = 'nd', dtypes = d, promotes = {}, laws = {} }", "at most 255 dtypes, and nd has 256"),
]


def check_refused(failures, joinery, work):
    for text, message in REFUSED:
        spec = write(os.path.join(work, "refused.lua"), text)
        status, output = run([joinery, "generate", spec, "-q", "-o", os.path.join(work, "refused"), "--emit",
                              "dispatch.h,dispatch.hpp"])
        failures.check(status != 0 and message in output, f"{text}\n{output}")


def main():
    joinery, work = sys.argv[1], fresh_folder(sys.argv[2])
    failures = Failures()
    if "--together" in sys.argv[3:]:
        check_together(failures, joinery, work)
    else:
        check_behaviour(failures, joinery, work)
        check_signatures(failures, joinery, work)
        check_folding(failures, work)
        check_aliases(failures, work)
        check_missing(failures, joinery, work)
        check_chosen(failures, joinery, work)
        check_edges(failures, joinery, work)
        check_refused(failures, joinery, work)
    failures.finish()


main()
