#include "patterns.h"
#include "exact.h"

bool patterns_has_op(enum ref_op op) {
    return op == REF_COPYSIGN || op == REF_NEXTAFTER;
}

static uint64_t sign_bit(const struct ref_format *format) {
    return format->is_unsigned ? 0 : UINT64_C(1) << (format->exponent + format->mantissa);
}

static uint64_t magnitude_of(const struct ref_format *format, uint64_t pattern) {
    return pattern & ((UINT64_C(1) << (format->exponent + format->mantissa)) - 1);
}

static bool is_nan(const struct ref_format *format, uint64_t pattern) {
    return exact_of_float(format, pattern).class == EXACT_NAN;
}

/* With the sign of another pattern: the one of `fnuz` that has a sign and no magnitude is its NaN, and not -0. */
static uint64_t with_sign(const struct ref_format *format, uint64_t magnitude, uint64_t sign) {
    if (format->special == REF_FNUZ && magnitude == 0) return 0;
    return magnitude | (sign & sign_bit(format));
}

/* The place of a value in its format, counted from 0, which both zeros are. */
static int64_t place(const struct ref_format *format, uint64_t pattern) {
    int64_t count = (int64_t)magnitude_of(format, pattern);
    return pattern & sign_bit(format) ? -count : count;
}

static uint64_t next_after(const struct ref_format *format, uint64_t a, uint64_t b) {
    int64_t from = place(format, a), to = place(format, b);
    if (from == to) return magnitude_of(format, b) | (b & sign_bit(format));
    int64_t next = from < to ? from + 1 : from - 1;
    if (next == 0) return with_sign(format, 0, a);
    return next < 0 ? (uint64_t)-next | sign_bit(format) : (uint64_t)next;
}

uint64_t patterns_apply(enum ref_op op, const struct ref_format *format, uint64_t a, uint64_t b) {
    if (is_nan(format, a) || (op == REF_NEXTAFTER && is_nan(format, b))) return exact_nan_pattern(format);
    return op == REF_NEXTAFTER ? next_after(format, a, b) : with_sign(format, magnitude_of(format, a), b);
}
