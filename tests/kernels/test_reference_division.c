/* The reference's division, powers, copysign and nextafter, and the dtypes that `results` leads to, against witnesses
 * worked out by hand from templates/numerics.md. */
#include "check.h"
#include "witness.h"

#include <inttypes.h>
#include <stdio.h>

static const struct {
    enum ref_op op;
    const char *dtype;
    uint64_t x, y, z;
} witnesses[] = {
    {REF_FLOOR_DIVIDE, "i8", 0xf9, 2, 0xfc},    /* -7, 2: -4 */
    {REF_FLOOR_DIVIDE, "i8", 7, 0xfe, 0xfc},    /* 7, -2: -4 */
    {REF_FLOOR_DIVIDE, "i8", 0xf9, 0xfe, 3},    /* -7, -2 */
    {REF_FLOOR_DIVIDE, "i8", 0xf8, 2, 0xfc},    /* -8, 2: no rest */
    {REF_FLOOR_DIVIDE, "i8", 0x80, 0xff, 0x80}, /* the least by -1 */
    {REF_FLOOR_DIVIDE, "i32", 0x80000000, 0xffffffff, 0x80000000},
    {REF_FLOOR_DIVIDE, "i64", UINT64_C(1) << 63, UINT64_MAX, UINT64_C(1) << 63},
    {REF_FLOOR_DIVIDE, "i4", 0xf8, 0xff, 0xf8},
    {REF_FLOOR_DIVIDE, "i8", 5, 0, 0},
    {REF_FLOOR_DIVIDE, "u64", UINT64_MAX, 10, UINT64_MAX / 10},
    {REF_REMAINDER, "i8", 0xf9, 3, 2},
    {REF_REMAINDER, "i8", 7, 0xfd, 0xfe}, /* 7, -3: -2 */
    {REF_REMAINDER, "i8", 0x80, 0xff, 0},
    {REF_REMAINDER, "i8", 0x80, 0x7f, 0x7e}, /* -128 + 2 * 127 */
    {REF_REMAINDER, "i16", 5, 0, 0},
    {REF_REMAINDER, "u8", 200, 7, 4},
    {REF_FMOD, "i8", 0xf9, 3, 0xff},
    {REF_FMOD, "i8", 7, 0xfd, 1},
    {REF_FMOD, "i64", UINT64_C(1) << 63, UINT64_MAX, 0},
    {REF_FMOD, "u32", 7, 0, 0},
    {REF_POWER, "i8", 3, 5, 0xf3}, /* 243 wraps to -13 */
    {REF_POWER, "i8", 0, 0, 1},
    {REF_POWER, "i8", 0xff, 0xff, 0xff},
    {REF_POWER, "i8", 0xff, 0xfe, 1},
    {REF_POWER, "i8", 1, 0x80, 1},
    {REF_POWER, "i8", 0, 0xff, 0},
    {REF_POWER, "i8", 2, 0xff, 0},
    {REF_POWER, "u8", 3, 128, 1}, /* the order of 3 is 64 */
    {REF_POWER, "u64", 2, 64, 0},
    {REF_POWER, "u64", 3, UINT64_C(1) << 63, 1},
    {REF_POWER, "u4", 3, 3, 0xb},
    /* floats */
    {REF_FMOD, "f32", 0x7f7fffff, 0x00000001, 0},          /* the quotient overflows */
    {REF_FMOD, "f32", 0x7f7fffff, 0x40400000, 0},          /* 3 divides the largest: 2^24 - 1 is a multiple of it */
    {REF_FMOD, "f32", 0x7f000000, 0x40400000, 0x40000000}, /* 2^127 is 2 past a multiple of 3 */
    {REF_FMOD, "f32", 0xc0a00000, 0x40400000, 0xc0000000}, /* -5, 3: -2 */
    {REF_FMOD, "f32", 0xc0c00000, 0x40400000, 0x80000000}, /* -6, 3: -0 */
    {REF_FMOD, "f32", 0x00000005, 0x00000003, 0x00000002},
    {REF_FMOD, "f32", 0x3f800000, INF32, 0x3f800000},
    {REF_FMOD, "f32", INF32, 0x3f800000, NAN32},
    {REF_FMOD, "f32", 0x3f800000, 0, NAN32},
    {REF_FMOD, "f64", BIG64, UINT64_C(0x401c000000000000), ONE64}, /* 1e300, 7: 1 */
    {REF_FMOD, "f64", UINT64_C(0x7fefffffffffffff), 3, 2},         /* 2^53 - 1 = 1 and 2^2045 = 2 of 3 units */
    {REF_FMOD, "f16", 0x7bff, 0x0001, 0},
    {REF_REMAINDER, "f32", 0xc0a00000, 0x40400000, 0x3f800000}, /* -5, 3: 1 */
    {REF_REMAINDER, "f32", 0x40a00000, 0xc0400000, 0xbf800000},
    {REF_REMAINDER, "f32", 0x40c00000, 0xc0400000, 0x80000000}, /* 6, -3: -0 */
    {REF_REMAINDER, "f32", 0xc0c00000, 0x40400000, 0},
    {REF_REMAINDER, "f32", 0xbf800000, INF32, INF32},
    {REF_REMAINDER, "f32", 0x3f800000, INF32, 0x3f800000},
    {REF_REMAINDER, "f32", 0x80000001, 0x3f800000, 0x3f800000}, /* just below 0: rounds to the divisor */
    {REF_REMAINDER, "f32", INF32, 0x3f800000, NAN32},
    {REF_REMAINDER, "f64", ONE64, 0, NAN64},
    {REF_FLOOR_DIVIDE, "f32", 0xc0e00000, 0x40000000, 0xc0800000}, /* -7, 2: -4 */
    {REF_FLOOR_DIVIDE, "f32", 0x3f800000, 0, INF32},
    {REF_FLOOR_DIVIDE, "f32", 0xbf800000, 0, 0xff800000},
    {REF_FLOOR_DIVIDE, "f32", 0, 0x80000000, NAN32},
    {REF_FLOOR_DIVIDE, "f32", 0xbf800000, INF32, 0xbf800000}, /* -1, inf: -1 */
    {REF_FLOOR_DIVIDE, "f32", INF32, 0x3f800000, NAN32},
    {REF_FLOOR_DIVIDE, "f32", 0x3f800000, 0xc0400000, 0xbf800000},
    {REF_FLOOR_DIVIDE, "f32", 0x80000000, 0x3f800000, 0x80000000}, /* 0 with the sign of -0 / 1 */
    {REF_FLOOR_DIVIDE, "f64", ONE64, UINT64_C(0x3fb999999999999a), UINT64_C(0x4022000000000000)}, /* 1, 0.1: 9 */
    {REF_FLOOR_DIVIDE, "bf16", 0x40e0, 0x4000, 0x4040},
    /* bits */
    {REF_COPYSIGN, "f32", 0x3f800000, 0x80000000, 0xbf800000},
    {REF_COPYSIGN, "f32", 0xbf800000, 0x7fc00000, 0x3f800000},
    {REF_COPYSIGN, "f32", 0x00000000, 0xffc00000, 0x80000000},
    {REF_COPYSIGN, "f16", 0x7c00, 0x8000, 0xfc00},
    {REF_COPYSIGN, "f8_e4m3fnuz", 0x00, 0xff, 0x00}, /* a zero stays +0 */
    {REF_COPYSIGN, "f8_e4m3fnuz", 0x08, 0x80, 0x88}, /* its NaN counts as negative */
    {REF_COPYSIGN, "f8_e4m3fnuz", 0x80, 0x08, 0x80}, /* NaN */
    {REF_COPYSIGN, "f4_e2m1fn", 0xf3, 0x58, 0x0b},   /* high bits ignored, and written 0 */
    {REF_NEXTAFTER, "f32", 0x3f800000, 0x40000000, 0x3f800001},
    {REF_NEXTAFTER, "f32", 0x3f800000, 0, 0x3f7fffff},
    {REF_NEXTAFTER, "f32", 0, 0x80000000, 0x80000000}, /* equal: b */
    {REF_NEXTAFTER, "f32", 0x80000000, 0x3f800000, 0x00000001},
    {REF_NEXTAFTER, "f32", 0x80000001, 0x3f800000, 0x80000000}, /* -0 */
    {REF_NEXTAFTER, "f32", 0x7f7fffff, INF32, INF32},
    {REF_NEXTAFTER, "f32", INF32, 0, 0x7f7fffff},
    {REF_NEXTAFTER, "f32", NAN32, 0, NAN32},
    {REF_NEXTAFTER, "f32", 0, NAN32, NAN32},
    {REF_NEXTAFTER, "f16", 0x0001, 0x8000, 0x0000},
    {REF_NEXTAFTER, "f8_e5m2fnuz", 0x81, 0x01, 0x00},
    {REF_NEXTAFTER, "f8_e4m3fn", 0x7e, 0x7d, 0x7d},
    {REF_NEXTAFTER, "f8_e8m0fnu", 0x7f, 0x80, 0x80},
    {REF_NEXTAFTER, "f8_e8m0fnu", 0x00, 0xfe, 0x01},
    {REF_NEXTAFTER, "f4_e2m1fn", 0x07, 0x0f, 0x06},
};

static void test_witnesses(void) {
    for (size_t i = 0; i < sizeof witnesses / sizeof witnesses[0]; i++) {
        const struct ref_dtype *dtype = witness_dtype(witnesses[i].dtype);
        struct ref_plan plan;
        unsigned char x[8], y[8], z[8];
        char label[100];
        snprintf(label, sizeof label, "%s(%" PRIx64 ", %" PRIx64 ")", ref_op_name(witnesses[i].op), witnesses[i].x,
                 witnesses[i].y);
        CHECK(ref_plan(witnesses[i].op, dtype, dtype, witness_facts(witnesses[i].dtype), &plan) == REF_OK);
        CHECK(plan.result == dtype);
        ref_store_pattern(dtype->size, witnesses[i].x, x);
        ref_store_pattern(dtype->size, witnesses[i].y, y);
        ref_binary(&plan, 1, x, y, z);
        witness_check(label, dtype, z, (struct patterns)RE(witnesses[i].z));
    }
}

static void test_by_zero(void) {
    struct ref_pair pair = witness_facts("i4");
    struct ref_plan plan;
    pair.by_zero_is_ones = true;
    const uint8_t x[3] = {5, 0xf8, 7}, y[3] = {0, 0, 2};
    uint8_t z[3];
    CHECK(ref_plan(REF_FLOOR_DIVIDE, pair.join, pair.join, pair, &plan) == REF_OK);
    ref_binary(&plan, 3, x, y, z);
    CHECK(z[0] == 0xff && z[1] == 0xff && z[2] == 3);
    pair.join = witness_dtype("u4");
    CHECK(ref_plan(REF_FLOOR_DIVIDE, pair.join, pair.join, pair, &plan) == REF_OK);
    ref_binary(&plan, 1, x, y, z);
    CHECK(z[0] == 0x0f);
    CHECK(ref_plan(REF_REMAINDER, pair.join, pair.join, pair, &plan) == REF_OK);
    ref_binary(&plan, 1, x, y, z);
    CHECK(z[0] == 0); /* `by_zero` is for floor_divide alone */
}

static const struct {
    enum ref_op op;
    const char *a, *b, *join;
    enum ref_results results;
    const char *given;
    enum ref_status status;
    const char *result;
} results[] = {
    {REF_COPYSIGN, "i8", "u8", "i16", REF_BY_OP, NULL, REF_OK, "f32"},
    {REF_NEXTAFTER, "b", "b", "b", REF_BY_OP, NULL, REF_OK, "f32"},
    {REF_COPYSIGN, "i64", "f16", "f16", REF_BY_OP, NULL, REF_OK, "f16"},
    {REF_COPYSIGN, "b", "b", "b", REF_GIVEN, "f16", REF_OK, "f16"},
    {REF_FLOOR_DIVIDE, "b", "b", "b", REF_GIVEN, "i8", REF_OK, "i8"},
    {REF_FLOOR_DIVIDE, "b", "b", "b", REF_BY_OP, NULL, REF_NO_KERNEL, NULL},
    {REF_ADD, "i8", "i8", "i8", REF_INEXACT, NULL, REF_OK, "f32"},
    {REF_DIVIDE, "i8", "i8", "i8", REF_GIVEN, "f64", REF_OK, "f64"},
    {REF_FMOD, "u64", "i64", NULL, REF_GIVEN, "f64", REF_OK, "f64"},
    {REF_FMOD, "u64", "u64", "u64", REF_GIVEN, NULL, REF_NO_PROMOTION, NULL},
    {REF_POWER, "f32", "f32", "f32", REF_BY_OP, NULL, REF_NO_KERNEL, NULL},
    {REF_POWER, "b", "b", "b", REF_BY_OP, NULL, REF_NO_KERNEL, NULL},
    {REF_FLOOR_DIVIDE, "f8_e8m0fnu", "f8_e8m0fnu", "f8_e8m0fnu", REF_BY_OP, NULL, REF_NO_KERNEL, NULL},
    {REF_COPYSIGN, "f8_e8m0fnu", "f8_e8m0fnu", "f8_e8m0fnu", REF_BY_OP, NULL, REF_NO_KERNEL, NULL},
    {REF_NEXTAFTER, "f8_e8m0fnu", "f8_e8m0fnu", "f8_e8m0fnu", REF_BY_OP, NULL, REF_OK, "f8_e8m0fnu"},
    {REF_FLOOR_DIVIDE, "q15", "q15", "q15", REF_BY_OP, NULL, REF_NO_KERNEL, NULL},
    {REF_REMAINDER, "quarters", "i8", "quarters", REF_BY_OP, NULL, REF_OK, "quarters"},
    {REF_NEXTAFTER, "quarters", "i8", "quarters", REF_BY_OP, NULL, REF_NO_KERNEL, NULL},
    {REF_FMOD, "c64", "c64", "c64", REF_BY_OP, NULL, REF_NO_KERNEL, NULL},
};

static void test_results(void) {
    for (size_t i = 0; i < sizeof results / sizeof results[0]; i++) {
        struct ref_pair pair = witness_facts(results[i].join);
        struct ref_plan plan;
        pair.results = results[i].results;
        if (results[i].given) pair.given = witness_dtype(results[i].given);
        enum ref_status status =
            ref_plan(results[i].op, witness_dtype(results[i].a), witness_dtype(results[i].b), pair, &plan);
        check_that(status == results[i].status, "%s(%s, %s): status %d", ref_op_name(results[i].op), results[i].a,
                   results[i].b, (int)status);
        if (status == REF_OK && results[i].result) CHECK(plan.result == witness_dtype(results[i].result));
    }
}

/* What copysign takes from a NaN that was converted is free, and nothing else. */
static void test_freedom(void) {
    const uint32_t nan = 0xffc00000, two = 0x40000000;
    const uint64_t plus = ONE64, minus = ONE64 | ZERO64, other = BIG64;
    struct ref_plan plan;
    CHECK(ref_plan(REF_COPYSIGN, witness_dtype("f64"), witness_dtype("f32"), witness_facts("f64"), &plan) == REF_OK);
    CHECK(ref_may_differ(&plan, &nan, &plus, &minus));
    CHECK(!ref_may_differ(&plan, &nan, &plus, &other));
    CHECK(!ref_may_differ(&plan, &two, &plus, &minus));
    CHECK(ref_plan(REF_COPYSIGN, witness_dtype("f64"), witness_dtype("f64"), witness_facts("f64"), &plan) == REF_OK);
    CHECK(!ref_may_differ(&plan, &(uint64_t){NAN64}, &plus, &minus));
}

int main(void) {
    test_witnesses();
    test_by_zero();
    test_results();
    test_freedom();
    return check_report();
}
