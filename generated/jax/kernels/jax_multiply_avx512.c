/*
 * kernels/jax_multiply_avx512.c: multiply in AVX-512 F, BW, DQ, VL (x86-64).
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

PRIMITIVE __m256i bitwise_and_u8(__m256i a, __m256i b) {
    return _mm256_and_si256(a, b);
}

PRIMITIVE void store256(char *p, __m256i v) {
    _mm256_storeu_si256((__m256i *)(void *)p, v);
}

PRIMITIVE void store_u8(char *p, size_t i, __m256i v) {
    store256(p + i, v);
}

/* Which of 32 stored bools are true. */
PRIMITIVE __mmask32 true_32(const char *p, size_t i) {
    const __m256i v = load256(p + i);
    return _mm256_test_epi8_mask(v, v);
}

PRIMITIVE __m256i load_u8(const char *p, size_t i) {
    return load256(p + i);
}

PRIMITIVE void multiply_b_and_u8(char *z, const char *x, const char *y, size_t i) {
    store_u8(z, i, _mm256_maskz_mov_epi8(true_32(x, i), load_u8(y, i)));
}

PRIMITIVE void store512(char *p, __m512i v) {
    _mm512_storeu_si512(p, v);
}

PRIMITIVE void store_u16(char *p, size_t i, __m512i v) {
    store512(p + 2 * i, v);
}

PRIMITIVE __m512i load512(const char *p) {
    return _mm512_loadu_si512(p);
}

PRIMITIVE __m512i load_u16(const char *p, size_t i) {
    return load512(p + 2 * i);
}

PRIMITIVE void multiply_b_and_u16(char *z, const char *x, const char *y, size_t i) {
    store_u16(z, i, _mm512_maskz_mov_epi16(true_32(x, i), load_u16(y, i)));
}

PRIMITIVE void store_u32(char *p, size_t i, __m512i v) {
    store512(p + 4 * i, v);
}

PRIMITIVE __m128i load128(const char *p) {
    return _mm_loadu_si128((const __m128i *)(const void *)p);
}

/* Which of 16 stored bools are true. */
PRIMITIVE __mmask16 true_16(const char *p, size_t i) {
    const __m128i v = load128(p + i);
    return _mm_test_epi8_mask(v, v);
}

PRIMITIVE __m512i load_u32(const char *p, size_t i) {
    return load512(p + 4 * i);
}

PRIMITIVE void multiply_b_and_u32(char *z, const char *x, const char *y, size_t i) {
    store_u32(z, i, _mm512_maskz_mov_epi32(true_16(x, i), load_u32(y, i)));
}

PRIMITIVE void store_u64(char *p, size_t i, __m512i v) {
    store512(p + 8 * i, v);
}

PRIMITIVE __m128i load64(const char *p) {
    return _mm_loadl_epi64((const __m128i *)(const void *)p);
}

/* Which of 8 stored bools are true. */
PRIMITIVE __mmask8 true_8(const char *p, size_t i) {
    const __m128i v = load64(p + i);
    return (__mmask8)_mm_test_epi8_mask(v, v);
}

PRIMITIVE __m512i load_u64(const char *p, size_t i) {
    return load512(p + 8 * i);
}

PRIMITIVE void multiply_b_and_u64(char *z, const char *x, const char *y, size_t i) {
    store_u64(z, i, _mm512_maskz_mov_epi64(true_8(x, i), load_u64(y, i)));
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

PRIMITIVE __m512 multiply_f32(__m512 a, __m512 b) {
    return _mm512_mul_ps(a, b);
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

PRIMITIVE __m512d multiply_f64(__m512d a, __m512d b) {
    return _mm512_mul_pd(a, b);
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

PRIMITIVE void store_c128(char *p, size_t i, c128 v) {
    store_f64(p, 2 * i, v.low);
    store_f64(p, 2 * i + 8, v.high);
}

/* Words of two bytes each: the lower ones, then the upper ones, where the lower of one factor must be zero. */
PRIMITIVE __m256i multiply_u8(__m256i a, __m256i b) {
    IN_REGISTER(a);
    IN_REGISTER(b);
    const __m256i low = _mm256_mullo_epi16(a, b), upper = _mm256_set1_epi16(-0x100);
    const __m256i high = _mm256_mullo_epi16(_mm256_srli_epi16(a, 8), _mm256_and_si256(b, upper));
    return _mm256_mask_mov_epi8(low, 0xaaaaaaaa, high);
}

PRIMITIVE __m512i load_u8_as_u16(const char *p, size_t i) {
    return _mm512_cvtepu8_epi16(load256(p + i));
}

PRIMITIVE __m512i multiply_u16(__m512i a, __m512i b) {
    return _mm512_mullo_epi16(a, b);
}

PRIMITIVE __m512i load_u8_as_u32(const char *p, size_t i) {
    return _mm512_cvtepu8_epi32(load128(p + i));
}

PRIMITIVE __m512i multiply_u32(__m512i a, __m512i b) {
    return _mm512_mullo_epi32(a, b);
}

PRIMITIVE __m512i load_u8_as_u64(const char *p, size_t i) {
    return _mm512_cvtepu8_epi64(load64(p + i));
}

PRIMITIVE __m512i multiply_u64(__m512i a, __m512i b) {
    return _mm512_mullo_epi64(a, b);
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

KERNEL jax_multiply_b_b_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_u8(z, 0, bitwise_and_u8(load_u8_as_b(x, 0), load_u8_as_b(y, 0)));
        store_u8(z + 32, 0, bitwise_and_u8(load_u8_as_b(x + a_step, 0), load_u8_as_b(y + b_step, 0)));
    }
    if (blocks)
        store_u8(z, 0, bitwise_and_u8(load_u8_as_b(x, 0), load_u8_as_b(y, 0)));
}

KERNEL jax_multiply_b_u8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 64) {
        multiply_b_and_u8(z, x, y, 0);
        multiply_b_and_u8(z + 32, x + a_step, y + b_step, 0);
    }
    if (blocks)
        multiply_b_and_u8(z, x, y, 0);
}

KERNEL jax_multiply_b_u16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 128) {
        multiply_b_and_u16(z, x, y, 0);
        multiply_b_and_u16(z + 64, x + a_step, y + b_step, 0);
    }
    if (blocks)
        multiply_b_and_u16(z, x, y, 0);
}

KERNEL jax_multiply_b_u32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        multiply_b_and_u32(z, x, y, 0);
        multiply_b_and_u32(z, x, y, 16);
    }
}

KERNEL jax_multiply_b_u64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        multiply_b_and_u64(z, x, y, 0);
        multiply_b_and_u64(z, x, y, 8);
        multiply_b_and_u64(z, x, y, 16);
        multiply_b_and_u64(z, x, y, 24);
    }
}

KERNEL jax_multiply_b_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_f32_as_bf16(z, 0, multiply_f32(load_b_as_f32(x, 0), load_bf16_as_f32(y, 0)),
                                multiply_f32(load_b_as_f32(x, 16), load_bf16_as_f32(y, 16)));
    }
}

KERNEL jax_multiply_b_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_f32_as_f16(z, 0, multiply_f32(load_b_as_f32(x, 0), load_f16_as_f32(y, 0)));
        store_f32_as_f16(z, 16, multiply_f32(load_b_as_f32(x, 16), load_f16_as_f32(y, 16)));
    }
}

KERNEL jax_multiply_b_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_f32(z, 0, multiply_f32(load_b_as_f32(x, 0), load_f32(y, 0)));
        store_f32(z, 16, multiply_f32(load_b_as_f32(x, 16), load_f32(y, 16)));
    }
}

KERNEL jax_multiply_b_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_f64(z, 0, multiply_f64(load_b_as_f64(x, 0), load_f64(y, 0)));
        store_f64(z, 8, multiply_f64(load_b_as_f64(x, 8), load_f64(y, 8)));
        store_f64(z, 16, multiply_f64(load_b_as_f64(x, 16), load_f64(y, 16)));
        store_f64(z, 24, multiply_f64(load_b_as_f64(x, 24), load_f64(y, 24)));
    }
}

KERNEL jax_multiply_b_c64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c64(z, i, multiply_c64(load_b_as_c64(x, i), load_c64(y, i)));
            store_c64(z, i + 8, multiply_c64(load_b_as_c64(x, i + 8), load_c64(y, i + 8)));
        }
    }
}

KERNEL jax_multiply_b_c128_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8)
            store_c128(z, i, multiply_c128(load_b_as_c128(x, i), load_c128(y, i)));
    }
}

KERNEL jax_multiply_u8_u8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_u8(z, 0, multiply_u8(load_u8(x, 0), load_u8(y, 0)));
        store_u8(z + 32, 0, multiply_u8(load_u8(x + a_step, 0), load_u8(y + b_step, 0)));
    }
    if (blocks)
        store_u8(z, 0, multiply_u8(load_u8(x, 0), load_u8(y, 0)));
}

KERNEL jax_multiply_u8_u16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 128) {
        store_u16(z, 0, multiply_u16(load_u8_as_u16(x, 0), load_u16(y, 0)));
        store_u16(z + 64, 0, multiply_u16(load_u8_as_u16(x + a_step, 0), load_u16(y + b_step, 0)));
    }
    if (blocks)
        store_u16(z, 0, multiply_u16(load_u8_as_u16(x, 0), load_u16(y, 0)));
}

KERNEL jax_multiply_u8_u32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, multiply_u32(load_u8_as_u32(x, 0), load_u32(y, 0)));
        store_u32(z, 16, multiply_u32(load_u8_as_u32(x, 16), load_u32(y, 16)));
    }
}

KERNEL jax_multiply_u8_u64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_u64(z, 0, multiply_u64(load_u8_as_u64(x, 0), load_u64(y, 0)));
        store_u64(z, 8, multiply_u64(load_u8_as_u64(x, 8), load_u64(y, 8)));
        store_u64(z, 16, multiply_u64(load_u8_as_u64(x, 16), load_u64(y, 16)));
        store_u64(z, 24, multiply_u64(load_u8_as_u64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_multiply_u8_i8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 128) {
        store_u16(z, 0, multiply_u16(load_u8_as_u16(x, 0), load_i8_as_i16(y, 0)));
        store_u16(z + 64, 0, multiply_u16(load_u8_as_u16(x + a_step, 0), load_i8_as_i16(y + b_step, 0)));
    }
    if (blocks)
        store_u16(z, 0, multiply_u16(load_u8_as_u16(x, 0), load_i8_as_i16(y, 0)));
}

KERNEL jax_multiply_u8_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_f32_as_bf16(z, 0, multiply_f32(load_u8_as_f32(x, 0), load_bf16_as_f32(y, 0)),
                                multiply_f32(load_u8_as_f32(x, 16), load_bf16_as_f32(y, 16)));
    }
}

KERNEL jax_multiply_u8_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_f32_as_f16(z, 0, multiply_f32(load_u8_as_f32(x, 0), load_f16_as_f32(y, 0)));
        store_f32_as_f16(z, 16, multiply_f32(load_u8_as_f32(x, 16), load_f16_as_f32(y, 16)));
    }
}

KERNEL jax_multiply_u8_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_f32(z, 0, multiply_f32(load_u8_as_f32(x, 0), load_f32(y, 0)));
        store_f32(z, 16, multiply_f32(load_u8_as_f32(x, 16), load_f32(y, 16)));
    }
}

KERNEL jax_multiply_u8_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_f64(z, 0, multiply_f64(load_u8_as_f64(x, 0), load_f64(y, 0)));
        store_f64(z, 8, multiply_f64(load_u8_as_f64(x, 8), load_f64(y, 8)));
        store_f64(z, 16, multiply_f64(load_u8_as_f64(x, 16), load_f64(y, 16)));
        store_f64(z, 24, multiply_f64(load_u8_as_f64(x, 24), load_f64(y, 24)));
    }
}

KERNEL jax_multiply_u8_c64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c64(z, i, multiply_c64(load_u8_as_c64(x, i), load_c64(y, i)));
            store_c64(z, i + 8, multiply_c64(load_u8_as_c64(x, i + 8), load_c64(y, i + 8)));
        }
    }
}

KERNEL jax_multiply_u8_c128_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8)
            store_c128(z, i, multiply_c128(load_u8_as_c128(x, i), load_c128(y, i)));
    }
}

KERNEL jax_multiply_u8_i_weak_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, multiply_u8(load_u8(x, 0), load_u64_as_u8(y, 0)));
    }
}

KERNEL jax_multiply_u16_u16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 128) {
        store_u16(z, 0, multiply_u16(load_u16(x, 0), load_u16(y, 0)));
        store_u16(z + 64, 0, multiply_u16(load_u16(x + a_step, 0), load_u16(y + b_step, 0)));
    }
    if (blocks)
        store_u16(z, 0, multiply_u16(load_u16(x, 0), load_u16(y, 0)));
}

KERNEL jax_multiply_u16_u32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, multiply_u32(load_u16_as_u32(x, 0), load_u32(y, 0)));
        store_u32(z, 16, multiply_u32(load_u16_as_u32(x, 16), load_u32(y, 16)));
    }
}

KERNEL jax_multiply_u16_u64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_u64(z, 0, multiply_u64(load_u16_as_u64(x, 0), load_u64(y, 0)));
        store_u64(z, 8, multiply_u64(load_u16_as_u64(x, 8), load_u64(y, 8)));
        store_u64(z, 16, multiply_u64(load_u16_as_u64(x, 16), load_u64(y, 16)));
        store_u64(z, 24, multiply_u64(load_u16_as_u64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_multiply_u16_i8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, multiply_u32(load_u16_as_u32(x, 0), load_i8_as_i32(y, 0)));
        store_u32(z, 16, multiply_u32(load_u16_as_u32(x, 16), load_i8_as_i32(y, 16)));
    }
}

KERNEL jax_multiply_u16_i16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, multiply_u32(load_u16_as_u32(x, 0), load_i16_as_i32(y, 0)));
        store_u32(z, 16, multiply_u32(load_u16_as_u32(x, 16), load_i16_as_i32(y, 16)));
    }
}

KERNEL jax_multiply_u16_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_f32_as_bf16(z, 0, multiply_f32(round_f32_to_bf16(load_u16_as_f32(x, 0)), load_bf16_as_f32(y, 0)),
                                multiply_f32(round_f32_to_bf16(load_u16_as_f32(x, 16)), load_bf16_as_f32(y, 16)));
    }
}

KERNEL jax_multiply_u16_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_f32_as_f16(z, 0, multiply_f32(round_f32_to_f16(load_u16_as_f32(x, 0)), load_f16_as_f32(y, 0)));
        store_f32_as_f16(z, 16, multiply_f32(round_f32_to_f16(load_u16_as_f32(x, 16)), load_f16_as_f32(y, 16)));
    }
}

KERNEL jax_multiply_u16_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_f32(z, 0, multiply_f32(load_u16_as_f32(x, 0), load_f32(y, 0)));
        store_f32(z, 16, multiply_f32(load_u16_as_f32(x, 16), load_f32(y, 16)));
    }
}

KERNEL jax_multiply_u16_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_f64(z, 0, multiply_f64(load_u16_as_f64(x, 0), load_f64(y, 0)));
        store_f64(z, 8, multiply_f64(load_u16_as_f64(x, 8), load_f64(y, 8)));
        store_f64(z, 16, multiply_f64(load_u16_as_f64(x, 16), load_f64(y, 16)));
        store_f64(z, 24, multiply_f64(load_u16_as_f64(x, 24), load_f64(y, 24)));
    }
}

KERNEL jax_multiply_u16_c64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c64(z, i, multiply_c64(load_u16_as_c64(x, i), load_c64(y, i)));
            store_c64(z, i + 8, multiply_c64(load_u16_as_c64(x, i + 8), load_c64(y, i + 8)));
        }
    }
}

KERNEL jax_multiply_u16_c128_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8)
            store_c128(z, i, multiply_c128(load_u16_as_c128(x, i), load_c128(y, i)));
    }
}

KERNEL jax_multiply_u16_i_weak_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_u16(z, 0, multiply_u16(load_u16(x, 0), load_u64_as_u16(y, 0)));
    }
}

KERNEL jax_multiply_u32_u32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, multiply_u32(load_u32(x, 0), load_u32(y, 0)));
        store_u32(z, 16, multiply_u32(load_u32(x, 16), load_u32(y, 16)));
    }
}

KERNEL jax_multiply_u32_u64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_u64(z, 0, multiply_u64(load_u32_as_u64(x, 0), load_u64(y, 0)));
        store_u64(z, 8, multiply_u64(load_u32_as_u64(x, 8), load_u64(y, 8)));
        store_u64(z, 16, multiply_u64(load_u32_as_u64(x, 16), load_u64(y, 16)));
        store_u64(z, 24, multiply_u64(load_u32_as_u64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_multiply_u32_i8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_u64(z, 0, multiply_u64(load_u32_as_u64(x, 0), load_i8_as_i64(y, 0)));
        store_u64(z, 8, multiply_u64(load_u32_as_u64(x, 8), load_i8_as_i64(y, 8)));
        store_u64(z, 16, multiply_u64(load_u32_as_u64(x, 16), load_i8_as_i64(y, 16)));
        store_u64(z, 24, multiply_u64(load_u32_as_u64(x, 24), load_i8_as_i64(y, 24)));
    }
}

KERNEL jax_multiply_u32_i16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_u64(z, 0, multiply_u64(load_u32_as_u64(x, 0), load_i16_as_i64(y, 0)));
        store_u64(z, 8, multiply_u64(load_u32_as_u64(x, 8), load_i16_as_i64(y, 8)));
        store_u64(z, 16, multiply_u64(load_u32_as_u64(x, 16), load_i16_as_i64(y, 16)));
        store_u64(z, 24, multiply_u64(load_u32_as_u64(x, 24), load_i16_as_i64(y, 24)));
    }
}

KERNEL jax_multiply_u32_i32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_u64(z, 0, multiply_u64(load_u32_as_u64(x, 0), load_i32_as_i64(y, 0)));
        store_u64(z, 8, multiply_u64(load_u32_as_u64(x, 8), load_i32_as_i64(y, 8)));
        store_u64(z, 16, multiply_u64(load_u32_as_u64(x, 16), load_i32_as_i64(y, 16)));
        store_u64(z, 24, multiply_u64(load_u32_as_u64(x, 24), load_i32_as_i64(y, 24)));
    }
}

KERNEL jax_multiply_u32_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_f32_as_bf16(z, 0, multiply_f32(round_f32_to_bf16(load_u32_as_f32(x, 0)), load_bf16_as_f32(y, 0)),
                                multiply_f32(round_f32_to_bf16(load_u32_as_f32(x, 16)), load_bf16_as_f32(y, 16)));
    }
}

KERNEL jax_multiply_u32_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_f32_as_f16(z, 0, multiply_f32(round_f32_to_f16(load_u32_as_f32(x, 0)), load_f16_as_f32(y, 0)));
        store_f32_as_f16(z, 16, multiply_f32(round_f32_to_f16(load_u32_as_f32(x, 16)), load_f16_as_f32(y, 16)));
    }
}

KERNEL jax_multiply_u32_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_f32(z, 0, multiply_f32(load_u32_as_f32(x, 0), load_f32(y, 0)));
        store_f32(z, 16, multiply_f32(load_u32_as_f32(x, 16), load_f32(y, 16)));
    }
}

KERNEL jax_multiply_u32_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_f64(z, 0, multiply_f64(load_u32_as_f64(x, 0), load_f64(y, 0)));
        store_f64(z, 8, multiply_f64(load_u32_as_f64(x, 8), load_f64(y, 8)));
        store_f64(z, 16, multiply_f64(load_u32_as_f64(x, 16), load_f64(y, 16)));
        store_f64(z, 24, multiply_f64(load_u32_as_f64(x, 24), load_f64(y, 24)));
    }
}

KERNEL jax_multiply_u32_c64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c64(z, i, multiply_c64(load_u32_as_c64(x, i), load_c64(y, i)));
            store_c64(z, i + 8, multiply_c64(load_u32_as_c64(x, i + 8), load_c64(y, i + 8)));
        }
    }
}

KERNEL jax_multiply_u32_c128_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8)
            store_c128(z, i, multiply_c128(load_u32_as_c128(x, i), load_c128(y, i)));
    }
}

KERNEL jax_multiply_u32_i_weak_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, multiply_u32(load_u32(x, 0), load_u64_as_u32(y, 0)));
        store_u32(z, 16, multiply_u32(load_u32(x, 16), load_u64_as_u32(y, 16)));
    }
}

KERNEL jax_multiply_u64_u64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_u64(z, 0, multiply_u64(load_u64(x, 0), load_u64(y, 0)));
        store_u64(z, 8, multiply_u64(load_u64(x, 8), load_u64(y, 8)));
        store_u64(z, 16, multiply_u64(load_u64(x, 16), load_u64(y, 16)));
        store_u64(z, 24, multiply_u64(load_u64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_multiply_u64_i8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_f64(z, 0, multiply_f64(load_u64_as_f64(x, 0), load_i8_as_f64(y, 0)));
        store_f64(z, 8, multiply_f64(load_u64_as_f64(x, 8), load_i8_as_f64(y, 8)));
        store_f64(z, 16, multiply_f64(load_u64_as_f64(x, 16), load_i8_as_f64(y, 16)));
        store_f64(z, 24, multiply_f64(load_u64_as_f64(x, 24), load_i8_as_f64(y, 24)));
    }
}

KERNEL jax_multiply_u64_i16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_f64(z, 0, multiply_f64(load_u64_as_f64(x, 0), load_i16_as_f64(y, 0)));
        store_f64(z, 8, multiply_f64(load_u64_as_f64(x, 8), load_i16_as_f64(y, 8)));
        store_f64(z, 16, multiply_f64(load_u64_as_f64(x, 16), load_i16_as_f64(y, 16)));
        store_f64(z, 24, multiply_f64(load_u64_as_f64(x, 24), load_i16_as_f64(y, 24)));
    }
}

KERNEL jax_multiply_u64_i32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_f64(z, 0, multiply_f64(load_u64_as_f64(x, 0), load_i32_as_f64(y, 0)));
        store_f64(z, 8, multiply_f64(load_u64_as_f64(x, 8), load_i32_as_f64(y, 8)));
        store_f64(z, 16, multiply_f64(load_u64_as_f64(x, 16), load_i32_as_f64(y, 16)));
        store_f64(z, 24, multiply_f64(load_u64_as_f64(x, 24), load_i32_as_f64(y, 24)));
    }
}

KERNEL jax_multiply_u64_i64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_f64(z, 0, multiply_f64(load_u64_as_f64(x, 0), load_i64_as_f64(y, 0)));
        store_f64(z, 8, multiply_f64(load_u64_as_f64(x, 8), load_i64_as_f64(y, 8)));
        store_f64(z, 16, multiply_f64(load_u64_as_f64(x, 16), load_i64_as_f64(y, 16)));
        store_f64(z, 24, multiply_f64(load_u64_as_f64(x, 24), load_i64_as_f64(y, 24)));
    }
}

KERNEL jax_multiply_u64_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_f32_as_bf16(z, 0, multiply_f32(round_f32_to_bf16(load_u64_as_f32(x, 0)), load_bf16_as_f32(y, 0)),
                                multiply_f32(round_f32_to_bf16(load_u64_as_f32(x, 16)), load_bf16_as_f32(y, 16)));
    }
}

KERNEL jax_multiply_u64_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_f32_as_f16(z, 0, multiply_f32(round_f32_to_f16(load_u64_as_f32(x, 0)), load_f16_as_f32(y, 0)));
        store_f32_as_f16(z, 16, multiply_f32(round_f32_to_f16(load_u64_as_f32(x, 16)), load_f16_as_f32(y, 16)));
    }
}

KERNEL jax_multiply_u64_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_f32(z, 0, multiply_f32(load_u64_as_f32(x, 0), load_f32(y, 0)));
        store_f32(z, 16, multiply_f32(load_u64_as_f32(x, 16), load_f32(y, 16)));
    }
}

KERNEL jax_multiply_u64_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_f64(z, 0, multiply_f64(load_u64_as_f64(x, 0), load_f64(y, 0)));
        store_f64(z, 8, multiply_f64(load_u64_as_f64(x, 8), load_f64(y, 8)));
        store_f64(z, 16, multiply_f64(load_u64_as_f64(x, 16), load_f64(y, 16)));
        store_f64(z, 24, multiply_f64(load_u64_as_f64(x, 24), load_f64(y, 24)));
    }
}

KERNEL jax_multiply_u64_c64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c64(z, i, multiply_c64(load_u64_as_c64(x, i), load_c64(y, i)));
            store_c64(z, i + 8, multiply_c64(load_u64_as_c64(x, i + 8), load_c64(y, i + 8)));
        }
    }
}

KERNEL jax_multiply_u64_c128_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8)
            store_c128(z, i, multiply_c128(load_u64_as_c128(x, i), load_c128(y, i)));
    }
}

KERNEL jax_multiply_i8_i16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 128) {
        store_u16(z, 0, multiply_u16(load_i8_as_i16(x, 0), load_u16(y, 0)));
        store_u16(z + 64, 0, multiply_u16(load_i8_as_i16(x + a_step, 0), load_u16(y + b_step, 0)));
    }
    if (blocks)
        store_u16(z, 0, multiply_u16(load_i8_as_i16(x, 0), load_u16(y, 0)));
}

KERNEL jax_multiply_i8_i32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, multiply_u32(load_i8_as_i32(x, 0), load_u32(y, 0)));
        store_u32(z, 16, multiply_u32(load_i8_as_i32(x, 16), load_u32(y, 16)));
    }
}

KERNEL jax_multiply_i8_i64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_u64(z, 0, multiply_u64(load_i8_as_i64(x, 0), load_u64(y, 0)));
        store_u64(z, 8, multiply_u64(load_i8_as_i64(x, 8), load_u64(y, 8)));
        store_u64(z, 16, multiply_u64(load_i8_as_i64(x, 16), load_u64(y, 16)));
        store_u64(z, 24, multiply_u64(load_i8_as_i64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_multiply_i8_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_f32_as_bf16(z, 0, multiply_f32(load_i8_as_f32(x, 0), load_bf16_as_f32(y, 0)),
                                multiply_f32(load_i8_as_f32(x, 16), load_bf16_as_f32(y, 16)));
    }
}

KERNEL jax_multiply_i8_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_f32_as_f16(z, 0, multiply_f32(load_i8_as_f32(x, 0), load_f16_as_f32(y, 0)));
        store_f32_as_f16(z, 16, multiply_f32(load_i8_as_f32(x, 16), load_f16_as_f32(y, 16)));
    }
}

KERNEL jax_multiply_i8_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_f32(z, 0, multiply_f32(load_i8_as_f32(x, 0), load_f32(y, 0)));
        store_f32(z, 16, multiply_f32(load_i8_as_f32(x, 16), load_f32(y, 16)));
    }
}

KERNEL jax_multiply_i8_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_f64(z, 0, multiply_f64(load_i8_as_f64(x, 0), load_f64(y, 0)));
        store_f64(z, 8, multiply_f64(load_i8_as_f64(x, 8), load_f64(y, 8)));
        store_f64(z, 16, multiply_f64(load_i8_as_f64(x, 16), load_f64(y, 16)));
        store_f64(z, 24, multiply_f64(load_i8_as_f64(x, 24), load_f64(y, 24)));
    }
}

KERNEL jax_multiply_i8_c64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c64(z, i, multiply_c64(load_i8_as_c64(x, i), load_c64(y, i)));
            store_c64(z, i + 8, multiply_c64(load_i8_as_c64(x, i + 8), load_c64(y, i + 8)));
        }
    }
}

KERNEL jax_multiply_i8_c128_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8)
            store_c128(z, i, multiply_c128(load_i8_as_c128(x, i), load_c128(y, i)));
    }
}

KERNEL jax_multiply_i16_i32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, multiply_u32(load_i16_as_i32(x, 0), load_u32(y, 0)));
        store_u32(z, 16, multiply_u32(load_i16_as_i32(x, 16), load_u32(y, 16)));
    }
}

KERNEL jax_multiply_i16_i64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_u64(z, 0, multiply_u64(load_i16_as_i64(x, 0), load_u64(y, 0)));
        store_u64(z, 8, multiply_u64(load_i16_as_i64(x, 8), load_u64(y, 8)));
        store_u64(z, 16, multiply_u64(load_i16_as_i64(x, 16), load_u64(y, 16)));
        store_u64(z, 24, multiply_u64(load_i16_as_i64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_multiply_i16_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_f32_as_bf16(z, 0, multiply_f32(round_f32_to_bf16(load_i16_as_f32(x, 0)), load_bf16_as_f32(y, 0)),
                                multiply_f32(round_f32_to_bf16(load_i16_as_f32(x, 16)), load_bf16_as_f32(y, 16)));
    }
}

KERNEL jax_multiply_i16_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_f32_as_f16(z, 0, multiply_f32(round_f32_to_f16(load_i16_as_f32(x, 0)), load_f16_as_f32(y, 0)));
        store_f32_as_f16(z, 16, multiply_f32(round_f32_to_f16(load_i16_as_f32(x, 16)), load_f16_as_f32(y, 16)));
    }
}

KERNEL jax_multiply_i16_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_f32(z, 0, multiply_f32(load_i16_as_f32(x, 0), load_f32(y, 0)));
        store_f32(z, 16, multiply_f32(load_i16_as_f32(x, 16), load_f32(y, 16)));
    }
}

KERNEL jax_multiply_i16_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_f64(z, 0, multiply_f64(load_i16_as_f64(x, 0), load_f64(y, 0)));
        store_f64(z, 8, multiply_f64(load_i16_as_f64(x, 8), load_f64(y, 8)));
        store_f64(z, 16, multiply_f64(load_i16_as_f64(x, 16), load_f64(y, 16)));
        store_f64(z, 24, multiply_f64(load_i16_as_f64(x, 24), load_f64(y, 24)));
    }
}

KERNEL jax_multiply_i16_c64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c64(z, i, multiply_c64(load_i16_as_c64(x, i), load_c64(y, i)));
            store_c64(z, i + 8, multiply_c64(load_i16_as_c64(x, i + 8), load_c64(y, i + 8)));
        }
    }
}

KERNEL jax_multiply_i16_c128_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8)
            store_c128(z, i, multiply_c128(load_i16_as_c128(x, i), load_c128(y, i)));
    }
}

KERNEL jax_multiply_i32_i64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_u64(z, 0, multiply_u64(load_i32_as_i64(x, 0), load_u64(y, 0)));
        store_u64(z, 8, multiply_u64(load_i32_as_i64(x, 8), load_u64(y, 8)));
        store_u64(z, 16, multiply_u64(load_i32_as_i64(x, 16), load_u64(y, 16)));
        store_u64(z, 24, multiply_u64(load_i32_as_i64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_multiply_i32_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_f32_as_bf16(z, 0, multiply_f32(round_f32_to_bf16(load_i32_as_f32(x, 0)), load_bf16_as_f32(y, 0)),
                                multiply_f32(round_f32_to_bf16(load_i32_as_f32(x, 16)), load_bf16_as_f32(y, 16)));
    }
}

KERNEL jax_multiply_i32_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_f32_as_f16(z, 0, multiply_f32(round_f32_to_f16(load_i32_as_f32(x, 0)), load_f16_as_f32(y, 0)));
        store_f32_as_f16(z, 16, multiply_f32(round_f32_to_f16(load_i32_as_f32(x, 16)), load_f16_as_f32(y, 16)));
    }
}

KERNEL jax_multiply_i32_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_f32(z, 0, multiply_f32(load_i32_as_f32(x, 0), load_f32(y, 0)));
        store_f32(z, 16, multiply_f32(load_i32_as_f32(x, 16), load_f32(y, 16)));
    }
}

KERNEL jax_multiply_i32_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_f64(z, 0, multiply_f64(load_i32_as_f64(x, 0), load_f64(y, 0)));
        store_f64(z, 8, multiply_f64(load_i32_as_f64(x, 8), load_f64(y, 8)));
        store_f64(z, 16, multiply_f64(load_i32_as_f64(x, 16), load_f64(y, 16)));
        store_f64(z, 24, multiply_f64(load_i32_as_f64(x, 24), load_f64(y, 24)));
    }
}

KERNEL jax_multiply_i32_c64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c64(z, i, multiply_c64(load_i32_as_c64(x, i), load_c64(y, i)));
            store_c64(z, i + 8, multiply_c64(load_i32_as_c64(x, i + 8), load_c64(y, i + 8)));
        }
    }
}

KERNEL jax_multiply_i32_c128_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8)
            store_c128(z, i, multiply_c128(load_i32_as_c128(x, i), load_c128(y, i)));
    }
}

KERNEL jax_multiply_i64_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_f32_as_bf16(z, 0, multiply_f32(round_f32_to_bf16(load_i64_as_f32(x, 0)), load_bf16_as_f32(y, 0)),
                                multiply_f32(round_f32_to_bf16(load_i64_as_f32(x, 16)), load_bf16_as_f32(y, 16)));
    }
}

KERNEL jax_multiply_i64_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_f32_as_f16(z, 0, multiply_f32(round_f32_to_f16(load_i64_as_f32(x, 0)), load_f16_as_f32(y, 0)));
        store_f32_as_f16(z, 16, multiply_f32(round_f32_to_f16(load_i64_as_f32(x, 16)), load_f16_as_f32(y, 16)));
    }
}

KERNEL jax_multiply_i64_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_f32(z, 0, multiply_f32(load_i64_as_f32(x, 0), load_f32(y, 0)));
        store_f32(z, 16, multiply_f32(load_i64_as_f32(x, 16), load_f32(y, 16)));
    }
}

KERNEL jax_multiply_i64_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_f64(z, 0, multiply_f64(load_i64_as_f64(x, 0), load_f64(y, 0)));
        store_f64(z, 8, multiply_f64(load_i64_as_f64(x, 8), load_f64(y, 8)));
        store_f64(z, 16, multiply_f64(load_i64_as_f64(x, 16), load_f64(y, 16)));
        store_f64(z, 24, multiply_f64(load_i64_as_f64(x, 24), load_f64(y, 24)));
    }
}

KERNEL jax_multiply_i64_c64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c64(z, i, multiply_c64(load_i64_as_c64(x, i), load_c64(y, i)));
            store_c64(z, i + 8, multiply_c64(load_i64_as_c64(x, i + 8), load_c64(y, i + 8)));
        }
    }
}

KERNEL jax_multiply_i64_c128_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8)
            store_c128(z, i, multiply_c128(load_i64_as_c128(x, i), load_c128(y, i)));
    }
}

KERNEL jax_multiply_bf16_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_f32_as_bf16(z, 0, multiply_f32(load_bf16_as_f32(x, 0), load_bf16_as_f32(y, 0)),
                                multiply_f32(load_bf16_as_f32(x, 16), load_bf16_as_f32(y, 16)));
    }
}

KERNEL jax_multiply_bf16_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_f32(z, 0, multiply_f32(load_bf16_as_f32(x, 0), load_f16_as_f32(y, 0)));
        store_f32(z, 16, multiply_f32(load_bf16_as_f32(x, 16), load_f16_as_f32(y, 16)));
    }
}

KERNEL jax_multiply_bf16_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_f32(z, 0, multiply_f32(load_bf16_as_f32(x, 0), load_f32(y, 0)));
        store_f32(z, 16, multiply_f32(load_bf16_as_f32(x, 16), load_f32(y, 16)));
    }
}

KERNEL jax_multiply_bf16_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_f64(z, 0, multiply_f64(load_bf16_as_f64(x, 0), load_f64(y, 0)));
        store_f64(z, 8, multiply_f64(load_bf16_as_f64(x, 8), load_f64(y, 8)));
        store_f64(z, 16, multiply_f64(load_bf16_as_f64(x, 16), load_f64(y, 16)));
        store_f64(z, 24, multiply_f64(load_bf16_as_f64(x, 24), load_f64(y, 24)));
    }
}

KERNEL jax_multiply_bf16_c64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c64(z, i, multiply_c64(load_bf16_as_c64(x, i), load_c64(y, i)));
            store_c64(z, i + 8, multiply_c64(load_bf16_as_c64(x, i + 8), load_c64(y, i + 8)));
        }
    }
}

KERNEL jax_multiply_bf16_c128_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8)
            store_c128(z, i, multiply_c128(load_bf16_as_c128(x, i), load_c128(y, i)));
    }
}

KERNEL jax_multiply_bf16_f_weak_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_f32_as_bf16(z, 0, multiply_f32(load_bf16_as_f32(x, 0), round_f32_to_bf16(load_f64_as_f32(y, 0))),
                                multiply_f32(load_bf16_as_f32(x, 16), round_f32_to_bf16(load_f64_as_f32(y, 16))));
    }
}

KERNEL jax_multiply_bf16_c_weak_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_c64(z, i, multiply_c64(load_bf16_as_c64(x, i), load_c128_as_c64(y, i)));
    }
}

KERNEL jax_multiply_f16_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_f32_as_f16(z, 0, multiply_f32(load_f16_as_f32(x, 0), load_f16_as_f32(y, 0)));
        store_f32_as_f16(z, 16, multiply_f32(load_f16_as_f32(x, 16), load_f16_as_f32(y, 16)));
    }
}

KERNEL jax_multiply_f16_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_f32(z, 0, multiply_f32(load_f16_as_f32(x, 0), load_f32(y, 0)));
        store_f32(z, 16, multiply_f32(load_f16_as_f32(x, 16), load_f32(y, 16)));
    }
}

KERNEL jax_multiply_f16_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_f64(z, 0, multiply_f64(load_f16_as_f64(x, 0), load_f64(y, 0)));
        store_f64(z, 8, multiply_f64(load_f16_as_f64(x, 8), load_f64(y, 8)));
        store_f64(z, 16, multiply_f64(load_f16_as_f64(x, 16), load_f64(y, 16)));
        store_f64(z, 24, multiply_f64(load_f16_as_f64(x, 24), load_f64(y, 24)));
    }
}

KERNEL jax_multiply_f16_c64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c64(z, i, multiply_c64(load_f16_as_c64(x, i), load_c64(y, i)));
            store_c64(z, i + 8, multiply_c64(load_f16_as_c64(x, i + 8), load_c64(y, i + 8)));
        }
    }
}

KERNEL jax_multiply_f16_c128_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8)
            store_c128(z, i, multiply_c128(load_f16_as_c128(x, i), load_c128(y, i)));
    }
}

KERNEL jax_multiply_f16_f_weak_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_f32_as_f16(z, 0, multiply_f32(load_f16_as_f32(x, 0), round_f32_to_f16(load_f64_as_f32(y, 0))));
        store_f32_as_f16(z, 16, multiply_f32(load_f16_as_f32(x, 16), round_f32_to_f16(load_f64_as_f32(y, 16))));
    }
}

KERNEL jax_multiply_f16_c_weak_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c64(z, i, multiply_c64(load_f16_as_c64(x, i), load_c128_as_c64(y, i)));
            store_c64(z, i + 8, multiply_c64(load_f16_as_c64(x, i + 8), load_c128_as_c64(y, i + 8)));
        }
    }
}

KERNEL jax_multiply_f32_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_f32(z, 0, multiply_f32(load_f32(x, 0), load_f32(y, 0)));
        store_f32(z, 16, multiply_f32(load_f32(x, 16), load_f32(y, 16)));
    }
}

KERNEL jax_multiply_f32_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_f64(z, 0, multiply_f64(load_f32_as_f64(x, 0), load_f64(y, 0)));
        store_f64(z, 8, multiply_f64(load_f32_as_f64(x, 8), load_f64(y, 8)));
        store_f64(z, 16, multiply_f64(load_f32_as_f64(x, 16), load_f64(y, 16)));
        store_f64(z, 24, multiply_f64(load_f32_as_f64(x, 24), load_f64(y, 24)));
    }
}

KERNEL jax_multiply_f32_c64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c64(z, i, multiply_c64(load_f32_as_c64(x, i), load_c64(y, i)));
            store_c64(z, i + 8, multiply_c64(load_f32_as_c64(x, i + 8), load_c64(y, i + 8)));
        }
    }
}

KERNEL jax_multiply_f32_c128_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8)
            store_c128(z, i, multiply_c128(load_f32_as_c128(x, i), load_c128(y, i)));
    }
}

KERNEL jax_multiply_f32_f_weak_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_f32(z, 0, multiply_f32(load_f32(x, 0), load_f64_as_f32(y, 0)));
        store_f32(z, 16, multiply_f32(load_f32(x, 16), load_f64_as_f32(y, 16)));
    }
}

KERNEL jax_multiply_f32_c_weak_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c64(z, i, multiply_c64(load_f32_as_c64(x, i), load_c128_as_c64(y, i)));
            store_c64(z, i + 8, multiply_c64(load_f32_as_c64(x, i + 8), load_c128_as_c64(y, i + 8)));
        }
    }
}

KERNEL jax_multiply_f64_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_f64(z, 0, multiply_f64(load_f64(x, 0), load_f64(y, 0)));
        store_f64(z, 8, multiply_f64(load_f64(x, 8), load_f64(y, 8)));
        store_f64(z, 16, multiply_f64(load_f64(x, 16), load_f64(y, 16)));
        store_f64(z, 24, multiply_f64(load_f64(x, 24), load_f64(y, 24)));
    }
}

KERNEL jax_multiply_f64_c64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8)
            store_c128(z, i, multiply_c128(load_f64_as_c128(x, i), load_c64_as_c128(y, i)));
    }
}

KERNEL jax_multiply_f64_c128_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8)
            store_c128(z, i, multiply_c128(load_f64_as_c128(x, i), load_c128(y, i)));
    }
}

KERNEL jax_multiply_c64_c64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c64(z, i, multiply_c64(load_c64(x, i), load_c64(y, i)));
            store_c64(z, i + 8, multiply_c64(load_c64(x, i + 8), load_c64(y, i + 8)));
        }
    }
}

KERNEL jax_multiply_c64_c128_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8)
            store_c128(z, i, multiply_c128(load_c64_as_c128(x, i), load_c128(y, i)));
    }
}

KERNEL jax_multiply_c64_f_weak_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c64(z, i, multiply_c64(load_c64(x, i), load_f64_as_c64(y, i)));
            store_c64(z, i + 8, multiply_c64(load_c64(x, i + 8), load_f64_as_c64(y, i + 8)));
        }
    }
}

KERNEL jax_multiply_c64_c_weak_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c64(z, i, multiply_c64(load_c64(x, i), load_c128_as_c64(y, i)));
            store_c64(z, i + 8, multiply_c64(load_c64(x, i + 8), load_c128_as_c64(y, i + 8)));
        }
    }
}

KERNEL jax_multiply_c128_c128_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8)
            store_c128(z, i, multiply_c128(load_c128(x, i), load_c128(y, i)));
    }
}
#endif
