/*
 * kernels/jax_not_equal_avx2.c: not_equal in AVX2 (x86-64).
 *
 * Made by joinery 0.2.0 from specs/jax.lua; SHA-256 of what it defines, without comments and free text:
 * e6ee428d8e4e659858c0dd39974ac33cec3898f6d254d00e0ffaa7566824f1e3.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR
 * The licence of this file is yours to choose.
 */
/* clang-format off */
#include "jax_avx2.h"

#if (defined(__x86_64__) && defined(__GNUC__) || defined(_M_X64) && defined(_MSC_VER)) && !defined(JOINERY_NO_AVX2)

jax_kernel
    jax_not_equal_b_b_avx2, jax_not_equal_b_u8_avx2, jax_not_equal_b_u16_avx2, jax_not_equal_b_u32_avx2,
    jax_not_equal_b_u64_avx2, jax_not_equal_b_bf16_avx2, jax_not_equal_b_f16_avx2, jax_not_equal_b_f32_avx2,
    jax_not_equal_b_f64_avx2, jax_not_equal_b_c64_avx2, jax_not_equal_b_c128_avx2, jax_not_equal_u8_u8_avx2,
    jax_not_equal_u8_u16_avx2, jax_not_equal_u8_u32_avx2, jax_not_equal_u8_u64_avx2, jax_not_equal_u8_i8_avx2,
    jax_not_equal_u8_bf16_avx2, jax_not_equal_u8_f16_avx2, jax_not_equal_u8_f32_avx2, jax_not_equal_u8_f64_avx2,
    jax_not_equal_u8_c64_avx2, jax_not_equal_u8_c128_avx2, jax_not_equal_u16_u16_avx2, jax_not_equal_u16_u32_avx2,
    jax_not_equal_u16_u64_avx2, jax_not_equal_u16_i8_avx2, jax_not_equal_u16_i16_avx2, jax_not_equal_u16_bf16_avx2,
    jax_not_equal_u16_f16_avx2, jax_not_equal_u16_f32_avx2, jax_not_equal_u16_f64_avx2, jax_not_equal_u16_c64_avx2,
    jax_not_equal_u16_c128_avx2, jax_not_equal_u32_u32_avx2, jax_not_equal_u32_u64_avx2, jax_not_equal_u32_i8_avx2,
    jax_not_equal_u32_i16_avx2, jax_not_equal_u32_i32_avx2, jax_not_equal_u32_bf16_avx2, jax_not_equal_u32_f16_avx2,
    jax_not_equal_u32_f32_avx2, jax_not_equal_u32_f64_avx2, jax_not_equal_u32_c64_avx2, jax_not_equal_u32_c128_avx2,
    jax_not_equal_u64_u64_avx2, jax_not_equal_u64_i8_avx2, jax_not_equal_u64_i16_avx2, jax_not_equal_u64_i32_avx2,
    jax_not_equal_u64_i64_avx2, jax_not_equal_u64_bf16_avx2, jax_not_equal_u64_f16_avx2, jax_not_equal_u64_f32_avx2,
    jax_not_equal_u64_f64_avx2, jax_not_equal_u64_c64_avx2, jax_not_equal_u64_c128_avx2, jax_not_equal_i8_i16_avx2,
    jax_not_equal_i8_i32_avx2, jax_not_equal_i8_i64_avx2, jax_not_equal_i8_bf16_avx2, jax_not_equal_i8_f16_avx2,
    jax_not_equal_i8_f32_avx2, jax_not_equal_i8_f64_avx2, jax_not_equal_i8_c64_avx2, jax_not_equal_i8_c128_avx2,
    jax_not_equal_i16_i32_avx2, jax_not_equal_i16_i64_avx2, jax_not_equal_i16_bf16_avx2, jax_not_equal_i16_f16_avx2,
    jax_not_equal_i16_f32_avx2, jax_not_equal_i16_f64_avx2, jax_not_equal_i16_c64_avx2, jax_not_equal_i16_c128_avx2,
    jax_not_equal_i32_i64_avx2, jax_not_equal_i32_bf16_avx2, jax_not_equal_i32_f16_avx2, jax_not_equal_i32_f32_avx2,
    jax_not_equal_i32_f64_avx2, jax_not_equal_i32_c64_avx2, jax_not_equal_i32_c128_avx2, jax_not_equal_i64_bf16_avx2,
    jax_not_equal_i64_f16_avx2, jax_not_equal_i64_f32_avx2, jax_not_equal_i64_f64_avx2, jax_not_equal_i64_c64_avx2,
    jax_not_equal_i64_c128_avx2, jax_not_equal_bf16_bf16_avx2, jax_not_equal_bf16_f16_avx2,
    jax_not_equal_bf16_f32_avx2, jax_not_equal_bf16_f64_avx2, jax_not_equal_bf16_c64_avx2,
    jax_not_equal_bf16_c128_avx2, jax_not_equal_bf16_f_weak_avx2, jax_not_equal_bf16_c_weak_avx2,
    jax_not_equal_f16_f16_avx2, jax_not_equal_f16_f32_avx2, jax_not_equal_f16_f64_avx2, jax_not_equal_f16_c64_avx2,
    jax_not_equal_f16_c128_avx2, jax_not_equal_f16_f_weak_avx2, jax_not_equal_f16_c_weak_avx2,
    jax_not_equal_f32_f32_avx2, jax_not_equal_f32_f64_avx2, jax_not_equal_f32_c64_avx2, jax_not_equal_f32_c128_avx2,
    jax_not_equal_f32_f_weak_avx2, jax_not_equal_f32_c_weak_avx2, jax_not_equal_f64_f64_avx2,
    jax_not_equal_f64_c64_avx2, jax_not_equal_f64_c128_avx2, jax_not_equal_c64_c64_avx2, jax_not_equal_c64_c128_avx2,
    jax_not_equal_c64_f_weak_avx2, jax_not_equal_c64_c_weak_avx2, jax_not_equal_c128_c128_avx2;

KERNEL jax_not_equal_b_b_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    if (a_step == 32 && b_step == 32) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_mask8(z, i, not_equal_u8(load_u8_as_b(x, i), load_u8_as_b(y, i)));
            store_mask8(z, i + 32, not_equal_u8(load_u8_as_b(x, i + 32), load_u8_as_b(y, i + 32)));
            store_mask8(z, i + 64, not_equal_u8(load_u8_as_b(x, i + 64), load_u8_as_b(y, i + 64)));
            store_mask8(z, i + 96, not_equal_u8(load_u8_as_b(x, i + 96), load_u8_as_b(y, i + 96)));
        }
        blocks %= 4, x += whole, y += whole, z += whole;
    }
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask8(z, 0, not_equal_u8(load_u8_as_b(x, 0), load_u8_as_b(y, 0)));
    }
}

KERNEL jax_not_equal_b_u8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    if (a_step == 32 && b_step == 32) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_mask8(z, i, not_equal_u8(load_u8_as_b(x, i), load_u8(y, i)));
            store_mask8(z, i + 32, not_equal_u8(load_u8_as_b(x, i + 32), load_u8(y, i + 32)));
            store_mask8(z, i + 64, not_equal_u8(load_u8_as_b(x, i + 64), load_u8(y, i + 64)));
            store_mask8(z, i + 96, not_equal_u8(load_u8_as_b(x, i + 96), load_u8(y, i + 96)));
        }
        blocks %= 4, x += whole, y += whole, z += whole;
    }
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask8(z, 0, not_equal_u8(load_u8_as_b(x, 0), load_u8(y, 0)));
    }
}

KERNEL jax_not_equal_b_u16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask16(z, 0, not_equal_u16(load_b_as_u16(x, 0), load_u16(y, 0)),
                           not_equal_u16(load_b_as_u16(x, 16), load_u16(y, 16)));
    }
}

KERNEL jax_not_equal_b_u32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_u32(load_b_as_u32(x, 0), load_u32(y, 0)),
                           not_equal_u32(load_b_as_u32(x, 8), load_u32(y, 8)),
                           not_equal_u32(load_b_as_u32(x, 16), load_u32(y, 16)),
                           not_equal_u32(load_b_as_u32(x, 24), load_u32(y, 24)));
    }
}

KERNEL jax_not_equal_b_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, not_equal_u64(load_b_as_u64(x, 0), load_u64(y, 0)),
                           not_equal_u64(load_b_as_u64(x, 4), load_u64(y, 4)),
                           not_equal_u64(load_b_as_u64(x, 8), load_u64(y, 8)),
                           not_equal_u64(load_b_as_u64(x, 12), load_u64(y, 12)),
                           not_equal_u64(load_b_as_u64(x, 16), load_u64(y, 16)),
                           not_equal_u64(load_b_as_u64(x, 20), load_u64(y, 20)),
                           not_equal_u64(load_b_as_u64(x, 24), load_u64(y, 24)),
                           not_equal_u64(load_b_as_u64(x, 28), load_u64(y, 28)));
    }
}

KERNEL jax_not_equal_b_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        not_equal_b_bf16(z, x, y, 0);
    }
}

KERNEL jax_not_equal_b_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(load_b_as_f32(x, 0), load_f16_as_f32(y, 0)),
                           not_equal_f32(load_b_as_f32(x, 8), load_f16_as_f32(y, 8)),
                           not_equal_f32(load_b_as_f32(x, 16), load_f16_as_f32(y, 16)),
                           not_equal_f32(load_b_as_f32(x, 24), load_f16_as_f32(y, 24)));
    }
}

KERNEL jax_not_equal_b_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(load_b_as_f32(x, 0), load_f32(y, 0)),
                           not_equal_f32(load_b_as_f32(x, 8), load_f32(y, 8)),
                           not_equal_f32(load_b_as_f32(x, 16), load_f32(y, 16)),
                           not_equal_f32(load_b_as_f32(x, 24), load_f32(y, 24)));
    }
}

KERNEL jax_not_equal_b_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, not_equal_f64(load_b_as_f64(x, 0), load_f64(y, 0)),
                           not_equal_f64(load_b_as_f64(x, 4), load_f64(y, 4)),
                           not_equal_f64(load_b_as_f64(x, 8), load_f64(y, 8)),
                           not_equal_f64(load_b_as_f64(x, 12), load_f64(y, 12)),
                           not_equal_f64(load_b_as_f64(x, 16), load_f64(y, 16)),
                           not_equal_f64(load_b_as_f64(x, 20), load_f64(y, 20)),
                           not_equal_f64(load_b_as_f64(x, 24), load_f64(y, 24)),
                           not_equal_f64(load_b_as_f64(x, 28), load_f64(y, 28)));
    }
}

KERNEL jax_not_equal_b_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c64(z, 0, not_equal_c64(load_b_as_c64(x, 0), load_c64(y, 0)),
                             not_equal_c64(load_b_as_c64(x, 4), load_c64(y, 4)),
                             not_equal_c64(load_b_as_c64(x, 8), load_c64(y, 8)),
                             not_equal_c64(load_b_as_c64(x, 12), load_c64(y, 12)),
                             not_equal_c64(load_b_as_c64(x, 16), load_c64(y, 16)),
                             not_equal_c64(load_b_as_c64(x, 20), load_c64(y, 20)),
                             not_equal_c64(load_b_as_c64(x, 24), load_c64(y, 24)),
                             not_equal_c64(load_b_as_c64(x, 28), load_c64(y, 28)));
    }
}

KERNEL jax_not_equal_b_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c128(z, 0, not_equal_c128(load_b_as_c128(x, 0), load_c128(y, 0)),
                              not_equal_c128(load_b_as_c128(x, 4), load_c128(y, 4)),
                              not_equal_c128(load_b_as_c128(x, 8), load_c128(y, 8)),
                              not_equal_c128(load_b_as_c128(x, 12), load_c128(y, 12)),
                              not_equal_c128(load_b_as_c128(x, 16), load_c128(y, 16)),
                              not_equal_c128(load_b_as_c128(x, 20), load_c128(y, 20)),
                              not_equal_c128(load_b_as_c128(x, 24), load_c128(y, 24)),
                              not_equal_c128(load_b_as_c128(x, 28), load_c128(y, 28)));
    }
}

KERNEL jax_not_equal_u8_u8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    if (a_step == 32 && b_step == 32) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_mask8(z, i, not_equal_u8(load_u8(x, i), load_u8(y, i)));
            store_mask8(z, i + 32, not_equal_u8(load_u8(x, i + 32), load_u8(y, i + 32)));
            store_mask8(z, i + 64, not_equal_u8(load_u8(x, i + 64), load_u8(y, i + 64)));
            store_mask8(z, i + 96, not_equal_u8(load_u8(x, i + 96), load_u8(y, i + 96)));
        }
        blocks %= 4, x += whole, y += whole, z += whole;
    }
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask8(z, 0, not_equal_u8(load_u8(x, 0), load_u8(y, 0)));
    }
}

KERNEL jax_not_equal_u8_u16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask16(z, 0, not_equal_u16(load_u8_as_u16(x, 0), load_u16(y, 0)),
                           not_equal_u16(load_u8_as_u16(x, 16), load_u16(y, 16)));
    }
}

KERNEL jax_not_equal_u8_u32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_u32(load_u8_as_u32(x, 0), load_u32(y, 0)),
                           not_equal_u32(load_u8_as_u32(x, 8), load_u32(y, 8)),
                           not_equal_u32(load_u8_as_u32(x, 16), load_u32(y, 16)),
                           not_equal_u32(load_u8_as_u32(x, 24), load_u32(y, 24)));
    }
}

KERNEL jax_not_equal_u8_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, not_equal_u64(load_u8_as_u64(x, 0), load_u64(y, 0)),
                           not_equal_u64(load_u8_as_u64(x, 4), load_u64(y, 4)),
                           not_equal_u64(load_u8_as_u64(x, 8), load_u64(y, 8)),
                           not_equal_u64(load_u8_as_u64(x, 12), load_u64(y, 12)),
                           not_equal_u64(load_u8_as_u64(x, 16), load_u64(y, 16)),
                           not_equal_u64(load_u8_as_u64(x, 20), load_u64(y, 20)),
                           not_equal_u64(load_u8_as_u64(x, 24), load_u64(y, 24)),
                           not_equal_u64(load_u8_as_u64(x, 28), load_u64(y, 28)));
    }
}

KERNEL jax_not_equal_u8_i8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    if (a_step == 32 && b_step == 32) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_mask8(z, i, not_equal_u8_i8(load_u8(x, i), load_u8(y, i)));
            store_mask8(z, i + 32, not_equal_u8_i8(load_u8(x, i + 32), load_u8(y, i + 32)));
            store_mask8(z, i + 64, not_equal_u8_i8(load_u8(x, i + 64), load_u8(y, i + 64)));
            store_mask8(z, i + 96, not_equal_u8_i8(load_u8(x, i + 96), load_u8(y, i + 96)));
        }
        blocks %= 4, x += whole, y += whole, z += whole;
    }
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask8(z, 0, not_equal_u8_i8(load_u8(x, 0), load_u8(y, 0)));
    }
}

KERNEL jax_not_equal_u8_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        not_equal_u8_bf16(z, x, y, 0);
    }
}

KERNEL jax_not_equal_u8_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(load_u8_as_f32(x, 0), load_f16_as_f32(y, 0)),
                           not_equal_f32(load_u8_as_f32(x, 8), load_f16_as_f32(y, 8)),
                           not_equal_f32(load_u8_as_f32(x, 16), load_f16_as_f32(y, 16)),
                           not_equal_f32(load_u8_as_f32(x, 24), load_f16_as_f32(y, 24)));
    }
}

KERNEL jax_not_equal_u8_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(load_u8_as_f32(x, 0), load_f32(y, 0)),
                           not_equal_f32(load_u8_as_f32(x, 8), load_f32(y, 8)),
                           not_equal_f32(load_u8_as_f32(x, 16), load_f32(y, 16)),
                           not_equal_f32(load_u8_as_f32(x, 24), load_f32(y, 24)));
    }
}

KERNEL jax_not_equal_u8_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, not_equal_f64(load_u8_as_f64(x, 0), load_f64(y, 0)),
                           not_equal_f64(load_u8_as_f64(x, 4), load_f64(y, 4)),
                           not_equal_f64(load_u8_as_f64(x, 8), load_f64(y, 8)),
                           not_equal_f64(load_u8_as_f64(x, 12), load_f64(y, 12)),
                           not_equal_f64(load_u8_as_f64(x, 16), load_f64(y, 16)),
                           not_equal_f64(load_u8_as_f64(x, 20), load_f64(y, 20)),
                           not_equal_f64(load_u8_as_f64(x, 24), load_f64(y, 24)),
                           not_equal_f64(load_u8_as_f64(x, 28), load_f64(y, 28)));
    }
}

KERNEL jax_not_equal_u8_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c64(z, 0, not_equal_c64(load_u8_as_c64(x, 0), load_c64(y, 0)),
                             not_equal_c64(load_u8_as_c64(x, 4), load_c64(y, 4)),
                             not_equal_c64(load_u8_as_c64(x, 8), load_c64(y, 8)),
                             not_equal_c64(load_u8_as_c64(x, 12), load_c64(y, 12)),
                             not_equal_c64(load_u8_as_c64(x, 16), load_c64(y, 16)),
                             not_equal_c64(load_u8_as_c64(x, 20), load_c64(y, 20)),
                             not_equal_c64(load_u8_as_c64(x, 24), load_c64(y, 24)),
                             not_equal_c64(load_u8_as_c64(x, 28), load_c64(y, 28)));
    }
}

KERNEL jax_not_equal_u8_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c128(z, 0, not_equal_c128(load_u8_as_c128(x, 0), load_c128(y, 0)),
                              not_equal_c128(load_u8_as_c128(x, 4), load_c128(y, 4)),
                              not_equal_c128(load_u8_as_c128(x, 8), load_c128(y, 8)),
                              not_equal_c128(load_u8_as_c128(x, 12), load_c128(y, 12)),
                              not_equal_c128(load_u8_as_c128(x, 16), load_c128(y, 16)),
                              not_equal_c128(load_u8_as_c128(x, 20), load_c128(y, 20)),
                              not_equal_c128(load_u8_as_c128(x, 24), load_c128(y, 24)),
                              not_equal_c128(load_u8_as_c128(x, 28), load_c128(y, 28)));
    }
}

KERNEL jax_not_equal_u16_u16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask16(z, 0, not_equal_u16(load_u16(x, 0), load_u16(y, 0)),
                           not_equal_u16(load_u16(x, 16), load_u16(y, 16)));
    }
}

KERNEL jax_not_equal_u16_u32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_u32(load_u16_as_u32(x, 0), load_u32(y, 0)),
                           not_equal_u32(load_u16_as_u32(x, 8), load_u32(y, 8)),
                           not_equal_u32(load_u16_as_u32(x, 16), load_u32(y, 16)),
                           not_equal_u32(load_u16_as_u32(x, 24), load_u32(y, 24)));
    }
}

KERNEL jax_not_equal_u16_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, not_equal_u64(load_u16_as_u64(x, 0), load_u64(y, 0)),
                           not_equal_u64(load_u16_as_u64(x, 4), load_u64(y, 4)),
                           not_equal_u64(load_u16_as_u64(x, 8), load_u64(y, 8)),
                           not_equal_u64(load_u16_as_u64(x, 12), load_u64(y, 12)),
                           not_equal_u64(load_u16_as_u64(x, 16), load_u64(y, 16)),
                           not_equal_u64(load_u16_as_u64(x, 20), load_u64(y, 20)),
                           not_equal_u64(load_u16_as_u64(x, 24), load_u64(y, 24)),
                           not_equal_u64(load_u16_as_u64(x, 28), load_u64(y, 28)));
    }
}

KERNEL jax_not_equal_u16_i8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask16(z, 0, not_equal_u16_i16(load_u16(x, 0), load_i8_as_i16(y, 0)),
                           not_equal_u16_i16(load_u16(x, 16), load_i8_as_i16(y, 16)));
    }
}

KERNEL jax_not_equal_u16_i16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask16(z, 0, not_equal_u16_i16(load_u16(x, 0), load_u16(y, 0)),
                           not_equal_u16_i16(load_u16(x, 16), load_u16(y, 16)));
    }
}

KERNEL jax_not_equal_u16_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        not_equal_u16_bf16(z, x, y, 0);
    }
}

KERNEL jax_not_equal_u16_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(round_f32_to_f16(load_u16_as_f32(x, 0)), load_f16_as_f32(y, 0)),
                           not_equal_f32(round_f32_to_f16(load_u16_as_f32(x, 8)), load_f16_as_f32(y, 8)),
                           not_equal_f32(round_f32_to_f16(load_u16_as_f32(x, 16)), load_f16_as_f32(y, 16)),
                           not_equal_f32(round_f32_to_f16(load_u16_as_f32(x, 24)), load_f16_as_f32(y, 24)));
    }
}

KERNEL jax_not_equal_u16_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(load_u16_as_f32(x, 0), load_f32(y, 0)),
                           not_equal_f32(load_u16_as_f32(x, 8), load_f32(y, 8)),
                           not_equal_f32(load_u16_as_f32(x, 16), load_f32(y, 16)),
                           not_equal_f32(load_u16_as_f32(x, 24), load_f32(y, 24)));
    }
}

KERNEL jax_not_equal_u16_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, not_equal_f64(load_u16_as_f64(x, 0), load_f64(y, 0)),
                           not_equal_f64(load_u16_as_f64(x, 4), load_f64(y, 4)),
                           not_equal_f64(load_u16_as_f64(x, 8), load_f64(y, 8)),
                           not_equal_f64(load_u16_as_f64(x, 12), load_f64(y, 12)),
                           not_equal_f64(load_u16_as_f64(x, 16), load_f64(y, 16)),
                           not_equal_f64(load_u16_as_f64(x, 20), load_f64(y, 20)),
                           not_equal_f64(load_u16_as_f64(x, 24), load_f64(y, 24)),
                           not_equal_f64(load_u16_as_f64(x, 28), load_f64(y, 28)));
    }
}

KERNEL jax_not_equal_u16_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c64(z, 0, not_equal_c64(load_u16_as_c64(x, 0), load_c64(y, 0)),
                             not_equal_c64(load_u16_as_c64(x, 4), load_c64(y, 4)),
                             not_equal_c64(load_u16_as_c64(x, 8), load_c64(y, 8)),
                             not_equal_c64(load_u16_as_c64(x, 12), load_c64(y, 12)),
                             not_equal_c64(load_u16_as_c64(x, 16), load_c64(y, 16)),
                             not_equal_c64(load_u16_as_c64(x, 20), load_c64(y, 20)),
                             not_equal_c64(load_u16_as_c64(x, 24), load_c64(y, 24)),
                             not_equal_c64(load_u16_as_c64(x, 28), load_c64(y, 28)));
    }
}

KERNEL jax_not_equal_u16_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c128(z, 0, not_equal_c128(load_u16_as_c128(x, 0), load_c128(y, 0)),
                              not_equal_c128(load_u16_as_c128(x, 4), load_c128(y, 4)),
                              not_equal_c128(load_u16_as_c128(x, 8), load_c128(y, 8)),
                              not_equal_c128(load_u16_as_c128(x, 12), load_c128(y, 12)),
                              not_equal_c128(load_u16_as_c128(x, 16), load_c128(y, 16)),
                              not_equal_c128(load_u16_as_c128(x, 20), load_c128(y, 20)),
                              not_equal_c128(load_u16_as_c128(x, 24), load_c128(y, 24)),
                              not_equal_c128(load_u16_as_c128(x, 28), load_c128(y, 28)));
    }
}

KERNEL jax_not_equal_u32_u32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_u32(load_u32(x, 0), load_u32(y, 0)),
                           not_equal_u32(load_u32(x, 8), load_u32(y, 8)),
                           not_equal_u32(load_u32(x, 16), load_u32(y, 16)),
                           not_equal_u32(load_u32(x, 24), load_u32(y, 24)));
    }
}

KERNEL jax_not_equal_u32_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, not_equal_u64(load_u32_as_u64(x, 0), load_u64(y, 0)),
                           not_equal_u64(load_u32_as_u64(x, 4), load_u64(y, 4)),
                           not_equal_u64(load_u32_as_u64(x, 8), load_u64(y, 8)),
                           not_equal_u64(load_u32_as_u64(x, 12), load_u64(y, 12)),
                           not_equal_u64(load_u32_as_u64(x, 16), load_u64(y, 16)),
                           not_equal_u64(load_u32_as_u64(x, 20), load_u64(y, 20)),
                           not_equal_u64(load_u32_as_u64(x, 24), load_u64(y, 24)),
                           not_equal_u64(load_u32_as_u64(x, 28), load_u64(y, 28)));
    }
}

KERNEL jax_not_equal_u32_i8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_u32_i32(load_u32(x, 0), load_i8_as_i32(y, 0)),
                           not_equal_u32_i32(load_u32(x, 8), load_i8_as_i32(y, 8)),
                           not_equal_u32_i32(load_u32(x, 16), load_i8_as_i32(y, 16)),
                           not_equal_u32_i32(load_u32(x, 24), load_i8_as_i32(y, 24)));
    }
}

KERNEL jax_not_equal_u32_i16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_u32_i32(load_u32(x, 0), load_i16_as_i32(y, 0)),
                           not_equal_u32_i32(load_u32(x, 8), load_i16_as_i32(y, 8)),
                           not_equal_u32_i32(load_u32(x, 16), load_i16_as_i32(y, 16)),
                           not_equal_u32_i32(load_u32(x, 24), load_i16_as_i32(y, 24)));
    }
}

KERNEL jax_not_equal_u32_i32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_u32_i32(load_u32(x, 0), load_u32(y, 0)),
                           not_equal_u32_i32(load_u32(x, 8), load_u32(y, 8)),
                           not_equal_u32_i32(load_u32(x, 16), load_u32(y, 16)),
                           not_equal_u32_i32(load_u32(x, 24), load_u32(y, 24)));
    }
}

KERNEL jax_not_equal_u32_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(round_f32_to_bf16(load_u32_as_f32(x, 0)), load_bf16_as_f32(y, 0)),
                           not_equal_f32(round_f32_to_bf16(load_u32_as_f32(x, 8)), load_bf16_as_f32(y, 8)),
                           not_equal_f32(round_f32_to_bf16(load_u32_as_f32(x, 16)), load_bf16_as_f32(y, 16)),
                           not_equal_f32(round_f32_to_bf16(load_u32_as_f32(x, 24)), load_bf16_as_f32(y, 24)));
    }
}

KERNEL jax_not_equal_u32_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(round_f32_to_f16(load_u32_as_f32(x, 0)), load_f16_as_f32(y, 0)),
                           not_equal_f32(round_f32_to_f16(load_u32_as_f32(x, 8)), load_f16_as_f32(y, 8)),
                           not_equal_f32(round_f32_to_f16(load_u32_as_f32(x, 16)), load_f16_as_f32(y, 16)),
                           not_equal_f32(round_f32_to_f16(load_u32_as_f32(x, 24)), load_f16_as_f32(y, 24)));
    }
}

KERNEL jax_not_equal_u32_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(load_u32_as_f32(x, 0), load_f32(y, 0)),
                           not_equal_f32(load_u32_as_f32(x, 8), load_f32(y, 8)),
                           not_equal_f32(load_u32_as_f32(x, 16), load_f32(y, 16)),
                           not_equal_f32(load_u32_as_f32(x, 24), load_f32(y, 24)));
    }
}

KERNEL jax_not_equal_u32_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, not_equal_f64(load_u32_as_f64(x, 0), load_f64(y, 0)),
                           not_equal_f64(load_u32_as_f64(x, 4), load_f64(y, 4)),
                           not_equal_f64(load_u32_as_f64(x, 8), load_f64(y, 8)),
                           not_equal_f64(load_u32_as_f64(x, 12), load_f64(y, 12)),
                           not_equal_f64(load_u32_as_f64(x, 16), load_f64(y, 16)),
                           not_equal_f64(load_u32_as_f64(x, 20), load_f64(y, 20)),
                           not_equal_f64(load_u32_as_f64(x, 24), load_f64(y, 24)),
                           not_equal_f64(load_u32_as_f64(x, 28), load_f64(y, 28)));
    }
}

KERNEL jax_not_equal_u32_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c64(z, 0, not_equal_c64(load_u32_as_c64(x, 0), load_c64(y, 0)),
                             not_equal_c64(load_u32_as_c64(x, 4), load_c64(y, 4)),
                             not_equal_c64(load_u32_as_c64(x, 8), load_c64(y, 8)),
                             not_equal_c64(load_u32_as_c64(x, 12), load_c64(y, 12)),
                             not_equal_c64(load_u32_as_c64(x, 16), load_c64(y, 16)),
                             not_equal_c64(load_u32_as_c64(x, 20), load_c64(y, 20)),
                             not_equal_c64(load_u32_as_c64(x, 24), load_c64(y, 24)),
                             not_equal_c64(load_u32_as_c64(x, 28), load_c64(y, 28)));
    }
}

KERNEL jax_not_equal_u32_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c128(z, 0, not_equal_c128(load_u32_as_c128(x, 0), load_c128(y, 0)),
                              not_equal_c128(load_u32_as_c128(x, 4), load_c128(y, 4)),
                              not_equal_c128(load_u32_as_c128(x, 8), load_c128(y, 8)),
                              not_equal_c128(load_u32_as_c128(x, 12), load_c128(y, 12)),
                              not_equal_c128(load_u32_as_c128(x, 16), load_c128(y, 16)),
                              not_equal_c128(load_u32_as_c128(x, 20), load_c128(y, 20)),
                              not_equal_c128(load_u32_as_c128(x, 24), load_c128(y, 24)),
                              not_equal_c128(load_u32_as_c128(x, 28), load_c128(y, 28)));
    }
}

KERNEL jax_not_equal_u64_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, not_equal_u64(load_u64(x, 0), load_u64(y, 0)),
                           not_equal_u64(load_u64(x, 4), load_u64(y, 4)),
                           not_equal_u64(load_u64(x, 8), load_u64(y, 8)),
                           not_equal_u64(load_u64(x, 12), load_u64(y, 12)),
                           not_equal_u64(load_u64(x, 16), load_u64(y, 16)),
                           not_equal_u64(load_u64(x, 20), load_u64(y, 20)),
                           not_equal_u64(load_u64(x, 24), load_u64(y, 24)),
                           not_equal_u64(load_u64(x, 28), load_u64(y, 28)));
    }
}

KERNEL jax_not_equal_u64_i8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, not_equal_u64_i64(load_u64(x, 0), load_i8_as_i64(y, 0)),
                           not_equal_u64_i64(load_u64(x, 4), load_i8_as_i64(y, 4)),
                           not_equal_u64_i64(load_u64(x, 8), load_i8_as_i64(y, 8)),
                           not_equal_u64_i64(load_u64(x, 12), load_i8_as_i64(y, 12)),
                           not_equal_u64_i64(load_u64(x, 16), load_i8_as_i64(y, 16)),
                           not_equal_u64_i64(load_u64(x, 20), load_i8_as_i64(y, 20)),
                           not_equal_u64_i64(load_u64(x, 24), load_i8_as_i64(y, 24)),
                           not_equal_u64_i64(load_u64(x, 28), load_i8_as_i64(y, 28)));
    }
}

KERNEL jax_not_equal_u64_i16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, not_equal_u64_i64(load_u64(x, 0), load_i16_as_i64(y, 0)),
                           not_equal_u64_i64(load_u64(x, 4), load_i16_as_i64(y, 4)),
                           not_equal_u64_i64(load_u64(x, 8), load_i16_as_i64(y, 8)),
                           not_equal_u64_i64(load_u64(x, 12), load_i16_as_i64(y, 12)),
                           not_equal_u64_i64(load_u64(x, 16), load_i16_as_i64(y, 16)),
                           not_equal_u64_i64(load_u64(x, 20), load_i16_as_i64(y, 20)),
                           not_equal_u64_i64(load_u64(x, 24), load_i16_as_i64(y, 24)),
                           not_equal_u64_i64(load_u64(x, 28), load_i16_as_i64(y, 28)));
    }
}

KERNEL jax_not_equal_u64_i32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, not_equal_u64_i64(load_u64(x, 0), load_i32_as_i64(y, 0)),
                           not_equal_u64_i64(load_u64(x, 4), load_i32_as_i64(y, 4)),
                           not_equal_u64_i64(load_u64(x, 8), load_i32_as_i64(y, 8)),
                           not_equal_u64_i64(load_u64(x, 12), load_i32_as_i64(y, 12)),
                           not_equal_u64_i64(load_u64(x, 16), load_i32_as_i64(y, 16)),
                           not_equal_u64_i64(load_u64(x, 20), load_i32_as_i64(y, 20)),
                           not_equal_u64_i64(load_u64(x, 24), load_i32_as_i64(y, 24)),
                           not_equal_u64_i64(load_u64(x, 28), load_i32_as_i64(y, 28)));
    }
}

KERNEL jax_not_equal_u64_i64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, not_equal_u64_i64(load_u64(x, 0), load_u64(y, 0)),
                           not_equal_u64_i64(load_u64(x, 4), load_u64(y, 4)),
                           not_equal_u64_i64(load_u64(x, 8), load_u64(y, 8)),
                           not_equal_u64_i64(load_u64(x, 12), load_u64(y, 12)),
                           not_equal_u64_i64(load_u64(x, 16), load_u64(y, 16)),
                           not_equal_u64_i64(load_u64(x, 20), load_u64(y, 20)),
                           not_equal_u64_i64(load_u64(x, 24), load_u64(y, 24)),
                           not_equal_u64_i64(load_u64(x, 28), load_u64(y, 28)));
    }
}

KERNEL jax_not_equal_u64_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(round_f32_to_bf16(load_u64_as_f32(x, 0)), load_bf16_as_f32(y, 0)),
                           not_equal_f32(round_f32_to_bf16(load_u64_as_f32(x, 8)), load_bf16_as_f32(y, 8)),
                           not_equal_f32(round_f32_to_bf16(load_u64_as_f32(x, 16)), load_bf16_as_f32(y, 16)),
                           not_equal_f32(round_f32_to_bf16(load_u64_as_f32(x, 24)), load_bf16_as_f32(y, 24)));
    }
}

KERNEL jax_not_equal_u64_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(round_f32_to_f16(load_u64_as_f32(x, 0)), load_f16_as_f32(y, 0)),
                           not_equal_f32(round_f32_to_f16(load_u64_as_f32(x, 8)), load_f16_as_f32(y, 8)),
                           not_equal_f32(round_f32_to_f16(load_u64_as_f32(x, 16)), load_f16_as_f32(y, 16)),
                           not_equal_f32(round_f32_to_f16(load_u64_as_f32(x, 24)), load_f16_as_f32(y, 24)));
    }
}

KERNEL jax_not_equal_u64_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(load_u64_as_f32(x, 0), load_f32(y, 0)),
                           not_equal_f32(load_u64_as_f32(x, 8), load_f32(y, 8)),
                           not_equal_f32(load_u64_as_f32(x, 16), load_f32(y, 16)),
                           not_equal_f32(load_u64_as_f32(x, 24), load_f32(y, 24)));
    }
}

KERNEL jax_not_equal_u64_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, not_equal_f64(load_u64_as_f64(x, 0), load_f64(y, 0)),
                           not_equal_f64(load_u64_as_f64(x, 4), load_f64(y, 4)),
                           not_equal_f64(load_u64_as_f64(x, 8), load_f64(y, 8)),
                           not_equal_f64(load_u64_as_f64(x, 12), load_f64(y, 12)),
                           not_equal_f64(load_u64_as_f64(x, 16), load_f64(y, 16)),
                           not_equal_f64(load_u64_as_f64(x, 20), load_f64(y, 20)),
                           not_equal_f64(load_u64_as_f64(x, 24), load_f64(y, 24)),
                           not_equal_f64(load_u64_as_f64(x, 28), load_f64(y, 28)));
    }
}

KERNEL jax_not_equal_u64_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c64(z, 0, not_equal_c64(load_u64_as_c64(x, 0), load_c64(y, 0)),
                             not_equal_c64(load_u64_as_c64(x, 4), load_c64(y, 4)),
                             not_equal_c64(load_u64_as_c64(x, 8), load_c64(y, 8)),
                             not_equal_c64(load_u64_as_c64(x, 12), load_c64(y, 12)),
                             not_equal_c64(load_u64_as_c64(x, 16), load_c64(y, 16)),
                             not_equal_c64(load_u64_as_c64(x, 20), load_c64(y, 20)),
                             not_equal_c64(load_u64_as_c64(x, 24), load_c64(y, 24)),
                             not_equal_c64(load_u64_as_c64(x, 28), load_c64(y, 28)));
    }
}

KERNEL jax_not_equal_u64_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c128(z, 0, not_equal_c128(load_u64_as_c128(x, 0), load_c128(y, 0)),
                              not_equal_c128(load_u64_as_c128(x, 4), load_c128(y, 4)),
                              not_equal_c128(load_u64_as_c128(x, 8), load_c128(y, 8)),
                              not_equal_c128(load_u64_as_c128(x, 12), load_c128(y, 12)),
                              not_equal_c128(load_u64_as_c128(x, 16), load_c128(y, 16)),
                              not_equal_c128(load_u64_as_c128(x, 20), load_c128(y, 20)),
                              not_equal_c128(load_u64_as_c128(x, 24), load_c128(y, 24)),
                              not_equal_c128(load_u64_as_c128(x, 28), load_c128(y, 28)));
    }
}

KERNEL jax_not_equal_i8_i16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask16(z, 0, not_equal_u16(load_i8_as_i16(x, 0), load_u16(y, 0)),
                           not_equal_u16(load_i8_as_i16(x, 16), load_u16(y, 16)));
    }
}

KERNEL jax_not_equal_i8_i32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_u32(load_i8_as_i32(x, 0), load_u32(y, 0)),
                           not_equal_u32(load_i8_as_i32(x, 8), load_u32(y, 8)),
                           not_equal_u32(load_i8_as_i32(x, 16), load_u32(y, 16)),
                           not_equal_u32(load_i8_as_i32(x, 24), load_u32(y, 24)));
    }
}

KERNEL jax_not_equal_i8_i64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, not_equal_u64(load_i8_as_i64(x, 0), load_u64(y, 0)),
                           not_equal_u64(load_i8_as_i64(x, 4), load_u64(y, 4)),
                           not_equal_u64(load_i8_as_i64(x, 8), load_u64(y, 8)),
                           not_equal_u64(load_i8_as_i64(x, 12), load_u64(y, 12)),
                           not_equal_u64(load_i8_as_i64(x, 16), load_u64(y, 16)),
                           not_equal_u64(load_i8_as_i64(x, 20), load_u64(y, 20)),
                           not_equal_u64(load_i8_as_i64(x, 24), load_u64(y, 24)),
                           not_equal_u64(load_i8_as_i64(x, 28), load_u64(y, 28)));
    }
}

KERNEL jax_not_equal_i8_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        not_equal_i8_bf16(z, x, y, 0);
    }
}

KERNEL jax_not_equal_i8_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(load_i8_as_f32(x, 0), load_f16_as_f32(y, 0)),
                           not_equal_f32(load_i8_as_f32(x, 8), load_f16_as_f32(y, 8)),
                           not_equal_f32(load_i8_as_f32(x, 16), load_f16_as_f32(y, 16)),
                           not_equal_f32(load_i8_as_f32(x, 24), load_f16_as_f32(y, 24)));
    }
}

KERNEL jax_not_equal_i8_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(load_i8_as_f32(x, 0), load_f32(y, 0)),
                           not_equal_f32(load_i8_as_f32(x, 8), load_f32(y, 8)),
                           not_equal_f32(load_i8_as_f32(x, 16), load_f32(y, 16)),
                           not_equal_f32(load_i8_as_f32(x, 24), load_f32(y, 24)));
    }
}

KERNEL jax_not_equal_i8_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, not_equal_f64(load_i8_as_f64(x, 0), load_f64(y, 0)),
                           not_equal_f64(load_i8_as_f64(x, 4), load_f64(y, 4)),
                           not_equal_f64(load_i8_as_f64(x, 8), load_f64(y, 8)),
                           not_equal_f64(load_i8_as_f64(x, 12), load_f64(y, 12)),
                           not_equal_f64(load_i8_as_f64(x, 16), load_f64(y, 16)),
                           not_equal_f64(load_i8_as_f64(x, 20), load_f64(y, 20)),
                           not_equal_f64(load_i8_as_f64(x, 24), load_f64(y, 24)),
                           not_equal_f64(load_i8_as_f64(x, 28), load_f64(y, 28)));
    }
}

KERNEL jax_not_equal_i8_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c64(z, 0, not_equal_c64(load_i8_as_c64(x, 0), load_c64(y, 0)),
                             not_equal_c64(load_i8_as_c64(x, 4), load_c64(y, 4)),
                             not_equal_c64(load_i8_as_c64(x, 8), load_c64(y, 8)),
                             not_equal_c64(load_i8_as_c64(x, 12), load_c64(y, 12)),
                             not_equal_c64(load_i8_as_c64(x, 16), load_c64(y, 16)),
                             not_equal_c64(load_i8_as_c64(x, 20), load_c64(y, 20)),
                             not_equal_c64(load_i8_as_c64(x, 24), load_c64(y, 24)),
                             not_equal_c64(load_i8_as_c64(x, 28), load_c64(y, 28)));
    }
}

KERNEL jax_not_equal_i8_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c128(z, 0, not_equal_c128(load_i8_as_c128(x, 0), load_c128(y, 0)),
                              not_equal_c128(load_i8_as_c128(x, 4), load_c128(y, 4)),
                              not_equal_c128(load_i8_as_c128(x, 8), load_c128(y, 8)),
                              not_equal_c128(load_i8_as_c128(x, 12), load_c128(y, 12)),
                              not_equal_c128(load_i8_as_c128(x, 16), load_c128(y, 16)),
                              not_equal_c128(load_i8_as_c128(x, 20), load_c128(y, 20)),
                              not_equal_c128(load_i8_as_c128(x, 24), load_c128(y, 24)),
                              not_equal_c128(load_i8_as_c128(x, 28), load_c128(y, 28)));
    }
}

KERNEL jax_not_equal_i16_i32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_u32(load_i16_as_i32(x, 0), load_u32(y, 0)),
                           not_equal_u32(load_i16_as_i32(x, 8), load_u32(y, 8)),
                           not_equal_u32(load_i16_as_i32(x, 16), load_u32(y, 16)),
                           not_equal_u32(load_i16_as_i32(x, 24), load_u32(y, 24)));
    }
}

KERNEL jax_not_equal_i16_i64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, not_equal_u64(load_i16_as_i64(x, 0), load_u64(y, 0)),
                           not_equal_u64(load_i16_as_i64(x, 4), load_u64(y, 4)),
                           not_equal_u64(load_i16_as_i64(x, 8), load_u64(y, 8)),
                           not_equal_u64(load_i16_as_i64(x, 12), load_u64(y, 12)),
                           not_equal_u64(load_i16_as_i64(x, 16), load_u64(y, 16)),
                           not_equal_u64(load_i16_as_i64(x, 20), load_u64(y, 20)),
                           not_equal_u64(load_i16_as_i64(x, 24), load_u64(y, 24)),
                           not_equal_u64(load_i16_as_i64(x, 28), load_u64(y, 28)));
    }
}

KERNEL jax_not_equal_i16_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        not_equal_i16_bf16(z, x, y, 0);
    }
}

KERNEL jax_not_equal_i16_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(round_f32_to_f16(load_i16_as_f32(x, 0)), load_f16_as_f32(y, 0)),
                           not_equal_f32(round_f32_to_f16(load_i16_as_f32(x, 8)), load_f16_as_f32(y, 8)),
                           not_equal_f32(round_f32_to_f16(load_i16_as_f32(x, 16)), load_f16_as_f32(y, 16)),
                           not_equal_f32(round_f32_to_f16(load_i16_as_f32(x, 24)), load_f16_as_f32(y, 24)));
    }
}

KERNEL jax_not_equal_i16_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(load_i16_as_f32(x, 0), load_f32(y, 0)),
                           not_equal_f32(load_i16_as_f32(x, 8), load_f32(y, 8)),
                           not_equal_f32(load_i16_as_f32(x, 16), load_f32(y, 16)),
                           not_equal_f32(load_i16_as_f32(x, 24), load_f32(y, 24)));
    }
}

KERNEL jax_not_equal_i16_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, not_equal_f64(load_i16_as_f64(x, 0), load_f64(y, 0)),
                           not_equal_f64(load_i16_as_f64(x, 4), load_f64(y, 4)),
                           not_equal_f64(load_i16_as_f64(x, 8), load_f64(y, 8)),
                           not_equal_f64(load_i16_as_f64(x, 12), load_f64(y, 12)),
                           not_equal_f64(load_i16_as_f64(x, 16), load_f64(y, 16)),
                           not_equal_f64(load_i16_as_f64(x, 20), load_f64(y, 20)),
                           not_equal_f64(load_i16_as_f64(x, 24), load_f64(y, 24)),
                           not_equal_f64(load_i16_as_f64(x, 28), load_f64(y, 28)));
    }
}

KERNEL jax_not_equal_i16_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c64(z, 0, not_equal_c64(load_i16_as_c64(x, 0), load_c64(y, 0)),
                             not_equal_c64(load_i16_as_c64(x, 4), load_c64(y, 4)),
                             not_equal_c64(load_i16_as_c64(x, 8), load_c64(y, 8)),
                             not_equal_c64(load_i16_as_c64(x, 12), load_c64(y, 12)),
                             not_equal_c64(load_i16_as_c64(x, 16), load_c64(y, 16)),
                             not_equal_c64(load_i16_as_c64(x, 20), load_c64(y, 20)),
                             not_equal_c64(load_i16_as_c64(x, 24), load_c64(y, 24)),
                             not_equal_c64(load_i16_as_c64(x, 28), load_c64(y, 28)));
    }
}

KERNEL jax_not_equal_i16_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c128(z, 0, not_equal_c128(load_i16_as_c128(x, 0), load_c128(y, 0)),
                              not_equal_c128(load_i16_as_c128(x, 4), load_c128(y, 4)),
                              not_equal_c128(load_i16_as_c128(x, 8), load_c128(y, 8)),
                              not_equal_c128(load_i16_as_c128(x, 12), load_c128(y, 12)),
                              not_equal_c128(load_i16_as_c128(x, 16), load_c128(y, 16)),
                              not_equal_c128(load_i16_as_c128(x, 20), load_c128(y, 20)),
                              not_equal_c128(load_i16_as_c128(x, 24), load_c128(y, 24)),
                              not_equal_c128(load_i16_as_c128(x, 28), load_c128(y, 28)));
    }
}

KERNEL jax_not_equal_i32_i64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, not_equal_u64(load_i32_as_i64(x, 0), load_u64(y, 0)),
                           not_equal_u64(load_i32_as_i64(x, 4), load_u64(y, 4)),
                           not_equal_u64(load_i32_as_i64(x, 8), load_u64(y, 8)),
                           not_equal_u64(load_i32_as_i64(x, 12), load_u64(y, 12)),
                           not_equal_u64(load_i32_as_i64(x, 16), load_u64(y, 16)),
                           not_equal_u64(load_i32_as_i64(x, 20), load_u64(y, 20)),
                           not_equal_u64(load_i32_as_i64(x, 24), load_u64(y, 24)),
                           not_equal_u64(load_i32_as_i64(x, 28), load_u64(y, 28)));
    }
}

KERNEL jax_not_equal_i32_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(round_f32_to_bf16(load_i32_as_f32(x, 0)), load_bf16_as_f32(y, 0)),
                           not_equal_f32(round_f32_to_bf16(load_i32_as_f32(x, 8)), load_bf16_as_f32(y, 8)),
                           not_equal_f32(round_f32_to_bf16(load_i32_as_f32(x, 16)), load_bf16_as_f32(y, 16)),
                           not_equal_f32(round_f32_to_bf16(load_i32_as_f32(x, 24)), load_bf16_as_f32(y, 24)));
    }
}

KERNEL jax_not_equal_i32_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(round_f32_to_f16(load_i32_as_f32(x, 0)), load_f16_as_f32(y, 0)),
                           not_equal_f32(round_f32_to_f16(load_i32_as_f32(x, 8)), load_f16_as_f32(y, 8)),
                           not_equal_f32(round_f32_to_f16(load_i32_as_f32(x, 16)), load_f16_as_f32(y, 16)),
                           not_equal_f32(round_f32_to_f16(load_i32_as_f32(x, 24)), load_f16_as_f32(y, 24)));
    }
}

KERNEL jax_not_equal_i32_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(load_i32_as_f32(x, 0), load_f32(y, 0)),
                           not_equal_f32(load_i32_as_f32(x, 8), load_f32(y, 8)),
                           not_equal_f32(load_i32_as_f32(x, 16), load_f32(y, 16)),
                           not_equal_f32(load_i32_as_f32(x, 24), load_f32(y, 24)));
    }
}

KERNEL jax_not_equal_i32_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, not_equal_f64(load_i32_as_f64(x, 0), load_f64(y, 0)),
                           not_equal_f64(load_i32_as_f64(x, 4), load_f64(y, 4)),
                           not_equal_f64(load_i32_as_f64(x, 8), load_f64(y, 8)),
                           not_equal_f64(load_i32_as_f64(x, 12), load_f64(y, 12)),
                           not_equal_f64(load_i32_as_f64(x, 16), load_f64(y, 16)),
                           not_equal_f64(load_i32_as_f64(x, 20), load_f64(y, 20)),
                           not_equal_f64(load_i32_as_f64(x, 24), load_f64(y, 24)),
                           not_equal_f64(load_i32_as_f64(x, 28), load_f64(y, 28)));
    }
}

KERNEL jax_not_equal_i32_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c64(z, 0, not_equal_c64(load_i32_as_c64(x, 0), load_c64(y, 0)),
                             not_equal_c64(load_i32_as_c64(x, 4), load_c64(y, 4)),
                             not_equal_c64(load_i32_as_c64(x, 8), load_c64(y, 8)),
                             not_equal_c64(load_i32_as_c64(x, 12), load_c64(y, 12)),
                             not_equal_c64(load_i32_as_c64(x, 16), load_c64(y, 16)),
                             not_equal_c64(load_i32_as_c64(x, 20), load_c64(y, 20)),
                             not_equal_c64(load_i32_as_c64(x, 24), load_c64(y, 24)),
                             not_equal_c64(load_i32_as_c64(x, 28), load_c64(y, 28)));
    }
}

KERNEL jax_not_equal_i32_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c128(z, 0, not_equal_c128(load_i32_as_c128(x, 0), load_c128(y, 0)),
                              not_equal_c128(load_i32_as_c128(x, 4), load_c128(y, 4)),
                              not_equal_c128(load_i32_as_c128(x, 8), load_c128(y, 8)),
                              not_equal_c128(load_i32_as_c128(x, 12), load_c128(y, 12)),
                              not_equal_c128(load_i32_as_c128(x, 16), load_c128(y, 16)),
                              not_equal_c128(load_i32_as_c128(x, 20), load_c128(y, 20)),
                              not_equal_c128(load_i32_as_c128(x, 24), load_c128(y, 24)),
                              not_equal_c128(load_i32_as_c128(x, 28), load_c128(y, 28)));
    }
}

KERNEL jax_not_equal_i64_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(round_f32_to_bf16(load_i64_as_f32(x, 0)), load_bf16_as_f32(y, 0)),
                           not_equal_f32(round_f32_to_bf16(load_i64_as_f32(x, 8)), load_bf16_as_f32(y, 8)),
                           not_equal_f32(round_f32_to_bf16(load_i64_as_f32(x, 16)), load_bf16_as_f32(y, 16)),
                           not_equal_f32(round_f32_to_bf16(load_i64_as_f32(x, 24)), load_bf16_as_f32(y, 24)));
    }
}

KERNEL jax_not_equal_i64_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(round_f32_to_f16(load_i64_as_f32(x, 0)), load_f16_as_f32(y, 0)),
                           not_equal_f32(round_f32_to_f16(load_i64_as_f32(x, 8)), load_f16_as_f32(y, 8)),
                           not_equal_f32(round_f32_to_f16(load_i64_as_f32(x, 16)), load_f16_as_f32(y, 16)),
                           not_equal_f32(round_f32_to_f16(load_i64_as_f32(x, 24)), load_f16_as_f32(y, 24)));
    }
}

KERNEL jax_not_equal_i64_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(load_i64_as_f32(x, 0), load_f32(y, 0)),
                           not_equal_f32(load_i64_as_f32(x, 8), load_f32(y, 8)),
                           not_equal_f32(load_i64_as_f32(x, 16), load_f32(y, 16)),
                           not_equal_f32(load_i64_as_f32(x, 24), load_f32(y, 24)));
    }
}

KERNEL jax_not_equal_i64_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, not_equal_f64(load_i64_as_f64(x, 0), load_f64(y, 0)),
                           not_equal_f64(load_i64_as_f64(x, 4), load_f64(y, 4)),
                           not_equal_f64(load_i64_as_f64(x, 8), load_f64(y, 8)),
                           not_equal_f64(load_i64_as_f64(x, 12), load_f64(y, 12)),
                           not_equal_f64(load_i64_as_f64(x, 16), load_f64(y, 16)),
                           not_equal_f64(load_i64_as_f64(x, 20), load_f64(y, 20)),
                           not_equal_f64(load_i64_as_f64(x, 24), load_f64(y, 24)),
                           not_equal_f64(load_i64_as_f64(x, 28), load_f64(y, 28)));
    }
}

KERNEL jax_not_equal_i64_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c64(z, 0, not_equal_c64(load_i64_as_c64(x, 0), load_c64(y, 0)),
                             not_equal_c64(load_i64_as_c64(x, 4), load_c64(y, 4)),
                             not_equal_c64(load_i64_as_c64(x, 8), load_c64(y, 8)),
                             not_equal_c64(load_i64_as_c64(x, 12), load_c64(y, 12)),
                             not_equal_c64(load_i64_as_c64(x, 16), load_c64(y, 16)),
                             not_equal_c64(load_i64_as_c64(x, 20), load_c64(y, 20)),
                             not_equal_c64(load_i64_as_c64(x, 24), load_c64(y, 24)),
                             not_equal_c64(load_i64_as_c64(x, 28), load_c64(y, 28)));
    }
}

KERNEL jax_not_equal_i64_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c128(z, 0, not_equal_c128(load_i64_as_c128(x, 0), load_c128(y, 0)),
                              not_equal_c128(load_i64_as_c128(x, 4), load_c128(y, 4)),
                              not_equal_c128(load_i64_as_c128(x, 8), load_c128(y, 8)),
                              not_equal_c128(load_i64_as_c128(x, 12), load_c128(y, 12)),
                              not_equal_c128(load_i64_as_c128(x, 16), load_c128(y, 16)),
                              not_equal_c128(load_i64_as_c128(x, 20), load_c128(y, 20)),
                              not_equal_c128(load_i64_as_c128(x, 24), load_c128(y, 24)),
                              not_equal_c128(load_i64_as_c128(x, 28), load_c128(y, 28)));
    }
}

KERNEL jax_not_equal_bf16_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        not_equal_bf16_bf16(z, x, y, 0);
    }
}

KERNEL jax_not_equal_bf16_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(load_bf16_as_f32(x, 0), load_f16_as_f32(y, 0)),
                           not_equal_f32(load_bf16_as_f32(x, 8), load_f16_as_f32(y, 8)),
                           not_equal_f32(load_bf16_as_f32(x, 16), load_f16_as_f32(y, 16)),
                           not_equal_f32(load_bf16_as_f32(x, 24), load_f16_as_f32(y, 24)));
    }
}

KERNEL jax_not_equal_bf16_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(load_bf16_as_f32(x, 0), load_f32(y, 0)),
                           not_equal_f32(load_bf16_as_f32(x, 8), load_f32(y, 8)),
                           not_equal_f32(load_bf16_as_f32(x, 16), load_f32(y, 16)),
                           not_equal_f32(load_bf16_as_f32(x, 24), load_f32(y, 24)));
    }
}

KERNEL jax_not_equal_bf16_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, not_equal_f64(load_bf16_as_f64(x, 0), load_f64(y, 0)),
                           not_equal_f64(load_bf16_as_f64(x, 4), load_f64(y, 4)),
                           not_equal_f64(load_bf16_as_f64(x, 8), load_f64(y, 8)),
                           not_equal_f64(load_bf16_as_f64(x, 12), load_f64(y, 12)),
                           not_equal_f64(load_bf16_as_f64(x, 16), load_f64(y, 16)),
                           not_equal_f64(load_bf16_as_f64(x, 20), load_f64(y, 20)),
                           not_equal_f64(load_bf16_as_f64(x, 24), load_f64(y, 24)),
                           not_equal_f64(load_bf16_as_f64(x, 28), load_f64(y, 28)));
    }
}

KERNEL jax_not_equal_bf16_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c64(z, 0, not_equal_c64(load_bf16_as_c64(x, 0), load_c64(y, 0)),
                             not_equal_c64(load_bf16_as_c64(x, 4), load_c64(y, 4)),
                             not_equal_c64(load_bf16_as_c64(x, 8), load_c64(y, 8)),
                             not_equal_c64(load_bf16_as_c64(x, 12), load_c64(y, 12)),
                             not_equal_c64(load_bf16_as_c64(x, 16), load_c64(y, 16)),
                             not_equal_c64(load_bf16_as_c64(x, 20), load_c64(y, 20)),
                             not_equal_c64(load_bf16_as_c64(x, 24), load_c64(y, 24)),
                             not_equal_c64(load_bf16_as_c64(x, 28), load_c64(y, 28)));
    }
}

KERNEL jax_not_equal_bf16_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c128(z, 0, not_equal_c128(load_bf16_as_c128(x, 0), load_c128(y, 0)),
                              not_equal_c128(load_bf16_as_c128(x, 4), load_c128(y, 4)),
                              not_equal_c128(load_bf16_as_c128(x, 8), load_c128(y, 8)),
                              not_equal_c128(load_bf16_as_c128(x, 12), load_c128(y, 12)),
                              not_equal_c128(load_bf16_as_c128(x, 16), load_c128(y, 16)),
                              not_equal_c128(load_bf16_as_c128(x, 20), load_c128(y, 20)),
                              not_equal_c128(load_bf16_as_c128(x, 24), load_c128(y, 24)),
                              not_equal_c128(load_bf16_as_c128(x, 28), load_c128(y, 28)));
    }
}

KERNEL jax_not_equal_bf16_f_weak_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(load_bf16_as_f32(x, 0), round_f32_to_bf16(load_f64_as_f32(y, 0))),
                           not_equal_f32(load_bf16_as_f32(x, 8), round_f32_to_bf16(load_f64_as_f32(y, 8))),
                           not_equal_f32(load_bf16_as_f32(x, 16), round_f32_to_bf16(load_f64_as_f32(y, 16))),
                           not_equal_f32(load_bf16_as_f32(x, 24), round_f32_to_bf16(load_f64_as_f32(y, 24))));
    }
}

KERNEL jax_not_equal_bf16_c_weak_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c64(z, 0, not_equal_c64(load_bf16_as_c64(x, 0), load_c128_as_c64(y, 0)),
                             not_equal_c64(load_bf16_as_c64(x, 4), load_c128_as_c64(y, 4)),
                             not_equal_c64(load_bf16_as_c64(x, 8), load_c128_as_c64(y, 8)),
                             not_equal_c64(load_bf16_as_c64(x, 12), load_c128_as_c64(y, 12)),
                             not_equal_c64(load_bf16_as_c64(x, 16), load_c128_as_c64(y, 16)),
                             not_equal_c64(load_bf16_as_c64(x, 20), load_c128_as_c64(y, 20)),
                             not_equal_c64(load_bf16_as_c64(x, 24), load_c128_as_c64(y, 24)),
                             not_equal_c64(load_bf16_as_c64(x, 28), load_c128_as_c64(y, 28)));
    }
}

KERNEL jax_not_equal_f16_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(load_f16_as_f32(x, 0), load_f16_as_f32(y, 0)),
                           not_equal_f32(load_f16_as_f32(x, 8), load_f16_as_f32(y, 8)),
                           not_equal_f32(load_f16_as_f32(x, 16), load_f16_as_f32(y, 16)),
                           not_equal_f32(load_f16_as_f32(x, 24), load_f16_as_f32(y, 24)));
    }
}

KERNEL jax_not_equal_f16_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(load_f16_as_f32(x, 0), load_f32(y, 0)),
                           not_equal_f32(load_f16_as_f32(x, 8), load_f32(y, 8)),
                           not_equal_f32(load_f16_as_f32(x, 16), load_f32(y, 16)),
                           not_equal_f32(load_f16_as_f32(x, 24), load_f32(y, 24)));
    }
}

KERNEL jax_not_equal_f16_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, not_equal_f64(load_f16_as_f64(x, 0), load_f64(y, 0)),
                           not_equal_f64(load_f16_as_f64(x, 4), load_f64(y, 4)),
                           not_equal_f64(load_f16_as_f64(x, 8), load_f64(y, 8)),
                           not_equal_f64(load_f16_as_f64(x, 12), load_f64(y, 12)),
                           not_equal_f64(load_f16_as_f64(x, 16), load_f64(y, 16)),
                           not_equal_f64(load_f16_as_f64(x, 20), load_f64(y, 20)),
                           not_equal_f64(load_f16_as_f64(x, 24), load_f64(y, 24)),
                           not_equal_f64(load_f16_as_f64(x, 28), load_f64(y, 28)));
    }
}

KERNEL jax_not_equal_f16_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c64(z, 0, not_equal_c64(load_f16_as_c64(x, 0), load_c64(y, 0)),
                             not_equal_c64(load_f16_as_c64(x, 4), load_c64(y, 4)),
                             not_equal_c64(load_f16_as_c64(x, 8), load_c64(y, 8)),
                             not_equal_c64(load_f16_as_c64(x, 12), load_c64(y, 12)),
                             not_equal_c64(load_f16_as_c64(x, 16), load_c64(y, 16)),
                             not_equal_c64(load_f16_as_c64(x, 20), load_c64(y, 20)),
                             not_equal_c64(load_f16_as_c64(x, 24), load_c64(y, 24)),
                             not_equal_c64(load_f16_as_c64(x, 28), load_c64(y, 28)));
    }
}

KERNEL jax_not_equal_f16_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c128(z, 0, not_equal_c128(load_f16_as_c128(x, 0), load_c128(y, 0)),
                              not_equal_c128(load_f16_as_c128(x, 4), load_c128(y, 4)),
                              not_equal_c128(load_f16_as_c128(x, 8), load_c128(y, 8)),
                              not_equal_c128(load_f16_as_c128(x, 12), load_c128(y, 12)),
                              not_equal_c128(load_f16_as_c128(x, 16), load_c128(y, 16)),
                              not_equal_c128(load_f16_as_c128(x, 20), load_c128(y, 20)),
                              not_equal_c128(load_f16_as_c128(x, 24), load_c128(y, 24)),
                              not_equal_c128(load_f16_as_c128(x, 28), load_c128(y, 28)));
    }
}

KERNEL jax_not_equal_f16_f_weak_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(load_f16_as_f32(x, 0), round_f32_to_f16(load_f64_as_f32(y, 0))),
                           not_equal_f32(load_f16_as_f32(x, 8), round_f32_to_f16(load_f64_as_f32(y, 8))),
                           not_equal_f32(load_f16_as_f32(x, 16), round_f32_to_f16(load_f64_as_f32(y, 16))),
                           not_equal_f32(load_f16_as_f32(x, 24), round_f32_to_f16(load_f64_as_f32(y, 24))));
    }
}

KERNEL jax_not_equal_f16_c_weak_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c64(z, 0, not_equal_c64(load_f16_as_c64(x, 0), load_c128_as_c64(y, 0)),
                             not_equal_c64(load_f16_as_c64(x, 4), load_c128_as_c64(y, 4)),
                             not_equal_c64(load_f16_as_c64(x, 8), load_c128_as_c64(y, 8)),
                             not_equal_c64(load_f16_as_c64(x, 12), load_c128_as_c64(y, 12)),
                             not_equal_c64(load_f16_as_c64(x, 16), load_c128_as_c64(y, 16)),
                             not_equal_c64(load_f16_as_c64(x, 20), load_c128_as_c64(y, 20)),
                             not_equal_c64(load_f16_as_c64(x, 24), load_c128_as_c64(y, 24)),
                             not_equal_c64(load_f16_as_c64(x, 28), load_c128_as_c64(y, 28)));
    }
}

KERNEL jax_not_equal_f32_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(load_f32(x, 0), load_f32(y, 0)),
                           not_equal_f32(load_f32(x, 8), load_f32(y, 8)),
                           not_equal_f32(load_f32(x, 16), load_f32(y, 16)),
                           not_equal_f32(load_f32(x, 24), load_f32(y, 24)));
    }
}

KERNEL jax_not_equal_f32_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, not_equal_f64(load_f32_as_f64(x, 0), load_f64(y, 0)),
                           not_equal_f64(load_f32_as_f64(x, 4), load_f64(y, 4)),
                           not_equal_f64(load_f32_as_f64(x, 8), load_f64(y, 8)),
                           not_equal_f64(load_f32_as_f64(x, 12), load_f64(y, 12)),
                           not_equal_f64(load_f32_as_f64(x, 16), load_f64(y, 16)),
                           not_equal_f64(load_f32_as_f64(x, 20), load_f64(y, 20)),
                           not_equal_f64(load_f32_as_f64(x, 24), load_f64(y, 24)),
                           not_equal_f64(load_f32_as_f64(x, 28), load_f64(y, 28)));
    }
}

KERNEL jax_not_equal_f32_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c64(z, 0, not_equal_c64(load_f32_as_c64(x, 0), load_c64(y, 0)),
                             not_equal_c64(load_f32_as_c64(x, 4), load_c64(y, 4)),
                             not_equal_c64(load_f32_as_c64(x, 8), load_c64(y, 8)),
                             not_equal_c64(load_f32_as_c64(x, 12), load_c64(y, 12)),
                             not_equal_c64(load_f32_as_c64(x, 16), load_c64(y, 16)),
                             not_equal_c64(load_f32_as_c64(x, 20), load_c64(y, 20)),
                             not_equal_c64(load_f32_as_c64(x, 24), load_c64(y, 24)),
                             not_equal_c64(load_f32_as_c64(x, 28), load_c64(y, 28)));
    }
}

KERNEL jax_not_equal_f32_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c128(z, 0, not_equal_c128(load_f32_as_c128(x, 0), load_c128(y, 0)),
                              not_equal_c128(load_f32_as_c128(x, 4), load_c128(y, 4)),
                              not_equal_c128(load_f32_as_c128(x, 8), load_c128(y, 8)),
                              not_equal_c128(load_f32_as_c128(x, 12), load_c128(y, 12)),
                              not_equal_c128(load_f32_as_c128(x, 16), load_c128(y, 16)),
                              not_equal_c128(load_f32_as_c128(x, 20), load_c128(y, 20)),
                              not_equal_c128(load_f32_as_c128(x, 24), load_c128(y, 24)),
                              not_equal_c128(load_f32_as_c128(x, 28), load_c128(y, 28)));
    }
}

KERNEL jax_not_equal_f32_f_weak_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(load_f32(x, 0), load_f64_as_f32(y, 0)),
                           not_equal_f32(load_f32(x, 8), load_f64_as_f32(y, 8)),
                           not_equal_f32(load_f32(x, 16), load_f64_as_f32(y, 16)),
                           not_equal_f32(load_f32(x, 24), load_f64_as_f32(y, 24)));
    }
}

KERNEL jax_not_equal_f32_c_weak_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c64(z, 0, not_equal_c64(load_f32_as_c64(x, 0), load_c128_as_c64(y, 0)),
                             not_equal_c64(load_f32_as_c64(x, 4), load_c128_as_c64(y, 4)),
                             not_equal_c64(load_f32_as_c64(x, 8), load_c128_as_c64(y, 8)),
                             not_equal_c64(load_f32_as_c64(x, 12), load_c128_as_c64(y, 12)),
                             not_equal_c64(load_f32_as_c64(x, 16), load_c128_as_c64(y, 16)),
                             not_equal_c64(load_f32_as_c64(x, 20), load_c128_as_c64(y, 20)),
                             not_equal_c64(load_f32_as_c64(x, 24), load_c128_as_c64(y, 24)),
                             not_equal_c64(load_f32_as_c64(x, 28), load_c128_as_c64(y, 28)));
    }
}

KERNEL jax_not_equal_f64_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, not_equal_f64(load_f64(x, 0), load_f64(y, 0)),
                           not_equal_f64(load_f64(x, 4), load_f64(y, 4)),
                           not_equal_f64(load_f64(x, 8), load_f64(y, 8)),
                           not_equal_f64(load_f64(x, 12), load_f64(y, 12)),
                           not_equal_f64(load_f64(x, 16), load_f64(y, 16)),
                           not_equal_f64(load_f64(x, 20), load_f64(y, 20)),
                           not_equal_f64(load_f64(x, 24), load_f64(y, 24)),
                           not_equal_f64(load_f64(x, 28), load_f64(y, 28)));
    }
}

KERNEL jax_not_equal_f64_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c128(z, 0, not_equal_c128(load_f64_as_c128(x, 0), load_c64_as_c128(y, 0)),
                              not_equal_c128(load_f64_as_c128(x, 4), load_c64_as_c128(y, 4)),
                              not_equal_c128(load_f64_as_c128(x, 8), load_c64_as_c128(y, 8)),
                              not_equal_c128(load_f64_as_c128(x, 12), load_c64_as_c128(y, 12)),
                              not_equal_c128(load_f64_as_c128(x, 16), load_c64_as_c128(y, 16)),
                              not_equal_c128(load_f64_as_c128(x, 20), load_c64_as_c128(y, 20)),
                              not_equal_c128(load_f64_as_c128(x, 24), load_c64_as_c128(y, 24)),
                              not_equal_c128(load_f64_as_c128(x, 28), load_c64_as_c128(y, 28)));
    }
}

KERNEL jax_not_equal_f64_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c128(z, 0, not_equal_c128(load_f64_as_c128(x, 0), load_c128(y, 0)),
                              not_equal_c128(load_f64_as_c128(x, 4), load_c128(y, 4)),
                              not_equal_c128(load_f64_as_c128(x, 8), load_c128(y, 8)),
                              not_equal_c128(load_f64_as_c128(x, 12), load_c128(y, 12)),
                              not_equal_c128(load_f64_as_c128(x, 16), load_c128(y, 16)),
                              not_equal_c128(load_f64_as_c128(x, 20), load_c128(y, 20)),
                              not_equal_c128(load_f64_as_c128(x, 24), load_c128(y, 24)),
                              not_equal_c128(load_f64_as_c128(x, 28), load_c128(y, 28)));
    }
}

KERNEL jax_not_equal_c64_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c64(z, 0, not_equal_c64(load_c64(x, 0), load_c64(y, 0)),
                             not_equal_c64(load_c64(x, 4), load_c64(y, 4)),
                             not_equal_c64(load_c64(x, 8), load_c64(y, 8)),
                             not_equal_c64(load_c64(x, 12), load_c64(y, 12)),
                             not_equal_c64(load_c64(x, 16), load_c64(y, 16)),
                             not_equal_c64(load_c64(x, 20), load_c64(y, 20)),
                             not_equal_c64(load_c64(x, 24), load_c64(y, 24)),
                             not_equal_c64(load_c64(x, 28), load_c64(y, 28)));
    }
}

KERNEL jax_not_equal_c64_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c128(z, 0, not_equal_c128(load_c64_as_c128(x, 0), load_c128(y, 0)),
                              not_equal_c128(load_c64_as_c128(x, 4), load_c128(y, 4)),
                              not_equal_c128(load_c64_as_c128(x, 8), load_c128(y, 8)),
                              not_equal_c128(load_c64_as_c128(x, 12), load_c128(y, 12)),
                              not_equal_c128(load_c64_as_c128(x, 16), load_c128(y, 16)),
                              not_equal_c128(load_c64_as_c128(x, 20), load_c128(y, 20)),
                              not_equal_c128(load_c64_as_c128(x, 24), load_c128(y, 24)),
                              not_equal_c128(load_c64_as_c128(x, 28), load_c128(y, 28)));
    }
}

KERNEL jax_not_equal_c64_f_weak_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c64(z, 0, not_equal_c64(load_c64(x, 0), load_f64_as_c64(y, 0)),
                             not_equal_c64(load_c64(x, 4), load_f64_as_c64(y, 4)),
                             not_equal_c64(load_c64(x, 8), load_f64_as_c64(y, 8)),
                             not_equal_c64(load_c64(x, 12), load_f64_as_c64(y, 12)),
                             not_equal_c64(load_c64(x, 16), load_f64_as_c64(y, 16)),
                             not_equal_c64(load_c64(x, 20), load_f64_as_c64(y, 20)),
                             not_equal_c64(load_c64(x, 24), load_f64_as_c64(y, 24)),
                             not_equal_c64(load_c64(x, 28), load_f64_as_c64(y, 28)));
    }
}

KERNEL jax_not_equal_c64_c_weak_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c64(z, 0, not_equal_c64(load_c64(x, 0), load_c128_as_c64(y, 0)),
                             not_equal_c64(load_c64(x, 4), load_c128_as_c64(y, 4)),
                             not_equal_c64(load_c64(x, 8), load_c128_as_c64(y, 8)),
                             not_equal_c64(load_c64(x, 12), load_c128_as_c64(y, 12)),
                             not_equal_c64(load_c64(x, 16), load_c128_as_c64(y, 16)),
                             not_equal_c64(load_c64(x, 20), load_c128_as_c64(y, 20)),
                             not_equal_c64(load_c64(x, 24), load_c128_as_c64(y, 24)),
                             not_equal_c64(load_c64(x, 28), load_c128_as_c64(y, 28)));
    }
}

KERNEL jax_not_equal_c128_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c128(z, 0, not_equal_c128(load_c128(x, 0), load_c128(y, 0)),
                              not_equal_c128(load_c128(x, 4), load_c128(y, 4)),
                              not_equal_c128(load_c128(x, 8), load_c128(y, 8)),
                              not_equal_c128(load_c128(x, 12), load_c128(y, 12)),
                              not_equal_c128(load_c128(x, 16), load_c128(y, 16)),
                              not_equal_c128(load_c128(x, 20), load_c128(y, 20)),
                              not_equal_c128(load_c128(x, 24), load_c128(y, 24)),
                              not_equal_c128(load_c128(x, 28), load_c128(y, 28)));
    }
}

#else
typedef int jax_not_equal_avx2_is_absent_; /* ISO C wants a declaration in every file. */
#endif
