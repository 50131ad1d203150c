/*
 * kernels/jax_conjugate_neon.c: conjugate in NEON.
 *
 * Made by joinery 0.2.0 from specs/jax.lua; SHA-256 of what it defines, without comments and free text:
 * e6ee428d8e4e659858c0dd39974ac33cec3898f6d254d00e0ffaa7566824f1e3.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR
 * The licence of this file is yours to choose.
 */
/* clang-format off */
#include "jax_neon.h"

#if defined(__aarch64__) && !defined(__AARCH64EB__) && defined(__GNUC__) && !defined(JOINERY_NO_NEON)

jax_kernel
    jax_conjugate_c64_neon, jax_conjugate_c128_neon;

KERNEL jax_conjugate_c64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_c64_wide(z, 0, conjugate_c64(load_c64(x, 0)),
                             conjugate_c64(load_c64(x, 4)));
        store_c64_wide(z, 8, conjugate_c64(load_c64(x, 8)),
                             conjugate_c64(load_c64(x, 12)));
        store_c64_wide(z, 16, conjugate_c64(load_c64(x, 16)),
                              conjugate_c64(load_c64(x, 20)));
        store_c64_wide(z, 24, conjugate_c64(load_c64(x, 24)),
                              conjugate_c64(load_c64(x, 28)));
    }
}

KERNEL jax_conjugate_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c128_wide(z, i, conjugate_c128(load_c128(x, i)),
                                  conjugate_c128(load_c128(x, i + 2)),
                                  conjugate_c128(load_c128(x, i + 4)),
                                  conjugate_c128(load_c128(x, i + 6)));
            store_c128_wide(z, i + 8, conjugate_c128(load_c128(x, i + 8)),
                                      conjugate_c128(load_c128(x, i + 10)),
                                      conjugate_c128(load_c128(x, i + 12)),
                                      conjugate_c128(load_c128(x, i + 14)));
        }
    }
}

#else
typedef int jax_conjugate_neon_is_absent_; /* ISO C wants a declaration in every file. */
#endif
