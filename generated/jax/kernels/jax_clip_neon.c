/*
 * kernels/jax_clip_neon.c: clip in NEON.
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

jax_ternary_kernel
    jax_clip_b_neon, jax_clip_u8_neon, jax_clip_u16_neon, jax_clip_u32_neon, jax_clip_u64_neon, jax_clip_i8_neon,
    jax_clip_i16_neon, jax_clip_i32_neon, jax_clip_i64_neon, jax_clip_bf16_neon, jax_clip_f16_neon,
    jax_clip_f32_neon, jax_clip_f64_neon;

KERNEL jax_clip_b_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                       const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(bitwise_or_u8(load_u8_as_b(x, 0), load_u8_as_b(y, 0)), load_u8_as_b(w, 0)),
                            bitwise_and_u8(bitwise_or_u8(load_u8_as_b(x, 16), load_u8_as_b(y, 16)), load_u8_as_b(w, 16)));
    }
}

KERNEL jax_clip_u8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                        const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 32) {
        store_u8_wide(z, 0, minimum_u8(maximum_u8(load_u8(x, 0), load_u8(y, 0)), load_u8(w, 0)),
                            minimum_u8(maximum_u8(load_u8(x, 16), load_u8(y, 16)), load_u8(w, 16)));
    }
}

KERNEL jax_clip_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                         const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 64) {
        store_u16_wide(z, 0, minimum_u16(maximum_u16(load_u16(x, 0), load_u16(y, 0)), load_u16(w, 0)),
                             minimum_u16(maximum_u16(load_u16(x, 8), load_u16(y, 8)), load_u16(w, 8)),
                             minimum_u16(maximum_u16(load_u16(x, 16), load_u16(y, 16)), load_u16(w, 16)),
                             minimum_u16(maximum_u16(load_u16(x, 24), load_u16(y, 24)), load_u16(w, 24)));
    }
}

KERNEL jax_clip_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                         const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 128) {
        store_u32_wide(z, 0, minimum_u32(maximum_u32(load_u32(x, 0), load_u32(y, 0)), load_u32(w, 0)),
                             minimum_u32(maximum_u32(load_u32(x, 4), load_u32(y, 4)), load_u32(w, 4)),
                             minimum_u32(maximum_u32(load_u32(x, 8), load_u32(y, 8)), load_u32(w, 8)),
                             minimum_u32(maximum_u32(load_u32(x, 12), load_u32(y, 12)), load_u32(w, 12)));
        store_u32_wide(z, 16, minimum_u32(maximum_u32(load_u32(x, 16), load_u32(y, 16)), load_u32(w, 16)),
                              minimum_u32(maximum_u32(load_u32(x, 20), load_u32(y, 20)), load_u32(w, 20)),
                              minimum_u32(maximum_u32(load_u32(x, 24), load_u32(y, 24)), load_u32(w, 24)),
                              minimum_u32(maximum_u32(load_u32(x, 28), load_u32(y, 28)), load_u32(w, 28)));
    }
}

KERNEL jax_clip_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                         const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64_wide(z, i, minimum_u64(maximum_u64(load_u64(x, i), load_u64(y, i)), load_u64(w, i)),
                                 minimum_u64(maximum_u64(load_u64(x, i + 2), load_u64(y, i + 2)), load_u64(w, i + 2)),
                                 minimum_u64(maximum_u64(load_u64(x, i + 4), load_u64(y, i + 4)), load_u64(w, i + 4)),
                                 minimum_u64(maximum_u64(load_u64(x, i + 6), load_u64(y, i + 6)), load_u64(w, i + 6)));
            store_u64_wide(z, i + 8, minimum_u64(maximum_u64(load_u64(x, i + 8), load_u64(y, i + 8)),
                                                 load_u64(w, i + 8)),
                                     minimum_u64(maximum_u64(load_u64(x, i + 10), load_u64(y, i + 10)),
                                                 load_u64(w, i + 10)),
                                     minimum_u64(maximum_u64(load_u64(x, i + 12), load_u64(y, i + 12)),
                                                 load_u64(w, i + 12)),
                                     minimum_u64(maximum_u64(load_u64(x, i + 14), load_u64(y, i + 14)),
                                                 load_u64(w, i + 14)));
        }
    }
}

KERNEL jax_clip_i8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                        const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 32) {
        store_u8_wide(z, 0, minimum_i8(maximum_i8(load_u8(x, 0), load_u8(y, 0)), load_u8(w, 0)),
                            minimum_i8(maximum_i8(load_u8(x, 16), load_u8(y, 16)), load_u8(w, 16)));
    }
}

KERNEL jax_clip_i16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                         const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 64) {
        store_u16_wide(z, 0, minimum_i16(maximum_i16(load_u16(x, 0), load_u16(y, 0)), load_u16(w, 0)),
                             minimum_i16(maximum_i16(load_u16(x, 8), load_u16(y, 8)), load_u16(w, 8)),
                             minimum_i16(maximum_i16(load_u16(x, 16), load_u16(y, 16)), load_u16(w, 16)),
                             minimum_i16(maximum_i16(load_u16(x, 24), load_u16(y, 24)), load_u16(w, 24)));
    }
}

KERNEL jax_clip_i32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                         const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 128) {
        store_u32_wide(z, 0, minimum_i32(maximum_i32(load_u32(x, 0), load_u32(y, 0)), load_u32(w, 0)),
                             minimum_i32(maximum_i32(load_u32(x, 4), load_u32(y, 4)), load_u32(w, 4)),
                             minimum_i32(maximum_i32(load_u32(x, 8), load_u32(y, 8)), load_u32(w, 8)),
                             minimum_i32(maximum_i32(load_u32(x, 12), load_u32(y, 12)), load_u32(w, 12)));
        store_u32_wide(z, 16, minimum_i32(maximum_i32(load_u32(x, 16), load_u32(y, 16)), load_u32(w, 16)),
                              minimum_i32(maximum_i32(load_u32(x, 20), load_u32(y, 20)), load_u32(w, 20)),
                              minimum_i32(maximum_i32(load_u32(x, 24), load_u32(y, 24)), load_u32(w, 24)),
                              minimum_i32(maximum_i32(load_u32(x, 28), load_u32(y, 28)), load_u32(w, 28)));
    }
}

KERNEL jax_clip_i64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                         const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64_wide(z, i, minimum_i64(maximum_i64(load_u64(x, i), load_u64(y, i)), load_u64(w, i)),
                                 minimum_i64(maximum_i64(load_u64(x, i + 2), load_u64(y, i + 2)), load_u64(w, i + 2)),
                                 minimum_i64(maximum_i64(load_u64(x, i + 4), load_u64(y, i + 4)), load_u64(w, i + 4)),
                                 minimum_i64(maximum_i64(load_u64(x, i + 6), load_u64(y, i + 6)), load_u64(w, i + 6)));
            store_u64_wide(z, i + 8, minimum_i64(maximum_i64(load_u64(x, i + 8), load_u64(y, i + 8)),
                                                 load_u64(w, i + 8)),
                                     minimum_i64(maximum_i64(load_u64(x, i + 10), load_u64(y, i + 10)),
                                                 load_u64(w, i + 10)),
                                     minimum_i64(maximum_i64(load_u64(x, i + 12), load_u64(y, i + 12)),
                                                 load_u64(w, i + 12)),
                                     minimum_i64(maximum_i64(load_u64(x, i + 14), load_u64(y, i + 14)),
                                                 load_u64(w, i + 14)));
        }
    }
}

KERNEL jax_clip_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                          const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_bf16_wide(z, i, minimum_f32(maximum_f32(load_bf16_as_f32(x, i), load_bf16_as_f32(y, i)),
                                                     load_bf16_as_f32(w, i)),
                                         minimum_f32(maximum_f32(load_bf16_as_f32(x, i + 4), load_bf16_as_f32(y, i + 4)),
                                                     load_bf16_as_f32(w, i + 4)),
                                         minimum_f32(maximum_f32(load_bf16_as_f32(x, i + 8), load_bf16_as_f32(y, i + 8)),
                                                     load_bf16_as_f32(w, i + 8)),
                                         minimum_f32(maximum_f32(load_bf16_as_f32(x, i + 12),
                                                                 load_bf16_as_f32(y, i + 12)),
                                                     load_bf16_as_f32(w, i + 12)));
    }
}

KERNEL jax_clip_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                         const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_f16_wide(z, i, minimum_f32(maximum_f32(load_f16_as_f32(x, i), load_f16_as_f32(y, i)),
                                                    load_f16_as_f32(w, i)),
                                        minimum_f32(maximum_f32(load_f16_as_f32(x, i + 4), load_f16_as_f32(y, i + 4)),
                                                    load_f16_as_f32(w, i + 4)),
                                        minimum_f32(maximum_f32(load_f16_as_f32(x, i + 8), load_f16_as_f32(y, i + 8)),
                                                    load_f16_as_f32(w, i + 8)),
                                        minimum_f32(maximum_f32(load_f16_as_f32(x, i + 12), load_f16_as_f32(y, i + 12)),
                                                    load_f16_as_f32(w, i + 12)));
    }
}

KERNEL jax_clip_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                         const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 128) {
        store_f32_wide(z, 0, minimum_f32(maximum_f32(load_f32(x, 0), load_f32(y, 0)), load_f32(w, 0)),
                             minimum_f32(maximum_f32(load_f32(x, 4), load_f32(y, 4)), load_f32(w, 4)),
                             minimum_f32(maximum_f32(load_f32(x, 8), load_f32(y, 8)), load_f32(w, 8)),
                             minimum_f32(maximum_f32(load_f32(x, 12), load_f32(y, 12)), load_f32(w, 12)));
        store_f32_wide(z, 16, minimum_f32(maximum_f32(load_f32(x, 16), load_f32(y, 16)), load_f32(w, 16)),
                              minimum_f32(maximum_f32(load_f32(x, 20), load_f32(y, 20)), load_f32(w, 20)),
                              minimum_f32(maximum_f32(load_f32(x, 24), load_f32(y, 24)), load_f32(w, 24)),
                              minimum_f32(maximum_f32(load_f32(x, 28), load_f32(y, 28)), load_f32(w, 28)));
    }
}

KERNEL jax_clip_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                         const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 256) {
        store_f64_wide(z, 0, minimum_f64(maximum_f64(load_f64(x, 0), load_f64(y, 0)), load_f64(w, 0)),
                             minimum_f64(maximum_f64(load_f64(x, 2), load_f64(y, 2)), load_f64(w, 2)),
                             minimum_f64(maximum_f64(load_f64(x, 4), load_f64(y, 4)), load_f64(w, 4)),
                             minimum_f64(maximum_f64(load_f64(x, 6), load_f64(y, 6)), load_f64(w, 6)));
        store_f64_wide(z, 8, minimum_f64(maximum_f64(load_f64(x, 8), load_f64(y, 8)), load_f64(w, 8)),
                             minimum_f64(maximum_f64(load_f64(x, 10), load_f64(y, 10)), load_f64(w, 10)),
                             minimum_f64(maximum_f64(load_f64(x, 12), load_f64(y, 12)), load_f64(w, 12)),
                             minimum_f64(maximum_f64(load_f64(x, 14), load_f64(y, 14)), load_f64(w, 14)));
        store_f64_wide(z, 16, minimum_f64(maximum_f64(load_f64(x, 16), load_f64(y, 16)), load_f64(w, 16)),
                              minimum_f64(maximum_f64(load_f64(x, 18), load_f64(y, 18)), load_f64(w, 18)),
                              minimum_f64(maximum_f64(load_f64(x, 20), load_f64(y, 20)), load_f64(w, 20)),
                              minimum_f64(maximum_f64(load_f64(x, 22), load_f64(y, 22)), load_f64(w, 22)));
        store_f64_wide(z, 24, minimum_f64(maximum_f64(load_f64(x, 24), load_f64(y, 24)), load_f64(w, 24)),
                              minimum_f64(maximum_f64(load_f64(x, 26), load_f64(y, 26)), load_f64(w, 26)),
                              minimum_f64(maximum_f64(load_f64(x, 28), load_f64(y, 28)), load_f64(w, 28)),
                              minimum_f64(maximum_f64(load_f64(x, 30), load_f64(y, 30)), load_f64(w, 30)));
    }
}

#else
typedef int jax_clip_neon_is_absent_; /* ISO C wants a declaration in every file. */
#endif
