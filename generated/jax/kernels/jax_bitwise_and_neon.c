/*
 * kernels/jax_bitwise_and_neon.c: bitwise_and in NEON.
 *
 * Made by joinery 0.1.0 from specs/jax.lua, whose SHA-256 is
 * 409d79372c32571364129611070cbc2b0204ffa690f1172df7282b2324f2266a.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR
 * The licence of this file is yours to choose.
 */
/* clang-format off */
#include "../jax_kernels.h"

#if defined(__aarch64__) && !defined(__AARCH64EB__) && defined(__GNUC__)
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

#define BLOCK static inline __attribute__((always_inline))
#define KERNEL void

BLOCK uint8x16_t load_u8(const char *p, size_t i) {
    return vld1q_u8((const uint8_t *)p + i);
}

BLOCK uint8x16_t load_u8_as_b(const char *p, size_t i) {
    return vminq_u8(load_u8(p, i), vdupq_n_u8(1));
}

BLOCK uint8x16_t bitwise_and_u8(uint8x16_t a, uint8x16_t b) {
    return vandq_u8(a, b);
}

BLOCK void store_u8(char *p, size_t i, uint8x16_t v) {
    vst1q_u8((uint8_t *)p + i, v);
}

BLOCK uint8x8_t half_u8(const char *p, size_t i) {
    return vld1_u8((const uint8_t *)p + i);
}

BLOCK uint16x8_t load_u8_as_u16(const char *p, size_t i) {
    return vmovl_u8(half_u8(p, i));
}

BLOCK uint16x8_t load_b_as_u16(const char *p, size_t i) {
    return vreinterpretq_u16_u8(vminq_u8(vreinterpretq_u8_u16(load_u8_as_u16(p, i)), vdupq_n_u8(1)));
}

BLOCK uint16x8_t load_u16(const char *p, size_t i) {
    return vreinterpretq_u16_u8(load_u8(p, 2 * i));
}

BLOCK uint16x8_t bitwise_and_u16(uint16x8_t a, uint16x8_t b) {
    return vandq_u16(a, b);
}

BLOCK void store_u16(char *p, size_t i, uint16x8_t v) {
    store_u8(p, 2 * i, vreinterpretq_u8_u16(v));
}

/* As many bytes as fit in 32 bits, again and again. */
BLOCK uint8x16_t repeated_32(const char *p, size_t offset) {
    uint32_t bits;
    memcpy(&bits, p + offset, sizeof bits);
    return vreinterpretq_u8_u32(vdupq_n_u32(bits));
}

BLOCK uint32x4_t load_u8_as_u32(const char *p, size_t i) {
    static const uint8_t places[16] = {0, 255, 255, 255, 1, 255, 255, 255, 2, 255, 255, 255, 3, 255, 255, 255};
    return vreinterpretq_u32_u8(vqtbl1q_u8(repeated_32(p, 8 / 8 * i), vld1q_u8(places)));
}

BLOCK uint32x4_t load_b_as_u32(const char *p, size_t i) {
    return vreinterpretq_u32_u8(vminq_u8(vreinterpretq_u8_u32(load_u8_as_u32(p, i)), vdupq_n_u8(1)));
}

BLOCK uint32x4_t load_u32(const char *p, size_t i) {
    return vreinterpretq_u32_u8(load_u8(p, 4 * i));
}

BLOCK uint32x4_t bitwise_and_u32(uint32x4_t a, uint32x4_t b) {
    return vandq_u32(a, b);
}

BLOCK void store_u32(char *p, size_t i, uint32x4_t v) {
    store_u8(p, 4 * i, vreinterpretq_u8_u32(v));
}

/* As many bytes as fit in 16 bits, again and again. */
BLOCK uint8x16_t repeated_16(const char *p, size_t offset) {
    uint16_t bits;
    memcpy(&bits, p + offset, sizeof bits);
    return vreinterpretq_u8_u16(vdupq_n_u16(bits));
}

BLOCK uint64x2_t load_u8_as_u64(const char *p, size_t i) {
    static const uint8_t places[16] = {0, 255, 255, 255, 255, 255, 255, 255, 1, 255, 255, 255, 255, 255, 255, 255};
    return vreinterpretq_u64_u8(vqtbl1q_u8(repeated_16(p, 8 / 8 * i), vld1q_u8(places)));
}

BLOCK uint64x2_t load_b_as_u64(const char *p, size_t i) {
    return vreinterpretq_u64_u8(vminq_u8(vreinterpretq_u8_u64(load_u8_as_u64(p, i)), vdupq_n_u8(1)));
}

BLOCK uint64x2_t load_u64(const char *p, size_t i) {
    return vreinterpretq_u64_u8(load_u8(p, 8 * i));
}

BLOCK uint64x2_t bitwise_and_u64(uint64x2_t a, uint64x2_t b) {
    return vandq_u64(a, b);
}

BLOCK void store_u64(char *p, size_t i, uint64x2_t v) {
    store_u8(p, 8 * i, vreinterpretq_u8_u64(v));
}

BLOCK uint16x8_t unsigned_16(int16x8_t v) {
    return vreinterpretq_u16_s16(v);
}

BLOCK uint16x8_t load_i8_as_i16(const char *p, size_t i) {
    return unsigned_16(vmovl_s8(vreinterpret_s8_u8(half_u8(p, i))));
}

BLOCK uint32x4_t load_u64_as_u32(const char *p, size_t i) {
    return vuzp1q_u32(vreinterpretq_u32_u64(load_u64(p, i)), vreinterpretq_u32_u64(load_u64(p, i + 2)));
}

BLOCK uint16x8_t load_u64_as_u16(const char *p, size_t i) {
    return vuzp1q_u16(vreinterpretq_u16_u32(load_u64_as_u32(p, i)), vreinterpretq_u16_u32(load_u64_as_u32(p, i + 4)));
}

BLOCK uint8x16_t load_u64_as_u8(const char *p, size_t i) {
    return vuzp1q_u8(vreinterpretq_u8_u16(load_u64_as_u16(p, i)), vreinterpretq_u8_u16(load_u64_as_u16(p, i + 8)));
}

BLOCK uint16x4_t half_u16(const char *p, size_t i) {
    return vreinterpret_u16_u8(half_u8(p, 2 * i));
}

BLOCK uint32x4_t load_u16_as_u32(const char *p, size_t i) {
    return vmovl_u16(half_u16(p, i));
}

BLOCK uint64x2_t load_u16_as_u64(const char *p, size_t i) {
    static const uint8_t places[16] = {0, 1, 255, 255, 255, 255, 255, 255, 2, 3, 255, 255, 255, 255, 255, 255};
    return vreinterpretq_u64_u8(vqtbl1q_u8(repeated_32(p, 16 / 8 * i), vld1q_u8(places)));
}

BLOCK uint32x4_t unsigned_32(int32x4_t v) {
    return vreinterpretq_u32_s32(v);
}

/* The elements as the highest 8 of 32 bits. */
BLOCK int32x4_t high_8_of_32(const char *p, size_t i) {
    static const uint8_t places[16] = {255, 255, 255, 0, 255, 255, 255, 1, 255, 255, 255, 2, 255, 255, 255, 3};
    return vreinterpretq_s32_u8(vqtbl1q_u8(repeated_32(p, 8 / 8 * i), vld1q_u8(places)));
}

BLOCK uint32x4_t load_i8_as_i32(const char *p, size_t i) {
    return unsigned_32(vshrq_n_s32(high_8_of_32(p, i), 24));
}

BLOCK uint32x4_t load_i16_as_i32(const char *p, size_t i) {
    return unsigned_32(vmovl_s16(vreinterpret_s16_u16(half_u16(p, i))));
}

BLOCK uint32x2_t half_u32(const char *p, size_t i) {
    return vreinterpret_u32_u8(half_u8(p, 4 * i));
}

BLOCK uint64x2_t load_u32_as_u64(const char *p, size_t i) {
    return vmovl_u32(half_u32(p, i));
}

BLOCK uint64x2_t unsigned_64(int64x2_t v) {
    return vreinterpretq_u64_s64(v);
}

/* The elements as the highest 8 of 64 bits. */
BLOCK int64x2_t high_8_of_64(const char *p, size_t i) {
    static const uint8_t places[16] = {255, 255, 255, 255, 255, 255, 255, 0, 255, 255, 255, 255, 255, 255, 255, 1};
    return vreinterpretq_s64_u8(vqtbl1q_u8(repeated_16(p, 8 / 8 * i), vld1q_u8(places)));
}

BLOCK uint64x2_t load_i8_as_i64(const char *p, size_t i) {
    return unsigned_64(vshrq_n_s64(high_8_of_64(p, i), 56));
}

/* The elements as the highest 16 of 64 bits. */
BLOCK int64x2_t high_16_of_64(const char *p, size_t i) {
    static const uint8_t places[16] = {255, 255, 255, 255, 255, 255, 0, 1, 255, 255, 255, 255, 255, 255, 2, 3};
    return vreinterpretq_s64_u8(vqtbl1q_u8(repeated_32(p, 16 / 8 * i), vld1q_u8(places)));
}

BLOCK uint64x2_t load_i16_as_i64(const char *p, size_t i) {
    return unsigned_64(vshrq_n_s64(high_16_of_64(p, i), 48));
}

BLOCK uint64x2_t load_i32_as_i64(const char *p, size_t i) {
    return unsigned_64(vmovl_s32(vreinterpret_s32_u32(half_u32(p, i))));
}

KERNEL jax_bitwise_and_b_b_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_and_u8(load_u8_as_b(x, 0), load_u8_as_b(y, 0)));
        store_u8(z, 16, bitwise_and_u8(load_u8_as_b(x, 16), load_u8_as_b(y, 16)));
    }
}

KERNEL jax_bitwise_and_b_u8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_and_u8(load_u8_as_b(x, 0), load_u8(y, 0)));
        store_u8(z, 16, bitwise_and_u8(load_u8_as_b(x, 16), load_u8(y, 16)));
    }
}

KERNEL jax_bitwise_and_b_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_u16(z, 0, bitwise_and_u16(load_b_as_u16(x, 0), load_u16(y, 0)));
        store_u16(z, 8, bitwise_and_u16(load_b_as_u16(x, 8), load_u16(y, 8)));
        store_u16(z, 16, bitwise_and_u16(load_b_as_u16(x, 16), load_u16(y, 16)));
        store_u16(z, 24, bitwise_and_u16(load_b_as_u16(x, 24), load_u16(y, 24)));
    }
}

KERNEL jax_bitwise_and_b_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u32(z, i, bitwise_and_u32(load_b_as_u32(x, i), load_u32(y, i)));
            store_u32(z, i + 4, bitwise_and_u32(load_b_as_u32(x, i + 4), load_u32(y, i + 4)));
            store_u32(z, i + 8, bitwise_and_u32(load_b_as_u32(x, i + 8), load_u32(y, i + 8)));
            store_u32(z, i + 12, bitwise_and_u32(load_b_as_u32(x, i + 12), load_u32(y, i + 12)));
        }
    }
}

KERNEL jax_bitwise_and_b_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8) {
            store_u64(z, i, bitwise_and_u64(load_b_as_u64(x, i), load_u64(y, i)));
            store_u64(z, i + 2, bitwise_and_u64(load_b_as_u64(x, i + 2), load_u64(y, i + 2)));
            store_u64(z, i + 4, bitwise_and_u64(load_b_as_u64(x, i + 4), load_u64(y, i + 4)));
            store_u64(z, i + 6, bitwise_and_u64(load_b_as_u64(x, i + 6), load_u64(y, i + 6)));
        }
    }
}

KERNEL jax_bitwise_and_u8_u8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_and_u8(load_u8(x, 0), load_u8(y, 0)));
        store_u8(z, 16, bitwise_and_u8(load_u8(x, 16), load_u8(y, 16)));
    }
}

KERNEL jax_bitwise_and_u8_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_u16(z, 0, bitwise_and_u16(load_u8_as_u16(x, 0), load_u16(y, 0)));
        store_u16(z, 8, bitwise_and_u16(load_u8_as_u16(x, 8), load_u16(y, 8)));
        store_u16(z, 16, bitwise_and_u16(load_u8_as_u16(x, 16), load_u16(y, 16)));
        store_u16(z, 24, bitwise_and_u16(load_u8_as_u16(x, 24), load_u16(y, 24)));
    }
}

KERNEL jax_bitwise_and_u8_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u32(z, i, bitwise_and_u32(load_u8_as_u32(x, i), load_u32(y, i)));
            store_u32(z, i + 4, bitwise_and_u32(load_u8_as_u32(x, i + 4), load_u32(y, i + 4)));
            store_u32(z, i + 8, bitwise_and_u32(load_u8_as_u32(x, i + 8), load_u32(y, i + 8)));
            store_u32(z, i + 12, bitwise_and_u32(load_u8_as_u32(x, i + 12), load_u32(y, i + 12)));
        }
    }
}

KERNEL jax_bitwise_and_u8_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8) {
            store_u64(z, i, bitwise_and_u64(load_u8_as_u64(x, i), load_u64(y, i)));
            store_u64(z, i + 2, bitwise_and_u64(load_u8_as_u64(x, i + 2), load_u64(y, i + 2)));
            store_u64(z, i + 4, bitwise_and_u64(load_u8_as_u64(x, i + 4), load_u64(y, i + 4)));
            store_u64(z, i + 6, bitwise_and_u64(load_u8_as_u64(x, i + 6), load_u64(y, i + 6)));
        }
    }
}

KERNEL jax_bitwise_and_u8_i8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_u16(z, 0, bitwise_and_u16(load_u8_as_u16(x, 0), load_i8_as_i16(y, 0)));
        store_u16(z, 8, bitwise_and_u16(load_u8_as_u16(x, 8), load_i8_as_i16(y, 8)));
        store_u16(z, 16, bitwise_and_u16(load_u8_as_u16(x, 16), load_i8_as_i16(y, 16)));
        store_u16(z, 24, bitwise_and_u16(load_u8_as_u16(x, 24), load_i8_as_i16(y, 24)));
    }
}

KERNEL jax_bitwise_and_u8_i_weak_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_u8(z, i, bitwise_and_u8(load_u8(x, i), load_u64_as_u8(y, i)));
    }
}

KERNEL jax_bitwise_and_u16_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_u16(z, 0, bitwise_and_u16(load_u16(x, 0), load_u16(y, 0)));
        store_u16(z, 8, bitwise_and_u16(load_u16(x, 8), load_u16(y, 8)));
        store_u16(z, 16, bitwise_and_u16(load_u16(x, 16), load_u16(y, 16)));
        store_u16(z, 24, bitwise_and_u16(load_u16(x, 24), load_u16(y, 24)));
    }
}

KERNEL jax_bitwise_and_u16_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u32(z, i, bitwise_and_u32(load_u16_as_u32(x, i), load_u32(y, i)));
            store_u32(z, i + 4, bitwise_and_u32(load_u16_as_u32(x, i + 4), load_u32(y, i + 4)));
            store_u32(z, i + 8, bitwise_and_u32(load_u16_as_u32(x, i + 8), load_u32(y, i + 8)));
            store_u32(z, i + 12, bitwise_and_u32(load_u16_as_u32(x, i + 12), load_u32(y, i + 12)));
        }
    }
}

KERNEL jax_bitwise_and_u16_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8) {
            store_u64(z, i, bitwise_and_u64(load_u16_as_u64(x, i), load_u64(y, i)));
            store_u64(z, i + 2, bitwise_and_u64(load_u16_as_u64(x, i + 2), load_u64(y, i + 2)));
            store_u64(z, i + 4, bitwise_and_u64(load_u16_as_u64(x, i + 4), load_u64(y, i + 4)));
            store_u64(z, i + 6, bitwise_and_u64(load_u16_as_u64(x, i + 6), load_u64(y, i + 6)));
        }
    }
}

KERNEL jax_bitwise_and_u16_i8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u32(z, i, bitwise_and_u32(load_u16_as_u32(x, i), load_i8_as_i32(y, i)));
            store_u32(z, i + 4, bitwise_and_u32(load_u16_as_u32(x, i + 4), load_i8_as_i32(y, i + 4)));
            store_u32(z, i + 8, bitwise_and_u32(load_u16_as_u32(x, i + 8), load_i8_as_i32(y, i + 8)));
            store_u32(z, i + 12, bitwise_and_u32(load_u16_as_u32(x, i + 12), load_i8_as_i32(y, i + 12)));
        }
    }
}

KERNEL jax_bitwise_and_u16_i16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u32(z, i, bitwise_and_u32(load_u16_as_u32(x, i), load_i16_as_i32(y, i)));
            store_u32(z, i + 4, bitwise_and_u32(load_u16_as_u32(x, i + 4), load_i16_as_i32(y, i + 4)));
            store_u32(z, i + 8, bitwise_and_u32(load_u16_as_u32(x, i + 8), load_i16_as_i32(y, i + 8)));
            store_u32(z, i + 12, bitwise_and_u32(load_u16_as_u32(x, i + 12), load_i16_as_i32(y, i + 12)));
        }
    }
}

KERNEL jax_bitwise_and_u16_i_weak_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u16(z, i, bitwise_and_u16(load_u16(x, i), load_u64_as_u16(y, i)));
            store_u16(z, i + 8, bitwise_and_u16(load_u16(x, i + 8), load_u64_as_u16(y, i + 8)));
        }
    }
}

KERNEL jax_bitwise_and_u32_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, bitwise_and_u32(load_u32(x, 0), load_u32(y, 0)));
        store_u32(z, 4, bitwise_and_u32(load_u32(x, 4), load_u32(y, 4)));
        store_u32(z, 8, bitwise_and_u32(load_u32(x, 8), load_u32(y, 8)));
        store_u32(z, 12, bitwise_and_u32(load_u32(x, 12), load_u32(y, 12)));
        store_u32(z, 16, bitwise_and_u32(load_u32(x, 16), load_u32(y, 16)));
        store_u32(z, 20, bitwise_and_u32(load_u32(x, 20), load_u32(y, 20)));
        store_u32(z, 24, bitwise_and_u32(load_u32(x, 24), load_u32(y, 24)));
        store_u32(z, 28, bitwise_and_u32(load_u32(x, 28), load_u32(y, 28)));
    }
}

KERNEL jax_bitwise_and_u32_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8) {
            store_u64(z, i, bitwise_and_u64(load_u32_as_u64(x, i), load_u64(y, i)));
            store_u64(z, i + 2, bitwise_and_u64(load_u32_as_u64(x, i + 2), load_u64(y, i + 2)));
            store_u64(z, i + 4, bitwise_and_u64(load_u32_as_u64(x, i + 4), load_u64(y, i + 4)));
            store_u64(z, i + 6, bitwise_and_u64(load_u32_as_u64(x, i + 6), load_u64(y, i + 6)));
        }
    }
}

KERNEL jax_bitwise_and_u32_i8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8) {
            store_u64(z, i, bitwise_and_u64(load_u32_as_u64(x, i), load_i8_as_i64(y, i)));
            store_u64(z, i + 2, bitwise_and_u64(load_u32_as_u64(x, i + 2), load_i8_as_i64(y, i + 2)));
            store_u64(z, i + 4, bitwise_and_u64(load_u32_as_u64(x, i + 4), load_i8_as_i64(y, i + 4)));
            store_u64(z, i + 6, bitwise_and_u64(load_u32_as_u64(x, i + 6), load_i8_as_i64(y, i + 6)));
        }
    }
}

KERNEL jax_bitwise_and_u32_i16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8) {
            store_u64(z, i, bitwise_and_u64(load_u32_as_u64(x, i), load_i16_as_i64(y, i)));
            store_u64(z, i + 2, bitwise_and_u64(load_u32_as_u64(x, i + 2), load_i16_as_i64(y, i + 2)));
            store_u64(z, i + 4, bitwise_and_u64(load_u32_as_u64(x, i + 4), load_i16_as_i64(y, i + 4)));
            store_u64(z, i + 6, bitwise_and_u64(load_u32_as_u64(x, i + 6), load_i16_as_i64(y, i + 6)));
        }
    }
}

KERNEL jax_bitwise_and_u32_i32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8) {
            store_u64(z, i, bitwise_and_u64(load_u32_as_u64(x, i), load_i32_as_i64(y, i)));
            store_u64(z, i + 2, bitwise_and_u64(load_u32_as_u64(x, i + 2), load_i32_as_i64(y, i + 2)));
            store_u64(z, i + 4, bitwise_and_u64(load_u32_as_u64(x, i + 4), load_i32_as_i64(y, i + 4)));
            store_u64(z, i + 6, bitwise_and_u64(load_u32_as_u64(x, i + 6), load_i32_as_i64(y, i + 6)));
        }
    }
}

KERNEL jax_bitwise_and_u32_i_weak_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u32(z, i, bitwise_and_u32(load_u32(x, i), load_u64_as_u32(y, i)));
            store_u32(z, i + 4, bitwise_and_u32(load_u32(x, i + 4), load_u64_as_u32(y, i + 4)));
            store_u32(z, i + 8, bitwise_and_u32(load_u32(x, i + 8), load_u64_as_u32(y, i + 8)));
            store_u32(z, i + 12, bitwise_and_u32(load_u32(x, i + 12), load_u64_as_u32(y, i + 12)));
        }
    }
}

KERNEL jax_bitwise_and_u64_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64(z, i, bitwise_and_u64(load_u64(x, i), load_u64(y, i)));
            store_u64(z, i + 2, bitwise_and_u64(load_u64(x, i + 2), load_u64(y, i + 2)));
            store_u64(z, i + 4, bitwise_and_u64(load_u64(x, i + 4), load_u64(y, i + 4)));
            store_u64(z, i + 6, bitwise_and_u64(load_u64(x, i + 6), load_u64(y, i + 6)));
            store_u64(z, i + 8, bitwise_and_u64(load_u64(x, i + 8), load_u64(y, i + 8)));
            store_u64(z, i + 10, bitwise_and_u64(load_u64(x, i + 10), load_u64(y, i + 10)));
            store_u64(z, i + 12, bitwise_and_u64(load_u64(x, i + 12), load_u64(y, i + 12)));
            store_u64(z, i + 14, bitwise_and_u64(load_u64(x, i + 14), load_u64(y, i + 14)));
        }
    }
}

KERNEL jax_bitwise_and_i8_i16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_u16(z, 0, bitwise_and_u16(load_i8_as_i16(x, 0), load_u16(y, 0)));
        store_u16(z, 8, bitwise_and_u16(load_i8_as_i16(x, 8), load_u16(y, 8)));
        store_u16(z, 16, bitwise_and_u16(load_i8_as_i16(x, 16), load_u16(y, 16)));
        store_u16(z, 24, bitwise_and_u16(load_i8_as_i16(x, 24), load_u16(y, 24)));
    }
}

KERNEL jax_bitwise_and_i8_i32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u32(z, i, bitwise_and_u32(load_i8_as_i32(x, i), load_u32(y, i)));
            store_u32(z, i + 4, bitwise_and_u32(load_i8_as_i32(x, i + 4), load_u32(y, i + 4)));
            store_u32(z, i + 8, bitwise_and_u32(load_i8_as_i32(x, i + 8), load_u32(y, i + 8)));
            store_u32(z, i + 12, bitwise_and_u32(load_i8_as_i32(x, i + 12), load_u32(y, i + 12)));
        }
    }
}

KERNEL jax_bitwise_and_i8_i64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8) {
            store_u64(z, i, bitwise_and_u64(load_i8_as_i64(x, i), load_u64(y, i)));
            store_u64(z, i + 2, bitwise_and_u64(load_i8_as_i64(x, i + 2), load_u64(y, i + 2)));
            store_u64(z, i + 4, bitwise_and_u64(load_i8_as_i64(x, i + 4), load_u64(y, i + 4)));
            store_u64(z, i + 6, bitwise_and_u64(load_i8_as_i64(x, i + 6), load_u64(y, i + 6)));
        }
    }
}

KERNEL jax_bitwise_and_i16_i32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u32(z, i, bitwise_and_u32(load_i16_as_i32(x, i), load_u32(y, i)));
            store_u32(z, i + 4, bitwise_and_u32(load_i16_as_i32(x, i + 4), load_u32(y, i + 4)));
            store_u32(z, i + 8, bitwise_and_u32(load_i16_as_i32(x, i + 8), load_u32(y, i + 8)));
            store_u32(z, i + 12, bitwise_and_u32(load_i16_as_i32(x, i + 12), load_u32(y, i + 12)));
        }
    }
}

KERNEL jax_bitwise_and_i16_i64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8) {
            store_u64(z, i, bitwise_and_u64(load_i16_as_i64(x, i), load_u64(y, i)));
            store_u64(z, i + 2, bitwise_and_u64(load_i16_as_i64(x, i + 2), load_u64(y, i + 2)));
            store_u64(z, i + 4, bitwise_and_u64(load_i16_as_i64(x, i + 4), load_u64(y, i + 4)));
            store_u64(z, i + 6, bitwise_and_u64(load_i16_as_i64(x, i + 6), load_u64(y, i + 6)));
        }
    }
}

KERNEL jax_bitwise_and_i32_i64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8) {
            store_u64(z, i, bitwise_and_u64(load_i32_as_i64(x, i), load_u64(y, i)));
            store_u64(z, i + 2, bitwise_and_u64(load_i32_as_i64(x, i + 2), load_u64(y, i + 2)));
            store_u64(z, i + 4, bitwise_and_u64(load_i32_as_i64(x, i + 4), load_u64(y, i + 4)));
            store_u64(z, i + 6, bitwise_and_u64(load_i32_as_i64(x, i + 6), load_u64(y, i + 6)));
        }
    }
}
#endif
