/*
 * kernels/jax_ceil_neon.c: ceil in NEON.
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
    jax_ceil_b_neon, jax_ceil_u8_neon, jax_ceil_u16_neon, jax_ceil_u32_neon, jax_ceil_u64_neon, jax_ceil_i8_neon,
    jax_ceil_i16_neon, jax_ceil_i32_neon, jax_ceil_i64_neon, jax_ceil_bf16_neon, jax_ceil_f16_neon,
    jax_ceil_f32_neon, jax_ceil_f64_neon;

KERNEL jax_ceil_b_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32_wide(z, 0, ceil_f32(load_b_as_f32(x, 0)),
                             ceil_f32(load_b_as_f32(x, 4)),
                             ceil_f32(load_b_as_f32(x, 8)),
                             ceil_f32(load_b_as_f32(x, 12)));
        store_f32_wide(z, 16, ceil_f32(load_b_as_f32(x, 16)),
                              ceil_f32(load_b_as_f32(x, 20)),
                              ceil_f32(load_b_as_f32(x, 24)),
                              ceil_f32(load_b_as_f32(x, 28)));
    }
}

KERNEL jax_ceil_u8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32_wide(z, 0, ceil_f32(load_u8_as_f32(x, 0)),
                             ceil_f32(load_u8_as_f32(x, 4)),
                             ceil_f32(load_u8_as_f32(x, 8)),
                             ceil_f32(load_u8_as_f32(x, 12)));
        store_f32_wide(z, 16, ceil_f32(load_u8_as_f32(x, 16)),
                              ceil_f32(load_u8_as_f32(x, 20)),
                              ceil_f32(load_u8_as_f32(x, 24)),
                              ceil_f32(load_u8_as_f32(x, 28)));
    }
}

KERNEL jax_ceil_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32_wide(z, 0, ceil_f32(load_u16_as_f32(x, 0)),
                             ceil_f32(load_u16_as_f32(x, 4)),
                             ceil_f32(load_u16_as_f32(x, 8)),
                             ceil_f32(load_u16_as_f32(x, 12)));
        store_f32_wide(z, 16, ceil_f32(load_u16_as_f32(x, 16)),
                              ceil_f32(load_u16_as_f32(x, 20)),
                              ceil_f32(load_u16_as_f32(x, 24)),
                              ceil_f32(load_u16_as_f32(x, 28)));
    }
}

KERNEL jax_ceil_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32_wide(z, 0, ceil_f32(load_u32_as_f32(x, 0)),
                             ceil_f32(load_u32_as_f32(x, 4)),
                             ceil_f32(load_u32_as_f32(x, 8)),
                             ceil_f32(load_u32_as_f32(x, 12)));
        store_f32_wide(z, 16, ceil_f32(load_u32_as_f32(x, 16)),
                              ceil_f32(load_u32_as_f32(x, 20)),
                              ceil_f32(load_u32_as_f32(x, 24)),
                              ceil_f32(load_u32_as_f32(x, 28)));
    }
}

KERNEL jax_ceil_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_f64_wide(z, 0, ceil_f64(load_u64_as_f64(x, 0)),
                             ceil_f64(load_u64_as_f64(x, 2)),
                             ceil_f64(load_u64_as_f64(x, 4)),
                             ceil_f64(load_u64_as_f64(x, 6)));
        store_f64_wide(z, 8, ceil_f64(load_u64_as_f64(x, 8)),
                             ceil_f64(load_u64_as_f64(x, 10)),
                             ceil_f64(load_u64_as_f64(x, 12)),
                             ceil_f64(load_u64_as_f64(x, 14)));
        store_f64_wide(z, 16, ceil_f64(load_u64_as_f64(x, 16)),
                              ceil_f64(load_u64_as_f64(x, 18)),
                              ceil_f64(load_u64_as_f64(x, 20)),
                              ceil_f64(load_u64_as_f64(x, 22)));
        store_f64_wide(z, 24, ceil_f64(load_u64_as_f64(x, 24)),
                              ceil_f64(load_u64_as_f64(x, 26)),
                              ceil_f64(load_u64_as_f64(x, 28)),
                              ceil_f64(load_u64_as_f64(x, 30)));
    }
}

KERNEL jax_ceil_i8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32_wide(z, 0, ceil_f32(load_i8_as_f32(x, 0)),
                             ceil_f32(load_i8_as_f32(x, 4)),
                             ceil_f32(load_i8_as_f32(x, 8)),
                             ceil_f32(load_i8_as_f32(x, 12)));
        store_f32_wide(z, 16, ceil_f32(load_i8_as_f32(x, 16)),
                              ceil_f32(load_i8_as_f32(x, 20)),
                              ceil_f32(load_i8_as_f32(x, 24)),
                              ceil_f32(load_i8_as_f32(x, 28)));
    }
}

KERNEL jax_ceil_i16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32_wide(z, 0, ceil_f32(load_i16_as_f32(x, 0)),
                             ceil_f32(load_i16_as_f32(x, 4)),
                             ceil_f32(load_i16_as_f32(x, 8)),
                             ceil_f32(load_i16_as_f32(x, 12)));
        store_f32_wide(z, 16, ceil_f32(load_i16_as_f32(x, 16)),
                              ceil_f32(load_i16_as_f32(x, 20)),
                              ceil_f32(load_i16_as_f32(x, 24)),
                              ceil_f32(load_i16_as_f32(x, 28)));
    }
}

KERNEL jax_ceil_i32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32_wide(z, 0, ceil_f32(load_i32_as_f32(x, 0)),
                             ceil_f32(load_i32_as_f32(x, 4)),
                             ceil_f32(load_i32_as_f32(x, 8)),
                             ceil_f32(load_i32_as_f32(x, 12)));
        store_f32_wide(z, 16, ceil_f32(load_i32_as_f32(x, 16)),
                              ceil_f32(load_i32_as_f32(x, 20)),
                              ceil_f32(load_i32_as_f32(x, 24)),
                              ceil_f32(load_i32_as_f32(x, 28)));
    }
}

KERNEL jax_ceil_i64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_f64_wide(z, 0, ceil_f64(load_i64_as_f64(x, 0)),
                             ceil_f64(load_i64_as_f64(x, 2)),
                             ceil_f64(load_i64_as_f64(x, 4)),
                             ceil_f64(load_i64_as_f64(x, 6)));
        store_f64_wide(z, 8, ceil_f64(load_i64_as_f64(x, 8)),
                             ceil_f64(load_i64_as_f64(x, 10)),
                             ceil_f64(load_i64_as_f64(x, 12)),
                             ceil_f64(load_i64_as_f64(x, 14)));
        store_f64_wide(z, 16, ceil_f64(load_i64_as_f64(x, 16)),
                              ceil_f64(load_i64_as_f64(x, 18)),
                              ceil_f64(load_i64_as_f64(x, 20)),
                              ceil_f64(load_i64_as_f64(x, 22)));
        store_f64_wide(z, 24, ceil_f64(load_i64_as_f64(x, 24)),
                              ceil_f64(load_i64_as_f64(x, 26)),
                              ceil_f64(load_i64_as_f64(x, 28)),
                              ceil_f64(load_i64_as_f64(x, 30)));
    }
}

KERNEL jax_ceil_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_f32_as_bf16_wide(z, 0, ceil_f32(load_bf16_as_f32(x, 0)),
                                     ceil_f32(load_bf16_as_f32(x, 4)),
                                     ceil_f32(load_bf16_as_f32(x, 8)),
                                     ceil_f32(load_bf16_as_f32(x, 12)));
        store_f32_as_bf16_wide(z, 16, ceil_f32(load_bf16_as_f32(x, 16)),
                                      ceil_f32(load_bf16_as_f32(x, 20)),
                                      ceil_f32(load_bf16_as_f32(x, 24)),
                                      ceil_f32(load_bf16_as_f32(x, 28)));
    }
}

KERNEL jax_ceil_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_f32_as_f16_wide(z, 0, ceil_f32(load_f16_as_f32(x, 0)),
                                    ceil_f32(load_f16_as_f32(x, 4)),
                                    ceil_f32(load_f16_as_f32(x, 8)),
                                    ceil_f32(load_f16_as_f32(x, 12)));
        store_f32_as_f16_wide(z, 16, ceil_f32(load_f16_as_f32(x, 16)),
                                     ceil_f32(load_f16_as_f32(x, 20)),
                                     ceil_f32(load_f16_as_f32(x, 24)),
                                     ceil_f32(load_f16_as_f32(x, 28)));
    }
}

KERNEL jax_ceil_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32_wide(z, 0, ceil_f32(load_f32(x, 0)),
                             ceil_f32(load_f32(x, 4)),
                             ceil_f32(load_f32(x, 8)),
                             ceil_f32(load_f32(x, 12)));
        store_f32_wide(z, 16, ceil_f32(load_f32(x, 16)),
                              ceil_f32(load_f32(x, 20)),
                              ceil_f32(load_f32(x, 24)),
                              ceil_f32(load_f32(x, 28)));
    }
}

KERNEL jax_ceil_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_f64_wide(z, 0, ceil_f64(load_f64(x, 0)),
                             ceil_f64(load_f64(x, 2)),
                             ceil_f64(load_f64(x, 4)),
                             ceil_f64(load_f64(x, 6)));
        store_f64_wide(z, 8, ceil_f64(load_f64(x, 8)),
                             ceil_f64(load_f64(x, 10)),
                             ceil_f64(load_f64(x, 12)),
                             ceil_f64(load_f64(x, 14)));
        store_f64_wide(z, 16, ceil_f64(load_f64(x, 16)),
                              ceil_f64(load_f64(x, 18)),
                              ceil_f64(load_f64(x, 20)),
                              ceil_f64(load_f64(x, 22)));
        store_f64_wide(z, 24, ceil_f64(load_f64(x, 24)),
                              ceil_f64(load_f64(x, 26)),
                              ceil_f64(load_f64(x, 28)),
                              ceil_f64(load_f64(x, 30)));
    }
}

#else
typedef int jax_ceil_neon_is_absent_; /* ISO C wants a declaration in every file. */
#endif
