/*
 * kernels/jax_floor_divide_scalar.c: floor_divide in portable C.
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
    jax_floor_divide_i32_i32_scalar, jax_floor_divide_u8_u8_scalar, jax_floor_divide_u16_u16_scalar,
    jax_floor_divide_u32_u32_scalar, jax_floor_divide_u64_u64_scalar, jax_floor_divide_i8_i8_scalar,
    jax_floor_divide_i16_i16_scalar, jax_floor_divide_i64_i64_scalar, jax_floor_divide_bf16_bf16_scalar,
    jax_floor_divide_f16_f16_scalar, jax_floor_divide_f32_f32_scalar, jax_floor_divide_f64_f64_scalar;

KERNEL jax_floor_divide_i32_i32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i++)
            store_u32(z, i, floor_divide_ones_i32(load_u32(x, i), load_u32(y, i)));
    }
}

KERNEL jax_floor_divide_u8_u8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, floor_divide_ones_u8(load_u8(x, i), load_u8(y, i)));
    }
}

KERNEL jax_floor_divide_u16_u16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i++)
            store_u16(z, i, floor_divide_ones_u16(load_u16(x, i), load_u16(y, i)));
    }
}

KERNEL jax_floor_divide_u32_u32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i++)
            store_u32(z, i, floor_divide_ones_u32(load_u32(x, i), load_u32(y, i)));
    }
}

KERNEL jax_floor_divide_u64_u64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_u64(z, i, floor_divide_ones_u64(load_u64(x, i), load_u64(y, i)));
    }
}

KERNEL jax_floor_divide_i8_i8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, floor_divide_ones_i8(load_u8(x, i), load_u8(y, i)));
    }
}

KERNEL jax_floor_divide_i16_i16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i++)
            store_u16(z, i, floor_divide_ones_i16(load_u16(x, i), load_u16(y, i)));
    }
}

KERNEL jax_floor_divide_i64_i64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_u64(z, i, floor_divide_ones_i64(load_u64(x, i), load_u64(y, i)));
    }
}

KERNEL jax_floor_divide_bf16_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i++)
            store_f32_as_bf16(z, i, floor_divide_f32(load_bf16_as_f32(x, i), load_bf16_as_f32(y, i)));
    }
}

KERNEL jax_floor_divide_f16_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i++)
            store_f32_as_f16(z, i, floor_divide_f32(load_f16_as_f32(x, i), load_f16_as_f32(y, i)));
    }
}

KERNEL jax_floor_divide_f32_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i++)
            store_f32(z, i, floor_divide_f32(load_f32(x, i), load_f32(y, i)));
    }
}

KERNEL jax_floor_divide_f64_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_f64(z, i, floor_divide_f64(load_f64(x, i), load_f64(y, i)));
    }
}
