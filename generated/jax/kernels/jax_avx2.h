/*
 * kernels/jax_avx2.h: what the kernels in AVX2 (x86-64) are made of; only they include it.
 *
 * Made by joinery 0.2.0 from specs/jax.lua; SHA-256 of what it defines, without comments and free text:
 * e6ee428d8e4e659858c0dd39974ac33cec3898f6d254d00e0ffaa7566824f1e3.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR --emit tables,dispatch,kernels,rust --ops add,sqrt --isa scalar,avx2
 * The licence of this file is yours to choose.
 */
/* clang-format off */
#ifndef JAX_AVX2_H_
#define JAX_AVX2_H_

#if (defined(__x86_64__) && defined(__GNUC__) || defined(_M_X64) && defined(_MSC_VER)) && !defined(JOINERY_NO_AVX2)

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


/* Kernels, as jax_kernels.h declares them. Nothing else of that header is needed, so that few changes concern kernels. */
typedef void jax_kernel(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks);
typedef void jax_ternary_kernel(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
    const void *c, ptrdiff_t c_step, void *out, size_t blocks);
typedef void jax_checked_kernel(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks);

/* 16 is what gcc says where it has arithmetic of _Float16: float is done in float there too. */
#if !defined(FLT_EVAL_METHOD) || (FLT_EVAL_METHOD != 0 && FLT_EVAL_METHOD != 16)
#error "float arithmetic must be done in float: 32-bit x86 needs -msse2 -mfpmath=sse, gcc on s390x -fexcess-precision=fast"
#endif
/*
 * The second is gcc's, of -ffast-math and of each flag that is a part of it, and of any Arm whose FPU does not do double;
 * clang says nothing of most, and is told above.
 */
#if defined(__FAST_MATH__) || \
    (defined(__GCC_IEC_559) && __GCC_IEC_559 == 0 && !(defined(__arm__) && !(defined(__ARM_FP) && __ARM_FP & 8))) || \
    defined(_M_FP_FAST) || (defined(__FINITE_MATH_ONLY__) && __FINITE_MATH_ONLY__)
#error "these kernels need the arithmetic of IEEE 754: no -ffast-math, no flag that is a part of it, no -ffp-contract=fast"
#endif

#define PRIMITIVE static inline __attribute__((always_inline)) __attribute__((target("avx2,f16c")))
#define KERNEL __attribute__((target("avx2,f16c"))) void

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

PRIMITIVE void or_b_b(char *z, const char *x, const char *y, size_t i) {
    const __m256i either = _mm256_or_si256(load_u8(x, i), load_u8(y, i));
    store_u8(z, i, _mm256_min_epu8(either, _mm256_set1_epi8(1)));
}

PRIMITIVE __m256i load_u8_as_b(const char *p, size_t i) {
    return _mm256_min_epu8(load256(p + i), _mm256_set1_epi8(1));
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

/* A store of the instruction's own type: it then writes to memory itself, which saves moving halves between lanes. */
PRIMITIVE void store_f32_as_f16(char *p, size_t i, __m256 v) {
#if !defined(__GNUC__) && !defined(__clang__)
    _mm_storeu_si128((__m128i *)(void *)(p + 2 * i), _mm256_cvtps_ph(v, _MM_FROUND_TO_NEAREST_INT));
#else
    typedef short halves __attribute__((vector_size(16), aligned(1), may_alias));
    *(halves *)(void *)(p + 2 * i) = (halves)_mm256_cvtps_ph(v, _MM_FROUND_TO_NEAREST_INT);
#endif
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
    const __m256i v = kept(load_u32(p, i));
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

/* 0 where the mask is set, else 1. */
PRIMITIVE __m256i bools_unless(__m256i mask) {
    return _mm256_add_epi8(mask, _mm256_set1_epi8(1));
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

PRIMITIVE void convert_u16_bf16(char *z, const char *x, size_t i) {
    const __m256i a = kept(load_u16(x, i));
    store_bf16_pairs(z, i, rounded_in_high_half(even_of_u16(a)), rounded_in_high_half(odd_of_u16(a)));
}

PRIMITIVE void convert_u16_c64(char *z, const char *x, size_t i) {
    const __m256 v = load_u16_as_f32(x, i);
    store_c64(z, i, c64_of_f32x4(_mm256_castps256_ps128(v)));
    store_c64(z, i + 4, c64_of_f32x4(_mm256_extractf128_ps(v, 1)));
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

PRIMITIVE __m256i load_f16_as_b(const char *p, size_t i) {
    return bools_unless(bytes_of_masks16(
        is_zero_f16(p + 2 * i),
        is_zero_f16(p + 2 * i + 32)));
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

PRIMITIVE __m256 sqrt_f32(__m256 v) {
    return _mm256_sqrt_ps(v);
}

PRIMITIVE __m256d sqrt_f64(__m256d v) {
    return _mm256_sqrt_pd(v);
}

PRIMITIVE uint32_t bits_mask8(__m256i a) {
    return (uint32_t)_mm256_movemask_epi8(a);
}

PRIMITIVE uint32_t checked_u8_b(char *z, const char *x, size_t i) {
    const __m256i a = load_u8(x, i + 0);
    const __m256i truth = _mm256_min_epu8(a, _mm256_set1_epi8(1));
    store_u8(z, i, truth);
    return ~bits_mask8(_mm256_cmpeq_epi8(truth, a));
}

/* What fails is negative as a signed byte. */
PRIMITIVE uint32_t checked_u8_i8(char *z, const char *x, size_t i) {
    const __m256i a = load_u8(x, i + 0);
    store_u8(z, i + 0, load_u8(x, i + 0));
    return bits_mask8(a);
}

/* The same address. What was loaded and computed before is not kept in registers, or beside them, for what follows. */
PRIMITIVE const char *hidden(const char *p) {
    __asm__("" : "+r"(p));
    return p;
}

PRIMITIVE uint32_t bits_mask16(__m256i a, __m256i b) {
    return (uint32_t)_mm256_movemask_epi8(bytes_of_masks16(a, b));
}

PRIMITIVE __m256i less_i16(__m256i a, __m256i b) {
    return _mm256_cmpgt_epi16(b, a);
}

PRIMITIVE __m256i less_u16(__m256i a, __m256i b) {
    const __m256i sign = _mm256_set1_epi16(INT16_MIN);
    return less_i16(_mm256_xor_si256(a, sign), _mm256_xor_si256(b, sign));
}

PRIMITIVE uint32_t checked_u16_b(char *z, const char *x, size_t i) {
    const __m256i a = load_u16(x, i + 0);
    const __m256i b = load_u16(x, i + 16);
    const __m256i any = _mm256_or_si256(a, b);
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi16((int16_t)0xfffe)), 1)) {
        store_u8(z, i + 0, quarters_in_order(_mm256_packus_epi16(a, b)));
        return 0;
    }
    x = hidden(x);
    const uint32_t failed = bits_mask16(less_u16(_mm256_set1_epi16((int16_t)0x1), load_u16(x, i + 0)),
                                          less_u16(_mm256_set1_epi16((int16_t)0x1), load_u16(x, i + 16)));
    store_u8(z, i + 0, load_u16_as_b(x, i + 0));
    return failed;
}

PRIMITIVE uint32_t checked_u16_u8(char *z, const char *x, size_t i) {
    const __m256i a = load_u16(x, i + 0);
    const __m256i b = load_u16(x, i + 16);
    const __m256i any = _mm256_or_si256(a, b);
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi16((int16_t)0xff00)), 1)) {
        store_u8(z, i + 0, quarters_in_order(_mm256_packus_epi16(a, b)));
        return 0;
    }
    x = hidden(x);
    const uint32_t failed = bits_mask16(less_u16(_mm256_set1_epi16((int16_t)0xff), load_u16(x, i + 0)),
                                          less_u16(_mm256_set1_epi16((int16_t)0xff), load_u16(x, i + 16)));
    store_u8(z, i + 0, load_u16_as_u8(x, i + 0));
    return failed;
}

PRIMITIVE uint32_t checked_u16_i8(char *z, const char *x, size_t i) {
    const __m256i a = load_u16(x, i + 0);
    const __m256i b = load_u16(x, i + 16);
    const __m256i any = _mm256_or_si256(a, b);
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi16((int16_t)0xff80)), 1)) {
        store_u8(z, i + 0, quarters_in_order(_mm256_packs_epi16(a, b)));
        return 0;
    }
    x = hidden(x);
    const uint32_t failed = bits_mask16(less_u16(_mm256_set1_epi16((int16_t)0x7f), load_u16(x, i + 0)),
                                          less_u16(_mm256_set1_epi16((int16_t)0x7f), load_u16(x, i + 16)));
    store_u8(z, i + 0, load_u16_as_u8(x, i + 0));
    return failed;
}

PRIMITIVE uint32_t checked_u16_i16(char *z, const char *x, size_t i) {
    const __m256i a = load_u16(x, i + 0);
    const __m256i b = load_u16(x, i + 16);
    const __m256i any = _mm256_or_si256(a, b);
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi16((int16_t)0x8000)), 1)) {
        store_u16(z, i + 0, a);
        store_u16(z, i + 16, b);
        return 0;
    }
    x = hidden(x);
    const uint32_t failed = bits_mask16(less_u16(_mm256_set1_epi16((int16_t)0x7fff), load_u16(x, i + 0)),
                                          less_u16(_mm256_set1_epi16((int16_t)0x7fff), load_u16(x, i + 16)));
    for (size_t k = i; k < i + 32; k += 16)
        store_u16(z, k, load_u16(x, k));
    return failed;
}

PRIMITIVE uint32_t bits_mask32(__m256i a, __m256i b, __m256i c, __m256i d) {
    return (uint32_t)_mm256_movemask_epi8(bytes_of_masks32(a, b, c, d));
}

PRIMITIVE __m256i mask_andnot_32(__m256i a, __m256i b) {
    return _mm256_andnot_si256(b, a);
}

PRIMITIVE __m256i mask_or_32(__m256i a, __m256i b) {
    return _mm256_or_si256(a, b);
}

PRIMITIVE __m256i equal_f32(__m256 a, __m256 b) {
    return _mm256_castps_si256(_mm256_cmp_ps(a, b, _CMP_EQ_OQ));
}

/* Of two NaNs none differs from the other. */
PRIMITIVE __m256i differs_f32(__m256 v, __m256 w) {
    return mask_andnot_32(mask_or_32(equal_f32(v, v), equal_f32(w, w)), equal_f32(v, w));
}

PRIMITIVE uint32_t checked_same_value_u16_bf16(char *z, const char *p, size_t i) {
    const __m256i a0 = load_u16(p, i + 0);
    const __m256i a1 = load_u16(p, i + 16);
    const __m256i any = _mm256_or_si256(a0, a1);
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi16(-(1 << 8))), 1)) {
        const __m256 v0 = load_u16_as_f32(p, i + 0);
        const __m256 v1 = load_u16_as_f32(p, i + 8);
        const __m256 v2 = load_u16_as_f32(p, i + 16);
        const __m256 v3 = load_u16_as_f32(p, i + 24);
        store_high_halves(z + 2 * i, _mm256_castps_si256(v0), _mm256_castps_si256(v1));
        store_high_halves(z + 2 * i + 32, _mm256_castps_si256(v2), _mm256_castps_si256(v3));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(differs_f32(load_u16_as_f32(p, i + 0), round_f32_to_bf16(load_u16_as_f32(p, i + 0))), differs_f32(load_u16_as_f32(p, i + 8), round_f32_to_bf16(load_u16_as_f32(p, i + 8))), differs_f32(load_u16_as_f32(p, i + 16), round_f32_to_bf16(load_u16_as_f32(p, i + 16))), differs_f32(load_u16_as_f32(p, i + 24), round_f32_to_bf16(load_u16_as_f32(p, i + 24))));
    for (size_t k = i; k < i + 32; k += 16)
        store_f32_as_bf16(z, k, load_u16_as_f32(p, k), load_u16_as_f32(p, k + 8));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_u16_f16(char *z, const char *p, size_t i) {
    const __m256i a0 = load_u16(p, i + 0);
    const __m256i a1 = load_u16(p, i + 16);
    const __m256i any = _mm256_or_si256(a0, a1);
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi16(-(1 << 11))), 1)) {
        const __m256 v0 = load_u16_as_f32(p, i + 0);
        const __m256 v1 = load_u16_as_f32(p, i + 8);
        const __m256 v2 = load_u16_as_f32(p, i + 16);
        const __m256 v3 = load_u16_as_f32(p, i + 24);
        store_f32_as_f16(z, i + 0, v0);
        store_f32_as_f16(z, i + 8, v1);
        store_f32_as_f16(z, i + 16, v2);
        store_f32_as_f16(z, i + 24, v3);
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(differs_f32(load_u16_as_f32(p, i + 0), round_f32_to_f16(load_u16_as_f32(p, i + 0))), differs_f32(load_u16_as_f32(p, i + 8), round_f32_to_f16(load_u16_as_f32(p, i + 8))), differs_f32(load_u16_as_f32(p, i + 16), round_f32_to_f16(load_u16_as_f32(p, i + 16))), differs_f32(load_u16_as_f32(p, i + 24), round_f32_to_f16(load_u16_as_f32(p, i + 24))));
    for (size_t k = i; k < i + 32; k += 8)
        store_f32_as_f16(z, k, load_u16_as_f32(p, k));
    return failed;
}

PRIMITIVE __m256i less_i32(__m256i a, __m256i b) {
    return _mm256_cmpgt_epi32(b, a);
}

PRIMITIVE __m256i less_u32(__m256i a, __m256i b) {
    const __m256i sign = _mm256_set1_epi32(INT32_MIN);
    return less_i32(_mm256_xor_si256(a, sign), _mm256_xor_si256(b, sign));
}

PRIMITIVE uint32_t checked_u32_b(char *z, const char *x, size_t i) {
    const __m256i a = load_u32(x, i + 0);
    const __m256i b = load_u32(x, i + 8);
    const __m256i c = load_u32(x, i + 16);
    const __m256i d = load_u32(x, i + 24);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(_mm256_or_si256(a, b), c), d);
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi32((int32_t)0xfffffffe)), 1)) {
        store_u8(z, i + 0, u8_of_i32(a, b, c, d));
        return 0;
    }
    x = hidden(x);
    const uint32_t failed = bits_mask32(less_u32(_mm256_set1_epi32((int32_t)0x1), load_u32(x, i + 0)),
                                          less_u32(_mm256_set1_epi32((int32_t)0x1), load_u32(x, i + 8)),
                                          less_u32(_mm256_set1_epi32((int32_t)0x1), load_u32(x, i + 16)),
                                          less_u32(_mm256_set1_epi32((int32_t)0x1), load_u32(x, i + 24)));
    store_u8(z, i + 0, load_u32_as_b(x, i + 0));
    return failed;
}

PRIMITIVE uint32_t checked_u32_u8(char *z, const char *x, size_t i) {
    const __m256i a = load_u32(x, i + 0);
    const __m256i b = load_u32(x, i + 8);
    const __m256i c = load_u32(x, i + 16);
    const __m256i d = load_u32(x, i + 24);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(_mm256_or_si256(a, b), c), d);
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi32((int32_t)0xffffff00)), 1)) {
        store_u8(z, i + 0, u8_of_i32(a, b, c, d));
        return 0;
    }
    x = hidden(x);
    const uint32_t failed = bits_mask32(less_u32(_mm256_set1_epi32((int32_t)0xff), load_u32(x, i + 0)),
                                          less_u32(_mm256_set1_epi32((int32_t)0xff), load_u32(x, i + 8)),
                                          less_u32(_mm256_set1_epi32((int32_t)0xff), load_u32(x, i + 16)),
                                          less_u32(_mm256_set1_epi32((int32_t)0xff), load_u32(x, i + 24)));
    store_u8(z, i + 0, load_u32_as_u8(x, i + 0));
    return failed;
}

PRIMITIVE uint32_t checked_u32_u16(char *z, const char *x, size_t i) {
    const __m256i a = load_u32(x, i + 0);
    const __m256i b = load_u32(x, i + 8);
    const __m256i c = load_u32(x, i + 16);
    const __m256i d = load_u32(x, i + 24);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(_mm256_or_si256(a, b), c), d);
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi32((int32_t)0xffff0000)), 1)) {
        store_u16(z, i + 0, u16_of_i32(a, b));
        store_u16(z, i + 16, u16_of_i32(c, d));
        return 0;
    }
    x = hidden(x);
    const uint32_t failed = bits_mask32(less_u32(_mm256_set1_epi32((int32_t)0xffff), load_u32(x, i + 0)),
                                          less_u32(_mm256_set1_epi32((int32_t)0xffff), load_u32(x, i + 8)),
                                          less_u32(_mm256_set1_epi32((int32_t)0xffff), load_u32(x, i + 16)),
                                          less_u32(_mm256_set1_epi32((int32_t)0xffff), load_u32(x, i + 24)));
    for (size_t k = i; k < i + 32; k += 16)
        store_u16(z, k, load_u32_as_u16(x, k));
    return failed;
}

PRIMITIVE uint32_t checked_u32_i8(char *z, const char *x, size_t i) {
    const __m256i a = load_u32(x, i + 0);
    const __m256i b = load_u32(x, i + 8);
    const __m256i c = load_u32(x, i + 16);
    const __m256i d = load_u32(x, i + 24);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(_mm256_or_si256(a, b), c), d);
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi32((int32_t)0xffffff80)), 1)) {
        store_u8(z, i + 0, i8_of_i32(a, b, c, d));
        return 0;
    }
    x = hidden(x);
    const uint32_t failed = bits_mask32(less_u32(_mm256_set1_epi32((int32_t)0x7f), load_u32(x, i + 0)),
                                          less_u32(_mm256_set1_epi32((int32_t)0x7f), load_u32(x, i + 8)),
                                          less_u32(_mm256_set1_epi32((int32_t)0x7f), load_u32(x, i + 16)),
                                          less_u32(_mm256_set1_epi32((int32_t)0x7f), load_u32(x, i + 24)));
    store_u8(z, i + 0, load_u32_as_u8(x, i + 0));
    return failed;
}

PRIMITIVE uint32_t checked_u32_i16(char *z, const char *x, size_t i) {
    const __m256i a = load_u32(x, i + 0);
    const __m256i b = load_u32(x, i + 8);
    const __m256i c = load_u32(x, i + 16);
    const __m256i d = load_u32(x, i + 24);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(_mm256_or_si256(a, b), c), d);
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi32((int32_t)0xffff8000)), 1)) {
        store_u16(z, i + 0, i16_of_i32(a, b));
        store_u16(z, i + 16, i16_of_i32(c, d));
        return 0;
    }
    x = hidden(x);
    const uint32_t failed = bits_mask32(less_u32(_mm256_set1_epi32((int32_t)0x7fff), load_u32(x, i + 0)),
                                          less_u32(_mm256_set1_epi32((int32_t)0x7fff), load_u32(x, i + 8)),
                                          less_u32(_mm256_set1_epi32((int32_t)0x7fff), load_u32(x, i + 16)),
                                          less_u32(_mm256_set1_epi32((int32_t)0x7fff), load_u32(x, i + 24)));
    for (size_t k = i; k < i + 32; k += 16)
        store_u16(z, k, load_u32_as_u16(x, k));
    return failed;
}

PRIMITIVE uint32_t checked_u32_i32(char *z, const char *x, size_t i) {
    const __m256i a = load_u32(x, i + 0);
    const __m256i b = load_u32(x, i + 8);
    const __m256i c = load_u32(x, i + 16);
    const __m256i d = load_u32(x, i + 24);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(_mm256_or_si256(a, b), c), d);
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi32((int32_t)0x80000000)), 1)) {
        store_u32(z, i + 0, a);
        store_u32(z, i + 8, b);
        store_u32(z, i + 16, c);
        store_u32(z, i + 24, d);
        return 0;
    }
    x = hidden(x);
    const uint32_t failed = bits_mask32(less_u32(_mm256_set1_epi32((int32_t)0x7fffffff), load_u32(x, i + 0)),
                                          less_u32(_mm256_set1_epi32((int32_t)0x7fffffff), load_u32(x, i + 8)),
                                          less_u32(_mm256_set1_epi32((int32_t)0x7fffffff), load_u32(x, i + 16)),
                                          less_u32(_mm256_set1_epi32((int32_t)0x7fffffff), load_u32(x, i + 24)));
    for (size_t k = i; k < i + 32; k += 8)
        store_u32(z, k, load_u32(x, k));
    return failed;
}

/*
 * Rounds to odd: from the nearest f32 toward zero where that lies beyond the value, and with the last bit set where it
 * is not exact. Bits of the same sign are compared as integers.
 */
PRIMITIVE __m128 f32x4_of_f64_odd(__m256d v) {
    const __m128 nearest = _mm256_cvtpd_ps(v);
    const __m256i bits = _mm256_castpd_si256(v), back = _mm256_castpd_si256(_mm256_cvtps_pd(nearest));
    const __m256i beyond = _mm256_cmpgt_epi64(back, bits), exact = _mm256_cmpeq_epi64(back, bits);
    const __m256i masks = quarters_in_order(low_halves(beyond, exact));
    const __m128i below = _mm_add_epi32(_mm_castps_si128(nearest), _mm256_castsi256_si128(masks));
    return _mm_castsi128_ps(_mm_or_si128(below, _mm_add_epi32(_mm256_extracti128_si256(masks, 1), _mm_set1_epi32(1))));
}

PRIMITIVE __m256 load_u32_as_f32_odd(const char *p, size_t i) {
    return f32_of_halves(f32x4_of_f64_odd(load_u32_as_f64(p, i)), f32x4_of_f64_odd(load_u32_as_f64(p, i + 4)));
}

PRIMITIVE uint32_t checked_same_value_u32_bf16(char *z, const char *p, size_t i) {
    const __m256i a0 = load_u32(p, i + 0);
    const __m256i a1 = load_u32(p, i + 8);
    const __m256i a2 = load_u32(p, i + 16);
    const __m256i a3 = load_u32(p, i + 24);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(a0, a1), _mm256_or_si256(a2, a3));
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi32(-(1 << 8))), 1)) {
        const __m256 v0 = load_u32_as_f32(p, i + 0);
        const __m256 v1 = load_u32_as_f32(p, i + 8);
        const __m256 v2 = load_u32_as_f32(p, i + 16);
        const __m256 v3 = load_u32_as_f32(p, i + 24);
        store_high_halves(z + 2 * i, _mm256_castps_si256(v0), _mm256_castps_si256(v1));
        store_high_halves(z + 2 * i + 32, _mm256_castps_si256(v2), _mm256_castps_si256(v3));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(differs_f32(load_u32_as_f32_odd(p, i + 0), round_f32_to_bf16(load_u32_as_f32_odd(p, i + 0))), differs_f32(load_u32_as_f32_odd(p, i + 8), round_f32_to_bf16(load_u32_as_f32_odd(p, i + 8))), differs_f32(load_u32_as_f32_odd(p, i + 16), round_f32_to_bf16(load_u32_as_f32_odd(p, i + 16))), differs_f32(load_u32_as_f32_odd(p, i + 24), round_f32_to_bf16(load_u32_as_f32_odd(p, i + 24))));
    for (size_t k = i; k < i + 32; k += 16)
        store_f32_as_bf16(z, k, load_u32_as_f32(p, k), load_u32_as_f32(p, k + 8));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_u32_f16(char *z, const char *p, size_t i) {
    const __m256i a0 = load_u32(p, i + 0);
    const __m256i a1 = load_u32(p, i + 8);
    const __m256i a2 = load_u32(p, i + 16);
    const __m256i a3 = load_u32(p, i + 24);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(a0, a1), _mm256_or_si256(a2, a3));
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi32(-(1 << 11))), 1)) {
        const __m256 v0 = load_u32_as_f32(p, i + 0);
        const __m256 v1 = load_u32_as_f32(p, i + 8);
        const __m256 v2 = load_u32_as_f32(p, i + 16);
        const __m256 v3 = load_u32_as_f32(p, i + 24);
        store_f32_as_f16(z, i + 0, v0);
        store_f32_as_f16(z, i + 8, v1);
        store_f32_as_f16(z, i + 16, v2);
        store_f32_as_f16(z, i + 24, v3);
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(differs_f32(load_u32_as_f32_odd(p, i + 0), round_f32_to_f16(load_u32_as_f32_odd(p, i + 0))), differs_f32(load_u32_as_f32_odd(p, i + 8), round_f32_to_f16(load_u32_as_f32_odd(p, i + 8))), differs_f32(load_u32_as_f32_odd(p, i + 16), round_f32_to_f16(load_u32_as_f32_odd(p, i + 16))), differs_f32(load_u32_as_f32_odd(p, i + 24), round_f32_to_f16(load_u32_as_f32_odd(p, i + 24))));
    for (size_t k = i; k < i + 32; k += 8)
        store_f32_as_f16(z, k, load_u32_as_f32(p, k));
    return failed;
}

PRIMITIVE __m256i not_mask(__m256i mask) {
    return _mm256_xor_si256(mask, _mm256_set1_epi8(-1));
}

/* More than 24 bits, from the lowest that is set to the highest. */
PRIMITIVE __m256i inexact_u32_f32(__m256i v) {
    v = kept(v);
    const __m256i below = _mm256_andnot_si256(v, _mm256_add_epi32(v, _mm256_set1_epi32(-1)));
    const __m256i high = _mm256_srli_epi32(v, 24);
    return not_mask(_mm256_cmpeq_epi32(_mm256_andnot_si256(below, high), _mm256_setzero_si256()));
}

PRIMITIVE uint32_t checked_same_value_u32_f32(char *z, const char *p, size_t i) {
    const __m256i a0 = load_u32(p, i + 0);
    const __m256i a1 = load_u32(p, i + 8);
    const __m256i a2 = load_u32(p, i + 16);
    const __m256i a3 = load_u32(p, i + 24);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(a0, a1), _mm256_or_si256(a2, a3));
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi32(-(1 << 24))), 1)) {
        store_f32(z, i + 0, load_u32_as_f32(p, i + 0));
        store_f32(z, i + 8, load_u32_as_f32(p, i + 8));
        store_f32(z, i + 16, load_u32_as_f32(p, i + 16));
        store_f32(z, i + 24, load_u32_as_f32(p, i + 24));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(inexact_u32_f32(load_u32(p, i + 0)), inexact_u32_f32(load_u32(p, i + 8)), inexact_u32_f32(load_u32(p, i + 16)), inexact_u32_f32(load_u32(p, i + 24)));
    for (size_t k = i; k < i + 32; k += 8)
        store_f32(z, k, load_u32_as_f32(p, k));
    return failed;
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

PRIMITIVE uint32_t checked_same_value_u32_c64(char *z, const char *p, size_t i) {
    const __m256i a0 = load_u32(p, i + 0);
    const __m256i a1 = load_u32(p, i + 8);
    const __m256i a2 = load_u32(p, i + 16);
    const __m256i a3 = load_u32(p, i + 24);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(a0, a1), _mm256_or_si256(a2, a3));
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi32(-(1 << 24))), 1)) {
        store_c64(z, i + 0, load_u32_as_c64(p, i + 0));
        store_c64(z, i + 4, load_u32_as_c64(p, i + 4));
        store_c64(z, i + 8, load_u32_as_c64(p, i + 8));
        store_c64(z, i + 12, load_u32_as_c64(p, i + 12));
        store_c64(z, i + 16, load_u32_as_c64(p, i + 16));
        store_c64(z, i + 20, load_u32_as_c64(p, i + 20));
        store_c64(z, i + 24, load_u32_as_c64(p, i + 24));
        store_c64(z, i + 28, load_u32_as_c64(p, i + 28));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(inexact_u32_f32(load_u32(p, i + 0)), inexact_u32_f32(load_u32(p, i + 8)), inexact_u32_f32(load_u32(p, i + 16)), inexact_u32_f32(load_u32(p, i + 24)));
    for (size_t k = i; k < i + 32; k += 4)
        store_c64(z, k, load_u32_as_c64(p, k));
    return failed;
}

PRIMITIVE uint32_t bits_mask64(__m256i a, __m256i b, __m256i c, __m256i d,
                             __m256i e, __m256i f, __m256i g, __m256i h) {
    return (uint32_t)_mm256_movemask_epi8(bytes_of_masks64(a, b, c, d, e, f, g, h));
}

PRIMITIVE __m256i less_i64(__m256i a, __m256i b) {
    return _mm256_cmpgt_epi64(b, a);
}

PRIMITIVE __m256i less_u64(__m256i a, __m256i b) {
    const __m256i sign = _mm256_set1_epi64x(INT64_MIN);
    return less_i64(_mm256_xor_si256(a, sign), _mm256_xor_si256(b, sign));
}

PRIMITIVE uint32_t checked_u64_b(char *z, const char *x, size_t i) {
    const __m256i a = load_u64(x, i + 0);
    const __m256i b = load_u64(x, i + 4);
    const __m256i c = load_u64(x, i + 8);
    const __m256i d = load_u64(x, i + 12);
    const __m256i e = load_u64(x, i + 16);
    const __m256i f = load_u64(x, i + 20);
    const __m256i g = load_u64(x, i + 24);
    const __m256i h = load_u64(x, i + 28);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(a, b), c), d), e), f), g), h);
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi64x((int64_t)UINT64_C(0xfffffffffffffffe))), 1)) {
        store_u8(z, i + 0, sixteenths_in_order(_mm256_packus_epi16(_mm256_packs_epi32(low_halves(a, b), low_halves(c, d)), _mm256_packs_epi32(low_halves(e, f), low_halves(g, h)))));
        return 0;
    }
    x = hidden(x);
    const uint32_t failed = bits_mask64(less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0x1)), load_u64(x, i + 0)),
                                          less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0x1)), load_u64(x, i + 4)),
                                          less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0x1)), load_u64(x, i + 8)),
                                          less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0x1)), load_u64(x, i + 12)),
                                          less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0x1)), load_u64(x, i + 16)),
                                          less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0x1)), load_u64(x, i + 20)),
                                          less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0x1)), load_u64(x, i + 24)),
                                          less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0x1)), load_u64(x, i + 28)));
    store_u8(z, i + 0, load_u64_as_b(x, i + 0));
    return failed;
}

PRIMITIVE uint32_t checked_u64_u8(char *z, const char *x, size_t i) {
    const __m256i a = load_u64(x, i + 0);
    const __m256i b = load_u64(x, i + 4);
    const __m256i c = load_u64(x, i + 8);
    const __m256i d = load_u64(x, i + 12);
    const __m256i e = load_u64(x, i + 16);
    const __m256i f = load_u64(x, i + 20);
    const __m256i g = load_u64(x, i + 24);
    const __m256i h = load_u64(x, i + 28);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(a, b), c), d), e), f), g), h);
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi64x((int64_t)UINT64_C(0xffffffffffffff00))), 1)) {
        store_u8(z, i + 0, sixteenths_in_order(_mm256_packus_epi16(_mm256_packs_epi32(low_halves(a, b), low_halves(c, d)), _mm256_packs_epi32(low_halves(e, f), low_halves(g, h)))));
        return 0;
    }
    x = hidden(x);
    const uint32_t failed = bits_mask64(less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0xff)), load_u64(x, i + 0)),
                                          less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0xff)), load_u64(x, i + 4)),
                                          less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0xff)), load_u64(x, i + 8)),
                                          less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0xff)), load_u64(x, i + 12)),
                                          less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0xff)), load_u64(x, i + 16)),
                                          less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0xff)), load_u64(x, i + 20)),
                                          less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0xff)), load_u64(x, i + 24)),
                                          less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0xff)), load_u64(x, i + 28)));
    store_u8(z, i + 0, load_u64_as_u8(x, i + 0));
    return failed;
}

PRIMITIVE uint32_t checked_u64_u16(char *z, const char *x, size_t i) {
    const __m256i a = load_u64(x, i + 0);
    const __m256i b = load_u64(x, i + 4);
    const __m256i c = load_u64(x, i + 8);
    const __m256i d = load_u64(x, i + 12);
    const __m256i e = load_u64(x, i + 16);
    const __m256i f = load_u64(x, i + 20);
    const __m256i g = load_u64(x, i + 24);
    const __m256i h = load_u64(x, i + 28);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(a, b), c), d), e), f), g), h);
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi64x((int64_t)UINT64_C(0xffffffffffff0000))), 1)) {
        store_u16(z, i + 0, eighths_in_order(_mm256_packus_epi32(low_halves(a, b), low_halves(c, d))));
        store_u16(z, i + 16, eighths_in_order(_mm256_packus_epi32(low_halves(e, f), low_halves(g, h))));
        return 0;
    }
    x = hidden(x);
    const uint32_t failed = bits_mask64(less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0xffff)), load_u64(x, i + 0)),
                                          less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0xffff)), load_u64(x, i + 4)),
                                          less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0xffff)), load_u64(x, i + 8)),
                                          less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0xffff)), load_u64(x, i + 12)),
                                          less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0xffff)), load_u64(x, i + 16)),
                                          less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0xffff)), load_u64(x, i + 20)),
                                          less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0xffff)), load_u64(x, i + 24)),
                                          less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0xffff)), load_u64(x, i + 28)));
    for (size_t k = i; k < i + 32; k += 16)
        store_u16(z, k, load_u64_as_u16(x, k));
    return failed;
}

PRIMITIVE uint32_t checked_u64_u32(char *z, const char *x, size_t i) {
    const __m256i a = load_u64(x, i + 0);
    const __m256i b = load_u64(x, i + 4);
    const __m256i c = load_u64(x, i + 8);
    const __m256i d = load_u64(x, i + 12);
    const __m256i e = load_u64(x, i + 16);
    const __m256i f = load_u64(x, i + 20);
    const __m256i g = load_u64(x, i + 24);
    const __m256i h = load_u64(x, i + 28);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(a, b), c), d), e), f), g), h);
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi64x((int64_t)UINT64_C(0xffffffff00000000))), 1)) {
        store_u32(z, i + 0, quarters_in_order(low_halves(a, b)));
        store_u32(z, i + 8, quarters_in_order(low_halves(c, d)));
        store_u32(z, i + 16, quarters_in_order(low_halves(e, f)));
        store_u32(z, i + 24, quarters_in_order(low_halves(g, h)));
        return 0;
    }
    x = hidden(x);
    const uint32_t failed = bits_mask64(less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0xffffffff)), load_u64(x, i + 0)),
                                          less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0xffffffff)), load_u64(x, i + 4)),
                                          less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0xffffffff)), load_u64(x, i + 8)),
                                          less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0xffffffff)), load_u64(x, i + 12)),
                                          less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0xffffffff)), load_u64(x, i + 16)),
                                          less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0xffffffff)), load_u64(x, i + 20)),
                                          less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0xffffffff)), load_u64(x, i + 24)),
                                          less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0xffffffff)), load_u64(x, i + 28)));
    for (size_t k = i; k < i + 32; k += 8)
        store_u32(z, k, load_u64_as_u32(x, k));
    return failed;
}

PRIMITIVE uint32_t checked_u64_i8(char *z, const char *x, size_t i) {
    const __m256i a = load_u64(x, i + 0);
    const __m256i b = load_u64(x, i + 4);
    const __m256i c = load_u64(x, i + 8);
    const __m256i d = load_u64(x, i + 12);
    const __m256i e = load_u64(x, i + 16);
    const __m256i f = load_u64(x, i + 20);
    const __m256i g = load_u64(x, i + 24);
    const __m256i h = load_u64(x, i + 28);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(a, b), c), d), e), f), g), h);
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi64x((int64_t)UINT64_C(0xffffffffffffff80))), 1)) {
        store_u8(z, i + 0, sixteenths_in_order(_mm256_packs_epi16(_mm256_packs_epi32(low_halves(a, b), low_halves(c, d)), _mm256_packs_epi32(low_halves(e, f), low_halves(g, h)))));
        return 0;
    }
    x = hidden(x);
    const uint32_t failed = bits_mask64(less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0x7f)), load_u64(x, i + 0)),
                                          less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0x7f)), load_u64(x, i + 4)),
                                          less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0x7f)), load_u64(x, i + 8)),
                                          less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0x7f)), load_u64(x, i + 12)),
                                          less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0x7f)), load_u64(x, i + 16)),
                                          less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0x7f)), load_u64(x, i + 20)),
                                          less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0x7f)), load_u64(x, i + 24)),
                                          less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0x7f)), load_u64(x, i + 28)));
    store_u8(z, i + 0, load_u64_as_u8(x, i + 0));
    return failed;
}

PRIMITIVE uint32_t checked_u64_i16(char *z, const char *x, size_t i) {
    const __m256i a = load_u64(x, i + 0);
    const __m256i b = load_u64(x, i + 4);
    const __m256i c = load_u64(x, i + 8);
    const __m256i d = load_u64(x, i + 12);
    const __m256i e = load_u64(x, i + 16);
    const __m256i f = load_u64(x, i + 20);
    const __m256i g = load_u64(x, i + 24);
    const __m256i h = load_u64(x, i + 28);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(a, b), c), d), e), f), g), h);
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi64x((int64_t)UINT64_C(0xffffffffffff8000))), 1)) {
        store_u16(z, i + 0, eighths_in_order(_mm256_packs_epi32(low_halves(a, b), low_halves(c, d))));
        store_u16(z, i + 16, eighths_in_order(_mm256_packs_epi32(low_halves(e, f), low_halves(g, h))));
        return 0;
    }
    x = hidden(x);
    const uint32_t failed = bits_mask64(less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0x7fff)), load_u64(x, i + 0)),
                                          less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0x7fff)), load_u64(x, i + 4)),
                                          less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0x7fff)), load_u64(x, i + 8)),
                                          less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0x7fff)), load_u64(x, i + 12)),
                                          less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0x7fff)), load_u64(x, i + 16)),
                                          less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0x7fff)), load_u64(x, i + 20)),
                                          less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0x7fff)), load_u64(x, i + 24)),
                                          less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0x7fff)), load_u64(x, i + 28)));
    for (size_t k = i; k < i + 32; k += 16)
        store_u16(z, k, load_u64_as_u16(x, k));
    return failed;
}

PRIMITIVE uint32_t checked_u64_i32(char *z, const char *x, size_t i) {
    const __m256i a = load_u64(x, i + 0);
    const __m256i b = load_u64(x, i + 4);
    const __m256i c = load_u64(x, i + 8);
    const __m256i d = load_u64(x, i + 12);
    const __m256i e = load_u64(x, i + 16);
    const __m256i f = load_u64(x, i + 20);
    const __m256i g = load_u64(x, i + 24);
    const __m256i h = load_u64(x, i + 28);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(a, b), c), d), e), f), g), h);
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi64x((int64_t)UINT64_C(0xffffffff80000000))), 1)) {
        store_u32(z, i + 0, quarters_in_order(low_halves(a, b)));
        store_u32(z, i + 8, quarters_in_order(low_halves(c, d)));
        store_u32(z, i + 16, quarters_in_order(low_halves(e, f)));
        store_u32(z, i + 24, quarters_in_order(low_halves(g, h)));
        return 0;
    }
    x = hidden(x);
    const uint32_t failed = bits_mask64(less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0x7fffffff)), load_u64(x, i + 0)),
                                          less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0x7fffffff)), load_u64(x, i + 4)),
                                          less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0x7fffffff)), load_u64(x, i + 8)),
                                          less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0x7fffffff)), load_u64(x, i + 12)),
                                          less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0x7fffffff)), load_u64(x, i + 16)),
                                          less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0x7fffffff)), load_u64(x, i + 20)),
                                          less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0x7fffffff)), load_u64(x, i + 24)),
                                          less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0x7fffffff)), load_u64(x, i + 28)));
    for (size_t k = i; k < i + 32; k += 8)
        store_u32(z, k, load_u64_as_u32(x, k));
    return failed;
}

PRIMITIVE uint32_t checked_u64_i64(char *z, const char *x, size_t i) {
    const __m256i a = load_u64(x, i + 0);
    const __m256i b = load_u64(x, i + 4);
    const __m256i c = load_u64(x, i + 8);
    const __m256i d = load_u64(x, i + 12);
    const __m256i e = load_u64(x, i + 16);
    const __m256i f = load_u64(x, i + 20);
    const __m256i g = load_u64(x, i + 24);
    const __m256i h = load_u64(x, i + 28);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(a, b), c), d), e), f), g), h);
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi64x((int64_t)UINT64_C(0x8000000000000000))), 1)) {
        store_u64(z, i + 0, a);
        store_u64(z, i + 4, b);
        store_u64(z, i + 8, c);
        store_u64(z, i + 12, d);
        store_u64(z, i + 16, e);
        store_u64(z, i + 20, f);
        store_u64(z, i + 24, g);
        store_u64(z, i + 28, h);
        return 0;
    }
    x = hidden(x);
    const uint32_t failed = bits_mask64(less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0x7fffffffffffffff)), load_u64(x, i + 0)),
                                          less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0x7fffffffffffffff)), load_u64(x, i + 4)),
                                          less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0x7fffffffffffffff)), load_u64(x, i + 8)),
                                          less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0x7fffffffffffffff)), load_u64(x, i + 12)),
                                          less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0x7fffffffffffffff)), load_u64(x, i + 16)),
                                          less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0x7fffffffffffffff)), load_u64(x, i + 20)),
                                          less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0x7fffffffffffffff)), load_u64(x, i + 24)),
                                          less_u64(_mm256_set1_epi64x((int64_t)UINT64_C(0x7fffffffffffffff)), load_u64(x, i + 28)));
    for (size_t k = i; k < i + 32; k += 4)
        store_u64(z, k, load_u64(x, k));
    return failed;
}

/* Where `large` is set, bit 11 becomes sticky for bits 0 to 10, which are cleared: f64 holds the result exactly. */
PRIMITIVE __m256i sticky_if(__m256i large, __m256i v) {
    const __m256i low = _mm256_srli_epi64(large, 53);
    return _mm256_andnot_si256(low, _mm256_or_si256(v, _mm256_add_epi64(_mm256_and_si256(v, low), low)));
}

PRIMITIVE __m256d f64_odd_u64(const char *p, size_t i) {
    const __m256i v = load_u64(p, i);
    return f64_of_u64(sticky_if(not_mask(_mm256_cmpeq_epi64(_mm256_srli_epi64(v, 53), _mm256_setzero_si256())), v));
}

PRIMITIVE __m256 load_u64_as_f32_odd(const char *p, size_t i) {
    return f32_of_halves(f32x4_of_f64_odd(f64_odd_u64(p, i)), f32x4_of_f64_odd(f64_odd_u64(p, i + 4)));
}

PRIMITIVE uint32_t checked_same_value_u64_bf16(char *z, const char *p, size_t i) {
    const __m256i a0 = load_u64(p, i + 0);
    const __m256i a1 = load_u64(p, i + 4);
    const __m256i a2 = load_u64(p, i + 8);
    const __m256i a3 = load_u64(p, i + 12);
    const __m256i a4 = load_u64(p, i + 16);
    const __m256i a5 = load_u64(p, i + 20);
    const __m256i a6 = load_u64(p, i + 24);
    const __m256i a7 = load_u64(p, i + 28);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(_mm256_or_si256(a0, a1), _mm256_or_si256(a2, a3)), _mm256_or_si256(_mm256_or_si256(a4, a5), _mm256_or_si256(a6, a7)));
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi64x(-(INT64_C(1) << 8))), 1)) {
        const __m256 v0 = load_u64_as_f32(p, i + 0);
        const __m256 v1 = load_u64_as_f32(p, i + 8);
        const __m256 v2 = load_u64_as_f32(p, i + 16);
        const __m256 v3 = load_u64_as_f32(p, i + 24);
        store_high_halves(z + 2 * i, _mm256_castps_si256(v0), _mm256_castps_si256(v1));
        store_high_halves(z + 2 * i + 32, _mm256_castps_si256(v2), _mm256_castps_si256(v3));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(differs_f32(load_u64_as_f32_odd(p, i + 0), round_f32_to_bf16(load_u64_as_f32_odd(p, i + 0))), differs_f32(load_u64_as_f32_odd(p, i + 8), round_f32_to_bf16(load_u64_as_f32_odd(p, i + 8))), differs_f32(load_u64_as_f32_odd(p, i + 16), round_f32_to_bf16(load_u64_as_f32_odd(p, i + 16))), differs_f32(load_u64_as_f32_odd(p, i + 24), round_f32_to_bf16(load_u64_as_f32_odd(p, i + 24))));
    for (size_t k = i; k < i + 32; k += 16)
        store_f32_as_bf16(z, k, load_u64_as_f32(p, k), load_u64_as_f32(p, k + 8));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_u64_f16(char *z, const char *p, size_t i) {
    const __m256i a0 = load_u64(p, i + 0);
    const __m256i a1 = load_u64(p, i + 4);
    const __m256i a2 = load_u64(p, i + 8);
    const __m256i a3 = load_u64(p, i + 12);
    const __m256i a4 = load_u64(p, i + 16);
    const __m256i a5 = load_u64(p, i + 20);
    const __m256i a6 = load_u64(p, i + 24);
    const __m256i a7 = load_u64(p, i + 28);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(_mm256_or_si256(a0, a1), _mm256_or_si256(a2, a3)), _mm256_or_si256(_mm256_or_si256(a4, a5), _mm256_or_si256(a6, a7)));
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi64x(-(INT64_C(1) << 11))), 1)) {
        const __m256 v0 = load_u64_as_f32(p, i + 0);
        const __m256 v1 = load_u64_as_f32(p, i + 8);
        const __m256 v2 = load_u64_as_f32(p, i + 16);
        const __m256 v3 = load_u64_as_f32(p, i + 24);
        store_f32_as_f16(z, i + 0, v0);
        store_f32_as_f16(z, i + 8, v1);
        store_f32_as_f16(z, i + 16, v2);
        store_f32_as_f16(z, i + 24, v3);
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(differs_f32(load_u64_as_f32_odd(p, i + 0), round_f32_to_f16(load_u64_as_f32_odd(p, i + 0))), differs_f32(load_u64_as_f32_odd(p, i + 8), round_f32_to_f16(load_u64_as_f32_odd(p, i + 8))), differs_f32(load_u64_as_f32_odd(p, i + 16), round_f32_to_f16(load_u64_as_f32_odd(p, i + 16))), differs_f32(load_u64_as_f32_odd(p, i + 24), round_f32_to_f16(load_u64_as_f32_odd(p, i + 24))));
    for (size_t k = i; k < i + 32; k += 8)
        store_f32_as_f16(z, k, load_u64_as_f32(p, k));
    return failed;
}

/* More than 24 bits, from the lowest that is set to the highest. */
PRIMITIVE __m256i inexact_u64_f32(__m256i v) {
    v = kept(v);
    const __m256i below = _mm256_andnot_si256(v, _mm256_add_epi64(v, _mm256_set1_epi64x(-1)));
    const __m256i high = _mm256_srli_epi64(v, 24);
    return not_mask(_mm256_cmpeq_epi64(_mm256_andnot_si256(below, high), _mm256_setzero_si256()));
}

PRIMITIVE uint32_t checked_same_value_u64_f32(char *z, const char *p, size_t i) {
    const __m256i a0 = load_u64(p, i + 0);
    const __m256i a1 = load_u64(p, i + 4);
    const __m256i a2 = load_u64(p, i + 8);
    const __m256i a3 = load_u64(p, i + 12);
    const __m256i a4 = load_u64(p, i + 16);
    const __m256i a5 = load_u64(p, i + 20);
    const __m256i a6 = load_u64(p, i + 24);
    const __m256i a7 = load_u64(p, i + 28);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(_mm256_or_si256(a0, a1), _mm256_or_si256(a2, a3)), _mm256_or_si256(_mm256_or_si256(a4, a5), _mm256_or_si256(a6, a7)));
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi64x(-(INT64_C(1) << 24))), 1)) {
        store_f32(z, i + 0, load_u64_as_f32(p, i + 0));
        store_f32(z, i + 8, load_u64_as_f32(p, i + 8));
        store_f32(z, i + 16, load_u64_as_f32(p, i + 16));
        store_f32(z, i + 24, load_u64_as_f32(p, i + 24));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask64(inexact_u64_f32(load_u64(p, i + 0)), inexact_u64_f32(load_u64(p, i + 4)), inexact_u64_f32(load_u64(p, i + 8)), inexact_u64_f32(load_u64(p, i + 12)), inexact_u64_f32(load_u64(p, i + 16)), inexact_u64_f32(load_u64(p, i + 20)), inexact_u64_f32(load_u64(p, i + 24)), inexact_u64_f32(load_u64(p, i + 28)));
    for (size_t k = i; k < i + 32; k += 8)
        store_f32(z, k, load_u64_as_f32(p, k));
    return failed;
}

/* More than 53 bits, from the lowest that is set to the highest. */
PRIMITIVE __m256i inexact_u64_f64(__m256i v) {
    v = kept(v);
    const __m256i below = _mm256_andnot_si256(v, _mm256_add_epi64(v, _mm256_set1_epi64x(-1)));
    const __m256i high = _mm256_srli_epi64(v, 53);
    return not_mask(_mm256_cmpeq_epi64(_mm256_andnot_si256(below, high), _mm256_setzero_si256()));
}

PRIMITIVE uint32_t checked_same_value_u64_f64(char *z, const char *p, size_t i) {
    const __m256i a0 = load_u64(p, i + 0);
    const __m256i a1 = load_u64(p, i + 4);
    const __m256i a2 = load_u64(p, i + 8);
    const __m256i a3 = load_u64(p, i + 12);
    const __m256i a4 = load_u64(p, i + 16);
    const __m256i a5 = load_u64(p, i + 20);
    const __m256i a6 = load_u64(p, i + 24);
    const __m256i a7 = load_u64(p, i + 28);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(_mm256_or_si256(a0, a1), _mm256_or_si256(a2, a3)), _mm256_or_si256(_mm256_or_si256(a4, a5), _mm256_or_si256(a6, a7)));
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi64x(-(INT64_C(1) << 53))), 1)) {
        store_f64(z, i + 0, load_u64_as_f64(p, i + 0));
        store_f64(z, i + 4, load_u64_as_f64(p, i + 4));
        store_f64(z, i + 8, load_u64_as_f64(p, i + 8));
        store_f64(z, i + 12, load_u64_as_f64(p, i + 12));
        store_f64(z, i + 16, load_u64_as_f64(p, i + 16));
        store_f64(z, i + 20, load_u64_as_f64(p, i + 20));
        store_f64(z, i + 24, load_u64_as_f64(p, i + 24));
        store_f64(z, i + 28, load_u64_as_f64(p, i + 28));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask64(inexact_u64_f64(load_u64(p, i + 0)), inexact_u64_f64(load_u64(p, i + 4)), inexact_u64_f64(load_u64(p, i + 8)), inexact_u64_f64(load_u64(p, i + 12)), inexact_u64_f64(load_u64(p, i + 16)), inexact_u64_f64(load_u64(p, i + 20)), inexact_u64_f64(load_u64(p, i + 24)), inexact_u64_f64(load_u64(p, i + 28)));
    for (size_t k = i; k < i + 32; k += 4)
        store_f64(z, k, load_u64_as_f64(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_u64_c64(char *z, const char *p, size_t i) {
    const __m256i a0 = load_u64(p, i + 0);
    const __m256i a1 = load_u64(p, i + 4);
    const __m256i a2 = load_u64(p, i + 8);
    const __m256i a3 = load_u64(p, i + 12);
    const __m256i a4 = load_u64(p, i + 16);
    const __m256i a5 = load_u64(p, i + 20);
    const __m256i a6 = load_u64(p, i + 24);
    const __m256i a7 = load_u64(p, i + 28);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(_mm256_or_si256(a0, a1), _mm256_or_si256(a2, a3)), _mm256_or_si256(_mm256_or_si256(a4, a5), _mm256_or_si256(a6, a7)));
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi64x(-(INT64_C(1) << 24))), 1)) {
        store_c64(z, i + 0, load_u64_as_c64(p, i + 0));
        store_c64(z, i + 4, load_u64_as_c64(p, i + 4));
        store_c64(z, i + 8, load_u64_as_c64(p, i + 8));
        store_c64(z, i + 12, load_u64_as_c64(p, i + 12));
        store_c64(z, i + 16, load_u64_as_c64(p, i + 16));
        store_c64(z, i + 20, load_u64_as_c64(p, i + 20));
        store_c64(z, i + 24, load_u64_as_c64(p, i + 24));
        store_c64(z, i + 28, load_u64_as_c64(p, i + 28));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask64(inexact_u64_f32(load_u64(p, i + 0)), inexact_u64_f32(load_u64(p, i + 4)), inexact_u64_f32(load_u64(p, i + 8)), inexact_u64_f32(load_u64(p, i + 12)), inexact_u64_f32(load_u64(p, i + 16)), inexact_u64_f32(load_u64(p, i + 20)), inexact_u64_f32(load_u64(p, i + 24)), inexact_u64_f32(load_u64(p, i + 28)));
    for (size_t k = i; k < i + 32; k += 4)
        store_c64(z, k, load_u64_as_c64(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_u64_c128(char *z, const char *p, size_t i) {
    const __m256i a0 = load_u64(p, i + 0);
    const __m256i a1 = load_u64(p, i + 4);
    const __m256i a2 = load_u64(p, i + 8);
    const __m256i a3 = load_u64(p, i + 12);
    const __m256i a4 = load_u64(p, i + 16);
    const __m256i a5 = load_u64(p, i + 20);
    const __m256i a6 = load_u64(p, i + 24);
    const __m256i a7 = load_u64(p, i + 28);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(_mm256_or_si256(a0, a1), _mm256_or_si256(a2, a3)), _mm256_or_si256(_mm256_or_si256(a4, a5), _mm256_or_si256(a6, a7)));
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi64x(-(INT64_C(1) << 53))), 1)) {
        store_c128(z, i + 0, load_u64_as_c128(p, i + 0));
        store_c128(z, i + 4, load_u64_as_c128(p, i + 4));
        store_c128(z, i + 8, load_u64_as_c128(p, i + 8));
        store_c128(z, i + 12, load_u64_as_c128(p, i + 12));
        store_c128(z, i + 16, load_u64_as_c128(p, i + 16));
        store_c128(z, i + 20, load_u64_as_c128(p, i + 20));
        store_c128(z, i + 24, load_u64_as_c128(p, i + 24));
        store_c128(z, i + 28, load_u64_as_c128(p, i + 28));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask64(inexact_u64_f64(load_u64(p, i + 0)), inexact_u64_f64(load_u64(p, i + 4)), inexact_u64_f64(load_u64(p, i + 8)), inexact_u64_f64(load_u64(p, i + 12)), inexact_u64_f64(load_u64(p, i + 16)), inexact_u64_f64(load_u64(p, i + 20)), inexact_u64_f64(load_u64(p, i + 24)), inexact_u64_f64(load_u64(p, i + 28)));
    for (size_t k = i; k < i + 32; k += 4)
        store_c128(z, k, load_u64_as_c128(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_i8_b(char *z, const char *x, size_t i) {
    const __m256i a = load_u8(x, i + 0);
    const __m256i truth = _mm256_min_epu8(a, _mm256_set1_epi8(1));
    store_u8(z, i, truth);
    return ~bits_mask8(_mm256_cmpeq_epi8(truth, a));
}

/* What fails is negative as a signed byte. */
PRIMITIVE uint32_t checked_i8_u8(char *z, const char *x, size_t i) {
    const __m256i a = load_u8(x, i + 0);
    store_u8(z, i + 0, load_u8(x, i + 0));
    return bits_mask8(a);
}

/* What fails is negative as a signed byte. */
PRIMITIVE uint32_t checked_i8_u16(char *z, const char *x, size_t i) {
    const __m256i a = load_u8(x, i + 0);
    store_u16(z, i + 0, load_i8_as_i16(x, i + 0));
    store_u16(z, i + 16, load_i8_as_i16(x, i + 16));
    return bits_mask8(a);
}

/* What fails is negative as a signed byte. */
PRIMITIVE uint32_t checked_i8_u32(char *z, const char *x, size_t i) {
    const __m256i a = load_u8(x, i + 0);
    store_u32(z, i + 0, load_i8_as_i32(x, i + 0));
    store_u32(z, i + 8, load_i8_as_i32(x, i + 8));
    store_u32(z, i + 16, load_i8_as_i32(x, i + 16));
    store_u32(z, i + 24, load_i8_as_i32(x, i + 24));
    return bits_mask8(a);
}

/* What fails is negative as a signed byte. */
PRIMITIVE uint32_t checked_i8_u64(char *z, const char *x, size_t i) {
    const __m256i a = load_u8(x, i + 0);
    store_u64(z, i + 0, load_i8_as_i64(x, i + 0));
    store_u64(z, i + 4, load_i8_as_i64(x, i + 4));
    store_u64(z, i + 8, load_i8_as_i64(x, i + 8));
    store_u64(z, i + 12, load_i8_as_i64(x, i + 12));
    store_u64(z, i + 16, load_i8_as_i64(x, i + 16));
    store_u64(z, i + 20, load_i8_as_i64(x, i + 20));
    store_u64(z, i + 24, load_i8_as_i64(x, i + 24));
    store_u64(z, i + 28, load_i8_as_i64(x, i + 28));
    return bits_mask8(a);
}

/* As the generic one, but that wraps so that comparing with signs does, which is all there is: two instructions, not four. */
PRIMITIVE __m256i outside_i16(__m256i v, __m256i lowest, __m256i highest) {
    const __m256i sign = _mm256_set1_epi16(INT16_MIN), offset = _mm256_sub_epi16(sign, lowest);
    return _mm256_cmpgt_epi16(_mm256_add_epi16(v, offset), _mm256_add_epi16(highest, offset));
}

PRIMITIVE uint32_t checked_i16_b(char *z, const char *x, size_t i) {
    const __m256i a = load_u16(x, i + 0);
    const __m256i b = load_u16(x, i + 16);
    const __m256i any = _mm256_or_si256(a, b);
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi16((int16_t)0xfffe)), 1)) {
        store_u8(z, i + 0, quarters_in_order(_mm256_packus_epi16(a, b)));
        return 0;
    }
    x = hidden(x);
    const uint32_t failed = bits_mask16(outside_i16(load_u16(x, i + 0), _mm256_set1_epi16((int16_t)0x0), _mm256_set1_epi16((int16_t)0x1)),
                                          outside_i16(load_u16(x, i + 16), _mm256_set1_epi16((int16_t)0x0), _mm256_set1_epi16((int16_t)0x1)));
    store_u8(z, i + 0, load_u16_as_b(x, i + 0));
    return failed;
}

PRIMITIVE uint32_t checked_i16_u8(char *z, const char *x, size_t i) {
    const __m256i a = load_u16(x, i + 0);
    const __m256i b = load_u16(x, i + 16);
    const __m256i any = _mm256_or_si256(a, b);
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi16((int16_t)0xff00)), 1)) {
        store_u8(z, i + 0, quarters_in_order(_mm256_packus_epi16(a, b)));
        return 0;
    }
    x = hidden(x);
    const uint32_t failed = bits_mask16(outside_i16(load_u16(x, i + 0), _mm256_set1_epi16((int16_t)0x0), _mm256_set1_epi16((int16_t)0xff)),
                                          outside_i16(load_u16(x, i + 16), _mm256_set1_epi16((int16_t)0x0), _mm256_set1_epi16((int16_t)0xff)));
    store_u8(z, i + 0, load_u16_as_u8(x, i + 0));
    return failed;
}

PRIMITIVE uint32_t checked_i16_u16(char *z, const char *x, size_t i) {
    const __m256i a = load_u16(x, i + 0);
    const __m256i b = load_u16(x, i + 16);
    const __m256i any = _mm256_or_si256(a, b);
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi16(INT16_MIN)), 1)) {
        store_u16(z, i + 0, a);
        store_u16(z, i + 16, b);
        return 0;
    }
    x = hidden(x);
    const uint32_t failed = bits_mask16(less_i16(load_u16(x, i + 0), _mm256_set1_epi16(0)),
                                          less_i16(load_u16(x, i + 16), _mm256_set1_epi16(0)));
    for (size_t k = i; k < i + 32; k += 16)
        store_u16(z, k, load_u16(x, k));
    return failed;
}

PRIMITIVE uint32_t checked_i16_u32(char *z, const char *x, size_t i) {
    const __m256i a = load_u16(x, i + 0);
    const __m256i b = load_u16(x, i + 16);
    const __m256i any = _mm256_or_si256(a, b);
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi16(INT16_MIN)), 1)) {
        store_u32(z, i + 0, load_i16_as_i32(x, i + 0));
        store_u32(z, i + 8, load_i16_as_i32(x, i + 8));
        store_u32(z, i + 16, load_i16_as_i32(x, i + 16));
        store_u32(z, i + 24, load_i16_as_i32(x, i + 24));
        return 0;
    }
    x = hidden(x);
    const uint32_t failed = bits_mask16(less_i16(load_u16(x, i + 0), _mm256_set1_epi16(0)),
                                          less_i16(load_u16(x, i + 16), _mm256_set1_epi16(0)));
    for (size_t k = i; k < i + 32; k += 8)
        store_u32(z, k, load_i16_as_i32(x, k));
    return failed;
}

PRIMITIVE uint32_t checked_i16_u64(char *z, const char *x, size_t i) {
    const __m256i a = load_u16(x, i + 0);
    const __m256i b = load_u16(x, i + 16);
    const __m256i any = _mm256_or_si256(a, b);
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi16(INT16_MIN)), 1)) {
        store_u64(z, i + 0, load_i16_as_i64(x, i + 0));
        store_u64(z, i + 4, load_i16_as_i64(x, i + 4));
        store_u64(z, i + 8, load_i16_as_i64(x, i + 8));
        store_u64(z, i + 12, load_i16_as_i64(x, i + 12));
        store_u64(z, i + 16, load_i16_as_i64(x, i + 16));
        store_u64(z, i + 20, load_i16_as_i64(x, i + 20));
        store_u64(z, i + 24, load_i16_as_i64(x, i + 24));
        store_u64(z, i + 28, load_i16_as_i64(x, i + 28));
        return 0;
    }
    x = hidden(x);
    const uint32_t failed = bits_mask16(less_i16(load_u16(x, i + 0), _mm256_set1_epi16(0)),
                                          less_i16(load_u16(x, i + 16), _mm256_set1_epi16(0)));
    for (size_t k = i; k < i + 32; k += 4)
        store_u64(z, k, load_i16_as_i64(x, k));
    return failed;
}

PRIMITIVE uint32_t checked_i16_i8(char *z, const char *x, size_t i) {
    const __m256i a = load_u16(x, i + 0);
    const __m256i b = load_u16(x, i + 16);
    const __m256i any = _mm256_or_si256(_mm256_add_epi16(a, _mm256_set1_epi16((int16_t)0x80)), _mm256_add_epi16(b, _mm256_set1_epi16((int16_t)0x80)));
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi16((int16_t)0xff00)), 1)) {
        store_u8(z, i + 0, quarters_in_order(_mm256_packs_epi16(a, b)));
        return 0;
    }
    x = hidden(x);
    const uint32_t failed = bits_mask16(outside_i16(load_u16(x, i + 0), _mm256_set1_epi16((int16_t)0xff80), _mm256_set1_epi16((int16_t)0x7f)),
                                          outside_i16(load_u16(x, i + 16), _mm256_set1_epi16((int16_t)0xff80), _mm256_set1_epi16((int16_t)0x7f)));
    store_u8(z, i + 0, load_u16_as_u8(x, i + 0));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_i16_bf16(char *z, const char *p, size_t i) {
    const __m256i a0 = load_u16(p, i + 0);
    const __m256i a1 = load_u16(p, i + 16);
    const __m256i any = _mm256_or_si256(_mm256_add_epi16(a0, _mm256_set1_epi16(1 << 8)), _mm256_add_epi16(a1, _mm256_set1_epi16(1 << 8)));
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi16(-(1 << 9))), 1)) {
        const __m256 v0 = load_i16_as_f32(p, i + 0);
        const __m256 v1 = load_i16_as_f32(p, i + 8);
        const __m256 v2 = load_i16_as_f32(p, i + 16);
        const __m256 v3 = load_i16_as_f32(p, i + 24);
        store_high_halves(z + 2 * i, _mm256_castps_si256(v0), _mm256_castps_si256(v1));
        store_high_halves(z + 2 * i + 32, _mm256_castps_si256(v2), _mm256_castps_si256(v3));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(differs_f32(load_i16_as_f32(p, i + 0), round_f32_to_bf16(load_i16_as_f32(p, i + 0))), differs_f32(load_i16_as_f32(p, i + 8), round_f32_to_bf16(load_i16_as_f32(p, i + 8))), differs_f32(load_i16_as_f32(p, i + 16), round_f32_to_bf16(load_i16_as_f32(p, i + 16))), differs_f32(load_i16_as_f32(p, i + 24), round_f32_to_bf16(load_i16_as_f32(p, i + 24))));
    for (size_t k = i; k < i + 32; k += 16)
        store_f32_as_bf16(z, k, load_i16_as_f32(p, k), load_i16_as_f32(p, k + 8));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_i16_f16(char *z, const char *p, size_t i) {
    const __m256i a0 = load_u16(p, i + 0);
    const __m256i a1 = load_u16(p, i + 16);
    const __m256i any = _mm256_or_si256(_mm256_add_epi16(a0, _mm256_set1_epi16(1 << 11)), _mm256_add_epi16(a1, _mm256_set1_epi16(1 << 11)));
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi16(-(1 << 12))), 1)) {
        const __m256 v0 = load_i16_as_f32(p, i + 0);
        const __m256 v1 = load_i16_as_f32(p, i + 8);
        const __m256 v2 = load_i16_as_f32(p, i + 16);
        const __m256 v3 = load_i16_as_f32(p, i + 24);
        store_f32_as_f16(z, i + 0, v0);
        store_f32_as_f16(z, i + 8, v1);
        store_f32_as_f16(z, i + 16, v2);
        store_f32_as_f16(z, i + 24, v3);
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(differs_f32(load_i16_as_f32(p, i + 0), round_f32_to_f16(load_i16_as_f32(p, i + 0))), differs_f32(load_i16_as_f32(p, i + 8), round_f32_to_f16(load_i16_as_f32(p, i + 8))), differs_f32(load_i16_as_f32(p, i + 16), round_f32_to_f16(load_i16_as_f32(p, i + 16))), differs_f32(load_i16_as_f32(p, i + 24), round_f32_to_f16(load_i16_as_f32(p, i + 24))));
    for (size_t k = i; k < i + 32; k += 8)
        store_f32_as_f16(z, k, load_i16_as_f32(p, k));
    return failed;
}

/* As the generic one, but that wraps so that comparing with signs does, which is all there is: two instructions, not four. */
PRIMITIVE __m256i outside_i32(__m256i v, __m256i lowest, __m256i highest) {
    const __m256i sign = _mm256_set1_epi32(INT32_MIN), offset = _mm256_sub_epi32(sign, lowest);
    return _mm256_cmpgt_epi32(_mm256_add_epi32(v, offset), _mm256_add_epi32(highest, offset));
}

PRIMITIVE uint32_t checked_i32_b(char *z, const char *x, size_t i) {
    const __m256i a = load_u32(x, i + 0);
    const __m256i b = load_u32(x, i + 8);
    const __m256i c = load_u32(x, i + 16);
    const __m256i d = load_u32(x, i + 24);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(_mm256_or_si256(a, b), c), d);
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi32((int32_t)0xfffffffe)), 1)) {
        store_u8(z, i + 0, u8_of_i32(a, b, c, d));
        return 0;
    }
    x = hidden(x);
    const uint32_t failed = bits_mask32(outside_i32(load_u32(x, i + 0), _mm256_set1_epi32((int32_t)0x0), _mm256_set1_epi32((int32_t)0x1)),
                                          outside_i32(load_u32(x, i + 8), _mm256_set1_epi32((int32_t)0x0), _mm256_set1_epi32((int32_t)0x1)),
                                          outside_i32(load_u32(x, i + 16), _mm256_set1_epi32((int32_t)0x0), _mm256_set1_epi32((int32_t)0x1)),
                                          outside_i32(load_u32(x, i + 24), _mm256_set1_epi32((int32_t)0x0), _mm256_set1_epi32((int32_t)0x1)));
    store_u8(z, i + 0, load_u32_as_b(x, i + 0));
    return failed;
}

PRIMITIVE uint32_t checked_i32_u8(char *z, const char *x, size_t i) {
    const __m256i a = load_u32(x, i + 0);
    const __m256i b = load_u32(x, i + 8);
    const __m256i c = load_u32(x, i + 16);
    const __m256i d = load_u32(x, i + 24);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(_mm256_or_si256(a, b), c), d);
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi32((int32_t)0xffffff00)), 1)) {
        store_u8(z, i + 0, u8_of_i32(a, b, c, d));
        return 0;
    }
    x = hidden(x);
    const uint32_t failed = bits_mask32(outside_i32(load_u32(x, i + 0), _mm256_set1_epi32((int32_t)0x0), _mm256_set1_epi32((int32_t)0xff)),
                                          outside_i32(load_u32(x, i + 8), _mm256_set1_epi32((int32_t)0x0), _mm256_set1_epi32((int32_t)0xff)),
                                          outside_i32(load_u32(x, i + 16), _mm256_set1_epi32((int32_t)0x0), _mm256_set1_epi32((int32_t)0xff)),
                                          outside_i32(load_u32(x, i + 24), _mm256_set1_epi32((int32_t)0x0), _mm256_set1_epi32((int32_t)0xff)));
    store_u8(z, i + 0, load_u32_as_u8(x, i + 0));
    return failed;
}

PRIMITIVE uint32_t checked_i32_u16(char *z, const char *x, size_t i) {
    const __m256i a = load_u32(x, i + 0);
    const __m256i b = load_u32(x, i + 8);
    const __m256i c = load_u32(x, i + 16);
    const __m256i d = load_u32(x, i + 24);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(_mm256_or_si256(a, b), c), d);
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi32((int32_t)0xffff0000)), 1)) {
        store_u16(z, i + 0, u16_of_i32(a, b));
        store_u16(z, i + 16, u16_of_i32(c, d));
        return 0;
    }
    x = hidden(x);
    const uint32_t failed = bits_mask32(outside_i32(load_u32(x, i + 0), _mm256_set1_epi32((int32_t)0x0), _mm256_set1_epi32((int32_t)0xffff)),
                                          outside_i32(load_u32(x, i + 8), _mm256_set1_epi32((int32_t)0x0), _mm256_set1_epi32((int32_t)0xffff)),
                                          outside_i32(load_u32(x, i + 16), _mm256_set1_epi32((int32_t)0x0), _mm256_set1_epi32((int32_t)0xffff)),
                                          outside_i32(load_u32(x, i + 24), _mm256_set1_epi32((int32_t)0x0), _mm256_set1_epi32((int32_t)0xffff)));
    for (size_t k = i; k < i + 32; k += 16)
        store_u16(z, k, load_u32_as_u16(x, k));
    return failed;
}

PRIMITIVE uint32_t checked_i32_u32(char *z, const char *x, size_t i) {
    const __m256i a = load_u32(x, i + 0);
    const __m256i b = load_u32(x, i + 8);
    const __m256i c = load_u32(x, i + 16);
    const __m256i d = load_u32(x, i + 24);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(_mm256_or_si256(a, b), c), d);
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi32(INT32_MIN)), 1)) {
        store_u32(z, i + 0, a);
        store_u32(z, i + 8, b);
        store_u32(z, i + 16, c);
        store_u32(z, i + 24, d);
        return 0;
    }
    x = hidden(x);
    const uint32_t failed = bits_mask32(less_i32(load_u32(x, i + 0), _mm256_set1_epi32(0)),
                                          less_i32(load_u32(x, i + 8), _mm256_set1_epi32(0)),
                                          less_i32(load_u32(x, i + 16), _mm256_set1_epi32(0)),
                                          less_i32(load_u32(x, i + 24), _mm256_set1_epi32(0)));
    for (size_t k = i; k < i + 32; k += 8)
        store_u32(z, k, load_u32(x, k));
    return failed;
}

PRIMITIVE uint32_t checked_i32_u64(char *z, const char *x, size_t i) {
    const __m256i a = load_u32(x, i + 0);
    const __m256i b = load_u32(x, i + 8);
    const __m256i c = load_u32(x, i + 16);
    const __m256i d = load_u32(x, i + 24);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(_mm256_or_si256(a, b), c), d);
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi32(INT32_MIN)), 1)) {
        store_u64(z, i + 0, load_i32_as_i64(x, i + 0));
        store_u64(z, i + 4, load_i32_as_i64(x, i + 4));
        store_u64(z, i + 8, load_i32_as_i64(x, i + 8));
        store_u64(z, i + 12, load_i32_as_i64(x, i + 12));
        store_u64(z, i + 16, load_i32_as_i64(x, i + 16));
        store_u64(z, i + 20, load_i32_as_i64(x, i + 20));
        store_u64(z, i + 24, load_i32_as_i64(x, i + 24));
        store_u64(z, i + 28, load_i32_as_i64(x, i + 28));
        return 0;
    }
    x = hidden(x);
    const uint32_t failed = bits_mask32(less_i32(load_u32(x, i + 0), _mm256_set1_epi32(0)),
                                          less_i32(load_u32(x, i + 8), _mm256_set1_epi32(0)),
                                          less_i32(load_u32(x, i + 16), _mm256_set1_epi32(0)),
                                          less_i32(load_u32(x, i + 24), _mm256_set1_epi32(0)));
    for (size_t k = i; k < i + 32; k += 4)
        store_u64(z, k, load_i32_as_i64(x, k));
    return failed;
}

PRIMITIVE uint32_t checked_i32_i8(char *z, const char *x, size_t i) {
    const __m256i a = load_u32(x, i + 0);
    const __m256i b = load_u32(x, i + 8);
    const __m256i c = load_u32(x, i + 16);
    const __m256i d = load_u32(x, i + 24);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_add_epi32(a, _mm256_set1_epi32((int32_t)0x80)), _mm256_add_epi32(b, _mm256_set1_epi32((int32_t)0x80))), _mm256_add_epi32(c, _mm256_set1_epi32((int32_t)0x80))), _mm256_add_epi32(d, _mm256_set1_epi32((int32_t)0x80)));
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi32((int32_t)0xffffff00)), 1)) {
        store_u8(z, i + 0, i8_of_i32(a, b, c, d));
        return 0;
    }
    x = hidden(x);
    const uint32_t failed = bits_mask32(outside_i32(load_u32(x, i + 0), _mm256_set1_epi32((int32_t)0xffffff80), _mm256_set1_epi32((int32_t)0x7f)),
                                          outside_i32(load_u32(x, i + 8), _mm256_set1_epi32((int32_t)0xffffff80), _mm256_set1_epi32((int32_t)0x7f)),
                                          outside_i32(load_u32(x, i + 16), _mm256_set1_epi32((int32_t)0xffffff80), _mm256_set1_epi32((int32_t)0x7f)),
                                          outside_i32(load_u32(x, i + 24), _mm256_set1_epi32((int32_t)0xffffff80), _mm256_set1_epi32((int32_t)0x7f)));
    store_u8(z, i + 0, load_u32_as_u8(x, i + 0));
    return failed;
}

PRIMITIVE uint32_t checked_i32_i16(char *z, const char *x, size_t i) {
    const __m256i a = load_u32(x, i + 0);
    const __m256i b = load_u32(x, i + 8);
    const __m256i c = load_u32(x, i + 16);
    const __m256i d = load_u32(x, i + 24);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_add_epi32(a, _mm256_set1_epi32((int32_t)0x8000)), _mm256_add_epi32(b, _mm256_set1_epi32((int32_t)0x8000))), _mm256_add_epi32(c, _mm256_set1_epi32((int32_t)0x8000))), _mm256_add_epi32(d, _mm256_set1_epi32((int32_t)0x8000)));
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi32((int32_t)0xffff0000)), 1)) {
        store_u16(z, i + 0, i16_of_i32(a, b));
        store_u16(z, i + 16, i16_of_i32(c, d));
        return 0;
    }
    x = hidden(x);
    const uint32_t failed = bits_mask32(outside_i32(load_u32(x, i + 0), _mm256_set1_epi32((int32_t)0xffff8000), _mm256_set1_epi32((int32_t)0x7fff)),
                                          outside_i32(load_u32(x, i + 8), _mm256_set1_epi32((int32_t)0xffff8000), _mm256_set1_epi32((int32_t)0x7fff)),
                                          outside_i32(load_u32(x, i + 16), _mm256_set1_epi32((int32_t)0xffff8000), _mm256_set1_epi32((int32_t)0x7fff)),
                                          outside_i32(load_u32(x, i + 24), _mm256_set1_epi32((int32_t)0xffff8000), _mm256_set1_epi32((int32_t)0x7fff)));
    for (size_t k = i; k < i + 32; k += 16)
        store_u16(z, k, load_u32_as_u16(x, k));
    return failed;
}

PRIMITIVE __m256 load_i32_as_f32_odd(const char *p, size_t i) {
    return f32_of_halves(f32x4_of_f64_odd(load_i32_as_f64(p, i)), f32x4_of_f64_odd(load_i32_as_f64(p, i + 4)));
}

PRIMITIVE uint32_t checked_same_value_i32_bf16(char *z, const char *p, size_t i) {
    const __m256i a0 = load_u32(p, i + 0);
    const __m256i a1 = load_u32(p, i + 8);
    const __m256i a2 = load_u32(p, i + 16);
    const __m256i a3 = load_u32(p, i + 24);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(_mm256_add_epi32(a0, _mm256_set1_epi32(INT32_C(1) << 8)), _mm256_add_epi32(a1, _mm256_set1_epi32(INT32_C(1) << 8))), _mm256_or_si256(_mm256_add_epi32(a2, _mm256_set1_epi32(INT32_C(1) << 8)), _mm256_add_epi32(a3, _mm256_set1_epi32(INT32_C(1) << 8))));
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi32(-(1 << 9))), 1)) {
        const __m256 v0 = load_i32_as_f32(p, i + 0);
        const __m256 v1 = load_i32_as_f32(p, i + 8);
        const __m256 v2 = load_i32_as_f32(p, i + 16);
        const __m256 v3 = load_i32_as_f32(p, i + 24);
        store_high_halves(z + 2 * i, _mm256_castps_si256(v0), _mm256_castps_si256(v1));
        store_high_halves(z + 2 * i + 32, _mm256_castps_si256(v2), _mm256_castps_si256(v3));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(differs_f32(load_i32_as_f32_odd(p, i + 0), round_f32_to_bf16(load_i32_as_f32_odd(p, i + 0))), differs_f32(load_i32_as_f32_odd(p, i + 8), round_f32_to_bf16(load_i32_as_f32_odd(p, i + 8))), differs_f32(load_i32_as_f32_odd(p, i + 16), round_f32_to_bf16(load_i32_as_f32_odd(p, i + 16))), differs_f32(load_i32_as_f32_odd(p, i + 24), round_f32_to_bf16(load_i32_as_f32_odd(p, i + 24))));
    for (size_t k = i; k < i + 32; k += 16)
        store_f32_as_bf16(z, k, load_i32_as_f32(p, k), load_i32_as_f32(p, k + 8));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_i32_f16(char *z, const char *p, size_t i) {
    const __m256i a0 = load_u32(p, i + 0);
    const __m256i a1 = load_u32(p, i + 8);
    const __m256i a2 = load_u32(p, i + 16);
    const __m256i a3 = load_u32(p, i + 24);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(_mm256_add_epi32(a0, _mm256_set1_epi32(INT32_C(1) << 11)), _mm256_add_epi32(a1, _mm256_set1_epi32(INT32_C(1) << 11))), _mm256_or_si256(_mm256_add_epi32(a2, _mm256_set1_epi32(INT32_C(1) << 11)), _mm256_add_epi32(a3, _mm256_set1_epi32(INT32_C(1) << 11))));
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi32(-(1 << 12))), 1)) {
        const __m256 v0 = load_i32_as_f32(p, i + 0);
        const __m256 v1 = load_i32_as_f32(p, i + 8);
        const __m256 v2 = load_i32_as_f32(p, i + 16);
        const __m256 v3 = load_i32_as_f32(p, i + 24);
        store_f32_as_f16(z, i + 0, v0);
        store_f32_as_f16(z, i + 8, v1);
        store_f32_as_f16(z, i + 16, v2);
        store_f32_as_f16(z, i + 24, v3);
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(differs_f32(load_i32_as_f32_odd(p, i + 0), round_f32_to_f16(load_i32_as_f32_odd(p, i + 0))), differs_f32(load_i32_as_f32_odd(p, i + 8), round_f32_to_f16(load_i32_as_f32_odd(p, i + 8))), differs_f32(load_i32_as_f32_odd(p, i + 16), round_f32_to_f16(load_i32_as_f32_odd(p, i + 16))), differs_f32(load_i32_as_f32_odd(p, i + 24), round_f32_to_f16(load_i32_as_f32_odd(p, i + 24))));
    for (size_t k = i; k < i + 32; k += 8)
        store_f32_as_f16(z, k, load_i32_as_f32(p, k));
    return failed;
}

/* What is converted and back is another one; past the end that is -2^31. */
PRIMITIVE __m256i inexact_i32_f32(__m256i v) {
    v = kept(v);
    return not_mask(_mm256_cmpeq_epi32(_mm256_cvttps_epi32(_mm256_cvtepi32_ps(v)), v));
}

PRIMITIVE uint32_t checked_same_value_i32_f32(char *z, const char *p, size_t i) {
    const __m256i a0 = load_u32(p, i + 0);
    const __m256i a1 = load_u32(p, i + 8);
    const __m256i a2 = load_u32(p, i + 16);
    const __m256i a3 = load_u32(p, i + 24);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(_mm256_add_epi32(a0, _mm256_set1_epi32(INT32_C(1) << 24)), _mm256_add_epi32(a1, _mm256_set1_epi32(INT32_C(1) << 24))), _mm256_or_si256(_mm256_add_epi32(a2, _mm256_set1_epi32(INT32_C(1) << 24)), _mm256_add_epi32(a3, _mm256_set1_epi32(INT32_C(1) << 24))));
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi32(-(1 << 25))), 1)) {
        store_f32(z, i + 0, load_i32_as_f32(p, i + 0));
        store_f32(z, i + 8, load_i32_as_f32(p, i + 8));
        store_f32(z, i + 16, load_i32_as_f32(p, i + 16));
        store_f32(z, i + 24, load_i32_as_f32(p, i + 24));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(inexact_i32_f32(load_u32(p, i + 0)), inexact_i32_f32(load_u32(p, i + 8)), inexact_i32_f32(load_u32(p, i + 16)), inexact_i32_f32(load_u32(p, i + 24)));
    for (size_t k = i; k < i + 32; k += 8)
        store_f32(z, k, load_i32_as_f32(p, k));
    return failed;
}

PRIMITIVE __m256 load_i32_as_c64(const char *p, size_t i) {
    return c64_of_f32x4(_mm_cvtepi32_ps(i32x4_i32(p, i)));
}

PRIMITIVE uint32_t checked_same_value_i32_c64(char *z, const char *p, size_t i) {
    const __m256i a0 = load_u32(p, i + 0);
    const __m256i a1 = load_u32(p, i + 8);
    const __m256i a2 = load_u32(p, i + 16);
    const __m256i a3 = load_u32(p, i + 24);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(_mm256_add_epi32(a0, _mm256_set1_epi32(INT32_C(1) << 24)), _mm256_add_epi32(a1, _mm256_set1_epi32(INT32_C(1) << 24))), _mm256_or_si256(_mm256_add_epi32(a2, _mm256_set1_epi32(INT32_C(1) << 24)), _mm256_add_epi32(a3, _mm256_set1_epi32(INT32_C(1) << 24))));
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi32(-(1 << 25))), 1)) {
        store_c64(z, i + 0, load_i32_as_c64(p, i + 0));
        store_c64(z, i + 4, load_i32_as_c64(p, i + 4));
        store_c64(z, i + 8, load_i32_as_c64(p, i + 8));
        store_c64(z, i + 12, load_i32_as_c64(p, i + 12));
        store_c64(z, i + 16, load_i32_as_c64(p, i + 16));
        store_c64(z, i + 20, load_i32_as_c64(p, i + 20));
        store_c64(z, i + 24, load_i32_as_c64(p, i + 24));
        store_c64(z, i + 28, load_i32_as_c64(p, i + 28));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(inexact_i32_f32(load_u32(p, i + 0)), inexact_i32_f32(load_u32(p, i + 8)), inexact_i32_f32(load_u32(p, i + 16)), inexact_i32_f32(load_u32(p, i + 24)));
    for (size_t k = i; k < i + 32; k += 4)
        store_c64(z, k, load_i32_as_c64(p, k));
    return failed;
}

/* As the generic one, but that wraps so that comparing with signs does, which is all there is: two instructions, not four. */
PRIMITIVE __m256i outside_i64(__m256i v, __m256i lowest, __m256i highest) {
    const __m256i sign = _mm256_set1_epi64x(INT64_MIN), offset = _mm256_sub_epi64(sign, lowest);
    return _mm256_cmpgt_epi64(_mm256_add_epi64(v, offset), _mm256_add_epi64(highest, offset));
}

PRIMITIVE uint32_t checked_i64_b(char *z, const char *x, size_t i) {
    const __m256i a = load_u64(x, i + 0);
    const __m256i b = load_u64(x, i + 4);
    const __m256i c = load_u64(x, i + 8);
    const __m256i d = load_u64(x, i + 12);
    const __m256i e = load_u64(x, i + 16);
    const __m256i f = load_u64(x, i + 20);
    const __m256i g = load_u64(x, i + 24);
    const __m256i h = load_u64(x, i + 28);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(a, b), c), d), e), f), g), h);
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi64x((int64_t)UINT64_C(0xfffffffffffffffe))), 1)) {
        store_u8(z, i + 0, sixteenths_in_order(_mm256_packus_epi16(_mm256_packs_epi32(low_halves(a, b), low_halves(c, d)), _mm256_packs_epi32(low_halves(e, f), low_halves(g, h)))));
        return 0;
    }
    x = hidden(x);
    const uint32_t failed = bits_mask64(outside_i64(load_u64(x, i + 0), _mm256_set1_epi64x((int64_t)UINT64_C(0x0)), _mm256_set1_epi64x((int64_t)UINT64_C(0x1))),
                                          outside_i64(load_u64(x, i + 4), _mm256_set1_epi64x((int64_t)UINT64_C(0x0)), _mm256_set1_epi64x((int64_t)UINT64_C(0x1))),
                                          outside_i64(load_u64(x, i + 8), _mm256_set1_epi64x((int64_t)UINT64_C(0x0)), _mm256_set1_epi64x((int64_t)UINT64_C(0x1))),
                                          outside_i64(load_u64(x, i + 12), _mm256_set1_epi64x((int64_t)UINT64_C(0x0)), _mm256_set1_epi64x((int64_t)UINT64_C(0x1))),
                                          outside_i64(load_u64(x, i + 16), _mm256_set1_epi64x((int64_t)UINT64_C(0x0)), _mm256_set1_epi64x((int64_t)UINT64_C(0x1))),
                                          outside_i64(load_u64(x, i + 20), _mm256_set1_epi64x((int64_t)UINT64_C(0x0)), _mm256_set1_epi64x((int64_t)UINT64_C(0x1))),
                                          outside_i64(load_u64(x, i + 24), _mm256_set1_epi64x((int64_t)UINT64_C(0x0)), _mm256_set1_epi64x((int64_t)UINT64_C(0x1))),
                                          outside_i64(load_u64(x, i + 28), _mm256_set1_epi64x((int64_t)UINT64_C(0x0)), _mm256_set1_epi64x((int64_t)UINT64_C(0x1))));
    store_u8(z, i + 0, load_u64_as_b(x, i + 0));
    return failed;
}

PRIMITIVE uint32_t checked_i64_u8(char *z, const char *x, size_t i) {
    const __m256i a = load_u64(x, i + 0);
    const __m256i b = load_u64(x, i + 4);
    const __m256i c = load_u64(x, i + 8);
    const __m256i d = load_u64(x, i + 12);
    const __m256i e = load_u64(x, i + 16);
    const __m256i f = load_u64(x, i + 20);
    const __m256i g = load_u64(x, i + 24);
    const __m256i h = load_u64(x, i + 28);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(a, b), c), d), e), f), g), h);
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi64x((int64_t)UINT64_C(0xffffffffffffff00))), 1)) {
        store_u8(z, i + 0, sixteenths_in_order(_mm256_packus_epi16(_mm256_packs_epi32(low_halves(a, b), low_halves(c, d)), _mm256_packs_epi32(low_halves(e, f), low_halves(g, h)))));
        return 0;
    }
    x = hidden(x);
    const uint32_t failed = bits_mask64(outside_i64(load_u64(x, i + 0), _mm256_set1_epi64x((int64_t)UINT64_C(0x0)), _mm256_set1_epi64x((int64_t)UINT64_C(0xff))),
                                          outside_i64(load_u64(x, i + 4), _mm256_set1_epi64x((int64_t)UINT64_C(0x0)), _mm256_set1_epi64x((int64_t)UINT64_C(0xff))),
                                          outside_i64(load_u64(x, i + 8), _mm256_set1_epi64x((int64_t)UINT64_C(0x0)), _mm256_set1_epi64x((int64_t)UINT64_C(0xff))),
                                          outside_i64(load_u64(x, i + 12), _mm256_set1_epi64x((int64_t)UINT64_C(0x0)), _mm256_set1_epi64x((int64_t)UINT64_C(0xff))),
                                          outside_i64(load_u64(x, i + 16), _mm256_set1_epi64x((int64_t)UINT64_C(0x0)), _mm256_set1_epi64x((int64_t)UINT64_C(0xff))),
                                          outside_i64(load_u64(x, i + 20), _mm256_set1_epi64x((int64_t)UINT64_C(0x0)), _mm256_set1_epi64x((int64_t)UINT64_C(0xff))),
                                          outside_i64(load_u64(x, i + 24), _mm256_set1_epi64x((int64_t)UINT64_C(0x0)), _mm256_set1_epi64x((int64_t)UINT64_C(0xff))),
                                          outside_i64(load_u64(x, i + 28), _mm256_set1_epi64x((int64_t)UINT64_C(0x0)), _mm256_set1_epi64x((int64_t)UINT64_C(0xff))));
    store_u8(z, i + 0, load_u64_as_u8(x, i + 0));
    return failed;
}

PRIMITIVE uint32_t checked_i64_u16(char *z, const char *x, size_t i) {
    const __m256i a = load_u64(x, i + 0);
    const __m256i b = load_u64(x, i + 4);
    const __m256i c = load_u64(x, i + 8);
    const __m256i d = load_u64(x, i + 12);
    const __m256i e = load_u64(x, i + 16);
    const __m256i f = load_u64(x, i + 20);
    const __m256i g = load_u64(x, i + 24);
    const __m256i h = load_u64(x, i + 28);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(a, b), c), d), e), f), g), h);
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi64x((int64_t)UINT64_C(0xffffffffffff0000))), 1)) {
        store_u16(z, i + 0, eighths_in_order(_mm256_packus_epi32(low_halves(a, b), low_halves(c, d))));
        store_u16(z, i + 16, eighths_in_order(_mm256_packus_epi32(low_halves(e, f), low_halves(g, h))));
        return 0;
    }
    x = hidden(x);
    const uint32_t failed = bits_mask64(outside_i64(load_u64(x, i + 0), _mm256_set1_epi64x((int64_t)UINT64_C(0x0)), _mm256_set1_epi64x((int64_t)UINT64_C(0xffff))),
                                          outside_i64(load_u64(x, i + 4), _mm256_set1_epi64x((int64_t)UINT64_C(0x0)), _mm256_set1_epi64x((int64_t)UINT64_C(0xffff))),
                                          outside_i64(load_u64(x, i + 8), _mm256_set1_epi64x((int64_t)UINT64_C(0x0)), _mm256_set1_epi64x((int64_t)UINT64_C(0xffff))),
                                          outside_i64(load_u64(x, i + 12), _mm256_set1_epi64x((int64_t)UINT64_C(0x0)), _mm256_set1_epi64x((int64_t)UINT64_C(0xffff))),
                                          outside_i64(load_u64(x, i + 16), _mm256_set1_epi64x((int64_t)UINT64_C(0x0)), _mm256_set1_epi64x((int64_t)UINT64_C(0xffff))),
                                          outside_i64(load_u64(x, i + 20), _mm256_set1_epi64x((int64_t)UINT64_C(0x0)), _mm256_set1_epi64x((int64_t)UINT64_C(0xffff))),
                                          outside_i64(load_u64(x, i + 24), _mm256_set1_epi64x((int64_t)UINT64_C(0x0)), _mm256_set1_epi64x((int64_t)UINT64_C(0xffff))),
                                          outside_i64(load_u64(x, i + 28), _mm256_set1_epi64x((int64_t)UINT64_C(0x0)), _mm256_set1_epi64x((int64_t)UINT64_C(0xffff))));
    for (size_t k = i; k < i + 32; k += 16)
        store_u16(z, k, load_u64_as_u16(x, k));
    return failed;
}

PRIMITIVE uint32_t checked_i64_u32(char *z, const char *x, size_t i) {
    const __m256i a = load_u64(x, i + 0);
    const __m256i b = load_u64(x, i + 4);
    const __m256i c = load_u64(x, i + 8);
    const __m256i d = load_u64(x, i + 12);
    const __m256i e = load_u64(x, i + 16);
    const __m256i f = load_u64(x, i + 20);
    const __m256i g = load_u64(x, i + 24);
    const __m256i h = load_u64(x, i + 28);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(a, b), c), d), e), f), g), h);
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi64x((int64_t)UINT64_C(0xffffffff00000000))), 1)) {
        store_u32(z, i + 0, quarters_in_order(low_halves(a, b)));
        store_u32(z, i + 8, quarters_in_order(low_halves(c, d)));
        store_u32(z, i + 16, quarters_in_order(low_halves(e, f)));
        store_u32(z, i + 24, quarters_in_order(low_halves(g, h)));
        return 0;
    }
    x = hidden(x);
    const uint32_t failed = bits_mask64(outside_i64(load_u64(x, i + 0), _mm256_set1_epi64x((int64_t)UINT64_C(0x0)), _mm256_set1_epi64x((int64_t)UINT64_C(0xffffffff))),
                                          outside_i64(load_u64(x, i + 4), _mm256_set1_epi64x((int64_t)UINT64_C(0x0)), _mm256_set1_epi64x((int64_t)UINT64_C(0xffffffff))),
                                          outside_i64(load_u64(x, i + 8), _mm256_set1_epi64x((int64_t)UINT64_C(0x0)), _mm256_set1_epi64x((int64_t)UINT64_C(0xffffffff))),
                                          outside_i64(load_u64(x, i + 12), _mm256_set1_epi64x((int64_t)UINT64_C(0x0)), _mm256_set1_epi64x((int64_t)UINT64_C(0xffffffff))),
                                          outside_i64(load_u64(x, i + 16), _mm256_set1_epi64x((int64_t)UINT64_C(0x0)), _mm256_set1_epi64x((int64_t)UINT64_C(0xffffffff))),
                                          outside_i64(load_u64(x, i + 20), _mm256_set1_epi64x((int64_t)UINT64_C(0x0)), _mm256_set1_epi64x((int64_t)UINT64_C(0xffffffff))),
                                          outside_i64(load_u64(x, i + 24), _mm256_set1_epi64x((int64_t)UINT64_C(0x0)), _mm256_set1_epi64x((int64_t)UINT64_C(0xffffffff))),
                                          outside_i64(load_u64(x, i + 28), _mm256_set1_epi64x((int64_t)UINT64_C(0x0)), _mm256_set1_epi64x((int64_t)UINT64_C(0xffffffff))));
    for (size_t k = i; k < i + 32; k += 8)
        store_u32(z, k, load_u64_as_u32(x, k));
    return failed;
}

PRIMITIVE uint32_t checked_i64_u64(char *z, const char *x, size_t i) {
    const __m256i a = load_u64(x, i + 0);
    const __m256i b = load_u64(x, i + 4);
    const __m256i c = load_u64(x, i + 8);
    const __m256i d = load_u64(x, i + 12);
    const __m256i e = load_u64(x, i + 16);
    const __m256i f = load_u64(x, i + 20);
    const __m256i g = load_u64(x, i + 24);
    const __m256i h = load_u64(x, i + 28);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(a, b), c), d), e), f), g), h);
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi64x(INT64_MIN)), 1)) {
        store_u64(z, i + 0, a);
        store_u64(z, i + 4, b);
        store_u64(z, i + 8, c);
        store_u64(z, i + 12, d);
        store_u64(z, i + 16, e);
        store_u64(z, i + 20, f);
        store_u64(z, i + 24, g);
        store_u64(z, i + 28, h);
        return 0;
    }
    x = hidden(x);
    const uint32_t failed = bits_mask64(less_i64(load_u64(x, i + 0), _mm256_set1_epi64x(0)),
                                          less_i64(load_u64(x, i + 4), _mm256_set1_epi64x(0)),
                                          less_i64(load_u64(x, i + 8), _mm256_set1_epi64x(0)),
                                          less_i64(load_u64(x, i + 12), _mm256_set1_epi64x(0)),
                                          less_i64(load_u64(x, i + 16), _mm256_set1_epi64x(0)),
                                          less_i64(load_u64(x, i + 20), _mm256_set1_epi64x(0)),
                                          less_i64(load_u64(x, i + 24), _mm256_set1_epi64x(0)),
                                          less_i64(load_u64(x, i + 28), _mm256_set1_epi64x(0)));
    for (size_t k = i; k < i + 32; k += 4)
        store_u64(z, k, load_u64(x, k));
    return failed;
}

PRIMITIVE uint32_t checked_i64_i8(char *z, const char *x, size_t i) {
    const __m256i a = load_u64(x, i + 0);
    const __m256i b = load_u64(x, i + 4);
    const __m256i c = load_u64(x, i + 8);
    const __m256i d = load_u64(x, i + 12);
    const __m256i e = load_u64(x, i + 16);
    const __m256i f = load_u64(x, i + 20);
    const __m256i g = load_u64(x, i + 24);
    const __m256i h = load_u64(x, i + 28);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_add_epi64(a, _mm256_set1_epi64x((int64_t)UINT64_C(0x80))), _mm256_add_epi64(b, _mm256_set1_epi64x((int64_t)UINT64_C(0x80)))), _mm256_add_epi64(c, _mm256_set1_epi64x((int64_t)UINT64_C(0x80)))), _mm256_add_epi64(d, _mm256_set1_epi64x((int64_t)UINT64_C(0x80)))), _mm256_add_epi64(e, _mm256_set1_epi64x((int64_t)UINT64_C(0x80)))), _mm256_add_epi64(f, _mm256_set1_epi64x((int64_t)UINT64_C(0x80)))), _mm256_add_epi64(g, _mm256_set1_epi64x((int64_t)UINT64_C(0x80)))), _mm256_add_epi64(h, _mm256_set1_epi64x((int64_t)UINT64_C(0x80))));
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi64x((int64_t)UINT64_C(0xffffffffffffff00))), 1)) {
        store_u8(z, i + 0, sixteenths_in_order(_mm256_packs_epi16(_mm256_packs_epi32(low_halves(a, b), low_halves(c, d)), _mm256_packs_epi32(low_halves(e, f), low_halves(g, h)))));
        return 0;
    }
    x = hidden(x);
    const uint32_t failed = bits_mask64(outside_i64(load_u64(x, i + 0), _mm256_set1_epi64x((int64_t)UINT64_C(0xffffffffffffff80)), _mm256_set1_epi64x((int64_t)UINT64_C(0x7f))),
                                          outside_i64(load_u64(x, i + 4), _mm256_set1_epi64x((int64_t)UINT64_C(0xffffffffffffff80)), _mm256_set1_epi64x((int64_t)UINT64_C(0x7f))),
                                          outside_i64(load_u64(x, i + 8), _mm256_set1_epi64x((int64_t)UINT64_C(0xffffffffffffff80)), _mm256_set1_epi64x((int64_t)UINT64_C(0x7f))),
                                          outside_i64(load_u64(x, i + 12), _mm256_set1_epi64x((int64_t)UINT64_C(0xffffffffffffff80)), _mm256_set1_epi64x((int64_t)UINT64_C(0x7f))),
                                          outside_i64(load_u64(x, i + 16), _mm256_set1_epi64x((int64_t)UINT64_C(0xffffffffffffff80)), _mm256_set1_epi64x((int64_t)UINT64_C(0x7f))),
                                          outside_i64(load_u64(x, i + 20), _mm256_set1_epi64x((int64_t)UINT64_C(0xffffffffffffff80)), _mm256_set1_epi64x((int64_t)UINT64_C(0x7f))),
                                          outside_i64(load_u64(x, i + 24), _mm256_set1_epi64x((int64_t)UINT64_C(0xffffffffffffff80)), _mm256_set1_epi64x((int64_t)UINT64_C(0x7f))),
                                          outside_i64(load_u64(x, i + 28), _mm256_set1_epi64x((int64_t)UINT64_C(0xffffffffffffff80)), _mm256_set1_epi64x((int64_t)UINT64_C(0x7f))));
    store_u8(z, i + 0, load_u64_as_u8(x, i + 0));
    return failed;
}

PRIMITIVE uint32_t checked_i64_i16(char *z, const char *x, size_t i) {
    const __m256i a = load_u64(x, i + 0);
    const __m256i b = load_u64(x, i + 4);
    const __m256i c = load_u64(x, i + 8);
    const __m256i d = load_u64(x, i + 12);
    const __m256i e = load_u64(x, i + 16);
    const __m256i f = load_u64(x, i + 20);
    const __m256i g = load_u64(x, i + 24);
    const __m256i h = load_u64(x, i + 28);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_add_epi64(a, _mm256_set1_epi64x((int64_t)UINT64_C(0x8000))), _mm256_add_epi64(b, _mm256_set1_epi64x((int64_t)UINT64_C(0x8000)))), _mm256_add_epi64(c, _mm256_set1_epi64x((int64_t)UINT64_C(0x8000)))), _mm256_add_epi64(d, _mm256_set1_epi64x((int64_t)UINT64_C(0x8000)))), _mm256_add_epi64(e, _mm256_set1_epi64x((int64_t)UINT64_C(0x8000)))), _mm256_add_epi64(f, _mm256_set1_epi64x((int64_t)UINT64_C(0x8000)))), _mm256_add_epi64(g, _mm256_set1_epi64x((int64_t)UINT64_C(0x8000)))), _mm256_add_epi64(h, _mm256_set1_epi64x((int64_t)UINT64_C(0x8000))));
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi64x((int64_t)UINT64_C(0xffffffffffff0000))), 1)) {
        store_u16(z, i + 0, eighths_in_order(_mm256_packs_epi32(low_halves(a, b), low_halves(c, d))));
        store_u16(z, i + 16, eighths_in_order(_mm256_packs_epi32(low_halves(e, f), low_halves(g, h))));
        return 0;
    }
    x = hidden(x);
    const uint32_t failed = bits_mask64(outside_i64(load_u64(x, i + 0), _mm256_set1_epi64x((int64_t)UINT64_C(0xffffffffffff8000)), _mm256_set1_epi64x((int64_t)UINT64_C(0x7fff))),
                                          outside_i64(load_u64(x, i + 4), _mm256_set1_epi64x((int64_t)UINT64_C(0xffffffffffff8000)), _mm256_set1_epi64x((int64_t)UINT64_C(0x7fff))),
                                          outside_i64(load_u64(x, i + 8), _mm256_set1_epi64x((int64_t)UINT64_C(0xffffffffffff8000)), _mm256_set1_epi64x((int64_t)UINT64_C(0x7fff))),
                                          outside_i64(load_u64(x, i + 12), _mm256_set1_epi64x((int64_t)UINT64_C(0xffffffffffff8000)), _mm256_set1_epi64x((int64_t)UINT64_C(0x7fff))),
                                          outside_i64(load_u64(x, i + 16), _mm256_set1_epi64x((int64_t)UINT64_C(0xffffffffffff8000)), _mm256_set1_epi64x((int64_t)UINT64_C(0x7fff))),
                                          outside_i64(load_u64(x, i + 20), _mm256_set1_epi64x((int64_t)UINT64_C(0xffffffffffff8000)), _mm256_set1_epi64x((int64_t)UINT64_C(0x7fff))),
                                          outside_i64(load_u64(x, i + 24), _mm256_set1_epi64x((int64_t)UINT64_C(0xffffffffffff8000)), _mm256_set1_epi64x((int64_t)UINT64_C(0x7fff))),
                                          outside_i64(load_u64(x, i + 28), _mm256_set1_epi64x((int64_t)UINT64_C(0xffffffffffff8000)), _mm256_set1_epi64x((int64_t)UINT64_C(0x7fff))));
    for (size_t k = i; k < i + 32; k += 16)
        store_u16(z, k, load_u64_as_u16(x, k));
    return failed;
}

PRIMITIVE uint32_t checked_i64_i32(char *z, const char *x, size_t i) {
    const __m256i a = load_u64(x, i + 0);
    const __m256i b = load_u64(x, i + 4);
    const __m256i c = load_u64(x, i + 8);
    const __m256i d = load_u64(x, i + 12);
    const __m256i e = load_u64(x, i + 16);
    const __m256i f = load_u64(x, i + 20);
    const __m256i g = load_u64(x, i + 24);
    const __m256i h = load_u64(x, i + 28);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_add_epi64(a, _mm256_set1_epi64x((int64_t)UINT64_C(0x80000000))), _mm256_add_epi64(b, _mm256_set1_epi64x((int64_t)UINT64_C(0x80000000)))), _mm256_add_epi64(c, _mm256_set1_epi64x((int64_t)UINT64_C(0x80000000)))), _mm256_add_epi64(d, _mm256_set1_epi64x((int64_t)UINT64_C(0x80000000)))), _mm256_add_epi64(e, _mm256_set1_epi64x((int64_t)UINT64_C(0x80000000)))), _mm256_add_epi64(f, _mm256_set1_epi64x((int64_t)UINT64_C(0x80000000)))), _mm256_add_epi64(g, _mm256_set1_epi64x((int64_t)UINT64_C(0x80000000)))), _mm256_add_epi64(h, _mm256_set1_epi64x((int64_t)UINT64_C(0x80000000))));
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi64x((int64_t)UINT64_C(0xffffffff00000000))), 1)) {
        store_u32(z, i + 0, quarters_in_order(low_halves(a, b)));
        store_u32(z, i + 8, quarters_in_order(low_halves(c, d)));
        store_u32(z, i + 16, quarters_in_order(low_halves(e, f)));
        store_u32(z, i + 24, quarters_in_order(low_halves(g, h)));
        return 0;
    }
    x = hidden(x);
    const uint32_t failed = bits_mask64(outside_i64(load_u64(x, i + 0), _mm256_set1_epi64x((int64_t)UINT64_C(0xffffffff80000000)), _mm256_set1_epi64x((int64_t)UINT64_C(0x7fffffff))),
                                          outside_i64(load_u64(x, i + 4), _mm256_set1_epi64x((int64_t)UINT64_C(0xffffffff80000000)), _mm256_set1_epi64x((int64_t)UINT64_C(0x7fffffff))),
                                          outside_i64(load_u64(x, i + 8), _mm256_set1_epi64x((int64_t)UINT64_C(0xffffffff80000000)), _mm256_set1_epi64x((int64_t)UINT64_C(0x7fffffff))),
                                          outside_i64(load_u64(x, i + 12), _mm256_set1_epi64x((int64_t)UINT64_C(0xffffffff80000000)), _mm256_set1_epi64x((int64_t)UINT64_C(0x7fffffff))),
                                          outside_i64(load_u64(x, i + 16), _mm256_set1_epi64x((int64_t)UINT64_C(0xffffffff80000000)), _mm256_set1_epi64x((int64_t)UINT64_C(0x7fffffff))),
                                          outside_i64(load_u64(x, i + 20), _mm256_set1_epi64x((int64_t)UINT64_C(0xffffffff80000000)), _mm256_set1_epi64x((int64_t)UINT64_C(0x7fffffff))),
                                          outside_i64(load_u64(x, i + 24), _mm256_set1_epi64x((int64_t)UINT64_C(0xffffffff80000000)), _mm256_set1_epi64x((int64_t)UINT64_C(0x7fffffff))),
                                          outside_i64(load_u64(x, i + 28), _mm256_set1_epi64x((int64_t)UINT64_C(0xffffffff80000000)), _mm256_set1_epi64x((int64_t)UINT64_C(0x7fffffff))));
    for (size_t k = i; k < i + 32; k += 8)
        store_u32(z, k, load_u64_as_u32(x, k));
    return failed;
}

PRIMITIVE __m256i negative_64(__m256i v) {
    return _mm256_cmpgt_epi64(_mm256_setzero_si256(), v);
}

PRIMITIVE __m256d f64_odd_i64(const char *p, size_t i) {
    const __m256i v = load_u64(p, i), magnitude = _mm256_xor_si256(v, negative_64(v));
    return f64_of_i64(sticky_if(_mm256_cmpgt_epi64(magnitude, _mm256_set1_epi64x((INT64_C(1) << 53) - 1)), v));
}

PRIMITIVE __m256 load_i64_as_f32_odd(const char *p, size_t i) {
    return f32_of_halves(f32x4_of_f64_odd(f64_odd_i64(p, i)), f32x4_of_f64_odd(f64_odd_i64(p, i + 4)));
}

PRIMITIVE uint32_t checked_same_value_i64_bf16(char *z, const char *p, size_t i) {
    const __m256i a0 = load_u64(p, i + 0);
    const __m256i a1 = load_u64(p, i + 4);
    const __m256i a2 = load_u64(p, i + 8);
    const __m256i a3 = load_u64(p, i + 12);
    const __m256i a4 = load_u64(p, i + 16);
    const __m256i a5 = load_u64(p, i + 20);
    const __m256i a6 = load_u64(p, i + 24);
    const __m256i a7 = load_u64(p, i + 28);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_add_epi64(a0, _mm256_set1_epi64x(INT64_C(1) << 8)), _mm256_add_epi64(a1, _mm256_set1_epi64x(INT64_C(1) << 8))), _mm256_or_si256(_mm256_add_epi64(a2, _mm256_set1_epi64x(INT64_C(1) << 8)), _mm256_add_epi64(a3, _mm256_set1_epi64x(INT64_C(1) << 8)))), _mm256_or_si256(_mm256_or_si256(_mm256_add_epi64(a4, _mm256_set1_epi64x(INT64_C(1) << 8)), _mm256_add_epi64(a5, _mm256_set1_epi64x(INT64_C(1) << 8))), _mm256_or_si256(_mm256_add_epi64(a6, _mm256_set1_epi64x(INT64_C(1) << 8)), _mm256_add_epi64(a7, _mm256_set1_epi64x(INT64_C(1) << 8)))));
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi64x(-(INT64_C(1) << 9))), 1)) {
        const __m256 v0 = load_i64_as_f32(p, i + 0);
        const __m256 v1 = load_i64_as_f32(p, i + 8);
        const __m256 v2 = load_i64_as_f32(p, i + 16);
        const __m256 v3 = load_i64_as_f32(p, i + 24);
        store_high_halves(z + 2 * i, _mm256_castps_si256(v0), _mm256_castps_si256(v1));
        store_high_halves(z + 2 * i + 32, _mm256_castps_si256(v2), _mm256_castps_si256(v3));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(differs_f32(load_i64_as_f32_odd(p, i + 0), round_f32_to_bf16(load_i64_as_f32_odd(p, i + 0))), differs_f32(load_i64_as_f32_odd(p, i + 8), round_f32_to_bf16(load_i64_as_f32_odd(p, i + 8))), differs_f32(load_i64_as_f32_odd(p, i + 16), round_f32_to_bf16(load_i64_as_f32_odd(p, i + 16))), differs_f32(load_i64_as_f32_odd(p, i + 24), round_f32_to_bf16(load_i64_as_f32_odd(p, i + 24))));
    for (size_t k = i; k < i + 32; k += 16)
        store_f32_as_bf16(z, k, load_i64_as_f32(p, k), load_i64_as_f32(p, k + 8));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_i64_f16(char *z, const char *p, size_t i) {
    const __m256i a0 = load_u64(p, i + 0);
    const __m256i a1 = load_u64(p, i + 4);
    const __m256i a2 = load_u64(p, i + 8);
    const __m256i a3 = load_u64(p, i + 12);
    const __m256i a4 = load_u64(p, i + 16);
    const __m256i a5 = load_u64(p, i + 20);
    const __m256i a6 = load_u64(p, i + 24);
    const __m256i a7 = load_u64(p, i + 28);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_add_epi64(a0, _mm256_set1_epi64x(INT64_C(1) << 11)), _mm256_add_epi64(a1, _mm256_set1_epi64x(INT64_C(1) << 11))), _mm256_or_si256(_mm256_add_epi64(a2, _mm256_set1_epi64x(INT64_C(1) << 11)), _mm256_add_epi64(a3, _mm256_set1_epi64x(INT64_C(1) << 11)))), _mm256_or_si256(_mm256_or_si256(_mm256_add_epi64(a4, _mm256_set1_epi64x(INT64_C(1) << 11)), _mm256_add_epi64(a5, _mm256_set1_epi64x(INT64_C(1) << 11))), _mm256_or_si256(_mm256_add_epi64(a6, _mm256_set1_epi64x(INT64_C(1) << 11)), _mm256_add_epi64(a7, _mm256_set1_epi64x(INT64_C(1) << 11)))));
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi64x(-(INT64_C(1) << 12))), 1)) {
        const __m256 v0 = load_i64_as_f32(p, i + 0);
        const __m256 v1 = load_i64_as_f32(p, i + 8);
        const __m256 v2 = load_i64_as_f32(p, i + 16);
        const __m256 v3 = load_i64_as_f32(p, i + 24);
        store_f32_as_f16(z, i + 0, v0);
        store_f32_as_f16(z, i + 8, v1);
        store_f32_as_f16(z, i + 16, v2);
        store_f32_as_f16(z, i + 24, v3);
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(differs_f32(load_i64_as_f32_odd(p, i + 0), round_f32_to_f16(load_i64_as_f32_odd(p, i + 0))), differs_f32(load_i64_as_f32_odd(p, i + 8), round_f32_to_f16(load_i64_as_f32_odd(p, i + 8))), differs_f32(load_i64_as_f32_odd(p, i + 16), round_f32_to_f16(load_i64_as_f32_odd(p, i + 16))), differs_f32(load_i64_as_f32_odd(p, i + 24), round_f32_to_f16(load_i64_as_f32_odd(p, i + 24))));
    for (size_t k = i; k < i + 32; k += 8)
        store_f32_as_f16(z, k, load_i64_as_f32(p, k));
    return failed;
}

/* More than 24 bits, from the lowest that is set to the highest. A negative value inverted has as many. */
PRIMITIVE __m256i inexact_i64_f32(__m256i v) {
    v = kept(v);
    const __m256i below = _mm256_andnot_si256(v, _mm256_add_epi64(v, _mm256_set1_epi64x(-1)));
    const __m256i high = _mm256_srli_epi64(_mm256_xor_si256(v, negative_64(v)), 24);
    return not_mask(_mm256_cmpeq_epi64(_mm256_andnot_si256(below, high), _mm256_setzero_si256()));
}

PRIMITIVE uint32_t checked_same_value_i64_f32(char *z, const char *p, size_t i) {
    const __m256i a0 = load_u64(p, i + 0);
    const __m256i a1 = load_u64(p, i + 4);
    const __m256i a2 = load_u64(p, i + 8);
    const __m256i a3 = load_u64(p, i + 12);
    const __m256i a4 = load_u64(p, i + 16);
    const __m256i a5 = load_u64(p, i + 20);
    const __m256i a6 = load_u64(p, i + 24);
    const __m256i a7 = load_u64(p, i + 28);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_add_epi64(a0, _mm256_set1_epi64x(INT64_C(1) << 24)), _mm256_add_epi64(a1, _mm256_set1_epi64x(INT64_C(1) << 24))), _mm256_or_si256(_mm256_add_epi64(a2, _mm256_set1_epi64x(INT64_C(1) << 24)), _mm256_add_epi64(a3, _mm256_set1_epi64x(INT64_C(1) << 24)))), _mm256_or_si256(_mm256_or_si256(_mm256_add_epi64(a4, _mm256_set1_epi64x(INT64_C(1) << 24)), _mm256_add_epi64(a5, _mm256_set1_epi64x(INT64_C(1) << 24))), _mm256_or_si256(_mm256_add_epi64(a6, _mm256_set1_epi64x(INT64_C(1) << 24)), _mm256_add_epi64(a7, _mm256_set1_epi64x(INT64_C(1) << 24)))));
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi64x(-(INT64_C(1) << 25))), 1)) {
        store_f32(z, i + 0, load_i64_as_f32(p, i + 0));
        store_f32(z, i + 8, load_i64_as_f32(p, i + 8));
        store_f32(z, i + 16, load_i64_as_f32(p, i + 16));
        store_f32(z, i + 24, load_i64_as_f32(p, i + 24));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask64(inexact_i64_f32(load_u64(p, i + 0)), inexact_i64_f32(load_u64(p, i + 4)), inexact_i64_f32(load_u64(p, i + 8)), inexact_i64_f32(load_u64(p, i + 12)), inexact_i64_f32(load_u64(p, i + 16)), inexact_i64_f32(load_u64(p, i + 20)), inexact_i64_f32(load_u64(p, i + 24)), inexact_i64_f32(load_u64(p, i + 28)));
    for (size_t k = i; k < i + 32; k += 8)
        store_f32(z, k, load_i64_as_f32(p, k));
    return failed;
}

/* More than 53 bits, from the lowest that is set to the highest. A negative value inverted has as many. */
PRIMITIVE __m256i inexact_i64_f64(__m256i v) {
    v = kept(v);
    const __m256i below = _mm256_andnot_si256(v, _mm256_add_epi64(v, _mm256_set1_epi64x(-1)));
    const __m256i high = _mm256_srli_epi64(_mm256_xor_si256(v, negative_64(v)), 53);
    return not_mask(_mm256_cmpeq_epi64(_mm256_andnot_si256(below, high), _mm256_setzero_si256()));
}

PRIMITIVE uint32_t checked_same_value_i64_f64(char *z, const char *p, size_t i) {
    const __m256i a0 = load_u64(p, i + 0);
    const __m256i a1 = load_u64(p, i + 4);
    const __m256i a2 = load_u64(p, i + 8);
    const __m256i a3 = load_u64(p, i + 12);
    const __m256i a4 = load_u64(p, i + 16);
    const __m256i a5 = load_u64(p, i + 20);
    const __m256i a6 = load_u64(p, i + 24);
    const __m256i a7 = load_u64(p, i + 28);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_add_epi64(a0, _mm256_set1_epi64x(INT64_C(1) << 53)), _mm256_add_epi64(a1, _mm256_set1_epi64x(INT64_C(1) << 53))), _mm256_or_si256(_mm256_add_epi64(a2, _mm256_set1_epi64x(INT64_C(1) << 53)), _mm256_add_epi64(a3, _mm256_set1_epi64x(INT64_C(1) << 53)))), _mm256_or_si256(_mm256_or_si256(_mm256_add_epi64(a4, _mm256_set1_epi64x(INT64_C(1) << 53)), _mm256_add_epi64(a5, _mm256_set1_epi64x(INT64_C(1) << 53))), _mm256_or_si256(_mm256_add_epi64(a6, _mm256_set1_epi64x(INT64_C(1) << 53)), _mm256_add_epi64(a7, _mm256_set1_epi64x(INT64_C(1) << 53)))));
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi64x(-(INT64_C(1) << 54))), 1)) {
        store_f64(z, i + 0, load_i64_as_f64(p, i + 0));
        store_f64(z, i + 4, load_i64_as_f64(p, i + 4));
        store_f64(z, i + 8, load_i64_as_f64(p, i + 8));
        store_f64(z, i + 12, load_i64_as_f64(p, i + 12));
        store_f64(z, i + 16, load_i64_as_f64(p, i + 16));
        store_f64(z, i + 20, load_i64_as_f64(p, i + 20));
        store_f64(z, i + 24, load_i64_as_f64(p, i + 24));
        store_f64(z, i + 28, load_i64_as_f64(p, i + 28));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask64(inexact_i64_f64(load_u64(p, i + 0)), inexact_i64_f64(load_u64(p, i + 4)), inexact_i64_f64(load_u64(p, i + 8)), inexact_i64_f64(load_u64(p, i + 12)), inexact_i64_f64(load_u64(p, i + 16)), inexact_i64_f64(load_u64(p, i + 20)), inexact_i64_f64(load_u64(p, i + 24)), inexact_i64_f64(load_u64(p, i + 28)));
    for (size_t k = i; k < i + 32; k += 4)
        store_f64(z, k, load_i64_as_f64(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_i64_c64(char *z, const char *p, size_t i) {
    const __m256i a0 = load_u64(p, i + 0);
    const __m256i a1 = load_u64(p, i + 4);
    const __m256i a2 = load_u64(p, i + 8);
    const __m256i a3 = load_u64(p, i + 12);
    const __m256i a4 = load_u64(p, i + 16);
    const __m256i a5 = load_u64(p, i + 20);
    const __m256i a6 = load_u64(p, i + 24);
    const __m256i a7 = load_u64(p, i + 28);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_add_epi64(a0, _mm256_set1_epi64x(INT64_C(1) << 24)), _mm256_add_epi64(a1, _mm256_set1_epi64x(INT64_C(1) << 24))), _mm256_or_si256(_mm256_add_epi64(a2, _mm256_set1_epi64x(INT64_C(1) << 24)), _mm256_add_epi64(a3, _mm256_set1_epi64x(INT64_C(1) << 24)))), _mm256_or_si256(_mm256_or_si256(_mm256_add_epi64(a4, _mm256_set1_epi64x(INT64_C(1) << 24)), _mm256_add_epi64(a5, _mm256_set1_epi64x(INT64_C(1) << 24))), _mm256_or_si256(_mm256_add_epi64(a6, _mm256_set1_epi64x(INT64_C(1) << 24)), _mm256_add_epi64(a7, _mm256_set1_epi64x(INT64_C(1) << 24)))));
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi64x(-(INT64_C(1) << 25))), 1)) {
        store_c64(z, i + 0, load_i64_as_c64(p, i + 0));
        store_c64(z, i + 4, load_i64_as_c64(p, i + 4));
        store_c64(z, i + 8, load_i64_as_c64(p, i + 8));
        store_c64(z, i + 12, load_i64_as_c64(p, i + 12));
        store_c64(z, i + 16, load_i64_as_c64(p, i + 16));
        store_c64(z, i + 20, load_i64_as_c64(p, i + 20));
        store_c64(z, i + 24, load_i64_as_c64(p, i + 24));
        store_c64(z, i + 28, load_i64_as_c64(p, i + 28));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask64(inexact_i64_f32(load_u64(p, i + 0)), inexact_i64_f32(load_u64(p, i + 4)), inexact_i64_f32(load_u64(p, i + 8)), inexact_i64_f32(load_u64(p, i + 12)), inexact_i64_f32(load_u64(p, i + 16)), inexact_i64_f32(load_u64(p, i + 20)), inexact_i64_f32(load_u64(p, i + 24)), inexact_i64_f32(load_u64(p, i + 28)));
    for (size_t k = i; k < i + 32; k += 4)
        store_c64(z, k, load_i64_as_c64(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_i64_c128(char *z, const char *p, size_t i) {
    const __m256i a0 = load_u64(p, i + 0);
    const __m256i a1 = load_u64(p, i + 4);
    const __m256i a2 = load_u64(p, i + 8);
    const __m256i a3 = load_u64(p, i + 12);
    const __m256i a4 = load_u64(p, i + 16);
    const __m256i a5 = load_u64(p, i + 20);
    const __m256i a6 = load_u64(p, i + 24);
    const __m256i a7 = load_u64(p, i + 28);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_add_epi64(a0, _mm256_set1_epi64x(INT64_C(1) << 53)), _mm256_add_epi64(a1, _mm256_set1_epi64x(INT64_C(1) << 53))), _mm256_or_si256(_mm256_add_epi64(a2, _mm256_set1_epi64x(INT64_C(1) << 53)), _mm256_add_epi64(a3, _mm256_set1_epi64x(INT64_C(1) << 53)))), _mm256_or_si256(_mm256_or_si256(_mm256_add_epi64(a4, _mm256_set1_epi64x(INT64_C(1) << 53)), _mm256_add_epi64(a5, _mm256_set1_epi64x(INT64_C(1) << 53))), _mm256_or_si256(_mm256_add_epi64(a6, _mm256_set1_epi64x(INT64_C(1) << 53)), _mm256_add_epi64(a7, _mm256_set1_epi64x(INT64_C(1) << 53)))));
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi64x(-(INT64_C(1) << 54))), 1)) {
        store_c128(z, i + 0, load_i64_as_c128(p, i + 0));
        store_c128(z, i + 4, load_i64_as_c128(p, i + 4));
        store_c128(z, i + 8, load_i64_as_c128(p, i + 8));
        store_c128(z, i + 12, load_i64_as_c128(p, i + 12));
        store_c128(z, i + 16, load_i64_as_c128(p, i + 16));
        store_c128(z, i + 20, load_i64_as_c128(p, i + 20));
        store_c128(z, i + 24, load_i64_as_c128(p, i + 24));
        store_c128(z, i + 28, load_i64_as_c128(p, i + 28));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask64(inexact_i64_f64(load_u64(p, i + 0)), inexact_i64_f64(load_u64(p, i + 4)), inexact_i64_f64(load_u64(p, i + 8)), inexact_i64_f64(load_u64(p, i + 12)), inexact_i64_f64(load_u64(p, i + 16)), inexact_i64_f64(load_u64(p, i + 20)), inexact_i64_f64(load_u64(p, i + 24)), inexact_i64_f64(load_u64(p, i + 28)));
    for (size_t k = i; k < i + 32; k += 4)
        store_c128(z, k, load_i64_as_c128(p, k));
    return failed;
}

PRIMITIVE __m256 constant_f32(float v) {
    return _mm256_set1_ps(v);
}

PRIMITIVE __m256 trunc_f32(__m256 v) {
    return _mm256_round_ps(v, _MM_FROUND_TO_ZERO | _MM_FROUND_NO_EXC);
}

/* What is taken to the ends, which are whole, and cut is not the value any more. */
PRIMITIVE __m256i unlike_f32(__m256 v, __m256 lowest, __m256 highest) {
    const __m256 inside = _mm256_min_ps(_mm256_max_ps(v, lowest), highest);
    return _mm256_castps_si256(_mm256_cmp_ps(trunc_f32(inside), v, _CMP_NEQ_UQ));
}

PRIMITIVE __m256i any_of_4(__m256i a, __m256i b, __m256i c, __m256i d) {
    return _mm256_or_si256(_mm256_or_si256(a, b), _mm256_or_si256(c, d));
}

/* All ones where an i32 is another number than the f32 that it was made of. */
PRIMITIVE __m256i differs_from_i32(__m256i truncated, __m256 v) {
    return _mm256_castps_si256(_mm256_cmp_ps(_mm256_cvtepi32_ps(truncated), v, _CMP_NEQ_UQ));
}

PRIMITIVE uint32_t checked_same_value_bf16_u8(char *z, const char *p, size_t i) {
    const __m256 v = load_bf16_as_f32(p, i), w = load_bf16_as_f32(p, i + 8), x = load_bf16_as_f32(p, i + 16), y = load_bf16_as_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i differ = any_of_4(differs_from_i32(a, v), differs_from_i32(b, w), differs_from_i32(c, x),
                                    differs_from_i32(d, y));
    const __m256i high = any_of_4(a, b, c, d);
    const __m256i any = _mm256_or_si256(differ, _mm256_and_si256(high, _mm256_set1_epi32((int)0xffffff00)));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u8(z, i, u8_of_i32(a, b, c, d));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(unlike_f32(load_bf16_as_f32(p, i), constant_f32(0x0p+0f), constant_f32(0x1.fep+7f)),
                                        unlike_f32(load_bf16_as_f32(p, i + 8), constant_f32(0x0p+0f), constant_f32(0x1.fep+7f)),
                                        unlike_f32(load_bf16_as_f32(p, i + 16), constant_f32(0x0p+0f), constant_f32(0x1.fep+7f)),
                                        unlike_f32(load_bf16_as_f32(p, i + 24), constant_f32(0x0p+0f), constant_f32(0x1.fep+7f)));
    store_u8(z, i + 0, load_bf16_as_u8(p, i + 0));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_bf16_u16(char *z, const char *p, size_t i) {
    const __m256 v = load_bf16_as_f32(p, i), w = load_bf16_as_f32(p, i + 8), x = load_bf16_as_f32(p, i + 16), y = load_bf16_as_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i differ = any_of_4(differs_from_i32(a, v), differs_from_i32(b, w), differs_from_i32(c, x),
                                    differs_from_i32(d, y));
    const __m256i high = any_of_4(a, b, c, d);
    const __m256i any = _mm256_or_si256(differ, _mm256_and_si256(high, _mm256_set1_epi32((int)0xffff0000)));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u16(z, i + 0, u16_of_i32(a, b));
        store_u16(z, i + 16, u16_of_i32(c, d));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(unlike_f32(load_bf16_as_f32(p, i), constant_f32(0x0p+0f), constant_f32(0x1.fffep+15f)),
                                        unlike_f32(load_bf16_as_f32(p, i + 8), constant_f32(0x0p+0f), constant_f32(0x1.fffep+15f)),
                                        unlike_f32(load_bf16_as_f32(p, i + 16), constant_f32(0x0p+0f), constant_f32(0x1.fffep+15f)),
                                        unlike_f32(load_bf16_as_f32(p, i + 24), constant_f32(0x0p+0f), constant_f32(0x1.fffep+15f)));
    for (size_t k = i; k < i + 32; k += 16)
        store_u16(z, k, load_bf16_as_u16(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_bf16_u32(char *z, const char *p, size_t i) {
    const __m256 v = load_bf16_as_f32(p, i), w = load_bf16_as_f32(p, i + 8), x = load_bf16_as_f32(p, i + 16), y = load_bf16_as_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i differ = any_of_4(differs_from_i32(a, v), differs_from_i32(b, w), differs_from_i32(c, x),
                                    differs_from_i32(d, y));
    const __m256i high = any_of_4(a, b, c, d);
    const __m256i any = _mm256_or_si256(differ, _mm256_and_si256(high, _mm256_set1_epi32((int)0x80000000)));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u32(z, i + 0, a);
        store_u32(z, i + 8, b);
        store_u32(z, i + 16, c);
        store_u32(z, i + 24, d);
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(unlike_f32(load_bf16_as_f32(p, i), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+31f)),
                                        unlike_f32(load_bf16_as_f32(p, i + 8), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+31f)),
                                        unlike_f32(load_bf16_as_f32(p, i + 16), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+31f)),
                                        unlike_f32(load_bf16_as_f32(p, i + 24), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+31f)));
    for (size_t k = i; k < i + 32; k += 8)
        store_u32(z, k, load_bf16_as_u32(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_bf16_u64(char *z, const char *p, size_t i) {
    const __m256 v = load_bf16_as_f32(p, i), w = load_bf16_as_f32(p, i + 8), x = load_bf16_as_f32(p, i + 16), y = load_bf16_as_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i differ = any_of_4(differs_from_i32(a, v), differs_from_i32(b, w), differs_from_i32(c, x),
                                    differs_from_i32(d, y));
    const __m256i high = any_of_4(a, b, c, d);
    const __m256i any = _mm256_or_si256(differ, _mm256_and_si256(high, _mm256_set1_epi32((int)0x80000000)));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u64(z, i + 0, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(a)));
        store_u64(z, i + 4, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(a, 1)));
        store_u64(z, i + 8, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(b)));
        store_u64(z, i + 12, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(b, 1)));
        store_u64(z, i + 16, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(c)));
        store_u64(z, i + 20, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(c, 1)));
        store_u64(z, i + 24, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(d)));
        store_u64(z, i + 28, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(d, 1)));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(unlike_f32(load_bf16_as_f32(p, i), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+63f)),
                                        unlike_f32(load_bf16_as_f32(p, i + 8), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+63f)),
                                        unlike_f32(load_bf16_as_f32(p, i + 16), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+63f)),
                                        unlike_f32(load_bf16_as_f32(p, i + 24), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+63f)));
    for (size_t k = i; k < i + 32; k += 4)
        store_u64(z, k, load_bf16_as_u64(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_bf16_i8(char *z, const char *p, size_t i) {
    const __m256 v = load_bf16_as_f32(p, i), w = load_bf16_as_f32(p, i + 8), x = load_bf16_as_f32(p, i + 16), y = load_bf16_as_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i differ = any_of_4(differs_from_i32(a, v), differs_from_i32(b, w), differs_from_i32(c, x),
                                    differs_from_i32(d, y));
    const __m256i offset = _mm256_set1_epi32((int)0x80);
    const __m256i high = any_of_4(_mm256_add_epi32(a, offset), _mm256_add_epi32(b, offset), _mm256_add_epi32(c, offset),
                                  _mm256_add_epi32(d, offset));
    const __m256i any = _mm256_or_si256(differ, _mm256_and_si256(high, _mm256_set1_epi32((int)0xffffff00)));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u8(z, i, i8_of_i32(a, b, c, d));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(unlike_f32(load_bf16_as_f32(p, i), constant_f32(-0x1p+7f), constant_f32(0x1.fcp+6f)),
                                        unlike_f32(load_bf16_as_f32(p, i + 8), constant_f32(-0x1p+7f), constant_f32(0x1.fcp+6f)),
                                        unlike_f32(load_bf16_as_f32(p, i + 16), constant_f32(-0x1p+7f), constant_f32(0x1.fcp+6f)),
                                        unlike_f32(load_bf16_as_f32(p, i + 24), constant_f32(-0x1p+7f), constant_f32(0x1.fcp+6f)));
    store_u8(z, i + 0, load_bf16_as_i8(p, i + 0));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_bf16_i16(char *z, const char *p, size_t i) {
    const __m256 v = load_bf16_as_f32(p, i), w = load_bf16_as_f32(p, i + 8), x = load_bf16_as_f32(p, i + 16), y = load_bf16_as_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i differ = any_of_4(differs_from_i32(a, v), differs_from_i32(b, w), differs_from_i32(c, x),
                                    differs_from_i32(d, y));
    const __m256i offset = _mm256_set1_epi32((int)0x8000);
    const __m256i high = any_of_4(_mm256_add_epi32(a, offset), _mm256_add_epi32(b, offset), _mm256_add_epi32(c, offset),
                                  _mm256_add_epi32(d, offset));
    const __m256i any = _mm256_or_si256(differ, _mm256_and_si256(high, _mm256_set1_epi32((int)0xffff0000)));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u16(z, i + 0, i16_of_i32(a, b));
        store_u16(z, i + 16, i16_of_i32(c, d));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(unlike_f32(load_bf16_as_f32(p, i), constant_f32(-0x1p+15f), constant_f32(0x1.fffcp+14f)),
                                        unlike_f32(load_bf16_as_f32(p, i + 8), constant_f32(-0x1p+15f), constant_f32(0x1.fffcp+14f)),
                                        unlike_f32(load_bf16_as_f32(p, i + 16), constant_f32(-0x1p+15f), constant_f32(0x1.fffcp+14f)),
                                        unlike_f32(load_bf16_as_f32(p, i + 24), constant_f32(-0x1p+15f), constant_f32(0x1.fffcp+14f)));
    for (size_t k = i; k < i + 32; k += 16)
        store_u16(z, k, load_bf16_as_i16(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_bf16_i32(char *z, const char *p, size_t i) {
    const __m256 v = load_bf16_as_f32(p, i), w = load_bf16_as_f32(p, i + 8), x = load_bf16_as_f32(p, i + 16), y = load_bf16_as_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i differ = any_of_4(differs_from_i32(a, v), differs_from_i32(b, w), differs_from_i32(c, x),
                                    differs_from_i32(d, y));
    const __m256i any = differ;
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u32(z, i + 0, a);
        store_u32(z, i + 8, b);
        store_u32(z, i + 16, c);
        store_u32(z, i + 24, d);
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(unlike_f32(load_bf16_as_f32(p, i), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)),
                                        unlike_f32(load_bf16_as_f32(p, i + 8), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)),
                                        unlike_f32(load_bf16_as_f32(p, i + 16), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)),
                                        unlike_f32(load_bf16_as_f32(p, i + 24), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)));
    for (size_t k = i; k < i + 32; k += 8)
        store_u32(z, k, load_bf16_as_i32(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_bf16_i64(char *z, const char *p, size_t i) {
    const __m256 v = load_bf16_as_f32(p, i), w = load_bf16_as_f32(p, i + 8), x = load_bf16_as_f32(p, i + 16), y = load_bf16_as_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i differ = any_of_4(differs_from_i32(a, v), differs_from_i32(b, w), differs_from_i32(c, x),
                                    differs_from_i32(d, y));
    const __m256i any = differ;
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u64(z, i + 0, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(a)));
        store_u64(z, i + 4, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(a, 1)));
        store_u64(z, i + 8, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(b)));
        store_u64(z, i + 12, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(b, 1)));
        store_u64(z, i + 16, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(c)));
        store_u64(z, i + 20, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(c, 1)));
        store_u64(z, i + 24, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(d)));
        store_u64(z, i + 28, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(d, 1)));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(unlike_f32(load_bf16_as_f32(p, i), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)),
                                        unlike_f32(load_bf16_as_f32(p, i + 8), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)),
                                        unlike_f32(load_bf16_as_f32(p, i + 16), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)),
                                        unlike_f32(load_bf16_as_f32(p, i + 24), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)));
    for (size_t k = i; k < i + 32; k += 4)
        store_u64(z, k, load_bf16_as_i64(p, k));
    return failed;
}

PRIMITIVE __m256i not_equal_f32(__m256 a, __m256 b) {
    return _mm256_castps_si256(_mm256_cmp_ps(a, b, _CMP_NEQ_UQ));
}

PRIMITIVE void store128(char *p, __m128i v) {
    _mm_storeu_si128((__m128i *)(void *)p, v);
}

PRIMITIVE uint32_t checked_same_value_bf16_f16(char *z, const char *p, size_t i) {
    const __m256 v0 = load_bf16_as_f32(p, i + 0);
    const __m256 v1 = load_bf16_as_f32(p, i + 8);
    const __m256 v2 = load_bf16_as_f32(p, i + 16);
    const __m256 v3 = load_bf16_as_f32(p, i + 24);
    const __m128i h0 = _mm256_cvtps_ph(v0, _MM_FROUND_TO_NEAREST_INT);
    const __m128i h1 = _mm256_cvtps_ph(v1, _MM_FROUND_TO_NEAREST_INT);
    const __m128i h2 = _mm256_cvtps_ph(v2, _MM_FROUND_TO_NEAREST_INT);
    const __m128i h3 = _mm256_cvtps_ph(v3, _MM_FROUND_TO_NEAREST_INT);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(not_equal_f32(_mm256_cvtph_ps(h0), v0), not_equal_f32(_mm256_cvtph_ps(h1), v1)), _mm256_or_si256(not_equal_f32(_mm256_cvtph_ps(h2), v2), not_equal_f32(_mm256_cvtph_ps(h3), v3)));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store128(z + 2 * (i + 0), h0);
        store128(z + 2 * (i + 8), h1);
        store128(z + 2 * (i + 16), h2);
        store128(z + 2 * (i + 24), h3);
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(differs_f32(load_bf16_as_f32(p, i + 0), round_f32_to_f16(load_bf16_as_f32(p, i + 0))), differs_f32(load_bf16_as_f32(p, i + 8), round_f32_to_f16(load_bf16_as_f32(p, i + 8))), differs_f32(load_bf16_as_f32(p, i + 16), round_f32_to_f16(load_bf16_as_f32(p, i + 16))), differs_f32(load_bf16_as_f32(p, i + 24), round_f32_to_f16(load_bf16_as_f32(p, i + 24))));
    for (size_t k = i; k < i + 32; k += 8)
        store_f32_as_f16(z, k, load_bf16_as_f32(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_f16_u8(char *z, const char *p, size_t i) {
    const __m256 v = load_f16_as_f32(p, i), w = load_f16_as_f32(p, i + 8), x = load_f16_as_f32(p, i + 16), y = load_f16_as_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i differ = any_of_4(differs_from_i32(a, v), differs_from_i32(b, w), differs_from_i32(c, x),
                                    differs_from_i32(d, y));
    const __m256i high = any_of_4(a, b, c, d);
    const __m256i any = _mm256_or_si256(differ, _mm256_and_si256(high, _mm256_set1_epi32((int)0xffffff00)));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u8(z, i, u8_of_i32(a, b, c, d));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(unlike_f32(load_f16_as_f32(p, i), constant_f32(0x0p+0f), constant_f32(0x1.fep+7f)),
                                        unlike_f32(load_f16_as_f32(p, i + 8), constant_f32(0x0p+0f), constant_f32(0x1.fep+7f)),
                                        unlike_f32(load_f16_as_f32(p, i + 16), constant_f32(0x0p+0f), constant_f32(0x1.fep+7f)),
                                        unlike_f32(load_f16_as_f32(p, i + 24), constant_f32(0x0p+0f), constant_f32(0x1.fep+7f)));
    store_u8(z, i + 0, load_f16_as_u8(p, i + 0));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_f16_u16(char *z, const char *p, size_t i) {
    const __m256 v = load_f16_as_f32(p, i), w = load_f16_as_f32(p, i + 8), x = load_f16_as_f32(p, i + 16), y = load_f16_as_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i differ = any_of_4(differs_from_i32(a, v), differs_from_i32(b, w), differs_from_i32(c, x),
                                    differs_from_i32(d, y));
    const __m256i high = any_of_4(a, b, c, d);
    const __m256i any = _mm256_or_si256(differ, _mm256_and_si256(high, _mm256_set1_epi32((int)0xffff0000)));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u16(z, i + 0, u16_of_i32(a, b));
        store_u16(z, i + 16, u16_of_i32(c, d));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(unlike_f32(load_f16_as_f32(p, i), constant_f32(0x0p+0f), constant_f32(0x1.fffep+15f)),
                                        unlike_f32(load_f16_as_f32(p, i + 8), constant_f32(0x0p+0f), constant_f32(0x1.fffep+15f)),
                                        unlike_f32(load_f16_as_f32(p, i + 16), constant_f32(0x0p+0f), constant_f32(0x1.fffep+15f)),
                                        unlike_f32(load_f16_as_f32(p, i + 24), constant_f32(0x0p+0f), constant_f32(0x1.fffep+15f)));
    for (size_t k = i; k < i + 32; k += 16)
        store_u16(z, k, load_f16_as_u16(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_f16_u32(char *z, const char *p, size_t i) {
    const __m256 v = load_f16_as_f32(p, i), w = load_f16_as_f32(p, i + 8), x = load_f16_as_f32(p, i + 16), y = load_f16_as_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i differ = any_of_4(differs_from_i32(a, v), differs_from_i32(b, w), differs_from_i32(c, x),
                                    differs_from_i32(d, y));
    const __m256i high = any_of_4(a, b, c, d);
    const __m256i any = _mm256_or_si256(differ, _mm256_and_si256(high, _mm256_set1_epi32((int)0x80000000)));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u32(z, i + 0, a);
        store_u32(z, i + 8, b);
        store_u32(z, i + 16, c);
        store_u32(z, i + 24, d);
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(unlike_f32(load_f16_as_f32(p, i), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+31f)),
                                        unlike_f32(load_f16_as_f32(p, i + 8), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+31f)),
                                        unlike_f32(load_f16_as_f32(p, i + 16), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+31f)),
                                        unlike_f32(load_f16_as_f32(p, i + 24), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+31f)));
    for (size_t k = i; k < i + 32; k += 8)
        store_u32(z, k, load_f16_as_u32(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_f16_u64(char *z, const char *p, size_t i) {
    const __m256 v = load_f16_as_f32(p, i), w = load_f16_as_f32(p, i + 8), x = load_f16_as_f32(p, i + 16), y = load_f16_as_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i differ = any_of_4(differs_from_i32(a, v), differs_from_i32(b, w), differs_from_i32(c, x),
                                    differs_from_i32(d, y));
    const __m256i high = any_of_4(a, b, c, d);
    const __m256i any = _mm256_or_si256(differ, _mm256_and_si256(high, _mm256_set1_epi32((int)0x80000000)));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u64(z, i + 0, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(a)));
        store_u64(z, i + 4, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(a, 1)));
        store_u64(z, i + 8, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(b)));
        store_u64(z, i + 12, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(b, 1)));
        store_u64(z, i + 16, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(c)));
        store_u64(z, i + 20, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(c, 1)));
        store_u64(z, i + 24, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(d)));
        store_u64(z, i + 28, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(d, 1)));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(unlike_f32(load_f16_as_f32(p, i), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+63f)),
                                        unlike_f32(load_f16_as_f32(p, i + 8), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+63f)),
                                        unlike_f32(load_f16_as_f32(p, i + 16), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+63f)),
                                        unlike_f32(load_f16_as_f32(p, i + 24), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+63f)));
    for (size_t k = i; k < i + 32; k += 4)
        store_u64(z, k, load_f16_as_u64(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_f16_i8(char *z, const char *p, size_t i) {
    const __m256 v = load_f16_as_f32(p, i), w = load_f16_as_f32(p, i + 8), x = load_f16_as_f32(p, i + 16), y = load_f16_as_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i differ = any_of_4(differs_from_i32(a, v), differs_from_i32(b, w), differs_from_i32(c, x),
                                    differs_from_i32(d, y));
    const __m256i offset = _mm256_set1_epi32((int)0x80);
    const __m256i high = any_of_4(_mm256_add_epi32(a, offset), _mm256_add_epi32(b, offset), _mm256_add_epi32(c, offset),
                                  _mm256_add_epi32(d, offset));
    const __m256i any = _mm256_or_si256(differ, _mm256_and_si256(high, _mm256_set1_epi32((int)0xffffff00)));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u8(z, i, i8_of_i32(a, b, c, d));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(unlike_f32(load_f16_as_f32(p, i), constant_f32(-0x1p+7f), constant_f32(0x1.fcp+6f)),
                                        unlike_f32(load_f16_as_f32(p, i + 8), constant_f32(-0x1p+7f), constant_f32(0x1.fcp+6f)),
                                        unlike_f32(load_f16_as_f32(p, i + 16), constant_f32(-0x1p+7f), constant_f32(0x1.fcp+6f)),
                                        unlike_f32(load_f16_as_f32(p, i + 24), constant_f32(-0x1p+7f), constant_f32(0x1.fcp+6f)));
    store_u8(z, i + 0, load_f16_as_i8(p, i + 0));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_f16_i16(char *z, const char *p, size_t i) {
    const __m256 v = load_f16_as_f32(p, i), w = load_f16_as_f32(p, i + 8), x = load_f16_as_f32(p, i + 16), y = load_f16_as_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i differ = any_of_4(differs_from_i32(a, v), differs_from_i32(b, w), differs_from_i32(c, x),
                                    differs_from_i32(d, y));
    const __m256i offset = _mm256_set1_epi32((int)0x8000);
    const __m256i high = any_of_4(_mm256_add_epi32(a, offset), _mm256_add_epi32(b, offset), _mm256_add_epi32(c, offset),
                                  _mm256_add_epi32(d, offset));
    const __m256i any = _mm256_or_si256(differ, _mm256_and_si256(high, _mm256_set1_epi32((int)0xffff0000)));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u16(z, i + 0, i16_of_i32(a, b));
        store_u16(z, i + 16, i16_of_i32(c, d));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(unlike_f32(load_f16_as_f32(p, i), constant_f32(-0x1p+15f), constant_f32(0x1.fffcp+14f)),
                                        unlike_f32(load_f16_as_f32(p, i + 8), constant_f32(-0x1p+15f), constant_f32(0x1.fffcp+14f)),
                                        unlike_f32(load_f16_as_f32(p, i + 16), constant_f32(-0x1p+15f), constant_f32(0x1.fffcp+14f)),
                                        unlike_f32(load_f16_as_f32(p, i + 24), constant_f32(-0x1p+15f), constant_f32(0x1.fffcp+14f)));
    for (size_t k = i; k < i + 32; k += 16)
        store_u16(z, k, load_f16_as_i16(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_f16_i32(char *z, const char *p, size_t i) {
    const __m256 v = load_f16_as_f32(p, i), w = load_f16_as_f32(p, i + 8), x = load_f16_as_f32(p, i + 16), y = load_f16_as_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i differ = any_of_4(differs_from_i32(a, v), differs_from_i32(b, w), differs_from_i32(c, x),
                                    differs_from_i32(d, y));
    const __m256i any = differ;
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u32(z, i + 0, a);
        store_u32(z, i + 8, b);
        store_u32(z, i + 16, c);
        store_u32(z, i + 24, d);
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(unlike_f32(load_f16_as_f32(p, i), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)),
                                        unlike_f32(load_f16_as_f32(p, i + 8), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)),
                                        unlike_f32(load_f16_as_f32(p, i + 16), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)),
                                        unlike_f32(load_f16_as_f32(p, i + 24), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)));
    for (size_t k = i; k < i + 32; k += 8)
        store_u32(z, k, load_f16_as_i32(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_f16_i64(char *z, const char *p, size_t i) {
    const __m256 v = load_f16_as_f32(p, i), w = load_f16_as_f32(p, i + 8), x = load_f16_as_f32(p, i + 16), y = load_f16_as_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i differ = any_of_4(differs_from_i32(a, v), differs_from_i32(b, w), differs_from_i32(c, x),
                                    differs_from_i32(d, y));
    const __m256i any = differ;
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u64(z, i + 0, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(a)));
        store_u64(z, i + 4, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(a, 1)));
        store_u64(z, i + 8, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(b)));
        store_u64(z, i + 12, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(b, 1)));
        store_u64(z, i + 16, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(c)));
        store_u64(z, i + 20, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(c, 1)));
        store_u64(z, i + 24, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(d)));
        store_u64(z, i + 28, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(d, 1)));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(unlike_f32(load_f16_as_f32(p, i), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)),
                                        unlike_f32(load_f16_as_f32(p, i + 8), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)),
                                        unlike_f32(load_f16_as_f32(p, i + 16), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)),
                                        unlike_f32(load_f16_as_f32(p, i + 24), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)));
    for (size_t k = i; k < i + 32; k += 4)
        store_u64(z, k, load_f16_as_i64(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_f16_bf16(char *z, const char *p, size_t i) {
    const __m256 v0 = load_f16_as_f32(p, i + 0);
    const __m256 v1 = load_f16_as_f32(p, i + 8);
    const __m256 v2 = load_f16_as_f32(p, i + 16);
    const __m256 v3 = load_f16_as_f32(p, i + 24);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(_mm256_castps_si256(v0), _mm256_castps_si256(v1)), _mm256_or_si256(_mm256_castps_si256(v2), _mm256_castps_si256(v3)));
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi32(0xffff)), 1)) {
        store_high_halves(z + 2 * i, _mm256_castps_si256(v0), _mm256_castps_si256(v1));
        store_high_halves(z + 2 * i + 32, _mm256_castps_si256(v2), _mm256_castps_si256(v3));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(differs_f32(load_f16_as_f32(p, i + 0), round_f32_to_bf16(load_f16_as_f32(p, i + 0))), differs_f32(load_f16_as_f32(p, i + 8), round_f32_to_bf16(load_f16_as_f32(p, i + 8))), differs_f32(load_f16_as_f32(p, i + 16), round_f32_to_bf16(load_f16_as_f32(p, i + 16))), differs_f32(load_f16_as_f32(p, i + 24), round_f32_to_bf16(load_f16_as_f32(p, i + 24))));
    for (size_t k = i; k < i + 32; k += 16)
        store_f32_as_bf16(z, k, load_f16_as_f32(p, k), load_f16_as_f32(p, k + 8));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_f32_u8(char *z, const char *p, size_t i) {
    const __m256 v = load_f32(p, i), w = load_f32(p, i + 8), x = load_f32(p, i + 16), y = load_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i differ = any_of_4(differs_from_i32(a, v), differs_from_i32(b, w), differs_from_i32(c, x),
                                    differs_from_i32(d, y));
    const __m256i high = any_of_4(a, b, c, d);
    const __m256i any = _mm256_or_si256(differ, _mm256_and_si256(high, _mm256_set1_epi32((int)0xffffff00)));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u8(z, i, u8_of_i32(a, b, c, d));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(unlike_f32(load_f32(p, i), constant_f32(0x0p+0f), constant_f32(0x1.fep+7f)),
                                        unlike_f32(load_f32(p, i + 8), constant_f32(0x0p+0f), constant_f32(0x1.fep+7f)),
                                        unlike_f32(load_f32(p, i + 16), constant_f32(0x0p+0f), constant_f32(0x1.fep+7f)),
                                        unlike_f32(load_f32(p, i + 24), constant_f32(0x0p+0f), constant_f32(0x1.fep+7f)));
    store_u8(z, i + 0, load_f32_as_u8(p, i + 0));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_f32_u16(char *z, const char *p, size_t i) {
    const __m256 v = load_f32(p, i), w = load_f32(p, i + 8), x = load_f32(p, i + 16), y = load_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i differ = any_of_4(differs_from_i32(a, v), differs_from_i32(b, w), differs_from_i32(c, x),
                                    differs_from_i32(d, y));
    const __m256i high = any_of_4(a, b, c, d);
    const __m256i any = _mm256_or_si256(differ, _mm256_and_si256(high, _mm256_set1_epi32((int)0xffff0000)));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u16(z, i + 0, u16_of_i32(a, b));
        store_u16(z, i + 16, u16_of_i32(c, d));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(unlike_f32(load_f32(p, i), constant_f32(0x0p+0f), constant_f32(0x1.fffep+15f)),
                                        unlike_f32(load_f32(p, i + 8), constant_f32(0x0p+0f), constant_f32(0x1.fffep+15f)),
                                        unlike_f32(load_f32(p, i + 16), constant_f32(0x0p+0f), constant_f32(0x1.fffep+15f)),
                                        unlike_f32(load_f32(p, i + 24), constant_f32(0x0p+0f), constant_f32(0x1.fffep+15f)));
    for (size_t k = i; k < i + 32; k += 16)
        store_u16(z, k, load_f32_as_u16(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_f32_u32(char *z, const char *p, size_t i) {
    const __m256 v = load_f32(p, i), w = load_f32(p, i + 8), x = load_f32(p, i + 16), y = load_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i differ = any_of_4(differs_from_i32(a, v), differs_from_i32(b, w), differs_from_i32(c, x),
                                    differs_from_i32(d, y));
    const __m256i high = any_of_4(a, b, c, d);
    const __m256i any = _mm256_or_si256(differ, _mm256_and_si256(high, _mm256_set1_epi32((int)0x80000000)));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u32(z, i + 0, a);
        store_u32(z, i + 8, b);
        store_u32(z, i + 16, c);
        store_u32(z, i + 24, d);
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(unlike_f32(load_f32(p, i), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+31f)),
                                        unlike_f32(load_f32(p, i + 8), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+31f)),
                                        unlike_f32(load_f32(p, i + 16), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+31f)),
                                        unlike_f32(load_f32(p, i + 24), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+31f)));
    for (size_t k = i; k < i + 32; k += 8)
        store_u32(z, k, load_f32_as_u32(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_f32_u64(char *z, const char *p, size_t i) {
    const __m256 v = load_f32(p, i), w = load_f32(p, i + 8), x = load_f32(p, i + 16), y = load_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i differ = any_of_4(differs_from_i32(a, v), differs_from_i32(b, w), differs_from_i32(c, x),
                                    differs_from_i32(d, y));
    const __m256i high = any_of_4(a, b, c, d);
    const __m256i any = _mm256_or_si256(differ, _mm256_and_si256(high, _mm256_set1_epi32((int)0x80000000)));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u64(z, i + 0, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(a)));
        store_u64(z, i + 4, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(a, 1)));
        store_u64(z, i + 8, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(b)));
        store_u64(z, i + 12, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(b, 1)));
        store_u64(z, i + 16, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(c)));
        store_u64(z, i + 20, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(c, 1)));
        store_u64(z, i + 24, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(d)));
        store_u64(z, i + 28, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(d, 1)));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(unlike_f32(load_f32(p, i), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+63f)),
                                        unlike_f32(load_f32(p, i + 8), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+63f)),
                                        unlike_f32(load_f32(p, i + 16), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+63f)),
                                        unlike_f32(load_f32(p, i + 24), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+63f)));
    for (size_t k = i; k < i + 32; k += 4)
        store_u64(z, k, load_f32_as_u64(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_f32_i8(char *z, const char *p, size_t i) {
    const __m256 v = load_f32(p, i), w = load_f32(p, i + 8), x = load_f32(p, i + 16), y = load_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i differ = any_of_4(differs_from_i32(a, v), differs_from_i32(b, w), differs_from_i32(c, x),
                                    differs_from_i32(d, y));
    const __m256i offset = _mm256_set1_epi32((int)0x80);
    const __m256i high = any_of_4(_mm256_add_epi32(a, offset), _mm256_add_epi32(b, offset), _mm256_add_epi32(c, offset),
                                  _mm256_add_epi32(d, offset));
    const __m256i any = _mm256_or_si256(differ, _mm256_and_si256(high, _mm256_set1_epi32((int)0xffffff00)));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u8(z, i, i8_of_i32(a, b, c, d));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(unlike_f32(load_f32(p, i), constant_f32(-0x1p+7f), constant_f32(0x1.fcp+6f)),
                                        unlike_f32(load_f32(p, i + 8), constant_f32(-0x1p+7f), constant_f32(0x1.fcp+6f)),
                                        unlike_f32(load_f32(p, i + 16), constant_f32(-0x1p+7f), constant_f32(0x1.fcp+6f)),
                                        unlike_f32(load_f32(p, i + 24), constant_f32(-0x1p+7f), constant_f32(0x1.fcp+6f)));
    store_u8(z, i + 0, load_f32_as_i8(p, i + 0));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_f32_i16(char *z, const char *p, size_t i) {
    const __m256 v = load_f32(p, i), w = load_f32(p, i + 8), x = load_f32(p, i + 16), y = load_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i differ = any_of_4(differs_from_i32(a, v), differs_from_i32(b, w), differs_from_i32(c, x),
                                    differs_from_i32(d, y));
    const __m256i offset = _mm256_set1_epi32((int)0x8000);
    const __m256i high = any_of_4(_mm256_add_epi32(a, offset), _mm256_add_epi32(b, offset), _mm256_add_epi32(c, offset),
                                  _mm256_add_epi32(d, offset));
    const __m256i any = _mm256_or_si256(differ, _mm256_and_si256(high, _mm256_set1_epi32((int)0xffff0000)));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u16(z, i + 0, i16_of_i32(a, b));
        store_u16(z, i + 16, i16_of_i32(c, d));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(unlike_f32(load_f32(p, i), constant_f32(-0x1p+15f), constant_f32(0x1.fffcp+14f)),
                                        unlike_f32(load_f32(p, i + 8), constant_f32(-0x1p+15f), constant_f32(0x1.fffcp+14f)),
                                        unlike_f32(load_f32(p, i + 16), constant_f32(-0x1p+15f), constant_f32(0x1.fffcp+14f)),
                                        unlike_f32(load_f32(p, i + 24), constant_f32(-0x1p+15f), constant_f32(0x1.fffcp+14f)));
    for (size_t k = i; k < i + 32; k += 16)
        store_u16(z, k, load_f32_as_i16(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_f32_i32(char *z, const char *p, size_t i) {
    const __m256 v = load_f32(p, i), w = load_f32(p, i + 8), x = load_f32(p, i + 16), y = load_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i differ = any_of_4(differs_from_i32(a, v), differs_from_i32(b, w), differs_from_i32(c, x),
                                    differs_from_i32(d, y));
    const __m256i any = differ;
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u32(z, i + 0, a);
        store_u32(z, i + 8, b);
        store_u32(z, i + 16, c);
        store_u32(z, i + 24, d);
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(unlike_f32(load_f32(p, i), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)),
                                        unlike_f32(load_f32(p, i + 8), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)),
                                        unlike_f32(load_f32(p, i + 16), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)),
                                        unlike_f32(load_f32(p, i + 24), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)));
    for (size_t k = i; k < i + 32; k += 8)
        store_u32(z, k, load_f32_as_i32(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_f32_i64(char *z, const char *p, size_t i) {
    const __m256 v = load_f32(p, i), w = load_f32(p, i + 8), x = load_f32(p, i + 16), y = load_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i differ = any_of_4(differs_from_i32(a, v), differs_from_i32(b, w), differs_from_i32(c, x),
                                    differs_from_i32(d, y));
    const __m256i any = differ;
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u64(z, i + 0, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(a)));
        store_u64(z, i + 4, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(a, 1)));
        store_u64(z, i + 8, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(b)));
        store_u64(z, i + 12, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(b, 1)));
        store_u64(z, i + 16, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(c)));
        store_u64(z, i + 20, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(c, 1)));
        store_u64(z, i + 24, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(d)));
        store_u64(z, i + 28, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(d, 1)));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(unlike_f32(load_f32(p, i), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)),
                                        unlike_f32(load_f32(p, i + 8), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)),
                                        unlike_f32(load_f32(p, i + 16), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)),
                                        unlike_f32(load_f32(p, i + 24), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)));
    for (size_t k = i; k < i + 32; k += 4)
        store_u64(z, k, load_f32_as_i64(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_f32_bf16(char *z, const char *p, size_t i) {
    const __m256 v0 = load_f32(p, i + 0);
    const __m256 v1 = load_f32(p, i + 8);
    const __m256 v2 = load_f32(p, i + 16);
    const __m256 v3 = load_f32(p, i + 24);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(_mm256_castps_si256(v0), _mm256_castps_si256(v1)), _mm256_or_si256(_mm256_castps_si256(v2), _mm256_castps_si256(v3)));
    if (__builtin_expect(_mm256_testz_si256(any, _mm256_set1_epi32(0xffff)), 1)) {
        store_high_halves(z + 2 * i, _mm256_castps_si256(v0), _mm256_castps_si256(v1));
        store_high_halves(z + 2 * i + 32, _mm256_castps_si256(v2), _mm256_castps_si256(v3));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(differs_f32(load_f32(p, i + 0), round_f32_to_bf16(load_f32(p, i + 0))), differs_f32(load_f32(p, i + 8), round_f32_to_bf16(load_f32(p, i + 8))), differs_f32(load_f32(p, i + 16), round_f32_to_bf16(load_f32(p, i + 16))), differs_f32(load_f32(p, i + 24), round_f32_to_bf16(load_f32(p, i + 24))));
    for (size_t k = i; k < i + 32; k += 16)
        store_f32_as_bf16(z, k, load_f32(p, k), load_f32(p, k + 8));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_f32_f16(char *z, const char *p, size_t i) {
    const __m256 v0 = load_f32(p, i + 0);
    const __m256 v1 = load_f32(p, i + 8);
    const __m256 v2 = load_f32(p, i + 16);
    const __m256 v3 = load_f32(p, i + 24);
    const __m128i h0 = _mm256_cvtps_ph(v0, _MM_FROUND_TO_NEAREST_INT);
    const __m128i h1 = _mm256_cvtps_ph(v1, _MM_FROUND_TO_NEAREST_INT);
    const __m128i h2 = _mm256_cvtps_ph(v2, _MM_FROUND_TO_NEAREST_INT);
    const __m128i h3 = _mm256_cvtps_ph(v3, _MM_FROUND_TO_NEAREST_INT);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(not_equal_f32(_mm256_cvtph_ps(h0), v0), not_equal_f32(_mm256_cvtph_ps(h1), v1)), _mm256_or_si256(not_equal_f32(_mm256_cvtph_ps(h2), v2), not_equal_f32(_mm256_cvtph_ps(h3), v3)));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store128(z + 2 * (i + 0), h0);
        store128(z + 2 * (i + 8), h1);
        store128(z + 2 * (i + 16), h2);
        store128(z + 2 * (i + 24), h3);
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(differs_f32(load_f32(p, i + 0), round_f32_to_f16(load_f32(p, i + 0))), differs_f32(load_f32(p, i + 8), round_f32_to_f16(load_f32(p, i + 8))), differs_f32(load_f32(p, i + 16), round_f32_to_f16(load_f32(p, i + 16))), differs_f32(load_f32(p, i + 24), round_f32_to_f16(load_f32(p, i + 24))));
    for (size_t k = i; k < i + 32; k += 8)
        store_f32_as_f16(z, k, load_f32(p, k));
    return failed;
}

PRIMITIVE __m256d constant_f64(double v) {
    return _mm256_set1_pd(v);
}

PRIMITIVE __m256d trunc_f64(__m256d v) {
    return _mm256_round_pd(v, _MM_FROUND_TO_ZERO | _MM_FROUND_NO_EXC);
}

/* What is taken to the ends, which are whole, and cut is not the value any more. */
PRIMITIVE __m256i unlike_f64(__m256d v, __m256d lowest, __m256d highest) {
    const __m256d inside = _mm256_min_pd(_mm256_max_pd(v, lowest), highest);
    return _mm256_castpd_si256(_mm256_cmp_pd(trunc_f64(inside), v, _CMP_NEQ_UQ));
}

/* All ones where an i32 is another number than the f64 that it was made of. */
PRIMITIVE __m256i differs_from_i32x4(__m128i truncated, __m256d v) {
    return _mm256_castpd_si256(_mm256_cmp_pd(_mm256_cvtepi32_pd(truncated), v, _CMP_NEQ_UQ));
}

PRIMITIVE uint32_t checked_same_value_f64_u8(char *z, const char *p, size_t i) {
    __m256i any = _mm256_setzero_si256();
    const __m256d v0 = load_f64(p, i + 0);
    const __m128i t0 = _mm256_cvttpd_epi32(v0);
    any = _mm256_or_si256(any, differs_from_i32x4(t0, v0));
    const __m256d v1 = load_f64(p, i + 4);
    const __m128i t1 = _mm256_cvttpd_epi32(v1);
    any = _mm256_or_si256(any, differs_from_i32x4(t1, v1));
    const __m256d v2 = load_f64(p, i + 8);
    const __m128i t2 = _mm256_cvttpd_epi32(v2);
    any = _mm256_or_si256(any, differs_from_i32x4(t2, v2));
    const __m256d v3 = load_f64(p, i + 12);
    const __m128i t3 = _mm256_cvttpd_epi32(v3);
    any = _mm256_or_si256(any, differs_from_i32x4(t3, v3));
    const __m256d v4 = load_f64(p, i + 16);
    const __m128i t4 = _mm256_cvttpd_epi32(v4);
    any = _mm256_or_si256(any, differs_from_i32x4(t4, v4));
    const __m256d v5 = load_f64(p, i + 20);
    const __m128i t5 = _mm256_cvttpd_epi32(v5);
    any = _mm256_or_si256(any, differs_from_i32x4(t5, v5));
    const __m256d v6 = load_f64(p, i + 24);
    const __m128i t6 = _mm256_cvttpd_epi32(v6);
    any = _mm256_or_si256(any, differs_from_i32x4(t6, v6));
    const __m256d v7 = load_f64(p, i + 28);
    const __m128i t7 = _mm256_cvttpd_epi32(v7);
    any = _mm256_or_si256(any, differs_from_i32x4(t7, v7));
    const __m256i a = _mm256_set_m128i(t1, t0), b = _mm256_set_m128i(t3, t2);
    const __m256i c = _mm256_set_m128i(t5, t4), d = _mm256_set_m128i(t7, t6);
    const __m256i high = any_of_4(a, b, c, d);
    any = _mm256_or_si256(any, _mm256_and_si256(high, _mm256_set1_epi32((int)0xffffff00)));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u8(z, i, u8_of_i32(a, b, c, d));
        return 0;
    }
    p = hidden(p);
    uint32_t failed = bits_mask64(unlike_f64(load_f64(p, i + 0), constant_f64(0x0p+0), constant_f64(0x1.fep+7)),
                                       unlike_f64(load_f64(p, i + 4), constant_f64(0x0p+0), constant_f64(0x1.fep+7)),
                                       unlike_f64(load_f64(p, i + 8), constant_f64(0x0p+0), constant_f64(0x1.fep+7)),
                                       unlike_f64(load_f64(p, i + 12), constant_f64(0x0p+0), constant_f64(0x1.fep+7)),
                                       unlike_f64(load_f64(p, i + 16), constant_f64(0x0p+0), constant_f64(0x1.fep+7)),
                                       unlike_f64(load_f64(p, i + 20), constant_f64(0x0p+0), constant_f64(0x1.fep+7)),
                                       unlike_f64(load_f64(p, i + 24), constant_f64(0x0p+0), constant_f64(0x1.fep+7)),
                                       unlike_f64(load_f64(p, i + 28), constant_f64(0x0p+0), constant_f64(0x1.fep+7)));
    store_u8(z, i + 0, load_f64_as_u8(p, i + 0));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_f64_u16(char *z, const char *p, size_t i) {
    __m256i any = _mm256_setzero_si256();
    const __m256d v0 = load_f64(p, i + 0);
    const __m128i t0 = _mm256_cvttpd_epi32(v0);
    any = _mm256_or_si256(any, differs_from_i32x4(t0, v0));
    const __m256d v1 = load_f64(p, i + 4);
    const __m128i t1 = _mm256_cvttpd_epi32(v1);
    any = _mm256_or_si256(any, differs_from_i32x4(t1, v1));
    const __m256d v2 = load_f64(p, i + 8);
    const __m128i t2 = _mm256_cvttpd_epi32(v2);
    any = _mm256_or_si256(any, differs_from_i32x4(t2, v2));
    const __m256d v3 = load_f64(p, i + 12);
    const __m128i t3 = _mm256_cvttpd_epi32(v3);
    any = _mm256_or_si256(any, differs_from_i32x4(t3, v3));
    const __m256d v4 = load_f64(p, i + 16);
    const __m128i t4 = _mm256_cvttpd_epi32(v4);
    any = _mm256_or_si256(any, differs_from_i32x4(t4, v4));
    const __m256d v5 = load_f64(p, i + 20);
    const __m128i t5 = _mm256_cvttpd_epi32(v5);
    any = _mm256_or_si256(any, differs_from_i32x4(t5, v5));
    const __m256d v6 = load_f64(p, i + 24);
    const __m128i t6 = _mm256_cvttpd_epi32(v6);
    any = _mm256_or_si256(any, differs_from_i32x4(t6, v6));
    const __m256d v7 = load_f64(p, i + 28);
    const __m128i t7 = _mm256_cvttpd_epi32(v7);
    any = _mm256_or_si256(any, differs_from_i32x4(t7, v7));
    const __m256i a = _mm256_set_m128i(t1, t0), b = _mm256_set_m128i(t3, t2);
    const __m256i c = _mm256_set_m128i(t5, t4), d = _mm256_set_m128i(t7, t6);
    const __m256i high = any_of_4(a, b, c, d);
    any = _mm256_or_si256(any, _mm256_and_si256(high, _mm256_set1_epi32((int)0xffff0000)));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u16(z, i + 0, u16_of_i32(a, b));
        store_u16(z, i + 16, u16_of_i32(c, d));
        return 0;
    }
    p = hidden(p);
    uint32_t failed = bits_mask64(unlike_f64(load_f64(p, i + 0), constant_f64(0x0p+0), constant_f64(0x1.fffep+15)),
                                       unlike_f64(load_f64(p, i + 4), constant_f64(0x0p+0), constant_f64(0x1.fffep+15)),
                                       unlike_f64(load_f64(p, i + 8), constant_f64(0x0p+0), constant_f64(0x1.fffep+15)),
                                       unlike_f64(load_f64(p, i + 12), constant_f64(0x0p+0), constant_f64(0x1.fffep+15)),
                                       unlike_f64(load_f64(p, i + 16), constant_f64(0x0p+0), constant_f64(0x1.fffep+15)),
                                       unlike_f64(load_f64(p, i + 20), constant_f64(0x0p+0), constant_f64(0x1.fffep+15)),
                                       unlike_f64(load_f64(p, i + 24), constant_f64(0x0p+0), constant_f64(0x1.fffep+15)),
                                       unlike_f64(load_f64(p, i + 28), constant_f64(0x0p+0), constant_f64(0x1.fffep+15)));
    for (size_t k = i; k < i + 32; k += 16)
        store_u16(z, k, load_f64_as_u16(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_f64_u32(char *z, const char *p, size_t i) {
    __m256i any = _mm256_setzero_si256();
    const __m256d v0 = load_f64(p, i + 0);
    const __m128i t0 = _mm256_cvttpd_epi32(v0);
    any = _mm256_or_si256(any, differs_from_i32x4(t0, v0));
    const __m256d v1 = load_f64(p, i + 4);
    const __m128i t1 = _mm256_cvttpd_epi32(v1);
    any = _mm256_or_si256(any, differs_from_i32x4(t1, v1));
    const __m256d v2 = load_f64(p, i + 8);
    const __m128i t2 = _mm256_cvttpd_epi32(v2);
    any = _mm256_or_si256(any, differs_from_i32x4(t2, v2));
    const __m256d v3 = load_f64(p, i + 12);
    const __m128i t3 = _mm256_cvttpd_epi32(v3);
    any = _mm256_or_si256(any, differs_from_i32x4(t3, v3));
    const __m256d v4 = load_f64(p, i + 16);
    const __m128i t4 = _mm256_cvttpd_epi32(v4);
    any = _mm256_or_si256(any, differs_from_i32x4(t4, v4));
    const __m256d v5 = load_f64(p, i + 20);
    const __m128i t5 = _mm256_cvttpd_epi32(v5);
    any = _mm256_or_si256(any, differs_from_i32x4(t5, v5));
    const __m256d v6 = load_f64(p, i + 24);
    const __m128i t6 = _mm256_cvttpd_epi32(v6);
    any = _mm256_or_si256(any, differs_from_i32x4(t6, v6));
    const __m256d v7 = load_f64(p, i + 28);
    const __m128i t7 = _mm256_cvttpd_epi32(v7);
    any = _mm256_or_si256(any, differs_from_i32x4(t7, v7));
    const __m256i a = _mm256_set_m128i(t1, t0), b = _mm256_set_m128i(t3, t2);
    const __m256i c = _mm256_set_m128i(t5, t4), d = _mm256_set_m128i(t7, t6);
    const __m256i high = any_of_4(a, b, c, d);
    any = _mm256_or_si256(any, _mm256_and_si256(high, _mm256_set1_epi32((int)0x80000000)));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u32(z, i + 0, a);
        store_u32(z, i + 8, b);
        store_u32(z, i + 16, c);
        store_u32(z, i + 24, d);
        return 0;
    }
    p = hidden(p);
    uint32_t failed = bits_mask64(unlike_f64(load_f64(p, i + 0), constant_f64(0x0p+0), constant_f64(0x1.fffffffep+31)),
                                       unlike_f64(load_f64(p, i + 4), constant_f64(0x0p+0), constant_f64(0x1.fffffffep+31)),
                                       unlike_f64(load_f64(p, i + 8), constant_f64(0x0p+0), constant_f64(0x1.fffffffep+31)),
                                       unlike_f64(load_f64(p, i + 12), constant_f64(0x0p+0), constant_f64(0x1.fffffffep+31)),
                                       unlike_f64(load_f64(p, i + 16), constant_f64(0x0p+0), constant_f64(0x1.fffffffep+31)),
                                       unlike_f64(load_f64(p, i + 20), constant_f64(0x0p+0), constant_f64(0x1.fffffffep+31)),
                                       unlike_f64(load_f64(p, i + 24), constant_f64(0x0p+0), constant_f64(0x1.fffffffep+31)),
                                       unlike_f64(load_f64(p, i + 28), constant_f64(0x0p+0), constant_f64(0x1.fffffffep+31)));
    for (size_t k = i; k < i + 32; k += 8)
        store_u32(z, k, load_f64_as_u32(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_f64_u64(char *z, const char *p, size_t i) {
    __m256i any = _mm256_setzero_si256();
    const __m256d v0 = load_f64(p, i + 0);
    const __m128i t0 = _mm256_cvttpd_epi32(v0);
    any = _mm256_or_si256(any, differs_from_i32x4(t0, v0));
    const __m256d v1 = load_f64(p, i + 4);
    const __m128i t1 = _mm256_cvttpd_epi32(v1);
    any = _mm256_or_si256(any, differs_from_i32x4(t1, v1));
    const __m256d v2 = load_f64(p, i + 8);
    const __m128i t2 = _mm256_cvttpd_epi32(v2);
    any = _mm256_or_si256(any, differs_from_i32x4(t2, v2));
    const __m256d v3 = load_f64(p, i + 12);
    const __m128i t3 = _mm256_cvttpd_epi32(v3);
    any = _mm256_or_si256(any, differs_from_i32x4(t3, v3));
    const __m256d v4 = load_f64(p, i + 16);
    const __m128i t4 = _mm256_cvttpd_epi32(v4);
    any = _mm256_or_si256(any, differs_from_i32x4(t4, v4));
    const __m256d v5 = load_f64(p, i + 20);
    const __m128i t5 = _mm256_cvttpd_epi32(v5);
    any = _mm256_or_si256(any, differs_from_i32x4(t5, v5));
    const __m256d v6 = load_f64(p, i + 24);
    const __m128i t6 = _mm256_cvttpd_epi32(v6);
    any = _mm256_or_si256(any, differs_from_i32x4(t6, v6));
    const __m256d v7 = load_f64(p, i + 28);
    const __m128i t7 = _mm256_cvttpd_epi32(v7);
    any = _mm256_or_si256(any, differs_from_i32x4(t7, v7));
    const __m256i a = _mm256_set_m128i(t1, t0), b = _mm256_set_m128i(t3, t2);
    const __m256i c = _mm256_set_m128i(t5, t4), d = _mm256_set_m128i(t7, t6);
    const __m256i high = any_of_4(a, b, c, d);
    any = _mm256_or_si256(any, _mm256_and_si256(high, _mm256_set1_epi32((int)0x80000000)));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u64(z, i + 0, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(a)));
        store_u64(z, i + 4, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(a, 1)));
        store_u64(z, i + 8, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(b)));
        store_u64(z, i + 12, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(b, 1)));
        store_u64(z, i + 16, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(c)));
        store_u64(z, i + 20, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(c, 1)));
        store_u64(z, i + 24, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(d)));
        store_u64(z, i + 28, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(d, 1)));
        return 0;
    }
    p = hidden(p);
    uint32_t failed = bits_mask64(unlike_f64(load_f64(p, i + 0), constant_f64(0x0p+0), constant_f64(0x1.fffffffffffffp+63)),
                                       unlike_f64(load_f64(p, i + 4), constant_f64(0x0p+0), constant_f64(0x1.fffffffffffffp+63)),
                                       unlike_f64(load_f64(p, i + 8), constant_f64(0x0p+0), constant_f64(0x1.fffffffffffffp+63)),
                                       unlike_f64(load_f64(p, i + 12), constant_f64(0x0p+0), constant_f64(0x1.fffffffffffffp+63)),
                                       unlike_f64(load_f64(p, i + 16), constant_f64(0x0p+0), constant_f64(0x1.fffffffffffffp+63)),
                                       unlike_f64(load_f64(p, i + 20), constant_f64(0x0p+0), constant_f64(0x1.fffffffffffffp+63)),
                                       unlike_f64(load_f64(p, i + 24), constant_f64(0x0p+0), constant_f64(0x1.fffffffffffffp+63)),
                                       unlike_f64(load_f64(p, i + 28), constant_f64(0x0p+0), constant_f64(0x1.fffffffffffffp+63)));
    for (size_t k = i; k < i + 32; k += 4)
        store_u64(z, k, load_f64_as_u64(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_f64_i8(char *z, const char *p, size_t i) {
    __m256i any = _mm256_setzero_si256();
    const __m256d v0 = load_f64(p, i + 0);
    const __m128i t0 = _mm256_cvttpd_epi32(v0);
    any = _mm256_or_si256(any, differs_from_i32x4(t0, v0));
    const __m256d v1 = load_f64(p, i + 4);
    const __m128i t1 = _mm256_cvttpd_epi32(v1);
    any = _mm256_or_si256(any, differs_from_i32x4(t1, v1));
    const __m256d v2 = load_f64(p, i + 8);
    const __m128i t2 = _mm256_cvttpd_epi32(v2);
    any = _mm256_or_si256(any, differs_from_i32x4(t2, v2));
    const __m256d v3 = load_f64(p, i + 12);
    const __m128i t3 = _mm256_cvttpd_epi32(v3);
    any = _mm256_or_si256(any, differs_from_i32x4(t3, v3));
    const __m256d v4 = load_f64(p, i + 16);
    const __m128i t4 = _mm256_cvttpd_epi32(v4);
    any = _mm256_or_si256(any, differs_from_i32x4(t4, v4));
    const __m256d v5 = load_f64(p, i + 20);
    const __m128i t5 = _mm256_cvttpd_epi32(v5);
    any = _mm256_or_si256(any, differs_from_i32x4(t5, v5));
    const __m256d v6 = load_f64(p, i + 24);
    const __m128i t6 = _mm256_cvttpd_epi32(v6);
    any = _mm256_or_si256(any, differs_from_i32x4(t6, v6));
    const __m256d v7 = load_f64(p, i + 28);
    const __m128i t7 = _mm256_cvttpd_epi32(v7);
    any = _mm256_or_si256(any, differs_from_i32x4(t7, v7));
    const __m256i a = _mm256_set_m128i(t1, t0), b = _mm256_set_m128i(t3, t2);
    const __m256i c = _mm256_set_m128i(t5, t4), d = _mm256_set_m128i(t7, t6);
    const __m256i offset = _mm256_set1_epi32((int)0x80);
    const __m256i high = any_of_4(_mm256_add_epi32(a, offset), _mm256_add_epi32(b, offset), _mm256_add_epi32(c, offset), _mm256_add_epi32(d, offset));
    any = _mm256_or_si256(any, _mm256_and_si256(high, _mm256_set1_epi32((int)0xffffff00)));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u8(z, i, i8_of_i32(a, b, c, d));
        return 0;
    }
    p = hidden(p);
    uint32_t failed = bits_mask64(unlike_f64(load_f64(p, i + 0), constant_f64(-0x1p+7), constant_f64(0x1.fcp+6)),
                                       unlike_f64(load_f64(p, i + 4), constant_f64(-0x1p+7), constant_f64(0x1.fcp+6)),
                                       unlike_f64(load_f64(p, i + 8), constant_f64(-0x1p+7), constant_f64(0x1.fcp+6)),
                                       unlike_f64(load_f64(p, i + 12), constant_f64(-0x1p+7), constant_f64(0x1.fcp+6)),
                                       unlike_f64(load_f64(p, i + 16), constant_f64(-0x1p+7), constant_f64(0x1.fcp+6)),
                                       unlike_f64(load_f64(p, i + 20), constant_f64(-0x1p+7), constant_f64(0x1.fcp+6)),
                                       unlike_f64(load_f64(p, i + 24), constant_f64(-0x1p+7), constant_f64(0x1.fcp+6)),
                                       unlike_f64(load_f64(p, i + 28), constant_f64(-0x1p+7), constant_f64(0x1.fcp+6)));
    store_u8(z, i + 0, load_f64_as_i8(p, i + 0));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_f64_i16(char *z, const char *p, size_t i) {
    __m256i any = _mm256_setzero_si256();
    const __m256d v0 = load_f64(p, i + 0);
    const __m128i t0 = _mm256_cvttpd_epi32(v0);
    any = _mm256_or_si256(any, differs_from_i32x4(t0, v0));
    const __m256d v1 = load_f64(p, i + 4);
    const __m128i t1 = _mm256_cvttpd_epi32(v1);
    any = _mm256_or_si256(any, differs_from_i32x4(t1, v1));
    const __m256d v2 = load_f64(p, i + 8);
    const __m128i t2 = _mm256_cvttpd_epi32(v2);
    any = _mm256_or_si256(any, differs_from_i32x4(t2, v2));
    const __m256d v3 = load_f64(p, i + 12);
    const __m128i t3 = _mm256_cvttpd_epi32(v3);
    any = _mm256_or_si256(any, differs_from_i32x4(t3, v3));
    const __m256d v4 = load_f64(p, i + 16);
    const __m128i t4 = _mm256_cvttpd_epi32(v4);
    any = _mm256_or_si256(any, differs_from_i32x4(t4, v4));
    const __m256d v5 = load_f64(p, i + 20);
    const __m128i t5 = _mm256_cvttpd_epi32(v5);
    any = _mm256_or_si256(any, differs_from_i32x4(t5, v5));
    const __m256d v6 = load_f64(p, i + 24);
    const __m128i t6 = _mm256_cvttpd_epi32(v6);
    any = _mm256_or_si256(any, differs_from_i32x4(t6, v6));
    const __m256d v7 = load_f64(p, i + 28);
    const __m128i t7 = _mm256_cvttpd_epi32(v7);
    any = _mm256_or_si256(any, differs_from_i32x4(t7, v7));
    const __m256i a = _mm256_set_m128i(t1, t0), b = _mm256_set_m128i(t3, t2);
    const __m256i c = _mm256_set_m128i(t5, t4), d = _mm256_set_m128i(t7, t6);
    const __m256i offset = _mm256_set1_epi32((int)0x8000);
    const __m256i high = any_of_4(_mm256_add_epi32(a, offset), _mm256_add_epi32(b, offset), _mm256_add_epi32(c, offset), _mm256_add_epi32(d, offset));
    any = _mm256_or_si256(any, _mm256_and_si256(high, _mm256_set1_epi32((int)0xffff0000)));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u16(z, i + 0, i16_of_i32(a, b));
        store_u16(z, i + 16, i16_of_i32(c, d));
        return 0;
    }
    p = hidden(p);
    uint32_t failed = bits_mask64(unlike_f64(load_f64(p, i + 0), constant_f64(-0x1p+15), constant_f64(0x1.fffcp+14)),
                                       unlike_f64(load_f64(p, i + 4), constant_f64(-0x1p+15), constant_f64(0x1.fffcp+14)),
                                       unlike_f64(load_f64(p, i + 8), constant_f64(-0x1p+15), constant_f64(0x1.fffcp+14)),
                                       unlike_f64(load_f64(p, i + 12), constant_f64(-0x1p+15), constant_f64(0x1.fffcp+14)),
                                       unlike_f64(load_f64(p, i + 16), constant_f64(-0x1p+15), constant_f64(0x1.fffcp+14)),
                                       unlike_f64(load_f64(p, i + 20), constant_f64(-0x1p+15), constant_f64(0x1.fffcp+14)),
                                       unlike_f64(load_f64(p, i + 24), constant_f64(-0x1p+15), constant_f64(0x1.fffcp+14)),
                                       unlike_f64(load_f64(p, i + 28), constant_f64(-0x1p+15), constant_f64(0x1.fffcp+14)));
    for (size_t k = i; k < i + 32; k += 16)
        store_u16(z, k, load_f64_as_i16(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_f64_i32(char *z, const char *p, size_t i) {
    __m256i any = _mm256_setzero_si256();
    const __m256d v0 = load_f64(p, i + 0);
    const __m128i t0 = _mm256_cvttpd_epi32(v0);
    any = _mm256_or_si256(any, differs_from_i32x4(t0, v0));
    const __m256d v1 = load_f64(p, i + 4);
    const __m128i t1 = _mm256_cvttpd_epi32(v1);
    any = _mm256_or_si256(any, differs_from_i32x4(t1, v1));
    const __m256d v2 = load_f64(p, i + 8);
    const __m128i t2 = _mm256_cvttpd_epi32(v2);
    any = _mm256_or_si256(any, differs_from_i32x4(t2, v2));
    const __m256d v3 = load_f64(p, i + 12);
    const __m128i t3 = _mm256_cvttpd_epi32(v3);
    any = _mm256_or_si256(any, differs_from_i32x4(t3, v3));
    const __m256d v4 = load_f64(p, i + 16);
    const __m128i t4 = _mm256_cvttpd_epi32(v4);
    any = _mm256_or_si256(any, differs_from_i32x4(t4, v4));
    const __m256d v5 = load_f64(p, i + 20);
    const __m128i t5 = _mm256_cvttpd_epi32(v5);
    any = _mm256_or_si256(any, differs_from_i32x4(t5, v5));
    const __m256d v6 = load_f64(p, i + 24);
    const __m128i t6 = _mm256_cvttpd_epi32(v6);
    any = _mm256_or_si256(any, differs_from_i32x4(t6, v6));
    const __m256d v7 = load_f64(p, i + 28);
    const __m128i t7 = _mm256_cvttpd_epi32(v7);
    any = _mm256_or_si256(any, differs_from_i32x4(t7, v7));
    const __m256i a = _mm256_set_m128i(t1, t0), b = _mm256_set_m128i(t3, t2);
    const __m256i c = _mm256_set_m128i(t5, t4), d = _mm256_set_m128i(t7, t6);
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u32(z, i + 0, a);
        store_u32(z, i + 8, b);
        store_u32(z, i + 16, c);
        store_u32(z, i + 24, d);
        return 0;
    }
    p = hidden(p);
    uint32_t failed = bits_mask64(unlike_f64(load_f64(p, i + 0), constant_f64(-0x1p+31), constant_f64(0x1.fffffffcp+30)),
                                       unlike_f64(load_f64(p, i + 4), constant_f64(-0x1p+31), constant_f64(0x1.fffffffcp+30)),
                                       unlike_f64(load_f64(p, i + 8), constant_f64(-0x1p+31), constant_f64(0x1.fffffffcp+30)),
                                       unlike_f64(load_f64(p, i + 12), constant_f64(-0x1p+31), constant_f64(0x1.fffffffcp+30)),
                                       unlike_f64(load_f64(p, i + 16), constant_f64(-0x1p+31), constant_f64(0x1.fffffffcp+30)),
                                       unlike_f64(load_f64(p, i + 20), constant_f64(-0x1p+31), constant_f64(0x1.fffffffcp+30)),
                                       unlike_f64(load_f64(p, i + 24), constant_f64(-0x1p+31), constant_f64(0x1.fffffffcp+30)),
                                       unlike_f64(load_f64(p, i + 28), constant_f64(-0x1p+31), constant_f64(0x1.fffffffcp+30)));
    for (size_t k = i; k < i + 32; k += 8)
        store_u32(z, k, load_f64_as_i32(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_f64_i64(char *z, const char *p, size_t i) {
    __m256i any = _mm256_setzero_si256();
    const __m256d v0 = load_f64(p, i + 0);
    const __m128i t0 = _mm256_cvttpd_epi32(v0);
    any = _mm256_or_si256(any, differs_from_i32x4(t0, v0));
    const __m256d v1 = load_f64(p, i + 4);
    const __m128i t1 = _mm256_cvttpd_epi32(v1);
    any = _mm256_or_si256(any, differs_from_i32x4(t1, v1));
    const __m256d v2 = load_f64(p, i + 8);
    const __m128i t2 = _mm256_cvttpd_epi32(v2);
    any = _mm256_or_si256(any, differs_from_i32x4(t2, v2));
    const __m256d v3 = load_f64(p, i + 12);
    const __m128i t3 = _mm256_cvttpd_epi32(v3);
    any = _mm256_or_si256(any, differs_from_i32x4(t3, v3));
    const __m256d v4 = load_f64(p, i + 16);
    const __m128i t4 = _mm256_cvttpd_epi32(v4);
    any = _mm256_or_si256(any, differs_from_i32x4(t4, v4));
    const __m256d v5 = load_f64(p, i + 20);
    const __m128i t5 = _mm256_cvttpd_epi32(v5);
    any = _mm256_or_si256(any, differs_from_i32x4(t5, v5));
    const __m256d v6 = load_f64(p, i + 24);
    const __m128i t6 = _mm256_cvttpd_epi32(v6);
    any = _mm256_or_si256(any, differs_from_i32x4(t6, v6));
    const __m256d v7 = load_f64(p, i + 28);
    const __m128i t7 = _mm256_cvttpd_epi32(v7);
    any = _mm256_or_si256(any, differs_from_i32x4(t7, v7));
    const __m256i a = _mm256_set_m128i(t1, t0), b = _mm256_set_m128i(t3, t2);
    const __m256i c = _mm256_set_m128i(t5, t4), d = _mm256_set_m128i(t7, t6);
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u64(z, i + 0, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(a)));
        store_u64(z, i + 4, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(a, 1)));
        store_u64(z, i + 8, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(b)));
        store_u64(z, i + 12, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(b, 1)));
        store_u64(z, i + 16, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(c)));
        store_u64(z, i + 20, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(c, 1)));
        store_u64(z, i + 24, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(d)));
        store_u64(z, i + 28, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(d, 1)));
        return 0;
    }
    p = hidden(p);
    uint32_t failed = bits_mask64(unlike_f64(load_f64(p, i + 0), constant_f64(-0x1p+63), constant_f64(0x1.fffffffffffffp+62)),
                                       unlike_f64(load_f64(p, i + 4), constant_f64(-0x1p+63), constant_f64(0x1.fffffffffffffp+62)),
                                       unlike_f64(load_f64(p, i + 8), constant_f64(-0x1p+63), constant_f64(0x1.fffffffffffffp+62)),
                                       unlike_f64(load_f64(p, i + 12), constant_f64(-0x1p+63), constant_f64(0x1.fffffffffffffp+62)),
                                       unlike_f64(load_f64(p, i + 16), constant_f64(-0x1p+63), constant_f64(0x1.fffffffffffffp+62)),
                                       unlike_f64(load_f64(p, i + 20), constant_f64(-0x1p+63), constant_f64(0x1.fffffffffffffp+62)),
                                       unlike_f64(load_f64(p, i + 24), constant_f64(-0x1p+63), constant_f64(0x1.fffffffffffffp+62)),
                                       unlike_f64(load_f64(p, i + 28), constant_f64(-0x1p+63), constant_f64(0x1.fffffffffffffp+62)));
    for (size_t k = i; k < i + 32; k += 4)
        store_u64(z, k, load_f64_as_i64(p, k));
    return failed;
}

PRIMITIVE __m256i not_equal_f64(__m256d a, __m256d b) {
    return _mm256_castpd_si256(_mm256_cmp_pd(a, b, _CMP_NEQ_UQ));
}

PRIMITIVE __m256 load_f64_as_f32_odd(const char *p, size_t i) {
    return f32_of_halves(f32x4_of_f64_odd(load_f64(p, i)), f32x4_of_f64_odd(load_f64(p, i + 4)));
}

PRIMITIVE uint32_t checked_same_value_f64_bf16(char *z, const char *p, size_t i) {
    const __m256d d0 = load_f64(p, i + 0);
    const __m256d d1 = load_f64(p, i + 4);
    const __m256d d2 = load_f64(p, i + 8);
    const __m256d d3 = load_f64(p, i + 12);
    const __m256d d4 = load_f64(p, i + 16);
    const __m256d d5 = load_f64(p, i + 20);
    const __m256d d6 = load_f64(p, i + 24);
    const __m256d d7 = load_f64(p, i + 28);
    const __m128 h0 = _mm256_cvtpd_ps(d0);
    const __m128 h1 = _mm256_cvtpd_ps(d1);
    const __m128 h2 = _mm256_cvtpd_ps(d2);
    const __m128 h3 = _mm256_cvtpd_ps(d3);
    const __m128 h4 = _mm256_cvtpd_ps(d4);
    const __m128 h5 = _mm256_cvtpd_ps(d5);
    const __m128 h6 = _mm256_cvtpd_ps(d6);
    const __m128 h7 = _mm256_cvtpd_ps(d7);
    const __m256 v0 = f32_of_halves(h0, h1);
    const __m256 v1 = f32_of_halves(h2, h3);
    const __m256 v2 = f32_of_halves(h4, h5);
    const __m256 v3 = f32_of_halves(h6, h7);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(not_equal_f64(_mm256_cvtps_pd(h0), d0), not_equal_f64(_mm256_cvtps_pd(h1), d1)), _mm256_or_si256(not_equal_f64(_mm256_cvtps_pd(h2), d2), not_equal_f64(_mm256_cvtps_pd(h3), d3))), _mm256_or_si256(_mm256_or_si256(not_equal_f64(_mm256_cvtps_pd(h4), d4), not_equal_f64(_mm256_cvtps_pd(h5), d5)), _mm256_or_si256(not_equal_f64(_mm256_cvtps_pd(h6), d6), not_equal_f64(_mm256_cvtps_pd(h7), d7)))), _mm256_and_si256(_mm256_or_si256(_mm256_or_si256(_mm256_castps_si256(v0), _mm256_castps_si256(v1)), _mm256_or_si256(_mm256_castps_si256(v2), _mm256_castps_si256(v3))), _mm256_set1_epi32(0xffff)));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_high_halves(z + 2 * i, _mm256_castps_si256(v0), _mm256_castps_si256(v1));
        store_high_halves(z + 2 * i + 32, _mm256_castps_si256(v2), _mm256_castps_si256(v3));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(differs_f32(load_f64_as_f32_odd(p, i + 0), round_f32_to_bf16(load_f64_as_f32_odd(p, i + 0))), differs_f32(load_f64_as_f32_odd(p, i + 8), round_f32_to_bf16(load_f64_as_f32_odd(p, i + 8))), differs_f32(load_f64_as_f32_odd(p, i + 16), round_f32_to_bf16(load_f64_as_f32_odd(p, i + 16))), differs_f32(load_f64_as_f32_odd(p, i + 24), round_f32_to_bf16(load_f64_as_f32_odd(p, i + 24))));
    for (size_t k = i; k < i + 32; k += 16)
        store_f32_as_bf16(z, k, load_f64_as_f32(p, k), load_f64_as_f32(p, k + 8));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_f64_f16(char *z, const char *p, size_t i) {
    const __m256d d0 = load_f64(p, i + 0);
    const __m256d d1 = load_f64(p, i + 4);
    const __m256d d2 = load_f64(p, i + 8);
    const __m256d d3 = load_f64(p, i + 12);
    const __m256d d4 = load_f64(p, i + 16);
    const __m256d d5 = load_f64(p, i + 20);
    const __m256d d6 = load_f64(p, i + 24);
    const __m256d d7 = load_f64(p, i + 28);
    const __m128 h0 = _mm256_cvtpd_ps(d0);
    const __m128 h1 = _mm256_cvtpd_ps(d1);
    const __m128 h2 = _mm256_cvtpd_ps(d2);
    const __m128 h3 = _mm256_cvtpd_ps(d3);
    const __m128 h4 = _mm256_cvtpd_ps(d4);
    const __m128 h5 = _mm256_cvtpd_ps(d5);
    const __m128 h6 = _mm256_cvtpd_ps(d6);
    const __m128 h7 = _mm256_cvtpd_ps(d7);
    const __m256 v0 = f32_of_halves(h0, h1);
    const __m256 v1 = f32_of_halves(h2, h3);
    const __m256 v2 = f32_of_halves(h4, h5);
    const __m256 v3 = f32_of_halves(h6, h7);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_or_si256(not_equal_f64(_mm256_cvtps_pd(h0), d0), not_equal_f64(_mm256_cvtps_pd(h1), d1)), _mm256_or_si256(not_equal_f64(_mm256_cvtps_pd(h2), d2), not_equal_f64(_mm256_cvtps_pd(h3), d3))), _mm256_or_si256(_mm256_or_si256(not_equal_f64(_mm256_cvtps_pd(h4), d4), not_equal_f64(_mm256_cvtps_pd(h5), d5)), _mm256_or_si256(not_equal_f64(_mm256_cvtps_pd(h6), d6), not_equal_f64(_mm256_cvtps_pd(h7), d7)))), _mm256_or_si256(_mm256_or_si256(not_equal_f32(round_f32_to_f16(v0), v0), not_equal_f32(round_f32_to_f16(v1), v1)), _mm256_or_si256(not_equal_f32(round_f32_to_f16(v2), v2), not_equal_f32(round_f32_to_f16(v3), v3))));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_f32_as_f16(z, i + 0, v0);
        store_f32_as_f16(z, i + 8, v1);
        store_f32_as_f16(z, i + 16, v2);
        store_f32_as_f16(z, i + 24, v3);
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(differs_f32(load_f64_as_f32_odd(p, i + 0), round_f32_to_f16(load_f64_as_f32_odd(p, i + 0))), differs_f32(load_f64_as_f32_odd(p, i + 8), round_f32_to_f16(load_f64_as_f32_odd(p, i + 8))), differs_f32(load_f64_as_f32_odd(p, i + 16), round_f32_to_f16(load_f64_as_f32_odd(p, i + 16))), differs_f32(load_f64_as_f32_odd(p, i + 24), round_f32_to_f16(load_f64_as_f32_odd(p, i + 24))));
    for (size_t k = i; k < i + 32; k += 8)
        store_f32_as_f16(z, k, load_f64_as_f32(p, k));
    return failed;
}

PRIMITIVE __m256i mask_andnot_64(__m256i a, __m256i b) {
    return _mm256_andnot_si256(b, a);
}

PRIMITIVE __m256i mask_or_64(__m256i a, __m256i b) {
    return _mm256_or_si256(a, b);
}

PRIMITIVE __m256i equal_f64(__m256d a, __m256d b) {
    return _mm256_castpd_si256(_mm256_cmp_pd(a, b, _CMP_EQ_OQ));
}

/* Of two NaNs none differs from the other. */
PRIMITIVE __m256i differs_f64(__m256d v, __m256d w) {
    return mask_andnot_64(mask_or_64(equal_f64(v, v), equal_f64(w, w)), equal_f64(v, w));
}

PRIMITIVE __m256d round_f64_to_f32(__m256d v) {
    return _mm256_cvtps_pd(_mm256_cvtpd_ps(v));
}

PRIMITIVE uint32_t checked_same_value_f64_f32(char *z, const char *p, size_t i) {
    const __m256d d0 = load_f64(p, i + 0);
    const __m256d d1 = load_f64(p, i + 4);
    const __m256d d2 = load_f64(p, i + 8);
    const __m256d d3 = load_f64(p, i + 12);
    const __m256d d4 = load_f64(p, i + 16);
    const __m256d d5 = load_f64(p, i + 20);
    const __m256d d6 = load_f64(p, i + 24);
    const __m256d d7 = load_f64(p, i + 28);
    const __m128 h0 = _mm256_cvtpd_ps(d0);
    const __m128 h1 = _mm256_cvtpd_ps(d1);
    const __m128 h2 = _mm256_cvtpd_ps(d2);
    const __m128 h3 = _mm256_cvtpd_ps(d3);
    const __m128 h4 = _mm256_cvtpd_ps(d4);
    const __m128 h5 = _mm256_cvtpd_ps(d5);
    const __m128 h6 = _mm256_cvtpd_ps(d6);
    const __m128 h7 = _mm256_cvtpd_ps(d7);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(_mm256_or_si256(not_equal_f64(_mm256_cvtps_pd(h0), d0), not_equal_f64(_mm256_cvtps_pd(h1), d1)), _mm256_or_si256(not_equal_f64(_mm256_cvtps_pd(h2), d2), not_equal_f64(_mm256_cvtps_pd(h3), d3))), _mm256_or_si256(_mm256_or_si256(not_equal_f64(_mm256_cvtps_pd(h4), d4), not_equal_f64(_mm256_cvtps_pd(h5), d5)), _mm256_or_si256(not_equal_f64(_mm256_cvtps_pd(h6), d6), not_equal_f64(_mm256_cvtps_pd(h7), d7))));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        _mm_storeu_ps((float *)(void *)(z + 4 * (i + 0)), h0);
        _mm_storeu_ps((float *)(void *)(z + 4 * (i + 4)), h1);
        _mm_storeu_ps((float *)(void *)(z + 4 * (i + 8)), h2);
        _mm_storeu_ps((float *)(void *)(z + 4 * (i + 12)), h3);
        _mm_storeu_ps((float *)(void *)(z + 4 * (i + 16)), h4);
        _mm_storeu_ps((float *)(void *)(z + 4 * (i + 20)), h5);
        _mm_storeu_ps((float *)(void *)(z + 4 * (i + 24)), h6);
        _mm_storeu_ps((float *)(void *)(z + 4 * (i + 28)), h7);
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask64(differs_f64(load_f64(p, i + 0), round_f64_to_f32(load_f64(p, i + 0))), differs_f64(load_f64(p, i + 4), round_f64_to_f32(load_f64(p, i + 4))), differs_f64(load_f64(p, i + 8), round_f64_to_f32(load_f64(p, i + 8))), differs_f64(load_f64(p, i + 12), round_f64_to_f32(load_f64(p, i + 12))), differs_f64(load_f64(p, i + 16), round_f64_to_f32(load_f64(p, i + 16))), differs_f64(load_f64(p, i + 20), round_f64_to_f32(load_f64(p, i + 20))), differs_f64(load_f64(p, i + 24), round_f64_to_f32(load_f64(p, i + 24))), differs_f64(load_f64(p, i + 28), round_f64_to_f32(load_f64(p, i + 28))));
    for (size_t k = i; k < i + 32; k += 8)
        store_f32(z, k, load_f64_as_f32(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_f64_c64(char *z, const char *p, size_t i) {
    const __m256d d0 = load_f64(p, i + 0);
    const __m256d d1 = load_f64(p, i + 4);
    const __m256d d2 = load_f64(p, i + 8);
    const __m256d d3 = load_f64(p, i + 12);
    const __m256d d4 = load_f64(p, i + 16);
    const __m256d d5 = load_f64(p, i + 20);
    const __m256d d6 = load_f64(p, i + 24);
    const __m256d d7 = load_f64(p, i + 28);
    const __m128 h0 = _mm256_cvtpd_ps(d0);
    const __m128 h1 = _mm256_cvtpd_ps(d1);
    const __m128 h2 = _mm256_cvtpd_ps(d2);
    const __m128 h3 = _mm256_cvtpd_ps(d3);
    const __m128 h4 = _mm256_cvtpd_ps(d4);
    const __m128 h5 = _mm256_cvtpd_ps(d5);
    const __m128 h6 = _mm256_cvtpd_ps(d6);
    const __m128 h7 = _mm256_cvtpd_ps(d7);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(_mm256_or_si256(not_equal_f64(_mm256_cvtps_pd(h0), d0), not_equal_f64(_mm256_cvtps_pd(h1), d1)), _mm256_or_si256(not_equal_f64(_mm256_cvtps_pd(h2), d2), not_equal_f64(_mm256_cvtps_pd(h3), d3))), _mm256_or_si256(_mm256_or_si256(not_equal_f64(_mm256_cvtps_pd(h4), d4), not_equal_f64(_mm256_cvtps_pd(h5), d5)), _mm256_or_si256(not_equal_f64(_mm256_cvtps_pd(h6), d6), not_equal_f64(_mm256_cvtps_pd(h7), d7))));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_c64(z, i + 0, c64_of_f32x4(h0));
        store_c64(z, i + 4, c64_of_f32x4(h1));
        store_c64(z, i + 8, c64_of_f32x4(h2));
        store_c64(z, i + 12, c64_of_f32x4(h3));
        store_c64(z, i + 16, c64_of_f32x4(h4));
        store_c64(z, i + 20, c64_of_f32x4(h5));
        store_c64(z, i + 24, c64_of_f32x4(h6));
        store_c64(z, i + 28, c64_of_f32x4(h7));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask64(differs_f64(load_f64(p, i + 0), round_f64_to_f32(load_f64(p, i + 0))), differs_f64(load_f64(p, i + 4), round_f64_to_f32(load_f64(p, i + 4))), differs_f64(load_f64(p, i + 8), round_f64_to_f32(load_f64(p, i + 8))), differs_f64(load_f64(p, i + 12), round_f64_to_f32(load_f64(p, i + 12))), differs_f64(load_f64(p, i + 16), round_f64_to_f32(load_f64(p, i + 16))), differs_f64(load_f64(p, i + 20), round_f64_to_f32(load_f64(p, i + 20))), differs_f64(load_f64(p, i + 24), round_f64_to_f32(load_f64(p, i + 24))), differs_f64(load_f64(p, i + 28), round_f64_to_f32(load_f64(p, i + 28))));
    for (size_t k = i; k < i + 32; k += 4)
        store_c64(z, k, load_f64_as_c64(p, k));
    return failed;
}

PRIMITIVE __m256 load_imag_c64_as_f32(const char *p, size_t i) {
    const __m256 odds = _mm256_shuffle_ps(load_c64(p, i), load_c64(p, i + 4), 0xdd);
    return _mm256_castsi256_ps(quarters_in_order(_mm256_castps_si256(odds)));
}

/* The bits of all imaginary parts of a block, in the upper halves of elements, but those of signs. */
PRIMITIVE __m256i imaginary_bits_c64(const char *p, size_t i) {
    const char *at = p + 8 * i;
    const __m256i low = any_of_4(load256(at), load256(at + 32), load256(at + 64), load256(at + 96));
    const __m256i high = any_of_4(load256(at + 128), load256(at + 160), load256(at + 192), load256(at + 224));
    return _mm256_and_si256(_mm256_or_si256(low, high), _mm256_set1_epi64x(INT64_C(0x7fffffff00000000)));
}

PRIMITIVE uint32_t checked_same_value_c64_u8(char *z, const char *p, size_t i) {
    const __m256 v = load_c64_as_f32(p, i), w = load_c64_as_f32(p, i + 8), x = load_c64_as_f32(p, i + 16), y = load_c64_as_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i differ = any_of_4(differs_from_i32(a, v), differs_from_i32(b, w), differs_from_i32(c, x),
                                    differs_from_i32(d, y));
    const __m256i high = any_of_4(a, b, c, d);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(differ, _mm256_and_si256(high, _mm256_set1_epi32((int)0xffffff00))), imaginary_bits_c64(p, i));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u8(z, i, u8_of_i32(a, b, c, d));
        return 0;
    }
    p = hidden(p);
    const uint32_t wrong = bits_mask32(unlike_f32(load_c64_as_f32(p, i), constant_f32(0x0p+0f), constant_f32(0x1.fep+7f)),
                                        unlike_f32(load_c64_as_f32(p, i + 8), constant_f32(0x0p+0f), constant_f32(0x1.fep+7f)),
                                        unlike_f32(load_c64_as_f32(p, i + 16), constant_f32(0x0p+0f), constant_f32(0x1.fep+7f)),
                                        unlike_f32(load_c64_as_f32(p, i + 24), constant_f32(0x0p+0f), constant_f32(0x1.fep+7f)));
    const __m256 zero = _mm256_setzero_ps();
    const uint32_t failed = wrong | bits_mask32(not_equal_f32(load_imag_c64_as_f32(p, i), zero),
                                                not_equal_f32(load_imag_c64_as_f32(p, i + 8), zero),
                                                not_equal_f32(load_imag_c64_as_f32(p, i + 16), zero),
                                                not_equal_f32(load_imag_c64_as_f32(p, i + 24), zero));
    store_u8(z, i + 0, load_c64_as_u8(p, i + 0));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_c64_u16(char *z, const char *p, size_t i) {
    const __m256 v = load_c64_as_f32(p, i), w = load_c64_as_f32(p, i + 8), x = load_c64_as_f32(p, i + 16), y = load_c64_as_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i differ = any_of_4(differs_from_i32(a, v), differs_from_i32(b, w), differs_from_i32(c, x),
                                    differs_from_i32(d, y));
    const __m256i high = any_of_4(a, b, c, d);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(differ, _mm256_and_si256(high, _mm256_set1_epi32((int)0xffff0000))), imaginary_bits_c64(p, i));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u16(z, i + 0, u16_of_i32(a, b));
        store_u16(z, i + 16, u16_of_i32(c, d));
        return 0;
    }
    p = hidden(p);
    const uint32_t wrong = bits_mask32(unlike_f32(load_c64_as_f32(p, i), constant_f32(0x0p+0f), constant_f32(0x1.fffep+15f)),
                                        unlike_f32(load_c64_as_f32(p, i + 8), constant_f32(0x0p+0f), constant_f32(0x1.fffep+15f)),
                                        unlike_f32(load_c64_as_f32(p, i + 16), constant_f32(0x0p+0f), constant_f32(0x1.fffep+15f)),
                                        unlike_f32(load_c64_as_f32(p, i + 24), constant_f32(0x0p+0f), constant_f32(0x1.fffep+15f)));
    const __m256 zero = _mm256_setzero_ps();
    const uint32_t failed = wrong | bits_mask32(not_equal_f32(load_imag_c64_as_f32(p, i), zero),
                                                not_equal_f32(load_imag_c64_as_f32(p, i + 8), zero),
                                                not_equal_f32(load_imag_c64_as_f32(p, i + 16), zero),
                                                not_equal_f32(load_imag_c64_as_f32(p, i + 24), zero));
    for (size_t k = i; k < i + 32; k += 16)
        store_u16(z, k, load_c64_as_u16(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_c64_u32(char *z, const char *p, size_t i) {
    const __m256 v = load_c64_as_f32(p, i), w = load_c64_as_f32(p, i + 8), x = load_c64_as_f32(p, i + 16), y = load_c64_as_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i differ = any_of_4(differs_from_i32(a, v), differs_from_i32(b, w), differs_from_i32(c, x),
                                    differs_from_i32(d, y));
    const __m256i high = any_of_4(a, b, c, d);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(differ, _mm256_and_si256(high, _mm256_set1_epi32((int)0x80000000))), imaginary_bits_c64(p, i));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u32(z, i + 0, a);
        store_u32(z, i + 8, b);
        store_u32(z, i + 16, c);
        store_u32(z, i + 24, d);
        return 0;
    }
    p = hidden(p);
    const uint32_t wrong = bits_mask32(unlike_f32(load_c64_as_f32(p, i), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+31f)),
                                        unlike_f32(load_c64_as_f32(p, i + 8), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+31f)),
                                        unlike_f32(load_c64_as_f32(p, i + 16), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+31f)),
                                        unlike_f32(load_c64_as_f32(p, i + 24), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+31f)));
    const __m256 zero = _mm256_setzero_ps();
    const uint32_t failed = wrong | bits_mask32(not_equal_f32(load_imag_c64_as_f32(p, i), zero),
                                                not_equal_f32(load_imag_c64_as_f32(p, i + 8), zero),
                                                not_equal_f32(load_imag_c64_as_f32(p, i + 16), zero),
                                                not_equal_f32(load_imag_c64_as_f32(p, i + 24), zero));
    for (size_t k = i; k < i + 32; k += 8)
        store_u32(z, k, load_c64_as_u32(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_c64_u64(char *z, const char *p, size_t i) {
    const __m256 v = load_c64_as_f32(p, i), w = load_c64_as_f32(p, i + 8), x = load_c64_as_f32(p, i + 16), y = load_c64_as_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i differ = any_of_4(differs_from_i32(a, v), differs_from_i32(b, w), differs_from_i32(c, x),
                                    differs_from_i32(d, y));
    const __m256i high = any_of_4(a, b, c, d);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(differ, _mm256_and_si256(high, _mm256_set1_epi32((int)0x80000000))), imaginary_bits_c64(p, i));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u64(z, i + 0, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(a)));
        store_u64(z, i + 4, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(a, 1)));
        store_u64(z, i + 8, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(b)));
        store_u64(z, i + 12, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(b, 1)));
        store_u64(z, i + 16, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(c)));
        store_u64(z, i + 20, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(c, 1)));
        store_u64(z, i + 24, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(d)));
        store_u64(z, i + 28, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(d, 1)));
        return 0;
    }
    p = hidden(p);
    const uint32_t wrong = bits_mask32(unlike_f32(load_c64_as_f32(p, i), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+63f)),
                                        unlike_f32(load_c64_as_f32(p, i + 8), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+63f)),
                                        unlike_f32(load_c64_as_f32(p, i + 16), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+63f)),
                                        unlike_f32(load_c64_as_f32(p, i + 24), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+63f)));
    const __m256 zero = _mm256_setzero_ps();
    const uint32_t failed = wrong | bits_mask32(not_equal_f32(load_imag_c64_as_f32(p, i), zero),
                                                not_equal_f32(load_imag_c64_as_f32(p, i + 8), zero),
                                                not_equal_f32(load_imag_c64_as_f32(p, i + 16), zero),
                                                not_equal_f32(load_imag_c64_as_f32(p, i + 24), zero));
    for (size_t k = i; k < i + 32; k += 4)
        store_u64(z, k, load_c64_as_u64(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_c64_i8(char *z, const char *p, size_t i) {
    const __m256 v = load_c64_as_f32(p, i), w = load_c64_as_f32(p, i + 8), x = load_c64_as_f32(p, i + 16), y = load_c64_as_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i differ = any_of_4(differs_from_i32(a, v), differs_from_i32(b, w), differs_from_i32(c, x),
                                    differs_from_i32(d, y));
    const __m256i offset = _mm256_set1_epi32((int)0x80);
    const __m256i high = any_of_4(_mm256_add_epi32(a, offset), _mm256_add_epi32(b, offset), _mm256_add_epi32(c, offset),
                                  _mm256_add_epi32(d, offset));
    const __m256i any = _mm256_or_si256(_mm256_or_si256(differ, _mm256_and_si256(high, _mm256_set1_epi32((int)0xffffff00))), imaginary_bits_c64(p, i));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u8(z, i, i8_of_i32(a, b, c, d));
        return 0;
    }
    p = hidden(p);
    const uint32_t wrong = bits_mask32(unlike_f32(load_c64_as_f32(p, i), constant_f32(-0x1p+7f), constant_f32(0x1.fcp+6f)),
                                        unlike_f32(load_c64_as_f32(p, i + 8), constant_f32(-0x1p+7f), constant_f32(0x1.fcp+6f)),
                                        unlike_f32(load_c64_as_f32(p, i + 16), constant_f32(-0x1p+7f), constant_f32(0x1.fcp+6f)),
                                        unlike_f32(load_c64_as_f32(p, i + 24), constant_f32(-0x1p+7f), constant_f32(0x1.fcp+6f)));
    const __m256 zero = _mm256_setzero_ps();
    const uint32_t failed = wrong | bits_mask32(not_equal_f32(load_imag_c64_as_f32(p, i), zero),
                                                not_equal_f32(load_imag_c64_as_f32(p, i + 8), zero),
                                                not_equal_f32(load_imag_c64_as_f32(p, i + 16), zero),
                                                not_equal_f32(load_imag_c64_as_f32(p, i + 24), zero));
    store_u8(z, i + 0, load_c64_as_i8(p, i + 0));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_c64_i16(char *z, const char *p, size_t i) {
    const __m256 v = load_c64_as_f32(p, i), w = load_c64_as_f32(p, i + 8), x = load_c64_as_f32(p, i + 16), y = load_c64_as_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i differ = any_of_4(differs_from_i32(a, v), differs_from_i32(b, w), differs_from_i32(c, x),
                                    differs_from_i32(d, y));
    const __m256i offset = _mm256_set1_epi32((int)0x8000);
    const __m256i high = any_of_4(_mm256_add_epi32(a, offset), _mm256_add_epi32(b, offset), _mm256_add_epi32(c, offset),
                                  _mm256_add_epi32(d, offset));
    const __m256i any = _mm256_or_si256(_mm256_or_si256(differ, _mm256_and_si256(high, _mm256_set1_epi32((int)0xffff0000))), imaginary_bits_c64(p, i));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u16(z, i + 0, i16_of_i32(a, b));
        store_u16(z, i + 16, i16_of_i32(c, d));
        return 0;
    }
    p = hidden(p);
    const uint32_t wrong = bits_mask32(unlike_f32(load_c64_as_f32(p, i), constant_f32(-0x1p+15f), constant_f32(0x1.fffcp+14f)),
                                        unlike_f32(load_c64_as_f32(p, i + 8), constant_f32(-0x1p+15f), constant_f32(0x1.fffcp+14f)),
                                        unlike_f32(load_c64_as_f32(p, i + 16), constant_f32(-0x1p+15f), constant_f32(0x1.fffcp+14f)),
                                        unlike_f32(load_c64_as_f32(p, i + 24), constant_f32(-0x1p+15f), constant_f32(0x1.fffcp+14f)));
    const __m256 zero = _mm256_setzero_ps();
    const uint32_t failed = wrong | bits_mask32(not_equal_f32(load_imag_c64_as_f32(p, i), zero),
                                                not_equal_f32(load_imag_c64_as_f32(p, i + 8), zero),
                                                not_equal_f32(load_imag_c64_as_f32(p, i + 16), zero),
                                                not_equal_f32(load_imag_c64_as_f32(p, i + 24), zero));
    for (size_t k = i; k < i + 32; k += 16)
        store_u16(z, k, load_c64_as_i16(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_c64_i32(char *z, const char *p, size_t i) {
    const __m256 v = load_c64_as_f32(p, i), w = load_c64_as_f32(p, i + 8), x = load_c64_as_f32(p, i + 16), y = load_c64_as_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i differ = any_of_4(differs_from_i32(a, v), differs_from_i32(b, w), differs_from_i32(c, x),
                                    differs_from_i32(d, y));
    const __m256i any = _mm256_or_si256(differ, imaginary_bits_c64(p, i));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u32(z, i + 0, a);
        store_u32(z, i + 8, b);
        store_u32(z, i + 16, c);
        store_u32(z, i + 24, d);
        return 0;
    }
    p = hidden(p);
    const uint32_t wrong = bits_mask32(unlike_f32(load_c64_as_f32(p, i), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)),
                                        unlike_f32(load_c64_as_f32(p, i + 8), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)),
                                        unlike_f32(load_c64_as_f32(p, i + 16), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)),
                                        unlike_f32(load_c64_as_f32(p, i + 24), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)));
    const __m256 zero = _mm256_setzero_ps();
    const uint32_t failed = wrong | bits_mask32(not_equal_f32(load_imag_c64_as_f32(p, i), zero),
                                                not_equal_f32(load_imag_c64_as_f32(p, i + 8), zero),
                                                not_equal_f32(load_imag_c64_as_f32(p, i + 16), zero),
                                                not_equal_f32(load_imag_c64_as_f32(p, i + 24), zero));
    for (size_t k = i; k < i + 32; k += 8)
        store_u32(z, k, load_c64_as_i32(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_c64_i64(char *z, const char *p, size_t i) {
    const __m256 v = load_c64_as_f32(p, i), w = load_c64_as_f32(p, i + 8), x = load_c64_as_f32(p, i + 16), y = load_c64_as_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i differ = any_of_4(differs_from_i32(a, v), differs_from_i32(b, w), differs_from_i32(c, x),
                                    differs_from_i32(d, y));
    const __m256i any = _mm256_or_si256(differ, imaginary_bits_c64(p, i));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u64(z, i + 0, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(a)));
        store_u64(z, i + 4, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(a, 1)));
        store_u64(z, i + 8, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(b)));
        store_u64(z, i + 12, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(b, 1)));
        store_u64(z, i + 16, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(c)));
        store_u64(z, i + 20, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(c, 1)));
        store_u64(z, i + 24, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(d)));
        store_u64(z, i + 28, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(d, 1)));
        return 0;
    }
    p = hidden(p);
    const uint32_t wrong = bits_mask32(unlike_f32(load_c64_as_f32(p, i), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)),
                                        unlike_f32(load_c64_as_f32(p, i + 8), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)),
                                        unlike_f32(load_c64_as_f32(p, i + 16), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)),
                                        unlike_f32(load_c64_as_f32(p, i + 24), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)));
    const __m256 zero = _mm256_setzero_ps();
    const uint32_t failed = wrong | bits_mask32(not_equal_f32(load_imag_c64_as_f32(p, i), zero),
                                                not_equal_f32(load_imag_c64_as_f32(p, i + 8), zero),
                                                not_equal_f32(load_imag_c64_as_f32(p, i + 16), zero),
                                                not_equal_f32(load_imag_c64_as_f32(p, i + 24), zero));
    for (size_t k = i; k < i + 32; k += 4)
        store_u64(z, k, load_c64_as_i64(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_c64_bf16(char *z, const char *p, size_t i) {
    const __m256 v0 = load_c64_as_f32(p, i + 0);
    const __m256 v1 = load_c64_as_f32(p, i + 8);
    const __m256 v2 = load_c64_as_f32(p, i + 16);
    const __m256 v3 = load_c64_as_f32(p, i + 24);
    const __m256i any = _mm256_or_si256(_mm256_and_si256(_mm256_or_si256(_mm256_or_si256(_mm256_castps_si256(v0), _mm256_castps_si256(v1)), _mm256_or_si256(_mm256_castps_si256(v2), _mm256_castps_si256(v3))), _mm256_set1_epi32(0xffff)), imaginary_bits_c64(p, i));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_high_halves(z + 2 * i, _mm256_castps_si256(v0), _mm256_castps_si256(v1));
        store_high_halves(z + 2 * i + 32, _mm256_castps_si256(v2), _mm256_castps_si256(v3));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(differs_f32(load_c64_as_f32(p, i + 0), round_f32_to_bf16(load_c64_as_f32(p, i + 0))), differs_f32(load_c64_as_f32(p, i + 8), round_f32_to_bf16(load_c64_as_f32(p, i + 8))), differs_f32(load_c64_as_f32(p, i + 16), round_f32_to_bf16(load_c64_as_f32(p, i + 16))), differs_f32(load_c64_as_f32(p, i + 24), round_f32_to_bf16(load_c64_as_f32(p, i + 24)))) | bits_mask32(not_equal_f32(load_imag_c64_as_f32(p, i + 0), _mm256_setzero_ps()), not_equal_f32(load_imag_c64_as_f32(p, i + 8), _mm256_setzero_ps()), not_equal_f32(load_imag_c64_as_f32(p, i + 16), _mm256_setzero_ps()), not_equal_f32(load_imag_c64_as_f32(p, i + 24), _mm256_setzero_ps()));
    for (size_t k = i; k < i + 32; k += 16)
        store_f32_as_bf16(z, k, load_c64_as_f32(p, k), load_c64_as_f32(p, k + 8));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_c64_f16(char *z, const char *p, size_t i) {
    const __m256 v0 = load_c64_as_f32(p, i + 0);
    const __m256 v1 = load_c64_as_f32(p, i + 8);
    const __m256 v2 = load_c64_as_f32(p, i + 16);
    const __m256 v3 = load_c64_as_f32(p, i + 24);
    const __m128i h0 = _mm256_cvtps_ph(v0, _MM_FROUND_TO_NEAREST_INT);
    const __m128i h1 = _mm256_cvtps_ph(v1, _MM_FROUND_TO_NEAREST_INT);
    const __m128i h2 = _mm256_cvtps_ph(v2, _MM_FROUND_TO_NEAREST_INT);
    const __m128i h3 = _mm256_cvtps_ph(v3, _MM_FROUND_TO_NEAREST_INT);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(_mm256_or_si256(not_equal_f32(_mm256_cvtph_ps(h0), v0), not_equal_f32(_mm256_cvtph_ps(h1), v1)), _mm256_or_si256(not_equal_f32(_mm256_cvtph_ps(h2), v2), not_equal_f32(_mm256_cvtph_ps(h3), v3))), imaginary_bits_c64(p, i));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store128(z + 2 * (i + 0), h0);
        store128(z + 2 * (i + 8), h1);
        store128(z + 2 * (i + 16), h2);
        store128(z + 2 * (i + 24), h3);
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(differs_f32(load_c64_as_f32(p, i + 0), round_f32_to_f16(load_c64_as_f32(p, i + 0))), differs_f32(load_c64_as_f32(p, i + 8), round_f32_to_f16(load_c64_as_f32(p, i + 8))), differs_f32(load_c64_as_f32(p, i + 16), round_f32_to_f16(load_c64_as_f32(p, i + 16))), differs_f32(load_c64_as_f32(p, i + 24), round_f32_to_f16(load_c64_as_f32(p, i + 24)))) | bits_mask32(not_equal_f32(load_imag_c64_as_f32(p, i + 0), _mm256_setzero_ps()), not_equal_f32(load_imag_c64_as_f32(p, i + 8), _mm256_setzero_ps()), not_equal_f32(load_imag_c64_as_f32(p, i + 16), _mm256_setzero_ps()), not_equal_f32(load_imag_c64_as_f32(p, i + 24), _mm256_setzero_ps()));
    for (size_t k = i; k < i + 32; k += 8)
        store_f32_as_f16(z, k, load_c64_as_f32(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_c64_f32(char *z, const char *p, size_t i) {
    const __m256i any = imaginary_bits_c64(p, i);
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_f32(z, i + 0, load_c64_as_f32(p, i + 0));
        store_f32(z, i + 8, load_c64_as_f32(p, i + 8));
        store_f32(z, i + 16, load_c64_as_f32(p, i + 16));
        store_f32(z, i + 24, load_c64_as_f32(p, i + 24));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(not_equal_f32(load_imag_c64_as_f32(p, i + 0), _mm256_setzero_ps()), not_equal_f32(load_imag_c64_as_f32(p, i + 8), _mm256_setzero_ps()), not_equal_f32(load_imag_c64_as_f32(p, i + 16), _mm256_setzero_ps()), not_equal_f32(load_imag_c64_as_f32(p, i + 24), _mm256_setzero_ps()));
    for (size_t k = i; k < i + 32; k += 8)
        store_f32(z, k, load_c64_as_f32(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_c64_f64(char *z, const char *p, size_t i) {
    const __m256i any = imaginary_bits_c64(p, i);
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_f64(z, i + 0, load_c64_as_f64(p, i + 0));
        store_f64(z, i + 4, load_c64_as_f64(p, i + 4));
        store_f64(z, i + 8, load_c64_as_f64(p, i + 8));
        store_f64(z, i + 12, load_c64_as_f64(p, i + 12));
        store_f64(z, i + 16, load_c64_as_f64(p, i + 16));
        store_f64(z, i + 20, load_c64_as_f64(p, i + 20));
        store_f64(z, i + 24, load_c64_as_f64(p, i + 24));
        store_f64(z, i + 28, load_c64_as_f64(p, i + 28));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(not_equal_f32(load_imag_c64_as_f32(p, i + 0), _mm256_setzero_ps()), not_equal_f32(load_imag_c64_as_f32(p, i + 8), _mm256_setzero_ps()), not_equal_f32(load_imag_c64_as_f32(p, i + 16), _mm256_setzero_ps()), not_equal_f32(load_imag_c64_as_f32(p, i + 24), _mm256_setzero_ps()));
    for (size_t k = i; k < i + 32; k += 4)
        store_f64(z, k, load_c64_as_f64(p, k));
    return failed;
}

PRIMITIVE __m256d load_imag_c128_as_f64(const char *p, size_t i) {
    return _mm256_permute4x64_pd(_mm256_unpackhi_pd(load_f64(p, 2 * i), load_f64(p, 2 * i + 4)), 0xd8);
}

PRIMITIVE uint32_t checked_same_value_c128_u8(char *z, const char *p, size_t i) {
    __m256i any = _mm256_setzero_si256();
    const __m256d v0 = load_c128_as_f64(p, i + 0);
    const __m128i t0 = _mm256_cvttpd_epi32(v0);
    any = _mm256_or_si256(any, differs_from_i32x4(t0, v0));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 0), _mm256_setzero_pd()));
    const __m256d v1 = load_c128_as_f64(p, i + 4);
    const __m128i t1 = _mm256_cvttpd_epi32(v1);
    any = _mm256_or_si256(any, differs_from_i32x4(t1, v1));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 4), _mm256_setzero_pd()));
    const __m256d v2 = load_c128_as_f64(p, i + 8);
    const __m128i t2 = _mm256_cvttpd_epi32(v2);
    any = _mm256_or_si256(any, differs_from_i32x4(t2, v2));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 8), _mm256_setzero_pd()));
    const __m256d v3 = load_c128_as_f64(p, i + 12);
    const __m128i t3 = _mm256_cvttpd_epi32(v3);
    any = _mm256_or_si256(any, differs_from_i32x4(t3, v3));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 12), _mm256_setzero_pd()));
    const __m256d v4 = load_c128_as_f64(p, i + 16);
    const __m128i t4 = _mm256_cvttpd_epi32(v4);
    any = _mm256_or_si256(any, differs_from_i32x4(t4, v4));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 16), _mm256_setzero_pd()));
    const __m256d v5 = load_c128_as_f64(p, i + 20);
    const __m128i t5 = _mm256_cvttpd_epi32(v5);
    any = _mm256_or_si256(any, differs_from_i32x4(t5, v5));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 20), _mm256_setzero_pd()));
    const __m256d v6 = load_c128_as_f64(p, i + 24);
    const __m128i t6 = _mm256_cvttpd_epi32(v6);
    any = _mm256_or_si256(any, differs_from_i32x4(t6, v6));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 24), _mm256_setzero_pd()));
    const __m256d v7 = load_c128_as_f64(p, i + 28);
    const __m128i t7 = _mm256_cvttpd_epi32(v7);
    any = _mm256_or_si256(any, differs_from_i32x4(t7, v7));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 28), _mm256_setzero_pd()));
    const __m256i a = _mm256_set_m128i(t1, t0), b = _mm256_set_m128i(t3, t2);
    const __m256i c = _mm256_set_m128i(t5, t4), d = _mm256_set_m128i(t7, t6);
    const __m256i high = any_of_4(a, b, c, d);
    any = _mm256_or_si256(any, _mm256_and_si256(high, _mm256_set1_epi32((int)0xffffff00)));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u8(z, i, u8_of_i32(a, b, c, d));
        return 0;
    }
    p = hidden(p);
    uint32_t failed = bits_mask64(unlike_f64(load_c128_as_f64(p, i + 0), constant_f64(0x0p+0), constant_f64(0x1.fep+7)),
                                       unlike_f64(load_c128_as_f64(p, i + 4), constant_f64(0x0p+0), constant_f64(0x1.fep+7)),
                                       unlike_f64(load_c128_as_f64(p, i + 8), constant_f64(0x0p+0), constant_f64(0x1.fep+7)),
                                       unlike_f64(load_c128_as_f64(p, i + 12), constant_f64(0x0p+0), constant_f64(0x1.fep+7)),
                                       unlike_f64(load_c128_as_f64(p, i + 16), constant_f64(0x0p+0), constant_f64(0x1.fep+7)),
                                       unlike_f64(load_c128_as_f64(p, i + 20), constant_f64(0x0p+0), constant_f64(0x1.fep+7)),
                                       unlike_f64(load_c128_as_f64(p, i + 24), constant_f64(0x0p+0), constant_f64(0x1.fep+7)),
                                       unlike_f64(load_c128_as_f64(p, i + 28), constant_f64(0x0p+0), constant_f64(0x1.fep+7)));
    failed |= bits_mask64(not_equal_f64(load_imag_c128_as_f64(p, i + 0), _mm256_setzero_pd()),
                                       not_equal_f64(load_imag_c128_as_f64(p, i + 4), _mm256_setzero_pd()),
                                       not_equal_f64(load_imag_c128_as_f64(p, i + 8), _mm256_setzero_pd()),
                                       not_equal_f64(load_imag_c128_as_f64(p, i + 12), _mm256_setzero_pd()),
                                       not_equal_f64(load_imag_c128_as_f64(p, i + 16), _mm256_setzero_pd()),
                                       not_equal_f64(load_imag_c128_as_f64(p, i + 20), _mm256_setzero_pd()),
                                       not_equal_f64(load_imag_c128_as_f64(p, i + 24), _mm256_setzero_pd()),
                                       not_equal_f64(load_imag_c128_as_f64(p, i + 28), _mm256_setzero_pd()));
    store_u8(z, i + 0, load_c128_as_u8(p, i + 0));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_c128_u16(char *z, const char *p, size_t i) {
    __m256i any = _mm256_setzero_si256();
    const __m256d v0 = load_c128_as_f64(p, i + 0);
    const __m128i t0 = _mm256_cvttpd_epi32(v0);
    any = _mm256_or_si256(any, differs_from_i32x4(t0, v0));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 0), _mm256_setzero_pd()));
    const __m256d v1 = load_c128_as_f64(p, i + 4);
    const __m128i t1 = _mm256_cvttpd_epi32(v1);
    any = _mm256_or_si256(any, differs_from_i32x4(t1, v1));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 4), _mm256_setzero_pd()));
    const __m256d v2 = load_c128_as_f64(p, i + 8);
    const __m128i t2 = _mm256_cvttpd_epi32(v2);
    any = _mm256_or_si256(any, differs_from_i32x4(t2, v2));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 8), _mm256_setzero_pd()));
    const __m256d v3 = load_c128_as_f64(p, i + 12);
    const __m128i t3 = _mm256_cvttpd_epi32(v3);
    any = _mm256_or_si256(any, differs_from_i32x4(t3, v3));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 12), _mm256_setzero_pd()));
    const __m256d v4 = load_c128_as_f64(p, i + 16);
    const __m128i t4 = _mm256_cvttpd_epi32(v4);
    any = _mm256_or_si256(any, differs_from_i32x4(t4, v4));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 16), _mm256_setzero_pd()));
    const __m256d v5 = load_c128_as_f64(p, i + 20);
    const __m128i t5 = _mm256_cvttpd_epi32(v5);
    any = _mm256_or_si256(any, differs_from_i32x4(t5, v5));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 20), _mm256_setzero_pd()));
    const __m256d v6 = load_c128_as_f64(p, i + 24);
    const __m128i t6 = _mm256_cvttpd_epi32(v6);
    any = _mm256_or_si256(any, differs_from_i32x4(t6, v6));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 24), _mm256_setzero_pd()));
    const __m256d v7 = load_c128_as_f64(p, i + 28);
    const __m128i t7 = _mm256_cvttpd_epi32(v7);
    any = _mm256_or_si256(any, differs_from_i32x4(t7, v7));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 28), _mm256_setzero_pd()));
    const __m256i a = _mm256_set_m128i(t1, t0), b = _mm256_set_m128i(t3, t2);
    const __m256i c = _mm256_set_m128i(t5, t4), d = _mm256_set_m128i(t7, t6);
    const __m256i high = any_of_4(a, b, c, d);
    any = _mm256_or_si256(any, _mm256_and_si256(high, _mm256_set1_epi32((int)0xffff0000)));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u16(z, i + 0, u16_of_i32(a, b));
        store_u16(z, i + 16, u16_of_i32(c, d));
        return 0;
    }
    p = hidden(p);
    uint32_t failed = bits_mask64(unlike_f64(load_c128_as_f64(p, i + 0), constant_f64(0x0p+0), constant_f64(0x1.fffep+15)),
                                       unlike_f64(load_c128_as_f64(p, i + 4), constant_f64(0x0p+0), constant_f64(0x1.fffep+15)),
                                       unlike_f64(load_c128_as_f64(p, i + 8), constant_f64(0x0p+0), constant_f64(0x1.fffep+15)),
                                       unlike_f64(load_c128_as_f64(p, i + 12), constant_f64(0x0p+0), constant_f64(0x1.fffep+15)),
                                       unlike_f64(load_c128_as_f64(p, i + 16), constant_f64(0x0p+0), constant_f64(0x1.fffep+15)),
                                       unlike_f64(load_c128_as_f64(p, i + 20), constant_f64(0x0p+0), constant_f64(0x1.fffep+15)),
                                       unlike_f64(load_c128_as_f64(p, i + 24), constant_f64(0x0p+0), constant_f64(0x1.fffep+15)),
                                       unlike_f64(load_c128_as_f64(p, i + 28), constant_f64(0x0p+0), constant_f64(0x1.fffep+15)));
    failed |= bits_mask64(not_equal_f64(load_imag_c128_as_f64(p, i + 0), _mm256_setzero_pd()),
                                       not_equal_f64(load_imag_c128_as_f64(p, i + 4), _mm256_setzero_pd()),
                                       not_equal_f64(load_imag_c128_as_f64(p, i + 8), _mm256_setzero_pd()),
                                       not_equal_f64(load_imag_c128_as_f64(p, i + 12), _mm256_setzero_pd()),
                                       not_equal_f64(load_imag_c128_as_f64(p, i + 16), _mm256_setzero_pd()),
                                       not_equal_f64(load_imag_c128_as_f64(p, i + 20), _mm256_setzero_pd()),
                                       not_equal_f64(load_imag_c128_as_f64(p, i + 24), _mm256_setzero_pd()),
                                       not_equal_f64(load_imag_c128_as_f64(p, i + 28), _mm256_setzero_pd()));
    for (size_t k = i; k < i + 32; k += 16)
        store_u16(z, k, load_c128_as_u16(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_c128_u32(char *z, const char *p, size_t i) {
    __m256i any = _mm256_setzero_si256();
    const __m256d v0 = load_c128_as_f64(p, i + 0);
    const __m128i t0 = _mm256_cvttpd_epi32(v0);
    any = _mm256_or_si256(any, differs_from_i32x4(t0, v0));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 0), _mm256_setzero_pd()));
    const __m256d v1 = load_c128_as_f64(p, i + 4);
    const __m128i t1 = _mm256_cvttpd_epi32(v1);
    any = _mm256_or_si256(any, differs_from_i32x4(t1, v1));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 4), _mm256_setzero_pd()));
    const __m256d v2 = load_c128_as_f64(p, i + 8);
    const __m128i t2 = _mm256_cvttpd_epi32(v2);
    any = _mm256_or_si256(any, differs_from_i32x4(t2, v2));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 8), _mm256_setzero_pd()));
    const __m256d v3 = load_c128_as_f64(p, i + 12);
    const __m128i t3 = _mm256_cvttpd_epi32(v3);
    any = _mm256_or_si256(any, differs_from_i32x4(t3, v3));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 12), _mm256_setzero_pd()));
    const __m256d v4 = load_c128_as_f64(p, i + 16);
    const __m128i t4 = _mm256_cvttpd_epi32(v4);
    any = _mm256_or_si256(any, differs_from_i32x4(t4, v4));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 16), _mm256_setzero_pd()));
    const __m256d v5 = load_c128_as_f64(p, i + 20);
    const __m128i t5 = _mm256_cvttpd_epi32(v5);
    any = _mm256_or_si256(any, differs_from_i32x4(t5, v5));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 20), _mm256_setzero_pd()));
    const __m256d v6 = load_c128_as_f64(p, i + 24);
    const __m128i t6 = _mm256_cvttpd_epi32(v6);
    any = _mm256_or_si256(any, differs_from_i32x4(t6, v6));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 24), _mm256_setzero_pd()));
    const __m256d v7 = load_c128_as_f64(p, i + 28);
    const __m128i t7 = _mm256_cvttpd_epi32(v7);
    any = _mm256_or_si256(any, differs_from_i32x4(t7, v7));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 28), _mm256_setzero_pd()));
    const __m256i a = _mm256_set_m128i(t1, t0), b = _mm256_set_m128i(t3, t2);
    const __m256i c = _mm256_set_m128i(t5, t4), d = _mm256_set_m128i(t7, t6);
    const __m256i high = any_of_4(a, b, c, d);
    any = _mm256_or_si256(any, _mm256_and_si256(high, _mm256_set1_epi32((int)0x80000000)));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u32(z, i + 0, a);
        store_u32(z, i + 8, b);
        store_u32(z, i + 16, c);
        store_u32(z, i + 24, d);
        return 0;
    }
    p = hidden(p);
    uint32_t failed = bits_mask64(unlike_f64(load_c128_as_f64(p, i + 0), constant_f64(0x0p+0), constant_f64(0x1.fffffffep+31)),
                                       unlike_f64(load_c128_as_f64(p, i + 4), constant_f64(0x0p+0), constant_f64(0x1.fffffffep+31)),
                                       unlike_f64(load_c128_as_f64(p, i + 8), constant_f64(0x0p+0), constant_f64(0x1.fffffffep+31)),
                                       unlike_f64(load_c128_as_f64(p, i + 12), constant_f64(0x0p+0), constant_f64(0x1.fffffffep+31)),
                                       unlike_f64(load_c128_as_f64(p, i + 16), constant_f64(0x0p+0), constant_f64(0x1.fffffffep+31)),
                                       unlike_f64(load_c128_as_f64(p, i + 20), constant_f64(0x0p+0), constant_f64(0x1.fffffffep+31)),
                                       unlike_f64(load_c128_as_f64(p, i + 24), constant_f64(0x0p+0), constant_f64(0x1.fffffffep+31)),
                                       unlike_f64(load_c128_as_f64(p, i + 28), constant_f64(0x0p+0), constant_f64(0x1.fffffffep+31)));
    failed |= bits_mask64(not_equal_f64(load_imag_c128_as_f64(p, i + 0), _mm256_setzero_pd()),
                                       not_equal_f64(load_imag_c128_as_f64(p, i + 4), _mm256_setzero_pd()),
                                       not_equal_f64(load_imag_c128_as_f64(p, i + 8), _mm256_setzero_pd()),
                                       not_equal_f64(load_imag_c128_as_f64(p, i + 12), _mm256_setzero_pd()),
                                       not_equal_f64(load_imag_c128_as_f64(p, i + 16), _mm256_setzero_pd()),
                                       not_equal_f64(load_imag_c128_as_f64(p, i + 20), _mm256_setzero_pd()),
                                       not_equal_f64(load_imag_c128_as_f64(p, i + 24), _mm256_setzero_pd()),
                                       not_equal_f64(load_imag_c128_as_f64(p, i + 28), _mm256_setzero_pd()));
    for (size_t k = i; k < i + 32; k += 8)
        store_u32(z, k, load_c128_as_u32(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_c128_u64(char *z, const char *p, size_t i) {
    __m256i any = _mm256_setzero_si256();
    const __m256d v0 = load_c128_as_f64(p, i + 0);
    const __m128i t0 = _mm256_cvttpd_epi32(v0);
    any = _mm256_or_si256(any, differs_from_i32x4(t0, v0));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 0), _mm256_setzero_pd()));
    const __m256d v1 = load_c128_as_f64(p, i + 4);
    const __m128i t1 = _mm256_cvttpd_epi32(v1);
    any = _mm256_or_si256(any, differs_from_i32x4(t1, v1));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 4), _mm256_setzero_pd()));
    const __m256d v2 = load_c128_as_f64(p, i + 8);
    const __m128i t2 = _mm256_cvttpd_epi32(v2);
    any = _mm256_or_si256(any, differs_from_i32x4(t2, v2));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 8), _mm256_setzero_pd()));
    const __m256d v3 = load_c128_as_f64(p, i + 12);
    const __m128i t3 = _mm256_cvttpd_epi32(v3);
    any = _mm256_or_si256(any, differs_from_i32x4(t3, v3));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 12), _mm256_setzero_pd()));
    const __m256d v4 = load_c128_as_f64(p, i + 16);
    const __m128i t4 = _mm256_cvttpd_epi32(v4);
    any = _mm256_or_si256(any, differs_from_i32x4(t4, v4));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 16), _mm256_setzero_pd()));
    const __m256d v5 = load_c128_as_f64(p, i + 20);
    const __m128i t5 = _mm256_cvttpd_epi32(v5);
    any = _mm256_or_si256(any, differs_from_i32x4(t5, v5));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 20), _mm256_setzero_pd()));
    const __m256d v6 = load_c128_as_f64(p, i + 24);
    const __m128i t6 = _mm256_cvttpd_epi32(v6);
    any = _mm256_or_si256(any, differs_from_i32x4(t6, v6));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 24), _mm256_setzero_pd()));
    const __m256d v7 = load_c128_as_f64(p, i + 28);
    const __m128i t7 = _mm256_cvttpd_epi32(v7);
    any = _mm256_or_si256(any, differs_from_i32x4(t7, v7));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 28), _mm256_setzero_pd()));
    const __m256i a = _mm256_set_m128i(t1, t0), b = _mm256_set_m128i(t3, t2);
    const __m256i c = _mm256_set_m128i(t5, t4), d = _mm256_set_m128i(t7, t6);
    const __m256i high = any_of_4(a, b, c, d);
    any = _mm256_or_si256(any, _mm256_and_si256(high, _mm256_set1_epi32((int)0x80000000)));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u64(z, i + 0, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(a)));
        store_u64(z, i + 4, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(a, 1)));
        store_u64(z, i + 8, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(b)));
        store_u64(z, i + 12, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(b, 1)));
        store_u64(z, i + 16, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(c)));
        store_u64(z, i + 20, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(c, 1)));
        store_u64(z, i + 24, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(d)));
        store_u64(z, i + 28, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(d, 1)));
        return 0;
    }
    p = hidden(p);
    uint32_t failed = bits_mask64(unlike_f64(load_c128_as_f64(p, i + 0), constant_f64(0x0p+0), constant_f64(0x1.fffffffffffffp+63)),
                                       unlike_f64(load_c128_as_f64(p, i + 4), constant_f64(0x0p+0), constant_f64(0x1.fffffffffffffp+63)),
                                       unlike_f64(load_c128_as_f64(p, i + 8), constant_f64(0x0p+0), constant_f64(0x1.fffffffffffffp+63)),
                                       unlike_f64(load_c128_as_f64(p, i + 12), constant_f64(0x0p+0), constant_f64(0x1.fffffffffffffp+63)),
                                       unlike_f64(load_c128_as_f64(p, i + 16), constant_f64(0x0p+0), constant_f64(0x1.fffffffffffffp+63)),
                                       unlike_f64(load_c128_as_f64(p, i + 20), constant_f64(0x0p+0), constant_f64(0x1.fffffffffffffp+63)),
                                       unlike_f64(load_c128_as_f64(p, i + 24), constant_f64(0x0p+0), constant_f64(0x1.fffffffffffffp+63)),
                                       unlike_f64(load_c128_as_f64(p, i + 28), constant_f64(0x0p+0), constant_f64(0x1.fffffffffffffp+63)));
    failed |= bits_mask64(not_equal_f64(load_imag_c128_as_f64(p, i + 0), _mm256_setzero_pd()),
                                       not_equal_f64(load_imag_c128_as_f64(p, i + 4), _mm256_setzero_pd()),
                                       not_equal_f64(load_imag_c128_as_f64(p, i + 8), _mm256_setzero_pd()),
                                       not_equal_f64(load_imag_c128_as_f64(p, i + 12), _mm256_setzero_pd()),
                                       not_equal_f64(load_imag_c128_as_f64(p, i + 16), _mm256_setzero_pd()),
                                       not_equal_f64(load_imag_c128_as_f64(p, i + 20), _mm256_setzero_pd()),
                                       not_equal_f64(load_imag_c128_as_f64(p, i + 24), _mm256_setzero_pd()),
                                       not_equal_f64(load_imag_c128_as_f64(p, i + 28), _mm256_setzero_pd()));
    for (size_t k = i; k < i + 32; k += 4)
        store_u64(z, k, load_c128_as_u64(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_c128_i8(char *z, const char *p, size_t i) {
    __m256i any = _mm256_setzero_si256();
    const __m256d v0 = load_c128_as_f64(p, i + 0);
    const __m128i t0 = _mm256_cvttpd_epi32(v0);
    any = _mm256_or_si256(any, differs_from_i32x4(t0, v0));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 0), _mm256_setzero_pd()));
    const __m256d v1 = load_c128_as_f64(p, i + 4);
    const __m128i t1 = _mm256_cvttpd_epi32(v1);
    any = _mm256_or_si256(any, differs_from_i32x4(t1, v1));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 4), _mm256_setzero_pd()));
    const __m256d v2 = load_c128_as_f64(p, i + 8);
    const __m128i t2 = _mm256_cvttpd_epi32(v2);
    any = _mm256_or_si256(any, differs_from_i32x4(t2, v2));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 8), _mm256_setzero_pd()));
    const __m256d v3 = load_c128_as_f64(p, i + 12);
    const __m128i t3 = _mm256_cvttpd_epi32(v3);
    any = _mm256_or_si256(any, differs_from_i32x4(t3, v3));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 12), _mm256_setzero_pd()));
    const __m256d v4 = load_c128_as_f64(p, i + 16);
    const __m128i t4 = _mm256_cvttpd_epi32(v4);
    any = _mm256_or_si256(any, differs_from_i32x4(t4, v4));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 16), _mm256_setzero_pd()));
    const __m256d v5 = load_c128_as_f64(p, i + 20);
    const __m128i t5 = _mm256_cvttpd_epi32(v5);
    any = _mm256_or_si256(any, differs_from_i32x4(t5, v5));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 20), _mm256_setzero_pd()));
    const __m256d v6 = load_c128_as_f64(p, i + 24);
    const __m128i t6 = _mm256_cvttpd_epi32(v6);
    any = _mm256_or_si256(any, differs_from_i32x4(t6, v6));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 24), _mm256_setzero_pd()));
    const __m256d v7 = load_c128_as_f64(p, i + 28);
    const __m128i t7 = _mm256_cvttpd_epi32(v7);
    any = _mm256_or_si256(any, differs_from_i32x4(t7, v7));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 28), _mm256_setzero_pd()));
    const __m256i a = _mm256_set_m128i(t1, t0), b = _mm256_set_m128i(t3, t2);
    const __m256i c = _mm256_set_m128i(t5, t4), d = _mm256_set_m128i(t7, t6);
    const __m256i offset = _mm256_set1_epi32((int)0x80);
    const __m256i high = any_of_4(_mm256_add_epi32(a, offset), _mm256_add_epi32(b, offset), _mm256_add_epi32(c, offset), _mm256_add_epi32(d, offset));
    any = _mm256_or_si256(any, _mm256_and_si256(high, _mm256_set1_epi32((int)0xffffff00)));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u8(z, i, i8_of_i32(a, b, c, d));
        return 0;
    }
    p = hidden(p);
    uint32_t failed = bits_mask64(unlike_f64(load_c128_as_f64(p, i + 0), constant_f64(-0x1p+7), constant_f64(0x1.fcp+6)),
                                       unlike_f64(load_c128_as_f64(p, i + 4), constant_f64(-0x1p+7), constant_f64(0x1.fcp+6)),
                                       unlike_f64(load_c128_as_f64(p, i + 8), constant_f64(-0x1p+7), constant_f64(0x1.fcp+6)),
                                       unlike_f64(load_c128_as_f64(p, i + 12), constant_f64(-0x1p+7), constant_f64(0x1.fcp+6)),
                                       unlike_f64(load_c128_as_f64(p, i + 16), constant_f64(-0x1p+7), constant_f64(0x1.fcp+6)),
                                       unlike_f64(load_c128_as_f64(p, i + 20), constant_f64(-0x1p+7), constant_f64(0x1.fcp+6)),
                                       unlike_f64(load_c128_as_f64(p, i + 24), constant_f64(-0x1p+7), constant_f64(0x1.fcp+6)),
                                       unlike_f64(load_c128_as_f64(p, i + 28), constant_f64(-0x1p+7), constant_f64(0x1.fcp+6)));
    failed |= bits_mask64(not_equal_f64(load_imag_c128_as_f64(p, i + 0), _mm256_setzero_pd()),
                                       not_equal_f64(load_imag_c128_as_f64(p, i + 4), _mm256_setzero_pd()),
                                       not_equal_f64(load_imag_c128_as_f64(p, i + 8), _mm256_setzero_pd()),
                                       not_equal_f64(load_imag_c128_as_f64(p, i + 12), _mm256_setzero_pd()),
                                       not_equal_f64(load_imag_c128_as_f64(p, i + 16), _mm256_setzero_pd()),
                                       not_equal_f64(load_imag_c128_as_f64(p, i + 20), _mm256_setzero_pd()),
                                       not_equal_f64(load_imag_c128_as_f64(p, i + 24), _mm256_setzero_pd()),
                                       not_equal_f64(load_imag_c128_as_f64(p, i + 28), _mm256_setzero_pd()));
    store_u8(z, i + 0, load_c128_as_i8(p, i + 0));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_c128_i16(char *z, const char *p, size_t i) {
    __m256i any = _mm256_setzero_si256();
    const __m256d v0 = load_c128_as_f64(p, i + 0);
    const __m128i t0 = _mm256_cvttpd_epi32(v0);
    any = _mm256_or_si256(any, differs_from_i32x4(t0, v0));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 0), _mm256_setzero_pd()));
    const __m256d v1 = load_c128_as_f64(p, i + 4);
    const __m128i t1 = _mm256_cvttpd_epi32(v1);
    any = _mm256_or_si256(any, differs_from_i32x4(t1, v1));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 4), _mm256_setzero_pd()));
    const __m256d v2 = load_c128_as_f64(p, i + 8);
    const __m128i t2 = _mm256_cvttpd_epi32(v2);
    any = _mm256_or_si256(any, differs_from_i32x4(t2, v2));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 8), _mm256_setzero_pd()));
    const __m256d v3 = load_c128_as_f64(p, i + 12);
    const __m128i t3 = _mm256_cvttpd_epi32(v3);
    any = _mm256_or_si256(any, differs_from_i32x4(t3, v3));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 12), _mm256_setzero_pd()));
    const __m256d v4 = load_c128_as_f64(p, i + 16);
    const __m128i t4 = _mm256_cvttpd_epi32(v4);
    any = _mm256_or_si256(any, differs_from_i32x4(t4, v4));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 16), _mm256_setzero_pd()));
    const __m256d v5 = load_c128_as_f64(p, i + 20);
    const __m128i t5 = _mm256_cvttpd_epi32(v5);
    any = _mm256_or_si256(any, differs_from_i32x4(t5, v5));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 20), _mm256_setzero_pd()));
    const __m256d v6 = load_c128_as_f64(p, i + 24);
    const __m128i t6 = _mm256_cvttpd_epi32(v6);
    any = _mm256_or_si256(any, differs_from_i32x4(t6, v6));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 24), _mm256_setzero_pd()));
    const __m256d v7 = load_c128_as_f64(p, i + 28);
    const __m128i t7 = _mm256_cvttpd_epi32(v7);
    any = _mm256_or_si256(any, differs_from_i32x4(t7, v7));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 28), _mm256_setzero_pd()));
    const __m256i a = _mm256_set_m128i(t1, t0), b = _mm256_set_m128i(t3, t2);
    const __m256i c = _mm256_set_m128i(t5, t4), d = _mm256_set_m128i(t7, t6);
    const __m256i offset = _mm256_set1_epi32((int)0x8000);
    const __m256i high = any_of_4(_mm256_add_epi32(a, offset), _mm256_add_epi32(b, offset), _mm256_add_epi32(c, offset), _mm256_add_epi32(d, offset));
    any = _mm256_or_si256(any, _mm256_and_si256(high, _mm256_set1_epi32((int)0xffff0000)));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u16(z, i + 0, i16_of_i32(a, b));
        store_u16(z, i + 16, i16_of_i32(c, d));
        return 0;
    }
    p = hidden(p);
    uint32_t failed = bits_mask64(unlike_f64(load_c128_as_f64(p, i + 0), constant_f64(-0x1p+15), constant_f64(0x1.fffcp+14)),
                                       unlike_f64(load_c128_as_f64(p, i + 4), constant_f64(-0x1p+15), constant_f64(0x1.fffcp+14)),
                                       unlike_f64(load_c128_as_f64(p, i + 8), constant_f64(-0x1p+15), constant_f64(0x1.fffcp+14)),
                                       unlike_f64(load_c128_as_f64(p, i + 12), constant_f64(-0x1p+15), constant_f64(0x1.fffcp+14)),
                                       unlike_f64(load_c128_as_f64(p, i + 16), constant_f64(-0x1p+15), constant_f64(0x1.fffcp+14)),
                                       unlike_f64(load_c128_as_f64(p, i + 20), constant_f64(-0x1p+15), constant_f64(0x1.fffcp+14)),
                                       unlike_f64(load_c128_as_f64(p, i + 24), constant_f64(-0x1p+15), constant_f64(0x1.fffcp+14)),
                                       unlike_f64(load_c128_as_f64(p, i + 28), constant_f64(-0x1p+15), constant_f64(0x1.fffcp+14)));
    failed |= bits_mask64(not_equal_f64(load_imag_c128_as_f64(p, i + 0), _mm256_setzero_pd()),
                                       not_equal_f64(load_imag_c128_as_f64(p, i + 4), _mm256_setzero_pd()),
                                       not_equal_f64(load_imag_c128_as_f64(p, i + 8), _mm256_setzero_pd()),
                                       not_equal_f64(load_imag_c128_as_f64(p, i + 12), _mm256_setzero_pd()),
                                       not_equal_f64(load_imag_c128_as_f64(p, i + 16), _mm256_setzero_pd()),
                                       not_equal_f64(load_imag_c128_as_f64(p, i + 20), _mm256_setzero_pd()),
                                       not_equal_f64(load_imag_c128_as_f64(p, i + 24), _mm256_setzero_pd()),
                                       not_equal_f64(load_imag_c128_as_f64(p, i + 28), _mm256_setzero_pd()));
    for (size_t k = i; k < i + 32; k += 16)
        store_u16(z, k, load_c128_as_i16(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_c128_i32(char *z, const char *p, size_t i) {
    __m256i any = _mm256_setzero_si256();
    const __m256d v0 = load_c128_as_f64(p, i + 0);
    const __m128i t0 = _mm256_cvttpd_epi32(v0);
    any = _mm256_or_si256(any, differs_from_i32x4(t0, v0));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 0), _mm256_setzero_pd()));
    const __m256d v1 = load_c128_as_f64(p, i + 4);
    const __m128i t1 = _mm256_cvttpd_epi32(v1);
    any = _mm256_or_si256(any, differs_from_i32x4(t1, v1));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 4), _mm256_setzero_pd()));
    const __m256d v2 = load_c128_as_f64(p, i + 8);
    const __m128i t2 = _mm256_cvttpd_epi32(v2);
    any = _mm256_or_si256(any, differs_from_i32x4(t2, v2));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 8), _mm256_setzero_pd()));
    const __m256d v3 = load_c128_as_f64(p, i + 12);
    const __m128i t3 = _mm256_cvttpd_epi32(v3);
    any = _mm256_or_si256(any, differs_from_i32x4(t3, v3));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 12), _mm256_setzero_pd()));
    const __m256d v4 = load_c128_as_f64(p, i + 16);
    const __m128i t4 = _mm256_cvttpd_epi32(v4);
    any = _mm256_or_si256(any, differs_from_i32x4(t4, v4));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 16), _mm256_setzero_pd()));
    const __m256d v5 = load_c128_as_f64(p, i + 20);
    const __m128i t5 = _mm256_cvttpd_epi32(v5);
    any = _mm256_or_si256(any, differs_from_i32x4(t5, v5));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 20), _mm256_setzero_pd()));
    const __m256d v6 = load_c128_as_f64(p, i + 24);
    const __m128i t6 = _mm256_cvttpd_epi32(v6);
    any = _mm256_or_si256(any, differs_from_i32x4(t6, v6));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 24), _mm256_setzero_pd()));
    const __m256d v7 = load_c128_as_f64(p, i + 28);
    const __m128i t7 = _mm256_cvttpd_epi32(v7);
    any = _mm256_or_si256(any, differs_from_i32x4(t7, v7));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 28), _mm256_setzero_pd()));
    const __m256i a = _mm256_set_m128i(t1, t0), b = _mm256_set_m128i(t3, t2);
    const __m256i c = _mm256_set_m128i(t5, t4), d = _mm256_set_m128i(t7, t6);
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u32(z, i + 0, a);
        store_u32(z, i + 8, b);
        store_u32(z, i + 16, c);
        store_u32(z, i + 24, d);
        return 0;
    }
    p = hidden(p);
    uint32_t failed = bits_mask64(unlike_f64(load_c128_as_f64(p, i + 0), constant_f64(-0x1p+31), constant_f64(0x1.fffffffcp+30)),
                                       unlike_f64(load_c128_as_f64(p, i + 4), constant_f64(-0x1p+31), constant_f64(0x1.fffffffcp+30)),
                                       unlike_f64(load_c128_as_f64(p, i + 8), constant_f64(-0x1p+31), constant_f64(0x1.fffffffcp+30)),
                                       unlike_f64(load_c128_as_f64(p, i + 12), constant_f64(-0x1p+31), constant_f64(0x1.fffffffcp+30)),
                                       unlike_f64(load_c128_as_f64(p, i + 16), constant_f64(-0x1p+31), constant_f64(0x1.fffffffcp+30)),
                                       unlike_f64(load_c128_as_f64(p, i + 20), constant_f64(-0x1p+31), constant_f64(0x1.fffffffcp+30)),
                                       unlike_f64(load_c128_as_f64(p, i + 24), constant_f64(-0x1p+31), constant_f64(0x1.fffffffcp+30)),
                                       unlike_f64(load_c128_as_f64(p, i + 28), constant_f64(-0x1p+31), constant_f64(0x1.fffffffcp+30)));
    failed |= bits_mask64(not_equal_f64(load_imag_c128_as_f64(p, i + 0), _mm256_setzero_pd()),
                                       not_equal_f64(load_imag_c128_as_f64(p, i + 4), _mm256_setzero_pd()),
                                       not_equal_f64(load_imag_c128_as_f64(p, i + 8), _mm256_setzero_pd()),
                                       not_equal_f64(load_imag_c128_as_f64(p, i + 12), _mm256_setzero_pd()),
                                       not_equal_f64(load_imag_c128_as_f64(p, i + 16), _mm256_setzero_pd()),
                                       not_equal_f64(load_imag_c128_as_f64(p, i + 20), _mm256_setzero_pd()),
                                       not_equal_f64(load_imag_c128_as_f64(p, i + 24), _mm256_setzero_pd()),
                                       not_equal_f64(load_imag_c128_as_f64(p, i + 28), _mm256_setzero_pd()));
    for (size_t k = i; k < i + 32; k += 8)
        store_u32(z, k, load_c128_as_i32(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_same_value_c128_i64(char *z, const char *p, size_t i) {
    __m256i any = _mm256_setzero_si256();
    const __m256d v0 = load_c128_as_f64(p, i + 0);
    const __m128i t0 = _mm256_cvttpd_epi32(v0);
    any = _mm256_or_si256(any, differs_from_i32x4(t0, v0));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 0), _mm256_setzero_pd()));
    const __m256d v1 = load_c128_as_f64(p, i + 4);
    const __m128i t1 = _mm256_cvttpd_epi32(v1);
    any = _mm256_or_si256(any, differs_from_i32x4(t1, v1));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 4), _mm256_setzero_pd()));
    const __m256d v2 = load_c128_as_f64(p, i + 8);
    const __m128i t2 = _mm256_cvttpd_epi32(v2);
    any = _mm256_or_si256(any, differs_from_i32x4(t2, v2));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 8), _mm256_setzero_pd()));
    const __m256d v3 = load_c128_as_f64(p, i + 12);
    const __m128i t3 = _mm256_cvttpd_epi32(v3);
    any = _mm256_or_si256(any, differs_from_i32x4(t3, v3));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 12), _mm256_setzero_pd()));
    const __m256d v4 = load_c128_as_f64(p, i + 16);
    const __m128i t4 = _mm256_cvttpd_epi32(v4);
    any = _mm256_or_si256(any, differs_from_i32x4(t4, v4));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 16), _mm256_setzero_pd()));
    const __m256d v5 = load_c128_as_f64(p, i + 20);
    const __m128i t5 = _mm256_cvttpd_epi32(v5);
    any = _mm256_or_si256(any, differs_from_i32x4(t5, v5));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 20), _mm256_setzero_pd()));
    const __m256d v6 = load_c128_as_f64(p, i + 24);
    const __m128i t6 = _mm256_cvttpd_epi32(v6);
    any = _mm256_or_si256(any, differs_from_i32x4(t6, v6));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 24), _mm256_setzero_pd()));
    const __m256d v7 = load_c128_as_f64(p, i + 28);
    const __m128i t7 = _mm256_cvttpd_epi32(v7);
    any = _mm256_or_si256(any, differs_from_i32x4(t7, v7));
    any = _mm256_or_si256(any, not_equal_f64(load_imag_c128_as_f64(p, i + 28), _mm256_setzero_pd()));
    const __m256i a = _mm256_set_m128i(t1, t0), b = _mm256_set_m128i(t3, t2);
    const __m256i c = _mm256_set_m128i(t5, t4), d = _mm256_set_m128i(t7, t6);
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u64(z, i + 0, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(a)));
        store_u64(z, i + 4, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(a, 1)));
        store_u64(z, i + 8, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(b)));
        store_u64(z, i + 12, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(b, 1)));
        store_u64(z, i + 16, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(c)));
        store_u64(z, i + 20, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(c, 1)));
        store_u64(z, i + 24, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(d)));
        store_u64(z, i + 28, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(d, 1)));
        return 0;
    }
    p = hidden(p);
    uint32_t failed = bits_mask64(unlike_f64(load_c128_as_f64(p, i + 0), constant_f64(-0x1p+63), constant_f64(0x1.fffffffffffffp+62)),
                                       unlike_f64(load_c128_as_f64(p, i + 4), constant_f64(-0x1p+63), constant_f64(0x1.fffffffffffffp+62)),
                                       unlike_f64(load_c128_as_f64(p, i + 8), constant_f64(-0x1p+63), constant_f64(0x1.fffffffffffffp+62)),
                                       unlike_f64(load_c128_as_f64(p, i + 12), constant_f64(-0x1p+63), constant_f64(0x1.fffffffffffffp+62)),
                                       unlike_f64(load_c128_as_f64(p, i + 16), constant_f64(-0x1p+63), constant_f64(0x1.fffffffffffffp+62)),
                                       unlike_f64(load_c128_as_f64(p, i + 20), constant_f64(-0x1p+63), constant_f64(0x1.fffffffffffffp+62)),
                                       unlike_f64(load_c128_as_f64(p, i + 24), constant_f64(-0x1p+63), constant_f64(0x1.fffffffffffffp+62)),
                                       unlike_f64(load_c128_as_f64(p, i + 28), constant_f64(-0x1p+63), constant_f64(0x1.fffffffffffffp+62)));
    failed |= bits_mask64(not_equal_f64(load_imag_c128_as_f64(p, i + 0), _mm256_setzero_pd()),
                                       not_equal_f64(load_imag_c128_as_f64(p, i + 4), _mm256_setzero_pd()),
                                       not_equal_f64(load_imag_c128_as_f64(p, i + 8), _mm256_setzero_pd()),
                                       not_equal_f64(load_imag_c128_as_f64(p, i + 12), _mm256_setzero_pd()),
                                       not_equal_f64(load_imag_c128_as_f64(p, i + 16), _mm256_setzero_pd()),
                                       not_equal_f64(load_imag_c128_as_f64(p, i + 20), _mm256_setzero_pd()),
                                       not_equal_f64(load_imag_c128_as_f64(p, i + 24), _mm256_setzero_pd()),
                                       not_equal_f64(load_imag_c128_as_f64(p, i + 28), _mm256_setzero_pd()));
    for (size_t k = i; k < i + 32; k += 4)
        store_u64(z, k, load_c128_as_i64(p, k));
    return failed;
}

PRIMITIVE __m256 load_c128_as_f32_odd(const char *p, size_t i) {
    return f32_of_halves(f32x4_of_f64_odd(load_c128_as_f64(p, i)), f32x4_of_f64_odd(load_c128_as_f64(p, i + 4)));
}

PRIMITIVE __m256i less_f32(__m256 a, __m256 b) {
    return _mm256_castps_si256(_mm256_cmp_ps(a, b, _CMP_LT_OQ));
}

/* NaN is not beyond. */
PRIMITIVE __m256i beyond_f32(__m256 v, __m256 lowest, __m256 highest) {
    return mask_or_32(less_f32(v, lowest), less_f32(highest, v));
}

/* NaN is outside. */
PRIMITIVE __m256i outside_f32(__m256 v, __m256 lowest, __m256 highest) {
    return _mm256_castps_si256(_mm256_or_ps(_mm256_cmp_ps(v, lowest, _CMP_NGE_UQ), _mm256_cmp_ps(v, highest, _CMP_NLE_UQ)));
}

PRIMITIVE uint32_t checked_in_range_bf16_b(char *z, const char *p, size_t i) {
    const __m256i a0 = _mm256_and_si256(load_u16(p, i + 0), _mm256_set1_epi16(INT16_MAX));
    const __m256i a1 = _mm256_and_si256(load_u16(p, i + 16), _mm256_set1_epi16(INT16_MAX));
    const __m256i most = _mm256_max_epi16(a0, a1);
    const __m256i any = _mm256_cmpgt_epi16(most, _mm256_set1_epi16(0x7f80 - 1));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u8(z, i, load_bf16_as_b(p, i));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(outside_f32(load_bf16_as_f32(p, i + 0), constant_f32(-0x1.fffffep+127f), constant_f32(0x1.fffffep+127f)), outside_f32(load_bf16_as_f32(p, i + 8), constant_f32(-0x1.fffffep+127f), constant_f32(0x1.fffffep+127f)), outside_f32(load_bf16_as_f32(p, i + 16), constant_f32(-0x1.fffffep+127f), constant_f32(0x1.fffffep+127f)), outside_f32(load_bf16_as_f32(p, i + 24), constant_f32(-0x1.fffffep+127f), constant_f32(0x1.fffffep+127f)));
    store_u8(z, i, load_bf16_as_b(p, i));
    return failed;
}

PRIMITIVE uint32_t checked_in_range_bf16_u8(char *z, const char *p, size_t i) {
    const __m256 v = load_bf16_as_f32(p, i), w = load_bf16_as_f32(p, i + 8), x = load_bf16_as_f32(p, i + 16), y = load_bf16_as_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i high = any_of_4(a, b, c, d);
    const __m256i any = _mm256_and_si256(high, _mm256_set1_epi32((int)0xffffff00));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u8(z, i, u8_of_i32(a, b, c, d));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(outside_f32(load_bf16_as_f32(p, i), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+7f)),
                                        outside_f32(load_bf16_as_f32(p, i + 8), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+7f)),
                                        outside_f32(load_bf16_as_f32(p, i + 16), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+7f)),
                                        outside_f32(load_bf16_as_f32(p, i + 24), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+7f)));
    store_u8(z, i + 0, load_bf16_as_u8(p, i + 0));
    return failed;
}

PRIMITIVE uint32_t checked_in_range_bf16_u16(char *z, const char *p, size_t i) {
    const __m256 v = load_bf16_as_f32(p, i), w = load_bf16_as_f32(p, i + 8), x = load_bf16_as_f32(p, i + 16), y = load_bf16_as_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i high = any_of_4(a, b, c, d);
    const __m256i any = _mm256_and_si256(high, _mm256_set1_epi32((int)0xffff0000));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u16(z, i + 0, u16_of_i32(a, b));
        store_u16(z, i + 16, u16_of_i32(c, d));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(outside_f32(load_bf16_as_f32(p, i), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+15f)),
                                        outside_f32(load_bf16_as_f32(p, i + 8), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+15f)),
                                        outside_f32(load_bf16_as_f32(p, i + 16), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+15f)),
                                        outside_f32(load_bf16_as_f32(p, i + 24), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+15f)));
    for (size_t k = i; k < i + 32; k += 16)
        store_u16(z, k, load_bf16_as_u16(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_in_range_bf16_u32(char *z, const char *p, size_t i) {
    const __m256 v = load_bf16_as_f32(p, i), w = load_bf16_as_f32(p, i + 8), x = load_bf16_as_f32(p, i + 16), y = load_bf16_as_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i high = any_of_4(a, b, c, d);
    const __m256i any = _mm256_and_si256(high, _mm256_set1_epi32((int)0x80000000));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u32(z, i + 0, a);
        store_u32(z, i + 8, b);
        store_u32(z, i + 16, c);
        store_u32(z, i + 24, d);
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(outside_f32(load_bf16_as_f32(p, i), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+31f)),
                                        outside_f32(load_bf16_as_f32(p, i + 8), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+31f)),
                                        outside_f32(load_bf16_as_f32(p, i + 16), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+31f)),
                                        outside_f32(load_bf16_as_f32(p, i + 24), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+31f)));
    for (size_t k = i; k < i + 32; k += 8)
        store_u32(z, k, load_bf16_as_u32(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_in_range_bf16_u64(char *z, const char *p, size_t i) {
    const __m256 v = load_bf16_as_f32(p, i), w = load_bf16_as_f32(p, i + 8), x = load_bf16_as_f32(p, i + 16), y = load_bf16_as_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i high = any_of_4(a, b, c, d);
    const __m256i any = _mm256_and_si256(high, _mm256_set1_epi32((int)0x80000000));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u64(z, i + 0, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(a)));
        store_u64(z, i + 4, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(a, 1)));
        store_u64(z, i + 8, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(b)));
        store_u64(z, i + 12, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(b, 1)));
        store_u64(z, i + 16, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(c)));
        store_u64(z, i + 20, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(c, 1)));
        store_u64(z, i + 24, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(d)));
        store_u64(z, i + 28, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(d, 1)));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(outside_f32(load_bf16_as_f32(p, i), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+63f)),
                                        outside_f32(load_bf16_as_f32(p, i + 8), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+63f)),
                                        outside_f32(load_bf16_as_f32(p, i + 16), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+63f)),
                                        outside_f32(load_bf16_as_f32(p, i + 24), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+63f)));
    for (size_t k = i; k < i + 32; k += 4)
        store_u64(z, k, load_bf16_as_u64(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_in_range_bf16_i8(char *z, const char *p, size_t i) {
    const __m256 v = load_bf16_as_f32(p, i), w = load_bf16_as_f32(p, i + 8), x = load_bf16_as_f32(p, i + 16), y = load_bf16_as_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i offset = _mm256_set1_epi32((int)0x80);
    const __m256i high = any_of_4(_mm256_add_epi32(a, offset), _mm256_add_epi32(b, offset), _mm256_add_epi32(c, offset),
                                  _mm256_add_epi32(d, offset));
    const __m256i any = _mm256_and_si256(high, _mm256_set1_epi32((int)0xffffff00));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u8(z, i, i8_of_i32(a, b, c, d));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(outside_f32(load_bf16_as_f32(p, i), constant_f32(-0x1.01fffep+7f), constant_f32(0x1.fffffep+6f)),
                                        outside_f32(load_bf16_as_f32(p, i + 8), constant_f32(-0x1.01fffep+7f), constant_f32(0x1.fffffep+6f)),
                                        outside_f32(load_bf16_as_f32(p, i + 16), constant_f32(-0x1.01fffep+7f), constant_f32(0x1.fffffep+6f)),
                                        outside_f32(load_bf16_as_f32(p, i + 24), constant_f32(-0x1.01fffep+7f), constant_f32(0x1.fffffep+6f)));
    store_u8(z, i + 0, load_bf16_as_i8(p, i + 0));
    return failed;
}

PRIMITIVE uint32_t checked_in_range_bf16_i16(char *z, const char *p, size_t i) {
    const __m256 v = load_bf16_as_f32(p, i), w = load_bf16_as_f32(p, i + 8), x = load_bf16_as_f32(p, i + 16), y = load_bf16_as_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i offset = _mm256_set1_epi32((int)0x8000);
    const __m256i high = any_of_4(_mm256_add_epi32(a, offset), _mm256_add_epi32(b, offset), _mm256_add_epi32(c, offset),
                                  _mm256_add_epi32(d, offset));
    const __m256i any = _mm256_and_si256(high, _mm256_set1_epi32((int)0xffff0000));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u16(z, i + 0, i16_of_i32(a, b));
        store_u16(z, i + 16, i16_of_i32(c, d));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(outside_f32(load_bf16_as_f32(p, i), constant_f32(-0x1.0001fep+15f), constant_f32(0x1.fffffep+14f)),
                                        outside_f32(load_bf16_as_f32(p, i + 8), constant_f32(-0x1.0001fep+15f), constant_f32(0x1.fffffep+14f)),
                                        outside_f32(load_bf16_as_f32(p, i + 16), constant_f32(-0x1.0001fep+15f), constant_f32(0x1.fffffep+14f)),
                                        outside_f32(load_bf16_as_f32(p, i + 24), constant_f32(-0x1.0001fep+15f), constant_f32(0x1.fffffep+14f)));
    for (size_t k = i; k < i + 32; k += 16)
        store_u16(z, k, load_bf16_as_i16(p, k));
    return failed;
}

/* All ones where an i32 may stand for what is none. */
PRIMITIVE __m256i is_least_i32(__m256i v) {
    return _mm256_cmpeq_epi32(v, _mm256_set1_epi32(INT32_MIN));
}

PRIMITIVE uint32_t checked_in_range_bf16_i32(char *z, const char *p, size_t i) {
    const __m256 v = load_bf16_as_f32(p, i), w = load_bf16_as_f32(p, i + 8), x = load_bf16_as_f32(p, i + 16), y = load_bf16_as_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i high = any_of_4(is_least_i32(a), is_least_i32(b), is_least_i32(c), is_least_i32(d));
    const __m256i any = high;
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u32(z, i + 0, a);
        store_u32(z, i + 8, b);
        store_u32(z, i + 16, c);
        store_u32(z, i + 24, d);
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(outside_f32(load_bf16_as_f32(p, i), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)),
                                        outside_f32(load_bf16_as_f32(p, i + 8), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)),
                                        outside_f32(load_bf16_as_f32(p, i + 16), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)),
                                        outside_f32(load_bf16_as_f32(p, i + 24), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)));
    for (size_t k = i; k < i + 32; k += 8)
        store_u32(z, k, load_bf16_as_i32(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_in_range_bf16_i64(char *z, const char *p, size_t i) {
    const __m256 v = load_bf16_as_f32(p, i), w = load_bf16_as_f32(p, i + 8), x = load_bf16_as_f32(p, i + 16), y = load_bf16_as_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i high = any_of_4(is_least_i32(a), is_least_i32(b), is_least_i32(c), is_least_i32(d));
    const __m256i any = high;
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u64(z, i + 0, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(a)));
        store_u64(z, i + 4, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(a, 1)));
        store_u64(z, i + 8, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(b)));
        store_u64(z, i + 12, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(b, 1)));
        store_u64(z, i + 16, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(c)));
        store_u64(z, i + 20, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(c, 1)));
        store_u64(z, i + 24, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(d)));
        store_u64(z, i + 28, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(d, 1)));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(outside_f32(load_bf16_as_f32(p, i), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)),
                                        outside_f32(load_bf16_as_f32(p, i + 8), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)),
                                        outside_f32(load_bf16_as_f32(p, i + 16), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)),
                                        outside_f32(load_bf16_as_f32(p, i + 24), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)));
    for (size_t k = i; k < i + 32; k += 4)
        store_u64(z, k, load_bf16_as_i64(p, k));
    return failed;
}

PRIMITIVE __m256 absolute_f32(__m256 v) {
    return _mm256_andnot_ps(_mm256_set1_ps(-0.0), v);
}

PRIMITIVE __m256i mask_and_32(__m256i a, __m256i b) {
    return _mm256_and_si256(a, b);
}

PRIMITIVE __m256i is_finite_f32(__m256 v) {
    return less_f32(absolute_f32(v), constant_f32(__builtin_inff()));
}

/* Beyond, and finite. */
PRIMITIVE __m256i overflows_f32(__m256 v, __m256 lowest, __m256 highest) {
    return mask_and_32(is_finite_f32(v), beyond_f32(v, lowest, highest));
}

PRIMITIVE uint32_t checked_in_range_bf16_f16(char *z, const char *p, size_t i) {
    const __m256 v0 = load_bf16_as_f32(p, i + 0);
    const __m256 v1 = load_bf16_as_f32(p, i + 8);
    const __m256 v2 = load_bf16_as_f32(p, i + 16);
    const __m256 v3 = load_bf16_as_f32(p, i + 24);
    const __m256i most = _mm256_castps_si256(constant_f32(0x1.ffdffep+15f));
    const __m256i any = _mm256_cmpgt_epi32(_mm256_max_epi32(_mm256_max_epi32(_mm256_castps_si256(absolute_f32(v0)), _mm256_castps_si256(absolute_f32(v1))), _mm256_max_epi32(_mm256_castps_si256(absolute_f32(v2)), _mm256_castps_si256(absolute_f32(v3)))), most);
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_f32_as_f16(z, i + 0, load_bf16_as_f32(p, i + 0));
        store_f32_as_f16(z, i + 8, load_bf16_as_f32(p, i + 8));
        store_f32_as_f16(z, i + 16, load_bf16_as_f32(p, i + 16));
        store_f32_as_f16(z, i + 24, load_bf16_as_f32(p, i + 24));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(overflows_f32(load_bf16_as_f32(p, i + 0), constant_f32(-0x1.ffdffep+15f), constant_f32(0x1.ffdffep+15f)), overflows_f32(load_bf16_as_f32(p, i + 8), constant_f32(-0x1.ffdffep+15f), constant_f32(0x1.ffdffep+15f)), overflows_f32(load_bf16_as_f32(p, i + 16), constant_f32(-0x1.ffdffep+15f), constant_f32(0x1.ffdffep+15f)), overflows_f32(load_bf16_as_f32(p, i + 24), constant_f32(-0x1.ffdffep+15f), constant_f32(0x1.ffdffep+15f)));
    for (size_t k = i; k < i + 32; k += 8)
        store_f32_as_f16(z, k, load_bf16_as_f32(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_in_range_f16_b(char *z, const char *p, size_t i) {
    const __m256i a0 = _mm256_and_si256(load_u16(p, i + 0), _mm256_set1_epi16(INT16_MAX));
    const __m256i a1 = _mm256_and_si256(load_u16(p, i + 16), _mm256_set1_epi16(INT16_MAX));
    const __m256i most = _mm256_max_epi16(a0, a1);
    const __m256i any = _mm256_cmpgt_epi16(most, _mm256_set1_epi16(0x7c00 - 1));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u8(z, i, load_f16_as_b(p, i));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(outside_f32(load_f16_as_f32(p, i + 0), constant_f32(-0x1.fffffep+127f), constant_f32(0x1.fffffep+127f)), outside_f32(load_f16_as_f32(p, i + 8), constant_f32(-0x1.fffffep+127f), constant_f32(0x1.fffffep+127f)), outside_f32(load_f16_as_f32(p, i + 16), constant_f32(-0x1.fffffep+127f), constant_f32(0x1.fffffep+127f)), outside_f32(load_f16_as_f32(p, i + 24), constant_f32(-0x1.fffffep+127f), constant_f32(0x1.fffffep+127f)));
    store_u8(z, i, load_f16_as_b(p, i));
    return failed;
}

PRIMITIVE uint32_t checked_in_range_f16_u8(char *z, const char *p, size_t i) {
    const __m256 v = load_f16_as_f32(p, i), w = load_f16_as_f32(p, i + 8), x = load_f16_as_f32(p, i + 16), y = load_f16_as_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i high = any_of_4(a, b, c, d);
    const __m256i any = _mm256_and_si256(high, _mm256_set1_epi32((int)0xffffff00));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u8(z, i, u8_of_i32(a, b, c, d));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(outside_f32(load_f16_as_f32(p, i), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+7f)),
                                        outside_f32(load_f16_as_f32(p, i + 8), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+7f)),
                                        outside_f32(load_f16_as_f32(p, i + 16), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+7f)),
                                        outside_f32(load_f16_as_f32(p, i + 24), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+7f)));
    store_u8(z, i + 0, load_f16_as_u8(p, i + 0));
    return failed;
}

PRIMITIVE uint32_t checked_in_range_f16_u16(char *z, const char *p, size_t i) {
    const __m256 v = load_f16_as_f32(p, i), w = load_f16_as_f32(p, i + 8), x = load_f16_as_f32(p, i + 16), y = load_f16_as_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i high = any_of_4(a, b, c, d);
    const __m256i any = _mm256_and_si256(high, _mm256_set1_epi32((int)0xffff0000));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u16(z, i + 0, u16_of_i32(a, b));
        store_u16(z, i + 16, u16_of_i32(c, d));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(outside_f32(load_f16_as_f32(p, i), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+15f)),
                                        outside_f32(load_f16_as_f32(p, i + 8), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+15f)),
                                        outside_f32(load_f16_as_f32(p, i + 16), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+15f)),
                                        outside_f32(load_f16_as_f32(p, i + 24), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+15f)));
    for (size_t k = i; k < i + 32; k += 16)
        store_u16(z, k, load_f16_as_u16(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_in_range_f16_u32(char *z, const char *p, size_t i) {
    const __m256 v = load_f16_as_f32(p, i), w = load_f16_as_f32(p, i + 8), x = load_f16_as_f32(p, i + 16), y = load_f16_as_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i high = any_of_4(a, b, c, d);
    const __m256i any = _mm256_and_si256(high, _mm256_set1_epi32((int)0x80000000));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u32(z, i + 0, a);
        store_u32(z, i + 8, b);
        store_u32(z, i + 16, c);
        store_u32(z, i + 24, d);
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(outside_f32(load_f16_as_f32(p, i), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+31f)),
                                        outside_f32(load_f16_as_f32(p, i + 8), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+31f)),
                                        outside_f32(load_f16_as_f32(p, i + 16), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+31f)),
                                        outside_f32(load_f16_as_f32(p, i + 24), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+31f)));
    for (size_t k = i; k < i + 32; k += 8)
        store_u32(z, k, load_f16_as_u32(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_in_range_f16_u64(char *z, const char *p, size_t i) {
    const __m256 v = load_f16_as_f32(p, i), w = load_f16_as_f32(p, i + 8), x = load_f16_as_f32(p, i + 16), y = load_f16_as_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i high = any_of_4(a, b, c, d);
    const __m256i any = _mm256_and_si256(high, _mm256_set1_epi32((int)0x80000000));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u64(z, i + 0, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(a)));
        store_u64(z, i + 4, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(a, 1)));
        store_u64(z, i + 8, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(b)));
        store_u64(z, i + 12, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(b, 1)));
        store_u64(z, i + 16, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(c)));
        store_u64(z, i + 20, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(c, 1)));
        store_u64(z, i + 24, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(d)));
        store_u64(z, i + 28, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(d, 1)));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(outside_f32(load_f16_as_f32(p, i), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+63f)),
                                        outside_f32(load_f16_as_f32(p, i + 8), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+63f)),
                                        outside_f32(load_f16_as_f32(p, i + 16), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+63f)),
                                        outside_f32(load_f16_as_f32(p, i + 24), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+63f)));
    for (size_t k = i; k < i + 32; k += 4)
        store_u64(z, k, load_f16_as_u64(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_in_range_f16_i8(char *z, const char *p, size_t i) {
    const __m256 v = load_f16_as_f32(p, i), w = load_f16_as_f32(p, i + 8), x = load_f16_as_f32(p, i + 16), y = load_f16_as_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i offset = _mm256_set1_epi32((int)0x80);
    const __m256i high = any_of_4(_mm256_add_epi32(a, offset), _mm256_add_epi32(b, offset), _mm256_add_epi32(c, offset),
                                  _mm256_add_epi32(d, offset));
    const __m256i any = _mm256_and_si256(high, _mm256_set1_epi32((int)0xffffff00));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u8(z, i, i8_of_i32(a, b, c, d));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(outside_f32(load_f16_as_f32(p, i), constant_f32(-0x1.01fffep+7f), constant_f32(0x1.fffffep+6f)),
                                        outside_f32(load_f16_as_f32(p, i + 8), constant_f32(-0x1.01fffep+7f), constant_f32(0x1.fffffep+6f)),
                                        outside_f32(load_f16_as_f32(p, i + 16), constant_f32(-0x1.01fffep+7f), constant_f32(0x1.fffffep+6f)),
                                        outside_f32(load_f16_as_f32(p, i + 24), constant_f32(-0x1.01fffep+7f), constant_f32(0x1.fffffep+6f)));
    store_u8(z, i + 0, load_f16_as_i8(p, i + 0));
    return failed;
}

PRIMITIVE uint32_t checked_in_range_f16_i16(char *z, const char *p, size_t i) {
    const __m256 v = load_f16_as_f32(p, i), w = load_f16_as_f32(p, i + 8), x = load_f16_as_f32(p, i + 16), y = load_f16_as_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i offset = _mm256_set1_epi32((int)0x8000);
    const __m256i high = any_of_4(_mm256_add_epi32(a, offset), _mm256_add_epi32(b, offset), _mm256_add_epi32(c, offset),
                                  _mm256_add_epi32(d, offset));
    const __m256i any = _mm256_and_si256(high, _mm256_set1_epi32((int)0xffff0000));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u16(z, i + 0, i16_of_i32(a, b));
        store_u16(z, i + 16, i16_of_i32(c, d));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(outside_f32(load_f16_as_f32(p, i), constant_f32(-0x1.0001fep+15f), constant_f32(0x1.fffffep+14f)),
                                        outside_f32(load_f16_as_f32(p, i + 8), constant_f32(-0x1.0001fep+15f), constant_f32(0x1.fffffep+14f)),
                                        outside_f32(load_f16_as_f32(p, i + 16), constant_f32(-0x1.0001fep+15f), constant_f32(0x1.fffffep+14f)),
                                        outside_f32(load_f16_as_f32(p, i + 24), constant_f32(-0x1.0001fep+15f), constant_f32(0x1.fffffep+14f)));
    for (size_t k = i; k < i + 32; k += 16)
        store_u16(z, k, load_f16_as_i16(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_in_range_f16_i32(char *z, const char *p, size_t i) {
    const __m256 v = load_f16_as_f32(p, i), w = load_f16_as_f32(p, i + 8), x = load_f16_as_f32(p, i + 16), y = load_f16_as_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i high = any_of_4(is_least_i32(a), is_least_i32(b), is_least_i32(c), is_least_i32(d));
    const __m256i any = high;
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u32(z, i + 0, a);
        store_u32(z, i + 8, b);
        store_u32(z, i + 16, c);
        store_u32(z, i + 24, d);
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(outside_f32(load_f16_as_f32(p, i), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)),
                                        outside_f32(load_f16_as_f32(p, i + 8), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)),
                                        outside_f32(load_f16_as_f32(p, i + 16), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)),
                                        outside_f32(load_f16_as_f32(p, i + 24), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)));
    for (size_t k = i; k < i + 32; k += 8)
        store_u32(z, k, load_f16_as_i32(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_in_range_f16_i64(char *z, const char *p, size_t i) {
    const __m256 v = load_f16_as_f32(p, i), w = load_f16_as_f32(p, i + 8), x = load_f16_as_f32(p, i + 16), y = load_f16_as_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i high = any_of_4(is_least_i32(a), is_least_i32(b), is_least_i32(c), is_least_i32(d));
    const __m256i any = high;
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u64(z, i + 0, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(a)));
        store_u64(z, i + 4, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(a, 1)));
        store_u64(z, i + 8, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(b)));
        store_u64(z, i + 12, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(b, 1)));
        store_u64(z, i + 16, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(c)));
        store_u64(z, i + 20, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(c, 1)));
        store_u64(z, i + 24, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(d)));
        store_u64(z, i + 28, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(d, 1)));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(outside_f32(load_f16_as_f32(p, i), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)),
                                        outside_f32(load_f16_as_f32(p, i + 8), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)),
                                        outside_f32(load_f16_as_f32(p, i + 16), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)),
                                        outside_f32(load_f16_as_f32(p, i + 24), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)));
    for (size_t k = i; k < i + 32; k += 4)
        store_u64(z, k, load_f16_as_i64(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_in_range_f32_b(char *z, const char *p, size_t i) {
    const __m256i a0 = _mm256_and_si256(load_u32(p, i + 0), _mm256_set1_epi32(INT32_MAX));
    const __m256i a1 = _mm256_and_si256(load_u32(p, i + 8), _mm256_set1_epi32(INT32_MAX));
    const __m256i a2 = _mm256_and_si256(load_u32(p, i + 16), _mm256_set1_epi32(INT32_MAX));
    const __m256i a3 = _mm256_and_si256(load_u32(p, i + 24), _mm256_set1_epi32(INT32_MAX));
    const __m256i most = _mm256_max_epi32(_mm256_max_epi32(a0, a1), _mm256_max_epi32(a2, a3));
    const __m256i any = _mm256_cmpgt_epi32(most, _mm256_set1_epi32(0x7f800000 - 1));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u8(z, i, load_f32_as_b(p, i));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(outside_f32(load_f32(p, i + 0), constant_f32(-0x1.fffffep+127f), constant_f32(0x1.fffffep+127f)), outside_f32(load_f32(p, i + 8), constant_f32(-0x1.fffffep+127f), constant_f32(0x1.fffffep+127f)), outside_f32(load_f32(p, i + 16), constant_f32(-0x1.fffffep+127f), constant_f32(0x1.fffffep+127f)), outside_f32(load_f32(p, i + 24), constant_f32(-0x1.fffffep+127f), constant_f32(0x1.fffffep+127f)));
    store_u8(z, i, load_f32_as_b(p, i));
    return failed;
}

PRIMITIVE uint32_t checked_in_range_f32_u8(char *z, const char *p, size_t i) {
    const __m256 v = load_f32(p, i), w = load_f32(p, i + 8), x = load_f32(p, i + 16), y = load_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i high = any_of_4(a, b, c, d);
    const __m256i any = _mm256_and_si256(high, _mm256_set1_epi32((int)0xffffff00));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u8(z, i, u8_of_i32(a, b, c, d));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(outside_f32(load_f32(p, i), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+7f)),
                                        outside_f32(load_f32(p, i + 8), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+7f)),
                                        outside_f32(load_f32(p, i + 16), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+7f)),
                                        outside_f32(load_f32(p, i + 24), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+7f)));
    store_u8(z, i + 0, load_f32_as_u8(p, i + 0));
    return failed;
}

PRIMITIVE uint32_t checked_in_range_f32_u16(char *z, const char *p, size_t i) {
    const __m256 v = load_f32(p, i), w = load_f32(p, i + 8), x = load_f32(p, i + 16), y = load_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i high = any_of_4(a, b, c, d);
    const __m256i any = _mm256_and_si256(high, _mm256_set1_epi32((int)0xffff0000));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u16(z, i + 0, u16_of_i32(a, b));
        store_u16(z, i + 16, u16_of_i32(c, d));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(outside_f32(load_f32(p, i), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+15f)),
                                        outside_f32(load_f32(p, i + 8), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+15f)),
                                        outside_f32(load_f32(p, i + 16), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+15f)),
                                        outside_f32(load_f32(p, i + 24), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+15f)));
    for (size_t k = i; k < i + 32; k += 16)
        store_u16(z, k, load_f32_as_u16(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_in_range_f32_u32(char *z, const char *p, size_t i) {
    const __m256 v = load_f32(p, i), w = load_f32(p, i + 8), x = load_f32(p, i + 16), y = load_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i high = any_of_4(a, b, c, d);
    const __m256i any = _mm256_and_si256(high, _mm256_set1_epi32((int)0x80000000));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u32(z, i + 0, a);
        store_u32(z, i + 8, b);
        store_u32(z, i + 16, c);
        store_u32(z, i + 24, d);
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(outside_f32(load_f32(p, i), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+31f)),
                                        outside_f32(load_f32(p, i + 8), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+31f)),
                                        outside_f32(load_f32(p, i + 16), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+31f)),
                                        outside_f32(load_f32(p, i + 24), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+31f)));
    for (size_t k = i; k < i + 32; k += 8)
        store_u32(z, k, load_f32_as_u32(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_in_range_f32_u64(char *z, const char *p, size_t i) {
    const __m256 v = load_f32(p, i), w = load_f32(p, i + 8), x = load_f32(p, i + 16), y = load_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i high = any_of_4(a, b, c, d);
    const __m256i any = _mm256_and_si256(high, _mm256_set1_epi32((int)0x80000000));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u64(z, i + 0, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(a)));
        store_u64(z, i + 4, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(a, 1)));
        store_u64(z, i + 8, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(b)));
        store_u64(z, i + 12, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(b, 1)));
        store_u64(z, i + 16, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(c)));
        store_u64(z, i + 20, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(c, 1)));
        store_u64(z, i + 24, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(d)));
        store_u64(z, i + 28, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(d, 1)));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(outside_f32(load_f32(p, i), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+63f)),
                                        outside_f32(load_f32(p, i + 8), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+63f)),
                                        outside_f32(load_f32(p, i + 16), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+63f)),
                                        outside_f32(load_f32(p, i + 24), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+63f)));
    for (size_t k = i; k < i + 32; k += 4)
        store_u64(z, k, load_f32_as_u64(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_in_range_f32_i8(char *z, const char *p, size_t i) {
    const __m256 v = load_f32(p, i), w = load_f32(p, i + 8), x = load_f32(p, i + 16), y = load_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i offset = _mm256_set1_epi32((int)0x80);
    const __m256i high = any_of_4(_mm256_add_epi32(a, offset), _mm256_add_epi32(b, offset), _mm256_add_epi32(c, offset),
                                  _mm256_add_epi32(d, offset));
    const __m256i any = _mm256_and_si256(high, _mm256_set1_epi32((int)0xffffff00));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u8(z, i, i8_of_i32(a, b, c, d));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(outside_f32(load_f32(p, i), constant_f32(-0x1.01fffep+7f), constant_f32(0x1.fffffep+6f)),
                                        outside_f32(load_f32(p, i + 8), constant_f32(-0x1.01fffep+7f), constant_f32(0x1.fffffep+6f)),
                                        outside_f32(load_f32(p, i + 16), constant_f32(-0x1.01fffep+7f), constant_f32(0x1.fffffep+6f)),
                                        outside_f32(load_f32(p, i + 24), constant_f32(-0x1.01fffep+7f), constant_f32(0x1.fffffep+6f)));
    store_u8(z, i + 0, load_f32_as_i8(p, i + 0));
    return failed;
}

PRIMITIVE uint32_t checked_in_range_f32_i16(char *z, const char *p, size_t i) {
    const __m256 v = load_f32(p, i), w = load_f32(p, i + 8), x = load_f32(p, i + 16), y = load_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i offset = _mm256_set1_epi32((int)0x8000);
    const __m256i high = any_of_4(_mm256_add_epi32(a, offset), _mm256_add_epi32(b, offset), _mm256_add_epi32(c, offset),
                                  _mm256_add_epi32(d, offset));
    const __m256i any = _mm256_and_si256(high, _mm256_set1_epi32((int)0xffff0000));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u16(z, i + 0, i16_of_i32(a, b));
        store_u16(z, i + 16, i16_of_i32(c, d));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(outside_f32(load_f32(p, i), constant_f32(-0x1.0001fep+15f), constant_f32(0x1.fffffep+14f)),
                                        outside_f32(load_f32(p, i + 8), constant_f32(-0x1.0001fep+15f), constant_f32(0x1.fffffep+14f)),
                                        outside_f32(load_f32(p, i + 16), constant_f32(-0x1.0001fep+15f), constant_f32(0x1.fffffep+14f)),
                                        outside_f32(load_f32(p, i + 24), constant_f32(-0x1.0001fep+15f), constant_f32(0x1.fffffep+14f)));
    for (size_t k = i; k < i + 32; k += 16)
        store_u16(z, k, load_f32_as_i16(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_in_range_f32_i32(char *z, const char *p, size_t i) {
    const __m256 v = load_f32(p, i), w = load_f32(p, i + 8), x = load_f32(p, i + 16), y = load_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i high = any_of_4(is_least_i32(a), is_least_i32(b), is_least_i32(c), is_least_i32(d));
    const __m256i any = high;
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u32(z, i + 0, a);
        store_u32(z, i + 8, b);
        store_u32(z, i + 16, c);
        store_u32(z, i + 24, d);
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(outside_f32(load_f32(p, i), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)),
                                        outside_f32(load_f32(p, i + 8), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)),
                                        outside_f32(load_f32(p, i + 16), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)),
                                        outside_f32(load_f32(p, i + 24), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)));
    for (size_t k = i; k < i + 32; k += 8)
        store_u32(z, k, load_f32_as_i32(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_in_range_f32_i64(char *z, const char *p, size_t i) {
    const __m256 v = load_f32(p, i), w = load_f32(p, i + 8), x = load_f32(p, i + 16), y = load_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i high = any_of_4(is_least_i32(a), is_least_i32(b), is_least_i32(c), is_least_i32(d));
    const __m256i any = high;
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u64(z, i + 0, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(a)));
        store_u64(z, i + 4, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(a, 1)));
        store_u64(z, i + 8, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(b)));
        store_u64(z, i + 12, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(b, 1)));
        store_u64(z, i + 16, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(c)));
        store_u64(z, i + 20, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(c, 1)));
        store_u64(z, i + 24, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(d)));
        store_u64(z, i + 28, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(d, 1)));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(outside_f32(load_f32(p, i), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)),
                                        outside_f32(load_f32(p, i + 8), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)),
                                        outside_f32(load_f32(p, i + 16), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)),
                                        outside_f32(load_f32(p, i + 24), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)));
    for (size_t k = i; k < i + 32; k += 4)
        store_u64(z, k, load_f32_as_i64(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_in_range_f32_bf16(char *z, const char *p, size_t i) {
    const __m256 v0 = load_f32(p, i + 0);
    const __m256 v1 = load_f32(p, i + 8);
    const __m256 v2 = load_f32(p, i + 16);
    const __m256 v3 = load_f32(p, i + 24);
    const __m256i most = _mm256_castps_si256(constant_f32(0x1.fefffep+127f));
    const __m256i any = _mm256_cmpgt_epi32(_mm256_max_epi32(_mm256_max_epi32(_mm256_castps_si256(absolute_f32(v0)), _mm256_castps_si256(absolute_f32(v1))), _mm256_max_epi32(_mm256_castps_si256(absolute_f32(v2)), _mm256_castps_si256(absolute_f32(v3)))), most);
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_f32_as_bf16(z, i + 0, load_f32(p, i + 0), load_f32(p, i + 0 + 8));
        store_f32_as_bf16(z, i + 16, load_f32(p, i + 16), load_f32(p, i + 16 + 8));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(overflows_f32(load_f32(p, i + 0), constant_f32(-0x1.fefffep+127f), constant_f32(0x1.fefffep+127f)), overflows_f32(load_f32(p, i + 8), constant_f32(-0x1.fefffep+127f), constant_f32(0x1.fefffep+127f)), overflows_f32(load_f32(p, i + 16), constant_f32(-0x1.fefffep+127f), constant_f32(0x1.fefffep+127f)), overflows_f32(load_f32(p, i + 24), constant_f32(-0x1.fefffep+127f), constant_f32(0x1.fefffep+127f)));
    for (size_t k = i; k < i + 32; k += 16)
        store_f32_as_bf16(z, k, load_f32(p, k), load_f32(p, k + 8));
    return failed;
}

PRIMITIVE uint32_t checked_in_range_f32_f16(char *z, const char *p, size_t i) {
    const __m256 v0 = load_f32(p, i + 0);
    const __m256 v1 = load_f32(p, i + 8);
    const __m256 v2 = load_f32(p, i + 16);
    const __m256 v3 = load_f32(p, i + 24);
    const __m256i most = _mm256_castps_si256(constant_f32(0x1.ffdffep+15f));
    const __m256i any = _mm256_cmpgt_epi32(_mm256_max_epi32(_mm256_max_epi32(_mm256_castps_si256(absolute_f32(v0)), _mm256_castps_si256(absolute_f32(v1))), _mm256_max_epi32(_mm256_castps_si256(absolute_f32(v2)), _mm256_castps_si256(absolute_f32(v3)))), most);
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_f32_as_f16(z, i + 0, load_f32(p, i + 0));
        store_f32_as_f16(z, i + 8, load_f32(p, i + 8));
        store_f32_as_f16(z, i + 16, load_f32(p, i + 16));
        store_f32_as_f16(z, i + 24, load_f32(p, i + 24));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(overflows_f32(load_f32(p, i + 0), constant_f32(-0x1.ffdffep+15f), constant_f32(0x1.ffdffep+15f)), overflows_f32(load_f32(p, i + 8), constant_f32(-0x1.ffdffep+15f), constant_f32(0x1.ffdffep+15f)), overflows_f32(load_f32(p, i + 16), constant_f32(-0x1.ffdffep+15f), constant_f32(0x1.ffdffep+15f)), overflows_f32(load_f32(p, i + 24), constant_f32(-0x1.ffdffep+15f), constant_f32(0x1.ffdffep+15f)));
    for (size_t k = i; k < i + 32; k += 8)
        store_f32_as_f16(z, k, load_f32(p, k));
    return failed;
}

/* NaN is outside. */
PRIMITIVE __m256i outside_f64(__m256d v, __m256d lowest, __m256d highest) {
    return _mm256_castpd_si256(_mm256_or_pd(_mm256_cmp_pd(v, lowest, _CMP_NGE_UQ), _mm256_cmp_pd(v, highest, _CMP_NLE_UQ)));
}

PRIMITIVE uint32_t checked_in_range_f64_u8(char *z, const char *p, size_t i) {
    __m256i any = _mm256_setzero_si256();
    const __m256d v0 = load_f64(p, i + 0);
    const __m128i t0 = _mm256_cvttpd_epi32(v0);
    const __m256d v1 = load_f64(p, i + 4);
    const __m128i t1 = _mm256_cvttpd_epi32(v1);
    const __m256d v2 = load_f64(p, i + 8);
    const __m128i t2 = _mm256_cvttpd_epi32(v2);
    const __m256d v3 = load_f64(p, i + 12);
    const __m128i t3 = _mm256_cvttpd_epi32(v3);
    const __m256d v4 = load_f64(p, i + 16);
    const __m128i t4 = _mm256_cvttpd_epi32(v4);
    const __m256d v5 = load_f64(p, i + 20);
    const __m128i t5 = _mm256_cvttpd_epi32(v5);
    const __m256d v6 = load_f64(p, i + 24);
    const __m128i t6 = _mm256_cvttpd_epi32(v6);
    const __m256d v7 = load_f64(p, i + 28);
    const __m128i t7 = _mm256_cvttpd_epi32(v7);
    const __m256i a = _mm256_set_m128i(t1, t0), b = _mm256_set_m128i(t3, t2);
    const __m256i c = _mm256_set_m128i(t5, t4), d = _mm256_set_m128i(t7, t6);
    const __m256i high = any_of_4(a, b, c, d);
    any = _mm256_or_si256(any, _mm256_and_si256(high, _mm256_set1_epi32((int)0xffffff00)));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u8(z, i, u8_of_i32(a, b, c, d));
        return 0;
    }
    p = hidden(p);
    uint32_t failed = bits_mask64(outside_f64(load_f64(p, i + 0), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+7)),
                                       outside_f64(load_f64(p, i + 4), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+7)),
                                       outside_f64(load_f64(p, i + 8), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+7)),
                                       outside_f64(load_f64(p, i + 12), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+7)),
                                       outside_f64(load_f64(p, i + 16), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+7)),
                                       outside_f64(load_f64(p, i + 20), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+7)),
                                       outside_f64(load_f64(p, i + 24), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+7)),
                                       outside_f64(load_f64(p, i + 28), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+7)));
    store_u8(z, i + 0, load_f64_as_u8(p, i + 0));
    return failed;
}

PRIMITIVE uint32_t checked_in_range_f64_u16(char *z, const char *p, size_t i) {
    __m256i any = _mm256_setzero_si256();
    const __m256d v0 = load_f64(p, i + 0);
    const __m128i t0 = _mm256_cvttpd_epi32(v0);
    const __m256d v1 = load_f64(p, i + 4);
    const __m128i t1 = _mm256_cvttpd_epi32(v1);
    const __m256d v2 = load_f64(p, i + 8);
    const __m128i t2 = _mm256_cvttpd_epi32(v2);
    const __m256d v3 = load_f64(p, i + 12);
    const __m128i t3 = _mm256_cvttpd_epi32(v3);
    const __m256d v4 = load_f64(p, i + 16);
    const __m128i t4 = _mm256_cvttpd_epi32(v4);
    const __m256d v5 = load_f64(p, i + 20);
    const __m128i t5 = _mm256_cvttpd_epi32(v5);
    const __m256d v6 = load_f64(p, i + 24);
    const __m128i t6 = _mm256_cvttpd_epi32(v6);
    const __m256d v7 = load_f64(p, i + 28);
    const __m128i t7 = _mm256_cvttpd_epi32(v7);
    const __m256i a = _mm256_set_m128i(t1, t0), b = _mm256_set_m128i(t3, t2);
    const __m256i c = _mm256_set_m128i(t5, t4), d = _mm256_set_m128i(t7, t6);
    const __m256i high = any_of_4(a, b, c, d);
    any = _mm256_or_si256(any, _mm256_and_si256(high, _mm256_set1_epi32((int)0xffff0000)));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u16(z, i + 0, u16_of_i32(a, b));
        store_u16(z, i + 16, u16_of_i32(c, d));
        return 0;
    }
    p = hidden(p);
    uint32_t failed = bits_mask64(outside_f64(load_f64(p, i + 0), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+15)),
                                       outside_f64(load_f64(p, i + 4), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+15)),
                                       outside_f64(load_f64(p, i + 8), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+15)),
                                       outside_f64(load_f64(p, i + 12), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+15)),
                                       outside_f64(load_f64(p, i + 16), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+15)),
                                       outside_f64(load_f64(p, i + 20), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+15)),
                                       outside_f64(load_f64(p, i + 24), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+15)),
                                       outside_f64(load_f64(p, i + 28), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+15)));
    for (size_t k = i; k < i + 32; k += 16)
        store_u16(z, k, load_f64_as_u16(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_in_range_f64_u32(char *z, const char *p, size_t i) {
    __m256i any = _mm256_setzero_si256();
    const __m256d v0 = load_f64(p, i + 0);
    const __m128i t0 = _mm256_cvttpd_epi32(v0);
    const __m256d v1 = load_f64(p, i + 4);
    const __m128i t1 = _mm256_cvttpd_epi32(v1);
    const __m256d v2 = load_f64(p, i + 8);
    const __m128i t2 = _mm256_cvttpd_epi32(v2);
    const __m256d v3 = load_f64(p, i + 12);
    const __m128i t3 = _mm256_cvttpd_epi32(v3);
    const __m256d v4 = load_f64(p, i + 16);
    const __m128i t4 = _mm256_cvttpd_epi32(v4);
    const __m256d v5 = load_f64(p, i + 20);
    const __m128i t5 = _mm256_cvttpd_epi32(v5);
    const __m256d v6 = load_f64(p, i + 24);
    const __m128i t6 = _mm256_cvttpd_epi32(v6);
    const __m256d v7 = load_f64(p, i + 28);
    const __m128i t7 = _mm256_cvttpd_epi32(v7);
    const __m256i a = _mm256_set_m128i(t1, t0), b = _mm256_set_m128i(t3, t2);
    const __m256i c = _mm256_set_m128i(t5, t4), d = _mm256_set_m128i(t7, t6);
    const __m256i high = any_of_4(a, b, c, d);
    any = _mm256_or_si256(any, _mm256_and_si256(high, _mm256_set1_epi32((int)0x80000000)));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u32(z, i + 0, a);
        store_u32(z, i + 8, b);
        store_u32(z, i + 16, c);
        store_u32(z, i + 24, d);
        return 0;
    }
    p = hidden(p);
    uint32_t failed = bits_mask64(outside_f64(load_f64(p, i + 0), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+31)),
                                       outside_f64(load_f64(p, i + 4), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+31)),
                                       outside_f64(load_f64(p, i + 8), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+31)),
                                       outside_f64(load_f64(p, i + 12), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+31)),
                                       outside_f64(load_f64(p, i + 16), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+31)),
                                       outside_f64(load_f64(p, i + 20), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+31)),
                                       outside_f64(load_f64(p, i + 24), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+31)),
                                       outside_f64(load_f64(p, i + 28), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+31)));
    for (size_t k = i; k < i + 32; k += 8)
        store_u32(z, k, load_f64_as_u32(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_in_range_f64_u64(char *z, const char *p, size_t i) {
    __m256i any = _mm256_setzero_si256();
    const __m256d v0 = load_f64(p, i + 0);
    const __m128i t0 = _mm256_cvttpd_epi32(v0);
    const __m256d v1 = load_f64(p, i + 4);
    const __m128i t1 = _mm256_cvttpd_epi32(v1);
    const __m256d v2 = load_f64(p, i + 8);
    const __m128i t2 = _mm256_cvttpd_epi32(v2);
    const __m256d v3 = load_f64(p, i + 12);
    const __m128i t3 = _mm256_cvttpd_epi32(v3);
    const __m256d v4 = load_f64(p, i + 16);
    const __m128i t4 = _mm256_cvttpd_epi32(v4);
    const __m256d v5 = load_f64(p, i + 20);
    const __m128i t5 = _mm256_cvttpd_epi32(v5);
    const __m256d v6 = load_f64(p, i + 24);
    const __m128i t6 = _mm256_cvttpd_epi32(v6);
    const __m256d v7 = load_f64(p, i + 28);
    const __m128i t7 = _mm256_cvttpd_epi32(v7);
    const __m256i a = _mm256_set_m128i(t1, t0), b = _mm256_set_m128i(t3, t2);
    const __m256i c = _mm256_set_m128i(t5, t4), d = _mm256_set_m128i(t7, t6);
    const __m256i high = any_of_4(a, b, c, d);
    any = _mm256_or_si256(any, _mm256_and_si256(high, _mm256_set1_epi32((int)0x80000000)));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u64(z, i + 0, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(a)));
        store_u64(z, i + 4, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(a, 1)));
        store_u64(z, i + 8, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(b)));
        store_u64(z, i + 12, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(b, 1)));
        store_u64(z, i + 16, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(c)));
        store_u64(z, i + 20, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(c, 1)));
        store_u64(z, i + 24, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(d)));
        store_u64(z, i + 28, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(d, 1)));
        return 0;
    }
    p = hidden(p);
    uint32_t failed = bits_mask64(outside_f64(load_f64(p, i + 0), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+63)),
                                       outside_f64(load_f64(p, i + 4), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+63)),
                                       outside_f64(load_f64(p, i + 8), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+63)),
                                       outside_f64(load_f64(p, i + 12), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+63)),
                                       outside_f64(load_f64(p, i + 16), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+63)),
                                       outside_f64(load_f64(p, i + 20), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+63)),
                                       outside_f64(load_f64(p, i + 24), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+63)),
                                       outside_f64(load_f64(p, i + 28), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+63)));
    for (size_t k = i; k < i + 32; k += 4)
        store_u64(z, k, load_f64_as_u64(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_in_range_f64_i8(char *z, const char *p, size_t i) {
    __m256i any = _mm256_setzero_si256();
    const __m256d v0 = load_f64(p, i + 0);
    const __m128i t0 = _mm256_cvttpd_epi32(v0);
    const __m256d v1 = load_f64(p, i + 4);
    const __m128i t1 = _mm256_cvttpd_epi32(v1);
    const __m256d v2 = load_f64(p, i + 8);
    const __m128i t2 = _mm256_cvttpd_epi32(v2);
    const __m256d v3 = load_f64(p, i + 12);
    const __m128i t3 = _mm256_cvttpd_epi32(v3);
    const __m256d v4 = load_f64(p, i + 16);
    const __m128i t4 = _mm256_cvttpd_epi32(v4);
    const __m256d v5 = load_f64(p, i + 20);
    const __m128i t5 = _mm256_cvttpd_epi32(v5);
    const __m256d v6 = load_f64(p, i + 24);
    const __m128i t6 = _mm256_cvttpd_epi32(v6);
    const __m256d v7 = load_f64(p, i + 28);
    const __m128i t7 = _mm256_cvttpd_epi32(v7);
    const __m256i a = _mm256_set_m128i(t1, t0), b = _mm256_set_m128i(t3, t2);
    const __m256i c = _mm256_set_m128i(t5, t4), d = _mm256_set_m128i(t7, t6);
    const __m256i offset = _mm256_set1_epi32((int)0x80);
    const __m256i high = any_of_4(_mm256_add_epi32(a, offset), _mm256_add_epi32(b, offset), _mm256_add_epi32(c, offset), _mm256_add_epi32(d, offset));
    any = _mm256_or_si256(any, _mm256_and_si256(high, _mm256_set1_epi32((int)0xffffff00)));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u8(z, i, i8_of_i32(a, b, c, d));
        return 0;
    }
    p = hidden(p);
    uint32_t failed = bits_mask64(outside_f64(load_f64(p, i + 0), constant_f64(-0x1.01fffffffffffp+7), constant_f64(0x1.fffffffffffffp+6)),
                                       outside_f64(load_f64(p, i + 4), constant_f64(-0x1.01fffffffffffp+7), constant_f64(0x1.fffffffffffffp+6)),
                                       outside_f64(load_f64(p, i + 8), constant_f64(-0x1.01fffffffffffp+7), constant_f64(0x1.fffffffffffffp+6)),
                                       outside_f64(load_f64(p, i + 12), constant_f64(-0x1.01fffffffffffp+7), constant_f64(0x1.fffffffffffffp+6)),
                                       outside_f64(load_f64(p, i + 16), constant_f64(-0x1.01fffffffffffp+7), constant_f64(0x1.fffffffffffffp+6)),
                                       outside_f64(load_f64(p, i + 20), constant_f64(-0x1.01fffffffffffp+7), constant_f64(0x1.fffffffffffffp+6)),
                                       outside_f64(load_f64(p, i + 24), constant_f64(-0x1.01fffffffffffp+7), constant_f64(0x1.fffffffffffffp+6)),
                                       outside_f64(load_f64(p, i + 28), constant_f64(-0x1.01fffffffffffp+7), constant_f64(0x1.fffffffffffffp+6)));
    store_u8(z, i + 0, load_f64_as_i8(p, i + 0));
    return failed;
}

PRIMITIVE uint32_t checked_in_range_f64_i16(char *z, const char *p, size_t i) {
    __m256i any = _mm256_setzero_si256();
    const __m256d v0 = load_f64(p, i + 0);
    const __m128i t0 = _mm256_cvttpd_epi32(v0);
    const __m256d v1 = load_f64(p, i + 4);
    const __m128i t1 = _mm256_cvttpd_epi32(v1);
    const __m256d v2 = load_f64(p, i + 8);
    const __m128i t2 = _mm256_cvttpd_epi32(v2);
    const __m256d v3 = load_f64(p, i + 12);
    const __m128i t3 = _mm256_cvttpd_epi32(v3);
    const __m256d v4 = load_f64(p, i + 16);
    const __m128i t4 = _mm256_cvttpd_epi32(v4);
    const __m256d v5 = load_f64(p, i + 20);
    const __m128i t5 = _mm256_cvttpd_epi32(v5);
    const __m256d v6 = load_f64(p, i + 24);
    const __m128i t6 = _mm256_cvttpd_epi32(v6);
    const __m256d v7 = load_f64(p, i + 28);
    const __m128i t7 = _mm256_cvttpd_epi32(v7);
    const __m256i a = _mm256_set_m128i(t1, t0), b = _mm256_set_m128i(t3, t2);
    const __m256i c = _mm256_set_m128i(t5, t4), d = _mm256_set_m128i(t7, t6);
    const __m256i offset = _mm256_set1_epi32((int)0x8000);
    const __m256i high = any_of_4(_mm256_add_epi32(a, offset), _mm256_add_epi32(b, offset), _mm256_add_epi32(c, offset), _mm256_add_epi32(d, offset));
    any = _mm256_or_si256(any, _mm256_and_si256(high, _mm256_set1_epi32((int)0xffff0000)));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u16(z, i + 0, i16_of_i32(a, b));
        store_u16(z, i + 16, i16_of_i32(c, d));
        return 0;
    }
    p = hidden(p);
    uint32_t failed = bits_mask64(outside_f64(load_f64(p, i + 0), constant_f64(-0x1.0001fffffffffp+15), constant_f64(0x1.fffffffffffffp+14)),
                                       outside_f64(load_f64(p, i + 4), constant_f64(-0x1.0001fffffffffp+15), constant_f64(0x1.fffffffffffffp+14)),
                                       outside_f64(load_f64(p, i + 8), constant_f64(-0x1.0001fffffffffp+15), constant_f64(0x1.fffffffffffffp+14)),
                                       outside_f64(load_f64(p, i + 12), constant_f64(-0x1.0001fffffffffp+15), constant_f64(0x1.fffffffffffffp+14)),
                                       outside_f64(load_f64(p, i + 16), constant_f64(-0x1.0001fffffffffp+15), constant_f64(0x1.fffffffffffffp+14)),
                                       outside_f64(load_f64(p, i + 20), constant_f64(-0x1.0001fffffffffp+15), constant_f64(0x1.fffffffffffffp+14)),
                                       outside_f64(load_f64(p, i + 24), constant_f64(-0x1.0001fffffffffp+15), constant_f64(0x1.fffffffffffffp+14)),
                                       outside_f64(load_f64(p, i + 28), constant_f64(-0x1.0001fffffffffp+15), constant_f64(0x1.fffffffffffffp+14)));
    for (size_t k = i; k < i + 32; k += 16)
        store_u16(z, k, load_f64_as_i16(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_in_range_f64_i32(char *z, const char *p, size_t i) {
    __m256i any = _mm256_setzero_si256();
    const __m256d v0 = load_f64(p, i + 0);
    const __m128i t0 = _mm256_cvttpd_epi32(v0);
    const __m256d v1 = load_f64(p, i + 4);
    const __m128i t1 = _mm256_cvttpd_epi32(v1);
    const __m256d v2 = load_f64(p, i + 8);
    const __m128i t2 = _mm256_cvttpd_epi32(v2);
    const __m256d v3 = load_f64(p, i + 12);
    const __m128i t3 = _mm256_cvttpd_epi32(v3);
    const __m256d v4 = load_f64(p, i + 16);
    const __m128i t4 = _mm256_cvttpd_epi32(v4);
    const __m256d v5 = load_f64(p, i + 20);
    const __m128i t5 = _mm256_cvttpd_epi32(v5);
    const __m256d v6 = load_f64(p, i + 24);
    const __m128i t6 = _mm256_cvttpd_epi32(v6);
    const __m256d v7 = load_f64(p, i + 28);
    const __m128i t7 = _mm256_cvttpd_epi32(v7);
    const __m256i a = _mm256_set_m128i(t1, t0), b = _mm256_set_m128i(t3, t2);
    const __m256i c = _mm256_set_m128i(t5, t4), d = _mm256_set_m128i(t7, t6);
    const __m256i high = any_of_4(is_least_i32(a), is_least_i32(b), is_least_i32(c), is_least_i32(d));
    any = _mm256_or_si256(any, high);
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u32(z, i + 0, a);
        store_u32(z, i + 8, b);
        store_u32(z, i + 16, c);
        store_u32(z, i + 24, d);
        return 0;
    }
    p = hidden(p);
    uint32_t failed = bits_mask64(outside_f64(load_f64(p, i + 0), constant_f64(-0x1.00000001fffffp+31), constant_f64(0x1.fffffffffffffp+30)),
                                       outside_f64(load_f64(p, i + 4), constant_f64(-0x1.00000001fffffp+31), constant_f64(0x1.fffffffffffffp+30)),
                                       outside_f64(load_f64(p, i + 8), constant_f64(-0x1.00000001fffffp+31), constant_f64(0x1.fffffffffffffp+30)),
                                       outside_f64(load_f64(p, i + 12), constant_f64(-0x1.00000001fffffp+31), constant_f64(0x1.fffffffffffffp+30)),
                                       outside_f64(load_f64(p, i + 16), constant_f64(-0x1.00000001fffffp+31), constant_f64(0x1.fffffffffffffp+30)),
                                       outside_f64(load_f64(p, i + 20), constant_f64(-0x1.00000001fffffp+31), constant_f64(0x1.fffffffffffffp+30)),
                                       outside_f64(load_f64(p, i + 24), constant_f64(-0x1.00000001fffffp+31), constant_f64(0x1.fffffffffffffp+30)),
                                       outside_f64(load_f64(p, i + 28), constant_f64(-0x1.00000001fffffp+31), constant_f64(0x1.fffffffffffffp+30)));
    for (size_t k = i; k < i + 32; k += 8)
        store_u32(z, k, load_f64_as_i32(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_in_range_f64_i64(char *z, const char *p, size_t i) {
    __m256i any = _mm256_setzero_si256();
    const __m256d v0 = load_f64(p, i + 0);
    const __m128i t0 = _mm256_cvttpd_epi32(v0);
    const __m256d v1 = load_f64(p, i + 4);
    const __m128i t1 = _mm256_cvttpd_epi32(v1);
    const __m256d v2 = load_f64(p, i + 8);
    const __m128i t2 = _mm256_cvttpd_epi32(v2);
    const __m256d v3 = load_f64(p, i + 12);
    const __m128i t3 = _mm256_cvttpd_epi32(v3);
    const __m256d v4 = load_f64(p, i + 16);
    const __m128i t4 = _mm256_cvttpd_epi32(v4);
    const __m256d v5 = load_f64(p, i + 20);
    const __m128i t5 = _mm256_cvttpd_epi32(v5);
    const __m256d v6 = load_f64(p, i + 24);
    const __m128i t6 = _mm256_cvttpd_epi32(v6);
    const __m256d v7 = load_f64(p, i + 28);
    const __m128i t7 = _mm256_cvttpd_epi32(v7);
    const __m256i a = _mm256_set_m128i(t1, t0), b = _mm256_set_m128i(t3, t2);
    const __m256i c = _mm256_set_m128i(t5, t4), d = _mm256_set_m128i(t7, t6);
    const __m256i high = any_of_4(is_least_i32(a), is_least_i32(b), is_least_i32(c), is_least_i32(d));
    any = _mm256_or_si256(any, high);
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u64(z, i + 0, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(a)));
        store_u64(z, i + 4, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(a, 1)));
        store_u64(z, i + 8, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(b)));
        store_u64(z, i + 12, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(b, 1)));
        store_u64(z, i + 16, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(c)));
        store_u64(z, i + 20, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(c, 1)));
        store_u64(z, i + 24, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(d)));
        store_u64(z, i + 28, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(d, 1)));
        return 0;
    }
    p = hidden(p);
    uint32_t failed = bits_mask64(outside_f64(load_f64(p, i + 0), constant_f64(-0x1p+63), constant_f64(0x1.fffffffffffffp+62)),
                                       outside_f64(load_f64(p, i + 4), constant_f64(-0x1p+63), constant_f64(0x1.fffffffffffffp+62)),
                                       outside_f64(load_f64(p, i + 8), constant_f64(-0x1p+63), constant_f64(0x1.fffffffffffffp+62)),
                                       outside_f64(load_f64(p, i + 12), constant_f64(-0x1p+63), constant_f64(0x1.fffffffffffffp+62)),
                                       outside_f64(load_f64(p, i + 16), constant_f64(-0x1p+63), constant_f64(0x1.fffffffffffffp+62)),
                                       outside_f64(load_f64(p, i + 20), constant_f64(-0x1p+63), constant_f64(0x1.fffffffffffffp+62)),
                                       outside_f64(load_f64(p, i + 24), constant_f64(-0x1p+63), constant_f64(0x1.fffffffffffffp+62)),
                                       outside_f64(load_f64(p, i + 28), constant_f64(-0x1p+63), constant_f64(0x1.fffffffffffffp+62)));
    for (size_t k = i; k < i + 32; k += 4)
        store_u64(z, k, load_f64_as_i64(p, k));
    return failed;
}

PRIMITIVE __m256d absolute_f64(__m256d v) {
    return _mm256_andnot_pd(_mm256_set1_pd(-0.0), v);
}

PRIMITIVE __m256i mask_and_64(__m256i a, __m256i b) {
    return _mm256_and_si256(a, b);
}

PRIMITIVE __m256i less_f64(__m256d a, __m256d b) {
    return _mm256_castpd_si256(_mm256_cmp_pd(a, b, _CMP_LT_OQ));
}

PRIMITIVE __m256i is_finite_f64(__m256d v) {
    return less_f64(absolute_f64(v), constant_f64(__builtin_inf()));
}

/* NaN is not beyond. */
PRIMITIVE __m256i beyond_f64(__m256d v, __m256d lowest, __m256d highest) {
    return mask_or_64(less_f64(v, lowest), less_f64(highest, v));
}

/* Beyond, and finite. */
PRIMITIVE __m256i overflows_f64(__m256d v, __m256d lowest, __m256d highest) {
    return mask_and_64(is_finite_f64(v), beyond_f64(v, lowest, highest));
}

PRIMITIVE uint32_t checked_in_range_f64_bf16(char *z, const char *p, size_t i) {
    const __m256d d0 = load_f64(p, i + 0);
    const __m256d d1 = load_f64(p, i + 4);
    const __m256d d2 = load_f64(p, i + 8);
    const __m256d d3 = load_f64(p, i + 12);
    const __m256d d4 = load_f64(p, i + 16);
    const __m256d d5 = load_f64(p, i + 20);
    const __m256d d6 = load_f64(p, i + 24);
    const __m256d d7 = load_f64(p, i + 28);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_castpd_si256(_mm256_cmp_pd(absolute_f64(d0), constant_f64(0x1.fefffefffffffp+127), _CMP_NLE_UQ)), _mm256_castpd_si256(_mm256_cmp_pd(absolute_f64(d1), constant_f64(0x1.fefffefffffffp+127), _CMP_NLE_UQ))), _mm256_or_si256(_mm256_castpd_si256(_mm256_cmp_pd(absolute_f64(d2), constant_f64(0x1.fefffefffffffp+127), _CMP_NLE_UQ)), _mm256_castpd_si256(_mm256_cmp_pd(absolute_f64(d3), constant_f64(0x1.fefffefffffffp+127), _CMP_NLE_UQ)))), _mm256_or_si256(_mm256_or_si256(_mm256_castpd_si256(_mm256_cmp_pd(absolute_f64(d4), constant_f64(0x1.fefffefffffffp+127), _CMP_NLE_UQ)), _mm256_castpd_si256(_mm256_cmp_pd(absolute_f64(d5), constant_f64(0x1.fefffefffffffp+127), _CMP_NLE_UQ))), _mm256_or_si256(_mm256_castpd_si256(_mm256_cmp_pd(absolute_f64(d6), constant_f64(0x1.fefffefffffffp+127), _CMP_NLE_UQ)), _mm256_castpd_si256(_mm256_cmp_pd(absolute_f64(d7), constant_f64(0x1.fefffefffffffp+127), _CMP_NLE_UQ)))));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_f32_as_bf16(z, i + 0, load_f64_as_f32(p, i + 0), load_f64_as_f32(p, i + 0 + 8));
        store_f32_as_bf16(z, i + 16, load_f64_as_f32(p, i + 16), load_f64_as_f32(p, i + 16 + 8));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask64(overflows_f64(load_f64(p, i + 0), constant_f64(-0x1.fefffefffffffp+127), constant_f64(0x1.fefffefffffffp+127)), overflows_f64(load_f64(p, i + 4), constant_f64(-0x1.fefffefffffffp+127), constant_f64(0x1.fefffefffffffp+127)), overflows_f64(load_f64(p, i + 8), constant_f64(-0x1.fefffefffffffp+127), constant_f64(0x1.fefffefffffffp+127)), overflows_f64(load_f64(p, i + 12), constant_f64(-0x1.fefffefffffffp+127), constant_f64(0x1.fefffefffffffp+127)), overflows_f64(load_f64(p, i + 16), constant_f64(-0x1.fefffefffffffp+127), constant_f64(0x1.fefffefffffffp+127)), overflows_f64(load_f64(p, i + 20), constant_f64(-0x1.fefffefffffffp+127), constant_f64(0x1.fefffefffffffp+127)), overflows_f64(load_f64(p, i + 24), constant_f64(-0x1.fefffefffffffp+127), constant_f64(0x1.fefffefffffffp+127)), overflows_f64(load_f64(p, i + 28), constant_f64(-0x1.fefffefffffffp+127), constant_f64(0x1.fefffefffffffp+127)));
    for (size_t k = i; k < i + 32; k += 16)
        store_f32_as_bf16(z, k, load_f64_as_f32(p, k), load_f64_as_f32(p, k + 8));
    return failed;
}

PRIMITIVE uint32_t checked_in_range_f64_f16(char *z, const char *p, size_t i) {
    const __m256d d0 = load_f64(p, i + 0);
    const __m256d d1 = load_f64(p, i + 4);
    const __m256d d2 = load_f64(p, i + 8);
    const __m256d d3 = load_f64(p, i + 12);
    const __m256d d4 = load_f64(p, i + 16);
    const __m256d d5 = load_f64(p, i + 20);
    const __m256d d6 = load_f64(p, i + 24);
    const __m256d d7 = load_f64(p, i + 28);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_castpd_si256(_mm256_cmp_pd(absolute_f64(d0), constant_f64(0x1.ffdffefffffffp+15), _CMP_NLE_UQ)), _mm256_castpd_si256(_mm256_cmp_pd(absolute_f64(d1), constant_f64(0x1.ffdffefffffffp+15), _CMP_NLE_UQ))), _mm256_or_si256(_mm256_castpd_si256(_mm256_cmp_pd(absolute_f64(d2), constant_f64(0x1.ffdffefffffffp+15), _CMP_NLE_UQ)), _mm256_castpd_si256(_mm256_cmp_pd(absolute_f64(d3), constant_f64(0x1.ffdffefffffffp+15), _CMP_NLE_UQ)))), _mm256_or_si256(_mm256_or_si256(_mm256_castpd_si256(_mm256_cmp_pd(absolute_f64(d4), constant_f64(0x1.ffdffefffffffp+15), _CMP_NLE_UQ)), _mm256_castpd_si256(_mm256_cmp_pd(absolute_f64(d5), constant_f64(0x1.ffdffefffffffp+15), _CMP_NLE_UQ))), _mm256_or_si256(_mm256_castpd_si256(_mm256_cmp_pd(absolute_f64(d6), constant_f64(0x1.ffdffefffffffp+15), _CMP_NLE_UQ)), _mm256_castpd_si256(_mm256_cmp_pd(absolute_f64(d7), constant_f64(0x1.ffdffefffffffp+15), _CMP_NLE_UQ)))));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_f32_as_f16(z, i + 0, load_f64_as_f32(p, i + 0));
        store_f32_as_f16(z, i + 8, load_f64_as_f32(p, i + 8));
        store_f32_as_f16(z, i + 16, load_f64_as_f32(p, i + 16));
        store_f32_as_f16(z, i + 24, load_f64_as_f32(p, i + 24));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask64(overflows_f64(load_f64(p, i + 0), constant_f64(-0x1.ffdffefffffffp+15), constant_f64(0x1.ffdffefffffffp+15)), overflows_f64(load_f64(p, i + 4), constant_f64(-0x1.ffdffefffffffp+15), constant_f64(0x1.ffdffefffffffp+15)), overflows_f64(load_f64(p, i + 8), constant_f64(-0x1.ffdffefffffffp+15), constant_f64(0x1.ffdffefffffffp+15)), overflows_f64(load_f64(p, i + 12), constant_f64(-0x1.ffdffefffffffp+15), constant_f64(0x1.ffdffefffffffp+15)), overflows_f64(load_f64(p, i + 16), constant_f64(-0x1.ffdffefffffffp+15), constant_f64(0x1.ffdffefffffffp+15)), overflows_f64(load_f64(p, i + 20), constant_f64(-0x1.ffdffefffffffp+15), constant_f64(0x1.ffdffefffffffp+15)), overflows_f64(load_f64(p, i + 24), constant_f64(-0x1.ffdffefffffffp+15), constant_f64(0x1.ffdffefffffffp+15)), overflows_f64(load_f64(p, i + 28), constant_f64(-0x1.ffdffefffffffp+15), constant_f64(0x1.ffdffefffffffp+15)));
    for (size_t k = i; k < i + 32; k += 8)
        store_f32_as_f16(z, k, load_f64_as_f32(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_in_range_f64_f32(char *z, const char *p, size_t i) {
    const __m256d d0 = load_f64(p, i + 0);
    const __m256d d1 = load_f64(p, i + 4);
    const __m256d d2 = load_f64(p, i + 8);
    const __m256d d3 = load_f64(p, i + 12);
    const __m256d d4 = load_f64(p, i + 16);
    const __m256d d5 = load_f64(p, i + 20);
    const __m256d d6 = load_f64(p, i + 24);
    const __m256d d7 = load_f64(p, i + 28);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_castpd_si256(_mm256_cmp_pd(absolute_f64(d0), constant_f64(0x1.fffffefffffffp+127), _CMP_NLE_UQ)), _mm256_castpd_si256(_mm256_cmp_pd(absolute_f64(d1), constant_f64(0x1.fffffefffffffp+127), _CMP_NLE_UQ))), _mm256_or_si256(_mm256_castpd_si256(_mm256_cmp_pd(absolute_f64(d2), constant_f64(0x1.fffffefffffffp+127), _CMP_NLE_UQ)), _mm256_castpd_si256(_mm256_cmp_pd(absolute_f64(d3), constant_f64(0x1.fffffefffffffp+127), _CMP_NLE_UQ)))), _mm256_or_si256(_mm256_or_si256(_mm256_castpd_si256(_mm256_cmp_pd(absolute_f64(d4), constant_f64(0x1.fffffefffffffp+127), _CMP_NLE_UQ)), _mm256_castpd_si256(_mm256_cmp_pd(absolute_f64(d5), constant_f64(0x1.fffffefffffffp+127), _CMP_NLE_UQ))), _mm256_or_si256(_mm256_castpd_si256(_mm256_cmp_pd(absolute_f64(d6), constant_f64(0x1.fffffefffffffp+127), _CMP_NLE_UQ)), _mm256_castpd_si256(_mm256_cmp_pd(absolute_f64(d7), constant_f64(0x1.fffffefffffffp+127), _CMP_NLE_UQ)))));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_f32(z, i + 0, load_f64_as_f32(p, i + 0));
        store_f32(z, i + 8, load_f64_as_f32(p, i + 8));
        store_f32(z, i + 16, load_f64_as_f32(p, i + 16));
        store_f32(z, i + 24, load_f64_as_f32(p, i + 24));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask64(overflows_f64(load_f64(p, i + 0), constant_f64(-0x1.fffffefffffffp+127), constant_f64(0x1.fffffefffffffp+127)), overflows_f64(load_f64(p, i + 4), constant_f64(-0x1.fffffefffffffp+127), constant_f64(0x1.fffffefffffffp+127)), overflows_f64(load_f64(p, i + 8), constant_f64(-0x1.fffffefffffffp+127), constant_f64(0x1.fffffefffffffp+127)), overflows_f64(load_f64(p, i + 12), constant_f64(-0x1.fffffefffffffp+127), constant_f64(0x1.fffffefffffffp+127)), overflows_f64(load_f64(p, i + 16), constant_f64(-0x1.fffffefffffffp+127), constant_f64(0x1.fffffefffffffp+127)), overflows_f64(load_f64(p, i + 20), constant_f64(-0x1.fffffefffffffp+127), constant_f64(0x1.fffffefffffffp+127)), overflows_f64(load_f64(p, i + 24), constant_f64(-0x1.fffffefffffffp+127), constant_f64(0x1.fffffefffffffp+127)), overflows_f64(load_f64(p, i + 28), constant_f64(-0x1.fffffefffffffp+127), constant_f64(0x1.fffffefffffffp+127)));
    for (size_t k = i; k < i + 32; k += 8)
        store_f32(z, k, load_f64_as_f32(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_in_range_f64_c64(char *z, const char *p, size_t i) {
    const __m256d d0 = load_f64(p, i + 0);
    const __m256d d1 = load_f64(p, i + 4);
    const __m256d d2 = load_f64(p, i + 8);
    const __m256d d3 = load_f64(p, i + 12);
    const __m256d d4 = load_f64(p, i + 16);
    const __m256d d5 = load_f64(p, i + 20);
    const __m256d d6 = load_f64(p, i + 24);
    const __m256d d7 = load_f64(p, i + 28);
    const __m256i any = _mm256_or_si256(_mm256_or_si256(_mm256_or_si256(_mm256_castpd_si256(_mm256_cmp_pd(absolute_f64(d0), constant_f64(0x1.fffffefffffffp+127), _CMP_NLE_UQ)), _mm256_castpd_si256(_mm256_cmp_pd(absolute_f64(d1), constant_f64(0x1.fffffefffffffp+127), _CMP_NLE_UQ))), _mm256_or_si256(_mm256_castpd_si256(_mm256_cmp_pd(absolute_f64(d2), constant_f64(0x1.fffffefffffffp+127), _CMP_NLE_UQ)), _mm256_castpd_si256(_mm256_cmp_pd(absolute_f64(d3), constant_f64(0x1.fffffefffffffp+127), _CMP_NLE_UQ)))), _mm256_or_si256(_mm256_or_si256(_mm256_castpd_si256(_mm256_cmp_pd(absolute_f64(d4), constant_f64(0x1.fffffefffffffp+127), _CMP_NLE_UQ)), _mm256_castpd_si256(_mm256_cmp_pd(absolute_f64(d5), constant_f64(0x1.fffffefffffffp+127), _CMP_NLE_UQ))), _mm256_or_si256(_mm256_castpd_si256(_mm256_cmp_pd(absolute_f64(d6), constant_f64(0x1.fffffefffffffp+127), _CMP_NLE_UQ)), _mm256_castpd_si256(_mm256_cmp_pd(absolute_f64(d7), constant_f64(0x1.fffffefffffffp+127), _CMP_NLE_UQ)))));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_c64(z, i + 0, load_f64_as_c64(p, i + 0));
        store_c64(z, i + 4, load_f64_as_c64(p, i + 4));
        store_c64(z, i + 8, load_f64_as_c64(p, i + 8));
        store_c64(z, i + 12, load_f64_as_c64(p, i + 12));
        store_c64(z, i + 16, load_f64_as_c64(p, i + 16));
        store_c64(z, i + 20, load_f64_as_c64(p, i + 20));
        store_c64(z, i + 24, load_f64_as_c64(p, i + 24));
        store_c64(z, i + 28, load_f64_as_c64(p, i + 28));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask64(overflows_f64(load_f64(p, i + 0), constant_f64(-0x1.fffffefffffffp+127), constant_f64(0x1.fffffefffffffp+127)), overflows_f64(load_f64(p, i + 4), constant_f64(-0x1.fffffefffffffp+127), constant_f64(0x1.fffffefffffffp+127)), overflows_f64(load_f64(p, i + 8), constant_f64(-0x1.fffffefffffffp+127), constant_f64(0x1.fffffefffffffp+127)), overflows_f64(load_f64(p, i + 12), constant_f64(-0x1.fffffefffffffp+127), constant_f64(0x1.fffffefffffffp+127)), overflows_f64(load_f64(p, i + 16), constant_f64(-0x1.fffffefffffffp+127), constant_f64(0x1.fffffefffffffp+127)), overflows_f64(load_f64(p, i + 20), constant_f64(-0x1.fffffefffffffp+127), constant_f64(0x1.fffffefffffffp+127)), overflows_f64(load_f64(p, i + 24), constant_f64(-0x1.fffffefffffffp+127), constant_f64(0x1.fffffefffffffp+127)), overflows_f64(load_f64(p, i + 28), constant_f64(-0x1.fffffefffffffp+127), constant_f64(0x1.fffffefffffffp+127)));
    for (size_t k = i; k < i + 32; k += 4)
        store_c64(z, k, load_f64_as_c64(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_in_range_c64_u8(char *z, const char *p, size_t i) {
    const __m256 v = load_c64_as_f32(p, i), w = load_c64_as_f32(p, i + 8), x = load_c64_as_f32(p, i + 16), y = load_c64_as_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i high = any_of_4(a, b, c, d);
    const __m256i any = _mm256_and_si256(high, _mm256_set1_epi32((int)0xffffff00));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u8(z, i, u8_of_i32(a, b, c, d));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(outside_f32(load_c64_as_f32(p, i), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+7f)),
                                        outside_f32(load_c64_as_f32(p, i + 8), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+7f)),
                                        outside_f32(load_c64_as_f32(p, i + 16), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+7f)),
                                        outside_f32(load_c64_as_f32(p, i + 24), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+7f)));
    store_u8(z, i + 0, load_c64_as_u8(p, i + 0));
    return failed;
}

PRIMITIVE uint32_t checked_in_range_c64_u16(char *z, const char *p, size_t i) {
    const __m256 v = load_c64_as_f32(p, i), w = load_c64_as_f32(p, i + 8), x = load_c64_as_f32(p, i + 16), y = load_c64_as_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i high = any_of_4(a, b, c, d);
    const __m256i any = _mm256_and_si256(high, _mm256_set1_epi32((int)0xffff0000));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u16(z, i + 0, u16_of_i32(a, b));
        store_u16(z, i + 16, u16_of_i32(c, d));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(outside_f32(load_c64_as_f32(p, i), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+15f)),
                                        outside_f32(load_c64_as_f32(p, i + 8), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+15f)),
                                        outside_f32(load_c64_as_f32(p, i + 16), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+15f)),
                                        outside_f32(load_c64_as_f32(p, i + 24), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+15f)));
    for (size_t k = i; k < i + 32; k += 16)
        store_u16(z, k, load_c64_as_u16(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_in_range_c64_u32(char *z, const char *p, size_t i) {
    const __m256 v = load_c64_as_f32(p, i), w = load_c64_as_f32(p, i + 8), x = load_c64_as_f32(p, i + 16), y = load_c64_as_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i high = any_of_4(a, b, c, d);
    const __m256i any = _mm256_and_si256(high, _mm256_set1_epi32((int)0x80000000));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u32(z, i + 0, a);
        store_u32(z, i + 8, b);
        store_u32(z, i + 16, c);
        store_u32(z, i + 24, d);
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(outside_f32(load_c64_as_f32(p, i), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+31f)),
                                        outside_f32(load_c64_as_f32(p, i + 8), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+31f)),
                                        outside_f32(load_c64_as_f32(p, i + 16), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+31f)),
                                        outside_f32(load_c64_as_f32(p, i + 24), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+31f)));
    for (size_t k = i; k < i + 32; k += 8)
        store_u32(z, k, load_c64_as_u32(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_in_range_c64_u64(char *z, const char *p, size_t i) {
    const __m256 v = load_c64_as_f32(p, i), w = load_c64_as_f32(p, i + 8), x = load_c64_as_f32(p, i + 16), y = load_c64_as_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i high = any_of_4(a, b, c, d);
    const __m256i any = _mm256_and_si256(high, _mm256_set1_epi32((int)0x80000000));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u64(z, i + 0, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(a)));
        store_u64(z, i + 4, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(a, 1)));
        store_u64(z, i + 8, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(b)));
        store_u64(z, i + 12, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(b, 1)));
        store_u64(z, i + 16, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(c)));
        store_u64(z, i + 20, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(c, 1)));
        store_u64(z, i + 24, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(d)));
        store_u64(z, i + 28, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(d, 1)));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(outside_f32(load_c64_as_f32(p, i), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+63f)),
                                        outside_f32(load_c64_as_f32(p, i + 8), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+63f)),
                                        outside_f32(load_c64_as_f32(p, i + 16), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+63f)),
                                        outside_f32(load_c64_as_f32(p, i + 24), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+63f)));
    for (size_t k = i; k < i + 32; k += 4)
        store_u64(z, k, load_c64_as_u64(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_in_range_c64_i8(char *z, const char *p, size_t i) {
    const __m256 v = load_c64_as_f32(p, i), w = load_c64_as_f32(p, i + 8), x = load_c64_as_f32(p, i + 16), y = load_c64_as_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i offset = _mm256_set1_epi32((int)0x80);
    const __m256i high = any_of_4(_mm256_add_epi32(a, offset), _mm256_add_epi32(b, offset), _mm256_add_epi32(c, offset),
                                  _mm256_add_epi32(d, offset));
    const __m256i any = _mm256_and_si256(high, _mm256_set1_epi32((int)0xffffff00));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u8(z, i, i8_of_i32(a, b, c, d));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(outside_f32(load_c64_as_f32(p, i), constant_f32(-0x1.01fffep+7f), constant_f32(0x1.fffffep+6f)),
                                        outside_f32(load_c64_as_f32(p, i + 8), constant_f32(-0x1.01fffep+7f), constant_f32(0x1.fffffep+6f)),
                                        outside_f32(load_c64_as_f32(p, i + 16), constant_f32(-0x1.01fffep+7f), constant_f32(0x1.fffffep+6f)),
                                        outside_f32(load_c64_as_f32(p, i + 24), constant_f32(-0x1.01fffep+7f), constant_f32(0x1.fffffep+6f)));
    store_u8(z, i + 0, load_c64_as_i8(p, i + 0));
    return failed;
}

PRIMITIVE uint32_t checked_in_range_c64_i16(char *z, const char *p, size_t i) {
    const __m256 v = load_c64_as_f32(p, i), w = load_c64_as_f32(p, i + 8), x = load_c64_as_f32(p, i + 16), y = load_c64_as_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i offset = _mm256_set1_epi32((int)0x8000);
    const __m256i high = any_of_4(_mm256_add_epi32(a, offset), _mm256_add_epi32(b, offset), _mm256_add_epi32(c, offset),
                                  _mm256_add_epi32(d, offset));
    const __m256i any = _mm256_and_si256(high, _mm256_set1_epi32((int)0xffff0000));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u16(z, i + 0, i16_of_i32(a, b));
        store_u16(z, i + 16, i16_of_i32(c, d));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(outside_f32(load_c64_as_f32(p, i), constant_f32(-0x1.0001fep+15f), constant_f32(0x1.fffffep+14f)),
                                        outside_f32(load_c64_as_f32(p, i + 8), constant_f32(-0x1.0001fep+15f), constant_f32(0x1.fffffep+14f)),
                                        outside_f32(load_c64_as_f32(p, i + 16), constant_f32(-0x1.0001fep+15f), constant_f32(0x1.fffffep+14f)),
                                        outside_f32(load_c64_as_f32(p, i + 24), constant_f32(-0x1.0001fep+15f), constant_f32(0x1.fffffep+14f)));
    for (size_t k = i; k < i + 32; k += 16)
        store_u16(z, k, load_c64_as_i16(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_in_range_c64_i32(char *z, const char *p, size_t i) {
    const __m256 v = load_c64_as_f32(p, i), w = load_c64_as_f32(p, i + 8), x = load_c64_as_f32(p, i + 16), y = load_c64_as_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i high = any_of_4(is_least_i32(a), is_least_i32(b), is_least_i32(c), is_least_i32(d));
    const __m256i any = high;
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u32(z, i + 0, a);
        store_u32(z, i + 8, b);
        store_u32(z, i + 16, c);
        store_u32(z, i + 24, d);
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(outside_f32(load_c64_as_f32(p, i), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)),
                                        outside_f32(load_c64_as_f32(p, i + 8), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)),
                                        outside_f32(load_c64_as_f32(p, i + 16), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)),
                                        outside_f32(load_c64_as_f32(p, i + 24), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)));
    for (size_t k = i; k < i + 32; k += 8)
        store_u32(z, k, load_c64_as_i32(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_in_range_c64_i64(char *z, const char *p, size_t i) {
    const __m256 v = load_c64_as_f32(p, i), w = load_c64_as_f32(p, i + 8), x = load_c64_as_f32(p, i + 16), y = load_c64_as_f32(p, i + 24);
    const __m256i a = _mm256_cvttps_epi32(v), b = _mm256_cvttps_epi32(w);
    const __m256i c = _mm256_cvttps_epi32(x), d = _mm256_cvttps_epi32(y);
    const __m256i high = any_of_4(is_least_i32(a), is_least_i32(b), is_least_i32(c), is_least_i32(d));
    const __m256i any = high;
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u64(z, i + 0, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(a)));
        store_u64(z, i + 4, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(a, 1)));
        store_u64(z, i + 8, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(b)));
        store_u64(z, i + 12, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(b, 1)));
        store_u64(z, i + 16, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(c)));
        store_u64(z, i + 20, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(c, 1)));
        store_u64(z, i + 24, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(d)));
        store_u64(z, i + 28, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(d, 1)));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(outside_f32(load_c64_as_f32(p, i), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)),
                                        outside_f32(load_c64_as_f32(p, i + 8), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)),
                                        outside_f32(load_c64_as_f32(p, i + 16), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)),
                                        outside_f32(load_c64_as_f32(p, i + 24), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)));
    for (size_t k = i; k < i + 32; k += 4)
        store_u64(z, k, load_c64_as_i64(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_in_range_c64_bf16(char *z, const char *p, size_t i) {
    const __m256 v0 = load_c64_as_f32(p, i + 0);
    const __m256 v1 = load_c64_as_f32(p, i + 8);
    const __m256 v2 = load_c64_as_f32(p, i + 16);
    const __m256 v3 = load_c64_as_f32(p, i + 24);
    const __m256i most = _mm256_castps_si256(constant_f32(0x1.fefffep+127f));
    const __m256i any = _mm256_cmpgt_epi32(_mm256_max_epi32(_mm256_max_epi32(_mm256_castps_si256(absolute_f32(v0)), _mm256_castps_si256(absolute_f32(v1))), _mm256_max_epi32(_mm256_castps_si256(absolute_f32(v2)), _mm256_castps_si256(absolute_f32(v3)))), most);
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_f32_as_bf16(z, i + 0, load_c64_as_f32(p, i + 0), load_c64_as_f32(p, i + 0 + 8));
        store_f32_as_bf16(z, i + 16, load_c64_as_f32(p, i + 16), load_c64_as_f32(p, i + 16 + 8));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(overflows_f32(load_c64_as_f32(p, i + 0), constant_f32(-0x1.fefffep+127f), constant_f32(0x1.fefffep+127f)), overflows_f32(load_c64_as_f32(p, i + 8), constant_f32(-0x1.fefffep+127f), constant_f32(0x1.fefffep+127f)), overflows_f32(load_c64_as_f32(p, i + 16), constant_f32(-0x1.fefffep+127f), constant_f32(0x1.fefffep+127f)), overflows_f32(load_c64_as_f32(p, i + 24), constant_f32(-0x1.fefffep+127f), constant_f32(0x1.fefffep+127f)));
    for (size_t k = i; k < i + 32; k += 16)
        store_f32_as_bf16(z, k, load_c64_as_f32(p, k), load_c64_as_f32(p, k + 8));
    return failed;
}

PRIMITIVE uint32_t checked_in_range_c64_f16(char *z, const char *p, size_t i) {
    const __m256 v0 = load_c64_as_f32(p, i + 0);
    const __m256 v1 = load_c64_as_f32(p, i + 8);
    const __m256 v2 = load_c64_as_f32(p, i + 16);
    const __m256 v3 = load_c64_as_f32(p, i + 24);
    const __m256i most = _mm256_castps_si256(constant_f32(0x1.ffdffep+15f));
    const __m256i any = _mm256_cmpgt_epi32(_mm256_max_epi32(_mm256_max_epi32(_mm256_castps_si256(absolute_f32(v0)), _mm256_castps_si256(absolute_f32(v1))), _mm256_max_epi32(_mm256_castps_si256(absolute_f32(v2)), _mm256_castps_si256(absolute_f32(v3)))), most);
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_f32_as_f16(z, i + 0, load_c64_as_f32(p, i + 0));
        store_f32_as_f16(z, i + 8, load_c64_as_f32(p, i + 8));
        store_f32_as_f16(z, i + 16, load_c64_as_f32(p, i + 16));
        store_f32_as_f16(z, i + 24, load_c64_as_f32(p, i + 24));
        return 0;
    }
    p = hidden(p);
    const uint32_t failed = bits_mask32(overflows_f32(load_c64_as_f32(p, i + 0), constant_f32(-0x1.ffdffep+15f), constant_f32(0x1.ffdffep+15f)), overflows_f32(load_c64_as_f32(p, i + 8), constant_f32(-0x1.ffdffep+15f), constant_f32(0x1.ffdffep+15f)), overflows_f32(load_c64_as_f32(p, i + 16), constant_f32(-0x1.ffdffep+15f), constant_f32(0x1.ffdffep+15f)), overflows_f32(load_c64_as_f32(p, i + 24), constant_f32(-0x1.ffdffep+15f), constant_f32(0x1.ffdffep+15f)));
    for (size_t k = i; k < i + 32; k += 8)
        store_f32_as_f16(z, k, load_c64_as_f32(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_in_range_c128_u8(char *z, const char *p, size_t i) {
    __m256i any = _mm256_setzero_si256();
    const __m256d v0 = load_c128_as_f64(p, i + 0);
    const __m128i t0 = _mm256_cvttpd_epi32(v0);
    const __m256d v1 = load_c128_as_f64(p, i + 4);
    const __m128i t1 = _mm256_cvttpd_epi32(v1);
    const __m256d v2 = load_c128_as_f64(p, i + 8);
    const __m128i t2 = _mm256_cvttpd_epi32(v2);
    const __m256d v3 = load_c128_as_f64(p, i + 12);
    const __m128i t3 = _mm256_cvttpd_epi32(v3);
    const __m256d v4 = load_c128_as_f64(p, i + 16);
    const __m128i t4 = _mm256_cvttpd_epi32(v4);
    const __m256d v5 = load_c128_as_f64(p, i + 20);
    const __m128i t5 = _mm256_cvttpd_epi32(v5);
    const __m256d v6 = load_c128_as_f64(p, i + 24);
    const __m128i t6 = _mm256_cvttpd_epi32(v6);
    const __m256d v7 = load_c128_as_f64(p, i + 28);
    const __m128i t7 = _mm256_cvttpd_epi32(v7);
    const __m256i a = _mm256_set_m128i(t1, t0), b = _mm256_set_m128i(t3, t2);
    const __m256i c = _mm256_set_m128i(t5, t4), d = _mm256_set_m128i(t7, t6);
    const __m256i high = any_of_4(a, b, c, d);
    any = _mm256_or_si256(any, _mm256_and_si256(high, _mm256_set1_epi32((int)0xffffff00)));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u8(z, i, u8_of_i32(a, b, c, d));
        return 0;
    }
    p = hidden(p);
    uint32_t failed = bits_mask64(outside_f64(load_c128_as_f64(p, i + 0), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+7)),
                                       outside_f64(load_c128_as_f64(p, i + 4), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+7)),
                                       outside_f64(load_c128_as_f64(p, i + 8), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+7)),
                                       outside_f64(load_c128_as_f64(p, i + 12), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+7)),
                                       outside_f64(load_c128_as_f64(p, i + 16), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+7)),
                                       outside_f64(load_c128_as_f64(p, i + 20), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+7)),
                                       outside_f64(load_c128_as_f64(p, i + 24), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+7)),
                                       outside_f64(load_c128_as_f64(p, i + 28), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+7)));
    store_u8(z, i + 0, load_c128_as_u8(p, i + 0));
    return failed;
}

PRIMITIVE uint32_t checked_in_range_c128_u16(char *z, const char *p, size_t i) {
    __m256i any = _mm256_setzero_si256();
    const __m256d v0 = load_c128_as_f64(p, i + 0);
    const __m128i t0 = _mm256_cvttpd_epi32(v0);
    const __m256d v1 = load_c128_as_f64(p, i + 4);
    const __m128i t1 = _mm256_cvttpd_epi32(v1);
    const __m256d v2 = load_c128_as_f64(p, i + 8);
    const __m128i t2 = _mm256_cvttpd_epi32(v2);
    const __m256d v3 = load_c128_as_f64(p, i + 12);
    const __m128i t3 = _mm256_cvttpd_epi32(v3);
    const __m256d v4 = load_c128_as_f64(p, i + 16);
    const __m128i t4 = _mm256_cvttpd_epi32(v4);
    const __m256d v5 = load_c128_as_f64(p, i + 20);
    const __m128i t5 = _mm256_cvttpd_epi32(v5);
    const __m256d v6 = load_c128_as_f64(p, i + 24);
    const __m128i t6 = _mm256_cvttpd_epi32(v6);
    const __m256d v7 = load_c128_as_f64(p, i + 28);
    const __m128i t7 = _mm256_cvttpd_epi32(v7);
    const __m256i a = _mm256_set_m128i(t1, t0), b = _mm256_set_m128i(t3, t2);
    const __m256i c = _mm256_set_m128i(t5, t4), d = _mm256_set_m128i(t7, t6);
    const __m256i high = any_of_4(a, b, c, d);
    any = _mm256_or_si256(any, _mm256_and_si256(high, _mm256_set1_epi32((int)0xffff0000)));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u16(z, i + 0, u16_of_i32(a, b));
        store_u16(z, i + 16, u16_of_i32(c, d));
        return 0;
    }
    p = hidden(p);
    uint32_t failed = bits_mask64(outside_f64(load_c128_as_f64(p, i + 0), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+15)),
                                       outside_f64(load_c128_as_f64(p, i + 4), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+15)),
                                       outside_f64(load_c128_as_f64(p, i + 8), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+15)),
                                       outside_f64(load_c128_as_f64(p, i + 12), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+15)),
                                       outside_f64(load_c128_as_f64(p, i + 16), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+15)),
                                       outside_f64(load_c128_as_f64(p, i + 20), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+15)),
                                       outside_f64(load_c128_as_f64(p, i + 24), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+15)),
                                       outside_f64(load_c128_as_f64(p, i + 28), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+15)));
    for (size_t k = i; k < i + 32; k += 16)
        store_u16(z, k, load_c128_as_u16(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_in_range_c128_u32(char *z, const char *p, size_t i) {
    __m256i any = _mm256_setzero_si256();
    const __m256d v0 = load_c128_as_f64(p, i + 0);
    const __m128i t0 = _mm256_cvttpd_epi32(v0);
    const __m256d v1 = load_c128_as_f64(p, i + 4);
    const __m128i t1 = _mm256_cvttpd_epi32(v1);
    const __m256d v2 = load_c128_as_f64(p, i + 8);
    const __m128i t2 = _mm256_cvttpd_epi32(v2);
    const __m256d v3 = load_c128_as_f64(p, i + 12);
    const __m128i t3 = _mm256_cvttpd_epi32(v3);
    const __m256d v4 = load_c128_as_f64(p, i + 16);
    const __m128i t4 = _mm256_cvttpd_epi32(v4);
    const __m256d v5 = load_c128_as_f64(p, i + 20);
    const __m128i t5 = _mm256_cvttpd_epi32(v5);
    const __m256d v6 = load_c128_as_f64(p, i + 24);
    const __m128i t6 = _mm256_cvttpd_epi32(v6);
    const __m256d v7 = load_c128_as_f64(p, i + 28);
    const __m128i t7 = _mm256_cvttpd_epi32(v7);
    const __m256i a = _mm256_set_m128i(t1, t0), b = _mm256_set_m128i(t3, t2);
    const __m256i c = _mm256_set_m128i(t5, t4), d = _mm256_set_m128i(t7, t6);
    const __m256i high = any_of_4(a, b, c, d);
    any = _mm256_or_si256(any, _mm256_and_si256(high, _mm256_set1_epi32((int)0x80000000)));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u32(z, i + 0, a);
        store_u32(z, i + 8, b);
        store_u32(z, i + 16, c);
        store_u32(z, i + 24, d);
        return 0;
    }
    p = hidden(p);
    uint32_t failed = bits_mask64(outside_f64(load_c128_as_f64(p, i + 0), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+31)),
                                       outside_f64(load_c128_as_f64(p, i + 4), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+31)),
                                       outside_f64(load_c128_as_f64(p, i + 8), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+31)),
                                       outside_f64(load_c128_as_f64(p, i + 12), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+31)),
                                       outside_f64(load_c128_as_f64(p, i + 16), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+31)),
                                       outside_f64(load_c128_as_f64(p, i + 20), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+31)),
                                       outside_f64(load_c128_as_f64(p, i + 24), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+31)),
                                       outside_f64(load_c128_as_f64(p, i + 28), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+31)));
    for (size_t k = i; k < i + 32; k += 8)
        store_u32(z, k, load_c128_as_u32(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_in_range_c128_u64(char *z, const char *p, size_t i) {
    __m256i any = _mm256_setzero_si256();
    const __m256d v0 = load_c128_as_f64(p, i + 0);
    const __m128i t0 = _mm256_cvttpd_epi32(v0);
    const __m256d v1 = load_c128_as_f64(p, i + 4);
    const __m128i t1 = _mm256_cvttpd_epi32(v1);
    const __m256d v2 = load_c128_as_f64(p, i + 8);
    const __m128i t2 = _mm256_cvttpd_epi32(v2);
    const __m256d v3 = load_c128_as_f64(p, i + 12);
    const __m128i t3 = _mm256_cvttpd_epi32(v3);
    const __m256d v4 = load_c128_as_f64(p, i + 16);
    const __m128i t4 = _mm256_cvttpd_epi32(v4);
    const __m256d v5 = load_c128_as_f64(p, i + 20);
    const __m128i t5 = _mm256_cvttpd_epi32(v5);
    const __m256d v6 = load_c128_as_f64(p, i + 24);
    const __m128i t6 = _mm256_cvttpd_epi32(v6);
    const __m256d v7 = load_c128_as_f64(p, i + 28);
    const __m128i t7 = _mm256_cvttpd_epi32(v7);
    const __m256i a = _mm256_set_m128i(t1, t0), b = _mm256_set_m128i(t3, t2);
    const __m256i c = _mm256_set_m128i(t5, t4), d = _mm256_set_m128i(t7, t6);
    const __m256i high = any_of_4(a, b, c, d);
    any = _mm256_or_si256(any, _mm256_and_si256(high, _mm256_set1_epi32((int)0x80000000)));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u64(z, i + 0, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(a)));
        store_u64(z, i + 4, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(a, 1)));
        store_u64(z, i + 8, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(b)));
        store_u64(z, i + 12, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(b, 1)));
        store_u64(z, i + 16, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(c)));
        store_u64(z, i + 20, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(c, 1)));
        store_u64(z, i + 24, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(d)));
        store_u64(z, i + 28, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(d, 1)));
        return 0;
    }
    p = hidden(p);
    uint32_t failed = bits_mask64(outside_f64(load_c128_as_f64(p, i + 0), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+63)),
                                       outside_f64(load_c128_as_f64(p, i + 4), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+63)),
                                       outside_f64(load_c128_as_f64(p, i + 8), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+63)),
                                       outside_f64(load_c128_as_f64(p, i + 12), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+63)),
                                       outside_f64(load_c128_as_f64(p, i + 16), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+63)),
                                       outside_f64(load_c128_as_f64(p, i + 20), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+63)),
                                       outside_f64(load_c128_as_f64(p, i + 24), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+63)),
                                       outside_f64(load_c128_as_f64(p, i + 28), constant_f64(-0x1.fffffffffffffp-1), constant_f64(0x1.fffffffffffffp+63)));
    for (size_t k = i; k < i + 32; k += 4)
        store_u64(z, k, load_c128_as_u64(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_in_range_c128_i8(char *z, const char *p, size_t i) {
    __m256i any = _mm256_setzero_si256();
    const __m256d v0 = load_c128_as_f64(p, i + 0);
    const __m128i t0 = _mm256_cvttpd_epi32(v0);
    const __m256d v1 = load_c128_as_f64(p, i + 4);
    const __m128i t1 = _mm256_cvttpd_epi32(v1);
    const __m256d v2 = load_c128_as_f64(p, i + 8);
    const __m128i t2 = _mm256_cvttpd_epi32(v2);
    const __m256d v3 = load_c128_as_f64(p, i + 12);
    const __m128i t3 = _mm256_cvttpd_epi32(v3);
    const __m256d v4 = load_c128_as_f64(p, i + 16);
    const __m128i t4 = _mm256_cvttpd_epi32(v4);
    const __m256d v5 = load_c128_as_f64(p, i + 20);
    const __m128i t5 = _mm256_cvttpd_epi32(v5);
    const __m256d v6 = load_c128_as_f64(p, i + 24);
    const __m128i t6 = _mm256_cvttpd_epi32(v6);
    const __m256d v7 = load_c128_as_f64(p, i + 28);
    const __m128i t7 = _mm256_cvttpd_epi32(v7);
    const __m256i a = _mm256_set_m128i(t1, t0), b = _mm256_set_m128i(t3, t2);
    const __m256i c = _mm256_set_m128i(t5, t4), d = _mm256_set_m128i(t7, t6);
    const __m256i offset = _mm256_set1_epi32((int)0x80);
    const __m256i high = any_of_4(_mm256_add_epi32(a, offset), _mm256_add_epi32(b, offset), _mm256_add_epi32(c, offset), _mm256_add_epi32(d, offset));
    any = _mm256_or_si256(any, _mm256_and_si256(high, _mm256_set1_epi32((int)0xffffff00)));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u8(z, i, i8_of_i32(a, b, c, d));
        return 0;
    }
    p = hidden(p);
    uint32_t failed = bits_mask64(outside_f64(load_c128_as_f64(p, i + 0), constant_f64(-0x1.01fffffffffffp+7), constant_f64(0x1.fffffffffffffp+6)),
                                       outside_f64(load_c128_as_f64(p, i + 4), constant_f64(-0x1.01fffffffffffp+7), constant_f64(0x1.fffffffffffffp+6)),
                                       outside_f64(load_c128_as_f64(p, i + 8), constant_f64(-0x1.01fffffffffffp+7), constant_f64(0x1.fffffffffffffp+6)),
                                       outside_f64(load_c128_as_f64(p, i + 12), constant_f64(-0x1.01fffffffffffp+7), constant_f64(0x1.fffffffffffffp+6)),
                                       outside_f64(load_c128_as_f64(p, i + 16), constant_f64(-0x1.01fffffffffffp+7), constant_f64(0x1.fffffffffffffp+6)),
                                       outside_f64(load_c128_as_f64(p, i + 20), constant_f64(-0x1.01fffffffffffp+7), constant_f64(0x1.fffffffffffffp+6)),
                                       outside_f64(load_c128_as_f64(p, i + 24), constant_f64(-0x1.01fffffffffffp+7), constant_f64(0x1.fffffffffffffp+6)),
                                       outside_f64(load_c128_as_f64(p, i + 28), constant_f64(-0x1.01fffffffffffp+7), constant_f64(0x1.fffffffffffffp+6)));
    store_u8(z, i + 0, load_c128_as_i8(p, i + 0));
    return failed;
}

PRIMITIVE uint32_t checked_in_range_c128_i16(char *z, const char *p, size_t i) {
    __m256i any = _mm256_setzero_si256();
    const __m256d v0 = load_c128_as_f64(p, i + 0);
    const __m128i t0 = _mm256_cvttpd_epi32(v0);
    const __m256d v1 = load_c128_as_f64(p, i + 4);
    const __m128i t1 = _mm256_cvttpd_epi32(v1);
    const __m256d v2 = load_c128_as_f64(p, i + 8);
    const __m128i t2 = _mm256_cvttpd_epi32(v2);
    const __m256d v3 = load_c128_as_f64(p, i + 12);
    const __m128i t3 = _mm256_cvttpd_epi32(v3);
    const __m256d v4 = load_c128_as_f64(p, i + 16);
    const __m128i t4 = _mm256_cvttpd_epi32(v4);
    const __m256d v5 = load_c128_as_f64(p, i + 20);
    const __m128i t5 = _mm256_cvttpd_epi32(v5);
    const __m256d v6 = load_c128_as_f64(p, i + 24);
    const __m128i t6 = _mm256_cvttpd_epi32(v6);
    const __m256d v7 = load_c128_as_f64(p, i + 28);
    const __m128i t7 = _mm256_cvttpd_epi32(v7);
    const __m256i a = _mm256_set_m128i(t1, t0), b = _mm256_set_m128i(t3, t2);
    const __m256i c = _mm256_set_m128i(t5, t4), d = _mm256_set_m128i(t7, t6);
    const __m256i offset = _mm256_set1_epi32((int)0x8000);
    const __m256i high = any_of_4(_mm256_add_epi32(a, offset), _mm256_add_epi32(b, offset), _mm256_add_epi32(c, offset), _mm256_add_epi32(d, offset));
    any = _mm256_or_si256(any, _mm256_and_si256(high, _mm256_set1_epi32((int)0xffff0000)));
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u16(z, i + 0, i16_of_i32(a, b));
        store_u16(z, i + 16, i16_of_i32(c, d));
        return 0;
    }
    p = hidden(p);
    uint32_t failed = bits_mask64(outside_f64(load_c128_as_f64(p, i + 0), constant_f64(-0x1.0001fffffffffp+15), constant_f64(0x1.fffffffffffffp+14)),
                                       outside_f64(load_c128_as_f64(p, i + 4), constant_f64(-0x1.0001fffffffffp+15), constant_f64(0x1.fffffffffffffp+14)),
                                       outside_f64(load_c128_as_f64(p, i + 8), constant_f64(-0x1.0001fffffffffp+15), constant_f64(0x1.fffffffffffffp+14)),
                                       outside_f64(load_c128_as_f64(p, i + 12), constant_f64(-0x1.0001fffffffffp+15), constant_f64(0x1.fffffffffffffp+14)),
                                       outside_f64(load_c128_as_f64(p, i + 16), constant_f64(-0x1.0001fffffffffp+15), constant_f64(0x1.fffffffffffffp+14)),
                                       outside_f64(load_c128_as_f64(p, i + 20), constant_f64(-0x1.0001fffffffffp+15), constant_f64(0x1.fffffffffffffp+14)),
                                       outside_f64(load_c128_as_f64(p, i + 24), constant_f64(-0x1.0001fffffffffp+15), constant_f64(0x1.fffffffffffffp+14)),
                                       outside_f64(load_c128_as_f64(p, i + 28), constant_f64(-0x1.0001fffffffffp+15), constant_f64(0x1.fffffffffffffp+14)));
    for (size_t k = i; k < i + 32; k += 16)
        store_u16(z, k, load_c128_as_i16(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_in_range_c128_i32(char *z, const char *p, size_t i) {
    __m256i any = _mm256_setzero_si256();
    const __m256d v0 = load_c128_as_f64(p, i + 0);
    const __m128i t0 = _mm256_cvttpd_epi32(v0);
    const __m256d v1 = load_c128_as_f64(p, i + 4);
    const __m128i t1 = _mm256_cvttpd_epi32(v1);
    const __m256d v2 = load_c128_as_f64(p, i + 8);
    const __m128i t2 = _mm256_cvttpd_epi32(v2);
    const __m256d v3 = load_c128_as_f64(p, i + 12);
    const __m128i t3 = _mm256_cvttpd_epi32(v3);
    const __m256d v4 = load_c128_as_f64(p, i + 16);
    const __m128i t4 = _mm256_cvttpd_epi32(v4);
    const __m256d v5 = load_c128_as_f64(p, i + 20);
    const __m128i t5 = _mm256_cvttpd_epi32(v5);
    const __m256d v6 = load_c128_as_f64(p, i + 24);
    const __m128i t6 = _mm256_cvttpd_epi32(v6);
    const __m256d v7 = load_c128_as_f64(p, i + 28);
    const __m128i t7 = _mm256_cvttpd_epi32(v7);
    const __m256i a = _mm256_set_m128i(t1, t0), b = _mm256_set_m128i(t3, t2);
    const __m256i c = _mm256_set_m128i(t5, t4), d = _mm256_set_m128i(t7, t6);
    const __m256i high = any_of_4(is_least_i32(a), is_least_i32(b), is_least_i32(c), is_least_i32(d));
    any = _mm256_or_si256(any, high);
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u32(z, i + 0, a);
        store_u32(z, i + 8, b);
        store_u32(z, i + 16, c);
        store_u32(z, i + 24, d);
        return 0;
    }
    p = hidden(p);
    uint32_t failed = bits_mask64(outside_f64(load_c128_as_f64(p, i + 0), constant_f64(-0x1.00000001fffffp+31), constant_f64(0x1.fffffffffffffp+30)),
                                       outside_f64(load_c128_as_f64(p, i + 4), constant_f64(-0x1.00000001fffffp+31), constant_f64(0x1.fffffffffffffp+30)),
                                       outside_f64(load_c128_as_f64(p, i + 8), constant_f64(-0x1.00000001fffffp+31), constant_f64(0x1.fffffffffffffp+30)),
                                       outside_f64(load_c128_as_f64(p, i + 12), constant_f64(-0x1.00000001fffffp+31), constant_f64(0x1.fffffffffffffp+30)),
                                       outside_f64(load_c128_as_f64(p, i + 16), constant_f64(-0x1.00000001fffffp+31), constant_f64(0x1.fffffffffffffp+30)),
                                       outside_f64(load_c128_as_f64(p, i + 20), constant_f64(-0x1.00000001fffffp+31), constant_f64(0x1.fffffffffffffp+30)),
                                       outside_f64(load_c128_as_f64(p, i + 24), constant_f64(-0x1.00000001fffffp+31), constant_f64(0x1.fffffffffffffp+30)),
                                       outside_f64(load_c128_as_f64(p, i + 28), constant_f64(-0x1.00000001fffffp+31), constant_f64(0x1.fffffffffffffp+30)));
    for (size_t k = i; k < i + 32; k += 8)
        store_u32(z, k, load_c128_as_i32(p, k));
    return failed;
}

PRIMITIVE uint32_t checked_in_range_c128_i64(char *z, const char *p, size_t i) {
    __m256i any = _mm256_setzero_si256();
    const __m256d v0 = load_c128_as_f64(p, i + 0);
    const __m128i t0 = _mm256_cvttpd_epi32(v0);
    const __m256d v1 = load_c128_as_f64(p, i + 4);
    const __m128i t1 = _mm256_cvttpd_epi32(v1);
    const __m256d v2 = load_c128_as_f64(p, i + 8);
    const __m128i t2 = _mm256_cvttpd_epi32(v2);
    const __m256d v3 = load_c128_as_f64(p, i + 12);
    const __m128i t3 = _mm256_cvttpd_epi32(v3);
    const __m256d v4 = load_c128_as_f64(p, i + 16);
    const __m128i t4 = _mm256_cvttpd_epi32(v4);
    const __m256d v5 = load_c128_as_f64(p, i + 20);
    const __m128i t5 = _mm256_cvttpd_epi32(v5);
    const __m256d v6 = load_c128_as_f64(p, i + 24);
    const __m128i t6 = _mm256_cvttpd_epi32(v6);
    const __m256d v7 = load_c128_as_f64(p, i + 28);
    const __m128i t7 = _mm256_cvttpd_epi32(v7);
    const __m256i a = _mm256_set_m128i(t1, t0), b = _mm256_set_m128i(t3, t2);
    const __m256i c = _mm256_set_m128i(t5, t4), d = _mm256_set_m128i(t7, t6);
    const __m256i high = any_of_4(is_least_i32(a), is_least_i32(b), is_least_i32(c), is_least_i32(d));
    any = _mm256_or_si256(any, high);
    if (__builtin_expect(_mm256_testz_si256(any, any), 1)) {
        store_u64(z, i + 0, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(a)));
        store_u64(z, i + 4, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(a, 1)));
        store_u64(z, i + 8, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(b)));
        store_u64(z, i + 12, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(b, 1)));
        store_u64(z, i + 16, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(c)));
        store_u64(z, i + 20, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(c, 1)));
        store_u64(z, i + 24, _mm256_cvtepi32_epi64(_mm256_castsi256_si128(d)));
        store_u64(z, i + 28, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(d, 1)));
        return 0;
    }
    p = hidden(p);
    uint32_t failed = bits_mask64(outside_f64(load_c128_as_f64(p, i + 0), constant_f64(-0x1p+63), constant_f64(0x1.fffffffffffffp+62)),
                                       outside_f64(load_c128_as_f64(p, i + 4), constant_f64(-0x1p+63), constant_f64(0x1.fffffffffffffp+62)),
                                       outside_f64(load_c128_as_f64(p, i + 8), constant_f64(-0x1p+63), constant_f64(0x1.fffffffffffffp+62)),
                                       outside_f64(load_c128_as_f64(p, i + 12), constant_f64(-0x1p+63), constant_f64(0x1.fffffffffffffp+62)),
                                       outside_f64(load_c128_as_f64(p, i + 16), constant_f64(-0x1p+63), constant_f64(0x1.fffffffffffffp+62)),
                                       outside_f64(load_c128_as_f64(p, i + 20), constant_f64(-0x1p+63), constant_f64(0x1.fffffffffffffp+62)),
                                       outside_f64(load_c128_as_f64(p, i + 24), constant_f64(-0x1p+63), constant_f64(0x1.fffffffffffffp+62)),
                                       outside_f64(load_c128_as_f64(p, i + 28), constant_f64(-0x1p+63), constant_f64(0x1.fffffffffffffp+62)));
    for (size_t k = i; k < i + 32; k += 4)
        store_u64(z, k, load_c128_as_i64(p, k));
    return failed;
}

#endif

#endif
