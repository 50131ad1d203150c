/*
 * kernels/jax_less_equal_scalar.c: less_equal in portable C.
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

PRIMITIVE int less_equal_u8(uint8_t a, uint8_t b) {
    return a <= b;
}

PRIMITIVE void store_mask8(char *p, size_t i, int m) {
    p[i] = (char)m;
}

PRIMITIVE uint16_t load_b_as_u16(const char *p, size_t i) {
    return load_u8_as_b(p, i);
}

PRIMITIVE uint16_t load_u16(const char *p, size_t i) {
    uint16_t v;
    memcpy(&v, p + i * sizeof v, sizeof v);
    return v;
}

PRIMITIVE int less_equal_u16(uint16_t a, uint16_t b) {
    return a <= b;
}

PRIMITIVE void store_mask16(char *p, size_t i, int m) {
    p[i] = (char)m;
}

PRIMITIVE uint32_t load_b_as_u32(const char *p, size_t i) {
    return load_u8_as_b(p, i);
}

PRIMITIVE uint32_t load_u32(const char *p, size_t i) {
    uint32_t v;
    memcpy(&v, p + i * sizeof v, sizeof v);
    return v;
}

PRIMITIVE int less_equal_u32(uint32_t a, uint32_t b) {
    return a <= b;
}

PRIMITIVE void store_mask32(char *p, size_t i, int m) {
    p[i] = (char)m;
}

PRIMITIVE uint64_t load_b_as_u64(const char *p, size_t i) {
    return load_u8_as_b(p, i);
}

PRIMITIVE uint64_t load_u64(const char *p, size_t i) {
    uint64_t v;
    memcpy(&v, p + i * sizeof v, sizeof v);
    return v;
}

PRIMITIVE int less_equal_u64(uint64_t a, uint64_t b) {
    return a <= b;
}

PRIMITIVE void store_mask64(char *p, size_t i, int m) {
    p[i] = (char)m;
}

PRIMITIVE int negative_8(uint8_t v) {
    return v >> (8 - 1) != 0;
}

PRIMITIVE int8_t value_i8(uint8_t v) {
    return negative_8(v) ? (int8_t)(-(int8_t)(uint8_t)~v - 1) : (int8_t)v;
}

PRIMITIVE int less_equal_i8(uint8_t a, uint8_t b) {
    return value_i8(a) <= value_i8(b);
}

PRIMITIVE int negative_16(uint16_t v) {
    return v >> (16 - 1) != 0;
}

PRIMITIVE int16_t value_i16(uint16_t v) {
    return negative_16(v) ? (int16_t)(-(int16_t)(uint16_t)~v - 1) : (int16_t)v;
}

PRIMITIVE int less_equal_i16(uint16_t a, uint16_t b) {
    return value_i16(a) <= value_i16(b);
}

PRIMITIVE int negative_32(uint32_t v) {
    return v >> (32 - 1) != 0;
}

PRIMITIVE int32_t value_i32(uint32_t v) {
    return negative_32(v) ? (int32_t)(-(int32_t)(uint32_t)~v - 1) : (int32_t)v;
}

PRIMITIVE int less_equal_i32(uint32_t a, uint32_t b) {
    return value_i32(a) <= value_i32(b);
}

PRIMITIVE int negative_64(uint64_t v) {
    return v >> (64 - 1) != 0;
}

PRIMITIVE int64_t value_i64(uint64_t v) {
    return negative_64(v) ? (int64_t)(-(int64_t)(uint64_t)~v - 1) : (int64_t)v;
}

PRIMITIVE int less_equal_i64(uint64_t a, uint64_t b) {
    return value_i64(a) <= value_i64(b);
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

PRIMITIVE int less_equal_f32(float a, float b) {
    return a <= b;
}

PRIMITIVE uint32_t bits_of_f32(float v) {
    uint32_t bits;
    memcpy(&bits, &v, sizeof bits);
    return bits;
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

PRIMITIVE float load_f32(const char *p, size_t i) {
    return f32_of_bits(load_u32(p, i));
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

PRIMITIVE int less_equal_f64(double a, double b) {
    return a <= b;
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

PRIMITIVE int less_equal_u8_i8(uint8_t a, uint8_t b) {
    return a <= b && !negative_8(b);
}

PRIMITIVE float load_u8_as_f32(const char *p, size_t i) {
    return (float)load_u8(p, i);
}

PRIMITIVE double load_u8_as_f64(const char *p, size_t i) {
    return (double)load_u8(p, i);
}

PRIMITIVE uint32_t load_u16_as_u32(const char *p, size_t i) {
    return load_u16(p, i);
}

PRIMITIVE uint64_t load_u16_as_u64(const char *p, size_t i) {
    return load_u16(p, i);
}

PRIMITIVE uint16_t load_i8_as_i16(const char *p, size_t i) {
    return (uint16_t)value_i8(load_u8(p, i));
}

PRIMITIVE int less_equal_u16_i16(uint16_t a, uint16_t b) {
    return a <= b && !negative_16(b);
}

PRIMITIVE float load_u16_as_f32(const char *p, size_t i) {
    return (float)load_u16(p, i);
}

PRIMITIVE uint16_t bf16_of_f32(float v) {
    const uint32_t bits = bits_of_f32(v);
    if (v != v) return 0x7fc0;
    return (uint16_t)((bits + 0x7fff + (bits >> 16 & 1)) >> 16);
}

PRIMITIVE float round_f32_to_bf16(float v) {
    return f32_of_bf16(bf16_of_f32(v));
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

PRIMITIVE float round_f32_to_f16(float v) {
    return f32_of_f16(f16_of_f32(v));
}

PRIMITIVE double load_u16_as_f64(const char *p, size_t i) {
    return (double)load_u16(p, i);
}

PRIMITIVE uint64_t load_u32_as_u64(const char *p, size_t i) {
    return load_u32(p, i);
}

PRIMITIVE uint32_t load_i8_as_i32(const char *p, size_t i) {
    return (uint32_t)value_i8(load_u8(p, i));
}

PRIMITIVE int less_equal_u32_i32(uint32_t a, uint32_t b) {
    return a <= b && !negative_32(b);
}

PRIMITIVE uint32_t load_i16_as_i32(const char *p, size_t i) {
    return (uint32_t)value_i16(load_u16(p, i));
}

PRIMITIVE float load_u32_as_f32(const char *p, size_t i) {
    return (float)load_u32(p, i);
}

PRIMITIVE double load_u32_as_f64(const char *p, size_t i) {
    return (double)load_u32(p, i);
}

PRIMITIVE uint64_t load_i8_as_i64(const char *p, size_t i) {
    return (uint64_t)value_i8(load_u8(p, i));
}

PRIMITIVE int less_equal_u64_i64(uint64_t a, uint64_t b) {
    return a <= b && !negative_64(b);
}

PRIMITIVE uint64_t load_i16_as_i64(const char *p, size_t i) {
    return (uint64_t)value_i16(load_u16(p, i));
}

PRIMITIVE uint64_t load_i32_as_i64(const char *p, size_t i) {
    return (uint64_t)value_i32(load_u32(p, i));
}

PRIMITIVE float load_u64_as_f32(const char *p, size_t i) {
    return (float)load_u64(p, i);
}

PRIMITIVE double load_u64_as_f64(const char *p, size_t i) {
    return (double)load_u64(p, i);
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

PRIMITIVE float load_i8_as_f32(const char *p, size_t i) {
    return (float)value_i8(load_u8(p, i));
}

PRIMITIVE double load_i8_as_f64(const char *p, size_t i) {
    return (double)value_i8(load_u8(p, i));
}

PRIMITIVE float load_i16_as_f32(const char *p, size_t i) {
    return (float)value_i16(load_u16(p, i));
}

PRIMITIVE double load_i16_as_f64(const char *p, size_t i) {
    return (double)value_i16(load_u16(p, i));
}

PRIMITIVE float load_i32_as_f32(const char *p, size_t i) {
    return (float)value_i32(load_u32(p, i));
}

PRIMITIVE double load_i32_as_f64(const char *p, size_t i) {
    return (double)value_i32(load_u32(p, i));
}

PRIMITIVE float load_i64_as_f32(const char *p, size_t i) {
    return (float)value_i64(load_u64(p, i));
}

PRIMITIVE double load_i64_as_f64(const char *p, size_t i) {
    return (double)value_i64(load_u64(p, i));
}

PRIMITIVE double load_bf16_as_f64(const char *p, size_t i) {
    return (double)load_bf16_as_f32(p, i);
}

PRIMITIVE float f32_of_f64(double v) {
    return (float)v;
}

PRIMITIVE float load_f64_as_f32(const char *p, size_t i) {
    return f32_of_f64(load_f64(p, i));
}

PRIMITIVE double load_f16_as_f64(const char *p, size_t i) {
    return (double)load_f16_as_f32(p, i);
}

PRIMITIVE double load_f32_as_f64(const char *p, size_t i) {
    return (double)load_f32(p, i);
}

KERNEL jax_less_equal_b_b_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask8(z, i, less_equal_u8(load_u8_as_b(x, i), load_u8_as_b(y, i)));
    }
}

KERNEL jax_less_equal_b_u8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask8(z, i, less_equal_u8(load_u8_as_b(x, i), load_u8(y, i)));
    }
}

KERNEL jax_less_equal_b_u16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask16(z, i, less_equal_u16(load_b_as_u16(x, i), load_u16(y, i)));
    }
}

KERNEL jax_less_equal_b_u32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_u32(load_b_as_u32(x, i), load_u32(y, i)));
    }
}

KERNEL jax_less_equal_b_u64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_u64(load_b_as_u64(x, i), load_u64(y, i)));
    }
}

KERNEL jax_less_equal_b_i8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask8(z, i, less_equal_i8(load_u8_as_b(x, i), load_u8(y, i)));
    }
}

KERNEL jax_less_equal_b_i16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask16(z, i, less_equal_i16(load_b_as_u16(x, i), load_u16(y, i)));
    }
}

KERNEL jax_less_equal_b_i32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_i32(load_b_as_u32(x, i), load_u32(y, i)));
    }
}

KERNEL jax_less_equal_b_i64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_i64(load_b_as_u64(x, i), load_u64(y, i)));
    }
}

KERNEL jax_less_equal_b_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(load_b_as_f32(x, i), load_bf16_as_f32(y, i)));
    }
}

KERNEL jax_less_equal_b_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(load_b_as_f32(x, i), load_f16_as_f32(y, i)));
    }
}

KERNEL jax_less_equal_b_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(load_b_as_f32(x, i), load_f32(y, i)));
    }
}

KERNEL jax_less_equal_b_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_f64(load_b_as_f64(x, i), load_f64(y, i)));
    }
}

KERNEL jax_less_equal_u8_b_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask8(z, i, less_equal_u8(load_u8(x, i), load_u8_as_b(y, i)));
    }
}

KERNEL jax_less_equal_u8_u8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask8(z, i, less_equal_u8(load_u8(x, i), load_u8(y, i)));
    }
}

KERNEL jax_less_equal_u8_u16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask16(z, i, less_equal_u16(load_u8_as_u16(x, i), load_u16(y, i)));
    }
}

KERNEL jax_less_equal_u8_u32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_u32(load_u8_as_u32(x, i), load_u32(y, i)));
    }
}

KERNEL jax_less_equal_u8_u64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_u64(load_u8_as_u64(x, i), load_u64(y, i)));
    }
}

KERNEL jax_less_equal_u8_i8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask8(z, i, less_equal_u8_i8(load_u8(x, i), load_u8(y, i)));
    }
}

KERNEL jax_less_equal_u8_i16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask16(z, i, less_equal_i16(load_u8_as_u16(x, i), load_u16(y, i)));
    }
}

KERNEL jax_less_equal_u8_i32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_i32(load_u8_as_u32(x, i), load_u32(y, i)));
    }
}

KERNEL jax_less_equal_u8_i64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_i64(load_u8_as_u64(x, i), load_u64(y, i)));
    }
}

KERNEL jax_less_equal_u8_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(load_u8_as_f32(x, i), load_bf16_as_f32(y, i)));
    }
}

KERNEL jax_less_equal_u8_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(load_u8_as_f32(x, i), load_f16_as_f32(y, i)));
    }
}

KERNEL jax_less_equal_u8_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(load_u8_as_f32(x, i), load_f32(y, i)));
    }
}

KERNEL jax_less_equal_u8_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_f64(load_u8_as_f64(x, i), load_f64(y, i)));
    }
}

KERNEL jax_less_equal_u16_b_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask16(z, i, less_equal_u16(load_u16(x, i), load_b_as_u16(y, i)));
    }
}

KERNEL jax_less_equal_u16_u8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask16(z, i, less_equal_u16(load_u16(x, i), load_u8_as_u16(y, i)));
    }
}

KERNEL jax_less_equal_u16_u16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask16(z, i, less_equal_u16(load_u16(x, i), load_u16(y, i)));
    }
}

KERNEL jax_less_equal_u16_u32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_u32(load_u16_as_u32(x, i), load_u32(y, i)));
    }
}

KERNEL jax_less_equal_u16_u64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_u64(load_u16_as_u64(x, i), load_u64(y, i)));
    }
}

KERNEL jax_less_equal_u16_i8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask16(z, i, less_equal_u16_i16(load_u16(x, i), load_i8_as_i16(y, i)));
    }
}

KERNEL jax_less_equal_u16_i16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask16(z, i, less_equal_u16_i16(load_u16(x, i), load_u16(y, i)));
    }
}

KERNEL jax_less_equal_u16_i32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_i32(load_u16_as_u32(x, i), load_u32(y, i)));
    }
}

KERNEL jax_less_equal_u16_i64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_i64(load_u16_as_u64(x, i), load_u64(y, i)));
    }
}

KERNEL jax_less_equal_u16_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(round_f32_to_bf16(load_u16_as_f32(x, i)), load_bf16_as_f32(y, i)));
    }
}

KERNEL jax_less_equal_u16_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(round_f32_to_f16(load_u16_as_f32(x, i)), load_f16_as_f32(y, i)));
    }
}

KERNEL jax_less_equal_u16_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(load_u16_as_f32(x, i), load_f32(y, i)));
    }
}

KERNEL jax_less_equal_u16_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_f64(load_u16_as_f64(x, i), load_f64(y, i)));
    }
}

KERNEL jax_less_equal_u32_b_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_u32(load_u32(x, i), load_b_as_u32(y, i)));
    }
}

KERNEL jax_less_equal_u32_u8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_u32(load_u32(x, i), load_u8_as_u32(y, i)));
    }
}

KERNEL jax_less_equal_u32_u16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_u32(load_u32(x, i), load_u16_as_u32(y, i)));
    }
}

KERNEL jax_less_equal_u32_u32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_u32(load_u32(x, i), load_u32(y, i)));
    }
}

KERNEL jax_less_equal_u32_u64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_u64(load_u32_as_u64(x, i), load_u64(y, i)));
    }
}

KERNEL jax_less_equal_u32_i8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_u32_i32(load_u32(x, i), load_i8_as_i32(y, i)));
    }
}

KERNEL jax_less_equal_u32_i16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_u32_i32(load_u32(x, i), load_i16_as_i32(y, i)));
    }
}

KERNEL jax_less_equal_u32_i32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_u32_i32(load_u32(x, i), load_u32(y, i)));
    }
}

KERNEL jax_less_equal_u32_i64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_i64(load_u32_as_u64(x, i), load_u64(y, i)));
    }
}

KERNEL jax_less_equal_u32_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(round_f32_to_bf16(load_u32_as_f32(x, i)), load_bf16_as_f32(y, i)));
    }
}

KERNEL jax_less_equal_u32_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(round_f32_to_f16(load_u32_as_f32(x, i)), load_f16_as_f32(y, i)));
    }
}

KERNEL jax_less_equal_u32_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(load_u32_as_f32(x, i), load_f32(y, i)));
    }
}

KERNEL jax_less_equal_u32_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_f64(load_u32_as_f64(x, i), load_f64(y, i)));
    }
}

KERNEL jax_less_equal_u64_b_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_u64(load_u64(x, i), load_b_as_u64(y, i)));
    }
}

KERNEL jax_less_equal_u64_u8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_u64(load_u64(x, i), load_u8_as_u64(y, i)));
    }
}

KERNEL jax_less_equal_u64_u16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_u64(load_u64(x, i), load_u16_as_u64(y, i)));
    }
}

KERNEL jax_less_equal_u64_u32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_u64(load_u64(x, i), load_u32_as_u64(y, i)));
    }
}

KERNEL jax_less_equal_u64_u64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_u64(load_u64(x, i), load_u64(y, i)));
    }
}

KERNEL jax_less_equal_u64_i8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_u64_i64(load_u64(x, i), load_i8_as_i64(y, i)));
    }
}

KERNEL jax_less_equal_u64_i16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_u64_i64(load_u64(x, i), load_i16_as_i64(y, i)));
    }
}

KERNEL jax_less_equal_u64_i32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_u64_i64(load_u64(x, i), load_i32_as_i64(y, i)));
    }
}

KERNEL jax_less_equal_u64_i64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_u64_i64(load_u64(x, i), load_u64(y, i)));
    }
}

KERNEL jax_less_equal_u64_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(round_f32_to_bf16(load_u64_as_f32(x, i)), load_bf16_as_f32(y, i)));
    }
}

KERNEL jax_less_equal_u64_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(round_f32_to_f16(load_u64_as_f32(x, i)), load_f16_as_f32(y, i)));
    }
}

KERNEL jax_less_equal_u64_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(load_u64_as_f32(x, i), load_f32(y, i)));
    }
}

KERNEL jax_less_equal_u64_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_f64(load_u64_as_f64(x, i), load_f64(y, i)));
    }
}

KERNEL jax_less_equal_i8_b_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask8(z, i, less_equal_i8(load_u8(x, i), load_u8_as_b(y, i)));
    }
}

KERNEL jax_less_equal_i8_u8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask8(z, i, less_equal_i8_u8(load_u8(x, i), load_u8(y, i)));
    }
}

KERNEL jax_less_equal_i8_u16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask16(z, i, less_equal_i16_u16(load_i8_as_i16(x, i), load_u16(y, i)));
    }
}

KERNEL jax_less_equal_i8_u32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_i32_u32(load_i8_as_i32(x, i), load_u32(y, i)));
    }
}

KERNEL jax_less_equal_i8_u64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_i64_u64(load_i8_as_i64(x, i), load_u64(y, i)));
    }
}

KERNEL jax_less_equal_i8_i8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask8(z, i, less_equal_i8(load_u8(x, i), load_u8(y, i)));
    }
}

KERNEL jax_less_equal_i8_i16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask16(z, i, less_equal_i16(load_i8_as_i16(x, i), load_u16(y, i)));
    }
}

KERNEL jax_less_equal_i8_i32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_i32(load_i8_as_i32(x, i), load_u32(y, i)));
    }
}

KERNEL jax_less_equal_i8_i64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_i64(load_i8_as_i64(x, i), load_u64(y, i)));
    }
}

KERNEL jax_less_equal_i8_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(load_i8_as_f32(x, i), load_bf16_as_f32(y, i)));
    }
}

KERNEL jax_less_equal_i8_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(load_i8_as_f32(x, i), load_f16_as_f32(y, i)));
    }
}

KERNEL jax_less_equal_i8_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(load_i8_as_f32(x, i), load_f32(y, i)));
    }
}

KERNEL jax_less_equal_i8_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_f64(load_i8_as_f64(x, i), load_f64(y, i)));
    }
}

KERNEL jax_less_equal_i16_b_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask16(z, i, less_equal_i16(load_u16(x, i), load_b_as_u16(y, i)));
    }
}

KERNEL jax_less_equal_i16_u8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask16(z, i, less_equal_i16(load_u16(x, i), load_u8_as_u16(y, i)));
    }
}

KERNEL jax_less_equal_i16_u16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask16(z, i, less_equal_i16_u16(load_u16(x, i), load_u16(y, i)));
    }
}

KERNEL jax_less_equal_i16_u32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_i32_u32(load_i16_as_i32(x, i), load_u32(y, i)));
    }
}

KERNEL jax_less_equal_i16_u64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_i64_u64(load_i16_as_i64(x, i), load_u64(y, i)));
    }
}

KERNEL jax_less_equal_i16_i8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask16(z, i, less_equal_i16(load_u16(x, i), load_i8_as_i16(y, i)));
    }
}

KERNEL jax_less_equal_i16_i16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask16(z, i, less_equal_i16(load_u16(x, i), load_u16(y, i)));
    }
}

KERNEL jax_less_equal_i16_i32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_i32(load_i16_as_i32(x, i), load_u32(y, i)));
    }
}

KERNEL jax_less_equal_i16_i64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_i64(load_i16_as_i64(x, i), load_u64(y, i)));
    }
}

KERNEL jax_less_equal_i16_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(round_f32_to_bf16(load_i16_as_f32(x, i)), load_bf16_as_f32(y, i)));
    }
}

KERNEL jax_less_equal_i16_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(round_f32_to_f16(load_i16_as_f32(x, i)), load_f16_as_f32(y, i)));
    }
}

KERNEL jax_less_equal_i16_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(load_i16_as_f32(x, i), load_f32(y, i)));
    }
}

KERNEL jax_less_equal_i16_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_f64(load_i16_as_f64(x, i), load_f64(y, i)));
    }
}

KERNEL jax_less_equal_i32_b_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_i32(load_u32(x, i), load_b_as_u32(y, i)));
    }
}

KERNEL jax_less_equal_i32_u8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_i32(load_u32(x, i), load_u8_as_u32(y, i)));
    }
}

KERNEL jax_less_equal_i32_u16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_i32(load_u32(x, i), load_u16_as_u32(y, i)));
    }
}

KERNEL jax_less_equal_i32_u32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_i32_u32(load_u32(x, i), load_u32(y, i)));
    }
}

KERNEL jax_less_equal_i32_u64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_i64_u64(load_i32_as_i64(x, i), load_u64(y, i)));
    }
}

KERNEL jax_less_equal_i32_i8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_i32(load_u32(x, i), load_i8_as_i32(y, i)));
    }
}

KERNEL jax_less_equal_i32_i16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_i32(load_u32(x, i), load_i16_as_i32(y, i)));
    }
}

KERNEL jax_less_equal_i32_i32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_i32(load_u32(x, i), load_u32(y, i)));
    }
}

KERNEL jax_less_equal_i32_i64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_i64(load_i32_as_i64(x, i), load_u64(y, i)));
    }
}

KERNEL jax_less_equal_i32_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(round_f32_to_bf16(load_i32_as_f32(x, i)), load_bf16_as_f32(y, i)));
    }
}

KERNEL jax_less_equal_i32_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(round_f32_to_f16(load_i32_as_f32(x, i)), load_f16_as_f32(y, i)));
    }
}

KERNEL jax_less_equal_i32_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(load_i32_as_f32(x, i), load_f32(y, i)));
    }
}

KERNEL jax_less_equal_i32_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_f64(load_i32_as_f64(x, i), load_f64(y, i)));
    }
}

KERNEL jax_less_equal_i64_b_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_i64(load_u64(x, i), load_b_as_u64(y, i)));
    }
}

KERNEL jax_less_equal_i64_u8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_i64(load_u64(x, i), load_u8_as_u64(y, i)));
    }
}

KERNEL jax_less_equal_i64_u16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_i64(load_u64(x, i), load_u16_as_u64(y, i)));
    }
}

KERNEL jax_less_equal_i64_u32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_i64(load_u64(x, i), load_u32_as_u64(y, i)));
    }
}

KERNEL jax_less_equal_i64_u64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_i64_u64(load_u64(x, i), load_u64(y, i)));
    }
}

KERNEL jax_less_equal_i64_i8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_i64(load_u64(x, i), load_i8_as_i64(y, i)));
    }
}

KERNEL jax_less_equal_i64_i16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_i64(load_u64(x, i), load_i16_as_i64(y, i)));
    }
}

KERNEL jax_less_equal_i64_i32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_i64(load_u64(x, i), load_i32_as_i64(y, i)));
    }
}

KERNEL jax_less_equal_i64_i64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_i64(load_u64(x, i), load_u64(y, i)));
    }
}

KERNEL jax_less_equal_i64_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(round_f32_to_bf16(load_i64_as_f32(x, i)), load_bf16_as_f32(y, i)));
    }
}

KERNEL jax_less_equal_i64_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(round_f32_to_f16(load_i64_as_f32(x, i)), load_f16_as_f32(y, i)));
    }
}

KERNEL jax_less_equal_i64_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(load_i64_as_f32(x, i), load_f32(y, i)));
    }
}

KERNEL jax_less_equal_i64_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_f64(load_i64_as_f64(x, i), load_f64(y, i)));
    }
}

KERNEL jax_less_equal_bf16_b_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(load_bf16_as_f32(x, i), load_b_as_f32(y, i)));
    }
}

KERNEL jax_less_equal_bf16_u8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(load_bf16_as_f32(x, i), load_u8_as_f32(y, i)));
    }
}

KERNEL jax_less_equal_bf16_u16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(load_bf16_as_f32(x, i), round_f32_to_bf16(load_u16_as_f32(y, i))));
    }
}

KERNEL jax_less_equal_bf16_u32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(load_bf16_as_f32(x, i), round_f32_to_bf16(load_u32_as_f32(y, i))));
    }
}

KERNEL jax_less_equal_bf16_u64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(load_bf16_as_f32(x, i), round_f32_to_bf16(load_u64_as_f32(y, i))));
    }
}

KERNEL jax_less_equal_bf16_i8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(load_bf16_as_f32(x, i), load_i8_as_f32(y, i)));
    }
}

KERNEL jax_less_equal_bf16_i16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(load_bf16_as_f32(x, i), round_f32_to_bf16(load_i16_as_f32(y, i))));
    }
}

KERNEL jax_less_equal_bf16_i32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(load_bf16_as_f32(x, i), round_f32_to_bf16(load_i32_as_f32(y, i))));
    }
}

KERNEL jax_less_equal_bf16_i64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(load_bf16_as_f32(x, i), round_f32_to_bf16(load_i64_as_f32(y, i))));
    }
}

KERNEL jax_less_equal_bf16_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(load_bf16_as_f32(x, i), load_bf16_as_f32(y, i)));
    }
}

KERNEL jax_less_equal_bf16_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(load_bf16_as_f32(x, i), load_f16_as_f32(y, i)));
    }
}

KERNEL jax_less_equal_bf16_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(load_bf16_as_f32(x, i), load_f32(y, i)));
    }
}

KERNEL jax_less_equal_bf16_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_f64(load_bf16_as_f64(x, i), load_f64(y, i)));
    }
}

KERNEL jax_less_equal_bf16_f_weak_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(load_bf16_as_f32(x, i), round_f32_to_bf16(load_f64_as_f32(y, i))));
    }
}

KERNEL jax_less_equal_f16_b_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(load_f16_as_f32(x, i), load_b_as_f32(y, i)));
    }
}

KERNEL jax_less_equal_f16_u8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(load_f16_as_f32(x, i), load_u8_as_f32(y, i)));
    }
}

KERNEL jax_less_equal_f16_u16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(load_f16_as_f32(x, i), round_f32_to_f16(load_u16_as_f32(y, i))));
    }
}

KERNEL jax_less_equal_f16_u32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(load_f16_as_f32(x, i), round_f32_to_f16(load_u32_as_f32(y, i))));
    }
}

KERNEL jax_less_equal_f16_u64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(load_f16_as_f32(x, i), round_f32_to_f16(load_u64_as_f32(y, i))));
    }
}

KERNEL jax_less_equal_f16_i8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(load_f16_as_f32(x, i), load_i8_as_f32(y, i)));
    }
}

KERNEL jax_less_equal_f16_i16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(load_f16_as_f32(x, i), round_f32_to_f16(load_i16_as_f32(y, i))));
    }
}

KERNEL jax_less_equal_f16_i32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(load_f16_as_f32(x, i), round_f32_to_f16(load_i32_as_f32(y, i))));
    }
}

KERNEL jax_less_equal_f16_i64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(load_f16_as_f32(x, i), round_f32_to_f16(load_i64_as_f32(y, i))));
    }
}

KERNEL jax_less_equal_f16_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(load_f16_as_f32(x, i), load_bf16_as_f32(y, i)));
    }
}

KERNEL jax_less_equal_f16_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(load_f16_as_f32(x, i), load_f16_as_f32(y, i)));
    }
}

KERNEL jax_less_equal_f16_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(load_f16_as_f32(x, i), load_f32(y, i)));
    }
}

KERNEL jax_less_equal_f16_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_f64(load_f16_as_f64(x, i), load_f64(y, i)));
    }
}

KERNEL jax_less_equal_f16_f_weak_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(load_f16_as_f32(x, i), round_f32_to_f16(load_f64_as_f32(y, i))));
    }
}

KERNEL jax_less_equal_f32_b_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(load_f32(x, i), load_b_as_f32(y, i)));
    }
}

KERNEL jax_less_equal_f32_u8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(load_f32(x, i), load_u8_as_f32(y, i)));
    }
}

KERNEL jax_less_equal_f32_u16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(load_f32(x, i), load_u16_as_f32(y, i)));
    }
}

KERNEL jax_less_equal_f32_u32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(load_f32(x, i), load_u32_as_f32(y, i)));
    }
}

KERNEL jax_less_equal_f32_u64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(load_f32(x, i), load_u64_as_f32(y, i)));
    }
}

KERNEL jax_less_equal_f32_i8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(load_f32(x, i), load_i8_as_f32(y, i)));
    }
}

KERNEL jax_less_equal_f32_i16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(load_f32(x, i), load_i16_as_f32(y, i)));
    }
}

KERNEL jax_less_equal_f32_i32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(load_f32(x, i), load_i32_as_f32(y, i)));
    }
}

KERNEL jax_less_equal_f32_i64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(load_f32(x, i), load_i64_as_f32(y, i)));
    }
}

KERNEL jax_less_equal_f32_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(load_f32(x, i), load_bf16_as_f32(y, i)));
    }
}

KERNEL jax_less_equal_f32_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(load_f32(x, i), load_f16_as_f32(y, i)));
    }
}

KERNEL jax_less_equal_f32_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(load_f32(x, i), load_f32(y, i)));
    }
}

KERNEL jax_less_equal_f32_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_f64(load_f32_as_f64(x, i), load_f64(y, i)));
    }
}

KERNEL jax_less_equal_f32_f_weak_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(load_f32(x, i), load_f64_as_f32(y, i)));
    }
}

KERNEL jax_less_equal_f64_b_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_f64(load_f64(x, i), load_b_as_f64(y, i)));
    }
}

KERNEL jax_less_equal_f64_u8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_f64(load_f64(x, i), load_u8_as_f64(y, i)));
    }
}

KERNEL jax_less_equal_f64_u16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_f64(load_f64(x, i), load_u16_as_f64(y, i)));
    }
}

KERNEL jax_less_equal_f64_u32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_f64(load_f64(x, i), load_u32_as_f64(y, i)));
    }
}

KERNEL jax_less_equal_f64_u64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_f64(load_f64(x, i), load_u64_as_f64(y, i)));
    }
}

KERNEL jax_less_equal_f64_i8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_f64(load_f64(x, i), load_i8_as_f64(y, i)));
    }
}

KERNEL jax_less_equal_f64_i16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_f64(load_f64(x, i), load_i16_as_f64(y, i)));
    }
}

KERNEL jax_less_equal_f64_i32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_f64(load_f64(x, i), load_i32_as_f64(y, i)));
    }
}

KERNEL jax_less_equal_f64_i64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_f64(load_f64(x, i), load_i64_as_f64(y, i)));
    }
}

KERNEL jax_less_equal_f64_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_f64(load_f64(x, i), load_bf16_as_f64(y, i)));
    }
}

KERNEL jax_less_equal_f64_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_f64(load_f64(x, i), load_f16_as_f64(y, i)));
    }
}

KERNEL jax_less_equal_f64_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_f64(load_f64(x, i), load_f32_as_f64(y, i)));
    }
}

KERNEL jax_less_equal_f64_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask64(z, i, less_equal_f64(load_f64(x, i), load_f64(y, i)));
    }
}

KERNEL jax_less_equal_f_weak_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(round_f32_to_bf16(load_f64_as_f32(x, i)), load_bf16_as_f32(y, i)));
    }
}

KERNEL jax_less_equal_f_weak_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(round_f32_to_f16(load_f64_as_f32(x, i)), load_f16_as_f32(y, i)));
    }
}

KERNEL jax_less_equal_f_weak_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_mask32(z, i, less_equal_f32(load_f64_as_f32(x, i), load_f32(y, i)));
    }
}
