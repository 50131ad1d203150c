/*
 * kernels/jax_convert_neon.c: convert in NEON.
 *
 * Made by joinery 0.1.0 from specs/jax.lua, whose SHA-256 is
 * 409d79372c32571364129611070cbc2b0204ffa690f1172df7282b2324f2266a.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR
 * The licence of this file is yours to choose.
 */
/* clang-format off */
#include "../jax_kernels.h"

#if defined(__aarch64__) && !defined(__AARCH64EB__) && defined(__GNUC__) && !defined(JOINERY_NO_NEON)
#include <float.h>
#include <stdint.h>
#include <string.h>
#include <arm_neon.h>

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

PRIMITIVE void store_u8(char *p, size_t i, uint8x16_t v) {
    vst1q_u8((uint8_t *)p + i, v);
}

PRIMITIVE void store_u8_wide(char *p, size_t i, uint8x16_t a, uint8x16_t b) {
    store_u8(p, i, a);
    store_u8(p, i + 16, b);
}

PRIMITIVE uint16x8_t load_b_as_u16(const char *p, size_t i) {
    const uint8x16_t v = load_u8_as_b(p, i % 16 ? i - 8 : i);
    return i % 16 ? vmovl_high_u8(v) : vmovl_u8(vget_low_u8(v));
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

PRIMITIVE void store_f32_as_f16(char *p, size_t i, float32x4_t a, float32x4_t b) {
    store_u16(p, i, vreinterpretq_u16_f16(vcvt_high_f16_f32(vcvt_f16_f32(a), b)));
}

PRIMITIVE void store_f32_as_f16_wide(char *p, size_t i, float32x4_t a, float32x4_t b, float32x4_t c, float32x4_t d) {
    store_f32_as_f16(p, i, a, b);
    store_f32_as_f16(p, i + 8, c, d);
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

PRIMITIVE void store_f64(char *p, size_t i, float64x2_t v) {
    store_u64(p, i, vreinterpretq_u64_f64(v));
}

PRIMITIVE void store_f64_wide(char *p, size_t i, float64x2_t a, float64x2_t b, float64x2_t c, float64x2_t d) {
    store_f64(p, i, a);
    store_f64(p, i + 2, b);
    store_f64(p, i + 2 * 2, c);
    store_f64(p, i + 3 * 2, d);
}

PRIMITIVE float32x4x2_t make_c64(float32x4_t re, float32x4_t im) {
    const float32x4x2_t v = {{re, im}};
    return v;
}

PRIMITIVE float32x4x2_t load_b_as_c64(const char *p, size_t i) {
    return make_c64(load_b_as_f32(p, i), vdupq_n_f32(0));
}

PRIMITIVE void store_c64(char *p, size_t i, float32x4x2_t v) {
    store_f32(p, 2 * i, vzip1q_f32(v.val[0], v.val[1]));
    store_f32(p, 2 * i + 4, vzip2q_f32(v.val[0], v.val[1]));
}

PRIMITIVE void store_c64_wide(char *p, size_t i, float32x4x2_t a, float32x4x2_t b) {
    store_c64(p, i, a);
    store_c64(p, i + 4, b);
}

PRIMITIVE float64x2x2_t make_c128(float64x2_t re, float64x2_t im) {
    const float64x2x2_t v = {{re, im}};
    return v;
}

PRIMITIVE float64x2x2_t load_b_as_c128(const char *p, size_t i) {
    return make_c128(load_b_as_f64(p, i), vdupq_n_f64(0));
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

PRIMITIVE float32x4_t load_u8_as_f32(const char *p, size_t i) {
    return vcvtq_n_f32_u32(high_8_of_32(eight_u8(p, first_of_eight(i)), i), 24);
}

PRIMITIVE float64x2_t load_u8_as_f64(const char *p, size_t i) {
    return vcvtq_n_f64_u64(high_8_of_64(eight_u8(p, first_of_eight(i)), i), 56);
}

PRIMITIVE float32x4x2_t load_u8_as_c64(const char *p, size_t i) {
    return make_c64(load_u8_as_f32(p, i), vdupq_n_f32(0));
}

PRIMITIVE float64x2x2_t load_u8_as_c128(const char *p, size_t i) {
    return make_c128(load_u8_as_f64(p, i), vdupq_n_f64(0));
}

PRIMITIVE uint8x16_t load_u8_largest_of_2(const char *p, size_t offset) {
    return vpmaxq_u8(load_u8(p, offset), load_u8(p, offset + 16));
}

PRIMITIVE uint8x16_t load_u16_as_b(const char *p, size_t i) {
    return vminq_u8(load_u8_largest_of_2(p, 2 * i), vdupq_n_u8(1));
}

PRIMITIVE uint16x8_t load_u16(const char *p, size_t i) {
    return vreinterpretq_u16_u8(load_u8(p, 2 * i));
}

PRIMITIVE uint8x16_t load_u16_as_u8(const char *p, size_t i) {
    return vuzp1q_u8(vreinterpretq_u8_u16(load_u16(p, i)), vreinterpretq_u8_u16(load_u16(p, i + 8)));
}

PRIMITIVE uint32x4_t load_u16_as_u32(const char *p, size_t i) {
    const uint16x8_t v = load_u16(p, i % 8 ? i - 4 : i);
    return i % 8 ? vmovl_high_u16(v) : vmovl_u16(vget_low_u16(v));
}

PRIMITIVE uint64x2_t load_u16_as_u64(const char *p, size_t i) {
    const uint32x4_t v = load_u16_as_u32(p, i % 4 ? i - 2 : i);
    return i % 4 ? vmovl_high_u32(v) : vmovl_u32(vget_low_u32(v));
}

PRIMITIVE float32x4_t load_u16_as_f32(const char *p, size_t i) {
    return vcvtq_f32_u32(load_u16_as_u32(p, i));
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

PRIMITIVE float32x4x2_t load_u16_as_c64(const char *p, size_t i) {
    return make_c64(load_u16_as_f32(p, i), vdupq_n_f32(0));
}

PRIMITIVE float64x2x2_t load_u16_as_c128(const char *p, size_t i) {
    return make_c128(load_u16_as_f64(p, i), vdupq_n_f64(0));
}

PRIMITIVE uint8x16_t load_u8_largest_of_4(const char *p, size_t offset) {
    return vpmaxq_u8(load_u8_largest_of_2(p, offset), load_u8_largest_of_2(p, offset + 32));
}

PRIMITIVE uint8x16_t load_u32_as_b(const char *p, size_t i) {
    return vminq_u8(load_u8_largest_of_4(p, 4 * i), vdupq_n_u8(1));
}

PRIMITIVE uint32x4_t load_u32(const char *p, size_t i) {
    return vreinterpretq_u32_u8(load_u8(p, 4 * i));
}

PRIMITIVE uint16x8_t load_u32_as_u16(const char *p, size_t i) {
    return vuzp1q_u16(vreinterpretq_u16_u32(load_u32(p, i)), vreinterpretq_u16_u32(load_u32(p, i + 4)));
}

PRIMITIVE uint8x16_t load_u32_as_u8(const char *p, size_t i) {
    return vuzp1q_u8(vreinterpretq_u8_u16(load_u32_as_u16(p, i)), vreinterpretq_u8_u16(load_u32_as_u16(p, i + 8)));
}

PRIMITIVE uint64x2_t load_u32_as_u64(const char *p, size_t i) {
    const uint32x4_t v = load_u32(p, i % 4 ? i - 2 : i);
    return i % 4 ? vmovl_high_u32(v) : vmovl_u32(vget_low_u32(v));
}

PRIMITIVE float32x4_t load_u32_as_f32(const char *p, size_t i) {
    return vcvtq_f32_u32(load_u32(p, i));
}

PRIMITIVE float64x2_t load_u32_as_f64(const char *p, size_t i) {
    return vcvtq_f64_u64(load_u32_as_u64(p, i));
}

PRIMITIVE float32x4x2_t load_u32_as_c64(const char *p, size_t i) {
    return make_c64(load_u32_as_f32(p, i), vdupq_n_f32(0));
}

PRIMITIVE float64x2x2_t load_u32_as_c128(const char *p, size_t i) {
    return make_c128(load_u32_as_f64(p, i), vdupq_n_f64(0));
}

PRIMITIVE uint8x16_t load_u8_largest_of_8(const char *p, size_t offset) {
    return vpmaxq_u8(load_u8_largest_of_4(p, offset), load_u8_largest_of_4(p, offset + 64));
}

PRIMITIVE uint8x16_t load_u64_as_b(const char *p, size_t i) {
    return vminq_u8(load_u8_largest_of_8(p, 8 * i), vdupq_n_u8(1));
}

PRIMITIVE uint64x2_t load_u64(const char *p, size_t i) {
    return vreinterpretq_u64_u8(load_u8(p, 8 * i));
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

PRIMITIVE float64x2_t load_u64_as_f64(const char *p, size_t i) {
    return vcvtq_f64_u64(load_u64(p, i));
}

PRIMITIVE float32x4x2_t load_u64_as_c64(const char *p, size_t i) {
    return make_c64(load_u64_as_f32(p, i), vdupq_n_f32(0));
}

PRIMITIVE float64x2x2_t load_u64_as_c128(const char *p, size_t i) {
    return make_c128(load_u64_as_f64(p, i), vdupq_n_f64(0));
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

PRIMITIVE float32x4_t load_i8_as_f32(const char *p, size_t i) {
    return vcvtq_n_f32_s32(vreinterpretq_s32_u32(high_8_of_32(eight_u8(p, first_of_eight(i)), i)), 24);
}

PRIMITIVE float64x2_t load_i8_as_f64(const char *p, size_t i) {
    return vcvtq_n_f64_s64(vreinterpretq_s64_u64(high_8_of_64(eight_u8(p, first_of_eight(i)), i)), 56);
}

PRIMITIVE float32x4x2_t load_i8_as_c64(const char *p, size_t i) {
    return make_c64(load_i8_as_f32(p, i), vdupq_n_f32(0));
}

PRIMITIVE float64x2x2_t load_i8_as_c128(const char *p, size_t i) {
    return make_c128(load_i8_as_f64(p, i), vdupq_n_f64(0));
}

PRIMITIVE uint32x4_t load_i16_as_i32(const char *p, size_t i) {
    const int16x8_t v = signed_16(load_u16(p, i % 8 ? i - 4 : i));
    return unsigned_32(i % 8 ? vmovl_high_s16(v) : vmovl_s16(vget_low_s16(v)));
}

PRIMITIVE uint64x2_t load_i16_as_i64(const char *p, size_t i) {
    const int32x4_t v = signed_32(load_i16_as_i32(p, i % 4 ? i - 2 : i));
    return unsigned_64(i % 4 ? vmovl_high_s32(v) : vmovl_s32(vget_low_s32(v)));
}

PRIMITIVE float32x4_t load_i16_as_f32(const char *p, size_t i) {
    return vcvtq_f32_s32(signed_32(load_i16_as_i32(p, i)));
}

PRIMITIVE float64x2_t load_i16_as_f64(const char *p, size_t i) {
    return vcvtq_n_f64_s64(vreinterpretq_s64_u64(high_16_of_64(load_u8(p, 2 * first_of_eight(i)), i)), 48);
}

PRIMITIVE float32x4x2_t load_i16_as_c64(const char *p, size_t i) {
    return make_c64(load_i16_as_f32(p, i), vdupq_n_f32(0));
}

PRIMITIVE float64x2x2_t load_i16_as_c128(const char *p, size_t i) {
    return make_c128(load_i16_as_f64(p, i), vdupq_n_f64(0));
}

PRIMITIVE uint64x2_t load_i32_as_i64(const char *p, size_t i) {
    const int32x4_t v = signed_32(load_u32(p, i % 4 ? i - 2 : i));
    return unsigned_64(i % 4 ? vmovl_high_s32(v) : vmovl_s32(vget_low_s32(v)));
}

PRIMITIVE float32x4_t load_i32_as_f32(const char *p, size_t i) {
    return vcvtq_f32_s32(signed_32(load_u32(p, i)));
}

PRIMITIVE int64x2_t signed_64(uint64x2_t v) {
    return vreinterpretq_s64_u64(v);
}

PRIMITIVE float64x2_t load_i32_as_f64(const char *p, size_t i) {
    return vcvtq_f64_s64(signed_64(load_i32_as_i64(p, i)));
}

PRIMITIVE float32x4x2_t load_i32_as_c64(const char *p, size_t i) {
    return make_c64(load_i32_as_f32(p, i), vdupq_n_f32(0));
}

PRIMITIVE float64x2x2_t load_i32_as_c128(const char *p, size_t i) {
    return make_c128(load_i32_as_f64(p, i), vdupq_n_f64(0));
}

PRIMITIVE float64x2_t load_i64_as_f64_odd(const char *p, size_t i) {
    const uint64x2_t v = load_u64(p, i);
    return vcvtq_f64_s64(signed_64(sticky(v, unsigned_64(vabsq_s64(signed_64(v))))));
}

PRIMITIVE float32x4_t load_i64_as_f32(const char *p, size_t i) {
    return f32_of_f64(load_i64_as_f64_odd(p, i), load_i64_as_f64_odd(p, i + 2));
}

PRIMITIVE float64x2_t load_i64_as_f64(const char *p, size_t i) {
    return vcvtq_f64_s64(signed_64(load_u64(p, i)));
}

PRIMITIVE float32x4x2_t load_i64_as_c64(const char *p, size_t i) {
    return make_c64(load_i64_as_f32(p, i), vdupq_n_f32(0));
}

PRIMITIVE float64x2x2_t load_i64_as_c128(const char *p, size_t i) {
    return make_c128(load_i64_as_f64(p, i), vdupq_n_f64(0));
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

PRIMITIVE float64x2_t load_bf16_as_f64(const char *p, size_t i) {
    const float32x4_t v = load_bf16_as_f32(p, i % 4 ? i - 2 : i);
    return i % 4 ? vcvt_high_f64_f32(v) : vcvt_f64_f32(vget_low_f32(v));
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

PRIMITIVE uint8x16_t unsigned_8(int8x16_t v) {
    return vreinterpretq_u8_s8(v);
}

PRIMITIVE uint8x16_t load_bf16_as_i8(const char *p, size_t i) {
    const int8x8_t low = vqmovn_s16(signed_16(load_bf16_as_i16(p, i)));
    return unsigned_8(vqmovn_high_s16(low, signed_16(load_bf16_as_i16(p, i + 8))));
}

PRIMITIVE uint64x2_t load_bf16_as_i64(const char *p, size_t i) {
    return unsigned_64(vcvtq_s64_f64(load_bf16_as_f64(p, i)));
}

PRIMITIVE float32x4x2_t load_bf16_as_c64(const char *p, size_t i) {
    return make_c64(load_bf16_as_f32(p, i), vdupq_n_f32(0));
}

PRIMITIVE float64x2x2_t load_bf16_as_c128(const char *p, size_t i) {
    return make_c128(load_bf16_as_f64(p, i), vdupq_n_f64(0));
}

PRIMITIVE uint8x16_t load_f16_as_b(const char *p, size_t i) {
    return vminq_u8(magnitudes_16_largest_of_2(p, 2 * i), vdupq_n_u8(1));
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

PRIMITIVE float64x2_t load_f16_as_f64(const char *p, size_t i) {
    const float32x4_t v = load_f16_as_f32(p, i % 4 ? i - 2 : i);
    return i % 4 ? vcvt_high_f64_f32(v) : vcvt_f64_f32(vget_low_f32(v));
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

PRIMITIVE float32x4x2_t load_f16_as_c64(const char *p, size_t i) {
    return make_c64(load_f16_as_f32(p, i), vdupq_n_f32(0));
}

PRIMITIVE float64x2x2_t load_f16_as_c128(const char *p, size_t i) {
    return make_c128(load_f16_as_f64(p, i), vdupq_n_f64(0));
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

PRIMITIVE float32x4_t load_f32(const char *p, size_t i) {
    return vreinterpretq_f32_u32(load_u32(p, i));
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

PRIMITIVE float64x2_t load_f32_as_f64(const char *p, size_t i) {
    const float32x4_t v = load_f32(p, i % 4 ? i - 2 : i);
    return i % 4 ? vcvt_high_f64_f32(v) : vcvt_f64_f32(vget_low_f32(v));
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

PRIMITIVE float32x4x2_t load_f32_as_c64(const char *p, size_t i) {
    return make_c64(load_f32(p, i), vdupq_n_f32(0));
}

PRIMITIVE float64x2x2_t load_f32_as_c128(const char *p, size_t i) {
    return make_c128(load_f32_as_f64(p, i), vdupq_n_f64(0));
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

PRIMITIVE float64x2_t load_f64(const char *p, size_t i) {
    return vreinterpretq_f64_u64(load_u64(p, i));
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

PRIMITIVE float32x4_t load_f64_as_f32(const char *p, size_t i) {
    return f32_of_f64(load_f64(p, i), load_f64(p, i + 2));
}

PRIMITIVE float32x4x2_t load_f64_as_c64(const char *p, size_t i) {
    return make_c64(load_f64_as_f32(p, i), vdupq_n_f32(0));
}

PRIMITIVE float64x2x2_t load_f64_as_c128(const char *p, size_t i) {
    return make_c128(load_f64(p, i), vdupq_n_f64(0));
}

PRIMITIVE uint8x16_t magnitudes_32_largest_of_8(const char *p, size_t offset) {
    return vpmaxq_u8(magnitudes_32_largest_of_4(p, offset), magnitudes_32_largest_of_4(p, offset + 64));
}

PRIMITIVE uint8x16_t load_c64_as_b(const char *p, size_t i) {
    return vminq_u8(magnitudes_32_largest_of_8(p, 8 * i), vdupq_n_u8(1));
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

PRIMITIVE float64x2x2_t load_c64_as_c128(const char *p, size_t i) {
    const float32x4_t v = load_f32(p, 2 * i);
    const float64x2_t low = vcvt_f64_f32(vget_low_f32(v)), high = vcvt_high_f64_f32(v);
    return make_c128(vuzp1q_f64(low, high), vuzp2q_f64(low, high));
}

PRIMITIVE uint8x16_t magnitudes_64_largest_of_16(const char *p, size_t offset) {
    return vpmaxq_u8(magnitudes_64_largest_of_8(p, offset), magnitudes_64_largest_of_8(p, offset + 128));
}

PRIMITIVE uint8x16_t load_c128_as_b(const char *p, size_t i) {
    return vminq_u8(magnitudes_64_largest_of_16(p, 16 * i), vdupq_n_u8(1));
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

PRIMITIVE float64x2x2_t load_c128(const char *p, size_t i) {
    const float64x2_t low = load_f64(p, 2 * i), high = load_f64(p, 2 * i + 2);
    return make_c128(vuzp1q_f64(low, high), vuzp2q_f64(low, high));
}

PRIMITIVE float32x4x2_t load_c128_as_c64(const char *p, size_t i) {
    const float64x2x2_t low = load_c128(p, i), high = load_c128(p, i + 2);
    return make_c64(f32_of_f64(low.val[0], high.val[0]), f32_of_f64(low.val[1], high.val[1]));
}

KERNEL jax_convert_b_b_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, z += 64) {
        store_u8_wide(z, 0, load_u8_as_b(x, 0),
                            load_u8_as_b(x, 16));
        store_u8_wide(z + 32, 0, load_u8_as_b(x + a_step, 0),
                                 load_u8_as_b(x + a_step, 16));
    }
    if (blocks)
        store_u8_wide(z, 0, load_u8_as_b(x, 0),
                            load_u8_as_b(x, 16));
}

KERNEL jax_convert_b_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16_wide(z, 0, load_b_as_u16(x, 0),
                             load_b_as_u16(x, 8),
                             load_b_as_u16(x, 16),
                             load_b_as_u16(x, 24));
    }
}

KERNEL jax_convert_b_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16)
            store_u32_wide(z, i, load_b_as_u32(x, i),
                                 load_b_as_u32(x, i + 4),
                                 load_b_as_u32(x, i + 8),
                                 load_b_as_u32(x, i + 12));
    }
}

KERNEL jax_convert_b_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_u64_wide(z, i, load_b_as_u64(x, i),
                                 load_b_as_u64(x, i + 2),
                                 load_b_as_u64(x, i + 4),
                                 load_b_as_u64(x, i + 6));
    }
}

KERNEL jax_convert_b_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_bf16_wide(z, i, load_b_as_f32(x, i),
                                         load_b_as_f32(x, i + 4),
                                         load_b_as_f32(x, i + 8),
                                         load_b_as_f32(x, i + 12));
    }
}

KERNEL jax_convert_b_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_f16_wide(z, i, load_b_as_f32(x, i),
                                        load_b_as_f32(x, i + 4),
                                        load_b_as_f32(x, i + 8),
                                        load_b_as_f32(x, i + 12));
    }
}

KERNEL jax_convert_b_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_wide(z, i, load_b_as_f32(x, i),
                                 load_b_as_f32(x, i + 4),
                                 load_b_as_f32(x, i + 8),
                                 load_b_as_f32(x, i + 12));
    }
}

KERNEL jax_convert_b_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_f64_wide(z, i, load_b_as_f64(x, i),
                                 load_b_as_f64(x, i + 2),
                                 load_b_as_f64(x, i + 4),
                                 load_b_as_f64(x, i + 6));
    }
}

KERNEL jax_convert_b_c64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_c64_wide(z, i, load_b_as_c64(x, i),
                                 load_b_as_c64(x, i + 4));
    }
}

KERNEL jax_convert_b_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8)
            store_c128_wide(z, i, load_b_as_c128(x, i),
                                  load_b_as_c128(x, i + 2),
                                  load_b_as_c128(x, i + 4),
                                  load_b_as_c128(x, i + 6));
    }
}

KERNEL jax_convert_u8_u8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, z += 64) {
        store_u8_wide(z, 0, load_u8(x, 0),
                            load_u8(x, 16));
        store_u8_wide(z + 32, 0, load_u8(x + a_step, 0),
                                 load_u8(x + a_step, 16));
    }
    if (blocks)
        store_u8_wide(z, 0, load_u8(x, 0),
                            load_u8(x, 16));
}

KERNEL jax_convert_u8_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16_wide(z, 0, load_u8_as_u16(x, 0),
                             load_u8_as_u16(x, 8),
                             load_u8_as_u16(x, 16),
                             load_u8_as_u16(x, 24));
    }
}

KERNEL jax_convert_u8_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16)
            store_u32_wide(z, i, load_u8_as_u32(x, i),
                                 load_u8_as_u32(x, i + 4),
                                 load_u8_as_u32(x, i + 8),
                                 load_u8_as_u32(x, i + 12));
    }
}

KERNEL jax_convert_u8_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_u64_wide(z, i, load_u8_as_u64(x, i),
                                 load_u8_as_u64(x, i + 2),
                                 load_u8_as_u64(x, i + 4),
                                 load_u8_as_u64(x, i + 6));
    }
}

KERNEL jax_convert_u8_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_bf16_wide(z, i, load_u8_as_f32(x, i),
                                         load_u8_as_f32(x, i + 4),
                                         load_u8_as_f32(x, i + 8),
                                         load_u8_as_f32(x, i + 12));
    }
}

KERNEL jax_convert_u8_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_f16_wide(z, i, load_u8_as_f32(x, i),
                                        load_u8_as_f32(x, i + 4),
                                        load_u8_as_f32(x, i + 8),
                                        load_u8_as_f32(x, i + 12));
    }
}

KERNEL jax_convert_u8_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_wide(z, i, load_u8_as_f32(x, i),
                                 load_u8_as_f32(x, i + 4),
                                 load_u8_as_f32(x, i + 8),
                                 load_u8_as_f32(x, i + 12));
    }
}

KERNEL jax_convert_u8_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_f64_wide(z, i, load_u8_as_f64(x, i),
                                 load_u8_as_f64(x, i + 2),
                                 load_u8_as_f64(x, i + 4),
                                 load_u8_as_f64(x, i + 6));
    }
}

KERNEL jax_convert_u8_c64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_c64_wide(z, i, load_u8_as_c64(x, i),
                                 load_u8_as_c64(x, i + 4));
    }
}

KERNEL jax_convert_u8_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8)
            store_c128_wide(z, i, load_u8_as_c128(x, i),
                                  load_u8_as_c128(x, i + 2),
                                  load_u8_as_c128(x, i + 4),
                                  load_u8_as_c128(x, i + 6));
    }
}

KERNEL jax_convert_u16_b_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8_wide(z, 0, load_u16_as_b(x, 0),
                            load_u16_as_b(x, 16));
    }
}

KERNEL jax_convert_u16_u8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, z += 64) {
        store_u8_wide(z, 0, load_u16_as_u8(x, 0),
                            load_u16_as_u8(x, 16));
        store_u8_wide(z + 32, 0, load_u16_as_u8(x + a_step, 0),
                                 load_u16_as_u8(x + a_step, 16));
    }
    if (blocks)
        store_u8_wide(z, 0, load_u16_as_u8(x, 0),
                            load_u16_as_u8(x, 16));
}

KERNEL jax_convert_u16_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, z += 128) {
        store_u16_wide(z, 0, load_u16(x, 0),
                             load_u16(x, 8),
                             load_u16(x, 16),
                             load_u16(x, 24));
        store_u16_wide(z + 64, 0, load_u16(x + a_step, 0),
                                  load_u16(x + a_step, 8),
                                  load_u16(x + a_step, 16),
                                  load_u16(x + a_step, 24));
    }
    if (blocks)
        store_u16_wide(z, 0, load_u16(x, 0),
                             load_u16(x, 8),
                             load_u16(x, 16),
                             load_u16(x, 24));
}

KERNEL jax_convert_u16_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32_wide(z, 0, load_u16_as_u32(x, 0),
                             load_u16_as_u32(x, 4),
                             load_u16_as_u32(x, 8),
                             load_u16_as_u32(x, 12));
        store_u32_wide(z, 16, load_u16_as_u32(x, 16),
                              load_u16_as_u32(x, 20),
                              load_u16_as_u32(x, 24),
                              load_u16_as_u32(x, 28));
    }
}

KERNEL jax_convert_u16_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_u64_wide(z, i, load_u16_as_u64(x, i),
                                 load_u16_as_u64(x, i + 2),
                                 load_u16_as_u64(x, i + 4),
                                 load_u16_as_u64(x, i + 6));
    }
}

KERNEL jax_convert_u16_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_bf16_wide(z, i, load_u16_as_f32(x, i),
                                         load_u16_as_f32(x, i + 4),
                                         load_u16_as_f32(x, i + 8),
                                         load_u16_as_f32(x, i + 12));
    }
}

KERNEL jax_convert_u16_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_f16_wide(z, i, load_u16_as_f32(x, i),
                                        load_u16_as_f32(x, i + 4),
                                        load_u16_as_f32(x, i + 8),
                                        load_u16_as_f32(x, i + 12));
    }
}

KERNEL jax_convert_u16_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_wide(z, i, load_u16_as_f32(x, i),
                                 load_u16_as_f32(x, i + 4),
                                 load_u16_as_f32(x, i + 8),
                                 load_u16_as_f32(x, i + 12));
    }
}

KERNEL jax_convert_u16_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_f64_wide(z, i, load_u16_as_f64(x, i),
                                 load_u16_as_f64(x, i + 2),
                                 load_u16_as_f64(x, i + 4),
                                 load_u16_as_f64(x, i + 6));
    }
}

KERNEL jax_convert_u16_c64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c64_wide(z, i, load_u16_as_c64(x, i),
                                 load_u16_as_c64(x, i + 4));
            store_c64_wide(z, i + 8, load_u16_as_c64(x, i + 8),
                                     load_u16_as_c64(x, i + 12));
        }
    }
}

KERNEL jax_convert_u16_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8)
            store_c128_wide(z, i, load_u16_as_c128(x, i),
                                  load_u16_as_c128(x, i + 2),
                                  load_u16_as_c128(x, i + 4),
                                  load_u16_as_c128(x, i + 6));
    }
}

KERNEL jax_convert_u32_b_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8_wide(z, 0, load_u32_as_b(x, 0),
                            load_u32_as_b(x, 16));
    }
}

KERNEL jax_convert_u32_u8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8_wide(z, 0, load_u32_as_u8(x, 0),
                            load_u32_as_u8(x, 16));
    }
}

KERNEL jax_convert_u32_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16_wide(z, 0, load_u32_as_u16(x, 0),
                             load_u32_as_u16(x, 8),
                             load_u32_as_u16(x, 16),
                             load_u32_as_u16(x, 24));
    }
}

KERNEL jax_convert_u32_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32_wide(z, 0, load_u32(x, 0),
                             load_u32(x, 4),
                             load_u32(x, 8),
                             load_u32(x, 12));
        store_u32_wide(z, 16, load_u32(x, 16),
                              load_u32(x, 20),
                              load_u32(x, 24),
                              load_u32(x, 28));
    }
}

KERNEL jax_convert_u32_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64_wide(z, i, load_u32_as_u64(x, i),
                                 load_u32_as_u64(x, i + 2),
                                 load_u32_as_u64(x, i + 4),
                                 load_u32_as_u64(x, i + 6));
            store_u64_wide(z, i + 8, load_u32_as_u64(x, i + 8),
                                     load_u32_as_u64(x, i + 10),
                                     load_u32_as_u64(x, i + 12),
                                     load_u32_as_u64(x, i + 14));
        }
    }
}

KERNEL jax_convert_u32_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_bf16_wide(z, i, load_u32_as_f32(x, i),
                                         load_u32_as_f32(x, i + 4),
                                         load_u32_as_f32(x, i + 8),
                                         load_u32_as_f32(x, i + 12));
    }
}

KERNEL jax_convert_u32_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_f32_as_f16_wide(z, 0, load_u32_as_f32(x, 0),
                                    load_u32_as_f32(x, 4),
                                    load_u32_as_f32(x, 8),
                                    load_u32_as_f32(x, 12));
        store_f32_as_f16_wide(z, 16, load_u32_as_f32(x, 16),
                                     load_u32_as_f32(x, 20),
                                     load_u32_as_f32(x, 24),
                                     load_u32_as_f32(x, 28));
    }
}

KERNEL jax_convert_u32_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32_wide(z, 0, load_u32_as_f32(x, 0),
                             load_u32_as_f32(x, 4),
                             load_u32_as_f32(x, 8),
                             load_u32_as_f32(x, 12));
        store_f32_wide(z, 16, load_u32_as_f32(x, 16),
                              load_u32_as_f32(x, 20),
                              load_u32_as_f32(x, 24),
                              load_u32_as_f32(x, 28));
    }
}

KERNEL jax_convert_u32_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_f64_wide(z, i, load_u32_as_f64(x, i),
                                 load_u32_as_f64(x, i + 2),
                                 load_u32_as_f64(x, i + 4),
                                 load_u32_as_f64(x, i + 6));
    }
}

KERNEL jax_convert_u32_c64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c64_wide(z, i, load_u32_as_c64(x, i),
                                 load_u32_as_c64(x, i + 4));
            store_c64_wide(z, i + 8, load_u32_as_c64(x, i + 8),
                                     load_u32_as_c64(x, i + 12));
        }
    }
}

KERNEL jax_convert_u32_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8)
            store_c128_wide(z, i, load_u32_as_c128(x, i),
                                  load_u32_as_c128(x, i + 2),
                                  load_u32_as_c128(x, i + 4),
                                  load_u32_as_c128(x, i + 6));
    }
}

KERNEL jax_convert_u64_b_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8_wide(z, 0, load_u64_as_b(x, 0),
                            load_u64_as_b(x, 16));
    }
}

KERNEL jax_convert_u64_u8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8_wide(z, 0, load_u64_as_u8(x, 0),
                            load_u64_as_u8(x, 16));
    }
}

KERNEL jax_convert_u64_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16_wide(z, 0, load_u64_as_u16(x, 0),
                             load_u64_as_u16(x, 8),
                             load_u64_as_u16(x, 16),
                             load_u64_as_u16(x, 24));
    }
}

KERNEL jax_convert_u64_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32_wide(z, 0, load_u64_as_u32(x, 0),
                             load_u64_as_u32(x, 4),
                             load_u64_as_u32(x, 8),
                             load_u64_as_u32(x, 12));
        store_u32_wide(z, 16, load_u64_as_u32(x, 16),
                              load_u64_as_u32(x, 20),
                              load_u64_as_u32(x, 24),
                              load_u64_as_u32(x, 28));
    }
}

KERNEL jax_convert_u64_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_u64_wide(z, 0, load_u64(x, 0),
                             load_u64(x, 2),
                             load_u64(x, 4),
                             load_u64(x, 6));
        store_u64_wide(z, 8, load_u64(x, 8),
                             load_u64(x, 10),
                             load_u64(x, 12),
                             load_u64(x, 14));
        store_u64_wide(z, 16, load_u64(x, 16),
                              load_u64(x, 18),
                              load_u64(x, 20),
                              load_u64(x, 22));
        store_u64_wide(z, 24, load_u64(x, 24),
                              load_u64(x, 26),
                              load_u64(x, 28),
                              load_u64(x, 30));
    }
}

KERNEL jax_convert_u64_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_bf16_wide(z, i, load_u64_as_f32(x, i),
                                         load_u64_as_f32(x, i + 4),
                                         load_u64_as_f32(x, i + 8),
                                         load_u64_as_f32(x, i + 12));
    }
}

KERNEL jax_convert_u64_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_f16_wide(z, i, load_u64_as_f32(x, i),
                                        load_u64_as_f32(x, i + 4),
                                        load_u64_as_f32(x, i + 8),
                                        load_u64_as_f32(x, i + 12));
    }
}

KERNEL jax_convert_u64_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_wide(z, i, load_u64_as_f32(x, i),
                                 load_u64_as_f32(x, i + 4),
                                 load_u64_as_f32(x, i + 8),
                                 load_u64_as_f32(x, i + 12));
    }
}

KERNEL jax_convert_u64_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f64_wide(z, i, load_u64_as_f64(x, i),
                                 load_u64_as_f64(x, i + 2),
                                 load_u64_as_f64(x, i + 4),
                                 load_u64_as_f64(x, i + 6));
            store_f64_wide(z, i + 8, load_u64_as_f64(x, i + 8),
                                     load_u64_as_f64(x, i + 10),
                                     load_u64_as_f64(x, i + 12),
                                     load_u64_as_f64(x, i + 14));
        }
    }
}

KERNEL jax_convert_u64_c64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_c64_wide(z, i, load_u64_as_c64(x, i),
                                 load_u64_as_c64(x, i + 4));
    }
}

KERNEL jax_convert_u64_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8)
            store_c128_wide(z, i, load_u64_as_c128(x, i),
                                  load_u64_as_c128(x, i + 2),
                                  load_u64_as_c128(x, i + 4),
                                  load_u64_as_c128(x, i + 6));
    }
}

KERNEL jax_convert_i8_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16_wide(z, 0, load_i8_as_i16(x, 0),
                             load_i8_as_i16(x, 8),
                             load_i8_as_i16(x, 16),
                             load_i8_as_i16(x, 24));
    }
}

KERNEL jax_convert_i8_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16)
            store_u32_wide(z, i, load_i8_as_i32(x, i),
                                 load_i8_as_i32(x, i + 4),
                                 load_i8_as_i32(x, i + 8),
                                 load_i8_as_i32(x, i + 12));
    }
}

KERNEL jax_convert_i8_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_u64_wide(z, i, load_i8_as_i64(x, i),
                                 load_i8_as_i64(x, i + 2),
                                 load_i8_as_i64(x, i + 4),
                                 load_i8_as_i64(x, i + 6));
    }
}

KERNEL jax_convert_i8_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_bf16_wide(z, i, load_i8_as_f32(x, i),
                                         load_i8_as_f32(x, i + 4),
                                         load_i8_as_f32(x, i + 8),
                                         load_i8_as_f32(x, i + 12));
    }
}

KERNEL jax_convert_i8_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_f16_wide(z, i, load_i8_as_f32(x, i),
                                        load_i8_as_f32(x, i + 4),
                                        load_i8_as_f32(x, i + 8),
                                        load_i8_as_f32(x, i + 12));
    }
}

KERNEL jax_convert_i8_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_wide(z, i, load_i8_as_f32(x, i),
                                 load_i8_as_f32(x, i + 4),
                                 load_i8_as_f32(x, i + 8),
                                 load_i8_as_f32(x, i + 12));
    }
}

KERNEL jax_convert_i8_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_f64_wide(z, i, load_i8_as_f64(x, i),
                                 load_i8_as_f64(x, i + 2),
                                 load_i8_as_f64(x, i + 4),
                                 load_i8_as_f64(x, i + 6));
    }
}

KERNEL jax_convert_i8_c64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_c64_wide(z, i, load_i8_as_c64(x, i),
                                 load_i8_as_c64(x, i + 4));
    }
}

KERNEL jax_convert_i8_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8)
            store_c128_wide(z, i, load_i8_as_c128(x, i),
                                  load_i8_as_c128(x, i + 2),
                                  load_i8_as_c128(x, i + 4),
                                  load_i8_as_c128(x, i + 6));
    }
}

KERNEL jax_convert_i16_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32_wide(z, 0, load_i16_as_i32(x, 0),
                             load_i16_as_i32(x, 4),
                             load_i16_as_i32(x, 8),
                             load_i16_as_i32(x, 12));
        store_u32_wide(z, 16, load_i16_as_i32(x, 16),
                              load_i16_as_i32(x, 20),
                              load_i16_as_i32(x, 24),
                              load_i16_as_i32(x, 28));
    }
}

KERNEL jax_convert_i16_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_u64_wide(z, i, load_i16_as_i64(x, i),
                                 load_i16_as_i64(x, i + 2),
                                 load_i16_as_i64(x, i + 4),
                                 load_i16_as_i64(x, i + 6));
    }
}

KERNEL jax_convert_i16_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_bf16_wide(z, i, load_i16_as_f32(x, i),
                                         load_i16_as_f32(x, i + 4),
                                         load_i16_as_f32(x, i + 8),
                                         load_i16_as_f32(x, i + 12));
    }
}

KERNEL jax_convert_i16_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_f16_wide(z, i, load_i16_as_f32(x, i),
                                        load_i16_as_f32(x, i + 4),
                                        load_i16_as_f32(x, i + 8),
                                        load_i16_as_f32(x, i + 12));
    }
}

KERNEL jax_convert_i16_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_wide(z, i, load_i16_as_f32(x, i),
                                 load_i16_as_f32(x, i + 4),
                                 load_i16_as_f32(x, i + 8),
                                 load_i16_as_f32(x, i + 12));
    }
}

KERNEL jax_convert_i16_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_f64_wide(z, i, load_i16_as_f64(x, i),
                                 load_i16_as_f64(x, i + 2),
                                 load_i16_as_f64(x, i + 4),
                                 load_i16_as_f64(x, i + 6));
    }
}

KERNEL jax_convert_i16_c64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c64_wide(z, i, load_i16_as_c64(x, i),
                                 load_i16_as_c64(x, i + 4));
            store_c64_wide(z, i + 8, load_i16_as_c64(x, i + 8),
                                     load_i16_as_c64(x, i + 12));
        }
    }
}

KERNEL jax_convert_i16_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8)
            store_c128_wide(z, i, load_i16_as_c128(x, i),
                                  load_i16_as_c128(x, i + 2),
                                  load_i16_as_c128(x, i + 4),
                                  load_i16_as_c128(x, i + 6));
    }
}

KERNEL jax_convert_i32_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64_wide(z, i, load_i32_as_i64(x, i),
                                 load_i32_as_i64(x, i + 2),
                                 load_i32_as_i64(x, i + 4),
                                 load_i32_as_i64(x, i + 6));
            store_u64_wide(z, i + 8, load_i32_as_i64(x, i + 8),
                                     load_i32_as_i64(x, i + 10),
                                     load_i32_as_i64(x, i + 12),
                                     load_i32_as_i64(x, i + 14));
        }
    }
}

KERNEL jax_convert_i32_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_bf16_wide(z, i, load_i32_as_f32(x, i),
                                         load_i32_as_f32(x, i + 4),
                                         load_i32_as_f32(x, i + 8),
                                         load_i32_as_f32(x, i + 12));
    }
}

KERNEL jax_convert_i32_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_f32_as_f16_wide(z, 0, load_i32_as_f32(x, 0),
                                    load_i32_as_f32(x, 4),
                                    load_i32_as_f32(x, 8),
                                    load_i32_as_f32(x, 12));
        store_f32_as_f16_wide(z, 16, load_i32_as_f32(x, 16),
                                     load_i32_as_f32(x, 20),
                                     load_i32_as_f32(x, 24),
                                     load_i32_as_f32(x, 28));
    }
}

KERNEL jax_convert_i32_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32_wide(z, 0, load_i32_as_f32(x, 0),
                             load_i32_as_f32(x, 4),
                             load_i32_as_f32(x, 8),
                             load_i32_as_f32(x, 12));
        store_f32_wide(z, 16, load_i32_as_f32(x, 16),
                              load_i32_as_f32(x, 20),
                              load_i32_as_f32(x, 24),
                              load_i32_as_f32(x, 28));
    }
}

KERNEL jax_convert_i32_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_f64_wide(z, i, load_i32_as_f64(x, i),
                                 load_i32_as_f64(x, i + 2),
                                 load_i32_as_f64(x, i + 4),
                                 load_i32_as_f64(x, i + 6));
    }
}

KERNEL jax_convert_i32_c64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c64_wide(z, i, load_i32_as_c64(x, i),
                                 load_i32_as_c64(x, i + 4));
            store_c64_wide(z, i + 8, load_i32_as_c64(x, i + 8),
                                     load_i32_as_c64(x, i + 12));
        }
    }
}

KERNEL jax_convert_i32_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8)
            store_c128_wide(z, i, load_i32_as_c128(x, i),
                                  load_i32_as_c128(x, i + 2),
                                  load_i32_as_c128(x, i + 4),
                                  load_i32_as_c128(x, i + 6));
    }
}

KERNEL jax_convert_i64_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_bf16_wide(z, i, load_i64_as_f32(x, i),
                                         load_i64_as_f32(x, i + 4),
                                         load_i64_as_f32(x, i + 8),
                                         load_i64_as_f32(x, i + 12));
    }
}

KERNEL jax_convert_i64_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_f16_wide(z, i, load_i64_as_f32(x, i),
                                        load_i64_as_f32(x, i + 4),
                                        load_i64_as_f32(x, i + 8),
                                        load_i64_as_f32(x, i + 12));
    }
}

KERNEL jax_convert_i64_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_wide(z, i, load_i64_as_f32(x, i),
                                 load_i64_as_f32(x, i + 4),
                                 load_i64_as_f32(x, i + 8),
                                 load_i64_as_f32(x, i + 12));
    }
}

KERNEL jax_convert_i64_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f64_wide(z, i, load_i64_as_f64(x, i),
                                 load_i64_as_f64(x, i + 2),
                                 load_i64_as_f64(x, i + 4),
                                 load_i64_as_f64(x, i + 6));
            store_f64_wide(z, i + 8, load_i64_as_f64(x, i + 8),
                                     load_i64_as_f64(x, i + 10),
                                     load_i64_as_f64(x, i + 12),
                                     load_i64_as_f64(x, i + 14));
        }
    }
}

KERNEL jax_convert_i64_c64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_c64_wide(z, i, load_i64_as_c64(x, i),
                                 load_i64_as_c64(x, i + 4));
    }
}

KERNEL jax_convert_i64_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8)
            store_c128_wide(z, i, load_i64_as_c128(x, i),
                                  load_i64_as_c128(x, i + 2),
                                  load_i64_as_c128(x, i + 4),
                                  load_i64_as_c128(x, i + 6));
    }
}

KERNEL jax_convert_bf16_b_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8_wide(z, 0, load_bf16_as_b(x, 0),
                            load_bf16_as_b(x, 16));
    }
}

KERNEL jax_convert_bf16_u8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8_wide(z, 0, load_bf16_as_u8(x, 0),
                            load_bf16_as_u8(x, 16));
    }
}

KERNEL jax_convert_bf16_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16_wide(z, 0, load_bf16_as_u16(x, 0),
                             load_bf16_as_u16(x, 8),
                             load_bf16_as_u16(x, 16),
                             load_bf16_as_u16(x, 24));
    }
}

KERNEL jax_convert_bf16_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16)
            store_u32_wide(z, i, load_bf16_as_u32(x, i),
                                 load_bf16_as_u32(x, i + 4),
                                 load_bf16_as_u32(x, i + 8),
                                 load_bf16_as_u32(x, i + 12));
    }
}

KERNEL jax_convert_bf16_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_u64_wide(z, i, load_bf16_as_u64(x, i),
                                 load_bf16_as_u64(x, i + 2),
                                 load_bf16_as_u64(x, i + 4),
                                 load_bf16_as_u64(x, i + 6));
    }
}

KERNEL jax_convert_bf16_i8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8_wide(z, 0, load_bf16_as_i8(x, 0),
                            load_bf16_as_i8(x, 16));
    }
}

KERNEL jax_convert_bf16_i16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16_wide(z, 0, load_bf16_as_i16(x, 0),
                             load_bf16_as_i16(x, 8),
                             load_bf16_as_i16(x, 16),
                             load_bf16_as_i16(x, 24));
    }
}

KERNEL jax_convert_bf16_i32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16)
            store_u32_wide(z, i, load_bf16_as_i32(x, i),
                                 load_bf16_as_i32(x, i + 4),
                                 load_bf16_as_i32(x, i + 8),
                                 load_bf16_as_i32(x, i + 12));
    }
}

KERNEL jax_convert_bf16_i64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_u64_wide(z, i, load_bf16_as_i64(x, i),
                                 load_bf16_as_i64(x, i + 2),
                                 load_bf16_as_i64(x, i + 4),
                                 load_bf16_as_i64(x, i + 6));
    }
}

KERNEL jax_convert_bf16_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_f16_wide(z, i, load_bf16_as_f32(x, i),
                                        load_bf16_as_f32(x, i + 4),
                                        load_bf16_as_f32(x, i + 8),
                                        load_bf16_as_f32(x, i + 12));
    }
}

KERNEL jax_convert_bf16_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32_wide(z, 0, load_bf16_as_f32(x, 0),
                             load_bf16_as_f32(x, 4),
                             load_bf16_as_f32(x, 8),
                             load_bf16_as_f32(x, 12));
        store_f32_wide(z, 16, load_bf16_as_f32(x, 16),
                              load_bf16_as_f32(x, 20),
                              load_bf16_as_f32(x, 24),
                              load_bf16_as_f32(x, 28));
    }
}

KERNEL jax_convert_bf16_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_f64_wide(z, i, load_bf16_as_f64(x, i),
                                 load_bf16_as_f64(x, i + 2),
                                 load_bf16_as_f64(x, i + 4),
                                 load_bf16_as_f64(x, i + 6));
    }
}

KERNEL jax_convert_bf16_c64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c64_wide(z, i, load_bf16_as_c64(x, i),
                                 load_bf16_as_c64(x, i + 4));
            store_c64_wide(z, i + 8, load_bf16_as_c64(x, i + 8),
                                     load_bf16_as_c64(x, i + 12));
        }
    }
}

KERNEL jax_convert_bf16_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8)
            store_c128_wide(z, i, load_bf16_as_c128(x, i),
                                  load_bf16_as_c128(x, i + 2),
                                  load_bf16_as_c128(x, i + 4),
                                  load_bf16_as_c128(x, i + 6));
    }
}

KERNEL jax_convert_f16_b_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8_wide(z, 0, load_f16_as_b(x, 0),
                            load_f16_as_b(x, 16));
    }
}

KERNEL jax_convert_f16_u8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8_wide(z, 0, load_f16_as_u8(x, 0),
                            load_f16_as_u8(x, 16));
    }
}

KERNEL jax_convert_f16_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16_wide(z, 0, load_f16_as_u16(x, 0),
                             load_f16_as_u16(x, 8),
                             load_f16_as_u16(x, 16),
                             load_f16_as_u16(x, 24));
    }
}

KERNEL jax_convert_f16_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16)
            store_u32_wide(z, i, load_f16_as_u32(x, i),
                                 load_f16_as_u32(x, i + 4),
                                 load_f16_as_u32(x, i + 8),
                                 load_f16_as_u32(x, i + 12));
    }
}

KERNEL jax_convert_f16_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_u64_wide(z, i, load_f16_as_u64(x, i),
                                 load_f16_as_u64(x, i + 2),
                                 load_f16_as_u64(x, i + 4),
                                 load_f16_as_u64(x, i + 6));
    }
}

KERNEL jax_convert_f16_i8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8_wide(z, 0, load_f16_as_i8(x, 0),
                            load_f16_as_i8(x, 16));
    }
}

KERNEL jax_convert_f16_i16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16_wide(z, 0, load_f16_as_i16(x, 0),
                             load_f16_as_i16(x, 8),
                             load_f16_as_i16(x, 16),
                             load_f16_as_i16(x, 24));
    }
}

KERNEL jax_convert_f16_i32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16)
            store_u32_wide(z, i, load_f16_as_i32(x, i),
                                 load_f16_as_i32(x, i + 4),
                                 load_f16_as_i32(x, i + 8),
                                 load_f16_as_i32(x, i + 12));
    }
}

KERNEL jax_convert_f16_i64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_u64_wide(z, i, load_f16_as_i64(x, i),
                                 load_f16_as_i64(x, i + 2),
                                 load_f16_as_i64(x, i + 4),
                                 load_f16_as_i64(x, i + 6));
    }
}

KERNEL jax_convert_f16_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_bf16_wide(z, i, load_f16_as_f32(x, i),
                                         load_f16_as_f32(x, i + 4),
                                         load_f16_as_f32(x, i + 8),
                                         load_f16_as_f32(x, i + 12));
    }
}

KERNEL jax_convert_f16_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32_wide(z, 0, load_f16_as_f32(x, 0),
                             load_f16_as_f32(x, 4),
                             load_f16_as_f32(x, 8),
                             load_f16_as_f32(x, 12));
        store_f32_wide(z, 16, load_f16_as_f32(x, 16),
                              load_f16_as_f32(x, 20),
                              load_f16_as_f32(x, 24),
                              load_f16_as_f32(x, 28));
    }
}

KERNEL jax_convert_f16_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_f64_wide(z, i, load_f16_as_f64(x, i),
                                 load_f16_as_f64(x, i + 2),
                                 load_f16_as_f64(x, i + 4),
                                 load_f16_as_f64(x, i + 6));
    }
}

KERNEL jax_convert_f16_c64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c64_wide(z, i, load_f16_as_c64(x, i),
                                 load_f16_as_c64(x, i + 4));
            store_c64_wide(z, i + 8, load_f16_as_c64(x, i + 8),
                                     load_f16_as_c64(x, i + 12));
        }
    }
}

KERNEL jax_convert_f16_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8)
            store_c128_wide(z, i, load_f16_as_c128(x, i),
                                  load_f16_as_c128(x, i + 2),
                                  load_f16_as_c128(x, i + 4),
                                  load_f16_as_c128(x, i + 6));
    }
}

KERNEL jax_convert_f32_b_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8_wide(z, 0, load_f32_as_b(x, 0),
                            load_f32_as_b(x, 16));
    }
}

KERNEL jax_convert_f32_u8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8_wide(z, 0, load_f32_as_u8(x, 0),
                            load_f32_as_u8(x, 16));
    }
}

KERNEL jax_convert_f32_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16_wide(z, 0, load_f32_as_u16(x, 0),
                             load_f32_as_u16(x, 8),
                             load_f32_as_u16(x, 16),
                             load_f32_as_u16(x, 24));
    }
}

KERNEL jax_convert_f32_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32_wide(z, 0, load_f32_as_u32(x, 0),
                             load_f32_as_u32(x, 4),
                             load_f32_as_u32(x, 8),
                             load_f32_as_u32(x, 12));
        store_u32_wide(z, 16, load_f32_as_u32(x, 16),
                              load_f32_as_u32(x, 20),
                              load_f32_as_u32(x, 24),
                              load_f32_as_u32(x, 28));
    }
}

KERNEL jax_convert_f32_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_u64_wide(z, i, load_f32_as_u64(x, i),
                                 load_f32_as_u64(x, i + 2),
                                 load_f32_as_u64(x, i + 4),
                                 load_f32_as_u64(x, i + 6));
    }
}

KERNEL jax_convert_f32_i8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8_wide(z, 0, load_f32_as_i8(x, 0),
                            load_f32_as_i8(x, 16));
    }
}

KERNEL jax_convert_f32_i16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16_wide(z, 0, load_f32_as_i16(x, 0),
                             load_f32_as_i16(x, 8),
                             load_f32_as_i16(x, 16),
                             load_f32_as_i16(x, 24));
    }
}

KERNEL jax_convert_f32_i32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32_wide(z, 0, load_f32_as_i32(x, 0),
                             load_f32_as_i32(x, 4),
                             load_f32_as_i32(x, 8),
                             load_f32_as_i32(x, 12));
        store_u32_wide(z, 16, load_f32_as_i32(x, 16),
                              load_f32_as_i32(x, 20),
                              load_f32_as_i32(x, 24),
                              load_f32_as_i32(x, 28));
    }
}

KERNEL jax_convert_f32_i64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_u64_wide(z, i, load_f32_as_i64(x, i),
                                 load_f32_as_i64(x, i + 2),
                                 load_f32_as_i64(x, i + 4),
                                 load_f32_as_i64(x, i + 6));
    }
}

KERNEL jax_convert_f32_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_bf16_wide(z, i, load_f32(x, i),
                                         load_f32(x, i + 4),
                                         load_f32(x, i + 8),
                                         load_f32(x, i + 12));
    }
}

KERNEL jax_convert_f32_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_f32_as_f16_wide(z, 0, load_f32(x, 0),
                                    load_f32(x, 4),
                                    load_f32(x, 8),
                                    load_f32(x, 12));
        store_f32_as_f16_wide(z, 16, load_f32(x, 16),
                                     load_f32(x, 20),
                                     load_f32(x, 24),
                                     load_f32(x, 28));
    }
}

KERNEL jax_convert_f32_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f64_wide(z, i, load_f32_as_f64(x, i),
                                 load_f32_as_f64(x, i + 2),
                                 load_f32_as_f64(x, i + 4),
                                 load_f32_as_f64(x, i + 6));
            store_f64_wide(z, i + 8, load_f32_as_f64(x, i + 8),
                                     load_f32_as_f64(x, i + 10),
                                     load_f32_as_f64(x, i + 12),
                                     load_f32_as_f64(x, i + 14));
        }
    }
}

KERNEL jax_convert_f32_c64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c64_wide(z, i, load_f32_as_c64(x, i),
                                 load_f32_as_c64(x, i + 4));
            store_c64_wide(z, i + 8, load_f32_as_c64(x, i + 8),
                                     load_f32_as_c64(x, i + 12));
        }
    }
}

KERNEL jax_convert_f32_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8)
            store_c128_wide(z, i, load_f32_as_c128(x, i),
                                  load_f32_as_c128(x, i + 2),
                                  load_f32_as_c128(x, i + 4),
                                  load_f32_as_c128(x, i + 6));
    }
}

KERNEL jax_convert_f64_b_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8_wide(z, 0, load_f64_as_b(x, 0),
                            load_f64_as_b(x, 16));
    }
}

KERNEL jax_convert_f64_u8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8_wide(z, 0, load_f64_as_u8(x, 0),
                            load_f64_as_u8(x, 16));
    }
}

KERNEL jax_convert_f64_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16_wide(z, 0, load_f64_as_u16(x, 0),
                             load_f64_as_u16(x, 8),
                             load_f64_as_u16(x, 16),
                             load_f64_as_u16(x, 24));
    }
}

KERNEL jax_convert_f64_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16)
            store_u32_wide(z, i, load_f64_as_u32(x, i),
                                 load_f64_as_u32(x, i + 4),
                                 load_f64_as_u32(x, i + 8),
                                 load_f64_as_u32(x, i + 12));
    }
}

KERNEL jax_convert_f64_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64_wide(z, i, load_f64_as_u64(x, i),
                                 load_f64_as_u64(x, i + 2),
                                 load_f64_as_u64(x, i + 4),
                                 load_f64_as_u64(x, i + 6));
            store_u64_wide(z, i + 8, load_f64_as_u64(x, i + 8),
                                     load_f64_as_u64(x, i + 10),
                                     load_f64_as_u64(x, i + 12),
                                     load_f64_as_u64(x, i + 14));
        }
    }
}

KERNEL jax_convert_f64_i8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8_wide(z, 0, load_f64_as_i8(x, 0),
                            load_f64_as_i8(x, 16));
    }
}

KERNEL jax_convert_f64_i16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16_wide(z, 0, load_f64_as_i16(x, 0),
                             load_f64_as_i16(x, 8),
                             load_f64_as_i16(x, 16),
                             load_f64_as_i16(x, 24));
    }
}

KERNEL jax_convert_f64_i32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16)
            store_u32_wide(z, i, load_f64_as_i32(x, i),
                                 load_f64_as_i32(x, i + 4),
                                 load_f64_as_i32(x, i + 8),
                                 load_f64_as_i32(x, i + 12));
    }
}

KERNEL jax_convert_f64_i64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64_wide(z, i, load_f64_as_i64(x, i),
                                 load_f64_as_i64(x, i + 2),
                                 load_f64_as_i64(x, i + 4),
                                 load_f64_as_i64(x, i + 6));
            store_u64_wide(z, i + 8, load_f64_as_i64(x, i + 8),
                                     load_f64_as_i64(x, i + 10),
                                     load_f64_as_i64(x, i + 12),
                                     load_f64_as_i64(x, i + 14));
        }
    }
}

KERNEL jax_convert_f64_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_bf16_wide(z, i, load_f64_as_f32(x, i),
                                         load_f64_as_f32(x, i + 4),
                                         load_f64_as_f32(x, i + 8),
                                         load_f64_as_f32(x, i + 12));
    }
}

KERNEL jax_convert_f64_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_f16_wide(z, i, load_f64_as_f32(x, i),
                                        load_f64_as_f32(x, i + 4),
                                        load_f64_as_f32(x, i + 8),
                                        load_f64_as_f32(x, i + 12));
    }
}

KERNEL jax_convert_f64_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_wide(z, i, load_f64_as_f32(x, i),
                                 load_f64_as_f32(x, i + 4),
                                 load_f64_as_f32(x, i + 8),
                                 load_f64_as_f32(x, i + 12));
    }
}

KERNEL jax_convert_f64_c64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c64_wide(z, i, load_f64_as_c64(x, i),
                                 load_f64_as_c64(x, i + 4));
            store_c64_wide(z, i + 8, load_f64_as_c64(x, i + 8),
                                     load_f64_as_c64(x, i + 12));
        }
    }
}

KERNEL jax_convert_f64_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8)
            store_c128_wide(z, i, load_f64_as_c128(x, i),
                                  load_f64_as_c128(x, i + 2),
                                  load_f64_as_c128(x, i + 4),
                                  load_f64_as_c128(x, i + 6));
    }
}

KERNEL jax_convert_c64_b_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8_wide(z, 0, load_c64_as_b(x, 0),
                            load_c64_as_b(x, 16));
    }
}

KERNEL jax_convert_c64_u8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8_wide(z, 0, load_c64_as_u8(x, 0),
                            load_c64_as_u8(x, 16));
    }
}

KERNEL jax_convert_c64_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16_wide(z, 0, load_c64_as_u16(x, 0),
                             load_c64_as_u16(x, 8),
                             load_c64_as_u16(x, 16),
                             load_c64_as_u16(x, 24));
    }
}

KERNEL jax_convert_c64_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16)
            store_u32_wide(z, i, load_c64_as_u32(x, i),
                                 load_c64_as_u32(x, i + 4),
                                 load_c64_as_u32(x, i + 8),
                                 load_c64_as_u32(x, i + 12));
    }
}

KERNEL jax_convert_c64_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_u64_wide(z, i, load_c64_as_u64(x, i),
                                 load_c64_as_u64(x, i + 2),
                                 load_c64_as_u64(x, i + 4),
                                 load_c64_as_u64(x, i + 6));
    }
}

KERNEL jax_convert_c64_i8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8_wide(z, 0, load_c64_as_i8(x, 0),
                            load_c64_as_i8(x, 16));
    }
}

KERNEL jax_convert_c64_i16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16_wide(z, 0, load_c64_as_i16(x, 0),
                             load_c64_as_i16(x, 8),
                             load_c64_as_i16(x, 16),
                             load_c64_as_i16(x, 24));
    }
}

KERNEL jax_convert_c64_i32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16)
            store_u32_wide(z, i, load_c64_as_i32(x, i),
                                 load_c64_as_i32(x, i + 4),
                                 load_c64_as_i32(x, i + 8),
                                 load_c64_as_i32(x, i + 12));
    }
}

KERNEL jax_convert_c64_i64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_u64_wide(z, i, load_c64_as_i64(x, i),
                                 load_c64_as_i64(x, i + 2),
                                 load_c64_as_i64(x, i + 4),
                                 load_c64_as_i64(x, i + 6));
    }
}

KERNEL jax_convert_c64_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_bf16_wide(z, i, load_c64_as_f32(x, i),
                                         load_c64_as_f32(x, i + 4),
                                         load_c64_as_f32(x, i + 8),
                                         load_c64_as_f32(x, i + 12));
    }
}

KERNEL jax_convert_c64_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_f16_wide(z, i, load_c64_as_f32(x, i),
                                        load_c64_as_f32(x, i + 4),
                                        load_c64_as_f32(x, i + 8),
                                        load_c64_as_f32(x, i + 12));
    }
}

KERNEL jax_convert_c64_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32_wide(z, 0, load_c64_as_f32(x, 0),
                             load_c64_as_f32(x, 4),
                             load_c64_as_f32(x, 8),
                             load_c64_as_f32(x, 12));
        store_f32_wide(z, 16, load_c64_as_f32(x, 16),
                              load_c64_as_f32(x, 20),
                              load_c64_as_f32(x, 24),
                              load_c64_as_f32(x, 28));
    }
}

KERNEL jax_convert_c64_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f64_wide(z, i, load_c64_as_f64(x, i),
                                 load_c64_as_f64(x, i + 2),
                                 load_c64_as_f64(x, i + 4),
                                 load_c64_as_f64(x, i + 6));
            store_f64_wide(z, i + 8, load_c64_as_f64(x, i + 8),
                                     load_c64_as_f64(x, i + 10),
                                     load_c64_as_f64(x, i + 12),
                                     load_c64_as_f64(x, i + 14));
        }
    }
}

KERNEL jax_convert_c64_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8)
            store_c128_wide(z, i, load_c64_as_c128(x, i),
                                  load_c64_as_c128(x, i + 2),
                                  load_c64_as_c128(x, i + 4),
                                  load_c64_as_c128(x, i + 6));
    }
}

KERNEL jax_convert_c128_b_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8_wide(z, 0, load_c128_as_b(x, 0),
                            load_c128_as_b(x, 16));
    }
}

KERNEL jax_convert_c128_u8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8_wide(z, 0, load_c128_as_u8(x, 0),
                            load_c128_as_u8(x, 16));
    }
}

KERNEL jax_convert_c128_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16_wide(z, 0, load_c128_as_u16(x, 0),
                             load_c128_as_u16(x, 8),
                             load_c128_as_u16(x, 16),
                             load_c128_as_u16(x, 24));
    }
}

KERNEL jax_convert_c128_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16)
            store_u32_wide(z, i, load_c128_as_u32(x, i),
                                 load_c128_as_u32(x, i + 4),
                                 load_c128_as_u32(x, i + 8),
                                 load_c128_as_u32(x, i + 12));
    }
}

KERNEL jax_convert_c128_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_u64_wide(z, i, load_c128_as_u64(x, i),
                                 load_c128_as_u64(x, i + 2),
                                 load_c128_as_u64(x, i + 4),
                                 load_c128_as_u64(x, i + 6));
    }
}

KERNEL jax_convert_c128_i8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8_wide(z, 0, load_c128_as_i8(x, 0),
                            load_c128_as_i8(x, 16));
    }
}

KERNEL jax_convert_c128_i16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16_wide(z, 0, load_c128_as_i16(x, 0),
                             load_c128_as_i16(x, 8),
                             load_c128_as_i16(x, 16),
                             load_c128_as_i16(x, 24));
    }
}

KERNEL jax_convert_c128_i32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16)
            store_u32_wide(z, i, load_c128_as_i32(x, i),
                                 load_c128_as_i32(x, i + 4),
                                 load_c128_as_i32(x, i + 8),
                                 load_c128_as_i32(x, i + 12));
    }
}

KERNEL jax_convert_c128_i64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_u64_wide(z, i, load_c128_as_i64(x, i),
                                 load_c128_as_i64(x, i + 2),
                                 load_c128_as_i64(x, i + 4),
                                 load_c128_as_i64(x, i + 6));
    }
}

KERNEL jax_convert_c128_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_bf16_wide(z, i, load_c128_as_f32(x, i),
                                         load_c128_as_f32(x, i + 4),
                                         load_c128_as_f32(x, i + 8),
                                         load_c128_as_f32(x, i + 12));
    }
}

KERNEL jax_convert_c128_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_f16_wide(z, i, load_c128_as_f32(x, i),
                                        load_c128_as_f32(x, i + 4),
                                        load_c128_as_f32(x, i + 8),
                                        load_c128_as_f32(x, i + 12));
    }
}

KERNEL jax_convert_c128_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_wide(z, i, load_c128_as_f32(x, i),
                                 load_c128_as_f32(x, i + 4),
                                 load_c128_as_f32(x, i + 8),
                                 load_c128_as_f32(x, i + 12));
    }
}

KERNEL jax_convert_c128_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f64_wide(z, i, load_c128_as_f64(x, i),
                                 load_c128_as_f64(x, i + 2),
                                 load_c128_as_f64(x, i + 4),
                                 load_c128_as_f64(x, i + 6));
            store_f64_wide(z, i + 8, load_c128_as_f64(x, i + 8),
                                     load_c128_as_f64(x, i + 10),
                                     load_c128_as_f64(x, i + 12),
                                     load_c128_as_f64(x, i + 14));
        }
    }
}

KERNEL jax_convert_c128_c64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_c64_wide(z, i, load_c128_as_c64(x, i),
                                 load_c128_as_c64(x, i + 4));
    }
}

KERNEL jax_convert_c128_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8)
            store_c128_wide(z, i, load_c128(x, i),
                                  load_c128(x, i + 2),
                                  load_c128(x, i + 4),
                                  load_c128(x, i + 6));
    }
}
#endif
