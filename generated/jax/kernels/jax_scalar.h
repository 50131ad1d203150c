/*
 * kernels/jax_scalar.h: what the kernels in portable C are made of; only they include it.
 *
 * Made by joinery 0.2.0 from specs/jax.lua; SHA-256 of what it defines, without comments and free text:
 * e6ee428d8e4e659858c0dd39974ac33cec3898f6d254d00e0ffaa7566824f1e3.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR
 * The licence of this file is yours to choose.
 */
/* clang-format off */
#ifndef JAX_SCALAR_H_
#define JAX_SCALAR_H_


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

#define PRIMITIVE static inline
#define KERNEL void

PRIMITIVE uint8_t load_u8(const char *p, size_t i) {
    uint8_t v;
    memcpy(&v, p + i * sizeof v, sizeof v);
    return v;
}

PRIMITIVE uint8_t load_u8_as_b(const char *p, size_t i) {
    return load_u8(p, i) != 0;
}

PRIMITIVE uint8_t bitwise_or_u8(uint8_t a, uint8_t b) {
    return (uint8_t)(a | b);
}

PRIMITIVE void store_u8(char *p, size_t i, uint8_t v) {
    memcpy(p + i * sizeof v, &v, sizeof v);
}

PRIMITIVE uint8_t add_u8(uint8_t a, uint8_t b) {
    return (uint8_t)((uint64_t)a + b);
}

PRIMITIVE uint16_t load_b_as_u16(const char *p, size_t i) {
    return load_u8_as_b(p, i);
}

PRIMITIVE uint16_t load_u16(const char *p, size_t i) {
    uint16_t v;
    memcpy(&v, p + i * sizeof v, sizeof v);
    return v;
}

PRIMITIVE uint16_t add_u16(uint16_t a, uint16_t b) {
    return (uint16_t)((uint64_t)a + b);
}

PRIMITIVE void store_u16(char *p, size_t i, uint16_t v) {
    memcpy(p + i * sizeof v, &v, sizeof v);
}

PRIMITIVE uint32_t load_b_as_u32(const char *p, size_t i) {
    return load_u8_as_b(p, i);
}

PRIMITIVE uint32_t load_u32(const char *p, size_t i) {
    uint32_t v;
    memcpy(&v, p + i * sizeof v, sizeof v);
    return v;
}

PRIMITIVE uint32_t add_u32(uint32_t a, uint32_t b) {
    return (uint32_t)((uint64_t)a + b);
}

PRIMITIVE void store_u32(char *p, size_t i, uint32_t v) {
    memcpy(p + i * sizeof v, &v, sizeof v);
}

PRIMITIVE uint64_t load_b_as_u64(const char *p, size_t i) {
    return load_u8_as_b(p, i);
}

PRIMITIVE uint64_t load_u64(const char *p, size_t i) {
    uint64_t v;
    memcpy(&v, p + i * sizeof v, sizeof v);
    return v;
}

PRIMITIVE uint64_t add_u64(uint64_t a, uint64_t b) {
    return (uint64_t)((uint64_t)a + b);
}

PRIMITIVE void store_u64(char *p, size_t i, uint64_t v) {
    memcpy(p + i * sizeof v, &v, sizeof v);
}

PRIMITIVE float load_b_as_f32(const char *p, size_t i) {
    return (float)load_u8_as_b(p, i);
}

PRIMITIVE float f32_of_bits(uint32_t bits) {
    float v;
    memcpy(&v, &bits, sizeof v);
    return v;
}

PRIMITIVE float f32_of_bf16(uint16_t bits) {
    return f32_of_bits((uint32_t)bits << 16);
}

PRIMITIVE float load_bf16_as_f32(const char *p, size_t i) {
    return f32_of_bf16(load_u16(p, i));
}

PRIMITIVE float add_f32(float a, float b) {
    return a + b;
}

PRIMITIVE uint32_t bits_of_f32(float v) {
    uint32_t bits;
    memcpy(&bits, &v, sizeof bits);
    return bits;
}

PRIMITIVE uint16_t bf16_of_f32(float v) {
    const uint32_t bits = bits_of_f32(v);
    if (v != v) return 0x7fc0;
    return (uint16_t)((bits + 0x7fff + (bits >> 16 & 1)) >> 16);
}

PRIMITIVE void store_f32_as_bf16(char *p, size_t i, float v) {
    store_u16(p, i, bf16_of_f32(v));
}

PRIMITIVE float f32_of_f16(uint16_t bits) {
    const uint32_t sign = (bits & UINT32_C(0x8000)) << 16, exponent = bits >> 10 & 31, mantissa = bits & 1023;
    if (exponent == 31) return f32_of_bits(sign | UINT32_C(0x7f800000) | mantissa << 13);
    if (exponent != 0) return f32_of_bits(sign | (exponent + 112) << 23 | mantissa << 13);
    return f32_of_bits(sign | bits_of_f32((float)mantissa * 0x1p-24f));
}

PRIMITIVE float load_f16_as_f32(const char *p, size_t i) {
    return f32_of_f16(load_u16(p, i));
}

/* Under 2^-14 in units of 2^-24, the sum with 2^23 doing the rounding; 65520 is the first value that rounds to inf. */
PRIMITIVE uint16_t f16_of_f32(float v) {
    const uint32_t bits = bits_of_f32(v), sign = bits >> 16 & 0x8000, magnitude = bits & 0x7fffffff;
    if (v != v) return 0x7e00;
    if (magnitude >= 0x477ff000) return (uint16_t)(sign | 0x7c00);
    if (magnitude < 0x38800000)
        return (uint16_t)(sign | (bits_of_f32(f32_of_bits(magnitude) * 0x1p24f + 0x1p23f) & 0x7fffff));
    return (uint16_t)(sign | (magnitude - (UINT32_C(112) << 23) + 0xfff + (magnitude >> 13 & 1)) >> 13);
}

PRIMITIVE void store_f32_as_f16(char *p, size_t i, float v) {
    store_u16(p, i, f16_of_f32(v));
}

PRIMITIVE float load_f32(const char *p, size_t i) {
    return f32_of_bits(load_u32(p, i));
}

PRIMITIVE void store_f32(char *p, size_t i, float v) {
    store_u32(p, i, bits_of_f32(v));
}

PRIMITIVE double load_b_as_f64(const char *p, size_t i) {
    return (double)load_u8_as_b(p, i);
}

PRIMITIVE double f64_of_bits(uint64_t bits) {
    double v;
    memcpy(&v, &bits, sizeof v);
    return v;
}

PRIMITIVE double load_f64(const char *p, size_t i) {
    return f64_of_bits(load_u64(p, i));
}

PRIMITIVE double add_f64(double a, double b) {
    return a + b;
}

PRIMITIVE uint64_t bits_of_f64(double v) {
    uint64_t bits;
    memcpy(&bits, &v, sizeof bits);
    return bits;
}

PRIMITIVE void store_f64(char *p, size_t i, double v) {
    store_u64(p, i, bits_of_f64(v));
}

typedef struct {
    float re, im;
} c64;

PRIMITIVE c64 make_c64(float re, float im) {
    c64 v;
    v.re = re;
    v.im = im;
    return v;
}

PRIMITIVE c64 load_b_as_c64(const char *p, size_t i) {
    return make_c64(load_b_as_f32(p, i), 0);
}

PRIMITIVE c64 load_c64(const char *p, size_t i) {
    return make_c64(load_f32(p, 2 * i), load_f32(p, 2 * i + 1));
}

PRIMITIVE c64 add_c64(c64 a, c64 b) {
    return make_c64(a.re + b.re, a.im + b.im);
}

PRIMITIVE void store_c64(char *p, size_t i, c64 v) {
    store_f32(p, 2 * i, v.re);
    store_f32(p, 2 * i + 1, v.im);
}

typedef struct {
    double re, im;
} c128;

PRIMITIVE c128 make_c128(double re, double im) {
    c128 v;
    v.re = re;
    v.im = im;
    return v;
}

PRIMITIVE c128 load_b_as_c128(const char *p, size_t i) {
    return make_c128(load_b_as_f64(p, i), 0);
}

PRIMITIVE c128 load_c128(const char *p, size_t i) {
    return make_c128(load_f64(p, 2 * i), load_f64(p, 2 * i + 1));
}

PRIMITIVE c128 add_c128(c128 a, c128 b) {
    return make_c128(a.re + b.re, a.im + b.im);
}

PRIMITIVE void store_c128(char *p, size_t i, c128 v) {
    store_f64(p, 2 * i, v.re);
    store_f64(p, 2 * i + 1, v.im);
}

PRIMITIVE uint16_t load_u8_as_u16(const char *p, size_t i) {
    return load_u8(p, i);
}

PRIMITIVE uint32_t load_u8_as_u32(const char *p, size_t i) {
    return load_u8(p, i);
}

PRIMITIVE uint64_t load_u8_as_u64(const char *p, size_t i) {
    return load_u8(p, i);
}

PRIMITIVE int negative_8(uint8_t v) {
    return v >> (8 - 1) != 0;
}

PRIMITIVE int8_t value_i8(uint8_t v) {
    return negative_8(v) ? (int8_t)(-(int8_t)(uint8_t)~v - 1) : (int8_t)v;
}

PRIMITIVE uint16_t load_i8_as_i16(const char *p, size_t i) {
    return (uint16_t)value_i8(load_u8(p, i));
}

PRIMITIVE float load_u8_as_f32(const char *p, size_t i) {
    return (float)load_u8(p, i);
}

PRIMITIVE double load_u8_as_f64(const char *p, size_t i) {
    return (double)load_u8(p, i);
}

PRIMITIVE c64 load_u8_as_c64(const char *p, size_t i) {
    return make_c64(load_u8_as_f32(p, i), 0);
}

PRIMITIVE c128 load_u8_as_c128(const char *p, size_t i) {
    return make_c128(load_u8_as_f64(p, i), 0);
}

PRIMITIVE uint8_t load_u64_as_u8(const char *p, size_t i) {
    return (uint8_t)load_u64(p, i);
}

PRIMITIVE uint32_t load_u16_as_u32(const char *p, size_t i) {
    return load_u16(p, i);
}

PRIMITIVE uint64_t load_u16_as_u64(const char *p, size_t i) {
    return load_u16(p, i);
}

PRIMITIVE uint32_t load_i8_as_i32(const char *p, size_t i) {
    return (uint32_t)value_i8(load_u8(p, i));
}

PRIMITIVE int negative_16(uint16_t v) {
    return v >> (16 - 1) != 0;
}

PRIMITIVE int16_t value_i16(uint16_t v) {
    return negative_16(v) ? (int16_t)(-(int16_t)(uint16_t)~v - 1) : (int16_t)v;
}

PRIMITIVE uint32_t load_i16_as_i32(const char *p, size_t i) {
    return (uint32_t)value_i16(load_u16(p, i));
}

PRIMITIVE float load_u16_as_f32(const char *p, size_t i) {
    return (float)load_u16(p, i);
}

PRIMITIVE float round_f32_to_bf16(float v) {
    return f32_of_bf16(bf16_of_f32(v));
}

PRIMITIVE float round_f32_to_f16(float v) {
    return f32_of_f16(f16_of_f32(v));
}

PRIMITIVE double load_u16_as_f64(const char *p, size_t i) {
    return (double)load_u16(p, i);
}

PRIMITIVE c64 load_u16_as_c64(const char *p, size_t i) {
    return make_c64(load_u16_as_f32(p, i), 0);
}

PRIMITIVE c128 load_u16_as_c128(const char *p, size_t i) {
    return make_c128(load_u16_as_f64(p, i), 0);
}

PRIMITIVE uint16_t load_u64_as_u16(const char *p, size_t i) {
    return (uint16_t)load_u64(p, i);
}

PRIMITIVE uint64_t load_u32_as_u64(const char *p, size_t i) {
    return load_u32(p, i);
}

PRIMITIVE uint64_t load_i8_as_i64(const char *p, size_t i) {
    return (uint64_t)value_i8(load_u8(p, i));
}

PRIMITIVE uint64_t load_i16_as_i64(const char *p, size_t i) {
    return (uint64_t)value_i16(load_u16(p, i));
}

PRIMITIVE int negative_32(uint32_t v) {
    return v >> (32 - 1) != 0;
}

PRIMITIVE int32_t value_i32(uint32_t v) {
    return negative_32(v) ? (int32_t)(-(int32_t)(uint32_t)~v - 1) : (int32_t)v;
}

PRIMITIVE uint64_t load_i32_as_i64(const char *p, size_t i) {
    return (uint64_t)value_i32(load_u32(p, i));
}

PRIMITIVE float load_u32_as_f32(const char *p, size_t i) {
    return (float)load_u32(p, i);
}

PRIMITIVE double load_u32_as_f64(const char *p, size_t i) {
    return (double)load_u32(p, i);
}

PRIMITIVE c64 load_u32_as_c64(const char *p, size_t i) {
    return make_c64(load_u32_as_f32(p, i), 0);
}

PRIMITIVE c128 load_u32_as_c128(const char *p, size_t i) {
    return make_c128(load_u32_as_f64(p, i), 0);
}

PRIMITIVE uint32_t load_u64_as_u32(const char *p, size_t i) {
    return (uint32_t)load_u64(p, i);
}

PRIMITIVE double load_i8_as_f64(const char *p, size_t i) {
    return (double)value_i8(load_u8(p, i));
}

PRIMITIVE double load_u64_as_f64(const char *p, size_t i) {
    return (double)load_u64(p, i);
}

PRIMITIVE double load_i16_as_f64(const char *p, size_t i) {
    return (double)value_i16(load_u16(p, i));
}

PRIMITIVE double load_i32_as_f64(const char *p, size_t i) {
    return (double)value_i32(load_u32(p, i));
}

PRIMITIVE int negative_64(uint64_t v) {
    return v >> (64 - 1) != 0;
}

PRIMITIVE int64_t value_i64(uint64_t v) {
    return negative_64(v) ? (int64_t)(-(int64_t)(uint64_t)~v - 1) : (int64_t)v;
}

PRIMITIVE double load_i64_as_f64(const char *p, size_t i) {
    return (double)value_i64(load_u64(p, i));
}

PRIMITIVE float load_u64_as_f32(const char *p, size_t i) {
    return (float)load_u64(p, i);
}

PRIMITIVE c64 load_u64_as_c64(const char *p, size_t i) {
    return make_c64(load_u64_as_f32(p, i), 0);
}

PRIMITIVE c128 load_u64_as_c128(const char *p, size_t i) {
    return make_c128(load_u64_as_f64(p, i), 0);
}

PRIMITIVE float load_i8_as_f32(const char *p, size_t i) {
    return (float)value_i8(load_u8(p, i));
}

PRIMITIVE c64 load_i8_as_c64(const char *p, size_t i) {
    return make_c64(load_i8_as_f32(p, i), 0);
}

PRIMITIVE c128 load_i8_as_c128(const char *p, size_t i) {
    return make_c128(load_i8_as_f64(p, i), 0);
}

PRIMITIVE float load_i16_as_f32(const char *p, size_t i) {
    return (float)value_i16(load_u16(p, i));
}

PRIMITIVE c64 load_i16_as_c64(const char *p, size_t i) {
    return make_c64(load_i16_as_f32(p, i), 0);
}

PRIMITIVE c128 load_i16_as_c128(const char *p, size_t i) {
    return make_c128(load_i16_as_f64(p, i), 0);
}

PRIMITIVE float load_i32_as_f32(const char *p, size_t i) {
    return (float)value_i32(load_u32(p, i));
}

PRIMITIVE c64 load_i32_as_c64(const char *p, size_t i) {
    return make_c64(load_i32_as_f32(p, i), 0);
}

PRIMITIVE c128 load_i32_as_c128(const char *p, size_t i) {
    return make_c128(load_i32_as_f64(p, i), 0);
}

PRIMITIVE float load_i64_as_f32(const char *p, size_t i) {
    return (float)value_i64(load_u64(p, i));
}

PRIMITIVE c64 load_i64_as_c64(const char *p, size_t i) {
    return make_c64(load_i64_as_f32(p, i), 0);
}

PRIMITIVE c128 load_i64_as_c128(const char *p, size_t i) {
    return make_c128(load_i64_as_f64(p, i), 0);
}

PRIMITIVE double load_bf16_as_f64(const char *p, size_t i) {
    return (double)load_bf16_as_f32(p, i);
}

PRIMITIVE c64 load_bf16_as_c64(const char *p, size_t i) {
    return make_c64(load_bf16_as_f32(p, i), 0);
}

PRIMITIVE c128 load_bf16_as_c128(const char *p, size_t i) {
    return make_c128(load_bf16_as_f64(p, i), 0);
}

PRIMITIVE float f32_of_f64(double v) {
    return (float)v;
}

PRIMITIVE float load_f64_as_f32(const char *p, size_t i) {
    return f32_of_f64(load_f64(p, i));
}

PRIMITIVE c64 load_c128_as_c64(const char *p, size_t i) {
    const c128 v = load_c128(p, i);
    return make_c64(f32_of_f64(v.re), f32_of_f64(v.im));
}

PRIMITIVE double load_f16_as_f64(const char *p, size_t i) {
    return (double)load_f16_as_f32(p, i);
}

PRIMITIVE c64 load_f16_as_c64(const char *p, size_t i) {
    return make_c64(load_f16_as_f32(p, i), 0);
}

PRIMITIVE c128 load_f16_as_c128(const char *p, size_t i) {
    return make_c128(load_f16_as_f64(p, i), 0);
}

PRIMITIVE double load_f32_as_f64(const char *p, size_t i) {
    return (double)load_f32(p, i);
}

PRIMITIVE c64 load_f32_as_c64(const char *p, size_t i) {
    return make_c64(load_f32(p, i), 0);
}

PRIMITIVE c128 load_f32_as_c128(const char *p, size_t i) {
    return make_c128(load_f32_as_f64(p, i), 0);
}

PRIMITIVE c128 load_c64_as_c128(const char *p, size_t i) {
    const c64 v = load_c64(p, i);
    return make_c128((double)v.re, (double)v.im);
}

PRIMITIVE c128 load_f64_as_c128(const char *p, size_t i) {
    return make_c128(load_f64(p, i), 0);
}

PRIMITIVE c64 load_f64_as_c64(const char *p, size_t i) {
    return make_c64(load_f64_as_f32(p, i), 0);
}

PRIMITIVE uint8_t subtract_u8(uint8_t a, uint8_t b) {
    return (uint8_t)((uint64_t)a - b);
}

PRIMITIVE uint16_t subtract_u16(uint16_t a, uint16_t b) {
    return (uint16_t)((uint64_t)a - b);
}

PRIMITIVE uint32_t subtract_u32(uint32_t a, uint32_t b) {
    return (uint32_t)((uint64_t)a - b);
}

PRIMITIVE uint64_t subtract_u64(uint64_t a, uint64_t b) {
    return (uint64_t)((uint64_t)a - b);
}

PRIMITIVE float subtract_f32(float a, float b) {
    return a - b;
}

PRIMITIVE double subtract_f64(double a, double b) {
    return a - b;
}

PRIMITIVE c64 subtract_c64(c64 a, c64 b) {
    return make_c64(a.re - b.re, a.im - b.im);
}

PRIMITIVE c128 subtract_c128(c128 a, c128 b) {
    return make_c128(a.re - b.re, a.im - b.im);
}

PRIMITIVE uint8_t bitwise_and_u8(uint8_t a, uint8_t b) {
    return (uint8_t)(a & b);
}

PRIMITIVE uint8_t multiply_u8(uint8_t a, uint8_t b) {
    return (uint8_t)((uint64_t)a * b);
}

PRIMITIVE uint16_t multiply_u16(uint16_t a, uint16_t b) {
    return (uint16_t)((uint64_t)a * b);
}

PRIMITIVE uint32_t multiply_u32(uint32_t a, uint32_t b) {
    return (uint32_t)((uint64_t)a * b);
}

PRIMITIVE uint64_t multiply_u64(uint64_t a, uint64_t b) {
    return (uint64_t)((uint64_t)a * b);
}

PRIMITIVE float multiply_f32(float a, float b) {
    return a * b;
}

PRIMITIVE double multiply_f64(double a, double b) {
    return a * b;
}

/*
 * A product that stays one. Where it vectorizes, gcc (12, at -O3) makes fused instructions of differences beside sums, even
 * with -ffp-contract=off, if it is told that every CPU has them. So it is not to know what is a product.
 */
PRIMITIVE float product_f32(float a, float b) {
    float product = a * b;
#if defined(__GNUC__) && !defined(__clang__) && (defined(__FMA__) || defined(__AVX512F__))
    __asm__("" : "+x"(product));
#endif
    return product;
}

PRIMITIVE c64 multiply_c64(c64 a, c64 b) {
    return make_c64(product_f32(a.re, b.re) - product_f32(a.im, b.im), product_f32(a.re, b.im) + product_f32(a.im, b.re));
}

/*
 * A product that stays one. Where it vectorizes, gcc (12, at -O3) makes fused instructions of differences beside sums, even
 * with -ffp-contract=off, if it is told that every CPU has them. So it is not to know what is a product.
 */
PRIMITIVE double product_f64(double a, double b) {
    double product = a * b;
#if defined(__GNUC__) && !defined(__clang__) && (defined(__FMA__) || defined(__AVX512F__))
    __asm__("" : "+x"(product));
#endif
    return product;
}

PRIMITIVE c128 multiply_c128(c128 a, c128 b) {
    return make_c128(product_f64(a.re, b.re) - product_f64(a.im, b.im), product_f64(a.re, b.im) + product_f64(a.im, b.re));
}

PRIMITIVE float divide_f32(float a, float b) {
    return a / b;
}

PRIMITIVE double divide_f64(double a, double b) {
    return a / b;
}

PRIMITIVE float magnitude_f32(float v) {
    return v < 0 ? -v : v == 0 ? 0 : v;
}

/* By the larger part of the divisor; a NaN in it takes the last branch. */
PRIMITIVE c64 divide_c64(c64 a, c64 b) {
    const float re = magnitude_f32(b.re), im = magnitude_f32(b.im);
    if (re >= im) {
        if (re == 0 && im == 0) return make_c64(a.re / re, a.im / re);
        const float r = b.im / b.re, s = 1 / (b.re + b.im * r);
        return make_c64((a.re + product_f32(a.im, r)) * s, (a.im - product_f32(a.re, r)) * s);
    }
    const float r = b.re / b.im, s = 1 / (b.im + b.re * r);
    return make_c64((product_f32(a.re, r) + a.im) * s, (product_f32(a.im, r) - a.re) * s);
}

PRIMITIVE double magnitude_f64(double v) {
    return v < 0 ? -v : v == 0 ? 0 : v;
}

/* By the larger part of the divisor; a NaN in it takes the last branch. */
PRIMITIVE c128 divide_c128(c128 a, c128 b) {
    const double re = magnitude_f64(b.re), im = magnitude_f64(b.im);
    if (re >= im) {
        if (re == 0 && im == 0) return make_c128(a.re / re, a.im / re);
        const double r = b.im / b.re, s = 1 / (b.re + b.im * r);
        return make_c128((a.re + product_f64(a.im, r)) * s, (a.im - product_f64(a.re, r)) * s);
    }
    const double r = b.re / b.im, s = 1 / (b.im + b.re * r);
    return make_c128((product_f64(a.re, r) + a.im) * s, (product_f64(a.im, r) - a.re) * s);
}

PRIMITIVE uint8_t minimum_u8(uint8_t a, uint8_t b) {
    return a < b ? a : b;
}

PRIMITIVE uint16_t minimum_u16(uint16_t a, uint16_t b) {
    return a < b ? a : b;
}

PRIMITIVE uint32_t minimum_u32(uint32_t a, uint32_t b) {
    return a < b ? a : b;
}

PRIMITIVE uint64_t minimum_u64(uint64_t a, uint64_t b) {
    return a < b ? a : b;
}

PRIMITIVE uint8_t minimum_i8(uint8_t a, uint8_t b) {
    return value_i8(a) < value_i8(b) ? a : b;
}

PRIMITIVE uint16_t minimum_i16(uint16_t a, uint16_t b) {
    return value_i16(a) < value_i16(b) ? a : b;
}

PRIMITIVE uint32_t minimum_i32(uint32_t a, uint32_t b) {
    return value_i32(a) < value_i32(b) ? a : b;
}

PRIMITIVE uint64_t minimum_i64(uint64_t a, uint64_t b) {
    return value_i64(a) < value_i64(b) ? a : b;
}

/* NaN if either is; -0 is less than +0. */
PRIMITIVE float minimum_f32(float a, float b) {
    if (a != a) return a;
    if (a == b) return negative_32(bits_of_f32(a)) ? a : b;
    return a < b ? a : b;
}

/* NaN if either is; -0 is less than +0. */
PRIMITIVE double minimum_f64(double a, double b) {
    if (a != a) return a;
    if (a == b) return negative_64(bits_of_f64(a)) ? a : b;
    return a < b ? a : b;
}

PRIMITIVE uint8_t maximum_u8(uint8_t a, uint8_t b) {
    return a > b ? a : b;
}

PRIMITIVE uint16_t maximum_u16(uint16_t a, uint16_t b) {
    return a > b ? a : b;
}

PRIMITIVE uint32_t maximum_u32(uint32_t a, uint32_t b) {
    return a > b ? a : b;
}

PRIMITIVE uint64_t maximum_u64(uint64_t a, uint64_t b) {
    return a > b ? a : b;
}

PRIMITIVE uint8_t maximum_i8(uint8_t a, uint8_t b) {
    return value_i8(a) > value_i8(b) ? a : b;
}

PRIMITIVE uint16_t maximum_i16(uint16_t a, uint16_t b) {
    return value_i16(a) > value_i16(b) ? a : b;
}

PRIMITIVE uint32_t maximum_i32(uint32_t a, uint32_t b) {
    return value_i32(a) > value_i32(b) ? a : b;
}

PRIMITIVE uint64_t maximum_i64(uint64_t a, uint64_t b) {
    return value_i64(a) > value_i64(b) ? a : b;
}

PRIMITIVE float maximum_f32(float a, float b) {
    if (a != a) return a;
    if (a == b) return negative_32(bits_of_f32(a)) ? b : a;
    return a > b ? a : b;
}

PRIMITIVE double maximum_f64(double a, double b) {
    if (a != a) return a;
    if (a == b) return negative_64(bits_of_f64(a)) ? b : a;
    return a > b ? a : b;
}

PRIMITIVE int equal_u8(uint8_t a, uint8_t b) {
    return a == b;
}

PRIMITIVE void store_mask8(char *p, size_t i, int m) {
    p[i] = (char)m;
}

PRIMITIVE int equal_u16(uint16_t a, uint16_t b) {
    return a == b;
}

PRIMITIVE void store_mask16(char *p, size_t i, int m) {
    p[i] = (char)m;
}

PRIMITIVE int equal_u32(uint32_t a, uint32_t b) {
    return a == b;
}

PRIMITIVE void store_mask32(char *p, size_t i, int m) {
    p[i] = (char)m;
}

PRIMITIVE int equal_u64(uint64_t a, uint64_t b) {
    return a == b;
}

PRIMITIVE void store_mask64(char *p, size_t i, int m) {
    p[i] = (char)m;
}

PRIMITIVE int equal_f32(float a, float b) {
    return a == b;
}

PRIMITIVE int equal_f64(double a, double b) {
    return a == b;
}

PRIMITIVE int equal_c64(c64 a, c64 b) {
    return a.re == b.re && a.im == b.im;
}

PRIMITIVE void store_mask_c64(char *p, size_t i, int m) {
    p[i] = (char)m;
}

PRIMITIVE int equal_c128(c128 a, c128 b) {
    return a.re == b.re && a.im == b.im;
}

PRIMITIVE void store_mask_c128(char *p, size_t i, int m) {
    p[i] = (char)m;
}

PRIMITIVE int equal_u8_i8(uint8_t a, uint8_t b) {
    return a == b && !negative_8(b);
}

PRIMITIVE int equal_u16_i16(uint16_t a, uint16_t b) {
    return a == b && !negative_16(b);
}

PRIMITIVE int equal_u32_i32(uint32_t a, uint32_t b) {
    return a == b && !negative_32(b);
}

PRIMITIVE int equal_u64_i64(uint64_t a, uint64_t b) {
    return a == b && !negative_64(b);
}

PRIMITIVE int not_equal_u8(uint8_t a, uint8_t b) {
    return a != b;
}

PRIMITIVE int not_equal_u16(uint16_t a, uint16_t b) {
    return a != b;
}

PRIMITIVE int not_equal_u32(uint32_t a, uint32_t b) {
    return a != b;
}

PRIMITIVE int not_equal_u64(uint64_t a, uint64_t b) {
    return a != b;
}

PRIMITIVE int not_equal_f32(float a, float b) {
    return a != b;
}

PRIMITIVE int not_equal_f64(double a, double b) {
    return a != b;
}

PRIMITIVE int not_equal_c64(c64 a, c64 b) {
    return a.re != b.re || a.im != b.im;
}

PRIMITIVE int not_equal_c128(c128 a, c128 b) {
    return a.re != b.re || a.im != b.im;
}

PRIMITIVE int not_equal_u8_i8(uint8_t a, uint8_t b) {
    return a != b || negative_8(b);
}

PRIMITIVE int not_equal_u16_i16(uint16_t a, uint16_t b) {
    return a != b || negative_16(b);
}

PRIMITIVE int not_equal_u32_i32(uint32_t a, uint32_t b) {
    return a != b || negative_32(b);
}

PRIMITIVE int not_equal_u64_i64(uint64_t a, uint64_t b) {
    return a != b || negative_64(b);
}

PRIMITIVE int less_u8(uint8_t a, uint8_t b) {
    return a < b;
}

PRIMITIVE int less_u16(uint16_t a, uint16_t b) {
    return a < b;
}

PRIMITIVE int less_u32(uint32_t a, uint32_t b) {
    return a < b;
}

PRIMITIVE int less_u64(uint64_t a, uint64_t b) {
    return a < b;
}

PRIMITIVE int less_i8(uint8_t a, uint8_t b) {
    return value_i8(a) < value_i8(b);
}

PRIMITIVE int less_i16(uint16_t a, uint16_t b) {
    return value_i16(a) < value_i16(b);
}

PRIMITIVE int less_i32(uint32_t a, uint32_t b) {
    return value_i32(a) < value_i32(b);
}

PRIMITIVE int less_i64(uint64_t a, uint64_t b) {
    return value_i64(a) < value_i64(b);
}

PRIMITIVE int less_f32(float a, float b) {
    return a < b;
}

PRIMITIVE int less_f64(double a, double b) {
    return a < b;
}

PRIMITIVE int less_u8_i8(uint8_t a, uint8_t b) {
    return a < b && !negative_8(b);
}

PRIMITIVE int less_u16_i16(uint16_t a, uint16_t b) {
    return a < b && !negative_16(b);
}

PRIMITIVE int less_u32_i32(uint32_t a, uint32_t b) {
    return a < b && !negative_32(b);
}

PRIMITIVE int less_u64_i64(uint64_t a, uint64_t b) {
    return a < b && !negative_64(b);
}

PRIMITIVE int less_i8_u8(uint8_t a, uint8_t b) {
    return a < b || negative_8(a);
}

PRIMITIVE int less_i16_u16(uint16_t a, uint16_t b) {
    return a < b || negative_16(a);
}

PRIMITIVE int less_i32_u32(uint32_t a, uint32_t b) {
    return a < b || negative_32(a);
}

PRIMITIVE int less_i64_u64(uint64_t a, uint64_t b) {
    return a < b || negative_64(a);
}

PRIMITIVE int less_equal_u8(uint8_t a, uint8_t b) {
    return a <= b;
}

PRIMITIVE int less_equal_u16(uint16_t a, uint16_t b) {
    return a <= b;
}

PRIMITIVE int less_equal_u32(uint32_t a, uint32_t b) {
    return a <= b;
}

PRIMITIVE int less_equal_u64(uint64_t a, uint64_t b) {
    return a <= b;
}

PRIMITIVE int less_equal_i8(uint8_t a, uint8_t b) {
    return value_i8(a) <= value_i8(b);
}

PRIMITIVE int less_equal_i16(uint16_t a, uint16_t b) {
    return value_i16(a) <= value_i16(b);
}

PRIMITIVE int less_equal_i32(uint32_t a, uint32_t b) {
    return value_i32(a) <= value_i32(b);
}

PRIMITIVE int less_equal_i64(uint64_t a, uint64_t b) {
    return value_i64(a) <= value_i64(b);
}

PRIMITIVE int less_equal_f32(float a, float b) {
    return a <= b;
}

PRIMITIVE int less_equal_f64(double a, double b) {
    return a <= b;
}

PRIMITIVE int less_equal_u8_i8(uint8_t a, uint8_t b) {
    return a <= b && !negative_8(b);
}

PRIMITIVE int less_equal_u16_i16(uint16_t a, uint16_t b) {
    return a <= b && !negative_16(b);
}

PRIMITIVE int less_equal_u32_i32(uint32_t a, uint32_t b) {
    return a <= b && !negative_32(b);
}

PRIMITIVE int less_equal_u64_i64(uint64_t a, uint64_t b) {
    return a <= b && !negative_64(b);
}

PRIMITIVE int less_equal_i8_u8(uint8_t a, uint8_t b) {
    return a <= b || negative_8(a);
}

PRIMITIVE int less_equal_i16_u16(uint16_t a, uint16_t b) {
    return a <= b || negative_16(a);
}

PRIMITIVE int less_equal_i32_u32(uint32_t a, uint32_t b) {
    return a <= b || negative_32(a);
}

PRIMITIVE int less_equal_i64_u64(uint64_t a, uint64_t b) {
    return a <= b || negative_64(a);
}

PRIMITIVE uint16_t bitwise_and_u16(uint16_t a, uint16_t b) {
    return (uint16_t)(a & b);
}

PRIMITIVE uint32_t bitwise_and_u32(uint32_t a, uint32_t b) {
    return (uint32_t)(a & b);
}

PRIMITIVE uint64_t bitwise_and_u64(uint64_t a, uint64_t b) {
    return (uint64_t)(a & b);
}

PRIMITIVE uint16_t bitwise_or_u16(uint16_t a, uint16_t b) {
    return (uint16_t)(a | b);
}

PRIMITIVE uint32_t bitwise_or_u32(uint32_t a, uint32_t b) {
    return (uint32_t)(a | b);
}

PRIMITIVE uint64_t bitwise_or_u64(uint64_t a, uint64_t b) {
    return (uint64_t)(a | b);
}

PRIMITIVE uint8_t bitwise_xor_u8(uint8_t a, uint8_t b) {
    return (uint8_t)(a ^ b);
}

PRIMITIVE uint16_t bitwise_xor_u16(uint16_t a, uint16_t b) {
    return (uint16_t)(a ^ b);
}

PRIMITIVE uint32_t bitwise_xor_u32(uint32_t a, uint32_t b) {
    return (uint32_t)(a ^ b);
}

PRIMITIVE uint64_t bitwise_xor_u64(uint64_t a, uint64_t b) {
    return (uint64_t)(a ^ b);
}

/* A negative count is a large one without its sign. */
PRIMITIVE uint32_t bitwise_left_shift_u32(uint32_t a, uint32_t b) {
    return b < 32 ? (uint32_t)((uint64_t)a << b) : (uint32_t)0;
}

/* A negative count is a large one without its sign. */
PRIMITIVE uint8_t bitwise_left_shift_u8(uint8_t a, uint8_t b) {
    return b < 8 ? (uint8_t)((uint64_t)a << b) : (uint8_t)0;
}

/* A negative count is a large one without its sign. */
PRIMITIVE uint16_t bitwise_left_shift_u16(uint16_t a, uint16_t b) {
    return b < 16 ? (uint16_t)((uint64_t)a << b) : (uint16_t)0;
}

/* A negative count is a large one without its sign. */
PRIMITIVE uint64_t bitwise_left_shift_u64(uint64_t a, uint64_t b) {
    return b < 64 ? (uint64_t)((uint64_t)a << b) : (uint64_t)0;
}

PRIMITIVE uint32_t bitwise_right_shift_u32(uint32_t a, uint32_t b) {
    return b < 32 ? (uint32_t)(a >> b) : (uint32_t)0;
}

PRIMITIVE uint32_t bitwise_right_shift_i32(uint32_t a, uint32_t b) {
    return negative_32(a) ? (uint32_t)~bitwise_right_shift_u32((uint32_t)~a, b) : bitwise_right_shift_u32(a, b);
}

PRIMITIVE uint8_t bitwise_right_shift_u8(uint8_t a, uint8_t b) {
    return b < 8 ? (uint8_t)(a >> b) : (uint8_t)0;
}

PRIMITIVE uint16_t bitwise_right_shift_u16(uint16_t a, uint16_t b) {
    return b < 16 ? (uint16_t)(a >> b) : (uint16_t)0;
}

PRIMITIVE uint64_t bitwise_right_shift_u64(uint64_t a, uint64_t b) {
    return b < 64 ? (uint64_t)(a >> b) : (uint64_t)0;
}

PRIMITIVE uint8_t bitwise_right_shift_i8(uint8_t a, uint8_t b) {
    return negative_8(a) ? (uint8_t)~bitwise_right_shift_u8((uint8_t)~a, b) : bitwise_right_shift_u8(a, b);
}

PRIMITIVE uint16_t bitwise_right_shift_i16(uint16_t a, uint16_t b) {
    return negative_16(a) ? (uint16_t)~bitwise_right_shift_u16((uint16_t)~a, b) : bitwise_right_shift_u16(a, b);
}

PRIMITIVE uint64_t bitwise_right_shift_i64(uint64_t a, uint64_t b) {
    return negative_64(a) ? (uint64_t)~bitwise_right_shift_u64((uint64_t)~a, b) : bitwise_right_shift_u64(a, b);
}

PRIMITIVE uint8_t load_u16_as_b(const char *p, size_t i) {
    return load_u16(p, i) != 0;
}

PRIMITIVE uint8_t load_u32_as_b(const char *p, size_t i) {
    return load_u32(p, i) != 0;
}

PRIMITIVE uint8_t load_u64_as_b(const char *p, size_t i) {
    return load_u64(p, i) != 0;
}

PRIMITIVE uint8_t load_bf16_as_b(const char *p, size_t i) {
    return (load_u16(p, i) & 0x7fff) != 0;
}

PRIMITIVE uint8_t load_f16_as_b(const char *p, size_t i) {
    return (load_u16(p, i) & 0x7fff) != 0;
}

PRIMITIVE uint8_t load_f32_as_b(const char *p, size_t i) {
    return load_f32(p, i) != 0;
}

PRIMITIVE uint8_t load_f64_as_b(const char *p, size_t i) {
    return load_f64(p, i) != 0;
}

PRIMITIVE uint8_t load_c64_as_b(const char *p, size_t i) {
    const c64 v = load_c64(p, i);
    return v.re != 0 || v.im != 0;
}

PRIMITIVE uint8_t load_c128_as_b(const char *p, size_t i) {
    const c128 v = load_c128(p, i);
    return v.re != 0 || v.im != 0;
}

/* Toward -inf: one less than C's quotient where that was cut upward. */
PRIMITIVE uint32_t floor_divide_i32(uint32_t a, uint32_t b) {
    if (b == 0) return 0;
    if (b == (uint32_t)-1) return (uint32_t)(0 - (uint64_t)a);
    const int32_t x = value_i32(a), y = value_i32(b);
    const uint32_t quotient = (uint32_t)(x / y);
    return x % y != 0 && (x < 0) != (y < 0) ? (uint32_t)(quotient - 1) : quotient;
}

PRIMITIVE uint32_t floor_divide_ones_i32(uint32_t a, uint32_t b) {
    return b == 0 ? (uint32_t)-1 : floor_divide_i32(a, b);
}

PRIMITIVE uint8_t floor_divide_u8(uint8_t a, uint8_t b) {
    return b == 0 ? (uint8_t)0 : (uint8_t)(a / b);
}

PRIMITIVE uint8_t floor_divide_ones_u8(uint8_t a, uint8_t b) {
    return b == 0 ? (uint8_t)-1 : floor_divide_u8(a, b);
}

PRIMITIVE uint16_t floor_divide_u16(uint16_t a, uint16_t b) {
    return b == 0 ? (uint16_t)0 : (uint16_t)(a / b);
}

PRIMITIVE uint16_t floor_divide_ones_u16(uint16_t a, uint16_t b) {
    return b == 0 ? (uint16_t)-1 : floor_divide_u16(a, b);
}

PRIMITIVE uint32_t floor_divide_u32(uint32_t a, uint32_t b) {
    return b == 0 ? (uint32_t)0 : (uint32_t)(a / b);
}

PRIMITIVE uint32_t floor_divide_ones_u32(uint32_t a, uint32_t b) {
    return b == 0 ? (uint32_t)-1 : floor_divide_u32(a, b);
}

PRIMITIVE uint64_t floor_divide_u64(uint64_t a, uint64_t b) {
    return b == 0 ? (uint64_t)0 : (uint64_t)(a / b);
}

PRIMITIVE uint64_t floor_divide_ones_u64(uint64_t a, uint64_t b) {
    return b == 0 ? (uint64_t)-1 : floor_divide_u64(a, b);
}

/* Toward -inf: one less than C's quotient where that was cut upward. */
PRIMITIVE uint8_t floor_divide_i8(uint8_t a, uint8_t b) {
    if (b == 0) return 0;
    if (b == (uint8_t)-1) return (uint8_t)(0 - (uint64_t)a);
    const int8_t x = value_i8(a), y = value_i8(b);
    const uint8_t quotient = (uint8_t)(x / y);
    return x % y != 0 && (x < 0) != (y < 0) ? (uint8_t)(quotient - 1) : quotient;
}

PRIMITIVE uint8_t floor_divide_ones_i8(uint8_t a, uint8_t b) {
    return b == 0 ? (uint8_t)-1 : floor_divide_i8(a, b);
}

/* Toward -inf: one less than C's quotient where that was cut upward. */
PRIMITIVE uint16_t floor_divide_i16(uint16_t a, uint16_t b) {
    if (b == 0) return 0;
    if (b == (uint16_t)-1) return (uint16_t)(0 - (uint64_t)a);
    const int16_t x = value_i16(a), y = value_i16(b);
    const uint16_t quotient = (uint16_t)(x / y);
    return x % y != 0 && (x < 0) != (y < 0) ? (uint16_t)(quotient - 1) : quotient;
}

PRIMITIVE uint16_t floor_divide_ones_i16(uint16_t a, uint16_t b) {
    return b == 0 ? (uint16_t)-1 : floor_divide_i16(a, b);
}

/* Toward -inf: one less than C's quotient where that was cut upward. */
PRIMITIVE uint64_t floor_divide_i64(uint64_t a, uint64_t b) {
    if (b == 0) return 0;
    if (b == (uint64_t)-1) return (uint64_t)(0 - (uint64_t)a);
    const int64_t x = value_i64(a), y = value_i64(b);
    const uint64_t quotient = (uint64_t)(x / y);
    return x % y != 0 && (x < 0) != (y < 0) ? (uint64_t)(quotient - 1) : quotient;
}

PRIMITIVE uint64_t floor_divide_ones_i64(uint64_t a, uint64_t b) {
    return b == 0 ? (uint64_t)-1 : floor_divide_i64(a, b);
}

/* The mantissa of the bits of a positive finite number, and the field of its exponent, which is 1 for subnormals. */
PRIMITIVE uint64_t mantissa_of_f32(uint32_t bits, int *exponent) {
    const uint64_t mantissa = bits & ((UINT64_C(1) << 23) - 1);
    const int field = (int)(bits >> 23);
    *exponent = field == 0 ? 1 : field;
    return field == 0 ? mantissa : mantissa | UINT64_C(1) << 23;
}

/* The bits of the number of that mantissa, of 24 bits at most, at that field of the exponent. */
PRIMITIVE uint32_t bits_of_mantissa_f32(uint64_t mantissa, int exponent) {
    if (mantissa == 0) return 0;
    for (; mantissa >> 23 == 0 && exponent > 1; exponent--)
        mantissa <<= 1;
    return (uint32_t)(mantissa + ((uint64_t)(exponent - 1) << 23));
}

/* Exact, by long division of the mantissas. NaN where b is 0 or a infinite. */
PRIMITIVE float fmod_f32(float a, float b) {
    const uint32_t sign = bits_of_f32(a) & UINT32_C(1) << 31;
    const uint32_t x = bits_of_f32(a) ^ sign, y = bits_of_f32(b) & ~(UINT32_C(1) << 31);
    if (x >= 0x7f800000 || y == 0 || b != b) return (a - a) / b;
    if (x < y) return a;
    int exponent, end;
    uint64_t rest = mantissa_of_f32(x, &exponent);
    const uint64_t divisor = mantissa_of_f32(y, &end);
    for (rest %= divisor; rest != 0 && exponent > end;) {
        const int bits = exponent - end < 40 ? exponent - end : 40;
        rest = (rest << bits) % divisor;
        exponent -= bits;
    }
    return f32_of_bits(sign | bits_of_mantissa_f32(rest, end));
}

PRIMITIVE int signs_differ_f32(float a, float b) {
    return negative_32(bits_of_f32(a) ^ bits_of_f32(b));
}

/* The whole number nearest to q, a half going down. From 2^23 on, all numbers are whole. */
PRIMITIVE float whole_f32(float q) {
    const uint32_t magnitude = bits_of_f32(q) & ~(UINT32_C(1) << 31);
    if (magnitude >= bits_of_f32((float)(UINT64_C(1) << 23))) return q;
    const float cut = (float)(int32_t)q, below = cut > q ? cut - 1 : cut;
    return 2 * (q - below) > 1 ? below + 1 : below;
}

PRIMITIVE float floor_divide_f32(float a, float b) {
    if (b == 0) return a / b;
    const float m = fmod_f32(a, b), quotient = (a - m) / b;
    const float q = m != 0 && signs_differ_f32(m, b) ? quotient - 1 : quotient;
    if (q == 0) return signs_differ_f32(a, b) ? -(float)0 : (float)0;
    return whole_f32(q);
}

/* The mantissa of the bits of a positive finite number, and the field of its exponent, which is 1 for subnormals. */
PRIMITIVE uint64_t mantissa_of_f64(uint64_t bits, int *exponent) {
    const uint64_t mantissa = bits & ((UINT64_C(1) << 52) - 1);
    const int field = (int)(bits >> 52);
    *exponent = field == 0 ? 1 : field;
    return field == 0 ? mantissa : mantissa | UINT64_C(1) << 52;
}

/* The bits of the number of that mantissa, of 53 bits at most, at that field of the exponent. */
PRIMITIVE uint64_t bits_of_mantissa_f64(uint64_t mantissa, int exponent) {
    if (mantissa == 0) return 0;
    for (; mantissa >> 52 == 0 && exponent > 1; exponent--)
        mantissa <<= 1;
    return (uint64_t)(mantissa + ((uint64_t)(exponent - 1) << 52));
}

/* Exact, by long division of the mantissas. NaN where b is 0 or a infinite. */
PRIMITIVE double fmod_f64(double a, double b) {
    const uint64_t sign = bits_of_f64(a) & UINT64_C(1) << 63;
    const uint64_t x = bits_of_f64(a) ^ sign, y = bits_of_f64(b) & ~(UINT64_C(1) << 63);
    if (x >= 0x7ff0000000000000 || y == 0 || b != b) return (a - a) / b;
    if (x < y) return a;
    int exponent, end;
    uint64_t rest = mantissa_of_f64(x, &exponent);
    const uint64_t divisor = mantissa_of_f64(y, &end);
    for (rest %= divisor; rest != 0 && exponent > end;) {
        const int bits = exponent - end < 11 ? exponent - end : 11;
        rest = (rest << bits) % divisor;
        exponent -= bits;
    }
    return f64_of_bits(sign | bits_of_mantissa_f64(rest, end));
}

PRIMITIVE int signs_differ_f64(double a, double b) {
    return negative_64(bits_of_f64(a) ^ bits_of_f64(b));
}

/* The whole number nearest to q, a half going down. From 2^52 on, all numbers are whole. */
PRIMITIVE double whole_f64(double q) {
    const uint64_t magnitude = bits_of_f64(q) & ~(UINT64_C(1) << 63);
    if (magnitude >= bits_of_f64((double)(UINT64_C(1) << 52))) return q;
    const double cut = (double)(int64_t)q, below = cut > q ? cut - 1 : cut;
    return 2 * (q - below) > 1 ? below + 1 : below;
}

PRIMITIVE double floor_divide_f64(double a, double b) {
    if (b == 0) return a / b;
    const double m = fmod_f64(a, b), quotient = (a - m) / b;
    const double q = m != 0 && signs_differ_f64(m, b) ? quotient - 1 : quotient;
    if (q == 0) return signs_differ_f64(a, b) ? -(double)0 : (double)0;
    return whole_f64(q);
}

/* By 0 and by -1, the remainder is 0. */
PRIMITIVE uint32_t fmod_i32(uint32_t a, uint32_t b) {
    return (uint32_t)(b + 1) <= 1 ? (uint32_t)0 : (uint32_t)(value_i32(a) % value_i32(b));
}

/* Has the sign of b. */
PRIMITIVE uint32_t remainder_i32(uint32_t a, uint32_t b) {
    const uint32_t m = fmod_i32(a, b);
    return m != 0 && negative_32(m) != negative_32(b) ? (uint32_t)(m + b) : m;
}

PRIMITIVE uint8_t remainder_u8(uint8_t a, uint8_t b) {
    return b == 0 ? (uint8_t)0 : (uint8_t)(a % b);
}

PRIMITIVE uint16_t remainder_u16(uint16_t a, uint16_t b) {
    return b == 0 ? (uint16_t)0 : (uint16_t)(a % b);
}

PRIMITIVE uint32_t remainder_u32(uint32_t a, uint32_t b) {
    return b == 0 ? (uint32_t)0 : (uint32_t)(a % b);
}

PRIMITIVE uint64_t remainder_u64(uint64_t a, uint64_t b) {
    return b == 0 ? (uint64_t)0 : (uint64_t)(a % b);
}

/* By 0 and by -1, the remainder is 0. */
PRIMITIVE uint8_t fmod_i8(uint8_t a, uint8_t b) {
    return (uint8_t)(b + 1) <= 1 ? (uint8_t)0 : (uint8_t)(value_i8(a) % value_i8(b));
}

/* Has the sign of b. */
PRIMITIVE uint8_t remainder_i8(uint8_t a, uint8_t b) {
    const uint8_t m = fmod_i8(a, b);
    return m != 0 && negative_8(m) != negative_8(b) ? (uint8_t)(m + b) : m;
}

/* By 0 and by -1, the remainder is 0. */
PRIMITIVE uint16_t fmod_i16(uint16_t a, uint16_t b) {
    return (uint16_t)(b + 1) <= 1 ? (uint16_t)0 : (uint16_t)(value_i16(a) % value_i16(b));
}

/* Has the sign of b. */
PRIMITIVE uint16_t remainder_i16(uint16_t a, uint16_t b) {
    const uint16_t m = fmod_i16(a, b);
    return m != 0 && negative_16(m) != negative_16(b) ? (uint16_t)(m + b) : m;
}

/* By 0 and by -1, the remainder is 0. */
PRIMITIVE uint64_t fmod_i64(uint64_t a, uint64_t b) {
    return (uint64_t)(b + 1) <= 1 ? (uint64_t)0 : (uint64_t)(value_i64(a) % value_i64(b));
}

/* Has the sign of b. */
PRIMITIVE uint64_t remainder_i64(uint64_t a, uint64_t b) {
    const uint64_t m = fmod_i64(a, b);
    return m != 0 && negative_64(m) != negative_64(b) ? (uint64_t)(m + b) : m;
}

/* Has the sign of b. */
PRIMITIVE float remainder_f32(float a, float b) {
    const float m = fmod_f32(a, b);
    if (m == 0) return f32_of_bits(bits_of_f32(b) & UINT32_C(1) << 31);
    return signs_differ_f32(m, b) ? m + b : m;
}

/* Has the sign of b. */
PRIMITIVE double remainder_f64(double a, double b) {
    const double m = fmod_f64(a, b);
    if (m == 0) return f64_of_bits(bits_of_f64(b) & UINT64_C(1) << 63);
    return signs_differ_f64(m, b) ? m + b : m;
}

PRIMITIVE uint8_t fmod_u8(uint8_t a, uint8_t b) {
    return remainder_u8(a, b);
}

PRIMITIVE uint16_t fmod_u16(uint16_t a, uint16_t b) {
    return remainder_u16(a, b);
}

PRIMITIVE uint32_t fmod_u32(uint32_t a, uint32_t b) {
    return remainder_u32(a, b);
}

PRIMITIVE uint64_t fmod_u64(uint64_t a, uint64_t b) {
    return remainder_u64(a, b);
}

/* By squaring: of a^1, a^2, a^4 and so on, the product of those that the bits of b choose. */
PRIMITIVE uint32_t power_u32(uint32_t a, uint32_t b) {
    uint64_t power = 1, square = a;
    for (; b != 0; b = (uint32_t)(b >> 1), square *= square)
        if (b & 1) power *= square;
    return (uint32_t)power;
}

/* Where b is negative, the inverse: of 1 and -1 these themselves, for odd b at least; of others 0, as a fraction is. */
PRIMITIVE uint32_t power_i32(uint32_t a, uint32_t b) {
    if (!negative_32(b) || a == 1 || a == (uint32_t)-1) return power_u32(a, b);
    return 0;
}

/* By squaring: of a^1, a^2, a^4 and so on, the product of those that the bits of b choose. */
PRIMITIVE uint8_t power_u8(uint8_t a, uint8_t b) {
    uint64_t power = 1, square = a;
    for (; b != 0; b = (uint8_t)(b >> 1), square *= square)
        if (b & 1) power *= square;
    return (uint8_t)power;
}

/* By squaring: of a^1, a^2, a^4 and so on, the product of those that the bits of b choose. */
PRIMITIVE uint16_t power_u16(uint16_t a, uint16_t b) {
    uint64_t power = 1, square = a;
    for (; b != 0; b = (uint16_t)(b >> 1), square *= square)
        if (b & 1) power *= square;
    return (uint16_t)power;
}

/* By squaring: of a^1, a^2, a^4 and so on, the product of those that the bits of b choose. */
PRIMITIVE uint64_t power_u64(uint64_t a, uint64_t b) {
    uint64_t power = 1, square = a;
    for (; b != 0; b = (uint64_t)(b >> 1), square *= square)
        if (b & 1) power *= square;
    return (uint64_t)power;
}

/* Where b is negative, the inverse: of 1 and -1 these themselves, for odd b at least; of others 0, as a fraction is. */
PRIMITIVE uint8_t power_i8(uint8_t a, uint8_t b) {
    if (!negative_8(b) || a == 1 || a == (uint8_t)-1) return power_u8(a, b);
    return 0;
}

/* Where b is negative, the inverse: of 1 and -1 these themselves, for odd b at least; of others 0, as a fraction is. */
PRIMITIVE uint16_t power_i16(uint16_t a, uint16_t b) {
    if (!negative_16(b) || a == 1 || a == (uint16_t)-1) return power_u16(a, b);
    return 0;
}

/* Where b is negative, the inverse: of 1 and -1 these themselves, for odd b at least; of others 0, as a fraction is. */
PRIMITIVE uint64_t power_i64(uint64_t a, uint64_t b) {
    if (!negative_64(b) || a == 1 || a == (uint64_t)-1) return power_u64(a, b);
    return 0;
}

PRIMITIVE uint32_t constant_u32(uint32_t v) {
    return v;
}

PRIMITIVE uint64_t constant_u64(uint64_t v) {
    return v;
}

PRIMITIVE uint16_t constant_u16(uint16_t v) {
    return v;
}

/* The value after a on the way to b; a zero has the sign of a. */
PRIMITIVE uint32_t nextafter_f32(uint32_t a, uint32_t b) {
    const uint32_t sign = (uint32_t)((uint32_t)1 << 31), a_size = a & (uint32_t)~sign, b_size = b & (uint32_t)~sign;
    if (a_size > UINT32_C(0x7f800000)) return a;
    if (b_size > UINT32_C(0x7f800000) || a == b || (a_size | b_size) == 0) return b;
    if (a_size == 0) return (uint32_t)((b & sign) | 1);
    return (uint32_t)(((a ^ b) & sign) == 0 && a_size < b_size ? a + 1 : a - 1);
}

/* The value after a on the way to b; a zero has the sign of a. */
PRIMITIVE uint64_t nextafter_f64(uint64_t a, uint64_t b) {
    const uint64_t sign = (uint64_t)((uint64_t)1 << 63), a_size = a & (uint64_t)~sign, b_size = b & (uint64_t)~sign;
    if (a_size > UINT64_C(0x7ff0000000000000)) return a;
    if (b_size > UINT64_C(0x7ff0000000000000) || a == b || (a_size | b_size) == 0) return b;
    if (a_size == 0) return (uint64_t)((b & sign) | 1);
    return (uint64_t)(((a ^ b) & sign) == 0 && a_size < b_size ? a + 1 : a - 1);
}

/* The value after a on the way to b; a zero has the sign of a. */
PRIMITIVE uint16_t nextafter_bf16(uint16_t a, uint16_t b) {
    const uint16_t sign = (uint16_t)((uint16_t)1 << 15), a_size = a & (uint16_t)~sign, b_size = b & (uint16_t)~sign;
    if (a_size > 0x7f80) return a;
    if (b_size > 0x7f80 || a == b || (a_size | b_size) == 0) return b;
    if (a_size == 0) return (uint16_t)((b & sign) | 1);
    return (uint16_t)(((a ^ b) & sign) == 0 && a_size < b_size ? a + 1 : a - 1);
}

/* The value after a on the way to b; a zero has the sign of a. */
PRIMITIVE uint16_t nextafter_f16(uint16_t a, uint16_t b) {
    const uint16_t sign = (uint16_t)((uint16_t)1 << 15), a_size = a & (uint16_t)~sign, b_size = b & (uint16_t)~sign;
    if (a_size > 0x7c00) return a;
    if (b_size > 0x7c00 || a == b || (a_size | b_size) == 0) return b;
    if (a_size == 0) return (uint16_t)((b & sign) | 1);
    return (uint16_t)(((a ^ b) & sign) == 0 && a_size < b_size ? a + 1 : a - 1);
}

PRIMITIVE uint8_t load_u16_as_u8(const char *p, size_t i) {
    return (uint8_t)load_u16(p, i);
}

PRIMITIVE uint8_t load_u32_as_u8(const char *p, size_t i) {
    return (uint8_t)load_u32(p, i);
}

PRIMITIVE uint16_t load_u32_as_u16(const char *p, size_t i) {
    return (uint16_t)load_u32(p, i);
}

PRIMITIVE uint8_t u8_of_f64(double v) {
    if (v >= 0x1p8) return UINT8_MAX;
    return v > 0 ? (uint8_t)v : (uint8_t)0;
}

PRIMITIVE uint8_t load_bf16_as_u8(const char *p, size_t i) {
    return u8_of_f64(load_bf16_as_f64(p, i));
}

PRIMITIVE uint16_t u16_of_f64(double v) {
    if (v >= 0x1p16) return UINT16_MAX;
    return v > 0 ? (uint16_t)v : (uint16_t)0;
}

PRIMITIVE uint16_t load_bf16_as_u16(const char *p, size_t i) {
    return u16_of_f64(load_bf16_as_f64(p, i));
}

PRIMITIVE uint32_t u32_of_f64(double v) {
    if (v >= 0x1p32) return UINT32_MAX;
    return v > 0 ? (uint32_t)v : (uint32_t)0;
}

PRIMITIVE uint32_t load_bf16_as_u32(const char *p, size_t i) {
    return u32_of_f64(load_bf16_as_f64(p, i));
}

PRIMITIVE uint64_t u64_of_f64(double v) {
    if (v >= 0x1p64) return UINT64_MAX;
    return v > 0 ? (uint64_t)v : (uint64_t)0;
}

PRIMITIVE uint64_t load_bf16_as_u64(const char *p, size_t i) {
    return u64_of_f64(load_bf16_as_f64(p, i));
}

PRIMITIVE uint8_t i8_of_f64(double v) {
    if (v >= 0x1p7) return (uint8_t)INT8_MAX;
    if (v < -0x1p7) return (uint8_t)INT8_MIN;
    return v == v ? (uint8_t)(int8_t)v : (uint8_t)0;
}

PRIMITIVE uint8_t load_bf16_as_i8(const char *p, size_t i) {
    return i8_of_f64(load_bf16_as_f64(p, i));
}

PRIMITIVE uint16_t i16_of_f64(double v) {
    if (v >= 0x1p15) return (uint16_t)INT16_MAX;
    if (v < -0x1p15) return (uint16_t)INT16_MIN;
    return v == v ? (uint16_t)(int16_t)v : (uint16_t)0;
}

PRIMITIVE uint16_t load_bf16_as_i16(const char *p, size_t i) {
    return i16_of_f64(load_bf16_as_f64(p, i));
}

PRIMITIVE uint32_t i32_of_f64(double v) {
    if (v >= 0x1p31) return (uint32_t)INT32_MAX;
    if (v < -0x1p31) return (uint32_t)INT32_MIN;
    return v == v ? (uint32_t)(int32_t)v : (uint32_t)0;
}

PRIMITIVE uint32_t load_bf16_as_i32(const char *p, size_t i) {
    return i32_of_f64(load_bf16_as_f64(p, i));
}

PRIMITIVE uint64_t i64_of_f64(double v) {
    if (v >= 0x1p63) return (uint64_t)INT64_MAX;
    if (v < -0x1p63) return (uint64_t)INT64_MIN;
    return v == v ? (uint64_t)(int64_t)v : (uint64_t)0;
}

PRIMITIVE uint64_t load_bf16_as_i64(const char *p, size_t i) {
    return i64_of_f64(load_bf16_as_f64(p, i));
}

PRIMITIVE uint8_t load_f16_as_u8(const char *p, size_t i) {
    return u8_of_f64(load_f16_as_f64(p, i));
}

PRIMITIVE uint16_t load_f16_as_u16(const char *p, size_t i) {
    return u16_of_f64(load_f16_as_f64(p, i));
}

PRIMITIVE uint32_t load_f16_as_u32(const char *p, size_t i) {
    return u32_of_f64(load_f16_as_f64(p, i));
}

PRIMITIVE uint64_t load_f16_as_u64(const char *p, size_t i) {
    return u64_of_f64(load_f16_as_f64(p, i));
}

PRIMITIVE uint8_t load_f16_as_i8(const char *p, size_t i) {
    return i8_of_f64(load_f16_as_f64(p, i));
}

PRIMITIVE uint16_t load_f16_as_i16(const char *p, size_t i) {
    return i16_of_f64(load_f16_as_f64(p, i));
}

PRIMITIVE uint32_t load_f16_as_i32(const char *p, size_t i) {
    return i32_of_f64(load_f16_as_f64(p, i));
}

PRIMITIVE uint64_t load_f16_as_i64(const char *p, size_t i) {
    return i64_of_f64(load_f16_as_f64(p, i));
}

PRIMITIVE uint8_t load_f32_as_u8(const char *p, size_t i) {
    return u8_of_f64(load_f32_as_f64(p, i));
}

PRIMITIVE uint16_t load_f32_as_u16(const char *p, size_t i) {
    return u16_of_f64(load_f32_as_f64(p, i));
}

PRIMITIVE uint32_t load_f32_as_u32(const char *p, size_t i) {
    return u32_of_f64(load_f32_as_f64(p, i));
}

PRIMITIVE uint64_t load_f32_as_u64(const char *p, size_t i) {
    return u64_of_f64(load_f32_as_f64(p, i));
}

PRIMITIVE uint8_t load_f32_as_i8(const char *p, size_t i) {
    return i8_of_f64(load_f32_as_f64(p, i));
}

PRIMITIVE uint16_t load_f32_as_i16(const char *p, size_t i) {
    return i16_of_f64(load_f32_as_f64(p, i));
}

PRIMITIVE uint32_t load_f32_as_i32(const char *p, size_t i) {
    return i32_of_f64(load_f32_as_f64(p, i));
}

PRIMITIVE uint64_t load_f32_as_i64(const char *p, size_t i) {
    return i64_of_f64(load_f32_as_f64(p, i));
}

PRIMITIVE uint8_t load_f64_as_u8(const char *p, size_t i) {
    return u8_of_f64(load_f64(p, i));
}

PRIMITIVE uint16_t load_f64_as_u16(const char *p, size_t i) {
    return u16_of_f64(load_f64(p, i));
}

PRIMITIVE uint32_t load_f64_as_u32(const char *p, size_t i) {
    return u32_of_f64(load_f64(p, i));
}

PRIMITIVE uint64_t load_f64_as_u64(const char *p, size_t i) {
    return u64_of_f64(load_f64(p, i));
}

PRIMITIVE uint8_t load_f64_as_i8(const char *p, size_t i) {
    return i8_of_f64(load_f64(p, i));
}

PRIMITIVE uint16_t load_f64_as_i16(const char *p, size_t i) {
    return i16_of_f64(load_f64(p, i));
}

PRIMITIVE uint32_t load_f64_as_i32(const char *p, size_t i) {
    return i32_of_f64(load_f64(p, i));
}

PRIMITIVE uint64_t load_f64_as_i64(const char *p, size_t i) {
    return i64_of_f64(load_f64(p, i));
}

PRIMITIVE float load_c64_as_f32(const char *p, size_t i) {
    return load_c64(p, i).re;
}

PRIMITIVE double load_c64_as_f64(const char *p, size_t i) {
    return (double)load_c64_as_f32(p, i);
}

PRIMITIVE uint8_t load_c64_as_u8(const char *p, size_t i) {
    return u8_of_f64(load_c64_as_f64(p, i));
}

PRIMITIVE uint16_t load_c64_as_u16(const char *p, size_t i) {
    return u16_of_f64(load_c64_as_f64(p, i));
}

PRIMITIVE uint32_t load_c64_as_u32(const char *p, size_t i) {
    return u32_of_f64(load_c64_as_f64(p, i));
}

PRIMITIVE uint64_t load_c64_as_u64(const char *p, size_t i) {
    return u64_of_f64(load_c64_as_f64(p, i));
}

PRIMITIVE uint8_t load_c64_as_i8(const char *p, size_t i) {
    return i8_of_f64(load_c64_as_f64(p, i));
}

PRIMITIVE uint16_t load_c64_as_i16(const char *p, size_t i) {
    return i16_of_f64(load_c64_as_f64(p, i));
}

PRIMITIVE uint32_t load_c64_as_i32(const char *p, size_t i) {
    return i32_of_f64(load_c64_as_f64(p, i));
}

PRIMITIVE uint64_t load_c64_as_i64(const char *p, size_t i) {
    return i64_of_f64(load_c64_as_f64(p, i));
}

PRIMITIVE double load_c128_as_f64(const char *p, size_t i) {
    return load_c128(p, i).re;
}

PRIMITIVE uint8_t load_c128_as_u8(const char *p, size_t i) {
    return u8_of_f64(load_c128_as_f64(p, i));
}

PRIMITIVE uint16_t load_c128_as_u16(const char *p, size_t i) {
    return u16_of_f64(load_c128_as_f64(p, i));
}

PRIMITIVE uint32_t load_c128_as_u32(const char *p, size_t i) {
    return u32_of_f64(load_c128_as_f64(p, i));
}

PRIMITIVE uint64_t load_c128_as_u64(const char *p, size_t i) {
    return u64_of_f64(load_c128_as_f64(p, i));
}

PRIMITIVE uint8_t load_c128_as_i8(const char *p, size_t i) {
    return i8_of_f64(load_c128_as_f64(p, i));
}

PRIMITIVE uint16_t load_c128_as_i16(const char *p, size_t i) {
    return i16_of_f64(load_c128_as_f64(p, i));
}

PRIMITIVE uint32_t load_c128_as_i32(const char *p, size_t i) {
    return i32_of_f64(load_c128_as_f64(p, i));
}

PRIMITIVE uint64_t load_c128_as_i64(const char *p, size_t i) {
    return i64_of_f64(load_c128_as_f64(p, i));
}

PRIMITIVE float load_c128_as_f32(const char *p, size_t i) {
    return f32_of_f64(load_c128(p, i).re);
}

PRIMITIVE uint8_t constant_u8(uint8_t v) {
    return v;
}

PRIMITIVE float negative_f32(float v) {
    return f32_of_bits(bits_of_f32(v) ^ UINT32_C(1) << 31);
}

PRIMITIVE c64 negative_c64(c64 v) {
    return make_c64(negative_f32(v.re), negative_f32(v.im));
}

PRIMITIVE double negative_f64(double v) {
    return f64_of_bits(bits_of_f64(v) ^ UINT64_C(1) << 63);
}

PRIMITIVE c128 negative_c128(c128 v) {
    return make_c128(negative_f64(v.re), negative_f64(v.im));
}

PRIMITIVE float absolute_f32(float v) {
    return f32_of_bits(bits_of_f32(v) & ~(UINT32_C(1) << 31));
}

PRIMITIVE int isinf_c64(c64 v) {
    return absolute_f32(v.re) > FLT_MAX || absolute_f32(v.im) > FLT_MAX;
}

/* The first `digits` bits, at most 54, of the square root of v / 2^64, which is 1/4 or more; as an integer, one a turn. */
PRIMITIVE uint64_t root_digits(uint64_t v, int digits) {
    uint64_t root = 0, rest = 0;
    for (; digits > 0; digits--, v <<= 2) {
        const uint64_t next = rest << 2 | v >> 62, step = root << 2 | 1;
        rest = next >= step ? next - step : next;
        root = root << 1 | (next >= step);
    }
    return root;
}

/*
 * As integers: compilers make a call of the C library's sqrt() unless they are told to forget errno. Of the mantissa as a
 * fraction from 1/4 on, with an even exponent, the root has its first bit at 1/2. One bit more than the result has rounds
 * it: the root of a number of 53 bits never lies in the middle between two.
 */
PRIMITIVE double sqrt_f64(double v) {
    if (!(v > 0)) return v == 0 ? v : f64_of_bits(UINT64_C(0x7ff8000000000000));
    const int is_subnormal = v < 0x1p-1022;
    const uint64_t bits = bits_of_f64(is_subnormal ? v * 0x1p52 : v), exponent = bits >> 52;
    if (bits >= UINT64_C(0x7ff0000000000000)) return v;
    const uint64_t mantissa = (bits & ((UINT64_C(1) << 52) - 1)) | UINT64_C(1) << 52;
    const uint64_t root = root_digits(mantissa << (11 - (exponent & 1)), 54);
    const double whole = f64_of_bits((((exponent + 1021) >> 1) << 52) + (uint64_t)((root + 1) >> 1));
    return is_subnormal ? whole * 0x1p-26 : whole;
}

/* The squares are exact, and none is past the end of double. Infinite where one part is, also beside NaN. */
PRIMITIVE double absolute_c64(c64 v) {
    const double re = (double)v.re, im = (double)v.im;
    if (isinf_c64(v)) return (double)f32_of_bits(0x7f800000);
    return sqrt_f64(re * re + im * im);
}

PRIMITIVE float load_absolute_c64_as_f32(const char *p, size_t i) {
    return f32_of_f64(absolute_c64(load_c64(p, i)));
}

PRIMITIVE double absolute_f64(double v) {
    return f64_of_bits(bits_of_f64(v) & ~(UINT64_C(1) << 63));
}

PRIMITIVE int isinf_c128(c128 v) {
    return absolute_f64(v.re) > DBL_MAX || absolute_f64(v.im) > DBL_MAX;
}

/* By way of the quotient of the parts, whose square stays in range. Infinite where one part is, also beside NaN. */
PRIMITIVE double absolute_c128(c128 v) {
    const double re = absolute_f64(v.re), im = absolute_f64(v.im);
    if (isinf_c128(v)) return re > im || im != im ? re : im;
    if (re != re || im != im) return re + im;
    const double large = re > im ? re : im, small = re > im ? im : re;
    if (large == 0) return 0;
    const double quotient = small / large, square = quotient * quotient;
    return large * sqrt_f64(1 + square);
}

PRIMITIVE double load_absolute_c128_as_f64(const char *p, size_t i) {
    return absolute_c128(load_c128(p, i));
}

PRIMITIVE float sign_f32(float v) {
    if (v != v) return v;
    return (float)((v > 0) - (v < 0));
}

PRIMITIVE double sign_f64(double v) {
    if (v != v) return v;
    return (double)((v > 0) - (v < 0));
}

/* The parts by the absolute value: 0 for 0, NaN where that is infinite. */
PRIMITIVE c64 divided_c64(c64 v, float absolute) {
    if (absolute == 0) return make_c64(0, 0);
    if (absolute > FLT_MAX) absolute = absolute - absolute;
    return make_c64(v.re / absolute, v.im / absolute);
}

PRIMITIVE c64 sign_c64(c64 v) {
    return divided_c64(v, f32_of_f64(absolute_c64(v)));
}

/* The parts by the absolute value: 0 for 0, NaN where that is infinite. */
PRIMITIVE c128 divided_c128(c128 v, double absolute) {
    if (absolute == 0) return make_c128(0, 0);
    if (absolute > DBL_MAX) absolute = absolute - absolute;
    return make_c128(v.re / absolute, v.im / absolute);
}

PRIMITIVE c128 sign_c128(c128 v) {
    return divided_c128(v, absolute_c128(v));
}

/*
 * As integers: compilers make a call of the C library's sqrt() unless they are told to forget errno. Of the mantissa as a
 * fraction from 1/4 on, with an even exponent, the root has its first bit at 1/2. One bit more than the result has rounds
 * it: the root of a number of 24 bits never lies in the middle between two.
 */
PRIMITIVE float sqrt_f32(float v) {
    if (!(v > 0)) return v == 0 ? v : f32_of_bits(UINT32_C(0x7fc00000));
    const int is_subnormal = v < 0x1p-126f;
    const uint32_t bits = bits_of_f32(is_subnormal ? v * 0x1p24f : v), exponent = bits >> 23;
    if (bits >= UINT32_C(0x7f800000)) return v;
    const uint64_t mantissa = (bits & ((UINT32_C(1) << 23) - 1)) | UINT32_C(1) << 23;
    const uint64_t root = root_digits(mantissa << (40 - (exponent & 1)), 25);
    const float whole = f32_of_bits((((exponent + 125) >> 1) << 23) + (uint32_t)((root + 1) >> 1));
    return is_subnormal ? whole * 0x1p-12f : whole;
}

PRIMITIVE float constant_f32(float v) {
    return v;
}

PRIMITIVE double constant_f64(double v) {
    return v;
}

PRIMITIVE c64 constant_c64(float re) {
    return make_c64(re, 0);
}

PRIMITIVE c128 constant_c128(double re) {
    return make_c128(re, 0);
}

/* A magnitude with the sign of another number. */
PRIMITIVE float signed_like_f32(float magnitude, float v) {
    return f32_of_bits(bits_of_f32(magnitude) | (bits_of_f32(v) & UINT32_C(1) << 31));
}

PRIMITIVE float trunc_f32(float v) {
    const float magnitude = absolute_f32(v);
    return magnitude < 0x1p23f ? signed_like_f32((float)(int32_t)magnitude, v) : v;
}

PRIMITIVE float floor_f32(float v) {
    const float whole = trunc_f32(v);
    return whole > v ? whole - 1 : whole;
}

/* A magnitude with the sign of another number. */
PRIMITIVE double signed_like_f64(double magnitude, double v) {
    return f64_of_bits(bits_of_f64(magnitude) | (bits_of_f64(v) & UINT64_C(1) << 63));
}

PRIMITIVE double trunc_f64(double v) {
    const double magnitude = absolute_f64(v);
    return magnitude < 0x1p52 ? signed_like_f64((double)(int64_t)magnitude, v) : v;
}

PRIMITIVE double floor_f64(double v) {
    const double whole = trunc_f64(v);
    return whole > v ? whole - 1 : whole;
}

PRIMITIVE float ceil_f32(float v) {
    const float whole = trunc_f32(v);
    return whole < v ? whole + 1 : whole;
}

PRIMITIVE double ceil_f64(double v) {
    const double whole = trunc_f64(v);
    return whole < v ? whole + 1 : whole;
}

/* The sum does the rounding, ties to even. */
PRIMITIVE float round_f32(float v) {
    const float magnitude = absolute_f32(v);
    return magnitude < 0x1p23f ? signed_like_f32(magnitude + 0x1p23f - 0x1p23f, v) : v;
}

/* The sum does the rounding, ties to even. */
PRIMITIVE double round_f64(double v) {
    const double magnitude = absolute_f64(v);
    return magnitude < 0x1p52 ? signed_like_f64(magnitude + 0x1p52 - 0x1p52, v) : v;
}

PRIMITIVE int isfinite_c64(c64 v) {
    return absolute_f32(v.re) <= FLT_MAX && absolute_f32(v.im) <= FLT_MAX;
}

PRIMITIVE int isfinite_c128(c128 v) {
    return absolute_f64(v.re) <= DBL_MAX && absolute_f64(v.im) <= DBL_MAX;
}

PRIMITIVE c64 conjugate_c64(c64 v) {
    return make_c64(v.re, negative_f32(v.im));
}

PRIMITIVE c128 conjugate_c128(c128 v) {
    return make_c128(v.re, negative_f64(v.im));
}

PRIMITIVE float load_imag_c64_as_f32(const char *p, size_t i) {
    return load_c64(p, i).im;
}

PRIMITIVE double load_imag_c128_as_f64(const char *p, size_t i) {
    return load_c128(p, i).im;
}

PRIMITIVE uint8_t select_u8(uint8_t c, uint8_t a, uint8_t b) {
    return c != 0 ? a : b;
}

PRIMITIVE uint16_t select_u16(uint16_t c, uint16_t a, uint16_t b) {
    return c != 0 ? a : b;
}

PRIMITIVE uint32_t select_u32(uint32_t c, uint32_t a, uint32_t b) {
    return c != 0 ? a : b;
}

PRIMITIVE uint64_t select_u64(uint64_t c, uint64_t a, uint64_t b) {
    return c != 0 ? a : b;
}

PRIMITIVE c128 select_c128(c128 c, c128 a, c128 b) {
    return c.re != 0 ? a : b;
}

PRIMITIVE uint32_t bits_mask8(int m) {
    return (uint32_t)m;
}

PRIMITIVE uint32_t bits_mask16(int m) {
    return (uint32_t)m;
}

/* Of two NaNs none differs from the other. */
PRIMITIVE int differs_f32(float v, float w) {
    return v != w && (v == v || w == w);
}

PRIMITIVE uint32_t bits_mask32(int m) {
    return (uint32_t)m;
}

PRIMITIVE float f32_of_u64_odd(uint64_t v) {
    int shift = 0;
    while (v >> shift >> 24 != 0) shift++;
    const uint64_t kept = v >> shift;
    return (float)(kept << shift == v ? kept : kept | 1) * (float)(UINT64_C(1) << shift);
}

PRIMITIVE float load_u32_as_f32_odd(const char *p, size_t i) {
    return f32_of_u64_odd(load_u32_as_u64(p, i));
}

/* The integer spans more than 24 bits: it is 2^24 times its lowest bit, or more. */
PRIMITIVE int inexact_u32_f32(uint32_t v) {
    return v != 0 && v >> 24 >= (v & (0 - v));
}

PRIMITIVE uint32_t bits_mask64(int m) {
    return (uint32_t)m;
}

PRIMITIVE float load_u64_as_f32_odd(const char *p, size_t i) {
    return f32_of_u64_odd(load_u64(p, i));
}

/* The integer spans more than 24 bits: it is 2^24 times its lowest bit, or more. */
PRIMITIVE int inexact_u64_f32(uint64_t v) {
    return v != 0 && v >> 24 >= (v & (0 - v));
}

/* The integer spans more than 53 bits: it is 2^53 times its lowest bit, or more. */
PRIMITIVE int inexact_u64_f64(uint64_t v) {
    return v != 0 && v >> 53 >= (v & (0 - v));
}

PRIMITIVE int outside_i8(uint8_t v, uint8_t lowest, uint8_t highest) {
    return value_i8(v) < value_i8(lowest) || value_i8(v) > value_i8(highest);
}

PRIMITIVE int outside_i16(uint16_t v, uint16_t lowest, uint16_t highest) {
    return value_i16(v) < value_i16(lowest) || value_i16(v) > value_i16(highest);
}

PRIMITIVE int outside_i32(uint32_t v, uint32_t lowest, uint32_t highest) {
    return value_i32(v) < value_i32(lowest) || value_i32(v) > value_i32(highest);
}

PRIMITIVE float f32_of_i64_odd(uint64_t v) {
    return negative_64(v) ? -f32_of_u64_odd(0 - v) : f32_of_u64_odd(v);
}

PRIMITIVE float load_i32_as_f32_odd(const char *p, size_t i) {
    return f32_of_i64_odd(load_i32_as_i64(p, i));
}

PRIMITIVE int inexact_i32_f32(uint32_t v) {
    return inexact_u32_f32(negative_32(v) ? 0 - v : v);
}

PRIMITIVE int outside_i64(uint64_t v, uint64_t lowest, uint64_t highest) {
    return value_i64(v) < value_i64(lowest) || value_i64(v) > value_i64(highest);
}

PRIMITIVE float load_i64_as_f32_odd(const char *p, size_t i) {
    return f32_of_i64_odd(load_u64(p, i));
}

PRIMITIVE int inexact_i64_f32(uint64_t v) {
    return inexact_u64_f32(negative_64(v) ? 0 - v : v);
}

PRIMITIVE int inexact_i64_f64(uint64_t v) {
    return inexact_u64_f64(negative_64(v) ? 0 - v : v);
}

/* NaN is outside. */
PRIMITIVE int outside_f32(float v, float lowest, float highest) {
    return !(v >= lowest && v <= highest);
}

/* Outside, or with a fraction. */
PRIMITIVE int unlike_f32(float v, float lowest, float highest) {
    return outside_f32(v, lowest, highest) || trunc_f32(v) != v;
}

/* NaN is outside. */
PRIMITIVE int outside_f64(double v, double lowest, double highest) {
    return !(v >= lowest && v <= highest);
}

/* Outside, or with a fraction. */
PRIMITIVE int unlike_f64(double v, double lowest, double highest) {
    return outside_f64(v, lowest, highest) || trunc_f64(v) != v;
}

/* Toward zero, and where that loses anything the last bit is set. */
PRIMITIVE float f32_of_f64_odd(double v) {
    const float nearest = (float)v;
    uint32_t bits = bits_of_f32(nearest);
    if ((double)nearest == v || v != v) return nearest;
    if ((v < 0 ? -v : v) < (v < 0 ? -(double)nearest : (double)nearest)) bits--;
    return f32_of_bits(bits | 1);
}

PRIMITIVE float load_f64_as_f32_odd(const char *p, size_t i) {
    return f32_of_f64_odd(load_f64(p, i));
}

PRIMITIVE double round_f64_to_f32(double v) {
    return (double)f32_of_f64(v);
}

/* Of two NaNs none differs from the other. */
PRIMITIVE int differs_f64(double v, double w) {
    return v != w && (v == v || w == w);
}

PRIMITIVE float load_c128_as_f32_odd(const char *p, size_t i) {
    return f32_of_f64_odd(load_c128(p, i).re);
}

/* NaN is not beyond. */
PRIMITIVE int beyond_f32(float v, float lowest, float highest) {
    return v < lowest || v > highest;
}

/* Beyond, and finite. */
PRIMITIVE int overflows_f32(float v, float lowest, float highest) {
    return beyond_f32(v, lowest, highest) && absolute_f32(v) <= FLT_MAX;
}

/* NaN is not beyond. */
PRIMITIVE int beyond_f64(double v, double lowest, double highest) {
    return v < lowest || v > highest;
}

/* Beyond, and finite. */
PRIMITIVE int overflows_f64(double v, double lowest, double highest) {
    return beyond_f64(v, lowest, highest) && absolute_f64(v) <= DBL_MAX;
}

#endif
