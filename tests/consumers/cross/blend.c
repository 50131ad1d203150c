/* Blends a row of 8-bit pixels over one of 16-bit pixels, with weights in f16. */
#include "pixels_kernels.h"

#include <stdio.h>
#include <string.h>

enum { WIDTH = 333 };

int main(void) {
    static uint8_t over[WIDTH];
    static uint16_t under[WIDTH];
    static pixels_f16 weighted[WIDTH], out[WIDTH], quarter = {0x3400}; /* 0.25 */
    for (int i = 0; i < WIDTH; i++) {
        over[i] = (uint8_t)i;
        under[i] = (uint16_t)(i * 2);
    }
    pixels_status status =
        pixels_multiply(WIDTH, PIXELS_U8, over, 1, PIXELS_F16, &quarter, 0, weighted, sizeof *weighted);
    if (status == PIXELS_OK)
        status = pixels_add(WIDTH, PIXELS_U16, under, sizeof *under, PIXELS_F16, weighted, sizeof *weighted, out,
                            sizeof *out);
    printf("%s: status %d, 0x%04x\n", pixels_isa(), (int)status, (unsigned)out[100].bits);
#if defined(__aarch64__)
    if (strncmp(pixels_isa(), "neon", 4) != 0) return 1;
#endif
    return status != PIXELS_OK || out[100].bits != 0x5b08; /* 200 + 25 = 225 */
}
