/*
 * kernels/jax_bitwise_invert_avx2.c: bitwise_invert in AVX2 (x86-64).
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
    jax_bitwise_invert_b_avx2, jax_bitwise_invert_u8_avx2, jax_bitwise_invert_u16_avx2, jax_bitwise_invert_u32_avx2,
    jax_bitwise_invert_u64_avx2;

KERNEL jax_bitwise_invert_b_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    if (a_step == 32) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_u8(z, i, bitwise_xor_u8(load_u8_as_b(x, i), constant_u8(0x1)));
            store_u8(z, i + 32, bitwise_xor_u8(load_u8_as_b(x, i + 32), constant_u8(0x1)));
            store_u8(z, i + 64, bitwise_xor_u8(load_u8_as_b(x, i + 64), constant_u8(0x1)));
            store_u8(z, i + 96, bitwise_xor_u8(load_u8_as_b(x, i + 96), constant_u8(0x1)));
        }
        blocks %= 4, x += whole, z += whole;
    }
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_u8_as_b(x, 0), constant_u8(0x1)));
    }
}

KERNEL jax_bitwise_invert_u8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    if (a_step == 32) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_u8(z, i, bitwise_xor_u8(load_u8(x, i), constant_u8(0xff)));
            store_u8(z, i + 32, bitwise_xor_u8(load_u8(x, i + 32), constant_u8(0xff)));
            store_u8(z, i + 64, bitwise_xor_u8(load_u8(x, i + 64), constant_u8(0xff)));
            store_u8(z, i + 96, bitwise_xor_u8(load_u8(x, i + 96), constant_u8(0xff)));
        }
        blocks %= 4, x += whole, z += whole;
    }
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_u8(x, 0), constant_u8(0xff)));
    }
}

KERNEL jax_bitwise_invert_u16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    if (a_step == 64) {
        const size_t whole = blocks / 2 * 64;
        for (size_t i = 0; i < whole; i += 64) {
            store_u16(z, i, bitwise_xor_u16(load_u16(x, i), constant_u16(0xffff)));
            store_u16(z, i + 16, bitwise_xor_u16(load_u16(x, i + 16), constant_u16(0xffff)));
            store_u16(z, i + 32, bitwise_xor_u16(load_u16(x, i + 32), constant_u16(0xffff)));
            store_u16(z, i + 48, bitwise_xor_u16(load_u16(x, i + 48), constant_u16(0xffff)));
        }
        blocks %= 2, x += 2 * whole, z += 2 * whole;
    }
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16(z, 0, bitwise_xor_u16(load_u16(x, 0), constant_u16(0xffff)));
        store_u16(z, 16, bitwise_xor_u16(load_u16(x, 16), constant_u16(0xffff)));
    }
}

KERNEL jax_bitwise_invert_u32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32(z, 0, bitwise_xor_u32(load_u32(x, 0), constant_u32(0xffffffff)));
        store_u32(z, 8, bitwise_xor_u32(load_u32(x, 8), constant_u32(0xffffffff)));
        store_u32(z, 16, bitwise_xor_u32(load_u32(x, 16), constant_u32(0xffffffff)));
        store_u32(z, 24, bitwise_xor_u32(load_u32(x, 24), constant_u32(0xffffffff)));
    }
}

KERNEL jax_bitwise_invert_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_u64(z, 0, bitwise_xor_u64(load_u64(x, 0), constant_u64(UINT64_C(0xffffffffffffffff))));
        store_u64(z, 4, bitwise_xor_u64(load_u64(x, 4), constant_u64(UINT64_C(0xffffffffffffffff))));
        store_u64(z, 8, bitwise_xor_u64(load_u64(x, 8), constant_u64(UINT64_C(0xffffffffffffffff))));
        store_u64(z, 12, bitwise_xor_u64(load_u64(x, 12), constant_u64(UINT64_C(0xffffffffffffffff))));
        store_u64(z, 16, bitwise_xor_u64(load_u64(x, 16), constant_u64(UINT64_C(0xffffffffffffffff))));
        store_u64(z, 20, bitwise_xor_u64(load_u64(x, 20), constant_u64(UINT64_C(0xffffffffffffffff))));
        store_u64(z, 24, bitwise_xor_u64(load_u64(x, 24), constant_u64(UINT64_C(0xffffffffffffffff))));
        store_u64(z, 28, bitwise_xor_u64(load_u64(x, 28), constant_u64(UINT64_C(0xffffffffffffffff))));
    }
}

#else
typedef int jax_bitwise_invert_avx2_is_absent_; /* ISO C wants a declaration in every file. */
#endif
