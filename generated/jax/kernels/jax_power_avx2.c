/*
 * kernels/jax_power_avx2.c: power in AVX2 (x86-64).
 *
 * Made by joinery 0.1.0 from specs/jax.lua; SHA-256 of what it defines, without comments and free text:
 * 530a914c58caa7e93131eba1eabcea136a47523d01582d7073f237d77e3d2779.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR
 * The licence of this file is yours to choose.
 */
/* clang-format off */
#include "jax_avx2.h"

#if defined(__x86_64__) && defined(__GNUC__) && !defined(JOINERY_NO_AVX2)

jax_kernel
    jax_power_u8_u8_avx2;

KERNEL jax_power_u8_u8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_u8(z, 0, power_u8(load_u8(x, 0), load_u8(y, 0)));
        store_u8(z + 32, 0, power_u8(load_u8(x + a_step, 0), load_u8(y + b_step, 0)));
    }
    if (blocks)
        store_u8(z, 0, power_u8(load_u8(x, 0), load_u8(y, 0)));
}

#else
typedef int jax_power_avx2_is_absent_; /* ISO C wants a declaration in every file. */
#endif
