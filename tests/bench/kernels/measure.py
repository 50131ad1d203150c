"""The one timer of all benches. Each case has columns, which take turns in one process on one core, at the same addresses of
operands. A column is a function of a number of calls, which gives ns a call."""

import argparse
import ctypes
import os
import statistics
import sys

import compilers
import generated
import loops
import peers
import report
from generated import HERE

TURN = 1e5  # ns that a turn takes at least
PASSES = 3  # over all cases: a core is slow for seconds at a time
BLOCK, DIMS = 32, 3
BY = " by "  # between a peer and its compiler, in names of columns


class Array(ctypes.Structure):
    _fields_ = [("at", ctypes.c_void_p), ("strides", ctypes.c_ssize_t * DIMS), ("dtype", ctypes.c_uint)]


class Call(ctypes.Structure):
    _fields_ = [("function", ctypes.c_void_p), ("more", ctypes.c_void_p * 2), ("op", ctypes.c_uint), ("n", ctypes.c_size_t),
                ("dims", ctypes.c_size_t), ("shape", ctypes.c_size_t * DIMS),
                ("a", Array), ("b", Array), ("c", Array), ("out", Array)]


def options(description, sizes="0", **more):
    """The parsed options of a bench. `sizes`: the default numbers of elements; "0" if its cases say how many. `more`: further
    options, and what --help tells of them."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--generated", required=True, help="the folder of generated kernels")
    parser.add_argument("--work", required=True, help="folder to compile in; what did not change is not compiled again")
    parser.add_argument("--isa", default="avx2,avx512", help="instruction sets to measure, of those in this CPU")
    parser.add_argument("--sizes", default=sizes, help="numbers of elements" if sizes != "0" else argparse.SUPPRESS)
    parser.add_argument("--rounds", type=int, default=15, help="turns that each column has, nine or more")
    parser.add_argument("--cpu", type=int, default=max(os.sched_getaffinity(0)), help="the core to stay on")
    parser.add_argument("--match", default="", help="only cases whose names contain one of these, between commas")
    parser.add_argument("--all", action="store_true", help="print every figure")
    parser.add_argument("--csv", help="write every figure there")
    for name, text in more.items():
        parser.add_argument("--" + name, help=text)
    found = parser.parse_args()
    found.isa, found.match = found.isa.split(","), found.match.split(",")
    found.sizes = [int(float(n)) for n in found.sizes.split(",")]
    return found


class Bench:
    """The libraries, one for each instruction set, the ways of calling them, and memory for operands."""

    def __init__(self, given):
        """`given`: what `options` gives."""
        self.options = given
        self.generated = generated.Generated(given.generated, os.path.join(given.work, "compiled"), {"scalar", *given.isa})
        self.generated.build()
        facts = self.generated.facts
        self.promotion, self.ops = loops.Promotion(facts), facts["options"]["ops"]
        self.values = self.promotion.values
        self.libraries = {isa: library for isa in given.isa if (library := self.generated.loaded(isa))}
        if not self.libraries:
            sys.exit("none of these instruction sets is generated and in this CPU: %s" % ", ".join(given.isa))
        target = os.path.join(given.work, "ways.so")
        generated.run(["gcc", "-O2", "-fPIC", "-shared", "-std=c11", "-I" + given.generated, "-o", target,
                       os.path.join(HERE, "ways.c")])
        self.c, self.known = ctypes.CDLL(target), {}
        self.c.bench_memory.restype = ctypes.c_void_p
        os.sched_setaffinity(0, {given.cpu})
        peers.keep_freed_memory()
        print("%s, core %d, load %.1f; %s; %s\n" % (
            machine(), given.cpu, os.getloadavg()[0], compilers.described(), peers.described()))

    def chosen(self, cases):
        """Those of the cases, tuples of names, that --match wants."""
        found = [case for case in cases if any(text in report.label(case) for text in self.options.match)]
        return found or sys.exit("no case contains %s" % ", ".join(self.options.match))

    # ---- Memory ----

    def memory(self, place, size):
        """The address of at least so many bytes, the same for the same place."""
        if self.known.get(place, (0, 0))[1] < size:
            self.known[place] = self.c.bench_memory(ctypes.c_size_t(size + 4096)), size
        return self.known[place][0]

    def operand(self, place, dtype, n, far=False):
        """n elements of ordinary values; `far`: floats of any exponent."""
        size = loops.SIZES[dtype] * n
        if self.known.get((place, dtype, far), (0, 0))[1] < size:
            kind = "g" if dtype == "bf16" else "F" if far and dtype[0] == "f" else "f" if dtype[0] == "c" else dtype[0]
            part = loops.SIZES[dtype] // (2 if dtype[0] == "c" else 1)
            self.c.bench_fill(ctypes.c_void_p(self.memory((place, dtype, far), size)), ctypes.c_size_t(size),
                              ctypes.c_char(kind.encode()), ctypes.c_size_t(part))
        return self.known[place, dtype, far][0]

    def array(self, at, dtype, strides=(1,)):
        """Strides in elements."""
        bytes_of = [stride * loops.SIZES[dtype] for stride in strides]
        return Array(at, (ctypes.c_ssize_t * DIMS)(*([0] * (DIMS - len(strides)) + bytes_of)), self.values[dtype])

    def arrays(self, n, far=False, **dtypes):
        """An array of ordinary values for each place; each has room for whole blocks."""
        return {place: self.array(self.operand(place, dtype, n + BLOCK, far), dtype) for place, dtype in dtypes.items()}

    def numbers(self, place, dtype, values):
        """An array of numbers, which jax_convert makes of f64."""
        source = (ctypes.c_double * len(values))(*values)
        found = self.array(self.memory((place, dtype), loops.SIZES[dtype] * len(values)), dtype)
        given, convert = self.array(ctypes.addressof(source), "f64"), next(iter(self.libraries.values())).jax_convert
        if self.column("convert", convert, len(values), a=given, out=found)(1) < 0:
            sys.exit("jax_convert from f64 to %s fails" % dtype)
        return found

    # ---- Libraries ----

    def plain_loops(self, name, text, prelude=loops.PRELUDE):
        """Loops of C, compiled as `compiled` does."""
        with open(os.path.join(HERE, "ways.h"), encoding="utf-8") as file:
            return self.compiled(name + ".c", "#define _GNU_SOURCE\n" + prelude + file.read() + text)

    def compiled(self, name, text, more=(), isas=(), names=compilers.BEST):
        """A source compiled by each compiler for each instruction set, and for `isas`: { "avx2": { "gcc -O3": the library } }."""
        source = os.path.join(self.options.work, name)
        with open(source, "w", encoding="utf-8") as file:
            file.write(text)
        return compilers.loops(source, self.options.work, [*isas, *self.libraries], more, names)

    def typed(self, name, ways):
        """Ways of calling jax_kernels.hpp, compiled against the library of each instruction set: { "avx2": the library }. `ways`:
        { name: (operation, dtypes of the operands, that of the result) }; an operand *f32 is a scalar."""
        source, found = os.path.join(self.options.work, name + ".cpp"), {}
        with open(source, "w", encoding="utf-8") as file:
            file.write('#include "ways.h"\n#include "jax_kernels.hpp"\n')
            for way, (op, operands, out) in ways.items():
                given = ["%s(const %s *)o.%s.at, " % (d[:-len(d.lstrip("*"))], loops.stored(d.lstrip("*")), place)
                         for place, d in zip("ab", operands)]
                file.write("WAY(%s, jax::%s(o.n, %s(%s *)o.out.at) == JAX_OK)\n" % (way, op, "".join(given), loops.stored(out)))
        for isa in self.libraries:
            target = source[:-4] + "_%s.so" % isa
            # Copies that chose other instruction sets keep kernels of their own.
            generated.run(["g++", "-std=c++17", "-O2", "-fPIC", "-fno-gnu-unique", "-shared", "-I" + HERE,
                           "-I" + self.options.generated, "-o", target, source, self.generated.copy_of(isa)])
            found[isa] = ctypes.CDLL(target)
        return found

    # ---- Columns ----

    def column(self, way, function, shape, op=0, more=(), library=None, **arrays):
        """`function`: the way's; `library`: what has the way, if that is not ways.c."""
        shape = (shape,) if isinstance(shape, int) else shape
        call = Call(pointer(function), (ctypes.c_void_p * 2)(*map(pointer, more)), op, shape[-1], len(shape),
                    (ctypes.c_size_t * DIMS)(*([1] * (DIMS - len(shape))), *shape), **arrays)
        timed = getattr(library or self.c, "way_" + way)
        timed.restype = ctypes.c_double
        return lambda calls: timed(ctypes.byref(call), ctypes.c_size_t(calls))

    def kernel(self, isa, op, a, b, shape, arrays):
        """The column of a kernel alone, which may take its operands exchanged; None if there is none."""
        swapped, find = ctypes.c_bool(), self.libraries[isa].jax_find_kernel
        found = find(self.ops.index(op), self.values[a], self.values[b], isa.encode(), ctypes.byref(swapped))
        if swapped.value:
            arrays = {**arrays, "a": arrays["b"], "b": arrays["a"]}
        return found and self.column("kernel", found, shape, **arrays)

    def peers(self, name, libraries, function, shape, way="loop", **more):
        """Columns of what each compiler made of a function in C, if it is there: { "loop by gcc -O3": ... } of `loop`."""
        return {name + BY + compiler: self.column(way, getattr(library, function), shape, **more)
                for compiler, library in libraries.items() if hasattr(library, function)}

    def roof(self, libraries, sizes, n, arrays):
        """The column of what only moves the same bytes. `sizes`: of the result and of each operand that is an array."""
        function = getattr(next(iter(libraries.values())), loops.roof_name(sizes))
        return self.column("loop3" if len(sizes) == 4 else "loop", function, n, **arrays)

    def sweep(self, bench):
        """Of a bench's `cases` and its `columns(isa, case, n)`, { name: a column or None }:
        { isa: { n: { case: { name: ns a call, the median } } } }."""
        keys = [(isa, n, case) for isa in self.libraries for n in self.options.sizes for case in bench.cases]
        columns = [bench.columns(isa, case, n) for isa, n, case in keys]
        columns = [{name: column for name, column in each.items() if column} for each in columns]
        found = {}
        for (isa, n, case), times in zip(keys, medians(keys, columns, max(9, self.options.rounds))):
            found.setdefault(isa, {}).setdefault(n, {})[case] = better(times)
        if self.options.csv:
            report.write_csv(self.options.csv, found)
        if self.options.all:
            report.print_all(found)
        return found


def pointer(function):
    return function if function is None or isinstance(function, int) else ctypes.cast(function, ctypes.c_void_p).value


def machine():
    with open("/proc/cpuinfo", encoding="utf-8") as file:
        facts = dict(line.split(":", 1) for line in file.read().split("\n\n")[0].splitlines() if ":" in line)
    facts = {name.strip(): value.strip() for name, value in facts.items()}
    return "%s (model %s)" % (facts.get("model name", "unknown CPU"), facts.get("model", "unknown"))


# ---- Turns ----

def turn(column, calls):
    """What came before has left nothing in the caches or predictors: calls that are not timed come first."""
    column(max(2, calls // 4))
    return column(calls)


def number_of_calls(column, name):
    if column(1) < 0:
        sys.exit("%s: the call fails" % name)
    calls = max(1, int(TURN / max(column(2), 1.0)))
    return max(1, int(TURN / max(column(calls), 1.0)))


def medians(keys, cases, rounds):
    """Of [{ name: column }]: [{ name: ns a call }]. In each round every column has a turn, in an order that begins elsewhere each
    time, and is reversed every other time."""
    calls = [{name: number_of_calls(column, "%s: %s" % (key, name)) for name, column in columns.items()}
             for key, columns in zip(keys, cases)]
    times = [{name: [] for name in columns} for columns in cases]
    for passed in range(PASSES):
        for at, columns in enumerate(cases):
            for number in range(passed, rounds, PASSES):
                names = list(columns)[::-1 if number % 2 else 1]
                first = number % len(names)
                for name in names[first:] + names[:first]:
                    times[at][name].append(turn(columns[name], calls[at][name]))
    return [{name: statistics.median(values) for name, values in each.items()} for each in times]


def better(times):
    """With columns by several compilers: `loop` is the better of `loop by gcc -O3` and `loop by clang -O3`."""
    found = {}
    for name, value in times.items():
        found[name] = value
        if BY in name:
            peer = name.split(BY)[0]
            found[peer] = min(value, found.get(peer, value))
    return found
