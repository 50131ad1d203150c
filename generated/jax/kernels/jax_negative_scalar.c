/*
 * kernels/jax_negative_scalar.c: negative in portable C.
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
    jax_negative_u8_scalar, jax_negative_u16_scalar, jax_negative_u32_scalar, jax_negative_u64_scalar,
    jax_negative_bf16_scalar, jax_negative_f32_scalar, jax_negative_f64_scalar, jax_negative_c64_scalar,
    jax_negative_c128_scalar;

KERNEL jax_negative_u8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, subtract_u8(constant_u8(0x0), load_u8(x, i)));
    }
}

KERNEL jax_negative_u16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i++)
            store_u16(z, i, subtract_u16(constant_u16(0x0), load_u16(x, i)));
    }
}

KERNEL jax_negative_u32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i++)
            store_u32(z, i, subtract_u32(constant_u32(0x0), load_u32(x, i)));
    }
}

KERNEL jax_negative_u64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_u64(z, i, subtract_u64(constant_u64(UINT64_C(0x0)), load_u64(x, i)));
    }
}

KERNEL jax_negative_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i++)
            store_u16(z, i, bitwise_xor_u16(load_u16(x, i), constant_u16(0x8000)));
    }
}

KERNEL jax_negative_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i++)
            store_u32(z, i, bitwise_xor_u32(load_u32(x, i), constant_u32(0x80000000)));
    }
}

KERNEL jax_negative_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_u64(z, i, bitwise_xor_u64(load_u64(x, i), constant_u64(UINT64_C(0x8000000000000000))));
    }
}

KERNEL jax_negative_c64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_c64(z, i, negative_c64(load_c64(x, i)));
    }
}

KERNEL jax_negative_c128_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i++)
            store_c128(z, i, negative_c128(load_c128(x, i)));
    }
}
