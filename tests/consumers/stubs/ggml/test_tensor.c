/* The operation on tensors: any strides, of source and destination, in one call. */
#include "lib_kernels.h"
#include "silu.h"

#include <stdio.h>

enum { DIMS = 4, COLUMNS = 37, ROWS = 5 };

static lib_status forward_silu(struct ggml_tensor *dst, const struct ggml_tensor *src) {
    size_t shape[DIMS];
    ptrdiff_t src_strides[DIMS], dst_strides[DIMS];
    for (int i = 0; i < DIMS; i++) { /* joinery's last dimension is ggml's first */
        shape[i] = (size_t)src->ne[DIMS - 1 - i];
        src_strides[i] = (ptrdiff_t)src->nb[DIMS - 1 - i];
        dst_strides[i] = (ptrdiff_t)dst->nb[DIMS - 1 - i];
    }
    return lib_unary_nd(LIB_SILU, DIMS, shape, src->type, src->data, src_strides, dst->data, dst_strides);
}

static float value(const void *element) {
    float x;
    lib_convert(1, GGML_TYPE_BF16, element, 0, GGML_TYPE_F32, &x, 0);
    return x;
}

int main(void) {
    static float values[ROWS * COLUMNS];
    static uint16_t in[ROWS * COLUMNS], out[COLUMNS][ROWS];
    const size_t size = sizeof *in, all = sizeof in;
    struct ggml_tensor src = {GGML_TYPE_BF16, {COLUMNS, ROWS, 1, 1}, {size, COLUMNS * size, all, all}, in};
    struct ggml_tensor dst = {GGML_TYPE_BF16, {COLUMNS, ROWS, 1, 1}, {ROWS * size, size, all, all}, out};
    int failures = 0;
    for (int i = 0; i < ROWS * COLUMNS; i++)
        values[i] = (float)(i - ROWS * COLUMNS / 2) / 8;
    lib_convert(ROWS * COLUMNS, GGML_TYPE_F32, values, sizeof *values, GGML_TYPE_BF16, in, sizeof *in);
    const lib_status status = forward_silu(&dst, &src);
    for (int row = 0; row < ROWS; row++)
        for (int column = 0; column < COLUMNS; column++) {
            const float silu = ggml_silu_f32(value(&in[row * COLUMNS + column]));
            uint16_t rounded;
            lib_convert(1, GGML_TYPE_F32, &silu, 0, GGML_TYPE_BF16, &rounded, 0);
            failures += out[column][row] != rounded;
        }
    printf("status %d, %d elements differ\n", (int)status, failures);
    return status != LIB_OK || failures;
}
