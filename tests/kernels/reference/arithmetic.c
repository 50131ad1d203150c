#include "arithmetic.h"
#include "exact_functions.h"
#include "patterns.h"
#include "whole_numbers.h"

#include <float.h>
#include <math.h>
#include <string.h>

#if FLT_EVAL_METHOD != 0 && FLT_EVAL_METHOD != 16 /* Which is 0 of all types but _Float16. */
#error "the operators of float and double must round to their own type"
#endif

static bool is_comparison(enum ref_op op) {
    return op >= REF_EQUAL && op <= REF_GREATER_EQUAL;
}

bool arithmetic_compares(enum ref_op op, enum arithmetic_order order) {
    switch (op) {
    case REF_EQUAL:
        return order == ORDER_EQUAL;
    case REF_NOT_EQUAL:
        return order != ORDER_EQUAL;
    case REF_LESS:
        return order == ORDER_LESS;
    case REF_LESS_EQUAL:
        return order == ORDER_LESS || order == ORDER_EQUAL;
    case REF_GREATER:
        return order == ORDER_GREATER;
    default:
        return order == ORDER_GREATER || order == ORDER_EQUAL;
    }
}

static enum arithmetic_order order_of_integers(struct exact x, struct exact y) {
    int order = exact_compare_integers(x, y);
    return order < 0 ? ORDER_LESS : order > 0 ? ORDER_GREATER : ORDER_EQUAL;
}

static struct exact whole(const struct ref_dtype *dtype, const unsigned char *element) {
    uint64_t pattern = whole_load(dtype, element);
    if (dtype->kind == REF_INT) return exact_of_signed((int64_t)pattern);
    return exact_of_unsigned(dtype->kind == REF_BOOL ? pattern != 0 : pattern);
}

void arithmetic_compare_integers(enum ref_op op, const struct ref_dtype *a_dtype, const struct ref_dtype *b_dtype,
                                 size_t n, const void *a, const void *b, unsigned char *results) {
    const unsigned char *p = a, *q = b;
    for (size_t i = 0; i < n; i++) {
        struct exact x = whole(a_dtype, p + i * a_dtype->size), y = whole(b_dtype, q + i * b_dtype->size);
        results[i] = arithmetic_compares(op, order_of_integers(x, y));
    }
}

static bool boolean(enum ref_op op, bool x, bool y) {
    switch (op) {
    case REF_ADD:
    case REF_MAXIMUM:
    case REF_BITWISE_OR:
    case REF_LOGICAL_OR:
        return x || y;
    case REF_BITWISE_XOR:
    case REF_LOGICAL_XOR:
        return x != y;
    default:
        return x && y;
    }
}

static void apply_integer(enum ref_op op, const struct ref_dtype *dtype, size_t n, const unsigned char *a,
                          const unsigned char *b, unsigned char *results) {
    for (size_t i = 0; i < n; i++) {
        uint64_t x = whole_load(dtype, a + i * dtype->size), y = whole_load(dtype, b + i * dtype->size);
        whole_store(dtype, whole_apply(op, dtype, x, y), results + i * dtype->size);
    }
}

/* x / y as far as rounding to units of 2^-fraction can see: whole units, the half below them, and whether there is
 * more. No number and infinity are what rounds to 0 and to the ends. */
static struct exact fixed_quotient(int fraction, int64_t x, int64_t y) {
    struct exact top = exact_of_signed(x), bottom = exact_of_signed(y);
    struct exact quotient = {EXACT_INFINITE, top.negative != bottom.negative, 0, -fraction - 2};
    if (bottom.magnitude == 0) {
        if (top.magnitude == 0) quotient.class = EXACT_NAN;
        return quotient;
    }
    uint64_t numerator = top.magnitude << fraction; /* at most 2^63: neither has more than 32 bits */
    uint64_t units = numerator / bottom.magnitude, rest = 2 * (numerator % bottom.magnitude);
    if (units >> 32) return quotient;
    bool half = rest >= bottom.magnitude;
    if (half) rest -= bottom.magnitude;
    quotient.class = EXACT_FINITE;
    quotient.magnitude = units << 2 | (uint64_t)half << 1 | (rest != 0);
    return quotient;
}

static struct exact fixed(enum ref_op op, int fraction, int64_t x, int64_t y) {
    struct exact value;
    switch (op) {
    case REF_ADD:
        value = exact_of_signed(x + y);
        break;
    case REF_SUBTRACT:
        value = exact_of_signed(x - y);
        break;
    case REF_MULTIPLY:
        value = exact_of_signed(x * y);
        value.exponent = -fraction;
        break;
    case REF_DIVIDE:
        return fixed_quotient(fraction, x, y);
    default:
        value = exact_of_signed((x < y) == (op == REF_MINIMUM) ? x : y);
        break;
    }
    value.exponent -= fraction;
    return value;
}

static void apply_fixed(enum ref_op op, const struct ref_dtype *dtype, size_t n, const unsigned char *a,
                        const unsigned char *b, unsigned char *results) {
    for (size_t i = 0; i < n; i++) {
        int64_t x = exact_sign_extended(ref_load_pattern(dtype->size, a + i * dtype->size), dtype->bits);
        int64_t y = exact_sign_extended(ref_load_pattern(dtype->size, b + i * dtype->size), dtype->bits);
        if (is_comparison(op)) {
            results[i] = arithmetic_compares(op, order_of_integers(exact_of_signed(x), exact_of_signed(y)));
        } else {
            int64_t result = exact_to_fixed(dtype->bits, dtype->fraction, fixed(op, dtype->fraction, x, y));
            ref_store_pattern(dtype->size, (uint64_t)result, results + i * dtype->size);
        }
    }
}

#define REAL    float
#define NAME(x) x##_f32
#include "arithmetic_real.inc"
#undef REAL
#undef NAME
#define REAL    double
#define NAME(x) x##_f64
#include "arithmetic_real.inc"
#undef REAL
#undef NAME

static void apply_patterns(enum ref_op op, const struct ref_dtype *dtype, size_t n, const unsigned char *a,
                           const unsigned char *b, unsigned char *results) {
    for (size_t i = 0; i < n; i++) {
        uint64_t x = ref_load_pattern(dtype->size, a + i * dtype->size);
        uint64_t y = ref_load_pattern(dtype->size, b + i * dtype->size);
        ref_store_pattern(dtype->size, patterns_apply(op, &dtype->format, x, y), results + i * dtype->size);
    }
}

void arithmetic_apply(enum ref_op op, const struct ref_dtype *dtype, size_t n, const void *a, const void *b,
                      void *results) {
    const unsigned char *p = a, *q = b;
    unsigned char *out = results;
    bool is_whole = dtype->kind == REF_BOOL || dtype->kind == REF_INT || dtype->kind == REF_UINT;
    if (is_whole && is_comparison(op)) {
        arithmetic_compare_integers(op, dtype, dtype, n, a, b, out);
        return;
    }
    if (patterns_has_op(op)) {
        apply_patterns(op, dtype, n, p, q, out);
        return;
    }
    switch (dtype->kind) {
    case REF_BOOL:
        for (size_t i = 0; i < n; i++)
            out[i] = boolean(op, p[i] != 0, q[i] != 0);
        break;
    case REF_INT:
    case REF_UINT:
        apply_integer(op, dtype, n, p, q, out);
        break;
    case REF_FIXED:
        apply_fixed(op, dtype, n, p, q, out);
        break;
    case REF_FLOAT:
        (dtype->size == sizeof(float) ? apply_f32 : apply_f64)(op, n, p, q, out);
        break;
    case REF_COMPLEX:
        (dtype->size == 2 * sizeof(float) ? apply_complex_f32 : apply_complex_f64)(op, n, p, q, out);
        break;
    case REF_OPAQUE:
    case REF_ABSTRACT:
        break;
    }
}
