/*
 * kernels/jax_equal_avx2.c: equal in AVX2 (x86-64).
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

PRIMITIVE __m256i equal_u8(__m256i a, __m256i b) {
    return _mm256_cmpeq_epi8(a, b);
}

PRIMITIVE void store256(char *p, __m256i v) {
    _mm256_storeu_si256((__m256i *)(void *)p, v);
}

PRIMITIVE void store_mask8(char *p, size_t i, __m256i a) {
    store256(p + i, _mm256_and_si256(a, _mm256_set1_epi8(1)));
}

PRIMITIVE __m256i load_u8(const char *p, size_t i) {
    return load256(p + i);
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

PRIMITIVE __m256i equal_u16(__m256i a, __m256i b) {
    return _mm256_cmpeq_epi16(a, b);
}

/* Restores the order of elements after one pack, which leaves the quarters of a register as 0 2 1 3. */
PRIMITIVE __m256i quarters_in_order(__m256i v) {
    return _mm256_permute4x64_epi64(v, 0xd8);
}

/* Masks of 16-bit elements as masks of bytes. */
PRIMITIVE __m256i bytes_of_masks16(__m256i a, __m256i b) {
    return quarters_in_order(_mm256_packs_epi16(a, b));
}

PRIMITIVE void store_mask16(char *p, size_t i, __m256i a, __m256i b) {
    store_mask8(p, i, bytes_of_masks16(a, b));
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

PRIMITIVE __m256i equal_u32(__m256i a, __m256i b) {
    return _mm256_cmpeq_epi32(a, b);
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

PRIMITIVE void store_mask32(char *p, size_t i, __m256i a, __m256i b, __m256i c, __m256i d) {
    store_mask8(p, i, bytes_of_masks32(a, b, c, d));
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

PRIMITIVE __m256i equal_u64(__m256i a, __m256i b) {
    return _mm256_cmpeq_epi64(a, b);
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

PRIMITIVE void store_mask64(char *p, size_t i, __m256i a, __m256i b, __m256i c, __m256i d,
                                   __m256i e, __m256i f, __m256i g, __m256i h) {
    store_mask8(p, i, bytes_of_masks64(a, b, c, d, e, f, g, h));
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

PRIMITIVE __m256i equal_f32(__m256 a, __m256 b) {
    return _mm256_castps_si256(_mm256_cmp_ps(a, b, _CMP_EQ_OQ));
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

PRIMITIVE __m256i equal_b_bf16_16(const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_b_as_u16(x, i)), b = kept(load_u16(y, i));
    return in_turns(equal_f32(even_of_u16(a), even_bf16(b)),
                    equal_f32(odd_of_u16(a), odd_bf16(b)));
}

PRIMITIVE void equal_b_bf16(char *z, const char *x, const char *y, size_t i) {
    store_mask16(z, i, equal_b_bf16_16(x, y, i), equal_b_bf16_16(x, y, i + 16));
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

PRIMITIVE __m256 load_f32(const char *p, size_t i) {
    return _mm256_loadu_ps((const float *)(const void *)(p + 4 * i));
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

PRIMITIVE __m256i equal_f64(__m256d a, __m256d b) {
    return _mm256_castpd_si256(_mm256_cmp_pd(a, b, _CMP_EQ_OQ));
}

/* A real part with the bits of 1 where the bool is not 0. */
PRIMITIVE __m256 load_b_as_c64(const char *p, size_t i) {
    const __m256i is_false = _mm256_cmpeq_epi64(load_u8_as_u64(p, i), _mm256_setzero_si256());
    return _mm256_castsi256_ps(_mm256_andnot_si256(is_false, _mm256_set1_epi64x(0x3f800000)));
}

PRIMITIVE __m256 load_c64(const char *p, size_t i) {
    return load_f32(p, 2 * i);
}

/* Equal in both parts. */
PRIMITIVE __m256i equal_c64(__m256 a, __m256 b) {
    return _mm256_cmpeq_epi64(equal_f32(a, b), _mm256_set1_epi64x(-1));
}

PRIMITIVE void store_mask_c64(char *p, size_t i, __m256i a, __m256i b, __m256i c, __m256i d,
                                   __m256i e, __m256i f, __m256i g, __m256i h) {
    store_mask8(p, i, bytes_of_masks64(a, b, c, d, e, f, g, h));
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

/* Equal in both parts. */
PRIMITIVE __m256i equal_c128(c128 a, c128 b) {
    const __m256i parts = _mm256_packs_epi32(equal_f64(a.low, b.low), equal_f64(a.high, b.high));
    return quarters_in_order(_mm256_cmpeq_epi64(parts, _mm256_set1_epi64x(-1)));
}

PRIMITIVE void store_mask_c128(char *p, size_t i, __m256i a, __m256i b, __m256i c, __m256i d,
                                   __m256i e, __m256i f, __m256i g, __m256i h) {
    store_mask8(p, i, bytes_of_masks64(a, b, c, d, e, f, g, h));
}

PRIMITIVE __m256i load_u8_as_u16(const char *p, size_t i) {
    return _mm256_cvtepu8_epi16(load128(p + i));
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

PRIMITIVE __m256 load_u8_as_c64(const char *p, size_t i) {
    return c64_of_f32x4(_mm_cvtepi32_ps(i32x4_u8(p, i)));
}

PRIMITIVE c128 load_u8_as_c128(const char *p, size_t i) {
    return c128_of_f64(load_u8_as_f64(p, i));
}

PRIMITIVE __m256i load_u16_as_u32(const char *p, size_t i) {
    return _mm256_cvtepu16_epi32(load128(p + 2 * i));
}

PRIMITIVE __m256i load_u16_as_u64(const char *p, size_t i) {
    return _mm256_cvtepu16_epi64(load64(p + 2 * i));
}

PRIMITIVE __m256i load_i8_as_i16(const char *p, size_t i) {
    return _mm256_cvtepi8_epi16(load128(p + i));
}

PRIMITIVE __m256i negative_16(__m256i v) {
    return _mm256_cmpgt_epi16(_mm256_setzero_si256(), v);
}

PRIMITIVE __m256i equal_u16_i16(__m256i a, __m256i b) {
    return _mm256_andnot_si256(negative_16(b), equal_u16(a, b));
}

/* Rounds to bf16, in the high halves: to nearest, ties to even. NaN may become anything. */
PRIMITIVE __m256i rounded_in_high_half(__m256 v) {
    const __m256i bits = _mm256_castps_si256(v);
    const __m256i odd = _mm256_and_si256(_mm256_srli_epi32(bits, 16), _mm256_set1_epi32(1));
    return _mm256_add_epi32(_mm256_add_epi32(bits, _mm256_set1_epi32(0x7fff)), odd);
}

/* Rounds to bf16 what is never NaN. */
PRIMITIVE __m256 rounded_integer(__m256 v) {
    return _mm256_castsi256_ps(odd16(rounded_in_high_half(v)));
}

PRIMITIVE __m256i equal_u16_bf16_16(const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u16(x, i)), b = kept(load_u16(y, i));
    return in_turns(equal_f32(rounded_integer(even_of_u16(a)), even_bf16(b)),
                    equal_f32(rounded_integer(odd_of_u16(a)), odd_bf16(b)));
}

PRIMITIVE void equal_u16_bf16(char *z, const char *x, const char *y, size_t i) {
    store_mask16(z, i, equal_u16_bf16_16(x, y, i), equal_u16_bf16_16(x, y, i + 16));
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

PRIMITIVE __m256 load_u16_as_c64(const char *p, size_t i) {
    return c64_of_f32x4(_mm_cvtepi32_ps(i32x4_u16(p, i)));
}

PRIMITIVE c128 load_u16_as_c128(const char *p, size_t i) {
    return c128_of_f64(load_u16_as_f64(p, i));
}

PRIMITIVE __m256i load_u32_as_u64(const char *p, size_t i) {
    return _mm256_cvtepu32_epi64(load128(p + 4 * i));
}

PRIMITIVE __m256i load_i8_as_i32(const char *p, size_t i) {
    return _mm256_cvtepi8_epi32(load64(p + i));
}

PRIMITIVE __m256i negative_32(__m256i v) {
    return _mm256_cmpgt_epi32(_mm256_setzero_si256(), v);
}

PRIMITIVE __m256i equal_u32_i32(__m256i a, __m256i b) {
    return _mm256_andnot_si256(negative_32(b), equal_u32(a, b));
}

PRIMITIVE __m256i load_i16_as_i32(const char *p, size_t i) {
    return _mm256_cvtepi16_epi32(load128(p + 2 * i));
}

PRIMITIVE __m256 load_bf16_as_f32(const char *p, size_t i) {
    return _mm256_castsi256_ps(_mm256_slli_epi32(_mm256_cvtepu16_epi32(load128(p + 2 * i)), 16));
}

/* The low 16 bits go into the mantissa of 2^23, the high ones into that of 2^39: exact until the last sum. */
PRIMITIVE __m256 load_u32_as_f32(const char *p, size_t i) {
    const __m256i v = load_u32(p, i);
    const __m256i low = _mm256_blend_epi16(v, _mm256_castps_si256(_mm256_set1_ps(0x1p23f)), 0xaa);
    const __m256i high = _mm256_or_si256(_mm256_srli_epi32(v, 16), _mm256_castps_si256(_mm256_set1_ps(0x1p39f)));
    return _mm256_add_ps(_mm256_sub_ps(_mm256_castsi256_ps(high), _mm256_set1_ps(0x1p39f + 0x1p23f)),
                         _mm256_castsi256_ps(low));
}

/* Rounds to bf16, in the high halves: to nearest, ties to even. NaN becomes all ones. */
PRIMITIVE __m256i bf16_in_high_half(__m256 v) {
    return _mm256_or_si256(rounded_in_high_half(v), _mm256_castps_si256(_mm256_cmp_ps(v, v, _CMP_UNORD_Q)));
}

PRIMITIVE __m256 round_f32_to_bf16(__m256 v) {
    return _mm256_castsi256_ps(_mm256_andnot_si256(_mm256_set1_epi32(0xffff), bf16_in_high_half(v)));
}

/* The integer goes into the mantissa of 2^52. */
PRIMITIVE __m256d load_u32_as_f64(const char *p, size_t i) {
    const __m256d top = _mm256_set1_pd(0x1p52);
    const __m256i v = _mm256_cvtepu32_epi64(load128(p + 4 * i));
    return _mm256_sub_pd(_mm256_castsi256_pd(_mm256_or_si256(v, _mm256_castpd_si256(top))), top);
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

PRIMITIVE c128 load_u32_as_c128(const char *p, size_t i) {
    return c128_of_f64(load_u32_as_f64(p, i));
}

PRIMITIVE __m256i load_i8_as_i64(const char *p, size_t i) {
    return _mm256_cvtepi8_epi64(load32(p + i));
}

PRIMITIVE __m256i negative_64(__m256i v) {
    return _mm256_cmpgt_epi64(_mm256_setzero_si256(), v);
}

PRIMITIVE __m256i equal_u64_i64(__m256i a, __m256i b) {
    return _mm256_andnot_si256(negative_64(b), equal_u64(a, b));
}

PRIMITIVE __m256i load_i16_as_i64(const char *p, size_t i) {
    return _mm256_cvtepi16_epi64(load64(p + 2 * i));
}

PRIMITIVE __m256i load_i32_as_i64(const char *p, size_t i) {
    return _mm256_cvtepi32_epi64(load128(p + 4 * i));
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

/* The even-indexed of sixteen i16, as f32. */
PRIMITIVE __m256 even_of_i16(__m256i v) {
    return _mm256_cvtepi32_ps(_mm256_srai_epi32(_mm256_slli_epi32(v, 16), 16));
}

/* The odd-indexed of sixteen i16, as f32. */
PRIMITIVE __m256 odd_of_i16(__m256i v) {
    return _mm256_cvtepi32_ps(_mm256_srai_epi32(v, 16));
}

PRIMITIVE __m256i equal_i8_bf16_16(const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_i8_as_i16(x, i)), b = kept(load_u16(y, i));
    return in_turns(equal_f32(even_of_i16(a), even_bf16(b)),
                    equal_f32(odd_of_i16(a), odd_bf16(b)));
}

PRIMITIVE void equal_i8_bf16(char *z, const char *x, const char *y, size_t i) {
    store_mask16(z, i, equal_i8_bf16_16(x, y, i), equal_i8_bf16_16(x, y, i + 16));
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

PRIMITIVE __m256 load_i8_as_c64(const char *p, size_t i) {
    return c64_of_f32x4(_mm_cvtepi32_ps(i32x4_i8(p, i)));
}

PRIMITIVE c128 load_i8_as_c128(const char *p, size_t i) {
    return c128_of_f64(load_i8_as_f64(p, i));
}

PRIMITIVE __m256i equal_i16_bf16_16(const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u16(x, i)), b = kept(load_u16(y, i));
    return in_turns(equal_f32(rounded_integer(even_of_i16(a)), even_bf16(b)),
                    equal_f32(rounded_integer(odd_of_i16(a)), odd_bf16(b)));
}

PRIMITIVE void equal_i16_bf16(char *z, const char *x, const char *y, size_t i) {
    store_mask16(z, i, equal_i16_bf16_16(x, y, i), equal_i16_bf16_16(x, y, i + 16));
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

PRIMITIVE __m256 load_i16_as_c64(const char *p, size_t i) {
    return c64_of_f32x4(_mm_cvtepi32_ps(i32x4_i16(p, i)));
}

PRIMITIVE c128 load_i16_as_c128(const char *p, size_t i) {
    return c128_of_f64(load_i16_as_f64(p, i));
}

PRIMITIVE __m256 load_i32_as_f32(const char *p, size_t i) {
    return _mm256_cvtepi32_ps(load_u32(p, i));
}

/* Four i32. */
PRIMITIVE __m128i i32x4_i32(const char *p, size_t i) {
    return load128(p + 4 * i);
}

PRIMITIVE __m256d load_i32_as_f64(const char *p, size_t i) {
    return _mm256_cvtepi32_pd(i32x4_i32(p, i));
}

PRIMITIVE __m256 load_i32_as_c64(const char *p, size_t i) {
    return c64_of_f32x4(_mm_cvtepi32_ps(i32x4_i32(p, i)));
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

PRIMITIVE __m256i equal_bf16_bf16_16(const char *x, const char *y, size_t i) {
    const __m256i a = kept(load_u16(x, i)), b = kept(load_u16(y, i));
    return in_turns(equal_f32(even_bf16(a), even_bf16(b)),
                    equal_f32(odd_bf16(a), odd_bf16(b)));
}

PRIMITIVE void equal_bf16_bf16(char *z, const char *x, const char *y, size_t i) {
    store_mask16(z, i, equal_bf16_bf16_16(x, y, i), equal_bf16_bf16_16(x, y, i + 16));
}

/* Four bf16 as f32. */
PRIMITIVE __m128 f32x4_bf16(const char *p, size_t i) {
    return _mm_castsi128_ps(_mm_slli_epi32(_mm_cvtepu16_epi32(load64(p + 2 * i)), 16));
}

PRIMITIVE __m256d load_bf16_as_f64(const char *p, size_t i) {
    return _mm256_cvtps_pd(f32x4_bf16(p, i));
}

PRIMITIVE __m256 load_bf16_as_c64(const char *p, size_t i) {
    return c64_of_f32x4(f32x4_bf16(p, i));
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

PRIMITIVE __m256 load_f16_as_c64(const char *p, size_t i) {
    return c64_of_f32x4(f32x4_f16(p, i));
}

PRIMITIVE c128 load_f16_as_c128(const char *p, size_t i) {
    return c128_of_f64(load_f16_as_f64(p, i));
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

KERNEL jax_equal_b_b_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_mask8(z, 0, equal_u8(load_u8_as_b(x, 0), load_u8_as_b(y, 0)));
        store_mask8(z + 32, 0, equal_u8(load_u8_as_b(x + a_step, 0), load_u8_as_b(y + b_step, 0)));
    }
    if (blocks)
        store_mask8(z, 0, equal_u8(load_u8_as_b(x, 0), load_u8_as_b(y, 0)));
}

KERNEL jax_equal_b_u8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_mask8(z, 0, equal_u8(load_u8_as_b(x, 0), load_u8(y, 0)));
        store_mask8(z + 32, 0, equal_u8(load_u8_as_b(x + a_step, 0), load_u8(y + b_step, 0)));
    }
    if (blocks)
        store_mask8(z, 0, equal_u8(load_u8_as_b(x, 0), load_u8(y, 0)));
}

KERNEL jax_equal_b_u16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask16(z, 0, equal_u16(load_b_as_u16(x, 0), load_u16(y, 0)),
                           equal_u16(load_b_as_u16(x, 16), load_u16(y, 16)));
    }
}

KERNEL jax_equal_b_u32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, equal_u32(load_b_as_u32(x, 0), load_u32(y, 0)),
                           equal_u32(load_b_as_u32(x, 8), load_u32(y, 8)),
                           equal_u32(load_b_as_u32(x, 16), load_u32(y, 16)),
                           equal_u32(load_b_as_u32(x, 24), load_u32(y, 24)));
    }
}

KERNEL jax_equal_b_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, equal_u64(load_b_as_u64(x, 0), load_u64(y, 0)),
                           equal_u64(load_b_as_u64(x, 4), load_u64(y, 4)),
                           equal_u64(load_b_as_u64(x, 8), load_u64(y, 8)),
                           equal_u64(load_b_as_u64(x, 12), load_u64(y, 12)),
                           equal_u64(load_b_as_u64(x, 16), load_u64(y, 16)),
                           equal_u64(load_b_as_u64(x, 20), load_u64(y, 20)),
                           equal_u64(load_b_as_u64(x, 24), load_u64(y, 24)),
                           equal_u64(load_b_as_u64(x, 28), load_u64(y, 28)));
    }
}

KERNEL jax_equal_b_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        equal_b_bf16(z, x, y, 0);
    }
}

KERNEL jax_equal_b_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, equal_f32(load_b_as_f32(x, 0), load_f16_as_f32(y, 0)),
                           equal_f32(load_b_as_f32(x, 8), load_f16_as_f32(y, 8)),
                           equal_f32(load_b_as_f32(x, 16), load_f16_as_f32(y, 16)),
                           equal_f32(load_b_as_f32(x, 24), load_f16_as_f32(y, 24)));
    }
}

KERNEL jax_equal_b_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, equal_f32(load_b_as_f32(x, 0), load_f32(y, 0)),
                           equal_f32(load_b_as_f32(x, 8), load_f32(y, 8)),
                           equal_f32(load_b_as_f32(x, 16), load_f32(y, 16)),
                           equal_f32(load_b_as_f32(x, 24), load_f32(y, 24)));
    }
}

KERNEL jax_equal_b_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, equal_f64(load_b_as_f64(x, 0), load_f64(y, 0)),
                           equal_f64(load_b_as_f64(x, 4), load_f64(y, 4)),
                           equal_f64(load_b_as_f64(x, 8), load_f64(y, 8)),
                           equal_f64(load_b_as_f64(x, 12), load_f64(y, 12)),
                           equal_f64(load_b_as_f64(x, 16), load_f64(y, 16)),
                           equal_f64(load_b_as_f64(x, 20), load_f64(y, 20)),
                           equal_f64(load_b_as_f64(x, 24), load_f64(y, 24)),
                           equal_f64(load_b_as_f64(x, 28), load_f64(y, 28)));
    }
}

KERNEL jax_equal_b_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c64(z, 0, equal_c64(load_b_as_c64(x, 0), load_c64(y, 0)),
                             equal_c64(load_b_as_c64(x, 4), load_c64(y, 4)),
                             equal_c64(load_b_as_c64(x, 8), load_c64(y, 8)),
                             equal_c64(load_b_as_c64(x, 12), load_c64(y, 12)),
                             equal_c64(load_b_as_c64(x, 16), load_c64(y, 16)),
                             equal_c64(load_b_as_c64(x, 20), load_c64(y, 20)),
                             equal_c64(load_b_as_c64(x, 24), load_c64(y, 24)),
                             equal_c64(load_b_as_c64(x, 28), load_c64(y, 28)));
    }
}

KERNEL jax_equal_b_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c128(z, 0, equal_c128(load_b_as_c128(x, 0), load_c128(y, 0)),
                              equal_c128(load_b_as_c128(x, 4), load_c128(y, 4)),
                              equal_c128(load_b_as_c128(x, 8), load_c128(y, 8)),
                              equal_c128(load_b_as_c128(x, 12), load_c128(y, 12)),
                              equal_c128(load_b_as_c128(x, 16), load_c128(y, 16)),
                              equal_c128(load_b_as_c128(x, 20), load_c128(y, 20)),
                              equal_c128(load_b_as_c128(x, 24), load_c128(y, 24)),
                              equal_c128(load_b_as_c128(x, 28), load_c128(y, 28)));
    }
}

KERNEL jax_equal_u8_u8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_mask8(z, 0, equal_u8(load_u8(x, 0), load_u8(y, 0)));
        store_mask8(z + 32, 0, equal_u8(load_u8(x + a_step, 0), load_u8(y + b_step, 0)));
    }
    if (blocks)
        store_mask8(z, 0, equal_u8(load_u8(x, 0), load_u8(y, 0)));
}

KERNEL jax_equal_u8_u16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask16(z, 0, equal_u16(load_u8_as_u16(x, 0), load_u16(y, 0)),
                           equal_u16(load_u8_as_u16(x, 16), load_u16(y, 16)));
    }
}

KERNEL jax_equal_u8_u32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, equal_u32(load_u8_as_u32(x, 0), load_u32(y, 0)),
                           equal_u32(load_u8_as_u32(x, 8), load_u32(y, 8)),
                           equal_u32(load_u8_as_u32(x, 16), load_u32(y, 16)),
                           equal_u32(load_u8_as_u32(x, 24), load_u32(y, 24)));
    }
}

KERNEL jax_equal_u8_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, equal_u64(load_u8_as_u64(x, 0), load_u64(y, 0)),
                           equal_u64(load_u8_as_u64(x, 4), load_u64(y, 4)),
                           equal_u64(load_u8_as_u64(x, 8), load_u64(y, 8)),
                           equal_u64(load_u8_as_u64(x, 12), load_u64(y, 12)),
                           equal_u64(load_u8_as_u64(x, 16), load_u64(y, 16)),
                           equal_u64(load_u8_as_u64(x, 20), load_u64(y, 20)),
                           equal_u64(load_u8_as_u64(x, 24), load_u64(y, 24)),
                           equal_u64(load_u8_as_u64(x, 28), load_u64(y, 28)));
    }
}

KERNEL jax_equal_u8_i8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_mask8(z, 0, equal_u8_i8(load_u8(x, 0), load_u8(y, 0)));
        store_mask8(z + 32, 0, equal_u8_i8(load_u8(x + a_step, 0), load_u8(y + b_step, 0)));
    }
    if (blocks)
        store_mask8(z, 0, equal_u8_i8(load_u8(x, 0), load_u8(y, 0)));
}

KERNEL jax_equal_u8_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        equal_u8_bf16(z, x, y, 0);
    }
}

KERNEL jax_equal_u8_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, equal_f32(load_u8_as_f32(x, 0), load_f16_as_f32(y, 0)),
                           equal_f32(load_u8_as_f32(x, 8), load_f16_as_f32(y, 8)),
                           equal_f32(load_u8_as_f32(x, 16), load_f16_as_f32(y, 16)),
                           equal_f32(load_u8_as_f32(x, 24), load_f16_as_f32(y, 24)));
    }
}

KERNEL jax_equal_u8_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, equal_f32(load_u8_as_f32(x, 0), load_f32(y, 0)),
                           equal_f32(load_u8_as_f32(x, 8), load_f32(y, 8)),
                           equal_f32(load_u8_as_f32(x, 16), load_f32(y, 16)),
                           equal_f32(load_u8_as_f32(x, 24), load_f32(y, 24)));
    }
}

KERNEL jax_equal_u8_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, equal_f64(load_u8_as_f64(x, 0), load_f64(y, 0)),
                           equal_f64(load_u8_as_f64(x, 4), load_f64(y, 4)),
                           equal_f64(load_u8_as_f64(x, 8), load_f64(y, 8)),
                           equal_f64(load_u8_as_f64(x, 12), load_f64(y, 12)),
                           equal_f64(load_u8_as_f64(x, 16), load_f64(y, 16)),
                           equal_f64(load_u8_as_f64(x, 20), load_f64(y, 20)),
                           equal_f64(load_u8_as_f64(x, 24), load_f64(y, 24)),
                           equal_f64(load_u8_as_f64(x, 28), load_f64(y, 28)));
    }
}

KERNEL jax_equal_u8_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c64(z, 0, equal_c64(load_u8_as_c64(x, 0), load_c64(y, 0)),
                             equal_c64(load_u8_as_c64(x, 4), load_c64(y, 4)),
                             equal_c64(load_u8_as_c64(x, 8), load_c64(y, 8)),
                             equal_c64(load_u8_as_c64(x, 12), load_c64(y, 12)),
                             equal_c64(load_u8_as_c64(x, 16), load_c64(y, 16)),
                             equal_c64(load_u8_as_c64(x, 20), load_c64(y, 20)),
                             equal_c64(load_u8_as_c64(x, 24), load_c64(y, 24)),
                             equal_c64(load_u8_as_c64(x, 28), load_c64(y, 28)));
    }
}

KERNEL jax_equal_u8_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c128(z, 0, equal_c128(load_u8_as_c128(x, 0), load_c128(y, 0)),
                              equal_c128(load_u8_as_c128(x, 4), load_c128(y, 4)),
                              equal_c128(load_u8_as_c128(x, 8), load_c128(y, 8)),
                              equal_c128(load_u8_as_c128(x, 12), load_c128(y, 12)),
                              equal_c128(load_u8_as_c128(x, 16), load_c128(y, 16)),
                              equal_c128(load_u8_as_c128(x, 20), load_c128(y, 20)),
                              equal_c128(load_u8_as_c128(x, 24), load_c128(y, 24)),
                              equal_c128(load_u8_as_c128(x, 28), load_c128(y, 28)));
    }
}

KERNEL jax_equal_u16_u16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask16(z, 0, equal_u16(load_u16(x, 0), load_u16(y, 0)),
                           equal_u16(load_u16(x, 16), load_u16(y, 16)));
    }
}

KERNEL jax_equal_u16_u32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, equal_u32(load_u16_as_u32(x, 0), load_u32(y, 0)),
                           equal_u32(load_u16_as_u32(x, 8), load_u32(y, 8)),
                           equal_u32(load_u16_as_u32(x, 16), load_u32(y, 16)),
                           equal_u32(load_u16_as_u32(x, 24), load_u32(y, 24)));
    }
}

KERNEL jax_equal_u16_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, equal_u64(load_u16_as_u64(x, 0), load_u64(y, 0)),
                           equal_u64(load_u16_as_u64(x, 4), load_u64(y, 4)),
                           equal_u64(load_u16_as_u64(x, 8), load_u64(y, 8)),
                           equal_u64(load_u16_as_u64(x, 12), load_u64(y, 12)),
                           equal_u64(load_u16_as_u64(x, 16), load_u64(y, 16)),
                           equal_u64(load_u16_as_u64(x, 20), load_u64(y, 20)),
                           equal_u64(load_u16_as_u64(x, 24), load_u64(y, 24)),
                           equal_u64(load_u16_as_u64(x, 28), load_u64(y, 28)));
    }
}

KERNEL jax_equal_u16_i8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask16(z, 0, equal_u16_i16(load_u16(x, 0), load_i8_as_i16(y, 0)),
                           equal_u16_i16(load_u16(x, 16), load_i8_as_i16(y, 16)));
    }
}

KERNEL jax_equal_u16_i16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask16(z, 0, equal_u16_i16(load_u16(x, 0), load_u16(y, 0)),
                           equal_u16_i16(load_u16(x, 16), load_u16(y, 16)));
    }
}

KERNEL jax_equal_u16_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        equal_u16_bf16(z, x, y, 0);
    }
}

KERNEL jax_equal_u16_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, equal_f32(round_f32_to_f16(load_u16_as_f32(x, 0)), load_f16_as_f32(y, 0)),
                           equal_f32(round_f32_to_f16(load_u16_as_f32(x, 8)), load_f16_as_f32(y, 8)),
                           equal_f32(round_f32_to_f16(load_u16_as_f32(x, 16)), load_f16_as_f32(y, 16)),
                           equal_f32(round_f32_to_f16(load_u16_as_f32(x, 24)), load_f16_as_f32(y, 24)));
    }
}

KERNEL jax_equal_u16_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, equal_f32(load_u16_as_f32(x, 0), load_f32(y, 0)),
                           equal_f32(load_u16_as_f32(x, 8), load_f32(y, 8)),
                           equal_f32(load_u16_as_f32(x, 16), load_f32(y, 16)),
                           equal_f32(load_u16_as_f32(x, 24), load_f32(y, 24)));
    }
}

KERNEL jax_equal_u16_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, equal_f64(load_u16_as_f64(x, 0), load_f64(y, 0)),
                           equal_f64(load_u16_as_f64(x, 4), load_f64(y, 4)),
                           equal_f64(load_u16_as_f64(x, 8), load_f64(y, 8)),
                           equal_f64(load_u16_as_f64(x, 12), load_f64(y, 12)),
                           equal_f64(load_u16_as_f64(x, 16), load_f64(y, 16)),
                           equal_f64(load_u16_as_f64(x, 20), load_f64(y, 20)),
                           equal_f64(load_u16_as_f64(x, 24), load_f64(y, 24)),
                           equal_f64(load_u16_as_f64(x, 28), load_f64(y, 28)));
    }
}

KERNEL jax_equal_u16_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c64(z, 0, equal_c64(load_u16_as_c64(x, 0), load_c64(y, 0)),
                             equal_c64(load_u16_as_c64(x, 4), load_c64(y, 4)),
                             equal_c64(load_u16_as_c64(x, 8), load_c64(y, 8)),
                             equal_c64(load_u16_as_c64(x, 12), load_c64(y, 12)),
                             equal_c64(load_u16_as_c64(x, 16), load_c64(y, 16)),
                             equal_c64(load_u16_as_c64(x, 20), load_c64(y, 20)),
                             equal_c64(load_u16_as_c64(x, 24), load_c64(y, 24)),
                             equal_c64(load_u16_as_c64(x, 28), load_c64(y, 28)));
    }
}

KERNEL jax_equal_u16_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c128(z, 0, equal_c128(load_u16_as_c128(x, 0), load_c128(y, 0)),
                              equal_c128(load_u16_as_c128(x, 4), load_c128(y, 4)),
                              equal_c128(load_u16_as_c128(x, 8), load_c128(y, 8)),
                              equal_c128(load_u16_as_c128(x, 12), load_c128(y, 12)),
                              equal_c128(load_u16_as_c128(x, 16), load_c128(y, 16)),
                              equal_c128(load_u16_as_c128(x, 20), load_c128(y, 20)),
                              equal_c128(load_u16_as_c128(x, 24), load_c128(y, 24)),
                              equal_c128(load_u16_as_c128(x, 28), load_c128(y, 28)));
    }
}

KERNEL jax_equal_u32_u32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, equal_u32(load_u32(x, 0), load_u32(y, 0)),
                           equal_u32(load_u32(x, 8), load_u32(y, 8)),
                           equal_u32(load_u32(x, 16), load_u32(y, 16)),
                           equal_u32(load_u32(x, 24), load_u32(y, 24)));
    }
}

KERNEL jax_equal_u32_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, equal_u64(load_u32_as_u64(x, 0), load_u64(y, 0)),
                           equal_u64(load_u32_as_u64(x, 4), load_u64(y, 4)),
                           equal_u64(load_u32_as_u64(x, 8), load_u64(y, 8)),
                           equal_u64(load_u32_as_u64(x, 12), load_u64(y, 12)),
                           equal_u64(load_u32_as_u64(x, 16), load_u64(y, 16)),
                           equal_u64(load_u32_as_u64(x, 20), load_u64(y, 20)),
                           equal_u64(load_u32_as_u64(x, 24), load_u64(y, 24)),
                           equal_u64(load_u32_as_u64(x, 28), load_u64(y, 28)));
    }
}

KERNEL jax_equal_u32_i8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, equal_u32_i32(load_u32(x, 0), load_i8_as_i32(y, 0)),
                           equal_u32_i32(load_u32(x, 8), load_i8_as_i32(y, 8)),
                           equal_u32_i32(load_u32(x, 16), load_i8_as_i32(y, 16)),
                           equal_u32_i32(load_u32(x, 24), load_i8_as_i32(y, 24)));
    }
}

KERNEL jax_equal_u32_i16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, equal_u32_i32(load_u32(x, 0), load_i16_as_i32(y, 0)),
                           equal_u32_i32(load_u32(x, 8), load_i16_as_i32(y, 8)),
                           equal_u32_i32(load_u32(x, 16), load_i16_as_i32(y, 16)),
                           equal_u32_i32(load_u32(x, 24), load_i16_as_i32(y, 24)));
    }
}

KERNEL jax_equal_u32_i32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, equal_u32_i32(load_u32(x, 0), load_u32(y, 0)),
                           equal_u32_i32(load_u32(x, 8), load_u32(y, 8)),
                           equal_u32_i32(load_u32(x, 16), load_u32(y, 16)),
                           equal_u32_i32(load_u32(x, 24), load_u32(y, 24)));
    }
}

KERNEL jax_equal_u32_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, equal_f32(round_f32_to_bf16(load_u32_as_f32(x, 0)), load_bf16_as_f32(y, 0)),
                           equal_f32(round_f32_to_bf16(load_u32_as_f32(x, 8)), load_bf16_as_f32(y, 8)),
                           equal_f32(round_f32_to_bf16(load_u32_as_f32(x, 16)), load_bf16_as_f32(y, 16)),
                           equal_f32(round_f32_to_bf16(load_u32_as_f32(x, 24)), load_bf16_as_f32(y, 24)));
    }
}

KERNEL jax_equal_u32_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, equal_f32(round_f32_to_f16(load_u32_as_f32(x, 0)), load_f16_as_f32(y, 0)),
                           equal_f32(round_f32_to_f16(load_u32_as_f32(x, 8)), load_f16_as_f32(y, 8)),
                           equal_f32(round_f32_to_f16(load_u32_as_f32(x, 16)), load_f16_as_f32(y, 16)),
                           equal_f32(round_f32_to_f16(load_u32_as_f32(x, 24)), load_f16_as_f32(y, 24)));
    }
}

KERNEL jax_equal_u32_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, equal_f32(load_u32_as_f32(x, 0), load_f32(y, 0)),
                           equal_f32(load_u32_as_f32(x, 8), load_f32(y, 8)),
                           equal_f32(load_u32_as_f32(x, 16), load_f32(y, 16)),
                           equal_f32(load_u32_as_f32(x, 24), load_f32(y, 24)));
    }
}

KERNEL jax_equal_u32_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, equal_f64(load_u32_as_f64(x, 0), load_f64(y, 0)),
                           equal_f64(load_u32_as_f64(x, 4), load_f64(y, 4)),
                           equal_f64(load_u32_as_f64(x, 8), load_f64(y, 8)),
                           equal_f64(load_u32_as_f64(x, 12), load_f64(y, 12)),
                           equal_f64(load_u32_as_f64(x, 16), load_f64(y, 16)),
                           equal_f64(load_u32_as_f64(x, 20), load_f64(y, 20)),
                           equal_f64(load_u32_as_f64(x, 24), load_f64(y, 24)),
                           equal_f64(load_u32_as_f64(x, 28), load_f64(y, 28)));
    }
}

KERNEL jax_equal_u32_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c64(z, 0, equal_c64(load_u32_as_c64(x, 0), load_c64(y, 0)),
                             equal_c64(load_u32_as_c64(x, 4), load_c64(y, 4)),
                             equal_c64(load_u32_as_c64(x, 8), load_c64(y, 8)),
                             equal_c64(load_u32_as_c64(x, 12), load_c64(y, 12)),
                             equal_c64(load_u32_as_c64(x, 16), load_c64(y, 16)),
                             equal_c64(load_u32_as_c64(x, 20), load_c64(y, 20)),
                             equal_c64(load_u32_as_c64(x, 24), load_c64(y, 24)),
                             equal_c64(load_u32_as_c64(x, 28), load_c64(y, 28)));
    }
}

KERNEL jax_equal_u32_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c128(z, 0, equal_c128(load_u32_as_c128(x, 0), load_c128(y, 0)),
                              equal_c128(load_u32_as_c128(x, 4), load_c128(y, 4)),
                              equal_c128(load_u32_as_c128(x, 8), load_c128(y, 8)),
                              equal_c128(load_u32_as_c128(x, 12), load_c128(y, 12)),
                              equal_c128(load_u32_as_c128(x, 16), load_c128(y, 16)),
                              equal_c128(load_u32_as_c128(x, 20), load_c128(y, 20)),
                              equal_c128(load_u32_as_c128(x, 24), load_c128(y, 24)),
                              equal_c128(load_u32_as_c128(x, 28), load_c128(y, 28)));
    }
}

KERNEL jax_equal_u64_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, equal_u64(load_u64(x, 0), load_u64(y, 0)),
                           equal_u64(load_u64(x, 4), load_u64(y, 4)),
                           equal_u64(load_u64(x, 8), load_u64(y, 8)),
                           equal_u64(load_u64(x, 12), load_u64(y, 12)),
                           equal_u64(load_u64(x, 16), load_u64(y, 16)),
                           equal_u64(load_u64(x, 20), load_u64(y, 20)),
                           equal_u64(load_u64(x, 24), load_u64(y, 24)),
                           equal_u64(load_u64(x, 28), load_u64(y, 28)));
    }
}

KERNEL jax_equal_u64_i8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, equal_u64_i64(load_u64(x, 0), load_i8_as_i64(y, 0)),
                           equal_u64_i64(load_u64(x, 4), load_i8_as_i64(y, 4)),
                           equal_u64_i64(load_u64(x, 8), load_i8_as_i64(y, 8)),
                           equal_u64_i64(load_u64(x, 12), load_i8_as_i64(y, 12)),
                           equal_u64_i64(load_u64(x, 16), load_i8_as_i64(y, 16)),
                           equal_u64_i64(load_u64(x, 20), load_i8_as_i64(y, 20)),
                           equal_u64_i64(load_u64(x, 24), load_i8_as_i64(y, 24)),
                           equal_u64_i64(load_u64(x, 28), load_i8_as_i64(y, 28)));
    }
}

KERNEL jax_equal_u64_i16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, equal_u64_i64(load_u64(x, 0), load_i16_as_i64(y, 0)),
                           equal_u64_i64(load_u64(x, 4), load_i16_as_i64(y, 4)),
                           equal_u64_i64(load_u64(x, 8), load_i16_as_i64(y, 8)),
                           equal_u64_i64(load_u64(x, 12), load_i16_as_i64(y, 12)),
                           equal_u64_i64(load_u64(x, 16), load_i16_as_i64(y, 16)),
                           equal_u64_i64(load_u64(x, 20), load_i16_as_i64(y, 20)),
                           equal_u64_i64(load_u64(x, 24), load_i16_as_i64(y, 24)),
                           equal_u64_i64(load_u64(x, 28), load_i16_as_i64(y, 28)));
    }
}

KERNEL jax_equal_u64_i32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, equal_u64_i64(load_u64(x, 0), load_i32_as_i64(y, 0)),
                           equal_u64_i64(load_u64(x, 4), load_i32_as_i64(y, 4)),
                           equal_u64_i64(load_u64(x, 8), load_i32_as_i64(y, 8)),
                           equal_u64_i64(load_u64(x, 12), load_i32_as_i64(y, 12)),
                           equal_u64_i64(load_u64(x, 16), load_i32_as_i64(y, 16)),
                           equal_u64_i64(load_u64(x, 20), load_i32_as_i64(y, 20)),
                           equal_u64_i64(load_u64(x, 24), load_i32_as_i64(y, 24)),
                           equal_u64_i64(load_u64(x, 28), load_i32_as_i64(y, 28)));
    }
}

KERNEL jax_equal_u64_i64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, equal_u64_i64(load_u64(x, 0), load_u64(y, 0)),
                           equal_u64_i64(load_u64(x, 4), load_u64(y, 4)),
                           equal_u64_i64(load_u64(x, 8), load_u64(y, 8)),
                           equal_u64_i64(load_u64(x, 12), load_u64(y, 12)),
                           equal_u64_i64(load_u64(x, 16), load_u64(y, 16)),
                           equal_u64_i64(load_u64(x, 20), load_u64(y, 20)),
                           equal_u64_i64(load_u64(x, 24), load_u64(y, 24)),
                           equal_u64_i64(load_u64(x, 28), load_u64(y, 28)));
    }
}

KERNEL jax_equal_u64_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, equal_f32(round_f32_to_bf16(load_u64_as_f32(x, 0)), load_bf16_as_f32(y, 0)),
                           equal_f32(round_f32_to_bf16(load_u64_as_f32(x, 8)), load_bf16_as_f32(y, 8)),
                           equal_f32(round_f32_to_bf16(load_u64_as_f32(x, 16)), load_bf16_as_f32(y, 16)),
                           equal_f32(round_f32_to_bf16(load_u64_as_f32(x, 24)), load_bf16_as_f32(y, 24)));
    }
}

KERNEL jax_equal_u64_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, equal_f32(round_f32_to_f16(load_u64_as_f32(x, 0)), load_f16_as_f32(y, 0)),
                           equal_f32(round_f32_to_f16(load_u64_as_f32(x, 8)), load_f16_as_f32(y, 8)),
                           equal_f32(round_f32_to_f16(load_u64_as_f32(x, 16)), load_f16_as_f32(y, 16)),
                           equal_f32(round_f32_to_f16(load_u64_as_f32(x, 24)), load_f16_as_f32(y, 24)));
    }
}

KERNEL jax_equal_u64_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, equal_f32(load_u64_as_f32(x, 0), load_f32(y, 0)),
                           equal_f32(load_u64_as_f32(x, 8), load_f32(y, 8)),
                           equal_f32(load_u64_as_f32(x, 16), load_f32(y, 16)),
                           equal_f32(load_u64_as_f32(x, 24), load_f32(y, 24)));
    }
}

KERNEL jax_equal_u64_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, equal_f64(load_u64_as_f64(x, 0), load_f64(y, 0)),
                           equal_f64(load_u64_as_f64(x, 4), load_f64(y, 4)),
                           equal_f64(load_u64_as_f64(x, 8), load_f64(y, 8)),
                           equal_f64(load_u64_as_f64(x, 12), load_f64(y, 12)),
                           equal_f64(load_u64_as_f64(x, 16), load_f64(y, 16)),
                           equal_f64(load_u64_as_f64(x, 20), load_f64(y, 20)),
                           equal_f64(load_u64_as_f64(x, 24), load_f64(y, 24)),
                           equal_f64(load_u64_as_f64(x, 28), load_f64(y, 28)));
    }
}

KERNEL jax_equal_u64_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c64(z, 0, equal_c64(load_u64_as_c64(x, 0), load_c64(y, 0)),
                             equal_c64(load_u64_as_c64(x, 4), load_c64(y, 4)),
                             equal_c64(load_u64_as_c64(x, 8), load_c64(y, 8)),
                             equal_c64(load_u64_as_c64(x, 12), load_c64(y, 12)),
                             equal_c64(load_u64_as_c64(x, 16), load_c64(y, 16)),
                             equal_c64(load_u64_as_c64(x, 20), load_c64(y, 20)),
                             equal_c64(load_u64_as_c64(x, 24), load_c64(y, 24)),
                             equal_c64(load_u64_as_c64(x, 28), load_c64(y, 28)));
    }
}

KERNEL jax_equal_u64_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c128(z, 0, equal_c128(load_u64_as_c128(x, 0), load_c128(y, 0)),
                              equal_c128(load_u64_as_c128(x, 4), load_c128(y, 4)),
                              equal_c128(load_u64_as_c128(x, 8), load_c128(y, 8)),
                              equal_c128(load_u64_as_c128(x, 12), load_c128(y, 12)),
                              equal_c128(load_u64_as_c128(x, 16), load_c128(y, 16)),
                              equal_c128(load_u64_as_c128(x, 20), load_c128(y, 20)),
                              equal_c128(load_u64_as_c128(x, 24), load_c128(y, 24)),
                              equal_c128(load_u64_as_c128(x, 28), load_c128(y, 28)));
    }
}

KERNEL jax_equal_i8_i16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask16(z, 0, equal_u16(load_i8_as_i16(x, 0), load_u16(y, 0)),
                           equal_u16(load_i8_as_i16(x, 16), load_u16(y, 16)));
    }
}

KERNEL jax_equal_i8_i32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, equal_u32(load_i8_as_i32(x, 0), load_u32(y, 0)),
                           equal_u32(load_i8_as_i32(x, 8), load_u32(y, 8)),
                           equal_u32(load_i8_as_i32(x, 16), load_u32(y, 16)),
                           equal_u32(load_i8_as_i32(x, 24), load_u32(y, 24)));
    }
}

KERNEL jax_equal_i8_i64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, equal_u64(load_i8_as_i64(x, 0), load_u64(y, 0)),
                           equal_u64(load_i8_as_i64(x, 4), load_u64(y, 4)),
                           equal_u64(load_i8_as_i64(x, 8), load_u64(y, 8)),
                           equal_u64(load_i8_as_i64(x, 12), load_u64(y, 12)),
                           equal_u64(load_i8_as_i64(x, 16), load_u64(y, 16)),
                           equal_u64(load_i8_as_i64(x, 20), load_u64(y, 20)),
                           equal_u64(load_i8_as_i64(x, 24), load_u64(y, 24)),
                           equal_u64(load_i8_as_i64(x, 28), load_u64(y, 28)));
    }
}

KERNEL jax_equal_i8_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        equal_i8_bf16(z, x, y, 0);
    }
}

KERNEL jax_equal_i8_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, equal_f32(load_i8_as_f32(x, 0), load_f16_as_f32(y, 0)),
                           equal_f32(load_i8_as_f32(x, 8), load_f16_as_f32(y, 8)),
                           equal_f32(load_i8_as_f32(x, 16), load_f16_as_f32(y, 16)),
                           equal_f32(load_i8_as_f32(x, 24), load_f16_as_f32(y, 24)));
    }
}

KERNEL jax_equal_i8_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, equal_f32(load_i8_as_f32(x, 0), load_f32(y, 0)),
                           equal_f32(load_i8_as_f32(x, 8), load_f32(y, 8)),
                           equal_f32(load_i8_as_f32(x, 16), load_f32(y, 16)),
                           equal_f32(load_i8_as_f32(x, 24), load_f32(y, 24)));
    }
}

KERNEL jax_equal_i8_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, equal_f64(load_i8_as_f64(x, 0), load_f64(y, 0)),
                           equal_f64(load_i8_as_f64(x, 4), load_f64(y, 4)),
                           equal_f64(load_i8_as_f64(x, 8), load_f64(y, 8)),
                           equal_f64(load_i8_as_f64(x, 12), load_f64(y, 12)),
                           equal_f64(load_i8_as_f64(x, 16), load_f64(y, 16)),
                           equal_f64(load_i8_as_f64(x, 20), load_f64(y, 20)),
                           equal_f64(load_i8_as_f64(x, 24), load_f64(y, 24)),
                           equal_f64(load_i8_as_f64(x, 28), load_f64(y, 28)));
    }
}

KERNEL jax_equal_i8_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c64(z, 0, equal_c64(load_i8_as_c64(x, 0), load_c64(y, 0)),
                             equal_c64(load_i8_as_c64(x, 4), load_c64(y, 4)),
                             equal_c64(load_i8_as_c64(x, 8), load_c64(y, 8)),
                             equal_c64(load_i8_as_c64(x, 12), load_c64(y, 12)),
                             equal_c64(load_i8_as_c64(x, 16), load_c64(y, 16)),
                             equal_c64(load_i8_as_c64(x, 20), load_c64(y, 20)),
                             equal_c64(load_i8_as_c64(x, 24), load_c64(y, 24)),
                             equal_c64(load_i8_as_c64(x, 28), load_c64(y, 28)));
    }
}

KERNEL jax_equal_i8_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c128(z, 0, equal_c128(load_i8_as_c128(x, 0), load_c128(y, 0)),
                              equal_c128(load_i8_as_c128(x, 4), load_c128(y, 4)),
                              equal_c128(load_i8_as_c128(x, 8), load_c128(y, 8)),
                              equal_c128(load_i8_as_c128(x, 12), load_c128(y, 12)),
                              equal_c128(load_i8_as_c128(x, 16), load_c128(y, 16)),
                              equal_c128(load_i8_as_c128(x, 20), load_c128(y, 20)),
                              equal_c128(load_i8_as_c128(x, 24), load_c128(y, 24)),
                              equal_c128(load_i8_as_c128(x, 28), load_c128(y, 28)));
    }
}

KERNEL jax_equal_i16_i32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, equal_u32(load_i16_as_i32(x, 0), load_u32(y, 0)),
                           equal_u32(load_i16_as_i32(x, 8), load_u32(y, 8)),
                           equal_u32(load_i16_as_i32(x, 16), load_u32(y, 16)),
                           equal_u32(load_i16_as_i32(x, 24), load_u32(y, 24)));
    }
}

KERNEL jax_equal_i16_i64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, equal_u64(load_i16_as_i64(x, 0), load_u64(y, 0)),
                           equal_u64(load_i16_as_i64(x, 4), load_u64(y, 4)),
                           equal_u64(load_i16_as_i64(x, 8), load_u64(y, 8)),
                           equal_u64(load_i16_as_i64(x, 12), load_u64(y, 12)),
                           equal_u64(load_i16_as_i64(x, 16), load_u64(y, 16)),
                           equal_u64(load_i16_as_i64(x, 20), load_u64(y, 20)),
                           equal_u64(load_i16_as_i64(x, 24), load_u64(y, 24)),
                           equal_u64(load_i16_as_i64(x, 28), load_u64(y, 28)));
    }
}

KERNEL jax_equal_i16_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        equal_i16_bf16(z, x, y, 0);
    }
}

KERNEL jax_equal_i16_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, equal_f32(round_f32_to_f16(load_i16_as_f32(x, 0)), load_f16_as_f32(y, 0)),
                           equal_f32(round_f32_to_f16(load_i16_as_f32(x, 8)), load_f16_as_f32(y, 8)),
                           equal_f32(round_f32_to_f16(load_i16_as_f32(x, 16)), load_f16_as_f32(y, 16)),
                           equal_f32(round_f32_to_f16(load_i16_as_f32(x, 24)), load_f16_as_f32(y, 24)));
    }
}

KERNEL jax_equal_i16_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, equal_f32(load_i16_as_f32(x, 0), load_f32(y, 0)),
                           equal_f32(load_i16_as_f32(x, 8), load_f32(y, 8)),
                           equal_f32(load_i16_as_f32(x, 16), load_f32(y, 16)),
                           equal_f32(load_i16_as_f32(x, 24), load_f32(y, 24)));
    }
}

KERNEL jax_equal_i16_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, equal_f64(load_i16_as_f64(x, 0), load_f64(y, 0)),
                           equal_f64(load_i16_as_f64(x, 4), load_f64(y, 4)),
                           equal_f64(load_i16_as_f64(x, 8), load_f64(y, 8)),
                           equal_f64(load_i16_as_f64(x, 12), load_f64(y, 12)),
                           equal_f64(load_i16_as_f64(x, 16), load_f64(y, 16)),
                           equal_f64(load_i16_as_f64(x, 20), load_f64(y, 20)),
                           equal_f64(load_i16_as_f64(x, 24), load_f64(y, 24)),
                           equal_f64(load_i16_as_f64(x, 28), load_f64(y, 28)));
    }
}

KERNEL jax_equal_i16_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c64(z, 0, equal_c64(load_i16_as_c64(x, 0), load_c64(y, 0)),
                             equal_c64(load_i16_as_c64(x, 4), load_c64(y, 4)),
                             equal_c64(load_i16_as_c64(x, 8), load_c64(y, 8)),
                             equal_c64(load_i16_as_c64(x, 12), load_c64(y, 12)),
                             equal_c64(load_i16_as_c64(x, 16), load_c64(y, 16)),
                             equal_c64(load_i16_as_c64(x, 20), load_c64(y, 20)),
                             equal_c64(load_i16_as_c64(x, 24), load_c64(y, 24)),
                             equal_c64(load_i16_as_c64(x, 28), load_c64(y, 28)));
    }
}

KERNEL jax_equal_i16_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c128(z, 0, equal_c128(load_i16_as_c128(x, 0), load_c128(y, 0)),
                              equal_c128(load_i16_as_c128(x, 4), load_c128(y, 4)),
                              equal_c128(load_i16_as_c128(x, 8), load_c128(y, 8)),
                              equal_c128(load_i16_as_c128(x, 12), load_c128(y, 12)),
                              equal_c128(load_i16_as_c128(x, 16), load_c128(y, 16)),
                              equal_c128(load_i16_as_c128(x, 20), load_c128(y, 20)),
                              equal_c128(load_i16_as_c128(x, 24), load_c128(y, 24)),
                              equal_c128(load_i16_as_c128(x, 28), load_c128(y, 28)));
    }
}

KERNEL jax_equal_i32_i64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, equal_u64(load_i32_as_i64(x, 0), load_u64(y, 0)),
                           equal_u64(load_i32_as_i64(x, 4), load_u64(y, 4)),
                           equal_u64(load_i32_as_i64(x, 8), load_u64(y, 8)),
                           equal_u64(load_i32_as_i64(x, 12), load_u64(y, 12)),
                           equal_u64(load_i32_as_i64(x, 16), load_u64(y, 16)),
                           equal_u64(load_i32_as_i64(x, 20), load_u64(y, 20)),
                           equal_u64(load_i32_as_i64(x, 24), load_u64(y, 24)),
                           equal_u64(load_i32_as_i64(x, 28), load_u64(y, 28)));
    }
}

KERNEL jax_equal_i32_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, equal_f32(round_f32_to_bf16(load_i32_as_f32(x, 0)), load_bf16_as_f32(y, 0)),
                           equal_f32(round_f32_to_bf16(load_i32_as_f32(x, 8)), load_bf16_as_f32(y, 8)),
                           equal_f32(round_f32_to_bf16(load_i32_as_f32(x, 16)), load_bf16_as_f32(y, 16)),
                           equal_f32(round_f32_to_bf16(load_i32_as_f32(x, 24)), load_bf16_as_f32(y, 24)));
    }
}

KERNEL jax_equal_i32_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, equal_f32(round_f32_to_f16(load_i32_as_f32(x, 0)), load_f16_as_f32(y, 0)),
                           equal_f32(round_f32_to_f16(load_i32_as_f32(x, 8)), load_f16_as_f32(y, 8)),
                           equal_f32(round_f32_to_f16(load_i32_as_f32(x, 16)), load_f16_as_f32(y, 16)),
                           equal_f32(round_f32_to_f16(load_i32_as_f32(x, 24)), load_f16_as_f32(y, 24)));
    }
}

KERNEL jax_equal_i32_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, equal_f32(load_i32_as_f32(x, 0), load_f32(y, 0)),
                           equal_f32(load_i32_as_f32(x, 8), load_f32(y, 8)),
                           equal_f32(load_i32_as_f32(x, 16), load_f32(y, 16)),
                           equal_f32(load_i32_as_f32(x, 24), load_f32(y, 24)));
    }
}

KERNEL jax_equal_i32_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, equal_f64(load_i32_as_f64(x, 0), load_f64(y, 0)),
                           equal_f64(load_i32_as_f64(x, 4), load_f64(y, 4)),
                           equal_f64(load_i32_as_f64(x, 8), load_f64(y, 8)),
                           equal_f64(load_i32_as_f64(x, 12), load_f64(y, 12)),
                           equal_f64(load_i32_as_f64(x, 16), load_f64(y, 16)),
                           equal_f64(load_i32_as_f64(x, 20), load_f64(y, 20)),
                           equal_f64(load_i32_as_f64(x, 24), load_f64(y, 24)),
                           equal_f64(load_i32_as_f64(x, 28), load_f64(y, 28)));
    }
}

KERNEL jax_equal_i32_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c64(z, 0, equal_c64(load_i32_as_c64(x, 0), load_c64(y, 0)),
                             equal_c64(load_i32_as_c64(x, 4), load_c64(y, 4)),
                             equal_c64(load_i32_as_c64(x, 8), load_c64(y, 8)),
                             equal_c64(load_i32_as_c64(x, 12), load_c64(y, 12)),
                             equal_c64(load_i32_as_c64(x, 16), load_c64(y, 16)),
                             equal_c64(load_i32_as_c64(x, 20), load_c64(y, 20)),
                             equal_c64(load_i32_as_c64(x, 24), load_c64(y, 24)),
                             equal_c64(load_i32_as_c64(x, 28), load_c64(y, 28)));
    }
}

KERNEL jax_equal_i32_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c128(z, 0, equal_c128(load_i32_as_c128(x, 0), load_c128(y, 0)),
                              equal_c128(load_i32_as_c128(x, 4), load_c128(y, 4)),
                              equal_c128(load_i32_as_c128(x, 8), load_c128(y, 8)),
                              equal_c128(load_i32_as_c128(x, 12), load_c128(y, 12)),
                              equal_c128(load_i32_as_c128(x, 16), load_c128(y, 16)),
                              equal_c128(load_i32_as_c128(x, 20), load_c128(y, 20)),
                              equal_c128(load_i32_as_c128(x, 24), load_c128(y, 24)),
                              equal_c128(load_i32_as_c128(x, 28), load_c128(y, 28)));
    }
}

KERNEL jax_equal_i64_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, equal_f32(round_f32_to_bf16(load_i64_as_f32(x, 0)), load_bf16_as_f32(y, 0)),
                           equal_f32(round_f32_to_bf16(load_i64_as_f32(x, 8)), load_bf16_as_f32(y, 8)),
                           equal_f32(round_f32_to_bf16(load_i64_as_f32(x, 16)), load_bf16_as_f32(y, 16)),
                           equal_f32(round_f32_to_bf16(load_i64_as_f32(x, 24)), load_bf16_as_f32(y, 24)));
    }
}

KERNEL jax_equal_i64_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, equal_f32(round_f32_to_f16(load_i64_as_f32(x, 0)), load_f16_as_f32(y, 0)),
                           equal_f32(round_f32_to_f16(load_i64_as_f32(x, 8)), load_f16_as_f32(y, 8)),
                           equal_f32(round_f32_to_f16(load_i64_as_f32(x, 16)), load_f16_as_f32(y, 16)),
                           equal_f32(round_f32_to_f16(load_i64_as_f32(x, 24)), load_f16_as_f32(y, 24)));
    }
}

KERNEL jax_equal_i64_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, equal_f32(load_i64_as_f32(x, 0), load_f32(y, 0)),
                           equal_f32(load_i64_as_f32(x, 8), load_f32(y, 8)),
                           equal_f32(load_i64_as_f32(x, 16), load_f32(y, 16)),
                           equal_f32(load_i64_as_f32(x, 24), load_f32(y, 24)));
    }
}

KERNEL jax_equal_i64_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, equal_f64(load_i64_as_f64(x, 0), load_f64(y, 0)),
                           equal_f64(load_i64_as_f64(x, 4), load_f64(y, 4)),
                           equal_f64(load_i64_as_f64(x, 8), load_f64(y, 8)),
                           equal_f64(load_i64_as_f64(x, 12), load_f64(y, 12)),
                           equal_f64(load_i64_as_f64(x, 16), load_f64(y, 16)),
                           equal_f64(load_i64_as_f64(x, 20), load_f64(y, 20)),
                           equal_f64(load_i64_as_f64(x, 24), load_f64(y, 24)),
                           equal_f64(load_i64_as_f64(x, 28), load_f64(y, 28)));
    }
}

KERNEL jax_equal_i64_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c64(z, 0, equal_c64(load_i64_as_c64(x, 0), load_c64(y, 0)),
                             equal_c64(load_i64_as_c64(x, 4), load_c64(y, 4)),
                             equal_c64(load_i64_as_c64(x, 8), load_c64(y, 8)),
                             equal_c64(load_i64_as_c64(x, 12), load_c64(y, 12)),
                             equal_c64(load_i64_as_c64(x, 16), load_c64(y, 16)),
                             equal_c64(load_i64_as_c64(x, 20), load_c64(y, 20)),
                             equal_c64(load_i64_as_c64(x, 24), load_c64(y, 24)),
                             equal_c64(load_i64_as_c64(x, 28), load_c64(y, 28)));
    }
}

KERNEL jax_equal_i64_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c128(z, 0, equal_c128(load_i64_as_c128(x, 0), load_c128(y, 0)),
                              equal_c128(load_i64_as_c128(x, 4), load_c128(y, 4)),
                              equal_c128(load_i64_as_c128(x, 8), load_c128(y, 8)),
                              equal_c128(load_i64_as_c128(x, 12), load_c128(y, 12)),
                              equal_c128(load_i64_as_c128(x, 16), load_c128(y, 16)),
                              equal_c128(load_i64_as_c128(x, 20), load_c128(y, 20)),
                              equal_c128(load_i64_as_c128(x, 24), load_c128(y, 24)),
                              equal_c128(load_i64_as_c128(x, 28), load_c128(y, 28)));
    }
}

KERNEL jax_equal_bf16_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        equal_bf16_bf16(z, x, y, 0);
    }
}

KERNEL jax_equal_bf16_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, equal_f32(load_bf16_as_f32(x, 0), load_f16_as_f32(y, 0)),
                           equal_f32(load_bf16_as_f32(x, 8), load_f16_as_f32(y, 8)),
                           equal_f32(load_bf16_as_f32(x, 16), load_f16_as_f32(y, 16)),
                           equal_f32(load_bf16_as_f32(x, 24), load_f16_as_f32(y, 24)));
    }
}

KERNEL jax_equal_bf16_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, equal_f32(load_bf16_as_f32(x, 0), load_f32(y, 0)),
                           equal_f32(load_bf16_as_f32(x, 8), load_f32(y, 8)),
                           equal_f32(load_bf16_as_f32(x, 16), load_f32(y, 16)),
                           equal_f32(load_bf16_as_f32(x, 24), load_f32(y, 24)));
    }
}

KERNEL jax_equal_bf16_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, equal_f64(load_bf16_as_f64(x, 0), load_f64(y, 0)),
                           equal_f64(load_bf16_as_f64(x, 4), load_f64(y, 4)),
                           equal_f64(load_bf16_as_f64(x, 8), load_f64(y, 8)),
                           equal_f64(load_bf16_as_f64(x, 12), load_f64(y, 12)),
                           equal_f64(load_bf16_as_f64(x, 16), load_f64(y, 16)),
                           equal_f64(load_bf16_as_f64(x, 20), load_f64(y, 20)),
                           equal_f64(load_bf16_as_f64(x, 24), load_f64(y, 24)),
                           equal_f64(load_bf16_as_f64(x, 28), load_f64(y, 28)));
    }
}

KERNEL jax_equal_bf16_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c64(z, 0, equal_c64(load_bf16_as_c64(x, 0), load_c64(y, 0)),
                             equal_c64(load_bf16_as_c64(x, 4), load_c64(y, 4)),
                             equal_c64(load_bf16_as_c64(x, 8), load_c64(y, 8)),
                             equal_c64(load_bf16_as_c64(x, 12), load_c64(y, 12)),
                             equal_c64(load_bf16_as_c64(x, 16), load_c64(y, 16)),
                             equal_c64(load_bf16_as_c64(x, 20), load_c64(y, 20)),
                             equal_c64(load_bf16_as_c64(x, 24), load_c64(y, 24)),
                             equal_c64(load_bf16_as_c64(x, 28), load_c64(y, 28)));
    }
}

KERNEL jax_equal_bf16_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c128(z, 0, equal_c128(load_bf16_as_c128(x, 0), load_c128(y, 0)),
                              equal_c128(load_bf16_as_c128(x, 4), load_c128(y, 4)),
                              equal_c128(load_bf16_as_c128(x, 8), load_c128(y, 8)),
                              equal_c128(load_bf16_as_c128(x, 12), load_c128(y, 12)),
                              equal_c128(load_bf16_as_c128(x, 16), load_c128(y, 16)),
                              equal_c128(load_bf16_as_c128(x, 20), load_c128(y, 20)),
                              equal_c128(load_bf16_as_c128(x, 24), load_c128(y, 24)),
                              equal_c128(load_bf16_as_c128(x, 28), load_c128(y, 28)));
    }
}

KERNEL jax_equal_bf16_f_weak_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, equal_f32(load_bf16_as_f32(x, 0), round_f32_to_bf16(load_f64_as_f32(y, 0))),
                           equal_f32(load_bf16_as_f32(x, 8), round_f32_to_bf16(load_f64_as_f32(y, 8))),
                           equal_f32(load_bf16_as_f32(x, 16), round_f32_to_bf16(load_f64_as_f32(y, 16))),
                           equal_f32(load_bf16_as_f32(x, 24), round_f32_to_bf16(load_f64_as_f32(y, 24))));
    }
}

KERNEL jax_equal_bf16_c_weak_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c64(z, 0, equal_c64(load_bf16_as_c64(x, 0), load_c128_as_c64(y, 0)),
                             equal_c64(load_bf16_as_c64(x, 4), load_c128_as_c64(y, 4)),
                             equal_c64(load_bf16_as_c64(x, 8), load_c128_as_c64(y, 8)),
                             equal_c64(load_bf16_as_c64(x, 12), load_c128_as_c64(y, 12)),
                             equal_c64(load_bf16_as_c64(x, 16), load_c128_as_c64(y, 16)),
                             equal_c64(load_bf16_as_c64(x, 20), load_c128_as_c64(y, 20)),
                             equal_c64(load_bf16_as_c64(x, 24), load_c128_as_c64(y, 24)),
                             equal_c64(load_bf16_as_c64(x, 28), load_c128_as_c64(y, 28)));
    }
}

KERNEL jax_equal_f16_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, equal_f32(load_f16_as_f32(x, 0), load_f16_as_f32(y, 0)),
                           equal_f32(load_f16_as_f32(x, 8), load_f16_as_f32(y, 8)),
                           equal_f32(load_f16_as_f32(x, 16), load_f16_as_f32(y, 16)),
                           equal_f32(load_f16_as_f32(x, 24), load_f16_as_f32(y, 24)));
    }
}

KERNEL jax_equal_f16_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, equal_f32(load_f16_as_f32(x, 0), load_f32(y, 0)),
                           equal_f32(load_f16_as_f32(x, 8), load_f32(y, 8)),
                           equal_f32(load_f16_as_f32(x, 16), load_f32(y, 16)),
                           equal_f32(load_f16_as_f32(x, 24), load_f32(y, 24)));
    }
}

KERNEL jax_equal_f16_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, equal_f64(load_f16_as_f64(x, 0), load_f64(y, 0)),
                           equal_f64(load_f16_as_f64(x, 4), load_f64(y, 4)),
                           equal_f64(load_f16_as_f64(x, 8), load_f64(y, 8)),
                           equal_f64(load_f16_as_f64(x, 12), load_f64(y, 12)),
                           equal_f64(load_f16_as_f64(x, 16), load_f64(y, 16)),
                           equal_f64(load_f16_as_f64(x, 20), load_f64(y, 20)),
                           equal_f64(load_f16_as_f64(x, 24), load_f64(y, 24)),
                           equal_f64(load_f16_as_f64(x, 28), load_f64(y, 28)));
    }
}

KERNEL jax_equal_f16_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c64(z, 0, equal_c64(load_f16_as_c64(x, 0), load_c64(y, 0)),
                             equal_c64(load_f16_as_c64(x, 4), load_c64(y, 4)),
                             equal_c64(load_f16_as_c64(x, 8), load_c64(y, 8)),
                             equal_c64(load_f16_as_c64(x, 12), load_c64(y, 12)),
                             equal_c64(load_f16_as_c64(x, 16), load_c64(y, 16)),
                             equal_c64(load_f16_as_c64(x, 20), load_c64(y, 20)),
                             equal_c64(load_f16_as_c64(x, 24), load_c64(y, 24)),
                             equal_c64(load_f16_as_c64(x, 28), load_c64(y, 28)));
    }
}

KERNEL jax_equal_f16_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c128(z, 0, equal_c128(load_f16_as_c128(x, 0), load_c128(y, 0)),
                              equal_c128(load_f16_as_c128(x, 4), load_c128(y, 4)),
                              equal_c128(load_f16_as_c128(x, 8), load_c128(y, 8)),
                              equal_c128(load_f16_as_c128(x, 12), load_c128(y, 12)),
                              equal_c128(load_f16_as_c128(x, 16), load_c128(y, 16)),
                              equal_c128(load_f16_as_c128(x, 20), load_c128(y, 20)),
                              equal_c128(load_f16_as_c128(x, 24), load_c128(y, 24)),
                              equal_c128(load_f16_as_c128(x, 28), load_c128(y, 28)));
    }
}

KERNEL jax_equal_f16_f_weak_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, equal_f32(load_f16_as_f32(x, 0), round_f32_to_f16(load_f64_as_f32(y, 0))),
                           equal_f32(load_f16_as_f32(x, 8), round_f32_to_f16(load_f64_as_f32(y, 8))),
                           equal_f32(load_f16_as_f32(x, 16), round_f32_to_f16(load_f64_as_f32(y, 16))),
                           equal_f32(load_f16_as_f32(x, 24), round_f32_to_f16(load_f64_as_f32(y, 24))));
    }
}

KERNEL jax_equal_f16_c_weak_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c64(z, 0, equal_c64(load_f16_as_c64(x, 0), load_c128_as_c64(y, 0)),
                             equal_c64(load_f16_as_c64(x, 4), load_c128_as_c64(y, 4)),
                             equal_c64(load_f16_as_c64(x, 8), load_c128_as_c64(y, 8)),
                             equal_c64(load_f16_as_c64(x, 12), load_c128_as_c64(y, 12)),
                             equal_c64(load_f16_as_c64(x, 16), load_c128_as_c64(y, 16)),
                             equal_c64(load_f16_as_c64(x, 20), load_c128_as_c64(y, 20)),
                             equal_c64(load_f16_as_c64(x, 24), load_c128_as_c64(y, 24)),
                             equal_c64(load_f16_as_c64(x, 28), load_c128_as_c64(y, 28)));
    }
}

KERNEL jax_equal_f32_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, equal_f32(load_f32(x, 0), load_f32(y, 0)),
                           equal_f32(load_f32(x, 8), load_f32(y, 8)),
                           equal_f32(load_f32(x, 16), load_f32(y, 16)),
                           equal_f32(load_f32(x, 24), load_f32(y, 24)));
    }
}

KERNEL jax_equal_f32_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, equal_f64(load_f32_as_f64(x, 0), load_f64(y, 0)),
                           equal_f64(load_f32_as_f64(x, 4), load_f64(y, 4)),
                           equal_f64(load_f32_as_f64(x, 8), load_f64(y, 8)),
                           equal_f64(load_f32_as_f64(x, 12), load_f64(y, 12)),
                           equal_f64(load_f32_as_f64(x, 16), load_f64(y, 16)),
                           equal_f64(load_f32_as_f64(x, 20), load_f64(y, 20)),
                           equal_f64(load_f32_as_f64(x, 24), load_f64(y, 24)),
                           equal_f64(load_f32_as_f64(x, 28), load_f64(y, 28)));
    }
}

KERNEL jax_equal_f32_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c64(z, 0, equal_c64(load_f32_as_c64(x, 0), load_c64(y, 0)),
                             equal_c64(load_f32_as_c64(x, 4), load_c64(y, 4)),
                             equal_c64(load_f32_as_c64(x, 8), load_c64(y, 8)),
                             equal_c64(load_f32_as_c64(x, 12), load_c64(y, 12)),
                             equal_c64(load_f32_as_c64(x, 16), load_c64(y, 16)),
                             equal_c64(load_f32_as_c64(x, 20), load_c64(y, 20)),
                             equal_c64(load_f32_as_c64(x, 24), load_c64(y, 24)),
                             equal_c64(load_f32_as_c64(x, 28), load_c64(y, 28)));
    }
}

KERNEL jax_equal_f32_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c128(z, 0, equal_c128(load_f32_as_c128(x, 0), load_c128(y, 0)),
                              equal_c128(load_f32_as_c128(x, 4), load_c128(y, 4)),
                              equal_c128(load_f32_as_c128(x, 8), load_c128(y, 8)),
                              equal_c128(load_f32_as_c128(x, 12), load_c128(y, 12)),
                              equal_c128(load_f32_as_c128(x, 16), load_c128(y, 16)),
                              equal_c128(load_f32_as_c128(x, 20), load_c128(y, 20)),
                              equal_c128(load_f32_as_c128(x, 24), load_c128(y, 24)),
                              equal_c128(load_f32_as_c128(x, 28), load_c128(y, 28)));
    }
}

KERNEL jax_equal_f32_f_weak_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask32(z, 0, equal_f32(load_f32(x, 0), load_f64_as_f32(y, 0)),
                           equal_f32(load_f32(x, 8), load_f64_as_f32(y, 8)),
                           equal_f32(load_f32(x, 16), load_f64_as_f32(y, 16)),
                           equal_f32(load_f32(x, 24), load_f64_as_f32(y, 24)));
    }
}

KERNEL jax_equal_f32_c_weak_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c64(z, 0, equal_c64(load_f32_as_c64(x, 0), load_c128_as_c64(y, 0)),
                             equal_c64(load_f32_as_c64(x, 4), load_c128_as_c64(y, 4)),
                             equal_c64(load_f32_as_c64(x, 8), load_c128_as_c64(y, 8)),
                             equal_c64(load_f32_as_c64(x, 12), load_c128_as_c64(y, 12)),
                             equal_c64(load_f32_as_c64(x, 16), load_c128_as_c64(y, 16)),
                             equal_c64(load_f32_as_c64(x, 20), load_c128_as_c64(y, 20)),
                             equal_c64(load_f32_as_c64(x, 24), load_c128_as_c64(y, 24)),
                             equal_c64(load_f32_as_c64(x, 28), load_c128_as_c64(y, 28)));
    }
}

KERNEL jax_equal_f64_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask64(z, 0, equal_f64(load_f64(x, 0), load_f64(y, 0)),
                           equal_f64(load_f64(x, 4), load_f64(y, 4)),
                           equal_f64(load_f64(x, 8), load_f64(y, 8)),
                           equal_f64(load_f64(x, 12), load_f64(y, 12)),
                           equal_f64(load_f64(x, 16), load_f64(y, 16)),
                           equal_f64(load_f64(x, 20), load_f64(y, 20)),
                           equal_f64(load_f64(x, 24), load_f64(y, 24)),
                           equal_f64(load_f64(x, 28), load_f64(y, 28)));
    }
}

KERNEL jax_equal_f64_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c128(z, 0, equal_c128(load_f64_as_c128(x, 0), load_c64_as_c128(y, 0)),
                              equal_c128(load_f64_as_c128(x, 4), load_c64_as_c128(y, 4)),
                              equal_c128(load_f64_as_c128(x, 8), load_c64_as_c128(y, 8)),
                              equal_c128(load_f64_as_c128(x, 12), load_c64_as_c128(y, 12)),
                              equal_c128(load_f64_as_c128(x, 16), load_c64_as_c128(y, 16)),
                              equal_c128(load_f64_as_c128(x, 20), load_c64_as_c128(y, 20)),
                              equal_c128(load_f64_as_c128(x, 24), load_c64_as_c128(y, 24)),
                              equal_c128(load_f64_as_c128(x, 28), load_c64_as_c128(y, 28)));
    }
}

KERNEL jax_equal_f64_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c128(z, 0, equal_c128(load_f64_as_c128(x, 0), load_c128(y, 0)),
                              equal_c128(load_f64_as_c128(x, 4), load_c128(y, 4)),
                              equal_c128(load_f64_as_c128(x, 8), load_c128(y, 8)),
                              equal_c128(load_f64_as_c128(x, 12), load_c128(y, 12)),
                              equal_c128(load_f64_as_c128(x, 16), load_c128(y, 16)),
                              equal_c128(load_f64_as_c128(x, 20), load_c128(y, 20)),
                              equal_c128(load_f64_as_c128(x, 24), load_c128(y, 24)),
                              equal_c128(load_f64_as_c128(x, 28), load_c128(y, 28)));
    }
}

KERNEL jax_equal_c64_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c64(z, 0, equal_c64(load_c64(x, 0), load_c64(y, 0)),
                             equal_c64(load_c64(x, 4), load_c64(y, 4)),
                             equal_c64(load_c64(x, 8), load_c64(y, 8)),
                             equal_c64(load_c64(x, 12), load_c64(y, 12)),
                             equal_c64(load_c64(x, 16), load_c64(y, 16)),
                             equal_c64(load_c64(x, 20), load_c64(y, 20)),
                             equal_c64(load_c64(x, 24), load_c64(y, 24)),
                             equal_c64(load_c64(x, 28), load_c64(y, 28)));
    }
}

KERNEL jax_equal_c64_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c128(z, 0, equal_c128(load_c64_as_c128(x, 0), load_c128(y, 0)),
                              equal_c128(load_c64_as_c128(x, 4), load_c128(y, 4)),
                              equal_c128(load_c64_as_c128(x, 8), load_c128(y, 8)),
                              equal_c128(load_c64_as_c128(x, 12), load_c128(y, 12)),
                              equal_c128(load_c64_as_c128(x, 16), load_c128(y, 16)),
                              equal_c128(load_c64_as_c128(x, 20), load_c128(y, 20)),
                              equal_c128(load_c64_as_c128(x, 24), load_c128(y, 24)),
                              equal_c128(load_c64_as_c128(x, 28), load_c128(y, 28)));
    }
}

KERNEL jax_equal_c64_f_weak_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c64(z, 0, equal_c64(load_c64(x, 0), load_f64_as_c64(y, 0)),
                             equal_c64(load_c64(x, 4), load_f64_as_c64(y, 4)),
                             equal_c64(load_c64(x, 8), load_f64_as_c64(y, 8)),
                             equal_c64(load_c64(x, 12), load_f64_as_c64(y, 12)),
                             equal_c64(load_c64(x, 16), load_f64_as_c64(y, 16)),
                             equal_c64(load_c64(x, 20), load_f64_as_c64(y, 20)),
                             equal_c64(load_c64(x, 24), load_f64_as_c64(y, 24)),
                             equal_c64(load_c64(x, 28), load_f64_as_c64(y, 28)));
    }
}

KERNEL jax_equal_c64_c_weak_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c64(z, 0, equal_c64(load_c64(x, 0), load_c128_as_c64(y, 0)),
                             equal_c64(load_c64(x, 4), load_c128_as_c64(y, 4)),
                             equal_c64(load_c64(x, 8), load_c128_as_c64(y, 8)),
                             equal_c64(load_c64(x, 12), load_c128_as_c64(y, 12)),
                             equal_c64(load_c64(x, 16), load_c128_as_c64(y, 16)),
                             equal_c64(load_c64(x, 20), load_c128_as_c64(y, 20)),
                             equal_c64(load_c64(x, 24), load_c128_as_c64(y, 24)),
                             equal_c64(load_c64(x, 28), load_c128_as_c64(y, 28)));
    }
}

KERNEL jax_equal_c128_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_mask_c128(z, 0, equal_c128(load_c128(x, 0), load_c128(y, 0)),
                              equal_c128(load_c128(x, 4), load_c128(y, 4)),
                              equal_c128(load_c128(x, 8), load_c128(y, 8)),
                              equal_c128(load_c128(x, 12), load_c128(y, 12)),
                              equal_c128(load_c128(x, 16), load_c128(y, 16)),
                              equal_c128(load_c128(x, 20), load_c128(y, 20)),
                              equal_c128(load_c128(x, 24), load_c128(y, 24)),
                              equal_c128(load_c128(x, 28), load_c128(y, 28)));
    }
}
#endif
