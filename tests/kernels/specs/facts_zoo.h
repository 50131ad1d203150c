/* What specs/zoo.lua says and the generated header does not. */
#include "dec64.h"

#include <string.h>

#define FACTS_VIA_F32 false

#define FACTS_INEXACT(X)                                                                                               \
    X("i4", "f8_e4m3fn")                                                                                               \
    X("u4", "f8_e8m0fnu")                                                                                              \
    X("i5", "c32")                                                                                                     \
    X("u12", "f16_e6m9")                                                                                               \
    X("i64", "f64")                                                                                                    \
    X("u64", "f64")                                                                                                    \
    X(NULL, "f16")

/* One of each rule, and those that a width or a rounding shows in. */
#define FACTS_FOR_EACH_OP(X)                                                                                           \
    X(ADD, add, , )                                                                                                    \
    X(SUBTRACT, subtract, , )                                                                                          \
    X(MULTIPLY, multiply, , )                                                                                          \
    X(DIVIDE, divide, , )                                                                                              \
    X(MAXIMUM, maximum, , )                                                                                            \
    X(EQUAL, equal, , )                                                                                                \
    X(LESS, less, , )                                                                                                  \
    X(BITWISE_AND, bitwise_and, , )                                                                                    \
    X(BITWISE_LEFT_SHIFT, bitwise_left_shift, , )                                                                      \
    X(BITWISE_RIGHT_SHIFT, bitwise_right_shift, , )                                                                    \
    X(LOGICAL_AND, logical_and, , )                                                                                    \
    X(FLOOR_DIVIDE, floor_divide, , )                                                                                  \
    X(REMAINDER, remainder, , )                                                                                        \
    X(FMOD, fmod, , )                                                                                                  \
    X(POWER, power, , )                                                                                                \
    X(NEXTAFTER, nextafter, , )
#define FACTS_FOR_EACH_UNARY_OP(X)   REF_FOR_EACH_UNARY_OP(X)
#define FACTS_FOR_EACH_TERNARY_OP(X) REF_FOR_EACH_TERNARY_OP(X)

static inline double facts_dec64_to_f64(const void *element) {
    dec64_t value;
    memcpy(&value, element, sizeof value);
    return dec64_to_double(value);
}

static inline void facts_dec64_from_f64(double value, void *element) {
    const dec64_t made = dec64_from_double(value);
    memcpy(element, &made, sizeof made);
}

#define FACTS_FLOAT(NAME, SIZE, EXPONENT, MANTISSA, BIAS, SPECIAL, UNSIGNED)                                           \
    {                                                                                                                  \
        .name = NAME, .kind = REF_FLOAT, .size = SIZE, .format = {                                                     \
            EXPONENT,                                                                                                  \
            MANTISSA,                                                                                                  \
            BIAS,                                                                                                      \
            SPECIAL,                                                                                                   \
            UNSIGNED,                                                                                                  \
            false                                                                                                      \
        }                                                                                                              \
    }
#define FACTS_COMPLEX(NAME, SIZE, EXPONENT, MANTISSA, BIAS)                                                            \
    {                                                                                                                  \
        .name = NAME, .kind = REF_COMPLEX, .size = SIZE, .format = {                                                   \
            EXPONENT,                                                                                                  \
            MANTISSA,                                                                                                  \
            BIAS,                                                                                                      \
            REF_IEEE,                                                                                                  \
            false,                                                                                                     \
            false                                                                                                      \
        }                                                                                                              \
    }
#define FACTS_FIXED(NAME, SIZE, BITS, FRACTION)                                                                        \
    { .name = NAME, .kind = REF_FIXED, .size = SIZE, .bits = BITS, .fraction = FRACTION }

/* clang-format off */
#define FACTS_DTYPES                                                                                                   \
    {.name = "u12", .kind = REF_UINT, .size = 2, .bits = 12},                                                          \
    {.name = "i5", .kind = REF_INT, .size = 1, .bits = 5},                                                             \
    {.name = "i40", .kind = REF_INT, .size = 8, .bits = 40},                                                           \
    FACTS_FLOAT("f6_e4m2u", 1, 4, 2, 7, REF_FN, true),                                                                 \
    FACTS_FLOAT("f9_tiny", 2, 5, 3, 140, REF_IEEE, false),                                                             \
    FACTS_FLOAT("f16_e6m9", 2, 6, 9, 31, REF_IEEE, false),                                                             \
    FACTS_FIXED("q7", 1, 8, 7),                                                                                        \
    FACTS_FIXED("q12", 2, 12, 4),                                                                                      \
    FACTS_FIXED("q31", 4, 32, 31),                                                                                     \
    FACTS_COMPLEX("c18", 4, 5, 3, 140),                                                                                \
    FACTS_COMPLEX("c32", 4, 5, 10, 15),                                                                                \
    {.name = "dec64", .kind = REF_OPAQUE, .size = 8, .to_f64 = facts_dec64_to_f64, .from_f64 = facts_dec64_from_f64}
/* clang-format on */
