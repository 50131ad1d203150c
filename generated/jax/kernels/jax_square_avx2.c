/*
 * kernels/jax_square_avx2.c: square in AVX2 (x86-64).
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
    jax_square_b_avx2, jax_square_u8_avx2, jax_square_u16_avx2, jax_square_u32_avx2, jax_square_u64_avx2,
    jax_square_bf16_avx2, jax_square_f16_avx2, jax_square_f32_avx2, jax_square_f64_avx2, jax_square_c64_avx2,
    jax_square_c128_avx2;

KERNEL jax_square_b_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32(z, 0, multiply_u32(load_b_as_u32(x, 0), load_b_as_u32(x, 0)));
        store_u32(z, 8, multiply_u32(load_b_as_u32(x, 8), load_b_as_u32(x, 8)));
        store_u32(z, 16, multiply_u32(load_b_as_u32(x, 16), load_b_as_u32(x, 16)));
        store_u32(z, 24, multiply_u32(load_b_as_u32(x, 24), load_b_as_u32(x, 24)));
    }
}

KERNEL jax_square_u8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, multiply_u8(load_u8(x, 0), load_u8(x, 0)));
    }
}

KERNEL jax_square_u16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    if (a_step == 64) {
        const size_t whole = blocks / 2 * 64;
        for (size_t i = 0; i < whole; i += 64) {
            store_u16(z, i, multiply_u16(load_u16(x, i), load_u16(x, i)));
            store_u16(z, i + 16, multiply_u16(load_u16(x, i + 16), load_u16(x, i + 16)));
            store_u16(z, i + 32, multiply_u16(load_u16(x, i + 32), load_u16(x, i + 32)));
            store_u16(z, i + 48, multiply_u16(load_u16(x, i + 48), load_u16(x, i + 48)));
        }
        blocks %= 2, x += 2 * whole, z += 2 * whole;
    }
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16(z, 0, multiply_u16(load_u16(x, 0), load_u16(x, 0)));
        store_u16(z, 16, multiply_u16(load_u16(x, 16), load_u16(x, 16)));
    }
}

KERNEL jax_square_u32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32(z, 0, multiply_u32(load_u32(x, 0), load_u32(x, 0)));
        store_u32(z, 8, multiply_u32(load_u32(x, 8), load_u32(x, 8)));
        store_u32(z, 16, multiply_u32(load_u32(x, 16), load_u32(x, 16)));
        store_u32(z, 24, multiply_u32(load_u32(x, 24), load_u32(x, 24)));
    }
}

KERNEL jax_square_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            square_u64(z, x, i);
            square_u64(z, x, i + 4);
            square_u64(z, x, i + 8);
            square_u64(z, x, i + 12);
        }
    }
}

KERNEL jax_square_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_bf16(z, i, multiply_f32(load_bf16_as_f32(x, i), load_bf16_as_f32(x, i)),
                                    multiply_f32(load_bf16_as_f32(x, i + 8), load_bf16_as_f32(x, i + 8)));
    }
}

KERNEL jax_square_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_f32_as_f16(z, 0, multiply_f32(load_f16_as_f32(x, 0), load_f16_as_f32(x, 0)));
        store_f32_as_f16(z, 8, multiply_f32(load_f16_as_f32(x, 8), load_f16_as_f32(x, 8)));
        store_f32_as_f16(z, 16, multiply_f32(load_f16_as_f32(x, 16), load_f16_as_f32(x, 16)));
        store_f32_as_f16(z, 24, multiply_f32(load_f16_as_f32(x, 24), load_f16_as_f32(x, 24)));
    }
}

KERNEL jax_square_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32(z, 0, multiply_f32(load_f32(x, 0), load_f32(x, 0)));
        store_f32(z, 8, multiply_f32(load_f32(x, 8), load_f32(x, 8)));
        store_f32(z, 16, multiply_f32(load_f32(x, 16), load_f32(x, 16)));
        store_f32(z, 24, multiply_f32(load_f32(x, 24), load_f32(x, 24)));
    }
}

KERNEL jax_square_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_f64(z, 0, multiply_f64(load_f64(x, 0), load_f64(x, 0)));
        store_f64(z, 4, multiply_f64(load_f64(x, 4), load_f64(x, 4)));
        store_f64(z, 8, multiply_f64(load_f64(x, 8), load_f64(x, 8)));
        store_f64(z, 12, multiply_f64(load_f64(x, 12), load_f64(x, 12)));
        store_f64(z, 16, multiply_f64(load_f64(x, 16), load_f64(x, 16)));
        store_f64(z, 20, multiply_f64(load_f64(x, 20), load_f64(x, 20)));
        store_f64(z, 24, multiply_f64(load_f64(x, 24), load_f64(x, 24)));
        store_f64(z, 28, multiply_f64(load_f64(x, 28), load_f64(x, 28)));
    }
}

KERNEL jax_square_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8) {
            store_c64(z, i, multiply_c64(load_c64(x, i), load_c64(x, i)));
            store_c64(z, i + 4, multiply_c64(load_c64(x, i + 4), load_c64(x, i + 4)));
        }
    }
}

KERNEL jax_square_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 4)
            store_c128(z, i, multiply_c128(load_c128(x, i), load_c128(x, i)));
    }
}

#else
typedef int jax_square_avx2_is_absent_; /* ISO C wants a declaration in every file. */
#endif
