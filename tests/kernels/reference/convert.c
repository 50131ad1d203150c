#include "convert.h"
#include "reference.h"

#include <string.h>

uint64_t ref_load_pattern(unsigned size, const void *element) {
    uint8_t u8;
    uint16_t u16;
    uint32_t u32;
    uint64_t u64;
    switch (size) {
    case 1:
        memcpy(&u8, element, 1);
        return u8;
    case 2:
        memcpy(&u16, element, 2);
        return u16;
    case 4:
        memcpy(&u32, element, 4);
        return u32;
    default:
        memcpy(&u64, element, 8);
        return u64;
    }
}

void ref_store_pattern(unsigned size, uint64_t pattern, void *element) {
    uint8_t u8 = (uint8_t)pattern;
    uint16_t u16 = (uint16_t)pattern;
    uint32_t u32 = (uint32_t)pattern;
    switch (size) {
    case 1:
        memcpy(element, &u8, 1);
        break;
    case 2:
        memcpy(element, &u16, 2);
        break;
    case 4:
        memcpy(element, &u32, 4);
        break;
    default:
        memcpy(element, &pattern, 8);
        break;
    }
}

struct exact convert_load(const struct ref_dtype *dtype, const void *element) {
    struct exact value;
    switch (dtype->kind) {
    case REF_BOOL:
        return exact_of_unsigned(ref_load_pattern(1, element) != 0);
    case REF_INT:
        return exact_of_signed(exact_sign_extended(ref_load_pattern(dtype->size, element), dtype->bits));
    case REF_UINT:
        return exact_of_unsigned(ref_load_pattern(dtype->size, element));
    case REF_FLOAT:
        return exact_of_float(&dtype->format, ref_load_pattern(dtype->size, element));
    case REF_COMPLEX:
        return exact_of_float(&dtype->format, ref_load_pattern(dtype->size / 2, element));
    case REF_FIXED:
        value = exact_of_signed(exact_sign_extended(ref_load_pattern(dtype->size, element), dtype->bits));
        value.exponent = -dtype->fraction;
        return value;
    case REF_OPAQUE:
        return exact_of_f64(dtype->to_f64(element));
    case REF_ABSTRACT:
        break;
    }
    return (struct exact){.class = EXACT_NAN};
}

struct exact convert_first_step(const struct ref_format *format, bool via_f32, struct exact value) {
    return via_f32 && ref_format_is_narrow(format) ? exact_of_f32(exact_to_f32(value)) : value;
}

struct ref_format convert_format(const struct ref_dtype *from, const struct ref_dtype *to) {
    struct ref_format format = to->format;
    if (ref_format_equal(&from->format, &to->format)) format.overflow = REF_NONFINITE;
    return format;
}

static uint64_t float_pattern(const struct ref_format *format, bool via_f32, struct exact value) {
    struct exact first = convert_first_step(format, via_f32, value);
    if (format->overflow != REF_NONFINITE && value.class == EXACT_FINITE &&
        first.class == EXACT_INFINITE) /* finite is what it was */
        first =
            exact_of_float(&ref_f32_format, (uint64_t)value.negative << 31 | exact_largest_pattern(&ref_f32_format));
    return exact_to_float(format, first);
}

/* Integers of two's complement are cut, everything else saturates. */
static uint64_t integer_pattern(const struct ref_dtype *from, const struct ref_dtype *to, struct exact value) {
    bool is_signed = to->kind == REF_INT;
    if (from->kind != REF_BOOL && from->kind != REF_INT && from->kind != REF_UINT)
        return exact_to_integer(to->bits, is_signed, value);
    uint64_t pattern = value.negative ? -value.magnitude : value.magnitude;
    if (is_signed) return (uint64_t)exact_sign_extended(pattern, to->bits);
    return to->bits == 64 ? pattern : pattern & ((UINT64_C(1) << to->bits) - 1);
}

/* The value of the first part of an element that came from `from`, into the first part of `element`. */
static void store(const struct ref_dtype *from, const struct ref_dtype *to, bool via_f32, struct exact value,
                  void *element) {
    const struct ref_format format = convert_format(from, to);
    switch (to->kind) {
    case REF_BOOL:
        ref_store_pattern(1, value.class != EXACT_FINITE || value.magnitude != 0, element);
        break;
    case REF_INT:
    case REF_UINT:
        ref_store_pattern(to->size, integer_pattern(from, to, value), element);
        break;
    case REF_FLOAT:
        ref_store_pattern(to->size, float_pattern(&format, via_f32, value), element);
        break;
    case REF_COMPLEX:
        ref_store_pattern(to->size / 2, float_pattern(&format, via_f32, value), element);
        break;
    case REF_FIXED:
        ref_store_pattern(to->size, (uint64_t)exact_to_fixed(to->bits, to->fraction, value), element);
        break;
    case REF_OPAQUE:
        to->from_f64(exact_to_f64(value), element);
        break;
    case REF_ABSTRACT:
        break;
    }
}

static bool is_zero(struct exact value) {
    return value.class == EXACT_FINITE && value.magnitude == 0;
}

static void convert_complex(const struct ref_dtype *from, const struct ref_dtype *to, bool via_f32,
                            const unsigned char *element, unsigned char *converted) {
    struct exact re = convert_load(from, element);
    struct exact im = from->kind == REF_COMPLEX ? convert_load(from, element + from->size / 2) : exact_of_unsigned(0);
    if (to->kind == REF_BOOL && is_zero(re)) re = im;
    store(from, to, via_f32, re, converted);
    if (to->kind == REF_COMPLEX) store(from, to, via_f32, im, converted + to->size / 2);
}

bool ref_convert(const struct ref_dtype *from, const struct ref_dtype *to, bool via_f32, size_t n, const void *elements,
                 void *converted) {
    if (from->kind == REF_ABSTRACT || to->kind == REF_ABSTRACT) return false;
    const unsigned char *in = elements;
    unsigned char *out = converted;
    bool is_complex = from->kind == REF_COMPLEX || to->kind == REF_COMPLEX;
    for (size_t i = 0; i < n; i++, in += from->size, out += to->size)
        if (is_complex) {
            convert_complex(from, to, via_f32, in, out);
        } else {
            store(from, to, via_f32, convert_load(from, in), out);
        }
    return true;
}

static bool part_equal(const struct ref_format *format, unsigned size, const unsigned char *x, const unsigned char *y) {
    if (memcmp(x, y, size) == 0) return true;
    return exact_of_float(format, ref_load_pattern(size, x)).class == EXACT_NAN &&
           exact_of_float(format, ref_load_pattern(size, y)).class == EXACT_NAN;
}

bool ref_equal(const struct ref_dtype *dtype, const void *x, const void *y) {
    const unsigned char *p = x, *q = y;
    unsigned half = dtype->size / 2;
    switch (dtype->kind) {
    case REF_FLOAT:
        return part_equal(&dtype->format, dtype->size, p, q);
    case REF_COMPLEX:
        return part_equal(&dtype->format, half, p, q) && part_equal(&dtype->format, half, p + half, q + half);
    default:
        return memcmp(p, q, dtype->size) == 0;
    }
}
