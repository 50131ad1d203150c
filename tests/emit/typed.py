#!/usr/bin/env python3
"""
PREFIX_kernels.hpp compiles without a warning, with calls of every operation for the first types that it has a meaning
for; and what does not fit does not compile, and the compiler says why.

What it says of results is what PREFIX_binary_out_dtype and PREFIX_unary_out_dtype say, for all dtypes.

usage: typed.py JOINERY WORK_DIR
"""

import os
import re
import sys

from common import C, CXX, HERE, WARNINGS, Failures, fresh_folder, read, run, write

FILE = """#include "{prefix}_kernels.hpp"
#include <complex>
#include <vector>
#if __cplusplus >= 202002L
#include <span>
#endif
{body}
"""

# What is called, and what the compiler says of it.
WRONG = [
    ("jax::add(n, f, i, i)", "jax: the elements of out do not have the dtype of the results"),
    ("jax::less(n, f, i, f)", "jax: the elements of out do not have the dtype of the results"),
    ("jax::divide(n, i, i, i)", "jax: the elements of out do not have the dtype of the results"),
    ("jax::isnan(n, f, f)", "jax: the elements of out do not have the dtype of the results"),
    ("jax::add(n, f, f, (const float *)f)", "jax: the elements of out are const"),
    ("jax::add(n, f, f, 1.0f)", "jax: out is neither a pointer nor an array"),
    ("jax::bitwise_and(n, f, f, f)", "jax: this operation has no meaning for these dtypes"),
    ("jax::isnan(n, c, (bool *)f); jax::floor(n, c, c)", "jax: this operation has no meaning for this dtype"),
    ("jax::add(n, l, f, f)", "jax: this type is not that of a dtype"),
    ("jax::add(n, (void *)f, f, f)", "jax: this type is not that of a dtype"),
    ("jax::convert(n, l, f)", "jax: this type is not that of a dtype"),
    ("jax::add(f, f, v)", "jax: a pointer does not know its size: say n"),
    ("jax::add(v, v, f)", "jax: out does not know its size: say n"),
    ("using T = jax::binary_out_t<JAX_BITWISE_AND, float, int>; T t", "jax: this operation has no meaning for these dtypes"),
]
RIGHT = """
int main() {
    std::size_t n = 0;
    float *f = nullptr;
    const int *i = nullptr;
    bool *b = nullptr;
    std::vector<float> v(3);
    const float w[3] = {};
    static_assert(std::is_same_v<jax::binary_out_t<JAX_ADD, int, float>, float>);
    static_assert(std::is_same_v<jax::binary_out_t<JAX_LESS, int, float>, bool>);
    static_assert(std::is_same_v<jax::binary_out_t<JAX_DIVIDE, int, int>, float>);
    static_assert(std::is_same_v<jax::binary_out_t<JAX_ADD, std::int64_t, std::uint64_t>, double>);
    static_assert(std::is_same_v<jax::unary_out_t<JAX_ABSOLUTE, std::complex<float>>, float>);
    jax::status s = jax::add(n, f, i, f);
    s = jax::add(n, f, 1, f), s = jax::add(v, w, v), s = jax::less(n, i, f, b), s = jax::isnan(n, w, b);
#if __cplusplus >= 202002L
    s = jax::add(std::span(w), 1, std::span(v)), s = jax::add(n, std::span(w), i, f);
#endif
    return static_cast<int>(s);
}
"""


def types_of(folder, prefix):
    """The enumerators of dtypes that have a type."""
    return re.findall(r"template <> struct type_of<(\w+)>", read(folder, f"{prefix}_promotion.hpp"))


def calls(folder, prefix):
    """C++ that calls every operation for all dtypes with themselves, with the first and with the last."""
    text = read(folder, f"{prefix}_kernels.hpp")
    binary = re.findall(r"template <> struct binary_facts<(\w+)>", text)
    unary = re.findall(r"template <> struct unary_facts<(\w+)>", text)
    dtypes = list(dict.fromkeys(types_of(folder, prefix)))
    pairs = [(d, d) for d in dtypes] + [(dtypes[0], d) for d in dtypes] + [(d, dtypes[-1]) for d in dtypes]
    lines = ["template <%s::op Op, %s::dtype A, %s::dtype B> void call_binary() {" % (prefix, prefix, prefix),
             f"using namespace {prefix}; using X = type_of_t<A>; using Y = type_of_t<B>;",
             "constexpr dtype a = dtype_of_v<X>, b = dtype_of_v<Y>;",
             f"if constexpr (a != {prefix.upper()}_NO_DTYPE && b != {prefix.upper()}_NO_DTYPE) {{",
             "constexpr joinery_detail_::cell what = joinery_detail_::binary_facts<Op>::cells[a][b];",
             f"if constexpr (what != 0 && joinery_detail_::result_of(what) != {prefix.upper()}_NO_DTYPE)",
             "{ binary_out_t<Op, X, Y> *out = nullptr; const X *x = nullptr; const Y *y = nullptr;"
             " joinery_detail_::binary<Op>(std::size_t{0}, x, y, out); } } }",
             "template <%s::unary_op Op, %s::dtype A> void call_unary() {" % (prefix, prefix),
             f"using namespace {prefix}; using X = type_of_t<A>; constexpr dtype a = dtype_of_v<X>;",
             f"if constexpr (a != {prefix.upper()}_NO_DTYPE) {{",
             "constexpr joinery_detail_::cell what = joinery_detail_::unary_facts<Op>::cells[a];",
             f"if constexpr (what != 0 && joinery_detail_::result_of(what) != {prefix.upper()}_NO_DTYPE)",
             "{ unary_out_t<Op, X> *out = nullptr; const X *x = nullptr; joinery_detail_::unary<Op>(std::size_t{0}, x, out); } } }",
             "void call() {"]
    lines += [f"call_binary<{op}, {a}, {b}>();" for op in binary for a, b in pairs]
    lines += [f"call_unary<{op}, {d}>();" for op in unary for d in dtypes]
    return "\n".join(lines + ["}"])


def results(folder, prefix):
    """C++ of a program that compares what is known of results when it is compiled with what the dispatch says."""
    text = read(folder, f"{prefix}_kernels.hpp")
    upper, lines = prefix.upper(), []
    same = f"(cell ? result == {prefix}::joinery_detail_::result_of(cell) : result == {upper}_NO_DTYPE)"
    for form, operands, loops in (("binary", "a, b", "ab"), ("unary", "a", "a")):
        for op in re.findall(r"template <> struct %s_facts<(\w+)>" % form, text):
            lines += [f"for (unsigned i{x} = 0; i{x} < {upper}_DTYPE_LIMIT; i{x}++) {{ const auto {x} = ({prefix}_dtype)i{x};"
                      for x in loops]
            lines += [f"const auto cell = {prefix}::joinery_detail_::{form}_facts<{op}>::cells{''.join(f'[{x}]' for x in loops)};",
                      f"const auto result = {prefix}_{form}_out_dtype({op}, {operands});",
                      f"checks++; if (!{same}) failures++;", "}" * len(loops)]
    return ("#include <cstdio>\nint main() { unsigned checks = 0, failures = 0;\n" + "\n".join(lines) +
            '\nstd::printf("%u checks, %u failed\\n", checks, failures); return failures || !checks; }')


def main():
    joinery, work = sys.argv[1], fresh_folder(sys.argv[2])
    failures = Failures()

    def generated(spec, *options):
        folder = os.path.join(work, os.path.basename(spec).removesuffix(".lua"))
        status, output = run([joinery, "generate", spec, "-o", folder, "--emit", "tables,dispatch", *options])
        if status != 0:
            sys.exit(f"FAILED: generate {spec}: exit {status}\n{output}")
        name, = [name for name in os.listdir(folder) if name.endswith("_kernels.hpp")]
        return folder, name.removesuffix("_kernels.hpp")

    def compiled(folder, prefix, name, body, compiler, standard):
        path = os.path.join(folder, name)
        write(path, FILE.format(prefix=prefix, body=body))
        return run([compiler, *WARNINGS, f"-std={standard}", f"-I{folder}", f"-I{HERE}/../kernels/specs", "-fsyntax-only", path])

    specs = os.path.join(HERE, "..", "kernels", "specs")
    for spec, options, compilers in [("jax", [], ["clang++"]), (os.path.join(specs, "zoo.lua"), [], ["clang++"]),
                                     ("python", [], ["g++", "clang++"]), ("numpy", ["--ops", "add,less,floor_divide"], ["g++"])]:
        folder, prefix = generated(spec, *options)
        for compiler in compilers:
            status, output = compiled(folder, prefix, "calls.cpp", calls(folder, prefix), compiler, "c++17")
            failures.check(status == 0 and output == "", f"{spec}, {compiler}: {output[:2000]}")
        # No kernel is called, so that none need be there.
        path, program = os.path.join(folder, "results.cpp"), os.path.join(folder, "results")
        compiled(folder, prefix, "results.cpp", results(folder, prefix), compilers[0], "c++17")
        dispatch = os.path.join(folder, "dispatch.o")
        for command in ([C[0][0], "-std=c11", f"-I{specs}", "-c", os.path.join(folder, f"{prefix}_dispatch.c"), "-o", dispatch],
                        [compilers[0], "-std=c++17", f"-I{folder}", f"-I{specs}", path, dispatch, "-no-pie",
                         "-Wl,--unresolved-symbols=ignore-all", "-o", program], [program]):
            status, output = run(command)
            failures.check(status == 0, f"{' '.join(command)}\n{output[:2000]}")
    folder, prefix = generated("jax")
    for compiler, _ in CXX:
        for standard in ("c++17", "c++20", "c++2b"):
            status, output = compiled(folder, prefix, "right.cpp", RIGHT, compiler, standard)
            failures.check(status == 0 and output == "", f"{compiler} {standard}: {output[:2000]}")
        for call, message in WRONG:
            body = ("void call(std::size_t n, float *f, int *i, std::complex<float> *c, long double *l, std::vector<float> v);\n"
                    "void call(std::size_t n, float *f, int *i, std::complex<float> *c, long double *l, std::vector<float> v) {\n"
                    "(void)n, (void)f, (void)i, (void)c, (void)l, (void)v;\n" + call + ";\n}")
            status, output = compiled(folder, prefix, "wrong.cpp", body, compiler, "c++17")
            failures.check(status != 0 and message in output, f"{compiler}: {call} gives\n{output[:1500]}")
    failures.finish()


main()
