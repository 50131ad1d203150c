#!/usr/bin/env python3
"""What the dispatch says of operations that a kind of dtype cannot do, whatever other dtypes the spec has or lacks.

usage: statuses.py JOINERY WORK_DIR

A row is OPERATION A B ANSWER: the status, or the dtype of the result where it is OK. Of `x|y`, the row is for each. A
number is a value of the enum.
"""

import glob
import itertools
import os
import sys

from common import HERE, WARNINGS, Failures, fresh_folder, run, write

EXPECTED = {
    "lacking_bool": """
        add             i8   i16       i16
        add             i8   u8        NO_PROMOTION
        add             date time      NO_KERNEL
        add             date i8        NO_PROMOTION
        divide          i8   i16       f32
        less|equal      i8   i16|u8|i8 NO_KERNEL
        greater         i16  i8|u8     NO_KERNEL
        less|equal      f32  f32|i8    NO_KERNEL
        less|greater    f32  f16       NO_PROMOTION
        not_equal       date date|time NO_KERNEL
        not_equal       date i8|f32    NO_PROMOTION
        bitwise_and     i8   i16       i16
        bitwise_and     i8   f32       NO_KERNEL
        bitwise_or      f32  f32       NO_KERNEL
        bitwise_xor     f16  f32       NO_PROMOTION
        logical_and     i8   i8|u8|f32 NO_KERNEL
        logical_or      date i8        NO_KERNEL
        convert         i8   u8        u8
        convert         i8   date      NO_KERNEL
        convert         date time      NO_KERNEL
        add|less        200  i8        BAD_ARGUMENT
    """,
    "lacking_integers": """
        bitwise_and                              b   b       b
        bitwise_and                              b   f32     NO_KERNEL
        bitwise_left_shift|bitwise_right_shift   b   b|f32   NO_KERNEL
        subtract                                 b   b       NO_KERNEL
        subtract                                 b   f32     f32
        minimum|maximum                          c64 c64|b   NO_KERNEL
        less|greater_equal                       c64 f32     NO_KERNEL
        less|greater_equal                       b   f32|b   b
        equal                                    c64 b       b
        divide                                   b   b       f32
        divide                                   b   c64     c64
    """,
    "lacking_floats": """
        divide               i8   i8|flag    NO_KERNEL
        divide               flag flag       NO_KERNEL
        divide               flag mask       NO_PROMOTION
        add                  i8   u8         NO_PROMOTION
        less|equal|greater   i8   u8|i8|mask flag
        logical_xor          mask truth|u8   flag
        minimum              truth truth     truth
    """,
    "wide_integers": """
        add|divide|less     i8   i128      NO_KERNEL
        add|bitwise_and     i128 i128      NO_KERNEL
        add|bitwise_and     i128 huge      NO_PROMOTION
        add|minimum         i128 f32       NO_KERNEL
        add                 i128 u256      NO_PROMOTION
        less|equal          i128 u256|i65  NO_KERNEL
        equal               u256 i8|b      NO_KERNEL
        less                u256 f32       NO_PROMOTION
        logical_and         i128 i8|u256   NO_KERNEL
        convert             i128 i8|i128   NO_KERNEL
        convert             f32  i128|u256 NO_KERNEL
        add                 i64  f32       f32
        less                i64  i8        b
    """,
    "values": """
        add         uint8 int8        int16
        add         uint8 X           NO_PROMOTION
        less        int16 uint8|bool  bool
        add|less    2     int8|uint8  BAD_ARGUMENT
        divide      int8  43|45|255   BAD_ARGUMENT
        convert     int8  2|12|43|45  BAD_ARGUMENT
        convert     int8  44          int16
        convert     40    int8        BAD_ARGUMENT
        logical_and 5     int8|7      BAD_ARGUMENT
        add         int8  int128      NO_KERNEL
    """,
}


def rows_of(text):
    """(op, a, b, answer) of each row."""
    for line in text.strip().splitlines():
        *choices, answer = line.split()
        yield from ((*chosen, answer) for chosen in itertools.product(*(choice.split("|") for choice in choices)))


def source(spec, rows):
    upper = spec.upper()

    def dtype(name):
        return f"({spec}_dtype){name}" if name.isdigit() else f"{upper}_{name.upper()}"

    lines = [f'#include "{spec}_kernels.h"', "#include <stdio.h>", "int main(void) {", "    int failures = 0;"]
    for op, a, b, answer in rows:
        is_status = answer in ("NO_PROMOTION", "NO_KERNEL", "BAD_ARGUMENT")
        status, text = f"{upper}_{answer}" if is_status else f"{upper}_OK", f"{op}({a}, {b})"
        result = f"{upper}_NO_DTYPE" if is_status else dtype(answer)
        a, b = dtype(a), dtype(b)
        calls = [(f"{spec}_{op}(0, {a}, NULL, 0, {b}, NULL, {'0, NULL, 0' if op != 'convert' else '0'})", status)]
        if op == "convert":
            calls.append((f'{spec}_find_convert({a}, {b}, "scalar") != NULL', int(not is_status)))
        else:
            upper_op = f"{upper}_{op.upper()}"
            calls.append((f"{spec}_binary({upper_op}, 0, {a}, NULL, 0, {b}, NULL, 0, NULL, 0)", status))
            calls.append((f"{spec}_binary_out_dtype({upper_op}, {a}, {b})", result))
            calls.append((f'{spec}_find_kernel({upper_op}, {a}, {b}, "scalar", NULL) != NULL', int(not is_status)))
        for call, expected in calls:
            lines.append(f'    if (({call}) != {expected}) failures++, printf("%s: %d is wrong\\n", "{text}", (int)({call}));')
    return "\n".join([*lines, "    return failures != 0;", "}", ""])


def main():
    joinery, work = sys.argv[1], fresh_folder(sys.argv[2])
    failures = Failures()
    for spec, text in EXPECTED.items():
        folder, program = os.path.join(work, spec), os.path.join(work, spec, "program")
        status, output = run([joinery, "generate", os.path.join(HERE, "specs", spec + ".lua"), "-o", folder, "--isa", "scalar"])
        if not failures.check(status == 0, f"generate {spec}: {output}"):
            continue
        main_file = write(folder, "main.c", source(spec, list(rows_of(text))))
        command = ["gcc", "-std=c11", *WARNINGS, "-Wswitch-enum", "-ffp-contract=off", f"-I{folder}", main_file,
                   os.path.join(folder, f"{spec}_dispatch.c"), *glob.glob(os.path.join(folder, "kernels", "*.c")), "-o", program]
        status, output = run(command)
        if failures.check(status == 0, f"{' '.join(command)}\n{output}"):
            status, output = run([program])
            failures.check(status == 0, f"{spec}: exit {status}\n{output}")
    failures.finish()


main()
