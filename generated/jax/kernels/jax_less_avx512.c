/*
 * kernels/jax_less_avx512.c: less in AVX-512 F, BW, DQ, VL (x86-64).
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

PRIMITIVE __mmask32 less_u8(__m256i a, __m256i b) {
    return _mm256_cmplt_epu8_mask(a, b);
}

PRIMITIVE void store256(char *p, __m256i v) {
    _mm256_storeu_si256((__m256i *)(void *)p, v);
}

/* A byte 0 or 1 for every bit of a mask. */
PRIMITIVE __m256i bools_u16(__mmask32 m) {
    return _mm256_maskz_mov_epi8(m, _mm256_set1_epi8(1));
}

PRIMITIVE void store_mask8(char *p, size_t i, __mmask32 m) {
    store256(p + i, bools_u16(m));
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

PRIMITIVE __mmask32 less_u16(__m512i a, __m512i b) {
    return _mm512_cmplt_epu16_mask(a, b);
}

PRIMITIVE void store_mask16(char *p, size_t i, __mmask32 m) {
    store256(p + i, bools_u16(m));
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

PRIMITIVE __mmask16 less_u32(__m512i a, __m512i b) {
    return _mm512_cmplt_epu32_mask(a, b);
}

PRIMITIVE void store128(char *p, __m128i v) {
    _mm_storeu_si128((__m128i *)(void *)p, v);
}

PRIMITIVE void store_mask32(char *p, size_t i, __mmask16 m) {
    store128(p + i, _mm_maskz_mov_epi8(m, _mm_set1_epi8(1)));
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

PRIMITIVE __mmask8 less_u64(__m512i a, __m512i b) {
    return _mm512_cmplt_epu64_mask(a, b);
}

PRIMITIVE void store_mask64(char *p, size_t i, __mmask8 a, __mmask8 b) {
    store_mask32(p, i, _mm512_kunpackb(b, a));
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

PRIMITIVE __mmask16 less_f32(__m512 a, __m512 b) {
    return _mm512_cmp_ps_mask(a, b, _CMP_LT_OQ);
}

/* Of a value with several uses gcc would make as many loads, and of a product and a sum one rounding; f16 that were
   converted clang would compare one at a time. */
#define IN_REGISTER(v) __asm__("" : "+v"(v))

PRIMITIVE __m512 load_f16_as_f32(const char *p, size_t i) {
    __m512 v = _mm512_cvtph_ps(load256(p + 2 * i));
    IN_REGISTER(v);
    return v;
}

PRIMITIVE __m512 load_f32(const char *p, size_t i) {
    return _mm512_loadu_ps((const float *)(const void *)(p + 4 * i));
}

PRIMITIVE __m512d load_b_as_f64(const char *p, size_t i) {
    return _mm512_maskz_mov_pd(true_8(p, i), _mm512_set1_pd(1));
}

PRIMITIVE __m512d load_f64(const char *p, size_t i) {
    return _mm512_loadu_pd((const double *)(const void *)(p + 8 * i));
}

PRIMITIVE __mmask8 less_f64(__m512d a, __m512d b) {
    return _mm512_cmp_pd_mask(a, b, _CMP_LT_OQ);
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

/* The smallest unsigned number that is not below v. */
PRIMITIVE __m256i not_below_i8(__m256i v) {
    return _mm256_max_epi8(v, _mm256_setzero_si256());
}

PRIMITIVE __mmask32 less_u8_i8(__m256i a, __m256i b) {
    return _mm256_cmplt_epu8_mask(a, not_below_i8(b));
}

PRIMITIVE __m512 load_u8_as_f32(const char *p, size_t i) {
    return _mm512_cvtepi32_ps(_mm512_cvtepu8_epi32(load128(p + i)));
}

PRIMITIVE __m512d load_u8_as_f64(const char *p, size_t i) {
    return _mm512_cvtepi32_pd(_mm256_cvtepu8_epi32(load64(p + i)));
}

PRIMITIVE __m512i load_u16_as_u32(const char *p, size_t i) {
    return _mm512_cvtepu16_epi32(load256(p + 2 * i));
}

PRIMITIVE __m512i load_u16_as_u64(const char *p, size_t i) {
    return _mm512_cvtepu16_epi64(load128(p + 2 * i));
}

PRIMITIVE __m512i load_i8_as_i16(const char *p, size_t i) {
    return _mm512_cvtepi8_epi16(load256(p + i));
}

/* The smallest unsigned number that is not below v. */
PRIMITIVE __m512i not_below_i16(__m512i v) {
    return _mm512_max_epi16(v, _mm512_setzero_si512());
}

PRIMITIVE __mmask32 less_u16_i16(__m512i a, __m512i b) {
    return _mm512_cmplt_epu16_mask(a, not_below_i16(b));
}

PRIMITIVE __m512 load_u16_as_f32(const char *p, size_t i) {
    return _mm512_cvtepi32_ps(_mm512_cvtepu16_epi32(load256(p + 2 * i)));
}

/* A bf16 is in the upper half, above what was rounded away. Any NaN (the two classes of 0x33) first becomes the one
   without a payload, which no rounding changes; half a step is added, or a bit more before an odd one. */
PRIMITIVE __m512i bf16_of_f32(__m512 v) {
    const __m512i bits = _mm512_castps_si512(_mm512_fixupimm_ps(v, v, _mm512_set1_epi32(0x33), 0));
    const __m512i sum = _mm512_add_epi32(bits, _mm512_set1_epi32(0x7fff));
    const __mmask16 odd = _mm512_test_epi32_mask(bits, _mm512_set1_epi32(0x10000));
    return _mm512_mask_add_epi32(sum, odd, sum, _mm512_set1_epi32(1));
}

PRIMITIVE __m512 round_f32_to_bf16(__m512 v) {
    return _mm512_castsi512_ps(_mm512_and_si512(bf16_of_f32(v), _mm512_set1_epi32(-0x10000)));
}

PRIMITIVE __m256i f16_of_f32(__m512 v) {
    return _mm512_cvtps_ph(v, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
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

PRIMITIVE __m512i load_i8_as_i32(const char *p, size_t i) {
    return _mm512_cvtepi8_epi32(load128(p + i));
}

/* The smallest unsigned number that is not below v. */
PRIMITIVE __m512i not_below_i32(__m512i v) {
    return _mm512_max_epi32(v, _mm512_setzero_si512());
}

PRIMITIVE __mmask16 less_u32_i32(__m512i a, __m512i b) {
    return _mm512_cmplt_epu32_mask(a, not_below_i32(b));
}

PRIMITIVE __m512i load_i16_as_i32(const char *p, size_t i) {
    return _mm512_cvtepi16_epi32(load256(p + 2 * i));
}

PRIMITIVE __m512 load_u32_as_f32(const char *p, size_t i) {
    return _mm512_cvtepu32_ps(load512(p + 4 * i));
}

PRIMITIVE __m512d load_u32_as_f64(const char *p, size_t i) {
    return _mm512_cvtepu32_pd(load256(p + 4 * i));
}

PRIMITIVE __m512i load_i8_as_i64(const char *p, size_t i) {
    return _mm512_cvtepi8_epi64(load64(p + i));
}

/* The smallest unsigned number that is not below v. */
PRIMITIVE __m512i not_below_i64(__m512i v) {
    return _mm512_max_epi64(v, _mm512_setzero_si512());
}

PRIMITIVE __mmask8 less_u64_i64(__m512i a, __m512i b) {
    return _mm512_cmplt_epu64_mask(a, not_below_i64(b));
}

PRIMITIVE __m512i load_i16_as_i64(const char *p, size_t i) {
    return _mm512_cvtepi16_epi64(load128(p + 2 * i));
}

PRIMITIVE __m512i load_i32_as_i64(const char *p, size_t i) {
    return _mm512_cvtepi32_epi64(load256(p + 4 * i));
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

PRIMITIVE __m512d load_u64_as_f64(const char *p, size_t i) {
    return _mm512_cvtepu64_pd(load512(p + 8 * i));
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

PRIMITIVE __m512 load_i8_as_f32(const char *p, size_t i) {
    return _mm512_cvtepi32_ps(_mm512_cvtepi8_epi32(load128(p + i)));
}

PRIMITIVE __m512d load_i8_as_f64(const char *p, size_t i) {
    return _mm512_cvtepi32_pd(_mm256_cvtepi8_epi32(load64(p + i)));
}

PRIMITIVE __m512 load_i16_as_f32(const char *p, size_t i) {
    return _mm512_cvtepi32_ps(_mm512_cvtepi16_epi32(load256(p + 2 * i)));
}

PRIMITIVE __m512d load_i16_as_f64(const char *p, size_t i) {
    return _mm512_cvtepi32_pd(_mm256_cvtepi16_epi32(load128(p + 2 * i)));
}

PRIMITIVE __m512 load_i32_as_f32(const char *p, size_t i) {
    return _mm512_cvtepi32_ps(load512(p + 4 * i));
}

PRIMITIVE __m512d load_i32_as_f64(const char *p, size_t i) {
    return _mm512_cvtepi32_pd(load256(p + 4 * i));
}

PRIMITIVE __m256 load8_i64_as_f32(const char *p, size_t i) {
    return _mm512_cvtepi64_ps(load_u64(p, i));
}

PRIMITIVE __m512 load_i64_as_f32(const char *p, size_t i) {
    return combined_f32(load8_i64_as_f32(p, i), load8_i64_as_f32(p, i + 8));
}

PRIMITIVE __m512d load_i64_as_f64(const char *p, size_t i) {
    return _mm512_cvtepi64_pd(load512(p + 8 * i));
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

KERNEL jax_less_b_b_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_mask8(z, 0, less_u8(load_u8_as_b(x, 0), load_u8_as_b(y, 0)));
        store_mask8(z + 32, 0, less_u8(load_u8_as_b(x + a_step, 0), load_u8_as_b(y + b_step, 0)));
    }
    if (blocks)
        store_mask8(z, 0, less_u8(load_u8_as_b(x, 0), load_u8_as_b(y, 0)));
}

KERNEL jax_less_b_u8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_mask8(z, 0, less_u8(load_u8_as_b(x, 0), load_u8(y, 0)));
        store_mask8(z + 32, 0, less_u8(load_u8_as_b(x + a_step, 0), load_u8(y + b_step, 0)));
    }
    if (blocks)
        store_mask8(z, 0, less_u8(load_u8_as_b(x, 0), load_u8(y, 0)));
}

KERNEL jax_less_b_u16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_mask16(z, 0, less_u16(load_b_as_u16(x, 0), load_u16(y, 0)));
        store_mask16(z + 32, 0, less_u16(load_b_as_u16(x + a_step, 0), load_u16(y + b_step, 0)));
    }
    if (blocks)
        store_mask16(z, 0, less_u16(load_b_as_u16(x, 0), load_u16(y, 0)));
}

KERNEL jax_less_b_u32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_u32(load_b_as_u32(x, 0), load_u32(y, 0)));
        store_mask32(z, 16, less_u32(load_b_as_u32(x, 16), load_u32(y, 16)));
    }
}

KERNEL jax_less_b_u64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_u64(load_b_as_u64(x, 0), load_u64(y, 0)),
                           less_u64(load_b_as_u64(x, 8), load_u64(y, 8)));
        store_mask64(z, 16, less_u64(load_b_as_u64(x, 16), load_u64(y, 16)),
                            less_u64(load_b_as_u64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_less_b_i8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_mask8(z, 0, less_i8(load_u8_as_b(x, 0), load_u8(y, 0)));
        store_mask8(z + 32, 0, less_i8(load_u8_as_b(x + a_step, 0), load_u8(y + b_step, 0)));
    }
    if (blocks)
        store_mask8(z, 0, less_i8(load_u8_as_b(x, 0), load_u8(y, 0)));
}

KERNEL jax_less_b_i16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_mask16(z, 0, less_i16(load_b_as_u16(x, 0), load_u16(y, 0)));
        store_mask16(z + 32, 0, less_i16(load_b_as_u16(x + a_step, 0), load_u16(y + b_step, 0)));
    }
    if (blocks)
        store_mask16(z, 0, less_i16(load_b_as_u16(x, 0), load_u16(y, 0)));
}

KERNEL jax_less_b_i32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_i32(load_b_as_u32(x, 0), load_u32(y, 0)));
        store_mask32(z, 16, less_i32(load_b_as_u32(x, 16), load_u32(y, 16)));
    }
}

KERNEL jax_less_b_i64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_i64(load_b_as_u64(x, 0), load_u64(y, 0)),
                           less_i64(load_b_as_u64(x, 8), load_u64(y, 8)));
        store_mask64(z, 16, less_i64(load_b_as_u64(x, 16), load_u64(y, 16)),
                            less_i64(load_b_as_u64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_less_b_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_b_as_f32(x, 0), load_bf16_as_f32(y, 0)));
        store_mask32(z, 16, less_f32(load_b_as_f32(x, 16), load_bf16_as_f32(y, 16)));
    }
}

KERNEL jax_less_b_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_b_as_f32(x, 0), load_f16_as_f32(y, 0)));
        store_mask32(z, 16, less_f32(load_b_as_f32(x, 16), load_f16_as_f32(y, 16)));
    }
}

KERNEL jax_less_b_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_b_as_f32(x, 0), load_f32(y, 0)));
        store_mask32(z, 16, less_f32(load_b_as_f32(x, 16), load_f32(y, 16)));
    }
}

KERNEL jax_less_b_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_f64(load_b_as_f64(x, 0), load_f64(y, 0)),
                           less_f64(load_b_as_f64(x, 8), load_f64(y, 8)));
        store_mask64(z, 16, less_f64(load_b_as_f64(x, 16), load_f64(y, 16)),
                            less_f64(load_b_as_f64(x, 24), load_f64(y, 24)));
    }
}

KERNEL jax_less_u8_b_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_mask8(z, 0, less_u8(load_u8(x, 0), load_u8_as_b(y, 0)));
        store_mask8(z + 32, 0, less_u8(load_u8(x + a_step, 0), load_u8_as_b(y + b_step, 0)));
    }
    if (blocks)
        store_mask8(z, 0, less_u8(load_u8(x, 0), load_u8_as_b(y, 0)));
}

KERNEL jax_less_u8_u8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_mask8(z, 0, less_u8(load_u8(x, 0), load_u8(y, 0)));
        store_mask8(z + 32, 0, less_u8(load_u8(x + a_step, 0), load_u8(y + b_step, 0)));
    }
    if (blocks)
        store_mask8(z, 0, less_u8(load_u8(x, 0), load_u8(y, 0)));
}

KERNEL jax_less_u8_u16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_mask16(z, 0, less_u16(load_u8_as_u16(x, 0), load_u16(y, 0)));
        store_mask16(z + 32, 0, less_u16(load_u8_as_u16(x + a_step, 0), load_u16(y + b_step, 0)));
    }
    if (blocks)
        store_mask16(z, 0, less_u16(load_u8_as_u16(x, 0), load_u16(y, 0)));
}

KERNEL jax_less_u8_u32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_u32(load_u8_as_u32(x, 0), load_u32(y, 0)));
        store_mask32(z, 16, less_u32(load_u8_as_u32(x, 16), load_u32(y, 16)));
    }
}

KERNEL jax_less_u8_u64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_u64(load_u8_as_u64(x, 0), load_u64(y, 0)),
                           less_u64(load_u8_as_u64(x, 8), load_u64(y, 8)));
        store_mask64(z, 16, less_u64(load_u8_as_u64(x, 16), load_u64(y, 16)),
                            less_u64(load_u8_as_u64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_less_u8_i8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_mask8(z, 0, less_u8_i8(load_u8(x, 0), load_u8(y, 0)));
        store_mask8(z + 32, 0, less_u8_i8(load_u8(x + a_step, 0), load_u8(y + b_step, 0)));
    }
    if (blocks)
        store_mask8(z, 0, less_u8_i8(load_u8(x, 0), load_u8(y, 0)));
}

KERNEL jax_less_u8_i16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_mask16(z, 0, less_i16(load_u8_as_u16(x, 0), load_u16(y, 0)));
        store_mask16(z + 32, 0, less_i16(load_u8_as_u16(x + a_step, 0), load_u16(y + b_step, 0)));
    }
    if (blocks)
        store_mask16(z, 0, less_i16(load_u8_as_u16(x, 0), load_u16(y, 0)));
}

KERNEL jax_less_u8_i32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_i32(load_u8_as_u32(x, 0), load_u32(y, 0)));
        store_mask32(z, 16, less_i32(load_u8_as_u32(x, 16), load_u32(y, 16)));
    }
}

KERNEL jax_less_u8_i64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_i64(load_u8_as_u64(x, 0), load_u64(y, 0)),
                           less_i64(load_u8_as_u64(x, 8), load_u64(y, 8)));
        store_mask64(z, 16, less_i64(load_u8_as_u64(x, 16), load_u64(y, 16)),
                            less_i64(load_u8_as_u64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_less_u8_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_u8_as_f32(x, 0), load_bf16_as_f32(y, 0)));
        store_mask32(z, 16, less_f32(load_u8_as_f32(x, 16), load_bf16_as_f32(y, 16)));
    }
}

KERNEL jax_less_u8_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_u8_as_f32(x, 0), load_f16_as_f32(y, 0)));
        store_mask32(z, 16, less_f32(load_u8_as_f32(x, 16), load_f16_as_f32(y, 16)));
    }
}

KERNEL jax_less_u8_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_u8_as_f32(x, 0), load_f32(y, 0)));
        store_mask32(z, 16, less_f32(load_u8_as_f32(x, 16), load_f32(y, 16)));
    }
}

KERNEL jax_less_u8_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_f64(load_u8_as_f64(x, 0), load_f64(y, 0)),
                           less_f64(load_u8_as_f64(x, 8), load_f64(y, 8)));
        store_mask64(z, 16, less_f64(load_u8_as_f64(x, 16), load_f64(y, 16)),
                            less_f64(load_u8_as_f64(x, 24), load_f64(y, 24)));
    }
}

KERNEL jax_less_u16_b_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_mask16(z, 0, less_u16(load_u16(x, 0), load_b_as_u16(y, 0)));
        store_mask16(z + 32, 0, less_u16(load_u16(x + a_step, 0), load_b_as_u16(y + b_step, 0)));
    }
    if (blocks)
        store_mask16(z, 0, less_u16(load_u16(x, 0), load_b_as_u16(y, 0)));
}

KERNEL jax_less_u16_u8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_mask16(z, 0, less_u16(load_u16(x, 0), load_u8_as_u16(y, 0)));
        store_mask16(z + 32, 0, less_u16(load_u16(x + a_step, 0), load_u8_as_u16(y + b_step, 0)));
    }
    if (blocks)
        store_mask16(z, 0, less_u16(load_u16(x, 0), load_u8_as_u16(y, 0)));
}

KERNEL jax_less_u16_u16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_mask16(z, 0, less_u16(load_u16(x, 0), load_u16(y, 0)));
        store_mask16(z + 32, 0, less_u16(load_u16(x + a_step, 0), load_u16(y + b_step, 0)));
    }
    if (blocks)
        store_mask16(z, 0, less_u16(load_u16(x, 0), load_u16(y, 0)));
}

KERNEL jax_less_u16_u32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_u32(load_u16_as_u32(x, 0), load_u32(y, 0)));
        store_mask32(z, 16, less_u32(load_u16_as_u32(x, 16), load_u32(y, 16)));
    }
}

KERNEL jax_less_u16_u64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_u64(load_u16_as_u64(x, 0), load_u64(y, 0)),
                           less_u64(load_u16_as_u64(x, 8), load_u64(y, 8)));
        store_mask64(z, 16, less_u64(load_u16_as_u64(x, 16), load_u64(y, 16)),
                            less_u64(load_u16_as_u64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_less_u16_i8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_mask16(z, 0, less_u16_i16(load_u16(x, 0), load_i8_as_i16(y, 0)));
        store_mask16(z + 32, 0, less_u16_i16(load_u16(x + a_step, 0), load_i8_as_i16(y + b_step, 0)));
    }
    if (blocks)
        store_mask16(z, 0, less_u16_i16(load_u16(x, 0), load_i8_as_i16(y, 0)));
}

KERNEL jax_less_u16_i16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_mask16(z, 0, less_u16_i16(load_u16(x, 0), load_u16(y, 0)));
        store_mask16(z + 32, 0, less_u16_i16(load_u16(x + a_step, 0), load_u16(y + b_step, 0)));
    }
    if (blocks)
        store_mask16(z, 0, less_u16_i16(load_u16(x, 0), load_u16(y, 0)));
}

KERNEL jax_less_u16_i32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_i32(load_u16_as_u32(x, 0), load_u32(y, 0)));
        store_mask32(z, 16, less_i32(load_u16_as_u32(x, 16), load_u32(y, 16)));
    }
}

KERNEL jax_less_u16_i64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_i64(load_u16_as_u64(x, 0), load_u64(y, 0)),
                           less_i64(load_u16_as_u64(x, 8), load_u64(y, 8)));
        store_mask64(z, 16, less_i64(load_u16_as_u64(x, 16), load_u64(y, 16)),
                            less_i64(load_u16_as_u64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_less_u16_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(round_f32_to_bf16(load_u16_as_f32(x, 0)), load_bf16_as_f32(y, 0)));
        store_mask32(z, 16, less_f32(round_f32_to_bf16(load_u16_as_f32(x, 16)), load_bf16_as_f32(y, 16)));
    }
}

KERNEL jax_less_u16_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(round_f32_to_f16(load_u16_as_f32(x, 0)), load_f16_as_f32(y, 0)));
        store_mask32(z, 16, less_f32(round_f32_to_f16(load_u16_as_f32(x, 16)), load_f16_as_f32(y, 16)));
    }
}

KERNEL jax_less_u16_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_u16_as_f32(x, 0), load_f32(y, 0)));
        store_mask32(z, 16, less_f32(load_u16_as_f32(x, 16), load_f32(y, 16)));
    }
}

KERNEL jax_less_u16_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_f64(load_u16_as_f64(x, 0), load_f64(y, 0)),
                           less_f64(load_u16_as_f64(x, 8), load_f64(y, 8)));
        store_mask64(z, 16, less_f64(load_u16_as_f64(x, 16), load_f64(y, 16)),
                            less_f64(load_u16_as_f64(x, 24), load_f64(y, 24)));
    }
}

KERNEL jax_less_u32_b_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_u32(load_u32(x, 0), load_b_as_u32(y, 0)));
        store_mask32(z, 16, less_u32(load_u32(x, 16), load_b_as_u32(y, 16)));
    }
}

KERNEL jax_less_u32_u8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_u32(load_u32(x, 0), load_u8_as_u32(y, 0)));
        store_mask32(z, 16, less_u32(load_u32(x, 16), load_u8_as_u32(y, 16)));
    }
}

KERNEL jax_less_u32_u16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_u32(load_u32(x, 0), load_u16_as_u32(y, 0)));
        store_mask32(z, 16, less_u32(load_u32(x, 16), load_u16_as_u32(y, 16)));
    }
}

KERNEL jax_less_u32_u32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_u32(load_u32(x, 0), load_u32(y, 0)));
        store_mask32(z, 16, less_u32(load_u32(x, 16), load_u32(y, 16)));
    }
}

KERNEL jax_less_u32_u64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_u64(load_u32_as_u64(x, 0), load_u64(y, 0)),
                           less_u64(load_u32_as_u64(x, 8), load_u64(y, 8)));
        store_mask64(z, 16, less_u64(load_u32_as_u64(x, 16), load_u64(y, 16)),
                            less_u64(load_u32_as_u64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_less_u32_i8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_u32_i32(load_u32(x, 0), load_i8_as_i32(y, 0)));
        store_mask32(z, 16, less_u32_i32(load_u32(x, 16), load_i8_as_i32(y, 16)));
    }
}

KERNEL jax_less_u32_i16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_u32_i32(load_u32(x, 0), load_i16_as_i32(y, 0)));
        store_mask32(z, 16, less_u32_i32(load_u32(x, 16), load_i16_as_i32(y, 16)));
    }
}

KERNEL jax_less_u32_i32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_u32_i32(load_u32(x, 0), load_u32(y, 0)));
        store_mask32(z, 16, less_u32_i32(load_u32(x, 16), load_u32(y, 16)));
    }
}

KERNEL jax_less_u32_i64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_i64(load_u32_as_u64(x, 0), load_u64(y, 0)),
                           less_i64(load_u32_as_u64(x, 8), load_u64(y, 8)));
        store_mask64(z, 16, less_i64(load_u32_as_u64(x, 16), load_u64(y, 16)),
                            less_i64(load_u32_as_u64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_less_u32_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(round_f32_to_bf16(load_u32_as_f32(x, 0)), load_bf16_as_f32(y, 0)));
        store_mask32(z, 16, less_f32(round_f32_to_bf16(load_u32_as_f32(x, 16)), load_bf16_as_f32(y, 16)));
    }
}

KERNEL jax_less_u32_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(round_f32_to_f16(load_u32_as_f32(x, 0)), load_f16_as_f32(y, 0)));
        store_mask32(z, 16, less_f32(round_f32_to_f16(load_u32_as_f32(x, 16)), load_f16_as_f32(y, 16)));
    }
}

KERNEL jax_less_u32_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_u32_as_f32(x, 0), load_f32(y, 0)));
        store_mask32(z, 16, less_f32(load_u32_as_f32(x, 16), load_f32(y, 16)));
    }
}

KERNEL jax_less_u32_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_f64(load_u32_as_f64(x, 0), load_f64(y, 0)),
                           less_f64(load_u32_as_f64(x, 8), load_f64(y, 8)));
        store_mask64(z, 16, less_f64(load_u32_as_f64(x, 16), load_f64(y, 16)),
                            less_f64(load_u32_as_f64(x, 24), load_f64(y, 24)));
    }
}

KERNEL jax_less_u64_b_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_u64(load_u64(x, 0), load_b_as_u64(y, 0)),
                           less_u64(load_u64(x, 8), load_b_as_u64(y, 8)));
        store_mask64(z, 16, less_u64(load_u64(x, 16), load_b_as_u64(y, 16)),
                            less_u64(load_u64(x, 24), load_b_as_u64(y, 24)));
    }
}

KERNEL jax_less_u64_u8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_u64(load_u64(x, 0), load_u8_as_u64(y, 0)),
                           less_u64(load_u64(x, 8), load_u8_as_u64(y, 8)));
        store_mask64(z, 16, less_u64(load_u64(x, 16), load_u8_as_u64(y, 16)),
                            less_u64(load_u64(x, 24), load_u8_as_u64(y, 24)));
    }
}

KERNEL jax_less_u64_u16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_u64(load_u64(x, 0), load_u16_as_u64(y, 0)),
                           less_u64(load_u64(x, 8), load_u16_as_u64(y, 8)));
        store_mask64(z, 16, less_u64(load_u64(x, 16), load_u16_as_u64(y, 16)),
                            less_u64(load_u64(x, 24), load_u16_as_u64(y, 24)));
    }
}

KERNEL jax_less_u64_u32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_u64(load_u64(x, 0), load_u32_as_u64(y, 0)),
                           less_u64(load_u64(x, 8), load_u32_as_u64(y, 8)));
        store_mask64(z, 16, less_u64(load_u64(x, 16), load_u32_as_u64(y, 16)),
                            less_u64(load_u64(x, 24), load_u32_as_u64(y, 24)));
    }
}

KERNEL jax_less_u64_u64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_u64(load_u64(x, 0), load_u64(y, 0)),
                           less_u64(load_u64(x, 8), load_u64(y, 8)));
        store_mask64(z, 16, less_u64(load_u64(x, 16), load_u64(y, 16)),
                            less_u64(load_u64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_less_u64_i8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_u64_i64(load_u64(x, 0), load_i8_as_i64(y, 0)),
                           less_u64_i64(load_u64(x, 8), load_i8_as_i64(y, 8)));
        store_mask64(z, 16, less_u64_i64(load_u64(x, 16), load_i8_as_i64(y, 16)),
                            less_u64_i64(load_u64(x, 24), load_i8_as_i64(y, 24)));
    }
}

KERNEL jax_less_u64_i16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_u64_i64(load_u64(x, 0), load_i16_as_i64(y, 0)),
                           less_u64_i64(load_u64(x, 8), load_i16_as_i64(y, 8)));
        store_mask64(z, 16, less_u64_i64(load_u64(x, 16), load_i16_as_i64(y, 16)),
                            less_u64_i64(load_u64(x, 24), load_i16_as_i64(y, 24)));
    }
}

KERNEL jax_less_u64_i32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_u64_i64(load_u64(x, 0), load_i32_as_i64(y, 0)),
                           less_u64_i64(load_u64(x, 8), load_i32_as_i64(y, 8)));
        store_mask64(z, 16, less_u64_i64(load_u64(x, 16), load_i32_as_i64(y, 16)),
                            less_u64_i64(load_u64(x, 24), load_i32_as_i64(y, 24)));
    }
}

KERNEL jax_less_u64_i64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_u64_i64(load_u64(x, 0), load_u64(y, 0)),
                           less_u64_i64(load_u64(x, 8), load_u64(y, 8)));
        store_mask64(z, 16, less_u64_i64(load_u64(x, 16), load_u64(y, 16)),
                            less_u64_i64(load_u64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_less_u64_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(round_f32_to_bf16(load_u64_as_f32(x, 0)), load_bf16_as_f32(y, 0)));
        store_mask32(z, 16, less_f32(round_f32_to_bf16(load_u64_as_f32(x, 16)), load_bf16_as_f32(y, 16)));
    }
}

KERNEL jax_less_u64_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(round_f32_to_f16(load_u64_as_f32(x, 0)), load_f16_as_f32(y, 0)));
        store_mask32(z, 16, less_f32(round_f32_to_f16(load_u64_as_f32(x, 16)), load_f16_as_f32(y, 16)));
    }
}

KERNEL jax_less_u64_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_u64_as_f32(x, 0), load_f32(y, 0)));
        store_mask32(z, 16, less_f32(load_u64_as_f32(x, 16), load_f32(y, 16)));
    }
}

KERNEL jax_less_u64_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_f64(load_u64_as_f64(x, 0), load_f64(y, 0)),
                           less_f64(load_u64_as_f64(x, 8), load_f64(y, 8)));
        store_mask64(z, 16, less_f64(load_u64_as_f64(x, 16), load_f64(y, 16)),
                            less_f64(load_u64_as_f64(x, 24), load_f64(y, 24)));
    }
}

KERNEL jax_less_i8_b_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_mask8(z, 0, less_i8(load_u8(x, 0), load_u8_as_b(y, 0)));
        store_mask8(z + 32, 0, less_i8(load_u8(x + a_step, 0), load_u8_as_b(y + b_step, 0)));
    }
    if (blocks)
        store_mask8(z, 0, less_i8(load_u8(x, 0), load_u8_as_b(y, 0)));
}

KERNEL jax_less_i8_u8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_mask8(z, 0, less_i8_u8(load_u8(x, 0), load_u8(y, 0)));
        store_mask8(z + 32, 0, less_i8_u8(load_u8(x + a_step, 0), load_u8(y + b_step, 0)));
    }
    if (blocks)
        store_mask8(z, 0, less_i8_u8(load_u8(x, 0), load_u8(y, 0)));
}

KERNEL jax_less_i8_u16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_mask16(z, 0, less_i16_u16(load_i8_as_i16(x, 0), load_u16(y, 0)));
        store_mask16(z + 32, 0, less_i16_u16(load_i8_as_i16(x + a_step, 0), load_u16(y + b_step, 0)));
    }
    if (blocks)
        store_mask16(z, 0, less_i16_u16(load_i8_as_i16(x, 0), load_u16(y, 0)));
}

KERNEL jax_less_i8_u32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_i32_u32(load_i8_as_i32(x, 0), load_u32(y, 0)));
        store_mask32(z, 16, less_i32_u32(load_i8_as_i32(x, 16), load_u32(y, 16)));
    }
}

KERNEL jax_less_i8_u64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_i64_u64(load_i8_as_i64(x, 0), load_u64(y, 0)),
                           less_i64_u64(load_i8_as_i64(x, 8), load_u64(y, 8)));
        store_mask64(z, 16, less_i64_u64(load_i8_as_i64(x, 16), load_u64(y, 16)),
                            less_i64_u64(load_i8_as_i64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_less_i8_i8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_mask8(z, 0, less_i8(load_u8(x, 0), load_u8(y, 0)));
        store_mask8(z + 32, 0, less_i8(load_u8(x + a_step, 0), load_u8(y + b_step, 0)));
    }
    if (blocks)
        store_mask8(z, 0, less_i8(load_u8(x, 0), load_u8(y, 0)));
}

KERNEL jax_less_i8_i16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_mask16(z, 0, less_i16(load_i8_as_i16(x, 0), load_u16(y, 0)));
        store_mask16(z + 32, 0, less_i16(load_i8_as_i16(x + a_step, 0), load_u16(y + b_step, 0)));
    }
    if (blocks)
        store_mask16(z, 0, less_i16(load_i8_as_i16(x, 0), load_u16(y, 0)));
}

KERNEL jax_less_i8_i32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_i32(load_i8_as_i32(x, 0), load_u32(y, 0)));
        store_mask32(z, 16, less_i32(load_i8_as_i32(x, 16), load_u32(y, 16)));
    }
}

KERNEL jax_less_i8_i64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_i64(load_i8_as_i64(x, 0), load_u64(y, 0)),
                           less_i64(load_i8_as_i64(x, 8), load_u64(y, 8)));
        store_mask64(z, 16, less_i64(load_i8_as_i64(x, 16), load_u64(y, 16)),
                            less_i64(load_i8_as_i64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_less_i8_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_i8_as_f32(x, 0), load_bf16_as_f32(y, 0)));
        store_mask32(z, 16, less_f32(load_i8_as_f32(x, 16), load_bf16_as_f32(y, 16)));
    }
}

KERNEL jax_less_i8_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_i8_as_f32(x, 0), load_f16_as_f32(y, 0)));
        store_mask32(z, 16, less_f32(load_i8_as_f32(x, 16), load_f16_as_f32(y, 16)));
    }
}

KERNEL jax_less_i8_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_i8_as_f32(x, 0), load_f32(y, 0)));
        store_mask32(z, 16, less_f32(load_i8_as_f32(x, 16), load_f32(y, 16)));
    }
}

KERNEL jax_less_i8_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_f64(load_i8_as_f64(x, 0), load_f64(y, 0)),
                           less_f64(load_i8_as_f64(x, 8), load_f64(y, 8)));
        store_mask64(z, 16, less_f64(load_i8_as_f64(x, 16), load_f64(y, 16)),
                            less_f64(load_i8_as_f64(x, 24), load_f64(y, 24)));
    }
}

KERNEL jax_less_i16_b_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_mask16(z, 0, less_i16(load_u16(x, 0), load_b_as_u16(y, 0)));
        store_mask16(z + 32, 0, less_i16(load_u16(x + a_step, 0), load_b_as_u16(y + b_step, 0)));
    }
    if (blocks)
        store_mask16(z, 0, less_i16(load_u16(x, 0), load_b_as_u16(y, 0)));
}

KERNEL jax_less_i16_u8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_mask16(z, 0, less_i16(load_u16(x, 0), load_u8_as_u16(y, 0)));
        store_mask16(z + 32, 0, less_i16(load_u16(x + a_step, 0), load_u8_as_u16(y + b_step, 0)));
    }
    if (blocks)
        store_mask16(z, 0, less_i16(load_u16(x, 0), load_u8_as_u16(y, 0)));
}

KERNEL jax_less_i16_u16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_mask16(z, 0, less_i16_u16(load_u16(x, 0), load_u16(y, 0)));
        store_mask16(z + 32, 0, less_i16_u16(load_u16(x + a_step, 0), load_u16(y + b_step, 0)));
    }
    if (blocks)
        store_mask16(z, 0, less_i16_u16(load_u16(x, 0), load_u16(y, 0)));
}

KERNEL jax_less_i16_u32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_i32_u32(load_i16_as_i32(x, 0), load_u32(y, 0)));
        store_mask32(z, 16, less_i32_u32(load_i16_as_i32(x, 16), load_u32(y, 16)));
    }
}

KERNEL jax_less_i16_u64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_i64_u64(load_i16_as_i64(x, 0), load_u64(y, 0)),
                           less_i64_u64(load_i16_as_i64(x, 8), load_u64(y, 8)));
        store_mask64(z, 16, less_i64_u64(load_i16_as_i64(x, 16), load_u64(y, 16)),
                            less_i64_u64(load_i16_as_i64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_less_i16_i8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_mask16(z, 0, less_i16(load_u16(x, 0), load_i8_as_i16(y, 0)));
        store_mask16(z + 32, 0, less_i16(load_u16(x + a_step, 0), load_i8_as_i16(y + b_step, 0)));
    }
    if (blocks)
        store_mask16(z, 0, less_i16(load_u16(x, 0), load_i8_as_i16(y, 0)));
}

KERNEL jax_less_i16_i16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_mask16(z, 0, less_i16(load_u16(x, 0), load_u16(y, 0)));
        store_mask16(z + 32, 0, less_i16(load_u16(x + a_step, 0), load_u16(y + b_step, 0)));
    }
    if (blocks)
        store_mask16(z, 0, less_i16(load_u16(x, 0), load_u16(y, 0)));
}

KERNEL jax_less_i16_i32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_i32(load_i16_as_i32(x, 0), load_u32(y, 0)));
        store_mask32(z, 16, less_i32(load_i16_as_i32(x, 16), load_u32(y, 16)));
    }
}

KERNEL jax_less_i16_i64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_i64(load_i16_as_i64(x, 0), load_u64(y, 0)),
                           less_i64(load_i16_as_i64(x, 8), load_u64(y, 8)));
        store_mask64(z, 16, less_i64(load_i16_as_i64(x, 16), load_u64(y, 16)),
                            less_i64(load_i16_as_i64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_less_i16_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(round_f32_to_bf16(load_i16_as_f32(x, 0)), load_bf16_as_f32(y, 0)));
        store_mask32(z, 16, less_f32(round_f32_to_bf16(load_i16_as_f32(x, 16)), load_bf16_as_f32(y, 16)));
    }
}

KERNEL jax_less_i16_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(round_f32_to_f16(load_i16_as_f32(x, 0)), load_f16_as_f32(y, 0)));
        store_mask32(z, 16, less_f32(round_f32_to_f16(load_i16_as_f32(x, 16)), load_f16_as_f32(y, 16)));
    }
}

KERNEL jax_less_i16_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_i16_as_f32(x, 0), load_f32(y, 0)));
        store_mask32(z, 16, less_f32(load_i16_as_f32(x, 16), load_f32(y, 16)));
    }
}

KERNEL jax_less_i16_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_f64(load_i16_as_f64(x, 0), load_f64(y, 0)),
                           less_f64(load_i16_as_f64(x, 8), load_f64(y, 8)));
        store_mask64(z, 16, less_f64(load_i16_as_f64(x, 16), load_f64(y, 16)),
                            less_f64(load_i16_as_f64(x, 24), load_f64(y, 24)));
    }
}

KERNEL jax_less_i32_b_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_i32(load_u32(x, 0), load_b_as_u32(y, 0)));
        store_mask32(z, 16, less_i32(load_u32(x, 16), load_b_as_u32(y, 16)));
    }
}

KERNEL jax_less_i32_u8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_i32(load_u32(x, 0), load_u8_as_u32(y, 0)));
        store_mask32(z, 16, less_i32(load_u32(x, 16), load_u8_as_u32(y, 16)));
    }
}

KERNEL jax_less_i32_u16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_i32(load_u32(x, 0), load_u16_as_u32(y, 0)));
        store_mask32(z, 16, less_i32(load_u32(x, 16), load_u16_as_u32(y, 16)));
    }
}

KERNEL jax_less_i32_u32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_i32_u32(load_u32(x, 0), load_u32(y, 0)));
        store_mask32(z, 16, less_i32_u32(load_u32(x, 16), load_u32(y, 16)));
    }
}

KERNEL jax_less_i32_u64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_i64_u64(load_i32_as_i64(x, 0), load_u64(y, 0)),
                           less_i64_u64(load_i32_as_i64(x, 8), load_u64(y, 8)));
        store_mask64(z, 16, less_i64_u64(load_i32_as_i64(x, 16), load_u64(y, 16)),
                            less_i64_u64(load_i32_as_i64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_less_i32_i8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_i32(load_u32(x, 0), load_i8_as_i32(y, 0)));
        store_mask32(z, 16, less_i32(load_u32(x, 16), load_i8_as_i32(y, 16)));
    }
}

KERNEL jax_less_i32_i16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_i32(load_u32(x, 0), load_i16_as_i32(y, 0)));
        store_mask32(z, 16, less_i32(load_u32(x, 16), load_i16_as_i32(y, 16)));
    }
}

KERNEL jax_less_i32_i32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_i32(load_u32(x, 0), load_u32(y, 0)));
        store_mask32(z, 16, less_i32(load_u32(x, 16), load_u32(y, 16)));
    }
}

KERNEL jax_less_i32_i64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_i64(load_i32_as_i64(x, 0), load_u64(y, 0)),
                           less_i64(load_i32_as_i64(x, 8), load_u64(y, 8)));
        store_mask64(z, 16, less_i64(load_i32_as_i64(x, 16), load_u64(y, 16)),
                            less_i64(load_i32_as_i64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_less_i32_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(round_f32_to_bf16(load_i32_as_f32(x, 0)), load_bf16_as_f32(y, 0)));
        store_mask32(z, 16, less_f32(round_f32_to_bf16(load_i32_as_f32(x, 16)), load_bf16_as_f32(y, 16)));
    }
}

KERNEL jax_less_i32_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(round_f32_to_f16(load_i32_as_f32(x, 0)), load_f16_as_f32(y, 0)));
        store_mask32(z, 16, less_f32(round_f32_to_f16(load_i32_as_f32(x, 16)), load_f16_as_f32(y, 16)));
    }
}

KERNEL jax_less_i32_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_i32_as_f32(x, 0), load_f32(y, 0)));
        store_mask32(z, 16, less_f32(load_i32_as_f32(x, 16), load_f32(y, 16)));
    }
}

KERNEL jax_less_i32_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_f64(load_i32_as_f64(x, 0), load_f64(y, 0)),
                           less_f64(load_i32_as_f64(x, 8), load_f64(y, 8)));
        store_mask64(z, 16, less_f64(load_i32_as_f64(x, 16), load_f64(y, 16)),
                            less_f64(load_i32_as_f64(x, 24), load_f64(y, 24)));
    }
}

KERNEL jax_less_i64_b_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_i64(load_u64(x, 0), load_b_as_u64(y, 0)),
                           less_i64(load_u64(x, 8), load_b_as_u64(y, 8)));
        store_mask64(z, 16, less_i64(load_u64(x, 16), load_b_as_u64(y, 16)),
                            less_i64(load_u64(x, 24), load_b_as_u64(y, 24)));
    }
}

KERNEL jax_less_i64_u8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_i64(load_u64(x, 0), load_u8_as_u64(y, 0)),
                           less_i64(load_u64(x, 8), load_u8_as_u64(y, 8)));
        store_mask64(z, 16, less_i64(load_u64(x, 16), load_u8_as_u64(y, 16)),
                            less_i64(load_u64(x, 24), load_u8_as_u64(y, 24)));
    }
}

KERNEL jax_less_i64_u16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_i64(load_u64(x, 0), load_u16_as_u64(y, 0)),
                           less_i64(load_u64(x, 8), load_u16_as_u64(y, 8)));
        store_mask64(z, 16, less_i64(load_u64(x, 16), load_u16_as_u64(y, 16)),
                            less_i64(load_u64(x, 24), load_u16_as_u64(y, 24)));
    }
}

KERNEL jax_less_i64_u32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_i64(load_u64(x, 0), load_u32_as_u64(y, 0)),
                           less_i64(load_u64(x, 8), load_u32_as_u64(y, 8)));
        store_mask64(z, 16, less_i64(load_u64(x, 16), load_u32_as_u64(y, 16)),
                            less_i64(load_u64(x, 24), load_u32_as_u64(y, 24)));
    }
}

KERNEL jax_less_i64_u64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_i64_u64(load_u64(x, 0), load_u64(y, 0)),
                           less_i64_u64(load_u64(x, 8), load_u64(y, 8)));
        store_mask64(z, 16, less_i64_u64(load_u64(x, 16), load_u64(y, 16)),
                            less_i64_u64(load_u64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_less_i64_i8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_i64(load_u64(x, 0), load_i8_as_i64(y, 0)),
                           less_i64(load_u64(x, 8), load_i8_as_i64(y, 8)));
        store_mask64(z, 16, less_i64(load_u64(x, 16), load_i8_as_i64(y, 16)),
                            less_i64(load_u64(x, 24), load_i8_as_i64(y, 24)));
    }
}

KERNEL jax_less_i64_i16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_i64(load_u64(x, 0), load_i16_as_i64(y, 0)),
                           less_i64(load_u64(x, 8), load_i16_as_i64(y, 8)));
        store_mask64(z, 16, less_i64(load_u64(x, 16), load_i16_as_i64(y, 16)),
                            less_i64(load_u64(x, 24), load_i16_as_i64(y, 24)));
    }
}

KERNEL jax_less_i64_i32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_i64(load_u64(x, 0), load_i32_as_i64(y, 0)),
                           less_i64(load_u64(x, 8), load_i32_as_i64(y, 8)));
        store_mask64(z, 16, less_i64(load_u64(x, 16), load_i32_as_i64(y, 16)),
                            less_i64(load_u64(x, 24), load_i32_as_i64(y, 24)));
    }
}

KERNEL jax_less_i64_i64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_i64(load_u64(x, 0), load_u64(y, 0)),
                           less_i64(load_u64(x, 8), load_u64(y, 8)));
        store_mask64(z, 16, less_i64(load_u64(x, 16), load_u64(y, 16)),
                            less_i64(load_u64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_less_i64_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(round_f32_to_bf16(load_i64_as_f32(x, 0)), load_bf16_as_f32(y, 0)));
        store_mask32(z, 16, less_f32(round_f32_to_bf16(load_i64_as_f32(x, 16)), load_bf16_as_f32(y, 16)));
    }
}

KERNEL jax_less_i64_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(round_f32_to_f16(load_i64_as_f32(x, 0)), load_f16_as_f32(y, 0)));
        store_mask32(z, 16, less_f32(round_f32_to_f16(load_i64_as_f32(x, 16)), load_f16_as_f32(y, 16)));
    }
}

KERNEL jax_less_i64_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_i64_as_f32(x, 0), load_f32(y, 0)));
        store_mask32(z, 16, less_f32(load_i64_as_f32(x, 16), load_f32(y, 16)));
    }
}

KERNEL jax_less_i64_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_f64(load_i64_as_f64(x, 0), load_f64(y, 0)),
                           less_f64(load_i64_as_f64(x, 8), load_f64(y, 8)));
        store_mask64(z, 16, less_f64(load_i64_as_f64(x, 16), load_f64(y, 16)),
                            less_f64(load_i64_as_f64(x, 24), load_f64(y, 24)));
    }
}

KERNEL jax_less_bf16_b_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_bf16_as_f32(x, 0), load_b_as_f32(y, 0)));
        store_mask32(z, 16, less_f32(load_bf16_as_f32(x, 16), load_b_as_f32(y, 16)));
    }
}

KERNEL jax_less_bf16_u8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_bf16_as_f32(x, 0), load_u8_as_f32(y, 0)));
        store_mask32(z, 16, less_f32(load_bf16_as_f32(x, 16), load_u8_as_f32(y, 16)));
    }
}

KERNEL jax_less_bf16_u16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_bf16_as_f32(x, 0), round_f32_to_bf16(load_u16_as_f32(y, 0))));
        store_mask32(z, 16, less_f32(load_bf16_as_f32(x, 16), round_f32_to_bf16(load_u16_as_f32(y, 16))));
    }
}

KERNEL jax_less_bf16_u32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_bf16_as_f32(x, 0), round_f32_to_bf16(load_u32_as_f32(y, 0))));
        store_mask32(z, 16, less_f32(load_bf16_as_f32(x, 16), round_f32_to_bf16(load_u32_as_f32(y, 16))));
    }
}

KERNEL jax_less_bf16_u64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_bf16_as_f32(x, 0), round_f32_to_bf16(load_u64_as_f32(y, 0))));
        store_mask32(z, 16, less_f32(load_bf16_as_f32(x, 16), round_f32_to_bf16(load_u64_as_f32(y, 16))));
    }
}

KERNEL jax_less_bf16_i8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_bf16_as_f32(x, 0), load_i8_as_f32(y, 0)));
        store_mask32(z, 16, less_f32(load_bf16_as_f32(x, 16), load_i8_as_f32(y, 16)));
    }
}

KERNEL jax_less_bf16_i16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_bf16_as_f32(x, 0), round_f32_to_bf16(load_i16_as_f32(y, 0))));
        store_mask32(z, 16, less_f32(load_bf16_as_f32(x, 16), round_f32_to_bf16(load_i16_as_f32(y, 16))));
    }
}

KERNEL jax_less_bf16_i32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_bf16_as_f32(x, 0), round_f32_to_bf16(load_i32_as_f32(y, 0))));
        store_mask32(z, 16, less_f32(load_bf16_as_f32(x, 16), round_f32_to_bf16(load_i32_as_f32(y, 16))));
    }
}

KERNEL jax_less_bf16_i64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_bf16_as_f32(x, 0), round_f32_to_bf16(load_i64_as_f32(y, 0))));
        store_mask32(z, 16, less_f32(load_bf16_as_f32(x, 16), round_f32_to_bf16(load_i64_as_f32(y, 16))));
    }
}

KERNEL jax_less_bf16_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_bf16_as_f32(x, 0), load_bf16_as_f32(y, 0)));
        store_mask32(z, 16, less_f32(load_bf16_as_f32(x, 16), load_bf16_as_f32(y, 16)));
    }
}

KERNEL jax_less_bf16_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_bf16_as_f32(x, 0), load_f16_as_f32(y, 0)));
        store_mask32(z, 16, less_f32(load_bf16_as_f32(x, 16), load_f16_as_f32(y, 16)));
    }
}

KERNEL jax_less_bf16_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_bf16_as_f32(x, 0), load_f32(y, 0)));
        store_mask32(z, 16, less_f32(load_bf16_as_f32(x, 16), load_f32(y, 16)));
    }
}

KERNEL jax_less_bf16_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_f64(load_bf16_as_f64(x, 0), load_f64(y, 0)),
                           less_f64(load_bf16_as_f64(x, 8), load_f64(y, 8)));
        store_mask64(z, 16, less_f64(load_bf16_as_f64(x, 16), load_f64(y, 16)),
                            less_f64(load_bf16_as_f64(x, 24), load_f64(y, 24)));
    }
}

KERNEL jax_less_bf16_f_weak_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_bf16_as_f32(x, 0), round_f32_to_bf16(load_f64_as_f32(y, 0))));
        store_mask32(z, 16, less_f32(load_bf16_as_f32(x, 16), round_f32_to_bf16(load_f64_as_f32(y, 16))));
    }
}

KERNEL jax_less_f16_b_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_f16_as_f32(x, 0), load_b_as_f32(y, 0)));
        store_mask32(z, 16, less_f32(load_f16_as_f32(x, 16), load_b_as_f32(y, 16)));
    }
}

KERNEL jax_less_f16_u8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_f16_as_f32(x, 0), load_u8_as_f32(y, 0)));
        store_mask32(z, 16, less_f32(load_f16_as_f32(x, 16), load_u8_as_f32(y, 16)));
    }
}

KERNEL jax_less_f16_u16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_f16_as_f32(x, 0), round_f32_to_f16(load_u16_as_f32(y, 0))));
        store_mask32(z, 16, less_f32(load_f16_as_f32(x, 16), round_f32_to_f16(load_u16_as_f32(y, 16))));
    }
}

KERNEL jax_less_f16_u32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_f16_as_f32(x, 0), round_f32_to_f16(load_u32_as_f32(y, 0))));
        store_mask32(z, 16, less_f32(load_f16_as_f32(x, 16), round_f32_to_f16(load_u32_as_f32(y, 16))));
    }
}

KERNEL jax_less_f16_u64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_f16_as_f32(x, 0), round_f32_to_f16(load_u64_as_f32(y, 0))));
        store_mask32(z, 16, less_f32(load_f16_as_f32(x, 16), round_f32_to_f16(load_u64_as_f32(y, 16))));
    }
}

KERNEL jax_less_f16_i8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_f16_as_f32(x, 0), load_i8_as_f32(y, 0)));
        store_mask32(z, 16, less_f32(load_f16_as_f32(x, 16), load_i8_as_f32(y, 16)));
    }
}

KERNEL jax_less_f16_i16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_f16_as_f32(x, 0), round_f32_to_f16(load_i16_as_f32(y, 0))));
        store_mask32(z, 16, less_f32(load_f16_as_f32(x, 16), round_f32_to_f16(load_i16_as_f32(y, 16))));
    }
}

KERNEL jax_less_f16_i32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_f16_as_f32(x, 0), round_f32_to_f16(load_i32_as_f32(y, 0))));
        store_mask32(z, 16, less_f32(load_f16_as_f32(x, 16), round_f32_to_f16(load_i32_as_f32(y, 16))));
    }
}

KERNEL jax_less_f16_i64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_f16_as_f32(x, 0), round_f32_to_f16(load_i64_as_f32(y, 0))));
        store_mask32(z, 16, less_f32(load_f16_as_f32(x, 16), round_f32_to_f16(load_i64_as_f32(y, 16))));
    }
}

KERNEL jax_less_f16_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_f16_as_f32(x, 0), load_bf16_as_f32(y, 0)));
        store_mask32(z, 16, less_f32(load_f16_as_f32(x, 16), load_bf16_as_f32(y, 16)));
    }
}

KERNEL jax_less_f16_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_f16_as_f32(x, 0), load_f16_as_f32(y, 0)));
        store_mask32(z, 16, less_f32(load_f16_as_f32(x, 16), load_f16_as_f32(y, 16)));
    }
}

KERNEL jax_less_f16_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_f16_as_f32(x, 0), load_f32(y, 0)));
        store_mask32(z, 16, less_f32(load_f16_as_f32(x, 16), load_f32(y, 16)));
    }
}

KERNEL jax_less_f16_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_f64(load_f16_as_f64(x, 0), load_f64(y, 0)),
                           less_f64(load_f16_as_f64(x, 8), load_f64(y, 8)));
        store_mask64(z, 16, less_f64(load_f16_as_f64(x, 16), load_f64(y, 16)),
                            less_f64(load_f16_as_f64(x, 24), load_f64(y, 24)));
    }
}

KERNEL jax_less_f16_f_weak_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_f16_as_f32(x, 0), round_f32_to_f16(load_f64_as_f32(y, 0))));
        store_mask32(z, 16, less_f32(load_f16_as_f32(x, 16), round_f32_to_f16(load_f64_as_f32(y, 16))));
    }
}

KERNEL jax_less_f32_b_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_f32(x, 0), load_b_as_f32(y, 0)));
        store_mask32(z, 16, less_f32(load_f32(x, 16), load_b_as_f32(y, 16)));
    }
}

KERNEL jax_less_f32_u8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_f32(x, 0), load_u8_as_f32(y, 0)));
        store_mask32(z, 16, less_f32(load_f32(x, 16), load_u8_as_f32(y, 16)));
    }
}

KERNEL jax_less_f32_u16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_f32(x, 0), load_u16_as_f32(y, 0)));
        store_mask32(z, 16, less_f32(load_f32(x, 16), load_u16_as_f32(y, 16)));
    }
}

KERNEL jax_less_f32_u32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_f32(x, 0), load_u32_as_f32(y, 0)));
        store_mask32(z, 16, less_f32(load_f32(x, 16), load_u32_as_f32(y, 16)));
    }
}

KERNEL jax_less_f32_u64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_f32(x, 0), load_u64_as_f32(y, 0)));
        store_mask32(z, 16, less_f32(load_f32(x, 16), load_u64_as_f32(y, 16)));
    }
}

KERNEL jax_less_f32_i8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_f32(x, 0), load_i8_as_f32(y, 0)));
        store_mask32(z, 16, less_f32(load_f32(x, 16), load_i8_as_f32(y, 16)));
    }
}

KERNEL jax_less_f32_i16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_f32(x, 0), load_i16_as_f32(y, 0)));
        store_mask32(z, 16, less_f32(load_f32(x, 16), load_i16_as_f32(y, 16)));
    }
}

KERNEL jax_less_f32_i32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_f32(x, 0), load_i32_as_f32(y, 0)));
        store_mask32(z, 16, less_f32(load_f32(x, 16), load_i32_as_f32(y, 16)));
    }
}

KERNEL jax_less_f32_i64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_f32(x, 0), load_i64_as_f32(y, 0)));
        store_mask32(z, 16, less_f32(load_f32(x, 16), load_i64_as_f32(y, 16)));
    }
}

KERNEL jax_less_f32_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_f32(x, 0), load_bf16_as_f32(y, 0)));
        store_mask32(z, 16, less_f32(load_f32(x, 16), load_bf16_as_f32(y, 16)));
    }
}

KERNEL jax_less_f32_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_f32(x, 0), load_f16_as_f32(y, 0)));
        store_mask32(z, 16, less_f32(load_f32(x, 16), load_f16_as_f32(y, 16)));
    }
}

KERNEL jax_less_f32_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_f32(x, 0), load_f32(y, 0)));
        store_mask32(z, 16, less_f32(load_f32(x, 16), load_f32(y, 16)));
    }
}

KERNEL jax_less_f32_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_f64(load_f32_as_f64(x, 0), load_f64(y, 0)),
                           less_f64(load_f32_as_f64(x, 8), load_f64(y, 8)));
        store_mask64(z, 16, less_f64(load_f32_as_f64(x, 16), load_f64(y, 16)),
                            less_f64(load_f32_as_f64(x, 24), load_f64(y, 24)));
    }
}

KERNEL jax_less_f32_f_weak_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_f32(x, 0), load_f64_as_f32(y, 0)));
        store_mask32(z, 16, less_f32(load_f32(x, 16), load_f64_as_f32(y, 16)));
    }
}

KERNEL jax_less_f64_b_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_f64(load_f64(x, 0), load_b_as_f64(y, 0)),
                           less_f64(load_f64(x, 8), load_b_as_f64(y, 8)));
        store_mask64(z, 16, less_f64(load_f64(x, 16), load_b_as_f64(y, 16)),
                            less_f64(load_f64(x, 24), load_b_as_f64(y, 24)));
    }
}

KERNEL jax_less_f64_u8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_f64(load_f64(x, 0), load_u8_as_f64(y, 0)),
                           less_f64(load_f64(x, 8), load_u8_as_f64(y, 8)));
        store_mask64(z, 16, less_f64(load_f64(x, 16), load_u8_as_f64(y, 16)),
                            less_f64(load_f64(x, 24), load_u8_as_f64(y, 24)));
    }
}

KERNEL jax_less_f64_u16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_f64(load_f64(x, 0), load_u16_as_f64(y, 0)),
                           less_f64(load_f64(x, 8), load_u16_as_f64(y, 8)));
        store_mask64(z, 16, less_f64(load_f64(x, 16), load_u16_as_f64(y, 16)),
                            less_f64(load_f64(x, 24), load_u16_as_f64(y, 24)));
    }
}

KERNEL jax_less_f64_u32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_f64(load_f64(x, 0), load_u32_as_f64(y, 0)),
                           less_f64(load_f64(x, 8), load_u32_as_f64(y, 8)));
        store_mask64(z, 16, less_f64(load_f64(x, 16), load_u32_as_f64(y, 16)),
                            less_f64(load_f64(x, 24), load_u32_as_f64(y, 24)));
    }
}

KERNEL jax_less_f64_u64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_f64(load_f64(x, 0), load_u64_as_f64(y, 0)),
                           less_f64(load_f64(x, 8), load_u64_as_f64(y, 8)));
        store_mask64(z, 16, less_f64(load_f64(x, 16), load_u64_as_f64(y, 16)),
                            less_f64(load_f64(x, 24), load_u64_as_f64(y, 24)));
    }
}

KERNEL jax_less_f64_i8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_f64(load_f64(x, 0), load_i8_as_f64(y, 0)),
                           less_f64(load_f64(x, 8), load_i8_as_f64(y, 8)));
        store_mask64(z, 16, less_f64(load_f64(x, 16), load_i8_as_f64(y, 16)),
                            less_f64(load_f64(x, 24), load_i8_as_f64(y, 24)));
    }
}

KERNEL jax_less_f64_i16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_f64(load_f64(x, 0), load_i16_as_f64(y, 0)),
                           less_f64(load_f64(x, 8), load_i16_as_f64(y, 8)));
        store_mask64(z, 16, less_f64(load_f64(x, 16), load_i16_as_f64(y, 16)),
                            less_f64(load_f64(x, 24), load_i16_as_f64(y, 24)));
    }
}

KERNEL jax_less_f64_i32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_f64(load_f64(x, 0), load_i32_as_f64(y, 0)),
                           less_f64(load_f64(x, 8), load_i32_as_f64(y, 8)));
        store_mask64(z, 16, less_f64(load_f64(x, 16), load_i32_as_f64(y, 16)),
                            less_f64(load_f64(x, 24), load_i32_as_f64(y, 24)));
    }
}

KERNEL jax_less_f64_i64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_f64(load_f64(x, 0), load_i64_as_f64(y, 0)),
                           less_f64(load_f64(x, 8), load_i64_as_f64(y, 8)));
        store_mask64(z, 16, less_f64(load_f64(x, 16), load_i64_as_f64(y, 16)),
                            less_f64(load_f64(x, 24), load_i64_as_f64(y, 24)));
    }
}

KERNEL jax_less_f64_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_f64(load_f64(x, 0), load_bf16_as_f64(y, 0)),
                           less_f64(load_f64(x, 8), load_bf16_as_f64(y, 8)));
        store_mask64(z, 16, less_f64(load_f64(x, 16), load_bf16_as_f64(y, 16)),
                            less_f64(load_f64(x, 24), load_bf16_as_f64(y, 24)));
    }
}

KERNEL jax_less_f64_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_f64(load_f64(x, 0), load_f16_as_f64(y, 0)),
                           less_f64(load_f64(x, 8), load_f16_as_f64(y, 8)));
        store_mask64(z, 16, less_f64(load_f64(x, 16), load_f16_as_f64(y, 16)),
                            less_f64(load_f64(x, 24), load_f16_as_f64(y, 24)));
    }
}

KERNEL jax_less_f64_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_f64(load_f64(x, 0), load_f32_as_f64(y, 0)),
                           less_f64(load_f64(x, 8), load_f32_as_f64(y, 8)));
        store_mask64(z, 16, less_f64(load_f64(x, 16), load_f32_as_f64(y, 16)),
                            less_f64(load_f64(x, 24), load_f32_as_f64(y, 24)));
    }
}

KERNEL jax_less_f64_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, less_f64(load_f64(x, 0), load_f64(y, 0)),
                           less_f64(load_f64(x, 8), load_f64(y, 8)));
        store_mask64(z, 16, less_f64(load_f64(x, 16), load_f64(y, 16)),
                            less_f64(load_f64(x, 24), load_f64(y, 24)));
    }
}

KERNEL jax_less_f_weak_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(round_f32_to_bf16(load_f64_as_f32(x, 0)), load_bf16_as_f32(y, 0)));
        store_mask32(z, 16, less_f32(round_f32_to_bf16(load_f64_as_f32(x, 16)), load_bf16_as_f32(y, 16)));
    }
}

KERNEL jax_less_f_weak_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(round_f32_to_f16(load_f64_as_f32(x, 0)), load_f16_as_f32(y, 0)));
        store_mask32(z, 16, less_f32(round_f32_to_f16(load_f64_as_f32(x, 16)), load_f16_as_f32(y, 16)));
    }
}

KERNEL jax_less_f_weak_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, less_f32(load_f64_as_f32(x, 0), load_f32(y, 0)));
        store_mask32(z, 16, less_f32(load_f64_as_f32(x, 16), load_f32(y, 16)));
    }
}
#endif
