#include "checked.h"
#include "convert.h"

const char *ref_check_name(enum ref_check check) {
    return check == REF_SAME_VALUE ? "same_value" : "in_range";
}

/* Both parts of an element; of a real one the second is 0. */
struct pair {
    struct exact re, im;
};

static struct pair load_pair(const struct ref_dtype *dtype, const unsigned char *element) {
    struct pair pair = {convert_load(dtype, element), exact_of_unsigned(0)};
    if (dtype->kind == REF_COMPLEX) pair.im = convert_load(dtype, element + dtype->size / 2);
    return pair;
}

static bool has_nan(const struct ref_format *format) {
    return format->special != REF_NONE;
}

static bool has_infinity(const struct ref_format *format, bool negative) {
    return format->special == REF_IEEE && format->overflow != REF_ONNX && !(negative && format->is_unsigned);
}

static struct exact largest(const struct ref_format *format) {
    return exact_of_float(format, exact_largest_pattern(format));
}

/* What is past the largest of f32 on its way is past the largest of what is narrower. */
static bool fits_float(const struct ref_format *format, bool via_f32, struct exact value) {
    if (value.class == EXACT_INFINITE) return has_infinity(format, value.negative);
    value = convert_first_step(format, via_f32, value);
    return value.class == EXACT_FINITE && !exact_overflows(format, value);
}

/* Inf is past the largest value, unless none of its own format is. */
static bool fits_float_exactly(const struct ref_dtype *from, const struct ref_format *format, struct exact value) {
    if (value.class == EXACT_INFINITE)
        return has_infinity(format, value.negative) &&
               exact_compare_magnitudes(largest(&from->format), largest(format)) <= 0;
    if (format->is_unsigned && (value.negative || exact_compare_magnitudes(value, exact_of_float(format, 0)) < 0))
        return false;
    return exact_compare_magnitudes(value, largest(format)) <= 0;
}

/* One part, to anything but bools. */
static bool fits(const struct ref_dtype *from, const struct ref_dtype *to, struct ref_check_rules rules,
                 struct exact value) {
    const struct ref_format format = convert_format(from, to);
    const bool is_float = to->kind == REF_FLOAT || to->kind == REF_COMPLEX, is_signed = to->kind != REF_UINT;
    if (value.class == EXACT_NAN) return rules.nan || (is_float && has_nan(&format));
    if (is_float)
        return rules.exact ? fits_float_exactly(from, &format, value) : fits_float(&format, rules.via_f32, value);
    if (rules.exact)
        return value.class == EXACT_FINITE &&
               exact_compare_magnitudes(value, exact_end(to->bits, is_signed, to->fraction, value.negative)) <= 0;
    return to->kind == REF_FIXED ? exact_fits_fixed(to->bits, to->fraction, value)
                                 : exact_fits_integer(to->bits, is_signed, value);
}

static bool is_true_or_false(struct ref_check_rules rules, struct exact value) {
    return value.class == EXACT_FINITE || (value.class == EXACT_NAN && rules.nan);
}

static bool in_range(const struct ref_dtype *from, const struct ref_dtype *to, struct ref_check_rules rules,
                     struct pair value) {
    if (to->kind == REF_BOOL) /* looks at both parts, as the conversion does */
        return is_true_or_false(rules, value.re) && is_true_or_false(rules, value.im);
    return fits(from, to, rules, value.re) && (to->kind != REF_COMPLEX || fits(from, to, rules, value.im));
}

bool ref_check(enum ref_check check, const struct ref_dtype *from, const struct ref_dtype *to,
               struct ref_check_rules rules, size_t n, const void *elements, unsigned char *failed) {
    const unsigned valueless = REF_BIT(OPAQUE) | REF_BIT(ABSTRACT);
    const unsigned char *in = elements;
    if ((valueless >> from->kind & 1) || (valueless >> to->kind & 1)) return false;
    for (size_t i = 0; i < n; i++, in += from->size) {
        struct pair value = load_pair(from, in);
        if (check == REF_IN_RANGE) {
            failed[i] = !in_range(from, to, rules, value);
            continue;
        }
        unsigned char converted[16];
        ref_convert(from, to, rules.via_f32, 1, in, converted);
        struct pair kept = load_pair(to, converted);
        failed[i] = !exact_equal(value.re, kept.re) || !exact_equal(value.im, kept.im);
    }
    return true;
}
