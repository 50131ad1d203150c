/* All pairs of types on numbers around every limit, against conversions by way of long double. */
#include "nc_convert.h"

#include <float.h>
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#if LDBL_MANT_DIG < 64
#error "the oracle needs a long double that holds all 64-bit integers"
#endif

/* X(type, type of C, least, largest). Written out here too, so that no list of joinery's is tested by itself. */
#define FOR_EACH_TYPE(X)                                                                                               \
    X(NC_BYTE, int8_t, INT8_MIN, INT8_MAX)                                                                             \
    X(NC_SHORT, int16_t, INT16_MIN, INT16_MAX)                                                                         \
    X(NC_INT, int32_t, INT32_MIN, INT32_MAX)                                                                           \
    X(NC_INT64, int64_t, INT64_MIN, INT64_MAX)                                                                         \
    X(NC_UBYTE, uint8_t, 0, UINT8_MAX)                                                                                 \
    X(NC_USHORT, uint16_t, 0, UINT16_MAX)                                                                              \
    X(NC_UINT, uint32_t, 0, UINT32_MAX)                                                                                \
    X(NC_UINT64, uint64_t, 0, UINT64_MAX)                                                                              \
    X(NC_FLOAT, float, -FLT_MAX, FLT_MAX)                                                                              \
    X(NC_DOUBLE, double, -HUGE_VAL, HUGE_VAL)

#define NAME(type, element, min, max) type,
static const nc_type types[] = {FOR_EACH_TYPE(NAME)};
enum { TYPES = sizeof types / sizeof *types, MOST = 1024 };

static bool is_float(nc_type type) {
    return type == NC_FLOAT || type == NC_DOUBLE;
}

static size_t size_of(nc_type type) {
#define SIZE(value, element, min, max)                                                                                 \
    if (type == value) return sizeof(element);
    FOR_EACH_TYPE(SIZE)
    return 0;
}

typedef struct range {
    long double min, max;
} range;

static range range_of(nc_type type) {
#define RANGE(value, element, min, max)                                                                                \
    if (type == value) return (range){(long double)(min), (long double)(max)};
    FOR_EACH_TYPE(RANGE)
    return (range){0, 0};
}

static long double get(nc_type type, const void *cell) {
    long double x = 0;
#define GET(value, element, min, max)                                                                                  \
    if (type == value) {                                                                                               \
        element e;                                                                                                     \
        memcpy(&e, cell, sizeof e);                                                                                    \
        x = (long double)e;                                                                                            \
    }
    FOR_EACH_TYPE(GET)
    return x;
}

/* Stores a number that the type has, or the low bits of an integer. */
static void put(nc_type type, long double x, bool low_bits, void *cell) {
    const uint64_t bits = !low_bits ? 0 : x < 0 ? (uint64_t)(int64_t)x : (uint64_t)x;
#define PUT(value, element, min, max)                                                                                  \
    if (type == value) {                                                                                               \
        const element e = low_bits ? (element)bits : (element)x;                                                       \
        memcpy(cell, &e, sizeof e);                                                                                    \
    }
    FOR_EACH_TYPE(PUT)
}

/* What a number of type a becomes in type b; whether it is outside. */
static bool convert(nc_type a, long double x, nc_type b, void *cell) {
    const range limits = range_of(b);
    const bool outside = x < limits.min || x > limits.max;
    if (a == b || is_float(b))
        put(b, x, false, cell);
    else if (!is_float(a))
        put(b, x, outside, cell);
    else
        put(b, isnan(x) ? 0 : x < limits.min ? limits.min : x > limits.max ? limits.max : x, false, cell);
    return a != b && outside;
}

/* Numbers of a type around every limit of all types; how many. */
static size_t numbers_of(nc_type type, unsigned char *cells) {
    static const long double steps[] = {-1, -0.5L, -0.25L, 0, 0.25L, 0.5L, 1};
    const range limits = range_of(type);
    size_t n = 0;
    for (size_t i = 0; i < 2 * TYPES; i++)
        for (size_t j = 0; j < sizeof steps / sizeof *steps; j++) {
            const range others = range_of(types[i / 2]);
            const long double x = (i % 2 ? others.max : others.min) + steps[j];
            if (!is_float(type) && (x < limits.min || x > limits.max)) continue;
            put(type, x, false, cells + size_of(type) * n++);
        }
    if (is_float(type)) put(type, (long double)NAN, false, cells + size_of(type) * n++);
    return n;
}

static int test_pair(nc_type a, nc_type b) {
    static double in[MOST], out[MOST]; /* aligned for every type */
    unsigned char *cells = (unsigned char *)in, expected[8];
    const size_t n = numbers_of(a, cells);
    size_t errors = 1000, expected_errors = 1000; /* it adds to what was counted */
    int failures = nc_convert(n, a, in, b, out, &errors) != NC_NOERR;
    for (size_t i = 0; i < n; i++) {
        const long double x = get(a, cells + size_of(a) * i), y = get(b, (unsigned char *)out + size_of(b) * i);
        expected_errors += convert(a, x, b, expected);
        const long double wanted = get(b, expected);
        if (y == wanted || (isnan(y) && isnan(wanted))) continue;
        printf("FAILED: %Lg of type %d is %Lg in type %d, not %Lg\n", x, a, y, b, wanted);
        failures++;
    }
    if (errors == expected_errors) return failures;
    printf("FAILED: type %d to %d: %zu errors, not %zu\n", a, b, errors, expected_errors);
    return failures + 1;
}

/* Text, and what is no type. */
static int test_others(void) {
    static const nc_type strangers[] = {NC_NAT, 12, 255, 256 + NC_BYTE, -1, -NC_INT, INT32_MAX, INT32_MIN};
    char out[8] = "";
    size_t errors = 0;
    int failures = nc_convert(5, NC_CHAR, "text", NC_CHAR, out, &errors) != NC_NOERR || strcmp(out, "text") != 0;
    for (size_t i = 0; i < TYPES; i++) {
        failures += nc_convert(1, NC_CHAR, "1", types[i], out, &errors) != NC_ECHAR;
        failures += nc_convert(1, types[i], "1234567", NC_CHAR, out, &errors) != NC_ECHAR;
        for (size_t j = 0; j < sizeof strangers / sizeof *strangers; j++) {
            failures += nc_convert(1, types[i], "1234567", strangers[j], out, &errors) != NC_EBADTYPE;
            failures += nc_convert(1, strangers[j], "1234567", types[i], out, &errors) != NC_EBADTYPE;
        }
    }
    failures += strcmp(out, "text") != 0 || errors != 0;
    if (failures) printf("FAILED: text or what is no type, %d times\n", failures);
    return failures;
}

int main(void) {
    int failures = test_others();
    for (size_t i = 0; i < TYPES; i++)
        for (size_t j = 0; j < TYPES; j++)
            failures += test_pair(types[i], types[j]);
    return failures != 0;
}
