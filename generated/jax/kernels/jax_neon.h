/*
 * kernels/jax_neon.h: what the kernels in NEON are made of; only they include it.
 *
 * Made by joinery 0.2.0 from specs/jax.lua; SHA-256 of what it defines, without comments and free text:
 * e6ee428d8e4e659858c0dd39974ac33cec3898f6d254d00e0ffaa7566824f1e3.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR
 * The licence of this file is yours to choose.
 */
/* clang-format off */
#ifndef JAX_NEON_H_
#define JAX_NEON_H_

#if defined(__aarch64__) && !defined(__AARCH64EB__) && defined(__GNUC__) && !defined(JOINERY_NO_NEON)

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
#include <arm_neon.h>


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

/*
 * Where a number has more than 53 bits, the lowest 12 become 0 if they are, and else 0x7ff: a double holds that as something
 * between 0 and 1 << 12.
 */
PRIMITIVE uint64x2_t sticky(uint64x2_t v, uint64x2_t magnitude) {
    const uint64x2_t is_small = vcleq_u64(magnitude, vdupq_n_u64(UINT64_C(1) << 53));
    const uint64x2_t high = vandq_u64(v, vorrq_u64(is_small, vdupq_n_u64(~UINT64_C(0xfff))));
    return vsraq_n_u64(high, vcgtq_u64(v, high), 53);
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

/* Parts are taken from each other while there are four of them in a register. */
PRIMITIVE float64x2x2_t load_c64_as_c128(const char *p, size_t i) {
    const float32x4x2_t v = load_c64(p, i % 4 ? i - 2 : i);
    const float32x4_t re = v.val[0], im = v.val[1];
    return i % 4 ? make_c128(vcvt_high_f64_f32(re), vcvt_high_f64_f32(im))
                 : make_c128(vcvt_f64_f32(vget_low_f32(re)), vcvt_f64_f32(vget_low_f32(im)));
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
PRIMITIVE int32x4_t shift_count_32(uint32x4_t b) {
    return signed_32(minimum_u32(b, vdupq_n_u32(32)));
}

PRIMITIVE uint32x4_t bitwise_left_shift_u32(uint32x4_t a, uint32x4_t b) {
    return vshlq_u32(a, shift_count_32(b));
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
PRIMITIVE int64x2_t shift_count_64(uint64x2_t b) {
    return signed_64(minimum_u64(b, vdupq_n_u64(64)));
}

PRIMITIVE uint64x2_t bitwise_left_shift_u64(uint64x2_t a, uint64x2_t b) {
    return vshlq_u64(a, shift_count_64(b));
}

PRIMITIVE uint32x4_t bitwise_right_shift_i32(uint32x4_t a, uint32x4_t b) {
    return unsigned_32(vshlq_s32(signed_32(a), vnegq_s32(shift_count_32(b))));
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

/* By zero is by 1 here: floats would raise a flag. */
PRIMITIVE uint64x2_t floor_quotient_i32_of_half(int64x2_t a, int64x2_t b) {
    const int64x2_t divisor = vsubq_s64(b, signed_64(vceqzq_s64(b)));
    const int64x2_t quotient = vcvtmq_s64_f64(vdivq_f64(vcvtq_f64_s64(a), vcvtq_f64_s64(divisor)));
    return unsigned_64(quotient);
}

PRIMITIVE uint32x4_t floor_quotient_i32(uint32x4_t a, uint32x4_t b) {
    const int32x4_t x = signed_32(a), y = signed_32(b);
    const uint64x2_t low = floor_quotient_i32_of_half(vmovl_s32(vget_low_s32(x)), vmovl_s32(vget_low_s32(y)));
    const uint64x2_t high = floor_quotient_i32_of_half(vmovl_high_s32(x), vmovl_high_s32(y));
    return vuzp1q_u32(vreinterpretq_u32_u64(low), vreinterpretq_u32_u64(high));
}

PRIMITIVE uint32x4_t floor_divide_ones_i32(uint32x4_t a, uint32x4_t b) {
    return vorrq_u32(floor_quotient_i32(a, b), vceqzq_u32(b));
}

/* By zero is by 1 here: floats would raise a flag. */
PRIMITIVE uint32x4_t quotient_u16_of_half(uint32x4_t a, uint32x4_t b) {
    const uint32x4_t divisor = vsubq_u32(b, vceqzq_u32(b));
    const uint32x4_t quotient = vcvtq_u32_f32(vdivq_f32(vcvtq_f32_u32(a), vcvtq_f32_u32(divisor)));
    return quotient;
}

PRIMITIVE uint16x8_t quotient_u16(uint16x8_t a, uint16x8_t b) {
    const uint32x4_t low = quotient_u16_of_half(vmovl_u16(vget_low_u16(a)), vmovl_u16(vget_low_u16(b)));
    const uint32x4_t high = quotient_u16_of_half(vmovl_high_u16(a), vmovl_high_u16(b));
    return vuzp1q_u16(vreinterpretq_u16_u32(low), vreinterpretq_u16_u32(high));
}

PRIMITIVE uint8x16_t quotient_u8(uint8x16_t a, uint8x16_t b) {
    const uint16x8_t low = quotient_u16(vmovl_u8(vget_low_u8(a)), vmovl_u8(vget_low_u8(b)));
    const uint16x8_t high = quotient_u16(vmovl_high_u8(a), vmovl_high_u8(b));
    return vuzp1q_u8(vreinterpretq_u8_u16(low), vreinterpretq_u8_u16(high));
}

PRIMITIVE uint8x16_t floor_divide_ones_u8(uint8x16_t a, uint8x16_t b) {
    return vorrq_u8(quotient_u8(a, b), vceqzq_u8(b));
}

PRIMITIVE uint16x8_t floor_divide_ones_u16(uint16x8_t a, uint16x8_t b) {
    return vorrq_u16(quotient_u16(a, b), vceqzq_u16(b));
}

/* By zero is by 1 here: floats would raise a flag. */
PRIMITIVE uint64x2_t quotient_u32_of_half(uint64x2_t a, uint64x2_t b) {
    const uint64x2_t divisor = vsubq_u64(b, vceqzq_u64(b));
    const uint64x2_t quotient = vcvtq_u64_f64(vdivq_f64(vcvtq_f64_u64(a), vcvtq_f64_u64(divisor)));
    return quotient;
}

PRIMITIVE uint32x4_t quotient_u32(uint32x4_t a, uint32x4_t b) {
    const uint64x2_t low = quotient_u32_of_half(vmovl_u32(vget_low_u32(a)), vmovl_u32(vget_low_u32(b)));
    const uint64x2_t high = quotient_u32_of_half(vmovl_high_u32(a), vmovl_high_u32(b));
    return vuzp1q_u32(vreinterpretq_u32_u64(low), vreinterpretq_u32_u64(high));
}

PRIMITIVE uint32x4_t floor_divide_ones_u32(uint32x4_t a, uint32x4_t b) {
    return vorrq_u32(quotient_u32(a, b), vceqzq_u32(b));
}

/* By zero 0, and no overflow: the instruction has what C leaves undefined. */
PRIMITIVE uint64_t element_quotient_u(uint64_t a, uint64_t b) {
    uint64_t quotient;
    __asm__("udiv %0, %1, %2" : "=r"(quotient) : "r"(a), "r"(b));
    return quotient;
}

PRIMITIVE uint64x2_t quotient_u64(uint64x2_t a, uint64x2_t b) {
    const uint64_t low = element_quotient_u(vgetq_lane_u64(a, 0), vgetq_lane_u64(b, 0));
    const uint64_t high = element_quotient_u(vgetq_lane_u64(a, 1), vgetq_lane_u64(b, 1));
    return vcombine_u64(vcreate_u64(low), vcreate_u64(high));
}

PRIMITIVE uint64x2_t floor_divide_ones_u64(uint64x2_t a, uint64x2_t b) {
    return vorrq_u64(quotient_u64(a, b), vceqzq_u64(b));
}

/* By zero is by 1 here: floats would raise a flag. */
PRIMITIVE uint32x4_t floor_quotient_i16_of_half(int32x4_t a, int32x4_t b) {
    const int32x4_t divisor = vsubq_s32(b, signed_32(vceqzq_s32(b)));
    const int32x4_t quotient = vcvtmq_s32_f32(vdivq_f32(vcvtq_f32_s32(a), vcvtq_f32_s32(divisor)));
    return unsigned_32(quotient);
}

PRIMITIVE uint16x8_t floor_quotient_i16(uint16x8_t a, uint16x8_t b) {
    const int16x8_t x = signed_16(a), y = signed_16(b);
    const uint32x4_t low = floor_quotient_i16_of_half(vmovl_s16(vget_low_s16(x)), vmovl_s16(vget_low_s16(y)));
    const uint32x4_t high = floor_quotient_i16_of_half(vmovl_high_s16(x), vmovl_high_s16(y));
    return vuzp1q_u16(vreinterpretq_u16_u32(low), vreinterpretq_u16_u32(high));
}

PRIMITIVE uint8x16_t floor_quotient_i8(uint8x16_t a, uint8x16_t b) {
    const uint16x8_t low = floor_quotient_i16(unsigned_16(vmovl_s8(vget_low_s8(signed_8(a)))), unsigned_16(vmovl_s8(vget_low_s8(signed_8(b)))));
    const uint16x8_t high = floor_quotient_i16(unsigned_16(vmovl_high_s8(signed_8(a))), unsigned_16(vmovl_high_s8(signed_8(b))));
    return vuzp1q_u8(vreinterpretq_u8_u16(low), vreinterpretq_u8_u16(high));
}

PRIMITIVE uint8x16_t floor_divide_ones_i8(uint8x16_t a, uint8x16_t b) {
    return vorrq_u8(floor_quotient_i8(a, b), vceqzq_u8(b));
}

PRIMITIVE uint16x8_t floor_divide_ones_i16(uint16x8_t a, uint16x8_t b) {
    return vorrq_u16(floor_quotient_i16(a, b), vceqzq_u16(b));
}

/* By zero 0, and no overflow: the instruction has what C leaves undefined. */
PRIMITIVE uint64_t element_quotient_i(uint64_t a, uint64_t b) {
    uint64_t quotient;
    __asm__("sdiv %0, %1, %2" : "=r"(quotient) : "r"(a), "r"(b));
    return quotient;
}

/* One less where the remainder has not the sign of the divisor. */
PRIMITIVE uint64_t element_floor_quotient_i(uint64_t a, uint64_t b) {
    const uint64_t quotient = element_quotient_i(a, b), rest = a - quotient * b;
    return quotient - (rest != 0 && (rest ^ b) >> 63 != 0);
}

PRIMITIVE uint64x2_t floor_quotient_i64(uint64x2_t a, uint64x2_t b) {
    const uint64_t low = element_floor_quotient_i(vgetq_lane_u64(a, 0), vgetq_lane_u64(b, 0));
    const uint64_t high = element_floor_quotient_i(vgetq_lane_u64(a, 1), vgetq_lane_u64(b, 1));
    return vcombine_u64(vcreate_u64(low), vcreate_u64(high));
}

PRIMITIVE uint64x2_t floor_divide_ones_i64(uint64x2_t a, uint64x2_t b) {
    return vorrq_u64(floor_quotient_i64(a, b), vceqzq_u64(b));
}

PRIMITIVE float32x4_t infinity_f32(void) {
    return vreinterpretq_f32_u32(vdupq_n_u32(0x7f800000));
}

/* One turn, where there is one to do and its quotient is not infinite. */
PRIMITIVE float32x4_t reduced_f32(float32x4_t rest, float32x4_t divisor, uint32x4_t is_left) {
    const float32x4_t quotient = vdivq_f32(rest, divisor);
    const uint32x4_t is_done = vandq_u32(is_left, vcaltq_f32(quotient, infinity_f32()));
    return vbslq_f32(is_done, vfmsq_f32(rest, vrndq_f32(quotient), divisor), rest);
}

/* The divisor, or a power of two times it, by which the quotient is finite. */
PRIMITIVE float32x4_t multiple_f32(float32x4_t rest, float32x4_t divisor) {
    const float32x4_t far = vmulq_f32(divisor, vdupq_n_f32(0x1p127f)), farther = vmulq_f32(far, vdupq_n_f32(0x1p22f));
    const uint32x4_t is_far = vcageq_f32(vdivq_f32(rest, divisor), infinity_f32());
    const uint32x4_t is_farther = vcageq_f32(vdivq_f32(rest, far), infinity_f32());
    return vbslq_f32(is_far, vbslq_f32(is_farther, farther, far), divisor);
}

/* NaN where b is 0 or a infinite. */
PRIMITIVE float32x4_t fmod_f32(float32x4_t a, float32x4_t b) {
    const float32x4_t divisor = vabsq_f32(b);
    const uint32x4_t is_defined = vandq_u32(vcaltq_f32(a, infinity_f32()), vcgtzq_f32(divisor));
    uint32x4_t is_left = vandq_u32(is_defined, vcageq_f32(a, b));
    float32x4_t rest = reduced_f32(vabsq_f32(a), divisor, is_left);
    is_left = vandq_u32(is_left, vcageq_f32(rest, divisor));
    while (vmaxvq_u32(is_left) != 0) {
        /* Elements that are done raise no flag: 0 by a number that can be multiplied. */
        const float32x4_t left = vreinterpretq_f32_u32(vandq_u32(vreinterpretq_u32_f32(rest), is_left));
        const float32x4_t by = vbslq_f32(is_left, divisor, vdupq_n_f32(0x1p-100f));
        rest = vbslq_f32(is_left, reduced_f32(left, multiple_f32(left, by), is_left), rest);
        is_left = vandq_u32(is_left, vcageq_f32(rest, divisor));
    }
    rest = vbslq_f32(vcltzq_f32(rest), vaddq_f32(rest, divisor), rest);
    rest = vbslq_f32(vdupq_n_u32(0x80000000), a, rest);
    return vreinterpretq_f32_u32(vornq_u32(vreinterpretq_u32_f32(rest), is_defined));
}

/* A remainder that is not 0. */
PRIMITIVE uint32x4_t is_of_other_sign_f32(float32x4_t rest, float32x4_t divisor) {
    const uint32x4_t signs = veorq_u32(vreinterpretq_u32_f32(rest), vreinterpretq_u32_f32(divisor));
    return vbicq_u32(vcltzq_s32(vreinterpretq_s32_u32(signs)), vceqzq_f32(rest));
}

/* By 0 there is nothing left over: the quotient is infinite or NaN. */
PRIMITIVE float32x4_t floor_divide_f32(float32x4_t a, float32x4_t b) {
    const uint32x4_t left = vbicq_u32(vreinterpretq_u32_f32(fmod_f32(a, b)), vceqzq_f32(b));
    const float32x4_t one = vdupq_n_f32(1), rest = vreinterpretq_f32_u32(left);
    const uint32x4_t is_above = is_of_other_sign_f32(rest, b);
    const float32x4_t quotient = vdivq_f32(vsubq_f32(a, rest), b);
    const float32x4_t q = vbslq_f32(is_above, vsubq_f32(quotient, one), quotient), below = vrndmq_f32(q);
    const uint32x4_t is_over_half = vcgtq_f32(vsubq_f32(q, below), vdupq_n_f32(0.5f));
    const float32x4_t whole = vbslq_f32(is_over_half, vaddq_f32(below, one), below);
    const uint32x4_t signs = vandq_u32(veorq_u32(vreinterpretq_u32_f32(a), vreinterpretq_u32_f32(b)), vdupq_n_u32(0x80000000));
    return vbslq_f32(vceqzq_f32(q), vreinterpretq_f32_u32(signs), whole);
}

PRIMITIVE float64x2_t infinity_f64(void) {
    return vreinterpretq_f64_u64(vdupq_n_u64(0x7ff0000000000000));
}

/* One turn, where there is one to do and its quotient is not infinite. */
PRIMITIVE float64x2_t reduced_f64(float64x2_t rest, float64x2_t divisor, uint64x2_t is_left) {
    const float64x2_t quotient = vdivq_f64(rest, divisor);
    const uint64x2_t is_done = vandq_u64(is_left, vcaltq_f64(quotient, infinity_f64()));
    return vbslq_f64(is_done, vfmsq_f64(rest, vrndq_f64(quotient), divisor), rest);
}

/* The divisor, or a power of two times it, by which the quotient is finite. */
PRIMITIVE float64x2_t multiple_f64(float64x2_t rest, float64x2_t divisor) {
    const float64x2_t far = vmulq_f64(divisor, vdupq_n_f64(0x1p1023)), farther = vmulq_f64(far, vdupq_n_f64(0x1p51));
    const uint64x2_t is_far = vcageq_f64(vdivq_f64(rest, divisor), infinity_f64());
    const uint64x2_t is_farther = vcageq_f64(vdivq_f64(rest, far), infinity_f64());
    return vbslq_f64(is_far, vbslq_f64(is_farther, farther, far), divisor);
}

/* NaN where b is 0 or a infinite. */
PRIMITIVE float64x2_t fmod_f64(float64x2_t a, float64x2_t b) {
    const float64x2_t divisor = vabsq_f64(b);
    const uint64x2_t is_defined = vandq_u64(vcaltq_f64(a, infinity_f64()), vcgtzq_f64(divisor));
    uint64x2_t is_left = vandq_u64(is_defined, vcageq_f64(a, b));
    float64x2_t rest = reduced_f64(vabsq_f64(a), divisor, is_left);
    is_left = vandq_u64(is_left, vcageq_f64(rest, divisor));
    while (vmaxvq_u32(vreinterpretq_u32_u64(is_left)) != 0) {
        /* Elements that are done raise no flag: 0 by a number that can be multiplied. */
        const float64x2_t left = vreinterpretq_f64_u64(vandq_u64(vreinterpretq_u64_f64(rest), is_left));
        const float64x2_t by = vbslq_f64(is_left, divisor, vdupq_n_f64(0x1p-1000));
        rest = vbslq_f64(is_left, reduced_f64(left, multiple_f64(left, by), is_left), rest);
        is_left = vandq_u64(is_left, vcageq_f64(rest, divisor));
    }
    rest = vbslq_f64(vcltzq_f64(rest), vaddq_f64(rest, divisor), rest);
    rest = vbslq_f64(vdupq_n_u64(0x8000000000000000), a, rest);
    return vreinterpretq_f64_u64(vornq_u64(vreinterpretq_u64_f64(rest), is_defined));
}

/* A remainder that is not 0. */
PRIMITIVE uint64x2_t is_of_other_sign_f64(float64x2_t rest, float64x2_t divisor) {
    const uint64x2_t signs = veorq_u64(vreinterpretq_u64_f64(rest), vreinterpretq_u64_f64(divisor));
    return vbicq_u64(vcltzq_s64(vreinterpretq_s64_u64(signs)), vceqzq_f64(rest));
}

/* By 0 there is nothing left over: the quotient is infinite or NaN. */
PRIMITIVE float64x2_t floor_divide_f64(float64x2_t a, float64x2_t b) {
    const uint64x2_t left = vbicq_u64(vreinterpretq_u64_f64(fmod_f64(a, b)), vceqzq_f64(b));
    const float64x2_t one = vdupq_n_f64(1), rest = vreinterpretq_f64_u64(left);
    const uint64x2_t is_above = is_of_other_sign_f64(rest, b);
    const float64x2_t quotient = vdivq_f64(vsubq_f64(a, rest), b);
    const float64x2_t q = vbslq_f64(is_above, vsubq_f64(quotient, one), quotient), below = vrndmq_f64(q);
    const uint64x2_t is_over_half = vcgtq_f64(vsubq_f64(q, below), vdupq_n_f64(0.5));
    const float64x2_t whole = vbslq_f64(is_over_half, vaddq_f64(below, one), below);
    const uint64x2_t signs = vandq_u64(veorq_u64(vreinterpretq_u64_f64(a), vreinterpretq_u64_f64(b)), vdupq_n_u64(0x8000000000000000));
    return vbslq_f64(vceqzq_f64(q), vreinterpretq_f64_u64(signs), whole);
}

PRIMITIVE uint32x4_t floor_quotient_i32_rest(uint32x4_t a, uint32x4_t b) {
    return vmlsq_u32(a, floor_quotient_i32(a, b), b);
}

PRIMITIVE uint32x4_t remainder_i32(uint32x4_t a, uint32x4_t b) {
    return vbicq_u32(floor_quotient_i32_rest(a, b), vceqzq_u32(b));
}

PRIMITIVE uint8x16_t quotient_u8_rest(uint8x16_t a, uint8x16_t b) {
    return vmlsq_u8(a, quotient_u8(a, b), b);
}

PRIMITIVE uint8x16_t remainder_u8(uint8x16_t a, uint8x16_t b) {
    return vbicq_u8(quotient_u8_rest(a, b), vceqzq_u8(b));
}

PRIMITIVE uint16x8_t quotient_u16_rest(uint16x8_t a, uint16x8_t b) {
    return vmlsq_u16(a, quotient_u16(a, b), b);
}

PRIMITIVE uint16x8_t remainder_u16(uint16x8_t a, uint16x8_t b) {
    return vbicq_u16(quotient_u16_rest(a, b), vceqzq_u16(b));
}

PRIMITIVE uint32x4_t quotient_u32_rest(uint32x4_t a, uint32x4_t b) {
    return vmlsq_u32(a, quotient_u32(a, b), b);
}

PRIMITIVE uint32x4_t remainder_u32(uint32x4_t a, uint32x4_t b) {
    return vbicq_u32(quotient_u32_rest(a, b), vceqzq_u32(b));
}

PRIMITIVE uint64_t element_quotient_u_rest(uint64_t a, uint64_t b) {
    return a - element_quotient_u(a, b) * b;
}

PRIMITIVE uint64x2_t quotient_u64_rest(uint64x2_t a, uint64x2_t b) {
    const uint64_t low = element_quotient_u_rest(vgetq_lane_u64(a, 0), vgetq_lane_u64(b, 0));
    const uint64_t high = element_quotient_u_rest(vgetq_lane_u64(a, 1), vgetq_lane_u64(b, 1));
    return vcombine_u64(vcreate_u64(low), vcreate_u64(high));
}

PRIMITIVE uint64x2_t remainder_u64(uint64x2_t a, uint64x2_t b) {
    return vbicq_u64(quotient_u64_rest(a, b), vceqzq_u64(b));
}

PRIMITIVE uint8x16_t floor_quotient_i8_rest(uint8x16_t a, uint8x16_t b) {
    return vmlsq_u8(a, floor_quotient_i8(a, b), b);
}

PRIMITIVE uint8x16_t remainder_i8(uint8x16_t a, uint8x16_t b) {
    return vbicq_u8(floor_quotient_i8_rest(a, b), vceqzq_u8(b));
}

PRIMITIVE uint16x8_t floor_quotient_i16_rest(uint16x8_t a, uint16x8_t b) {
    return vmlsq_u16(a, floor_quotient_i16(a, b), b);
}

PRIMITIVE uint16x8_t remainder_i16(uint16x8_t a, uint16x8_t b) {
    return vbicq_u16(floor_quotient_i16_rest(a, b), vceqzq_u16(b));
}

PRIMITIVE uint64_t element_floor_quotient_i_rest(uint64_t a, uint64_t b) {
    return a - element_floor_quotient_i(a, b) * b;
}

PRIMITIVE uint64x2_t floor_quotient_i64_rest(uint64x2_t a, uint64x2_t b) {
    const uint64_t low = element_floor_quotient_i_rest(vgetq_lane_u64(a, 0), vgetq_lane_u64(b, 0));
    const uint64_t high = element_floor_quotient_i_rest(vgetq_lane_u64(a, 1), vgetq_lane_u64(b, 1));
    return vcombine_u64(vcreate_u64(low), vcreate_u64(high));
}

PRIMITIVE uint64x2_t remainder_i64(uint64x2_t a, uint64x2_t b) {
    return vbicq_u64(floor_quotient_i64_rest(a, b), vceqzq_u64(b));
}

/* Has the sign of b. */
PRIMITIVE float32x4_t remainder_f32(float32x4_t a, float32x4_t b) {
    const float32x4_t rest = fmod_f32(a, b);
    const float32x4_t shifted = vbslq_f32(is_of_other_sign_f32(rest, b), vaddq_f32(rest, b), rest);
    return vbslq_f32(vdupq_n_u32(0x80000000), b, shifted);
}

/* Has the sign of b. */
PRIMITIVE float64x2_t remainder_f64(float64x2_t a, float64x2_t b) {
    const float64x2_t rest = fmod_f64(a, b);
    const float64x2_t shifted = vbslq_f64(is_of_other_sign_f64(rest, b), vaddq_f64(rest, b), rest);
    return vbslq_f64(vdupq_n_u64(0x8000000000000000), b, shifted);
}

/* By zero is by 1 here: floats would raise a flag. */
PRIMITIVE uint64x2_t quotient_i32_of_half(int64x2_t a, int64x2_t b) {
    const int64x2_t divisor = vsubq_s64(b, signed_64(vceqzq_s64(b)));
    const int64x2_t quotient = vcvtq_s64_f64(vdivq_f64(vcvtq_f64_s64(a), vcvtq_f64_s64(divisor)));
    return unsigned_64(quotient);
}

PRIMITIVE uint32x4_t quotient_i32(uint32x4_t a, uint32x4_t b) {
    const int32x4_t x = signed_32(a), y = signed_32(b);
    const uint64x2_t low = quotient_i32_of_half(vmovl_s32(vget_low_s32(x)), vmovl_s32(vget_low_s32(y)));
    const uint64x2_t high = quotient_i32_of_half(vmovl_high_s32(x), vmovl_high_s32(y));
    return vuzp1q_u32(vreinterpretq_u32_u64(low), vreinterpretq_u32_u64(high));
}

PRIMITIVE uint32x4_t quotient_i32_rest(uint32x4_t a, uint32x4_t b) {
    return vmlsq_u32(a, quotient_i32(a, b), b);
}

PRIMITIVE uint32x4_t fmod_i32(uint32x4_t a, uint32x4_t b) {
    return vbicq_u32(quotient_i32_rest(a, b), vceqzq_u32(b));
}

PRIMITIVE uint8x16_t fmod_u8(uint8x16_t a, uint8x16_t b) {
    return vbicq_u8(quotient_u8_rest(a, b), vceqzq_u8(b));
}

PRIMITIVE uint16x8_t fmod_u16(uint16x8_t a, uint16x8_t b) {
    return vbicq_u16(quotient_u16_rest(a, b), vceqzq_u16(b));
}

PRIMITIVE uint32x4_t fmod_u32(uint32x4_t a, uint32x4_t b) {
    return vbicq_u32(quotient_u32_rest(a, b), vceqzq_u32(b));
}

PRIMITIVE uint64x2_t fmod_u64(uint64x2_t a, uint64x2_t b) {
    return vbicq_u64(quotient_u64_rest(a, b), vceqzq_u64(b));
}

/* By zero is by 1 here: floats would raise a flag. */
PRIMITIVE uint32x4_t quotient_i16_of_half(int32x4_t a, int32x4_t b) {
    const int32x4_t divisor = vsubq_s32(b, signed_32(vceqzq_s32(b)));
    const int32x4_t quotient = vcvtq_s32_f32(vdivq_f32(vcvtq_f32_s32(a), vcvtq_f32_s32(divisor)));
    return unsigned_32(quotient);
}

PRIMITIVE uint16x8_t quotient_i16(uint16x8_t a, uint16x8_t b) {
    const int16x8_t x = signed_16(a), y = signed_16(b);
    const uint32x4_t low = quotient_i16_of_half(vmovl_s16(vget_low_s16(x)), vmovl_s16(vget_low_s16(y)));
    const uint32x4_t high = quotient_i16_of_half(vmovl_high_s16(x), vmovl_high_s16(y));
    return vuzp1q_u16(vreinterpretq_u16_u32(low), vreinterpretq_u16_u32(high));
}

PRIMITIVE uint8x16_t quotient_i8(uint8x16_t a, uint8x16_t b) {
    const uint16x8_t low = quotient_i16(unsigned_16(vmovl_s8(vget_low_s8(signed_8(a)))), unsigned_16(vmovl_s8(vget_low_s8(signed_8(b)))));
    const uint16x8_t high = quotient_i16(unsigned_16(vmovl_high_s8(signed_8(a))), unsigned_16(vmovl_high_s8(signed_8(b))));
    return vuzp1q_u8(vreinterpretq_u8_u16(low), vreinterpretq_u8_u16(high));
}

PRIMITIVE uint8x16_t quotient_i8_rest(uint8x16_t a, uint8x16_t b) {
    return vmlsq_u8(a, quotient_i8(a, b), b);
}

PRIMITIVE uint8x16_t fmod_i8(uint8x16_t a, uint8x16_t b) {
    return vbicq_u8(quotient_i8_rest(a, b), vceqzq_u8(b));
}

PRIMITIVE uint16x8_t quotient_i16_rest(uint16x8_t a, uint16x8_t b) {
    return vmlsq_u16(a, quotient_i16(a, b), b);
}

PRIMITIVE uint16x8_t fmod_i16(uint16x8_t a, uint16x8_t b) {
    return vbicq_u16(quotient_i16_rest(a, b), vceqzq_u16(b));
}

PRIMITIVE uint64_t element_quotient_i_rest(uint64_t a, uint64_t b) {
    return a - element_quotient_i(a, b) * b;
}

PRIMITIVE uint64x2_t quotient_i64_rest(uint64x2_t a, uint64x2_t b) {
    const uint64_t low = element_quotient_i_rest(vgetq_lane_u64(a, 0), vgetq_lane_u64(b, 0));
    const uint64_t high = element_quotient_i_rest(vgetq_lane_u64(a, 1), vgetq_lane_u64(b, 1));
    return vcombine_u64(vcreate_u64(low), vcreate_u64(high));
}

PRIMITIVE uint64x2_t fmod_i64(uint64x2_t a, uint64x2_t b) {
    return vbicq_u64(quotient_i64_rest(a, b), vceqzq_u64(b));
}

PRIMITIVE uint32x4_t power_u32(uint32x4_t base, uint32x4_t exponent) {
    const uint32x4_t one = vdupq_n_u32(1);
    uint32x4_t power = vbslq_u32(vtstq_u32(exponent, one), base, one);
    for (exponent = vshrq_n_u32(exponent, 1); vmaxvq_u32(exponent) != 0; exponent = vshrq_n_u32(exponent, 1)) {
        base = vmulq_u32(base, base);
        power = vbslq_u32(vtstq_u32(exponent, one), vmulq_u32(power, base), power);
    }
    return power;
}

/* Of a negative exponent the lowest bit counts, for 1 and -1; of other numbers such powers are 0. */
PRIMITIVE uint32x4_t power_i32(uint32x4_t base, uint32x4_t exponent) {
    const uint32x4_t one = vdupq_n_u32(1), is_negative = negative_32(exponent);
    const uint32x4_t is_one = vceqq_u32(unsigned_32(vabsq_s32(signed_32(base))), one);
    const uint32x4_t power = power_u32(base, vbicq_u32(exponent, vbicq_u32(is_negative, one)));
    return vandq_u32(power, vornq_u32(is_one, is_negative));
}

PRIMITIVE uint8x16_t power_u8(uint8x16_t base, uint8x16_t exponent) {
    const uint8x16_t one = vdupq_n_u8(1);
    uint8x16_t power = vbslq_u8(vtstq_u8(exponent, one), base, one);
    for (exponent = vshrq_n_u8(exponent, 1); vmaxvq_u8(exponent) != 0; exponent = vshrq_n_u8(exponent, 1)) {
        base = vmulq_u8(base, base);
        power = vbslq_u8(vtstq_u8(exponent, one), vmulq_u8(power, base), power);
    }
    return power;
}

PRIMITIVE uint16x8_t power_u16(uint16x8_t base, uint16x8_t exponent) {
    const uint16x8_t one = vdupq_n_u16(1);
    uint16x8_t power = vbslq_u16(vtstq_u16(exponent, one), base, one);
    for (exponent = vshrq_n_u16(exponent, 1); vmaxvq_u16(exponent) != 0; exponent = vshrq_n_u16(exponent, 1)) {
        base = vmulq_u16(base, base);
        power = vbslq_u16(vtstq_u16(exponent, one), vmulq_u16(power, base), power);
    }
    return power;
}

PRIMITIVE uint64_t element_power(uint64_t base, uint64_t exponent) {
    uint64_t power = 1;
    for (; exponent != 0; exponent >>= 1, base *= base)
        if (exponent & 1) power *= base;
    return power;
}

/* One by one: there is no instruction for their products. */
PRIMITIVE uint64x2_t power_u64(uint64x2_t base, uint64x2_t exponent) {
    const uint64_t low = element_power(vgetq_lane_u64(base, 0), vgetq_lane_u64(exponent, 0));
    const uint64_t high = element_power(vgetq_lane_u64(base, 1), vgetq_lane_u64(exponent, 1));
    return vcombine_u64(vcreate_u64(low), vcreate_u64(high));
}

/* Of a negative exponent the lowest bit counts, for 1 and -1; of other numbers such powers are 0. */
PRIMITIVE uint8x16_t power_i8(uint8x16_t base, uint8x16_t exponent) {
    const uint8x16_t one = vdupq_n_u8(1), is_negative = negative_8(exponent);
    const uint8x16_t is_one = vceqq_u8(unsigned_8(vabsq_s8(signed_8(base))), one);
    const uint8x16_t power = power_u8(base, vbicq_u8(exponent, vbicq_u8(is_negative, one)));
    return vandq_u8(power, vornq_u8(is_one, is_negative));
}

/* Of a negative exponent the lowest bit counts, for 1 and -1; of other numbers such powers are 0. */
PRIMITIVE uint16x8_t power_i16(uint16x8_t base, uint16x8_t exponent) {
    const uint16x8_t one = vdupq_n_u16(1), is_negative = negative_16(exponent);
    const uint16x8_t is_one = vceqq_u16(unsigned_16(vabsq_s16(signed_16(base))), one);
    const uint16x8_t power = power_u16(base, vbicq_u16(exponent, vbicq_u16(is_negative, one)));
    return vandq_u16(power, vornq_u16(is_one, is_negative));
}

/* Of a negative exponent the lowest bit counts, for 1 and -1; of other numbers such powers are 0. */
PRIMITIVE uint64x2_t power_i64(uint64x2_t base, uint64x2_t exponent) {
    const uint64x2_t one = vdupq_n_u64(1), is_negative = negative_64(exponent);
    const uint64x2_t is_one = vceqq_u64(unsigned_64(vabsq_s64(signed_64(base))), one);
    const uint64x2_t power = power_u64(base, vbicq_u64(exponent, vbicq_u64(is_negative, one)));
    return vandq_u64(power, vornq_u64(is_one, is_negative));
}

PRIMITIVE uint32x4_t constant_u32(uint32_t v) {
    return vdupq_n_u32(v);
}

PRIMITIVE uint64x2_t constant_u64(uint64_t v) {
    return vdupq_n_u64(v);
}

PRIMITIVE uint16x8_t constant_u16(uint16_t v) {
    return vdupq_n_u16(v);
}

/*
 * Beside a without its sign, b has its own where that is not a's: it is a larger number then if it is further from 0 on
 * the same side. A step is 1 or -1, or 0 where they are equal. From 0 the next value is the first one on b's side, if b is
 * not 0 too.
 */
PRIMITIVE uint32x4_t nextafter_f32(uint32x4_t a, uint32x4_t b) {
    const uint32x4_t one = vdupq_n_u32(1), sizes = vdupq_n_u32(INT32_MAX), infinity = vdupq_n_u32(0x7f800000);
    const uint32x4_t a_size = vandq_u32(a, sizes), b_size = vandq_u32(b, sizes), to = veorq_u32(b, vbicq_u32(a, sizes));
    const uint32x4_t is_further = vcgtq_s32(signed_32(to), signed_32(a_size));
    const uint32x4_t step = vbicq_u32(vornq_u32(one, is_further), vceqq_u32(to, a_size));
    const uint32x4_t first = vbslq_u32(sizes, vandq_u32(vtstq_u32(b, sizes), one), b);
    const uint32x4_t next = vbslq_u32(vceqzq_u32(a_size), first, vaddq_u32(a, step));
    return vbslq_u32(vcgtq_u32(a_size, infinity), a, vbslq_u32(vcgtq_u32(b_size, infinity), b, next));
}

/*
 * Beside a without its sign, b has its own where that is not a's: it is a larger number then if it is further from 0 on
 * the same side. A step is 1 or -1, or 0 where they are equal. From 0 the next value is the first one on b's side, if b is
 * not 0 too.
 */
PRIMITIVE uint64x2_t nextafter_f64(uint64x2_t a, uint64x2_t b) {
    const uint64x2_t one = vdupq_n_u64(1), sizes = vdupq_n_u64(INT64_MAX), infinity = vdupq_n_u64(0x7ff0000000000000);
    const uint64x2_t a_size = vandq_u64(a, sizes), b_size = vandq_u64(b, sizes), to = veorq_u64(b, vbicq_u64(a, sizes));
    const uint64x2_t is_further = vcgtq_s64(signed_64(to), signed_64(a_size));
    const uint64x2_t step = vbicq_u64(vornq_u64(one, is_further), vceqq_u64(to, a_size));
    const uint64x2_t first = vbslq_u64(sizes, vandq_u64(vtstq_u64(b, sizes), one), b);
    const uint64x2_t next = vbslq_u64(vceqzq_u64(a_size), first, vaddq_u64(a, step));
    return vbslq_u64(vcgtq_u64(a_size, infinity), a, vbslq_u64(vcgtq_u64(b_size, infinity), b, next));
}

/*
 * Beside a without its sign, b has its own where that is not a's: it is a larger number then if it is further from 0 on
 * the same side. A step is 1 or -1, or 0 where they are equal. From 0 the next value is the first one on b's side, if b is
 * not 0 too.
 */
PRIMITIVE uint16x8_t nextafter_bf16(uint16x8_t a, uint16x8_t b) {
    const uint16x8_t one = vdupq_n_u16(1), sizes = vdupq_n_u16(INT16_MAX), infinity = vdupq_n_u16(0x7f80);
    const uint16x8_t a_size = vandq_u16(a, sizes), b_size = vandq_u16(b, sizes), to = veorq_u16(b, vbicq_u16(a, sizes));
    const uint16x8_t is_further = vcgtq_s16(signed_16(to), signed_16(a_size));
    const uint16x8_t step = vbicq_u16(vornq_u16(one, is_further), vceqq_u16(to, a_size));
    const uint16x8_t first = vbslq_u16(sizes, vandq_u16(vtstq_u16(b, sizes), one), b);
    const uint16x8_t next = vbslq_u16(vceqzq_u16(a_size), first, vaddq_u16(a, step));
    return vbslq_u16(vcgtq_u16(a_size, infinity), a, vbslq_u16(vcgtq_u16(b_size, infinity), b, next));
}

/*
 * Beside a without its sign, b has its own where that is not a's: it is a larger number then if it is further from 0 on
 * the same side. A step is 1 or -1, or 0 where they are equal. From 0 the next value is the first one on b's side, if b is
 * not 0 too.
 */
PRIMITIVE uint16x8_t nextafter_f16(uint16x8_t a, uint16x8_t b) {
    const uint16x8_t one = vdupq_n_u16(1), sizes = vdupq_n_u16(INT16_MAX), infinity = vdupq_n_u16(0x7c00);
    const uint16x8_t a_size = vandq_u16(a, sizes), b_size = vandq_u16(b, sizes), to = veorq_u16(b, vbicq_u16(a, sizes));
    const uint16x8_t is_further = vcgtq_s16(signed_16(to), signed_16(a_size));
    const uint16x8_t step = vbicq_u16(vornq_u16(one, is_further), vceqq_u16(to, a_size));
    const uint16x8_t first = vbslq_u16(sizes, vandq_u16(vtstq_u16(b, sizes), one), b);
    const uint16x8_t next = vbslq_u16(vceqzq_u16(a_size), first, vaddq_u16(a, step));
    return vbslq_u16(vcgtq_u16(a_size, infinity), a, vbslq_u16(vcgtq_u16(b_size, infinity), b, next));
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

PRIMITIVE uint8x16_t constant_u8(uint8_t v) {
    return vdupq_n_u8(v);
}

PRIMITIVE float32x4x2_t negative_c64(float32x4x2_t v) {
    return make_c64(vnegq_f32(v.val[0]), vnegq_f32(v.val[1]));
}

PRIMITIVE float64x2x2_t negative_c128(float64x2x2_t v) {
    return make_c128(vnegq_f64(v.val[0]), vnegq_f64(v.val[1]));
}

/* The squares are exact, and none is past the end of double. */
PRIMITIVE float64x2_t root_of_squares(float32x2_t re, float32x2_t im) {
    const float64x2_t x = vcvt_f64_f32(re), y = vcvt_f64_f32(im);
    return vsqrtq_f64(vaddq_f64(vmulq_f64(x, x), vmulq_f64(y, y)));
}

PRIMITIVE uint32x4_t isinf_c64(float32x4x2_t v) {
    return vorrq_u32(vcageq_f32(v.val[0], infinity_f32()), vcageq_f32(v.val[1], infinity_f32()));
}

/* Infinite where one part is, also beside NaN. */
PRIMITIVE float32x4_t absolute_c64(float32x4x2_t v) {
    const float64x2_t low = root_of_squares(vget_low_f32(v.val[0]), vget_low_f32(v.val[1]));
    const float64x2_t high = root_of_squares(vget_high_f32(v.val[0]), vget_high_f32(v.val[1]));
    return vbslq_f32(isinf_c64(v), infinity_f32(), f32_of_f64(low, high));
}

PRIMITIVE float32x4_t load_absolute_c64_as_f32(const char *p, size_t i) {
    return absolute_c64(load_c64(p, i));
}

PRIMITIVE uint64x2_t isinf_c128(float64x2x2_t v) {
    return vorrq_u64(vcageq_f64(v.val[0], infinity_f64()), vcageq_f64(v.val[1], infinity_f64()));
}

/* By way of the quotient of the parts, whose square stays in range. Infinite where one part is, also beside NaN. */
PRIMITIVE float64x2_t absolute_c128(float64x2x2_t v) {
    const float64x2_t re = vabsq_f64(v.val[0]), im = vabsq_f64(v.val[1]), large = vmaxq_f64(re, im);
    const float64x2_t quotient = vdivq_f64(vminq_f64(re, im), large), square = vmulq_f64(quotient, quotient);
    const float64x2_t product = vmulq_f64(large, vsqrtq_f64(vaddq_f64(vdupq_n_f64(1), square)));
    const float64x2_t infinite_or = vbslq_f64(isinf_c128(v), infinity_f64(), product);
    return vbslq_f64(vceqzq_f64(large), large, infinite_or);
}

PRIMITIVE float64x2_t load_absolute_c128_as_f64(const char *p, size_t i) {
    return absolute_c128(load_c128(p, i));
}

/* 1 with the sign of v, without any bit where v is 0, and with all bits, which is NaN, where v is that. */
PRIMITIVE float32x4_t sign_f32(float32x4_t v) {
    const float32x4_t one = vbslq_f32(vdupq_n_u32(0x80000000), v, vdupq_n_f32(1));
    const uint32x4_t sign = vbicq_u32(vreinterpretq_u32_f32(one), vceqzq_f32(v));
    return vreinterpretq_f32_u32(vornq_u32(sign, vceqq_f32(v, v)));
}

/* 1 with the sign of v, without any bit where v is 0, and with all bits, which is NaN, where v is that. */
PRIMITIVE float64x2_t sign_f64(float64x2_t v) {
    const float64x2_t one = vbslq_f64(vdupq_n_u64(0x8000000000000000), v, vdupq_n_f64(1));
    const uint64x2_t sign = vbicq_u64(vreinterpretq_u64_f64(one), vceqzq_f64(v));
    return vreinterpretq_f64_u64(vornq_u64(sign, vceqq_f64(v, v)));
}

/* The parts by the absolute value: 0 for 0, NaN where that is infinite. */
PRIMITIVE float32x4x2_t divided_c64(float32x4x2_t v, float32x4_t absolute) {
    const uint32x4_t is_zero = vceqzq_f32(absolute), is_infinite = vceqq_f32(absolute, infinity_f32());
    const float32x4_t divisor = vreinterpretq_f32_u32(vorrq_u32(vreinterpretq_u32_f32(absolute), is_infinite));
    const uint32x4_t re = vreinterpretq_u32_f32(vdivq_f32(v.val[0], divisor));
    const uint32x4_t im = vreinterpretq_u32_f32(vdivq_f32(v.val[1], divisor));
    return make_c64(vreinterpretq_f32_u32(vbicq_u32(re, is_zero)), vreinterpretq_f32_u32(vbicq_u32(im, is_zero)));
}

PRIMITIVE float32x4x2_t sign_c64(float32x4x2_t v) {
    return divided_c64(v, absolute_c64(v));
}

/* The parts by the absolute value: 0 for 0, NaN where that is infinite. */
PRIMITIVE float64x2x2_t divided_c128(float64x2x2_t v, float64x2_t absolute) {
    const uint64x2_t is_zero = vceqzq_f64(absolute), is_infinite = vceqq_f64(absolute, infinity_f64());
    const float64x2_t divisor = vreinterpretq_f64_u64(vorrq_u64(vreinterpretq_u64_f64(absolute), is_infinite));
    const uint64x2_t re = vreinterpretq_u64_f64(vdivq_f64(v.val[0], divisor));
    const uint64x2_t im = vreinterpretq_u64_f64(vdivq_f64(v.val[1], divisor));
    return make_c128(vreinterpretq_f64_u64(vbicq_u64(re, is_zero)), vreinterpretq_f64_u64(vbicq_u64(im, is_zero)));
}

PRIMITIVE float64x2x2_t sign_c128(float64x2x2_t v) {
    return divided_c128(v, absolute_c128(v));
}

PRIMITIVE float32x4_t sqrt_f32(float32x4_t v) {
    return vsqrtq_f32(v);
}

PRIMITIVE float64x2_t sqrt_f64(float64x2_t v) {
    return vsqrtq_f64(v);
}

PRIMITIVE float32x4_t constant_f32(float v) {
    return vdupq_n_f32(v);
}

PRIMITIVE float64x2_t constant_f64(double v) {
    return vdupq_n_f64(v);
}

PRIMITIVE float32x4x2_t constant_c64(float re) {
    return make_c64(vdupq_n_f32(re), vdupq_n_f32(0));
}

PRIMITIVE float64x2x2_t constant_c128(double re) {
    return make_c128(vdupq_n_f64(re), vdupq_n_f64(0));
}

PRIMITIVE float32x4_t floor_f32(float32x4_t v) {
    return vrndmq_f32(v);
}

PRIMITIVE float64x2_t floor_f64(float64x2_t v) {
    return vrndmq_f64(v);
}

PRIMITIVE float32x4_t ceil_f32(float32x4_t v) {
    return vrndpq_f32(v);
}

PRIMITIVE float64x2_t ceil_f64(float64x2_t v) {
    return vrndpq_f64(v);
}

PRIMITIVE float32x4_t trunc_f32(float32x4_t v) {
    return vrndq_f32(v);
}

PRIMITIVE float64x2_t trunc_f64(float64x2_t v) {
    return vrndq_f64(v);
}

PRIMITIVE float32x4_t round_f32(float32x4_t v) {
    return vrndnq_f32(v);
}

PRIMITIVE float64x2_t round_f64(float64x2_t v) {
    return vrndnq_f64(v);
}

PRIMITIVE uint32x4_t isfinite_c64(float32x4x2_t v) {
    return vandq_u32(vcaltq_f32(v.val[0], infinity_f32()), vcaltq_f32(v.val[1], infinity_f32()));
}

PRIMITIVE uint64x2_t isfinite_c128(float64x2x2_t v) {
    return vandq_u64(vcaltq_f64(v.val[0], infinity_f64()), vcaltq_f64(v.val[1], infinity_f64()));
}

PRIMITIVE float32x4x2_t conjugate_c64(float32x4x2_t v) {
    return make_c64(v.val[0], vnegq_f32(v.val[1]));
}

PRIMITIVE float64x2x2_t conjugate_c128(float64x2x2_t v) {
    return make_c128(v.val[0], vnegq_f64(v.val[1]));
}

PRIMITIVE float32x4_t load_imag_c64_as_f32(const char *p, size_t i) {
    return vuzp2q_f32(load_f32(p, 2 * i), load_f32(p, 2 * i + 4));
}

PRIMITIVE float64x2_t load_imag_c128_as_f64(const char *p, size_t i) {
    return vuzp2q_f64(load_f64(p, 2 * i), load_f64(p, 2 * i + 2));
}

PRIMITIVE uint8x16_t select_u8(uint8x16_t c, uint8x16_t a, uint8x16_t b) {
    return vbslq_u8(vceqzq_u8(c), b, a);
}

PRIMITIVE uint16x8_t select_u16(uint16x8_t c, uint16x8_t a, uint16x8_t b) {
    return vbslq_u16(vceqzq_u16(c), b, a);
}

PRIMITIVE uint32x4_t select_u32(uint32x4_t c, uint32x4_t a, uint32x4_t b) {
    return vbslq_u32(vceqzq_u32(c), b, a);
}

PRIMITIVE uint64x2_t select_u64(uint64x2_t c, uint64x2_t a, uint64x2_t b) {
    return vbslq_u64(vceqzq_u64(c), b, a);
}

PRIMITIVE float64x2x2_t select_c128(float64x2x2_t c, float64x2x2_t a, float64x2x2_t b) {
    const uint64x2_t is_b = vceqzq_f64(c.val[0]);
    return make_c128(vbslq_f64(is_b, b.val[0], a.val[0]), vbslq_f64(is_b, b.val[1], a.val[1]));
}

/* In each byte its bit of eight, which neighbours add up three times. */
PRIMITIVE uint32_t bits_mask8(uint8x16_t a, uint8x16_t b) {
    static const uint8_t places[16] = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
    const uint8x16_t bits = vld1q_u8(places);
    const uint8x16_t pairs = vpaddq_u8(vandq_u8(a, bits), vandq_u8(b, bits));
    const uint8x16_t fours = vpaddq_u8(pairs, pairs);
    return vgetq_lane_u32(vreinterpretq_u32_u8(vpaddq_u8(fours, fours)), 0);
}

PRIMITIVE uint32_t bits_mask16(uint16x8_t a, uint16x8_t b, uint16x8_t c, uint16x8_t d) {
    const uint8x16_t low = vuzp1q_u8(vreinterpretq_u8_u16(a), vreinterpretq_u8_u16(b));
    return bits_mask8(low, vuzp1q_u8(vreinterpretq_u8_u16(c), vreinterpretq_u8_u16(d)));
}

/* Of two NaNs none differs from the other. */
PRIMITIVE uint32x4_t differs_f32(float32x4_t v, float32x4_t w) {
    return vbicq_u32(vorrq_u32(vceqq_f32(v, v), vceqq_f32(w, w)), vceqq_f32(v, w));
}

/* Of two registers of eight elements. */
PRIMITIVE uint32_t bits_of_16(uint16x8_t a, uint16x8_t b) {
    static const uint8_t places[16] = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
    uint8x16_t bits = vandq_u8(vuzp1q_u8(vreinterpretq_u8_u16(a), vreinterpretq_u8_u16(b)), vld1q_u8(places));
    bits = vpaddq_u8(bits, bits);
    bits = vpaddq_u8(bits, bits);
    return vgetq_lane_u16(vreinterpretq_u16_u8(vpaddq_u8(bits, bits)), 0);
}

PRIMITIVE uint32_t bits_mask32(uint32x4_t a, uint32x4_t b, uint32x4_t c, uint32x4_t d) {
    return bits_of_16(mask16_of_32(a, b), mask16_of_32(c, d));
}

PRIMITIVE float32x4_t f32_of_f64_odd(float64x2_t low, float64x2_t high) {
    return vcvtx_high_f32_f64(vcvtx_f32_f64(low), high);
}

PRIMITIVE float32x4_t load_u32_as_f32_odd(const char *p, size_t i) {
    return f32_of_f64_odd(load_u32_as_f64(p, i), load_u32_as_f64(p, i + 2));
}

/* The highest bit that is set moved to the top, one of the lowest 8 is. */
PRIMITIVE uint32x4_t inexact_u32_f32(uint32x4_t v) {
    return vtstq_u32(vshlq_u32(v, signed_32(vclzq_u32(v))), vdupq_n_u32(0xff));
}

PRIMITIVE uint32_t bits_mask64(uint64x2_t a, uint64x2_t b, uint64x2_t c, uint64x2_t d, uint64x2_t e, uint64x2_t f,
                           uint64x2_t g, uint64x2_t h) {
    return bits_mask32(mask32_of_64(a, b), mask32_of_64(c, d), mask32_of_64(e, f), mask32_of_64(g, h));
}

PRIMITIVE float32x4_t load_u64_as_f32_odd(const char *p, size_t i) {
    return f32_of_f64_odd(load_u64_as_f64_odd(p, i), load_u64_as_f64_odd(p, i + 2));
}

/* Whether the integer is not that whole number. The largest one would come back from 2^64. */
PRIMITIVE uint64x2_t differs_from(uint64x2_t v, float64x2_t whole) {
    return vornq_u64(vceqq_u64(v, vdupq_n_u64(UINT64_MAX)), vceqq_u64(v, vcvtq_u64_f64(whole)));
}

/* As an f64 without the bits that an f32 lacks. */
PRIMITIVE uint64x2_t inexact_u64_f32(uint64x2_t v) {
    const uint64x2_t bits = vreinterpretq_u64_f64(vcvtq_f64_u64(v));
    return differs_from(v, vreinterpretq_f64_u64(vbicq_u64(bits, vdupq_n_u64(0x1fffffff))));
}

PRIMITIVE uint64x2_t inexact_u64_f64(uint64x2_t v) {
    return differs_from(v, vcvtq_f64_u64(v));
}

PRIMITIVE uint8x16_t outside_i8(uint8x16_t v, uint8x16_t lowest, uint8x16_t highest) {
    return vorrq_u8(less_i8(v, lowest), less_i8(highest, v));
}

PRIMITIVE uint16x8_t outside_i16(uint16x8_t v, uint16x8_t lowest, uint16x8_t highest) {
    return vorrq_u16(less_i16(v, lowest), less_i16(highest, v));
}

PRIMITIVE uint32x4_t outside_i32(uint32x4_t v, uint32x4_t lowest, uint32x4_t highest) {
    return vorrq_u32(less_i32(v, lowest), less_i32(highest, v));
}

PRIMITIVE float32x4_t load_i32_as_f32_odd(const char *p, size_t i) {
    return f32_of_f64_odd(load_i32_as_f64(p, i), load_i32_as_f64(p, i + 2));
}

PRIMITIVE uint32x4_t inexact_i32_f32(uint32x4_t v) {
    return inexact_u32_f32(unsigned_32(vabsq_s32(signed_32(v))));
}

PRIMITIVE uint64x2_t outside_i64(uint64x2_t v, uint64x2_t lowest, uint64x2_t highest) {
    return vorrq_u64(less_i64(v, lowest), less_i64(highest, v));
}

PRIMITIVE float32x4_t load_i64_as_f32_odd(const char *p, size_t i) {
    return f32_of_f64_odd(load_i64_as_f64_odd(p, i), load_i64_as_f64_odd(p, i + 2));
}

PRIMITIVE uint64x2_t inexact_i64_f32(uint64x2_t v) {
    return inexact_u64_f32(unsigned_64(vabsq_s64(signed_64(v))));
}

PRIMITIVE uint64x2_t inexact_i64_f64(uint64x2_t v) {
    return inexact_u64_f64(unsigned_64(vabsq_s64(signed_64(v))));
}

PRIMITIVE uint32x4_t not_f32(uint32x4_t m) {
    return veorq_u32(m, vdupq_n_u32(UINT32_MAX));
}

PRIMITIVE uint32x4_t inside_f32(float32x4_t v, float32x4_t lowest, float32x4_t highest) {
    return vandq_u32(vcgeq_f32(v, lowest), vcleq_f32(v, highest));
}

/* Outside, or with a fraction. */
PRIMITIVE uint32x4_t unlike_f32(float32x4_t v, float32x4_t lowest, float32x4_t highest) {
    return not_f32(vandq_u32(inside_f32(v, lowest, highest), vceqq_f32(v, vrndq_f32(v))));
}

PRIMITIVE uint64x2_t not_f64(uint64x2_t m) {
    return veorq_u64(m, vdupq_n_u64(UINT64_MAX));
}

PRIMITIVE uint64x2_t inside_f64(float64x2_t v, float64x2_t lowest, float64x2_t highest) {
    return vandq_u64(vcgeq_f64(v, lowest), vcleq_f64(v, highest));
}

/* Outside, or with a fraction. */
PRIMITIVE uint64x2_t unlike_f64(float64x2_t v, float64x2_t lowest, float64x2_t highest) {
    return not_f64(vandq_u64(inside_f64(v, lowest, highest), vceqq_f64(v, vrndq_f64(v))));
}

PRIMITIVE float32x4_t load_f64_as_f32_odd(const char *p, size_t i) {
    return f32_of_f64_odd(load_f64(p, i), load_f64(p, i + 2));
}

PRIMITIVE float64x2_t round_f64_to_f32(float64x2_t v) {
    return vcvt_f64_f32(vcvt_f32_f64(v));
}

/* Of two NaNs none differs from the other. */
PRIMITIVE uint64x2_t differs_f64(float64x2_t v, float64x2_t w) {
    return vbicq_u64(vorrq_u64(vceqq_f64(v, v), vceqq_f64(w, w)), vceqq_f64(v, w));
}

PRIMITIVE float32x4_t load_c128_as_f32_odd(const char *p, size_t i) {
    return f32_of_f64_odd(load_c128_as_f64(p, i), load_c128_as_f64(p, i + 2));
}

/* NaN is not beyond. */
PRIMITIVE uint32x4_t beyond_f32(float32x4_t v, float32x4_t lowest, float32x4_t highest) {
    return vorrq_u32(vcltq_f32(v, lowest), vcgtq_f32(v, highest));
}

/* NaN is outside. */
PRIMITIVE uint32x4_t outside_f32(float32x4_t v, float32x4_t lowest, float32x4_t highest) {
    return not_f32(inside_f32(v, lowest, highest));
}

/* Beyond, and finite. */
PRIMITIVE uint32x4_t overflows_f32(float32x4_t v, float32x4_t lowest, float32x4_t highest) {
    return vandq_u32(beyond_f32(v, lowest, highest), vcaltq_f32(v, infinity_f32()));
}

/* NaN is outside. */
PRIMITIVE uint64x2_t outside_f64(float64x2_t v, float64x2_t lowest, float64x2_t highest) {
    return not_f64(inside_f64(v, lowest, highest));
}

/* NaN is not beyond. */
PRIMITIVE uint64x2_t beyond_f64(float64x2_t v, float64x2_t lowest, float64x2_t highest) {
    return vorrq_u64(vcltq_f64(v, lowest), vcgtq_f64(v, highest));
}

/* Beyond, and finite. */
PRIMITIVE uint64x2_t overflows_f64(float64x2_t v, float64x2_t lowest, float64x2_t highest) {
    return vandq_u64(beyond_f64(v, lowest, highest), vcaltq_f64(v, infinity_f64()));
}

#endif

#endif
