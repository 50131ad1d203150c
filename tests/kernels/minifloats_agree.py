"""The reference against the definition of every small float: minifloats_agree.py LIBRARY

minifloats.py is the definition. Reads every pattern, and writes every value, the points halfway between two values and past
the last, and the next double to either side of each of them.
"""

import ctypes
import math
import struct
import sys
from fractions import Fraction

from minifloats import INFINITY, NAN, Format, doubles_for, number_of

# name: signed, exponent bits, mantissa bits, bias, special
FORMATS = {
    "f8_e3m4": (True, 3, 4, 3, "ieee"),
    "f8_e4m3": (True, 4, 3, 7, "ieee"),
    "f8_e4m3fn": (True, 4, 3, 7, "fn"),
    "f8_e4m3fnuz": (True, 4, 3, 8, "fnuz"),
    "f8_e4m3b11fnuz": (True, 4, 3, 11, "fnuz"),
    "f8_e5m2": (True, 5, 2, 15, "ieee"),
    "f8_e5m2fnuz": (True, 5, 2, 16, "fnuz"),
    "f8_e8m0fnu": (False, 8, 0, 127, "fn"),
    "f6_e2m3fn": (True, 2, 3, 1, "none"),
    "f6_e3m2fn": (True, 3, 2, 3, "none"),
    "f4_e2m1fn": (True, 2, 1, 1, "none"),
}
def converted(library, source, target, packed, size, count):
    out = ctypes.create_string_buffer(size * count)
    assert library.bridge_convert(source.encode(), target.encode(), 0, ctypes.c_size_t(count), packed, out)
    return out.raw


def is_nan(form, pattern):
    return form.read(pattern)[1] == NAN


def differences(library, name, form):
    patterns = bytes(range(256))
    for pattern, number in enumerate(struct.unpack("256d", converted(library, name, "f64", patterns, 8, 256))):
        negative, magnitude = form.read(pattern)
        if magnitude == NAN:
            right = math.isnan(number)
        elif magnitude == INFINITY:
            right = math.isinf(number) and (number < 0) == negative
        else:
            right = not math.isnan(number) and not math.isinf(number) and abs(Fraction(number)) == magnitude \
                    and (math.copysign(1, number) < 0) == negative
        yield right, f"{name} {pattern:#x} is read as {number!r}"

    numbers = doubles_for(form)
    packed = struct.pack(f"{len(numbers)}d", *numbers)
    for number, pattern in zip(numbers, converted(library, "f64", name, packed, 1, len(numbers))):
        wanted = form.write(*number_of(number))
        right = pattern == wanted or (is_nan(form, pattern) and is_nan(form, wanted))
        yield right, f"{number!r} ({number.hex()}) as {name} is {pattern:#x}, expected {wanted:#x}"


def main():
    library = ctypes.CDLL(sys.argv[1])
    passed, failed = 0, []
    for name, format_ in FORMATS.items():
        for right, text in differences(library, name, Format(*format_)):
            passed += right
            if not right:
                failed.append(text)
    for text in failed[:20]:
        print(text)
    print(f"{passed} passed, {len(failed)} failed")
    return 1 if failed or not passed else 0


sys.exit(main())
