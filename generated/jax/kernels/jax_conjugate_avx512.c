/*
 * kernels/jax_conjugate_avx512.c: conjugate in AVX-512 F, BW, DQ, VL (x86-64).
 *
 * Made by joinery 0.2.0 from specs/jax.lua; SHA-256 of what it defines, without comments and free text:
 * e6ee428d8e4e659858c0dd39974ac33cec3898f6d254d00e0ffaa7566824f1e3.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR
 * The licence of this file is yours to choose.
 */
/* clang-format off */
#include "jax_avx512.h"

#if (defined(__x86_64__) && defined(__GNUC__) || defined(_M_X64) && defined(_MSC_VER)) && !defined(JOINERY_NO_AVX512) && !defined(JOINERY_NO_AVX2)

jax_kernel
    jax_conjugate_c64_avx512, jax_conjugate_c128_avx512;

KERNEL jax_conjugate_c64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_c64(z, 0, conjugate_c64(load_c64(x, 0)));
        store_c64(z, 8, conjugate_c64(load_c64(x, 8)));
        store_c64(z, 16, conjugate_c64(load_c64(x, 16)));
        store_c64(z, 24, conjugate_c64(load_c64(x, 24)));
    }
}

KERNEL jax_conjugate_c128_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        store_c128(z, 0, conjugate_c128(load_c128(x, 0)));
        store_c128(z, 8, conjugate_c128(load_c128(x, 8)));
        store_c128(z, 16, conjugate_c128(load_c128(x, 16)));
        store_c128(z, 24, conjugate_c128(load_c128(x, 24)));
    }
}

#else
typedef int jax_conjugate_avx512_is_absent_; /* ISO C wants a declaration in every file. */
#endif
