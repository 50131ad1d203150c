/*
 * kernels/jax_logical_and_avx512.c: logical_and in AVX-512 F, BW, DQ, VL (x86-64).
 *
 * Made by joinery 0.2.0 from specs/jax.lua; SHA-256 of what it defines, without comments and free text:
 * e6ee428d8e4e659858c0dd39974ac33cec3898f6d254d00e0ffaa7566824f1e3.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR
 * The licence of this file is yours to choose.
 */
/* clang-format off */
#include "jax_avx512.h"

#if (defined(__x86_64__) && defined(__GNUC__) || defined(_M_X64) && defined(_MSC_VER)) && !defined(JOINERY_NO_AVX512) && !defined(JOINERY_NO_AVX2)

jax_kernel
    jax_logical_and_b_b_avx512, jax_logical_and_b_u16_avx512, jax_logical_and_b_u32_avx512,
    jax_logical_and_b_u64_avx512, jax_logical_and_b_bf16_avx512, jax_logical_and_b_f16_avx512,
    jax_logical_and_b_f32_avx512, jax_logical_and_b_f64_avx512, jax_logical_and_b_c64_avx512,
    jax_logical_and_b_c128_avx512, jax_logical_and_u16_u16_avx512, jax_logical_and_u16_u32_avx512,
    jax_logical_and_u16_u64_avx512, jax_logical_and_u16_bf16_avx512, jax_logical_and_u16_f16_avx512,
    jax_logical_and_u16_f32_avx512, jax_logical_and_u16_f64_avx512, jax_logical_and_u16_c64_avx512,
    jax_logical_and_u16_c128_avx512, jax_logical_and_u32_u32_avx512, jax_logical_and_u32_u64_avx512,
    jax_logical_and_u32_bf16_avx512, jax_logical_and_u32_f16_avx512, jax_logical_and_u32_f32_avx512,
    jax_logical_and_u32_f64_avx512, jax_logical_and_u32_c64_avx512, jax_logical_and_u32_c128_avx512,
    jax_logical_and_u64_u64_avx512, jax_logical_and_u64_bf16_avx512, jax_logical_and_u64_f16_avx512,
    jax_logical_and_u64_f32_avx512, jax_logical_and_u64_f64_avx512, jax_logical_and_u64_c64_avx512,
    jax_logical_and_u64_c128_avx512, jax_logical_and_bf16_bf16_avx512, jax_logical_and_bf16_f16_avx512,
    jax_logical_and_bf16_f32_avx512, jax_logical_and_bf16_f64_avx512, jax_logical_and_bf16_c64_avx512,
    jax_logical_and_bf16_c128_avx512, jax_logical_and_f16_f16_avx512, jax_logical_and_f16_f32_avx512,
    jax_logical_and_f16_f64_avx512, jax_logical_and_f16_c64_avx512, jax_logical_and_f16_c128_avx512,
    jax_logical_and_f32_f32_avx512, jax_logical_and_f32_f64_avx512, jax_logical_and_f32_c64_avx512,
    jax_logical_and_f32_c128_avx512, jax_logical_and_f64_f64_avx512, jax_logical_and_f64_c64_avx512,
    jax_logical_and_f64_c128_avx512, jax_logical_and_c64_c64_avx512, jax_logical_and_c64_c128_avx512,
    jax_logical_and_c128_c128_avx512;

KERNEL jax_logical_and_b_b_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    if (a_step == 32 && b_step == 32) {
        const size_t whole = blocks / 8 * 256;
        for (size_t i = 0; i < whole; i += 256) {
            and_bx64(z, x, y, i);
            and_bx64(z, x, y, i + 64);
            and_bx64(z, x, y, i + 128);
            and_bx64(z, x, y, i + 192);
        }
        blocks %= 8, x += whole, y += whole, z += whole;
    }
    if (blocks % 2) {
        and_b(z, x, y, 0);
        x += a_step, y += b_step, z += 32;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * a_step, y += 2 * b_step, z += 64) {
        and_b(z, x, y, 0);
        and_b(z + 32, x + a_step, y + b_step, 0);
    }
}

KERNEL jax_logical_and_b_u16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    if (a_step == 32 && b_step == 64) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_u8(z, i, bitwise_and_u8(load_u8_as_b(x, i), load_u16_as_b(y, i)));
            store_u8(z, i + 32, bitwise_and_u8(load_u8_as_b(x, i + 32), load_u16_as_b(y, i + 32)));
            store_u8(z, i + 64, bitwise_and_u8(load_u8_as_b(x, i + 64), load_u16_as_b(y, i + 64)));
            store_u8(z, i + 96, bitwise_and_u8(load_u8_as_b(x, i + 96), load_u16_as_b(y, i + 96)));
        }
        blocks %= 4, x += whole, y += 2 * whole, z += whole;
    }
    if (blocks % 2) {
        store_u8(z, 0, bitwise_and_u8(load_u8_as_b(x, 0), load_u16_as_b(y, 0)));
        x += a_step, y += b_step, z += 32;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_u8(z, 0, bitwise_and_u8(load_u8_as_b(x, 0), load_u16_as_b(y, 0)));
        store_u8(z + 32, 0, bitwise_and_u8(load_u8_as_b(x + a_step, 0), load_u16_as_b(y + b_step, 0)));
    }
}

KERNEL jax_logical_and_b_u32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_and_u8(load_u8_as_b(x, 0), load_u32_as_b(y, 0)));
    }
}

KERNEL jax_logical_and_b_u64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_and_u8(load_u8_as_b(x, 0), load_u64_as_b(y, 0)));
    }
}

KERNEL jax_logical_and_b_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    if (a_step == 32 && b_step == 64) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_u8(z, i, bitwise_and_u8(load_u8_as_b(x, i), load_bf16_as_b(y, i)));
            store_u8(z, i + 32, bitwise_and_u8(load_u8_as_b(x, i + 32), load_bf16_as_b(y, i + 32)));
            store_u8(z, i + 64, bitwise_and_u8(load_u8_as_b(x, i + 64), load_bf16_as_b(y, i + 64)));
            store_u8(z, i + 96, bitwise_and_u8(load_u8_as_b(x, i + 96), load_bf16_as_b(y, i + 96)));
        }
        blocks %= 4, x += whole, y += 2 * whole, z += whole;
    }
    if (blocks % 2) {
        store_u8(z, 0, bitwise_and_u8(load_u8_as_b(x, 0), load_bf16_as_b(y, 0)));
        x += a_step, y += b_step, z += 32;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_u8(z, 0, bitwise_and_u8(load_u8_as_b(x, 0), load_bf16_as_b(y, 0)));
        store_u8(z + 32, 0, bitwise_and_u8(load_u8_as_b(x + a_step, 0), load_bf16_as_b(y + b_step, 0)));
    }
}

KERNEL jax_logical_and_b_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    if (a_step == 32 && b_step == 64) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_u8(z, i, bitwise_and_u8(load_u8_as_b(x, i), load_f16_as_b(y, i)));
            store_u8(z, i + 32, bitwise_and_u8(load_u8_as_b(x, i + 32), load_f16_as_b(y, i + 32)));
            store_u8(z, i + 64, bitwise_and_u8(load_u8_as_b(x, i + 64), load_f16_as_b(y, i + 64)));
            store_u8(z, i + 96, bitwise_and_u8(load_u8_as_b(x, i + 96), load_f16_as_b(y, i + 96)));
        }
        blocks %= 4, x += whole, y += 2 * whole, z += whole;
    }
    if (blocks % 2) {
        store_u8(z, 0, bitwise_and_u8(load_u8_as_b(x, 0), load_f16_as_b(y, 0)));
        x += a_step, y += b_step, z += 32;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_u8(z, 0, bitwise_and_u8(load_u8_as_b(x, 0), load_f16_as_b(y, 0)));
        store_u8(z + 32, 0, bitwise_and_u8(load_u8_as_b(x + a_step, 0), load_f16_as_b(y + b_step, 0)));
    }
}

KERNEL jax_logical_and_b_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_and_u8(load_u8_as_b(x, 0), load_f32_as_b(y, 0)));
    }
}

KERNEL jax_logical_and_b_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_and_u8(load_u8_as_b(x, 0), load_f64_as_b(y, 0)));
    }
}

KERNEL jax_logical_and_b_c64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_and_u8(load_u8_as_b(x, 0), load_c64_as_b(y, 0)));
    }
}

KERNEL jax_logical_and_b_c128_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_and_u8(load_u8_as_b(x, 0), load_c128_as_b(y, 0)));
    }
}

KERNEL jax_logical_and_u16_u16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    if (a_step == 64 && b_step == 64) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_u8(z, i, bitwise_and_u8(load_u16_as_b(x, i), load_u16_as_b(y, i)));
            store_u8(z, i + 32, bitwise_and_u8(load_u16_as_b(x, i + 32), load_u16_as_b(y, i + 32)));
            store_u8(z, i + 64, bitwise_and_u8(load_u16_as_b(x, i + 64), load_u16_as_b(y, i + 64)));
            store_u8(z, i + 96, bitwise_and_u8(load_u16_as_b(x, i + 96), load_u16_as_b(y, i + 96)));
        }
        blocks %= 4, x += 2 * whole, y += 2 * whole, z += whole;
    }
    if (blocks % 2) {
        store_u8(z, 0, bitwise_and_u8(load_u16_as_b(x, 0), load_u16_as_b(y, 0)));
        x += a_step, y += b_step, z += 32;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_u8(z, 0, bitwise_and_u8(load_u16_as_b(x, 0), load_u16_as_b(y, 0)));
        store_u8(z + 32, 0, bitwise_and_u8(load_u16_as_b(x + a_step, 0), load_u16_as_b(y + b_step, 0)));
    }
}

KERNEL jax_logical_and_u16_u32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_and_u8(load_u16_as_b(x, 0), load_u32_as_b(y, 0)));
    }
}

KERNEL jax_logical_and_u16_u64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_and_u8(load_u16_as_b(x, 0), load_u64_as_b(y, 0)));
    }
}

KERNEL jax_logical_and_u16_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    if (a_step == 64 && b_step == 64) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_u8(z, i, bitwise_and_u8(load_u16_as_b(x, i), load_bf16_as_b(y, i)));
            store_u8(z, i + 32, bitwise_and_u8(load_u16_as_b(x, i + 32), load_bf16_as_b(y, i + 32)));
            store_u8(z, i + 64, bitwise_and_u8(load_u16_as_b(x, i + 64), load_bf16_as_b(y, i + 64)));
            store_u8(z, i + 96, bitwise_and_u8(load_u16_as_b(x, i + 96), load_bf16_as_b(y, i + 96)));
        }
        blocks %= 4, x += 2 * whole, y += 2 * whole, z += whole;
    }
    if (blocks % 2) {
        store_u8(z, 0, bitwise_and_u8(load_u16_as_b(x, 0), load_bf16_as_b(y, 0)));
        x += a_step, y += b_step, z += 32;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_u8(z, 0, bitwise_and_u8(load_u16_as_b(x, 0), load_bf16_as_b(y, 0)));
        store_u8(z + 32, 0, bitwise_and_u8(load_u16_as_b(x + a_step, 0), load_bf16_as_b(y + b_step, 0)));
    }
}

KERNEL jax_logical_and_u16_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    if (a_step == 64 && b_step == 64) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_u8(z, i, bitwise_and_u8(load_u16_as_b(x, i), load_f16_as_b(y, i)));
            store_u8(z, i + 32, bitwise_and_u8(load_u16_as_b(x, i + 32), load_f16_as_b(y, i + 32)));
            store_u8(z, i + 64, bitwise_and_u8(load_u16_as_b(x, i + 64), load_f16_as_b(y, i + 64)));
            store_u8(z, i + 96, bitwise_and_u8(load_u16_as_b(x, i + 96), load_f16_as_b(y, i + 96)));
        }
        blocks %= 4, x += 2 * whole, y += 2 * whole, z += whole;
    }
    if (blocks % 2) {
        store_u8(z, 0, bitwise_and_u8(load_u16_as_b(x, 0), load_f16_as_b(y, 0)));
        x += a_step, y += b_step, z += 32;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_u8(z, 0, bitwise_and_u8(load_u16_as_b(x, 0), load_f16_as_b(y, 0)));
        store_u8(z + 32, 0, bitwise_and_u8(load_u16_as_b(x + a_step, 0), load_f16_as_b(y + b_step, 0)));
    }
}

KERNEL jax_logical_and_u16_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_and_u8(load_u16_as_b(x, 0), load_f32_as_b(y, 0)));
    }
}

KERNEL jax_logical_and_u16_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_and_u8(load_u16_as_b(x, 0), load_f64_as_b(y, 0)));
    }
}

KERNEL jax_logical_and_u16_c64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_and_u8(load_u16_as_b(x, 0), load_c64_as_b(y, 0)));
    }
}

KERNEL jax_logical_and_u16_c128_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_and_u8(load_u16_as_b(x, 0), load_c128_as_b(y, 0)));
    }
}

KERNEL jax_logical_and_u32_u32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_and_u8(load_u32_as_b(x, 0), load_u32_as_b(y, 0)));
    }
}

KERNEL jax_logical_and_u32_u64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_and_u8(load_u32_as_b(x, 0), load_u64_as_b(y, 0)));
    }
}

KERNEL jax_logical_and_u32_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_and_u8(load_u32_as_b(x, 0), load_bf16_as_b(y, 0)));
    }
}

KERNEL jax_logical_and_u32_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_and_u8(load_u32_as_b(x, 0), load_f16_as_b(y, 0)));
    }
}

KERNEL jax_logical_and_u32_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_and_u8(load_u32_as_b(x, 0), load_f32_as_b(y, 0)));
    }
}

KERNEL jax_logical_and_u32_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_and_u8(load_u32_as_b(x, 0), load_f64_as_b(y, 0)));
    }
}

KERNEL jax_logical_and_u32_c64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_and_u8(load_u32_as_b(x, 0), load_c64_as_b(y, 0)));
    }
}

KERNEL jax_logical_and_u32_c128_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_and_u8(load_u32_as_b(x, 0), load_c128_as_b(y, 0)));
    }
}

KERNEL jax_logical_and_u64_u64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_and_u8(load_u64_as_b(x, 0), load_u64_as_b(y, 0)));
    }
}

KERNEL jax_logical_and_u64_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_and_u8(load_u64_as_b(x, 0), load_bf16_as_b(y, 0)));
    }
}

KERNEL jax_logical_and_u64_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_and_u8(load_u64_as_b(x, 0), load_f16_as_b(y, 0)));
    }
}

KERNEL jax_logical_and_u64_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_and_u8(load_u64_as_b(x, 0), load_f32_as_b(y, 0)));
    }
}

KERNEL jax_logical_and_u64_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_and_u8(load_u64_as_b(x, 0), load_f64_as_b(y, 0)));
    }
}

KERNEL jax_logical_and_u64_c64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_and_u8(load_u64_as_b(x, 0), load_c64_as_b(y, 0)));
    }
}

KERNEL jax_logical_and_u64_c128_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_and_u8(load_u64_as_b(x, 0), load_c128_as_b(y, 0)));
    }
}

KERNEL jax_logical_and_bf16_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    if (a_step == 64 && b_step == 64) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_u8(z, i, bitwise_and_u8(load_bf16_as_b(x, i), load_bf16_as_b(y, i)));
            store_u8(z, i + 32, bitwise_and_u8(load_bf16_as_b(x, i + 32), load_bf16_as_b(y, i + 32)));
            store_u8(z, i + 64, bitwise_and_u8(load_bf16_as_b(x, i + 64), load_bf16_as_b(y, i + 64)));
            store_u8(z, i + 96, bitwise_and_u8(load_bf16_as_b(x, i + 96), load_bf16_as_b(y, i + 96)));
        }
        blocks %= 4, x += 2 * whole, y += 2 * whole, z += whole;
    }
    if (blocks % 2) {
        store_u8(z, 0, bitwise_and_u8(load_bf16_as_b(x, 0), load_bf16_as_b(y, 0)));
        x += a_step, y += b_step, z += 32;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_u8(z, 0, bitwise_and_u8(load_bf16_as_b(x, 0), load_bf16_as_b(y, 0)));
        store_u8(z + 32, 0, bitwise_and_u8(load_bf16_as_b(x + a_step, 0), load_bf16_as_b(y + b_step, 0)));
    }
}

KERNEL jax_logical_and_bf16_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    if (a_step == 64 && b_step == 64) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_u8(z, i, bitwise_and_u8(load_bf16_as_b(x, i), load_f16_as_b(y, i)));
            store_u8(z, i + 32, bitwise_and_u8(load_bf16_as_b(x, i + 32), load_f16_as_b(y, i + 32)));
            store_u8(z, i + 64, bitwise_and_u8(load_bf16_as_b(x, i + 64), load_f16_as_b(y, i + 64)));
            store_u8(z, i + 96, bitwise_and_u8(load_bf16_as_b(x, i + 96), load_f16_as_b(y, i + 96)));
        }
        blocks %= 4, x += 2 * whole, y += 2 * whole, z += whole;
    }
    if (blocks % 2) {
        store_u8(z, 0, bitwise_and_u8(load_bf16_as_b(x, 0), load_f16_as_b(y, 0)));
        x += a_step, y += b_step, z += 32;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_u8(z, 0, bitwise_and_u8(load_bf16_as_b(x, 0), load_f16_as_b(y, 0)));
        store_u8(z + 32, 0, bitwise_and_u8(load_bf16_as_b(x + a_step, 0), load_f16_as_b(y + b_step, 0)));
    }
}

KERNEL jax_logical_and_bf16_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_and_u8(load_bf16_as_b(x, 0), load_f32_as_b(y, 0)));
    }
}

KERNEL jax_logical_and_bf16_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_and_u8(load_bf16_as_b(x, 0), load_f64_as_b(y, 0)));
    }
}

KERNEL jax_logical_and_bf16_c64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_and_u8(load_bf16_as_b(x, 0), load_c64_as_b(y, 0)));
    }
}

KERNEL jax_logical_and_bf16_c128_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_and_u8(load_bf16_as_b(x, 0), load_c128_as_b(y, 0)));
    }
}

KERNEL jax_logical_and_f16_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    if (a_step == 64 && b_step == 64) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_u8(z, i, bitwise_and_u8(load_f16_as_b(x, i), load_f16_as_b(y, i)));
            store_u8(z, i + 32, bitwise_and_u8(load_f16_as_b(x, i + 32), load_f16_as_b(y, i + 32)));
            store_u8(z, i + 64, bitwise_and_u8(load_f16_as_b(x, i + 64), load_f16_as_b(y, i + 64)));
            store_u8(z, i + 96, bitwise_and_u8(load_f16_as_b(x, i + 96), load_f16_as_b(y, i + 96)));
        }
        blocks %= 4, x += 2 * whole, y += 2 * whole, z += whole;
    }
    if (blocks % 2) {
        store_u8(z, 0, bitwise_and_u8(load_f16_as_b(x, 0), load_f16_as_b(y, 0)));
        x += a_step, y += b_step, z += 32;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_u8(z, 0, bitwise_and_u8(load_f16_as_b(x, 0), load_f16_as_b(y, 0)));
        store_u8(z + 32, 0, bitwise_and_u8(load_f16_as_b(x + a_step, 0), load_f16_as_b(y + b_step, 0)));
    }
}

KERNEL jax_logical_and_f16_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_and_u8(load_f16_as_b(x, 0), load_f32_as_b(y, 0)));
    }
}

KERNEL jax_logical_and_f16_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_and_u8(load_f16_as_b(x, 0), load_f64_as_b(y, 0)));
    }
}

KERNEL jax_logical_and_f16_c64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_and_u8(load_f16_as_b(x, 0), load_c64_as_b(y, 0)));
    }
}

KERNEL jax_logical_and_f16_c128_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_and_u8(load_f16_as_b(x, 0), load_c128_as_b(y, 0)));
    }
}

KERNEL jax_logical_and_f32_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_and_u8(load_f32_as_b(x, 0), load_f32_as_b(y, 0)));
    }
}

KERNEL jax_logical_and_f32_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_and_u8(load_f32_as_b(x, 0), load_f64_as_b(y, 0)));
    }
}

KERNEL jax_logical_and_f32_c64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_and_u8(load_f32_as_b(x, 0), load_c64_as_b(y, 0)));
    }
}

KERNEL jax_logical_and_f32_c128_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_and_u8(load_f32_as_b(x, 0), load_c128_as_b(y, 0)));
    }
}

KERNEL jax_logical_and_f64_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_and_u8(load_f64_as_b(x, 0), load_f64_as_b(y, 0)));
    }
}

KERNEL jax_logical_and_f64_c64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_and_u8(load_f64_as_b(x, 0), load_c64_as_b(y, 0)));
    }
}

KERNEL jax_logical_and_f64_c128_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_and_u8(load_f64_as_b(x, 0), load_c128_as_b(y, 0)));
    }
}

KERNEL jax_logical_and_c64_c64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_and_u8(load_c64_as_b(x, 0), load_c64_as_b(y, 0)));
    }
}

KERNEL jax_logical_and_c64_c128_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_and_u8(load_c64_as_b(x, 0), load_c128_as_b(y, 0)));
    }
}

KERNEL jax_logical_and_c128_c128_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_and_u8(load_c128_as_b(x, 0), load_c128_as_b(y, 0)));
    }
}

#else
typedef int jax_logical_and_avx512_is_absent_; /* ISO C wants a declaration in every file. */
#endif
