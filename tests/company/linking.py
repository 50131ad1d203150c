#!/usr/bin/env python3
"""Generated code among other code: two specs and two prefixes in one program, and what a library shows of itself.

usage: linking.py JOINERY WORK_DIR [--all]

Without --all by gcc alone.
"""

import os
import re
import sys

from building import HERE, Failures, Generated, fresh_folder, must, read, run

SMALL = os.path.join(os.path.dirname(HERE), "kernels", "specs", "small.lua")
FEW = ["--kernels", "staged", "--isa", "scalar,avx2", "--ops", "add,where"]
# What kernels and dispatch take from elsewhere: C's library, the sanitizers' or stack protectors' never by default.
BORROWED = {"memcpy", "memmove", "memset", "memcmp", "strcmp", "strlen", "strspn", "getenv", "strtoull", "sysconf", "fmod", "fmodf", "__errno_location",
            "cents_to_double", "cents_from_double", "_GLOBAL_OFFSET_TABLE_", "__cpu_model", "__cpu_indicator_init"}


def symbols(objects, *options):
    """{(type, name)} of the symbols that nm tells."""
    lines = must(["nm", *options, *objects]).splitlines()
    return {tuple(line.split()[-2:]) for line in lines if re.fullmatch(r"[0-9a-f ]* ?[A-Za-z] \S+", line.strip())}


def check_symbols(failures, generated, objects):
    for kind, name in symbols(objects, "-g"):
        if kind in ("U", "w"):
            failures.check(name in BORROWED or name.startswith(generated.prefix + "_"), f"objects need {name}")
        else:
            failures.check(name.startswith(generated.prefix + "_"), f"objects define {name}")


def declared(generated):
    """The functions of the public header that it gives out to other libraries."""
    return set(re.findall(rf"^{generated.upper}_API [^(]*?(\w+)\(", read(generated.folder, f"{generated.prefix}_kernels.h"), re.M))


def check_shared(failures, compiler, generated, work):
    """A shared library exports the functions of its header and no others, and so it is used."""
    flags = ["-std=c11", "-O0", "-fPIC", "-fvisibility=hidden", f"-D{generated.upper}_SHARED"]
    said, objects = generated.compile(compiler, [*flags, f"-D{generated.upper}_BUILDING"], os.path.join(work, "shared"))
    failures.check(said == "", said)
    library = os.path.join(work, f"lib{generated.prefix}.so")
    must([compiler, "-shared", *objects, f"-I{HERE}", os.path.join(HERE, "cents.c"), *flags, "-Wl,-z,defs", "-o", library])
    exported = {name for _, name in symbols([library], "-D", "--defined-only")}
    failures.check(exported == declared(generated) and len(exported) > 15,
                   f"exported and not declared: {exported - declared(generated)}; "
                   f"declared and not exported: {declared(generated) - exported}")
    return library


def check_two(failures, compiler, language, all_of_them, objects, work):
    """One program of several specs and prefixes, its headers in either order."""
    for order in ([], ["-DHEADERS_TURNED"]):
        program = os.path.join(work, "two")
        status, output = run([compiler, *language, *order, "-Wall", "-Wextra", "-Wpedantic", "-Werror", f"-I{HERE}",
                              *[f"-I{each.folder}" for each in all_of_them], os.path.join(HERE, "two.c"), "-x", "none",
                              *objects, "-o", program, f"-Wl,-rpath,{work}"])
        if failures.check(status == 0, output):
            status, output = run([program], env={**os.environ, "COMPANY_ISA": "scalar", "OTHER_ISA": "nonsense", "SMALL_ISA": "scalar"})
            failures.check(status == 0, f"{compiler} {order}: exit {status}\n{output}")


def main():
    joinery, work = sys.argv[1], fresh_folder(sys.argv[2])
    failures = Failures()
    company = Generated(joinery, os.path.join(work, "company"), os.path.join(HERE, "few.lua"), *FEW)
    other = Generated(joinery, os.path.join(work, "other"), os.path.join(HERE, "few.lua"), "--prefix", "other", *FEW)
    small = Generated(joinery, os.path.join(work, "small"), SMALL, "--ops", "add", "--isa", "scalar,avx2")
    for compiler, plus in [("gcc", "g++"), ("clang", "clang++")] if "--all" in sys.argv[3:] else [("gcc", "g++")]:
        objects = []
        for generated in (company, other, small):
            said, compiled = generated.compile(compiler, ["-std=c11", "-O0", "-fno-common"], os.path.join(work, compiler))
            failures.check(said == "", said)
            check_symbols(failures, generated, compiled)
            objects.append(os.path.join(work, f"{generated.prefix}.a"))
            must(["ar", "rcs", objects[-1], *compiled])
        cents = os.path.join(work, "cents.o")
        must([compiler, "-c", os.path.join(HERE, "cents.c"), "-o", cents])
        check_two(failures, compiler, ["-std=c11"], [company, other, small], [*objects, cents], work)
        check_two(failures, plus, ["-std=c++17", "-x", "c++"], [company, other, small], [*objects, cents], work)
        library = check_shared(failures, compiler, company, work)
        check_two(failures, compiler, ["-std=c11", "-DCOMPANY_SHARED"], [company, other, small], [library, *objects[1:], cents], work)
    failures.finish()


main()
