/* The reference's checks of conversions, and floats that saturate, against witnesses worked out by hand from
 * templates/numerics.md. */
#include "check.h"
#include "checked.h"
#include "witness.h"

#include <inttypes.h>
#include <stdio.h>

enum { KEPT, CHANGED, LOST }; /* what a value does: stays the same, stays in range, neither */

static const struct {
    const char *from;
    struct patterns x;
    const char *to;
    int outcome;
} witnesses[] = {
    {"f32", RE(0x4f000000), "i32", LOST}, /* 2^31 */
    {"f32", RE(0x4effffff), "i32", KEPT},
    {"f32", RE(0xcf000000), "i32", KEPT},                      /* -2^31 */
    {"f32", RE(0xcf000001), "i32", LOST},                      /* the next below */
    {"f64", RE(UINT64_C(0x41dfffffffffffff)), "i32", CHANGED}, /* just under 2^31 */
    {"f64", RE(UINT64_C(0xc1e00000001fffff)), "i32", CHANGED}, /* just above -2^31 - 1 */
    {"f64", RE(UINT64_C(0xc1e0000000200000)), "i32", LOST},    /* -2^31 - 1 */
    {"f64", RE(UINT64_C(0x43e0000000000000)), "i64", LOST},    /* 2^63 */
    {"f64", RE(UINT64_C(0x43f0000000000000)), "u64", LOST},    /* 2^64 */
    {"f64", RE(UINT64_C(0x43efffffffffffff)), "u64", KEPT},    /* 2^64 - 2048 */
    {"f32", RE(0xbf7fffff), "u8", CHANGED},                    /* truncated to 0 */
    {"f32", RE(0xbf800000), "u8", LOST},                       /* -1 */
    {"f32", RE(0x80000000), "u8", KEPT},                       /* -0 is 0 */
    {"f32", RE(0x3fc00000), "i8", CHANGED},                    /* 1.5 */
    {"f32", RE(NAN32), "i8", LOST},
    {"f32", RE(INF32), "u64", LOST},
    {"i64", RE(INT64_MAX), "f64", CHANGED},
    {"i64", RE((UINT64_C(1) << 53) + 1), "f64", CHANGED},
    {"i64", RE(UINT64_C(1) << 63), "f64", KEPT},
    {"u64", RE(UINT64_MAX), "f32", CHANGED},
    {"i32", RE(65520), "f16", LOST},
    {"i32", RE(65519), "f16", CHANGED},
    {"i32", RE(300), "i8", LOST},
    {"i8", RE(0xff), "u64", LOST},
    {"u8", RE(7), "i4", KEPT},
    {"u8", RE(8), "i4", LOST},
    {"u8", RE(1), "b", KEPT},
    {"u8", RE(2), "b", CHANGED},
    {"f32", RE(0x7f7fffff), "b", CHANGED},
    {"f32", RE(NAN32), "b", LOST},
    {"f32", RE(INF32), "b", LOST},
    {"b", RE(0x7f), "u8", KEPT}, /* true, whatever its byte */
    {"f64", RE(NAN64), "f32", KEPT},
    {"f64", RE(INF64), "f32", KEPT},
    {"f64", RE(BIG64), "f32", LOST},
    {"f64", RE(1), "f32", CHANGED},
    {"f32", RE(0x43e10000), "f8_e4m3fn", CHANGED}, /* 450 is 448 */
    {"f32", RE(0x43e80000), "f8_e4m3fn", CHANGED}, /* 464, a tie */
    {"f32", RE(0x43e80001), "f8_e4m3fn", LOST},
    {"f32", RE(INF32), "f8_e4m3fn", LOST},
    {"f32", RE(NAN32), "f8_e4m3fn", KEPT},
    {"f32", RE(0x40c00000), "f4_e2m1fn", KEPT},    /* 6 */
    {"f32", RE(0x40dfffff), "f4_e2m1fn", CHANGED}, /* just under 7 rounds to 6 */
    {"f32", RE(0x40e00000), "f4_e2m1fn", LOST},    /* 7 would round to 8 */
    {"f32", RE(NAN32), "f4_e2m1fn", LOST},
    {"f32", RE(INF32), "f4_e2m1fn", LOST},
    {"f32", RE(0), "f8_e8m0fnu", LOST},
    {"f32", RE(0xbf800000), "f8_e8m0fnu", LOST},
    {"f32", RE(0x3fc00000), "f8_e8m0fnu", CHANGED},
    {"f32", RE(0x80000000), "f8_e4m3fnuz", KEPT},
    {"f32", RE(0x477ff000), "f16_saturating", LOST}, /* 65520 is past the largest all the same */
    {"f32", RE(INF32), "f16_saturating", KEPT},
    {"f32", RE(INF32), "f8_e4m3fn_saturating", LOST},
    {"f32", RE(0x43e80001), "f8_e4m3fn_saturating", LOST},
    {"f32", RE(0x3f7fffff), "q15", LOST},                      /* rounds to 1 */
    {"f32", RE(0x3f7ffe00), "q15", KEPT},                      /* 1 - 2^-15 */
    {"f32", RE(0xbf800000), "q15", KEPT},                      /* -1 */
    {"f64", RE(UINT64_C(0xbff0001000000000)), "q15", CHANGED}, /* -1 - 2^-16: a tie, to -1 */
    {"f64", RE(UINT64_C(0xbff0001000000001)), "q15", LOST},
    {"f32", RE(0x3f800000), "q31", LOST},
    {"q31", RE(1), "q15", CHANGED},
    {"q15", RE(0x8000), "i8", KEPT},
    {"q15", RE(1), "i8", CHANGED},
    {"c64", {0x3f800000, 0}, "f32", KEPT},
    {"c64", {0x3f800000, 0x80000000}, "i8", KEPT},
    {"c64", {0x3f800000, 1}, "f32", CHANGED}, /* in range: the real part alone */
    {"c64", {0x3f800000, NAN32}, "i8", CHANGED},
    {"c64", {0, 0x3f800000}, "b", CHANGED},
    {"c64", {0, NAN32}, "b", LOST}, /* which is true, by its imaginary part */
    {"c128", {ONE64, BIG64}, "c64", LOST},
    {"c128", {ONE64, NAN64}, "c64", KEPT},
    {"f64", RE(ONE64), "c64", KEPT},
    {"i64", RE((UINT64_C(1) << 53) + 1), "c128", CHANGED},
};

static void test_witnesses(void) {
    for (size_t i = 0; i < sizeof witnesses / sizeof witnesses[0]; i++) {
        const struct ref_dtype *from = witness_dtype(witnesses[i].from), *to = witness_dtype(witnesses[i].to);
        unsigned char x[16], failed[REF_CHECK_COUNT];
        witness_store(from, witnesses[i].x, x);
        for (int check = 0; check < REF_CHECK_COUNT; check++)
            CHECK(ref_check((enum ref_check)check, from, to, false, 1, x, &failed[check]));
        check_that(failed[REF_SAME_VALUE] == (witnesses[i].outcome != KEPT) &&
                       failed[REF_IN_RANGE] == (witnesses[i].outcome == LOST),
                   "%s %" PRIx64 ",%" PRIx64 " -> %s: same_value fails %d, in_range fails %d", witnesses[i].from,
                   witnesses[i].x.re, witnesses[i].x.im, witnesses[i].to, failed[REF_SAME_VALUE], failed[REF_IN_RANGE]);
    }
    unsigned char element[16] = {0}, failed;
    CHECK(!ref_check(REF_IN_RANGE, witness_dtype("quarters"), witness_dtype("f64"), false, 1, element, &failed));
    CHECK(!ref_check(REF_IN_RANGE, witness_dtype("f64"), witness_dtype("quarters"), false, 1, element, &failed));
    CHECK(!ref_check(REF_SAME_VALUE, witness_dtype("date"), witness_dtype("date"), false, 1, element, &failed));
}

/* In range is what the conversion's own path makes of a value. */
static void test_via_f32(void) {
    static const struct {
        const char *from;
        uint64_t x;
        const char *to;
        bool correct, via_f32; /* whether it fails */
    } paths[] = {
        {"f64", UINT64_C(0x40effdffffffffff), "f16", false, true},       /* just under 65520 */
        {"f64", UINT64_C(0x407d000000001000), "f8_e4m3fn", true, false}, /* just above 464 */
        {"f64", UINT64_C(0x3380000000000000), "f8_e8m0fnu", false, true},
        {"f64", UINT64_C(0x47efffffffffffff), "bf16", true, true},
    };
    for (size_t i = 0; i < sizeof paths / sizeof paths[0]; i++) {
        unsigned char failed[2];
        for (int via_f32 = 0; via_f32 <= 1; via_f32++)
            CHECK(ref_check(REF_IN_RANGE, witness_dtype(paths[i].from), witness_dtype(paths[i].to), via_f32, 1,
                            &paths[i].x, &failed[via_f32]));
        check_that(failed[0] == paths[i].correct && failed[1] == paths[i].via_f32, "%" PRIx64 " -> %s: %d, %d",
                   paths[i].x, paths[i].to, failed[0], failed[1]);
    }
}

static void test_saturation(void) {
    static const struct {
        const char *from;
        uint64_t x;
        const char *to;
        uint64_t z;
    } saturations[] = {
        {"f32", 0x477ff000, "f16_saturating", 0x7bff},     {"f32", 0xff7fffff, "f16_saturating", 0xfbff},
        {"f32", INF32, "f16_saturating", 0x7c00}, /* inf stays inf where there is one */
        {"f64", BIG64, "f16_saturating", 0x7bff}, /* finite before the first rounding, inf in f32 */
        {"f64", BIG64 | ZERO64, "f16_saturating", 0xfbff}, {"f64", INF64, "f16_saturating", 0x7c00},
        {"u64", UINT64_MAX, "f16_saturating", 0x7bff},     {"f32", 0x43e80001, "f8_e4m3fn_saturating", 0x7e},
        {"f32", INF32, "f8_e4m3fn_saturating", 0x7e},      {"f32", 0xff800000, "f8_e4m3fn_saturating", 0xfe},
        {"f32", NAN32, "f8_e4m3fn_saturating", 0x7f},      {"f32", 0xff800000, "f8_e4m3fnuz_saturating", 0xff},
        {"f32", NAN32, "f8_e4m3fnuz_saturating", 0x80},
    };
    for (size_t i = 0; i < sizeof saturations / sizeof saturations[0]; i++)
        for (int via_f32 = 0; via_f32 <= 1; via_f32++) {
            const struct ref_dtype *from = witness_dtype(saturations[i].from), *to = witness_dtype(saturations[i].to);
            unsigned char x[8], z[8];
            witness_store(from, (struct patterns)RE(saturations[i].x), x);
            ref_convert(from, to, via_f32, 1, x, z);
            witness_check(saturations[i].from, to, z, (struct patterns)RE(saturations[i].z));
        }

    /* Of an operation: what its step in f32 gave. 65504 twice is finite there; 1 / 0 is not. */
    const uint16_t largest = 0x7bff, one = 0x3c00, zero = 0;
    uint16_t sum, quotient;
    struct ref_pair pair = witness_facts("f16_saturating");
    struct ref_plan plan;
    CHECK(ref_plan(REF_ADD, pair.join, pair.join, pair, &plan) == REF_OK);
    ref_binary(&plan, 1, &largest, &largest, &sum);
    CHECK(ref_plan(REF_DIVIDE, pair.join, pair.join, pair, &plan) == REF_OK);
    ref_binary(&plan, 1, &one, &zero, &quotient);
    CHECK(sum == 0x7bff && quotient == 0x7c00);
}

int main(void) {
    test_witnesses();
    test_via_f32();
    test_saturation();
    return check_report();
}
