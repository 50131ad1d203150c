/* The reference's operations on one operand and on three, against witnesses worked out by hand from
 * templates/numerics.md. */
#include "check.h"
#include "ternary.h"
#include "unary.h"
#include "witness.h"

#include <inttypes.h>
#include <stdio.h>

static const struct {
    enum ref_unary_op op;
    const char *dtype;
    struct patterns x;
    const char *result;
    struct patterns z;
} witnesses[] = {
    {REF_POSITIVE, "f4_e2m1fn", RE(0xf9), "f4_e2m1fn", RE(0x09)},
    {REF_POSITIVE, "quarters", RE(7), "quarters", RE(7)},
    {REF_NEGATIVE, "i8", RE(0x80), "i8", RE(0x80)},
    {REF_NEGATIVE, "i4", RE(0xf8), "i4", RE(0xf8)},
    {REF_NEGATIVE, "u16", RE(1), "u16", RE(0xffff)},
    {REF_NEGATIVE, "u4", RE(1), "u4", RE(0x0f)},
    {REF_NEGATIVE, "f32", RE(0), "f32", RE(0x80000000)},
    {REF_NEGATIVE, "f8_e4m3fnuz", RE(0), "f8_e4m3fnuz", RE(0)},
    {REF_NEGATIVE, "f8_e4m3fnuz", RE(0x80), "f8_e4m3fnuz", RE(0x80)},
    {REF_NEGATIVE, "c64", {0x3f800000, 0}, "c64", {0xbf800000, 0x80000000}},
    {REF_NEGATIVE, "q15", RE(0x8000), "q15", RE(0x7fff)},
    {REF_ABSOLUTE, "i64", RE(ZERO64), "i64", RE(ZERO64)},
    {REF_ABSOLUTE, "u8", RE(0xff), "u8", RE(0xff)},
    {REF_ABSOLUTE, "q15", RE(0x8000), "q15", RE(0x7fff)},
    {REF_ABSOLUTE, "f16", RE(0xfc00), "f16", RE(0x7c00)},
    {REF_ABSOLUTE, "f64", RE(ZERO64), "f64", RE(0)},
    {REF_ABSOLUTE, "c64", {0x40400000, 0xc0800000}, "f32", RE(0x40a00000)},
    {REF_ABSOLUTE, "c64", {NAN32, 0xff800000}, "f32", RE(INF32)},
    {REF_ABSOLUTE, "c64", {NAN32, 0}, "f32", RE(NAN32)},
    {REF_ABSOLUTE, "c64", {0x7f7fffff, 0x7f7fffff}, "f32", RE(INF32)}, /* f64 holds it, f32 does not */
    {REF_ABSOLUTE, "c64", {0x00000001, 0}, "f32", RE(1)},
    {REF_ABSOLUTE, "c64", {0x80000000, 0x80000000}, "f32", RE(0)},
    {REF_ABSOLUTE, "c128", {BIG64, 0}, "f64", RE(BIG64)}, /* no product overflows */
    {REF_ABSOLUTE, "c128", {0, ZERO64}, "f64", RE(0)},
    {REF_ABSOLUTE, "c128", {INF64, NAN64}, "f64", RE(INF64)},
    {REF_ABSOLUTE, "c32", {0x7bff, 0x7bff}, "f16", RE(0x7c00)},
    {REF_SIGN, "i8", RE(0x80), "i8", RE(0xff)},
    {REF_SIGN, "u8", RE(0x80), "u8", RE(1)},
    {REF_SIGN, "f32", RE(0x80000000), "f32", RE(0)},
    {REF_SIGN, "f32", RE(0x80000001), "f32", RE(0xbf800000)},
    {REF_SIGN, "f32", RE(NAN32), "f32", RE(NAN32)},
    {REF_SIGN, "c64", {0x40400000, 0xc0800000}, "c64", {0x3f19999a, 0xbf4ccccd}}, /* 0.6, -0.8 */
    {REF_SIGN, "c64", {0x80000000, 0}, "c64", {0, 0}},
    {REF_SIGN, "c64", {INF32, 0}, "c64", {NAN32, NAN32}},
    {REF_SIGN, "c64", {0x7f7fffff, 0x7f7fffff}, "c64", {NAN32, NAN32}}, /* its magnitude is stored as inf */
    {REF_SIGN, "c32", {0x7bff, 0x8000}, "c32", {0x3c00, 0x8000}},
    {REF_SQUARE, "i8", RE(16), "i8", RE(0)},
    {REF_SQUARE, "b", RE(2), "b", RE(1)},
    {REF_SQUARE, "q15", RE(0x8000), "q15", RE(0x7fff)},
    {REF_SQUARE, "f16", RE(0x5c01), "f16", RE(0x7c00)},           /* 256.25 squared is past 65520 */
    {REF_SQUARE, "c64", {0, 0x3f800000}, "c64", {0xbf800000, 0}}, /* i squared */
    {REF_SQRT, "f32", RE(0x40000000), "f32", RE(0x3fb504f3)},
    {REF_SQRT, "f32", RE(0x00000001), "f32", RE(0x1a3504f3)}, /* 2^-149 */
    {REF_SQRT, "f32", RE(0x80000000), "f32", RE(0x80000000)},
    {REF_SQRT, "f32", RE(0x80000001), "f32", RE(NAN32)},
    {REF_SQRT, "f32", RE(INF32), "f32", RE(INF32)},
    {REF_SQRT, "f64", RE(UINT64_C(0x4000000000000000)), "f64", RE(UINT64_C(0x3ff6a09e667f3bcd))},
    {REF_SQRT, "u8", RE(144), "f32", RE(0x41400000)},
    {REF_SQRT, "b", RE(1), "f32", RE(0x3f800000)},
    {REF_SQRT, "quarters", RE(36), "quarters", RE(12)},
    {REF_RECIPROCAL, "i8", RE(0), "f32", RE(INF32)},
    {REF_RECIPROCAL, "f32", RE(0x80000000), "f32", RE(0xff800000)},
    {REF_RECIPROCAL, "c64", {0, 0x40000000}, "c64", {0, 0xbf000000}}, /* 1 / 2i */
    {REF_RECIPROCAL, "f9_tiny", RE(0x0f8), "f9_tiny", RE(0)},         /* of inf, where 1 itself would be inf */
    {REF_FLOOR, "f32", RE(0xbf000000), "f32", RE(0xbf800000)},
    {REF_CEIL, "f32", RE(0xbf000000), "f32", RE(0x80000000)},
    {REF_TRUNC, "f32", RE(0xbfc00000), "f32", RE(0xbf800000)},
    {REF_ROUND, "f32", RE(0x3f000000), "f32", RE(0)},
    {REF_ROUND, "f32", RE(0x3fc00000), "f32", RE(0x40000000)},
    {REF_ROUND, "f32", RE(0x40200000), "f32", RE(0x40000000)}, /* 2.5: 2 */
    {REF_ROUND, "f32", RE(0xbe800000), "f32", RE(0x80000000)},
    {REF_ROUND, "f64", RE(UINT64_C(0x3fdfffffffffffff)), "f64", RE(0)}, /* just below a half */
    {REF_FLOOR, "f64", RE(UINT64_C(0x8000000000000001)), "f64", RE(ONE64 | ZERO64)},
    {REF_FLOOR, "f8_e8m0fnu", RE(0x7e), "f8_e8m0fnu", RE(0xff)}, /* of a half: 0, which it has not */
    {REF_CEIL, "i16", RE(5), "i16", RE(5)},
    {REF_SIGNBIT, "f32", RE(0xffc00000), "b", RE(1)},
    {REF_SIGNBIT, "f8_e8m0fnu", RE(0xff), "b", RE(0)},
    {REF_ISNAN, "c64", {0, NAN32}, "b", RE(1)},
    {REF_ISNAN, "i8", RE(1), "b", RE(0)},
    {REF_ISINF, "c64", {NAN32, INF32}, "b", RE(1)},
    {REF_ISINF, "f8_e4m3fn", RE(0x7f), "b", RE(0)},
    {REF_ISFINITE, "c64", {0, NAN32}, "b", RE(0)},
    {REF_ISFINITE, "q15", RE(1), "b", RE(1)},
    {REF_ISFINITE, "b", RE(7), "b", RE(1)},
    {REF_BITWISE_INVERT, "b", RE(2), "b", RE(0)},
    {REF_BITWISE_INVERT, "u4", RE(5), "u4", RE(0x0a)},
    {REF_BITWISE_INVERT, "i8", RE(0), "i8", RE(0xff)},
    {REF_LOGICAL_NOT, "f16", RE(0x8000), "b", RE(1)},
    {REF_LOGICAL_NOT, "c64", {0, NAN32}, "b", RE(0)},
    {REF_LOGICAL_NOT, "quarters", RE(0), "b", RE(1)},
    {REF_CONJUGATE, "c64", {0x3f800000, 0}, "c64", {0x3f800000, 0x80000000}},
    {REF_CONJUGATE, "i8", RE(5), "i8", RE(5)},
    {REF_REAL, "c64", {0x3f800000, 0x40000000}, "f32", RE(0x3f800000)},
    {REF_IMAG, "c64", {0x3f800000, 0x40000000}, "f32", RE(0x40000000)},
    {REF_IMAG, "c32", {0, 0xfc00}, "f16", RE(0xfc00)},
    {REF_IMAG, "f32", RE(0xbf800000), "f32", RE(0)},
    {REF_IMAG, "q15", RE(0x8000), "q15", RE(0)},
    {REF_IMAG, "f8_e8m0fnu", RE(0x7f), "f8_e8m0fnu", RE(0xff)}, /* 0, which it has not */
};

static struct ref_pair facts(const char *name) {
    struct ref_pair pair = witness_facts(name);
    if (pair.join->kind == REF_COMPLEX)
        pair.part = ref_well_known(pair.join->size == 4 ? "f16" : pair.join->size == 8 ? "f32" : "f64");
    return pair;
}

static void test_witnesses(void) {
    for (size_t i = 0; i < sizeof witnesses / sizeof witnesses[0]; i++) {
        const struct ref_dtype *dtype = witness_dtype(witnesses[i].dtype);
        struct ref_unary_plan plan;
        unsigned char x[16], z[16];
        char label[100];
        snprintf(label, sizeof label, "%s(%s %" PRIx64 ",%" PRIx64 ")", ref_unary_op_name(witnesses[i].op),
                 witnesses[i].dtype, witnesses[i].x.re, witnesses[i].x.im);
        enum ref_status status = ref_unary_plan(witnesses[i].op, dtype, facts(witnesses[i].dtype), &plan);
        check_that(status == REF_OK, "%s: status %d", label, (int)status);
        if (status != REF_OK) continue;
        check_that(plan.result == witness_dtype(witnesses[i].result), "%s gives %s", label, plan.result->name);
        witness_store(dtype, witnesses[i].x, x);
        ref_unary(&plan, 1, x, z);
        witness_check(label, plan.result, z, witnesses[i].z);
    }
}

static const struct {
    enum ref_unary_op op;
    const char *dtype;
} nowhere[] = {
    {REF_POSITIVE, "b"},
    {REF_NEGATIVE, "b"},
    {REF_NEGATIVE, "f8_e8m0fnu"},
    {REF_ABSOLUTE, "f8_e8m0fnu"},
    {REF_SIGN, "f8_e8m0fnu"},
    {REF_SIGN, "q15"},
    {REF_SIGN, "b"},
    {REF_SQRT, "c64"},
    {REF_SQRT, "q15"},
    {REF_RECIPROCAL, "q15"},
    {REF_FLOOR, "b"},
    {REF_ROUND, "c64"},
    {REF_ROUND, "q15"},
    {REF_SIGNBIT, "i8"},
    {REF_ISNAN, "quarters"},
    {REF_BITWISE_INVERT, "f32"},
    {REF_CONJUGATE, "b"},
    {REF_REAL, "quarters"},
    {REF_IMAG, "b"},
    {REF_LOGICAL_NOT, "date"},
    {REF_BITWISE_INVERT, "c128"},
    {REF_CONJUGATE, "quarters"},
};

static void test_statuses(void) {
    struct ref_unary_plan plan;
    for (size_t i = 0; i < sizeof nowhere / sizeof nowhere[0]; i++)
        check_that(ref_unary_plan(nowhere[i].op, witness_dtype(nowhere[i].dtype), facts(nowhere[i].dtype), &plan) ==
                       REF_NO_KERNEL,
                   "%s of %s", ref_unary_op_name(nowhere[i].op), nowhere[i].dtype);
    struct ref_pair lacking = facts("c64");
    lacking.part = lacking.boolean = lacking.inexact = NULL;
    CHECK(ref_unary_plan(REF_ABSOLUTE, lacking.join, lacking, &plan) == REF_NO_KERNEL);
    CHECK(ref_unary_plan(REF_ISNAN, lacking.join, lacking, &plan) == REF_NO_KERNEL);
    CHECK(ref_unary_plan(REF_NEGATIVE, lacking.join, lacking, &plan) == REF_OK);
    lacking.join = ref_well_known("u8");
    CHECK(ref_unary_plan(REF_SQRT, lacking.join, lacking, &plan) == REF_NO_KERNEL);
    lacking.results = REF_GIVEN;
    CHECK(ref_unary_plan(REF_SQRT, lacking.join, lacking, &plan) == REF_NO_PROMOTION);
    lacking.given = ref_well_known("f16");
    CHECK(ref_unary_plan(REF_SQRT, lacking.join, lacking, &plan) == REF_OK && plan.result == lacking.given);
}

static const struct {
    enum ref_ternary_op op;
    const char *dtypes[REF_OPERANDS], *join;
    struct patterns elements[REF_OPERANDS], result;
} of_three[] = {
    {REF_WHERE, {"b", "u8", "i8"}, "i16", {RE(4), RE(200), RE(1)}, RE(200)},
    {REF_WHERE, {"f32", "u8", "i8"}, "i16", {RE(0x80000000), RE(200), RE(0xff)}, RE(0xffff)},
    {REF_WHERE, {"c64", "f32", "f32"}, "f32", {{0, NAN32}, RE(1), RE(2)}, RE(1)},
    {REF_WHERE, {"b", "b", "b"}, "b", {RE(0), RE(2), RE(9)}, RE(1)},
    {REF_WHERE, {"i32", "i32", "bf16"}, "bf16", {RE(1), RE(16842753), RE(0)}, RE(0x4b81)},
    {REF_WHERE, {"quarters", "quarters", "i8"}, "quarters", {RE(1), RE(7), RE(0)}, RE(7)},
    {REF_CLIP, {"i8", "i8", "i8"}, "i8", {RE(5), RE(7), RE(6)}, RE(6)}, /* the upper end wins */
    {REF_CLIP, {"i8", "u8", "i8"}, "i16", {RE(0x80), RE(0), RE(5)}, RE(0)},
    {REF_CLIP, {"f32", "f32", "f32"}, "f32", {RE(0x3f800000), RE(NAN32), RE(0x3f800000)}, RE(NAN32)},
    {REF_CLIP, {"f32", "f32", "f32"}, "f32", {RE(0x80000000), RE(0), RE(0x3f800000)}, RE(0)},
    {REF_CLIP, {"f16", "f16", "f16"}, "f16", {RE(0x7c00), RE(0), RE(0x7bff)}, RE(0x7bff)},
    {REF_CLIP, {"q15", "q15", "q15"}, "q15", {RE(0x8000), RE(0xffff), RE(1)}, RE(0xffff)},
    {REF_CLIP, {"quarters", "i8", "i8"}, "quarters", {RE(100), RE(0), RE(3)}, RE(12)},
};

static void test_of_three(void) {
    for (size_t i = 0; i < sizeof of_three / sizeof of_three[0]; i++) {
        const struct ref_dtype *dtypes[REF_OPERANDS];
        unsigned char elements[REF_OPERANDS][16], result[16];
        const void *const pointers[REF_OPERANDS] = {elements[0], elements[1], elements[2]};
        struct ref_ternary_plan plan;
        for (int j = 0; j < REF_OPERANDS; j++) {
            dtypes[j] = witness_dtype(of_three[i].dtypes[j]);
            witness_store(dtypes[j], of_three[i].elements[j], elements[j]);
        }
        CHECK(ref_ternary_plan(of_three[i].op, dtypes, witness_facts(of_three[i].join), &plan) == REF_OK);
        CHECK(plan.result == witness_dtype(of_three[i].join));
        ref_ternary(&plan, 1, pointers, result);
        witness_check(ref_ternary_op_name(of_three[i].op), plan.result, result, of_three[i].result);
    }
    const struct ref_dtype *const complex[] = {ref_well_known("c64"), ref_well_known("c64"), ref_well_known("c64")};
    const struct ref_dtype *const dates[] = {witness_dtype("date"), ref_well_known("u8"), ref_well_known("u8")};
    struct ref_ternary_plan plan;
    CHECK(ref_ternary_plan(REF_CLIP, complex, witness_facts("c64"), &plan) == REF_NO_KERNEL);
    CHECK(ref_ternary_plan(REF_WHERE, complex, witness_facts("c64"), &plan) == REF_OK);
    CHECK(ref_ternary_plan(REF_WHERE, dates, witness_facts("u8"), &plan) == REF_NO_KERNEL);
    CHECK(ref_ternary_plan(REF_WHERE, complex, witness_facts(NULL), &plan) == REF_NO_PROMOTION);
}

int main(void) {
    test_witnesses();
    test_statuses();
    test_of_three();
    return check_report();
}
