/*
 * kernels/jax_round_scalar.c: round in portable C.
 *
 * Made by joinery 0.2.0 from specs/jax.lua; SHA-256 of what it defines, without comments and free text:
 * e6ee428d8e4e659858c0dd39974ac33cec3898f6d254d00e0ffaa7566824f1e3.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR
 * The licence of this file is yours to choose.
 */
/* clang-format off */
#include "jax_scalar.h"

jax_kernel
    jax_round_bf16_scalar, jax_round_f16_scalar, jax_round_f32_scalar, jax_round_f64_scalar;

KERNEL jax_round_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i++)
            store_f32_as_bf16(z, i, round_f32(load_bf16_as_f32(x, i)));
    }
}

KERNEL jax_round_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i++)
            store_f32_as_f16(z, i, round_f32(load_f16_as_f32(x, i)));
    }
}

KERNEL jax_round_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i++)
            store_f32(z, i, round_f32(load_f32(x, i)));
    }
}

KERNEL jax_round_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_f64(z, i, round_f64(load_f64(x, i)));
    }
}
