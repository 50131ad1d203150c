#!/usr/bin/env python3
"""Generated kernels beside NumPy, PyTorch, plain C loops and the bandwidth of the memory, in one run on one core.

bench.py --generated DIR [--staged DIR] --work DIR [--sizes N,N] [--rounds R] [--csv FILE] [--all]

DIR holds what `joinery generate jax` wrote. Everything is compiled in the work folder, which keeps it.
../README.md tells what the columns are."""

import argparse
import ctypes
import json
import math
import os
import re
import resource
import shutil
import statistics
import subprocess
import sys

import loops
import pairs
import peers
import report

HERE = os.path.dirname(os.path.abspath(__file__))
PEER_FLAGS = {"gcc -O3": ("gcc", "-O3"), "clang -O3": ("clang", "-O3"), "gcc -O2": ("gcc", "-O2")}
TARGET = ["-march=x86-64-v3", "-ffp-contract=off"]
SLICE = 1e5  # ns that one measurement takes at least


def run(command):
    subprocess.run(command, check=True)


def cpu_seconds(command):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    run(command)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


class Generated:
    """A directory of generated kernels, compiled as its list of sources says."""

    def __init__(self, directory, work):
        self.directory, self.work = directory, work
        os.makedirs(work, exist_ok=True)
        with open(os.path.join(directory, "jax.json"), encoding="utf-8") as file:
            self.facts = json.load(file)
        with open(os.path.join(directory, "jax_sources.mk"), encoding="utf-8") as file:
            text = file.read().replace("\\\n", " ")
        variables = dict(re.findall(r"^(\w+) = (.*)$", text, re.M))
        self.isas = {name.lower(): {"sources": variables["JAX_SOURCES_" + name].split(),
                                    "flags": variables["JAX_FLAGS_" + name].split()}
                     for name in variables["JAX_ISAS"].split()}
        self.figures = {}

    def build(self):
        common = ["gcc", "-std=c11", "-O2", "-fPIC", "-I" + self.directory, "-c", "-o"]
        objects = []
        for isa, entry in self.isas.items():
            mine, seconds = [], 0.0
            for source in entry["sources"]:
                target = os.path.join(self.work, os.path.basename(source)[:-2] + ".o")
                seconds += cpu_seconds(common + [target] + entry["flags"] + [os.path.join(self.directory, source)])
                mine.append(target)
            objects += mine
            self.figures[isa] = self.sizes(isa, mine) + (seconds,)
        dispatch = os.path.join(self.work, "dispatch.o")
        seconds = cpu_seconds(common + [dispatch, os.path.join(self.directory, "jax_dispatch.c")])
        self.figures["dispatch"] = (self.text(dispatch), 0, 0, 0, seconds)
        self.library = os.path.join(self.work, "libjax.so")
        run(["gcc", "-shared", "-o", self.library, dispatch] + objects)

    def text(self, path):
        out = subprocess.run(["size", path], check=True, capture_output=True, text=True).stdout
        return int(out.splitlines()[1].split()[0])

    def sizes(self, isa, objects):
        """Text bytes of the objects, the number of kernels, their median and largest size."""
        out = subprocess.run(["nm", "-S", "-t", "d"] + objects, check=True, capture_output=True, text=True).stdout
        kernels = [int(line.split()[1]) for line in out.splitlines() if re.search(r" T \w+_%s$" % isa, line)]
        if not kernels:
            return sum(map(self.text, objects)), 0, 0, 0
        return sum(map(self.text, objects)), len(kernels), statistics.median(kernels), max(kernels)

    def loaded(self, isa):
        """A copy of the library whose own choice is that instruction set; None where this CPU has it not."""
        copy = os.path.join(self.work, "libjax_%s.so" % isa)
        shutil.copyfile(self.library, copy)
        os.environ["JAX_ISA"] = isa
        library = ctypes.CDLL(copy)
        library.jax_isa.restype = ctypes.c_char_p
        library.jax_find_kernel.restype = ctypes.c_void_p
        return library if library.jax_isa().decode() == isa else None


def parse_seconds(directory, header, language):
    source = '#include "%s"\n' % header
    best = math.inf
    for _ in range(3):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(["gcc", "-x", language, "-fsyntax-only", "-I" + directory, "-"], input=source, text=True, check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        best = min(best, after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime)
    return best


class Bench:
    def __init__(self, options):
        self.options = options
        os.makedirs(options.work, exist_ok=True)
        self.sets = {"": Generated(options.generated, os.path.join(options.work, "pairwise"))}
        if options.staged:
            self.sets["staged "] = Generated(options.staged, os.path.join(options.work, "staged"))
        for each in self.sets.values():
            each.build()
        facts = self.sets[""].facts
        promotion = pairs.Promotion(facts)
        self.values, self.result, self.ops = promotion.values, promotion.result, facts["options"]["ops"]
        self.pairs = [p for p in pairs.pairs_to_measure(list(loops.SIZES)) if options.match in " ".join(p)]
        self.build_peers()
        self.libraries = {}
        for prefix, each in self.sets.items():
            for isa in each.isas:
                if (library := each.loaded(isa)) and (isa != "scalar" or options.scalar):
                    self.libraries[prefix + isa] = library
        flags = ["-O2", "-fPIC", "-shared", "-std=c11", "-I" + options.generated]
        target = os.path.join(options.work, "timing.so")
        run(["gcc", *flags, "-o", target, os.path.join(HERE, "timing.c")])
        self.c = ctypes.CDLL(target)
        for name in ("kernel", "binary", "loop", "promote", "result_type"):
            getattr(self.c, "bench_" + name).restype = ctypes.c_double
        self.c.bench_memory.restype = ctypes.c_void_p
        if self.c.bench_pin(options.cpu) != 0:
            print("cannot pin to CPU %d" % options.cpu, file=sys.stderr)

    def build_peers(self):
        text, roofs = [loops.PRELUDE, loops.ROOF], {(4, 4, 4)}  # that of calls(), whatever is measured
        for op, a, b in self.pairs:
            to, out = self.result(op, a, b)
            text.append(loops.loop("loop_%s_%s_%s" % (op, a, b), op, a, b, to, out) or "")
            roofs.add((loops.SIZES[a], loops.SIZES[b], loops.SIZES[out]))
        text += [loops.roof("roof_%d_%d_%d" % sizes, *sizes) for sizes in sorted(roofs)]
        source = os.path.join(self.options.work, "loops.c")
        with open(source, "w", encoding="utf-8") as file:
            file.write("".join(text))
        self.peers = {}
        for name, (compiler, level) in PEER_FLAGS.items():
            if not shutil.which(compiler):
                continue
            target = os.path.join(self.options.work, "loops_%s%s.so" % (compiler, level))
            run([compiler, level, *TARGET, "-std=c11", "-fPIC", "-shared", "-o", target, source])
            self.peers[name] = ctypes.CDLL(target)

    def operand(self, dtype, n):
        size = loops.SIZES[dtype]
        memory = self.c.bench_memory(ctypes.c_size_t(size * n + 4096))
        kind = {"b": "b", "u": "u", "i": "i", "f": "f", "c": "f"}[dtype[0]]
        kind = "g" if dtype == "bf16" else "b" if dtype == "b" else kind
        part = size // 2 if dtype[0] == "c" else size
        self.c.bench_fill(ctypes.c_void_p(memory), ctypes.c_size_t(size * n), ctypes.c_char(kind.encode()),
                          ctypes.c_size_t(part))
        return memory

    def callers(self, op, a, b, n, memory):
        """What is timed for a pair: { column: a function of the number of calls, which gives ns a call }."""
        x, y, z = (ctypes.c_void_p(memory[name]) for name in "abo")
        to, out = self.result(op, a, b)
        sizes = [ctypes.c_ssize_t(loops.SIZES[d]) for d in (a, b, out)]
        op_value, a_value, b_value = self.ops.index(op), self.values[a], self.values[b]
        count, callers = ctypes.c_size_t(n), {}
        for name, library in self.libraries.items():
            isa, swapped = name.split()[-1], ctypes.c_bool()
            kernel = ctypes.c_void_p(library.jax_find_kernel(op_value, a_value, b_value, isa.encode(), ctypes.byref(swapped)))
            operands = [(x, 32 * loops.SIZES[a]), (y, 32 * loops.SIZES[b])]
            first, second = reversed(operands) if swapped.value else operands
            blocks = ctypes.c_size_t(-(-n // 32))
            if kernel.value:  # none for a pair that is staged
                callers[name + " kernel"] = lambda calls, k=kernel, f=first, s=second, m=blocks: self.c.bench_kernel(
                    k, m, f[0], ctypes.c_ssize_t(f[1]), s[0], ctypes.c_ssize_t(s[1]), z, ctypes.c_size_t(calls))
            binary = ctypes.cast(library.jax_binary, ctypes.c_void_p)
            callers[name] = lambda calls, call=binary: self.c.bench_binary(
                call, op_value, count, a_value, x, sizes[0], b_value, y, sizes[1], z, sizes[2], ctypes.c_size_t(calls))
        for name, peer in self.peers.items():
            function = getattr(peer, "loop_%s_%s_%s" % (op, a, b), None)
            if function:
                call = ctypes.cast(function, ctypes.c_void_p)
                callers[name] = lambda calls, call=call: self.c.bench_loop(call, count, x, y, z, ctypes.c_size_t(calls))
        some = next(iter(self.peers.values()))
        call = ctypes.cast(getattr(some, "roof_%d_%d_%d" % tuple(s.value for s in sizes)), ctypes.c_void_p)
        whole = ctypes.c_size_t(-(-n // 32) * 32)
        callers["roof"] = lambda calls: self.c.bench_loop(call, whole, x, y, z, ctypes.c_size_t(calls))
        dtypes = (a, b, to, out)
        for name, caller in (("numpy", peers.numpy_caller), ("torch", peers.torch_caller)):
            if found := caller(op, dtypes, n, memory):
                callers[name] = found
        return callers

    def measure(self, op, a, b, n, memory):
        """Medians of the rounds, in each of which everybody has a turn; ns an element."""
        callers = self.callers(op, a, b, n, memory)
        calls = {name: max(1, int(SLICE / max(call(1), 1.0))) for name, call in callers.items()}
        calls = {name: max(1, int(SLICE / max(callers[name](calls[name]), 1.0))) for name in callers}
        times = {name: [] for name in callers}
        for _ in range(self.options.rounds):
            for name, call in callers.items():
                times[name].append(call(calls[name]))
        return {name: statistics.median(values) / n for name, values in times.items()}

    def sweep(self):
        rows = []
        longest = max(self.options.sizes)
        memory = {d: [self.operand(d, longest), self.operand(d, longest)] for d in loops.SIZES}
        wide = self.c.bench_memory(ctypes.c_size_t(16 * longest + 4096))
        for n in self.options.sizes:
            for op, a, b in self.pairs:
                times = self.measure(op, a, b, n, {"a": memory[a][0], "b": memory[b][1], "o": wide})
                rows.append({"n": n, "op": op, "a": a, "b": b, "to": self.result(op, a, b)[0], "out": self.result(op, a, b)[1],
                             "times": times})
            print("measured n = %d" % n, file=sys.stderr)
        return rows

    def calls(self):
        """Whole calls of short arrays, (i32, f32) add: { column: { n: ns } }."""
        memory = {"a": self.operand("i32", 512), "b": self.operand("f32", 512), "o": self.c.bench_memory(ctypes.c_size_t(9999))}
        lengths = [1, 2, 3, 5, 8, 13, 16, 21, 31, 32, 64, 100, 128, 200, 320]
        times = {}
        for n in lengths:
            measured = self.measure("add", "i32", "f32", n, memory)
            for name, value in measured.items():
                if name.split(" ")[-1] in ("avx2", "avx512", "scalar", "neon", "kernel", "numpy", "torch"):
                    times.setdefault(name, {})[n] = value * n
        return times

    def lookups(self):
        rounds = self.options.rounds
        times = {"promote_types": statistics.median(self.c.bench_promote(ctypes.c_size_t(400000)) for _ in range(rounds))}
        for operands in (2, 4, 8, 16, 64):
            times["result_type of %d" % operands] = statistics.median(
                self.c.bench_result_type(ctypes.c_size_t(operands), ctypes.c_size_t(20000)) for _ in range(rounds))
        return times


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--generated", required=True, help="what `joinery generate jax` wrote")
    parser.add_argument("--staged", help="the same with --kernels staged")
    parser.add_argument("--work", required=True, help="folder to compile in")
    parser.add_argument("--sizes", default="100,1000,10000,1000000,10000000", help="numbers of elements")
    parser.add_argument("--rounds", type=int, default=9, help="measurements that each median is of")
    parser.add_argument("--cpu", type=int, default=0, help="the core to stay on")
    parser.add_argument("--match", default="", help="only pairs whose `op a b` contains this")
    parser.add_argument("--scalar", action="store_true", help="measure the scalar kernels too")
    parser.add_argument("--csv", help="write every figure there")
    parser.add_argument("--all", action="store_true", help="print every row")
    options = parser.parse_args()
    options.sizes = [int(float(n)) for n in options.sizes.split(",")]

    peers.keep_freed_memory()
    bench = Bench(options)
    report.sizes(bench, parse_seconds)
    calls, lookups = bench.calls(), bench.lookups()
    rows = bench.sweep()
    report.table(rows, options)
    report.goals(bench, rows, calls, lookups)


if __name__ == "__main__":
    main()
