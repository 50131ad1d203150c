"""The reference against the witnesses in tables of Markdown and TSV: witnesses.py LIBRARY FILE...

A witness is a row that has bit patterns in it, and says by its headers what it is of: from, to (or correct and via_f32, or what
keeps it: same value, and in range by the spec's rule); or operation, operands, result. An element is a dtype and a pattern. Operands say their join where it is
neither their only dtype nor that of the result: "join f64", or "no join". The result may be "no kernel" or "no promotion".
"""

import ctypes
import math
import re
import struct
import sys

from bridge import OK, Bridge

PATTERN = re.compile(r"0x[0-9a-f]+")
ELEMENT = re.compile(r"(\w+) (0x[0-9a-f]+|\([^)]*\))")
JOIN = re.compile(r"join (\w+)")
FLOATS = {"f32": "f", "f64": "d", "c64": "2f", "c128": "2d"}
CHECKS = {"same value": ("same_value", 0, 0), "rounded": ("in_range", 0, 0), "rounded_or_nan": ("in_range", 0, 1),
          "exact": ("in_range", 1, 0), "exact_or_nan": ("in_range", 1, 1)}  # with the rules that headers stand for
REFUSALS = {"no promotion": 1, "no kernel": 2}  # enum ref_status

bridge = Bridge(sys.argv[1])
passed = failed = 0


def patterns(text):
    """The bytes of an element: little-endian patterns, each of as many bytes as it has digits for."""
    found = PATTERN.findall(text)
    return b"".join(int(one, 16).to_bytes((len(one) - 2) // 2, "little") for one in found)


def same(dtype, x, y):
    """Bit for bit; of f32, f64 and pairs of them any NaN is any other. (Narrower NaNs are given as they are written.)"""
    if x == y or dtype not in FLOATS:
        return x == y
    half = len(x) // (2 if dtype[0] == "c" else 1)
    parts = [(x[i : i + half], y[i : i + half]) for i in range(0, len(x), half)]
    code = "<" + FLOATS[dtype][-1]
    return all(p == q or math.isnan(struct.unpack(code, p)[0]) and math.isnan(struct.unpack(code, q)[0]) for p, q in parts)


def check(what, dtype, got, wanted):
    global passed, failed
    if same(dtype, got, wanted):
        passed += 1
        return
    failed += 1
    print(f"FAILED: {what}: {got[::-1].hex()}, expected {wanted[::-1].hex()}")


def elements(text):
    """The dtypes and the bytes of the elements in a cell."""
    found = ELEMENT.findall(text)
    return [dtype for dtype, _ in found], [patterns(element) for _, element in found]


def check_conversion(row, via_f32, to, gives):
    (dtype,), (element,) = elements(row["from"])
    wanted = patterns(gives)
    out = ctypes.create_string_buffer(len(wanted))
    done = bridge.convert(dtype, to, via_f32, 1, element, out)
    check(f"{row['from']} -> {to}, {'via_f32' if via_f32 else 'correct'}", to, out.raw if done else b"", wanted)


def join_of(row, dtypes, result):
    """What the operands promote to, None where they do not."""
    if "no join" in row["operands"]:
        return None
    said = JOIN.search(row["operands"])
    return said[1] if said else dtypes[0] if len(set(dtypes)) == 1 else result


def check_operation(row):
    global passed, failed
    dtypes, operands = elements(row["operands"])
    refusal = REFUSALS.get(row["result"])
    result, wanted = (None, b"") if refusal else (one[0] for one in elements(row["result"]))
    out = ctypes.create_string_buffer(16)
    join = join_of(row, dtypes, result)
    inexact = "f64" if join in ("i64", "u64") else "f32"
    part = {"c32": "f16", "c64": "f32", "c128": "f64"}.get(join)
    status = bridge.apply(row["operation"], dtypes, 1, operands, out, join=join, inexact=inexact, part=part)
    what = f"{row['operation']}: {row['operands']}"
    if status == (refusal or OK):
        check(what, result, out.raw[: len(wanted)], wanted)
    else:
        failed += 1
        print(f"FAILED: {what}: status {status}, expected {refusal or OK}")


def check_failures(row):
    """A row of what fails: "keeps" or "fails" for each check, without and with via_f32."""
    (dtype,), (element,) = elements(row["from"])
    for name in row.keys() & CHECKS:
        for via_f32 in (0, 1):
            failures = ctypes.create_string_buffer(1)
            check_name, *rules = CHECKS[name]
            bridge.check(check_name, dtype, row["to"], (via_f32, *rules), 1, element, failures)
            wanted = {"keeps": b"\0", "fails": b"\1"}[row[name]]
            check(f"{row['from']} -> {row['to']}, {name}", "b", failures.raw, wanted)


def rows(path):
    """Each row of a table of witnesses, by header."""
    headers = None
    with open(path, encoding="utf-8") as file:
        for line in file:
            line = line.strip("\n")
            cells = line.strip("|").split("|") if line.startswith("|") else line.split("\t") if "\t" in line else None
            cells = cells and [cell.strip() for cell in cells]
            if cells is None:
                headers = None
            elif headers is None:
                headers = cells
            elif headers[0] in ("from", "operation") and PATTERN.search(line):
                yield dict(zip(headers, cells))


def main():
    witnesses = [list(rows(path)) for path in sys.argv[2:]]
    for row in sum(witnesses, []):
        if "operation" in row:
            check_operation(row)
        elif row.keys() & CHECKS:
            check_failures(row)
        elif "correct" in row:
            check_conversion(row, 0, row["to"], row["correct"])
            check_conversion(row, 1, row["to"], row["via_f32"])
        else:
            for via_f32 in (0, 1):
                check_conversion(row, via_f32, row["to"].split()[0], row["to"])
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not all(witnesses) else 0


sys.exit(main())
