/* The reference's conversions against witnesses worked out by hand from templates/numerics.md. */
#include "check.h"
#include "witness.h"

#include <inttypes.h>
#include <stdio.h>

struct conversion {
    const char *from;
    struct patterns in;
    const char *to;
    struct patterns out;
};

/* Where the roundings of the spec agree. */
static const struct conversion conversions[] = {
    /* bool, both ways */
    {"b", RE(2), "u8", RE(1)},
    {"b", RE(2), "b", RE(1)},
    {"b", RE(0xff), "f16", RE(0x3c00)},
    {"b", RE(1), "c64", {0x3f800000, 0}},
    {"b", RE(1), "q15", RE(0x7fff)},
    {"f32", RE(0x7fc00000), "b", RE(1)},
    {"f32", RE(0x80000000), "b", RE(0)},
    {"f64", RE(1), "b", RE(1)},
    {"i8", RE(0x80), "b", RE(1)},
    {"c64", {0x80000000, 0x7fc00000}, "b", RE(1)},
    {"c64", {0x80000000, 0x80000000}, "b", RE(0)},
    {"c128", {0, 1}, "b", RE(1)},
    {"q15", RE(1), "b", RE(1)},
    /* integers */
    {"i32", RE(300), "i8", RE(44)},
    {"u8", RE(0xff), "i8", RE(0xff)},
    {"i8", RE(0xff), "u64", RE(UINT64_MAX)},
    {"i8", RE(0x80), "i64", RE(UINT64_C(0xffffffffffffff80))},
    {"i8", RE(8), "i4", RE(0xf8)},
    {"u16", RE(0x1234), "u4", RE(4)},
    {"i64", RE(UINT64_C(0x180000000)), "i32", RE(0x80000000)},
    /* integers to floats: ties at 2^24, 2^53, in bf16; the ends; overflow of f16 */
    {"i32", RE(16777217), "f32", RE(0x4b800000)},
    {"i32", RE(16777219), "f32", RE(0x4b800002)},
    {"i64", RE((UINT64_C(1) << 53) + 1), "f64", RE(UINT64_C(0x4340000000000000))},
    {"u64", RE((UINT64_C(1) << 53) + 3), "f64", RE(UINT64_C(0x4340000000000002))},
    {"u64", RE(UINT64_MAX), "f32", RE(0x5f800000)},
    {"u64", RE(UINT64_MAX), "f64", RE(UINT64_C(0x43f0000000000000))},
    {"i64", RE(UINT64_C(1) << 63), "f32", RE(0xdf000000)},
    {"i64", RE((UINT64_C(1) << 60) + (UINT64_C(1) << 36) + 1), "f32", RE(0x5d800001)},
    {"i64", RE((UINT64_C(1) << 60) + (UINT64_C(1) << 36)), "f32", RE(0x5d800000)},
    {"i16", RE(257), "bf16", RE(0x4380)},
    {"i16", RE(259), "bf16", RE(0x4382)},
    {"i32", RE(65519), "f16", RE(0x7bff)},
    {"i32", RE(65520), "f16", RE(0x7c00)},
    {"i32", RE(0x80000000), "f16", RE(0xfc00)},
    {"i32", RE(0x80000000), "c64", {0xcf000000, 0}},
    /* floats to integers */
    {"f32", RE(0x43960000), "i8", RE(127)},                                   /* 300 */
    {"f32", RE(0xbf800000), "u8", RE(0)},                                     /* -1 */
    {"f32", RE(0x7fc00000), "i32", RE(0)},                                    /* NaN */
    {"f32", RE(0xffa00000), "u64", RE(0)},                                    /* signalling */
    {"f32", RE(0xff800000), "i64", RE(UINT64_C(1) << 63)},                    /* -inf */
    {"f32", RE(0x7f800000), "u64", RE(UINT64_MAX)},                           /* inf */
    {"f32", RE(0x42ffffff), "i8", RE(127)},                                   /* 127.99999 */
    {"f32", RE(0xc300e666), "i8", RE(0x80)},                                  /* -128.9 */
    {"f32", RE(0xbf7fffff), "i8", RE(0)},                                     /* -0.99999994 */
    {"f32", RE(0x4f000000), "i32", RE(0x7fffffff)},                           /* 2^31 */
    {"f32", RE(0x4effffff), "i32", RE(0x7fffff80)},                           /* 2^31 - 128 */
    {"f32", RE(0xcf000000), "i32", RE(0x80000000)},                           /* -2^31 */
    {"f32", RE(0x4f800000), "u32", RE(0xffffffff)},                           /* 2^32 */
    {"f32", RE(0x4f7fffff), "u32", RE(0xffffff00)},                           /* 2^32 - 256 */
    {"f64", RE(UINT64_C(0x43e0000000000000)), "i64", RE(INT64_MAX)},          /* 2^63 */
    {"f64", RE(UINT64_C(0xc3e0000000000000)), "i64", RE(UINT64_C(1) << 63)},  /* -2^63 */
    {"f64", RE(UINT64_C(0x43efffffffffffff)), "u64", RE(UINT64_MAX - 0x7ff)}, /* 2^64 - 2048 */
    {"f64", RE(UINT64_C(0x43f0000000000000)), "u64", RE(UINT64_MAX)},         /* 2^64 */
    {"f16", RE(0x7bff), "i16", RE(0x7fff)},                                   /* 65504 */
    {"f16", RE(0x7bff), "u16", RE(0xffe0)},
    {"bf16", RE(0xc0f8), "i4", RE(0xf9)}, /* -7.75 */
    {"c64", {0x40600000, 0x7fc00000}, "i8", RE(3)},
    /* floats to wider ones, and through the formats' lower and upper ends */
    {"f16", RE(0x0001), "f32", RE(0x33800000)},
    {"bf16", RE(0x8001), "f64", RE(UINT64_C(0xb7a0000000000000))},
    {"f32", RE(0x00000001), "f64", RE(UINT64_C(0x36a0000000000000))},
    {"f64", RE(UINT64_C(0x36a0000000000000)), "f32", RE(1)}, /* 2^-149 */
    {"f64", RE(UINT64_C(0x3690000000000000)), "f32", RE(0)}, /* 2^-150: a tie */
    {"f64", RE(UINT64_C(0x3690000000000001)), "f32", RE(1)}, /* just above it */
    {"f64", RE(UINT64_C(0xb690000000000000)), "f32", RE(0x80000000)},
    {"f64", RE(UINT64_C(0x47efffffefffffff)), "f32", RE(0x7f7fffff)},
    {"f64", RE(UINT64_C(0x47effffff0000000)), "f32", RE(0x7f800000)},
    {"f64", RE(UINT64_C(0xfff0000000000000)), "f32", RE(0xff800000)},
    {"f32", RE(0x000ae398), "bf16", RE(0x000b)}, /* 1e-39 */
    {"f32", RE(0x00008000), "bf16", RE(0)},      /* 2^-134: a tie */
    {"f32", RE(0x00018000), "bf16", RE(2)},
    {"f32", RE(0x7f7f8000), "bf16", RE(0x7f80)},
    {"f32", RE(0x7f7f7fff), "bf16", RE(0x7f7f)},
    {"f32", RE(0x7f800001), "bf16", RE(0x7fc0)}, /* a NaN whose upper half is inf */
    {"f32", RE(0xffffffff), "bf16", RE(0x7fc0)}, /* a NaN that must not wrap */
    {"f32", RE(0x33000000), "f16", RE(0)},       /* 2^-25 */
    {"f32", RE(0x33000001), "f16", RE(1)},
    {"f32", RE(0x477fefff), "f16", RE(0x7bff)},
    {"f32", RE(0x477ff000), "f16", RE(0x7c00)}, /* 65520 */
    {"f16", RE(0x7c01), "bf16", RE(0x7fc0)},
    {"c128", {UINT64_C(0x3690000000000001), UINT64_C(0x8000000000000000)}, "c64", {1, 0x80000000}},
    {"f32", RE(0x80000000), "c128", {UINT64_C(0x8000000000000000), 0}},
    {"c64", {0x3fc00000, 0x40000000}, "f16", RE(0x3e00)},
    {"c64", {0x3fc00000, 0xc0000000}, "c32", {0x3e00, 0xc000}},
    /* small floats: 448, 464 and beyond; ties; signs of zero; what has neither inf nor NaN; powers of two */
    {"f32", RE(0x43e80000), "f8_e4m3fn", RE(0x7e)},
    {"f32", RE(0x43e80001), "f8_e4m3fn", RE(0x7f)},
    {"f32", RE(0x7f800000), "f8_e4m3fn", RE(0x7f)},
    {"f32", RE(0x43f80000), "f8_e4m3", RE(0x78)}, /* 496 of 240 */
    {"i32", RE(61439), "f8_e5m2", RE(0x7b)},
    {"i32", RE(61440), "f8_e5m2", RE(0x7c)},
    {"f32", RE(0x80000000), "f8_e5m2", RE(0x80)},
    {"f32", RE(0x80000000), "f8_e5m2fnuz", RE(0)},
    {"f32", RE(0x80000001), "f8_e4m3fnuz", RE(0)},
    {"f32", RE(0x7fc00000), "f8_e4m3b11fnuz", RE(0x80)},
    {"f32", RE(0xff800000), "f8_e4m3b11fnuz", RE(0x80)},
    {"f8_e4m3fnuz", RE(0x80), "i8", RE(0)},
    {"f8_e4m3fnuz", RE(0x7f), "f32", RE(0x43700000)}, /* 240 */
    {"f32", RE(0x40a00000), "f4_e2m1fn", RE(6)},      /* 5 */
    {"f32", RE(0x42c80000), "f4_e2m1fn", RE(7)},
    {"f32", RE(0xff800000), "f4_e2m1fn", RE(0xf)},
    {"f32", RE(0xffc00000), "f4_e2m1fn", RE(0)},
    {"f4_e2m1fn", RE(0xf9), "f32", RE(0xbf000000)}, /* high bits ignored: -0.5 */
    {"f32", RE(0x3e800000), "f4_e2m1fn", RE(0)},    /* 0.25 */
    {"f6_e3m2fn", RE(0x1f), "f32", RE(0x41e00000)}, /* 28 */
    {"f6_e2m3fn", RE(0x01), "f32", RE(0x3e000000)}, /* 0.125 */
    {"f32", RE(0x3f800000), "f8_e8m0fnu", RE(127)},
    {"f32", RE(0x3fc00000), "f8_e8m0fnu", RE(128)}, /* 1.5: to the larger, 2 */
    {"f32", RE(0x403fffff), "f8_e8m0fnu", RE(128)},
    {"f32", RE(0x40400000), "f8_e8m0fnu", RE(129)}, /* 3: 4 */
    {"f32", RE(0), "f8_e8m0fnu", RE(255)},
    {"f32", RE(0xbf800000), "f8_e8m0fnu", RE(255)},
    {"f32", RE(1), "f8_e8m0fnu", RE(0)},
    {"f32", RE(0x005fffff), "f8_e8m0fnu", RE(0)},
    {"f32", RE(0x00600000), "f8_e8m0fnu", RE(1)}, /* 1.5 * 2^-127 */
    {"f32", RE(0x7f3fffff), "f8_e8m0fnu", RE(254)},
    {"f32", RE(0x7f400000), "f8_e8m0fnu", RE(255)}, /* 1.5 * 2^127 */
    {"f8_e8m0fnu", RE(0), "f32", RE(0x00400000)},
    /* fixed point */
    {"f32", RE(0x3f000000), "q15", RE(0x4000)},
    {"f64", RE(UINT64_C(0x3ff0000000000000)), "q15", RE(0x7fff)},
    {"f64", RE(UINT64_C(0xbff0000000000000)), "q15", RE(0x8000)},
    {"f64", RE(UINT64_C(0x7ff0000000000000)), "q31", RE(0x7fffffff)},
    {"f64", RE(UINT64_C(0x3ef0000000000000)), "q15", RE(0)}, /* 2^-16 */
    {"f64", RE(UINT64_C(0x3f08000000000000)), "q15", RE(2)}, /* 3 * 2^-16 */
    {"f64", RE(UINT64_C(0x7ff8000000000000)), "q15", RE(0)},
    {"q31", RE(0xc0000000), "q15", RE(0xc000)},
    {"q31", RE(0x7fff8000), "q15", RE(0x7fff)},
    {"q15", RE(0x8001), "i8", RE(0)},
    {"q15", RE(0x8000), "i8", RE(0xff)},
    {"q15", RE(0xffff), "f32", RE(0xb8000000)},
    {"i64", RE(5), "q15", RE(0x7fff)},
    /* opaque */
    {"quarters", RE(7), "f32", RE(0x3fe00000)},
    {"quarters", RE(7), "i8", RE(1)},
    {"quarters", RE((uint64_t)-7), "c64", {0xbfe00000, 0}},
    {"i8", RE(0xfe), "quarters", RE(0xfffffff8)},
    {"quarters", RE(0), "b", RE(0)},
};

/* Where they differ: correct, and through f32. */
static const struct {
    const char *from;
    uint64_t in;
    const char *to;
    uint64_t correct, via_f32;
} roundings[] = {
    {"i64", 16842753, "bf16", 0x4b81, 0x4b80},
    {"u32", 16842753, "bf16", 0x4b81, 0x4b80},
    {"f64", UINT64_C(0x3ff0100000400000), "bf16", 0x3f81, 0x3f80},  /* 1 + 2^-8 + 2^-30 */
    {"f64", UINT64_C(0x3ff0020000400000), "f16", 0x3c01, 0x3c00},   /* 1 + 2^-11 + 2^-30 */
    {"f64", UINT64_C(0x3ff1000000001000), "f8_e4m3fn", 0x39, 0x38}, /* 1 + 2^-4 + 2^-40 */
    {"f64", UINT64_C(0x407d000000001000), "f8_e4m3fn", 0x7f, 0x7e}, /* just above 464 */
    {"f64", UINT64_C(0x3790000000000001), "bf16", 0x0001, 0x0000},  /* just above 2^-134 */
    {"f64", UINT64_C(0x3e60000000000001), "f16", 0x0001, 0x0000},   /* just above 2^-25 */
    {"f64", UINT64_C(0x40effdffffffffff), "f16", 0x7bff, 0x7c00},   /* just under 65520 */
    {"q31", 0x40400001, "bf16", 0x3f01, 0x3f00},                    /* 0.5 + 2^-9 + 2^-31 */
    {"i64", (UINT64_C(1) << 62) + (UINT64_C(1) << 54) + 1, "bf16", 0x5e81, 0x5e80},
    {"f64", UINT64_C(0x3ff0100000400000), "f32", 0x3f808000, 0x3f808000}, /* f32 itself is not concerned */
};

static void check_conversion(struct conversion test, bool via_f32) {
    unsigned char in[16], out[16];
    char label[80];
    const struct ref_dtype *from = witness_dtype(test.from), *to = witness_dtype(test.to);
    witness_store(from, test.in, in);
    CHECK(ref_convert(from, to, via_f32, 1, in, out));
    snprintf(label, sizeof label, "%s %" PRIx64 ",%" PRIx64 " (via_f32 %d)", test.from, test.in.re, test.in.im,
             via_f32);
    witness_check(label, to, out, test.out);
}

static void test_conversions(void) {
    for (size_t i = 0; i < sizeof conversions / sizeof conversions[0]; i++) {
        check_conversion(conversions[i], false);
        check_conversion(conversions[i], true);
    }
    for (size_t i = 0; i < sizeof roundings / sizeof roundings[0]; i++) {
        struct conversion test = {roundings[i].from, RE(roundings[i].in), roundings[i].to, RE(roundings[i].correct)};
        check_conversion(test, false);
        test.out.re = roundings[i].via_f32;
        check_conversion(test, true);
    }
    unsigned char element[16] = {0};
    CHECK(!ref_convert(witness_dtype("date"), witness_dtype("f32"), false, 1, element, element));
    CHECK(!ref_convert(witness_dtype("f32"), witness_dtype("date"), false, 1, element, element));
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
    CHECK(!ref_equal(witness_dtype("f32"), &quiet, &infinity));
    CHECK(!ref_equal(witness_dtype("u32"), &quiet, &signalling));
    CHECK(!ref_equal(witness_dtype("f32"), &zeros[0], &zeros[1]));
    CHECK(ref_equal(witness_dtype("c64"), parts[0], parts[1]));
    CHECK(!ref_equal(witness_dtype("c64"), parts[1], parts[2]));
    CHECK(ref_equal(witness_dtype("f8_e4m3fnuz"), &minus_zero, &nan));
    CHECK(!ref_equal(witness_dtype("b"), &one, &two));
}

int main(void) {
    test_conversions();
    test_round_trips();
    test_equality();
    return check_report();
}
