#!/usr/bin/env python3
"""
Killed at any moment, a run leaves every file whole, old or new, and the next run mends the set. Asked to end, it leaves
the old output and nothing else.

usage: killed.py JOINERY WORK_DIR [ROUNDS [SEED]]
"""

import os
import random
import signal
import sys
import time

from folders import Failures, Output, Spec, contents, fresh_folder, hidden


def main():
    output, work = Output(os.path.abspath(sys.argv[1])), fresh_folder(os.path.abspath(sys.argv[2]))
    rounds = int(sys.argv[3]) if len(sys.argv) > 3 else 60
    seed = int(sys.argv[4]) if len(sys.argv) > 4 else 20240229
    print(f"seed {seed}")
    draw = random.Random(seed)
    failures = Failures()
    folder = os.path.join(work, "out")

    # two versions whose sets of files differ, large enough to take a while
    versions = []
    for version in (1, 2):
        spec = Spec(fresh_folder(os.path.join(work, f"v{version}")), count=150 + version, version=version).path
        options = [["--emit", "tables,dispatch"], ["--emit", "tables"]][version - 1]
        start = time.monotonic()
        output.run(spec, os.path.join(work, f"whole{version}"), *options)
        versions.append((spec, options, contents(os.path.join(work, f"whole{version}"))))
        took = time.monotonic() - start
    output.run(versions[0][0], folder, *versions[0][1])

    was_cut = 0
    for number in range(rounds):
        spec, options, whole = versions[(number + 1) % 2]
        ask = signal.SIGKILL if number % 4 else draw.choice([signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
        process = output.start(spec, folder, *options)
        time.sleep(draw.uniform(0, took * 1.1))
        process.send_signal(ask)
        process.communicate()
        held = {path: data for path, data in contents(folder).items() if not os.path.basename(path).startswith(".")}
        was_cut += process.returncode != 0
        for path, data in held.items():
            wholes = [version[2].get(path) for version in versions]
            failures.check(data in wholes, f"round {number}, {ask.name}: {path} is neither old nor new, {len(data)} bytes")
        if ask != signal.SIGKILL:
            failures.check(hidden(folder) == [], f"round {number}, {ask.name}: left {hidden(folder)}")
            failures.check(process.returncode in (0, -ask), f"round {number}: ended by {process.returncode}, not {ask.name}")
        options = [*options, "--depfile", os.path.join(work, "out.d")]
        status, _, error = output.run(spec, folder, *options)
        failures.check(status == 0 and contents(folder) == whole, f"round {number}: the next run did not mend the set: {error}")
    failures.check(rounds < 20 or 0 < was_cut, "no run was ever cut short")
    print(f"{was_cut} of {rounds} runs were cut short")
    failures.finish()


main()
