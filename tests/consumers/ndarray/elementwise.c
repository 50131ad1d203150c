/* Elementwise operations: operands broadcast to one shape, and generated loops over all dimensions. */
#include "array.h"

enum { MOST = 3 }; /* operands */

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

/* An array for the results of `count` operands, of which `views` are made that have its shape. */
static array *result_of(nd_dtype dtype, int count, const array *const *operands, array **views) {
    int dims;
    size_t shape[ARRAY_MAX_DIMS] = {0};
    if (!broadcast_shape(count, operands, &dims, shape)) return NULL;
    for (int k = 0; k < count; k++)
        if (!(views[k] = array_broadcast(operands[k], dims, shape))) return NULL;
    return array_new(dtype, dims, shape);
}

static bool is_done(nd_status status) {
    return status == ND_OK || (array_fail("the call ended with status %d", (int)status), false);
}

/* The results, if they came about; the views have served. */
static array *finished(array *out, nd_status status, array *const *views) {
    for (int k = 0; k < MOST; k++)
        array_free(views[k]);
    if (!out || is_done(status)) return out;
    array_free(out);
    return NULL;
}

/* How calls are told of an array. */
#define SHAPE(x)    (size_t)(x)->dims, (x)->shape
#define ELEMENTS(x) (x)->data, (x)->strides
#define ARRAY(x)    (x)->dtype, ELEMENTS(x)

array *array_binary(nd_op op, const array *a, const array *b) {
    const nd_dtype dtype = nd_binary_out_dtype(op, a->dtype, b->dtype);
    if (dtype == ND_NO_DTYPE)
        return array_fail("this operation is not defined for %s and %s", nd_dtype_name(a->dtype),
                          nd_dtype_name(b->dtype));
    array *v[MOST] = {NULL}, *out = result_of(dtype, 2, (const array *const[]){a, b}, v);
    return finished(out, out ? nd_binary_nd(op, SHAPE(out), ARRAY(v[0]), ARRAY(v[1]), ARRAY(out)) : ND_OK, v);
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
    if (nd_binary_out_dtype(op, a->dtype, b->dtype) == ND_NO_DTYPE)
        return array_fail("this operation is not defined for %s and %s", nd_dtype_name(a->dtype),
                          nd_dtype_name(b->dtype)),
               false;
    array *x = operand_of(a, out), *y = operand_of(b, out);
    const bool done = x && y && is_done(nd_binary_nd(op, SHAPE(out), ARRAY(x), ARRAY(y), ARRAY(out)));
    array_free(x);
    array_free(y);
    return done;
}

bool array_update(array *a, nd_op op, const array *b) {
    return array_assign(a, op, a, b);
}

array *array_unary(nd_unary_op op, const array *x) {
    const nd_dtype dtype = nd_unary_out_dtype(op, x->dtype);
    if (dtype == ND_NO_DTYPE) return array_fail("this operation is not defined for %s", nd_dtype_name(x->dtype));
    array *out = array_new(dtype, x->dims, x->shape);
    return finished(out, out ? nd_unary_nd(op, SHAPE(out), ARRAY(x), ELEMENTS(out)) : ND_OK, (array *[MOST]){NULL});
}

array *array_where(const array *c, const array *a, const array *b) {
    const nd_dtype dtype = nd_where_out_dtype(a->dtype, b->dtype);
    if (dtype == ND_NO_DTYPE)
        return array_fail("there is no choice between %s and %s", nd_dtype_name(a->dtype), nd_dtype_name(b->dtype));
    array *v[MOST] = {NULL}, *out = result_of(dtype, 3, (const array *const[]){c, a, b}, v);
    return finished(out, out ? nd_where_nd(SHAPE(out), ARRAY(v[0]), ARRAY(v[1]), ARRAY(v[2]), ELEMENTS(out)) : ND_OK,
                    v);
}

array *array_astype(const array *a, nd_dtype dtype) {
    array *out = array_new(dtype, a->dims, a->shape);
    return finished(out, out ? nd_convert_nd(SHAPE(out), ARRAY(a), ARRAY(out)) : ND_OK, (array *[MOST]){NULL});
}
