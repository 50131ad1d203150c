/* A number held exactly, and the roundings from it (templates/numerics.md, "Rounding"): one for every float format, one
 * for integers, one for fixed point. */
#ifndef TESTS_KERNELS_EXACT_H
#define TESTS_KERNELS_EXACT_H

#include "dtype.h"

enum exact_class { EXACT_FINITE, EXACT_INFINITE, EXACT_NAN };

/* +-magnitude * 2^exponent. `negative` holds for zeros and infinities too. */
struct exact {
    enum exact_class class;
    bool negative;
    uint64_t magnitude;
    int exponent;
};

struct exact exact_of_float(const struct ref_format *format, uint64_t pattern);
struct exact exact_of_signed(int64_t value);
struct exact exact_of_unsigned(uint64_t value);

/* The pattern nearest to the value, ties to the even pattern; overflow, NaN and zeros as the format has it. */
uint64_t exact_to_float(const struct ref_format *format, struct exact value);

/* Whether a finite value rounds past the largest of the format, or is zero or negative and the format unsigned. */
bool exact_overflows(const struct ref_format *format, struct exact value);

/* Truncated toward zero and saturated at the ends of an integer of that width; NaN gives 0. The low `bits` of the
 * answer are the integer in two's complement, the others its extension. */
uint64_t exact_to_integer(int bits, bool is_signed, struct exact value);

/* Nearest to value * 2^fraction, ties to even, saturated at the ends of a signed integer of that width; NaN gives 0. */
int64_t exact_to_fixed(int bits, int fraction, struct exact value);

/* Whether the two did not saturate; false for what is no finite number. */
bool exact_fits_integer(int bits, bool is_signed, struct exact value);
bool exact_fits_fixed(int bits, int fraction, struct exact value);

/* The number of the largest magnitude that such an integer or, with its fraction, a fixed-point number has on a side of 0. */
struct exact exact_end(int bits, bool is_signed, int fraction, bool negative);

/* As numbers: -0 equals 0, and NaN equals NaN. */
bool exact_equal(struct exact a, struct exact b);

/* -1, 0 or 1, of two finite numbers without their signs. */
int exact_compare_magnitudes(struct exact a, struct exact b);

struct exact exact_of_f32(float value);
struct exact exact_of_f64(double value);
float exact_to_f32(struct exact value);
double exact_to_f64(struct exact value);

/* The value of the low `bits` bits in two's complement. */
int64_t exact_sign_extended(uint64_t pattern, int bits);

/* -1, 0 or 1; both finite with an exponent of 0, that is, integers. */
int exact_compare_integers(struct exact a, struct exact b);

/* The quiet NaN that conversions write; only for formats that have one. */
uint64_t exact_nan_pattern(const struct ref_format *format);

/* The pattern of the largest finite magnitude. */
uint64_t exact_largest_pattern(const struct ref_format *format);

#endif
