/*
 * usage: test_shapes ISA: the results of arrays of every length up to 100, with strides and in three dimensions, are
 * those of the function, one at a time, and no byte beside them changes.
 */
#include "operation.h"

#include <string.h>

enum { LAYERS = 7, ROWS = 3, COLUMNS = 5, LONGEST = LAYERS * ROWS * COLUMNS };
enum { MIDDLE = 4 * LONGEST * 8, BYTES = 2 * MIDDLE }; /* strides of up to 4 elements of 8 bytes, up and down */
enum { UNTOUCHED = 0x5a };

static unsigned char a[BYTES], b[BYTES]; /* operands */

/* Where the element i lies, by the order of indices. */
static size_t place(size_t dims, const size_t *shape, const ptrdiff_t *strides, size_t i) {
    ptrdiff_t at = MIDDLE;
    for (size_t d = dims; d-- > 0; i /= shape[d])
        at += (ptrdiff_t)(i % shape[d]) * strides[d];
    return (size_t)at;
}

static size_t count(size_t dims, const size_t *shape) {
    size_t n = 1;
    for (size_t d = 0; d < dims; d++)
        n *= shape[d];
    return n;
}

/* The elements one after another. */
static void gather(size_t dims, const size_t *shape, const unsigned char *memory, const ptrdiff_t *strides, size_t size,
                   unsigned char *gathered) {
    for (size_t i = 0; i < count(dims, shape); i++)
        memcpy(gathered + i * size, memory + place(dims, shape, strides, i), size);
}

static void test_call(const struct signature *signature, const char *label, size_t dims, const size_t *shape,
                      const ptrdiff_t *a_strides, const ptrdiff_t *b_strides, const ptrdiff_t *out_strides) {
    static unsigned char out[BYTES], whole[BYTES], x[BYTES], y[BYTES], results[BYTES];
    const size_t n = count(dims, shape), size = (size_t)signature->size;
    memset(out, UNTOUCHED, BYTES);
    memset(whole, UNTOUCHED, BYTES);
    const lib_status status =
        operation_call(signature, dims, shape, a + MIDDLE, a_strides, b + MIDDLE, b_strides, out + MIDDLE, out_strides);
    gather(dims, shape, a, a_strides, (size_t)signature->a_size, x);
    gather(dims, shape, b, b_strides, (size_t)signature->b_size, y);
    operation_expect(signature, n, x, y, results);
    for (size_t i = 0; i < n; i++) {
        const size_t at = place(dims, shape, out_strides, i);
        const bool same = operation_same(signature->result, results + i * size, out + at);
        memcpy(whole + at, same ? out + at : results + i * size, size); /* any NaN will do */
    }
    if (status != LIB_OK || memcmp(out, whole, BYTES) != 0)
        operation_failed(signature, "%s, %zu elements: status %d, or wrong bytes", label, n, (int)status);
}

static void test_lengths(const struct signature *signature) {
    for (size_t n = 0; n <= 100; n++)
        test_call(signature, "without gaps", 1, &n, &signature->a_size, &signature->b_size, &signature->size);
}

static void test_strides(const struct signature *signature) {
    static const ptrdiff_t elements[][3] = {
        {0, 1, 1}, {1, 0, 1}, {-1, 1, 1}, {1, -1, -1}, {3, 1, 2}, {-2, 3, -3}, {0, 0, 1}, {2, -3, 3},
    };
    const size_t n = 100;
    for (size_t i = 0; i < sizeof elements / sizeof *elements; i++) {
        const ptrdiff_t a_stride = elements[i][0] * signature->a_size, b_stride = elements[i][1] * signature->b_size;
        const ptrdiff_t stride = elements[i][2] * signature->size;
        test_call(signature, "strides", 1, &n, &a_stride, &b_stride, &stride);
    }
}

/* b is transposed, or one column for all; the results are in an order of their own. */
static void test_dimensions(const struct signature *signature) {
    static const size_t shape[] = {LAYERS, ROWS, COLUMNS};
    const ptrdiff_t a_size = signature->a_size, b_size = signature->b_size, size = signature->size;
    const ptrdiff_t rows[] = {ROWS * COLUMNS * a_size, COLUMNS * a_size, a_size};
    const ptrdiff_t transposed[] = {b_size, LAYERS * b_size, LAYERS * ROWS * b_size};
    const ptrdiff_t column[] = {ROWS * b_size, b_size, 0};
    const ptrdiff_t results[] = {COLUMNS * size, LAYERS * COLUMNS * size, size};
    test_call(signature, "transposed", 3, shape, rows, transposed, results);
    test_call(signature, "a column", 3, shape, rows, column, results);
}

static void test(const struct signature *signature) {
    operation_fill(signature->a, BYTES / (size_t)signature->a_size, a, 3);
    operation_fill(signature->b, BYTES / (size_t)signature->b_size, b, 5);
    test_lengths(signature);
    test_strides(signature);
    test_dimensions(signature);
}

int main(int argc, char **argv) {
    return operation_program(argc, argv, test);
}
