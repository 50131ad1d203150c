/*
 * kernels/jax_convert_neon.c: convert in NEON.
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
    jax_convert_b_b_neon, jax_convert_b_u16_neon, jax_convert_b_u32_neon, jax_convert_b_u64_neon,
    jax_convert_b_bf16_neon, jax_convert_b_f16_neon, jax_convert_b_f32_neon, jax_convert_b_f64_neon,
    jax_convert_b_c64_neon, jax_convert_b_c128_neon, jax_convert_u8_u8_neon, jax_convert_u8_u16_neon,
    jax_convert_u8_u32_neon, jax_convert_u8_u64_neon, jax_convert_u8_bf16_neon, jax_convert_u8_f16_neon,
    jax_convert_u8_f32_neon, jax_convert_u8_f64_neon, jax_convert_u8_c64_neon, jax_convert_u8_c128_neon,
    jax_convert_u16_b_neon, jax_convert_u16_u8_neon, jax_convert_u16_u16_neon, jax_convert_u16_u32_neon,
    jax_convert_u16_u64_neon, jax_convert_u16_bf16_neon, jax_convert_u16_f16_neon, jax_convert_u16_f32_neon,
    jax_convert_u16_f64_neon, jax_convert_u16_c64_neon, jax_convert_u16_c128_neon, jax_convert_u32_b_neon,
    jax_convert_u32_u8_neon, jax_convert_u32_u16_neon, jax_convert_u32_u32_neon, jax_convert_u32_u64_neon,
    jax_convert_u32_bf16_neon, jax_convert_u32_f16_neon, jax_convert_u32_f32_neon, jax_convert_u32_f64_neon,
    jax_convert_u32_c64_neon, jax_convert_u32_c128_neon, jax_convert_u64_b_neon, jax_convert_u64_u8_neon,
    jax_convert_u64_u16_neon, jax_convert_u64_u32_neon, jax_convert_u64_u64_neon, jax_convert_u64_bf16_neon,
    jax_convert_u64_f16_neon, jax_convert_u64_f32_neon, jax_convert_u64_f64_neon, jax_convert_u64_c64_neon,
    jax_convert_u64_c128_neon, jax_convert_i8_u16_neon, jax_convert_i8_u32_neon, jax_convert_i8_u64_neon,
    jax_convert_i8_bf16_neon, jax_convert_i8_f16_neon, jax_convert_i8_f32_neon, jax_convert_i8_f64_neon,
    jax_convert_i8_c64_neon, jax_convert_i8_c128_neon, jax_convert_i16_u32_neon, jax_convert_i16_u64_neon,
    jax_convert_i16_bf16_neon, jax_convert_i16_f16_neon, jax_convert_i16_f32_neon, jax_convert_i16_f64_neon,
    jax_convert_i16_c64_neon, jax_convert_i16_c128_neon, jax_convert_i32_u64_neon, jax_convert_i32_bf16_neon,
    jax_convert_i32_f16_neon, jax_convert_i32_f32_neon, jax_convert_i32_f64_neon, jax_convert_i32_c64_neon,
    jax_convert_i32_c128_neon, jax_convert_i64_bf16_neon, jax_convert_i64_f16_neon, jax_convert_i64_f32_neon,
    jax_convert_i64_f64_neon, jax_convert_i64_c64_neon, jax_convert_i64_c128_neon, jax_convert_bf16_b_neon,
    jax_convert_bf16_u8_neon, jax_convert_bf16_u16_neon, jax_convert_bf16_u32_neon, jax_convert_bf16_u64_neon,
    jax_convert_bf16_i8_neon, jax_convert_bf16_i16_neon, jax_convert_bf16_i32_neon, jax_convert_bf16_i64_neon,
    jax_convert_bf16_f16_neon, jax_convert_bf16_f32_neon, jax_convert_bf16_f64_neon, jax_convert_bf16_c64_neon,
    jax_convert_bf16_c128_neon, jax_convert_f16_b_neon, jax_convert_f16_u8_neon, jax_convert_f16_u16_neon,
    jax_convert_f16_u32_neon, jax_convert_f16_u64_neon, jax_convert_f16_i8_neon, jax_convert_f16_i16_neon,
    jax_convert_f16_i32_neon, jax_convert_f16_i64_neon, jax_convert_f16_bf16_neon, jax_convert_f16_f32_neon,
    jax_convert_f16_f64_neon, jax_convert_f16_c64_neon, jax_convert_f16_c128_neon, jax_convert_f32_b_neon,
    jax_convert_f32_u8_neon, jax_convert_f32_u16_neon, jax_convert_f32_u32_neon, jax_convert_f32_u64_neon,
    jax_convert_f32_i8_neon, jax_convert_f32_i16_neon, jax_convert_f32_i32_neon, jax_convert_f32_i64_neon,
    jax_convert_f32_bf16_neon, jax_convert_f32_f16_neon, jax_convert_f32_f64_neon, jax_convert_f32_c64_neon,
    jax_convert_f32_c128_neon, jax_convert_f64_b_neon, jax_convert_f64_u8_neon, jax_convert_f64_u16_neon,
    jax_convert_f64_u32_neon, jax_convert_f64_u64_neon, jax_convert_f64_i8_neon, jax_convert_f64_i16_neon,
    jax_convert_f64_i32_neon, jax_convert_f64_i64_neon, jax_convert_f64_bf16_neon, jax_convert_f64_f16_neon,
    jax_convert_f64_f32_neon, jax_convert_f64_c64_neon, jax_convert_f64_c128_neon, jax_convert_c64_b_neon,
    jax_convert_c64_u8_neon, jax_convert_c64_u16_neon, jax_convert_c64_u32_neon, jax_convert_c64_u64_neon,
    jax_convert_c64_i8_neon, jax_convert_c64_i16_neon, jax_convert_c64_i32_neon, jax_convert_c64_i64_neon,
    jax_convert_c64_bf16_neon, jax_convert_c64_f16_neon, jax_convert_c64_f32_neon, jax_convert_c64_f64_neon,
    jax_convert_c64_c128_neon, jax_convert_c128_b_neon, jax_convert_c128_u8_neon, jax_convert_c128_u16_neon,
    jax_convert_c128_u32_neon, jax_convert_c128_u64_neon, jax_convert_c128_i8_neon, jax_convert_c128_i16_neon,
    jax_convert_c128_i32_neon, jax_convert_c128_i64_neon, jax_convert_c128_bf16_neon, jax_convert_c128_f16_neon,
    jax_convert_c128_f32_neon, jax_convert_c128_f64_neon, jax_convert_c128_c64_neon, jax_convert_c128_c128_neon;

KERNEL jax_convert_b_b_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    if (a_step == 32) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_u8_wide(z, i, load_u8_as_b(x, i),
                                load_u8_as_b(x, i + 16));
            store_u8_wide(z, i + 32, load_u8_as_b(x, i + 32),
                                     load_u8_as_b(x, i + 48));
            store_u8_wide(z, i + 64, load_u8_as_b(x, i + 64),
                                     load_u8_as_b(x, i + 80));
            store_u8_wide(z, i + 96, load_u8_as_b(x, i + 96),
                                     load_u8_as_b(x, i + 112));
        }
        blocks %= 4, x += whole, z += whole;
    }
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8_wide(z, 0, load_u8_as_b(x, 0),
                            load_u8_as_b(x, 16));
    }
}

KERNEL jax_convert_b_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16_wide(z, 0, load_b_as_u16(x, 0),
                             load_b_as_u16(x, 8),
                             load_b_as_u16(x, 16),
                             load_b_as_u16(x, 24));
    }
}

KERNEL jax_convert_b_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32_wide(z, 0, load_b_as_u32(x, 0),
                             load_b_as_u32(x, 4),
                             load_b_as_u32(x, 8),
                             load_b_as_u32(x, 12));
        store_u32_wide(z, 16, load_b_as_u32(x, 16),
                              load_b_as_u32(x, 20),
                              load_b_as_u32(x, 24),
                              load_b_as_u32(x, 28));
    }
}

KERNEL jax_convert_b_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64_wide(z, i, load_b_as_u64(x, i),
                                 load_b_as_u64(x, i + 2),
                                 load_b_as_u64(x, i + 4),
                                 load_b_as_u64(x, i + 6));
            store_u64_wide(z, i + 8, load_b_as_u64(x, i + 8),
                                     load_b_as_u64(x, i + 10),
                                     load_b_as_u64(x, i + 12),
                                     load_b_as_u64(x, i + 14));
        }
    }
}

KERNEL jax_convert_b_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_f32_as_bf16_wide(z, 0, load_b_as_f32(x, 0),
                                     load_b_as_f32(x, 4),
                                     load_b_as_f32(x, 8),
                                     load_b_as_f32(x, 12));
        store_f32_as_bf16_wide(z, 16, load_b_as_f32(x, 16),
                                      load_b_as_f32(x, 20),
                                      load_b_as_f32(x, 24),
                                      load_b_as_f32(x, 28));
    }
}

KERNEL jax_convert_b_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_f32_as_f16_wide(z, 0, load_b_as_f32(x, 0),
                                    load_b_as_f32(x, 4),
                                    load_b_as_f32(x, 8),
                                    load_b_as_f32(x, 12));
        store_f32_as_f16_wide(z, 16, load_b_as_f32(x, 16),
                                     load_b_as_f32(x, 20),
                                     load_b_as_f32(x, 24),
                                     load_b_as_f32(x, 28));
    }
}

KERNEL jax_convert_b_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32_wide(z, 0, load_b_as_f32(x, 0),
                             load_b_as_f32(x, 4),
                             load_b_as_f32(x, 8),
                             load_b_as_f32(x, 12));
        store_f32_wide(z, 16, load_b_as_f32(x, 16),
                              load_b_as_f32(x, 20),
                              load_b_as_f32(x, 24),
                              load_b_as_f32(x, 28));
    }
}

KERNEL jax_convert_b_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f64_wide(z, i, load_b_as_f64(x, i),
                                 load_b_as_f64(x, i + 2),
                                 load_b_as_f64(x, i + 4),
                                 load_b_as_f64(x, i + 6));
            store_f64_wide(z, i + 8, load_b_as_f64(x, i + 8),
                                     load_b_as_f64(x, i + 10),
                                     load_b_as_f64(x, i + 12),
                                     load_b_as_f64(x, i + 14));
        }
    }
}

KERNEL jax_convert_b_c64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_c64_wide(z, 0, load_b_as_c64(x, 0),
                             load_b_as_c64(x, 4));
        store_c64_wide(z, 8, load_b_as_c64(x, 8),
                             load_b_as_c64(x, 12));
        store_c64_wide(z, 16, load_b_as_c64(x, 16),
                              load_b_as_c64(x, 20));
        store_c64_wide(z, 24, load_b_as_c64(x, 24),
                              load_b_as_c64(x, 28));
    }
}

KERNEL jax_convert_b_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c128_wide(z, i, load_b_as_c128(x, i),
                                  load_b_as_c128(x, i + 2),
                                  load_b_as_c128(x, i + 4),
                                  load_b_as_c128(x, i + 6));
            store_c128_wide(z, i + 8, load_b_as_c128(x, i + 8),
                                      load_b_as_c128(x, i + 10),
                                      load_b_as_c128(x, i + 12),
                                      load_b_as_c128(x, i + 14));
        }
    }
}

KERNEL jax_convert_u8_u8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    if (a_step == 32) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_u8_wide(z, i, load_u8(x, i),
                                load_u8(x, i + 16));
            store_u8_wide(z, i + 32, load_u8(x, i + 32),
                                     load_u8(x, i + 48));
            store_u8_wide(z, i + 64, load_u8(x, i + 64),
                                     load_u8(x, i + 80));
            store_u8_wide(z, i + 96, load_u8(x, i + 96),
                                     load_u8(x, i + 112));
        }
        blocks %= 4, x += whole, z += whole;
    }
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8_wide(z, 0, load_u8(x, 0),
                            load_u8(x, 16));
    }
}

KERNEL jax_convert_u8_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16_wide(z, 0, load_u8_as_u16(x, 0),
                             load_u8_as_u16(x, 8),
                             load_u8_as_u16(x, 16),
                             load_u8_as_u16(x, 24));
    }
}

KERNEL jax_convert_u8_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32_wide(z, 0, load_u8_as_u32(x, 0),
                             load_u8_as_u32(x, 4),
                             load_u8_as_u32(x, 8),
                             load_u8_as_u32(x, 12));
        store_u32_wide(z, 16, load_u8_as_u32(x, 16),
                              load_u8_as_u32(x, 20),
                              load_u8_as_u32(x, 24),
                              load_u8_as_u32(x, 28));
    }
}

KERNEL jax_convert_u8_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64_wide(z, i, load_u8_as_u64(x, i),
                                 load_u8_as_u64(x, i + 2),
                                 load_u8_as_u64(x, i + 4),
                                 load_u8_as_u64(x, i + 6));
            store_u64_wide(z, i + 8, load_u8_as_u64(x, i + 8),
                                     load_u8_as_u64(x, i + 10),
                                     load_u8_as_u64(x, i + 12),
                                     load_u8_as_u64(x, i + 14));
        }
    }
}

KERNEL jax_convert_u8_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_f32_as_bf16_wide(z, 0, load_u8_as_f32(x, 0),
                                     load_u8_as_f32(x, 4),
                                     load_u8_as_f32(x, 8),
                                     load_u8_as_f32(x, 12));
        store_f32_as_bf16_wide(z, 16, load_u8_as_f32(x, 16),
                                      load_u8_as_f32(x, 20),
                                      load_u8_as_f32(x, 24),
                                      load_u8_as_f32(x, 28));
    }
}

KERNEL jax_convert_u8_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_f32_as_f16_wide(z, 0, load_u8_as_f32(x, 0),
                                    load_u8_as_f32(x, 4),
                                    load_u8_as_f32(x, 8),
                                    load_u8_as_f32(x, 12));
        store_f32_as_f16_wide(z, 16, load_u8_as_f32(x, 16),
                                     load_u8_as_f32(x, 20),
                                     load_u8_as_f32(x, 24),
                                     load_u8_as_f32(x, 28));
    }
}

KERNEL jax_convert_u8_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32_wide(z, 0, load_u8_as_f32(x, 0),
                             load_u8_as_f32(x, 4),
                             load_u8_as_f32(x, 8),
                             load_u8_as_f32(x, 12));
        store_f32_wide(z, 16, load_u8_as_f32(x, 16),
                              load_u8_as_f32(x, 20),
                              load_u8_as_f32(x, 24),
                              load_u8_as_f32(x, 28));
    }
}

KERNEL jax_convert_u8_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_f64_wide(z, 0, load_u8_as_f64(x, 0),
                             load_u8_as_f64(x, 2),
                             load_u8_as_f64(x, 4),
                             load_u8_as_f64(x, 6));
        store_f64_wide(z, 8, load_u8_as_f64(x, 8),
                             load_u8_as_f64(x, 10),
                             load_u8_as_f64(x, 12),
                             load_u8_as_f64(x, 14));
        store_f64_wide(z, 16, load_u8_as_f64(x, 16),
                              load_u8_as_f64(x, 18),
                              load_u8_as_f64(x, 20),
                              load_u8_as_f64(x, 22));
        store_f64_wide(z, 24, load_u8_as_f64(x, 24),
                              load_u8_as_f64(x, 26),
                              load_u8_as_f64(x, 28),
                              load_u8_as_f64(x, 30));
    }
}

KERNEL jax_convert_u8_c64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_c64_wide(z, 0, load_u8_as_c64(x, 0),
                             load_u8_as_c64(x, 4));
        store_c64_wide(z, 8, load_u8_as_c64(x, 8),
                             load_u8_as_c64(x, 12));
        store_c64_wide(z, 16, load_u8_as_c64(x, 16),
                              load_u8_as_c64(x, 20));
        store_c64_wide(z, 24, load_u8_as_c64(x, 24),
                              load_u8_as_c64(x, 28));
    }
}

KERNEL jax_convert_u8_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c128_wide(z, i, load_u8_as_c128(x, i),
                                  load_u8_as_c128(x, i + 2),
                                  load_u8_as_c128(x, i + 4),
                                  load_u8_as_c128(x, i + 6));
            store_c128_wide(z, i + 8, load_u8_as_c128(x, i + 8),
                                      load_u8_as_c128(x, i + 10),
                                      load_u8_as_c128(x, i + 12),
                                      load_u8_as_c128(x, i + 14));
        }
    }
}

KERNEL jax_convert_u16_b_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8_wide(z, 0, load_u16_as_b(x, 0),
                            load_u16_as_b(x, 16));
    }
}

KERNEL jax_convert_u16_u8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    if (a_step == 64) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_u8_wide(z, i, load_u16_as_u8(x, i),
                                load_u16_as_u8(x, i + 16));
            store_u8_wide(z, i + 32, load_u16_as_u8(x, i + 32),
                                     load_u16_as_u8(x, i + 48));
            store_u8_wide(z, i + 64, load_u16_as_u8(x, i + 64),
                                     load_u16_as_u8(x, i + 80));
            store_u8_wide(z, i + 96, load_u16_as_u8(x, i + 96),
                                     load_u16_as_u8(x, i + 112));
        }
        blocks %= 4, x += 2 * whole, z += whole;
    }
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8_wide(z, 0, load_u16_as_u8(x, 0),
                            load_u16_as_u8(x, 16));
    }
}

KERNEL jax_convert_u16_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    if (a_step == 64) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_u16_wide(z, i, load_u16(x, i),
                                 load_u16(x, i + 8),
                                 load_u16(x, i + 16),
                                 load_u16(x, i + 24));
            store_u16_wide(z, i + 32, load_u16(x, i + 32),
                                      load_u16(x, i + 40),
                                      load_u16(x, i + 48),
                                      load_u16(x, i + 56));
            store_u16_wide(z, i + 64, load_u16(x, i + 64),
                                      load_u16(x, i + 72),
                                      load_u16(x, i + 80),
                                      load_u16(x, i + 88));
            store_u16_wide(z, i + 96, load_u16(x, i + 96),
                                      load_u16(x, i + 104),
                                      load_u16(x, i + 112),
                                      load_u16(x, i + 120));
        }
        blocks %= 4, x += 2 * whole, z += 2 * whole;
    }
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16_wide(z, 0, load_u16(x, 0),
                             load_u16(x, 8),
                             load_u16(x, 16),
                             load_u16(x, 24));
    }
}

KERNEL jax_convert_u16_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32_wide(z, 0, load_u16_as_u32(x, 0),
                             load_u16_as_u32(x, 4),
                             load_u16_as_u32(x, 8),
                             load_u16_as_u32(x, 12));
        store_u32_wide(z, 16, load_u16_as_u32(x, 16),
                              load_u16_as_u32(x, 20),
                              load_u16_as_u32(x, 24),
                              load_u16_as_u32(x, 28));
    }
}

KERNEL jax_convert_u16_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_u64_wide(z, 0, load_u16_as_u64(x, 0),
                             load_u16_as_u64(x, 2),
                             load_u16_as_u64(x, 4),
                             load_u16_as_u64(x, 6));
        store_u64_wide(z, 8, load_u16_as_u64(x, 8),
                             load_u16_as_u64(x, 10),
                             load_u16_as_u64(x, 12),
                             load_u16_as_u64(x, 14));
        store_u64_wide(z, 16, load_u16_as_u64(x, 16),
                              load_u16_as_u64(x, 18),
                              load_u16_as_u64(x, 20),
                              load_u16_as_u64(x, 22));
        store_u64_wide(z, 24, load_u16_as_u64(x, 24),
                              load_u16_as_u64(x, 26),
                              load_u16_as_u64(x, 28),
                              load_u16_as_u64(x, 30));
    }
}

KERNEL jax_convert_u16_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_f32_as_bf16_wide(z, 0, load_u16_as_f32(x, 0),
                                     load_u16_as_f32(x, 4),
                                     load_u16_as_f32(x, 8),
                                     load_u16_as_f32(x, 12));
        store_f32_as_bf16_wide(z, 16, load_u16_as_f32(x, 16),
                                      load_u16_as_f32(x, 20),
                                      load_u16_as_f32(x, 24),
                                      load_u16_as_f32(x, 28));
    }
}

KERNEL jax_convert_u16_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_f32_as_f16_wide(z, 0, load_u16_as_f32(x, 0),
                                    load_u16_as_f32(x, 4),
                                    load_u16_as_f32(x, 8),
                                    load_u16_as_f32(x, 12));
        store_f32_as_f16_wide(z, 16, load_u16_as_f32(x, 16),
                                     load_u16_as_f32(x, 20),
                                     load_u16_as_f32(x, 24),
                                     load_u16_as_f32(x, 28));
    }
}

KERNEL jax_convert_u16_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32_wide(z, 0, load_u16_as_f32(x, 0),
                             load_u16_as_f32(x, 4),
                             load_u16_as_f32(x, 8),
                             load_u16_as_f32(x, 12));
        store_f32_wide(z, 16, load_u16_as_f32(x, 16),
                              load_u16_as_f32(x, 20),
                              load_u16_as_f32(x, 24),
                              load_u16_as_f32(x, 28));
    }
}

KERNEL jax_convert_u16_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_f64_wide(z, 0, load_u16_as_f64(x, 0),
                             load_u16_as_f64(x, 2),
                             load_u16_as_f64(x, 4),
                             load_u16_as_f64(x, 6));
        store_f64_wide(z, 8, load_u16_as_f64(x, 8),
                             load_u16_as_f64(x, 10),
                             load_u16_as_f64(x, 12),
                             load_u16_as_f64(x, 14));
        store_f64_wide(z, 16, load_u16_as_f64(x, 16),
                              load_u16_as_f64(x, 18),
                              load_u16_as_f64(x, 20),
                              load_u16_as_f64(x, 22));
        store_f64_wide(z, 24, load_u16_as_f64(x, 24),
                              load_u16_as_f64(x, 26),
                              load_u16_as_f64(x, 28),
                              load_u16_as_f64(x, 30));
    }
}

KERNEL jax_convert_u16_c64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_c64_wide(z, 0, load_u16_as_c64(x, 0),
                             load_u16_as_c64(x, 4));
        store_c64_wide(z, 8, load_u16_as_c64(x, 8),
                             load_u16_as_c64(x, 12));
        store_c64_wide(z, 16, load_u16_as_c64(x, 16),
                              load_u16_as_c64(x, 20));
        store_c64_wide(z, 24, load_u16_as_c64(x, 24),
                              load_u16_as_c64(x, 28));
    }
}

KERNEL jax_convert_u16_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c128_wide(z, i, load_u16_as_c128(x, i),
                                  load_u16_as_c128(x, i + 2),
                                  load_u16_as_c128(x, i + 4),
                                  load_u16_as_c128(x, i + 6));
            store_c128_wide(z, i + 8, load_u16_as_c128(x, i + 8),
                                      load_u16_as_c128(x, i + 10),
                                      load_u16_as_c128(x, i + 12),
                                      load_u16_as_c128(x, i + 14));
        }
    }
}

KERNEL jax_convert_u32_b_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8_wide(z, 0, load_u32_as_b(x, 0),
                            load_u32_as_b(x, 16));
    }
}

KERNEL jax_convert_u32_u8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8_wide(z, 0, load_u32_as_u8(x, 0),
                            load_u32_as_u8(x, 16));
    }
}

KERNEL jax_convert_u32_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16_wide(z, 0, load_u32_as_u16(x, 0),
                             load_u32_as_u16(x, 8),
                             load_u32_as_u16(x, 16),
                             load_u32_as_u16(x, 24));
    }
}

KERNEL jax_convert_u32_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32_wide(z, 0, load_u32(x, 0),
                             load_u32(x, 4),
                             load_u32(x, 8),
                             load_u32(x, 12));
        store_u32_wide(z, 16, load_u32(x, 16),
                              load_u32(x, 20),
                              load_u32(x, 24),
                              load_u32(x, 28));
    }
}

KERNEL jax_convert_u32_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_u64_wide(z, 0, load_u32_as_u64(x, 0),
                             load_u32_as_u64(x, 2),
                             load_u32_as_u64(x, 4),
                             load_u32_as_u64(x, 6));
        store_u64_wide(z, 8, load_u32_as_u64(x, 8),
                             load_u32_as_u64(x, 10),
                             load_u32_as_u64(x, 12),
                             load_u32_as_u64(x, 14));
        store_u64_wide(z, 16, load_u32_as_u64(x, 16),
                              load_u32_as_u64(x, 18),
                              load_u32_as_u64(x, 20),
                              load_u32_as_u64(x, 22));
        store_u64_wide(z, 24, load_u32_as_u64(x, 24),
                              load_u32_as_u64(x, 26),
                              load_u32_as_u64(x, 28),
                              load_u32_as_u64(x, 30));
    }
}

KERNEL jax_convert_u32_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_f32_as_bf16_wide(z, 0, load_u32_as_f32(x, 0),
                                     load_u32_as_f32(x, 4),
                                     load_u32_as_f32(x, 8),
                                     load_u32_as_f32(x, 12));
        store_f32_as_bf16_wide(z, 16, load_u32_as_f32(x, 16),
                                      load_u32_as_f32(x, 20),
                                      load_u32_as_f32(x, 24),
                                      load_u32_as_f32(x, 28));
    }
}

KERNEL jax_convert_u32_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_f32_as_f16_wide(z, 0, load_u32_as_f32(x, 0),
                                    load_u32_as_f32(x, 4),
                                    load_u32_as_f32(x, 8),
                                    load_u32_as_f32(x, 12));
        store_f32_as_f16_wide(z, 16, load_u32_as_f32(x, 16),
                                     load_u32_as_f32(x, 20),
                                     load_u32_as_f32(x, 24),
                                     load_u32_as_f32(x, 28));
    }
}

KERNEL jax_convert_u32_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32_wide(z, 0, load_u32_as_f32(x, 0),
                             load_u32_as_f32(x, 4),
                             load_u32_as_f32(x, 8),
                             load_u32_as_f32(x, 12));
        store_f32_wide(z, 16, load_u32_as_f32(x, 16),
                              load_u32_as_f32(x, 20),
                              load_u32_as_f32(x, 24),
                              load_u32_as_f32(x, 28));
    }
}

KERNEL jax_convert_u32_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_f64_wide(z, 0, load_u32_as_f64(x, 0),
                             load_u32_as_f64(x, 2),
                             load_u32_as_f64(x, 4),
                             load_u32_as_f64(x, 6));
        store_f64_wide(z, 8, load_u32_as_f64(x, 8),
                             load_u32_as_f64(x, 10),
                             load_u32_as_f64(x, 12),
                             load_u32_as_f64(x, 14));
        store_f64_wide(z, 16, load_u32_as_f64(x, 16),
                              load_u32_as_f64(x, 18),
                              load_u32_as_f64(x, 20),
                              load_u32_as_f64(x, 22));
        store_f64_wide(z, 24, load_u32_as_f64(x, 24),
                              load_u32_as_f64(x, 26),
                              load_u32_as_f64(x, 28),
                              load_u32_as_f64(x, 30));
    }
}

KERNEL jax_convert_u32_c64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_c64_wide(z, 0, load_u32_as_c64(x, 0),
                             load_u32_as_c64(x, 4));
        store_c64_wide(z, 8, load_u32_as_c64(x, 8),
                             load_u32_as_c64(x, 12));
        store_c64_wide(z, 16, load_u32_as_c64(x, 16),
                              load_u32_as_c64(x, 20));
        store_c64_wide(z, 24, load_u32_as_c64(x, 24),
                              load_u32_as_c64(x, 28));
    }
}

KERNEL jax_convert_u32_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c128_wide(z, i, load_u32_as_c128(x, i),
                                  load_u32_as_c128(x, i + 2),
                                  load_u32_as_c128(x, i + 4),
                                  load_u32_as_c128(x, i + 6));
            store_c128_wide(z, i + 8, load_u32_as_c128(x, i + 8),
                                      load_u32_as_c128(x, i + 10),
                                      load_u32_as_c128(x, i + 12),
                                      load_u32_as_c128(x, i + 14));
        }
    }
}

KERNEL jax_convert_u64_b_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8_wide(z, 0, load_u64_as_b(x, 0),
                            load_u64_as_b(x, 16));
    }
}

KERNEL jax_convert_u64_u8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8_wide(z, 0, load_u64_as_u8(x, 0),
                            load_u64_as_u8(x, 16));
    }
}

KERNEL jax_convert_u64_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16_wide(z, 0, load_u64_as_u16(x, 0),
                             load_u64_as_u16(x, 8),
                             load_u64_as_u16(x, 16),
                             load_u64_as_u16(x, 24));
    }
}

KERNEL jax_convert_u64_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32_wide(z, 0, load_u64_as_u32(x, 0),
                             load_u64_as_u32(x, 4),
                             load_u64_as_u32(x, 8),
                             load_u64_as_u32(x, 12));
        store_u32_wide(z, 16, load_u64_as_u32(x, 16),
                              load_u64_as_u32(x, 20),
                              load_u64_as_u32(x, 24),
                              load_u64_as_u32(x, 28));
    }
}

KERNEL jax_convert_u64_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_u64_wide(z, 0, load_u64(x, 0),
                             load_u64(x, 2),
                             load_u64(x, 4),
                             load_u64(x, 6));
        store_u64_wide(z, 8, load_u64(x, 8),
                             load_u64(x, 10),
                             load_u64(x, 12),
                             load_u64(x, 14));
        store_u64_wide(z, 16, load_u64(x, 16),
                              load_u64(x, 18),
                              load_u64(x, 20),
                              load_u64(x, 22));
        store_u64_wide(z, 24, load_u64(x, 24),
                              load_u64(x, 26),
                              load_u64(x, 28),
                              load_u64(x, 30));
    }
}

KERNEL jax_convert_u64_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_bf16_wide(z, i, load_u64_as_f32(x, i),
                                         load_u64_as_f32(x, i + 4),
                                         load_u64_as_f32(x, i + 8),
                                         load_u64_as_f32(x, i + 12));
    }
}

KERNEL jax_convert_u64_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_f16_wide(z, i, load_u64_as_f32(x, i),
                                        load_u64_as_f32(x, i + 4),
                                        load_u64_as_f32(x, i + 8),
                                        load_u64_as_f32(x, i + 12));
    }
}

KERNEL jax_convert_u64_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_wide(z, i, load_u64_as_f32(x, i),
                                 load_u64_as_f32(x, i + 4),
                                 load_u64_as_f32(x, i + 8),
                                 load_u64_as_f32(x, i + 12));
    }
}

KERNEL jax_convert_u64_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_f64_wide(z, 0, load_u64_as_f64(x, 0),
                             load_u64_as_f64(x, 2),
                             load_u64_as_f64(x, 4),
                             load_u64_as_f64(x, 6));
        store_f64_wide(z, 8, load_u64_as_f64(x, 8),
                             load_u64_as_f64(x, 10),
                             load_u64_as_f64(x, 12),
                             load_u64_as_f64(x, 14));
        store_f64_wide(z, 16, load_u64_as_f64(x, 16),
                              load_u64_as_f64(x, 18),
                              load_u64_as_f64(x, 20),
                              load_u64_as_f64(x, 22));
        store_f64_wide(z, 24, load_u64_as_f64(x, 24),
                              load_u64_as_f64(x, 26),
                              load_u64_as_f64(x, 28),
                              load_u64_as_f64(x, 30));
    }
}

KERNEL jax_convert_u64_c64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c64_wide(z, i, load_u64_as_c64(x, i),
                                 load_u64_as_c64(x, i + 4));
            store_c64_wide(z, i + 8, load_u64_as_c64(x, i + 8),
                                     load_u64_as_c64(x, i + 12));
        }
    }
}

KERNEL jax_convert_u64_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        store_c128_wide(z, 0, load_u64_as_c128(x, 0),
                              load_u64_as_c128(x, 2),
                              load_u64_as_c128(x, 4),
                              load_u64_as_c128(x, 6));
        store_c128_wide(z, 8, load_u64_as_c128(x, 8),
                              load_u64_as_c128(x, 10),
                              load_u64_as_c128(x, 12),
                              load_u64_as_c128(x, 14));
        store_c128_wide(z, 16, load_u64_as_c128(x, 16),
                               load_u64_as_c128(x, 18),
                               load_u64_as_c128(x, 20),
                               load_u64_as_c128(x, 22));
        store_c128_wide(z, 24, load_u64_as_c128(x, 24),
                               load_u64_as_c128(x, 26),
                               load_u64_as_c128(x, 28),
                               load_u64_as_c128(x, 30));
    }
}

KERNEL jax_convert_i8_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16_wide(z, 0, load_i8_as_i16(x, 0),
                             load_i8_as_i16(x, 8),
                             load_i8_as_i16(x, 16),
                             load_i8_as_i16(x, 24));
    }
}

KERNEL jax_convert_i8_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32_wide(z, 0, load_i8_as_i32(x, 0),
                             load_i8_as_i32(x, 4),
                             load_i8_as_i32(x, 8),
                             load_i8_as_i32(x, 12));
        store_u32_wide(z, 16, load_i8_as_i32(x, 16),
                              load_i8_as_i32(x, 20),
                              load_i8_as_i32(x, 24),
                              load_i8_as_i32(x, 28));
    }
}

KERNEL jax_convert_i8_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64_wide(z, i, load_i8_as_i64(x, i),
                                 load_i8_as_i64(x, i + 2),
                                 load_i8_as_i64(x, i + 4),
                                 load_i8_as_i64(x, i + 6));
            store_u64_wide(z, i + 8, load_i8_as_i64(x, i + 8),
                                     load_i8_as_i64(x, i + 10),
                                     load_i8_as_i64(x, i + 12),
                                     load_i8_as_i64(x, i + 14));
        }
    }
}

KERNEL jax_convert_i8_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_f32_as_bf16_wide(z, 0, load_i8_as_f32(x, 0),
                                     load_i8_as_f32(x, 4),
                                     load_i8_as_f32(x, 8),
                                     load_i8_as_f32(x, 12));
        store_f32_as_bf16_wide(z, 16, load_i8_as_f32(x, 16),
                                      load_i8_as_f32(x, 20),
                                      load_i8_as_f32(x, 24),
                                      load_i8_as_f32(x, 28));
    }
}

KERNEL jax_convert_i8_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_f32_as_f16_wide(z, 0, load_i8_as_f32(x, 0),
                                    load_i8_as_f32(x, 4),
                                    load_i8_as_f32(x, 8),
                                    load_i8_as_f32(x, 12));
        store_f32_as_f16_wide(z, 16, load_i8_as_f32(x, 16),
                                     load_i8_as_f32(x, 20),
                                     load_i8_as_f32(x, 24),
                                     load_i8_as_f32(x, 28));
    }
}

KERNEL jax_convert_i8_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32_wide(z, 0, load_i8_as_f32(x, 0),
                             load_i8_as_f32(x, 4),
                             load_i8_as_f32(x, 8),
                             load_i8_as_f32(x, 12));
        store_f32_wide(z, 16, load_i8_as_f32(x, 16),
                              load_i8_as_f32(x, 20),
                              load_i8_as_f32(x, 24),
                              load_i8_as_f32(x, 28));
    }
}

KERNEL jax_convert_i8_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_f64_wide(z, 0, load_i8_as_f64(x, 0),
                             load_i8_as_f64(x, 2),
                             load_i8_as_f64(x, 4),
                             load_i8_as_f64(x, 6));
        store_f64_wide(z, 8, load_i8_as_f64(x, 8),
                             load_i8_as_f64(x, 10),
                             load_i8_as_f64(x, 12),
                             load_i8_as_f64(x, 14));
        store_f64_wide(z, 16, load_i8_as_f64(x, 16),
                              load_i8_as_f64(x, 18),
                              load_i8_as_f64(x, 20),
                              load_i8_as_f64(x, 22));
        store_f64_wide(z, 24, load_i8_as_f64(x, 24),
                              load_i8_as_f64(x, 26),
                              load_i8_as_f64(x, 28),
                              load_i8_as_f64(x, 30));
    }
}

KERNEL jax_convert_i8_c64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_c64_wide(z, 0, load_i8_as_c64(x, 0),
                             load_i8_as_c64(x, 4));
        store_c64_wide(z, 8, load_i8_as_c64(x, 8),
                             load_i8_as_c64(x, 12));
        store_c64_wide(z, 16, load_i8_as_c64(x, 16),
                              load_i8_as_c64(x, 20));
        store_c64_wide(z, 24, load_i8_as_c64(x, 24),
                              load_i8_as_c64(x, 28));
    }
}

KERNEL jax_convert_i8_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c128_wide(z, i, load_i8_as_c128(x, i),
                                  load_i8_as_c128(x, i + 2),
                                  load_i8_as_c128(x, i + 4),
                                  load_i8_as_c128(x, i + 6));
            store_c128_wide(z, i + 8, load_i8_as_c128(x, i + 8),
                                      load_i8_as_c128(x, i + 10),
                                      load_i8_as_c128(x, i + 12),
                                      load_i8_as_c128(x, i + 14));
        }
    }
}

KERNEL jax_convert_i16_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32_wide(z, 0, load_i16_as_i32(x, 0),
                             load_i16_as_i32(x, 4),
                             load_i16_as_i32(x, 8),
                             load_i16_as_i32(x, 12));
        store_u32_wide(z, 16, load_i16_as_i32(x, 16),
                              load_i16_as_i32(x, 20),
                              load_i16_as_i32(x, 24),
                              load_i16_as_i32(x, 28));
    }
}

KERNEL jax_convert_i16_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_u64_wide(z, 0, load_i16_as_i64(x, 0),
                             load_i16_as_i64(x, 2),
                             load_i16_as_i64(x, 4),
                             load_i16_as_i64(x, 6));
        store_u64_wide(z, 8, load_i16_as_i64(x, 8),
                             load_i16_as_i64(x, 10),
                             load_i16_as_i64(x, 12),
                             load_i16_as_i64(x, 14));
        store_u64_wide(z, 16, load_i16_as_i64(x, 16),
                              load_i16_as_i64(x, 18),
                              load_i16_as_i64(x, 20),
                              load_i16_as_i64(x, 22));
        store_u64_wide(z, 24, load_i16_as_i64(x, 24),
                              load_i16_as_i64(x, 26),
                              load_i16_as_i64(x, 28),
                              load_i16_as_i64(x, 30));
    }
}

KERNEL jax_convert_i16_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_f32_as_bf16_wide(z, 0, load_i16_as_f32(x, 0),
                                     load_i16_as_f32(x, 4),
                                     load_i16_as_f32(x, 8),
                                     load_i16_as_f32(x, 12));
        store_f32_as_bf16_wide(z, 16, load_i16_as_f32(x, 16),
                                      load_i16_as_f32(x, 20),
                                      load_i16_as_f32(x, 24),
                                      load_i16_as_f32(x, 28));
    }
}

KERNEL jax_convert_i16_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_f32_as_f16_wide(z, 0, load_i16_as_f32(x, 0),
                                    load_i16_as_f32(x, 4),
                                    load_i16_as_f32(x, 8),
                                    load_i16_as_f32(x, 12));
        store_f32_as_f16_wide(z, 16, load_i16_as_f32(x, 16),
                                     load_i16_as_f32(x, 20),
                                     load_i16_as_f32(x, 24),
                                     load_i16_as_f32(x, 28));
    }
}

KERNEL jax_convert_i16_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32_wide(z, 0, load_i16_as_f32(x, 0),
                             load_i16_as_f32(x, 4),
                             load_i16_as_f32(x, 8),
                             load_i16_as_f32(x, 12));
        store_f32_wide(z, 16, load_i16_as_f32(x, 16),
                              load_i16_as_f32(x, 20),
                              load_i16_as_f32(x, 24),
                              load_i16_as_f32(x, 28));
    }
}

KERNEL jax_convert_i16_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_f64_wide(z, 0, load_i16_as_f64(x, 0),
                             load_i16_as_f64(x, 2),
                             load_i16_as_f64(x, 4),
                             load_i16_as_f64(x, 6));
        store_f64_wide(z, 8, load_i16_as_f64(x, 8),
                             load_i16_as_f64(x, 10),
                             load_i16_as_f64(x, 12),
                             load_i16_as_f64(x, 14));
        store_f64_wide(z, 16, load_i16_as_f64(x, 16),
                              load_i16_as_f64(x, 18),
                              load_i16_as_f64(x, 20),
                              load_i16_as_f64(x, 22));
        store_f64_wide(z, 24, load_i16_as_f64(x, 24),
                              load_i16_as_f64(x, 26),
                              load_i16_as_f64(x, 28),
                              load_i16_as_f64(x, 30));
    }
}

KERNEL jax_convert_i16_c64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_c64_wide(z, 0, load_i16_as_c64(x, 0),
                             load_i16_as_c64(x, 4));
        store_c64_wide(z, 8, load_i16_as_c64(x, 8),
                             load_i16_as_c64(x, 12));
        store_c64_wide(z, 16, load_i16_as_c64(x, 16),
                              load_i16_as_c64(x, 20));
        store_c64_wide(z, 24, load_i16_as_c64(x, 24),
                              load_i16_as_c64(x, 28));
    }
}

KERNEL jax_convert_i16_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c128_wide(z, i, load_i16_as_c128(x, i),
                                  load_i16_as_c128(x, i + 2),
                                  load_i16_as_c128(x, i + 4),
                                  load_i16_as_c128(x, i + 6));
            store_c128_wide(z, i + 8, load_i16_as_c128(x, i + 8),
                                      load_i16_as_c128(x, i + 10),
                                      load_i16_as_c128(x, i + 12),
                                      load_i16_as_c128(x, i + 14));
        }
    }
}

KERNEL jax_convert_i32_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_u64_wide(z, 0, load_i32_as_i64(x, 0),
                             load_i32_as_i64(x, 2),
                             load_i32_as_i64(x, 4),
                             load_i32_as_i64(x, 6));
        store_u64_wide(z, 8, load_i32_as_i64(x, 8),
                             load_i32_as_i64(x, 10),
                             load_i32_as_i64(x, 12),
                             load_i32_as_i64(x, 14));
        store_u64_wide(z, 16, load_i32_as_i64(x, 16),
                              load_i32_as_i64(x, 18),
                              load_i32_as_i64(x, 20),
                              load_i32_as_i64(x, 22));
        store_u64_wide(z, 24, load_i32_as_i64(x, 24),
                              load_i32_as_i64(x, 26),
                              load_i32_as_i64(x, 28),
                              load_i32_as_i64(x, 30));
    }
}

KERNEL jax_convert_i32_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_f32_as_bf16_wide(z, 0, load_i32_as_f32(x, 0),
                                     load_i32_as_f32(x, 4),
                                     load_i32_as_f32(x, 8),
                                     load_i32_as_f32(x, 12));
        store_f32_as_bf16_wide(z, 16, load_i32_as_f32(x, 16),
                                      load_i32_as_f32(x, 20),
                                      load_i32_as_f32(x, 24),
                                      load_i32_as_f32(x, 28));
    }
}

KERNEL jax_convert_i32_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_f32_as_f16_wide(z, 0, load_i32_as_f32(x, 0),
                                    load_i32_as_f32(x, 4),
                                    load_i32_as_f32(x, 8),
                                    load_i32_as_f32(x, 12));
        store_f32_as_f16_wide(z, 16, load_i32_as_f32(x, 16),
                                     load_i32_as_f32(x, 20),
                                     load_i32_as_f32(x, 24),
                                     load_i32_as_f32(x, 28));
    }
}

KERNEL jax_convert_i32_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32_wide(z, 0, load_i32_as_f32(x, 0),
                             load_i32_as_f32(x, 4),
                             load_i32_as_f32(x, 8),
                             load_i32_as_f32(x, 12));
        store_f32_wide(z, 16, load_i32_as_f32(x, 16),
                              load_i32_as_f32(x, 20),
                              load_i32_as_f32(x, 24),
                              load_i32_as_f32(x, 28));
    }
}

KERNEL jax_convert_i32_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_f64_wide(z, 0, load_i32_as_f64(x, 0),
                             load_i32_as_f64(x, 2),
                             load_i32_as_f64(x, 4),
                             load_i32_as_f64(x, 6));
        store_f64_wide(z, 8, load_i32_as_f64(x, 8),
                             load_i32_as_f64(x, 10),
                             load_i32_as_f64(x, 12),
                             load_i32_as_f64(x, 14));
        store_f64_wide(z, 16, load_i32_as_f64(x, 16),
                              load_i32_as_f64(x, 18),
                              load_i32_as_f64(x, 20),
                              load_i32_as_f64(x, 22));
        store_f64_wide(z, 24, load_i32_as_f64(x, 24),
                              load_i32_as_f64(x, 26),
                              load_i32_as_f64(x, 28),
                              load_i32_as_f64(x, 30));
    }
}

KERNEL jax_convert_i32_c64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_c64_wide(z, 0, load_i32_as_c64(x, 0),
                             load_i32_as_c64(x, 4));
        store_c64_wide(z, 8, load_i32_as_c64(x, 8),
                             load_i32_as_c64(x, 12));
        store_c64_wide(z, 16, load_i32_as_c64(x, 16),
                              load_i32_as_c64(x, 20));
        store_c64_wide(z, 24, load_i32_as_c64(x, 24),
                              load_i32_as_c64(x, 28));
    }
}

KERNEL jax_convert_i32_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c128_wide(z, i, load_i32_as_c128(x, i),
                                  load_i32_as_c128(x, i + 2),
                                  load_i32_as_c128(x, i + 4),
                                  load_i32_as_c128(x, i + 6));
            store_c128_wide(z, i + 8, load_i32_as_c128(x, i + 8),
                                      load_i32_as_c128(x, i + 10),
                                      load_i32_as_c128(x, i + 12),
                                      load_i32_as_c128(x, i + 14));
        }
    }
}

KERNEL jax_convert_i64_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_bf16_wide(z, i, load_i64_as_f32(x, i),
                                         load_i64_as_f32(x, i + 4),
                                         load_i64_as_f32(x, i + 8),
                                         load_i64_as_f32(x, i + 12));
    }
}

KERNEL jax_convert_i64_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_f16_wide(z, i, load_i64_as_f32(x, i),
                                        load_i64_as_f32(x, i + 4),
                                        load_i64_as_f32(x, i + 8),
                                        load_i64_as_f32(x, i + 12));
    }
}

KERNEL jax_convert_i64_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_wide(z, i, load_i64_as_f32(x, i),
                                 load_i64_as_f32(x, i + 4),
                                 load_i64_as_f32(x, i + 8),
                                 load_i64_as_f32(x, i + 12));
    }
}

KERNEL jax_convert_i64_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_f64_wide(z, 0, load_i64_as_f64(x, 0),
                             load_i64_as_f64(x, 2),
                             load_i64_as_f64(x, 4),
                             load_i64_as_f64(x, 6));
        store_f64_wide(z, 8, load_i64_as_f64(x, 8),
                             load_i64_as_f64(x, 10),
                             load_i64_as_f64(x, 12),
                             load_i64_as_f64(x, 14));
        store_f64_wide(z, 16, load_i64_as_f64(x, 16),
                              load_i64_as_f64(x, 18),
                              load_i64_as_f64(x, 20),
                              load_i64_as_f64(x, 22));
        store_f64_wide(z, 24, load_i64_as_f64(x, 24),
                              load_i64_as_f64(x, 26),
                              load_i64_as_f64(x, 28),
                              load_i64_as_f64(x, 30));
    }
}

KERNEL jax_convert_i64_c64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c64_wide(z, i, load_i64_as_c64(x, i),
                                 load_i64_as_c64(x, i + 4));
            store_c64_wide(z, i + 8, load_i64_as_c64(x, i + 8),
                                     load_i64_as_c64(x, i + 12));
        }
    }
}

KERNEL jax_convert_i64_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        store_c128_wide(z, 0, load_i64_as_c128(x, 0),
                              load_i64_as_c128(x, 2),
                              load_i64_as_c128(x, 4),
                              load_i64_as_c128(x, 6));
        store_c128_wide(z, 8, load_i64_as_c128(x, 8),
                              load_i64_as_c128(x, 10),
                              load_i64_as_c128(x, 12),
                              load_i64_as_c128(x, 14));
        store_c128_wide(z, 16, load_i64_as_c128(x, 16),
                               load_i64_as_c128(x, 18),
                               load_i64_as_c128(x, 20),
                               load_i64_as_c128(x, 22));
        store_c128_wide(z, 24, load_i64_as_c128(x, 24),
                               load_i64_as_c128(x, 26),
                               load_i64_as_c128(x, 28),
                               load_i64_as_c128(x, 30));
    }
}

KERNEL jax_convert_bf16_b_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8_wide(z, 0, load_bf16_as_b(x, 0),
                            load_bf16_as_b(x, 16));
    }
}

KERNEL jax_convert_bf16_u8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8_wide(z, 0, load_bf16_as_u8(x, 0),
                            load_bf16_as_u8(x, 16));
    }
}

KERNEL jax_convert_bf16_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16_wide(z, 0, load_bf16_as_u16(x, 0),
                             load_bf16_as_u16(x, 8),
                             load_bf16_as_u16(x, 16),
                             load_bf16_as_u16(x, 24));
    }
}

KERNEL jax_convert_bf16_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32_wide(z, 0, load_bf16_as_u32(x, 0),
                             load_bf16_as_u32(x, 4),
                             load_bf16_as_u32(x, 8),
                             load_bf16_as_u32(x, 12));
        store_u32_wide(z, 16, load_bf16_as_u32(x, 16),
                              load_bf16_as_u32(x, 20),
                              load_bf16_as_u32(x, 24),
                              load_bf16_as_u32(x, 28));
    }
}

KERNEL jax_convert_bf16_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64_wide(z, i, load_bf16_as_u64(x, i),
                                 load_bf16_as_u64(x, i + 2),
                                 load_bf16_as_u64(x, i + 4),
                                 load_bf16_as_u64(x, i + 6));
            store_u64_wide(z, i + 8, load_bf16_as_u64(x, i + 8),
                                     load_bf16_as_u64(x, i + 10),
                                     load_bf16_as_u64(x, i + 12),
                                     load_bf16_as_u64(x, i + 14));
        }
    }
}

KERNEL jax_convert_bf16_i8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8_wide(z, 0, load_bf16_as_i8(x, 0),
                            load_bf16_as_i8(x, 16));
    }
}

KERNEL jax_convert_bf16_i16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16_wide(z, 0, load_bf16_as_i16(x, 0),
                             load_bf16_as_i16(x, 8),
                             load_bf16_as_i16(x, 16),
                             load_bf16_as_i16(x, 24));
    }
}

KERNEL jax_convert_bf16_i32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32_wide(z, 0, load_bf16_as_i32(x, 0),
                             load_bf16_as_i32(x, 4),
                             load_bf16_as_i32(x, 8),
                             load_bf16_as_i32(x, 12));
        store_u32_wide(z, 16, load_bf16_as_i32(x, 16),
                              load_bf16_as_i32(x, 20),
                              load_bf16_as_i32(x, 24),
                              load_bf16_as_i32(x, 28));
    }
}

KERNEL jax_convert_bf16_i64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64_wide(z, i, load_bf16_as_i64(x, i),
                                 load_bf16_as_i64(x, i + 2),
                                 load_bf16_as_i64(x, i + 4),
                                 load_bf16_as_i64(x, i + 6));
            store_u64_wide(z, i + 8, load_bf16_as_i64(x, i + 8),
                                     load_bf16_as_i64(x, i + 10),
                                     load_bf16_as_i64(x, i + 12),
                                     load_bf16_as_i64(x, i + 14));
        }
    }
}

KERNEL jax_convert_bf16_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_f32_as_f16_wide(z, 0, load_bf16_as_f32(x, 0),
                                    load_bf16_as_f32(x, 4),
                                    load_bf16_as_f32(x, 8),
                                    load_bf16_as_f32(x, 12));
        store_f32_as_f16_wide(z, 16, load_bf16_as_f32(x, 16),
                                     load_bf16_as_f32(x, 20),
                                     load_bf16_as_f32(x, 24),
                                     load_bf16_as_f32(x, 28));
    }
}

KERNEL jax_convert_bf16_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32_wide(z, 0, load_bf16_as_f32(x, 0),
                             load_bf16_as_f32(x, 4),
                             load_bf16_as_f32(x, 8),
                             load_bf16_as_f32(x, 12));
        store_f32_wide(z, 16, load_bf16_as_f32(x, 16),
                              load_bf16_as_f32(x, 20),
                              load_bf16_as_f32(x, 24),
                              load_bf16_as_f32(x, 28));
    }
}

KERNEL jax_convert_bf16_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_f64_wide(z, 0, load_bf16_as_f64(x, 0),
                             load_bf16_as_f64(x, 2),
                             load_bf16_as_f64(x, 4),
                             load_bf16_as_f64(x, 6));
        store_f64_wide(z, 8, load_bf16_as_f64(x, 8),
                             load_bf16_as_f64(x, 10),
                             load_bf16_as_f64(x, 12),
                             load_bf16_as_f64(x, 14));
        store_f64_wide(z, 16, load_bf16_as_f64(x, 16),
                              load_bf16_as_f64(x, 18),
                              load_bf16_as_f64(x, 20),
                              load_bf16_as_f64(x, 22));
        store_f64_wide(z, 24, load_bf16_as_f64(x, 24),
                              load_bf16_as_f64(x, 26),
                              load_bf16_as_f64(x, 28),
                              load_bf16_as_f64(x, 30));
    }
}

KERNEL jax_convert_bf16_c64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_c64_wide(z, 0, load_bf16_as_c64(x, 0),
                             load_bf16_as_c64(x, 4));
        store_c64_wide(z, 8, load_bf16_as_c64(x, 8),
                             load_bf16_as_c64(x, 12));
        store_c64_wide(z, 16, load_bf16_as_c64(x, 16),
                              load_bf16_as_c64(x, 20));
        store_c64_wide(z, 24, load_bf16_as_c64(x, 24),
                              load_bf16_as_c64(x, 28));
    }
}

KERNEL jax_convert_bf16_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c128_wide(z, i, load_bf16_as_c128(x, i),
                                  load_bf16_as_c128(x, i + 2),
                                  load_bf16_as_c128(x, i + 4),
                                  load_bf16_as_c128(x, i + 6));
            store_c128_wide(z, i + 8, load_bf16_as_c128(x, i + 8),
                                      load_bf16_as_c128(x, i + 10),
                                      load_bf16_as_c128(x, i + 12),
                                      load_bf16_as_c128(x, i + 14));
        }
    }
}

KERNEL jax_convert_f16_b_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8_wide(z, 0, load_f16_as_b(x, 0),
                            load_f16_as_b(x, 16));
    }
}

KERNEL jax_convert_f16_u8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8_wide(z, 0, load_f16_as_u8(x, 0),
                            load_f16_as_u8(x, 16));
    }
}

KERNEL jax_convert_f16_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16_wide(z, 0, load_f16_as_u16(x, 0),
                             load_f16_as_u16(x, 8),
                             load_f16_as_u16(x, 16),
                             load_f16_as_u16(x, 24));
    }
}

KERNEL jax_convert_f16_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32_wide(z, 0, load_f16_as_u32(x, 0),
                             load_f16_as_u32(x, 4),
                             load_f16_as_u32(x, 8),
                             load_f16_as_u32(x, 12));
        store_u32_wide(z, 16, load_f16_as_u32(x, 16),
                              load_f16_as_u32(x, 20),
                              load_f16_as_u32(x, 24),
                              load_f16_as_u32(x, 28));
    }
}

KERNEL jax_convert_f16_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64_wide(z, i, load_f16_as_u64(x, i),
                                 load_f16_as_u64(x, i + 2),
                                 load_f16_as_u64(x, i + 4),
                                 load_f16_as_u64(x, i + 6));
            store_u64_wide(z, i + 8, load_f16_as_u64(x, i + 8),
                                     load_f16_as_u64(x, i + 10),
                                     load_f16_as_u64(x, i + 12),
                                     load_f16_as_u64(x, i + 14));
        }
    }
}

KERNEL jax_convert_f16_i8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8_wide(z, 0, load_f16_as_i8(x, 0),
                            load_f16_as_i8(x, 16));
    }
}

KERNEL jax_convert_f16_i16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16_wide(z, 0, load_f16_as_i16(x, 0),
                             load_f16_as_i16(x, 8),
                             load_f16_as_i16(x, 16),
                             load_f16_as_i16(x, 24));
    }
}

KERNEL jax_convert_f16_i32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32_wide(z, 0, load_f16_as_i32(x, 0),
                             load_f16_as_i32(x, 4),
                             load_f16_as_i32(x, 8),
                             load_f16_as_i32(x, 12));
        store_u32_wide(z, 16, load_f16_as_i32(x, 16),
                              load_f16_as_i32(x, 20),
                              load_f16_as_i32(x, 24),
                              load_f16_as_i32(x, 28));
    }
}

KERNEL jax_convert_f16_i64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64_wide(z, i, load_f16_as_i64(x, i),
                                 load_f16_as_i64(x, i + 2),
                                 load_f16_as_i64(x, i + 4),
                                 load_f16_as_i64(x, i + 6));
            store_u64_wide(z, i + 8, load_f16_as_i64(x, i + 8),
                                     load_f16_as_i64(x, i + 10),
                                     load_f16_as_i64(x, i + 12),
                                     load_f16_as_i64(x, i + 14));
        }
    }
}

KERNEL jax_convert_f16_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_f32_as_bf16_wide(z, 0, load_f16_as_f32(x, 0),
                                     load_f16_as_f32(x, 4),
                                     load_f16_as_f32(x, 8),
                                     load_f16_as_f32(x, 12));
        store_f32_as_bf16_wide(z, 16, load_f16_as_f32(x, 16),
                                      load_f16_as_f32(x, 20),
                                      load_f16_as_f32(x, 24),
                                      load_f16_as_f32(x, 28));
    }
}

KERNEL jax_convert_f16_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32_wide(z, 0, load_f16_as_f32(x, 0),
                             load_f16_as_f32(x, 4),
                             load_f16_as_f32(x, 8),
                             load_f16_as_f32(x, 12));
        store_f32_wide(z, 16, load_f16_as_f32(x, 16),
                              load_f16_as_f32(x, 20),
                              load_f16_as_f32(x, 24),
                              load_f16_as_f32(x, 28));
    }
}

KERNEL jax_convert_f16_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_f64_wide(z, 0, load_f16_as_f64(x, 0),
                             load_f16_as_f64(x, 2),
                             load_f16_as_f64(x, 4),
                             load_f16_as_f64(x, 6));
        store_f64_wide(z, 8, load_f16_as_f64(x, 8),
                             load_f16_as_f64(x, 10),
                             load_f16_as_f64(x, 12),
                             load_f16_as_f64(x, 14));
        store_f64_wide(z, 16, load_f16_as_f64(x, 16),
                              load_f16_as_f64(x, 18),
                              load_f16_as_f64(x, 20),
                              load_f16_as_f64(x, 22));
        store_f64_wide(z, 24, load_f16_as_f64(x, 24),
                              load_f16_as_f64(x, 26),
                              load_f16_as_f64(x, 28),
                              load_f16_as_f64(x, 30));
    }
}

KERNEL jax_convert_f16_c64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_c64_wide(z, 0, load_f16_as_c64(x, 0),
                             load_f16_as_c64(x, 4));
        store_c64_wide(z, 8, load_f16_as_c64(x, 8),
                             load_f16_as_c64(x, 12));
        store_c64_wide(z, 16, load_f16_as_c64(x, 16),
                              load_f16_as_c64(x, 20));
        store_c64_wide(z, 24, load_f16_as_c64(x, 24),
                              load_f16_as_c64(x, 28));
    }
}

KERNEL jax_convert_f16_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c128_wide(z, i, load_f16_as_c128(x, i),
                                  load_f16_as_c128(x, i + 2),
                                  load_f16_as_c128(x, i + 4),
                                  load_f16_as_c128(x, i + 6));
            store_c128_wide(z, i + 8, load_f16_as_c128(x, i + 8),
                                      load_f16_as_c128(x, i + 10),
                                      load_f16_as_c128(x, i + 12),
                                      load_f16_as_c128(x, i + 14));
        }
    }
}

KERNEL jax_convert_f32_b_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8_wide(z, 0, load_f32_as_b(x, 0),
                            load_f32_as_b(x, 16));
    }
}

KERNEL jax_convert_f32_u8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8_wide(z, 0, load_f32_as_u8(x, 0),
                            load_f32_as_u8(x, 16));
    }
}

KERNEL jax_convert_f32_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16_wide(z, 0, load_f32_as_u16(x, 0),
                             load_f32_as_u16(x, 8),
                             load_f32_as_u16(x, 16),
                             load_f32_as_u16(x, 24));
    }
}

KERNEL jax_convert_f32_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32_wide(z, 0, load_f32_as_u32(x, 0),
                             load_f32_as_u32(x, 4),
                             load_f32_as_u32(x, 8),
                             load_f32_as_u32(x, 12));
        store_u32_wide(z, 16, load_f32_as_u32(x, 16),
                              load_f32_as_u32(x, 20),
                              load_f32_as_u32(x, 24),
                              load_f32_as_u32(x, 28));
    }
}

KERNEL jax_convert_f32_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_u64_wide(z, 0, load_f32_as_u64(x, 0),
                             load_f32_as_u64(x, 2),
                             load_f32_as_u64(x, 4),
                             load_f32_as_u64(x, 6));
        store_u64_wide(z, 8, load_f32_as_u64(x, 8),
                             load_f32_as_u64(x, 10),
                             load_f32_as_u64(x, 12),
                             load_f32_as_u64(x, 14));
        store_u64_wide(z, 16, load_f32_as_u64(x, 16),
                              load_f32_as_u64(x, 18),
                              load_f32_as_u64(x, 20),
                              load_f32_as_u64(x, 22));
        store_u64_wide(z, 24, load_f32_as_u64(x, 24),
                              load_f32_as_u64(x, 26),
                              load_f32_as_u64(x, 28),
                              load_f32_as_u64(x, 30));
    }
}

KERNEL jax_convert_f32_i8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8_wide(z, 0, load_f32_as_i8(x, 0),
                            load_f32_as_i8(x, 16));
    }
}

KERNEL jax_convert_f32_i16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16_wide(z, 0, load_f32_as_i16(x, 0),
                             load_f32_as_i16(x, 8),
                             load_f32_as_i16(x, 16),
                             load_f32_as_i16(x, 24));
    }
}

KERNEL jax_convert_f32_i32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32_wide(z, 0, load_f32_as_i32(x, 0),
                             load_f32_as_i32(x, 4),
                             load_f32_as_i32(x, 8),
                             load_f32_as_i32(x, 12));
        store_u32_wide(z, 16, load_f32_as_i32(x, 16),
                              load_f32_as_i32(x, 20),
                              load_f32_as_i32(x, 24),
                              load_f32_as_i32(x, 28));
    }
}

KERNEL jax_convert_f32_i64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_u64_wide(z, 0, load_f32_as_i64(x, 0),
                             load_f32_as_i64(x, 2),
                             load_f32_as_i64(x, 4),
                             load_f32_as_i64(x, 6));
        store_u64_wide(z, 8, load_f32_as_i64(x, 8),
                             load_f32_as_i64(x, 10),
                             load_f32_as_i64(x, 12),
                             load_f32_as_i64(x, 14));
        store_u64_wide(z, 16, load_f32_as_i64(x, 16),
                              load_f32_as_i64(x, 18),
                              load_f32_as_i64(x, 20),
                              load_f32_as_i64(x, 22));
        store_u64_wide(z, 24, load_f32_as_i64(x, 24),
                              load_f32_as_i64(x, 26),
                              load_f32_as_i64(x, 28),
                              load_f32_as_i64(x, 30));
    }
}

KERNEL jax_convert_f32_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_f32_as_bf16_wide(z, 0, load_f32(x, 0),
                                     load_f32(x, 4),
                                     load_f32(x, 8),
                                     load_f32(x, 12));
        store_f32_as_bf16_wide(z, 16, load_f32(x, 16),
                                      load_f32(x, 20),
                                      load_f32(x, 24),
                                      load_f32(x, 28));
    }
}

KERNEL jax_convert_f32_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_f32_as_f16_wide(z, 0, load_f32(x, 0),
                                    load_f32(x, 4),
                                    load_f32(x, 8),
                                    load_f32(x, 12));
        store_f32_as_f16_wide(z, 16, load_f32(x, 16),
                                     load_f32(x, 20),
                                     load_f32(x, 24),
                                     load_f32(x, 28));
    }
}

KERNEL jax_convert_f32_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_f64_wide(z, 0, load_f32_as_f64(x, 0),
                             load_f32_as_f64(x, 2),
                             load_f32_as_f64(x, 4),
                             load_f32_as_f64(x, 6));
        store_f64_wide(z, 8, load_f32_as_f64(x, 8),
                             load_f32_as_f64(x, 10),
                             load_f32_as_f64(x, 12),
                             load_f32_as_f64(x, 14));
        store_f64_wide(z, 16, load_f32_as_f64(x, 16),
                              load_f32_as_f64(x, 18),
                              load_f32_as_f64(x, 20),
                              load_f32_as_f64(x, 22));
        store_f64_wide(z, 24, load_f32_as_f64(x, 24),
                              load_f32_as_f64(x, 26),
                              load_f32_as_f64(x, 28),
                              load_f32_as_f64(x, 30));
    }
}

KERNEL jax_convert_f32_c64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_c64_wide(z, 0, load_f32_as_c64(x, 0),
                             load_f32_as_c64(x, 4));
        store_c64_wide(z, 8, load_f32_as_c64(x, 8),
                             load_f32_as_c64(x, 12));
        store_c64_wide(z, 16, load_f32_as_c64(x, 16),
                              load_f32_as_c64(x, 20));
        store_c64_wide(z, 24, load_f32_as_c64(x, 24),
                              load_f32_as_c64(x, 28));
    }
}

KERNEL jax_convert_f32_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c128_wide(z, i, load_f32_as_c128(x, i),
                                  load_f32_as_c128(x, i + 2),
                                  load_f32_as_c128(x, i + 4),
                                  load_f32_as_c128(x, i + 6));
            store_c128_wide(z, i + 8, load_f32_as_c128(x, i + 8),
                                      load_f32_as_c128(x, i + 10),
                                      load_f32_as_c128(x, i + 12),
                                      load_f32_as_c128(x, i + 14));
        }
    }
}

KERNEL jax_convert_f64_b_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8_wide(z, 0, load_f64_as_b(x, 0),
                            load_f64_as_b(x, 16));
    }
}

KERNEL jax_convert_f64_u8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8_wide(z, 0, load_f64_as_u8(x, 0),
                            load_f64_as_u8(x, 16));
    }
}

KERNEL jax_convert_f64_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16_wide(z, 0, load_f64_as_u16(x, 0),
                             load_f64_as_u16(x, 8),
                             load_f64_as_u16(x, 16),
                             load_f64_as_u16(x, 24));
    }
}

KERNEL jax_convert_f64_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32_wide(z, 0, load_f64_as_u32(x, 0),
                             load_f64_as_u32(x, 4),
                             load_f64_as_u32(x, 8),
                             load_f64_as_u32(x, 12));
        store_u32_wide(z, 16, load_f64_as_u32(x, 16),
                              load_f64_as_u32(x, 20),
                              load_f64_as_u32(x, 24),
                              load_f64_as_u32(x, 28));
    }
}

KERNEL jax_convert_f64_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_u64_wide(z, 0, load_f64_as_u64(x, 0),
                             load_f64_as_u64(x, 2),
                             load_f64_as_u64(x, 4),
                             load_f64_as_u64(x, 6));
        store_u64_wide(z, 8, load_f64_as_u64(x, 8),
                             load_f64_as_u64(x, 10),
                             load_f64_as_u64(x, 12),
                             load_f64_as_u64(x, 14));
        store_u64_wide(z, 16, load_f64_as_u64(x, 16),
                              load_f64_as_u64(x, 18),
                              load_f64_as_u64(x, 20),
                              load_f64_as_u64(x, 22));
        store_u64_wide(z, 24, load_f64_as_u64(x, 24),
                              load_f64_as_u64(x, 26),
                              load_f64_as_u64(x, 28),
                              load_f64_as_u64(x, 30));
    }
}

KERNEL jax_convert_f64_i8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8_wide(z, 0, load_f64_as_i8(x, 0),
                            load_f64_as_i8(x, 16));
    }
}

KERNEL jax_convert_f64_i16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16_wide(z, 0, load_f64_as_i16(x, 0),
                             load_f64_as_i16(x, 8),
                             load_f64_as_i16(x, 16),
                             load_f64_as_i16(x, 24));
    }
}

KERNEL jax_convert_f64_i32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32_wide(z, 0, load_f64_as_i32(x, 0),
                             load_f64_as_i32(x, 4),
                             load_f64_as_i32(x, 8),
                             load_f64_as_i32(x, 12));
        store_u32_wide(z, 16, load_f64_as_i32(x, 16),
                              load_f64_as_i32(x, 20),
                              load_f64_as_i32(x, 24),
                              load_f64_as_i32(x, 28));
    }
}

KERNEL jax_convert_f64_i64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_u64_wide(z, 0, load_f64_as_i64(x, 0),
                             load_f64_as_i64(x, 2),
                             load_f64_as_i64(x, 4),
                             load_f64_as_i64(x, 6));
        store_u64_wide(z, 8, load_f64_as_i64(x, 8),
                             load_f64_as_i64(x, 10),
                             load_f64_as_i64(x, 12),
                             load_f64_as_i64(x, 14));
        store_u64_wide(z, 16, load_f64_as_i64(x, 16),
                              load_f64_as_i64(x, 18),
                              load_f64_as_i64(x, 20),
                              load_f64_as_i64(x, 22));
        store_u64_wide(z, 24, load_f64_as_i64(x, 24),
                              load_f64_as_i64(x, 26),
                              load_f64_as_i64(x, 28),
                              load_f64_as_i64(x, 30));
    }
}

KERNEL jax_convert_f64_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_f32_as_bf16_wide(z, 0, load_f64_as_f32(x, 0),
                                     load_f64_as_f32(x, 4),
                                     load_f64_as_f32(x, 8),
                                     load_f64_as_f32(x, 12));
        store_f32_as_bf16_wide(z, 16, load_f64_as_f32(x, 16),
                                      load_f64_as_f32(x, 20),
                                      load_f64_as_f32(x, 24),
                                      load_f64_as_f32(x, 28));
    }
}

KERNEL jax_convert_f64_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_f32_as_f16_wide(z, 0, load_f64_as_f32(x, 0),
                                    load_f64_as_f32(x, 4),
                                    load_f64_as_f32(x, 8),
                                    load_f64_as_f32(x, 12));
        store_f32_as_f16_wide(z, 16, load_f64_as_f32(x, 16),
                                     load_f64_as_f32(x, 20),
                                     load_f64_as_f32(x, 24),
                                     load_f64_as_f32(x, 28));
    }
}

KERNEL jax_convert_f64_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32_wide(z, 0, load_f64_as_f32(x, 0),
                             load_f64_as_f32(x, 4),
                             load_f64_as_f32(x, 8),
                             load_f64_as_f32(x, 12));
        store_f32_wide(z, 16, load_f64_as_f32(x, 16),
                              load_f64_as_f32(x, 20),
                              load_f64_as_f32(x, 24),
                              load_f64_as_f32(x, 28));
    }
}

KERNEL jax_convert_f64_c64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_c64_wide(z, 0, load_f64_as_c64(x, 0),
                             load_f64_as_c64(x, 4));
        store_c64_wide(z, 8, load_f64_as_c64(x, 8),
                             load_f64_as_c64(x, 12));
        store_c64_wide(z, 16, load_f64_as_c64(x, 16),
                              load_f64_as_c64(x, 20));
        store_c64_wide(z, 24, load_f64_as_c64(x, 24),
                              load_f64_as_c64(x, 28));
    }
}

KERNEL jax_convert_f64_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        store_c128_wide(z, 0, load_f64_as_c128(x, 0),
                              load_f64_as_c128(x, 2),
                              load_f64_as_c128(x, 4),
                              load_f64_as_c128(x, 6));
        store_c128_wide(z, 8, load_f64_as_c128(x, 8),
                              load_f64_as_c128(x, 10),
                              load_f64_as_c128(x, 12),
                              load_f64_as_c128(x, 14));
        store_c128_wide(z, 16, load_f64_as_c128(x, 16),
                               load_f64_as_c128(x, 18),
                               load_f64_as_c128(x, 20),
                               load_f64_as_c128(x, 22));
        store_c128_wide(z, 24, load_f64_as_c128(x, 24),
                               load_f64_as_c128(x, 26),
                               load_f64_as_c128(x, 28),
                               load_f64_as_c128(x, 30));
    }
}

KERNEL jax_convert_c64_b_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8_wide(z, 0, load_c64_as_b(x, 0),
                            load_c64_as_b(x, 16));
    }
}

KERNEL jax_convert_c64_u8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8_wide(z, 0, load_c64_as_u8(x, 0),
                            load_c64_as_u8(x, 16));
    }
}

KERNEL jax_convert_c64_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16_wide(z, 0, load_c64_as_u16(x, 0),
                             load_c64_as_u16(x, 8),
                             load_c64_as_u16(x, 16),
                             load_c64_as_u16(x, 24));
    }
}

KERNEL jax_convert_c64_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32_wide(z, 0, load_c64_as_u32(x, 0),
                             load_c64_as_u32(x, 4),
                             load_c64_as_u32(x, 8),
                             load_c64_as_u32(x, 12));
        store_u32_wide(z, 16, load_c64_as_u32(x, 16),
                              load_c64_as_u32(x, 20),
                              load_c64_as_u32(x, 24),
                              load_c64_as_u32(x, 28));
    }
}

KERNEL jax_convert_c64_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_u64_wide(z, 0, load_c64_as_u64(x, 0),
                             load_c64_as_u64(x, 2),
                             load_c64_as_u64(x, 4),
                             load_c64_as_u64(x, 6));
        store_u64_wide(z, 8, load_c64_as_u64(x, 8),
                             load_c64_as_u64(x, 10),
                             load_c64_as_u64(x, 12),
                             load_c64_as_u64(x, 14));
        store_u64_wide(z, 16, load_c64_as_u64(x, 16),
                              load_c64_as_u64(x, 18),
                              load_c64_as_u64(x, 20),
                              load_c64_as_u64(x, 22));
        store_u64_wide(z, 24, load_c64_as_u64(x, 24),
                              load_c64_as_u64(x, 26),
                              load_c64_as_u64(x, 28),
                              load_c64_as_u64(x, 30));
    }
}

KERNEL jax_convert_c64_i8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8_wide(z, 0, load_c64_as_i8(x, 0),
                            load_c64_as_i8(x, 16));
    }
}

KERNEL jax_convert_c64_i16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16_wide(z, 0, load_c64_as_i16(x, 0),
                             load_c64_as_i16(x, 8),
                             load_c64_as_i16(x, 16),
                             load_c64_as_i16(x, 24));
    }
}

KERNEL jax_convert_c64_i32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32_wide(z, 0, load_c64_as_i32(x, 0),
                             load_c64_as_i32(x, 4),
                             load_c64_as_i32(x, 8),
                             load_c64_as_i32(x, 12));
        store_u32_wide(z, 16, load_c64_as_i32(x, 16),
                              load_c64_as_i32(x, 20),
                              load_c64_as_i32(x, 24),
                              load_c64_as_i32(x, 28));
    }
}

KERNEL jax_convert_c64_i64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_u64_wide(z, 0, load_c64_as_i64(x, 0),
                             load_c64_as_i64(x, 2),
                             load_c64_as_i64(x, 4),
                             load_c64_as_i64(x, 6));
        store_u64_wide(z, 8, load_c64_as_i64(x, 8),
                             load_c64_as_i64(x, 10),
                             load_c64_as_i64(x, 12),
                             load_c64_as_i64(x, 14));
        store_u64_wide(z, 16, load_c64_as_i64(x, 16),
                              load_c64_as_i64(x, 18),
                              load_c64_as_i64(x, 20),
                              load_c64_as_i64(x, 22));
        store_u64_wide(z, 24, load_c64_as_i64(x, 24),
                              load_c64_as_i64(x, 26),
                              load_c64_as_i64(x, 28),
                              load_c64_as_i64(x, 30));
    }
}

KERNEL jax_convert_c64_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_f32_as_bf16_wide(z, 0, load_c64_as_f32(x, 0),
                                     load_c64_as_f32(x, 4),
                                     load_c64_as_f32(x, 8),
                                     load_c64_as_f32(x, 12));
        store_f32_as_bf16_wide(z, 16, load_c64_as_f32(x, 16),
                                      load_c64_as_f32(x, 20),
                                      load_c64_as_f32(x, 24),
                                      load_c64_as_f32(x, 28));
    }
}

KERNEL jax_convert_c64_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_f32_as_f16_wide(z, 0, load_c64_as_f32(x, 0),
                                    load_c64_as_f32(x, 4),
                                    load_c64_as_f32(x, 8),
                                    load_c64_as_f32(x, 12));
        store_f32_as_f16_wide(z, 16, load_c64_as_f32(x, 16),
                                     load_c64_as_f32(x, 20),
                                     load_c64_as_f32(x, 24),
                                     load_c64_as_f32(x, 28));
    }
}

KERNEL jax_convert_c64_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32_wide(z, 0, load_c64_as_f32(x, 0),
                             load_c64_as_f32(x, 4),
                             load_c64_as_f32(x, 8),
                             load_c64_as_f32(x, 12));
        store_f32_wide(z, 16, load_c64_as_f32(x, 16),
                              load_c64_as_f32(x, 20),
                              load_c64_as_f32(x, 24),
                              load_c64_as_f32(x, 28));
    }
}

KERNEL jax_convert_c64_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_f64_wide(z, 0, load_c64_as_f64(x, 0),
                             load_c64_as_f64(x, 2),
                             load_c64_as_f64(x, 4),
                             load_c64_as_f64(x, 6));
        store_f64_wide(z, 8, load_c64_as_f64(x, 8),
                             load_c64_as_f64(x, 10),
                             load_c64_as_f64(x, 12),
                             load_c64_as_f64(x, 14));
        store_f64_wide(z, 16, load_c64_as_f64(x, 16),
                              load_c64_as_f64(x, 18),
                              load_c64_as_f64(x, 20),
                              load_c64_as_f64(x, 22));
        store_f64_wide(z, 24, load_c64_as_f64(x, 24),
                              load_c64_as_f64(x, 26),
                              load_c64_as_f64(x, 28),
                              load_c64_as_f64(x, 30));
    }
}

KERNEL jax_convert_c64_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c128_wide(z, i, load_c64_as_c128(x, i),
                                  load_c64_as_c128(x, i + 2),
                                  load_c64_as_c128(x, i + 4),
                                  load_c64_as_c128(x, i + 6));
            store_c128_wide(z, i + 8, load_c64_as_c128(x, i + 8),
                                      load_c64_as_c128(x, i + 10),
                                      load_c64_as_c128(x, i + 12),
                                      load_c64_as_c128(x, i + 14));
        }
    }
}

KERNEL jax_convert_c128_b_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8_wide(z, 0, load_c128_as_b(x, 0),
                            load_c128_as_b(x, 16));
    }
}

KERNEL jax_convert_c128_u8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8_wide(z, 0, load_c128_as_u8(x, 0),
                            load_c128_as_u8(x, 16));
    }
}

KERNEL jax_convert_c128_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16_wide(z, 0, load_c128_as_u16(x, 0),
                             load_c128_as_u16(x, 8),
                             load_c128_as_u16(x, 16),
                             load_c128_as_u16(x, 24));
    }
}

KERNEL jax_convert_c128_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32_wide(z, 0, load_c128_as_u32(x, 0),
                             load_c128_as_u32(x, 4),
                             load_c128_as_u32(x, 8),
                             load_c128_as_u32(x, 12));
        store_u32_wide(z, 16, load_c128_as_u32(x, 16),
                              load_c128_as_u32(x, 20),
                              load_c128_as_u32(x, 24),
                              load_c128_as_u32(x, 28));
    }
}

KERNEL jax_convert_c128_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_u64_wide(z, 0, load_c128_as_u64(x, 0),
                             load_c128_as_u64(x, 2),
                             load_c128_as_u64(x, 4),
                             load_c128_as_u64(x, 6));
        store_u64_wide(z, 8, load_c128_as_u64(x, 8),
                             load_c128_as_u64(x, 10),
                             load_c128_as_u64(x, 12),
                             load_c128_as_u64(x, 14));
        store_u64_wide(z, 16, load_c128_as_u64(x, 16),
                              load_c128_as_u64(x, 18),
                              load_c128_as_u64(x, 20),
                              load_c128_as_u64(x, 22));
        store_u64_wide(z, 24, load_c128_as_u64(x, 24),
                              load_c128_as_u64(x, 26),
                              load_c128_as_u64(x, 28),
                              load_c128_as_u64(x, 30));
    }
}

KERNEL jax_convert_c128_i8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8_wide(z, 0, load_c128_as_i8(x, 0),
                            load_c128_as_i8(x, 16));
    }
}

KERNEL jax_convert_c128_i16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16_wide(z, 0, load_c128_as_i16(x, 0),
                             load_c128_as_i16(x, 8),
                             load_c128_as_i16(x, 16),
                             load_c128_as_i16(x, 24));
    }
}

KERNEL jax_convert_c128_i32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32_wide(z, 0, load_c128_as_i32(x, 0),
                             load_c128_as_i32(x, 4),
                             load_c128_as_i32(x, 8),
                             load_c128_as_i32(x, 12));
        store_u32_wide(z, 16, load_c128_as_i32(x, 16),
                              load_c128_as_i32(x, 20),
                              load_c128_as_i32(x, 24),
                              load_c128_as_i32(x, 28));
    }
}

KERNEL jax_convert_c128_i64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_u64_wide(z, 0, load_c128_as_i64(x, 0),
                             load_c128_as_i64(x, 2),
                             load_c128_as_i64(x, 4),
                             load_c128_as_i64(x, 6));
        store_u64_wide(z, 8, load_c128_as_i64(x, 8),
                             load_c128_as_i64(x, 10),
                             load_c128_as_i64(x, 12),
                             load_c128_as_i64(x, 14));
        store_u64_wide(z, 16, load_c128_as_i64(x, 16),
                              load_c128_as_i64(x, 18),
                              load_c128_as_i64(x, 20),
                              load_c128_as_i64(x, 22));
        store_u64_wide(z, 24, load_c128_as_i64(x, 24),
                              load_c128_as_i64(x, 26),
                              load_c128_as_i64(x, 28),
                              load_c128_as_i64(x, 30));
    }
}

KERNEL jax_convert_c128_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_bf16_wide(z, i, load_c128_as_f32(x, i),
                                         load_c128_as_f32(x, i + 4),
                                         load_c128_as_f32(x, i + 8),
                                         load_c128_as_f32(x, i + 12));
    }
}

KERNEL jax_convert_c128_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_f32_as_f16_wide(z, 0, load_c128_as_f32(x, 0),
                                    load_c128_as_f32(x, 4),
                                    load_c128_as_f32(x, 8),
                                    load_c128_as_f32(x, 12));
        store_f32_as_f16_wide(z, 16, load_c128_as_f32(x, 16),
                                     load_c128_as_f32(x, 20),
                                     load_c128_as_f32(x, 24),
                                     load_c128_as_f32(x, 28));
    }
}

KERNEL jax_convert_c128_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32_wide(z, 0, load_c128_as_f32(x, 0),
                             load_c128_as_f32(x, 4),
                             load_c128_as_f32(x, 8),
                             load_c128_as_f32(x, 12));
        store_f32_wide(z, 16, load_c128_as_f32(x, 16),
                              load_c128_as_f32(x, 20),
                              load_c128_as_f32(x, 24),
                              load_c128_as_f32(x, 28));
    }
}

KERNEL jax_convert_c128_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_f64_wide(z, 0, load_c128_as_f64(x, 0),
                             load_c128_as_f64(x, 2),
                             load_c128_as_f64(x, 4),
                             load_c128_as_f64(x, 6));
        store_f64_wide(z, 8, load_c128_as_f64(x, 8),
                             load_c128_as_f64(x, 10),
                             load_c128_as_f64(x, 12),
                             load_c128_as_f64(x, 14));
        store_f64_wide(z, 16, load_c128_as_f64(x, 16),
                              load_c128_as_f64(x, 18),
                              load_c128_as_f64(x, 20),
                              load_c128_as_f64(x, 22));
        store_f64_wide(z, 24, load_c128_as_f64(x, 24),
                              load_c128_as_f64(x, 26),
                              load_c128_as_f64(x, 28),
                              load_c128_as_f64(x, 30));
    }
}

KERNEL jax_convert_c128_c64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c64_wide(z, i, load_c128_as_c64(x, i),
                                 load_c128_as_c64(x, i + 4));
            store_c64_wide(z, i + 8, load_c128_as_c64(x, i + 8),
                                     load_c128_as_c64(x, i + 12));
        }
    }
}

KERNEL jax_convert_c128_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c128_wide(z, i, load_c128(x, i),
                                  load_c128(x, i + 2),
                                  load_c128(x, i + 4),
                                  load_c128(x, i + 6));
            store_c128_wide(z, i + 8, load_c128(x, i + 8),
                                      load_c128(x, i + 10),
                                      load_c128(x, i + 12),
                                      load_c128(x, i + 14));
        }
    }
}

#else
typedef int jax_convert_neon_is_absent_; /* ISO C wants a declaration in every file. */
#endif
