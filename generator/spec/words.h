/* Words of a spec that stand for a choice, and the castings that one of the spec's own can be made from. */
#ifndef JOINERY_SPEC_WORDS_H
#define JOINERY_SPEC_WORDS_H

#include "lattice/promotion.h"

#include <stdbool.h>
#include <stddef.h>

/* The most bits of an integer. */
enum { INTEGER_MOST_BITS = 256 };

/*
 * What a casting of the spec's own can be made from: first the castings that every spec has, then a dtype to itself alone,
 * and up to a loss.
 */
typedef enum spec_casting_base {
    CASTING_EXACT,
    CASTING_PROMOTE,
    CASTING_SAME_KIND,
    CASTING_ANY,
    CASTING_NO,
    CASTING_ROUNDS,
    CASTING_OVERFLOWS,
    CASTING_DROPS,
    CASTING_BASE_COUNT
} spec_casting_base;
enum { CASTING_BUILT_IN = CASTING_NO };

/* "exact", "no": the values of `from` in `castings`; NULL past the last one. */
const char *field_casting_base_name(spec_casting_base base);

/* "correct", "via_f32": the values of `rounding`, by whether it goes through f32. */
const char *field_rounding_name(bool via_f32);

/* What calls do with a weak scalar that is none of the dtype that they compute in. */
typedef enum spec_weak_scalars { WEAK_REFUSE, WEAK_EXACT, WEAK_WRAP, WEAK_SCALARS_COUNT } spec_weak_scalars;

/* "refuse", "exact", "wrap": the values of `weak_scalars`. */
const char *field_weak_scalars_name(spec_weak_scalars rule);

/* Which values the check "in range" of conversions accepts: those that are in the target's range when they are rounded or
 * truncated, or before that; and NaN also where the target has none, or not. */
typedef enum spec_in_range {
    RANGE_ROUNDED,
    RANGE_ROUNDED_OR_NAN,
    RANGE_EXACT,
    RANGE_EXACT_OR_NAN,
    RANGE_COUNT
} spec_in_range;

/* "rounded", "rounded_or_nan", "exact", "exact_or_nan": the values of `in_range`. */
const char *field_in_range_name(spec_in_range rule);

/* How what is computed in a float becomes an integer: truncated, or rounded to the nearest, a tie to even or away from 0. */
typedef enum spec_to_integer {
    TO_INTEGER_TRUNCATE,
    TO_INTEGER_EVEN,
    TO_INTEGER_AWAY,
    TO_INTEGER_COUNT
} spec_to_integer;

/* "truncate", "even", "away": the values of `to_integer`; NULL past the last one. */
const char *field_to_integer_name(spec_to_integer rule);

/* "zero", "ones": the values of `by_zero`, by whether it is all ones. */
const char *field_by_zero_name(bool ones);

/* What becomes of values past the largest one of a float: inf or NaN; the largest, but inf stays where there is one; or the
 * largest, inf too, but NaN of inf where there is no -0, as in ONNX. */
typedef enum spec_overflow { OVERFLOW_NONFINITE, OVERFLOW_SATURATE, OVERFLOW_ONNX, OVERFLOW_COUNT } spec_overflow;

/* "nonfinite", "saturate", "onnx": the values of `overflow`; NULL past the last one. */
const char *field_overflow_name(spec_overflow overflow);

/* "fold", "bound", "fold_then_weak", "bound_then_weak": the values of `nary`. */
const char *field_nary_name(lat_nary nary);

#endif
