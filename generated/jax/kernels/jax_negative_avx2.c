/*
 * kernels/jax_negative_avx2.c: negative in AVX2 (x86-64).
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
    jax_negative_u8_avx2, jax_negative_u16_avx2, jax_negative_u32_avx2, jax_negative_u64_avx2,
    jax_negative_bf16_avx2, jax_negative_f32_avx2, jax_negative_f64_avx2, jax_negative_c64_avx2,
    jax_negative_c128_avx2;

KERNEL jax_negative_u8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    if (a_step == 32) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_u8(z, i, subtract_u8(constant_u8(0x0), load_u8(x, i)));
            store_u8(z, i + 32, subtract_u8(constant_u8(0x0), load_u8(x, i + 32)));
            store_u8(z, i + 64, subtract_u8(constant_u8(0x0), load_u8(x, i + 64)));
            store_u8(z, i + 96, subtract_u8(constant_u8(0x0), load_u8(x, i + 96)));
        }
        blocks %= 4, x += whole, z += whole;
    }
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, subtract_u8(constant_u8(0x0), load_u8(x, 0)));
    }
}

KERNEL jax_negative_u16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    if (a_step == 64) {
        const size_t whole = blocks / 2 * 64;
        for (size_t i = 0; i < whole; i += 64) {
            store_u16(z, i, subtract_u16(constant_u16(0x0), load_u16(x, i)));
            store_u16(z, i + 16, subtract_u16(constant_u16(0x0), load_u16(x, i + 16)));
            store_u16(z, i + 32, subtract_u16(constant_u16(0x0), load_u16(x, i + 32)));
            store_u16(z, i + 48, subtract_u16(constant_u16(0x0), load_u16(x, i + 48)));
        }
        blocks %= 2, x += 2 * whole, z += 2 * whole;
    }
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16(z, 0, subtract_u16(constant_u16(0x0), load_u16(x, 0)));
        store_u16(z, 16, subtract_u16(constant_u16(0x0), load_u16(x, 16)));
    }
}

KERNEL jax_negative_u32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32(z, 0, subtract_u32(constant_u32(0x0), load_u32(x, 0)));
        store_u32(z, 8, subtract_u32(constant_u32(0x0), load_u32(x, 8)));
        store_u32(z, 16, subtract_u32(constant_u32(0x0), load_u32(x, 16)));
        store_u32(z, 24, subtract_u32(constant_u32(0x0), load_u32(x, 24)));
    }
}

KERNEL jax_negative_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_u64(z, 0, subtract_u64(constant_u64(UINT64_C(0x0)), load_u64(x, 0)));
        store_u64(z, 4, subtract_u64(constant_u64(UINT64_C(0x0)), load_u64(x, 4)));
        store_u64(z, 8, subtract_u64(constant_u64(UINT64_C(0x0)), load_u64(x, 8)));
        store_u64(z, 12, subtract_u64(constant_u64(UINT64_C(0x0)), load_u64(x, 12)));
        store_u64(z, 16, subtract_u64(constant_u64(UINT64_C(0x0)), load_u64(x, 16)));
        store_u64(z, 20, subtract_u64(constant_u64(UINT64_C(0x0)), load_u64(x, 20)));
        store_u64(z, 24, subtract_u64(constant_u64(UINT64_C(0x0)), load_u64(x, 24)));
        store_u64(z, 28, subtract_u64(constant_u64(UINT64_C(0x0)), load_u64(x, 28)));
    }
}

KERNEL jax_negative_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    if (a_step == 64) {
        const size_t whole = blocks / 2 * 64;
        for (size_t i = 0; i < whole; i += 64) {
            store_u16(z, i, bitwise_xor_u16(load_u16(x, i), constant_u16(0x8000)));
            store_u16(z, i + 16, bitwise_xor_u16(load_u16(x, i + 16), constant_u16(0x8000)));
            store_u16(z, i + 32, bitwise_xor_u16(load_u16(x, i + 32), constant_u16(0x8000)));
            store_u16(z, i + 48, bitwise_xor_u16(load_u16(x, i + 48), constant_u16(0x8000)));
        }
        blocks %= 2, x += 2 * whole, z += 2 * whole;
    }
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16(z, 0, bitwise_xor_u16(load_u16(x, 0), constant_u16(0x8000)));
        store_u16(z, 16, bitwise_xor_u16(load_u16(x, 16), constant_u16(0x8000)));
    }
}

KERNEL jax_negative_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32(z, 0, bitwise_xor_u32(load_u32(x, 0), constant_u32(0x80000000)));
        store_u32(z, 8, bitwise_xor_u32(load_u32(x, 8), constant_u32(0x80000000)));
        store_u32(z, 16, bitwise_xor_u32(load_u32(x, 16), constant_u32(0x80000000)));
        store_u32(z, 24, bitwise_xor_u32(load_u32(x, 24), constant_u32(0x80000000)));
    }
}

KERNEL jax_negative_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_u64(z, 0, bitwise_xor_u64(load_u64(x, 0), constant_u64(UINT64_C(0x8000000000000000))));
        store_u64(z, 4, bitwise_xor_u64(load_u64(x, 4), constant_u64(UINT64_C(0x8000000000000000))));
        store_u64(z, 8, bitwise_xor_u64(load_u64(x, 8), constant_u64(UINT64_C(0x8000000000000000))));
        store_u64(z, 12, bitwise_xor_u64(load_u64(x, 12), constant_u64(UINT64_C(0x8000000000000000))));
        store_u64(z, 16, bitwise_xor_u64(load_u64(x, 16), constant_u64(UINT64_C(0x8000000000000000))));
        store_u64(z, 20, bitwise_xor_u64(load_u64(x, 20), constant_u64(UINT64_C(0x8000000000000000))));
        store_u64(z, 24, bitwise_xor_u64(load_u64(x, 24), constant_u64(UINT64_C(0x8000000000000000))));
        store_u64(z, 28, bitwise_xor_u64(load_u64(x, 28), constant_u64(UINT64_C(0x8000000000000000))));
    }
}

KERNEL jax_negative_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_c64(z, 0, negative_c64(load_c64(x, 0)));
        store_c64(z, 4, negative_c64(load_c64(x, 4)));
        store_c64(z, 8, negative_c64(load_c64(x, 8)));
        store_c64(z, 12, negative_c64(load_c64(x, 12)));
        store_c64(z, 16, negative_c64(load_c64(x, 16)));
        store_c64(z, 20, negative_c64(load_c64(x, 20)));
        store_c64(z, 24, negative_c64(load_c64(x, 24)));
        store_c64(z, 28, negative_c64(load_c64(x, 28)));
    }
}

KERNEL jax_negative_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c128(z, i, negative_c128(load_c128(x, i)));
            store_c128(z, i + 4, negative_c128(load_c128(x, i + 4)));
            store_c128(z, i + 8, negative_c128(load_c128(x, i + 8)));
            store_c128(z, i + 12, negative_c128(load_c128(x, i + 12)));
        }
    }
}

#else
typedef int jax_negative_avx2_is_absent_; /* ISO C wants a declaration in every file. */
#endif
