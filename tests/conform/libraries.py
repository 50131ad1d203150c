#!/usr/bin/env python3
"""Tests and probes of libraries, which have their own tables: the tests find the differences that are known, and pass once
these are listed; the programs of `joinery probe` print tables in which `joinery check` finds them too.
Usage: libraries.py JOINERY WORK LIBRARY"""

import json
import os
import re
import shutil
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE))
import checks  # noqa: E402

NODE, CXX = os.environ.get("NODE", "node"), os.environ.get("CXX", "c++")
NODE_MODULES = os.path.join(os.path.dirname(HERE), "node_modules")
VITEST = [[NODE, os.path.join(NODE_MODULES, "vitest", "vitest.mjs"), "run", "conform.test.js"]]
GTEST = [[CXX, "-std=c++17", "-Wall", "-Wextra", "-Werror", "conform.cpp", "-o", "conform", "-lgtest", "-lgtest_main", "-pthread"],
         ["./conform"]]
PYTEST = [[sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_conform.py"]]
C_LIST = "static const char *const known[][2] = {%s};\n"

NUMPY = ("bool uint8 uint16 uint32 uint64 int8 int16 int32 int64 float32 float64 complex64 complex128").split()
OPERATIONS = "add,subtract,multiply,divide,remainder,minimum,maximum,less,equal,hypot,bitwise_and,logical_or,sqrt,exp,isnan"
SHORT_FLOATS = {"float16 + int8", "float16 + uint8", "float16 + uint8c", "uint32 + int64", "complex32 + int8", "complex32 + uint8",
                "complex32 + uint8c"}

# By library: its spec, the adapter, options, the test and what runs it, the differences (None: many, of which i8 + u8 is
# one), and a probe: options, how its program is run, and how often the table depends on the order of operands.
LIBRARIES = {
    "numpy": {"spec": os.path.join(HERE, "numpy_castings.lua"), "adapter": "numpy_adapter.py", "test": "test_conform.py",
              "run": PYTEST, "differences": set(),
              "options": ["--dtypes", "b=np.bool_,np.float16," + ",".join(f"np.{name}" for name in NUMPY[1:]), "--ops", OPERATIONS],
              "probe": (["--python", "np.result_type", "--dtypes", ",".join(NUMPY)], [sys.executable], 0)},
    "xtl": {"spec": os.path.join(HERE, "xtl.lua"), "adapter": "xtl_adapter.hpp", "test": "conform.cpp", "run": GTEST, "options": [],
            "differences": {f"{name} + bool" for name in ("uint8", "uint16", "int8", "int16")},
            "probe": (["--cxx", "xtl::promote_type_t<A, B>", "--setup", "#include <xtl/xtype_traits.hpp>", "--dtypes",
                       "bool,uint8=unsigned char,int16=short,int,float,double"], None, 2)},
    "stdlib": {"spec": os.path.join(HERE, "stdlib.csv"), "adapter": "stdlib_adapter.js", "test": "conform.test.js", "run": VITEST,
               "options": [], "differences": SHORT_FLOATS,
               "probe": (["--js", "p(a, b) === -1 ? null : p(a, b)", "--setup", "import p from '@stdlib/ndarray-promotion-rules';",
                          "--dtypes", "float64,float32,float16,int64,int32,int16,int8,uint64,uint32,uint16,uint8,uint8c,"
                          "complex128,complex64,complex32,generic,binary,bool"], [NODE, "--input-type=module"], 7)},
    "numpy_ts": {"spec": "numpy", "adapter": "numpy_ts_adapter.js", "test": "conform.test.js", "run": VITEST, "differences": None,
                 "options": ["--dtypes", ",".join(NUMPY), "--ops", "add,multiply"],
                 "probe": (["--js", "np.promote_types", "--setup", "import * as np from 'numpy-ts';", "--dtypes", ",".join(NUMPY)],
                           [NODE, "--input-type=module"], 1)},
}
KNOWN = {".py": "known = {%s}\n", ".js": "const known = {%s};\n", ".hpp": C_LIST}


def run_test(joinery, folder, library, known=()):
    """(status, output) of the test of a library, with these differences known."""
    text = checks.read(HERE, library["adapter"])
    form = KNOWN[os.path.splitext(library["adapter"])[1]]
    entry = '{%s, "known"}' if form is C_LIST else '%s: "known"'
    if known:
        text += form % ", ".join(entry % json.dumps(case) for case in sorted(known))
    adapter = checks.write(folder, library["adapter"], text)
    framework = {"test_conform.py": "pytest", "conform.cpp": "gtest", "conform.test.js": "vitest"}[library["test"]]
    subprocess.run([joinery, "conform", library["spec"], "--emit", framework, "--adapter", adapter, *library["options"], "-o",
                    os.path.join(folder, library["test"])], check=True)
    for command in library["run"]:
        status, output = checks.run(command, cwd=folder, env={**os.environ, "CI": "1", "NO_COLOR": "1"})
        if status:
            break
    return status, output


def try_test(failures, joinery, folder, library):
    status, output = run_test(joinery, folder, library)
    found = set(re.findall(r"([\w*]+ \+ [\w*]+): the library gives", output))
    expected = library["differences"]
    if expected is None:
        failures.check("i8 + u8: the library gives i8, the spec says i16" in output, f"i8 + u8 is not found:\n{output}")
        failures.check(re.search(r"2 failed \| 1 passed", output), f"operations differ too:\n{output}")
        return
    failures.check(found == expected and status == (1 if expected else 0), f"{found} differ, not {expected}:\n{output}")
    if expected:
        status, output = run_test(joinery, folder, library, expected)
        failures.check(status == 0, f"known differences fail:\n{output}")


def try_probe(failures, joinery, folder, library):
    options, runner, dependent = library["probe"]
    program = subprocess.run([joinery, "probe", *options], stdout=subprocess.PIPE, check=True, text=True).stdout
    if not runner:
        checks.write(folder, "probe.cpp", program)
        subprocess.run([CXX, "-std=c++17", "-Wall", "-Wextra", "-Werror", "probe.cpp", "-o", "probe"], cwd=folder, check=True)
        runner, program = ["./probe"], ""
    table = subprocess.run(runner, input=program, stdout=subprocess.PIPE, check=True, text=True, cwd=folder).stdout
    path = checks.write(folder, "table.csv", table)
    checked = subprocess.run([joinery, "check", path, "--format", "json"], stdout=subprocess.PIPE, check=False, text=True)
    assert checked.returncode < 2, checked  # 1: a law that tables must keep fails
    report = checked.stdout
    law = json.loads(report)["laws"]["commutativity"]
    failures.check(law["failures"] == dependent, f"{law['failures']} pairs depend on the order of operands:\n{table}")


def main():
    joinery, work, name = sys.argv[1:]
    folder = os.path.join(work, name)
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    os.symlink(NODE_MODULES, os.path.join(folder, "node_modules"))
    failures = checks.Failures()
    try_test(failures, joinery, folder, LIBRARIES[name])
    try_probe(failures, joinery, folder, LIBRARIES[name])
    failures.finish()


main()
