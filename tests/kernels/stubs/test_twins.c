/*
 * Holds operations that functions of the test's own compute against those of joinery's that they are twins of: for all
 * dtypes of the spec the same status, the same dtype of results, and the same bits, in the instruction set of the
 * environment.
 */
#include "twins_kernels.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { COUNT = 101, MOST = 16, GAP = 3 };

static unsigned char elements[3][COUNT * MOST * GAP];
static int failures;

static uint32_t random_bits(void) {
    static uint64_t state = 1;
    state = state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)(state >> 33);
}

/* Numbers that are no NaN and no zero: what operations make of these is said of joinery's alone. */
static void fill(unsigned operand, twins_dtype dtype) {
    static double numbers[2 * COUNT];
    for (size_t i = 0; i < 2 * COUNT; i++)
        numbers[i] = ((double)(random_bits() % 2001) - 1000.5) / (i % 3 ? 8 : 1);
    if (dtype == TWINS_C64 || dtype == TWINS_C128)
        (void)twins_convert(COUNT, TWINS_C128, numbers, 16, dtype, elements[operand],
                            (ptrdiff_t)(GAP * twins_dtype_size(dtype)));
    else
        (void)twins_convert(COUNT, TWINS_F64, numbers, 8, dtype, elements[operand],
                            (ptrdiff_t)(GAP * twins_dtype_size(dtype)));
}

/* What was computed of `result` twice. */
static void expect(const char *what, twins_dtype a, twins_dtype b, twins_status got, twins_status expected,
                   twins_dtype gives, twins_dtype result, const unsigned char *bytes, const unsigned char *other) {
    const bool same =
        expected != TWINS_OK || (gives == result && memcmp(bytes, other, COUNT * twins_dtype_size(result)) == 0);
    if (got == expected && same) return;
    failures++;
    printf("FAILED: %s of %s and %s: status %d, not %d, dtype %d, not %d%s\n", what, twins_dtype_name(a),
           twins_dtype_name(b), (int)got, (int)expected, (int)gives, (int)result, same ? "" : "; or other bits");
}

static void expect_out(const char *what, twins_dtype a, twins_dtype b, twins_dtype got, twins_dtype expected) {
    if (got == expected) return;
    failures++;
    printf("FAILED: %s of %s, %s, %s gives dtype %d, not %d\n", what, twins_dtype_name(a), twins_dtype_name(b),
           twins_dtype_name(b), (int)got, (int)expected);
}

/* blend takes operands of one dtype, and shift an integer first: of all others there is no result. */
static void expect_limits(twins_dtype a, twins_dtype b, twins_dtype clamped) {
    static unsigned char bytes[MOST];
    const bool integer = twins_dtype_get_kind(a) == TWINS_KIND_INT || twins_dtype_get_kind(a) == TWINS_KIND_UINT;
    const bool real = b != TWINS_B && twins_dtype_get_kind(b) != TWINS_KIND_COMPLEX;
    expect_out("blend", a, b, twins_blend_out_dtype(a, b, b), a == b ? clamped : TWINS_NO_DTYPE);
    expect_out("shift", a, b, twins_shift_out_dtype(a, b, b), integer && real ? clamped : TWINS_NO_DTYPE);
    if (integer && real) return;
    const twins_status status = twins_shift(1, a, elements[0], 0, b, elements[1], 0, b, elements[2], 0, bytes, 0);
    if (status != TWINS_NO_PROMOTION) failures++, printf("FAILED: shift: status %d\n", (int)status);
}

static void test_pair(twins_dtype a, twins_dtype b) {
    static unsigned char bytes[COUNT * MOST], other[COUNT * MOST];
    const ptrdiff_t a_stride = (ptrdiff_t)(GAP * twins_dtype_size(a)),
                    b_stride = b % 2 ? 0 : (ptrdiff_t)(GAP * twins_dtype_size(b));
    const twins_dtype difference = twins_binary_out_dtype(TWINS_SUBTRACT, a, b);
    ptrdiff_t stride = difference == TWINS_NO_DTYPE ? 1 : (ptrdiff_t)twins_dtype_size(difference);
    twins_status expected = twins_subtract(COUNT, a, elements[0], a_stride, b, elements[1], b_stride, other, stride);
    twins_status got = twins_difference(COUNT, a, elements[0], a_stride, b, elements[1], b_stride, bytes, stride);
    if (a != TWINS_B || b != TWINS_B)
        expect("difference", a, b, got, expected, twins_binary_out_dtype(TWINS_DIFFERENCE, a, b), difference, bytes,
               other);
    if (twins_binary_out_dtype(TWINS_BELOW, a, b) == TWINS_NO_DTYPE) return;
    expected = twins_less(COUNT, a, elements[0], a_stride, b, elements[1], b_stride, other, 1);
    got = twins_below(COUNT, a, elements[0], a_stride, b, elements[1], b_stride, bytes, 1);
    if (a == b) expect("below", a, b, got, expected, twins_binary_out_dtype(TWINS_BELOW, a, b), TWINS_B, bytes, other);
    const twins_dtype out = twins_clip_out_dtype(a, b, b);
    stride = out == TWINS_NO_DTYPE ? 1 : (ptrdiff_t)twins_dtype_size(out);
    expected = twins_clip(COUNT, a, elements[0], a_stride, b, elements[1], b_stride, b, elements[2], 0, other, stride);
    got = twins_clamp(COUNT, a, elements[0], a_stride, b, elements[1], b_stride, b, elements[2], 0, bytes, stride);
    expect_limits(a, b, out);
    expect("clamp", a, b, got, expected, twins_clamp_out_dtype(a, b, b), out, bytes, other);
}

/* By way of f64 and back. */
static void test_one(twins_dtype a) {
    static unsigned char bytes[COUNT * MOST], other[COUNT * MOST];
    static double doubles[COUNT];
    const ptrdiff_t stride = (ptrdiff_t)(GAP * twins_dtype_size(a)), size = (ptrdiff_t)twins_dtype_size(a);
    if (twins_unary_out_dtype(TWINS_SAME, a) == TWINS_NO_DTYPE) return;
    twins_status expected = twins_convert(COUNT, a, elements[0], stride, TWINS_F64, doubles, 8);
    if (expected == TWINS_OK) expected = twins_convert(COUNT, TWINS_F64, doubles, 8, a, other, size);
    const twins_status got = twins_same(COUNT, a, elements[0], stride, bytes, size);
    expect("same", a, a, got, expected, twins_unary_out_dtype(TWINS_SAME, a), a, bytes, other);
}

int main(void) {
    unsigned pairs = 0, ones = 0;
    for (int a = 0; a < TWINS_DTYPE_COUNT; a++) {
        fill(0, (twins_dtype)a);
        test_one((twins_dtype)a);
        ones += twins_unary_out_dtype(TWINS_SAME, (twins_dtype)a) != TWINS_NO_DTYPE;
        for (int b = 0; b < TWINS_DTYPE_COUNT; b++) {
            fill(1, (twins_dtype)b);
            fill(2, (twins_dtype)b);
            test_pair((twins_dtype)a, (twins_dtype)b);
            pairs += twins_binary_out_dtype(TWINS_DIFFERENCE, (twins_dtype)a, (twins_dtype)b) != TWINS_NO_DTYPE;
        }
    }
    printf("%s: %u pairs and %u dtypes have kernels, %d failures\n", twins_isa(), pairs, ones, failures);
    return failures || pairs < 100 || ones < 8;
}
