#!/usr/bin/env python3
"""Generated headers beside other people's macros, and no name of their own without the prefix.

usage: names.py JOINERY WORK_DIR [--all]

With --all also the headers of all of jax, numpy and pytorch, and by each compiler.
"""

import os
import re
import sys

from building import COMPILERS, HERE, Failures, Generated, fresh_folder, found, must, run

BEFORE = [[], ["-DBEFORE=<complex.h>"], ["-DBEFORE=<tgmath.h>"], ["-DBEFORE=<math.h>"]]
C = [["-std=c99", "-pedantic"], ["-std=gnu11"], ["-std=c2x", "-fshort-enums"]]
CXX = [["-std=c++17", "-x", "c++"], ["-std=gnu++20", "-x", "c++"]]
# Of constants, as the test's own are, clang 15 and 16 would rather have & than &&.
STRICT = ["-Wall", "-Wextra", "-Wundef", "-Wno-unused-macros", "-Wno-constant-logical-operand", "-Werror"]


def check_programs(failures, compiler, generated, ways, befores, work):
    for way in ways:
        for before in befores:
            command = [compiler, *way, *STRICT, *before, f"-I{generated.folder}", f"-I{HERE}", os.path.join(HERE, "names.c"), "-o",
                       os.path.join(work, "names")]
            status, output = run(command)
            if failures.check(status == 0, f"{' '.join(command)}\n{output}"):
                status, output = run([os.path.join(work, "names")])
                failures.check(status == 0, f"{' '.join(command)}: exit {status}")


def macros(compiler, text, folder):
    output = must([compiler, "-std=c11", "-dM", "-E", "-x", "c", f"-I{folder}", f"-I{HERE}", "-"], input=text)
    return {re.match(r"#define (\w+)", line).group(1) for line in output.splitlines()}


def check_macros(failures, compiler, generated):
    """The headers define no macro that begins otherwise, and include nothing that a user does not expect."""
    system = "".join(f"#include <{name}.h>\n" for name in ("limits", "stddef", "stdint", "string", "stdbool"))
    if generated.prefix == "company":
        system += '#include "cents.h"\n'
    before = macros(compiler, system, generated.folder)
    own = macros(compiler, system + f'#include "{generated.prefix}_kernels.h"\n', generated.folder) - before
    failures.check(len(own) > 20, f"{generated.prefix}: {len(own)} macros")
    for name in own:
        failures.check(name.startswith(generated.upper + "_"), f"{generated.prefix}_kernels.h defines {name}")
    return own


def check_reserved(failures, joinery, generated, own, work):
    """A dtype whose enumerator would be a macro of the headers is refused."""
    suffixes = sorted(name.removeprefix(generated.upper + "_") for name in own)
    suffixes = [name for name in [*suffixes, "KERNELS_HPP", "PROMOTION_HPP", "SHARED", "BUILDING"] if re.match("[A-Z]", name)]
    names = list(dict.fromkeys(name.lower() for name in suffixes))
    for some in (names[i : i + 10] for i in range(0, len(names), 10)):  # a mistake is told ten times
        spec = os.path.join(work, "reserved.lua")
        with open(spec, "w", encoding="utf-8") as file:
            file.write("return { name = 'reserved', laws = {}, promotes = {}, dtypes = {\n")
            file.writelines(f"  {{ '{name}', kind = 'abstract' }},\n" for name in some)
            file.write("} }\n")
        status, output = run([joinery, "generate", spec, "-o", os.path.join(work, "reserved"), "--emit", "tables"])
        failures.check(status == 2, f"reserved names: exit {status}\n{output}")
        for name in some:
            failures.check(f'dtype "{name}" and' in output or f'and dtype "{name}"' in output,
                           f"a dtype {name} is not refused, but is a macro in upper case\n{output}")


def main():
    joinery, work = sys.argv[1], fresh_folder(sys.argv[2])
    everything = "--all" in sys.argv[3:]
    failures = Failures()
    few = ["--kernels", "staged", "--isa", "scalar,avx2"]
    hostile = Generated(joinery, os.path.join(work, "hostile"), os.path.join(HERE, "hostile.lua"), *few)
    company = Generated(joinery, os.path.join(work, "company"), os.path.join(HERE, "company.lua"), *few)
    for compiler in found(COMPILERS if everything else COMPILERS[:2], everything):
        check_programs(failures, compiler, hostile, C, BEFORE, work)
        check_programs(failures, compiler.replace("gcc", "g++").replace("clang", "clang++"), hostile, CXX, BEFORE[::3], work)
        own = check_macros(failures, compiler, company)
    check_reserved(failures, joinery, company, own, work)
    if everything:
        for spec in ("jax", "numpy", "pytorch"):
            check_macros(failures, "gcc", Generated(joinery, os.path.join(work, spec), spec))
    failures.finish()


main()
