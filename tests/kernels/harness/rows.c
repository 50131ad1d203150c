#include "rows.h"
#include "check.h"

#include <string.h>

const int rows_operands[ROWS_OPERANDS] = {CALL_A, CALL_B, CALL_OUT};

void rows_complain(const struct rows *rows, enum subject_status status, const char *what) {
    const struct call call = {.signature = rows->signature};
    const struct rows_layout *a = &rows->layouts[CALL_A], *b = &rows->layouts[CALL_B], *out = &rows->layouts[CALL_OUT];
    check_that(
        false, "%s: %s, %zu x %zu; offsets %td, %td, %td; strides (%td, %td), (%td, %td), (%td, %td): status %d, %s",
        subject_isa(), call_text(&call), rows->n[0], rows->n[1], a->offset, b->offset, out->offset, a->strides[0],
        a->strides[1], b->strides[0], b->strides[1], out->strides[0], out->strides[1], (int)status, what);
}

void rows_reach(const size_t n[2], const struct rows_layout *layout, ptrdiff_t *low, ptrdiff_t *high) {
    *low = 0;
    *high = (ptrdiff_t)layout->size;
    for (int d = 0; d < 2; d++) {
        const ptrdiff_t span = n[d] > 1 ? layout->strides[d] * (ptrdiff_t)(n[d] - 1) : 0;
        *(span < 0 ? low : high) += span;
    }
}

enum subject_status rows_one_by_one(const struct rows *rows, unsigned char *const base[CALL_OPERANDS]) {
    const struct call_signature *signature = rows->signature;
    const struct rows_layout *out = &rows->layouts[CALL_OUT];
    enum subject_status status = SUBJECT_OK;
    for (size_t i = 0; i < rows->n[0] && status == SUBJECT_OK; i++) {
        struct subject_operand x[2];
        for (int k = 0; k < 2; k++) {
            const struct rows_layout *layout = &rows->layouts[k];
            x[k] = (struct subject_operand){signature->dtypes[k],
                                            base[k] + layout->offset + (i ? (ptrdiff_t)i * layout->strides[0] : 0),
                                            layout->strides[1]};
        }
        status =
            subject_binary((unsigned)subject_op((enum ref_op)signature->op), rows->n[1], x[0], x[1],
                           base[CALL_OUT] + out->offset + (i ? (ptrdiff_t)i * out->strides[0] : 0), out->strides[1]);
    }
    return status;
}

enum subject_status rows_at_once(const struct rows *rows, unsigned char *const base[CALL_OPERANDS]) {
    const struct call_signature *signature = rows->signature;
    struct subject_plane x[2];
    for (int k = 0; k < 2; k++)
        x[k] = (struct subject_plane){signature->dtypes[k],
                                      base[k] + rows->layouts[k].offset,
                                      {rows->layouts[k].strides[0], rows->layouts[k].strides[1]}};
    return subject_binary_2d((unsigned)subject_op((enum ref_op)signature->op), rows->n, x[0], x[1],
                             base[CALL_OUT] + rows->layouts[CALL_OUT].offset, rows->layouts[CALL_OUT].strides);
}

void rows_forgive(const struct rows *rows, const unsigned char *got, unsigned char *expected) {
    const struct rows_layout *out = &rows->layouts[CALL_OUT];
    const struct ref_dtype *result = call_result(rows->signature);
    for (size_t i = 0; i < rows->n[0]; i++)
        for (size_t j = 0; j < rows->n[1]; j++) {
            const ptrdiff_t row = i ? (ptrdiff_t)i * out->strides[0] : 0,
                            column = j ? (ptrdiff_t)j * out->strides[1] : 0;
            const ptrdiff_t at = out->offset + row + column;
            if (ref_equal(result, got + at, expected + at)) memcpy(expected + at, got + at, result->size);
        }
}
