/*
 * kernels/jax_floor_divide_rvv.c: floor_divide in RISC-V V.
 *
 * Made by joinery 0.2.0 from specs/jax.lua; SHA-256 of what it defines, without comments and free text:
 * e6ee428d8e4e659858c0dd39974ac33cec3898f6d254d00e0ffaa7566824f1e3.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR
 * The licence of this file is yours to choose.
 */
/* clang-format off */
#include "jax_rvv.h"

#if defined(__riscv_v) && defined(__clang__) && !defined(JOINERY_NO_RVV)

jax_kernel
    jax_floor_divide_i32_i32_rvv, jax_floor_divide_u8_u8_rvv, jax_floor_divide_u16_u16_rvv,
    jax_floor_divide_u32_u32_rvv, jax_floor_divide_u64_u64_rvv, jax_floor_divide_i8_i8_rvv,
    jax_floor_divide_i16_i16_rvv, jax_floor_divide_i64_i64_rvv, jax_floor_divide_bf16_bf16_rvv,
    jax_floor_divide_f16_f16_rvv, jax_floor_divide_f32_f32_rvv, jax_floor_divide_f64_f64_rvv;

KERNEL jax_floor_divide_i32_i32_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 8)
            store_u32(z, i, floor_divide_ones_i32(load_u32(x, i), load_u32(y, i)));
    }
}

KERNEL jax_floor_divide_u8_u8_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u8(z, i, floor_divide_ones_u8(load_u8(x, i), load_u8(y, i)));
            store_u8(z, i + 8, floor_divide_ones_u8(load_u8(x, i + 8), load_u8(y, i + 8)));
        }
    }
}

KERNEL jax_floor_divide_u16_u16_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u16(z, i, floor_divide_ones_u16(load_u16(x, i), load_u16(y, i)));
            store_u16(z, i + 8, floor_divide_ones_u16(load_u16(x, i + 8), load_u16(y, i + 8)));
        }
    }
}

KERNEL jax_floor_divide_u32_u32_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u32(z, i, floor_divide_ones_u32(load_u32(x, i), load_u32(y, i)));
            store_u32(z, i + 8, floor_divide_ones_u32(load_u32(x, i + 8), load_u32(y, i + 8)));
        }
    }
}

KERNEL jax_floor_divide_u64_u64_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64(z, i, floor_divide_ones_u64(load_u64(x, i), load_u64(y, i)));
            store_u64(z, i + 8, floor_divide_ones_u64(load_u64(x, i + 8), load_u64(y, i + 8)));
        }
    }
}

KERNEL jax_floor_divide_i8_i8_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 8)
            store_u8(z, i, floor_divide_ones_i8(load_u8(x, i), load_u8(y, i)));
    }
}

KERNEL jax_floor_divide_i16_i16_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 8)
            store_u16(z, i, floor_divide_ones_i16(load_u16(x, i), load_u16(y, i)));
    }
}

KERNEL jax_floor_divide_i64_i64_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_u64(z, i, floor_divide_ones_i64(load_u64(x, i), load_u64(y, i)));
    }
}

KERNEL jax_floor_divide_bf16_bf16_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 8)
            store_f32_as_bf16(z, i, floor_divide_f32(load_bf16_as_f32(x, i), load_bf16_as_f32(y, i)));
    }
}

KERNEL jax_floor_divide_f16_f16_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 8)
            store_f32_as_f16(z, i, floor_divide_f32(load_f16_as_f32(x, i), load_f16_as_f32(y, i)));
    }
}

KERNEL jax_floor_divide_f32_f32_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 8)
            store_f32(z, i, floor_divide_f32(load_f32(x, i), load_f32(y, i)));
    }
}

KERNEL jax_floor_divide_f64_f64_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_f64(z, i, floor_divide_f64(load_f64(x, i), load_f64(y, i)));
    }
}

#else
typedef int jax_floor_divide_rvv_is_absent_; /* ISO C wants a declaration in every file. */
#endif
