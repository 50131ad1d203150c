/*
 * kernels/jax_avx2.h: what the kernels in AVX2 (x86-64) are made of; only they include it.
 *
 * Made by joinery 0.2.0 from specs/jax.lua; SHA-256 of what it defines, without comments and free text:
 * 3a319286f3c59695d53b93e5ea48e25503392aff0d6a0aa944084b92e4d4e801.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR --emit tables,dispatch,kernels,rust --ops add,sqrt --isa scalar,avx2
 * The licence of this file is yours to choose.
 */
/* clang-format off */
#ifndef JAX_AVX2_H_
#define JAX_AVX2_H_

#if (defined(__x86_64__) && defined(__GNUC__) || defined(_M_X64) && defined(_MSC_VER)) && !defined(JOINERY_NO_AVX2)

/* Before all functions, because those of the compiler's headers are inlined into kernels. */
#if defined(__clang__)
#if !defined(__wasm__) && (defined(__i386__) || defined(__x86_64__) || __clang_major__ >= 19) /* Other compilers ignore it. */
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
#if defined(_MSC_VER) && !defined(__clang__) /* Built into gcc and clang. */
#include <math.h>
#define __attribute__(what)
#define __asm__(...)
#define __builtin_expect(value, usual) (value)
#define __builtin_inf() ((double)INFINITY)
#define __builtin_inff() INFINITY
#define __builtin_nan(text) ((double)NAN)
#define __builtin_nanf(text) NAN
#endif


/* Kernels, as jax_kernels.h declares them. Kernels need nothing else of that header, so few changes recompile them. */
typedef void jax_kernel(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks);
typedef void jax_ternary_kernel(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
    const void *c, ptrdiff_t c_step, void *out, size_t blocks);
typedef void jax_checked_kernel(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks);

/* 16 is gcc's value if it has arithmetic of _Float16; it computes float in float then too. */
#if !defined(FLT_EVAL_METHOD) || (FLT_EVAL_METHOD != 0 && FLT_EVAL_METHOD != 16)
#error "float arithmetic must be done in float: 32-bit x86 needs -msse2 -mfpmath=sse, gcc on s390x -fexcess-precision=fast"
#endif
/*
 * The second is gcc's, for -ffast-math and each of its parts, and for any Arm whose FPU lacks double. clang reveals few of
 * these flags; the pragma above is for it.
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

/* Otherwise gcc would load a value again for each use, and fuse a product and a sum; clang would compare converted f16 one at
   a time. */
#define IN_REGISTER(v) __asm__("" : "+v"(v))

/* In a register, so that clang does not see that a minimum with 1 tells whether a byte is 0: it would compare it, and take up
   to three instructions more. */
PRIMITIVE __m256i ones_u8(void) {
    __m256i ones = _mm256_set1_epi8(1);
    IN_REGISTER(ones);
    return ones;
}

PRIMITIVE __m256i load_u8_as_b(const char *p, size_t i) {
    return _mm256_min_epu8(load256(p + i), ones_u8());
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
    return _mm256_cvtepu8_epi16(_mm_min_epu8(load128(p + i), _mm256_castsi256_si128(ones_u8())));
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
    return _mm256_cvtepu8_epi32(_mm_min_epu8(load64(p + i), _mm256_castsi256_si128(ones_u8())));
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
    return _mm256_cvtepu8_epi64(_mm_min_epu8(load32(p + i), _mm256_castsi256_si128(ones_u8())));
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

typedef struct {
    __m256 first, second;
} f32_pair;

/* Keeps a value in a register: gcc would load it again for each use. */
PRIMITIVE __m256i kept(__m256i v) {
    __asm__("" : "+x"(v));
    return v;
}

PRIMITIVE __m256 even_of_u16(__m256i v) {
    return _mm256_cvtepi32_ps(_mm256_and_si256(v, _mm256_set1_epi32(0xffff)));
}

PRIMITIVE __m256 odd_of_u16(__m256i v) {
    return _mm256_cvtepi32_ps(_mm256_srli_epi32(v, 16));
}

PRIMITIVE f32_pair b_by_turns(const char *p, size_t i) {
    const __m256i v = kept(load_b_as_u16(p, i));
    const f32_pair pair = {(even_of_u16(v)), (odd_of_u16(v))};
    return pair;
}

PRIMITIVE __m256 even_of_bf16(__m256i v) {
    return _mm256_castsi256_ps(_mm256_slli_epi32(v, 16));
}

PRIMITIVE __m256 odd_of_bf16(__m256i v) {
    return _mm256_castsi256_ps(_mm256_and_si256(v, _mm256_set1_epi32(-0x10000)));
}

PRIMITIVE f32_pair bf16_by_turns(const char *p, size_t i) {
    const __m256i v = kept(load_u16(p, i));
    const f32_pair pair = {(even_of_bf16(v)), (odd_of_bf16(v))};
    return pair;
}

#define plus_bit_u32(v, place) _mm256_add_epi32(v, _mm256_and_si256(_mm256_srli_epi32(v, place), _mm256_set1_epi32(1)))

PRIMITIVE __m256i bits_of_f32(__m256 v) {
    return _mm256_castps_si256(v);
}

PRIMITIVE __m256i constant_u32(uint32_t v) {
    return _mm256_set1_epi32((int32_t)v);
}

#define literal_u32(v) constant_u32(v)

/* To nearest, ties to even: adds 0x7fff, or 0x8000 if bit 16 is set. The low half is not cleared; NaN gives any bits. */
PRIMITIVE __m256i rounded_in_high_half(__m256 v) {
    return add_u32(plus_bit_u32(bits_of_f32(v), 16), literal_u32(0x7fff));
}

PRIMITIVE __m256i even_and_odd_u16(__m256i even, __m256i odd) {
    return _mm256_blend_epi16(even, odd, 0xaa);
}

PRIMITIVE void store_by_turns(char *p, size_t i, __m256 even, __m256 odd) {
    const __m256i low = _mm256_srli_epi32(rounded_in_high_half(even), 16);
    store_u16(p, i, even_and_odd_u16(low, rounded_in_high_half(odd)));
}

PRIMITIVE __m256 add_f32(__m256 a, __m256 b) {
    return _mm256_add_ps(a, b);
}

PRIMITIVE void add_b_bf16(char *z, const char *x, const char *y, size_t i) {
    const f32_pair a = b_by_turns(x, i), b = bf16_by_turns(y, i);
    store_by_turns(z, i, add_f32(a.first, b.first), add_f32(a.second, b.second));
}

PRIMITIVE __m256 f32_of_bits(__m256i v) {
    return _mm256_castsi256_ps(v);
}

PRIMITIVE __m256 masked_f32(__m256 v, __m256i m) {
    return _mm256_and_ps(v, f32_of_bits(m));
}

PRIMITIVE __m256 constant_f32(float v) {
    return _mm256_set1_ps(v);
}

PRIMITIVE __m256i less_i32(__m256i a, __m256i b) {
    return _mm256_cmpgt_epi32(b, a);
}

PRIMITIVE __m256i load_u8_as_u32(const char *p, size_t i) {
    return _mm256_cvtepu8_epi32(load64(p + i));
}

PRIMITIVE __m256 load_b_as_f32(const char *p, size_t i) {
    return masked_f32(constant_f32(1), less_i32(constant_u32(0), load_u8_as_u32(p, i)));
}

/* The empty statement hides from clang that the numbers were f16: it would compare them one by one. */
PRIMITIVE __m256 f32_of_f16(__m128i patterns) {
    __m256 v = _mm256_cvtph_ps(patterns);
    __asm__("" : "+x"(v));
    return v;
}

PRIMITIVE __m256 load_f16_as_f32(const char *p, size_t i) {
    return f32_of_f16(load128(p + 2 * i));
}

PRIMITIVE __m128i f16_of_f32(__m256 v) {
    return _mm256_cvtps_ph(v, _MM_FROUND_TO_NEAREST_INT);
}

PRIMITIVE void store128(char *p, __m128i v) {
    _mm_storeu_si128((__m128i *)(void *)p, v);
}

/* In a register first: the instruction that writes to memory takes up to twice as long on a Zen 4. */
PRIMITIVE void store_f32_as_f16(char *p, size_t i, __m256 v) {
    __m128i patterns = f16_of_f32(v);
    IN_REGISTER(patterns);
    store128(p + 2 * i, patterns);
}

PRIMITIVE __m256 load_f32(const char *p, size_t i) {
    return _mm256_loadu_ps((const float *)(const void *)(p + 4 * i));
}

PRIMITIVE void store_f32(char *p, size_t i, __m256 v) {
    _mm256_storeu_ps((float *)(void *)(p + 4 * i), v);
}

PRIMITIVE __m256d f64_of_bits(__m256i v) {
    return _mm256_castsi256_pd(v);
}

PRIMITIVE __m256d masked_f64(__m256d v, __m256i m) {
    return _mm256_and_pd(v, f64_of_bits(m));
}

PRIMITIVE __m256d constant_f64(double v) {
    return _mm256_set1_pd(v);
}

PRIMITIVE __m256i less_i64(__m256i a, __m256i b) {
    return _mm256_cmpgt_epi64(b, a);
}

PRIMITIVE __m256i constant_u64(uint64_t v) {
    return _mm256_set1_epi64x((long long)v);
}

PRIMITIVE __m256i load_u8_as_u64(const char *p, size_t i) {
    return _mm256_cvtepu8_epi64(load32(p + i));
}

PRIMITIVE __m256d load_b_as_f64(const char *p, size_t i) {
    return masked_f64(constant_f64(1), less_i64(constant_u64(0), load_u8_as_u64(p, i)));
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

PRIMITIVE __m256i zero_where_64(__m256i v, __m256i m) {
    return _mm256_andnot_si256(m, v);
}

PRIMITIVE __m256i equal_u64(__m256i a, __m256i b) {
    return _mm256_cmpeq_epi64(a, b);
}

PRIMITIVE __m256 turns_of_b(const char *p, size_t i) {
    return f32_of_bits(zero_where_64(constant_u64(0x3f800000), equal_u64(load_u8_as_u64(p, i), constant_u64(0))));
}

#define turns_of_c64(p, i) load_f32(p, 2 * (i))

PRIMITIVE void add_b_and_c64(char *z, const char *x, const char *y, size_t i) {
    store_f32(z, 2 * i, add_f32(turns_of_b(x, i), turns_of_c64(y, i)));
}

typedef struct {
    __m256d low, high;
} c128;

PRIMITIVE c128 c128_of_turns(__m256d low, __m256d high) {
    const c128 v = {low, high};
    return v;
}

PRIMITIVE c128 make_c128(__m256d re, __m256d im) {
    return c128_of_turns(_mm256_unpacklo_pd(re, im), _mm256_unpackhi_pd(re, im));
}

/* Restores the order of elements after one pack, which leaves the quarters of a register as 0 2 1 3. */
PRIMITIVE __m256i quarters_in_order(__m256i v) {
    return _mm256_permute4x64_epi64(v, 0xd8);
}

PRIMITIVE __m256i bits_of_f64(__m256d v) {
    return _mm256_castpd_si256(v);
}

/* Puts parts in the order of their elements, which shuffles in lanes of 128 bits have changed. */
PRIMITIVE __m256d in_order_f64(__m256d v) {
    return f64_of_bits(quarters_in_order(bits_of_f64(v)));
}

PRIMITIVE c128 real_c128(__m256d v) {
    return make_c128(in_order_f64(v), constant_f64(0));
}

PRIMITIVE c128 load_b_as_c128(const char *p, size_t i) {
    return real_c128(load_b_as_f64(p, i));
}

PRIMITIVE c128 load_c128(const char *p, size_t i) {
    return c128_of_turns(load_f64(p, 2 * i), load_f64(p, 2 * i + 4));
}

#define low_turns_c128(v) (v).low

#define high_turns_c128(v) (v).high

PRIMITIVE c128 add_c128(c128 a, c128 b) {
    return c128_of_turns(add_f64(low_turns_c128(a), low_turns_c128(b)), add_f64(high_turns_c128(a), high_turns_c128(b)));
}

PRIMITIVE void store_c128(char *p, size_t i, c128 v) {
    store_f64(p, 2 * i, low_turns_c128(v));
    store_f64(p, 2 * i + 4, high_turns_c128(v));
}

PRIMITIVE __m256i load_u8_as_u16(const char *p, size_t i) {
    return _mm256_cvtepu8_epi16(load128(p + i));
}

PRIMITIVE __m256i load_i8_as_i16(const char *p, size_t i) {
    return _mm256_cvtepi8_epi16(load128(p + i));
}

PRIMITIVE f32_pair u8_by_turns(const char *p, size_t i) {
    const __m256i v = kept(load_u8_as_u16(p, i));
    const f32_pair pair = {(even_of_u16(v)), (odd_of_u16(v))};
    return pair;
}

PRIMITIVE void add_u8_bf16(char *z, const char *x, const char *y, size_t i) {
    const f32_pair a = u8_by_turns(x, i), b = bf16_by_turns(y, i);
    store_by_turns(z, i, add_f32(a.first, b.first), add_f32(a.second, b.second));
}

PRIMITIVE __m256 load_u8_as_f32(const char *p, size_t i) {
    return _mm256_cvtepi32_ps(load_u8_as_u32(p, i));
}

PRIMITIVE __m128i i32x4_u8(const char *p, size_t i) {
    return _mm_cvtepu8_epi32(load32(p + i));
}

PRIMITIVE __m256d load_u8_as_f64(const char *p, size_t i) {
    return _mm256_cvtepi32_pd(i32x4_u8(p, i));
}

typedef struct {
    __m256 low, high;
} c64;

PRIMITIVE c64 c64_of_turns(__m256 low, __m256 high) {
    const c64 v = {low, high};
    return v;
}

PRIMITIVE c64 load_c64(const char *p, size_t i) {
    return c64_of_turns(load_f32(p, 2 * i), load_f32(p, 2 * i + 8));
}

PRIMITIVE c64 make_c64(__m256 re, __m256 im) {
    return c64_of_turns(_mm256_unpacklo_ps(re, im), _mm256_unpackhi_ps(re, im));
}

/* Puts parts in the order of their elements, which shuffles in lanes of 128 bits have changed. */
PRIMITIVE __m256 in_order_f32(__m256 v) {
    return f32_of_bits(quarters_in_order(bits_of_f32(v)));
}

PRIMITIVE c64 real_c64(__m256 v) {
    return make_c64(in_order_f32(v), constant_f32(0));
}

PRIMITIVE c64 load_u8_as_c64(const char *p, size_t i) {
    return real_c64(load_u8_as_f32(p, i));
}

#define low_turns_c64(v) (v).low

#define high_turns_c64(v) (v).high

PRIMITIVE c64 add_c64(c64 a, c64 b) {
    return c64_of_turns(add_f32(low_turns_c64(a), low_turns_c64(b)), add_f32(high_turns_c64(a), high_turns_c64(b)));
}

PRIMITIVE void store_c64(char *p, size_t i, c64 v) {
    store_f32(p, 2 * i, low_turns_c64(v));
    store_f32(p, 2 * i + 8, high_turns_c64(v));
}

PRIMITIVE c128 load_u8_as_c128(const char *p, size_t i) {
    return real_c128(load_u8_as_f64(p, i));
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

/* Restores the order of elements after three packs, which leave the even sixteenths before the odd ones. */
PRIMITIVE __m256i sixteenths_in_order(__m256i v) {
    const __m256i turns = _mm256_setr_epi8(0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15,
                                           0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15);
    return _mm256_shuffle_epi8(quarters_in_order(v), turns);
}

PRIMITIVE __m256i load_u64_as_u8(const char *p, size_t i) {
    const char *at = p + 8 * i;
    const __m256i first = _mm256_packus_epi32(low8_of_32(load_low_halves(at)), low8_of_32(load_low_halves(at + 64)));
    const __m256i last = _mm256_packus_epi32(low8_of_32(load_low_halves(at + 128)), low8_of_32(load_low_halves(at + 192)));
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

PRIMITIVE __m256 rounded_integer(__m256 v) {
    return odd_of_bf16(rounded_in_high_half(v));
}

PRIMITIVE f32_pair u16_by_turns(const char *p, size_t i) {
    const __m256i v = kept(load_u16(p, i));
    const f32_pair pair = {rounded_integer(even_of_u16(v)), rounded_integer(odd_of_u16(v))};
    return pair;
}

PRIMITIVE void add_u16_bf16(char *z, const char *x, const char *y, size_t i) {
    const f32_pair a = u16_by_turns(x, i), b = bf16_by_turns(y, i);
    store_by_turns(z, i, add_f32(a.first, b.first), add_f32(a.second, b.second));
}

PRIMITIVE __m256 load_u16_as_f32(const char *p, size_t i) {
    return _mm256_cvtepi32_ps(load_u16_as_u32(p, i));
}

PRIMITIVE __m256 round_f32_to_f16(__m256 v) {
    return _mm256_cvtph_ps(f16_of_f32(v));
}

PRIMITIVE __m128i i32x4_u16(const char *p, size_t i) {
    return _mm_cvtepu16_epi32(load64(p + 2 * i));
}

PRIMITIVE __m256d load_u16_as_f64(const char *p, size_t i) {
    return _mm256_cvtepi32_pd(i32x4_u16(p, i));
}

PRIMITIVE c64 load_u16_as_c64(const char *p, size_t i) {
    return real_c64(load_u16_as_f32(p, i));
}

PRIMITIVE c128 load_u16_as_c128(const char *p, size_t i) {
    return real_c128(load_u16_as_f64(p, i));
}

/* Restores the order of elements after two packs, which leave the eighths of a register as 0 2 4 6 1 3 5 7. */
PRIMITIVE __m256i eighths_in_order(__m256i v) {
    return _mm256_permutevar8x32_epi32(v, _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7));
}

PRIMITIVE __m256i low16_of_32(__m256i v) {
    return _mm256_and_si256(v, _mm256_set1_epi32(0xffff));
}

PRIMITIVE __m256i load_u64_as_u16(const char *p, size_t i) {
    const char *at = p + 8 * i;
    return eighths_in_order(_mm256_packus_epi32(low16_of_32(load_low_halves(at)), low16_of_32(load_low_halves(at + 64))));
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

/* The low 16 bits go into the mantissa of 2^23, the high ones into that of 2^39: exact until the last sum. */
PRIMITIVE __m256 load_u32_as_f32(const char *p, size_t i) {
    const __m256i v = kept(load_u32(p, i));
    const __m256i low = _mm256_blend_epi16(v, _mm256_castps_si256(_mm256_set1_ps(0x1p23f)), 0xaa);
    const __m256i high = _mm256_or_si256(_mm256_srli_epi32(v, 16), _mm256_castps_si256(_mm256_set1_ps(0x1p39f)));
    return _mm256_add_ps(_mm256_sub_ps(_mm256_castsi256_ps(high), _mm256_set1_ps(0x1p39f + 0x1p23f)),
                         _mm256_castsi256_ps(low));
}

PRIMITIVE f32_pair u32_in_halves(const char *p, size_t i) {
    const f32_pair pair = {rounded_integer(load_u32_as_f32(p, i)), rounded_integer(load_u32_as_f32(p, i + 8))};
    return pair;
}

#define shift_left_u32(v, count) _mm256_slli_epi32(v, count)

PRIMITIVE __m256 f32_of_bf16(__m256i pattern) {
    return f32_of_bits(shift_left_u32(pattern, 16));
}

PRIMITIVE __m256 load_bf16_as_f32(const char *p, size_t i) {
    return f32_of_bf16(load_u16_as_u32(p, i));
}

PRIMITIVE f32_pair bf16_in_halves(const char *p, size_t i) {
    const f32_pair pair = {(load_bf16_as_f32(p, i)), (load_bf16_as_f32(p, i + 8))};
    return pair;
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

PRIMITIVE void add_u32_bf16(char *z, const char *x, const char *y, size_t i) {
    const f32_pair a = u32_in_halves(x, i), b = bf16_in_halves(y, i);
    store_f32_as_bf16_unless_nan(z, i, add_f32(a.first, b.first), add_f32(a.second, b.second));
}

/* The integer goes into the mantissa of 2^52. */
PRIMITIVE __m256d load_u32_as_f64(const char *p, size_t i) {
    const __m256d top = _mm256_set1_pd(0x1p52);
    const __m256i v = _mm256_cvtepu32_epi64(load128(p + 4 * i));
    return _mm256_sub_pd(_mm256_castsi256_pd(_mm256_or_si256(v, _mm256_castpd_si256(top))), top);
}

PRIMITIVE c64 load_u32_as_c64(const char *p, size_t i) {
    return real_c64(load_u32_as_f32(p, i));
}

PRIMITIVE c128 load_u32_as_c128(const char *p, size_t i) {
    return real_c128(load_u32_as_f64(p, i));
}

PRIMITIVE __m256i load_u64_as_u32(const char *p, size_t i) {
    const char *at = p + 8 * i;
    return quarters_in_order(load_low_halves(at));
}

PRIMITIVE __m128i i32x4_i8(const char *p, size_t i) {
    return _mm_cvtepi8_epi32(load32(p + i));
}

PRIMITIVE __m256d load_i8_as_f64(const char *p, size_t i) {
    return _mm256_cvtepi32_pd(i32x4_i8(p, i));
}

/*
 * The low 32 bits go into the mantissa of 2^52, the high ones into that of 2^84, with 2^63 more where there is a sign: exact
 * until the last sum.
 */
PRIMITIVE __m256d f64_of_u64(__m256i v) {
    const __m256i low = _mm256_blend_epi32(bits_of_f64(_mm256_set1_pd(0x1p52)), v, 0x55);
    const __m256i high = _mm256_xor_si256(_mm256_srli_epi64(v, 32), bits_of_f64(_mm256_set1_pd(0x1p84)));
    return _mm256_add_pd(_mm256_sub_pd(f64_of_bits(high), _mm256_set1_pd(0x1p84 + 0x1p52)), f64_of_bits(low));
}

PRIMITIVE __m256d load_u64_as_f64(const char *p, size_t i) {
    return f64_of_u64(load_u64(p, i));
}

PRIMITIVE __m128i i32x4_i16(const char *p, size_t i) {
    return _mm_cvtepi16_epi32(load64(p + 2 * i));
}

PRIMITIVE __m256d load_i16_as_f64(const char *p, size_t i) {
    return _mm256_cvtepi32_pd(i32x4_i16(p, i));
}

PRIMITIVE __m128i i32x4_i32(const char *p, size_t i) {
    return (load128(p + 4 * i));
}

PRIMITIVE __m256d load_i32_as_f64(const char *p, size_t i) {
    return _mm256_cvtepi32_pd(i32x4_i32(p, i));
}

/*
 * The low 32 bits go into the mantissa of 2^52, the high ones into that of 2^84, with 2^63 more where there is a sign: exact
 * until the last sum.
 */
PRIMITIVE __m256d f64_of_i64(__m256i v) {
    const __m256i low = _mm256_blend_epi32(bits_of_f64(_mm256_set1_pd(0x1p52)), v, 0x55);
    const __m256i high = _mm256_xor_si256(_mm256_srli_epi64(v, 32), bits_of_f64(_mm256_set1_pd(0x1p84 + 0x1p63)));
    return _mm256_add_pd(_mm256_sub_pd(f64_of_bits(high), _mm256_set1_pd(0x1p84 + 0x1p63 + 0x1p52)), f64_of_bits(low));
}

PRIMITIVE __m256d load_i64_as_f64(const char *p, size_t i) {
    return f64_of_i64(load_u64(p, i));
}

/* Whether all sums of an integer and the bits of 2^52 have the exponent of 2^52. */
PRIMITIVE int all_fit(__m256i a, __m256i b) {
    const __m256i top = _mm256_castpd_si256(_mm256_set1_pd(0x1p52)), upper = _mm256_set1_epi64x(-(INT64_C(1) << 52));
    return _mm256_testz_si256(_mm256_or_si256(_mm256_xor_si256(a, top), _mm256_xor_si256(b, top)), upper);
}

PRIMITIVE __m256 f32_of_halves(__m128 low, __m128 high) {
    return _mm256_set_m128(high, low);
}

PRIMITIVE __m256 f32_of_f64(__m256d low, __m256d high) {
    return f32_of_halves(_mm256_cvtpd_ps(low), _mm256_cvtpd_ps(high));
}

/*
 * If an integer has more than 40 bits, its lowest 16 matter to f32 only as zero or not. From 2^50 on, the highest bits are
 * added to or subtracted from these, away from 0 and 2^16, so that no rounding to f64 reaches these.
 */
PRIMITIVE __m256d load_u64_as_f64_odd(const char *p, size_t i) {
    const __m256i v = kept(load_u64(p, i));
    const __m256i highest = _mm256_srli_epi64(v, 50);
    return f64_of_u64(_mm256_add_epi16(v, _mm256_sign_epi16(highest, v)));
}

static __attribute__((noinline, target("avx2,f16c"))) __m256 f32_of_large_u64(const char *p) {
    return f32_of_f64(load_u64_as_f64_odd(p, 0), load_u64_as_f64_odd(p, 4));
}

PRIMITIVE __m256d subtract_f64(__m256d a, __m256d b) {
    return _mm256_sub_pd(a, b);
}

/* Values that f64 holds go into the mantissa of 0x1p52. */
PRIMITIVE __m256 load_u64_as_f32(const char *p, size_t i) {
    const __m256d top = constant_f64(0x1p52);
    const __m256i low = add_u64(load_u64(p, i), bits_of_f64(top)), high = add_u64(load_u64(p, i + 4), bits_of_f64(top));
    if (__builtin_expect(!all_fit(low, high), 0)) return f32_of_large_u64(p + 8 * i);
    return f32_of_f64(subtract_f64(f64_of_bits(low), top), subtract_f64(f64_of_bits(high), top));
}

PRIMITIVE f32_pair u64_in_halves(const char *p, size_t i) {
    const f32_pair pair = {rounded_integer(load_u64_as_f32(p, i)), rounded_integer(load_u64_as_f32(p, i + 8))};
    return pair;
}

PRIMITIVE void add_u64_bf16(char *z, const char *x, const char *y, size_t i) {
    const f32_pair a = u64_in_halves(x, i), b = bf16_in_halves(y, i);
    store_f32_as_bf16_unless_nan(z, i, add_f32(a.first, b.first), add_f32(a.second, b.second));
}

PRIMITIVE __m128 f32x4_u64(const char *p, size_t i) {
    const __m256d top = constant_f64(0x1p52);
    const __m256i v = add_u64(load_u64(p, i), bits_of_f64(top));
    if (__builtin_expect(!all_fit(v, v), 0)) return _mm256_cvtpd_ps(load_u64_as_f64_odd(p, i));
    return _mm256_cvtpd_ps(subtract_f64(f64_of_bits(v), top));
}

PRIMITIVE __m256 turns_of_u64(const char *p, size_t i) {
    return f32_of_bits(_mm256_cvtepu32_epi64(_mm_castps_si128(f32x4_u64(p, i))));
}

PRIMITIVE void add_u64_and_c64(char *z, const char *x, const char *y, size_t i) {
    store_f32(z, 2 * i, add_f32(turns_of_u64(x, i), turns_of_c64(y, i)));
}

PRIMITIVE c128 load_u64_as_c128(const char *p, size_t i) {
    return real_c128(load_u64_as_f64(p, i));
}

PRIMITIVE __m256 even_of_i16(__m256i v) {
    return _mm256_cvtepi32_ps(_mm256_srai_epi32(_mm256_slli_epi32(v, 16), 16));
}

PRIMITIVE __m256 odd_of_i16(__m256i v) {
    return _mm256_cvtepi32_ps(_mm256_srai_epi32(v, 16));
}

PRIMITIVE f32_pair i8_by_turns(const char *p, size_t i) {
    const __m256i v = kept(load_i8_as_i16(p, i));
    const f32_pair pair = {(even_of_i16(v)), (odd_of_i16(v))};
    return pair;
}

PRIMITIVE void add_i8_bf16(char *z, const char *x, const char *y, size_t i) {
    const f32_pair a = i8_by_turns(x, i), b = bf16_by_turns(y, i);
    store_by_turns(z, i, add_f32(a.first, b.first), add_f32(a.second, b.second));
}

PRIMITIVE __m256 load_i8_as_f32(const char *p, size_t i) {
    return _mm256_cvtepi32_ps(load_i8_as_i32(p, i));
}

PRIMITIVE c64 load_i8_as_c64(const char *p, size_t i) {
    return real_c64(load_i8_as_f32(p, i));
}

PRIMITIVE c128 load_i8_as_c128(const char *p, size_t i) {
    return real_c128(load_i8_as_f64(p, i));
}

PRIMITIVE f32_pair i16_by_turns(const char *p, size_t i) {
    const __m256i v = kept(load_u16(p, i));
    const f32_pair pair = {rounded_integer(even_of_i16(v)), rounded_integer(odd_of_i16(v))};
    return pair;
}

PRIMITIVE void add_i16_bf16(char *z, const char *x, const char *y, size_t i) {
    const f32_pair a = i16_by_turns(x, i), b = bf16_by_turns(y, i);
    store_by_turns(z, i, add_f32(a.first, b.first), add_f32(a.second, b.second));
}

PRIMITIVE __m256 load_i16_as_f32(const char *p, size_t i) {
    return _mm256_cvtepi32_ps(load_i16_as_i32(p, i));
}

PRIMITIVE c64 load_i16_as_c64(const char *p, size_t i) {
    return real_c64(load_i16_as_f32(p, i));
}

PRIMITIVE c128 load_i16_as_c128(const char *p, size_t i) {
    return real_c128(load_i16_as_f64(p, i));
}

PRIMITIVE __m256 load_i32_as_f32(const char *p, size_t i) {
    return _mm256_cvtepi32_ps(load_u32(p, i));
}

PRIMITIVE f32_pair i32_in_halves(const char *p, size_t i) {
    const f32_pair pair = {rounded_integer(load_i32_as_f32(p, i)), rounded_integer(load_i32_as_f32(p, i + 8))};
    return pair;
}

PRIMITIVE void add_i32_bf16(char *z, const char *x, const char *y, size_t i) {
    const f32_pair a = i32_in_halves(x, i), b = bf16_in_halves(y, i);
    store_f32_as_bf16_unless_nan(z, i, add_f32(a.first, b.first), add_f32(a.second, b.second));
}

PRIMITIVE __m256 turns_of_i32(const char *p, size_t i) {
    return f32_of_bits(_mm256_cvtepu32_epi64(_mm_castps_si128(_mm_cvtepi32_ps(i32x4_i32(p, i)))));
}

PRIMITIVE void add_i32_and_c64(char *z, const char *x, const char *y, size_t i) {
    store_f32(z, 2 * i, add_f32(turns_of_i32(x, i), turns_of_c64(y, i)));
}

PRIMITIVE c128 load_i32_as_c128(const char *p, size_t i) {
    return real_c128(load_i32_as_f64(p, i));
}

/*
 * If an integer has more than 40 bits, its lowest 16 matter to f32 only as zero or not. From 2^50 on, the highest bits are
 * added to or subtracted from these, away from 0 and 2^16, so that no rounding to f64 reaches these.
 */
PRIMITIVE __m256d load_i64_as_f64_odd(const char *p, size_t i) {
    const __m256i v = kept(load_u64(p, i));
    const __m256i highest = _mm256_srli_epi64(_mm256_abs_epi32(v), 50);
    return f64_of_i64(_mm256_add_epi16(v, _mm256_sign_epi16(highest, v)));
}

static __attribute__((noinline, target("avx2,f16c"))) __m256 f32_of_large_i64(const char *p) {
    return f32_of_f64(load_i64_as_f64_odd(p, 0), load_i64_as_f64_odd(p, 4));
}

/* Values that f64 holds go into the mantissa of 0x1.8p52. */
PRIMITIVE __m256 load_i64_as_f32(const char *p, size_t i) {
    const __m256d top = constant_f64(0x1.8p52);
    const __m256i low = add_u64(load_u64(p, i), bits_of_f64(top)), high = add_u64(load_u64(p, i + 4), bits_of_f64(top));
    if (__builtin_expect(!all_fit(low, high), 0)) return f32_of_large_i64(p + 8 * i);
    return f32_of_f64(subtract_f64(f64_of_bits(low), top), subtract_f64(f64_of_bits(high), top));
}

PRIMITIVE f32_pair i64_in_halves(const char *p, size_t i) {
    const f32_pair pair = {rounded_integer(load_i64_as_f32(p, i)), rounded_integer(load_i64_as_f32(p, i + 8))};
    return pair;
}

PRIMITIVE void add_i64_bf16(char *z, const char *x, const char *y, size_t i) {
    const f32_pair a = i64_in_halves(x, i), b = bf16_in_halves(y, i);
    store_f32_as_bf16_unless_nan(z, i, add_f32(a.first, b.first), add_f32(a.second, b.second));
}

PRIMITIVE __m128 f32x4_i64(const char *p, size_t i) {
    const __m256d top = constant_f64(0x1.8p52);
    const __m256i v = add_u64(load_u64(p, i), bits_of_f64(top));
    if (__builtin_expect(!all_fit(v, v), 0)) return _mm256_cvtpd_ps(load_i64_as_f64_odd(p, i));
    return _mm256_cvtpd_ps(subtract_f64(f64_of_bits(v), top));
}

PRIMITIVE __m256 turns_of_i64(const char *p, size_t i) {
    return f32_of_bits(_mm256_cvtepu32_epi64(_mm_castps_si128(f32x4_i64(p, i))));
}

PRIMITIVE void add_i64_and_c64(char *z, const char *x, const char *y, size_t i) {
    store_f32(z, 2 * i, add_f32(turns_of_i64(x, i), turns_of_c64(y, i)));
}

PRIMITIVE c128 load_i64_as_c128(const char *p, size_t i) {
    return real_c128(load_i64_as_f64(p, i));
}

PRIMITIVE void add_bf16_bf16(char *z, const char *x, const char *y, size_t i) {
    const f32_pair a = bf16_by_turns(x, i), b = bf16_by_turns(y, i);
    store_by_turns(z, i, add_f32(a.first, b.first), add_f32(a.second, b.second));
}

PRIMITIVE __m128 f32x4_bf16(const char *p, size_t i) {
    return _mm_castsi128_ps(_mm_slli_epi32(_mm_cvtepu16_epi32(load64(p + 2 * i)), 16));
}

PRIMITIVE __m256d load_bf16_as_f64(const char *p, size_t i) {
    return _mm256_cvtps_pd(f32x4_bf16(p, i));
}

PRIMITIVE c64 load_bf16_as_c64(const char *p, size_t i) {
    return real_c64(load_bf16_as_f32(p, i));
}

PRIMITIVE c128 load_bf16_as_c128(const char *p, size_t i) {
    return real_c128(load_bf16_as_f64(p, i));
}

PRIMITIVE __m256 load_f64_as_f32(const char *p, size_t i) {
    return f32_of_f64(load_f64(p, i), load_f64(p, i + 4));
}

PRIMITIVE __m256i bitwise_and_u32(__m256i a, __m256i b) {
    return _mm256_and_si256(a, b);
}

PRIMITIVE __m256i ones_where_32(__m256i v, __m256i m) {
    return _mm256_or_si256(v, m);
}

PRIMITIVE __m256i not_equal_f32(__m256 a, __m256 b) {
    return _mm256_castps_si256(_mm256_cmp_ps(a, b, _CMP_NEQ_UQ));
}

/* NaN is all ones. */
PRIMITIVE __m256i bf16_in_high_half(__m256 v) {
    return ones_where_32(rounded_in_high_half(v), not_equal_f32(v, v));
}

PRIMITIVE __m256 round_f32_to_bf16(__m256 v) {
    return f32_of_bits(bitwise_and_u32(bf16_in_high_half(v), literal_u32(0xffff0000)));
}

PRIMITIVE void store_f32_as_bf16(char *p, size_t i, __m256 a, __m256 b) {
    store_high_halves(p + 2 * i, bf16_in_high_half(a), bf16_in_high_half(b));
}

PRIMITIVE c64 load_c128_as_c64(const char *p, size_t i) {
    return c64_of_turns(load_f64_as_f32(p, 2 * i), load_f64_as_f32(p, 2 * i + 8));
}

/* The empty statement hides from clang that the numbers were f16: it would compare them one by one. */
PRIMITIVE __m128 f32x4_of_f16(__m128i patterns) {
    __m128 v = _mm_cvtph_ps(patterns);
    __asm__("" : "+x"(v));
    return v;
}

PRIMITIVE __m128 f32x4_f16(const char *p, size_t i) {
    return f32x4_of_f16(load64(p + 2 * i));
}

PRIMITIVE __m256d load_f16_as_f64(const char *p, size_t i) {
    return _mm256_cvtps_pd(f32x4_f16(p, i));
}

PRIMITIVE __m256 turns_of_f16(const char *p, size_t i) {
    return f32_of_bits(_mm256_cvtepu32_epi64(_mm_castps_si128(f32x4_f16(p, i))));
}

PRIMITIVE void add_f16_and_c64(char *z, const char *x, const char *y, size_t i) {
    store_f32(z, 2 * i, add_f32(turns_of_f16(x, i), turns_of_c64(y, i)));
}

PRIMITIVE c128 load_f16_as_c128(const char *p, size_t i) {
    return real_c128(load_f16_as_f64(p, i));
}

PRIMITIVE c64 load_f16_as_c64(const char *p, size_t i) {
    return c64_of_turns(turns_of_f16(p, i), turns_of_f16(p, i + 4));
}

PRIMITIVE __m128 f32x4_f32(const char *p, size_t i) {
    return _mm_castsi128_ps(load128(p + 4 * i));
}

PRIMITIVE __m256d load_f32_as_f64(const char *p, size_t i) {
    return _mm256_cvtps_pd(f32x4_f32(p, i));
}

PRIMITIVE __m256 turns_of_f32(const char *p, size_t i) {
    return f32_of_bits(load_u32_as_u64(p, i));
}

PRIMITIVE void add_f32_and_c64(char *z, const char *x, const char *y, size_t i) {
    store_f32(z, 2 * i, add_f32(turns_of_f32(x, i), turns_of_c64(y, i)));
}

PRIMITIVE c128 load_f32_as_c128(const char *p, size_t i) {
    return real_c128(load_f32_as_f64(p, i));
}

PRIMITIVE c64 load_f32_as_c64(const char *p, size_t i) {
    return c64_of_turns(turns_of_f32(p, i), turns_of_f32(p, i + 4));
}

PRIMITIVE c128 load_c64_as_c128(const char *p, size_t i) {
    return c128_of_turns(load_f32_as_f64(p, 2 * i), load_f32_as_f64(p, 2 * i + 4));
}

PRIMITIVE c128 load_f64_as_c128(const char *p, size_t i) {
    return real_c128(load_f64(p, i));
}

PRIMITIVE void add_c64_and_c64(char *z, const char *x, const char *y, size_t i) {
    store_f32(z, 2 * i, add_f32(turns_of_c64(x, i), turns_of_c64(y, i)));
}

PRIMITIVE __m128 f32x4_f64(const char *p, size_t i) {
    return _mm256_cvtpd_ps(load_f64(p, i));
}

PRIMITIVE __m256 turns_of_f64(const char *p, size_t i) {
    return f32_of_bits(_mm256_cvtepu32_epi64(_mm_castps_si128(f32x4_f64(p, i))));
}

PRIMITIVE void add_f64_and_c64(char *z, const char *x, const char *y, size_t i) {
    store_f32(z, 2 * i, add_f32(turns_of_f64(x, i), turns_of_c64(y, i)));
}

PRIMITIVE __m256 sqrt_f32(__m256 v) {
    return _mm256_sqrt_ps(v);
}

PRIMITIVE __m256d sqrt_f64(__m256d v) {
    return _mm256_sqrt_pd(v);
}

#endif

#endif
