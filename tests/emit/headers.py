#!/usr/bin/env python3
"""Generated headers compile without a warning: each alone, in two translation units, in every standard.

usage: headers.py JOINERY WORK_DIR [--all]

Without --all: a spec for each kind of text, and few standards. With it every standard for those, and every other spec,
most of which have but other data in the same text, in one standard of each language.
"""

import os
import sys

from common import C, C_STANDARDS, CXX, CXX_STANDARDS, HERE, WARNINGS, Failures, Generated, fresh_folder, run
from common import reference_specs, write, write_wide_spec

def compiles(failures, compiler, flags, folder, *arguments):
    command = [compiler, *WARNINGS, *flags, f"-I{folder}", f"-I{HERE}", *arguments]
    status, output = run(command)
    failures.check(status == 0 and output == "", f"{' '.join(command)}\n{output}")


ALL = {"c": [(c, s) for c in C for s in C_STANDARDS], "c++": [(c, s) for c in CXX for s in CXX_STANDARDS]}
FEW = {"c": [(C[0], "c99"), (C[1], "c2x")], "c++": [(CXX[0], "c++11"), (CXX[1], "c++17")]}
ONE = {"c": [(C[0], "c99")], "c++": [(CXX[1], "c++17")]}


def check_headers(failures, generated, ways):
    folder, prefix, upper = generated.folder, generated.prefix, generated.upper
    use = f"{prefix}_promote_types(({prefix}_dtype)0, ({prefix}_dtype)0) == 0"
    one = f'#include "{prefix}_promotion.h"\n#include "{prefix}_promotion.h"\nint other(void);\n'
    alone = write(folder, "alone.c", f'#include "{prefix}_promotion.h"\n')
    main = write(folder, "main.c", one + f"int main(void) {{ return other() + !({use}); }}\n")
    other = write(folder, "other.c", one + f"int other(void) {{ return !({use}); }}\n")
    for (compiler, more), standard in ways["c"]:
        compiles(failures, compiler, [f"-std={standard}", *more], folder, "-c", alone, "-o", os.devnull)
    for compiler in sorted({compiler for (compiler, _), _ in ways["c"]}):
        compiles(failures, compiler, ["-std=c11"], folder, main, other, "-o", os.path.join(folder, "two"))
    for (compiler, more), standard in ways["c++"]:
        compiles(failures, compiler, [f"-std={standard}", *more], folder, "-x", "c++", "-c", alone, "-o", os.devnull)

    plus = f'#include "{prefix}_promotion.hpp"\n'
    alone = write(folder, "alone.cpp", plus)
    main = write(folder, "main.cpp", plus + f"int other();\nint main() {{ return other() + !({use}); }}\n")
    other = write(folder, "other.cpp", plus + f"int other();\nint other() {{ return {upper}_DTYPE_COUNT < 0; }}\n")
    for (compiler, more), standard in ways["c++"]:
        if standard not in ("c++11", "c++14"):
            compiles(failures, compiler, [f"-std={standard}", *more], folder, "-c", alone, "-o", os.devnull)
        if standard == "c++17":
            compiles(failures, compiler, [f"-std={standard}", *more], folder, main, other, "-o", os.path.join(folder, "two"))


def check_library_name(failures, joinery, work):
    """A spec called like a function of C's library: its C takes nothing of it, and its C++ has another name by --prefix."""
    spec = write(work, "time.lua", 'return { name = "time", promotes = { b = { "u5" } }, laws = {}, dtypes = '
                 '{ "b", { "q", kind = "fixed", bits = 8, fraction = 4 }, { "u5", kind = "int", bits = 5 } } }')
    for options in [], ["--prefix", "my::time"]:
        generated = Generated(joinery, os.path.join(work, "".join(options) or "own"), spec, options=options)
        folder, prefix = generated.folder, generated.prefix
        main = write(folder, "main.c", f'#include <time.h>\n#include "{prefix}_promotion.h"\n'
                     f"int main(void) {{ return time(NULL) == 0 || {prefix}_promote_types(0, 0) != 0; }}\n")
        compiles(failures, C[0][0], ["-std=c11"], folder, "-c", main, "-o", os.devnull)
    main = write(folder, "main.cpp", f'#include <ctime>\n#include "{prefix}_promotion.hpp"\n'
                 "int main() { return time(nullptr) == 0 || my::time::promote_types({}, {}) != my::time::dtype(); }\n")
    compiles(failures, CXX[0][0], ["-std=c++17"], folder, "-c", main, "-o", os.devnull)


def main():
    joinery, work = sys.argv[1], fresh_folder(sys.argv[2])
    everything = "--all" in sys.argv[3:]
    failures = Failures()
    # every form of a header: masks, a fold, an order beside the joins, every kind of dtype, 16-bit tables, sets and castings
    forms = ["jax", os.path.join(HERE, "specs", "kinds.lua"), write_wide_spec(work, 256)[0],
             os.path.join(HERE, "..", "languages", "tinygrad.lua")]
    if everything:
        forms += ["numpy", "jep_tensorflow"]
    others = [name for name, _ in reference_specs() if everything and name not in forms]
    others += [write_wide_spec(work, count)[0] for count in (254, 255) if everything] # the ends of the forms
    for spec in forms + others:
        ways = ONE if spec in others else ALL if everything and spec in forms[:3] else FEW
        check_headers(failures, Generated(joinery, os.path.join(work, "out"), spec), ways)
    check_library_name(failures, joinery, work)
    failures.finish()


main()
