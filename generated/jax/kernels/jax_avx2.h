/*
 * kernels/jax_avx2.h: what the kernels in AVX2 (x86-64) are made of; only they include it.
 *
 * Made by joinery 0.1.0 from specs/jax.lua; SHA-256 of what it defines, without comments and free text:
 * 530a914c58caa7e93131eba1eabcea136a47523d01582d7073f237d77e3d2779.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR
 * The licence of this file is yours to choose.
 */
/* clang-format off */
#ifndef JAX_AVX2_H
#define JAX_AVX2_H

#if defined(__x86_64__) && defined(__GNUC__) && !defined(JOINERY_NO_AVX2)
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

PRIMITIVE __m256i load_u8(const char *p, size_t i) {
    return load256(p + i);
}

PRIMITIVE __m256i add_u8(__m256i a, __m256i b) {
    return _mm256_add_epi8(a, b);
}

PRIMITIVE __m128i load128(const char *p) {
    return _mm_loadu_si128((const __m128i *)(const void *)p);
}

PRIMITIVE __m256i load_b_as_u16(const char *p, size_t i) {
    return _mm256_cvtepu8_epi16(_mm_min_epu8(load128(p + i), _mm_set1_epi8(1)));
}

PRIMITIVE __m256i load_u16(const char *p, size_t i) {
    return load256(p + 2 * i);
}

PRIMITIVE __m256i add_u16(__m256i a, __m256i b) {
    return _mm256_add_epi16(a, b);
}

PRIMITIVE void store_u16(char *p, size_t i, __m256i v) {
    store256(p + 2 * i, v);
}

PRIMITIVE __m128i load64(const char *p) {
    return _mm_loadl_epi64((const __m128i *)(const void *)p);
}

PRIMITIVE __m256i load_b_as_u32(const char *p, size_t i) {
    return _mm256_cvtepu8_epi32(_mm_min_epu8(load64(p + i), _mm_set1_epi8(1)));
}

PRIMITIVE __m256i load_u32(const char *p, size_t i) {
    return load256(p + 4 * i);
}

PRIMITIVE __m256i add_u32(__m256i a, __m256i b) {
    return _mm256_add_epi32(a, b);
}

PRIMITIVE void store_u32(char *p, size_t i, __m256i v) {
    store256(p + 4 * i, v);
}

PRIMITIVE __m128i load32(const char *p) {
    int32_t bits;
    memcpy(&bits, p, sizeof bits);
    return _mm_cvtsi32_si128(bits);
}

PRIMITIVE __m256i load_b_as_u64(const char *p, size_t i) {
    return _mm256_cvtepu8_epi64(_mm_min_epu8(load32(p + i), _mm_set1_epi8(1)));
}

PRIMITIVE __m256i load_u64(const char *p, size_t i) {
    return load256(p + 8 * i);
}

PRIMITIVE __m256i add_u64(__m256i a, __m256i b) {
    return _mm256_add_epi64(a, b);
}

PRIMITIVE void store_u64(char *p, size_t i, __m256i v) {
    store256(p + 8 * i, v);
}

/* Keeps a value in a register: gcc would load it again for each use. */
PRIMITIVE __m256i kept(__m256i v) {
    __asm__("" : "+x"(v));
    return v;
}

/* The even-indexed 16-bit elements of one register, the odd-indexed of the other. */
PRIMITIVE __m256i in_turns(__m256i even, __m256i odd) {
    return _mm256_blend_epi16(even, odd, 0xaa);
}

/* Stores the high halves, interleaved. */
PRIMITIVE void store_bf16_pairs(char *p, size_t i, __m256i even, __m256i odd) {
    store256(p + 2 * i, in_turns(_mm256_srli_epi32(even, 16), odd));
}

/* Rounds to bf16, in the high halves: to nearest, ties to even. NaN may become anything. */
PRIMITIVE __m256i rounded_in_high_half(__m256 v) {
    const __m256i bits = _mm256_castps_si256(v);
    const __m256i odd = _mm256_and_si256(_mm256_srli_epi32(bits, 16), _mm256_set1_epi32(1));
    return _mm256_add_epi32(_mm256_add_epi32(bits, _mm256_set1_epi32(0x7fff)), odd);
}

PRIMITIVE __m256 add_f32(__m256 a, __m256 b) {
    return _mm256_add_ps(a, b);
}

PRIMITIVE __m256i low16_of_32(__m256i v) {
    return _mm256_and_si256(v, _mm256_set1_epi32(0xffff));
}

/* The even-indexed of sixteen u16, as f32. */
PRIMITIVE __m256 even_of_u16(__m256i v) {
    return _mm256_cvtepi32_ps(low16_of_32(v));
}

/* The even-indexed of sixteen bf16, as f32. */
PRIMITIVE __m256 even_bf16(__m256i v) {
    return _mm256_castsi256_ps(_mm256_slli_epi32(v, 16));
}

/* The odd-indexed of sixteen u16, as f32. */
PRIMITIVE __m256 odd_of_u16(__m256i v) {
    return _mm256_cvtepi32_ps(_mm256_srli_epi32(v, 16));
}

/* The odd-indexed 16-bit elements, and zeros in place of the others. */
PRIMITIVE __m256i odd16(__m256i v) {
    return _mm256_andnot_si256(_mm256_set1_epi32(0xffff), v);
}

/* The odd-indexed of sixteen bf16, as f32. */
PRIMITIVE __m256 odd_bf16(__m256i v) {
    return _mm256_castsi256_ps(odd16(v));
}

PRIMITIVE void add_b_bf16(char *z, const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_b_as_u16(x, i)), b = kept(load_u16(y, i));
    store_bf16_pairs(z, i, rounded_in_high_half(add_f32(even_of_u16(a), even_bf16(b))),
                     rounded_in_high_half(add_f32(odd_of_u16(a), odd_bf16(b))));
}

PRIMITIVE __m256i load_u8_as_u32(const char *p, size_t i) {
    return _mm256_cvtepu8_epi32(load64(p + i));
}

PRIMITIVE __m256 load_b_as_f32(const char *p, size_t i) {
    const __m256i is_false = _mm256_cmpeq_epi32(load_u8_as_u32(p, i), _mm256_setzero_si256());
    return _mm256_andnot_ps(_mm256_castsi256_ps(is_false), _mm256_set1_ps(1));
}

/* The empty statement hides from clang that the values were f16: it would compare them as such, one by one. */
PRIMITIVE __m256 f32_of_f16x8(__m128i halves) {
    __m256 v = _mm256_cvtph_ps(halves);
    __asm__("" : "+x"(v));
    return v;
}

PRIMITIVE __m256 load_f16_as_f32(const char *p, size_t i) {
    return f32_of_f16x8(load128(p + 2 * i));
}

PRIMITIVE void store128(char *p, __m128i v) {
    _mm_storeu_si128((__m128i *)(void *)p, v);
}

PRIMITIVE void store_f32_as_f16(char *p, size_t i, __m256 v) {
    store128(p + 2 * i, _mm256_cvtps_ph(v, _MM_FROUND_TO_NEAREST_INT));
}

PRIMITIVE __m256 load_f32(const char *p, size_t i) {
    return _mm256_loadu_ps((const float *)(const void *)(p + 4 * i));
}

PRIMITIVE void store_f32(char *p, size_t i, __m256 v) {
    _mm256_storeu_ps((float *)(void *)(p + 4 * i), v);
}

PRIMITIVE __m256i load_u8_as_u64(const char *p, size_t i) {
    return _mm256_cvtepu8_epi64(load32(p + i));
}

PRIMITIVE __m256d load_b_as_f64(const char *p, size_t i) {
    const __m256i is_false = _mm256_cmpeq_epi64(load_u8_as_u64(p, i), _mm256_setzero_si256());
    return _mm256_andnot_pd(_mm256_castsi256_pd(is_false), _mm256_set1_pd(1));
}

PRIMITIVE __m256d load_f64(const char *p, size_t i) {
    return _mm256_loadu_pd((const double *)(const void *)(p + 8 * i));
}

PRIMITIVE __m256d add_f64(__m256d a, __m256d b) {
    return _mm256_add_pd(a, b);
}

PRIMITIVE void store_f64(char *p, size_t i, __m256d v) {
    _mm256_storeu_pd((double *)(void *)(p + 8 * i), v);
}

/* A real part with the bits of 1 where the bool is not 0. */
PRIMITIVE __m256 load_b_as_c64(const char *p, size_t i) {
    const __m256i is_false = _mm256_cmpeq_epi64(load_u8_as_u64(p, i), _mm256_setzero_si256());
    return _mm256_castsi256_ps(_mm256_andnot_si256(is_false, _mm256_set1_epi64x(0x3f800000)));
}

PRIMITIVE __m256 load_c64(const char *p, size_t i) {
    return load_f32(p, 2 * i);
}

PRIMITIVE __m256 add_c64(__m256 a, __m256 b) {
    return add_f32(a, b);
}

PRIMITIVE void store_c64(char *p, size_t i, __m256 v) {
    store_f32(p, 2 * i, v);
}

typedef struct {
    __m256d low, high;
} c128;

PRIMITIVE c128 make_c128(__m256d low, __m256d high) {
    const c128 v = {low, high};
    return v;
}

/* Four f64 as real parts, with imaginary parts of 0. */
PRIMITIVE c128 c128_of_f64(__m256d v) {
    const __m256d turned = _mm256_permute4x64_pd(v, 0xd8), zero = _mm256_setzero_pd();
    return make_c128(_mm256_unpacklo_pd(turned, zero), _mm256_unpackhi_pd(turned, zero));
}

PRIMITIVE c128 load_b_as_c128(const char *p, size_t i) {
    return c128_of_f64(load_b_as_f64(p, i));
}

PRIMITIVE c128 load_c128(const char *p, size_t i) {
    return make_c128(load_f64(p, 2 * i), load_f64(p, 2 * i + 4));
}

PRIMITIVE c128 add_c128(c128 a, c128 b) {
    return make_c128(add_f64(a.low, b.low), add_f64(a.high, b.high));
}

PRIMITIVE void store_c128(char *p, size_t i, c128 v) {
    store_f64(p, 2 * i, v.low);
    store_f64(p, 2 * i + 4, v.high);
}

PRIMITIVE __m256i load_u8_as_u16(const char *p, size_t i) {
    return _mm256_cvtepu8_epi16(load128(p + i));
}

PRIMITIVE __m256i load_i8_as_i16(const char *p, size_t i) {
    return _mm256_cvtepi8_epi16(load128(p + i));
}

PRIMITIVE void add_u8_bf16(char *z, const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u8_as_u16(x, i)), b = kept(load_u16(y, i));
    store_bf16_pairs(z, i, rounded_in_high_half(add_f32(even_of_u16(a), even_bf16(b))),
                     rounded_in_high_half(add_f32(odd_of_u16(a), odd_bf16(b))));
}

PRIMITIVE __m256 load_u8_as_f32(const char *p, size_t i) {
    return _mm256_cvtepi32_ps(load_u8_as_u32(p, i));
}

/* Four u8 as i32. */
PRIMITIVE __m128i i32x4_u8(const char *p, size_t i) {
    return _mm_cvtepu8_epi32(load32(p + i));
}

PRIMITIVE __m256d load_u8_as_f64(const char *p, size_t i) {
    return _mm256_cvtepi32_pd(i32x4_u8(p, i));
}

/* Four f32 as real parts, with imaginary parts of 0. */
PRIMITIVE __m256 c64_of_f32x4(__m128 v) {
    return _mm256_castsi256_ps(_mm256_cvtepu32_epi64(_mm_castps_si128(v)));
}

PRIMITIVE void add_u8_c64(char *z, const char *x, const char *y, size_t i) {
    const __m256 v = load_u8_as_f32(x, i), low = load_c64(y, i), high = load_c64(y, i + 4);
    store_c64(z, i, add_c64(c64_of_f32x4(_mm256_castps256_ps128(v)), low));
    store_c64(z, i + 4, add_c64(c64_of_f32x4(_mm256_extractf128_ps(v, 1)), high));
}

PRIMITIVE c128 load_u8_as_c128(const char *p, size_t i) {
    return c128_of_f64(load_u8_as_f64(p, i));
}

PRIMITIVE __m256i low8_of_32(__m256i v) {
    return _mm256_and_si256(v, _mm256_set1_epi32(0xff));
}

/* The low halves of 64-bit elements; the quarters of the result are in the order 0 2 1 3. */
PRIMITIVE __m256i low_halves(__m256i a, __m256i b) {
    return _mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(a), _mm256_castsi256_ps(b), 0x88));
}

/* The low halves of eight 64-bit elements; the quarters of the result are in the order 0 2 1 3. */
PRIMITIVE __m256i load_low_halves(const char *p) {
    return low_halves(load256(p), load256(p + 32));
}

/* Restores the order of elements after one pack, which leaves the quarters of a register as 0 2 1 3. */
PRIMITIVE __m256i quarters_in_order(__m256i v) {
    return _mm256_permute4x64_epi64(v, 0xd8);
}

/* Restores the order of elements after three packs, which leave the even sixteenths before the odd ones. */
PRIMITIVE __m256i sixteenths_in_order(__m256i v) {
    const __m256i turns = _mm256_setr_epi8(0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15,
                                           0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15);
    return _mm256_shuffle_epi8(quarters_in_order(v), turns);
}

PRIMITIVE __m256i load_u64_as_u8(const char *p, size_t i) {
    const char *at = p + 8 * i;
    const __m256i first = _mm256_packus_epi32(low8_of_32(load_low_halves(at)), low8_of_32(load_low_halves(at + 64)));
    const __m256i last = _mm256_packus_epi32(low8_of_32(load_low_halves(at + 128)),
                                             low8_of_32(load_low_halves(at + 192)));
    return sixteenths_in_order(_mm256_packus_epi16(first, last));
}

PRIMITIVE __m256i load_u16_as_u32(const char *p, size_t i) {
    return _mm256_cvtepu16_epi32(load128(p + 2 * i));
}

PRIMITIVE __m256i load_u16_as_u64(const char *p, size_t i) {
    return _mm256_cvtepu16_epi64(load64(p + 2 * i));
}

PRIMITIVE __m256i load_i8_as_i32(const char *p, size_t i) {
    return _mm256_cvtepi8_epi32(load64(p + i));
}

PRIMITIVE __m256i load_i16_as_i32(const char *p, size_t i) {
    return _mm256_cvtepi16_epi32(load128(p + 2 * i));
}

/* Rounds to bf16 what is never NaN. */
PRIMITIVE __m256 rounded_integer(__m256 v) {
    return _mm256_castsi256_ps(odd16(rounded_in_high_half(v)));
}

PRIMITIVE void add_u16_bf16(char *z, const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u16(x, i)), b = kept(load_u16(y, i));
    store_bf16_pairs(z, i, rounded_in_high_half(add_f32(rounded_integer(even_of_u16(a)), even_bf16(b))),
                     rounded_in_high_half(add_f32(rounded_integer(odd_of_u16(a)), odd_bf16(b))));
}

PRIMITIVE __m256 load_u16_as_f32(const char *p, size_t i) {
    return _mm256_cvtepi32_ps(load_u16_as_u32(p, i));
}

PRIMITIVE __m256 round_f32_to_f16(__m256 v) {
    return _mm256_cvtph_ps(_mm256_cvtps_ph(v, _MM_FROUND_TO_NEAREST_INT));
}

/* Four u16 as i32. */
PRIMITIVE __m128i i32x4_u16(const char *p, size_t i) {
    return _mm_cvtepu16_epi32(load64(p + 2 * i));
}

PRIMITIVE __m256d load_u16_as_f64(const char *p, size_t i) {
    return _mm256_cvtepi32_pd(i32x4_u16(p, i));
}

PRIMITIVE void add_u16_c64(char *z, const char *x, const char *y, size_t i) {
    const __m256 v = load_u16_as_f32(x, i), low = load_c64(y, i), high = load_c64(y, i + 4);
    store_c64(z, i, add_c64(c64_of_f32x4(_mm256_castps256_ps128(v)), low));
    store_c64(z, i + 4, add_c64(c64_of_f32x4(_mm256_extractf128_ps(v, 1)), high));
}

PRIMITIVE c128 load_u16_as_c128(const char *p, size_t i) {
    return c128_of_f64(load_u16_as_f64(p, i));
}

/* Restores the order of elements after two packs, which leave the eighths of a register as 0 2 4 6 1 3 5 7. */
PRIMITIVE __m256i eighths_in_order(__m256i v) {
    return _mm256_permutevar8x32_epi32(v, _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7));
}

PRIMITIVE __m256i load_u64_as_u16(const char *p, size_t i) {
    const char *at = p + 8 * i;
    return eighths_in_order(
        _mm256_packus_epi32(low16_of_32(load_low_halves(at)), low16_of_32(load_low_halves(at + 64))));
}

PRIMITIVE __m256i load_u32_as_u64(const char *p, size_t i) {
    return _mm256_cvtepu32_epi64(load128(p + 4 * i));
}

PRIMITIVE __m256i load_i8_as_i64(const char *p, size_t i) {
    return _mm256_cvtepi8_epi64(load32(p + i));
}

PRIMITIVE __m256i load_i16_as_i64(const char *p, size_t i) {
    return _mm256_cvtepi16_epi64(load64(p + 2 * i));
}

PRIMITIVE __m256i load_i32_as_i64(const char *p, size_t i) {
    return _mm256_cvtepi32_epi64(load128(p + 4 * i));
}

/* Saturates i32 to u16. */
PRIMITIVE __m256i u16_of_i32(__m256i a, __m256i b) {
    return quarters_in_order(_mm256_packus_epi32(a, b));
}

PRIMITIVE void store_high_halves(char *p, __m256i a, __m256i b) {
    store256(p, u16_of_i32(_mm256_srli_epi32(a, 16), _mm256_srli_epi32(b, 16)));
}

PRIMITIVE void store_f32_as_bf16_unless_nan(char *p, size_t i, __m256 a, __m256 b) {
    store_high_halves(p + 2 * i, rounded_in_high_half(a), rounded_in_high_half(b));
}

/* The low 16 bits go into the mantissa of 2^23, the high ones into that of 2^39: exact until the last sum. */
PRIMITIVE __m256 load_u32_as_f32(const char *p, size_t i) {
    const __m256i v = load_u32(p, i);
    const __m256i low = _mm256_blend_epi16(v, _mm256_castps_si256(_mm256_set1_ps(0x1p23f)), 0xaa);
    const __m256i high = _mm256_or_si256(_mm256_srli_epi32(v, 16), _mm256_castps_si256(_mm256_set1_ps(0x1p39f)));
    return _mm256_add_ps(_mm256_sub_ps(_mm256_castsi256_ps(high), _mm256_set1_ps(0x1p39f + 0x1p23f)),
                         _mm256_castsi256_ps(low));
}

PRIMITIVE __m256 load_bf16_as_f32(const char *p, size_t i) {
    return _mm256_castsi256_ps(_mm256_slli_epi32(_mm256_cvtepu16_epi32(load128(p + 2 * i)), 16));
}

PRIMITIVE void add_u32_bf16(char *z, const char *x, const char *y, size_t i) {
    store_f32_as_bf16_unless_nan(z, i, add_f32(rounded_integer(load_u32_as_f32(x, i)), load_bf16_as_f32(y, i)),
                                 add_f32(rounded_integer(load_u32_as_f32(x, i + 8)), load_bf16_as_f32(y, i + 8)));
}

/* The integer goes into the mantissa of 2^52. */
PRIMITIVE __m256d load_u32_as_f64(const char *p, size_t i) {
    const __m256d top = _mm256_set1_pd(0x1p52);
    const __m256i v = _mm256_cvtepu32_epi64(load128(p + 4 * i));
    return _mm256_sub_pd(_mm256_castsi256_pd(_mm256_or_si256(v, _mm256_castpd_si256(top))), top);
}

PRIMITIVE void add_u32_c64(char *z, const char *x, const char *y, size_t i) {
    const __m256 v = load_u32_as_f32(x, i), low = load_c64(y, i), high = load_c64(y, i + 4);
    store_c64(z, i, add_c64(c64_of_f32x4(_mm256_castps256_ps128(v)), low));
    store_c64(z, i + 4, add_c64(c64_of_f32x4(_mm256_extractf128_ps(v, 1)), high));
}

PRIMITIVE c128 load_u32_as_c128(const char *p, size_t i) {
    return c128_of_f64(load_u32_as_f64(p, i));
}

PRIMITIVE __m256i load_u64_as_u32(const char *p, size_t i) {
    return quarters_in_order(load_low_halves(p + 8 * i));
}

/* Four i8 as i32. */
PRIMITIVE __m128i i32x4_i8(const char *p, size_t i) {
    return _mm_cvtepi8_epi32(load32(p + i));
}

PRIMITIVE __m256d load_i8_as_f64(const char *p, size_t i) {
    return _mm256_cvtepi32_pd(i32x4_i8(p, i));
}

/* The low 32 bits go into the mantissa of 2^52, the high ones into that of 2^84: exact until the last sum. */
PRIMITIVE __m256d f64_of_u64(__m256i v) {
    const __m256i low = _mm256_blend_epi32(_mm256_castpd_si256(_mm256_set1_pd(0x1p52)), v, 0x55);
    const __m256i high = _mm256_or_si256(_mm256_srli_epi64(v, 32), _mm256_castpd_si256(_mm256_set1_pd(0x1p84)));
    return _mm256_add_pd(_mm256_sub_pd(_mm256_castsi256_pd(high), _mm256_set1_pd(0x1p84 + 0x1p52)),
                         _mm256_castsi256_pd(low));
}

PRIMITIVE __m256d load_u64_as_f64(const char *p, size_t i) {
    return f64_of_u64(load_u64(p, i));
}

/* Four i16 as i32. */
PRIMITIVE __m128i i32x4_i16(const char *p, size_t i) {
    return _mm_cvtepi16_epi32(load64(p + 2 * i));
}

PRIMITIVE __m256d load_i16_as_f64(const char *p, size_t i) {
    return _mm256_cvtepi32_pd(i32x4_i16(p, i));
}

/* Four i32. */
PRIMITIVE __m128i i32x4_i32(const char *p, size_t i) {
    return load128(p + 4 * i);
}

PRIMITIVE __m256d load_i32_as_f64(const char *p, size_t i) {
    return _mm256_cvtepi32_pd(i32x4_i32(p, i));
}

/*
 * Of v + 2^63, the low 32 bits go into the mantissa of 2^52, the high ones into that of 2^84; 2^63 is subtracted again.
 * Exact until the last sum.
 */
PRIMITIVE __m256d f64_of_i64(__m256i v) {
    const __m256i low = _mm256_blend_epi32(_mm256_castpd_si256(_mm256_set1_pd(0x1p52)), v, 0x55);
    const __m256i top = _mm256_castpd_si256(_mm256_set1_pd(0x1p84 + 0x1p63));
    const __m256i high = _mm256_xor_si256(_mm256_srli_epi64(v, 32), top);
    return _mm256_add_pd(_mm256_sub_pd(_mm256_castsi256_pd(high), _mm256_set1_pd(0x1p84 + 0x1p63 + 0x1p52)),
                         _mm256_castsi256_pd(low));
}

PRIMITIVE __m256d load_i64_as_f64(const char *p, size_t i) {
    return f64_of_i64(load_u64(p, i));
}

/* The bits of 0x1p52 plus the integer, as f64, as long as its exponent stays that of 2^52. */
PRIMITIVE __m256i over_top_u64(const char *p) {
    return _mm256_add_epi64(load256(p), _mm256_castpd_si256(_mm256_set1_pd(0x1p52)));
}

/* Whether all sums of an integer and the bits of 2^52 have the exponent of 2^52. */
PRIMITIVE int all_fit(__m256i a, __m256i b) {
    const __m256i top = _mm256_castpd_si256(_mm256_set1_pd(0x1p52)), upper = _mm256_set1_epi64x(-(INT64_C(1) << 52));
    return _mm256_testz_si256(_mm256_or_si256(_mm256_xor_si256(a, top), _mm256_xor_si256(b, top)), upper);
}

PRIMITIVE __m256 f32_of_halves(__m128 low, __m128 high) {
    return _mm256_set_m128(high, low);
}

PRIMITIVE __m128 f32x4_from_top_u64(__m256i v) {
    return _mm256_cvtpd_ps(_mm256_sub_pd(_mm256_castsi256_pd(v), _mm256_set1_pd(0x1p52)));
}

/* Integers that f64 might not hold are converted one by one: they are rare. */
static __attribute__((noinline, target("avx2,f16c"))) __m128 f32x4_of_large_u64(const char *p) {
    uint64_t v[4];
    memcpy(v, p, sizeof v);
    return _mm_setr_ps((float)v[0], (float)v[1], (float)v[2], (float)v[3]);
}

PRIMITIVE __m256 load_u64_as_f32(const char *p, size_t i) {
    const char *at = p + 8 * i;
    const __m256i low = over_top_u64(at), high = over_top_u64(at + 32);
    if (__builtin_expect(all_fit(low, high), 1))
        return f32_of_halves(f32x4_from_top_u64(low), f32x4_from_top_u64(high));
    return f32_of_halves(f32x4_of_large_u64(at), f32x4_of_large_u64(at + 32));
}

PRIMITIVE void add_u64_bf16(char *z, const char *x, const char *y, size_t i) {
    store_f32_as_bf16_unless_nan(z, i, add_f32(rounded_integer(load_u64_as_f32(x, i)), load_bf16_as_f32(y, i)),
                                 add_f32(rounded_integer(load_u64_as_f32(x, i + 8)), load_bf16_as_f32(y, i + 8)));
}

/* Four u64 as f32, by way of f64 if that holds them. */
PRIMITIVE __m128 f32x4_u64(const char *p, size_t i) {
    const __m256i v = over_top_u64(p + 8 * i);
    return __builtin_expect(all_fit(v, v), 1) ? f32x4_from_top_u64(v) : f32x4_of_large_u64(p + 8 * i);
}

PRIMITIVE __m256 load_u64_as_c64(const char *p, size_t i) {
    return c64_of_f32x4(f32x4_u64(p, i));
}

PRIMITIVE c128 load_u64_as_c128(const char *p, size_t i) {
    return c128_of_f64(load_u64_as_f64(p, i));
}

/* The even-indexed of sixteen i16, as f32. */
PRIMITIVE __m256 even_of_i16(__m256i v) {
    return _mm256_cvtepi32_ps(_mm256_srai_epi32(_mm256_slli_epi32(v, 16), 16));
}

/* The odd-indexed of sixteen i16, as f32. */
PRIMITIVE __m256 odd_of_i16(__m256i v) {
    return _mm256_cvtepi32_ps(_mm256_srai_epi32(v, 16));
}

PRIMITIVE void add_i8_bf16(char *z, const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_i8_as_i16(x, i)), b = kept(load_u16(y, i));
    store_bf16_pairs(z, i, rounded_in_high_half(add_f32(even_of_i16(a), even_bf16(b))),
                     rounded_in_high_half(add_f32(odd_of_i16(a), odd_bf16(b))));
}

PRIMITIVE __m256 load_i8_as_f32(const char *p, size_t i) {
    return _mm256_cvtepi32_ps(load_i8_as_i32(p, i));
}

PRIMITIVE void add_i8_c64(char *z, const char *x, const char *y, size_t i) {
    const __m256 v = load_i8_as_f32(x, i), low = load_c64(y, i), high = load_c64(y, i + 4);
    store_c64(z, i, add_c64(c64_of_f32x4(_mm256_castps256_ps128(v)), low));
    store_c64(z, i + 4, add_c64(c64_of_f32x4(_mm256_extractf128_ps(v, 1)), high));
}

PRIMITIVE c128 load_i8_as_c128(const char *p, size_t i) {
    return c128_of_f64(load_i8_as_f64(p, i));
}

PRIMITIVE void add_i16_bf16(char *z, const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u16(x, i)), b = kept(load_u16(y, i));
    store_bf16_pairs(z, i, rounded_in_high_half(add_f32(rounded_integer(even_of_i16(a)), even_bf16(b))),
                     rounded_in_high_half(add_f32(rounded_integer(odd_of_i16(a)), odd_bf16(b))));
}

PRIMITIVE __m256 load_i16_as_f32(const char *p, size_t i) {
    return _mm256_cvtepi32_ps(load_i16_as_i32(p, i));
}

PRIMITIVE void add_i16_c64(char *z, const char *x, const char *y, size_t i) {
    const __m256 v = load_i16_as_f32(x, i), low = load_c64(y, i), high = load_c64(y, i + 4);
    store_c64(z, i, add_c64(c64_of_f32x4(_mm256_castps256_ps128(v)), low));
    store_c64(z, i + 4, add_c64(c64_of_f32x4(_mm256_extractf128_ps(v, 1)), high));
}

PRIMITIVE c128 load_i16_as_c128(const char *p, size_t i) {
    return c128_of_f64(load_i16_as_f64(p, i));
}

PRIMITIVE __m256 load_i32_as_f32(const char *p, size_t i) {
    return _mm256_cvtepi32_ps(load_u32(p, i));
}

PRIMITIVE void add_i32_bf16(char *z, const char *x, const char *y, size_t i) {
    store_f32_as_bf16_unless_nan(z, i, add_f32(rounded_integer(load_i32_as_f32(x, i)), load_bf16_as_f32(y, i)),
                                 add_f32(rounded_integer(load_i32_as_f32(x, i + 8)), load_bf16_as_f32(y, i + 8)));
}

PRIMITIVE void add_i32_c64(char *z, const char *x, const char *y, size_t i) {
    const __m256 v = load_i32_as_f32(x, i), low = load_c64(y, i), high = load_c64(y, i + 4);
    store_c64(z, i, add_c64(c64_of_f32x4(_mm256_castps256_ps128(v)), low));
    store_c64(z, i + 4, add_c64(c64_of_f32x4(_mm256_extractf128_ps(v, 1)), high));
}

PRIMITIVE c128 load_i32_as_c128(const char *p, size_t i) {
    return c128_of_f64(load_i32_as_f64(p, i));
}

/* The bits of 0x1.8p52 plus the integer, as f64, as long as its exponent stays that of 2^52. */
PRIMITIVE __m256i over_top_i64(const char *p) {
    return _mm256_add_epi64(load256(p), _mm256_castpd_si256(_mm256_set1_pd(0x1.8p52)));
}

PRIMITIVE __m128 f32x4_from_top_i64(__m256i v) {
    return _mm256_cvtpd_ps(_mm256_sub_pd(_mm256_castsi256_pd(v), _mm256_set1_pd(0x1.8p52)));
}

/* Integers that f64 might not hold are converted one by one: they are rare. */
static __attribute__((noinline, target("avx2,f16c"))) __m128 f32x4_of_large_i64(const char *p) {
    int64_t v[4];
    memcpy(v, p, sizeof v);
    return _mm_setr_ps((float)v[0], (float)v[1], (float)v[2], (float)v[3]);
}

PRIMITIVE __m256 load_i64_as_f32(const char *p, size_t i) {
    const char *at = p + 8 * i;
    const __m256i low = over_top_i64(at), high = over_top_i64(at + 32);
    if (__builtin_expect(all_fit(low, high), 1))
        return f32_of_halves(f32x4_from_top_i64(low), f32x4_from_top_i64(high));
    return f32_of_halves(f32x4_of_large_i64(at), f32x4_of_large_i64(at + 32));
}

PRIMITIVE void add_i64_bf16(char *z, const char *x, const char *y, size_t i) {
    store_f32_as_bf16_unless_nan(z, i, add_f32(rounded_integer(load_i64_as_f32(x, i)), load_bf16_as_f32(y, i)),
                                 add_f32(rounded_integer(load_i64_as_f32(x, i + 8)), load_bf16_as_f32(y, i + 8)));
}

/* Four i64 as f32, by way of f64 if that holds them. */
PRIMITIVE __m128 f32x4_i64(const char *p, size_t i) {
    const __m256i v = over_top_i64(p + 8 * i);
    return __builtin_expect(all_fit(v, v), 1) ? f32x4_from_top_i64(v) : f32x4_of_large_i64(p + 8 * i);
}

PRIMITIVE __m256 load_i64_as_c64(const char *p, size_t i) {
    return c64_of_f32x4(f32x4_i64(p, i));
}

PRIMITIVE c128 load_i64_as_c128(const char *p, size_t i) {
    return c128_of_f64(load_i64_as_f64(p, i));
}

PRIMITIVE void add_bf16_bf16(char *z, const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u16(x, i)), b = kept(load_u16(y, i));
    store_bf16_pairs(z, i, rounded_in_high_half(add_f32(even_bf16(a), even_bf16(b))),
                     rounded_in_high_half(add_f32(odd_bf16(a), odd_bf16(b))));
}

/* Four bf16 as f32. */
PRIMITIVE __m128 f32x4_bf16(const char *p, size_t i) {
    return _mm_castsi128_ps(_mm_slli_epi32(_mm_cvtepu16_epi32(load64(p + 2 * i)), 16));
}

PRIMITIVE __m256d load_bf16_as_f64(const char *p, size_t i) {
    return _mm256_cvtps_pd(f32x4_bf16(p, i));
}

PRIMITIVE void add_bf16_c64(char *z, const char *x, const char *y, size_t i) {
    const __m256 v = load_bf16_as_f32(x, i), low = load_c64(y, i), high = load_c64(y, i + 4);
    store_c64(z, i, add_c64(c64_of_f32x4(_mm256_castps256_ps128(v)), low));
    store_c64(z, i + 4, add_c64(c64_of_f32x4(_mm256_extractf128_ps(v, 1)), high));
}

PRIMITIVE c128 load_bf16_as_c128(const char *p, size_t i) {
    return c128_of_f64(load_bf16_as_f64(p, i));
}

/* Four f64 as f32. */
PRIMITIVE __m128 f32x4_f64(const char *p, size_t i) {
    return _mm256_cvtpd_ps(load_f64(p, i));
}

PRIMITIVE __m256 load_f64_as_f32(const char *p, size_t i) {
    return f32_of_halves(f32x4_f64(p, i), f32x4_f64(p, i + 4));
}

/* Rounds to bf16, in the high halves: to nearest, ties to even. NaN becomes all ones. */
PRIMITIVE __m256i bf16_in_high_half(__m256 v) {
    return _mm256_or_si256(rounded_in_high_half(v), _mm256_castps_si256(_mm256_cmp_ps(v, v, _CMP_UNORD_Q)));
}

PRIMITIVE __m256 round_f32_to_bf16(__m256 v) {
    return _mm256_castsi256_ps(_mm256_andnot_si256(_mm256_set1_epi32(0xffff), bf16_in_high_half(v)));
}

PRIMITIVE void store_f32_as_bf16(char *p, size_t i, __m256 a, __m256 b) {
    store_high_halves(p + 2 * i, bf16_in_high_half(a), bf16_in_high_half(b));
}

PRIMITIVE __m256 load_bf16_as_c64(const char *p, size_t i) {
    return c64_of_f32x4(f32x4_bf16(p, i));
}

PRIMITIVE __m256 load_c128_as_c64(const char *p, size_t i) {
    return f32_of_halves(f32x4_f64(p, 2 * i), f32x4_f64(p, 2 * i + 4));
}

/* Four f16 as f32. The empty statement hides from clang what they were: it would compare them as f16, one by one. */
PRIMITIVE __m128 f32x4_f16(const char *p, size_t i) {
    __m128 v = _mm_cvtph_ps(load64(p + 2 * i));
    __asm__("" : "+x"(v));
    return v;
}

PRIMITIVE __m256d load_f16_as_f64(const char *p, size_t i) {
    return _mm256_cvtps_pd(f32x4_f16(p, i));
}

PRIMITIVE void add_f16_c64(char *z, const char *x, const char *y, size_t i) {
    const __m256 v = load_f16_as_f32(x, i), low = load_c64(y, i), high = load_c64(y, i + 4);
    store_c64(z, i, add_c64(c64_of_f32x4(_mm256_castps256_ps128(v)), low));
    store_c64(z, i + 4, add_c64(c64_of_f32x4(_mm256_extractf128_ps(v, 1)), high));
}

PRIMITIVE c128 load_f16_as_c128(const char *p, size_t i) {
    return c128_of_f64(load_f16_as_f64(p, i));
}

PRIMITIVE __m256 load_f16_as_c64(const char *p, size_t i) {
    return c64_of_f32x4(f32x4_f16(p, i));
}

/* Four f32. */
PRIMITIVE __m128 f32x4_f32(const char *p, size_t i) {
    return _mm_castsi128_ps(load128(p + 4 * i));
}

PRIMITIVE __m256d load_f32_as_f64(const char *p, size_t i) {
    return _mm256_cvtps_pd(f32x4_f32(p, i));
}

PRIMITIVE __m256 load_f32_as_c64(const char *p, size_t i) {
    return c64_of_f32x4(f32x4_f32(p, i));
}

PRIMITIVE c128 load_f32_as_c128(const char *p, size_t i) {
    return c128_of_f64(load_f32_as_f64(p, i));
}

PRIMITIVE c128 load_c64_as_c128(const char *p, size_t i) {
    return make_c128(_mm256_cvtps_pd(f32x4_f32(p, 2 * i)), _mm256_cvtps_pd(f32x4_f32(p, 2 * i + 4)));
}

PRIMITIVE c128 load_f64_as_c128(const char *p, size_t i) {
    return c128_of_f64(load_f64(p, i));
}

PRIMITIVE __m256 load_f64_as_c64(const char *p, size_t i) {
    return c64_of_f32x4(f32x4_f64(p, i));
}

PRIMITIVE __m256i subtract_u8(__m256i a, __m256i b) {
    return _mm256_sub_epi8(a, b);
}

PRIMITIVE __m256i subtract_u16(__m256i a, __m256i b) {
    return _mm256_sub_epi16(a, b);
}

PRIMITIVE __m256i subtract_u32(__m256i a, __m256i b) {
    return _mm256_sub_epi32(a, b);
}

PRIMITIVE __m256i subtract_u64(__m256i a, __m256i b) {
    return _mm256_sub_epi64(a, b);
}

PRIMITIVE __m256 subtract_f32(__m256 a, __m256 b) {
    return _mm256_sub_ps(a, b);
}

PRIMITIVE void subtract_b_bf16(char *z, const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_b_as_u16(x, i)), b = kept(load_u16(y, i));
    store_bf16_pairs(z, i, rounded_in_high_half(subtract_f32(even_of_u16(a), even_bf16(b))),
                     rounded_in_high_half(subtract_f32(odd_of_u16(a), odd_bf16(b))));
}

PRIMITIVE __m256d subtract_f64(__m256d a, __m256d b) {
    return _mm256_sub_pd(a, b);
}

PRIMITIVE __m256 subtract_c64(__m256 a, __m256 b) {
    return subtract_f32(a, b);
}

PRIMITIVE c128 subtract_c128(c128 a, c128 b) {
    return make_c128(subtract_f64(a.low, b.low), subtract_f64(a.high, b.high));
}

PRIMITIVE void subtract_u8_bf16(char *z, const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u8_as_u16(x, i)), b = kept(load_u16(y, i));
    store_bf16_pairs(z, i, rounded_in_high_half(subtract_f32(even_of_u16(a), even_bf16(b))),
                     rounded_in_high_half(subtract_f32(odd_of_u16(a), odd_bf16(b))));
}

PRIMITIVE __m256 load_u8_as_c64(const char *p, size_t i) {
    return c64_of_f32x4(_mm_cvtepi32_ps(i32x4_u8(p, i)));
}

PRIMITIVE void subtract_u16_bf16(char *z, const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u16(x, i)), b = kept(load_u16(y, i));
    store_bf16_pairs(z, i, rounded_in_high_half(subtract_f32(rounded_integer(even_of_u16(a)), even_bf16(b))),
                     rounded_in_high_half(subtract_f32(rounded_integer(odd_of_u16(a)), odd_bf16(b))));
}

PRIMITIVE __m256 load_u16_as_c64(const char *p, size_t i) {
    return c64_of_f32x4(_mm_cvtepi32_ps(i32x4_u16(p, i)));
}

PRIMITIVE void subtract_u32_bf16(char *z, const char *x, const char *y, size_t i) {
    store_f32_as_bf16_unless_nan(z, i, subtract_f32(rounded_integer(load_u32_as_f32(x, i)), load_bf16_as_f32(y, i)),
                                 subtract_f32(rounded_integer(load_u32_as_f32(x, i + 8)), load_bf16_as_f32(y, i + 8)));
}

/* Four u32: the low 16 bits go into the mantissa of 2^23, the high ones into that of 2^39: exact until the last sum. */
PRIMITIVE __m128 f32x4_u32(const char *p, size_t i) {
    const __m128i v = load128(p + 4 * i);
    const __m128i low = _mm_blend_epi16(v, _mm_castps_si128(_mm_set1_ps(0x1p23f)), 0xaa);
    const __m128i high = _mm_or_si128(_mm_srli_epi32(v, 16), _mm_castps_si128(_mm_set1_ps(0x1p39f)));
    return _mm_add_ps(_mm_sub_ps(_mm_castsi128_ps(high), _mm_set1_ps(0x1p39f + 0x1p23f)), _mm_castsi128_ps(low));
}

PRIMITIVE __m256 load_u32_as_c64(const char *p, size_t i) {
    return c64_of_f32x4(f32x4_u32(p, i));
}

PRIMITIVE void subtract_u64_bf16(char *z, const char *x, const char *y, size_t i) {
    store_f32_as_bf16_unless_nan(z, i, subtract_f32(rounded_integer(load_u64_as_f32(x, i)), load_bf16_as_f32(y, i)),
                                 subtract_f32(rounded_integer(load_u64_as_f32(x, i + 8)), load_bf16_as_f32(y, i + 8)));
}

PRIMITIVE void subtract_i8_bf16(char *z, const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_i8_as_i16(x, i)), b = kept(load_u16(y, i));
    store_bf16_pairs(z, i, rounded_in_high_half(subtract_f32(even_of_i16(a), even_bf16(b))),
                     rounded_in_high_half(subtract_f32(odd_of_i16(a), odd_bf16(b))));
}

PRIMITIVE __m256 load_i8_as_c64(const char *p, size_t i) {
    return c64_of_f32x4(_mm_cvtepi32_ps(i32x4_i8(p, i)));
}

PRIMITIVE void subtract_i16_bf16(char *z, const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u16(x, i)), b = kept(load_u16(y, i));
    store_bf16_pairs(z, i, rounded_in_high_half(subtract_f32(rounded_integer(even_of_i16(a)), even_bf16(b))),
                     rounded_in_high_half(subtract_f32(rounded_integer(odd_of_i16(a)), odd_bf16(b))));
}

PRIMITIVE __m256 load_i16_as_c64(const char *p, size_t i) {
    return c64_of_f32x4(_mm_cvtepi32_ps(i32x4_i16(p, i)));
}

PRIMITIVE void subtract_i32_bf16(char *z, const char *x, const char *y, size_t i) {
    store_f32_as_bf16_unless_nan(z, i, subtract_f32(rounded_integer(load_i32_as_f32(x, i)), load_bf16_as_f32(y, i)),
                                 subtract_f32(rounded_integer(load_i32_as_f32(x, i + 8)), load_bf16_as_f32(y, i + 8)));
}

PRIMITIVE __m256 load_i32_as_c64(const char *p, size_t i) {
    return c64_of_f32x4(_mm_cvtepi32_ps(i32x4_i32(p, i)));
}

PRIMITIVE void subtract_i64_bf16(char *z, const char *x, const char *y, size_t i) {
    store_f32_as_bf16_unless_nan(z, i, subtract_f32(rounded_integer(load_i64_as_f32(x, i)), load_bf16_as_f32(y, i)),
                                 subtract_f32(rounded_integer(load_i64_as_f32(x, i + 8)), load_bf16_as_f32(y, i + 8)));
}

PRIMITIVE void subtract_bf16_b(char *z, const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u16(x, i)), b = kept(load_b_as_u16(y, i));
    store_bf16_pairs(z, i, rounded_in_high_half(subtract_f32(even_bf16(a), even_of_u16(b))),
                     rounded_in_high_half(subtract_f32(odd_bf16(a), odd_of_u16(b))));
}

PRIMITIVE void subtract_bf16_u8(char *z, const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u16(x, i)), b = kept(load_u8_as_u16(y, i));
    store_bf16_pairs(z, i, rounded_in_high_half(subtract_f32(even_bf16(a), even_of_u16(b))),
                     rounded_in_high_half(subtract_f32(odd_bf16(a), odd_of_u16(b))));
}

PRIMITIVE void subtract_bf16_u16(char *z, const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u16(x, i)), b = kept(load_u16(y, i));
    store_bf16_pairs(z, i, rounded_in_high_half(subtract_f32(even_bf16(a), rounded_integer(even_of_u16(b)))),
                     rounded_in_high_half(subtract_f32(odd_bf16(a), rounded_integer(odd_of_u16(b)))));
}

PRIMITIVE void subtract_bf16_u32(char *z, const char *x, const char *y, size_t i) {
    store_f32_as_bf16_unless_nan(z, i, subtract_f32(load_bf16_as_f32(x, i), rounded_integer(load_u32_as_f32(y, i))),
                                 subtract_f32(load_bf16_as_f32(x, i + 8), rounded_integer(load_u32_as_f32(y, i + 8))));
}

PRIMITIVE void subtract_bf16_u64(char *z, const char *x, const char *y, size_t i) {
    store_f32_as_bf16_unless_nan(z, i, subtract_f32(load_bf16_as_f32(x, i), rounded_integer(load_u64_as_f32(y, i))),
                                 subtract_f32(load_bf16_as_f32(x, i + 8), rounded_integer(load_u64_as_f32(y, i + 8))));
}

PRIMITIVE void subtract_bf16_i8(char *z, const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u16(x, i)), b = kept(load_i8_as_i16(y, i));
    store_bf16_pairs(z, i, rounded_in_high_half(subtract_f32(even_bf16(a), even_of_i16(b))),
                     rounded_in_high_half(subtract_f32(odd_bf16(a), odd_of_i16(b))));
}

PRIMITIVE void subtract_bf16_i16(char *z, const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u16(x, i)), b = kept(load_u16(y, i));
    store_bf16_pairs(z, i, rounded_in_high_half(subtract_f32(even_bf16(a), rounded_integer(even_of_i16(b)))),
                     rounded_in_high_half(subtract_f32(odd_bf16(a), rounded_integer(odd_of_i16(b)))));
}

PRIMITIVE void subtract_bf16_i32(char *z, const char *x, const char *y, size_t i) {
    store_f32_as_bf16_unless_nan(z, i, subtract_f32(load_bf16_as_f32(x, i), rounded_integer(load_i32_as_f32(y, i))),
                                 subtract_f32(load_bf16_as_f32(x, i + 8), rounded_integer(load_i32_as_f32(y, i + 8))));
}

PRIMITIVE void subtract_bf16_i64(char *z, const char *x, const char *y, size_t i) {
    store_f32_as_bf16_unless_nan(z, i, subtract_f32(load_bf16_as_f32(x, i), rounded_integer(load_i64_as_f32(y, i))),
                                 subtract_f32(load_bf16_as_f32(x, i + 8), rounded_integer(load_i64_as_f32(y, i + 8))));
}

PRIMITIVE void subtract_bf16_bf16(char *z, const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u16(x, i)), b = kept(load_u16(y, i));
    store_bf16_pairs(z, i, rounded_in_high_half(subtract_f32(even_bf16(a), even_bf16(b))),
                     rounded_in_high_half(subtract_f32(odd_bf16(a), odd_bf16(b))));
}

PRIMITIVE __m256i bitwise_and_u8(__m256i a, __m256i b) {
    return _mm256_and_si256(a, b);
}

PRIMITIVE void multiply_b_u8(char *z, const char *x, const char *y, size_t i) {
    const __m256i is_false = _mm256_cmpeq_epi8(load_u8(x, i), _mm256_setzero_si256());
    store_u8(z, i, _mm256_andnot_si256(is_false, load_u8(y, i)));
}

PRIMITIVE void multiply_b_u16(char *z, const char *x, const char *y, size_t i) {
    const __m256i is_false = _mm256_cmpeq_epi16(load_u8_as_u16(x, i), _mm256_setzero_si256());
    store_u16(z, i, _mm256_andnot_si256(is_false, load_u16(y, i)));
}

PRIMITIVE void multiply_b_u32(char *z, const char *x, const char *y, size_t i) {
    const __m256i is_false = _mm256_cmpeq_epi32(load_u8_as_u32(x, i), _mm256_setzero_si256());
    store_u32(z, i, _mm256_andnot_si256(is_false, load_u32(y, i)));
}

PRIMITIVE void multiply_b_u64(char *z, const char *x, const char *y, size_t i) {
    const __m256i is_false = _mm256_cmpeq_epi64(load_u8_as_u64(x, i), _mm256_setzero_si256());
    store_u64(z, i, _mm256_andnot_si256(is_false, load_u64(y, i)));
}

PRIMITIVE __m256 multiply_f32(__m256 a, __m256 b) {
    return _mm256_mul_ps(a, b);
}

PRIMITIVE void multiply_b_bf16(char *z, const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_b_as_u16(x, i)), b = kept(load_u16(y, i));
    store_bf16_pairs(z, i, rounded_in_high_half(multiply_f32(even_of_u16(a), even_bf16(b))),
                     rounded_in_high_half(multiply_f32(odd_of_u16(a), odd_bf16(b))));
}

PRIMITIVE __m256d multiply_f64(__m256d a, __m256d b) {
    return _mm256_mul_pd(a, b);
}

/* Keeps a value in a register: gcc would load it again for each use. */
PRIMITIVE __m256 kept_f32(__m256 v) {
    __asm__("" : "+x"(v));
    return v;
}

PRIMITIVE __m256 real_parts_f32(__m256 v) {
    return _mm256_moveldup_ps(v);
}

PRIMITIVE __m256 imaginary_parts_f32(__m256 v) {
    return _mm256_movehdup_ps(v);
}

PRIMITIVE __m256 swapped_f32(__m256 v) {
    return _mm256_permute_ps(v, 0xb1);
}

PRIMITIVE __m256 complex_product_f32(__m256 a, __m256 b) {
    a = kept_f32(a), b = kept_f32(b);
    const __m256 by_real = _mm256_mul_ps(real_parts_f32(a), b);
    return _mm256_addsub_ps(by_real, _mm256_mul_ps(imaginary_parts_f32(a), swapped_f32(b)));
}

PRIMITIVE __m256 multiply_c64(__m256 a, __m256 b) {
    return complex_product_f32(a, b);
}

/* Keeps a value in a register: gcc would load it again for each use. */
PRIMITIVE __m256d kept_f64(__m256d v) {
    __asm__("" : "+x"(v));
    return v;
}

PRIMITIVE __m256d real_parts_f64(__m256d v) {
    return _mm256_movedup_pd(v);
}

PRIMITIVE __m256d imaginary_parts_f64(__m256d v) {
    return _mm256_permute_pd(v, 15);
}

PRIMITIVE __m256d swapped_f64(__m256d v) {
    return _mm256_permute_pd(v, 5);
}

PRIMITIVE __m256d complex_product_f64(__m256d a, __m256d b) {
    a = kept_f64(a), b = kept_f64(b);
    const __m256d by_real = _mm256_mul_pd(real_parts_f64(a), b);
    return _mm256_addsub_pd(by_real, _mm256_mul_pd(imaginary_parts_f64(a), swapped_f64(b)));
}

PRIMITIVE c128 multiply_c128(c128 a, c128 b) {
    return make_c128(complex_product_f64(a.low, b.low), complex_product_f64(a.high, b.high));
}

PRIMITIVE __m256i low8_of_16(__m256i v) {
    return _mm256_and_si256(v, _mm256_set1_epi16(0xff));
}

/* Multiplies bytes as 16-bit elements, the even-indexed ones and the odd-indexed ones apart. */
PRIMITIVE __m256i multiply_u8(__m256i a, __m256i b) {
    a = kept(a), b = kept(b);
    const __m256i even = _mm256_mullo_epi16(a, b);
    const __m256i odd = _mm256_mullo_epi16(_mm256_srli_epi16(a, 8), _mm256_andnot_si256(_mm256_set1_epi16(0xff), b));
    return _mm256_or_si256(low8_of_16(even), odd);
}

PRIMITIVE __m256i multiply_u16(__m256i a, __m256i b) {
    return _mm256_mullo_epi16(a, b);
}

PRIMITIVE __m256i multiply_u32(__m256i a, __m256i b) {
    return _mm256_mullo_epi32(a, b);
}

/* The product of the low halves, plus that with the high half of the wider operand. */
PRIMITIVE void multiply_u8_u64(char *z, const char *x, const char *y, size_t i) {
    const __m256i a = load_u8_as_u64(x, i), b = kept(load_u64(y, i));
    const __m256i high = _mm256_slli_epi64(_mm256_mul_epu32(a, _mm256_srli_epi64(b, 32)), 32);
    store_u64(z, i, _mm256_add_epi64(_mm256_mul_epu32(a, b), high));
}

PRIMITIVE void multiply_u8_bf16(char *z, const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u8_as_u16(x, i)), b = kept(load_u16(y, i));
    store_bf16_pairs(z, i, rounded_in_high_half(multiply_f32(even_of_u16(a), even_bf16(b))),
                     rounded_in_high_half(multiply_f32(odd_of_u16(a), odd_bf16(b))));
}

PRIMITIVE void multiply_u8_c64(char *z, const char *x, const char *y, size_t i) {
    const __m256 v = load_u8_as_f32(x, i), low = load_c64(y, i), high = load_c64(y, i + 4);
    store_c64(z, i, multiply_c64(c64_of_f32x4(_mm256_castps256_ps128(v)), low));
    store_c64(z, i + 4, multiply_c64(c64_of_f32x4(_mm256_extractf128_ps(v, 1)), high));
}

/* The product of the low halves, plus that with the high half of the wider operand. */
PRIMITIVE void multiply_u16_u64(char *z, const char *x, const char *y, size_t i) {
    const __m256i a = load_u16_as_u64(x, i), b = kept(load_u64(y, i));
    const __m256i high = _mm256_slli_epi64(_mm256_mul_epu32(a, _mm256_srli_epi64(b, 32)), 32);
    store_u64(z, i, _mm256_add_epi64(_mm256_mul_epu32(a, b), high));
}

PRIMITIVE void multiply_u16_bf16(char *z, const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u16(x, i)), b = kept(load_u16(y, i));
    store_bf16_pairs(z, i, rounded_in_high_half(multiply_f32(rounded_integer(even_of_u16(a)), even_bf16(b))),
                     rounded_in_high_half(multiply_f32(rounded_integer(odd_of_u16(a)), odd_bf16(b))));
}

PRIMITIVE void multiply_u16_c64(char *z, const char *x, const char *y, size_t i) {
    const __m256 v = load_u16_as_f32(x, i), low = load_c64(y, i), high = load_c64(y, i + 4);
    store_c64(z, i, multiply_c64(c64_of_f32x4(_mm256_castps256_ps128(v)), low));
    store_c64(z, i + 4, multiply_c64(c64_of_f32x4(_mm256_extractf128_ps(v, 1)), high));
}

/* The product of the low halves, plus that with the high half of the wider operand. */
PRIMITIVE void multiply_u32_u64(char *z, const char *x, const char *y, size_t i) {
    const __m256i a = load_u32_as_u64(x, i), b = kept(load_u64(y, i));
    const __m256i high = _mm256_slli_epi64(_mm256_mul_epu32(a, _mm256_srli_epi64(b, 32)), 32);
    store_u64(z, i, _mm256_add_epi64(_mm256_mul_epu32(a, b), high));
}

/* The high half of the signed operand is all ones where it is negative: there, a * 2^32 is subtracted. */
PRIMITIVE void multiply_u32_i8(char *z, const char *x, const char *y, size_t i) {
    const __m256i a = load_u32_as_u64(x, i), b = load_i8_as_i64(y, i);
    store_u64(z, i, _mm256_sub_epi64(_mm256_mul_epu32(a, b), _mm256_and_si256(_mm256_slli_epi64(a, 32), b)));
}

/* The high half of the signed operand is all ones where it is negative: there, a * 2^32 is subtracted. */
PRIMITIVE void multiply_u32_i16(char *z, const char *x, const char *y, size_t i) {
    const __m256i a = load_u32_as_u64(x, i), b = load_i16_as_i64(y, i);
    store_u64(z, i, _mm256_sub_epi64(_mm256_mul_epu32(a, b), _mm256_and_si256(_mm256_slli_epi64(a, 32), b)));
}

/* The high half of the signed operand is all ones where it is negative: there, a * 2^32 is subtracted. */
PRIMITIVE void multiply_u32_i32(char *z, const char *x, const char *y, size_t i) {
    const __m256i a = load_u32_as_u64(x, i), b = load_i32_as_i64(y, i);
    store_u64(z, i, _mm256_sub_epi64(_mm256_mul_epu32(a, b), _mm256_and_si256(_mm256_slli_epi64(a, 32), b)));
}

PRIMITIVE void multiply_u32_bf16(char *z, const char *x, const char *y, size_t i) {
    store_f32_as_bf16_unless_nan(z, i, multiply_f32(rounded_integer(load_u32_as_f32(x, i)), load_bf16_as_f32(y, i)),
                                 multiply_f32(rounded_integer(load_u32_as_f32(x, i + 8)), load_bf16_as_f32(y, i + 8)));
}

PRIMITIVE void multiply_u32_c64(char *z, const char *x, const char *y, size_t i) {
    const __m256 v = load_u32_as_f32(x, i), low = load_c64(y, i), high = load_c64(y, i + 4);
    store_c64(z, i, multiply_c64(c64_of_f32x4(_mm256_castps256_ps128(v)), low));
    store_c64(z, i + 4, multiply_c64(c64_of_f32x4(_mm256_extractf128_ps(v, 1)), high));
}

/* The product of the low halves, plus the two mixed products in the high half. */
PRIMITIVE __m256i multiply_u64(__m256i a, __m256i b) {
    a = kept(a), b = kept(b);
    const __m256i mixed = _mm256_mullo_epi32(a, _mm256_shuffle_epi32(b, 0xb1));
    const __m256i sum = _mm256_add_epi32(mixed, _mm256_slli_epi64(mixed, 32));
    return _mm256_add_epi64(_mm256_mul_epu32(a, b), _mm256_andnot_si256(_mm256_set1_epi64x(0xffffffff), sum));
}

PRIMITIVE void multiply_u64_bf16(char *z, const char *x, const char *y, size_t i) {
    store_f32_as_bf16_unless_nan(z, i, multiply_f32(rounded_integer(load_u64_as_f32(x, i)), load_bf16_as_f32(y, i)),
                                 multiply_f32(rounded_integer(load_u64_as_f32(x, i + 8)), load_bf16_as_f32(y, i + 8)));
}

PRIMITIVE void multiply_i8_bf16(char *z, const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_i8_as_i16(x, i)), b = kept(load_u16(y, i));
    store_bf16_pairs(z, i, rounded_in_high_half(multiply_f32(even_of_i16(a), even_bf16(b))),
                     rounded_in_high_half(multiply_f32(odd_of_i16(a), odd_bf16(b))));
}

PRIMITIVE void multiply_i8_c64(char *z, const char *x, const char *y, size_t i) {
    const __m256 v = load_i8_as_f32(x, i), low = load_c64(y, i), high = load_c64(y, i + 4);
    store_c64(z, i, multiply_c64(c64_of_f32x4(_mm256_castps256_ps128(v)), low));
    store_c64(z, i + 4, multiply_c64(c64_of_f32x4(_mm256_extractf128_ps(v, 1)), high));
}

PRIMITIVE void multiply_i16_bf16(char *z, const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u16(x, i)), b = kept(load_u16(y, i));
    store_bf16_pairs(z, i, rounded_in_high_half(multiply_f32(rounded_integer(even_of_i16(a)), even_bf16(b))),
                     rounded_in_high_half(multiply_f32(rounded_integer(odd_of_i16(a)), odd_bf16(b))));
}

PRIMITIVE void multiply_i16_c64(char *z, const char *x, const char *y, size_t i) {
    const __m256 v = load_i16_as_f32(x, i), low = load_c64(y, i), high = load_c64(y, i + 4);
    store_c64(z, i, multiply_c64(c64_of_f32x4(_mm256_castps256_ps128(v)), low));
    store_c64(z, i + 4, multiply_c64(c64_of_f32x4(_mm256_extractf128_ps(v, 1)), high));
}

PRIMITIVE void multiply_i32_bf16(char *z, const char *x, const char *y, size_t i) {
    store_f32_as_bf16_unless_nan(z, i, multiply_f32(rounded_integer(load_i32_as_f32(x, i)), load_bf16_as_f32(y, i)),
                                 multiply_f32(rounded_integer(load_i32_as_f32(x, i + 8)), load_bf16_as_f32(y, i + 8)));
}

PRIMITIVE void multiply_i32_c64(char *z, const char *x, const char *y, size_t i) {
    const __m256 v = load_i32_as_f32(x, i), low = load_c64(y, i), high = load_c64(y, i + 4);
    store_c64(z, i, multiply_c64(c64_of_f32x4(_mm256_castps256_ps128(v)), low));
    store_c64(z, i + 4, multiply_c64(c64_of_f32x4(_mm256_extractf128_ps(v, 1)), high));
}

PRIMITIVE void multiply_i64_bf16(char *z, const char *x, const char *y, size_t i) {
    store_f32_as_bf16_unless_nan(z, i, multiply_f32(rounded_integer(load_i64_as_f32(x, i)), load_bf16_as_f32(y, i)),
                                 multiply_f32(rounded_integer(load_i64_as_f32(x, i + 8)), load_bf16_as_f32(y, i + 8)));
}

PRIMITIVE void multiply_bf16_bf16(char *z, const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u16(x, i)), b = kept(load_u16(y, i));
    store_bf16_pairs(z, i, rounded_in_high_half(multiply_f32(even_bf16(a), even_bf16(b))),
                     rounded_in_high_half(multiply_f32(odd_bf16(a), odd_bf16(b))));
}

PRIMITIVE void multiply_bf16_c64(char *z, const char *x, const char *y, size_t i) {
    const __m256 v = load_bf16_as_f32(x, i), low = load_c64(y, i), high = load_c64(y, i + 4);
    store_c64(z, i, multiply_c64(c64_of_f32x4(_mm256_castps256_ps128(v)), low));
    store_c64(z, i + 4, multiply_c64(c64_of_f32x4(_mm256_extractf128_ps(v, 1)), high));
}

PRIMITIVE void multiply_f16_c64(char *z, const char *x, const char *y, size_t i) {
    const __m256 v = load_f16_as_f32(x, i), low = load_c64(y, i), high = load_c64(y, i + 4);
    store_c64(z, i, multiply_c64(c64_of_f32x4(_mm256_castps256_ps128(v)), low));
    store_c64(z, i + 4, multiply_c64(c64_of_f32x4(_mm256_extractf128_ps(v, 1)), high));
}

PRIMITIVE __m256 divide_f32(__m256 a, __m256 b) {
    return _mm256_div_ps(a, b);
}

PRIMITIVE __m256d divide_f64(__m256d a, __m256d b) {
    return _mm256_div_pd(a, b);
}

PRIMITIVE void divide_b_bf16(char *z, const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_b_as_u16(x, i)), b = kept(load_u16(y, i));
    store_bf16_pairs(z, i, rounded_in_high_half(divide_f32(even_of_u16(a), even_bf16(b))),
                     rounded_in_high_half(divide_f32(odd_of_u16(a), odd_bf16(b))));
}

/*
 * Divides by the larger part of b. With p + qi = a, or q + pi where that is the imaginary one, the quotient's parts are
 * (p + q * r) * s and either (q - p * r) * s or (p * r - q) * s: the signs are changed before a sum of all parts.
 */
PRIMITIVE __m256 complex_quotient_f32(__m256 a, __m256 b) {
    const __m256 sign = _mm256_set1_ps(-0.0), zero = _mm256_setzero_ps();
    const __m256 imaginary_sign = _mm256_castsi256_ps(_mm256_set1_epi64x(INT64_MIN));
    const __m256 c = real_parts_f32(b), d = imaginary_parts_f32(b);
    const __m256 c_size = _mm256_andnot_ps(sign, c), d_size = _mm256_andnot_ps(sign, d);
    const __m256 by_real = _mm256_cmp_ps(c_size, d_size, _CMP_GE_OQ);
    const __m256 by_zero = _mm256_cmp_ps(_mm256_or_ps(c_size, d_size), zero, _CMP_EQ_OQ);
    const __m256 large = _mm256_blendv_ps(d, c, by_real), small = _mm256_blendv_ps(c, d, by_real);
    const __m256 r = _mm256_div_ps(small, large);
    const __m256 s = _mm256_div_ps(_mm256_set1_ps(1), _mm256_add_ps(large, _mm256_mul_ps(small, r)));
    const __m256 first = _mm256_blendv_ps(swapped_f32(a), a, by_real);
    const __m256 product = _mm256_mul_ps(swapped_f32(first), r);
    const __m256 sum = _mm256_add_ps(_mm256_xor_ps(first, _mm256_andnot_ps(by_real, imaginary_sign)),
                                  _mm256_xor_ps(product, _mm256_and_ps(by_real, imaginary_sign)));
    const __m256 quotient = _mm256_mul_ps(sum, s), infinite = _mm256_mul_ps(a, _mm256_set1_ps(__builtin_inff()));
    return _mm256_blendv_ps(quotient, infinite, by_zero);
}

PRIMITIVE __m256 divide_c64(__m256 a, __m256 b) {
    return complex_quotient_f32(a, b);
}

/*
 * Divides by the larger part of b. With p + qi = a, or q + pi where that is the imaginary one, the quotient's parts are
 * (p + q * r) * s and either (q - p * r) * s or (p * r - q) * s: the signs are changed before a sum of all parts.
 */
PRIMITIVE __m256d complex_quotient_f64(__m256d a, __m256d b) {
    const __m256d sign = _mm256_set1_pd(-0.0), zero = _mm256_setzero_pd();
    const __m256d imaginary_sign = _mm256_setr_pd(0, -0.0, 0, -0.0);
    const __m256d c = real_parts_f64(b), d = imaginary_parts_f64(b);
    const __m256d c_size = _mm256_andnot_pd(sign, c), d_size = _mm256_andnot_pd(sign, d);
    const __m256d by_real = _mm256_cmp_pd(c_size, d_size, _CMP_GE_OQ);
    const __m256d by_zero = _mm256_cmp_pd(_mm256_or_pd(c_size, d_size), zero, _CMP_EQ_OQ);
    const __m256d large = _mm256_blendv_pd(d, c, by_real), small = _mm256_blendv_pd(c, d, by_real);
    const __m256d r = _mm256_div_pd(small, large);
    const __m256d s = _mm256_div_pd(_mm256_set1_pd(1), _mm256_add_pd(large, _mm256_mul_pd(small, r)));
    const __m256d first = _mm256_blendv_pd(swapped_f64(a), a, by_real);
    const __m256d product = _mm256_mul_pd(swapped_f64(first), r);
    const __m256d sum = _mm256_add_pd(_mm256_xor_pd(first, _mm256_andnot_pd(by_real, imaginary_sign)),
                                  _mm256_xor_pd(product, _mm256_and_pd(by_real, imaginary_sign)));
    const __m256d quotient = _mm256_mul_pd(sum, s), infinite = _mm256_mul_pd(a, _mm256_set1_pd(__builtin_inf()));
    return _mm256_blendv_pd(quotient, infinite, by_zero);
}

PRIMITIVE c128 divide_c128(c128 a, c128 b) {
    return make_c128(complex_quotient_f64(a.low, b.low), complex_quotient_f64(a.high, b.high));
}

PRIMITIVE void divide_u8_bf16(char *z, const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u8_as_u16(x, i)), b = kept(load_u16(y, i));
    store_bf16_pairs(z, i, rounded_in_high_half(divide_f32(even_of_u16(a), even_bf16(b))),
                     rounded_in_high_half(divide_f32(odd_of_u16(a), odd_bf16(b))));
}

PRIMITIVE void divide_u16_bf16(char *z, const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u16(x, i)), b = kept(load_u16(y, i));
    store_bf16_pairs(z, i, rounded_in_high_half(divide_f32(rounded_integer(even_of_u16(a)), even_bf16(b))),
                     rounded_in_high_half(divide_f32(rounded_integer(odd_of_u16(a)), odd_bf16(b))));
}

PRIMITIVE void divide_u32_bf16(char *z, const char *x, const char *y, size_t i) {
    store_f32_as_bf16_unless_nan(z, i, divide_f32(rounded_integer(load_u32_as_f32(x, i)), load_bf16_as_f32(y, i)),
                                 divide_f32(rounded_integer(load_u32_as_f32(x, i + 8)), load_bf16_as_f32(y, i + 8)));
}

PRIMITIVE void divide_u64_bf16(char *z, const char *x, const char *y, size_t i) {
    store_f32_as_bf16_unless_nan(z, i, divide_f32(rounded_integer(load_u64_as_f32(x, i)), load_bf16_as_f32(y, i)),
                                 divide_f32(rounded_integer(load_u64_as_f32(x, i + 8)), load_bf16_as_f32(y, i + 8)));
}

PRIMITIVE void divide_i8_bf16(char *z, const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_i8_as_i16(x, i)), b = kept(load_u16(y, i));
    store_bf16_pairs(z, i, rounded_in_high_half(divide_f32(even_of_i16(a), even_bf16(b))),
                     rounded_in_high_half(divide_f32(odd_of_i16(a), odd_bf16(b))));
}

PRIMITIVE void divide_i16_bf16(char *z, const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u16(x, i)), b = kept(load_u16(y, i));
    store_bf16_pairs(z, i, rounded_in_high_half(divide_f32(rounded_integer(even_of_i16(a)), even_bf16(b))),
                     rounded_in_high_half(divide_f32(rounded_integer(odd_of_i16(a)), odd_bf16(b))));
}

PRIMITIVE void divide_i32_bf16(char *z, const char *x, const char *y, size_t i) {
    store_f32_as_bf16_unless_nan(z, i, divide_f32(rounded_integer(load_i32_as_f32(x, i)), load_bf16_as_f32(y, i)),
                                 divide_f32(rounded_integer(load_i32_as_f32(x, i + 8)), load_bf16_as_f32(y, i + 8)));
}

PRIMITIVE void divide_i64_bf16(char *z, const char *x, const char *y, size_t i) {
    store_f32_as_bf16_unless_nan(z, i, divide_f32(rounded_integer(load_i64_as_f32(x, i)), load_bf16_as_f32(y, i)),
                                 divide_f32(rounded_integer(load_i64_as_f32(x, i + 8)), load_bf16_as_f32(y, i + 8)));
}

PRIMITIVE void divide_bf16_b(char *z, const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u16(x, i)), b = kept(load_b_as_u16(y, i));
    store_bf16_pairs(z, i, rounded_in_high_half(divide_f32(even_bf16(a), even_of_u16(b))),
                     rounded_in_high_half(divide_f32(odd_bf16(a), odd_of_u16(b))));
}

PRIMITIVE void divide_bf16_u8(char *z, const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u16(x, i)), b = kept(load_u8_as_u16(y, i));
    store_bf16_pairs(z, i, rounded_in_high_half(divide_f32(even_bf16(a), even_of_u16(b))),
                     rounded_in_high_half(divide_f32(odd_bf16(a), odd_of_u16(b))));
}

PRIMITIVE void divide_bf16_u16(char *z, const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u16(x, i)), b = kept(load_u16(y, i));
    store_bf16_pairs(z, i, rounded_in_high_half(divide_f32(even_bf16(a), rounded_integer(even_of_u16(b)))),
                     rounded_in_high_half(divide_f32(odd_bf16(a), rounded_integer(odd_of_u16(b)))));
}

PRIMITIVE void divide_bf16_u32(char *z, const char *x, const char *y, size_t i) {
    store_f32_as_bf16_unless_nan(z, i, divide_f32(load_bf16_as_f32(x, i), rounded_integer(load_u32_as_f32(y, i))),
                                 divide_f32(load_bf16_as_f32(x, i + 8), rounded_integer(load_u32_as_f32(y, i + 8))));
}

PRIMITIVE void divide_bf16_u64(char *z, const char *x, const char *y, size_t i) {
    store_f32_as_bf16_unless_nan(z, i, divide_f32(load_bf16_as_f32(x, i), rounded_integer(load_u64_as_f32(y, i))),
                                 divide_f32(load_bf16_as_f32(x, i + 8), rounded_integer(load_u64_as_f32(y, i + 8))));
}

PRIMITIVE void divide_bf16_i8(char *z, const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u16(x, i)), b = kept(load_i8_as_i16(y, i));
    store_bf16_pairs(z, i, rounded_in_high_half(divide_f32(even_bf16(a), even_of_i16(b))),
                     rounded_in_high_half(divide_f32(odd_bf16(a), odd_of_i16(b))));
}

PRIMITIVE void divide_bf16_i16(char *z, const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u16(x, i)), b = kept(load_u16(y, i));
    store_bf16_pairs(z, i, rounded_in_high_half(divide_f32(even_bf16(a), rounded_integer(even_of_i16(b)))),
                     rounded_in_high_half(divide_f32(odd_bf16(a), rounded_integer(odd_of_i16(b)))));
}

PRIMITIVE void divide_bf16_i32(char *z, const char *x, const char *y, size_t i) {
    store_f32_as_bf16_unless_nan(z, i, divide_f32(load_bf16_as_f32(x, i), rounded_integer(load_i32_as_f32(y, i))),
                                 divide_f32(load_bf16_as_f32(x, i + 8), rounded_integer(load_i32_as_f32(y, i + 8))));
}

PRIMITIVE void divide_bf16_i64(char *z, const char *x, const char *y, size_t i) {
    store_f32_as_bf16_unless_nan(z, i, divide_f32(load_bf16_as_f32(x, i), rounded_integer(load_i64_as_f32(y, i))),
                                 divide_f32(load_bf16_as_f32(x, i + 8), rounded_integer(load_i64_as_f32(y, i + 8))));
}

PRIMITIVE void divide_bf16_bf16(char *z, const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u16(x, i)), b = kept(load_u16(y, i));
    store_bf16_pairs(z, i, rounded_in_high_half(divide_f32(even_bf16(a), even_bf16(b))),
                     rounded_in_high_half(divide_f32(odd_bf16(a), odd_bf16(b))));
}

PRIMITIVE __m256i minimum_u8(__m256i a, __m256i b) {
    return _mm256_min_epu8(a, b);
}

PRIMITIVE __m256i minimum_u16(__m256i a, __m256i b) {
    return _mm256_min_epu16(a, b);
}

PRIMITIVE __m256i minimum_u32(__m256i a, __m256i b) {
    return _mm256_min_epu32(a, b);
}

PRIMITIVE __m256i less_i64(__m256i a, __m256i b) {
    return _mm256_cmpgt_epi64(b, a);
}

PRIMITIVE __m256i less_u64(__m256i a, __m256i b) {
    const __m256i sign = _mm256_set1_epi64x(INT64_MIN);
    return less_i64(_mm256_xor_si256(a, sign), _mm256_xor_si256(b, sign));
}

PRIMITIVE __m256i minimum_u64(__m256i a, __m256i b) {
    a = kept(a), b = kept(b);
    return _mm256_blendv_epi8(b, a, less_u64(a, b));
}

PRIMITIVE __m256i minimum_i8(__m256i a, __m256i b) {
    return _mm256_min_epi8(a, b);
}

PRIMITIVE __m256i minimum_i16(__m256i a, __m256i b) {
    return _mm256_min_epi16(a, b);
}

PRIMITIVE __m256i minimum_i32(__m256i a, __m256i b) {
    return _mm256_min_epi32(a, b);
}

PRIMITIVE __m256i minimum_i64(__m256i a, __m256i b) {
    a = kept(a), b = kept(b);
    return _mm256_blendv_epi8(b, a, less_i64(a, b));
}

/* For an a that was an integer: a if it is less than b, else b, also where b is NaN or -0. */
PRIMITIVE __m256 minimum_of_integer_f32(__m256 a, __m256 b) {
    return _mm256_min_ps(a, b);
}

PRIMITIVE void minimum_b_bf16(char *z, const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_b_as_u16(x, i)), b = kept(load_u16(y, i));
    store_bf16_pairs(z, i, _mm256_castps_si256(minimum_of_integer_f32(even_of_u16(a), even_bf16(b))),
                     _mm256_castps_si256(minimum_of_integer_f32(odd_of_u16(a), odd_bf16(b))));
}

/*
 * The instruction gives its second operand if one is NaN or both are zero. The two orders combined by OR give NaN for
 * NaN, and -0 for zeros of both signs.
 */
PRIMITIVE __m256 minimum_f32(__m256 a, __m256 b) {
    a = kept_f32(a), b = kept_f32(b);
    return _mm256_or_ps(_mm256_min_ps(a, b), _mm256_min_ps(b, a));
}

PRIMITIVE void minimum_b_f32(char *z, const char *x, const char *y, size_t i) {
    store_f32(z, i, minimum_of_integer_f32(load_b_as_f32(x, i), load_f32(y, i)));
}

/* For an a that was an integer: a if it is less than b, else b, also where b is NaN or -0. */
PRIMITIVE __m256d minimum_of_integer_f64(__m256d a, __m256d b) {
    return _mm256_min_pd(a, b);
}

PRIMITIVE void minimum_b_f64(char *z, const char *x, const char *y, size_t i) {
    store_f64(z, i, minimum_of_integer_f64(load_b_as_f64(x, i), load_f64(y, i)));
}

PRIMITIVE void minimum_u8_bf16(char *z, const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u8_as_u16(x, i)), b = kept(load_u16(y, i));
    store_bf16_pairs(z, i, _mm256_castps_si256(minimum_of_integer_f32(even_of_u16(a), even_bf16(b))),
                     _mm256_castps_si256(minimum_of_integer_f32(odd_of_u16(a), odd_bf16(b))));
}

PRIMITIVE void minimum_u8_f32(char *z, const char *x, const char *y, size_t i) {
    store_f32(z, i, minimum_of_integer_f32(load_u8_as_f32(x, i), load_f32(y, i)));
}

PRIMITIVE void minimum_u8_f64(char *z, const char *x, const char *y, size_t i) {
    store_f64(z, i, minimum_of_integer_f64(load_u8_as_f64(x, i), load_f64(y, i)));
}

PRIMITIVE void minimum_u16_bf16(char *z, const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u16(x, i)), b = kept(load_u16(y, i));
    store_bf16_pairs(z, i, _mm256_castps_si256(minimum_of_integer_f32(rounded_integer(even_of_u16(a)), even_bf16(b))),
                     _mm256_castps_si256(minimum_of_integer_f32(rounded_integer(odd_of_u16(a)), odd_bf16(b))));
}

PRIMITIVE void minimum_u16_f32(char *z, const char *x, const char *y, size_t i) {
    store_f32(z, i, minimum_of_integer_f32(load_u16_as_f32(x, i), load_f32(y, i)));
}

PRIMITIVE void minimum_u16_f64(char *z, const char *x, const char *y, size_t i) {
    store_f64(z, i, minimum_of_integer_f64(load_u16_as_f64(x, i), load_f64(y, i)));
}

PRIMITIVE void minimum_i8_u32(char *z, const char *x, const char *y, size_t i) {
    const __m256i small = _mm256_min_epu32(load_u32(y, i), _mm256_set1_epi32(INT32_MAX));
    const __m256i v = _mm256_min_epi32(load_i8_as_i32(x, i), small);
    store_u64(z, i, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(v)));
    store_u64(z, i + 4, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(v, 1)));
}

PRIMITIVE void minimum_i16_u32(char *z, const char *x, const char *y, size_t i) {
    const __m256i small = _mm256_min_epu32(load_u32(y, i), _mm256_set1_epi32(INT32_MAX));
    const __m256i v = _mm256_min_epi32(load_i16_as_i32(x, i), small);
    store_u64(z, i, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(v)));
    store_u64(z, i + 4, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(v, 1)));
}

PRIMITIVE void minimum_i32_u32(char *z, const char *x, const char *y, size_t i) {
    const __m256i small = _mm256_min_epu32(load_u32(y, i), _mm256_set1_epi32(INT32_MAX));
    const __m256i v = _mm256_min_epi32(load_u32(x, i), small);
    store_u64(z, i, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(v)));
    store_u64(z, i + 4, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(v, 1)));
}

PRIMITIVE void minimum_u32_bf16(char *z, const char *x, const char *y, size_t i) {
    store_f32_as_bf16_unless_nan(z, i, minimum_of_integer_f32(rounded_integer(load_u32_as_f32(x, i)), load_bf16_as_f32(y, i)),
                                 minimum_of_integer_f32(rounded_integer(load_u32_as_f32(x, i + 8)), load_bf16_as_f32(y, i + 8)));
}

PRIMITIVE void minimum_u32_f32(char *z, const char *x, const char *y, size_t i) {
    store_f32(z, i, minimum_of_integer_f32(load_u32_as_f32(x, i), load_f32(y, i)));
}

PRIMITIVE void minimum_u32_f64(char *z, const char *x, const char *y, size_t i) {
    store_f64(z, i, minimum_of_integer_f64(load_u32_as_f64(x, i), load_f64(y, i)));
}

PRIMITIVE void minimum_f64_i8_u64(char *z, const char *x, const char *y, size_t i) {
    store_f64(z, i, _mm256_min_pd(load_i8_as_f64(x, i), load_u64_as_f64(y, i)));
}

PRIMITIVE void minimum_f64_i16_u64(char *z, const char *x, const char *y, size_t i) {
    store_f64(z, i, _mm256_min_pd(load_i16_as_f64(x, i), load_u64_as_f64(y, i)));
}

PRIMITIVE void minimum_f64_i32_u64(char *z, const char *x, const char *y, size_t i) {
    store_f64(z, i, _mm256_min_pd(load_i32_as_f64(x, i), load_u64_as_f64(y, i)));
}

PRIMITIVE void minimum_f64_i64_u64(char *z, const char *x, const char *y, size_t i) {
    store_f64(z, i, _mm256_min_pd(load_i64_as_f64(x, i), load_u64_as_f64(y, i)));
}

PRIMITIVE void minimum_u64_bf16(char *z, const char *x, const char *y, size_t i) {
    store_f32_as_bf16_unless_nan(z, i, minimum_of_integer_f32(rounded_integer(load_u64_as_f32(x, i)), load_bf16_as_f32(y, i)),
                                 minimum_of_integer_f32(rounded_integer(load_u64_as_f32(x, i + 8)), load_bf16_as_f32(y, i + 8)));
}

PRIMITIVE void minimum_u64_f32(char *z, const char *x, const char *y, size_t i) {
    store_f32(z, i, minimum_of_integer_f32(load_u64_as_f32(x, i), load_f32(y, i)));
}

PRIMITIVE void minimum_u64_f64(char *z, const char *x, const char *y, size_t i) {
    store_f64(z, i, minimum_of_integer_f64(load_u64_as_f64(x, i), load_f64(y, i)));
}

PRIMITIVE void minimum_i8_bf16(char *z, const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_i8_as_i16(x, i)), b = kept(load_u16(y, i));
    store_bf16_pairs(z, i, _mm256_castps_si256(minimum_of_integer_f32(even_of_i16(a), even_bf16(b))),
                     _mm256_castps_si256(minimum_of_integer_f32(odd_of_i16(a), odd_bf16(b))));
}

PRIMITIVE void minimum_i8_f32(char *z, const char *x, const char *y, size_t i) {
    store_f32(z, i, minimum_of_integer_f32(load_i8_as_f32(x, i), load_f32(y, i)));
}

PRIMITIVE void minimum_i8_f64(char *z, const char *x, const char *y, size_t i) {
    store_f64(z, i, minimum_of_integer_f64(load_i8_as_f64(x, i), load_f64(y, i)));
}

PRIMITIVE void minimum_i16_bf16(char *z, const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u16(x, i)), b = kept(load_u16(y, i));
    store_bf16_pairs(z, i, _mm256_castps_si256(minimum_of_integer_f32(rounded_integer(even_of_i16(a)), even_bf16(b))),
                     _mm256_castps_si256(minimum_of_integer_f32(rounded_integer(odd_of_i16(a)), odd_bf16(b))));
}

PRIMITIVE void minimum_i16_f32(char *z, const char *x, const char *y, size_t i) {
    store_f32(z, i, minimum_of_integer_f32(load_i16_as_f32(x, i), load_f32(y, i)));
}

PRIMITIVE void minimum_i16_f64(char *z, const char *x, const char *y, size_t i) {
    store_f64(z, i, minimum_of_integer_f64(load_i16_as_f64(x, i), load_f64(y, i)));
}

PRIMITIVE void minimum_i32_bf16(char *z, const char *x, const char *y, size_t i) {
    store_f32_as_bf16_unless_nan(z, i, minimum_of_integer_f32(rounded_integer(load_i32_as_f32(x, i)), load_bf16_as_f32(y, i)),
                                 minimum_of_integer_f32(rounded_integer(load_i32_as_f32(x, i + 8)), load_bf16_as_f32(y, i + 8)));
}

PRIMITIVE void minimum_i32_f32(char *z, const char *x, const char *y, size_t i) {
    store_f32(z, i, minimum_of_integer_f32(load_i32_as_f32(x, i), load_f32(y, i)));
}

PRIMITIVE void minimum_i32_f64(char *z, const char *x, const char *y, size_t i) {
    store_f64(z, i, minimum_of_integer_f64(load_i32_as_f64(x, i), load_f64(y, i)));
}

PRIMITIVE void minimum_i64_bf16(char *z, const char *x, const char *y, size_t i) {
    store_f32_as_bf16_unless_nan(z, i, minimum_of_integer_f32(rounded_integer(load_i64_as_f32(x, i)), load_bf16_as_f32(y, i)),
                                 minimum_of_integer_f32(rounded_integer(load_i64_as_f32(x, i + 8)), load_bf16_as_f32(y, i + 8)));
}

PRIMITIVE void minimum_i64_f32(char *z, const char *x, const char *y, size_t i) {
    store_f32(z, i, minimum_of_integer_f32(load_i64_as_f32(x, i), load_f32(y, i)));
}

PRIMITIVE void minimum_i64_f64(char *z, const char *x, const char *y, size_t i) {
    store_f64(z, i, minimum_of_integer_f64(load_i64_as_f64(x, i), load_f64(y, i)));
}

PRIMITIVE void minimum_bf16_bf16(char *z, const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u16(x, i)), b = kept(load_u16(y, i));
    store_bf16_pairs(z, i, _mm256_castps_si256(minimum_f32(even_bf16(a), even_bf16(b))),
                     _mm256_castps_si256(minimum_f32(odd_bf16(a), odd_bf16(b))));
}

/*
 * The instruction gives its second operand if one is NaN or both are zero. The two orders combined by OR give NaN for
 * NaN, and -0 for zeros of both signs.
 */
PRIMITIVE __m256d minimum_f64(__m256d a, __m256d b) {
    a = kept_f64(a), b = kept_f64(b);
    return _mm256_or_pd(_mm256_min_pd(a, b), _mm256_min_pd(b, a));
}

PRIMITIVE __m256i maximum_u8(__m256i a, __m256i b) {
    return _mm256_max_epu8(a, b);
}

PRIMITIVE __m256i maximum_u16(__m256i a, __m256i b) {
    return _mm256_max_epu16(a, b);
}

PRIMITIVE __m256i maximum_u32(__m256i a, __m256i b) {
    return _mm256_max_epu32(a, b);
}

PRIMITIVE __m256i maximum_u64(__m256i a, __m256i b) {
    a = kept(a), b = kept(b);
    return _mm256_blendv_epi8(a, b, less_u64(a, b));
}

PRIMITIVE __m256i maximum_i8(__m256i a, __m256i b) {
    return _mm256_max_epi8(a, b);
}

PRIMITIVE __m256i maximum_i16(__m256i a, __m256i b) {
    return _mm256_max_epi16(a, b);
}

PRIMITIVE __m256i maximum_i32(__m256i a, __m256i b) {
    return _mm256_max_epi32(a, b);
}

PRIMITIVE __m256i maximum_i64(__m256i a, __m256i b) {
    a = kept(a), b = kept(b);
    return _mm256_blendv_epi8(a, b, less_i64(a, b));
}

/* For an a that was an integer: a if b is less or equal, else b, also where b is NaN. */
PRIMITIVE __m256 maximum_of_integer_f32(__m256 a, __m256 b) {
    a = kept_f32(a), b = kept_f32(b);
    return _mm256_blendv_ps(a, b, _mm256_cmp_ps(b, a, _CMP_NLE_UQ));
}

PRIMITIVE void maximum_b_bf16(char *z, const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_b_as_u16(x, i)), b = kept(load_u16(y, i));
    store_bf16_pairs(z, i, _mm256_castps_si256(maximum_of_integer_f32(even_of_u16(a), even_bf16(b))),
                     _mm256_castps_si256(maximum_of_integer_f32(odd_of_u16(a), odd_bf16(b))));
}

/*
 * The instruction gives its second operand if one is NaN or both are zero. The two orders combined by AND give +0 for
 * zeros of both signs; NaN is put in.
 */
PRIMITIVE __m256 maximum_f32(__m256 a, __m256 b) {
    a = kept_f32(a), b = kept_f32(b);
    const __m256 nan = _mm256_cmp_ps(a, b, _CMP_UNORD_Q);
    return _mm256_or_ps(_mm256_and_ps(_mm256_max_ps(a, b), _mm256_max_ps(b, a)), nan);
}

PRIMITIVE void maximum_b_f32(char *z, const char *x, const char *y, size_t i) {
    store_f32(z, i, maximum_of_integer_f32(load_b_as_f32(x, i), load_f32(y, i)));
}

/* For an a that was an integer: a if b is less or equal, else b, also where b is NaN. */
PRIMITIVE __m256d maximum_of_integer_f64(__m256d a, __m256d b) {
    a = kept_f64(a), b = kept_f64(b);
    return _mm256_blendv_pd(a, b, _mm256_cmp_pd(b, a, _CMP_NLE_UQ));
}

PRIMITIVE void maximum_b_f64(char *z, const char *x, const char *y, size_t i) {
    store_f64(z, i, maximum_of_integer_f64(load_b_as_f64(x, i), load_f64(y, i)));
}

PRIMITIVE void maximum_u8_bf16(char *z, const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u8_as_u16(x, i)), b = kept(load_u16(y, i));
    store_bf16_pairs(z, i, _mm256_castps_si256(maximum_of_integer_f32(even_of_u16(a), even_bf16(b))),
                     _mm256_castps_si256(maximum_of_integer_f32(odd_of_u16(a), odd_bf16(b))));
}

PRIMITIVE void maximum_u8_f32(char *z, const char *x, const char *y, size_t i) {
    store_f32(z, i, maximum_of_integer_f32(load_u8_as_f32(x, i), load_f32(y, i)));
}

PRIMITIVE void maximum_u8_f64(char *z, const char *x, const char *y, size_t i) {
    store_f64(z, i, maximum_of_integer_f64(load_u8_as_f64(x, i), load_f64(y, i)));
}

PRIMITIVE void maximum_u16_bf16(char *z, const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u16(x, i)), b = kept(load_u16(y, i));
    store_bf16_pairs(z, i, _mm256_castps_si256(maximum_of_integer_f32(rounded_integer(even_of_u16(a)), even_bf16(b))),
                     _mm256_castps_si256(maximum_of_integer_f32(rounded_integer(odd_of_u16(a)), odd_bf16(b))));
}

PRIMITIVE void maximum_u16_f32(char *z, const char *x, const char *y, size_t i) {
    store_f32(z, i, maximum_of_integer_f32(load_u16_as_f32(x, i), load_f32(y, i)));
}

PRIMITIVE void maximum_u16_f64(char *z, const char *x, const char *y, size_t i) {
    store_f64(z, i, maximum_of_integer_f64(load_u16_as_f64(x, i), load_f64(y, i)));
}

PRIMITIVE void maximum_i8_u32(char *z, const char *x, const char *y, size_t i) {
    const __m256i positive = _mm256_max_epi32(load_i8_as_i32(x, i), _mm256_setzero_si256());
    const __m256i v = _mm256_max_epu32(positive, load_u32(y, i));
    store_u64(z, i, _mm256_cvtepu32_epi64(_mm256_castsi256_si128(v)));
    store_u64(z, i + 4, _mm256_cvtepu32_epi64(_mm256_extracti128_si256(v, 1)));
}

PRIMITIVE void maximum_i16_u32(char *z, const char *x, const char *y, size_t i) {
    const __m256i positive = _mm256_max_epi32(load_i16_as_i32(x, i), _mm256_setzero_si256());
    const __m256i v = _mm256_max_epu32(positive, load_u32(y, i));
    store_u64(z, i, _mm256_cvtepu32_epi64(_mm256_castsi256_si128(v)));
    store_u64(z, i + 4, _mm256_cvtepu32_epi64(_mm256_extracti128_si256(v, 1)));
}

PRIMITIVE void maximum_i32_u32(char *z, const char *x, const char *y, size_t i) {
    const __m256i positive = _mm256_max_epi32(load_u32(x, i), _mm256_setzero_si256());
    const __m256i v = _mm256_max_epu32(positive, load_u32(y, i));
    store_u64(z, i, _mm256_cvtepu32_epi64(_mm256_castsi256_si128(v)));
    store_u64(z, i + 4, _mm256_cvtepu32_epi64(_mm256_extracti128_si256(v, 1)));
}

PRIMITIVE void maximum_u32_bf16(char *z, const char *x, const char *y, size_t i) {
    store_f32_as_bf16_unless_nan(z, i, maximum_of_integer_f32(rounded_integer(load_u32_as_f32(x, i)), load_bf16_as_f32(y, i)),
                                 maximum_of_integer_f32(rounded_integer(load_u32_as_f32(x, i + 8)), load_bf16_as_f32(y, i + 8)));
}

PRIMITIVE void maximum_u32_f32(char *z, const char *x, const char *y, size_t i) {
    store_f32(z, i, maximum_of_integer_f32(load_u32_as_f32(x, i), load_f32(y, i)));
}

PRIMITIVE void maximum_u32_f64(char *z, const char *x, const char *y, size_t i) {
    store_f64(z, i, maximum_of_integer_f64(load_u32_as_f64(x, i), load_f64(y, i)));
}

PRIMITIVE void maximum_f64_i8_u64(char *z, const char *x, const char *y, size_t i) {
    store_f64(z, i, _mm256_max_pd(load_i8_as_f64(x, i), load_u64_as_f64(y, i)));
}

PRIMITIVE void maximum_f64_i16_u64(char *z, const char *x, const char *y, size_t i) {
    store_f64(z, i, _mm256_max_pd(load_i16_as_f64(x, i), load_u64_as_f64(y, i)));
}

PRIMITIVE void maximum_f64_i32_u64(char *z, const char *x, const char *y, size_t i) {
    store_f64(z, i, _mm256_max_pd(load_i32_as_f64(x, i), load_u64_as_f64(y, i)));
}

PRIMITIVE void maximum_f64_i64_u64(char *z, const char *x, const char *y, size_t i) {
    store_f64(z, i, _mm256_max_pd(load_i64_as_f64(x, i), load_u64_as_f64(y, i)));
}

PRIMITIVE void maximum_u64_bf16(char *z, const char *x, const char *y, size_t i) {
    store_f32_as_bf16_unless_nan(z, i, maximum_of_integer_f32(rounded_integer(load_u64_as_f32(x, i)), load_bf16_as_f32(y, i)),
                                 maximum_of_integer_f32(rounded_integer(load_u64_as_f32(x, i + 8)), load_bf16_as_f32(y, i + 8)));
}

PRIMITIVE void maximum_u64_f32(char *z, const char *x, const char *y, size_t i) {
    store_f32(z, i, maximum_of_integer_f32(load_u64_as_f32(x, i), load_f32(y, i)));
}

PRIMITIVE void maximum_u64_f64(char *z, const char *x, const char *y, size_t i) {
    store_f64(z, i, maximum_of_integer_f64(load_u64_as_f64(x, i), load_f64(y, i)));
}

PRIMITIVE void maximum_i8_bf16(char *z, const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_i8_as_i16(x, i)), b = kept(load_u16(y, i));
    store_bf16_pairs(z, i, _mm256_castps_si256(maximum_of_integer_f32(even_of_i16(a), even_bf16(b))),
                     _mm256_castps_si256(maximum_of_integer_f32(odd_of_i16(a), odd_bf16(b))));
}

PRIMITIVE void maximum_i8_f32(char *z, const char *x, const char *y, size_t i) {
    store_f32(z, i, maximum_of_integer_f32(load_i8_as_f32(x, i), load_f32(y, i)));
}

PRIMITIVE void maximum_i8_f64(char *z, const char *x, const char *y, size_t i) {
    store_f64(z, i, maximum_of_integer_f64(load_i8_as_f64(x, i), load_f64(y, i)));
}

PRIMITIVE void maximum_i16_bf16(char *z, const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u16(x, i)), b = kept(load_u16(y, i));
    store_bf16_pairs(z, i, _mm256_castps_si256(maximum_of_integer_f32(rounded_integer(even_of_i16(a)), even_bf16(b))),
                     _mm256_castps_si256(maximum_of_integer_f32(rounded_integer(odd_of_i16(a)), odd_bf16(b))));
}

PRIMITIVE void maximum_i16_f32(char *z, const char *x, const char *y, size_t i) {
    store_f32(z, i, maximum_of_integer_f32(load_i16_as_f32(x, i), load_f32(y, i)));
}

PRIMITIVE void maximum_i16_f64(char *z, const char *x, const char *y, size_t i) {
    store_f64(z, i, maximum_of_integer_f64(load_i16_as_f64(x, i), load_f64(y, i)));
}

PRIMITIVE void maximum_i32_bf16(char *z, const char *x, const char *y, size_t i) {
    store_f32_as_bf16_unless_nan(z, i, maximum_of_integer_f32(rounded_integer(load_i32_as_f32(x, i)), load_bf16_as_f32(y, i)),
                                 maximum_of_integer_f32(rounded_integer(load_i32_as_f32(x, i + 8)), load_bf16_as_f32(y, i + 8)));
}

PRIMITIVE void maximum_i32_f32(char *z, const char *x, const char *y, size_t i) {
    store_f32(z, i, maximum_of_integer_f32(load_i32_as_f32(x, i), load_f32(y, i)));
}

PRIMITIVE void maximum_i32_f64(char *z, const char *x, const char *y, size_t i) {
    store_f64(z, i, maximum_of_integer_f64(load_i32_as_f64(x, i), load_f64(y, i)));
}

PRIMITIVE void maximum_i64_bf16(char *z, const char *x, const char *y, size_t i) {
    store_f32_as_bf16_unless_nan(z, i, maximum_of_integer_f32(rounded_integer(load_i64_as_f32(x, i)), load_bf16_as_f32(y, i)),
                                 maximum_of_integer_f32(rounded_integer(load_i64_as_f32(x, i + 8)), load_bf16_as_f32(y, i + 8)));
}

PRIMITIVE void maximum_i64_f32(char *z, const char *x, const char *y, size_t i) {
    store_f32(z, i, maximum_of_integer_f32(load_i64_as_f32(x, i), load_f32(y, i)));
}

PRIMITIVE void maximum_i64_f64(char *z, const char *x, const char *y, size_t i) {
    store_f64(z, i, maximum_of_integer_f64(load_i64_as_f64(x, i), load_f64(y, i)));
}

PRIMITIVE void maximum_bf16_bf16(char *z, const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u16(x, i)), b = kept(load_u16(y, i));
    store_bf16_pairs(z, i, _mm256_castps_si256(maximum_f32(even_bf16(a), even_bf16(b))),
                     _mm256_castps_si256(maximum_f32(odd_bf16(a), odd_bf16(b))));
}

/*
 * The instruction gives its second operand if one is NaN or both are zero. The two orders combined by AND give +0 for
 * zeros of both signs; NaN is put in.
 */
PRIMITIVE __m256d maximum_f64(__m256d a, __m256d b) {
    a = kept_f64(a), b = kept_f64(b);
    const __m256d nan = _mm256_cmp_pd(a, b, _CMP_UNORD_Q);
    return _mm256_or_pd(_mm256_and_pd(_mm256_max_pd(a, b), _mm256_max_pd(b, a)), nan);
}

PRIMITIVE __m256i equal_u8(__m256i a, __m256i b) {
    return _mm256_cmpeq_epi8(a, b);
}

PRIMITIVE void store_mask8(char *p, size_t i, __m256i a) {
    store256(p + i, _mm256_and_si256(a, _mm256_set1_epi8(1)));
}

PRIMITIVE __m256i equal_u16(__m256i a, __m256i b) {
    return _mm256_cmpeq_epi16(a, b);
}

/* Masks of 16-bit elements as masks of bytes. */
PRIMITIVE __m256i bytes_of_masks16(__m256i a, __m256i b) {
    return quarters_in_order(_mm256_packs_epi16(a, b));
}

PRIMITIVE void store_mask16(char *p, size_t i, __m256i a, __m256i b) {
    store_mask8(p, i, bytes_of_masks16(a, b));
}

PRIMITIVE __m256i equal_u32(__m256i a, __m256i b) {
    return _mm256_cmpeq_epi32(a, b);
}

/* Saturates i32 to i8. */
PRIMITIVE __m256i i8_of_i32(__m256i a, __m256i b, __m256i c, __m256i d) {
    return eighths_in_order(_mm256_packs_epi16(_mm256_packs_epi32(a, b), _mm256_packs_epi32(c, d)));
}

/* Masks of 32-bit elements as masks of bytes. */
PRIMITIVE __m256i bytes_of_masks32(__m256i a, __m256i b, __m256i c, __m256i d) {
    return i8_of_i32(a, b, c, d);
}

PRIMITIVE void store_mask32(char *p, size_t i, __m256i a, __m256i b, __m256i c, __m256i d) {
    store_mask8(p, i, bytes_of_masks32(a, b, c, d));
}

PRIMITIVE __m256i equal_u64(__m256i a, __m256i b) {
    return _mm256_cmpeq_epi64(a, b);
}

/* Masks of 64-bit elements as masks of bytes. */
PRIMITIVE __m256i bytes_of_masks64(__m256i a, __m256i b, __m256i c, __m256i d,
                                   __m256i e, __m256i f, __m256i g, __m256i h) {
    const __m256i ad = _mm256_packs_epi32(_mm256_packs_epi32(a, b), _mm256_packs_epi32(c, d));
    const __m256i eh = _mm256_packs_epi32(_mm256_packs_epi32(e, f), _mm256_packs_epi32(g, h));
    return sixteenths_in_order(_mm256_packs_epi16(ad, eh));
}

PRIMITIVE void store_mask64(char *p, size_t i, __m256i a, __m256i b, __m256i c, __m256i d,
                                   __m256i e, __m256i f, __m256i g, __m256i h) {
    store_mask8(p, i, bytes_of_masks64(a, b, c, d, e, f, g, h));
}

PRIMITIVE __m256i equal_f32(__m256 a, __m256 b) {
    return _mm256_castps_si256(_mm256_cmp_ps(a, b, _CMP_EQ_OQ));
}

PRIMITIVE __m256i equal_b_bf16_16(const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_b_as_u16(x, i)), b = kept(load_u16(y, i));
    return in_turns(equal_f32(even_of_u16(a), even_bf16(b)),
                    equal_f32(odd_of_u16(a), odd_bf16(b)));
}

PRIMITIVE void equal_b_bf16(char *z, const char *x, const char *y, size_t i) {
    store_mask16(z, i, equal_b_bf16_16(x, y, i), equal_b_bf16_16(x, y, i + 16));
}

PRIMITIVE __m256i equal_f64(__m256d a, __m256d b) {
    return _mm256_castpd_si256(_mm256_cmp_pd(a, b, _CMP_EQ_OQ));
}

/* Equal in both parts. */
PRIMITIVE __m256i equal_c64(__m256 a, __m256 b) {
    return _mm256_cmpeq_epi64(equal_f32(a, b), _mm256_set1_epi64x(-1));
}

PRIMITIVE void store_mask_c64(char *p, size_t i, __m256i a, __m256i b, __m256i c, __m256i d,
                                   __m256i e, __m256i f, __m256i g, __m256i h) {
    store_mask8(p, i, bytes_of_masks64(a, b, c, d, e, f, g, h));
}

/* Equal in both parts. */
PRIMITIVE __m256i equal_c128(c128 a, c128 b) {
    const __m256i parts = _mm256_packs_epi32(equal_f64(a.low, b.low), equal_f64(a.high, b.high));
    return quarters_in_order(_mm256_cmpeq_epi64(parts, _mm256_set1_epi64x(-1)));
}

PRIMITIVE void store_mask_c128(char *p, size_t i, __m256i a, __m256i b, __m256i c, __m256i d,
                                   __m256i e, __m256i f, __m256i g, __m256i h) {
    store_mask8(p, i, bytes_of_masks64(a, b, c, d, e, f, g, h));
}

PRIMITIVE __m256i negative_8(__m256i v) {
    return _mm256_cmpgt_epi8(_mm256_setzero_si256(), v);
}

PRIMITIVE __m256i equal_u8_i8(__m256i a, __m256i b) {
    return _mm256_andnot_si256(negative_8(b), equal_u8(a, b));
}

PRIMITIVE __m256i equal_u8_bf16_16(const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u8_as_u16(x, i)), b = kept(load_u16(y, i));
    return in_turns(equal_f32(even_of_u16(a), even_bf16(b)),
                    equal_f32(odd_of_u16(a), odd_bf16(b)));
}

PRIMITIVE void equal_u8_bf16(char *z, const char *x, const char *y, size_t i) {
    store_mask16(z, i, equal_u8_bf16_16(x, y, i), equal_u8_bf16_16(x, y, i + 16));
}

PRIMITIVE __m256i negative_16(__m256i v) {
    return _mm256_cmpgt_epi16(_mm256_setzero_si256(), v);
}

PRIMITIVE __m256i equal_u16_i16(__m256i a, __m256i b) {
    return _mm256_andnot_si256(negative_16(b), equal_u16(a, b));
}

PRIMITIVE __m256i equal_u16_bf16_16(const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u16(x, i)), b = kept(load_u16(y, i));
    return in_turns(equal_f32(rounded_integer(even_of_u16(a)), even_bf16(b)),
                    equal_f32(rounded_integer(odd_of_u16(a)), odd_bf16(b)));
}

PRIMITIVE void equal_u16_bf16(char *z, const char *x, const char *y, size_t i) {
    store_mask16(z, i, equal_u16_bf16_16(x, y, i), equal_u16_bf16_16(x, y, i + 16));
}

PRIMITIVE __m256i negative_32(__m256i v) {
    return _mm256_cmpgt_epi32(_mm256_setzero_si256(), v);
}

PRIMITIVE __m256i equal_u32_i32(__m256i a, __m256i b) {
    return _mm256_andnot_si256(negative_32(b), equal_u32(a, b));
}

PRIMITIVE __m256i negative_64(__m256i v) {
    return _mm256_cmpgt_epi64(_mm256_setzero_si256(), v);
}

PRIMITIVE __m256i equal_u64_i64(__m256i a, __m256i b) {
    return _mm256_andnot_si256(negative_64(b), equal_u64(a, b));
}

PRIMITIVE __m256i equal_i8_bf16_16(const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_i8_as_i16(x, i)), b = kept(load_u16(y, i));
    return in_turns(equal_f32(even_of_i16(a), even_bf16(b)),
                    equal_f32(odd_of_i16(a), odd_bf16(b)));
}

PRIMITIVE void equal_i8_bf16(char *z, const char *x, const char *y, size_t i) {
    store_mask16(z, i, equal_i8_bf16_16(x, y, i), equal_i8_bf16_16(x, y, i + 16));
}

PRIMITIVE __m256i equal_i16_bf16_16(const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u16(x, i)), b = kept(load_u16(y, i));
    return in_turns(equal_f32(rounded_integer(even_of_i16(a)), even_bf16(b)),
                    equal_f32(rounded_integer(odd_of_i16(a)), odd_bf16(b)));
}

PRIMITIVE void equal_i16_bf16(char *z, const char *x, const char *y, size_t i) {
    store_mask16(z, i, equal_i16_bf16_16(x, y, i), equal_i16_bf16_16(x, y, i + 16));
}

PRIMITIVE __m256i equal_bf16_bf16_16(const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u16(x, i)), b = kept(load_u16(y, i));
    return in_turns(equal_f32(even_bf16(a), even_bf16(b)),
                    equal_f32(odd_bf16(a), odd_bf16(b)));
}

PRIMITIVE void equal_bf16_bf16(char *z, const char *x, const char *y, size_t i) {
    store_mask16(z, i, equal_bf16_bf16_16(x, y, i), equal_bf16_bf16_16(x, y, i + 16));
}

PRIMITIVE __m256i not_mask(__m256i mask) {
    return _mm256_xor_si256(mask, _mm256_set1_epi8(-1));
}

PRIMITIVE __m256i not_equal_u8(__m256i a, __m256i b) {
    return not_mask(equal_u8(a, b));
}

PRIMITIVE __m256i not_equal_u16(__m256i a, __m256i b) {
    return not_mask(equal_u16(a, b));
}

PRIMITIVE __m256i not_equal_u32(__m256i a, __m256i b) {
    return not_mask(equal_u32(a, b));
}

PRIMITIVE __m256i not_equal_u64(__m256i a, __m256i b) {
    return not_mask(equal_u64(a, b));
}

PRIMITIVE __m256i not_equal_f32(__m256 a, __m256 b) {
    return _mm256_castps_si256(_mm256_cmp_ps(a, b, _CMP_NEQ_UQ));
}

PRIMITIVE __m256i not_equal_b_bf16_16(const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_b_as_u16(x, i)), b = kept(load_u16(y, i));
    return in_turns(not_equal_f32(even_of_u16(a), even_bf16(b)),
                    not_equal_f32(odd_of_u16(a), odd_bf16(b)));
}

PRIMITIVE void not_equal_b_bf16(char *z, const char *x, const char *y, size_t i) {
    store_mask16(z, i, not_equal_b_bf16_16(x, y, i), not_equal_b_bf16_16(x, y, i + 16));
}

PRIMITIVE __m256i not_equal_f64(__m256d a, __m256d b) {
    return _mm256_castpd_si256(_mm256_cmp_pd(a, b, _CMP_NEQ_UQ));
}

PRIMITIVE __m256i not_equal_c64(__m256 a, __m256 b) {
    return not_mask(equal_c64(a, b));
}

PRIMITIVE __m256i not_equal_c128(c128 a, c128 b) {
    return not_mask(equal_c128(a, b));
}

PRIMITIVE __m256i not_equal_u8_i8(__m256i a, __m256i b) {
    return not_mask(equal_u8_i8(a, b));
}

PRIMITIVE __m256i not_equal_u8_bf16_16(const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u8_as_u16(x, i)), b = kept(load_u16(y, i));
    return in_turns(not_equal_f32(even_of_u16(a), even_bf16(b)),
                    not_equal_f32(odd_of_u16(a), odd_bf16(b)));
}

PRIMITIVE void not_equal_u8_bf16(char *z, const char *x, const char *y, size_t i) {
    store_mask16(z, i, not_equal_u8_bf16_16(x, y, i), not_equal_u8_bf16_16(x, y, i + 16));
}

PRIMITIVE __m256i not_equal_u16_i16(__m256i a, __m256i b) {
    return not_mask(equal_u16_i16(a, b));
}

PRIMITIVE __m256i not_equal_u16_bf16_16(const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u16(x, i)), b = kept(load_u16(y, i));
    return in_turns(not_equal_f32(rounded_integer(even_of_u16(a)), even_bf16(b)),
                    not_equal_f32(rounded_integer(odd_of_u16(a)), odd_bf16(b)));
}

PRIMITIVE void not_equal_u16_bf16(char *z, const char *x, const char *y, size_t i) {
    store_mask16(z, i, not_equal_u16_bf16_16(x, y, i), not_equal_u16_bf16_16(x, y, i + 16));
}

PRIMITIVE __m256i not_equal_u32_i32(__m256i a, __m256i b) {
    return not_mask(equal_u32_i32(a, b));
}

PRIMITIVE __m256i not_equal_u64_i64(__m256i a, __m256i b) {
    return not_mask(equal_u64_i64(a, b));
}

PRIMITIVE __m256i not_equal_i8_bf16_16(const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_i8_as_i16(x, i)), b = kept(load_u16(y, i));
    return in_turns(not_equal_f32(even_of_i16(a), even_bf16(b)),
                    not_equal_f32(odd_of_i16(a), odd_bf16(b)));
}

PRIMITIVE void not_equal_i8_bf16(char *z, const char *x, const char *y, size_t i) {
    store_mask16(z, i, not_equal_i8_bf16_16(x, y, i), not_equal_i8_bf16_16(x, y, i + 16));
}

PRIMITIVE __m256i not_equal_i16_bf16_16(const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u16(x, i)), b = kept(load_u16(y, i));
    return in_turns(not_equal_f32(rounded_integer(even_of_i16(a)), even_bf16(b)),
                    not_equal_f32(rounded_integer(odd_of_i16(a)), odd_bf16(b)));
}

PRIMITIVE void not_equal_i16_bf16(char *z, const char *x, const char *y, size_t i) {
    store_mask16(z, i, not_equal_i16_bf16_16(x, y, i), not_equal_i16_bf16_16(x, y, i + 16));
}

PRIMITIVE __m256i not_equal_bf16_bf16_16(const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u16(x, i)), b = kept(load_u16(y, i));
    return in_turns(not_equal_f32(even_bf16(a), even_bf16(b)),
                    not_equal_f32(odd_bf16(a), odd_bf16(b)));
}

PRIMITIVE void not_equal_bf16_bf16(char *z, const char *x, const char *y, size_t i) {
    store_mask16(z, i, not_equal_bf16_bf16_16(x, y, i), not_equal_bf16_bf16_16(x, y, i + 16));
}

PRIMITIVE __m256i less_i8(__m256i a, __m256i b) {
    return _mm256_cmpgt_epi8(b, a);
}

PRIMITIVE __m256i less_u8(__m256i a, __m256i b) {
    const __m256i sign = _mm256_set1_epi8(INT8_MIN);
    return less_i8(_mm256_xor_si256(a, sign), _mm256_xor_si256(b, sign));
}

PRIMITIVE __m256i less_i16(__m256i a, __m256i b) {
    return _mm256_cmpgt_epi16(b, a);
}

PRIMITIVE __m256i less_u16(__m256i a, __m256i b) {
    const __m256i sign = _mm256_set1_epi16(INT16_MIN);
    return less_i16(_mm256_xor_si256(a, sign), _mm256_xor_si256(b, sign));
}

PRIMITIVE __m256i less_i32(__m256i a, __m256i b) {
    return _mm256_cmpgt_epi32(b, a);
}

PRIMITIVE __m256i less_u32(__m256i a, __m256i b) {
    const __m256i sign = _mm256_set1_epi32(INT32_MIN);
    return less_i32(_mm256_xor_si256(a, sign), _mm256_xor_si256(b, sign));
}

PRIMITIVE __m256i less_f32(__m256 a, __m256 b) {
    return _mm256_castps_si256(_mm256_cmp_ps(a, b, _CMP_LT_OQ));
}

PRIMITIVE __m256i less_b_bf16_16(const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_b_as_u16(x, i)), b = kept(load_u16(y, i));
    return in_turns(less_f32(even_of_u16(a), even_bf16(b)),
                    less_f32(odd_of_u16(a), odd_bf16(b)));
}

PRIMITIVE void less_b_bf16(char *z, const char *x, const char *y, size_t i) {
    store_mask16(z, i, less_b_bf16_16(x, y, i), less_b_bf16_16(x, y, i + 16));
}

PRIMITIVE __m256i less_f64(__m256d a, __m256d b) {
    return _mm256_castpd_si256(_mm256_cmp_pd(a, b, _CMP_LT_OQ));
}

/* An unsigned value that looks negative is greater than any signed one. */
PRIMITIVE __m256i less_u8_i8(__m256i a, __m256i b) {
    return _mm256_andnot_si256(negative_8(a), less_i8(a, b));
}

PRIMITIVE __m256i less_u8_bf16_16(const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u8_as_u16(x, i)), b = kept(load_u16(y, i));
    return in_turns(less_f32(even_of_u16(a), even_bf16(b)),
                    less_f32(odd_of_u16(a), odd_bf16(b)));
}

PRIMITIVE void less_u8_bf16(char *z, const char *x, const char *y, size_t i) {
    store_mask16(z, i, less_u8_bf16_16(x, y, i), less_u8_bf16_16(x, y, i + 16));
}

/* An unsigned value that looks negative is greater than any signed one. */
PRIMITIVE __m256i less_u16_i16(__m256i a, __m256i b) {
    return _mm256_andnot_si256(negative_16(a), less_i16(a, b));
}

PRIMITIVE __m256i less_u16_bf16_16(const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u16(x, i)), b = kept(load_u16(y, i));
    return in_turns(less_f32(rounded_integer(even_of_u16(a)), even_bf16(b)),
                    less_f32(rounded_integer(odd_of_u16(a)), odd_bf16(b)));
}

PRIMITIVE void less_u16_bf16(char *z, const char *x, const char *y, size_t i) {
    store_mask16(z, i, less_u16_bf16_16(x, y, i), less_u16_bf16_16(x, y, i + 16));
}

/* An unsigned value that looks negative is greater than any signed one. */
PRIMITIVE __m256i less_u32_i32(__m256i a, __m256i b) {
    return _mm256_andnot_si256(negative_32(a), less_i32(a, b));
}

/* An unsigned value that looks negative is greater than any signed one. */
PRIMITIVE __m256i less_u64_i64(__m256i a, __m256i b) {
    return _mm256_andnot_si256(negative_64(a), less_i64(a, b));
}

/* An unsigned value that looks negative is greater than any signed one. */
PRIMITIVE __m256i less_i8_u8(__m256i a, __m256i b) {
    return _mm256_or_si256(negative_8(b), less_i8(a, b));
}

/* An unsigned value that looks negative is greater than any signed one. */
PRIMITIVE __m256i less_i16_u16(__m256i a, __m256i b) {
    return _mm256_or_si256(negative_16(b), less_i16(a, b));
}

/* An unsigned value that looks negative is greater than any signed one. */
PRIMITIVE __m256i less_i32_u32(__m256i a, __m256i b) {
    return _mm256_or_si256(negative_32(b), less_i32(a, b));
}

/* An unsigned value that looks negative is greater than any signed one. */
PRIMITIVE __m256i less_i64_u64(__m256i a, __m256i b) {
    return _mm256_or_si256(negative_64(b), less_i64(a, b));
}

PRIMITIVE __m256i less_i8_bf16_16(const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_i8_as_i16(x, i)), b = kept(load_u16(y, i));
    return in_turns(less_f32(even_of_i16(a), even_bf16(b)),
                    less_f32(odd_of_i16(a), odd_bf16(b)));
}

PRIMITIVE void less_i8_bf16(char *z, const char *x, const char *y, size_t i) {
    store_mask16(z, i, less_i8_bf16_16(x, y, i), less_i8_bf16_16(x, y, i + 16));
}

PRIMITIVE __m256i less_i16_bf16_16(const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u16(x, i)), b = kept(load_u16(y, i));
    return in_turns(less_f32(rounded_integer(even_of_i16(a)), even_bf16(b)),
                    less_f32(rounded_integer(odd_of_i16(a)), odd_bf16(b)));
}

PRIMITIVE void less_i16_bf16(char *z, const char *x, const char *y, size_t i) {
    store_mask16(z, i, less_i16_bf16_16(x, y, i), less_i16_bf16_16(x, y, i + 16));
}

PRIMITIVE __m256i less_bf16_b_16(const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u16(x, i)), b = kept(load_b_as_u16(y, i));
    return in_turns(less_f32(even_bf16(a), even_of_u16(b)),
                    less_f32(odd_bf16(a), odd_of_u16(b)));
}

PRIMITIVE void less_bf16_b(char *z, const char *x, const char *y, size_t i) {
    store_mask16(z, i, less_bf16_b_16(x, y, i), less_bf16_b_16(x, y, i + 16));
}

PRIMITIVE __m256i less_bf16_u8_16(const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u16(x, i)), b = kept(load_u8_as_u16(y, i));
    return in_turns(less_f32(even_bf16(a), even_of_u16(b)),
                    less_f32(odd_bf16(a), odd_of_u16(b)));
}

PRIMITIVE void less_bf16_u8(char *z, const char *x, const char *y, size_t i) {
    store_mask16(z, i, less_bf16_u8_16(x, y, i), less_bf16_u8_16(x, y, i + 16));
}

PRIMITIVE __m256i less_bf16_u16_16(const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u16(x, i)), b = kept(load_u16(y, i));
    return in_turns(less_f32(even_bf16(a), rounded_integer(even_of_u16(b))),
                    less_f32(odd_bf16(a), rounded_integer(odd_of_u16(b))));
}

PRIMITIVE void less_bf16_u16(char *z, const char *x, const char *y, size_t i) {
    store_mask16(z, i, less_bf16_u16_16(x, y, i), less_bf16_u16_16(x, y, i + 16));
}

PRIMITIVE __m256i less_bf16_i8_16(const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u16(x, i)), b = kept(load_i8_as_i16(y, i));
    return in_turns(less_f32(even_bf16(a), even_of_i16(b)),
                    less_f32(odd_bf16(a), odd_of_i16(b)));
}

PRIMITIVE void less_bf16_i8(char *z, const char *x, const char *y, size_t i) {
    store_mask16(z, i, less_bf16_i8_16(x, y, i), less_bf16_i8_16(x, y, i + 16));
}

PRIMITIVE __m256i less_bf16_i16_16(const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u16(x, i)), b = kept(load_u16(y, i));
    return in_turns(less_f32(even_bf16(a), rounded_integer(even_of_i16(b))),
                    less_f32(odd_bf16(a), rounded_integer(odd_of_i16(b))));
}

PRIMITIVE void less_bf16_i16(char *z, const char *x, const char *y, size_t i) {
    store_mask16(z, i, less_bf16_i16_16(x, y, i), less_bf16_i16_16(x, y, i + 16));
}

PRIMITIVE __m256i less_bf16_bf16_16(const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u16(x, i)), b = kept(load_u16(y, i));
    return in_turns(less_f32(even_bf16(a), even_bf16(b)),
                    less_f32(odd_bf16(a), odd_bf16(b)));
}

PRIMITIVE void less_bf16_bf16(char *z, const char *x, const char *y, size_t i) {
    store_mask16(z, i, less_bf16_bf16_16(x, y, i), less_bf16_bf16_16(x, y, i + 16));
}

PRIMITIVE __m256i less_equal_u8(__m256i a, __m256i b) {
    return _mm256_cmpeq_epi8(_mm256_min_epu8(a, b), a);
}

PRIMITIVE __m256i less_equal_u16(__m256i a, __m256i b) {
    return _mm256_cmpeq_epi16(_mm256_min_epu16(a, b), a);
}

PRIMITIVE __m256i less_equal_u32(__m256i a, __m256i b) {
    return _mm256_cmpeq_epi32(_mm256_min_epu32(a, b), a);
}

PRIMITIVE __m256i less_equal_u64(__m256i a, __m256i b) {
    return not_mask(less_u64(b, a));
}

PRIMITIVE __m256i less_equal_i8(__m256i a, __m256i b) {
    return not_mask(_mm256_cmpgt_epi8(a, b));
}

PRIMITIVE __m256i less_equal_i16(__m256i a, __m256i b) {
    return not_mask(_mm256_cmpgt_epi16(a, b));
}

PRIMITIVE __m256i less_equal_i32(__m256i a, __m256i b) {
    return not_mask(_mm256_cmpgt_epi32(a, b));
}

PRIMITIVE __m256i less_equal_i64(__m256i a, __m256i b) {
    return not_mask(_mm256_cmpgt_epi64(a, b));
}

PRIMITIVE __m256i less_equal_f32(__m256 a, __m256 b) {
    return _mm256_castps_si256(_mm256_cmp_ps(a, b, _CMP_LE_OQ));
}

PRIMITIVE __m256i less_equal_b_bf16_16(const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_b_as_u16(x, i)), b = kept(load_u16(y, i));
    return in_turns(less_equal_f32(even_of_u16(a), even_bf16(b)),
                    less_equal_f32(odd_of_u16(a), odd_bf16(b)));
}

PRIMITIVE void less_equal_b_bf16(char *z, const char *x, const char *y, size_t i) {
    store_mask16(z, i, less_equal_b_bf16_16(x, y, i), less_equal_b_bf16_16(x, y, i + 16));
}

PRIMITIVE __m256i less_equal_f64(__m256d a, __m256d b) {
    return _mm256_castpd_si256(_mm256_cmp_pd(a, b, _CMP_LE_OQ));
}

PRIMITIVE __m256i less_equal_u8_i8(__m256i a, __m256i b) {
    return not_mask(less_i8_u8(b, a));
}

PRIMITIVE __m256i less_equal_u8_bf16_16(const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u8_as_u16(x, i)), b = kept(load_u16(y, i));
    return in_turns(less_equal_f32(even_of_u16(a), even_bf16(b)),
                    less_equal_f32(odd_of_u16(a), odd_bf16(b)));
}

PRIMITIVE void less_equal_u8_bf16(char *z, const char *x, const char *y, size_t i) {
    store_mask16(z, i, less_equal_u8_bf16_16(x, y, i), less_equal_u8_bf16_16(x, y, i + 16));
}

PRIMITIVE __m256i less_equal_u16_i16(__m256i a, __m256i b) {
    return not_mask(less_i16_u16(b, a));
}

PRIMITIVE __m256i less_equal_u16_bf16_16(const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u16(x, i)), b = kept(load_u16(y, i));
    return in_turns(less_equal_f32(rounded_integer(even_of_u16(a)), even_bf16(b)),
                    less_equal_f32(rounded_integer(odd_of_u16(a)), odd_bf16(b)));
}

PRIMITIVE void less_equal_u16_bf16(char *z, const char *x, const char *y, size_t i) {
    store_mask16(z, i, less_equal_u16_bf16_16(x, y, i), less_equal_u16_bf16_16(x, y, i + 16));
}

PRIMITIVE __m256i less_equal_u32_i32(__m256i a, __m256i b) {
    return not_mask(less_i32_u32(b, a));
}

PRIMITIVE __m256i less_equal_u64_i64(__m256i a, __m256i b) {
    return not_mask(less_i64_u64(b, a));
}

PRIMITIVE __m256i less_equal_i8_u8(__m256i a, __m256i b) {
    return not_mask(less_u8_i8(b, a));
}

PRIMITIVE __m256i less_equal_i16_u16(__m256i a, __m256i b) {
    return not_mask(less_u16_i16(b, a));
}

PRIMITIVE __m256i less_equal_i32_u32(__m256i a, __m256i b) {
    return not_mask(less_u32_i32(b, a));
}

PRIMITIVE __m256i less_equal_i64_u64(__m256i a, __m256i b) {
    return not_mask(less_u64_i64(b, a));
}

PRIMITIVE __m256i less_equal_i8_bf16_16(const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_i8_as_i16(x, i)), b = kept(load_u16(y, i));
    return in_turns(less_equal_f32(even_of_i16(a), even_bf16(b)),
                    less_equal_f32(odd_of_i16(a), odd_bf16(b)));
}

PRIMITIVE void less_equal_i8_bf16(char *z, const char *x, const char *y, size_t i) {
    store_mask16(z, i, less_equal_i8_bf16_16(x, y, i), less_equal_i8_bf16_16(x, y, i + 16));
}

PRIMITIVE __m256i less_equal_i16_bf16_16(const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u16(x, i)), b = kept(load_u16(y, i));
    return in_turns(less_equal_f32(rounded_integer(even_of_i16(a)), even_bf16(b)),
                    less_equal_f32(rounded_integer(odd_of_i16(a)), odd_bf16(b)));
}

PRIMITIVE void less_equal_i16_bf16(char *z, const char *x, const char *y, size_t i) {
    store_mask16(z, i, less_equal_i16_bf16_16(x, y, i), less_equal_i16_bf16_16(x, y, i + 16));
}

PRIMITIVE __m256i less_equal_bf16_b_16(const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u16(x, i)), b = kept(load_b_as_u16(y, i));
    return in_turns(less_equal_f32(even_bf16(a), even_of_u16(b)),
                    less_equal_f32(odd_bf16(a), odd_of_u16(b)));
}

PRIMITIVE void less_equal_bf16_b(char *z, const char *x, const char *y, size_t i) {
    store_mask16(z, i, less_equal_bf16_b_16(x, y, i), less_equal_bf16_b_16(x, y, i + 16));
}

PRIMITIVE __m256i less_equal_bf16_u8_16(const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u16(x, i)), b = kept(load_u8_as_u16(y, i));
    return in_turns(less_equal_f32(even_bf16(a), even_of_u16(b)),
                    less_equal_f32(odd_bf16(a), odd_of_u16(b)));
}

PRIMITIVE void less_equal_bf16_u8(char *z, const char *x, const char *y, size_t i) {
    store_mask16(z, i, less_equal_bf16_u8_16(x, y, i), less_equal_bf16_u8_16(x, y, i + 16));
}

PRIMITIVE __m256i less_equal_bf16_u16_16(const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u16(x, i)), b = kept(load_u16(y, i));
    return in_turns(less_equal_f32(even_bf16(a), rounded_integer(even_of_u16(b))),
                    less_equal_f32(odd_bf16(a), rounded_integer(odd_of_u16(b))));
}

PRIMITIVE void less_equal_bf16_u16(char *z, const char *x, const char *y, size_t i) {
    store_mask16(z, i, less_equal_bf16_u16_16(x, y, i), less_equal_bf16_u16_16(x, y, i + 16));
}

PRIMITIVE __m256i less_equal_bf16_i8_16(const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u16(x, i)), b = kept(load_i8_as_i16(y, i));
    return in_turns(less_equal_f32(even_bf16(a), even_of_i16(b)),
                    less_equal_f32(odd_bf16(a), odd_of_i16(b)));
}

PRIMITIVE void less_equal_bf16_i8(char *z, const char *x, const char *y, size_t i) {
    store_mask16(z, i, less_equal_bf16_i8_16(x, y, i), less_equal_bf16_i8_16(x, y, i + 16));
}

PRIMITIVE __m256i less_equal_bf16_i16_16(const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u16(x, i)), b = kept(load_u16(y, i));
    return in_turns(less_equal_f32(even_bf16(a), rounded_integer(even_of_i16(b))),
                    less_equal_f32(odd_bf16(a), rounded_integer(odd_of_i16(b))));
}

PRIMITIVE void less_equal_bf16_i16(char *z, const char *x, const char *y, size_t i) {
    store_mask16(z, i, less_equal_bf16_i16_16(x, y, i), less_equal_bf16_i16_16(x, y, i + 16));
}

PRIMITIVE __m256i less_equal_bf16_bf16_16(const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u16(x, i)), b = kept(load_u16(y, i));
    return in_turns(less_equal_f32(even_bf16(a), even_bf16(b)),
                    less_equal_f32(odd_bf16(a), odd_bf16(b)));
}

PRIMITIVE void less_equal_bf16_bf16(char *z, const char *x, const char *y, size_t i) {
    store_mask16(z, i, less_equal_bf16_bf16_16(x, y, i), less_equal_bf16_bf16_16(x, y, i + 16));
}

PRIMITIVE __m256i bitwise_and_u16(__m256i a, __m256i b) {
    return _mm256_and_si256(a, b);
}

PRIMITIVE __m256i bitwise_and_u32(__m256i a, __m256i b) {
    return _mm256_and_si256(a, b);
}

PRIMITIVE __m256i bitwise_and_u64(__m256i a, __m256i b) {
    return _mm256_and_si256(a, b);
}

PRIMITIVE __m256i bitwise_or_u16(__m256i a, __m256i b) {
    return _mm256_or_si256(a, b);
}

PRIMITIVE __m256i bitwise_or_u32(__m256i a, __m256i b) {
    return _mm256_or_si256(a, b);
}

PRIMITIVE __m256i bitwise_or_u64(__m256i a, __m256i b) {
    return _mm256_or_si256(a, b);
}

PRIMITIVE __m256i bitwise_xor_u8(__m256i a, __m256i b) {
    return _mm256_xor_si256(a, b);
}

PRIMITIVE __m256i bitwise_xor_u16(__m256i a, __m256i b) {
    return _mm256_xor_si256(a, b);
}

PRIMITIVE __m256i bitwise_xor_u32(__m256i a, __m256i b) {
    return _mm256_xor_si256(a, b);
}

PRIMITIVE __m256i bitwise_xor_u64(__m256i a, __m256i b) {
    return _mm256_xor_si256(a, b);
}

/* 2^b from a table, 0 where b is more than 7. */
PRIMITIVE __m256i power_u8(__m256i b) {
    const __m256i powers = _mm256_setr_epi8(1, 2, 4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, 0, 0, 0,
                                            1, 2, 4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, 0, 0, 0);
    return _mm256_shuffle_epi8(powers, _mm256_min_epu8(b, _mm256_set1_epi8(8)));
}

/* AVX2 has no shift of bytes: this is a * 2^b. */
PRIMITIVE __m256i bitwise_left_shift_u8(__m256i a, __m256i b) {
    return multiply_u8(a, power_u8(b));
}

/* Shifts 16-bit elements as 32-bit ones, the even-indexed and the odd-indexed apart. */
PRIMITIVE __m256i bitwise_left_shift_u16(__m256i a, __m256i b) {
    a = kept(a), b = kept(b);
    const __m256i even = _mm256_sllv_epi32(a, low16_of_32(b));
    return _mm256_blend_epi16(even, _mm256_sllv_epi32(odd16(a), _mm256_srli_epi32(b, 16)), 0xaa);
}

PRIMITIVE __m256i bitwise_left_shift_u32(__m256i a, __m256i b) {
    return _mm256_sllv_epi32(a, b);
}

PRIMITIVE __m256i bitwise_left_shift_u64(__m256i a, __m256i b) {
    return _mm256_sllv_epi64(a, b);
}

/* 2^(7 - b) from a table, 0 where b is more than 7. */
PRIMITIVE __m256i inverse_power_u8(__m256i b) {
    const __m256i powers = _mm256_setr_epi8(-128, 64, 32, 16, 8, 4, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0,
                                            -128, 64, 32, 16, 8, 4, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0);
    return _mm256_shuffle_epi8(powers, _mm256_min_epu8(b, _mm256_set1_epi8(8)));
}

/* AVX2 has no shift of bytes: this is a * 2^(7 - b) / 2^7 in 16 bits, even-indexed and odd-indexed bytes apart. */
PRIMITIVE __m256i bitwise_right_shift_u8(__m256i a, __m256i b) {
    const __m256i factor = inverse_power_u8(b);
    const __m256i even = _mm256_mullo_epi16(low8_of_16(a), low8_of_16(factor));
    const __m256i odd = _mm256_mullo_epi16(_mm256_srli_epi16(a, 8), _mm256_srli_epi16(factor, 8));
    const __m256i high = _mm256_andnot_si256(_mm256_set1_epi16(0xff), _mm256_slli_epi16(odd, 1));
    return _mm256_or_si256(_mm256_srli_epi16(even, 7), high);
}

/* Shifts 16-bit elements as 32-bit ones, the even-indexed and the odd-indexed apart. */
PRIMITIVE __m256i bitwise_right_shift_u16(__m256i a, __m256i b) {
    a = kept(a), b = kept(b);
    const __m256i even = _mm256_srlv_epi32(low16_of_32(a), low16_of_32(b));
    return _mm256_blend_epi16(even, _mm256_srlv_epi32(a, _mm256_srli_epi32(b, 16)), 0xaa);
}

PRIMITIVE __m256i bitwise_right_shift_u32(__m256i a, __m256i b) {
    return _mm256_srlv_epi32(a, b);
}

PRIMITIVE __m256i bitwise_right_shift_u64(__m256i a, __m256i b) {
    return _mm256_srlv_epi64(a, b);
}

/* Negative values are shifted with their bits inverted. */
PRIMITIVE __m256i bitwise_right_shift_i8(__m256i a, __m256i b) {
    const __m256i sign = negative_8(a);
    return _mm256_xor_si256(bitwise_right_shift_u8(_mm256_xor_si256(a, sign), b), sign);
}

/* Shifts 16-bit elements as 32-bit ones, the even-indexed and the odd-indexed apart. */
PRIMITIVE __m256i bitwise_right_shift_i16(__m256i a, __m256i b) {
    a = kept(a), b = kept(b);
    const __m256i even = _mm256_srav_epi32(_mm256_srai_epi32(_mm256_slli_epi32(a, 16), 16), low16_of_32(b));
    return _mm256_blend_epi16(even, _mm256_srav_epi32(a, _mm256_srli_epi32(b, 16)), 0xaa);
}

PRIMITIVE __m256i bitwise_right_shift_i32(__m256i a, __m256i b) {
    return _mm256_srav_epi32(a, b);
}

/* Negative values are shifted with their bits inverted. */
PRIMITIVE __m256i bitwise_right_shift_i64(__m256i a, __m256i b) {
    const __m256i sign = negative_64(a);
    return _mm256_xor_si256(bitwise_right_shift_u64(_mm256_xor_si256(a, sign), b), sign);
}

/* 0 where the mask is set, else 1. */
PRIMITIVE __m256i bools_unless(__m256i mask) {
    return _mm256_add_epi8(mask, _mm256_set1_epi8(1));
}

PRIMITIVE __m256i is_zero_u16(const char *p) {
    return _mm256_cmpeq_epi16(load256(p), _mm256_setzero_si256());
}

PRIMITIVE __m256i load_u16_as_b(const char *p, size_t i) {
    return bools_unless(bytes_of_masks16(
        is_zero_u16(p + 2 * i),
        is_zero_u16(p + 2 * i + 32)));
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

PRIMITIVE void convert_b_bf16(char *z, const char *x, size_t i) {
    const __m256i is_false = _mm256_cmpeq_epi16(load_u8_as_u16(x, i), _mm256_setzero_si256());
    store_u16(z, i, _mm256_andnot_si256(is_false, _mm256_set1_epi16(0x3f80)));
}

PRIMITIVE void convert_b_f16(char *z, const char *x, size_t i) {
    const __m256i is_false = _mm256_cmpeq_epi16(load_u8_as_u16(x, i), _mm256_setzero_si256());
    store_u16(z, i, _mm256_andnot_si256(is_false, _mm256_set1_epi16(0x3c00)));
}

PRIMITIVE void convert_u8_bf16(char *z, const char *x, size_t i) {
    const __m256i a = kept(load_u8_as_u16(x, i));
    store_bf16_pairs(z, i, _mm256_castps_si256(even_of_u16(a)), _mm256_castps_si256(odd_of_u16(a)));
}

PRIMITIVE void convert_u8_c64(char *z, const char *x, size_t i) {
    const __m256 v = load_u8_as_f32(x, i);
    store_c64(z, i, c64_of_f32x4(_mm256_castps256_ps128(v)));
    store_c64(z, i + 4, c64_of_f32x4(_mm256_extractf128_ps(v, 1)));
}

PRIMITIVE __m256i load_u16_as_u8(const char *p, size_t i) {
    const char *at = p + 2 * i;
    return quarters_in_order(_mm256_packus_epi16(low8_of_16(load256(at)), low8_of_16(load256(at + 32))));
}

PRIMITIVE void convert_u16_bf16(char *z, const char *x, size_t i) {
    const __m256i a = kept(load_u16(x, i));
    store_bf16_pairs(z, i, rounded_in_high_half(even_of_u16(a)), rounded_in_high_half(odd_of_u16(a)));
}

PRIMITIVE void convert_u16_c64(char *z, const char *x, size_t i) {
    const __m256 v = load_u16_as_f32(x, i);
    store_c64(z, i, c64_of_f32x4(_mm256_castps256_ps128(v)));
    store_c64(z, i + 4, c64_of_f32x4(_mm256_extractf128_ps(v, 1)));
}

/* Saturates i32 to u8. */
PRIMITIVE __m256i u8_of_i32(__m256i a, __m256i b, __m256i c, __m256i d) {
    return eighths_in_order(_mm256_packus_epi16(_mm256_packs_epi32(a, b), _mm256_packs_epi32(c, d)));
}

PRIMITIVE __m256i load_u32_as_u8(const char *p, size_t i) {
    const char *at = p + 4 * i;
    return u8_of_i32(low8_of_32(load256(at)), low8_of_32(load256(at + 32)), low8_of_32(load256(at + 64)),
                     low8_of_32(load256(at + 96)));
}

PRIMITIVE __m256i load_u32_as_u16(const char *p, size_t i) {
    const char *at = p + 4 * i;
    return u16_of_i32(low16_of_32(load256(at)), low16_of_32(load256(at + 32)));
}

PRIMITIVE void convert_u32_bf16(char *z, const char *x, size_t i) {
    store_f32_as_bf16_unless_nan(z, i, load_u32_as_f32(x, i), load_u32_as_f32(x, i + 8));
}

PRIMITIVE void convert_u32_c64(char *z, const char *x, size_t i) {
    const __m256 v = load_u32_as_f32(x, i);
    store_c64(z, i, c64_of_f32x4(_mm256_castps256_ps128(v)));
    store_c64(z, i + 4, c64_of_f32x4(_mm256_extractf128_ps(v, 1)));
}

PRIMITIVE void convert_u64_bf16(char *z, const char *x, size_t i) {
    store_f32_as_bf16_unless_nan(z, i, load_u64_as_f32(x, i), load_u64_as_f32(x, i + 8));
}

PRIMITIVE void convert_i8_bf16(char *z, const char *x, size_t i) {
    const __m256i a = kept(load_i8_as_i16(x, i));
    store_bf16_pairs(z, i, _mm256_castps_si256(even_of_i16(a)), _mm256_castps_si256(odd_of_i16(a)));
}

PRIMITIVE void convert_i8_c64(char *z, const char *x, size_t i) {
    const __m256 v = load_i8_as_f32(x, i);
    store_c64(z, i, c64_of_f32x4(_mm256_castps256_ps128(v)));
    store_c64(z, i + 4, c64_of_f32x4(_mm256_extractf128_ps(v, 1)));
}

PRIMITIVE void convert_i16_bf16(char *z, const char *x, size_t i) {
    const __m256i a = kept(load_u16(x, i));
    store_bf16_pairs(z, i, rounded_in_high_half(even_of_i16(a)), rounded_in_high_half(odd_of_i16(a)));
}

PRIMITIVE void convert_i16_c64(char *z, const char *x, size_t i) {
    const __m256 v = load_i16_as_f32(x, i);
    store_c64(z, i, c64_of_f32x4(_mm256_castps256_ps128(v)));
    store_c64(z, i + 4, c64_of_f32x4(_mm256_extractf128_ps(v, 1)));
}

PRIMITIVE void convert_i32_bf16(char *z, const char *x, size_t i) {
    store_f32_as_bf16_unless_nan(z, i, load_i32_as_f32(x, i), load_i32_as_f32(x, i + 8));
}

PRIMITIVE void convert_i32_c64(char *z, const char *x, size_t i) {
    const __m256 v = load_i32_as_f32(x, i);
    store_c64(z, i, c64_of_f32x4(_mm256_castps256_ps128(v)));
    store_c64(z, i + 4, c64_of_f32x4(_mm256_extractf128_ps(v, 1)));
}

PRIMITIVE void convert_i64_bf16(char *z, const char *x, size_t i) {
    store_f32_as_bf16_unless_nan(z, i, load_i64_as_f32(x, i), load_i64_as_f32(x, i + 8));
}

/* 0 in place of NaN. */
PRIMITIVE __m256 or_zero_f32(__m256 v) {
    return _mm256_and_ps(v, _mm256_cmp_ps(v, v, _CMP_ORD_Q));
}

/* The instruction gives -2^31 for all that is out of range; inverted, that is 2^31 - 1. */
PRIMITIVE __m256i i32_of_f32(__m256 v) {
    const __m256i beyond = _mm256_castps_si256(_mm256_cmp_ps(v, _mm256_set1_ps(0x1p31f), _CMP_GE_OQ));
    return _mm256_xor_si256(_mm256_cvttps_epi32(or_zero_f32(v)), beyond);
}

PRIMITIVE __m256i load_bf16_as_i32(const char *p, size_t i) {
    return i32_of_f32(load_bf16_as_f32(p, i));
}

PRIMITIVE __m256i load_bf16_as_u8(const char *p, size_t i) {
    return u8_of_i32(load_bf16_as_i32(p, i), load_bf16_as_i32(p, i + 8), load_bf16_as_i32(p, i + 16),
                     load_bf16_as_i32(p, i + 24));
}

PRIMITIVE __m256i load_bf16_as_u16(const char *p, size_t i) {
    return u16_of_i32(load_bf16_as_i32(p, i), load_bf16_as_i32(p, i + 8));
}

/* Values from 2^31 on convert to -2^31; their low 31 bits come from converting the value less 2^31. */
PRIMITIVE __m256i u32_of_f32(__m256 v) {
    const __m256 positive = _mm256_max_ps(v, _mm256_setzero_ps());
    const __m256i beyond = _mm256_castps_si256(_mm256_cmp_ps(v, _mm256_set1_ps(0x1p32f), _CMP_GE_OQ));
    const __m256i low = _mm256_cvttps_epi32(positive);
    const __m256i high = _mm256_cvttps_epi32(_mm256_sub_ps(positive, _mm256_set1_ps(0x1p31f)));
    return _mm256_or_si256(_mm256_or_si256(low, beyond), _mm256_and_si256(high, _mm256_srai_epi32(low, 31)));
}

PRIMITIVE __m256i load_bf16_as_u32(const char *p, size_t i) {
    return u32_of_f32(load_bf16_as_f32(p, i));
}

/*
 * A whole number modulo 2^64: with 2^84 added, its low mantissa bits count multiples of 2^32; with 2^52 added, those of
 * what that lost count units. The high half of the second sum is subtracted from the first one beforehand.
 */
PRIMITIVE __m256i i64_of_whole(__m256d v) {
    const __m256d top = _mm256_set1_pd(0x1.8p84 - 0x43380000p32);
    const __m256d high = _mm256_add_pd(v, top);
    const __m256d low = _mm256_add_pd(_mm256_sub_pd(v, _mm256_sub_pd(high, top)), _mm256_set1_pd(0x1.8p52));
    return _mm256_add_epi64(_mm256_slli_epi64(_mm256_castpd_si256(high), 32), _mm256_castpd_si256(low));
}

PRIMITIVE __m256i u64_of_f64(__m256d v) {
    const __m256i beyond = _mm256_castpd_si256(_mm256_cmp_pd(v, _mm256_set1_pd(0x1p64), _CMP_GE_OQ));
    const __m256d whole = _mm256_round_pd(v, _MM_FROUND_TO_ZERO | _MM_FROUND_NO_EXC);
    return _mm256_or_si256(i64_of_whole(_mm256_max_pd(whole, _mm256_setzero_pd())), beyond);
}

PRIMITIVE __m256i load_bf16_as_u64(const char *p, size_t i) {
    return u64_of_f64(load_bf16_as_f64(p, i));
}

PRIMITIVE __m256i load_bf16_as_i8(const char *p, size_t i) {
    return i8_of_i32(load_bf16_as_i32(p, i), load_bf16_as_i32(p, i + 8), load_bf16_as_i32(p, i + 16),
                     load_bf16_as_i32(p, i + 24));
}

/* Saturates i32 to i16. */
PRIMITIVE __m256i i16_of_i32(__m256i a, __m256i b) {
    return quarters_in_order(_mm256_packs_epi32(a, b));
}

PRIMITIVE __m256i load_bf16_as_i16(const char *p, size_t i) {
    return i16_of_i32(load_bf16_as_i32(p, i), load_bf16_as_i32(p, i + 8));
}

/* 0 in place of NaN. */
PRIMITIVE __m256d or_zero_f64(__m256d v) {
    return _mm256_and_pd(v, _mm256_cmp_pd(v, v, _CMP_ORD_Q));
}

PRIMITIVE __m256i i64_of_f64(__m256d v) {
    const __m256i beyond = _mm256_castpd_si256(_mm256_cmp_pd(v, _mm256_set1_pd(0x1p63), _CMP_GE_OQ));
    const __m256d whole = _mm256_round_pd(or_zero_f64(v), _MM_FROUND_TO_ZERO | _MM_FROUND_NO_EXC);
    const __m256i within = i64_of_whole(_mm256_max_pd(whole, _mm256_set1_pd(-0x1p63)));
    return _mm256_blendv_epi8(within, _mm256_set1_epi64x(INT64_MAX), beyond);
}

PRIMITIVE __m256i load_bf16_as_i64(const char *p, size_t i) {
    return i64_of_f64(load_bf16_as_f64(p, i));
}

PRIMITIVE void convert_bf16_c64(char *z, const char *x, size_t i) {
    const __m256 v = load_bf16_as_f32(x, i);
    store_c64(z, i, c64_of_f32x4(_mm256_castps256_ps128(v)));
    store_c64(z, i + 4, c64_of_f32x4(_mm256_extractf128_ps(v, 1)));
}

PRIMITIVE __m256i load_f16_as_i32(const char *p, size_t i) {
    return i32_of_f32(load_f16_as_f32(p, i));
}

PRIMITIVE __m256i load_f16_as_u8(const char *p, size_t i) {
    return u8_of_i32(load_f16_as_i32(p, i), load_f16_as_i32(p, i + 8), load_f16_as_i32(p, i + 16),
                     load_f16_as_i32(p, i + 24));
}

PRIMITIVE __m256i load_f16_as_u16(const char *p, size_t i) {
    return u16_of_i32(load_f16_as_i32(p, i), load_f16_as_i32(p, i + 8));
}

PRIMITIVE __m256i load_f16_as_u32(const char *p, size_t i) {
    return u32_of_f32(load_f16_as_f32(p, i));
}

PRIMITIVE __m256i load_f16_as_u64(const char *p, size_t i) {
    return u64_of_f64(load_f16_as_f64(p, i));
}

PRIMITIVE __m256i load_f16_as_i8(const char *p, size_t i) {
    return i8_of_i32(load_f16_as_i32(p, i), load_f16_as_i32(p, i + 8), load_f16_as_i32(p, i + 16),
                     load_f16_as_i32(p, i + 24));
}

PRIMITIVE __m256i load_f16_as_i16(const char *p, size_t i) {
    return i16_of_i32(load_f16_as_i32(p, i), load_f16_as_i32(p, i + 8));
}

PRIMITIVE __m256i load_f16_as_i64(const char *p, size_t i) {
    return i64_of_f64(load_f16_as_f64(p, i));
}

PRIMITIVE void convert_f16_c64(char *z, const char *x, size_t i) {
    const __m256 v = load_f16_as_f32(x, i);
    store_c64(z, i, c64_of_f32x4(_mm256_castps256_ps128(v)));
    store_c64(z, i + 4, c64_of_f32x4(_mm256_extractf128_ps(v, 1)));
}

PRIMITIVE __m256i load_f32_as_i32(const char *p, size_t i) {
    return i32_of_f32(load_f32(p, i));
}

PRIMITIVE __m256i load_f32_as_u8(const char *p, size_t i) {
    return u8_of_i32(load_f32_as_i32(p, i), load_f32_as_i32(p, i + 8), load_f32_as_i32(p, i + 16),
                     load_f32_as_i32(p, i + 24));
}

PRIMITIVE __m256i load_f32_as_u16(const char *p, size_t i) {
    return u16_of_i32(load_f32_as_i32(p, i), load_f32_as_i32(p, i + 8));
}

PRIMITIVE __m256i load_f32_as_u32(const char *p, size_t i) {
    return u32_of_f32(load_f32(p, i));
}

PRIMITIVE __m256i load_f32_as_u64(const char *p, size_t i) {
    return u64_of_f64(load_f32_as_f64(p, i));
}

PRIMITIVE __m256i load_f32_as_i8(const char *p, size_t i) {
    return i8_of_i32(load_f32_as_i32(p, i), load_f32_as_i32(p, i + 8), load_f32_as_i32(p, i + 16),
                     load_f32_as_i32(p, i + 24));
}

PRIMITIVE __m256i load_f32_as_i16(const char *p, size_t i) {
    return i16_of_i32(load_f32_as_i32(p, i), load_f32_as_i32(p, i + 8));
}

PRIMITIVE __m256i load_f32_as_i64(const char *p, size_t i) {
    return i64_of_f64(load_f32_as_f64(p, i));
}

PRIMITIVE __m128i i32x4_of_f64(__m256d v) {
    return _mm256_cvttpd_epi32(_mm256_min_pd(or_zero_f64(v), _mm256_set1_pd(0x1p31 - 1)));
}

PRIMITIVE __m256i load_f64_as_i32(const char *p, size_t i) {
    return _mm256_set_m128i(i32x4_of_f64(load_f64(p, i + 4)), i32x4_of_f64(load_f64(p, i)));
}

PRIMITIVE __m256i load_f64_as_u8(const char *p, size_t i) {
    return u8_of_i32(load_f64_as_i32(p, i), load_f64_as_i32(p, i + 8), load_f64_as_i32(p, i + 16),
                     load_f64_as_i32(p, i + 24));
}

PRIMITIVE __m256i load_f64_as_u16(const char *p, size_t i) {
    return u16_of_i32(load_f64_as_i32(p, i), load_f64_as_i32(p, i + 8));
}

/* The results are in the low halves of the elements. */
PRIMITIVE __m256i u32_of_f64(__m256d v) {
    const __m256d positive = _mm256_min_pd(_mm256_max_pd(v, _mm256_setzero_pd()), _mm256_set1_pd(0x1p32 - 1));
    const __m256d whole = _mm256_round_pd(positive, _MM_FROUND_TO_ZERO | _MM_FROUND_NO_EXC);
    return _mm256_castpd_si256(_mm256_add_pd(whole, _mm256_set1_pd(0x1p52)));
}

PRIMITIVE __m256i load_f64_as_u32(const char *p, size_t i) {
    return quarters_in_order(low_halves(u32_of_f64(load_f64(p, i)), u32_of_f64(load_f64(p, i + 4))));
}

PRIMITIVE __m256i load_f64_as_u64(const char *p, size_t i) {
    return u64_of_f64(load_f64(p, i));
}

PRIMITIVE __m256i load_f64_as_i8(const char *p, size_t i) {
    return i8_of_i32(load_f64_as_i32(p, i), load_f64_as_i32(p, i + 8), load_f64_as_i32(p, i + 16),
                     load_f64_as_i32(p, i + 24));
}

PRIMITIVE __m256i load_f64_as_i16(const char *p, size_t i) {
    return i16_of_i32(load_f64_as_i32(p, i), load_f64_as_i32(p, i + 8));
}

PRIMITIVE __m256i load_f64_as_i64(const char *p, size_t i) {
    return i64_of_f64(load_f64(p, i));
}

PRIMITIVE void convert_f64_f16(char *z, const char *x, size_t i) {
    const __m128i halves = _mm_cvtps_ph(f32x4_f64(x, i), _MM_FROUND_TO_NEAREST_INT);
    _mm_storel_epi64((__m128i *)(void *)(z + 2 * i), halves);
}

PRIMITIVE void convert_f64_f32(char *z, const char *x, size_t i) {
    _mm_storeu_ps((float *)(void *)(z + 4 * i), f32x4_f64(x, i));
}

PRIMITIVE __m256 load_c64_as_f32(const char *p, size_t i) {
    return _mm256_castsi256_ps(quarters_in_order(load_low_halves(p + 8 * i)));
}

PRIMITIVE __m256i load_c64_as_i32(const char *p, size_t i) {
    return i32_of_f32(load_c64_as_f32(p, i));
}

PRIMITIVE __m256i load_c64_as_u8(const char *p, size_t i) {
    return u8_of_i32(load_c64_as_i32(p, i), load_c64_as_i32(p, i + 8), load_c64_as_i32(p, i + 16),
                     load_c64_as_i32(p, i + 24));
}

PRIMITIVE __m256i load_c64_as_u16(const char *p, size_t i) {
    return u16_of_i32(load_c64_as_i32(p, i), load_c64_as_i32(p, i + 8));
}

PRIMITIVE __m256i load_c64_as_u32(const char *p, size_t i) {
    return u32_of_f32(load_c64_as_f32(p, i));
}

/* The real parts of four c64. */
PRIMITIVE __m128 f32x4_c64(const char *p, size_t i) {
    const char *at = p + 8 * i;
    return _mm_shuffle_ps(_mm_castsi128_ps(load128(at)), _mm_castsi128_ps(load128(at + 16)), 0x88);
}

PRIMITIVE __m256d load_c64_as_f64(const char *p, size_t i) {
    return _mm256_cvtps_pd(f32x4_c64(p, i));
}

PRIMITIVE __m256i load_c64_as_u64(const char *p, size_t i) {
    return u64_of_f64(load_c64_as_f64(p, i));
}

PRIMITIVE __m256i load_c64_as_i8(const char *p, size_t i) {
    return i8_of_i32(load_c64_as_i32(p, i), load_c64_as_i32(p, i + 8), load_c64_as_i32(p, i + 16),
                     load_c64_as_i32(p, i + 24));
}

PRIMITIVE __m256i load_c64_as_i16(const char *p, size_t i) {
    return i16_of_i32(load_c64_as_i32(p, i), load_c64_as_i32(p, i + 8));
}

PRIMITIVE __m256i load_c64_as_i64(const char *p, size_t i) {
    return i64_of_f64(load_c64_as_f64(p, i));
}

PRIMITIVE __m256d load_c128_as_f64(const char *p, size_t i) {
    return _mm256_permute4x64_pd(_mm256_unpacklo_pd(load_f64(p, 2 * i), load_f64(p, 2 * i + 4)), 0xd8);
}

PRIMITIVE __m256i load_c128_as_i32(const char *p, size_t i) {
    return _mm256_set_m128i(i32x4_of_f64(load_c128_as_f64(p, i + 4)), i32x4_of_f64(load_c128_as_f64(p, i)));
}

PRIMITIVE __m256i load_c128_as_u8(const char *p, size_t i) {
    return u8_of_i32(load_c128_as_i32(p, i), load_c128_as_i32(p, i + 8), load_c128_as_i32(p, i + 16),
                     load_c128_as_i32(p, i + 24));
}

PRIMITIVE __m256i load_c128_as_u16(const char *p, size_t i) {
    return u16_of_i32(load_c128_as_i32(p, i), load_c128_as_i32(p, i + 8));
}

PRIMITIVE __m256i load_c128_as_u32(const char *p, size_t i) {
    return quarters_in_order(low_halves(u32_of_f64(load_c128_as_f64(p, i)), u32_of_f64(load_c128_as_f64(p, i + 4))));
}

PRIMITIVE __m256i load_c128_as_u64(const char *p, size_t i) {
    return u64_of_f64(load_c128_as_f64(p, i));
}

PRIMITIVE __m256i load_c128_as_i8(const char *p, size_t i) {
    return i8_of_i32(load_c128_as_i32(p, i), load_c128_as_i32(p, i + 8), load_c128_as_i32(p, i + 16),
                     load_c128_as_i32(p, i + 24));
}

PRIMITIVE __m256i load_c128_as_i16(const char *p, size_t i) {
    return i16_of_i32(load_c128_as_i32(p, i), load_c128_as_i32(p, i + 8));
}

PRIMITIVE __m256i load_c128_as_i64(const char *p, size_t i) {
    return i64_of_f64(load_c128_as_f64(p, i));
}

/* The real parts of four c128 as f32. */
PRIMITIVE __m128 f32x4_c128(const char *p, size_t i) {
    return _mm256_cvtpd_ps(load_c128_as_f64(p, i));
}

PRIMITIVE __m256 load_c128_as_f32(const char *p, size_t i) {
    return f32_of_halves(f32x4_c128(p, i), f32x4_c128(p, i + 4));
}

#endif

#endif
