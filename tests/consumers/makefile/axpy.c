/* a * x + y over readings of 16 bits, weights in bf16 and offsets in f32. */
#include "mixed_kernels.h"

#include <stdio.h>

enum { COUNT = 1000 };

int main(void) {
    static int16_t x[COUNT];
    static mixed_bf16 product[COUNT];
    static float y[COUNT], out[COUNT];
    for (int i = 0; i < COUNT; i++) {
        x[i] = (int16_t)(i - COUNT / 2);
        y[i] = 0.25f;
    }
    const mixed_bf16 a = {0x3fc0}; /* 1.5 */
    mixed_status status = mixed_multiply(COUNT, MIXED_BF16, &a, 0, MIXED_I16, x, sizeof *x, product, sizeof *product);
    if (status == MIXED_OK)
        status = mixed_add(COUNT, MIXED_BF16, product, sizeof *product, MIXED_F32, y, sizeof *y, out, sizeof *out);
    printf("%s: status %d, %g ... %g\n", mixed_isa(), (int)status, (double)out[490], (double)out[510]);
    return status != MIXED_OK || out[490] != -14.75f || out[510] != 15.25f;
}
