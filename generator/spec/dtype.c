#include "spec/dtype.h"
#include "base/memory.h"

#include <string.h>

#define INTEGER(NAME, KIND, BITS)                                                                                      \
    {                                                                                                                  \
        NAME, NULL, {                                                                                                  \
            .kind = KIND, .bits = BITS, .is_signed = (KIND) == VAL_INT                                                 \
        }                                                                                                              \
    }
#define FLOAT_SET(KIND, PARTS, SIGNED, EXPONENT, MANTISSA, BIAS, SPECIAL)                                              \
    {                                                                                                                  \
        .kind = KIND, .bits = (PARTS) * ((SIGNED) + (EXPONENT) + (MANTISSA)), .is_signed = SIGNED,                     \
        .exponent = EXPONENT, .mantissa = MANTISSA, .bias = BIAS, .special = SPECIAL                                   \
    }
#define FLOAT_VALUES(...) FLOAT_SET(VAL_FLOAT, 1, __VA_ARGS__)
#define FLOAT(NAME, ...)                                                                                               \
    { NAME, NULL, FLOAT_VALUES(__VA_ARGS__) }
#define COMPLEX(NAME, PART, ...)                                                                                       \
    { NAME, PART, FLOAT_SET(VAL_COMPLEX, 2, __VA_ARGS__) }
#define F32 true, 8, 23, 127, VAL_IEEE
#define F64 true, 11, 52, 1023, VAL_IEEE

/* Floats of more bits have no kernels but in the formats of f32 and f64. */
enum { NARROW_MOST_BITS = 16, FLOAT_MOST_BITS = 256, FLOAT_MOST_EXPONENT = 24 };

const dtype_known dtype_known_table[] = {
    {"b", NULL, {.kind = VAL_BOOL, .bits = 1}},
    INTEGER("u1", VAL_UINT, 1),
    INTEGER("u2", VAL_UINT, 2),
    INTEGER("u4", VAL_UINT, 4),
    INTEGER("u8", VAL_UINT, 8),
    INTEGER("u16", VAL_UINT, 16),
    INTEGER("u32", VAL_UINT, 32),
    INTEGER("u64", VAL_UINT, 64),
    INTEGER("i1", VAL_INT, 1),
    INTEGER("i2", VAL_INT, 2),
    INTEGER("i4", VAL_INT, 4),
    INTEGER("i8", VAL_INT, 8),
    INTEGER("i16", VAL_INT, 16),
    INTEGER("i32", VAL_INT, 32),
    INTEGER("i64", VAL_INT, 64),
    /* sign bit, exponent bits, mantissa bits, bias, special values */
    FLOAT("f4_e2m1fn", true, 2, 1, 1, VAL_FINITE),
    FLOAT("f6_e2m3fn", true, 2, 3, 1, VAL_FINITE),
    FLOAT("f6_e3m2fn", true, 3, 2, 3, VAL_FINITE),
    FLOAT("f8_e3m4", true, 3, 4, 3, VAL_IEEE),
    FLOAT("f8_e4m3", true, 4, 3, 7, VAL_IEEE),
    FLOAT("f8_e4m3b11fnuz", true, 4, 3, 11, VAL_FNUZ),
    FLOAT("f8_e4m3fn", true, 4, 3, 7, VAL_FN),
    FLOAT("f8_e4m3fnuz", true, 4, 3, 8, VAL_FNUZ),
    FLOAT("f8_e5m2", true, 5, 2, 15, VAL_IEEE),
    FLOAT("f8_e5m2fnuz", true, 5, 2, 16, VAL_FNUZ),
    FLOAT("f8_e8m0fnu", false, 8, 0, 127, VAL_FN),
    FLOAT("bf16", true, 8, 7, 127, VAL_IEEE),
    FLOAT("f16", true, 5, 10, 15, VAL_IEEE),
    FLOAT("tf32", true, 8, 10, 127, VAL_IEEE),
    FLOAT("f32", F32),
    FLOAT("f64", F64),
    FLOAT("f80", true, 15, 63, 16383, VAL_IEEE), /* of x87, whose highest digit is no choice */
    FLOAT("f128", true, 15, 112, 16383, VAL_IEEE),
    COMPLEX("c64", "f32", F32),
    COMPLEX("c128", "f64", F64),
};
const size_t dtype_known_count = sizeof dtype_known_table / sizeof *dtype_known_table;

const char **dtype_known_names(void) {
    const char **names = mem_alloc_zeroed(dtype_known_count, sizeof *names);
    for (size_t i = 0; i < dtype_known_count; i++)
        names[i] = dtype_known_table[i].name;
    return names;
}

const dtype_known *dtype_find_known(const char *name) {
    for (size_t i = 0; i < dtype_known_count; i++)
        if (strcmp(dtype_known_table[i].name, name) == 0) return &dtype_known_table[i];
    return NULL;
}

unsigned dtype_size(const val_set *values) {
    if (values->kind == VAL_COMPLEX) {
        const val_set part = {.kind = VAL_FLOAT, .bits = values->bits / 2};
        return 2 * dtype_size(&part);
    }
    unsigned size = values->bits > 0; /* the smallest power of two that holds the bits */
    while (8 * size < (unsigned)values->bits)
        size *= 2;
    return size;
}

/* Whether a float, or each part of a complex number, is of a format that is computed in f32 or f64. */
static bool is_computed(const val_set *values) {
    static const val_set f32 = FLOAT_VALUES(F32), f64 = FLOAT_VALUES(F64);
    val_set part = *values;
    part.kind = VAL_FLOAT;
    part.bits /= values->kind == VAL_COMPLEX ? 2 : 1;
    return part.bits <= NARROW_MOST_BITS || val_set_equal(&part, &f32) || val_set_equal(&part, &f64);
}

bool dtype_has_kernels(const val_set *values) {
    if (values->kind == VAL_FLOAT || values->kind == VAL_COMPLEX) return is_computed(values);
    const bool is_integer = values->kind == VAL_INT || values->kind == VAL_UINT;
    return values->kind != VAL_ABSTRACT && !(is_integer && values->bits > 64);
}

/* Of a float with kernels beside f32 and f64: why it has a value that f32 lacks, with a hint; NULL where it has none. */
static const char *f32_problem(long long exponent, long long mantissa, bool is_signed, long long bias,
                               val_special special, const char **hint) {
    enum { F32_LARGEST = 127, F32_SMALLEST = -149 }; /* exponents of its powers of two, subnormals included */
    const bool top_exponent_lost = special == VAL_IEEE || (special == VAL_FN && mantissa == 0);
    if ((1LL << exponent) - (top_exponent_lost ? 2 : 1) - bias > F32_LARGEST)
        return *hint = "every finite value must be exact in f32: choose a larger bias",
               "has values beyond the largest of f32";
    /* without a zero there are no subnormals either: the lowest exponent is as good as any other */
    if ((is_signed ? 1 : 0) - bias - mantissa < F32_SMALLEST)
        return *hint = "every finite value must be exact in f32: choose a smaller bias",
               "has values below the smallest of f32";
    return NULL;
}

const char *dtype_float_problem(long long exponent, long long mantissa, bool is_signed, long long bias,
                                val_special special, const char **hint) {
    if (exponent < 1) return *hint = "exponent must be 1 or more", "has no exponent bits";
    if (mantissa < 0) return *hint = "mantissa must be 0 or more", "has a negative number of mantissa bits";
    const long long bits =
        mantissa > FLOAT_MOST_BITS || exponent > FLOAT_MOST_BITS ? 0 : is_signed + exponent + mantissa;
    if (bits < 3 || bits > FLOAT_MOST_BITS)
        return *hint = "the sign bit, exponent and mantissa together must have 3 to 256 bits",
               "does not have 3 to 256 bits";
    if (exponent > FLOAT_MOST_EXPONENT) return *hint = "exponent must be 24 or less", "has more than 24 exponent bits";
    if (special == VAL_IEEE && mantissa < 1)
        return *hint = "give it a mantissa, or another `special`", "cannot tell inf from NaN without mantissa bits";
    if (!is_signed && special == VAL_FNUZ)
        return *hint = "an unsigned float has `special` fn or ieee", "has no -0 to be the NaN of fnuz";
    if (!is_signed && special == VAL_FINITE)
        return *hint = "an unsigned float has `special` fn or ieee",
               "has nothing that zero and negative values could become";
    const long long most = 1LL << FLOAT_MOST_EXPONENT;
    if (bias < -most || bias > most) return *hint = "bias must be -16777216 to 16777216", "has a bias out of range";
    return bits <= NARROW_MOST_BITS ? f32_problem(exponent, mantissa, is_signed, bias, special, hint) : NULL;
}
