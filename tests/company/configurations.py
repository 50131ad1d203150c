#!/usr/bin/env python3
"""Whatever the compiler and its flags, generated kernels give the same bits, and compile without a warning.

usage: configurations.py JOINERY WORK_DIR [--all] [--few] [CONFIGURATION or COMPILER]...

Each configuration builds company.lua and results.c and prints a hash of what every operation gives. Without --all few.lua
instead, and of the configurations those that are marked. With it AVX-512 too, and every compiler of the list, which
must be installed; or those that are named, and with --few, few.lua.
"""

import os
import sys

from building import COMPILERS, HERE, Failures, Generated, fresh_folder, found, is_gcc, run

# name, flags for all files, flags after those of the kernels, whom for ("gcc", "clang", one of them, or ""), by which compilers by default
CONFIGURATIONS = [
    ("O0", ["-O0"], [], "", []),
    ("O1", ["-O1"], [], "", []),
    ("O2", ["-O2"], [], "", []),
    ("O3", ["-O3"], [], "", []),
    ("Os", ["-Os"], [], "", []),
    ("Oz", ["-Oz"], [], "clang", []),
    ("Og", ["-Og", "-g"], [], "gcc", []),
    ("v3", ["-O3", "-march=x86-64-v3"], [], "", ["clang-19"]),
    ("fma", ["-O3", "-mfma", "-ffp-contract=fast"], [], "", ["gcc"]),  # gcc 12 fuses what it vectorizes at -O3
    ("contracted", ["-std=gnu11", "-O2", "-march=x86-64-v3"], ["-ffp-contract=fast"], "gcc", []),
    ("chars", ["-O1", "-funsigned-char", "-fno-common"], [], "", []),
    ("signed_chars", ["-O1", "-fsigned-char"], [], "", []),
    ("wrap", ["-O2", "-fwrapv"], [], "", []),
    ("trap", ["-O1", "-ftrapv"], [], "", []),
    ("no_aliasing", ["-O2", "-fno-strict-aliasing"], [], "", []),
    ("aliasing", ["-O3", "-fstrict-aliasing"], [], "", []),
    ("no_builtin", ["-O1", "-fno-builtin"], [], "", []),
    ("pic", ["-O1", "-fPIC", "-fno-plt"], [], "", []),
    ("pie", ["-O1", "-fPIE"], [], "", []),
    ("hardened", ["-O2", "-U_FORTIFY_SOURCE", "-D_FORTIFY_SOURCE=3", "-fstack-protector-all", "-fcf-protection"], [], "", []),
    ("rounding_math", ["-O2", "-frounding-math"], [], "", []),
    ("trapping_math", ["-O2", "-fno-trapping-math"], [], "", []),
    ("no_errno", ["-O2", "-fno-math-errno"], [], "", []),
    ("excess", ["-O2", "-fexcess-precision=standard"], [], "gcc", []),
    ("sections", ["-O2", "-ffunction-sections", "-fdata-sections"], [], "", []),
    ("short_enums", ["-O1", "-fshort-enums"], [], "", []),
    ("gnu11", ["-std=gnu11", "-O1"], [], "", []),
    ("c17", ["-std=c17", "-O1"], [], "", []),
    ("c2x", ["-std=c2x", "-O1"], [], "", []),
    ("undefined", ["-O1", "-fsanitize=undefined", "-fno-sanitize-recover=undefined"], [], "", []),
    ("address", ["-O1", "-fsanitize=address"], [], "", []),
    ("evaluation", ["-std=gnu11", "-O1", "-mavx512fp16"], [], "", []),  # gcc: FLT_EVAL_METHOD is 16
    # What clang 14 does not tell, and is told not to do; clang 19 keeps to a part of it.
    ("unsafe", ["-O2", "-mfma", "-funsafe-math-optimizations", "-Wno-unknown-warning-option", "-Wno-overriding-option"], [], "clang-14", ["clang"]),
]


def hashes(failures, title, program, isas):
    """The lines that a program prints, the same for each instruction set; None where it fails."""
    lines = set()
    for isa in isas:
        status, output = run([program], env={**os.environ, "COMPANY_ISA": isa})
        if not failures.check(status == 0, f"{title}, {isa}: exit {status}\n{output}"):
            return None
        first, _, rest = output.partition("\n")
        if first == f"isa {isa}":  # else the processor does not have it
            lines.add(rest)
    failures.check(len(lines) == 1, f"{title}: instruction sets differ:\n" + "\n".join(lines))
    return lines.pop() if lines else None


def build(failures, generated, compiler, title, flags, last, work):
    """The program of a configuration, None where it does not build."""
    sanitizers = [flag for flag in flags if flag.startswith("-fsanitize")]
    standard = [] if any(flag.startswith("-std") for flag in flags) else ["-std=c11"]
    said, objects = generated.compile(compiler, [*standard, *flags], work, last=last)
    if "kernels need the arithmetic" in said or "float arithmetic must be" in said:
        failures.check("math" in title or "-ffp" in title, f"{title}: refused\n{said}")
        return None
    if not failures.check(said == "", f"{title}:\n{said}"):
        return None
    program = os.path.join(work, "results")
    # The program itself has no flags: what it finds is due to the kernels, and enums that it shares with them agree.
    status, output = run([compiler, "-std=c11", "-O1", "-ffp-contract=off", f"-I{generated.folder}", f"-I{HERE}",
                          os.path.join(HERE, "results.c"), os.path.join(HERE, "cents.c"), *objects, *sanitizers, "-o", program])
    return program if failures.check(status == 0, f"{title}:\n{output}") else None


def main():
    joinery, work = sys.argv[1], fresh_folder(sys.argv[2])
    everything = "--all" in sys.argv[3:]
    compilers = [word for word in sys.argv[3:] if word in COMPILERS] or (COMPILERS if everything else COMPILERS[:3])
    only = [word for word in sys.argv[3:] if not word.startswith("-") and word not in COMPILERS]
    failures = Failures()
    isas, spec = ("scalar,avx2,avx512", "company.lua") if everything and "--few" not in sys.argv else (
        "scalar,avx2", "few.lua")
    generated = Generated(joinery, os.path.join(work, "generated"), os.path.join(HERE, spec), "--kernels", "staged", "--isa", isas)
    expected, built = None, 0
    for compiler in found(compilers, everything):
        for name, flags, last, whom, by_default in CONFIGURATIONS:
            title = f"{compiler} {' '.join(flags + last)}"
            wanted = name in only if only else everything or compiler in by_default
            if not wanted or whom not in ("", "gcc" if is_gcc(compiler) else "clang", compiler) and compiler not in by_default:
                continue
            program = build(failures, generated, compiler, title, flags, last, os.path.join(work, compiler, name))
            got = program and hashes(failures, title, program, generated.isas)
            built += 1
            if got:
                expected = expected or got
                failures.check(got == expected, f"{title}: other results\n{got}expected\n{expected}")
    print(f"{built} configurations")
    failures.finish()


main()
