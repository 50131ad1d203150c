/* Arrays and views: shapes, strides and memory. Nothing here reads an element. */
#include "array.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct elements {
    size_t views;
    _Alignas(max_align_t) char bytes[];
};

static _Thread_local char error[160];

const char *array_error(void) {
    return error;
}

array *array_fail(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(error, sizeof error, format, arguments);
    va_end(arguments);
    return NULL;
}

size_t array_size(const array *a) {
    size_t size = 1;
    for (int i = 0; i < a->dims; i++)
        size *= a->shape[i];
    return size;
}

array *array_new(nd_dtype dtype, int dims, const size_t *shape) {
    const size_t element = nd_dtype_size(dtype);
    if (!element) return array_fail("not a dtype with elements");
    if (dims < 0 || dims > ARRAY_MAX_DIMS)
        return array_fail("%d dimensions, at most %d are possible", dims, ARRAY_MAX_DIMS);
    array *a = calloc(1, sizeof *a);
    if (!a) return array_fail("no memory");
    a->dtype = dtype;
    a->dims = dims;
    size_t bytes = element;
    for (int i = dims; i-- > 0;) {
        a->shape[i] = shape[i];
        a->strides[i] = (ptrdiff_t)bytes;
        if (shape[i] && bytes > (size_t)PTRDIFF_MAX / 2 / shape[i]) {
            free(a);
            return array_fail("too many elements");
        }
        bytes *= shape[i];
    }
    a->owner = calloc(1, sizeof *a->owner + bytes);
    if (!a->owner) {
        free(a);
        return array_fail("no memory for %zu bytes", bytes);
    }
    a->owner->views = 1;
    a->data = a->owner->bytes;
    return a;
}

array *array_from(nd_dtype dtype, int dims, const size_t *shape, const void *elements) {
    array *a = array_new(dtype, dims, shape);
    if (a) memcpy(a->data, elements, array_size(a) * nd_dtype_size(dtype));
    return a;
}

array *array_range(nd_dtype dtype, int dims, const size_t *shape) {
    array *a = array_new(ND_I64, dims, shape);
    if (!a) return NULL;
    for (size_t i = array_size(a); i-- > 0;)
        ((int64_t *)(void *)a->data)[i] = (int64_t)i;
    array *range = array_astype(a, dtype);
    array_free(a);
    return range;
}

void array_free(array *a) {
    if (!a) return;
    if (--a->owner->views == 0) free(a->owner);
    free(a);
}

static array *view(const array *a) {
    array *v = malloc(sizeof *v);
    if (!v) return array_fail("no memory");
    *v = *a;
    v->owner->views++;
    return v;
}

array *array_transpose(const array *a) {
    array *v = view(a);
    for (int i = 0; v && i < a->dims; i++) {
        v->shape[i] = a->shape[a->dims - 1 - i];
        v->strides[i] = a->strides[a->dims - 1 - i];
    }
    return v;
}

array *array_slice(const array *a, int dim, ptrdiff_t start, ptrdiff_t stop, ptrdiff_t step) {
    if (dim < 0 || dim >= a->dims) return array_fail("dimension %d of an array that has %d", dim, a->dims);
    const ptrdiff_t length = (ptrdiff_t)a->shape[dim];
    const bool inside = step > 0 ? 0 <= start && start <= stop && stop <= length
                                 : step < 0 && -1 <= stop && stop <= start && start < length;
    if (!inside) return array_fail("slice %td:%td:%td of a dimension of %td", start, stop, step, length);
    array *v = view(a);
    if (!v) return NULL;
    const ptrdiff_t span = step > 0 ? stop - start : start - stop, stride = step > 0 ? step : -step;
    v->shape[dim] = (size_t)((span + stride - 1) / stride);
    v->strides[dim] *= step;
    if (span) v->data += start * a->strides[dim];
    return v;
}

array *array_broadcast(const array *a, int dims, const size_t *shape) {
    if (dims < a->dims || dims > ARRAY_MAX_DIMS) return array_fail("%d dimensions cannot become %d", a->dims, dims);
    array *v = view(a);
    if (!v) return NULL;
    v->dims = dims;
    for (int i = 0; i < dims; i++) {
        const int from = i - (dims - a->dims);
        const bool kept = from >= 0 && a->shape[from] == shape[i];
        if (from >= 0 && !kept && a->shape[from] != 1) {
            array_free(v);
            return array_fail("a dimension of %zu cannot become %zu", a->shape[from], shape[i]);
        }
        v->shape[i] = shape[i];
        v->strides[i] = kept ? a->strides[from] : 0;
    }
    return v;
}

void *array_at(const array *a, const size_t *index) {
    char *at = a->data;
    for (int i = 0; i < a->dims; i++)
        at += (ptrdiff_t)index[i] * a->strides[i];
    return at;
}
