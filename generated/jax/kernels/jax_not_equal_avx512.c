/*
 * kernels/jax_not_equal_avx512.c: not_equal in AVX-512 F, BW, DQ, VL (x86-64).
 *
 * Made by joinery 0.2.0 from specs/jax.lua; SHA-256 of what it defines, without comments and free text:
 * e6ee428d8e4e659858c0dd39974ac33cec3898f6d254d00e0ffaa7566824f1e3.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR
 * The licence of this file is yours to choose.
 */
/* clang-format off */
#include "jax_avx512.h"

#if (defined(__x86_64__) && defined(__GNUC__) || defined(_M_X64) && defined(_MSC_VER)) && !defined(JOINERY_NO_AVX512) && !defined(JOINERY_NO_AVX2)

jax_kernel
    jax_not_equal_b_b_avx512, jax_not_equal_b_u8_avx512, jax_not_equal_b_u16_avx512, jax_not_equal_b_u32_avx512,
    jax_not_equal_b_u64_avx512, jax_not_equal_b_bf16_avx512, jax_not_equal_b_f16_avx512, jax_not_equal_b_f32_avx512,
    jax_not_equal_b_f64_avx512, jax_not_equal_b_c64_avx512, jax_not_equal_b_c128_avx512, jax_not_equal_u8_u8_avx512,
    jax_not_equal_u8_u16_avx512, jax_not_equal_u8_u32_avx512, jax_not_equal_u8_u64_avx512,
    jax_not_equal_u8_i8_avx512, jax_not_equal_u8_bf16_avx512, jax_not_equal_u8_f16_avx512,
    jax_not_equal_u8_f32_avx512, jax_not_equal_u8_f64_avx512, jax_not_equal_u8_c64_avx512,
    jax_not_equal_u8_c128_avx512, jax_not_equal_u16_u16_avx512, jax_not_equal_u16_u32_avx512,
    jax_not_equal_u16_u64_avx512, jax_not_equal_u16_i8_avx512, jax_not_equal_u16_i16_avx512,
    jax_not_equal_u16_bf16_avx512, jax_not_equal_u16_f16_avx512, jax_not_equal_u16_f32_avx512,
    jax_not_equal_u16_f64_avx512, jax_not_equal_u16_c64_avx512, jax_not_equal_u16_c128_avx512,
    jax_not_equal_u32_u32_avx512, jax_not_equal_u32_u64_avx512, jax_not_equal_u32_i8_avx512,
    jax_not_equal_u32_i16_avx512, jax_not_equal_u32_i32_avx512, jax_not_equal_u32_bf16_avx512,
    jax_not_equal_u32_f16_avx512, jax_not_equal_u32_f32_avx512, jax_not_equal_u32_f64_avx512,
    jax_not_equal_u32_c64_avx512, jax_not_equal_u32_c128_avx512, jax_not_equal_u64_u64_avx512,
    jax_not_equal_u64_i8_avx512, jax_not_equal_u64_i16_avx512, jax_not_equal_u64_i32_avx512,
    jax_not_equal_u64_i64_avx512, jax_not_equal_u64_bf16_avx512, jax_not_equal_u64_f16_avx512,
    jax_not_equal_u64_f32_avx512, jax_not_equal_u64_f64_avx512, jax_not_equal_u64_c64_avx512,
    jax_not_equal_u64_c128_avx512, jax_not_equal_i8_i16_avx512, jax_not_equal_i8_i32_avx512,
    jax_not_equal_i8_i64_avx512, jax_not_equal_i8_bf16_avx512, jax_not_equal_i8_f16_avx512,
    jax_not_equal_i8_f32_avx512, jax_not_equal_i8_f64_avx512, jax_not_equal_i8_c64_avx512,
    jax_not_equal_i8_c128_avx512, jax_not_equal_i16_i32_avx512, jax_not_equal_i16_i64_avx512,
    jax_not_equal_i16_bf16_avx512, jax_not_equal_i16_f16_avx512, jax_not_equal_i16_f32_avx512,
    jax_not_equal_i16_f64_avx512, jax_not_equal_i16_c64_avx512, jax_not_equal_i16_c128_avx512,
    jax_not_equal_i32_i64_avx512, jax_not_equal_i32_bf16_avx512, jax_not_equal_i32_f16_avx512,
    jax_not_equal_i32_f32_avx512, jax_not_equal_i32_f64_avx512, jax_not_equal_i32_c64_avx512,
    jax_not_equal_i32_c128_avx512, jax_not_equal_i64_bf16_avx512, jax_not_equal_i64_f16_avx512,
    jax_not_equal_i64_f32_avx512, jax_not_equal_i64_f64_avx512, jax_not_equal_i64_c64_avx512,
    jax_not_equal_i64_c128_avx512, jax_not_equal_bf16_bf16_avx512, jax_not_equal_bf16_f16_avx512,
    jax_not_equal_bf16_f32_avx512, jax_not_equal_bf16_f64_avx512, jax_not_equal_bf16_c64_avx512,
    jax_not_equal_bf16_c128_avx512, jax_not_equal_bf16_f_weak_avx512, jax_not_equal_bf16_c_weak_avx512,
    jax_not_equal_f16_f16_avx512, jax_not_equal_f16_f32_avx512, jax_not_equal_f16_f64_avx512,
    jax_not_equal_f16_c64_avx512, jax_not_equal_f16_c128_avx512, jax_not_equal_f16_f_weak_avx512,
    jax_not_equal_f16_c_weak_avx512, jax_not_equal_f32_f32_avx512, jax_not_equal_f32_f64_avx512,
    jax_not_equal_f32_c64_avx512, jax_not_equal_f32_c128_avx512, jax_not_equal_f32_f_weak_avx512,
    jax_not_equal_f32_c_weak_avx512, jax_not_equal_f64_f64_avx512, jax_not_equal_f64_c64_avx512,
    jax_not_equal_f64_c128_avx512, jax_not_equal_c64_c64_avx512, jax_not_equal_c64_c128_avx512,
    jax_not_equal_c64_f_weak_avx512, jax_not_equal_c64_c_weak_avx512, jax_not_equal_c128_c128_avx512;

KERNEL jax_not_equal_b_b_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    if (a_step == 32 && b_step == 32) {
        const size_t whole = blocks / 8 * 256;
        for (size_t i = 0; i < whole; i += 256) {
            store_mask8x64(z, i, not_equal_u8x64(load_u8_as_bx64(x, i), load_u8_as_bx64(y, i)));
            store_mask8x64(z, i + 64, not_equal_u8x64(load_u8_as_bx64(x, i + 64), load_u8_as_bx64(y, i + 64)));
            store_mask8x64(z, i + 128, not_equal_u8x64(load_u8_as_bx64(x, i + 128), load_u8_as_bx64(y, i + 128)));
            store_mask8x64(z, i + 192, not_equal_u8x64(load_u8_as_bx64(x, i + 192), load_u8_as_bx64(y, i + 192)));
        }
        blocks %= 8, x += whole, y += whole, z += whole;
    }
    if (blocks % 2) {
        store_mask8(z, 0, not_equal_u8(load_u8_as_b(x, 0), load_u8_as_b(y, 0)));
        x += a_step, y += b_step, z += 32;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_mask8(z, 0, not_equal_u8(load_u8_as_b(x, 0), load_u8_as_b(y, 0)));
        store_mask8(z + 32, 0, not_equal_u8(load_u8_as_b(x + a_step, 0), load_u8_as_b(y + b_step, 0)));
    }
}

KERNEL jax_not_equal_b_u8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    if (a_step == 32 && b_step == 32) {
        const size_t whole = blocks / 8 * 256;
        for (size_t i = 0; i < whole; i += 256) {
            store_mask8x64(z, i, not_equal_u8x64(load_u8_as_bx64(x, i), load_u8x64(y, i)));
            store_mask8x64(z, i + 64, not_equal_u8x64(load_u8_as_bx64(x, i + 64), load_u8x64(y, i + 64)));
            store_mask8x64(z, i + 128, not_equal_u8x64(load_u8_as_bx64(x, i + 128), load_u8x64(y, i + 128)));
            store_mask8x64(z, i + 192, not_equal_u8x64(load_u8_as_bx64(x, i + 192), load_u8x64(y, i + 192)));
        }
        blocks %= 8, x += whole, y += whole, z += whole;
    }
    if (blocks % 2) {
        store_mask8(z, 0, not_equal_u8(load_u8_as_b(x, 0), load_u8(y, 0)));
        x += a_step, y += b_step, z += 32;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_mask8(z, 0, not_equal_u8(load_u8_as_b(x, 0), load_u8(y, 0)));
        store_mask8(z + 32, 0, not_equal_u8(load_u8_as_b(x + a_step, 0), load_u8(y + b_step, 0)));
    }
}

KERNEL jax_not_equal_b_u16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    if (a_step == 32 && b_step == 64) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_mask16(z, i, not_equal_u16(load_b_as_u16(x, i), load_u16(y, i)));
            store_mask16(z, i + 32, not_equal_u16(load_b_as_u16(x, i + 32), load_u16(y, i + 32)));
            store_mask16(z, i + 64, not_equal_u16(load_b_as_u16(x, i + 64), load_u16(y, i + 64)));
            store_mask16(z, i + 96, not_equal_u16(load_b_as_u16(x, i + 96), load_u16(y, i + 96)));
        }
        blocks %= 4, x += whole, y += 2 * whole, z += whole;
    }
    if (blocks % 2) {
        store_mask16(z, 0, not_equal_u16(load_b_as_u16(x, 0), load_u16(y, 0)));
        x += a_step, y += b_step, z += 32;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_mask16(z, 0, not_equal_u16(load_b_as_u16(x, 0), load_u16(y, 0)));
        store_mask16(z + 32, 0, not_equal_u16(load_b_as_u16(x + a_step, 0), load_u16(y + b_step, 0)));
    }
}

KERNEL jax_not_equal_b_u32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_u32(load_b_as_u32(x, 0), load_u32(y, 0)));
        store_mask32(z, 16, not_equal_u32(load_b_as_u32(x, 16), load_u32(y, 16)));
    }
}

KERNEL jax_not_equal_b_u64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, not_equal_u64(load_b_as_u64(x, 0), load_u64(y, 0)),
                           not_equal_u64(load_b_as_u64(x, 8), load_u64(y, 8)));
        store_mask64(z, 16, not_equal_u64(load_b_as_u64(x, 16), load_u64(y, 16)),
                            not_equal_u64(load_b_as_u64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_not_equal_b_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(load_b_as_f32(x, 0), load_bf16_as_f32(y, 0)));
        store_mask32(z, 16, not_equal_f32(load_b_as_f32(x, 16), load_bf16_as_f32(y, 16)));
    }
}

KERNEL jax_not_equal_b_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(load_b_as_f32(x, 0), load_f16_as_f32(y, 0)));
        store_mask32(z, 16, not_equal_f32(load_b_as_f32(x, 16), load_f16_as_f32(y, 16)));
    }
}

KERNEL jax_not_equal_b_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(load_b_as_f32(x, 0), load_f32(y, 0)));
        store_mask32(z, 16, not_equal_f32(load_b_as_f32(x, 16), load_f32(y, 16)));
    }
}

KERNEL jax_not_equal_b_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, not_equal_f64(load_b_as_f64(x, 0), load_f64(y, 0)),
                           not_equal_f64(load_b_as_f64(x, 8), load_f64(y, 8)));
        store_mask64(z, 16, not_equal_f64(load_b_as_f64(x, 16), load_f64(y, 16)),
                            not_equal_f64(load_b_as_f64(x, 24), load_f64(y, 24)));
    }
}

KERNEL jax_not_equal_b_c64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask_c64(z, i, not_equal_c64(load_b_as_c64(x, i), load_c64(y, i)),
                                 not_equal_c64(load_b_as_c64(x, i + 8), load_c64(y, i + 8)));
    }
}

KERNEL jax_not_equal_b_c128_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask_c128(z, i, not_equal_c128(load_b_as_c128(x, i), load_c128(y, i)),
                                  not_equal_c128(load_b_as_c128(x, i + 8), load_c128(y, i + 8)));
    }
}

KERNEL jax_not_equal_u8_u8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    if (a_step == 32 && b_step == 32) {
        const size_t whole = blocks / 8 * 256;
        for (size_t i = 0; i < whole; i += 256) {
            store_mask8x64(z, i, not_equal_u8x64(load_u8x64(x, i), load_u8x64(y, i)));
            store_mask8x64(z, i + 64, not_equal_u8x64(load_u8x64(x, i + 64), load_u8x64(y, i + 64)));
            store_mask8x64(z, i + 128, not_equal_u8x64(load_u8x64(x, i + 128), load_u8x64(y, i + 128)));
            store_mask8x64(z, i + 192, not_equal_u8x64(load_u8x64(x, i + 192), load_u8x64(y, i + 192)));
        }
        blocks %= 8, x += whole, y += whole, z += whole;
    }
    if (blocks % 2) {
        store_mask8(z, 0, not_equal_u8(load_u8(x, 0), load_u8(y, 0)));
        x += a_step, y += b_step, z += 32;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_mask8(z, 0, not_equal_u8(load_u8(x, 0), load_u8(y, 0)));
        store_mask8(z + 32, 0, not_equal_u8(load_u8(x + a_step, 0), load_u8(y + b_step, 0)));
    }
}

KERNEL jax_not_equal_u8_u16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    if (a_step == 32 && b_step == 64) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_mask16(z, i, not_equal_u16(load_u8_as_u16(x, i), load_u16(y, i)));
            store_mask16(z, i + 32, not_equal_u16(load_u8_as_u16(x, i + 32), load_u16(y, i + 32)));
            store_mask16(z, i + 64, not_equal_u16(load_u8_as_u16(x, i + 64), load_u16(y, i + 64)));
            store_mask16(z, i + 96, not_equal_u16(load_u8_as_u16(x, i + 96), load_u16(y, i + 96)));
        }
        blocks %= 4, x += whole, y += 2 * whole, z += whole;
    }
    if (blocks % 2) {
        store_mask16(z, 0, not_equal_u16(load_u8_as_u16(x, 0), load_u16(y, 0)));
        x += a_step, y += b_step, z += 32;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_mask16(z, 0, not_equal_u16(load_u8_as_u16(x, 0), load_u16(y, 0)));
        store_mask16(z + 32, 0, not_equal_u16(load_u8_as_u16(x + a_step, 0), load_u16(y + b_step, 0)));
    }
}

KERNEL jax_not_equal_u8_u32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_u32(load_u8_as_u32(x, 0), load_u32(y, 0)));
        store_mask32(z, 16, not_equal_u32(load_u8_as_u32(x, 16), load_u32(y, 16)));
    }
}

KERNEL jax_not_equal_u8_u64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, not_equal_u64(load_u8_as_u64(x, 0), load_u64(y, 0)),
                           not_equal_u64(load_u8_as_u64(x, 8), load_u64(y, 8)));
        store_mask64(z, 16, not_equal_u64(load_u8_as_u64(x, 16), load_u64(y, 16)),
                            not_equal_u64(load_u8_as_u64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_not_equal_u8_i8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    if (a_step == 32 && b_step == 32) {
        const size_t whole = blocks / 8 * 256;
        for (size_t i = 0; i < whole; i += 256) {
            store_mask8x64(z, i, not_equal_u8_i8x64(load_u8x64(x, i), load_u8x64(y, i)));
            store_mask8x64(z, i + 64, not_equal_u8_i8x64(load_u8x64(x, i + 64), load_u8x64(y, i + 64)));
            store_mask8x64(z, i + 128, not_equal_u8_i8x64(load_u8x64(x, i + 128), load_u8x64(y, i + 128)));
            store_mask8x64(z, i + 192, not_equal_u8_i8x64(load_u8x64(x, i + 192), load_u8x64(y, i + 192)));
        }
        blocks %= 8, x += whole, y += whole, z += whole;
    }
    if (blocks % 2) {
        store_mask8(z, 0, not_equal_u8_i8(load_u8(x, 0), load_u8(y, 0)));
        x += a_step, y += b_step, z += 32;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_mask8(z, 0, not_equal_u8_i8(load_u8(x, 0), load_u8(y, 0)));
        store_mask8(z + 32, 0, not_equal_u8_i8(load_u8(x + a_step, 0), load_u8(y + b_step, 0)));
    }
}

KERNEL jax_not_equal_u8_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(load_u8_as_f32(x, 0), load_bf16_as_f32(y, 0)));
        store_mask32(z, 16, not_equal_f32(load_u8_as_f32(x, 16), load_bf16_as_f32(y, 16)));
    }
}

KERNEL jax_not_equal_u8_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(load_u8_as_f32(x, 0), load_f16_as_f32(y, 0)));
        store_mask32(z, 16, not_equal_f32(load_u8_as_f32(x, 16), load_f16_as_f32(y, 16)));
    }
}

KERNEL jax_not_equal_u8_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(load_u8_as_f32(x, 0), load_f32(y, 0)));
        store_mask32(z, 16, not_equal_f32(load_u8_as_f32(x, 16), load_f32(y, 16)));
    }
}

KERNEL jax_not_equal_u8_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, not_equal_f64(load_u8_as_f64(x, 0), load_f64(y, 0)),
                           not_equal_f64(load_u8_as_f64(x, 8), load_f64(y, 8)));
        store_mask64(z, 16, not_equal_f64(load_u8_as_f64(x, 16), load_f64(y, 16)),
                            not_equal_f64(load_u8_as_f64(x, 24), load_f64(y, 24)));
    }
}

KERNEL jax_not_equal_u8_c64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask_c64(z, i, not_equal_c64(load_u8_as_c64(x, i), load_c64(y, i)),
                                 not_equal_c64(load_u8_as_c64(x, i + 8), load_c64(y, i + 8)));
    }
}

KERNEL jax_not_equal_u8_c128_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask_c128(z, i, not_equal_c128(load_u8_as_c128(x, i), load_c128(y, i)),
                                  not_equal_c128(load_u8_as_c128(x, i + 8), load_c128(y, i + 8)));
    }
}

KERNEL jax_not_equal_u16_u16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    if (a_step == 64 && b_step == 64) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_mask16(z, i, not_equal_u16(load_u16(x, i), load_u16(y, i)));
            store_mask16(z, i + 32, not_equal_u16(load_u16(x, i + 32), load_u16(y, i + 32)));
            store_mask16(z, i + 64, not_equal_u16(load_u16(x, i + 64), load_u16(y, i + 64)));
            store_mask16(z, i + 96, not_equal_u16(load_u16(x, i + 96), load_u16(y, i + 96)));
        }
        blocks %= 4, x += 2 * whole, y += 2 * whole, z += whole;
    }
    if (blocks % 2) {
        store_mask16(z, 0, not_equal_u16(load_u16(x, 0), load_u16(y, 0)));
        x += a_step, y += b_step, z += 32;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_mask16(z, 0, not_equal_u16(load_u16(x, 0), load_u16(y, 0)));
        store_mask16(z + 32, 0, not_equal_u16(load_u16(x + a_step, 0), load_u16(y + b_step, 0)));
    }
}

KERNEL jax_not_equal_u16_u32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_u32(load_u16_as_u32(x, 0), load_u32(y, 0)));
        store_mask32(z, 16, not_equal_u32(load_u16_as_u32(x, 16), load_u32(y, 16)));
    }
}

KERNEL jax_not_equal_u16_u64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, not_equal_u64(load_u16_as_u64(x, 0), load_u64(y, 0)),
                           not_equal_u64(load_u16_as_u64(x, 8), load_u64(y, 8)));
        store_mask64(z, 16, not_equal_u64(load_u16_as_u64(x, 16), load_u64(y, 16)),
                            not_equal_u64(load_u16_as_u64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_not_equal_u16_i8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    if (a_step == 64 && b_step == 32) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_mask16(z, i, not_equal_u16_i16(load_u16(x, i), load_i8_as_i16(y, i)));
            store_mask16(z, i + 32, not_equal_u16_i16(load_u16(x, i + 32), load_i8_as_i16(y, i + 32)));
            store_mask16(z, i + 64, not_equal_u16_i16(load_u16(x, i + 64), load_i8_as_i16(y, i + 64)));
            store_mask16(z, i + 96, not_equal_u16_i16(load_u16(x, i + 96), load_i8_as_i16(y, i + 96)));
        }
        blocks %= 4, x += 2 * whole, y += whole, z += whole;
    }
    if (blocks % 2) {
        store_mask16(z, 0, not_equal_u16_i16(load_u16(x, 0), load_i8_as_i16(y, 0)));
        x += a_step, y += b_step, z += 32;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_mask16(z, 0, not_equal_u16_i16(load_u16(x, 0), load_i8_as_i16(y, 0)));
        store_mask16(z + 32, 0, not_equal_u16_i16(load_u16(x + a_step, 0), load_i8_as_i16(y + b_step, 0)));
    }
}

KERNEL jax_not_equal_u16_i16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    if (a_step == 64 && b_step == 64) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_mask16(z, i, not_equal_u16_i16(load_u16(x, i), load_u16(y, i)));
            store_mask16(z, i + 32, not_equal_u16_i16(load_u16(x, i + 32), load_u16(y, i + 32)));
            store_mask16(z, i + 64, not_equal_u16_i16(load_u16(x, i + 64), load_u16(y, i + 64)));
            store_mask16(z, i + 96, not_equal_u16_i16(load_u16(x, i + 96), load_u16(y, i + 96)));
        }
        blocks %= 4, x += 2 * whole, y += 2 * whole, z += whole;
    }
    if (blocks % 2) {
        store_mask16(z, 0, not_equal_u16_i16(load_u16(x, 0), load_u16(y, 0)));
        x += a_step, y += b_step, z += 32;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_mask16(z, 0, not_equal_u16_i16(load_u16(x, 0), load_u16(y, 0)));
        store_mask16(z + 32, 0, not_equal_u16_i16(load_u16(x + a_step, 0), load_u16(y + b_step, 0)));
    }
}

KERNEL jax_not_equal_u16_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(round_f32_to_bf16(load_u16_as_f32(x, 0)), load_bf16_as_f32(y, 0)));
        store_mask32(z, 16, not_equal_f32(round_f32_to_bf16(load_u16_as_f32(x, 16)), load_bf16_as_f32(y, 16)));
    }
}

KERNEL jax_not_equal_u16_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(round_f32_to_f16(load_u16_as_f32(x, 0)), load_f16_as_f32(y, 0)));
        store_mask32(z, 16, not_equal_f32(round_f32_to_f16(load_u16_as_f32(x, 16)), load_f16_as_f32(y, 16)));
    }
}

KERNEL jax_not_equal_u16_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(load_u16_as_f32(x, 0), load_f32(y, 0)));
        store_mask32(z, 16, not_equal_f32(load_u16_as_f32(x, 16), load_f32(y, 16)));
    }
}

KERNEL jax_not_equal_u16_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, not_equal_f64(load_u16_as_f64(x, 0), load_f64(y, 0)),
                           not_equal_f64(load_u16_as_f64(x, 8), load_f64(y, 8)));
        store_mask64(z, 16, not_equal_f64(load_u16_as_f64(x, 16), load_f64(y, 16)),
                            not_equal_f64(load_u16_as_f64(x, 24), load_f64(y, 24)));
    }
}

KERNEL jax_not_equal_u16_c64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask_c64(z, i, not_equal_c64(load_u16_as_c64(x, i), load_c64(y, i)),
                                 not_equal_c64(load_u16_as_c64(x, i + 8), load_c64(y, i + 8)));
    }
}

KERNEL jax_not_equal_u16_c128_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask_c128(z, i, not_equal_c128(load_u16_as_c128(x, i), load_c128(y, i)),
                                  not_equal_c128(load_u16_as_c128(x, i + 8), load_c128(y, i + 8)));
    }
}

KERNEL jax_not_equal_u32_u32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    if (a_step == 128 && b_step == 128) {
        const size_t whole = blocks * 32;
        for (size_t i = 0; i < whole; i += 32) {
            store_mask32(z, i, not_equal_u32(load_u32(x, i), load_u32(y, i)));
            store_mask32(z, i + 16, not_equal_u32(load_u32(x, i + 16), load_u32(y, i + 16)));
        }
        return;
    }
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_u32(load_u32(x, 0), load_u32(y, 0)));
        store_mask32(z, 16, not_equal_u32(load_u32(x, 16), load_u32(y, 16)));
    }
}

KERNEL jax_not_equal_u32_u64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, not_equal_u64(load_u32_as_u64(x, 0), load_u64(y, 0)),
                           not_equal_u64(load_u32_as_u64(x, 8), load_u64(y, 8)));
        store_mask64(z, 16, not_equal_u64(load_u32_as_u64(x, 16), load_u64(y, 16)),
                            not_equal_u64(load_u32_as_u64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_not_equal_u32_i8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_u32_i32(load_u32(x, 0), load_i8_as_i32(y, 0)));
        store_mask32(z, 16, not_equal_u32_i32(load_u32(x, 16), load_i8_as_i32(y, 16)));
    }
}

KERNEL jax_not_equal_u32_i16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_u32_i32(load_u32(x, 0), load_i16_as_i32(y, 0)));
        store_mask32(z, 16, not_equal_u32_i32(load_u32(x, 16), load_i16_as_i32(y, 16)));
    }
}

KERNEL jax_not_equal_u32_i32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_u32_i32(load_u32(x, 0), load_u32(y, 0)));
        store_mask32(z, 16, not_equal_u32_i32(load_u32(x, 16), load_u32(y, 16)));
    }
}

KERNEL jax_not_equal_u32_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(round_f32_to_bf16(load_u32_as_f32(x, 0)), load_bf16_as_f32(y, 0)));
        store_mask32(z, 16, not_equal_f32(round_f32_to_bf16(load_u32_as_f32(x, 16)), load_bf16_as_f32(y, 16)));
    }
}

KERNEL jax_not_equal_u32_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(round_f32_to_f16(load_u32_as_f32(x, 0)), load_f16_as_f32(y, 0)));
        store_mask32(z, 16, not_equal_f32(round_f32_to_f16(load_u32_as_f32(x, 16)), load_f16_as_f32(y, 16)));
    }
}

KERNEL jax_not_equal_u32_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(load_u32_as_f32(x, 0), load_f32(y, 0)));
        store_mask32(z, 16, not_equal_f32(load_u32_as_f32(x, 16), load_f32(y, 16)));
    }
}

KERNEL jax_not_equal_u32_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, not_equal_f64(load_u32_as_f64(x, 0), load_f64(y, 0)),
                           not_equal_f64(load_u32_as_f64(x, 8), load_f64(y, 8)));
        store_mask64(z, 16, not_equal_f64(load_u32_as_f64(x, 16), load_f64(y, 16)),
                            not_equal_f64(load_u32_as_f64(x, 24), load_f64(y, 24)));
    }
}

KERNEL jax_not_equal_u32_c64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask_c64(z, i, not_equal_c64(load_u32_as_c64(x, i), load_c64(y, i)),
                                 not_equal_c64(load_u32_as_c64(x, i + 8), load_c64(y, i + 8)));
    }
}

KERNEL jax_not_equal_u32_c128_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask_c128(z, i, not_equal_c128(load_u32_as_c128(x, i), load_c128(y, i)),
                                  not_equal_c128(load_u32_as_c128(x, i + 8), load_c128(y, i + 8)));
    }
}

KERNEL jax_not_equal_u64_u64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, not_equal_u64(load_u64(x, 0), load_u64(y, 0)),
                           not_equal_u64(load_u64(x, 8), load_u64(y, 8)));
        store_mask64(z, 16, not_equal_u64(load_u64(x, 16), load_u64(y, 16)),
                            not_equal_u64(load_u64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_not_equal_u64_i8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, not_equal_u64_i64(load_u64(x, 0), load_i8_as_i64(y, 0)),
                           not_equal_u64_i64(load_u64(x, 8), load_i8_as_i64(y, 8)));
        store_mask64(z, 16, not_equal_u64_i64(load_u64(x, 16), load_i8_as_i64(y, 16)),
                            not_equal_u64_i64(load_u64(x, 24), load_i8_as_i64(y, 24)));
    }
}

KERNEL jax_not_equal_u64_i16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, not_equal_u64_i64(load_u64(x, 0), load_i16_as_i64(y, 0)),
                           not_equal_u64_i64(load_u64(x, 8), load_i16_as_i64(y, 8)));
        store_mask64(z, 16, not_equal_u64_i64(load_u64(x, 16), load_i16_as_i64(y, 16)),
                            not_equal_u64_i64(load_u64(x, 24), load_i16_as_i64(y, 24)));
    }
}

KERNEL jax_not_equal_u64_i32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, not_equal_u64_i64(load_u64(x, 0), load_i32_as_i64(y, 0)),
                           not_equal_u64_i64(load_u64(x, 8), load_i32_as_i64(y, 8)));
        store_mask64(z, 16, not_equal_u64_i64(load_u64(x, 16), load_i32_as_i64(y, 16)),
                            not_equal_u64_i64(load_u64(x, 24), load_i32_as_i64(y, 24)));
    }
}

KERNEL jax_not_equal_u64_i64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, not_equal_u64_i64(load_u64(x, 0), load_u64(y, 0)),
                           not_equal_u64_i64(load_u64(x, 8), load_u64(y, 8)));
        store_mask64(z, 16, not_equal_u64_i64(load_u64(x, 16), load_u64(y, 16)),
                            not_equal_u64_i64(load_u64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_not_equal_u64_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(round_f32_to_bf16(load_u64_as_f32(x, 0)), load_bf16_as_f32(y, 0)));
        store_mask32(z, 16, not_equal_f32(round_f32_to_bf16(load_u64_as_f32(x, 16)), load_bf16_as_f32(y, 16)));
    }
}

KERNEL jax_not_equal_u64_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(round_f32_to_f16(load_u64_as_f32(x, 0)), load_f16_as_f32(y, 0)));
        store_mask32(z, 16, not_equal_f32(round_f32_to_f16(load_u64_as_f32(x, 16)), load_f16_as_f32(y, 16)));
    }
}

KERNEL jax_not_equal_u64_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(load_u64_as_f32(x, 0), load_f32(y, 0)));
        store_mask32(z, 16, not_equal_f32(load_u64_as_f32(x, 16), load_f32(y, 16)));
    }
}

KERNEL jax_not_equal_u64_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, not_equal_f64(load_u64_as_f64(x, 0), load_f64(y, 0)),
                           not_equal_f64(load_u64_as_f64(x, 8), load_f64(y, 8)));
        store_mask64(z, 16, not_equal_f64(load_u64_as_f64(x, 16), load_f64(y, 16)),
                            not_equal_f64(load_u64_as_f64(x, 24), load_f64(y, 24)));
    }
}

KERNEL jax_not_equal_u64_c64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask_c64(z, i, not_equal_c64(load_u64_as_c64(x, i), load_c64(y, i)),
                                 not_equal_c64(load_u64_as_c64(x, i + 8), load_c64(y, i + 8)));
    }
}

KERNEL jax_not_equal_u64_c128_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask_c128(z, i, not_equal_c128(load_u64_as_c128(x, i), load_c128(y, i)),
                                  not_equal_c128(load_u64_as_c128(x, i + 8), load_c128(y, i + 8)));
    }
}

KERNEL jax_not_equal_i8_i16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    if (a_step == 32 && b_step == 64) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_mask16(z, i, not_equal_u16(load_i8_as_i16(x, i), load_u16(y, i)));
            store_mask16(z, i + 32, not_equal_u16(load_i8_as_i16(x, i + 32), load_u16(y, i + 32)));
            store_mask16(z, i + 64, not_equal_u16(load_i8_as_i16(x, i + 64), load_u16(y, i + 64)));
            store_mask16(z, i + 96, not_equal_u16(load_i8_as_i16(x, i + 96), load_u16(y, i + 96)));
        }
        blocks %= 4, x += whole, y += 2 * whole, z += whole;
    }
    if (blocks % 2) {
        store_mask16(z, 0, not_equal_u16(load_i8_as_i16(x, 0), load_u16(y, 0)));
        x += a_step, y += b_step, z += 32;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_mask16(z, 0, not_equal_u16(load_i8_as_i16(x, 0), load_u16(y, 0)));
        store_mask16(z + 32, 0, not_equal_u16(load_i8_as_i16(x + a_step, 0), load_u16(y + b_step, 0)));
    }
}

KERNEL jax_not_equal_i8_i32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_u32(load_i8_as_i32(x, 0), load_u32(y, 0)));
        store_mask32(z, 16, not_equal_u32(load_i8_as_i32(x, 16), load_u32(y, 16)));
    }
}

KERNEL jax_not_equal_i8_i64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, not_equal_u64(load_i8_as_i64(x, 0), load_u64(y, 0)),
                           not_equal_u64(load_i8_as_i64(x, 8), load_u64(y, 8)));
        store_mask64(z, 16, not_equal_u64(load_i8_as_i64(x, 16), load_u64(y, 16)),
                            not_equal_u64(load_i8_as_i64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_not_equal_i8_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(load_i8_as_f32(x, 0), load_bf16_as_f32(y, 0)));
        store_mask32(z, 16, not_equal_f32(load_i8_as_f32(x, 16), load_bf16_as_f32(y, 16)));
    }
}

KERNEL jax_not_equal_i8_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(load_i8_as_f32(x, 0), load_f16_as_f32(y, 0)));
        store_mask32(z, 16, not_equal_f32(load_i8_as_f32(x, 16), load_f16_as_f32(y, 16)));
    }
}

KERNEL jax_not_equal_i8_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(load_i8_as_f32(x, 0), load_f32(y, 0)));
        store_mask32(z, 16, not_equal_f32(load_i8_as_f32(x, 16), load_f32(y, 16)));
    }
}

KERNEL jax_not_equal_i8_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, not_equal_f64(load_i8_as_f64(x, 0), load_f64(y, 0)),
                           not_equal_f64(load_i8_as_f64(x, 8), load_f64(y, 8)));
        store_mask64(z, 16, not_equal_f64(load_i8_as_f64(x, 16), load_f64(y, 16)),
                            not_equal_f64(load_i8_as_f64(x, 24), load_f64(y, 24)));
    }
}

KERNEL jax_not_equal_i8_c64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask_c64(z, i, not_equal_c64(load_i8_as_c64(x, i), load_c64(y, i)),
                                 not_equal_c64(load_i8_as_c64(x, i + 8), load_c64(y, i + 8)));
    }
}

KERNEL jax_not_equal_i8_c128_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask_c128(z, i, not_equal_c128(load_i8_as_c128(x, i), load_c128(y, i)),
                                  not_equal_c128(load_i8_as_c128(x, i + 8), load_c128(y, i + 8)));
    }
}

KERNEL jax_not_equal_i16_i32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_u32(load_i16_as_i32(x, 0), load_u32(y, 0)));
        store_mask32(z, 16, not_equal_u32(load_i16_as_i32(x, 16), load_u32(y, 16)));
    }
}

KERNEL jax_not_equal_i16_i64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, not_equal_u64(load_i16_as_i64(x, 0), load_u64(y, 0)),
                           not_equal_u64(load_i16_as_i64(x, 8), load_u64(y, 8)));
        store_mask64(z, 16, not_equal_u64(load_i16_as_i64(x, 16), load_u64(y, 16)),
                            not_equal_u64(load_i16_as_i64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_not_equal_i16_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(round_f32_to_bf16(load_i16_as_f32(x, 0)), load_bf16_as_f32(y, 0)));
        store_mask32(z, 16, not_equal_f32(round_f32_to_bf16(load_i16_as_f32(x, 16)), load_bf16_as_f32(y, 16)));
    }
}

KERNEL jax_not_equal_i16_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(round_f32_to_f16(load_i16_as_f32(x, 0)), load_f16_as_f32(y, 0)));
        store_mask32(z, 16, not_equal_f32(round_f32_to_f16(load_i16_as_f32(x, 16)), load_f16_as_f32(y, 16)));
    }
}

KERNEL jax_not_equal_i16_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(load_i16_as_f32(x, 0), load_f32(y, 0)));
        store_mask32(z, 16, not_equal_f32(load_i16_as_f32(x, 16), load_f32(y, 16)));
    }
}

KERNEL jax_not_equal_i16_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, not_equal_f64(load_i16_as_f64(x, 0), load_f64(y, 0)),
                           not_equal_f64(load_i16_as_f64(x, 8), load_f64(y, 8)));
        store_mask64(z, 16, not_equal_f64(load_i16_as_f64(x, 16), load_f64(y, 16)),
                            not_equal_f64(load_i16_as_f64(x, 24), load_f64(y, 24)));
    }
}

KERNEL jax_not_equal_i16_c64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask_c64(z, i, not_equal_c64(load_i16_as_c64(x, i), load_c64(y, i)),
                                 not_equal_c64(load_i16_as_c64(x, i + 8), load_c64(y, i + 8)));
    }
}

KERNEL jax_not_equal_i16_c128_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask_c128(z, i, not_equal_c128(load_i16_as_c128(x, i), load_c128(y, i)),
                                  not_equal_c128(load_i16_as_c128(x, i + 8), load_c128(y, i + 8)));
    }
}

KERNEL jax_not_equal_i32_i64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, not_equal_u64(load_i32_as_i64(x, 0), load_u64(y, 0)),
                           not_equal_u64(load_i32_as_i64(x, 8), load_u64(y, 8)));
        store_mask64(z, 16, not_equal_u64(load_i32_as_i64(x, 16), load_u64(y, 16)),
                            not_equal_u64(load_i32_as_i64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_not_equal_i32_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(round_f32_to_bf16(load_i32_as_f32(x, 0)), load_bf16_as_f32(y, 0)));
        store_mask32(z, 16, not_equal_f32(round_f32_to_bf16(load_i32_as_f32(x, 16)), load_bf16_as_f32(y, 16)));
    }
}

KERNEL jax_not_equal_i32_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(round_f32_to_f16(load_i32_as_f32(x, 0)), load_f16_as_f32(y, 0)));
        store_mask32(z, 16, not_equal_f32(round_f32_to_f16(load_i32_as_f32(x, 16)), load_f16_as_f32(y, 16)));
    }
}

KERNEL jax_not_equal_i32_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(load_i32_as_f32(x, 0), load_f32(y, 0)));
        store_mask32(z, 16, not_equal_f32(load_i32_as_f32(x, 16), load_f32(y, 16)));
    }
}

KERNEL jax_not_equal_i32_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, not_equal_f64(load_i32_as_f64(x, 0), load_f64(y, 0)),
                           not_equal_f64(load_i32_as_f64(x, 8), load_f64(y, 8)));
        store_mask64(z, 16, not_equal_f64(load_i32_as_f64(x, 16), load_f64(y, 16)),
                            not_equal_f64(load_i32_as_f64(x, 24), load_f64(y, 24)));
    }
}

KERNEL jax_not_equal_i32_c64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask_c64(z, i, not_equal_c64(load_i32_as_c64(x, i), load_c64(y, i)),
                                 not_equal_c64(load_i32_as_c64(x, i + 8), load_c64(y, i + 8)));
    }
}

KERNEL jax_not_equal_i32_c128_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask_c128(z, i, not_equal_c128(load_i32_as_c128(x, i), load_c128(y, i)),
                                  not_equal_c128(load_i32_as_c128(x, i + 8), load_c128(y, i + 8)));
    }
}

KERNEL jax_not_equal_i64_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(round_f32_to_bf16(load_i64_as_f32(x, 0)), load_bf16_as_f32(y, 0)));
        store_mask32(z, 16, not_equal_f32(round_f32_to_bf16(load_i64_as_f32(x, 16)), load_bf16_as_f32(y, 16)));
    }
}

KERNEL jax_not_equal_i64_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(round_f32_to_f16(load_i64_as_f32(x, 0)), load_f16_as_f32(y, 0)));
        store_mask32(z, 16, not_equal_f32(round_f32_to_f16(load_i64_as_f32(x, 16)), load_f16_as_f32(y, 16)));
    }
}

KERNEL jax_not_equal_i64_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(load_i64_as_f32(x, 0), load_f32(y, 0)));
        store_mask32(z, 16, not_equal_f32(load_i64_as_f32(x, 16), load_f32(y, 16)));
    }
}

KERNEL jax_not_equal_i64_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, not_equal_f64(load_i64_as_f64(x, 0), load_f64(y, 0)),
                           not_equal_f64(load_i64_as_f64(x, 8), load_f64(y, 8)));
        store_mask64(z, 16, not_equal_f64(load_i64_as_f64(x, 16), load_f64(y, 16)),
                            not_equal_f64(load_i64_as_f64(x, 24), load_f64(y, 24)));
    }
}

KERNEL jax_not_equal_i64_c64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask_c64(z, i, not_equal_c64(load_i64_as_c64(x, i), load_c64(y, i)),
                                 not_equal_c64(load_i64_as_c64(x, i + 8), load_c64(y, i + 8)));
    }
}

KERNEL jax_not_equal_i64_c128_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask_c128(z, i, not_equal_c128(load_i64_as_c128(x, i), load_c128(y, i)),
                                  not_equal_c128(load_i64_as_c128(x, i + 8), load_c128(y, i + 8)));
    }
}

KERNEL jax_not_equal_bf16_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(load_bf16_as_f32(x, 0), load_bf16_as_f32(y, 0)));
        store_mask32(z, 16, not_equal_f32(load_bf16_as_f32(x, 16), load_bf16_as_f32(y, 16)));
    }
}

KERNEL jax_not_equal_bf16_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(load_bf16_as_f32(x, 0), load_f16_as_f32(y, 0)));
        store_mask32(z, 16, not_equal_f32(load_bf16_as_f32(x, 16), load_f16_as_f32(y, 16)));
    }
}

KERNEL jax_not_equal_bf16_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(load_bf16_as_f32(x, 0), load_f32(y, 0)));
        store_mask32(z, 16, not_equal_f32(load_bf16_as_f32(x, 16), load_f32(y, 16)));
    }
}

KERNEL jax_not_equal_bf16_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, not_equal_f64(load_bf16_as_f64(x, 0), load_f64(y, 0)),
                           not_equal_f64(load_bf16_as_f64(x, 8), load_f64(y, 8)));
        store_mask64(z, 16, not_equal_f64(load_bf16_as_f64(x, 16), load_f64(y, 16)),
                            not_equal_f64(load_bf16_as_f64(x, 24), load_f64(y, 24)));
    }
}

KERNEL jax_not_equal_bf16_c64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask_c64(z, i, not_equal_c64(load_bf16_as_c64(x, i), load_c64(y, i)),
                                 not_equal_c64(load_bf16_as_c64(x, i + 8), load_c64(y, i + 8)));
    }
}

KERNEL jax_not_equal_bf16_c128_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask_c128(z, i, not_equal_c128(load_bf16_as_c128(x, i), load_c128(y, i)),
                                  not_equal_c128(load_bf16_as_c128(x, i + 8), load_c128(y, i + 8)));
    }
}

KERNEL jax_not_equal_bf16_f_weak_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(load_bf16_as_f32(x, 0), round_f32_to_bf16(load_f64_as_f32(y, 0))));
        store_mask32(z, 16, not_equal_f32(load_bf16_as_f32(x, 16), round_f32_to_bf16(load_f64_as_f32(y, 16))));
    }
}

KERNEL jax_not_equal_bf16_c_weak_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask_c64(z, i, not_equal_c64(load_bf16_as_c64(x, i), load_c128_as_c64(y, i)),
                                 not_equal_c64(load_bf16_as_c64(x, i + 8), load_c128_as_c64(y, i + 8)));
    }
}

KERNEL jax_not_equal_f16_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(load_f16_as_f32(x, 0), load_f16_as_f32(y, 0)));
        store_mask32(z, 16, not_equal_f32(load_f16_as_f32(x, 16), load_f16_as_f32(y, 16)));
    }
}

KERNEL jax_not_equal_f16_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(load_f16_as_f32(x, 0), load_f32(y, 0)));
        store_mask32(z, 16, not_equal_f32(load_f16_as_f32(x, 16), load_f32(y, 16)));
    }
}

KERNEL jax_not_equal_f16_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, not_equal_f64(load_f16_as_f64(x, 0), load_f64(y, 0)),
                           not_equal_f64(load_f16_as_f64(x, 8), load_f64(y, 8)));
        store_mask64(z, 16, not_equal_f64(load_f16_as_f64(x, 16), load_f64(y, 16)),
                            not_equal_f64(load_f16_as_f64(x, 24), load_f64(y, 24)));
    }
}

KERNEL jax_not_equal_f16_c64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask_c64(z, i, not_equal_c64(load_f16_as_c64(x, i), load_c64(y, i)),
                                 not_equal_c64(load_f16_as_c64(x, i + 8), load_c64(y, i + 8)));
    }
}

KERNEL jax_not_equal_f16_c128_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask_c128(z, i, not_equal_c128(load_f16_as_c128(x, i), load_c128(y, i)),
                                  not_equal_c128(load_f16_as_c128(x, i + 8), load_c128(y, i + 8)));
    }
}

KERNEL jax_not_equal_f16_f_weak_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(load_f16_as_f32(x, 0), round_f32_to_f16(load_f64_as_f32(y, 0))));
        store_mask32(z, 16, not_equal_f32(load_f16_as_f32(x, 16), round_f32_to_f16(load_f64_as_f32(y, 16))));
    }
}

KERNEL jax_not_equal_f16_c_weak_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask_c64(z, i, not_equal_c64(load_f16_as_c64(x, i), load_c128_as_c64(y, i)),
                                 not_equal_c64(load_f16_as_c64(x, i + 8), load_c128_as_c64(y, i + 8)));
    }
}

KERNEL jax_not_equal_f32_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    if (a_step == 128 && b_step == 128) {
        const size_t whole = blocks * 32;
        for (size_t i = 0; i < whole; i += 32) {
            store_mask32(z, i, not_equal_f32(load_f32(x, i), load_f32(y, i)));
            store_mask32(z, i + 16, not_equal_f32(load_f32(x, i + 16), load_f32(y, i + 16)));
        }
        return;
    }
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(load_f32(x, 0), load_f32(y, 0)));
        store_mask32(z, 16, not_equal_f32(load_f32(x, 16), load_f32(y, 16)));
    }
}

KERNEL jax_not_equal_f32_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, not_equal_f64(load_f32_as_f64(x, 0), load_f64(y, 0)),
                           not_equal_f64(load_f32_as_f64(x, 8), load_f64(y, 8)));
        store_mask64(z, 16, not_equal_f64(load_f32_as_f64(x, 16), load_f64(y, 16)),
                            not_equal_f64(load_f32_as_f64(x, 24), load_f64(y, 24)));
    }
}

KERNEL jax_not_equal_f32_c64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c64(z, 0, not_equal_c64(load_f32_as_c64(x, 0), load_c64(y, 0)),
                             not_equal_c64(load_f32_as_c64(x, 8), load_c64(y, 8)));
        store_mask_c64(z, 16, not_equal_c64(load_f32_as_c64(x, 16), load_c64(y, 16)),
                              not_equal_c64(load_f32_as_c64(x, 24), load_c64(y, 24)));
    }
}

KERNEL jax_not_equal_f32_c128_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask_c128(z, i, not_equal_c128(load_f32_as_c128(x, i), load_c128(y, i)),
                                  not_equal_c128(load_f32_as_c128(x, i + 8), load_c128(y, i + 8)));
    }
}

KERNEL jax_not_equal_f32_f_weak_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(load_f32(x, 0), load_f64_as_f32(y, 0)));
        store_mask32(z, 16, not_equal_f32(load_f32(x, 16), load_f64_as_f32(y, 16)));
    }
}

KERNEL jax_not_equal_f32_c_weak_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask_c64(z, i, not_equal_c64(load_f32_as_c64(x, i), load_c128_as_c64(y, i)),
                                 not_equal_c64(load_f32_as_c64(x, i + 8), load_c128_as_c64(y, i + 8)));
    }
}

KERNEL jax_not_equal_f64_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, not_equal_f64(load_f64(x, 0), load_f64(y, 0)),
                           not_equal_f64(load_f64(x, 8), load_f64(y, 8)));
        store_mask64(z, 16, not_equal_f64(load_f64(x, 16), load_f64(y, 16)),
                            not_equal_f64(load_f64(x, 24), load_f64(y, 24)));
    }
}

KERNEL jax_not_equal_f64_c64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask_c128(z, i, not_equal_c128(load_f64_as_c128(x, i), load_c64_as_c128(y, i)),
                                  not_equal_c128(load_f64_as_c128(x, i + 8), load_c64_as_c128(y, i + 8)));
    }
}

KERNEL jax_not_equal_f64_c128_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask_c128(z, i, not_equal_c128(load_f64_as_c128(x, i), load_c128(y, i)),
                                  not_equal_c128(load_f64_as_c128(x, i + 8), load_c128(y, i + 8)));
    }
}

KERNEL jax_not_equal_c64_c64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c64(z, 0, not_equal_c64(load_c64(x, 0), load_c64(y, 0)),
                             not_equal_c64(load_c64(x, 8), load_c64(y, 8)));
        store_mask_c64(z, 16, not_equal_c64(load_c64(x, 16), load_c64(y, 16)),
                              not_equal_c64(load_c64(x, 24), load_c64(y, 24)));
    }
}

KERNEL jax_not_equal_c64_c128_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask_c128(z, i, not_equal_c128(load_c64_as_c128(x, i), load_c128(y, i)),
                                  not_equal_c128(load_c64_as_c128(x, i + 8), load_c128(y, i + 8)));
    }
}

KERNEL jax_not_equal_c64_f_weak_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask_c64(z, i, not_equal_c64(load_c64(x, i), load_f64_as_c64(y, i)),
                                 not_equal_c64(load_c64(x, i + 8), load_f64_as_c64(y, i + 8)));
    }
}

KERNEL jax_not_equal_c64_c_weak_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask_c64(z, i, not_equal_c64(load_c64(x, i), load_c128_as_c64(y, i)),
                                 not_equal_c64(load_c64(x, i + 8), load_c128_as_c64(y, i + 8)));
    }
}

KERNEL jax_not_equal_c128_c128_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask_c128(z, i, not_equal_c128(load_c128(x, i), load_c128(y, i)),
                                  not_equal_c128(load_c128(x, i + 8), load_c128(y, i + 8)));
    }
}

#else
typedef int jax_not_equal_avx512_is_absent_; /* ISO C wants a declaration in every file. */
#endif
