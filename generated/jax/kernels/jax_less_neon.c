/*
 * kernels/jax_less_neon.c: less in NEON.
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
    jax_less_b_b_neon, jax_less_b_u8_neon, jax_less_b_u16_neon, jax_less_b_u32_neon, jax_less_b_u64_neon,
    jax_less_b_i8_neon, jax_less_b_i16_neon, jax_less_b_i32_neon, jax_less_b_i64_neon, jax_less_b_bf16_neon,
    jax_less_b_f16_neon, jax_less_b_f32_neon, jax_less_b_f64_neon, jax_less_u8_b_neon, jax_less_u8_u8_neon,
    jax_less_u8_u16_neon, jax_less_u8_u32_neon, jax_less_u8_u64_neon, jax_less_u8_i8_neon, jax_less_u8_i16_neon,
    jax_less_u8_i32_neon, jax_less_u8_i64_neon, jax_less_u8_bf16_neon, jax_less_u8_f16_neon, jax_less_u8_f32_neon,
    jax_less_u8_f64_neon, jax_less_u16_b_neon, jax_less_u16_u8_neon, jax_less_u16_u16_neon, jax_less_u16_u32_neon,
    jax_less_u16_u64_neon, jax_less_u16_i8_neon, jax_less_u16_i16_neon, jax_less_u16_i32_neon, jax_less_u16_i64_neon,
    jax_less_u16_bf16_neon, jax_less_u16_f16_neon, jax_less_u16_f32_neon, jax_less_u16_f64_neon, jax_less_u32_b_neon,
    jax_less_u32_u8_neon, jax_less_u32_u16_neon, jax_less_u32_u32_neon, jax_less_u32_u64_neon, jax_less_u32_i8_neon,
    jax_less_u32_i16_neon, jax_less_u32_i32_neon, jax_less_u32_i64_neon, jax_less_u32_bf16_neon,
    jax_less_u32_f16_neon, jax_less_u32_f32_neon, jax_less_u32_f64_neon, jax_less_u64_b_neon, jax_less_u64_u8_neon,
    jax_less_u64_u16_neon, jax_less_u64_u32_neon, jax_less_u64_u64_neon, jax_less_u64_i8_neon, jax_less_u64_i16_neon,
    jax_less_u64_i32_neon, jax_less_u64_i64_neon, jax_less_u64_bf16_neon, jax_less_u64_f16_neon,
    jax_less_u64_f32_neon, jax_less_u64_f64_neon, jax_less_i8_b_neon, jax_less_i8_u8_neon, jax_less_i8_u16_neon,
    jax_less_i8_u32_neon, jax_less_i8_u64_neon, jax_less_i8_i8_neon, jax_less_i8_i16_neon, jax_less_i8_i32_neon,
    jax_less_i8_i64_neon, jax_less_i8_bf16_neon, jax_less_i8_f16_neon, jax_less_i8_f32_neon, jax_less_i8_f64_neon,
    jax_less_i16_b_neon, jax_less_i16_u8_neon, jax_less_i16_u16_neon, jax_less_i16_u32_neon, jax_less_i16_u64_neon,
    jax_less_i16_i8_neon, jax_less_i16_i16_neon, jax_less_i16_i32_neon, jax_less_i16_i64_neon,
    jax_less_i16_bf16_neon, jax_less_i16_f16_neon, jax_less_i16_f32_neon, jax_less_i16_f64_neon, jax_less_i32_b_neon,
    jax_less_i32_u8_neon, jax_less_i32_u16_neon, jax_less_i32_u32_neon, jax_less_i32_u64_neon, jax_less_i32_i8_neon,
    jax_less_i32_i16_neon, jax_less_i32_i32_neon, jax_less_i32_i64_neon, jax_less_i32_bf16_neon,
    jax_less_i32_f16_neon, jax_less_i32_f32_neon, jax_less_i32_f64_neon, jax_less_i64_b_neon, jax_less_i64_u8_neon,
    jax_less_i64_u16_neon, jax_less_i64_u32_neon, jax_less_i64_u64_neon, jax_less_i64_i8_neon, jax_less_i64_i16_neon,
    jax_less_i64_i32_neon, jax_less_i64_i64_neon, jax_less_i64_bf16_neon, jax_less_i64_f16_neon,
    jax_less_i64_f32_neon, jax_less_i64_f64_neon, jax_less_bf16_b_neon, jax_less_bf16_u8_neon,
    jax_less_bf16_u16_neon, jax_less_bf16_u32_neon, jax_less_bf16_u64_neon, jax_less_bf16_i8_neon,
    jax_less_bf16_i16_neon, jax_less_bf16_i32_neon, jax_less_bf16_i64_neon, jax_less_bf16_bf16_neon,
    jax_less_bf16_f16_neon, jax_less_bf16_f32_neon, jax_less_bf16_f64_neon, jax_less_bf16_f_weak_neon,
    jax_less_f16_b_neon, jax_less_f16_u8_neon, jax_less_f16_u16_neon, jax_less_f16_u32_neon, jax_less_f16_u64_neon,
    jax_less_f16_i8_neon, jax_less_f16_i16_neon, jax_less_f16_i32_neon, jax_less_f16_i64_neon,
    jax_less_f16_bf16_neon, jax_less_f16_f16_neon, jax_less_f16_f32_neon, jax_less_f16_f64_neon,
    jax_less_f16_f_weak_neon, jax_less_f32_b_neon, jax_less_f32_u8_neon, jax_less_f32_u16_neon,
    jax_less_f32_u32_neon, jax_less_f32_u64_neon, jax_less_f32_i8_neon, jax_less_f32_i16_neon, jax_less_f32_i32_neon,
    jax_less_f32_i64_neon, jax_less_f32_bf16_neon, jax_less_f32_f16_neon, jax_less_f32_f32_neon,
    jax_less_f32_f64_neon, jax_less_f32_f_weak_neon, jax_less_f64_b_neon, jax_less_f64_u8_neon,
    jax_less_f64_u16_neon, jax_less_f64_u32_neon, jax_less_f64_u64_neon, jax_less_f64_i8_neon, jax_less_f64_i16_neon,
    jax_less_f64_i32_neon, jax_less_f64_i64_neon, jax_less_f64_bf16_neon, jax_less_f64_f16_neon,
    jax_less_f64_f32_neon, jax_less_f64_f64_neon, jax_less_f_weak_bf16_neon, jax_less_f_weak_f16_neon,
    jax_less_f_weak_f32_neon;

KERNEL jax_less_b_b_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask8_wide(z, 0, less_u8(load_u8_as_b(x, 0), load_u8_as_b(y, 0)),
                               less_u8(load_u8_as_b(x, 16), load_u8_as_b(y, 16)));
    }
}

KERNEL jax_less_b_u8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask8_wide(z, 0, less_u8(load_u8_as_b(x, 0), load_u8(y, 0)),
                               less_u8(load_u8_as_b(x, 16), load_u8(y, 16)));
    }
}

KERNEL jax_less_b_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask16_wide(z, 0, less_u16(load_b_as_u16(x, 0), load_u16(y, 0)),
                                less_u16(load_b_as_u16(x, 8), load_u16(y, 8)),
                                less_u16(load_b_as_u16(x, 16), load_u16(y, 16)),
                                less_u16(load_b_as_u16(x, 24), load_u16(y, 24)));
    }
}

KERNEL jax_less_b_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_u32(load_b_as_u32(x, 0), load_u32(y, 0)),
                           less_u32(load_b_as_u32(x, 4), load_u32(y, 4)),
                           less_u32(load_b_as_u32(x, 8), load_u32(y, 8)),
                           less_u32(load_b_as_u32(x, 12), load_u32(y, 12)));
        store_mask32(z, 16, less_u32(load_b_as_u32(x, 16), load_u32(y, 16)),
                            less_u32(load_b_as_u32(x, 20), load_u32(y, 20)),
                            less_u32(load_b_as_u32(x, 24), load_u32(y, 24)),
                            less_u32(load_b_as_u32(x, 28), load_u32(y, 28)));
    }
}

KERNEL jax_less_b_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask64_wide(z, i, less_u64(load_b_as_u64(x, i), load_u64(y, i)),
                                    less_u64(load_b_as_u64(x, i + 2), load_u64(y, i + 2)),
                                    less_u64(load_b_as_u64(x, i + 4), load_u64(y, i + 4)),
                                    less_u64(load_b_as_u64(x, i + 6), load_u64(y, i + 6)),
                                    less_u64(load_b_as_u64(x, i + 8), load_u64(y, i + 8)),
                                    less_u64(load_b_as_u64(x, i + 10), load_u64(y, i + 10)),
                                    less_u64(load_b_as_u64(x, i + 12), load_u64(y, i + 12)),
                                    less_u64(load_b_as_u64(x, i + 14), load_u64(y, i + 14)));
    }
}

KERNEL jax_less_b_i8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask8_wide(z, 0, less_i8(load_u8_as_b(x, 0), load_u8(y, 0)),
                               less_i8(load_u8_as_b(x, 16), load_u8(y, 16)));
    }
}

KERNEL jax_less_b_i16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask16_wide(z, 0, less_i16(load_b_as_u16(x, 0), load_u16(y, 0)),
                                less_i16(load_b_as_u16(x, 8), load_u16(y, 8)),
                                less_i16(load_b_as_u16(x, 16), load_u16(y, 16)),
                                less_i16(load_b_as_u16(x, 24), load_u16(y, 24)));
    }
}

KERNEL jax_less_b_i32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_i32(load_b_as_u32(x, 0), load_u32(y, 0)),
                           less_i32(load_b_as_u32(x, 4), load_u32(y, 4)),
                           less_i32(load_b_as_u32(x, 8), load_u32(y, 8)),
                           less_i32(load_b_as_u32(x, 12), load_u32(y, 12)));
        store_mask32(z, 16, less_i32(load_b_as_u32(x, 16), load_u32(y, 16)),
                            less_i32(load_b_as_u32(x, 20), load_u32(y, 20)),
                            less_i32(load_b_as_u32(x, 24), load_u32(y, 24)),
                            less_i32(load_b_as_u32(x, 28), load_u32(y, 28)));
    }
}

KERNEL jax_less_b_i64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask64_wide(z, i, less_i64(load_b_as_u64(x, i), load_u64(y, i)),
                                    less_i64(load_b_as_u64(x, i + 2), load_u64(y, i + 2)),
                                    less_i64(load_b_as_u64(x, i + 4), load_u64(y, i + 4)),
                                    less_i64(load_b_as_u64(x, i + 6), load_u64(y, i + 6)),
                                    less_i64(load_b_as_u64(x, i + 8), load_u64(y, i + 8)),
                                    less_i64(load_b_as_u64(x, i + 10), load_u64(y, i + 10)),
                                    less_i64(load_b_as_u64(x, i + 12), load_u64(y, i + 12)),
                                    less_i64(load_b_as_u64(x, i + 14), load_u64(y, i + 14)));
    }
}

KERNEL jax_less_b_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_b_as_f32(x, 0), load_bf16_as_f32(y, 0)),
                           less_f32(load_b_as_f32(x, 4), load_bf16_as_f32(y, 4)),
                           less_f32(load_b_as_f32(x, 8), load_bf16_as_f32(y, 8)),
                           less_f32(load_b_as_f32(x, 12), load_bf16_as_f32(y, 12)));
        store_mask32(z, 16, less_f32(load_b_as_f32(x, 16), load_bf16_as_f32(y, 16)),
                            less_f32(load_b_as_f32(x, 20), load_bf16_as_f32(y, 20)),
                            less_f32(load_b_as_f32(x, 24), load_bf16_as_f32(y, 24)),
                            less_f32(load_b_as_f32(x, 28), load_bf16_as_f32(y, 28)));
    }
}

KERNEL jax_less_b_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_b_as_f32(x, 0), load_f16_as_f32(y, 0)),
                           less_f32(load_b_as_f32(x, 4), load_f16_as_f32(y, 4)),
                           less_f32(load_b_as_f32(x, 8), load_f16_as_f32(y, 8)),
                           less_f32(load_b_as_f32(x, 12), load_f16_as_f32(y, 12)));
        store_mask32(z, 16, less_f32(load_b_as_f32(x, 16), load_f16_as_f32(y, 16)),
                            less_f32(load_b_as_f32(x, 20), load_f16_as_f32(y, 20)),
                            less_f32(load_b_as_f32(x, 24), load_f16_as_f32(y, 24)),
                            less_f32(load_b_as_f32(x, 28), load_f16_as_f32(y, 28)));
    }
}

KERNEL jax_less_b_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_b_as_f32(x, 0), load_f32(y, 0)),
                           less_f32(load_b_as_f32(x, 4), load_f32(y, 4)),
                           less_f32(load_b_as_f32(x, 8), load_f32(y, 8)),
                           less_f32(load_b_as_f32(x, 12), load_f32(y, 12)));
        store_mask32(z, 16, less_f32(load_b_as_f32(x, 16), load_f32(y, 16)),
                            less_f32(load_b_as_f32(x, 20), load_f32(y, 20)),
                            less_f32(load_b_as_f32(x, 24), load_f32(y, 24)),
                            less_f32(load_b_as_f32(x, 28), load_f32(y, 28)));
    }
}

KERNEL jax_less_b_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask64_wide(z, i, less_f64(load_b_as_f64(x, i), load_f64(y, i)),
                                    less_f64(load_b_as_f64(x, i + 2), load_f64(y, i + 2)),
                                    less_f64(load_b_as_f64(x, i + 4), load_f64(y, i + 4)),
                                    less_f64(load_b_as_f64(x, i + 6), load_f64(y, i + 6)),
                                    less_f64(load_b_as_f64(x, i + 8), load_f64(y, i + 8)),
                                    less_f64(load_b_as_f64(x, i + 10), load_f64(y, i + 10)),
                                    less_f64(load_b_as_f64(x, i + 12), load_f64(y, i + 12)),
                                    less_f64(load_b_as_f64(x, i + 14), load_f64(y, i + 14)));
    }
}

KERNEL jax_less_u8_b_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask8_wide(z, 0, less_u8(load_u8(x, 0), load_u8_as_b(y, 0)),
                               less_u8(load_u8(x, 16), load_u8_as_b(y, 16)));
    }
}

KERNEL jax_less_u8_u8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask8_wide(z, 0, less_u8(load_u8(x, 0), load_u8(y, 0)),
                               less_u8(load_u8(x, 16), load_u8(y, 16)));
    }
}

KERNEL jax_less_u8_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask16_wide(z, 0, less_u16(load_u8_as_u16(x, 0), load_u16(y, 0)),
                                less_u16(load_u8_as_u16(x, 8), load_u16(y, 8)),
                                less_u16(load_u8_as_u16(x, 16), load_u16(y, 16)),
                                less_u16(load_u8_as_u16(x, 24), load_u16(y, 24)));
    }
}

KERNEL jax_less_u8_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_u32(load_u8_as_u32(x, 0), load_u32(y, 0)),
                           less_u32(load_u8_as_u32(x, 4), load_u32(y, 4)),
                           less_u32(load_u8_as_u32(x, 8), load_u32(y, 8)),
                           less_u32(load_u8_as_u32(x, 12), load_u32(y, 12)));
        store_mask32(z, 16, less_u32(load_u8_as_u32(x, 16), load_u32(y, 16)),
                            less_u32(load_u8_as_u32(x, 20), load_u32(y, 20)),
                            less_u32(load_u8_as_u32(x, 24), load_u32(y, 24)),
                            less_u32(load_u8_as_u32(x, 28), load_u32(y, 28)));
    }
}

KERNEL jax_less_u8_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask64_wide(z, i, less_u64(load_u8_as_u64(x, i), load_u64(y, i)),
                                    less_u64(load_u8_as_u64(x, i + 2), load_u64(y, i + 2)),
                                    less_u64(load_u8_as_u64(x, i + 4), load_u64(y, i + 4)),
                                    less_u64(load_u8_as_u64(x, i + 6), load_u64(y, i + 6)),
                                    less_u64(load_u8_as_u64(x, i + 8), load_u64(y, i + 8)),
                                    less_u64(load_u8_as_u64(x, i + 10), load_u64(y, i + 10)),
                                    less_u64(load_u8_as_u64(x, i + 12), load_u64(y, i + 12)),
                                    less_u64(load_u8_as_u64(x, i + 14), load_u64(y, i + 14)));
    }
}

KERNEL jax_less_u8_i8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask8_wide(z, 0, less_u8_i8(load_u8(x, 0), load_u8(y, 0)),
                               less_u8_i8(load_u8(x, 16), load_u8(y, 16)));
    }
}

KERNEL jax_less_u8_i16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask16_wide(z, 0, less_i16(load_u8_as_u16(x, 0), load_u16(y, 0)),
                                less_i16(load_u8_as_u16(x, 8), load_u16(y, 8)),
                                less_i16(load_u8_as_u16(x, 16), load_u16(y, 16)),
                                less_i16(load_u8_as_u16(x, 24), load_u16(y, 24)));
    }
}

KERNEL jax_less_u8_i32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_i32(load_u8_as_u32(x, 0), load_u32(y, 0)),
                           less_i32(load_u8_as_u32(x, 4), load_u32(y, 4)),
                           less_i32(load_u8_as_u32(x, 8), load_u32(y, 8)),
                           less_i32(load_u8_as_u32(x, 12), load_u32(y, 12)));
        store_mask32(z, 16, less_i32(load_u8_as_u32(x, 16), load_u32(y, 16)),
                            less_i32(load_u8_as_u32(x, 20), load_u32(y, 20)),
                            less_i32(load_u8_as_u32(x, 24), load_u32(y, 24)),
                            less_i32(load_u8_as_u32(x, 28), load_u32(y, 28)));
    }
}

KERNEL jax_less_u8_i64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask64_wide(z, i, less_i64(load_u8_as_u64(x, i), load_u64(y, i)),
                                    less_i64(load_u8_as_u64(x, i + 2), load_u64(y, i + 2)),
                                    less_i64(load_u8_as_u64(x, i + 4), load_u64(y, i + 4)),
                                    less_i64(load_u8_as_u64(x, i + 6), load_u64(y, i + 6)),
                                    less_i64(load_u8_as_u64(x, i + 8), load_u64(y, i + 8)),
                                    less_i64(load_u8_as_u64(x, i + 10), load_u64(y, i + 10)),
                                    less_i64(load_u8_as_u64(x, i + 12), load_u64(y, i + 12)),
                                    less_i64(load_u8_as_u64(x, i + 14), load_u64(y, i + 14)));
    }
}

KERNEL jax_less_u8_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_u8_as_f32(x, 0), load_bf16_as_f32(y, 0)),
                           less_f32(load_u8_as_f32(x, 4), load_bf16_as_f32(y, 4)),
                           less_f32(load_u8_as_f32(x, 8), load_bf16_as_f32(y, 8)),
                           less_f32(load_u8_as_f32(x, 12), load_bf16_as_f32(y, 12)));
        store_mask32(z, 16, less_f32(load_u8_as_f32(x, 16), load_bf16_as_f32(y, 16)),
                            less_f32(load_u8_as_f32(x, 20), load_bf16_as_f32(y, 20)),
                            less_f32(load_u8_as_f32(x, 24), load_bf16_as_f32(y, 24)),
                            less_f32(load_u8_as_f32(x, 28), load_bf16_as_f32(y, 28)));
    }
}

KERNEL jax_less_u8_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_u8_as_f32(x, 0), load_f16_as_f32(y, 0)),
                           less_f32(load_u8_as_f32(x, 4), load_f16_as_f32(y, 4)),
                           less_f32(load_u8_as_f32(x, 8), load_f16_as_f32(y, 8)),
                           less_f32(load_u8_as_f32(x, 12), load_f16_as_f32(y, 12)));
        store_mask32(z, 16, less_f32(load_u8_as_f32(x, 16), load_f16_as_f32(y, 16)),
                            less_f32(load_u8_as_f32(x, 20), load_f16_as_f32(y, 20)),
                            less_f32(load_u8_as_f32(x, 24), load_f16_as_f32(y, 24)),
                            less_f32(load_u8_as_f32(x, 28), load_f16_as_f32(y, 28)));
    }
}

KERNEL jax_less_u8_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_u8_as_f32(x, 0), load_f32(y, 0)),
                           less_f32(load_u8_as_f32(x, 4), load_f32(y, 4)),
                           less_f32(load_u8_as_f32(x, 8), load_f32(y, 8)),
                           less_f32(load_u8_as_f32(x, 12), load_f32(y, 12)));
        store_mask32(z, 16, less_f32(load_u8_as_f32(x, 16), load_f32(y, 16)),
                            less_f32(load_u8_as_f32(x, 20), load_f32(y, 20)),
                            less_f32(load_u8_as_f32(x, 24), load_f32(y, 24)),
                            less_f32(load_u8_as_f32(x, 28), load_f32(y, 28)));
    }
}

KERNEL jax_less_u8_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask64_wide(z, i, less_f64(load_u8_as_f64(x, i), load_f64(y, i)),
                                    less_f64(load_u8_as_f64(x, i + 2), load_f64(y, i + 2)),
                                    less_f64(load_u8_as_f64(x, i + 4), load_f64(y, i + 4)),
                                    less_f64(load_u8_as_f64(x, i + 6), load_f64(y, i + 6)),
                                    less_f64(load_u8_as_f64(x, i + 8), load_f64(y, i + 8)),
                                    less_f64(load_u8_as_f64(x, i + 10), load_f64(y, i + 10)),
                                    less_f64(load_u8_as_f64(x, i + 12), load_f64(y, i + 12)),
                                    less_f64(load_u8_as_f64(x, i + 14), load_f64(y, i + 14)));
    }
}

KERNEL jax_less_u16_b_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask16_wide(z, 0, less_u16(load_u16(x, 0), load_b_as_u16(y, 0)),
                                less_u16(load_u16(x, 8), load_b_as_u16(y, 8)),
                                less_u16(load_u16(x, 16), load_b_as_u16(y, 16)),
                                less_u16(load_u16(x, 24), load_b_as_u16(y, 24)));
    }
}

KERNEL jax_less_u16_u8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask16_wide(z, 0, less_u16(load_u16(x, 0), load_u8_as_u16(y, 0)),
                                less_u16(load_u16(x, 8), load_u8_as_u16(y, 8)),
                                less_u16(load_u16(x, 16), load_u8_as_u16(y, 16)),
                                less_u16(load_u16(x, 24), load_u8_as_u16(y, 24)));
    }
}

KERNEL jax_less_u16_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask16_wide(z, 0, less_u16(load_u16(x, 0), load_u16(y, 0)),
                                less_u16(load_u16(x, 8), load_u16(y, 8)),
                                less_u16(load_u16(x, 16), load_u16(y, 16)),
                                less_u16(load_u16(x, 24), load_u16(y, 24)));
    }
}

KERNEL jax_less_u16_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_u32(load_u16_as_u32(x, 0), load_u32(y, 0)),
                           less_u32(load_u16_as_u32(x, 4), load_u32(y, 4)),
                           less_u32(load_u16_as_u32(x, 8), load_u32(y, 8)),
                           less_u32(load_u16_as_u32(x, 12), load_u32(y, 12)));
        store_mask32(z, 16, less_u32(load_u16_as_u32(x, 16), load_u32(y, 16)),
                            less_u32(load_u16_as_u32(x, 20), load_u32(y, 20)),
                            less_u32(load_u16_as_u32(x, 24), load_u32(y, 24)),
                            less_u32(load_u16_as_u32(x, 28), load_u32(y, 28)));
    }
}

KERNEL jax_less_u16_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask64_wide(z, i, less_u64(load_u16_as_u64(x, i), load_u64(y, i)),
                                    less_u64(load_u16_as_u64(x, i + 2), load_u64(y, i + 2)),
                                    less_u64(load_u16_as_u64(x, i + 4), load_u64(y, i + 4)),
                                    less_u64(load_u16_as_u64(x, i + 6), load_u64(y, i + 6)),
                                    less_u64(load_u16_as_u64(x, i + 8), load_u64(y, i + 8)),
                                    less_u64(load_u16_as_u64(x, i + 10), load_u64(y, i + 10)),
                                    less_u64(load_u16_as_u64(x, i + 12), load_u64(y, i + 12)),
                                    less_u64(load_u16_as_u64(x, i + 14), load_u64(y, i + 14)));
    }
}

KERNEL jax_less_u16_i8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask16_wide(z, 0, less_u16_i16(load_u16(x, 0), load_i8_as_i16(y, 0)),
                                less_u16_i16(load_u16(x, 8), load_i8_as_i16(y, 8)),
                                less_u16_i16(load_u16(x, 16), load_i8_as_i16(y, 16)),
                                less_u16_i16(load_u16(x, 24), load_i8_as_i16(y, 24)));
    }
}

KERNEL jax_less_u16_i16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask16_wide(z, 0, less_u16_i16(load_u16(x, 0), load_u16(y, 0)),
                                less_u16_i16(load_u16(x, 8), load_u16(y, 8)),
                                less_u16_i16(load_u16(x, 16), load_u16(y, 16)),
                                less_u16_i16(load_u16(x, 24), load_u16(y, 24)));
    }
}

KERNEL jax_less_u16_i32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_i32(load_u16_as_u32(x, 0), load_u32(y, 0)),
                           less_i32(load_u16_as_u32(x, 4), load_u32(y, 4)),
                           less_i32(load_u16_as_u32(x, 8), load_u32(y, 8)),
                           less_i32(load_u16_as_u32(x, 12), load_u32(y, 12)));
        store_mask32(z, 16, less_i32(load_u16_as_u32(x, 16), load_u32(y, 16)),
                            less_i32(load_u16_as_u32(x, 20), load_u32(y, 20)),
                            less_i32(load_u16_as_u32(x, 24), load_u32(y, 24)),
                            less_i32(load_u16_as_u32(x, 28), load_u32(y, 28)));
    }
}

KERNEL jax_less_u16_i64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask64_wide(z, i, less_i64(load_u16_as_u64(x, i), load_u64(y, i)),
                                    less_i64(load_u16_as_u64(x, i + 2), load_u64(y, i + 2)),
                                    less_i64(load_u16_as_u64(x, i + 4), load_u64(y, i + 4)),
                                    less_i64(load_u16_as_u64(x, i + 6), load_u64(y, i + 6)),
                                    less_i64(load_u16_as_u64(x, i + 8), load_u64(y, i + 8)),
                                    less_i64(load_u16_as_u64(x, i + 10), load_u64(y, i + 10)),
                                    less_i64(load_u16_as_u64(x, i + 12), load_u64(y, i + 12)),
                                    less_i64(load_u16_as_u64(x, i + 14), load_u64(y, i + 14)));
    }
}

KERNEL jax_less_u16_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask32(z, i, less_f32(round_f32_to_bf16(load_u16_as_f32(x, i)), load_bf16_as_f32(y, i)),
                               less_f32(round_f32_to_bf16(load_u16_as_f32(x, i + 4)), load_bf16_as_f32(y, i + 4)),
                               less_f32(round_f32_to_bf16(load_u16_as_f32(x, i + 8)), load_bf16_as_f32(y, i + 8)),
                               less_f32(round_f32_to_bf16(load_u16_as_f32(x, i + 12)), load_bf16_as_f32(y, i + 12)));
    }
}

KERNEL jax_less_u16_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(round_f32_to_f16(load_u16_as_f32(x, 0)), load_f16_as_f32(y, 0)),
                           less_f32(round_f32_to_f16(load_u16_as_f32(x, 4)), load_f16_as_f32(y, 4)),
                           less_f32(round_f32_to_f16(load_u16_as_f32(x, 8)), load_f16_as_f32(y, 8)),
                           less_f32(round_f32_to_f16(load_u16_as_f32(x, 12)), load_f16_as_f32(y, 12)));
        store_mask32(z, 16, less_f32(round_f32_to_f16(load_u16_as_f32(x, 16)), load_f16_as_f32(y, 16)),
                            less_f32(round_f32_to_f16(load_u16_as_f32(x, 20)), load_f16_as_f32(y, 20)),
                            less_f32(round_f32_to_f16(load_u16_as_f32(x, 24)), load_f16_as_f32(y, 24)),
                            less_f32(round_f32_to_f16(load_u16_as_f32(x, 28)), load_f16_as_f32(y, 28)));
    }
}

KERNEL jax_less_u16_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_u16_as_f32(x, 0), load_f32(y, 0)),
                           less_f32(load_u16_as_f32(x, 4), load_f32(y, 4)),
                           less_f32(load_u16_as_f32(x, 8), load_f32(y, 8)),
                           less_f32(load_u16_as_f32(x, 12), load_f32(y, 12)));
        store_mask32(z, 16, less_f32(load_u16_as_f32(x, 16), load_f32(y, 16)),
                            less_f32(load_u16_as_f32(x, 20), load_f32(y, 20)),
                            less_f32(load_u16_as_f32(x, 24), load_f32(y, 24)),
                            less_f32(load_u16_as_f32(x, 28), load_f32(y, 28)));
    }
}

KERNEL jax_less_u16_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask64_wide(z, i, less_f64(load_u16_as_f64(x, i), load_f64(y, i)),
                                    less_f64(load_u16_as_f64(x, i + 2), load_f64(y, i + 2)),
                                    less_f64(load_u16_as_f64(x, i + 4), load_f64(y, i + 4)),
                                    less_f64(load_u16_as_f64(x, i + 6), load_f64(y, i + 6)),
                                    less_f64(load_u16_as_f64(x, i + 8), load_f64(y, i + 8)),
                                    less_f64(load_u16_as_f64(x, i + 10), load_f64(y, i + 10)),
                                    less_f64(load_u16_as_f64(x, i + 12), load_f64(y, i + 12)),
                                    less_f64(load_u16_as_f64(x, i + 14), load_f64(y, i + 14)));
    }
}

KERNEL jax_less_u32_b_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_u32(load_u32(x, 0), load_b_as_u32(y, 0)),
                           less_u32(load_u32(x, 4), load_b_as_u32(y, 4)),
                           less_u32(load_u32(x, 8), load_b_as_u32(y, 8)),
                           less_u32(load_u32(x, 12), load_b_as_u32(y, 12)));
        store_mask32(z, 16, less_u32(load_u32(x, 16), load_b_as_u32(y, 16)),
                            less_u32(load_u32(x, 20), load_b_as_u32(y, 20)),
                            less_u32(load_u32(x, 24), load_b_as_u32(y, 24)),
                            less_u32(load_u32(x, 28), load_b_as_u32(y, 28)));
    }
}

KERNEL jax_less_u32_u8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_u32(load_u32(x, 0), load_u8_as_u32(y, 0)),
                           less_u32(load_u32(x, 4), load_u8_as_u32(y, 4)),
                           less_u32(load_u32(x, 8), load_u8_as_u32(y, 8)),
                           less_u32(load_u32(x, 12), load_u8_as_u32(y, 12)));
        store_mask32(z, 16, less_u32(load_u32(x, 16), load_u8_as_u32(y, 16)),
                            less_u32(load_u32(x, 20), load_u8_as_u32(y, 20)),
                            less_u32(load_u32(x, 24), load_u8_as_u32(y, 24)),
                            less_u32(load_u32(x, 28), load_u8_as_u32(y, 28)));
    }
}

KERNEL jax_less_u32_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_u32(load_u32(x, 0), load_u16_as_u32(y, 0)),
                           less_u32(load_u32(x, 4), load_u16_as_u32(y, 4)),
                           less_u32(load_u32(x, 8), load_u16_as_u32(y, 8)),
                           less_u32(load_u32(x, 12), load_u16_as_u32(y, 12)));
        store_mask32(z, 16, less_u32(load_u32(x, 16), load_u16_as_u32(y, 16)),
                            less_u32(load_u32(x, 20), load_u16_as_u32(y, 20)),
                            less_u32(load_u32(x, 24), load_u16_as_u32(y, 24)),
                            less_u32(load_u32(x, 28), load_u16_as_u32(y, 28)));
    }
}

KERNEL jax_less_u32_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_u32(load_u32(x, 0), load_u32(y, 0)),
                           less_u32(load_u32(x, 4), load_u32(y, 4)),
                           less_u32(load_u32(x, 8), load_u32(y, 8)),
                           less_u32(load_u32(x, 12), load_u32(y, 12)));
        store_mask32(z, 16, less_u32(load_u32(x, 16), load_u32(y, 16)),
                            less_u32(load_u32(x, 20), load_u32(y, 20)),
                            less_u32(load_u32(x, 24), load_u32(y, 24)),
                            less_u32(load_u32(x, 28), load_u32(y, 28)));
    }
}

KERNEL jax_less_u32_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask64_wide(z, i, less_u64(load_u32_as_u64(x, i), load_u64(y, i)),
                                    less_u64(load_u32_as_u64(x, i + 2), load_u64(y, i + 2)),
                                    less_u64(load_u32_as_u64(x, i + 4), load_u64(y, i + 4)),
                                    less_u64(load_u32_as_u64(x, i + 6), load_u64(y, i + 6)),
                                    less_u64(load_u32_as_u64(x, i + 8), load_u64(y, i + 8)),
                                    less_u64(load_u32_as_u64(x, i + 10), load_u64(y, i + 10)),
                                    less_u64(load_u32_as_u64(x, i + 12), load_u64(y, i + 12)),
                                    less_u64(load_u32_as_u64(x, i + 14), load_u64(y, i + 14)));
    }
}

KERNEL jax_less_u32_i8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_u32_i32(load_u32(x, 0), load_i8_as_i32(y, 0)),
                           less_u32_i32(load_u32(x, 4), load_i8_as_i32(y, 4)),
                           less_u32_i32(load_u32(x, 8), load_i8_as_i32(y, 8)),
                           less_u32_i32(load_u32(x, 12), load_i8_as_i32(y, 12)));
        store_mask32(z, 16, less_u32_i32(load_u32(x, 16), load_i8_as_i32(y, 16)),
                            less_u32_i32(load_u32(x, 20), load_i8_as_i32(y, 20)),
                            less_u32_i32(load_u32(x, 24), load_i8_as_i32(y, 24)),
                            less_u32_i32(load_u32(x, 28), load_i8_as_i32(y, 28)));
    }
}

KERNEL jax_less_u32_i16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_u32_i32(load_u32(x, 0), load_i16_as_i32(y, 0)),
                           less_u32_i32(load_u32(x, 4), load_i16_as_i32(y, 4)),
                           less_u32_i32(load_u32(x, 8), load_i16_as_i32(y, 8)),
                           less_u32_i32(load_u32(x, 12), load_i16_as_i32(y, 12)));
        store_mask32(z, 16, less_u32_i32(load_u32(x, 16), load_i16_as_i32(y, 16)),
                            less_u32_i32(load_u32(x, 20), load_i16_as_i32(y, 20)),
                            less_u32_i32(load_u32(x, 24), load_i16_as_i32(y, 24)),
                            less_u32_i32(load_u32(x, 28), load_i16_as_i32(y, 28)));
    }
}

KERNEL jax_less_u32_i32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_u32_i32(load_u32(x, 0), load_u32(y, 0)),
                           less_u32_i32(load_u32(x, 4), load_u32(y, 4)),
                           less_u32_i32(load_u32(x, 8), load_u32(y, 8)),
                           less_u32_i32(load_u32(x, 12), load_u32(y, 12)));
        store_mask32(z, 16, less_u32_i32(load_u32(x, 16), load_u32(y, 16)),
                            less_u32_i32(load_u32(x, 20), load_u32(y, 20)),
                            less_u32_i32(load_u32(x, 24), load_u32(y, 24)),
                            less_u32_i32(load_u32(x, 28), load_u32(y, 28)));
    }
}

KERNEL jax_less_u32_i64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask64_wide(z, i, less_i64(load_u32_as_u64(x, i), load_u64(y, i)),
                                    less_i64(load_u32_as_u64(x, i + 2), load_u64(y, i + 2)),
                                    less_i64(load_u32_as_u64(x, i + 4), load_u64(y, i + 4)),
                                    less_i64(load_u32_as_u64(x, i + 6), load_u64(y, i + 6)),
                                    less_i64(load_u32_as_u64(x, i + 8), load_u64(y, i + 8)),
                                    less_i64(load_u32_as_u64(x, i + 10), load_u64(y, i + 10)),
                                    less_i64(load_u32_as_u64(x, i + 12), load_u64(y, i + 12)),
                                    less_i64(load_u32_as_u64(x, i + 14), load_u64(y, i + 14)));
    }
}

KERNEL jax_less_u32_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask32(z, i, less_f32(round_f32_to_bf16(load_u32_as_f32(x, i)), load_bf16_as_f32(y, i)),
                               less_f32(round_f32_to_bf16(load_u32_as_f32(x, i + 4)), load_bf16_as_f32(y, i + 4)),
                               less_f32(round_f32_to_bf16(load_u32_as_f32(x, i + 8)), load_bf16_as_f32(y, i + 8)),
                               less_f32(round_f32_to_bf16(load_u32_as_f32(x, i + 12)), load_bf16_as_f32(y, i + 12)));
    }
}

KERNEL jax_less_u32_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(round_f32_to_f16(load_u32_as_f32(x, 0)), load_f16_as_f32(y, 0)),
                           less_f32(round_f32_to_f16(load_u32_as_f32(x, 4)), load_f16_as_f32(y, 4)),
                           less_f32(round_f32_to_f16(load_u32_as_f32(x, 8)), load_f16_as_f32(y, 8)),
                           less_f32(round_f32_to_f16(load_u32_as_f32(x, 12)), load_f16_as_f32(y, 12)));
        store_mask32(z, 16, less_f32(round_f32_to_f16(load_u32_as_f32(x, 16)), load_f16_as_f32(y, 16)),
                            less_f32(round_f32_to_f16(load_u32_as_f32(x, 20)), load_f16_as_f32(y, 20)),
                            less_f32(round_f32_to_f16(load_u32_as_f32(x, 24)), load_f16_as_f32(y, 24)),
                            less_f32(round_f32_to_f16(load_u32_as_f32(x, 28)), load_f16_as_f32(y, 28)));
    }
}

KERNEL jax_less_u32_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_u32_as_f32(x, 0), load_f32(y, 0)),
                           less_f32(load_u32_as_f32(x, 4), load_f32(y, 4)),
                           less_f32(load_u32_as_f32(x, 8), load_f32(y, 8)),
                           less_f32(load_u32_as_f32(x, 12), load_f32(y, 12)));
        store_mask32(z, 16, less_f32(load_u32_as_f32(x, 16), load_f32(y, 16)),
                            less_f32(load_u32_as_f32(x, 20), load_f32(y, 20)),
                            less_f32(load_u32_as_f32(x, 24), load_f32(y, 24)),
                            less_f32(load_u32_as_f32(x, 28), load_f32(y, 28)));
    }
}

KERNEL jax_less_u32_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask64_wide(z, i, less_f64(load_u32_as_f64(x, i), load_f64(y, i)),
                                    less_f64(load_u32_as_f64(x, i + 2), load_f64(y, i + 2)),
                                    less_f64(load_u32_as_f64(x, i + 4), load_f64(y, i + 4)),
                                    less_f64(load_u32_as_f64(x, i + 6), load_f64(y, i + 6)),
                                    less_f64(load_u32_as_f64(x, i + 8), load_f64(y, i + 8)),
                                    less_f64(load_u32_as_f64(x, i + 10), load_f64(y, i + 10)),
                                    less_f64(load_u32_as_f64(x, i + 12), load_f64(y, i + 12)),
                                    less_f64(load_u32_as_f64(x, i + 14), load_f64(y, i + 14)));
    }
}

KERNEL jax_less_u64_b_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask64_wide(z, i, less_u64(load_u64(x, i), load_b_as_u64(y, i)),
                                    less_u64(load_u64(x, i + 2), load_b_as_u64(y, i + 2)),
                                    less_u64(load_u64(x, i + 4), load_b_as_u64(y, i + 4)),
                                    less_u64(load_u64(x, i + 6), load_b_as_u64(y, i + 6)),
                                    less_u64(load_u64(x, i + 8), load_b_as_u64(y, i + 8)),
                                    less_u64(load_u64(x, i + 10), load_b_as_u64(y, i + 10)),
                                    less_u64(load_u64(x, i + 12), load_b_as_u64(y, i + 12)),
                                    less_u64(load_u64(x, i + 14), load_b_as_u64(y, i + 14)));
    }
}

KERNEL jax_less_u64_u8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask64_wide(z, i, less_u64(load_u64(x, i), load_u8_as_u64(y, i)),
                                    less_u64(load_u64(x, i + 2), load_u8_as_u64(y, i + 2)),
                                    less_u64(load_u64(x, i + 4), load_u8_as_u64(y, i + 4)),
                                    less_u64(load_u64(x, i + 6), load_u8_as_u64(y, i + 6)),
                                    less_u64(load_u64(x, i + 8), load_u8_as_u64(y, i + 8)),
                                    less_u64(load_u64(x, i + 10), load_u8_as_u64(y, i + 10)),
                                    less_u64(load_u64(x, i + 12), load_u8_as_u64(y, i + 12)),
                                    less_u64(load_u64(x, i + 14), load_u8_as_u64(y, i + 14)));
    }
}

KERNEL jax_less_u64_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask64_wide(z, i, less_u64(load_u64(x, i), load_u16_as_u64(y, i)),
                                    less_u64(load_u64(x, i + 2), load_u16_as_u64(y, i + 2)),
                                    less_u64(load_u64(x, i + 4), load_u16_as_u64(y, i + 4)),
                                    less_u64(load_u64(x, i + 6), load_u16_as_u64(y, i + 6)),
                                    less_u64(load_u64(x, i + 8), load_u16_as_u64(y, i + 8)),
                                    less_u64(load_u64(x, i + 10), load_u16_as_u64(y, i + 10)),
                                    less_u64(load_u64(x, i + 12), load_u16_as_u64(y, i + 12)),
                                    less_u64(load_u64(x, i + 14), load_u16_as_u64(y, i + 14)));
    }
}

KERNEL jax_less_u64_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask64_wide(z, i, less_u64(load_u64(x, i), load_u32_as_u64(y, i)),
                                    less_u64(load_u64(x, i + 2), load_u32_as_u64(y, i + 2)),
                                    less_u64(load_u64(x, i + 4), load_u32_as_u64(y, i + 4)),
                                    less_u64(load_u64(x, i + 6), load_u32_as_u64(y, i + 6)),
                                    less_u64(load_u64(x, i + 8), load_u32_as_u64(y, i + 8)),
                                    less_u64(load_u64(x, i + 10), load_u32_as_u64(y, i + 10)),
                                    less_u64(load_u64(x, i + 12), load_u32_as_u64(y, i + 12)),
                                    less_u64(load_u64(x, i + 14), load_u32_as_u64(y, i + 14)));
    }
}

KERNEL jax_less_u64_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64_wide(z, 0, less_u64(load_u64(x, 0), load_u64(y, 0)),
                                less_u64(load_u64(x, 2), load_u64(y, 2)),
                                less_u64(load_u64(x, 4), load_u64(y, 4)),
                                less_u64(load_u64(x, 6), load_u64(y, 6)),
                                less_u64(load_u64(x, 8), load_u64(y, 8)),
                                less_u64(load_u64(x, 10), load_u64(y, 10)),
                                less_u64(load_u64(x, 12), load_u64(y, 12)),
                                less_u64(load_u64(x, 14), load_u64(y, 14)));
        store_mask64_wide(z, 16, less_u64(load_u64(x, 16), load_u64(y, 16)),
                                 less_u64(load_u64(x, 18), load_u64(y, 18)),
                                 less_u64(load_u64(x, 20), load_u64(y, 20)),
                                 less_u64(load_u64(x, 22), load_u64(y, 22)),
                                 less_u64(load_u64(x, 24), load_u64(y, 24)),
                                 less_u64(load_u64(x, 26), load_u64(y, 26)),
                                 less_u64(load_u64(x, 28), load_u64(y, 28)),
                                 less_u64(load_u64(x, 30), load_u64(y, 30)));
    }
}

KERNEL jax_less_u64_i8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask64_wide(z, i, less_u64_i64(load_u64(x, i), load_i8_as_i64(y, i)),
                                    less_u64_i64(load_u64(x, i + 2), load_i8_as_i64(y, i + 2)),
                                    less_u64_i64(load_u64(x, i + 4), load_i8_as_i64(y, i + 4)),
                                    less_u64_i64(load_u64(x, i + 6), load_i8_as_i64(y, i + 6)),
                                    less_u64_i64(load_u64(x, i + 8), load_i8_as_i64(y, i + 8)),
                                    less_u64_i64(load_u64(x, i + 10), load_i8_as_i64(y, i + 10)),
                                    less_u64_i64(load_u64(x, i + 12), load_i8_as_i64(y, i + 12)),
                                    less_u64_i64(load_u64(x, i + 14), load_i8_as_i64(y, i + 14)));
    }
}

KERNEL jax_less_u64_i16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask64_wide(z, i, less_u64_i64(load_u64(x, i), load_i16_as_i64(y, i)),
                                    less_u64_i64(load_u64(x, i + 2), load_i16_as_i64(y, i + 2)),
                                    less_u64_i64(load_u64(x, i + 4), load_i16_as_i64(y, i + 4)),
                                    less_u64_i64(load_u64(x, i + 6), load_i16_as_i64(y, i + 6)),
                                    less_u64_i64(load_u64(x, i + 8), load_i16_as_i64(y, i + 8)),
                                    less_u64_i64(load_u64(x, i + 10), load_i16_as_i64(y, i + 10)),
                                    less_u64_i64(load_u64(x, i + 12), load_i16_as_i64(y, i + 12)),
                                    less_u64_i64(load_u64(x, i + 14), load_i16_as_i64(y, i + 14)));
    }
}

KERNEL jax_less_u64_i32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask64_wide(z, i, less_u64_i64(load_u64(x, i), load_i32_as_i64(y, i)),
                                    less_u64_i64(load_u64(x, i + 2), load_i32_as_i64(y, i + 2)),
                                    less_u64_i64(load_u64(x, i + 4), load_i32_as_i64(y, i + 4)),
                                    less_u64_i64(load_u64(x, i + 6), load_i32_as_i64(y, i + 6)),
                                    less_u64_i64(load_u64(x, i + 8), load_i32_as_i64(y, i + 8)),
                                    less_u64_i64(load_u64(x, i + 10), load_i32_as_i64(y, i + 10)),
                                    less_u64_i64(load_u64(x, i + 12), load_i32_as_i64(y, i + 12)),
                                    less_u64_i64(load_u64(x, i + 14), load_i32_as_i64(y, i + 14)));
    }
}

KERNEL jax_less_u64_i64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask64_wide(z, i, less_u64_i64(load_u64(x, i), load_u64(y, i)),
                                    less_u64_i64(load_u64(x, i + 2), load_u64(y, i + 2)),
                                    less_u64_i64(load_u64(x, i + 4), load_u64(y, i + 4)),
                                    less_u64_i64(load_u64(x, i + 6), load_u64(y, i + 6)),
                                    less_u64_i64(load_u64(x, i + 8), load_u64(y, i + 8)),
                                    less_u64_i64(load_u64(x, i + 10), load_u64(y, i + 10)),
                                    less_u64_i64(load_u64(x, i + 12), load_u64(y, i + 12)),
                                    less_u64_i64(load_u64(x, i + 14), load_u64(y, i + 14)));
    }
}

KERNEL jax_less_u64_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask32(z, i, less_f32(round_f32_to_bf16(load_u64_as_f32(x, i)), load_bf16_as_f32(y, i)),
                               less_f32(round_f32_to_bf16(load_u64_as_f32(x, i + 4)), load_bf16_as_f32(y, i + 4)),
                               less_f32(round_f32_to_bf16(load_u64_as_f32(x, i + 8)), load_bf16_as_f32(y, i + 8)),
                               less_f32(round_f32_to_bf16(load_u64_as_f32(x, i + 12)), load_bf16_as_f32(y, i + 12)));
    }
}

KERNEL jax_less_u64_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask32(z, i, less_f32(round_f32_to_f16(load_u64_as_f32(x, i)), load_f16_as_f32(y, i)),
                               less_f32(round_f32_to_f16(load_u64_as_f32(x, i + 4)), load_f16_as_f32(y, i + 4)),
                               less_f32(round_f32_to_f16(load_u64_as_f32(x, i + 8)), load_f16_as_f32(y, i + 8)),
                               less_f32(round_f32_to_f16(load_u64_as_f32(x, i + 12)), load_f16_as_f32(y, i + 12)));
    }
}

KERNEL jax_less_u64_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask32(z, i, less_f32(load_u64_as_f32(x, i), load_f32(y, i)),
                               less_f32(load_u64_as_f32(x, i + 4), load_f32(y, i + 4)),
                               less_f32(load_u64_as_f32(x, i + 8), load_f32(y, i + 8)),
                               less_f32(load_u64_as_f32(x, i + 12), load_f32(y, i + 12)));
    }
}

KERNEL jax_less_u64_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64_wide(z, 0, less_f64(load_u64_as_f64(x, 0), load_f64(y, 0)),
                                less_f64(load_u64_as_f64(x, 2), load_f64(y, 2)),
                                less_f64(load_u64_as_f64(x, 4), load_f64(y, 4)),
                                less_f64(load_u64_as_f64(x, 6), load_f64(y, 6)),
                                less_f64(load_u64_as_f64(x, 8), load_f64(y, 8)),
                                less_f64(load_u64_as_f64(x, 10), load_f64(y, 10)),
                                less_f64(load_u64_as_f64(x, 12), load_f64(y, 12)),
                                less_f64(load_u64_as_f64(x, 14), load_f64(y, 14)));
        store_mask64_wide(z, 16, less_f64(load_u64_as_f64(x, 16), load_f64(y, 16)),
                                 less_f64(load_u64_as_f64(x, 18), load_f64(y, 18)),
                                 less_f64(load_u64_as_f64(x, 20), load_f64(y, 20)),
                                 less_f64(load_u64_as_f64(x, 22), load_f64(y, 22)),
                                 less_f64(load_u64_as_f64(x, 24), load_f64(y, 24)),
                                 less_f64(load_u64_as_f64(x, 26), load_f64(y, 26)),
                                 less_f64(load_u64_as_f64(x, 28), load_f64(y, 28)),
                                 less_f64(load_u64_as_f64(x, 30), load_f64(y, 30)));
    }
}

KERNEL jax_less_i8_b_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask8_wide(z, 0, less_i8(load_u8(x, 0), load_u8_as_b(y, 0)),
                               less_i8(load_u8(x, 16), load_u8_as_b(y, 16)));
    }
}

KERNEL jax_less_i8_u8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask8_wide(z, 0, less_i8_u8(load_u8(x, 0), load_u8(y, 0)),
                               less_i8_u8(load_u8(x, 16), load_u8(y, 16)));
    }
}

KERNEL jax_less_i8_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask16_wide(z, 0, less_i16_u16(load_i8_as_i16(x, 0), load_u16(y, 0)),
                                less_i16_u16(load_i8_as_i16(x, 8), load_u16(y, 8)),
                                less_i16_u16(load_i8_as_i16(x, 16), load_u16(y, 16)),
                                less_i16_u16(load_i8_as_i16(x, 24), load_u16(y, 24)));
    }
}

KERNEL jax_less_i8_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_i32_u32(load_i8_as_i32(x, 0), load_u32(y, 0)),
                           less_i32_u32(load_i8_as_i32(x, 4), load_u32(y, 4)),
                           less_i32_u32(load_i8_as_i32(x, 8), load_u32(y, 8)),
                           less_i32_u32(load_i8_as_i32(x, 12), load_u32(y, 12)));
        store_mask32(z, 16, less_i32_u32(load_i8_as_i32(x, 16), load_u32(y, 16)),
                            less_i32_u32(load_i8_as_i32(x, 20), load_u32(y, 20)),
                            less_i32_u32(load_i8_as_i32(x, 24), load_u32(y, 24)),
                            less_i32_u32(load_i8_as_i32(x, 28), load_u32(y, 28)));
    }
}

KERNEL jax_less_i8_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask64_wide(z, i, less_i64_u64(load_i8_as_i64(x, i), load_u64(y, i)),
                                    less_i64_u64(load_i8_as_i64(x, i + 2), load_u64(y, i + 2)),
                                    less_i64_u64(load_i8_as_i64(x, i + 4), load_u64(y, i + 4)),
                                    less_i64_u64(load_i8_as_i64(x, i + 6), load_u64(y, i + 6)),
                                    less_i64_u64(load_i8_as_i64(x, i + 8), load_u64(y, i + 8)),
                                    less_i64_u64(load_i8_as_i64(x, i + 10), load_u64(y, i + 10)),
                                    less_i64_u64(load_i8_as_i64(x, i + 12), load_u64(y, i + 12)),
                                    less_i64_u64(load_i8_as_i64(x, i + 14), load_u64(y, i + 14)));
    }
}

KERNEL jax_less_i8_i8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask8_wide(z, 0, less_i8(load_u8(x, 0), load_u8(y, 0)),
                               less_i8(load_u8(x, 16), load_u8(y, 16)));
    }
}

KERNEL jax_less_i8_i16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask16_wide(z, 0, less_i16(load_i8_as_i16(x, 0), load_u16(y, 0)),
                                less_i16(load_i8_as_i16(x, 8), load_u16(y, 8)),
                                less_i16(load_i8_as_i16(x, 16), load_u16(y, 16)),
                                less_i16(load_i8_as_i16(x, 24), load_u16(y, 24)));
    }
}

KERNEL jax_less_i8_i32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_i32(load_i8_as_i32(x, 0), load_u32(y, 0)),
                           less_i32(load_i8_as_i32(x, 4), load_u32(y, 4)),
                           less_i32(load_i8_as_i32(x, 8), load_u32(y, 8)),
                           less_i32(load_i8_as_i32(x, 12), load_u32(y, 12)));
        store_mask32(z, 16, less_i32(load_i8_as_i32(x, 16), load_u32(y, 16)),
                            less_i32(load_i8_as_i32(x, 20), load_u32(y, 20)),
                            less_i32(load_i8_as_i32(x, 24), load_u32(y, 24)),
                            less_i32(load_i8_as_i32(x, 28), load_u32(y, 28)));
    }
}

KERNEL jax_less_i8_i64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask64_wide(z, i, less_i64(load_i8_as_i64(x, i), load_u64(y, i)),
                                    less_i64(load_i8_as_i64(x, i + 2), load_u64(y, i + 2)),
                                    less_i64(load_i8_as_i64(x, i + 4), load_u64(y, i + 4)),
                                    less_i64(load_i8_as_i64(x, i + 6), load_u64(y, i + 6)),
                                    less_i64(load_i8_as_i64(x, i + 8), load_u64(y, i + 8)),
                                    less_i64(load_i8_as_i64(x, i + 10), load_u64(y, i + 10)),
                                    less_i64(load_i8_as_i64(x, i + 12), load_u64(y, i + 12)),
                                    less_i64(load_i8_as_i64(x, i + 14), load_u64(y, i + 14)));
    }
}

KERNEL jax_less_i8_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_i8_as_f32(x, 0), load_bf16_as_f32(y, 0)),
                           less_f32(load_i8_as_f32(x, 4), load_bf16_as_f32(y, 4)),
                           less_f32(load_i8_as_f32(x, 8), load_bf16_as_f32(y, 8)),
                           less_f32(load_i8_as_f32(x, 12), load_bf16_as_f32(y, 12)));
        store_mask32(z, 16, less_f32(load_i8_as_f32(x, 16), load_bf16_as_f32(y, 16)),
                            less_f32(load_i8_as_f32(x, 20), load_bf16_as_f32(y, 20)),
                            less_f32(load_i8_as_f32(x, 24), load_bf16_as_f32(y, 24)),
                            less_f32(load_i8_as_f32(x, 28), load_bf16_as_f32(y, 28)));
    }
}

KERNEL jax_less_i8_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_i8_as_f32(x, 0), load_f16_as_f32(y, 0)),
                           less_f32(load_i8_as_f32(x, 4), load_f16_as_f32(y, 4)),
                           less_f32(load_i8_as_f32(x, 8), load_f16_as_f32(y, 8)),
                           less_f32(load_i8_as_f32(x, 12), load_f16_as_f32(y, 12)));
        store_mask32(z, 16, less_f32(load_i8_as_f32(x, 16), load_f16_as_f32(y, 16)),
                            less_f32(load_i8_as_f32(x, 20), load_f16_as_f32(y, 20)),
                            less_f32(load_i8_as_f32(x, 24), load_f16_as_f32(y, 24)),
                            less_f32(load_i8_as_f32(x, 28), load_f16_as_f32(y, 28)));
    }
}

KERNEL jax_less_i8_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_i8_as_f32(x, 0), load_f32(y, 0)),
                           less_f32(load_i8_as_f32(x, 4), load_f32(y, 4)),
                           less_f32(load_i8_as_f32(x, 8), load_f32(y, 8)),
                           less_f32(load_i8_as_f32(x, 12), load_f32(y, 12)));
        store_mask32(z, 16, less_f32(load_i8_as_f32(x, 16), load_f32(y, 16)),
                            less_f32(load_i8_as_f32(x, 20), load_f32(y, 20)),
                            less_f32(load_i8_as_f32(x, 24), load_f32(y, 24)),
                            less_f32(load_i8_as_f32(x, 28), load_f32(y, 28)));
    }
}

KERNEL jax_less_i8_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask64_wide(z, i, less_f64(load_i8_as_f64(x, i), load_f64(y, i)),
                                    less_f64(load_i8_as_f64(x, i + 2), load_f64(y, i + 2)),
                                    less_f64(load_i8_as_f64(x, i + 4), load_f64(y, i + 4)),
                                    less_f64(load_i8_as_f64(x, i + 6), load_f64(y, i + 6)),
                                    less_f64(load_i8_as_f64(x, i + 8), load_f64(y, i + 8)),
                                    less_f64(load_i8_as_f64(x, i + 10), load_f64(y, i + 10)),
                                    less_f64(load_i8_as_f64(x, i + 12), load_f64(y, i + 12)),
                                    less_f64(load_i8_as_f64(x, i + 14), load_f64(y, i + 14)));
    }
}

KERNEL jax_less_i16_b_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask16_wide(z, 0, less_i16(load_u16(x, 0), load_b_as_u16(y, 0)),
                                less_i16(load_u16(x, 8), load_b_as_u16(y, 8)),
                                less_i16(load_u16(x, 16), load_b_as_u16(y, 16)),
                                less_i16(load_u16(x, 24), load_b_as_u16(y, 24)));
    }
}

KERNEL jax_less_i16_u8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask16_wide(z, 0, less_i16(load_u16(x, 0), load_u8_as_u16(y, 0)),
                                less_i16(load_u16(x, 8), load_u8_as_u16(y, 8)),
                                less_i16(load_u16(x, 16), load_u8_as_u16(y, 16)),
                                less_i16(load_u16(x, 24), load_u8_as_u16(y, 24)));
    }
}

KERNEL jax_less_i16_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask16_wide(z, 0, less_i16_u16(load_u16(x, 0), load_u16(y, 0)),
                                less_i16_u16(load_u16(x, 8), load_u16(y, 8)),
                                less_i16_u16(load_u16(x, 16), load_u16(y, 16)),
                                less_i16_u16(load_u16(x, 24), load_u16(y, 24)));
    }
}

KERNEL jax_less_i16_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_i32_u32(load_i16_as_i32(x, 0), load_u32(y, 0)),
                           less_i32_u32(load_i16_as_i32(x, 4), load_u32(y, 4)),
                           less_i32_u32(load_i16_as_i32(x, 8), load_u32(y, 8)),
                           less_i32_u32(load_i16_as_i32(x, 12), load_u32(y, 12)));
        store_mask32(z, 16, less_i32_u32(load_i16_as_i32(x, 16), load_u32(y, 16)),
                            less_i32_u32(load_i16_as_i32(x, 20), load_u32(y, 20)),
                            less_i32_u32(load_i16_as_i32(x, 24), load_u32(y, 24)),
                            less_i32_u32(load_i16_as_i32(x, 28), load_u32(y, 28)));
    }
}

KERNEL jax_less_i16_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask64_wide(z, i, less_i64_u64(load_i16_as_i64(x, i), load_u64(y, i)),
                                    less_i64_u64(load_i16_as_i64(x, i + 2), load_u64(y, i + 2)),
                                    less_i64_u64(load_i16_as_i64(x, i + 4), load_u64(y, i + 4)),
                                    less_i64_u64(load_i16_as_i64(x, i + 6), load_u64(y, i + 6)),
                                    less_i64_u64(load_i16_as_i64(x, i + 8), load_u64(y, i + 8)),
                                    less_i64_u64(load_i16_as_i64(x, i + 10), load_u64(y, i + 10)),
                                    less_i64_u64(load_i16_as_i64(x, i + 12), load_u64(y, i + 12)),
                                    less_i64_u64(load_i16_as_i64(x, i + 14), load_u64(y, i + 14)));
    }
}

KERNEL jax_less_i16_i8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask16_wide(z, 0, less_i16(load_u16(x, 0), load_i8_as_i16(y, 0)),
                                less_i16(load_u16(x, 8), load_i8_as_i16(y, 8)),
                                less_i16(load_u16(x, 16), load_i8_as_i16(y, 16)),
                                less_i16(load_u16(x, 24), load_i8_as_i16(y, 24)));
    }
}

KERNEL jax_less_i16_i16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask16_wide(z, 0, less_i16(load_u16(x, 0), load_u16(y, 0)),
                                less_i16(load_u16(x, 8), load_u16(y, 8)),
                                less_i16(load_u16(x, 16), load_u16(y, 16)),
                                less_i16(load_u16(x, 24), load_u16(y, 24)));
    }
}

KERNEL jax_less_i16_i32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_i32(load_i16_as_i32(x, 0), load_u32(y, 0)),
                           less_i32(load_i16_as_i32(x, 4), load_u32(y, 4)),
                           less_i32(load_i16_as_i32(x, 8), load_u32(y, 8)),
                           less_i32(load_i16_as_i32(x, 12), load_u32(y, 12)));
        store_mask32(z, 16, less_i32(load_i16_as_i32(x, 16), load_u32(y, 16)),
                            less_i32(load_i16_as_i32(x, 20), load_u32(y, 20)),
                            less_i32(load_i16_as_i32(x, 24), load_u32(y, 24)),
                            less_i32(load_i16_as_i32(x, 28), load_u32(y, 28)));
    }
}

KERNEL jax_less_i16_i64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask64_wide(z, i, less_i64(load_i16_as_i64(x, i), load_u64(y, i)),
                                    less_i64(load_i16_as_i64(x, i + 2), load_u64(y, i + 2)),
                                    less_i64(load_i16_as_i64(x, i + 4), load_u64(y, i + 4)),
                                    less_i64(load_i16_as_i64(x, i + 6), load_u64(y, i + 6)),
                                    less_i64(load_i16_as_i64(x, i + 8), load_u64(y, i + 8)),
                                    less_i64(load_i16_as_i64(x, i + 10), load_u64(y, i + 10)),
                                    less_i64(load_i16_as_i64(x, i + 12), load_u64(y, i + 12)),
                                    less_i64(load_i16_as_i64(x, i + 14), load_u64(y, i + 14)));
    }
}

KERNEL jax_less_i16_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask32(z, i, less_f32(round_f32_to_bf16(load_i16_as_f32(x, i)), load_bf16_as_f32(y, i)),
                               less_f32(round_f32_to_bf16(load_i16_as_f32(x, i + 4)), load_bf16_as_f32(y, i + 4)),
                               less_f32(round_f32_to_bf16(load_i16_as_f32(x, i + 8)), load_bf16_as_f32(y, i + 8)),
                               less_f32(round_f32_to_bf16(load_i16_as_f32(x, i + 12)), load_bf16_as_f32(y, i + 12)));
    }
}

KERNEL jax_less_i16_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(round_f32_to_f16(load_i16_as_f32(x, 0)), load_f16_as_f32(y, 0)),
                           less_f32(round_f32_to_f16(load_i16_as_f32(x, 4)), load_f16_as_f32(y, 4)),
                           less_f32(round_f32_to_f16(load_i16_as_f32(x, 8)), load_f16_as_f32(y, 8)),
                           less_f32(round_f32_to_f16(load_i16_as_f32(x, 12)), load_f16_as_f32(y, 12)));
        store_mask32(z, 16, less_f32(round_f32_to_f16(load_i16_as_f32(x, 16)), load_f16_as_f32(y, 16)),
                            less_f32(round_f32_to_f16(load_i16_as_f32(x, 20)), load_f16_as_f32(y, 20)),
                            less_f32(round_f32_to_f16(load_i16_as_f32(x, 24)), load_f16_as_f32(y, 24)),
                            less_f32(round_f32_to_f16(load_i16_as_f32(x, 28)), load_f16_as_f32(y, 28)));
    }
}

KERNEL jax_less_i16_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_i16_as_f32(x, 0), load_f32(y, 0)),
                           less_f32(load_i16_as_f32(x, 4), load_f32(y, 4)),
                           less_f32(load_i16_as_f32(x, 8), load_f32(y, 8)),
                           less_f32(load_i16_as_f32(x, 12), load_f32(y, 12)));
        store_mask32(z, 16, less_f32(load_i16_as_f32(x, 16), load_f32(y, 16)),
                            less_f32(load_i16_as_f32(x, 20), load_f32(y, 20)),
                            less_f32(load_i16_as_f32(x, 24), load_f32(y, 24)),
                            less_f32(load_i16_as_f32(x, 28), load_f32(y, 28)));
    }
}

KERNEL jax_less_i16_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask64_wide(z, i, less_f64(load_i16_as_f64(x, i), load_f64(y, i)),
                                    less_f64(load_i16_as_f64(x, i + 2), load_f64(y, i + 2)),
                                    less_f64(load_i16_as_f64(x, i + 4), load_f64(y, i + 4)),
                                    less_f64(load_i16_as_f64(x, i + 6), load_f64(y, i + 6)),
                                    less_f64(load_i16_as_f64(x, i + 8), load_f64(y, i + 8)),
                                    less_f64(load_i16_as_f64(x, i + 10), load_f64(y, i + 10)),
                                    less_f64(load_i16_as_f64(x, i + 12), load_f64(y, i + 12)),
                                    less_f64(load_i16_as_f64(x, i + 14), load_f64(y, i + 14)));
    }
}

KERNEL jax_less_i32_b_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_i32(load_u32(x, 0), load_b_as_u32(y, 0)),
                           less_i32(load_u32(x, 4), load_b_as_u32(y, 4)),
                           less_i32(load_u32(x, 8), load_b_as_u32(y, 8)),
                           less_i32(load_u32(x, 12), load_b_as_u32(y, 12)));
        store_mask32(z, 16, less_i32(load_u32(x, 16), load_b_as_u32(y, 16)),
                            less_i32(load_u32(x, 20), load_b_as_u32(y, 20)),
                            less_i32(load_u32(x, 24), load_b_as_u32(y, 24)),
                            less_i32(load_u32(x, 28), load_b_as_u32(y, 28)));
    }
}

KERNEL jax_less_i32_u8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_i32(load_u32(x, 0), load_u8_as_u32(y, 0)),
                           less_i32(load_u32(x, 4), load_u8_as_u32(y, 4)),
                           less_i32(load_u32(x, 8), load_u8_as_u32(y, 8)),
                           less_i32(load_u32(x, 12), load_u8_as_u32(y, 12)));
        store_mask32(z, 16, less_i32(load_u32(x, 16), load_u8_as_u32(y, 16)),
                            less_i32(load_u32(x, 20), load_u8_as_u32(y, 20)),
                            less_i32(load_u32(x, 24), load_u8_as_u32(y, 24)),
                            less_i32(load_u32(x, 28), load_u8_as_u32(y, 28)));
    }
}

KERNEL jax_less_i32_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_i32(load_u32(x, 0), load_u16_as_u32(y, 0)),
                           less_i32(load_u32(x, 4), load_u16_as_u32(y, 4)),
                           less_i32(load_u32(x, 8), load_u16_as_u32(y, 8)),
                           less_i32(load_u32(x, 12), load_u16_as_u32(y, 12)));
        store_mask32(z, 16, less_i32(load_u32(x, 16), load_u16_as_u32(y, 16)),
                            less_i32(load_u32(x, 20), load_u16_as_u32(y, 20)),
                            less_i32(load_u32(x, 24), load_u16_as_u32(y, 24)),
                            less_i32(load_u32(x, 28), load_u16_as_u32(y, 28)));
    }
}

KERNEL jax_less_i32_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_i32_u32(load_u32(x, 0), load_u32(y, 0)),
                           less_i32_u32(load_u32(x, 4), load_u32(y, 4)),
                           less_i32_u32(load_u32(x, 8), load_u32(y, 8)),
                           less_i32_u32(load_u32(x, 12), load_u32(y, 12)));
        store_mask32(z, 16, less_i32_u32(load_u32(x, 16), load_u32(y, 16)),
                            less_i32_u32(load_u32(x, 20), load_u32(y, 20)),
                            less_i32_u32(load_u32(x, 24), load_u32(y, 24)),
                            less_i32_u32(load_u32(x, 28), load_u32(y, 28)));
    }
}

KERNEL jax_less_i32_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask64_wide(z, i, less_i64_u64(load_i32_as_i64(x, i), load_u64(y, i)),
                                    less_i64_u64(load_i32_as_i64(x, i + 2), load_u64(y, i + 2)),
                                    less_i64_u64(load_i32_as_i64(x, i + 4), load_u64(y, i + 4)),
                                    less_i64_u64(load_i32_as_i64(x, i + 6), load_u64(y, i + 6)),
                                    less_i64_u64(load_i32_as_i64(x, i + 8), load_u64(y, i + 8)),
                                    less_i64_u64(load_i32_as_i64(x, i + 10), load_u64(y, i + 10)),
                                    less_i64_u64(load_i32_as_i64(x, i + 12), load_u64(y, i + 12)),
                                    less_i64_u64(load_i32_as_i64(x, i + 14), load_u64(y, i + 14)));
    }
}

KERNEL jax_less_i32_i8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_i32(load_u32(x, 0), load_i8_as_i32(y, 0)),
                           less_i32(load_u32(x, 4), load_i8_as_i32(y, 4)),
                           less_i32(load_u32(x, 8), load_i8_as_i32(y, 8)),
                           less_i32(load_u32(x, 12), load_i8_as_i32(y, 12)));
        store_mask32(z, 16, less_i32(load_u32(x, 16), load_i8_as_i32(y, 16)),
                            less_i32(load_u32(x, 20), load_i8_as_i32(y, 20)),
                            less_i32(load_u32(x, 24), load_i8_as_i32(y, 24)),
                            less_i32(load_u32(x, 28), load_i8_as_i32(y, 28)));
    }
}

KERNEL jax_less_i32_i16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_i32(load_u32(x, 0), load_i16_as_i32(y, 0)),
                           less_i32(load_u32(x, 4), load_i16_as_i32(y, 4)),
                           less_i32(load_u32(x, 8), load_i16_as_i32(y, 8)),
                           less_i32(load_u32(x, 12), load_i16_as_i32(y, 12)));
        store_mask32(z, 16, less_i32(load_u32(x, 16), load_i16_as_i32(y, 16)),
                            less_i32(load_u32(x, 20), load_i16_as_i32(y, 20)),
                            less_i32(load_u32(x, 24), load_i16_as_i32(y, 24)),
                            less_i32(load_u32(x, 28), load_i16_as_i32(y, 28)));
    }
}

KERNEL jax_less_i32_i32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_i32(load_u32(x, 0), load_u32(y, 0)),
                           less_i32(load_u32(x, 4), load_u32(y, 4)),
                           less_i32(load_u32(x, 8), load_u32(y, 8)),
                           less_i32(load_u32(x, 12), load_u32(y, 12)));
        store_mask32(z, 16, less_i32(load_u32(x, 16), load_u32(y, 16)),
                            less_i32(load_u32(x, 20), load_u32(y, 20)),
                            less_i32(load_u32(x, 24), load_u32(y, 24)),
                            less_i32(load_u32(x, 28), load_u32(y, 28)));
    }
}

KERNEL jax_less_i32_i64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask64_wide(z, i, less_i64(load_i32_as_i64(x, i), load_u64(y, i)),
                                    less_i64(load_i32_as_i64(x, i + 2), load_u64(y, i + 2)),
                                    less_i64(load_i32_as_i64(x, i + 4), load_u64(y, i + 4)),
                                    less_i64(load_i32_as_i64(x, i + 6), load_u64(y, i + 6)),
                                    less_i64(load_i32_as_i64(x, i + 8), load_u64(y, i + 8)),
                                    less_i64(load_i32_as_i64(x, i + 10), load_u64(y, i + 10)),
                                    less_i64(load_i32_as_i64(x, i + 12), load_u64(y, i + 12)),
                                    less_i64(load_i32_as_i64(x, i + 14), load_u64(y, i + 14)));
    }
}

KERNEL jax_less_i32_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask32(z, i, less_f32(round_f32_to_bf16(load_i32_as_f32(x, i)), load_bf16_as_f32(y, i)),
                               less_f32(round_f32_to_bf16(load_i32_as_f32(x, i + 4)), load_bf16_as_f32(y, i + 4)),
                               less_f32(round_f32_to_bf16(load_i32_as_f32(x, i + 8)), load_bf16_as_f32(y, i + 8)),
                               less_f32(round_f32_to_bf16(load_i32_as_f32(x, i + 12)), load_bf16_as_f32(y, i + 12)));
    }
}

KERNEL jax_less_i32_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(round_f32_to_f16(load_i32_as_f32(x, 0)), load_f16_as_f32(y, 0)),
                           less_f32(round_f32_to_f16(load_i32_as_f32(x, 4)), load_f16_as_f32(y, 4)),
                           less_f32(round_f32_to_f16(load_i32_as_f32(x, 8)), load_f16_as_f32(y, 8)),
                           less_f32(round_f32_to_f16(load_i32_as_f32(x, 12)), load_f16_as_f32(y, 12)));
        store_mask32(z, 16, less_f32(round_f32_to_f16(load_i32_as_f32(x, 16)), load_f16_as_f32(y, 16)),
                            less_f32(round_f32_to_f16(load_i32_as_f32(x, 20)), load_f16_as_f32(y, 20)),
                            less_f32(round_f32_to_f16(load_i32_as_f32(x, 24)), load_f16_as_f32(y, 24)),
                            less_f32(round_f32_to_f16(load_i32_as_f32(x, 28)), load_f16_as_f32(y, 28)));
    }
}

KERNEL jax_less_i32_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_i32_as_f32(x, 0), load_f32(y, 0)),
                           less_f32(load_i32_as_f32(x, 4), load_f32(y, 4)),
                           less_f32(load_i32_as_f32(x, 8), load_f32(y, 8)),
                           less_f32(load_i32_as_f32(x, 12), load_f32(y, 12)));
        store_mask32(z, 16, less_f32(load_i32_as_f32(x, 16), load_f32(y, 16)),
                            less_f32(load_i32_as_f32(x, 20), load_f32(y, 20)),
                            less_f32(load_i32_as_f32(x, 24), load_f32(y, 24)),
                            less_f32(load_i32_as_f32(x, 28), load_f32(y, 28)));
    }
}

KERNEL jax_less_i32_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask64_wide(z, i, less_f64(load_i32_as_f64(x, i), load_f64(y, i)),
                                    less_f64(load_i32_as_f64(x, i + 2), load_f64(y, i + 2)),
                                    less_f64(load_i32_as_f64(x, i + 4), load_f64(y, i + 4)),
                                    less_f64(load_i32_as_f64(x, i + 6), load_f64(y, i + 6)),
                                    less_f64(load_i32_as_f64(x, i + 8), load_f64(y, i + 8)),
                                    less_f64(load_i32_as_f64(x, i + 10), load_f64(y, i + 10)),
                                    less_f64(load_i32_as_f64(x, i + 12), load_f64(y, i + 12)),
                                    less_f64(load_i32_as_f64(x, i + 14), load_f64(y, i + 14)));
    }
}

KERNEL jax_less_i64_b_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask64_wide(z, i, less_i64(load_u64(x, i), load_b_as_u64(y, i)),
                                    less_i64(load_u64(x, i + 2), load_b_as_u64(y, i + 2)),
                                    less_i64(load_u64(x, i + 4), load_b_as_u64(y, i + 4)),
                                    less_i64(load_u64(x, i + 6), load_b_as_u64(y, i + 6)),
                                    less_i64(load_u64(x, i + 8), load_b_as_u64(y, i + 8)),
                                    less_i64(load_u64(x, i + 10), load_b_as_u64(y, i + 10)),
                                    less_i64(load_u64(x, i + 12), load_b_as_u64(y, i + 12)),
                                    less_i64(load_u64(x, i + 14), load_b_as_u64(y, i + 14)));
    }
}

KERNEL jax_less_i64_u8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask64_wide(z, i, less_i64(load_u64(x, i), load_u8_as_u64(y, i)),
                                    less_i64(load_u64(x, i + 2), load_u8_as_u64(y, i + 2)),
                                    less_i64(load_u64(x, i + 4), load_u8_as_u64(y, i + 4)),
                                    less_i64(load_u64(x, i + 6), load_u8_as_u64(y, i + 6)),
                                    less_i64(load_u64(x, i + 8), load_u8_as_u64(y, i + 8)),
                                    less_i64(load_u64(x, i + 10), load_u8_as_u64(y, i + 10)),
                                    less_i64(load_u64(x, i + 12), load_u8_as_u64(y, i + 12)),
                                    less_i64(load_u64(x, i + 14), load_u8_as_u64(y, i + 14)));
    }
}

KERNEL jax_less_i64_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask64_wide(z, i, less_i64(load_u64(x, i), load_u16_as_u64(y, i)),
                                    less_i64(load_u64(x, i + 2), load_u16_as_u64(y, i + 2)),
                                    less_i64(load_u64(x, i + 4), load_u16_as_u64(y, i + 4)),
                                    less_i64(load_u64(x, i + 6), load_u16_as_u64(y, i + 6)),
                                    less_i64(load_u64(x, i + 8), load_u16_as_u64(y, i + 8)),
                                    less_i64(load_u64(x, i + 10), load_u16_as_u64(y, i + 10)),
                                    less_i64(load_u64(x, i + 12), load_u16_as_u64(y, i + 12)),
                                    less_i64(load_u64(x, i + 14), load_u16_as_u64(y, i + 14)));
    }
}

KERNEL jax_less_i64_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask64_wide(z, i, less_i64(load_u64(x, i), load_u32_as_u64(y, i)),
                                    less_i64(load_u64(x, i + 2), load_u32_as_u64(y, i + 2)),
                                    less_i64(load_u64(x, i + 4), load_u32_as_u64(y, i + 4)),
                                    less_i64(load_u64(x, i + 6), load_u32_as_u64(y, i + 6)),
                                    less_i64(load_u64(x, i + 8), load_u32_as_u64(y, i + 8)),
                                    less_i64(load_u64(x, i + 10), load_u32_as_u64(y, i + 10)),
                                    less_i64(load_u64(x, i + 12), load_u32_as_u64(y, i + 12)),
                                    less_i64(load_u64(x, i + 14), load_u32_as_u64(y, i + 14)));
    }
}

KERNEL jax_less_i64_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask64_wide(z, i, less_i64_u64(load_u64(x, i), load_u64(y, i)),
                                    less_i64_u64(load_u64(x, i + 2), load_u64(y, i + 2)),
                                    less_i64_u64(load_u64(x, i + 4), load_u64(y, i + 4)),
                                    less_i64_u64(load_u64(x, i + 6), load_u64(y, i + 6)),
                                    less_i64_u64(load_u64(x, i + 8), load_u64(y, i + 8)),
                                    less_i64_u64(load_u64(x, i + 10), load_u64(y, i + 10)),
                                    less_i64_u64(load_u64(x, i + 12), load_u64(y, i + 12)),
                                    less_i64_u64(load_u64(x, i + 14), load_u64(y, i + 14)));
    }
}

KERNEL jax_less_i64_i8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask64_wide(z, i, less_i64(load_u64(x, i), load_i8_as_i64(y, i)),
                                    less_i64(load_u64(x, i + 2), load_i8_as_i64(y, i + 2)),
                                    less_i64(load_u64(x, i + 4), load_i8_as_i64(y, i + 4)),
                                    less_i64(load_u64(x, i + 6), load_i8_as_i64(y, i + 6)),
                                    less_i64(load_u64(x, i + 8), load_i8_as_i64(y, i + 8)),
                                    less_i64(load_u64(x, i + 10), load_i8_as_i64(y, i + 10)),
                                    less_i64(load_u64(x, i + 12), load_i8_as_i64(y, i + 12)),
                                    less_i64(load_u64(x, i + 14), load_i8_as_i64(y, i + 14)));
    }
}

KERNEL jax_less_i64_i16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask64_wide(z, i, less_i64(load_u64(x, i), load_i16_as_i64(y, i)),
                                    less_i64(load_u64(x, i + 2), load_i16_as_i64(y, i + 2)),
                                    less_i64(load_u64(x, i + 4), load_i16_as_i64(y, i + 4)),
                                    less_i64(load_u64(x, i + 6), load_i16_as_i64(y, i + 6)),
                                    less_i64(load_u64(x, i + 8), load_i16_as_i64(y, i + 8)),
                                    less_i64(load_u64(x, i + 10), load_i16_as_i64(y, i + 10)),
                                    less_i64(load_u64(x, i + 12), load_i16_as_i64(y, i + 12)),
                                    less_i64(load_u64(x, i + 14), load_i16_as_i64(y, i + 14)));
    }
}

KERNEL jax_less_i64_i32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask64_wide(z, i, less_i64(load_u64(x, i), load_i32_as_i64(y, i)),
                                    less_i64(load_u64(x, i + 2), load_i32_as_i64(y, i + 2)),
                                    less_i64(load_u64(x, i + 4), load_i32_as_i64(y, i + 4)),
                                    less_i64(load_u64(x, i + 6), load_i32_as_i64(y, i + 6)),
                                    less_i64(load_u64(x, i + 8), load_i32_as_i64(y, i + 8)),
                                    less_i64(load_u64(x, i + 10), load_i32_as_i64(y, i + 10)),
                                    less_i64(load_u64(x, i + 12), load_i32_as_i64(y, i + 12)),
                                    less_i64(load_u64(x, i + 14), load_i32_as_i64(y, i + 14)));
    }
}

KERNEL jax_less_i64_i64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64_wide(z, 0, less_i64(load_u64(x, 0), load_u64(y, 0)),
                                less_i64(load_u64(x, 2), load_u64(y, 2)),
                                less_i64(load_u64(x, 4), load_u64(y, 4)),
                                less_i64(load_u64(x, 6), load_u64(y, 6)),
                                less_i64(load_u64(x, 8), load_u64(y, 8)),
                                less_i64(load_u64(x, 10), load_u64(y, 10)),
                                less_i64(load_u64(x, 12), load_u64(y, 12)),
                                less_i64(load_u64(x, 14), load_u64(y, 14)));
        store_mask64_wide(z, 16, less_i64(load_u64(x, 16), load_u64(y, 16)),
                                 less_i64(load_u64(x, 18), load_u64(y, 18)),
                                 less_i64(load_u64(x, 20), load_u64(y, 20)),
                                 less_i64(load_u64(x, 22), load_u64(y, 22)),
                                 less_i64(load_u64(x, 24), load_u64(y, 24)),
                                 less_i64(load_u64(x, 26), load_u64(y, 26)),
                                 less_i64(load_u64(x, 28), load_u64(y, 28)),
                                 less_i64(load_u64(x, 30), load_u64(y, 30)));
    }
}

KERNEL jax_less_i64_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask32(z, i, less_f32(round_f32_to_bf16(load_i64_as_f32(x, i)), load_bf16_as_f32(y, i)),
                               less_f32(round_f32_to_bf16(load_i64_as_f32(x, i + 4)), load_bf16_as_f32(y, i + 4)),
                               less_f32(round_f32_to_bf16(load_i64_as_f32(x, i + 8)), load_bf16_as_f32(y, i + 8)),
                               less_f32(round_f32_to_bf16(load_i64_as_f32(x, i + 12)), load_bf16_as_f32(y, i + 12)));
    }
}

KERNEL jax_less_i64_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask32(z, i, less_f32(round_f32_to_f16(load_i64_as_f32(x, i)), load_f16_as_f32(y, i)),
                               less_f32(round_f32_to_f16(load_i64_as_f32(x, i + 4)), load_f16_as_f32(y, i + 4)),
                               less_f32(round_f32_to_f16(load_i64_as_f32(x, i + 8)), load_f16_as_f32(y, i + 8)),
                               less_f32(round_f32_to_f16(load_i64_as_f32(x, i + 12)), load_f16_as_f32(y, i + 12)));
    }
}

KERNEL jax_less_i64_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask32(z, i, less_f32(load_i64_as_f32(x, i), load_f32(y, i)),
                               less_f32(load_i64_as_f32(x, i + 4), load_f32(y, i + 4)),
                               less_f32(load_i64_as_f32(x, i + 8), load_f32(y, i + 8)),
                               less_f32(load_i64_as_f32(x, i + 12), load_f32(y, i + 12)));
    }
}

KERNEL jax_less_i64_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64_wide(z, 0, less_f64(load_i64_as_f64(x, 0), load_f64(y, 0)),
                                less_f64(load_i64_as_f64(x, 2), load_f64(y, 2)),
                                less_f64(load_i64_as_f64(x, 4), load_f64(y, 4)),
                                less_f64(load_i64_as_f64(x, 6), load_f64(y, 6)),
                                less_f64(load_i64_as_f64(x, 8), load_f64(y, 8)),
                                less_f64(load_i64_as_f64(x, 10), load_f64(y, 10)),
                                less_f64(load_i64_as_f64(x, 12), load_f64(y, 12)),
                                less_f64(load_i64_as_f64(x, 14), load_f64(y, 14)));
        store_mask64_wide(z, 16, less_f64(load_i64_as_f64(x, 16), load_f64(y, 16)),
                                 less_f64(load_i64_as_f64(x, 18), load_f64(y, 18)),
                                 less_f64(load_i64_as_f64(x, 20), load_f64(y, 20)),
                                 less_f64(load_i64_as_f64(x, 22), load_f64(y, 22)),
                                 less_f64(load_i64_as_f64(x, 24), load_f64(y, 24)),
                                 less_f64(load_i64_as_f64(x, 26), load_f64(y, 26)),
                                 less_f64(load_i64_as_f64(x, 28), load_f64(y, 28)),
                                 less_f64(load_i64_as_f64(x, 30), load_f64(y, 30)));
    }
}

KERNEL jax_less_bf16_b_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_bf16_as_f32(x, 0), load_b_as_f32(y, 0)),
                           less_f32(load_bf16_as_f32(x, 4), load_b_as_f32(y, 4)),
                           less_f32(load_bf16_as_f32(x, 8), load_b_as_f32(y, 8)),
                           less_f32(load_bf16_as_f32(x, 12), load_b_as_f32(y, 12)));
        store_mask32(z, 16, less_f32(load_bf16_as_f32(x, 16), load_b_as_f32(y, 16)),
                            less_f32(load_bf16_as_f32(x, 20), load_b_as_f32(y, 20)),
                            less_f32(load_bf16_as_f32(x, 24), load_b_as_f32(y, 24)),
                            less_f32(load_bf16_as_f32(x, 28), load_b_as_f32(y, 28)));
    }
}

KERNEL jax_less_bf16_u8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_bf16_as_f32(x, 0), load_u8_as_f32(y, 0)),
                           less_f32(load_bf16_as_f32(x, 4), load_u8_as_f32(y, 4)),
                           less_f32(load_bf16_as_f32(x, 8), load_u8_as_f32(y, 8)),
                           less_f32(load_bf16_as_f32(x, 12), load_u8_as_f32(y, 12)));
        store_mask32(z, 16, less_f32(load_bf16_as_f32(x, 16), load_u8_as_f32(y, 16)),
                            less_f32(load_bf16_as_f32(x, 20), load_u8_as_f32(y, 20)),
                            less_f32(load_bf16_as_f32(x, 24), load_u8_as_f32(y, 24)),
                            less_f32(load_bf16_as_f32(x, 28), load_u8_as_f32(y, 28)));
    }
}

KERNEL jax_less_bf16_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask32(z, i, less_f32(load_bf16_as_f32(x, i), round_f32_to_bf16(load_u16_as_f32(y, i))),
                               less_f32(load_bf16_as_f32(x, i + 4), round_f32_to_bf16(load_u16_as_f32(y, i + 4))),
                               less_f32(load_bf16_as_f32(x, i + 8), round_f32_to_bf16(load_u16_as_f32(y, i + 8))),
                               less_f32(load_bf16_as_f32(x, i + 12), round_f32_to_bf16(load_u16_as_f32(y, i + 12))));
    }
}

KERNEL jax_less_bf16_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask32(z, i, less_f32(load_bf16_as_f32(x, i), round_f32_to_bf16(load_u32_as_f32(y, i))),
                               less_f32(load_bf16_as_f32(x, i + 4), round_f32_to_bf16(load_u32_as_f32(y, i + 4))),
                               less_f32(load_bf16_as_f32(x, i + 8), round_f32_to_bf16(load_u32_as_f32(y, i + 8))),
                               less_f32(load_bf16_as_f32(x, i + 12), round_f32_to_bf16(load_u32_as_f32(y, i + 12))));
    }
}

KERNEL jax_less_bf16_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask32(z, i, less_f32(load_bf16_as_f32(x, i), round_f32_to_bf16(load_u64_as_f32(y, i))),
                               less_f32(load_bf16_as_f32(x, i + 4), round_f32_to_bf16(load_u64_as_f32(y, i + 4))),
                               less_f32(load_bf16_as_f32(x, i + 8), round_f32_to_bf16(load_u64_as_f32(y, i + 8))),
                               less_f32(load_bf16_as_f32(x, i + 12), round_f32_to_bf16(load_u64_as_f32(y, i + 12))));
    }
}

KERNEL jax_less_bf16_i8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_bf16_as_f32(x, 0), load_i8_as_f32(y, 0)),
                           less_f32(load_bf16_as_f32(x, 4), load_i8_as_f32(y, 4)),
                           less_f32(load_bf16_as_f32(x, 8), load_i8_as_f32(y, 8)),
                           less_f32(load_bf16_as_f32(x, 12), load_i8_as_f32(y, 12)));
        store_mask32(z, 16, less_f32(load_bf16_as_f32(x, 16), load_i8_as_f32(y, 16)),
                            less_f32(load_bf16_as_f32(x, 20), load_i8_as_f32(y, 20)),
                            less_f32(load_bf16_as_f32(x, 24), load_i8_as_f32(y, 24)),
                            less_f32(load_bf16_as_f32(x, 28), load_i8_as_f32(y, 28)));
    }
}

KERNEL jax_less_bf16_i16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask32(z, i, less_f32(load_bf16_as_f32(x, i), round_f32_to_bf16(load_i16_as_f32(y, i))),
                               less_f32(load_bf16_as_f32(x, i + 4), round_f32_to_bf16(load_i16_as_f32(y, i + 4))),
                               less_f32(load_bf16_as_f32(x, i + 8), round_f32_to_bf16(load_i16_as_f32(y, i + 8))),
                               less_f32(load_bf16_as_f32(x, i + 12), round_f32_to_bf16(load_i16_as_f32(y, i + 12))));
    }
}

KERNEL jax_less_bf16_i32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask32(z, i, less_f32(load_bf16_as_f32(x, i), round_f32_to_bf16(load_i32_as_f32(y, i))),
                               less_f32(load_bf16_as_f32(x, i + 4), round_f32_to_bf16(load_i32_as_f32(y, i + 4))),
                               less_f32(load_bf16_as_f32(x, i + 8), round_f32_to_bf16(load_i32_as_f32(y, i + 8))),
                               less_f32(load_bf16_as_f32(x, i + 12), round_f32_to_bf16(load_i32_as_f32(y, i + 12))));
    }
}

KERNEL jax_less_bf16_i64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask32(z, i, less_f32(load_bf16_as_f32(x, i), round_f32_to_bf16(load_i64_as_f32(y, i))),
                               less_f32(load_bf16_as_f32(x, i + 4), round_f32_to_bf16(load_i64_as_f32(y, i + 4))),
                               less_f32(load_bf16_as_f32(x, i + 8), round_f32_to_bf16(load_i64_as_f32(y, i + 8))),
                               less_f32(load_bf16_as_f32(x, i + 12), round_f32_to_bf16(load_i64_as_f32(y, i + 12))));
    }
}

KERNEL jax_less_bf16_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_bf16_as_f32(x, 0), load_bf16_as_f32(y, 0)),
                           less_f32(load_bf16_as_f32(x, 4), load_bf16_as_f32(y, 4)),
                           less_f32(load_bf16_as_f32(x, 8), load_bf16_as_f32(y, 8)),
                           less_f32(load_bf16_as_f32(x, 12), load_bf16_as_f32(y, 12)));
        store_mask32(z, 16, less_f32(load_bf16_as_f32(x, 16), load_bf16_as_f32(y, 16)),
                            less_f32(load_bf16_as_f32(x, 20), load_bf16_as_f32(y, 20)),
                            less_f32(load_bf16_as_f32(x, 24), load_bf16_as_f32(y, 24)),
                            less_f32(load_bf16_as_f32(x, 28), load_bf16_as_f32(y, 28)));
    }
}

KERNEL jax_less_bf16_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_bf16_as_f32(x, 0), load_f16_as_f32(y, 0)),
                           less_f32(load_bf16_as_f32(x, 4), load_f16_as_f32(y, 4)),
                           less_f32(load_bf16_as_f32(x, 8), load_f16_as_f32(y, 8)),
                           less_f32(load_bf16_as_f32(x, 12), load_f16_as_f32(y, 12)));
        store_mask32(z, 16, less_f32(load_bf16_as_f32(x, 16), load_f16_as_f32(y, 16)),
                            less_f32(load_bf16_as_f32(x, 20), load_f16_as_f32(y, 20)),
                            less_f32(load_bf16_as_f32(x, 24), load_f16_as_f32(y, 24)),
                            less_f32(load_bf16_as_f32(x, 28), load_f16_as_f32(y, 28)));
    }
}

KERNEL jax_less_bf16_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_bf16_as_f32(x, 0), load_f32(y, 0)),
                           less_f32(load_bf16_as_f32(x, 4), load_f32(y, 4)),
                           less_f32(load_bf16_as_f32(x, 8), load_f32(y, 8)),
                           less_f32(load_bf16_as_f32(x, 12), load_f32(y, 12)));
        store_mask32(z, 16, less_f32(load_bf16_as_f32(x, 16), load_f32(y, 16)),
                            less_f32(load_bf16_as_f32(x, 20), load_f32(y, 20)),
                            less_f32(load_bf16_as_f32(x, 24), load_f32(y, 24)),
                            less_f32(load_bf16_as_f32(x, 28), load_f32(y, 28)));
    }
}

KERNEL jax_less_bf16_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask64_wide(z, i, less_f64(load_bf16_as_f64(x, i), load_f64(y, i)),
                                    less_f64(load_bf16_as_f64(x, i + 2), load_f64(y, i + 2)),
                                    less_f64(load_bf16_as_f64(x, i + 4), load_f64(y, i + 4)),
                                    less_f64(load_bf16_as_f64(x, i + 6), load_f64(y, i + 6)),
                                    less_f64(load_bf16_as_f64(x, i + 8), load_f64(y, i + 8)),
                                    less_f64(load_bf16_as_f64(x, i + 10), load_f64(y, i + 10)),
                                    less_f64(load_bf16_as_f64(x, i + 12), load_f64(y, i + 12)),
                                    less_f64(load_bf16_as_f64(x, i + 14), load_f64(y, i + 14)));
    }
}

KERNEL jax_less_bf16_f_weak_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask32(z, i, less_f32(load_bf16_as_f32(x, i), round_f32_to_bf16(load_f64_as_f32(y, i))),
                               less_f32(load_bf16_as_f32(x, i + 4), round_f32_to_bf16(load_f64_as_f32(y, i + 4))),
                               less_f32(load_bf16_as_f32(x, i + 8), round_f32_to_bf16(load_f64_as_f32(y, i + 8))),
                               less_f32(load_bf16_as_f32(x, i + 12), round_f32_to_bf16(load_f64_as_f32(y, i + 12))));
    }
}

KERNEL jax_less_f16_b_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_f16_as_f32(x, 0), load_b_as_f32(y, 0)),
                           less_f32(load_f16_as_f32(x, 4), load_b_as_f32(y, 4)),
                           less_f32(load_f16_as_f32(x, 8), load_b_as_f32(y, 8)),
                           less_f32(load_f16_as_f32(x, 12), load_b_as_f32(y, 12)));
        store_mask32(z, 16, less_f32(load_f16_as_f32(x, 16), load_b_as_f32(y, 16)),
                            less_f32(load_f16_as_f32(x, 20), load_b_as_f32(y, 20)),
                            less_f32(load_f16_as_f32(x, 24), load_b_as_f32(y, 24)),
                            less_f32(load_f16_as_f32(x, 28), load_b_as_f32(y, 28)));
    }
}

KERNEL jax_less_f16_u8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_f16_as_f32(x, 0), load_u8_as_f32(y, 0)),
                           less_f32(load_f16_as_f32(x, 4), load_u8_as_f32(y, 4)),
                           less_f32(load_f16_as_f32(x, 8), load_u8_as_f32(y, 8)),
                           less_f32(load_f16_as_f32(x, 12), load_u8_as_f32(y, 12)));
        store_mask32(z, 16, less_f32(load_f16_as_f32(x, 16), load_u8_as_f32(y, 16)),
                            less_f32(load_f16_as_f32(x, 20), load_u8_as_f32(y, 20)),
                            less_f32(load_f16_as_f32(x, 24), load_u8_as_f32(y, 24)),
                            less_f32(load_f16_as_f32(x, 28), load_u8_as_f32(y, 28)));
    }
}

KERNEL jax_less_f16_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_f16_as_f32(x, 0), round_f32_to_f16(load_u16_as_f32(y, 0))),
                           less_f32(load_f16_as_f32(x, 4), round_f32_to_f16(load_u16_as_f32(y, 4))),
                           less_f32(load_f16_as_f32(x, 8), round_f32_to_f16(load_u16_as_f32(y, 8))),
                           less_f32(load_f16_as_f32(x, 12), round_f32_to_f16(load_u16_as_f32(y, 12))));
        store_mask32(z, 16, less_f32(load_f16_as_f32(x, 16), round_f32_to_f16(load_u16_as_f32(y, 16))),
                            less_f32(load_f16_as_f32(x, 20), round_f32_to_f16(load_u16_as_f32(y, 20))),
                            less_f32(load_f16_as_f32(x, 24), round_f32_to_f16(load_u16_as_f32(y, 24))),
                            less_f32(load_f16_as_f32(x, 28), round_f32_to_f16(load_u16_as_f32(y, 28))));
    }
}

KERNEL jax_less_f16_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_f16_as_f32(x, 0), round_f32_to_f16(load_u32_as_f32(y, 0))),
                           less_f32(load_f16_as_f32(x, 4), round_f32_to_f16(load_u32_as_f32(y, 4))),
                           less_f32(load_f16_as_f32(x, 8), round_f32_to_f16(load_u32_as_f32(y, 8))),
                           less_f32(load_f16_as_f32(x, 12), round_f32_to_f16(load_u32_as_f32(y, 12))));
        store_mask32(z, 16, less_f32(load_f16_as_f32(x, 16), round_f32_to_f16(load_u32_as_f32(y, 16))),
                            less_f32(load_f16_as_f32(x, 20), round_f32_to_f16(load_u32_as_f32(y, 20))),
                            less_f32(load_f16_as_f32(x, 24), round_f32_to_f16(load_u32_as_f32(y, 24))),
                            less_f32(load_f16_as_f32(x, 28), round_f32_to_f16(load_u32_as_f32(y, 28))));
    }
}

KERNEL jax_less_f16_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask32(z, i, less_f32(load_f16_as_f32(x, i), round_f32_to_f16(load_u64_as_f32(y, i))),
                               less_f32(load_f16_as_f32(x, i + 4), round_f32_to_f16(load_u64_as_f32(y, i + 4))),
                               less_f32(load_f16_as_f32(x, i + 8), round_f32_to_f16(load_u64_as_f32(y, i + 8))),
                               less_f32(load_f16_as_f32(x, i + 12), round_f32_to_f16(load_u64_as_f32(y, i + 12))));
    }
}

KERNEL jax_less_f16_i8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_f16_as_f32(x, 0), load_i8_as_f32(y, 0)),
                           less_f32(load_f16_as_f32(x, 4), load_i8_as_f32(y, 4)),
                           less_f32(load_f16_as_f32(x, 8), load_i8_as_f32(y, 8)),
                           less_f32(load_f16_as_f32(x, 12), load_i8_as_f32(y, 12)));
        store_mask32(z, 16, less_f32(load_f16_as_f32(x, 16), load_i8_as_f32(y, 16)),
                            less_f32(load_f16_as_f32(x, 20), load_i8_as_f32(y, 20)),
                            less_f32(load_f16_as_f32(x, 24), load_i8_as_f32(y, 24)),
                            less_f32(load_f16_as_f32(x, 28), load_i8_as_f32(y, 28)));
    }
}

KERNEL jax_less_f16_i16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_f16_as_f32(x, 0), round_f32_to_f16(load_i16_as_f32(y, 0))),
                           less_f32(load_f16_as_f32(x, 4), round_f32_to_f16(load_i16_as_f32(y, 4))),
                           less_f32(load_f16_as_f32(x, 8), round_f32_to_f16(load_i16_as_f32(y, 8))),
                           less_f32(load_f16_as_f32(x, 12), round_f32_to_f16(load_i16_as_f32(y, 12))));
        store_mask32(z, 16, less_f32(load_f16_as_f32(x, 16), round_f32_to_f16(load_i16_as_f32(y, 16))),
                            less_f32(load_f16_as_f32(x, 20), round_f32_to_f16(load_i16_as_f32(y, 20))),
                            less_f32(load_f16_as_f32(x, 24), round_f32_to_f16(load_i16_as_f32(y, 24))),
                            less_f32(load_f16_as_f32(x, 28), round_f32_to_f16(load_i16_as_f32(y, 28))));
    }
}

KERNEL jax_less_f16_i32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_f16_as_f32(x, 0), round_f32_to_f16(load_i32_as_f32(y, 0))),
                           less_f32(load_f16_as_f32(x, 4), round_f32_to_f16(load_i32_as_f32(y, 4))),
                           less_f32(load_f16_as_f32(x, 8), round_f32_to_f16(load_i32_as_f32(y, 8))),
                           less_f32(load_f16_as_f32(x, 12), round_f32_to_f16(load_i32_as_f32(y, 12))));
        store_mask32(z, 16, less_f32(load_f16_as_f32(x, 16), round_f32_to_f16(load_i32_as_f32(y, 16))),
                            less_f32(load_f16_as_f32(x, 20), round_f32_to_f16(load_i32_as_f32(y, 20))),
                            less_f32(load_f16_as_f32(x, 24), round_f32_to_f16(load_i32_as_f32(y, 24))),
                            less_f32(load_f16_as_f32(x, 28), round_f32_to_f16(load_i32_as_f32(y, 28))));
    }
}

KERNEL jax_less_f16_i64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask32(z, i, less_f32(load_f16_as_f32(x, i), round_f32_to_f16(load_i64_as_f32(y, i))),
                               less_f32(load_f16_as_f32(x, i + 4), round_f32_to_f16(load_i64_as_f32(y, i + 4))),
                               less_f32(load_f16_as_f32(x, i + 8), round_f32_to_f16(load_i64_as_f32(y, i + 8))),
                               less_f32(load_f16_as_f32(x, i + 12), round_f32_to_f16(load_i64_as_f32(y, i + 12))));
    }
}

KERNEL jax_less_f16_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_f16_as_f32(x, 0), load_bf16_as_f32(y, 0)),
                           less_f32(load_f16_as_f32(x, 4), load_bf16_as_f32(y, 4)),
                           less_f32(load_f16_as_f32(x, 8), load_bf16_as_f32(y, 8)),
                           less_f32(load_f16_as_f32(x, 12), load_bf16_as_f32(y, 12)));
        store_mask32(z, 16, less_f32(load_f16_as_f32(x, 16), load_bf16_as_f32(y, 16)),
                            less_f32(load_f16_as_f32(x, 20), load_bf16_as_f32(y, 20)),
                            less_f32(load_f16_as_f32(x, 24), load_bf16_as_f32(y, 24)),
                            less_f32(load_f16_as_f32(x, 28), load_bf16_as_f32(y, 28)));
    }
}

KERNEL jax_less_f16_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_f16_as_f32(x, 0), load_f16_as_f32(y, 0)),
                           less_f32(load_f16_as_f32(x, 4), load_f16_as_f32(y, 4)),
                           less_f32(load_f16_as_f32(x, 8), load_f16_as_f32(y, 8)),
                           less_f32(load_f16_as_f32(x, 12), load_f16_as_f32(y, 12)));
        store_mask32(z, 16, less_f32(load_f16_as_f32(x, 16), load_f16_as_f32(y, 16)),
                            less_f32(load_f16_as_f32(x, 20), load_f16_as_f32(y, 20)),
                            less_f32(load_f16_as_f32(x, 24), load_f16_as_f32(y, 24)),
                            less_f32(load_f16_as_f32(x, 28), load_f16_as_f32(y, 28)));
    }
}

KERNEL jax_less_f16_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_f16_as_f32(x, 0), load_f32(y, 0)),
                           less_f32(load_f16_as_f32(x, 4), load_f32(y, 4)),
                           less_f32(load_f16_as_f32(x, 8), load_f32(y, 8)),
                           less_f32(load_f16_as_f32(x, 12), load_f32(y, 12)));
        store_mask32(z, 16, less_f32(load_f16_as_f32(x, 16), load_f32(y, 16)),
                            less_f32(load_f16_as_f32(x, 20), load_f32(y, 20)),
                            less_f32(load_f16_as_f32(x, 24), load_f32(y, 24)),
                            less_f32(load_f16_as_f32(x, 28), load_f32(y, 28)));
    }
}

KERNEL jax_less_f16_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask64_wide(z, i, less_f64(load_f16_as_f64(x, i), load_f64(y, i)),
                                    less_f64(load_f16_as_f64(x, i + 2), load_f64(y, i + 2)),
                                    less_f64(load_f16_as_f64(x, i + 4), load_f64(y, i + 4)),
                                    less_f64(load_f16_as_f64(x, i + 6), load_f64(y, i + 6)),
                                    less_f64(load_f16_as_f64(x, i + 8), load_f64(y, i + 8)),
                                    less_f64(load_f16_as_f64(x, i + 10), load_f64(y, i + 10)),
                                    less_f64(load_f16_as_f64(x, i + 12), load_f64(y, i + 12)),
                                    less_f64(load_f16_as_f64(x, i + 14), load_f64(y, i + 14)));
    }
}

KERNEL jax_less_f16_f_weak_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_f16_as_f32(x, 0), round_f32_to_f16(load_f64_as_f32(y, 0))),
                           less_f32(load_f16_as_f32(x, 4), round_f32_to_f16(load_f64_as_f32(y, 4))),
                           less_f32(load_f16_as_f32(x, 8), round_f32_to_f16(load_f64_as_f32(y, 8))),
                           less_f32(load_f16_as_f32(x, 12), round_f32_to_f16(load_f64_as_f32(y, 12))));
        store_mask32(z, 16, less_f32(load_f16_as_f32(x, 16), round_f32_to_f16(load_f64_as_f32(y, 16))),
                            less_f32(load_f16_as_f32(x, 20), round_f32_to_f16(load_f64_as_f32(y, 20))),
                            less_f32(load_f16_as_f32(x, 24), round_f32_to_f16(load_f64_as_f32(y, 24))),
                            less_f32(load_f16_as_f32(x, 28), round_f32_to_f16(load_f64_as_f32(y, 28))));
    }
}

KERNEL jax_less_f32_b_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_f32(x, 0), load_b_as_f32(y, 0)),
                           less_f32(load_f32(x, 4), load_b_as_f32(y, 4)),
                           less_f32(load_f32(x, 8), load_b_as_f32(y, 8)),
                           less_f32(load_f32(x, 12), load_b_as_f32(y, 12)));
        store_mask32(z, 16, less_f32(load_f32(x, 16), load_b_as_f32(y, 16)),
                            less_f32(load_f32(x, 20), load_b_as_f32(y, 20)),
                            less_f32(load_f32(x, 24), load_b_as_f32(y, 24)),
                            less_f32(load_f32(x, 28), load_b_as_f32(y, 28)));
    }
}

KERNEL jax_less_f32_u8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_f32(x, 0), load_u8_as_f32(y, 0)),
                           less_f32(load_f32(x, 4), load_u8_as_f32(y, 4)),
                           less_f32(load_f32(x, 8), load_u8_as_f32(y, 8)),
                           less_f32(load_f32(x, 12), load_u8_as_f32(y, 12)));
        store_mask32(z, 16, less_f32(load_f32(x, 16), load_u8_as_f32(y, 16)),
                            less_f32(load_f32(x, 20), load_u8_as_f32(y, 20)),
                            less_f32(load_f32(x, 24), load_u8_as_f32(y, 24)),
                            less_f32(load_f32(x, 28), load_u8_as_f32(y, 28)));
    }
}

KERNEL jax_less_f32_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_f32(x, 0), load_u16_as_f32(y, 0)),
                           less_f32(load_f32(x, 4), load_u16_as_f32(y, 4)),
                           less_f32(load_f32(x, 8), load_u16_as_f32(y, 8)),
                           less_f32(load_f32(x, 12), load_u16_as_f32(y, 12)));
        store_mask32(z, 16, less_f32(load_f32(x, 16), load_u16_as_f32(y, 16)),
                            less_f32(load_f32(x, 20), load_u16_as_f32(y, 20)),
                            less_f32(load_f32(x, 24), load_u16_as_f32(y, 24)),
                            less_f32(load_f32(x, 28), load_u16_as_f32(y, 28)));
    }
}

KERNEL jax_less_f32_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_f32(x, 0), load_u32_as_f32(y, 0)),
                           less_f32(load_f32(x, 4), load_u32_as_f32(y, 4)),
                           less_f32(load_f32(x, 8), load_u32_as_f32(y, 8)),
                           less_f32(load_f32(x, 12), load_u32_as_f32(y, 12)));
        store_mask32(z, 16, less_f32(load_f32(x, 16), load_u32_as_f32(y, 16)),
                            less_f32(load_f32(x, 20), load_u32_as_f32(y, 20)),
                            less_f32(load_f32(x, 24), load_u32_as_f32(y, 24)),
                            less_f32(load_f32(x, 28), load_u32_as_f32(y, 28)));
    }
}

KERNEL jax_less_f32_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask32(z, i, less_f32(load_f32(x, i), load_u64_as_f32(y, i)),
                               less_f32(load_f32(x, i + 4), load_u64_as_f32(y, i + 4)),
                               less_f32(load_f32(x, i + 8), load_u64_as_f32(y, i + 8)),
                               less_f32(load_f32(x, i + 12), load_u64_as_f32(y, i + 12)));
    }
}

KERNEL jax_less_f32_i8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_f32(x, 0), load_i8_as_f32(y, 0)),
                           less_f32(load_f32(x, 4), load_i8_as_f32(y, 4)),
                           less_f32(load_f32(x, 8), load_i8_as_f32(y, 8)),
                           less_f32(load_f32(x, 12), load_i8_as_f32(y, 12)));
        store_mask32(z, 16, less_f32(load_f32(x, 16), load_i8_as_f32(y, 16)),
                            less_f32(load_f32(x, 20), load_i8_as_f32(y, 20)),
                            less_f32(load_f32(x, 24), load_i8_as_f32(y, 24)),
                            less_f32(load_f32(x, 28), load_i8_as_f32(y, 28)));
    }
}

KERNEL jax_less_f32_i16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_f32(x, 0), load_i16_as_f32(y, 0)),
                           less_f32(load_f32(x, 4), load_i16_as_f32(y, 4)),
                           less_f32(load_f32(x, 8), load_i16_as_f32(y, 8)),
                           less_f32(load_f32(x, 12), load_i16_as_f32(y, 12)));
        store_mask32(z, 16, less_f32(load_f32(x, 16), load_i16_as_f32(y, 16)),
                            less_f32(load_f32(x, 20), load_i16_as_f32(y, 20)),
                            less_f32(load_f32(x, 24), load_i16_as_f32(y, 24)),
                            less_f32(load_f32(x, 28), load_i16_as_f32(y, 28)));
    }
}

KERNEL jax_less_f32_i32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_f32(x, 0), load_i32_as_f32(y, 0)),
                           less_f32(load_f32(x, 4), load_i32_as_f32(y, 4)),
                           less_f32(load_f32(x, 8), load_i32_as_f32(y, 8)),
                           less_f32(load_f32(x, 12), load_i32_as_f32(y, 12)));
        store_mask32(z, 16, less_f32(load_f32(x, 16), load_i32_as_f32(y, 16)),
                            less_f32(load_f32(x, 20), load_i32_as_f32(y, 20)),
                            less_f32(load_f32(x, 24), load_i32_as_f32(y, 24)),
                            less_f32(load_f32(x, 28), load_i32_as_f32(y, 28)));
    }
}

KERNEL jax_less_f32_i64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask32(z, i, less_f32(load_f32(x, i), load_i64_as_f32(y, i)),
                               less_f32(load_f32(x, i + 4), load_i64_as_f32(y, i + 4)),
                               less_f32(load_f32(x, i + 8), load_i64_as_f32(y, i + 8)),
                               less_f32(load_f32(x, i + 12), load_i64_as_f32(y, i + 12)));
    }
}

KERNEL jax_less_f32_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_f32(x, 0), load_bf16_as_f32(y, 0)),
                           less_f32(load_f32(x, 4), load_bf16_as_f32(y, 4)),
                           less_f32(load_f32(x, 8), load_bf16_as_f32(y, 8)),
                           less_f32(load_f32(x, 12), load_bf16_as_f32(y, 12)));
        store_mask32(z, 16, less_f32(load_f32(x, 16), load_bf16_as_f32(y, 16)),
                            less_f32(load_f32(x, 20), load_bf16_as_f32(y, 20)),
                            less_f32(load_f32(x, 24), load_bf16_as_f32(y, 24)),
                            less_f32(load_f32(x, 28), load_bf16_as_f32(y, 28)));
    }
}

KERNEL jax_less_f32_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_f32(x, 0), load_f16_as_f32(y, 0)),
                           less_f32(load_f32(x, 4), load_f16_as_f32(y, 4)),
                           less_f32(load_f32(x, 8), load_f16_as_f32(y, 8)),
                           less_f32(load_f32(x, 12), load_f16_as_f32(y, 12)));
        store_mask32(z, 16, less_f32(load_f32(x, 16), load_f16_as_f32(y, 16)),
                            less_f32(load_f32(x, 20), load_f16_as_f32(y, 20)),
                            less_f32(load_f32(x, 24), load_f16_as_f32(y, 24)),
                            less_f32(load_f32(x, 28), load_f16_as_f32(y, 28)));
    }
}

KERNEL jax_less_f32_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_f32(x, 0), load_f32(y, 0)),
                           less_f32(load_f32(x, 4), load_f32(y, 4)),
                           less_f32(load_f32(x, 8), load_f32(y, 8)),
                           less_f32(load_f32(x, 12), load_f32(y, 12)));
        store_mask32(z, 16, less_f32(load_f32(x, 16), load_f32(y, 16)),
                            less_f32(load_f32(x, 20), load_f32(y, 20)),
                            less_f32(load_f32(x, 24), load_f32(y, 24)),
                            less_f32(load_f32(x, 28), load_f32(y, 28)));
    }
}

KERNEL jax_less_f32_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask64_wide(z, i, less_f64(load_f32_as_f64(x, i), load_f64(y, i)),
                                    less_f64(load_f32_as_f64(x, i + 2), load_f64(y, i + 2)),
                                    less_f64(load_f32_as_f64(x, i + 4), load_f64(y, i + 4)),
                                    less_f64(load_f32_as_f64(x, i + 6), load_f64(y, i + 6)),
                                    less_f64(load_f32_as_f64(x, i + 8), load_f64(y, i + 8)),
                                    less_f64(load_f32_as_f64(x, i + 10), load_f64(y, i + 10)),
                                    less_f64(load_f32_as_f64(x, i + 12), load_f64(y, i + 12)),
                                    less_f64(load_f32_as_f64(x, i + 14), load_f64(y, i + 14)));
    }
}

KERNEL jax_less_f32_f_weak_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_f32(x, 0), load_f64_as_f32(y, 0)),
                           less_f32(load_f32(x, 4), load_f64_as_f32(y, 4)),
                           less_f32(load_f32(x, 8), load_f64_as_f32(y, 8)),
                           less_f32(load_f32(x, 12), load_f64_as_f32(y, 12)));
        store_mask32(z, 16, less_f32(load_f32(x, 16), load_f64_as_f32(y, 16)),
                            less_f32(load_f32(x, 20), load_f64_as_f32(y, 20)),
                            less_f32(load_f32(x, 24), load_f64_as_f32(y, 24)),
                            less_f32(load_f32(x, 28), load_f64_as_f32(y, 28)));
    }
}

KERNEL jax_less_f64_b_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask64_wide(z, i, less_f64(load_f64(x, i), load_b_as_f64(y, i)),
                                    less_f64(load_f64(x, i + 2), load_b_as_f64(y, i + 2)),
                                    less_f64(load_f64(x, i + 4), load_b_as_f64(y, i + 4)),
                                    less_f64(load_f64(x, i + 6), load_b_as_f64(y, i + 6)),
                                    less_f64(load_f64(x, i + 8), load_b_as_f64(y, i + 8)),
                                    less_f64(load_f64(x, i + 10), load_b_as_f64(y, i + 10)),
                                    less_f64(load_f64(x, i + 12), load_b_as_f64(y, i + 12)),
                                    less_f64(load_f64(x, i + 14), load_b_as_f64(y, i + 14)));
    }
}

KERNEL jax_less_f64_u8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask64_wide(z, i, less_f64(load_f64(x, i), load_u8_as_f64(y, i)),
                                    less_f64(load_f64(x, i + 2), load_u8_as_f64(y, i + 2)),
                                    less_f64(load_f64(x, i + 4), load_u8_as_f64(y, i + 4)),
                                    less_f64(load_f64(x, i + 6), load_u8_as_f64(y, i + 6)),
                                    less_f64(load_f64(x, i + 8), load_u8_as_f64(y, i + 8)),
                                    less_f64(load_f64(x, i + 10), load_u8_as_f64(y, i + 10)),
                                    less_f64(load_f64(x, i + 12), load_u8_as_f64(y, i + 12)),
                                    less_f64(load_f64(x, i + 14), load_u8_as_f64(y, i + 14)));
    }
}

KERNEL jax_less_f64_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask64_wide(z, i, less_f64(load_f64(x, i), load_u16_as_f64(y, i)),
                                    less_f64(load_f64(x, i + 2), load_u16_as_f64(y, i + 2)),
                                    less_f64(load_f64(x, i + 4), load_u16_as_f64(y, i + 4)),
                                    less_f64(load_f64(x, i + 6), load_u16_as_f64(y, i + 6)),
                                    less_f64(load_f64(x, i + 8), load_u16_as_f64(y, i + 8)),
                                    less_f64(load_f64(x, i + 10), load_u16_as_f64(y, i + 10)),
                                    less_f64(load_f64(x, i + 12), load_u16_as_f64(y, i + 12)),
                                    less_f64(load_f64(x, i + 14), load_u16_as_f64(y, i + 14)));
    }
}

KERNEL jax_less_f64_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask64_wide(z, i, less_f64(load_f64(x, i), load_u32_as_f64(y, i)),
                                    less_f64(load_f64(x, i + 2), load_u32_as_f64(y, i + 2)),
                                    less_f64(load_f64(x, i + 4), load_u32_as_f64(y, i + 4)),
                                    less_f64(load_f64(x, i + 6), load_u32_as_f64(y, i + 6)),
                                    less_f64(load_f64(x, i + 8), load_u32_as_f64(y, i + 8)),
                                    less_f64(load_f64(x, i + 10), load_u32_as_f64(y, i + 10)),
                                    less_f64(load_f64(x, i + 12), load_u32_as_f64(y, i + 12)),
                                    less_f64(load_f64(x, i + 14), load_u32_as_f64(y, i + 14)));
    }
}

KERNEL jax_less_f64_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64_wide(z, 0, less_f64(load_f64(x, 0), load_u64_as_f64(y, 0)),
                                less_f64(load_f64(x, 2), load_u64_as_f64(y, 2)),
                                less_f64(load_f64(x, 4), load_u64_as_f64(y, 4)),
                                less_f64(load_f64(x, 6), load_u64_as_f64(y, 6)),
                                less_f64(load_f64(x, 8), load_u64_as_f64(y, 8)),
                                less_f64(load_f64(x, 10), load_u64_as_f64(y, 10)),
                                less_f64(load_f64(x, 12), load_u64_as_f64(y, 12)),
                                less_f64(load_f64(x, 14), load_u64_as_f64(y, 14)));
        store_mask64_wide(z, 16, less_f64(load_f64(x, 16), load_u64_as_f64(y, 16)),
                                 less_f64(load_f64(x, 18), load_u64_as_f64(y, 18)),
                                 less_f64(load_f64(x, 20), load_u64_as_f64(y, 20)),
                                 less_f64(load_f64(x, 22), load_u64_as_f64(y, 22)),
                                 less_f64(load_f64(x, 24), load_u64_as_f64(y, 24)),
                                 less_f64(load_f64(x, 26), load_u64_as_f64(y, 26)),
                                 less_f64(load_f64(x, 28), load_u64_as_f64(y, 28)),
                                 less_f64(load_f64(x, 30), load_u64_as_f64(y, 30)));
    }
}

KERNEL jax_less_f64_i8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask64_wide(z, i, less_f64(load_f64(x, i), load_i8_as_f64(y, i)),
                                    less_f64(load_f64(x, i + 2), load_i8_as_f64(y, i + 2)),
                                    less_f64(load_f64(x, i + 4), load_i8_as_f64(y, i + 4)),
                                    less_f64(load_f64(x, i + 6), load_i8_as_f64(y, i + 6)),
                                    less_f64(load_f64(x, i + 8), load_i8_as_f64(y, i + 8)),
                                    less_f64(load_f64(x, i + 10), load_i8_as_f64(y, i + 10)),
                                    less_f64(load_f64(x, i + 12), load_i8_as_f64(y, i + 12)),
                                    less_f64(load_f64(x, i + 14), load_i8_as_f64(y, i + 14)));
    }
}

KERNEL jax_less_f64_i16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask64_wide(z, i, less_f64(load_f64(x, i), load_i16_as_f64(y, i)),
                                    less_f64(load_f64(x, i + 2), load_i16_as_f64(y, i + 2)),
                                    less_f64(load_f64(x, i + 4), load_i16_as_f64(y, i + 4)),
                                    less_f64(load_f64(x, i + 6), load_i16_as_f64(y, i + 6)),
                                    less_f64(load_f64(x, i + 8), load_i16_as_f64(y, i + 8)),
                                    less_f64(load_f64(x, i + 10), load_i16_as_f64(y, i + 10)),
                                    less_f64(load_f64(x, i + 12), load_i16_as_f64(y, i + 12)),
                                    less_f64(load_f64(x, i + 14), load_i16_as_f64(y, i + 14)));
    }
}

KERNEL jax_less_f64_i32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask64_wide(z, i, less_f64(load_f64(x, i), load_i32_as_f64(y, i)),
                                    less_f64(load_f64(x, i + 2), load_i32_as_f64(y, i + 2)),
                                    less_f64(load_f64(x, i + 4), load_i32_as_f64(y, i + 4)),
                                    less_f64(load_f64(x, i + 6), load_i32_as_f64(y, i + 6)),
                                    less_f64(load_f64(x, i + 8), load_i32_as_f64(y, i + 8)),
                                    less_f64(load_f64(x, i + 10), load_i32_as_f64(y, i + 10)),
                                    less_f64(load_f64(x, i + 12), load_i32_as_f64(y, i + 12)),
                                    less_f64(load_f64(x, i + 14), load_i32_as_f64(y, i + 14)));
    }
}

KERNEL jax_less_f64_i64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64_wide(z, 0, less_f64(load_f64(x, 0), load_i64_as_f64(y, 0)),
                                less_f64(load_f64(x, 2), load_i64_as_f64(y, 2)),
                                less_f64(load_f64(x, 4), load_i64_as_f64(y, 4)),
                                less_f64(load_f64(x, 6), load_i64_as_f64(y, 6)),
                                less_f64(load_f64(x, 8), load_i64_as_f64(y, 8)),
                                less_f64(load_f64(x, 10), load_i64_as_f64(y, 10)),
                                less_f64(load_f64(x, 12), load_i64_as_f64(y, 12)),
                                less_f64(load_f64(x, 14), load_i64_as_f64(y, 14)));
        store_mask64_wide(z, 16, less_f64(load_f64(x, 16), load_i64_as_f64(y, 16)),
                                 less_f64(load_f64(x, 18), load_i64_as_f64(y, 18)),
                                 less_f64(load_f64(x, 20), load_i64_as_f64(y, 20)),
                                 less_f64(load_f64(x, 22), load_i64_as_f64(y, 22)),
                                 less_f64(load_f64(x, 24), load_i64_as_f64(y, 24)),
                                 less_f64(load_f64(x, 26), load_i64_as_f64(y, 26)),
                                 less_f64(load_f64(x, 28), load_i64_as_f64(y, 28)),
                                 less_f64(load_f64(x, 30), load_i64_as_f64(y, 30)));
    }
}

KERNEL jax_less_f64_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask64_wide(z, i, less_f64(load_f64(x, i), load_bf16_as_f64(y, i)),
                                    less_f64(load_f64(x, i + 2), load_bf16_as_f64(y, i + 2)),
                                    less_f64(load_f64(x, i + 4), load_bf16_as_f64(y, i + 4)),
                                    less_f64(load_f64(x, i + 6), load_bf16_as_f64(y, i + 6)),
                                    less_f64(load_f64(x, i + 8), load_bf16_as_f64(y, i + 8)),
                                    less_f64(load_f64(x, i + 10), load_bf16_as_f64(y, i + 10)),
                                    less_f64(load_f64(x, i + 12), load_bf16_as_f64(y, i + 12)),
                                    less_f64(load_f64(x, i + 14), load_bf16_as_f64(y, i + 14)));
    }
}

KERNEL jax_less_f64_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask64_wide(z, i, less_f64(load_f64(x, i), load_f16_as_f64(y, i)),
                                    less_f64(load_f64(x, i + 2), load_f16_as_f64(y, i + 2)),
                                    less_f64(load_f64(x, i + 4), load_f16_as_f64(y, i + 4)),
                                    less_f64(load_f64(x, i + 6), load_f16_as_f64(y, i + 6)),
                                    less_f64(load_f64(x, i + 8), load_f16_as_f64(y, i + 8)),
                                    less_f64(load_f64(x, i + 10), load_f16_as_f64(y, i + 10)),
                                    less_f64(load_f64(x, i + 12), load_f16_as_f64(y, i + 12)),
                                    less_f64(load_f64(x, i + 14), load_f16_as_f64(y, i + 14)));
    }
}

KERNEL jax_less_f64_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask64_wide(z, i, less_f64(load_f64(x, i), load_f32_as_f64(y, i)),
                                    less_f64(load_f64(x, i + 2), load_f32_as_f64(y, i + 2)),
                                    less_f64(load_f64(x, i + 4), load_f32_as_f64(y, i + 4)),
                                    less_f64(load_f64(x, i + 6), load_f32_as_f64(y, i + 6)),
                                    less_f64(load_f64(x, i + 8), load_f32_as_f64(y, i + 8)),
                                    less_f64(load_f64(x, i + 10), load_f32_as_f64(y, i + 10)),
                                    less_f64(load_f64(x, i + 12), load_f32_as_f64(y, i + 12)),
                                    less_f64(load_f64(x, i + 14), load_f32_as_f64(y, i + 14)));
    }
}

KERNEL jax_less_f64_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64_wide(z, 0, less_f64(load_f64(x, 0), load_f64(y, 0)),
                                less_f64(load_f64(x, 2), load_f64(y, 2)),
                                less_f64(load_f64(x, 4), load_f64(y, 4)),
                                less_f64(load_f64(x, 6), load_f64(y, 6)),
                                less_f64(load_f64(x, 8), load_f64(y, 8)),
                                less_f64(load_f64(x, 10), load_f64(y, 10)),
                                less_f64(load_f64(x, 12), load_f64(y, 12)),
                                less_f64(load_f64(x, 14), load_f64(y, 14)));
        store_mask64_wide(z, 16, less_f64(load_f64(x, 16), load_f64(y, 16)),
                                 less_f64(load_f64(x, 18), load_f64(y, 18)),
                                 less_f64(load_f64(x, 20), load_f64(y, 20)),
                                 less_f64(load_f64(x, 22), load_f64(y, 22)),
                                 less_f64(load_f64(x, 24), load_f64(y, 24)),
                                 less_f64(load_f64(x, 26), load_f64(y, 26)),
                                 less_f64(load_f64(x, 28), load_f64(y, 28)),
                                 less_f64(load_f64(x, 30), load_f64(y, 30)));
    }
}

KERNEL jax_less_f_weak_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_mask32(z, i, less_f32(round_f32_to_bf16(load_f64_as_f32(x, i)), load_bf16_as_f32(y, i)),
                               less_f32(round_f32_to_bf16(load_f64_as_f32(x, i + 4)), load_bf16_as_f32(y, i + 4)),
                               less_f32(round_f32_to_bf16(load_f64_as_f32(x, i + 8)), load_bf16_as_f32(y, i + 8)),
                               less_f32(round_f32_to_bf16(load_f64_as_f32(x, i + 12)), load_bf16_as_f32(y, i + 12)));
    }
}

KERNEL jax_less_f_weak_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(round_f32_to_f16(load_f64_as_f32(x, 0)), load_f16_as_f32(y, 0)),
                           less_f32(round_f32_to_f16(load_f64_as_f32(x, 4)), load_f16_as_f32(y, 4)),
                           less_f32(round_f32_to_f16(load_f64_as_f32(x, 8)), load_f16_as_f32(y, 8)),
                           less_f32(round_f32_to_f16(load_f64_as_f32(x, 12)), load_f16_as_f32(y, 12)));
        store_mask32(z, 16, less_f32(round_f32_to_f16(load_f64_as_f32(x, 16)), load_f16_as_f32(y, 16)),
                            less_f32(round_f32_to_f16(load_f64_as_f32(x, 20)), load_f16_as_f32(y, 20)),
                            less_f32(round_f32_to_f16(load_f64_as_f32(x, 24)), load_f16_as_f32(y, 24)),
                            less_f32(round_f32_to_f16(load_f64_as_f32(x, 28)), load_f16_as_f32(y, 28)));
    }
}

KERNEL jax_less_f_weak_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_f64_as_f32(x, 0), load_f32(y, 0)),
                           less_f32(load_f64_as_f32(x, 4), load_f32(y, 4)),
                           less_f32(load_f64_as_f32(x, 8), load_f32(y, 8)),
                           less_f32(load_f64_as_f32(x, 12), load_f32(y, 12)));
        store_mask32(z, 16, less_f32(load_f64_as_f32(x, 16), load_f32(y, 16)),
                            less_f32(load_f64_as_f32(x, 20), load_f32(y, 20)),
                            less_f32(load_f64_as_f32(x, 24), load_f32(y, 24)),
                            less_f32(load_f64_as_f32(x, 28), load_f32(y, 28)));
    }
}

#else
typedef int jax_less_neon_is_absent_; /* ISO C wants a declaration in every file. */
#endif
