/*
 * kernels/jax_scalar.h: what the kernels in portable C are made of; only they include it.
 *
 * Made by joinery 0.1.0 from specs/jax.lua; SHA-256 of what it defines, without comments and free text:
 * 48b0e2e256f006c07ee8859a8262ad0a19cd1142e6ecfc5fb21bfa7f682e04da.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR
 * The licence of this file is yours to choose.
 */
/* clang-format off */
#ifndef JAX_SCALAR_H
#define JAX_SCALAR_H

#include <float.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>


/* A kernel, as jax_kernels.h declares it. Nothing else of that header is needed, so that few changes concern kernels. */
typedef void jax_kernel(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks);

#if !defined(FLT_EVAL_METHOD) || FLT_EVAL_METHOD != 0
#error "float arithmetic must be done in float (FLT_EVAL_METHOD 0)"
#endif
#ifdef __FAST_MATH__
#error "these kernels need the arithmetic of IEEE 754: no -ffast-math"
#endif
#if defined(__clang__)
#pragma STDC FP_CONTRACT OFF
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

PRIMITIVE c64 multiply_c64(c64 a, c64 b) {
    return make_c64(a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re);
}

PRIMITIVE c128 multiply_c128(c128 a, c128 b) {
    return make_c128(a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re);
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
        return make_c64((a.re + a.im * r) * s, (a.im - a.re * r) * s);
    }
    const float r = b.re / b.im, s = 1 / (b.im + b.re * r);
    return make_c64((a.re * r + a.im) * s, (a.im * r - a.re) * s);
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
        return make_c128((a.re + a.im * r) * s, (a.im - a.re * r) * s);
    }
    const double r = b.re / b.im, s = 1 / (b.im + b.re * r);
    return make_c128((a.re * r + a.im) * s, (a.im * r - a.re) * s);
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
PRIMITIVE uint8_t bitwise_left_shift_u8(uint8_t a, uint8_t b) {
    return b < 8 ? (uint8_t)((uint64_t)a << b) : (uint8_t)0;
}

/* A negative count is a large one without its sign. */
PRIMITIVE uint16_t bitwise_left_shift_u16(uint16_t a, uint16_t b) {
    return b < 16 ? (uint16_t)((uint64_t)a << b) : (uint16_t)0;
}

/* A negative count is a large one without its sign. */
PRIMITIVE uint32_t bitwise_left_shift_u32(uint32_t a, uint32_t b) {
    return b < 32 ? (uint32_t)((uint64_t)a << b) : (uint32_t)0;
}

/* A negative count is a large one without its sign. */
PRIMITIVE uint64_t bitwise_left_shift_u64(uint64_t a, uint64_t b) {
    return b < 64 ? (uint64_t)((uint64_t)a << b) : (uint64_t)0;
}

PRIMITIVE uint8_t bitwise_right_shift_u8(uint8_t a, uint8_t b) {
    return b < 8 ? (uint8_t)(a >> b) : (uint8_t)0;
}

PRIMITIVE uint16_t bitwise_right_shift_u16(uint16_t a, uint16_t b) {
    return b < 16 ? (uint16_t)(a >> b) : (uint16_t)0;
}

PRIMITIVE uint32_t bitwise_right_shift_u32(uint32_t a, uint32_t b) {
    return b < 32 ? (uint32_t)(a >> b) : (uint32_t)0;
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

PRIMITIVE uint32_t bitwise_right_shift_i32(uint32_t a, uint32_t b) {
    return negative_32(a) ? (uint32_t)~bitwise_right_shift_u32((uint32_t)~a, b) : bitwise_right_shift_u32(a, b);
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

#endif
