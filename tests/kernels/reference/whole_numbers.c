#include "whole_numbers.h"
#include "exact.h"

uint64_t whole_load(const struct ref_dtype *dtype, const void *element) {
    uint64_t pattern = ref_load_pattern(dtype->size, element);
    return dtype->kind == REF_INT ? (uint64_t)exact_sign_extended(pattern, dtype->bits) : pattern;
}

void whole_store(const struct ref_dtype *dtype, uint64_t pattern, void *element) {
    pattern &= UINT64_MAX >> (64 - dtype->bits);
    if (dtype->kind == REF_INT) pattern = (uint64_t)exact_sign_extended(pattern, dtype->bits);
    ref_store_pattern(dtype->size, pattern, element);
}

/* By magnitudes, so that no quotient overflows: the least value by -1 is 2^63, the same pattern. */
static uint64_t divided(enum ref_op op, struct exact x, struct exact y) {
    if (y.magnitude == 0) return 0;
    uint64_t quotient = x.magnitude / y.magnitude, rest = x.magnitude % y.magnitude;
    bool differ = x.negative != y.negative;
    if (op == REF_FMOD) return x.negative ? -rest : rest;
    if (op == REF_FLOOR_DIVIDE) return differ ? -(quotient + (rest != 0)) : quotient;
    if (differ && rest != 0) rest = y.magnitude - rest;
    return y.negative ? -rest : rest;
}

/* By the bits of the exponent, from the lowest. */
static uint64_t power(uint64_t base, uint64_t exponent) {
    uint64_t result = 1;
    for (; exponent != 0; exponent >>= 1, base *= base)
        if (exponent & 1) result *= base;
    return result;
}

/* What 1 / base^n is, truncated: 0 but for the two that are their own inverses. 1 / 0 is 0 too. */
static uint64_t negative_power(int64_t base, uint64_t exponent) {
    if (base == 1) return 1;
    return base == -1 ? power(UINT64_MAX, exponent & 1) : 0;
}

static uint64_t shifted(enum ref_op op, const struct ref_dtype *dtype, uint64_t x, uint64_t y) {
    bool x_negative = dtype->kind == REF_INT && (int64_t)x < 0;
    bool in_range = y < (uint64_t)dtype->bits; /* a negative count is a large one */
    if (op == REF_BITWISE_LEFT_SHIFT) return in_range ? x << y : 0;
    if (!in_range) return x_negative ? UINT64_MAX : 0;
    return x_negative ? ~(~x >> y) : x >> y;
}

/* Sums, products and left shifts do not look at higher bits than they give. */
uint64_t whole_apply(enum ref_op op, const struct ref_dtype *dtype, uint64_t x, uint64_t y) {
    bool is_signed = dtype->kind == REF_INT;
    switch (op) {
    case REF_ADD:
        return x + y;
    case REF_SUBTRACT:
        return x - y;
    case REF_MULTIPLY:
        return x * y;
    case REF_BITWISE_AND:
        return x & y;
    case REF_BITWISE_OR:
        return x | y;
    case REF_BITWISE_XOR:
        return x ^ y;
    case REF_BITWISE_LEFT_SHIFT:
    case REF_BITWISE_RIGHT_SHIFT:
        return shifted(op, dtype, x, y);
    case REF_FLOOR_DIVIDE:
    case REF_REMAINDER:
    case REF_FMOD:
        if (is_signed) return divided(op, exact_of_signed((int64_t)x), exact_of_signed((int64_t)y));
        return divided(op, exact_of_unsigned(x), exact_of_unsigned(y));
    case REF_POWER:
        return is_signed && (int64_t)y < 0 ? negative_power((int64_t)x, y) : power(x, y);
    default:
        break;
    }
    bool x_first = is_signed ? (int64_t)x < (int64_t)y : x < y;
    return x_first == (op == REF_MINIMUM) ? x : y;
}
