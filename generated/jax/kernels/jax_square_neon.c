/*
 * kernels/jax_square_neon.c: square in NEON.
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
    jax_square_b_neon, jax_square_u8_neon, jax_square_u16_neon, jax_square_u32_neon, jax_square_u64_neon,
    jax_square_bf16_neon, jax_square_f16_neon, jax_square_f32_neon, jax_square_f64_neon, jax_square_c64_neon,
    jax_square_c128_neon;

KERNEL jax_square_b_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32_wide(z, 0, multiply_u32(load_b_as_u32(x, 0), load_b_as_u32(x, 0)),
                             multiply_u32(load_b_as_u32(x, 4), load_b_as_u32(x, 4)),
                             multiply_u32(load_b_as_u32(x, 8), load_b_as_u32(x, 8)),
                             multiply_u32(load_b_as_u32(x, 12), load_b_as_u32(x, 12)));
        store_u32_wide(z, 16, multiply_u32(load_b_as_u32(x, 16), load_b_as_u32(x, 16)),
                              multiply_u32(load_b_as_u32(x, 20), load_b_as_u32(x, 20)),
                              multiply_u32(load_b_as_u32(x, 24), load_b_as_u32(x, 24)),
                              multiply_u32(load_b_as_u32(x, 28), load_b_as_u32(x, 28)));
    }
}

KERNEL jax_square_u8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    if (a_step == 32) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_u8_wide(z, i, multiply_u8(load_u8(x, i), load_u8(x, i)),
                                multiply_u8(load_u8(x, i + 16), load_u8(x, i + 16)));
            store_u8_wide(z, i + 32, multiply_u8(load_u8(x, i + 32), load_u8(x, i + 32)),
                                     multiply_u8(load_u8(x, i + 48), load_u8(x, i + 48)));
            store_u8_wide(z, i + 64, multiply_u8(load_u8(x, i + 64), load_u8(x, i + 64)),
                                     multiply_u8(load_u8(x, i + 80), load_u8(x, i + 80)));
            store_u8_wide(z, i + 96, multiply_u8(load_u8(x, i + 96), load_u8(x, i + 96)),
                                     multiply_u8(load_u8(x, i + 112), load_u8(x, i + 112)));
        }
        blocks %= 4, x += whole, z += whole;
    }
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8_wide(z, 0, multiply_u8(load_u8(x, 0), load_u8(x, 0)),
                            multiply_u8(load_u8(x, 16), load_u8(x, 16)));
    }
}

KERNEL jax_square_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16_wide(z, 0, multiply_u16(load_u16(x, 0), load_u16(x, 0)),
                             multiply_u16(load_u16(x, 8), load_u16(x, 8)),
                             multiply_u16(load_u16(x, 16), load_u16(x, 16)),
                             multiply_u16(load_u16(x, 24), load_u16(x, 24)));
    }
}

KERNEL jax_square_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32_wide(z, 0, multiply_u32(load_u32(x, 0), load_u32(x, 0)),
                             multiply_u32(load_u32(x, 4), load_u32(x, 4)),
                             multiply_u32(load_u32(x, 8), load_u32(x, 8)),
                             multiply_u32(load_u32(x, 12), load_u32(x, 12)));
        store_u32_wide(z, 16, multiply_u32(load_u32(x, 16), load_u32(x, 16)),
                              multiply_u32(load_u32(x, 20), load_u32(x, 20)),
                              multiply_u32(load_u32(x, 24), load_u32(x, 24)),
                              multiply_u32(load_u32(x, 28), load_u32(x, 28)));
    }
}

KERNEL jax_square_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64_wide(z, i, multiply_u64(load_u64(x, i), load_u64(x, i)),
                                 multiply_u64(load_u64(x, i + 2), load_u64(x, i + 2)),
                                 multiply_u64(load_u64(x, i + 4), load_u64(x, i + 4)),
                                 multiply_u64(load_u64(x, i + 6), load_u64(x, i + 6)));
            store_u64_wide(z, i + 8, multiply_u64(load_u64(x, i + 8), load_u64(x, i + 8)),
                                     multiply_u64(load_u64(x, i + 10), load_u64(x, i + 10)),
                                     multiply_u64(load_u64(x, i + 12), load_u64(x, i + 12)),
                                     multiply_u64(load_u64(x, i + 14), load_u64(x, i + 14)));
        }
    }
}

KERNEL jax_square_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_bf16_wide(z, i, multiply_f32(load_bf16_as_f32(x, i), load_bf16_as_f32(x, i)),
                                         multiply_f32(load_bf16_as_f32(x, i + 4), load_bf16_as_f32(x, i + 4)),
                                         multiply_f32(load_bf16_as_f32(x, i + 8), load_bf16_as_f32(x, i + 8)),
                                         multiply_f32(load_bf16_as_f32(x, i + 12), load_bf16_as_f32(x, i + 12)));
    }
}

KERNEL jax_square_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_f32_as_f16_wide(z, 0, multiply_f32(load_f16_as_f32(x, 0), load_f16_as_f32(x, 0)),
                                    multiply_f32(load_f16_as_f32(x, 4), load_f16_as_f32(x, 4)),
                                    multiply_f32(load_f16_as_f32(x, 8), load_f16_as_f32(x, 8)),
                                    multiply_f32(load_f16_as_f32(x, 12), load_f16_as_f32(x, 12)));
        store_f32_as_f16_wide(z, 16, multiply_f32(load_f16_as_f32(x, 16), load_f16_as_f32(x, 16)),
                                     multiply_f32(load_f16_as_f32(x, 20), load_f16_as_f32(x, 20)),
                                     multiply_f32(load_f16_as_f32(x, 24), load_f16_as_f32(x, 24)),
                                     multiply_f32(load_f16_as_f32(x, 28), load_f16_as_f32(x, 28)));
    }
}

KERNEL jax_square_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32_wide(z, 0, multiply_f32(load_f32(x, 0), load_f32(x, 0)),
                             multiply_f32(load_f32(x, 4), load_f32(x, 4)),
                             multiply_f32(load_f32(x, 8), load_f32(x, 8)),
                             multiply_f32(load_f32(x, 12), load_f32(x, 12)));
        store_f32_wide(z, 16, multiply_f32(load_f32(x, 16), load_f32(x, 16)),
                              multiply_f32(load_f32(x, 20), load_f32(x, 20)),
                              multiply_f32(load_f32(x, 24), load_f32(x, 24)),
                              multiply_f32(load_f32(x, 28), load_f32(x, 28)));
    }
}

KERNEL jax_square_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_f64_wide(z, 0, multiply_f64(load_f64(x, 0), load_f64(x, 0)),
                             multiply_f64(load_f64(x, 2), load_f64(x, 2)),
                             multiply_f64(load_f64(x, 4), load_f64(x, 4)),
                             multiply_f64(load_f64(x, 6), load_f64(x, 6)));
        store_f64_wide(z, 8, multiply_f64(load_f64(x, 8), load_f64(x, 8)),
                             multiply_f64(load_f64(x, 10), load_f64(x, 10)),
                             multiply_f64(load_f64(x, 12), load_f64(x, 12)),
                             multiply_f64(load_f64(x, 14), load_f64(x, 14)));
        store_f64_wide(z, 16, multiply_f64(load_f64(x, 16), load_f64(x, 16)),
                              multiply_f64(load_f64(x, 18), load_f64(x, 18)),
                              multiply_f64(load_f64(x, 20), load_f64(x, 20)),
                              multiply_f64(load_f64(x, 22), load_f64(x, 22)));
        store_f64_wide(z, 24, multiply_f64(load_f64(x, 24), load_f64(x, 24)),
                              multiply_f64(load_f64(x, 26), load_f64(x, 26)),
                              multiply_f64(load_f64(x, 28), load_f64(x, 28)),
                              multiply_f64(load_f64(x, 30), load_f64(x, 30)));
    }
}

KERNEL jax_square_c64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c64_wide(z, i, multiply_c64(load_c64(x, i), load_c64(x, i)),
                                 multiply_c64(load_c64(x, i + 4), load_c64(x, i + 4)));
            store_c64_wide(z, i + 8, multiply_c64(load_c64(x, i + 8), load_c64(x, i + 8)),
                                     multiply_c64(load_c64(x, i + 12), load_c64(x, i + 12)));
        }
    }
}

KERNEL jax_square_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8)
            store_c128_wide(z, i, multiply_c128(load_c128(x, i), load_c128(x, i)),
                                  multiply_c128(load_c128(x, i + 2), load_c128(x, i + 2)),
                                  multiply_c128(load_c128(x, i + 4), load_c128(x, i + 4)),
                                  multiply_c128(load_c128(x, i + 6), load_c128(x, i + 6)));
    }
}

#else
typedef int jax_square_neon_is_absent_; /* ISO C wants a declaration in every file. */
#endif
