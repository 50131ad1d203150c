#include "exact_functions.h"

/* Whether the fraction below 2^shift makes a whole number one greater in magnitude. */
static bool rounds_up(struct exact value, enum exact_direction direction, int shift, uint64_t whole) {
    uint64_t half = shift > 64 ? 0 : UINT64_C(1) << (shift - 1);
    uint64_t fraction = shift > 63 ? value.magnitude : value.magnitude & ((UINT64_C(1) << shift) - 1);
    switch (direction) {
    case EXACT_DOWN:
        return fraction != 0 && value.negative;
    case EXACT_UP:
        return fraction != 0 && !value.negative;
    case EXACT_TOWARD_ZERO:
        break;
    case EXACT_TIES_TO_EVEN:
        return half != 0 && (fraction > half || (fraction == half && whole % 2 == 1));
    }
    return false;
}

struct exact exact_whole(struct exact value, enum exact_direction direction) {
    if (value.class != EXACT_FINITE || value.exponent >= 0) return value;
    int shift = -value.exponent;
    uint64_t whole = shift > 63 ? 0 : value.magnitude >> shift;
    if (rounds_up(value, direction, shift, whole)) whole++;
    return (struct exact){EXACT_FINITE, value.negative, whole, 0};
}

/* Digit by digit, as on paper, in base 2. */
struct exact exact_square_root(struct exact value, int bits) {
    if (value.class == EXACT_NAN || (value.class == EXACT_FINITE && value.magnitude == 0)) return value;
    if (value.negative) return (struct exact){.class = EXACT_NAN};
    if (value.class == EXACT_INFINITE) return value;
    uint64_t digits = value.magnitude, root = 0, rest = 0;
    int exponent = value.exponent;
    if (exponent % 2 != 0) {
        digits <<= 1;
        exponent--;
    }
    for (; digits >> 62 == 0; exponent -= 2)
        digits <<= 2;
    for (int i = 0; i < bits; i++) {
        rest = rest << 2 | digits >> 62;
        digits <<= 2;
        uint64_t trial = root << 2 | 1;
        root <<= 1;
        if (rest < trial) continue;
        rest -= trial;
        root |= 1;
    }
    value.magnitude = root << 1 | (rest != 0 || digits != 0);
    value.exponent = (exponent + 64) / 2 - bits - 1;
    return value;
}

struct exact exact_remainder(struct exact a, struct exact b) {
    const struct exact none = {.class = EXACT_NAN};
    enum { STEP = 11 }; /* bits that may be shifted into a rest of 53 */
    if (a.class != EXACT_FINITE || b.class == EXACT_NAN) return none;
    if (b.class == EXACT_INFINITE) return a;
    if (b.magnitude == 0) return none;
    if (b.exponent > a.exponent) {
        int shift = b.exponent - a.exponent;
        if (shift > 63 || b.magnitude > UINT64_MAX >> shift) return a; /* below the divisor */
        a.magnitude %= b.magnitude << shift;
        return a;
    }
    a.magnitude %= b.magnitude;
    while (a.exponent > b.exponent) {
        int shift = a.exponent - b.exponent < STEP ? a.exponent - b.exponent : STEP;
        a.magnitude = (a.magnitude << shift) % b.magnitude;
        a.exponent -= shift;
    }
    return a;
}
