#include "lattice/value_brute.h"

#include <math.h>
#include <stdlib.h>

static bool is_float(val_kind kind) {
    return kind == VAL_FLOAT || kind == VAL_COMPLEX;
}

static double float_magnitude(const val_set *set, size_t pattern) {
    const size_t ones = (size_t)1 << set->mantissa, field = pattern / ones, mantissa = pattern % ones;
    if (field == 0 && set->is_signed) return ldexp((double)mantissa, 1 - set->bias - set->mantissa);
    return ldexp((double)(ones + mantissa), (int)field - set->bias - set->mantissa);
}

/* The value of a pattern without its sign: what the special patterns stand for, else its magnitude. */
static double float_value(const val_set *set, size_t pattern) {
    const size_t ones = (size_t)1 << set->mantissa, last = ((size_t)1 << set->exponent) * ones - 1;
    if (set->special == VAL_IEEE && pattern / ones == last / ones) return pattern % ones == 0 ? INFINITY : NAN;
    if (set->special == VAL_FN && pattern == last) return NAN;
    return float_magnitude(set, pattern);
}

static void fill_float(value_list *list) {
    const val_set *set = &list->set;
    const size_t patterns = (size_t)1 << (set->exponent + set->mantissa);
    for (size_t pattern = 0; pattern < patterns; pattern++) {
        const double value = float_value(set, pattern);
        list->values[list->count++] = value;
        if (set->is_signed)
            list->values[list->count++] = set->special == VAL_FNUZ && pattern == 0 ? NAN : copysign(value, -1);
    }
    list->magnitude_count = patterns + 4 * ((size_t)1 << set->mantissa);
    for (size_t pattern = 0; pattern < list->magnitude_count; pattern++)
        list->magnitudes[pattern] = float_magnitude(set, pattern);
}

static void fill_integers(value_list *list) {
    const val_set *set = &list->set;
    const bool negatives = set->kind == VAL_INT || set->kind == VAL_FIXED;
    const int fraction = set->kind == VAL_FIXED ? set->fraction : 0, bits = set->kind == VAL_BOOL ? 1 : set->bits;
    const long count = 1L << bits, lowest = negatives ? -(count / 2) : 0;
    for (long i = 0; i < count; i++)
        list->values[list->count++] = ldexp((double)(lowest + i), -fraction);
    list->magnitude_count = (size_t)count + 4;
    for (size_t i = 0; i < list->magnitude_count; i++)
        list->magnitudes[i] = ldexp((double)i, -fraction);
}

bool value_list_make(value_list *list, const val_set *set) {
    const int bits = is_float(set->kind) ? set->exponent + set->mantissa + 1 : set->kind == VAL_BOOL ? 1 : set->bits;
    const size_t space = ((size_t)1 << bits) + 4 * ((size_t)1 << (is_float(set->kind) ? set->mantissa : 2));
    *list = (value_list){.set = *set,
                         .values = malloc(space * sizeof *list->values),
                         .magnitudes = malloc(space * sizeof *list->magnitudes),
                         .least = INFINITY,
                         .largest = -INFINITY};
    if (!list->values || !list->magnitudes) {
        value_list_free(list);
        return false;
    }
    if (is_float(set->kind))
        fill_float(list);
    else
        fill_integers(list);
    for (size_t i = 0; i < list->count; i++) {
        const double value = list->values[i];
        list->has_nan = list->has_nan || isnan(value);
        list->has_infinity = list->has_infinity || isinf(value);
        list->has_zero = list->has_zero || value == 0;
        if (!isfinite(value)) continue;
        if (value < list->least) list->least = value;
        if (value > list->largest) list->largest = value;
    }
    return true;
}

void value_list_free(value_list *list) {
    free(list->values);
    free(list->magnitudes);
    *list = (value_list){0};
}

/* Of two magnitudes that follow each other, the one with the even last digit; the larger, where neither has one. */
static size_t even_one(const value_list *target, size_t low) {
    const bool one_digit = is_float(target->set.kind) && target->set.mantissa == 0;
    const bool even = one_digit ? target->magnitudes[low] == 0 : low % 2 == 0;
    return even ? low : low + 1;
}

/* The magnitude nearest to x; the last two where x lies past them. */
static double round_to_nearest(const value_list *target, double x) {
    size_t low = 0, high = target->magnitude_count - 1;
    if (x <= target->magnitudes[low]) return target->magnitudes[low];
    if (x >= target->magnitudes[high]) return x;
    while (high - low > 1) {
        const size_t middle = (low + high) / 2;
        if (target->magnitudes[middle] <= x)
            low = middle;
        else
            high = middle;
    }
    const double down = x - target->magnitudes[low], up = target->magnitudes[high] - x;
    if (down != up) return target->magnitudes[down < up ? low : high];
    return target->magnitudes[even_one(target, low)];
}

static val_losses loss_of_finite(double value, const value_list *target) {
    if (value < 0 && target->least >= 0) return VAL_LOSS_SIGN;
    if (value == 0) return target->has_zero ? 0 : VAL_LOSS_OVERFLOWS;
    const bool truncates = !is_float(target->set.kind) && target->set.kind != VAL_FIXED;
    const double result = truncates ? trunc(value) : copysign(round_to_nearest(target, fabs(value)), value);
    if (result > target->largest || result < target->least) return VAL_LOSS_OVERFLOWS;
    return result == value ? 0 : VAL_LOSS_ROUNDS;
}

static val_losses loss_of(double value, const value_list *target) {
    if (isnan(value)) return target->has_nan ? 0 : VAL_LOSS_ROUNDS;
    if (!isinf(value)) return loss_of_finite(value, target);
    if (value < 0 && target->least >= 0) return VAL_LOSS_SIGN;
    return target->has_infinity ? 0 : VAL_LOSS_OVERFLOWS;
}

/* Whether `kind` is of a category below that of `other`. */
static bool is_lower(val_kind kind, val_kind other) {
    switch (kind) {
    case VAL_BOOL:
        return other != VAL_BOOL;
    case VAL_INT:
    case VAL_UINT:
        return other == VAL_FIXED || is_float(other);
    case VAL_FIXED:
    case VAL_FLOAT:
        return other == VAL_COMPLEX;
    default:
        return false;
    }
}

val_losses value_brute_losses(const value_list *source, const value_list *target) {
    const bool from_complex = source->set.kind == VAL_COMPLEX, to_complex = target->set.kind == VAL_COMPLEX;
    val_losses losses = !from_complex && to_complex ? loss_of(0, target) : 0;
    for (size_t i = 0; i < source->count; i++)
        losses |= loss_of(source->values[i], target);
    if (from_complex && !to_complex) losses |= VAL_LOSS_PART;
    if (is_lower(target->set.kind, source->set.kind)) losses |= VAL_LOSS_CATEGORY;
    return losses;
}
