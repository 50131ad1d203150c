#include "exact.h"

#include <string.h>

/* Patterns without their sign bit count the non-negative values of a format upwards from its smallest, so that rounding
 * to the nearest value and rounding the count are the same thing. */

static uint64_t low_bits(int bits) {
    return bits >= 64 ? UINT64_MAX : (UINT64_C(1) << bits) - 1;
}

static int unsigned_bits(const struct ref_format *format) {
    return format->exponent + format->mantissa;
}

static uint64_t infinity_pattern(const struct ref_format *format) {
    return low_bits(format->exponent) << format->mantissa;
}

uint64_t exact_nan_pattern(const struct ref_format *format) {
    switch (format->special) {
    case REF_IEEE:
        return infinity_pattern(format) | UINT64_C(1) << (format->mantissa - 1);
    case REF_FN:
        return low_bits(unsigned_bits(format));
    case REF_FNUZ:
        return UINT64_C(1) << unsigned_bits(format);
    case REF_NONE:
        break;
    }
    return 0;
}

uint64_t exact_largest_pattern(const struct ref_format *format) {
    switch (format->special) {
    case REF_IEEE:
        return infinity_pattern(format) - 1;
    case REF_FN:
        return low_bits(unsigned_bits(format)) - 1;
    case REF_FNUZ:
    case REF_NONE:
        break;
    }
    return low_bits(unsigned_bits(format));
}

struct exact exact_of_float(const struct ref_format *format, uint64_t pattern) {
    uint64_t count = pattern & low_bits(unsigned_bits(format));
    bool negative = !format->is_unsigned && (pattern >> unsigned_bits(format) & 1);
    struct exact value = {EXACT_FINITE, negative, 0, 0};

    if (format->special == REF_FNUZ && negative && count == 0) {
        value.class = EXACT_NAN;
        return value;
    }
    if (count > exact_largest_pattern(format)) {
        value.class = format->special == REF_IEEE && count == infinity_pattern(format) ? EXACT_INFINITE : EXACT_NAN;
        return value;
    }
    int field = (int)(count >> format->mantissa);
    bool subnormal = field == 0 && !format->is_unsigned;
    value.magnitude = (count & low_bits(format->mantissa)) | (subnormal ? 0 : UINT64_C(1) << format->mantissa);
    value.exponent = (subnormal ? 1 : field) - format->bias - format->mantissa;
    return value;
}

struct exact exact_of_signed(int64_t value) {
    uint64_t magnitude = value < 0 ? -(uint64_t)value : (uint64_t)value;
    return (struct exact){EXACT_FINITE, value < 0, magnitude, 0};
}

struct exact exact_of_unsigned(uint64_t value) {
    return (struct exact){EXACT_FINITE, false, value, 0};
}

/* floor(log2(x)), x > 0 */
static int log2_floor(uint64_t x) {
    int log = 0;
    for (int step = 32; step > 0; step /= 2)
        if (x >> step) {
            x >>= step;
            log += step;
        }
    return log;
}

/* How the part below the unit compares with half a unit. */
enum remainder { BELOW_HALF, HALF, ABOVE_HALF };

/* The whole units of 2^unit in magnitude * 2^exponent, and the remainder. A left shift must not lose bits. */
static uint64_t whole_units(uint64_t magnitude, int exponent, int unit, enum remainder *remainder) {
    int shift = unit - exponent;
    *remainder = BELOW_HALF;
    if (shift <= 0) return magnitude << -shift;
    if (shift > 64) return 0;
    uint64_t half = UINT64_C(1) << (shift - 1), rest = magnitude & low_bits(shift);
    if (rest >= half) *remainder = rest == half ? HALF : ABOVE_HALF;
    return shift == 64 ? 0 : magnitude >> shift;
}

static uint64_t round_half_even(uint64_t floor, enum remainder remainder) {
    return floor + (remainder == ABOVE_HALF || (remainder == HALF && (floor & 1)));
}

/* The nearest count of a non-negative number, as if counts had no upper end. */
static uint64_t nearest_count(const struct ref_format *format, struct exact value) {
    if (value.magnitude == 0) return 0;
    int log = log2_floor(value.magnitude) + value.exponent;
    int lowest = (format->is_unsigned ? 0 : 1) - format->bias; /* log2 of the smallest normal number */
    if (log < lowest) {
        if (format->is_unsigned) return 0;
        log = lowest;
    }
    enum remainder remainder;
    uint64_t significand = whole_units(value.magnitude, value.exponent, log - format->mantissa, &remainder);
    uint64_t count = ((uint64_t)(log - lowest) << format->mantissa) + significand;
    if (format->is_unsigned) count -= UINT64_C(1) << format->mantissa;
    /* Without a mantissa the only digit of every value but 0 is 1: of two that are odd, a tie gives the larger. */
    if (format->mantissa == 0 && remainder == HALF && significand != 0) remainder = ABOVE_HALF;
    return round_half_even(count, remainder);
}

/* Whether a value past the largest one, or inf, becomes the largest. */
static bool becomes_largest(const struct ref_format *format, struct exact value) {
    if (format->special == REF_NONE) return true;
    if (value.class == EXACT_FINITE) return format->overflow != REF_NONFINITE;
    if (format->overflow == REF_SATURATE) return format->special != REF_IEEE;
    return format->overflow == REF_ONNX && format->special != REF_FNUZ;
}

uint64_t exact_to_float(const struct ref_format *format, struct exact value) {
    bool is_zero = value.class == EXACT_FINITE && value.magnitude == 0;
    if (value.class == EXACT_NAN || (format->is_unsigned && (value.negative || is_zero)))
        return exact_nan_pattern(format);

    uint64_t sign = (uint64_t)value.negative << unsigned_bits(format), largest = exact_largest_pattern(format);
    uint64_t count = value.class == EXACT_INFINITE ? largest + 1 : nearest_count(format, value);
    if (count > largest) {
        if (becomes_largest(format, value)) return sign | largest;
        return format->special == REF_IEEE ? sign | infinity_pattern(format) : exact_nan_pattern(format);
    }
    return count == 0 && format->special == REF_FNUZ ? 0 : sign | count;
}

bool exact_overflows(const struct ref_format *format, struct exact value) {
    if (format->is_unsigned && (value.negative || value.magnitude == 0)) return true;
    return nearest_count(format, value) > exact_largest_pattern(format);
}

/* The largest magnitude of an integer of that width on that side of zero. */
static uint64_t integer_end(int bits, bool is_signed, bool negative) {
    if (!is_signed) return negative ? 0 : low_bits(bits);
    return low_bits(bits - 1) + negative;
}

struct exact exact_end(int bits, bool is_signed, int fraction, bool negative) {
    return (struct exact){EXACT_FINITE, negative, integer_end(bits, is_signed, negative), -fraction};
}

/* Whole units of 2^unit, rounded or truncated, and UINT64_MAX where that would not fit in 64 bits. */
static uint64_t saturated_units(struct exact value, int unit, bool rounded) {
    if (value.class == EXACT_INFINITE) return UINT64_MAX;
    if (value.magnitude == 0) return 0;
    if (log2_floor(value.magnitude) + value.exponent - unit > 63) return UINT64_MAX;
    enum remainder remainder;
    uint64_t units = whole_units(value.magnitude, value.exponent, unit, &remainder);
    return rounded ? round_half_even(units, remainder) : units;
}

uint64_t exact_to_integer(int bits, bool is_signed, struct exact value) {
    if (value.class == EXACT_NAN) return 0;
    uint64_t magnitude = saturated_units(value, 0, false), end = integer_end(bits, is_signed, value.negative);
    if (magnitude > end) magnitude = end;
    return value.negative ? -magnitude : magnitude;
}

bool exact_fits_integer(int bits, bool is_signed, struct exact value) {
    if (value.class != EXACT_FINITE) return false;
    return value.magnitude == 0 || (log2_floor(value.magnitude) + value.exponent < 64 &&
                                    saturated_units(value, 0, false) <= integer_end(bits, is_signed, value.negative));
}

bool exact_fits_fixed(int bits, int fraction, struct exact value) {
    if (value.class != EXACT_FINITE) return false;
    return saturated_units(value, -fraction, true) <= integer_end(bits, true, value.negative);
}

int64_t exact_to_fixed(int bits, int fraction, struct exact value) {
    if (value.class == EXACT_NAN) return 0;
    uint64_t magnitude = saturated_units(value, -fraction, true), end = integer_end(bits, true, value.negative);
    if (magnitude > end) magnitude = end; /* at most 2^31: fixed point has 32 bits at most */
    return value.negative ? -(int64_t)magnitude : (int64_t)magnitude;
}

int64_t exact_sign_extended(uint64_t pattern, int bits) {
    uint64_t sign = UINT64_C(1) << (bits - 1), low = pattern & (sign | (sign - 1));
    return (int64_t)((low ^ sign) - sign);
}

int exact_compare_integers(struct exact a, struct exact b) {
    if (a.negative != b.negative) return a.negative ? -1 : 1;
    int by_magnitude = (a.magnitude > b.magnitude) - (a.magnitude < b.magnitude);
    return a.negative ? -by_magnitude : by_magnitude;
}

int exact_compare_magnitudes(struct exact a, struct exact b) {
    if (a.magnitude == 0 || b.magnitude == 0) return (a.magnitude != 0) - (b.magnitude != 0);
    int a_log = log2_floor(a.magnitude), b_log = log2_floor(b.magnitude);
    int by_log = a_log + a.exponent - (b_log + b.exponent);
    if (by_log != 0) return by_log > 0 ? 1 : -1;
    uint64_t a_digits = a.magnitude << (63 - a_log), b_digits = b.magnitude << (63 - b_log);
    return (a_digits > b_digits) - (a_digits < b_digits);
}

bool exact_equal(struct exact a, struct exact b) {
    if (a.class != b.class || a.class == EXACT_NAN) return a.class == b.class;
    if (a.class == EXACT_INFINITE) return a.negative == b.negative;
    return exact_compare_magnitudes(a, b) == 0 && (a.negative == b.negative || a.magnitude == 0);
}

struct exact exact_of_f32(float value) {
    uint32_t pattern;
    memcpy(&pattern, &value, sizeof pattern);
    return exact_of_float(&ref_f32_format, pattern);
}

struct exact exact_of_f64(double value) {
    uint64_t pattern;
    memcpy(&pattern, &value, sizeof pattern);
    return exact_of_float(&ref_f64_format, pattern);
}

float exact_to_f32(struct exact value) {
    uint32_t pattern = (uint32_t)exact_to_float(&ref_f32_format, value);
    float nearest;
    memcpy(&nearest, &pattern, sizeof nearest);
    return nearest;
}

double exact_to_f64(struct exact value) {
    uint64_t pattern = exact_to_float(&ref_f64_format, value);
    double nearest;
    memcpy(&nearest, &pattern, sizeof nearest);
    return nearest;
}
