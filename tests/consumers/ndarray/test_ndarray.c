/* Every operation, on every pair of dtypes and on odd shapes, gives the same as on each pair of elements alone. */
#include "array.h"

#include <string.h>

static int failures;
static void check(bool ok, const char *label) {
    if (!ok && ++failures < 20) printf("FAILED: %s: %s\n", label, array_error());
}

/* out[i][j][k] against the operation on the elements a[j][0] and b[i][j][k]. */
static bool elements_agree(nd_op op, const array *a, const array *b, const array *out) {
    const size_t size = nd_dtype_size(out->dtype);
    char one[16];
    for (size_t i = 0; i < out->shape[0]; i++)
        for (size_t j = 0; j < out->shape[1]; j++)
            for (size_t k = 0; k < out->shape[2]; k++) {
                const void *left = array_at(a, (size_t[]){j, 0}), *right = array_at(b, (size_t[]){i, j, k});
                if (nd_binary(op, 1, a->dtype, left, 0, b->dtype, right, 0, one, 0) != ND_OK ||
                    memcmp(one, array_at(out, (size_t[]){i, j, k}), size) != 0)
                    return false;
            }
    return true;
}

static void test_pair(nd_dtype left, nd_dtype right) {
    array *a = array_range(left, 2, (size_t[]){5, 1}), *whole = array_range(right, 3, (size_t[]){40, 5, 3});
    array *turned = array_transpose(whole); /* 3, 5, 40 */
    array *b = array_slice(turned, 2, 39, -1, -1);
    for (int op = 0; op < ND_OP_COUNT; op++) {
        const nd_dtype expected = nd_binary_out_dtype((nd_op)op, left, right);
        array *out = array_binary((nd_op)op, a, b);
        if (expected == ND_NO_DTYPE)
            check(!out, "an operation that is not defined");
        else
            check(out && out->dtype == expected && out->dims == 3 && elements_agree((nd_op)op, a, b, out),
                  "an operation");
        array_free(out);
    }
    array_free(a);
    array_free(whole);
    array_free(turned);
    array_free(b);
}

/* out = a op b into an array of a third dtype, which is turned; against each pair of elements alone. */
static void test_assign(nd_dtype left, nd_dtype right, nd_dtype to) {
    array *a = array_range(left, 2, (size_t[]){5, 3}), *b = array_range(right, 3, (size_t[]){7, 1, 3});
    array *whole = array_new(to, 3, (size_t[]){3, 5, 7}), *out = array_transpose(whole); /* 7, 5, 3 */
    char between[16], one[16];
    for (int op = 0; op < ND_OP_COUNT; op++) {
        const nd_dtype dtype = nd_binary_out_dtype((nd_op)op, left, right);
        bool right_so_far = array_assign(out, (nd_op)op, a, b) == (dtype != ND_NO_DTYPE);
        for (size_t i = 0; i < 105 && right_so_far && dtype != ND_NO_DTYPE; i++) {
            const size_t at[] = {i / 15, i / 3 % 5, i % 3}, from_a[] = {at[1], at[2]}, from_b[] = {at[0], 0, at[2]};
            right_so_far = nd_binary((nd_op)op, 1, left, array_at(a, from_a), 0, right, array_at(b, from_b), 0, between,
                                     0) == ND_OK &&
                           nd_convert(1, dtype, between, 0, to, one, 0) == ND_OK &&
                           memcmp(one, array_at(out, at), nd_dtype_size(to)) == 0;
        }
        check(right_so_far, "an operation into an array");
    }
    array *const arrays[] = {a, b, whole, out};
    for (size_t i = 0; i < sizeof arrays / sizeof *arrays; i++)
        array_free(arrays[i]);
}

static double element(const array *a, size_t i) {
    double number = 0;
    return nd_convert(1, a->dtype, array_at(a, &i), 0, ND_F64, &number, 0) == ND_OK ? number : -1;
}

/* a += b where b is a itself, a view of it, or more precise; and where it cannot be. */
static void test_update(void) {
    array *a = array_range(ND_I8, 1, (size_t[]){6}), *backwards = array_slice(a, 0, 5, -1, -1);
    array *start = array_slice(a, 0, 0, 5, 1), *end = array_slice(a, 0, 1, 6, 1);
    array *f = array_from(ND_F64, 0, NULL, &(const double){0.5}), *two = array_new(ND_I8, 2, (size_t[]){2, 6});
    check(array_update(a, ND_ADD, a) && element(a, 5) == 10, "a += a");
    check(array_update(a, ND_SUBTRACT, backwards) && element(a, 0) == -10 && element(a, 5) == 10, "a -= a[::-1]");
    check(array_update(end, ND_ADD, start) && element(a, 1) == -16 && element(a, 5) == 16, "a[1:] += a[:-1]");
    check(array_update(a, ND_ADD, f) && element(a, 0) == -9 && element(a, 5) == 16, "i8 += f64");
    check(!array_update(a, ND_ADD, two) && strcmp(array_error(), "2 dimensions cannot become 1") == 0,
          "more dimensions than there are");
    array *one = array_range(ND_I8, 1, (size_t[]){1}), *many = array_broadcast(one, 1, (size_t[]){6});
    check(!array_update(many, ND_ADD, a), "into one element for all");
    array *const arrays[] = {a, backwards, start, end, f, two, one, many};
    for (size_t i = 0; i < sizeof arrays / sizeof *arrays; i++)
        array_free(arrays[i]);
}

/* -x and the like of a transposed array, against each element alone. */
static void test_unary(nd_dtype dtype) {
    array *whole = array_range(dtype, 2, (size_t[]){40, 5}), *x = array_transpose(whole);
    char one[16];
    for (int op = 0; op < ND_UNARY_OP_COUNT; op++) {
        const nd_dtype expected = nd_unary_out_dtype((nd_unary_op)op, dtype);
        array *out = array_unary((nd_unary_op)op, x);
        bool right = expected == ND_NO_DTYPE ? !out : out && out->dtype == expected && out->shape[1] == 40;
        for (size_t i = 0; i < 200 && right && out; i++) {
            const size_t index[] = {i % 5, i / 5};
            right = nd_unary((nd_unary_op)op, 1, dtype, array_at(x, index), 0, one, 0) == ND_OK &&
                    memcmp(one, array_at(out, index), nd_dtype_size(expected)) == 0;
        }
        check(right, "an operation on one array");
        array_free(out);
    }
    array_free(whole);
    array_free(x);
}

/* where(c, a, b) of a column, a matrix and a scalar, against each element alone. */
static void test_where(nd_dtype left, nd_dtype right) {
    const nd_dtype expected = nd_where_out_dtype(left, right);
    array *numbers = array_range(ND_I8, 2, (size_t[]){5, 1}), *two = array_from(ND_I8, 0, NULL, "\2");
    array *c = array_binary(ND_LESS, two, numbers); /* false, false, false, true, true */
    array *a = array_range(left, 2, (size_t[]){5, 40}), *b = array_range(right, 1, (size_t[]){1});
    array *out = array_where(c, a, b);
    char one[16];
    bool agrees = expected == ND_NO_DTYPE ? !out : out && out->dtype == expected && array_size(out) == 200;
    for (size_t i = 0; i < 200 && agrees && out; i++) {
        const size_t index[] = {i / 40, i % 40}, first[] = {0};
        const array *chosen = i / 40 > 2 ? a : b;
        agrees =
            nd_convert(1, chosen->dtype, array_at(chosen, chosen == a ? index : first), 0, expected, one, 0) == ND_OK &&
            memcmp(one, array_at(out, index), nd_dtype_size(expected)) == 0;
    }
    check(agrees, "a choice");
    array *const arrays[] = {numbers, two, c, a, b, out};
    for (size_t i = 0; i < sizeof arrays / sizeof *arrays; i++)
        array_free(arrays[i]);
}

static void test_edges(void) {
    array *row = array_range(ND_F32, 1, (size_t[]){3}), *empty = array_new(ND_I8, 2, (size_t[]){0, 3});
    array *scalar = array_range(ND_I32, 0, NULL), *out = array_binary(ND_ADD, row, empty);
    check(out && array_size(out) == 0 && out->dims == 2 && out->dtype == ND_F32, "an empty operand");
    array_free(out);
    out = array_binary(ND_ADD, scalar, scalar);
    check(out && out->dims == 0 && out->dtype == ND_I32, "two scalars");
    array_free(out);
    array *negative = array_unary(ND_NEGATIVE, scalar), *minus = array_unary(ND_NEGATIVE, empty);
    check(negative && negative->dims == 0 && minus && array_size(minus) == 0, "minus a scalar, and nothing");
    array_free(negative);
    array_free(minus);
    array *other = array_range(ND_F32, 1, (size_t[]){4});
    check(!array_where(row, row, other) && strcmp(array_error(), "shapes differ: 3 and 4") == 0,
          "a choice of shapes that differ");
    check(!array_binary(ND_ADD, row, other) && strcmp(array_error(), "shapes differ: 3 and 4") == 0,
          "shapes that differ");
    check(!array_slice(row, 0, 1, 5, 1), "a slice beyond the end");
    check(!array_slice(row, 1, 0, 1, 1), "a slice of no dimension");
    check(!array_new(ND_I8, 9, (size_t[9]){1}), "nine dimensions");
    check(!array_new(ND_F64, 2, (size_t[]){SIZE_MAX / 8, 8}), "too many elements");
    array_free(row);
    array_free(empty);
    array_free(scalar);
    array_free(other);
}

int main(void) {
    for (unsigned a = 0; a < ND_DTYPE_COUNT; a++) {
        test_unary((nd_dtype)a);
        for (unsigned b = 0; b < ND_DTYPE_COUNT; b++) {
            test_pair((nd_dtype)a, (nd_dtype)b);
            test_where((nd_dtype)a, (nd_dtype)b);
            for (unsigned to = 0; to < ND_DTYPE_COUNT; to++)
                test_assign((nd_dtype)a, (nd_dtype)b, (nd_dtype)to);
        }
    }
    test_update();
    test_edges();
    printf("%d failures, with the kernels of %s\n", failures, nd_isa());
    return failures != 0;
}
