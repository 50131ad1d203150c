/*
 * kernels/jax_logical_xor_scalar.c: logical_xor in portable C.
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

PRIMITIVE uint8_t bitwise_xor_u8(uint8_t a, uint8_t b) {
    return (uint8_t)(a ^ b);
}

PRIMITIVE void store_u8(char *p, size_t i, uint8_t v) {
    memcpy(p + i * sizeof v, &v, sizeof v);
}

PRIMITIVE uint16_t load_u16(const char *p, size_t i) {
    uint16_t v;
    memcpy(&v, p + i * sizeof v, sizeof v);
    return v;
}

PRIMITIVE uint8_t load_u16_as_b(const char *p, size_t i) {
    return load_u16(p, i) != 0;
}

PRIMITIVE uint32_t load_u32(const char *p, size_t i) {
    uint32_t v;
    memcpy(&v, p + i * sizeof v, sizeof v);
    return v;
}

PRIMITIVE uint8_t load_u32_as_b(const char *p, size_t i) {
    return load_u32(p, i) != 0;
}

PRIMITIVE uint64_t load_u64(const char *p, size_t i) {
    uint64_t v;
    memcpy(&v, p + i * sizeof v, sizeof v);
    return v;
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

PRIMITIVE float f32_of_bits(uint32_t bits) {
    float v;
    memcpy(&v, &bits, sizeof v);
    return v;
}

PRIMITIVE float load_f32(const char *p, size_t i) {
    return f32_of_bits(load_u32(p, i));
}

PRIMITIVE uint8_t load_f32_as_b(const char *p, size_t i) {
    return load_f32(p, i) != 0;
}

PRIMITIVE double f64_of_bits(uint64_t bits) {
    double v;
    memcpy(&v, &bits, sizeof v);
    return v;
}

PRIMITIVE double load_f64(const char *p, size_t i) {
    return f64_of_bits(load_u64(p, i));
}

PRIMITIVE uint8_t load_f64_as_b(const char *p, size_t i) {
    return load_f64(p, i) != 0;
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

PRIMITIVE c64 load_c64(const char *p, size_t i) {
    return make_c64(load_f32(p, 2 * i), load_f32(p, 2 * i + 1));
}

PRIMITIVE uint8_t load_c64_as_b(const char *p, size_t i) {
    const c64 v = load_c64(p, i);
    return v.re != 0 || v.im != 0;
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

PRIMITIVE c128 load_c128(const char *p, size_t i) {
    return make_c128(load_f64(p, 2 * i), load_f64(p, 2 * i + 1));
}

PRIMITIVE uint8_t load_c128_as_b(const char *p, size_t i) {
    const c128 v = load_c128(p, i);
    return v.re != 0 || v.im != 0;
}

KERNEL jax_logical_xor_b_b_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_xor_u8(load_u8_as_b(x, i), load_u8_as_b(y, i)));
    }
}

KERNEL jax_logical_xor_b_u16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_xor_u8(load_u8_as_b(x, i), load_u16_as_b(y, i)));
    }
}

KERNEL jax_logical_xor_b_u32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_xor_u8(load_u8_as_b(x, i), load_u32_as_b(y, i)));
    }
}

KERNEL jax_logical_xor_b_u64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_xor_u8(load_u8_as_b(x, i), load_u64_as_b(y, i)));
    }
}

KERNEL jax_logical_xor_b_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_xor_u8(load_u8_as_b(x, i), load_bf16_as_b(y, i)));
    }
}

KERNEL jax_logical_xor_b_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_xor_u8(load_u8_as_b(x, i), load_f16_as_b(y, i)));
    }
}

KERNEL jax_logical_xor_b_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_xor_u8(load_u8_as_b(x, i), load_f32_as_b(y, i)));
    }
}

KERNEL jax_logical_xor_b_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_xor_u8(load_u8_as_b(x, i), load_f64_as_b(y, i)));
    }
}

KERNEL jax_logical_xor_b_c64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_xor_u8(load_u8_as_b(x, i), load_c64_as_b(y, i)));
    }
}

KERNEL jax_logical_xor_b_c128_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_xor_u8(load_u8_as_b(x, i), load_c128_as_b(y, i)));
    }
}

KERNEL jax_logical_xor_u16_u16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_xor_u8(load_u16_as_b(x, i), load_u16_as_b(y, i)));
    }
}

KERNEL jax_logical_xor_u16_u32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_xor_u8(load_u16_as_b(x, i), load_u32_as_b(y, i)));
    }
}

KERNEL jax_logical_xor_u16_u64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_xor_u8(load_u16_as_b(x, i), load_u64_as_b(y, i)));
    }
}

KERNEL jax_logical_xor_u16_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_xor_u8(load_u16_as_b(x, i), load_bf16_as_b(y, i)));
    }
}

KERNEL jax_logical_xor_u16_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_xor_u8(load_u16_as_b(x, i), load_f16_as_b(y, i)));
    }
}

KERNEL jax_logical_xor_u16_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_xor_u8(load_u16_as_b(x, i), load_f32_as_b(y, i)));
    }
}

KERNEL jax_logical_xor_u16_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_xor_u8(load_u16_as_b(x, i), load_f64_as_b(y, i)));
    }
}

KERNEL jax_logical_xor_u16_c64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_xor_u8(load_u16_as_b(x, i), load_c64_as_b(y, i)));
    }
}

KERNEL jax_logical_xor_u16_c128_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_xor_u8(load_u16_as_b(x, i), load_c128_as_b(y, i)));
    }
}

KERNEL jax_logical_xor_u32_u32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_xor_u8(load_u32_as_b(x, i), load_u32_as_b(y, i)));
    }
}

KERNEL jax_logical_xor_u32_u64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_xor_u8(load_u32_as_b(x, i), load_u64_as_b(y, i)));
    }
}

KERNEL jax_logical_xor_u32_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_xor_u8(load_u32_as_b(x, i), load_bf16_as_b(y, i)));
    }
}

KERNEL jax_logical_xor_u32_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_xor_u8(load_u32_as_b(x, i), load_f16_as_b(y, i)));
    }
}

KERNEL jax_logical_xor_u32_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_xor_u8(load_u32_as_b(x, i), load_f32_as_b(y, i)));
    }
}

KERNEL jax_logical_xor_u32_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_xor_u8(load_u32_as_b(x, i), load_f64_as_b(y, i)));
    }
}

KERNEL jax_logical_xor_u32_c64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_xor_u8(load_u32_as_b(x, i), load_c64_as_b(y, i)));
    }
}

KERNEL jax_logical_xor_u32_c128_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_xor_u8(load_u32_as_b(x, i), load_c128_as_b(y, i)));
    }
}

KERNEL jax_logical_xor_u64_u64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_xor_u8(load_u64_as_b(x, i), load_u64_as_b(y, i)));
    }
}

KERNEL jax_logical_xor_u64_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_xor_u8(load_u64_as_b(x, i), load_bf16_as_b(y, i)));
    }
}

KERNEL jax_logical_xor_u64_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_xor_u8(load_u64_as_b(x, i), load_f16_as_b(y, i)));
    }
}

KERNEL jax_logical_xor_u64_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_xor_u8(load_u64_as_b(x, i), load_f32_as_b(y, i)));
    }
}

KERNEL jax_logical_xor_u64_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_xor_u8(load_u64_as_b(x, i), load_f64_as_b(y, i)));
    }
}

KERNEL jax_logical_xor_u64_c64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_xor_u8(load_u64_as_b(x, i), load_c64_as_b(y, i)));
    }
}

KERNEL jax_logical_xor_u64_c128_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_xor_u8(load_u64_as_b(x, i), load_c128_as_b(y, i)));
    }
}

KERNEL jax_logical_xor_bf16_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_xor_u8(load_bf16_as_b(x, i), load_bf16_as_b(y, i)));
    }
}

KERNEL jax_logical_xor_bf16_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_xor_u8(load_bf16_as_b(x, i), load_f16_as_b(y, i)));
    }
}

KERNEL jax_logical_xor_bf16_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_xor_u8(load_bf16_as_b(x, i), load_f32_as_b(y, i)));
    }
}

KERNEL jax_logical_xor_bf16_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_xor_u8(load_bf16_as_b(x, i), load_f64_as_b(y, i)));
    }
}

KERNEL jax_logical_xor_bf16_c64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_xor_u8(load_bf16_as_b(x, i), load_c64_as_b(y, i)));
    }
}

KERNEL jax_logical_xor_bf16_c128_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_xor_u8(load_bf16_as_b(x, i), load_c128_as_b(y, i)));
    }
}

KERNEL jax_logical_xor_f16_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_xor_u8(load_f16_as_b(x, i), load_f16_as_b(y, i)));
    }
}

KERNEL jax_logical_xor_f16_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_xor_u8(load_f16_as_b(x, i), load_f32_as_b(y, i)));
    }
}

KERNEL jax_logical_xor_f16_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_xor_u8(load_f16_as_b(x, i), load_f64_as_b(y, i)));
    }
}

KERNEL jax_logical_xor_f16_c64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_xor_u8(load_f16_as_b(x, i), load_c64_as_b(y, i)));
    }
}

KERNEL jax_logical_xor_f16_c128_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_xor_u8(load_f16_as_b(x, i), load_c128_as_b(y, i)));
    }
}

KERNEL jax_logical_xor_f32_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_xor_u8(load_f32_as_b(x, i), load_f32_as_b(y, i)));
    }
}

KERNEL jax_logical_xor_f32_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_xor_u8(load_f32_as_b(x, i), load_f64_as_b(y, i)));
    }
}

KERNEL jax_logical_xor_f32_c64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_xor_u8(load_f32_as_b(x, i), load_c64_as_b(y, i)));
    }
}

KERNEL jax_logical_xor_f32_c128_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_xor_u8(load_f32_as_b(x, i), load_c128_as_b(y, i)));
    }
}

KERNEL jax_logical_xor_f64_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_xor_u8(load_f64_as_b(x, i), load_f64_as_b(y, i)));
    }
}

KERNEL jax_logical_xor_f64_c64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_xor_u8(load_f64_as_b(x, i), load_c64_as_b(y, i)));
    }
}

KERNEL jax_logical_xor_f64_c128_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_xor_u8(load_f64_as_b(x, i), load_c128_as_b(y, i)));
    }
}

KERNEL jax_logical_xor_c64_c64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_xor_u8(load_c64_as_b(x, i), load_c64_as_b(y, i)));
    }
}

KERNEL jax_logical_xor_c64_c128_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_xor_u8(load_c64_as_b(x, i), load_c128_as_b(y, i)));
    }
}

KERNEL jax_logical_xor_c128_c128_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_xor_u8(load_c128_as_b(x, i), load_c128_as_b(y, i)));
    }
}
