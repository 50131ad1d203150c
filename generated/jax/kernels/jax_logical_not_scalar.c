/*
 * kernels/jax_logical_not_scalar.c: logical_not in portable C.
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
    jax_logical_not_u16_scalar, jax_logical_not_u32_scalar, jax_logical_not_u64_scalar, jax_logical_not_bf16_scalar,
    jax_logical_not_f16_scalar, jax_logical_not_f32_scalar, jax_logical_not_f64_scalar, jax_logical_not_c64_scalar,
    jax_logical_not_c128_scalar;

KERNEL jax_logical_not_u16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_xor_u8(load_u16_as_b(x, i), constant_u8(0x1)));
    }
}

KERNEL jax_logical_not_u32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_xor_u8(load_u32_as_b(x, i), constant_u8(0x1)));
    }
}

KERNEL jax_logical_not_u64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_xor_u8(load_u64_as_b(x, i), constant_u8(0x1)));
    }
}

KERNEL jax_logical_not_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_xor_u8(load_bf16_as_b(x, i), constant_u8(0x1)));
    }
}

KERNEL jax_logical_not_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_xor_u8(load_f16_as_b(x, i), constant_u8(0x1)));
    }
}

KERNEL jax_logical_not_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_xor_u8(load_f32_as_b(x, i), constant_u8(0x1)));
    }
}

KERNEL jax_logical_not_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_xor_u8(load_f64_as_b(x, i), constant_u8(0x1)));
    }
}

KERNEL jax_logical_not_c64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_xor_u8(load_c64_as_b(x, i), constant_u8(0x1)));
    }
}

KERNEL jax_logical_not_c128_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_xor_u8(load_c128_as_b(x, i), constant_u8(0x1)));
    }
}
