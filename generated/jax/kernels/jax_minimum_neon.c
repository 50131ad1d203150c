/*
 * kernels/jax_minimum_neon.c: minimum in NEON.
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
    jax_minimum_b_b_neon, jax_minimum_b_u8_neon, jax_minimum_b_u16_neon, jax_minimum_b_u32_neon,
    jax_minimum_b_u64_neon, jax_minimum_b_i8_neon, jax_minimum_b_i16_neon, jax_minimum_b_i32_neon,
    jax_minimum_b_i64_neon, jax_minimum_b_bf16_neon, jax_minimum_b_f16_neon, jax_minimum_b_f32_neon,
    jax_minimum_b_f64_neon, jax_minimum_u8_u8_neon, jax_minimum_u8_u16_neon, jax_minimum_u8_u32_neon,
    jax_minimum_u8_u64_neon, jax_minimum_u8_i8_neon, jax_minimum_u8_i16_neon, jax_minimum_u8_i32_neon,
    jax_minimum_u8_i64_neon, jax_minimum_u8_bf16_neon, jax_minimum_u8_f16_neon, jax_minimum_u8_f32_neon,
    jax_minimum_u8_f64_neon, jax_minimum_u8_i_weak_neon, jax_minimum_u16_u16_neon, jax_minimum_u16_u32_neon,
    jax_minimum_u16_u64_neon, jax_minimum_u16_i8_neon, jax_minimum_u16_i16_neon, jax_minimum_u16_i32_neon,
    jax_minimum_u16_i64_neon, jax_minimum_u16_bf16_neon, jax_minimum_u16_f16_neon, jax_minimum_u16_f32_neon,
    jax_minimum_u16_f64_neon, jax_minimum_u16_i_weak_neon, jax_minimum_u32_u32_neon, jax_minimum_u32_u64_neon,
    jax_minimum_u32_i8_neon, jax_minimum_u32_i16_neon, jax_minimum_u32_i32_neon, jax_minimum_u32_i64_neon,
    jax_minimum_u32_bf16_neon, jax_minimum_u32_f16_neon, jax_minimum_u32_f32_neon, jax_minimum_u32_f64_neon,
    jax_minimum_u32_i_weak_neon, jax_minimum_u64_u64_neon, jax_minimum_u64_i8_neon, jax_minimum_u64_i16_neon,
    jax_minimum_u64_i32_neon, jax_minimum_u64_i64_neon, jax_minimum_u64_bf16_neon, jax_minimum_u64_f16_neon,
    jax_minimum_u64_f32_neon, jax_minimum_u64_f64_neon, jax_minimum_i8_i8_neon, jax_minimum_i8_i16_neon,
    jax_minimum_i8_i32_neon, jax_minimum_i8_i64_neon, jax_minimum_i8_bf16_neon, jax_minimum_i8_f16_neon,
    jax_minimum_i8_f32_neon, jax_minimum_i8_f64_neon, jax_minimum_i8_i_weak_neon, jax_minimum_i16_i16_neon,
    jax_minimum_i16_i32_neon, jax_minimum_i16_i64_neon, jax_minimum_i16_bf16_neon, jax_minimum_i16_f16_neon,
    jax_minimum_i16_f32_neon, jax_minimum_i16_f64_neon, jax_minimum_i16_i_weak_neon, jax_minimum_i32_i32_neon,
    jax_minimum_i32_i64_neon, jax_minimum_i32_bf16_neon, jax_minimum_i32_f16_neon, jax_minimum_i32_f32_neon,
    jax_minimum_i32_f64_neon, jax_minimum_i32_i_weak_neon, jax_minimum_i64_i64_neon, jax_minimum_i64_bf16_neon,
    jax_minimum_i64_f16_neon, jax_minimum_i64_f32_neon, jax_minimum_i64_f64_neon, jax_minimum_bf16_bf16_neon,
    jax_minimum_bf16_f16_neon, jax_minimum_bf16_f32_neon, jax_minimum_bf16_f64_neon, jax_minimum_bf16_f_weak_neon,
    jax_minimum_f16_f16_neon, jax_minimum_f16_f32_neon, jax_minimum_f16_f64_neon, jax_minimum_f16_f_weak_neon,
    jax_minimum_f32_f32_neon, jax_minimum_f32_f64_neon, jax_minimum_f32_f_weak_neon, jax_minimum_f64_f64_neon;

KERNEL jax_minimum_b_b_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_u8_as_b(x, 0), load_u8_as_b(y, 0)),
                            bitwise_and_u8(load_u8_as_b(x, 16), load_u8_as_b(y, 16)));
    }
}

KERNEL jax_minimum_b_u8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, minimum_u8(load_u8_as_b(x, 0), load_u8(y, 0)),
                            minimum_u8(load_u8_as_b(x, 16), load_u8(y, 16)));
    }
}

KERNEL jax_minimum_b_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_u16_wide(z, 0, minimum_u16(load_b_as_u16(x, 0), load_u16(y, 0)),
                             minimum_u16(load_b_as_u16(x, 8), load_u16(y, 8)),
                             minimum_u16(load_b_as_u16(x, 16), load_u16(y, 16)),
                             minimum_u16(load_b_as_u16(x, 24), load_u16(y, 24)));
    }
}

KERNEL jax_minimum_b_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32_wide(z, 0, minimum_u32(load_b_as_u32(x, 0), load_u32(y, 0)),
                             minimum_u32(load_b_as_u32(x, 4), load_u32(y, 4)),
                             minimum_u32(load_b_as_u32(x, 8), load_u32(y, 8)),
                             minimum_u32(load_b_as_u32(x, 12), load_u32(y, 12)));
        store_u32_wide(z, 16, minimum_u32(load_b_as_u32(x, 16), load_u32(y, 16)),
                              minimum_u32(load_b_as_u32(x, 20), load_u32(y, 20)),
                              minimum_u32(load_b_as_u32(x, 24), load_u32(y, 24)),
                              minimum_u32(load_b_as_u32(x, 28), load_u32(y, 28)));
    }
}

KERNEL jax_minimum_b_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64_wide(z, i, minimum_u64(load_b_as_u64(x, i), load_u64(y, i)),
                                 minimum_u64(load_b_as_u64(x, i + 2), load_u64(y, i + 2)),
                                 minimum_u64(load_b_as_u64(x, i + 4), load_u64(y, i + 4)),
                                 minimum_u64(load_b_as_u64(x, i + 6), load_u64(y, i + 6)));
            store_u64_wide(z, i + 8, minimum_u64(load_b_as_u64(x, i + 8), load_u64(y, i + 8)),
                                     minimum_u64(load_b_as_u64(x, i + 10), load_u64(y, i + 10)),
                                     minimum_u64(load_b_as_u64(x, i + 12), load_u64(y, i + 12)),
                                     minimum_u64(load_b_as_u64(x, i + 14), load_u64(y, i + 14)));
        }
    }
}

KERNEL jax_minimum_b_i8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, minimum_i8(load_u8_as_b(x, 0), load_u8(y, 0)),
                            minimum_i8(load_u8_as_b(x, 16), load_u8(y, 16)));
    }
}

KERNEL jax_minimum_b_i16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_u16_wide(z, 0, minimum_i16(load_b_as_u16(x, 0), load_u16(y, 0)),
                             minimum_i16(load_b_as_u16(x, 8), load_u16(y, 8)),
                             minimum_i16(load_b_as_u16(x, 16), load_u16(y, 16)),
                             minimum_i16(load_b_as_u16(x, 24), load_u16(y, 24)));
    }
}

KERNEL jax_minimum_b_i32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32_wide(z, 0, minimum_i32(load_b_as_u32(x, 0), load_u32(y, 0)),
                             minimum_i32(load_b_as_u32(x, 4), load_u32(y, 4)),
                             minimum_i32(load_b_as_u32(x, 8), load_u32(y, 8)),
                             minimum_i32(load_b_as_u32(x, 12), load_u32(y, 12)));
        store_u32_wide(z, 16, minimum_i32(load_b_as_u32(x, 16), load_u32(y, 16)),
                              minimum_i32(load_b_as_u32(x, 20), load_u32(y, 20)),
                              minimum_i32(load_b_as_u32(x, 24), load_u32(y, 24)),
                              minimum_i32(load_b_as_u32(x, 28), load_u32(y, 28)));
    }
}

KERNEL jax_minimum_b_i64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64_wide(z, i, minimum_i64(load_b_as_u64(x, i), load_u64(y, i)),
                                 minimum_i64(load_b_as_u64(x, i + 2), load_u64(y, i + 2)),
                                 minimum_i64(load_b_as_u64(x, i + 4), load_u64(y, i + 4)),
                                 minimum_i64(load_b_as_u64(x, i + 6), load_u64(y, i + 6)));
            store_u64_wide(z, i + 8, minimum_i64(load_b_as_u64(x, i + 8), load_u64(y, i + 8)),
                                     minimum_i64(load_b_as_u64(x, i + 10), load_u64(y, i + 10)),
                                     minimum_i64(load_b_as_u64(x, i + 12), load_u64(y, i + 12)),
                                     minimum_i64(load_b_as_u64(x, i + 14), load_u64(y, i + 14)));
        }
    }
}

KERNEL jax_minimum_b_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_minimum_of_b_and_bf16(z, x, y, 0);
        store_minimum_of_b_and_bf16(z, x, y, 16);
    }
}

KERNEL jax_minimum_b_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_f32_as_f16_wide(z, 0, minimum_f32(load_b_as_f32(x, 0), load_f16_as_f32(y, 0)),
                                    minimum_f32(load_b_as_f32(x, 4), load_f16_as_f32(y, 4)),
                                    minimum_f32(load_b_as_f32(x, 8), load_f16_as_f32(y, 8)),
                                    minimum_f32(load_b_as_f32(x, 12), load_f16_as_f32(y, 12)));
        store_f32_as_f16_wide(z, 16, minimum_f32(load_b_as_f32(x, 16), load_f16_as_f32(y, 16)),
                                     minimum_f32(load_b_as_f32(x, 20), load_f16_as_f32(y, 20)),
                                     minimum_f32(load_b_as_f32(x, 24), load_f16_as_f32(y, 24)),
                                     minimum_f32(load_b_as_f32(x, 28), load_f16_as_f32(y, 28)));
    }
}

KERNEL jax_minimum_b_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_f32_wide(z, 0, minimum_f32(load_b_as_f32(x, 0), load_f32(y, 0)),
                             minimum_f32(load_b_as_f32(x, 4), load_f32(y, 4)),
                             minimum_f32(load_b_as_f32(x, 8), load_f32(y, 8)),
                             minimum_f32(load_b_as_f32(x, 12), load_f32(y, 12)));
        store_f32_wide(z, 16, minimum_f32(load_b_as_f32(x, 16), load_f32(y, 16)),
                              minimum_f32(load_b_as_f32(x, 20), load_f32(y, 20)),
                              minimum_f32(load_b_as_f32(x, 24), load_f32(y, 24)),
                              minimum_f32(load_b_as_f32(x, 28), load_f32(y, 28)));
    }
}

KERNEL jax_minimum_b_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f64_wide(z, i, minimum_f64(load_b_as_f64(x, i), load_f64(y, i)),
                                 minimum_f64(load_b_as_f64(x, i + 2), load_f64(y, i + 2)),
                                 minimum_f64(load_b_as_f64(x, i + 4), load_f64(y, i + 4)),
                                 minimum_f64(load_b_as_f64(x, i + 6), load_f64(y, i + 6)));
            store_f64_wide(z, i + 8, minimum_f64(load_b_as_f64(x, i + 8), load_f64(y, i + 8)),
                                     minimum_f64(load_b_as_f64(x, i + 10), load_f64(y, i + 10)),
                                     minimum_f64(load_b_as_f64(x, i + 12), load_f64(y, i + 12)),
                                     minimum_f64(load_b_as_f64(x, i + 14), load_f64(y, i + 14)));
        }
    }
}

KERNEL jax_minimum_u8_u8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    if (a_step == 32 && b_step == 32) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_u8_wide(z, i, minimum_u8(load_u8(x, i), load_u8(y, i)),
                                minimum_u8(load_u8(x, i + 16), load_u8(y, i + 16)));
            store_u8_wide(z, i + 32, minimum_u8(load_u8(x, i + 32), load_u8(y, i + 32)),
                                     minimum_u8(load_u8(x, i + 48), load_u8(y, i + 48)));
            store_u8_wide(z, i + 64, minimum_u8(load_u8(x, i + 64), load_u8(y, i + 64)),
                                     minimum_u8(load_u8(x, i + 80), load_u8(y, i + 80)));
            store_u8_wide(z, i + 96, minimum_u8(load_u8(x, i + 96), load_u8(y, i + 96)),
                                     minimum_u8(load_u8(x, i + 112), load_u8(y, i + 112)));
        }
        blocks %= 4, x += whole, y += whole, z += whole;
    }
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, minimum_u8(load_u8(x, 0), load_u8(y, 0)),
                            minimum_u8(load_u8(x, 16), load_u8(y, 16)));
    }
}

KERNEL jax_minimum_u8_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_u16_wide(z, 0, minimum_u16(load_u8_as_u16(x, 0), load_u16(y, 0)),
                             minimum_u16(load_u8_as_u16(x, 8), load_u16(y, 8)),
                             minimum_u16(load_u8_as_u16(x, 16), load_u16(y, 16)),
                             minimum_u16(load_u8_as_u16(x, 24), load_u16(y, 24)));
    }
}

KERNEL jax_minimum_u8_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32_wide(z, 0, minimum_u32(load_u8_as_u32(x, 0), load_u32(y, 0)),
                             minimum_u32(load_u8_as_u32(x, 4), load_u32(y, 4)),
                             minimum_u32(load_u8_as_u32(x, 8), load_u32(y, 8)),
                             minimum_u32(load_u8_as_u32(x, 12), load_u32(y, 12)));
        store_u32_wide(z, 16, minimum_u32(load_u8_as_u32(x, 16), load_u32(y, 16)),
                              minimum_u32(load_u8_as_u32(x, 20), load_u32(y, 20)),
                              minimum_u32(load_u8_as_u32(x, 24), load_u32(y, 24)),
                              minimum_u32(load_u8_as_u32(x, 28), load_u32(y, 28)));
    }
}

KERNEL jax_minimum_u8_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64_wide(z, i, minimum_u64(load_u8_as_u64(x, i), load_u64(y, i)),
                                 minimum_u64(load_u8_as_u64(x, i + 2), load_u64(y, i + 2)),
                                 minimum_u64(load_u8_as_u64(x, i + 4), load_u64(y, i + 4)),
                                 minimum_u64(load_u8_as_u64(x, i + 6), load_u64(y, i + 6)));
            store_u64_wide(z, i + 8, minimum_u64(load_u8_as_u64(x, i + 8), load_u64(y, i + 8)),
                                     minimum_u64(load_u8_as_u64(x, i + 10), load_u64(y, i + 10)),
                                     minimum_u64(load_u8_as_u64(x, i + 12), load_u64(y, i + 12)),
                                     minimum_u64(load_u8_as_u64(x, i + 14), load_u64(y, i + 14)));
        }
    }
}

KERNEL jax_minimum_u8_i8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_u16_wide(z, 0, minimum_i16(load_u8_as_u16(x, 0), load_i8_as_i16(y, 0)),
                             minimum_i16(load_u8_as_u16(x, 8), load_i8_as_i16(y, 8)),
                             minimum_i16(load_u8_as_u16(x, 16), load_i8_as_i16(y, 16)),
                             minimum_i16(load_u8_as_u16(x, 24), load_i8_as_i16(y, 24)));
    }
}

KERNEL jax_minimum_u8_i16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_u16_wide(z, 0, minimum_i16(load_u8_as_u16(x, 0), load_u16(y, 0)),
                             minimum_i16(load_u8_as_u16(x, 8), load_u16(y, 8)),
                             minimum_i16(load_u8_as_u16(x, 16), load_u16(y, 16)),
                             minimum_i16(load_u8_as_u16(x, 24), load_u16(y, 24)));
    }
}

KERNEL jax_minimum_u8_i32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32_wide(z, 0, minimum_i32(load_u8_as_u32(x, 0), load_u32(y, 0)),
                             minimum_i32(load_u8_as_u32(x, 4), load_u32(y, 4)),
                             minimum_i32(load_u8_as_u32(x, 8), load_u32(y, 8)),
                             minimum_i32(load_u8_as_u32(x, 12), load_u32(y, 12)));
        store_u32_wide(z, 16, minimum_i32(load_u8_as_u32(x, 16), load_u32(y, 16)),
                              minimum_i32(load_u8_as_u32(x, 20), load_u32(y, 20)),
                              minimum_i32(load_u8_as_u32(x, 24), load_u32(y, 24)),
                              minimum_i32(load_u8_as_u32(x, 28), load_u32(y, 28)));
    }
}

KERNEL jax_minimum_u8_i64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64_wide(z, i, minimum_i64(load_u8_as_u64(x, i), load_u64(y, i)),
                                 minimum_i64(load_u8_as_u64(x, i + 2), load_u64(y, i + 2)),
                                 minimum_i64(load_u8_as_u64(x, i + 4), load_u64(y, i + 4)),
                                 minimum_i64(load_u8_as_u64(x, i + 6), load_u64(y, i + 6)));
            store_u64_wide(z, i + 8, minimum_i64(load_u8_as_u64(x, i + 8), load_u64(y, i + 8)),
                                     minimum_i64(load_u8_as_u64(x, i + 10), load_u64(y, i + 10)),
                                     minimum_i64(load_u8_as_u64(x, i + 12), load_u64(y, i + 12)),
                                     minimum_i64(load_u8_as_u64(x, i + 14), load_u64(y, i + 14)));
        }
    }
}

KERNEL jax_minimum_u8_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_minimum_of_u8_and_bf16(z, x, y, 0);
        store_minimum_of_u8_and_bf16(z, x, y, 16);
    }
}

KERNEL jax_minimum_u8_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_f32_as_f16_wide(z, 0, minimum_f32(load_u8_as_f32(x, 0), load_f16_as_f32(y, 0)),
                                    minimum_f32(load_u8_as_f32(x, 4), load_f16_as_f32(y, 4)),
                                    minimum_f32(load_u8_as_f32(x, 8), load_f16_as_f32(y, 8)),
                                    minimum_f32(load_u8_as_f32(x, 12), load_f16_as_f32(y, 12)));
        store_f32_as_f16_wide(z, 16, minimum_f32(load_u8_as_f32(x, 16), load_f16_as_f32(y, 16)),
                                     minimum_f32(load_u8_as_f32(x, 20), load_f16_as_f32(y, 20)),
                                     minimum_f32(load_u8_as_f32(x, 24), load_f16_as_f32(y, 24)),
                                     minimum_f32(load_u8_as_f32(x, 28), load_f16_as_f32(y, 28)));
    }
}

KERNEL jax_minimum_u8_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_f32_wide(z, 0, minimum_f32(load_u8_as_f32(x, 0), load_f32(y, 0)),
                             minimum_f32(load_u8_as_f32(x, 4), load_f32(y, 4)),
                             minimum_f32(load_u8_as_f32(x, 8), load_f32(y, 8)),
                             minimum_f32(load_u8_as_f32(x, 12), load_f32(y, 12)));
        store_f32_wide(z, 16, minimum_f32(load_u8_as_f32(x, 16), load_f32(y, 16)),
                              minimum_f32(load_u8_as_f32(x, 20), load_f32(y, 20)),
                              minimum_f32(load_u8_as_f32(x, 24), load_f32(y, 24)),
                              minimum_f32(load_u8_as_f32(x, 28), load_f32(y, 28)));
    }
}

KERNEL jax_minimum_u8_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f64_wide(z, i, minimum_f64(load_u8_as_f64(x, i), load_f64(y, i)),
                                 minimum_f64(load_u8_as_f64(x, i + 2), load_f64(y, i + 2)),
                                 minimum_f64(load_u8_as_f64(x, i + 4), load_f64(y, i + 4)),
                                 minimum_f64(load_u8_as_f64(x, i + 6), load_f64(y, i + 6)));
            store_f64_wide(z, i + 8, minimum_f64(load_u8_as_f64(x, i + 8), load_f64(y, i + 8)),
                                     minimum_f64(load_u8_as_f64(x, i + 10), load_f64(y, i + 10)),
                                     minimum_f64(load_u8_as_f64(x, i + 12), load_f64(y, i + 12)),
                                     minimum_f64(load_u8_as_f64(x, i + 14), load_f64(y, i + 14)));
        }
    }
}

KERNEL jax_minimum_u8_i_weak_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, minimum_u8(load_u8(x, 0), load_u64_as_u8(y, 0)),
                            minimum_u8(load_u8(x, 16), load_u64_as_u8(y, 16)));
    }
}

KERNEL jax_minimum_u16_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_u16_wide(z, 0, minimum_u16(load_u16(x, 0), load_u16(y, 0)),
                             minimum_u16(load_u16(x, 8), load_u16(y, 8)),
                             minimum_u16(load_u16(x, 16), load_u16(y, 16)),
                             minimum_u16(load_u16(x, 24), load_u16(y, 24)));
    }
}

KERNEL jax_minimum_u16_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32_wide(z, 0, minimum_u32(load_u16_as_u32(x, 0), load_u32(y, 0)),
                             minimum_u32(load_u16_as_u32(x, 4), load_u32(y, 4)),
                             minimum_u32(load_u16_as_u32(x, 8), load_u32(y, 8)),
                             minimum_u32(load_u16_as_u32(x, 12), load_u32(y, 12)));
        store_u32_wide(z, 16, minimum_u32(load_u16_as_u32(x, 16), load_u32(y, 16)),
                              minimum_u32(load_u16_as_u32(x, 20), load_u32(y, 20)),
                              minimum_u32(load_u16_as_u32(x, 24), load_u32(y, 24)),
                              minimum_u32(load_u16_as_u32(x, 28), load_u32(y, 28)));
    }
}

KERNEL jax_minimum_u16_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64_wide(z, i, minimum_u64(load_u16_as_u64(x, i), load_u64(y, i)),
                                 minimum_u64(load_u16_as_u64(x, i + 2), load_u64(y, i + 2)),
                                 minimum_u64(load_u16_as_u64(x, i + 4), load_u64(y, i + 4)),
                                 minimum_u64(load_u16_as_u64(x, i + 6), load_u64(y, i + 6)));
            store_u64_wide(z, i + 8, minimum_u64(load_u16_as_u64(x, i + 8), load_u64(y, i + 8)),
                                     minimum_u64(load_u16_as_u64(x, i + 10), load_u64(y, i + 10)),
                                     minimum_u64(load_u16_as_u64(x, i + 12), load_u64(y, i + 12)),
                                     minimum_u64(load_u16_as_u64(x, i + 14), load_u64(y, i + 14)));
        }
    }
}

KERNEL jax_minimum_u16_i8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32_wide(z, 0, minimum_i32(load_u16_as_u32(x, 0), load_i8_as_i32(y, 0)),
                             minimum_i32(load_u16_as_u32(x, 4), load_i8_as_i32(y, 4)),
                             minimum_i32(load_u16_as_u32(x, 8), load_i8_as_i32(y, 8)),
                             minimum_i32(load_u16_as_u32(x, 12), load_i8_as_i32(y, 12)));
        store_u32_wide(z, 16, minimum_i32(load_u16_as_u32(x, 16), load_i8_as_i32(y, 16)),
                              minimum_i32(load_u16_as_u32(x, 20), load_i8_as_i32(y, 20)),
                              minimum_i32(load_u16_as_u32(x, 24), load_i8_as_i32(y, 24)),
                              minimum_i32(load_u16_as_u32(x, 28), load_i8_as_i32(y, 28)));
    }
}

KERNEL jax_minimum_u16_i16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32_wide(z, 0, minimum_i32(load_u16_as_u32(x, 0), load_i16_as_i32(y, 0)),
                             minimum_i32(load_u16_as_u32(x, 4), load_i16_as_i32(y, 4)),
                             minimum_i32(load_u16_as_u32(x, 8), load_i16_as_i32(y, 8)),
                             minimum_i32(load_u16_as_u32(x, 12), load_i16_as_i32(y, 12)));
        store_u32_wide(z, 16, minimum_i32(load_u16_as_u32(x, 16), load_i16_as_i32(y, 16)),
                              minimum_i32(load_u16_as_u32(x, 20), load_i16_as_i32(y, 20)),
                              minimum_i32(load_u16_as_u32(x, 24), load_i16_as_i32(y, 24)),
                              minimum_i32(load_u16_as_u32(x, 28), load_i16_as_i32(y, 28)));
    }
}

KERNEL jax_minimum_u16_i32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32_wide(z, 0, minimum_i32(load_u16_as_u32(x, 0), load_u32(y, 0)),
                             minimum_i32(load_u16_as_u32(x, 4), load_u32(y, 4)),
                             minimum_i32(load_u16_as_u32(x, 8), load_u32(y, 8)),
                             minimum_i32(load_u16_as_u32(x, 12), load_u32(y, 12)));
        store_u32_wide(z, 16, minimum_i32(load_u16_as_u32(x, 16), load_u32(y, 16)),
                              minimum_i32(load_u16_as_u32(x, 20), load_u32(y, 20)),
                              minimum_i32(load_u16_as_u32(x, 24), load_u32(y, 24)),
                              minimum_i32(load_u16_as_u32(x, 28), load_u32(y, 28)));
    }
}

KERNEL jax_minimum_u16_i64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64_wide(z, i, minimum_i64(load_u16_as_u64(x, i), load_u64(y, i)),
                                 minimum_i64(load_u16_as_u64(x, i + 2), load_u64(y, i + 2)),
                                 minimum_i64(load_u16_as_u64(x, i + 4), load_u64(y, i + 4)),
                                 minimum_i64(load_u16_as_u64(x, i + 6), load_u64(y, i + 6)));
            store_u64_wide(z, i + 8, minimum_i64(load_u16_as_u64(x, i + 8), load_u64(y, i + 8)),
                                     minimum_i64(load_u16_as_u64(x, i + 10), load_u64(y, i + 10)),
                                     minimum_i64(load_u16_as_u64(x, i + 12), load_u64(y, i + 12)),
                                     minimum_i64(load_u16_as_u64(x, i + 14), load_u64(y, i + 14)));
        }
    }
}

KERNEL jax_minimum_u16_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_bf16_wide(z, i, minimum_f32(round_f32_to_bf16(load_u16_as_f32(x, i)), load_bf16_as_f32(y, i)),
                                         minimum_f32(round_f32_to_bf16(load_u16_as_f32(x, i + 4)),
                                                     load_bf16_as_f32(y, i + 4)),
                                         minimum_f32(round_f32_to_bf16(load_u16_as_f32(x, i + 8)),
                                                     load_bf16_as_f32(y, i + 8)),
                                         minimum_f32(round_f32_to_bf16(load_u16_as_f32(x, i + 12)),
                                                     load_bf16_as_f32(y, i + 12)));
    }
}

KERNEL jax_minimum_u16_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_f32_as_f16_wide(z, 0, minimum_f32(round_f32_to_f16(load_u16_as_f32(x, 0)), load_f16_as_f32(y, 0)),
                                    minimum_f32(round_f32_to_f16(load_u16_as_f32(x, 4)), load_f16_as_f32(y, 4)),
                                    minimum_f32(round_f32_to_f16(load_u16_as_f32(x, 8)), load_f16_as_f32(y, 8)),
                                    minimum_f32(round_f32_to_f16(load_u16_as_f32(x, 12)), load_f16_as_f32(y, 12)));
        store_f32_as_f16_wide(z, 16, minimum_f32(round_f32_to_f16(load_u16_as_f32(x, 16)), load_f16_as_f32(y, 16)),
                                     minimum_f32(round_f32_to_f16(load_u16_as_f32(x, 20)), load_f16_as_f32(y, 20)),
                                     minimum_f32(round_f32_to_f16(load_u16_as_f32(x, 24)), load_f16_as_f32(y, 24)),
                                     minimum_f32(round_f32_to_f16(load_u16_as_f32(x, 28)), load_f16_as_f32(y, 28)));
    }
}

KERNEL jax_minimum_u16_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_f32_wide(z, 0, minimum_f32(load_u16_as_f32(x, 0), load_f32(y, 0)),
                             minimum_f32(load_u16_as_f32(x, 4), load_f32(y, 4)),
                             minimum_f32(load_u16_as_f32(x, 8), load_f32(y, 8)),
                             minimum_f32(load_u16_as_f32(x, 12), load_f32(y, 12)));
        store_f32_wide(z, 16, minimum_f32(load_u16_as_f32(x, 16), load_f32(y, 16)),
                              minimum_f32(load_u16_as_f32(x, 20), load_f32(y, 20)),
                              minimum_f32(load_u16_as_f32(x, 24), load_f32(y, 24)),
                              minimum_f32(load_u16_as_f32(x, 28), load_f32(y, 28)));
    }
}

KERNEL jax_minimum_u16_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f64_wide(z, i, minimum_f64(load_u16_as_f64(x, i), load_f64(y, i)),
                                 minimum_f64(load_u16_as_f64(x, i + 2), load_f64(y, i + 2)),
                                 minimum_f64(load_u16_as_f64(x, i + 4), load_f64(y, i + 4)),
                                 minimum_f64(load_u16_as_f64(x, i + 6), load_f64(y, i + 6)));
            store_f64_wide(z, i + 8, minimum_f64(load_u16_as_f64(x, i + 8), load_f64(y, i + 8)),
                                     minimum_f64(load_u16_as_f64(x, i + 10), load_f64(y, i + 10)),
                                     minimum_f64(load_u16_as_f64(x, i + 12), load_f64(y, i + 12)),
                                     minimum_f64(load_u16_as_f64(x, i + 14), load_f64(y, i + 14)));
        }
    }
}

KERNEL jax_minimum_u16_i_weak_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_u16_wide(z, 0, minimum_u16(load_u16(x, 0), load_u64_as_u16(y, 0)),
                             minimum_u16(load_u16(x, 8), load_u64_as_u16(y, 8)),
                             minimum_u16(load_u16(x, 16), load_u64_as_u16(y, 16)),
                             minimum_u16(load_u16(x, 24), load_u64_as_u16(y, 24)));
    }
}

KERNEL jax_minimum_u32_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32_wide(z, 0, minimum_u32(load_u32(x, 0), load_u32(y, 0)),
                             minimum_u32(load_u32(x, 4), load_u32(y, 4)),
                             minimum_u32(load_u32(x, 8), load_u32(y, 8)),
                             minimum_u32(load_u32(x, 12), load_u32(y, 12)));
        store_u32_wide(z, 16, minimum_u32(load_u32(x, 16), load_u32(y, 16)),
                              minimum_u32(load_u32(x, 20), load_u32(y, 20)),
                              minimum_u32(load_u32(x, 24), load_u32(y, 24)),
                              minimum_u32(load_u32(x, 28), load_u32(y, 28)));
    }
}

KERNEL jax_minimum_u32_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64_wide(z, i, minimum_u64(load_u32_as_u64(x, i), load_u64(y, i)),
                                 minimum_u64(load_u32_as_u64(x, i + 2), load_u64(y, i + 2)),
                                 minimum_u64(load_u32_as_u64(x, i + 4), load_u64(y, i + 4)),
                                 minimum_u64(load_u32_as_u64(x, i + 6), load_u64(y, i + 6)));
            store_u64_wide(z, i + 8, minimum_u64(load_u32_as_u64(x, i + 8), load_u64(y, i + 8)),
                                     minimum_u64(load_u32_as_u64(x, i + 10), load_u64(y, i + 10)),
                                     minimum_u64(load_u32_as_u64(x, i + 12), load_u64(y, i + 12)),
                                     minimum_u64(load_u32_as_u64(x, i + 14), load_u64(y, i + 14)));
        }
    }
}

KERNEL jax_minimum_u32_i8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64_wide(z, i, minimum_i64(load_u32_as_u64(x, i), load_i8_as_i64(y, i)),
                                 minimum_i64(load_u32_as_u64(x, i + 2), load_i8_as_i64(y, i + 2)),
                                 minimum_i64(load_u32_as_u64(x, i + 4), load_i8_as_i64(y, i + 4)),
                                 minimum_i64(load_u32_as_u64(x, i + 6), load_i8_as_i64(y, i + 6)));
            store_u64_wide(z, i + 8, minimum_i64(load_u32_as_u64(x, i + 8), load_i8_as_i64(y, i + 8)),
                                     minimum_i64(load_u32_as_u64(x, i + 10), load_i8_as_i64(y, i + 10)),
                                     minimum_i64(load_u32_as_u64(x, i + 12), load_i8_as_i64(y, i + 12)),
                                     minimum_i64(load_u32_as_u64(x, i + 14), load_i8_as_i64(y, i + 14)));
        }
    }
}

KERNEL jax_minimum_u32_i16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64_wide(z, i, minimum_i64(load_u32_as_u64(x, i), load_i16_as_i64(y, i)),
                                 minimum_i64(load_u32_as_u64(x, i + 2), load_i16_as_i64(y, i + 2)),
                                 minimum_i64(load_u32_as_u64(x, i + 4), load_i16_as_i64(y, i + 4)),
                                 minimum_i64(load_u32_as_u64(x, i + 6), load_i16_as_i64(y, i + 6)));
            store_u64_wide(z, i + 8, minimum_i64(load_u32_as_u64(x, i + 8), load_i16_as_i64(y, i + 8)),
                                     minimum_i64(load_u32_as_u64(x, i + 10), load_i16_as_i64(y, i + 10)),
                                     minimum_i64(load_u32_as_u64(x, i + 12), load_i16_as_i64(y, i + 12)),
                                     minimum_i64(load_u32_as_u64(x, i + 14), load_i16_as_i64(y, i + 14)));
        }
    }
}

KERNEL jax_minimum_u32_i32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64_wide(z, i, minimum_i64(load_u32_as_u64(x, i), load_i32_as_i64(y, i)),
                                 minimum_i64(load_u32_as_u64(x, i + 2), load_i32_as_i64(y, i + 2)),
                                 minimum_i64(load_u32_as_u64(x, i + 4), load_i32_as_i64(y, i + 4)),
                                 minimum_i64(load_u32_as_u64(x, i + 6), load_i32_as_i64(y, i + 6)));
            store_u64_wide(z, i + 8, minimum_i64(load_u32_as_u64(x, i + 8), load_i32_as_i64(y, i + 8)),
                                     minimum_i64(load_u32_as_u64(x, i + 10), load_i32_as_i64(y, i + 10)),
                                     minimum_i64(load_u32_as_u64(x, i + 12), load_i32_as_i64(y, i + 12)),
                                     minimum_i64(load_u32_as_u64(x, i + 14), load_i32_as_i64(y, i + 14)));
        }
    }
}

KERNEL jax_minimum_u32_i64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64_wide(z, i, minimum_i64(load_u32_as_u64(x, i), load_u64(y, i)),
                                 minimum_i64(load_u32_as_u64(x, i + 2), load_u64(y, i + 2)),
                                 minimum_i64(load_u32_as_u64(x, i + 4), load_u64(y, i + 4)),
                                 minimum_i64(load_u32_as_u64(x, i + 6), load_u64(y, i + 6)));
            store_u64_wide(z, i + 8, minimum_i64(load_u32_as_u64(x, i + 8), load_u64(y, i + 8)),
                                     minimum_i64(load_u32_as_u64(x, i + 10), load_u64(y, i + 10)),
                                     minimum_i64(load_u32_as_u64(x, i + 12), load_u64(y, i + 12)),
                                     minimum_i64(load_u32_as_u64(x, i + 14), load_u64(y, i + 14)));
        }
    }
}

KERNEL jax_minimum_u32_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_bf16_wide(z, i, minimum_f32(round_f32_to_bf16(load_u32_as_f32(x, i)), load_bf16_as_f32(y, i)),
                                         minimum_f32(round_f32_to_bf16(load_u32_as_f32(x, i + 4)),
                                                     load_bf16_as_f32(y, i + 4)),
                                         minimum_f32(round_f32_to_bf16(load_u32_as_f32(x, i + 8)),
                                                     load_bf16_as_f32(y, i + 8)),
                                         minimum_f32(round_f32_to_bf16(load_u32_as_f32(x, i + 12)),
                                                     load_bf16_as_f32(y, i + 12)));
    }
}

KERNEL jax_minimum_u32_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_f32_as_f16_wide(z, 0, minimum_f32(round_f32_to_f16(load_u32_as_f32(x, 0)), load_f16_as_f32(y, 0)),
                                    minimum_f32(round_f32_to_f16(load_u32_as_f32(x, 4)), load_f16_as_f32(y, 4)),
                                    minimum_f32(round_f32_to_f16(load_u32_as_f32(x, 8)), load_f16_as_f32(y, 8)),
                                    minimum_f32(round_f32_to_f16(load_u32_as_f32(x, 12)), load_f16_as_f32(y, 12)));
        store_f32_as_f16_wide(z, 16, minimum_f32(round_f32_to_f16(load_u32_as_f32(x, 16)), load_f16_as_f32(y, 16)),
                                     minimum_f32(round_f32_to_f16(load_u32_as_f32(x, 20)), load_f16_as_f32(y, 20)),
                                     minimum_f32(round_f32_to_f16(load_u32_as_f32(x, 24)), load_f16_as_f32(y, 24)),
                                     minimum_f32(round_f32_to_f16(load_u32_as_f32(x, 28)), load_f16_as_f32(y, 28)));
    }
}

KERNEL jax_minimum_u32_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_f32_wide(z, 0, minimum_f32(load_u32_as_f32(x, 0), load_f32(y, 0)),
                             minimum_f32(load_u32_as_f32(x, 4), load_f32(y, 4)),
                             minimum_f32(load_u32_as_f32(x, 8), load_f32(y, 8)),
                             minimum_f32(load_u32_as_f32(x, 12), load_f32(y, 12)));
        store_f32_wide(z, 16, minimum_f32(load_u32_as_f32(x, 16), load_f32(y, 16)),
                              minimum_f32(load_u32_as_f32(x, 20), load_f32(y, 20)),
                              minimum_f32(load_u32_as_f32(x, 24), load_f32(y, 24)),
                              minimum_f32(load_u32_as_f32(x, 28), load_f32(y, 28)));
    }
}

KERNEL jax_minimum_u32_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f64_wide(z, i, minimum_f64(load_u32_as_f64(x, i), load_f64(y, i)),
                                 minimum_f64(load_u32_as_f64(x, i + 2), load_f64(y, i + 2)),
                                 minimum_f64(load_u32_as_f64(x, i + 4), load_f64(y, i + 4)),
                                 minimum_f64(load_u32_as_f64(x, i + 6), load_f64(y, i + 6)));
            store_f64_wide(z, i + 8, minimum_f64(load_u32_as_f64(x, i + 8), load_f64(y, i + 8)),
                                     minimum_f64(load_u32_as_f64(x, i + 10), load_f64(y, i + 10)),
                                     minimum_f64(load_u32_as_f64(x, i + 12), load_f64(y, i + 12)),
                                     minimum_f64(load_u32_as_f64(x, i + 14), load_f64(y, i + 14)));
        }
    }
}

KERNEL jax_minimum_u32_i_weak_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32_wide(z, 0, minimum_u32(load_u32(x, 0), load_u64_as_u32(y, 0)),
                             minimum_u32(load_u32(x, 4), load_u64_as_u32(y, 4)),
                             minimum_u32(load_u32(x, 8), load_u64_as_u32(y, 8)),
                             minimum_u32(load_u32(x, 12), load_u64_as_u32(y, 12)));
        store_u32_wide(z, 16, minimum_u32(load_u32(x, 16), load_u64_as_u32(y, 16)),
                              minimum_u32(load_u32(x, 20), load_u64_as_u32(y, 20)),
                              minimum_u32(load_u32(x, 24), load_u64_as_u32(y, 24)),
                              minimum_u32(load_u32(x, 28), load_u64_as_u32(y, 28)));
    }
}

KERNEL jax_minimum_u64_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_u64_wide(z, 0, minimum_u64(load_u64(x, 0), load_u64(y, 0)),
                             minimum_u64(load_u64(x, 2), load_u64(y, 2)),
                             minimum_u64(load_u64(x, 4), load_u64(y, 4)),
                             minimum_u64(load_u64(x, 6), load_u64(y, 6)));
        store_u64_wide(z, 8, minimum_u64(load_u64(x, 8), load_u64(y, 8)),
                             minimum_u64(load_u64(x, 10), load_u64(y, 10)),
                             minimum_u64(load_u64(x, 12), load_u64(y, 12)),
                             minimum_u64(load_u64(x, 14), load_u64(y, 14)));
        store_u64_wide(z, 16, minimum_u64(load_u64(x, 16), load_u64(y, 16)),
                              minimum_u64(load_u64(x, 18), load_u64(y, 18)),
                              minimum_u64(load_u64(x, 20), load_u64(y, 20)),
                              minimum_u64(load_u64(x, 22), load_u64(y, 22)));
        store_u64_wide(z, 24, minimum_u64(load_u64(x, 24), load_u64(y, 24)),
                              minimum_u64(load_u64(x, 26), load_u64(y, 26)),
                              minimum_u64(load_u64(x, 28), load_u64(y, 28)),
                              minimum_u64(load_u64(x, 30), load_u64(y, 30)));
    }
}

KERNEL jax_minimum_u64_i8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f64_wide(z, i, minimum_f64(load_u64_as_f64(x, i), load_i8_as_f64(y, i)),
                                 minimum_f64(load_u64_as_f64(x, i + 2), load_i8_as_f64(y, i + 2)),
                                 minimum_f64(load_u64_as_f64(x, i + 4), load_i8_as_f64(y, i + 4)),
                                 minimum_f64(load_u64_as_f64(x, i + 6), load_i8_as_f64(y, i + 6)));
            store_f64_wide(z, i + 8, minimum_f64(load_u64_as_f64(x, i + 8), load_i8_as_f64(y, i + 8)),
                                     minimum_f64(load_u64_as_f64(x, i + 10), load_i8_as_f64(y, i + 10)),
                                     minimum_f64(load_u64_as_f64(x, i + 12), load_i8_as_f64(y, i + 12)),
                                     minimum_f64(load_u64_as_f64(x, i + 14), load_i8_as_f64(y, i + 14)));
        }
    }
}

KERNEL jax_minimum_u64_i16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f64_wide(z, i, minimum_f64(load_u64_as_f64(x, i), load_i16_as_f64(y, i)),
                                 minimum_f64(load_u64_as_f64(x, i + 2), load_i16_as_f64(y, i + 2)),
                                 minimum_f64(load_u64_as_f64(x, i + 4), load_i16_as_f64(y, i + 4)),
                                 minimum_f64(load_u64_as_f64(x, i + 6), load_i16_as_f64(y, i + 6)));
            store_f64_wide(z, i + 8, minimum_f64(load_u64_as_f64(x, i + 8), load_i16_as_f64(y, i + 8)),
                                     minimum_f64(load_u64_as_f64(x, i + 10), load_i16_as_f64(y, i + 10)),
                                     minimum_f64(load_u64_as_f64(x, i + 12), load_i16_as_f64(y, i + 12)),
                                     minimum_f64(load_u64_as_f64(x, i + 14), load_i16_as_f64(y, i + 14)));
        }
    }
}

KERNEL jax_minimum_u64_i32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f64_wide(z, i, minimum_f64(load_u64_as_f64(x, i), load_i32_as_f64(y, i)),
                                 minimum_f64(load_u64_as_f64(x, i + 2), load_i32_as_f64(y, i + 2)),
                                 minimum_f64(load_u64_as_f64(x, i + 4), load_i32_as_f64(y, i + 4)),
                                 minimum_f64(load_u64_as_f64(x, i + 6), load_i32_as_f64(y, i + 6)));
            store_f64_wide(z, i + 8, minimum_f64(load_u64_as_f64(x, i + 8), load_i32_as_f64(y, i + 8)),
                                     minimum_f64(load_u64_as_f64(x, i + 10), load_i32_as_f64(y, i + 10)),
                                     minimum_f64(load_u64_as_f64(x, i + 12), load_i32_as_f64(y, i + 12)),
                                     minimum_f64(load_u64_as_f64(x, i + 14), load_i32_as_f64(y, i + 14)));
        }
    }
}

KERNEL jax_minimum_u64_i64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_f64_wide(z, 0, minimum_f64(load_u64_as_f64(x, 0), load_i64_as_f64(y, 0)),
                             minimum_f64(load_u64_as_f64(x, 2), load_i64_as_f64(y, 2)),
                             minimum_f64(load_u64_as_f64(x, 4), load_i64_as_f64(y, 4)),
                             minimum_f64(load_u64_as_f64(x, 6), load_i64_as_f64(y, 6)));
        store_f64_wide(z, 8, minimum_f64(load_u64_as_f64(x, 8), load_i64_as_f64(y, 8)),
                             minimum_f64(load_u64_as_f64(x, 10), load_i64_as_f64(y, 10)),
                             minimum_f64(load_u64_as_f64(x, 12), load_i64_as_f64(y, 12)),
                             minimum_f64(load_u64_as_f64(x, 14), load_i64_as_f64(y, 14)));
        store_f64_wide(z, 16, minimum_f64(load_u64_as_f64(x, 16), load_i64_as_f64(y, 16)),
                              minimum_f64(load_u64_as_f64(x, 18), load_i64_as_f64(y, 18)),
                              minimum_f64(load_u64_as_f64(x, 20), load_i64_as_f64(y, 20)),
                              minimum_f64(load_u64_as_f64(x, 22), load_i64_as_f64(y, 22)));
        store_f64_wide(z, 24, minimum_f64(load_u64_as_f64(x, 24), load_i64_as_f64(y, 24)),
                              minimum_f64(load_u64_as_f64(x, 26), load_i64_as_f64(y, 26)),
                              minimum_f64(load_u64_as_f64(x, 28), load_i64_as_f64(y, 28)),
                              minimum_f64(load_u64_as_f64(x, 30), load_i64_as_f64(y, 30)));
    }
}

KERNEL jax_minimum_u64_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_bf16_wide(z, i, minimum_f32(round_f32_to_bf16(load_u64_as_f32(x, i)), load_bf16_as_f32(y, i)),
                                         minimum_f32(round_f32_to_bf16(load_u64_as_f32(x, i + 4)),
                                                     load_bf16_as_f32(y, i + 4)),
                                         minimum_f32(round_f32_to_bf16(load_u64_as_f32(x, i + 8)),
                                                     load_bf16_as_f32(y, i + 8)),
                                         minimum_f32(round_f32_to_bf16(load_u64_as_f32(x, i + 12)),
                                                     load_bf16_as_f32(y, i + 12)));
    }
}

KERNEL jax_minimum_u64_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_f16_wide(z, i, minimum_f32(round_f32_to_f16(load_u64_as_f32(x, i)), load_f16_as_f32(y, i)),
                                        minimum_f32(round_f32_to_f16(load_u64_as_f32(x, i + 4)),
                                                    load_f16_as_f32(y, i + 4)),
                                        minimum_f32(round_f32_to_f16(load_u64_as_f32(x, i + 8)),
                                                    load_f16_as_f32(y, i + 8)),
                                        minimum_f32(round_f32_to_f16(load_u64_as_f32(x, i + 12)),
                                                    load_f16_as_f32(y, i + 12)));
    }
}

KERNEL jax_minimum_u64_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_wide(z, i, minimum_f32(load_u64_as_f32(x, i), load_f32(y, i)),
                                 minimum_f32(load_u64_as_f32(x, i + 4), load_f32(y, i + 4)),
                                 minimum_f32(load_u64_as_f32(x, i + 8), load_f32(y, i + 8)),
                                 minimum_f32(load_u64_as_f32(x, i + 12), load_f32(y, i + 12)));
    }
}

KERNEL jax_minimum_u64_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_f64_wide(z, 0, minimum_f64(load_u64_as_f64(x, 0), load_f64(y, 0)),
                             minimum_f64(load_u64_as_f64(x, 2), load_f64(y, 2)),
                             minimum_f64(load_u64_as_f64(x, 4), load_f64(y, 4)),
                             minimum_f64(load_u64_as_f64(x, 6), load_f64(y, 6)));
        store_f64_wide(z, 8, minimum_f64(load_u64_as_f64(x, 8), load_f64(y, 8)),
                             minimum_f64(load_u64_as_f64(x, 10), load_f64(y, 10)),
                             minimum_f64(load_u64_as_f64(x, 12), load_f64(y, 12)),
                             minimum_f64(load_u64_as_f64(x, 14), load_f64(y, 14)));
        store_f64_wide(z, 16, minimum_f64(load_u64_as_f64(x, 16), load_f64(y, 16)),
                              minimum_f64(load_u64_as_f64(x, 18), load_f64(y, 18)),
                              minimum_f64(load_u64_as_f64(x, 20), load_f64(y, 20)),
                              minimum_f64(load_u64_as_f64(x, 22), load_f64(y, 22)));
        store_f64_wide(z, 24, minimum_f64(load_u64_as_f64(x, 24), load_f64(y, 24)),
                              minimum_f64(load_u64_as_f64(x, 26), load_f64(y, 26)),
                              minimum_f64(load_u64_as_f64(x, 28), load_f64(y, 28)),
                              minimum_f64(load_u64_as_f64(x, 30), load_f64(y, 30)));
    }
}

KERNEL jax_minimum_i8_i8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    if (a_step == 32 && b_step == 32) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_u8_wide(z, i, minimum_i8(load_u8(x, i), load_u8(y, i)),
                                minimum_i8(load_u8(x, i + 16), load_u8(y, i + 16)));
            store_u8_wide(z, i + 32, minimum_i8(load_u8(x, i + 32), load_u8(y, i + 32)),
                                     minimum_i8(load_u8(x, i + 48), load_u8(y, i + 48)));
            store_u8_wide(z, i + 64, minimum_i8(load_u8(x, i + 64), load_u8(y, i + 64)),
                                     minimum_i8(load_u8(x, i + 80), load_u8(y, i + 80)));
            store_u8_wide(z, i + 96, minimum_i8(load_u8(x, i + 96), load_u8(y, i + 96)),
                                     minimum_i8(load_u8(x, i + 112), load_u8(y, i + 112)));
        }
        blocks %= 4, x += whole, y += whole, z += whole;
    }
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, minimum_i8(load_u8(x, 0), load_u8(y, 0)),
                            minimum_i8(load_u8(x, 16), load_u8(y, 16)));
    }
}

KERNEL jax_minimum_i8_i16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_u16_wide(z, 0, minimum_i16(load_i8_as_i16(x, 0), load_u16(y, 0)),
                             minimum_i16(load_i8_as_i16(x, 8), load_u16(y, 8)),
                             minimum_i16(load_i8_as_i16(x, 16), load_u16(y, 16)),
                             minimum_i16(load_i8_as_i16(x, 24), load_u16(y, 24)));
    }
}

KERNEL jax_minimum_i8_i32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32_wide(z, 0, minimum_i32(load_i8_as_i32(x, 0), load_u32(y, 0)),
                             minimum_i32(load_i8_as_i32(x, 4), load_u32(y, 4)),
                             minimum_i32(load_i8_as_i32(x, 8), load_u32(y, 8)),
                             minimum_i32(load_i8_as_i32(x, 12), load_u32(y, 12)));
        store_u32_wide(z, 16, minimum_i32(load_i8_as_i32(x, 16), load_u32(y, 16)),
                              minimum_i32(load_i8_as_i32(x, 20), load_u32(y, 20)),
                              minimum_i32(load_i8_as_i32(x, 24), load_u32(y, 24)),
                              minimum_i32(load_i8_as_i32(x, 28), load_u32(y, 28)));
    }
}

KERNEL jax_minimum_i8_i64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64_wide(z, i, minimum_i64(load_i8_as_i64(x, i), load_u64(y, i)),
                                 minimum_i64(load_i8_as_i64(x, i + 2), load_u64(y, i + 2)),
                                 minimum_i64(load_i8_as_i64(x, i + 4), load_u64(y, i + 4)),
                                 minimum_i64(load_i8_as_i64(x, i + 6), load_u64(y, i + 6)));
            store_u64_wide(z, i + 8, minimum_i64(load_i8_as_i64(x, i + 8), load_u64(y, i + 8)),
                                     minimum_i64(load_i8_as_i64(x, i + 10), load_u64(y, i + 10)),
                                     minimum_i64(load_i8_as_i64(x, i + 12), load_u64(y, i + 12)),
                                     minimum_i64(load_i8_as_i64(x, i + 14), load_u64(y, i + 14)));
        }
    }
}

KERNEL jax_minimum_i8_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_minimum_of_i8_and_bf16(z, x, y, 0);
        store_minimum_of_i8_and_bf16(z, x, y, 16);
    }
}

KERNEL jax_minimum_i8_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_f32_as_f16_wide(z, 0, minimum_f32(load_i8_as_f32(x, 0), load_f16_as_f32(y, 0)),
                                    minimum_f32(load_i8_as_f32(x, 4), load_f16_as_f32(y, 4)),
                                    minimum_f32(load_i8_as_f32(x, 8), load_f16_as_f32(y, 8)),
                                    minimum_f32(load_i8_as_f32(x, 12), load_f16_as_f32(y, 12)));
        store_f32_as_f16_wide(z, 16, minimum_f32(load_i8_as_f32(x, 16), load_f16_as_f32(y, 16)),
                                     minimum_f32(load_i8_as_f32(x, 20), load_f16_as_f32(y, 20)),
                                     minimum_f32(load_i8_as_f32(x, 24), load_f16_as_f32(y, 24)),
                                     minimum_f32(load_i8_as_f32(x, 28), load_f16_as_f32(y, 28)));
    }
}

KERNEL jax_minimum_i8_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_f32_wide(z, 0, minimum_f32(load_i8_as_f32(x, 0), load_f32(y, 0)),
                             minimum_f32(load_i8_as_f32(x, 4), load_f32(y, 4)),
                             minimum_f32(load_i8_as_f32(x, 8), load_f32(y, 8)),
                             minimum_f32(load_i8_as_f32(x, 12), load_f32(y, 12)));
        store_f32_wide(z, 16, minimum_f32(load_i8_as_f32(x, 16), load_f32(y, 16)),
                              minimum_f32(load_i8_as_f32(x, 20), load_f32(y, 20)),
                              minimum_f32(load_i8_as_f32(x, 24), load_f32(y, 24)),
                              minimum_f32(load_i8_as_f32(x, 28), load_f32(y, 28)));
    }
}

KERNEL jax_minimum_i8_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f64_wide(z, i, minimum_f64(load_i8_as_f64(x, i), load_f64(y, i)),
                                 minimum_f64(load_i8_as_f64(x, i + 2), load_f64(y, i + 2)),
                                 minimum_f64(load_i8_as_f64(x, i + 4), load_f64(y, i + 4)),
                                 minimum_f64(load_i8_as_f64(x, i + 6), load_f64(y, i + 6)));
            store_f64_wide(z, i + 8, minimum_f64(load_i8_as_f64(x, i + 8), load_f64(y, i + 8)),
                                     minimum_f64(load_i8_as_f64(x, i + 10), load_f64(y, i + 10)),
                                     minimum_f64(load_i8_as_f64(x, i + 12), load_f64(y, i + 12)),
                                     minimum_f64(load_i8_as_f64(x, i + 14), load_f64(y, i + 14)));
        }
    }
}

KERNEL jax_minimum_i8_i_weak_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, minimum_i8(load_u8(x, 0), load_u64_as_u8(y, 0)),
                            minimum_i8(load_u8(x, 16), load_u64_as_u8(y, 16)));
    }
}

KERNEL jax_minimum_i16_i16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_u16_wide(z, 0, minimum_i16(load_u16(x, 0), load_u16(y, 0)),
                             minimum_i16(load_u16(x, 8), load_u16(y, 8)),
                             minimum_i16(load_u16(x, 16), load_u16(y, 16)),
                             minimum_i16(load_u16(x, 24), load_u16(y, 24)));
    }
}

KERNEL jax_minimum_i16_i32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32_wide(z, 0, minimum_i32(load_i16_as_i32(x, 0), load_u32(y, 0)),
                             minimum_i32(load_i16_as_i32(x, 4), load_u32(y, 4)),
                             minimum_i32(load_i16_as_i32(x, 8), load_u32(y, 8)),
                             minimum_i32(load_i16_as_i32(x, 12), load_u32(y, 12)));
        store_u32_wide(z, 16, minimum_i32(load_i16_as_i32(x, 16), load_u32(y, 16)),
                              minimum_i32(load_i16_as_i32(x, 20), load_u32(y, 20)),
                              minimum_i32(load_i16_as_i32(x, 24), load_u32(y, 24)),
                              minimum_i32(load_i16_as_i32(x, 28), load_u32(y, 28)));
    }
}

KERNEL jax_minimum_i16_i64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64_wide(z, i, minimum_i64(load_i16_as_i64(x, i), load_u64(y, i)),
                                 minimum_i64(load_i16_as_i64(x, i + 2), load_u64(y, i + 2)),
                                 minimum_i64(load_i16_as_i64(x, i + 4), load_u64(y, i + 4)),
                                 minimum_i64(load_i16_as_i64(x, i + 6), load_u64(y, i + 6)));
            store_u64_wide(z, i + 8, minimum_i64(load_i16_as_i64(x, i + 8), load_u64(y, i + 8)),
                                     minimum_i64(load_i16_as_i64(x, i + 10), load_u64(y, i + 10)),
                                     minimum_i64(load_i16_as_i64(x, i + 12), load_u64(y, i + 12)),
                                     minimum_i64(load_i16_as_i64(x, i + 14), load_u64(y, i + 14)));
        }
    }
}

KERNEL jax_minimum_i16_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_bf16_wide(z, i, minimum_f32(round_f32_to_bf16(load_i16_as_f32(x, i)), load_bf16_as_f32(y, i)),
                                         minimum_f32(round_f32_to_bf16(load_i16_as_f32(x, i + 4)),
                                                     load_bf16_as_f32(y, i + 4)),
                                         minimum_f32(round_f32_to_bf16(load_i16_as_f32(x, i + 8)),
                                                     load_bf16_as_f32(y, i + 8)),
                                         minimum_f32(round_f32_to_bf16(load_i16_as_f32(x, i + 12)),
                                                     load_bf16_as_f32(y, i + 12)));
    }
}

KERNEL jax_minimum_i16_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_f32_as_f16_wide(z, 0, minimum_f32(round_f32_to_f16(load_i16_as_f32(x, 0)), load_f16_as_f32(y, 0)),
                                    minimum_f32(round_f32_to_f16(load_i16_as_f32(x, 4)), load_f16_as_f32(y, 4)),
                                    minimum_f32(round_f32_to_f16(load_i16_as_f32(x, 8)), load_f16_as_f32(y, 8)),
                                    minimum_f32(round_f32_to_f16(load_i16_as_f32(x, 12)), load_f16_as_f32(y, 12)));
        store_f32_as_f16_wide(z, 16, minimum_f32(round_f32_to_f16(load_i16_as_f32(x, 16)), load_f16_as_f32(y, 16)),
                                     minimum_f32(round_f32_to_f16(load_i16_as_f32(x, 20)), load_f16_as_f32(y, 20)),
                                     minimum_f32(round_f32_to_f16(load_i16_as_f32(x, 24)), load_f16_as_f32(y, 24)),
                                     minimum_f32(round_f32_to_f16(load_i16_as_f32(x, 28)), load_f16_as_f32(y, 28)));
    }
}

KERNEL jax_minimum_i16_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_f32_wide(z, 0, minimum_f32(load_i16_as_f32(x, 0), load_f32(y, 0)),
                             minimum_f32(load_i16_as_f32(x, 4), load_f32(y, 4)),
                             minimum_f32(load_i16_as_f32(x, 8), load_f32(y, 8)),
                             minimum_f32(load_i16_as_f32(x, 12), load_f32(y, 12)));
        store_f32_wide(z, 16, minimum_f32(load_i16_as_f32(x, 16), load_f32(y, 16)),
                              minimum_f32(load_i16_as_f32(x, 20), load_f32(y, 20)),
                              minimum_f32(load_i16_as_f32(x, 24), load_f32(y, 24)),
                              minimum_f32(load_i16_as_f32(x, 28), load_f32(y, 28)));
    }
}

KERNEL jax_minimum_i16_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f64_wide(z, i, minimum_f64(load_i16_as_f64(x, i), load_f64(y, i)),
                                 minimum_f64(load_i16_as_f64(x, i + 2), load_f64(y, i + 2)),
                                 minimum_f64(load_i16_as_f64(x, i + 4), load_f64(y, i + 4)),
                                 minimum_f64(load_i16_as_f64(x, i + 6), load_f64(y, i + 6)));
            store_f64_wide(z, i + 8, minimum_f64(load_i16_as_f64(x, i + 8), load_f64(y, i + 8)),
                                     minimum_f64(load_i16_as_f64(x, i + 10), load_f64(y, i + 10)),
                                     minimum_f64(load_i16_as_f64(x, i + 12), load_f64(y, i + 12)),
                                     minimum_f64(load_i16_as_f64(x, i + 14), load_f64(y, i + 14)));
        }
    }
}

KERNEL jax_minimum_i16_i_weak_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_u16_wide(z, 0, minimum_i16(load_u16(x, 0), load_u64_as_u16(y, 0)),
                             minimum_i16(load_u16(x, 8), load_u64_as_u16(y, 8)),
                             minimum_i16(load_u16(x, 16), load_u64_as_u16(y, 16)),
                             minimum_i16(load_u16(x, 24), load_u64_as_u16(y, 24)));
    }
}

KERNEL jax_minimum_i32_i32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32_wide(z, 0, minimum_i32(load_u32(x, 0), load_u32(y, 0)),
                             minimum_i32(load_u32(x, 4), load_u32(y, 4)),
                             minimum_i32(load_u32(x, 8), load_u32(y, 8)),
                             minimum_i32(load_u32(x, 12), load_u32(y, 12)));
        store_u32_wide(z, 16, minimum_i32(load_u32(x, 16), load_u32(y, 16)),
                              minimum_i32(load_u32(x, 20), load_u32(y, 20)),
                              minimum_i32(load_u32(x, 24), load_u32(y, 24)),
                              minimum_i32(load_u32(x, 28), load_u32(y, 28)));
    }
}

KERNEL jax_minimum_i32_i64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64_wide(z, i, minimum_i64(load_i32_as_i64(x, i), load_u64(y, i)),
                                 minimum_i64(load_i32_as_i64(x, i + 2), load_u64(y, i + 2)),
                                 minimum_i64(load_i32_as_i64(x, i + 4), load_u64(y, i + 4)),
                                 minimum_i64(load_i32_as_i64(x, i + 6), load_u64(y, i + 6)));
            store_u64_wide(z, i + 8, minimum_i64(load_i32_as_i64(x, i + 8), load_u64(y, i + 8)),
                                     minimum_i64(load_i32_as_i64(x, i + 10), load_u64(y, i + 10)),
                                     minimum_i64(load_i32_as_i64(x, i + 12), load_u64(y, i + 12)),
                                     minimum_i64(load_i32_as_i64(x, i + 14), load_u64(y, i + 14)));
        }
    }
}

KERNEL jax_minimum_i32_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_bf16_wide(z, i, minimum_f32(round_f32_to_bf16(load_i32_as_f32(x, i)), load_bf16_as_f32(y, i)),
                                         minimum_f32(round_f32_to_bf16(load_i32_as_f32(x, i + 4)),
                                                     load_bf16_as_f32(y, i + 4)),
                                         minimum_f32(round_f32_to_bf16(load_i32_as_f32(x, i + 8)),
                                                     load_bf16_as_f32(y, i + 8)),
                                         minimum_f32(round_f32_to_bf16(load_i32_as_f32(x, i + 12)),
                                                     load_bf16_as_f32(y, i + 12)));
    }
}

KERNEL jax_minimum_i32_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_f32_as_f16_wide(z, 0, minimum_f32(round_f32_to_f16(load_i32_as_f32(x, 0)), load_f16_as_f32(y, 0)),
                                    minimum_f32(round_f32_to_f16(load_i32_as_f32(x, 4)), load_f16_as_f32(y, 4)),
                                    minimum_f32(round_f32_to_f16(load_i32_as_f32(x, 8)), load_f16_as_f32(y, 8)),
                                    minimum_f32(round_f32_to_f16(load_i32_as_f32(x, 12)), load_f16_as_f32(y, 12)));
        store_f32_as_f16_wide(z, 16, minimum_f32(round_f32_to_f16(load_i32_as_f32(x, 16)), load_f16_as_f32(y, 16)),
                                     minimum_f32(round_f32_to_f16(load_i32_as_f32(x, 20)), load_f16_as_f32(y, 20)),
                                     minimum_f32(round_f32_to_f16(load_i32_as_f32(x, 24)), load_f16_as_f32(y, 24)),
                                     minimum_f32(round_f32_to_f16(load_i32_as_f32(x, 28)), load_f16_as_f32(y, 28)));
    }
}

KERNEL jax_minimum_i32_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_f32_wide(z, 0, minimum_f32(load_i32_as_f32(x, 0), load_f32(y, 0)),
                             minimum_f32(load_i32_as_f32(x, 4), load_f32(y, 4)),
                             minimum_f32(load_i32_as_f32(x, 8), load_f32(y, 8)),
                             minimum_f32(load_i32_as_f32(x, 12), load_f32(y, 12)));
        store_f32_wide(z, 16, minimum_f32(load_i32_as_f32(x, 16), load_f32(y, 16)),
                              minimum_f32(load_i32_as_f32(x, 20), load_f32(y, 20)),
                              minimum_f32(load_i32_as_f32(x, 24), load_f32(y, 24)),
                              minimum_f32(load_i32_as_f32(x, 28), load_f32(y, 28)));
    }
}

KERNEL jax_minimum_i32_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f64_wide(z, i, minimum_f64(load_i32_as_f64(x, i), load_f64(y, i)),
                                 minimum_f64(load_i32_as_f64(x, i + 2), load_f64(y, i + 2)),
                                 minimum_f64(load_i32_as_f64(x, i + 4), load_f64(y, i + 4)),
                                 minimum_f64(load_i32_as_f64(x, i + 6), load_f64(y, i + 6)));
            store_f64_wide(z, i + 8, minimum_f64(load_i32_as_f64(x, i + 8), load_f64(y, i + 8)),
                                     minimum_f64(load_i32_as_f64(x, i + 10), load_f64(y, i + 10)),
                                     minimum_f64(load_i32_as_f64(x, i + 12), load_f64(y, i + 12)),
                                     minimum_f64(load_i32_as_f64(x, i + 14), load_f64(y, i + 14)));
        }
    }
}

KERNEL jax_minimum_i32_i_weak_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32_wide(z, 0, minimum_i32(load_u32(x, 0), load_u64_as_u32(y, 0)),
                             minimum_i32(load_u32(x, 4), load_u64_as_u32(y, 4)),
                             minimum_i32(load_u32(x, 8), load_u64_as_u32(y, 8)),
                             minimum_i32(load_u32(x, 12), load_u64_as_u32(y, 12)));
        store_u32_wide(z, 16, minimum_i32(load_u32(x, 16), load_u64_as_u32(y, 16)),
                              minimum_i32(load_u32(x, 20), load_u64_as_u32(y, 20)),
                              minimum_i32(load_u32(x, 24), load_u64_as_u32(y, 24)),
                              minimum_i32(load_u32(x, 28), load_u64_as_u32(y, 28)));
    }
}

KERNEL jax_minimum_i64_i64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_u64_wide(z, 0, minimum_i64(load_u64(x, 0), load_u64(y, 0)),
                             minimum_i64(load_u64(x, 2), load_u64(y, 2)),
                             minimum_i64(load_u64(x, 4), load_u64(y, 4)),
                             minimum_i64(load_u64(x, 6), load_u64(y, 6)));
        store_u64_wide(z, 8, minimum_i64(load_u64(x, 8), load_u64(y, 8)),
                             minimum_i64(load_u64(x, 10), load_u64(y, 10)),
                             minimum_i64(load_u64(x, 12), load_u64(y, 12)),
                             minimum_i64(load_u64(x, 14), load_u64(y, 14)));
        store_u64_wide(z, 16, minimum_i64(load_u64(x, 16), load_u64(y, 16)),
                              minimum_i64(load_u64(x, 18), load_u64(y, 18)),
                              minimum_i64(load_u64(x, 20), load_u64(y, 20)),
                              minimum_i64(load_u64(x, 22), load_u64(y, 22)));
        store_u64_wide(z, 24, minimum_i64(load_u64(x, 24), load_u64(y, 24)),
                              minimum_i64(load_u64(x, 26), load_u64(y, 26)),
                              minimum_i64(load_u64(x, 28), load_u64(y, 28)),
                              minimum_i64(load_u64(x, 30), load_u64(y, 30)));
    }
}

KERNEL jax_minimum_i64_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_bf16_wide(z, i, minimum_f32(round_f32_to_bf16(load_i64_as_f32(x, i)), load_bf16_as_f32(y, i)),
                                         minimum_f32(round_f32_to_bf16(load_i64_as_f32(x, i + 4)),
                                                     load_bf16_as_f32(y, i + 4)),
                                         minimum_f32(round_f32_to_bf16(load_i64_as_f32(x, i + 8)),
                                                     load_bf16_as_f32(y, i + 8)),
                                         minimum_f32(round_f32_to_bf16(load_i64_as_f32(x, i + 12)),
                                                     load_bf16_as_f32(y, i + 12)));
    }
}

KERNEL jax_minimum_i64_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_f16_wide(z, i, minimum_f32(round_f32_to_f16(load_i64_as_f32(x, i)), load_f16_as_f32(y, i)),
                                        minimum_f32(round_f32_to_f16(load_i64_as_f32(x, i + 4)),
                                                    load_f16_as_f32(y, i + 4)),
                                        minimum_f32(round_f32_to_f16(load_i64_as_f32(x, i + 8)),
                                                    load_f16_as_f32(y, i + 8)),
                                        minimum_f32(round_f32_to_f16(load_i64_as_f32(x, i + 12)),
                                                    load_f16_as_f32(y, i + 12)));
    }
}

KERNEL jax_minimum_i64_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_wide(z, i, minimum_f32(load_i64_as_f32(x, i), load_f32(y, i)),
                                 minimum_f32(load_i64_as_f32(x, i + 4), load_f32(y, i + 4)),
                                 minimum_f32(load_i64_as_f32(x, i + 8), load_f32(y, i + 8)),
                                 minimum_f32(load_i64_as_f32(x, i + 12), load_f32(y, i + 12)));
    }
}

KERNEL jax_minimum_i64_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_f64_wide(z, 0, minimum_f64(load_i64_as_f64(x, 0), load_f64(y, 0)),
                             minimum_f64(load_i64_as_f64(x, 2), load_f64(y, 2)),
                             minimum_f64(load_i64_as_f64(x, 4), load_f64(y, 4)),
                             minimum_f64(load_i64_as_f64(x, 6), load_f64(y, 6)));
        store_f64_wide(z, 8, minimum_f64(load_i64_as_f64(x, 8), load_f64(y, 8)),
                             minimum_f64(load_i64_as_f64(x, 10), load_f64(y, 10)),
                             minimum_f64(load_i64_as_f64(x, 12), load_f64(y, 12)),
                             minimum_f64(load_i64_as_f64(x, 14), load_f64(y, 14)));
        store_f64_wide(z, 16, minimum_f64(load_i64_as_f64(x, 16), load_f64(y, 16)),
                              minimum_f64(load_i64_as_f64(x, 18), load_f64(y, 18)),
                              minimum_f64(load_i64_as_f64(x, 20), load_f64(y, 20)),
                              minimum_f64(load_i64_as_f64(x, 22), load_f64(y, 22)));
        store_f64_wide(z, 24, minimum_f64(load_i64_as_f64(x, 24), load_f64(y, 24)),
                              minimum_f64(load_i64_as_f64(x, 26), load_f64(y, 26)),
                              minimum_f64(load_i64_as_f64(x, 28), load_f64(y, 28)),
                              minimum_f64(load_i64_as_f64(x, 30), load_f64(y, 30)));
    }
}

KERNEL jax_minimum_bf16_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_minimum_of_bf16_and_bf16(z, x, y, 0);
        store_minimum_of_bf16_and_bf16(z, x, y, 16);
    }
}

KERNEL jax_minimum_bf16_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_f32_wide(z, 0, minimum_f32(load_bf16_as_f32(x, 0), load_f16_as_f32(y, 0)),
                             minimum_f32(load_bf16_as_f32(x, 4), load_f16_as_f32(y, 4)),
                             minimum_f32(load_bf16_as_f32(x, 8), load_f16_as_f32(y, 8)),
                             minimum_f32(load_bf16_as_f32(x, 12), load_f16_as_f32(y, 12)));
        store_f32_wide(z, 16, minimum_f32(load_bf16_as_f32(x, 16), load_f16_as_f32(y, 16)),
                              minimum_f32(load_bf16_as_f32(x, 20), load_f16_as_f32(y, 20)),
                              minimum_f32(load_bf16_as_f32(x, 24), load_f16_as_f32(y, 24)),
                              minimum_f32(load_bf16_as_f32(x, 28), load_f16_as_f32(y, 28)));
    }
}

KERNEL jax_minimum_bf16_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_f32_wide(z, 0, minimum_f32(load_bf16_as_f32(x, 0), load_f32(y, 0)),
                             minimum_f32(load_bf16_as_f32(x, 4), load_f32(y, 4)),
                             minimum_f32(load_bf16_as_f32(x, 8), load_f32(y, 8)),
                             minimum_f32(load_bf16_as_f32(x, 12), load_f32(y, 12)));
        store_f32_wide(z, 16, minimum_f32(load_bf16_as_f32(x, 16), load_f32(y, 16)),
                              minimum_f32(load_bf16_as_f32(x, 20), load_f32(y, 20)),
                              minimum_f32(load_bf16_as_f32(x, 24), load_f32(y, 24)),
                              minimum_f32(load_bf16_as_f32(x, 28), load_f32(y, 28)));
    }
}

KERNEL jax_minimum_bf16_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f64_wide(z, i, minimum_f64(load_bf16_as_f64(x, i), load_f64(y, i)),
                                 minimum_f64(load_bf16_as_f64(x, i + 2), load_f64(y, i + 2)),
                                 minimum_f64(load_bf16_as_f64(x, i + 4), load_f64(y, i + 4)),
                                 minimum_f64(load_bf16_as_f64(x, i + 6), load_f64(y, i + 6)));
            store_f64_wide(z, i + 8, minimum_f64(load_bf16_as_f64(x, i + 8), load_f64(y, i + 8)),
                                     minimum_f64(load_bf16_as_f64(x, i + 10), load_f64(y, i + 10)),
                                     minimum_f64(load_bf16_as_f64(x, i + 12), load_f64(y, i + 12)),
                                     minimum_f64(load_bf16_as_f64(x, i + 14), load_f64(y, i + 14)));
        }
    }
}

KERNEL jax_minimum_bf16_f_weak_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_bf16_wide(z, i, minimum_f32(load_bf16_as_f32(x, i), round_f32_to_bf16(load_f64_as_f32(y, i))),
                                         minimum_f32(load_bf16_as_f32(x, i + 4),
                                                     round_f32_to_bf16(load_f64_as_f32(y, i + 4))),
                                         minimum_f32(load_bf16_as_f32(x, i + 8),
                                                     round_f32_to_bf16(load_f64_as_f32(y, i + 8))),
                                         minimum_f32(load_bf16_as_f32(x, i + 12),
                                                     round_f32_to_bf16(load_f64_as_f32(y, i + 12))));
    }
}

KERNEL jax_minimum_f16_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_f32_as_f16_wide(z, 0, minimum_f32(load_f16_as_f32(x, 0), load_f16_as_f32(y, 0)),
                                    minimum_f32(load_f16_as_f32(x, 4), load_f16_as_f32(y, 4)),
                                    minimum_f32(load_f16_as_f32(x, 8), load_f16_as_f32(y, 8)),
                                    minimum_f32(load_f16_as_f32(x, 12), load_f16_as_f32(y, 12)));
        store_f32_as_f16_wide(z, 16, minimum_f32(load_f16_as_f32(x, 16), load_f16_as_f32(y, 16)),
                                     minimum_f32(load_f16_as_f32(x, 20), load_f16_as_f32(y, 20)),
                                     minimum_f32(load_f16_as_f32(x, 24), load_f16_as_f32(y, 24)),
                                     minimum_f32(load_f16_as_f32(x, 28), load_f16_as_f32(y, 28)));
    }
}

KERNEL jax_minimum_f16_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_f32_wide(z, 0, minimum_f32(load_f16_as_f32(x, 0), load_f32(y, 0)),
                             minimum_f32(load_f16_as_f32(x, 4), load_f32(y, 4)),
                             minimum_f32(load_f16_as_f32(x, 8), load_f32(y, 8)),
                             minimum_f32(load_f16_as_f32(x, 12), load_f32(y, 12)));
        store_f32_wide(z, 16, minimum_f32(load_f16_as_f32(x, 16), load_f32(y, 16)),
                              minimum_f32(load_f16_as_f32(x, 20), load_f32(y, 20)),
                              minimum_f32(load_f16_as_f32(x, 24), load_f32(y, 24)),
                              minimum_f32(load_f16_as_f32(x, 28), load_f32(y, 28)));
    }
}

KERNEL jax_minimum_f16_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f64_wide(z, i, minimum_f64(load_f16_as_f64(x, i), load_f64(y, i)),
                                 minimum_f64(load_f16_as_f64(x, i + 2), load_f64(y, i + 2)),
                                 minimum_f64(load_f16_as_f64(x, i + 4), load_f64(y, i + 4)),
                                 minimum_f64(load_f16_as_f64(x, i + 6), load_f64(y, i + 6)));
            store_f64_wide(z, i + 8, minimum_f64(load_f16_as_f64(x, i + 8), load_f64(y, i + 8)),
                                     minimum_f64(load_f16_as_f64(x, i + 10), load_f64(y, i + 10)),
                                     minimum_f64(load_f16_as_f64(x, i + 12), load_f64(y, i + 12)),
                                     minimum_f64(load_f16_as_f64(x, i + 14), load_f64(y, i + 14)));
        }
    }
}

KERNEL jax_minimum_f16_f_weak_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_f32_as_f16_wide(z, 0, minimum_f32(load_f16_as_f32(x, 0), round_f32_to_f16(load_f64_as_f32(y, 0))),
                                    minimum_f32(load_f16_as_f32(x, 4), round_f32_to_f16(load_f64_as_f32(y, 4))),
                                    minimum_f32(load_f16_as_f32(x, 8), round_f32_to_f16(load_f64_as_f32(y, 8))),
                                    minimum_f32(load_f16_as_f32(x, 12), round_f32_to_f16(load_f64_as_f32(y, 12))));
        store_f32_as_f16_wide(z, 16, minimum_f32(load_f16_as_f32(x, 16), round_f32_to_f16(load_f64_as_f32(y, 16))),
                                     minimum_f32(load_f16_as_f32(x, 20), round_f32_to_f16(load_f64_as_f32(y, 20))),
                                     minimum_f32(load_f16_as_f32(x, 24), round_f32_to_f16(load_f64_as_f32(y, 24))),
                                     minimum_f32(load_f16_as_f32(x, 28), round_f32_to_f16(load_f64_as_f32(y, 28))));
    }
}

KERNEL jax_minimum_f32_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_f32_wide(z, 0, minimum_f32(load_f32(x, 0), load_f32(y, 0)),
                             minimum_f32(load_f32(x, 4), load_f32(y, 4)),
                             minimum_f32(load_f32(x, 8), load_f32(y, 8)),
                             minimum_f32(load_f32(x, 12), load_f32(y, 12)));
        store_f32_wide(z, 16, minimum_f32(load_f32(x, 16), load_f32(y, 16)),
                              minimum_f32(load_f32(x, 20), load_f32(y, 20)),
                              minimum_f32(load_f32(x, 24), load_f32(y, 24)),
                              minimum_f32(load_f32(x, 28), load_f32(y, 28)));
    }
}

KERNEL jax_minimum_f32_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_f64_wide(z, 0, minimum_f64(load_f32_as_f64(x, 0), load_f64(y, 0)),
                             minimum_f64(load_f32_as_f64(x, 2), load_f64(y, 2)),
                             minimum_f64(load_f32_as_f64(x, 4), load_f64(y, 4)),
                             minimum_f64(load_f32_as_f64(x, 6), load_f64(y, 6)));
        store_f64_wide(z, 8, minimum_f64(load_f32_as_f64(x, 8), load_f64(y, 8)),
                             minimum_f64(load_f32_as_f64(x, 10), load_f64(y, 10)),
                             minimum_f64(load_f32_as_f64(x, 12), load_f64(y, 12)),
                             minimum_f64(load_f32_as_f64(x, 14), load_f64(y, 14)));
        store_f64_wide(z, 16, minimum_f64(load_f32_as_f64(x, 16), load_f64(y, 16)),
                              minimum_f64(load_f32_as_f64(x, 18), load_f64(y, 18)),
                              minimum_f64(load_f32_as_f64(x, 20), load_f64(y, 20)),
                              minimum_f64(load_f32_as_f64(x, 22), load_f64(y, 22)));
        store_f64_wide(z, 24, minimum_f64(load_f32_as_f64(x, 24), load_f64(y, 24)),
                              minimum_f64(load_f32_as_f64(x, 26), load_f64(y, 26)),
                              minimum_f64(load_f32_as_f64(x, 28), load_f64(y, 28)),
                              minimum_f64(load_f32_as_f64(x, 30), load_f64(y, 30)));
    }
}

KERNEL jax_minimum_f32_f_weak_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_f32_wide(z, 0, minimum_f32(load_f32(x, 0), load_f64_as_f32(y, 0)),
                             minimum_f32(load_f32(x, 4), load_f64_as_f32(y, 4)),
                             minimum_f32(load_f32(x, 8), load_f64_as_f32(y, 8)),
                             minimum_f32(load_f32(x, 12), load_f64_as_f32(y, 12)));
        store_f32_wide(z, 16, minimum_f32(load_f32(x, 16), load_f64_as_f32(y, 16)),
                              minimum_f32(load_f32(x, 20), load_f64_as_f32(y, 20)),
                              minimum_f32(load_f32(x, 24), load_f64_as_f32(y, 24)),
                              minimum_f32(load_f32(x, 28), load_f64_as_f32(y, 28)));
    }
}

KERNEL jax_minimum_f64_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_f64_wide(z, 0, minimum_f64(load_f64(x, 0), load_f64(y, 0)),
                             minimum_f64(load_f64(x, 2), load_f64(y, 2)),
                             minimum_f64(load_f64(x, 4), load_f64(y, 4)),
                             minimum_f64(load_f64(x, 6), load_f64(y, 6)));
        store_f64_wide(z, 8, minimum_f64(load_f64(x, 8), load_f64(y, 8)),
                             minimum_f64(load_f64(x, 10), load_f64(y, 10)),
                             minimum_f64(load_f64(x, 12), load_f64(y, 12)),
                             minimum_f64(load_f64(x, 14), load_f64(y, 14)));
        store_f64_wide(z, 16, minimum_f64(load_f64(x, 16), load_f64(y, 16)),
                              minimum_f64(load_f64(x, 18), load_f64(y, 18)),
                              minimum_f64(load_f64(x, 20), load_f64(y, 20)),
                              minimum_f64(load_f64(x, 22), load_f64(y, 22)));
        store_f64_wide(z, 24, minimum_f64(load_f64(x, 24), load_f64(y, 24)),
                              minimum_f64(load_f64(x, 26), load_f64(y, 26)),
                              minimum_f64(load_f64(x, 28), load_f64(y, 28)),
                              minimum_f64(load_f64(x, 30), load_f64(y, 30)));
    }
}

#else
typedef int jax_minimum_neon_is_absent_; /* ISO C wants a declaration in every file. */
#endif
