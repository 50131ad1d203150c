/* What witnesses.tsv cannot say of the reference: dtypes that its plans lead to, settings of a spec, what is equal. */
#include "check.h"
#include "checked.h"
#include "ternary.h"
#include "unary.h"
#include "witness.h"

#define NAN64  UINT64_C(0x7ff8000000000000)
#define ONE64  UINT64_C(0x3ff0000000000000)
#define BIG64  UINT64_C(0x7e37e43c8800759c) /* 1e300 */
#define ZERO64 UINT64_C(0x8000000000000000) /* -0 */

/* As most specs have them: b, f32, and for a join of 64 bits f64. */
static struct ref_pair facts(const char *join) {
    struct ref_pair pair = {.boolean = ref_well_known("b"), .inexact = ref_well_known("f32")};
    if (join) pair.join = witness_dtype(join);
    if (join && pair.join->size == 8) pair.inexact = ref_well_known("f64");
    return pair;
}

/* A result of one plan for a dtype's pairs. */
static void binary(enum ref_op op, struct ref_pair pair, const void *x, const void *y, void *z) {
    struct ref_plan plan;
    CHECK(ref_plan(op, pair.join, pair.join, pair, &plan) == REF_OK);
    ref_binary(&plan, 1, x, y, z);
}

/* Every pattern of every format of up to 16 bits comes back from f32 as it was, but for what has no own pattern. */
static void test_round_trips(void) {
    for (unsigned i = 0; ref_well_known_at(i); i++) {
        const struct ref_dtype *type = ref_well_known_at(i), *f32 = witness_dtype("f32");
        if (type->kind != REF_FLOAT || type->size > 2) continue;
        for (uint32_t pattern = 0; pattern >> ref_format_bits(&type->format) == 0; pattern++) {
            unsigned char in[2], wide[4], out[2];
            ref_store_pattern(type->size, pattern, in);
            ref_convert(type, f32, false, 1, in, wide);
            ref_convert(f32, type, false, 1, wide, out);
            check_that(ref_equal(type, in, out), "%s %x through f32: %x", type->name, pattern,
                       (unsigned)ref_load_pattern(type->size, out));
        }
    }
}

/* Equality: of NaNs, of parts, of nothing else that differs. */
static void test_equality(void) {
    const uint32_t quiet = 0x7fc00000, signalling = 0xff800001, infinity = 0x7f800000, zeros[2] = {0, 0x80000000};
    const uint32_t parts[3][2] = {{0x7fc00000, 1}, {0xffc00001, 1}, {0xffc00001, 2}};
    const uint8_t minus_zero = 0x80, nan = 0x80, one = 1, two = 2;
    CHECK(ref_equal(witness_dtype("f32"), &quiet, &signalling));
    CHECK(ref_equal(witness_dtype("u32"), &quiet, &quiet));
    CHECK(!ref_equal(witness_dtype("f32"), &quiet, &infinity));
    CHECK(!ref_equal(witness_dtype("u32"), &quiet, &signalling));
    CHECK(!ref_equal(witness_dtype("f32"), &zeros[0], &zeros[1]));
    CHECK(ref_equal(witness_dtype("c64"), parts[0], parts[1]));
    CHECK(!ref_equal(witness_dtype("c64"), parts[1], parts[2]));
    CHECK(ref_equal(witness_dtype("f8_e4m3fnuz"), &minus_zero, &nan));
    CHECK(!ref_equal(witness_dtype("b"), &one, &two));
}

/* What has no conversion and no check. */
static void test_refusals(void) {
    const struct ref_check_rules rules = {0};
    unsigned char element[16] = {0}, failed;
    CHECK(!ref_convert(witness_dtype("date"), witness_dtype("f32"), false, 1, element, element));
    CHECK(!ref_convert(witness_dtype("f32"), witness_dtype("date"), false, 1, element, element));
    CHECK(!ref_check(REF_IN_RANGE, witness_dtype("quarters"), witness_dtype("f64"), rules, 1, element, &failed));
    CHECK(!ref_check(REF_IN_RANGE, witness_dtype("f64"), witness_dtype("quarters"), rules, 1, element, &failed));
    CHECK(!ref_check(REF_SAME_VALUE, witness_dtype("date"), witness_dtype("date"), rules, 1, element, &failed));
}

/* In range is what the conversion's own path makes of a value; and both conversions of an operand of an integer
 * division round the spec's way. */
static void test_via_f32(void) {
    static const struct {
        uint64_t x;
        const char *to;
        bool correct, via_f32; /* whether it fails */
    } paths[] = {
        {UINT64_C(0x40effdffffffffff), "f16", false, true},       /* just under 65520 */
        {UINT64_C(0x407d000000001000), "f8_e4m3fn", true, false}, /* just above 464 */
        {UINT64_C(0x3380000000000000), "f8_e8m0fnu", false, true},
        {UINT64_C(0x47efffffffffffff), "bf16", true, true},
    };
    struct ref_pair pair = facts("i64");
    const int64_t x = 16842753, one = 1;
    uint16_t z;
    pair.inexact = witness_dtype("bf16");
    for (int via_f32 = 0; via_f32 <= 1; via_f32++) {
        for (size_t i = 0; i < sizeof paths / sizeof paths[0]; i++) {
            unsigned char failed;
            const struct ref_check_rules rules = {.via_f32 = via_f32};
            CHECK(ref_check(REF_IN_RANGE, witness_dtype("f64"), witness_dtype(paths[i].to), rules, 1, &paths[i].x,
                            &failed));
            check_that(failed == (via_f32 ? paths[i].via_f32 : paths[i].correct), "%s: %d", paths[i].to, failed);
        }
        pair.via_f32 = via_f32;
        binary(REF_DIVIDE, pair, &x, &one, &z);
        CHECK(z == (via_f32 ? 0x4b80 : 0x4b81));
    }
}

/* A sum saturates what its step in f32 gave: 65504 twice is finite there; 1 / 0 is not. */
static void test_saturation(void) {
    const uint16_t largest = 0x7bff, one = 0x3c00, zero = 0;
    uint16_t sum, quotient;
    binary(REF_ADD, facts("f16_saturating"), &largest, &largest, &sum);
    binary(REF_DIVIDE, facts("f16_saturating"), &one, &zero, &quotient);
    CHECK(sum == 0x7bff && quotient == 0x7c00);
}

static void test_by_zero(void) {
    const uint8_t x[3] = {5, 0xf8, 7}, y[3] = {0, 0, 2};
    uint8_t z[3];
    struct ref_pair pair = facts("i4");
    pair.by_zero_is_ones = true;
    for (int i = 0; i < 3; i++)
        binary(REF_FLOOR_DIVIDE, pair, &x[i], &y[i], &z[i]);
    CHECK(z[0] == 0xff && z[1] == 0xff && z[2] == 3);
    pair.join = witness_dtype("u4");
    binary(REF_FLOOR_DIVIDE, pair, x, y, z);
    CHECK(z[0] == 0x0f);
    binary(REF_REMAINDER, pair, x, y, z);
    CHECK(z[0] == 0); /* `by_zero` is for floor_divide alone */
}

/* The dtypes that `results` leads to. */
static void test_results(void) {
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
        {REF_NEXTAFTER, "f8_e8m0fnu", "f8_e8m0fnu", "f8_e8m0fnu", REF_BY_OP, NULL, REF_OK, "f8_e8m0fnu"},
        {REF_REMAINDER, "quarters", "i8", "quarters", REF_BY_OP, NULL, REF_OK, "quarters"},
        {REF_SUBTRACT, "b", "i8", "i8", REF_BY_OP, NULL, REF_OK, "i8"},
        {REF_BITWISE_LEFT_SHIFT, "b", "u8", "u8", REF_BY_OP, NULL, REF_OK, "u8"},
        {REF_LOGICAL_AND, "q15", "c64", NULL, REF_BY_OP, NULL, REF_OK, "b"},
    };
    for (size_t i = 0; i < sizeof results / sizeof results[0]; i++) {
        struct ref_pair pair = facts(results[i].join);
        struct ref_plan plan;
        pair.results = results[i].results;
        if (results[i].given) pair.given = witness_dtype(results[i].given);
        enum ref_status status =
            ref_plan(results[i].op, witness_dtype(results[i].a), witness_dtype(results[i].b), pair, &plan);
        check_that(status == results[i].status, "%s(%s, %s): status %d", ref_op_name(results[i].op), results[i].a,
                   results[i].b, (int)status);
        if (status == REF_OK) CHECK(plan.result == witness_dtype(results[i].result));
    }
}

/* Specs that lack a dtype. */
static void test_lacking(void) {
    struct ref_pair lacking = facts("u8");
    struct ref_plan plan;
    lacking.boolean = lacking.inexact = NULL;
    CHECK(ref_plan(REF_EQUAL, lacking.join, lacking.join, lacking, &plan) == REF_NO_KERNEL);
    CHECK(ref_plan(REF_LOGICAL_OR, lacking.join, lacking.join, lacking, &plan) == REF_NO_KERNEL);
    CHECK(ref_plan(REF_DIVIDE, lacking.join, lacking.join, lacking, &plan) == REF_NO_KERNEL);
    CHECK(ref_plan(REF_ADD, lacking.join, lacking.join, lacking, &plan) == REF_OK);
    struct ref_unary_plan unary;
    CHECK(ref_unary_plan(REF_SQRT, lacking.join, lacking, &unary) == REF_NO_KERNEL);
    lacking.results = REF_GIVEN;
    CHECK(ref_unary_plan(REF_SQRT, lacking.join, lacking, &unary) == REF_NO_PROMOTION);
    lacking.given = ref_well_known("f16");
    CHECK(ref_unary_plan(REF_SQRT, lacking.join, lacking, &unary) == REF_OK && unary.result == lacking.given);
    lacking = (struct ref_pair){.join = ref_well_known("c64")};
    CHECK(ref_unary_plan(REF_ABSOLUTE, lacking.join, lacking, &unary) == REF_NO_KERNEL);
    CHECK(ref_unary_plan(REF_ISNAN, lacking.join, lacking, &unary) == REF_NO_KERNEL);
    CHECK(ref_unary_plan(REF_NEGATIVE, lacking.join, lacking, &unary) == REF_OK);
    const struct ref_dtype *const complex[] = {lacking.join, lacking.join, lacking.join};
    const struct ref_dtype *const dates[] = {witness_dtype("date"), ref_well_known("u8"), ref_well_known("u8")};
    struct ref_ternary_plan ternary;
    CHECK(ref_ternary_plan(REF_CLIP, complex, facts("c64"), &ternary) == REF_NO_KERNEL);
    CHECK(ref_ternary_plan(REF_WHERE, complex, facts("c64"), &ternary) == REF_OK);
    CHECK(ref_ternary_plan(REF_WHERE, dates, facts("u8"), &ternary) == REF_NO_KERNEL);
    CHECK(ref_ternary_plan(REF_WHERE, complex, facts(NULL), &ternary) == REF_NO_PROMOTION);
}

/* What copysign takes from a NaN that was converted is free, and nothing else. */
static void test_freedom(void) {
    const uint32_t nan = 0xffc00000, two = 0x40000000;
    const uint64_t plus = ONE64, minus = ONE64 | ZERO64, other = BIG64;
    struct ref_plan plan;
    CHECK(ref_plan(REF_COPYSIGN, witness_dtype("f64"), witness_dtype("f32"), facts("f64"), &plan) == REF_OK);
    CHECK(ref_may_differ(&plan, &nan, &plus, &minus));
    CHECK(!ref_may_differ(&plan, &nan, &plus, &other));
    CHECK(!ref_may_differ(&plan, &two, &plus, &minus));
    CHECK(ref_plan(REF_COPYSIGN, witness_dtype("f64"), witness_dtype("f64"), facts("f64"), &plan) == REF_OK);
    CHECK(!ref_may_differ(&plan, &(uint64_t){NAN64}, &plus, &minus));
}

int main(void) {
    test_round_trips();
    test_equality();
    test_refusals();
    test_via_f32();
    test_saturation();
    test_by_zero();
    test_results();
    test_lacking();
    test_freedom();
    return check_report();
}
