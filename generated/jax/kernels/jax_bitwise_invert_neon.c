/*
 * kernels/jax_bitwise_invert_neon.c: bitwise_invert in NEON.
 *
 * Made by joinery 0.2.0 from specs/jax.lua; SHA-256 of what it defines, without comments and free text:
 * e6ee428d8e4e659858c0dd39974ac33cec3898f6d254d00e0ffaa7566824f1e3.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR
 * The licence of this file is yours to choose.
 */
/* clang-format off */
#include "jax_neon.h"

#if defined(__aarch64__) && !defined(__AARCH64EB__) && defined(__GNUC__) && !defined(JOINERY_NO_NEON)

jax_kernel
    jax_bitwise_invert_b_neon, jax_bitwise_invert_u8_neon, jax_bitwise_invert_u16_neon, jax_bitwise_invert_u32_neon,
    jax_bitwise_invert_u64_neon;

KERNEL jax_bitwise_invert_b_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    if (a_step == 32) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_u8_wide(z, i, bitwise_xor_u8(load_u8_as_b(x, i), constant_u8(0x1)),
                                bitwise_xor_u8(load_u8_as_b(x, i + 16), constant_u8(0x1)));
            store_u8_wide(z, i + 32, bitwise_xor_u8(load_u8_as_b(x, i + 32), constant_u8(0x1)),
                                     bitwise_xor_u8(load_u8_as_b(x, i + 48), constant_u8(0x1)));
            store_u8_wide(z, i + 64, bitwise_xor_u8(load_u8_as_b(x, i + 64), constant_u8(0x1)),
                                     bitwise_xor_u8(load_u8_as_b(x, i + 80), constant_u8(0x1)));
            store_u8_wide(z, i + 96, bitwise_xor_u8(load_u8_as_b(x, i + 96), constant_u8(0x1)),
                                     bitwise_xor_u8(load_u8_as_b(x, i + 112), constant_u8(0x1)));
        }
        blocks %= 4, x += whole, z += whole;
    }
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8_wide(z, 0, bitwise_xor_u8(load_u8_as_b(x, 0), constant_u8(0x1)),
                            bitwise_xor_u8(load_u8_as_b(x, 16), constant_u8(0x1)));
    }
}

KERNEL jax_bitwise_invert_u8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    if (a_step == 32) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_u8_wide(z, i, bitwise_xor_u8(load_u8(x, i), constant_u8(0xff)),
                                bitwise_xor_u8(load_u8(x, i + 16), constant_u8(0xff)));
            store_u8_wide(z, i + 32, bitwise_xor_u8(load_u8(x, i + 32), constant_u8(0xff)),
                                     bitwise_xor_u8(load_u8(x, i + 48), constant_u8(0xff)));
            store_u8_wide(z, i + 64, bitwise_xor_u8(load_u8(x, i + 64), constant_u8(0xff)),
                                     bitwise_xor_u8(load_u8(x, i + 80), constant_u8(0xff)));
            store_u8_wide(z, i + 96, bitwise_xor_u8(load_u8(x, i + 96), constant_u8(0xff)),
                                     bitwise_xor_u8(load_u8(x, i + 112), constant_u8(0xff)));
        }
        blocks %= 4, x += whole, z += whole;
    }
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8_wide(z, 0, bitwise_xor_u8(load_u8(x, 0), constant_u8(0xff)),
                            bitwise_xor_u8(load_u8(x, 16), constant_u8(0xff)));
    }
}

KERNEL jax_bitwise_invert_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16_wide(z, 0, bitwise_xor_u16(load_u16(x, 0), constant_u16(0xffff)),
                             bitwise_xor_u16(load_u16(x, 8), constant_u16(0xffff)),
                             bitwise_xor_u16(load_u16(x, 16), constant_u16(0xffff)),
                             bitwise_xor_u16(load_u16(x, 24), constant_u16(0xffff)));
    }
}

KERNEL jax_bitwise_invert_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32_wide(z, 0, bitwise_xor_u32(load_u32(x, 0), constant_u32(0xffffffff)),
                             bitwise_xor_u32(load_u32(x, 4), constant_u32(0xffffffff)),
                             bitwise_xor_u32(load_u32(x, 8), constant_u32(0xffffffff)),
                             bitwise_xor_u32(load_u32(x, 12), constant_u32(0xffffffff)));
        store_u32_wide(z, 16, bitwise_xor_u32(load_u32(x, 16), constant_u32(0xffffffff)),
                              bitwise_xor_u32(load_u32(x, 20), constant_u32(0xffffffff)),
                              bitwise_xor_u32(load_u32(x, 24), constant_u32(0xffffffff)),
                              bitwise_xor_u32(load_u32(x, 28), constant_u32(0xffffffff)));
    }
}

KERNEL jax_bitwise_invert_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_u64_wide(z, 0, bitwise_xor_u64(load_u64(x, 0), constant_u64(UINT64_C(0xffffffffffffffff))),
                             bitwise_xor_u64(load_u64(x, 2), constant_u64(UINT64_C(0xffffffffffffffff))),
                             bitwise_xor_u64(load_u64(x, 4), constant_u64(UINT64_C(0xffffffffffffffff))),
                             bitwise_xor_u64(load_u64(x, 6), constant_u64(UINT64_C(0xffffffffffffffff))));
        store_u64_wide(z, 8, bitwise_xor_u64(load_u64(x, 8), constant_u64(UINT64_C(0xffffffffffffffff))),
                             bitwise_xor_u64(load_u64(x, 10), constant_u64(UINT64_C(0xffffffffffffffff))),
                             bitwise_xor_u64(load_u64(x, 12), constant_u64(UINT64_C(0xffffffffffffffff))),
                             bitwise_xor_u64(load_u64(x, 14), constant_u64(UINT64_C(0xffffffffffffffff))));
        store_u64_wide(z, 16, bitwise_xor_u64(load_u64(x, 16), constant_u64(UINT64_C(0xffffffffffffffff))),
                              bitwise_xor_u64(load_u64(x, 18), constant_u64(UINT64_C(0xffffffffffffffff))),
                              bitwise_xor_u64(load_u64(x, 20), constant_u64(UINT64_C(0xffffffffffffffff))),
                              bitwise_xor_u64(load_u64(x, 22), constant_u64(UINT64_C(0xffffffffffffffff))));
        store_u64_wide(z, 24, bitwise_xor_u64(load_u64(x, 24), constant_u64(UINT64_C(0xffffffffffffffff))),
                              bitwise_xor_u64(load_u64(x, 26), constant_u64(UINT64_C(0xffffffffffffffff))),
                              bitwise_xor_u64(load_u64(x, 28), constant_u64(UINT64_C(0xffffffffffffffff))),
                              bitwise_xor_u64(load_u64(x, 30), constant_u64(UINT64_C(0xffffffffffffffff))));
    }
}

#else
typedef int jax_bitwise_invert_neon_is_absent_; /* ISO C wants a declaration in every file. */
#endif
