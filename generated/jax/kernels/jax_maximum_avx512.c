/*
 * kernels/jax_maximum_avx512.c: maximum in AVX-512 F, BW, DQ, VL (x86-64).
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

PRIMITIVE __m256i maximum_u8(__m256i a, __m256i b) {
    return _mm256_max_epu8(a, b);
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

PRIMITIVE __m512i maximum_u16(__m512i a, __m512i b) {
    return _mm512_max_epu16(a, b);
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

PRIMITIVE __m512i maximum_u32(__m512i a, __m512i b) {
    return _mm512_max_epu32(a, b);
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

PRIMITIVE __m512i maximum_u64(__m512i a, __m512i b) {
    return _mm512_max_epu64(a, b);
}

PRIMITIVE void store_u64(char *p, size_t i, __m512i v) {
    store512(p + 8 * i, v);
}

PRIMITIVE __m256i maximum_i8(__m256i a, __m256i b) {
    return _mm256_max_epi8(a, b);
}

PRIMITIVE __m512i maximum_i16(__m512i a, __m512i b) {
    return _mm512_max_epi16(a, b);
}

PRIMITIVE __m512i maximum_i32(__m512i a, __m512i b) {
    return _mm512_max_epi32(a, b);
}

PRIMITIVE __m512i maximum_i64(__m512i a, __m512i b) {
    return _mm512_max_epi64(a, b);
}

PRIMITIVE __m512 load_b_as_f32(const char *p, size_t i) {
    return _mm512_maskz_mov_ps(true_16(p, i), _mm512_set1_ps(1));
}

PRIMITIVE __m512i pairs_u16(void) {
    return _mm512_set_epi16(15, 15, 14, 14, 13, 13, 12, 12, 11, 11, 10, 10, 9, 9, 8, 8,
                            7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0);
}

/* The elements go into the upper halves of what is zero else. */
PRIMITIVE __m512 load_bf16_as_f32(const char *p, size_t i) {
    const __m512i v = _mm512_castsi256_si512(load256(p + 2 * i));
    return _mm512_castsi512_ps(_mm512_maskz_permutexvar_epi16(0xaaaaaaaa, pairs_u16(), v));
}

/* Of a value with several uses gcc would make as many loads, and of a product and a sum one rounding; f16 that were
   converted clang would compare one at a time. */
#define IN_REGISTER(v) __asm__("" : "+v"(v))

PRIMITIVE __m512 nan_where_unordered_f32(__m512 v, __m512 a, __m512 b) {
    return _mm512_mask_mov_ps(v, _mm512_cmp_ps_mask(a, b, _CMP_UNORD_Q), _mm512_set1_ps(__builtin_nanf("")));
}

/* The instruction vrange finds the larger one and tells -0 from +0, but prefers a number to a NaN. */
PRIMITIVE __m512 maximum_f32(__m512 a, __m512 b) {
    IN_REGISTER(b);
    return nan_where_unordered_f32(_mm512_range_ps(a, b, 5), a, b);
}

/* A bf16 is in the upper half, above what was rounded away. Any NaN (the two classes of 0x33) first becomes the one
   without a payload, which no rounding changes; half a step is added, or a bit more before an odd one. */
PRIMITIVE __m512i bf16_of_f32(__m512 v) {
    const __m512i bits = _mm512_castps_si512(_mm512_fixupimm_ps(v, v, _mm512_set1_epi32(0x33), 0));
    const __m512i sum = _mm512_add_epi32(bits, _mm512_set1_epi32(0x7fff));
    const __mmask16 odd = _mm512_test_epi32_mask(bits, _mm512_set1_epi32(0x10000));
    return _mm512_mask_add_epi32(sum, odd, sum, _mm512_set1_epi32(1));
}

PRIMITIVE __m512i odds_u16(void) {
    return _mm512_set_epi16(63, 61, 59, 57, 55, 53, 51, 49, 47, 45, 43, 41, 39, 37, 35, 33,
                            31, 29, 27, 25, 23, 21, 19, 17, 15, 13, 11, 9, 7, 5, 3, 1);
}

PRIMITIVE void store_f32_as_bf16(char *p, size_t i, __m512 a, __m512 b) {
    store512(p + 2 * i, _mm512_permutex2var_epi16(bf16_of_f32(a), odds_u16(), bf16_of_f32(b)));
}

PRIMITIVE __m512 load_f16_as_f32(const char *p, size_t i) {
    __m512 v = _mm512_cvtph_ps(load256(p + 2 * i));
    IN_REGISTER(v);
    return v;
}

PRIMITIVE __m256i f16_of_f32(__m512 v) {
    return _mm512_cvtps_ph(v, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
}

PRIMITIVE void store_f32_as_f16(char *p, size_t i, __m512 v) {
    store256(p + 2 * i, f16_of_f32(v));
}

PRIMITIVE __m512 load_f32(const char *p, size_t i) {
    return _mm512_loadu_ps((const float *)(const void *)(p + 4 * i));
}

PRIMITIVE void store_f32(char *p, size_t i, __m512 v) {
    _mm512_storeu_ps((float *)(void *)(p + 4 * i), v);
}

PRIMITIVE __m512d load_b_as_f64(const char *p, size_t i) {
    return _mm512_maskz_mov_pd(true_8(p, i), _mm512_set1_pd(1));
}

PRIMITIVE __m512d load_f64(const char *p, size_t i) {
    return _mm512_loadu_pd((const double *)(const void *)(p + 8 * i));
}

PRIMITIVE __m512d nan_where_unordered_f64(__m512d v, __m512d a, __m512d b) {
    return _mm512_mask_mov_pd(v, _mm512_cmp_pd_mask(a, b, _CMP_UNORD_Q), _mm512_set1_pd(__builtin_nan("")));
}

/* The instruction vrange finds the larger one and tells -0 from +0, but prefers a number to a NaN. */
PRIMITIVE __m512d maximum_f64(__m512d a, __m512d b) {
    IN_REGISTER(b);
    return nan_where_unordered_f64(_mm512_range_pd(a, b, 5), a, b);
}

PRIMITIVE void store_f64(char *p, size_t i, __m512d v) {
    _mm512_storeu_pd((double *)(void *)(p + 8 * i), v);
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

PRIMITIVE __m512 load_u8_as_f32(const char *p, size_t i) {
    return _mm512_cvtepi32_ps(_mm512_cvtepu8_epi32(load128(p + i)));
}

PRIMITIVE __m512d load_u8_as_f64(const char *p, size_t i) {
    return _mm512_cvtepi32_pd(_mm256_cvtepu8_epi32(load64(p + i)));
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

PRIMITIVE __m512 load_u16_as_f32(const char *p, size_t i) {
    return _mm512_cvtepi32_ps(_mm512_cvtepu16_epi32(load256(p + 2 * i)));
}

PRIMITIVE __m512 round_f32_to_bf16(__m512 v) {
    return _mm512_castsi512_ps(_mm512_and_si512(bf16_of_f32(v), _mm512_set1_epi32(-0x10000)));
}

PRIMITIVE __m512 round_f32_to_f16(__m512 v) {
    return _mm512_cvtph_ps(f16_of_f32(v));
}

PRIMITIVE __m512d load_u16_as_f64(const char *p, size_t i) {
    return _mm512_cvtepi32_pd(_mm256_cvtepu16_epi32(load128(p + 2 * i)));
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

PRIMITIVE __m512 load_u32_as_f32(const char *p, size_t i) {
    return _mm512_cvtepu32_ps(load512(p + 4 * i));
}

PRIMITIVE __m512d load_u32_as_f64(const char *p, size_t i) {
    return _mm512_cvtepu32_pd(load256(p + 4 * i));
}

PRIMITIVE __m512d load_i8_as_f64(const char *p, size_t i) {
    return _mm512_cvtepi32_pd(_mm256_cvtepi8_epi32(load64(p + i)));
}

PRIMITIVE __m512d load_u64_as_f64(const char *p, size_t i) {
    return _mm512_cvtepu64_pd(load512(p + 8 * i));
}

PRIMITIVE __m512d load_i16_as_f64(const char *p, size_t i) {
    return _mm512_cvtepi32_pd(_mm256_cvtepi16_epi32(load128(p + 2 * i)));
}

PRIMITIVE __m512d load_i32_as_f64(const char *p, size_t i) {
    return _mm512_cvtepi32_pd(load256(p + 4 * i));
}

PRIMITIVE __m512d load_i64_as_f64(const char *p, size_t i) {
    return _mm512_cvtepi64_pd(load512(p + 8 * i));
}

PRIMITIVE __m512 combined_f32(__m256 low, __m256 high) {
    return _mm512_insertf32x8(_mm512_castps256_ps512(low), high, 1);
}

PRIMITIVE __m256 load8_u64_as_f32(const char *p, size_t i) {
    return _mm512_cvtepu64_ps(load_u64(p, i));
}

PRIMITIVE __m512 load_u64_as_f32(const char *p, size_t i) {
    return combined_f32(load8_u64_as_f32(p, i), load8_u64_as_f32(p, i + 8));
}

PRIMITIVE __m512 load_i8_as_f32(const char *p, size_t i) {
    return _mm512_cvtepi32_ps(_mm512_cvtepi8_epi32(load128(p + i)));
}

PRIMITIVE __m512 load_i16_as_f32(const char *p, size_t i) {
    return _mm512_cvtepi32_ps(_mm512_cvtepi16_epi32(load256(p + 2 * i)));
}

PRIMITIVE __m512 load_i32_as_f32(const char *p, size_t i) {
    return _mm512_cvtepi32_ps(load512(p + 4 * i));
}

PRIMITIVE __m256 load8_i64_as_f32(const char *p, size_t i) {
    return _mm512_cvtepi64_ps(load_u64(p, i));
}

PRIMITIVE __m512 load_i64_as_f32(const char *p, size_t i) {
    return combined_f32(load8_i64_as_f32(p, i), load8_i64_as_f32(p, i + 8));
}

/* v, its lower bits inverted where it is negative. */
PRIMITIVE __m512i in_order(__m512i v) {
    return _mm512_ternarylogic_epi32(v, _mm512_srai_epi16(v, 15), _mm512_set1_epi16(INT16_MAX), 0x78);
}

PRIMITIVE void maximum_bf16(char *z, const char *x, const char *y, size_t i) {
    const __m512i end = _mm512_set1_epi16(0x7f81);
    const __m512i a = _mm512_add_epi16(in_order(load_u16(x, i)), end);
    const __m512i b = _mm512_add_epi16(in_order(load_u16(y, i)), end);
    store_u16(z, i, in_order(_mm512_sub_epi16(maximum_u16(a, b), end)));
}

PRIMITIVE __m256 load8_bf16_as_f32(const char *p, size_t i) {
    return _mm256_castsi256_ps(_mm256_slli_epi32(_mm256_cvtepu16_epi32(load128(p + 2 * i)), 16));
}

PRIMITIVE __m512d load_bf16_as_f64(const char *p, size_t i) {
    return _mm512_cvtps_pd(load8_bf16_as_f32(p, i));
}

PRIMITIVE __m256 load8_f64_as_f32(const char *p, size_t i) {
    return _mm512_cvtpd_ps(load_f64(p, i));
}

PRIMITIVE __m512 load_f64_as_f32(const char *p, size_t i) {
    return combined_f32(load8_f64_as_f32(p, i), load8_f64_as_f32(p, i + 8));
}

PRIMITIVE void maximum_f16(char *z, const char *x, const char *y, size_t i) {
    const __m512i end = _mm512_set1_epi16(0x7c01);
    const __m512i a = _mm512_add_epi16(in_order(load_u16(x, i)), end);
    const __m512i b = _mm512_add_epi16(in_order(load_u16(y, i)), end);
    store_u16(z, i, in_order(_mm512_sub_epi16(maximum_u16(a, b), end)));
}

PRIMITIVE __m256 load8_f16_as_f32(const char *p, size_t i) {
    __m256 v = _mm256_cvtph_ps(load128(p + 2 * i));
    IN_REGISTER(v);
    return v;
}

PRIMITIVE __m512d load_f16_as_f64(const char *p, size_t i) {
    return _mm512_cvtps_pd(load8_f16_as_f32(p, i));
}

PRIMITIVE __m256 load8_f32(const char *p, size_t i) {
    return _mm256_castsi256_ps(load256(p + 4 * i));
}

PRIMITIVE __m512d load_f32_as_f64(const char *p, size_t i) {
    return _mm512_cvtps_pd(load8_f32(p, i));
}

KERNEL jax_maximum_b_b_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_u8(z, 0, bitwise_or_u8(load_u8_as_b(x, 0), load_u8_as_b(y, 0)));
        store_u8(z + 32, 0, bitwise_or_u8(load_u8_as_b(x + a_step, 0), load_u8_as_b(y + b_step, 0)));
    }
    if (blocks)
        store_u8(z, 0, bitwise_or_u8(load_u8_as_b(x, 0), load_u8_as_b(y, 0)));
}

KERNEL jax_maximum_b_u8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_u8(z, 0, maximum_u8(load_u8_as_b(x, 0), load_u8(y, 0)));
        store_u8(z + 32, 0, maximum_u8(load_u8_as_b(x + a_step, 0), load_u8(y + b_step, 0)));
    }
    if (blocks)
        store_u8(z, 0, maximum_u8(load_u8_as_b(x, 0), load_u8(y, 0)));
}

KERNEL jax_maximum_b_u16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 128) {
        store_u16(z, 0, maximum_u16(load_b_as_u16(x, 0), load_u16(y, 0)));
        store_u16(z + 64, 0, maximum_u16(load_b_as_u16(x + a_step, 0), load_u16(y + b_step, 0)));
    }
    if (blocks)
        store_u16(z, 0, maximum_u16(load_b_as_u16(x, 0), load_u16(y, 0)));
}

KERNEL jax_maximum_b_u32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, maximum_u32(load_b_as_u32(x, 0), load_u32(y, 0)));
        store_u32(z, 16, maximum_u32(load_b_as_u32(x, 16), load_u32(y, 16)));
    }
}

KERNEL jax_maximum_b_u64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_u64(z, 0, maximum_u64(load_b_as_u64(x, 0), load_u64(y, 0)));
        store_u64(z, 8, maximum_u64(load_b_as_u64(x, 8), load_u64(y, 8)));
        store_u64(z, 16, maximum_u64(load_b_as_u64(x, 16), load_u64(y, 16)));
        store_u64(z, 24, maximum_u64(load_b_as_u64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_maximum_b_i8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_u8(z, 0, maximum_i8(load_u8_as_b(x, 0), load_u8(y, 0)));
        store_u8(z + 32, 0, maximum_i8(load_u8_as_b(x + a_step, 0), load_u8(y + b_step, 0)));
    }
    if (blocks)
        store_u8(z, 0, maximum_i8(load_u8_as_b(x, 0), load_u8(y, 0)));
}

KERNEL jax_maximum_b_i16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 128) {
        store_u16(z, 0, maximum_i16(load_b_as_u16(x, 0), load_u16(y, 0)));
        store_u16(z + 64, 0, maximum_i16(load_b_as_u16(x + a_step, 0), load_u16(y + b_step, 0)));
    }
    if (blocks)
        store_u16(z, 0, maximum_i16(load_b_as_u16(x, 0), load_u16(y, 0)));
}

KERNEL jax_maximum_b_i32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, maximum_i32(load_b_as_u32(x, 0), load_u32(y, 0)));
        store_u32(z, 16, maximum_i32(load_b_as_u32(x, 16), load_u32(y, 16)));
    }
}

KERNEL jax_maximum_b_i64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_u64(z, 0, maximum_i64(load_b_as_u64(x, 0), load_u64(y, 0)));
        store_u64(z, 8, maximum_i64(load_b_as_u64(x, 8), load_u64(y, 8)));
        store_u64(z, 16, maximum_i64(load_b_as_u64(x, 16), load_u64(y, 16)));
        store_u64(z, 24, maximum_i64(load_b_as_u64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_maximum_b_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_f32_as_bf16(z, 0, maximum_f32(load_b_as_f32(x, 0), load_bf16_as_f32(y, 0)),
                                maximum_f32(load_b_as_f32(x, 16), load_bf16_as_f32(y, 16)));
    }
}

KERNEL jax_maximum_b_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_f32_as_f16(z, 0, maximum_f32(load_b_as_f32(x, 0), load_f16_as_f32(y, 0)));
        store_f32_as_f16(z, 16, maximum_f32(load_b_as_f32(x, 16), load_f16_as_f32(y, 16)));
    }
}

KERNEL jax_maximum_b_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_f32(z, 0, maximum_f32(load_b_as_f32(x, 0), load_f32(y, 0)));
        store_f32(z, 16, maximum_f32(load_b_as_f32(x, 16), load_f32(y, 16)));
    }
}

KERNEL jax_maximum_b_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_f64(z, 0, maximum_f64(load_b_as_f64(x, 0), load_f64(y, 0)));
        store_f64(z, 8, maximum_f64(load_b_as_f64(x, 8), load_f64(y, 8)));
        store_f64(z, 16, maximum_f64(load_b_as_f64(x, 16), load_f64(y, 16)));
        store_f64(z, 24, maximum_f64(load_b_as_f64(x, 24), load_f64(y, 24)));
    }
}

KERNEL jax_maximum_u8_u8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_u8(z, 0, maximum_u8(load_u8(x, 0), load_u8(y, 0)));
        store_u8(z + 32, 0, maximum_u8(load_u8(x + a_step, 0), load_u8(y + b_step, 0)));
    }
    if (blocks)
        store_u8(z, 0, maximum_u8(load_u8(x, 0), load_u8(y, 0)));
}

KERNEL jax_maximum_u8_u16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 128) {
        store_u16(z, 0, maximum_u16(load_u8_as_u16(x, 0), load_u16(y, 0)));
        store_u16(z + 64, 0, maximum_u16(load_u8_as_u16(x + a_step, 0), load_u16(y + b_step, 0)));
    }
    if (blocks)
        store_u16(z, 0, maximum_u16(load_u8_as_u16(x, 0), load_u16(y, 0)));
}

KERNEL jax_maximum_u8_u32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, maximum_u32(load_u8_as_u32(x, 0), load_u32(y, 0)));
        store_u32(z, 16, maximum_u32(load_u8_as_u32(x, 16), load_u32(y, 16)));
    }
}

KERNEL jax_maximum_u8_u64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_u64(z, 0, maximum_u64(load_u8_as_u64(x, 0), load_u64(y, 0)));
        store_u64(z, 8, maximum_u64(load_u8_as_u64(x, 8), load_u64(y, 8)));
        store_u64(z, 16, maximum_u64(load_u8_as_u64(x, 16), load_u64(y, 16)));
        store_u64(z, 24, maximum_u64(load_u8_as_u64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_maximum_u8_i8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 128) {
        store_u16(z, 0, maximum_i16(load_u8_as_u16(x, 0), load_i8_as_i16(y, 0)));
        store_u16(z + 64, 0, maximum_i16(load_u8_as_u16(x + a_step, 0), load_i8_as_i16(y + b_step, 0)));
    }
    if (blocks)
        store_u16(z, 0, maximum_i16(load_u8_as_u16(x, 0), load_i8_as_i16(y, 0)));
}

KERNEL jax_maximum_u8_i16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 128) {
        store_u16(z, 0, maximum_i16(load_u8_as_u16(x, 0), load_u16(y, 0)));
        store_u16(z + 64, 0, maximum_i16(load_u8_as_u16(x + a_step, 0), load_u16(y + b_step, 0)));
    }
    if (blocks)
        store_u16(z, 0, maximum_i16(load_u8_as_u16(x, 0), load_u16(y, 0)));
}

KERNEL jax_maximum_u8_i32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, maximum_i32(load_u8_as_u32(x, 0), load_u32(y, 0)));
        store_u32(z, 16, maximum_i32(load_u8_as_u32(x, 16), load_u32(y, 16)));
    }
}

KERNEL jax_maximum_u8_i64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_u64(z, 0, maximum_i64(load_u8_as_u64(x, 0), load_u64(y, 0)));
        store_u64(z, 8, maximum_i64(load_u8_as_u64(x, 8), load_u64(y, 8)));
        store_u64(z, 16, maximum_i64(load_u8_as_u64(x, 16), load_u64(y, 16)));
        store_u64(z, 24, maximum_i64(load_u8_as_u64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_maximum_u8_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_f32_as_bf16(z, 0, maximum_f32(load_u8_as_f32(x, 0), load_bf16_as_f32(y, 0)),
                                maximum_f32(load_u8_as_f32(x, 16), load_bf16_as_f32(y, 16)));
    }
}

KERNEL jax_maximum_u8_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_f32_as_f16(z, 0, maximum_f32(load_u8_as_f32(x, 0), load_f16_as_f32(y, 0)));
        store_f32_as_f16(z, 16, maximum_f32(load_u8_as_f32(x, 16), load_f16_as_f32(y, 16)));
    }
}

KERNEL jax_maximum_u8_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_f32(z, 0, maximum_f32(load_u8_as_f32(x, 0), load_f32(y, 0)));
        store_f32(z, 16, maximum_f32(load_u8_as_f32(x, 16), load_f32(y, 16)));
    }
}

KERNEL jax_maximum_u8_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_f64(z, 0, maximum_f64(load_u8_as_f64(x, 0), load_f64(y, 0)));
        store_f64(z, 8, maximum_f64(load_u8_as_f64(x, 8), load_f64(y, 8)));
        store_f64(z, 16, maximum_f64(load_u8_as_f64(x, 16), load_f64(y, 16)));
        store_f64(z, 24, maximum_f64(load_u8_as_f64(x, 24), load_f64(y, 24)));
    }
}

KERNEL jax_maximum_u8_i_weak_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, maximum_u8(load_u8(x, 0), load_u64_as_u8(y, 0)));
    }
}

KERNEL jax_maximum_u16_u16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 128) {
        store_u16(z, 0, maximum_u16(load_u16(x, 0), load_u16(y, 0)));
        store_u16(z + 64, 0, maximum_u16(load_u16(x + a_step, 0), load_u16(y + b_step, 0)));
    }
    if (blocks)
        store_u16(z, 0, maximum_u16(load_u16(x, 0), load_u16(y, 0)));
}

KERNEL jax_maximum_u16_u32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, maximum_u32(load_u16_as_u32(x, 0), load_u32(y, 0)));
        store_u32(z, 16, maximum_u32(load_u16_as_u32(x, 16), load_u32(y, 16)));
    }
}

KERNEL jax_maximum_u16_u64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_u64(z, 0, maximum_u64(load_u16_as_u64(x, 0), load_u64(y, 0)));
        store_u64(z, 8, maximum_u64(load_u16_as_u64(x, 8), load_u64(y, 8)));
        store_u64(z, 16, maximum_u64(load_u16_as_u64(x, 16), load_u64(y, 16)));
        store_u64(z, 24, maximum_u64(load_u16_as_u64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_maximum_u16_i8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, maximum_i32(load_u16_as_u32(x, 0), load_i8_as_i32(y, 0)));
        store_u32(z, 16, maximum_i32(load_u16_as_u32(x, 16), load_i8_as_i32(y, 16)));
    }
}

KERNEL jax_maximum_u16_i16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, maximum_i32(load_u16_as_u32(x, 0), load_i16_as_i32(y, 0)));
        store_u32(z, 16, maximum_i32(load_u16_as_u32(x, 16), load_i16_as_i32(y, 16)));
    }
}

KERNEL jax_maximum_u16_i32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, maximum_i32(load_u16_as_u32(x, 0), load_u32(y, 0)));
        store_u32(z, 16, maximum_i32(load_u16_as_u32(x, 16), load_u32(y, 16)));
    }
}

KERNEL jax_maximum_u16_i64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_u64(z, 0, maximum_i64(load_u16_as_u64(x, 0), load_u64(y, 0)));
        store_u64(z, 8, maximum_i64(load_u16_as_u64(x, 8), load_u64(y, 8)));
        store_u64(z, 16, maximum_i64(load_u16_as_u64(x, 16), load_u64(y, 16)));
        store_u64(z, 24, maximum_i64(load_u16_as_u64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_maximum_u16_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_f32_as_bf16(z, 0, maximum_f32(round_f32_to_bf16(load_u16_as_f32(x, 0)), load_bf16_as_f32(y, 0)),
                                maximum_f32(round_f32_to_bf16(load_u16_as_f32(x, 16)), load_bf16_as_f32(y, 16)));
    }
}

KERNEL jax_maximum_u16_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_f32_as_f16(z, 0, maximum_f32(round_f32_to_f16(load_u16_as_f32(x, 0)), load_f16_as_f32(y, 0)));
        store_f32_as_f16(z, 16, maximum_f32(round_f32_to_f16(load_u16_as_f32(x, 16)), load_f16_as_f32(y, 16)));
    }
}

KERNEL jax_maximum_u16_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_f32(z, 0, maximum_f32(load_u16_as_f32(x, 0), load_f32(y, 0)));
        store_f32(z, 16, maximum_f32(load_u16_as_f32(x, 16), load_f32(y, 16)));
    }
}

KERNEL jax_maximum_u16_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_f64(z, 0, maximum_f64(load_u16_as_f64(x, 0), load_f64(y, 0)));
        store_f64(z, 8, maximum_f64(load_u16_as_f64(x, 8), load_f64(y, 8)));
        store_f64(z, 16, maximum_f64(load_u16_as_f64(x, 16), load_f64(y, 16)));
        store_f64(z, 24, maximum_f64(load_u16_as_f64(x, 24), load_f64(y, 24)));
    }
}

KERNEL jax_maximum_u16_i_weak_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_u16(z, 0, maximum_u16(load_u16(x, 0), load_u64_as_u16(y, 0)));
    }
}

KERNEL jax_maximum_u32_u32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, maximum_u32(load_u32(x, 0), load_u32(y, 0)));
        store_u32(z, 16, maximum_u32(load_u32(x, 16), load_u32(y, 16)));
    }
}

KERNEL jax_maximum_u32_u64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_u64(z, 0, maximum_u64(load_u32_as_u64(x, 0), load_u64(y, 0)));
        store_u64(z, 8, maximum_u64(load_u32_as_u64(x, 8), load_u64(y, 8)));
        store_u64(z, 16, maximum_u64(load_u32_as_u64(x, 16), load_u64(y, 16)));
        store_u64(z, 24, maximum_u64(load_u32_as_u64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_maximum_u32_i8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_u64(z, 0, maximum_i64(load_u32_as_u64(x, 0), load_i8_as_i64(y, 0)));
        store_u64(z, 8, maximum_i64(load_u32_as_u64(x, 8), load_i8_as_i64(y, 8)));
        store_u64(z, 16, maximum_i64(load_u32_as_u64(x, 16), load_i8_as_i64(y, 16)));
        store_u64(z, 24, maximum_i64(load_u32_as_u64(x, 24), load_i8_as_i64(y, 24)));
    }
}

KERNEL jax_maximum_u32_i16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_u64(z, 0, maximum_i64(load_u32_as_u64(x, 0), load_i16_as_i64(y, 0)));
        store_u64(z, 8, maximum_i64(load_u32_as_u64(x, 8), load_i16_as_i64(y, 8)));
        store_u64(z, 16, maximum_i64(load_u32_as_u64(x, 16), load_i16_as_i64(y, 16)));
        store_u64(z, 24, maximum_i64(load_u32_as_u64(x, 24), load_i16_as_i64(y, 24)));
    }
}

KERNEL jax_maximum_u32_i32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_u64(z, 0, maximum_i64(load_u32_as_u64(x, 0), load_i32_as_i64(y, 0)));
        store_u64(z, 8, maximum_i64(load_u32_as_u64(x, 8), load_i32_as_i64(y, 8)));
        store_u64(z, 16, maximum_i64(load_u32_as_u64(x, 16), load_i32_as_i64(y, 16)));
        store_u64(z, 24, maximum_i64(load_u32_as_u64(x, 24), load_i32_as_i64(y, 24)));
    }
}

KERNEL jax_maximum_u32_i64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_u64(z, 0, maximum_i64(load_u32_as_u64(x, 0), load_u64(y, 0)));
        store_u64(z, 8, maximum_i64(load_u32_as_u64(x, 8), load_u64(y, 8)));
        store_u64(z, 16, maximum_i64(load_u32_as_u64(x, 16), load_u64(y, 16)));
        store_u64(z, 24, maximum_i64(load_u32_as_u64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_maximum_u32_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_f32_as_bf16(z, 0, maximum_f32(round_f32_to_bf16(load_u32_as_f32(x, 0)), load_bf16_as_f32(y, 0)),
                                maximum_f32(round_f32_to_bf16(load_u32_as_f32(x, 16)), load_bf16_as_f32(y, 16)));
    }
}

KERNEL jax_maximum_u32_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_f32_as_f16(z, 0, maximum_f32(round_f32_to_f16(load_u32_as_f32(x, 0)), load_f16_as_f32(y, 0)));
        store_f32_as_f16(z, 16, maximum_f32(round_f32_to_f16(load_u32_as_f32(x, 16)), load_f16_as_f32(y, 16)));
    }
}

KERNEL jax_maximum_u32_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_f32(z, 0, maximum_f32(load_u32_as_f32(x, 0), load_f32(y, 0)));
        store_f32(z, 16, maximum_f32(load_u32_as_f32(x, 16), load_f32(y, 16)));
    }
}

KERNEL jax_maximum_u32_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_f64(z, 0, maximum_f64(load_u32_as_f64(x, 0), load_f64(y, 0)));
        store_f64(z, 8, maximum_f64(load_u32_as_f64(x, 8), load_f64(y, 8)));
        store_f64(z, 16, maximum_f64(load_u32_as_f64(x, 16), load_f64(y, 16)));
        store_f64(z, 24, maximum_f64(load_u32_as_f64(x, 24), load_f64(y, 24)));
    }
}

KERNEL jax_maximum_u32_i_weak_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, maximum_u32(load_u32(x, 0), load_u64_as_u32(y, 0)));
        store_u32(z, 16, maximum_u32(load_u32(x, 16), load_u64_as_u32(y, 16)));
    }
}

KERNEL jax_maximum_u64_u64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_u64(z, 0, maximum_u64(load_u64(x, 0), load_u64(y, 0)));
        store_u64(z, 8, maximum_u64(load_u64(x, 8), load_u64(y, 8)));
        store_u64(z, 16, maximum_u64(load_u64(x, 16), load_u64(y, 16)));
        store_u64(z, 24, maximum_u64(load_u64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_maximum_u64_i8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f64(z, i, maximum_f64(load_u64_as_f64(x, i), load_i8_as_f64(y, i)));
            store_f64(z, i + 8, maximum_f64(load_u64_as_f64(x, i + 8), load_i8_as_f64(y, i + 8)));
        }
    }
}

KERNEL jax_maximum_u64_i16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f64(z, i, maximum_f64(load_u64_as_f64(x, i), load_i16_as_f64(y, i)));
            store_f64(z, i + 8, maximum_f64(load_u64_as_f64(x, i + 8), load_i16_as_f64(y, i + 8)));
        }
    }
}

KERNEL jax_maximum_u64_i32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_f64(z, 0, maximum_f64(load_u64_as_f64(x, 0), load_i32_as_f64(y, 0)));
        store_f64(z, 8, maximum_f64(load_u64_as_f64(x, 8), load_i32_as_f64(y, 8)));
        store_f64(z, 16, maximum_f64(load_u64_as_f64(x, 16), load_i32_as_f64(y, 16)));
        store_f64(z, 24, maximum_f64(load_u64_as_f64(x, 24), load_i32_as_f64(y, 24)));
    }
}

KERNEL jax_maximum_u64_i64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_f64(z, 0, maximum_f64(load_u64_as_f64(x, 0), load_i64_as_f64(y, 0)));
        store_f64(z, 8, maximum_f64(load_u64_as_f64(x, 8), load_i64_as_f64(y, 8)));
        store_f64(z, 16, maximum_f64(load_u64_as_f64(x, 16), load_i64_as_f64(y, 16)));
        store_f64(z, 24, maximum_f64(load_u64_as_f64(x, 24), load_i64_as_f64(y, 24)));
    }
}

KERNEL jax_maximum_u64_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_f32_as_bf16(z, 0, maximum_f32(round_f32_to_bf16(load_u64_as_f32(x, 0)), load_bf16_as_f32(y, 0)),
                                maximum_f32(round_f32_to_bf16(load_u64_as_f32(x, 16)), load_bf16_as_f32(y, 16)));
    }
}

KERNEL jax_maximum_u64_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_f32_as_f16(z, 0, maximum_f32(round_f32_to_f16(load_u64_as_f32(x, 0)), load_f16_as_f32(y, 0)));
        store_f32_as_f16(z, 16, maximum_f32(round_f32_to_f16(load_u64_as_f32(x, 16)), load_f16_as_f32(y, 16)));
    }
}

KERNEL jax_maximum_u64_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_f32(z, 0, maximum_f32(load_u64_as_f32(x, 0), load_f32(y, 0)));
        store_f32(z, 16, maximum_f32(load_u64_as_f32(x, 16), load_f32(y, 16)));
    }
}

KERNEL jax_maximum_u64_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_f64(z, 0, maximum_f64(load_u64_as_f64(x, 0), load_f64(y, 0)));
        store_f64(z, 8, maximum_f64(load_u64_as_f64(x, 8), load_f64(y, 8)));
        store_f64(z, 16, maximum_f64(load_u64_as_f64(x, 16), load_f64(y, 16)));
        store_f64(z, 24, maximum_f64(load_u64_as_f64(x, 24), load_f64(y, 24)));
    }
}

KERNEL jax_maximum_i8_i8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_u8(z, 0, maximum_i8(load_u8(x, 0), load_u8(y, 0)));
        store_u8(z + 32, 0, maximum_i8(load_u8(x + a_step, 0), load_u8(y + b_step, 0)));
    }
    if (blocks)
        store_u8(z, 0, maximum_i8(load_u8(x, 0), load_u8(y, 0)));
}

KERNEL jax_maximum_i8_i16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 128) {
        store_u16(z, 0, maximum_i16(load_i8_as_i16(x, 0), load_u16(y, 0)));
        store_u16(z + 64, 0, maximum_i16(load_i8_as_i16(x + a_step, 0), load_u16(y + b_step, 0)));
    }
    if (blocks)
        store_u16(z, 0, maximum_i16(load_i8_as_i16(x, 0), load_u16(y, 0)));
}

KERNEL jax_maximum_i8_i32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, maximum_i32(load_i8_as_i32(x, 0), load_u32(y, 0)));
        store_u32(z, 16, maximum_i32(load_i8_as_i32(x, 16), load_u32(y, 16)));
    }
}

KERNEL jax_maximum_i8_i64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_u64(z, 0, maximum_i64(load_i8_as_i64(x, 0), load_u64(y, 0)));
        store_u64(z, 8, maximum_i64(load_i8_as_i64(x, 8), load_u64(y, 8)));
        store_u64(z, 16, maximum_i64(load_i8_as_i64(x, 16), load_u64(y, 16)));
        store_u64(z, 24, maximum_i64(load_i8_as_i64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_maximum_i8_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_f32_as_bf16(z, 0, maximum_f32(load_i8_as_f32(x, 0), load_bf16_as_f32(y, 0)),
                                maximum_f32(load_i8_as_f32(x, 16), load_bf16_as_f32(y, 16)));
    }
}

KERNEL jax_maximum_i8_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_f32_as_f16(z, 0, maximum_f32(load_i8_as_f32(x, 0), load_f16_as_f32(y, 0)));
        store_f32_as_f16(z, 16, maximum_f32(load_i8_as_f32(x, 16), load_f16_as_f32(y, 16)));
    }
}

KERNEL jax_maximum_i8_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_f32(z, 0, maximum_f32(load_i8_as_f32(x, 0), load_f32(y, 0)));
        store_f32(z, 16, maximum_f32(load_i8_as_f32(x, 16), load_f32(y, 16)));
    }
}

KERNEL jax_maximum_i8_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_f64(z, 0, maximum_f64(load_i8_as_f64(x, 0), load_f64(y, 0)));
        store_f64(z, 8, maximum_f64(load_i8_as_f64(x, 8), load_f64(y, 8)));
        store_f64(z, 16, maximum_f64(load_i8_as_f64(x, 16), load_f64(y, 16)));
        store_f64(z, 24, maximum_f64(load_i8_as_f64(x, 24), load_f64(y, 24)));
    }
}

KERNEL jax_maximum_i8_i_weak_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, maximum_i8(load_u8(x, 0), load_u64_as_u8(y, 0)));
    }
}

KERNEL jax_maximum_i16_i16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 128) {
        store_u16(z, 0, maximum_i16(load_u16(x, 0), load_u16(y, 0)));
        store_u16(z + 64, 0, maximum_i16(load_u16(x + a_step, 0), load_u16(y + b_step, 0)));
    }
    if (blocks)
        store_u16(z, 0, maximum_i16(load_u16(x, 0), load_u16(y, 0)));
}

KERNEL jax_maximum_i16_i32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, maximum_i32(load_i16_as_i32(x, 0), load_u32(y, 0)));
        store_u32(z, 16, maximum_i32(load_i16_as_i32(x, 16), load_u32(y, 16)));
    }
}

KERNEL jax_maximum_i16_i64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_u64(z, 0, maximum_i64(load_i16_as_i64(x, 0), load_u64(y, 0)));
        store_u64(z, 8, maximum_i64(load_i16_as_i64(x, 8), load_u64(y, 8)));
        store_u64(z, 16, maximum_i64(load_i16_as_i64(x, 16), load_u64(y, 16)));
        store_u64(z, 24, maximum_i64(load_i16_as_i64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_maximum_i16_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_f32_as_bf16(z, 0, maximum_f32(round_f32_to_bf16(load_i16_as_f32(x, 0)), load_bf16_as_f32(y, 0)),
                                maximum_f32(round_f32_to_bf16(load_i16_as_f32(x, 16)), load_bf16_as_f32(y, 16)));
    }
}

KERNEL jax_maximum_i16_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_f32_as_f16(z, 0, maximum_f32(round_f32_to_f16(load_i16_as_f32(x, 0)), load_f16_as_f32(y, 0)));
        store_f32_as_f16(z, 16, maximum_f32(round_f32_to_f16(load_i16_as_f32(x, 16)), load_f16_as_f32(y, 16)));
    }
}

KERNEL jax_maximum_i16_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_f32(z, 0, maximum_f32(load_i16_as_f32(x, 0), load_f32(y, 0)));
        store_f32(z, 16, maximum_f32(load_i16_as_f32(x, 16), load_f32(y, 16)));
    }
}

KERNEL jax_maximum_i16_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_f64(z, 0, maximum_f64(load_i16_as_f64(x, 0), load_f64(y, 0)));
        store_f64(z, 8, maximum_f64(load_i16_as_f64(x, 8), load_f64(y, 8)));
        store_f64(z, 16, maximum_f64(load_i16_as_f64(x, 16), load_f64(y, 16)));
        store_f64(z, 24, maximum_f64(load_i16_as_f64(x, 24), load_f64(y, 24)));
    }
}

KERNEL jax_maximum_i16_i_weak_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_u16(z, 0, maximum_i16(load_u16(x, 0), load_u64_as_u16(y, 0)));
    }
}

KERNEL jax_maximum_i32_i32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, maximum_i32(load_u32(x, 0), load_u32(y, 0)));
        store_u32(z, 16, maximum_i32(load_u32(x, 16), load_u32(y, 16)));
    }
}

KERNEL jax_maximum_i32_i64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_u64(z, 0, maximum_i64(load_i32_as_i64(x, 0), load_u64(y, 0)));
        store_u64(z, 8, maximum_i64(load_i32_as_i64(x, 8), load_u64(y, 8)));
        store_u64(z, 16, maximum_i64(load_i32_as_i64(x, 16), load_u64(y, 16)));
        store_u64(z, 24, maximum_i64(load_i32_as_i64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_maximum_i32_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_f32_as_bf16(z, 0, maximum_f32(round_f32_to_bf16(load_i32_as_f32(x, 0)), load_bf16_as_f32(y, 0)),
                                maximum_f32(round_f32_to_bf16(load_i32_as_f32(x, 16)), load_bf16_as_f32(y, 16)));
    }
}

KERNEL jax_maximum_i32_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_f32_as_f16(z, 0, maximum_f32(round_f32_to_f16(load_i32_as_f32(x, 0)), load_f16_as_f32(y, 0)));
        store_f32_as_f16(z, 16, maximum_f32(round_f32_to_f16(load_i32_as_f32(x, 16)), load_f16_as_f32(y, 16)));
    }
}

KERNEL jax_maximum_i32_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_f32(z, 0, maximum_f32(load_i32_as_f32(x, 0), load_f32(y, 0)));
        store_f32(z, 16, maximum_f32(load_i32_as_f32(x, 16), load_f32(y, 16)));
    }
}

KERNEL jax_maximum_i32_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_f64(z, 0, maximum_f64(load_i32_as_f64(x, 0), load_f64(y, 0)));
        store_f64(z, 8, maximum_f64(load_i32_as_f64(x, 8), load_f64(y, 8)));
        store_f64(z, 16, maximum_f64(load_i32_as_f64(x, 16), load_f64(y, 16)));
        store_f64(z, 24, maximum_f64(load_i32_as_f64(x, 24), load_f64(y, 24)));
    }
}

KERNEL jax_maximum_i32_i_weak_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, maximum_i32(load_u32(x, 0), load_u64_as_u32(y, 0)));
        store_u32(z, 16, maximum_i32(load_u32(x, 16), load_u64_as_u32(y, 16)));
    }
}

KERNEL jax_maximum_i64_i64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_u64(z, 0, maximum_i64(load_u64(x, 0), load_u64(y, 0)));
        store_u64(z, 8, maximum_i64(load_u64(x, 8), load_u64(y, 8)));
        store_u64(z, 16, maximum_i64(load_u64(x, 16), load_u64(y, 16)));
        store_u64(z, 24, maximum_i64(load_u64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_maximum_i64_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_f32_as_bf16(z, 0, maximum_f32(round_f32_to_bf16(load_i64_as_f32(x, 0)), load_bf16_as_f32(y, 0)),
                                maximum_f32(round_f32_to_bf16(load_i64_as_f32(x, 16)), load_bf16_as_f32(y, 16)));
    }
}

KERNEL jax_maximum_i64_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_f32_as_f16(z, 0, maximum_f32(round_f32_to_f16(load_i64_as_f32(x, 0)), load_f16_as_f32(y, 0)));
        store_f32_as_f16(z, 16, maximum_f32(round_f32_to_f16(load_i64_as_f32(x, 16)), load_f16_as_f32(y, 16)));
    }
}

KERNEL jax_maximum_i64_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_f32(z, 0, maximum_f32(load_i64_as_f32(x, 0), load_f32(y, 0)));
        store_f32(z, 16, maximum_f32(load_i64_as_f32(x, 16), load_f32(y, 16)));
    }
}

KERNEL jax_maximum_i64_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_f64(z, 0, maximum_f64(load_i64_as_f64(x, 0), load_f64(y, 0)));
        store_f64(z, 8, maximum_f64(load_i64_as_f64(x, 8), load_f64(y, 8)));
        store_f64(z, 16, maximum_f64(load_i64_as_f64(x, 16), load_f64(y, 16)));
        store_f64(z, 24, maximum_f64(load_i64_as_f64(x, 24), load_f64(y, 24)));
    }
}

KERNEL jax_maximum_bf16_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        maximum_bf16(z, x, y, 0);
    }
}

KERNEL jax_maximum_bf16_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_f32(z, 0, maximum_f32(load_bf16_as_f32(x, 0), load_f16_as_f32(y, 0)));
        store_f32(z, 16, maximum_f32(load_bf16_as_f32(x, 16), load_f16_as_f32(y, 16)));
    }
}

KERNEL jax_maximum_bf16_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_f32(z, 0, maximum_f32(load_bf16_as_f32(x, 0), load_f32(y, 0)));
        store_f32(z, 16, maximum_f32(load_bf16_as_f32(x, 16), load_f32(y, 16)));
    }
}

KERNEL jax_maximum_bf16_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f64(z, i, maximum_f64(load_bf16_as_f64(x, i), load_f64(y, i)));
            store_f64(z, i + 8, maximum_f64(load_bf16_as_f64(x, i + 8), load_f64(y, i + 8)));
        }
    }
}

KERNEL jax_maximum_bf16_f_weak_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_f32_as_bf16(z, 0, maximum_f32(load_bf16_as_f32(x, 0), round_f32_to_bf16(load_f64_as_f32(y, 0))),
                                maximum_f32(load_bf16_as_f32(x, 16), round_f32_to_bf16(load_f64_as_f32(y, 16))));
    }
}

KERNEL jax_maximum_f16_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        maximum_f16(z, x, y, 0);
    }
}

KERNEL jax_maximum_f16_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_f32(z, 0, maximum_f32(load_f16_as_f32(x, 0), load_f32(y, 0)));
        store_f32(z, 16, maximum_f32(load_f16_as_f32(x, 16), load_f32(y, 16)));
    }
}

KERNEL jax_maximum_f16_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_f64(z, 0, maximum_f64(load_f16_as_f64(x, 0), load_f64(y, 0)));
        store_f64(z, 8, maximum_f64(load_f16_as_f64(x, 8), load_f64(y, 8)));
        store_f64(z, 16, maximum_f64(load_f16_as_f64(x, 16), load_f64(y, 16)));
        store_f64(z, 24, maximum_f64(load_f16_as_f64(x, 24), load_f64(y, 24)));
    }
}

KERNEL jax_maximum_f16_f_weak_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_f32_as_f16(z, 0, maximum_f32(load_f16_as_f32(x, 0), round_f32_to_f16(load_f64_as_f32(y, 0))));
        store_f32_as_f16(z, 16, maximum_f32(load_f16_as_f32(x, 16), round_f32_to_f16(load_f64_as_f32(y, 16))));
    }
}

KERNEL jax_maximum_f32_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_f32(z, 0, maximum_f32(load_f32(x, 0), load_f32(y, 0)));
        store_f32(z, 16, maximum_f32(load_f32(x, 16), load_f32(y, 16)));
    }
}

KERNEL jax_maximum_f32_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_f64(z, 0, maximum_f64(load_f32_as_f64(x, 0), load_f64(y, 0)));
        store_f64(z, 8, maximum_f64(load_f32_as_f64(x, 8), load_f64(y, 8)));
        store_f64(z, 16, maximum_f64(load_f32_as_f64(x, 16), load_f64(y, 16)));
        store_f64(z, 24, maximum_f64(load_f32_as_f64(x, 24), load_f64(y, 24)));
    }
}

KERNEL jax_maximum_f32_f_weak_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_f32(z, 0, maximum_f32(load_f32(x, 0), load_f64_as_f32(y, 0)));
        store_f32(z, 16, maximum_f32(load_f32(x, 16), load_f64_as_f32(y, 16)));
    }
}

KERNEL jax_maximum_f64_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_f64(z, 0, maximum_f64(load_f64(x, 0), load_f64(y, 0)));
        store_f64(z, 8, maximum_f64(load_f64(x, 8), load_f64(y, 8)));
        store_f64(z, 16, maximum_f64(load_f64(x, 16), load_f64(y, 16)));
        store_f64(z, 24, maximum_f64(load_f64(x, 24), load_f64(y, 24)));
    }
}
#endif
