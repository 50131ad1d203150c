/*
 * kernels/jax_trunc_wasm.c: trunc in WASM SIMD128.
 *
 * Made by joinery 0.2.0 from specs/jax.lua; SHA-256 of what it defines, without comments and free text:
 * e6ee428d8e4e659858c0dd39974ac33cec3898f6d254d00e0ffaa7566824f1e3.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR
 * The licence of this file is yours to choose.
 */
/* clang-format off */
#include "jax_wasm.h"

#if defined(__wasm__) && defined(__clang__) && !defined(JOINERY_NO_WASM)

jax_kernel
    jax_trunc_bf16_wasm, jax_trunc_f16_wasm, jax_trunc_f32_wasm, jax_trunc_f64_wasm;

KERNEL jax_trunc_bf16_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 8)
            store_f32_as_bf16(z, i, trunc_f32(load_bf16_as_f32(x, i)),
                                    trunc_f32(load_bf16_as_f32(x, i + 4)));
    }
}

KERNEL jax_trunc_f16_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 8)
            store_f32_as_f16(z, i, trunc_f32(load_f16_as_f32(x, i)),
                                   trunc_f32(load_f16_as_f32(x, i + 4)));
    }
}

KERNEL jax_trunc_f32_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f32(z, i, trunc_f32(load_f32(x, i)));
            store_f32(z, i + 4, trunc_f32(load_f32(x, i + 4)));
            store_f32(z, i + 8, trunc_f32(load_f32(x, i + 8)));
            store_f32(z, i + 12, trunc_f32(load_f32(x, i + 12)));
        }
    }
}

KERNEL jax_trunc_f64_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8) {
            store_f64(z, i, trunc_f64(load_f64(x, i)));
            store_f64(z, i + 2, trunc_f64(load_f64(x, i + 2)));
            store_f64(z, i + 4, trunc_f64(load_f64(x, i + 4)));
            store_f64(z, i + 6, trunc_f64(load_f64(x, i + 6)));
        }
    }
}

#else
typedef int jax_trunc_wasm_is_absent_; /* ISO C wants a declaration in every file. */
#endif
