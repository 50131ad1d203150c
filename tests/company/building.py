"""What the tests of generated C in strange company share: generating, and building all of it by a compiler with given flags."""

import os
import re
import shutil
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.append(os.path.dirname(HERE))

from checks import Failures, fresh_folder, read, run, write  # noqa: E402, F401, tests share them

# What a compiler may be called, the one that the others are held against first.
COMPILERS = ["gcc", "clang", "clang-19", "gcc-11", "gcc-12", "clang-13", "clang-14", "clang-15", "clang-16", "clang-22"]
WARNINGS = ["-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wsign-conversion", "-Wshadow", "-Wundef", "-Wcast-align",
            "-Wcast-qual", "-Wstrict-prototypes", "-Wmissing-prototypes", "-Wwrite-strings", "-Wvla", "-Werror"]


def must(command, **options):
    """The output of a command that the test cannot go on without."""
    status, output = run(command, **options)
    if status != 0:
        sys.exit(f"FAILED: {' '.join(command)}: exit {status}\n{output}")
    return output


def is_gcc(compiler):
    return "gcc" in os.path.basename(compiler)


def found(compilers, all_of_them):
    """Those that are installed; with `all_of_them`, the test ends where one is not."""
    there = [each for each in compilers if shutil.which(each)]
    missing = [each for each in compilers if each not in there]
    print(f"compilers: {' '.join(there)}" + (f"; not installed: {' '.join(missing)}" if missing else ""))
    if missing and all_of_them or not there:
        sys.exit("FAILED: install these compilers")
    return there


class Generated:
    """What joinery makes of a spec, by instruction set with the flags that its list of sources gives."""

    def __init__(self, joinery, folder, spec, *options):
        self.folder = folder
        output = must([joinery, "generate", spec, "-o", folder, *options])
        manifest = next(line.split()[-1] for line in output.splitlines() if line.endswith(".json"))
        self.prefix = os.path.basename(manifest).removesuffix(".json")
        self.upper = self.prefix.upper()
        lists = dict(re.findall(r"^(\w+) =(.*)$", read(folder, f"{self.prefix}_sources.mk").replace("\\\n", " "), re.M))
        self.dispatch = os.path.join(folder, f"{self.prefix}_dispatch.c")
        self.isas = [isa.lower() for isa in lists[f"{self.upper}_ISAS"].split()]
        self.flags = {isa: lists[f"{self.upper}_FLAGS_{isa.upper()}"].split() for isa in self.isas}
        self.kernels = {isa: [os.path.join(folder, file) for file in lists[f"{self.upper}_SOURCES_{isa.upper()}"].split()]
                        for isa in self.isas}

    def together(self, isa):
        """One file that includes all kernels of an instruction set, which takes less time to compile."""
        path = os.path.join(self.folder, f"all_{isa}.c")
        if not os.path.exists(path):
            with open(path, "w", encoding="utf-8") as file:
                file.writelines(f'#include "{kernels}"\n' for kernels in self.kernels[isa])
        return path

    def compile(self, compiler, flags, work, *, last=(), warnings=True):
        """
        (what compilers said, object files) of dispatch and kernels, as a build would compile them: `flags` for all
        files, then those of the instruction set, then `last`.
        """
        os.makedirs(work, exist_ok=True)
        said, objects = "", []
        for name, source, own in [("dispatch", self.dispatch, [])] + [
                (isa, self.together(isa), self.flags[isa]) for isa in self.isas]:
            objects.append(os.path.join(work, f"{self.prefix}_{name}.o"))
            status, output = run([compiler, *(WARNINGS if warnings else []), *flags, *own, *last, f"-I{HERE}", f"-I{self.folder}",
                                  "-c", source, "-o", objects[-1]])
            said += output if output or status == 0 else f"exit {status}\n"
        return said, objects
