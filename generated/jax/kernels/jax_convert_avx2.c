/*
 * kernels/jax_convert_avx2.c: convert in AVX2 (x86-64).
 *
 * Made by joinery 0.2.0 from specs/jax.lua; SHA-256 of what it defines, without comments and free text:
 * e6ee428d8e4e659858c0dd39974ac33cec3898f6d254d00e0ffaa7566824f1e3.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR --emit tables,dispatch,kernels,rust --ops add,sqrt,checked_convert --isa scalar,avx2
 * The licence of this file is yours to choose.
 */
/* clang-format off */
#include "jax_avx2.h"

#if (defined(__x86_64__) && defined(__GNUC__) || defined(_M_X64) && defined(_MSC_VER)) && !defined(JOINERY_NO_AVX2)

jax_kernel
    jax_convert_b_b_avx2, jax_convert_b_u16_avx2, jax_convert_b_u32_avx2, jax_convert_b_u64_avx2,
    jax_convert_b_bf16_avx2, jax_convert_b_f16_avx2, jax_convert_b_f32_avx2, jax_convert_b_f64_avx2,
    jax_convert_b_c64_avx2, jax_convert_b_c128_avx2, jax_convert_u8_u8_avx2, jax_convert_u8_u16_avx2,
    jax_convert_u8_u32_avx2, jax_convert_u8_u64_avx2, jax_convert_u8_bf16_avx2, jax_convert_u8_f16_avx2,
    jax_convert_u8_f32_avx2, jax_convert_u8_f64_avx2, jax_convert_u8_c64_avx2, jax_convert_u8_c128_avx2,
    jax_convert_u16_b_avx2, jax_convert_u16_u8_avx2, jax_convert_u16_u16_avx2, jax_convert_u16_u32_avx2,
    jax_convert_u16_u64_avx2, jax_convert_u16_bf16_avx2, jax_convert_u16_f16_avx2, jax_convert_u16_f32_avx2,
    jax_convert_u16_f64_avx2, jax_convert_u16_c64_avx2, jax_convert_u16_c128_avx2, jax_convert_u32_b_avx2,
    jax_convert_u32_u8_avx2, jax_convert_u32_u16_avx2, jax_convert_u32_u32_avx2, jax_convert_u32_u64_avx2,
    jax_convert_u32_bf16_avx2, jax_convert_u32_f16_avx2, jax_convert_u32_f32_avx2, jax_convert_u32_f64_avx2,
    jax_convert_u32_c64_avx2, jax_convert_u32_c128_avx2, jax_convert_u64_b_avx2, jax_convert_u64_u8_avx2,
    jax_convert_u64_u16_avx2, jax_convert_u64_u32_avx2, jax_convert_u64_u64_avx2, jax_convert_u64_bf16_avx2,
    jax_convert_u64_f16_avx2, jax_convert_u64_f32_avx2, jax_convert_u64_f64_avx2, jax_convert_u64_c64_avx2,
    jax_convert_u64_c128_avx2, jax_convert_i8_u16_avx2, jax_convert_i8_u32_avx2, jax_convert_i8_u64_avx2,
    jax_convert_i8_bf16_avx2, jax_convert_i8_f16_avx2, jax_convert_i8_f32_avx2, jax_convert_i8_f64_avx2,
    jax_convert_i8_c64_avx2, jax_convert_i8_c128_avx2, jax_convert_i16_u32_avx2, jax_convert_i16_u64_avx2,
    jax_convert_i16_bf16_avx2, jax_convert_i16_f16_avx2, jax_convert_i16_f32_avx2, jax_convert_i16_f64_avx2,
    jax_convert_i16_c64_avx2, jax_convert_i16_c128_avx2, jax_convert_i32_u64_avx2, jax_convert_i32_bf16_avx2,
    jax_convert_i32_f16_avx2, jax_convert_i32_f32_avx2, jax_convert_i32_f64_avx2, jax_convert_i32_c64_avx2,
    jax_convert_i32_c128_avx2, jax_convert_i64_bf16_avx2, jax_convert_i64_f16_avx2, jax_convert_i64_f32_avx2,
    jax_convert_i64_f64_avx2, jax_convert_i64_c64_avx2, jax_convert_i64_c128_avx2, jax_convert_bf16_b_avx2,
    jax_convert_bf16_u8_avx2, jax_convert_bf16_u16_avx2, jax_convert_bf16_u32_avx2, jax_convert_bf16_u64_avx2,
    jax_convert_bf16_i8_avx2, jax_convert_bf16_i16_avx2, jax_convert_bf16_i32_avx2, jax_convert_bf16_i64_avx2,
    jax_convert_bf16_f16_avx2, jax_convert_bf16_f32_avx2, jax_convert_bf16_f64_avx2, jax_convert_bf16_c64_avx2,
    jax_convert_bf16_c128_avx2, jax_convert_f16_b_avx2, jax_convert_f16_u8_avx2, jax_convert_f16_u16_avx2,
    jax_convert_f16_u32_avx2, jax_convert_f16_u64_avx2, jax_convert_f16_i8_avx2, jax_convert_f16_i16_avx2,
    jax_convert_f16_i32_avx2, jax_convert_f16_i64_avx2, jax_convert_f16_bf16_avx2, jax_convert_f16_f32_avx2,
    jax_convert_f16_f64_avx2, jax_convert_f16_c64_avx2, jax_convert_f16_c128_avx2, jax_convert_f32_b_avx2,
    jax_convert_f32_u8_avx2, jax_convert_f32_u16_avx2, jax_convert_f32_u32_avx2, jax_convert_f32_u64_avx2,
    jax_convert_f32_i8_avx2, jax_convert_f32_i16_avx2, jax_convert_f32_i32_avx2, jax_convert_f32_i64_avx2,
    jax_convert_f32_bf16_avx2, jax_convert_f32_f16_avx2, jax_convert_f32_f64_avx2, jax_convert_f32_c64_avx2,
    jax_convert_f32_c128_avx2, jax_convert_f64_b_avx2, jax_convert_f64_u8_avx2, jax_convert_f64_u16_avx2,
    jax_convert_f64_u32_avx2, jax_convert_f64_u64_avx2, jax_convert_f64_i8_avx2, jax_convert_f64_i16_avx2,
    jax_convert_f64_i32_avx2, jax_convert_f64_i64_avx2, jax_convert_f64_bf16_avx2, jax_convert_f64_f16_avx2,
    jax_convert_f64_f32_avx2, jax_convert_f64_c64_avx2, jax_convert_f64_c128_avx2, jax_convert_c64_b_avx2,
    jax_convert_c64_u8_avx2, jax_convert_c64_u16_avx2, jax_convert_c64_u32_avx2, jax_convert_c64_u64_avx2,
    jax_convert_c64_i8_avx2, jax_convert_c64_i16_avx2, jax_convert_c64_i32_avx2, jax_convert_c64_i64_avx2,
    jax_convert_c64_bf16_avx2, jax_convert_c64_f16_avx2, jax_convert_c64_f32_avx2, jax_convert_c64_f64_avx2,
    jax_convert_c64_c128_avx2, jax_convert_c128_b_avx2, jax_convert_c128_u8_avx2, jax_convert_c128_u16_avx2,
    jax_convert_c128_u32_avx2, jax_convert_c128_u64_avx2, jax_convert_c128_i8_avx2, jax_convert_c128_i16_avx2,
    jax_convert_c128_i32_avx2, jax_convert_c128_i64_avx2, jax_convert_c128_bf16_avx2, jax_convert_c128_f16_avx2,
    jax_convert_c128_f32_avx2, jax_convert_c128_f64_avx2, jax_convert_c128_c64_avx2, jax_convert_c128_c128_avx2;

KERNEL jax_convert_b_b_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    if (a_step == 32) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_u8(z, i, load_u8_as_b(x, i));
            store_u8(z, i + 32, load_u8_as_b(x, i + 32));
            store_u8(z, i + 64, load_u8_as_b(x, i + 64));
            store_u8(z, i + 96, load_u8_as_b(x, i + 96));
        }
        blocks %= 4, x += whole, z += whole;
    }
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, load_u8_as_b(x, 0));
    }
}

KERNEL jax_convert_b_u16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    if (a_step == 32) {
        const size_t whole = blocks / 2 * 64;
        for (size_t i = 0; i < whole; i += 64) {
            store_u16(z, i, load_b_as_u16(x, i));
            store_u16(z, i + 16, load_b_as_u16(x, i + 16));
            store_u16(z, i + 32, load_b_as_u16(x, i + 32));
            store_u16(z, i + 48, load_b_as_u16(x, i + 48));
        }
        blocks %= 2, x += whole, z += 2 * whole;
    }
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16(z, 0, load_b_as_u16(x, 0));
        store_u16(z, 16, load_b_as_u16(x, 16));
    }
}

KERNEL jax_convert_b_u32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32(z, 0, load_b_as_u32(x, 0));
        store_u32(z, 8, load_b_as_u32(x, 8));
        store_u32(z, 16, load_b_as_u32(x, 16));
        store_u32(z, 24, load_b_as_u32(x, 24));
    }
}

KERNEL jax_convert_b_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_u64(z, 0, load_b_as_u64(x, 0));
        store_u64(z, 4, load_b_as_u64(x, 4));
        store_u64(z, 8, load_b_as_u64(x, 8));
        store_u64(z, 12, load_b_as_u64(x, 12));
        store_u64(z, 16, load_b_as_u64(x, 16));
        store_u64(z, 20, load_b_as_u64(x, 20));
        store_u64(z, 24, load_b_as_u64(x, 24));
        store_u64(z, 28, load_b_as_u64(x, 28));
    }
}

KERNEL jax_convert_b_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    if (a_step == 32) {
        const size_t whole = blocks * 32;
        for (size_t i = 0; i < whole; i += 32) {
            convert_b_bf16(z, x, i);
            convert_b_bf16(z, x, i + 16);
        }
        return;
    }
    for (; blocks; blocks--, x += a_step, z += 64) {
        convert_b_bf16(z, x, 0);
        convert_b_bf16(z, x, 16);
    }
}

KERNEL jax_convert_b_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    if (a_step == 32) {
        const size_t whole = blocks * 32;
        for (size_t i = 0; i < whole; i += 32) {
            convert_b_f16(z, x, i);
            convert_b_f16(z, x, i + 16);
        }
        return;
    }
    for (; blocks; blocks--, x += a_step, z += 64) {
        convert_b_f16(z, x, 0);
        convert_b_f16(z, x, 16);
    }
}

KERNEL jax_convert_b_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32(z, 0, load_b_as_f32(x, 0));
        store_f32(z, 8, load_b_as_f32(x, 8));
        store_f32(z, 16, load_b_as_f32(x, 16));
        store_f32(z, 24, load_b_as_f32(x, 24));
    }
}

KERNEL jax_convert_b_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f64(z, i, load_b_as_f64(x, i));
            store_f64(z, i + 4, load_b_as_f64(x, i + 4));
            store_f64(z, i + 8, load_b_as_f64(x, i + 8));
            store_f64(z, i + 12, load_b_as_f64(x, i + 12));
        }
    }
}

KERNEL jax_convert_b_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c64(z, i, load_b_as_c64(x, i));
            store_c64(z, i + 8, load_b_as_c64(x, i + 8));
        }
    }
}

KERNEL jax_convert_b_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8) {
            store_c128(z, i, load_b_as_c128(x, i));
            store_c128(z, i + 4, load_b_as_c128(x, i + 4));
        }
    }
}

KERNEL jax_convert_u8_u8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    if (a_step == 32) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_u8(z, i, load_u8(x, i));
            store_u8(z, i + 32, load_u8(x, i + 32));
            store_u8(z, i + 64, load_u8(x, i + 64));
            store_u8(z, i + 96, load_u8(x, i + 96));
        }
        blocks %= 4, x += whole, z += whole;
    }
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, load_u8(x, 0));
    }
}

KERNEL jax_convert_u8_u16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    if (a_step == 32) {
        const size_t whole = blocks / 2 * 64;
        for (size_t i = 0; i < whole; i += 64) {
            store_u16(z, i, load_u8_as_u16(x, i));
            store_u16(z, i + 16, load_u8_as_u16(x, i + 16));
            store_u16(z, i + 32, load_u8_as_u16(x, i + 32));
            store_u16(z, i + 48, load_u8_as_u16(x, i + 48));
        }
        blocks %= 2, x += whole, z += 2 * whole;
    }
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16(z, 0, load_u8_as_u16(x, 0));
        store_u16(z, 16, load_u8_as_u16(x, 16));
    }
}

KERNEL jax_convert_u8_u32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32(z, 0, load_u8_as_u32(x, 0));
        store_u32(z, 8, load_u8_as_u32(x, 8));
        store_u32(z, 16, load_u8_as_u32(x, 16));
        store_u32(z, 24, load_u8_as_u32(x, 24));
    }
}

KERNEL jax_convert_u8_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_u64(z, 0, load_u8_as_u64(x, 0));
        store_u64(z, 4, load_u8_as_u64(x, 4));
        store_u64(z, 8, load_u8_as_u64(x, 8));
        store_u64(z, 12, load_u8_as_u64(x, 12));
        store_u64(z, 16, load_u8_as_u64(x, 16));
        store_u64(z, 20, load_u8_as_u64(x, 20));
        store_u64(z, 24, load_u8_as_u64(x, 24));
        store_u64(z, 28, load_u8_as_u64(x, 28));
    }
}

KERNEL jax_convert_u8_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        convert_u8_bf16(z, x, 0);
        convert_u8_bf16(z, x, 16);
    }
}

KERNEL jax_convert_u8_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_f32_as_f16(z, 0, load_u8_as_f32(x, 0));
        store_f32_as_f16(z, 8, load_u8_as_f32(x, 8));
        store_f32_as_f16(z, 16, load_u8_as_f32(x, 16));
        store_f32_as_f16(z, 24, load_u8_as_f32(x, 24));
    }
}

KERNEL jax_convert_u8_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32(z, 0, load_u8_as_f32(x, 0));
        store_f32(z, 8, load_u8_as_f32(x, 8));
        store_f32(z, 16, load_u8_as_f32(x, 16));
        store_f32(z, 24, load_u8_as_f32(x, 24));
    }
}

KERNEL jax_convert_u8_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_f64(z, 0, load_u8_as_f64(x, 0));
        store_f64(z, 4, load_u8_as_f64(x, 4));
        store_f64(z, 8, load_u8_as_f64(x, 8));
        store_f64(z, 12, load_u8_as_f64(x, 12));
        store_f64(z, 16, load_u8_as_f64(x, 16));
        store_f64(z, 20, load_u8_as_f64(x, 20));
        store_f64(z, 24, load_u8_as_f64(x, 24));
        store_f64(z, 28, load_u8_as_f64(x, 28));
    }
}

KERNEL jax_convert_u8_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c64(z, i, load_u8_as_c64(x, i));
            store_c64(z, i + 8, load_u8_as_c64(x, i + 8));
        }
    }
}

KERNEL jax_convert_u8_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8) {
            store_c128(z, i, load_u8_as_c128(x, i));
            store_c128(z, i + 4, load_u8_as_c128(x, i + 4));
        }
    }
}

KERNEL jax_convert_u16_b_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    if (a_step == 64) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_u8(z, i, load_u16_as_b(x, i));
            store_u8(z, i + 32, load_u16_as_b(x, i + 32));
            store_u8(z, i + 64, load_u16_as_b(x, i + 64));
            store_u8(z, i + 96, load_u16_as_b(x, i + 96));
        }
        blocks %= 4, x += 2 * whole, z += whole;
    }
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, load_u16_as_b(x, 0));
    }
}

KERNEL jax_convert_u16_u8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    if (a_step == 64) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_u8(z, i, load_u16_as_u8(x, i));
            store_u8(z, i + 32, load_u16_as_u8(x, i + 32));
            store_u8(z, i + 64, load_u16_as_u8(x, i + 64));
            store_u8(z, i + 96, load_u16_as_u8(x, i + 96));
        }
        blocks %= 4, x += 2 * whole, z += whole;
    }
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, load_u16_as_u8(x, 0));
    }
}

KERNEL jax_convert_u16_u16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    if (a_step == 64) {
        const size_t whole = blocks / 2 * 64;
        for (size_t i = 0; i < whole; i += 64) {
            store_u16(z, i, load_u16(x, i));
            store_u16(z, i + 16, load_u16(x, i + 16));
            store_u16(z, i + 32, load_u16(x, i + 32));
            store_u16(z, i + 48, load_u16(x, i + 48));
        }
        blocks %= 2, x += 2 * whole, z += 2 * whole;
    }
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16(z, 0, load_u16(x, 0));
        store_u16(z, 16, load_u16(x, 16));
    }
}

KERNEL jax_convert_u16_u32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32(z, 0, load_u16_as_u32(x, 0));
        store_u32(z, 8, load_u16_as_u32(x, 8));
        store_u32(z, 16, load_u16_as_u32(x, 16));
        store_u32(z, 24, load_u16_as_u32(x, 24));
    }
}

KERNEL jax_convert_u16_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_u64(z, 0, load_u16_as_u64(x, 0));
        store_u64(z, 4, load_u16_as_u64(x, 4));
        store_u64(z, 8, load_u16_as_u64(x, 8));
        store_u64(z, 12, load_u16_as_u64(x, 12));
        store_u64(z, 16, load_u16_as_u64(x, 16));
        store_u64(z, 20, load_u16_as_u64(x, 20));
        store_u64(z, 24, load_u16_as_u64(x, 24));
        store_u64(z, 28, load_u16_as_u64(x, 28));
    }
}

KERNEL jax_convert_u16_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            convert_u16_bf16(z, x, i);
    }
}

KERNEL jax_convert_u16_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_f32_as_f16(z, 0, load_u16_as_f32(x, 0));
        store_f32_as_f16(z, 8, load_u16_as_f32(x, 8));
        store_f32_as_f16(z, 16, load_u16_as_f32(x, 16));
        store_f32_as_f16(z, 24, load_u16_as_f32(x, 24));
    }
}

KERNEL jax_convert_u16_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32(z, 0, load_u16_as_f32(x, 0));
        store_f32(z, 8, load_u16_as_f32(x, 8));
        store_f32(z, 16, load_u16_as_f32(x, 16));
        store_f32(z, 24, load_u16_as_f32(x, 24));
    }
}

KERNEL jax_convert_u16_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_f64(z, 0, load_u16_as_f64(x, 0));
        store_f64(z, 4, load_u16_as_f64(x, 4));
        store_f64(z, 8, load_u16_as_f64(x, 8));
        store_f64(z, 12, load_u16_as_f64(x, 12));
        store_f64(z, 16, load_u16_as_f64(x, 16));
        store_f64(z, 20, load_u16_as_f64(x, 20));
        store_f64(z, 24, load_u16_as_f64(x, 24));
        store_f64(z, 28, load_u16_as_f64(x, 28));
    }
}

KERNEL jax_convert_u16_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c64(z, i, load_u16_as_c64(x, i));
            store_c64(z, i + 8, load_u16_as_c64(x, i + 8));
        }
    }
}

KERNEL jax_convert_u16_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8) {
            store_c128(z, i, load_u16_as_c128(x, i));
            store_c128(z, i + 4, load_u16_as_c128(x, i + 4));
        }
    }
}

KERNEL jax_convert_u32_b_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, load_u32_as_b(x, 0));
    }
}

KERNEL jax_convert_u32_u8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, load_u32_as_u8(x, 0));
    }
}

KERNEL jax_convert_u32_u16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16(z, 0, load_u32_as_u16(x, 0));
        store_u16(z, 16, load_u32_as_u16(x, 16));
    }
}

KERNEL jax_convert_u32_u32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    if (a_step == 128) {
        const size_t whole = blocks * 32;
        for (size_t i = 0; i < whole; i += 32) {
            store_u32(z, i, load_u32(x, i));
            store_u32(z, i + 8, load_u32(x, i + 8));
            store_u32(z, i + 16, load_u32(x, i + 16));
            store_u32(z, i + 24, load_u32(x, i + 24));
        }
        return;
    }
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32(z, 0, load_u32(x, 0));
        store_u32(z, 8, load_u32(x, 8));
        store_u32(z, 16, load_u32(x, 16));
        store_u32(z, 24, load_u32(x, 24));
    }
}

KERNEL jax_convert_u32_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_u64(z, 0, load_u32_as_u64(x, 0));
        store_u64(z, 4, load_u32_as_u64(x, 4));
        store_u64(z, 8, load_u32_as_u64(x, 8));
        store_u64(z, 12, load_u32_as_u64(x, 12));
        store_u64(z, 16, load_u32_as_u64(x, 16));
        store_u64(z, 20, load_u32_as_u64(x, 20));
        store_u64(z, 24, load_u32_as_u64(x, 24));
        store_u64(z, 28, load_u32_as_u64(x, 28));
    }
}

KERNEL jax_convert_u32_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            convert_u32_bf16(z, x, i);
    }
}

KERNEL jax_convert_u32_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_f32_as_f16(z, 0, load_u32_as_f32(x, 0));
        store_f32_as_f16(z, 8, load_u32_as_f32(x, 8));
        store_f32_as_f16(z, 16, load_u32_as_f32(x, 16));
        store_f32_as_f16(z, 24, load_u32_as_f32(x, 24));
    }
}

KERNEL jax_convert_u32_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32(z, 0, load_u32_as_f32(x, 0));
        store_f32(z, 8, load_u32_as_f32(x, 8));
        store_f32(z, 16, load_u32_as_f32(x, 16));
        store_f32(z, 24, load_u32_as_f32(x, 24));
    }
}

KERNEL jax_convert_u32_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f64(z, i, load_u32_as_f64(x, i));
            store_f64(z, i + 4, load_u32_as_f64(x, i + 4));
            store_f64(z, i + 8, load_u32_as_f64(x, i + 8));
            store_f64(z, i + 12, load_u32_as_f64(x, i + 12));
        }
    }
}

KERNEL jax_convert_u32_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c64(z, i, load_u32_as_c64(x, i));
            store_c64(z, i + 8, load_u32_as_c64(x, i + 8));
        }
    }
}

KERNEL jax_convert_u32_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8) {
            store_c128(z, i, load_u32_as_c128(x, i));
            store_c128(z, i + 4, load_u32_as_c128(x, i + 4));
        }
    }
}

KERNEL jax_convert_u64_b_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, load_u64_as_b(x, 0));
    }
}

KERNEL jax_convert_u64_u8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, load_u64_as_u8(x, 0));
    }
}

KERNEL jax_convert_u64_u16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16(z, 0, load_u64_as_u16(x, 0));
        store_u16(z, 16, load_u64_as_u16(x, 16));
    }
}

KERNEL jax_convert_u64_u32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32(z, 0, load_u64_as_u32(x, 0));
        store_u32(z, 8, load_u64_as_u32(x, 8));
        store_u32(z, 16, load_u64_as_u32(x, 16));
        store_u32(z, 24, load_u64_as_u32(x, 24));
    }
}

KERNEL jax_convert_u64_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_u64(z, 0, load_u64(x, 0));
        store_u64(z, 4, load_u64(x, 4));
        store_u64(z, 8, load_u64(x, 8));
        store_u64(z, 12, load_u64(x, 12));
        store_u64(z, 16, load_u64(x, 16));
        store_u64(z, 20, load_u64(x, 20));
        store_u64(z, 24, load_u64(x, 24));
        store_u64(z, 28, load_u64(x, 28));
    }
}

KERNEL jax_convert_u64_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            convert_u64_bf16(z, x, i);
    }
}

KERNEL jax_convert_u64_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 8)
            store_f32_as_f16(z, i, load_u64_as_f32(x, i));
    }
}

KERNEL jax_convert_u64_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 8)
            store_f32(z, i, load_u64_as_f32(x, i));
    }
}

KERNEL jax_convert_u64_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8) {
            store_f64(z, i, load_u64_as_f64(x, i));
            store_f64(z, i + 4, load_u64_as_f64(x, i + 4));
        }
    }
}

KERNEL jax_convert_u64_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_c64(z, i, load_u64_as_c64(x, i));
    }
}

KERNEL jax_convert_u64_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 4)
            store_c128(z, i, load_u64_as_c128(x, i));
    }
}

KERNEL jax_convert_i8_u16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    if (a_step == 32) {
        const size_t whole = blocks / 2 * 64;
        for (size_t i = 0; i < whole; i += 64) {
            store_u16(z, i, load_i8_as_i16(x, i));
            store_u16(z, i + 16, load_i8_as_i16(x, i + 16));
            store_u16(z, i + 32, load_i8_as_i16(x, i + 32));
            store_u16(z, i + 48, load_i8_as_i16(x, i + 48));
        }
        blocks %= 2, x += whole, z += 2 * whole;
    }
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16(z, 0, load_i8_as_i16(x, 0));
        store_u16(z, 16, load_i8_as_i16(x, 16));
    }
}

KERNEL jax_convert_i8_u32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32(z, 0, load_i8_as_i32(x, 0));
        store_u32(z, 8, load_i8_as_i32(x, 8));
        store_u32(z, 16, load_i8_as_i32(x, 16));
        store_u32(z, 24, load_i8_as_i32(x, 24));
    }
}

KERNEL jax_convert_i8_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_u64(z, 0, load_i8_as_i64(x, 0));
        store_u64(z, 4, load_i8_as_i64(x, 4));
        store_u64(z, 8, load_i8_as_i64(x, 8));
        store_u64(z, 12, load_i8_as_i64(x, 12));
        store_u64(z, 16, load_i8_as_i64(x, 16));
        store_u64(z, 20, load_i8_as_i64(x, 20));
        store_u64(z, 24, load_i8_as_i64(x, 24));
        store_u64(z, 28, load_i8_as_i64(x, 28));
    }
}

KERNEL jax_convert_i8_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        convert_i8_bf16(z, x, 0);
        convert_i8_bf16(z, x, 16);
    }
}

KERNEL jax_convert_i8_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_f32_as_f16(z, 0, load_i8_as_f32(x, 0));
        store_f32_as_f16(z, 8, load_i8_as_f32(x, 8));
        store_f32_as_f16(z, 16, load_i8_as_f32(x, 16));
        store_f32_as_f16(z, 24, load_i8_as_f32(x, 24));
    }
}

KERNEL jax_convert_i8_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32(z, 0, load_i8_as_f32(x, 0));
        store_f32(z, 8, load_i8_as_f32(x, 8));
        store_f32(z, 16, load_i8_as_f32(x, 16));
        store_f32(z, 24, load_i8_as_f32(x, 24));
    }
}

KERNEL jax_convert_i8_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_f64(z, 0, load_i8_as_f64(x, 0));
        store_f64(z, 4, load_i8_as_f64(x, 4));
        store_f64(z, 8, load_i8_as_f64(x, 8));
        store_f64(z, 12, load_i8_as_f64(x, 12));
        store_f64(z, 16, load_i8_as_f64(x, 16));
        store_f64(z, 20, load_i8_as_f64(x, 20));
        store_f64(z, 24, load_i8_as_f64(x, 24));
        store_f64(z, 28, load_i8_as_f64(x, 28));
    }
}

KERNEL jax_convert_i8_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c64(z, i, load_i8_as_c64(x, i));
            store_c64(z, i + 8, load_i8_as_c64(x, i + 8));
        }
    }
}

KERNEL jax_convert_i8_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8) {
            store_c128(z, i, load_i8_as_c128(x, i));
            store_c128(z, i + 4, load_i8_as_c128(x, i + 4));
        }
    }
}

KERNEL jax_convert_i16_u32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32(z, 0, load_i16_as_i32(x, 0));
        store_u32(z, 8, load_i16_as_i32(x, 8));
        store_u32(z, 16, load_i16_as_i32(x, 16));
        store_u32(z, 24, load_i16_as_i32(x, 24));
    }
}

KERNEL jax_convert_i16_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_u64(z, 0, load_i16_as_i64(x, 0));
        store_u64(z, 4, load_i16_as_i64(x, 4));
        store_u64(z, 8, load_i16_as_i64(x, 8));
        store_u64(z, 12, load_i16_as_i64(x, 12));
        store_u64(z, 16, load_i16_as_i64(x, 16));
        store_u64(z, 20, load_i16_as_i64(x, 20));
        store_u64(z, 24, load_i16_as_i64(x, 24));
        store_u64(z, 28, load_i16_as_i64(x, 28));
    }
}

KERNEL jax_convert_i16_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            convert_i16_bf16(z, x, i);
    }
}

KERNEL jax_convert_i16_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_f32_as_f16(z, 0, load_i16_as_f32(x, 0));
        store_f32_as_f16(z, 8, load_i16_as_f32(x, 8));
        store_f32_as_f16(z, 16, load_i16_as_f32(x, 16));
        store_f32_as_f16(z, 24, load_i16_as_f32(x, 24));
    }
}

KERNEL jax_convert_i16_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32(z, 0, load_i16_as_f32(x, 0));
        store_f32(z, 8, load_i16_as_f32(x, 8));
        store_f32(z, 16, load_i16_as_f32(x, 16));
        store_f32(z, 24, load_i16_as_f32(x, 24));
    }
}

KERNEL jax_convert_i16_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_f64(z, 0, load_i16_as_f64(x, 0));
        store_f64(z, 4, load_i16_as_f64(x, 4));
        store_f64(z, 8, load_i16_as_f64(x, 8));
        store_f64(z, 12, load_i16_as_f64(x, 12));
        store_f64(z, 16, load_i16_as_f64(x, 16));
        store_f64(z, 20, load_i16_as_f64(x, 20));
        store_f64(z, 24, load_i16_as_f64(x, 24));
        store_f64(z, 28, load_i16_as_f64(x, 28));
    }
}

KERNEL jax_convert_i16_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c64(z, i, load_i16_as_c64(x, i));
            store_c64(z, i + 8, load_i16_as_c64(x, i + 8));
        }
    }
}

KERNEL jax_convert_i16_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8) {
            store_c128(z, i, load_i16_as_c128(x, i));
            store_c128(z, i + 4, load_i16_as_c128(x, i + 4));
        }
    }
}

KERNEL jax_convert_i32_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_u64(z, 0, load_i32_as_i64(x, 0));
        store_u64(z, 4, load_i32_as_i64(x, 4));
        store_u64(z, 8, load_i32_as_i64(x, 8));
        store_u64(z, 12, load_i32_as_i64(x, 12));
        store_u64(z, 16, load_i32_as_i64(x, 16));
        store_u64(z, 20, load_i32_as_i64(x, 20));
        store_u64(z, 24, load_i32_as_i64(x, 24));
        store_u64(z, 28, load_i32_as_i64(x, 28));
    }
}

KERNEL jax_convert_i32_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            convert_i32_bf16(z, x, i);
    }
}

KERNEL jax_convert_i32_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_f32_as_f16(z, 0, load_i32_as_f32(x, 0));
        store_f32_as_f16(z, 8, load_i32_as_f32(x, 8));
        store_f32_as_f16(z, 16, load_i32_as_f32(x, 16));
        store_f32_as_f16(z, 24, load_i32_as_f32(x, 24));
    }
}

KERNEL jax_convert_i32_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32(z, 0, load_i32_as_f32(x, 0));
        store_f32(z, 8, load_i32_as_f32(x, 8));
        store_f32(z, 16, load_i32_as_f32(x, 16));
        store_f32(z, 24, load_i32_as_f32(x, 24));
    }
}

KERNEL jax_convert_i32_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_f64(z, 0, load_i32_as_f64(x, 0));
        store_f64(z, 4, load_i32_as_f64(x, 4));
        store_f64(z, 8, load_i32_as_f64(x, 8));
        store_f64(z, 12, load_i32_as_f64(x, 12));
        store_f64(z, 16, load_i32_as_f64(x, 16));
        store_f64(z, 20, load_i32_as_f64(x, 20));
        store_f64(z, 24, load_i32_as_f64(x, 24));
        store_f64(z, 28, load_i32_as_f64(x, 28));
    }
}

KERNEL jax_convert_i32_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c64(z, i, load_i32_as_c64(x, i));
            store_c64(z, i + 8, load_i32_as_c64(x, i + 8));
        }
    }
}

KERNEL jax_convert_i32_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8) {
            store_c128(z, i, load_i32_as_c128(x, i));
            store_c128(z, i + 4, load_i32_as_c128(x, i + 4));
        }
    }
}

KERNEL jax_convert_i64_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            convert_i64_bf16(z, x, i);
    }
}

KERNEL jax_convert_i64_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 8)
            store_f32_as_f16(z, i, load_i64_as_f32(x, i));
    }
}

KERNEL jax_convert_i64_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 8)
            store_f32(z, i, load_i64_as_f32(x, i));
    }
}

KERNEL jax_convert_i64_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8) {
            store_f64(z, i, load_i64_as_f64(x, i));
            store_f64(z, i + 4, load_i64_as_f64(x, i + 4));
        }
    }
}

KERNEL jax_convert_i64_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_c64(z, i, load_i64_as_c64(x, i));
    }
}

KERNEL jax_convert_i64_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 4)
            store_c128(z, i, load_i64_as_c128(x, i));
    }
}

KERNEL jax_convert_bf16_b_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, load_bf16_as_b(x, 0));
    }
}

KERNEL jax_convert_bf16_u8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, load_bf16_as_u8(x, 0));
    }
}

KERNEL jax_convert_bf16_u16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_u16(z, i, load_bf16_as_u16(x, i));
    }
}

KERNEL jax_convert_bf16_u32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u32(z, i, load_bf16_as_u32(x, i));
            store_u32(z, i + 8, load_bf16_as_u32(x, i + 8));
        }
    }
}

KERNEL jax_convert_bf16_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8) {
            store_u64(z, i, load_bf16_as_u64(x, i));
            store_u64(z, i + 4, load_bf16_as_u64(x, i + 4));
        }
    }
}

KERNEL jax_convert_bf16_i8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, load_bf16_as_i8(x, 0));
    }
}

KERNEL jax_convert_bf16_i16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_u16(z, i, load_bf16_as_i16(x, i));
    }
}

KERNEL jax_convert_bf16_i32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u32(z, i, load_bf16_as_i32(x, i));
            store_u32(z, i + 8, load_bf16_as_i32(x, i + 8));
        }
    }
}

KERNEL jax_convert_bf16_i64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 4)
            store_u64(z, i, load_bf16_as_i64(x, i));
    }
}

KERNEL jax_convert_bf16_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_f32_as_f16(z, 0, load_bf16_as_f32(x, 0));
        store_f32_as_f16(z, 8, load_bf16_as_f32(x, 8));
        store_f32_as_f16(z, 16, load_bf16_as_f32(x, 16));
        store_f32_as_f16(z, 24, load_bf16_as_f32(x, 24));
    }
}

KERNEL jax_convert_bf16_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32(z, 0, load_bf16_as_f32(x, 0));
        store_f32(z, 8, load_bf16_as_f32(x, 8));
        store_f32(z, 16, load_bf16_as_f32(x, 16));
        store_f32(z, 24, load_bf16_as_f32(x, 24));
    }
}

KERNEL jax_convert_bf16_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f64(z, i, load_bf16_as_f64(x, i));
            store_f64(z, i + 4, load_bf16_as_f64(x, i + 4));
            store_f64(z, i + 8, load_bf16_as_f64(x, i + 8));
            store_f64(z, i + 12, load_bf16_as_f64(x, i + 12));
        }
    }
}

KERNEL jax_convert_bf16_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c64(z, i, load_bf16_as_c64(x, i));
            store_c64(z, i + 8, load_bf16_as_c64(x, i + 8));
        }
    }
}

KERNEL jax_convert_bf16_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8) {
            store_c128(z, i, load_bf16_as_c128(x, i));
            store_c128(z, i + 4, load_bf16_as_c128(x, i + 4));
        }
    }
}

KERNEL jax_convert_f16_b_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, load_f16_as_b(x, 0));
    }
}

KERNEL jax_convert_f16_u8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, load_f16_as_u8(x, 0));
    }
}

KERNEL jax_convert_f16_u16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_u16(z, i, load_f16_as_u16(x, i));
    }
}

KERNEL jax_convert_f16_u32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u32(z, i, load_f16_as_u32(x, i));
            store_u32(z, i + 8, load_f16_as_u32(x, i + 8));
        }
    }
}

KERNEL jax_convert_f16_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8) {
            store_u64(z, i, load_f16_as_u64(x, i));
            store_u64(z, i + 4, load_f16_as_u64(x, i + 4));
        }
    }
}

KERNEL jax_convert_f16_i8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, load_f16_as_i8(x, 0));
    }
}

KERNEL jax_convert_f16_i16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_u16(z, i, load_f16_as_i16(x, i));
    }
}

KERNEL jax_convert_f16_i32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u32(z, i, load_f16_as_i32(x, i));
            store_u32(z, i + 8, load_f16_as_i32(x, i + 8));
        }
    }
}

KERNEL jax_convert_f16_i64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 4)
            store_u64(z, i, load_f16_as_i64(x, i));
    }
}

KERNEL jax_convert_f16_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_bf16(z, i, load_f16_as_f32(x, i),
                                    load_f16_as_f32(x, i + 8));
    }
}

KERNEL jax_convert_f16_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32(z, 0, load_f16_as_f32(x, 0));
        store_f32(z, 8, load_f16_as_f32(x, 8));
        store_f32(z, 16, load_f16_as_f32(x, 16));
        store_f32(z, 24, load_f16_as_f32(x, 24));
    }
}

KERNEL jax_convert_f16_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_f64(z, 0, load_f16_as_f64(x, 0));
        store_f64(z, 4, load_f16_as_f64(x, 4));
        store_f64(z, 8, load_f16_as_f64(x, 8));
        store_f64(z, 12, load_f16_as_f64(x, 12));
        store_f64(z, 16, load_f16_as_f64(x, 16));
        store_f64(z, 20, load_f16_as_f64(x, 20));
        store_f64(z, 24, load_f16_as_f64(x, 24));
        store_f64(z, 28, load_f16_as_f64(x, 28));
    }
}

KERNEL jax_convert_f16_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c64(z, i, load_f16_as_c64(x, i));
            store_c64(z, i + 8, load_f16_as_c64(x, i + 8));
        }
    }
}

KERNEL jax_convert_f16_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8) {
            store_c128(z, i, load_f16_as_c128(x, i));
            store_c128(z, i + 4, load_f16_as_c128(x, i + 4));
        }
    }
}

KERNEL jax_convert_f32_b_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, load_f32_as_b(x, 0));
    }
}

KERNEL jax_convert_f32_u8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, load_f32_as_u8(x, 0));
    }
}

KERNEL jax_convert_f32_u16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_u16(z, i, load_f32_as_u16(x, i));
    }
}

KERNEL jax_convert_f32_u32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u32(z, i, load_f32_as_u32(x, i));
            store_u32(z, i + 8, load_f32_as_u32(x, i + 8));
        }
    }
}

KERNEL jax_convert_f32_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8) {
            store_u64(z, i, load_f32_as_u64(x, i));
            store_u64(z, i + 4, load_f32_as_u64(x, i + 4));
        }
    }
}

KERNEL jax_convert_f32_i8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, load_f32_as_i8(x, 0));
    }
}

KERNEL jax_convert_f32_i16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_u16(z, i, load_f32_as_i16(x, i));
    }
}

KERNEL jax_convert_f32_i32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32(z, 0, load_f32_as_i32(x, 0));
        store_u32(z, 8, load_f32_as_i32(x, 8));
        store_u32(z, 16, load_f32_as_i32(x, 16));
        store_u32(z, 24, load_f32_as_i32(x, 24));
    }
}

KERNEL jax_convert_f32_i64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8) {
            store_u64(z, i, load_f32_as_i64(x, i));
            store_u64(z, i + 4, load_f32_as_i64(x, i + 4));
        }
    }
}

KERNEL jax_convert_f32_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_bf16(z, i, load_f32(x, i),
                                    load_f32(x, i + 8));
    }
}

KERNEL jax_convert_f32_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    if (a_step == 128) {
        const size_t whole = blocks * 32;
        for (size_t i = 0; i < whole; i += 32) {
            store_f32_as_f16(z, i, load_f32(x, i));
            store_f32_as_f16(z, i + 8, load_f32(x, i + 8));
            store_f32_as_f16(z, i + 16, load_f32(x, i + 16));
            store_f32_as_f16(z, i + 24, load_f32(x, i + 24));
        }
        return;
    }
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_f32_as_f16(z, 0, load_f32(x, 0));
        store_f32_as_f16(z, 8, load_f32(x, 8));
        store_f32_as_f16(z, 16, load_f32(x, 16));
        store_f32_as_f16(z, 24, load_f32(x, 24));
    }
}

KERNEL jax_convert_f32_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_f64(z, 0, load_f32_as_f64(x, 0));
        store_f64(z, 4, load_f32_as_f64(x, 4));
        store_f64(z, 8, load_f32_as_f64(x, 8));
        store_f64(z, 12, load_f32_as_f64(x, 12));
        store_f64(z, 16, load_f32_as_f64(x, 16));
        store_f64(z, 20, load_f32_as_f64(x, 20));
        store_f64(z, 24, load_f32_as_f64(x, 24));
        store_f64(z, 28, load_f32_as_f64(x, 28));
    }
}

KERNEL jax_convert_f32_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c64(z, i, load_f32_as_c64(x, i));
            store_c64(z, i + 8, load_f32_as_c64(x, i + 8));
        }
    }
}

KERNEL jax_convert_f32_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8) {
            store_c128(z, i, load_f32_as_c128(x, i));
            store_c128(z, i + 4, load_f32_as_c128(x, i + 4));
        }
    }
}

KERNEL jax_convert_f64_b_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, load_f64_as_b(x, 0));
    }
}

KERNEL jax_convert_f64_u8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, load_f64_as_u8(x, 0));
    }
}

KERNEL jax_convert_f64_u16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_u16(z, i, load_f64_as_u16(x, i));
    }
}

KERNEL jax_convert_f64_u32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u32(z, i, load_f64_as_u32(x, i));
            store_u32(z, i + 8, load_f64_as_u32(x, i + 8));
        }
    }
}

KERNEL jax_convert_f64_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8) {
            store_u64(z, i, load_f64_as_u64(x, i));
            store_u64(z, i + 4, load_f64_as_u64(x, i + 4));
        }
    }
}

KERNEL jax_convert_f64_i8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, load_f64_as_i8(x, 0));
    }
}

KERNEL jax_convert_f64_i16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_u16(z, i, load_f64_as_i16(x, i));
    }
}

KERNEL jax_convert_f64_i32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u32(z, i, load_f64_as_i32(x, i));
            store_u32(z, i + 8, load_f64_as_i32(x, i + 8));
        }
    }
}

KERNEL jax_convert_f64_i64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8) {
            store_u64(z, i, load_f64_as_i64(x, i));
            store_u64(z, i + 4, load_f64_as_i64(x, i + 4));
        }
    }
}

KERNEL jax_convert_f64_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_bf16(z, i, load_f64_as_f32(x, i),
                                    load_f64_as_f32(x, i + 8));
    }
}

KERNEL jax_convert_f64_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        convert_f64_f16(z, x, 0);
        convert_f64_f16(z, x, 4);
        convert_f64_f16(z, x, 8);
        convert_f64_f16(z, x, 12);
        convert_f64_f16(z, x, 16);
        convert_f64_f16(z, x, 20);
        convert_f64_f16(z, x, 24);
        convert_f64_f16(z, x, 28);
    }
}

KERNEL jax_convert_f64_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32(z, 0, load_f64_as_f32(x, 0));
        store_f32(z, 8, load_f64_as_f32(x, 8));
        store_f32(z, 16, load_f64_as_f32(x, 16));
        store_f32(z, 24, load_f64_as_f32(x, 24));
    }
}

KERNEL jax_convert_f64_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c64(z, i, load_f64_as_c64(x, i));
            store_c64(z, i + 8, load_f64_as_c64(x, i + 8));
        }
    }
}

KERNEL jax_convert_f64_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8) {
            store_c128(z, i, load_f64_as_c128(x, i));
            store_c128(z, i + 4, load_f64_as_c128(x, i + 4));
        }
    }
}

KERNEL jax_convert_c64_b_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, load_c64_as_b(x, 0));
    }
}

KERNEL jax_convert_c64_u8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, load_c64_as_u8(x, 0));
    }
}

KERNEL jax_convert_c64_u16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_u16(z, i, load_c64_as_u16(x, i));
    }
}

KERNEL jax_convert_c64_u32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u32(z, i, load_c64_as_u32(x, i));
            store_u32(z, i + 8, load_c64_as_u32(x, i + 8));
        }
    }
}

KERNEL jax_convert_c64_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8) {
            store_u64(z, i, load_c64_as_u64(x, i));
            store_u64(z, i + 4, load_c64_as_u64(x, i + 4));
        }
    }
}

KERNEL jax_convert_c64_i8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, load_c64_as_i8(x, 0));
    }
}

KERNEL jax_convert_c64_i16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_u16(z, i, load_c64_as_i16(x, i));
    }
}

KERNEL jax_convert_c64_i32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u32(z, i, load_c64_as_i32(x, i));
            store_u32(z, i + 8, load_c64_as_i32(x, i + 8));
        }
    }
}

KERNEL jax_convert_c64_i64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 4)
            store_u64(z, i, load_c64_as_i64(x, i));
    }
}

KERNEL jax_convert_c64_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_bf16(z, i, load_c64_as_f32(x, i),
                                    load_c64_as_f32(x, i + 8));
    }
}

KERNEL jax_convert_c64_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_f32_as_f16(z, 0, load_c64_as_f32(x, 0));
        store_f32_as_f16(z, 8, load_c64_as_f32(x, 8));
        store_f32_as_f16(z, 16, load_c64_as_f32(x, 16));
        store_f32_as_f16(z, 24, load_c64_as_f32(x, 24));
    }
}

KERNEL jax_convert_c64_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32(z, 0, load_c64_as_f32(x, 0));
        store_f32(z, 8, load_c64_as_f32(x, 8));
        store_f32(z, 16, load_c64_as_f32(x, 16));
        store_f32(z, 24, load_c64_as_f32(x, 24));
    }
}

KERNEL jax_convert_c64_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f64(z, i, load_c64_as_f64(x, i));
            store_f64(z, i + 4, load_c64_as_f64(x, i + 4));
            store_f64(z, i + 8, load_c64_as_f64(x, i + 8));
            store_f64(z, i + 12, load_c64_as_f64(x, i + 12));
        }
    }
}

KERNEL jax_convert_c64_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c128(z, i, load_c64_as_c128(x, i));
            store_c128(z, i + 4, load_c64_as_c128(x, i + 4));
            store_c128(z, i + 8, load_c64_as_c128(x, i + 8));
            store_c128(z, i + 12, load_c64_as_c128(x, i + 12));
        }
    }
}

KERNEL jax_convert_c128_b_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, load_c128_as_b(x, 0));
    }
}

KERNEL jax_convert_c128_u8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, load_c128_as_u8(x, 0));
    }
}

KERNEL jax_convert_c128_u16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_u16(z, i, load_c128_as_u16(x, i));
    }
}

KERNEL jax_convert_c128_u32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 8)
            store_u32(z, i, load_c128_as_u32(x, i));
    }
}

KERNEL jax_convert_c128_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8) {
            store_u64(z, i, load_c128_as_u64(x, i));
            store_u64(z, i + 4, load_c128_as_u64(x, i + 4));
        }
    }
}

KERNEL jax_convert_c128_i8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, load_c128_as_i8(x, 0));
    }
}

KERNEL jax_convert_c128_i16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_u16(z, i, load_c128_as_i16(x, i));
    }
}

KERNEL jax_convert_c128_i32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 8)
            store_u32(z, i, load_c128_as_i32(x, i));
    }
}

KERNEL jax_convert_c128_i64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 4)
            store_u64(z, i, load_c128_as_i64(x, i));
    }
}

KERNEL jax_convert_c128_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_bf16(z, i, load_c128_as_f32(x, i),
                                    load_c128_as_f32(x, i + 8));
    }
}

KERNEL jax_convert_c128_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f32_as_f16(z, i, load_c128_as_f32(x, i));
            store_f32_as_f16(z, i + 8, load_c128_as_f32(x, i + 8));
        }
    }
}

KERNEL jax_convert_c128_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f32(z, i, load_c128_as_f32(x, i));
            store_f32(z, i + 8, load_c128_as_f32(x, i + 8));
        }
    }
}

KERNEL jax_convert_c128_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f64(z, i, load_c128_as_f64(x, i));
            store_f64(z, i + 4, load_c128_as_f64(x, i + 4));
            store_f64(z, i + 8, load_c128_as_f64(x, i + 8));
            store_f64(z, i + 12, load_c128_as_f64(x, i + 12));
        }
    }
}

KERNEL jax_convert_c128_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c64(z, i, load_c128_as_c64(x, i));
            store_c64(z, i + 8, load_c128_as_c64(x, i + 8));
        }
    }
}

KERNEL jax_convert_c128_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        store_c128(z, 0, load_c128(x, 0));
        store_c128(z, 4, load_c128(x, 4));
        store_c128(z, 8, load_c128(x, 8));
        store_c128(z, 12, load_c128(x, 12));
        store_c128(z, 16, load_c128(x, 16));
        store_c128(z, 20, load_c128(x, 20));
        store_c128(z, 24, load_c128(x, 24));
        store_c128(z, 28, load_c128(x, 28));
    }
}

#else
typedef int jax_convert_avx2_is_absent_; /* ISO C wants a declaration in every file. */
#endif
