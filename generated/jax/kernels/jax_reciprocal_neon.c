/*
 * kernels/jax_reciprocal_neon.c: reciprocal in NEON.
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
    jax_reciprocal_b_neon, jax_reciprocal_u8_neon, jax_reciprocal_u16_neon, jax_reciprocal_u32_neon,
    jax_reciprocal_u64_neon, jax_reciprocal_i8_neon, jax_reciprocal_i16_neon, jax_reciprocal_i32_neon,
    jax_reciprocal_i64_neon, jax_reciprocal_bf16_neon, jax_reciprocal_f16_neon, jax_reciprocal_f32_neon,
    jax_reciprocal_f64_neon, jax_reciprocal_c64_neon, jax_reciprocal_c128_neon;

KERNEL jax_reciprocal_b_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32_wide(z, 0, divide_f32(constant_f32(1), load_b_as_f32(x, 0)),
                             divide_f32(constant_f32(1), load_b_as_f32(x, 4)),
                             divide_f32(constant_f32(1), load_b_as_f32(x, 8)),
                             divide_f32(constant_f32(1), load_b_as_f32(x, 12)));
        store_f32_wide(z, 16, divide_f32(constant_f32(1), load_b_as_f32(x, 16)),
                              divide_f32(constant_f32(1), load_b_as_f32(x, 20)),
                              divide_f32(constant_f32(1), load_b_as_f32(x, 24)),
                              divide_f32(constant_f32(1), load_b_as_f32(x, 28)));
    }
}

KERNEL jax_reciprocal_u8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32_wide(z, 0, divide_f32(constant_f32(1), load_u8_as_f32(x, 0)),
                             divide_f32(constant_f32(1), load_u8_as_f32(x, 4)),
                             divide_f32(constant_f32(1), load_u8_as_f32(x, 8)),
                             divide_f32(constant_f32(1), load_u8_as_f32(x, 12)));
        store_f32_wide(z, 16, divide_f32(constant_f32(1), load_u8_as_f32(x, 16)),
                              divide_f32(constant_f32(1), load_u8_as_f32(x, 20)),
                              divide_f32(constant_f32(1), load_u8_as_f32(x, 24)),
                              divide_f32(constant_f32(1), load_u8_as_f32(x, 28)));
    }
}

KERNEL jax_reciprocal_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32_wide(z, 0, divide_f32(constant_f32(1), load_u16_as_f32(x, 0)),
                             divide_f32(constant_f32(1), load_u16_as_f32(x, 4)),
                             divide_f32(constant_f32(1), load_u16_as_f32(x, 8)),
                             divide_f32(constant_f32(1), load_u16_as_f32(x, 12)));
        store_f32_wide(z, 16, divide_f32(constant_f32(1), load_u16_as_f32(x, 16)),
                              divide_f32(constant_f32(1), load_u16_as_f32(x, 20)),
                              divide_f32(constant_f32(1), load_u16_as_f32(x, 24)),
                              divide_f32(constant_f32(1), load_u16_as_f32(x, 28)));
    }
}

KERNEL jax_reciprocal_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32_wide(z, 0, divide_f32(constant_f32(1), load_u32_as_f32(x, 0)),
                             divide_f32(constant_f32(1), load_u32_as_f32(x, 4)),
                             divide_f32(constant_f32(1), load_u32_as_f32(x, 8)),
                             divide_f32(constant_f32(1), load_u32_as_f32(x, 12)));
        store_f32_wide(z, 16, divide_f32(constant_f32(1), load_u32_as_f32(x, 16)),
                              divide_f32(constant_f32(1), load_u32_as_f32(x, 20)),
                              divide_f32(constant_f32(1), load_u32_as_f32(x, 24)),
                              divide_f32(constant_f32(1), load_u32_as_f32(x, 28)));
    }
}

KERNEL jax_reciprocal_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_f64_wide(z, 0, divide_f64(constant_f64(1), load_u64_as_f64(x, 0)),
                             divide_f64(constant_f64(1), load_u64_as_f64(x, 2)),
                             divide_f64(constant_f64(1), load_u64_as_f64(x, 4)),
                             divide_f64(constant_f64(1), load_u64_as_f64(x, 6)));
        store_f64_wide(z, 8, divide_f64(constant_f64(1), load_u64_as_f64(x, 8)),
                             divide_f64(constant_f64(1), load_u64_as_f64(x, 10)),
                             divide_f64(constant_f64(1), load_u64_as_f64(x, 12)),
                             divide_f64(constant_f64(1), load_u64_as_f64(x, 14)));
        store_f64_wide(z, 16, divide_f64(constant_f64(1), load_u64_as_f64(x, 16)),
                              divide_f64(constant_f64(1), load_u64_as_f64(x, 18)),
                              divide_f64(constant_f64(1), load_u64_as_f64(x, 20)),
                              divide_f64(constant_f64(1), load_u64_as_f64(x, 22)));
        store_f64_wide(z, 24, divide_f64(constant_f64(1), load_u64_as_f64(x, 24)),
                              divide_f64(constant_f64(1), load_u64_as_f64(x, 26)),
                              divide_f64(constant_f64(1), load_u64_as_f64(x, 28)),
                              divide_f64(constant_f64(1), load_u64_as_f64(x, 30)));
    }
}

KERNEL jax_reciprocal_i8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32_wide(z, 0, divide_f32(constant_f32(1), load_i8_as_f32(x, 0)),
                             divide_f32(constant_f32(1), load_i8_as_f32(x, 4)),
                             divide_f32(constant_f32(1), load_i8_as_f32(x, 8)),
                             divide_f32(constant_f32(1), load_i8_as_f32(x, 12)));
        store_f32_wide(z, 16, divide_f32(constant_f32(1), load_i8_as_f32(x, 16)),
                              divide_f32(constant_f32(1), load_i8_as_f32(x, 20)),
                              divide_f32(constant_f32(1), load_i8_as_f32(x, 24)),
                              divide_f32(constant_f32(1), load_i8_as_f32(x, 28)));
    }
}

KERNEL jax_reciprocal_i16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32_wide(z, 0, divide_f32(constant_f32(1), load_i16_as_f32(x, 0)),
                             divide_f32(constant_f32(1), load_i16_as_f32(x, 4)),
                             divide_f32(constant_f32(1), load_i16_as_f32(x, 8)),
                             divide_f32(constant_f32(1), load_i16_as_f32(x, 12)));
        store_f32_wide(z, 16, divide_f32(constant_f32(1), load_i16_as_f32(x, 16)),
                              divide_f32(constant_f32(1), load_i16_as_f32(x, 20)),
                              divide_f32(constant_f32(1), load_i16_as_f32(x, 24)),
                              divide_f32(constant_f32(1), load_i16_as_f32(x, 28)));
    }
}

KERNEL jax_reciprocal_i32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32_wide(z, 0, divide_f32(constant_f32(1), load_i32_as_f32(x, 0)),
                             divide_f32(constant_f32(1), load_i32_as_f32(x, 4)),
                             divide_f32(constant_f32(1), load_i32_as_f32(x, 8)),
                             divide_f32(constant_f32(1), load_i32_as_f32(x, 12)));
        store_f32_wide(z, 16, divide_f32(constant_f32(1), load_i32_as_f32(x, 16)),
                              divide_f32(constant_f32(1), load_i32_as_f32(x, 20)),
                              divide_f32(constant_f32(1), load_i32_as_f32(x, 24)),
                              divide_f32(constant_f32(1), load_i32_as_f32(x, 28)));
    }
}

KERNEL jax_reciprocal_i64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_f64_wide(z, 0, divide_f64(constant_f64(1), load_i64_as_f64(x, 0)),
                             divide_f64(constant_f64(1), load_i64_as_f64(x, 2)),
                             divide_f64(constant_f64(1), load_i64_as_f64(x, 4)),
                             divide_f64(constant_f64(1), load_i64_as_f64(x, 6)));
        store_f64_wide(z, 8, divide_f64(constant_f64(1), load_i64_as_f64(x, 8)),
                             divide_f64(constant_f64(1), load_i64_as_f64(x, 10)),
                             divide_f64(constant_f64(1), load_i64_as_f64(x, 12)),
                             divide_f64(constant_f64(1), load_i64_as_f64(x, 14)));
        store_f64_wide(z, 16, divide_f64(constant_f64(1), load_i64_as_f64(x, 16)),
                              divide_f64(constant_f64(1), load_i64_as_f64(x, 18)),
                              divide_f64(constant_f64(1), load_i64_as_f64(x, 20)),
                              divide_f64(constant_f64(1), load_i64_as_f64(x, 22)));
        store_f64_wide(z, 24, divide_f64(constant_f64(1), load_i64_as_f64(x, 24)),
                              divide_f64(constant_f64(1), load_i64_as_f64(x, 26)),
                              divide_f64(constant_f64(1), load_i64_as_f64(x, 28)),
                              divide_f64(constant_f64(1), load_i64_as_f64(x, 30)));
    }
}

KERNEL jax_reciprocal_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_f32_as_bf16_wide(z, 0, divide_f32(constant_f32(1), load_bf16_as_f32(x, 0)),
                                     divide_f32(constant_f32(1), load_bf16_as_f32(x, 4)),
                                     divide_f32(constant_f32(1), load_bf16_as_f32(x, 8)),
                                     divide_f32(constant_f32(1), load_bf16_as_f32(x, 12)));
        store_f32_as_bf16_wide(z, 16, divide_f32(constant_f32(1), load_bf16_as_f32(x, 16)),
                                      divide_f32(constant_f32(1), load_bf16_as_f32(x, 20)),
                                      divide_f32(constant_f32(1), load_bf16_as_f32(x, 24)),
                                      divide_f32(constant_f32(1), load_bf16_as_f32(x, 28)));
    }
}

KERNEL jax_reciprocal_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_f32_as_f16_wide(z, 0, divide_f32(constant_f32(1), load_f16_as_f32(x, 0)),
                                    divide_f32(constant_f32(1), load_f16_as_f32(x, 4)),
                                    divide_f32(constant_f32(1), load_f16_as_f32(x, 8)),
                                    divide_f32(constant_f32(1), load_f16_as_f32(x, 12)));
        store_f32_as_f16_wide(z, 16, divide_f32(constant_f32(1), load_f16_as_f32(x, 16)),
                                     divide_f32(constant_f32(1), load_f16_as_f32(x, 20)),
                                     divide_f32(constant_f32(1), load_f16_as_f32(x, 24)),
                                     divide_f32(constant_f32(1), load_f16_as_f32(x, 28)));
    }
}

KERNEL jax_reciprocal_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32_wide(z, 0, divide_f32(constant_f32(1), load_f32(x, 0)),
                             divide_f32(constant_f32(1), load_f32(x, 4)),
                             divide_f32(constant_f32(1), load_f32(x, 8)),
                             divide_f32(constant_f32(1), load_f32(x, 12)));
        store_f32_wide(z, 16, divide_f32(constant_f32(1), load_f32(x, 16)),
                              divide_f32(constant_f32(1), load_f32(x, 20)),
                              divide_f32(constant_f32(1), load_f32(x, 24)),
                              divide_f32(constant_f32(1), load_f32(x, 28)));
    }
}

KERNEL jax_reciprocal_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_f64_wide(z, 0, divide_f64(constant_f64(1), load_f64(x, 0)),
                             divide_f64(constant_f64(1), load_f64(x, 2)),
                             divide_f64(constant_f64(1), load_f64(x, 4)),
                             divide_f64(constant_f64(1), load_f64(x, 6)));
        store_f64_wide(z, 8, divide_f64(constant_f64(1), load_f64(x, 8)),
                             divide_f64(constant_f64(1), load_f64(x, 10)),
                             divide_f64(constant_f64(1), load_f64(x, 12)),
                             divide_f64(constant_f64(1), load_f64(x, 14)));
        store_f64_wide(z, 16, divide_f64(constant_f64(1), load_f64(x, 16)),
                              divide_f64(constant_f64(1), load_f64(x, 18)),
                              divide_f64(constant_f64(1), load_f64(x, 20)),
                              divide_f64(constant_f64(1), load_f64(x, 22)));
        store_f64_wide(z, 24, divide_f64(constant_f64(1), load_f64(x, 24)),
                              divide_f64(constant_f64(1), load_f64(x, 26)),
                              divide_f64(constant_f64(1), load_f64(x, 28)),
                              divide_f64(constant_f64(1), load_f64(x, 30)));
    }
}

KERNEL jax_reciprocal_c64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_c64_wide(z, i, divide_c64(constant_c64(1), load_c64(x, i)),
                                 divide_c64(constant_c64(1), load_c64(x, i + 4)));
    }
}

KERNEL jax_reciprocal_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8)
            store_c128_wide(z, i, divide_c128(constant_c128(1), load_c128(x, i)),
                                  divide_c128(constant_c128(1), load_c128(x, i + 2)),
                                  divide_c128(constant_c128(1), load_c128(x, i + 4)),
                                  divide_c128(constant_c128(1), load_c128(x, i + 6)));
    }
}

#else
typedef int jax_reciprocal_neon_is_absent_; /* ISO C wants a declaration in every file. */
#endif
