/* The reference against witnesses worked out by hand from templates/numerics.md. */
#include "check.h"
#include "exact.h"
#include "reference.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* A dtype of each kind that has no well-known name: a fixed point, a complex of a narrow float, an opaque C type. */

static double quarters_to_f64(const void *element) {
    int32_t quarters;
    memcpy(&quarters, element, sizeof quarters);
    return quarters / 4.0;
}

static void quarters_from_f64(double value, void *element) {
    int32_t quarters = (int32_t)(value * 4);
    memcpy(element, &quarters, sizeof quarters);
}

static const struct ref_dtype own[] = {
    {.name = "q15", .kind = REF_FIXED, .size = 2, .bits = 16, .fraction = 15},
    {.name = "q31", .kind = REF_FIXED, .size = 4, .bits = 32, .fraction = 31},
    {.name = "c32", .kind = REF_COMPLEX, .size = 4, .format = {5, 10, 15, REF_IEEE, false}},
    {.name = "quarters", .kind = REF_OPAQUE, .size = 4, .to_f64 = quarters_to_f64, .from_f64 = quarters_from_f64},
    {.name = "date", .kind = REF_ABSTRACT},
};

static const struct ref_dtype *dtype(const char *name) {
    for (size_t i = 0; i < sizeof own / sizeof own[0]; i++)
        if (strcmp(own[i].name, name) == 0) return &own[i];
    return ref_well_known(name);
}

/* Patterns of an element: a real one, or the two parts of a complex one. */
struct patterns {
    uint64_t re, im;
};

static void store(const struct ref_dtype *type, struct patterns patterns, unsigned char *element) {
    unsigned size = type->kind == REF_COMPLEX ? type->size / 2 : type->size;
    ref_store_pattern(size, patterns.re, element);
    if (type->kind == REF_COMPLEX) ref_store_pattern(size, patterns.im, element + size);
}

static struct patterns load(const struct ref_dtype *type, const unsigned char *element) {
    unsigned size = type->kind == REF_COMPLEX ? type->size / 2 : type->size;
    struct patterns patterns = {ref_load_pattern(size, element), 0};
    if (type->kind == REF_COMPLEX) patterns.im = ref_load_pattern(size, element + size);
    return patterns;
}

struct conversion {
    const char *from;
    struct patterns in;
    const char *to;
    struct patterns out;
};

#define RE(pattern)                                                                                                    \
    { pattern, 0 }

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
    {"f32", RE(0x3fc00000), "f8_e8m0fnu", RE(128)}, /* 1.5: to the even pattern, 2 */
    {"f32", RE(0x40400000), "f8_e8m0fnu", RE(128)}, /* 3: 2 again */
    {"f32", RE(0), "f8_e8m0fnu", RE(255)},
    {"f32", RE(0xbf800000), "f8_e8m0fnu", RE(255)},
    {"f32", RE(1), "f8_e8m0fnu", RE(0)},
    {"f32", RE(0x7f400000), "f8_e8m0fnu", RE(254)}, /* 1.5 * 2^127 */
    {"f32", RE(0x7f400001), "f8_e8m0fnu", RE(255)},
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
    const struct ref_dtype *from = dtype(test.from), *to = dtype(test.to);
    store(from, test.in, in);
    CHECK(ref_convert(from, to, via_f32, 1, in, out));
    struct patterns got = load(to, out);
    uint64_t low = to->size >= 8 ? UINT64_MAX : (UINT64_C(1) << 8 * to->size) - 1;
    check_that(got.re == (test.out.re & low) && got.im == test.out.im,
               "%s %" PRIx64 ",%" PRIx64 " -> %s (via_f32 %d): %" PRIx64 ",%" PRIx64 ", expected %" PRIx64 ",%" PRIx64,
               test.from, test.in.re, test.in.im, test.to, via_f32, got.re, got.im, test.out.re, test.out.im);
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
    CHECK(!ref_convert(dtype("date"), dtype("f32"), false, 1, element, element));
    CHECK(!ref_convert(dtype("f32"), dtype("date"), false, 1, element, element));
}

/* Every pattern of every format of up to 16 bits comes back from f32 as it was, but for what has no own pattern. */
static void test_round_trips(void) {
    for (unsigned i = 0; ref_well_known_at(i); i++) {
        const struct ref_dtype *type = ref_well_known_at(i), *f32 = dtype("f32");
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

struct operation {
    enum ref_op op;
    const char *a;
    struct patterns x;
    const char *b;
    struct patterns y;
    const char *join;
    const char *result;
    struct patterns z;
};

#define NAN32  0x7fc00000
#define NAN64  UINT64_C(0x7ff8000000000000)
#define INF64  UINT64_C(0x7ff0000000000000)
#define ONE64  UINT64_C(0x3ff0000000000000)
#define BIG64  UINT64_C(0x7e37e43c8800759c) /* 1e300 */
#define ZERO64 UINT64_C(0x8000000000000000) /* -0 */

/* `inexact` is f64 where the join has 64 bits, f32 otherwise; rounding "correct". */
static const struct operation operations[] = {
    {REF_ADD, "b", RE(2), "b", RE(0), "b", "b", RE(1)},
    {REF_MULTIPLY, "b", RE(2), "b", RE(4), "b", "b", RE(1)},
    {REF_ADD, "u8", RE(200), "u8", RE(100), "u8", "u8", RE(44)},
    {REF_SUBTRACT, "i8", RE(0x80), "i8", RE(1), "i8", "i8", RE(0x7f)},
    {REF_MULTIPLY, "i16", RE(300), "i16", RE(300), "i16", "i16", RE(24464)},
    {REF_MULTIPLY, "u16", RE(0xffff), "u16", RE(0xffff), "u16", "u16", RE(1)},
    {REF_MULTIPLY, "i64", RE(UINT64_C(1) << 63), "i64", RE(UINT64_MAX), "i64", "i64", RE(UINT64_C(1) << 63)},
    {REF_MULTIPLY, "u32", RE(0xffffffff), "i32", RE(0xffffffff), "i64", "i64", RE(UINT64_C(0xffffffff00000001))},
    {REF_ADD, "i4", RE(7), "i4", RE(1), "i4", "i4", RE(0xf8)},
    {REF_ADD, "b", RE(7), "f32", RE(0x3f800000), "f32", "f32", RE(0x40000000)},
    /* the operand's own rounding stays */
    {REF_SUBTRACT, "i32", RE(16842753), "bf16", RE(0x4b80), "bf16", "bf16", RE(0x4800)},
    {REF_ADD, "i32", RE(16777217), "f32", RE(0xcb800000), "f32", "f32", RE(0)},
    {REF_ADD, "f16", RE(0x7bff), "f16", RE(0x4c00), "f16", "f16", RE(0x7c00)},                   /* 65504 + 16 */
    {REF_ADD, "bf16", RE(0x4380), "bf16", RE(0x3f80), "bf16", "bf16", RE(0x4380)},               /* 256 + 1 */
    {REF_ADD, "f8_e4m3fn", RE(0x7e), "f8_e4m3fn", RE(0x58), "f8_e4m3fn", "f8_e4m3fn", RE(0x7e)}, /* 448 + 16 */
    {REF_SUBTRACT, "f32", RE(0x3f800000), "f32", RE(0x3f800000), "f32", "f32", RE(0)},
    {REF_SUBTRACT, "f64", RE(INF64), "f64", RE(INF64), "f64", "f64", RE(NAN64)},
    {REF_MULTIPLY, "f32", RE(0x00000001), "f32", RE(0x3f000000), "f32", "f32", RE(0)},
    /* division */
    {REF_DIVIDE, "i32", RE(7), "u8", RE(2), "i32", "f32", RE(0x40600000)},
    {REF_DIVIDE, "i32", RE(16777217), "i32", RE(1), "i32", "f32", RE(0x4b800000)},
    {REF_DIVIDE, "i64", RE(7), "i64", RE(2), "i64", "f64", RE(UINT64_C(0x400c000000000000))},
    {REF_DIVIDE, "i8", RE(0xff), "i8", RE(0), "i8", "f32", RE(0xff800000)},
    {REF_DIVIDE, "b", RE(0), "b", RE(0), "b", "f32", RE(NAN32)},
    {REF_DIVIDE, "i8", RE(0xff), "u8", RE(0xff), "i8", "f32", RE(0x3f800000)},    /* to the join first: -1 / -1 */
    {REF_DIVIDE, "f16", RE(0x3c00), "f16", RE(0x4200), "f16", "f16", RE(0x3555)}, /* 1 / 3 */
    /* minimum and maximum */
    {REF_MINIMUM, "f32", RE(0), "f32", RE(0x80000000), "f32", "f32", RE(0x80000000)},
    {REF_MINIMUM, "f32", RE(0x80000000), "f32", RE(0), "f32", "f32", RE(0x80000000)},
    {REF_MAXIMUM, "f32", RE(0), "f32", RE(0x80000000), "f32", "f32", RE(0)},
    {REF_MAXIMUM, "f64", RE(ZERO64), "f64", RE(0), "f64", "f64", RE(0)},
    {REF_MAXIMUM, "f64", RE(NAN64), "f64", RE(INF64), "f64", "f64", RE(NAN64)},
    {REF_MINIMUM, "f16", RE(0x7bff), "f16", RE(0xfe00), "f16", "f16", RE(0x7e00)},
    {REF_MAXIMUM, "f16", RE(0x8000), "i8", RE(0), "f16", "f16", RE(0)},
    {REF_MINIMUM, "i8", RE(0x80), "i8", RE(1), "i8", "i8", RE(0x80)},
    {REF_MAXIMUM, "u8", RE(0x80), "u8", RE(1), "u8", "u8", RE(0x80)},
    {REF_MINIMUM, "b", RE(3), "b", RE(0), "b", "b", RE(0)},
    {REF_MAXIMUM, "b", RE(3), "b", RE(0), "b", "b", RE(1)},
    /* comparisons: integers by value, others in the join */
    {REF_LESS, "i64", RE(UINT64_MAX), "u64", RE(0), NULL, "b", RE(1)},
    {REF_EQUAL, "u64", RE(UINT64_C(1) << 63), "i64", RE(INT64_MAX), "f64", "b", RE(0)},
    {REF_GREATER, "u64", RE(UINT64_C(1) << 63), "i64", RE(UINT64_C(1) << 63), "f64", "b", RE(1)},
    {REF_LESS_EQUAL, "b", RE(9), "i8", RE(1), "i8", "b", RE(1)},
    {REF_EQUAL, "i8", RE(0xff), "u8", RE(0xff), "i8", "b", RE(0)},
    {REF_EQUAL, "i64", RE((UINT64_C(1) << 53) + 1), "f64", RE(UINT64_C(0x4340000000000000)), "f64", "b", RE(1)},
    {REF_EQUAL, "i32", RE(257), "bf16", RE(0x4380), "bf16", "b", RE(1)},
    {REF_NOT_EQUAL, "f32", RE(NAN32), "f32", RE(NAN32), "f32", "b", RE(1)},
    {REF_EQUAL, "f32", RE(NAN32), "f32", RE(NAN32), "f32", "b", RE(0)},
    {REF_LESS, "f32", RE(NAN32), "f32", RE(0), "f32", "b", RE(0)},
    {REF_GREATER_EQUAL, "f32", RE(NAN32), "f32", RE(0), "f32", "b", RE(0)},
    {REF_GREATER_EQUAL, "f32", RE(0), "f32", RE(0x80000000), "f32", "b", RE(1)},
    {REF_EQUAL, "c64", {0x3f800000, 0}, "c64", {0x3f800000, 0x80000000}, "c64", "b", RE(1)},
    {REF_NOT_EQUAL, "c64", {0x3f800000, NAN32}, "c64", {0x3f800000, NAN32}, "c64", "b", RE(1)},
    {REF_EQUAL, "i8", RE(1), "c64", {0x3f800000, 0x3f800000}, "c64", "b", RE(0)},
    /* bits and shifts */
    {REF_BITWISE_XOR, "i8", RE(0xff), "i16", RE(0x0f0f), "i16", "i16", RE(0xf0f0)},
    {REF_BITWISE_AND, "b", RE(2), "b", RE(4), "b", "b", RE(1)},
    {REF_BITWISE_XOR, "b", RE(2), "b", RE(4), "b", "b", RE(0)},
    {REF_BITWISE_LEFT_SHIFT, "i8", RE(1), "i8", RE(7), "i8", "i8", RE(0x80)},
    {REF_BITWISE_LEFT_SHIFT, "i8", RE(1), "i8", RE(8), "i8", "i8", RE(0)},
    {REF_BITWISE_LEFT_SHIFT, "u32", RE(1), "u32", RE(32), "u32", "u32", RE(0)},
    {REF_BITWISE_LEFT_SHIFT, "i64", RE(1), "i64", RE(UINT64_MAX), "i64", "i64", RE(0)},
    {REF_BITWISE_LEFT_SHIFT, "i4", RE(1), "i4", RE(3), "i4", "i4", RE(0xf8)},
    {REF_BITWISE_LEFT_SHIFT, "i4", RE(1), "i4", RE(4), "i4", "i4", RE(0)},
    {REF_BITWISE_RIGHT_SHIFT, "i8", RE(0x80), "i8", RE(3), "i8", "i8", RE(0xf0)},
    {REF_BITWISE_RIGHT_SHIFT, "i8", RE(0x80), "i8", RE(100), "i8", "i8", RE(0xff)},
    {REF_BITWISE_RIGHT_SHIFT, "i8", RE(0x80), "i8", RE(0xff), "i8", "i8", RE(0xff)},
    {REF_BITWISE_RIGHT_SHIFT, "i8", RE(0x7f), "i8", RE(0xff), "i8", "i8", RE(0)},
    {REF_BITWISE_RIGHT_SHIFT, "u8", RE(0x80), "u8", RE(7), "u8", "u8", RE(1)},
    {REF_BITWISE_RIGHT_SHIFT, "u64", RE(UINT64_MAX), "u64", RE(64), "u64", "u64", RE(0)},
    {REF_BITWISE_LEFT_SHIFT, "u8", RE(1), "i32", RE(31), "i32", "i32", RE(0x80000000)},
    /* logic: by each operand's own dtype, no join needed */
    {REF_LOGICAL_AND, "f32", RE(NAN32), "u8", RE(4), NULL, "b", RE(1)},
    {REF_LOGICAL_OR, "f16", RE(0x8000), "c64", {0, 0x80000000}, NULL, "b", RE(0)},
    {REF_LOGICAL_XOR, "i64", RE(UINT64_C(1) << 40), "b", RE(7), NULL, "b", RE(0)},
    {REF_LOGICAL_AND, "f64", RE(UINT64_C(0x3fe0000000000000)), "b", RE(1), NULL, "b", RE(1)},
    /* complex */
    {REF_ADD, "i8", RE(1), "c64", {0x3f800000, 0x80000000}, "c64", "c64", {0x40000000, 0}},
    {REF_MULTIPLY, "c128", {INF64, NAN64}, "c128", {ONE64, 0}, "c128", "c128", {NAN64, NAN64}},
    {REF_MULTIPLY,
     "c64",
     {0x40000000, 0x40400000},
     "c64",
     {0x40800000, 0x40a00000},
     "c64",
     "c64",
     {0xc0e00000, 0x41b00000}}, /* (2 + 3i)(4 + 5i) = -7 + 22i */
    {REF_DIVIDE, "c128", {BIG64, BIG64}, "c128", {BIG64, BIG64}, "c128", "c128", {ONE64, 0}},
    {REF_DIVIDE, "c128", {ONE64, ONE64}, "c128", {0, ZERO64}, "c128", "c128", {INF64, INF64}},
    {REF_DIVIDE, "c128", {0, ONE64}, "c128", {ZERO64, 0}, "c128", "c128", {NAN64, INF64}},
    {REF_DIVIDE,
     "c64",
     {0xc0e00000, 0x41b00000},
     "c64",
     {0x40000000, 0x40000000},
     "c64",
     "c64",
     {0x40700000, 0x40e80000}}, /* (-7 + 22i) / (2 + 2i): r = 1, s = 1/4 */
    {REF_DIVIDE, "c64", {0x3f800000, 0}, "c64", {NAN32, 0x3f800000}, "c64", "c64", {NAN32, NAN32}},
    {REF_MULTIPLY, "c32", {0x7bff, 0}, "c32", {0x4000, 0}, "c32", "c32", {0x7c00, 0}},
    /* fixed point */
    {REF_MULTIPLY, "q15", RE(0x4000), "q15", RE(0x4000), "q15", "q15", RE(0x2000)},
    {REF_MULTIPLY, "q15", RE(0x8000), "q15", RE(0x8000), "q15", "q15", RE(0x7fff)},
    {REF_MULTIPLY, "q15", RE(0x4000), "q15", RE(1), "q15", "q15", RE(0)},
    {REF_MULTIPLY, "q15", RE(0x4000), "q15", RE(3), "q15", "q15", RE(2)},
    {REF_ADD, "q31", RE(0x7fffffff), "q31", RE(1), "q31", "q31", RE(0x7fffffff)},
    {REF_SUBTRACT, "q15", RE(0x8000), "q15", RE(1), "q15", "q15", RE(0x8000)},
    {REF_DIVIDE, "q15", RE(0x2000), "q15", RE(0x4000), "q15", "q15", RE(0x4000)},
    {REF_DIVIDE, "q15", RE(1), "q15", RE(3), "q15", "q15", RE(10923)},
    {REF_DIVIDE, "q31", RE(0xffffffff), "q31", RE(0x80000000), "q31", "q31", RE(1)},
    {REF_DIVIDE, "q31", RE(1), "q31", RE(3), "q31", "q31", RE(715827883)},
    {REF_DIVIDE, "q15", RE(5), "q15", RE(0), "q15", "q15", RE(0x7fff)},
    {REF_DIVIDE, "q15", RE(0xffff), "q15", RE(0), "q15", "q15", RE(0x8000)},
    {REF_DIVIDE, "q15", RE(0), "q15", RE(0), "q15", "q15", RE(0)},
    {REF_MINIMUM, "q15", RE(0x8000), "q15", RE(1), "q15", "q15", RE(0x8000)},
    {REF_LESS, "q15", RE(0x8000), "q15", RE(1), "q15", "b", RE(1)},
    /* opaque */
    {REF_ADD, "quarters", RE(5), "i32", RE(2), "quarters", "quarters", RE(13)},
    {REF_DIVIDE, "quarters", RE(4), "quarters", RE(8), "quarters", "quarters", RE(2)},
    {REF_LESS, "quarters", RE(4), "f32", RE(0x3fa00000), "quarters", "b", RE(1)},
};

static struct ref_pair facts(const char *join) {
    struct ref_pair pair = {.boolean = dtype("b"), .inexact = dtype("f32")};
    if (join) pair.join = dtype(join);
    if (join && pair.join->size == 8) pair.inexact = dtype("f64");
    return pair;
}

static void check_operation(struct operation test) {
    unsigned char x[16], y[16], z[16], expected[16];
    const struct ref_dtype *a = dtype(test.a), *b = dtype(test.b), *result = dtype(test.result);
    struct ref_plan plan;
    enum ref_status status = ref_plan(test.op, a, b, facts(test.join), &plan);
    check_that(status == REF_OK, "%s(%s, %s): status %d", ref_op_name(test.op), test.a, test.b, (int)status);
    if (status != REF_OK) return;
    check_that(plan.result == result, "%s(%s, %s) gives %s", ref_op_name(test.op), test.a, test.b, plan.result->name);
    store(a, test.x, x);
    store(b, test.y, y);
    store(result, test.z, expected);
    ref_binary(&plan, 1, x, y, z);
    struct patterns got = load(result, z);
    check_that(ref_equal(result, z, expected),
               "%s(%s %" PRIx64 ",%" PRIx64 ", %s %" PRIx64 ",%" PRIx64 ") = %" PRIx64 ",%" PRIx64 ", expected %" PRIx64
               ",%" PRIx64,
               ref_op_name(test.op), test.a, test.x.re, test.x.im, test.b, test.y.re, test.y.im, got.re, got.im,
               test.z.re, test.z.im);
}

static const struct {
    enum ref_op op;
    const char *a, *b, *join;
    enum ref_status status;
} statuses[] = {
    {REF_SUBTRACT, "b", "b", "b", REF_NO_KERNEL},
    {REF_SUBTRACT, "b", "i8", "i8", REF_OK},
    {REF_MAXIMUM, "c64", "f32", "c64", REF_NO_KERNEL},
    {REF_LESS, "c64", "c64", "c64", REF_NO_KERNEL},
    {REF_EQUAL, "c64", "c64", "c64", REF_OK},
    {REF_BITWISE_AND, "u64", "i64", "f64", REF_NO_KERNEL},
    {REF_BITWISE_LEFT_SHIFT, "b", "b", "b", REF_NO_KERNEL},
    {REF_BITWISE_LEFT_SHIFT, "b", "u8", "u8", REF_OK},
    {REF_BITWISE_OR, "q15", "q15", "q15", REF_NO_KERNEL},
    {REF_ADD, "u64", "i64", NULL, REF_NO_PROMOTION},
    {REF_LESS, "u64", "i64", NULL, REF_OK},
    {REF_LESS, "u64", "f32", NULL, REF_NO_PROMOTION},
    {REF_LOGICAL_AND, "q15", "c64", NULL, REF_OK},
    {REF_LOGICAL_AND, "date", "c64", "c64", REF_NO_KERNEL},
    {REF_ADD, "date", "date", "date", REF_NO_KERNEL},
    {REF_ADD, "u8", "u16", "date", REF_NO_KERNEL},
    {REF_EQUAL, "date", "u8", "u8", REF_NO_KERNEL},
};

static void test_operations(void) {
    for (size_t i = 0; i < sizeof operations / sizeof operations[0]; i++)
        check_operation(operations[i]);

    struct ref_plan plan;
    for (size_t i = 0; i < sizeof statuses / sizeof statuses[0]; i++) {
        enum ref_status status =
            ref_plan(statuses[i].op, dtype(statuses[i].a), dtype(statuses[i].b), facts(statuses[i].join), &plan);
        check_that(status == statuses[i].status, "%s(%s, %s): status %d, expected %d", ref_op_name(statuses[i].op),
                   statuses[i].a, statuses[i].b, (int)status, (int)statuses[i].status);
    }
    struct ref_pair no_bool = facts("u8"), no_inexact = facts("u8");
    no_bool.boolean = no_inexact.inexact = NULL;
    CHECK(ref_plan(REF_EQUAL, dtype("u8"), dtype("u8"), no_bool, &plan) == REF_NO_KERNEL);
    CHECK(ref_plan(REF_LOGICAL_OR, dtype("u8"), dtype("u8"), no_bool, &plan) == REF_NO_KERNEL);
    CHECK(ref_plan(REF_DIVIDE, dtype("u8"), dtype("u8"), no_inexact, &plan) == REF_NO_KERNEL);
    CHECK(ref_plan(REF_ADD, dtype("u8"), dtype("u8"), no_inexact, &plan) == REF_OK);
}

/* The two conversions of an operand of an integer division both round the spec's way. */
static void test_via_f32_in_operations(void) {
    struct ref_plan plan;
    struct ref_pair pair = {.join = dtype("i64"), .inexact = dtype("bf16"), .boolean = dtype("b")};
    int64_t x = 16842753, one = 1;
    uint16_t z;
    for (int via_f32 = 0; via_f32 <= 1; via_f32++) {
        pair.via_f32 = via_f32;
        CHECK(ref_plan(REF_DIVIDE, dtype("i64"), dtype("i64"), pair, &plan) == REF_OK);
        ref_binary(&plan, 1, &x, &one, &z);
        CHECK(z == (via_f32 ? 0x4b80 : 0x4b81));
    }
}

/* Equality: of NaNs, of parts, of nothing else that differs. */
static void test_equality(void) {
    const uint32_t quiet = 0x7fc00000, signalling = 0xff800001, infinity = 0x7f800000, zeros[2] = {0, 0x80000000};
    const uint32_t parts[3][2] = {{0x7fc00000, 1}, {0xffc00001, 1}, {0xffc00001, 2}};
    const uint8_t minus_zero = 0x80, nan = 0x80, one = 1, two = 2;
    CHECK(ref_equal(dtype("f32"), &quiet, &signalling));
    CHECK(!ref_equal(dtype("f32"), &quiet, &infinity));
    CHECK(!ref_equal(dtype("u32"), &quiet, &signalling));
    CHECK(!ref_equal(dtype("f32"), &zeros[0], &zeros[1]));
    CHECK(ref_equal(dtype("c64"), parts[0], parts[1]));
    CHECK(!ref_equal(dtype("c64"), parts[1], parts[2]));
    CHECK(ref_equal(dtype("f8_e4m3fnuz"), &minus_zero, &nan));
    CHECK(!ref_equal(dtype("b"), &one, &two));
}

int main(void) {
    test_conversions();
    test_round_trips();
    test_operations();
    test_via_f32_in_operations();
    test_equality();
    return check_report();
}
