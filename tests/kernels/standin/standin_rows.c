/* Operations in two dimensions, and such whose results are converted: by way of those that do neither. */
#include "standin_common.h"

#include <stdlib.h>
#include <string.h>

enum { LARGEST = 16 };

/* ---- In two dimensions ---- */

struct plane {
    const unsigned char *start;
    ptrdiff_t strides[2];
    ptrdiff_t size;
};

static ptrdiff_t magnitude(ptrdiff_t stride) {
    return stride < 0 ? -stride : stride;
}

/* The lowest byte, as a distance from `from`. */
static ptrdiff_t lowest(const size_t n[2], const struct plane *x, const unsigned char *from) {
    ptrdiff_t low = (ptrdiff_t)((uintptr_t)x->start - (uintptr_t)from);
    for (int d = 0; d < 2; d++)
        if (x->strides[d] < 0) low += x->strides[d] * (ptrdiff_t)(n[d] - 1);
    return low;
}

static ptrdiff_t length(const size_t n[2], const struct plane *x) {
    return magnitude(x->strides[0]) * (ptrdiff_t)(n[0] - 1) + magnitude(x->strides[1]) * (ptrdiff_t)(n[1] - 1) +
           x->size;
}

/* Whether elements of x, which begin `distance` after those of out and go on alike, share bytes with them; of those
 * that are the same ones only where `same` counts. Every distance between two elements is looked at. */
static bool meet(const size_t n[2], const struct plane *x, const struct plane *out, ptrdiff_t distance, bool same) {
    const ptrdiff_t last0 = (ptrdiff_t)n[0] - 1, last1 = (ptrdiff_t)n[1] - 1;
    for (ptrdiff_t i = -last0; i <= last0; i++)
        for (ptrdiff_t j = -last1; j <= last1; j++) {
            const ptrdiff_t between = distance + i * magnitude(out->strides[0]) + j * magnitude(out->strides[1]);
            if (between < out->size && between > -x->size && (same || i != 0 || j != 0)) return true;
        }
    return false;
}

static bool planes_overlap(const size_t n[2], const struct plane *x, const struct plane *out) {
    const ptrdiff_t distance = lowest(n, x, out->start) - lowest(n, out, out->start);
    bool same = x->start == out->start && x->size == out->size, alike = !fault("rows_by_range");
    for (int d = 0; d < 2; d++) {
        same = same && x->strides[d] == out->strides[d];
        alike = alike && magnitude(x->strides[d]) == magnitude(out->strides[d]);
    }
    if (distance >= length(n, out) || -distance >= length(n, x)) return false;
    return !same && (!alike || meet(n, x, out, distance, true));
}

static standin_status plane_arguments(const size_t n[2], struct plane *planes[3]) {
    const struct plane *out = planes[2];
    for (int i = 0; i < 3; i++)
        if (!planes[i]->start && !fault("rows_of_null")) return STANDIN_BAD_ARGUMENT;
    for (int d = 0; d < 2; d++) {
        if (n[d] > 1 && -out->size < out->strides[d] && out->strides[d] < out->size) return STANDIN_BAD_ARGUMENT;
        for (int i = 0; i < 3 && n[d] == 1; i++)
            planes[i]->strides[d] = 0;
    }
    for (int i = 0; i < 3; i++) {
        size_t room = PTRDIFF_MAX - (size_t)planes[i]->size;
        if (!takes(&room, n[0], planes[i]->strides[0]) || !takes(&room, n[1], planes[i]->strides[1]))
            return STANDIN_BAD_ARGUMENT;
    }
    if (meet(n, out, out, 0, false) && !fault("rows_over_rows")) return STANDIN_BAD_ARGUMENT;
    for (int i = 0; i < 2; i++)
        if (planes_overlap(n, planes[i], out) && !fault("rows_overlap_missed")) return STANDIN_OVERLAP;
    return STANDIN_OK;
}

/* Elements at strides to contiguous ones. */
static void gather_plane(const size_t n[2], const struct plane *x, unsigned char *elements) {
    for (size_t i = 0; i < n[0]; i++)
        for (size_t j = 0; j < n[1]; j++, elements += x->size)
            memcpy(elements, x->start + (ptrdiff_t)i * x->strides[0] + (ptrdiff_t)j * x->strides[1], (size_t)x->size);
}

static void scatter_plane(const size_t n[2], const struct plane *z, const unsigned char *elements, unsigned char *out) {
    for (size_t i = 0; i < n[0]; i++)
        for (size_t j = 0; j < n[1]; j++, elements += z->size)
            memcpy(out + (ptrdiff_t)i * z->strides[0] + (ptrdiff_t)j * z->strides[1], elements, (size_t)z->size);
}

standin_status standin_binary_2d(standin_op op, size_t n0, size_t n1, standin_dtype a_dtype, const void *a,
                                 ptrdiff_t a_stride0, ptrdiff_t a_stride1, standin_dtype b_dtype, const void *b,
                                 ptrdiff_t b_stride0, ptrdiff_t b_stride1, void *out, ptrdiff_t out_stride0,
                                 ptrdiff_t out_stride1) {
    standin_status status = standin_binary(op, 0, a_dtype, a, 0, b_dtype, b, 0, out, 0);
    const size_t n[2] = {n0, n1};
    if (status != STANDIN_OK || n0 == 0 || n1 == 0) return status;
    struct plane x = {a, {a_stride0, a_stride1}, (ptrdiff_t)describe(a_dtype)->size};
    struct plane y = {b, {b_stride0, b_stride1}, (ptrdiff_t)describe(b_dtype)->size};
    struct plane z = {out, {out_stride0, out_stride1}, 0};
    z.size = (ptrdiff_t)describe(standin_binary_result(op, a_dtype, b_dtype))->size;
    status = plane_arguments(n, (struct plane *[]){&x, &y, &z});
    if (status != STANDIN_OK && fault("rows_refused_but_written") && out) *(unsigned char *)out ^= 1;
    if (status != STANDIN_OK) return status;
    if (fault("rows_by_columns") && n0 == n1) x.strides[0] = a_stride1, x.strides[1] = a_stride0;

    const size_t count = n0 * n1, row = n1 * (size_t)x.size;
    unsigned char *elements = malloc(count * (size_t)(x.size + y.size + z.size));
    unsigned char *second = elements + count * (size_t)x.size, *results = second + count * (size_t)y.size;
    gather_plane(n, &x, elements);
    gather_plane(n, &y, second);
    if (fault("rows_repeated") && n0 > 33) memcpy(elements + 33 * row, elements + 32 * row, row);
    standin_binary(op, count, a_dtype, elements, x.size, b_dtype, second, y.size, results, z.size);
    scatter_plane(n, &z, results, out);
    if (fault("rows_with_gaps") && n1 > 1 && out_stride1 > z.size) ((unsigned char *)out)[z.size] ^= 1;
    free(elements);
    return STANDIN_OK;
}

/* ---- Converted ---- */

standin_status standin_binary_into(standin_op op, size_t n, standin_dtype a_dtype, const void *a, ptrdiff_t a_stride,
                                   standin_dtype b_dtype, const void *b, ptrdiff_t b_stride, standin_dtype out_dtype,
                                   void *out, ptrdiff_t out_stride) {
    if ((unsigned)op >= STANDIN_OP_COUNT || !is_dtype(a_dtype) || !is_dtype(b_dtype)) return STANDIN_BAD_ARGUMENT;
    if (!is_dtype(out_dtype)) return fault("into_anything") ? STANDIN_OK : STANDIN_BAD_ARGUMENT;
    standin_status status = standin_binary(op, 0, a_dtype, a, 0, b_dtype, b, 0, out, 0);
    if (status != STANDIN_OK) return status;
    const standin_dtype between = standin_binary_result(op, a_dtype, b_dtype);
    if (out_dtype == STANDIN_DATE) return STANDIN_NO_KERNEL;
    struct operand operands[] = {{describe(a_dtype), a, a_stride}, {describe(b_dtype), b, b_stride}};
    status = arguments(n, operands, 2, (struct operand){describe(out_dtype), out, out_stride});
    if (status != STANDIN_OK && fault("into_anyway") && n > 0 && out) *(unsigned char *)out ^= 1;
    if (status != STANDIN_OK || n == 0) return status;

    const size_t size = describe(between)->size;
    const bool by_way = fault("into_by_way") && between == STANDIN_F64; /* of f32 */
    unsigned char *x = malloc(n * LARGEST), *y = malloc(n * LARGEST);
    unsigned char *results = malloc(n * LARGEST), *others = malloc(n * LARGEST);
    gather(n, operands[0], x);
    gather(n, operands[1], y);
    standin_binary(op, n, a_dtype, x, (ptrdiff_t)describe(a_dtype)->size, b_dtype, y,
                   (ptrdiff_t)describe(b_dtype)->size, results, (ptrdiff_t)size);
    if (fault("into_last_block") && n > 500) memcpy(results + (n - 1) * size, results, size);
    if (by_way) standin_convert(n, between, results, (ptrdiff_t)size, STANDIN_F32, others, 4);
    standin_convert(n, by_way ? STANDIN_F32 : between, by_way ? others : results, by_way ? 4 : (ptrdiff_t)size,
                    out_dtype, x, (ptrdiff_t)describe(out_dtype)->size);
    scatter(n, x, describe(out_dtype), out, out_stride);
    free(x);
    free(y);
    free(results);
    free(others);
    return STANDIN_OK;
}
