#!/usr/bin/env python3
"""Programs of `joinery probe`: what they print when they are run, and what joinery refuses before it writes one.
Usage: probes.py JOINERY WORK"""

import os
import re
import shutil
import subprocess
import sys

joinery, work = os.path.abspath(sys.argv[1]), sys.argv[2]
shutil.rmtree(work, ignore_errors=True)
os.makedirs(work)
os.chdir(work)

CC = [os.environ.get("CC", "cc"), "-std=c99", "-Wall", "-Werror"]
CXX = [os.environ.get("CXX", "c++"), "-std=c++17", "-Wall", "-Werror"]
RUN = {  # the file, and the commands that compile and run it
    "python": ("probe.py", [[sys.executable, "probe.py"]]),
    "js": ("probe.mjs", [[os.environ.get("NODE") or "node", "probe.mjs"]]),
    "c": ("probe.c", [[*CC, "probe.c", "-o", "probe"], ["./probe"]]),
    "cxx": ("probe.cpp", [[*CXX, "probe.cpp", "-o", "probe"], ["./probe"]]),
}
INCLUDE_LARGER = "static int larger(int x, int y) { return x > y ? x : y; }"
ORS = "one,three,three / three,two,three / three,three,three"

# language, expression, --dtypes, lines of --setup, rows behind the header
PROGRAMS = [
    # functions without a name
    ("js", "(a, b) => typeof (a + b)", 'number=1,string="s"', [], "number,string / string,string"),
    ("js", "(x, y) => typeof (x + y)", 'number=1,string="s"', [], "number,string / string,string"),
    ("js", "function (x, y) { return x > y ? x : y; }", "one=1,two=2", [], "one,two / two,two"),
    ("js", "((x, y) => Math.max(x, y))", "one=1,two=2", [], "one,two / two,two"),
    ("js", "Math.max;", "one=1,two=2", [], "one,two / two,two"),
    ("python", "lambda x, y: max(x, y)", "one=1,two=2", [], "one,two / two,two"),
    ("python", "(lambda a, b: max(a, b))", "one=1,two=2", [], "one,two / two,two"),
    ("python", "lambda x, y: operator.or_(x, y)", "one=1,two=2,three=3", [], ORS),
    ("python", "a.__or__(b)", "one=1,two=2,three=3", [], ORS),
    ("python", "max if True else min", "one=1,two=2", [], "one,two / two,two"),
    ("cxx", "[](auto x, auto y) { return x > y ? x : y; }", "one=1,two=2", [], "one,two / two,two"),
    ("cxx", "[](int a, int b) { return a > b ? a : b; }", "one=1,two=2", [], "one,two / two,two"),
    ("c", "larger", "one=1,two=2", [INCLUDE_LARGER], "one,two / two,two"),
    ("c", "*&larger", "one=1,two=2", [INCLUDE_LARGER], "one,two / two,two"),
    # words that are members of something are not the operands
    ("python", "lib.a.b.larger", "one=1,two=2",
     ["import types", "lib = types.SimpleNamespace(a=types.SimpleNamespace(b=types.SimpleNamespace(larger=max)))"],
     "one,two / two,two"),
    # commas in brackets and strings
    ("python", "type(a + b).__name__", "int=1,Fraction=Fraction(1, 2)", ["from fractions import Fraction"],
     "int,Fraction / Fraction,Fraction"),
    ("python", "a + b", "empty=(),one=(1,)", [], "empty,one / one,-"),
    ("js", "(x, y) => x.length > y.length ? x : y", "long=[1, 2],short='a,'.slice(0, 1)", [], "long,long / long,short"),
    ("cxx", "std::conditional_t<(sizeof(A) > sizeof(B)), A, B>", "int,std::array<int, 2>", ["#include <array>"],
     "int,array<int_2> / array<int_2>,array<int_2>"),
    ("cxx", "a | b", "one=1 << 0,two=1 << 1,three=3", [], ORS),
    # types of C++ that need no --setup
    ("cxx", "std::common_type_t<A, B>", "bool,int8_t,int,std::complex<float>", [],
     "bool,int,int,complex<float> / int,int8_t,int,complex<float> / int,int,int,complex<float>"
     " / complex<float>,complex<float>,complex<float>,complex<float>"),
]

# language, expression, --dtypes, lines of --setup, the formats in the spec that `import` makes of the table
LARGER = "promote = lambda a, b: max(a, b)"
NAMED = [
    ("python", "promote", "int,float", [LARGER], "i64 f64"),
    ("python", "promote", "float,bool=0", [LARGER.replace("max(a, b)", "a")], "f64 b"),
    ("python", "promote", "short,int,float", [LARGER], "i16 i64 f64"),
    ("python", "promote", "np.uint,np.intc", ["import types", "np = types.SimpleNamespace(uint=1, intc=2)", LARGER], "u64 i32"),
    ("python", "promote", "torch.int,torch.float", ["import types", "torch = types.SimpleNamespace(int=1, float=2)", LARGER], "i32 f32"),
    ("python", "promote", "float=torch.float,int", ["import types", "torch = types.SimpleNamespace(float=2)", LARGER.replace("max(a, b)", "a")],
     "f32 i32"),
    ("c", "larger", "bool=0,int=1,float=2", [INCLUDE_LARGER], "b i32 f32"),
    ("cxx", "std::common_type_t<A, B>", "bool,int,float", [], "b i32 f32"),
    ("js", "(a, b) => a", "number=1,int8=2", [], "f64 i8"),
]

# language, expression, --dtypes, what joinery says
REFUSED = [
    ("c", "a > b ? a : b", "bool,int", "--c asks for values, and bool is a type"),
    ("c", "a > b ? a : b", "x=unsigned int", "--c asks for values, and unsigned int is a type"),
    ("cxx", "std::common_type_t", "int,int8_t", "--cxx asks for values, and int is a type"),
    ("cxx", "std::common_type_t<A, B>", "one=1", "--cxx with A and B asks for types, and 1 is a value"),
    ("python", "max(a, b", "one=1", "brackets or quotes do not match in max(a, b"),
    ("python", "max", "one=f(1", "brackets or quotes that do not match"),
    ("cxx", "std::common_type_t<A, B>", "std::array<int, 2", "brackets or quotes that do not match"),
    ("js", "f", "x='y", "brackets or quotes that do not match"),
    ("js", "f", "u8,,u16", "no dtype between two commas"),
    ("js", " ", "u8", "an expression of a and b, or a function of both"),
]


def probe(language, expression, dtypes, setup):
    lines = [word for line in setup for word in ("--setup", line)]
    return subprocess.run([joinery, "probe", "--" + language, expression, "--dtypes", dtypes, *lines],
                          capture_output=True, text=True)


def table_of(language, program):
    name, commands = RUN[language]
    with open(name, "w", encoding="utf-8") as file:
        file.write(program)
    for command in commands:
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode and not done.stdout:
            return done.stdout + done.stderr
    return done.stdout


wrong = 0
for language, expression, dtypes, setup, rows in PROGRAMS:
    if language == "js" and not shutil.which(RUN["js"][1][0][0]):
        continue
    made = probe(language, expression, dtypes, setup)
    table = table_of(language, made.stdout) if made.returncode == 0 else made.stderr
    found = " / ".join(line.partition(",")[2] for line in table.splitlines()[1:])
    if found != rows:
        print(f"{language} {expression!r} of {dtypes!r}: expected {rows}, got {found}\n{table}")
        wrong += 1
for language, expression, dtypes, setup, formats in NAMED:
    if language == "js" and not shutil.which(RUN["js"][1][0][0]):
        continue
    table = table_of(language, probe(language, expression, dtypes, setup).stdout)
    made = subprocess.run([joinery, "import", "-"], input=table, capture_output=True, text=True)
    found = " ".join(re.findall(r'as = "(\w+)"', made.stdout))
    if found != formats:
        print(f"{language} {expression!r} of {dtypes!r}: expected {formats}, got {found}\n{table}{made.stdout}{made.stderr}")
        wrong += 1
for language, expression, dtypes, message in REFUSED:
    made = probe(language, expression, dtypes, [])
    if made.returncode != 2 or message not in made.stderr or made.stdout:
        print(f"{language} {expression!r} of {dtypes!r}: expected {message!r}, got {made.returncode} {made.stderr}")
        wrong += 1
print(f"{len(PROGRAMS)} programs, {len(REFUSED)} refusals, {wrong} wrong")
sys.exit(wrong > 0)
