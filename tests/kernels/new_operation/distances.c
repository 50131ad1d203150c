/*
 * Holds the kernels of absolute_difference against plain C: of each instruction set that the machine has, for all pairs
 * of dtypes in both orders, every element of one against every element of the other. And those of two operations of
 * three operands: by kernel, and by call for all triples of dtypes, with strides and in two dimensions.
 *
 * usage: distances [ISA]: fails where that instruction set is not there.
 */
#include "tested_kernels.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

enum { COUNT = 256, TWICE = 2 * COUNT, MOST = 8 };

static struct {
    tested_dtype dtype;
    size_t size;
    unsigned bits; /* 0 for floats */
    unsigned char elements[TWICE * MOST];
} dtypes[] = {
    {TESTED_B, 1, 1, {0}},    {TESTED_U8, 1, 8, {0}},   {TESTED_I4, 1, 4, {0}},   {TESTED_I8, 1, 8, {0}},
    {TESTED_I16, 2, 16, {0}}, {TESTED_U64, 8, 64, {0}}, {TESTED_I64, 8, 64, {0}}, {TESTED_F8_E4M3FN, 1, 0, {0}},
    {TESTED_F16, 2, 0, {0}},  {TESTED_BF16, 2, 0, {0}}, {TESTED_F32, 4, 0, {0}},
};
enum { DTYPES = sizeof dtypes / sizeof *dtypes };

static unsigned place(tested_dtype dtype) {
    unsigned i = 0;
    while (i < DTYPES && dtypes[i].dtype != dtype)
        i++;
    return i;
}

/* Bits that are any, but among them all bytes, and the ends of numbers. */
static uint64_t any_bits(unsigned i) {
    static const uint64_t ends[] = {
        0,      1,      0x7f,       0x80,       0x7fff,     0x8000,     0x7c00,    0xfc00,
        0x7f80, 0xff80, 0x7f800000, 0xff800000, 0x80000000, UINT64_MAX, INT64_MAX, UINT64_C(1) << 63};
    if (i < 2 * sizeof ends / sizeof *ends) return i % 2 ? ends[i / 2] : ~ends[i / 2];
    return UINT64_C(0x9e3779b97f4a7c15) * (i + 1) ^ UINT64_C(0xbf58476d1ce4e5b9) * i >> 7;
}

static void fill(unsigned d) {
    for (unsigned i = 0; i < TWICE; i++) {
        const unsigned from = i % COUNT;
        uint64_t bits = dtypes[d].size == 1 ? from : any_bits(from);
        if (dtypes[d].dtype == TESTED_B) bits %= 3;
        if (dtypes[d].dtype == TESTED_I4) bits = (bits & 7) - (bits & 8);
        for (size_t k = 0; k < dtypes[d].size; k++)
            dtypes[d].elements[i * dtypes[d].size + k] = (unsigned char)(bits >> 8 * k);
    }
}

static uint64_t bits_of(const unsigned char *at, size_t size) {
    uint64_t bits = 0;
    for (size_t k = 0; k < size; k++)
        bits |= (uint64_t)at[k] << 8 * k;
    return bits;
}

/* The distance of two integers of n bits as those of an element of `size` bytes. */
static uint64_t integer_distance(uint64_t x, uint64_t y, unsigned n, size_t size, bool is_signed) {
    const uint64_t lowest = is_signed ? UINT64_C(1) << 63 : 0; /* in the order of unsigned numbers */
    const unsigned above = 64 - n;
    x = (x << above) + lowest, y = (y << above) + lowest;
    uint64_t distance = (x > y ? x - y : y - x) >> above;
    if (is_signed && distance >> (n - 1) & 1) distance |= ~UINT64_C(0) << (n - 1);
    return size == 8 ? distance : distance & ((UINT64_C(1) << 8 * size) - 1);
}

struct operands {
    unsigned join;
    unsigned char a[TWICE * MOST], b[TWICE * MOST]; /* as the join */
    float x[TWICE], y[TWICE];                       /* of floats, their values */
};

static int failures;

static void fail(const char *label, const char *isa, unsigned a, unsigned b) {
    if (failures++ < 20) printf("FAILED: %s, %s: dtypes %u and %u\n", isa, label, a, b);
}

static void convert(tested_dtype from, const void *in, size_t in_size, tested_dtype to, void *out, size_t out_size) {
    if (tested_convert(TWICE, from, in, (ptrdiff_t)in_size, to, out, (ptrdiff_t)out_size) != TESTED_OK) failures++;
}

/* The results for the elements of a and those of b from `shift` on, against those of the kernel. */
static bool agrees(const struct operands *operands, unsigned shift, const unsigned char *got) {
    const size_t size = dtypes[operands->join].size;
    const unsigned bits = dtypes[operands->join].bits;
    const tested_dtype join = dtypes[operands->join].dtype;
    float distances[TWICE] = {0}, values[TWICE];
    unsigned char expected[TWICE * MOST];
    if (!bits) {
        for (unsigned i = 0; i < COUNT; i++)
            distances[i] = fabsf(operands->x[i] - operands->y[i + shift]);
        convert(TESTED_F32, distances, sizeof *distances, join, expected, size);
        convert(join, expected, size, TESTED_F32, values, sizeof *values);
    }
    for (unsigned i = 0; i < COUNT; i++) {
        const uint64_t x = bits_of(operands->a + i * size, size), y = bits_of(operands->b + (i + shift) * size, size);
        const uint64_t result = bits_of(got + i * size, size);
        const bool is_signed = join != TESTED_U8 && join != TESTED_U64;
        if (bits ? result != integer_distance(x, y, bits, size, is_signed)
                 : result != bits_of(expected + i * size, size)) {
            float nan[TWICE] = {0};
            if (!bits) convert(join, got, size, TESTED_F32, nan, sizeof *nan);
            if (bits || !isnan(nan[i]) || !isnan(values[i])) return false;
        }
    }
    return true;
}

/* Whether there is a kernel; it is held against what is expected. */
static bool check(unsigned a, unsigned b, const char *isa) {
    bool swapped = false;
    tested_kernel *const kernel =
        tested_find_kernel(TESTED_ABSOLUTE_DIFFERENCE, dtypes[a].dtype, dtypes[b].dtype, isa, &swapped);
    struct operands operands;
    operands.join = place(tested_promote_types(dtypes[a].dtype, dtypes[b].dtype));
    const bool defined = operands.join < DTYPES && dtypes[operands.join].dtype != TESTED_B;
    if (defined != (kernel != NULL)) fail(kernel ? "there is a kernel" : "there is no kernel", isa, a, b);
    if (!defined || !kernel) return false;
    const size_t size = dtypes[operands.join].size, a_size = dtypes[a].size, b_size = dtypes[b].size;
    convert(dtypes[a].dtype, dtypes[a].elements, a_size, dtypes[operands.join].dtype, operands.a, size);
    convert(dtypes[b].dtype, dtypes[b].elements, b_size, dtypes[operands.join].dtype, operands.b, size);
    convert(dtypes[operands.join].dtype, operands.a, size, TESTED_F32, operands.x, sizeof *operands.x);
    convert(dtypes[operands.join].dtype, operands.b, size, TESTED_F32, operands.y, sizeof *operands.y);
    for (unsigned shift = 0; shift < COUNT; shift++) {
        unsigned char got[TWICE * MOST] = {0};
        const void *x = dtypes[a].elements, *y = dtypes[b].elements + shift * b_size;
        const ptrdiff_t x_step = (ptrdiff_t)(TESTED_BLOCK * a_size), y_step = (ptrdiff_t)(TESTED_BLOCK * b_size);
        if (swapped)
            kernel(y, y_step, x, x_step, got, COUNT / TESTED_BLOCK);
        else
            kernel(x, x_step, y, y_step, got, COUNT / TESTED_BLOCK);
        if (!agrees(&operands, shift, got)) {
            fail("wrong bits", isa, a, b);
            return true;
        }
    }
    return true;
}

/* ---- Three operands ---- */

enum { ROWS = 5, COLUMNS = 13, CELLS = ROWS * COLUMNS };

/* Of three operands and of the dtype d, small integers that all dtypes but bool have; twice, the second time with gaps.
 */
static unsigned char thirds[3][DTYPES][2][TWICE * MOST];

static float small(int operand, unsigned i) {
    static const unsigned primes[] = {3, 7, 11};
    return (float)(i / primes[operand] % (operand == 2 ? 4 : 3));
}

static void fill_thirds(void) {
    for (int operand = 0; operand < 3; operand++) {
        float values[TWICE];
        for (unsigned i = 0; i < TWICE; i++)
            values[i] = small(operand, i);
        for (unsigned d = 0; d < DTYPES; d++) {
            const size_t size = dtypes[d].size;
            convert(TESTED_F32, values, sizeof *values, dtypes[d].dtype, thirds[operand][d][0], size);
            for (unsigned i = 0; i < COUNT; i++)
                memcpy(thirds[operand][d][1] + 2 * i * size, thirds[operand][d][0] + i * size, size);
        }
    }
}

static float multiply_add(float a, float b, float c) {
    return a * b + c;
}
static float exceeds_least(float x, float y, float z) {
    return x > fminf(y, z);
}

static const struct of_three {
    const char *name;
    float (*expected)(float, float, float);
    tested_status (*call)(size_t, tested_dtype, const void *, ptrdiff_t, tested_dtype, const void *, ptrdiff_t,
                          tested_dtype, const void *, ptrdiff_t, void *, ptrdiff_t);
    tested_status (*call_nd)(size_t, const size_t *, tested_dtype, const void *, const ptrdiff_t *, tested_dtype,
                             const void *, const ptrdiff_t *, tested_dtype, const void *, const ptrdiff_t *, void *,
                             const ptrdiff_t *);
    tested_dtype (*out_dtype)(tested_dtype, tested_dtype, tested_dtype);
    tested_ternary_kernel *(*find)(tested_dtype, const char *);
    bool gives_bool;
} of_three[] = {
    {"multiply_add", multiply_add, tested_multiply_add, tested_multiply_add_nd, tested_multiply_add_out_dtype,
     tested_find_multiply_add, false},
    {"exceeds_least", exceeds_least, tested_exceeds_least, tested_exceeds_least_nd, tested_exceeds_least_out_dtype,
     tested_find_exceeds_least, true},
};
enum { OF_THREE = sizeof of_three / sizeof *of_three };

/* Whether results of the dtype d are those of the first `n` elements; the third operand goes on with every `third`. */
static bool is_expected(const struct of_three *op, unsigned d, const unsigned char *got, unsigned n, unsigned third) {
    float values[TWICE];
    convert(dtypes[d].dtype, got, dtypes[d].size, TESTED_F32, values, sizeof *values);
    for (unsigned i = 0; i < n; i++)
        if (values[i] != op->expected(small(0, i), small(1, i), small(2, third * i))) return false;
    return true;
}

static void check_kernels_of_three(const struct of_three *op, const char *isa) {
    for (unsigned d = 0; d < DTYPES; d++) {
        tested_ternary_kernel *const kernel = op->find(dtypes[d].dtype, isa);
        unsigned char got[TWICE * MOST] = {0};
        const ptrdiff_t step = (ptrdiff_t)(TESTED_BLOCK * dtypes[d].size);
        if (!kernel != (dtypes[d].dtype == TESTED_B)) fail(op->name, isa, d, d);
        if (!kernel) continue;
        kernel(thirds[0][d][0], step, thirds[1][d][0], step, thirds[2][d][0], step, got, COUNT / TESTED_BLOCK);
        if (!is_expected(op, op->gives_bool ? place(TESTED_B) : d, got, COUNT, 1)) fail(op->name, isa, d, d);
    }
}

/* The calls for three dtypes: a whole row, with gaps in the second operand and one element as the third, and an array.
 */
static void check_calls(const struct of_three *op, unsigned a, unsigned b, unsigned c) {
    const tested_dtype x = dtypes[a].dtype, y = dtypes[b].dtype, z = dtypes[c].dtype;
    const tested_dtype join = tested_result_type(3, (const tested_dtype[]){x, y, z});
    const bool defined = join != TESTED_NO_DTYPE && join != TESTED_B;
    const tested_dtype gives = !defined ? TESTED_NO_DTYPE : op->gives_bool ? TESTED_B : join;
    if (op->out_dtype(x, y, z) != gives) fail("out_dtype", op->name, a, b);
    const ptrdiff_t a_size = (ptrdiff_t)dtypes[a].size, b_size = (ptrdiff_t)dtypes[b].size;
    const ptrdiff_t c_size = (ptrdiff_t)dtypes[c].size, size = defined ? (ptrdiff_t)dtypes[place(gives)].size : 1;
    unsigned char got[TWICE * MOST] = {0};
    tested_status status = op->call(COUNT - 1, x, thirds[0][a][0], a_size, y, thirds[1][b][1], 2 * b_size, z,
                                    thirds[2][c][0], 0, got, size);
    if ((status == TESTED_OK) != defined) fail("status", op->name, a, b);
    if (!defined || x == TESTED_B || y == TESTED_B || z == TESTED_B) return;
    if (!is_expected(op, place(gives), got, COUNT - 1, 0)) fail("strides", op->name, a, b);
    memset(got, 0, sizeof got);
    status = op->call_nd(2, (const size_t[]){ROWS, COLUMNS}, x, thirds[0][a][0],
                         (const ptrdiff_t[]){COLUMNS * a_size, a_size}, y, thirds[1][b][1],
                         (const ptrdiff_t[]){2 * COLUMNS * b_size, 2 * b_size}, z, thirds[2][c][0],
                         (const ptrdiff_t[]){COLUMNS * c_size, c_size}, got, (const ptrdiff_t[]){COLUMNS * size, size});
    if (status != TESTED_OK || !is_expected(op, place(gives), got, CELLS, 1)) fail("two dimensions", op->name, a, b);
}

static void check_calls_of_three(const struct of_three *op) {
    for (unsigned a = 0; a < DTYPES; a++)
        for (unsigned b = 0; b < DTYPES; b++)
            for (unsigned c = 0; c < DTYPES; c++)
                check_calls(op, a, b, c);
}

/* ---- All ---- */

/* Checks the kernels of an instruction set; whether the machine has it. */
static bool check_isa(const char *isa) {
    int kernels = 0;
    if (!tested_find_convert(TESTED_U8, TESTED_U8, isa)) return false;
    for (unsigned a = 0; a < DTYPES; a++)
        for (unsigned b = 0; b < DTYPES; b++)
            kernels += check(a, b, isa);
    for (unsigned i = 0; i < OF_THREE; i++)
        check_kernels_of_three(&of_three[i], isa);
    printf("%s: %d pairs of dtypes, %d failures\n", isa, kernels, failures);
    return kernels > 0;
}

int main(int argc, char **argv) {
    const char *const needed = argc > 1 ? argv[1] : "scalar";
    bool found = false;
    for (unsigned d = 0; d < DTYPES; d++)
        fill(d);
    fill_thirds();
    for (unsigned i = 0; i < OF_THREE; i++)
        check_calls_of_three(&of_three[i]);
#define CHECK(isa)                                                                                                     \
    if (check_isa(isa)) found = found || !strcmp(isa, needed);
    TESTED_FOR_EACH_ISA(CHECK)
    if (!found) printf("FAILED: nothing was checked of %s\n", needed);
    return failures || !found;
}
