/*
 * kernels/jax_wasm.h: what the kernels in WASM SIMD128 are made of; only they include it.
 *
 * Made by joinery 0.2.0 from specs/jax.lua; SHA-256 of what it defines, without comments and free text:
 * e6ee428d8e4e659858c0dd39974ac33cec3898f6d254d00e0ffaa7566824f1e3.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR
 * The licence of this file is yours to choose.
 */
/* clang-format off */
#ifndef JAX_WASM_H_
#define JAX_WASM_H_

#if defined(__wasm__) && defined(__clang__) && !defined(JOINERY_NO_WASM)

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
#include <wasm_simd128.h>


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

#define PRIMITIVE static inline __attribute__((always_inline)) __attribute__((target("simd128,nontrapping-fptoint")))
#define KERNEL __attribute__((target("simd128,nontrapping-fptoint"))) void

PRIMITIVE v128_t load_u8(const char *p, size_t i) {
    return wasm_v128_load(p + i);
}

PRIMITIVE v128_t load_u8_as_b(const char *p, size_t i) {
    return wasm_u8x16_min(load_u8(p, i), wasm_u8x16_splat(1));
}

PRIMITIVE v128_t bitwise_or_u8(v128_t a, v128_t b) {
    return wasm_v128_or(a, b);
}

PRIMITIVE void store_u8(char *p, size_t i, v128_t v) {
    wasm_v128_store(p + i, v);
}

PRIMITIVE v128_t add_u8(v128_t a, v128_t b) {
    return wasm_i8x16_add(a, b);
}

PRIMITIVE v128_t load_b_as_u16(const char *p, size_t i) {
    return wasm_u16x8_extend_low_u8x16(wasm_u8x16_min(wasm_v128_load64_zero(p + i), wasm_u8x16_splat(1)));
}

PRIMITIVE v128_t load_u16(const char *p, size_t i) {
    return wasm_v128_load(p + 2 * i);
}

PRIMITIVE v128_t add_u16(v128_t a, v128_t b) {
    return wasm_i16x8_add(a, b);
}

PRIMITIVE void store_u16(char *p, size_t i, v128_t v) {
    wasm_v128_store(p + 2 * i, v);
}

PRIMITIVE v128_t load_b_as_u32(const char *p, size_t i) {
    return wasm_u32x4_extend_low_u16x8(wasm_u16x8_extend_low_u8x16(wasm_u8x16_min(wasm_v128_load32_zero(p + i), wasm_u8x16_splat(1))));
}

PRIMITIVE v128_t load_u32(const char *p, size_t i) {
    return wasm_v128_load(p + 4 * i);
}

PRIMITIVE v128_t add_u32(v128_t a, v128_t b) {
    return wasm_i32x4_add(a, b);
}

PRIMITIVE void store_u32(char *p, size_t i, v128_t v) {
    wasm_v128_store(p + 4 * i, v);
}

PRIMITIVE v128_t two_bytes(const char *p) {
    return wasm_v128_load16_lane(p, wasm_i64x2_splat(0), 0);
}

PRIMITIVE v128_t load_b_as_u64(const char *p, size_t i) {
    const v128_t v = wasm_u16x8_extend_low_u8x16(wasm_u8x16_min(two_bytes(p + i), wasm_u8x16_splat(1)));
    return wasm_u64x2_extend_low_u32x4(wasm_u32x4_extend_low_u16x8(v));
}

PRIMITIVE v128_t load_u64(const char *p, size_t i) {
    return wasm_v128_load(p + 8 * i);
}

PRIMITIVE v128_t add_u64(v128_t a, v128_t b) {
    return wasm_i64x2_add(a, b);
}

PRIMITIVE void store_u64(char *p, size_t i, v128_t v) {
    wasm_v128_store(p + 8 * i, v);
}

/* The average of v and v, which is v. Without it the compiler merges the steps before and after into one, for which there is no
 * instruction. (An empty asm would do, but clang 19 crashes on those that take a vector.) */
PRIMITIVE v128_t kept(v128_t v) {
    return wasm_u8x16_avgr(v, v);
}

PRIMITIVE v128_t load_b_as_f32(const char *p, size_t i) {
    return wasm_f32x4_convert_i32x4(kept(load_b_as_u32(p, i)));
}

PRIMITIVE v128_t load_bf16_as_f32(const char *p, size_t i) {
    return wasm_i32x4_shl(wasm_u32x4_load16x4(p + 2 * i), 16);
}

PRIMITIVE v128_t add_f32(v128_t a, v128_t b) {
    return wasm_f32x4_add(a, b);
}

/* To nearest, ties to even: 0x7fff more, or 0x8000 where bit 16 is set. The low half is not cleared; NaN has all bits. */
PRIMITIVE v128_t rounded_to_high_half(v128_t v) {
    const v128_t is_odd = wasm_v128_and(wasm_u32x4_shr(v, 16), wasm_u32x4_splat(1));
    const v128_t rounded = wasm_i32x4_add(wasm_i32x4_add(v, wasm_u32x4_splat(0x7fff)), is_odd);
    return wasm_v128_or(rounded, wasm_f32x4_ne(v, v));
}

PRIMITIVE void store_f32_as_bf16(char *p, size_t i, v128_t a, v128_t b) {
    const v128_t low = wasm_u32x4_shr(rounded_to_high_half(a), 16), high = wasm_u32x4_shr(rounded_to_high_half(b), 16);
    wasm_v128_store(p + 2 * i, wasm_u16x8_narrow_i32x4(low, high));
}

PRIMITIVE v128_t infinity_f32(void) {
    return wasm_u32x4_splat(0x7f800000);
}

/*
 * The bits of each are the low ones of 32. Below the smallest normal number, 2^-14, what is subtracted from 2^-14 with the
 * bits for its mantissa is 2^-14 itself; the others get the exponents of f32, and inf and NaN the highest one.
 */
PRIMITIVE v128_t f32_of_f16(v128_t bits) {
    const v128_t sign = wasm_i32x4_shl(wasm_v128_and(bits, wasm_u32x4_splat(0x8000)), 16);
    const v128_t size = wasm_i32x4_shl(wasm_v128_and(bits, wasm_u32x4_splat(0x7fff)), 13);
    const v128_t smallest = wasm_u32x4_splat(0x38800000), count = wasm_i32x4_add(size, wasm_u32x4_splat(0x38000000));
    const v128_t subnormal = wasm_f32x4_sub(wasm_i32x4_add(size, smallest), smallest);
    const v128_t finite = wasm_v128_bitselect(subnormal, count, wasm_i32x4_lt(count, smallest));
    const v128_t is_special = wasm_i32x4_gt(size, wasm_u32x4_splat(0x0f7fffff));
    return wasm_v128_or(wasm_v128_or(finite, sign), wasm_v128_and(is_special, infinity_f32()));
}

PRIMITIVE v128_t load_f16_as_f32(const char *p, size_t i) {
    return f32_of_f16(wasm_u32x4_load16x4(p + 2 * i));
}

/*
 * A sum with the power of two that is 2^13 times the number's own, or that of 2^-14 if that is larger, ends with the last
 * bit of f16, and is so rounded. What is past the end is inf.
 */
PRIMITIVE v128_t f16_of_f32(v128_t v) {
    const v128_t exponents = infinity_f32(), first = wasm_u32x4_splat(0x38800000);
    const v128_t size = wasm_i32x4_min(wasm_v128_and(v, wasm_u32x4_splat(0x7fffffff)), wasm_u32x4_splat(0x47800000));
    const v128_t above = wasm_i32x4_sub(wasm_i32x4_max(wasm_v128_and(size, exponents), first), first);
    const v128_t unit = wasm_i32x4_add(above, wasm_u32x4_splat(0x3f000000));
    const v128_t whole = wasm_i32x4_sub(wasm_f32x4_add(size, unit), unit);
    const v128_t count = wasm_i32x4_add(whole, wasm_u32x4_shr(above, 13));
    const v128_t number = wasm_v128_bitselect(count, wasm_u32x4_splat(0x7e00), wasm_f32x4_eq(v, v));
    return wasm_v128_or(number, wasm_v128_and(wasm_u32x4_shr(v, 16), wasm_u32x4_splat(0x8000)));
}

PRIMITIVE void store_f32_as_f16(char *p, size_t i, v128_t a, v128_t b) {
    wasm_v128_store(p + 2 * i, wasm_u16x8_narrow_i32x4(f16_of_f32(a), f16_of_f32(b)));
}

PRIMITIVE v128_t load_f32(const char *p, size_t i) {
    return wasm_v128_load(p + 4 * i);
}

PRIMITIVE void store_f32(char *p, size_t i, v128_t v) {
    wasm_v128_store(p + 4 * i, v);
}

/* Two of them, as the first two of 32 bits. */
PRIMITIVE v128_t half_b(const char *p, size_t i) {
    return wasm_u32x4_extend_low_u16x8(wasm_u16x8_extend_low_u8x16(wasm_u8x16_min(two_bytes(p + i), wasm_u8x16_splat(1))));
}

PRIMITIVE v128_t load_b_as_f64(const char *p, size_t i) {
    return wasm_f64x2_convert_low_i32x4(half_b(p, i));
}

PRIMITIVE v128_t load_f64(const char *p, size_t i) {
    return wasm_v128_load(p + 8 * i);
}

PRIMITIVE v128_t add_f64(v128_t a, v128_t b) {
    return wasm_f64x2_add(a, b);
}

PRIMITIVE void store_f64(char *p, size_t i, v128_t v) {
    wasm_v128_store(p + 8 * i, v);
}

typedef struct {
    v128_t re, im;
} complex_registers;

PRIMITIVE complex_registers make_complex(v128_t re, v128_t im) {
    const complex_registers v = {re, im};
    return v;
}

PRIMITIVE complex_registers load_b_as_c64(const char *p, size_t i) {
    return make_complex(load_b_as_f32(p, i), wasm_f32x4_splat(0));
}

PRIMITIVE complex_registers load_c64(const char *p, size_t i) {
    const v128_t low = load_f32(p, 2 * i), high = load_f32(p, 2 * i + 4);
    return make_complex(wasm_i32x4_shuffle(low, high, 0, 2, 4, 6), wasm_i32x4_shuffle(low, high, 1, 3, 5, 7));
}

PRIMITIVE complex_registers add_c64(complex_registers a, complex_registers b) {
    return make_complex(wasm_f32x4_add(a.re, b.re), wasm_f32x4_add(a.im, b.im));
}

PRIMITIVE void store_c64(char *p, size_t i, complex_registers v) {
    store_f32(p, 2 * i, wasm_i32x4_shuffle(v.re, v.im, 0, 4, 1, 5));
    store_f32(p, 2 * i + 4, wasm_i32x4_shuffle(v.re, v.im, 2, 6, 3, 7));
}

PRIMITIVE complex_registers load_b_as_c128(const char *p, size_t i) {
    return make_complex(load_b_as_f64(p, i), wasm_f64x2_splat(0));
}

PRIMITIVE complex_registers load_c128(const char *p, size_t i) {
    const v128_t low = load_f64(p, 2 * i), high = load_f64(p, 2 * i + 2);
    return make_complex(wasm_i64x2_shuffle(low, high, 0, 2), wasm_i64x2_shuffle(low, high, 1, 3));
}

PRIMITIVE complex_registers add_c128(complex_registers a, complex_registers b) {
    return make_complex(wasm_f64x2_add(a.re, b.re), wasm_f64x2_add(a.im, b.im));
}

PRIMITIVE void store_c128(char *p, size_t i, complex_registers v) {
    store_f64(p, 2 * i, wasm_i64x2_shuffle(v.re, v.im, 0, 2));
    store_f64(p, 2 * i + 2, wasm_i64x2_shuffle(v.re, v.im, 1, 3));
}

PRIMITIVE v128_t load_u8_as_u16(const char *p, size_t i) {
    return wasm_u16x8_extend_low_u8x16(wasm_v128_load64_zero(p + i));
}

PRIMITIVE v128_t load_u8_as_u32(const char *p, size_t i) {
    return wasm_u32x4_extend_low_u16x8(wasm_u16x8_extend_low_u8x16(wasm_v128_load32_zero(p + i)));
}

PRIMITIVE v128_t load_u8_as_u64(const char *p, size_t i) {
    const v128_t v = wasm_u16x8_extend_low_u8x16(two_bytes(p + i));
    return wasm_u64x2_extend_low_u32x4(wasm_u32x4_extend_low_u16x8(v));
}

PRIMITIVE v128_t load_i8_as_i16(const char *p, size_t i) {
    return wasm_i16x8_extend_low_i8x16(wasm_v128_load64_zero(p + i));
}

PRIMITIVE v128_t load_u8_as_f32(const char *p, size_t i) {
    return wasm_f32x4_convert_i32x4(kept(load_u8_as_u32(p, i)));
}

/* Two of them, as the first two of 32 bits. */
PRIMITIVE v128_t half_u8(const char *p, size_t i) {
    return wasm_u32x4_extend_low_u16x8(wasm_u16x8_extend_low_u8x16(two_bytes(p + i)));
}

PRIMITIVE v128_t load_u8_as_f64(const char *p, size_t i) {
    return wasm_f64x2_convert_low_i32x4(half_u8(p, i));
}

PRIMITIVE complex_registers load_u8_as_c64(const char *p, size_t i) {
    return make_complex(load_u8_as_f32(p, i), wasm_f32x4_splat(0));
}

PRIMITIVE complex_registers load_u8_as_c128(const char *p, size_t i) {
    return make_complex(load_u8_as_f64(p, i), wasm_f64x2_splat(0));
}

/* The lower halves of all elements of twice as many bits. */
PRIMITIVE v128_t lower_8(v128_t a, v128_t b) {
    return wasm_i8x16_shuffle(a, b, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30);
}

/* The lower halves of all elements of twice as many bits. */
PRIMITIVE v128_t lower_16(v128_t a, v128_t b) {
    return wasm_i16x8_shuffle(a, b, 0, 2, 4, 6, 8, 10, 12, 14);
}

/* The lower halves of all elements of twice as many bits. */
PRIMITIVE v128_t lower_32(v128_t a, v128_t b) {
    return wasm_i32x4_shuffle(a, b, 0, 2, 4, 6);
}

PRIMITIVE v128_t load_u64_as_u32(const char *p, size_t i) {
    return lower_32(load_u64(p, i), load_u64(p, i + 2));
}

PRIMITIVE v128_t load_u64_as_u16(const char *p, size_t i) {
    return lower_16(load_u64_as_u32(p, i), load_u64_as_u32(p, i + 4));
}

PRIMITIVE v128_t load_u64_as_u8(const char *p, size_t i) {
    return lower_8(load_u64_as_u16(p, i), load_u64_as_u16(p, i + 8));
}

PRIMITIVE v128_t load_u16_as_u32(const char *p, size_t i) {
    return wasm_u32x4_extend_low_u16x8(wasm_v128_load64_zero(p + 2 * i));
}

PRIMITIVE v128_t load_u16_as_u64(const char *p, size_t i) {
    return wasm_u64x2_extend_low_u32x4(wasm_u32x4_extend_low_u16x8(wasm_v128_load32_zero(p + 2 * i)));
}

PRIMITIVE v128_t load_i8_as_i32(const char *p, size_t i) {
    return wasm_i32x4_extend_low_i16x8(wasm_i16x8_extend_low_i8x16(wasm_v128_load32_zero(p + i)));
}

PRIMITIVE v128_t load_i16_as_i32(const char *p, size_t i) {
    return wasm_i32x4_extend_low_i16x8(wasm_v128_load64_zero(p + 2 * i));
}

PRIMITIVE v128_t load_u16_as_f32(const char *p, size_t i) {
    return wasm_f32x4_convert_i32x4(kept(load_u16_as_u32(p, i)));
}

PRIMITIVE v128_t round_f32_to_bf16(v128_t v) {
    return wasm_v128_and(rounded_to_high_half(v), wasm_u32x4_splat(0xffff0000));
}

PRIMITIVE v128_t round_f32_to_f16(v128_t v) {
    return f32_of_f16(f16_of_f32(v));
}

/* Two of them, as the first two of 32 bits. */
PRIMITIVE v128_t half_u16(const char *p, size_t i) {
    return wasm_u32x4_extend_low_u16x8(wasm_v128_load32_zero(p + 2 * i));
}

PRIMITIVE v128_t load_u16_as_f64(const char *p, size_t i) {
    return wasm_f64x2_convert_low_i32x4(half_u16(p, i));
}

PRIMITIVE complex_registers load_u16_as_c64(const char *p, size_t i) {
    return make_complex(load_u16_as_f32(p, i), wasm_f32x4_splat(0));
}

PRIMITIVE complex_registers load_u16_as_c128(const char *p, size_t i) {
    return make_complex(load_u16_as_f64(p, i), wasm_f64x2_splat(0));
}

PRIMITIVE v128_t load_u32_as_u64(const char *p, size_t i) {
    return wasm_u64x2_extend_low_u32x4(wasm_v128_load64_zero(p + 4 * i));
}

PRIMITIVE v128_t load_i8_as_i64(const char *p, size_t i) {
    const v128_t v = wasm_i16x8_extend_low_i8x16(two_bytes(p + i));
    return wasm_i64x2_extend_low_i32x4(wasm_i32x4_extend_low_i16x8(v));
}

PRIMITIVE v128_t load_i16_as_i64(const char *p, size_t i) {
    return wasm_i64x2_extend_low_i32x4(wasm_i32x4_extend_low_i16x8(wasm_v128_load32_zero(p + 2 * i)));
}

PRIMITIVE v128_t load_i32_as_i64(const char *p, size_t i) {
    return wasm_i64x2_extend_low_i32x4(wasm_v128_load64_zero(p + 4 * i));
}

PRIMITIVE v128_t load_u32_as_f32(const char *p, size_t i) {
    return wasm_f32x4_convert_u32x4(load_u32(p, i));
}

/* Two of them, as the first two of 32 bits. */
PRIMITIVE v128_t half_u32(const char *p, size_t i) {
    return wasm_v128_load64_zero(p + 4 * i);
}

PRIMITIVE v128_t load_u32_as_f64(const char *p, size_t i) {
    return wasm_f64x2_convert_low_u32x4(half_u32(p, i));
}

PRIMITIVE complex_registers load_u32_as_c64(const char *p, size_t i) {
    return make_complex(load_u32_as_f32(p, i), wasm_f32x4_splat(0));
}

PRIMITIVE complex_registers load_u32_as_c128(const char *p, size_t i) {
    return make_complex(load_u32_as_f64(p, i), wasm_f64x2_splat(0));
}

/* Two of them, as the first two of 32 bits. */
PRIMITIVE v128_t half_i8(const char *p, size_t i) {
    return wasm_i32x4_extend_low_i16x8(wasm_i16x8_extend_low_i8x16(two_bytes(p + i)));
}

PRIMITIVE v128_t load_i8_as_f64(const char *p, size_t i) {
    return wasm_f64x2_convert_low_i32x4(half_i8(p, i));
}

/* The low 32 bits go into the mantissa of 2^52, the high ones into that of 2^84: exact until the last sum. */
PRIMITIVE v128_t f64_of_u64(v128_t v) {
    const v128_t low = wasm_v128_bitselect(v, wasm_f64x2_splat(0x1p52), wasm_u64x2_splat(0xffffffff));
    const v128_t high = wasm_v128_or(wasm_u64x2_shr(v, 32), wasm_f64x2_splat(0x1p84));
    return wasm_f64x2_add(wasm_f64x2_sub(high, wasm_f64x2_splat(0x1p84 + 0x1p52)), low);
}

PRIMITIVE v128_t load_u64_as_f64(const char *p, size_t i) {
    return f64_of_u64(load_u64(p, i));
}

/* Two of them, as the first two of 32 bits. */
PRIMITIVE v128_t half_i16(const char *p, size_t i) {
    return wasm_i32x4_extend_low_i16x8(wasm_v128_load32_zero(p + 2 * i));
}

PRIMITIVE v128_t load_i16_as_f64(const char *p, size_t i) {
    return wasm_f64x2_convert_low_i32x4(half_i16(p, i));
}

/* Two of them, as the first two of 32 bits. */
PRIMITIVE v128_t half_i32(const char *p, size_t i) {
    return wasm_v128_load64_zero(p + 4 * i);
}

PRIMITIVE v128_t load_i32_as_f64(const char *p, size_t i) {
    return wasm_f64x2_convert_low_i32x4(half_i32(p, i));
}

/* The same of v + 2^63, which is subtracted again. */
PRIMITIVE v128_t f64_of_i64(v128_t v) {
    const v128_t low = wasm_v128_bitselect(v, wasm_f64x2_splat(0x1p52), wasm_u64x2_splat(0xffffffff));
    const v128_t high = wasm_v128_xor(wasm_u64x2_shr(v, 32), wasm_f64x2_splat(0x1p84 + 0x1p63));
    return wasm_f64x2_add(wasm_f64x2_sub(high, wasm_f64x2_splat(0x1p84 + 0x1p63 + 0x1p52)), low);
}

PRIMITIVE v128_t load_i64_as_f64(const char *p, size_t i) {
    return f64_of_i64(load_u64(p, i));
}

PRIMITIVE v128_t first_halves(v128_t a, v128_t b) {
    return wasm_i64x2_shuffle(a, b, 0, 2);
}

PRIMITIVE v128_t f32_of_f64(v128_t low, v128_t high) {
    return first_halves(wasm_f32x4_demote_f64x2_zero(low), wasm_f32x4_demote_f64x2_zero(high));
}

/* Where `large` is set, bit 11 becomes sticky for bits 0 to 10, which are cleared: f64 holds the result exactly. */
PRIMITIVE v128_t sticky_if(v128_t large, v128_t v) {
    const v128_t low = wasm_u64x2_shr(large, 53);
    return wasm_v128_andnot(wasm_v128_or(v, wasm_i64x2_add(wasm_v128_and(v, low), low)), low);
}

PRIMITIVE v128_t load_u64_as_f64_odd(const char *p, size_t i) {
    const v128_t v = load_u64(p, i), magnitude = v;
    return f64_of_u64(sticky_if(wasm_i64x2_ne(wasm_u64x2_shr(magnitude, 53), wasm_i64x2_splat(0)), v));
}

PRIMITIVE v128_t load_u64_as_f32(const char *p, size_t i) {
    return f32_of_f64(load_u64_as_f64_odd(p, i), load_u64_as_f64_odd(p, i + 2));
}

PRIMITIVE complex_registers load_u64_as_c64(const char *p, size_t i) {
    return make_complex(load_u64_as_f32(p, i), wasm_f32x4_splat(0));
}

PRIMITIVE complex_registers load_u64_as_c128(const char *p, size_t i) {
    return make_complex(load_u64_as_f64(p, i), wasm_f64x2_splat(0));
}

PRIMITIVE v128_t load_i8_as_f32(const char *p, size_t i) {
    return wasm_f32x4_convert_i32x4(kept(load_i8_as_i32(p, i)));
}

PRIMITIVE complex_registers load_i8_as_c64(const char *p, size_t i) {
    return make_complex(load_i8_as_f32(p, i), wasm_f32x4_splat(0));
}

PRIMITIVE complex_registers load_i8_as_c128(const char *p, size_t i) {
    return make_complex(load_i8_as_f64(p, i), wasm_f64x2_splat(0));
}

PRIMITIVE v128_t load_i16_as_f32(const char *p, size_t i) {
    return wasm_f32x4_convert_i32x4(kept(load_i16_as_i32(p, i)));
}

PRIMITIVE complex_registers load_i16_as_c64(const char *p, size_t i) {
    return make_complex(load_i16_as_f32(p, i), wasm_f32x4_splat(0));
}

PRIMITIVE complex_registers load_i16_as_c128(const char *p, size_t i) {
    return make_complex(load_i16_as_f64(p, i), wasm_f64x2_splat(0));
}

PRIMITIVE v128_t load_i32_as_f32(const char *p, size_t i) {
    return wasm_f32x4_convert_i32x4(load_u32(p, i));
}

PRIMITIVE complex_registers load_i32_as_c64(const char *p, size_t i) {
    return make_complex(load_i32_as_f32(p, i), wasm_f32x4_splat(0));
}

PRIMITIVE complex_registers load_i32_as_c128(const char *p, size_t i) {
    return make_complex(load_i32_as_f64(p, i), wasm_f64x2_splat(0));
}

PRIMITIVE v128_t negative_64(v128_t v) {
    return wasm_i64x2_shr(v, 63);
}

PRIMITIVE v128_t load_i64_as_f64_odd(const char *p, size_t i) {
    const v128_t v = load_u64(p, i), magnitude = wasm_v128_xor(v, negative_64(v));
    return f64_of_i64(sticky_if(wasm_i64x2_ne(wasm_u64x2_shr(magnitude, 53), wasm_i64x2_splat(0)), v));
}

PRIMITIVE v128_t load_i64_as_f32(const char *p, size_t i) {
    return f32_of_f64(load_i64_as_f64_odd(p, i), load_i64_as_f64_odd(p, i + 2));
}

PRIMITIVE complex_registers load_i64_as_c64(const char *p, size_t i) {
    return make_complex(load_i64_as_f32(p, i), wasm_f32x4_splat(0));
}

PRIMITIVE complex_registers load_i64_as_c128(const char *p, size_t i) {
    return make_complex(load_i64_as_f64(p, i), wasm_f64x2_splat(0));
}

PRIMITIVE v128_t load_bf16_as_f64(const char *p, size_t i) {
    const v128_t bits = wasm_u32x4_extend_low_u16x8(wasm_v128_load32_zero(p + 2 * i));
    return wasm_f64x2_promote_low_f32x4(wasm_i32x4_shl(bits, 16));
}

PRIMITIVE complex_registers load_bf16_as_c64(const char *p, size_t i) {
    return make_complex(load_bf16_as_f32(p, i), wasm_f32x4_splat(0));
}

PRIMITIVE complex_registers load_bf16_as_c128(const char *p, size_t i) {
    return make_complex(load_bf16_as_f64(p, i), wasm_f64x2_splat(0));
}

PRIMITIVE v128_t load_f64_as_f32(const char *p, size_t i) {
    return f32_of_f64(load_f64(p, i), load_f64(p, i + 2));
}

PRIMITIVE complex_registers load_c128_as_c64(const char *p, size_t i) {
    const complex_registers low = load_c128(p, i), high = load_c128(p, i + 2);
    return make_complex(f32_of_f64(low.re, high.re), f32_of_f64(low.im, high.im));
}

PRIMITIVE v128_t load_f16_as_f64(const char *p, size_t i) {
    return wasm_f64x2_promote_low_f32x4(f32_of_f16(wasm_u32x4_extend_low_u16x8(wasm_v128_load32_zero(p + 2 * i))));
}

PRIMITIVE complex_registers load_f16_as_c64(const char *p, size_t i) {
    return make_complex(load_f16_as_f32(p, i), wasm_f32x4_splat(0));
}

PRIMITIVE complex_registers load_f16_as_c128(const char *p, size_t i) {
    return make_complex(load_f16_as_f64(p, i), wasm_f64x2_splat(0));
}

PRIMITIVE v128_t load_f32_as_f64(const char *p, size_t i) {
    return wasm_f64x2_promote_low_f32x4(wasm_v128_load64_zero(p + 4 * i));
}

PRIMITIVE complex_registers load_f32_as_c64(const char *p, size_t i) {
    return make_complex(load_f32(p, i), wasm_f32x4_splat(0));
}

PRIMITIVE complex_registers load_f32_as_c128(const char *p, size_t i) {
    return make_complex(load_f32_as_f64(p, i), wasm_f64x2_splat(0));
}

/* The second half, in the place of the first one. */
PRIMITIVE v128_t second_half(v128_t v) {
    return wasm_i64x2_shuffle(v, v, 1, 1);
}

PRIMITIVE complex_registers load_c64_as_c128(const char *p, size_t i) {
    const v128_t v = load_f32(p, 2 * i), parts = wasm_i32x4_shuffle(v, v, 0, 2, 1, 3);
    return make_complex(wasm_f64x2_promote_low_f32x4(parts), wasm_f64x2_promote_low_f32x4(second_half(parts)));
}

PRIMITIVE complex_registers load_f64_as_c128(const char *p, size_t i) {
    return make_complex(load_f64(p, i), wasm_f64x2_splat(0));
}

PRIMITIVE complex_registers load_f64_as_c64(const char *p, size_t i) {
    return make_complex(load_f64_as_f32(p, i), wasm_f32x4_splat(0));
}

PRIMITIVE v128_t subtract_u8(v128_t a, v128_t b) {
    return wasm_i8x16_sub(a, b);
}

PRIMITIVE v128_t subtract_u16(v128_t a, v128_t b) {
    return wasm_i16x8_sub(a, b);
}

PRIMITIVE v128_t subtract_u32(v128_t a, v128_t b) {
    return wasm_i32x4_sub(a, b);
}

PRIMITIVE v128_t subtract_u64(v128_t a, v128_t b) {
    return wasm_i64x2_sub(a, b);
}

PRIMITIVE v128_t subtract_f32(v128_t a, v128_t b) {
    return wasm_f32x4_sub(a, b);
}

PRIMITIVE v128_t subtract_f64(v128_t a, v128_t b) {
    return wasm_f64x2_sub(a, b);
}

PRIMITIVE complex_registers subtract_c64(complex_registers a, complex_registers b) {
    return make_complex(wasm_f32x4_sub(a.re, b.re), wasm_f32x4_sub(a.im, b.im));
}

PRIMITIVE complex_registers subtract_c128(complex_registers a, complex_registers b) {
    return make_complex(wasm_f64x2_sub(a.re, b.re), wasm_f64x2_sub(a.im, b.im));
}

PRIMITIVE v128_t bitwise_and_u8(v128_t a, v128_t b) {
    return wasm_v128_and(a, b);
}

/* As 16 bits: of the product of two bytes each the low one is that of the low bytes. */
PRIMITIVE v128_t multiply_u8(v128_t a, v128_t b) {
    const v128_t low = wasm_u16x8_splat(0xff), even = wasm_i16x8_mul(a, b);
    const v128_t odd = wasm_i16x8_mul(wasm_v128_andnot(a, low), wasm_u16x8_shr(b, 8));
    return wasm_v128_bitselect(even, odd, low);
}

PRIMITIVE v128_t multiply_u16(v128_t a, v128_t b) {
    return wasm_i16x8_mul(a, b);
}

PRIMITIVE v128_t multiply_u32(v128_t a, v128_t b) {
    return wasm_i32x4_mul(a, b);
}

PRIMITIVE v128_t multiply_u64(v128_t a, v128_t b) {
    return wasm_i64x2_mul(a, b);
}

PRIMITIVE v128_t multiply_f32(v128_t a, v128_t b) {
    return wasm_f32x4_mul(a, b);
}

PRIMITIVE v128_t multiply_f64(v128_t a, v128_t b) {
    return wasm_f64x2_mul(a, b);
}

PRIMITIVE complex_registers multiply_c64(complex_registers a, complex_registers b) {
    const v128_t re = wasm_f32x4_sub(wasm_f32x4_mul(a.re, b.re), wasm_f32x4_mul(a.im, b.im));
    const v128_t im = wasm_f32x4_add(wasm_f32x4_mul(a.re, b.im), wasm_f32x4_mul(a.im, b.re));
    return make_complex(re, im);
}

PRIMITIVE complex_registers multiply_c128(complex_registers a, complex_registers b) {
    const v128_t re = wasm_f64x2_sub(wasm_f64x2_mul(a.re, b.re), wasm_f64x2_mul(a.im, b.im));
    const v128_t im = wasm_f64x2_add(wasm_f64x2_mul(a.re, b.im), wasm_f64x2_mul(a.im, b.re));
    return make_complex(re, im);
}

PRIMITIVE v128_t divide_f32(v128_t a, v128_t b) {
    return wasm_f32x4_div(a, b);
}

PRIMITIVE v128_t divide_f64(v128_t a, v128_t b) {
    return wasm_f64x2_div(a, b);
}

/*
 * By the larger part of the divisor; a NaN in it takes the smaller one's branch. The branches are one formula, (x + y r) s
 * and (y - x r) s, in which both parts of the dividend, and the sides of the subtraction, change places. By zero: x / 0
 * and y / 0.
 */
PRIMITIVE complex_registers divide_c64(complex_registers a, complex_registers b) {
    const v128_t is_re = wasm_f32x4_ge(wasm_f32x4_abs(b.re), wasm_f32x4_abs(b.im));
    const v128_t larger = wasm_v128_bitselect(b.re, b.im, is_re), smaller = wasm_v128_bitselect(b.im, b.re, is_re);
    const v128_t x = wasm_v128_bitselect(a.re, a.im, is_re), y = wasm_v128_bitselect(a.im, a.re, is_re);
    const v128_t is_zero = wasm_v128_and(is_re, wasm_f32x4_eq(larger, wasm_f32x4_splat(0)));
    const v128_t r = wasm_f32x4_div(smaller, larger), xr = wasm_f32x4_mul(x, r);
    const v128_t sum = wasm_f32x4_add(larger, wasm_f32x4_mul(smaller, r));
    const v128_t s = wasm_f32x4_div(wasm_f32x4_splat(1), wasm_v128_andnot(sum, is_zero));
    const v128_t re = wasm_f32x4_add(x, wasm_f32x4_mul(y, r));
    const v128_t im = wasm_f32x4_sub(wasm_v128_bitselect(y, xr, is_re), wasm_v128_bitselect(xr, y, is_re));
    return make_complex(wasm_f32x4_mul(wasm_v128_bitselect(x, re, is_zero), s), wasm_f32x4_mul(wasm_v128_bitselect(y, im, is_zero), s));
}

/*
 * By the larger part of the divisor; a NaN in it takes the smaller one's branch. The branches are one formula, (x + y r) s
 * and (y - x r) s, in which both parts of the dividend, and the sides of the subtraction, change places. By zero: x / 0
 * and y / 0.
 */
PRIMITIVE complex_registers divide_c128(complex_registers a, complex_registers b) {
    const v128_t is_re = wasm_f64x2_ge(wasm_f64x2_abs(b.re), wasm_f64x2_abs(b.im));
    const v128_t larger = wasm_v128_bitselect(b.re, b.im, is_re), smaller = wasm_v128_bitselect(b.im, b.re, is_re);
    const v128_t x = wasm_v128_bitselect(a.re, a.im, is_re), y = wasm_v128_bitselect(a.im, a.re, is_re);
    const v128_t is_zero = wasm_v128_and(is_re, wasm_f64x2_eq(larger, wasm_f64x2_splat(0)));
    const v128_t r = wasm_f64x2_div(smaller, larger), xr = wasm_f64x2_mul(x, r);
    const v128_t sum = wasm_f64x2_add(larger, wasm_f64x2_mul(smaller, r));
    const v128_t s = wasm_f64x2_div(wasm_f64x2_splat(1), wasm_v128_andnot(sum, is_zero));
    const v128_t re = wasm_f64x2_add(x, wasm_f64x2_mul(y, r));
    const v128_t im = wasm_f64x2_sub(wasm_v128_bitselect(y, xr, is_re), wasm_v128_bitselect(xr, y, is_re));
    return make_complex(wasm_f64x2_mul(wasm_v128_bitselect(x, re, is_zero), s), wasm_f64x2_mul(wasm_v128_bitselect(y, im, is_zero), s));
}

PRIMITIVE v128_t minimum_u8(v128_t a, v128_t b) {
    return wasm_u8x16_min(a, b);
}

PRIMITIVE v128_t minimum_u16(v128_t a, v128_t b) {
    return wasm_u16x8_min(a, b);
}

PRIMITIVE v128_t minimum_u32(v128_t a, v128_t b) {
    return wasm_u32x4_min(a, b);
}

PRIMITIVE v128_t less_u64(v128_t a, v128_t b) {
    const v128_t sign = wasm_i64x2_splat(INT64_MIN);
    return wasm_i64x2_lt(wasm_v128_xor(a, sign), wasm_v128_xor(b, sign));
}

PRIMITIVE v128_t minimum_u64(v128_t a, v128_t b) {
    return wasm_v128_bitselect(a, b, less_u64(a, b));
}

PRIMITIVE v128_t minimum_i8(v128_t a, v128_t b) {
    return wasm_i8x16_min(a, b);
}

PRIMITIVE v128_t minimum_i16(v128_t a, v128_t b) {
    return wasm_i16x8_min(a, b);
}

PRIMITIVE v128_t minimum_i32(v128_t a, v128_t b) {
    return wasm_i32x4_min(a, b);
}

PRIMITIVE v128_t less_i64(v128_t a, v128_t b) {
    return wasm_i64x2_lt(a, b);
}

PRIMITIVE v128_t minimum_i64(v128_t a, v128_t b) {
    return wasm_v128_bitselect(a, b, less_i64(a, b));
}

PRIMITIVE v128_t minimum_f32(v128_t a, v128_t b) {
    return wasm_f32x4_min(a, b);
}

PRIMITIVE v128_t minimum_f64(v128_t a, v128_t b) {
    return wasm_f64x2_min(a, b);
}

PRIMITIVE v128_t maximum_u8(v128_t a, v128_t b) {
    return wasm_u8x16_max(a, b);
}

PRIMITIVE v128_t maximum_u16(v128_t a, v128_t b) {
    return wasm_u16x8_max(a, b);
}

PRIMITIVE v128_t maximum_u32(v128_t a, v128_t b) {
    return wasm_u32x4_max(a, b);
}

PRIMITIVE v128_t maximum_u64(v128_t a, v128_t b) {
    return wasm_v128_bitselect(b, a, less_u64(a, b));
}

PRIMITIVE v128_t maximum_i8(v128_t a, v128_t b) {
    return wasm_i8x16_max(a, b);
}

PRIMITIVE v128_t maximum_i16(v128_t a, v128_t b) {
    return wasm_i16x8_max(a, b);
}

PRIMITIVE v128_t maximum_i32(v128_t a, v128_t b) {
    return wasm_i32x4_max(a, b);
}

PRIMITIVE v128_t maximum_i64(v128_t a, v128_t b) {
    return wasm_v128_bitselect(b, a, less_i64(a, b));
}

PRIMITIVE v128_t maximum_f32(v128_t a, v128_t b) {
    return wasm_f32x4_max(a, b);
}

PRIMITIVE v128_t maximum_f64(v128_t a, v128_t b) {
    return wasm_f64x2_max(a, b);
}

PRIMITIVE v128_t equal_u8(v128_t a, v128_t b) {
    return wasm_i8x16_eq(a, b);
}

PRIMITIVE void store_mask8(char *p, size_t i, v128_t m) {
    store_u8(p, i, wasm_v128_and(m, wasm_u8x16_splat(1)));
}

PRIMITIVE v128_t equal_u16(v128_t a, v128_t b) {
    return wasm_i16x8_eq(a, b);
}

PRIMITIVE v128_t mask8_of_16(v128_t a, v128_t b) {
    return wasm_i8x16_narrow_i16x8(a, b);
}

PRIMITIVE void store_mask16(char *p, size_t i, v128_t a, v128_t b) {
    store_mask8(p, i, mask8_of_16(a, b));
}

PRIMITIVE v128_t equal_u32(v128_t a, v128_t b) {
    return wasm_i32x4_eq(a, b);
}

PRIMITIVE v128_t mask16_of_32(v128_t a, v128_t b) {
    return wasm_i16x8_narrow_i32x4(a, b);
}

PRIMITIVE v128_t mask8_of_32(v128_t a, v128_t b, v128_t c, v128_t d) {
    return mask8_of_16(mask16_of_32(a, b), mask16_of_32(c, d));
}

PRIMITIVE void store_mask32(char *p, size_t i, v128_t a, v128_t b, v128_t c, v128_t d) {
    store_mask8(p, i, mask8_of_32(a, b, c, d));
}

PRIMITIVE v128_t equal_u64(v128_t a, v128_t b) {
    return wasm_i64x2_eq(a, b);
}

PRIMITIVE v128_t mask8_of_64(v128_t a, v128_t b, v128_t c, v128_t d, v128_t e, v128_t f, v128_t g, v128_t h) {
    return mask8_of_32(lower_32(a, b), lower_32(c, d), lower_32(e, f), lower_32(g, h));
}

PRIMITIVE void store_mask64(char *p, size_t i, v128_t a, v128_t b, v128_t c, v128_t d, v128_t e, v128_t f, v128_t g,
                            v128_t h) {
    store_mask8(p, i, mask8_of_64(a, b, c, d, e, f, g, h));
}

PRIMITIVE v128_t equal_f32(v128_t a, v128_t b) {
    return wasm_f32x4_eq(a, b);
}

PRIMITIVE v128_t equal_f64(v128_t a, v128_t b) {
    return wasm_f64x2_eq(a, b);
}

PRIMITIVE v128_t equal_c64(complex_registers a, complex_registers b) {
    return wasm_v128_and(wasm_f32x4_eq(a.re, b.re), wasm_f32x4_eq(a.im, b.im));
}

/* The masks are those of parts, of which a c64 has as many in a register as an f32 has elements. */
PRIMITIVE void store_mask_c64(char *p, size_t i, v128_t a, v128_t b, v128_t c, v128_t d) {
    store_mask32(p, i, a, b, c, d);
}

PRIMITIVE v128_t equal_c128(complex_registers a, complex_registers b) {
    return wasm_v128_and(wasm_f64x2_eq(a.re, b.re), wasm_f64x2_eq(a.im, b.im));
}

PRIMITIVE void store_mask_c128(char *p, size_t i, v128_t a, v128_t b, v128_t c, v128_t d, v128_t e, v128_t f, v128_t g,
                               v128_t h) {
    store_mask64(p, i, a, b, c, d, e, f, g, h);
}

PRIMITIVE v128_t negative_8(v128_t v) {
    return wasm_i8x16_shr(v, 7);
}

PRIMITIVE v128_t equal_u8_i8(v128_t a, v128_t b) {
    return wasm_v128_andnot(wasm_i8x16_eq(a, b), negative_8(b));
}

PRIMITIVE v128_t negative_16(v128_t v) {
    return wasm_i16x8_shr(v, 15);
}

PRIMITIVE v128_t equal_u16_i16(v128_t a, v128_t b) {
    return wasm_v128_andnot(wasm_i16x8_eq(a, b), negative_16(b));
}

PRIMITIVE v128_t negative_32(v128_t v) {
    return wasm_i32x4_shr(v, 31);
}

PRIMITIVE v128_t equal_u32_i32(v128_t a, v128_t b) {
    return wasm_v128_andnot(wasm_i32x4_eq(a, b), negative_32(b));
}

PRIMITIVE v128_t equal_u64_i64(v128_t a, v128_t b) {
    return wasm_v128_andnot(wasm_i64x2_eq(a, b), negative_64(b));
}

PRIMITIVE v128_t not_equal_u8(v128_t a, v128_t b) {
    return wasm_i8x16_ne(a, b);
}

PRIMITIVE v128_t not_equal_u16(v128_t a, v128_t b) {
    return wasm_i16x8_ne(a, b);
}

PRIMITIVE v128_t not_equal_u32(v128_t a, v128_t b) {
    return wasm_i32x4_ne(a, b);
}

PRIMITIVE v128_t not_equal_u64(v128_t a, v128_t b) {
    return wasm_i64x2_ne(a, b);
}

PRIMITIVE v128_t not_equal_f32(v128_t a, v128_t b) {
    return wasm_f32x4_ne(a, b);
}

PRIMITIVE v128_t not_equal_f64(v128_t a, v128_t b) {
    return wasm_f64x2_ne(a, b);
}

PRIMITIVE v128_t not_equal_c64(complex_registers a, complex_registers b) {
    return wasm_v128_or(wasm_f32x4_ne(a.re, b.re), wasm_f32x4_ne(a.im, b.im));
}

PRIMITIVE v128_t not_equal_c128(complex_registers a, complex_registers b) {
    return wasm_v128_or(wasm_f64x2_ne(a.re, b.re), wasm_f64x2_ne(a.im, b.im));
}

PRIMITIVE v128_t not_equal_u8_i8(v128_t a, v128_t b) {
    return wasm_v128_or(wasm_i8x16_ne(a, b), negative_8(b));
}

PRIMITIVE v128_t not_equal_u16_i16(v128_t a, v128_t b) {
    return wasm_v128_or(wasm_i16x8_ne(a, b), negative_16(b));
}

PRIMITIVE v128_t not_equal_u32_i32(v128_t a, v128_t b) {
    return wasm_v128_or(wasm_i32x4_ne(a, b), negative_32(b));
}

PRIMITIVE v128_t not_equal_u64_i64(v128_t a, v128_t b) {
    return wasm_v128_or(wasm_i64x2_ne(a, b), negative_64(b));
}

PRIMITIVE v128_t less_u8(v128_t a, v128_t b) {
    return wasm_u8x16_lt(a, b);
}

PRIMITIVE v128_t less_u16(v128_t a, v128_t b) {
    return wasm_u16x8_lt(a, b);
}

PRIMITIVE v128_t less_u32(v128_t a, v128_t b) {
    return wasm_u32x4_lt(a, b);
}

PRIMITIVE v128_t less_i8(v128_t a, v128_t b) {
    return wasm_i8x16_lt(a, b);
}

PRIMITIVE v128_t less_i16(v128_t a, v128_t b) {
    return wasm_i16x8_lt(a, b);
}

PRIMITIVE v128_t less_i32(v128_t a, v128_t b) {
    return wasm_i32x4_lt(a, b);
}

PRIMITIVE v128_t less_f32(v128_t a, v128_t b) {
    return wasm_f32x4_lt(a, b);
}

PRIMITIVE v128_t less_f64(v128_t a, v128_t b) {
    return wasm_f64x2_lt(a, b);
}

PRIMITIVE v128_t less_u8_i8(v128_t a, v128_t b) {
    return wasm_v128_andnot(less_u8(a, b), negative_8(b));
}

PRIMITIVE v128_t less_u16_i16(v128_t a, v128_t b) {
    return wasm_v128_andnot(less_u16(a, b), negative_16(b));
}

PRIMITIVE v128_t less_u32_i32(v128_t a, v128_t b) {
    return wasm_v128_andnot(less_u32(a, b), negative_32(b));
}

PRIMITIVE v128_t less_u64_i64(v128_t a, v128_t b) {
    return wasm_v128_andnot(less_u64(a, b), negative_64(b));
}

PRIMITIVE v128_t less_i8_u8(v128_t a, v128_t b) {
    return wasm_v128_or(less_u8(a, b), negative_8(a));
}

PRIMITIVE v128_t less_i16_u16(v128_t a, v128_t b) {
    return wasm_v128_or(less_u16(a, b), negative_16(a));
}

PRIMITIVE v128_t less_i32_u32(v128_t a, v128_t b) {
    return wasm_v128_or(less_u32(a, b), negative_32(a));
}

PRIMITIVE v128_t less_i64_u64(v128_t a, v128_t b) {
    return wasm_v128_or(less_u64(a, b), negative_64(a));
}

PRIMITIVE v128_t less_equal_u8(v128_t a, v128_t b) {
    return wasm_u8x16_le(a, b);
}

PRIMITIVE v128_t less_equal_u16(v128_t a, v128_t b) {
    return wasm_u16x8_le(a, b);
}

PRIMITIVE v128_t less_equal_u32(v128_t a, v128_t b) {
    return wasm_u32x4_le(a, b);
}

PRIMITIVE v128_t less_equal_u64(v128_t a, v128_t b) {
    const v128_t sign = wasm_i64x2_splat(INT64_MIN);
    return wasm_i64x2_le(wasm_v128_xor(a, sign), wasm_v128_xor(b, sign));
}

PRIMITIVE v128_t less_equal_i8(v128_t a, v128_t b) {
    return wasm_i8x16_le(a, b);
}

PRIMITIVE v128_t less_equal_i16(v128_t a, v128_t b) {
    return wasm_i16x8_le(a, b);
}

PRIMITIVE v128_t less_equal_i32(v128_t a, v128_t b) {
    return wasm_i32x4_le(a, b);
}

PRIMITIVE v128_t less_equal_i64(v128_t a, v128_t b) {
    return wasm_i64x2_le(a, b);
}

PRIMITIVE v128_t less_equal_f32(v128_t a, v128_t b) {
    return wasm_f32x4_le(a, b);
}

PRIMITIVE v128_t less_equal_f64(v128_t a, v128_t b) {
    return wasm_f64x2_le(a, b);
}

PRIMITIVE v128_t less_equal_u8_i8(v128_t a, v128_t b) {
    return wasm_v128_andnot(less_equal_u8(a, b), negative_8(b));
}

PRIMITIVE v128_t less_equal_u16_i16(v128_t a, v128_t b) {
    return wasm_v128_andnot(less_equal_u16(a, b), negative_16(b));
}

PRIMITIVE v128_t less_equal_u32_i32(v128_t a, v128_t b) {
    return wasm_v128_andnot(less_equal_u32(a, b), negative_32(b));
}

PRIMITIVE v128_t less_equal_u64_i64(v128_t a, v128_t b) {
    return wasm_v128_andnot(less_equal_u64(a, b), negative_64(b));
}

PRIMITIVE v128_t less_equal_i8_u8(v128_t a, v128_t b) {
    return wasm_v128_or(less_equal_u8(a, b), negative_8(a));
}

PRIMITIVE v128_t less_equal_i16_u16(v128_t a, v128_t b) {
    return wasm_v128_or(less_equal_u16(a, b), negative_16(a));
}

PRIMITIVE v128_t less_equal_i32_u32(v128_t a, v128_t b) {
    return wasm_v128_or(less_equal_u32(a, b), negative_32(a));
}

PRIMITIVE v128_t less_equal_i64_u64(v128_t a, v128_t b) {
    return wasm_v128_or(less_equal_u64(a, b), negative_64(a));
}

PRIMITIVE v128_t bitwise_and_u16(v128_t a, v128_t b) {
    return wasm_v128_and(a, b);
}

PRIMITIVE v128_t bitwise_and_u32(v128_t a, v128_t b) {
    return wasm_v128_and(a, b);
}

PRIMITIVE v128_t bitwise_and_u64(v128_t a, v128_t b) {
    return wasm_v128_and(a, b);
}

PRIMITIVE v128_t bitwise_or_u16(v128_t a, v128_t b) {
    return wasm_v128_or(a, b);
}

PRIMITIVE v128_t bitwise_or_u32(v128_t a, v128_t b) {
    return wasm_v128_or(a, b);
}

PRIMITIVE v128_t bitwise_or_u64(v128_t a, v128_t b) {
    return wasm_v128_or(a, b);
}

PRIMITIVE v128_t bitwise_xor_u8(v128_t a, v128_t b) {
    return wasm_v128_xor(a, b);
}

PRIMITIVE v128_t bitwise_xor_u16(v128_t a, v128_t b) {
    return wasm_v128_xor(a, b);
}

PRIMITIVE v128_t bitwise_xor_u32(v128_t a, v128_t b) {
    return wasm_v128_xor(a, b);
}

PRIMITIVE v128_t bitwise_xor_u64(v128_t a, v128_t b) {
    return wasm_v128_xor(a, b);
}

/* Of each byte, 2 to the power of it, and 0 where that has no place in a byte. */
PRIMITIVE v128_t powers_of_two(v128_t v) {
    return wasm_i8x16_swizzle(wasm_i8x16_const(1, 2, 4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, 0, 0, 0), v);
}

/* The byte at place 8 k has the power of the count less that; it is 0 in all of them from 32 on. */
PRIMITIVE v128_t power_of_two_32(v128_t count) {
    const v128_t limited = wasm_u32x4_min(count, wasm_u32x4_splat(32));
    const v128_t bytes = wasm_i8x16_shuffle(limited, limited, 0, 0, 0, 0, 4, 4, 4, 4, 8, 8, 8, 8, 12, 12, 12, 12);
    return powers_of_two(wasm_i8x16_sub(bytes, wasm_i8x16_const(0, 8, 16, 24, 0, 8, 16, 24, 0, 8, 16, 24, 0, 8, 16, 24)));
}

PRIMITIVE v128_t bitwise_left_shift_u32(v128_t a, v128_t b) {
    return multiply_u32(a, power_of_two_32(b));
}

PRIMITIVE v128_t power_of_two_8(v128_t count) {
    return powers_of_two(count);
}

PRIMITIVE v128_t bitwise_left_shift_u8(v128_t a, v128_t b) {
    return multiply_u8(a, power_of_two_8(b));
}

/* The byte at place 8 k has the power of the count less that; it is 0 in all of them from 16 on. */
PRIMITIVE v128_t power_of_two_16(v128_t count) {
    const v128_t limited = wasm_u16x8_min(count, wasm_u16x8_splat(16));
    const v128_t bytes = wasm_i8x16_shuffle(limited, limited, 0, 0, 2, 2, 4, 4, 6, 6, 8, 8, 10, 10, 12, 12, 14, 14);
    return powers_of_two(wasm_i8x16_sub(bytes, wasm_i8x16_const(0, 8, 0, 8, 0, 8, 0, 8, 0, 8, 0, 8, 0, 8, 0, 8)));
}

PRIMITIVE v128_t bitwise_left_shift_u16(v128_t a, v128_t b) {
    return multiply_u16(a, power_of_two_16(b));
}

PRIMITIVE v128_t bitwise_left_shift_u64(v128_t a, v128_t b) {
    const v128_t low = wasm_i64x2_shl(a, (uint32_t)wasm_i32x4_extract_lane(b, 0) & 63);
    const v128_t high = wasm_i64x2_shl(a, (uint32_t)wasm_i32x4_extract_lane(b, 2) & 63);
    return wasm_v128_and(wasm_i64x2_shuffle(low, high, 0, 3), less_u64(b, wasm_i64x2_splat(64)));
}

/* The product with 2^(31 - count), 31 bits further down. A count that is too large has no such power. */
PRIMITIVE v128_t bitwise_right_shift_u32(v128_t a, v128_t b) {
    const v128_t power = power_of_two_32(wasm_i32x4_sub(wasm_u32x4_splat(31), b));
    const v128_t low = wasm_u64x2_shr(wasm_u64x2_extmul_low_u32x4(a, power), 31);
    return lower_32(low, wasm_u64x2_shr(wasm_u64x2_extmul_high_u32x4(a, power), 31));
}

/* Of a negative value, all bits turned over before and after. */
PRIMITIVE v128_t bitwise_right_shift_i32(v128_t a, v128_t b) {
    const v128_t sign = negative_32(a);
    return wasm_v128_xor(bitwise_right_shift_u32(wasm_v128_xor(a, sign), b), sign);
}

/* The product with 2^(7 - count), 7 bits further down. A count that is too large has no such power. */
PRIMITIVE v128_t bitwise_right_shift_u8(v128_t a, v128_t b) {
    const v128_t power = power_of_two_8(wasm_i8x16_sub(wasm_u8x16_splat(7), b));
    const v128_t low = wasm_u16x8_shr(wasm_u16x8_extmul_low_u8x16(a, power), 7);
    return lower_8(low, wasm_u16x8_shr(wasm_u16x8_extmul_high_u8x16(a, power), 7));
}

/* The product with 2^(15 - count), 15 bits further down. A count that is too large has no such power. */
PRIMITIVE v128_t bitwise_right_shift_u16(v128_t a, v128_t b) {
    const v128_t power = power_of_two_16(wasm_i16x8_sub(wasm_u16x8_splat(15), b));
    const v128_t low = wasm_u32x4_shr(wasm_u32x4_extmul_low_u16x8(a, power), 15);
    return lower_16(low, wasm_u32x4_shr(wasm_u32x4_extmul_high_u16x8(a, power), 15));
}

PRIMITIVE v128_t bitwise_right_shift_u64(v128_t a, v128_t b) {
    const v128_t low = wasm_u64x2_shr(a, (uint32_t)wasm_i32x4_extract_lane(b, 0) & 63);
    const v128_t high = wasm_u64x2_shr(a, (uint32_t)wasm_i32x4_extract_lane(b, 2) & 63);
    return wasm_v128_and(wasm_i64x2_shuffle(low, high, 0, 3), less_u64(b, wasm_i64x2_splat(64)));
}

/* Of a negative value, all bits turned over before and after. */
PRIMITIVE v128_t bitwise_right_shift_i8(v128_t a, v128_t b) {
    const v128_t sign = negative_8(a);
    return wasm_v128_xor(bitwise_right_shift_u8(wasm_v128_xor(a, sign), b), sign);
}

/* Of a negative value, all bits turned over before and after. */
PRIMITIVE v128_t bitwise_right_shift_i16(v128_t a, v128_t b) {
    const v128_t sign = negative_16(a);
    return wasm_v128_xor(bitwise_right_shift_u16(wasm_v128_xor(a, sign), b), sign);
}

/* Of a negative value, all bits turned over before and after. */
PRIMITIVE v128_t bitwise_right_shift_i64(v128_t a, v128_t b) {
    const v128_t sign = negative_64(a);
    return wasm_v128_xor(bitwise_right_shift_u64(wasm_v128_xor(a, sign), b), sign);
}

PRIMITIVE v128_t zeros_u16(const char *p, size_t i) {
    return wasm_i16x8_eq(load_u16(p, i), wasm_i64x2_splat(0));
}

PRIMITIVE v128_t load_u16_as_b(const char *p, size_t i) {
    const v128_t zeros = mask8_of_16(zeros_u16(p, i + 0),
                                      zeros_u16(p, i + 8));
    return wasm_v128_andnot(wasm_u8x16_splat(1), zeros);
}

PRIMITIVE v128_t zeros_u32(const char *p, size_t i) {
    return wasm_i32x4_eq(load_u32(p, i), wasm_i64x2_splat(0));
}

PRIMITIVE v128_t load_u32_as_b(const char *p, size_t i) {
    const v128_t zeros = mask8_of_32(zeros_u32(p, i + 0),
                                      zeros_u32(p, i + 4),
                                      zeros_u32(p, i + 8),
                                      zeros_u32(p, i + 12));
    return wasm_v128_andnot(wasm_u8x16_splat(1), zeros);
}

PRIMITIVE v128_t zeros_u64(const char *p, size_t i) {
    return wasm_i64x2_eq(load_u64(p, i), wasm_i64x2_splat(0));
}

PRIMITIVE v128_t load_u64_as_b(const char *p, size_t i) {
    const v128_t zeros = mask8_of_64(zeros_u64(p, i + 0),
                                      zeros_u64(p, i + 2),
                                      zeros_u64(p, i + 4),
                                      zeros_u64(p, i + 6),
                                      zeros_u64(p, i + 8),
                                      zeros_u64(p, i + 10),
                                      zeros_u64(p, i + 12),
                                      zeros_u64(p, i + 14));
    return wasm_v128_andnot(wasm_u8x16_splat(1), zeros);
}

PRIMITIVE v128_t zeros_bf16(const char *p, size_t i) {
    return wasm_i16x8_eq(wasm_i16x8_shl(load_u16(p, i), 1), wasm_i64x2_splat(0));
}

PRIMITIVE v128_t load_bf16_as_b(const char *p, size_t i) {
    const v128_t zeros = mask8_of_16(zeros_bf16(p, i + 0),
                                      zeros_bf16(p, i + 8));
    return wasm_v128_andnot(wasm_u8x16_splat(1), zeros);
}

PRIMITIVE v128_t zeros_f16(const char *p, size_t i) {
    return wasm_i16x8_eq(wasm_i16x8_shl(load_u16(p, i), 1), wasm_i64x2_splat(0));
}

PRIMITIVE v128_t load_f16_as_b(const char *p, size_t i) {
    const v128_t zeros = mask8_of_16(zeros_f16(p, i + 0),
                                      zeros_f16(p, i + 8));
    return wasm_v128_andnot(wasm_u8x16_splat(1), zeros);
}

PRIMITIVE v128_t zeros_f32(const char *p, size_t i) {
    return wasm_f32x4_eq(load_u32(p, i), wasm_i64x2_splat(0));
}

PRIMITIVE v128_t load_f32_as_b(const char *p, size_t i) {
    const v128_t zeros = mask8_of_32(zeros_f32(p, i + 0),
                                      zeros_f32(p, i + 4),
                                      zeros_f32(p, i + 8),
                                      zeros_f32(p, i + 12));
    return wasm_v128_andnot(wasm_u8x16_splat(1), zeros);
}

PRIMITIVE v128_t zeros_f64(const char *p, size_t i) {
    return wasm_f64x2_eq(load_u64(p, i), wasm_i64x2_splat(0));
}

PRIMITIVE v128_t load_f64_as_b(const char *p, size_t i) {
    const v128_t zeros = mask8_of_64(zeros_f64(p, i + 0),
                                      zeros_f64(p, i + 2),
                                      zeros_f64(p, i + 4),
                                      zeros_f64(p, i + 6),
                                      zeros_f64(p, i + 8),
                                      zeros_f64(p, i + 10),
                                      zeros_f64(p, i + 12),
                                      zeros_f64(p, i + 14));
    return wasm_v128_andnot(wasm_u8x16_splat(1), zeros);
}

PRIMITIVE v128_t zeros_c64(const char *p, size_t i) {
    return wasm_i64x2_eq(wasm_i32x4_shl(load_u32(p, 2 * i), 1), wasm_i64x2_splat(0));
}

PRIMITIVE v128_t load_c64_as_b(const char *p, size_t i) {
    const v128_t zeros = mask8_of_64(zeros_c64(p, i + 0),
                                      zeros_c64(p, i + 2),
                                      zeros_c64(p, i + 4),
                                      zeros_c64(p, i + 6),
                                      zeros_c64(p, i + 8),
                                      zeros_c64(p, i + 10),
                                      zeros_c64(p, i + 12),
                                      zeros_c64(p, i + 14));
    return wasm_v128_andnot(wasm_u8x16_splat(1), zeros);
}

PRIMITIVE v128_t zeros_c128(const char *p, size_t i) {
    const v128_t zero = wasm_i64x2_splat(0), low = wasm_f64x2_eq(load_u64(p, 2 * i), zero);
    const v128_t high = wasm_f64x2_eq(load_u64(p, 2 * i + 2), zero);
    return wasm_v128_and(wasm_i64x2_shuffle(low, high, 0, 2), wasm_i64x2_shuffle(low, high, 1, 3));
}

PRIMITIVE v128_t load_c128_as_b(const char *p, size_t i) {
    const v128_t zeros = mask8_of_64(zeros_c128(p, i + 0),
                                      zeros_c128(p, i + 2),
                                      zeros_c128(p, i + 4),
                                      zeros_c128(p, i + 6),
                                      zeros_c128(p, i + 8),
                                      zeros_c128(p, i + 10),
                                      zeros_c128(p, i + 12),
                                      zeros_c128(p, i + 14));
    return wasm_v128_andnot(wasm_u8x16_splat(1), zeros);
}

PRIMITIVE v128_t floor_quotient_i32_in_floats(v128_t a, v128_t b) {
    return wasm_f64x2_add(wasm_f64x2_floor(wasm_f64x2_div(a, b)), wasm_f64x2_splat(0x1.8p52));
}

PRIMITIVE v128_t low_as_float_i32(v128_t v) {
    return wasm_f64x2_convert_low_i32x4(v);
}

PRIMITIVE v128_t high_as_float_i32(v128_t v) {
    return wasm_f64x2_convert_low_i32x4(second_half(v));
}

PRIMITIVE v128_t floor_quotient_i32(v128_t a, v128_t b) {
    const v128_t divisor = wasm_i32x4_sub(b, wasm_i32x4_eq(b, wasm_i64x2_splat(0)));
    const v128_t low = floor_quotient_i32_in_floats(low_as_float_i32(a), low_as_float_i32(divisor));
    return lower_32(low, floor_quotient_i32_in_floats(high_as_float_i32(a), high_as_float_i32(divisor)));
}

PRIMITIVE v128_t floor_divide_ones_i32(v128_t a, v128_t b) {
    return wasm_v128_or(floor_quotient_i32(a, b), wasm_i32x4_eq(b, wasm_i64x2_splat(0)));
}

PRIMITIVE v128_t quotient_u16_in_floats(v128_t a, v128_t b) {
    return wasm_f32x4_add(wasm_f32x4_trunc(wasm_f32x4_div(a, b)), wasm_f32x4_splat(0x1.8p23f));
}

PRIMITIVE v128_t low_as_float_u16(v128_t v) {
    return wasm_f32x4_convert_i32x4(kept(wasm_u32x4_extend_low_u16x8(v)));
}

PRIMITIVE v128_t high_as_float_u16(v128_t v) {
    return wasm_f32x4_convert_i32x4(kept(wasm_u32x4_extend_high_u16x8(v)));
}

PRIMITIVE v128_t quotient_u16(v128_t a, v128_t b) {
    const v128_t divisor = wasm_i16x8_sub(b, wasm_i16x8_eq(b, wasm_i64x2_splat(0)));
    const v128_t low = quotient_u16_in_floats(low_as_float_u16(a), low_as_float_u16(divisor));
    return lower_16(low, quotient_u16_in_floats(high_as_float_u16(a), high_as_float_u16(divisor)));
}

PRIMITIVE v128_t quotient_u8(v128_t a, v128_t b) {
    const v128_t low = quotient_u16(wasm_u16x8_extend_low_u8x16(a), wasm_u16x8_extend_low_u8x16(b));
    return lower_8(low, quotient_u16(wasm_u16x8_extend_high_u8x16(a), wasm_u16x8_extend_high_u8x16(b)));
}

PRIMITIVE v128_t floor_divide_ones_u8(v128_t a, v128_t b) {
    return wasm_v128_or(quotient_u8(a, b), wasm_i8x16_eq(b, wasm_i64x2_splat(0)));
}

PRIMITIVE v128_t floor_divide_ones_u16(v128_t a, v128_t b) {
    return wasm_v128_or(quotient_u16(a, b), wasm_i16x8_eq(b, wasm_i64x2_splat(0)));
}

PRIMITIVE v128_t quotient_u32_in_floats(v128_t a, v128_t b) {
    return wasm_f64x2_add(wasm_f64x2_trunc(wasm_f64x2_div(a, b)), wasm_f64x2_splat(0x1.8p52));
}

PRIMITIVE v128_t low_as_float_u32(v128_t v) {
    return wasm_f64x2_convert_low_u32x4(v);
}

PRIMITIVE v128_t high_as_float_u32(v128_t v) {
    return wasm_f64x2_convert_low_u32x4(second_half(v));
}

PRIMITIVE v128_t quotient_u32(v128_t a, v128_t b) {
    const v128_t divisor = wasm_i32x4_sub(b, wasm_i32x4_eq(b, wasm_i64x2_splat(0)));
    const v128_t low = quotient_u32_in_floats(low_as_float_u32(a), low_as_float_u32(divisor));
    return lower_32(low, quotient_u32_in_floats(high_as_float_u32(a), high_as_float_u32(divisor)));
}

PRIMITIVE v128_t floor_divide_ones_u32(v128_t a, v128_t b) {
    return wasm_v128_or(quotient_u32(a, b), wasm_i32x4_eq(b, wasm_i64x2_splat(0)));
}

PRIMITIVE uint64_t element_quotient_u(uint64_t a, uint64_t b) {
    return b != 0 ? a / b : 0;
}

PRIMITIVE v128_t quotient_u64(v128_t a, v128_t b) {
    const uint64_t a0 = (uint64_t)wasm_i64x2_extract_lane(a, 0), b0 = (uint64_t)wasm_i64x2_extract_lane(b, 0);
    const uint64_t a1 = (uint64_t)wasm_i64x2_extract_lane(a, 1), b1 = (uint64_t)wasm_i64x2_extract_lane(b, 1);
    return wasm_u64x2_make(element_quotient_u(a0, b0), element_quotient_u(a1, b1));
}

PRIMITIVE v128_t floor_divide_ones_u64(v128_t a, v128_t b) {
    return wasm_v128_or(quotient_u64(a, b), wasm_i64x2_eq(b, wasm_i64x2_splat(0)));
}

PRIMITIVE v128_t floor_quotient_i16_in_floats(v128_t a, v128_t b) {
    return wasm_f32x4_add(wasm_f32x4_floor(wasm_f32x4_div(a, b)), wasm_f32x4_splat(0x1.8p23f));
}

PRIMITIVE v128_t low_as_float_i16(v128_t v) {
    return wasm_f32x4_convert_i32x4(kept(wasm_i32x4_extend_low_i16x8(v)));
}

PRIMITIVE v128_t high_as_float_i16(v128_t v) {
    return wasm_f32x4_convert_i32x4(kept(wasm_i32x4_extend_high_i16x8(v)));
}

PRIMITIVE v128_t floor_quotient_i16(v128_t a, v128_t b) {
    const v128_t divisor = wasm_i16x8_sub(b, wasm_i16x8_eq(b, wasm_i64x2_splat(0)));
    const v128_t low = floor_quotient_i16_in_floats(low_as_float_i16(a), low_as_float_i16(divisor));
    return lower_16(low, floor_quotient_i16_in_floats(high_as_float_i16(a), high_as_float_i16(divisor)));
}

PRIMITIVE v128_t floor_quotient_i8(v128_t a, v128_t b) {
    const v128_t low = floor_quotient_i16(wasm_i16x8_extend_low_i8x16(a), wasm_i16x8_extend_low_i8x16(b));
    return lower_8(low, floor_quotient_i16(wasm_i16x8_extend_high_i8x16(a), wasm_i16x8_extend_high_i8x16(b)));
}

PRIMITIVE v128_t floor_divide_ones_i8(v128_t a, v128_t b) {
    return wasm_v128_or(floor_quotient_i8(a, b), wasm_i8x16_eq(b, wasm_i64x2_splat(0)));
}

PRIMITIVE v128_t floor_divide_ones_i16(v128_t a, v128_t b) {
    return wasm_v128_or(floor_quotient_i16(a, b), wasm_i16x8_eq(b, wasm_i64x2_splat(0)));
}

/* By -1 there is no instruction: it would trap for the smallest. */
PRIMITIVE uint64_t element_quotient_i(uint64_t a, uint64_t b) {
    if (b + 1 <= 1) return 0 - (a & b);
    return (uint64_t)((int64_t)a / (int64_t)b);
}

/* One less where the remainder has not the sign of the divisor. */
PRIMITIVE uint64_t element_floor_quotient_i(uint64_t a, uint64_t b) {
    const uint64_t quotient = element_quotient_i(a, b), rest = a - quotient * b;
    return quotient - (rest != 0 && (rest ^ b) >> 63 != 0);
}

PRIMITIVE v128_t floor_quotient_i64(v128_t a, v128_t b) {
    const uint64_t a0 = (uint64_t)wasm_i64x2_extract_lane(a, 0), b0 = (uint64_t)wasm_i64x2_extract_lane(b, 0);
    const uint64_t a1 = (uint64_t)wasm_i64x2_extract_lane(a, 1), b1 = (uint64_t)wasm_i64x2_extract_lane(b, 1);
    return wasm_u64x2_make(element_floor_quotient_i(a0, b0), element_floor_quotient_i(a1, b1));
}

PRIMITIVE v128_t floor_divide_ones_i64(v128_t a, v128_t b) {
    return wasm_v128_or(floor_quotient_i64(a, b), wasm_i64x2_eq(b, wasm_i64x2_splat(0)));
}

PRIMITIVE v128_t infinity_f64(void) {
    return wasm_u64x2_splat(0x7ff0000000000000);
}

/*
 * From x the multiple of y that the first 28 bits of the quotient say, which the 24 bits of y leave exact. Rounding does
 * not lift a quotient of so close numbers to one of so few bits, so the difference is not negative. By inf it is x.
 */
PRIMITIVE v128_t fmod_step_f32(v128_t x, v128_t y) {
    const v128_t first28 = wasm_i64x2_splat(-(INT64_C(1) << 25));
    const v128_t quotient = wasm_f64x2_trunc(wasm_v128_and(wasm_f64x2_div(x, y), first28));
    const v128_t finite = wasm_v128_andnot(y, wasm_f64x2_eq(y, infinity_f64()));
    return wasm_f64x2_sub(x, wasm_f64x2_mul(quotient, finite));
}

static __attribute__((noinline, target("simd128,nontrapping-fptoint"))) v128_t fmod_rest_f32(v128_t x, v128_t y) {
    while (wasm_v128_any_true(wasm_f64x2_le(y, x)))
        x = fmod_step_f32(x, y);
    return x;
}

/* By 0 it is NaN. */
PRIMITIVE v128_t fmod_magnitude_f32(v128_t x, v128_t y) {
    y = wasm_v128_or(y, wasm_f32x4_eq(y, wasm_f32x4_splat(0)));
    const v128_t y0 = wasm_f64x2_promote_low_f32x4(y), y1 = wasm_f64x2_promote_low_f32x4(second_half(y));
    v128_t x0 = fmod_step_f32(wasm_f64x2_promote_low_f32x4(x), y0);
    v128_t x1 = fmod_step_f32(wasm_f64x2_promote_low_f32x4(second_half(x)), y1);
    if (wasm_v128_any_true(wasm_v128_or(wasm_f64x2_le(y0, x0), wasm_f64x2_le(y1, x1))))
        x0 = fmod_rest_f32(x0, y0), x1 = fmod_rest_f32(x1, y1);
    return f32_of_f64(x0, x1);
}

PRIMITIVE v128_t sign_bit_f32(v128_t v) {
    return wasm_v128_and(v, wasm_u32x4_splat(0x80000000));
}

/* As if m were 0 where b is: that gives a / b. The sign is always that of a / b. */
PRIMITIVE v128_t floor_divide_f32(v128_t a, v128_t b) {
    const v128_t zero = wasm_f32x4_splat(0), one = wasm_f32x4_splat(1), x = wasm_f32x4_abs(a), y = wasm_f32x4_abs(b);
    const v128_t by_zero = wasm_f32x4_eq(y, zero), divisor = wasm_v128_bitselect(one, y, by_zero);
    const v128_t m = wasm_v128_andnot(fmod_magnitude_f32(x, divisor), by_zero);
    const v128_t signs = wasm_v128_xor(a, b), sign = sign_bit_f32(signs);
    const v128_t differ = wasm_v128_and(negative_32(signs), wasm_f32x4_ne(m, zero));
    const v128_t magnitude = wasm_f32x4_add(wasm_f32x4_div(wasm_f32x4_sub(x, m), y), wasm_v128_and(one, differ));
    const v128_t quotient = wasm_v128_or(magnitude, sign), below = wasm_f32x4_floor(quotient);
    const v128_t far = wasm_f32x4_lt(wasm_f32x4_add(below, wasm_f32x4_splat(0.5f)), quotient);
    return wasm_v128_or(wasm_f32x4_abs(wasm_f32x4_add(below, wasm_v128_and(one, far))), sign);
}

/*
 * The remainder, for a quotient of at most 2^26: its products with the first 26 bits of y, and with the other 27, are
 * exact. Where the quotient was rounded up to a whole number, y is added again.
 */
PRIMITIVE v128_t fmod_step_f64(v128_t x, v128_t y) {
    const v128_t high = wasm_v128_and(y, wasm_i64x2_splat(-(INT64_C(1) << 27))), low = wasm_f64x2_sub(y, high);
    const v128_t quotient = wasm_f64x2_trunc(wasm_f64x2_div(x, y));
    const v128_t rest = wasm_f64x2_sub(wasm_f64x2_sub(x, wasm_f64x2_mul(quotient, high)), wasm_f64x2_mul(quotient, low));
    return wasm_f64x2_add(rest, wasm_v128_and(y, wasm_f64x2_lt(rest, wasm_f64x2_splat(0))));
}

/* The exponent of a positive number, or of 0 where it is subnormal, from the lowest on. */
PRIMITIVE v128_t exponent_f64(v128_t v) {
    return wasm_i64x2_sub(wasm_u64x2_shr(v, 52), wasm_i64x2_splat(1023));
}

/* A number from 1 up to 2, which times 2^exponent is v. Of a positive finite one, be it subnormal. */
PRIMITIVE v128_t normalized_f64(v128_t v, v128_t *exponent) {
    const v128_t is_subnormal = wasm_f64x2_lt(v, wasm_f64x2_splat(DBL_MIN)), one = wasm_f64x2_splat(1);
    const v128_t normal = wasm_v128_bitselect(wasm_f64x2_mul(v, wasm_f64x2_splat(0x1p54)), v, is_subnormal);
    const v128_t up = wasm_v128_and(wasm_i64x2_splat(54), is_subnormal);
    *exponent = wasm_i64x2_sub(exponent_f64(normal), up);
    return wasm_v128_bitselect(normal, one, wasm_i64x2_splat((INT64_C(1) << 52) - 1));
}

/* 2^n, for exponents of normal numbers. */
PRIMITIVE v128_t f64_power_of_two(v128_t n) {
    return wasm_i64x2_shl(wasm_i64x2_add(n, wasm_i64x2_splat(1023)), 52);
}

/* v * 2^n, which must be exact, for exponents of any numbers: by half of n, then by the rest of it. */
PRIMITIVE v128_t scaled_f64(v128_t v, v128_t n) {
    const v128_t half = wasm_i64x2_shr(n, 1);
    return wasm_f64x2_mul(wasm_f64x2_mul(v, f64_power_of_two(half)), f64_power_of_two(wasm_i64x2_sub(n, half)));
}

/*
 * For all operands: long division of the mantissas, 26 bits of the quotient at a time, until all lanes have ended. NaN
 * where y is 0 or x infinite; x where it is less than y.
 */
static __attribute__((noinline, target("simd128,nontrapping-fptoint"))) v128_t fmod_large_f64(v128_t x, v128_t y) {
    const v128_t one = wasm_f64x2_splat(1), nothing_or_nan = wasm_f64x2_div(wasm_f64x2_sub(x, x), y);
    const v128_t divides = wasm_v128_and(wasm_f64x2_le(y, x), wasm_f64x2_eq(nothing_or_nan, nothing_or_nan));
    v128_t end, exponent;
    const v128_t divisor = normalized_f64(wasm_v128_bitselect(y, one, divides), &end);
    v128_t rest = normalized_f64(wasm_v128_bitselect(x, one, divides), &exponent);
    rest = fmod_step_f64(rest, divisor);
    v128_t left = wasm_i64x2_sub(exponent, end);
    while (wasm_v128_any_true(left)) {
        const v128_t bits = wasm_u32x4_min(left, wasm_i64x2_splat(26));
        rest = fmod_step_f64(wasm_f64x2_mul(rest, f64_power_of_two(bits)), divisor);
        left = wasm_i64x2_sub(left, bits);
    }
    return wasm_f64x2_add(wasm_v128_bitselect(scaled_f64(rest, end), x, divides), nothing_or_nan);
}

/* One step, where y is normal and less than 2^998, and x less than 2^26 times as large: so x is finite too. */
PRIMITIVE v128_t fmod_magnitude_f64(v128_t x, v128_t y) {
    const v128_t is_large = wasm_f64x2_ge(y, wasm_f64x2_splat(DBL_MIN));
    const v128_t is_small = wasm_f64x2_lt(y, wasm_f64x2_splat(0x1p998));
    const v128_t is_near = wasm_f64x2_lt(x, wasm_f64x2_mul(y, wasm_f64x2_splat(0x1p25)));
    return wasm_i64x2_all_true(wasm_v128_and(wasm_v128_and(is_large, is_small), is_near)) ? fmod_step_f64(x, y) : fmod_large_f64(x, y);
}

PRIMITIVE v128_t sign_bit_f64(v128_t v) {
    return wasm_v128_and(v, wasm_u64x2_splat(0x8000000000000000));
}

/* As if m were 0 where b is: that gives a / b. The sign is always that of a / b. */
PRIMITIVE v128_t floor_divide_f64(v128_t a, v128_t b) {
    const v128_t zero = wasm_f64x2_splat(0), one = wasm_f64x2_splat(1), x = wasm_f64x2_abs(a), y = wasm_f64x2_abs(b);
    const v128_t by_zero = wasm_f64x2_eq(y, zero), divisor = wasm_v128_bitselect(one, y, by_zero);
    const v128_t m = wasm_v128_andnot(fmod_magnitude_f64(x, divisor), by_zero);
    const v128_t signs = wasm_v128_xor(a, b), sign = sign_bit_f64(signs);
    const v128_t differ = wasm_v128_and(negative_64(signs), wasm_f64x2_ne(m, zero));
    const v128_t magnitude = wasm_f64x2_add(wasm_f64x2_div(wasm_f64x2_sub(x, m), y), wasm_v128_and(one, differ));
    const v128_t quotient = wasm_v128_or(magnitude, sign), below = wasm_f64x2_floor(quotient);
    const v128_t far = wasm_f64x2_lt(wasm_f64x2_add(below, wasm_f64x2_splat(0.5)), quotient);
    return wasm_v128_or(wasm_f64x2_abs(wasm_f64x2_add(below, wasm_v128_and(one, far))), sign);
}

PRIMITIVE v128_t floor_quotient_i32_rest(v128_t a, v128_t b) {
    return wasm_i32x4_sub(a, multiply_u32(floor_quotient_i32(a, b), b));
}

PRIMITIVE v128_t remainder_i32(v128_t a, v128_t b) {
    return wasm_v128_andnot(floor_quotient_i32_rest(a, b), wasm_i32x4_eq(b, wasm_i64x2_splat(0)));
}

PRIMITIVE v128_t quotient_u8_rest(v128_t a, v128_t b) {
    return wasm_i8x16_sub(a, multiply_u8(quotient_u8(a, b), b));
}

PRIMITIVE v128_t remainder_u8(v128_t a, v128_t b) {
    return wasm_v128_andnot(quotient_u8_rest(a, b), wasm_i8x16_eq(b, wasm_i64x2_splat(0)));
}

PRIMITIVE v128_t quotient_u16_rest(v128_t a, v128_t b) {
    return wasm_i16x8_sub(a, multiply_u16(quotient_u16(a, b), b));
}

PRIMITIVE v128_t remainder_u16(v128_t a, v128_t b) {
    return wasm_v128_andnot(quotient_u16_rest(a, b), wasm_i16x8_eq(b, wasm_i64x2_splat(0)));
}

PRIMITIVE v128_t quotient_u32_rest(v128_t a, v128_t b) {
    return wasm_i32x4_sub(a, multiply_u32(quotient_u32(a, b), b));
}

PRIMITIVE v128_t remainder_u32(v128_t a, v128_t b) {
    return wasm_v128_andnot(quotient_u32_rest(a, b), wasm_i32x4_eq(b, wasm_i64x2_splat(0)));
}

PRIMITIVE v128_t quotient_u64_rest(v128_t a, v128_t b) {
    return wasm_i64x2_sub(a, multiply_u64(quotient_u64(a, b), b));
}

PRIMITIVE v128_t remainder_u64(v128_t a, v128_t b) {
    return wasm_v128_andnot(quotient_u64_rest(a, b), wasm_i64x2_eq(b, wasm_i64x2_splat(0)));
}

PRIMITIVE v128_t floor_quotient_i8_rest(v128_t a, v128_t b) {
    return wasm_i8x16_sub(a, multiply_u8(floor_quotient_i8(a, b), b));
}

PRIMITIVE v128_t remainder_i8(v128_t a, v128_t b) {
    return wasm_v128_andnot(floor_quotient_i8_rest(a, b), wasm_i8x16_eq(b, wasm_i64x2_splat(0)));
}

PRIMITIVE v128_t floor_quotient_i16_rest(v128_t a, v128_t b) {
    return wasm_i16x8_sub(a, multiply_u16(floor_quotient_i16(a, b), b));
}

PRIMITIVE v128_t remainder_i16(v128_t a, v128_t b) {
    return wasm_v128_andnot(floor_quotient_i16_rest(a, b), wasm_i16x8_eq(b, wasm_i64x2_splat(0)));
}

PRIMITIVE v128_t floor_quotient_i64_rest(v128_t a, v128_t b) {
    return wasm_i64x2_sub(a, multiply_u64(floor_quotient_i64(a, b), b));
}

PRIMITIVE v128_t remainder_i64(v128_t a, v128_t b) {
    return wasm_v128_andnot(floor_quotient_i64_rest(a, b), wasm_i64x2_eq(b, wasm_i64x2_splat(0)));
}

/* Where the signs differ and m is not 0, what m lacks of b. Always with the sign of b. */
PRIMITIVE v128_t remainder_f32(v128_t a, v128_t b) {
    const v128_t y = wasm_f32x4_abs(b), m = fmod_magnitude_f32(wasm_f32x4_abs(a), y), zero = wasm_f32x4_splat(0);
    const v128_t differ = wasm_v128_and(negative_32(wasm_v128_xor(a, b)), wasm_f32x4_ne(m, zero));
    return wasm_v128_or(wasm_v128_bitselect(wasm_f32x4_sub(y, m), m, differ), sign_bit_f32(b));
}

/* Where the signs differ and m is not 0, what m lacks of b. Always with the sign of b. */
PRIMITIVE v128_t remainder_f64(v128_t a, v128_t b) {
    const v128_t y = wasm_f64x2_abs(b), m = fmod_magnitude_f64(wasm_f64x2_abs(a), y), zero = wasm_f64x2_splat(0);
    const v128_t differ = wasm_v128_and(negative_64(wasm_v128_xor(a, b)), wasm_f64x2_ne(m, zero));
    return wasm_v128_or(wasm_v128_bitselect(wasm_f64x2_sub(y, m), m, differ), sign_bit_f64(b));
}

PRIMITIVE v128_t quotient_i32_in_floats(v128_t a, v128_t b) {
    return wasm_f64x2_add(wasm_f64x2_trunc(wasm_f64x2_div(a, b)), wasm_f64x2_splat(0x1.8p52));
}

PRIMITIVE v128_t quotient_i32(v128_t a, v128_t b) {
    const v128_t divisor = wasm_i32x4_sub(b, wasm_i32x4_eq(b, wasm_i64x2_splat(0)));
    const v128_t low = quotient_i32_in_floats(low_as_float_i32(a), low_as_float_i32(divisor));
    return lower_32(low, quotient_i32_in_floats(high_as_float_i32(a), high_as_float_i32(divisor)));
}

PRIMITIVE v128_t quotient_i32_rest(v128_t a, v128_t b) {
    return wasm_i32x4_sub(a, multiply_u32(quotient_i32(a, b), b));
}

PRIMITIVE v128_t fmod_i32(v128_t a, v128_t b) {
    return wasm_v128_andnot(quotient_i32_rest(a, b), wasm_i32x4_eq(b, wasm_i64x2_splat(0)));
}

PRIMITIVE v128_t fmod_u8(v128_t a, v128_t b) {
    return wasm_v128_andnot(quotient_u8_rest(a, b), wasm_i8x16_eq(b, wasm_i64x2_splat(0)));
}

PRIMITIVE v128_t fmod_u16(v128_t a, v128_t b) {
    return wasm_v128_andnot(quotient_u16_rest(a, b), wasm_i16x8_eq(b, wasm_i64x2_splat(0)));
}

PRIMITIVE v128_t fmod_u32(v128_t a, v128_t b) {
    return wasm_v128_andnot(quotient_u32_rest(a, b), wasm_i32x4_eq(b, wasm_i64x2_splat(0)));
}

PRIMITIVE v128_t fmod_u64(v128_t a, v128_t b) {
    return wasm_v128_andnot(quotient_u64_rest(a, b), wasm_i64x2_eq(b, wasm_i64x2_splat(0)));
}

PRIMITIVE v128_t quotient_i16_in_floats(v128_t a, v128_t b) {
    return wasm_f32x4_add(wasm_f32x4_trunc(wasm_f32x4_div(a, b)), wasm_f32x4_splat(0x1.8p23f));
}

PRIMITIVE v128_t quotient_i16(v128_t a, v128_t b) {
    const v128_t divisor = wasm_i16x8_sub(b, wasm_i16x8_eq(b, wasm_i64x2_splat(0)));
    const v128_t low = quotient_i16_in_floats(low_as_float_i16(a), low_as_float_i16(divisor));
    return lower_16(low, quotient_i16_in_floats(high_as_float_i16(a), high_as_float_i16(divisor)));
}

PRIMITIVE v128_t quotient_i8(v128_t a, v128_t b) {
    const v128_t low = quotient_i16(wasm_i16x8_extend_low_i8x16(a), wasm_i16x8_extend_low_i8x16(b));
    return lower_8(low, quotient_i16(wasm_i16x8_extend_high_i8x16(a), wasm_i16x8_extend_high_i8x16(b)));
}

PRIMITIVE v128_t quotient_i8_rest(v128_t a, v128_t b) {
    return wasm_i8x16_sub(a, multiply_u8(quotient_i8(a, b), b));
}

PRIMITIVE v128_t fmod_i8(v128_t a, v128_t b) {
    return wasm_v128_andnot(quotient_i8_rest(a, b), wasm_i8x16_eq(b, wasm_i64x2_splat(0)));
}

PRIMITIVE v128_t quotient_i16_rest(v128_t a, v128_t b) {
    return wasm_i16x8_sub(a, multiply_u16(quotient_i16(a, b), b));
}

PRIMITIVE v128_t fmod_i16(v128_t a, v128_t b) {
    return wasm_v128_andnot(quotient_i16_rest(a, b), wasm_i16x8_eq(b, wasm_i64x2_splat(0)));
}

PRIMITIVE v128_t quotient_i64(v128_t a, v128_t b) {
    const uint64_t a0 = (uint64_t)wasm_i64x2_extract_lane(a, 0), b0 = (uint64_t)wasm_i64x2_extract_lane(b, 0);
    const uint64_t a1 = (uint64_t)wasm_i64x2_extract_lane(a, 1), b1 = (uint64_t)wasm_i64x2_extract_lane(b, 1);
    return wasm_u64x2_make(element_quotient_i(a0, b0), element_quotient_i(a1, b1));
}

PRIMITIVE v128_t quotient_i64_rest(v128_t a, v128_t b) {
    return wasm_i64x2_sub(a, multiply_u64(quotient_i64(a, b), b));
}

PRIMITIVE v128_t fmod_i64(v128_t a, v128_t b) {
    return wasm_v128_andnot(quotient_i64_rest(a, b), wasm_i64x2_eq(b, wasm_i64x2_splat(0)));
}

PRIMITIVE v128_t fmod_f32(v128_t a, v128_t b) {
    return wasm_v128_or(fmod_magnitude_f32(wasm_f32x4_abs(a), wasm_f32x4_abs(b)), sign_bit_f32(a));
}

PRIMITIVE v128_t fmod_f64(v128_t a, v128_t b) {
    return wasm_v128_or(fmod_magnitude_f64(wasm_f64x2_abs(a), wasm_f64x2_abs(b)), sign_bit_f64(a));
}

/* Of a^1, a^2, a^4 and so on, the product of those that the bits of b choose. */
PRIMITIVE v128_t power_u32(v128_t a, v128_t b) {
    v128_t power = wasm_u32x4_splat(1), bit = power;
    for (;;) {
        power = wasm_v128_bitselect(multiply_u32(power, a), power, wasm_i32x4_eq(wasm_v128_and(b, bit), bit));
        b = wasm_v128_andnot(b, bit);
        if (!wasm_v128_any_true(b)) return power;
        bit = wasm_i32x4_add(bit, bit);
        a = multiply_u32(a, a);
    }
}

/* Of a negative exponent the lowest bit counts, for 1 and -1; of other numbers such powers are 0. */
PRIMITIVE v128_t power_i32(v128_t a, v128_t b) {
    const v128_t one = wasm_u32x4_splat(1), is_negative = negative_32(b);
    const v128_t is_other = wasm_i32x4_ne(wasm_i32x4_abs(a), one);
    const v128_t power = power_u32(a, wasm_v128_andnot(b, wasm_v128_andnot(is_negative, one)));
    return wasm_v128_andnot(power, wasm_v128_and(is_negative, is_other));
}

/* Of a^1, a^2, a^4 and so on, the product of those that the bits of b choose. */
PRIMITIVE v128_t power_u8(v128_t a, v128_t b) {
    v128_t power = wasm_u8x16_splat(1), bit = power;
    for (;;) {
        power = wasm_v128_bitselect(multiply_u8(power, a), power, wasm_i8x16_eq(wasm_v128_and(b, bit), bit));
        b = wasm_v128_andnot(b, bit);
        if (!wasm_v128_any_true(b)) return power;
        bit = wasm_i8x16_add(bit, bit);
        a = multiply_u8(a, a);
    }
}

/* Of a^1, a^2, a^4 and so on, the product of those that the bits of b choose. */
PRIMITIVE v128_t power_u16(v128_t a, v128_t b) {
    v128_t power = wasm_u16x8_splat(1), bit = power;
    for (;;) {
        power = wasm_v128_bitselect(multiply_u16(power, a), power, wasm_i16x8_eq(wasm_v128_and(b, bit), bit));
        b = wasm_v128_andnot(b, bit);
        if (!wasm_v128_any_true(b)) return power;
        bit = wasm_i16x8_add(bit, bit);
        a = multiply_u16(a, a);
    }
}

/* Of a^1, a^2, a^4 and so on, the product of those that the bits of b choose. */
PRIMITIVE v128_t power_u64(v128_t a, v128_t b) {
    v128_t power = wasm_u64x2_splat(1), bit = power;
    for (;;) {
        power = wasm_v128_bitselect(multiply_u64(power, a), power, wasm_i64x2_eq(wasm_v128_and(b, bit), bit));
        b = wasm_v128_andnot(b, bit);
        if (!wasm_v128_any_true(b)) return power;
        bit = wasm_i64x2_add(bit, bit);
        a = multiply_u64(a, a);
    }
}

/* Of a negative exponent the lowest bit counts, for 1 and -1; of other numbers such powers are 0. */
PRIMITIVE v128_t power_i8(v128_t a, v128_t b) {
    const v128_t one = wasm_u8x16_splat(1), is_negative = negative_8(b);
    const v128_t is_other = wasm_i8x16_ne(wasm_i8x16_abs(a), one);
    const v128_t power = power_u8(a, wasm_v128_andnot(b, wasm_v128_andnot(is_negative, one)));
    return wasm_v128_andnot(power, wasm_v128_and(is_negative, is_other));
}

/* Of a negative exponent the lowest bit counts, for 1 and -1; of other numbers such powers are 0. */
PRIMITIVE v128_t power_i16(v128_t a, v128_t b) {
    const v128_t one = wasm_u16x8_splat(1), is_negative = negative_16(b);
    const v128_t is_other = wasm_i16x8_ne(wasm_i16x8_abs(a), one);
    const v128_t power = power_u16(a, wasm_v128_andnot(b, wasm_v128_andnot(is_negative, one)));
    return wasm_v128_andnot(power, wasm_v128_and(is_negative, is_other));
}

/* Of a negative exponent the lowest bit counts, for 1 and -1; of other numbers such powers are 0. */
PRIMITIVE v128_t power_i64(v128_t a, v128_t b) {
    const v128_t one = wasm_u64x2_splat(1), is_negative = negative_64(b);
    const v128_t is_other = wasm_i64x2_ne(wasm_i64x2_abs(a), one);
    const v128_t power = power_u64(a, wasm_v128_andnot(b, wasm_v128_andnot(is_negative, one)));
    return wasm_v128_andnot(power, wasm_v128_and(is_negative, is_other));
}

PRIMITIVE v128_t constant_u32(uint32_t v) {
    return wasm_u32x4_splat(v);
}

PRIMITIVE v128_t constant_u64(uint64_t v) {
    return wasm_u64x2_splat(v);
}

PRIMITIVE v128_t constant_u16(uint16_t v) {
    return wasm_u16x8_splat(v);
}

/*
 * Beside a without its sign, b has its own where that is not a's: it is a larger number then if it is further from 0 on
 * the same side. A step is 1 or -1, or 0 where they are equal. From 0 the next value is the first one on b's side, if b is
 * not 0 too.
 */
PRIMITIVE v128_t nextafter_f32(v128_t a, v128_t b) {
    const v128_t one = wasm_u32x4_splat(1), sizes = wasm_u32x4_splat(INT32_MAX), infinity = wasm_u32x4_splat(0x7f800000);
    const v128_t zero = wasm_u32x4_splat(0), a_size = wasm_v128_and(a, sizes), b_size = wasm_v128_and(b, sizes);
    const v128_t to = wasm_v128_xor(b, wasm_v128_andnot(a, sizes));
    const v128_t way = wasm_v128_or(wasm_v128_not(wasm_i32x4_gt(to, a_size)), one);
    const v128_t step = wasm_v128_andnot(way, wasm_i32x4_eq(to, a_size));
    const v128_t first = wasm_v128_or(wasm_v128_andnot(b, sizes), wasm_v128_andnot(one, wasm_i32x4_eq(b_size, zero)));
    const v128_t next = wasm_v128_bitselect(first, wasm_i32x4_add(a, step), wasm_i32x4_eq(a_size, zero));
    const v128_t number = wasm_v128_bitselect(b, next, wasm_i32x4_gt(b_size, infinity));
    return wasm_v128_bitselect(a, number, wasm_i32x4_gt(a_size, infinity));
}

/*
 * Beside a without its sign, b has its own where that is not a's: it is a larger number then if it is further from 0 on
 * the same side. A step is 1 or -1, or 0 where they are equal. From 0 the next value is the first one on b's side, if b is
 * not 0 too.
 */
PRIMITIVE v128_t nextafter_f64(v128_t a, v128_t b) {
    const v128_t one = wasm_u64x2_splat(1), sizes = wasm_u64x2_splat(INT64_MAX), infinity = wasm_u64x2_splat(0x7ff0000000000000);
    const v128_t zero = wasm_u64x2_splat(0), a_size = wasm_v128_and(a, sizes), b_size = wasm_v128_and(b, sizes);
    const v128_t to = wasm_v128_xor(b, wasm_v128_andnot(a, sizes));
    const v128_t way = wasm_v128_or(wasm_v128_not(wasm_i64x2_gt(to, a_size)), one);
    const v128_t step = wasm_v128_andnot(way, wasm_i64x2_eq(to, a_size));
    const v128_t first = wasm_v128_or(wasm_v128_andnot(b, sizes), wasm_v128_andnot(one, wasm_i64x2_eq(b_size, zero)));
    const v128_t next = wasm_v128_bitselect(first, wasm_i64x2_add(a, step), wasm_i64x2_eq(a_size, zero));
    const v128_t number = wasm_v128_bitselect(b, next, wasm_i64x2_gt(b_size, infinity));
    return wasm_v128_bitselect(a, number, wasm_i64x2_gt(a_size, infinity));
}

/*
 * Beside a without its sign, b has its own where that is not a's: it is a larger number then if it is further from 0 on
 * the same side. A step is 1 or -1, or 0 where they are equal. From 0 the next value is the first one on b's side, if b is
 * not 0 too.
 */
PRIMITIVE v128_t nextafter_bf16(v128_t a, v128_t b) {
    const v128_t one = wasm_u16x8_splat(1), sizes = wasm_u16x8_splat(INT16_MAX), infinity = wasm_u16x8_splat(0x7f80);
    const v128_t zero = wasm_u16x8_splat(0), a_size = wasm_v128_and(a, sizes), b_size = wasm_v128_and(b, sizes);
    const v128_t to = wasm_v128_xor(b, wasm_v128_andnot(a, sizes));
    const v128_t way = wasm_v128_or(wasm_v128_not(wasm_i16x8_gt(to, a_size)), one);
    const v128_t step = wasm_v128_andnot(way, wasm_i16x8_eq(to, a_size));
    const v128_t first = wasm_v128_or(wasm_v128_andnot(b, sizes), wasm_v128_andnot(one, wasm_i16x8_eq(b_size, zero)));
    const v128_t next = wasm_v128_bitselect(first, wasm_i16x8_add(a, step), wasm_i16x8_eq(a_size, zero));
    const v128_t number = wasm_v128_bitselect(b, next, wasm_i16x8_gt(b_size, infinity));
    return wasm_v128_bitselect(a, number, wasm_i16x8_gt(a_size, infinity));
}

/*
 * Beside a without its sign, b has its own where that is not a's: it is a larger number then if it is further from 0 on
 * the same side. A step is 1 or -1, or 0 where they are equal. From 0 the next value is the first one on b's side, if b is
 * not 0 too.
 */
PRIMITIVE v128_t nextafter_f16(v128_t a, v128_t b) {
    const v128_t one = wasm_u16x8_splat(1), sizes = wasm_u16x8_splat(INT16_MAX), infinity = wasm_u16x8_splat(0x7c00);
    const v128_t zero = wasm_u16x8_splat(0), a_size = wasm_v128_and(a, sizes), b_size = wasm_v128_and(b, sizes);
    const v128_t to = wasm_v128_xor(b, wasm_v128_andnot(a, sizes));
    const v128_t way = wasm_v128_or(wasm_v128_not(wasm_i16x8_gt(to, a_size)), one);
    const v128_t step = wasm_v128_andnot(way, wasm_i16x8_eq(to, a_size));
    const v128_t first = wasm_v128_or(wasm_v128_andnot(b, sizes), wasm_v128_andnot(one, wasm_i16x8_eq(b_size, zero)));
    const v128_t next = wasm_v128_bitselect(first, wasm_i16x8_add(a, step), wasm_i16x8_eq(a_size, zero));
    const v128_t number = wasm_v128_bitselect(b, next, wasm_i16x8_gt(b_size, infinity));
    return wasm_v128_bitselect(a, number, wasm_i16x8_gt(a_size, infinity));
}

PRIMITIVE v128_t load_u16_as_u8(const char *p, size_t i) {
    return lower_8(load_u16(p, i), load_u16(p, i + 8));
}

PRIMITIVE v128_t load_u32_as_u16(const char *p, size_t i) {
    return lower_16(load_u32(p, i), load_u32(p, i + 4));
}

PRIMITIVE v128_t load_u32_as_u8(const char *p, size_t i) {
    return lower_8(load_u32_as_u16(p, i), load_u32_as_u16(p, i + 8));
}

PRIMITIVE v128_t load_bf16_as_i32(const char *p, size_t i) {
    return wasm_i32x4_trunc_sat_f32x4(load_bf16_as_f32(p, i));
}

PRIMITIVE v128_t load_bf16_as_i16(const char *p, size_t i) {
    return wasm_i16x8_narrow_i32x4(load_bf16_as_i32(p, i), load_bf16_as_i32(p, i + 4));
}

PRIMITIVE v128_t load_bf16_as_u8(const char *p, size_t i) {
    return wasm_u8x16_narrow_i16x8(load_bf16_as_i16(p, i), load_bf16_as_i16(p, i + 8));
}

PRIMITIVE v128_t load_bf16_as_u16(const char *p, size_t i) {
    return wasm_u16x8_narrow_i32x4(load_bf16_as_i32(p, i), load_bf16_as_i32(p, i + 4));
}

PRIMITIVE v128_t load_bf16_as_u32(const char *p, size_t i) {
    return wasm_u32x4_trunc_sat_f32x4(load_bf16_as_f32(p, i));
}

PRIMITIVE v128_t u64_of_f64(v128_t v) {
    const uint64_t low = (uint64_t)__builtin_wasm_trunc_saturate_u_i64_f64(wasm_f64x2_extract_lane(v, 0));
    const uint64_t high = (uint64_t)__builtin_wasm_trunc_saturate_u_i64_f64(wasm_f64x2_extract_lane(v, 1));
    return wasm_u64x2_make(low, high);
}

PRIMITIVE v128_t load_bf16_as_u64(const char *p, size_t i) {
    return u64_of_f64(load_bf16_as_f64(p, i));
}

PRIMITIVE v128_t load_bf16_as_i8(const char *p, size_t i) {
    return wasm_i8x16_narrow_i16x8(load_bf16_as_i16(p, i), load_bf16_as_i16(p, i + 8));
}

PRIMITIVE v128_t i64_of_f64(v128_t v) {
    const int64_t low = (int64_t)__builtin_wasm_trunc_saturate_s_i64_f64(wasm_f64x2_extract_lane(v, 0));
    const int64_t high = (int64_t)__builtin_wasm_trunc_saturate_s_i64_f64(wasm_f64x2_extract_lane(v, 1));
    return wasm_i64x2_make(low, high);
}

PRIMITIVE v128_t load_bf16_as_i64(const char *p, size_t i) {
    return i64_of_f64(load_bf16_as_f64(p, i));
}

PRIMITIVE v128_t load_f16_as_i32(const char *p, size_t i) {
    return wasm_i32x4_trunc_sat_f32x4(load_f16_as_f32(p, i));
}

PRIMITIVE v128_t load_f16_as_i16(const char *p, size_t i) {
    return wasm_i16x8_narrow_i32x4(load_f16_as_i32(p, i), load_f16_as_i32(p, i + 4));
}

PRIMITIVE v128_t load_f16_as_u8(const char *p, size_t i) {
    return wasm_u8x16_narrow_i16x8(load_f16_as_i16(p, i), load_f16_as_i16(p, i + 8));
}

PRIMITIVE v128_t load_f16_as_u16(const char *p, size_t i) {
    return wasm_u16x8_narrow_i32x4(load_f16_as_i32(p, i), load_f16_as_i32(p, i + 4));
}

PRIMITIVE v128_t load_f16_as_u32(const char *p, size_t i) {
    return wasm_u32x4_trunc_sat_f32x4(load_f16_as_f32(p, i));
}

PRIMITIVE v128_t load_f16_as_u64(const char *p, size_t i) {
    return u64_of_f64(load_f16_as_f64(p, i));
}

PRIMITIVE v128_t load_f16_as_i8(const char *p, size_t i) {
    return wasm_i8x16_narrow_i16x8(load_f16_as_i16(p, i), load_f16_as_i16(p, i + 8));
}

PRIMITIVE v128_t load_f16_as_i64(const char *p, size_t i) {
    return i64_of_f64(load_f16_as_f64(p, i));
}

PRIMITIVE v128_t load_f32_as_i32(const char *p, size_t i) {
    return wasm_i32x4_trunc_sat_f32x4(load_f32(p, i));
}

PRIMITIVE v128_t load_f32_as_i16(const char *p, size_t i) {
    return wasm_i16x8_narrow_i32x4(load_f32_as_i32(p, i), load_f32_as_i32(p, i + 4));
}

PRIMITIVE v128_t load_f32_as_u8(const char *p, size_t i) {
    return wasm_u8x16_narrow_i16x8(load_f32_as_i16(p, i), load_f32_as_i16(p, i + 8));
}

PRIMITIVE v128_t load_f32_as_u16(const char *p, size_t i) {
    return wasm_u16x8_narrow_i32x4(load_f32_as_i32(p, i), load_f32_as_i32(p, i + 4));
}

PRIMITIVE v128_t load_f32_as_u32(const char *p, size_t i) {
    return wasm_u32x4_trunc_sat_f32x4(load_f32(p, i));
}

PRIMITIVE v128_t load_f32_as_u64(const char *p, size_t i) {
    return u64_of_f64(load_f32_as_f64(p, i));
}

PRIMITIVE v128_t load_f32_as_i8(const char *p, size_t i) {
    return wasm_i8x16_narrow_i16x8(load_f32_as_i16(p, i), load_f32_as_i16(p, i + 8));
}

PRIMITIVE v128_t load_f32_as_i64(const char *p, size_t i) {
    return i64_of_f64(load_f32_as_f64(p, i));
}

PRIMITIVE v128_t load_f64_as_i32(const char *p, size_t i) {
    const v128_t low = wasm_i32x4_trunc_sat_f64x2_zero(load_f64(p, i));
    return first_halves(low, wasm_i32x4_trunc_sat_f64x2_zero(load_f64(p, i + 2)));
}

PRIMITIVE v128_t load_f64_as_i16(const char *p, size_t i) {
    return wasm_i16x8_narrow_i32x4(load_f64_as_i32(p, i), load_f64_as_i32(p, i + 4));
}

PRIMITIVE v128_t load_f64_as_u8(const char *p, size_t i) {
    return wasm_u8x16_narrow_i16x8(load_f64_as_i16(p, i), load_f64_as_i16(p, i + 8));
}

PRIMITIVE v128_t load_f64_as_u16(const char *p, size_t i) {
    return wasm_u16x8_narrow_i32x4(load_f64_as_i32(p, i), load_f64_as_i32(p, i + 4));
}

PRIMITIVE v128_t load_f64_as_u32(const char *p, size_t i) {
    const v128_t low = wasm_u32x4_trunc_sat_f64x2_zero(load_f64(p, i));
    return first_halves(low, wasm_u32x4_trunc_sat_f64x2_zero(load_f64(p, i + 2)));
}

PRIMITIVE v128_t load_f64_as_u64(const char *p, size_t i) {
    return u64_of_f64(load_f64(p, i));
}

PRIMITIVE v128_t load_f64_as_i8(const char *p, size_t i) {
    return wasm_i8x16_narrow_i16x8(load_f64_as_i16(p, i), load_f64_as_i16(p, i + 8));
}

PRIMITIVE v128_t load_f64_as_i64(const char *p, size_t i) {
    return i64_of_f64(load_f64(p, i));
}

PRIMITIVE v128_t load_c64_as_f32(const char *p, size_t i) {
    return lower_32(load_f32(p, 2 * i), load_f32(p, 2 * i + 4));
}

PRIMITIVE v128_t load_c64_as_i32(const char *p, size_t i) {
    return wasm_i32x4_trunc_sat_f32x4(load_c64_as_f32(p, i));
}

PRIMITIVE v128_t load_c64_as_i16(const char *p, size_t i) {
    return wasm_i16x8_narrow_i32x4(load_c64_as_i32(p, i), load_c64_as_i32(p, i + 4));
}

PRIMITIVE v128_t load_c64_as_u8(const char *p, size_t i) {
    return wasm_u8x16_narrow_i16x8(load_c64_as_i16(p, i), load_c64_as_i16(p, i + 8));
}

PRIMITIVE v128_t load_c64_as_u16(const char *p, size_t i) {
    return wasm_u16x8_narrow_i32x4(load_c64_as_i32(p, i), load_c64_as_i32(p, i + 4));
}

PRIMITIVE v128_t load_c64_as_u32(const char *p, size_t i) {
    return wasm_u32x4_trunc_sat_f32x4(load_c64_as_f32(p, i));
}

PRIMITIVE v128_t load_c64_as_f64(const char *p, size_t i) {
    const v128_t v = load_f32(p, 2 * i);
    return wasm_f64x2_promote_low_f32x4(lower_32(v, v));
}

PRIMITIVE v128_t load_c64_as_u64(const char *p, size_t i) {
    return u64_of_f64(load_c64_as_f64(p, i));
}

PRIMITIVE v128_t load_c64_as_i8(const char *p, size_t i) {
    return wasm_i8x16_narrow_i16x8(load_c64_as_i16(p, i), load_c64_as_i16(p, i + 8));
}

PRIMITIVE v128_t load_c64_as_i64(const char *p, size_t i) {
    return i64_of_f64(load_c64_as_f64(p, i));
}

PRIMITIVE v128_t load_c128_as_f64(const char *p, size_t i) {
    return wasm_i64x2_shuffle(load_f64(p, 2 * i), load_f64(p, 2 * i + 2), 0, 2);
}

PRIMITIVE v128_t load_c128_as_i32(const char *p, size_t i) {
    const v128_t low = wasm_i32x4_trunc_sat_f64x2_zero(load_c128_as_f64(p, i));
    return first_halves(low, wasm_i32x4_trunc_sat_f64x2_zero(load_c128_as_f64(p, i + 2)));
}

PRIMITIVE v128_t load_c128_as_i16(const char *p, size_t i) {
    return wasm_i16x8_narrow_i32x4(load_c128_as_i32(p, i), load_c128_as_i32(p, i + 4));
}

PRIMITIVE v128_t load_c128_as_u8(const char *p, size_t i) {
    return wasm_u8x16_narrow_i16x8(load_c128_as_i16(p, i), load_c128_as_i16(p, i + 8));
}

PRIMITIVE v128_t load_c128_as_u16(const char *p, size_t i) {
    return wasm_u16x8_narrow_i32x4(load_c128_as_i32(p, i), load_c128_as_i32(p, i + 4));
}

PRIMITIVE v128_t load_c128_as_u32(const char *p, size_t i) {
    const v128_t low = wasm_u32x4_trunc_sat_f64x2_zero(load_c128_as_f64(p, i));
    return first_halves(low, wasm_u32x4_trunc_sat_f64x2_zero(load_c128_as_f64(p, i + 2)));
}

PRIMITIVE v128_t load_c128_as_u64(const char *p, size_t i) {
    return u64_of_f64(load_c128_as_f64(p, i));
}

PRIMITIVE v128_t load_c128_as_i8(const char *p, size_t i) {
    return wasm_i8x16_narrow_i16x8(load_c128_as_i16(p, i), load_c128_as_i16(p, i + 8));
}

PRIMITIVE v128_t load_c128_as_i64(const char *p, size_t i) {
    return i64_of_f64(load_c128_as_f64(p, i));
}

PRIMITIVE v128_t load_c128_as_f32(const char *p, size_t i) {
    return f32_of_f64(load_c128_as_f64(p, i), load_c128_as_f64(p, i + 2));
}

PRIMITIVE v128_t constant_u8(uint8_t v) {
    return wasm_u8x16_splat(v);
}

PRIMITIVE complex_registers negative_c64(complex_registers v) {
    return make_complex(wasm_f32x4_neg(v.re), wasm_f32x4_neg(v.im));
}

PRIMITIVE complex_registers negative_c128(complex_registers v) {
    return make_complex(wasm_f64x2_neg(v.re), wasm_f64x2_neg(v.im));
}

/* Of the first two. The squares are exact, and none is past the end of f64. */
PRIMITIVE v128_t root_of_squares(v128_t re, v128_t im) {
    const v128_t x = wasm_f64x2_promote_low_f32x4(re), y = wasm_f64x2_promote_low_f32x4(im);
    return wasm_f64x2_sqrt(wasm_f64x2_add(wasm_f64x2_mul(x, x), wasm_f64x2_mul(y, y)));
}

PRIMITIVE v128_t isinf_c64(complex_registers v) {
    const v128_t infinity = infinity_f32();
    return wasm_v128_or(wasm_f32x4_eq(wasm_f32x4_abs(v.re), infinity), wasm_f32x4_eq(wasm_f32x4_abs(v.im), infinity));
}

/* Infinite where one part is, also beside NaN. */
PRIMITIVE v128_t absolute_c64(complex_registers v) {
    const v128_t low = root_of_squares(v.re, v.im), high = root_of_squares(second_half(v.re), second_half(v.im));
    return wasm_v128_bitselect(infinity_f32(), f32_of_f64(low, high), isinf_c64(v));
}

PRIMITIVE v128_t load_absolute_c64_as_f32(const char *p, size_t i) {
    return absolute_c64(load_c64(p, i));
}

PRIMITIVE v128_t isinf_c128(complex_registers v) {
    const v128_t infinity = infinity_f64();
    return wasm_v128_or(wasm_f64x2_eq(wasm_f64x2_abs(v.re), infinity), wasm_f64x2_eq(wasm_f64x2_abs(v.im), infinity));
}

/* By way of the quotient of the parts, whose square stays in range. Infinite where one part is, also beside NaN. */
PRIMITIVE v128_t absolute_c128(complex_registers v) {
    const v128_t re = wasm_f64x2_abs(v.re), im = wasm_f64x2_abs(v.im), large = wasm_f64x2_max(re, im);
    const v128_t quotient = wasm_f64x2_div(wasm_f64x2_min(re, im), large), square = wasm_f64x2_mul(quotient, quotient);
    const v128_t product = wasm_f64x2_mul(large, wasm_f64x2_sqrt(wasm_f64x2_add(wasm_f64x2_splat(1), square)));
    const v128_t infinite_or = wasm_v128_bitselect(infinity_f64(), product, isinf_c128(v));
    return wasm_v128_bitselect(large, infinite_or, wasm_f64x2_eq(large, wasm_f64x2_splat(0)));
}

PRIMITIVE v128_t load_absolute_c128_as_f64(const char *p, size_t i) {
    return absolute_c128(load_c128(p, i));
}

/* 1 with the sign of v, without any bit where v is 0, and with all bits, which is NaN, where v is that. */
PRIMITIVE v128_t sign_f32(v128_t v) {
    const v128_t one = wasm_v128_bitselect(v, wasm_f32x4_splat(1), wasm_u32x4_splat(0x80000000));
    const v128_t some = wasm_v128_andnot(one, wasm_f32x4_eq(v, wasm_f32x4_splat(0)));
    return wasm_v128_or(some, wasm_f32x4_ne(v, v));
}

/* 1 with the sign of v, without any bit where v is 0, and with all bits, which is NaN, where v is that. */
PRIMITIVE v128_t sign_f64(v128_t v) {
    const v128_t one = wasm_v128_bitselect(v, wasm_f64x2_splat(1), wasm_u64x2_splat(0x8000000000000000));
    const v128_t some = wasm_v128_andnot(one, wasm_f64x2_eq(v, wasm_f64x2_splat(0)));
    return wasm_v128_or(some, wasm_f64x2_ne(v, v));
}

/* The parts by the absolute value: 0 for 0, NaN where that is infinite. */
PRIMITIVE complex_registers divided_c64(complex_registers v, v128_t absolute) {
    const v128_t is_zero = wasm_f32x4_eq(absolute, wasm_f32x4_splat(0));
    const v128_t divisor = wasm_v128_or(absolute, wasm_f32x4_eq(absolute, infinity_f32()));
    const v128_t re = wasm_v128_andnot(wasm_f32x4_div(v.re, divisor), is_zero);
    return make_complex(re, wasm_v128_andnot(wasm_f32x4_div(v.im, divisor), is_zero));
}

PRIMITIVE complex_registers sign_c64(complex_registers v) {
    return divided_c64(v, absolute_c64(v));
}

/* The parts by the absolute value: 0 for 0, NaN where that is infinite. */
PRIMITIVE complex_registers divided_c128(complex_registers v, v128_t absolute) {
    const v128_t is_zero = wasm_f64x2_eq(absolute, wasm_f64x2_splat(0));
    const v128_t divisor = wasm_v128_or(absolute, wasm_f64x2_eq(absolute, infinity_f64()));
    const v128_t re = wasm_v128_andnot(wasm_f64x2_div(v.re, divisor), is_zero);
    return make_complex(re, wasm_v128_andnot(wasm_f64x2_div(v.im, divisor), is_zero));
}

PRIMITIVE complex_registers sign_c128(complex_registers v) {
    return divided_c128(v, absolute_c128(v));
}

PRIMITIVE v128_t sqrt_f32(v128_t v) {
    return wasm_f32x4_sqrt(v);
}

PRIMITIVE v128_t sqrt_f64(v128_t v) {
    return wasm_f64x2_sqrt(v);
}

PRIMITIVE v128_t constant_f32(float v) {
    return wasm_f32x4_splat(v);
}

PRIMITIVE v128_t constant_f64(double v) {
    return wasm_f64x2_splat(v);
}

PRIMITIVE complex_registers constant_c64(float re) {
    return make_complex(wasm_f32x4_splat(re), wasm_f32x4_splat(0));
}

PRIMITIVE complex_registers constant_c128(double re) {
    return make_complex(wasm_f64x2_splat(re), wasm_f64x2_splat(0));
}

PRIMITIVE v128_t floor_f32(v128_t v) {
    return wasm_f32x4_floor(v);
}

PRIMITIVE v128_t floor_f64(v128_t v) {
    return wasm_f64x2_floor(v);
}

PRIMITIVE v128_t ceil_f32(v128_t v) {
    return wasm_f32x4_ceil(v);
}

PRIMITIVE v128_t ceil_f64(v128_t v) {
    return wasm_f64x2_ceil(v);
}

PRIMITIVE v128_t trunc_f32(v128_t v) {
    return wasm_f32x4_trunc(v);
}

PRIMITIVE v128_t trunc_f64(v128_t v) {
    return wasm_f64x2_trunc(v);
}

PRIMITIVE v128_t round_f32(v128_t v) {
    return wasm_f32x4_nearest(v);
}

PRIMITIVE v128_t round_f64(v128_t v) {
    return wasm_f64x2_nearest(v);
}

PRIMITIVE v128_t isfinite_c64(complex_registers v) {
    const v128_t infinity = infinity_f32();
    return wasm_v128_and(wasm_f32x4_lt(wasm_f32x4_abs(v.re), infinity), wasm_f32x4_lt(wasm_f32x4_abs(v.im), infinity));
}

PRIMITIVE v128_t isfinite_c128(complex_registers v) {
    const v128_t infinity = infinity_f64();
    return wasm_v128_and(wasm_f64x2_lt(wasm_f64x2_abs(v.re), infinity), wasm_f64x2_lt(wasm_f64x2_abs(v.im), infinity));
}

PRIMITIVE complex_registers conjugate_c64(complex_registers v) {
    return make_complex(v.re, wasm_f32x4_neg(v.im));
}

PRIMITIVE complex_registers conjugate_c128(complex_registers v) {
    return make_complex(v.re, wasm_f64x2_neg(v.im));
}

PRIMITIVE v128_t load_imag_c64_as_f32(const char *p, size_t i) {
    return wasm_i32x4_shuffle(load_f32(p, 2 * i), load_f32(p, 2 * i + 4), 1, 3, 5, 7);
}

PRIMITIVE v128_t load_imag_c128_as_f64(const char *p, size_t i) {
    return wasm_i64x2_shuffle(load_f64(p, 2 * i), load_f64(p, 2 * i + 2), 1, 3);
}

PRIMITIVE v128_t select_u8(v128_t c, v128_t a, v128_t b) {
    return wasm_v128_bitselect(b, a, wasm_i8x16_eq(c, wasm_i64x2_splat(0)));
}

PRIMITIVE v128_t select_u16(v128_t c, v128_t a, v128_t b) {
    return wasm_v128_bitselect(b, a, wasm_i16x8_eq(c, wasm_i64x2_splat(0)));
}

PRIMITIVE v128_t select_u32(v128_t c, v128_t a, v128_t b) {
    return wasm_v128_bitselect(b, a, wasm_i32x4_eq(c, wasm_i64x2_splat(0)));
}

PRIMITIVE v128_t select_u64(v128_t c, v128_t a, v128_t b) {
    return wasm_v128_bitselect(b, a, wasm_i64x2_eq(c, wasm_i64x2_splat(0)));
}

PRIMITIVE complex_registers select_c128(complex_registers c, complex_registers a, complex_registers b) {
    const v128_t is_b = wasm_f64x2_eq(c.re, wasm_f64x2_splat(0));
    return make_complex(wasm_v128_bitselect(b.re, a.re, is_b), wasm_v128_bitselect(b.im, a.im, is_b));
}

PRIMITIVE uint32_t bits_mask8(v128_t a, v128_t b) {
    return (uint32_t)wasm_i8x16_bitmask(a) | (uint32_t)wasm_i8x16_bitmask(b) << 16;
}

PRIMITIVE uint32_t bits_mask16(v128_t a, v128_t b) {
    return (uint32_t)wasm_i8x16_bitmask(mask8_of_16(a, b));
}

/* Of two NaNs none differs from the other. */
PRIMITIVE v128_t differs_f32(v128_t v, v128_t w) {
    return wasm_v128_and(wasm_v128_or(wasm_f32x4_eq(v, v), wasm_f32x4_eq(w, w)), wasm_f32x4_ne(v, w));
}

PRIMITIVE uint32_t bits_mask32(v128_t a, v128_t b, v128_t c, v128_t d) {
    return (uint32_t)wasm_i8x16_bitmask(mask8_of_32(a, b, c, d));
}

/* The nearest one; where it is not the same, with its last bit set, and before that one step back if it went too far. */
PRIMITIVE v128_t f32_of_f64_odd(v128_t low, v128_t high) {
    const v128_t nearest = f32_of_f64(low, high);
    const v128_t back_low = wasm_f64x2_promote_low_f32x4(nearest);
    const v128_t back_high = wasm_f64x2_promote_low_f32x4(second_half(nearest));
    const v128_t differs = lower_32(wasm_f64x2_ne(back_low, low), wasm_f64x2_ne(back_high, high));
    const v128_t is_further = lower_32(wasm_f64x2_gt(wasm_f64x2_abs(back_low), wasm_f64x2_abs(low)),
                                       wasm_f64x2_gt(wasm_f64x2_abs(back_high), wasm_f64x2_abs(high)));
    const v128_t toward_zero = wasm_i32x4_add(nearest, is_further);
    return wasm_v128_or(toward_zero, wasm_u32x4_shr(differs, 31));
}

PRIMITIVE v128_t load_u32_as_f32_odd(const char *p, size_t i) {
    return f32_of_f64_odd(load_u32_as_f64(p, i), load_u32_as_f64(p, i + 2));
}

/* More than 24 bits, from the lowest set one to the highest. */
PRIMITIVE v128_t inexact_u32_f32(v128_t v) {
    const v128_t below = wasm_v128_andnot(wasm_i32x4_sub(v, wasm_u32x4_splat(1)), v);
    const v128_t high = wasm_u32x4_shr(v, 24);
    return wasm_i32x4_ne(wasm_v128_andnot(high, below), wasm_i64x2_splat(0));
}

PRIMITIVE uint32_t bits_mask64(v128_t a, v128_t b, v128_t c, v128_t d, v128_t e, v128_t f, v128_t g, v128_t h) {
    return (uint32_t)wasm_i8x16_bitmask(mask8_of_64(a, b, c, d, e, f, g, h));
}

PRIMITIVE v128_t load_u64_as_f32_odd(const char *p, size_t i) {
    return f32_of_f64_odd(load_u64_as_f64_odd(p, i), load_u64_as_f64_odd(p, i + 2));
}

/* More than 24 bits, from the lowest set one to the highest. */
PRIMITIVE v128_t inexact_u64_f32(v128_t v) {
    const v128_t below = wasm_v128_andnot(wasm_i64x2_sub(v, wasm_u64x2_splat(1)), v);
    const v128_t high = wasm_u64x2_shr(v, 24);
    return wasm_i64x2_ne(wasm_v128_andnot(high, below), wasm_i64x2_splat(0));
}

/* More than 53 bits, from the lowest set one to the highest. */
PRIMITIVE v128_t inexact_u64_f64(v128_t v) {
    const v128_t below = wasm_v128_andnot(wasm_i64x2_sub(v, wasm_u64x2_splat(1)), v);
    const v128_t high = wasm_u64x2_shr(v, 53);
    return wasm_i64x2_ne(wasm_v128_andnot(high, below), wasm_i64x2_splat(0));
}

/* More than `highest` is above `lowest`, also where that is below: it wraps. */
PRIMITIVE v128_t outside_i8(v128_t v, v128_t lowest, v128_t highest) {
    return less_u8(wasm_i8x16_sub(highest, lowest), wasm_i8x16_sub(v, lowest));
}

/* More than `highest` is above `lowest`, also where that is below: it wraps. */
PRIMITIVE v128_t outside_i16(v128_t v, v128_t lowest, v128_t highest) {
    return less_u16(wasm_i16x8_sub(highest, lowest), wasm_i16x8_sub(v, lowest));
}

/* More than `highest` is above `lowest`, also where that is below: it wraps. */
PRIMITIVE v128_t outside_i32(v128_t v, v128_t lowest, v128_t highest) {
    return less_u32(wasm_i32x4_sub(highest, lowest), wasm_i32x4_sub(v, lowest));
}

PRIMITIVE v128_t load_i32_as_f32_odd(const char *p, size_t i) {
    return f32_of_f64_odd(load_i32_as_f64(p, i), load_i32_as_f64(p, i + 2));
}

/* More than 24 bits, from the lowest set one to the highest. A negative value inverted has as many. */
PRIMITIVE v128_t inexact_i32_f32(v128_t v) {
    const v128_t below = wasm_v128_andnot(wasm_i32x4_sub(v, wasm_u32x4_splat(1)), v);
    const v128_t high = wasm_u32x4_shr(wasm_v128_xor(v, negative_32(v)), 24);
    return wasm_i32x4_ne(wasm_v128_andnot(high, below), wasm_i64x2_splat(0));
}

/* More than `highest` is above `lowest`, also where that is below: it wraps. */
PRIMITIVE v128_t outside_i64(v128_t v, v128_t lowest, v128_t highest) {
    return less_u64(wasm_i64x2_sub(highest, lowest), wasm_i64x2_sub(v, lowest));
}

PRIMITIVE v128_t load_i64_as_f32_odd(const char *p, size_t i) {
    return f32_of_f64_odd(load_i64_as_f64_odd(p, i), load_i64_as_f64_odd(p, i + 2));
}

/* More than 24 bits, from the lowest set one to the highest. A negative value inverted has as many. */
PRIMITIVE v128_t inexact_i64_f32(v128_t v) {
    const v128_t below = wasm_v128_andnot(wasm_i64x2_sub(v, wasm_u64x2_splat(1)), v);
    const v128_t high = wasm_u64x2_shr(wasm_v128_xor(v, negative_64(v)), 24);
    return wasm_i64x2_ne(wasm_v128_andnot(high, below), wasm_i64x2_splat(0));
}

/* More than 53 bits, from the lowest set one to the highest. A negative value inverted has as many. */
PRIMITIVE v128_t inexact_i64_f64(v128_t v) {
    const v128_t below = wasm_v128_andnot(wasm_i64x2_sub(v, wasm_u64x2_splat(1)), v);
    const v128_t high = wasm_u64x2_shr(wasm_v128_xor(v, negative_64(v)), 53);
    return wasm_i64x2_ne(wasm_v128_andnot(high, below), wasm_i64x2_splat(0));
}

PRIMITIVE v128_t inside_f32(v128_t v, v128_t lowest, v128_t highest) {
    return wasm_v128_and(wasm_f32x4_ge(v, lowest), wasm_f32x4_le(v, highest));
}

/* Outside, or with a fraction. */
PRIMITIVE v128_t unlike_f32(v128_t v, v128_t lowest, v128_t highest) {
    return wasm_v128_not(wasm_v128_and(inside_f32(v, lowest, highest), wasm_f32x4_eq(v, wasm_f32x4_trunc(v))));
}

PRIMITIVE v128_t inside_f64(v128_t v, v128_t lowest, v128_t highest) {
    return wasm_v128_and(wasm_f64x2_ge(v, lowest), wasm_f64x2_le(v, highest));
}

/* Outside, or with a fraction. */
PRIMITIVE v128_t unlike_f64(v128_t v, v128_t lowest, v128_t highest) {
    return wasm_v128_not(wasm_v128_and(inside_f64(v, lowest, highest), wasm_f64x2_eq(v, wasm_f64x2_trunc(v))));
}

PRIMITIVE v128_t load_f64_as_f32_odd(const char *p, size_t i) {
    return f32_of_f64_odd(load_f64(p, i), load_f64(p, i + 2));
}

PRIMITIVE v128_t round_f64_to_f32(v128_t v) {
    return wasm_f64x2_promote_low_f32x4(kept(wasm_f32x4_demote_f64x2_zero(v)));
}

/* Of two NaNs none differs from the other. */
PRIMITIVE v128_t differs_f64(v128_t v, v128_t w) {
    return wasm_v128_and(wasm_v128_or(wasm_f64x2_eq(v, v), wasm_f64x2_eq(w, w)), wasm_f64x2_ne(v, w));
}

PRIMITIVE v128_t load_c128_as_f32_odd(const char *p, size_t i) {
    return f32_of_f64_odd(load_c128_as_f64(p, i), load_c128_as_f64(p, i + 2));
}

/* NaN is not beyond. */
PRIMITIVE v128_t beyond_f32(v128_t v, v128_t lowest, v128_t highest) {
    return wasm_v128_or(wasm_f32x4_lt(v, lowest), wasm_f32x4_gt(v, highest));
}

/* NaN is outside. */
PRIMITIVE v128_t outside_f32(v128_t v, v128_t lowest, v128_t highest) {
    return wasm_v128_not(inside_f32(v, lowest, highest));
}

/* Beyond, and finite. */
PRIMITIVE v128_t overflows_f32(v128_t v, v128_t lowest, v128_t highest) {
    return wasm_v128_and(beyond_f32(v, lowest, highest), wasm_f32x4_lt(wasm_f32x4_abs(v), infinity_f32()));
}

/* NaN is outside. */
PRIMITIVE v128_t outside_f64(v128_t v, v128_t lowest, v128_t highest) {
    return wasm_v128_not(inside_f64(v, lowest, highest));
}

/* NaN is not beyond. */
PRIMITIVE v128_t beyond_f64(v128_t v, v128_t lowest, v128_t highest) {
    return wasm_v128_or(wasm_f64x2_lt(v, lowest), wasm_f64x2_gt(v, highest));
}

/* Beyond, and finite. */
PRIMITIVE v128_t overflows_f64(v128_t v, v128_t lowest, v128_t highest) {
    return wasm_v128_and(beyond_f64(v, lowest, highest), wasm_f64x2_lt(wasm_f64x2_abs(v), infinity_f64()));
}

#endif

#endif
