#!/usr/bin/env python3
"""How long `joinery generate` takes, of one program or of several side by side. A bench, not a test: it judges nothing.

Whole processes, the programs taking turns within each round, medians and least of processor time (user and system), and
medians by the clock, which also counts the wait for the disk and for other work.

Usage: generate.py JOINERY... [--specs jax,jax_today] [--runs N]
"""

import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time


def measure(joinery, spec, folder):
    """(processor seconds, seconds, MiB) of a run."""
    start = time.perf_counter()
    process = subprocess.Popen([joinery, "generate", spec, "-q", "-o", folder])
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"generate.py: {joinery} generate {spec} exited with {process.returncode}")
    return usage.ru_utime + usage.ru_stime, time.perf_counter() - start, usage.ru_maxrss / 1024


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("joinery", nargs="+")
    parser.add_argument("--specs", default="jax,jax_today")
    parser.add_argument("--runs", type=int, default=11)
    options = parser.parse_args()
    print(f"{'spec':12} {'run':16} {'cpu s':>7} {'least':>7} {'clock s':>8} {'MiB':>5}  program")
    with tempfile.TemporaryDirectory() as work:
        for spec in options.specs.split(","):
            taken = {}
            for _ in range(options.runs):
                for number, joinery in enumerate(options.joinery):
                    folder = os.path.join(work, str(number))
                    shutil.rmtree(folder, ignore_errors=True)
                    for run in ("everything new", "nothing changed"):
                        taken.setdefault((run, joinery), []).append(measure(joinery, spec, folder))
            for (run, joinery), all_taken in taken.items():
                processor, clock, memory = zip(*all_taken)
                print(f"{spec:12} {run:16} {statistics.median(processor):7.3f} {min(processor):7.3f} "
                      f"{statistics.median(clock):8.3f} {max(memory):5.0f}  {joinery}", flush=True)


main()
