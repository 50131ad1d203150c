/*
 * kernels/jax_logical_not_avx512.c: logical_not in AVX-512 F, BW, DQ, VL (x86-64).
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
    jax_logical_not_u16_avx512, jax_logical_not_u32_avx512, jax_logical_not_u64_avx512, jax_logical_not_bf16_avx512,
    jax_logical_not_f16_avx512, jax_logical_not_f32_avx512, jax_logical_not_f64_avx512, jax_logical_not_c64_avx512,
    jax_logical_not_c128_avx512;

KERNEL jax_logical_not_u16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    if (a_step == 64) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_u8(z, i, bitwise_xor_u8(load_u16_as_b(x, i), constant_u8(0x1)));
            store_u8(z, i + 32, bitwise_xor_u8(load_u16_as_b(x, i + 32), constant_u8(0x1)));
            store_u8(z, i + 64, bitwise_xor_u8(load_u16_as_b(x, i + 64), constant_u8(0x1)));
            store_u8(z, i + 96, bitwise_xor_u8(load_u16_as_b(x, i + 96), constant_u8(0x1)));
        }
        blocks %= 4, x += 2 * whole, z += whole;
    }
    if (blocks % 2) {
        store_u8(z, 0, bitwise_xor_u8(load_u16_as_b(x, 0), constant_u8(0x1)));
        x += a_step, z += 32;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * a_step, z += 64) {
        store_u8(z, 0, bitwise_xor_u8(load_u16_as_b(x, 0), constant_u8(0x1)));
        store_u8(z + 32, 0, bitwise_xor_u8(load_u16_as_b(x + a_step, 0), constant_u8(0x1)));
    }
}

KERNEL jax_logical_not_u32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    if (a_step == 128) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_u8(z, i, bitwise_xor_u8(load_u32_as_b(x, i), constant_u8(0x1)));
            store_u8(z, i + 32, bitwise_xor_u8(load_u32_as_b(x, i + 32), constant_u8(0x1)));
            store_u8(z, i + 64, bitwise_xor_u8(load_u32_as_b(x, i + 64), constant_u8(0x1)));
            store_u8(z, i + 96, bitwise_xor_u8(load_u32_as_b(x, i + 96), constant_u8(0x1)));
        }
        blocks %= 4, x += 4 * whole, z += whole;
    }
    if (blocks % 2) {
        store_u8(z, 0, bitwise_xor_u8(load_u32_as_b(x, 0), constant_u8(0x1)));
        x += a_step, z += 32;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * a_step, z += 64) {
        store_u8(z, 0, bitwise_xor_u8(load_u32_as_b(x, 0), constant_u8(0x1)));
        store_u8(z + 32, 0, bitwise_xor_u8(load_u32_as_b(x + a_step, 0), constant_u8(0x1)));
    }
}

KERNEL jax_logical_not_u64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_u64_as_b(x, 0), constant_u8(0x1)));
    }
}

KERNEL jax_logical_not_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    if (a_step == 64) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_u8(z, i, bitwise_xor_u8(load_bf16_as_b(x, i), constant_u8(0x1)));
            store_u8(z, i + 32, bitwise_xor_u8(load_bf16_as_b(x, i + 32), constant_u8(0x1)));
            store_u8(z, i + 64, bitwise_xor_u8(load_bf16_as_b(x, i + 64), constant_u8(0x1)));
            store_u8(z, i + 96, bitwise_xor_u8(load_bf16_as_b(x, i + 96), constant_u8(0x1)));
        }
        blocks %= 4, x += 2 * whole, z += whole;
    }
    if (blocks % 2) {
        store_u8(z, 0, bitwise_xor_u8(load_bf16_as_b(x, 0), constant_u8(0x1)));
        x += a_step, z += 32;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * a_step, z += 64) {
        store_u8(z, 0, bitwise_xor_u8(load_bf16_as_b(x, 0), constant_u8(0x1)));
        store_u8(z + 32, 0, bitwise_xor_u8(load_bf16_as_b(x + a_step, 0), constant_u8(0x1)));
    }
}

KERNEL jax_logical_not_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    if (a_step == 64) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_u8(z, i, bitwise_xor_u8(load_f16_as_b(x, i), constant_u8(0x1)));
            store_u8(z, i + 32, bitwise_xor_u8(load_f16_as_b(x, i + 32), constant_u8(0x1)));
            store_u8(z, i + 64, bitwise_xor_u8(load_f16_as_b(x, i + 64), constant_u8(0x1)));
            store_u8(z, i + 96, bitwise_xor_u8(load_f16_as_b(x, i + 96), constant_u8(0x1)));
        }
        blocks %= 4, x += 2 * whole, z += whole;
    }
    if (blocks % 2) {
        store_u8(z, 0, bitwise_xor_u8(load_f16_as_b(x, 0), constant_u8(0x1)));
        x += a_step, z += 32;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * a_step, z += 64) {
        store_u8(z, 0, bitwise_xor_u8(load_f16_as_b(x, 0), constant_u8(0x1)));
        store_u8(z + 32, 0, bitwise_xor_u8(load_f16_as_b(x + a_step, 0), constant_u8(0x1)));
    }
}

KERNEL jax_logical_not_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    if (a_step == 128) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_u8(z, i, bitwise_xor_u8(load_f32_as_b(x, i), constant_u8(0x1)));
            store_u8(z, i + 32, bitwise_xor_u8(load_f32_as_b(x, i + 32), constant_u8(0x1)));
            store_u8(z, i + 64, bitwise_xor_u8(load_f32_as_b(x, i + 64), constant_u8(0x1)));
            store_u8(z, i + 96, bitwise_xor_u8(load_f32_as_b(x, i + 96), constant_u8(0x1)));
        }
        blocks %= 4, x += 4 * whole, z += whole;
    }
    if (blocks % 2) {
        store_u8(z, 0, bitwise_xor_u8(load_f32_as_b(x, 0), constant_u8(0x1)));
        x += a_step, z += 32;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * a_step, z += 64) {
        store_u8(z, 0, bitwise_xor_u8(load_f32_as_b(x, 0), constant_u8(0x1)));
        store_u8(z + 32, 0, bitwise_xor_u8(load_f32_as_b(x + a_step, 0), constant_u8(0x1)));
    }
}

KERNEL jax_logical_not_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_f64_as_b(x, 0), constant_u8(0x1)));
    }
}

KERNEL jax_logical_not_c64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_c64_as_b(x, 0), constant_u8(0x1)));
    }
}

KERNEL jax_logical_not_c128_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_c128_as_b(x, 0), constant_u8(0x1)));
    }
}

#else
typedef int jax_logical_not_avx512_is_absent_; /* ISO C wants a declaration in every file. */
#endif
