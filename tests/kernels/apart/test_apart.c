/*
 * Operations that compute in another dtype than that of their results (apart.lua) against conversions to it, the operation
 * there, C's rounding to whole numbers and a conversion back, in the instruction set of the environment.
 */
#include "apart_kernels.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { COUNT = 203, MOST = 8, WIDEST = 16 };

typedef enum rounding_rule { TRUNCATED, TO_EVEN, AWAY } rounding_rule;

/* What apart.lua says: computed in `integers` where the result is an integer, and in `others` elsewhere; or in that. */
typedef struct operation {
    int op;
    apart_dtype integers, others;
    rounding_rule rounding;
} operation;

static const operation binary[] = {{APART_ADD, APART_F64, APART_NO_DTYPE, AWAY},
                                   {APART_SUBTRACT, APART_F64, APART_F64, TRUNCATED},
                                   {APART_MULTIPLY, APART_F32, APART_F32, AWAY},
                                   {APART_DIVIDE, APART_F64, APART_F64, TO_EVEN},
                                   {APART_MAXIMUM, APART_F16, APART_F16, TO_EVEN},
                                   {APART_BITWISE_AND, APART_I64, APART_I64, TRUNCATED}},
                       unary[] = {{APART_NEGATIVE, APART_F32, APART_F32, TRUNCATED},
                                  {APART_SQRT, APART_F64, APART_F64, TO_EVEN}};

static unsigned char elements[2][COUNT * MOST];
static unsigned failures, tried;

static uint32_t random_bits(void) {
    static uint64_t state = 1;
    state = state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)(state >> 33);
}

static ptrdiff_t size_of(apart_dtype dtype) {
    return (ptrdiff_t)apart_dtype_size(dtype);
}

static bool is_integer(apart_dtype dtype) {
    const apart_dtype_kind kind = apart_dtype_get_kind(dtype);
    return kind == APART_KIND_INT || kind == APART_KIND_UINT;
}

/* Any bits, then quarters, of which many are ties, and what is near or past the ends. */
static void fill(unsigned operand, apart_dtype dtype) {
    static const double ends[] = {
        INFINITY, -INFINITY,    NAN,           -0.0,   127.5,  128.5,  -128.5, 255.5,
        32767.5,  2147483647.5, -2147483648.5, 0x1p53, 0x1p63, 0x1p64, 1e300,  0.49999999999999994};
    static double numbers[COUNT];
    for (size_t i = 0; i < sizeof elements[0]; i++)
        elements[operand][i] = (unsigned char)random_bits();
    for (size_t i = 0; i < COUNT; i++)
        numbers[i] = i % 4 ? ((double)(random_bits() % 1201) - 600) / 4 : ends[random_bits() % 16];
    const size_t from = COUNT / 3;
    (void)apart_convert(COUNT - from, APART_F64, numbers, 8, dtype, elements[operand] + from * apart_dtype_size(dtype),
                        size_of(dtype));
}

static void round_all(double *numbers, rounding_rule rounding) {
    for (size_t i = 0; i < COUNT && rounding != TRUNCATED; i++)
        numbers[i] = rounding == AWAY ? round(numbers[i]) : nearbyint(numbers[i]);
}

/* Bit for bit, but that NaNs are alike. */
static bool are_alike(apart_dtype dtype, const unsigned char *x, const unsigned char *y) {
    float a[2] = {0}, b[2] = {0};
    if (memcmp(x, y, apart_dtype_size(dtype)) == 0) return true;
    if (apart_convert(1, dtype, x, 1, APART_C64, a, 1) || apart_convert(1, dtype, y, 1, APART_C64, b, 1)) return false;
    for (size_t i = 0; i < 2; i++)
        if (!(isnan(a[i]) && isnan(b[i])) && memcmp(&a[i], &b[i], sizeof a[i]) != 0) return false;
    return isnan(a[0]) || isnan(a[1]);
}

static apart_status apply(const operation *tried_op, unsigned operands, apart_dtype a, const void *x, ptrdiff_t x_step,
                          apart_dtype b, const void *y, ptrdiff_t y_step, void *out, ptrdiff_t step) {
    if (operands == 1) return apart_unary((apart_unary_op)tried_op->op, COUNT, a, x, x_step, out, step);
    return apart_binary((apart_op)tried_op->op, COUNT, a, x, x_step, b, y, y_step, out, step);
}

static void test(const operation *op, unsigned operands, apart_dtype a, apart_dtype b, apart_dtype result) {
    static unsigned char in[2][COUNT * WIDEST], computed[COUNT * WIDEST], expected[COUNT * WIDEST], got[COUNT * WIDEST];
    static double numbers[COUNT];
    const bool one = b % 2; /* the second operand is a scalar */
    apart_dtype in_dtype = is_integer(result) ? op->integers : op->others;
    if (result == APART_NO_DTYPE) return;
    if (in_dtype == APART_NO_DTYPE) in_dtype = result;
    const ptrdiff_t size = size_of(in_dtype), b_step = one ? 0 : size_of(b);
    apart_status status = apart_convert(COUNT, a, elements[0], size_of(a), in_dtype, in[0], size);
    if (!status) status = apart_convert(COUNT, b, elements[1], b_step, in_dtype, in[1], size);
    if (!status) status = apply(op, operands, in_dtype, in[0], size, in_dtype, in[1], size, computed, size);
    if (!status && is_integer(result) && apart_dtype_get_kind(in_dtype) == APART_KIND_FLOAT) {
        status = apart_convert(COUNT, in_dtype, computed, size, APART_F64, numbers, 8);
        round_all(numbers, op->rounding);
        if (!status) status = apart_convert(COUNT, APART_F64, numbers, 8, result, expected, size_of(result));
    } else if (!status) {
        status = apart_convert(COUNT, in_dtype, computed, size, result, expected, size_of(result));
    }
    const apart_status given =
        apply(op, operands, a, elements[0], size_of(a), b, elements[1], b_step, got, size_of(result));
    size_t i = 0;
    while (i < COUNT && !status && !given &&
           are_alike(result, expected + i * apart_dtype_size(result), got + i * apart_dtype_size(result)))
        i++;
    tried += in_dtype != result;
    if (!status && !given && i == COUNT) return;
    failures++;
    printf("FAILED: operation %d of %u: %s and %s to %s: status %d and %d, element %d\n", op->op, operands,
           apart_dtype_name(a), apart_dtype_name(b), apart_dtype_name(result), (int)status, (int)given, (int)i);
}

/* int32(1) + 1.5 is 3 in Octave, and the largest stays. */
static void test_octave(void) {
    static const int32_t integers[] = {1, INT32_MAX, -4};
    static const double numbers[] = {1.5, 1.5, 1.5};
    int32_t sums[3] = {0};
    const apart_status status = apart_binary(APART_ADD, 3, APART_I32, integers, 4, APART_F64, numbers, 8, sums, 4);
    if (!status && sums[0] == 3 && sums[1] == INT32_MAX && sums[2] == -3) return;
    failures++;
    printf("FAILED: as in Octave: status %d, %d, %d, %d\n", (int)status, (int)sums[0], (int)sums[1], (int)sums[2]);
}

int main(void) {
    test_octave();
    for (int a = 0; a < APART_DTYPE_COUNT; a++) {
        const apart_dtype x = (apart_dtype)a;
        fill(0, x);
        for (size_t i = 0; i < sizeof unary / sizeof *unary; i++)
            test(&unary[i], 1, x, x, apart_unary_out_dtype((apart_unary_op)unary[i].op, x));
        for (int b = 0; b < APART_DTYPE_COUNT; b++) {
            const apart_dtype y = (apart_dtype)b;
            fill(1, y);
            for (size_t i = 0; i < sizeof binary / sizeof *binary; i++)
                test(&binary[i], 2, x, y, apart_binary_out_dtype((apart_op)binary[i].op, x, y));
        }
    }
    printf("%s: %u computed apart, %u failures\n", apart_isa(), tried, failures);
    return failures || tried < 500;
}
