#!/usr/bin/env python3
"""Every field of a spec and of a dtype with every sort of value that it is not meant for: no limit of numbers, no NaN, no
hole and no cycle makes joinery do anything but answer or refuse. Usage: fields.py JOINERY WORK EVERY: tries one of EVERY."""

import sys

import runs

SPEC = "name title source note dtypes promotes table resolve laws extends without ops inexact rounding nary results by_zero weak_scalars in_range hot header"
DTYPE = "kind exponent mantissa bias special signed bits of fraction size ctype to_f64 from_f64 weak as aliases value overflow title ident 1 2"
KINDS = ("kind = 'float', exponent = 4, mantissa = 3", "kind = 'int', bits = 5", "kind = 'uint', bits = 5", "kind = 'complex', of = 'f16'",
         "kind = 'fixed', bits = 16, fraction = 15", "kind = 'opaque', size = 8, ctype = 't', to_f64 = 'a', from_f64 = 'b'",
         "kind = 'abstract'", "weak = 'u8'", "as = 'f32'")
VALUES = ("0/0", "1/0", "-1/0", "-0.0", "0", "-1", "1.5", "1 << 53", "math.mininteger", "math.maxinteger", "1e300", "''", "' '", "'8'", "'0x8'",
          "'1e1'", "'\\0'", "'x\\0y'", "true", "false", "{}", "{ {} }", "{ 1, 2, nil, 4 }", "{ 'b', nil, 'b' }", "{ [-1] = 'b' }", "{ [1.5] = 'b' }",
          "{ [0/1] = 1 }", "{ [1e15] = 1 }", "{ [math.maxinteger] = 'b' }", "{ [math.mininteger] = 'b' }", "{ [true] = 1 }", "{ [{}] = 1 }",
          "{ [print or error] = 'b' }", "{ b = 0/0 }", "{ b = { b = { b = 1 } } }", "function() end", "string", "cycle", "{ cycle }", "{ b = cycle }",
          "{ [cycle] = cycle }", "('x'):rep(100000)", "{ ('x'):rep(100000) }", "'\\u{202E}'", "{ '\\27[31m' }", "{ ['\\27[31m'] = '\\27]0;x\\7' }", "'\\xFF'",
          "'*/'", "'a\\nb'", "'??/'", "many")
BEFORE = "local cycle, many = {}, {}\ncycle[1], cycle.b, cycle.name = cycle, cycle, cycle\nfor i = 1, 3000 do many[i] = i end\n"


def specs():
    """A name and a text each."""
    for field in SPEC.split():
        for value in VALUES:
            fields = {"name": "'t'", "dtypes": "{ 'b', 'u8' }", "promotes": "{ b = { 'u8' } }"}
            if field == "table":
                del fields["promotes"]
            fields[field] = value
            yield f"{field} = {value}", BEFORE + "return { " + ", ".join(f"{key} = {each}" for key, each in fields.items()) + " }"
    for kind in KINDS:
        for field in DTYPE.split():
            for value in VALUES:
                name, key = ("" if field == "1" else "'dd', "), (f"[{field}]" if field.isdigit() else field)
                others = ", ".join(part for part in kind.split(", ") if not part.startswith(field + " "))
                yield (f"{kind}: {key} = {value}", f"{BEFORE}return {{ name = 't', header = 'x.h', dtypes = {{ 'b', 'u8', 'f16', "
                       f"{{ {name}{others + ', ' if others else ''}{key} = {value} }} }}, promotes = {{ b = {{ 'u8' }} }} }}")


def main():
    joinery, work, every = sys.argv[1:]
    run = runs.Runs(joinery)
    runs.fresh_folder(work)
    for i, (name, text) in enumerate(specs()):
        if i % int(every):
            continue
        with open("fields.lua", "w", encoding="utf-8") as file:
            file.write(text)
        run.run(name, "check", "-q", "fields.lua")
    return run.end()


sys.exit(main())
