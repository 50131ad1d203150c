/*
 * kernels/jax_negative_neon.c: negative in NEON.
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
    jax_negative_u8_neon, jax_negative_u16_neon, jax_negative_u32_neon, jax_negative_u64_neon,
    jax_negative_bf16_neon, jax_negative_f32_neon, jax_negative_f64_neon, jax_negative_c64_neon,
    jax_negative_c128_neon;

KERNEL jax_negative_u8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    if (a_step == 32) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_u8_wide(z, i, subtract_u8(constant_u8(0x0), load_u8(x, i)),
                                subtract_u8(constant_u8(0x0), load_u8(x, i + 16)));
            store_u8_wide(z, i + 32, subtract_u8(constant_u8(0x0), load_u8(x, i + 32)),
                                     subtract_u8(constant_u8(0x0), load_u8(x, i + 48)));
            store_u8_wide(z, i + 64, subtract_u8(constant_u8(0x0), load_u8(x, i + 64)),
                                     subtract_u8(constant_u8(0x0), load_u8(x, i + 80)));
            store_u8_wide(z, i + 96, subtract_u8(constant_u8(0x0), load_u8(x, i + 96)),
                                     subtract_u8(constant_u8(0x0), load_u8(x, i + 112)));
        }
        blocks %= 4, x += whole, z += whole;
    }
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8_wide(z, 0, subtract_u8(constant_u8(0x0), load_u8(x, 0)),
                            subtract_u8(constant_u8(0x0), load_u8(x, 16)));
    }
}

KERNEL jax_negative_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16_wide(z, 0, subtract_u16(constant_u16(0x0), load_u16(x, 0)),
                             subtract_u16(constant_u16(0x0), load_u16(x, 8)),
                             subtract_u16(constant_u16(0x0), load_u16(x, 16)),
                             subtract_u16(constant_u16(0x0), load_u16(x, 24)));
    }
}

KERNEL jax_negative_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32_wide(z, 0, subtract_u32(constant_u32(0x0), load_u32(x, 0)),
                             subtract_u32(constant_u32(0x0), load_u32(x, 4)),
                             subtract_u32(constant_u32(0x0), load_u32(x, 8)),
                             subtract_u32(constant_u32(0x0), load_u32(x, 12)));
        store_u32_wide(z, 16, subtract_u32(constant_u32(0x0), load_u32(x, 16)),
                              subtract_u32(constant_u32(0x0), load_u32(x, 20)),
                              subtract_u32(constant_u32(0x0), load_u32(x, 24)),
                              subtract_u32(constant_u32(0x0), load_u32(x, 28)));
    }
}

KERNEL jax_negative_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_u64_wide(z, 0, subtract_u64(constant_u64(UINT64_C(0x0)), load_u64(x, 0)),
                             subtract_u64(constant_u64(UINT64_C(0x0)), load_u64(x, 2)),
                             subtract_u64(constant_u64(UINT64_C(0x0)), load_u64(x, 4)),
                             subtract_u64(constant_u64(UINT64_C(0x0)), load_u64(x, 6)));
        store_u64_wide(z, 8, subtract_u64(constant_u64(UINT64_C(0x0)), load_u64(x, 8)),
                             subtract_u64(constant_u64(UINT64_C(0x0)), load_u64(x, 10)),
                             subtract_u64(constant_u64(UINT64_C(0x0)), load_u64(x, 12)),
                             subtract_u64(constant_u64(UINT64_C(0x0)), load_u64(x, 14)));
        store_u64_wide(z, 16, subtract_u64(constant_u64(UINT64_C(0x0)), load_u64(x, 16)),
                              subtract_u64(constant_u64(UINT64_C(0x0)), load_u64(x, 18)),
                              subtract_u64(constant_u64(UINT64_C(0x0)), load_u64(x, 20)),
                              subtract_u64(constant_u64(UINT64_C(0x0)), load_u64(x, 22)));
        store_u64_wide(z, 24, subtract_u64(constant_u64(UINT64_C(0x0)), load_u64(x, 24)),
                              subtract_u64(constant_u64(UINT64_C(0x0)), load_u64(x, 26)),
                              subtract_u64(constant_u64(UINT64_C(0x0)), load_u64(x, 28)),
                              subtract_u64(constant_u64(UINT64_C(0x0)), load_u64(x, 30)));
    }
}

KERNEL jax_negative_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16_wide(z, 0, bitwise_xor_u16(load_u16(x, 0), constant_u16(0x8000)),
                             bitwise_xor_u16(load_u16(x, 8), constant_u16(0x8000)),
                             bitwise_xor_u16(load_u16(x, 16), constant_u16(0x8000)),
                             bitwise_xor_u16(load_u16(x, 24), constant_u16(0x8000)));
    }
}

KERNEL jax_negative_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32_wide(z, 0, bitwise_xor_u32(load_u32(x, 0), constant_u32(0x80000000)),
                             bitwise_xor_u32(load_u32(x, 4), constant_u32(0x80000000)),
                             bitwise_xor_u32(load_u32(x, 8), constant_u32(0x80000000)),
                             bitwise_xor_u32(load_u32(x, 12), constant_u32(0x80000000)));
        store_u32_wide(z, 16, bitwise_xor_u32(load_u32(x, 16), constant_u32(0x80000000)),
                              bitwise_xor_u32(load_u32(x, 20), constant_u32(0x80000000)),
                              bitwise_xor_u32(load_u32(x, 24), constant_u32(0x80000000)),
                              bitwise_xor_u32(load_u32(x, 28), constant_u32(0x80000000)));
    }
}

KERNEL jax_negative_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_u64_wide(z, 0, bitwise_xor_u64(load_u64(x, 0), constant_u64(UINT64_C(0x8000000000000000))),
                             bitwise_xor_u64(load_u64(x, 2), constant_u64(UINT64_C(0x8000000000000000))),
                             bitwise_xor_u64(load_u64(x, 4), constant_u64(UINT64_C(0x8000000000000000))),
                             bitwise_xor_u64(load_u64(x, 6), constant_u64(UINT64_C(0x8000000000000000))));
        store_u64_wide(z, 8, bitwise_xor_u64(load_u64(x, 8), constant_u64(UINT64_C(0x8000000000000000))),
                             bitwise_xor_u64(load_u64(x, 10), constant_u64(UINT64_C(0x8000000000000000))),
                             bitwise_xor_u64(load_u64(x, 12), constant_u64(UINT64_C(0x8000000000000000))),
                             bitwise_xor_u64(load_u64(x, 14), constant_u64(UINT64_C(0x8000000000000000))));
        store_u64_wide(z, 16, bitwise_xor_u64(load_u64(x, 16), constant_u64(UINT64_C(0x8000000000000000))),
                              bitwise_xor_u64(load_u64(x, 18), constant_u64(UINT64_C(0x8000000000000000))),
                              bitwise_xor_u64(load_u64(x, 20), constant_u64(UINT64_C(0x8000000000000000))),
                              bitwise_xor_u64(load_u64(x, 22), constant_u64(UINT64_C(0x8000000000000000))));
        store_u64_wide(z, 24, bitwise_xor_u64(load_u64(x, 24), constant_u64(UINT64_C(0x8000000000000000))),
                              bitwise_xor_u64(load_u64(x, 26), constant_u64(UINT64_C(0x8000000000000000))),
                              bitwise_xor_u64(load_u64(x, 28), constant_u64(UINT64_C(0x8000000000000000))),
                              bitwise_xor_u64(load_u64(x, 30), constant_u64(UINT64_C(0x8000000000000000))));
    }
}

KERNEL jax_negative_c64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_c64_wide(z, 0, negative_c64(load_c64(x, 0)),
                             negative_c64(load_c64(x, 4)));
        store_c64_wide(z, 8, negative_c64(load_c64(x, 8)),
                             negative_c64(load_c64(x, 12)));
        store_c64_wide(z, 16, negative_c64(load_c64(x, 16)),
                              negative_c64(load_c64(x, 20)));
        store_c64_wide(z, 24, negative_c64(load_c64(x, 24)),
                              negative_c64(load_c64(x, 28)));
    }
}

KERNEL jax_negative_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c128_wide(z, i, negative_c128(load_c128(x, i)),
                                  negative_c128(load_c128(x, i + 2)),
                                  negative_c128(load_c128(x, i + 4)),
                                  negative_c128(load_c128(x, i + 6)));
            store_c128_wide(z, i + 8, negative_c128(load_c128(x, i + 8)),
                                      negative_c128(load_c128(x, i + 10)),
                                      negative_c128(load_c128(x, i + 12)),
                                      negative_c128(load_c128(x, i + 14)));
        }
    }
}

#else
typedef int jax_negative_neon_is_absent_; /* ISO C wants a declaration in every file. */
#endif
