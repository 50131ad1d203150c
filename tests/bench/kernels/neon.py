#!/usr/bin/env python3
"""Generated NEON kernels beside plain loops, simulated: cycles that llvm-mca foresees, on no hardware.

neon.py --generated DIR --work DIR [--match TEXT] [--csv FILE] [--all]

DIR holds what `joinery generate jax --isa neon` wrote. ../README.md tells what the columns are."""

import argparse
import csv
import glob
import json
import os
import re
import shutil
import subprocess
import sys

import assembly
import loops
import pairs
from report import figure, mean, print_rows

CPUS = {"V2": "neoverse-v2", "M1": "apple-m1"}
ITERATIONS = 100
TURN = 128  # elements a simulated turn, for all the same: the pipeline fills and drains once in ITERATIONS of them
BLOCK = 32  # elements a block of a kernel

# Elements a cycle of the hand-written sequences in the design: (V2, M1).
DESIGN = {
    ("add", "f32", "f32"): (4.0, 2.6), ("less", "f32", "f32"): (5.3, 4.0), ("maximum", "f32", "f32"): (4.0, 2.6),
    ("add", "i8", "f32"): (2.8, 3.4), ("add", "i32", "f32"): (3.2, 2.6), ("add", "u8", "i8"): (9.7, 6.8),
    ("less", "i8", "u8"): (12.4, 6.3), ("add", "u8", "i32"): (5.3, 3.5), ("multiply", "i8", "i8"): (15.5, 6.3),
    ("add", "u32", "i32"): (2.4, 1.8), ("multiply", "i64", "i64"): (1.0, 0.85), ("maximum", "i64", "i64"): (2.0, 1.3),
    ("add", "i64", "f64"): (2.0, 1.3), ("add", "u64", "f64"): (2.0, 1.3), ("add", "i64", "f32"): (0.66, 0.5),
    ("add", "f16", "f32"): (3.2, 3.2), ("add", "f16", "f16"): (1.3, 2.9), ("add", "bf16", "f32"): (4.6, 3.2),
    ("add", "bf16", "bf16"): (1.6, 1.3), ("multiply", "c64", "c64"): (1.1, 1.1),
}


def newest(program):
    """`program`, or the highest of `program-N`, on the path."""
    found = {int(path.rsplit("-", 1)[1]) for folder in os.environ["PATH"].split(":")
             for path in glob.glob(os.path.join(folder, program + "-[0-9]*")) if path.rsplit("-", 1)[1].isdigit()}
    return shutil.which("%s-%d" % (program, max(found))) if found else shutil.which(program)


def tools():
    """The programs that this needs; says which are missing, and ends."""
    found = {"gcc": shutil.which("aarch64-linux-gnu-gcc"), "clang": newest("clang"), "llvm-mca": newest("llvm-mca")}
    missing = [name for name, path in found.items() if not path]
    if missing:
        sys.exit("neon.py: missing: %s (Debian: gcc-aarch64-linux-gnu, libc6-dev-arm64-cross, clang-19, llvm-19)"
                 % ", ".join({"gcc": "aarch64-linux-gnu-gcc"}.get(name, name) for name in missing))
    for cpu in CPUS.values():
        said = subprocess.run([found["llvm-mca"], "-mtriple=aarch64-linux-gnu", "-mcpu=" + cpu], input="nop\n",
                              text=True, capture_output=True, check=False)
        if said.returncode or "not a recognized processor" in said.stdout + said.stderr:
            sys.exit("neon.py: %s does not know %s: a newer LLVM is needed" % (found["llvm-mca"], cpu))
    return found


def version(program):
    return subprocess.run([program, "--version"], capture_output=True, text=True, check=True).stdout


def kernel(lines, size):
    """The instructions of a turn of a kernel, whose blocks have that size, and its elements."""
    instructions, blocks = assembly.kernel_body(lines, size)
    return instructions, blocks * BLOCK


class Simulation:
    def __init__(self, options, programs):
        self.options, self.programs = options, programs
        os.makedirs(options.work, exist_ok=True)
        with open(os.path.join(options.generated, "jax.json"), encoding="utf-8") as file:
            facts = json.load(file)
        self.result = pairs.Promotion(facts).result
        self.kernels = {tuple(serves[:3]): each["name"] for each in facts["kernels"] for serves in each["serves"]}
        self.pairs = [p for p in pairs.pairs_to_measure(list(loops.SIZES)) if options.match in " ".join(p)]
        self.bodies, self.unclear = {}, {}  # by (column, pair)
        for compiler in ("gcc", "clang"):
            self.add_kernels(compiler)
            self.add_loops(compiler)

    def assembled(self, compiler, level, source):
        """The functions of a C file as the compiler writes them."""
        command = [self.programs[compiler], "-std=c11", level, "-ffp-contract=off", "-S", "-o"]
        if compiler == "clang":
            command[1:1] = ["--target=aarch64-linux-gnu", "-I/usr/aarch64-linux-gnu/include"]
        target = os.path.join(self.options.work, "%s_%s.s" % (os.path.basename(source)[:-2], compiler))
        subprocess.run(command + [target, source], check=True)
        with open(target, encoding="utf-8") as file:
            return assembly.functions(file.read())

    def keep(self, column, pair, found):
        """What `found` gives, (instructions, elements), or why it gives nothing."""
        try:
            self.bodies[column, pair] = found()
        except assembly.Unclear as why:
            self.unclear[column, pair] = str(why)

    def add_kernels(self, compiler):
        functions = {}
        for op in sorted({op for op, _, _ in self.pairs}):
            source = os.path.join(self.options.generated, "kernels", "jax_%s_neon.c" % op)
            functions.update(self.assembled(compiler, "-O2", source))
        for pair in self.pairs:
            lines = functions["jax_%s_neon" % self.kernels[pair]]
            size = BLOCK * loops.SIZES[self.result(*pair)[1]]
            self.keep("ours, " + compiler, pair, lambda: kernel(lines, size))

    def add_loops(self, compiler):
        source = os.path.join(self.options.work, "loops.c")
        with open(source, "w", encoding="utf-8") as file:
            file.write(loops.PRELUDE)
            file.writelines(loops.loop("loop_%s_%s_%s" % pair, *pair, *self.result(*pair)) or "" for pair in self.pairs)
        functions = self.assembled(compiler, "-O3", source)
        for pair in self.pairs:
            if lines := functions.get("loop_%s_%s_%s" % pair):
                self.keep(compiler + " -O3", pair, lambda: assembly.body(lines, loops.SIZES[self.result(*pair)[1]]))

    def cycles(self, cpu):
        """{ (column, pair): cycles an element } by llvm-mca, each body as often as TURN elements take."""
        source = os.path.join(self.options.work, "regions.s")
        turns = {}
        with open(source, "w", encoding="utf-8") as file:
            for number, (key, (lines, elements)) in enumerate(self.bodies.items()):
                times = max(1, round(TURN / elements))
                turns[number] = key, times * elements
                file.write("# LLVM-MCA-BEGIN %d\n%s\n# LLVM-MCA-END\n" % (number, "\n".join(lines * times)))
        command = [self.programs["llvm-mca"], "-mtriple=aarch64-linux-gnu", "-mcpu=" + cpu, "-all-views=0", "-summary-view",
                   "-iterations=%d" % ITERATIONS, source]
        out = subprocess.run(command, text=True, capture_output=True, check=True)
        found = re.findall(r"Code Region - (\d+)\n.*?Total Cycles: +(\d+)", out.stdout, re.S)
        if len(found) != len(turns):
            sys.exit("neon.py: llvm-mca simulated %d of %d loops:\n%s" % (len(found), len(turns), out.stderr[:2000]))
        return {turns[int(number)][0]: int(cycles) / ITERATIONS / turns[int(number)][1] for number, cycles in found}


COLUMNS = ("ours, gcc", "gcc -O3", "ours, clang", "clang -O3")


def rates(cycles, pair):
    return [1 / cycles[column, pair] if (column, pair) in cycles else None for column in COLUMNS]


def print_table(simulation, cycles, chosen):
    for cpu, model in CPUS.items():
        rows = []
        for pair in chosen:
            design = DESIGN.get(pair, (None, None))[list(CPUS).index(cpu)]
            mine = cycles[cpu].get((COLUMNS[0], pair))
            rows.append([" ".join(pair), figure(mine, 3)] + [figure(rate) for rate in rates(cycles[cpu], pair)]
                        + ["-" if design is None else "%g" % design])
        print("%s (%s), simulated: cycles an element of ours by gcc, and elements a cycle" % (cpu, model))
        print_rows(["", "cycles"] + list(COLUMNS) + ["design"], rows)


def print_means(simulation, cycles):
    peers = {"gcc -O3": ["gcc -O3"], "clang -O3": ["clang -O3"], "the better": ["gcc -O3", "clang -O3"]}
    rows, lines = [], []
    for cpu in CPUS:
        for ours in ("ours, gcc", "ours, clang"):
            for name, columns in peers.items():
                found = []
                for pair in simulation.pairs:
                    theirs = [cycles[cpu][c, pair] for c in columns if (c, pair) in cycles[cpu]]
                    if theirs and (ours, pair) in cycles[cpu]:
                        found.append((min(theirs) / cycles[cpu][ours, pair], " ".join(pair)))
                found.sort()
                rows.append([cpu, ours, name, len(found), figure(mean([ratio for ratio, _ in found])),
                             sum(ratio < 0.95 for ratio, _ in found)])
                if name == "the better":
                    lines.append("%s, %s, times the better -O3. Worst: %s. Best: %s." % (
                        cpu, ours, "; ".join("%s %.2f" % (pair, ratio) for ratio, pair in found[:20]),
                        "; ".join("%s %.2f" % (pair, ratio) for ratio, pair in reversed(found[-10:]))))
    print("Times as fast, simulated, geometric means over the loops that could be simulated")
    print_rows(["", "", "against", "pairs", "mean", "under 0.95"], rows)
    print("\n\n".join(lines) + "\n")
    for (column, pair), why in sorted(simulation.unclear.items()):
        print("not simulated: %s, %s: %s" % (column, " ".join(pair), why))


def write_csv(path, simulation, cycles):
    with open(path, "w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(["op", "a", "b"] + ["%s, %s" % (cpu, column) for cpu in CPUS for column in COLUMNS])
        for pair in simulation.pairs:
            writer.writerow([*pair] + [cycles[cpu].get((column, pair), "") for cpu in CPUS for column in COLUMNS])


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--generated", required=True, help="what `joinery generate jax --isa neon` wrote")
    parser.add_argument("--work", required=True, help="folder to compile in")
    parser.add_argument("--match", default="", help="only pairs whose `op a b` contains this")
    parser.add_argument("--csv", help="write every figure there: simulated cycles an element")
    parser.add_argument("--all", action="store_true", help="print every pair, not those of the design alone")
    options = parser.parse_args()
    programs = tools()
    for name in programs:
        lines = version(programs[name]).splitlines()
        print("%s: %s" % (name, next(line for line in lines if re.search(r"\d\.\d", line)).strip()))
    simulation = Simulation(options, programs)
    cycles = {cpu: simulation.cycles(model) for cpu, model in CPUS.items()}
    if options.csv:
        write_csv(options.csv, simulation, cycles)
    print_table(simulation, cycles, [p for p in simulation.pairs if options.all or p in DESIGN])
    print_means(simulation, cycles)


if __name__ == "__main__":
    main()
