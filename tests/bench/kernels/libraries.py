#!/usr/bin/env python3
"""Calls beside libraries for C++ that know the dtypes when they are compiled: Eigen, Highway, xsimd; and NumPy.

GENERATED holds what `joinery generate jax` wrote, `--ops add,subtract,multiply,divide,convert` at the least. Each library's loop is
compiled by gcc and clang, of which the better counts."""

import compilers
import loops
import measure
import peers
from report import judged, markdown, mean, ratios

SIGNS = {"add": "+", "subtract": "-", "multiply": "*", "divide": "/"}
CASES = [(op, d, d) for op in ("add", "subtract", "multiply") for d in ("f32", "f64", "i32", "i64", "u8")]
CASES += [("divide", "f32", "f32"), ("divide", "f64", "f64"), ("add", "i32", "f32"), ("add", "f32", "f64"), ("add", "i16", "i32"),
          ("add", "u8", "i32"), ("convert", "f32", "f64"), ("convert", "f64", "f32"), ("convert", "i32", "f32"), ("convert", "u8", "f32")]
# Of Highway and xsimd, those that every version has.
OF_VECTORS = [case for case in CASES if case[1] == case[2] and (case[1][0] == "f" or case[0] in ("add", "subtract") or case == (
    "multiply", "i32", "i32"))]
GOALS = {"dtypes at run time": {16: 0.4, 64: 0.85, 256: 1.2}, "types known": {16: 0.5, 64: 1.3, 256: 1.4}}

FUNCTION = """extern "C" void loop_%s_%s_%s(const void *p, const void *q, void *r, size_t n) {
    const auto *a = static_cast<const %s *>(p);
    [[maybe_unused]] const auto *b = static_cast<const %s *>(q);
    auto *out = static_cast<%s *>(r);
    %s
}
"""
VECTORS = """size_t i = 0;
    for (; i + %s <= n; i += %s) %s;
    for (; i < n; i++) out[i] = a[i] %s b[i];"""
PRELUDES = {
    "Eigen": "template <class T> using array = Eigen::Array<T, Eigen::Dynamic, 1>;\n"
             "template <class T> auto map(T *p, size_t n) { return Eigen::Map<array<T>>(p, Eigen::Index(n)); }\n"
             "template <class T> auto map(const T *p, size_t n) { return Eigen::Map<const array<T>>(p, Eigen::Index(n)); }\n",
    "Highway": "namespace hn = hwy::HWY_NAMESPACE;\n",
    "xsimd": "",
}
HEADERS = {"Eigen": "<eigen3/Eigen/Core>", "Highway": "<hwy/highway.h>", "xsimd": "<xsimd/xsimd.hpp>"}
PACKAGES = {"Eigen": "libeigen3-dev", "Highway": "libhwy-dev", "xsimd": "libxsimd-dev"}
HIGHWAY = {"add": "Add", "subtract": "Sub", "multiply": "Mul", "divide": "Div"}


def eigen(op, a, b, out):
    if op == "convert":
        return "map(out, n) = map(a, n).template cast<%s>();" % loops.stored(out)
    x, y = ("map(%s, n)%s" % (name, "" if d == out else ".template cast<%s>()" % loops.stored(out)) for name, d in (("a", a), ("b", b)))
    return "map(out, n) = %s %s %s;" % (x, SIGNS[op], y)


def highway(op, a, _b, _out):
    body = "hn::StoreU(hn::%s(hn::LoadU(d, a + i), hn::LoadU(d, b + i)), d, out + i)" % HIGHWAY[op]
    lanes = "hn::Lanes(d)"
    return "const hn::ScalableTag<%s> d; %s" % (loops.stored(a), VECTORS % (lanes, lanes, body, SIGNS[op]))


def xsimd(op, a, _b, _out):
    body = "(batch::load_unaligned(a + i) %s batch::load_unaligned(b + i)).store_unaligned(out + i)" % SIGNS[op]
    return "using batch = xsimd::batch<%s>; %s" % (loops.stored(a), VECTORS % ("batch::size", "batch::size", body, SIGNS[op]))


WRITERS = {"Eigen": (eigen, CASES), "Highway": (highway, OF_VECTORS), "xsimd": (xsimd, OF_VECTORS)}


class Libraries:
    def __init__(self, bench):
        self.bench, self.cases, self.peers, plain = bench, bench.chosen(CASES), {}, []
        for op, a, b in CASES:
            name, out = "loop_%s_%s_%s" % (op, a, b), self.result(op, a, b)
            plain.append(loops.conversion(name, a, b) if op == "convert" else loops.loop(name, op, a, b, out, out))
        self.peers["plain loop"] = bench.plain_loops("library_loops", "".join(plain))
        for library, (writer, cases) in WRITERS.items():
            text = "#define HWY_DISABLE_PCLMUL_AES /* which x86-64-v3 lacks */\n#include <cstddef>\n#include <cstdint>\n"
            text += "#include %s\n%s" % (HEADERS[library], PRELUDES[library])
            if not compilers.has_header(HEADERS[library]):
                print("%s is not installed: %s\n" % (library, PACKAGES[library]))
                continue
            for op, a, b in cases:
                out = self.result(op, a, b)
                text += FUNCTION % (op, a, b, *map(loops.stored, (a, b, out)), writer(op, a, b, out))
            self.peers[library] = bench.compiled(library.lower() + ".cpp", text)
        self.typed = bench.typed("library_calls", {
            "_".join(case): (case[0], case[1:2] if case[0] == "convert" else case[1:], self.result(*case)) for case in CASES})

    def result(self, op, a, b):
        return b if op == "convert" else self.bench.promotion.result(op, a, b)[1]

    def columns(self, isa, case, n):
        bench, (op, a, b) = self.bench, case
        dtypes = {"a": a, "b": b, "out": self.result(op, a, b)}
        arrays, way = bench.arrays(n, **dtypes), "convert" if op == "convert" else "named"
        found = {"dtypes at run time": bench.column(way, getattr(bench.libraries[isa], "jax_" + op), n, **arrays),
                 "types known": bench.column("_".join(case), None, n, library=self.typed[isa], **arrays)}
        for name, compiled in self.peers.items():
            found.update(bench.peers(name, compiled[isa], "loop_%s_%s_%s" % case, n, **arrays))
        operands = [(arrays[place].at, dtypes[place], n) for place in (("a", "out") if op == "convert" else dtypes)]
        found["NumPy"] = peers.call(op, *operands, to=None if op in ("convert", "divide") else dtypes["out"])
        return found


JUDGED = "Eigen by clang -O3"
ROWS = ("Eigen by gcc -O3", JUDGED, "Eigen", "Highway", "xsimd", "plain loop", "NumPy")  # of both compilers: the better


def tables(found):
    for isa, sized in found.items():
        rows = []
        for peer in ROWS:
            for ours, goals in GOALS.items():
                each = {n: ratios(cases, ours, peer).values() for n, cases in sized.items()}
                if any(each.values()):
                    goals = goals if peer == JUDGED else {}
                    rows.append(["%s, %d cases; %s" % (peer.replace(measure.BY, ", "), len(next(iter(each.values()))), ours)]
                                + [judged(mean(values), 2, at_least=goals.get(n)) for n, values in each.items()])
        markdown(["times as fast, " + isa, *sized], rows)


def main():
    bench = measure.Bench(measure.options(__doc__, "16,64,256,1000,10000,1000000"))
    tables(bench.sweep(Libraries(bench)))


if __name__ == "__main__":
    main()
