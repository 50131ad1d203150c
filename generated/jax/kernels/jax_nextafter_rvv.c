/*
 * kernels/jax_nextafter_rvv.c: nextafter in RISC-V V.
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
    jax_nextafter_f32_f32_rvv, jax_nextafter_f64_f64_rvv, jax_nextafter_bf16_bf16_rvv, jax_nextafter_f16_f16_rvv,
    jax_nextafter_u8_u8_rvv, jax_nextafter_u16_u16_rvv, jax_nextafter_u32_u32_rvv, jax_nextafter_u64_u64_rvv,
    jax_nextafter_i8_i8_rvv, jax_nextafter_i16_i16_rvv, jax_nextafter_i32_i32_rvv;

KERNEL jax_nextafter_f32_f32_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 8)
            store_u32(z, i, nextafter_f32(load_u32(x, i), load_u32(y, i)));
    }
}

KERNEL jax_nextafter_f64_f64_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_u64(z, i, nextafter_f64(load_u64(x, i), load_u64(y, i)));
    }
}

KERNEL jax_nextafter_bf16_bf16_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 8)
            store_u16(z, i, nextafter_bf16(load_u16(x, i), load_u16(y, i)));
    }
}

KERNEL jax_nextafter_f16_f16_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 8)
            store_u16(z, i, nextafter_f16(load_u16(x, i), load_u16(y, i)));
    }
}

KERNEL jax_nextafter_u8_u8_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        char x_as_f32[128];
        for (size_t i = 0; i < 32; i += 16) {
            store_f32(x_as_f32, i, load_u8_as_f32(x, i));
            store_f32(x_as_f32, i + 8, load_u8_as_f32(x, i + 8));
        }
        char y_as_f32[128];
        for (size_t i = 0; i < 32; i += 16) {
            store_f32(y_as_f32, i, load_u8_as_f32(y, i));
            store_f32(y_as_f32, i + 8, load_u8_as_f32(y, i + 8));
        }
        for (size_t i = 0; i < 32; i += 8)
            store_u32(z, i, nextafter_f32(load_u32(x_as_f32, i), load_u32(y_as_f32, i)));
    }
}

KERNEL jax_nextafter_u16_u16_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        char x_as_f32[128];
        store_f32(x_as_f32, 0, load_u16_as_f32(x, 0));
        store_f32(x_as_f32, 8, load_u16_as_f32(x, 8));
        store_f32(x_as_f32, 16, load_u16_as_f32(x, 16));
        store_f32(x_as_f32, 24, load_u16_as_f32(x, 24));
        char y_as_f32[128];
        store_f32(y_as_f32, 0, load_u16_as_f32(y, 0));
        store_f32(y_as_f32, 8, load_u16_as_f32(y, 8));
        store_f32(y_as_f32, 16, load_u16_as_f32(y, 16));
        store_f32(y_as_f32, 24, load_u16_as_f32(y, 24));
        for (size_t i = 0; i < 32; i += 8)
            store_u32(z, i, nextafter_f32(load_u32(x_as_f32, i), load_u32(y_as_f32, i)));
    }
}

KERNEL jax_nextafter_u32_u32_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        char x_as_f32[128];
        store_f32(x_as_f32, 0, load_u32_as_f32(x, 0));
        store_f32(x_as_f32, 8, load_u32_as_f32(x, 8));
        store_f32(x_as_f32, 16, load_u32_as_f32(x, 16));
        store_f32(x_as_f32, 24, load_u32_as_f32(x, 24));
        char y_as_f32[128];
        store_f32(y_as_f32, 0, load_u32_as_f32(y, 0));
        store_f32(y_as_f32, 8, load_u32_as_f32(y, 8));
        store_f32(y_as_f32, 16, load_u32_as_f32(y, 16));
        store_f32(y_as_f32, 24, load_u32_as_f32(y, 24));
        for (size_t i = 0; i < 32; i += 8)
            store_u32(z, i, nextafter_f32(load_u32(x_as_f32, i), load_u32(y_as_f32, i)));
    }
}

KERNEL jax_nextafter_u64_u64_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        char x_as_f64[256];
        store_f64(x_as_f64, 0, load_u64_as_f64(x, 0));
        store_f64(x_as_f64, 8, load_u64_as_f64(x, 8));
        store_f64(x_as_f64, 16, load_u64_as_f64(x, 16));
        store_f64(x_as_f64, 24, load_u64_as_f64(x, 24));
        char y_as_f64[256];
        store_f64(y_as_f64, 0, load_u64_as_f64(y, 0));
        store_f64(y_as_f64, 8, load_u64_as_f64(y, 8));
        store_f64(y_as_f64, 16, load_u64_as_f64(y, 16));
        store_f64(y_as_f64, 24, load_u64_as_f64(y, 24));
        for (size_t i = 0; i < 32; i += 8)
            store_u64(z, i, nextafter_f64(load_u64(x_as_f64, i), load_u64(y_as_f64, i)));
    }
}

KERNEL jax_nextafter_i8_i8_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        char x_as_f32[128];
        for (size_t i = 0; i < 32; i += 16) {
            store_f32(x_as_f32, i, load_i8_as_f32(x, i));
            store_f32(x_as_f32, i + 8, load_i8_as_f32(x, i + 8));
        }
        char y_as_f32[128];
        for (size_t i = 0; i < 32; i += 16) {
            store_f32(y_as_f32, i, load_i8_as_f32(y, i));
            store_f32(y_as_f32, i + 8, load_i8_as_f32(y, i + 8));
        }
        for (size_t i = 0; i < 32; i += 8)
            store_u32(z, i, nextafter_f32(load_u32(x_as_f32, i), load_u32(y_as_f32, i)));
    }
}

KERNEL jax_nextafter_i16_i16_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        char x_as_f32[128];
        store_f32(x_as_f32, 0, load_i16_as_f32(x, 0));
        store_f32(x_as_f32, 8, load_i16_as_f32(x, 8));
        store_f32(x_as_f32, 16, load_i16_as_f32(x, 16));
        store_f32(x_as_f32, 24, load_i16_as_f32(x, 24));
        char y_as_f32[128];
        store_f32(y_as_f32, 0, load_i16_as_f32(y, 0));
        store_f32(y_as_f32, 8, load_i16_as_f32(y, 8));
        store_f32(y_as_f32, 16, load_i16_as_f32(y, 16));
        store_f32(y_as_f32, 24, load_i16_as_f32(y, 24));
        for (size_t i = 0; i < 32; i += 8)
            store_u32(z, i, nextafter_f32(load_u32(x_as_f32, i), load_u32(y_as_f32, i)));
    }
}

KERNEL jax_nextafter_i32_i32_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        char x_as_f32[128];
        store_f32(x_as_f32, 0, load_i32_as_f32(x, 0));
        store_f32(x_as_f32, 8, load_i32_as_f32(x, 8));
        store_f32(x_as_f32, 16, load_i32_as_f32(x, 16));
        store_f32(x_as_f32, 24, load_i32_as_f32(x, 24));
        char y_as_f32[128];
        store_f32(y_as_f32, 0, load_i32_as_f32(y, 0));
        store_f32(y_as_f32, 8, load_i32_as_f32(y, 8));
        store_f32(y_as_f32, 16, load_i32_as_f32(y, 16));
        store_f32(y_as_f32, 24, load_i32_as_f32(y, 24));
        for (size_t i = 0; i < 32; i += 8)
            store_u32(z, i, nextafter_f32(load_u32(x_as_f32, i), load_u32(y_as_f32, i)));
    }
}

#else
typedef int jax_nextafter_rvv_is_absent_; /* ISO C wants a declaration in every file. */
#endif
