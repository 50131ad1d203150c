/*
 * kernels/jax_bitwise_invert_scalar.c: bitwise_invert in portable C.
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
    jax_bitwise_invert_b_scalar, jax_bitwise_invert_u8_scalar, jax_bitwise_invert_u16_scalar,
    jax_bitwise_invert_u32_scalar, jax_bitwise_invert_u64_scalar;

KERNEL jax_bitwise_invert_b_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_xor_u8(load_u8_as_b(x, i), constant_u8(0x1)));
    }
}

KERNEL jax_bitwise_invert_u8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_xor_u8(load_u8(x, i), constant_u8(0xff)));
    }
}

KERNEL jax_bitwise_invert_u16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i++)
            store_u16(z, i, bitwise_xor_u16(load_u16(x, i), constant_u16(0xffff)));
    }
}

KERNEL jax_bitwise_invert_u32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i++)
            store_u32(z, i, bitwise_xor_u32(load_u32(x, i), constant_u32(0xffffffff)));
    }
}

KERNEL jax_bitwise_invert_u64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_u64(z, i, bitwise_xor_u64(load_u64(x, i), constant_u64(UINT64_C(0xffffffffffffffff))));
    }
}
