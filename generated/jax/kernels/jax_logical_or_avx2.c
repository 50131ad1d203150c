/*
 * kernels/jax_logical_or_avx2.c: logical_or in AVX2 (x86-64).
 *
 * Made by joinery 0.1.0 from specs/jax.lua, whose SHA-256 is
 * 409d79372c32571364129611070cbc2b0204ffa690f1172df7282b2324f2266a.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR
 * The licence of this file is yours to choose.
 */
/* clang-format off */
#include "../jax_kernels.h"

#if defined(__x86_64__) && defined(__GNUC__) && !defined(JOINERY_NO_AVX2)
#include <float.h>
#include <stdint.h>
#include <string.h>
#include <immintrin.h>

#if !defined(FLT_EVAL_METHOD) || FLT_EVAL_METHOD != 0
#error "float arithmetic must be done in float (FLT_EVAL_METHOD 0)"
#endif
#ifdef __FAST_MATH__
#error "these kernels need the arithmetic of IEEE 754: no -ffast-math"
#endif
#if defined(__clang__)
#pragma STDC FP_CONTRACT OFF
#endif

#define PRIMITIVE static inline __attribute__((always_inline)) __attribute__((target("avx2,f16c")))
#define KERNEL __attribute__((target("avx2,f16c"))) void

PRIMITIVE __m256i load256(const char *p) {
    return _mm256_loadu_si256((const __m256i *)(const void *)p);
}

PRIMITIVE __m256i load_u8_as_b(const char *p, size_t i) {
    return _mm256_min_epu8(load256(p + i), _mm256_set1_epi8(1));
}

PRIMITIVE __m256i bitwise_or_u8(__m256i a, __m256i b) {
    return _mm256_or_si256(a, b);
}

PRIMITIVE void store256(char *p, __m256i v) {
    _mm256_storeu_si256((__m256i *)(void *)p, v);
}

PRIMITIVE void store_u8(char *p, size_t i, __m256i v) {
    store256(p + i, v);
}

/* 0 where the mask is set, else 1. */
PRIMITIVE __m256i bools_unless(__m256i mask) {
    return _mm256_add_epi8(mask, _mm256_set1_epi8(1));
}

/* Restores the order of elements after one pack, which leaves the quarters of a register as 0 2 1 3. */
PRIMITIVE __m256i quarters_in_order(__m256i v) {
    return _mm256_permute4x64_epi64(v, 0xd8);
}

/* Masks of 16-bit elements as masks of bytes. */
PRIMITIVE __m256i bytes_of_masks16(__m256i a, __m256i b) {
    return quarters_in_order(_mm256_packs_epi16(a, b));
}

PRIMITIVE __m256i is_zero_u16(const char *p) {
    return _mm256_cmpeq_epi16(load256(p), _mm256_setzero_si256());
}

PRIMITIVE __m256i load_u16_as_b(const char *p, size_t i) {
    return bools_unless(bytes_of_masks16(
        is_zero_u16(p + 2 * i),
        is_zero_u16(p + 2 * i + 32)));
}

/* Restores the order of elements after two packs, which leave the eighths of a register as 0 2 4 6 1 3 5 7. */
PRIMITIVE __m256i eighths_in_order(__m256i v) {
    return _mm256_permutevar8x32_epi32(v, _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7));
}

/* Saturates i32 to i8. */
PRIMITIVE __m256i i8_of_i32(__m256i a, __m256i b, __m256i c, __m256i d) {
    return eighths_in_order(_mm256_packs_epi16(_mm256_packs_epi32(a, b), _mm256_packs_epi32(c, d)));
}

/* Masks of 32-bit elements as masks of bytes. */
PRIMITIVE __m256i bytes_of_masks32(__m256i a, __m256i b, __m256i c, __m256i d) {
    return i8_of_i32(a, b, c, d);
}

PRIMITIVE __m256i is_zero_u32(const char *p) {
    return _mm256_cmpeq_epi32(load256(p), _mm256_setzero_si256());
}

PRIMITIVE __m256i load_u32_as_b(const char *p, size_t i) {
    return bools_unless(bytes_of_masks32(
        is_zero_u32(p + 4 * i),
        is_zero_u32(p + 4 * i + 32),
        is_zero_u32(p + 4 * i + 64),
        is_zero_u32(p + 4 * i + 96)));
}

/* Restores the order of elements after three packs, which leave the even sixteenths before the odd ones. */
PRIMITIVE __m256i sixteenths_in_order(__m256i v) {
    const __m256i turns = _mm256_setr_epi8(0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15,
                                           0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15);
    return _mm256_shuffle_epi8(quarters_in_order(v), turns);
}

/* Masks of 64-bit elements as masks of bytes. */
PRIMITIVE __m256i bytes_of_masks64(__m256i a, __m256i b, __m256i c, __m256i d,
                                   __m256i e, __m256i f, __m256i g, __m256i h) {
    const __m256i ad = _mm256_packs_epi32(_mm256_packs_epi32(a, b), _mm256_packs_epi32(c, d));
    const __m256i eh = _mm256_packs_epi32(_mm256_packs_epi32(e, f), _mm256_packs_epi32(g, h));
    return sixteenths_in_order(_mm256_packs_epi16(ad, eh));
}

PRIMITIVE __m256i is_zero_u64(const char *p) {
    return _mm256_cmpeq_epi64(load256(p), _mm256_setzero_si256());
}

PRIMITIVE __m256i load_u64_as_b(const char *p, size_t i) {
    return bools_unless(bytes_of_masks64(
        is_zero_u64(p + 8 * i),
        is_zero_u64(p + 8 * i + 32),
        is_zero_u64(p + 8 * i + 64),
        is_zero_u64(p + 8 * i + 96),
        is_zero_u64(p + 8 * i + 128),
        is_zero_u64(p + 8 * i + 160),
        is_zero_u64(p + 8 * i + 192),
        is_zero_u64(p + 8 * i + 224)));
}

/* A float is zero if no bit is set but that of its sign. */
PRIMITIVE __m256i is_zero_f16(const char *p) {
    return _mm256_cmpeq_epi16(_mm256_slli_epi16(load256(p), 1), _mm256_setzero_si256());
}

PRIMITIVE __m256i load_bf16_as_b(const char *p, size_t i) {
    return bools_unless(bytes_of_masks16(
        is_zero_f16(p + 2 * i),
        is_zero_f16(p + 2 * i + 32)));
}

PRIMITIVE __m256i load_f16_as_b(const char *p, size_t i) {
    return bools_unless(bytes_of_masks16(
        is_zero_f16(p + 2 * i),
        is_zero_f16(p + 2 * i + 32)));
}

/* A float is zero if no bit is set but that of its sign. */
PRIMITIVE __m256i is_zero_f32(const char *p) {
    return _mm256_cmpeq_epi32(_mm256_slli_epi32(load256(p), 1), _mm256_setzero_si256());
}

PRIMITIVE __m256i load_f32_as_b(const char *p, size_t i) {
    return bools_unless(bytes_of_masks32(
        is_zero_f32(p + 4 * i),
        is_zero_f32(p + 4 * i + 32),
        is_zero_f32(p + 4 * i + 64),
        is_zero_f32(p + 4 * i + 96)));
}

/* A float is zero if no bit is set but that of its sign. */
PRIMITIVE __m256i is_zero_f64(const char *p) {
    return _mm256_cmpeq_epi64(_mm256_slli_epi64(load256(p), 1), _mm256_setzero_si256());
}

PRIMITIVE __m256i load_f64_as_b(const char *p, size_t i) {
    return bools_unless(bytes_of_masks64(
        is_zero_f64(p + 8 * i),
        is_zero_f64(p + 8 * i + 32),
        is_zero_f64(p + 8 * i + 64),
        is_zero_f64(p + 8 * i + 96),
        is_zero_f64(p + 8 * i + 128),
        is_zero_f64(p + 8 * i + 160),
        is_zero_f64(p + 8 * i + 192),
        is_zero_f64(p + 8 * i + 224)));
}

/* A complex number is zero if no bits are set but those of the signs. */
PRIMITIVE __m256i is_zero_c64(const char *p) {
    return _mm256_cmpeq_epi64(_mm256_slli_epi32(load256(p), 1), _mm256_setzero_si256());
}

PRIMITIVE __m256i load_c64_as_b(const char *p, size_t i) {
    return bools_unless(bytes_of_masks64(
        is_zero_c64(p + 8 * i),
        is_zero_c64(p + 8 * i + 32),
        is_zero_c64(p + 8 * i + 64),
        is_zero_c64(p + 8 * i + 96),
        is_zero_c64(p + 8 * i + 128),
        is_zero_c64(p + 8 * i + 160),
        is_zero_c64(p + 8 * i + 192),
        is_zero_c64(p + 8 * i + 224)));
}

/* Whether 16 elements are zero, in the order 0 2 4 ... 1 3 5 ... */
PRIMITIVE __m256i is_zero_c128(const char *p) {
    const __m256i ad = _mm256_packs_epi32(_mm256_packs_epi32(is_zero_f64(p), is_zero_f64(p + 32)),
                                          _mm256_packs_epi32(is_zero_f64(p + 64), is_zero_f64(p + 96)));
    const __m256i eh = _mm256_packs_epi32(_mm256_packs_epi32(is_zero_f64(p + 128), is_zero_f64(p + 160)),
                                          _mm256_packs_epi32(is_zero_f64(p + 192), is_zero_f64(p + 224)));
    return _mm256_cmpeq_epi16(_mm256_packs_epi16(ad, eh), _mm256_set1_epi16(-1));
}

PRIMITIVE __m256i load_c128_as_b(const char *p, size_t i) {
    const __m256i halves = _mm256_packs_epi16(is_zero_c128(p + 16 * i), is_zero_c128(p + 16 * i + 256));
    const __m256i turns = _mm256_setr_epi8(0, 8, 1, 9, 2, 10, 3, 11, 4, 12, 5, 13, 6, 14, 7, 15,
                                           0, 8, 1, 9, 2, 10, 3, 11, 4, 12, 5, 13, 6, 14, 7, 15);
    return bools_unless(_mm256_shuffle_epi8(quarters_in_order(halves), turns));
}

KERNEL jax_logical_or_b_b_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_u8(z, 0, bitwise_or_u8(load_u8_as_b(x, 0), load_u8_as_b(y, 0)));
        store_u8(z + 32, 0, bitwise_or_u8(load_u8_as_b(x + a_step, 0), load_u8_as_b(y + b_step, 0)));
    }
    if (blocks)
        store_u8(z, 0, bitwise_or_u8(load_u8_as_b(x, 0), load_u8_as_b(y, 0)));
}

KERNEL jax_logical_or_b_u16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_u8_as_b(x, 0), load_u16_as_b(y, 0)));
    }
}

KERNEL jax_logical_or_b_u32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_u8_as_b(x, 0), load_u32_as_b(y, 0)));
    }
}

KERNEL jax_logical_or_b_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_u8_as_b(x, 0), load_u64_as_b(y, 0)));
    }
}

KERNEL jax_logical_or_b_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_u8_as_b(x, 0), load_bf16_as_b(y, 0)));
    }
}

KERNEL jax_logical_or_b_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_u8_as_b(x, 0), load_f16_as_b(y, 0)));
    }
}

KERNEL jax_logical_or_b_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_u8_as_b(x, 0), load_f32_as_b(y, 0)));
    }
}

KERNEL jax_logical_or_b_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_u8_as_b(x, 0), load_f64_as_b(y, 0)));
    }
}

KERNEL jax_logical_or_b_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_u8_as_b(x, 0), load_c64_as_b(y, 0)));
    }
}

KERNEL jax_logical_or_b_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_u8_as_b(x, 0), load_c128_as_b(y, 0)));
    }
}

KERNEL jax_logical_or_u16_u16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_u16_as_b(x, 0), load_u16_as_b(y, 0)));
    }
}

KERNEL jax_logical_or_u16_u32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_u16_as_b(x, 0), load_u32_as_b(y, 0)));
    }
}

KERNEL jax_logical_or_u16_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_u16_as_b(x, 0), load_u64_as_b(y, 0)));
    }
}

KERNEL jax_logical_or_u16_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_u16_as_b(x, 0), load_bf16_as_b(y, 0)));
    }
}

KERNEL jax_logical_or_u16_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_u16_as_b(x, 0), load_f16_as_b(y, 0)));
    }
}

KERNEL jax_logical_or_u16_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_u16_as_b(x, 0), load_f32_as_b(y, 0)));
    }
}

KERNEL jax_logical_or_u16_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_u16_as_b(x, 0), load_f64_as_b(y, 0)));
    }
}

KERNEL jax_logical_or_u16_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_u16_as_b(x, 0), load_c64_as_b(y, 0)));
    }
}

KERNEL jax_logical_or_u16_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_u16_as_b(x, 0), load_c128_as_b(y, 0)));
    }
}

KERNEL jax_logical_or_u32_u32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_u32_as_b(x, 0), load_u32_as_b(y, 0)));
    }
}

KERNEL jax_logical_or_u32_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_u32_as_b(x, 0), load_u64_as_b(y, 0)));
    }
}

KERNEL jax_logical_or_u32_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_u32_as_b(x, 0), load_bf16_as_b(y, 0)));
    }
}

KERNEL jax_logical_or_u32_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_u32_as_b(x, 0), load_f16_as_b(y, 0)));
    }
}

KERNEL jax_logical_or_u32_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_u32_as_b(x, 0), load_f32_as_b(y, 0)));
    }
}

KERNEL jax_logical_or_u32_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_u32_as_b(x, 0), load_f64_as_b(y, 0)));
    }
}

KERNEL jax_logical_or_u32_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_u32_as_b(x, 0), load_c64_as_b(y, 0)));
    }
}

KERNEL jax_logical_or_u32_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_u32_as_b(x, 0), load_c128_as_b(y, 0)));
    }
}

KERNEL jax_logical_or_u64_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_u64_as_b(x, 0), load_u64_as_b(y, 0)));
    }
}

KERNEL jax_logical_or_u64_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_u64_as_b(x, 0), load_bf16_as_b(y, 0)));
    }
}

KERNEL jax_logical_or_u64_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_u64_as_b(x, 0), load_f16_as_b(y, 0)));
    }
}

KERNEL jax_logical_or_u64_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_u64_as_b(x, 0), load_f32_as_b(y, 0)));
    }
}

KERNEL jax_logical_or_u64_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_u64_as_b(x, 0), load_f64_as_b(y, 0)));
    }
}

KERNEL jax_logical_or_u64_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_u64_as_b(x, 0), load_c64_as_b(y, 0)));
    }
}

KERNEL jax_logical_or_u64_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_u64_as_b(x, 0), load_c128_as_b(y, 0)));
    }
}

KERNEL jax_logical_or_bf16_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_bf16_as_b(x, 0), load_bf16_as_b(y, 0)));
    }
}

KERNEL jax_logical_or_bf16_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_bf16_as_b(x, 0), load_f16_as_b(y, 0)));
    }
}

KERNEL jax_logical_or_bf16_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_bf16_as_b(x, 0), load_f32_as_b(y, 0)));
    }
}

KERNEL jax_logical_or_bf16_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_bf16_as_b(x, 0), load_f64_as_b(y, 0)));
    }
}

KERNEL jax_logical_or_bf16_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_bf16_as_b(x, 0), load_c64_as_b(y, 0)));
    }
}

KERNEL jax_logical_or_bf16_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_bf16_as_b(x, 0), load_c128_as_b(y, 0)));
    }
}

KERNEL jax_logical_or_f16_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_f16_as_b(x, 0), load_f16_as_b(y, 0)));
    }
}

KERNEL jax_logical_or_f16_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_f16_as_b(x, 0), load_f32_as_b(y, 0)));
    }
}

KERNEL jax_logical_or_f16_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_f16_as_b(x, 0), load_f64_as_b(y, 0)));
    }
}

KERNEL jax_logical_or_f16_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_f16_as_b(x, 0), load_c64_as_b(y, 0)));
    }
}

KERNEL jax_logical_or_f16_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_f16_as_b(x, 0), load_c128_as_b(y, 0)));
    }
}

KERNEL jax_logical_or_f32_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_f32_as_b(x, 0), load_f32_as_b(y, 0)));
    }
}

KERNEL jax_logical_or_f32_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_f32_as_b(x, 0), load_f64_as_b(y, 0)));
    }
}

KERNEL jax_logical_or_f32_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_f32_as_b(x, 0), load_c64_as_b(y, 0)));
    }
}

KERNEL jax_logical_or_f32_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_f32_as_b(x, 0), load_c128_as_b(y, 0)));
    }
}

KERNEL jax_logical_or_f64_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_f64_as_b(x, 0), load_f64_as_b(y, 0)));
    }
}

KERNEL jax_logical_or_f64_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_f64_as_b(x, 0), load_c64_as_b(y, 0)));
    }
}

KERNEL jax_logical_or_f64_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_f64_as_b(x, 0), load_c128_as_b(y, 0)));
    }
}

KERNEL jax_logical_or_c64_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_c64_as_b(x, 0), load_c64_as_b(y, 0)));
    }
}

KERNEL jax_logical_or_c64_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_c64_as_b(x, 0), load_c128_as_b(y, 0)));
    }
}

KERNEL jax_logical_or_c128_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_c128_as_b(x, 0), load_c128_as_b(y, 0)));
    }
}
#endif
