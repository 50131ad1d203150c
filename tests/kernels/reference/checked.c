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

/* What is past the largest of f32 on its way is past the largest of what is narrower. */
static bool fits_float(const struct ref_format *format, bool via_f32, struct exact value) {
    if (value.class == EXACT_NAN) return has_nan(format);
    if (value.class == EXACT_INFINITE) return has_infinity(format, value.negative);
    value = convert_first_step(format, via_f32, value);
    return value.class == EXACT_FINITE && !exact_overflows(format, value);
}

static bool fits(const struct ref_dtype *from, const struct ref_dtype *to, bool via_f32, struct pair value) {
    const struct ref_format format = convert_format(from, to);
    switch (to->kind) {
    case REF_BOOL: /* looks at both parts, as the conversion does */
        return value.re.class == EXACT_FINITE && value.im.class == EXACT_FINITE;
    case REF_INT:
    case REF_UINT:
        return exact_fits_integer(to->bits, to->kind == REF_INT, value.re);
    case REF_FIXED:
        return exact_fits_fixed(to->bits, to->fraction, value.re);
    case REF_COMPLEX:
        return fits_float(&format, via_f32, value.re) && fits_float(&format, via_f32, value.im);
    default:
        return fits_float(&format, via_f32, value.re);
    }
}

bool ref_check(enum ref_check check, const struct ref_dtype *from, const struct ref_dtype *to, bool via_f32, size_t n,
               const void *elements, unsigned char *failed) {
    const unsigned valueless = REF_BIT(OPAQUE) | REF_BIT(ABSTRACT);
    const unsigned char *in = elements;
    if ((valueless >> from->kind & 1) || (valueless >> to->kind & 1)) return false;
    for (size_t i = 0; i < n; i++, in += from->size) {
        struct pair value = load_pair(from, in);
        if (check == REF_IN_RANGE) {
            failed[i] = !fits(from, to, via_f32, value);
            continue;
        }
        unsigned char converted[16];
        ref_convert(from, to, via_f32, 1, in, converted);
        struct pair kept = load_pair(to, converted);
        failed[i] = !exact_equal(value.re, kept.re) || !exact_equal(value.im, kept.im);
    }
    return true;
}
