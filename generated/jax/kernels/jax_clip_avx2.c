/*
 * kernels/jax_clip_avx2.c: clip in AVX2 (x86-64).
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

jax_ternary_kernel
    jax_clip_b_avx2, jax_clip_u8_avx2, jax_clip_u16_avx2, jax_clip_u32_avx2, jax_clip_u64_avx2, jax_clip_i8_avx2,
    jax_clip_i16_avx2, jax_clip_i32_avx2, jax_clip_i64_avx2, jax_clip_bf16_avx2, jax_clip_f16_avx2,
    jax_clip_f32_avx2, jax_clip_f64_avx2;

KERNEL jax_clip_b_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                       const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 32) {
        store_u8(z, 0, bitwise_and_u8(bitwise_or_u8(load_u8_as_b(x, 0), load_u8_as_b(y, 0)), load_u8_as_b(w, 0)));
    }
}

KERNEL jax_clip_u8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                        const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    if (a_step == 32 && b_step == 32 && c_step == 32) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_u8(z, i, minimum_u8(maximum_u8(load_u8(x, i), load_u8(y, i)), load_u8(w, i)));
            store_u8(z, i + 32, minimum_u8(maximum_u8(load_u8(x, i + 32), load_u8(y, i + 32)), load_u8(w, i + 32)));
            store_u8(z, i + 64, minimum_u8(maximum_u8(load_u8(x, i + 64), load_u8(y, i + 64)), load_u8(w, i + 64)));
            store_u8(z, i + 96, minimum_u8(maximum_u8(load_u8(x, i + 96), load_u8(y, i + 96)), load_u8(w, i + 96)));
        }
        blocks %= 4, x += whole, y += whole, w += whole, z += whole;
    }
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 32) {
        store_u8(z, 0, minimum_u8(maximum_u8(load_u8(x, 0), load_u8(y, 0)), load_u8(w, 0)));
    }
}

KERNEL jax_clip_u16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                         const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 64) {
        store_u16(z, 0, minimum_u16(maximum_u16(load_u16(x, 0), load_u16(y, 0)), load_u16(w, 0)));
        store_u16(z, 16, minimum_u16(maximum_u16(load_u16(x, 16), load_u16(y, 16)), load_u16(w, 16)));
    }
}

KERNEL jax_clip_u32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                         const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 128) {
        store_u32(z, 0, minimum_u32(maximum_u32(load_u32(x, 0), load_u32(y, 0)), load_u32(w, 0)));
        store_u32(z, 8, minimum_u32(maximum_u32(load_u32(x, 8), load_u32(y, 8)), load_u32(w, 8)));
        store_u32(z, 16, minimum_u32(maximum_u32(load_u32(x, 16), load_u32(y, 16)), load_u32(w, 16)));
        store_u32(z, 24, minimum_u32(maximum_u32(load_u32(x, 24), load_u32(y, 24)), load_u32(w, 24)));
    }
}

KERNEL jax_clip_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                         const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8) {
            store_u64(z, i, minimum_u64(maximum_u64(load_u64(x, i), load_u64(y, i)), load_u64(w, i)));
            store_u64(z, i + 4, minimum_u64(maximum_u64(load_u64(x, i + 4), load_u64(y, i + 4)), load_u64(w, i + 4)));
        }
    }
}

KERNEL jax_clip_i8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                        const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    if (a_step == 32 && b_step == 32 && c_step == 32) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_u8(z, i, minimum_i8(maximum_i8(load_u8(x, i), load_u8(y, i)), load_u8(w, i)));
            store_u8(z, i + 32, minimum_i8(maximum_i8(load_u8(x, i + 32), load_u8(y, i + 32)), load_u8(w, i + 32)));
            store_u8(z, i + 64, minimum_i8(maximum_i8(load_u8(x, i + 64), load_u8(y, i + 64)), load_u8(w, i + 64)));
            store_u8(z, i + 96, minimum_i8(maximum_i8(load_u8(x, i + 96), load_u8(y, i + 96)), load_u8(w, i + 96)));
        }
        blocks %= 4, x += whole, y += whole, w += whole, z += whole;
    }
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 32) {
        store_u8(z, 0, minimum_i8(maximum_i8(load_u8(x, 0), load_u8(y, 0)), load_u8(w, 0)));
    }
}

KERNEL jax_clip_i16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                         const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 64) {
        store_u16(z, 0, minimum_i16(maximum_i16(load_u16(x, 0), load_u16(y, 0)), load_u16(w, 0)));
        store_u16(z, 16, minimum_i16(maximum_i16(load_u16(x, 16), load_u16(y, 16)), load_u16(w, 16)));
    }
}

KERNEL jax_clip_i32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                         const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 128) {
        store_u32(z, 0, minimum_i32(maximum_i32(load_u32(x, 0), load_u32(y, 0)), load_u32(w, 0)));
        store_u32(z, 8, minimum_i32(maximum_i32(load_u32(x, 8), load_u32(y, 8)), load_u32(w, 8)));
        store_u32(z, 16, minimum_i32(maximum_i32(load_u32(x, 16), load_u32(y, 16)), load_u32(w, 16)));
        store_u32(z, 24, minimum_i32(maximum_i32(load_u32(x, 24), load_u32(y, 24)), load_u32(w, 24)));
    }
}

KERNEL jax_clip_i64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                         const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64(z, i, minimum_i64(maximum_i64(load_u64(x, i), load_u64(y, i)), load_u64(w, i)));
            store_u64(z, i + 4, minimum_i64(maximum_i64(load_u64(x, i + 4), load_u64(y, i + 4)), load_u64(w, i + 4)));
            store_u64(z, i + 8, minimum_i64(maximum_i64(load_u64(x, i + 8), load_u64(y, i + 8)), load_u64(w, i + 8)));
            store_u64(z, i + 12, minimum_i64(maximum_i64(load_u64(x, i + 12), load_u64(y, i + 12)), load_u64(w, i + 12)));
        }
    }
}

KERNEL jax_clip_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                          const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_bf16(z, i, minimum_f32(maximum_f32(load_bf16_as_f32(x, i), load_bf16_as_f32(y, i)),
                                                load_bf16_as_f32(w, i)),
                                    minimum_f32(maximum_f32(load_bf16_as_f32(x, i + 8), load_bf16_as_f32(y, i + 8)),
                                                load_bf16_as_f32(w, i + 8)));
    }
}

KERNEL jax_clip_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                         const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f32_as_f16(z, i, minimum_f32(maximum_f32(load_f16_as_f32(x, i), load_f16_as_f32(y, i)),
                                               load_f16_as_f32(w, i)));
            store_f32_as_f16(z, i + 8, minimum_f32(maximum_f32(load_f16_as_f32(x, i + 8), load_f16_as_f32(y, i + 8)),
                                                   load_f16_as_f32(w, i + 8)));
        }
    }
}

KERNEL jax_clip_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                         const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f32(z, i, minimum_f32(maximum_f32(load_f32(x, i), load_f32(y, i)), load_f32(w, i)));
            store_f32(z, i + 8, minimum_f32(maximum_f32(load_f32(x, i + 8), load_f32(y, i + 8)), load_f32(w, i + 8)));
        }
    }
}

KERNEL jax_clip_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                         const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8) {
            store_f64(z, i, minimum_f64(maximum_f64(load_f64(x, i), load_f64(y, i)), load_f64(w, i)));
            store_f64(z, i + 4, minimum_f64(maximum_f64(load_f64(x, i + 4), load_f64(y, i + 4)), load_f64(w, i + 4)));
        }
    }
}

#else
typedef int jax_clip_avx2_is_absent_; /* ISO C wants a declaration in every file. */
#endif
