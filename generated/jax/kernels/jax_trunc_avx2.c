/*
 * kernels/jax_trunc_avx2.c: trunc in AVX2 (x86-64).
 *
 * Made by joinery 0.2.0 from specs/jax.lua; SHA-256 of what it defines, without comments and free text:
 * e6ee428d8e4e659858c0dd39974ac33cec3898f6d254d00e0ffaa7566824f1e3.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR
 * The licence of this file is yours to choose.
 */
/* clang-format off */
#include "jax_avx2.h"

#if (defined(__x86_64__) && defined(__GNUC__) || defined(_M_X64) && defined(_MSC_VER)) && !defined(JOINERY_NO_AVX2)

jax_kernel
    jax_trunc_bf16_avx2, jax_trunc_f16_avx2, jax_trunc_f32_avx2, jax_trunc_f64_avx2;

KERNEL jax_trunc_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_bf16(z, i, trunc_f32(load_bf16_as_f32(x, i)),
                                    trunc_f32(load_bf16_as_f32(x, i + 8)));
    }
}

KERNEL jax_trunc_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_f32_as_f16(z, 0, trunc_f32(load_f16_as_f32(x, 0)));
        store_f32_as_f16(z, 8, trunc_f32(load_f16_as_f32(x, 8)));
        store_f32_as_f16(z, 16, trunc_f32(load_f16_as_f32(x, 16)));
        store_f32_as_f16(z, 24, trunc_f32(load_f16_as_f32(x, 24)));
    }
}

KERNEL jax_trunc_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32(z, 0, trunc_f32(load_f32(x, 0)));
        store_f32(z, 8, trunc_f32(load_f32(x, 8)));
        store_f32(z, 16, trunc_f32(load_f32(x, 16)));
        store_f32(z, 24, trunc_f32(load_f32(x, 24)));
    }
}

KERNEL jax_trunc_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_f64(z, 0, trunc_f64(load_f64(x, 0)));
        store_f64(z, 4, trunc_f64(load_f64(x, 4)));
        store_f64(z, 8, trunc_f64(load_f64(x, 8)));
        store_f64(z, 12, trunc_f64(load_f64(x, 12)));
        store_f64(z, 16, trunc_f64(load_f64(x, 16)));
        store_f64(z, 20, trunc_f64(load_f64(x, 20)));
        store_f64(z, 24, trunc_f64(load_f64(x, 24)));
        store_f64(z, 28, trunc_f64(load_f64(x, 28)));
    }
}

#else
typedef int jax_trunc_avx2_is_absent_; /* ISO C wants a declaration in every file. */
#endif
