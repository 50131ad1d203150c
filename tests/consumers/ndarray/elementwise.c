/* What goes through elements: a walk over all dimensions but one, and a generated loop over that one. */
#include "array.h"

/* Up to two operands and a result of one shape; dimensions that lie one behind the other in all three are one. */
struct walk {
    int dims;
    size_t shape[ARRAY_MAX_DIMS + 1];
    ptrdiff_t strides[3][ARRAY_MAX_DIMS + 1];
    char *data[3];
};

static struct walk walk_of(const array *const operands[3]) {
    const array *out = operands[2];
    struct walk w = {.dims = 0};
    for (int k = 0; k < 3; k++)
        w.data[k] = operands[k]->data;
    for (int i = 0; i < out->dims; i++) {
        if (out->shape[i] == 1) continue;
        bool joins = w.dims > 0;
        for (int k = 0; k < 3 && joins; k++)
            joins = w.strides[k][w.dims - 1] == operands[k]->strides[i] * (ptrdiff_t)out->shape[i];
        if (!joins) w.shape[w.dims++] = 1;
        w.shape[w.dims - 1] *= out->shape[i];
        for (int k = 0; k < 3; k++)
            w.strides[k][w.dims - 1] = operands[k]->strides[i];
    }
    if (w.dims == 0) w.shape[w.dims++] = 1; /* a single element, strides 0 */
    return w;
}

/* To the next row: false after the last one. */
static bool next_row(struct walk *w, size_t *index) {
    for (int i = w->dims - 1; i-- > 0;) {
        const bool wraps = ++index[i] == w->shape[i];
        for (int k = 0; k < 3; k++)
            w->data[k] += w->strides[k][i] * (wraps ? 1 - (ptrdiff_t)w->shape[i] : 1);
        if (!wraps) return true;
        index[i] = 0;
    }
    return false;
}

static bool broadcast_shape(const array *a, const array *b, int *dims, size_t *shape) {
    *dims = a->dims > b->dims ? a->dims : b->dims;
    for (int i = 0; i < *dims; i++) {
        const int in_a = i - (*dims - a->dims), in_b = i - (*dims - b->dims);
        const size_t of_a = in_a < 0 ? 1 : a->shape[in_a], of_b = in_b < 0 ? 1 : b->shape[in_b];
        if (of_a != of_b && of_a != 1 && of_b != 1) return array_fail("shapes differ: %zu and %zu", of_a, of_b), false;
        shape[i] = of_a == 1 ? of_b : of_a;
    }
    return true;
}

/* out = op(a, b), all of one shape. */
static bool all_rows(nd_op op, const array *a, const array *b, const array *out) {
    struct walk w = walk_of((const array *const[]){a, b, out});
    size_t index[ARRAY_MAX_DIMS + 1] = {0};
    const int last = w.dims - 1;
    nd_status status = ND_OK;
    if (array_size(out) == 0) return true;
    do {
        status = nd_binary(op, w.shape[last], a->dtype, w.data[0], w.strides[0][last], b->dtype, w.data[1],
                           w.strides[1][last], w.data[2], w.strides[2][last]);
    } while (status == ND_OK && next_row(&w, index));
    return status == ND_OK || (array_fail("the kernel ended with status %d", (int)status), false);
}

array *array_binary(nd_op op, const array *a, const array *b) {
    int dims;
    size_t shape[ARRAY_MAX_DIMS];
    const nd_dtype dtype = nd_binary_result(op, a->dtype, b->dtype);
    if (dtype == ND_NO_DTYPE)
        return array_fail("this operation is not defined for %s and %s", nd_dtype_name(a->dtype),
                          nd_dtype_name(b->dtype));
    if (!broadcast_shape(a, b, &dims, shape)) return NULL;
    array *left = array_broadcast(a, dims, shape), *right = array_broadcast(b, dims, shape), *out = NULL;
    if (left && right) out = array_new(dtype, dims, shape);
    if (out && !all_rows(op, left, right, out)) {
        array_free(out);
        out = NULL;
    }
    array_free(left);
    array_free(right);
    return out;
}

array *array_astype(const array *a, nd_dtype dtype) {
    array *out = array_new(dtype, a->dims, a->shape);
    if (!out || array_size(out) == 0) return out;
    struct walk w = walk_of((const array *const[]){a, a, out});
    size_t index[ARRAY_MAX_DIMS + 1] = {0};
    const int last = w.dims - 1;
    do {
        const nd_status status =
            nd_convert(w.shape[last], a->dtype, w.data[0], w.strides[0][last], dtype, w.data[2], w.strides[2][last]);
        if (status != ND_OK) {
            array_free(out);
            return array_fail("%s does not convert to %s", nd_dtype_name(a->dtype), nd_dtype_name(dtype));
        }
    } while (next_row(&w, index));
    return out;
}
