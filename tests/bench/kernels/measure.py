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

HERE = os.path.dirname(os.path.abspath(__file__))
TURN = 1e5  # ns that a turn takes at least
PASSES = 3  # over all cases: a core is slow for seconds at a time
BLOCK, DIMS = 32, 3


class Array(ctypes.Structure):
    _fields_ = [("at", ctypes.c_void_p), ("strides", ctypes.c_ssize_t * DIMS), ("dtype", ctypes.c_uint)]


class Call(ctypes.Structure):
    _fields_ = [("function", ctypes.c_void_p), ("more", ctypes.c_void_p * 2), ("op", ctypes.c_uint), ("n", ctypes.c_size_t),
                ("dims", ctypes.c_size_t), ("shape", ctypes.c_size_t * DIMS),
                ("a", Array), ("b", Array), ("c", Array), ("out", Array)]


def parser(description, rounds=15):
    found = argparse.ArgumentParser(description=description.split("\n", maxsplit=1)[0])
    found.add_argument("--generated", required=True, help="what `joinery generate jax` wrote")
    found.add_argument("--work", required=True, help="folder to compile in; what did not change is not compiled again")
    found.add_argument("--isa", default="avx2,avx512", help="instruction sets to measure, of those in this CPU")
    found.add_argument("--rounds", type=int, default=rounds, help="turns that each column has, nine or more")
    found.add_argument("--cpu", type=int, default=max(os.sched_getaffinity(0)), help="the core to stay on")
    found.add_argument("--match", default="", help="only cases whose names contain one of these, between commas")
    found.add_argument("--csv", help="write every figure there")
    return found


def parsed(arguments):
    options = arguments.parse_args()
    options.isa, wanted = options.isa.split(","), options.match.split(",")
    options.matches = lambda name: any(text in name for text in wanted)
    return options


class Bench:
    """The libraries, one for each instruction set, the ways of calling them, and memory for operands."""

    def __init__(self, options, include=()):
        self.options = options
        self.generated = generated.Generated(options.generated, os.path.join(options.work, "compiled"),
                                             {"scalar", *options.isa}, include)
        self.generated.build()
        facts = self.generated.facts
        self.promotion, self.ops = loops.Promotion(facts), facts["options"]["ops"]
        self.values = self.promotion.values
        self.libraries = {isa: library for isa in options.isa if (library := self.generated.loaded(isa))}
        if not self.libraries:
            sys.exit("none of these instruction sets is generated and in this CPU: %s" % ", ".join(options.isa))
        target = os.path.join(options.work, "ways.so")
        generated.run(["gcc", "-O2", "-fPIC", "-shared", "-std=c11", "-I" + options.generated, "-o", target,
                       os.path.join(HERE, "ways.c")])
        self.c, self.known = ctypes.CDLL(target), {}
        self.c.bench_memory.restype = ctypes.c_void_p
        os.sched_setaffinity(0, {options.cpu})
        peers.keep_freed_memory()
        print("%s, core %d, load %.1f; %s; %s\n" % (
            machine(), options.cpu, os.getloadavg()[0], compilers.described(), peers.described()))

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

    def find_kernel(self, isa, op, a, b):
        """A kernel, and whether it takes its operands exchanged; None if there is none."""
        swapped, find = ctypes.c_bool(), self.libraries[isa].jax_find_kernel
        found = find(self.ops.index(op), self.values[a], self.values[b], isa.encode(), ctypes.byref(swapped))
        return found, swapped.value

    def plain_loops(self, name, text, prelude=loops.PRELUDE):
        """Loops of C, compiled as `compiled` does."""
        with open(os.path.join(HERE, "ways.h"), encoding="utf-8") as file:
            return self.compiled(name + ".c", "#define _GNU_SOURCE\n" + prelude + file.read() + text)

    def compiled(self, name, text, more=()):
        """A source compiled by each compiler for each instruction set: { "avx2 gcc -O3": the library }."""
        source = os.path.join(self.options.work, name)
        with open(source, "w", encoding="utf-8") as file:
            file.write(text)
        return compilers.loops(source, self.options.work, self.libraries, more)

    def typed(self, name, isa, statements):
        """Ways of calling jax_kernels.hpp, { name: C++ }, compiled against the library of an instruction set."""
        source, target = (os.path.join(self.options.work, name + end) for end in (".cpp", "_%s.so" % isa))
        with open(source, "w", encoding="utf-8") as file:
            file.write('#include "ways.h"\n#include "jax_kernels.hpp"\n')
            file.writelines("WAY(%s, %s)\n" % statement for statement in statements.items())
        # Copies that chose other instruction sets keep kernels of their own.
        generated.run(["g++", "-std=c++17", "-O2", "-fPIC", "-fno-gnu-unique", "-shared", "-I" + HERE,
                       "-I" + self.options.generated, "-o", target, source, self.generated.copy_of(isa)])
        return ctypes.CDLL(target)

    def column(self, way, function, shape, op=0, more=(), library=None, **arrays):
        """`function`: the way's; `library`: what has the way, if that is not ways.c."""
        shape = (shape,) if isinstance(shape, int) else shape
        call = Call(pointer(function), (ctypes.c_void_p * 2)(*map(pointer, more)), op, shape[-1], len(shape),
                    (ctypes.c_size_t * DIMS)(*([1] * (DIMS - len(shape))), *shape), **arrays)
        timed = getattr(library or self.c, "way_" + way)
        timed.restype = ctypes.c_double
        return lambda calls: timed(ctypes.byref(call), ctypes.c_size_t(calls))


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


def sweep(cases, options):
    """Of [(case, columns)]: [(case, { column: ns a call, the median })]. In each round every column has a turn, in an order that
    begins elsewhere each time, and is reversed every other time."""
    rounds = max(9, options.rounds)
    calls = [{name: number_of_calls(column, "%s: %s" % (case, name)) for name, column in columns.items()}
             for case, columns in cases]
    times = [{name: [] for name in columns} for _, columns in cases]
    for passed in range(PASSES):
        for at, (_, columns) in enumerate(cases):
            for number in range(passed, rounds, PASSES):
                names = list(columns)[::-1 if number % 2 else 1]
                first = number % len(names)
                for name in names[first:] + names[:first]:
                    times[at][name].append(turn(columns[name], calls[at][name]))
    found = [(case, {name: statistics.median(values) for name, values in of.items()})
             for (case, _), of in zip(cases, times)]
    if options.csv:
        report.write_csv(options.csv, found)
    return found
