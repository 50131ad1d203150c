#!/usr/bin/env python3
"""On object code: lookups of constants are constants, and lookups at run time are at most one load.

usage: folding.py JOINERY WORK_DIR [--all]

Without --all: a few specs and compilers. With it every spec, and one of each form with every compiler.
"""

import os
import platform
import re
import sys

from common import HERE, Failures, Generated, fresh_folder, run, reference_specs, write, write_bound_spec, write_wide_spec

# functions of the same constant would be merged into one
COMPILERS = [
    ["gcc", "-std=c99", "-fno-ipa-icf"],
    ["clang", "-std=c11"],
    ["g++", "-std=c++11", "-fno-ipa-icf", "-x", "c++"],
    ["g++", "-std=c++20", "-fPIC", "-fno-ipa-icf", "-x", "c++"],
    ["clang++", "-std=c++17", "-x", "c++"],
    ["clang++", "-std=c++14", "-x", "c++"],
    ["g++", "-std=c++17", "-fno-ipa-icf", "-x", "c++"],
]
PADDING = re.compile(r"^(nop|xchg\s+%ax,%ax|data16|cs nop|endbr64|bti\b|int3)")
IMMEDIATE = {
    "x86_64": re.compile(r"^mov\s+\$(0x[0-9a-f]+),%e?a[lx]$|^(xor)\s+%eax,%eax$"),
    "aarch64": re.compile(r"^mov\s+w0, #(0x[0-9a-f]+)|^(mov)\s+w0, wzr"),
}
ADDRESS = {"x86_64": re.compile(r"^lea\s+.*\(%rip\),%rax|^mov\s+\$0x0,%eax$"), "aarch64": re.compile(r"^adrp\s|^add\s")}
LOAD = {"x86_64": re.compile(r"^(?!lea)\S+\s+.*\("), "aarch64": re.compile(r"^ldr")}
MACHINE = platform.machine()


def functions(objects):
    """{name: [instruction]} of an object file."""
    status, text = run(["objdump", "-d", "--no-show-raw-insn", objects])
    if status != 0:
        sys.exit(f"FAILED: objdump: {text}")
    found, name = {}, None
    for line in text.splitlines():
        head = re.match(r"^[0-9a-f]+ <(\w+)>:$", line)
        code = re.match(r"^\s*[0-9a-f]+:\s+(.*?)\s*(?:[#<].*|//.*)?$", line)
        if head:
            name = head.group(1)
            found[name] = []
        elif code and name and not PADDING.match(code.group(1)):
            found[name].append(code.group(1))
    return found


def compiled(generated, compiler, level, source):
    head = f'#include "{generated.prefix}_promotion.h"\n#ifdef __cplusplus\nextern "C" {{\n#endif\n'
    path = write(generated.folder, "fold.c", head + source + "\n#ifdef __cplusplus\n}\n#endif\n")
    objects = os.path.join(generated.folder, "fold.o")
    command = [*compiler, level, f"-I{generated.folder}", f"-I{HERE}", "-c", path, "-o", objects]
    status, output = run(command)
    if status != 0:
        sys.exit(f"FAILED: {' '.join(command)}\n{output}")
    return functions(objects)


def is_constant(code, value):
    if len(code) != 2 or not code[1].startswith("ret"):
        return False
    match = IMMEDIATE[MACHINE].match(code[0])
    return bool(match) and (int(match.group(1), 16) if match.group(1) else 0) == value


def pairs_of(generated):
    """A few pairs of dtypes: neighbours, the ends, and one without a promotion where there is one."""
    names = [d["name"] for d in generated.manifest["dtypes"]]
    table = generated.manifest["table"]
    pairs = [(a % len(names), b % len(names)) for a, b in ((0, 1), (1, 5), (-1, 2), (3, 3))]
    pairs += [(a, row.index(None)) for a, row in enumerate(table) if None in row][:1]
    return [(names[a], names[b], table[a][b]) for a, b in pairs]


def check_constants(failures, generated, compiler, level):
    prefix, of = generated.prefix, generated.enumerator
    dtypes = generated.manifest["dtypes"]
    names = [d["name"] for d in dtypes]
    none = 65535 if len(names) > 254 else 255
    number = {name: i for i, name in enumerate(names)} | {None: none}
    source, expected = [], {}

    def add(kind, expression, value):
        name = f"f{len(expected)}"
        source.append(f"{kind} {name}(void);\n{kind} {name}(void) {{ return {expression}; }}")
        expected[name] = (expression, value)

    d = f"{prefix}_dtype"
    for a, b, join in pairs_of(generated):
        add(d, f"{prefix}_promote_types({of(a)}, {of(b)})", number[join])
        if generated.ordered_by_table:
            below = join == b and generated.manifest["table"][number[b]][number[a]] == b
            add("bool", f"{prefix}_can_promote({of(a)}, {of(b)})", int(below))
        add(f"{prefix}_loss", f"{prefix}_cast_loss({of(a)}, {of(a)})", 0)
        for casting in ("EXACT", "PROMOTE", "SAME_KIND", "ANY"):
            add("bool", f"{prefix}_can_cast({of(a)}, {of(a)}, {prefix.upper()}_CAST_{casting})", 1)
    add(f"{prefix}_loss", f"{prefix}_cast_loss(({d})70000, {of(names[0])})", 32)
    add(d, f"{prefix}_promote_types(({d})70000, {of(names[0])})", none)
    add("bool", f"{prefix}_can_promote({of(names[0])}, ({d})70000)", 0)
    for dtype in (dtypes[0], dtypes[-1]):
        name = of(dtype["name"])
        add("size_t", f"{prefix}_dtype_size({name})", dtype["size"])
        add("bool", f"{prefix}_dtype_is_weak({name})", int(dtype["weak"]))
        add(d, f"{prefix}_dtype_materialize({name})", number[dtype["materialize"]])
        kinds = ["bool", "int", "uint", "float", "complex", "fixed", "opaque", "abstract"]
        add(f"{prefix}_dtype_kind", f"{prefix}_dtype_get_kind({name})", kinds.index(dtype["kind"]))
        add("const char *", f"{prefix}_dtype_name({name})", None)
    code = compiled(generated, compiler, level, "\n".join(source))
    for name, (expression, value) in expected.items():
        if value is None:
            holds = len(code[name]) <= 3 and all(ADDRESS[MACHINE].match(c) or c.startswith("ret") for c in code[name])
        else:
            holds = is_constant(code[name], value)
        failures.check(holds, f"{' '.join(compiler)} {level}: {expression} is {code[name]}, not {value}")


def check_many(failures, generated, compiler, level):
    """result_type of constant arrays of 1 to 8: local, static, and (in C) a compound literal."""
    prefix, of = generated.prefix, generated.enumerator
    names = [d["name"] for d in generated.manifest["dtypes"]]
    table, order = generated.indices(), generated.order()
    none = 65535 if len(names) > 254 else 255
    source, expected = [], {}
    for n in (1, 2, 3, 5, 8):
        chosen = [(7 * i + n) % len(names) for i in range(n)]
        if generated.nary == "bound" and n == 5:
            chosen = [(5 - i) % len(names) for i in range(n)] # several minimal bounds, in numpy's order
        join = generated.result(chosen, table, order)
        value = none if join is None else join
        list_ = ", ".join(of(names[i]) for i in chosen)
        d = f"{prefix}_dtype"
        source.append(f"static const {d} s{n}[{n}] = {{{list_}}};")
        bodies = {"local": f"const {d} a[{n}] = {{{list_}}}; return {prefix}_result_type({n}, a);",
                  "static": f"return {prefix}_result_type({n}, s{n});"}
        if "c++" not in compiler:
            bodies["literal"] = f"return {prefix}_result_type({n}, ({d}[]){{{list_}}});"
        for kind, body in bodies.items():
            source.append(f"{d} {kind}{n}(void);\n{d} {kind}{n}(void) {{ {body} }}")
            expected[f"{kind}{n}"] = value
    code = compiled(generated, compiler, level, "\n".join(source))
    for name, value in expected.items():
        failures.check(is_constant(code[name], value),
                       f"{' '.join(compiler)} {level}: {prefix}_result_type, {name}, is {code[name]}, not {value}")


def check_run_time(failures, generated, compiler, level):
    prefix = generated.prefix
    d = f"{prefix}_dtype"
    lookups = {
        "promote": (d, f"{prefix}_promote_types(a, b)"),
        "can": ("bool", f"{prefix}_can_promote(a, b)"),
        "loss": (f"{prefix}_loss", f"{prefix}_cast_loss(a, b)"),
        "cast": ("bool", f"{prefix}_can_cast(a, b, {prefix.upper()}_CAST_SAME_KIND)"),
        "size": ("size_t", f"{prefix}_dtype_size(a)"),
        "name": ("const char *", f"{prefix}_dtype_name(b)"),
        "weak": ("bool", f"{prefix}_dtype_is_weak(a)"),
    }
    source = [f"{kind} {name}({d} a, {d} b);\n{kind} {name}({d} a, {d} b) {{ (void)a; (void)b; return {body}; }}"
              for name, (kind, body) in lookups.items()]
    code = compiled(generated, compiler, level, "\n".join(source))
    for name in lookups:
        loads = sum(bool(LOAD[MACHINE].match(c)) for c in code[name])
        calls = sum(c.startswith(("call", "bl ")) for c in code[name])
        failures.check(loads <= 1 and calls == 0,
                       f"{' '.join(compiler)} {level}: {prefix} {name} has {loads} loads, {calls} calls: {code[name]}")


def main():
    if MACHINE not in LOAD:
        print(f"how machine code reads is not known here for {MACHINE}")
        sys.exit(77)
    joinery, work = sys.argv[1], fresh_folder(sys.argv[2])
    everything = "--all" in sys.argv[3:]
    failures = Failures()
    forms = ["jax", "jep_tensorflow"]
    specs = [s for s in reference_specs() if everything or s[0] in forms]
    specs.append((write_bound_spec(work, "numpy"), None))
    specs += [(os.path.join(HERE, "specs", "kinds.lua"), None), write_wide_spec(work, 256)] if everything else []
    for spec, oracle in specs:
        generated = Generated(joinery, os.path.join(work, "out"), spec, oracle)
        is_form = spec in forms or spec not in [name for name, _ in reference_specs()]
        for compiler in COMPILERS[:4] if not everything else COMPILERS if is_form else COMPILERS[:2]:
            for level in ("-O1", "-O2"):
                check_constants(failures, generated, compiler, level)
                if level == "-O2":
                    check_many(failures, generated, compiler, level)
                    check_run_time(failures, generated, compiler, level)
    failures.finish()


main()
