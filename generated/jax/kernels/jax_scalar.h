/*
 * kernels/jax_scalar.h: what the kernels in portable C are made of; only they include it.
 *
 * Made by joinery 0.2.0 from specs/jax.lua; SHA-256 of what it defines, without comments and free text:
 * 3a319286f3c59695d53b93e5ea48e25503392aff0d6a0aa944084b92e4d4e801.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR --emit tables,dispatch,kernels,rust --ops add,sqrt --isa scalar,avx2
 * The licence of this file is yours to choose.
 */
/* clang-format off */
#ifndef JAX_SCALAR_H_
#define JAX_SCALAR_H_


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

/* Below 2^-14, in units of 2^-24, rounded by adding 2^23. 65520 is the first value that rounds to inf. */
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
    return v >> 7 != 0;
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
    return v >> 15 != 0;
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
    return v >> 31 != 0;
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
    return v >> 63 != 0;
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

/* The first `digits` bits, at most 54, of the square root of v / 2^64, at least 1/4, as an integer; one bit a turn. */
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
 * With integers, because compilers call the C library's sqrt() unless flags say that errno does not matter. The mantissa is a
 * fraction of at least 1/4 with an even exponent, so the root is at least 1/2. One more bit suffices to round it: the root
 * of a number of 24 bits is never halfway between two.
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

/*
 * With integers, because compilers call the C library's sqrt() unless flags say that errno does not matter. The mantissa is a
 * fraction of at least 1/4 with an even exponent, so the root is at least 1/2. One more bit suffices to round it: the root
 * of a number of 53 bits is never halfway between two.
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

#endif
