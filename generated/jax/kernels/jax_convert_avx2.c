/*
 * kernels/jax_convert_avx2.c: convert in AVX2 (x86-64).
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

PRIMITIVE void store256(char *p, __m256i v) {
    _mm256_storeu_si256((__m256i *)(void *)p, v);
}

PRIMITIVE void store_u8(char *p, size_t i, __m256i v) {
    store256(p + i, v);
}

PRIMITIVE __m128i load128(const char *p) {
    return _mm_loadu_si128((const __m128i *)(const void *)p);
}

PRIMITIVE __m256i load_b_as_u16(const char *p, size_t i) {
    return _mm256_cvtepu8_epi16(_mm_min_epu8(load128(p + i), _mm_set1_epi8(1)));
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

PRIMITIVE void store_u64(char *p, size_t i, __m256i v) {
    store256(p + 8 * i, v);
}

PRIMITIVE __m256i load_u8_as_u16(const char *p, size_t i) {
    return _mm256_cvtepu8_epi16(load128(p + i));
}

PRIMITIVE void convert_b_bf16(char *z, const char *x, size_t i) {
    const __m256i is_false = _mm256_cmpeq_epi16(load_u8_as_u16(x, i), _mm256_setzero_si256());
    store_u16(z, i, _mm256_andnot_si256(is_false, _mm256_set1_epi16(0x3f80)));
}

PRIMITIVE void convert_b_f16(char *z, const char *x, size_t i) {
    const __m256i is_false = _mm256_cmpeq_epi16(load_u8_as_u16(x, i), _mm256_setzero_si256());
    store_u16(z, i, _mm256_andnot_si256(is_false, _mm256_set1_epi16(0x3c00)));
}

PRIMITIVE __m256i load_u8_as_u32(const char *p, size_t i) {
    return _mm256_cvtepu8_epi32(load64(p + i));
}

PRIMITIVE __m256 load_b_as_f32(const char *p, size_t i) {
    const __m256i is_false = _mm256_cmpeq_epi32(load_u8_as_u32(p, i), _mm256_setzero_si256());
    return _mm256_andnot_ps(_mm256_castsi256_ps(is_false), _mm256_set1_ps(1));
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

PRIMITIVE void store_f64(char *p, size_t i, __m256d v) {
    _mm256_storeu_pd((double *)(void *)(p + 8 * i), v);
}

/* A real part with the bits of 1 where the bool is not 0. */
PRIMITIVE __m256 load_b_as_c64(const char *p, size_t i) {
    const __m256i is_false = _mm256_cmpeq_epi64(load_u8_as_u64(p, i), _mm256_setzero_si256());
    return _mm256_castsi256_ps(_mm256_andnot_si256(is_false, _mm256_set1_epi64x(0x3f800000)));
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

PRIMITIVE void store_c128(char *p, size_t i, c128 v) {
    store_f64(p, 2 * i, v.low);
    store_f64(p, 2 * i + 4, v.high);
}

PRIMITIVE __m256i load_u8(const char *p, size_t i) {
    return load256(p + i);
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

PRIMITIVE __m256i low16_of_32(__m256i v) {
    return _mm256_and_si256(v, _mm256_set1_epi32(0xffff));
}

/* The even-indexed of sixteen u16, as f32. */
PRIMITIVE __m256 even_of_u16(__m256i v) {
    return _mm256_cvtepi32_ps(low16_of_32(v));
}

/* The odd-indexed of sixteen u16, as f32. */
PRIMITIVE __m256 odd_of_u16(__m256i v) {
    return _mm256_cvtepi32_ps(_mm256_srli_epi32(v, 16));
}

PRIMITIVE void convert_u8_bf16(char *z, const char *x, size_t i) {
    const __m256i a = kept(load_u8_as_u16(x, i));
    store_bf16_pairs(z, i, _mm256_castps_si256(even_of_u16(a)), _mm256_castps_si256(odd_of_u16(a)));
}

PRIMITIVE __m256 load_u8_as_f32(const char *p, size_t i) {
    return _mm256_cvtepi32_ps(load_u8_as_u32(p, i));
}

PRIMITIVE void store128(char *p, __m128i v) {
    _mm_storeu_si128((__m128i *)(void *)p, v);
}

PRIMITIVE void store_f32_as_f16(char *p, size_t i, __m256 v) {
    store128(p + 2 * i, _mm256_cvtps_ph(v, _MM_FROUND_TO_NEAREST_INT));
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

PRIMITIVE void convert_u8_c64(char *z, const char *x, size_t i) {
    const __m256 v = load_u8_as_f32(x, i);
    store_c64(z, i, c64_of_f32x4(_mm256_castps256_ps128(v)));
    store_c64(z, i + 4, c64_of_f32x4(_mm256_extractf128_ps(v, 1)));
}

PRIMITIVE c128 load_u8_as_c128(const char *p, size_t i) {
    return c128_of_f64(load_u8_as_f64(p, i));
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

PRIMITIVE __m256i low8_of_16(__m256i v) {
    return _mm256_and_si256(v, _mm256_set1_epi16(0xff));
}

PRIMITIVE __m256i load_u16_as_u8(const char *p, size_t i) {
    const char *at = p + 2 * i;
    return quarters_in_order(_mm256_packus_epi16(low8_of_16(load256(at)), low8_of_16(load256(at + 32))));
}

PRIMITIVE __m256i load_u16(const char *p, size_t i) {
    return load256(p + 2 * i);
}

PRIMITIVE __m256i load_u16_as_u32(const char *p, size_t i) {
    return _mm256_cvtepu16_epi32(load128(p + 2 * i));
}

PRIMITIVE __m256i load_u16_as_u64(const char *p, size_t i) {
    return _mm256_cvtepu16_epi64(load64(p + 2 * i));
}

/* Rounds to bf16, in the high halves: to nearest, ties to even. NaN may become anything. */
PRIMITIVE __m256i rounded_in_high_half(__m256 v) {
    const __m256i bits = _mm256_castps_si256(v);
    const __m256i odd = _mm256_and_si256(_mm256_srli_epi32(bits, 16), _mm256_set1_epi32(1));
    return _mm256_add_epi32(_mm256_add_epi32(bits, _mm256_set1_epi32(0x7fff)), odd);
}

PRIMITIVE void convert_u16_bf16(char *z, const char *x, size_t i) {
    const __m256i a = kept(load_u16(x, i));
    store_bf16_pairs(z, i, rounded_in_high_half(even_of_u16(a)), rounded_in_high_half(odd_of_u16(a)));
}

PRIMITIVE __m256 load_u16_as_f32(const char *p, size_t i) {
    return _mm256_cvtepi32_ps(load_u16_as_u32(p, i));
}

/* Four u16 as i32. */
PRIMITIVE __m128i i32x4_u16(const char *p, size_t i) {
    return _mm_cvtepu16_epi32(load64(p + 2 * i));
}

PRIMITIVE __m256d load_u16_as_f64(const char *p, size_t i) {
    return _mm256_cvtepi32_pd(i32x4_u16(p, i));
}

PRIMITIVE void convert_u16_c64(char *z, const char *x, size_t i) {
    const __m256 v = load_u16_as_f32(x, i);
    store_c64(z, i, c64_of_f32x4(_mm256_castps256_ps128(v)));
    store_c64(z, i + 4, c64_of_f32x4(_mm256_extractf128_ps(v, 1)));
}

PRIMITIVE c128 load_u16_as_c128(const char *p, size_t i) {
    return c128_of_f64(load_u16_as_f64(p, i));
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

/* Saturates i32 to u8. */
PRIMITIVE __m256i u8_of_i32(__m256i a, __m256i b, __m256i c, __m256i d) {
    return eighths_in_order(_mm256_packus_epi16(_mm256_packs_epi32(a, b), _mm256_packs_epi32(c, d)));
}

PRIMITIVE __m256i low8_of_32(__m256i v) {
    return _mm256_and_si256(v, _mm256_set1_epi32(0xff));
}

PRIMITIVE __m256i load_u32_as_u8(const char *p, size_t i) {
    const char *at = p + 4 * i;
    return u8_of_i32(low8_of_32(load256(at)), low8_of_32(load256(at + 32)), low8_of_32(load256(at + 64)),
                     low8_of_32(load256(at + 96)));
}

/* Saturates i32 to u16. */
PRIMITIVE __m256i u16_of_i32(__m256i a, __m256i b) {
    return quarters_in_order(_mm256_packus_epi32(a, b));
}

PRIMITIVE __m256i load_u32_as_u16(const char *p, size_t i) {
    const char *at = p + 4 * i;
    return u16_of_i32(low16_of_32(load256(at)), low16_of_32(load256(at + 32)));
}

PRIMITIVE __m256i load_u32(const char *p, size_t i) {
    return load256(p + 4 * i);
}

PRIMITIVE __m256i load_u32_as_u64(const char *p, size_t i) {
    return _mm256_cvtepu32_epi64(load128(p + 4 * i));
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

PRIMITIVE void convert_u32_bf16(char *z, const char *x, size_t i) {
    store_f32_as_bf16_unless_nan(z, i, load_u32_as_f32(x, i), load_u32_as_f32(x, i + 8));
}

/* The integer goes into the mantissa of 2^52. */
PRIMITIVE __m256d load_u32_as_f64(const char *p, size_t i) {
    const __m256d top = _mm256_set1_pd(0x1p52);
    const __m256i v = _mm256_cvtepu32_epi64(load128(p + 4 * i));
    return _mm256_sub_pd(_mm256_castsi256_pd(_mm256_or_si256(v, _mm256_castpd_si256(top))), top);
}

PRIMITIVE void convert_u32_c64(char *z, const char *x, size_t i) {
    const __m256 v = load_u32_as_f32(x, i);
    store_c64(z, i, c64_of_f32x4(_mm256_castps256_ps128(v)));
    store_c64(z, i + 4, c64_of_f32x4(_mm256_extractf128_ps(v, 1)));
}

PRIMITIVE c128 load_u32_as_c128(const char *p, size_t i) {
    return c128_of_f64(load_u32_as_f64(p, i));
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

/* The low halves of 64-bit elements; the quarters of the result are in the order 0 2 1 3. */
PRIMITIVE __m256i low_halves(__m256i a, __m256i b) {
    return _mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(a), _mm256_castsi256_ps(b), 0x88));
}

/* The low halves of eight 64-bit elements; the quarters of the result are in the order 0 2 1 3. */
PRIMITIVE __m256i load_low_halves(const char *p) {
    return low_halves(load256(p), load256(p + 32));
}

PRIMITIVE __m256i load_u64_as_u8(const char *p, size_t i) {
    const char *at = p + 8 * i;
    const __m256i first = _mm256_packus_epi32(low8_of_32(load_low_halves(at)), low8_of_32(load_low_halves(at + 64)));
    const __m256i last = _mm256_packus_epi32(low8_of_32(load_low_halves(at + 128)),
                                             low8_of_32(load_low_halves(at + 192)));
    return sixteenths_in_order(_mm256_packus_epi16(first, last));
}

PRIMITIVE __m256i load_u64_as_u16(const char *p, size_t i) {
    const char *at = p + 8 * i;
    return eighths_in_order(
        _mm256_packus_epi32(low16_of_32(load_low_halves(at)), low16_of_32(load_low_halves(at + 64))));
}

PRIMITIVE __m256i load_u64_as_u32(const char *p, size_t i) {
    return quarters_in_order(load_low_halves(p + 8 * i));
}

PRIMITIVE __m256i load_u64(const char *p, size_t i) {
    return load256(p + 8 * i);
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

PRIMITIVE void convert_u64_bf16(char *z, const char *x, size_t i) {
    store_f32_as_bf16_unless_nan(z, i, load_u64_as_f32(x, i), load_u64_as_f32(x, i + 8));
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

PRIMITIVE __m256i load_i8_as_i16(const char *p, size_t i) {
    return _mm256_cvtepi8_epi16(load128(p + i));
}

PRIMITIVE __m256i load_i8_as_i32(const char *p, size_t i) {
    return _mm256_cvtepi8_epi32(load64(p + i));
}

PRIMITIVE __m256i load_i8_as_i64(const char *p, size_t i) {
    return _mm256_cvtepi8_epi64(load32(p + i));
}

/* The even-indexed of sixteen i16, as f32. */
PRIMITIVE __m256 even_of_i16(__m256i v) {
    return _mm256_cvtepi32_ps(_mm256_srai_epi32(_mm256_slli_epi32(v, 16), 16));
}

/* The odd-indexed of sixteen i16, as f32. */
PRIMITIVE __m256 odd_of_i16(__m256i v) {
    return _mm256_cvtepi32_ps(_mm256_srai_epi32(v, 16));
}

PRIMITIVE void convert_i8_bf16(char *z, const char *x, size_t i) {
    const __m256i a = kept(load_i8_as_i16(x, i));
    store_bf16_pairs(z, i, _mm256_castps_si256(even_of_i16(a)), _mm256_castps_si256(odd_of_i16(a)));
}

PRIMITIVE __m256 load_i8_as_f32(const char *p, size_t i) {
    return _mm256_cvtepi32_ps(load_i8_as_i32(p, i));
}

/* Four i8 as i32. */
PRIMITIVE __m128i i32x4_i8(const char *p, size_t i) {
    return _mm_cvtepi8_epi32(load32(p + i));
}

PRIMITIVE __m256d load_i8_as_f64(const char *p, size_t i) {
    return _mm256_cvtepi32_pd(i32x4_i8(p, i));
}

PRIMITIVE void convert_i8_c64(char *z, const char *x, size_t i) {
    const __m256 v = load_i8_as_f32(x, i);
    store_c64(z, i, c64_of_f32x4(_mm256_castps256_ps128(v)));
    store_c64(z, i + 4, c64_of_f32x4(_mm256_extractf128_ps(v, 1)));
}

PRIMITIVE c128 load_i8_as_c128(const char *p, size_t i) {
    return c128_of_f64(load_i8_as_f64(p, i));
}

PRIMITIVE __m256i load_i16_as_i32(const char *p, size_t i) {
    return _mm256_cvtepi16_epi32(load128(p + 2 * i));
}

PRIMITIVE __m256i load_i16_as_i64(const char *p, size_t i) {
    return _mm256_cvtepi16_epi64(load64(p + 2 * i));
}

PRIMITIVE void convert_i16_bf16(char *z, const char *x, size_t i) {
    const __m256i a = kept(load_u16(x, i));
    store_bf16_pairs(z, i, rounded_in_high_half(even_of_i16(a)), rounded_in_high_half(odd_of_i16(a)));
}

PRIMITIVE __m256 load_i16_as_f32(const char *p, size_t i) {
    return _mm256_cvtepi32_ps(load_i16_as_i32(p, i));
}

/* Four i16 as i32. */
PRIMITIVE __m128i i32x4_i16(const char *p, size_t i) {
    return _mm_cvtepi16_epi32(load64(p + 2 * i));
}

PRIMITIVE __m256d load_i16_as_f64(const char *p, size_t i) {
    return _mm256_cvtepi32_pd(i32x4_i16(p, i));
}

PRIMITIVE void convert_i16_c64(char *z, const char *x, size_t i) {
    const __m256 v = load_i16_as_f32(x, i);
    store_c64(z, i, c64_of_f32x4(_mm256_castps256_ps128(v)));
    store_c64(z, i + 4, c64_of_f32x4(_mm256_extractf128_ps(v, 1)));
}

PRIMITIVE c128 load_i16_as_c128(const char *p, size_t i) {
    return c128_of_f64(load_i16_as_f64(p, i));
}

PRIMITIVE __m256i load_i32_as_i64(const char *p, size_t i) {
    return _mm256_cvtepi32_epi64(load128(p + 4 * i));
}

PRIMITIVE __m256 load_i32_as_f32(const char *p, size_t i) {
    return _mm256_cvtepi32_ps(load_u32(p, i));
}

PRIMITIVE void convert_i32_bf16(char *z, const char *x, size_t i) {
    store_f32_as_bf16_unless_nan(z, i, load_i32_as_f32(x, i), load_i32_as_f32(x, i + 8));
}

/* Four i32. */
PRIMITIVE __m128i i32x4_i32(const char *p, size_t i) {
    return load128(p + 4 * i);
}

PRIMITIVE __m256d load_i32_as_f64(const char *p, size_t i) {
    return _mm256_cvtepi32_pd(i32x4_i32(p, i));
}

PRIMITIVE void convert_i32_c64(char *z, const char *x, size_t i) {
    const __m256 v = load_i32_as_f32(x, i);
    store_c64(z, i, c64_of_f32x4(_mm256_castps256_ps128(v)));
    store_c64(z, i + 4, c64_of_f32x4(_mm256_extractf128_ps(v, 1)));
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

PRIMITIVE void convert_i64_bf16(char *z, const char *x, size_t i) {
    store_f32_as_bf16_unless_nan(z, i, load_i64_as_f32(x, i), load_i64_as_f32(x, i + 8));
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

/* A float is zero if no bit is set but that of its sign. */
PRIMITIVE __m256i is_zero_f16(const char *p) {
    return _mm256_cmpeq_epi16(_mm256_slli_epi16(load256(p), 1), _mm256_setzero_si256());
}

PRIMITIVE __m256i load_bf16_as_b(const char *p, size_t i) {
    return bools_unless(bytes_of_masks16(
        is_zero_f16(p + 2 * i),
        is_zero_f16(p + 2 * i + 32)));
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

PRIMITIVE __m256 load_bf16_as_f32(const char *p, size_t i) {
    return _mm256_castsi256_ps(_mm256_slli_epi32(_mm256_cvtepu16_epi32(load128(p + 2 * i)), 16));
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

/* Four bf16 as f32. */
PRIMITIVE __m128 f32x4_bf16(const char *p, size_t i) {
    return _mm_castsi128_ps(_mm_slli_epi32(_mm_cvtepu16_epi32(load64(p + 2 * i)), 16));
}

PRIMITIVE __m256d load_bf16_as_f64(const char *p, size_t i) {
    return _mm256_cvtps_pd(f32x4_bf16(p, i));
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

PRIMITIVE c128 load_bf16_as_c128(const char *p, size_t i) {
    return c128_of_f64(load_bf16_as_f64(p, i));
}

PRIMITIVE __m256i load_f16_as_b(const char *p, size_t i) {
    return bools_unless(bytes_of_masks16(
        is_zero_f16(p + 2 * i),
        is_zero_f16(p + 2 * i + 32)));
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

/* Four f16 as f32. The empty statement hides from clang what they were: it would compare them as f16, one by one. */
PRIMITIVE __m128 f32x4_f16(const char *p, size_t i) {
    __m128 v = _mm_cvtph_ps(load64(p + 2 * i));
    __asm__("" : "+x"(v));
    return v;
}

PRIMITIVE __m256d load_f16_as_f64(const char *p, size_t i) {
    return _mm256_cvtps_pd(f32x4_f16(p, i));
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

/* Rounds to bf16, in the high halves: to nearest, ties to even. NaN becomes all ones. */
PRIMITIVE __m256i bf16_in_high_half(__m256 v) {
    return _mm256_or_si256(rounded_in_high_half(v), _mm256_castps_si256(_mm256_cmp_ps(v, v, _CMP_UNORD_Q)));
}

PRIMITIVE void store_f32_as_bf16(char *p, size_t i, __m256 a, __m256 b) {
    store_high_halves(p + 2 * i, bf16_in_high_half(a), bf16_in_high_half(b));
}

PRIMITIVE void convert_f16_c64(char *z, const char *x, size_t i) {
    const __m256 v = load_f16_as_f32(x, i);
    store_c64(z, i, c64_of_f32x4(_mm256_castps256_ps128(v)));
    store_c64(z, i + 4, c64_of_f32x4(_mm256_extractf128_ps(v, 1)));
}

PRIMITIVE c128 load_f16_as_c128(const char *p, size_t i) {
    return c128_of_f64(load_f16_as_f64(p, i));
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

PRIMITIVE __m256 load_f32(const char *p, size_t i) {
    return _mm256_loadu_ps((const float *)(const void *)(p + 4 * i));
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

/* Four f32. */
PRIMITIVE __m128 f32x4_f32(const char *p, size_t i) {
    return _mm_castsi128_ps(load128(p + 4 * i));
}

PRIMITIVE __m256d load_f32_as_f64(const char *p, size_t i) {
    return _mm256_cvtps_pd(f32x4_f32(p, i));
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

PRIMITIVE __m256 load_f32_as_c64(const char *p, size_t i) {
    return c64_of_f32x4(f32x4_f32(p, i));
}

PRIMITIVE c128 load_f32_as_c128(const char *p, size_t i) {
    return c128_of_f64(load_f32_as_f64(p, i));
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

PRIMITIVE __m128i i32x4_of_f64(__m256d v) {
    return _mm256_cvttpd_epi32(_mm256_min_pd(or_zero_f64(v), _mm256_set1_pd(0x1p31 - 1)));
}

PRIMITIVE __m256d load_f64(const char *p, size_t i) {
    return _mm256_loadu_pd((const double *)(const void *)(p + 8 * i));
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

/* Four f64 as f32. */
PRIMITIVE __m128 f32x4_f64(const char *p, size_t i) {
    return _mm256_cvtpd_ps(load_f64(p, i));
}

PRIMITIVE __m256 load_f64_as_f32(const char *p, size_t i) {
    return f32_of_halves(f32x4_f64(p, i), f32x4_f64(p, i + 4));
}

PRIMITIVE void convert_f64_f16(char *z, const char *x, size_t i) {
    const __m128i halves = _mm_cvtps_ph(f32x4_f64(x, i), _MM_FROUND_TO_NEAREST_INT);
    _mm_storel_epi64((__m128i *)(void *)(z + 2 * i), halves);
}

PRIMITIVE void convert_f64_f32(char *z, const char *x, size_t i) {
    _mm_storeu_ps((float *)(void *)(z + 4 * i), f32x4_f64(x, i));
}

PRIMITIVE __m256 load_f64_as_c64(const char *p, size_t i) {
    return c64_of_f32x4(f32x4_f64(p, i));
}

PRIMITIVE c128 load_f64_as_c128(const char *p, size_t i) {
    return c128_of_f64(load_f64(p, i));
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

PRIMITIVE c128 load_c64_as_c128(const char *p, size_t i) {
    return make_c128(_mm256_cvtps_pd(f32x4_f32(p, 2 * i)), _mm256_cvtps_pd(f32x4_f32(p, 2 * i + 4)));
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

PRIMITIVE __m256 load_c128_as_c64(const char *p, size_t i) {
    return f32_of_halves(f32x4_f64(p, 2 * i), f32x4_f64(p, 2 * i + 4));
}

PRIMITIVE c128 load_c128(const char *p, size_t i) {
    return make_c128(load_f64(p, 2 * i), load_f64(p, 2 * i + 4));
}

KERNEL jax_convert_b_b_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, z += 64) {
        store_u8(z, 0, load_u8_as_b(x, 0));
        store_u8(z + 32, 0, load_u8_as_b(x + a_step, 0));
    }
    if (blocks)
        store_u8(z, 0, load_u8_as_b(x, 0));
}

KERNEL jax_convert_b_u16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16(z, 0, load_b_as_u16(x, 0));
        store_u16(z, 16, load_b_as_u16(x, 16));
    }
}

KERNEL jax_convert_b_u32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32(z, 0, load_b_as_u32(x, 0));
        store_u32(z, 8, load_b_as_u32(x, 8));
        store_u32(z, 16, load_b_as_u32(x, 16));
        store_u32(z, 24, load_b_as_u32(x, 24));
    }
}

KERNEL jax_convert_b_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_u64(z, 0, load_b_as_u64(x, 0));
        store_u64(z, 4, load_b_as_u64(x, 4));
        store_u64(z, 8, load_b_as_u64(x, 8));
        store_u64(z, 12, load_b_as_u64(x, 12));
        store_u64(z, 16, load_b_as_u64(x, 16));
        store_u64(z, 20, load_b_as_u64(x, 20));
        store_u64(z, 24, load_b_as_u64(x, 24));
        store_u64(z, 28, load_b_as_u64(x, 28));
    }
}

KERNEL jax_convert_b_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        convert_b_bf16(z, x, 0);
        convert_b_bf16(z, x, 16);
    }
}

KERNEL jax_convert_b_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        convert_b_f16(z, x, 0);
        convert_b_f16(z, x, 16);
    }
}

KERNEL jax_convert_b_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32(z, 0, load_b_as_f32(x, 0));
        store_f32(z, 8, load_b_as_f32(x, 8));
        store_f32(z, 16, load_b_as_f32(x, 16));
        store_f32(z, 24, load_b_as_f32(x, 24));
    }
}

KERNEL jax_convert_b_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f64(z, i, load_b_as_f64(x, i));
            store_f64(z, i + 4, load_b_as_f64(x, i + 4));
            store_f64(z, i + 8, load_b_as_f64(x, i + 8));
            store_f64(z, i + 12, load_b_as_f64(x, i + 12));
        }
    }
}

KERNEL jax_convert_b_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c64(z, i, load_b_as_c64(x, i));
            store_c64(z, i + 4, load_b_as_c64(x, i + 4));
            store_c64(z, i + 8, load_b_as_c64(x, i + 8));
            store_c64(z, i + 12, load_b_as_c64(x, i + 12));
        }
    }
}

KERNEL jax_convert_b_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8) {
            store_c128(z, i, load_b_as_c128(x, i));
            store_c128(z, i + 4, load_b_as_c128(x, i + 4));
        }
    }
}

KERNEL jax_convert_u8_u8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, z += 64) {
        store_u8(z, 0, load_u8(x, 0));
        store_u8(z + 32, 0, load_u8(x + a_step, 0));
    }
    if (blocks)
        store_u8(z, 0, load_u8(x, 0));
}

KERNEL jax_convert_u8_u16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16(z, 0, load_u8_as_u16(x, 0));
        store_u16(z, 16, load_u8_as_u16(x, 16));
    }
}

KERNEL jax_convert_u8_u32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32(z, 0, load_u8_as_u32(x, 0));
        store_u32(z, 8, load_u8_as_u32(x, 8));
        store_u32(z, 16, load_u8_as_u32(x, 16));
        store_u32(z, 24, load_u8_as_u32(x, 24));
    }
}

KERNEL jax_convert_u8_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_u64(z, 0, load_u8_as_u64(x, 0));
        store_u64(z, 4, load_u8_as_u64(x, 4));
        store_u64(z, 8, load_u8_as_u64(x, 8));
        store_u64(z, 12, load_u8_as_u64(x, 12));
        store_u64(z, 16, load_u8_as_u64(x, 16));
        store_u64(z, 20, load_u8_as_u64(x, 20));
        store_u64(z, 24, load_u8_as_u64(x, 24));
        store_u64(z, 28, load_u8_as_u64(x, 28));
    }
}

KERNEL jax_convert_u8_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        convert_u8_bf16(z, x, 0);
        convert_u8_bf16(z, x, 16);
    }
}

KERNEL jax_convert_u8_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_f32_as_f16(z, 0, load_u8_as_f32(x, 0));
        store_f32_as_f16(z, 8, load_u8_as_f32(x, 8));
        store_f32_as_f16(z, 16, load_u8_as_f32(x, 16));
        store_f32_as_f16(z, 24, load_u8_as_f32(x, 24));
    }
}

KERNEL jax_convert_u8_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32(z, 0, load_u8_as_f32(x, 0));
        store_f32(z, 8, load_u8_as_f32(x, 8));
        store_f32(z, 16, load_u8_as_f32(x, 16));
        store_f32(z, 24, load_u8_as_f32(x, 24));
    }
}

KERNEL jax_convert_u8_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_f64(z, 0, load_u8_as_f64(x, 0));
        store_f64(z, 4, load_u8_as_f64(x, 4));
        store_f64(z, 8, load_u8_as_f64(x, 8));
        store_f64(z, 12, load_u8_as_f64(x, 12));
        store_f64(z, 16, load_u8_as_f64(x, 16));
        store_f64(z, 20, load_u8_as_f64(x, 20));
        store_f64(z, 24, load_u8_as_f64(x, 24));
        store_f64(z, 28, load_u8_as_f64(x, 28));
    }
}

KERNEL jax_convert_u8_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        convert_u8_c64(z, x, 0);
        convert_u8_c64(z, x, 8);
        convert_u8_c64(z, x, 16);
        convert_u8_c64(z, x, 24);
    }
}

KERNEL jax_convert_u8_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c128(z, i, load_u8_as_c128(x, i));
            store_c128(z, i + 4, load_u8_as_c128(x, i + 4));
            store_c128(z, i + 8, load_u8_as_c128(x, i + 8));
            store_c128(z, i + 12, load_u8_as_c128(x, i + 12));
        }
    }
}

KERNEL jax_convert_u16_b_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, z += 64) {
        store_u8(z, 0, load_u16_as_b(x, 0));
        store_u8(z + 32, 0, load_u16_as_b(x + a_step, 0));
    }
    if (blocks)
        store_u8(z, 0, load_u16_as_b(x, 0));
}

KERNEL jax_convert_u16_u8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, z += 64) {
        store_u8(z, 0, load_u16_as_u8(x, 0));
        store_u8(z + 32, 0, load_u16_as_u8(x + a_step, 0));
    }
    if (blocks)
        store_u8(z, 0, load_u16_as_u8(x, 0));
}

KERNEL jax_convert_u16_u16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16(z, 0, load_u16(x, 0));
        store_u16(z, 16, load_u16(x, 16));
    }
}

KERNEL jax_convert_u16_u32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32(z, 0, load_u16_as_u32(x, 0));
        store_u32(z, 8, load_u16_as_u32(x, 8));
        store_u32(z, 16, load_u16_as_u32(x, 16));
        store_u32(z, 24, load_u16_as_u32(x, 24));
    }
}

KERNEL jax_convert_u16_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_u64(z, 0, load_u16_as_u64(x, 0));
        store_u64(z, 4, load_u16_as_u64(x, 4));
        store_u64(z, 8, load_u16_as_u64(x, 8));
        store_u64(z, 12, load_u16_as_u64(x, 12));
        store_u64(z, 16, load_u16_as_u64(x, 16));
        store_u64(z, 20, load_u16_as_u64(x, 20));
        store_u64(z, 24, load_u16_as_u64(x, 24));
        store_u64(z, 28, load_u16_as_u64(x, 28));
    }
}

KERNEL jax_convert_u16_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        convert_u16_bf16(z, x, 0);
        convert_u16_bf16(z, x, 16);
    }
}

KERNEL jax_convert_u16_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_f32_as_f16(z, 0, load_u16_as_f32(x, 0));
        store_f32_as_f16(z, 8, load_u16_as_f32(x, 8));
        store_f32_as_f16(z, 16, load_u16_as_f32(x, 16));
        store_f32_as_f16(z, 24, load_u16_as_f32(x, 24));
    }
}

KERNEL jax_convert_u16_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32(z, 0, load_u16_as_f32(x, 0));
        store_f32(z, 8, load_u16_as_f32(x, 8));
        store_f32(z, 16, load_u16_as_f32(x, 16));
        store_f32(z, 24, load_u16_as_f32(x, 24));
    }
}

KERNEL jax_convert_u16_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_f64(z, 0, load_u16_as_f64(x, 0));
        store_f64(z, 4, load_u16_as_f64(x, 4));
        store_f64(z, 8, load_u16_as_f64(x, 8));
        store_f64(z, 12, load_u16_as_f64(x, 12));
        store_f64(z, 16, load_u16_as_f64(x, 16));
        store_f64(z, 20, load_u16_as_f64(x, 20));
        store_f64(z, 24, load_u16_as_f64(x, 24));
        store_f64(z, 28, load_u16_as_f64(x, 28));
    }
}

KERNEL jax_convert_u16_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        convert_u16_c64(z, x, 0);
        convert_u16_c64(z, x, 8);
        convert_u16_c64(z, x, 16);
        convert_u16_c64(z, x, 24);
    }
}

KERNEL jax_convert_u16_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c128(z, i, load_u16_as_c128(x, i));
            store_c128(z, i + 4, load_u16_as_c128(x, i + 4));
            store_c128(z, i + 8, load_u16_as_c128(x, i + 8));
            store_c128(z, i + 12, load_u16_as_c128(x, i + 12));
        }
    }
}

KERNEL jax_convert_u32_b_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, load_u32_as_b(x, 0));
    }
}

KERNEL jax_convert_u32_u8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, load_u32_as_u8(x, 0));
    }
}

KERNEL jax_convert_u32_u16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16(z, 0, load_u32_as_u16(x, 0));
        store_u16(z, 16, load_u32_as_u16(x, 16));
    }
}

KERNEL jax_convert_u32_u32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32(z, 0, load_u32(x, 0));
        store_u32(z, 8, load_u32(x, 8));
        store_u32(z, 16, load_u32(x, 16));
        store_u32(z, 24, load_u32(x, 24));
    }
}

KERNEL jax_convert_u32_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_u64(z, 0, load_u32_as_u64(x, 0));
        store_u64(z, 4, load_u32_as_u64(x, 4));
        store_u64(z, 8, load_u32_as_u64(x, 8));
        store_u64(z, 12, load_u32_as_u64(x, 12));
        store_u64(z, 16, load_u32_as_u64(x, 16));
        store_u64(z, 20, load_u32_as_u64(x, 20));
        store_u64(z, 24, load_u32_as_u64(x, 24));
        store_u64(z, 28, load_u32_as_u64(x, 28));
    }
}

KERNEL jax_convert_u32_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            convert_u32_bf16(z, x, i);
    }
}

KERNEL jax_convert_u32_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_f32_as_f16(z, 0, load_u32_as_f32(x, 0));
        store_f32_as_f16(z, 8, load_u32_as_f32(x, 8));
        store_f32_as_f16(z, 16, load_u32_as_f32(x, 16));
        store_f32_as_f16(z, 24, load_u32_as_f32(x, 24));
    }
}

KERNEL jax_convert_u32_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32(z, 0, load_u32_as_f32(x, 0));
        store_f32(z, 8, load_u32_as_f32(x, 8));
        store_f32(z, 16, load_u32_as_f32(x, 16));
        store_f32(z, 24, load_u32_as_f32(x, 24));
    }
}

KERNEL jax_convert_u32_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f64(z, i, load_u32_as_f64(x, i));
            store_f64(z, i + 4, load_u32_as_f64(x, i + 4));
            store_f64(z, i + 8, load_u32_as_f64(x, i + 8));
            store_f64(z, i + 12, load_u32_as_f64(x, i + 12));
        }
    }
}

KERNEL jax_convert_u32_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            convert_u32_c64(z, x, i);
            convert_u32_c64(z, x, i + 8);
        }
    }
}

KERNEL jax_convert_u32_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8) {
            store_c128(z, i, load_u32_as_c128(x, i));
            store_c128(z, i + 4, load_u32_as_c128(x, i + 4));
        }
    }
}

KERNEL jax_convert_u64_b_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, load_u64_as_b(x, 0));
    }
}

KERNEL jax_convert_u64_u8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, load_u64_as_u8(x, 0));
    }
}

KERNEL jax_convert_u64_u16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16(z, 0, load_u64_as_u16(x, 0));
        store_u16(z, 16, load_u64_as_u16(x, 16));
    }
}

KERNEL jax_convert_u64_u32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32(z, 0, load_u64_as_u32(x, 0));
        store_u32(z, 8, load_u64_as_u32(x, 8));
        store_u32(z, 16, load_u64_as_u32(x, 16));
        store_u32(z, 24, load_u64_as_u32(x, 24));
    }
}

KERNEL jax_convert_u64_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_u64(z, 0, load_u64(x, 0));
        store_u64(z, 4, load_u64(x, 4));
        store_u64(z, 8, load_u64(x, 8));
        store_u64(z, 12, load_u64(x, 12));
        store_u64(z, 16, load_u64(x, 16));
        store_u64(z, 20, load_u64(x, 20));
        store_u64(z, 24, load_u64(x, 24));
        store_u64(z, 28, load_u64(x, 28));
    }
}

KERNEL jax_convert_u64_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            convert_u64_bf16(z, x, i);
    }
}

KERNEL jax_convert_u64_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f32_as_f16(z, i, load_u64_as_f32(x, i));
            store_f32_as_f16(z, i + 8, load_u64_as_f32(x, i + 8));
        }
    }
}

KERNEL jax_convert_u64_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f32(z, i, load_u64_as_f32(x, i));
            store_f32(z, i + 8, load_u64_as_f32(x, i + 8));
        }
    }
}

KERNEL jax_convert_u64_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f64(z, i, load_u64_as_f64(x, i));
            store_f64(z, i + 4, load_u64_as_f64(x, i + 4));
            store_f64(z, i + 8, load_u64_as_f64(x, i + 8));
            store_f64(z, i + 12, load_u64_as_f64(x, i + 12));
        }
    }
}

KERNEL jax_convert_u64_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8) {
            store_c64(z, i, load_u64_as_c64(x, i));
            store_c64(z, i + 4, load_u64_as_c64(x, i + 4));
        }
    }
}

KERNEL jax_convert_u64_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8) {
            store_c128(z, i, load_u64_as_c128(x, i));
            store_c128(z, i + 4, load_u64_as_c128(x, i + 4));
        }
    }
}

KERNEL jax_convert_i8_u16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16(z, 0, load_i8_as_i16(x, 0));
        store_u16(z, 16, load_i8_as_i16(x, 16));
    }
}

KERNEL jax_convert_i8_u32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32(z, 0, load_i8_as_i32(x, 0));
        store_u32(z, 8, load_i8_as_i32(x, 8));
        store_u32(z, 16, load_i8_as_i32(x, 16));
        store_u32(z, 24, load_i8_as_i32(x, 24));
    }
}

KERNEL jax_convert_i8_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_u64(z, 0, load_i8_as_i64(x, 0));
        store_u64(z, 4, load_i8_as_i64(x, 4));
        store_u64(z, 8, load_i8_as_i64(x, 8));
        store_u64(z, 12, load_i8_as_i64(x, 12));
        store_u64(z, 16, load_i8_as_i64(x, 16));
        store_u64(z, 20, load_i8_as_i64(x, 20));
        store_u64(z, 24, load_i8_as_i64(x, 24));
        store_u64(z, 28, load_i8_as_i64(x, 28));
    }
}

KERNEL jax_convert_i8_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        convert_i8_bf16(z, x, 0);
        convert_i8_bf16(z, x, 16);
    }
}

KERNEL jax_convert_i8_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_f32_as_f16(z, 0, load_i8_as_f32(x, 0));
        store_f32_as_f16(z, 8, load_i8_as_f32(x, 8));
        store_f32_as_f16(z, 16, load_i8_as_f32(x, 16));
        store_f32_as_f16(z, 24, load_i8_as_f32(x, 24));
    }
}

KERNEL jax_convert_i8_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32(z, 0, load_i8_as_f32(x, 0));
        store_f32(z, 8, load_i8_as_f32(x, 8));
        store_f32(z, 16, load_i8_as_f32(x, 16));
        store_f32(z, 24, load_i8_as_f32(x, 24));
    }
}

KERNEL jax_convert_i8_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_f64(z, 0, load_i8_as_f64(x, 0));
        store_f64(z, 4, load_i8_as_f64(x, 4));
        store_f64(z, 8, load_i8_as_f64(x, 8));
        store_f64(z, 12, load_i8_as_f64(x, 12));
        store_f64(z, 16, load_i8_as_f64(x, 16));
        store_f64(z, 20, load_i8_as_f64(x, 20));
        store_f64(z, 24, load_i8_as_f64(x, 24));
        store_f64(z, 28, load_i8_as_f64(x, 28));
    }
}

KERNEL jax_convert_i8_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        convert_i8_c64(z, x, 0);
        convert_i8_c64(z, x, 8);
        convert_i8_c64(z, x, 16);
        convert_i8_c64(z, x, 24);
    }
}

KERNEL jax_convert_i8_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c128(z, i, load_i8_as_c128(x, i));
            store_c128(z, i + 4, load_i8_as_c128(x, i + 4));
            store_c128(z, i + 8, load_i8_as_c128(x, i + 8));
            store_c128(z, i + 12, load_i8_as_c128(x, i + 12));
        }
    }
}

KERNEL jax_convert_i16_u32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32(z, 0, load_i16_as_i32(x, 0));
        store_u32(z, 8, load_i16_as_i32(x, 8));
        store_u32(z, 16, load_i16_as_i32(x, 16));
        store_u32(z, 24, load_i16_as_i32(x, 24));
    }
}

KERNEL jax_convert_i16_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_u64(z, 0, load_i16_as_i64(x, 0));
        store_u64(z, 4, load_i16_as_i64(x, 4));
        store_u64(z, 8, load_i16_as_i64(x, 8));
        store_u64(z, 12, load_i16_as_i64(x, 12));
        store_u64(z, 16, load_i16_as_i64(x, 16));
        store_u64(z, 20, load_i16_as_i64(x, 20));
        store_u64(z, 24, load_i16_as_i64(x, 24));
        store_u64(z, 28, load_i16_as_i64(x, 28));
    }
}

KERNEL jax_convert_i16_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            convert_i16_bf16(z, x, i);
    }
}

KERNEL jax_convert_i16_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_f32_as_f16(z, 0, load_i16_as_f32(x, 0));
        store_f32_as_f16(z, 8, load_i16_as_f32(x, 8));
        store_f32_as_f16(z, 16, load_i16_as_f32(x, 16));
        store_f32_as_f16(z, 24, load_i16_as_f32(x, 24));
    }
}

KERNEL jax_convert_i16_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32(z, 0, load_i16_as_f32(x, 0));
        store_f32(z, 8, load_i16_as_f32(x, 8));
        store_f32(z, 16, load_i16_as_f32(x, 16));
        store_f32(z, 24, load_i16_as_f32(x, 24));
    }
}

KERNEL jax_convert_i16_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_f64(z, 0, load_i16_as_f64(x, 0));
        store_f64(z, 4, load_i16_as_f64(x, 4));
        store_f64(z, 8, load_i16_as_f64(x, 8));
        store_f64(z, 12, load_i16_as_f64(x, 12));
        store_f64(z, 16, load_i16_as_f64(x, 16));
        store_f64(z, 20, load_i16_as_f64(x, 20));
        store_f64(z, 24, load_i16_as_f64(x, 24));
        store_f64(z, 28, load_i16_as_f64(x, 28));
    }
}

KERNEL jax_convert_i16_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        convert_i16_c64(z, x, 0);
        convert_i16_c64(z, x, 8);
        convert_i16_c64(z, x, 16);
        convert_i16_c64(z, x, 24);
    }
}

KERNEL jax_convert_i16_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c128(z, i, load_i16_as_c128(x, i));
            store_c128(z, i + 4, load_i16_as_c128(x, i + 4));
            store_c128(z, i + 8, load_i16_as_c128(x, i + 8));
            store_c128(z, i + 12, load_i16_as_c128(x, i + 12));
        }
    }
}

KERNEL jax_convert_i32_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_u64(z, 0, load_i32_as_i64(x, 0));
        store_u64(z, 4, load_i32_as_i64(x, 4));
        store_u64(z, 8, load_i32_as_i64(x, 8));
        store_u64(z, 12, load_i32_as_i64(x, 12));
        store_u64(z, 16, load_i32_as_i64(x, 16));
        store_u64(z, 20, load_i32_as_i64(x, 20));
        store_u64(z, 24, load_i32_as_i64(x, 24));
        store_u64(z, 28, load_i32_as_i64(x, 28));
    }
}

KERNEL jax_convert_i32_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            convert_i32_bf16(z, x, i);
    }
}

KERNEL jax_convert_i32_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_f32_as_f16(z, 0, load_i32_as_f32(x, 0));
        store_f32_as_f16(z, 8, load_i32_as_f32(x, 8));
        store_f32_as_f16(z, 16, load_i32_as_f32(x, 16));
        store_f32_as_f16(z, 24, load_i32_as_f32(x, 24));
    }
}

KERNEL jax_convert_i32_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32(z, 0, load_i32_as_f32(x, 0));
        store_f32(z, 8, load_i32_as_f32(x, 8));
        store_f32(z, 16, load_i32_as_f32(x, 16));
        store_f32(z, 24, load_i32_as_f32(x, 24));
    }
}

KERNEL jax_convert_i32_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_f64(z, 0, load_i32_as_f64(x, 0));
        store_f64(z, 4, load_i32_as_f64(x, 4));
        store_f64(z, 8, load_i32_as_f64(x, 8));
        store_f64(z, 12, load_i32_as_f64(x, 12));
        store_f64(z, 16, load_i32_as_f64(x, 16));
        store_f64(z, 20, load_i32_as_f64(x, 20));
        store_f64(z, 24, load_i32_as_f64(x, 24));
        store_f64(z, 28, load_i32_as_f64(x, 28));
    }
}

KERNEL jax_convert_i32_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        convert_i32_c64(z, x, 0);
        convert_i32_c64(z, x, 8);
        convert_i32_c64(z, x, 16);
        convert_i32_c64(z, x, 24);
    }
}

KERNEL jax_convert_i32_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c128(z, i, load_i32_as_c128(x, i));
            store_c128(z, i + 4, load_i32_as_c128(x, i + 4));
            store_c128(z, i + 8, load_i32_as_c128(x, i + 8));
            store_c128(z, i + 12, load_i32_as_c128(x, i + 12));
        }
    }
}

KERNEL jax_convert_i64_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            convert_i64_bf16(z, x, i);
    }
}

KERNEL jax_convert_i64_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f32_as_f16(z, i, load_i64_as_f32(x, i));
            store_f32_as_f16(z, i + 8, load_i64_as_f32(x, i + 8));
        }
    }
}

KERNEL jax_convert_i64_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f32(z, i, load_i64_as_f32(x, i));
            store_f32(z, i + 8, load_i64_as_f32(x, i + 8));
        }
    }
}

KERNEL jax_convert_i64_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f64(z, i, load_i64_as_f64(x, i));
            store_f64(z, i + 4, load_i64_as_f64(x, i + 4));
            store_f64(z, i + 8, load_i64_as_f64(x, i + 8));
            store_f64(z, i + 12, load_i64_as_f64(x, i + 12));
        }
    }
}

KERNEL jax_convert_i64_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8) {
            store_c64(z, i, load_i64_as_c64(x, i));
            store_c64(z, i + 4, load_i64_as_c64(x, i + 4));
        }
    }
}

KERNEL jax_convert_i64_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8) {
            store_c128(z, i, load_i64_as_c128(x, i));
            store_c128(z, i + 4, load_i64_as_c128(x, i + 4));
        }
    }
}

KERNEL jax_convert_bf16_b_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, load_bf16_as_b(x, 0));
    }
}

KERNEL jax_convert_bf16_u8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, load_bf16_as_u8(x, 0));
    }
}

KERNEL jax_convert_bf16_u16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_u16(z, i, load_bf16_as_u16(x, i));
    }
}

KERNEL jax_convert_bf16_u32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u32(z, i, load_bf16_as_u32(x, i));
            store_u32(z, i + 8, load_bf16_as_u32(x, i + 8));
        }
    }
}

KERNEL jax_convert_bf16_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8) {
            store_u64(z, i, load_bf16_as_u64(x, i));
            store_u64(z, i + 4, load_bf16_as_u64(x, i + 4));
        }
    }
}

KERNEL jax_convert_bf16_i8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, load_bf16_as_i8(x, 0));
    }
}

KERNEL jax_convert_bf16_i16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_u16(z, i, load_bf16_as_i16(x, i));
    }
}

KERNEL jax_convert_bf16_i32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u32(z, i, load_bf16_as_i32(x, i));
            store_u32(z, i + 8, load_bf16_as_i32(x, i + 8));
        }
    }
}

KERNEL jax_convert_bf16_i64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 4)
            store_u64(z, i, load_bf16_as_i64(x, i));
    }
}

KERNEL jax_convert_bf16_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_f32_as_f16(z, 0, load_bf16_as_f32(x, 0));
        store_f32_as_f16(z, 8, load_bf16_as_f32(x, 8));
        store_f32_as_f16(z, 16, load_bf16_as_f32(x, 16));
        store_f32_as_f16(z, 24, load_bf16_as_f32(x, 24));
    }
}

KERNEL jax_convert_bf16_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32(z, 0, load_bf16_as_f32(x, 0));
        store_f32(z, 8, load_bf16_as_f32(x, 8));
        store_f32(z, 16, load_bf16_as_f32(x, 16));
        store_f32(z, 24, load_bf16_as_f32(x, 24));
    }
}

KERNEL jax_convert_bf16_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f64(z, i, load_bf16_as_f64(x, i));
            store_f64(z, i + 4, load_bf16_as_f64(x, i + 4));
            store_f64(z, i + 8, load_bf16_as_f64(x, i + 8));
            store_f64(z, i + 12, load_bf16_as_f64(x, i + 12));
        }
    }
}

KERNEL jax_convert_bf16_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        convert_bf16_c64(z, x, 0);
        convert_bf16_c64(z, x, 8);
        convert_bf16_c64(z, x, 16);
        convert_bf16_c64(z, x, 24);
    }
}

KERNEL jax_convert_bf16_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8) {
            store_c128(z, i, load_bf16_as_c128(x, i));
            store_c128(z, i + 4, load_bf16_as_c128(x, i + 4));
        }
    }
}

KERNEL jax_convert_f16_b_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, load_f16_as_b(x, 0));
    }
}

KERNEL jax_convert_f16_u8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, load_f16_as_u8(x, 0));
    }
}

KERNEL jax_convert_f16_u16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_u16(z, i, load_f16_as_u16(x, i));
    }
}

KERNEL jax_convert_f16_u32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u32(z, i, load_f16_as_u32(x, i));
            store_u32(z, i + 8, load_f16_as_u32(x, i + 8));
        }
    }
}

KERNEL jax_convert_f16_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8) {
            store_u64(z, i, load_f16_as_u64(x, i));
            store_u64(z, i + 4, load_f16_as_u64(x, i + 4));
        }
    }
}

KERNEL jax_convert_f16_i8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, load_f16_as_i8(x, 0));
    }
}

KERNEL jax_convert_f16_i16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_u16(z, i, load_f16_as_i16(x, i));
    }
}

KERNEL jax_convert_f16_i32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32(z, 0, load_f16_as_i32(x, 0));
        store_u32(z, 8, load_f16_as_i32(x, 8));
        store_u32(z, 16, load_f16_as_i32(x, 16));
        store_u32(z, 24, load_f16_as_i32(x, 24));
    }
}

KERNEL jax_convert_f16_i64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8) {
            store_u64(z, i, load_f16_as_i64(x, i));
            store_u64(z, i + 4, load_f16_as_i64(x, i + 4));
        }
    }
}

KERNEL jax_convert_f16_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_bf16(z, i, load_f16_as_f32(x, i),
                                    load_f16_as_f32(x, i + 8));
    }
}

KERNEL jax_convert_f16_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32(z, 0, load_f16_as_f32(x, 0));
        store_f32(z, 8, load_f16_as_f32(x, 8));
        store_f32(z, 16, load_f16_as_f32(x, 16));
        store_f32(z, 24, load_f16_as_f32(x, 24));
    }
}

KERNEL jax_convert_f16_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_f64(z, 0, load_f16_as_f64(x, 0));
        store_f64(z, 4, load_f16_as_f64(x, 4));
        store_f64(z, 8, load_f16_as_f64(x, 8));
        store_f64(z, 12, load_f16_as_f64(x, 12));
        store_f64(z, 16, load_f16_as_f64(x, 16));
        store_f64(z, 20, load_f16_as_f64(x, 20));
        store_f64(z, 24, load_f16_as_f64(x, 24));
        store_f64(z, 28, load_f16_as_f64(x, 28));
    }
}

KERNEL jax_convert_f16_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        convert_f16_c64(z, x, 0);
        convert_f16_c64(z, x, 8);
        convert_f16_c64(z, x, 16);
        convert_f16_c64(z, x, 24);
    }
}

KERNEL jax_convert_f16_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c128(z, i, load_f16_as_c128(x, i));
            store_c128(z, i + 4, load_f16_as_c128(x, i + 4));
            store_c128(z, i + 8, load_f16_as_c128(x, i + 8));
            store_c128(z, i + 12, load_f16_as_c128(x, i + 12));
        }
    }
}

KERNEL jax_convert_f32_b_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, load_f32_as_b(x, 0));
    }
}

KERNEL jax_convert_f32_u8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, load_f32_as_u8(x, 0));
    }
}

KERNEL jax_convert_f32_u16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16(z, 0, load_f32_as_u16(x, 0));
        store_u16(z, 16, load_f32_as_u16(x, 16));
    }
}

KERNEL jax_convert_f32_u32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u32(z, i, load_f32_as_u32(x, i));
            store_u32(z, i + 8, load_f32_as_u32(x, i + 8));
        }
    }
}

KERNEL jax_convert_f32_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8) {
            store_u64(z, i, load_f32_as_u64(x, i));
            store_u64(z, i + 4, load_f32_as_u64(x, i + 4));
        }
    }
}

KERNEL jax_convert_f32_i8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, load_f32_as_i8(x, 0));
    }
}

KERNEL jax_convert_f32_i16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16(z, 0, load_f32_as_i16(x, 0));
        store_u16(z, 16, load_f32_as_i16(x, 16));
    }
}

KERNEL jax_convert_f32_i32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32(z, 0, load_f32_as_i32(x, 0));
        store_u32(z, 8, load_f32_as_i32(x, 8));
        store_u32(z, 16, load_f32_as_i32(x, 16));
        store_u32(z, 24, load_f32_as_i32(x, 24));
    }
}

KERNEL jax_convert_f32_i64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8) {
            store_u64(z, i, load_f32_as_i64(x, i));
            store_u64(z, i + 4, load_f32_as_i64(x, i + 4));
        }
    }
}

KERNEL jax_convert_f32_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_bf16(z, i, load_f32(x, i),
                                    load_f32(x, i + 8));
    }
}

KERNEL jax_convert_f32_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_f32_as_f16(z, 0, load_f32(x, 0));
        store_f32_as_f16(z, 8, load_f32(x, 8));
        store_f32_as_f16(z, 16, load_f32(x, 16));
        store_f32_as_f16(z, 24, load_f32(x, 24));
    }
}

KERNEL jax_convert_f32_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_f64(z, 0, load_f32_as_f64(x, 0));
        store_f64(z, 4, load_f32_as_f64(x, 4));
        store_f64(z, 8, load_f32_as_f64(x, 8));
        store_f64(z, 12, load_f32_as_f64(x, 12));
        store_f64(z, 16, load_f32_as_f64(x, 16));
        store_f64(z, 20, load_f32_as_f64(x, 20));
        store_f64(z, 24, load_f32_as_f64(x, 24));
        store_f64(z, 28, load_f32_as_f64(x, 28));
    }
}

KERNEL jax_convert_f32_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_c64(z, 0, load_f32_as_c64(x, 0));
        store_c64(z, 4, load_f32_as_c64(x, 4));
        store_c64(z, 8, load_f32_as_c64(x, 8));
        store_c64(z, 12, load_f32_as_c64(x, 12));
        store_c64(z, 16, load_f32_as_c64(x, 16));
        store_c64(z, 20, load_f32_as_c64(x, 20));
        store_c64(z, 24, load_f32_as_c64(x, 24));
        store_c64(z, 28, load_f32_as_c64(x, 28));
    }
}

KERNEL jax_convert_f32_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c128(z, i, load_f32_as_c128(x, i));
            store_c128(z, i + 4, load_f32_as_c128(x, i + 4));
            store_c128(z, i + 8, load_f32_as_c128(x, i + 8));
            store_c128(z, i + 12, load_f32_as_c128(x, i + 12));
        }
    }
}

KERNEL jax_convert_f64_b_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, load_f64_as_b(x, 0));
    }
}

KERNEL jax_convert_f64_u8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, load_f64_as_u8(x, 0));
    }
}

KERNEL jax_convert_f64_u16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_u16(z, i, load_f64_as_u16(x, i));
    }
}

KERNEL jax_convert_f64_u32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u32(z, i, load_f64_as_u32(x, i));
            store_u32(z, i + 8, load_f64_as_u32(x, i + 8));
        }
    }
}

KERNEL jax_convert_f64_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8) {
            store_u64(z, i, load_f64_as_u64(x, i));
            store_u64(z, i + 4, load_f64_as_u64(x, i + 4));
        }
    }
}

KERNEL jax_convert_f64_i8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, load_f64_as_i8(x, 0));
    }
}

KERNEL jax_convert_f64_i16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_u16(z, i, load_f64_as_i16(x, i));
    }
}

KERNEL jax_convert_f64_i32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u32(z, i, load_f64_as_i32(x, i));
            store_u32(z, i + 8, load_f64_as_i32(x, i + 8));
        }
    }
}

KERNEL jax_convert_f64_i64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8) {
            store_u64(z, i, load_f64_as_i64(x, i));
            store_u64(z, i + 4, load_f64_as_i64(x, i + 4));
        }
    }
}

KERNEL jax_convert_f64_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_bf16(z, i, load_f64_as_f32(x, i),
                                    load_f64_as_f32(x, i + 8));
    }
}

KERNEL jax_convert_f64_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        convert_f64_f16(z, x, 0);
        convert_f64_f16(z, x, 4);
        convert_f64_f16(z, x, 8);
        convert_f64_f16(z, x, 12);
        convert_f64_f16(z, x, 16);
        convert_f64_f16(z, x, 20);
        convert_f64_f16(z, x, 24);
        convert_f64_f16(z, x, 28);
    }
}

KERNEL jax_convert_f64_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        convert_f64_f32(z, x, 0);
        convert_f64_f32(z, x, 4);
        convert_f64_f32(z, x, 8);
        convert_f64_f32(z, x, 12);
        convert_f64_f32(z, x, 16);
        convert_f64_f32(z, x, 20);
        convert_f64_f32(z, x, 24);
        convert_f64_f32(z, x, 28);
    }
}

KERNEL jax_convert_f64_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_c64(z, 0, load_f64_as_c64(x, 0));
        store_c64(z, 4, load_f64_as_c64(x, 4));
        store_c64(z, 8, load_f64_as_c64(x, 8));
        store_c64(z, 12, load_f64_as_c64(x, 12));
        store_c64(z, 16, load_f64_as_c64(x, 16));
        store_c64(z, 20, load_f64_as_c64(x, 20));
        store_c64(z, 24, load_f64_as_c64(x, 24));
        store_c64(z, 28, load_f64_as_c64(x, 28));
    }
}

KERNEL jax_convert_f64_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c128(z, i, load_f64_as_c128(x, i));
            store_c128(z, i + 4, load_f64_as_c128(x, i + 4));
            store_c128(z, i + 8, load_f64_as_c128(x, i + 8));
            store_c128(z, i + 12, load_f64_as_c128(x, i + 12));
        }
    }
}

KERNEL jax_convert_c64_b_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, load_c64_as_b(x, 0));
    }
}

KERNEL jax_convert_c64_u8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, load_c64_as_u8(x, 0));
    }
}

KERNEL jax_convert_c64_u16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_u16(z, i, load_c64_as_u16(x, i));
    }
}

KERNEL jax_convert_c64_u32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u32(z, i, load_c64_as_u32(x, i));
            store_u32(z, i + 8, load_c64_as_u32(x, i + 8));
        }
    }
}

KERNEL jax_convert_c64_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8) {
            store_u64(z, i, load_c64_as_u64(x, i));
            store_u64(z, i + 4, load_c64_as_u64(x, i + 4));
        }
    }
}

KERNEL jax_convert_c64_i8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, load_c64_as_i8(x, 0));
    }
}

KERNEL jax_convert_c64_i16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_u16(z, i, load_c64_as_i16(x, i));
    }
}

KERNEL jax_convert_c64_i32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u32(z, i, load_c64_as_i32(x, i));
            store_u32(z, i + 8, load_c64_as_i32(x, i + 8));
        }
    }
}

KERNEL jax_convert_c64_i64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 4)
            store_u64(z, i, load_c64_as_i64(x, i));
    }
}

KERNEL jax_convert_c64_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_bf16(z, i, load_c64_as_f32(x, i),
                                    load_c64_as_f32(x, i + 8));
    }
}

KERNEL jax_convert_c64_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_f32_as_f16(z, 0, load_c64_as_f32(x, 0));
        store_f32_as_f16(z, 8, load_c64_as_f32(x, 8));
        store_f32_as_f16(z, 16, load_c64_as_f32(x, 16));
        store_f32_as_f16(z, 24, load_c64_as_f32(x, 24));
    }
}

KERNEL jax_convert_c64_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32(z, 0, load_c64_as_f32(x, 0));
        store_f32(z, 8, load_c64_as_f32(x, 8));
        store_f32(z, 16, load_c64_as_f32(x, 16));
        store_f32(z, 24, load_c64_as_f32(x, 24));
    }
}

KERNEL jax_convert_c64_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f64(z, i, load_c64_as_f64(x, i));
            store_f64(z, i + 4, load_c64_as_f64(x, i + 4));
            store_f64(z, i + 8, load_c64_as_f64(x, i + 8));
            store_f64(z, i + 12, load_c64_as_f64(x, i + 12));
        }
    }
}

KERNEL jax_convert_c64_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c128(z, i, load_c64_as_c128(x, i));
            store_c128(z, i + 4, load_c64_as_c128(x, i + 4));
            store_c128(z, i + 8, load_c64_as_c128(x, i + 8));
            store_c128(z, i + 12, load_c64_as_c128(x, i + 12));
        }
    }
}

KERNEL jax_convert_c128_b_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, load_c128_as_b(x, 0));
    }
}

KERNEL jax_convert_c128_u8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, load_c128_as_u8(x, 0));
    }
}

KERNEL jax_convert_c128_u16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_u16(z, i, load_c128_as_u16(x, i));
    }
}

KERNEL jax_convert_c128_u32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 8)
            store_u32(z, i, load_c128_as_u32(x, i));
    }
}

KERNEL jax_convert_c128_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8) {
            store_u64(z, i, load_c128_as_u64(x, i));
            store_u64(z, i + 4, load_c128_as_u64(x, i + 4));
        }
    }
}

KERNEL jax_convert_c128_i8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, load_c128_as_i8(x, 0));
    }
}

KERNEL jax_convert_c128_i16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_u16(z, i, load_c128_as_i16(x, i));
    }
}

KERNEL jax_convert_c128_i32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 8)
            store_u32(z, i, load_c128_as_i32(x, i));
    }
}

KERNEL jax_convert_c128_i64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 4)
            store_u64(z, i, load_c128_as_i64(x, i));
    }
}

KERNEL jax_convert_c128_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_bf16(z, i, load_c128_as_f32(x, i),
                                    load_c128_as_f32(x, i + 8));
    }
}

KERNEL jax_convert_c128_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f32_as_f16(z, i, load_c128_as_f32(x, i));
            store_f32_as_f16(z, i + 8, load_c128_as_f32(x, i + 8));
        }
    }
}

KERNEL jax_convert_c128_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f32(z, i, load_c128_as_f32(x, i));
            store_f32(z, i + 8, load_c128_as_f32(x, i + 8));
        }
    }
}

KERNEL jax_convert_c128_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f64(z, i, load_c128_as_f64(x, i));
            store_f64(z, i + 4, load_c128_as_f64(x, i + 4));
            store_f64(z, i + 8, load_c128_as_f64(x, i + 8));
            store_f64(z, i + 12, load_c128_as_f64(x, i + 12));
        }
    }
}

KERNEL jax_convert_c128_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c64(z, i, load_c128_as_c64(x, i));
            store_c64(z, i + 4, load_c128_as_c64(x, i + 4));
            store_c64(z, i + 8, load_c128_as_c64(x, i + 8));
            store_c64(z, i + 12, load_c128_as_c64(x, i + 12));
        }
    }
}

KERNEL jax_convert_c128_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        store_c128(z, 0, load_c128(x, 0));
        store_c128(z, 4, load_c128(x, 4));
        store_c128(z, 8, load_c128(x, 8));
        store_c128(z, 12, load_c128(x, 12));
        store_c128(z, 16, load_c128(x, 16));
        store_c128(z, 20, load_c128(x, 20));
        store_c128(z, 24, load_c128(x, 24));
        store_c128(z, 28, load_c128(x, 28));
    }
}
#endif
