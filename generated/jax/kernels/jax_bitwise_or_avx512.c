/*
 * kernels/jax_bitwise_or_avx512.c: bitwise_or in AVX-512 F, BW, DQ, VL (x86-64).
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
    jax_bitwise_or_b_b_avx512, jax_bitwise_or_b_u8_avx512, jax_bitwise_or_b_u16_avx512, jax_bitwise_or_b_u32_avx512,
    jax_bitwise_or_b_u64_avx512, jax_bitwise_or_u8_u8_avx512, jax_bitwise_or_u8_u16_avx512,
    jax_bitwise_or_u8_u32_avx512, jax_bitwise_or_u8_u64_avx512, jax_bitwise_or_u8_i8_avx512,
    jax_bitwise_or_u8_i_weak_avx512, jax_bitwise_or_u16_u16_avx512, jax_bitwise_or_u16_u32_avx512,
    jax_bitwise_or_u16_u64_avx512, jax_bitwise_or_u16_i8_avx512, jax_bitwise_or_u16_i16_avx512,
    jax_bitwise_or_u16_i_weak_avx512, jax_bitwise_or_u32_u32_avx512, jax_bitwise_or_u32_u64_avx512,
    jax_bitwise_or_u32_i8_avx512, jax_bitwise_or_u32_i16_avx512, jax_bitwise_or_u32_i32_avx512,
    jax_bitwise_or_u32_i_weak_avx512, jax_bitwise_or_u64_u64_avx512, jax_bitwise_or_i8_i16_avx512,
    jax_bitwise_or_i8_i32_avx512, jax_bitwise_or_i8_i64_avx512, jax_bitwise_or_i16_i32_avx512,
    jax_bitwise_or_i16_i64_avx512, jax_bitwise_or_i32_i64_avx512;

KERNEL jax_bitwise_or_b_b_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    if (a_step == 32 && b_step == 32) {
        const size_t whole = blocks / 8 * 256;
        for (size_t i = 0; i < whole; i += 256) {
            or_bx64(z, x, y, i);
            or_bx64(z, x, y, i + 64);
            or_bx64(z, x, y, i + 128);
            or_bx64(z, x, y, i + 192);
        }
        blocks %= 8, x += whole, y += whole, z += whole;
    }
    if (blocks % 2) {
        or_b(z, x, y, 0);
        x += a_step, y += b_step, z += 32;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * a_step, y += 2 * b_step, z += 64) {
        or_b(z, x, y, 0);
        or_b(z + 32, x + a_step, y + b_step, 0);
    }
}

KERNEL jax_bitwise_or_b_u8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    if (a_step == 32 && b_step == 32) {
        const size_t whole = blocks / 8 * 256;
        for (size_t i = 0; i < whole; i += 256) {
            store_u8x64(z, i, bitwise_or_u8x64(load_u8_as_bx64(x, i), load_u8x64(y, i)));
            store_u8x64(z, i + 64, bitwise_or_u8x64(load_u8_as_bx64(x, i + 64), load_u8x64(y, i + 64)));
            store_u8x64(z, i + 128, bitwise_or_u8x64(load_u8_as_bx64(x, i + 128), load_u8x64(y, i + 128)));
            store_u8x64(z, i + 192, bitwise_or_u8x64(load_u8_as_bx64(x, i + 192), load_u8x64(y, i + 192)));
        }
        blocks %= 8, x += whole, y += whole, z += whole;
    }
    if (blocks % 2) {
        store_u8(z, 0, bitwise_or_u8(load_u8_as_b(x, 0), load_u8(y, 0)));
        x += a_step, y += b_step, z += 32;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_u8(z, 0, bitwise_or_u8(load_u8_as_b(x, 0), load_u8(y, 0)));
        store_u8(z + 32, 0, bitwise_or_u8(load_u8_as_b(x + a_step, 0), load_u8(y + b_step, 0)));
    }
}

KERNEL jax_bitwise_or_b_u16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    if (a_step == 32 && b_step == 64) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_u16(z, i, bitwise_or_u16(load_b_as_u16(x, i), load_u16(y, i)));
            store_u16(z, i + 32, bitwise_or_u16(load_b_as_u16(x, i + 32), load_u16(y, i + 32)));
            store_u16(z, i + 64, bitwise_or_u16(load_b_as_u16(x, i + 64), load_u16(y, i + 64)));
            store_u16(z, i + 96, bitwise_or_u16(load_b_as_u16(x, i + 96), load_u16(y, i + 96)));
        }
        blocks %= 4, x += whole, y += 2 * whole, z += 2 * whole;
    }
    if (blocks % 2) {
        store_u16(z, 0, bitwise_or_u16(load_b_as_u16(x, 0), load_u16(y, 0)));
        x += a_step, y += b_step, z += 64;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * a_step, y += 2 * b_step, z += 128) {
        store_u16(z, 0, bitwise_or_u16(load_b_as_u16(x, 0), load_u16(y, 0)));
        store_u16(z + 64, 0, bitwise_or_u16(load_b_as_u16(x + a_step, 0), load_u16(y + b_step, 0)));
    }
}

KERNEL jax_bitwise_or_b_u32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, bitwise_or_u32(load_b_as_u32(x, 0), load_u32(y, 0)));
        store_u32(z, 16, bitwise_or_u32(load_b_as_u32(x, 16), load_u32(y, 16)));
    }
}

KERNEL jax_bitwise_or_b_u64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_u64(z, 0, bitwise_or_u64(load_b_as_u64(x, 0), load_u64(y, 0)));
        store_u64(z, 8, bitwise_or_u64(load_b_as_u64(x, 8), load_u64(y, 8)));
        store_u64(z, 16, bitwise_or_u64(load_b_as_u64(x, 16), load_u64(y, 16)));
        store_u64(z, 24, bitwise_or_u64(load_b_as_u64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_bitwise_or_u8_u8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    if (a_step == 32 && b_step == 32) {
        const size_t whole = blocks / 8 * 256;
        for (size_t i = 0; i < whole; i += 256) {
            store_u8x64(z, i, bitwise_or_u8x64(load_u8x64(x, i), load_u8x64(y, i)));
            store_u8x64(z, i + 64, bitwise_or_u8x64(load_u8x64(x, i + 64), load_u8x64(y, i + 64)));
            store_u8x64(z, i + 128, bitwise_or_u8x64(load_u8x64(x, i + 128), load_u8x64(y, i + 128)));
            store_u8x64(z, i + 192, bitwise_or_u8x64(load_u8x64(x, i + 192), load_u8x64(y, i + 192)));
        }
        blocks %= 8, x += whole, y += whole, z += whole;
    }
    if (blocks % 2) {
        store_u8(z, 0, bitwise_or_u8(load_u8(x, 0), load_u8(y, 0)));
        x += a_step, y += b_step, z += 32;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_u8(z, 0, bitwise_or_u8(load_u8(x, 0), load_u8(y, 0)));
        store_u8(z + 32, 0, bitwise_or_u8(load_u8(x + a_step, 0), load_u8(y + b_step, 0)));
    }
}

KERNEL jax_bitwise_or_u8_u16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    if (a_step == 32 && b_step == 64) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_u16(z, i, bitwise_or_u16(load_u8_as_u16(x, i), load_u16(y, i)));
            store_u16(z, i + 32, bitwise_or_u16(load_u8_as_u16(x, i + 32), load_u16(y, i + 32)));
            store_u16(z, i + 64, bitwise_or_u16(load_u8_as_u16(x, i + 64), load_u16(y, i + 64)));
            store_u16(z, i + 96, bitwise_or_u16(load_u8_as_u16(x, i + 96), load_u16(y, i + 96)));
        }
        blocks %= 4, x += whole, y += 2 * whole, z += 2 * whole;
    }
    if (blocks % 2) {
        store_u16(z, 0, bitwise_or_u16(load_u8_as_u16(x, 0), load_u16(y, 0)));
        x += a_step, y += b_step, z += 64;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * a_step, y += 2 * b_step, z += 128) {
        store_u16(z, 0, bitwise_or_u16(load_u8_as_u16(x, 0), load_u16(y, 0)));
        store_u16(z + 64, 0, bitwise_or_u16(load_u8_as_u16(x + a_step, 0), load_u16(y + b_step, 0)));
    }
}

KERNEL jax_bitwise_or_u8_u32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    if (a_step == 32 && b_step == 128) {
        const size_t whole = blocks * 32;
        for (size_t i = 0; i < whole; i += 32) {
            store_u32(z, i, bitwise_or_u32(load_u8_as_u32(x, i), load_u32(y, i)));
            store_u32(z, i + 16, bitwise_or_u32(load_u8_as_u32(x, i + 16), load_u32(y, i + 16)));
        }
        return;
    }
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, bitwise_or_u32(load_u8_as_u32(x, 0), load_u32(y, 0)));
        store_u32(z, 16, bitwise_or_u32(load_u8_as_u32(x, 16), load_u32(y, 16)));
    }
}

KERNEL jax_bitwise_or_u8_u64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_u64(z, 0, bitwise_or_u64(load_u8_as_u64(x, 0), load_u64(y, 0)));
        store_u64(z, 8, bitwise_or_u64(load_u8_as_u64(x, 8), load_u64(y, 8)));
        store_u64(z, 16, bitwise_or_u64(load_u8_as_u64(x, 16), load_u64(y, 16)));
        store_u64(z, 24, bitwise_or_u64(load_u8_as_u64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_bitwise_or_u8_i8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    if (a_step == 32 && b_step == 32) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_u16(z, i, bitwise_or_u16(load_u8_as_u16(x, i), load_i8_as_i16(y, i)));
            store_u16(z, i + 32, bitwise_or_u16(load_u8_as_u16(x, i + 32), load_i8_as_i16(y, i + 32)));
            store_u16(z, i + 64, bitwise_or_u16(load_u8_as_u16(x, i + 64), load_i8_as_i16(y, i + 64)));
            store_u16(z, i + 96, bitwise_or_u16(load_u8_as_u16(x, i + 96), load_i8_as_i16(y, i + 96)));
        }
        blocks %= 4, x += whole, y += whole, z += 2 * whole;
    }
    if (blocks % 2) {
        store_u16(z, 0, bitwise_or_u16(load_u8_as_u16(x, 0), load_i8_as_i16(y, 0)));
        x += a_step, y += b_step, z += 64;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * a_step, y += 2 * b_step, z += 128) {
        store_u16(z, 0, bitwise_or_u16(load_u8_as_u16(x, 0), load_i8_as_i16(y, 0)));
        store_u16(z + 64, 0, bitwise_or_u16(load_u8_as_u16(x + a_step, 0), load_i8_as_i16(y + b_step, 0)));
    }
}

KERNEL jax_bitwise_or_u8_i_weak_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_u8(x, 0), load_u64_as_u8(y, 0)));
    }
}

KERNEL jax_bitwise_or_u16_u16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    if (a_step == 64 && b_step == 64) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_u16(z, i, bitwise_or_u16(load_u16(x, i), load_u16(y, i)));
            store_u16(z, i + 32, bitwise_or_u16(load_u16(x, i + 32), load_u16(y, i + 32)));
            store_u16(z, i + 64, bitwise_or_u16(load_u16(x, i + 64), load_u16(y, i + 64)));
            store_u16(z, i + 96, bitwise_or_u16(load_u16(x, i + 96), load_u16(y, i + 96)));
        }
        blocks %= 4, x += 2 * whole, y += 2 * whole, z += 2 * whole;
    }
    if (blocks % 2) {
        store_u16(z, 0, bitwise_or_u16(load_u16(x, 0), load_u16(y, 0)));
        x += a_step, y += b_step, z += 64;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * a_step, y += 2 * b_step, z += 128) {
        store_u16(z, 0, bitwise_or_u16(load_u16(x, 0), load_u16(y, 0)));
        store_u16(z + 64, 0, bitwise_or_u16(load_u16(x + a_step, 0), load_u16(y + b_step, 0)));
    }
}

KERNEL jax_bitwise_or_u16_u32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    if (a_step == 64 && b_step == 128) {
        const size_t whole = blocks * 32;
        for (size_t i = 0; i < whole; i += 32) {
            store_u32(z, i, bitwise_or_u32(load_u16_as_u32(x, i), load_u32(y, i)));
            store_u32(z, i + 16, bitwise_or_u32(load_u16_as_u32(x, i + 16), load_u32(y, i + 16)));
        }
        return;
    }
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, bitwise_or_u32(load_u16_as_u32(x, 0), load_u32(y, 0)));
        store_u32(z, 16, bitwise_or_u32(load_u16_as_u32(x, 16), load_u32(y, 16)));
    }
}

KERNEL jax_bitwise_or_u16_u64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_u64(z, 0, bitwise_or_u64(load_u16_as_u64(x, 0), load_u64(y, 0)));
        store_u64(z, 8, bitwise_or_u64(load_u16_as_u64(x, 8), load_u64(y, 8)));
        store_u64(z, 16, bitwise_or_u64(load_u16_as_u64(x, 16), load_u64(y, 16)));
        store_u64(z, 24, bitwise_or_u64(load_u16_as_u64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_bitwise_or_u16_i8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, bitwise_or_u32(load_u16_as_u32(x, 0), load_i8_as_i32(y, 0)));
        store_u32(z, 16, bitwise_or_u32(load_u16_as_u32(x, 16), load_i8_as_i32(y, 16)));
    }
}

KERNEL jax_bitwise_or_u16_i16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, bitwise_or_u32(load_u16_as_u32(x, 0), load_i16_as_i32(y, 0)));
        store_u32(z, 16, bitwise_or_u32(load_u16_as_u32(x, 16), load_i16_as_i32(y, 16)));
    }
}

KERNEL jax_bitwise_or_u16_i_weak_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_u16(z, 0, bitwise_or_u16(load_u16(x, 0), load_u64_as_u16(y, 0)));
    }
}

KERNEL jax_bitwise_or_u32_u32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    if (a_step == 128 && b_step == 128) {
        const size_t whole = blocks / 2 * 64;
        for (size_t i = 0; i < whole; i += 64) {
            store_u32(z, i, bitwise_or_u32(load_u32(x, i), load_u32(y, i)));
            store_u32(z, i + 16, bitwise_or_u32(load_u32(x, i + 16), load_u32(y, i + 16)));
            store_u32(z, i + 32, bitwise_or_u32(load_u32(x, i + 32), load_u32(y, i + 32)));
            store_u32(z, i + 48, bitwise_or_u32(load_u32(x, i + 48), load_u32(y, i + 48)));
        }
        blocks %= 2, x += 4 * whole, y += 4 * whole, z += 4 * whole;
    }
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, bitwise_or_u32(load_u32(x, 0), load_u32(y, 0)));
        store_u32(z, 16, bitwise_or_u32(load_u32(x, 16), load_u32(y, 16)));
    }
}

KERNEL jax_bitwise_or_u32_u64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_u64(z, 0, bitwise_or_u64(load_u32_as_u64(x, 0), load_u64(y, 0)));
        store_u64(z, 8, bitwise_or_u64(load_u32_as_u64(x, 8), load_u64(y, 8)));
        store_u64(z, 16, bitwise_or_u64(load_u32_as_u64(x, 16), load_u64(y, 16)));
        store_u64(z, 24, bitwise_or_u64(load_u32_as_u64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_bitwise_or_u32_i8_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_u64(z, 0, bitwise_or_u64(load_u32_as_u64(x, 0), load_i8_as_i64(y, 0)));
        store_u64(z, 8, bitwise_or_u64(load_u32_as_u64(x, 8), load_i8_as_i64(y, 8)));
        store_u64(z, 16, bitwise_or_u64(load_u32_as_u64(x, 16), load_i8_as_i64(y, 16)));
        store_u64(z, 24, bitwise_or_u64(load_u32_as_u64(x, 24), load_i8_as_i64(y, 24)));
    }
}

KERNEL jax_bitwise_or_u32_i16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_u64(z, 0, bitwise_or_u64(load_u32_as_u64(x, 0), load_i16_as_i64(y, 0)));
        store_u64(z, 8, bitwise_or_u64(load_u32_as_u64(x, 8), load_i16_as_i64(y, 8)));
        store_u64(z, 16, bitwise_or_u64(load_u32_as_u64(x, 16), load_i16_as_i64(y, 16)));
        store_u64(z, 24, bitwise_or_u64(load_u32_as_u64(x, 24), load_i16_as_i64(y, 24)));
    }
}

KERNEL jax_bitwise_or_u32_i32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_u64(z, 0, bitwise_or_u64(load_u32_as_u64(x, 0), load_i32_as_i64(y, 0)));
        store_u64(z, 8, bitwise_or_u64(load_u32_as_u64(x, 8), load_i32_as_i64(y, 8)));
        store_u64(z, 16, bitwise_or_u64(load_u32_as_u64(x, 16), load_i32_as_i64(y, 16)));
        store_u64(z, 24, bitwise_or_u64(load_u32_as_u64(x, 24), load_i32_as_i64(y, 24)));
    }
}

KERNEL jax_bitwise_or_u32_i_weak_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, bitwise_or_u32(load_u32(x, 0), load_u64_as_u32(y, 0)));
        store_u32(z, 16, bitwise_or_u32(load_u32(x, 16), load_u64_as_u32(y, 16)));
    }
}

KERNEL jax_bitwise_or_u64_u64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_u64(z, 0, bitwise_or_u64(load_u64(x, 0), load_u64(y, 0)));
        store_u64(z, 8, bitwise_or_u64(load_u64(x, 8), load_u64(y, 8)));
        store_u64(z, 16, bitwise_or_u64(load_u64(x, 16), load_u64(y, 16)));
        store_u64(z, 24, bitwise_or_u64(load_u64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_bitwise_or_i8_i16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    if (a_step == 32 && b_step == 64) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_u16(z, i, bitwise_or_u16(load_i8_as_i16(x, i), load_u16(y, i)));
            store_u16(z, i + 32, bitwise_or_u16(load_i8_as_i16(x, i + 32), load_u16(y, i + 32)));
            store_u16(z, i + 64, bitwise_or_u16(load_i8_as_i16(x, i + 64), load_u16(y, i + 64)));
            store_u16(z, i + 96, bitwise_or_u16(load_i8_as_i16(x, i + 96), load_u16(y, i + 96)));
        }
        blocks %= 4, x += whole, y += 2 * whole, z += 2 * whole;
    }
    if (blocks % 2) {
        store_u16(z, 0, bitwise_or_u16(load_i8_as_i16(x, 0), load_u16(y, 0)));
        x += a_step, y += b_step, z += 64;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * a_step, y += 2 * b_step, z += 128) {
        store_u16(z, 0, bitwise_or_u16(load_i8_as_i16(x, 0), load_u16(y, 0)));
        store_u16(z + 64, 0, bitwise_or_u16(load_i8_as_i16(x + a_step, 0), load_u16(y + b_step, 0)));
    }
}

KERNEL jax_bitwise_or_i8_i32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    if (a_step == 32 && b_step == 128) {
        const size_t whole = blocks * 32;
        for (size_t i = 0; i < whole; i += 32) {
            store_u32(z, i, bitwise_or_u32(load_i8_as_i32(x, i), load_u32(y, i)));
            store_u32(z, i + 16, bitwise_or_u32(load_i8_as_i32(x, i + 16), load_u32(y, i + 16)));
        }
        return;
    }
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, bitwise_or_u32(load_i8_as_i32(x, 0), load_u32(y, 0)));
        store_u32(z, 16, bitwise_or_u32(load_i8_as_i32(x, 16), load_u32(y, 16)));
    }
}

KERNEL jax_bitwise_or_i8_i64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_u64(z, 0, bitwise_or_u64(load_i8_as_i64(x, 0), load_u64(y, 0)));
        store_u64(z, 8, bitwise_or_u64(load_i8_as_i64(x, 8), load_u64(y, 8)));
        store_u64(z, 16, bitwise_or_u64(load_i8_as_i64(x, 16), load_u64(y, 16)));
        store_u64(z, 24, bitwise_or_u64(load_i8_as_i64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_bitwise_or_i16_i32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    if (a_step == 64 && b_step == 128) {
        const size_t whole = blocks * 32;
        for (size_t i = 0; i < whole; i += 32) {
            store_u32(z, i, bitwise_or_u32(load_i16_as_i32(x, i), load_u32(y, i)));
            store_u32(z, i + 16, bitwise_or_u32(load_i16_as_i32(x, i + 16), load_u32(y, i + 16)));
        }
        return;
    }
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, bitwise_or_u32(load_i16_as_i32(x, 0), load_u32(y, 0)));
        store_u32(z, 16, bitwise_or_u32(load_i16_as_i32(x, 16), load_u32(y, 16)));
    }
}

KERNEL jax_bitwise_or_i16_i64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_u64(z, 0, bitwise_or_u64(load_i16_as_i64(x, 0), load_u64(y, 0)));
        store_u64(z, 8, bitwise_or_u64(load_i16_as_i64(x, 8), load_u64(y, 8)));
        store_u64(z, 16, bitwise_or_u64(load_i16_as_i64(x, 16), load_u64(y, 16)));
        store_u64(z, 24, bitwise_or_u64(load_i16_as_i64(x, 24), load_u64(y, 24)));
    }
}

KERNEL jax_bitwise_or_i32_i64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_u64(z, 0, bitwise_or_u64(load_i32_as_i64(x, 0), load_u64(y, 0)));
        store_u64(z, 8, bitwise_or_u64(load_i32_as_i64(x, 8), load_u64(y, 8)));
        store_u64(z, 16, bitwise_or_u64(load_i32_as_i64(x, 16), load_u64(y, 16)));
        store_u64(z, 24, bitwise_or_u64(load_i32_as_i64(x, 24), load_u64(y, 24)));
    }
}

#else
typedef int jax_bitwise_or_avx512_is_absent_; /* ISO C wants a declaration in every file. */
#endif
