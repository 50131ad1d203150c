/* The operations that the reference knows. */
#ifndef TESTS_KERNELS_OPS_H
#define TESTS_KERNELS_OPS_H

/* Every binary operation: X(IDENT, name, rule, the kinds it has a rule for). */
#define REF_FOR_EACH_OP(X)                                                                                             \
    X(ADD, add, ARITHMETIC, REF_NUMBERS)                                                                               \
    X(SUBTRACT, subtract, ARITHMETIC, REF_NUMBERS & ~REF_BIT(BOOL))                                                    \
    X(MULTIPLY, multiply, ARITHMETIC, REF_NUMBERS)                                                                     \
    X(DIVIDE, divide, DIVISION, REF_NUMBERS)                                                                           \
    X(MINIMUM, minimum, ARITHMETIC, REF_ORDERED)                                                                       \
    X(MAXIMUM, maximum, ARITHMETIC, REF_ORDERED)                                                                       \
    X(EQUAL, equal, COMPARISON, REF_NUMBERS)                                                                           \
    X(NOT_EQUAL, not_equal, COMPARISON, REF_NUMBERS)                                                                   \
    X(LESS, less, COMPARISON, REF_ORDERED)                                                                             \
    X(LESS_EQUAL, less_equal, COMPARISON, REF_ORDERED)                                                                 \
    X(GREATER, greater, COMPARISON, REF_ORDERED)                                                                       \
    X(GREATER_EQUAL, greater_equal, COMPARISON, REF_ORDERED)                                                           \
    X(BITWISE_AND, bitwise_and, ARITHMETIC, REF_INTEGERS | REF_BIT(BOOL))                                              \
    X(BITWISE_OR, bitwise_or, ARITHMETIC, REF_INTEGERS | REF_BIT(BOOL))                                                \
    X(BITWISE_XOR, bitwise_xor, ARITHMETIC, REF_INTEGERS | REF_BIT(BOOL))                                              \
    X(BITWISE_LEFT_SHIFT, bitwise_left_shift, ARITHMETIC, REF_INTEGERS)                                                \
    X(BITWISE_RIGHT_SHIFT, bitwise_right_shift, ARITHMETIC, REF_INTEGERS)                                              \
    X(LOGICAL_AND, logical_and, LOGIC, REF_NUMBERS)                                                                    \
    X(LOGICAL_OR, logical_or, LOGIC, REF_NUMBERS)                                                                      \
    X(LOGICAL_XOR, logical_xor, LOGIC, REF_NUMBERS)                                                                    \
    X(FLOOR_DIVIDE, floor_divide, ARITHMETIC, REF_DIVIDED)                                                             \
    X(REMAINDER, remainder, ARITHMETIC, REF_DIVIDED)                                                                   \
    X(FMOD, fmod, ARITHMETIC, REF_DIVIDED)                                                                             \
    X(POWER, power, ARITHMETIC, REF_INTEGERS)                                                                          \
    X(COPYSIGN, copysign, DIVISION, REF_BIT(FLOAT) | REF_SIGNED)                                                       \
    X(NEXTAFTER, nextafter, DIVISION, REF_BIT(FLOAT))

/* X(IDENT, name, rule, the kinds it has a rule for) */
#define REF_FOR_EACH_UNARY_OP(X)                                                                                       \
    X(POSITIVE, positive, SAME, REF_VALUES | REF_BIT(OPAQUE))                                                          \
    X(NEGATIVE, negative, SAME, REF_VALUES | REF_BIT(OPAQUE) | REF_SIGNED)                                             \
    X(ABSOLUTE, absolute, PART, REF_VALUES | REF_BIT(OPAQUE) | REF_SIGNED)                                             \
    X(SIGN, sign, SAME, REF_INTEGERS | REF_BIT(FLOAT) | REF_BIT(COMPLEX) | REF_BIT(OPAQUE) | REF_SIGNED)               \
    X(SQUARE, square, SAME, REF_NUMBERS)                                                                               \
    X(SQRT, sqrt, UNARY_INEXACT, REF_BIT(FLOAT) | REF_BIT(OPAQUE))                                                     \
    X(RECIPROCAL, reciprocal, UNARY_INEXACT, REF_BIT(FLOAT) | REF_BIT(COMPLEX) | REF_BIT(OPAQUE))                      \
    X(FLOOR, floor, SAME, REF_INTEGERS | REF_BIT(FLOAT) | REF_BIT(OPAQUE))                                             \
    X(CEIL, ceil, SAME, REF_INTEGERS | REF_BIT(FLOAT) | REF_BIT(OPAQUE))                                               \
    X(TRUNC, trunc, SAME, REF_INTEGERS | REF_BIT(FLOAT) | REF_BIT(OPAQUE))                                             \
    X(ROUND, round, SAME, REF_INTEGERS | REF_BIT(FLOAT) | REF_BIT(OPAQUE))                                             \
    X(SIGNBIT, signbit, TRUTH, REF_BIT(FLOAT))                                                                         \
    X(ISNAN, isnan, TRUTH, REF_BIT(BOOL) | REF_VALUES)                                                                 \
    X(ISINF, isinf, TRUTH, REF_BIT(BOOL) | REF_VALUES)                                                                 \
    X(ISFINITE, isfinite, TRUTH, REF_BIT(BOOL) | REF_VALUES)                                                           \
    X(BITWISE_INVERT, bitwise_invert, SAME, REF_BIT(BOOL) | REF_INTEGERS)                                              \
    X(LOGICAL_NOT, logical_not, TRUTH, REF_NUMBERS)                                                                    \
    X(CONJUGATE, conjugate, SAME, REF_VALUES)                                                                          \
    X(REAL, real, PART, REF_VALUES)                                                                                    \
    X(IMAG, imag, PART, REF_VALUES)

/* X(IDENT, name) */
#define REF_FOR_EACH_TERNARY_OP(X)                                                                                     \
    X(WHERE, where)                                                                                                    \
    X(CLIP, clip)

#endif
