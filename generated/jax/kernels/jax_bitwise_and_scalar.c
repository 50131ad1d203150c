/*
 * kernels/jax_bitwise_and_scalar.c: bitwise_and in portable C.
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

PRIMITIVE uint8_t bitwise_and_u8(uint8_t a, uint8_t b) {
    return (uint8_t)(a & b);
}

PRIMITIVE void store_u8(char *p, size_t i, uint8_t v) {
    memcpy(p + i * sizeof v, &v, sizeof v);
}

PRIMITIVE uint16_t load_b_as_u16(const char *p, size_t i) {
    return load_u8_as_b(p, i);
}

PRIMITIVE uint16_t load_u16(const char *p, size_t i) {
    uint16_t v;
    memcpy(&v, p + i * sizeof v, sizeof v);
    return v;
}

PRIMITIVE uint16_t bitwise_and_u16(uint16_t a, uint16_t b) {
    return (uint16_t)(a & b);
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

PRIMITIVE uint32_t bitwise_and_u32(uint32_t a, uint32_t b) {
    return (uint32_t)(a & b);
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

PRIMITIVE uint64_t bitwise_and_u64(uint64_t a, uint64_t b) {
    return (uint64_t)(a & b);
}

PRIMITIVE void store_u64(char *p, size_t i, uint64_t v) {
    memcpy(p + i * sizeof v, &v, sizeof v);
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

PRIMITIVE uint32_t load_u64_as_u32(const char *p, size_t i) {
    return (uint32_t)load_u64(p, i);
}

KERNEL jax_bitwise_and_b_b_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_and_u8(load_u8_as_b(x, i), load_u8_as_b(y, i)));
    }
}

KERNEL jax_bitwise_and_b_u8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_and_u8(load_u8_as_b(x, i), load_u8(y, i)));
    }
}

KERNEL jax_bitwise_and_b_u16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 1)
            store_u16(z, i, bitwise_and_u16(load_b_as_u16(x, i), load_u16(y, i)));
    }
}

KERNEL jax_bitwise_and_b_u32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_u32(z, i, bitwise_and_u32(load_b_as_u32(x, i), load_u32(y, i)));
    }
}

KERNEL jax_bitwise_and_b_u64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_u64(z, i, bitwise_and_u64(load_b_as_u64(x, i), load_u64(y, i)));
    }
}

KERNEL jax_bitwise_and_u8_u8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_and_u8(load_u8(x, i), load_u8(y, i)));
    }
}

KERNEL jax_bitwise_and_u8_u16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 1)
            store_u16(z, i, bitwise_and_u16(load_u8_as_u16(x, i), load_u16(y, i)));
    }
}

KERNEL jax_bitwise_and_u8_u32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_u32(z, i, bitwise_and_u32(load_u8_as_u32(x, i), load_u32(y, i)));
    }
}

KERNEL jax_bitwise_and_u8_u64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_u64(z, i, bitwise_and_u64(load_u8_as_u64(x, i), load_u64(y, i)));
    }
}

KERNEL jax_bitwise_and_u8_i8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 1)
            store_u16(z, i, bitwise_and_u16(load_u8_as_u16(x, i), load_i8_as_i16(y, i)));
    }
}

KERNEL jax_bitwise_and_u8_i_weak_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 1)
            store_u8(z, i, bitwise_and_u8(load_u8(x, i), load_u64_as_u8(y, i)));
    }
}

KERNEL jax_bitwise_and_u16_u16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 1)
            store_u16(z, i, bitwise_and_u16(load_u16(x, i), load_u16(y, i)));
    }
}

KERNEL jax_bitwise_and_u16_u32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_u32(z, i, bitwise_and_u32(load_u16_as_u32(x, i), load_u32(y, i)));
    }
}

KERNEL jax_bitwise_and_u16_u64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_u64(z, i, bitwise_and_u64(load_u16_as_u64(x, i), load_u64(y, i)));
    }
}

KERNEL jax_bitwise_and_u16_i8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_u32(z, i, bitwise_and_u32(load_u16_as_u32(x, i), load_i8_as_i32(y, i)));
    }
}

KERNEL jax_bitwise_and_u16_i16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_u32(z, i, bitwise_and_u32(load_u16_as_u32(x, i), load_i16_as_i32(y, i)));
    }
}

KERNEL jax_bitwise_and_u16_i_weak_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 1)
            store_u16(z, i, bitwise_and_u16(load_u16(x, i), load_u64_as_u16(y, i)));
    }
}

KERNEL jax_bitwise_and_u32_u32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_u32(z, i, bitwise_and_u32(load_u32(x, i), load_u32(y, i)));
    }
}

KERNEL jax_bitwise_and_u32_u64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_u64(z, i, bitwise_and_u64(load_u32_as_u64(x, i), load_u64(y, i)));
    }
}

KERNEL jax_bitwise_and_u32_i8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_u64(z, i, bitwise_and_u64(load_u32_as_u64(x, i), load_i8_as_i64(y, i)));
    }
}

KERNEL jax_bitwise_and_u32_i16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_u64(z, i, bitwise_and_u64(load_u32_as_u64(x, i), load_i16_as_i64(y, i)));
    }
}

KERNEL jax_bitwise_and_u32_i32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_u64(z, i, bitwise_and_u64(load_u32_as_u64(x, i), load_i32_as_i64(y, i)));
    }
}

KERNEL jax_bitwise_and_u32_i_weak_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_u32(z, i, bitwise_and_u32(load_u32(x, i), load_u64_as_u32(y, i)));
    }
}

KERNEL jax_bitwise_and_u64_u64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_u64(z, i, bitwise_and_u64(load_u64(x, i), load_u64(y, i)));
    }
}

KERNEL jax_bitwise_and_i8_i16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 1)
            store_u16(z, i, bitwise_and_u16(load_i8_as_i16(x, i), load_u16(y, i)));
    }
}

KERNEL jax_bitwise_and_i8_i32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_u32(z, i, bitwise_and_u32(load_i8_as_i32(x, i), load_u32(y, i)));
    }
}

KERNEL jax_bitwise_and_i8_i64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_u64(z, i, bitwise_and_u64(load_i8_as_i64(x, i), load_u64(y, i)));
    }
}

KERNEL jax_bitwise_and_i16_i32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 1)
            store_u32(z, i, bitwise_and_u32(load_i16_as_i32(x, i), load_u32(y, i)));
    }
}

KERNEL jax_bitwise_and_i16_i64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_u64(z, i, bitwise_and_u64(load_i16_as_i64(x, i), load_u64(y, i)));
    }
}

KERNEL jax_bitwise_and_i32_i64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 1)
            store_u64(z, i, bitwise_and_u64(load_i32_as_i64(x, i), load_u64(y, i)));
    }
}
