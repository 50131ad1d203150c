#!/usr/bin/env python3
"""How large kernels are, and what they take to compile, by operation.

GENERATED holds what `joinery generate` wrote with the prefix jax; the goals are those of all operations of jax for AVX2."""

import argparse
import os
import re
import statistics

from generated import Generated, output
from report import figure, judged, markdown


def bytes_of(directory):
    return sum(os.path.getsize(os.path.join(folder, name)) for folder, _, names in os.walk(directory) for name in names)


def kernels(target, isa):
    """Bytes of each kernel of an object."""
    lines = output("nm", "-S", "-t", "d", target).splitlines()
    return [int(line.split()[1]) for line in lines if re.search(r" T \w+_%s$" % isa, line)]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--generated", required=True, help="the folder of generated kernels")
    parser.add_argument("--before", help="what an earlier joinery wrote, whose bytes are compared")
    parser.add_argument("--work", required=True, help="folder to compile in")
    parser.add_argument("--isa", default="avx2", help="the instruction set to compile")
    options = parser.parse_args()
    isa, rows = options.isa, []
    compiled = Generated(options.generated, os.path.join(options.work, "sizes"), {isa}).compile(isa)
    for source, (target, seconds) in compiled.items():
        text, sizes = int(output("size", target).splitlines()[1].split()[0]), kernels(target, isa)
        rows.append((text, re.sub(r"^jax_|_%s\.c$" % isa, "", os.path.basename(source)), sizes, seconds))
    markdown([isa + ", gcc -O2, one core", "text bytes", "seconds", "kernels", "bytes a kernel", "ms a kernel"], [
        [name, text, figure(seconds, 1), len(sizes), round(text / len(sizes)), figure(1000 * seconds / len(sizes), 1)]
        for text, name, sizes, seconds in sorted(rows, reverse=True)])
    sizes = [size for row in rows for size in row[2]]
    print("%s bytes of text, %d kernels, of which the median has %d and the largest %d bytes; %s s" % (
        judged(sum(row[0] for row in rows), 0, at_most=800000), len(sizes), statistics.median(sizes), max(sizes),
        judged(sum(row[3] for row in rows), 1, at_most=40)))
    if options.before:
        now, before = bytes_of(options.generated), bytes_of(options.before)
        print("%d bytes of C, before %d: %s times as many" % (now, before, judged(now / before, 2, at_most=1.5)))


if __name__ == "__main__":
    main()
