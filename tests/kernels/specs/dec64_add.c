/* A hand-written kernel in the place of an override point: the sum of two arrays of dec64_t, and the number of blocks
 * that it did.
 */
#include "dec64_add.h"
#include "zoo_kernels.h"

size_t dec64_blocks_added;

void zoo_add_dec64_dec64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out,
                                size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    dec64_t left[ZOO_BLOCK], right[ZOO_BLOCK];
    for (; blocks; blocks--, x += a_step, y += b_step, z += sizeof left) {
        memcpy(left, x, sizeof left);
        memcpy(right, y, sizeof right);
        for (size_t i = 0; i < ZOO_BLOCK; i++)
            left[i] = dec64_from_double(dec64_to_double(left[i]) + dec64_to_double(right[i]));
        memcpy(z, left, sizeof left);
        dec64_blocks_added++;
    }
}
