#!/usr/bin/env python3
"""What compilers and analysers can find in generated code, they do not; what they are not asked is listed here, and why.

usage: analysed.py JOINERY WORK_DIR [--all]

Without --all clang's warnings alone. With it every clang of the list, gcc's analyser, cppcheck and clang-tidy.
"""

import os
import shutil
import sys

from building import COMPILERS, HERE, Failures, Generated, fresh_folder, found, is_gcc, run, write

# Of clang -Weverything.
NOT_ASKED = {
    "pre-c11-compat": "it is C11",
    "pre-c23-compat": "enums have a type where the compiler knows it",
    "declaration-after-statement": "of C90",
    "implicit-void-ptr-cast": "of C++; the sources are C",
    "padded": "no structure is written anywhere",
    "anon-enum-enum-conversion": "constants are enumerators",
    "unsafe-buffer-usage": "wants C++ containers in the place of pointers",
    "comma": "loops take several pointers a step further",
    "float-equal": "what == of floats is, is the operation",
    "bad-function-cast": "results of int become bytes",
    "switch-default": "switches that have all enumerators are to warn when there is one more",
    "used-but-marked-unused": "what the driver has for all specs, some do without",
    "nrvo": "how a structure is returned is the compiler's",
    "unknown-warning-option": "older clangs lack some of these",
}
NOT_ASKED_CXX = {
    "c++98-compat": "it is C++11", "c++98-compat-pedantic": "it is C++11", "pre-c++14-compat": "it has more in C++14",
    "pre-c++17-compat": "it is C++17", "unsafe-buffer-usage": NOT_ASKED["unsafe-buffer-usage"],
    "unsafe-buffer-usage-in-libc-call": "names are compared by strcmp", "unused-macros": "macros are for users",
    "padded": NOT_ASKED["padded"],
    "unknown-warning-option": NOT_ASKED["unknown-warning-option"],
}
GCC = ["-Wall", "-Wextra", "-Wundef", "-Wcast-align=strict", "-Wcast-qual", "-Wstrict-prototypes", "-Wmissing-prototypes",
       "-Wredundant-decls", "-Wduplicated-cond", "-Wduplicated-branches", "-Wlogical-op", "-Wjump-misses-init", "-Wformat=2",
       "-Wdouble-promotion", "-Wnull-dereference", "-Werror"]
# The analyser does not see that kernels, which are called by a pointer, write the buffers that they are given; and takes counts
# and sizes of elements for numbers that may be 0 where memory is read, which they cannot be.
GCC_ANALYSER = ["-fanalyzer", "-Wno-analyzer-null-dereference", "-Wno-analyzer-use-of-uninitialized-value"]
CPPCHECK = ["--suppress=arrayIndexOutOfBounds:*_dispatch.c",  # of the instruction sets that its macros leave out
            "--suppress=legacyUninitvar:*_dispatch.c"]        # a buffer that is written before it is read
TIDY = ["-clang-analyzer-security.insecureAPI.DeprecatedOrUnsafeBufferHandling",  # memcpy has no _s where C has no annex K
        "-clang-analyzer-core.DivideZero",                                        # the size of an element is never 0
        "-clang-analyzer-core.UndefinedBinaryOperatorResult", "-clang-analyzer-core.StackAddressEscape"]  # within one call


def sources(generated, everything):
    """(file, its flags) of the dispatch and of kernels of each instruction set."""
    yield generated.dispatch, []
    for isa in generated.isas:
        for path in generated.kernels[isa] if everything else generated.kernels[isa][:2]:
            yield path, generated.flags[isa]


def quiet(failures, command):
    status, output = run(command)
    failures.check(status == 0 and output == "", f"{' '.join(command)}\n{output}")


def check_everything(failures, compiler, generated, everything):
    """clang -Weverything, in C and in C++."""
    includes = [f"-I{HERE}", f"-I{generated.folder}", "-fsyntax-only", "-Werror"]
    for path, flags in sources(generated, everything):
        quiet(failures, [compiler, "-std=c11", "-Weverything", *[f"-Wno-{name}" for name in NOT_ASKED], *flags, *includes, path])
    for standard, header in (("c++11", "company_promotion.h"), ("c++17", "company_promotion.hpp"), ("c++20", "company_kernels.hpp")):
        including = os.path.join(generated.folder, "including.cpp")
        write(including, f'#include "{header}"\n')
        quiet(failures, [compiler.replace("clang", "clang++"), f"-std={standard}", "-Weverything",
                         *[f"-Wno-{name}" for name in NOT_ASKED_CXX], *includes, including])


def check_analysers(failures, generated):
    includes = [f"-I{HERE}", f"-I{generated.folder}"]
    for tool in ("gcc", "cppcheck", "clang-tidy-14"):
        if not failures.check(shutil.which(tool), f"{tool} is not installed"):
            return
    for path, flags in sources(generated, False):
        quiet(failures, ["gcc", "-std=c11", "-O1", *GCC, *GCC_ANALYSER, *flags, *includes, "-c", path, "-o", os.devnull])
        quiet(failures, ["cppcheck", "--enable=warning,portability,performance", "--std=c11", "-q", "--error-exitcode=1", *CPPCHECK,
                         "-D__x86_64__", "-D__GNUC__=12", "-DFLT_EVAL_METHOD=0", *includes, path])
        status, output = run(["clang-tidy-14", "--quiet", "--warnings-as-errors=*", f"--checks=clang-analyzer-*,{','.join(TIDY)}",
                              path, "--", "-std=c11", *flags, *includes])
        failures.check(status == 0, f"clang-tidy {path}\n{output}")


def main():
    joinery, work = sys.argv[1], fresh_folder(sys.argv[2])
    everything = "--all" in sys.argv[3:]
    failures = Failures()
    generated = Generated(joinery, os.path.join(work, "generated"), os.path.join(HERE, "few.lua"), "--kernels", "staged",
                          "--isa", "scalar,avx2")
    clangs = [compiler for compiler in COMPILERS if not is_gcc(compiler)]
    for compiler in found(clangs if everything else clangs[:2], everything):
        check_everything(failures, compiler, generated, everything)
    if everything:
        check_analysers(failures, generated)
    failures.finish()


main()
