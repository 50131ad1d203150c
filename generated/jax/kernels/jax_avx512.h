/*
 * kernels/jax_avx512.h: what the kernels in AVX-512 F, BW, DQ, VL (x86-64) are made of; only they include it.
 *
 * Made by joinery 0.2.0 from specs/jax.lua; SHA-256 of what it defines, without comments and free text:
 * e6ee428d8e4e659858c0dd39974ac33cec3898f6d254d00e0ffaa7566824f1e3.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR
 * The licence of this file is yours to choose.
 */
/* clang-format off */
#ifndef JAX_AVX512_H_
#define JAX_AVX512_H_

#if (defined(__x86_64__) && defined(__GNUC__) || defined(_M_X64) && defined(_MSC_VER)) && !defined(JOINERY_NO_AVX512) && !defined(JOINERY_NO_AVX2)

/* Before all functions, for those of a compiler's headers are inlined into kernels. */
#if defined(__clang__)
#if !defined(__wasm__) && (defined(__i386__) || defined(__x86_64__) || __clang_major__ >= 19) /* Elsewhere it is ignored. */
#pragma float_control(precise, on)
#endif
#pragma STDC FP_CONTRACT OFF
#elif defined(__GNUC__)
#pragma GCC optimize("fp-contract=off")
#endif

#include <float.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <immintrin.h>
#if defined(_MSC_VER) && !defined(__clang__) /* What gcc and clang have built in. */
#include <math.h>
#define __attribute__(what)
#define __asm__(...)
#define __builtin_expect(value, usual) (value)
#define __builtin_inf() ((double)INFINITY)
#define __builtin_inff() INFINITY
#define __builtin_nan(text) ((double)NAN)
#define __builtin_nanf(text) NAN
#endif
#if defined(__GNUC__) && !defined(__clang__) && !defined(__OPTIMIZE__)
#pragma GCC diagnostic ignored "-Wsign-conversion" /* Without optimization gcc's intrinsics are macros that it warns of. */
#endif


/* Kernels, as jax_kernels.h declares them. Nothing else of that header is needed, so that few changes concern kernels. */
typedef void jax_kernel(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks);
typedef void jax_ternary_kernel(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
    const void *c, ptrdiff_t c_step, void *out, size_t blocks);
typedef void jax_checked_kernel(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks);

/* 16 is what gcc says where it has arithmetic of _Float16: float is done in float there too. */
#if !defined(FLT_EVAL_METHOD) || (FLT_EVAL_METHOD != 0 && FLT_EVAL_METHOD != 16)
#error "float arithmetic must be done in float: 32-bit x86 needs -msse2 -mfpmath=sse, gcc on s390x -fexcess-precision=fast"
#endif
/* The second is gcc's, of -ffast-math and of each flag that is a part of it; clang says nothing of most, and is told above. */
#if defined(__FAST_MATH__) || (defined(__GCC_IEC_559) && __GCC_IEC_559 == 0) || defined(_M_FP_FAST) || \
    (defined(__FINITE_MATH_ONLY__) && __FINITE_MATH_ONLY__)
#error "these kernels need the arithmetic of IEEE 754: no -ffast-math, no flag that is a part of it, no -ffp-contract=fast"
#endif

#define PRIMITIVE static inline __attribute__((always_inline)) __attribute__((target("avx512f,avx512bw,avx512dq,avx512vl,f16c")))
#define KERNEL __attribute__((target("avx512f,avx512bw,avx512dq,avx512vl,f16c"))) void

/* Where one mask is, or both are, set: masks of integers. */
#define either(a, b) ((a) | (b))

PRIMITIVE __m256i load256(const char *p) {
    return _mm256_loadu_si256((const __m256i *)(const void *)p);
}

PRIMITIVE __m256i load_u8(const char *p, size_t i) {
    return load256(p + i);
}

PRIMITIVE void store256(char *p, __m256i v) {
    _mm256_storeu_si256((__m256i *)(void *)p, v);
}

PRIMITIVE void store_u8(char *p, size_t i, __m256i v) {
    store256(p + i, v);
}

PRIMITIVE void or_b(char *z, const char *x, const char *y, size_t i) {
    const __m256i either = _mm256_or_si256(load_u8(x, i), load_u8(y, i));
    store_u8(z, i, _mm256_min_epu8(either, _mm256_set1_epi8(1)));
}

PRIMITIVE __m512i load512(const char *p) {
    return _mm512_loadu_si512(p);
}

PRIMITIVE __m512i load_u8x64(const char *p, size_t i) {
    return load512(p + i);
}

PRIMITIVE void store512(char *p, __m512i v) {
    _mm512_storeu_si512(p, v);
}

PRIMITIVE void store_u8x64(char *p, size_t i, __m512i v) {
    store512(p + i, v);
}

PRIMITIVE void or_bx64(char *z, const char *x, const char *y, size_t i) {
    const __m512i either = _mm512_or_si512(load_u8x64(x, i), load_u8x64(y, i));
    store_u8x64(z, i, _mm512_min_epu8(either, _mm512_set1_epi8(1)));
}

PRIMITIVE __m256i load_u8_as_b(const char *p, size_t i) {
    return _mm256_min_epu8(load256(p + i), _mm256_set1_epi8(1));
}

PRIMITIVE __m256i add_u8(__m256i a, __m256i b) {
    return _mm256_add_epi8(a, b);
}

PRIMITIVE __m512i load_u8_as_bx64(const char *p, size_t i) {
    return _mm512_min_epu8(load512(p + i), _mm512_set1_epi8(1));
}

PRIMITIVE __m512i add_u8x64(__m512i a, __m512i b) {
    return _mm512_add_epi8(a, b);
}

/* Which of 32 stored bools are true. */
PRIMITIVE __mmask32 true_32(const char *p, size_t i) {
    const __m256i v = load256(p + i);
    return _mm256_test_epi8_mask(v, v);
}

PRIMITIVE __m512i load_b_as_u16(const char *p, size_t i) {
    return _mm512_maskz_mov_epi16(true_32(p, i), _mm512_set1_epi16(1));
}

PRIMITIVE __m512i load_u16(const char *p, size_t i) {
    return load512(p + 2 * i);
}

PRIMITIVE __m512i add_u16(__m512i a, __m512i b) {
    return _mm512_add_epi16(a, b);
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

PRIMITIVE __m512i subtract_u8x64(__m512i a, __m512i b) {
    return _mm512_sub_epi8(a, b);
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

PRIMITIVE void and_b(char *z, const char *x, const char *y, size_t i) {
    store_u8(z, i, _mm256_min_epu8(load_u8_as_b(x, i), load_u8(y, i)));
}

PRIMITIVE void and_bx64(char *z, const char *x, const char *y, size_t i) {
    store_u8x64(z, i, _mm512_min_epu8(load_u8_as_bx64(x, i), load_u8x64(y, i)));
}

PRIMITIVE void multiply_b_and_u8(char *z, const char *x, const char *y, size_t i) {
    store_u8(z, i, _mm256_maskz_mov_epi8(true_32(x, i), load_u8(y, i)));
}

/* Which of 64 stored bools are true. */
PRIMITIVE __mmask64 true_64(const char *p, size_t i) {
    const __m512i v = load512(p + i);
    return _mm512_test_epi8_mask(v, v);
}

PRIMITIVE void multiply_b_and_u8x64(char *z, const char *x, const char *y, size_t i) {
    store_u8x64(z, i, _mm512_maskz_mov_epi8(true_64(x, i), load_u8x64(y, i)));
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
    IN_REGISTER(b);
    __m512 x = _mm512_mul_ps(_mm512_moveldup_ps(a), b);
    __m512 y = _mm512_mul_ps(_mm512_movehdup_ps(a), _mm512_permute_ps(b, 0xb1));
    IN_REGISTER(x);
    IN_REGISTER(y);
    return _mm512_mask_sub_ps(_mm512_add_ps(x, y), 0x5555, x, y);
}

PRIMITIVE __m512d multiply_pairs_f64(__m512d a, __m512d b) {
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

/* Words of two bytes each: the lower ones, then the upper ones, where the lower of one factor must be zero. */
PRIMITIVE __m512i multiply_u8x64(__m512i a, __m512i b) {
    IN_REGISTER(a);
    IN_REGISTER(b);
    const __m512i low = _mm512_mullo_epi16(a, b), upper = _mm512_set1_epi16(-0x100);
    const __m512i high = _mm512_mullo_epi16(_mm512_srli_epi16(a, 8), _mm512_and_si512(b, upper));
    return _mm512_mask_mov_epi8(low, 0xaaaaaaaaaaaaaaaa, high);
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

/* Pairs of parts, by pairs of a real number: as if by that and an imaginary part +0. The product with (-0, +0) has the sign
   that it would be subtracted with. */
PRIMITIVE __m512 multiply_reals_f32(__m512 v, __m512 re) {
    IN_REGISTER(v);
    const __m512 zeros = _mm512_unpacklo_ps(_mm512_set1_ps(-0.0f), _mm512_setzero_ps());
    __m512 x = _mm512_mul_ps(v, re), y = _mm512_mul_ps(_mm512_permute_ps(v, 0xb1), zeros);
    IN_REGISTER(x);
    IN_REGISTER(y);
    return _mm512_add_ps(x, y);
}

PRIMITIVE __m512i pairs_u32(void) {
    return _mm512_set_epi32(7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0);
}

PRIMITIVE void multiply_u8_and_c64(char *z, const char *x, const char *y, size_t i) {
    const __m512 re = _mm512_castps256_ps512(load8_u8_as_f32(x, i));
    store_c64(z, i, multiply_reals_f32(load_c64(y, i), _mm512_permutexvar_ps(pairs_u32(), re)));
}

/* Pairs of parts, by pairs of a real number: as if by that and an imaginary part +0. The product with (-0, +0) has the sign
   that it would be subtracted with. */
PRIMITIVE __m512d multiply_reals_f64(__m512d v, __m512d re) {
    IN_REGISTER(v);
    const __m512d zeros = _mm512_unpacklo_pd(_mm512_set1_pd(-0.0), _mm512_setzero_pd());
    __m512d x = _mm512_mul_pd(v, re), y = _mm512_mul_pd(_mm512_permute_pd(v, 0x55), zeros);
    IN_REGISTER(x);
    IN_REGISTER(y);
    return _mm512_add_pd(x, y);
}

PRIMITIVE void multiply_u8_and_c128_as_c128(char *z, const char *x, const char *y, size_t i) {
    const __m512i low = _mm512_set_epi64(3, 3, 2, 2, 1, 1, 0, 0), high = _mm512_set_epi64(7, 7, 6, 6, 5, 5, 4, 4);
    const __m512d re = load_u8_as_f64(x, i);
    const c128 v = load_c128(y, i);
    const __m512d first = multiply_reals_f64(v.low, _mm512_permutexvar_pd(low, re));
    store_c128(z, i, make_c128(first, multiply_reals_f64(v.high, _mm512_permutexvar_pd(high, re))));
}

PRIMITIVE void multiply_u16_and_c64(char *z, const char *x, const char *y, size_t i) {
    const __m512 re = _mm512_castps256_ps512(load8_u16_as_f32(x, i));
    store_c64(z, i, multiply_reals_f32(load_c64(y, i), _mm512_permutexvar_ps(pairs_u32(), re)));
}

PRIMITIVE void multiply_u16_and_c128_as_c128(char *z, const char *x, const char *y, size_t i) {
    const __m512i low = _mm512_set_epi64(3, 3, 2, 2, 1, 1, 0, 0), high = _mm512_set_epi64(7, 7, 6, 6, 5, 5, 4, 4);
    const __m512d re = load_u16_as_f64(x, i);
    const c128 v = load_c128(y, i);
    const __m512d first = multiply_reals_f64(v.low, _mm512_permutexvar_pd(low, re));
    store_c128(z, i, make_c128(first, multiply_reals_f64(v.high, _mm512_permutexvar_pd(high, re))));
}

PRIMITIVE void multiply_u32_and_c64(char *z, const char *x, const char *y, size_t i) {
    const __m512 re = _mm512_castps256_ps512(load8_u32_as_f32(x, i));
    store_c64(z, i, multiply_reals_f32(load_c64(y, i), _mm512_permutexvar_ps(pairs_u32(), re)));
}

PRIMITIVE void multiply_u32_and_c128_as_c128(char *z, const char *x, const char *y, size_t i) {
    const __m512i low = _mm512_set_epi64(3, 3, 2, 2, 1, 1, 0, 0), high = _mm512_set_epi64(7, 7, 6, 6, 5, 5, 4, 4);
    const __m512d re = load_u32_as_f64(x, i);
    const c128 v = load_c128(y, i);
    const __m512d first = multiply_reals_f64(v.low, _mm512_permutexvar_pd(low, re));
    store_c128(z, i, make_c128(first, multiply_reals_f64(v.high, _mm512_permutexvar_pd(high, re))));
}

PRIMITIVE void multiply_u64_and_c64(char *z, const char *x, const char *y, size_t i) {
    const __m512 re = _mm512_castps256_ps512(load8_u64_as_f32(x, i));
    store_c64(z, i, multiply_reals_f32(load_c64(y, i), _mm512_permutexvar_ps(pairs_u32(), re)));
}

PRIMITIVE void multiply_u64_and_c128_as_c128(char *z, const char *x, const char *y, size_t i) {
    const __m512i low = _mm512_set_epi64(3, 3, 2, 2, 1, 1, 0, 0), high = _mm512_set_epi64(7, 7, 6, 6, 5, 5, 4, 4);
    const __m512d re = load_u64_as_f64(x, i);
    const c128 v = load_c128(y, i);
    const __m512d first = multiply_reals_f64(v.low, _mm512_permutexvar_pd(low, re));
    store_c128(z, i, make_c128(first, multiply_reals_f64(v.high, _mm512_permutexvar_pd(high, re))));
}

PRIMITIVE void multiply_i8_and_c64(char *z, const char *x, const char *y, size_t i) {
    const __m512 re = _mm512_castps256_ps512(load8_i8_as_f32(x, i));
    store_c64(z, i, multiply_reals_f32(load_c64(y, i), _mm512_permutexvar_ps(pairs_u32(), re)));
}

PRIMITIVE void multiply_i8_and_c128_as_c128(char *z, const char *x, const char *y, size_t i) {
    const __m512i low = _mm512_set_epi64(3, 3, 2, 2, 1, 1, 0, 0), high = _mm512_set_epi64(7, 7, 6, 6, 5, 5, 4, 4);
    const __m512d re = load_i8_as_f64(x, i);
    const c128 v = load_c128(y, i);
    const __m512d first = multiply_reals_f64(v.low, _mm512_permutexvar_pd(low, re));
    store_c128(z, i, make_c128(first, multiply_reals_f64(v.high, _mm512_permutexvar_pd(high, re))));
}

PRIMITIVE void multiply_i16_and_c64(char *z, const char *x, const char *y, size_t i) {
    const __m512 re = _mm512_castps256_ps512(load8_i16_as_f32(x, i));
    store_c64(z, i, multiply_reals_f32(load_c64(y, i), _mm512_permutexvar_ps(pairs_u32(), re)));
}

PRIMITIVE void multiply_i16_and_c128_as_c128(char *z, const char *x, const char *y, size_t i) {
    const __m512i low = _mm512_set_epi64(3, 3, 2, 2, 1, 1, 0, 0), high = _mm512_set_epi64(7, 7, 6, 6, 5, 5, 4, 4);
    const __m512d re = load_i16_as_f64(x, i);
    const c128 v = load_c128(y, i);
    const __m512d first = multiply_reals_f64(v.low, _mm512_permutexvar_pd(low, re));
    store_c128(z, i, make_c128(first, multiply_reals_f64(v.high, _mm512_permutexvar_pd(high, re))));
}

PRIMITIVE void multiply_i32_and_c64(char *z, const char *x, const char *y, size_t i) {
    const __m512 re = _mm512_castps256_ps512(load8_i32_as_f32(x, i));
    store_c64(z, i, multiply_reals_f32(load_c64(y, i), _mm512_permutexvar_ps(pairs_u32(), re)));
}

PRIMITIVE void multiply_i32_and_c128_as_c128(char *z, const char *x, const char *y, size_t i) {
    const __m512i low = _mm512_set_epi64(3, 3, 2, 2, 1, 1, 0, 0), high = _mm512_set_epi64(7, 7, 6, 6, 5, 5, 4, 4);
    const __m512d re = load_i32_as_f64(x, i);
    const c128 v = load_c128(y, i);
    const __m512d first = multiply_reals_f64(v.low, _mm512_permutexvar_pd(low, re));
    store_c128(z, i, make_c128(first, multiply_reals_f64(v.high, _mm512_permutexvar_pd(high, re))));
}

PRIMITIVE void multiply_i64_and_c64(char *z, const char *x, const char *y, size_t i) {
    const __m512 re = _mm512_castps256_ps512(load8_i64_as_f32(x, i));
    store_c64(z, i, multiply_reals_f32(load_c64(y, i), _mm512_permutexvar_ps(pairs_u32(), re)));
}

PRIMITIVE void multiply_i64_and_c128_as_c128(char *z, const char *x, const char *y, size_t i) {
    const __m512i low = _mm512_set_epi64(3, 3, 2, 2, 1, 1, 0, 0), high = _mm512_set_epi64(7, 7, 6, 6, 5, 5, 4, 4);
    const __m512d re = load_i64_as_f64(x, i);
    const c128 v = load_c128(y, i);
    const __m512d first = multiply_reals_f64(v.low, _mm512_permutexvar_pd(low, re));
    store_c128(z, i, make_c128(first, multiply_reals_f64(v.high, _mm512_permutexvar_pd(high, re))));
}

PRIMITIVE void multiply_bf16_and_c64(char *z, const char *x, const char *y, size_t i) {
    const __m512 re = _mm512_castps256_ps512(load8_bf16_as_f32(x, i));
    store_c64(z, i, multiply_reals_f32(load_c64(y, i), _mm512_permutexvar_ps(pairs_u32(), re)));
}

PRIMITIVE void multiply_bf16_and_c128_as_c128(char *z, const char *x, const char *y, size_t i) {
    const __m512i low = _mm512_set_epi64(3, 3, 2, 2, 1, 1, 0, 0), high = _mm512_set_epi64(7, 7, 6, 6, 5, 5, 4, 4);
    const __m512d re = load_bf16_as_f64(x, i);
    const c128 v = load_c128(y, i);
    const __m512d first = multiply_reals_f64(v.low, _mm512_permutexvar_pd(low, re));
    store_c128(z, i, make_c128(first, multiply_reals_f64(v.high, _mm512_permutexvar_pd(high, re))));
}

PRIMITIVE void multiply_f16_and_c64(char *z, const char *x, const char *y, size_t i) {
    const __m512 re = _mm512_castps256_ps512(load8_f16_as_f32(x, i));
    store_c64(z, i, multiply_reals_f32(load_c64(y, i), _mm512_permutexvar_ps(pairs_u32(), re)));
}

PRIMITIVE void multiply_f16_and_c128_as_c128(char *z, const char *x, const char *y, size_t i) {
    const __m512i low = _mm512_set_epi64(3, 3, 2, 2, 1, 1, 0, 0), high = _mm512_set_epi64(7, 7, 6, 6, 5, 5, 4, 4);
    const __m512d re = load_f16_as_f64(x, i);
    const c128 v = load_c128(y, i);
    const __m512d first = multiply_reals_f64(v.low, _mm512_permutexvar_pd(low, re));
    store_c128(z, i, make_c128(first, multiply_reals_f64(v.high, _mm512_permutexvar_pd(high, re))));
}

PRIMITIVE void multiply_f32_and_c64(char *z, const char *x, const char *y, size_t i) {
    const __m512 re = _mm512_castps256_ps512(load8_f32(x, i));
    store_c64(z, i, multiply_reals_f32(load_c64(y, i), _mm512_permutexvar_ps(pairs_u32(), re)));
}

PRIMITIVE void multiply_f32_and_c128_as_c128(char *z, const char *x, const char *y, size_t i) {
    const __m512i low = _mm512_set_epi64(3, 3, 2, 2, 1, 1, 0, 0), high = _mm512_set_epi64(7, 7, 6, 6, 5, 5, 4, 4);
    const __m512d re = load_f32_as_f64(x, i);
    const c128 v = load_c128(y, i);
    const __m512d first = multiply_reals_f64(v.low, _mm512_permutexvar_pd(low, re));
    store_c128(z, i, make_c128(first, multiply_reals_f64(v.high, _mm512_permutexvar_pd(high, re))));
}

PRIMITIVE void multiply_f64_and_c64_as_c128(char *z, const char *x, const char *y, size_t i) {
    const __m512i low = _mm512_set_epi64(3, 3, 2, 2, 1, 1, 0, 0), high = _mm512_set_epi64(7, 7, 6, 6, 5, 5, 4, 4);
    const __m512d re = load_f64(x, i);
    const c128 v = load_c64_as_c128(y, i);
    const __m512d first = multiply_reals_f64(v.low, _mm512_permutexvar_pd(low, re));
    store_c128(z, i, make_c128(first, multiply_reals_f64(v.high, _mm512_permutexvar_pd(high, re))));
}

PRIMITIVE void multiply_f64_and_c128_as_c128(char *z, const char *x, const char *y, size_t i) {
    const __m512i low = _mm512_set_epi64(3, 3, 2, 2, 1, 1, 0, 0), high = _mm512_set_epi64(7, 7, 6, 6, 5, 5, 4, 4);
    const __m512d re = load_f64(x, i);
    const c128 v = load_c128(y, i);
    const __m512d first = multiply_reals_f64(v.low, _mm512_permutexvar_pd(low, re));
    store_c128(z, i, make_c128(first, multiply_reals_f64(v.high, _mm512_permutexvar_pd(high, re))));
}

PRIMITIVE void multiply_f64_and_c64(char *z, const char *x, const char *y, size_t i) {
    const __m512 re = _mm512_castps256_ps512(load8_f64_as_f32(x, i));
    store_c64(z, i, multiply_reals_f32(load_c64(y, i), _mm512_permutexvar_ps(pairs_u32(), re)));
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

PRIMITIVE __m512i minimum_u8x64(__m512i a, __m512i b) {
    return _mm512_min_epu8(a, b);
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

PRIMITIVE __m512i minimum_i8x64(__m512i a, __m512i b) {
    return _mm512_min_epi8(a, b);
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

PRIMITIVE __m512i maximum_u8x64(__m512i a, __m512i b) {
    return _mm512_max_epu8(a, b);
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

PRIMITIVE __m512i maximum_i8x64(__m512i a, __m512i b) {
    return _mm512_max_epi8(a, b);
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

PRIMITIVE __mmask64 equal_u8x64(__m512i a, __m512i b) {
    return _mm512_cmpeq_epu8_mask(a, b);
}

PRIMITIVE void store_mask8x64(char *p, size_t i, __mmask64 m) {
    store512(p + i, _mm512_maskz_mov_epi8(m, _mm512_set1_epi8(1)));
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
PRIMITIVE __m512i difference_u8_i8x64(__m512i a, __m512i b) {
    return _mm512_ternarylogic_epi32(a, b, _mm512_set1_epi8(INT8_MIN), 0xbc);
}

PRIMITIVE __mmask64 equal_u8_i8x64(__m512i a, __m512i b) {
    const __m512i difference = difference_u8_i8x64(a, b);
    return _mm512_testn_epi8_mask(difference, difference);
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

PRIMITIVE __mmask64 not_equal_u8x64(__m512i a, __m512i b) {
    return _mm512_cmpneq_epu8_mask(a, b);
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

PRIMITIVE __mmask64 not_equal_u8_i8x64(__m512i a, __m512i b) {
    const __m512i difference = difference_u8_i8x64(a, b);
    return _mm512_test_epi8_mask(difference, difference);
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

/* 1 - x where y is true, but nothing below 0. */
PRIMITIVE void less_b(char *z, const char *x, const char *y, size_t i) {
    store_u8(z, i, _mm256_subs_epu8(load_u8_as_b(y, i), load_u8(x, i)));
}

/* 1 - x where y is true, but nothing below 0. */
PRIMITIVE void less_bx64(char *z, const char *x, const char *y, size_t i) {
    store_u8x64(z, i, _mm512_subs_epu8(load_u8_as_bx64(y, i), load_u8x64(x, i)));
}

PRIMITIVE __mmask32 less_u8(__m256i a, __m256i b) {
    return _mm256_cmplt_epu8_mask(a, b);
}

PRIMITIVE __mmask64 less_u8x64(__m512i a, __m512i b) {
    return _mm512_cmplt_epu8_mask(a, b);
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

PRIMITIVE __mmask64 less_i8x64(__m512i a, __m512i b) {
    return _mm512_cmplt_epi8_mask(a, b);
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
PRIMITIVE __m512i not_below_i8x64(__m512i v) {
    return _mm512_max_epi8(v, _mm512_setzero_si512());
}

PRIMITIVE __mmask64 less_u8_i8x64(__m512i a, __m512i b) {
    return _mm512_cmplt_epu8_mask(a, not_below_i8x64(b));
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
PRIMITIVE __m512i above_i8x64(__m512i v) {
    const __m512i minus_one = _mm512_set1_epi8(-1);
    return _mm512_sub_epi8(_mm512_max_epi8(v, minus_one), minus_one);
}

PRIMITIVE __mmask64 less_i8_u8x64(__m512i a, __m512i b) {
    return _mm512_cmpge_epu8_mask(b, above_i8x64(a));
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

PRIMITIVE __mmask64 less_equal_u8x64(__m512i a, __m512i b) {
    return _mm512_cmple_epu8_mask(a, b);
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

PRIMITIVE __mmask64 less_equal_i8x64(__m512i a, __m512i b) {
    return _mm512_cmple_epi8_mask(a, b);
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

PRIMITIVE __mmask64 less_equal_u8_i8x64(__m512i a, __m512i b) {
    return _mm512_cmplt_epu8_mask(a, above_i8x64(b));
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

PRIMITIVE __mmask64 less_equal_i8_u8x64(__m512i a, __m512i b) {
    return _mm512_cmpge_epu8_mask(b, not_below_i8x64(a));
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

PRIMITIVE __m256i bitwise_and_u8(__m256i a, __m256i b) {
    return _mm256_and_si256(a, b);
}

PRIMITIVE __m512i bitwise_and_u8x64(__m512i a, __m512i b) {
    return _mm512_and_si512(a, b);
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

PRIMITIVE __m256i bitwise_or_u8(__m256i a, __m256i b) {
    return _mm256_or_si256(a, b);
}

PRIMITIVE __m512i bitwise_or_u8x64(__m512i a, __m512i b) {
    return _mm512_or_si512(a, b);
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

PRIMITIVE __m512i bitwise_xor_u8x64(__m512i a, __m512i b) {
    return _mm512_xor_si512(a, b);
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

PRIMITIVE __m512i bitwise_left_shift_u32(__m512i a, __m512i b) {
    return _mm512_sllv_epi32(a, b);
}

PRIMITIVE __m256i bitwise_left_shift_u8(__m256i a, __m256i b) {
    return _mm512_cvtepi16_epi8(_mm512_sllv_epi16(_mm512_cvtepu8_epi16(a), _mm512_cvtepu8_epi16(b)));
}

PRIMITIVE __m512i bitwise_left_shift_u16(__m512i a, __m512i b) {
    return _mm512_sllv_epi16(a, b);
}

PRIMITIVE __m512i bitwise_left_shift_u64(__m512i a, __m512i b) {
    return _mm512_sllv_epi64(a, b);
}

PRIMITIVE __m512i bitwise_right_shift_i32(__m512i a, __m512i b) {
    return _mm512_srav_epi32(a, b);
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

PRIMITIVE __m512i ones_where_32(__m512i v, __mmask16 mask) {
    return _mm512_mask_mov_epi32(v, mask, _mm512_set1_epi32(-1));
}

/* 1 in place of 0. */
PRIMITIVE __m512i or_one_32(__m512i v) {
    return _mm512_mask_mov_epi32(v, _mm512_testn_epi32_mask(v, v), _mm512_set1_epi32(1));
}

/*
 * The quotient to one of the two nearest whole numbers, by a divisor that is not 0; rest becomes what is left of a, which
 * is little more than half of b. The inverse errs by 2^-20, toward zero lest a quotient leave i32; so there is at most
 * 2^11 + 1/2 of b left after the first step, and the second one is nearly exact. Both are exact modulo 2^32.
 */
PRIMITIVE __m512i nearest_quotient_i32(__m512i a, __m512i b, __m512i *rest) {
    const __m512 inverse = _mm512_div_ps(_mm512_set1_ps(1 - 0x1p-21f), _mm512_cvtepi32_ps(b));
    const __m512i first = _mm512_cvtps_epi32(_mm512_mul_ps(_mm512_cvtepi32_ps(a), inverse));
    const __m512i left = _mm512_sub_epi32(a, _mm512_mullo_epi32(first, b));
    const __m512i second = _mm512_cvtps_epi32(_mm512_mul_ps(_mm512_cvtepi32_ps(left), inverse));
    *rest = _mm512_sub_epi32(left, _mm512_mullo_epi32(second, b));
    return _mm512_add_epi32(first, second);
}

PRIMITIVE __m512i add_where_32(__m512i v, __mmask16 mask, __m512i more) {
    return _mm512_mask_add_epi32(v, mask, v, more);
}

/* Where v is not 0 and of another sign than w. */
PRIMITIVE __mmask16 opposite_32(__m512i v, __m512i w) {
    return _mm512_mask_test_epi32_mask(_mm512_movepi32_mask(_mm512_xor_epi32(v, w)), v, v);
}

PRIMITIVE __m512i zero_where_32(__m512i v, __mmask16 mask) {
    return _mm512_mask_mov_epi32(v, mask, _mm512_setzero_si512());
}

PRIMITIVE __m512i floor_divide_i32(__m512i a, __m512i b) {
    const __m512i divisor = or_one_32(b);
    __m512i rest;
    const __m512i nearest = nearest_quotient_i32(a, divisor, &rest);
    const __m512i quotient = add_where_32(nearest, opposite_32(rest, divisor), _mm512_set1_epi32(-1));
    return zero_where_32(quotient, equal_u32(b, _mm512_setzero_si512()));
}

PRIMITIVE __m512i floor_divide_ones_i32(__m512i a, __m512i b) {
    return ones_where_32(floor_divide_i32(a, b), equal_u32(b, _mm512_setzero_si512()));
}

PRIMITIVE __m256i ones_where_8(__m256i v, __mmask32 mask) {
    return _mm256_mask_mov_epi8(v, mask, _mm256_set1_epi8(-1));
}

/* 1 in place of 0. */
PRIMITIVE __m512i or_one_16(__m512i v) {
    return _mm512_mask_mov_epi16(v, _mm512_testn_epi16_mask(v, v), _mm512_set1_epi16(1));
}

PRIMITIVE __m512 floor_f32(__m512 v) {
    return _mm512_roundscale_ps(v, _MM_FROUND_TO_NEG_INF | _MM_FROUND_NO_EXC);
}

PRIMITIVE __m512i i32_floor_divide(__m512 a, __m512 b) {
    const __m512 quotient = _mm512_div_ps(a, b);
    return _mm512_cvtps_epi32(floor_f32(quotient));
}

PRIMITIVE __m512 even_f32_u16(__m512i v) {
    return _mm512_cvtepi32_ps(_mm512_and_si512(v, _mm512_set1_epi32(0xffff)));
}

PRIMITIVE __m512 odd_f32_u16(__m512i v) {
    return _mm512_cvtepi32_ps(_mm512_srli_epi32(v, 16));
}

PRIMITIVE __m512i zero_where_16(__m512i v, __mmask32 mask) {
    return _mm512_mask_mov_epi16(v, mask, _mm512_setzero_si512());
}

/* The low halves of 32-bit elements: even-indexed ones and odd-indexed ones. */
PRIMITIVE __m512i merged_u16(__m512i even, __m512i odd) {
    return _mm512_mask_mov_epi16(even, 0xaaaaaaaa, _mm512_slli_epi32(odd, 16));
}

PRIMITIVE __m512i floor_divide_u16(__m512i a, __m512i b) {
    const __m512i divisor = or_one_16(b);
    const __m512i even = i32_floor_divide(even_f32_u16(a), even_f32_u16(divisor));
    const __m512i odd = i32_floor_divide(odd_f32_u16(a), odd_f32_u16(divisor));
    return zero_where_16(merged_u16(even, odd), equal_u16(b, _mm512_setzero_si512()));
}

PRIMITIVE __m256i floor_divide_u8(__m256i a, __m256i b) {
    return _mm512_cvtepi16_epi8(floor_divide_u16(_mm512_cvtepu8_epi16(a), _mm512_cvtepu8_epi16(b)));
}

PRIMITIVE __m256i floor_divide_ones_u8(__m256i a, __m256i b) {
    return ones_where_8(floor_divide_u8(a, b), equal_u8(b, _mm256_setzero_si256()));
}

PRIMITIVE __m512i ones_where_16(__m512i v, __mmask32 mask) {
    return _mm512_mask_mov_epi16(v, mask, _mm512_set1_epi16(-1));
}

PRIMITIVE __m512i floor_divide_ones_u16(__m512i a, __m512i b) {
    return ones_where_16(floor_divide_u16(a, b), equal_u16(b, _mm512_setzero_si512()));
}

/* Half of a by b without signs, twice that quotient, and one more if what is left is not less than b. */
PRIMITIVE __m512i quotient_u32(__m512i a, __m512i b, __m512i *rest) {
    const __m512i half_divisor = _mm512_min_epu32(b, _mm512_set1_epi32(INT32_MAX));
    __m512i left;
    const __m512i nearest = nearest_quotient_i32(_mm512_srli_epi32(a, 1), half_divisor, &left);
    const __m512i half = _mm512_add_epi32(nearest, _mm512_srai_epi32(left, 31));
    const __m512i below = zero_where_32(_mm512_add_epi32(half, half), less_i32(b, _mm512_setzero_si512()));
    left = _mm512_sub_epi32(a, _mm512_mullo_epi32(below, b));
    *rest = add_where_32(left, less_equal_u32(b, left), _mm512_sub_epi32(_mm512_setzero_si512(), b));
    return add_where_32(below, less_equal_u32(b, left), _mm512_set1_epi32(1));
}

PRIMITIVE __m512i floor_divide_u32(__m512i a, __m512i b) {
    __m512i rest;
    return zero_where_32(quotient_u32(a, or_one_32(b), &rest), equal_u32(b, _mm512_setzero_si512()));
}

PRIMITIVE __m512i floor_divide_ones_u32(__m512i a, __m512i b) {
    return ones_where_32(floor_divide_u32(a, b), equal_u32(b, _mm512_setzero_si512()));
}

PRIMITIVE __m512i ones_where_64(__m512i v, __mmask8 mask) {
    return _mm512_mask_mov_epi64(v, mask, _mm512_set1_epi64(-1));
}

/* 1 in place of 0. */
PRIMITIVE __m512i or_one_64(__m512i v) {
    return _mm512_mask_mov_epi64(v, _mm512_testn_epi64_mask(v, v), _mm512_set1_epi64(1));
}

/* Whether all sums of an integer and the bits of 2^52 have the exponent of 2^52. */
PRIMITIVE int all_fit(__m512i a, __m512i b) {
    const __m512i top = _mm512_castpd_si512(_mm512_set1_pd(0x1p52)), upper = _mm512_set1_epi64(-(INT64_C(1) << 52));
    const __m512i differ = _mm512_ternarylogic_epi64(a, b, top, 0x7e);
    return _mm512_test_epi64_mask(differ, upper) == 0;
}

PRIMITIVE __m512d trunc_f64(__m512d v) {
    return _mm512_roundscale_pd(v, _MM_FROUND_TO_ZERO | _MM_FROUND_NO_EXC);
}

PRIMITIVE __m512d f64_of_u64(__m512i v) {
    return _mm512_cvtepu64_pd(v);
}

PRIMITIVE int any_64(__mmask8 mask) {
    return mask != 0;
}

PRIMITIVE __m512i u64_of_whole(__m512d v) {
    return _mm512_cvtpd_epu64(v);
}

/* The quotient by y, which is b, in two steps that are exact modulo 2^64; rest becomes what is left of a. */
PRIMITIVE __m512i two_steps_u64(__m512i a, __m512i b, __m512d y, __m512d about, __m512i *rest) {
    const __m512i first = u64_of_whole(trunc_f64(about)), left = _mm512_sub_epi64(a, multiply_u64(first, b));
    const __m512i second = u64_of_whole(trunc_f64(_mm512_div_pd(f64_of_u64(left), y)));
    *rest = _mm512_sub_epi64(left, multiply_u64(second, b));
    return _mm512_add_epi64(first, second);
}

/* Modulo 2^64, the product of the low half of a, with its sign, and b, in two halves with signs of their own. */
PRIMITIVE __m512i multiply_i32_i64(__m512i a, __m512i b) {
    const __m512i high = _mm512_srli_epi64(_mm512_add_epi64(b, _mm512_set1_epi64(INT64_C(1) << 31)), 32);
    return _mm512_add_epi64(_mm512_mul_epi32(a, b), _mm512_slli_epi64(_mm512_mul_epi32(a, high), 32));
}

PRIMITIVE __m512i add_where_64(__m512i v, __mmask8 mask, __m512i more) {
    return _mm512_mask_add_epi64(v, mask, v, more);
}

/*
 * The same without signs. Numbers are divided for a little less than they are, so that no step goes beyond the quotient,
 * and less than twice b is left.
 */
PRIMITIVE __m512i quotient_u64(__m512i a, __m512i b, __m512i *rest) {
    const __m512d y = _mm512_mul_pd(f64_of_u64(b), _mm512_set1_pd(1 + 0x1p-50)), top = _mm512_set1_pd(0x1p52);
    const __m512d about = _mm512_div_pd(f64_of_u64(a), y);
    __m512i quotient, left;
    if (any_64(less_f64(_mm512_set1_pd(0x1p30), about))) {
        quotient = two_steps_u64(a, b, y, about, &left);
    } else {
        const __m512d sum = _mm512_add_pd(trunc_f64(about), top);
        quotient = _mm512_sub_epi64(_mm512_castpd_si512(sum), _mm512_castpd_si512(top));
        left = _mm512_sub_epi64(a, multiply_i32_i64(quotient, b));
    }
    *rest = add_where_64(left, less_equal_u64(b, left), _mm512_sub_epi64(_mm512_setzero_si512(), b));
    return add_where_64(quotient, less_equal_u64(b, left), _mm512_set1_epi64(1));
}

static __attribute__((noinline, target("avx512f,avx512bw,avx512dq,avx512vl,f16c"))) __m512i floor_divide_large_u64(__m512i a, __m512i b) {
    __m512i rest;
    const __m512i quotient = quotient_u64(a, b, &rest);
    (void)quotient;
    return quotient;
}

PRIMITIVE __m512i zero_where_64(__m512i v, __mmask8 mask) {
    return _mm512_mask_mov_epi64(v, mask, _mm512_setzero_si512());
}

/* Of sums with 0x1p52 the mantissas are the integers, and the exponent tells whether all fit. */
PRIMITIVE __m512i floor_divide_u64(__m512i a, __m512i b) {
    const __m512d top = _mm512_set1_pd(0x1p52);
    const __m512i over = _mm512_castpd_si512(top), divisor = or_one_64(b);
    const __m512i over_a = _mm512_add_epi64(a, over), over_b = _mm512_add_epi64(divisor, over);
    __m512i result;
    if (__builtin_expect(all_fit(over_a, over_b), 1)) {
        const __m512d x = _mm512_sub_pd(_mm512_castsi512_pd(over_a), top), y = _mm512_sub_pd(_mm512_castsi512_pd(over_b), top);
        const __m512d whole = trunc_f64(_mm512_div_pd(x, y));
        result = _mm512_sub_epi64(_mm512_castpd_si512(_mm512_add_pd(whole, top)), over);
    } else {
        result = floor_divide_large_u64(a, divisor);
    }
    return zero_where_64(result, equal_u64(b, _mm512_setzero_si512()));
}

PRIMITIVE __m512i floor_divide_ones_u64(__m512i a, __m512i b) {
    return ones_where_64(floor_divide_u64(a, b), equal_u64(b, _mm512_setzero_si512()));
}

PRIMITIVE __m512 even_f32_i16(__m512i v) {
    return _mm512_cvtepi32_ps(_mm512_srai_epi32(_mm512_slli_epi32(v, 16), 16));
}

PRIMITIVE __m512 odd_f32_i16(__m512i v) {
    return _mm512_cvtepi32_ps(_mm512_srai_epi32(v, 16));
}

PRIMITIVE __m512i floor_divide_i16(__m512i a, __m512i b) {
    const __m512i divisor = or_one_16(b);
    const __m512i even = i32_floor_divide(even_f32_i16(a), even_f32_i16(divisor));
    const __m512i odd = i32_floor_divide(odd_f32_i16(a), odd_f32_i16(divisor));
    return zero_where_16(merged_u16(even, odd), equal_u16(b, _mm512_setzero_si512()));
}

PRIMITIVE __m256i floor_divide_i8(__m256i a, __m256i b) {
    return _mm512_cvtepi16_epi8(floor_divide_i16(_mm512_cvtepi8_epi16(a), _mm512_cvtepi8_epi16(b)));
}

PRIMITIVE __m256i floor_divide_ones_i8(__m256i a, __m256i b) {
    return ones_where_8(floor_divide_i8(a, b), equal_u8(b, _mm256_setzero_si256()));
}

PRIMITIVE __m512i floor_divide_ones_i16(__m512i a, __m512i b) {
    return ones_where_16(floor_divide_i16(a, b), equal_u16(b, _mm512_setzero_si512()));
}

PRIMITIVE __m512d floor_f64(__m512d v) {
    return _mm512_roundscale_pd(v, _MM_FROUND_TO_NEG_INF | _MM_FROUND_NO_EXC);
}

PRIMITIVE __m512d f64_of_i64(__m512i v) {
    return _mm512_cvtepi64_pd(v);
}

PRIMITIVE __m512d absolute_f64(__m512d v) {
    return _mm512_andnot_pd(_mm512_set1_pd(-0.0), v);
}

/* For 2^63, which only 2^63 - 1 and more beside it may have become, the largest that i64 holds of f64. */
PRIMITIVE __m512i i64_of_whole(__m512d v) {
    return _mm512_cvtpd_epi64(_mm512_min_pd(v, _mm512_set1_pd(0x1p63 - 0x1p10)));
}

PRIMITIVE __m512d round_f64(__m512d v) {
    return _mm512_roundscale_pd(v, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
}

/* The quotient by y, which is b, in two steps that are exact modulo 2^64; rest becomes what is left of a. */
PRIMITIVE __m512i two_steps_i64(__m512i a, __m512i b, __m512d y, __m512d about, __m512i *rest) {
    const __m512i first = i64_of_whole(round_f64(about)), left = _mm512_sub_epi64(a, multiply_u64(first, b));
    const __m512i second = i64_of_whole(round_f64(_mm512_div_pd(f64_of_i64(left), y)));
    *rest = _mm512_sub_epi64(left, multiply_u64(second, b));
    return _mm512_add_epi64(first, second);
}

/*
 * The quotient to a whole number so near that less than b is left of a. The float errs by 2^-51 of itself, so large ones
 * take two steps. Of one that i32 holds, a sum with 1.5 * 2^52 has the integer in its mantissa.
 */
PRIMITIVE __m512i nearest_quotient_i64(__m512i a, __m512i b, __m512i *rest) {
    const __m512d y = f64_of_i64(b), about = _mm512_div_pd(f64_of_i64(a), y), top = _mm512_set1_pd(0x1.8p52);
    if (any_64(less_f64(_mm512_set1_pd(0x1p30), absolute_f64(about)))) return two_steps_i64(a, b, y, about, rest);
    const __m512i quotient = _mm512_sub_epi64(_mm512_castpd_si512(_mm512_add_pd(about, top)), _mm512_castpd_si512(top));
    *rest = _mm512_sub_epi64(a, multiply_i32_i64(quotient, b));
    return quotient;
}

/* Where both masks are set: masks of integers. */
#define both(a, b) ((a) & (b))

/* Where v is not 0 and of another sign than w. */
PRIMITIVE __mmask8 opposite_64(__m512i v, __m512i w) {
    return both(less_i64(_mm512_xor_si512(v, w), _mm512_setzero_si512()), not_equal_u64(v, _mm512_setzero_si512()));
}

static __attribute__((noinline, target("avx512f,avx512bw,avx512dq,avx512vl,f16c"))) __m512i floor_divide_large_i64(__m512i a, __m512i b) {
    __m512i rest;
    const __m512i quotient = nearest_quotient_i64(a, b, &rest);
    (void)quotient;
    return add_where_64(quotient, opposite_64(rest, b), _mm512_set1_epi64(-1));
}

/* Of sums with 0x1.8p52 the mantissas are the integers, and the exponent tells whether all fit. */
PRIMITIVE __m512i floor_divide_i64(__m512i a, __m512i b) {
    const __m512d top = _mm512_set1_pd(0x1.8p52);
    const __m512i over = _mm512_castpd_si512(top), divisor = or_one_64(b);
    const __m512i over_a = _mm512_add_epi64(a, over), over_b = _mm512_add_epi64(divisor, over);
    __m512i result;
    if (__builtin_expect(all_fit(over_a, over_b), 1)) {
        const __m512d x = _mm512_sub_pd(_mm512_castsi512_pd(over_a), top), y = _mm512_sub_pd(_mm512_castsi512_pd(over_b), top);
        const __m512d whole = floor_f64(_mm512_div_pd(x, y));
        result = _mm512_sub_epi64(_mm512_castpd_si512(_mm512_add_pd(whole, top)), over);
    } else {
        result = floor_divide_large_i64(a, divisor);
    }
    return zero_where_64(result, equal_u64(b, _mm512_setzero_si512()));
}

PRIMITIVE __m512i floor_divide_ones_i64(__m512i a, __m512i b) {
    return ones_where_64(floor_divide_i64(a, b), equal_u64(b, _mm512_setzero_si512()));
}

PRIMITIVE __m512 absolute_f32(__m512 v) {
    return _mm512_andnot_ps(_mm512_set1_ps(-0.0), v);
}

/* 0 where the mask is not set. */
PRIMITIVE __m512 masked_f32(__m512 v, __mmask16 mask) {
    return _mm512_maskz_mov_ps(mask, v);
}

PRIMITIVE __m512d low_as_f64(__m512 v) {
    return _mm512_cvtps_pd(_mm512_castps512_ps256(v));
}

PRIMITIVE __m512d high_as_f64(__m512 v) {
    return _mm512_cvtps_pd(_mm512_extractf32x8_ps(v, 1));
}

/* 0 where the mask is not set. */
PRIMITIVE __m512d masked_f64(__m512d v, __mmask8 mask) {
    return _mm512_maskz_mov_pd(mask, v);
}

/*
 * From x the multiple of y that the first 28 bits of the quotient say, which the 24 bits of y leave exact. Rounding does
 * not lift a quotient of so close numbers to one of so few bits, so the difference is not negative. By inf it is x.
 */
PRIMITIVE __m512d fmod_step_f32(__m512d x, __m512d y) {
    const __m512d first28 = _mm512_castsi512_pd(_mm512_set1_epi64(-(INT64_C(1) << 25)));
    const __m512d quotient = trunc_f64(_mm512_and_pd(_mm512_div_pd(x, y), first28));
    const __m512d finite = masked_f64(y, not_equal_f64(y, _mm512_set1_pd(__builtin_inf())));
    return _mm512_sub_pd(x, _mm512_mul_pd(quotient, finite));
}

static __attribute__((noinline, target("avx512f,avx512bw,avx512dq,avx512vl,f16c"))) __m512d fmod_rest_f32(__m512d x, __m512d y) {
    while (any_64(less_equal_f64(y, x)))
        x = fmod_step_f32(x, y);
    return x;
}

PRIMITIVE __m512 f32_of_f64(__m512d low, __m512d high) {
    return combined_f32(_mm512_cvtpd_ps(low), _mm512_cvtpd_ps(high));
}

/* A divisor that is 0 becomes a signalling NaN: such a remainder is invalid, and no pole. */
PRIMITIVE __m512 fmod_magnitude_f32(__m512 x, __m512 y) {
    const __m512 signalling = _mm512_castsi512_ps(_mm512_set1_epi32(0x7f800001));
    y = _mm512_or_ps(y, masked_f32(signalling, equal_f32(y, _mm512_setzero_ps())));
    const __m512d y0 = low_as_f64(y), y1 = high_as_f64(y);
    __m512d x0 = fmod_step_f32(low_as_f64(x), y0), x1 = fmod_step_f32(high_as_f64(x), y1);
    if (__builtin_expect(any_64(either(less_equal_f64(y0, x0), less_equal_f64(y1, x1))), 0))
        x0 = fmod_rest_f32(x0, y0), x1 = fmod_rest_f32(x1, y1);
    return f32_of_f64(x0, x1);
}

PRIMITIVE __m512 sign_bit_f32(__m512 v) {
    return _mm512_and_ps(_mm512_set1_ps(-0.0), v);
}

/* As if m were 0 where b is: that gives a / b. The sign is always that of a / b. */
PRIMITIVE __m512 floor_divide_f32(__m512 a, __m512 b) {
    const __m512 zero = _mm512_setzero_ps(), one = _mm512_set1_ps(1), x = absolute_f32(a), y = absolute_f32(b);
    const __m512 divisor = _mm512_or_ps(y, masked_f32(one, equal_f32(y, zero)));
    const __m512 m = masked_f32(fmod_magnitude_f32(x, divisor), not_equal_f32(y, zero));
    const __m512 signs = _mm512_xor_ps(a, b), sign = sign_bit_f32(signs);
    const __mmask16 differ = both(less_i32(_mm512_castps_si512(signs), _mm512_setzero_si512()), not_equal_f32(m, zero));
    const __m512 magnitude = _mm512_add_ps(_mm512_div_ps(_mm512_sub_ps(x, m), y), masked_f32(one, differ));
    const __m512 quotient = _mm512_or_ps(magnitude, sign), below = floor_f32(quotient);
    const __mmask16 far = less_f32(_mm512_add_ps(below, _mm512_set1_ps(0.5)), quotient);
    return _mm512_or_ps(absolute_f32(_mm512_add_ps(below, masked_f32(one, far))), sign);
}

PRIMITIVE int all_64(__mmask8 mask) {
    return mask == 0xff;
}

/*
 * The remainder, for a quotient of at most 2^26: its products with the first 26 bits of y, and with the other 27, are
 * exact. Where the quotient was rounded up to a whole number, y is added again.
 */
PRIMITIVE __m512d fmod_step_f64(__m512d x, __m512d y) {
    const __m512d first26 = _mm512_castsi512_pd(_mm512_set1_epi64(-(INT64_C(1) << 27)));
    const __m512d high = _mm512_and_pd(y, first26), low = _mm512_sub_pd(y, high);
    const __m512d quotient = trunc_f64(_mm512_div_pd(x, y));
    const __m512d rest = _mm512_sub_pd(_mm512_sub_pd(x, _mm512_mul_pd(quotient, high)), _mm512_mul_pd(quotient, low));
    return _mm512_add_pd(rest, masked_f64(y, less_f64(rest, _mm512_setzero_pd())));
}

/* a where the mask is set, else b. */
PRIMITIVE __m512d chosen_f64(__mmask8 mask, __m512d a, __m512d b) {
    return _mm512_mask_mov_pd(b, mask, a);
}

/* The exponent of a positive normal number. */
PRIMITIVE __m512i exponent_f64(__m512d v) {
    return _mm512_sub_epi64(_mm512_srli_epi64(_mm512_castpd_si512(v), 52), _mm512_set1_epi64(1023));
}

/* A number from 1 up to 2, which times 2^exponent is v. Of a positive finite one, be it subnormal. */
PRIMITIVE __m512d normalized_f64(__m512d v, __m512i *exponent) {
    const __m512d up = chosen_f64(less_f64(v, _mm512_set1_pd(DBL_MIN)), _mm512_set1_pd(0x1p54), _mm512_set1_pd(1));
    const __m512d normal = _mm512_mul_pd(v, up);
    const __m512d mantissa = _mm512_castsi512_pd(_mm512_set1_epi64((INT64_C(1) << 52) - 1));
    *exponent = _mm512_sub_epi64(exponent_f64(normal), exponent_f64(up));
    return _mm512_or_pd(_mm512_and_pd(normal, mantissa), _mm512_set1_pd(1));
}

PRIMITIVE int any_bit_u64(__m512i v) {
    return _mm512_test_epi64_mask(v, v) != 0;
}

/* 2^n, for exponents of normal numbers. */
PRIMITIVE __m512d f64_power_of_two(__m512i n) {
    return _mm512_castsi512_pd(_mm512_slli_epi64(_mm512_add_epi64(n, _mm512_set1_epi64(1023)), 52));
}

/* v * 2^n, which must be exact, for exponents of any numbers: by half of n, then by the rest of it. */
PRIMITIVE __m512d scaled_f64(__m512d v, __m512i n) {
    const __m512i half = _mm512_sub_epi64(_mm512_srli_epi64(_mm512_add_epi64(n, _mm512_set1_epi64(4096)), 1), _mm512_set1_epi64(2048));
    return _mm512_mul_pd(_mm512_mul_pd(v, f64_power_of_two(half)), f64_power_of_two(_mm512_sub_epi64(n, half)));
}

/*
 * For all operands: long division of the mantissas, 26 bits of the quotient at a time, until all lanes have ended. NaN
 * where y is 0 or x infinite; x where it is less than y.
 */
static __attribute__((noinline, target("avx512f,avx512bw,avx512dq,avx512vl,f16c"))) __m512d fmod_large_f64(__m512d x, __m512d y) {
    const __m512d one = _mm512_set1_pd(1), nothing_or_nan = _mm512_div_pd(_mm512_sub_pd(x, x), y);
    const __mmask8 divides = both(less_equal_f64(y, x), equal_f64(nothing_or_nan, nothing_or_nan));
    __m512i end, exponent;
    const __m512d divisor = normalized_f64(chosen_f64(divides, y, one), &end);
    __m512d rest = normalized_f64(chosen_f64(divides, x, one), &exponent);
    rest = fmod_step_f64(rest, divisor);
    __m512i left = _mm512_sub_epi64(exponent, end);
    while (any_bit_u64(left)) {
        const __m512i bits = _mm512_min_epu32(left, _mm512_set1_epi64(26));
        rest = fmod_step_f64(_mm512_mul_pd(rest, f64_power_of_two(bits)), divisor);
        left = _mm512_sub_epi64(left, bits);
    }
    return _mm512_add_pd(chosen_f64(divides, scaled_f64(rest, end), x), nothing_or_nan);
}

/* One step, where y is normal and less than 2^998, and x less than 2^26 times as large: so x is finite too. */
PRIMITIVE __m512d fmod_magnitude_f64(__m512d x, __m512d y) {
    const __m512i x_bits = _mm512_castpd_si512(x), y_bits = _mm512_castpd_si512(y);
    const __m512i above_least = _mm512_add_epi64(y_bits, _mm512_set1_epi64(INT64_MAX - (INT64_C(1) << 52) + 1));
    const __m512i limit = _mm512_set1_epi64(INT64_MIN + (INT64_C(0x7e4) << 52));
    const __m512i least = _mm512_sub_epi64(x_bits, _mm512_set1_epi64(INT64_C(26) << 52));
    const __mmask8 fits = both(less_i64(above_least, limit), less_i64(least, y_bits));
    return __builtin_expect(all_64(fits), 1) ? fmod_step_f64(x, y) : fmod_large_f64(x, y);
}

PRIMITIVE __m512d sign_bit_f64(__m512d v) {
    return _mm512_and_pd(_mm512_set1_pd(-0.0), v);
}

/* As if m were 0 where b is: that gives a / b. The sign is always that of a / b. */
PRIMITIVE __m512d floor_divide_f64(__m512d a, __m512d b) {
    const __m512d zero = _mm512_setzero_pd(), one = _mm512_set1_pd(1), x = absolute_f64(a), y = absolute_f64(b);
    const __m512d divisor = _mm512_or_pd(y, masked_f64(one, equal_f64(y, zero)));
    const __m512d m = masked_f64(fmod_magnitude_f64(x, divisor), not_equal_f64(y, zero));
    const __m512d signs = _mm512_xor_pd(a, b), sign = sign_bit_f64(signs);
    const __mmask8 differ = both(less_i64(_mm512_castpd_si512(signs), _mm512_setzero_si512()), not_equal_f64(m, zero));
    const __m512d magnitude = _mm512_add_pd(_mm512_div_pd(_mm512_sub_pd(x, m), y), masked_f64(one, differ));
    const __m512d quotient = _mm512_or_pd(magnitude, sign), below = floor_f64(quotient);
    const __mmask8 far = less_f64(_mm512_add_pd(below, _mm512_set1_pd(0.5)), quotient);
    return _mm512_or_pd(absolute_f64(_mm512_add_pd(below, masked_f64(one, far))), sign);
}

PRIMITIVE __m512i remainder_i32(__m512i a, __m512i b) {
    const __m512i divisor = or_one_32(b);
    __m512i rest;
    (void)nearest_quotient_i32(a, divisor, &rest);
    return add_where_32(rest, opposite_32(rest, divisor), divisor);
}

PRIMITIVE __m512i i32_remainder(__m512 a, __m512 b) {
    const __m512 quotient = _mm512_div_ps(a, b);
    return _mm512_cvtps_epi32(_mm512_sub_ps(a, _mm512_mul_ps(floor_f32(quotient), b)));
}

PRIMITIVE __m512i remainder_u16(__m512i a, __m512i b) {
    const __m512i divisor = or_one_16(b);
    const __m512i even = i32_remainder(even_f32_u16(a), even_f32_u16(divisor));
    const __m512i odd = i32_remainder(odd_f32_u16(a), odd_f32_u16(divisor));
    return merged_u16(even, odd);
}

PRIMITIVE __m256i remainder_u8(__m256i a, __m256i b) {
    return _mm512_cvtepi16_epi8(remainder_u16(_mm512_cvtepu8_epi16(a), _mm512_cvtepu8_epi16(b)));
}

PRIMITIVE __m512i remainder_u32(__m512i a, __m512i b) {
    __m512i rest;
    (void)quotient_u32(a, or_one_32(b), &rest);
    return rest;
}

static __attribute__((noinline, target("avx512f,avx512bw,avx512dq,avx512vl,f16c"))) __m512i remainder_large_u64(__m512i a, __m512i b) {
    __m512i rest;
    const __m512i quotient = quotient_u64(a, b, &rest);
    (void)quotient;
    return rest;
}

/* Of sums with 0x1p52 the mantissas are the integers, and the exponent tells whether all fit. */
PRIMITIVE __m512i remainder_u64(__m512i a, __m512i b) {
    const __m512d top = _mm512_set1_pd(0x1p52);
    const __m512i over = _mm512_castpd_si512(top), divisor = or_one_64(b);
    const __m512i over_a = _mm512_add_epi64(a, over), over_b = _mm512_add_epi64(divisor, over);
    __m512i result;
    if (__builtin_expect(all_fit(over_a, over_b), 1)) {
        const __m512d x = _mm512_sub_pd(_mm512_castsi512_pd(over_a), top), y = _mm512_sub_pd(_mm512_castsi512_pd(over_b), top);
        const __m512d whole = trunc_f64(_mm512_div_pd(x, y));
        result = _mm512_sub_epi64(_mm512_castpd_si512(_mm512_add_pd(_mm512_sub_pd(x, _mm512_mul_pd(whole, y)), top)), over);
    } else {
        result = remainder_large_u64(a, divisor);
    }
    return result;
}

PRIMITIVE __m512i remainder_i16(__m512i a, __m512i b) {
    const __m512i divisor = or_one_16(b);
    const __m512i even = i32_remainder(even_f32_i16(a), even_f32_i16(divisor));
    const __m512i odd = i32_remainder(odd_f32_i16(a), odd_f32_i16(divisor));
    return merged_u16(even, odd);
}

PRIMITIVE __m256i remainder_i8(__m256i a, __m256i b) {
    return _mm512_cvtepi16_epi8(remainder_i16(_mm512_cvtepi8_epi16(a), _mm512_cvtepi8_epi16(b)));
}

static __attribute__((noinline, target("avx512f,avx512bw,avx512dq,avx512vl,f16c"))) __m512i remainder_large_i64(__m512i a, __m512i b) {
    __m512i rest;
    const __m512i quotient = nearest_quotient_i64(a, b, &rest);
    (void)quotient;
    return add_where_64(rest, opposite_64(rest, b), b);
}

/* Of sums with 0x1.8p52 the mantissas are the integers, and the exponent tells whether all fit. */
PRIMITIVE __m512i remainder_i64(__m512i a, __m512i b) {
    const __m512d top = _mm512_set1_pd(0x1.8p52);
    const __m512i over = _mm512_castpd_si512(top), divisor = or_one_64(b);
    const __m512i over_a = _mm512_add_epi64(a, over), over_b = _mm512_add_epi64(divisor, over);
    __m512i result;
    if (__builtin_expect(all_fit(over_a, over_b), 1)) {
        const __m512d x = _mm512_sub_pd(_mm512_castsi512_pd(over_a), top), y = _mm512_sub_pd(_mm512_castsi512_pd(over_b), top);
        const __m512d whole = floor_f64(_mm512_div_pd(x, y));
        result = _mm512_sub_epi64(_mm512_castpd_si512(_mm512_add_pd(_mm512_sub_pd(x, _mm512_mul_pd(whole, y)), top)), over);
    } else {
        result = remainder_large_i64(a, divisor);
    }
    return result;
}

/* a where the mask is set, else b. */
PRIMITIVE __m512 chosen_f32(__mmask16 mask, __m512 a, __m512 b) {
    return _mm512_mask_mov_ps(b, mask, a);
}

/* Where the signs differ and m is not 0, what m lacks of b. Always with the sign of b. */
PRIMITIVE __m512 remainder_f32(__m512 a, __m512 b) {
    const __m512 y = absolute_f32(b), m = fmod_magnitude_f32(absolute_f32(a), y), zero = _mm512_setzero_ps();
    const __mmask16 differ = both(less_i32(_mm512_castps_si512(_mm512_xor_ps(a, b)), _mm512_setzero_si512()), not_equal_f32(m, zero));
    return _mm512_or_ps(chosen_f32(differ, _mm512_sub_ps(y, m), m), sign_bit_f32(b));
}

/* Where the signs differ and m is not 0, what m lacks of b. Always with the sign of b. */
PRIMITIVE __m512d remainder_f64(__m512d a, __m512d b) {
    const __m512d y = absolute_f64(b), m = fmod_magnitude_f64(absolute_f64(a), y), zero = _mm512_setzero_pd();
    const __mmask8 differ = both(less_i64(_mm512_castpd_si512(_mm512_xor_pd(a, b)), _mm512_setzero_si512()), not_equal_f64(m, zero));
    return _mm512_or_pd(chosen_f64(differ, _mm512_sub_pd(y, m), m), sign_bit_f64(b));
}

/* The magnitude of v with the sign of w. */
PRIMITIVE __m512i with_sign_32(__m512i v, __m512i w) {
    const __mmask16 differ = _mm512_movepi32_mask(_mm512_xor_epi32(v, w));
    return _mm512_mask_sub_epi32(v, differ, _mm512_setzero_si512(), v);
}

PRIMITIVE __m512i fmod_i32(__m512i a, __m512i b) {
    const __m512i divisor = or_one_32(b);
    __m512i rest;
    (void)nearest_quotient_i32(a, divisor, &rest);
    return add_where_32(rest, opposite_32(rest, a), with_sign_32(divisor, a));
}

PRIMITIVE __m256i fmod_u8(__m256i a, __m256i b) {
    return remainder_u8(a, b);
}

PRIMITIVE __m512i fmod_u16(__m512i a, __m512i b) {
    return remainder_u16(a, b);
}

PRIMITIVE __m512i fmod_u32(__m512i a, __m512i b) {
    return remainder_u32(a, b);
}

PRIMITIVE __m512i fmod_u64(__m512i a, __m512i b) {
    return remainder_u64(a, b);
}

PRIMITIVE __m512 trunc_f32(__m512 v) {
    return _mm512_roundscale_ps(v, _MM_FROUND_TO_ZERO | _MM_FROUND_NO_EXC);
}

PRIMITIVE __m512i i32_fmod(__m512 a, __m512 b) {
    const __m512 quotient = _mm512_div_ps(a, b);
    return _mm512_cvtps_epi32(_mm512_sub_ps(a, _mm512_mul_ps(trunc_f32(quotient), b)));
}

PRIMITIVE __m512i fmod_i16(__m512i a, __m512i b) {
    const __m512i divisor = or_one_16(b);
    const __m512i even = i32_fmod(even_f32_i16(a), even_f32_i16(divisor));
    const __m512i odd = i32_fmod(odd_f32_i16(a), odd_f32_i16(divisor));
    return merged_u16(even, odd);
}

PRIMITIVE __m256i fmod_i8(__m256i a, __m256i b) {
    return _mm512_cvtepi16_epi8(fmod_i16(_mm512_cvtepi8_epi16(a), _mm512_cvtepi8_epi16(b)));
}

/* The magnitude of v with the sign of w. */
PRIMITIVE __m512i with_sign_64(__m512i v, __m512i w) {
    const __mmask8 differ = _mm512_movepi64_mask(_mm512_xor_epi64(v, w));
    return _mm512_mask_sub_epi64(v, differ, _mm512_setzero_si512(), v);
}

static __attribute__((noinline, target("avx512f,avx512bw,avx512dq,avx512vl,f16c"))) __m512i fmod_large_i64(__m512i a, __m512i b) {
    __m512i rest;
    const __m512i quotient = nearest_quotient_i64(a, b, &rest);
    (void)quotient;
    return add_where_64(rest, opposite_64(rest, a), with_sign_64(b, a));
}

/* Of sums with 0x1.8p52 the mantissas are the integers, and the exponent tells whether all fit. */
PRIMITIVE __m512i fmod_i64(__m512i a, __m512i b) {
    const __m512d top = _mm512_set1_pd(0x1.8p52);
    const __m512i over = _mm512_castpd_si512(top), divisor = or_one_64(b);
    const __m512i over_a = _mm512_add_epi64(a, over), over_b = _mm512_add_epi64(divisor, over);
    __m512i result;
    if (__builtin_expect(all_fit(over_a, over_b), 1)) {
        const __m512d x = _mm512_sub_pd(_mm512_castsi512_pd(over_a), top), y = _mm512_sub_pd(_mm512_castsi512_pd(over_b), top);
        const __m512d whole = trunc_f64(_mm512_div_pd(x, y));
        result = _mm512_sub_epi64(_mm512_castpd_si512(_mm512_add_pd(_mm512_sub_pd(x, _mm512_mul_pd(whole, y)), top)), over);
    } else {
        result = fmod_large_i64(a, divisor);
    }
    return result;
}

PRIMITIVE __m512 fmod_f32(__m512 a, __m512 b) {
    return _mm512_or_ps(fmod_magnitude_f32(absolute_f32(a), absolute_f32(b)), sign_bit_f32(a));
}

PRIMITIVE __m512d fmod_f64(__m512d a, __m512d b) {
    return _mm512_or_pd(fmod_magnitude_f64(absolute_f64(a), absolute_f64(b)), sign_bit_f64(a));
}

/* a where the mask is set, else b. */
PRIMITIVE __m512i chosen_u32(__mmask16 mask, __m512i a, __m512i b) {
    return _mm512_mask_mov_epi32(b, mask, a);
}

PRIMITIVE int any_bit_u32(__m512i v) {
    return _mm512_test_epi32_mask(v, v) != 0;
}

/* Of a^1, a^2, a^4 and so on, the product of those that the bits of b choose. */
PRIMITIVE __m512i power_u32(__m512i a, __m512i b) {
    __m512i power = _mm512_set1_epi32(1), bit = power;
    for (;;) {
        power = chosen_u32(equal_u32(_mm512_and_si512(b, bit), bit), multiply_u32(power, a), power);
        b = _mm512_andnot_si512(bit, b);
        if (!any_bit_u32(b)) return power;
        bit = _mm512_add_epi32(bit, bit);
        a = multiply_u32(a, a);
    }
}

/* Where b is negative, 1 and -1 need its last bit alone, and all others give 0. */
PRIMITIVE __m512i power_i32(__m512i a, __m512i b) {
    const __m512i one = _mm512_set1_epi32(1), minus_one = _mm512_set1_epi32(-1), zero = _mm512_setzero_si512();
    const __m512i exponent = chosen_u32(less_i32(b, zero), _mm512_and_si512(b, one), b);
    return zero_where_32(power_u32(a, exponent),
                           both(less_i32(b, zero), both(not_equal_u32(a, one), not_equal_u32(a, minus_one))));
}

/* a where the mask is set, else b. */
PRIMITIVE __m256i chosen_u8(__mmask32 mask, __m256i a, __m256i b) {
    return _mm256_mask_mov_epi8(b, mask, a);
}

PRIMITIVE int any_bit_u8(__m256i v) {
    return _mm256_test_epi8_mask(v, v) != 0;
}

/* Of a^1, a^2, a^4 and so on, the product of those that the bits of b choose. */
PRIMITIVE __m256i power_u8(__m256i a, __m256i b) {
    __m256i power = _mm256_set1_epi8(1), bit = power;
    for (;;) {
        power = chosen_u8(equal_u8(_mm256_and_si256(b, bit), bit), multiply_u8(power, a), power);
        b = _mm256_andnot_si256(bit, b);
        if (!any_bit_u8(b)) return power;
        bit = _mm256_add_epi8(bit, bit);
        a = multiply_u8(a, a);
    }
}

/* a where the mask is set, else b. */
PRIMITIVE __m512i chosen_u16(__mmask32 mask, __m512i a, __m512i b) {
    return _mm512_mask_mov_epi16(b, mask, a);
}

PRIMITIVE int any_bit_u16(__m512i v) {
    return _mm512_test_epi16_mask(v, v) != 0;
}

/* Of a^1, a^2, a^4 and so on, the product of those that the bits of b choose. */
PRIMITIVE __m512i power_u16(__m512i a, __m512i b) {
    __m512i power = _mm512_set1_epi16(1), bit = power;
    for (;;) {
        power = chosen_u16(equal_u16(_mm512_and_si512(b, bit), bit), multiply_u16(power, a), power);
        b = _mm512_andnot_si512(bit, b);
        if (!any_bit_u16(b)) return power;
        bit = _mm512_add_epi16(bit, bit);
        a = multiply_u16(a, a);
    }
}

/* a where the mask is set, else b. */
PRIMITIVE __m512i chosen_u64(__mmask8 mask, __m512i a, __m512i b) {
    return _mm512_mask_mov_epi64(b, mask, a);
}

/* Of a^1, a^2, a^4 and so on, the product of those that the bits of b choose. */
PRIMITIVE __m512i power_u64(__m512i a, __m512i b) {
    __m512i power = _mm512_set1_epi64(1), bit = power;
    for (;;) {
        power = chosen_u64(equal_u64(_mm512_and_si512(b, bit), bit), multiply_u64(power, a), power);
        b = _mm512_andnot_si512(bit, b);
        if (!any_bit_u64(b)) return power;
        bit = _mm512_add_epi64(bit, bit);
        a = multiply_u64(a, a);
    }
}

PRIMITIVE __m256i zero_where_8(__m256i v, __mmask32 mask) {
    return _mm256_mask_mov_epi8(v, mask, _mm256_setzero_si256());
}

/* Where b is negative, 1 and -1 need its last bit alone, and all others give 0. */
PRIMITIVE __m256i power_i8(__m256i a, __m256i b) {
    const __m256i one = _mm256_set1_epi8(1), minus_one = _mm256_set1_epi8(-1), zero = _mm256_setzero_si256();
    const __m256i exponent = chosen_u8(less_i8(b, zero), _mm256_and_si256(b, one), b);
    return zero_where_8(power_u8(a, exponent),
                           both(less_i8(b, zero), both(not_equal_u8(a, one), not_equal_u8(a, minus_one))));
}

/* Where b is negative, 1 and -1 need its last bit alone, and all others give 0. */
PRIMITIVE __m512i power_i16(__m512i a, __m512i b) {
    const __m512i one = _mm512_set1_epi16(1), minus_one = _mm512_set1_epi16(-1), zero = _mm512_setzero_si512();
    const __m512i exponent = chosen_u16(less_i16(b, zero), _mm512_and_si512(b, one), b);
    return zero_where_16(power_u16(a, exponent),
                           both(less_i16(b, zero), both(not_equal_u16(a, one), not_equal_u16(a, minus_one))));
}

/* Where b is negative, 1 and -1 need its last bit alone, and all others give 0. */
PRIMITIVE __m512i power_i64(__m512i a, __m512i b) {
    const __m512i one = _mm512_set1_epi64(1), minus_one = _mm512_set1_epi64(-1), zero = _mm512_setzero_si512();
    const __m512i exponent = chosen_u64(less_i64(b, zero), _mm512_and_si512(b, one), b);
    return zero_where_64(power_u64(a, exponent),
                           both(less_i64(b, zero), both(not_equal_u64(a, one), not_equal_u64(a, minus_one))));
}

PRIMITIVE __m512i constant_u32(uint32_t v) {
    return _mm512_set1_epi32((int32_t)v);
}

PRIMITIVE __m512i constant_u64(uint64_t v) {
    return _mm512_set1_epi64((int64_t)v);
}

PRIMITIVE __m512i constant_u16(uint16_t v) {
    return _mm512_set1_epi16((int16_t)v);
}

/* The value after a on the way to b: one further from zero if b is, beyond a, else one nearer. */
PRIMITIVE __m512i nextafter_f32(__m512i a, __m512i b) {
    IN_REGISTER(a);
    IN_REGISTER(b);
    const __m512i sign = _mm512_set1_epi32(INT32_MIN), infinity = _mm512_set1_epi32(0x7f800000), one = _mm512_set1_epi32(1);
    const __m512i a_size = _mm512_andnot_si512(sign, a), b_size = _mm512_andnot_si512(sign, b);
    const __m512i smallest = _mm512_or_si512(_mm512_and_si512(b, sign), one), difference = _mm512_xor_si512(a, b);
    const __mmask16 away = _mm512_mask_cmpgt_epi32_mask(_mm512_testn_epi32_mask(difference, sign), b_size, a_size);
    const __mmask16 zero = _mm512_testn_epi32_mask(a_size, a_size);
    const __mmask16 differ = _mm512_mask_test_epi32_mask(_mm512_test_epi32_mask(difference, difference),
                                                   _mm512_or_si512(a_size, b_size), _mm512_set1_epi32(-1));
    __m512i next = _mm512_mask_add_epi32(_mm512_sub_epi32(a, one), away, a, one);
    next = _mm512_mask_mov_epi32(next, zero, smallest);
    next = _mm512_mask_mov_epi32(b, differ, next);
    const __mmask16 nan = (__mmask16)(_mm512_cmpgt_epi32_mask(a_size, infinity) | _mm512_cmpgt_epi32_mask(b_size, infinity));
    return _mm512_mask_mov_epi32(next, nan, _mm512_set1_epi32(-1));
}

/* The value after a on the way to b: one further from zero if b is, beyond a, else one nearer. */
PRIMITIVE __m512i nextafter_f64(__m512i a, __m512i b) {
    IN_REGISTER(a);
    IN_REGISTER(b);
    const __m512i sign = _mm512_set1_epi64(INT64_MIN), infinity = _mm512_set1_epi64(INT64_C(0x7ff0000000000000)), one = _mm512_set1_epi64(1);
    const __m512i a_size = _mm512_andnot_si512(sign, a), b_size = _mm512_andnot_si512(sign, b);
    const __m512i smallest = _mm512_or_si512(_mm512_and_si512(b, sign), one), difference = _mm512_xor_si512(a, b);
    const __mmask8 away = _mm512_mask_cmpgt_epi64_mask(_mm512_testn_epi64_mask(difference, sign), b_size, a_size);
    const __mmask8 zero = _mm512_testn_epi64_mask(a_size, a_size);
    const __mmask8 differ = _mm512_mask_test_epi64_mask(_mm512_test_epi64_mask(difference, difference),
                                                   _mm512_or_si512(a_size, b_size), _mm512_set1_epi64(-1));
    __m512i next = _mm512_mask_add_epi64(_mm512_sub_epi64(a, one), away, a, one);
    next = _mm512_mask_mov_epi64(next, zero, smallest);
    next = _mm512_mask_mov_epi64(b, differ, next);
    const __mmask8 nan = (__mmask8)(_mm512_cmpgt_epi64_mask(a_size, infinity) | _mm512_cmpgt_epi64_mask(b_size, infinity));
    return _mm512_mask_mov_epi64(next, nan, _mm512_set1_epi64(-1));
}

/* The value after a on the way to b: one further from zero if b is, beyond a, else one nearer. */
PRIMITIVE __m512i nextafter_bf16(__m512i a, __m512i b) {
    IN_REGISTER(a);
    IN_REGISTER(b);
    const __m512i sign = _mm512_set1_epi16(INT16_MIN), infinity = _mm512_set1_epi16(0x7f80), one = _mm512_set1_epi16(1);
    const __m512i a_size = _mm512_andnot_si512(sign, a), b_size = _mm512_andnot_si512(sign, b);
    const __m512i smallest = _mm512_or_si512(_mm512_and_si512(b, sign), one), difference = _mm512_xor_si512(a, b);
    const __mmask32 away = _mm512_mask_cmpgt_epi16_mask(_mm512_testn_epi16_mask(difference, sign), b_size, a_size);
    const __mmask32 zero = _mm512_testn_epi16_mask(a_size, a_size);
    const __mmask32 differ = _mm512_mask_test_epi16_mask(_mm512_test_epi16_mask(difference, difference),
                                                   _mm512_or_si512(a_size, b_size), _mm512_set1_epi16(-1));
    __m512i next = _mm512_mask_add_epi16(_mm512_sub_epi16(a, one), away, a, one);
    next = _mm512_mask_mov_epi16(next, zero, smallest);
    next = _mm512_mask_mov_epi16(b, differ, next);
    const __mmask32 nan = (__mmask32)(_mm512_cmpgt_epi16_mask(a_size, infinity) | _mm512_cmpgt_epi16_mask(b_size, infinity));
    return _mm512_mask_mov_epi16(next, nan, _mm512_set1_epi16(-1));
}

/* The value after a on the way to b: one further from zero if b is, beyond a, else one nearer. */
PRIMITIVE __m512i nextafter_f16(__m512i a, __m512i b) {
    IN_REGISTER(a);
    IN_REGISTER(b);
    const __m512i sign = _mm512_set1_epi16(INT16_MIN), infinity = _mm512_set1_epi16(0x7c00), one = _mm512_set1_epi16(1);
    const __m512i a_size = _mm512_andnot_si512(sign, a), b_size = _mm512_andnot_si512(sign, b);
    const __m512i smallest = _mm512_or_si512(_mm512_and_si512(b, sign), one), difference = _mm512_xor_si512(a, b);
    const __mmask32 away = _mm512_mask_cmpgt_epi16_mask(_mm512_testn_epi16_mask(difference, sign), b_size, a_size);
    const __mmask32 zero = _mm512_testn_epi16_mask(a_size, a_size);
    const __mmask32 differ = _mm512_mask_test_epi16_mask(_mm512_test_epi16_mask(difference, difference),
                                                   _mm512_or_si512(a_size, b_size), _mm512_set1_epi16(-1));
    __m512i next = _mm512_mask_add_epi16(_mm512_sub_epi16(a, one), away, a, one);
    next = _mm512_mask_mov_epi16(next, zero, smallest);
    next = _mm512_mask_mov_epi16(b, differ, next);
    const __mmask32 nan = (__mmask32)(_mm512_cmpgt_epi16_mask(a_size, infinity) | _mm512_cmpgt_epi16_mask(b_size, infinity));
    return _mm512_mask_mov_epi16(next, nan, _mm512_set1_epi16(-1));
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

PRIMITIVE __m256i constant_u8(uint8_t v) {
    return _mm256_set1_epi8((char)v);
}

PRIMITIVE __m512i constant_u8x64(uint8_t v) {
    return _mm512_set1_epi8((char)v);
}

PRIMITIVE __m512 negative_f32(__m512 v) {
    return _mm512_xor_ps(v, _mm512_set1_ps(-0.0));
}

PRIMITIVE __m512 negative_c64(__m512 v) {
    return negative_f32(v);
}

PRIMITIVE __m512d negative_f64(__m512d v) {
    return _mm512_xor_pd(v, _mm512_set1_pd(-0.0));
}

PRIMITIVE c128 negative_c128(c128 v) {
    return make_c128(negative_f64(v.low), negative_f64(v.high));
}

PRIMITIVE __mmask8 isinf_parts_f64(__m512d v) {
    const __m512d infinity = _mm512_set1_pd(__builtin_inf());
    return _mm512_cmp_pd_mask(absolute_f64(v), infinity, _CMP_EQ_OQ);
}

/* `v`, but infinity where either part is infinite. */
PRIMITIVE __m512d infinite_where(__m512d v, __m512d re, __m512d im) {
    const __m512d infinity = _mm512_set1_pd(__builtin_inf());
    const __mmask8 infinite = (__mmask8)(isinf_parts_f64(re) | isinf_parts_f64(im));
    return _mm512_mask_mov_pd(v, infinite, infinity);
}

/* The absolute values of `half` elements, those of the halves of a register by turns: 0 2 1 3, or 0 4 1 5 2 6 3 7. */
PRIMITIVE __m512d absolutes_of_c64(__m512 v) {
    const __m512d low = _mm512_cvtps_pd(_mm512_castps512_ps256(v)), high = _mm512_cvtps_pd(_mm512_extractf32x8_ps(v, 1));
    const __m512d re = _mm512_unpacklo_pd(low, high), im = _mm512_unpackhi_pd(low, high);
    const __m512d sum = _mm512_add_pd(_mm512_mul_pd(re, re), _mm512_mul_pd(im, im));
    return infinite_where(_mm512_sqrt_pd(sum), re, im);
}

PRIMITIVE __m512 load_absolute_c64_as_f32(const char *p, size_t i) {
    const __m256 low = _mm512_cvtpd_ps(absolutes_of_c64(load_c64(p, i)));
    const __m256 high = _mm512_cvtpd_ps(absolutes_of_c64(load_c64(p, i + 8)));
    const __m512i order = _mm512_setr_epi32(0, 2, 4, 6, 1, 3, 5, 7, 8, 10, 12, 14, 9, 11, 13, 15);
    return _mm512_permutexvar_ps(order, combined_f32(low, high));
}

/* By way of the quotient of the parts; 0 where both are 0, infinity where one is infinite, else NaN where one is. */
PRIMITIVE __m512d absolute_of_parts(__m512d re, __m512d im) {
    const __m512d a = absolute_f64(re), b = absolute_f64(im), large = _mm512_max_pd(a, b);
    const __m512d quotient = _mm512_div_pd(_mm512_min_pd(a, b), large);
    __m512d square = _mm512_mul_pd(quotient, quotient);
    IN_REGISTER(square);
    const __m512d absolute = _mm512_mul_pd(large, _mm512_sqrt_pd(_mm512_add_pd(_mm512_set1_pd(1), square)));
    const __mmask8 some = _mm512_cmp_pd_mask(large, _mm512_setzero_pd(), _CMP_NEQ_UQ);
    const __m512d number = _mm512_maskz_mov_pd(some, absolute);
    const __mmask8 nan = _mm512_cmp_pd_mask(a, b, _CMP_UNORD_Q);
    return infinite_where(_mm512_mask_add_pd(number, nan, a, b), a, b);
}

PRIMITIVE __m512d load_imag_c128_as_f64(const char *p, size_t i) {
    return _mm512_permutex2var_pd(load_f64(p, 2 * i), odds_u64(), load_f64(p, 2 * i + 8));
}

PRIMITIVE __m512d load_absolute_c128_as_f64(const char *p, size_t i) {
    return absolute_of_parts(load_c128_as_f64(p, i), load_imag_c128_as_f64(p, i));
}

/* A NaN stays one, zeros give +0, the positive classes 1 and the negative ones -1. */
PRIMITIVE __m512 sign_f32(__m512 v) {
    return _mm512_fixupimm_ps(v, v, _mm512_set1_epi32((int)0xa9a9a822), 0);
}

/* A NaN stays one, zeros give +0, the positive classes 1 and the negative ones -1. */
PRIMITIVE __m512d sign_f64(__m512d v) {
    return _mm512_fixupimm_pd(v, v, _mm512_set1_epi64(0xa9a9a822), 0);
}

PRIMITIVE __m512 divided_f32(__m512 parts, __m512 absolute) {
    const __m512 quotient = _mm512_div_ps(parts, absolute), infinity = _mm512_set1_ps(__builtin_inff());
    const __m512 some = _mm512_maskz_mov_ps(_mm512_cmp_ps_mask(absolute, _mm512_setzero_ps(), _CMP_NEQ_UQ), quotient);
    return _mm512_mask_sub_ps(some, _mm512_cmp_ps_mask(absolute, infinity, _CMP_EQ_OQ), infinity, infinity);
}

/* The absolute value in the place of each part. */
PRIMITIVE __m512 absolute_of_parts_f32(__m512 v) {
    const __m512 absolutes = _mm512_castps256_ps512(_mm512_cvtpd_ps(absolutes_of_c64(v)));
    return _mm512_permutexvar_ps(_mm512_setr_epi32(0, 0, 2, 2, 4, 4, 6, 6, 1, 1, 3, 3, 5, 5, 7, 7), absolutes);
}

PRIMITIVE __m512 sign_c64(__m512 v) {
    IN_REGISTER(v);
    return divided_f32(v, absolute_of_parts_f32(v));
}

PRIMITIVE __m512d divided_f64(__m512d parts, __m512d absolute) {
    const __m512d quotient = _mm512_div_pd(parts, absolute), infinity = _mm512_set1_pd(__builtin_inf());
    const __m512d some = _mm512_maskz_mov_pd(_mm512_cmp_pd_mask(absolute, _mm512_setzero_pd(), _CMP_NEQ_UQ), quotient);
    return _mm512_mask_sub_pd(some, _mm512_cmp_pd_mask(absolute, infinity, _CMP_EQ_OQ), infinity, infinity);
}

PRIMITIVE __m512d sign_of_pairs_f64(__m512d v) {
    IN_REGISTER(v);
    return divided_f64(v, absolute_of_parts(v, _mm512_permute_pd(v, 0x55)));
}

PRIMITIVE c128 sign_c128(c128 v) {
    return make_c128(sign_of_pairs_f64(v.low), sign_of_pairs_f64(v.high));
}

PRIMITIVE __m512 sqrt_f32(__m512 v) {
    return _mm512_sqrt_ps(v);
}

PRIMITIVE __m512d sqrt_f64(__m512d v) {
    return _mm512_sqrt_pd(v);
}

PRIMITIVE __m512 constant_f32(float v) {
    return _mm512_set1_ps(v);
}

PRIMITIVE __m512d constant_f64(double v) {
    return _mm512_set1_pd(v);
}

/* The number, and 0, by turns. */
PRIMITIVE __m512 real_constant_f32(float re) {
    return _mm512_unpacklo_ps(_mm512_set1_ps(re), _mm512_setzero_ps());
}

PRIMITIVE __m512 constant_c64(float re) {
    return real_constant_f32(re);
}

/* The number, and 0, by turns. */
PRIMITIVE __m512d real_constant_f64(double re) {
    return _mm512_unpacklo_pd(_mm512_set1_pd(re), _mm512_setzero_pd());
}

PRIMITIVE c128 constant_c128(double re) {
    return make_c128(real_constant_f64(re), real_constant_f64(re));
}

PRIMITIVE __m512 ceil_f32(__m512 v) {
    return _mm512_roundscale_ps(v, _MM_FROUND_TO_POS_INF | _MM_FROUND_NO_EXC);
}

PRIMITIVE __m512d ceil_f64(__m512d v) {
    return _mm512_roundscale_pd(v, _MM_FROUND_TO_POS_INF | _MM_FROUND_NO_EXC);
}

PRIMITIVE __m512 round_f32(__m512 v) {
    return _mm512_roundscale_ps(v, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
}

PRIMITIVE __mmask16 isinf_parts_f32(__m512 v) {
    const __m512 infinity = _mm512_set1_ps(__builtin_inff());
    return _mm512_cmp_ps_mask(absolute_f32(v), infinity, _CMP_EQ_OQ);
}

PRIMITIVE __mmask8 isinf_c64(__m512 v) {
    const __m512i parts = _mm512_movm_epi32(isinf_parts_f32(v));
    return _mm512_test_epi64_mask(parts, parts);
}

PRIMITIVE __mmask8 isinf_c128(c128 v) {
    const __m512i parts = _mm512_movm_epi32(_mm512_kunpackb(isinf_parts_f64(v.high), isinf_parts_f64(v.low)));
    return _mm512_test_epi64_mask(parts, parts);
}

PRIMITIVE __mmask16 isfinite_parts_f32(__m512 v) {
    const __m512 infinity = _mm512_set1_ps(__builtin_inff());
    return _mm512_cmp_ps_mask(absolute_f32(v), infinity, _CMP_LT_OQ);
}

PRIMITIVE __mmask8 isfinite_c64(__m512 v) {
    const __m512i parts = _mm512_movm_epi32(isfinite_parts_f32(v));
    return _mm512_cmpeq_epi64_mask(parts, _mm512_set1_epi64(-1));
}

PRIMITIVE __mmask8 isfinite_parts_f64(__m512d v) {
    const __m512d infinity = _mm512_set1_pd(__builtin_inf());
    return _mm512_cmp_pd_mask(absolute_f64(v), infinity, _CMP_LT_OQ);
}

PRIMITIVE __mmask8 isfinite_c128(c128 v) {
    const __m512i parts = _mm512_movm_epi32(_mm512_kunpackb(isfinite_parts_f64(v.high), isfinite_parts_f64(v.low)));
    return _mm512_cmpeq_epi64_mask(parts, _mm512_set1_epi64(-1));
}

PRIMITIVE __m512 imaginary_sign_f32(void) {
    return _mm512_castsi512_ps(_mm512_set1_epi64(INT64_MIN));
}

PRIMITIVE __m512 conjugate_c64(__m512 v) {
    return _mm512_xor_ps(v, imaginary_sign_f32());
}

PRIMITIVE __m512d imaginary_sign_f64(void) {
    return _mm512_unpacklo_pd(_mm512_setzero_pd(), _mm512_set1_pd(-0.0));
}

PRIMITIVE c128 conjugate_c128(c128 v) {
    return make_c128(_mm512_xor_pd(v.low, imaginary_sign_f64()), _mm512_xor_pd(v.high, imaginary_sign_f64()));
}

PRIMITIVE __m512 load_imag_c64_as_f32(const char *p, size_t i) {
    const __m512i odds = _mm512_set_epi32(31, 29, 27, 25, 23, 21, 19, 17, 15, 13, 11, 9, 7, 5, 3, 1);
    return _mm512_permutex2var_ps(load_c64(p, i), odds, load_c64(p, i + 8));
}

PRIMITIVE __m256i select_u8(__m256i c, __m256i a, __m256i b) {
    return _mm256_mask_mov_epi8(b, _mm256_test_epi8_mask(c, c), a);
}

PRIMITIVE __m512i select_u8x64(__m512i c, __m512i a, __m512i b) {
    return _mm512_mask_mov_epi8(b, _mm512_test_epi8_mask(c, c), a);
}

PRIMITIVE __m512i select_u16(__m512i c, __m512i a, __m512i b) {
    return _mm512_mask_mov_epi16(b, _mm512_test_epi16_mask(c, c), a);
}

PRIMITIVE __m512i select_u32(__m512i c, __m512i a, __m512i b) {
    return _mm512_mask_mov_epi32(b, _mm512_test_epi32_mask(c, c), a);
}

PRIMITIVE __m512i select_u64(__m512i c, __m512i a, __m512i b) {
    return _mm512_mask_mov_epi64(b, _mm512_test_epi64_mask(c, c), a);
}

PRIMITIVE __m512d select_f64(__m512d c, __m512d a, __m512d b) {
    return _mm512_mask_mov_pd(b, _mm512_cmp_pd_mask(c, _mm512_setzero_pd(), _CMP_NEQ_OQ), a);
}

/* Both parts as the real one of c says. */
PRIMITIVE c128 select_c128(c128 c, c128 a, c128 b) {
    return make_c128(select_f64(_mm512_movedup_pd(c.low), a.low, b.low),
                     select_f64(_mm512_movedup_pd(c.high), a.high, b.high));
}

PRIMITIVE uint32_t bits_mask8(__mmask32 a) {
    return (uint32_t)a;
}

PRIMITIVE uint32_t bits_mask16(__mmask32 a) {
    return (uint32_t)a;
}

/* Of two NaNs none differs from the other. */
PRIMITIVE __mmask16 differs_f32(__m512 v, __m512 w) {
    const __mmask16 numbers = (__mmask16)(_mm512_cmp_ps_mask(v, v, _CMP_ORD_Q) | _mm512_cmp_ps_mask(w, w, _CMP_ORD_Q));
    return _mm512_mask_cmp_ps_mask(numbers, v, w, _CMP_NEQ_UQ);
}

PRIMITIVE uint32_t bits_mask32(__mmask16 a, __mmask16 b) {
    return (uint32_t)a | (uint32_t)b << 16;
}

/* Toward zero, and where that loses anything the last bit is set. */
PRIMITIVE __m512 load_u32_as_f32_odd(const char *p, size_t i) {
    __m512i v = load_u32(p, i);
    IN_REGISTER(v);
    const __m512 toward_zero = _mm512_cvt_roundepu32_ps(v, _MM_FROUND_TO_ZERO | _MM_FROUND_NO_EXC);
    const __m512i back = _mm512_cvttps_epu32(toward_zero);
    const __m512i bits = _mm512_castps_si512(toward_zero);
    return _mm512_castsi512_ps(_mm512_mask_or_epi32(bits, _mm512_cmpneq_epu32_mask(back, v), bits, _mm512_set1_epi32(1)));
}

/* What is converted toward zero and back is another one. */
PRIMITIVE __mmask16 inexact_u32_f32(__m512i v) {
    IN_REGISTER(v);
    const __m512 cut = _mm512_cvt_roundepu32_ps(v, _MM_FROUND_TO_ZERO | _MM_FROUND_NO_EXC);
    return _mm512_cmpneq_epi32_mask(_mm512_cvttps_epu32(cut), v);
}

PRIMITIVE uint32_t bits_mask64(__mmask8 a, __mmask8 b, __mmask8 c, __mmask8 d) {
    return (uint32_t)a | (uint32_t)b << 8 | (uint32_t)c << 16 | (uint32_t)d << 24;
}

/* Toward zero, and where that loses anything the last bit is set. */
PRIMITIVE __m256 load8_u64_as_f32_odd(const char *p, size_t i) {
    __m512i v = load_u64(p, i);
    IN_REGISTER(v);
    const __m256 toward_zero = _mm512_cvt_roundepu64_ps(v, _MM_FROUND_TO_ZERO | _MM_FROUND_NO_EXC);
    const __m512i back = _mm512_cvttps_epu64(toward_zero);
    const __m256i bits = _mm256_castps_si256(toward_zero);
    return _mm256_castsi256_ps(_mm256_mask_or_epi32(bits, _mm512_cmpneq_epu64_mask(back, v), bits, _mm256_set1_epi32(1)));
}

PRIMITIVE __m512 load_u64_as_f32_odd(const char *p, size_t i) {
    return combined_f32(load8_u64_as_f32_odd(p, i), load8_u64_as_f32_odd(p, i + 8));
}

/* What is converted toward zero and back is another one. */
PRIMITIVE __mmask8 inexact_u64_f32(__m512i v) {
    IN_REGISTER(v);
    const __m256 cut = _mm512_cvt_roundepu64_ps(v, _MM_FROUND_TO_ZERO | _MM_FROUND_NO_EXC);
    return _mm512_cmpneq_epi64_mask(_mm512_cvttps_epu64(cut), v);
}

/* What is converted toward zero and back is another one. */
PRIMITIVE __mmask8 inexact_u64_f64(__m512i v) {
    IN_REGISTER(v);
    const __m512d cut = _mm512_cvt_roundepu64_pd(v, _MM_FROUND_TO_ZERO | _MM_FROUND_NO_EXC);
    return _mm512_cmpneq_epi64_mask(_mm512_cvttpd_epu64(cut), v);
}

/* More than `highest` is above `lowest`, also where that is below: it wraps. */
PRIMITIVE __mmask32 outside_i8(__m256i v, __m256i lowest, __m256i highest) {
    return _mm256_cmpgt_epu8_mask(_mm256_sub_epi8(v, lowest), _mm256_sub_epi8(highest, lowest));
}

/* More than `highest` is above `lowest`, also where that is below: it wraps. */
PRIMITIVE __mmask32 outside_i16(__m512i v, __m512i lowest, __m512i highest) {
    return _mm512_cmpgt_epu16_mask(_mm512_sub_epi16(v, lowest), _mm512_sub_epi16(highest, lowest));
}

/* More than `highest` is above `lowest`, also where that is below: it wraps. */
PRIMITIVE __mmask16 outside_i32(__m512i v, __m512i lowest, __m512i highest) {
    return _mm512_cmpgt_epu32_mask(_mm512_sub_epi32(v, lowest), _mm512_sub_epi32(highest, lowest));
}

/* Toward zero, and where that loses anything the last bit is set. */
PRIMITIVE __m512 load_i32_as_f32_odd(const char *p, size_t i) {
    __m512i v = load_u32(p, i);
    IN_REGISTER(v);
    const __m512 toward_zero = _mm512_cvt_roundepi32_ps(v, _MM_FROUND_TO_ZERO | _MM_FROUND_NO_EXC);
    const __m512i back = _mm512_cvttps_epi32(toward_zero);
    const __m512i bits = _mm512_castps_si512(toward_zero);
    return _mm512_castsi512_ps(_mm512_mask_or_epi32(bits, _mm512_cmpneq_epi32_mask(back, v), bits, _mm512_set1_epi32(1)));
}

/* What is converted toward zero and back is another one. */
PRIMITIVE __mmask16 inexact_i32_f32(__m512i v) {
    IN_REGISTER(v);
    const __m512 cut = _mm512_cvt_roundepi32_ps(v, _MM_FROUND_TO_ZERO | _MM_FROUND_NO_EXC);
    return _mm512_cmpneq_epi32_mask(_mm512_cvttps_epi32(cut), v);
}

/* More than `highest` is above `lowest`, also where that is below: it wraps. */
PRIMITIVE __mmask8 outside_i64(__m512i v, __m512i lowest, __m512i highest) {
    return _mm512_cmpgt_epu64_mask(_mm512_sub_epi64(v, lowest), _mm512_sub_epi64(highest, lowest));
}

/* Toward zero, and where that loses anything the last bit is set. */
PRIMITIVE __m256 load8_i64_as_f32_odd(const char *p, size_t i) {
    __m512i v = load_u64(p, i);
    IN_REGISTER(v);
    const __m256 toward_zero = _mm512_cvt_roundepi64_ps(v, _MM_FROUND_TO_ZERO | _MM_FROUND_NO_EXC);
    const __m512i back = _mm512_cvttps_epi64(toward_zero);
    const __m256i bits = _mm256_castps_si256(toward_zero);
    return _mm256_castsi256_ps(_mm256_mask_or_epi32(bits, _mm512_cmpneq_epi64_mask(back, v), bits, _mm256_set1_epi32(1)));
}

PRIMITIVE __m512 load_i64_as_f32_odd(const char *p, size_t i) {
    return combined_f32(load8_i64_as_f32_odd(p, i), load8_i64_as_f32_odd(p, i + 8));
}

/* What is converted toward zero and back is another one. */
PRIMITIVE __mmask8 inexact_i64_f32(__m512i v) {
    IN_REGISTER(v);
    const __m256 cut = _mm512_cvt_roundepi64_ps(v, _MM_FROUND_TO_ZERO | _MM_FROUND_NO_EXC);
    return _mm512_cmpneq_epi64_mask(_mm512_cvttps_epi64(cut), v);
}

/* What is converted toward zero and back is another one. */
PRIMITIVE __mmask8 inexact_i64_f64(__m512i v) {
    IN_REGISTER(v);
    const __m512d cut = _mm512_cvt_roundepi64_pd(v, _MM_FROUND_TO_ZERO | _MM_FROUND_NO_EXC);
    return _mm512_cmpneq_epi64_mask(_mm512_cvttpd_epi64(cut), v);
}

/* What is taken to the ends, which are whole, and cut is not the value any more. */
PRIMITIVE __mmask16 unlike_f32(__m512 v, __m512 lowest, __m512 highest) {
    const __m512 inside = _mm512_min_ps(_mm512_max_ps(v, lowest), highest);
    return _mm512_cmp_ps_mask(trunc_f32(inside), v, _CMP_NEQ_UQ);
}

/* What is taken to the ends, which are whole, and cut is not the value any more. */
PRIMITIVE __mmask8 unlike_f64(__m512d v, __m512d lowest, __m512d highest) {
    const __m512d inside = _mm512_min_pd(_mm512_max_pd(v, lowest), highest);
    return _mm512_cmp_pd_mask(trunc_f64(inside), v, _CMP_NEQ_UQ);
}

/* Toward zero, and where that loses anything the last bit is set. */
PRIMITIVE __m256 load8_f64_as_f32_odd(const char *p, size_t i) {
    __m512d v = load_f64(p, i);
    IN_REGISTER(v);
    const __m256 toward_zero = _mm512_cvt_roundpd_ps(v, _MM_FROUND_TO_ZERO | _MM_FROUND_NO_EXC);
    const __m512d back = _mm512_cvtps_pd(toward_zero);
    const __m256i bits = _mm256_castps_si256(toward_zero);
    return _mm256_castsi256_ps(_mm256_mask_or_epi32(bits, _mm512_cmp_pd_mask(back, v, _CMP_NEQ_UQ), bits, _mm256_set1_epi32(1)));
}

PRIMITIVE __m512 load_f64_as_f32_odd(const char *p, size_t i) {
    return combined_f32(load8_f64_as_f32_odd(p, i), load8_f64_as_f32_odd(p, i + 8));
}

PRIMITIVE __m512d round_f64_to_f32(__m512d v) {
    return _mm512_cvtps_pd(_mm512_cvtpd_ps(v));
}

/* Of two NaNs none differs from the other. */
PRIMITIVE __mmask8 differs_f64(__m512d v, __m512d w) {
    const __mmask8 numbers = (__mmask8)(_mm512_cmp_pd_mask(v, v, _CMP_ORD_Q) | _mm512_cmp_pd_mask(w, w, _CMP_ORD_Q));
    return _mm512_mask_cmp_pd_mask(numbers, v, w, _CMP_NEQ_UQ);
}

/* Toward zero, and where that loses anything the last bit is set. */
PRIMITIVE __m256 load8_c128_as_f32_odd(const char *p, size_t i) {
    __m512d v = load_c128_as_f64(p, i);
    IN_REGISTER(v);
    const __m256 toward_zero = _mm512_cvt_roundpd_ps(v, _MM_FROUND_TO_ZERO | _MM_FROUND_NO_EXC);
    const __m512d back = _mm512_cvtps_pd(toward_zero);
    const __m256i bits = _mm256_castps_si256(toward_zero);
    return _mm256_castsi256_ps(_mm256_mask_or_epi32(bits, _mm512_cmp_pd_mask(back, v, _CMP_NEQ_UQ), bits, _mm256_set1_epi32(1)));
}

PRIMITIVE __m512 load_c128_as_f32_odd(const char *p, size_t i) {
    return combined_f32(load8_c128_as_f32_odd(p, i), load8_c128_as_f32_odd(p, i + 8));
}

/* NaN is not beyond. */
PRIMITIVE __mmask16 beyond_f32(__m512 v, __m512 lowest, __m512 highest) {
    return (__mmask16)(_mm512_cmp_ps_mask(v, lowest, _CMP_LT_OQ) | _mm512_cmp_ps_mask(v, highest, _CMP_GT_OQ));
}

/* NaN is outside. */
PRIMITIVE __mmask16 outside_f32(__m512 v, __m512 lowest, __m512 highest) {
    return (__mmask16)(_mm512_cmp_ps_mask(v, lowest, _CMP_NGE_UQ) | _mm512_cmp_ps_mask(v, highest, _CMP_NLE_UQ));
}

/* Beyond, and finite. */
PRIMITIVE __mmask16 overflows_f32(__m512 v, __m512 lowest, __m512 highest) {
    const __mmask16 finite = _mm512_cmp_ps_mask(absolute_f32(v), _mm512_set1_ps(__builtin_inff()), _CMP_LT_OQ);
    const __mmask16 beyond = (__mmask16)(_mm512_cmp_ps_mask(v, lowest, _CMP_LT_OQ) | _mm512_cmp_ps_mask(v, highest, _CMP_GT_OQ));
    return (__mmask16)(finite & beyond);
}

/* NaN is outside. */
PRIMITIVE __mmask8 outside_f64(__m512d v, __m512d lowest, __m512d highest) {
    return (__mmask8)(_mm512_cmp_pd_mask(v, lowest, _CMP_NGE_UQ) | _mm512_cmp_pd_mask(v, highest, _CMP_NLE_UQ));
}

/* Beyond, and finite. */
PRIMITIVE __mmask8 overflows_f64(__m512d v, __m512d lowest, __m512d highest) {
    const __mmask8 finite = _mm512_cmp_pd_mask(absolute_f64(v), _mm512_set1_pd(__builtin_inf()), _CMP_LT_OQ);
    const __mmask8 beyond = (__mmask8)(_mm512_cmp_pd_mask(v, lowest, _CMP_LT_OQ) | _mm512_cmp_pd_mask(v, highest, _CMP_GT_OQ));
    return (__mmask8)(finite & beyond);
}

#endif

#endif
