"""The compilers of the plain loops, and the flags by which a loop may use what a kernel of an instruction set uses."""

import ctypes
import os
import shutil
import subprocess

from generated import kept, output

TARGETS = {"scalar": ["-march=x86-64"], "vector": ["-march=x86-64"], "avx2": ["-march=x86-64-v3"],
           "avx512": ["-march=x86-64-v4", "-mprefer-vector-width=512"],
           "avx512fp16": ["-march=x86-64-v4", "-mavx512fp16", "-mprefer-vector-width=512"]}
FLAGS = ["-O3", "-ffp-contract=off", "-fPIC", "-shared", "-w"]
BEST = ("gcc -O3", "clang -O3")  # the better of these is the loop to beat


def version(compiler):
    """Of a compiler that is installed, as numbers."""
    return tuple(int(part) for part in output(compiler, "-dumpfullversion", "-dumpversion").split()[0].split(".") if part.isdigit())


def installed():
    """{ "gcc": its command, "clang": the command of the newest }, of those that there are."""
    clangs = [name for name in ["clang"] + ["clang-%d" % n for n in range(10, 40)] if shutil.which(name)]
    found = {"gcc": "gcc"} if shutil.which("gcc") else {}
    return {**found, "clang": max(clangs, key=version)} if clangs else found


def described():
    """Which compilers are measured, in words."""
    return "; ".join("%s: %s %s" % (name, command, ".".join(map(str, version(command))))
                     for name, command in installed().items())


def command(compiler, source):
    """Of a compiler of `installed`, for C or C++ by the name of the source."""
    name = installed()[compiler]
    if not source.endswith(".cpp"):
        return [name, "-std=c11"]
    return [name.replace("gcc", "g++").replace("clang", "clang++"), "-std=c++17"]


def has_header(header):
    """Whether the compiler of C++ finds a header, written with its brackets."""
    compiler = next(iter(installed()), None)
    text = "#if !__has_include(%s)\n#error\n#endif\n" % header
    return compiler is not None and subprocess.run([*command(compiler, ".cpp"), "-fsyntax-only", "-x", "c++", "-"], input=text,
                                                   text=True, capture_output=True, check=False).returncode == 0


def loops(source, work, isas, more, names):
    """The loops of a C or C++ file, compiled by every compiler for each of the instruction sets:
    { "avx2": { "gcc -O3": the library } }. `more`: further options. `names`: those of BEST that are wanted."""
    found, commands = {isa: {} for isa in isas}, installed()
    with open(source, encoding="utf-8") as file:
        text = file.read()
    stem = os.path.splitext(os.path.basename(source))[0]
    for name in names:
        compiler = name.split()[0]
        for isa in isas if compiler in commands else ():
            if isa in TARGETS:
                target = os.path.join(work, "%s_%s_%s.so" % (stem, isa, compiler))
                kept(target, [*command(compiler, source), *TARGETS[isa], *FLAGS, "-o", target, source, *more, "-lm"], text)
                found[isa][name] = ctypes.CDLL(target)
    return found
