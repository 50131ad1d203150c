/*
 * kernels/jax_divide_scalar.c: divide in portable C.
 *
 * Made by joinery 0.1.0 from specs/jax.lua, whose SHA-256 is
 * 409d79372c32571364129611070cbc2b0204ffa690f1172df7282b2324f2266a.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR
 * The licence of this file is yours to choose.
 */
/* clang-format off */
#include "../jax_kernels.h"

#include <float.h>
#include <stdint.h>
#include <string.h>

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

PRIMITIVE float load_b_as_f32(const char *p, size_t i) {
    return (float)load_u8_as_b(p, i);
}

PRIMITIVE float divide_f32(float a, float b) {
    return a / b;
}

PRIMITIVE void store_u32(char *p, size_t i, uint32_t v) {
    memcpy(p + i * sizeof v, &v, sizeof v);
}

PRIMITIVE uint32_t bits_of_f32(float v) {
    uint32_t bits;
    memcpy(&bits, &v, sizeof bits);
    return bits;
}

PRIMITIVE void store_f32(char *p, size_t i, float v) {
    store_u32(p, i, bits_of_f32(v));
}

PRIMITIVE float load_u8_as_f32(const char *p, size_t i) {
    return (float)load_u8(p, i);
}

PRIMITIVE uint16_t load_u16(const char *p, size_t i) {
    uint16_t v;
    memcpy(&v, p + i * sizeof v, sizeof v);
    return v;
}

PRIMITIVE float load_u16_as_f32(const char *p, size_t i) {
    return (float)load_u16(p, i);
}

PRIMITIVE uint32_t load_u32(const char *p, size_t i) {
    uint32_t v;
    memcpy(&v, p + i * sizeof v, sizeof v);
    return v;
}

PRIMITIVE float load_u32_as_f32(const char *p, size_t i) {
    return (float)load_u32(p, i);
}

PRIMITIVE double load_b_as_f64(const char *p, size_t i) {
    return (double)load_u8_as_b(p, i);
}

PRIMITIVE uint64_t load_u64(const char *p, size_t i) {
    uint64_t v;
    memcpy(&v, p + i * sizeof v, sizeof v);
    return v;
}

PRIMITIVE double load_u64_as_f64(const char *p, size_t i) {
    return (double)load_u64(p, i);
}

PRIMITIVE double divide_f64(double a, double b) {
    return a / b;
}

PRIMITIVE void store_u64(char *p, size_t i, uint64_t v) {
    memcpy(p + i * sizeof v, &v, sizeof v);
}

PRIMITIVE uint64_t bits_of_f64(double v) {
    uint64_t bits;
    memcpy(&bits, &v, sizeof bits);
    return bits;
}

PRIMITIVE void store_f64(char *p, size_t i, double v) {
    store_u64(p, i, bits_of_f64(v));
}

PRIMITIVE int negative_8(uint8_t v) {
    return v >> (8 - 1) != 0;
}

PRIMITIVE int8_t value_i8(uint8_t v) {
    return negative_8(v) ? (int8_t)(-(int8_t)(uint8_t)~v - 1) : (int8_t)v;
}

PRIMITIVE float load_i8_as_f32(const char *p, size_t i) {
    return (float)value_i8(load_u8(p, i));
}

PRIMITIVE int negative_16(uint16_t v) {
    return v >> (16 - 1) != 0;
}

PRIMITIVE int16_t value_i16(uint16_t v) {
    return negative_16(v) ? (int16_t)(-(int16_t)(uint16_t)~v - 1) : (int16_t)v;
}

PRIMITIVE float load_i16_as_f32(const char *p, size_t i) {
    return (float)value_i16(load_u16(p, i));
}

PRIMITIVE int negative_32(uint32_t v) {
    return v >> (32 - 1) != 0;
}

PRIMITIVE int32_t value_i32(uint32_t v) {
    return negative_32(v) ? (int32_t)(-(int32_t)(uint32_t)~v - 1) : (int32_t)v;
}

PRIMITIVE float load_i32_as_f32(const char *p, size_t i) {
    return (float)value_i32(load_u32(p, i));
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

PRIMITIVE void store_u16(char *p, size_t i, uint16_t v) {
    memcpy(p + i * sizeof v, &v, sizeof v);
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

PRIMITIVE double f64_of_bits(uint64_t bits) {
    double v;
    memcpy(&v, &bits, sizeof v);
    return v;
}

PRIMITIVE double load_f64(const char *p, size_t i) {
    return f64_of_bits(load_u64(p, i));
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

PRIMITIVE void store_c128(char *p, size_t i, c128 v) {
    store_f64(p, 2 * i, v.re);
    store_f64(p, 2 * i + 1, v.im);
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

PRIMITIVE void store_u8(char *p, size_t i, uint8_t v) {
    memcpy(p + i * sizeof v, &v, sizeof v);
}

PRIMITIVE double load_u16_as_f64(const char *p, size_t i) {
    return (double)load_u16(p, i);
}

PRIMITIVE float round_f32_to_bf16(float v) {
    return f32_of_bf16(bf16_of_f32(v));
}

PRIMITIVE float round_f32_to_f16(float v) {
    return f32_of_f16(f16_of_f32(v));
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

PRIMITIVE double load_u32_as_f64(const char *p, size_t i) {
    return (double)load_u32(p, i);
}

PRIMITIVE double load_i8_as_f64(const char *p, size_t i) {
    return (double)value_i8(load_u8(p, i));
}

PRIMITIVE double load_i16_as_f64(const char *p, size_t i) {
    return (double)value_i16(load_u16(p, i));
}

PRIMITIVE double load_i32_as_f64(const char *p, size_t i) {
    return (double)value_i32(load_u32(p, i));
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

PRIMITIVE float load_u64_as_f32(const char *p, size_t i) {
    return (float)load_u64(p, i);
}

PRIMITIVE c64 load_u64_as_c64(const char *p, size_t i) {
    return make_c64(load_u64_as_f32(p, i), 0);
}

PRIMITIVE c128 load_u64_as_c128(const char *p, size_t i) {
    return make_c128(load_u64_as_f64(p, i), 0);
}

PRIMITIVE c64 load_i8_as_c64(const char *p, size_t i) {
    return make_c64(load_i8_as_f32(p, i), 0);
}

PRIMITIVE c128 load_i8_as_c128(const char *p, size_t i) {
    return make_c128(load_i8_as_f64(p, i), 0);
}

PRIMITIVE c64 load_i16_as_c64(const char *p, size_t i) {
    return make_c64(load_i16_as_f32(p, i), 0);
}

PRIMITIVE c128 load_i16_as_c128(const char *p, size_t i) {
    return make_c128(load_i16_as_f64(p, i), 0);
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

PRIMITIVE c128 load_f64_as_c128(const char *p, size_t i) {
    return make_c128(load_f64(p, i), 0);
}

PRIMITIVE c128 load_c64_as_c128(const char *p, size_t i) {
    const c64 v = load_c64(p, i);
    return make_c128((double)v.re, (double)v.im);
}

PRIMITIVE c64 load_f64_as_c64(const char *p, size_t i) {
    return make_c64(load_f64_as_f32(p, i), 0);
}

KERNEL jax_divide_b_b_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_b_as_f32(x, i), load_b_as_f32(y, i)));
    }
}

KERNEL jax_divide_b_u8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_b_as_f32(x, i), load_u8_as_f32(y, i)));
    }
}

KERNEL jax_divide_b_u16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_b_as_f32(x, i), load_u16_as_f32(y, i)));
    }
}

KERNEL jax_divide_b_u32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_b_as_f32(x, i), load_u32_as_f32(y, i)));
    }
}

KERNEL jax_divide_b_u64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_b_as_f64(x, i), load_u64_as_f64(y, i)));
    }
}

KERNEL jax_divide_b_i8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_b_as_f32(x, i), load_i8_as_f32(y, i)));
    }
}

KERNEL jax_divide_b_i16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_b_as_f32(x, i), load_i16_as_f32(y, i)));
    }
}

KERNEL jax_divide_b_i32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_b_as_f32(x, i), load_i32_as_f32(y, i)));
    }
}

KERNEL jax_divide_b_i64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_b_as_f64(x, i), load_i64_as_f64(y, i)));
    }
}

KERNEL jax_divide_b_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32_as_bf16(z, i, divide_f32(load_b_as_f32(x, i), load_bf16_as_f32(y, i)));
    }
}

KERNEL jax_divide_b_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32_as_f16(z, i, divide_f32(load_b_as_f32(x, i), load_f16_as_f32(y, i)));
    }
}

KERNEL jax_divide_b_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_b_as_f32(x, i), load_f32(y, i)));
    }
}

KERNEL jax_divide_b_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_b_as_f64(x, i), load_f64(y, i)));
    }
}

KERNEL jax_divide_b_c64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_c64(z, i, divide_c64(load_b_as_c64(x, i), load_c64(y, i)));
    }
}

KERNEL jax_divide_b_c128_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 1)
            store_c128(z, i, divide_c128(load_b_as_c128(x, i), load_c128(y, i)));
    }
}

KERNEL jax_divide_u8_b_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_u8_as_f32(x, i), load_b_as_f32(y, i)));
    }
}

KERNEL jax_divide_u8_u8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_u8_as_f32(x, i), load_u8_as_f32(y, i)));
    }
}

KERNEL jax_divide_u8_u16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_u8_as_f32(x, i), load_u16_as_f32(y, i)));
    }
}

KERNEL jax_divide_u8_u32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_u8_as_f32(x, i), load_u32_as_f32(y, i)));
    }
}

KERNEL jax_divide_u8_u64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_u8_as_f64(x, i), load_u64_as_f64(y, i)));
    }
}

KERNEL jax_divide_u8_i8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_u8_as_f32(x, i), load_i8_as_f32(y, i)));
    }
}

KERNEL jax_divide_u8_i16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_u8_as_f32(x, i), load_i16_as_f32(y, i)));
    }
}

KERNEL jax_divide_u8_i32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_u8_as_f32(x, i), load_i32_as_f32(y, i)));
    }
}

KERNEL jax_divide_u8_i64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_u8_as_f64(x, i), load_i64_as_f64(y, i)));
    }
}

KERNEL jax_divide_u8_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32_as_bf16(z, i, divide_f32(load_u8_as_f32(x, i), load_bf16_as_f32(y, i)));
    }
}

KERNEL jax_divide_u8_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32_as_f16(z, i, divide_f32(load_u8_as_f32(x, i), load_f16_as_f32(y, i)));
    }
}

KERNEL jax_divide_u8_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_u8_as_f32(x, i), load_f32(y, i)));
    }
}

KERNEL jax_divide_u8_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_u8_as_f64(x, i), load_f64(y, i)));
    }
}

KERNEL jax_divide_u8_c64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_c64(z, i, divide_c64(load_u8_as_c64(x, i), load_c64(y, i)));
    }
}

KERNEL jax_divide_u8_c128_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 1)
            store_c128(z, i, divide_c128(load_u8_as_c128(x, i), load_c128(y, i)));
    }
}

KERNEL jax_divide_u8_i_weak_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        char y_converted[32];
        for (size_t i = 0; i < 32; i += 1)
            store_u8(y_converted, i, load_u64_as_u8(y, i));
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_u8_as_f32(x, i), load_u8_as_f32(y_converted, i)));
    }
}

KERNEL jax_divide_u16_b_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_u16_as_f32(x, i), load_b_as_f32(y, i)));
    }
}

KERNEL jax_divide_u16_u8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_u16_as_f32(x, i), load_u8_as_f32(y, i)));
    }
}

KERNEL jax_divide_u16_u16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_u16_as_f32(x, i), load_u16_as_f32(y, i)));
    }
}

KERNEL jax_divide_u16_u32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_u16_as_f32(x, i), load_u32_as_f32(y, i)));
    }
}

KERNEL jax_divide_u16_u64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_u16_as_f64(x, i), load_u64_as_f64(y, i)));
    }
}

KERNEL jax_divide_u16_i8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_u16_as_f32(x, i), load_i8_as_f32(y, i)));
    }
}

KERNEL jax_divide_u16_i16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_u16_as_f32(x, i), load_i16_as_f32(y, i)));
    }
}

KERNEL jax_divide_u16_i32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_u16_as_f32(x, i), load_i32_as_f32(y, i)));
    }
}

KERNEL jax_divide_u16_i64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_u16_as_f64(x, i), load_i64_as_f64(y, i)));
    }
}

KERNEL jax_divide_u16_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32_as_bf16(z, i, divide_f32(round_f32_to_bf16(load_u16_as_f32(x, i)), load_bf16_as_f32(y, i)));
    }
}

KERNEL jax_divide_u16_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32_as_f16(z, i, divide_f32(round_f32_to_f16(load_u16_as_f32(x, i)), load_f16_as_f32(y, i)));
    }
}

KERNEL jax_divide_u16_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_u16_as_f32(x, i), load_f32(y, i)));
    }
}

KERNEL jax_divide_u16_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_u16_as_f64(x, i), load_f64(y, i)));
    }
}

KERNEL jax_divide_u16_c64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_c64(z, i, divide_c64(load_u16_as_c64(x, i), load_c64(y, i)));
    }
}

KERNEL jax_divide_u16_c128_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 1)
            store_c128(z, i, divide_c128(load_u16_as_c128(x, i), load_c128(y, i)));
    }
}

KERNEL jax_divide_u16_i_weak_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        char y_converted[64];
        for (size_t i = 0; i < 32; i += 1)
            store_u16(y_converted, i, load_u64_as_u16(y, i));
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_u16_as_f32(x, i), load_u16_as_f32(y_converted, i)));
    }
}

KERNEL jax_divide_u32_b_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_u32_as_f32(x, i), load_b_as_f32(y, i)));
    }
}

KERNEL jax_divide_u32_u8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_u32_as_f32(x, i), load_u8_as_f32(y, i)));
    }
}

KERNEL jax_divide_u32_u16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_u32_as_f32(x, i), load_u16_as_f32(y, i)));
    }
}

KERNEL jax_divide_u32_u32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_u32_as_f32(x, i), load_u32_as_f32(y, i)));
    }
}

KERNEL jax_divide_u32_u64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_u32_as_f64(x, i), load_u64_as_f64(y, i)));
    }
}

KERNEL jax_divide_u32_i8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_u32_as_f64(x, i), load_i8_as_f64(y, i)));
    }
}

KERNEL jax_divide_u32_i16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_u32_as_f64(x, i), load_i16_as_f64(y, i)));
    }
}

KERNEL jax_divide_u32_i32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_u32_as_f64(x, i), load_i32_as_f64(y, i)));
    }
}

KERNEL jax_divide_u32_i64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_u32_as_f64(x, i), load_i64_as_f64(y, i)));
    }
}

KERNEL jax_divide_u32_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32_as_bf16(z, i, divide_f32(round_f32_to_bf16(load_u32_as_f32(x, i)), load_bf16_as_f32(y, i)));
    }
}

KERNEL jax_divide_u32_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32_as_f16(z, i, divide_f32(round_f32_to_f16(load_u32_as_f32(x, i)), load_f16_as_f32(y, i)));
    }
}

KERNEL jax_divide_u32_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_u32_as_f32(x, i), load_f32(y, i)));
    }
}

KERNEL jax_divide_u32_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_u32_as_f64(x, i), load_f64(y, i)));
    }
}

KERNEL jax_divide_u32_c64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_c64(z, i, divide_c64(load_u32_as_c64(x, i), load_c64(y, i)));
    }
}

KERNEL jax_divide_u32_c128_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 1)
            store_c128(z, i, divide_c128(load_u32_as_c128(x, i), load_c128(y, i)));
    }
}

KERNEL jax_divide_u32_i_weak_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        char y_converted[128];
        for (size_t i = 0; i < 32; i += 1)
            store_u32(y_converted, i, load_u64_as_u32(y, i));
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_u32_as_f32(x, i), load_u32_as_f32(y_converted, i)));
    }
}

KERNEL jax_divide_u64_b_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_u64_as_f64(x, i), load_b_as_f64(y, i)));
    }
}

KERNEL jax_divide_u64_u8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_u64_as_f64(x, i), load_u8_as_f64(y, i)));
    }
}

KERNEL jax_divide_u64_u16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_u64_as_f64(x, i), load_u16_as_f64(y, i)));
    }
}

KERNEL jax_divide_u64_u32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_u64_as_f64(x, i), load_u32_as_f64(y, i)));
    }
}

KERNEL jax_divide_u64_u64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_u64_as_f64(x, i), load_u64_as_f64(y, i)));
    }
}

KERNEL jax_divide_u64_i8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_u64_as_f64(x, i), load_i8_as_f64(y, i)));
    }
}

KERNEL jax_divide_u64_i16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_u64_as_f64(x, i), load_i16_as_f64(y, i)));
    }
}

KERNEL jax_divide_u64_i32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_u64_as_f64(x, i), load_i32_as_f64(y, i)));
    }
}

KERNEL jax_divide_u64_i64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_u64_as_f64(x, i), load_i64_as_f64(y, i)));
    }
}

KERNEL jax_divide_u64_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32_as_bf16(z, i, divide_f32(round_f32_to_bf16(load_u64_as_f32(x, i)), load_bf16_as_f32(y, i)));
    }
}

KERNEL jax_divide_u64_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32_as_f16(z, i, divide_f32(round_f32_to_f16(load_u64_as_f32(x, i)), load_f16_as_f32(y, i)));
    }
}

KERNEL jax_divide_u64_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_u64_as_f32(x, i), load_f32(y, i)));
    }
}

KERNEL jax_divide_u64_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_u64_as_f64(x, i), load_f64(y, i)));
    }
}

KERNEL jax_divide_u64_c64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_c64(z, i, divide_c64(load_u64_as_c64(x, i), load_c64(y, i)));
    }
}

KERNEL jax_divide_u64_c128_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 1)
            store_c128(z, i, divide_c128(load_u64_as_c128(x, i), load_c128(y, i)));
    }
}

KERNEL jax_divide_u64_i_weak_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        char y_converted[256];
        for (size_t i = 0; i < 32; i += 1)
            store_u64(y_converted, i, load_u64(y, i));
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_u64_as_f64(x, i), load_u64_as_f64(y_converted, i)));
    }
}

KERNEL jax_divide_i8_b_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_i8_as_f32(x, i), load_b_as_f32(y, i)));
    }
}

KERNEL jax_divide_i8_u8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_i8_as_f32(x, i), load_u8_as_f32(y, i)));
    }
}

KERNEL jax_divide_i8_u16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_i8_as_f32(x, i), load_u16_as_f32(y, i)));
    }
}

KERNEL jax_divide_i8_u32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_i8_as_f64(x, i), load_u32_as_f64(y, i)));
    }
}

KERNEL jax_divide_i8_u64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_i8_as_f64(x, i), load_u64_as_f64(y, i)));
    }
}

KERNEL jax_divide_i8_i8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_i8_as_f32(x, i), load_i8_as_f32(y, i)));
    }
}

KERNEL jax_divide_i8_i16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_i8_as_f32(x, i), load_i16_as_f32(y, i)));
    }
}

KERNEL jax_divide_i8_i32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_i8_as_f32(x, i), load_i32_as_f32(y, i)));
    }
}

KERNEL jax_divide_i8_i64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_i8_as_f64(x, i), load_i64_as_f64(y, i)));
    }
}

KERNEL jax_divide_i8_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32_as_bf16(z, i, divide_f32(load_i8_as_f32(x, i), load_bf16_as_f32(y, i)));
    }
}

KERNEL jax_divide_i8_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32_as_f16(z, i, divide_f32(load_i8_as_f32(x, i), load_f16_as_f32(y, i)));
    }
}

KERNEL jax_divide_i8_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_i8_as_f32(x, i), load_f32(y, i)));
    }
}

KERNEL jax_divide_i8_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_i8_as_f64(x, i), load_f64(y, i)));
    }
}

KERNEL jax_divide_i8_c64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_c64(z, i, divide_c64(load_i8_as_c64(x, i), load_c64(y, i)));
    }
}

KERNEL jax_divide_i8_c128_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 1)
            store_c128(z, i, divide_c128(load_i8_as_c128(x, i), load_c128(y, i)));
    }
}

KERNEL jax_divide_i8_i_weak_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        char y_converted[32];
        for (size_t i = 0; i < 32; i += 1)
            store_u8(y_converted, i, load_u64_as_u8(y, i));
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_i8_as_f32(x, i), load_i8_as_f32(y_converted, i)));
    }
}

KERNEL jax_divide_i16_b_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_i16_as_f32(x, i), load_b_as_f32(y, i)));
    }
}

KERNEL jax_divide_i16_u8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_i16_as_f32(x, i), load_u8_as_f32(y, i)));
    }
}

KERNEL jax_divide_i16_u16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_i16_as_f32(x, i), load_u16_as_f32(y, i)));
    }
}

KERNEL jax_divide_i16_u32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_i16_as_f64(x, i), load_u32_as_f64(y, i)));
    }
}

KERNEL jax_divide_i16_u64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_i16_as_f64(x, i), load_u64_as_f64(y, i)));
    }
}

KERNEL jax_divide_i16_i8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_i16_as_f32(x, i), load_i8_as_f32(y, i)));
    }
}

KERNEL jax_divide_i16_i16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_i16_as_f32(x, i), load_i16_as_f32(y, i)));
    }
}

KERNEL jax_divide_i16_i32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_i16_as_f32(x, i), load_i32_as_f32(y, i)));
    }
}

KERNEL jax_divide_i16_i64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_i16_as_f64(x, i), load_i64_as_f64(y, i)));
    }
}

KERNEL jax_divide_i16_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32_as_bf16(z, i, divide_f32(round_f32_to_bf16(load_i16_as_f32(x, i)), load_bf16_as_f32(y, i)));
    }
}

KERNEL jax_divide_i16_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32_as_f16(z, i, divide_f32(round_f32_to_f16(load_i16_as_f32(x, i)), load_f16_as_f32(y, i)));
    }
}

KERNEL jax_divide_i16_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_i16_as_f32(x, i), load_f32(y, i)));
    }
}

KERNEL jax_divide_i16_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_i16_as_f64(x, i), load_f64(y, i)));
    }
}

KERNEL jax_divide_i16_c64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_c64(z, i, divide_c64(load_i16_as_c64(x, i), load_c64(y, i)));
    }
}

KERNEL jax_divide_i16_c128_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 1)
            store_c128(z, i, divide_c128(load_i16_as_c128(x, i), load_c128(y, i)));
    }
}

KERNEL jax_divide_i16_i_weak_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        char y_converted[64];
        for (size_t i = 0; i < 32; i += 1)
            store_u16(y_converted, i, load_u64_as_u16(y, i));
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_i16_as_f32(x, i), load_i16_as_f32(y_converted, i)));
    }
}

KERNEL jax_divide_i32_b_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_i32_as_f32(x, i), load_b_as_f32(y, i)));
    }
}

KERNEL jax_divide_i32_u8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_i32_as_f32(x, i), load_u8_as_f32(y, i)));
    }
}

KERNEL jax_divide_i32_u16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_i32_as_f32(x, i), load_u16_as_f32(y, i)));
    }
}

KERNEL jax_divide_i32_u32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_i32_as_f64(x, i), load_u32_as_f64(y, i)));
    }
}

KERNEL jax_divide_i32_u64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_i32_as_f64(x, i), load_u64_as_f64(y, i)));
    }
}

KERNEL jax_divide_i32_i8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_i32_as_f32(x, i), load_i8_as_f32(y, i)));
    }
}

KERNEL jax_divide_i32_i16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_i32_as_f32(x, i), load_i16_as_f32(y, i)));
    }
}

KERNEL jax_divide_i32_i32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_i32_as_f32(x, i), load_i32_as_f32(y, i)));
    }
}

KERNEL jax_divide_i32_i64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_i32_as_f64(x, i), load_i64_as_f64(y, i)));
    }
}

KERNEL jax_divide_i32_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32_as_bf16(z, i, divide_f32(round_f32_to_bf16(load_i32_as_f32(x, i)), load_bf16_as_f32(y, i)));
    }
}

KERNEL jax_divide_i32_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32_as_f16(z, i, divide_f32(round_f32_to_f16(load_i32_as_f32(x, i)), load_f16_as_f32(y, i)));
    }
}

KERNEL jax_divide_i32_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_i32_as_f32(x, i), load_f32(y, i)));
    }
}

KERNEL jax_divide_i32_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_i32_as_f64(x, i), load_f64(y, i)));
    }
}

KERNEL jax_divide_i32_c64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_c64(z, i, divide_c64(load_i32_as_c64(x, i), load_c64(y, i)));
    }
}

KERNEL jax_divide_i32_c128_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 1)
            store_c128(z, i, divide_c128(load_i32_as_c128(x, i), load_c128(y, i)));
    }
}

KERNEL jax_divide_i32_i_weak_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        char y_converted[128];
        for (size_t i = 0; i < 32; i += 1)
            store_u32(y_converted, i, load_u64_as_u32(y, i));
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_i32_as_f32(x, i), load_i32_as_f32(y_converted, i)));
    }
}

KERNEL jax_divide_i64_b_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_i64_as_f64(x, i), load_b_as_f64(y, i)));
    }
}

KERNEL jax_divide_i64_u8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_i64_as_f64(x, i), load_u8_as_f64(y, i)));
    }
}

KERNEL jax_divide_i64_u16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_i64_as_f64(x, i), load_u16_as_f64(y, i)));
    }
}

KERNEL jax_divide_i64_u32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_i64_as_f64(x, i), load_u32_as_f64(y, i)));
    }
}

KERNEL jax_divide_i64_u64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_i64_as_f64(x, i), load_u64_as_f64(y, i)));
    }
}

KERNEL jax_divide_i64_i8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_i64_as_f64(x, i), load_i8_as_f64(y, i)));
    }
}

KERNEL jax_divide_i64_i16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_i64_as_f64(x, i), load_i16_as_f64(y, i)));
    }
}

KERNEL jax_divide_i64_i32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_i64_as_f64(x, i), load_i32_as_f64(y, i)));
    }
}

KERNEL jax_divide_i64_i64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_i64_as_f64(x, i), load_i64_as_f64(y, i)));
    }
}

KERNEL jax_divide_i64_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32_as_bf16(z, i, divide_f32(round_f32_to_bf16(load_i64_as_f32(x, i)), load_bf16_as_f32(y, i)));
    }
}

KERNEL jax_divide_i64_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32_as_f16(z, i, divide_f32(round_f32_to_f16(load_i64_as_f32(x, i)), load_f16_as_f32(y, i)));
    }
}

KERNEL jax_divide_i64_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_i64_as_f32(x, i), load_f32(y, i)));
    }
}

KERNEL jax_divide_i64_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_i64_as_f64(x, i), load_f64(y, i)));
    }
}

KERNEL jax_divide_i64_c64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_c64(z, i, divide_c64(load_i64_as_c64(x, i), load_c64(y, i)));
    }
}

KERNEL jax_divide_i64_c128_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 1)
            store_c128(z, i, divide_c128(load_i64_as_c128(x, i), load_c128(y, i)));
    }
}

KERNEL jax_divide_bf16_b_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32_as_bf16(z, i, divide_f32(load_bf16_as_f32(x, i), load_b_as_f32(y, i)));
    }
}

KERNEL jax_divide_bf16_u8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32_as_bf16(z, i, divide_f32(load_bf16_as_f32(x, i), load_u8_as_f32(y, i)));
    }
}

KERNEL jax_divide_bf16_u16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32_as_bf16(z, i, divide_f32(load_bf16_as_f32(x, i), round_f32_to_bf16(load_u16_as_f32(y, i))));
    }
}

KERNEL jax_divide_bf16_u32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32_as_bf16(z, i, divide_f32(load_bf16_as_f32(x, i), round_f32_to_bf16(load_u32_as_f32(y, i))));
    }
}

KERNEL jax_divide_bf16_u64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32_as_bf16(z, i, divide_f32(load_bf16_as_f32(x, i), round_f32_to_bf16(load_u64_as_f32(y, i))));
    }
}

KERNEL jax_divide_bf16_i8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32_as_bf16(z, i, divide_f32(load_bf16_as_f32(x, i), load_i8_as_f32(y, i)));
    }
}

KERNEL jax_divide_bf16_i16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32_as_bf16(z, i, divide_f32(load_bf16_as_f32(x, i), round_f32_to_bf16(load_i16_as_f32(y, i))));
    }
}

KERNEL jax_divide_bf16_i32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32_as_bf16(z, i, divide_f32(load_bf16_as_f32(x, i), round_f32_to_bf16(load_i32_as_f32(y, i))));
    }
}

KERNEL jax_divide_bf16_i64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32_as_bf16(z, i, divide_f32(load_bf16_as_f32(x, i), round_f32_to_bf16(load_i64_as_f32(y, i))));
    }
}

KERNEL jax_divide_bf16_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32_as_bf16(z, i, divide_f32(load_bf16_as_f32(x, i), load_bf16_as_f32(y, i)));
    }
}

KERNEL jax_divide_bf16_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_bf16_as_f32(x, i), load_f16_as_f32(y, i)));
    }
}

KERNEL jax_divide_bf16_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_bf16_as_f32(x, i), load_f32(y, i)));
    }
}

KERNEL jax_divide_bf16_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_bf16_as_f64(x, i), load_f64(y, i)));
    }
}

KERNEL jax_divide_bf16_c64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_c64(z, i, divide_c64(load_bf16_as_c64(x, i), load_c64(y, i)));
    }
}

KERNEL jax_divide_bf16_c128_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 1)
            store_c128(z, i, divide_c128(load_bf16_as_c128(x, i), load_c128(y, i)));
    }
}

KERNEL jax_divide_bf16_f_weak_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32_as_bf16(z, i, divide_f32(load_bf16_as_f32(x, i), round_f32_to_bf16(load_f64_as_f32(y, i))));
    }
}

KERNEL jax_divide_bf16_c_weak_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_c64(z, i, divide_c64(load_bf16_as_c64(x, i), load_c128_as_c64(y, i)));
    }
}

KERNEL jax_divide_f16_b_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32_as_f16(z, i, divide_f32(load_f16_as_f32(x, i), load_b_as_f32(y, i)));
    }
}

KERNEL jax_divide_f16_u8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32_as_f16(z, i, divide_f32(load_f16_as_f32(x, i), load_u8_as_f32(y, i)));
    }
}

KERNEL jax_divide_f16_u16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32_as_f16(z, i, divide_f32(load_f16_as_f32(x, i), round_f32_to_f16(load_u16_as_f32(y, i))));
    }
}

KERNEL jax_divide_f16_u32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32_as_f16(z, i, divide_f32(load_f16_as_f32(x, i), round_f32_to_f16(load_u32_as_f32(y, i))));
    }
}

KERNEL jax_divide_f16_u64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32_as_f16(z, i, divide_f32(load_f16_as_f32(x, i), round_f32_to_f16(load_u64_as_f32(y, i))));
    }
}

KERNEL jax_divide_f16_i8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32_as_f16(z, i, divide_f32(load_f16_as_f32(x, i), load_i8_as_f32(y, i)));
    }
}

KERNEL jax_divide_f16_i16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32_as_f16(z, i, divide_f32(load_f16_as_f32(x, i), round_f32_to_f16(load_i16_as_f32(y, i))));
    }
}

KERNEL jax_divide_f16_i32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32_as_f16(z, i, divide_f32(load_f16_as_f32(x, i), round_f32_to_f16(load_i32_as_f32(y, i))));
    }
}

KERNEL jax_divide_f16_i64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32_as_f16(z, i, divide_f32(load_f16_as_f32(x, i), round_f32_to_f16(load_i64_as_f32(y, i))));
    }
}

KERNEL jax_divide_f16_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_f16_as_f32(x, i), load_bf16_as_f32(y, i)));
    }
}

KERNEL jax_divide_f16_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32_as_f16(z, i, divide_f32(load_f16_as_f32(x, i), load_f16_as_f32(y, i)));
    }
}

KERNEL jax_divide_f16_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_f16_as_f32(x, i), load_f32(y, i)));
    }
}

KERNEL jax_divide_f16_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_f16_as_f64(x, i), load_f64(y, i)));
    }
}

KERNEL jax_divide_f16_c64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_c64(z, i, divide_c64(load_f16_as_c64(x, i), load_c64(y, i)));
    }
}

KERNEL jax_divide_f16_c128_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 1)
            store_c128(z, i, divide_c128(load_f16_as_c128(x, i), load_c128(y, i)));
    }
}

KERNEL jax_divide_f16_f_weak_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32_as_f16(z, i, divide_f32(load_f16_as_f32(x, i), round_f32_to_f16(load_f64_as_f32(y, i))));
    }
}

KERNEL jax_divide_f16_c_weak_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_c64(z, i, divide_c64(load_f16_as_c64(x, i), load_c128_as_c64(y, i)));
    }
}

KERNEL jax_divide_f32_b_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_f32(x, i), load_b_as_f32(y, i)));
    }
}

KERNEL jax_divide_f32_u8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_f32(x, i), load_u8_as_f32(y, i)));
    }
}

KERNEL jax_divide_f32_u16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_f32(x, i), load_u16_as_f32(y, i)));
    }
}

KERNEL jax_divide_f32_u32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_f32(x, i), load_u32_as_f32(y, i)));
    }
}

KERNEL jax_divide_f32_u64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_f32(x, i), load_u64_as_f32(y, i)));
    }
}

KERNEL jax_divide_f32_i8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_f32(x, i), load_i8_as_f32(y, i)));
    }
}

KERNEL jax_divide_f32_i16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_f32(x, i), load_i16_as_f32(y, i)));
    }
}

KERNEL jax_divide_f32_i32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_f32(x, i), load_i32_as_f32(y, i)));
    }
}

KERNEL jax_divide_f32_i64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_f32(x, i), load_i64_as_f32(y, i)));
    }
}

KERNEL jax_divide_f32_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_f32(x, i), load_bf16_as_f32(y, i)));
    }
}

KERNEL jax_divide_f32_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_f32(x, i), load_f16_as_f32(y, i)));
    }
}

KERNEL jax_divide_f32_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_f32(x, i), load_f32(y, i)));
    }
}

KERNEL jax_divide_f32_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_f32_as_f64(x, i), load_f64(y, i)));
    }
}

KERNEL jax_divide_f32_c64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_c64(z, i, divide_c64(load_f32_as_c64(x, i), load_c64(y, i)));
    }
}

KERNEL jax_divide_f32_c128_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 1)
            store_c128(z, i, divide_c128(load_f32_as_c128(x, i), load_c128(y, i)));
    }
}

KERNEL jax_divide_f32_f_weak_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_f32(x, i), load_f64_as_f32(y, i)));
    }
}

KERNEL jax_divide_f32_c_weak_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_c64(z, i, divide_c64(load_f32_as_c64(x, i), load_c128_as_c64(y, i)));
    }
}

KERNEL jax_divide_f64_b_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_f64(x, i), load_b_as_f64(y, i)));
    }
}

KERNEL jax_divide_f64_u8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_f64(x, i), load_u8_as_f64(y, i)));
    }
}

KERNEL jax_divide_f64_u16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_f64(x, i), load_u16_as_f64(y, i)));
    }
}

KERNEL jax_divide_f64_u32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_f64(x, i), load_u32_as_f64(y, i)));
    }
}

KERNEL jax_divide_f64_u64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_f64(x, i), load_u64_as_f64(y, i)));
    }
}

KERNEL jax_divide_f64_i8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_f64(x, i), load_i8_as_f64(y, i)));
    }
}

KERNEL jax_divide_f64_i16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_f64(x, i), load_i16_as_f64(y, i)));
    }
}

KERNEL jax_divide_f64_i32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_f64(x, i), load_i32_as_f64(y, i)));
    }
}

KERNEL jax_divide_f64_i64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_f64(x, i), load_i64_as_f64(y, i)));
    }
}

KERNEL jax_divide_f64_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_f64(x, i), load_bf16_as_f64(y, i)));
    }
}

KERNEL jax_divide_f64_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_f64(x, i), load_f16_as_f64(y, i)));
    }
}

KERNEL jax_divide_f64_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_f64(x, i), load_f32_as_f64(y, i)));
    }
}

KERNEL jax_divide_f64_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_f64(x, i), load_f64(y, i)));
    }
}

KERNEL jax_divide_f64_c64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 1)
            store_c128(z, i, divide_c128(load_f64_as_c128(x, i), load_c64_as_c128(y, i)));
    }
}

KERNEL jax_divide_f64_c128_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 1)
            store_c128(z, i, divide_c128(load_f64_as_c128(x, i), load_c128(y, i)));
    }
}

KERNEL jax_divide_c64_b_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_c64(z, i, divide_c64(load_c64(x, i), load_b_as_c64(y, i)));
    }
}

KERNEL jax_divide_c64_u8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_c64(z, i, divide_c64(load_c64(x, i), load_u8_as_c64(y, i)));
    }
}

KERNEL jax_divide_c64_u16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_c64(z, i, divide_c64(load_c64(x, i), load_u16_as_c64(y, i)));
    }
}

KERNEL jax_divide_c64_u32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_c64(z, i, divide_c64(load_c64(x, i), load_u32_as_c64(y, i)));
    }
}

KERNEL jax_divide_c64_u64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_c64(z, i, divide_c64(load_c64(x, i), load_u64_as_c64(y, i)));
    }
}

KERNEL jax_divide_c64_i8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_c64(z, i, divide_c64(load_c64(x, i), load_i8_as_c64(y, i)));
    }
}

KERNEL jax_divide_c64_i16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_c64(z, i, divide_c64(load_c64(x, i), load_i16_as_c64(y, i)));
    }
}

KERNEL jax_divide_c64_i32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_c64(z, i, divide_c64(load_c64(x, i), load_i32_as_c64(y, i)));
    }
}

KERNEL jax_divide_c64_i64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_c64(z, i, divide_c64(load_c64(x, i), load_i64_as_c64(y, i)));
    }
}

KERNEL jax_divide_c64_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_c64(z, i, divide_c64(load_c64(x, i), load_bf16_as_c64(y, i)));
    }
}

KERNEL jax_divide_c64_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_c64(z, i, divide_c64(load_c64(x, i), load_f16_as_c64(y, i)));
    }
}

KERNEL jax_divide_c64_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_c64(z, i, divide_c64(load_c64(x, i), load_f32_as_c64(y, i)));
    }
}

KERNEL jax_divide_c64_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 1)
            store_c128(z, i, divide_c128(load_c64_as_c128(x, i), load_f64_as_c128(y, i)));
    }
}

KERNEL jax_divide_c64_c64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_c64(z, i, divide_c64(load_c64(x, i), load_c64(y, i)));
    }
}

KERNEL jax_divide_c64_c128_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 1)
            store_c128(z, i, divide_c128(load_c64_as_c128(x, i), load_c128(y, i)));
    }
}

KERNEL jax_divide_c64_f_weak_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_c64(z, i, divide_c64(load_c64(x, i), load_f64_as_c64(y, i)));
    }
}

KERNEL jax_divide_c64_c_weak_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_c64(z, i, divide_c64(load_c64(x, i), load_c128_as_c64(y, i)));
    }
}

KERNEL jax_divide_c128_b_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 1)
            store_c128(z, i, divide_c128(load_c128(x, i), load_b_as_c128(y, i)));
    }
}

KERNEL jax_divide_c128_u8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 1)
            store_c128(z, i, divide_c128(load_c128(x, i), load_u8_as_c128(y, i)));
    }
}

KERNEL jax_divide_c128_u16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 1)
            store_c128(z, i, divide_c128(load_c128(x, i), load_u16_as_c128(y, i)));
    }
}

KERNEL jax_divide_c128_u32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 1)
            store_c128(z, i, divide_c128(load_c128(x, i), load_u32_as_c128(y, i)));
    }
}

KERNEL jax_divide_c128_u64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 1)
            store_c128(z, i, divide_c128(load_c128(x, i), load_u64_as_c128(y, i)));
    }
}

KERNEL jax_divide_c128_i8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 1)
            store_c128(z, i, divide_c128(load_c128(x, i), load_i8_as_c128(y, i)));
    }
}

KERNEL jax_divide_c128_i16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 1)
            store_c128(z, i, divide_c128(load_c128(x, i), load_i16_as_c128(y, i)));
    }
}

KERNEL jax_divide_c128_i32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 1)
            store_c128(z, i, divide_c128(load_c128(x, i), load_i32_as_c128(y, i)));
    }
}

KERNEL jax_divide_c128_i64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 1)
            store_c128(z, i, divide_c128(load_c128(x, i), load_i64_as_c128(y, i)));
    }
}

KERNEL jax_divide_c128_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 1)
            store_c128(z, i, divide_c128(load_c128(x, i), load_bf16_as_c128(y, i)));
    }
}

KERNEL jax_divide_c128_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 1)
            store_c128(z, i, divide_c128(load_c128(x, i), load_f16_as_c128(y, i)));
    }
}

KERNEL jax_divide_c128_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 1)
            store_c128(z, i, divide_c128(load_c128(x, i), load_f32_as_c128(y, i)));
    }
}

KERNEL jax_divide_c128_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 1)
            store_c128(z, i, divide_c128(load_c128(x, i), load_f64_as_c128(y, i)));
    }
}

KERNEL jax_divide_c128_c64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 1)
            store_c128(z, i, divide_c128(load_c128(x, i), load_c64_as_c128(y, i)));
    }
}

KERNEL jax_divide_c128_c128_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 1)
            store_c128(z, i, divide_c128(load_c128(x, i), load_c128(y, i)));
    }
}

KERNEL jax_divide_i_weak_u8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        char x_converted[32];
        for (size_t i = 0; i < 32; i += 1)
            store_u8(x_converted, i, load_u64_as_u8(x, i));
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_u8_as_f32(x_converted, i), load_u8_as_f32(y, i)));
    }
}

KERNEL jax_divide_i_weak_u16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        char x_converted[64];
        for (size_t i = 0; i < 32; i += 1)
            store_u16(x_converted, i, load_u64_as_u16(x, i));
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_u16_as_f32(x_converted, i), load_u16_as_f32(y, i)));
    }
}

KERNEL jax_divide_i_weak_u32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        char x_converted[128];
        for (size_t i = 0; i < 32; i += 1)
            store_u32(x_converted, i, load_u64_as_u32(x, i));
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_u32_as_f32(x_converted, i), load_u32_as_f32(y, i)));
    }
}

KERNEL jax_divide_i_weak_u64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        char x_converted[256];
        for (size_t i = 0; i < 32; i += 1)
            store_u64(x_converted, i, load_u64(x, i));
        for (size_t i = 0; i < 32; i += 1)
            store_f64(z, i, divide_f64(load_u64_as_f64(x_converted, i), load_u64_as_f64(y, i)));
    }
}

KERNEL jax_divide_i_weak_i8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        char x_converted[32];
        for (size_t i = 0; i < 32; i += 1)
            store_u8(x_converted, i, load_u64_as_u8(x, i));
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_i8_as_f32(x_converted, i), load_i8_as_f32(y, i)));
    }
}

KERNEL jax_divide_i_weak_i16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        char x_converted[64];
        for (size_t i = 0; i < 32; i += 1)
            store_u16(x_converted, i, load_u64_as_u16(x, i));
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_i16_as_f32(x_converted, i), load_i16_as_f32(y, i)));
    }
}

KERNEL jax_divide_i_weak_i32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        char x_converted[128];
        for (size_t i = 0; i < 32; i += 1)
            store_u32(x_converted, i, load_u64_as_u32(x, i));
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_i32_as_f32(x_converted, i), load_i32_as_f32(y, i)));
    }
}

KERNEL jax_divide_f_weak_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32_as_bf16(z, i, divide_f32(round_f32_to_bf16(load_f64_as_f32(x, i)), load_bf16_as_f32(y, i)));
    }
}

KERNEL jax_divide_f_weak_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32_as_f16(z, i, divide_f32(round_f32_to_f16(load_f64_as_f32(x, i)), load_f16_as_f32(y, i)));
    }
}

KERNEL jax_divide_f_weak_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_f32(z, i, divide_f32(load_f64_as_f32(x, i), load_f32(y, i)));
    }
}

KERNEL jax_divide_f_weak_c64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_c64(z, i, divide_c64(load_f64_as_c64(x, i), load_c64(y, i)));
    }
}

KERNEL jax_divide_c_weak_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_c64(z, i, divide_c64(load_c128_as_c64(x, i), load_bf16_as_c64(y, i)));
    }
}

KERNEL jax_divide_c_weak_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_c64(z, i, divide_c64(load_c128_as_c64(x, i), load_f16_as_c64(y, i)));
    }
}

KERNEL jax_divide_c_weak_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_c64(z, i, divide_c64(load_c128_as_c64(x, i), load_f32_as_c64(y, i)));
    }
}

KERNEL jax_divide_c_weak_c64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_c64(z, i, divide_c64(load_c128_as_c64(x, i), load_c64(y, i)));
    }
}
