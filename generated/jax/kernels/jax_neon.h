/*
 * kernels/jax_neon.h: what the kernels in NEON are made of; only they include it.
 *
 * Made by joinery 0.1.0 from specs/jax.lua; SHA-256 of what it defines, without comments and free text:
 * 48b0e2e256f006c07ee8859a8262ad0a19cd1142e6ecfc5fb21bfa7f682e04da.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR
 * The licence of this file is yours to choose.
 */
/* clang-format off */
#ifndef JAX_NEON_H
#define JAX_NEON_H

#if defined(__aarch64__) && !defined(__AARCH64EB__) && defined(__GNUC__) && !defined(JOINERY_NO_NEON)
#include <float.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <arm_neon.h>


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

#define PRIMITIVE static inline __attribute__((always_inline))
#define KERNEL void

PRIMITIVE uint8x16_t load_u8(const char *p, size_t i) {
    return vld1q_u8((const uint8_t *)p + i);
}

PRIMITIVE uint8x16_t load_u8_as_b(const char *p, size_t i) {
    return vminq_u8(load_u8(p, i), vdupq_n_u8(1));
}

PRIMITIVE uint8x16_t bitwise_or_u8(uint8x16_t a, uint8x16_t b) {
    return vorrq_u8(a, b);
}

PRIMITIVE void store_u8(char *p, size_t i, uint8x16_t v) {
    vst1q_u8((uint8_t *)p + i, v);
}

PRIMITIVE void store_u8_wide(char *p, size_t i, uint8x16_t a, uint8x16_t b) {
    store_u8(p, i, a);
    store_u8(p, i + 16, b);
}

PRIMITIVE uint8x16_t add_u8(uint8x16_t a, uint8x16_t b) {
    return vaddq_u8(a, b);
}

PRIMITIVE uint16x8_t load_b_as_u16(const char *p, size_t i) {
    const uint8x16_t v = load_u8_as_b(p, i % 16 ? i - 8 : i);
    return i % 16 ? vmovl_high_u8(v) : vmovl_u8(vget_low_u8(v));
}

PRIMITIVE uint16x8_t load_u16(const char *p, size_t i) {
    return vreinterpretq_u16_u8(load_u8(p, 2 * i));
}

PRIMITIVE uint16x8_t add_u16(uint16x8_t a, uint16x8_t b) {
    return vaddq_u16(a, b);
}

PRIMITIVE void store_u16(char *p, size_t i, uint16x8_t v) {
    store_u8(p, 2 * i, vreinterpretq_u8_u16(v));
}

PRIMITIVE void store_u16_wide(char *p, size_t i, uint16x8_t a, uint16x8_t b, uint16x8_t c, uint16x8_t d) {
    store_u16(p, i, a);
    store_u16(p, i + 8, b);
    store_u16(p, i + 2 * 8, c);
    store_u16(p, i + 3 * 8, d);
}

PRIMITIVE uint8x8_t half_u8(const char *p, size_t i) {
    return vld1_u8((const uint8_t *)p + i);
}

PRIMITIVE uint16x8_t eight_b_as_u16(const char *p, size_t i) {
    return vmovl_u8(vmin_u8(half_u8(p, i), vdup_n_u8(1)));
}

PRIMITIVE uint32x4_t load_b_as_u32(const char *p, size_t i) {
    const uint16x8_t v = eight_b_as_u16(p, i % 8 ? i - 4 : i);
    return i % 8 ? vmovl_high_u16(v) : vmovl_u16(vget_low_u16(v));
}

PRIMITIVE uint32x4_t load_u32(const char *p, size_t i) {
    return vreinterpretq_u32_u8(load_u8(p, 4 * i));
}

PRIMITIVE uint32x4_t add_u32(uint32x4_t a, uint32x4_t b) {
    return vaddq_u32(a, b);
}

PRIMITIVE void store_u32(char *p, size_t i, uint32x4_t v) {
    store_u8(p, 4 * i, vreinterpretq_u8_u32(v));
}

PRIMITIVE void store_u32_wide(char *p, size_t i, uint32x4_t a, uint32x4_t b, uint32x4_t c, uint32x4_t d) {
    store_u32(p, i, a);
    store_u32(p, i + 4, b);
    store_u32(p, i + 2 * 4, c);
    store_u32(p, i + 3 * 4, d);
}

PRIMITIVE uint64x2_t load_b_as_u64(const char *p, size_t i) {
    const uint32x4_t v = load_b_as_u32(p, i % 4 ? i - 2 : i);
    return i % 4 ? vmovl_high_u32(v) : vmovl_u32(vget_low_u32(v));
}

PRIMITIVE uint64x2_t load_u64(const char *p, size_t i) {
    return vreinterpretq_u64_u8(load_u8(p, 8 * i));
}

PRIMITIVE uint64x2_t add_u64(uint64x2_t a, uint64x2_t b) {
    return vaddq_u64(a, b);
}

PRIMITIVE void store_u64(char *p, size_t i, uint64x2_t v) {
    store_u8(p, 8 * i, vreinterpretq_u8_u64(v));
}

PRIMITIVE void store_u64_wide(char *p, size_t i, uint64x2_t a, uint64x2_t b, uint64x2_t c, uint64x2_t d) {
    store_u64(p, i, a);
    store_u64(p, i + 2, b);
    store_u64(p, i + 2 * 2, c);
    store_u64(p, i + 3 * 2, d);
}

/* One register of eight elements of 8 bits, each in the highest bits of 32. */
PRIMITIVE uint32x4_t high_8_of_32(uint8x16_t eight, size_t i) {
    static const uint8_t places[2][16] = {
        {255, 255, 255, 0, 255, 255, 255, 1, 255, 255, 255, 2, 255, 255, 255, 3},
        {255, 255, 255, 4, 255, 255, 255, 5, 255, 255, 255, 6, 255, 255, 255, 7},
    };
    return vreinterpretq_u32_u8(vqtbl1q_u8(eight, vld1q_u8(places[i % 8 / 4])));
}

/* Eight bytes, and zeros after them. */
PRIMITIVE uint8x16_t eight_u8(const char *p, size_t i) {
    return vcombine_u8(half_u8(p, i), vdup_n_u8(0));
}

/* Of eight elements, when i is that of any register of them. */
PRIMITIVE size_t first_of_eight(size_t i) {
    const size_t half = i % 4 ? i - 2 : i;
    return half % 8 ? half - 4 : half;
}

PRIMITIVE float32x4_t load_b_as_f32(const char *p, size_t i) {
    return vcvtq_n_f32_u32(high_8_of_32(vminq_u8(eight_u8(p, first_of_eight(i)), vdupq_n_u8(1)), i), 24);
}

PRIMITIVE float32x4_t f32_of_high_bf16(uint16x8_t bits) {
    return vreinterpretq_f32_u32(vshll_high_n_u16(bits, 16));
}

PRIMITIVE float32x4_t f32_of_bf16(uint16x4_t bits) {
    return vreinterpretq_f32_u32(vshll_n_u16(bits, 16));
}

PRIMITIVE float32x4_t load_bf16_as_f32(const char *p, size_t i) {
    const uint16x8_t v = load_u16(p, i % 8 ? i - 4 : i);
    return i % 8 ? f32_of_high_bf16(v) : f32_of_bf16(vget_low_u16(v));
}

PRIMITIVE float32x4_t add_f32(float32x4_t a, float32x4_t b) {
    return vaddq_f32(a, b);
}

PRIMITIVE uint16x8_t mask16_of_32(uint32x4_t a, uint32x4_t b) {
    return vuzp1q_u16(vreinterpretq_u16_u32(a), vreinterpretq_u16_u32(b));
}

/* To nearest, ties to even: 0x7fff more, or 0x8000 where bit 16 is set; of that, the high half. */
PRIMITIVE uint16x4_t high_half_rounded(float32x4_t v) {
    const uint32x4_t bits = vreinterpretq_u32_f32(v), is_odd = vtstq_u32(bits, vdupq_n_u32(0x10000));
    return vaddhn_u32(vsubq_u32(bits, is_odd), vdupq_n_u32(0x7fff));
}

PRIMITIVE void store_f32_as_bf16(char *p, size_t i, float32x4_t a, float32x4_t b) {
    const uint16x8_t is_number = mask16_of_32(vceqq_f32(a, a), vceqq_f32(b, b));
    const uint16x8_t rounded = vcombine_u16(high_half_rounded(a), high_half_rounded(b));
    store_u16(p, i, vornq_u16(rounded, is_number));
}

PRIMITIVE void store_f32_as_bf16_wide(char *p, size_t i, float32x4_t a, float32x4_t b, float32x4_t c, float32x4_t d) {
    store_f32_as_bf16(p, i, a, b);
    store_f32_as_bf16(p, i + 8, c, d);
}

PRIMITIVE float32x4_t f32_of_high_f16(uint16x8_t bits) {
    return vcvt_high_f32_f16(vreinterpretq_f16_u16(bits));
}

PRIMITIVE float32x4_t f32_of_f16(uint16x4_t bits) {
    return vcvt_f32_f16(vreinterpret_f16_u16(bits));
}

PRIMITIVE float32x4_t load_f16_as_f32(const char *p, size_t i) {
    const uint16x8_t v = load_u16(p, i % 8 ? i - 4 : i);
    return i % 8 ? f32_of_high_f16(v) : f32_of_f16(vget_low_u16(v));
}

PRIMITIVE void store_f32_as_f16(char *p, size_t i, float32x4_t a, float32x4_t b) {
    store_u16(p, i, vreinterpretq_u16_f16(vcvt_high_f16_f32(vcvt_f16_f32(a), b)));
}

PRIMITIVE void store_f32_as_f16_wide(char *p, size_t i, float32x4_t a, float32x4_t b, float32x4_t c, float32x4_t d) {
    store_f32_as_f16(p, i, a, b);
    store_f32_as_f16(p, i + 8, c, d);
}

PRIMITIVE float32x4_t load_f32(const char *p, size_t i) {
    return vreinterpretq_f32_u32(load_u32(p, i));
}

PRIMITIVE void store_f32(char *p, size_t i, float32x4_t v) {
    store_u32(p, i, vreinterpretq_u32_f32(v));
}

PRIMITIVE void store_f32_wide(char *p, size_t i, float32x4_t a, float32x4_t b, float32x4_t c, float32x4_t d) {
    store_f32(p, i, a);
    store_f32(p, i + 4, b);
    store_f32(p, i + 2 * 4, c);
    store_f32(p, i + 3 * 4, d);
}

/* One register of eight elements of 8 bits, each in the highest bits of 64. */
PRIMITIVE uint64x2_t high_8_of_64(uint8x16_t eight, size_t i) {
    static const uint8_t places[4][16] = {
        {255, 255, 255, 255, 255, 255, 255, 0, 255, 255, 255, 255, 255, 255, 255, 1},
        {255, 255, 255, 255, 255, 255, 255, 2, 255, 255, 255, 255, 255, 255, 255, 3},
        {255, 255, 255, 255, 255, 255, 255, 4, 255, 255, 255, 255, 255, 255, 255, 5},
        {255, 255, 255, 255, 255, 255, 255, 6, 255, 255, 255, 255, 255, 255, 255, 7},
    };
    return vreinterpretq_u64_u8(vqtbl1q_u8(eight, vld1q_u8(places[i % 8 / 2])));
}

PRIMITIVE float64x2_t load_b_as_f64(const char *p, size_t i) {
    return vcvtq_n_f64_u64(high_8_of_64(vminq_u8(eight_u8(p, first_of_eight(i)), vdupq_n_u8(1)), i), 56);
}

PRIMITIVE float64x2_t load_f64(const char *p, size_t i) {
    return vreinterpretq_f64_u64(load_u64(p, i));
}

PRIMITIVE float64x2_t add_f64(float64x2_t a, float64x2_t b) {
    return vaddq_f64(a, b);
}

PRIMITIVE void store_f64(char *p, size_t i, float64x2_t v) {
    store_u64(p, i, vreinterpretq_u64_f64(v));
}

PRIMITIVE void store_f64_wide(char *p, size_t i, float64x2_t a, float64x2_t b, float64x2_t c, float64x2_t d) {
    store_f64(p, i, a);
    store_f64(p, i + 2, b);
    store_f64(p, i + 2 * 2, c);
    store_f64(p, i + 3 * 2, d);
}

/* Elements from i on as complex numbers, real and imaginary parts in turns. */
PRIMITIVE float32x4_t load_parts_of_b_as_f32(const char *p, size_t i) {
    const float32x4_t v = load_b_as_f32(p, i % 4 ? i - 2 : i), zero = vdupq_n_f32(0);
    return i % 4 ? vzip2q_f32(v, zero) : vzip1q_f32(v, zero);
}

PRIMITIVE float32x4_t load_parts_of_c64_as_f32(const char *p, size_t i) {
    return load_f32(p, 2 * i);
}

PRIMITIVE void add_parts_of_b_and_c64_as_c64(char *z, const char *x, const char *y, size_t i) {
    store_f32_wide(z, 2 * i, add_f32(load_parts_of_b_as_f32(x, i), load_parts_of_c64_as_f32(y, i)),
                   add_f32(load_parts_of_b_as_f32(x, i + 2), load_parts_of_c64_as_f32(y, i + 2)),
                   add_f32(load_parts_of_b_as_f32(x, i + 4), load_parts_of_c64_as_f32(y, i + 4)),
                   add_f32(load_parts_of_b_as_f32(x, i + 6), load_parts_of_c64_as_f32(y, i + 6)));
}

/* Elements from i on as complex numbers, real and imaginary parts in turns. */
PRIMITIVE float64x2_t load_parts_of_b_as_f64(const char *p, size_t i) {
    const float64x2_t v = load_b_as_f64(p, i % 2 ? i - 1 : i), zero = vdupq_n_f64(0);
    return i % 2 ? vzip2q_f64(v, zero) : vzip1q_f64(v, zero);
}

PRIMITIVE float64x2_t load_parts_of_c128_as_f64(const char *p, size_t i) {
    return load_f64(p, 2 * i);
}

PRIMITIVE void add_parts_of_b_and_c128_as_c128(char *z, const char *x, const char *y, size_t i) {
    store_f64_wide(z, 2 * i, add_f64(load_parts_of_b_as_f64(x, i), load_parts_of_c128_as_f64(y, i)),
                   add_f64(load_parts_of_b_as_f64(x, i + 1), load_parts_of_c128_as_f64(y, i + 1)),
                   add_f64(load_parts_of_b_as_f64(x, i + 2), load_parts_of_c128_as_f64(y, i + 2)),
                   add_f64(load_parts_of_b_as_f64(x, i + 3), load_parts_of_c128_as_f64(y, i + 3)));
    store_f64_wide(z, 2 * i + 8, add_f64(load_parts_of_b_as_f64(x, i + 4), load_parts_of_c128_as_f64(y, i + 4)),
                   add_f64(load_parts_of_b_as_f64(x, i + 5), load_parts_of_c128_as_f64(y, i + 5)),
                   add_f64(load_parts_of_b_as_f64(x, i + 6), load_parts_of_c128_as_f64(y, i + 6)),
                   add_f64(load_parts_of_b_as_f64(x, i + 7), load_parts_of_c128_as_f64(y, i + 7)));
}

PRIMITIVE uint16x8_t load_u8_as_u16(const char *p, size_t i) {
    const uint8x16_t v = load_u8(p, i % 16 ? i - 8 : i);
    return i % 16 ? vmovl_high_u8(v) : vmovl_u8(vget_low_u8(v));
}

PRIMITIVE uint16x8_t eight_u8_as_u16(const char *p, size_t i) {
    return vmovl_u8(half_u8(p, i));
}

PRIMITIVE uint32x4_t load_u8_as_u32(const char *p, size_t i) {
    const uint16x8_t v = eight_u8_as_u16(p, i % 8 ? i - 4 : i);
    return i % 8 ? vmovl_high_u16(v) : vmovl_u16(vget_low_u16(v));
}

PRIMITIVE uint64x2_t load_u8_as_u64(const char *p, size_t i) {
    const uint32x4_t v = load_u8_as_u32(p, i % 4 ? i - 2 : i);
    return i % 4 ? vmovl_high_u32(v) : vmovl_u32(vget_low_u32(v));
}

PRIMITIVE int8x16_t signed_8(uint8x16_t v) {
    return vreinterpretq_s8_u8(v);
}

PRIMITIVE uint16x8_t unsigned_16(int16x8_t v) {
    return vreinterpretq_u16_s16(v);
}

PRIMITIVE uint16x8_t load_i8_as_i16(const char *p, size_t i) {
    const int8x16_t v = signed_8(load_u8(p, i % 16 ? i - 8 : i));
    return unsigned_16(i % 16 ? vmovl_high_s8(v) : vmovl_s8(vget_low_s8(v)));
}

PRIMITIVE float32x4_t load_u8_as_f32(const char *p, size_t i) {
    return vcvtq_n_f32_u32(high_8_of_32(eight_u8(p, first_of_eight(i)), i), 24);
}

PRIMITIVE float64x2_t load_u8_as_f64(const char *p, size_t i) {
    return vcvtq_n_f64_u64(high_8_of_64(eight_u8(p, first_of_eight(i)), i), 56);
}

/* Elements from i on as complex numbers, real and imaginary parts in turns. */
PRIMITIVE float32x4_t load_parts_of_u8_as_f32(const char *p, size_t i) {
    const float32x4_t v = load_u8_as_f32(p, i % 4 ? i - 2 : i), zero = vdupq_n_f32(0);
    return i % 4 ? vzip2q_f32(v, zero) : vzip1q_f32(v, zero);
}

PRIMITIVE void add_parts_of_u8_and_c64_as_c64(char *z, const char *x, const char *y, size_t i) {
    store_f32_wide(z, 2 * i, add_f32(load_parts_of_u8_as_f32(x, i), load_parts_of_c64_as_f32(y, i)),
                   add_f32(load_parts_of_u8_as_f32(x, i + 2), load_parts_of_c64_as_f32(y, i + 2)),
                   add_f32(load_parts_of_u8_as_f32(x, i + 4), load_parts_of_c64_as_f32(y, i + 4)),
                   add_f32(load_parts_of_u8_as_f32(x, i + 6), load_parts_of_c64_as_f32(y, i + 6)));
}

/* Elements from i on as complex numbers, real and imaginary parts in turns. */
PRIMITIVE float64x2_t load_parts_of_u8_as_f64(const char *p, size_t i) {
    const float64x2_t v = load_u8_as_f64(p, i % 2 ? i - 1 : i), zero = vdupq_n_f64(0);
    return i % 2 ? vzip2q_f64(v, zero) : vzip1q_f64(v, zero);
}

PRIMITIVE void add_parts_of_u8_and_c128_as_c128(char *z, const char *x, const char *y, size_t i) {
    store_f64_wide(z, 2 * i, add_f64(load_parts_of_u8_as_f64(x, i), load_parts_of_c128_as_f64(y, i)),
                   add_f64(load_parts_of_u8_as_f64(x, i + 1), load_parts_of_c128_as_f64(y, i + 1)),
                   add_f64(load_parts_of_u8_as_f64(x, i + 2), load_parts_of_c128_as_f64(y, i + 2)),
                   add_f64(load_parts_of_u8_as_f64(x, i + 3), load_parts_of_c128_as_f64(y, i + 3)));
    store_f64_wide(z, 2 * i + 8, add_f64(load_parts_of_u8_as_f64(x, i + 4), load_parts_of_c128_as_f64(y, i + 4)),
                   add_f64(load_parts_of_u8_as_f64(x, i + 5), load_parts_of_c128_as_f64(y, i + 5)),
                   add_f64(load_parts_of_u8_as_f64(x, i + 6), load_parts_of_c128_as_f64(y, i + 6)),
                   add_f64(load_parts_of_u8_as_f64(x, i + 7), load_parts_of_c128_as_f64(y, i + 7)));
}

PRIMITIVE uint32x4_t load_u64_as_u32(const char *p, size_t i) {
    return vuzp1q_u32(vreinterpretq_u32_u64(load_u64(p, i)), vreinterpretq_u32_u64(load_u64(p, i + 2)));
}

PRIMITIVE uint16x8_t load_u64_as_u16(const char *p, size_t i) {
    return vuzp1q_u16(vreinterpretq_u16_u32(load_u64_as_u32(p, i)), vreinterpretq_u16_u32(load_u64_as_u32(p, i + 4)));
}

PRIMITIVE uint8x16_t load_u64_as_u8(const char *p, size_t i) {
    return vuzp1q_u8(vreinterpretq_u8_u16(load_u64_as_u16(p, i)), vreinterpretq_u8_u16(load_u64_as_u16(p, i + 8)));
}

PRIMITIVE uint32x4_t load_u16_as_u32(const char *p, size_t i) {
    const uint16x8_t v = load_u16(p, i % 8 ? i - 4 : i);
    return i % 8 ? vmovl_high_u16(v) : vmovl_u16(vget_low_u16(v));
}

PRIMITIVE uint64x2_t load_u16_as_u64(const char *p, size_t i) {
    const uint32x4_t v = load_u16_as_u32(p, i % 4 ? i - 2 : i);
    return i % 4 ? vmovl_high_u32(v) : vmovl_u32(vget_low_u32(v));
}

PRIMITIVE int16x8_t signed_16(uint16x8_t v) {
    return vreinterpretq_s16_u16(v);
}

PRIMITIVE uint16x8_t eight_i8_as_i16(const char *p, size_t i) {
    return unsigned_16(vmovl_s8(vreinterpret_s8_u8(half_u8(p, i))));
}

PRIMITIVE uint32x4_t unsigned_32(int32x4_t v) {
    return vreinterpretq_u32_s32(v);
}

PRIMITIVE uint32x4_t load_i8_as_i32(const char *p, size_t i) {
    const int16x8_t v = signed_16(eight_i8_as_i16(p, i % 8 ? i - 4 : i));
    return unsigned_32(i % 8 ? vmovl_high_s16(v) : vmovl_s16(vget_low_s16(v)));
}

PRIMITIVE uint32x4_t load_i16_as_i32(const char *p, size_t i) {
    const int16x8_t v = signed_16(load_u16(p, i % 8 ? i - 4 : i));
    return unsigned_32(i % 8 ? vmovl_high_s16(v) : vmovl_s16(vget_low_s16(v)));
}

PRIMITIVE float32x4_t load_u16_as_f32(const char *p, size_t i) {
    return vcvtq_f32_u32(load_u16_as_u32(p, i));
}

PRIMITIVE float32x4_t round_f32_to_bf16(float32x4_t v) {
    const uint32x4_t rounded = vshll_n_u16(high_half_rounded(v), 16);
    return vreinterpretq_f32_u32(vornq_u32(rounded, vceqq_f32(v, v)));
}

PRIMITIVE float32x4_t round_f32_to_f16(float32x4_t v) {
    return vcvt_f32_f16(vcvt_f16_f32(v));
}

/* One register of eight elements of 16 bits, each in the highest bits of 64. */
PRIMITIVE uint64x2_t high_16_of_64(uint8x16_t eight, size_t i) {
    static const uint8_t places[4][16] = {
        {255, 255, 255, 255, 255, 255, 0, 1, 255, 255, 255, 255, 255, 255, 2, 3},
        {255, 255, 255, 255, 255, 255, 4, 5, 255, 255, 255, 255, 255, 255, 6, 7},
        {255, 255, 255, 255, 255, 255, 8, 9, 255, 255, 255, 255, 255, 255, 10, 11},
        {255, 255, 255, 255, 255, 255, 12, 13, 255, 255, 255, 255, 255, 255, 14, 15},
    };
    return vreinterpretq_u64_u8(vqtbl1q_u8(eight, vld1q_u8(places[i % 8 / 2])));
}

PRIMITIVE float64x2_t load_u16_as_f64(const char *p, size_t i) {
    return vcvtq_n_f64_u64(high_16_of_64(load_u8(p, 2 * first_of_eight(i)), i), 48);
}

/* Elements from i on as complex numbers, real and imaginary parts in turns. */
PRIMITIVE float32x4_t load_parts_of_u16_as_f32(const char *p, size_t i) {
    const float32x4_t v = load_u16_as_f32(p, i % 4 ? i - 2 : i), zero = vdupq_n_f32(0);
    return i % 4 ? vzip2q_f32(v, zero) : vzip1q_f32(v, zero);
}

PRIMITIVE void add_parts_of_u16_and_c64_as_c64(char *z, const char *x, const char *y, size_t i) {
    store_f32_wide(z, 2 * i, add_f32(load_parts_of_u16_as_f32(x, i), load_parts_of_c64_as_f32(y, i)),
                   add_f32(load_parts_of_u16_as_f32(x, i + 2), load_parts_of_c64_as_f32(y, i + 2)),
                   add_f32(load_parts_of_u16_as_f32(x, i + 4), load_parts_of_c64_as_f32(y, i + 4)),
                   add_f32(load_parts_of_u16_as_f32(x, i + 6), load_parts_of_c64_as_f32(y, i + 6)));
}

/* Elements from i on as complex numbers, real and imaginary parts in turns. */
PRIMITIVE float64x2_t load_parts_of_u16_as_f64(const char *p, size_t i) {
    const float64x2_t v = load_u16_as_f64(p, i % 2 ? i - 1 : i), zero = vdupq_n_f64(0);
    return i % 2 ? vzip2q_f64(v, zero) : vzip1q_f64(v, zero);
}

PRIMITIVE void add_parts_of_u16_and_c128_as_c128(char *z, const char *x, const char *y, size_t i) {
    store_f64_wide(z, 2 * i, add_f64(load_parts_of_u16_as_f64(x, i), load_parts_of_c128_as_f64(y, i)),
                   add_f64(load_parts_of_u16_as_f64(x, i + 1), load_parts_of_c128_as_f64(y, i + 1)),
                   add_f64(load_parts_of_u16_as_f64(x, i + 2), load_parts_of_c128_as_f64(y, i + 2)),
                   add_f64(load_parts_of_u16_as_f64(x, i + 3), load_parts_of_c128_as_f64(y, i + 3)));
    store_f64_wide(z, 2 * i + 8, add_f64(load_parts_of_u16_as_f64(x, i + 4), load_parts_of_c128_as_f64(y, i + 4)),
                   add_f64(load_parts_of_u16_as_f64(x, i + 5), load_parts_of_c128_as_f64(y, i + 5)),
                   add_f64(load_parts_of_u16_as_f64(x, i + 6), load_parts_of_c128_as_f64(y, i + 6)),
                   add_f64(load_parts_of_u16_as_f64(x, i + 7), load_parts_of_c128_as_f64(y, i + 7)));
}

PRIMITIVE uint64x2_t load_u32_as_u64(const char *p, size_t i) {
    const uint32x4_t v = load_u32(p, i % 4 ? i - 2 : i);
    return i % 4 ? vmovl_high_u32(v) : vmovl_u32(vget_low_u32(v));
}

PRIMITIVE int32x4_t signed_32(uint32x4_t v) {
    return vreinterpretq_s32_u32(v);
}

PRIMITIVE uint64x2_t unsigned_64(int64x2_t v) {
    return vreinterpretq_u64_s64(v);
}

PRIMITIVE uint64x2_t load_i8_as_i64(const char *p, size_t i) {
    const int32x4_t v = signed_32(load_i8_as_i32(p, i % 4 ? i - 2 : i));
    return unsigned_64(i % 4 ? vmovl_high_s32(v) : vmovl_s32(vget_low_s32(v)));
}

PRIMITIVE uint64x2_t load_i16_as_i64(const char *p, size_t i) {
    const int32x4_t v = signed_32(load_i16_as_i32(p, i % 4 ? i - 2 : i));
    return unsigned_64(i % 4 ? vmovl_high_s32(v) : vmovl_s32(vget_low_s32(v)));
}

PRIMITIVE uint64x2_t load_i32_as_i64(const char *p, size_t i) {
    const int32x4_t v = signed_32(load_u32(p, i % 4 ? i - 2 : i));
    return unsigned_64(i % 4 ? vmovl_high_s32(v) : vmovl_s32(vget_low_s32(v)));
}

PRIMITIVE float32x4_t load_u32_as_f32(const char *p, size_t i) {
    return vcvtq_f32_u32(load_u32(p, i));
}

PRIMITIVE float64x2_t load_u32_as_f64(const char *p, size_t i) {
    return vcvtq_f64_u64(load_u32_as_u64(p, i));
}

/* Elements from i on as complex numbers, real and imaginary parts in turns. */
PRIMITIVE float32x4_t load_parts_of_u32_as_f32(const char *p, size_t i) {
    const float32x4_t v = load_u32_as_f32(p, i % 4 ? i - 2 : i), zero = vdupq_n_f32(0);
    return i % 4 ? vzip2q_f32(v, zero) : vzip1q_f32(v, zero);
}

PRIMITIVE void add_parts_of_u32_and_c64_as_c64(char *z, const char *x, const char *y, size_t i) {
    store_f32_wide(z, 2 * i, add_f32(load_parts_of_u32_as_f32(x, i), load_parts_of_c64_as_f32(y, i)),
                   add_f32(load_parts_of_u32_as_f32(x, i + 2), load_parts_of_c64_as_f32(y, i + 2)),
                   add_f32(load_parts_of_u32_as_f32(x, i + 4), load_parts_of_c64_as_f32(y, i + 4)),
                   add_f32(load_parts_of_u32_as_f32(x, i + 6), load_parts_of_c64_as_f32(y, i + 6)));
}

/* Elements from i on as complex numbers, real and imaginary parts in turns. */
PRIMITIVE float64x2_t load_parts_of_u32_as_f64(const char *p, size_t i) {
    const float64x2_t v = load_u32_as_f64(p, i % 2 ? i - 1 : i), zero = vdupq_n_f64(0);
    return i % 2 ? vzip2q_f64(v, zero) : vzip1q_f64(v, zero);
}

PRIMITIVE void add_parts_of_u32_and_c128_as_c128(char *z, const char *x, const char *y, size_t i) {
    store_f64_wide(z, 2 * i, add_f64(load_parts_of_u32_as_f64(x, i), load_parts_of_c128_as_f64(y, i)),
                   add_f64(load_parts_of_u32_as_f64(x, i + 1), load_parts_of_c128_as_f64(y, i + 1)),
                   add_f64(load_parts_of_u32_as_f64(x, i + 2), load_parts_of_c128_as_f64(y, i + 2)),
                   add_f64(load_parts_of_u32_as_f64(x, i + 3), load_parts_of_c128_as_f64(y, i + 3)));
    store_f64_wide(z, 2 * i + 8, add_f64(load_parts_of_u32_as_f64(x, i + 4), load_parts_of_c128_as_f64(y, i + 4)),
                   add_f64(load_parts_of_u32_as_f64(x, i + 5), load_parts_of_c128_as_f64(y, i + 5)),
                   add_f64(load_parts_of_u32_as_f64(x, i + 6), load_parts_of_c128_as_f64(y, i + 6)),
                   add_f64(load_parts_of_u32_as_f64(x, i + 7), load_parts_of_c128_as_f64(y, i + 7)));
}

PRIMITIVE float64x2_t load_i8_as_f64(const char *p, size_t i) {
    return vcvtq_n_f64_s64(vreinterpretq_s64_u64(high_8_of_64(eight_u8(p, first_of_eight(i)), i)), 56);
}

PRIMITIVE float64x2_t load_u64_as_f64(const char *p, size_t i) {
    return vcvtq_f64_u64(load_u64(p, i));
}

PRIMITIVE float64x2_t load_i16_as_f64(const char *p, size_t i) {
    return vcvtq_n_f64_s64(vreinterpretq_s64_u64(high_16_of_64(load_u8(p, 2 * first_of_eight(i)), i)), 48);
}

PRIMITIVE int64x2_t signed_64(uint64x2_t v) {
    return vreinterpretq_s64_u64(v);
}

PRIMITIVE float64x2_t load_i32_as_f64(const char *p, size_t i) {
    return vcvtq_f64_s64(signed_64(load_i32_as_i64(p, i)));
}

PRIMITIVE float64x2_t load_i64_as_f64(const char *p, size_t i) {
    return vcvtq_f64_s64(signed_64(load_u64(p, i)));
}

PRIMITIVE float32x4_t f32_of_f64(float64x2_t low, float64x2_t high) {
    return vcvt_high_f32_f64(vcvt_f32_f64(low), high);
}

/* Where a number has more than 53 bits, the lowest 11 become one: whether any of them is set. */
PRIMITIVE uint64x2_t sticky(uint64x2_t v, uint64x2_t magnitude) {
    const uint64x2_t is_large = vcgtq_u64(magnitude, vdupq_n_u64(UINT64_C(1) << 53));
    const uint64x2_t low = vandq_u64(is_large, vdupq_n_u64(0x7ff));
    const uint64x2_t carried = vaddq_u64(vandq_u64(v, low), low);
    return vbicq_u64(vorrq_u64(v, carried), low);
}

PRIMITIVE float64x2_t load_u64_as_f64_odd(const char *p, size_t i) {
    const uint64x2_t v = load_u64(p, i);
    return vcvtq_f64_u64(sticky(v, v));
}

PRIMITIVE float32x4_t load_u64_as_f32(const char *p, size_t i) {
    return f32_of_f64(load_u64_as_f64_odd(p, i), load_u64_as_f64_odd(p, i + 2));
}

/* Elements from i on as complex numbers, real and imaginary parts in turns. */
PRIMITIVE float32x4_t load_parts_of_u64_as_f32(const char *p, size_t i) {
    const float32x4_t v = load_u64_as_f32(p, i % 4 ? i - 2 : i), zero = vdupq_n_f32(0);
    return i % 4 ? vzip2q_f32(v, zero) : vzip1q_f32(v, zero);
}

PRIMITIVE void add_parts_of_u64_and_c64_as_c64(char *z, const char *x, const char *y, size_t i) {
    store_f32_wide(z, 2 * i, add_f32(load_parts_of_u64_as_f32(x, i), load_parts_of_c64_as_f32(y, i)),
                   add_f32(load_parts_of_u64_as_f32(x, i + 2), load_parts_of_c64_as_f32(y, i + 2)),
                   add_f32(load_parts_of_u64_as_f32(x, i + 4), load_parts_of_c64_as_f32(y, i + 4)),
                   add_f32(load_parts_of_u64_as_f32(x, i + 6), load_parts_of_c64_as_f32(y, i + 6)));
}

/* Elements from i on as complex numbers, real and imaginary parts in turns. */
PRIMITIVE float64x2_t load_parts_of_u64_as_f64(const char *p, size_t i) {
    const float64x2_t v = load_u64_as_f64(p, i % 2 ? i - 1 : i), zero = vdupq_n_f64(0);
    return i % 2 ? vzip2q_f64(v, zero) : vzip1q_f64(v, zero);
}

PRIMITIVE void add_parts_of_u64_and_c128_as_c128(char *z, const char *x, const char *y, size_t i) {
    store_f64_wide(z, 2 * i, add_f64(load_parts_of_u64_as_f64(x, i), load_parts_of_c128_as_f64(y, i)),
                   add_f64(load_parts_of_u64_as_f64(x, i + 1), load_parts_of_c128_as_f64(y, i + 1)),
                   add_f64(load_parts_of_u64_as_f64(x, i + 2), load_parts_of_c128_as_f64(y, i + 2)),
                   add_f64(load_parts_of_u64_as_f64(x, i + 3), load_parts_of_c128_as_f64(y, i + 3)));
    store_f64_wide(z, 2 * i + 8, add_f64(load_parts_of_u64_as_f64(x, i + 4), load_parts_of_c128_as_f64(y, i + 4)),
                   add_f64(load_parts_of_u64_as_f64(x, i + 5), load_parts_of_c128_as_f64(y, i + 5)),
                   add_f64(load_parts_of_u64_as_f64(x, i + 6), load_parts_of_c128_as_f64(y, i + 6)),
                   add_f64(load_parts_of_u64_as_f64(x, i + 7), load_parts_of_c128_as_f64(y, i + 7)));
}

PRIMITIVE float32x4_t load_i8_as_f32(const char *p, size_t i) {
    return vcvtq_n_f32_s32(vreinterpretq_s32_u32(high_8_of_32(eight_u8(p, first_of_eight(i)), i)), 24);
}

/* Elements from i on as complex numbers, real and imaginary parts in turns. */
PRIMITIVE float32x4_t load_parts_of_i8_as_f32(const char *p, size_t i) {
    const float32x4_t v = load_i8_as_f32(p, i % 4 ? i - 2 : i), zero = vdupq_n_f32(0);
    return i % 4 ? vzip2q_f32(v, zero) : vzip1q_f32(v, zero);
}

PRIMITIVE void add_parts_of_i8_and_c64_as_c64(char *z, const char *x, const char *y, size_t i) {
    store_f32_wide(z, 2 * i, add_f32(load_parts_of_i8_as_f32(x, i), load_parts_of_c64_as_f32(y, i)),
                   add_f32(load_parts_of_i8_as_f32(x, i + 2), load_parts_of_c64_as_f32(y, i + 2)),
                   add_f32(load_parts_of_i8_as_f32(x, i + 4), load_parts_of_c64_as_f32(y, i + 4)),
                   add_f32(load_parts_of_i8_as_f32(x, i + 6), load_parts_of_c64_as_f32(y, i + 6)));
}

/* Elements from i on as complex numbers, real and imaginary parts in turns. */
PRIMITIVE float64x2_t load_parts_of_i8_as_f64(const char *p, size_t i) {
    const float64x2_t v = load_i8_as_f64(p, i % 2 ? i - 1 : i), zero = vdupq_n_f64(0);
    return i % 2 ? vzip2q_f64(v, zero) : vzip1q_f64(v, zero);
}

PRIMITIVE void add_parts_of_i8_and_c128_as_c128(char *z, const char *x, const char *y, size_t i) {
    store_f64_wide(z, 2 * i, add_f64(load_parts_of_i8_as_f64(x, i), load_parts_of_c128_as_f64(y, i)),
                   add_f64(load_parts_of_i8_as_f64(x, i + 1), load_parts_of_c128_as_f64(y, i + 1)),
                   add_f64(load_parts_of_i8_as_f64(x, i + 2), load_parts_of_c128_as_f64(y, i + 2)),
                   add_f64(load_parts_of_i8_as_f64(x, i + 3), load_parts_of_c128_as_f64(y, i + 3)));
    store_f64_wide(z, 2 * i + 8, add_f64(load_parts_of_i8_as_f64(x, i + 4), load_parts_of_c128_as_f64(y, i + 4)),
                   add_f64(load_parts_of_i8_as_f64(x, i + 5), load_parts_of_c128_as_f64(y, i + 5)),
                   add_f64(load_parts_of_i8_as_f64(x, i + 6), load_parts_of_c128_as_f64(y, i + 6)),
                   add_f64(load_parts_of_i8_as_f64(x, i + 7), load_parts_of_c128_as_f64(y, i + 7)));
}

PRIMITIVE float32x4_t load_i16_as_f32(const char *p, size_t i) {
    return vcvtq_f32_s32(signed_32(load_i16_as_i32(p, i)));
}

/* Elements from i on as complex numbers, real and imaginary parts in turns. */
PRIMITIVE float32x4_t load_parts_of_i16_as_f32(const char *p, size_t i) {
    const float32x4_t v = load_i16_as_f32(p, i % 4 ? i - 2 : i), zero = vdupq_n_f32(0);
    return i % 4 ? vzip2q_f32(v, zero) : vzip1q_f32(v, zero);
}

PRIMITIVE void add_parts_of_i16_and_c64_as_c64(char *z, const char *x, const char *y, size_t i) {
    store_f32_wide(z, 2 * i, add_f32(load_parts_of_i16_as_f32(x, i), load_parts_of_c64_as_f32(y, i)),
                   add_f32(load_parts_of_i16_as_f32(x, i + 2), load_parts_of_c64_as_f32(y, i + 2)),
                   add_f32(load_parts_of_i16_as_f32(x, i + 4), load_parts_of_c64_as_f32(y, i + 4)),
                   add_f32(load_parts_of_i16_as_f32(x, i + 6), load_parts_of_c64_as_f32(y, i + 6)));
}

/* Elements from i on as complex numbers, real and imaginary parts in turns. */
PRIMITIVE float64x2_t load_parts_of_i16_as_f64(const char *p, size_t i) {
    const float64x2_t v = load_i16_as_f64(p, i % 2 ? i - 1 : i), zero = vdupq_n_f64(0);
    return i % 2 ? vzip2q_f64(v, zero) : vzip1q_f64(v, zero);
}

PRIMITIVE void add_parts_of_i16_and_c128_as_c128(char *z, const char *x, const char *y, size_t i) {
    store_f64_wide(z, 2 * i, add_f64(load_parts_of_i16_as_f64(x, i), load_parts_of_c128_as_f64(y, i)),
                   add_f64(load_parts_of_i16_as_f64(x, i + 1), load_parts_of_c128_as_f64(y, i + 1)),
                   add_f64(load_parts_of_i16_as_f64(x, i + 2), load_parts_of_c128_as_f64(y, i + 2)),
                   add_f64(load_parts_of_i16_as_f64(x, i + 3), load_parts_of_c128_as_f64(y, i + 3)));
    store_f64_wide(z, 2 * i + 8, add_f64(load_parts_of_i16_as_f64(x, i + 4), load_parts_of_c128_as_f64(y, i + 4)),
                   add_f64(load_parts_of_i16_as_f64(x, i + 5), load_parts_of_c128_as_f64(y, i + 5)),
                   add_f64(load_parts_of_i16_as_f64(x, i + 6), load_parts_of_c128_as_f64(y, i + 6)),
                   add_f64(load_parts_of_i16_as_f64(x, i + 7), load_parts_of_c128_as_f64(y, i + 7)));
}

PRIMITIVE float32x4_t load_i32_as_f32(const char *p, size_t i) {
    return vcvtq_f32_s32(signed_32(load_u32(p, i)));
}

/* Elements from i on as complex numbers, real and imaginary parts in turns. */
PRIMITIVE float32x4_t load_parts_of_i32_as_f32(const char *p, size_t i) {
    const float32x4_t v = load_i32_as_f32(p, i % 4 ? i - 2 : i), zero = vdupq_n_f32(0);
    return i % 4 ? vzip2q_f32(v, zero) : vzip1q_f32(v, zero);
}

PRIMITIVE void add_parts_of_i32_and_c64_as_c64(char *z, const char *x, const char *y, size_t i) {
    store_f32_wide(z, 2 * i, add_f32(load_parts_of_i32_as_f32(x, i), load_parts_of_c64_as_f32(y, i)),
                   add_f32(load_parts_of_i32_as_f32(x, i + 2), load_parts_of_c64_as_f32(y, i + 2)),
                   add_f32(load_parts_of_i32_as_f32(x, i + 4), load_parts_of_c64_as_f32(y, i + 4)),
                   add_f32(load_parts_of_i32_as_f32(x, i + 6), load_parts_of_c64_as_f32(y, i + 6)));
}

/* Elements from i on as complex numbers, real and imaginary parts in turns. */
PRIMITIVE float64x2_t load_parts_of_i32_as_f64(const char *p, size_t i) {
    const float64x2_t v = load_i32_as_f64(p, i % 2 ? i - 1 : i), zero = vdupq_n_f64(0);
    return i % 2 ? vzip2q_f64(v, zero) : vzip1q_f64(v, zero);
}

PRIMITIVE void add_parts_of_i32_and_c128_as_c128(char *z, const char *x, const char *y, size_t i) {
    store_f64_wide(z, 2 * i, add_f64(load_parts_of_i32_as_f64(x, i), load_parts_of_c128_as_f64(y, i)),
                   add_f64(load_parts_of_i32_as_f64(x, i + 1), load_parts_of_c128_as_f64(y, i + 1)),
                   add_f64(load_parts_of_i32_as_f64(x, i + 2), load_parts_of_c128_as_f64(y, i + 2)),
                   add_f64(load_parts_of_i32_as_f64(x, i + 3), load_parts_of_c128_as_f64(y, i + 3)));
    store_f64_wide(z, 2 * i + 8, add_f64(load_parts_of_i32_as_f64(x, i + 4), load_parts_of_c128_as_f64(y, i + 4)),
                   add_f64(load_parts_of_i32_as_f64(x, i + 5), load_parts_of_c128_as_f64(y, i + 5)),
                   add_f64(load_parts_of_i32_as_f64(x, i + 6), load_parts_of_c128_as_f64(y, i + 6)),
                   add_f64(load_parts_of_i32_as_f64(x, i + 7), load_parts_of_c128_as_f64(y, i + 7)));
}

PRIMITIVE float64x2_t load_i64_as_f64_odd(const char *p, size_t i) {
    const uint64x2_t v = load_u64(p, i);
    return vcvtq_f64_s64(signed_64(sticky(v, unsigned_64(vabsq_s64(signed_64(v))))));
}

PRIMITIVE float32x4_t load_i64_as_f32(const char *p, size_t i) {
    return f32_of_f64(load_i64_as_f64_odd(p, i), load_i64_as_f64_odd(p, i + 2));
}

/* Elements from i on as complex numbers, real and imaginary parts in turns. */
PRIMITIVE float32x4_t load_parts_of_i64_as_f32(const char *p, size_t i) {
    const float32x4_t v = load_i64_as_f32(p, i % 4 ? i - 2 : i), zero = vdupq_n_f32(0);
    return i % 4 ? vzip2q_f32(v, zero) : vzip1q_f32(v, zero);
}

PRIMITIVE void add_parts_of_i64_and_c64_as_c64(char *z, const char *x, const char *y, size_t i) {
    store_f32_wide(z, 2 * i, add_f32(load_parts_of_i64_as_f32(x, i), load_parts_of_c64_as_f32(y, i)),
                   add_f32(load_parts_of_i64_as_f32(x, i + 2), load_parts_of_c64_as_f32(y, i + 2)),
                   add_f32(load_parts_of_i64_as_f32(x, i + 4), load_parts_of_c64_as_f32(y, i + 4)),
                   add_f32(load_parts_of_i64_as_f32(x, i + 6), load_parts_of_c64_as_f32(y, i + 6)));
}

/* Elements from i on as complex numbers, real and imaginary parts in turns. */
PRIMITIVE float64x2_t load_parts_of_i64_as_f64(const char *p, size_t i) {
    const float64x2_t v = load_i64_as_f64(p, i % 2 ? i - 1 : i), zero = vdupq_n_f64(0);
    return i % 2 ? vzip2q_f64(v, zero) : vzip1q_f64(v, zero);
}

PRIMITIVE void add_parts_of_i64_and_c128_as_c128(char *z, const char *x, const char *y, size_t i) {
    store_f64_wide(z, 2 * i, add_f64(load_parts_of_i64_as_f64(x, i), load_parts_of_c128_as_f64(y, i)),
                   add_f64(load_parts_of_i64_as_f64(x, i + 1), load_parts_of_c128_as_f64(y, i + 1)),
                   add_f64(load_parts_of_i64_as_f64(x, i + 2), load_parts_of_c128_as_f64(y, i + 2)),
                   add_f64(load_parts_of_i64_as_f64(x, i + 3), load_parts_of_c128_as_f64(y, i + 3)));
    store_f64_wide(z, 2 * i + 8, add_f64(load_parts_of_i64_as_f64(x, i + 4), load_parts_of_c128_as_f64(y, i + 4)),
                   add_f64(load_parts_of_i64_as_f64(x, i + 5), load_parts_of_c128_as_f64(y, i + 5)),
                   add_f64(load_parts_of_i64_as_f64(x, i + 6), load_parts_of_c128_as_f64(y, i + 6)),
                   add_f64(load_parts_of_i64_as_f64(x, i + 7), load_parts_of_c128_as_f64(y, i + 7)));
}

PRIMITIVE float64x2_t load_bf16_as_f64(const char *p, size_t i) {
    const float32x4_t v = load_bf16_as_f32(p, i % 4 ? i - 2 : i);
    return i % 4 ? vcvt_high_f64_f32(v) : vcvt_f64_f32(vget_low_f32(v));
}

/* Elements from i on as complex numbers, real and imaginary parts in turns. */
PRIMITIVE float32x4_t load_parts_of_bf16_as_f32(const char *p, size_t i) {
    const float32x4_t v = load_bf16_as_f32(p, i % 4 ? i - 2 : i), zero = vdupq_n_f32(0);
    return i % 4 ? vzip2q_f32(v, zero) : vzip1q_f32(v, zero);
}

PRIMITIVE void add_parts_of_bf16_and_c64_as_c64(char *z, const char *x, const char *y, size_t i) {
    store_f32_wide(z, 2 * i, add_f32(load_parts_of_bf16_as_f32(x, i), load_parts_of_c64_as_f32(y, i)),
                   add_f32(load_parts_of_bf16_as_f32(x, i + 2), load_parts_of_c64_as_f32(y, i + 2)),
                   add_f32(load_parts_of_bf16_as_f32(x, i + 4), load_parts_of_c64_as_f32(y, i + 4)),
                   add_f32(load_parts_of_bf16_as_f32(x, i + 6), load_parts_of_c64_as_f32(y, i + 6)));
}

/* Elements from i on as complex numbers, real and imaginary parts in turns. */
PRIMITIVE float64x2_t load_parts_of_bf16_as_f64(const char *p, size_t i) {
    const float64x2_t v = load_bf16_as_f64(p, i % 2 ? i - 1 : i), zero = vdupq_n_f64(0);
    return i % 2 ? vzip2q_f64(v, zero) : vzip1q_f64(v, zero);
}

PRIMITIVE void add_parts_of_bf16_and_c128_as_c128(char *z, const char *x, const char *y, size_t i) {
    store_f64_wide(z, 2 * i, add_f64(load_parts_of_bf16_as_f64(x, i), load_parts_of_c128_as_f64(y, i)),
                   add_f64(load_parts_of_bf16_as_f64(x, i + 1), load_parts_of_c128_as_f64(y, i + 1)),
                   add_f64(load_parts_of_bf16_as_f64(x, i + 2), load_parts_of_c128_as_f64(y, i + 2)),
                   add_f64(load_parts_of_bf16_as_f64(x, i + 3), load_parts_of_c128_as_f64(y, i + 3)));
    store_f64_wide(z, 2 * i + 8, add_f64(load_parts_of_bf16_as_f64(x, i + 4), load_parts_of_c128_as_f64(y, i + 4)),
                   add_f64(load_parts_of_bf16_as_f64(x, i + 5), load_parts_of_c128_as_f64(y, i + 5)),
                   add_f64(load_parts_of_bf16_as_f64(x, i + 6), load_parts_of_c128_as_f64(y, i + 6)),
                   add_f64(load_parts_of_bf16_as_f64(x, i + 7), load_parts_of_c128_as_f64(y, i + 7)));
}

PRIMITIVE float32x4_t load_f64_as_f32(const char *p, size_t i) {
    return f32_of_f64(load_f64(p, i), load_f64(p, i + 2));
}

PRIMITIVE float32x4x2_t make_c64(float32x4_t re, float32x4_t im) {
    const float32x4x2_t v = {{re, im}};
    return v;
}

PRIMITIVE float32x4x2_t load_bf16_as_c64(const char *p, size_t i) {
    return make_c64(load_bf16_as_f32(p, i), vdupq_n_f32(0));
}

PRIMITIVE float64x2x2_t make_c128(float64x2_t re, float64x2_t im) {
    const float64x2x2_t v = {{re, im}};
    return v;
}

PRIMITIVE float64x2x2_t load_c128(const char *p, size_t i) {
    const float64x2_t low = load_f64(p, 2 * i), high = load_f64(p, 2 * i + 2);
    return make_c128(vuzp1q_f64(low, high), vuzp2q_f64(low, high));
}

PRIMITIVE float32x4x2_t load_c128_as_c64(const char *p, size_t i) {
    const float64x2x2_t low = load_c128(p, i), high = load_c128(p, i + 2);
    return make_c64(f32_of_f64(low.val[0], high.val[0]), f32_of_f64(low.val[1], high.val[1]));
}

PRIMITIVE float32x4x2_t add_c64(float32x4x2_t a, float32x4x2_t b) {
    return make_c64(vaddq_f32(a.val[0], b.val[0]), vaddq_f32(a.val[1], b.val[1]));
}

PRIMITIVE void store_c64(char *p, size_t i, float32x4x2_t v) {
    store_f32(p, 2 * i, vzip1q_f32(v.val[0], v.val[1]));
    store_f32(p, 2 * i + 4, vzip2q_f32(v.val[0], v.val[1]));
}

PRIMITIVE void store_c64_wide(char *p, size_t i, float32x4x2_t a, float32x4x2_t b) {
    store_c64(p, i, a);
    store_c64(p, i + 4, b);
}

PRIMITIVE float64x2_t load_f16_as_f64(const char *p, size_t i) {
    const float32x4_t v = load_f16_as_f32(p, i % 4 ? i - 2 : i);
    return i % 4 ? vcvt_high_f64_f32(v) : vcvt_f64_f32(vget_low_f32(v));
}

/* Elements from i on as complex numbers, real and imaginary parts in turns. */
PRIMITIVE float32x4_t load_parts_of_f16_as_f32(const char *p, size_t i) {
    const float32x4_t v = load_f16_as_f32(p, i % 4 ? i - 2 : i), zero = vdupq_n_f32(0);
    return i % 4 ? vzip2q_f32(v, zero) : vzip1q_f32(v, zero);
}

PRIMITIVE void add_parts_of_f16_and_c64_as_c64(char *z, const char *x, const char *y, size_t i) {
    store_f32_wide(z, 2 * i, add_f32(load_parts_of_f16_as_f32(x, i), load_parts_of_c64_as_f32(y, i)),
                   add_f32(load_parts_of_f16_as_f32(x, i + 2), load_parts_of_c64_as_f32(y, i + 2)),
                   add_f32(load_parts_of_f16_as_f32(x, i + 4), load_parts_of_c64_as_f32(y, i + 4)),
                   add_f32(load_parts_of_f16_as_f32(x, i + 6), load_parts_of_c64_as_f32(y, i + 6)));
}

/* Elements from i on as complex numbers, real and imaginary parts in turns. */
PRIMITIVE float64x2_t load_parts_of_f16_as_f64(const char *p, size_t i) {
    const float64x2_t v = load_f16_as_f64(p, i % 2 ? i - 1 : i), zero = vdupq_n_f64(0);
    return i % 2 ? vzip2q_f64(v, zero) : vzip1q_f64(v, zero);
}

PRIMITIVE void add_parts_of_f16_and_c128_as_c128(char *z, const char *x, const char *y, size_t i) {
    store_f64_wide(z, 2 * i, add_f64(load_parts_of_f16_as_f64(x, i), load_parts_of_c128_as_f64(y, i)),
                   add_f64(load_parts_of_f16_as_f64(x, i + 1), load_parts_of_c128_as_f64(y, i + 1)),
                   add_f64(load_parts_of_f16_as_f64(x, i + 2), load_parts_of_c128_as_f64(y, i + 2)),
                   add_f64(load_parts_of_f16_as_f64(x, i + 3), load_parts_of_c128_as_f64(y, i + 3)));
    store_f64_wide(z, 2 * i + 8, add_f64(load_parts_of_f16_as_f64(x, i + 4), load_parts_of_c128_as_f64(y, i + 4)),
                   add_f64(load_parts_of_f16_as_f64(x, i + 5), load_parts_of_c128_as_f64(y, i + 5)),
                   add_f64(load_parts_of_f16_as_f64(x, i + 6), load_parts_of_c128_as_f64(y, i + 6)),
                   add_f64(load_parts_of_f16_as_f64(x, i + 7), load_parts_of_c128_as_f64(y, i + 7)));
}

PRIMITIVE float32x4x2_t load_f16_as_c64(const char *p, size_t i) {
    return make_c64(load_f16_as_f32(p, i), vdupq_n_f32(0));
}

PRIMITIVE float64x2_t load_f32_as_f64(const char *p, size_t i) {
    const float32x4_t v = load_f32(p, i % 4 ? i - 2 : i);
    return i % 4 ? vcvt_high_f64_f32(v) : vcvt_f64_f32(vget_low_f32(v));
}

/* Elements from i on as complex numbers, real and imaginary parts in turns. */
PRIMITIVE float32x4_t load_parts_of_f32_as_f32(const char *p, size_t i) {
    const float32x4_t v = load_f32(p, i % 4 ? i - 2 : i), zero = vdupq_n_f32(0);
    return i % 4 ? vzip2q_f32(v, zero) : vzip1q_f32(v, zero);
}

PRIMITIVE void add_parts_of_f32_and_c64_as_c64(char *z, const char *x, const char *y, size_t i) {
    store_f32_wide(z, 2 * i, add_f32(load_parts_of_f32_as_f32(x, i), load_parts_of_c64_as_f32(y, i)),
                   add_f32(load_parts_of_f32_as_f32(x, i + 2), load_parts_of_c64_as_f32(y, i + 2)),
                   add_f32(load_parts_of_f32_as_f32(x, i + 4), load_parts_of_c64_as_f32(y, i + 4)),
                   add_f32(load_parts_of_f32_as_f32(x, i + 6), load_parts_of_c64_as_f32(y, i + 6)));
}

/* Elements from i on as complex numbers, real and imaginary parts in turns. */
PRIMITIVE float64x2_t load_parts_of_f32_as_f64(const char *p, size_t i) {
    const float64x2_t v = load_f32_as_f64(p, i % 2 ? i - 1 : i), zero = vdupq_n_f64(0);
    return i % 2 ? vzip2q_f64(v, zero) : vzip1q_f64(v, zero);
}

PRIMITIVE void add_parts_of_f32_and_c128_as_c128(char *z, const char *x, const char *y, size_t i) {
    store_f64_wide(z, 2 * i, add_f64(load_parts_of_f32_as_f64(x, i), load_parts_of_c128_as_f64(y, i)),
                   add_f64(load_parts_of_f32_as_f64(x, i + 1), load_parts_of_c128_as_f64(y, i + 1)),
                   add_f64(load_parts_of_f32_as_f64(x, i + 2), load_parts_of_c128_as_f64(y, i + 2)),
                   add_f64(load_parts_of_f32_as_f64(x, i + 3), load_parts_of_c128_as_f64(y, i + 3)));
    store_f64_wide(z, 2 * i + 8, add_f64(load_parts_of_f32_as_f64(x, i + 4), load_parts_of_c128_as_f64(y, i + 4)),
                   add_f64(load_parts_of_f32_as_f64(x, i + 5), load_parts_of_c128_as_f64(y, i + 5)),
                   add_f64(load_parts_of_f32_as_f64(x, i + 6), load_parts_of_c128_as_f64(y, i + 6)),
                   add_f64(load_parts_of_f32_as_f64(x, i + 7), load_parts_of_c128_as_f64(y, i + 7)));
}

PRIMITIVE float32x4x2_t load_f32_as_c64(const char *p, size_t i) {
    return make_c64(load_f32(p, i), vdupq_n_f32(0));
}

/* Elements from i on as complex numbers, real and imaginary parts in turns. */
PRIMITIVE float64x2_t load_parts_of_f64_as_f64(const char *p, size_t i) {
    const float64x2_t v = load_f64(p, i % 2 ? i - 1 : i), zero = vdupq_n_f64(0);
    return i % 2 ? vzip2q_f64(v, zero) : vzip1q_f64(v, zero);
}

PRIMITIVE float64x2_t load_parts_of_c64_as_f64(const char *p, size_t i) {
    return load_f32_as_f64(p, 2 * i);
}

PRIMITIVE void add_parts_of_f64_and_c64_as_c128(char *z, const char *x, const char *y, size_t i) {
    store_f64_wide(z, 2 * i, add_f64(load_parts_of_f64_as_f64(x, i), load_parts_of_c64_as_f64(y, i)),
                   add_f64(load_parts_of_f64_as_f64(x, i + 1), load_parts_of_c64_as_f64(y, i + 1)),
                   add_f64(load_parts_of_f64_as_f64(x, i + 2), load_parts_of_c64_as_f64(y, i + 2)),
                   add_f64(load_parts_of_f64_as_f64(x, i + 3), load_parts_of_c64_as_f64(y, i + 3)));
    store_f64_wide(z, 2 * i + 8, add_f64(load_parts_of_f64_as_f64(x, i + 4), load_parts_of_c64_as_f64(y, i + 4)),
                   add_f64(load_parts_of_f64_as_f64(x, i + 5), load_parts_of_c64_as_f64(y, i + 5)),
                   add_f64(load_parts_of_f64_as_f64(x, i + 6), load_parts_of_c64_as_f64(y, i + 6)),
                   add_f64(load_parts_of_f64_as_f64(x, i + 7), load_parts_of_c64_as_f64(y, i + 7)));
}

PRIMITIVE void add_parts_of_f64_and_c128_as_c128(char *z, const char *x, const char *y, size_t i) {
    store_f64_wide(z, 2 * i, add_f64(load_parts_of_f64_as_f64(x, i), load_parts_of_c128_as_f64(y, i)),
                   add_f64(load_parts_of_f64_as_f64(x, i + 1), load_parts_of_c128_as_f64(y, i + 1)),
                   add_f64(load_parts_of_f64_as_f64(x, i + 2), load_parts_of_c128_as_f64(y, i + 2)),
                   add_f64(load_parts_of_f64_as_f64(x, i + 3), load_parts_of_c128_as_f64(y, i + 3)));
    store_f64_wide(z, 2 * i + 8, add_f64(load_parts_of_f64_as_f64(x, i + 4), load_parts_of_c128_as_f64(y, i + 4)),
                   add_f64(load_parts_of_f64_as_f64(x, i + 5), load_parts_of_c128_as_f64(y, i + 5)),
                   add_f64(load_parts_of_f64_as_f64(x, i + 6), load_parts_of_c128_as_f64(y, i + 6)),
                   add_f64(load_parts_of_f64_as_f64(x, i + 7), load_parts_of_c128_as_f64(y, i + 7)));
}

PRIMITIVE void add_parts_of_c64_and_c64_as_c64(char *z, const char *x, const char *y, size_t i) {
    store_f32_wide(z, 2 * i, add_f32(load_parts_of_c64_as_f32(x, i), load_parts_of_c64_as_f32(y, i)),
                   add_f32(load_parts_of_c64_as_f32(x, i + 2), load_parts_of_c64_as_f32(y, i + 2)),
                   add_f32(load_parts_of_c64_as_f32(x, i + 4), load_parts_of_c64_as_f32(y, i + 4)),
                   add_f32(load_parts_of_c64_as_f32(x, i + 6), load_parts_of_c64_as_f32(y, i + 6)));
}

PRIMITIVE void add_parts_of_c64_and_c128_as_c128(char *z, const char *x, const char *y, size_t i) {
    store_f64_wide(z, 2 * i, add_f64(load_parts_of_c64_as_f64(x, i), load_parts_of_c128_as_f64(y, i)),
                   add_f64(load_parts_of_c64_as_f64(x, i + 1), load_parts_of_c128_as_f64(y, i + 1)),
                   add_f64(load_parts_of_c64_as_f64(x, i + 2), load_parts_of_c128_as_f64(y, i + 2)),
                   add_f64(load_parts_of_c64_as_f64(x, i + 3), load_parts_of_c128_as_f64(y, i + 3)));
    store_f64_wide(z, 2 * i + 8, add_f64(load_parts_of_c64_as_f64(x, i + 4), load_parts_of_c128_as_f64(y, i + 4)),
                   add_f64(load_parts_of_c64_as_f64(x, i + 5), load_parts_of_c128_as_f64(y, i + 5)),
                   add_f64(load_parts_of_c64_as_f64(x, i + 6), load_parts_of_c128_as_f64(y, i + 6)),
                   add_f64(load_parts_of_c64_as_f64(x, i + 7), load_parts_of_c128_as_f64(y, i + 7)));
}

/* Elements from i on as complex numbers, real and imaginary parts in turns. */
PRIMITIVE float32x4_t load_parts_of_f64_as_f32(const char *p, size_t i) {
    const float32x4_t v = load_f64_as_f32(p, i % 4 ? i - 2 : i), zero = vdupq_n_f32(0);
    return i % 4 ? vzip2q_f32(v, zero) : vzip1q_f32(v, zero);
}

PRIMITIVE void add_parts_of_f64_and_c64_as_c64(char *z, const char *x, const char *y, size_t i) {
    store_f32_wide(z, 2 * i, add_f32(load_parts_of_f64_as_f32(x, i), load_parts_of_c64_as_f32(y, i)),
                   add_f32(load_parts_of_f64_as_f32(x, i + 2), load_parts_of_c64_as_f32(y, i + 2)),
                   add_f32(load_parts_of_f64_as_f32(x, i + 4), load_parts_of_c64_as_f32(y, i + 4)),
                   add_f32(load_parts_of_f64_as_f32(x, i + 6), load_parts_of_c64_as_f32(y, i + 6)));
}

PRIMITIVE float32x4x2_t load_c64(const char *p, size_t i) {
    const float32x4_t low = load_f32(p, 2 * i), high = load_f32(p, 2 * i + 4);
    return make_c64(vuzp1q_f32(low, high), vuzp2q_f32(low, high));
}

PRIMITIVE void add_parts_of_c128_and_c128_as_c128(char *z, const char *x, const char *y, size_t i) {
    store_f64_wide(z, 2 * i, add_f64(load_parts_of_c128_as_f64(x, i), load_parts_of_c128_as_f64(y, i)),
                   add_f64(load_parts_of_c128_as_f64(x, i + 1), load_parts_of_c128_as_f64(y, i + 1)),
                   add_f64(load_parts_of_c128_as_f64(x, i + 2), load_parts_of_c128_as_f64(y, i + 2)),
                   add_f64(load_parts_of_c128_as_f64(x, i + 3), load_parts_of_c128_as_f64(y, i + 3)));
    store_f64_wide(z, 2 * i + 8, add_f64(load_parts_of_c128_as_f64(x, i + 4), load_parts_of_c128_as_f64(y, i + 4)),
                   add_f64(load_parts_of_c128_as_f64(x, i + 5), load_parts_of_c128_as_f64(y, i + 5)),
                   add_f64(load_parts_of_c128_as_f64(x, i + 6), load_parts_of_c128_as_f64(y, i + 6)),
                   add_f64(load_parts_of_c128_as_f64(x, i + 7), load_parts_of_c128_as_f64(y, i + 7)));
}

PRIMITIVE uint8x16_t subtract_u8(uint8x16_t a, uint8x16_t b) {
    return vsubq_u8(a, b);
}

PRIMITIVE uint16x8_t subtract_u16(uint16x8_t a, uint16x8_t b) {
    return vsubq_u16(a, b);
}

PRIMITIVE uint32x4_t subtract_u32(uint32x4_t a, uint32x4_t b) {
    return vsubq_u32(a, b);
}

PRIMITIVE uint64x2_t subtract_u64(uint64x2_t a, uint64x2_t b) {
    return vsubq_u64(a, b);
}

PRIMITIVE float32x4_t subtract_f32(float32x4_t a, float32x4_t b) {
    return vsubq_f32(a, b);
}

PRIMITIVE float64x2_t subtract_f64(float64x2_t a, float64x2_t b) {
    return vsubq_f64(a, b);
}

PRIMITIVE void subtract_parts_of_b_and_c64_as_c64(char *z, const char *x, const char *y, size_t i) {
    store_f32_wide(z, 2 * i, subtract_f32(load_parts_of_b_as_f32(x, i), load_parts_of_c64_as_f32(y, i)),
                   subtract_f32(load_parts_of_b_as_f32(x, i + 2), load_parts_of_c64_as_f32(y, i + 2)),
                   subtract_f32(load_parts_of_b_as_f32(x, i + 4), load_parts_of_c64_as_f32(y, i + 4)),
                   subtract_f32(load_parts_of_b_as_f32(x, i + 6), load_parts_of_c64_as_f32(y, i + 6)));
}

PRIMITIVE void subtract_parts_of_b_and_c128_as_c128(char *z, const char *x, const char *y, size_t i) {
    store_f64_wide(z, 2 * i, subtract_f64(load_parts_of_b_as_f64(x, i), load_parts_of_c128_as_f64(y, i)),
                   subtract_f64(load_parts_of_b_as_f64(x, i + 1), load_parts_of_c128_as_f64(y, i + 1)),
                   subtract_f64(load_parts_of_b_as_f64(x, i + 2), load_parts_of_c128_as_f64(y, i + 2)),
                   subtract_f64(load_parts_of_b_as_f64(x, i + 3), load_parts_of_c128_as_f64(y, i + 3)));
    store_f64_wide(z, 2 * i + 8, subtract_f64(load_parts_of_b_as_f64(x, i + 4), load_parts_of_c128_as_f64(y, i + 4)),
                   subtract_f64(load_parts_of_b_as_f64(x, i + 5), load_parts_of_c128_as_f64(y, i + 5)),
                   subtract_f64(load_parts_of_b_as_f64(x, i + 6), load_parts_of_c128_as_f64(y, i + 6)),
                   subtract_f64(load_parts_of_b_as_f64(x, i + 7), load_parts_of_c128_as_f64(y, i + 7)));
}

PRIMITIVE void subtract_parts_of_u8_and_c64_as_c64(char *z, const char *x, const char *y, size_t i) {
    store_f32_wide(z, 2 * i, subtract_f32(load_parts_of_u8_as_f32(x, i), load_parts_of_c64_as_f32(y, i)),
                   subtract_f32(load_parts_of_u8_as_f32(x, i + 2), load_parts_of_c64_as_f32(y, i + 2)),
                   subtract_f32(load_parts_of_u8_as_f32(x, i + 4), load_parts_of_c64_as_f32(y, i + 4)),
                   subtract_f32(load_parts_of_u8_as_f32(x, i + 6), load_parts_of_c64_as_f32(y, i + 6)));
}

PRIMITIVE void subtract_parts_of_u8_and_c128_as_c128(char *z, const char *x, const char *y, size_t i) {
    store_f64_wide(z, 2 * i, subtract_f64(load_parts_of_u8_as_f64(x, i), load_parts_of_c128_as_f64(y, i)),
                   subtract_f64(load_parts_of_u8_as_f64(x, i + 1), load_parts_of_c128_as_f64(y, i + 1)),
                   subtract_f64(load_parts_of_u8_as_f64(x, i + 2), load_parts_of_c128_as_f64(y, i + 2)),
                   subtract_f64(load_parts_of_u8_as_f64(x, i + 3), load_parts_of_c128_as_f64(y, i + 3)));
    store_f64_wide(z, 2 * i + 8, subtract_f64(load_parts_of_u8_as_f64(x, i + 4), load_parts_of_c128_as_f64(y, i + 4)),
                   subtract_f64(load_parts_of_u8_as_f64(x, i + 5), load_parts_of_c128_as_f64(y, i + 5)),
                   subtract_f64(load_parts_of_u8_as_f64(x, i + 6), load_parts_of_c128_as_f64(y, i + 6)),
                   subtract_f64(load_parts_of_u8_as_f64(x, i + 7), load_parts_of_c128_as_f64(y, i + 7)));
}

PRIMITIVE void subtract_parts_of_u16_and_c64_as_c64(char *z, const char *x, const char *y, size_t i) {
    store_f32_wide(z, 2 * i, subtract_f32(load_parts_of_u16_as_f32(x, i), load_parts_of_c64_as_f32(y, i)),
                   subtract_f32(load_parts_of_u16_as_f32(x, i + 2), load_parts_of_c64_as_f32(y, i + 2)),
                   subtract_f32(load_parts_of_u16_as_f32(x, i + 4), load_parts_of_c64_as_f32(y, i + 4)),
                   subtract_f32(load_parts_of_u16_as_f32(x, i + 6), load_parts_of_c64_as_f32(y, i + 6)));
}

PRIMITIVE void subtract_parts_of_u16_and_c128_as_c128(char *z, const char *x, const char *y, size_t i) {
    store_f64_wide(z, 2 * i, subtract_f64(load_parts_of_u16_as_f64(x, i), load_parts_of_c128_as_f64(y, i)),
                   subtract_f64(load_parts_of_u16_as_f64(x, i + 1), load_parts_of_c128_as_f64(y, i + 1)),
                   subtract_f64(load_parts_of_u16_as_f64(x, i + 2), load_parts_of_c128_as_f64(y, i + 2)),
                   subtract_f64(load_parts_of_u16_as_f64(x, i + 3), load_parts_of_c128_as_f64(y, i + 3)));
    store_f64_wide(z, 2 * i + 8, subtract_f64(load_parts_of_u16_as_f64(x, i + 4), load_parts_of_c128_as_f64(y, i + 4)),
                   subtract_f64(load_parts_of_u16_as_f64(x, i + 5), load_parts_of_c128_as_f64(y, i + 5)),
                   subtract_f64(load_parts_of_u16_as_f64(x, i + 6), load_parts_of_c128_as_f64(y, i + 6)),
                   subtract_f64(load_parts_of_u16_as_f64(x, i + 7), load_parts_of_c128_as_f64(y, i + 7)));
}

PRIMITIVE void subtract_parts_of_u32_and_c64_as_c64(char *z, const char *x, const char *y, size_t i) {
    store_f32_wide(z, 2 * i, subtract_f32(load_parts_of_u32_as_f32(x, i), load_parts_of_c64_as_f32(y, i)),
                   subtract_f32(load_parts_of_u32_as_f32(x, i + 2), load_parts_of_c64_as_f32(y, i + 2)),
                   subtract_f32(load_parts_of_u32_as_f32(x, i + 4), load_parts_of_c64_as_f32(y, i + 4)),
                   subtract_f32(load_parts_of_u32_as_f32(x, i + 6), load_parts_of_c64_as_f32(y, i + 6)));
}

PRIMITIVE void subtract_parts_of_u32_and_c128_as_c128(char *z, const char *x, const char *y, size_t i) {
    store_f64_wide(z, 2 * i, subtract_f64(load_parts_of_u32_as_f64(x, i), load_parts_of_c128_as_f64(y, i)),
                   subtract_f64(load_parts_of_u32_as_f64(x, i + 1), load_parts_of_c128_as_f64(y, i + 1)),
                   subtract_f64(load_parts_of_u32_as_f64(x, i + 2), load_parts_of_c128_as_f64(y, i + 2)),
                   subtract_f64(load_parts_of_u32_as_f64(x, i + 3), load_parts_of_c128_as_f64(y, i + 3)));
    store_f64_wide(z, 2 * i + 8, subtract_f64(load_parts_of_u32_as_f64(x, i + 4), load_parts_of_c128_as_f64(y, i + 4)),
                   subtract_f64(load_parts_of_u32_as_f64(x, i + 5), load_parts_of_c128_as_f64(y, i + 5)),
                   subtract_f64(load_parts_of_u32_as_f64(x, i + 6), load_parts_of_c128_as_f64(y, i + 6)),
                   subtract_f64(load_parts_of_u32_as_f64(x, i + 7), load_parts_of_c128_as_f64(y, i + 7)));
}

PRIMITIVE void subtract_parts_of_u64_and_c64_as_c64(char *z, const char *x, const char *y, size_t i) {
    store_f32_wide(z, 2 * i, subtract_f32(load_parts_of_u64_as_f32(x, i), load_parts_of_c64_as_f32(y, i)),
                   subtract_f32(load_parts_of_u64_as_f32(x, i + 2), load_parts_of_c64_as_f32(y, i + 2)),
                   subtract_f32(load_parts_of_u64_as_f32(x, i + 4), load_parts_of_c64_as_f32(y, i + 4)),
                   subtract_f32(load_parts_of_u64_as_f32(x, i + 6), load_parts_of_c64_as_f32(y, i + 6)));
}

PRIMITIVE void subtract_parts_of_u64_and_c128_as_c128(char *z, const char *x, const char *y, size_t i) {
    store_f64_wide(z, 2 * i, subtract_f64(load_parts_of_u64_as_f64(x, i), load_parts_of_c128_as_f64(y, i)),
                   subtract_f64(load_parts_of_u64_as_f64(x, i + 1), load_parts_of_c128_as_f64(y, i + 1)),
                   subtract_f64(load_parts_of_u64_as_f64(x, i + 2), load_parts_of_c128_as_f64(y, i + 2)),
                   subtract_f64(load_parts_of_u64_as_f64(x, i + 3), load_parts_of_c128_as_f64(y, i + 3)));
    store_f64_wide(z, 2 * i + 8, subtract_f64(load_parts_of_u64_as_f64(x, i + 4), load_parts_of_c128_as_f64(y, i + 4)),
                   subtract_f64(load_parts_of_u64_as_f64(x, i + 5), load_parts_of_c128_as_f64(y, i + 5)),
                   subtract_f64(load_parts_of_u64_as_f64(x, i + 6), load_parts_of_c128_as_f64(y, i + 6)),
                   subtract_f64(load_parts_of_u64_as_f64(x, i + 7), load_parts_of_c128_as_f64(y, i + 7)));
}

PRIMITIVE void subtract_parts_of_i8_and_c64_as_c64(char *z, const char *x, const char *y, size_t i) {
    store_f32_wide(z, 2 * i, subtract_f32(load_parts_of_i8_as_f32(x, i), load_parts_of_c64_as_f32(y, i)),
                   subtract_f32(load_parts_of_i8_as_f32(x, i + 2), load_parts_of_c64_as_f32(y, i + 2)),
                   subtract_f32(load_parts_of_i8_as_f32(x, i + 4), load_parts_of_c64_as_f32(y, i + 4)),
                   subtract_f32(load_parts_of_i8_as_f32(x, i + 6), load_parts_of_c64_as_f32(y, i + 6)));
}

PRIMITIVE void subtract_parts_of_i8_and_c128_as_c128(char *z, const char *x, const char *y, size_t i) {
    store_f64_wide(z, 2 * i, subtract_f64(load_parts_of_i8_as_f64(x, i), load_parts_of_c128_as_f64(y, i)),
                   subtract_f64(load_parts_of_i8_as_f64(x, i + 1), load_parts_of_c128_as_f64(y, i + 1)),
                   subtract_f64(load_parts_of_i8_as_f64(x, i + 2), load_parts_of_c128_as_f64(y, i + 2)),
                   subtract_f64(load_parts_of_i8_as_f64(x, i + 3), load_parts_of_c128_as_f64(y, i + 3)));
    store_f64_wide(z, 2 * i + 8, subtract_f64(load_parts_of_i8_as_f64(x, i + 4), load_parts_of_c128_as_f64(y, i + 4)),
                   subtract_f64(load_parts_of_i8_as_f64(x, i + 5), load_parts_of_c128_as_f64(y, i + 5)),
                   subtract_f64(load_parts_of_i8_as_f64(x, i + 6), load_parts_of_c128_as_f64(y, i + 6)),
                   subtract_f64(load_parts_of_i8_as_f64(x, i + 7), load_parts_of_c128_as_f64(y, i + 7)));
}

PRIMITIVE void subtract_parts_of_i16_and_c64_as_c64(char *z, const char *x, const char *y, size_t i) {
    store_f32_wide(z, 2 * i, subtract_f32(load_parts_of_i16_as_f32(x, i), load_parts_of_c64_as_f32(y, i)),
                   subtract_f32(load_parts_of_i16_as_f32(x, i + 2), load_parts_of_c64_as_f32(y, i + 2)),
                   subtract_f32(load_parts_of_i16_as_f32(x, i + 4), load_parts_of_c64_as_f32(y, i + 4)),
                   subtract_f32(load_parts_of_i16_as_f32(x, i + 6), load_parts_of_c64_as_f32(y, i + 6)));
}

PRIMITIVE void subtract_parts_of_i16_and_c128_as_c128(char *z, const char *x, const char *y, size_t i) {
    store_f64_wide(z, 2 * i, subtract_f64(load_parts_of_i16_as_f64(x, i), load_parts_of_c128_as_f64(y, i)),
                   subtract_f64(load_parts_of_i16_as_f64(x, i + 1), load_parts_of_c128_as_f64(y, i + 1)),
                   subtract_f64(load_parts_of_i16_as_f64(x, i + 2), load_parts_of_c128_as_f64(y, i + 2)),
                   subtract_f64(load_parts_of_i16_as_f64(x, i + 3), load_parts_of_c128_as_f64(y, i + 3)));
    store_f64_wide(z, 2 * i + 8, subtract_f64(load_parts_of_i16_as_f64(x, i + 4), load_parts_of_c128_as_f64(y, i + 4)),
                   subtract_f64(load_parts_of_i16_as_f64(x, i + 5), load_parts_of_c128_as_f64(y, i + 5)),
                   subtract_f64(load_parts_of_i16_as_f64(x, i + 6), load_parts_of_c128_as_f64(y, i + 6)),
                   subtract_f64(load_parts_of_i16_as_f64(x, i + 7), load_parts_of_c128_as_f64(y, i + 7)));
}

PRIMITIVE void subtract_parts_of_i32_and_c64_as_c64(char *z, const char *x, const char *y, size_t i) {
    store_f32_wide(z, 2 * i, subtract_f32(load_parts_of_i32_as_f32(x, i), load_parts_of_c64_as_f32(y, i)),
                   subtract_f32(load_parts_of_i32_as_f32(x, i + 2), load_parts_of_c64_as_f32(y, i + 2)),
                   subtract_f32(load_parts_of_i32_as_f32(x, i + 4), load_parts_of_c64_as_f32(y, i + 4)),
                   subtract_f32(load_parts_of_i32_as_f32(x, i + 6), load_parts_of_c64_as_f32(y, i + 6)));
}

PRIMITIVE void subtract_parts_of_i32_and_c128_as_c128(char *z, const char *x, const char *y, size_t i) {
    store_f64_wide(z, 2 * i, subtract_f64(load_parts_of_i32_as_f64(x, i), load_parts_of_c128_as_f64(y, i)),
                   subtract_f64(load_parts_of_i32_as_f64(x, i + 1), load_parts_of_c128_as_f64(y, i + 1)),
                   subtract_f64(load_parts_of_i32_as_f64(x, i + 2), load_parts_of_c128_as_f64(y, i + 2)),
                   subtract_f64(load_parts_of_i32_as_f64(x, i + 3), load_parts_of_c128_as_f64(y, i + 3)));
    store_f64_wide(z, 2 * i + 8, subtract_f64(load_parts_of_i32_as_f64(x, i + 4), load_parts_of_c128_as_f64(y, i + 4)),
                   subtract_f64(load_parts_of_i32_as_f64(x, i + 5), load_parts_of_c128_as_f64(y, i + 5)),
                   subtract_f64(load_parts_of_i32_as_f64(x, i + 6), load_parts_of_c128_as_f64(y, i + 6)),
                   subtract_f64(load_parts_of_i32_as_f64(x, i + 7), load_parts_of_c128_as_f64(y, i + 7)));
}

PRIMITIVE void subtract_parts_of_i64_and_c64_as_c64(char *z, const char *x, const char *y, size_t i) {
    store_f32_wide(z, 2 * i, subtract_f32(load_parts_of_i64_as_f32(x, i), load_parts_of_c64_as_f32(y, i)),
                   subtract_f32(load_parts_of_i64_as_f32(x, i + 2), load_parts_of_c64_as_f32(y, i + 2)),
                   subtract_f32(load_parts_of_i64_as_f32(x, i + 4), load_parts_of_c64_as_f32(y, i + 4)),
                   subtract_f32(load_parts_of_i64_as_f32(x, i + 6), load_parts_of_c64_as_f32(y, i + 6)));
}

PRIMITIVE void subtract_parts_of_i64_and_c128_as_c128(char *z, const char *x, const char *y, size_t i) {
    store_f64_wide(z, 2 * i, subtract_f64(load_parts_of_i64_as_f64(x, i), load_parts_of_c128_as_f64(y, i)),
                   subtract_f64(load_parts_of_i64_as_f64(x, i + 1), load_parts_of_c128_as_f64(y, i + 1)),
                   subtract_f64(load_parts_of_i64_as_f64(x, i + 2), load_parts_of_c128_as_f64(y, i + 2)),
                   subtract_f64(load_parts_of_i64_as_f64(x, i + 3), load_parts_of_c128_as_f64(y, i + 3)));
    store_f64_wide(z, 2 * i + 8, subtract_f64(load_parts_of_i64_as_f64(x, i + 4), load_parts_of_c128_as_f64(y, i + 4)),
                   subtract_f64(load_parts_of_i64_as_f64(x, i + 5), load_parts_of_c128_as_f64(y, i + 5)),
                   subtract_f64(load_parts_of_i64_as_f64(x, i + 6), load_parts_of_c128_as_f64(y, i + 6)),
                   subtract_f64(load_parts_of_i64_as_f64(x, i + 7), load_parts_of_c128_as_f64(y, i + 7)));
}

PRIMITIVE void subtract_parts_of_bf16_and_c64_as_c64(char *z, const char *x, const char *y, size_t i) {
    store_f32_wide(z, 2 * i, subtract_f32(load_parts_of_bf16_as_f32(x, i), load_parts_of_c64_as_f32(y, i)),
                   subtract_f32(load_parts_of_bf16_as_f32(x, i + 2), load_parts_of_c64_as_f32(y, i + 2)),
                   subtract_f32(load_parts_of_bf16_as_f32(x, i + 4), load_parts_of_c64_as_f32(y, i + 4)),
                   subtract_f32(load_parts_of_bf16_as_f32(x, i + 6), load_parts_of_c64_as_f32(y, i + 6)));
}

PRIMITIVE void subtract_parts_of_bf16_and_c128_as_c128(char *z, const char *x, const char *y, size_t i) {
    store_f64_wide(z, 2 * i, subtract_f64(load_parts_of_bf16_as_f64(x, i), load_parts_of_c128_as_f64(y, i)),
                   subtract_f64(load_parts_of_bf16_as_f64(x, i + 1), load_parts_of_c128_as_f64(y, i + 1)),
                   subtract_f64(load_parts_of_bf16_as_f64(x, i + 2), load_parts_of_c128_as_f64(y, i + 2)),
                   subtract_f64(load_parts_of_bf16_as_f64(x, i + 3), load_parts_of_c128_as_f64(y, i + 3)));
    store_f64_wide(z, 2 * i + 8, subtract_f64(load_parts_of_bf16_as_f64(x, i + 4), load_parts_of_c128_as_f64(y, i + 4)),
                   subtract_f64(load_parts_of_bf16_as_f64(x, i + 5), load_parts_of_c128_as_f64(y, i + 5)),
                   subtract_f64(load_parts_of_bf16_as_f64(x, i + 6), load_parts_of_c128_as_f64(y, i + 6)),
                   subtract_f64(load_parts_of_bf16_as_f64(x, i + 7), load_parts_of_c128_as_f64(y, i + 7)));
}

PRIMITIVE float32x4x2_t subtract_c64(float32x4x2_t a, float32x4x2_t b) {
    return make_c64(vsubq_f32(a.val[0], b.val[0]), vsubq_f32(a.val[1], b.val[1]));
}

PRIMITIVE void subtract_parts_of_f16_and_c64_as_c64(char *z, const char *x, const char *y, size_t i) {
    store_f32_wide(z, 2 * i, subtract_f32(load_parts_of_f16_as_f32(x, i), load_parts_of_c64_as_f32(y, i)),
                   subtract_f32(load_parts_of_f16_as_f32(x, i + 2), load_parts_of_c64_as_f32(y, i + 2)),
                   subtract_f32(load_parts_of_f16_as_f32(x, i + 4), load_parts_of_c64_as_f32(y, i + 4)),
                   subtract_f32(load_parts_of_f16_as_f32(x, i + 6), load_parts_of_c64_as_f32(y, i + 6)));
}

PRIMITIVE void subtract_parts_of_f16_and_c128_as_c128(char *z, const char *x, const char *y, size_t i) {
    store_f64_wide(z, 2 * i, subtract_f64(load_parts_of_f16_as_f64(x, i), load_parts_of_c128_as_f64(y, i)),
                   subtract_f64(load_parts_of_f16_as_f64(x, i + 1), load_parts_of_c128_as_f64(y, i + 1)),
                   subtract_f64(load_parts_of_f16_as_f64(x, i + 2), load_parts_of_c128_as_f64(y, i + 2)),
                   subtract_f64(load_parts_of_f16_as_f64(x, i + 3), load_parts_of_c128_as_f64(y, i + 3)));
    store_f64_wide(z, 2 * i + 8, subtract_f64(load_parts_of_f16_as_f64(x, i + 4), load_parts_of_c128_as_f64(y, i + 4)),
                   subtract_f64(load_parts_of_f16_as_f64(x, i + 5), load_parts_of_c128_as_f64(y, i + 5)),
                   subtract_f64(load_parts_of_f16_as_f64(x, i + 6), load_parts_of_c128_as_f64(y, i + 6)),
                   subtract_f64(load_parts_of_f16_as_f64(x, i + 7), load_parts_of_c128_as_f64(y, i + 7)));
}

PRIMITIVE void subtract_parts_of_f32_and_c64_as_c64(char *z, const char *x, const char *y, size_t i) {
    store_f32_wide(z, 2 * i, subtract_f32(load_parts_of_f32_as_f32(x, i), load_parts_of_c64_as_f32(y, i)),
                   subtract_f32(load_parts_of_f32_as_f32(x, i + 2), load_parts_of_c64_as_f32(y, i + 2)),
                   subtract_f32(load_parts_of_f32_as_f32(x, i + 4), load_parts_of_c64_as_f32(y, i + 4)),
                   subtract_f32(load_parts_of_f32_as_f32(x, i + 6), load_parts_of_c64_as_f32(y, i + 6)));
}

PRIMITIVE void subtract_parts_of_f32_and_c128_as_c128(char *z, const char *x, const char *y, size_t i) {
    store_f64_wide(z, 2 * i, subtract_f64(load_parts_of_f32_as_f64(x, i), load_parts_of_c128_as_f64(y, i)),
                   subtract_f64(load_parts_of_f32_as_f64(x, i + 1), load_parts_of_c128_as_f64(y, i + 1)),
                   subtract_f64(load_parts_of_f32_as_f64(x, i + 2), load_parts_of_c128_as_f64(y, i + 2)),
                   subtract_f64(load_parts_of_f32_as_f64(x, i + 3), load_parts_of_c128_as_f64(y, i + 3)));
    store_f64_wide(z, 2 * i + 8, subtract_f64(load_parts_of_f32_as_f64(x, i + 4), load_parts_of_c128_as_f64(y, i + 4)),
                   subtract_f64(load_parts_of_f32_as_f64(x, i + 5), load_parts_of_c128_as_f64(y, i + 5)),
                   subtract_f64(load_parts_of_f32_as_f64(x, i + 6), load_parts_of_c128_as_f64(y, i + 6)),
                   subtract_f64(load_parts_of_f32_as_f64(x, i + 7), load_parts_of_c128_as_f64(y, i + 7)));
}

PRIMITIVE void subtract_parts_of_f64_and_c64_as_c128(char *z, const char *x, const char *y, size_t i) {
    store_f64_wide(z, 2 * i, subtract_f64(load_parts_of_f64_as_f64(x, i), load_parts_of_c64_as_f64(y, i)),
                   subtract_f64(load_parts_of_f64_as_f64(x, i + 1), load_parts_of_c64_as_f64(y, i + 1)),
                   subtract_f64(load_parts_of_f64_as_f64(x, i + 2), load_parts_of_c64_as_f64(y, i + 2)),
                   subtract_f64(load_parts_of_f64_as_f64(x, i + 3), load_parts_of_c64_as_f64(y, i + 3)));
    store_f64_wide(z, 2 * i + 8, subtract_f64(load_parts_of_f64_as_f64(x, i + 4), load_parts_of_c64_as_f64(y, i + 4)),
                   subtract_f64(load_parts_of_f64_as_f64(x, i + 5), load_parts_of_c64_as_f64(y, i + 5)),
                   subtract_f64(load_parts_of_f64_as_f64(x, i + 6), load_parts_of_c64_as_f64(y, i + 6)),
                   subtract_f64(load_parts_of_f64_as_f64(x, i + 7), load_parts_of_c64_as_f64(y, i + 7)));
}

PRIMITIVE void subtract_parts_of_f64_and_c128_as_c128(char *z, const char *x, const char *y, size_t i) {
    store_f64_wide(z, 2 * i, subtract_f64(load_parts_of_f64_as_f64(x, i), load_parts_of_c128_as_f64(y, i)),
                   subtract_f64(load_parts_of_f64_as_f64(x, i + 1), load_parts_of_c128_as_f64(y, i + 1)),
                   subtract_f64(load_parts_of_f64_as_f64(x, i + 2), load_parts_of_c128_as_f64(y, i + 2)),
                   subtract_f64(load_parts_of_f64_as_f64(x, i + 3), load_parts_of_c128_as_f64(y, i + 3)));
    store_f64_wide(z, 2 * i + 8, subtract_f64(load_parts_of_f64_as_f64(x, i + 4), load_parts_of_c128_as_f64(y, i + 4)),
                   subtract_f64(load_parts_of_f64_as_f64(x, i + 5), load_parts_of_c128_as_f64(y, i + 5)),
                   subtract_f64(load_parts_of_f64_as_f64(x, i + 6), load_parts_of_c128_as_f64(y, i + 6)),
                   subtract_f64(load_parts_of_f64_as_f64(x, i + 7), load_parts_of_c128_as_f64(y, i + 7)));
}

PRIMITIVE void subtract_parts_of_c64_and_b_as_c64(char *z, const char *x, const char *y, size_t i) {
    store_f32_wide(z, 2 * i, subtract_f32(load_parts_of_c64_as_f32(x, i), load_parts_of_b_as_f32(y, i)),
                   subtract_f32(load_parts_of_c64_as_f32(x, i + 2), load_parts_of_b_as_f32(y, i + 2)),
                   subtract_f32(load_parts_of_c64_as_f32(x, i + 4), load_parts_of_b_as_f32(y, i + 4)),
                   subtract_f32(load_parts_of_c64_as_f32(x, i + 6), load_parts_of_b_as_f32(y, i + 6)));
}

PRIMITIVE void subtract_parts_of_c64_and_u8_as_c64(char *z, const char *x, const char *y, size_t i) {
    store_f32_wide(z, 2 * i, subtract_f32(load_parts_of_c64_as_f32(x, i), load_parts_of_u8_as_f32(y, i)),
                   subtract_f32(load_parts_of_c64_as_f32(x, i + 2), load_parts_of_u8_as_f32(y, i + 2)),
                   subtract_f32(load_parts_of_c64_as_f32(x, i + 4), load_parts_of_u8_as_f32(y, i + 4)),
                   subtract_f32(load_parts_of_c64_as_f32(x, i + 6), load_parts_of_u8_as_f32(y, i + 6)));
}

PRIMITIVE void subtract_parts_of_c64_and_u16_as_c64(char *z, const char *x, const char *y, size_t i) {
    store_f32_wide(z, 2 * i, subtract_f32(load_parts_of_c64_as_f32(x, i), load_parts_of_u16_as_f32(y, i)),
                   subtract_f32(load_parts_of_c64_as_f32(x, i + 2), load_parts_of_u16_as_f32(y, i + 2)),
                   subtract_f32(load_parts_of_c64_as_f32(x, i + 4), load_parts_of_u16_as_f32(y, i + 4)),
                   subtract_f32(load_parts_of_c64_as_f32(x, i + 6), load_parts_of_u16_as_f32(y, i + 6)));
}

PRIMITIVE void subtract_parts_of_c64_and_u32_as_c64(char *z, const char *x, const char *y, size_t i) {
    store_f32_wide(z, 2 * i, subtract_f32(load_parts_of_c64_as_f32(x, i), load_parts_of_u32_as_f32(y, i)),
                   subtract_f32(load_parts_of_c64_as_f32(x, i + 2), load_parts_of_u32_as_f32(y, i + 2)),
                   subtract_f32(load_parts_of_c64_as_f32(x, i + 4), load_parts_of_u32_as_f32(y, i + 4)),
                   subtract_f32(load_parts_of_c64_as_f32(x, i + 6), load_parts_of_u32_as_f32(y, i + 6)));
}

PRIMITIVE void subtract_parts_of_c64_and_u64_as_c64(char *z, const char *x, const char *y, size_t i) {
    store_f32_wide(z, 2 * i, subtract_f32(load_parts_of_c64_as_f32(x, i), load_parts_of_u64_as_f32(y, i)),
                   subtract_f32(load_parts_of_c64_as_f32(x, i + 2), load_parts_of_u64_as_f32(y, i + 2)),
                   subtract_f32(load_parts_of_c64_as_f32(x, i + 4), load_parts_of_u64_as_f32(y, i + 4)),
                   subtract_f32(load_parts_of_c64_as_f32(x, i + 6), load_parts_of_u64_as_f32(y, i + 6)));
}

PRIMITIVE void subtract_parts_of_c64_and_i8_as_c64(char *z, const char *x, const char *y, size_t i) {
    store_f32_wide(z, 2 * i, subtract_f32(load_parts_of_c64_as_f32(x, i), load_parts_of_i8_as_f32(y, i)),
                   subtract_f32(load_parts_of_c64_as_f32(x, i + 2), load_parts_of_i8_as_f32(y, i + 2)),
                   subtract_f32(load_parts_of_c64_as_f32(x, i + 4), load_parts_of_i8_as_f32(y, i + 4)),
                   subtract_f32(load_parts_of_c64_as_f32(x, i + 6), load_parts_of_i8_as_f32(y, i + 6)));
}

PRIMITIVE void subtract_parts_of_c64_and_i16_as_c64(char *z, const char *x, const char *y, size_t i) {
    store_f32_wide(z, 2 * i, subtract_f32(load_parts_of_c64_as_f32(x, i), load_parts_of_i16_as_f32(y, i)),
                   subtract_f32(load_parts_of_c64_as_f32(x, i + 2), load_parts_of_i16_as_f32(y, i + 2)),
                   subtract_f32(load_parts_of_c64_as_f32(x, i + 4), load_parts_of_i16_as_f32(y, i + 4)),
                   subtract_f32(load_parts_of_c64_as_f32(x, i + 6), load_parts_of_i16_as_f32(y, i + 6)));
}

PRIMITIVE void subtract_parts_of_c64_and_i32_as_c64(char *z, const char *x, const char *y, size_t i) {
    store_f32_wide(z, 2 * i, subtract_f32(load_parts_of_c64_as_f32(x, i), load_parts_of_i32_as_f32(y, i)),
                   subtract_f32(load_parts_of_c64_as_f32(x, i + 2), load_parts_of_i32_as_f32(y, i + 2)),
                   subtract_f32(load_parts_of_c64_as_f32(x, i + 4), load_parts_of_i32_as_f32(y, i + 4)),
                   subtract_f32(load_parts_of_c64_as_f32(x, i + 6), load_parts_of_i32_as_f32(y, i + 6)));
}

PRIMITIVE void subtract_parts_of_c64_and_i64_as_c64(char *z, const char *x, const char *y, size_t i) {
    store_f32_wide(z, 2 * i, subtract_f32(load_parts_of_c64_as_f32(x, i), load_parts_of_i64_as_f32(y, i)),
                   subtract_f32(load_parts_of_c64_as_f32(x, i + 2), load_parts_of_i64_as_f32(y, i + 2)),
                   subtract_f32(load_parts_of_c64_as_f32(x, i + 4), load_parts_of_i64_as_f32(y, i + 4)),
                   subtract_f32(load_parts_of_c64_as_f32(x, i + 6), load_parts_of_i64_as_f32(y, i + 6)));
}

PRIMITIVE void subtract_parts_of_c64_and_bf16_as_c64(char *z, const char *x, const char *y, size_t i) {
    store_f32_wide(z, 2 * i, subtract_f32(load_parts_of_c64_as_f32(x, i), load_parts_of_bf16_as_f32(y, i)),
                   subtract_f32(load_parts_of_c64_as_f32(x, i + 2), load_parts_of_bf16_as_f32(y, i + 2)),
                   subtract_f32(load_parts_of_c64_as_f32(x, i + 4), load_parts_of_bf16_as_f32(y, i + 4)),
                   subtract_f32(load_parts_of_c64_as_f32(x, i + 6), load_parts_of_bf16_as_f32(y, i + 6)));
}

PRIMITIVE void subtract_parts_of_c64_and_f16_as_c64(char *z, const char *x, const char *y, size_t i) {
    store_f32_wide(z, 2 * i, subtract_f32(load_parts_of_c64_as_f32(x, i), load_parts_of_f16_as_f32(y, i)),
                   subtract_f32(load_parts_of_c64_as_f32(x, i + 2), load_parts_of_f16_as_f32(y, i + 2)),
                   subtract_f32(load_parts_of_c64_as_f32(x, i + 4), load_parts_of_f16_as_f32(y, i + 4)),
                   subtract_f32(load_parts_of_c64_as_f32(x, i + 6), load_parts_of_f16_as_f32(y, i + 6)));
}

PRIMITIVE void subtract_parts_of_c64_and_f32_as_c64(char *z, const char *x, const char *y, size_t i) {
    store_f32_wide(z, 2 * i, subtract_f32(load_parts_of_c64_as_f32(x, i), load_parts_of_f32_as_f32(y, i)),
                   subtract_f32(load_parts_of_c64_as_f32(x, i + 2), load_parts_of_f32_as_f32(y, i + 2)),
                   subtract_f32(load_parts_of_c64_as_f32(x, i + 4), load_parts_of_f32_as_f32(y, i + 4)),
                   subtract_f32(load_parts_of_c64_as_f32(x, i + 6), load_parts_of_f32_as_f32(y, i + 6)));
}

PRIMITIVE void subtract_parts_of_c64_and_f64_as_c128(char *z, const char *x, const char *y, size_t i) {
    store_f64_wide(z, 2 * i, subtract_f64(load_parts_of_c64_as_f64(x, i), load_parts_of_f64_as_f64(y, i)),
                   subtract_f64(load_parts_of_c64_as_f64(x, i + 1), load_parts_of_f64_as_f64(y, i + 1)),
                   subtract_f64(load_parts_of_c64_as_f64(x, i + 2), load_parts_of_f64_as_f64(y, i + 2)),
                   subtract_f64(load_parts_of_c64_as_f64(x, i + 3), load_parts_of_f64_as_f64(y, i + 3)));
    store_f64_wide(z, 2 * i + 8, subtract_f64(load_parts_of_c64_as_f64(x, i + 4), load_parts_of_f64_as_f64(y, i + 4)),
                   subtract_f64(load_parts_of_c64_as_f64(x, i + 5), load_parts_of_f64_as_f64(y, i + 5)),
                   subtract_f64(load_parts_of_c64_as_f64(x, i + 6), load_parts_of_f64_as_f64(y, i + 6)),
                   subtract_f64(load_parts_of_c64_as_f64(x, i + 7), load_parts_of_f64_as_f64(y, i + 7)));
}

PRIMITIVE void subtract_parts_of_c64_and_c64_as_c64(char *z, const char *x, const char *y, size_t i) {
    store_f32_wide(z, 2 * i, subtract_f32(load_parts_of_c64_as_f32(x, i), load_parts_of_c64_as_f32(y, i)),
                   subtract_f32(load_parts_of_c64_as_f32(x, i + 2), load_parts_of_c64_as_f32(y, i + 2)),
                   subtract_f32(load_parts_of_c64_as_f32(x, i + 4), load_parts_of_c64_as_f32(y, i + 4)),
                   subtract_f32(load_parts_of_c64_as_f32(x, i + 6), load_parts_of_c64_as_f32(y, i + 6)));
}

PRIMITIVE void subtract_parts_of_c64_and_c128_as_c128(char *z, const char *x, const char *y, size_t i) {
    store_f64_wide(z, 2 * i, subtract_f64(load_parts_of_c64_as_f64(x, i), load_parts_of_c128_as_f64(y, i)),
                   subtract_f64(load_parts_of_c64_as_f64(x, i + 1), load_parts_of_c128_as_f64(y, i + 1)),
                   subtract_f64(load_parts_of_c64_as_f64(x, i + 2), load_parts_of_c128_as_f64(y, i + 2)),
                   subtract_f64(load_parts_of_c64_as_f64(x, i + 3), load_parts_of_c128_as_f64(y, i + 3)));
    store_f64_wide(z, 2 * i + 8, subtract_f64(load_parts_of_c64_as_f64(x, i + 4), load_parts_of_c128_as_f64(y, i + 4)),
                   subtract_f64(load_parts_of_c64_as_f64(x, i + 5), load_parts_of_c128_as_f64(y, i + 5)),
                   subtract_f64(load_parts_of_c64_as_f64(x, i + 6), load_parts_of_c128_as_f64(y, i + 6)),
                   subtract_f64(load_parts_of_c64_as_f64(x, i + 7), load_parts_of_c128_as_f64(y, i + 7)));
}

PRIMITIVE void subtract_parts_of_c64_and_f64_as_c64(char *z, const char *x, const char *y, size_t i) {
    store_f32_wide(z, 2 * i, subtract_f32(load_parts_of_c64_as_f32(x, i), load_parts_of_f64_as_f32(y, i)),
                   subtract_f32(load_parts_of_c64_as_f32(x, i + 2), load_parts_of_f64_as_f32(y, i + 2)),
                   subtract_f32(load_parts_of_c64_as_f32(x, i + 4), load_parts_of_f64_as_f32(y, i + 4)),
                   subtract_f32(load_parts_of_c64_as_f32(x, i + 6), load_parts_of_f64_as_f32(y, i + 6)));
}

PRIMITIVE void subtract_parts_of_c128_and_b_as_c128(char *z, const char *x, const char *y, size_t i) {
    store_f64_wide(z, 2 * i, subtract_f64(load_parts_of_c128_as_f64(x, i), load_parts_of_b_as_f64(y, i)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 1), load_parts_of_b_as_f64(y, i + 1)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 2), load_parts_of_b_as_f64(y, i + 2)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 3), load_parts_of_b_as_f64(y, i + 3)));
    store_f64_wide(z, 2 * i + 8, subtract_f64(load_parts_of_c128_as_f64(x, i + 4), load_parts_of_b_as_f64(y, i + 4)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 5), load_parts_of_b_as_f64(y, i + 5)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 6), load_parts_of_b_as_f64(y, i + 6)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 7), load_parts_of_b_as_f64(y, i + 7)));
}

PRIMITIVE void subtract_parts_of_c128_and_u8_as_c128(char *z, const char *x, const char *y, size_t i) {
    store_f64_wide(z, 2 * i, subtract_f64(load_parts_of_c128_as_f64(x, i), load_parts_of_u8_as_f64(y, i)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 1), load_parts_of_u8_as_f64(y, i + 1)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 2), load_parts_of_u8_as_f64(y, i + 2)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 3), load_parts_of_u8_as_f64(y, i + 3)));
    store_f64_wide(z, 2 * i + 8, subtract_f64(load_parts_of_c128_as_f64(x, i + 4), load_parts_of_u8_as_f64(y, i + 4)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 5), load_parts_of_u8_as_f64(y, i + 5)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 6), load_parts_of_u8_as_f64(y, i + 6)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 7), load_parts_of_u8_as_f64(y, i + 7)));
}

PRIMITIVE void subtract_parts_of_c128_and_u16_as_c128(char *z, const char *x, const char *y, size_t i) {
    store_f64_wide(z, 2 * i, subtract_f64(load_parts_of_c128_as_f64(x, i), load_parts_of_u16_as_f64(y, i)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 1), load_parts_of_u16_as_f64(y, i + 1)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 2), load_parts_of_u16_as_f64(y, i + 2)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 3), load_parts_of_u16_as_f64(y, i + 3)));
    store_f64_wide(z, 2 * i + 8, subtract_f64(load_parts_of_c128_as_f64(x, i + 4), load_parts_of_u16_as_f64(y, i + 4)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 5), load_parts_of_u16_as_f64(y, i + 5)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 6), load_parts_of_u16_as_f64(y, i + 6)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 7), load_parts_of_u16_as_f64(y, i + 7)));
}

PRIMITIVE void subtract_parts_of_c128_and_u32_as_c128(char *z, const char *x, const char *y, size_t i) {
    store_f64_wide(z, 2 * i, subtract_f64(load_parts_of_c128_as_f64(x, i), load_parts_of_u32_as_f64(y, i)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 1), load_parts_of_u32_as_f64(y, i + 1)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 2), load_parts_of_u32_as_f64(y, i + 2)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 3), load_parts_of_u32_as_f64(y, i + 3)));
    store_f64_wide(z, 2 * i + 8, subtract_f64(load_parts_of_c128_as_f64(x, i + 4), load_parts_of_u32_as_f64(y, i + 4)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 5), load_parts_of_u32_as_f64(y, i + 5)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 6), load_parts_of_u32_as_f64(y, i + 6)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 7), load_parts_of_u32_as_f64(y, i + 7)));
}

PRIMITIVE void subtract_parts_of_c128_and_u64_as_c128(char *z, const char *x, const char *y, size_t i) {
    store_f64_wide(z, 2 * i, subtract_f64(load_parts_of_c128_as_f64(x, i), load_parts_of_u64_as_f64(y, i)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 1), load_parts_of_u64_as_f64(y, i + 1)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 2), load_parts_of_u64_as_f64(y, i + 2)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 3), load_parts_of_u64_as_f64(y, i + 3)));
    store_f64_wide(z, 2 * i + 8, subtract_f64(load_parts_of_c128_as_f64(x, i + 4), load_parts_of_u64_as_f64(y, i + 4)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 5), load_parts_of_u64_as_f64(y, i + 5)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 6), load_parts_of_u64_as_f64(y, i + 6)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 7), load_parts_of_u64_as_f64(y, i + 7)));
}

PRIMITIVE void subtract_parts_of_c128_and_i8_as_c128(char *z, const char *x, const char *y, size_t i) {
    store_f64_wide(z, 2 * i, subtract_f64(load_parts_of_c128_as_f64(x, i), load_parts_of_i8_as_f64(y, i)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 1), load_parts_of_i8_as_f64(y, i + 1)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 2), load_parts_of_i8_as_f64(y, i + 2)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 3), load_parts_of_i8_as_f64(y, i + 3)));
    store_f64_wide(z, 2 * i + 8, subtract_f64(load_parts_of_c128_as_f64(x, i + 4), load_parts_of_i8_as_f64(y, i + 4)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 5), load_parts_of_i8_as_f64(y, i + 5)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 6), load_parts_of_i8_as_f64(y, i + 6)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 7), load_parts_of_i8_as_f64(y, i + 7)));
}

PRIMITIVE void subtract_parts_of_c128_and_i16_as_c128(char *z, const char *x, const char *y, size_t i) {
    store_f64_wide(z, 2 * i, subtract_f64(load_parts_of_c128_as_f64(x, i), load_parts_of_i16_as_f64(y, i)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 1), load_parts_of_i16_as_f64(y, i + 1)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 2), load_parts_of_i16_as_f64(y, i + 2)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 3), load_parts_of_i16_as_f64(y, i + 3)));
    store_f64_wide(z, 2 * i + 8, subtract_f64(load_parts_of_c128_as_f64(x, i + 4), load_parts_of_i16_as_f64(y, i + 4)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 5), load_parts_of_i16_as_f64(y, i + 5)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 6), load_parts_of_i16_as_f64(y, i + 6)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 7), load_parts_of_i16_as_f64(y, i + 7)));
}

PRIMITIVE void subtract_parts_of_c128_and_i32_as_c128(char *z, const char *x, const char *y, size_t i) {
    store_f64_wide(z, 2 * i, subtract_f64(load_parts_of_c128_as_f64(x, i), load_parts_of_i32_as_f64(y, i)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 1), load_parts_of_i32_as_f64(y, i + 1)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 2), load_parts_of_i32_as_f64(y, i + 2)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 3), load_parts_of_i32_as_f64(y, i + 3)));
    store_f64_wide(z, 2 * i + 8, subtract_f64(load_parts_of_c128_as_f64(x, i + 4), load_parts_of_i32_as_f64(y, i + 4)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 5), load_parts_of_i32_as_f64(y, i + 5)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 6), load_parts_of_i32_as_f64(y, i + 6)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 7), load_parts_of_i32_as_f64(y, i + 7)));
}

PRIMITIVE void subtract_parts_of_c128_and_i64_as_c128(char *z, const char *x, const char *y, size_t i) {
    store_f64_wide(z, 2 * i, subtract_f64(load_parts_of_c128_as_f64(x, i), load_parts_of_i64_as_f64(y, i)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 1), load_parts_of_i64_as_f64(y, i + 1)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 2), load_parts_of_i64_as_f64(y, i + 2)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 3), load_parts_of_i64_as_f64(y, i + 3)));
    store_f64_wide(z, 2 * i + 8, subtract_f64(load_parts_of_c128_as_f64(x, i + 4), load_parts_of_i64_as_f64(y, i + 4)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 5), load_parts_of_i64_as_f64(y, i + 5)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 6), load_parts_of_i64_as_f64(y, i + 6)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 7), load_parts_of_i64_as_f64(y, i + 7)));
}

PRIMITIVE void subtract_parts_of_c128_and_bf16_as_c128(char *z, const char *x, const char *y, size_t i) {
    store_f64_wide(z, 2 * i, subtract_f64(load_parts_of_c128_as_f64(x, i), load_parts_of_bf16_as_f64(y, i)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 1), load_parts_of_bf16_as_f64(y, i + 1)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 2), load_parts_of_bf16_as_f64(y, i + 2)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 3), load_parts_of_bf16_as_f64(y, i + 3)));
    store_f64_wide(z, 2 * i + 8, subtract_f64(load_parts_of_c128_as_f64(x, i + 4), load_parts_of_bf16_as_f64(y, i + 4)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 5), load_parts_of_bf16_as_f64(y, i + 5)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 6), load_parts_of_bf16_as_f64(y, i + 6)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 7), load_parts_of_bf16_as_f64(y, i + 7)));
}

PRIMITIVE void subtract_parts_of_c128_and_f16_as_c128(char *z, const char *x, const char *y, size_t i) {
    store_f64_wide(z, 2 * i, subtract_f64(load_parts_of_c128_as_f64(x, i), load_parts_of_f16_as_f64(y, i)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 1), load_parts_of_f16_as_f64(y, i + 1)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 2), load_parts_of_f16_as_f64(y, i + 2)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 3), load_parts_of_f16_as_f64(y, i + 3)));
    store_f64_wide(z, 2 * i + 8, subtract_f64(load_parts_of_c128_as_f64(x, i + 4), load_parts_of_f16_as_f64(y, i + 4)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 5), load_parts_of_f16_as_f64(y, i + 5)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 6), load_parts_of_f16_as_f64(y, i + 6)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 7), load_parts_of_f16_as_f64(y, i + 7)));
}

PRIMITIVE void subtract_parts_of_c128_and_f32_as_c128(char *z, const char *x, const char *y, size_t i) {
    store_f64_wide(z, 2 * i, subtract_f64(load_parts_of_c128_as_f64(x, i), load_parts_of_f32_as_f64(y, i)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 1), load_parts_of_f32_as_f64(y, i + 1)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 2), load_parts_of_f32_as_f64(y, i + 2)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 3), load_parts_of_f32_as_f64(y, i + 3)));
    store_f64_wide(z, 2 * i + 8, subtract_f64(load_parts_of_c128_as_f64(x, i + 4), load_parts_of_f32_as_f64(y, i + 4)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 5), load_parts_of_f32_as_f64(y, i + 5)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 6), load_parts_of_f32_as_f64(y, i + 6)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 7), load_parts_of_f32_as_f64(y, i + 7)));
}

PRIMITIVE void subtract_parts_of_c128_and_f64_as_c128(char *z, const char *x, const char *y, size_t i) {
    store_f64_wide(z, 2 * i, subtract_f64(load_parts_of_c128_as_f64(x, i), load_parts_of_f64_as_f64(y, i)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 1), load_parts_of_f64_as_f64(y, i + 1)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 2), load_parts_of_f64_as_f64(y, i + 2)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 3), load_parts_of_f64_as_f64(y, i + 3)));
    store_f64_wide(z, 2 * i + 8, subtract_f64(load_parts_of_c128_as_f64(x, i + 4), load_parts_of_f64_as_f64(y, i + 4)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 5), load_parts_of_f64_as_f64(y, i + 5)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 6), load_parts_of_f64_as_f64(y, i + 6)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 7), load_parts_of_f64_as_f64(y, i + 7)));
}

PRIMITIVE void subtract_parts_of_c128_and_c64_as_c128(char *z, const char *x, const char *y, size_t i) {
    store_f64_wide(z, 2 * i, subtract_f64(load_parts_of_c128_as_f64(x, i), load_parts_of_c64_as_f64(y, i)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 1), load_parts_of_c64_as_f64(y, i + 1)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 2), load_parts_of_c64_as_f64(y, i + 2)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 3), load_parts_of_c64_as_f64(y, i + 3)));
    store_f64_wide(z, 2 * i + 8, subtract_f64(load_parts_of_c128_as_f64(x, i + 4), load_parts_of_c64_as_f64(y, i + 4)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 5), load_parts_of_c64_as_f64(y, i + 5)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 6), load_parts_of_c64_as_f64(y, i + 6)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 7), load_parts_of_c64_as_f64(y, i + 7)));
}

PRIMITIVE void subtract_parts_of_c128_and_c128_as_c128(char *z, const char *x, const char *y, size_t i) {
    store_f64_wide(z, 2 * i, subtract_f64(load_parts_of_c128_as_f64(x, i), load_parts_of_c128_as_f64(y, i)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 1), load_parts_of_c128_as_f64(y, i + 1)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 2), load_parts_of_c128_as_f64(y, i + 2)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 3), load_parts_of_c128_as_f64(y, i + 3)));
    store_f64_wide(z, 2 * i + 8, subtract_f64(load_parts_of_c128_as_f64(x, i + 4), load_parts_of_c128_as_f64(y, i + 4)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 5), load_parts_of_c128_as_f64(y, i + 5)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 6), load_parts_of_c128_as_f64(y, i + 6)),
                   subtract_f64(load_parts_of_c128_as_f64(x, i + 7), load_parts_of_c128_as_f64(y, i + 7)));
}

PRIMITIVE void subtract_parts_of_f64_and_c64_as_c64(char *z, const char *x, const char *y, size_t i) {
    store_f32_wide(z, 2 * i, subtract_f32(load_parts_of_f64_as_f32(x, i), load_parts_of_c64_as_f32(y, i)),
                   subtract_f32(load_parts_of_f64_as_f32(x, i + 2), load_parts_of_c64_as_f32(y, i + 2)),
                   subtract_f32(load_parts_of_f64_as_f32(x, i + 4), load_parts_of_c64_as_f32(y, i + 4)),
                   subtract_f32(load_parts_of_f64_as_f32(x, i + 6), load_parts_of_c64_as_f32(y, i + 6)));
}

PRIMITIVE uint8x16_t bitwise_and_u8(uint8x16_t a, uint8x16_t b) {
    return vandq_u8(a, b);
}

PRIMITIVE uint8x16_t multiply_u8(uint8x16_t a, uint8x16_t b) {
    return vmulq_u8(a, b);
}

PRIMITIVE uint16x8_t multiply_u16(uint16x8_t a, uint16x8_t b) {
    return vmulq_u16(a, b);
}

PRIMITIVE uint32x4_t multiply_u32(uint32x4_t a, uint32x4_t b) {
    return vmulq_u32(a, b);
}

/* The products of low and high halves, of which the low 32 bits count, and the full one of the low halves. */
PRIMITIVE uint64x2_t multiply_u64(uint64x2_t a, uint64x2_t b) {
    const uint32x4_t crosswise = vmulq_u32(vreinterpretq_u32_u64(a), vrev64q_u32(vreinterpretq_u32_u64(b)));
    const uint64x2_t high = vshlq_n_u64(vpaddlq_u32(crosswise), 32);
    return vmlal_u32(high, vmovn_u64(a), vmovn_u64(b));
}

PRIMITIVE float32x4_t multiply_f32(float32x4_t a, float32x4_t b) {
    return vmulq_f32(a, b);
}

PRIMITIVE float64x2_t multiply_f64(float64x2_t a, float64x2_t b) {
    return vmulq_f64(a, b);
}

PRIMITIVE float32x4x2_t load_b_as_c64(const char *p, size_t i) {
    return make_c64(load_b_as_f32(p, i), vdupq_n_f32(0));
}

PRIMITIVE float32x4x2_t multiply_c64(float32x4x2_t a, float32x4x2_t b) {
    const float32x4_t re = vsubq_f32(vmulq_f32(a.val[0], b.val[0]), vmulq_f32(a.val[1], b.val[1]));
    const float32x4_t im = vaddq_f32(vmulq_f32(a.val[0], b.val[1]), vmulq_f32(a.val[1], b.val[0]));
    return make_c64(re, im);
}

PRIMITIVE float64x2x2_t load_b_as_c128(const char *p, size_t i) {
    return make_c128(load_b_as_f64(p, i), vdupq_n_f64(0));
}

PRIMITIVE float64x2x2_t multiply_c128(float64x2x2_t a, float64x2x2_t b) {
    const float64x2_t re = vsubq_f64(vmulq_f64(a.val[0], b.val[0]), vmulq_f64(a.val[1], b.val[1]));
    const float64x2_t im = vaddq_f64(vmulq_f64(a.val[0], b.val[1]), vmulq_f64(a.val[1], b.val[0]));
    return make_c128(re, im);
}

PRIMITIVE void store_c128(char *p, size_t i, float64x2x2_t v) {
    store_f64(p, 2 * i, vzip1q_f64(v.val[0], v.val[1]));
    store_f64(p, 2 * i + 2, vzip2q_f64(v.val[0], v.val[1]));
}

PRIMITIVE void store_c128_wide(char *p, size_t i, float64x2x2_t a, float64x2x2_t b, float64x2x2_t c, float64x2x2_t d) {
    store_c128(p, i, a);
    store_c128(p, i + 2, b);
    store_c128(p, i + 4, c);
    store_c128(p, i + 6, d);
}

PRIMITIVE float32x4x2_t load_u8_as_c64(const char *p, size_t i) {
    return make_c64(load_u8_as_f32(p, i), vdupq_n_f32(0));
}

PRIMITIVE float64x2x2_t load_u8_as_c128(const char *p, size_t i) {
    return make_c128(load_u8_as_f64(p, i), vdupq_n_f64(0));
}

PRIMITIVE float32x4x2_t load_u16_as_c64(const char *p, size_t i) {
    return make_c64(load_u16_as_f32(p, i), vdupq_n_f32(0));
}

PRIMITIVE float64x2x2_t load_u16_as_c128(const char *p, size_t i) {
    return make_c128(load_u16_as_f64(p, i), vdupq_n_f64(0));
}

PRIMITIVE uint32x4_t negative_32(uint32x4_t v) {
    return vcltzq_s32(signed_32(v));
}

PRIMITIVE uint64x2x2_t product_of_u32_and_i32(uint32x4_t a, uint32x4_t b) {
    const uint32x4_t excess = vandq_u32(a, negative_32(b));
    const uint64x2_t low = vmull_u32(vget_low_u32(a), vget_low_u32(b)), high = vmull_high_u32(a, b);
    const uint64x2x2_t v = {{vsubq_u64(low, vshll_n_u32(vget_low_u32(excess), 32)),
                             vsubq_u64(high, vshll_high_n_u32(excess, 32))}};
    return v;
}

PRIMITIVE void multiply_u32_by_i8(char *z, const char *x, const char *y, size_t i) {
    const uint64x2x2_t low = product_of_u32_and_i32(load_u32(x, i), load_i8_as_i32(y, i));
    const uint64x2x2_t high = product_of_u32_and_i32(load_u32(x, i + 4), load_i8_as_i32(y, i + 4));
    store_u64_wide(z, i, low.val[0], low.val[1], high.val[0], high.val[1]);
}

PRIMITIVE void multiply_u32_by_i16(char *z, const char *x, const char *y, size_t i) {
    const uint64x2x2_t low = product_of_u32_and_i32(load_u32(x, i), load_i16_as_i32(y, i));
    const uint64x2x2_t high = product_of_u32_and_i32(load_u32(x, i + 4), load_i16_as_i32(y, i + 4));
    store_u64_wide(z, i, low.val[0], low.val[1], high.val[0], high.val[1]);
}

PRIMITIVE void multiply_u32_by_i32(char *z, const char *x, const char *y, size_t i) {
    const uint64x2x2_t low = product_of_u32_and_i32(load_u32(x, i), load_u32(y, i));
    const uint64x2x2_t high = product_of_u32_and_i32(load_u32(x, i + 4), load_u32(y, i + 4));
    store_u64_wide(z, i, low.val[0], low.val[1], high.val[0], high.val[1]);
}

PRIMITIVE float32x4x2_t load_u32_as_c64(const char *p, size_t i) {
    return make_c64(load_u32_as_f32(p, i), vdupq_n_f32(0));
}

PRIMITIVE float64x2x2_t load_u32_as_c128(const char *p, size_t i) {
    return make_c128(load_u32_as_f64(p, i), vdupq_n_f64(0));
}

PRIMITIVE float32x4x2_t load_u64_as_c64(const char *p, size_t i) {
    return make_c64(load_u64_as_f32(p, i), vdupq_n_f32(0));
}

PRIMITIVE float64x2x2_t load_u64_as_c128(const char *p, size_t i) {
    return make_c128(load_u64_as_f64(p, i), vdupq_n_f64(0));
}

PRIMITIVE float32x4x2_t load_i8_as_c64(const char *p, size_t i) {
    return make_c64(load_i8_as_f32(p, i), vdupq_n_f32(0));
}

PRIMITIVE float64x2x2_t load_i8_as_c128(const char *p, size_t i) {
    return make_c128(load_i8_as_f64(p, i), vdupq_n_f64(0));
}

PRIMITIVE float32x4x2_t load_i16_as_c64(const char *p, size_t i) {
    return make_c64(load_i16_as_f32(p, i), vdupq_n_f32(0));
}

PRIMITIVE float64x2x2_t load_i16_as_c128(const char *p, size_t i) {
    return make_c128(load_i16_as_f64(p, i), vdupq_n_f64(0));
}

PRIMITIVE float32x4x2_t load_i32_as_c64(const char *p, size_t i) {
    return make_c64(load_i32_as_f32(p, i), vdupq_n_f32(0));
}

PRIMITIVE float64x2x2_t load_i32_as_c128(const char *p, size_t i) {
    return make_c128(load_i32_as_f64(p, i), vdupq_n_f64(0));
}

PRIMITIVE float32x4x2_t load_i64_as_c64(const char *p, size_t i) {
    return make_c64(load_i64_as_f32(p, i), vdupq_n_f32(0));
}

PRIMITIVE float64x2x2_t load_i64_as_c128(const char *p, size_t i) {
    return make_c128(load_i64_as_f64(p, i), vdupq_n_f64(0));
}

PRIMITIVE float64x2x2_t load_bf16_as_c128(const char *p, size_t i) {
    return make_c128(load_bf16_as_f64(p, i), vdupq_n_f64(0));
}

PRIMITIVE float64x2x2_t load_f16_as_c128(const char *p, size_t i) {
    return make_c128(load_f16_as_f64(p, i), vdupq_n_f64(0));
}

PRIMITIVE float64x2x2_t load_f32_as_c128(const char *p, size_t i) {
    return make_c128(load_f32_as_f64(p, i), vdupq_n_f64(0));
}

PRIMITIVE float64x2x2_t load_c64_as_c128(const char *p, size_t i) {
    const float32x4_t v = load_f32(p, 2 * i);
    const float64x2_t low = vcvt_f64_f32(vget_low_f32(v)), high = vcvt_high_f64_f32(v);
    return make_c128(vuzp1q_f64(low, high), vuzp2q_f64(low, high));
}

PRIMITIVE float64x2x2_t load_f64_as_c128(const char *p, size_t i) {
    return make_c128(load_f64(p, i), vdupq_n_f64(0));
}

PRIMITIVE float32x4x2_t load_f64_as_c64(const char *p, size_t i) {
    return make_c64(load_f64_as_f32(p, i), vdupq_n_f32(0));
}

PRIMITIVE float32x4_t divide_f32(float32x4_t a, float32x4_t b) {
    return vdivq_f32(a, b);
}

PRIMITIVE float64x2_t divide_f64(float64x2_t a, float64x2_t b) {
    return vdivq_f64(a, b);
}

/*
 * By the larger part of the divisor; a NaN in it takes the smaller one's branch. The branches are one formula, (x + y r) s
 * and (y - x r) s, in which both parts of the dividend, and the sides of the subtraction, change places. By zero: x / 0
 * and y / 0.
 */
PRIMITIVE float32x4x2_t divide_c64(float32x4x2_t a, float32x4x2_t b) {
    const uint32x4_t is_re = vcageq_f32(b.val[0], b.val[1]);
    const float32x4_t larger = vbslq_f32(is_re, b.val[0], b.val[1]), smaller = vbslq_f32(is_re, b.val[1], b.val[0]);
    const float32x4_t x = vbslq_f32(is_re, a.val[0], a.val[1]), y = vbslq_f32(is_re, a.val[1], a.val[0]);
    const uint32x4_t is_zero = vandq_u32(is_re, vceqzq_f32(larger));
    const float32x4_t r = vdivq_f32(smaller, larger), xr = vmulq_f32(x, r);
    const uint32x4_t sum = vreinterpretq_u32_f32(vaddq_f32(larger, vmulq_f32(smaller, r)));
    const float32x4_t s = vdivq_f32(vdupq_n_f32(1), vreinterpretq_f32_u32(vbicq_u32(sum, is_zero)));
    const float32x4_t re = vaddq_f32(x, vmulq_f32(y, r));
    const float32x4_t im = vsubq_f32(vbslq_f32(is_re, y, xr), vbslq_f32(is_re, xr, y));
    return make_c64(vmulq_f32(vbslq_f32(is_zero, x, re), s), vmulq_f32(vbslq_f32(is_zero, y, im), s));
}

/*
 * By the larger part of the divisor; a NaN in it takes the smaller one's branch. The branches are one formula, (x + y r) s
 * and (y - x r) s, in which both parts of the dividend, and the sides of the subtraction, change places. By zero: x / 0
 * and y / 0.
 */
PRIMITIVE float64x2x2_t divide_c128(float64x2x2_t a, float64x2x2_t b) {
    const uint64x2_t is_re = vcageq_f64(b.val[0], b.val[1]);
    const float64x2_t larger = vbslq_f64(is_re, b.val[0], b.val[1]), smaller = vbslq_f64(is_re, b.val[1], b.val[0]);
    const float64x2_t x = vbslq_f64(is_re, a.val[0], a.val[1]), y = vbslq_f64(is_re, a.val[1], a.val[0]);
    const uint64x2_t is_zero = vandq_u64(is_re, vceqzq_f64(larger));
    const float64x2_t r = vdivq_f64(smaller, larger), xr = vmulq_f64(x, r);
    const uint64x2_t sum = vreinterpretq_u64_f64(vaddq_f64(larger, vmulq_f64(smaller, r)));
    const float64x2_t s = vdivq_f64(vdupq_n_f64(1), vreinterpretq_f64_u64(vbicq_u64(sum, is_zero)));
    const float64x2_t re = vaddq_f64(x, vmulq_f64(y, r));
    const float64x2_t im = vsubq_f64(vbslq_f64(is_re, y, xr), vbslq_f64(is_re, xr, y));
    return make_c128(vmulq_f64(vbslq_f64(is_zero, x, re), s), vmulq_f64(vbslq_f64(is_zero, y, im), s));
}

PRIMITIVE uint8x16_t minimum_u8(uint8x16_t a, uint8x16_t b) {
    return vminq_u8(a, b);
}

PRIMITIVE uint16x8_t minimum_u16(uint16x8_t a, uint16x8_t b) {
    return vminq_u16(a, b);
}

PRIMITIVE uint32x4_t minimum_u32(uint32x4_t a, uint32x4_t b) {
    return vminq_u32(a, b);
}

PRIMITIVE uint64x2_t less_u64(uint64x2_t a, uint64x2_t b) {
    return vcltq_u64(a, b);
}

PRIMITIVE uint64x2_t minimum_u64(uint64x2_t a, uint64x2_t b) {
    return vbslq_u64(less_u64(a, b), a, b);
}

PRIMITIVE uint8x16_t unsigned_8(int8x16_t v) {
    return vreinterpretq_u8_s8(v);
}

PRIMITIVE uint8x16_t minimum_i8(uint8x16_t a, uint8x16_t b) {
    return unsigned_8(vminq_s8(signed_8(a), signed_8(b)));
}

PRIMITIVE uint16x8_t minimum_i16(uint16x8_t a, uint16x8_t b) {
    return unsigned_16(vminq_s16(signed_16(a), signed_16(b)));
}

PRIMITIVE uint32x4_t minimum_i32(uint32x4_t a, uint32x4_t b) {
    return unsigned_32(vminq_s32(signed_32(a), signed_32(b)));
}

PRIMITIVE uint64x2_t less_i64(uint64x2_t a, uint64x2_t b) {
    return vcltq_s64(signed_64(a), signed_64(b));
}

PRIMITIVE uint64x2_t minimum_i64(uint64x2_t a, uint64x2_t b) {
    return vbslq_u64(less_i64(a, b), a, b);
}

PRIMITIVE float32x4_t minimum_f32(float32x4_t a, float32x4_t b) {
    return vminq_f32(a, b);
}

PRIMITIVE uint16x8_t minimum_of_b_and_bf16(const char *x, const char *y, size_t i) {
    const float32x4_t low = minimum_f32(load_b_as_f32(x, i), load_bf16_as_f32(y, i));
    const float32x4_t high = minimum_f32(load_b_as_f32(x, i + 4), load_bf16_as_f32(y, i + 4));
    return vuzp2q_u16(vreinterpretq_u16_f32(low), vreinterpretq_u16_f32(high));
}

PRIMITIVE void store_minimum_of_b_and_bf16(char *z, const char *x, const char *y, size_t i) {
    const uint16x8_t low = minimum_of_b_and_bf16(x, y, i), high = minimum_of_b_and_bf16(x, y, i + 8);
    store_u16(z, i, low);
    store_u16(z, i + 8, high);
}

PRIMITIVE float64x2_t minimum_f64(float64x2_t a, float64x2_t b) {
    return vminq_f64(a, b);
}

PRIMITIVE uint16x8_t minimum_of_u8_and_bf16(const char *x, const char *y, size_t i) {
    const float32x4_t low = minimum_f32(load_u8_as_f32(x, i), load_bf16_as_f32(y, i));
    const float32x4_t high = minimum_f32(load_u8_as_f32(x, i + 4), load_bf16_as_f32(y, i + 4));
    return vuzp2q_u16(vreinterpretq_u16_f32(low), vreinterpretq_u16_f32(high));
}

PRIMITIVE void store_minimum_of_u8_and_bf16(char *z, const char *x, const char *y, size_t i) {
    const uint16x8_t low = minimum_of_u8_and_bf16(x, y, i), high = minimum_of_u8_and_bf16(x, y, i + 8);
    store_u16(z, i, low);
    store_u16(z, i + 8, high);
}

PRIMITIVE uint16x8_t minimum_of_i8_and_bf16(const char *x, const char *y, size_t i) {
    const float32x4_t low = minimum_f32(load_i8_as_f32(x, i), load_bf16_as_f32(y, i));
    const float32x4_t high = minimum_f32(load_i8_as_f32(x, i + 4), load_bf16_as_f32(y, i + 4));
    return vuzp2q_u16(vreinterpretq_u16_f32(low), vreinterpretq_u16_f32(high));
}

PRIMITIVE void store_minimum_of_i8_and_bf16(char *z, const char *x, const char *y, size_t i) {
    const uint16x8_t low = minimum_of_i8_and_bf16(x, y, i), high = minimum_of_i8_and_bf16(x, y, i + 8);
    store_u16(z, i, low);
    store_u16(z, i + 8, high);
}

PRIMITIVE uint16x8_t minimum_of_bf16_and_bf16(const char *x, const char *y, size_t i) {
    const float32x4_t low = minimum_f32(load_bf16_as_f32(x, i), load_bf16_as_f32(y, i));
    const float32x4_t high = minimum_f32(load_bf16_as_f32(x, i + 4), load_bf16_as_f32(y, i + 4));
    return vuzp2q_u16(vreinterpretq_u16_f32(low), vreinterpretq_u16_f32(high));
}

PRIMITIVE void store_minimum_of_bf16_and_bf16(char *z, const char *x, const char *y, size_t i) {
    const uint16x8_t low = minimum_of_bf16_and_bf16(x, y, i), high = minimum_of_bf16_and_bf16(x, y, i + 8);
    store_u16(z, i, low);
    store_u16(z, i + 8, high);
}

PRIMITIVE uint8x16_t maximum_u8(uint8x16_t a, uint8x16_t b) {
    return vmaxq_u8(a, b);
}

PRIMITIVE uint16x8_t maximum_u16(uint16x8_t a, uint16x8_t b) {
    return vmaxq_u16(a, b);
}

PRIMITIVE uint32x4_t maximum_u32(uint32x4_t a, uint32x4_t b) {
    return vmaxq_u32(a, b);
}

PRIMITIVE uint64x2_t maximum_u64(uint64x2_t a, uint64x2_t b) {
    return vbslq_u64(less_u64(a, b), b, a);
}

PRIMITIVE uint8x16_t maximum_i8(uint8x16_t a, uint8x16_t b) {
    return unsigned_8(vmaxq_s8(signed_8(a), signed_8(b)));
}

PRIMITIVE uint16x8_t maximum_i16(uint16x8_t a, uint16x8_t b) {
    return unsigned_16(vmaxq_s16(signed_16(a), signed_16(b)));
}

PRIMITIVE uint32x4_t maximum_i32(uint32x4_t a, uint32x4_t b) {
    return unsigned_32(vmaxq_s32(signed_32(a), signed_32(b)));
}

PRIMITIVE uint64x2_t maximum_i64(uint64x2_t a, uint64x2_t b) {
    return vbslq_u64(less_i64(a, b), b, a);
}

PRIMITIVE float32x4_t maximum_f32(float32x4_t a, float32x4_t b) {
    return vmaxq_f32(a, b);
}

PRIMITIVE uint16x8_t maximum_of_b_and_bf16(const char *x, const char *y, size_t i) {
    const float32x4_t low = maximum_f32(load_b_as_f32(x, i), load_bf16_as_f32(y, i));
    const float32x4_t high = maximum_f32(load_b_as_f32(x, i + 4), load_bf16_as_f32(y, i + 4));
    return vuzp2q_u16(vreinterpretq_u16_f32(low), vreinterpretq_u16_f32(high));
}

PRIMITIVE void store_maximum_of_b_and_bf16(char *z, const char *x, const char *y, size_t i) {
    const uint16x8_t low = maximum_of_b_and_bf16(x, y, i), high = maximum_of_b_and_bf16(x, y, i + 8);
    store_u16(z, i, low);
    store_u16(z, i + 8, high);
}

PRIMITIVE float64x2_t maximum_f64(float64x2_t a, float64x2_t b) {
    return vmaxq_f64(a, b);
}

PRIMITIVE uint16x8_t maximum_of_u8_and_bf16(const char *x, const char *y, size_t i) {
    const float32x4_t low = maximum_f32(load_u8_as_f32(x, i), load_bf16_as_f32(y, i));
    const float32x4_t high = maximum_f32(load_u8_as_f32(x, i + 4), load_bf16_as_f32(y, i + 4));
    return vuzp2q_u16(vreinterpretq_u16_f32(low), vreinterpretq_u16_f32(high));
}

PRIMITIVE void store_maximum_of_u8_and_bf16(char *z, const char *x, const char *y, size_t i) {
    const uint16x8_t low = maximum_of_u8_and_bf16(x, y, i), high = maximum_of_u8_and_bf16(x, y, i + 8);
    store_u16(z, i, low);
    store_u16(z, i + 8, high);
}

PRIMITIVE uint16x8_t maximum_of_i8_and_bf16(const char *x, const char *y, size_t i) {
    const float32x4_t low = maximum_f32(load_i8_as_f32(x, i), load_bf16_as_f32(y, i));
    const float32x4_t high = maximum_f32(load_i8_as_f32(x, i + 4), load_bf16_as_f32(y, i + 4));
    return vuzp2q_u16(vreinterpretq_u16_f32(low), vreinterpretq_u16_f32(high));
}

PRIMITIVE void store_maximum_of_i8_and_bf16(char *z, const char *x, const char *y, size_t i) {
    const uint16x8_t low = maximum_of_i8_and_bf16(x, y, i), high = maximum_of_i8_and_bf16(x, y, i + 8);
    store_u16(z, i, low);
    store_u16(z, i + 8, high);
}

PRIMITIVE uint16x8_t maximum_of_bf16_and_bf16(const char *x, const char *y, size_t i) {
    const float32x4_t low = maximum_f32(load_bf16_as_f32(x, i), load_bf16_as_f32(y, i));
    const float32x4_t high = maximum_f32(load_bf16_as_f32(x, i + 4), load_bf16_as_f32(y, i + 4));
    return vuzp2q_u16(vreinterpretq_u16_f32(low), vreinterpretq_u16_f32(high));
}

PRIMITIVE void store_maximum_of_bf16_and_bf16(char *z, const char *x, const char *y, size_t i) {
    const uint16x8_t low = maximum_of_bf16_and_bf16(x, y, i), high = maximum_of_bf16_and_bf16(x, y, i + 8);
    store_u16(z, i, low);
    store_u16(z, i + 8, high);
}

PRIMITIVE uint8x16_t equal_u8(uint8x16_t a, uint8x16_t b) {
    return vceqq_u8(a, b);
}

PRIMITIVE void store_mask8(char *p, size_t i, uint8x16_t m) {
    store_u8(p, i, vandq_u8(m, vdupq_n_u8(1)));
}

PRIMITIVE void store_mask8_wide(char *p, size_t i, uint8x16_t a, uint8x16_t b) {
    store_mask8(p, i, a);
    store_mask8(p, i + 16, b);
}

PRIMITIVE uint16x8_t equal_u16(uint16x8_t a, uint16x8_t b) {
    return vceqq_u16(a, b);
}

PRIMITIVE void store_mask16(char *p, size_t i, uint16x8_t a, uint16x8_t b) {
    store_mask8(p, i, vuzp1q_u8(vreinterpretq_u8_u16(a), vreinterpretq_u8_u16(b)));
}

PRIMITIVE void store_mask16_wide(char *p, size_t i, uint16x8_t a, uint16x8_t b, uint16x8_t c, uint16x8_t d) {
    store_mask16(p, i, a, b);
    store_mask16(p, i + 16, c, d);
}

PRIMITIVE uint32x4_t equal_u32(uint32x4_t a, uint32x4_t b) {
    return vceqq_u32(a, b);
}

PRIMITIVE void store_mask32(char *p, size_t i, uint32x4_t a, uint32x4_t b, uint32x4_t c, uint32x4_t d) {
    store_mask16(p, i, mask16_of_32(a, b), mask16_of_32(c, d));
}

PRIMITIVE uint64x2_t equal_u64(uint64x2_t a, uint64x2_t b) {
    return vceqq_u64(a, b);
}

PRIMITIVE uint32x4_t mask32_of_64(uint64x2_t a, uint64x2_t b) {
    return vuzp1q_u32(vreinterpretq_u32_u64(a), vreinterpretq_u32_u64(b));
}

PRIMITIVE void store_mask64_wide(char *p, size_t i, uint64x2_t a, uint64x2_t b, uint64x2_t c, uint64x2_t d, uint64x2_t e,
                             uint64x2_t f, uint64x2_t g, uint64x2_t h) {
    store_mask32(p, i, mask32_of_64(a, b), mask32_of_64(c, d), mask32_of_64(e, f), mask32_of_64(g, h));
}

PRIMITIVE uint32x4_t equal_f32(float32x4_t a, float32x4_t b) {
    return vceqq_f32(a, b);
}

PRIMITIVE uint64x2_t equal_f64(float64x2_t a, float64x2_t b) {
    return vceqq_f64(a, b);
}

PRIMITIVE uint32x4_t equal_c64(float32x4x2_t a, float32x4x2_t b) {
    return vandq_u32(vceqq_f32(a.val[0], b.val[0]), vceqq_f32(a.val[1], b.val[1]));
}

/* The masks are those of parts, of which a c64 has as many in a register as an f32 has elements. */
PRIMITIVE void store_mask_c64(char *p, size_t i, uint32x4_t a, uint32x4_t b, uint32x4_t c, uint32x4_t d) {
    store_mask32(p, i, a, b, c, d);
}

PRIMITIVE uint64x2_t equal_c128(float64x2x2_t a, float64x2x2_t b) {
    return vandq_u64(vceqq_f64(a.val[0], b.val[0]), vceqq_f64(a.val[1], b.val[1]));
}

PRIMITIVE void store_mask64(char *p, size_t i, uint64x2_t a, uint64x2_t b, uint64x2_t c, uint64x2_t d) {
    const uint16x8_t m = mask16_of_32(mask32_of_64(a, b), mask32_of_64(c, d));
    vst1_u8((uint8_t *)p + i, vand_u8(vmovn_u16(m), vdup_n_u8(1)));
}

PRIMITIVE void store_mask_c128(char *p, size_t i, uint64x2_t a, uint64x2_t b, uint64x2_t c, uint64x2_t d) {
    store_mask64(p, i, a, b, c, d);
}

PRIMITIVE uint8x16_t negative_8(uint8x16_t v) {
    return vcltzq_s8(signed_8(v));
}

PRIMITIVE uint8x16_t equal_u8_i8(uint8x16_t a, uint8x16_t b) {
    return vbicq_u8(vceqq_u8(a, b), negative_8(b));
}

PRIMITIVE uint16x8_t negative_16(uint16x8_t v) {
    return vcltzq_s16(signed_16(v));
}

PRIMITIVE uint16x8_t equal_u16_i16(uint16x8_t a, uint16x8_t b) {
    return vbicq_u16(vceqq_u16(a, b), negative_16(b));
}

PRIMITIVE uint32x4_t equal_u32_i32(uint32x4_t a, uint32x4_t b) {
    return vbicq_u32(vceqq_u32(a, b), negative_32(b));
}

PRIMITIVE uint64x2_t negative_64(uint64x2_t v) {
    return vcltzq_s64(signed_64(v));
}

PRIMITIVE uint64x2_t equal_u64_i64(uint64x2_t a, uint64x2_t b) {
    return vbicq_u64(vceqq_u64(a, b), negative_64(b));
}

PRIMITIVE uint8x16_t not_equal_u8(uint8x16_t a, uint8x16_t b) {
    const uint8x16_t difference = veorq_u8(a, b);
    return vtstq_u8(difference, difference);
}

PRIMITIVE uint16x8_t not_equal_u16(uint16x8_t a, uint16x8_t b) {
    const uint16x8_t difference = veorq_u16(a, b);
    return vtstq_u16(difference, difference);
}

PRIMITIVE uint32x4_t not_equal_u32(uint32x4_t a, uint32x4_t b) {
    const uint32x4_t difference = veorq_u32(a, b);
    return vtstq_u32(difference, difference);
}

PRIMITIVE uint64x2_t not_equal_u64(uint64x2_t a, uint64x2_t b) {
    const uint64x2_t difference = veorq_u64(a, b);
    return vtstq_u64(difference, difference);
}

PRIMITIVE uint32x4_t not_equal_f32(float32x4_t a, float32x4_t b) {
    return veorq_u32(vceqq_f32(a, b), vdupq_n_u32(UINT32_MAX));
}

PRIMITIVE uint64x2_t not_equal_f64(float64x2_t a, float64x2_t b) {
    return veorq_u64(vceqq_f64(a, b), vdupq_n_u64(UINT64_MAX));
}

PRIMITIVE uint32x4_t not_equal_c64(float32x4x2_t a, float32x4x2_t b) {
    return veorq_u32(equal_c64(a, b), vdupq_n_u32(UINT32_MAX));
}

PRIMITIVE uint64x2_t not_equal_c128(float64x2x2_t a, float64x2x2_t b) {
    return veorq_u64(equal_c128(a, b), vdupq_n_u64(UINT64_MAX));
}

PRIMITIVE uint8x16_t not_equal_u8_i8(uint8x16_t a, uint8x16_t b) {
    return vornq_u8(negative_8(b), vceqq_u8(a, b));
}

PRIMITIVE uint16x8_t not_equal_u16_i16(uint16x8_t a, uint16x8_t b) {
    return vornq_u16(negative_16(b), vceqq_u16(a, b));
}

PRIMITIVE uint32x4_t not_equal_u32_i32(uint32x4_t a, uint32x4_t b) {
    return vornq_u32(negative_32(b), vceqq_u32(a, b));
}

PRIMITIVE uint64x2_t not_equal_u64_i64(uint64x2_t a, uint64x2_t b) {
    return vornq_u64(negative_64(b), vceqq_u64(a, b));
}

PRIMITIVE uint8x16_t less_u8(uint8x16_t a, uint8x16_t b) {
    return vcltq_u8(a, b);
}

PRIMITIVE uint16x8_t less_u16(uint16x8_t a, uint16x8_t b) {
    return vcltq_u16(a, b);
}

PRIMITIVE uint32x4_t less_u32(uint32x4_t a, uint32x4_t b) {
    return vcltq_u32(a, b);
}

PRIMITIVE uint8x16_t less_i8(uint8x16_t a, uint8x16_t b) {
    return vcltq_s8(signed_8(a), signed_8(b));
}

PRIMITIVE uint16x8_t less_i16(uint16x8_t a, uint16x8_t b) {
    return vcltq_s16(signed_16(a), signed_16(b));
}

PRIMITIVE uint32x4_t less_i32(uint32x4_t a, uint32x4_t b) {
    return vcltq_s32(signed_32(a), signed_32(b));
}

PRIMITIVE uint32x4_t less_f32(float32x4_t a, float32x4_t b) {
    return vcltq_f32(a, b);
}

PRIMITIVE uint64x2_t less_f64(float64x2_t a, float64x2_t b) {
    return vcltq_f64(a, b);
}

PRIMITIVE uint8x16_t less_u8_i8(uint8x16_t a, uint8x16_t b) {
    return vbicq_u8(vcltq_u8(a, b), negative_8(b));
}

PRIMITIVE uint16x8_t less_u16_i16(uint16x8_t a, uint16x8_t b) {
    return vbicq_u16(vcltq_u16(a, b), negative_16(b));
}

PRIMITIVE uint32x4_t less_u32_i32(uint32x4_t a, uint32x4_t b) {
    return vbicq_u32(vcltq_u32(a, b), negative_32(b));
}

PRIMITIVE uint64x2_t less_u64_i64(uint64x2_t a, uint64x2_t b) {
    return vbicq_u64(vcltq_u64(a, b), negative_64(b));
}

PRIMITIVE uint8x16_t less_i8_u8(uint8x16_t a, uint8x16_t b) {
    return vorrq_u8(vcltq_u8(a, b), negative_8(a));
}

PRIMITIVE uint16x8_t less_i16_u16(uint16x8_t a, uint16x8_t b) {
    return vorrq_u16(vcltq_u16(a, b), negative_16(a));
}

PRIMITIVE uint32x4_t less_i32_u32(uint32x4_t a, uint32x4_t b) {
    return vorrq_u32(vcltq_u32(a, b), negative_32(a));
}

PRIMITIVE uint64x2_t less_i64_u64(uint64x2_t a, uint64x2_t b) {
    return vorrq_u64(vcltq_u64(a, b), negative_64(a));
}

PRIMITIVE uint8x16_t less_equal_u8(uint8x16_t a, uint8x16_t b) {
    return vcleq_u8(a, b);
}

PRIMITIVE uint16x8_t less_equal_u16(uint16x8_t a, uint16x8_t b) {
    return vcleq_u16(a, b);
}

PRIMITIVE uint32x4_t less_equal_u32(uint32x4_t a, uint32x4_t b) {
    return vcleq_u32(a, b);
}

PRIMITIVE uint64x2_t less_equal_u64(uint64x2_t a, uint64x2_t b) {
    return vcleq_u64(a, b);
}

PRIMITIVE uint8x16_t less_equal_i8(uint8x16_t a, uint8x16_t b) {
    return vcleq_s8(signed_8(a), signed_8(b));
}

PRIMITIVE uint16x8_t less_equal_i16(uint16x8_t a, uint16x8_t b) {
    return vcleq_s16(signed_16(a), signed_16(b));
}

PRIMITIVE uint32x4_t less_equal_i32(uint32x4_t a, uint32x4_t b) {
    return vcleq_s32(signed_32(a), signed_32(b));
}

PRIMITIVE uint64x2_t less_equal_i64(uint64x2_t a, uint64x2_t b) {
    return vcleq_s64(signed_64(a), signed_64(b));
}

PRIMITIVE uint32x4_t less_equal_f32(float32x4_t a, float32x4_t b) {
    return vcleq_f32(a, b);
}

PRIMITIVE uint64x2_t less_equal_f64(float64x2_t a, float64x2_t b) {
    return vcleq_f64(a, b);
}

PRIMITIVE uint8x16_t less_equal_u8_i8(uint8x16_t a, uint8x16_t b) {
    return vbicq_u8(vcleq_u8(a, b), negative_8(b));
}

PRIMITIVE uint16x8_t less_equal_u16_i16(uint16x8_t a, uint16x8_t b) {
    return vbicq_u16(vcleq_u16(a, b), negative_16(b));
}

PRIMITIVE uint32x4_t less_equal_u32_i32(uint32x4_t a, uint32x4_t b) {
    return vbicq_u32(vcleq_u32(a, b), negative_32(b));
}

PRIMITIVE uint64x2_t less_equal_u64_i64(uint64x2_t a, uint64x2_t b) {
    return vbicq_u64(vcleq_u64(a, b), negative_64(b));
}

PRIMITIVE uint8x16_t less_equal_i8_u8(uint8x16_t a, uint8x16_t b) {
    return vorrq_u8(vcleq_u8(a, b), negative_8(a));
}

PRIMITIVE uint16x8_t less_equal_i16_u16(uint16x8_t a, uint16x8_t b) {
    return vorrq_u16(vcleq_u16(a, b), negative_16(a));
}

PRIMITIVE uint32x4_t less_equal_i32_u32(uint32x4_t a, uint32x4_t b) {
    return vorrq_u32(vcleq_u32(a, b), negative_32(a));
}

PRIMITIVE uint64x2_t less_equal_i64_u64(uint64x2_t a, uint64x2_t b) {
    return vorrq_u64(vcleq_u64(a, b), negative_64(a));
}

PRIMITIVE uint16x8_t bitwise_and_u16(uint16x8_t a, uint16x8_t b) {
    return vandq_u16(a, b);
}

PRIMITIVE uint32x4_t bitwise_and_u32(uint32x4_t a, uint32x4_t b) {
    return vandq_u32(a, b);
}

PRIMITIVE uint64x2_t bitwise_and_u64(uint64x2_t a, uint64x2_t b) {
    return vandq_u64(a, b);
}

PRIMITIVE uint16x8_t bitwise_or_u16(uint16x8_t a, uint16x8_t b) {
    return vorrq_u16(a, b);
}

PRIMITIVE uint32x4_t bitwise_or_u32(uint32x4_t a, uint32x4_t b) {
    return vorrq_u32(a, b);
}

PRIMITIVE uint64x2_t bitwise_or_u64(uint64x2_t a, uint64x2_t b) {
    return vorrq_u64(a, b);
}

PRIMITIVE uint8x16_t bitwise_xor_u8(uint8x16_t a, uint8x16_t b) {
    return veorq_u8(a, b);
}

PRIMITIVE uint16x8_t bitwise_xor_u16(uint16x8_t a, uint16x8_t b) {
    return veorq_u16(a, b);
}

PRIMITIVE uint32x4_t bitwise_xor_u32(uint32x4_t a, uint32x4_t b) {
    return veorq_u32(a, b);
}

PRIMITIVE uint64x2_t bitwise_xor_u64(uint64x2_t a, uint64x2_t b) {
    return veorq_u64(a, b);
}

/* Of a count the shifts see the lowest byte alone, hence the limit; a negative one is large without its sign. */
PRIMITIVE int8x16_t shift_count_8(uint8x16_t b) {
    return signed_8(minimum_u8(b, vdupq_n_u8(8)));
}

PRIMITIVE uint8x16_t bitwise_left_shift_u8(uint8x16_t a, uint8x16_t b) {
    return vshlq_u8(a, shift_count_8(b));
}

/* Of a count the shifts see the lowest byte alone, hence the limit; a negative one is large without its sign. */
PRIMITIVE int16x8_t shift_count_16(uint16x8_t b) {
    return signed_16(minimum_u16(b, vdupq_n_u16(16)));
}

PRIMITIVE uint16x8_t bitwise_left_shift_u16(uint16x8_t a, uint16x8_t b) {
    return vshlq_u16(a, shift_count_16(b));
}

/* Of a count the shifts see the lowest byte alone, hence the limit; a negative one is large without its sign. */
PRIMITIVE int32x4_t shift_count_32(uint32x4_t b) {
    return signed_32(minimum_u32(b, vdupq_n_u32(32)));
}

PRIMITIVE uint32x4_t bitwise_left_shift_u32(uint32x4_t a, uint32x4_t b) {
    return vshlq_u32(a, shift_count_32(b));
}

/* Of a count the shifts see the lowest byte alone, hence the limit; a negative one is large without its sign. */
PRIMITIVE int64x2_t shift_count_64(uint64x2_t b) {
    return signed_64(minimum_u64(b, vdupq_n_u64(64)));
}

PRIMITIVE uint64x2_t bitwise_left_shift_u64(uint64x2_t a, uint64x2_t b) {
    return vshlq_u64(a, shift_count_64(b));
}

PRIMITIVE uint8x16_t bitwise_right_shift_u8(uint8x16_t a, uint8x16_t b) {
    return vshlq_u8(a, vnegq_s8(shift_count_8(b)));
}

PRIMITIVE uint16x8_t bitwise_right_shift_u16(uint16x8_t a, uint16x8_t b) {
    return vshlq_u16(a, vnegq_s16(shift_count_16(b)));
}

PRIMITIVE uint32x4_t bitwise_right_shift_u32(uint32x4_t a, uint32x4_t b) {
    return vshlq_u32(a, vnegq_s32(shift_count_32(b)));
}

PRIMITIVE uint64x2_t bitwise_right_shift_u64(uint64x2_t a, uint64x2_t b) {
    return vshlq_u64(a, vnegq_s64(shift_count_64(b)));
}

PRIMITIVE uint8x16_t bitwise_right_shift_i8(uint8x16_t a, uint8x16_t b) {
    return unsigned_8(vshlq_s8(signed_8(a), vnegq_s8(shift_count_8(b))));
}

PRIMITIVE uint16x8_t bitwise_right_shift_i16(uint16x8_t a, uint16x8_t b) {
    return unsigned_16(vshlq_s16(signed_16(a), vnegq_s16(shift_count_16(b))));
}

PRIMITIVE uint32x4_t bitwise_right_shift_i32(uint32x4_t a, uint32x4_t b) {
    return unsigned_32(vshlq_s32(signed_32(a), vnegq_s32(shift_count_32(b))));
}

PRIMITIVE uint64x2_t bitwise_right_shift_i64(uint64x2_t a, uint64x2_t b) {
    return unsigned_64(vshlq_s64(signed_64(a), vnegq_s64(shift_count_64(b))));
}

PRIMITIVE uint8x16_t load_u8_largest_of_2(const char *p, size_t offset) {
    return vpmaxq_u8(load_u8(p, offset), load_u8(p, offset + 16));
}

PRIMITIVE uint8x16_t load_u16_as_b(const char *p, size_t i) {
    return vminq_u8(load_u8_largest_of_2(p, 2 * i), vdupq_n_u8(1));
}

PRIMITIVE uint8x16_t load_u8_largest_of_4(const char *p, size_t offset) {
    return vpmaxq_u8(load_u8_largest_of_2(p, offset), load_u8_largest_of_2(p, offset + 32));
}

PRIMITIVE uint8x16_t load_u32_as_b(const char *p, size_t i) {
    return vminq_u8(load_u8_largest_of_4(p, 4 * i), vdupq_n_u8(1));
}

PRIMITIVE uint8x16_t load_u8_largest_of_8(const char *p, size_t offset) {
    return vpmaxq_u8(load_u8_largest_of_4(p, offset), load_u8_largest_of_4(p, offset + 64));
}

PRIMITIVE uint8x16_t load_u64_as_b(const char *p, size_t i) {
    return vminq_u8(load_u8_largest_of_8(p, 8 * i), vdupq_n_u8(1));
}

/* 16 bytes of floats of 16 bits, without their signs. */
PRIMITIVE uint8x16_t magnitudes_16(const char *p, size_t offset) {
    return vreinterpretq_u8_u16(vshlq_n_u16(vreinterpretq_u16_u8(load_u8(p, offset)), 1));
}

PRIMITIVE uint8x16_t magnitudes_16_largest_of_2(const char *p, size_t offset) {
    return vpmaxq_u8(magnitudes_16(p, offset), magnitudes_16(p, offset + 16));
}

PRIMITIVE uint8x16_t load_bf16_as_b(const char *p, size_t i) {
    return vminq_u8(magnitudes_16_largest_of_2(p, 2 * i), vdupq_n_u8(1));
}

PRIMITIVE uint8x16_t load_f16_as_b(const char *p, size_t i) {
    return vminq_u8(magnitudes_16_largest_of_2(p, 2 * i), vdupq_n_u8(1));
}

/* 16 bytes of floats of 32 bits, without their signs. */
PRIMITIVE uint8x16_t magnitudes_32(const char *p, size_t offset) {
    return vreinterpretq_u8_u32(vshlq_n_u32(vreinterpretq_u32_u8(load_u8(p, offset)), 1));
}

PRIMITIVE uint8x16_t magnitudes_32_largest_of_2(const char *p, size_t offset) {
    return vpmaxq_u8(magnitudes_32(p, offset), magnitudes_32(p, offset + 16));
}

PRIMITIVE uint8x16_t magnitudes_32_largest_of_4(const char *p, size_t offset) {
    return vpmaxq_u8(magnitudes_32_largest_of_2(p, offset), magnitudes_32_largest_of_2(p, offset + 32));
}

PRIMITIVE uint8x16_t load_f32_as_b(const char *p, size_t i) {
    return vminq_u8(magnitudes_32_largest_of_4(p, 4 * i), vdupq_n_u8(1));
}

/* 16 bytes of floats of 64 bits, without their signs. */
PRIMITIVE uint8x16_t magnitudes_64(const char *p, size_t offset) {
    return vreinterpretq_u8_u64(vshlq_n_u64(vreinterpretq_u64_u8(load_u8(p, offset)), 1));
}

PRIMITIVE uint8x16_t magnitudes_64_largest_of_2(const char *p, size_t offset) {
    return vpmaxq_u8(magnitudes_64(p, offset), magnitudes_64(p, offset + 16));
}

PRIMITIVE uint8x16_t magnitudes_64_largest_of_4(const char *p, size_t offset) {
    return vpmaxq_u8(magnitudes_64_largest_of_2(p, offset), magnitudes_64_largest_of_2(p, offset + 32));
}

PRIMITIVE uint8x16_t magnitudes_64_largest_of_8(const char *p, size_t offset) {
    return vpmaxq_u8(magnitudes_64_largest_of_4(p, offset), magnitudes_64_largest_of_4(p, offset + 64));
}

PRIMITIVE uint8x16_t load_f64_as_b(const char *p, size_t i) {
    return vminq_u8(magnitudes_64_largest_of_8(p, 8 * i), vdupq_n_u8(1));
}

PRIMITIVE uint8x16_t magnitudes_32_largest_of_8(const char *p, size_t offset) {
    return vpmaxq_u8(magnitudes_32_largest_of_4(p, offset), magnitudes_32_largest_of_4(p, offset + 64));
}

PRIMITIVE uint8x16_t load_c64_as_b(const char *p, size_t i) {
    return vminq_u8(magnitudes_32_largest_of_8(p, 8 * i), vdupq_n_u8(1));
}

PRIMITIVE uint8x16_t magnitudes_64_largest_of_16(const char *p, size_t offset) {
    return vpmaxq_u8(magnitudes_64_largest_of_8(p, offset), magnitudes_64_largest_of_8(p, offset + 128));
}

PRIMITIVE uint8x16_t load_c128_as_b(const char *p, size_t i) {
    return vminq_u8(magnitudes_64_largest_of_16(p, 16 * i), vdupq_n_u8(1));
}

PRIMITIVE uint8x16_t load_u16_as_u8(const char *p, size_t i) {
    return vuzp1q_u8(vreinterpretq_u8_u16(load_u16(p, i)), vreinterpretq_u8_u16(load_u16(p, i + 8)));
}

PRIMITIVE uint16x8_t load_u32_as_u16(const char *p, size_t i) {
    return vuzp1q_u16(vreinterpretq_u16_u32(load_u32(p, i)), vreinterpretq_u16_u32(load_u32(p, i + 4)));
}

PRIMITIVE uint8x16_t load_u32_as_u8(const char *p, size_t i) {
    return vuzp1q_u8(vreinterpretq_u8_u16(load_u32_as_u16(p, i)), vreinterpretq_u8_u16(load_u32_as_u16(p, i + 8)));
}

PRIMITIVE uint32x4_t load_bf16_as_u32(const char *p, size_t i) {
    return vcvtq_u32_f32(load_bf16_as_f32(p, i));
}

PRIMITIVE uint16x8_t load_bf16_as_u16(const char *p, size_t i) {
    const uint16x4_t low = vqmovn_u32(load_bf16_as_u32(p, i));
    return vqmovn_high_u32(low, load_bf16_as_u32(p, i + 4));
}

PRIMITIVE uint8x16_t load_bf16_as_u8(const char *p, size_t i) {
    const uint8x8_t low = vqmovn_u16(load_bf16_as_u16(p, i));
    return vqmovn_high_u16(low, load_bf16_as_u16(p, i + 8));
}

PRIMITIVE uint64x2_t load_bf16_as_u64(const char *p, size_t i) {
    return vcvtq_u64_f64(load_bf16_as_f64(p, i));
}

PRIMITIVE uint32x4_t load_bf16_as_i32(const char *p, size_t i) {
    return unsigned_32(vcvtq_s32_f32(load_bf16_as_f32(p, i)));
}

PRIMITIVE uint16x8_t load_bf16_as_i16(const char *p, size_t i) {
    const int16x4_t low = vqmovn_s32(signed_32(load_bf16_as_i32(p, i)));
    return unsigned_16(vqmovn_high_s32(low, signed_32(load_bf16_as_i32(p, i + 4))));
}

PRIMITIVE uint8x16_t load_bf16_as_i8(const char *p, size_t i) {
    const int8x8_t low = vqmovn_s16(signed_16(load_bf16_as_i16(p, i)));
    return unsigned_8(vqmovn_high_s16(low, signed_16(load_bf16_as_i16(p, i + 8))));
}

PRIMITIVE uint64x2_t load_bf16_as_i64(const char *p, size_t i) {
    return unsigned_64(vcvtq_s64_f64(load_bf16_as_f64(p, i)));
}

PRIMITIVE uint32x4_t load_f16_as_u32(const char *p, size_t i) {
    return vcvtq_u32_f32(load_f16_as_f32(p, i));
}

PRIMITIVE uint16x8_t load_f16_as_u16(const char *p, size_t i) {
    const uint16x4_t low = vqmovn_u32(load_f16_as_u32(p, i));
    return vqmovn_high_u32(low, load_f16_as_u32(p, i + 4));
}

PRIMITIVE uint8x16_t load_f16_as_u8(const char *p, size_t i) {
    const uint8x8_t low = vqmovn_u16(load_f16_as_u16(p, i));
    return vqmovn_high_u16(low, load_f16_as_u16(p, i + 8));
}

PRIMITIVE uint64x2_t load_f16_as_u64(const char *p, size_t i) {
    return vcvtq_u64_f64(load_f16_as_f64(p, i));
}

PRIMITIVE uint32x4_t load_f16_as_i32(const char *p, size_t i) {
    return unsigned_32(vcvtq_s32_f32(load_f16_as_f32(p, i)));
}

PRIMITIVE uint16x8_t load_f16_as_i16(const char *p, size_t i) {
    const int16x4_t low = vqmovn_s32(signed_32(load_f16_as_i32(p, i)));
    return unsigned_16(vqmovn_high_s32(low, signed_32(load_f16_as_i32(p, i + 4))));
}

PRIMITIVE uint8x16_t load_f16_as_i8(const char *p, size_t i) {
    const int8x8_t low = vqmovn_s16(signed_16(load_f16_as_i16(p, i)));
    return unsigned_8(vqmovn_high_s16(low, signed_16(load_f16_as_i16(p, i + 8))));
}

PRIMITIVE uint64x2_t load_f16_as_i64(const char *p, size_t i) {
    return unsigned_64(vcvtq_s64_f64(load_f16_as_f64(p, i)));
}

PRIMITIVE uint32x4_t load_f32_as_u32(const char *p, size_t i) {
    return vcvtq_u32_f32(load_f32(p, i));
}

PRIMITIVE uint16x8_t load_f32_as_u16(const char *p, size_t i) {
    const uint16x4_t low = vqmovn_u32(load_f32_as_u32(p, i));
    return vqmovn_high_u32(low, load_f32_as_u32(p, i + 4));
}

PRIMITIVE uint8x16_t load_f32_as_u8(const char *p, size_t i) {
    const uint8x8_t low = vqmovn_u16(load_f32_as_u16(p, i));
    return vqmovn_high_u16(low, load_f32_as_u16(p, i + 8));
}

PRIMITIVE uint64x2_t load_f32_as_u64(const char *p, size_t i) {
    return vcvtq_u64_f64(load_f32_as_f64(p, i));
}

PRIMITIVE uint32x4_t load_f32_as_i32(const char *p, size_t i) {
    return unsigned_32(vcvtq_s32_f32(load_f32(p, i)));
}

PRIMITIVE uint16x8_t load_f32_as_i16(const char *p, size_t i) {
    const int16x4_t low = vqmovn_s32(signed_32(load_f32_as_i32(p, i)));
    return unsigned_16(vqmovn_high_s32(low, signed_32(load_f32_as_i32(p, i + 4))));
}

PRIMITIVE uint8x16_t load_f32_as_i8(const char *p, size_t i) {
    const int8x8_t low = vqmovn_s16(signed_16(load_f32_as_i16(p, i)));
    return unsigned_8(vqmovn_high_s16(low, signed_16(load_f32_as_i16(p, i + 8))));
}

PRIMITIVE uint64x2_t load_f32_as_i64(const char *p, size_t i) {
    return unsigned_64(vcvtq_s64_f64(load_f32_as_f64(p, i)));
}

PRIMITIVE uint64x2_t load_f64_as_u64(const char *p, size_t i) {
    return vcvtq_u64_f64(load_f64(p, i));
}

PRIMITIVE uint32x4_t load_f64_as_u32(const char *p, size_t i) {
    const uint32x2_t low = vqmovn_u64(load_f64_as_u64(p, i));
    return vqmovn_high_u64(low, load_f64_as_u64(p, i + 2));
}

PRIMITIVE uint16x8_t load_f64_as_u16(const char *p, size_t i) {
    const uint16x4_t low = vqmovn_u32(load_f64_as_u32(p, i));
    return vqmovn_high_u32(low, load_f64_as_u32(p, i + 4));
}

PRIMITIVE uint8x16_t load_f64_as_u8(const char *p, size_t i) {
    const uint8x8_t low = vqmovn_u16(load_f64_as_u16(p, i));
    return vqmovn_high_u16(low, load_f64_as_u16(p, i + 8));
}

PRIMITIVE uint64x2_t load_f64_as_i64(const char *p, size_t i) {
    return unsigned_64(vcvtq_s64_f64(load_f64(p, i)));
}

PRIMITIVE uint32x4_t load_f64_as_i32(const char *p, size_t i) {
    const int32x2_t low = vqmovn_s64(signed_64(load_f64_as_i64(p, i)));
    return unsigned_32(vqmovn_high_s64(low, signed_64(load_f64_as_i64(p, i + 2))));
}

PRIMITIVE uint16x8_t load_f64_as_i16(const char *p, size_t i) {
    const int16x4_t low = vqmovn_s32(signed_32(load_f64_as_i32(p, i)));
    return unsigned_16(vqmovn_high_s32(low, signed_32(load_f64_as_i32(p, i + 4))));
}

PRIMITIVE uint8x16_t load_f64_as_i8(const char *p, size_t i) {
    const int8x8_t low = vqmovn_s16(signed_16(load_f64_as_i16(p, i)));
    return unsigned_8(vqmovn_high_s16(low, signed_16(load_f64_as_i16(p, i + 8))));
}

PRIMITIVE float32x4_t load_c64_as_f32(const char *p, size_t i) {
    return vuzp1q_f32(load_f32(p, 2 * i), load_f32(p, 2 * i + 4));
}

PRIMITIVE uint32x4_t load_c64_as_u32(const char *p, size_t i) {
    return vcvtq_u32_f32(load_c64_as_f32(p, i));
}

PRIMITIVE uint16x8_t load_c64_as_u16(const char *p, size_t i) {
    const uint16x4_t low = vqmovn_u32(load_c64_as_u32(p, i));
    return vqmovn_high_u32(low, load_c64_as_u32(p, i + 4));
}

PRIMITIVE uint8x16_t load_c64_as_u8(const char *p, size_t i) {
    const uint8x8_t low = vqmovn_u16(load_c64_as_u16(p, i));
    return vqmovn_high_u16(low, load_c64_as_u16(p, i + 8));
}

PRIMITIVE float64x2_t load_c64_as_f64(const char *p, size_t i) {
    return vcvt_f64_f32(vreinterpret_f32_u32(vmovn_u64(load_u64(p, i))));
}

PRIMITIVE uint64x2_t load_c64_as_u64(const char *p, size_t i) {
    return vcvtq_u64_f64(load_c64_as_f64(p, i));
}

PRIMITIVE uint32x4_t load_c64_as_i32(const char *p, size_t i) {
    return unsigned_32(vcvtq_s32_f32(load_c64_as_f32(p, i)));
}

PRIMITIVE uint16x8_t load_c64_as_i16(const char *p, size_t i) {
    const int16x4_t low = vqmovn_s32(signed_32(load_c64_as_i32(p, i)));
    return unsigned_16(vqmovn_high_s32(low, signed_32(load_c64_as_i32(p, i + 4))));
}

PRIMITIVE uint8x16_t load_c64_as_i8(const char *p, size_t i) {
    const int8x8_t low = vqmovn_s16(signed_16(load_c64_as_i16(p, i)));
    return unsigned_8(vqmovn_high_s16(low, signed_16(load_c64_as_i16(p, i + 8))));
}

PRIMITIVE uint64x2_t load_c64_as_i64(const char *p, size_t i) {
    return unsigned_64(vcvtq_s64_f64(load_c64_as_f64(p, i)));
}

PRIMITIVE float64x2_t load_c128_as_f64(const char *p, size_t i) {
    return vuzp1q_f64(load_f64(p, 2 * i), load_f64(p, 2 * i + 2));
}

PRIMITIVE uint64x2_t load_c128_as_u64(const char *p, size_t i) {
    return vcvtq_u64_f64(load_c128_as_f64(p, i));
}

PRIMITIVE uint32x4_t load_c128_as_u32(const char *p, size_t i) {
    const uint32x2_t low = vqmovn_u64(load_c128_as_u64(p, i));
    return vqmovn_high_u64(low, load_c128_as_u64(p, i + 2));
}

PRIMITIVE uint16x8_t load_c128_as_u16(const char *p, size_t i) {
    const uint16x4_t low = vqmovn_u32(load_c128_as_u32(p, i));
    return vqmovn_high_u32(low, load_c128_as_u32(p, i + 4));
}

PRIMITIVE uint8x16_t load_c128_as_u8(const char *p, size_t i) {
    const uint8x8_t low = vqmovn_u16(load_c128_as_u16(p, i));
    return vqmovn_high_u16(low, load_c128_as_u16(p, i + 8));
}

PRIMITIVE uint64x2_t load_c128_as_i64(const char *p, size_t i) {
    return unsigned_64(vcvtq_s64_f64(load_c128_as_f64(p, i)));
}

PRIMITIVE uint32x4_t load_c128_as_i32(const char *p, size_t i) {
    const int32x2_t low = vqmovn_s64(signed_64(load_c128_as_i64(p, i)));
    return unsigned_32(vqmovn_high_s64(low, signed_64(load_c128_as_i64(p, i + 2))));
}

PRIMITIVE uint16x8_t load_c128_as_i16(const char *p, size_t i) {
    const int16x4_t low = vqmovn_s32(signed_32(load_c128_as_i32(p, i)));
    return unsigned_16(vqmovn_high_s32(low, signed_32(load_c128_as_i32(p, i + 4))));
}

PRIMITIVE uint8x16_t load_c128_as_i8(const char *p, size_t i) {
    const int8x8_t low = vqmovn_s16(signed_16(load_c128_as_i16(p, i)));
    return unsigned_8(vqmovn_high_s16(low, signed_16(load_c128_as_i16(p, i + 8))));
}

PRIMITIVE float32x4_t load_c128_as_f32(const char *p, size_t i) {
    return f32_of_f64(load_c128_as_f64(p, i), load_c128_as_f64(p, i + 2));
}

#endif

#endif
