#!/usr/bin/env python3
"""Division and the operations of one and three operands beside NumPy, plain C loops and the bandwidth of the memory, in
one run on one core.

operations.py --generated DIR --work DIR [--isas avx2,avx512] [--n N] [--rounds R] [--match TEXT] [--csv FILE]

DIR holds what `joinery generate jax` wrote. ../README.md tells what the columns are."""

import argparse
import ctypes
import os
import sys

import compilers
import loops
import operation_loops
import operations_report
import peers
from generated import Generated
from timer import Timer, medians

DIVISION = ("floor_divide", "remainder", "fmod")
TO_BOOL = ("signbit", "isnan", "isinf", "isfinite", "logical_not")
TO_PART = ("absolute", "real", "imag")
OF_FLOATS = ("signbit", "copysign", "nextafter")
PARTS = {"c64": "f32", "c128": "f64"}
UNARY = ("positive", "negative", "absolute", "sign", "square", "sqrt", "reciprocal", "floor", "ceil", "trunc", "round",
         "signbit", "isnan", "isinf", "isfinite", "bitwise_invert", "logical_not", "conjugate", "real", "imag")


def pointer(function):
    return ctypes.cast(function, ctypes.c_void_p)


def has(op, dtype):
    """Whether the operation has a rule for the dtype, of those that are measured."""
    if dtype[0] == "c":
        return op not in OF_FLOATS + ("floor", "ceil", "trunc", "round", "bitwise_invert", "sqrt")
    if dtype[0] in "ui":
        return op not in OF_FLOATS
    return op != "bitwise_invert"


def result(op, dtype):
    if op in TO_BOOL:
        return "b"
    if op in TO_PART:
        return PARTS.get(dtype, dtype)
    if op in ("sqrt", "reciprocal") and dtype[0] in "ui":
        return "f64" if dtype.endswith("64") else "f32"
    return dtype


def cases(match):
    """What is measured: (op, dtype, of what, number of operands)."""
    found = [(op, dtype, "", 2) for op in DIVISION for dtype in ("i32", "i64", "f32", "f64")]
    found += [(op, dtype, "far apart", 2) for op in DIVISION for dtype in ("f32", "f64")]
    found += [(op, dtype, "", 2) for op in DIVISION for dtype in ("i8", "i16", "u32", "u64", "f16", "bf16")]
    found += [(op, dtype, "", 2) for op in ("copysign", "nextafter") for dtype in ("f16", "f32", "f64")]
    found += [(op, dtype, "", 1) for op in UNARY for dtype in ("f32", "f64", "i32", "i64", "f16", "bf16", "c64", "c128")
              if has(op, dtype)]
    same = [dtype for dtype in loops.SIZES if dtype != "b"]
    found += [("where", dtype, "", 3) for dtype in same]
    found += [("clip", dtype, of, 3) for of in ("", "two numbers") for dtype in same if dtype[0] != "c"]
    return [case for case in found if match in " ".join(case[:3])]


class Bench:
    def __init__(self, options):
        self.options, self.n = options, options.n
        generated = Generated(options.generated, os.path.join(options.work, "compiled"), {"scalar", *options.isas})
        generated.build()
        self.values, self.ops = loops.Promotion(generated.facts).values, generated.facts["options"]["ops"]
        self.libraries = {isa: library for isa in options.isas if (library := generated.loaded(isa))}
        self.timer = Timer(options.generated, options.work, options.cpu)
        self.c, self.cases = self.timer.c, cases(options.match)
        self.build_peers()
        self.operands = {}

    def build_peers(self):
        text, roofs = [operation_loops.prelude()], set()
        for op, dtype, of, operands in self.cases:
            if operands < 3 and not of:
                out = result(op, dtype)
                text.append(operation_loops.loop("loop_%s_%s" % (op, dtype), op, dtype, out, operands) or "")
            roofs.add(self.roof_sizes(op, dtype, of, operands))
        text += [loops.roof(self.roof_name(sizes), *sizes) for sizes in sorted(roofs)]
        source = os.path.join(self.options.work, "operation_loops.c")
        with open(source, "w", encoding="utf-8") as file:
            file.write("".join(text))
        self.peers = compilers.loops(source, self.options.work, self.options.isas)

    def roof_sizes(self, op, dtype, of, operands):
        """Bytes an element: of the result, and of each operand that is an array."""
        size, out = loops.SIZES[dtype], loops.SIZES[result(op, dtype)]
        if op == "where":
            return out, 1, size, size
        return (out,) + (size,) * (1 if of == "two numbers" else operands)

    def roof_name(self, sizes):
        return "roof_" + "_".join(map(str, sizes))

    def operand(self, dtype, place, far):
        """One of the three operands of that dtype; `b` is never 0."""
        key = (dtype, place, far)
        if key not in self.operands:
            self.operands[key] = self.timer.operand(dtype, loops.SIZES[dtype], self.n + 32, far)
        return self.operands[key]

    def memory(self, op, dtype, of):
        """The addresses of operands a, b, c and the result."""
        far = of == "far apart"
        first = "b" if op == "where" else dtype
        found = {"a": self.operand(first, "a", far), "b": self.operand(dtype, "b", far), "c": self.operand(dtype, "c", far)}
        if "o" not in self.operands:
            self.operands["o"] = self.timer.memory(16 * (self.n + 32))
        return {**found, "o": self.operands["o"]}

    def ours(self, library, case, memory):
        """A function of the number of calls; None where the library has no such function."""
        op, dtype, of, operands = case
        if not hasattr(library, "jax_" + op):
            return None
        call, n, value = pointer(getattr(library, "jax_" + op)), ctypes.c_size_t(self.n), self.values[dtype]
        a, b, c, out = (ctypes.c_void_p(memory[name]) for name in "abco")
        size, out_size = ctypes.c_ssize_t(loops.SIZES[dtype]), ctypes.c_ssize_t(loops.SIZES[result(op, dtype)])
        if operands == 1:
            return lambda calls: self.c.bench_unary(call, n, value, a, size, out, out_size, ctypes.c_size_t(calls))
        if operands == 2:
            op_value, binary = self.ops.index(op), pointer(library.jax_binary)
            return lambda calls: self.c.bench_binary(binary, op_value, n, value, a, size, value, b, size, out, out_size,
                                                     ctypes.c_size_t(calls))
        first, first_size = (self.values["b"], ctypes.c_ssize_t(1)) if op == "where" else (value, size)
        stride = ctypes.c_ssize_t(0) if of == "two numbers" else size
        return lambda calls: self.c.bench_ternary(call, n, first, a, first_size, value, b, stride, c, stride, out, out_size,
                                                  ctypes.c_size_t(calls))

    def roof(self, case, memory):
        sizes = self.roof_sizes(*case)
        call = pointer(getattr(next(iter(self.peers.values())), self.roof_name(sizes)))
        whole = ctypes.c_size_t(-(-self.n // 32) * 32)
        a, b, c, out = (ctypes.c_void_p(memory[name]) for name in "abco")
        if len(sizes) == 4:
            return lambda calls: self.c.bench_loop3(call, whole, a, b, c, out, ctypes.c_size_t(calls))
        return lambda calls: self.c.bench_loop(call, whole, a, b, out, ctypes.c_size_t(calls))

    def numpy(self, case, memory):
        op, dtype, of, operands = case
        if operands == 2:
            return peers.numpy_caller(op, (dtype,) * 4, self.n, memory)
        if op == "clip":
            return peers.numpy_clip(dtype, self.n, memory, of == "two numbers")
        if operands == 1 and dtype == "bf16":  # beside NumPy's f16, which it has
            return peers.numpy_unary(op, "f16", "f16" if result(op, dtype) == dtype else "b", self.n, self.memory(op, "f16", of))
        return peers.numpy_unary(op, dtype, result(op, dtype), self.n, memory) if operands == 1 else None

    def callers(self, case):
        op, dtype, of, _ = case
        memory, found = self.memory(op, dtype, of), {}
        for isa, library in self.libraries.items():
            if call := self.ours(library, case, memory):
                if call(1) < 0:
                    print("no kernel: %s %s" % (op, dtype), file=sys.stderr)
                else:
                    found[isa] = call
        for name, peer in self.peers.items():
            if (function := getattr(peer, "loop_%s_%s" % (op, dtype), None)) and not of:
                a, b, out = (ctypes.c_void_p(memory[at]) for at in "abo")
                found[name] = lambda calls, call=pointer(function): self.c.bench_loop(
                    call, ctypes.c_size_t(self.n), a, b, out, ctypes.c_size_t(calls))
        found["roof"] = self.roof(case, memory)
        if call := self.numpy(case, memory):
            found["numpy"] = call
        return found

    def sweep(self):
        rows = []
        for case in self.cases:
            times = medians(self.callers(case), self.options.rounds)
            rows.append({"op": case[0], "dtype": case[1], "of": case[2], "operands": case[3],
                         "times": {name: value / self.n for name, value in times.items()}})
        return rows


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--generated", required=True, help="what `joinery generate jax` wrote")
    parser.add_argument("--work", required=True, help="folder to compile in")
    parser.add_argument("--isas", default="avx2", help="instruction sets to measure")
    parser.add_argument("--n", type=int, default=10000, help="number of elements")
    parser.add_argument("--rounds", type=int, default=9, help="measurements that each median is of")
    parser.add_argument("--cpu", type=int, default=0, help="the core to stay on")
    parser.add_argument("--match", default="", help="only cases whose `op dtype` contains this")
    parser.add_argument("--csv", help="write every figure there")
    options = parser.parse_args()
    options.isas = options.isas.split(",")
    os.makedirs(options.work, exist_ok=True)
    print("%s; load %.1f" % (compilers.described(), os.getloadavg()[0]))
    rows = Bench(options).sweep()
    operations_report.table(rows, options)
    operations_report.goals(rows, options.isas)


if __name__ == "__main__":
    main()
