/*
 * kernels/jax_bitwise_or_neon.c: bitwise_or in NEON.
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

PRIMITIVE uint16x8_t load_b_as_u16(const char *p, size_t i) {
    const uint8x16_t v = load_u8_as_b(p, i % 16 ? i - 8 : i);
    return i % 16 ? vmovl_high_u8(v) : vmovl_u8(vget_low_u8(v));
}

PRIMITIVE uint16x8_t load_u16(const char *p, size_t i) {
    return vreinterpretq_u16_u8(load_u8(p, 2 * i));
}

PRIMITIVE uint16x8_t bitwise_or_u16(uint16x8_t a, uint16x8_t b) {
    return vorrq_u16(a, b);
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

PRIMITIVE uint32x4_t bitwise_or_u32(uint32x4_t a, uint32x4_t b) {
    return vorrq_u32(a, b);
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

PRIMITIVE uint64x2_t bitwise_or_u64(uint64x2_t a, uint64x2_t b) {
    return vorrq_u64(a, b);
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

KERNEL jax_bitwise_or_b_b_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_u8_as_b(x, 0), load_u8_as_b(y, 0)),
                            bitwise_or_u8(load_u8_as_b(x, 16), load_u8_as_b(y, 16)));
    }
}

KERNEL jax_bitwise_or_b_u8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_u8_as_b(x, 0), load_u8(y, 0)),
                            bitwise_or_u8(load_u8_as_b(x, 16), load_u8(y, 16)));
    }
}

KERNEL jax_bitwise_or_b_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_u16_wide(z, 0, bitwise_or_u16(load_b_as_u16(x, 0), load_u16(y, 0)),
                             bitwise_or_u16(load_b_as_u16(x, 8), load_u16(y, 8)),
                             bitwise_or_u16(load_b_as_u16(x, 16), load_u16(y, 16)),
                             bitwise_or_u16(load_b_as_u16(x, 24), load_u16(y, 24)));
    }
}

KERNEL jax_bitwise_or_b_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16)
            store_u32_wide(z, i, bitwise_or_u32(load_b_as_u32(x, i), load_u32(y, i)),
                                 bitwise_or_u32(load_b_as_u32(x, i + 4), load_u32(y, i + 4)),
                                 bitwise_or_u32(load_b_as_u32(x, i + 8), load_u32(y, i + 8)),
                                 bitwise_or_u32(load_b_as_u32(x, i + 12), load_u32(y, i + 12)));
    }
}

KERNEL jax_bitwise_or_b_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_u64_wide(z, i, bitwise_or_u64(load_b_as_u64(x, i), load_u64(y, i)),
                                 bitwise_or_u64(load_b_as_u64(x, i + 2), load_u64(y, i + 2)),
                                 bitwise_or_u64(load_b_as_u64(x, i + 4), load_u64(y, i + 4)),
                                 bitwise_or_u64(load_b_as_u64(x, i + 6), load_u64(y, i + 6)));
    }
}

KERNEL jax_bitwise_or_u8_u8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_u8_wide(z, 0, bitwise_or_u8(load_u8(x, 0), load_u8(y, 0)),
                            bitwise_or_u8(load_u8(x, 16), load_u8(y, 16)));
        store_u8_wide(z + 32, 0, bitwise_or_u8(load_u8(x + a_step, 0), load_u8(y + b_step, 0)),
                                 bitwise_or_u8(load_u8(x + a_step, 16), load_u8(y + b_step, 16)));
    }
    if (blocks)
        store_u8_wide(z, 0, bitwise_or_u8(load_u8(x, 0), load_u8(y, 0)),
                            bitwise_or_u8(load_u8(x, 16), load_u8(y, 16)));
}

KERNEL jax_bitwise_or_u8_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_u16_wide(z, 0, bitwise_or_u16(load_u8_as_u16(x, 0), load_u16(y, 0)),
                             bitwise_or_u16(load_u8_as_u16(x, 8), load_u16(y, 8)),
                             bitwise_or_u16(load_u8_as_u16(x, 16), load_u16(y, 16)),
                             bitwise_or_u16(load_u8_as_u16(x, 24), load_u16(y, 24)));
    }
}

KERNEL jax_bitwise_or_u8_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16)
            store_u32_wide(z, i, bitwise_or_u32(load_u8_as_u32(x, i), load_u32(y, i)),
                                 bitwise_or_u32(load_u8_as_u32(x, i + 4), load_u32(y, i + 4)),
                                 bitwise_or_u32(load_u8_as_u32(x, i + 8), load_u32(y, i + 8)),
                                 bitwise_or_u32(load_u8_as_u32(x, i + 12), load_u32(y, i + 12)));
    }
}

KERNEL jax_bitwise_or_u8_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_u64_wide(z, i, bitwise_or_u64(load_u8_as_u64(x, i), load_u64(y, i)),
                                 bitwise_or_u64(load_u8_as_u64(x, i + 2), load_u64(y, i + 2)),
                                 bitwise_or_u64(load_u8_as_u64(x, i + 4), load_u64(y, i + 4)),
                                 bitwise_or_u64(load_u8_as_u64(x, i + 6), load_u64(y, i + 6)));
    }
}

KERNEL jax_bitwise_or_u8_i8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_u16_wide(z, 0, bitwise_or_u16(load_u8_as_u16(x, 0), load_i8_as_i16(y, 0)),
                             bitwise_or_u16(load_u8_as_u16(x, 8), load_i8_as_i16(y, 8)),
                             bitwise_or_u16(load_u8_as_u16(x, 16), load_i8_as_i16(y, 16)),
                             bitwise_or_u16(load_u8_as_u16(x, 24), load_i8_as_i16(y, 24)));
    }
}

KERNEL jax_bitwise_or_u8_i_weak_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_u8(x, 0), load_u64_as_u8(y, 0)),
                            bitwise_or_u8(load_u8(x, 16), load_u64_as_u8(y, 16)));
    }
}

KERNEL jax_bitwise_or_u16_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_u16_wide(z, 0, bitwise_or_u16(load_u16(x, 0), load_u16(y, 0)),
                             bitwise_or_u16(load_u16(x, 8), load_u16(y, 8)),
                             bitwise_or_u16(load_u16(x, 16), load_u16(y, 16)),
                             bitwise_or_u16(load_u16(x, 24), load_u16(y, 24)));
    }
}

KERNEL jax_bitwise_or_u16_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16)
            store_u32_wide(z, i, bitwise_or_u32(load_u16_as_u32(x, i), load_u32(y, i)),
                                 bitwise_or_u32(load_u16_as_u32(x, i + 4), load_u32(y, i + 4)),
                                 bitwise_or_u32(load_u16_as_u32(x, i + 8), load_u32(y, i + 8)),
                                 bitwise_or_u32(load_u16_as_u32(x, i + 12), load_u32(y, i + 12)));
    }
}

KERNEL jax_bitwise_or_u16_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_u64_wide(z, i, bitwise_or_u64(load_u16_as_u64(x, i), load_u64(y, i)),
                                 bitwise_or_u64(load_u16_as_u64(x, i + 2), load_u64(y, i + 2)),
                                 bitwise_or_u64(load_u16_as_u64(x, i + 4), load_u64(y, i + 4)),
                                 bitwise_or_u64(load_u16_as_u64(x, i + 6), load_u64(y, i + 6)));
    }
}

KERNEL jax_bitwise_or_u16_i8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16)
            store_u32_wide(z, i, bitwise_or_u32(load_u16_as_u32(x, i), load_i8_as_i32(y, i)),
                                 bitwise_or_u32(load_u16_as_u32(x, i + 4), load_i8_as_i32(y, i + 4)),
                                 bitwise_or_u32(load_u16_as_u32(x, i + 8), load_i8_as_i32(y, i + 8)),
                                 bitwise_or_u32(load_u16_as_u32(x, i + 12), load_i8_as_i32(y, i + 12)));
    }
}

KERNEL jax_bitwise_or_u16_i16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16)
            store_u32_wide(z, i, bitwise_or_u32(load_u16_as_u32(x, i), load_i16_as_i32(y, i)),
                                 bitwise_or_u32(load_u16_as_u32(x, i + 4), load_i16_as_i32(y, i + 4)),
                                 bitwise_or_u32(load_u16_as_u32(x, i + 8), load_i16_as_i32(y, i + 8)),
                                 bitwise_or_u32(load_u16_as_u32(x, i + 12), load_i16_as_i32(y, i + 12)));
    }
}

KERNEL jax_bitwise_or_u16_i_weak_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_u16_wide(z, 0, bitwise_or_u16(load_u16(x, 0), load_u64_as_u16(y, 0)),
                             bitwise_or_u16(load_u16(x, 8), load_u64_as_u16(y, 8)),
                             bitwise_or_u16(load_u16(x, 16), load_u64_as_u16(y, 16)),
                             bitwise_or_u16(load_u16(x, 24), load_u64_as_u16(y, 24)));
    }
}

KERNEL jax_bitwise_or_u32_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32_wide(z, 0, bitwise_or_u32(load_u32(x, 0), load_u32(y, 0)),
                             bitwise_or_u32(load_u32(x, 4), load_u32(y, 4)),
                             bitwise_or_u32(load_u32(x, 8), load_u32(y, 8)),
                             bitwise_or_u32(load_u32(x, 12), load_u32(y, 12)));
        store_u32_wide(z, 16, bitwise_or_u32(load_u32(x, 16), load_u32(y, 16)),
                              bitwise_or_u32(load_u32(x, 20), load_u32(y, 20)),
                              bitwise_or_u32(load_u32(x, 24), load_u32(y, 24)),
                              bitwise_or_u32(load_u32(x, 28), load_u32(y, 28)));
    }
}

KERNEL jax_bitwise_or_u32_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_u64_wide(z, i, bitwise_or_u64(load_u32_as_u64(x, i), load_u64(y, i)),
                                 bitwise_or_u64(load_u32_as_u64(x, i + 2), load_u64(y, i + 2)),
                                 bitwise_or_u64(load_u32_as_u64(x, i + 4), load_u64(y, i + 4)),
                                 bitwise_or_u64(load_u32_as_u64(x, i + 6), load_u64(y, i + 6)));
    }
}

KERNEL jax_bitwise_or_u32_i8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_u64_wide(z, i, bitwise_or_u64(load_u32_as_u64(x, i), load_i8_as_i64(y, i)),
                                 bitwise_or_u64(load_u32_as_u64(x, i + 2), load_i8_as_i64(y, i + 2)),
                                 bitwise_or_u64(load_u32_as_u64(x, i + 4), load_i8_as_i64(y, i + 4)),
                                 bitwise_or_u64(load_u32_as_u64(x, i + 6), load_i8_as_i64(y, i + 6)));
    }
}

KERNEL jax_bitwise_or_u32_i16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_u64_wide(z, i, bitwise_or_u64(load_u32_as_u64(x, i), load_i16_as_i64(y, i)),
                                 bitwise_or_u64(load_u32_as_u64(x, i + 2), load_i16_as_i64(y, i + 2)),
                                 bitwise_or_u64(load_u32_as_u64(x, i + 4), load_i16_as_i64(y, i + 4)),
                                 bitwise_or_u64(load_u32_as_u64(x, i + 6), load_i16_as_i64(y, i + 6)));
    }
}

KERNEL jax_bitwise_or_u32_i32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_u64_wide(z, i, bitwise_or_u64(load_u32_as_u64(x, i), load_i32_as_i64(y, i)),
                                 bitwise_or_u64(load_u32_as_u64(x, i + 2), load_i32_as_i64(y, i + 2)),
                                 bitwise_or_u64(load_u32_as_u64(x, i + 4), load_i32_as_i64(y, i + 4)),
                                 bitwise_or_u64(load_u32_as_u64(x, i + 6), load_i32_as_i64(y, i + 6)));
    }
}

KERNEL jax_bitwise_or_u32_i_weak_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16)
            store_u32_wide(z, i, bitwise_or_u32(load_u32(x, i), load_u64_as_u32(y, i)),
                                 bitwise_or_u32(load_u32(x, i + 4), load_u64_as_u32(y, i + 4)),
                                 bitwise_or_u32(load_u32(x, i + 8), load_u64_as_u32(y, i + 8)),
                                 bitwise_or_u32(load_u32(x, i + 12), load_u64_as_u32(y, i + 12)));
    }
}

KERNEL jax_bitwise_or_u64_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64_wide(z, i, bitwise_or_u64(load_u64(x, i), load_u64(y, i)),
                                 bitwise_or_u64(load_u64(x, i + 2), load_u64(y, i + 2)),
                                 bitwise_or_u64(load_u64(x, i + 4), load_u64(y, i + 4)),
                                 bitwise_or_u64(load_u64(x, i + 6), load_u64(y, i + 6)));
            store_u64_wide(z, i + 8, bitwise_or_u64(load_u64(x, i + 8), load_u64(y, i + 8)),
                                     bitwise_or_u64(load_u64(x, i + 10), load_u64(y, i + 10)),
                                     bitwise_or_u64(load_u64(x, i + 12), load_u64(y, i + 12)),
                                     bitwise_or_u64(load_u64(x, i + 14), load_u64(y, i + 14)));
        }
    }
}

KERNEL jax_bitwise_or_i8_i16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_u16_wide(z, 0, bitwise_or_u16(load_i8_as_i16(x, 0), load_u16(y, 0)),
                             bitwise_or_u16(load_i8_as_i16(x, 8), load_u16(y, 8)),
                             bitwise_or_u16(load_i8_as_i16(x, 16), load_u16(y, 16)),
                             bitwise_or_u16(load_i8_as_i16(x, 24), load_u16(y, 24)));
    }
}

KERNEL jax_bitwise_or_i8_i32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16)
            store_u32_wide(z, i, bitwise_or_u32(load_i8_as_i32(x, i), load_u32(y, i)),
                                 bitwise_or_u32(load_i8_as_i32(x, i + 4), load_u32(y, i + 4)),
                                 bitwise_or_u32(load_i8_as_i32(x, i + 8), load_u32(y, i + 8)),
                                 bitwise_or_u32(load_i8_as_i32(x, i + 12), load_u32(y, i + 12)));
    }
}

KERNEL jax_bitwise_or_i8_i64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_u64_wide(z, i, bitwise_or_u64(load_i8_as_i64(x, i), load_u64(y, i)),
                                 bitwise_or_u64(load_i8_as_i64(x, i + 2), load_u64(y, i + 2)),
                                 bitwise_or_u64(load_i8_as_i64(x, i + 4), load_u64(y, i + 4)),
                                 bitwise_or_u64(load_i8_as_i64(x, i + 6), load_u64(y, i + 6)));
    }
}

KERNEL jax_bitwise_or_i16_i32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16)
            store_u32_wide(z, i, bitwise_or_u32(load_i16_as_i32(x, i), load_u32(y, i)),
                                 bitwise_or_u32(load_i16_as_i32(x, i + 4), load_u32(y, i + 4)),
                                 bitwise_or_u32(load_i16_as_i32(x, i + 8), load_u32(y, i + 8)),
                                 bitwise_or_u32(load_i16_as_i32(x, i + 12), load_u32(y, i + 12)));
    }
}

KERNEL jax_bitwise_or_i16_i64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_u64_wide(z, i, bitwise_or_u64(load_i16_as_i64(x, i), load_u64(y, i)),
                                 bitwise_or_u64(load_i16_as_i64(x, i + 2), load_u64(y, i + 2)),
                                 bitwise_or_u64(load_i16_as_i64(x, i + 4), load_u64(y, i + 4)),
                                 bitwise_or_u64(load_i16_as_i64(x, i + 6), load_u64(y, i + 6)));
    }
}

KERNEL jax_bitwise_or_i32_i64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_u64_wide(z, i, bitwise_or_u64(load_i32_as_i64(x, i), load_u64(y, i)),
                                 bitwise_or_u64(load_i32_as_i64(x, i + 2), load_u64(y, i + 2)),
                                 bitwise_or_u64(load_i32_as_i64(x, i + 4), load_u64(y, i + 4)),
                                 bitwise_or_u64(load_i32_as_i64(x, i + 6), load_u64(y, i + 6)));
    }
}
#endif
