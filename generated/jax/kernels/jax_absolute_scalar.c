/*
 * kernels/jax_absolute_scalar.c: absolute in portable C.
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
    jax_absolute_i8_scalar, jax_absolute_i16_scalar, jax_absolute_i32_scalar, jax_absolute_i64_scalar,
    jax_absolute_bf16_scalar, jax_absolute_f32_scalar, jax_absolute_f64_scalar, jax_absolute_c64_scalar,
    jax_absolute_c128_scalar;

KERNEL jax_absolute_i8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, maximum_i8(load_u8(x, i), subtract_u8(constant_u8(0x0), load_u8(x, i))));
    }
}

KERNEL jax_absolute_i16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i++)
            store_u16(z, i, maximum_i16(load_u16(x, i), subtract_u16(constant_u16(0x0), load_u16(x, i))));
    }
}

KERNEL jax_absolute_i32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i++)
            store_u32(z, i, maximum_i32(load_u32(x, i), subtract_u32(constant_u32(0x0), load_u32(x, i))));
    }
}

KERNEL jax_absolute_i64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_u64(z, i, maximum_i64(load_u64(x, i), subtract_u64(constant_u64(UINT64_C(0x0)), load_u64(x, i))));
    }
}

KERNEL jax_absolute_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i++)
            store_u16(z, i, bitwise_and_u16(load_u16(x, i), constant_u16(0x7fff)));
    }
}

KERNEL jax_absolute_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i++)
            store_u32(z, i, bitwise_and_u32(load_u32(x, i), constant_u32(0x7fffffff)));
    }
}

KERNEL jax_absolute_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_u64(z, i, bitwise_and_u64(load_u64(x, i), constant_u64(UINT64_C(0x7fffffffffffffff))));
    }
}

KERNEL jax_absolute_c64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i++)
            store_f32(z, i, load_absolute_c64_as_f32(x, i));
    }
}

KERNEL jax_absolute_c128_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_f64(z, i, load_absolute_c128_as_f64(x, i));
    }
}
