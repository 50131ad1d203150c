#!/usr/bin/env python3
"""The files generated for NumPy compile without a warning, for specs of every kind.

usage: any_spec.py JOINERY WORK_DIR SPECS_DIR   by the Python whose headers, and those of its NumPy, are used
"""

import re
import subprocess
import sys
import sysconfig
from pathlib import Path

import numpy

WARNINGS = ["-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow", "-Werror", "-fsyntax-only",
            "-DNPY_NO_DEPRECATED_API=NPY_1_7_API_VERSION"]
INCLUDE = ["-isystem", sysconfig.get_path("include"), "-isystem", numpy.get_include()]

# None is NumPy's; one; names and titles that C must not take for its own; it matters which comes first; most pairs have no
# promotion.
OWN = {
    "foreign": 'dtypes = { "i4", "f8_e5m2" }, promotes = { i4 = { "f8_e5m2" } }',
    "lonely": 'dtypes = { "f32" }, promotes = {}',
    "titles": r'title = "*/ ??/ \"\n", dtypes = { { "int", as = "i4" }, { "naïve*/", as = "f8_e5m2", ident = "naive", title = "*/" }, "f64" },'
              ' promotes = { int = { "f64" }, ["naïve*/"] = { "f64" } }',
    "sided": 'dtypes = { "i4", "f32" }, table = [[ i4 f32\n i4 i4 f32\n f32 i4 f32 ]], laws = { "idempotence" }',
    "apart": "dtypes = { %s }, promotes = {}, laws = { \"order\" }" % ", ".join(f'{{ "x{i}", as = "f8_e5m2" }}' for i in range(256)),
}


def main():
    joinery, work, specs = sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3])
    work.mkdir(parents=True, exist_ok=True)
    for name, text in OWN.items():
        (work / f"{name}.lua").write_text(f'return {{ name = "{name}", {text} }}\n', encoding="utf-8")
    files = [*sorted(work.glob("*.lua")), specs / "zoo.lua", specs / "enumerated.lua", "jax", "numpy", "jep_no_unique_lub"]
    failed = 0
    for spec in files:
        folder = work / Path(spec).stem
        ops = [] if spec == "jep_no_unique_lub" else ["--ops", "add,convert"]  # its dtypes are abstract
        subprocess.run([joinery, "generate", spec, "--emit", "tables,dispatch,numpy", *ops, "--isa", "scalar", "--prefix", "np", "-q",
                        "-o", folder], check=True)
        for compiler in ("gcc", "clang"):
            for arguments in (["-std=c11", folder / "np_numpy.c"], ["-x", "c++", "-std=c++17", folder / "np_numpy.h"]):
                made = subprocess.run([compiler, *WARNINGS, *INCLUDE, f"-I{folder}", f"-I{specs}", *arguments], capture_output=True, text=True)
                if made.returncode or made.stderr:
                    failed += 1
                    print(f"{compiler} {spec}\n{made.stderr[:2000]}")
    for name, says in (("apart", r"32640 pairs have no promotion, .* and 32616 more\."), ("sided", r"One pair has no promotion, .*: i4 with f32\.")):
        head = " ".join((work / name / "np_numpy.h").read_text(encoding="utf-8").replace("*", " ").split())
        if not re.search(says, head):
            failed += 1
            print(head[:3000])
    return f"{failed} failures" if failed else 0


if __name__ == "__main__":
    sys.exit(main())
