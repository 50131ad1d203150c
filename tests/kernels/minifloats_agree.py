"""The reference against the definition of every small float: minifloats_agree.py LIBRARY

A second reference, from the text of specs/reference.md and templates/numerics.md alone, in rationals: a format is the
list of its values, and rounding is looking for the nearest in that list. Reads every pattern, and writes every value,
the points halfway between two values and past the last, and the next double to either side of each of them.
"""

import bisect
import ctypes
import math
import random
import struct
import sys
from fractions import Fraction

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
NAN, INFINITY = "nan", "infinity"


class Format:
    def __init__(self, signed, exponent, mantissa, bias, special):
        self.signed, self.mantissa, self.bias, self.special = signed, mantissa, bias, special
        self.bits = exponent + mantissa
        self.top_exponent = (1 << exponent) - 1
        magnitudes = [self.meaning(pattern) for pattern in range(1 << self.bits)]
        self.finite = [value for value in magnitudes if value not in (NAN, INFINITY)]
        # as if no pattern were taken by inf or NaN, and there were one more
        self.and_next = self.finite + [self.value(len(self.finite))]

    def value(self, pattern):
        """A pattern without sign as a number, whatever else it may mean."""
        field, rest = pattern >> self.mantissa, pattern & ((1 << self.mantissa) - 1)
        fraction = Fraction(rest, 1 << self.mantissa)
        if field == 0 and self.signed:
            return fraction * Fraction(2) ** (1 - self.bias)
        return (1 + fraction) * Fraction(2) ** (field - self.bias)

    def meaning(self, pattern):
        """The same with the special patterns."""
        if self.special == "ieee" and pattern >> self.mantissa == self.top_exponent:
            return INFINITY if pattern & ((1 << self.mantissa) - 1) == 0 else NAN
        if self.special == "fn" and pattern == (1 << self.bits) - 1:
            return NAN
        return self.value(pattern)

    def read(self, pattern):
        """(negative, magnitude) of a pattern; bits above the format's are ignored."""
        magnitude = pattern & ((1 << self.bits) - 1)
        negative = self.signed and bool(pattern >> self.bits & 1)
        if self.special == "fnuz" and negative and magnitude == 0:
            return False, NAN
        return negative, self.meaning(magnitude)

    def nan(self):
        if self.special == "ieee":
            return (self.top_exponent << self.mantissa) | (1 << (self.mantissa - 1))
        return {"fn": (1 << self.bits) - 1, "fnuz": 1 << self.bits, "none": 0}[self.special]

    def write(self, number):
        """The pattern of a double."""
        if math.isnan(number) or (not self.signed and (number <= 0 or math.copysign(1, number) < 0)):
            return self.nan()
        sign = (1 << self.bits) if math.copysign(1, number) < 0 else 0
        count = len(self.finite) if math.isinf(number) else self.nearest(abs(Fraction(number)))
        if count == len(self.finite):
            if self.special == "ieee":
                return sign | (self.top_exponent << self.mantissa)
            return sign | (count - 1) if self.special == "none" else self.nan()
        return 0 if count == 0 and self.special == "fnuz" else sign | count

    def nearest(self, magnitude):
        above = bisect.bisect_left(self.and_next, magnitude)
        if above == 0:
            return 0
        if above == len(self.and_next):
            return above - 1
        below = above - 1
        to_below, to_above = magnitude - self.and_next[below], self.and_next[above] - magnitude
        if to_below != to_above:
            return below if to_below < to_above else above
        return below if below % 2 == 0 else above


def doubles_for(form):
    """Values, halfway points and what is next to them, of either sign; then zeros, the ends, and some of any kind."""
    points = form.and_next + [form.and_next[-1] * 2, form.finite[-1] * 3 / 2]
    points += [(low + high) / 2 for low, high in zip(form.and_next, form.and_next[1:])]
    points += [point / 2 for point in form.finite[:2]]
    chance = random.Random(1)
    near = [float(point) for point in points]
    assert all(Fraction(number) == point for number, point in zip(near, points))
    numbers = [next_to for number in near for next_to in
               (number, math.nextafter(number, math.inf), math.nextafter(number, -math.inf))]
    numbers += [math.inf, math.nan, 5e-324, sys.float_info.max]
    numbers += [chance.uniform(1, 2) * 2.0 ** chance.randint(-160, 140) for _ in range(2000)]
    return [sign * number for number in numbers for sign in (1.0, -1.0)]


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
        wanted = form.write(number)
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
