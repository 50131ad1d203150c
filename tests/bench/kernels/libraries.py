#!/usr/bin/env python3
"""Calls beside libraries for C++ that know the dtypes when they are compiled: Eigen, Highway, xsimd; and NumPy.

libraries.py --generated DIR --work DIR [--isa avx2,avx512] [--match "add f32 f32"] [--rounds R] [--all]

DIR holds what `joinery generate jax` wrote, `--ops add,subtract,multiply,divide,convert` at the least. Each library's loop is
compiled by gcc and clang, of which the better counts."""

import compilers
import loops
import measure
import peers
from report import SIZED, figure, judged, markdown, mean

SIZES = (16, 64, 256, 1000, 10000, 1000000)
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
        self.bench, self.peers, plain = bench, {}, []
        for op, a, b in CASES:
            name, out = "loop_%s_%s_%s" % (op, a, b), self.result(op, a, b)
            plain.append(loops.plain(name, a, b, out, "out[i] = (%s)a[i];" % loops.stored(b)) if op == "convert"
                         else loops.loop(name, op, a, b, out, out))
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
        typed = {"_".join(case): "jax::%s(o.n, (const %s *)o.a.at, %s(%s *)o.out.at) == JAX_OK" % (
            case[0], loops.stored(case[1]), "" if case[0] == "convert" else "(const %s *)o.b.at, " % loops.stored(case[2]),
            loops.stored(self.result(*case))) for case in CASES}
        self.typed = {isa: bench.typed("library_calls", isa, typed) for isa in bench.libraries}

    def result(self, op, a, b):
        return b if op == "convert" else self.bench.promotion.result(op, a, b)[1]

    def columns(self, isa, case, n):
        bench, library, (op, a, b) = self.bench, self.bench.libraries[isa], case
        dtypes = {"a": a, "b": b, "out": self.result(op, a, b)}
        at = {place: bench.operand(place, d, n) for place, d in dtypes.items()}
        arrays = {place: bench.array(at[place], d) for place, d in dtypes.items()}
        way = "convert" if op == "convert" else "named"
        found = {"dtypes at run time": bench.column(way, getattr(library, "jax_" + op), n, **arrays),
                 "types known": bench.column("_".join(case), None, n, library=self.typed[isa], **arrays)}
        for name, compiled in self.peers.items():
            for peer in compilers.BEST:
                each = compiled.get("%s %s" % (isa, peer))
                if each and hasattr(each, "loop_%s_%s_%s" % case):
                    found["%s|%s" % (name, peer)] = bench.column("loop", getattr(each, "loop_%s_%s_%s" % case), n, **arrays)
        own = op == "convert" or op == "divide"
        operands = [(at[place], dtypes[place], n) for place in (("a", "out") if op == "convert" else dtypes)]
        if numpy := peers.call(op, *operands, to=None if own else dtypes["out"]):
            found["NumPy"] = numpy
        return found


ROWS = ("Eigen|gcc -O3", "Eigen|clang -O3", "Eigen", "Highway", "xsimd", "plain loop", "NumPy")  # of both compilers: the better


def ratios(found, isa, peer, ours, n):
    """Of how many times the peer takes as long as our call, by case."""
    return [min(theirs) / times[ours] for (of, _, size), times in found if (of, size) == (isa, n)
            and (theirs := [value for name, value in times.items() if peer in (name, name.split("|")[0])])]


def tables(found, isas, options):
    for isa in isas:
        rows = []
        for peer in ROWS:
            for ours, goals in GOALS.items():
                each = {n: ratios(found, isa, peer, ours, n) for n in SIZES}
                if any(each.values()):
                    goals = goals if peer == "Eigen|clang -O3" else {}
                    rows.append(["%s, %d cases; %s" % (peer.replace("|", ", "), len(each[SIZES[0]]), ours)]
                                + [judged(mean(values), 2, at_least=goals.get(n)) for n, values in each.items()])
        markdown(["times as fast, " + isa] + [SIZED.get(n, n) for n in SIZES], rows)
        if options.all:
            mine = [(case, n, times) for (of, case, n), times in found if of == isa]
            names = list(dict.fromkeys(name for _, _, times in mine for name in times))
            markdown(["ns a call, " + isa, "n"] + [name.replace("|", ", ") for name in names],
                     [[" ".join(case), n] + [figure(times.get(name), 1) for name in names] for case, n, times in mine])


def main():
    arguments = measure.parser(__doc__)
    arguments.add_argument("--all", action="store_true", help="print every figure")
    options = measure.parsed(arguments)
    bench = measure.Bench(options)
    libraries = Libraries(bench)
    cases = [((isa, case, n), libraries.columns(isa, case, n)) for isa in bench.libraries for n in SIZES for case in CASES
             if options.matches(" ".join(case))]
    tables(measure.sweep(cases, options), bench.libraries, options)


if __name__ == "__main__":
    main()
