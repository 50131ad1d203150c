#!/usr/bin/env python3
"""How fast joinery is from a spec to a verified table. A bench, not a test: it judges nothing, it prints.

Whole processes on one pinned core, medians, everything in one run: `check` of lattices of 18 to 8,192 dtypes, the core's
own share (closure, joins, laws: bench_lattice_core), the peer (jax_joins.py), and `generate jax`.

Usage: tables.py BUILD_DIR [--runs N] [--peer-limit N]     (a release build: cmake --workflow --preset release)
"""

import argparse
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
SIZES = (18, 256, 1024, 4096, 8192)
KINDS = ("boolean", "chains", "random")
# dtypes: (seconds, MiB) of a whole `check`, and seconds of the core; from the goals of the project
GOALS = {18: (0.005, None, None), 1024: (0.020, None, 0.005), 4096: (0.3, 100, 0.1), 8192: (1.0, 350, 0.5)}


def measure(command, runs):
    """Median wall seconds and largest resident MiB of `command` over `runs` whole processes."""
    seconds, peak = [], 0
    with open(os.devnull, "wb") as null:
        for _ in range(runs):
            start = time.perf_counter()
            process = subprocess.Popen(command, stdout=null)
            _, status, usage = os.wait4(process.pid, 0)
            seconds.append(time.perf_counter() - start)
            process.returncode = os.waitstatus_to_exitcode(status)
            if process.returncode != 0:
                sys.exit(f"tables.py: {' '.join(command)} exited with {process.returncode}")
            peak = max(peak, usage.ru_maxrss / 1024)
    return statistics.median(seconds), peak


def edges_of(spec_path, to_path):
    """Rewrites the edges of a bench spec (d0, d1, ...) as numbers for the peer."""
    text = open(spec_path, encoding="utf-8").read()
    count = len(re.findall(r'\{\s*"d\d+"\s*,\s*kind', text))
    with open(to_path, "w", encoding="utf-8") as out:
        out.write(f"{count}\n")
        body = text[text.index("promotes") :]
        for low, highs in re.findall(r"\bd(\d+)\s*=\s*\{([^}]*)\}", body):
            for high in re.findall(r"d(\d+)", highs):
                out.write(f"{low} {high}\n")
    return count


def ratio(value, goal, unit):
    return "" if goal is None else f"{'met' if value <= goal else 'MISSED'} (goal {goal * (1000 if unit == 'ms' else 1):g} {unit})"


def check_table(joinery, core, runs, peer_limit, folder):
    print(f"{'lattice':8} {'dtypes':>6} {'edges':>6} {'check ms':>9} {'MiB':>6} {'core ms':>8} {'peer ms':>9} {'peer/core':>9}"
          "  goals (check; memory; core)")
    last = {}
    for kind in KINDS:
        for size in SIZES:
            spec = os.path.join(folder, f"{kind}_{size}.lua")
            with open(spec, "wb") as out:
                subprocess.run([core, "--spec", kind, str(size)], stdout=out, check=True)
            edges = os.path.join(folder, "edges")
            count = edges_of(spec, edges)
            edge_count = sum(1 for _ in open(edges, encoding="utf-8")) - 1
            seconds, mib = measure([joinery, "check", "-q", spec], runs if size <= 4096 else max(3, runs // 3))
            core_seconds = float(subprocess.run([core, "--time", kind, str(size)], capture_output=True, check=True,
                                                text=True).stdout.split()[0])
            peer = ""
            if size <= peer_limit:
                times = [sum(map(float, subprocess.run([sys.executable, os.path.join(HERE, "jax_joins.py"), edges],
                                                       capture_output=True, check=True, text=True).stdout.split()))
                         for _ in range(3)]
                peer = statistics.median(times)
            goal = GOALS.get(size, (None, None, None))
            notes = [ratio(seconds, goal[0], "ms"), ratio(mib, goal[1], "MiB"), ratio(core_seconds, goal[2], "ms")]
            print(f"{kind:8} {count:6} {edge_count:6} {seconds * 1e3:9.2f} {mib:6.1f} {core_seconds * 1e3:8.3f} "
                  f"{peer * 1e3 if peer else float('nan'):9.1f} {peer / core_seconds if peer else float('nan'):9.0f}  "
                  + "; ".join(note for note in notes if note), flush=True)
            if kind in last:
                before_count, before_seconds = last[kind]
                growth = seconds / before_seconds
                print(f"{'':8} {'':6} {'':6} x{growth:<8.1f} for x{(count / before_count) ** 2:.0f} pairs", flush=True)
            last[kind] = (count, seconds)


def generate_line(joinery, runs, folder):
    print()
    for name, extra in (("everything new", True), ("nothing to write", False)):
        times = []
        for run in range(runs):
            out = os.path.join(folder, f"jax_{run if extra else 0}")
            start = time.perf_counter()
            subprocess.run([joinery, "generate", "jax", "--emit", "tables", "-q", "-o", out], check=True)
            times.append(time.perf_counter() - start)
        value = statistics.median(times)
        print(f"generate jax, {name}: {value * 1e3:.2f} ms  {ratio(value, 0.010, 'ms')}")
    value, mib = measure([joinery, "check", "-q", "jax"], runs)
    print(f"check jax: {value * 1e3:.2f} ms, {mib:.1f} MiB  {ratio(value, 0.005, 'ms')}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("build")
    parser.add_argument("--runs", type=int, default=9)
    parser.add_argument("--peer-limit", type=int, default=1024)
    options = parser.parse_args()
    joinery = os.path.join(options.build, "bin", "joinery")
    core = os.path.join(options.build, "bin", "bench_lattice_core")
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    with tempfile.TemporaryDirectory() as folder:
        check_table(joinery, core, options.runs, options.peer_limit, folder)
        generate_line(joinery, options.runs, folder)


if __name__ == "__main__":
    main()
