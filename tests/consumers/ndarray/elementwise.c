/* What goes through elements: a walk over all dimensions but one, and a generated loop over that one. */
#include "array.h"

enum { MOST = 4 }; /* operands and result */

/* Operands and after them a result, all of one shape; dimensions that lie one behind the other in all of them are one.
 */
struct walk {
    int count, dims;
    size_t shape[ARRAY_MAX_DIMS + 1];
    ptrdiff_t strides[MOST][ARRAY_MAX_DIMS + 1];
    char *data[MOST];
};

static struct walk walk_of(int count, const array *const *operands) {
    const array *out = operands[count - 1];
    struct walk w = {.count = count, .dims = 0};
    for (int k = 0; k < count; k++)
        w.data[k] = operands[k]->data;
    for (int i = 0; i < out->dims; i++) {
        if (out->shape[i] == 1) continue;
        bool joins = w.dims > 0;
        for (int k = 0; k < count && joins; k++)
            joins = w.strides[k][w.dims - 1] == operands[k]->strides[i] * (ptrdiff_t)out->shape[i];
        if (!joins) w.shape[w.dims++] = 1;
        w.shape[w.dims - 1] *= out->shape[i];
        for (int k = 0; k < count; k++)
            w.strides[k][w.dims - 1] = operands[k]->strides[i];
    }
    if (w.dims == 0) w.shape[w.dims++] = 1; /* a single element, strides 0 */
    return w;
}

/* To the next row: false after the last one. */
static bool next_row(struct walk *w, size_t *index) {
    for (int i = w->dims - 1; i-- > 0;) {
        const bool wraps = ++index[i] == w->shape[i];
        for (int k = 0; k < w->count; k++)
            w->data[k] += w->strides[k][i] * (wraps ? 1 - (ptrdiff_t)w->shape[i] : 1);
        if (!wraps) return true;
        index[i] = 0;
    }
    return false;
}

static bool broadcast_shape(int count, const array *const *operands, int *dims, size_t *shape) {
    *dims = 0;
    for (int k = 0; k < count; k++)
        if (operands[k]->dims > *dims) *dims = operands[k]->dims;
    for (int i = 0; i < *dims; i++) {
        shape[i] = 1;
        for (int k = 0; k < count; k++) {
            const int own = i - (*dims - operands[k]->dims);
            const size_t size = own < 0 ? 1 : operands[k]->shape[own];
            if (size != shape[i] && size != 1 && shape[i] != 1)
                return array_fail("shapes differ: %zu and %zu", shape[i], size), false;
            if (size != 1) shape[i] = size;
        }
    }
    return true;
}

/* One row of an operation, whatever it is. */
struct operation {
    nd_status (*row)(const struct operation *operation, size_t n, char *const data[], const ptrdiff_t strides[]);
    nd_op binary;
    nd_unary_op unary;
    nd_dtype dtypes[MOST]; /* of the operands and the result */
};

static nd_status binary_row(const struct operation *f, size_t n, char *const data[], const ptrdiff_t strides[]) {
    return nd_binary(f->binary, n, f->dtypes[0], data[0], strides[0], f->dtypes[1], data[1], strides[1], data[2],
                     strides[2]);
}

static nd_status unary_row(const struct operation *f, size_t n, char *const data[], const ptrdiff_t strides[]) {
    return nd_unary(f->unary, n, f->dtypes[0], data[0], strides[0], data[1], strides[1]);
}

static nd_status where_row(const struct operation *f, size_t n, char *const data[], const ptrdiff_t strides[]) {
    return nd_where(n, f->dtypes[0], data[0], strides[0], f->dtypes[1], data[1], strides[1], f->dtypes[2], data[2],
                    strides[2], data[3], strides[3]);
}

static nd_status convert_row(const struct operation *f, size_t n, char *const data[], const ptrdiff_t strides[]) {
    return nd_convert(n, f->dtypes[0], data[0], strides[0], f->dtypes[1], data[1], strides[1]);
}

/* All rows of arrays of one shape, of which the last is the result. */
static bool all_rows(const struct operation *operation, int count, const array *const *arrays) {
    struct walk w = walk_of(count, arrays);
    size_t index[ARRAY_MAX_DIMS + 1] = {0};
    ptrdiff_t strides[MOST];
    nd_status status = ND_OK;
    if (array_size(arrays[count - 1]) == 0) return true;
    for (int k = 0; k < count; k++)
        strides[k] = w.strides[k][w.dims - 1];
    do {
        status = operation->row(operation, w.shape[w.dims - 1], w.data, strides);
    } while (status == ND_OK && next_row(&w, index));
    return status == ND_OK || (array_fail("the kernel ended with status %d", (int)status), false);
}

/* The result of an operation on `count` operands, which are broadcast; its dtype is the operation's last one. */
static array *result_of(struct operation operation, int count, const array *const *operands) {
    int dims;
    size_t shape[ARRAY_MAX_DIMS] = {0};
    array *views[MOST] = {NULL}, *out = NULL;
    if (!broadcast_shape(count, operands, &dims, shape)) return NULL;
    bool done = true;
    for (int k = 0; k < count && done; k++) {
        operation.dtypes[k] = operands[k]->dtype;
        views[k] = array_broadcast(operands[k], dims, shape);
        done = views[k] != NULL;
    }
    if (done) out = views[count] = array_new(operation.dtypes[count], dims, shape);
    if (out && !all_rows(&operation, count + 1, (const array *const *)views)) {
        array_free(out);
        out = NULL;
    }
    for (int k = 0; k < count; k++)
        array_free(views[k]);
    return out;
}

array *array_binary(nd_op op, const array *a, const array *b) {
    const nd_dtype dtype = nd_binary_result(op, a->dtype, b->dtype);
    if (dtype == ND_NO_DTYPE)
        return array_fail("this operation is not defined for %s and %s", nd_dtype_name(a->dtype),
                          nd_dtype_name(b->dtype));
    return result_of((struct operation){.row = binary_row, .binary = op, .dtypes[2] = dtype}, 2,
                     (const array *const[]){a, b});
}

array *array_unary(nd_unary_op op, const array *x) {
    const nd_dtype dtype = nd_unary_result(op, x->dtype);
    if (dtype == ND_NO_DTYPE) return array_fail("this operation is not defined for %s", nd_dtype_name(x->dtype));
    return result_of((struct operation){.row = unary_row, .unary = op, .dtypes[1] = dtype}, 1, &x);
}

array *array_where(const array *c, const array *a, const array *b) {
    const nd_dtype dtype = nd_where_result(a->dtype, b->dtype);
    if (dtype == ND_NO_DTYPE)
        return array_fail("there is no choice between %s and %s", nd_dtype_name(a->dtype), nd_dtype_name(b->dtype));
    return result_of((struct operation){.row = where_row, .dtypes[3] = dtype}, 3, (const array *const[]){c, a, b});
}

array *array_astype(const array *a, nd_dtype dtype) {
    return result_of((struct operation){.row = convert_row, .dtypes[1] = dtype}, 1, &a);
}
