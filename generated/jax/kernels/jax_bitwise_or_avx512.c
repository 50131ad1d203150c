/*
 * kernels/jax_bitwise_or_avx512.c: bitwise_or in AVX-512 F, BW, DQ, VL (x86-64).
 *
 * Made by joinery 0.1.0 from specs/jax.lua, whose SHA-256 is
 * 409d79372c32571364129611070cbc2b0204ffa690f1172df7282b2324f2266a.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR
 * The licence of this file is yours to choose.
 */
/* clang-format off */
#include "../jax_kernels.h"

#if defined(__x86_64__) && defined(__GNUC__) && !defined(JOINERY_NO_AVX512) && !defined(JOINERY_NO_AVX2)
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

#define PRIMITIVE static inline __attribute__((always_inline)) __attribute__((target("avx512f,avx512bw,avx512dq,avx512vl,f16c")))
#define KERNEL __attribute__((target("avx512f,avx512bw,avx512dq,avx512vl,f16c"))) void

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

PRIMITIVE __m256i load_u8(const char *p, size_t i) {
    return load256(p + i);
}

/* Which of 32 stored bools are true. */
PRIMITIVE __mmask32 true_32(const char *p, size_t i) {
    const __m256i v = load256(p + i);
    return _mm256_test_epi8_mask(v, v);
}

PRIMITIVE __m512i load_b_as_u16(const char *p, size_t i) {
    return _mm512_maskz_mov_epi16(true_32(p, i), _mm512_set1_epi16(1));
}

PRIMITIVE __m512i load512(const char *p) {
    return _mm512_loadu_si512(p);
}

PRIMITIVE __m512i load_u16(const char *p, size_t i) {
    return load512(p + 2 * i);
}

PRIMITIVE __m512i bitwise_or_u16(__m512i a, __m512i b) {
    return _mm512_or_si512(a, b);
}

PRIMITIVE void store512(char *p, __m512i v) {
    _mm512_storeu_si512(p, v);
}

PRIMITIVE void store_u16(char *p, size_t i, __m512i v) {
    store512(p + 2 * i, v);
}

PRIMITIVE __m128i load128(const char *p) {
    return _mm_loadu_si128((const __m128i *)(const void *)p);
}

/* Which of 16 stored bools are true. */
PRIMITIVE __mmask16 true_16(const char *p, size_t i) {
    const __m128i v = load128(p + i);
    return _mm_test_epi8_mask(v, v);
}

PRIMITIVE __m512i load_b_as_u32(const char *p, size_t i) {
    return _mm512_maskz_mov_epi32(true_16(p, i), _mm512_set1_epi32(1));
}

PRIMITIVE __m512i load_u32(const char *p, size_t i) {
    return load512(p + 4 * i);
}

PRIMITIVE __m512i bitwise_or_u32(__m512i a, __m512i b) {
    return _mm512_or_si512(a, b);
}

PRIMITIVE void store_u32(char *p, size_t i, __m512i v) {
    store512(p + 4 * i, v);
}

PRIMITIVE __m128i load64(const char *p) {
    return _mm_loadl_epi64((const __m128i *)(const void *)p);
}

/* Which of 8 stored bools are true. */
PRIMITIVE __mmask8 true_8(const char *p, size_t i) {
    const __m128i v = load64(p + i);
    return (__mmask8)_mm_test_epi8_mask(v, v);
}

PRIMITIVE __m512i load_b_as_u64(const char *p, size_t i) {
    return _mm512_maskz_mov_epi64(true_8(p, i), _mm512_set1_epi64(1));
}

PRIMITIVE __m512i load_u64(const char *p, size_t i) {
    return load512(p + 8 * i);
}

PRIMITIVE __m512i bitwise_or_u64(__m512i a, __m512i b) {
    return _mm512_or_si512(a, b);
}

PRIMITIVE void store_u64(char *p, size_t i, __m512i v) {
    store512(p + 8 * i, v);
}

PRIMITIVE __m512i load_u8_as_u16(const char *p, size_t i) {
    return _mm512_cvtepu8_epi16(load256(p + i));
}

PRIMITIVE __m512i load_u8_as_u32(const char *p, size_t i) {
    return _mm512_cvtepu8_epi32(load128(p + i));
}

PRIMITIVE __m512i load_u8_as_u64(const char *p, size_t i) {
    return _mm512_cvtepu8_epi64(load64(p + i));
}

PRIMITIVE __m512i load_i8_as_i16(const char *p, size_t i) {
    return _mm512_cvtepi8_epi16(load256(p + i));
}

PRIMITIVE __m512i evens_u32(void) {
    return _mm512_set_epi32(30, 28, 26, 24, 22, 20, 18, 16, 14, 12, 10, 8, 6, 4, 2, 0);
}

PRIMITIVE __m512i load_u64_as_u32(const char *p, size_t i) {
    return _mm512_permutex2var_epi32(load_u64(p, i), evens_u32(), load_u64(p, i + 8));
}

PRIMITIVE __m512i evens_u16(void) {
    return _mm512_set_epi16(62, 60, 58, 56, 54, 52, 50, 48, 46, 44, 42, 40, 38, 36, 34, 32,
                            30, 28, 26, 24, 22, 20, 18, 16, 14, 12, 10, 8, 6, 4, 2, 0);
}

PRIMITIVE __m512i load_u64_as_u16(const char *p, size_t i) {
    return _mm512_permutex2var_epi16(load_u64_as_u32(p, i), evens_u16(), load_u64_as_u32(p, i + 16));
}

PRIMITIVE __m256i load_u64_as_u8(const char *p, size_t i) {
    return _mm512_cvtepi16_epi8(load_u64_as_u16(p, i));
}

PRIMITIVE __m512i load_u16_as_u32(const char *p, size_t i) {
    return _mm512_cvtepu16_epi32(load256(p + 2 * i));
}

PRIMITIVE __m512i load_u16_as_u64(const char *p, size_t i) {
    return _mm512_cvtepu16_epi64(load128(p + 2 * i));
}

PRIMITIVE __m512i load_i8_as_i32(const char *p, size_t i) {
    return _mm512_cvtepi8_epi32(load128(p + i));
}

PRIMITIVE __m512i load_i16_as_i32(const char *p, size_t i) {
    return _mm512_cvtepi16_epi32(load256(p + 2 * i));
}

PRIMITIVE __m512i load_u32_as_u64(const char *p, size_t i) {
    return _mm512_cvtepu32_epi64(load256(p + 4 * i));
}

PRIMITIVE __m512i load_i8_as_i64(const char *p, size_t i) {
    return _mm512_cvtepi8_epi64(load64(p + i));
}

PRIMITIVE __m512i load_i16_as_i64(const char *p, size_t i) {
    return _mm512_cvtepi16_epi64(load128(p + 2 * i));
}

PRIMITIVE __m512i load_i32_as_i64(const char *p, size_t i) {
    return _mm512_cvtepi32_epi64(load256(p + 4 * i));
}

KERNEL jax_bitwise_or_b_b_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_u8(z, 0, bitwise_or_u8(load_u8_as_b(x, 0), load_u8_as_b(y, 0)));
        store_u8(z + 32, 0, bitwise_or_u8(load_u8_as_b(x + a_step, 0), load_u8_as_b(y + b_step, 0)));
    }
    if (blocks)
        store_u8(z, 0, bitwise_or_u8(load_u8_as_b(x, 0), load_u8_as_b(y, 0)));
}

KERNEL jax_bitwise_or_b_u8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_u8(z, 0, bitwise_or_u8(load_u8_as_b(x, 0), load_u8(y, 0)));
        store_u8(z + 32, 0, bitwise_or_u8(load_u8_as_b(x + a_step, 0), load_u8(y + b_step, 0)));
    }
    if (blocks)
        store_u8(z, 0, bitwise_or_u8(load_u8_as_b(x, 0), load_u8(y, 0)));
}

KERNEL jax_bitwise_or_b_u16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 128) {
        store_u16(z, 0, bitwise_or_u16(load_b_as_u16(x, 0), load_u16(y, 0)));
        store_u16(z + 64, 0, bitwise_or_u16(load_b_as_u16(x + a_step, 0), load_u16(y + b_step, 0)));
    }
    if (blocks)
        store_u16(z, 0, bitwise_or_u16(load_b_as_u16(x, 0), load_u16(y, 0)));
}

KERNEL jax_bitwise_or_b_u32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, bitwise_or_u32(load_b_as_u32(x, 0), load_u32(y, 0)));
        store_u32(z, 16, bitwise_or_u32(load_b_as_u32(x, 16), load_u32(y, 16)));
    }
}

KERNEL jax_bitwise_or_b_u64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_u64(z, 0, bitwise_or_u64(load_b_as_u64(x, 0), load_u64(y, 0)));
        store_u64(z, 8, bitwise_or_u64(load_b_as_u64(x, 8), load_u64(y, 8)));
        store_u64(z, 16, bitwise_or_u64(load_b_as_u64(x, 16), load_u64(y, 16)));
        store_u64(z, 24, bitwise_or_u64(load_b_as_u64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_bitwise_or_u8_u8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_u8(z, 0, bitwise_or_u8(load_u8(x, 0), load_u8(y, 0)));
        store_u8(z + 32, 0, bitwise_or_u8(load_u8(x + a_step, 0), load_u8(y + b_step, 0)));
    }
    if (blocks)
        store_u8(z, 0, bitwise_or_u8(load_u8(x, 0), load_u8(y, 0)));
}

KERNEL jax_bitwise_or_u8_u16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 128) {
        store_u16(z, 0, bitwise_or_u16(load_u8_as_u16(x, 0), load_u16(y, 0)));
        store_u16(z + 64, 0, bitwise_or_u16(load_u8_as_u16(x + a_step, 0), load_u16(y + b_step, 0)));
    }
    if (blocks)
        store_u16(z, 0, bitwise_or_u16(load_u8_as_u16(x, 0), load_u16(y, 0)));
}

KERNEL jax_bitwise_or_u8_u32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, bitwise_or_u32(load_u8_as_u32(x, 0), load_u32(y, 0)));
        store_u32(z, 16, bitwise_or_u32(load_u8_as_u32(x, 16), load_u32(y, 16)));
    }
}

KERNEL jax_bitwise_or_u8_u64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_u64(z, 0, bitwise_or_u64(load_u8_as_u64(x, 0), load_u64(y, 0)));
        store_u64(z, 8, bitwise_or_u64(load_u8_as_u64(x, 8), load_u64(y, 8)));
        store_u64(z, 16, bitwise_or_u64(load_u8_as_u64(x, 16), load_u64(y, 16)));
        store_u64(z, 24, bitwise_or_u64(load_u8_as_u64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_bitwise_or_u8_i8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 128) {
        store_u16(z, 0, bitwise_or_u16(load_u8_as_u16(x, 0), load_i8_as_i16(y, 0)));
        store_u16(z + 64, 0, bitwise_or_u16(load_u8_as_u16(x + a_step, 0), load_i8_as_i16(y + b_step, 0)));
    }
    if (blocks)
        store_u16(z, 0, bitwise_or_u16(load_u8_as_u16(x, 0), load_i8_as_i16(y, 0)));
}

KERNEL jax_bitwise_or_u8_i_weak_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_u8(x, 0), load_u64_as_u8(y, 0)));
    }
}

KERNEL jax_bitwise_or_u16_u16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 128) {
        store_u16(z, 0, bitwise_or_u16(load_u16(x, 0), load_u16(y, 0)));
        store_u16(z + 64, 0, bitwise_or_u16(load_u16(x + a_step, 0), load_u16(y + b_step, 0)));
    }
    if (blocks)
        store_u16(z, 0, bitwise_or_u16(load_u16(x, 0), load_u16(y, 0)));
}

KERNEL jax_bitwise_or_u16_u32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, bitwise_or_u32(load_u16_as_u32(x, 0), load_u32(y, 0)));
        store_u32(z, 16, bitwise_or_u32(load_u16_as_u32(x, 16), load_u32(y, 16)));
    }
}

KERNEL jax_bitwise_or_u16_u64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_u64(z, 0, bitwise_or_u64(load_u16_as_u64(x, 0), load_u64(y, 0)));
        store_u64(z, 8, bitwise_or_u64(load_u16_as_u64(x, 8), load_u64(y, 8)));
        store_u64(z, 16, bitwise_or_u64(load_u16_as_u64(x, 16), load_u64(y, 16)));
        store_u64(z, 24, bitwise_or_u64(load_u16_as_u64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_bitwise_or_u16_i8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, bitwise_or_u32(load_u16_as_u32(x, 0), load_i8_as_i32(y, 0)));
        store_u32(z, 16, bitwise_or_u32(load_u16_as_u32(x, 16), load_i8_as_i32(y, 16)));
    }
}

KERNEL jax_bitwise_or_u16_i16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, bitwise_or_u32(load_u16_as_u32(x, 0), load_i16_as_i32(y, 0)));
        store_u32(z, 16, bitwise_or_u32(load_u16_as_u32(x, 16), load_i16_as_i32(y, 16)));
    }
}

KERNEL jax_bitwise_or_u16_i_weak_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_u16(z, 0, bitwise_or_u16(load_u16(x, 0), load_u64_as_u16(y, 0)));
    }
}

KERNEL jax_bitwise_or_u32_u32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, bitwise_or_u32(load_u32(x, 0), load_u32(y, 0)));
        store_u32(z, 16, bitwise_or_u32(load_u32(x, 16), load_u32(y, 16)));
    }
}

KERNEL jax_bitwise_or_u32_u64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_u64(z, 0, bitwise_or_u64(load_u32_as_u64(x, 0), load_u64(y, 0)));
        store_u64(z, 8, bitwise_or_u64(load_u32_as_u64(x, 8), load_u64(y, 8)));
        store_u64(z, 16, bitwise_or_u64(load_u32_as_u64(x, 16), load_u64(y, 16)));
        store_u64(z, 24, bitwise_or_u64(load_u32_as_u64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_bitwise_or_u32_i8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_u64(z, 0, bitwise_or_u64(load_u32_as_u64(x, 0), load_i8_as_i64(y, 0)));
        store_u64(z, 8, bitwise_or_u64(load_u32_as_u64(x, 8), load_i8_as_i64(y, 8)));
        store_u64(z, 16, bitwise_or_u64(load_u32_as_u64(x, 16), load_i8_as_i64(y, 16)));
        store_u64(z, 24, bitwise_or_u64(load_u32_as_u64(x, 24), load_i8_as_i64(y, 24)));
    }
}

KERNEL jax_bitwise_or_u32_i16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_u64(z, 0, bitwise_or_u64(load_u32_as_u64(x, 0), load_i16_as_i64(y, 0)));
        store_u64(z, 8, bitwise_or_u64(load_u32_as_u64(x, 8), load_i16_as_i64(y, 8)));
        store_u64(z, 16, bitwise_or_u64(load_u32_as_u64(x, 16), load_i16_as_i64(y, 16)));
        store_u64(z, 24, bitwise_or_u64(load_u32_as_u64(x, 24), load_i16_as_i64(y, 24)));
    }
}

KERNEL jax_bitwise_or_u32_i32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_u64(z, 0, bitwise_or_u64(load_u32_as_u64(x, 0), load_i32_as_i64(y, 0)));
        store_u64(z, 8, bitwise_or_u64(load_u32_as_u64(x, 8), load_i32_as_i64(y, 8)));
        store_u64(z, 16, bitwise_or_u64(load_u32_as_u64(x, 16), load_i32_as_i64(y, 16)));
        store_u64(z, 24, bitwise_or_u64(load_u32_as_u64(x, 24), load_i32_as_i64(y, 24)));
    }
}

KERNEL jax_bitwise_or_u32_i_weak_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, bitwise_or_u32(load_u32(x, 0), load_u64_as_u32(y, 0)));
        store_u32(z, 16, bitwise_or_u32(load_u32(x, 16), load_u64_as_u32(y, 16)));
    }
}

KERNEL jax_bitwise_or_u64_u64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_u64(z, 0, bitwise_or_u64(load_u64(x, 0), load_u64(y, 0)));
        store_u64(z, 8, bitwise_or_u64(load_u64(x, 8), load_u64(y, 8)));
        store_u64(z, 16, bitwise_or_u64(load_u64(x, 16), load_u64(y, 16)));
        store_u64(z, 24, bitwise_or_u64(load_u64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_bitwise_or_i8_i16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 128) {
        store_u16(z, 0, bitwise_or_u16(load_i8_as_i16(x, 0), load_u16(y, 0)));
        store_u16(z + 64, 0, bitwise_or_u16(load_i8_as_i16(x + a_step, 0), load_u16(y + b_step, 0)));
    }
    if (blocks)
        store_u16(z, 0, bitwise_or_u16(load_i8_as_i16(x, 0), load_u16(y, 0)));
}

KERNEL jax_bitwise_or_i8_i32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, bitwise_or_u32(load_i8_as_i32(x, 0), load_u32(y, 0)));
        store_u32(z, 16, bitwise_or_u32(load_i8_as_i32(x, 16), load_u32(y, 16)));
    }
}

KERNEL jax_bitwise_or_i8_i64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_u64(z, 0, bitwise_or_u64(load_i8_as_i64(x, 0), load_u64(y, 0)));
        store_u64(z, 8, bitwise_or_u64(load_i8_as_i64(x, 8), load_u64(y, 8)));
        store_u64(z, 16, bitwise_or_u64(load_i8_as_i64(x, 16), load_u64(y, 16)));
        store_u64(z, 24, bitwise_or_u64(load_i8_as_i64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_bitwise_or_i16_i32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, bitwise_or_u32(load_i16_as_i32(x, 0), load_u32(y, 0)));
        store_u32(z, 16, bitwise_or_u32(load_i16_as_i32(x, 16), load_u32(y, 16)));
    }
}

KERNEL jax_bitwise_or_i16_i64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_u64(z, 0, bitwise_or_u64(load_i16_as_i64(x, 0), load_u64(y, 0)));
        store_u64(z, 8, bitwise_or_u64(load_i16_as_i64(x, 8), load_u64(y, 8)));
        store_u64(z, 16, bitwise_or_u64(load_i16_as_i64(x, 16), load_u64(y, 16)));
        store_u64(z, 24, bitwise_or_u64(load_i16_as_i64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_bitwise_or_i32_i64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_u64(z, 0, bitwise_or_u64(load_i32_as_i64(x, 0), load_u64(y, 0)));
        store_u64(z, 8, bitwise_or_u64(load_i32_as_i64(x, 8), load_u64(y, 8)));
        store_u64(z, 16, bitwise_or_u64(load_i32_as_i64(x, 16), load_u64(y, 16)));
        store_u64(z, 24, bitwise_or_u64(load_i32_as_i64(x, 24), load_u64(y, 24)));
    }
}
#endif
