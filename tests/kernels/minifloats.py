"""Small floats in rationals, from the text of specs/reference.md and templates/numerics.md alone: a format is the list of its
values, and rounding is looking for the nearest in that list. A number is (negative, magnitude), the latter a Fraction, NAN
or INFINITY."""

import bisect
import math
import random
import sys
from fractions import Fraction

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

    def has(self, negative, magnitude):
        """Whether there is a NaN, or that infinity."""
        if magnitude == NAN:
            return self.special != "none"
        return self.special == "ieee" and (self.signed or not negative)

    def write(self, negative, magnitude):
        """The pattern of a number."""
        if magnitude == NAN or (not self.signed and (negative or magnitude == 0)):
            return self.nan()
        sign = (1 << self.bits) if negative else 0
        count = len(self.finite) if magnitude == INFINITY else self.nearest(magnitude)
        if count == len(self.finite):
            if self.special == "ieee":
                return sign | (self.top_exponent << self.mantissa)
            return sign | (count - 1) if self.special == "none" else self.nan()
        return 0 if count == 0 and self.special == "fnuz" else sign | count

    def fits(self, negative, magnitude):
        """Whether a number is in range."""
        if magnitude in (NAN, INFINITY):
            return self.has(negative, magnitude)
        has_it = self.signed or not (negative or magnitude == 0)
        return has_it and self.nearest(magnitude) < len(self.finite)

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
        return below if self.is_even(below) else above  # of two that are odd, the larger

    def is_even(self, count):
        """Whether the last digit of a value's significand is 0; without a mantissa it is the only digit."""
        return count % 2 == 0 if self.mantissa > 0 else self.and_next[count] == 0


def number_of(number):
    """A double as (negative, magnitude)."""
    if math.isnan(number):
        return False, NAN
    return math.copysign(1, number) < 0, INFINITY if math.isinf(number) else abs(Fraction(number))


def doubles_for(form, drawn=2000):
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
    numbers += [chance.uniform(1, 2) * 2.0 ** chance.randint(-160, 140) for _ in range(drawn)]
    return [sign * number for number in numbers for sign in (1.0, -1.0)]
