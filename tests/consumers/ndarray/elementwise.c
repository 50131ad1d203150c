/* Elementwise operations: a walk over all dimensions but two, and generated loops over the last two. */
#include "array.h"

enum { MOST = 4 }; /* operands and result */

/* Operands, then a result, all of one shape; dimensions that are contiguous in all of them are merged. */
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

/* To the next two dimensions: false after the last ones. */
static bool next_rows(struct walk *w, size_t *index) {
    for (int i = w->dims - 2; i-- > 0;) {
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

/* The two innermost dimensions. */
struct rows {
    size_t counts[2];
    char *data[MOST];
    ptrdiff_t strides[MOST][2];
};

/* An operation, whatever it is, and what does its rows. */
struct operation {
    nd_status (*rows)(const struct operation *operation, const struct rows *rows);
    nd_op binary;
    nd_unary_op unary;
    nd_dtype dtypes[MOST]; /* of the operands and the result */
};

static nd_status binary_rows(const struct operation *f, const struct rows *r) {
    return nd_binary_2d(f->binary, r->counts[0], r->counts[1], f->dtypes[0], r->data[0], r->strides[0][0],
                        r->strides[0][1], f->dtypes[1], r->data[1], r->strides[1][0], r->strides[1][1], r->data[2],
                        r->strides[2][0], r->strides[2][1]);
}

/* What has no function of two dimensions does row by row: where row i of an operand begins. */
static char *row(const struct rows *r, int operand, size_t i) {
    return r->data[operand] + (ptrdiff_t)i * r->strides[operand][0];
}

static nd_status into_rows(const struct operation *f, const struct rows *r) {
    nd_status status = ND_OK;
    for (size_t i = 0; i < r->counts[0] && status == ND_OK; i++)
        status = nd_binary_into(f->binary, r->counts[1], f->dtypes[0], row(r, 0, i), r->strides[0][1], f->dtypes[1],
                                row(r, 1, i), r->strides[1][1], f->dtypes[2], row(r, 2, i), r->strides[2][1]);
    return status;
}

static nd_status unary_rows(const struct operation *f, const struct rows *r) {
    nd_status status = ND_OK;
    for (size_t i = 0; i < r->counts[0] && status == ND_OK; i++)
        status = nd_unary(f->unary, r->counts[1], f->dtypes[0], row(r, 0, i), r->strides[0][1], row(r, 1, i),
                          r->strides[1][1]);
    return status;
}

static nd_status where_rows(const struct operation *f, const struct rows *r) {
    nd_status status = ND_OK;
    for (size_t i = 0; i < r->counts[0] && status == ND_OK; i++)
        status =
            nd_where(r->counts[1], f->dtypes[0], row(r, 0, i), r->strides[0][1], f->dtypes[1], row(r, 1, i),
                     r->strides[1][1], f->dtypes[2], row(r, 2, i), r->strides[2][1], row(r, 3, i), r->strides[3][1]);
    return status;
}

static nd_status convert_rows(const struct operation *f, const struct rows *r) {
    nd_status status = ND_OK;
    for (size_t i = 0; i < r->counts[0] && status == ND_OK; i++)
        status = nd_convert(r->counts[1], f->dtypes[0], row(r, 0, i), r->strides[0][1], f->dtypes[1], row(r, 1, i),
                            r->strides[1][1]);
    return status;
}

/* All of arrays of one shape, of which the last is the result. */
static bool all_rows(const struct operation *operation, int count, const array *const *arrays) {
    struct walk w = walk_of(count, arrays);
    size_t index[ARRAY_MAX_DIMS + 1] = {0};
    const int inner = w.dims - 1, outer = w.dims - 2;
    struct rows rows = {.counts = {outer < 0 ? 1 : w.shape[outer], w.shape[inner]}};
    nd_status status = ND_OK;
    if (array_size(arrays[count - 1]) == 0) return true;
    for (int k = 0; k < count; k++) {
        rows.strides[k][0] = outer < 0 ? 0 : w.strides[k][outer];
        rows.strides[k][1] = w.strides[k][inner];
    }
    do {
        for (int k = 0; k < count; k++)
            rows.data[k] = w.data[k];
        status = operation->rows(operation, &rows);
    } while (status == ND_OK && next_rows(&w, index));
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
    return result_of((struct operation){.rows = binary_rows, .binary = op, .dtypes[2] = dtype}, 2,
                     (const array *const[]){a, b});
}

/* Whether two arrays of one shape have the same elements in the same places. */
static bool is_same(const array *a, const array *b) {
    bool same = a->data == b->data && a->dtype == b->dtype;
    for (int i = 0; i < a->dims; i++)
        same = same && (a->strides[i] == b->strides[i] || a->shape[i] == 1);
    return same;
}

/* `from` broadcast to the shape of `to`; a copy where it has elements of `to` in other places. */
static array *operand_of(const array *from, const array *to) {
    array *view = array_broadcast(from, to->dims, to->shape);
    if (!view || view->owner != to->owner || is_same(view, to)) return view;
    array *copy = array_astype(view, view->dtype);
    array_free(view);
    return copy;
}

bool array_assign(array *out, nd_op op, const array *a, const array *b) {
    const nd_dtype dtype = nd_binary_result(op, a->dtype, b->dtype);
    if (dtype == ND_NO_DTYPE)
        return array_fail("this operation is not defined for %s and %s", nd_dtype_name(a->dtype),
                          nd_dtype_name(b->dtype)),
               false;
    array *x = operand_of(a, out), *y = operand_of(b, out);
    const struct operation operation = {.rows = dtype == out->dtype ? binary_rows : into_rows,
                                        .binary = op,
                                        .dtypes = {a->dtype, b->dtype, out->dtype}};
    const bool done = x && y && all_rows(&operation, 3, (const array *const[]){x, y, out});
    array_free(x);
    array_free(y);
    return done;
}

bool array_update(array *a, nd_op op, const array *b) {
    return array_assign(a, op, a, b);
}

array *array_unary(nd_unary_op op, const array *x) {
    const nd_dtype dtype = nd_unary_result(op, x->dtype);
    if (dtype == ND_NO_DTYPE) return array_fail("this operation is not defined for %s", nd_dtype_name(x->dtype));
    return result_of((struct operation){.rows = unary_rows, .unary = op, .dtypes[1] = dtype}, 1, &x);
}

array *array_where(const array *c, const array *a, const array *b) {
    const nd_dtype dtype = nd_where_result(a->dtype, b->dtype);
    if (dtype == ND_NO_DTYPE)
        return array_fail("there is no choice between %s and %s", nd_dtype_name(a->dtype), nd_dtype_name(b->dtype));
    return result_of((struct operation){.rows = where_rows, .dtypes[3] = dtype}, 3, (const array *const[]){c, a, b});
}

array *array_astype(const array *a, nd_dtype dtype) {
    return result_of((struct operation){.rows = convert_rows, .dtypes[1] = dtype}, 1, &a);
}
