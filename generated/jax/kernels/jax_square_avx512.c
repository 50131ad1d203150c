/*
 * kernels/jax_square_avx512.c: square in AVX-512 F, BW, DQ, VL (x86-64).
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
    jax_square_b_avx512, jax_square_u8_avx512, jax_square_u16_avx512, jax_square_u32_avx512, jax_square_u64_avx512,
    jax_square_bf16_avx512, jax_square_f16_avx512, jax_square_f32_avx512, jax_square_f64_avx512,
    jax_square_c64_avx512, jax_square_c128_avx512;

KERNEL jax_square_b_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32(z, 0, multiply_u32(load_b_as_u32(x, 0), load_b_as_u32(x, 0)));
        store_u32(z, 16, multiply_u32(load_b_as_u32(x, 16), load_b_as_u32(x, 16)));
    }
}

KERNEL jax_square_u8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    if (a_step == 32) {
        const size_t whole = blocks / 8 * 256;
        for (size_t i = 0; i < whole; i += 256) {
            store_u8x64(z, i, multiply_u8x64(load_u8x64(x, i), load_u8x64(x, i)));
            store_u8x64(z, i + 64, multiply_u8x64(load_u8x64(x, i + 64), load_u8x64(x, i + 64)));
            store_u8x64(z, i + 128, multiply_u8x64(load_u8x64(x, i + 128), load_u8x64(x, i + 128)));
            store_u8x64(z, i + 192, multiply_u8x64(load_u8x64(x, i + 192), load_u8x64(x, i + 192)));
        }
        blocks %= 8, x += whole, z += whole;
    }
    if (blocks % 2) {
        store_u8(z, 0, multiply_u8(load_u8(x, 0), load_u8(x, 0)));
        x += a_step, z += 32;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * a_step, z += 64) {
        store_u8(z, 0, multiply_u8(load_u8(x, 0), load_u8(x, 0)));
        store_u8(z + 32, 0, multiply_u8(load_u8(x + a_step, 0), load_u8(x + a_step, 0)));
    }
}

KERNEL jax_square_u16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    if (a_step == 64) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_u16(z, i, multiply_u16(load_u16(x, i), load_u16(x, i)));
            store_u16(z, i + 32, multiply_u16(load_u16(x, i + 32), load_u16(x, i + 32)));
            store_u16(z, i + 64, multiply_u16(load_u16(x, i + 64), load_u16(x, i + 64)));
            store_u16(z, i + 96, multiply_u16(load_u16(x, i + 96), load_u16(x, i + 96)));
        }
        blocks %= 4, x += 2 * whole, z += 2 * whole;
    }
    if (blocks % 2) {
        store_u16(z, 0, multiply_u16(load_u16(x, 0), load_u16(x, 0)));
        x += a_step, z += 64;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * a_step, z += 128) {
        store_u16(z, 0, multiply_u16(load_u16(x, 0), load_u16(x, 0)));
        store_u16(z + 64, 0, multiply_u16(load_u16(x + a_step, 0), load_u16(x + a_step, 0)));
    }
}

KERNEL jax_square_u32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    if (a_step == 128) {
        const size_t whole = blocks / 2 * 64;
        for (size_t i = 0; i < whole; i += 64) {
            store_u32(z, i, multiply_u32(load_u32(x, i), load_u32(x, i)));
            store_u32(z, i + 16, multiply_u32(load_u32(x, i + 16), load_u32(x, i + 16)));
            store_u32(z, i + 32, multiply_u32(load_u32(x, i + 32), load_u32(x, i + 32)));
            store_u32(z, i + 48, multiply_u32(load_u32(x, i + 48), load_u32(x, i + 48)));
        }
        blocks %= 2, x += 4 * whole, z += 4 * whole;
    }
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32(z, 0, multiply_u32(load_u32(x, 0), load_u32(x, 0)));
        store_u32(z, 16, multiply_u32(load_u32(x, 16), load_u32(x, 16)));
    }
}

KERNEL jax_square_u64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_u64(z, 0, multiply_u64(load_u64(x, 0), load_u64(x, 0)));
        store_u64(z, 8, multiply_u64(load_u64(x, 8), load_u64(x, 8)));
        store_u64(z, 16, multiply_u64(load_u64(x, 16), load_u64(x, 16)));
        store_u64(z, 24, multiply_u64(load_u64(x, 24), load_u64(x, 24)));
    }
}

KERNEL jax_square_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_f32_as_bf16(z, 0, multiply_f32(load_bf16_as_f32(x, 0), load_bf16_as_f32(x, 0)),
                                multiply_f32(load_bf16_as_f32(x, 16), load_bf16_as_f32(x, 16)));
    }
}

KERNEL jax_square_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_f32_as_f16(z, 0, multiply_f32(load_f16_as_f32(x, 0), load_f16_as_f32(x, 0)));
        store_f32_as_f16(z, 16, multiply_f32(load_f16_as_f32(x, 16), load_f16_as_f32(x, 16)));
    }
}

KERNEL jax_square_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    if (a_step == 128) {
        const size_t whole = blocks / 2 * 64;
        for (size_t i = 0; i < whole; i += 64) {
            store_f32(z, i, multiply_f32(load_f32(x, i), load_f32(x, i)));
            store_f32(z, i + 16, multiply_f32(load_f32(x, i + 16), load_f32(x, i + 16)));
            store_f32(z, i + 32, multiply_f32(load_f32(x, i + 32), load_f32(x, i + 32)));
            store_f32(z, i + 48, multiply_f32(load_f32(x, i + 48), load_f32(x, i + 48)));
        }
        blocks %= 2, x += 4 * whole, z += 4 * whole;
    }
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32(z, 0, multiply_f32(load_f32(x, 0), load_f32(x, 0)));
        store_f32(z, 16, multiply_f32(load_f32(x, 16), load_f32(x, 16)));
    }
}

KERNEL jax_square_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_f64(z, 0, multiply_f64(load_f64(x, 0), load_f64(x, 0)));
        store_f64(z, 8, multiply_f64(load_f64(x, 8), load_f64(x, 8)));
        store_f64(z, 16, multiply_f64(load_f64(x, 16), load_f64(x, 16)));
        store_f64(z, 24, multiply_f64(load_f64(x, 24), load_f64(x, 24)));
    }
}

KERNEL jax_square_c64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c64(z, i, multiply_c64(load_c64(x, i), load_c64(x, i)));
            store_c64(z, i + 8, multiply_c64(load_c64(x, i + 8), load_c64(x, i + 8)));
        }
    }
}

KERNEL jax_square_c128_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8)
            store_c128(z, i, multiply_c128(load_c128(x, i), load_c128(x, i)));
    }
}

#else
typedef int jax_square_avx512_is_absent_; /* ISO C wants a declaration in every file. */
#endif
