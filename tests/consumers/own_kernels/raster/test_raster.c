/* Every operation on every pair of types, against tables and sums written out here. */
#include "raster.h"

#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static int failures;
static void check(bool ok, const char *label, rs_type a, rs_type b) {
    if (!ok && ++failures < 20) printf("FAILED: %s of %d and %d\n", label, (int)a, (int)b);
}

enum { TYPES = 9, N = 600 }; /* more than two blocks */
static const rs_type types[TYPES] = {RS_U8, RS_I8, RS_U16, RS_I16, RS_U32, RS_I32, RS_I64, RS_F32, RS_F64};
static const rs_type none = RS_UNKNOWN;

/* What two types have in common. */
static const rs_type joins[TYPES][TYPES] = {
    {RS_U8, RS_I16, RS_U16, RS_I16, RS_U32, RS_I32, RS_I64, RS_F32, RS_F64},
    {RS_I16, RS_I8, RS_I32, RS_I16, RS_I64, RS_I32, RS_I64, RS_F32, RS_F64},
    {RS_U16, RS_I32, RS_U16, RS_I32, RS_U32, RS_I32, RS_I64, RS_F32, RS_F64},
    {RS_I16, RS_I16, RS_I32, RS_I16, RS_I64, RS_I32, RS_I64, RS_F32, RS_F64},
    {RS_U32, RS_I64, RS_U32, RS_I64, RS_U32, RS_I64, RS_I64, RS_F64, RS_F64},
    {RS_I32, RS_I32, RS_I32, RS_I32, RS_I64, RS_I32, RS_I64, RS_F64, RS_F64},
    {RS_I64, RS_I64, RS_I64, RS_I64, RS_I64, RS_I64, RS_I64, RS_UNKNOWN, RS_UNKNOWN},
    {RS_F32, RS_F32, RS_F32, RS_F32, RS_F64, RS_F64, RS_UNKNOWN, RS_F32, RS_F64},
    {RS_F64, RS_F64, RS_F64, RS_F64, RS_F64, RS_F64, RS_UNKNOWN, RS_F64, RS_F64},
};

/* The float in which functions of such numbers are computed. */
static rs_type float_of(rs_type type) {
    if (type == RS_UNKNOWN) return RS_UNKNOWN;
    return type == RS_F32 || (type < RS_U32 && type != RS_UNKNOWN) ? RS_F32 : RS_F64;
}

/* The i-th cell, which every type has exactly. */
static int number(size_t i) {
    return (int)(i * 37 % 100);
}

/* Written out here too, so that no list of the library is tested by itself. */
#define FOR_EACH_TYPE(X)                                                                                               \
    X(RS_U8, uint8_t)                                                                                                  \
    X(RS_I8, int8_t)                                                                                                   \
    X(RS_U16, uint16_t)                                                                                                \
    X(RS_I16, int16_t)                                                                                                 \
    X(RS_U32, uint32_t)                                                                                                \
    X(RS_I32, int32_t)                                                                                                 \
    X(RS_I64, int64_t)                                                                                                 \
    X(RS_F32, float)                                                                                                   \
    X(RS_F64, double)

static void fill(rs_type type, void *cells, size_t step) {
#define FILL(value, element)                                                                                           \
    if (type == value)                                                                                                 \
        for (size_t i = 0; i < N; i++)                                                                                 \
            ((element *)cells)[i] = (element)number(i * step);
    FOR_EACH_TYPE(FILL)
}

static double cell(rs_type type, const void *cells, size_t i) {
#define CELL(value, element)                                                                                           \
    if (type == value) return (double)((const element *)cells)[i];
    FOR_EACH_TYPE(CELL)
    return NAN;
}

typedef rs_type binary(size_t n, rs_band a, rs_band b, void *out);

static double hypot_of(double x, double y, rs_type type) {
    return type == RS_F32 ? (double)hypotf((float)x, (float)y) : hypot(x, y);
}

static double pow_of(double x, double y, rs_type type) {
    return type == RS_F32 ? (double)powf((float)x, (float)y) : pow(x, y);
}

static double sum_of(double x, double y, rs_type type) {
    const double limit = type == RS_U8 ? UINT8_MAX : type == RS_I8 ? INT8_MAX : INT16_MAX;
    return x + y < limit ? x + y : limit;
}

static double below_of(double x, double y, rs_type type) {
    (void)type;
    return x < y;
}

static double max_of(double x, double y, rs_type type) {
    (void)type;
    return x < y ? y : x;
}

/* An operation on two types: its results are of type `expected`, and what `result` tells. */
static void test_pair(binary *operation, const char *label, rs_type a, rs_type b, rs_type expected,
                      double result(double x, double y, rs_type type)) {
    static double left[N], right[N], out[N + 1], untouched[N + 1];
    memset(out, 0x5a, sizeof out);
    memset(untouched, 0x5a, sizeof untouched);
    fill(a, left, 1);
    fill(b, right, 7);
    bool right_type = operation(N, (rs_band){a, left}, (rs_band){b, right}, out) == expected;
    check(right_type, label, a, b);
    if (expected == none) check(memcmp(out, untouched, sizeof out) == 0, "what is refused writes nothing:", a, b);
    for (size_t i = 0; i < N && expected != none && right_type; i++) {
        const double wanted = result(number(i), number(i * 7), expected), found = cell(expected, out, i);
        right_type = wanted == found;
        check(right_type, label, a, b);
    }
    check(memcmp((char *)out + N * rs_size(expected), (char *)untouched + N * rs_size(expected), 8) == 0,
          "writes past the end:", a, b);
}

/* Two types, as each operation takes them. */
static void test_operations(size_t i, size_t j) {
    const rs_type a = types[i], b = types[j], join = joins[i][j];
    test_pair(rs_hypot, "hypot", a, b, float_of(join), hypot_of);
    test_pair(rs_pow, "pow", a, b, float_of(join), pow_of);
    test_pair(rs_add_sat, "add_sat", a, b, join < RS_F32 ? join : none, sum_of);
    test_pair(rs_below, "below", a, b, join == none ? none : RS_U8, below_of);
    test_pair(rs_max, "max", a, b, join, max_of);
}

/* Sums at the limits of each type. */
static void test_limits(void) {
    const int8_t bytes[][3] = {{127, 1, 127}, {-128, -1, -128}, {-128, 127, -1}, {100, 27, 127}, {-100, -29, -128}};
    const int64_t longs[][3] = {
        {INT64_MAX, 1, INT64_MAX}, {INT64_MIN, -1, INT64_MIN}, {INT64_MIN, INT64_MAX, -1}, {1, 2, 3}};
    for (size_t i = 0; i < sizeof bytes / sizeof *bytes; i++) {
        int8_t sum = 0;
        rs_add_sat(1, (rs_band){RS_I8, &bytes[i][0]}, (rs_band){RS_I8, &bytes[i][1]}, &sum);
        check(sum == bytes[i][2], "a saturating sum", RS_I8, RS_I8);
    }
    for (size_t i = 0; i < sizeof longs / sizeof *longs; i++) {
        int64_t sum = 0;
        rs_add_sat(1, (rs_band){RS_I64, &longs[i][0]}, (rs_band){RS_I64, &longs[i][1]}, &sum);
        check(sum == longs[i][2], "a saturating sum", RS_I64, RS_I64);
    }
    const uint32_t most = UINT32_MAX, one = 1;
    uint32_t sum = 0;
    rs_add_sat(1, (rs_band){RS_U32, &most}, (rs_band){RS_U32, &one}, &sum);
    check(sum == UINT32_MAX, "a saturating sum", RS_U32, RS_U32);
}

static void test_one_operand(rs_type type) {
    static double cells[N], out[N];
    fill(type, cells, 1);
    const rs_type result = float_of(type);
    check(rs_root(N, (rs_band){type, cells}, out) == result, "root", type, none);
    for (size_t i = 0; i < N; i++) {
        const double root = result == RS_F32 ? (double)sqrtf((float)number(i)) : sqrt(number(i));
        check(cell(result, out, i) == root, "root", type, none);
    }
    for (size_t j = 0; j < TYPES; j++) {
        bool right = rs_convert(N, (rs_band){type, cells}, types[j], out) == types[j];
        for (size_t i = 0; i < N && right; i++)
            right = cell(types[j], out, i) == number(i);
        check(right, "convert", type, types[j]);
    }
}

/* Values that are no type, some of which look like a pair of types, or two types in one. */
static void test_strangers(void) {
    static const int strangers[] = {0, 3, 257, RS_U64, 1 << 9 | 1, 1 << 16, -1, -256, INT32_MAX, INT32_MIN};
    for (size_t i = 0; i < sizeof strangers / sizeof *strangers; i++)
        for (size_t j = 0; j < TYPES; j++) {
            const rs_type stranger = (rs_type)strangers[i];
            const double zero = 0;
            const rs_band a = {stranger, &zero}, b = {types[j], &zero};
            double out;
            check(rs_hypot(1, a, b, &out) == none && rs_hypot(1, b, a, &out) == none, "hypot", stranger, types[j]);
            check(rs_max(1, a, b, &out) == none && rs_max(1, b, a, &out) == none, "max", stranger, types[j]);
            check(rs_convert(1, b, stranger, &out) == none, "convert", stranger, types[j]);
            check(rs_root(1, a, &out) == none && rs_size(stranger) == 0, "root", stranger, none);
        }
}

int main(void) {
    for (size_t i = 0; i < TYPES; i++) {
        test_one_operand(types[i]);
        for (size_t j = 0; j < TYPES; j++)
            test_operations(i, j);
    }
    test_limits();
    test_strangers();
    if (failures) printf("%d checks failed\n", failures);
    return failures != 0;
}
