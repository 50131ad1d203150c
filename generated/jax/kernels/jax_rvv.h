/*
 * kernels/jax_rvv.h: what the kernels in RISC-V V are made of; only they include it.
 *
 * Made by joinery 0.2.0 from specs/jax.lua; SHA-256 of what it defines, without comments and free text:
 * e6ee428d8e4e659858c0dd39974ac33cec3898f6d254d00e0ffaa7566824f1e3.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR
 * The licence of this file is yours to choose.
 */
/* clang-format off */
#ifndef JAX_RVV_H_
#define JAX_RVV_H_

#if defined(__riscv_v) && defined(__clang__) && !defined(JOINERY_NO_RVV)

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
#include <riscv_vector.h>


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

PRIMITIVE vuint8mf2_t load_u8(const char *p, size_t i) {
    return __riscv_vle8_v_u8mf2((const uint8_t *)p + i, 8);
}

PRIMITIVE vuint8mf2_t load_u8_as_b(const char *p, size_t i) {
    return __riscv_vminu(load_u8(p, i), 1, 8);
}

PRIMITIVE vuint8mf2_t bitwise_or_u8(vuint8mf2_t a, vuint8mf2_t b) {
    return __riscv_vor(a, b, 8);
}

PRIMITIVE void store_u8(char *p, size_t i, vuint8mf2_t v) {
    __riscv_vse8((uint8_t *)p + i, v, 8);
}

PRIMITIVE vuint8mf2_t add_u8(vuint8mf2_t a, vuint8mf2_t b) {
    return __riscv_vadd(a, b, 8);
}

PRIMITIVE vuint16m1_t load_b_as_u16(const char *p, size_t i) {
    return __riscv_vzext_vf2(load_u8_as_b(p, i), 8);
}

PRIMITIVE vuint16m1_t load_u16(const char *p, size_t i) {
    return __riscv_vreinterpret_u16m1(__riscv_vle8_v_u8m1((const uint8_t *)p + 2 * i, 16));
}

PRIMITIVE vuint16m1_t add_u16(vuint16m1_t a, vuint16m1_t b) {
    return __riscv_vadd(a, b, 8);
}

PRIMITIVE void store_u16(char *p, size_t i, vuint16m1_t v) {
    __riscv_vse8((uint8_t *)p + 2 * i, __riscv_vreinterpret_u8m1(v), 16);
}

PRIMITIVE vuint32m2_t load_b_as_u32(const char *p, size_t i) {
    return __riscv_vzext_vf4(load_u8_as_b(p, i), 8);
}

PRIMITIVE vuint32m2_t load_u32(const char *p, size_t i) {
    return __riscv_vreinterpret_u32m2(__riscv_vle8_v_u8m2((const uint8_t *)p + 4 * i, 32));
}

PRIMITIVE vuint32m2_t add_u32(vuint32m2_t a, vuint32m2_t b) {
    return __riscv_vadd(a, b, 8);
}

PRIMITIVE void store_u32(char *p, size_t i, vuint32m2_t v) {
    __riscv_vse8((uint8_t *)p + 4 * i, __riscv_vreinterpret_u8m2(v), 32);
}

PRIMITIVE vuint64m4_t load_b_as_u64(const char *p, size_t i) {
    return __riscv_vzext_vf8(load_u8_as_b(p, i), 8);
}

PRIMITIVE vuint64m4_t load_u64(const char *p, size_t i) {
    return __riscv_vreinterpret_u64m4(__riscv_vle8_v_u8m4((const uint8_t *)p + 8 * i, 64));
}

PRIMITIVE vuint64m4_t add_u64(vuint64m4_t a, vuint64m4_t b) {
    return __riscv_vadd(a, b, 8);
}

PRIMITIVE void store_u64(char *p, size_t i, vuint64m4_t v) {
    __riscv_vse8((uint8_t *)p + 8 * i, __riscv_vreinterpret_u8m4(v), 64);
}

PRIMITIVE vfloat32m2_t load_b_as_f32(const char *p, size_t i) {
    return __riscv_vfwcvt_f(load_b_as_u16(p, i), 8);
}

PRIMITIVE vfloat32m2_t f32_of_bits(vuint32m2_t v) {
    return __riscv_vreinterpret_f32m2(v);
}

PRIMITIVE vfloat32m2_t f32_of_bf16(vuint16m1_t bits) {
    return f32_of_bits(__riscv_vsll(__riscv_vzext_vf2(bits, 8), 16, 8));
}

PRIMITIVE vfloat32m2_t load_bf16_as_f32(const char *p, size_t i) {
    return f32_of_bf16(load_u16(p, i));
}

PRIMITIVE vfloat32m2_t add_f32(vfloat32m2_t a, vfloat32m2_t b) {
    return __riscv_vfadd(a, b, 8);
}

PRIMITIVE vuint32m2_t bits_of_f32(vfloat32m2_t v) {
    return __riscv_vreinterpret_u32m2(v);
}

PRIMITIVE vbool16_t is_nan_f32(vfloat32m2_t v) {
    return __riscv_vmfne(v, v, 8);
}

/* To nearest, ties to even: 0x7fff more, or 0x8000 where bit 16 is set; of that, the high half. */
PRIMITIVE vuint16m1_t bf16_of_f32(vfloat32m2_t v) {
    const vuint32m2_t bits = bits_of_f32(v), is_odd = __riscv_vand(__riscv_vsrl(bits, 16, 8), 1, 8);
    const vuint32m2_t rounded = __riscv_vadd(__riscv_vadd(bits, 0x7fff, 8), is_odd, 8);
    return __riscv_vmerge(__riscv_vnsrl(rounded, 16, 8), 0x7fc0, is_nan_f32(v), 8);
}

PRIMITIVE void store_f32_as_bf16(char *p, size_t i, vfloat32m2_t v) {
    store_u16(p, i, bf16_of_f32(v));
}

/*
 * Below the smallest normal number, 2^-14, what is subtracted from 2^-14 with the bits for its mantissa is 2^-14 itself;
 * the others get the exponents of f32, and inf and NaN the highest one.
 */
PRIMITIVE vfloat32m2_t f32_of_f16(vuint16m1_t v) {
    const vuint32m2_t bits = __riscv_vzext_vf2(v, 8), sign = __riscv_vsll(__riscv_vand(bits, 0x8000, 8), 16, 8);
    const vuint32m2_t size = __riscv_vsll(__riscv_vand(bits, 0x7fff, 8), 13, 8);
    const vuint32m2_t count = __riscv_vadd(size, 0x38000000, 8);
    const vfloat32m2_t lifted = f32_of_bits(__riscv_vadd(size, 0x38800000, 8));
    const vuint32m2_t subnormal = bits_of_f32(__riscv_vfsub(lifted, 0x1p-14f, 8));
    const vuint32m2_t finite = __riscv_vmerge(count, subnormal, __riscv_vmsltu(count, 0x38800000, 8), 8);
    const vuint32m2_t special = __riscv_vor(finite, 0x7f800000, 8);
    const vuint32m2_t number = __riscv_vmerge(finite, special, __riscv_vmsgtu(size, 0x0f7fffff, 8), 8);
    return f32_of_bits(__riscv_vor(number, sign, 8));
}

PRIMITIVE vfloat32m2_t load_f16_as_f32(const char *p, size_t i) {
    return f32_of_f16(load_u16(p, i));
}

/*
 * A sum with the power of two that is 2^13 times the number's own, or that of 2^-14 if that is larger, ends with the last
 * bit of f16, and is so rounded. What is past the end is inf.
 */
PRIMITIVE vuint16m1_t f16_of_f32(vfloat32m2_t v) {
    const vuint32m2_t bits = bits_of_f32(v), size = __riscv_vminu(__riscv_vand(bits, INT32_MAX, 8), 0x47800000, 8);
    const vuint32m2_t exponent = __riscv_vmaxu(__riscv_vand(size, 0x7f800000, 8), 0x38800000, 8);
    const vuint32m2_t above = __riscv_vsub(exponent, 0x38800000, 8), unit = __riscv_vadd(above, 0x3f000000, 8);
    const vuint32m2_t sum = bits_of_f32(__riscv_vfadd(f32_of_bits(size), f32_of_bits(unit), 8));
    const vuint32m2_t count = __riscv_vadd(__riscv_vsub(sum, unit, 8), __riscv_vsrl(above, 13, 8), 8);
    const vuint32m2_t number = __riscv_vmerge(count, 0x7e00, is_nan_f32(v), 8);
    const vuint32m2_t sign = __riscv_vand(__riscv_vsrl(bits, 16, 8), 0x8000, 8);
    return __riscv_vncvt_x(__riscv_vor(number, sign, 8), 8);
}

PRIMITIVE void store_f32_as_f16(char *p, size_t i, vfloat32m2_t v) {
    store_u16(p, i, f16_of_f32(v));
}

PRIMITIVE vfloat32m2_t load_f32(const char *p, size_t i) {
    return f32_of_bits(load_u32(p, i));
}

PRIMITIVE void store_f32(char *p, size_t i, vfloat32m2_t v) {
    store_u32(p, i, bits_of_f32(v));
}

PRIMITIVE vfloat64m4_t load_b_as_f64(const char *p, size_t i) {
    return __riscv_vfwcvt_f(load_b_as_u32(p, i), 8);
}

PRIMITIVE vfloat64m4_t f64_of_bits(vuint64m4_t v) {
    return __riscv_vreinterpret_f64m4(v);
}

PRIMITIVE vfloat64m4_t load_f64(const char *p, size_t i) {
    return f64_of_bits(load_u64(p, i));
}

PRIMITIVE vfloat64m4_t add_f64(vfloat64m4_t a, vfloat64m4_t b) {
    return __riscv_vfadd(a, b, 8);
}

PRIMITIVE vuint64m4_t bits_of_f64(vfloat64m4_t v) {
    return __riscv_vreinterpret_u64m4(v);
}

PRIMITIVE void store_f64(char *p, size_t i, vfloat64m4_t v) {
    store_u64(p, i, bits_of_f64(v));
}

PRIMITIVE vfloat32m2x2_t make_c64(vfloat32m2_t re, vfloat32m2_t im) {
    return __riscv_vcreate_v_f32m2x2(re, im);
}

PRIMITIVE vfloat32m2x2_t load_b_as_c64(const char *p, size_t i) {
    return make_c64(load_b_as_f32(p, i), __riscv_vfmv_v_f_f32m2(0, 8));
}

PRIMITIVE vfloat32m2x2_t load_c64(const char *p, size_t i) {
    const vuint64m4_t v = load_u64(p, i);
    return make_c64(f32_of_bits(__riscv_vncvt_x(v, 8)), f32_of_bits(__riscv_vnsrl(v, 32, 8)));
}

PRIMITIVE vfloat32m2_t re_c64(vfloat32m2x2_t v) {
    return __riscv_vget_f32m2(v, 0);
}

PRIMITIVE vfloat32m2_t im_c64(vfloat32m2x2_t v) {
    return __riscv_vget_f32m2(v, 1);
}

PRIMITIVE vfloat32m2x2_t add_c64(vfloat32m2x2_t a, vfloat32m2x2_t b) {
    return make_c64(__riscv_vfadd(re_c64(a), re_c64(b), 8), __riscv_vfadd(im_c64(a), im_c64(b), 8));
}

/* The sum of both parts, and 2^32 - 1 times the imaginary one. */
PRIMITIVE void store_c64(char *p, size_t i, vfloat32m2x2_t v) {
    const vuint32m2_t re = bits_of_f32(re_c64(v)), im = bits_of_f32(im_c64(v));
    store_u64(p, i, __riscv_vwmaccu(__riscv_vwaddu_vv(re, im, 8), UINT32_MAX, im, 8));
}

PRIMITIVE vfloat64m4x2_t make_c128(vfloat64m4_t re, vfloat64m4_t im) {
    return __riscv_vcreate_v_f64m4x2(re, im);
}

PRIMITIVE vfloat64m4x2_t load_b_as_c128(const char *p, size_t i) {
    return make_c128(load_b_as_f64(p, i), __riscv_vfmv_v_f_f64m4(0, 8));
}

/* The parts of eight complex numbers that stand at `first`, 0 or 1, and at every second place from there on. */
PRIMITIVE vuint64m4_t parts_c128(const char *p, size_t i, uint16_t first) {
    const vuint64m8_t both = __riscv_vreinterpret_u64m8(__riscv_vle8_v_u8m8((const uint8_t *)p + 16 * i, 128));
    const vuint16m2_t places = __riscv_vadd(__riscv_vsll(__riscv_vid_v_u16m2(8), 1, 8), first, 8);
    return __riscv_vlmul_trunc_u64m4(__riscv_vrgatherei16(both, places, 8));
}

PRIMITIVE vfloat64m4x2_t load_c128(const char *p, size_t i) {
    return make_c128(f64_of_bits(parts_c128(p, i, 0)), f64_of_bits(parts_c128(p, i, 1)));
}

PRIMITIVE vfloat64m4_t re_c128(vfloat64m4x2_t v) {
    return __riscv_vget_f64m4(v, 0);
}

PRIMITIVE vfloat64m4_t im_c128(vfloat64m4x2_t v) {
    return __riscv_vget_f64m4(v, 1);
}

PRIMITIVE vfloat64m4x2_t add_c128(vfloat64m4x2_t a, vfloat64m4x2_t b) {
    return make_c128(__riscv_vfadd(re_c128(a), re_c128(b), 8), __riscv_vfadd(im_c128(a), im_c128(b), 8));
}

/* Eight real parts and then eight imaginary ones, taken in turns. */
PRIMITIVE void store_c128(char *p, size_t i, vfloat64m4x2_t v) {
    const vfloat64m8_t re = __riscv_vlmul_ext_f64m8(re_c128(v)), im = __riscv_vlmul_ext_f64m8(im_c128(v));
    const vuint16m2_t place = __riscv_vid_v_u16m2(16), half = __riscv_vsll(__riscv_vand(place, 1, 16), 3, 16);
    const vuint16m2_t from = __riscv_vadd(__riscv_vsrl(place, 1, 16), half, 16);
    const vfloat64m8_t turns = __riscv_vrgatherei16(__riscv_vslideup(re, im, 8, 16), from, 16);
    __riscv_vse8((uint8_t *)p + 16 * i, __riscv_vreinterpret_u8m8(__riscv_vreinterpret_u64m8(turns)), 128);
}

PRIMITIVE vuint16m1_t load_u8_as_u16(const char *p, size_t i) {
    return __riscv_vzext_vf2(load_u8(p, i), 8);
}

PRIMITIVE vuint32m2_t load_u8_as_u32(const char *p, size_t i) {
    return __riscv_vzext_vf4(load_u8(p, i), 8);
}

PRIMITIVE vuint64m4_t load_u8_as_u64(const char *p, size_t i) {
    return __riscv_vzext_vf8(load_u8(p, i), 8);
}

PRIMITIVE vuint16m1_t unsigned_16(vint16m1_t v) {
    return __riscv_vreinterpret_u16m1(v);
}

PRIMITIVE vint8mf2_t signed_8(vuint8mf2_t v) {
    return __riscv_vreinterpret_i8mf2(v);
}

PRIMITIVE vuint16m1_t load_i8_as_i16(const char *p, size_t i) {
    return unsigned_16(__riscv_vsext_vf2(signed_8(load_u8(p, i)), 8));
}

PRIMITIVE vfloat32m2_t load_u8_as_f32(const char *p, size_t i) {
    return __riscv_vfwcvt_f(load_u8_as_u16(p, i), 8);
}

PRIMITIVE vfloat64m4_t load_u8_as_f64(const char *p, size_t i) {
    return __riscv_vfwcvt_f(load_u8_as_u32(p, i), 8);
}

PRIMITIVE vfloat32m2x2_t load_u8_as_c64(const char *p, size_t i) {
    return make_c64(load_u8_as_f32(p, i), __riscv_vfmv_v_f_f32m2(0, 8));
}

PRIMITIVE vfloat64m4x2_t load_u8_as_c128(const char *p, size_t i) {
    return make_c128(load_u8_as_f64(p, i), __riscv_vfmv_v_f_f64m4(0, 8));
}

PRIMITIVE vuint32m2_t load_u64_as_u32(const char *p, size_t i) {
    return __riscv_vncvt_x(load_u64(p, i), 8);
}

PRIMITIVE vuint16m1_t load_u64_as_u16(const char *p, size_t i) {
    return __riscv_vncvt_x(load_u64_as_u32(p, i), 8);
}

PRIMITIVE vuint8mf2_t load_u64_as_u8(const char *p, size_t i) {
    return __riscv_vncvt_x(load_u64_as_u16(p, i), 8);
}

PRIMITIVE vuint32m2_t load_u16_as_u32(const char *p, size_t i) {
    return __riscv_vzext_vf2(load_u16(p, i), 8);
}

PRIMITIVE vuint64m4_t load_u16_as_u64(const char *p, size_t i) {
    return __riscv_vzext_vf4(load_u16(p, i), 8);
}

PRIMITIVE vuint32m2_t unsigned_32(vint32m2_t v) {
    return __riscv_vreinterpret_u32m2(v);
}

PRIMITIVE vuint32m2_t load_i8_as_i32(const char *p, size_t i) {
    return unsigned_32(__riscv_vsext_vf4(signed_8(load_u8(p, i)), 8));
}

PRIMITIVE vint16m1_t signed_16(vuint16m1_t v) {
    return __riscv_vreinterpret_i16m1(v);
}

PRIMITIVE vuint32m2_t load_i16_as_i32(const char *p, size_t i) {
    return unsigned_32(__riscv_vsext_vf2(signed_16(load_u16(p, i)), 8));
}

PRIMITIVE vfloat32m2_t load_u16_as_f32(const char *p, size_t i) {
    return __riscv_vfwcvt_f(load_u16(p, i), 8);
}

PRIMITIVE vfloat32m2_t round_f32_to_bf16(vfloat32m2_t v) {
    return f32_of_bf16(bf16_of_f32(v));
}

PRIMITIVE vfloat32m2_t round_f32_to_f16(vfloat32m2_t v) {
    return f32_of_f16(f16_of_f32(v));
}

PRIMITIVE vfloat64m4_t load_u16_as_f64(const char *p, size_t i) {
    return __riscv_vfwcvt_f(load_u16_as_u32(p, i), 8);
}

PRIMITIVE vfloat32m2x2_t load_u16_as_c64(const char *p, size_t i) {
    return make_c64(load_u16_as_f32(p, i), __riscv_vfmv_v_f_f32m2(0, 8));
}

PRIMITIVE vfloat64m4x2_t load_u16_as_c128(const char *p, size_t i) {
    return make_c128(load_u16_as_f64(p, i), __riscv_vfmv_v_f_f64m4(0, 8));
}

PRIMITIVE vuint64m4_t load_u32_as_u64(const char *p, size_t i) {
    return __riscv_vzext_vf2(load_u32(p, i), 8);
}

PRIMITIVE vuint64m4_t unsigned_64(vint64m4_t v) {
    return __riscv_vreinterpret_u64m4(v);
}

PRIMITIVE vuint64m4_t load_i8_as_i64(const char *p, size_t i) {
    return unsigned_64(__riscv_vsext_vf8(signed_8(load_u8(p, i)), 8));
}

PRIMITIVE vuint64m4_t load_i16_as_i64(const char *p, size_t i) {
    return unsigned_64(__riscv_vsext_vf4(signed_16(load_u16(p, i)), 8));
}

PRIMITIVE vint32m2_t signed_32(vuint32m2_t v) {
    return __riscv_vreinterpret_i32m2(v);
}

PRIMITIVE vuint64m4_t load_i32_as_i64(const char *p, size_t i) {
    return unsigned_64(__riscv_vsext_vf2(signed_32(load_u32(p, i)), 8));
}

PRIMITIVE vfloat32m2_t load_u32_as_f32(const char *p, size_t i) {
    return __riscv_vfcvt_f(load_u32(p, i), 8);
}

PRIMITIVE vfloat64m4_t load_u32_as_f64(const char *p, size_t i) {
    return __riscv_vfwcvt_f(load_u32(p, i), 8);
}

PRIMITIVE vfloat32m2x2_t load_u32_as_c64(const char *p, size_t i) {
    return make_c64(load_u32_as_f32(p, i), __riscv_vfmv_v_f_f32m2(0, 8));
}

PRIMITIVE vfloat64m4x2_t load_u32_as_c128(const char *p, size_t i) {
    return make_c128(load_u32_as_f64(p, i), __riscv_vfmv_v_f_f64m4(0, 8));
}

PRIMITIVE vfloat64m4_t load_i8_as_f64(const char *p, size_t i) {
    return __riscv_vfwcvt_f(signed_32(load_i8_as_i32(p, i)), 8);
}

PRIMITIVE vfloat64m4_t load_u64_as_f64(const char *p, size_t i) {
    return __riscv_vfcvt_f(load_u64(p, i), 8);
}

PRIMITIVE vfloat64m4_t load_i16_as_f64(const char *p, size_t i) {
    return __riscv_vfwcvt_f(signed_32(load_i16_as_i32(p, i)), 8);
}

PRIMITIVE vfloat64m4_t load_i32_as_f64(const char *p, size_t i) {
    return __riscv_vfwcvt_f(signed_32(load_u32(p, i)), 8);
}

PRIMITIVE vint64m4_t signed_64(vuint64m4_t v) {
    return __riscv_vreinterpret_i64m4(v);
}

PRIMITIVE vfloat64m4_t load_i64_as_f64(const char *p, size_t i) {
    return __riscv_vfcvt_f(signed_64(load_u64(p, i)), 8);
}

PRIMITIVE vfloat32m2_t load_u64_as_f32(const char *p, size_t i) {
    return __riscv_vfncvt_f(load_u64(p, i), 8);
}

PRIMITIVE vfloat32m2x2_t load_u64_as_c64(const char *p, size_t i) {
    return make_c64(load_u64_as_f32(p, i), __riscv_vfmv_v_f_f32m2(0, 8));
}

PRIMITIVE vfloat64m4x2_t load_u64_as_c128(const char *p, size_t i) {
    return make_c128(load_u64_as_f64(p, i), __riscv_vfmv_v_f_f64m4(0, 8));
}

PRIMITIVE vfloat32m2_t load_i8_as_f32(const char *p, size_t i) {
    return __riscv_vfwcvt_f(signed_16(load_i8_as_i16(p, i)), 8);
}

PRIMITIVE vfloat32m2x2_t load_i8_as_c64(const char *p, size_t i) {
    return make_c64(load_i8_as_f32(p, i), __riscv_vfmv_v_f_f32m2(0, 8));
}

PRIMITIVE vfloat64m4x2_t load_i8_as_c128(const char *p, size_t i) {
    return make_c128(load_i8_as_f64(p, i), __riscv_vfmv_v_f_f64m4(0, 8));
}

PRIMITIVE vfloat32m2_t load_i16_as_f32(const char *p, size_t i) {
    return __riscv_vfwcvt_f(signed_16(load_u16(p, i)), 8);
}

PRIMITIVE vfloat32m2x2_t load_i16_as_c64(const char *p, size_t i) {
    return make_c64(load_i16_as_f32(p, i), __riscv_vfmv_v_f_f32m2(0, 8));
}

PRIMITIVE vfloat64m4x2_t load_i16_as_c128(const char *p, size_t i) {
    return make_c128(load_i16_as_f64(p, i), __riscv_vfmv_v_f_f64m4(0, 8));
}

PRIMITIVE vfloat32m2_t load_i32_as_f32(const char *p, size_t i) {
    return __riscv_vfcvt_f(signed_32(load_u32(p, i)), 8);
}

PRIMITIVE vfloat32m2x2_t load_i32_as_c64(const char *p, size_t i) {
    return make_c64(load_i32_as_f32(p, i), __riscv_vfmv_v_f_f32m2(0, 8));
}

PRIMITIVE vfloat64m4x2_t load_i32_as_c128(const char *p, size_t i) {
    return make_c128(load_i32_as_f64(p, i), __riscv_vfmv_v_f_f64m4(0, 8));
}

PRIMITIVE vfloat32m2_t load_i64_as_f32(const char *p, size_t i) {
    return __riscv_vfncvt_f(signed_64(load_u64(p, i)), 8);
}

PRIMITIVE vfloat32m2x2_t load_i64_as_c64(const char *p, size_t i) {
    return make_c64(load_i64_as_f32(p, i), __riscv_vfmv_v_f_f32m2(0, 8));
}

PRIMITIVE vfloat64m4x2_t load_i64_as_c128(const char *p, size_t i) {
    return make_c128(load_i64_as_f64(p, i), __riscv_vfmv_v_f_f64m4(0, 8));
}

PRIMITIVE vfloat64m4_t load_bf16_as_f64(const char *p, size_t i) {
    return __riscv_vfwcvt_f(load_bf16_as_f32(p, i), 8);
}

PRIMITIVE vfloat32m2x2_t load_bf16_as_c64(const char *p, size_t i) {
    return make_c64(load_bf16_as_f32(p, i), __riscv_vfmv_v_f_f32m2(0, 8));
}

PRIMITIVE vfloat64m4x2_t load_bf16_as_c128(const char *p, size_t i) {
    return make_c128(load_bf16_as_f64(p, i), __riscv_vfmv_v_f_f64m4(0, 8));
}

PRIMITIVE vfloat32m2_t f32_of_f64(vfloat64m4_t v) {
    return __riscv_vfncvt_f(v, 8);
}

PRIMITIVE vfloat32m2_t load_f64_as_f32(const char *p, size_t i) {
    return f32_of_f64(load_f64(p, i));
}

PRIMITIVE vfloat32m2x2_t load_c128_as_c64(const char *p, size_t i) {
    const vfloat64m4x2_t v = load_c128(p, i);
    return make_c64(f32_of_f64(re_c128(v)), f32_of_f64(im_c128(v)));
}

PRIMITIVE vfloat64m4_t load_f16_as_f64(const char *p, size_t i) {
    return __riscv_vfwcvt_f(load_f16_as_f32(p, i), 8);
}

PRIMITIVE vfloat32m2x2_t load_f16_as_c64(const char *p, size_t i) {
    return make_c64(load_f16_as_f32(p, i), __riscv_vfmv_v_f_f32m2(0, 8));
}

PRIMITIVE vfloat64m4x2_t load_f16_as_c128(const char *p, size_t i) {
    return make_c128(load_f16_as_f64(p, i), __riscv_vfmv_v_f_f64m4(0, 8));
}

PRIMITIVE vfloat64m4_t load_f32_as_f64(const char *p, size_t i) {
    return __riscv_vfwcvt_f(load_f32(p, i), 8);
}

PRIMITIVE vfloat32m2x2_t load_f32_as_c64(const char *p, size_t i) {
    return make_c64(load_f32(p, i), __riscv_vfmv_v_f_f32m2(0, 8));
}

PRIMITIVE vfloat64m4x2_t load_f32_as_c128(const char *p, size_t i) {
    return make_c128(load_f32_as_f64(p, i), __riscv_vfmv_v_f_f64m4(0, 8));
}

PRIMITIVE vfloat64m4x2_t load_c64_as_c128(const char *p, size_t i) {
    const vfloat32m2x2_t v = load_c64(p, i);
    return make_c128(__riscv_vfwcvt_f(re_c64(v), 8), __riscv_vfwcvt_f(im_c64(v), 8));
}

PRIMITIVE vfloat64m4x2_t load_f64_as_c128(const char *p, size_t i) {
    return make_c128(load_f64(p, i), __riscv_vfmv_v_f_f64m4(0, 8));
}

PRIMITIVE vfloat32m2x2_t load_f64_as_c64(const char *p, size_t i) {
    return make_c64(load_f64_as_f32(p, i), __riscv_vfmv_v_f_f32m2(0, 8));
}

PRIMITIVE vuint8mf2_t subtract_u8(vuint8mf2_t a, vuint8mf2_t b) {
    return __riscv_vsub(a, b, 8);
}

PRIMITIVE vuint16m1_t subtract_u16(vuint16m1_t a, vuint16m1_t b) {
    return __riscv_vsub(a, b, 8);
}

PRIMITIVE vuint32m2_t subtract_u32(vuint32m2_t a, vuint32m2_t b) {
    return __riscv_vsub(a, b, 8);
}

PRIMITIVE vuint64m4_t subtract_u64(vuint64m4_t a, vuint64m4_t b) {
    return __riscv_vsub(a, b, 8);
}

PRIMITIVE vfloat32m2_t subtract_f32(vfloat32m2_t a, vfloat32m2_t b) {
    return __riscv_vfsub(a, b, 8);
}

PRIMITIVE vfloat64m4_t subtract_f64(vfloat64m4_t a, vfloat64m4_t b) {
    return __riscv_vfsub(a, b, 8);
}

PRIMITIVE vfloat32m2x2_t subtract_c64(vfloat32m2x2_t a, vfloat32m2x2_t b) {
    return make_c64(__riscv_vfsub(re_c64(a), re_c64(b), 8), __riscv_vfsub(im_c64(a), im_c64(b), 8));
}

PRIMITIVE vfloat64m4x2_t subtract_c128(vfloat64m4x2_t a, vfloat64m4x2_t b) {
    return make_c128(__riscv_vfsub(re_c128(a), re_c128(b), 8), __riscv_vfsub(im_c128(a), im_c128(b), 8));
}

PRIMITIVE vuint8mf2_t bitwise_and_u8(vuint8mf2_t a, vuint8mf2_t b) {
    return __riscv_vand(a, b, 8);
}

PRIMITIVE vuint8mf2_t multiply_u8(vuint8mf2_t a, vuint8mf2_t b) {
    return __riscv_vmul(a, b, 8);
}

PRIMITIVE vuint16m1_t multiply_u16(vuint16m1_t a, vuint16m1_t b) {
    return __riscv_vmul(a, b, 8);
}

PRIMITIVE vuint32m2_t multiply_u32(vuint32m2_t a, vuint32m2_t b) {
    return __riscv_vmul(a, b, 8);
}

PRIMITIVE vuint64m4_t multiply_u64(vuint64m4_t a, vuint64m4_t b) {
    return __riscv_vmul(a, b, 8);
}

PRIMITIVE vfloat32m2_t multiply_f32(vfloat32m2_t a, vfloat32m2_t b) {
    return __riscv_vfmul(a, b, 8);
}

PRIMITIVE vfloat64m4_t multiply_f64(vfloat64m4_t a, vfloat64m4_t b) {
    return __riscv_vfmul(a, b, 8);
}

PRIMITIVE vfloat32m2x2_t multiply_c64(vfloat32m2x2_t a, vfloat32m2x2_t b) {
    const vfloat32m2_t x = re_c64(a), y = im_c64(a), u = re_c64(b), v = im_c64(b);
    return make_c64(__riscv_vfsub(__riscv_vfmul(x, u, 8), __riscv_vfmul(y, v, 8), 8),
                     __riscv_vfadd(__riscv_vfmul(x, v, 8), __riscv_vfmul(y, u, 8), 8));
}

PRIMITIVE vfloat64m4x2_t multiply_c128(vfloat64m4x2_t a, vfloat64m4x2_t b) {
    const vfloat64m4_t x = re_c128(a), y = im_c128(a), u = re_c128(b), v = im_c128(b);
    return make_c128(__riscv_vfsub(__riscv_vfmul(x, u, 8), __riscv_vfmul(y, v, 8), 8),
                     __riscv_vfadd(__riscv_vfmul(x, v, 8), __riscv_vfmul(y, u, 8), 8));
}

PRIMITIVE vfloat32m2_t divide_f32(vfloat32m2_t a, vfloat32m2_t b) {
    return __riscv_vfdiv(a, b, 8);
}

PRIMITIVE vfloat64m4_t divide_f64(vfloat64m4_t a, vfloat64m4_t b) {
    return __riscv_vfdiv(a, b, 8);
}

/*
 * By the larger part of the divisor; a NaN in it takes the smaller one's branch. The branches are one formula, (x + y r) s
 * and (y - x r) s, in which both parts of the dividend, and the sides of the subtraction, change places. By zero: x / 0
 * and y / 0.
 */
PRIMITIVE vfloat32m2x2_t divide_c64(vfloat32m2x2_t a, vfloat32m2x2_t b) {
    const vfloat32m2_t u = re_c64(b), v = im_c64(b);
    const vbool16_t is_re = __riscv_vmfge(__riscv_vfabs(u, 8), __riscv_vfabs(v, 8), 8);
    const vfloat32m2_t larger = __riscv_vmerge(v, u, is_re, 8), smaller = __riscv_vmerge(u, v, is_re, 8);
    const vfloat32m2_t x = __riscv_vmerge(im_c64(a), re_c64(a), is_re, 8), y = __riscv_vmerge(re_c64(a), im_c64(a), is_re, 8);
    const vbool16_t is_zero = __riscv_vmand(is_re, __riscv_vmfeq(larger, 0, 8), 8);
    const vfloat32m2_t r = __riscv_vfdiv(smaller, larger, 8), xr = __riscv_vfmul(x, r, 8);
    const vfloat32m2_t sum = __riscv_vfadd(larger, __riscv_vfmul(smaller, r, 8), 8);
    const vfloat32m2_t s = __riscv_vfrdiv(__riscv_vfmerge(sum, 0, is_zero, 8), 1, 8);
    const vfloat32m2_t re = __riscv_vfadd(x, __riscv_vfmul(y, r, 8), 8);
    const vfloat32m2_t im = __riscv_vfsub(__riscv_vmerge(xr, y, is_re, 8), __riscv_vmerge(y, xr, is_re, 8), 8);
    return make_c64(__riscv_vfmul(__riscv_vmerge(re, x, is_zero, 8), s, 8),
                     __riscv_vfmul(__riscv_vmerge(im, y, is_zero, 8), s, 8));
}

/*
 * By the larger part of the divisor; a NaN in it takes the smaller one's branch. The branches are one formula, (x + y r) s
 * and (y - x r) s, in which both parts of the dividend, and the sides of the subtraction, change places. By zero: x / 0
 * and y / 0.
 */
PRIMITIVE vfloat64m4x2_t divide_c128(vfloat64m4x2_t a, vfloat64m4x2_t b) {
    const vfloat64m4_t u = re_c128(b), v = im_c128(b);
    const vbool16_t is_re = __riscv_vmfge(__riscv_vfabs(u, 8), __riscv_vfabs(v, 8), 8);
    const vfloat64m4_t larger = __riscv_vmerge(v, u, is_re, 8), smaller = __riscv_vmerge(u, v, is_re, 8);
    const vfloat64m4_t x = __riscv_vmerge(im_c128(a), re_c128(a), is_re, 8), y = __riscv_vmerge(re_c128(a), im_c128(a), is_re, 8);
    const vbool16_t is_zero = __riscv_vmand(is_re, __riscv_vmfeq(larger, 0, 8), 8);
    const vfloat64m4_t r = __riscv_vfdiv(smaller, larger, 8), xr = __riscv_vfmul(x, r, 8);
    const vfloat64m4_t sum = __riscv_vfadd(larger, __riscv_vfmul(smaller, r, 8), 8);
    const vfloat64m4_t s = __riscv_vfrdiv(__riscv_vfmerge(sum, 0, is_zero, 8), 1, 8);
    const vfloat64m4_t re = __riscv_vfadd(x, __riscv_vfmul(y, r, 8), 8);
    const vfloat64m4_t im = __riscv_vfsub(__riscv_vmerge(xr, y, is_re, 8), __riscv_vmerge(y, xr, is_re, 8), 8);
    return make_c128(__riscv_vfmul(__riscv_vmerge(re, x, is_zero, 8), s, 8),
                     __riscv_vfmul(__riscv_vmerge(im, y, is_zero, 8), s, 8));
}

PRIMITIVE vuint8mf2_t minimum_u8(vuint8mf2_t a, vuint8mf2_t b) {
    return __riscv_vminu(a, b, 8);
}

PRIMITIVE vuint16m1_t minimum_u16(vuint16m1_t a, vuint16m1_t b) {
    return __riscv_vminu(a, b, 8);
}

PRIMITIVE vuint32m2_t minimum_u32(vuint32m2_t a, vuint32m2_t b) {
    return __riscv_vminu(a, b, 8);
}

PRIMITIVE vuint64m4_t minimum_u64(vuint64m4_t a, vuint64m4_t b) {
    return __riscv_vminu(a, b, 8);
}

PRIMITIVE vuint8mf2_t unsigned_8(vint8mf2_t v) {
    return __riscv_vreinterpret_u8mf2(v);
}

PRIMITIVE vuint8mf2_t minimum_i8(vuint8mf2_t a, vuint8mf2_t b) {
    return unsigned_8(__riscv_vmin(signed_8(a), signed_8(b), 8));
}

PRIMITIVE vuint16m1_t minimum_i16(vuint16m1_t a, vuint16m1_t b) {
    return unsigned_16(__riscv_vmin(signed_16(a), signed_16(b), 8));
}

PRIMITIVE vuint32m2_t minimum_i32(vuint32m2_t a, vuint32m2_t b) {
    return unsigned_32(__riscv_vmin(signed_32(a), signed_32(b), 8));
}

PRIMITIVE vuint64m4_t minimum_i64(vuint64m4_t a, vuint64m4_t b) {
    return unsigned_64(__riscv_vmin(signed_64(a), signed_64(b), 8));
}

PRIMITIVE vfloat32m2_t constant_bits_f32(uint32_t v) {
    return f32_of_bits(__riscv_vmv_v_x_u32m2(v, 8));
}

/* NaN where m is set. */
PRIMITIVE vfloat32m2_t with_nan_f32(vfloat32m2_t v, vbool16_t m) {
    return __riscv_vmerge(v, constant_bits_f32(0x7fc00000), m, 8);
}

/* The instruction gives the other operand where one is NaN. */
PRIMITIVE vfloat32m2_t minimum_f32(vfloat32m2_t a, vfloat32m2_t b) {
    return with_nan_f32(__riscv_vfmin(a, b, 8), __riscv_vmor(is_nan_f32(a), is_nan_f32(b), 8));
}

PRIMITIVE vfloat64m4_t constant_bits_f64(uint64_t v) {
    return f64_of_bits(__riscv_vmv_v_x_u64m4(v, 8));
}

/* NaN where m is set. */
PRIMITIVE vfloat64m4_t with_nan_f64(vfloat64m4_t v, vbool16_t m) {
    return __riscv_vmerge(v, constant_bits_f64(UINT64_C(0x7ff8000000000000)), m, 8);
}

PRIMITIVE vbool16_t is_nan_f64(vfloat64m4_t v) {
    return __riscv_vmfne(v, v, 8);
}

/* The instruction gives the other operand where one is NaN. */
PRIMITIVE vfloat64m4_t minimum_f64(vfloat64m4_t a, vfloat64m4_t b) {
    return with_nan_f64(__riscv_vfmin(a, b, 8), __riscv_vmor(is_nan_f64(a), is_nan_f64(b), 8));
}

PRIMITIVE vuint8mf2_t maximum_u8(vuint8mf2_t a, vuint8mf2_t b) {
    return __riscv_vmaxu(a, b, 8);
}

PRIMITIVE vuint16m1_t maximum_u16(vuint16m1_t a, vuint16m1_t b) {
    return __riscv_vmaxu(a, b, 8);
}

PRIMITIVE vuint32m2_t maximum_u32(vuint32m2_t a, vuint32m2_t b) {
    return __riscv_vmaxu(a, b, 8);
}

PRIMITIVE vuint64m4_t maximum_u64(vuint64m4_t a, vuint64m4_t b) {
    return __riscv_vmaxu(a, b, 8);
}

PRIMITIVE vuint8mf2_t maximum_i8(vuint8mf2_t a, vuint8mf2_t b) {
    return unsigned_8(__riscv_vmax(signed_8(a), signed_8(b), 8));
}

PRIMITIVE vuint16m1_t maximum_i16(vuint16m1_t a, vuint16m1_t b) {
    return unsigned_16(__riscv_vmax(signed_16(a), signed_16(b), 8));
}

PRIMITIVE vuint32m2_t maximum_i32(vuint32m2_t a, vuint32m2_t b) {
    return unsigned_32(__riscv_vmax(signed_32(a), signed_32(b), 8));
}

PRIMITIVE vuint64m4_t maximum_i64(vuint64m4_t a, vuint64m4_t b) {
    return unsigned_64(__riscv_vmax(signed_64(a), signed_64(b), 8));
}

/* The instruction gives the other operand where one is NaN. */
PRIMITIVE vfloat32m2_t maximum_f32(vfloat32m2_t a, vfloat32m2_t b) {
    return with_nan_f32(__riscv_vfmax(a, b, 8), __riscv_vmor(is_nan_f32(a), is_nan_f32(b), 8));
}

/* The instruction gives the other operand where one is NaN. */
PRIMITIVE vfloat64m4_t maximum_f64(vfloat64m4_t a, vfloat64m4_t b) {
    return with_nan_f64(__riscv_vfmax(a, b, 8), __riscv_vmor(is_nan_f64(a), is_nan_f64(b), 8));
}

PRIMITIVE vbool16_t equal_u8(vuint8mf2_t a, vuint8mf2_t b) {
    return __riscv_vmseq(a, b, 8);
}

PRIMITIVE vuint8mf2_t bytes_of_mask(vbool16_t m) {
    return __riscv_vmerge(__riscv_vmv_v_x_u8mf2(0, 8), 1, m, 8);
}

PRIMITIVE void store_mask8(char *p, size_t i, vbool16_t m) {
    store_u8(p, i, bytes_of_mask(m));
}

PRIMITIVE vbool16_t equal_u16(vuint16m1_t a, vuint16m1_t b) {
    return __riscv_vmseq(a, b, 8);
}

PRIMITIVE void store_mask16(char *p, size_t i, vbool16_t m) {
    store_u8(p, i, bytes_of_mask(m));
}

PRIMITIVE vbool16_t equal_u32(vuint32m2_t a, vuint32m2_t b) {
    return __riscv_vmseq(a, b, 8);
}

PRIMITIVE void store_mask32(char *p, size_t i, vbool16_t m) {
    store_u8(p, i, bytes_of_mask(m));
}

PRIMITIVE vbool16_t equal_u64(vuint64m4_t a, vuint64m4_t b) {
    return __riscv_vmseq(a, b, 8);
}

PRIMITIVE void store_mask64(char *p, size_t i, vbool16_t m) {
    store_u8(p, i, bytes_of_mask(m));
}

PRIMITIVE vbool16_t equal_f32(vfloat32m2_t a, vfloat32m2_t b) {
    return __riscv_vmfeq(a, b, 8);
}

PRIMITIVE vbool16_t equal_f64(vfloat64m4_t a, vfloat64m4_t b) {
    return __riscv_vmfeq(a, b, 8);
}

PRIMITIVE vbool16_t equal_c64(vfloat32m2x2_t a, vfloat32m2x2_t b) {
    const vbool16_t re = __riscv_vmfeq(re_c64(a), re_c64(b), 8), im = __riscv_vmfeq(im_c64(a), im_c64(b), 8);
    return __riscv_vmand(re, im, 8);
}

PRIMITIVE void store_mask_c64(char *p, size_t i, vbool16_t m) {
    store_u8(p, i, bytes_of_mask(m));
}

PRIMITIVE vbool16_t equal_c128(vfloat64m4x2_t a, vfloat64m4x2_t b) {
    const vbool16_t re = __riscv_vmfeq(re_c128(a), re_c128(b), 8), im = __riscv_vmfeq(im_c128(a), im_c128(b), 8);
    return __riscv_vmand(re, im, 8);
}

PRIMITIVE void store_mask_c128(char *p, size_t i, vbool16_t m) {
    store_u8(p, i, bytes_of_mask(m));
}

PRIMITIVE vbool16_t negative_8(vuint8mf2_t v) {
    return __riscv_vmslt(signed_8(v), 0, 8);
}

PRIMITIVE vbool16_t equal_u8_i8(vuint8mf2_t a, vuint8mf2_t b) {
    return __riscv_vmandn(equal_u8(a, b), negative_8(b), 8);
}

PRIMITIVE vbool16_t negative_16(vuint16m1_t v) {
    return __riscv_vmslt(signed_16(v), 0, 8);
}

PRIMITIVE vbool16_t equal_u16_i16(vuint16m1_t a, vuint16m1_t b) {
    return __riscv_vmandn(equal_u16(a, b), negative_16(b), 8);
}

PRIMITIVE vbool16_t negative_32(vuint32m2_t v) {
    return __riscv_vmslt(signed_32(v), 0, 8);
}

PRIMITIVE vbool16_t equal_u32_i32(vuint32m2_t a, vuint32m2_t b) {
    return __riscv_vmandn(equal_u32(a, b), negative_32(b), 8);
}

PRIMITIVE vbool16_t negative_64(vuint64m4_t v) {
    return __riscv_vmslt(signed_64(v), 0, 8);
}

PRIMITIVE vbool16_t equal_u64_i64(vuint64m4_t a, vuint64m4_t b) {
    return __riscv_vmandn(equal_u64(a, b), negative_64(b), 8);
}

PRIMITIVE vbool16_t not_equal_u8(vuint8mf2_t a, vuint8mf2_t b) {
    return __riscv_vmsne(a, b, 8);
}

PRIMITIVE vbool16_t not_equal_u16(vuint16m1_t a, vuint16m1_t b) {
    return __riscv_vmsne(a, b, 8);
}

PRIMITIVE vbool16_t not_equal_u32(vuint32m2_t a, vuint32m2_t b) {
    return __riscv_vmsne(a, b, 8);
}

PRIMITIVE vbool16_t not_equal_u64(vuint64m4_t a, vuint64m4_t b) {
    return __riscv_vmsne(a, b, 8);
}

PRIMITIVE vbool16_t not_equal_f32(vfloat32m2_t a, vfloat32m2_t b) {
    return __riscv_vmfne(a, b, 8);
}

PRIMITIVE vbool16_t not_equal_f64(vfloat64m4_t a, vfloat64m4_t b) {
    return __riscv_vmfne(a, b, 8);
}

PRIMITIVE vbool16_t not_equal_c64(vfloat32m2x2_t a, vfloat32m2x2_t b) {
    const vbool16_t re = __riscv_vmfne(re_c64(a), re_c64(b), 8), im = __riscv_vmfne(im_c64(a), im_c64(b), 8);
    return __riscv_vmor(re, im, 8);
}

PRIMITIVE vbool16_t not_equal_c128(vfloat64m4x2_t a, vfloat64m4x2_t b) {
    const vbool16_t re = __riscv_vmfne(re_c128(a), re_c128(b), 8), im = __riscv_vmfne(im_c128(a), im_c128(b), 8);
    return __riscv_vmor(re, im, 8);
}

PRIMITIVE vbool16_t not_equal_u8_i8(vuint8mf2_t a, vuint8mf2_t b) {
    return __riscv_vmor(not_equal_u8(a, b), negative_8(b), 8);
}

PRIMITIVE vbool16_t not_equal_u16_i16(vuint16m1_t a, vuint16m1_t b) {
    return __riscv_vmor(not_equal_u16(a, b), negative_16(b), 8);
}

PRIMITIVE vbool16_t not_equal_u32_i32(vuint32m2_t a, vuint32m2_t b) {
    return __riscv_vmor(not_equal_u32(a, b), negative_32(b), 8);
}

PRIMITIVE vbool16_t not_equal_u64_i64(vuint64m4_t a, vuint64m4_t b) {
    return __riscv_vmor(not_equal_u64(a, b), negative_64(b), 8);
}

PRIMITIVE vbool16_t less_u8(vuint8mf2_t a, vuint8mf2_t b) {
    return __riscv_vmsltu(a, b, 8);
}

PRIMITIVE vbool16_t less_u16(vuint16m1_t a, vuint16m1_t b) {
    return __riscv_vmsltu(a, b, 8);
}

PRIMITIVE vbool16_t less_u32(vuint32m2_t a, vuint32m2_t b) {
    return __riscv_vmsltu(a, b, 8);
}

PRIMITIVE vbool16_t less_u64(vuint64m4_t a, vuint64m4_t b) {
    return __riscv_vmsltu(a, b, 8);
}

PRIMITIVE vbool16_t less_i8(vuint8mf2_t a, vuint8mf2_t b) {
    return __riscv_vmslt(signed_8(a), signed_8(b), 8);
}

PRIMITIVE vbool16_t less_i16(vuint16m1_t a, vuint16m1_t b) {
    return __riscv_vmslt(signed_16(a), signed_16(b), 8);
}

PRIMITIVE vbool16_t less_i32(vuint32m2_t a, vuint32m2_t b) {
    return __riscv_vmslt(signed_32(a), signed_32(b), 8);
}

PRIMITIVE vbool16_t less_i64(vuint64m4_t a, vuint64m4_t b) {
    return __riscv_vmslt(signed_64(a), signed_64(b), 8);
}

PRIMITIVE vbool16_t less_f32(vfloat32m2_t a, vfloat32m2_t b) {
    return __riscv_vmflt(a, b, 8);
}

PRIMITIVE vbool16_t less_f64(vfloat64m4_t a, vfloat64m4_t b) {
    return __riscv_vmflt(a, b, 8);
}

PRIMITIVE vbool16_t less_u8_i8(vuint8mf2_t a, vuint8mf2_t b) {
    return __riscv_vmandn(less_u8(a, b), negative_8(b), 8);
}

PRIMITIVE vbool16_t less_u16_i16(vuint16m1_t a, vuint16m1_t b) {
    return __riscv_vmandn(less_u16(a, b), negative_16(b), 8);
}

PRIMITIVE vbool16_t less_u32_i32(vuint32m2_t a, vuint32m2_t b) {
    return __riscv_vmandn(less_u32(a, b), negative_32(b), 8);
}

PRIMITIVE vbool16_t less_u64_i64(vuint64m4_t a, vuint64m4_t b) {
    return __riscv_vmandn(less_u64(a, b), negative_64(b), 8);
}

PRIMITIVE vbool16_t less_i8_u8(vuint8mf2_t a, vuint8mf2_t b) {
    return __riscv_vmor(less_u8(a, b), negative_8(a), 8);
}

PRIMITIVE vbool16_t less_i16_u16(vuint16m1_t a, vuint16m1_t b) {
    return __riscv_vmor(less_u16(a, b), negative_16(a), 8);
}

PRIMITIVE vbool16_t less_i32_u32(vuint32m2_t a, vuint32m2_t b) {
    return __riscv_vmor(less_u32(a, b), negative_32(a), 8);
}

PRIMITIVE vbool16_t less_i64_u64(vuint64m4_t a, vuint64m4_t b) {
    return __riscv_vmor(less_u64(a, b), negative_64(a), 8);
}

PRIMITIVE vbool16_t less_equal_u8(vuint8mf2_t a, vuint8mf2_t b) {
    return __riscv_vmsleu(a, b, 8);
}

PRIMITIVE vbool16_t less_equal_u16(vuint16m1_t a, vuint16m1_t b) {
    return __riscv_vmsleu(a, b, 8);
}

PRIMITIVE vbool16_t less_equal_u32(vuint32m2_t a, vuint32m2_t b) {
    return __riscv_vmsleu(a, b, 8);
}

PRIMITIVE vbool16_t less_equal_u64(vuint64m4_t a, vuint64m4_t b) {
    return __riscv_vmsleu(a, b, 8);
}

PRIMITIVE vbool16_t less_equal_i8(vuint8mf2_t a, vuint8mf2_t b) {
    return __riscv_vmsle(signed_8(a), signed_8(b), 8);
}

PRIMITIVE vbool16_t less_equal_i16(vuint16m1_t a, vuint16m1_t b) {
    return __riscv_vmsle(signed_16(a), signed_16(b), 8);
}

PRIMITIVE vbool16_t less_equal_i32(vuint32m2_t a, vuint32m2_t b) {
    return __riscv_vmsle(signed_32(a), signed_32(b), 8);
}

PRIMITIVE vbool16_t less_equal_i64(vuint64m4_t a, vuint64m4_t b) {
    return __riscv_vmsle(signed_64(a), signed_64(b), 8);
}

PRIMITIVE vbool16_t less_equal_f32(vfloat32m2_t a, vfloat32m2_t b) {
    return __riscv_vmfle(a, b, 8);
}

PRIMITIVE vbool16_t less_equal_f64(vfloat64m4_t a, vfloat64m4_t b) {
    return __riscv_vmfle(a, b, 8);
}

PRIMITIVE vbool16_t less_equal_u8_i8(vuint8mf2_t a, vuint8mf2_t b) {
    return __riscv_vmandn(less_equal_u8(a, b), negative_8(b), 8);
}

PRIMITIVE vbool16_t less_equal_u16_i16(vuint16m1_t a, vuint16m1_t b) {
    return __riscv_vmandn(less_equal_u16(a, b), negative_16(b), 8);
}

PRIMITIVE vbool16_t less_equal_u32_i32(vuint32m2_t a, vuint32m2_t b) {
    return __riscv_vmandn(less_equal_u32(a, b), negative_32(b), 8);
}

PRIMITIVE vbool16_t less_equal_u64_i64(vuint64m4_t a, vuint64m4_t b) {
    return __riscv_vmandn(less_equal_u64(a, b), negative_64(b), 8);
}

PRIMITIVE vbool16_t less_equal_i8_u8(vuint8mf2_t a, vuint8mf2_t b) {
    return __riscv_vmor(less_equal_u8(a, b), negative_8(a), 8);
}

PRIMITIVE vbool16_t less_equal_i16_u16(vuint16m1_t a, vuint16m1_t b) {
    return __riscv_vmor(less_equal_u16(a, b), negative_16(a), 8);
}

PRIMITIVE vbool16_t less_equal_i32_u32(vuint32m2_t a, vuint32m2_t b) {
    return __riscv_vmor(less_equal_u32(a, b), negative_32(a), 8);
}

PRIMITIVE vbool16_t less_equal_i64_u64(vuint64m4_t a, vuint64m4_t b) {
    return __riscv_vmor(less_equal_u64(a, b), negative_64(a), 8);
}

PRIMITIVE vuint16m1_t bitwise_and_u16(vuint16m1_t a, vuint16m1_t b) {
    return __riscv_vand(a, b, 8);
}

PRIMITIVE vuint32m2_t bitwise_and_u32(vuint32m2_t a, vuint32m2_t b) {
    return __riscv_vand(a, b, 8);
}

PRIMITIVE vuint64m4_t bitwise_and_u64(vuint64m4_t a, vuint64m4_t b) {
    return __riscv_vand(a, b, 8);
}

PRIMITIVE vuint16m1_t bitwise_or_u16(vuint16m1_t a, vuint16m1_t b) {
    return __riscv_vor(a, b, 8);
}

PRIMITIVE vuint32m2_t bitwise_or_u32(vuint32m2_t a, vuint32m2_t b) {
    return __riscv_vor(a, b, 8);
}

PRIMITIVE vuint64m4_t bitwise_or_u64(vuint64m4_t a, vuint64m4_t b) {
    return __riscv_vor(a, b, 8);
}

PRIMITIVE vuint8mf2_t bitwise_xor_u8(vuint8mf2_t a, vuint8mf2_t b) {
    return __riscv_vxor(a, b, 8);
}

PRIMITIVE vuint16m1_t bitwise_xor_u16(vuint16m1_t a, vuint16m1_t b) {
    return __riscv_vxor(a, b, 8);
}

PRIMITIVE vuint32m2_t bitwise_xor_u32(vuint32m2_t a, vuint32m2_t b) {
    return __riscv_vxor(a, b, 8);
}

PRIMITIVE vuint64m4_t bitwise_xor_u64(vuint64m4_t a, vuint64m4_t b) {
    return __riscv_vxor(a, b, 8);
}

PRIMITIVE vuint32m2_t bitwise_left_shift_u32(vuint32m2_t a, vuint32m2_t b) {
    return __riscv_vmerge(__riscv_vsll(a, b, 8), 0, __riscv_vmsgtu(b, 31, 8), 8);
}

PRIMITIVE vuint8mf2_t bitwise_left_shift_u8(vuint8mf2_t a, vuint8mf2_t b) {
    return __riscv_vmerge(__riscv_vsll(a, b, 8), 0, __riscv_vmsgtu(b, 7, 8), 8);
}

PRIMITIVE vuint16m1_t bitwise_left_shift_u16(vuint16m1_t a, vuint16m1_t b) {
    return __riscv_vmerge(__riscv_vsll(a, b, 8), 0, __riscv_vmsgtu(b, 15, 8), 8);
}

PRIMITIVE vuint64m4_t bitwise_left_shift_u64(vuint64m4_t a, vuint64m4_t b) {
    return __riscv_vmerge(__riscv_vsll(a, b, 8), 0, __riscv_vmsgtu(b, 63, 8), 8);
}

PRIMITIVE vuint32m2_t bitwise_right_shift_i32(vuint32m2_t a, vuint32m2_t b) {
    return unsigned_32(__riscv_vsra(signed_32(a), __riscv_vminu(b, 31, 8), 8));
}

PRIMITIVE vuint8mf2_t bitwise_right_shift_u8(vuint8mf2_t a, vuint8mf2_t b) {
    return __riscv_vmerge(__riscv_vsrl(a, b, 8), 0, __riscv_vmsgtu(b, 7, 8), 8);
}

PRIMITIVE vuint16m1_t bitwise_right_shift_u16(vuint16m1_t a, vuint16m1_t b) {
    return __riscv_vmerge(__riscv_vsrl(a, b, 8), 0, __riscv_vmsgtu(b, 15, 8), 8);
}

PRIMITIVE vuint32m2_t bitwise_right_shift_u32(vuint32m2_t a, vuint32m2_t b) {
    return __riscv_vmerge(__riscv_vsrl(a, b, 8), 0, __riscv_vmsgtu(b, 31, 8), 8);
}

PRIMITIVE vuint64m4_t bitwise_right_shift_u64(vuint64m4_t a, vuint64m4_t b) {
    return __riscv_vmerge(__riscv_vsrl(a, b, 8), 0, __riscv_vmsgtu(b, 63, 8), 8);
}

PRIMITIVE vuint8mf2_t bitwise_right_shift_i8(vuint8mf2_t a, vuint8mf2_t b) {
    return unsigned_8(__riscv_vsra(signed_8(a), __riscv_vminu(b, 7, 8), 8));
}

PRIMITIVE vuint16m1_t bitwise_right_shift_i16(vuint16m1_t a, vuint16m1_t b) {
    return unsigned_16(__riscv_vsra(signed_16(a), __riscv_vminu(b, 15, 8), 8));
}

PRIMITIVE vuint64m4_t bitwise_right_shift_i64(vuint64m4_t a, vuint64m4_t b) {
    return unsigned_64(__riscv_vsra(signed_64(a), __riscv_vminu(b, 63, 8), 8));
}

PRIMITIVE vuint8mf2_t load_u16_as_b(const char *p, size_t i) {
    return bytes_of_mask(__riscv_vmsne(load_u16(p, i), 0, 8));
}

PRIMITIVE vuint8mf2_t load_u32_as_b(const char *p, size_t i) {
    return bytes_of_mask(__riscv_vmsne(load_u32(p, i), 0, 8));
}

PRIMITIVE vuint8mf2_t load_u64_as_b(const char *p, size_t i) {
    return bytes_of_mask(__riscv_vmsne(load_u64(p, i), 0, 8));
}

PRIMITIVE vuint8mf2_t load_bf16_as_b(const char *p, size_t i) {
    return bytes_of_mask(__riscv_vmsne(__riscv_vsll(load_u16(p, i), 1, 8), 0, 8));
}

PRIMITIVE vuint8mf2_t load_f16_as_b(const char *p, size_t i) {
    return bytes_of_mask(__riscv_vmsne(__riscv_vsll(load_u16(p, i), 1, 8), 0, 8));
}

PRIMITIVE vuint8mf2_t load_f32_as_b(const char *p, size_t i) {
    return bytes_of_mask(__riscv_vmsne(__riscv_vsll(load_u32(p, i), 1, 8), 0, 8));
}

PRIMITIVE vuint8mf2_t load_f64_as_b(const char *p, size_t i) {
    return bytes_of_mask(__riscv_vmsne(__riscv_vsll(load_u64(p, i), 1, 8), 0, 8));
}

PRIMITIVE vuint8mf2_t load_c64_as_b(const char *p, size_t i) {
    return bytes_of_mask(__riscv_vmsne(__riscv_vand(load_u64(p, i), UINT64_C(0x7fffffff7fffffff), 8), 0, 8));
}

PRIMITIVE vuint8mf2_t load_c128_as_b(const char *p, size_t i) {
    return bytes_of_mask(__riscv_vmsne(__riscv_vsll(__riscv_vor(parts_c128(p, i, 0), parts_c128(p, i, 1), 8), 1, 8), 0, 8));
}

/* Whether a quotient that is cut toward 0 is above the exact one: what is left has not the sign of b. */
PRIMITIVE vbool16_t is_rounded_up_32(vint32m2_t rest, vint32m2_t b) {
    return __riscv_vmand(__riscv_vmsne(rest, 0, 8), __riscv_vmslt(__riscv_vxor(rest, b, 8), 0, 8), 8);
}

PRIMITIVE vuint32m2_t floor_divide_ones_i32(vuint32m2_t a, vuint32m2_t b) {
    const vint32m2_t x = signed_32(a), y = signed_32(b), quotient = __riscv_vdiv(x, y, 8);
    const vbool16_t is_less = __riscv_vmandn(is_rounded_up_32(__riscv_vrem(x, y, 8), y), __riscv_vmseq(y, 0, 8), 8);
    return unsigned_32(__riscv_vmerge(quotient, __riscv_vsub(quotient, 1, 8), is_less, 8));
}

PRIMITIVE vuint8mf2_t floor_divide_ones_u8(vuint8mf2_t a, vuint8mf2_t b) {
    return __riscv_vdivu(a, b, 8);
}

PRIMITIVE vuint16m1_t floor_divide_ones_u16(vuint16m1_t a, vuint16m1_t b) {
    return __riscv_vdivu(a, b, 8);
}

PRIMITIVE vuint32m2_t floor_divide_ones_u32(vuint32m2_t a, vuint32m2_t b) {
    return __riscv_vdivu(a, b, 8);
}

PRIMITIVE vuint64m4_t floor_divide_ones_u64(vuint64m4_t a, vuint64m4_t b) {
    return __riscv_vdivu(a, b, 8);
}

/* Whether a quotient that is cut toward 0 is above the exact one: what is left has not the sign of b. */
PRIMITIVE vbool16_t is_rounded_up_8(vint8mf2_t rest, vint8mf2_t b) {
    return __riscv_vmand(__riscv_vmsne(rest, 0, 8), __riscv_vmslt(__riscv_vxor(rest, b, 8), 0, 8), 8);
}

PRIMITIVE vuint8mf2_t floor_divide_ones_i8(vuint8mf2_t a, vuint8mf2_t b) {
    const vint8mf2_t x = signed_8(a), y = signed_8(b), quotient = __riscv_vdiv(x, y, 8);
    const vbool16_t is_less = __riscv_vmandn(is_rounded_up_8(__riscv_vrem(x, y, 8), y), __riscv_vmseq(y, 0, 8), 8);
    return unsigned_8(__riscv_vmerge(quotient, __riscv_vsub(quotient, 1, 8), is_less, 8));
}

/* Whether a quotient that is cut toward 0 is above the exact one: what is left has not the sign of b. */
PRIMITIVE vbool16_t is_rounded_up_16(vint16m1_t rest, vint16m1_t b) {
    return __riscv_vmand(__riscv_vmsne(rest, 0, 8), __riscv_vmslt(__riscv_vxor(rest, b, 8), 0, 8), 8);
}

PRIMITIVE vuint16m1_t floor_divide_ones_i16(vuint16m1_t a, vuint16m1_t b) {
    const vint16m1_t x = signed_16(a), y = signed_16(b), quotient = __riscv_vdiv(x, y, 8);
    const vbool16_t is_less = __riscv_vmandn(is_rounded_up_16(__riscv_vrem(x, y, 8), y), __riscv_vmseq(y, 0, 8), 8);
    return unsigned_16(__riscv_vmerge(quotient, __riscv_vsub(quotient, 1, 8), is_less, 8));
}

/* Whether a quotient that is cut toward 0 is above the exact one: what is left has not the sign of b. */
PRIMITIVE vbool16_t is_rounded_up_64(vint64m4_t rest, vint64m4_t b) {
    return __riscv_vmand(__riscv_vmsne(rest, 0, 8), __riscv_vmslt(__riscv_vxor(rest, b, 8), 0, 8), 8);
}

PRIMITIVE vuint64m4_t floor_divide_ones_i64(vuint64m4_t a, vuint64m4_t b) {
    const vint64m4_t x = signed_64(a), y = signed_64(b), quotient = __riscv_vdiv(x, y, 8);
    const vbool16_t is_less = __riscv_vmandn(is_rounded_up_64(__riscv_vrem(x, y, 8), y), __riscv_vmseq(y, 0, 8), 8);
    return unsigned_64(__riscv_vmerge(quotient, __riscv_vsub(quotient, 1, 8), is_less, 8));
}

PRIMITIVE vbool16_t is_finite_f32(vfloat32m2_t v) {
    return __riscv_vmsltu(__riscv_vand(bits_of_f32(v), INT32_MAX, 8), UINT32_C(0x7f800000), 8);
}

/* By way of integers, where there may be a fraction. Of the magnitude, which is rounded down. */
PRIMITIVE vfloat32m2_t trunc_f32(vfloat32m2_t v) {
    const vfloat32m2_t size = __riscv_vfabs(v, 8);
    const vbool16_t is_small = __riscv_vmflt(size, 0x1p23f, 8);
    const vfloat32m2_t whole = __riscv_vfcvt_f(__riscv_vfcvt_x(is_small, size, __RISCV_FRM_RDN, 8), 8);
    return __riscv_vmerge(v, __riscv_vfsgnj(whole, v, 8), is_small, 8);
}

/* One turn, where there is one to do and its quotient is not infinite. */
PRIMITIVE vfloat32m2_t reduced_f32(vfloat32m2_t rest, vfloat32m2_t divisor, vbool16_t is_left) {
    const vfloat32m2_t quotient = __riscv_vfdiv(rest, divisor, 8);
    const vbool16_t is_done = __riscv_vmand(is_left, is_finite_f32(quotient), 8);
    return __riscv_vmerge(rest, __riscv_vfnmsac(rest, trunc_f32(quotient), divisor, 8), is_done, 8);
}

PRIMITIVE vbool16_t is_infinite_f32(vfloat32m2_t v) {
    return __riscv_vmseq(__riscv_vand(bits_of_f32(v), INT32_MAX, 8), UINT32_C(0x7f800000), 8);
}

/* The divisor, or a power of two times it, by which the quotient is finite. */
PRIMITIVE vfloat32m2_t multiple_f32(vfloat32m2_t rest, vfloat32m2_t divisor) {
    const vfloat32m2_t far = __riscv_vfmul(divisor, 0x1p127f, 8), farther = __riscv_vfmul(far, 0x1p22f, 8);
    const vbool16_t is_far = is_infinite_f32(__riscv_vfdiv(rest, divisor, 8));
    const vbool16_t is_farther = is_infinite_f32(__riscv_vfdiv(rest, far, 8));
    return __riscv_vmerge(divisor, __riscv_vmerge(far, farther, is_farther, 8), is_far, 8);
}

/* NaN where b is 0 or a infinite. */
PRIMITIVE vfloat32m2_t fmod_f32(vfloat32m2_t a, vfloat32m2_t b) {
    const vfloat32m2_t size = __riscv_vfabs(a, 8), divisor = __riscv_vfabs(b, 8);
    const vbool16_t is_defined = __riscv_vmand(is_finite_f32(a), __riscv_vmfgt(divisor, 0, 8), 8);
    vbool16_t is_left = __riscv_vmand(is_defined, __riscv_vmfge(size, divisor, 8), 8);
    vfloat32m2_t rest = reduced_f32(size, divisor, is_left);
    is_left = __riscv_vmand(is_left, __riscv_vmfge(__riscv_vfabs(rest, 8), divisor, 8), 8);
    while (__riscv_vcpop(is_left, 8) != 0) {
        /* Elements that are done raise no flag: 0 by a number that can be multiplied. */
        const vfloat32m2_t left = __riscv_vmerge(__riscv_vfmv_v_f_f32m2(0, 8), rest, is_left, 8);
        const vfloat32m2_t one = __riscv_vfmv_v_f_f32m2(0x1p-100f, 8);
        const vfloat32m2_t by = multiple_f32(left, __riscv_vmerge(one, divisor, is_left, 8));
        rest = __riscv_vmerge(rest, reduced_f32(left, by, is_left), is_left, 8);
        is_left = __riscv_vmand(is_left, __riscv_vmfge(__riscv_vfabs(rest, 8), divisor, 8), 8);
    }
    rest = __riscv_vmerge(rest, __riscv_vfadd(rest, divisor, 8), __riscv_vmflt(rest, 0, 8), 8);
    return with_nan_f32(__riscv_vfsgnj(rest, a, 8), __riscv_vmnot(is_defined, 8));
}

/* A remainder that is not 0. */
PRIMITIVE vbool16_t is_of_other_sign_f32(vfloat32m2_t rest, vfloat32m2_t divisor) {
    const vbool16_t is_other = negative_32(__riscv_vxor(bits_of_f32(rest), bits_of_f32(divisor), 8));
    return __riscv_vmandn(is_other, __riscv_vmfeq(rest, 0, 8), 8);
}

/* By way of integers, where there may be a fraction. */
PRIMITIVE vfloat32m2_t floor_f32(vfloat32m2_t v) {
    const vfloat32m2_t size = __riscv_vfabs(v, 8);
    const vbool16_t is_small = __riscv_vmflt(size, 0x1p23f, 8);
    const vfloat32m2_t whole = __riscv_vfcvt_f(__riscv_vfcvt_x(is_small, v, __RISCV_FRM_RDN, 8), 8);
    return __riscv_vmerge(v, __riscv_vfsgnj(whole, v, 8), is_small, 8);
}

/* By 0 there is nothing left over: the quotient is infinite or NaN. */
PRIMITIVE vfloat32m2_t floor_divide_f32(vfloat32m2_t a, vfloat32m2_t b) {
    const vfloat32m2_t rest = __riscv_vfmerge(fmod_f32(a, b), 0, __riscv_vmfeq(b, 0, 8), 8);
    const vfloat32m2_t quotient = __riscv_vfdiv(__riscv_vfsub(a, rest, 8), b, 8);
    const vbool16_t is_above = is_of_other_sign_f32(rest, b);
    const vfloat32m2_t q = __riscv_vmerge(quotient, __riscv_vfsub(quotient, 1, 8), is_above, 8), below = floor_f32(q);
    const vbool16_t is_over_half = __riscv_vmfgt(__riscv_vfsub(q, below, 8), 0.5f, 8);
    const vfloat32m2_t whole = __riscv_vmerge(below, __riscv_vfadd(below, 1, 8), is_over_half, 8);
    const vfloat32m2_t zero = __riscv_vfsgnjx(__riscv_vfsgnj(__riscv_vfmv_v_f_f32m2(0, 8), a, 8), b, 8);
    return __riscv_vmerge(whole, zero, __riscv_vmfeq(q, 0, 8), 8);
}

PRIMITIVE vbool16_t is_finite_f64(vfloat64m4_t v) {
    return __riscv_vmsltu(__riscv_vand(bits_of_f64(v), INT64_MAX, 8), UINT64_C(0x7ff0000000000000), 8);
}

/* By way of integers, where there may be a fraction. Of the magnitude, which is rounded down. */
PRIMITIVE vfloat64m4_t trunc_f64(vfloat64m4_t v) {
    const vfloat64m4_t size = __riscv_vfabs(v, 8);
    const vbool16_t is_small = __riscv_vmflt(size, 0x1p52, 8);
    const vfloat64m4_t whole = __riscv_vfcvt_f(__riscv_vfcvt_x(is_small, size, __RISCV_FRM_RDN, 8), 8);
    return __riscv_vmerge(v, __riscv_vfsgnj(whole, v, 8), is_small, 8);
}

/* One turn, where there is one to do and its quotient is not infinite. */
PRIMITIVE vfloat64m4_t reduced_f64(vfloat64m4_t rest, vfloat64m4_t divisor, vbool16_t is_left) {
    const vfloat64m4_t quotient = __riscv_vfdiv(rest, divisor, 8);
    const vbool16_t is_done = __riscv_vmand(is_left, is_finite_f64(quotient), 8);
    return __riscv_vmerge(rest, __riscv_vfnmsac(rest, trunc_f64(quotient), divisor, 8), is_done, 8);
}

PRIMITIVE vbool16_t is_infinite_f64(vfloat64m4_t v) {
    return __riscv_vmseq(__riscv_vand(bits_of_f64(v), INT64_MAX, 8), UINT64_C(0x7ff0000000000000), 8);
}

/* The divisor, or a power of two times it, by which the quotient is finite. */
PRIMITIVE vfloat64m4_t multiple_f64(vfloat64m4_t rest, vfloat64m4_t divisor) {
    const vfloat64m4_t far = __riscv_vfmul(divisor, 0x1p1023, 8), farther = __riscv_vfmul(far, 0x1p51, 8);
    const vbool16_t is_far = is_infinite_f64(__riscv_vfdiv(rest, divisor, 8));
    const vbool16_t is_farther = is_infinite_f64(__riscv_vfdiv(rest, far, 8));
    return __riscv_vmerge(divisor, __riscv_vmerge(far, farther, is_farther, 8), is_far, 8);
}

/* NaN where b is 0 or a infinite. */
PRIMITIVE vfloat64m4_t fmod_f64(vfloat64m4_t a, vfloat64m4_t b) {
    const vfloat64m4_t size = __riscv_vfabs(a, 8), divisor = __riscv_vfabs(b, 8);
    const vbool16_t is_defined = __riscv_vmand(is_finite_f64(a), __riscv_vmfgt(divisor, 0, 8), 8);
    vbool16_t is_left = __riscv_vmand(is_defined, __riscv_vmfge(size, divisor, 8), 8);
    vfloat64m4_t rest = reduced_f64(size, divisor, is_left);
    is_left = __riscv_vmand(is_left, __riscv_vmfge(__riscv_vfabs(rest, 8), divisor, 8), 8);
    while (__riscv_vcpop(is_left, 8) != 0) {
        /* Elements that are done raise no flag: 0 by a number that can be multiplied. */
        const vfloat64m4_t left = __riscv_vmerge(__riscv_vfmv_v_f_f64m4(0, 8), rest, is_left, 8);
        const vfloat64m4_t one = __riscv_vfmv_v_f_f64m4(0x1p-1000, 8);
        const vfloat64m4_t by = multiple_f64(left, __riscv_vmerge(one, divisor, is_left, 8));
        rest = __riscv_vmerge(rest, reduced_f64(left, by, is_left), is_left, 8);
        is_left = __riscv_vmand(is_left, __riscv_vmfge(__riscv_vfabs(rest, 8), divisor, 8), 8);
    }
    rest = __riscv_vmerge(rest, __riscv_vfadd(rest, divisor, 8), __riscv_vmflt(rest, 0, 8), 8);
    return with_nan_f64(__riscv_vfsgnj(rest, a, 8), __riscv_vmnot(is_defined, 8));
}

/* A remainder that is not 0. */
PRIMITIVE vbool16_t is_of_other_sign_f64(vfloat64m4_t rest, vfloat64m4_t divisor) {
    const vbool16_t is_other = negative_64(__riscv_vxor(bits_of_f64(rest), bits_of_f64(divisor), 8));
    return __riscv_vmandn(is_other, __riscv_vmfeq(rest, 0, 8), 8);
}

/* By way of integers, where there may be a fraction. */
PRIMITIVE vfloat64m4_t floor_f64(vfloat64m4_t v) {
    const vfloat64m4_t size = __riscv_vfabs(v, 8);
    const vbool16_t is_small = __riscv_vmflt(size, 0x1p52, 8);
    const vfloat64m4_t whole = __riscv_vfcvt_f(__riscv_vfcvt_x(is_small, v, __RISCV_FRM_RDN, 8), 8);
    return __riscv_vmerge(v, __riscv_vfsgnj(whole, v, 8), is_small, 8);
}

/* By 0 there is nothing left over: the quotient is infinite or NaN. */
PRIMITIVE vfloat64m4_t floor_divide_f64(vfloat64m4_t a, vfloat64m4_t b) {
    const vfloat64m4_t rest = __riscv_vfmerge(fmod_f64(a, b), 0, __riscv_vmfeq(b, 0, 8), 8);
    const vfloat64m4_t quotient = __riscv_vfdiv(__riscv_vfsub(a, rest, 8), b, 8);
    const vbool16_t is_above = is_of_other_sign_f64(rest, b);
    const vfloat64m4_t q = __riscv_vmerge(quotient, __riscv_vfsub(quotient, 1, 8), is_above, 8), below = floor_f64(q);
    const vbool16_t is_over_half = __riscv_vmfgt(__riscv_vfsub(q, below, 8), 0.5, 8);
    const vfloat64m4_t whole = __riscv_vmerge(below, __riscv_vfadd(below, 1, 8), is_over_half, 8);
    const vfloat64m4_t zero = __riscv_vfsgnjx(__riscv_vfsgnj(__riscv_vfmv_v_f_f64m4(0, 8), a, 8), b, 8);
    return __riscv_vmerge(whole, zero, __riscv_vmfeq(q, 0, 8), 8);
}

/* v, but 0 where b is 0. */
PRIMITIVE vuint32m2_t if_by_some_32(vuint32m2_t v, vuint32m2_t b) {
    return __riscv_vmerge(v, 0, __riscv_vmseq(b, 0, 8), 8);
}

PRIMITIVE vuint32m2_t remainder_i32(vuint32m2_t a, vuint32m2_t b) {
    const vint32m2_t y = signed_32(b), rest = __riscv_vrem(signed_32(a), y, 8);
    const vint32m2_t lifted = __riscv_vmerge(rest, __riscv_vadd(rest, y, 8), is_rounded_up_32(rest, y), 8);
    return if_by_some_32(unsigned_32(lifted), b);
}

/* v, but 0 where b is 0. */
PRIMITIVE vuint8mf2_t if_by_some_8(vuint8mf2_t v, vuint8mf2_t b) {
    return __riscv_vmerge(v, 0, __riscv_vmseq(b, 0, 8), 8);
}

PRIMITIVE vuint8mf2_t remainder_u8(vuint8mf2_t a, vuint8mf2_t b) {
    return if_by_some_8(__riscv_vremu(a, b, 8), b);
}

/* v, but 0 where b is 0. */
PRIMITIVE vuint16m1_t if_by_some_16(vuint16m1_t v, vuint16m1_t b) {
    return __riscv_vmerge(v, 0, __riscv_vmseq(b, 0, 8), 8);
}

PRIMITIVE vuint16m1_t remainder_u16(vuint16m1_t a, vuint16m1_t b) {
    return if_by_some_16(__riscv_vremu(a, b, 8), b);
}

PRIMITIVE vuint32m2_t remainder_u32(vuint32m2_t a, vuint32m2_t b) {
    return if_by_some_32(__riscv_vremu(a, b, 8), b);
}

/* v, but 0 where b is 0. */
PRIMITIVE vuint64m4_t if_by_some_64(vuint64m4_t v, vuint64m4_t b) {
    return __riscv_vmerge(v, 0, __riscv_vmseq(b, 0, 8), 8);
}

PRIMITIVE vuint64m4_t remainder_u64(vuint64m4_t a, vuint64m4_t b) {
    return if_by_some_64(__riscv_vremu(a, b, 8), b);
}

PRIMITIVE vuint8mf2_t remainder_i8(vuint8mf2_t a, vuint8mf2_t b) {
    const vint8mf2_t y = signed_8(b), rest = __riscv_vrem(signed_8(a), y, 8);
    const vint8mf2_t lifted = __riscv_vmerge(rest, __riscv_vadd(rest, y, 8), is_rounded_up_8(rest, y), 8);
    return if_by_some_8(unsigned_8(lifted), b);
}

PRIMITIVE vuint16m1_t remainder_i16(vuint16m1_t a, vuint16m1_t b) {
    const vint16m1_t y = signed_16(b), rest = __riscv_vrem(signed_16(a), y, 8);
    const vint16m1_t lifted = __riscv_vmerge(rest, __riscv_vadd(rest, y, 8), is_rounded_up_16(rest, y), 8);
    return if_by_some_16(unsigned_16(lifted), b);
}

PRIMITIVE vuint64m4_t remainder_i64(vuint64m4_t a, vuint64m4_t b) {
    const vint64m4_t y = signed_64(b), rest = __riscv_vrem(signed_64(a), y, 8);
    const vint64m4_t lifted = __riscv_vmerge(rest, __riscv_vadd(rest, y, 8), is_rounded_up_64(rest, y), 8);
    return if_by_some_64(unsigned_64(lifted), b);
}

/* Has the sign of b. */
PRIMITIVE vfloat32m2_t remainder_f32(vfloat32m2_t a, vfloat32m2_t b) {
    const vfloat32m2_t rest = fmod_f32(a, b);
    const vfloat32m2_t lifted = __riscv_vmerge(rest, __riscv_vfadd(rest, b, 8), is_of_other_sign_f32(rest, b), 8);
    return __riscv_vfsgnj(lifted, b, 8);
}

/* Has the sign of b. */
PRIMITIVE vfloat64m4_t remainder_f64(vfloat64m4_t a, vfloat64m4_t b) {
    const vfloat64m4_t rest = fmod_f64(a, b);
    const vfloat64m4_t lifted = __riscv_vmerge(rest, __riscv_vfadd(rest, b, 8), is_of_other_sign_f64(rest, b), 8);
    return __riscv_vfsgnj(lifted, b, 8);
}

PRIMITIVE vuint32m2_t fmod_i32(vuint32m2_t a, vuint32m2_t b) {
    return if_by_some_32(unsigned_32(__riscv_vrem(signed_32(a), signed_32(b), 8)), b);
}

PRIMITIVE vuint8mf2_t fmod_u8(vuint8mf2_t a, vuint8mf2_t b) {
    return if_by_some_8(__riscv_vremu(a, b, 8), b);
}

PRIMITIVE vuint16m1_t fmod_u16(vuint16m1_t a, vuint16m1_t b) {
    return if_by_some_16(__riscv_vremu(a, b, 8), b);
}

PRIMITIVE vuint32m2_t fmod_u32(vuint32m2_t a, vuint32m2_t b) {
    return if_by_some_32(__riscv_vremu(a, b, 8), b);
}

PRIMITIVE vuint64m4_t fmod_u64(vuint64m4_t a, vuint64m4_t b) {
    return if_by_some_64(__riscv_vremu(a, b, 8), b);
}

PRIMITIVE vuint8mf2_t fmod_i8(vuint8mf2_t a, vuint8mf2_t b) {
    return if_by_some_8(unsigned_8(__riscv_vrem(signed_8(a), signed_8(b), 8)), b);
}

PRIMITIVE vuint16m1_t fmod_i16(vuint16m1_t a, vuint16m1_t b) {
    return if_by_some_16(unsigned_16(__riscv_vrem(signed_16(a), signed_16(b), 8)), b);
}

PRIMITIVE vuint64m4_t fmod_i64(vuint64m4_t a, vuint64m4_t b) {
    return if_by_some_64(unsigned_64(__riscv_vrem(signed_64(a), signed_64(b), 8)), b);
}

/* Of a^1, a^2, a^4 and so on, the product of those that the bits of b choose. */
PRIMITIVE vuint32m2_t power_u32(vuint32m2_t a, vuint32m2_t b) {
    vuint32m2_t power = __riscv_vmv_v_x_u32m2(1, 8);
    for (;;) {
        const vbool16_t is_chosen = __riscv_vmsne(__riscv_vand(b, 1, 8), 0, 8);
        power = __riscv_vmerge(power, __riscv_vmul(power, a, 8), is_chosen, 8);
        b = __riscv_vsrl(b, 1, 8);
        if (__riscv_vcpop(__riscv_vmsne(b, 0, 8), 8) == 0) return power;
        a = __riscv_vmul(a, a, 8);
    }
}

/* Of a negative exponent the lowest bit counts, for 1 and -1; of other numbers such powers are 0. */
PRIMITIVE vuint32m2_t power_i32(vuint32m2_t a, vuint32m2_t b) {
    const vbool16_t is_negative = negative_32(b);
    const vbool16_t is_other = __riscv_vmsgtu(__riscv_vadd(a, 1, 8), 2, 8);
    const vuint32m2_t power = power_u32(a, __riscv_vmerge(b, __riscv_vand(b, 1, 8), is_negative, 8));
    const vbool16_t is_fraction = __riscv_vmand(is_negative, __riscv_vmor(is_other, __riscv_vmseq(a, 0, 8), 8), 8);
    return __riscv_vmerge(power, 0, is_fraction, 8);
}

/* Of a^1, a^2, a^4 and so on, the product of those that the bits of b choose. */
PRIMITIVE vuint8mf2_t power_u8(vuint8mf2_t a, vuint8mf2_t b) {
    vuint8mf2_t power = __riscv_vmv_v_x_u8mf2(1, 8);
    for (;;) {
        const vbool16_t is_chosen = __riscv_vmsne(__riscv_vand(b, 1, 8), 0, 8);
        power = __riscv_vmerge(power, __riscv_vmul(power, a, 8), is_chosen, 8);
        b = __riscv_vsrl(b, 1, 8);
        if (__riscv_vcpop(__riscv_vmsne(b, 0, 8), 8) == 0) return power;
        a = __riscv_vmul(a, a, 8);
    }
}

/* Of a^1, a^2, a^4 and so on, the product of those that the bits of b choose. */
PRIMITIVE vuint16m1_t power_u16(vuint16m1_t a, vuint16m1_t b) {
    vuint16m1_t power = __riscv_vmv_v_x_u16m1(1, 8);
    for (;;) {
        const vbool16_t is_chosen = __riscv_vmsne(__riscv_vand(b, 1, 8), 0, 8);
        power = __riscv_vmerge(power, __riscv_vmul(power, a, 8), is_chosen, 8);
        b = __riscv_vsrl(b, 1, 8);
        if (__riscv_vcpop(__riscv_vmsne(b, 0, 8), 8) == 0) return power;
        a = __riscv_vmul(a, a, 8);
    }
}

/* Of a^1, a^2, a^4 and so on, the product of those that the bits of b choose. */
PRIMITIVE vuint64m4_t power_u64(vuint64m4_t a, vuint64m4_t b) {
    vuint64m4_t power = __riscv_vmv_v_x_u64m4(1, 8);
    for (;;) {
        const vbool16_t is_chosen = __riscv_vmsne(__riscv_vand(b, 1, 8), 0, 8);
        power = __riscv_vmerge(power, __riscv_vmul(power, a, 8), is_chosen, 8);
        b = __riscv_vsrl(b, 1, 8);
        if (__riscv_vcpop(__riscv_vmsne(b, 0, 8), 8) == 0) return power;
        a = __riscv_vmul(a, a, 8);
    }
}

/* Of a negative exponent the lowest bit counts, for 1 and -1; of other numbers such powers are 0. */
PRIMITIVE vuint8mf2_t power_i8(vuint8mf2_t a, vuint8mf2_t b) {
    const vbool16_t is_negative = negative_8(b);
    const vbool16_t is_other = __riscv_vmsgtu(__riscv_vadd(a, 1, 8), 2, 8);
    const vuint8mf2_t power = power_u8(a, __riscv_vmerge(b, __riscv_vand(b, 1, 8), is_negative, 8));
    const vbool16_t is_fraction = __riscv_vmand(is_negative, __riscv_vmor(is_other, __riscv_vmseq(a, 0, 8), 8), 8);
    return __riscv_vmerge(power, 0, is_fraction, 8);
}

/* Of a negative exponent the lowest bit counts, for 1 and -1; of other numbers such powers are 0. */
PRIMITIVE vuint16m1_t power_i16(vuint16m1_t a, vuint16m1_t b) {
    const vbool16_t is_negative = negative_16(b);
    const vbool16_t is_other = __riscv_vmsgtu(__riscv_vadd(a, 1, 8), 2, 8);
    const vuint16m1_t power = power_u16(a, __riscv_vmerge(b, __riscv_vand(b, 1, 8), is_negative, 8));
    const vbool16_t is_fraction = __riscv_vmand(is_negative, __riscv_vmor(is_other, __riscv_vmseq(a, 0, 8), 8), 8);
    return __riscv_vmerge(power, 0, is_fraction, 8);
}

/* Of a negative exponent the lowest bit counts, for 1 and -1; of other numbers such powers are 0. */
PRIMITIVE vuint64m4_t power_i64(vuint64m4_t a, vuint64m4_t b) {
    const vbool16_t is_negative = negative_64(b);
    const vbool16_t is_other = __riscv_vmsgtu(__riscv_vadd(a, 1, 8), 2, 8);
    const vuint64m4_t power = power_u64(a, __riscv_vmerge(b, __riscv_vand(b, 1, 8), is_negative, 8));
    const vbool16_t is_fraction = __riscv_vmand(is_negative, __riscv_vmor(is_other, __riscv_vmseq(a, 0, 8), 8), 8);
    return __riscv_vmerge(power, 0, is_fraction, 8);
}

PRIMITIVE vuint32m2_t constant_u32(uint32_t v) {
    return __riscv_vmv_v_x_u32m2(v, 8);
}

PRIMITIVE vuint64m4_t constant_u64(uint64_t v) {
    return __riscv_vmv_v_x_u64m4(v, 8);
}

PRIMITIVE vuint16m1_t constant_u16(uint16_t v) {
    return __riscv_vmv_v_x_u16m1(v, 8);
}

/*
 * Beside a without its sign, b has its own where that is not a's: it is a larger number then if it is further from 0 on
 * the same side. A step is 1 or -1, or 0 where they are equal. From 0 the next value is the first one on b's side, if b is
 * not 0 too.
 */
PRIMITIVE vuint32m2_t nextafter_f32(vuint32m2_t a, vuint32m2_t b) {
    const vuint32m2_t a_size = __riscv_vand(a, INT32_MAX, 8), b_size = __riscv_vand(b, INT32_MAX, 8);
    const vuint32m2_t to = __riscv_vxor(b, __riscv_vsub(a, a_size, 8), 8), back = __riscv_vmv_v_x_u32m2(UINT32_MAX, 8);
    const vuint32m2_t way = __riscv_vmerge(back, 1, less_i32(a_size, to), 8);
    const vuint32m2_t step = __riscv_vmerge(way, 0, equal_u32(a_size, to), 8);
    const vuint32m2_t first = __riscv_vor(__riscv_vsub(b, b_size, 8), __riscv_vminu(b_size, 1, 8), 8);
    const vuint32m2_t next = __riscv_vmerge(__riscv_vadd(a, step, 8), first, __riscv_vmseq(a_size, 0, 8), 8);
    const vuint32m2_t number = __riscv_vmerge(next, b, __riscv_vmsgtu(b_size, 0x7f800000, 8), 8);
    return __riscv_vmerge(number, a, __riscv_vmsgtu(a_size, 0x7f800000, 8), 8);
}

/*
 * Beside a without its sign, b has its own where that is not a's: it is a larger number then if it is further from 0 on
 * the same side. A step is 1 or -1, or 0 where they are equal. From 0 the next value is the first one on b's side, if b is
 * not 0 too.
 */
PRIMITIVE vuint64m4_t nextafter_f64(vuint64m4_t a, vuint64m4_t b) {
    const vuint64m4_t a_size = __riscv_vand(a, INT64_MAX, 8), b_size = __riscv_vand(b, INT64_MAX, 8);
    const vuint64m4_t to = __riscv_vxor(b, __riscv_vsub(a, a_size, 8), 8), back = __riscv_vmv_v_x_u64m4(UINT64_MAX, 8);
    const vuint64m4_t way = __riscv_vmerge(back, 1, less_i64(a_size, to), 8);
    const vuint64m4_t step = __riscv_vmerge(way, 0, equal_u64(a_size, to), 8);
    const vuint64m4_t first = __riscv_vor(__riscv_vsub(b, b_size, 8), __riscv_vminu(b_size, 1, 8), 8);
    const vuint64m4_t next = __riscv_vmerge(__riscv_vadd(a, step, 8), first, __riscv_vmseq(a_size, 0, 8), 8);
    const vuint64m4_t number = __riscv_vmerge(next, b, __riscv_vmsgtu(b_size, UINT64_C(0x7ff0000000000000), 8), 8);
    return __riscv_vmerge(number, a, __riscv_vmsgtu(a_size, UINT64_C(0x7ff0000000000000), 8), 8);
}

/*
 * Beside a without its sign, b has its own where that is not a's: it is a larger number then if it is further from 0 on
 * the same side. A step is 1 or -1, or 0 where they are equal. From 0 the next value is the first one on b's side, if b is
 * not 0 too.
 */
PRIMITIVE vuint16m1_t nextafter_bf16(vuint16m1_t a, vuint16m1_t b) {
    const vuint16m1_t a_size = __riscv_vand(a, INT16_MAX, 8), b_size = __riscv_vand(b, INT16_MAX, 8);
    const vuint16m1_t to = __riscv_vxor(b, __riscv_vsub(a, a_size, 8), 8), back = __riscv_vmv_v_x_u16m1(UINT16_MAX, 8);
    const vuint16m1_t way = __riscv_vmerge(back, 1, less_i16(a_size, to), 8);
    const vuint16m1_t step = __riscv_vmerge(way, 0, equal_u16(a_size, to), 8);
    const vuint16m1_t first = __riscv_vor(__riscv_vsub(b, b_size, 8), __riscv_vminu(b_size, 1, 8), 8);
    const vuint16m1_t next = __riscv_vmerge(__riscv_vadd(a, step, 8), first, __riscv_vmseq(a_size, 0, 8), 8);
    const vuint16m1_t number = __riscv_vmerge(next, b, __riscv_vmsgtu(b_size, 0x7f80, 8), 8);
    return __riscv_vmerge(number, a, __riscv_vmsgtu(a_size, 0x7f80, 8), 8);
}

/*
 * Beside a without its sign, b has its own where that is not a's: it is a larger number then if it is further from 0 on
 * the same side. A step is 1 or -1, or 0 where they are equal. From 0 the next value is the first one on b's side, if b is
 * not 0 too.
 */
PRIMITIVE vuint16m1_t nextafter_f16(vuint16m1_t a, vuint16m1_t b) {
    const vuint16m1_t a_size = __riscv_vand(a, INT16_MAX, 8), b_size = __riscv_vand(b, INT16_MAX, 8);
    const vuint16m1_t to = __riscv_vxor(b, __riscv_vsub(a, a_size, 8), 8), back = __riscv_vmv_v_x_u16m1(UINT16_MAX, 8);
    const vuint16m1_t way = __riscv_vmerge(back, 1, less_i16(a_size, to), 8);
    const vuint16m1_t step = __riscv_vmerge(way, 0, equal_u16(a_size, to), 8);
    const vuint16m1_t first = __riscv_vor(__riscv_vsub(b, b_size, 8), __riscv_vminu(b_size, 1, 8), 8);
    const vuint16m1_t next = __riscv_vmerge(__riscv_vadd(a, step, 8), first, __riscv_vmseq(a_size, 0, 8), 8);
    const vuint16m1_t number = __riscv_vmerge(next, b, __riscv_vmsgtu(b_size, 0x7c00, 8), 8);
    return __riscv_vmerge(number, a, __riscv_vmsgtu(a_size, 0x7c00, 8), 8);
}

PRIMITIVE vuint8mf2_t load_u16_as_u8(const char *p, size_t i) {
    return __riscv_vncvt_x(load_u16(p, i), 8);
}

PRIMITIVE vuint16m1_t load_u32_as_u16(const char *p, size_t i) {
    return __riscv_vncvt_x(load_u32(p, i), 8);
}

PRIMITIVE vuint8mf2_t load_u32_as_u8(const char *p, size_t i) {
    return __riscv_vncvt_x(load_u32_as_u16(p, i), 8);
}

PRIMITIVE vuint8mf2_t u8_of_f32(vfloat32m2_t v) {
    const vuint16m1_t number = __riscv_vfncvt_xu(v, __RISCV_FRM_RDN, 8);
    const vuint8mf2_t narrow = __riscv_vnclipu(number, 0, __RISCV_VXRM_RDN, 8);
    return __riscv_vmerge(narrow, 0, is_nan_f32(v), 8);
}

PRIMITIVE vuint8mf2_t load_bf16_as_u8(const char *p, size_t i) {
    return u8_of_f32(load_bf16_as_f32(p, i));
}

PRIMITIVE vuint16m1_t u16_of_f32(vfloat32m2_t v) {
    const vuint16m1_t number = __riscv_vfncvt_xu(v, __RISCV_FRM_RDN, 8);
    const vuint16m1_t narrow = number;
    return __riscv_vmerge(narrow, 0, is_nan_f32(v), 8);
}

PRIMITIVE vuint16m1_t load_bf16_as_u16(const char *p, size_t i) {
    return u16_of_f32(load_bf16_as_f32(p, i));
}

PRIMITIVE vuint32m2_t u32_of_f32(vfloat32m2_t v) {
    const vuint32m2_t number = __riscv_vfcvt_xu(v, __RISCV_FRM_RDN, 8);
    const vuint32m2_t narrow = number;
    return __riscv_vmerge(narrow, 0, is_nan_f32(v), 8);
}

PRIMITIVE vuint32m2_t load_bf16_as_u32(const char *p, size_t i) {
    return u32_of_f32(load_bf16_as_f32(p, i));
}

PRIMITIVE vuint64m4_t u64_of_f32(vfloat32m2_t v) {
    const vuint64m4_t number = __riscv_vfwcvt_xu(v, __RISCV_FRM_RDN, 8);
    const vuint64m4_t narrow = number;
    return __riscv_vmerge(narrow, 0, is_nan_f32(v), 8);
}

PRIMITIVE vuint64m4_t load_bf16_as_u64(const char *p, size_t i) {
    return u64_of_f32(load_bf16_as_f32(p, i));
}

PRIMITIVE vuint8mf2_t i8_of_f32(vfloat32m2_t v) {
    const vint16m1_t down = __riscv_vfncvt_x(v, __RISCV_FRM_RDN, 8), up = __riscv_vfncvt_x(v, __RISCV_FRM_RUP, 8);
    const vint16m1_t number = __riscv_vmerge(down, up, __riscv_vmflt(v, 0, 8), 8);
    const vint8mf2_t narrow = __riscv_vnclip(number, 0, __RISCV_VXRM_RDN, 8);
    return unsigned_8(__riscv_vmerge(narrow, 0, is_nan_f32(v), 8));
}

PRIMITIVE vuint8mf2_t load_bf16_as_i8(const char *p, size_t i) {
    return i8_of_f32(load_bf16_as_f32(p, i));
}

PRIMITIVE vuint16m1_t i16_of_f32(vfloat32m2_t v) {
    const vint16m1_t down = __riscv_vfncvt_x(v, __RISCV_FRM_RDN, 8), up = __riscv_vfncvt_x(v, __RISCV_FRM_RUP, 8);
    const vint16m1_t number = __riscv_vmerge(down, up, __riscv_vmflt(v, 0, 8), 8);
    const vint16m1_t narrow = number;
    return unsigned_16(__riscv_vmerge(narrow, 0, is_nan_f32(v), 8));
}

PRIMITIVE vuint16m1_t load_bf16_as_i16(const char *p, size_t i) {
    return i16_of_f32(load_bf16_as_f32(p, i));
}

PRIMITIVE vuint32m2_t i32_of_f32(vfloat32m2_t v) {
    const vint32m2_t down = __riscv_vfcvt_x(v, __RISCV_FRM_RDN, 8), up = __riscv_vfcvt_x(v, __RISCV_FRM_RUP, 8);
    const vint32m2_t number = __riscv_vmerge(down, up, __riscv_vmflt(v, 0, 8), 8);
    const vint32m2_t narrow = number;
    return unsigned_32(__riscv_vmerge(narrow, 0, is_nan_f32(v), 8));
}

PRIMITIVE vuint32m2_t load_bf16_as_i32(const char *p, size_t i) {
    return i32_of_f32(load_bf16_as_f32(p, i));
}

PRIMITIVE vuint64m4_t i64_of_f32(vfloat32m2_t v) {
    const vint64m4_t down = __riscv_vfwcvt_x(v, __RISCV_FRM_RDN, 8), up = __riscv_vfwcvt_x(v, __RISCV_FRM_RUP, 8);
    const vint64m4_t number = __riscv_vmerge(down, up, __riscv_vmflt(v, 0, 8), 8);
    const vint64m4_t narrow = number;
    return unsigned_64(__riscv_vmerge(narrow, 0, is_nan_f32(v), 8));
}

PRIMITIVE vuint64m4_t load_bf16_as_i64(const char *p, size_t i) {
    return i64_of_f32(load_bf16_as_f32(p, i));
}

PRIMITIVE vuint8mf2_t load_f16_as_u8(const char *p, size_t i) {
    return u8_of_f32(load_f16_as_f32(p, i));
}

PRIMITIVE vuint16m1_t load_f16_as_u16(const char *p, size_t i) {
    return u16_of_f32(load_f16_as_f32(p, i));
}

PRIMITIVE vuint32m2_t load_f16_as_u32(const char *p, size_t i) {
    return u32_of_f32(load_f16_as_f32(p, i));
}

PRIMITIVE vuint64m4_t load_f16_as_u64(const char *p, size_t i) {
    return u64_of_f32(load_f16_as_f32(p, i));
}

PRIMITIVE vuint8mf2_t load_f16_as_i8(const char *p, size_t i) {
    return i8_of_f32(load_f16_as_f32(p, i));
}

PRIMITIVE vuint16m1_t load_f16_as_i16(const char *p, size_t i) {
    return i16_of_f32(load_f16_as_f32(p, i));
}

PRIMITIVE vuint32m2_t load_f16_as_i32(const char *p, size_t i) {
    return i32_of_f32(load_f16_as_f32(p, i));
}

PRIMITIVE vuint64m4_t load_f16_as_i64(const char *p, size_t i) {
    return i64_of_f32(load_f16_as_f32(p, i));
}

PRIMITIVE vuint8mf2_t load_f32_as_u8(const char *p, size_t i) {
    return u8_of_f32(load_f32(p, i));
}

PRIMITIVE vuint16m1_t load_f32_as_u16(const char *p, size_t i) {
    return u16_of_f32(load_f32(p, i));
}

PRIMITIVE vuint32m2_t load_f32_as_u32(const char *p, size_t i) {
    return u32_of_f32(load_f32(p, i));
}

PRIMITIVE vuint64m4_t load_f32_as_u64(const char *p, size_t i) {
    return u64_of_f32(load_f32(p, i));
}

PRIMITIVE vuint8mf2_t load_f32_as_i8(const char *p, size_t i) {
    return i8_of_f32(load_f32(p, i));
}

PRIMITIVE vuint16m1_t load_f32_as_i16(const char *p, size_t i) {
    return i16_of_f32(load_f32(p, i));
}

PRIMITIVE vuint32m2_t load_f32_as_i32(const char *p, size_t i) {
    return i32_of_f32(load_f32(p, i));
}

PRIMITIVE vuint64m4_t load_f32_as_i64(const char *p, size_t i) {
    return i64_of_f32(load_f32(p, i));
}

PRIMITIVE vuint8mf2_t u8_of_f64(vfloat64m4_t v) {
    const vuint32m2_t number = __riscv_vfncvt_xu(v, __RISCV_FRM_RDN, 8);
    const vuint8mf2_t narrow = __riscv_vnclipu(__riscv_vnclipu(number, 0, __RISCV_VXRM_RDN, 8), 0, __RISCV_VXRM_RDN, 8);
    return __riscv_vmerge(narrow, 0, is_nan_f64(v), 8);
}

PRIMITIVE vuint8mf2_t load_f64_as_u8(const char *p, size_t i) {
    return u8_of_f64(load_f64(p, i));
}

PRIMITIVE vuint16m1_t u16_of_f64(vfloat64m4_t v) {
    const vuint32m2_t number = __riscv_vfncvt_xu(v, __RISCV_FRM_RDN, 8);
    const vuint16m1_t narrow = __riscv_vnclipu(number, 0, __RISCV_VXRM_RDN, 8);
    return __riscv_vmerge(narrow, 0, is_nan_f64(v), 8);
}

PRIMITIVE vuint16m1_t load_f64_as_u16(const char *p, size_t i) {
    return u16_of_f64(load_f64(p, i));
}

PRIMITIVE vuint32m2_t u32_of_f64(vfloat64m4_t v) {
    const vuint32m2_t number = __riscv_vfncvt_xu(v, __RISCV_FRM_RDN, 8);
    const vuint32m2_t narrow = number;
    return __riscv_vmerge(narrow, 0, is_nan_f64(v), 8);
}

PRIMITIVE vuint32m2_t load_f64_as_u32(const char *p, size_t i) {
    return u32_of_f64(load_f64(p, i));
}

PRIMITIVE vuint64m4_t u64_of_f64(vfloat64m4_t v) {
    const vuint64m4_t number = __riscv_vfcvt_xu(v, __RISCV_FRM_RDN, 8);
    const vuint64m4_t narrow = number;
    return __riscv_vmerge(narrow, 0, is_nan_f64(v), 8);
}

PRIMITIVE vuint64m4_t load_f64_as_u64(const char *p, size_t i) {
    return u64_of_f64(load_f64(p, i));
}

PRIMITIVE vuint8mf2_t i8_of_f64(vfloat64m4_t v) {
    const vint32m2_t down = __riscv_vfncvt_x(v, __RISCV_FRM_RDN, 8), up = __riscv_vfncvt_x(v, __RISCV_FRM_RUP, 8);
    const vint32m2_t number = __riscv_vmerge(down, up, __riscv_vmflt(v, 0, 8), 8);
    const vint8mf2_t narrow = __riscv_vnclip(__riscv_vnclip(number, 0, __RISCV_VXRM_RDN, 8), 0, __RISCV_VXRM_RDN, 8);
    return unsigned_8(__riscv_vmerge(narrow, 0, is_nan_f64(v), 8));
}

PRIMITIVE vuint8mf2_t load_f64_as_i8(const char *p, size_t i) {
    return i8_of_f64(load_f64(p, i));
}

PRIMITIVE vuint16m1_t i16_of_f64(vfloat64m4_t v) {
    const vint32m2_t down = __riscv_vfncvt_x(v, __RISCV_FRM_RDN, 8), up = __riscv_vfncvt_x(v, __RISCV_FRM_RUP, 8);
    const vint32m2_t number = __riscv_vmerge(down, up, __riscv_vmflt(v, 0, 8), 8);
    const vint16m1_t narrow = __riscv_vnclip(number, 0, __RISCV_VXRM_RDN, 8);
    return unsigned_16(__riscv_vmerge(narrow, 0, is_nan_f64(v), 8));
}

PRIMITIVE vuint16m1_t load_f64_as_i16(const char *p, size_t i) {
    return i16_of_f64(load_f64(p, i));
}

PRIMITIVE vuint32m2_t i32_of_f64(vfloat64m4_t v) {
    const vint32m2_t down = __riscv_vfncvt_x(v, __RISCV_FRM_RDN, 8), up = __riscv_vfncvt_x(v, __RISCV_FRM_RUP, 8);
    const vint32m2_t number = __riscv_vmerge(down, up, __riscv_vmflt(v, 0, 8), 8);
    const vint32m2_t narrow = number;
    return unsigned_32(__riscv_vmerge(narrow, 0, is_nan_f64(v), 8));
}

PRIMITIVE vuint32m2_t load_f64_as_i32(const char *p, size_t i) {
    return i32_of_f64(load_f64(p, i));
}

PRIMITIVE vuint64m4_t i64_of_f64(vfloat64m4_t v) {
    const vint64m4_t down = __riscv_vfcvt_x(v, __RISCV_FRM_RDN, 8), up = __riscv_vfcvt_x(v, __RISCV_FRM_RUP, 8);
    const vint64m4_t number = __riscv_vmerge(down, up, __riscv_vmflt(v, 0, 8), 8);
    const vint64m4_t narrow = number;
    return unsigned_64(__riscv_vmerge(narrow, 0, is_nan_f64(v), 8));
}

PRIMITIVE vuint64m4_t load_f64_as_i64(const char *p, size_t i) {
    return i64_of_f64(load_f64(p, i));
}

PRIMITIVE vfloat32m2_t load_c64_as_f32(const char *p, size_t i) {
    return f32_of_bits(__riscv_vncvt_x(load_u64(p, i), 8));
}

PRIMITIVE vuint8mf2_t load_c64_as_u8(const char *p, size_t i) {
    return u8_of_f32(load_c64_as_f32(p, i));
}

PRIMITIVE vuint16m1_t load_c64_as_u16(const char *p, size_t i) {
    return u16_of_f32(load_c64_as_f32(p, i));
}

PRIMITIVE vuint32m2_t load_c64_as_u32(const char *p, size_t i) {
    return u32_of_f32(load_c64_as_f32(p, i));
}

PRIMITIVE vuint64m4_t load_c64_as_u64(const char *p, size_t i) {
    return u64_of_f32(load_c64_as_f32(p, i));
}

PRIMITIVE vuint8mf2_t load_c64_as_i8(const char *p, size_t i) {
    return i8_of_f32(load_c64_as_f32(p, i));
}

PRIMITIVE vuint16m1_t load_c64_as_i16(const char *p, size_t i) {
    return i16_of_f32(load_c64_as_f32(p, i));
}

PRIMITIVE vuint32m2_t load_c64_as_i32(const char *p, size_t i) {
    return i32_of_f32(load_c64_as_f32(p, i));
}

PRIMITIVE vuint64m4_t load_c64_as_i64(const char *p, size_t i) {
    return i64_of_f32(load_c64_as_f32(p, i));
}

PRIMITIVE vfloat64m4_t load_c64_as_f64(const char *p, size_t i) {
    return __riscv_vfwcvt_f(load_c64_as_f32(p, i), 8);
}

PRIMITIVE vfloat64m4_t load_c128_as_f64(const char *p, size_t i) {
    return f64_of_bits(parts_c128(p, i, 0));
}

PRIMITIVE vuint8mf2_t load_c128_as_u8(const char *p, size_t i) {
    return u8_of_f64(load_c128_as_f64(p, i));
}

PRIMITIVE vuint16m1_t load_c128_as_u16(const char *p, size_t i) {
    return u16_of_f64(load_c128_as_f64(p, i));
}

PRIMITIVE vuint32m2_t load_c128_as_u32(const char *p, size_t i) {
    return u32_of_f64(load_c128_as_f64(p, i));
}

PRIMITIVE vuint64m4_t load_c128_as_u64(const char *p, size_t i) {
    return u64_of_f64(load_c128_as_f64(p, i));
}

PRIMITIVE vuint8mf2_t load_c128_as_i8(const char *p, size_t i) {
    return i8_of_f64(load_c128_as_f64(p, i));
}

PRIMITIVE vuint16m1_t load_c128_as_i16(const char *p, size_t i) {
    return i16_of_f64(load_c128_as_f64(p, i));
}

PRIMITIVE vuint32m2_t load_c128_as_i32(const char *p, size_t i) {
    return i32_of_f64(load_c128_as_f64(p, i));
}

PRIMITIVE vuint64m4_t load_c128_as_i64(const char *p, size_t i) {
    return i64_of_f64(load_c128_as_f64(p, i));
}

PRIMITIVE vfloat32m2_t load_c128_as_f32(const char *p, size_t i) {
    return f32_of_f64(load_c128_as_f64(p, i));
}

PRIMITIVE vuint8mf2_t constant_u8(uint8_t v) {
    return __riscv_vmv_v_x_u8mf2(v, 8);
}

PRIMITIVE vfloat32m2x2_t negative_c64(vfloat32m2x2_t v) {
    return make_c64(__riscv_vfneg(re_c64(v), 8), __riscv_vfneg(im_c64(v), 8));
}

PRIMITIVE vfloat64m4x2_t negative_c128(vfloat64m4x2_t v) {
    return make_c128(__riscv_vfneg(re_c128(v), 8), __riscv_vfneg(im_c128(v), 8));
}

PRIMITIVE vbool16_t isinf_c64(vfloat32m2x2_t v) {
    return __riscv_vmor(is_infinite_f32(re_c64(v)), is_infinite_f32(im_c64(v)), 8);
}

/* The squares are exact, and none is past the end of f64. Infinite where one part is, also beside NaN. */
PRIMITIVE vfloat32m2_t absolute_c64(vfloat32m2x2_t v) {
    const vfloat64m4_t x = __riscv_vfwcvt_f(re_c64(v), 8), y = __riscv_vfwcvt_f(im_c64(v), 8);
    const vfloat64m4_t sum = __riscv_vfadd(__riscv_vfmul(x, x, 8), __riscv_vfmul(y, y, 8), 8);
    const vfloat32m2_t root = f32_of_f64(__riscv_vfsqrt(sum, 8));
    return __riscv_vmerge(root, constant_bits_f32(0x7f800000), isinf_c64(v), 8);
}

PRIMITIVE vfloat32m2_t load_absolute_c64_as_f32(const char *p, size_t i) {
    return absolute_c64(load_c64(p, i));
}

PRIMITIVE vbool16_t isinf_c128(vfloat64m4x2_t v) {
    return __riscv_vmor(is_infinite_f64(re_c128(v)), is_infinite_f64(im_c128(v)), 8);
}

/* By way of the quotient of the parts, whose square stays in range. Infinite where one part is, also beside NaN. */
PRIMITIVE vfloat64m4_t absolute_c128(vfloat64m4x2_t v) {
    const vfloat64m4_t re = __riscv_vfabs(re_c128(v), 8), im = __riscv_vfabs(im_c128(v), 8), large = maximum_f64(re, im);
    const vfloat64m4_t quotient = __riscv_vfdiv(minimum_f64(re, im), large, 8);
    const vfloat64m4_t sum = __riscv_vfadd(__riscv_vfmul(quotient, quotient, 8), 1, 8);
    const vfloat64m4_t product = __riscv_vfmul(large, __riscv_vfsqrt(sum, 8), 8);
    const vfloat64m4_t finite = __riscv_vmerge(product, large, __riscv_vmfeq(large, 0, 8), 8);
    return __riscv_vmerge(finite, constant_bits_f64(UINT64_C(0x7ff0000000000000)), isinf_c128(v), 8);
}

PRIMITIVE vfloat64m4_t load_absolute_c128_as_f64(const char *p, size_t i) {
    return absolute_c128(load_c128(p, i));
}

/* 1 with the sign of v, 0 where v is that, and NaN where v is. */
PRIMITIVE vfloat32m2_t sign_f32(vfloat32m2_t v) {
    const vfloat32m2_t one = __riscv_vfsgnj(__riscv_vfmv_v_f_f32m2(1, 8), v, 8);
    return with_nan_f32(__riscv_vfmerge(one, 0, __riscv_vmfeq(v, 0, 8), 8), is_nan_f32(v));
}

/* 1 with the sign of v, 0 where v is that, and NaN where v is. */
PRIMITIVE vfloat64m4_t sign_f64(vfloat64m4_t v) {
    const vfloat64m4_t one = __riscv_vfsgnj(__riscv_vfmv_v_f_f64m4(1, 8), v, 8);
    return with_nan_f64(__riscv_vfmerge(one, 0, __riscv_vmfeq(v, 0, 8), 8), is_nan_f64(v));
}

/* The parts by the absolute value: 0 for 0, NaN where that is infinite. */
PRIMITIVE vfloat32m2x2_t divided_c64(vfloat32m2x2_t v, vfloat32m2_t absolute) {
    const vbool16_t is_zero = __riscv_vmfeq(absolute, 0, 8);
    const vfloat32m2_t divisor = with_nan_f32(absolute, is_infinite_f32(absolute));
    return make_c64(__riscv_vfmerge(__riscv_vfdiv(re_c64(v), divisor, 8), 0, is_zero, 8),
                     __riscv_vfmerge(__riscv_vfdiv(im_c64(v), divisor, 8), 0, is_zero, 8));
}

PRIMITIVE vfloat32m2x2_t sign_c64(vfloat32m2x2_t v) {
    return divided_c64(v, absolute_c64(v));
}

/* The parts by the absolute value: 0 for 0, NaN where that is infinite. */
PRIMITIVE vfloat64m4x2_t divided_c128(vfloat64m4x2_t v, vfloat64m4_t absolute) {
    const vbool16_t is_zero = __riscv_vmfeq(absolute, 0, 8);
    const vfloat64m4_t divisor = with_nan_f64(absolute, is_infinite_f64(absolute));
    return make_c128(__riscv_vfmerge(__riscv_vfdiv(re_c128(v), divisor, 8), 0, is_zero, 8),
                     __riscv_vfmerge(__riscv_vfdiv(im_c128(v), divisor, 8), 0, is_zero, 8));
}

PRIMITIVE vfloat64m4x2_t sign_c128(vfloat64m4x2_t v) {
    return divided_c128(v, absolute_c128(v));
}

PRIMITIVE vfloat32m2_t sqrt_f32(vfloat32m2_t v) {
    return __riscv_vfsqrt(v, 8);
}

PRIMITIVE vfloat64m4_t sqrt_f64(vfloat64m4_t v) {
    return __riscv_vfsqrt(v, 8);
}

PRIMITIVE vfloat32m2_t constant_f32(float v) {
    return __riscv_vfmv_v_f_f32m2(v, 8);
}

PRIMITIVE vfloat64m4_t constant_f64(double v) {
    return __riscv_vfmv_v_f_f64m4(v, 8);
}

PRIMITIVE vfloat32m2x2_t constant_c64(float re) {
    return make_c64(constant_f32(re), constant_f32(0));
}

PRIMITIVE vfloat64m4x2_t constant_c128(double re) {
    return make_c128(constant_f64(re), constant_f64(0));
}

/* By way of integers, where there may be a fraction. */
PRIMITIVE vfloat32m2_t ceil_f32(vfloat32m2_t v) {
    const vfloat32m2_t size = __riscv_vfabs(v, 8);
    const vbool16_t is_small = __riscv_vmflt(size, 0x1p23f, 8);
    const vfloat32m2_t whole = __riscv_vfcvt_f(__riscv_vfcvt_x(is_small, v, __RISCV_FRM_RUP, 8), 8);
    return __riscv_vmerge(v, __riscv_vfsgnj(whole, v, 8), is_small, 8);
}

/* By way of integers, where there may be a fraction. */
PRIMITIVE vfloat64m4_t ceil_f64(vfloat64m4_t v) {
    const vfloat64m4_t size = __riscv_vfabs(v, 8);
    const vbool16_t is_small = __riscv_vmflt(size, 0x1p52, 8);
    const vfloat64m4_t whole = __riscv_vfcvt_f(__riscv_vfcvt_x(is_small, v, __RISCV_FRM_RUP, 8), 8);
    return __riscv_vmerge(v, __riscv_vfsgnj(whole, v, 8), is_small, 8);
}

/* By way of integers, where there may be a fraction. */
PRIMITIVE vfloat32m2_t round_f32(vfloat32m2_t v) {
    const vfloat32m2_t size = __riscv_vfabs(v, 8);
    const vbool16_t is_small = __riscv_vmflt(size, 0x1p23f, 8);
    const vfloat32m2_t whole = __riscv_vfcvt_f(__riscv_vfcvt_x(is_small, v, __RISCV_FRM_RNE, 8), 8);
    return __riscv_vmerge(v, __riscv_vfsgnj(whole, v, 8), is_small, 8);
}

/* By way of integers, where there may be a fraction. */
PRIMITIVE vfloat64m4_t round_f64(vfloat64m4_t v) {
    const vfloat64m4_t size = __riscv_vfabs(v, 8);
    const vbool16_t is_small = __riscv_vmflt(size, 0x1p52, 8);
    const vfloat64m4_t whole = __riscv_vfcvt_f(__riscv_vfcvt_x(is_small, v, __RISCV_FRM_RNE, 8), 8);
    return __riscv_vmerge(v, __riscv_vfsgnj(whole, v, 8), is_small, 8);
}

PRIMITIVE vbool16_t isfinite_c64(vfloat32m2x2_t v) {
    return __riscv_vmand(is_finite_f32(re_c64(v)), is_finite_f32(im_c64(v)), 8);
}

PRIMITIVE vbool16_t isfinite_c128(vfloat64m4x2_t v) {
    return __riscv_vmand(is_finite_f64(re_c128(v)), is_finite_f64(im_c128(v)), 8);
}

PRIMITIVE vfloat32m2x2_t conjugate_c64(vfloat32m2x2_t v) {
    return make_c64(re_c64(v), __riscv_vfneg(im_c64(v), 8));
}

PRIMITIVE vfloat64m4x2_t conjugate_c128(vfloat64m4x2_t v) {
    return make_c128(re_c128(v), __riscv_vfneg(im_c128(v), 8));
}

PRIMITIVE vfloat32m2_t load_imag_c64_as_f32(const char *p, size_t i) {
    return f32_of_bits(__riscv_vnsrl(load_u64(p, i), 32, 8));
}

PRIMITIVE vfloat64m4_t load_imag_c128_as_f64(const char *p, size_t i) {
    return f64_of_bits(parts_c128(p, i, 1));
}

PRIMITIVE vuint8mf2_t select_u8(vuint8mf2_t c, vuint8mf2_t a, vuint8mf2_t b) {
    return __riscv_vmerge(b, a, __riscv_vmsne(c, 0, 8), 8);
}

PRIMITIVE vuint16m1_t select_u16(vuint16m1_t c, vuint16m1_t a, vuint16m1_t b) {
    return __riscv_vmerge(b, a, __riscv_vmsne(c, 0, 8), 8);
}

PRIMITIVE vuint32m2_t select_u32(vuint32m2_t c, vuint32m2_t a, vuint32m2_t b) {
    return __riscv_vmerge(b, a, __riscv_vmsne(c, 0, 8), 8);
}

PRIMITIVE vuint64m4_t select_u64(vuint64m4_t c, vuint64m4_t a, vuint64m4_t b) {
    return __riscv_vmerge(b, a, __riscv_vmsne(c, 0, 8), 8);
}

PRIMITIVE vfloat64m4x2_t select_c128(vfloat64m4x2_t c, vfloat64m4x2_t a, vfloat64m4x2_t b) {
    const vbool16_t is_a = __riscv_vmfne(re_c128(c), 0, 8);
    return make_c128(__riscv_vmerge(re_c128(b), re_c128(a), is_a, 8), __riscv_vmerge(im_c128(b), im_c128(a), is_a, 8));
}

PRIMITIVE uint32_t bits_of_mask(vbool16_t m) {
    uint8_t bits;
    __riscv_vsm(&bits, m, 8);
    return bits;
}

PRIMITIVE uint32_t bits_mask8(vbool16_t a, vbool16_t b, vbool16_t c, vbool16_t d) {
    return bits_of_mask(a) | bits_of_mask(b) << 8 | bits_of_mask(c) << 16 | bits_of_mask(d) << 24;
}

PRIMITIVE uint32_t bits_mask16(vbool16_t a, vbool16_t b, vbool16_t c, vbool16_t d) {
    return bits_of_mask(a) | bits_of_mask(b) << 8 | bits_of_mask(c) << 16 | bits_of_mask(d) << 24;
}

/* Of two NaNs none differs from the other. */
PRIMITIVE vbool16_t differs_f32(vfloat32m2_t v, vfloat32m2_t w) {
    return __riscv_vmandn(__riscv_vmfne(v, w, 8), __riscv_vmand(is_nan_f32(v), is_nan_f32(w), 8), 8);
}

PRIMITIVE uint32_t bits_mask32(vbool16_t a, vbool16_t b, vbool16_t c, vbool16_t d) {
    return bits_of_mask(a) | bits_of_mask(b) << 8 | bits_of_mask(c) << 16 | bits_of_mask(d) << 24;
}

PRIMITIVE vfloat32m2_t f32_of_f64_odd(vfloat64m4_t v) {
    return __riscv_vfncvt_rod_f(v, 8);
}

PRIMITIVE vfloat32m2_t load_u32_as_f32_odd(const char *p, size_t i) {
    return f32_of_f64_odd(load_u32_as_f64(p, i));
}

/* More than 24 bits, from the lowest set one to the highest. */
PRIMITIVE vbool16_t inexact_u32_f32(vuint32m2_t v) {
    const vuint32m2_t from_lowest = __riscv_vor(v, __riscv_vrsub(v, 0, 8), 8), high = __riscv_vsrl(v, 24, 8);
    return __riscv_vmsne(__riscv_vand(high, from_lowest, 8), 0, 8);
}

PRIMITIVE uint32_t bits_mask64(vbool16_t a, vbool16_t b, vbool16_t c, vbool16_t d) {
    return bits_of_mask(a) | bits_of_mask(b) << 8 | bits_of_mask(c) << 16 | bits_of_mask(d) << 24;
}

/* Where there are more than 53 bits, bit 11 becomes sticky for bits 0 to 10, which are cleared: f64 holds that exactly. */
PRIMITIVE vfloat64m4_t load_u64_as_f64_odd(const char *p, size_t i) {
    const vuint64m4_t v = load_u64(p, i);
    const vbool16_t is_large = __riscv_vmsne(__riscv_vsrl(v, 53, 8), 0, 8);
    const vuint64m4_t carried = __riscv_vadd(__riscv_vand(v, 0x7ff, 8), 0x7ff, 8);
    const vuint64m4_t sticky = __riscv_vand(__riscv_vor(v, carried, 8), ~UINT64_C(0x7ff), 8);
    const vuint64m4_t rounded = __riscv_vmerge(v, sticky, is_large, 8);
    return __riscv_vfcvt_f(rounded, 8);
}

PRIMITIVE vfloat32m2_t load_u64_as_f32_odd(const char *p, size_t i) {
    return f32_of_f64_odd(load_u64_as_f64_odd(p, i));
}

/* More than 24 bits, from the lowest set one to the highest. */
PRIMITIVE vbool16_t inexact_u64_f32(vuint64m4_t v) {
    const vuint64m4_t from_lowest = __riscv_vor(v, __riscv_vrsub(v, 0, 8), 8), high = __riscv_vsrl(v, 24, 8);
    return __riscv_vmsne(__riscv_vand(high, from_lowest, 8), 0, 8);
}

/* More than 53 bits, from the lowest set one to the highest. */
PRIMITIVE vbool16_t inexact_u64_f64(vuint64m4_t v) {
    const vuint64m4_t from_lowest = __riscv_vor(v, __riscv_vrsub(v, 0, 8), 8), high = __riscv_vsrl(v, 53, 8);
    return __riscv_vmsne(__riscv_vand(high, from_lowest, 8), 0, 8);
}

PRIMITIVE vbool16_t outside_i8(vuint8mf2_t v, vuint8mf2_t lowest, vuint8mf2_t highest) {
    return __riscv_vmor(less_i8(v, lowest), less_i8(highest, v), 8);
}

PRIMITIVE vbool16_t outside_i16(vuint16m1_t v, vuint16m1_t lowest, vuint16m1_t highest) {
    return __riscv_vmor(less_i16(v, lowest), less_i16(highest, v), 8);
}

PRIMITIVE vbool16_t outside_i32(vuint32m2_t v, vuint32m2_t lowest, vuint32m2_t highest) {
    return __riscv_vmor(less_i32(v, lowest), less_i32(highest, v), 8);
}

PRIMITIVE vfloat32m2_t load_i32_as_f32_odd(const char *p, size_t i) {
    return f32_of_f64_odd(load_i32_as_f64(p, i));
}

/* More than 24 bits, from the lowest set one to the highest. A negative value inverted has as many. */
PRIMITIVE vbool16_t inexact_i32_f32(vuint32m2_t v) {
    const vuint32m2_t from_lowest = __riscv_vor(v, __riscv_vrsub(v, 0, 8), 8), high = __riscv_vsrl(__riscv_vxor(v, unsigned_32(__riscv_vsra(signed_32(v), 31, 8)), 8), 24, 8);
    return __riscv_vmsne(__riscv_vand(high, from_lowest, 8), 0, 8);
}

PRIMITIVE vbool16_t outside_i64(vuint64m4_t v, vuint64m4_t lowest, vuint64m4_t highest) {
    return __riscv_vmor(less_i64(v, lowest), less_i64(highest, v), 8);
}

/* Where there are more than 53 bits, bit 11 becomes sticky for bits 0 to 10, which are cleared: f64 holds that exactly. */
PRIMITIVE vfloat64m4_t load_i64_as_f64_odd(const char *p, size_t i) {
    const vuint64m4_t v = load_u64(p, i);
    const vbool16_t is_large = __riscv_vmsne(__riscv_vsrl(__riscv_vxor(v, unsigned_64(__riscv_vsra(signed_64(v), 63, 8)), 8), 53, 8), 0, 8);
    const vuint64m4_t carried = __riscv_vadd(__riscv_vand(v, 0x7ff, 8), 0x7ff, 8);
    const vuint64m4_t sticky = __riscv_vand(__riscv_vor(v, carried, 8), ~UINT64_C(0x7ff), 8);
    const vuint64m4_t rounded = __riscv_vmerge(v, sticky, is_large, 8);
    return __riscv_vfcvt_f(signed_64(rounded), 8);
}

PRIMITIVE vfloat32m2_t load_i64_as_f32_odd(const char *p, size_t i) {
    return f32_of_f64_odd(load_i64_as_f64_odd(p, i));
}

/* More than 24 bits, from the lowest set one to the highest. A negative value inverted has as many. */
PRIMITIVE vbool16_t inexact_i64_f32(vuint64m4_t v) {
    const vuint64m4_t from_lowest = __riscv_vor(v, __riscv_vrsub(v, 0, 8), 8), high = __riscv_vsrl(__riscv_vxor(v, unsigned_64(__riscv_vsra(signed_64(v), 63, 8)), 8), 24, 8);
    return __riscv_vmsne(__riscv_vand(high, from_lowest, 8), 0, 8);
}

/* More than 53 bits, from the lowest set one to the highest. A negative value inverted has as many. */
PRIMITIVE vbool16_t inexact_i64_f64(vuint64m4_t v) {
    const vuint64m4_t from_lowest = __riscv_vor(v, __riscv_vrsub(v, 0, 8), 8), high = __riscv_vsrl(__riscv_vxor(v, unsigned_64(__riscv_vsra(signed_64(v), 63, 8)), 8), 53, 8);
    return __riscv_vmsne(__riscv_vand(high, from_lowest, 8), 0, 8);
}

PRIMITIVE vbool16_t inside_f32(vfloat32m2_t v, vfloat32m2_t lowest, vfloat32m2_t highest) {
    return __riscv_vmand(__riscv_vmfge(v, lowest, 8), __riscv_vmfle(v, highest, 8), 8);
}

/* Outside, or with a fraction. */
PRIMITIVE vbool16_t unlike_f32(vfloat32m2_t v, vfloat32m2_t lowest, vfloat32m2_t highest) {
    return __riscv_vmnand(inside_f32(v, lowest, highest), __riscv_vmfeq(v, trunc_f32(v), 8), 8);
}

PRIMITIVE vbool16_t inside_f64(vfloat64m4_t v, vfloat64m4_t lowest, vfloat64m4_t highest) {
    return __riscv_vmand(__riscv_vmfge(v, lowest, 8), __riscv_vmfle(v, highest, 8), 8);
}

/* Outside, or with a fraction. */
PRIMITIVE vbool16_t unlike_f64(vfloat64m4_t v, vfloat64m4_t lowest, vfloat64m4_t highest) {
    return __riscv_vmnand(inside_f64(v, lowest, highest), __riscv_vmfeq(v, trunc_f64(v), 8), 8);
}

PRIMITIVE vfloat32m2_t load_f64_as_f32_odd(const char *p, size_t i) {
    return f32_of_f64_odd(load_f64(p, i));
}

PRIMITIVE vfloat64m4_t round_f64_to_f32(vfloat64m4_t v) {
    return __riscv_vfwcvt_f(f32_of_f64(v), 8);
}

/* Of two NaNs none differs from the other. */
PRIMITIVE vbool16_t differs_f64(vfloat64m4_t v, vfloat64m4_t w) {
    return __riscv_vmandn(__riscv_vmfne(v, w, 8), __riscv_vmand(is_nan_f64(v), is_nan_f64(w), 8), 8);
}

PRIMITIVE vfloat32m2_t load_c128_as_f32_odd(const char *p, size_t i) {
    return f32_of_f64_odd(load_c128_as_f64(p, i));
}

/* NaN is not beyond. */
PRIMITIVE vbool16_t beyond_f32(vfloat32m2_t v, vfloat32m2_t lowest, vfloat32m2_t highest) {
    return __riscv_vmor(__riscv_vmflt(v, lowest, 8), __riscv_vmfgt(v, highest, 8), 8);
}

/* NaN is outside. */
PRIMITIVE vbool16_t outside_f32(vfloat32m2_t v, vfloat32m2_t lowest, vfloat32m2_t highest) {
    return __riscv_vmnot(inside_f32(v, lowest, highest), 8);
}

/* Beyond, and finite. */
PRIMITIVE vbool16_t overflows_f32(vfloat32m2_t v, vfloat32m2_t lowest, vfloat32m2_t highest) {
    return __riscv_vmand(beyond_f32(v, lowest, highest), is_finite_f32(v), 8);
}

/* NaN is outside. */
PRIMITIVE vbool16_t outside_f64(vfloat64m4_t v, vfloat64m4_t lowest, vfloat64m4_t highest) {
    return __riscv_vmnot(inside_f64(v, lowest, highest), 8);
}

/* NaN is not beyond. */
PRIMITIVE vbool16_t beyond_f64(vfloat64m4_t v, vfloat64m4_t lowest, vfloat64m4_t highest) {
    return __riscv_vmor(__riscv_vmflt(v, lowest, 8), __riscv_vmfgt(v, highest, 8), 8);
}

/* Beyond, and finite. */
PRIMITIVE vbool16_t overflows_f64(vfloat64m4_t v, vfloat64m4_t lowest, vfloat64m4_t highest) {
    return __riscv_vmand(beyond_f64(v, lowest, highest), is_finite_f64(v), 8);
}

#endif

#endif
