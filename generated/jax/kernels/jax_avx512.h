/*
 * kernels/jax_avx512.h: what the kernels in AVX-512 F, BW, DQ, VL (x86-64) are made of; only they include it.
 *
 * Made by joinery 0.1.0 from specs/jax.lua; SHA-256 of what it defines, without comments and free text:
 * 530a914c58caa7e93131eba1eabcea136a47523d01582d7073f237d77e3d2779.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR
 * The licence of this file is yours to choose.
 */
/* clang-format off */
#ifndef JAX_AVX512_H
#define JAX_AVX512_H

#if defined(__x86_64__) && defined(__GNUC__) && !defined(JOINERY_NO_AVX512) && !defined(JOINERY_NO_AVX2)
#include <float.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <immintrin.h>


/* Kernels, as jax_kernels.h declares them. Nothing else of that header is needed, so that few changes concern kernels. */
typedef void jax_kernel(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks);
typedef void jax_ternary_kernel(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
    const void *c, ptrdiff_t c_step, void *out, size_t blocks);
typedef void jax_checked_kernel(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks);

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

PRIMITIVE __m256i add_u8(__m256i a, __m256i b) {
    return _mm256_add_epi8(a, b);
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

PRIMITIVE __m512i add_u16(__m512i a, __m512i b) {
    return _mm512_add_epi16(a, b);
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

PRIMITIVE __m512i add_u32(__m512i a, __m512i b) {
    return _mm512_add_epi32(a, b);
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

PRIMITIVE __m512i add_u64(__m512i a, __m512i b) {
    return _mm512_add_epi64(a, b);
}

PRIMITIVE void store_u64(char *p, size_t i, __m512i v) {
    store512(p + 8 * i, v);
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

PRIMITIVE __m512 add_f32(__m512 a, __m512 b) {
    return _mm512_add_ps(a, b);
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

/* Of a value with several uses gcc would make as many loads, and of a product and a sum one rounding; f16 that were
   converted clang would compare one at a time. */
#define IN_REGISTER(v) __asm__("" : "+v"(v))

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

PRIMITIVE __m512d add_f64(__m512d a, __m512d b) {
    return _mm512_add_pd(a, b);
}

PRIMITIVE void store_f64(char *p, size_t i, __m512d v) {
    _mm512_storeu_pd((double *)(void *)(p + 8 * i), v);
}

PRIMITIVE __m512 load_b_as_c64(const char *p, size_t i) {
    return _mm512_castsi512_ps(_mm512_maskz_mov_epi64(true_8(p, i), _mm512_set1_epi64(0x3f800000)));
}

PRIMITIVE __m512 load_c64(const char *p, size_t i) {
    return load_f32(p, 2 * i);
}

PRIMITIVE __m512 add_c64(__m512 a, __m512 b) {
    return add_f32(a, b);
}

PRIMITIVE void store_c64(char *p, size_t i, __m512 v) {
    store_f32(p, 2 * i, v);
}

typedef struct {
    __m512d low, high;
} c128;

PRIMITIVE c128 make_c128(__m512d low, __m512d high) {
    const c128 v = {low, high};
    return v;
}

PRIMITIVE c128 c128_of_f64(__m512d v) {
    const __m512i low = _mm512_set_epi64(3, 3, 2, 2, 1, 1, 0, 0), high = _mm512_set_epi64(7, 7, 6, 6, 5, 5, 4, 4);
    return make_c128(_mm512_maskz_permutexvar_pd(0x55, low, v), _mm512_maskz_permutexvar_pd(0x55, high, v));
}

PRIMITIVE c128 load_b_as_c128(const char *p, size_t i) {
    return c128_of_f64(load_b_as_f64(p, i));
}

PRIMITIVE c128 load_c128(const char *p, size_t i) {
    return make_c128(load_f64(p, 2 * i), load_f64(p, 2 * i + 8));
}

PRIMITIVE c128 add_c128(c128 a, c128 b) {
    return make_c128(add_f64(a.low, b.low), add_f64(a.high, b.high));
}

PRIMITIVE void store_c128(char *p, size_t i, c128 v) {
    store_f64(p, 2 * i, v.low);
    store_f64(p, 2 * i + 8, v.high);
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

PRIMITIVE __m256 load8_u8_as_f32(const char *p, size_t i) {
    return _mm256_cvtepi32_ps(_mm256_cvtepu8_epi32(load64(p + i)));
}

PRIMITIVE __m512 load_u8_as_c64(const char *p, size_t i) {
    return _mm512_castsi512_ps(_mm512_cvtepu32_epi64(_mm256_castps_si256(load8_u8_as_f32(p, i))));
}

PRIMITIVE c128 load_u8_as_c128(const char *p, size_t i) {
    return c128_of_f64(load_u8_as_f64(p, i));
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

PRIMITIVE __m256 load8_u16_as_f32(const char *p, size_t i) {
    return _mm256_cvtepi32_ps(_mm256_cvtepu16_epi32(load128(p + 2 * i)));
}

PRIMITIVE __m512 load_u16_as_c64(const char *p, size_t i) {
    return _mm512_castsi512_ps(_mm512_cvtepu32_epi64(_mm256_castps_si256(load8_u16_as_f32(p, i))));
}

PRIMITIVE c128 load_u16_as_c128(const char *p, size_t i) {
    return c128_of_f64(load_u16_as_f64(p, i));
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

PRIMITIVE __m256 load8_u32_as_f32(const char *p, size_t i) {
    return _mm256_cvtepu32_ps(load256(p + 4 * i));
}

PRIMITIVE __m512 load_u32_as_c64(const char *p, size_t i) {
    return _mm512_castsi512_ps(_mm512_cvtepu32_epi64(_mm256_castps_si256(load8_u32_as_f32(p, i))));
}

PRIMITIVE c128 load_u32_as_c128(const char *p, size_t i) {
    return c128_of_f64(load_u32_as_f64(p, i));
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

PRIMITIVE __m512 load_u64_as_c64(const char *p, size_t i) {
    return _mm512_castsi512_ps(_mm512_cvtepu32_epi64(_mm256_castps_si256(load8_u64_as_f32(p, i))));
}

PRIMITIVE c128 load_u64_as_c128(const char *p, size_t i) {
    return c128_of_f64(load_u64_as_f64(p, i));
}

PRIMITIVE __m512 load_i8_as_f32(const char *p, size_t i) {
    return _mm512_cvtepi32_ps(_mm512_cvtepi8_epi32(load128(p + i)));
}

PRIMITIVE __m256 load8_i8_as_f32(const char *p, size_t i) {
    return _mm256_cvtepi32_ps(_mm256_cvtepi8_epi32(load64(p + i)));
}

PRIMITIVE __m512 load_i8_as_c64(const char *p, size_t i) {
    return _mm512_castsi512_ps(_mm512_cvtepu32_epi64(_mm256_castps_si256(load8_i8_as_f32(p, i))));
}

PRIMITIVE c128 load_i8_as_c128(const char *p, size_t i) {
    return c128_of_f64(load_i8_as_f64(p, i));
}

PRIMITIVE __m512 load_i16_as_f32(const char *p, size_t i) {
    return _mm512_cvtepi32_ps(_mm512_cvtepi16_epi32(load256(p + 2 * i)));
}

PRIMITIVE __m256 load8_i16_as_f32(const char *p, size_t i) {
    return _mm256_cvtepi32_ps(_mm256_cvtepi16_epi32(load128(p + 2 * i)));
}

PRIMITIVE __m512 load_i16_as_c64(const char *p, size_t i) {
    return _mm512_castsi512_ps(_mm512_cvtepu32_epi64(_mm256_castps_si256(load8_i16_as_f32(p, i))));
}

PRIMITIVE c128 load_i16_as_c128(const char *p, size_t i) {
    return c128_of_f64(load_i16_as_f64(p, i));
}

PRIMITIVE __m512 load_i32_as_f32(const char *p, size_t i) {
    return _mm512_cvtepi32_ps(load512(p + 4 * i));
}

PRIMITIVE __m256 load8_i32_as_f32(const char *p, size_t i) {
    return _mm256_cvtepi32_ps(load256(p + 4 * i));
}

PRIMITIVE __m512 load_i32_as_c64(const char *p, size_t i) {
    return _mm512_castsi512_ps(_mm512_cvtepu32_epi64(_mm256_castps_si256(load8_i32_as_f32(p, i))));
}

PRIMITIVE c128 load_i32_as_c128(const char *p, size_t i) {
    return c128_of_f64(load_i32_as_f64(p, i));
}

PRIMITIVE __m256 load8_i64_as_f32(const char *p, size_t i) {
    return _mm512_cvtepi64_ps(load_u64(p, i));
}

PRIMITIVE __m512 load_i64_as_f32(const char *p, size_t i) {
    return combined_f32(load8_i64_as_f32(p, i), load8_i64_as_f32(p, i + 8));
}

PRIMITIVE __m512 load_i64_as_c64(const char *p, size_t i) {
    return _mm512_castsi512_ps(_mm512_cvtepu32_epi64(_mm256_castps_si256(load8_i64_as_f32(p, i))));
}

PRIMITIVE c128 load_i64_as_c128(const char *p, size_t i) {
    return c128_of_f64(load_i64_as_f64(p, i));
}

PRIMITIVE __m256 load8_bf16_as_f32(const char *p, size_t i) {
    return _mm256_castsi256_ps(_mm256_slli_epi32(_mm256_cvtepu16_epi32(load128(p + 2 * i)), 16));
}

PRIMITIVE __m512d load_bf16_as_f64(const char *p, size_t i) {
    return _mm512_cvtps_pd(load8_bf16_as_f32(p, i));
}

PRIMITIVE __m512 load_bf16_as_c64(const char *p, size_t i) {
    return _mm512_castsi512_ps(_mm512_cvtepu32_epi64(_mm256_castps_si256(load8_bf16_as_f32(p, i))));
}

PRIMITIVE c128 load_bf16_as_c128(const char *p, size_t i) {
    return c128_of_f64(load_bf16_as_f64(p, i));
}

PRIMITIVE __m256 load8_f64_as_f32(const char *p, size_t i) {
    return _mm512_cvtpd_ps(load_f64(p, i));
}

PRIMITIVE __m512 load_f64_as_f32(const char *p, size_t i) {
    return combined_f32(load8_f64_as_f32(p, i), load8_f64_as_f32(p, i + 8));
}

PRIMITIVE __m512 load_c128_as_c64(const char *p, size_t i) {
    return combined_f32(_mm512_cvtpd_ps(load_f64(p, 2 * i)), _mm512_cvtpd_ps(load_f64(p, 2 * i + 8)));
}

PRIMITIVE __m256 load8_f16_as_f32(const char *p, size_t i) {
    __m256 v = _mm256_cvtph_ps(load128(p + 2 * i));
    IN_REGISTER(v);
    return v;
}

PRIMITIVE __m512d load_f16_as_f64(const char *p, size_t i) {
    return _mm512_cvtps_pd(load8_f16_as_f32(p, i));
}

PRIMITIVE __m512 load_f16_as_c64(const char *p, size_t i) {
    return _mm512_castsi512_ps(_mm512_cvtepu32_epi64(_mm256_castps_si256(load8_f16_as_f32(p, i))));
}

PRIMITIVE c128 load_f16_as_c128(const char *p, size_t i) {
    return c128_of_f64(load_f16_as_f64(p, i));
}

PRIMITIVE __m256 load8_f32(const char *p, size_t i) {
    return _mm256_castsi256_ps(load256(p + 4 * i));
}

PRIMITIVE __m512d load_f32_as_f64(const char *p, size_t i) {
    return _mm512_cvtps_pd(load8_f32(p, i));
}

PRIMITIVE __m512 load_f32_as_c64(const char *p, size_t i) {
    return _mm512_castsi512_ps(_mm512_cvtepu32_epi64(_mm256_castps_si256(load8_f32(p, i))));
}

PRIMITIVE c128 load_f32_as_c128(const char *p, size_t i) {
    return c128_of_f64(load_f32_as_f64(p, i));
}

PRIMITIVE c128 load_c64_as_c128(const char *p, size_t i) {
    return make_c128(load_f32_as_f64(p, 2 * i), load_f32_as_f64(p, 2 * i + 8));
}

PRIMITIVE c128 load_f64_as_c128(const char *p, size_t i) {
    return c128_of_f64(load_f64(p, i));
}

PRIMITIVE __m512 load_f64_as_c64(const char *p, size_t i) {
    return _mm512_castsi512_ps(_mm512_cvtepu32_epi64(_mm256_castps_si256(load8_f64_as_f32(p, i))));
}

PRIMITIVE __m256i subtract_u8(__m256i a, __m256i b) {
    return _mm256_sub_epi8(a, b);
}

PRIMITIVE __m512i subtract_u16(__m512i a, __m512i b) {
    return _mm512_sub_epi16(a, b);
}

PRIMITIVE __m512i subtract_u32(__m512i a, __m512i b) {
    return _mm512_sub_epi32(a, b);
}

PRIMITIVE __m512i subtract_u64(__m512i a, __m512i b) {
    return _mm512_sub_epi64(a, b);
}

PRIMITIVE __m512 subtract_f32(__m512 a, __m512 b) {
    return _mm512_sub_ps(a, b);
}

PRIMITIVE __m512d subtract_f64(__m512d a, __m512d b) {
    return _mm512_sub_pd(a, b);
}

PRIMITIVE __m512 subtract_c64(__m512 a, __m512 b) {
    return subtract_f32(a, b);
}

PRIMITIVE c128 subtract_c128(c128 a, c128 b) {
    return make_c128(subtract_f64(a.low, b.low), subtract_f64(a.high, b.high));
}

PRIMITIVE __m256i bitwise_and_u8(__m256i a, __m256i b) {
    return _mm256_and_si256(a, b);
}

PRIMITIVE void multiply_b_and_u8(char *z, const char *x, const char *y, size_t i) {
    store_u8(z, i, _mm256_maskz_mov_epi8(true_32(x, i), load_u8(y, i)));
}

PRIMITIVE void multiply_b_and_u16(char *z, const char *x, const char *y, size_t i) {
    store_u16(z, i, _mm512_maskz_mov_epi16(true_32(x, i), load_u16(y, i)));
}

PRIMITIVE void multiply_b_and_u32(char *z, const char *x, const char *y, size_t i) {
    store_u32(z, i, _mm512_maskz_mov_epi32(true_16(x, i), load_u32(y, i)));
}

PRIMITIVE void multiply_b_and_u64(char *z, const char *x, const char *y, size_t i) {
    store_u64(z, i, _mm512_maskz_mov_epi64(true_8(x, i), load_u64(y, i)));
}

PRIMITIVE __m512 multiply_f32(__m512 a, __m512 b) {
    return _mm512_mul_ps(a, b);
}

PRIMITIVE __m512d multiply_f64(__m512d a, __m512d b) {
    return _mm512_mul_pd(a, b);
}

/* (ac, ad) and (bd, bc), subtracted in the real parts, added in the others. */
PRIMITIVE __m512 multiply_c64(__m512 a, __m512 b) {
    IN_REGISTER(a);
    IN_REGISTER(b);
    __m512 x = _mm512_mul_ps(_mm512_moveldup_ps(a), b);
    __m512 y = _mm512_mul_ps(_mm512_movehdup_ps(a), _mm512_permute_ps(b, 0xb1));
    IN_REGISTER(x);
    IN_REGISTER(y);
    return _mm512_mask_sub_ps(_mm512_add_ps(x, y), 0x5555, x, y);
}

PRIMITIVE __m512d multiply_pairs_f64(__m512d a, __m512d b) {
    IN_REGISTER(a);
    IN_REGISTER(b);
    __m512d x = _mm512_mul_pd(_mm512_movedup_pd(a), b);
    __m512d y = _mm512_mul_pd(_mm512_permute_pd(a, 0xff), _mm512_permute_pd(b, 0x55));
    IN_REGISTER(x);
    IN_REGISTER(y);
    return _mm512_mask_sub_pd(_mm512_add_pd(x, y), 0x55, x, y);
}

PRIMITIVE c128 multiply_c128(c128 a, c128 b) {
    return make_c128(multiply_pairs_f64(a.low, b.low), multiply_pairs_f64(a.high, b.high));
}

/* Words of two bytes each: the lower ones, then the upper ones, where the lower of one factor must be zero. */
PRIMITIVE __m256i multiply_u8(__m256i a, __m256i b) {
    IN_REGISTER(a);
    IN_REGISTER(b);
    const __m256i low = _mm256_mullo_epi16(a, b), upper = _mm256_set1_epi16(-0x100);
    const __m256i high = _mm256_mullo_epi16(_mm256_srli_epi16(a, 8), _mm256_and_si256(b, upper));
    return _mm256_mask_mov_epi8(low, 0xaaaaaaaa, high);
}

PRIMITIVE __m512i multiply_u16(__m512i a, __m512i b) {
    return _mm512_mullo_epi16(a, b);
}

PRIMITIVE __m512i multiply_u32(__m512i a, __m512i b) {
    return _mm512_mullo_epi32(a, b);
}

PRIMITIVE __m512i multiply_u64(__m512i a, __m512i b) {
    return _mm512_mullo_epi64(a, b);
}

PRIMITIVE __m512 divide_f32(__m512 a, __m512 b) {
    return _mm512_div_ps(a, b);
}

PRIMITIVE __m512d divide_f64(__m512d a, __m512d b) {
    return _mm512_div_pd(a, b);
}

typedef struct {
    __m256 re, im;
} parts_c64;

/* The parts of eight elements apart, in an order that only combined_parts_c64 puts right again. */
PRIMITIVE parts_c64 parts_of_c64(__m512 v) {
    const __m256 low = _mm512_castps512_ps256(v), high = _mm512_extractf32x8_ps(v, 1);
    const parts_c64 parts = {_mm256_shuffle_ps(low, high, 0x88), _mm256_shuffle_ps(low, high, 0xdd)};
    return parts;
}

PRIMITIVE __m512 combined_parts_c64(__m256 re, __m256 im) {
    return combined_f32(_mm256_unpacklo_ps(re, im), _mm256_unpackhi_ps(re, im));
}

/* p is the larger part of the divisor, q the other one. Where p is the imaginary one, or there is a NaN, the parts of the
   dividend are exchanged as well. By a divisor without any part one divides as by +0, which infinity times is the same. */
PRIMITIVE __m512 divide_c64(__m512 x, __m512 y) {
    const parts_c64 a = parts_of_c64(x), c = parts_of_c64(y);
    const __m256 sign = _mm256_set1_ps(-0.0), zero = _mm256_setzero_ps(), inf = _mm256_set1_ps(__builtin_inff());
    const __m256 re = _mm256_andnot_ps(sign, c.re), im = _mm256_andnot_ps(sign, c.im);
    const __mmask8 flip = _mm256_cmp_ps_mask(re, im, _CMP_NGE_UQ);
    const __mmask8 none = _mm256_cmp_ps_mask(_mm256_or_ps(re, im), zero, _CMP_EQ_OQ);
    const __m256 p = _mm256_mask_mov_ps(c.re, flip, c.im), q = _mm256_mask_mov_ps(c.im, flip, c.re);
    const __m256 u = _mm256_mask_mov_ps(a.re, flip, a.im), v = _mm256_mask_mov_ps(a.im, flip, a.re);
    const __m256 r = _mm256_div_ps(q, p);
    __m256 qr = _mm256_mul_ps(q, r), ur = _mm256_mul_ps(u, r), vr = _mm256_mul_ps(v, r);
    IN_REGISTER(qr);
    IN_REGISTER(ur);
    IN_REGISTER(vr);
    const __m256 s = _mm256_div_ps(_mm256_set1_ps(1), _mm256_add_ps(p, qr));
    const __m256 real = _mm256_mul_ps(_mm256_add_ps(u, vr), s);
    const __m256 imaginary = _mm256_mul_ps(_mm256_mask_sub_ps(_mm256_sub_ps(v, ur), flip, ur, v), s);
    return combined_parts_c64(_mm256_mask_mul_ps(real, none, a.re, inf), _mm256_mask_mul_ps(imaginary, none, a.im, inf));
}

typedef struct {
    __m512d re, im;
} parts_c128;

PRIMITIVE parts_c128 parts_of_c128(c128 v) {
    const parts_c128 parts = {_mm512_unpacklo_pd(v.low, v.high), _mm512_unpackhi_pd(v.low, v.high)};
    return parts;
}

PRIMITIVE c128 combined_parts_c128(__m512d re, __m512d im) {
    return make_c128(_mm512_unpacklo_pd(re, im), _mm512_unpackhi_pd(re, im));
}

/* p is the larger part of the divisor, q the other one. Where p is the imaginary one, or there is a NaN, the parts of the
   dividend are exchanged as well. By a divisor without any part one divides as by +0, which infinity times is the same. */
PRIMITIVE c128 divide_c128(c128 x, c128 y) {
    const parts_c128 a = parts_of_c128(x), c = parts_of_c128(y);
    const __m512d sign = _mm512_set1_pd(-0.0), zero = _mm512_setzero_pd(), inf = _mm512_set1_pd(__builtin_inf());
    const __m512d re = _mm512_andnot_pd(sign, c.re), im = _mm512_andnot_pd(sign, c.im);
    const __mmask8 flip = _mm512_cmp_pd_mask(re, im, _CMP_NGE_UQ);
    const __mmask8 none = _mm512_cmp_pd_mask(_mm512_or_pd(re, im), zero, _CMP_EQ_OQ);
    const __m512d p = _mm512_mask_mov_pd(c.re, flip, c.im), q = _mm512_mask_mov_pd(c.im, flip, c.re);
    const __m512d u = _mm512_mask_mov_pd(a.re, flip, a.im), v = _mm512_mask_mov_pd(a.im, flip, a.re);
    const __m512d r = _mm512_div_pd(q, p);
    __m512d qr = _mm512_mul_pd(q, r), ur = _mm512_mul_pd(u, r), vr = _mm512_mul_pd(v, r);
    IN_REGISTER(qr);
    IN_REGISTER(ur);
    IN_REGISTER(vr);
    const __m512d s = _mm512_div_pd(_mm512_set1_pd(1), _mm512_add_pd(p, qr));
    const __m512d real = _mm512_mul_pd(_mm512_add_pd(u, vr), s);
    const __m512d imaginary = _mm512_mul_pd(_mm512_mask_sub_pd(_mm512_sub_pd(v, ur), flip, ur, v), s);
    return combined_parts_c128(_mm512_mask_mul_pd(real, none, a.re, inf), _mm512_mask_mul_pd(imaginary, none, a.im, inf));
}

PRIMITIVE __m256i minimum_u8(__m256i a, __m256i b) {
    return _mm256_min_epu8(a, b);
}

PRIMITIVE __m512i minimum_u16(__m512i a, __m512i b) {
    return _mm512_min_epu16(a, b);
}

PRIMITIVE __m512i minimum_u32(__m512i a, __m512i b) {
    return _mm512_min_epu32(a, b);
}

PRIMITIVE __m512i minimum_u64(__m512i a, __m512i b) {
    return _mm512_min_epu64(a, b);
}

PRIMITIVE __m256i minimum_i8(__m256i a, __m256i b) {
    return _mm256_min_epi8(a, b);
}

PRIMITIVE __m512i minimum_i16(__m512i a, __m512i b) {
    return _mm512_min_epi16(a, b);
}

PRIMITIVE __m512i minimum_i32(__m512i a, __m512i b) {
    return _mm512_min_epi32(a, b);
}

PRIMITIVE __m512i minimum_i64(__m512i a, __m512i b) {
    return _mm512_min_epi64(a, b);
}

PRIMITIVE __m512 nan_where_unordered_f32(__m512 v, __m512 a, __m512 b) {
    return _mm512_mask_mov_ps(v, _mm512_cmp_ps_mask(a, b, _CMP_UNORD_Q), _mm512_set1_ps(__builtin_nanf("")));
}

/* The instruction vrange finds the smaller one and tells -0 from +0, but prefers a number to a NaN. */
PRIMITIVE __m512 minimum_f32(__m512 a, __m512 b) {
    IN_REGISTER(b);
    return nan_where_unordered_f32(_mm512_range_ps(a, b, 4), a, b);
}

PRIMITIVE __m512d nan_where_unordered_f64(__m512d v, __m512d a, __m512d b) {
    return _mm512_mask_mov_pd(v, _mm512_cmp_pd_mask(a, b, _CMP_UNORD_Q), _mm512_set1_pd(__builtin_nan("")));
}

/* The instruction vrange finds the smaller one and tells -0 from +0, but prefers a number to a NaN. */
PRIMITIVE __m512d minimum_f64(__m512d a, __m512d b) {
    IN_REGISTER(b);
    return nan_where_unordered_f64(_mm512_range_pd(a, b, 4), a, b);
}

/* v, its lower bits inverted where it is negative. */
PRIMITIVE __m512i in_order(__m512i v) {
    return _mm512_ternarylogic_epi32(v, _mm512_srai_epi16(v, 15), _mm512_set1_epi16(INT16_MAX), 0x78);
}

PRIMITIVE void minimum_bf16(char *z, const char *x, const char *y, size_t i) {
    const __m512i end = _mm512_set1_epi16(-0x7f81);
    const __m512i a = _mm512_add_epi16(in_order(load_u16(x, i)), end);
    const __m512i b = _mm512_add_epi16(in_order(load_u16(y, i)), end);
    store_u16(z, i, in_order(_mm512_sub_epi16(minimum_u16(a, b), end)));
}

PRIMITIVE void minimum_f16(char *z, const char *x, const char *y, size_t i) {
    const __m512i end = _mm512_set1_epi16(-0x7c01);
    const __m512i a = _mm512_add_epi16(in_order(load_u16(x, i)), end);
    const __m512i b = _mm512_add_epi16(in_order(load_u16(y, i)), end);
    store_u16(z, i, in_order(_mm512_sub_epi16(minimum_u16(a, b), end)));
}

PRIMITIVE __m256i maximum_u8(__m256i a, __m256i b) {
    return _mm256_max_epu8(a, b);
}

PRIMITIVE __m512i maximum_u16(__m512i a, __m512i b) {
    return _mm512_max_epu16(a, b);
}

PRIMITIVE __m512i maximum_u32(__m512i a, __m512i b) {
    return _mm512_max_epu32(a, b);
}

PRIMITIVE __m512i maximum_u64(__m512i a, __m512i b) {
    return _mm512_max_epu64(a, b);
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

/* The instruction vrange finds the larger one and tells -0 from +0, but prefers a number to a NaN. */
PRIMITIVE __m512 maximum_f32(__m512 a, __m512 b) {
    IN_REGISTER(b);
    return nan_where_unordered_f32(_mm512_range_ps(a, b, 5), a, b);
}

/* The instruction vrange finds the larger one and tells -0 from +0, but prefers a number to a NaN. */
PRIMITIVE __m512d maximum_f64(__m512d a, __m512d b) {
    IN_REGISTER(b);
    return nan_where_unordered_f64(_mm512_range_pd(a, b, 5), a, b);
}

PRIMITIVE void maximum_bf16(char *z, const char *x, const char *y, size_t i) {
    const __m512i end = _mm512_set1_epi16(0x7f81);
    const __m512i a = _mm512_add_epi16(in_order(load_u16(x, i)), end);
    const __m512i b = _mm512_add_epi16(in_order(load_u16(y, i)), end);
    store_u16(z, i, in_order(_mm512_sub_epi16(maximum_u16(a, b), end)));
}

PRIMITIVE void maximum_f16(char *z, const char *x, const char *y, size_t i) {
    const __m512i end = _mm512_set1_epi16(0x7c01);
    const __m512i a = _mm512_add_epi16(in_order(load_u16(x, i)), end);
    const __m512i b = _mm512_add_epi16(in_order(load_u16(y, i)), end);
    store_u16(z, i, in_order(_mm512_sub_epi16(maximum_u16(a, b), end)));
}

PRIMITIVE __mmask32 equal_u8(__m256i a, __m256i b) {
    return _mm256_cmpeq_epu8_mask(a, b);
}

/* A byte 0 or 1 for every bit of a mask. */
PRIMITIVE __m256i bools_u16(__mmask32 m) {
    return _mm256_maskz_mov_epi8(m, _mm256_set1_epi8(1));
}

PRIMITIVE void store_mask8(char *p, size_t i, __mmask32 m) {
    store256(p + i, bools_u16(m));
}

PRIMITIVE __mmask32 equal_u16(__m512i a, __m512i b) {
    return _mm512_cmpeq_epu16_mask(a, b);
}

PRIMITIVE void store_mask16(char *p, size_t i, __mmask32 m) {
    store256(p + i, bools_u16(m));
}

PRIMITIVE __mmask16 equal_u32(__m512i a, __m512i b) {
    return _mm512_cmpeq_epu32_mask(a, b);
}

PRIMITIVE void store128(char *p, __m128i v) {
    _mm_storeu_si128((__m128i *)(void *)p, v);
}

PRIMITIVE void store_mask32(char *p, size_t i, __mmask16 m) {
    store128(p + i, _mm_maskz_mov_epi8(m, _mm_set1_epi8(1)));
}

PRIMITIVE __mmask8 equal_u64(__m512i a, __m512i b) {
    return _mm512_cmpeq_epu64_mask(a, b);
}

PRIMITIVE void store_mask64(char *p, size_t i, __mmask8 a, __mmask8 b) {
    store_mask32(p, i, _mm512_kunpackb(b, a));
}

PRIMITIVE __mmask16 equal_f32(__m512 a, __m512 b) {
    return _mm512_cmp_ps_mask(a, b, _CMP_EQ_OQ);
}

PRIMITIVE __mmask8 equal_f64(__m512d a, __m512d b) {
    return _mm512_cmp_pd_mask(a, b, _CMP_EQ_OQ);
}

/* All ones in the parts that differ. */
PRIMITIVE __m512i unequal_c64(__m512 a, __m512 b) {
    return _mm512_movm_epi32(_mm512_cmp_ps_mask(a, b, _CMP_NEQ_UQ));
}

PRIMITIVE __mmask8 equal_c64(__m512 a, __m512 b) {
    const __m512i parts = unequal_c64(a, b);
    return _mm512_testn_epi64_mask(parts, parts);
}

PRIMITIVE void store_mask_c64(char *p, size_t i, __mmask8 a, __mmask8 b) {
    store_mask64(p, i, a, b);
}

PRIMITIVE __mmask8 not_equal_f64(__m512d a, __m512d b) {
    return _mm512_cmp_pd_mask(a, b, _CMP_NEQ_UQ);
}

PRIMITIVE __m512i unequal_c128(c128 a, c128 b) {
    return _mm512_movm_epi32(_mm512_kunpackb(not_equal_f64(a.high, b.high), not_equal_f64(a.low, b.low)));
}

PRIMITIVE __mmask8 equal_c128(c128 a, c128 b) {
    const __m512i parts = unequal_c128(a, b);
    return _mm512_testn_epi64_mask(parts, parts);
}

PRIMITIVE void store_mask_c128(char *p, size_t i, __mmask8 a, __mmask8 b) {
    store_mask64(p, i, a, b);
}

/* a ^ b and the sign of b: nothing of both where they are equal. */
PRIMITIVE __m256i difference_u8_i8(__m256i a, __m256i b) {
    return _mm256_ternarylogic_epi32(a, b, _mm256_set1_epi8(INT8_MIN), 0xbc);
}

PRIMITIVE __mmask32 equal_u8_i8(__m256i a, __m256i b) {
    const __m256i difference = difference_u8_i8(a, b);
    return _mm256_testn_epi8_mask(difference, difference);
}

/* a ^ b and the sign of b: nothing of both where they are equal. */
PRIMITIVE __m512i difference_u16_i16(__m512i a, __m512i b) {
    return _mm512_ternarylogic_epi32(a, b, _mm512_set1_epi16(INT16_MIN), 0xbc);
}

PRIMITIVE __mmask32 equal_u16_i16(__m512i a, __m512i b) {
    const __m512i difference = difference_u16_i16(a, b);
    return _mm512_testn_epi16_mask(difference, difference);
}

/* a ^ b and the sign of b: nothing of both where they are equal. */
PRIMITIVE __m512i difference_u32_i32(__m512i a, __m512i b) {
    return _mm512_ternarylogic_epi32(a, b, _mm512_set1_epi32(INT32_MIN), 0xbc);
}

PRIMITIVE __mmask16 equal_u32_i32(__m512i a, __m512i b) {
    const __m512i difference = difference_u32_i32(a, b);
    return _mm512_testn_epi32_mask(difference, difference);
}

/* a ^ b and the sign of b: nothing of both where they are equal. */
PRIMITIVE __m512i difference_u64_i64(__m512i a, __m512i b) {
    return _mm512_ternarylogic_epi32(a, b, _mm512_set1_epi64(INT64_MIN), 0xbc);
}

PRIMITIVE __mmask8 equal_u64_i64(__m512i a, __m512i b) {
    const __m512i difference = difference_u64_i64(a, b);
    return _mm512_testn_epi64_mask(difference, difference);
}

PRIMITIVE __mmask32 not_equal_u8(__m256i a, __m256i b) {
    return _mm256_cmpneq_epu8_mask(a, b);
}

PRIMITIVE __mmask32 not_equal_u16(__m512i a, __m512i b) {
    return _mm512_cmpneq_epu16_mask(a, b);
}

PRIMITIVE __mmask16 not_equal_u32(__m512i a, __m512i b) {
    return _mm512_cmpneq_epu32_mask(a, b);
}

PRIMITIVE __mmask8 not_equal_u64(__m512i a, __m512i b) {
    return _mm512_cmpneq_epu64_mask(a, b);
}

PRIMITIVE __mmask16 not_equal_f32(__m512 a, __m512 b) {
    return _mm512_cmp_ps_mask(a, b, _CMP_NEQ_UQ);
}

PRIMITIVE __mmask8 not_equal_c64(__m512 a, __m512 b) {
    const __m512i parts = unequal_c64(a, b);
    return _mm512_test_epi64_mask(parts, parts);
}

PRIMITIVE __mmask8 not_equal_c128(c128 a, c128 b) {
    const __m512i parts = unequal_c128(a, b);
    return _mm512_test_epi64_mask(parts, parts);
}

PRIMITIVE __mmask32 not_equal_u8_i8(__m256i a, __m256i b) {
    const __m256i difference = difference_u8_i8(a, b);
    return _mm256_test_epi8_mask(difference, difference);
}

PRIMITIVE __mmask32 not_equal_u16_i16(__m512i a, __m512i b) {
    const __m512i difference = difference_u16_i16(a, b);
    return _mm512_test_epi16_mask(difference, difference);
}

PRIMITIVE __mmask16 not_equal_u32_i32(__m512i a, __m512i b) {
    const __m512i difference = difference_u32_i32(a, b);
    return _mm512_test_epi32_mask(difference, difference);
}

PRIMITIVE __mmask8 not_equal_u64_i64(__m512i a, __m512i b) {
    const __m512i difference = difference_u64_i64(a, b);
    return _mm512_test_epi64_mask(difference, difference);
}

PRIMITIVE __mmask32 less_u8(__m256i a, __m256i b) {
    return _mm256_cmplt_epu8_mask(a, b);
}

PRIMITIVE __mmask32 less_u16(__m512i a, __m512i b) {
    return _mm512_cmplt_epu16_mask(a, b);
}

PRIMITIVE __mmask16 less_u32(__m512i a, __m512i b) {
    return _mm512_cmplt_epu32_mask(a, b);
}

PRIMITIVE __mmask8 less_u64(__m512i a, __m512i b) {
    return _mm512_cmplt_epu64_mask(a, b);
}

PRIMITIVE __mmask32 less_i8(__m256i a, __m256i b) {
    return _mm256_cmplt_epi8_mask(a, b);
}

PRIMITIVE __mmask32 less_i16(__m512i a, __m512i b) {
    return _mm512_cmplt_epi16_mask(a, b);
}

PRIMITIVE __mmask16 less_i32(__m512i a, __m512i b) {
    return _mm512_cmplt_epi32_mask(a, b);
}

PRIMITIVE __mmask8 less_i64(__m512i a, __m512i b) {
    return _mm512_cmplt_epi64_mask(a, b);
}

PRIMITIVE __mmask16 less_f32(__m512 a, __m512 b) {
    return _mm512_cmp_ps_mask(a, b, _CMP_LT_OQ);
}

PRIMITIVE __mmask8 less_f64(__m512d a, __m512d b) {
    return _mm512_cmp_pd_mask(a, b, _CMP_LT_OQ);
}

/* The smallest unsigned number that is not below v. */
PRIMITIVE __m256i not_below_i8(__m256i v) {
    return _mm256_max_epi8(v, _mm256_setzero_si256());
}

PRIMITIVE __mmask32 less_u8_i8(__m256i a, __m256i b) {
    return _mm256_cmplt_epu8_mask(a, not_below_i8(b));
}

/* The smallest unsigned number that is not below v. */
PRIMITIVE __m512i not_below_i16(__m512i v) {
    return _mm512_max_epi16(v, _mm512_setzero_si512());
}

PRIMITIVE __mmask32 less_u16_i16(__m512i a, __m512i b) {
    return _mm512_cmplt_epu16_mask(a, not_below_i16(b));
}

/* The smallest unsigned number that is not below v. */
PRIMITIVE __m512i not_below_i32(__m512i v) {
    return _mm512_max_epi32(v, _mm512_setzero_si512());
}

PRIMITIVE __mmask16 less_u32_i32(__m512i a, __m512i b) {
    return _mm512_cmplt_epu32_mask(a, not_below_i32(b));
}

/* The smallest unsigned number that is not below v. */
PRIMITIVE __m512i not_below_i64(__m512i v) {
    return _mm512_max_epi64(v, _mm512_setzero_si512());
}

PRIMITIVE __mmask8 less_u64_i64(__m512i a, __m512i b) {
    return _mm512_cmplt_epu64_mask(a, not_below_i64(b));
}

/* The smallest unsigned number above v. */
PRIMITIVE __m256i above_i8(__m256i v) {
    const __m256i minus_one = _mm256_set1_epi8(-1);
    return _mm256_sub_epi8(_mm256_max_epi8(v, minus_one), minus_one);
}

PRIMITIVE __mmask32 less_i8_u8(__m256i a, __m256i b) {
    return _mm256_cmpge_epu8_mask(b, above_i8(a));
}

/* The smallest unsigned number above v. */
PRIMITIVE __m512i above_i16(__m512i v) {
    const __m512i minus_one = _mm512_set1_epi16(-1);
    return _mm512_sub_epi16(_mm512_max_epi16(v, minus_one), minus_one);
}

PRIMITIVE __mmask32 less_i16_u16(__m512i a, __m512i b) {
    return _mm512_cmpge_epu16_mask(b, above_i16(a));
}

/* The smallest unsigned number above v. */
PRIMITIVE __m512i above_i32(__m512i v) {
    const __m512i minus_one = _mm512_set1_epi32(-1);
    return _mm512_sub_epi32(_mm512_max_epi32(v, minus_one), minus_one);
}

PRIMITIVE __mmask16 less_i32_u32(__m512i a, __m512i b) {
    return _mm512_cmpge_epu32_mask(b, above_i32(a));
}

/* The smallest unsigned number above v. */
PRIMITIVE __m512i above_i64(__m512i v) {
    const __m512i minus_one = _mm512_set1_epi64(-1);
    return _mm512_sub_epi64(_mm512_max_epi64(v, minus_one), minus_one);
}

PRIMITIVE __mmask8 less_i64_u64(__m512i a, __m512i b) {
    return _mm512_cmpge_epu64_mask(b, above_i64(a));
}

PRIMITIVE __mmask32 less_equal_u8(__m256i a, __m256i b) {
    return _mm256_cmple_epu8_mask(a, b);
}

PRIMITIVE __mmask32 less_equal_u16(__m512i a, __m512i b) {
    return _mm512_cmple_epu16_mask(a, b);
}

PRIMITIVE __mmask16 less_equal_u32(__m512i a, __m512i b) {
    return _mm512_cmple_epu32_mask(a, b);
}

PRIMITIVE __mmask8 less_equal_u64(__m512i a, __m512i b) {
    return _mm512_cmple_epu64_mask(a, b);
}

PRIMITIVE __mmask32 less_equal_i8(__m256i a, __m256i b) {
    return _mm256_cmple_epi8_mask(a, b);
}

PRIMITIVE __mmask32 less_equal_i16(__m512i a, __m512i b) {
    return _mm512_cmple_epi16_mask(a, b);
}

PRIMITIVE __mmask16 less_equal_i32(__m512i a, __m512i b) {
    return _mm512_cmple_epi32_mask(a, b);
}

PRIMITIVE __mmask8 less_equal_i64(__m512i a, __m512i b) {
    return _mm512_cmple_epi64_mask(a, b);
}

PRIMITIVE __mmask16 less_equal_f32(__m512 a, __m512 b) {
    return _mm512_cmp_ps_mask(a, b, _CMP_LE_OQ);
}

PRIMITIVE __mmask8 less_equal_f64(__m512d a, __m512d b) {
    return _mm512_cmp_pd_mask(a, b, _CMP_LE_OQ);
}

PRIMITIVE __mmask32 less_equal_u8_i8(__m256i a, __m256i b) {
    return _mm256_cmplt_epu8_mask(a, above_i8(b));
}

PRIMITIVE __mmask32 less_equal_u16_i16(__m512i a, __m512i b) {
    return _mm512_cmplt_epu16_mask(a, above_i16(b));
}

PRIMITIVE __mmask16 less_equal_u32_i32(__m512i a, __m512i b) {
    return _mm512_cmplt_epu32_mask(a, above_i32(b));
}

PRIMITIVE __mmask8 less_equal_u64_i64(__m512i a, __m512i b) {
    return _mm512_cmplt_epu64_mask(a, above_i64(b));
}

PRIMITIVE __mmask32 less_equal_i8_u8(__m256i a, __m256i b) {
    return _mm256_cmpge_epu8_mask(b, not_below_i8(a));
}

PRIMITIVE __mmask32 less_equal_i16_u16(__m512i a, __m512i b) {
    return _mm512_cmpge_epu16_mask(b, not_below_i16(a));
}

PRIMITIVE __mmask16 less_equal_i32_u32(__m512i a, __m512i b) {
    return _mm512_cmpge_epu32_mask(b, not_below_i32(a));
}

PRIMITIVE __mmask8 less_equal_i64_u64(__m512i a, __m512i b) {
    return _mm512_cmpge_epu64_mask(b, not_below_i64(a));
}

PRIMITIVE __m512i bitwise_and_u16(__m512i a, __m512i b) {
    return _mm512_and_si512(a, b);
}

PRIMITIVE __m512i bitwise_and_u32(__m512i a, __m512i b) {
    return _mm512_and_si512(a, b);
}

PRIMITIVE __m512i bitwise_and_u64(__m512i a, __m512i b) {
    return _mm512_and_si512(a, b);
}

PRIMITIVE __m512i bitwise_or_u16(__m512i a, __m512i b) {
    return _mm512_or_si512(a, b);
}

PRIMITIVE __m512i bitwise_or_u32(__m512i a, __m512i b) {
    return _mm512_or_si512(a, b);
}

PRIMITIVE __m512i bitwise_or_u64(__m512i a, __m512i b) {
    return _mm512_or_si512(a, b);
}

PRIMITIVE __m256i bitwise_xor_u8(__m256i a, __m256i b) {
    return _mm256_xor_si256(a, b);
}

PRIMITIVE __m512i bitwise_xor_u16(__m512i a, __m512i b) {
    return _mm512_xor_si512(a, b);
}

PRIMITIVE __m512i bitwise_xor_u32(__m512i a, __m512i b) {
    return _mm512_xor_si512(a, b);
}

PRIMITIVE __m512i bitwise_xor_u64(__m512i a, __m512i b) {
    return _mm512_xor_si512(a, b);
}

PRIMITIVE __m256i bitwise_left_shift_u8(__m256i a, __m256i b) {
    return _mm512_cvtepi16_epi8(_mm512_sllv_epi16(_mm512_cvtepu8_epi16(a), _mm512_cvtepu8_epi16(b)));
}

PRIMITIVE __m512i bitwise_left_shift_u16(__m512i a, __m512i b) {
    return _mm512_sllv_epi16(a, b);
}

PRIMITIVE __m512i bitwise_left_shift_u32(__m512i a, __m512i b) {
    return _mm512_sllv_epi32(a, b);
}

PRIMITIVE __m512i bitwise_left_shift_u64(__m512i a, __m512i b) {
    return _mm512_sllv_epi64(a, b);
}

PRIMITIVE __m256i bitwise_right_shift_u8(__m256i a, __m256i b) {
    return _mm512_cvtepi16_epi8(_mm512_srlv_epi16(_mm512_cvtepu8_epi16(a), _mm512_cvtepu8_epi16(b)));
}

PRIMITIVE __m512i bitwise_right_shift_u16(__m512i a, __m512i b) {
    return _mm512_srlv_epi16(a, b);
}

PRIMITIVE __m512i bitwise_right_shift_u32(__m512i a, __m512i b) {
    return _mm512_srlv_epi32(a, b);
}

PRIMITIVE __m512i bitwise_right_shift_u64(__m512i a, __m512i b) {
    return _mm512_srlv_epi64(a, b);
}

PRIMITIVE __m256i bitwise_right_shift_i8(__m256i a, __m256i b) {
    return _mm512_cvtepi16_epi8(_mm512_srav_epi16(_mm512_cvtepi8_epi16(a), _mm512_cvtepu8_epi16(b)));
}

PRIMITIVE __m512i bitwise_right_shift_i16(__m512i a, __m512i b) {
    return _mm512_srav_epi16(a, b);
}

PRIMITIVE __m512i bitwise_right_shift_i32(__m512i a, __m512i b) {
    return _mm512_srav_epi32(a, b);
}

PRIMITIVE __m512i bitwise_right_shift_i64(__m512i a, __m512i b) {
    return _mm512_srav_epi64(a, b);
}

PRIMITIVE __mmask32 nonzero_u16(const char *p, size_t i) {
    return _mm512_test_epi16_mask(load_u16(p, i), _mm512_set1_epi16(-1));
}

PRIMITIVE __m256i load_u16_as_b(const char *p, size_t i) {
    return bools_u16(nonzero_u16(p, i));
}

PRIMITIVE __m256i bools_u32(__mmask16 a, __mmask16 b) {
    return bools_u16(_mm512_kunpackw(b, a));
}

PRIMITIVE __mmask16 nonzero_u32(const char *p, size_t i) {
    return _mm512_test_epi32_mask(load_u32(p, i), _mm512_set1_epi32(-1));
}

PRIMITIVE __m256i load_u32_as_b(const char *p, size_t i) {
    return bools_u32(nonzero_u32(p, i), nonzero_u32(p, i + 16));
}

PRIMITIVE __m256i bools_u64(__mmask8 a, __mmask8 b, __mmask8 c, __mmask8 d) {
    return bools_u32(_mm512_kunpackb(b, a), _mm512_kunpackb(d, c));
}

PRIMITIVE __mmask8 nonzero_u64(const char *p, size_t i) {
    return _mm512_test_epi64_mask(load_u64(p, i), _mm512_set1_epi64(-1));
}

PRIMITIVE __m256i load_u64_as_b(const char *p, size_t i) {
    return bools_u64(nonzero_u64(p, i), nonzero_u64(p, i + 8), nonzero_u64(p, i + 16), nonzero_u64(p, i + 24));
}

PRIMITIVE __mmask32 nonzero_bf16(const char *p, size_t i) {
    return _mm512_test_epi16_mask(load_u16(p, i), _mm512_set1_epi16(INT16_MAX));
}

PRIMITIVE __m256i load_bf16_as_b(const char *p, size_t i) {
    return bools_u16(nonzero_bf16(p, i));
}

PRIMITIVE __mmask32 nonzero_f16(const char *p, size_t i) {
    return _mm512_test_epi16_mask(load_u16(p, i), _mm512_set1_epi16(INT16_MAX));
}

PRIMITIVE __m256i load_f16_as_b(const char *p, size_t i) {
    return bools_u16(nonzero_f16(p, i));
}

PRIMITIVE __mmask16 nonzero_f32(const char *p, size_t i) {
    return _mm512_test_epi32_mask(load_u32(p, i), _mm512_set1_epi32(INT32_MAX));
}

PRIMITIVE __m256i load_f32_as_b(const char *p, size_t i) {
    return bools_u32(nonzero_f32(p, i), nonzero_f32(p, i + 16));
}

PRIMITIVE __mmask8 nonzero_f64(const char *p, size_t i) {
    return _mm512_test_epi64_mask(load_u64(p, i), _mm512_set1_epi64(INT64_MAX));
}

PRIMITIVE __m256i load_f64_as_b(const char *p, size_t i) {
    return bools_u64(nonzero_f64(p, i), nonzero_f64(p, i + 8), nonzero_f64(p, i + 16), nonzero_f64(p, i + 24));
}

PRIMITIVE __mmask8 nonzero_c64(const char *p, size_t i) {
    return _mm512_test_epi64_mask(load_u64(p, i), _mm512_set1_epi64(INT64_C(0x7fffffff7fffffff)));
}

PRIMITIVE __m256i load_c64_as_b(const char *p, size_t i) {
    return bools_u64(nonzero_c64(p, i), nonzero_c64(p, i + 8), nonzero_c64(p, i + 16), nonzero_c64(p, i + 24));
}

PRIMITIVE __m512i evens_u64(void) {
    return _mm512_set_epi64(14, 12, 10, 8, 6, 4, 2, 0);
}

PRIMITIVE __m512i odds_u64(void) {
    return _mm512_set_epi64(15, 13, 11, 9, 7, 5, 3, 1);
}

/* The bits that either part has. */
PRIMITIVE __m512i either_of_c128(const char *p, size_t i) {
    const __m512i a = load_u64(p, 2 * i), b = load_u64(p, 2 * i + 8);
    return _mm512_or_si512(_mm512_permutex2var_epi64(a, evens_u64(), b), _mm512_permutex2var_epi64(a, odds_u64(), b));
}

PRIMITIVE __mmask8 nonzero_c128(const char *p, size_t i) {
    return _mm512_test_epi64_mask(either_of_c128(p, i), _mm512_set1_epi64(INT64_MAX));
}

PRIMITIVE __m256i load_c128_as_b(const char *p, size_t i) {
    return bools_u64(nonzero_c128(p, i), nonzero_c128(p, i + 8), nonzero_c128(p, i + 16), nonzero_c128(p, i + 24));
}

PRIMITIVE __m256i load_u16_as_u8(const char *p, size_t i) {
    return _mm512_cvtepi16_epi8(load_u16(p, i));
}

PRIMITIVE __m512i load_u32_as_u16(const char *p, size_t i) {
    return _mm512_permutex2var_epi16(load_u32(p, i), evens_u16(), load_u32(p, i + 16));
}

PRIMITIVE __m256i load_u32_as_u8(const char *p, size_t i) {
    return _mm512_cvtepi16_epi8(load_u32_as_u16(p, i));
}

/* Of a NaN and zero the maximum is the zero, and what is too large becomes all ones by itself. */
PRIMITIVE __m512i u32_of_f32(__m512 v) {
    return _mm512_cvttps_epu32(_mm512_max_ps(v, _mm512_setzero_ps()));
}

PRIMITIVE __m512i load_bf16_as_u32(const char *p, size_t i) {
    return u32_of_f32(load_bf16_as_f32(p, i));
}

PRIMITIVE __m256i combined128(__m128i low, __m128i high) {
    return _mm256_inserti128_si256(_mm256_castsi128_si256(low), high, 1);
}

PRIMITIVE __m256i load_bf16_as_u8(const char *p, size_t i) {
    const __m512i low = load_bf16_as_u32(p, i), high = load_bf16_as_u32(p, i + 16);
    return combined128(_mm512_cvtusepi32_epi8(low), _mm512_cvtusepi32_epi8(high));
}

PRIMITIVE __m512i combined256(__m256i low, __m256i high) {
    return _mm512_inserti64x4(_mm512_castsi256_si512(low), high, 1);
}

PRIMITIVE __m512i load_bf16_as_u16(const char *p, size_t i) {
    const __m512i low = load_bf16_as_u32(p, i), high = load_bf16_as_u32(p, i + 16);
    return combined256(_mm512_cvtusepi32_epi16(low), _mm512_cvtusepi32_epi16(high));
}

/* Of a NaN and zero the maximum is the zero, and what is too large becomes all ones by itself. */
PRIMITIVE __m512i u64_of_f32(__m256 v) {
    return _mm512_cvttps_epu64(_mm256_max_ps(v, _mm256_setzero_ps()));
}

PRIMITIVE __m512i load_bf16_as_u64(const char *p, size_t i) {
    return u64_of_f32(load8_bf16_as_f32(p, i));
}

PRIMITIVE __m512i i32_of_f32(__m512 v) {
    IN_REGISTER(v);
    const __m512i low = _mm512_maskz_cvttps_epi32(_mm512_cmp_ps_mask(v, v, _CMP_ORD_Q), v);
    const __mmask16 large = _mm512_cmp_ps_mask(v, _mm512_set1_ps(0x1p31f), _CMP_GE_OQ);
    return _mm512_mask_mov_epi32(low, large, _mm512_set1_epi32(INT32_MAX));
}

PRIMITIVE __m512i load_bf16_as_i32(const char *p, size_t i) {
    return i32_of_f32(load_bf16_as_f32(p, i));
}

PRIMITIVE __m256i load_bf16_as_i8(const char *p, size_t i) {
    const __m512i low = load_bf16_as_i32(p, i), high = load_bf16_as_i32(p, i + 16);
    return combined128(_mm512_cvtsepi32_epi8(low), _mm512_cvtsepi32_epi8(high));
}

PRIMITIVE __m512i load_bf16_as_i16(const char *p, size_t i) {
    const __m512i low = load_bf16_as_i32(p, i), high = load_bf16_as_i32(p, i + 16);
    return combined256(_mm512_cvtsepi32_epi16(low), _mm512_cvtsepi32_epi16(high));
}

PRIMITIVE __m512i i64_of_f32(__m256 v) {
    IN_REGISTER(v);
    const __m512i low = _mm512_maskz_cvttps_epi64(_mm256_cmp_ps_mask(v, v, _CMP_ORD_Q), v);
    const __mmask8 large = _mm256_cmp_ps_mask(v, _mm256_set1_ps(0x1p63f), _CMP_GE_OQ);
    return _mm512_mask_mov_epi64(low, large, _mm512_set1_epi64(INT64_MAX));
}

PRIMITIVE __m512i load_bf16_as_i64(const char *p, size_t i) {
    return i64_of_f32(load8_bf16_as_f32(p, i));
}

PRIMITIVE __m512i load_f16_as_u32(const char *p, size_t i) {
    return u32_of_f32(load_f16_as_f32(p, i));
}

PRIMITIVE __m256i load_f16_as_u8(const char *p, size_t i) {
    const __m512i low = load_f16_as_u32(p, i), high = load_f16_as_u32(p, i + 16);
    return combined128(_mm512_cvtusepi32_epi8(low), _mm512_cvtusepi32_epi8(high));
}

PRIMITIVE __m512i load_f16_as_u16(const char *p, size_t i) {
    const __m512i low = load_f16_as_u32(p, i), high = load_f16_as_u32(p, i + 16);
    return combined256(_mm512_cvtusepi32_epi16(low), _mm512_cvtusepi32_epi16(high));
}

PRIMITIVE __m512i load_f16_as_u64(const char *p, size_t i) {
    return u64_of_f32(load8_f16_as_f32(p, i));
}

PRIMITIVE __m512i load_f16_as_i32(const char *p, size_t i) {
    return i32_of_f32(load_f16_as_f32(p, i));
}

PRIMITIVE __m256i load_f16_as_i8(const char *p, size_t i) {
    const __m512i low = load_f16_as_i32(p, i), high = load_f16_as_i32(p, i + 16);
    return combined128(_mm512_cvtsepi32_epi8(low), _mm512_cvtsepi32_epi8(high));
}

PRIMITIVE __m512i load_f16_as_i16(const char *p, size_t i) {
    const __m512i low = load_f16_as_i32(p, i), high = load_f16_as_i32(p, i + 16);
    return combined256(_mm512_cvtsepi32_epi16(low), _mm512_cvtsepi32_epi16(high));
}

PRIMITIVE __m512i load_f16_as_i64(const char *p, size_t i) {
    return i64_of_f32(load8_f16_as_f32(p, i));
}

PRIMITIVE __m512i load_f32_as_u32(const char *p, size_t i) {
    return u32_of_f32(load_f32(p, i));
}

PRIMITIVE __m256i load_f32_as_u8(const char *p, size_t i) {
    const __m512i low = load_f32_as_u32(p, i), high = load_f32_as_u32(p, i + 16);
    return combined128(_mm512_cvtusepi32_epi8(low), _mm512_cvtusepi32_epi8(high));
}

PRIMITIVE __m512i load_f32_as_u16(const char *p, size_t i) {
    const __m512i low = load_f32_as_u32(p, i), high = load_f32_as_u32(p, i + 16);
    return combined256(_mm512_cvtusepi32_epi16(low), _mm512_cvtusepi32_epi16(high));
}

PRIMITIVE __m512i load_f32_as_u64(const char *p, size_t i) {
    return u64_of_f32(load8_f32(p, i));
}

PRIMITIVE __m512i load_f32_as_i32(const char *p, size_t i) {
    return i32_of_f32(load_f32(p, i));
}

PRIMITIVE __m256i load_f32_as_i8(const char *p, size_t i) {
    const __m512i low = load_f32_as_i32(p, i), high = load_f32_as_i32(p, i + 16);
    return combined128(_mm512_cvtsepi32_epi8(low), _mm512_cvtsepi32_epi8(high));
}

PRIMITIVE __m512i load_f32_as_i16(const char *p, size_t i) {
    const __m512i low = load_f32_as_i32(p, i), high = load_f32_as_i32(p, i + 16);
    return combined256(_mm512_cvtsepi32_epi16(low), _mm512_cvtsepi32_epi16(high));
}

PRIMITIVE __m512i load_f32_as_i64(const char *p, size_t i) {
    return i64_of_f32(load8_f32(p, i));
}

/* Of a NaN and zero the maximum is the zero, and what is too large becomes all ones by itself. */
PRIMITIVE __m256i u32_of_f64(__m512d v) {
    return _mm512_cvttpd_epu32(_mm512_max_pd(v, _mm512_setzero_pd()));
}

PRIMITIVE __m512i load_f64_as_u32(const char *p, size_t i) {
    return combined256(u32_of_f64(load_f64(p, i)), u32_of_f64(load_f64(p, i + 8)));
}

PRIMITIVE __m256i load_f64_as_u8(const char *p, size_t i) {
    const __m512i low = load_f64_as_u32(p, i), high = load_f64_as_u32(p, i + 16);
    return combined128(_mm512_cvtusepi32_epi8(low), _mm512_cvtusepi32_epi8(high));
}

PRIMITIVE __m512i load_f64_as_u16(const char *p, size_t i) {
    const __m512i low = load_f64_as_u32(p, i), high = load_f64_as_u32(p, i + 16);
    return combined256(_mm512_cvtusepi32_epi16(low), _mm512_cvtusepi32_epi16(high));
}

/* Of a NaN and zero the maximum is the zero, and what is too large becomes all ones by itself. */
PRIMITIVE __m512i u64_of_f64(__m512d v) {
    return _mm512_cvttpd_epu64(_mm512_max_pd(v, _mm512_setzero_pd()));
}

PRIMITIVE __m512i load_f64_as_u64(const char *p, size_t i) {
    return u64_of_f64(load_f64(p, i));
}

PRIMITIVE __m256i i32_of_f64(__m512d v) {
    IN_REGISTER(v);
    const __mmask8 ordered = _mm512_cmp_pd_mask(v, v, _CMP_ORD_Q);
    return _mm512_cvttpd_epi32(_mm512_maskz_min_pd(ordered, v, _mm512_set1_pd(INT32_MAX)));
}

PRIMITIVE __m512i load_f64_as_i32(const char *p, size_t i) {
    return combined256(i32_of_f64(load_f64(p, i)), i32_of_f64(load_f64(p, i + 8)));
}

PRIMITIVE __m256i load_f64_as_i8(const char *p, size_t i) {
    const __m512i low = load_f64_as_i32(p, i), high = load_f64_as_i32(p, i + 16);
    return combined128(_mm512_cvtsepi32_epi8(low), _mm512_cvtsepi32_epi8(high));
}

PRIMITIVE __m512i load_f64_as_i16(const char *p, size_t i) {
    const __m512i low = load_f64_as_i32(p, i), high = load_f64_as_i32(p, i + 16);
    return combined256(_mm512_cvtsepi32_epi16(low), _mm512_cvtsepi32_epi16(high));
}

PRIMITIVE __m512i i64_of_f64(__m512d v) {
    IN_REGISTER(v);
    const __m512i low = _mm512_maskz_cvttpd_epi64(_mm512_cmp_pd_mask(v, v, _CMP_ORD_Q), v);
    const __mmask8 large = _mm512_cmp_pd_mask(v, _mm512_set1_pd(0x1p63), _CMP_GE_OQ);
    return _mm512_mask_mov_epi64(low, large, _mm512_set1_epi64(INT64_MAX));
}

PRIMITIVE __m512i load_f64_as_i64(const char *p, size_t i) {
    return i64_of_f64(load_f64(p, i));
}

PRIMITIVE __m512 load_c64_as_f32(const char *p, size_t i) {
    return _mm512_permutex2var_ps(load_c64(p, i), evens_u32(), load_c64(p, i + 8));
}

PRIMITIVE __m512i load_c64_as_u32(const char *p, size_t i) {
    return u32_of_f32(load_c64_as_f32(p, i));
}

PRIMITIVE __m256i load_c64_as_u8(const char *p, size_t i) {
    const __m512i low = load_c64_as_u32(p, i), high = load_c64_as_u32(p, i + 16);
    return combined128(_mm512_cvtusepi32_epi8(low), _mm512_cvtusepi32_epi8(high));
}

PRIMITIVE __m512i load_c64_as_u16(const char *p, size_t i) {
    const __m512i low = load_c64_as_u32(p, i), high = load_c64_as_u32(p, i + 16);
    return combined256(_mm512_cvtusepi32_epi16(low), _mm512_cvtusepi32_epi16(high));
}

PRIMITIVE __m256 load8_c64_as_f32(const char *p, size_t i) {
    return _mm256_castsi256_ps(_mm512_cvtepi64_epi32(load512(p + 8 * i)));
}

PRIMITIVE __m512i load_c64_as_u64(const char *p, size_t i) {
    return u64_of_f32(load8_c64_as_f32(p, i));
}

PRIMITIVE __m512i load_c64_as_i32(const char *p, size_t i) {
    return i32_of_f32(load_c64_as_f32(p, i));
}

PRIMITIVE __m256i load_c64_as_i8(const char *p, size_t i) {
    const __m512i low = load_c64_as_i32(p, i), high = load_c64_as_i32(p, i + 16);
    return combined128(_mm512_cvtsepi32_epi8(low), _mm512_cvtsepi32_epi8(high));
}

PRIMITIVE __m512i load_c64_as_i16(const char *p, size_t i) {
    const __m512i low = load_c64_as_i32(p, i), high = load_c64_as_i32(p, i + 16);
    return combined256(_mm512_cvtsepi32_epi16(low), _mm512_cvtsepi32_epi16(high));
}

PRIMITIVE __m512i load_c64_as_i64(const char *p, size_t i) {
    return i64_of_f32(load8_c64_as_f32(p, i));
}

PRIMITIVE __m512d load_c64_as_f64(const char *p, size_t i) {
    return _mm512_cvtps_pd(load8_c64_as_f32(p, i));
}

PRIMITIVE __m512d load_c128_as_f64(const char *p, size_t i) {
    return _mm512_permutex2var_pd(load_f64(p, 2 * i), evens_u64(), load_f64(p, 2 * i + 8));
}

PRIMITIVE __m512i load_c128_as_u32(const char *p, size_t i) {
    return combined256(u32_of_f64(load_c128_as_f64(p, i)), u32_of_f64(load_c128_as_f64(p, i + 8)));
}

PRIMITIVE __m256i load_c128_as_u8(const char *p, size_t i) {
    const __m512i low = load_c128_as_u32(p, i), high = load_c128_as_u32(p, i + 16);
    return combined128(_mm512_cvtusepi32_epi8(low), _mm512_cvtusepi32_epi8(high));
}

PRIMITIVE __m512i load_c128_as_u16(const char *p, size_t i) {
    const __m512i low = load_c128_as_u32(p, i), high = load_c128_as_u32(p, i + 16);
    return combined256(_mm512_cvtusepi32_epi16(low), _mm512_cvtusepi32_epi16(high));
}

PRIMITIVE __m512i load_c128_as_u64(const char *p, size_t i) {
    return u64_of_f64(load_c128_as_f64(p, i));
}

PRIMITIVE __m512i load_c128_as_i32(const char *p, size_t i) {
    return combined256(i32_of_f64(load_c128_as_f64(p, i)), i32_of_f64(load_c128_as_f64(p, i + 8)));
}

PRIMITIVE __m256i load_c128_as_i8(const char *p, size_t i) {
    const __m512i low = load_c128_as_i32(p, i), high = load_c128_as_i32(p, i + 16);
    return combined128(_mm512_cvtsepi32_epi8(low), _mm512_cvtsepi32_epi8(high));
}

PRIMITIVE __m512i load_c128_as_i16(const char *p, size_t i) {
    const __m512i low = load_c128_as_i32(p, i), high = load_c128_as_i32(p, i + 16);
    return combined256(_mm512_cvtsepi32_epi16(low), _mm512_cvtsepi32_epi16(high));
}

PRIMITIVE __m512i load_c128_as_i64(const char *p, size_t i) {
    return i64_of_f64(load_c128_as_f64(p, i));
}

PRIMITIVE __m256 load8_c128_as_f32(const char *p, size_t i) {
    return _mm512_cvtpd_ps(load_c128_as_f64(p, i));
}

PRIMITIVE __m512 load_c128_as_f32(const char *p, size_t i) {
    return combined_f32(load8_c128_as_f32(p, i), load8_c128_as_f32(p, i + 8));
}

#endif

#endif
