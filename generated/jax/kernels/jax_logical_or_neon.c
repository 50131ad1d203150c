/*
 * kernels/jax_logical_or_neon.c: logical_or in NEON.
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

KERNEL jax_logical_or_b_b_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_u8_as_b(x, 0), load_u8_as_b(y, 0)),
                            bitwise_or_u8(load_u8_as_b(x, 16), load_u8_as_b(y, 16)));
    }
}

KERNEL jax_logical_or_b_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_u8_as_b(x, 0), load_u16_as_b(y, 0)),
                            bitwise_or_u8(load_u8_as_b(x, 16), load_u16_as_b(y, 16)));
    }
}

KERNEL jax_logical_or_b_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_u8_as_b(x, 0), load_u32_as_b(y, 0)),
                            bitwise_or_u8(load_u8_as_b(x, 16), load_u32_as_b(y, 16)));
    }
}

KERNEL jax_logical_or_b_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_u8_as_b(x, 0), load_u64_as_b(y, 0)),
                            bitwise_or_u8(load_u8_as_b(x, 16), load_u64_as_b(y, 16)));
    }
}

KERNEL jax_logical_or_b_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_u8_as_b(x, 0), load_bf16_as_b(y, 0)),
                            bitwise_or_u8(load_u8_as_b(x, 16), load_bf16_as_b(y, 16)));
    }
}

KERNEL jax_logical_or_b_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_u8_as_b(x, 0), load_f16_as_b(y, 0)),
                            bitwise_or_u8(load_u8_as_b(x, 16), load_f16_as_b(y, 16)));
    }
}

KERNEL jax_logical_or_b_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_u8_as_b(x, 0), load_f32_as_b(y, 0)),
                            bitwise_or_u8(load_u8_as_b(x, 16), load_f32_as_b(y, 16)));
    }
}

KERNEL jax_logical_or_b_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_u8_as_b(x, 0), load_f64_as_b(y, 0)),
                            bitwise_or_u8(load_u8_as_b(x, 16), load_f64_as_b(y, 16)));
    }
}

KERNEL jax_logical_or_b_c64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_u8_as_b(x, 0), load_c64_as_b(y, 0)),
                            bitwise_or_u8(load_u8_as_b(x, 16), load_c64_as_b(y, 16)));
    }
}

KERNEL jax_logical_or_b_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_u8_as_b(x, 0), load_c128_as_b(y, 0)),
                            bitwise_or_u8(load_u8_as_b(x, 16), load_c128_as_b(y, 16)));
    }
}

KERNEL jax_logical_or_u16_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_u16_as_b(x, 0), load_u16_as_b(y, 0)),
                            bitwise_or_u8(load_u16_as_b(x, 16), load_u16_as_b(y, 16)));
    }
}

KERNEL jax_logical_or_u16_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_u16_as_b(x, 0), load_u32_as_b(y, 0)),
                            bitwise_or_u8(load_u16_as_b(x, 16), load_u32_as_b(y, 16)));
    }
}

KERNEL jax_logical_or_u16_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_u16_as_b(x, 0), load_u64_as_b(y, 0)),
                            bitwise_or_u8(load_u16_as_b(x, 16), load_u64_as_b(y, 16)));
    }
}

KERNEL jax_logical_or_u16_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_u16_as_b(x, 0), load_bf16_as_b(y, 0)),
                            bitwise_or_u8(load_u16_as_b(x, 16), load_bf16_as_b(y, 16)));
    }
}

KERNEL jax_logical_or_u16_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_u16_as_b(x, 0), load_f16_as_b(y, 0)),
                            bitwise_or_u8(load_u16_as_b(x, 16), load_f16_as_b(y, 16)));
    }
}

KERNEL jax_logical_or_u16_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_u16_as_b(x, 0), load_f32_as_b(y, 0)),
                            bitwise_or_u8(load_u16_as_b(x, 16), load_f32_as_b(y, 16)));
    }
}

KERNEL jax_logical_or_u16_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_u16_as_b(x, 0), load_f64_as_b(y, 0)),
                            bitwise_or_u8(load_u16_as_b(x, 16), load_f64_as_b(y, 16)));
    }
}

KERNEL jax_logical_or_u16_c64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_u16_as_b(x, 0), load_c64_as_b(y, 0)),
                            bitwise_or_u8(load_u16_as_b(x, 16), load_c64_as_b(y, 16)));
    }
}

KERNEL jax_logical_or_u16_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_u16_as_b(x, 0), load_c128_as_b(y, 0)),
                            bitwise_or_u8(load_u16_as_b(x, 16), load_c128_as_b(y, 16)));
    }
}

KERNEL jax_logical_or_u32_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_u32_as_b(x, 0), load_u32_as_b(y, 0)),
                            bitwise_or_u8(load_u32_as_b(x, 16), load_u32_as_b(y, 16)));
    }
}

KERNEL jax_logical_or_u32_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_u32_as_b(x, 0), load_u64_as_b(y, 0)),
                            bitwise_or_u8(load_u32_as_b(x, 16), load_u64_as_b(y, 16)));
    }
}

KERNEL jax_logical_or_u32_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_u32_as_b(x, 0), load_bf16_as_b(y, 0)),
                            bitwise_or_u8(load_u32_as_b(x, 16), load_bf16_as_b(y, 16)));
    }
}

KERNEL jax_logical_or_u32_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_u32_as_b(x, 0), load_f16_as_b(y, 0)),
                            bitwise_or_u8(load_u32_as_b(x, 16), load_f16_as_b(y, 16)));
    }
}

KERNEL jax_logical_or_u32_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_u32_as_b(x, 0), load_f32_as_b(y, 0)),
                            bitwise_or_u8(load_u32_as_b(x, 16), load_f32_as_b(y, 16)));
    }
}

KERNEL jax_logical_or_u32_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_u32_as_b(x, 0), load_f64_as_b(y, 0)),
                            bitwise_or_u8(load_u32_as_b(x, 16), load_f64_as_b(y, 16)));
    }
}

KERNEL jax_logical_or_u32_c64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_u32_as_b(x, 0), load_c64_as_b(y, 0)),
                            bitwise_or_u8(load_u32_as_b(x, 16), load_c64_as_b(y, 16)));
    }
}

KERNEL jax_logical_or_u32_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_u32_as_b(x, 0), load_c128_as_b(y, 0)),
                            bitwise_or_u8(load_u32_as_b(x, 16), load_c128_as_b(y, 16)));
    }
}

KERNEL jax_logical_or_u64_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_u64_as_b(x, 0), load_u64_as_b(y, 0)),
                            bitwise_or_u8(load_u64_as_b(x, 16), load_u64_as_b(y, 16)));
    }
}

KERNEL jax_logical_or_u64_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_u64_as_b(x, 0), load_bf16_as_b(y, 0)),
                            bitwise_or_u8(load_u64_as_b(x, 16), load_bf16_as_b(y, 16)));
    }
}

KERNEL jax_logical_or_u64_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_u64_as_b(x, 0), load_f16_as_b(y, 0)),
                            bitwise_or_u8(load_u64_as_b(x, 16), load_f16_as_b(y, 16)));
    }
}

KERNEL jax_logical_or_u64_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_u64_as_b(x, 0), load_f32_as_b(y, 0)),
                            bitwise_or_u8(load_u64_as_b(x, 16), load_f32_as_b(y, 16)));
    }
}

KERNEL jax_logical_or_u64_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_u64_as_b(x, 0), load_f64_as_b(y, 0)),
                            bitwise_or_u8(load_u64_as_b(x, 16), load_f64_as_b(y, 16)));
    }
}

KERNEL jax_logical_or_u64_c64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_u64_as_b(x, 0), load_c64_as_b(y, 0)),
                            bitwise_or_u8(load_u64_as_b(x, 16), load_c64_as_b(y, 16)));
    }
}

KERNEL jax_logical_or_u64_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_u64_as_b(x, 0), load_c128_as_b(y, 0)),
                            bitwise_or_u8(load_u64_as_b(x, 16), load_c128_as_b(y, 16)));
    }
}

KERNEL jax_logical_or_bf16_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_bf16_as_b(x, 0), load_bf16_as_b(y, 0)),
                            bitwise_or_u8(load_bf16_as_b(x, 16), load_bf16_as_b(y, 16)));
    }
}

KERNEL jax_logical_or_bf16_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_bf16_as_b(x, 0), load_f16_as_b(y, 0)),
                            bitwise_or_u8(load_bf16_as_b(x, 16), load_f16_as_b(y, 16)));
    }
}

KERNEL jax_logical_or_bf16_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_bf16_as_b(x, 0), load_f32_as_b(y, 0)),
                            bitwise_or_u8(load_bf16_as_b(x, 16), load_f32_as_b(y, 16)));
    }
}

KERNEL jax_logical_or_bf16_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_bf16_as_b(x, 0), load_f64_as_b(y, 0)),
                            bitwise_or_u8(load_bf16_as_b(x, 16), load_f64_as_b(y, 16)));
    }
}

KERNEL jax_logical_or_bf16_c64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_bf16_as_b(x, 0), load_c64_as_b(y, 0)),
                            bitwise_or_u8(load_bf16_as_b(x, 16), load_c64_as_b(y, 16)));
    }
}

KERNEL jax_logical_or_bf16_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_bf16_as_b(x, 0), load_c128_as_b(y, 0)),
                            bitwise_or_u8(load_bf16_as_b(x, 16), load_c128_as_b(y, 16)));
    }
}

KERNEL jax_logical_or_f16_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_f16_as_b(x, 0), load_f16_as_b(y, 0)),
                            bitwise_or_u8(load_f16_as_b(x, 16), load_f16_as_b(y, 16)));
    }
}

KERNEL jax_logical_or_f16_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_f16_as_b(x, 0), load_f32_as_b(y, 0)),
                            bitwise_or_u8(load_f16_as_b(x, 16), load_f32_as_b(y, 16)));
    }
}

KERNEL jax_logical_or_f16_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_f16_as_b(x, 0), load_f64_as_b(y, 0)),
                            bitwise_or_u8(load_f16_as_b(x, 16), load_f64_as_b(y, 16)));
    }
}

KERNEL jax_logical_or_f16_c64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_f16_as_b(x, 0), load_c64_as_b(y, 0)),
                            bitwise_or_u8(load_f16_as_b(x, 16), load_c64_as_b(y, 16)));
    }
}

KERNEL jax_logical_or_f16_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_f16_as_b(x, 0), load_c128_as_b(y, 0)),
                            bitwise_or_u8(load_f16_as_b(x, 16), load_c128_as_b(y, 16)));
    }
}

KERNEL jax_logical_or_f32_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_f32_as_b(x, 0), load_f32_as_b(y, 0)),
                            bitwise_or_u8(load_f32_as_b(x, 16), load_f32_as_b(y, 16)));
    }
}

KERNEL jax_logical_or_f32_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_f32_as_b(x, 0), load_f64_as_b(y, 0)),
                            bitwise_or_u8(load_f32_as_b(x, 16), load_f64_as_b(y, 16)));
    }
}

KERNEL jax_logical_or_f32_c64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_f32_as_b(x, 0), load_c64_as_b(y, 0)),
                            bitwise_or_u8(load_f32_as_b(x, 16), load_c64_as_b(y, 16)));
    }
}

KERNEL jax_logical_or_f32_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_f32_as_b(x, 0), load_c128_as_b(y, 0)),
                            bitwise_or_u8(load_f32_as_b(x, 16), load_c128_as_b(y, 16)));
    }
}

KERNEL jax_logical_or_f64_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_f64_as_b(x, 0), load_f64_as_b(y, 0)),
                            bitwise_or_u8(load_f64_as_b(x, 16), load_f64_as_b(y, 16)));
    }
}

KERNEL jax_logical_or_f64_c64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_f64_as_b(x, 0), load_c64_as_b(y, 0)),
                            bitwise_or_u8(load_f64_as_b(x, 16), load_c64_as_b(y, 16)));
    }
}

KERNEL jax_logical_or_f64_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_f64_as_b(x, 0), load_c128_as_b(y, 0)),
                            bitwise_or_u8(load_f64_as_b(x, 16), load_c128_as_b(y, 16)));
    }
}

KERNEL jax_logical_or_c64_c64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_c64_as_b(x, 0), load_c64_as_b(y, 0)),
                            bitwise_or_u8(load_c64_as_b(x, 16), load_c64_as_b(y, 16)));
    }
}

KERNEL jax_logical_or_c64_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_c64_as_b(x, 0), load_c128_as_b(y, 0)),
                            bitwise_or_u8(load_c64_as_b(x, 16), load_c128_as_b(y, 16)));
    }
}

KERNEL jax_logical_or_c128_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_or_u8(load_c128_as_b(x, 0), load_c128_as_b(y, 0)),
                            bitwise_or_u8(load_c128_as_b(x, 16), load_c128_as_b(y, 16)));
    }
}
#endif
