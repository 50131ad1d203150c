"""The reference against the witnesses of templates/numerics.md: witnesses.py LIBRARY NUMERICS.md

A witness is a row of a table that has bit patterns in it. Its columns are, by the headers: from, element, to, gives (or
correct and via_f32, or same_value and in_range); or operation, a, element, b, element, c, element, join, result, gives, of
which those of operands that there are not are left out, or empty.
"""

import ctypes
import math
import re
import struct
import sys

from bridge import OK, Bridge

PATTERN = re.compile(r"0x[0-9a-f]+")
FLOATS = {"f32": "f", "f64": "d", "c64": "2f", "c128": "2d"}

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


def check_conversion(row, via_f32, gives):
    wanted = patterns(row[gives])
    out = ctypes.create_string_buffer(len(wanted))
    done = bridge.convert(row["from"], row["to"], via_f32, 1, patterns(row["element"]), out)
    check(f"{row['from']} {row['element']} -> {row['to']}, {gives}", row["to"], out.raw if done else b"", wanted)


def operands(row):
    """The dtypes and elements of as many operands as the row has."""
    names = [name for name in ("a", "b", "c") if row.get(name, "")]
    elements = [row[header] for header in ("element", "element 2", "element 3") if header in row]
    return [row[name] for name in names], [patterns(element) for element in elements[: len(names)]]


def check_operation(row):
    wanted = patterns(row["gives"])
    out = ctypes.create_string_buffer(len(wanted))
    dtypes, elements = operands(row)
    join = None if row.get("join") == "-" else row.get("join", dtypes[0])
    inexact = "f64" if join == "i64" else "f32"
    part = {"c64": "f32", "c128": "f64"}.get(join)
    status = bridge.apply(row["operation"], dtypes, 1, elements, out, join=join, inexact=inexact, part=part)
    what = ", ".join(f"{dtype} {element[::-1].hex()}" for dtype, element in zip(dtypes, elements))
    check(f"{row['operation']}({what})", row["result"], out.raw if status == OK else b"", wanted)


def check_failures(row):
    """A row of what fails: "yes" or "no" for each check, without and with via_f32."""
    for name in ("same_value", "in_range"):
        for via_f32 in (0, 1):
            failed = ctypes.create_string_buffer(1)
            bridge.check(name, row["from"], row["to"], via_f32, 1, patterns(row["element"]), failed)
            wanted = {"keeps": b"\0", "fails": b"\1"}[row[name]]
            check(f"{row['from']} {row['element']} -> {row['to']}, {name}", "b", failed.raw, wanted)


def rows(path):
    """Each row of a table of witnesses, by header; the second header of one name has a 2 behind it, the third a 3."""
    headers = None
    with open(path, encoding="utf-8") as file:
        for line in file:
            cells = [cell.strip() for cell in line.strip().strip("|").split("|")] if line.startswith("|") else None
            if cells is None:
                headers = None
            elif headers is None:
                counts = [cells[: i + 1].count(name) for i, name in enumerate(cells)]
                headers = [name if count == 1 else f"{name} {count}" for name, count in zip(cells, counts)]
            elif "element" in headers and PATTERN.search(line):
                yield dict(zip(headers, cells))


def main():
    for row in rows(sys.argv[2]):
        if "operation" in row:
            check_operation(row)
        elif "same_value" in row:
            check_failures(row)
        elif "gives" in row:
            check_conversion(row, 0, "gives")
            check_conversion(row, 1, "gives")
        else:
            check_conversion(row, 0, "correct")
            check_conversion(row, 1, "via_f32")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or passed < 100 else 0


sys.exit(main())
