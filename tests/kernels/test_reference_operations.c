/* The reference's operations on two operands against witnesses worked out by hand from templates/numerics.md. */
#include "check.h"
#include "witness.h"

#include <inttypes.h>
#include <stdio.h>

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

static void check_operation(struct operation test) {
    unsigned char x[16], y[16], z[16];
    char label[160];
    const struct ref_dtype *a = witness_dtype(test.a), *b = witness_dtype(test.b);
    struct ref_plan plan;
    enum ref_status status = ref_plan(test.op, a, b, witness_facts(test.join), &plan);
    snprintf(label, sizeof label, "%s(%s %" PRIx64 ",%" PRIx64 ", %s %" PRIx64 ",%" PRIx64 ")", ref_op_name(test.op),
             test.a, test.x.re, test.x.im, test.b, test.y.re, test.y.im);
    check_that(status == REF_OK, "%s: status %d", label, (int)status);
    if (status != REF_OK) return;
    check_that(plan.result == witness_dtype(test.result), "%s gives %s", label, plan.result->name);
    witness_store(a, test.x, x);
    witness_store(b, test.y, y);
    ref_binary(&plan, 1, x, y, z);
    witness_check(label, plan.result, z, test.z);
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
        enum ref_status status = ref_plan(statuses[i].op, witness_dtype(statuses[i].a), witness_dtype(statuses[i].b),
                                          witness_facts(statuses[i].join), &plan);
        check_that(status == statuses[i].status, "%s(%s, %s): status %d, expected %d", ref_op_name(statuses[i].op),
                   statuses[i].a, statuses[i].b, (int)status, (int)statuses[i].status);
    }
    struct ref_pair no_bool = witness_facts("u8"), no_inexact = witness_facts("u8");
    no_bool.boolean = no_inexact.inexact = NULL;
    CHECK(ref_plan(REF_EQUAL, witness_dtype("u8"), witness_dtype("u8"), no_bool, &plan) == REF_NO_KERNEL);
    CHECK(ref_plan(REF_LOGICAL_OR, witness_dtype("u8"), witness_dtype("u8"), no_bool, &plan) == REF_NO_KERNEL);
    CHECK(ref_plan(REF_DIVIDE, witness_dtype("u8"), witness_dtype("u8"), no_inexact, &plan) == REF_NO_KERNEL);
    CHECK(ref_plan(REF_ADD, witness_dtype("u8"), witness_dtype("u8"), no_inexact, &plan) == REF_OK);
}

/* The two conversions of an operand of an integer division both round the spec's way. */
static void test_via_f32_in_operations(void) {
    struct ref_plan plan;
    struct ref_pair pair = {
        .join = witness_dtype("i64"), .inexact = witness_dtype("bf16"), .boolean = witness_dtype("b")};
    int64_t x = 16842753, one = 1;
    uint16_t z;
    for (int via_f32 = 0; via_f32 <= 1; via_f32++) {
        pair.via_f32 = via_f32;
        CHECK(ref_plan(REF_DIVIDE, witness_dtype("i64"), witness_dtype("i64"), pair, &plan) == REF_OK);
        ref_binary(&plan, 1, &x, &one, &z);
        CHECK(z == (via_f32 ? 0x4b80 : 0x4b81));
    }
}

int main(void) {
    test_operations();
    test_via_f32_in_operations();
    return check_report();
}
