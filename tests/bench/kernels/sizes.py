#!/usr/bin/env python3
"""How large a generated directory is, and what its kernels take to compile, by operation.

sizes.py --generated DIR [--before DIR] --work DIR [--isa avx2]

DIR holds what `joinery generate jax` wrote; the goals are printed beside the figures of AVX2."""

import argparse
import os
import re

from generated import Generated
from report import Goals, figure, print_rows


def bytes_of(directory):
    return sum(os.path.getsize(os.path.join(folder, name)) for folder, _, names in os.walk(directory) for name in names)


def operation(source, isa):
    return re.sub(r"^jax_|_%s\.c$" % isa, "", os.path.basename(source))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--generated", required=True, help="what `joinery generate jax` wrote")
    parser.add_argument("--before", help="what an earlier joinery wrote, whose bytes are compared")
    parser.add_argument("--work", required=True, help="folder to compile in")
    parser.add_argument("--isa", default="avx2", help="the instruction set to compile")
    options = parser.parse_args()
    each = Generated(options.generated, os.path.join(options.work, "sizes"), {options.isa})
    each.compile()
    files = each.files[options.isa]
    rows = [[operation(source, options.isa), text, "%.1f" % seconds]
            for source, (text, seconds) in sorted(files.items(), key=lambda item: -item[1][0])]
    text, count, median, largest, seconds = each.figures[options.isa]
    print_rows([options.isa + ", gcc -O2, one core", "text bytes", "seconds"], rows)
    print("%d bytes of text, %d kernels, of which the median has %d and the largest %d bytes; %.1f s\n"
          % (text, count, median, largest, seconds))
    goals = Goals()
    goals.at_most("text bytes", 800000, text, 0)
    goals.at_most("compile seconds", 40, seconds, 1)
    if options.before:
        goals.at_most("bytes of C, times those before", 1.5, bytes_of(options.generated) / bytes_of(options.before))
        print("%s bytes of C, before %s" % (figure(bytes_of(options.generated), 0), figure(bytes_of(options.before), 0)))
    print_rows(["Goals", "goal", "figure", ""], goals.rows)


if __name__ == "__main__":
    main()
