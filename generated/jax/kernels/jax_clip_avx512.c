/*
 * kernels/jax_clip_avx512.c: clip in AVX-512 F, BW, DQ, VL (x86-64).
 *
 * Made by joinery 0.2.0 from specs/jax.lua; SHA-256 of what it defines, without comments and free text:
 * e6ee428d8e4e659858c0dd39974ac33cec3898f6d254d00e0ffaa7566824f1e3.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR
 * The licence of this file is yours to choose.
 */
/* clang-format off */
#include "jax_avx512.h"

#if (defined(__x86_64__) && defined(__GNUC__) || defined(_M_X64) && defined(_MSC_VER)) && !defined(JOINERY_NO_AVX512) && !defined(JOINERY_NO_AVX2)

jax_ternary_kernel
    jax_clip_b_avx512, jax_clip_u8_avx512, jax_clip_u16_avx512, jax_clip_u32_avx512, jax_clip_u64_avx512,
    jax_clip_i8_avx512, jax_clip_i16_avx512, jax_clip_i32_avx512, jax_clip_i64_avx512, jax_clip_bf16_avx512,
    jax_clip_f16_avx512, jax_clip_f32_avx512, jax_clip_f64_avx512;

KERNEL jax_clip_b_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                         const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 32) {
        store_u8(z, 0, bitwise_and_u8(bitwise_or_u8(load_u8_as_b(x, 0), load_u8_as_b(y, 0)), load_u8_as_b(w, 0)));
    }
}

KERNEL jax_clip_u8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                          const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    if (a_step == 32 && b_step == 32 && c_step == 32) {
        const size_t whole = blocks / 8 * 256;
        for (size_t i = 0; i < whole; i += 256) {
            store_u8x64(z, i, minimum_u8x64(maximum_u8x64(load_u8x64(x, i), load_u8x64(y, i)), load_u8x64(w, i)));
            store_u8x64(z, i + 64, minimum_u8x64(maximum_u8x64(load_u8x64(x, i + 64), load_u8x64(y, i + 64)),
                                                 load_u8x64(w, i + 64)));
            store_u8x64(z, i + 128, minimum_u8x64(maximum_u8x64(load_u8x64(x, i + 128), load_u8x64(y, i + 128)),
                                                  load_u8x64(w, i + 128)));
            store_u8x64(z, i + 192, minimum_u8x64(maximum_u8x64(load_u8x64(x, i + 192), load_u8x64(y, i + 192)),
                                                  load_u8x64(w, i + 192)));
        }
        blocks %= 8, x += whole, y += whole, w += whole, z += whole;
    }
    if (blocks % 2) {
        store_u8(z, 0, minimum_u8(maximum_u8(load_u8(x, 0), load_u8(y, 0)), load_u8(w, 0)));
        x += a_step, y += b_step, w += c_step, z += 32;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * a_step, y += 2 * b_step, w += 2 * c_step, z += 64) {
        store_u8(z, 0, minimum_u8(maximum_u8(load_u8(x, 0), load_u8(y, 0)), load_u8(w, 0)));
        store_u8(z + 32, 0, minimum_u8(maximum_u8(load_u8(x + a_step, 0), load_u8(y + b_step, 0)),
                                       load_u8(w + c_step, 0)));
    }
}

KERNEL jax_clip_u16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                           const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    if (a_step == 64 && b_step == 64 && c_step == 64) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_u16(z, i, minimum_u16(maximum_u16(load_u16(x, i), load_u16(y, i)), load_u16(w, i)));
            store_u16(z, i + 32, minimum_u16(maximum_u16(load_u16(x, i + 32), load_u16(y, i + 32)), load_u16(w, i + 32)));
            store_u16(z, i + 64, minimum_u16(maximum_u16(load_u16(x, i + 64), load_u16(y, i + 64)), load_u16(w, i + 64)));
            store_u16(z, i + 96, minimum_u16(maximum_u16(load_u16(x, i + 96), load_u16(y, i + 96)), load_u16(w, i + 96)));
        }
        blocks %= 4, x += 2 * whole, y += 2 * whole, w += 2 * whole, z += 2 * whole;
    }
    if (blocks % 2) {
        store_u16(z, 0, minimum_u16(maximum_u16(load_u16(x, 0), load_u16(y, 0)), load_u16(w, 0)));
        x += a_step, y += b_step, w += c_step, z += 64;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * a_step, y += 2 * b_step, w += 2 * c_step, z += 128) {
        store_u16(z, 0, minimum_u16(maximum_u16(load_u16(x, 0), load_u16(y, 0)), load_u16(w, 0)));
        store_u16(z + 64, 0, minimum_u16(maximum_u16(load_u16(x + a_step, 0), load_u16(y + b_step, 0)),
                                         load_u16(w + c_step, 0)));
    }
}

KERNEL jax_clip_u32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                           const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 128) {
        store_u32(z, 0, minimum_u32(maximum_u32(load_u32(x, 0), load_u32(y, 0)), load_u32(w, 0)));
        store_u32(z, 16, minimum_u32(maximum_u32(load_u32(x, 16), load_u32(y, 16)), load_u32(w, 16)));
    }
}

KERNEL jax_clip_u64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                           const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 256) {
        store_u64(z, 0, minimum_u64(maximum_u64(load_u64(x, 0), load_u64(y, 0)), load_u64(w, 0)));
        store_u64(z, 8, minimum_u64(maximum_u64(load_u64(x, 8), load_u64(y, 8)), load_u64(w, 8)));
        store_u64(z, 16, minimum_u64(maximum_u64(load_u64(x, 16), load_u64(y, 16)), load_u64(w, 16)));
        store_u64(z, 24, minimum_u64(maximum_u64(load_u64(x, 24), load_u64(y, 24)), load_u64(w, 24)));
    }
}

KERNEL jax_clip_i8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                          const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    if (a_step == 32 && b_step == 32 && c_step == 32) {
        const size_t whole = blocks / 8 * 256;
        for (size_t i = 0; i < whole; i += 256) {
            store_u8x64(z, i, minimum_i8x64(maximum_i8x64(load_u8x64(x, i), load_u8x64(y, i)), load_u8x64(w, i)));
            store_u8x64(z, i + 64, minimum_i8x64(maximum_i8x64(load_u8x64(x, i + 64), load_u8x64(y, i + 64)),
                                                 load_u8x64(w, i + 64)));
            store_u8x64(z, i + 128, minimum_i8x64(maximum_i8x64(load_u8x64(x, i + 128), load_u8x64(y, i + 128)),
                                                  load_u8x64(w, i + 128)));
            store_u8x64(z, i + 192, minimum_i8x64(maximum_i8x64(load_u8x64(x, i + 192), load_u8x64(y, i + 192)),
                                                  load_u8x64(w, i + 192)));
        }
        blocks %= 8, x += whole, y += whole, w += whole, z += whole;
    }
    if (blocks % 2) {
        store_u8(z, 0, minimum_i8(maximum_i8(load_u8(x, 0), load_u8(y, 0)), load_u8(w, 0)));
        x += a_step, y += b_step, w += c_step, z += 32;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * a_step, y += 2 * b_step, w += 2 * c_step, z += 64) {
        store_u8(z, 0, minimum_i8(maximum_i8(load_u8(x, 0), load_u8(y, 0)), load_u8(w, 0)));
        store_u8(z + 32, 0, minimum_i8(maximum_i8(load_u8(x + a_step, 0), load_u8(y + b_step, 0)),
                                       load_u8(w + c_step, 0)));
    }
}

KERNEL jax_clip_i16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                           const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    if (a_step == 64 && b_step == 64 && c_step == 64) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_u16(z, i, minimum_i16(maximum_i16(load_u16(x, i), load_u16(y, i)), load_u16(w, i)));
            store_u16(z, i + 32, minimum_i16(maximum_i16(load_u16(x, i + 32), load_u16(y, i + 32)), load_u16(w, i + 32)));
            store_u16(z, i + 64, minimum_i16(maximum_i16(load_u16(x, i + 64), load_u16(y, i + 64)), load_u16(w, i + 64)));
            store_u16(z, i + 96, minimum_i16(maximum_i16(load_u16(x, i + 96), load_u16(y, i + 96)), load_u16(w, i + 96)));
        }
        blocks %= 4, x += 2 * whole, y += 2 * whole, w += 2 * whole, z += 2 * whole;
    }
    if (blocks % 2) {
        store_u16(z, 0, minimum_i16(maximum_i16(load_u16(x, 0), load_u16(y, 0)), load_u16(w, 0)));
        x += a_step, y += b_step, w += c_step, z += 64;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * a_step, y += 2 * b_step, w += 2 * c_step, z += 128) {
        store_u16(z, 0, minimum_i16(maximum_i16(load_u16(x, 0), load_u16(y, 0)), load_u16(w, 0)));
        store_u16(z + 64, 0, minimum_i16(maximum_i16(load_u16(x + a_step, 0), load_u16(y + b_step, 0)),
                                         load_u16(w + c_step, 0)));
    }
}

KERNEL jax_clip_i32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                           const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 128) {
        store_u32(z, 0, minimum_i32(maximum_i32(load_u32(x, 0), load_u32(y, 0)), load_u32(w, 0)));
        store_u32(z, 16, minimum_i32(maximum_i32(load_u32(x, 16), load_u32(y, 16)), load_u32(w, 16)));
    }
}

KERNEL jax_clip_i64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                           const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 256) {
        store_u64(z, 0, minimum_i64(maximum_i64(load_u64(x, 0), load_u64(y, 0)), load_u64(w, 0)));
        store_u64(z, 8, minimum_i64(maximum_i64(load_u64(x, 8), load_u64(y, 8)), load_u64(w, 8)));
        store_u64(z, 16, minimum_i64(maximum_i64(load_u64(x, 16), load_u64(y, 16)), load_u64(w, 16)));
        store_u64(z, 24, minimum_i64(maximum_i64(load_u64(x, 24), load_u64(y, 24)), load_u64(w, 24)));
    }
}

KERNEL jax_clip_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                            const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 64) {
        store_f32_as_bf16(z, 0, minimum_f32(maximum_f32(load_bf16_as_f32(x, 0), load_bf16_as_f32(y, 0)),
                                            load_bf16_as_f32(w, 0)),
                                minimum_f32(maximum_f32(load_bf16_as_f32(x, 16), load_bf16_as_f32(y, 16)),
                                            load_bf16_as_f32(w, 16)));
    }
}

KERNEL jax_clip_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                           const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 64) {
        store_f32_as_f16(z, 0, minimum_f32(maximum_f32(load_f16_as_f32(x, 0), load_f16_as_f32(y, 0)),
                                           load_f16_as_f32(w, 0)));
        store_f32_as_f16(z, 16, minimum_f32(maximum_f32(load_f16_as_f32(x, 16), load_f16_as_f32(y, 16)),
                                            load_f16_as_f32(w, 16)));
    }
}

KERNEL jax_clip_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                           const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 128) {
        store_f32(z, 0, minimum_f32(maximum_f32(load_f32(x, 0), load_f32(y, 0)), load_f32(w, 0)));
        store_f32(z, 16, minimum_f32(maximum_f32(load_f32(x, 16), load_f32(y, 16)), load_f32(w, 16)));
    }
}

KERNEL jax_clip_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                           const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f64(z, i, minimum_f64(maximum_f64(load_f64(x, i), load_f64(y, i)), load_f64(w, i)));
            store_f64(z, i + 8, minimum_f64(maximum_f64(load_f64(x, i + 8), load_f64(y, i + 8)), load_f64(w, i + 8)));
        }
    }
}

#else
typedef int jax_clip_avx512_is_absent_; /* ISO C wants a declaration in every file. */
#endif
