/*
 * kernels/jax_add_avx2.c: add in AVX2 (x86-64).
 *
 * Made by joinery 0.2.0 from specs/jax.lua; SHA-256 of what it defines, without comments and free text:
 * 3a319286f3c59695d53b93e5ea48e25503392aff0d6a0aa944084b92e4d4e801.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR --emit tables,dispatch,kernels,rust --ops add,sqrt --isa scalar,avx2
 * The licence of this file is yours to choose.
 */
/* clang-format off */
#include "jax_avx2.h"

#if (defined(__x86_64__) && defined(__GNUC__) || defined(_M_X64) && defined(_MSC_VER)) && !defined(JOINERY_NO_AVX2)

jax_kernel
    jax_add_b_b_avx2, jax_add_b_u8_avx2, jax_add_b_u16_avx2, jax_add_b_u32_avx2, jax_add_b_u64_avx2,
    jax_add_b_bf16_avx2, jax_add_b_f16_avx2, jax_add_b_f32_avx2, jax_add_b_f64_avx2, jax_add_b_c64_avx2,
    jax_add_b_c128_avx2, jax_add_u8_u8_avx2, jax_add_u8_u16_avx2, jax_add_u8_u32_avx2, jax_add_u8_u64_avx2,
    jax_add_u8_i8_avx2, jax_add_u8_bf16_avx2, jax_add_u8_f16_avx2, jax_add_u8_f32_avx2, jax_add_u8_f64_avx2,
    jax_add_u8_c64_avx2, jax_add_u8_c128_avx2, jax_add_u8_i_weak_avx2, jax_add_u16_u16_avx2, jax_add_u16_u32_avx2,
    jax_add_u16_u64_avx2, jax_add_u16_i8_avx2, jax_add_u16_i16_avx2, jax_add_u16_bf16_avx2, jax_add_u16_f16_avx2,
    jax_add_u16_f32_avx2, jax_add_u16_f64_avx2, jax_add_u16_c64_avx2, jax_add_u16_c128_avx2, jax_add_u16_i_weak_avx2,
    jax_add_u32_u32_avx2, jax_add_u32_u64_avx2, jax_add_u32_i8_avx2, jax_add_u32_i16_avx2, jax_add_u32_i32_avx2,
    jax_add_u32_bf16_avx2, jax_add_u32_f16_avx2, jax_add_u32_f32_avx2, jax_add_u32_f64_avx2, jax_add_u32_c64_avx2,
    jax_add_u32_c128_avx2, jax_add_u32_i_weak_avx2, jax_add_u64_u64_avx2, jax_add_u64_i8_avx2, jax_add_u64_i16_avx2,
    jax_add_u64_i32_avx2, jax_add_u64_i64_avx2, jax_add_u64_bf16_avx2, jax_add_u64_f16_avx2, jax_add_u64_f32_avx2,
    jax_add_u64_f64_avx2, jax_add_u64_c64_avx2, jax_add_u64_c128_avx2, jax_add_i8_i16_avx2, jax_add_i8_i32_avx2,
    jax_add_i8_i64_avx2, jax_add_i8_bf16_avx2, jax_add_i8_f16_avx2, jax_add_i8_f32_avx2, jax_add_i8_f64_avx2,
    jax_add_i8_c64_avx2, jax_add_i8_c128_avx2, jax_add_i16_i32_avx2, jax_add_i16_i64_avx2, jax_add_i16_bf16_avx2,
    jax_add_i16_f16_avx2, jax_add_i16_f32_avx2, jax_add_i16_f64_avx2, jax_add_i16_c64_avx2, jax_add_i16_c128_avx2,
    jax_add_i32_i64_avx2, jax_add_i32_bf16_avx2, jax_add_i32_f16_avx2, jax_add_i32_f32_avx2, jax_add_i32_f64_avx2,
    jax_add_i32_c64_avx2, jax_add_i32_c128_avx2, jax_add_i64_bf16_avx2, jax_add_i64_f16_avx2, jax_add_i64_f32_avx2,
    jax_add_i64_f64_avx2, jax_add_i64_c64_avx2, jax_add_i64_c128_avx2, jax_add_bf16_bf16_avx2, jax_add_bf16_f16_avx2,
    jax_add_bf16_f32_avx2, jax_add_bf16_f64_avx2, jax_add_bf16_c64_avx2, jax_add_bf16_c128_avx2,
    jax_add_bf16_f_weak_avx2, jax_add_bf16_c_weak_avx2, jax_add_f16_f16_avx2, jax_add_f16_f32_avx2,
    jax_add_f16_f64_avx2, jax_add_f16_c64_avx2, jax_add_f16_c128_avx2, jax_add_f16_f_weak_avx2,
    jax_add_f16_c_weak_avx2, jax_add_f32_f32_avx2, jax_add_f32_f64_avx2, jax_add_f32_c64_avx2, jax_add_f32_c128_avx2,
    jax_add_f32_f_weak_avx2, jax_add_f32_c_weak_avx2, jax_add_f64_f64_avx2, jax_add_f64_c64_avx2,
    jax_add_f64_c128_avx2, jax_add_c64_c64_avx2, jax_add_c64_c128_avx2, jax_add_c64_f_weak_avx2,
    jax_add_c64_c_weak_avx2, jax_add_c128_c128_avx2;

KERNEL jax_add_b_b_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    if (a_step == 32 && b_step == 32) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_u8(z, i, bitwise_or_u8(load_u8_as_b(x, i), load_u8_as_b(y, i)));
            store_u8(z, i + 32, bitwise_or_u8(load_u8_as_b(x, i + 32), load_u8_as_b(y, i + 32)));
            store_u8(z, i + 64, bitwise_or_u8(load_u8_as_b(x, i + 64), load_u8_as_b(y, i + 64)));
            store_u8(z, i + 96, bitwise_or_u8(load_u8_as_b(x, i + 96), load_u8_as_b(y, i + 96)));
        }
        blocks %= 4, x += whole, y += whole, z += whole;
    }
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_or_u8(load_u8_as_b(x, 0), load_u8_as_b(y, 0)));
    }
}

KERNEL jax_add_b_u8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    if (a_step == 32 && b_step == 32) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_u8(z, i, add_u8(load_u8_as_b(x, i), load_u8(y, i)));
            store_u8(z, i + 32, add_u8(load_u8_as_b(x, i + 32), load_u8(y, i + 32)));
            store_u8(z, i + 64, add_u8(load_u8_as_b(x, i + 64), load_u8(y, i + 64)));
            store_u8(z, i + 96, add_u8(load_u8_as_b(x, i + 96), load_u8(y, i + 96)));
        }
        blocks %= 4, x += whole, y += whole, z += whole;
    }
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, add_u8(load_u8_as_b(x, 0), load_u8(y, 0)));
    }
}

KERNEL jax_add_b_u16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_u16(z, 0, add_u16(load_b_as_u16(x, 0), load_u16(y, 0)));
        store_u16(z, 16, add_u16(load_b_as_u16(x, 16), load_u16(y, 16)));
    }
}

KERNEL jax_add_b_u32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, add_u32(load_b_as_u32(x, 0), load_u32(y, 0)));
        store_u32(z, 8, add_u32(load_b_as_u32(x, 8), load_u32(y, 8)));
        store_u32(z, 16, add_u32(load_b_as_u32(x, 16), load_u32(y, 16)));
        store_u32(z, 24, add_u32(load_b_as_u32(x, 24), load_u32(y, 24)));
    }
}

KERNEL jax_add_b_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64(z, i, add_u64(load_b_as_u64(x, i), load_u64(y, i)));
            store_u64(z, i + 4, add_u64(load_b_as_u64(x, i + 4), load_u64(y, i + 4)));
            store_u64(z, i + 8, add_u64(load_b_as_u64(x, i + 8), load_u64(y, i + 8)));
            store_u64(z, i + 12, add_u64(load_b_as_u64(x, i + 12), load_u64(y, i + 12)));
        }
    }
}

KERNEL jax_add_b_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            add_b_bf16(z, x, y, i);
    }
}

KERNEL jax_add_b_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f32_as_f16(z, i, add_f32(load_b_as_f32(x, i), load_f16_as_f32(y, i)));
            store_f32_as_f16(z, i + 8, add_f32(load_b_as_f32(x, i + 8), load_f16_as_f32(y, i + 8)));
        }
    }
}

KERNEL jax_add_b_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_f32(z, 0, add_f32(load_b_as_f32(x, 0), load_f32(y, 0)));
        store_f32(z, 8, add_f32(load_b_as_f32(x, 8), load_f32(y, 8)));
        store_f32(z, 16, add_f32(load_b_as_f32(x, 16), load_f32(y, 16)));
        store_f32(z, 24, add_f32(load_b_as_f32(x, 24), load_f32(y, 24)));
    }
}

KERNEL jax_add_b_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f64(z, i, add_f64(load_b_as_f64(x, i), load_f64(y, i)));
            store_f64(z, i + 4, add_f64(load_b_as_f64(x, i + 4), load_f64(y, i + 4)));
            store_f64(z, i + 8, add_f64(load_b_as_f64(x, i + 8), load_f64(y, i + 8)));
            store_f64(z, i + 12, add_f64(load_b_as_f64(x, i + 12), load_f64(y, i + 12)));
        }
    }
}

KERNEL jax_add_b_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8) {
            add_b_and_c64(z, x, y, i);
            add_b_and_c64(z, x, y, i + 4);
        }
    }
}

KERNEL jax_add_b_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 4)
            store_c128(z, i, add_c128(load_b_as_c128(x, i), load_c128(y, i)));
    }
}

KERNEL jax_add_u8_u8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    if (a_step == 32 && b_step == 32) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_u8(z, i, add_u8(load_u8(x, i), load_u8(y, i)));
            store_u8(z, i + 32, add_u8(load_u8(x, i + 32), load_u8(y, i + 32)));
            store_u8(z, i + 64, add_u8(load_u8(x, i + 64), load_u8(y, i + 64)));
            store_u8(z, i + 96, add_u8(load_u8(x, i + 96), load_u8(y, i + 96)));
        }
        blocks %= 4, x += whole, y += whole, z += whole;
    }
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, add_u8(load_u8(x, 0), load_u8(y, 0)));
    }
}

KERNEL jax_add_u8_u16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    if (a_step == 32 && b_step == 64) {
        const size_t whole = blocks / 2 * 64;
        for (size_t i = 0; i < whole; i += 64) {
            store_u16(z, i, add_u16(load_u8_as_u16(x, i), load_u16(y, i)));
            store_u16(z, i + 16, add_u16(load_u8_as_u16(x, i + 16), load_u16(y, i + 16)));
            store_u16(z, i + 32, add_u16(load_u8_as_u16(x, i + 32), load_u16(y, i + 32)));
            store_u16(z, i + 48, add_u16(load_u8_as_u16(x, i + 48), load_u16(y, i + 48)));
        }
        blocks %= 2, x += whole, y += 2 * whole, z += 2 * whole;
    }
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_u16(z, 0, add_u16(load_u8_as_u16(x, 0), load_u16(y, 0)));
        store_u16(z, 16, add_u16(load_u8_as_u16(x, 16), load_u16(y, 16)));
    }
}

KERNEL jax_add_u8_u32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, add_u32(load_u8_as_u32(x, 0), load_u32(y, 0)));
        store_u32(z, 8, add_u32(load_u8_as_u32(x, 8), load_u32(y, 8)));
        store_u32(z, 16, add_u32(load_u8_as_u32(x, 16), load_u32(y, 16)));
        store_u32(z, 24, add_u32(load_u8_as_u32(x, 24), load_u32(y, 24)));
    }
}

KERNEL jax_add_u8_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64(z, i, add_u64(load_u8_as_u64(x, i), load_u64(y, i)));
            store_u64(z, i + 4, add_u64(load_u8_as_u64(x, i + 4), load_u64(y, i + 4)));
            store_u64(z, i + 8, add_u64(load_u8_as_u64(x, i + 8), load_u64(y, i + 8)));
            store_u64(z, i + 12, add_u64(load_u8_as_u64(x, i + 12), load_u64(y, i + 12)));
        }
    }
}

KERNEL jax_add_u8_i8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_u16(z, 0, add_u16(load_u8_as_u16(x, 0), load_i8_as_i16(y, 0)));
        store_u16(z, 16, add_u16(load_u8_as_u16(x, 16), load_i8_as_i16(y, 16)));
    }
}

KERNEL jax_add_u8_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            add_u8_bf16(z, x, y, i);
    }
}

KERNEL jax_add_u8_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_f32_as_f16(z, 0, add_f32(load_u8_as_f32(x, 0), load_f16_as_f32(y, 0)));
        store_f32_as_f16(z, 8, add_f32(load_u8_as_f32(x, 8), load_f16_as_f32(y, 8)));
        store_f32_as_f16(z, 16, add_f32(load_u8_as_f32(x, 16), load_f16_as_f32(y, 16)));
        store_f32_as_f16(z, 24, add_f32(load_u8_as_f32(x, 24), load_f16_as_f32(y, 24)));
    }
}

KERNEL jax_add_u8_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_f32(z, 0, add_f32(load_u8_as_f32(x, 0), load_f32(y, 0)));
        store_f32(z, 8, add_f32(load_u8_as_f32(x, 8), load_f32(y, 8)));
        store_f32(z, 16, add_f32(load_u8_as_f32(x, 16), load_f32(y, 16)));
        store_f32(z, 24, add_f32(load_u8_as_f32(x, 24), load_f32(y, 24)));
    }
}

KERNEL jax_add_u8_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f64(z, i, add_f64(load_u8_as_f64(x, i), load_f64(y, i)));
            store_f64(z, i + 4, add_f64(load_u8_as_f64(x, i + 4), load_f64(y, i + 4)));
            store_f64(z, i + 8, add_f64(load_u8_as_f64(x, i + 8), load_f64(y, i + 8)));
            store_f64(z, i + 12, add_f64(load_u8_as_f64(x, i + 12), load_f64(y, i + 12)));
        }
    }
}

KERNEL jax_add_u8_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c64(z, i, add_c64(load_u8_as_c64(x, i), load_c64(y, i)));
            store_c64(z, i + 8, add_c64(load_u8_as_c64(x, i + 8), load_c64(y, i + 8)));
        }
    }
}

KERNEL jax_add_u8_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8) {
            store_c128(z, i, add_c128(load_u8_as_c128(x, i), load_c128(y, i)));
            store_c128(z, i + 4, add_c128(load_u8_as_c128(x, i + 4), load_c128(y, i + 4)));
        }
    }
}

KERNEL jax_add_u8_i_weak_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, add_u8(load_u8(x, 0), load_u64_as_u8(y, 0)));
    }
}

KERNEL jax_add_u16_u16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    if (a_step == 64 && b_step == 64) {
        const size_t whole = blocks / 2 * 64;
        for (size_t i = 0; i < whole; i += 64) {
            store_u16(z, i, add_u16(load_u16(x, i), load_u16(y, i)));
            store_u16(z, i + 16, add_u16(load_u16(x, i + 16), load_u16(y, i + 16)));
            store_u16(z, i + 32, add_u16(load_u16(x, i + 32), load_u16(y, i + 32)));
            store_u16(z, i + 48, add_u16(load_u16(x, i + 48), load_u16(y, i + 48)));
        }
        blocks %= 2, x += 2 * whole, y += 2 * whole, z += 2 * whole;
    }
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_u16(z, 0, add_u16(load_u16(x, 0), load_u16(y, 0)));
        store_u16(z, 16, add_u16(load_u16(x, 16), load_u16(y, 16)));
    }
}

KERNEL jax_add_u16_u32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, add_u32(load_u16_as_u32(x, 0), load_u32(y, 0)));
        store_u32(z, 8, add_u32(load_u16_as_u32(x, 8), load_u32(y, 8)));
        store_u32(z, 16, add_u32(load_u16_as_u32(x, 16), load_u32(y, 16)));
        store_u32(z, 24, add_u32(load_u16_as_u32(x, 24), load_u32(y, 24)));
    }
}

KERNEL jax_add_u16_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64(z, i, add_u64(load_u16_as_u64(x, i), load_u64(y, i)));
            store_u64(z, i + 4, add_u64(load_u16_as_u64(x, i + 4), load_u64(y, i + 4)));
            store_u64(z, i + 8, add_u64(load_u16_as_u64(x, i + 8), load_u64(y, i + 8)));
            store_u64(z, i + 12, add_u64(load_u16_as_u64(x, i + 12), load_u64(y, i + 12)));
        }
    }
}

KERNEL jax_add_u16_i8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, add_u32(load_u16_as_u32(x, 0), load_i8_as_i32(y, 0)));
        store_u32(z, 8, add_u32(load_u16_as_u32(x, 8), load_i8_as_i32(y, 8)));
        store_u32(z, 16, add_u32(load_u16_as_u32(x, 16), load_i8_as_i32(y, 16)));
        store_u32(z, 24, add_u32(load_u16_as_u32(x, 24), load_i8_as_i32(y, 24)));
    }
}

KERNEL jax_add_u16_i16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, add_u32(load_u16_as_u32(x, 0), load_i16_as_i32(y, 0)));
        store_u32(z, 8, add_u32(load_u16_as_u32(x, 8), load_i16_as_i32(y, 8)));
        store_u32(z, 16, add_u32(load_u16_as_u32(x, 16), load_i16_as_i32(y, 16)));
        store_u32(z, 24, add_u32(load_u16_as_u32(x, 24), load_i16_as_i32(y, 24)));
    }
}

KERNEL jax_add_u16_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            add_u16_bf16(z, x, y, i);
    }
}

KERNEL jax_add_u16_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f32_as_f16(z, i, add_f32(round_f32_to_f16(load_u16_as_f32(x, i)), load_f16_as_f32(y, i)));
            store_f32_as_f16(z, i + 8, add_f32(round_f32_to_f16(load_u16_as_f32(x, i + 8)), load_f16_as_f32(y, i + 8)));
        }
    }
}

KERNEL jax_add_u16_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_f32(z, 0, add_f32(load_u16_as_f32(x, 0), load_f32(y, 0)));
        store_f32(z, 8, add_f32(load_u16_as_f32(x, 8), load_f32(y, 8)));
        store_f32(z, 16, add_f32(load_u16_as_f32(x, 16), load_f32(y, 16)));
        store_f32(z, 24, add_f32(load_u16_as_f32(x, 24), load_f32(y, 24)));
    }
}

KERNEL jax_add_u16_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f64(z, i, add_f64(load_u16_as_f64(x, i), load_f64(y, i)));
            store_f64(z, i + 4, add_f64(load_u16_as_f64(x, i + 4), load_f64(y, i + 4)));
            store_f64(z, i + 8, add_f64(load_u16_as_f64(x, i + 8), load_f64(y, i + 8)));
            store_f64(z, i + 12, add_f64(load_u16_as_f64(x, i + 12), load_f64(y, i + 12)));
        }
    }
}

KERNEL jax_add_u16_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c64(z, i, add_c64(load_u16_as_c64(x, i), load_c64(y, i)));
            store_c64(z, i + 8, add_c64(load_u16_as_c64(x, i + 8), load_c64(y, i + 8)));
        }
    }
}

KERNEL jax_add_u16_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8) {
            store_c128(z, i, add_c128(load_u16_as_c128(x, i), load_c128(y, i)));
            store_c128(z, i + 4, add_c128(load_u16_as_c128(x, i + 4), load_c128(y, i + 4)));
        }
    }
}

KERNEL jax_add_u16_i_weak_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_u16(z, 0, add_u16(load_u16(x, 0), load_u64_as_u16(y, 0)));
        store_u16(z, 16, add_u16(load_u16(x, 16), load_u64_as_u16(y, 16)));
    }
}

KERNEL jax_add_u32_u32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, add_u32(load_u32(x, 0), load_u32(y, 0)));
        store_u32(z, 8, add_u32(load_u32(x, 8), load_u32(y, 8)));
        store_u32(z, 16, add_u32(load_u32(x, 16), load_u32(y, 16)));
        store_u32(z, 24, add_u32(load_u32(x, 24), load_u32(y, 24)));
    }
}

KERNEL jax_add_u32_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64(z, i, add_u64(load_u32_as_u64(x, i), load_u64(y, i)));
            store_u64(z, i + 4, add_u64(load_u32_as_u64(x, i + 4), load_u64(y, i + 4)));
            store_u64(z, i + 8, add_u64(load_u32_as_u64(x, i + 8), load_u64(y, i + 8)));
            store_u64(z, i + 12, add_u64(load_u32_as_u64(x, i + 12), load_u64(y, i + 12)));
        }
    }
}

KERNEL jax_add_u32_i8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64(z, i, add_u64(load_u32_as_u64(x, i), load_i8_as_i64(y, i)));
            store_u64(z, i + 4, add_u64(load_u32_as_u64(x, i + 4), load_i8_as_i64(y, i + 4)));
            store_u64(z, i + 8, add_u64(load_u32_as_u64(x, i + 8), load_i8_as_i64(y, i + 8)));
            store_u64(z, i + 12, add_u64(load_u32_as_u64(x, i + 12), load_i8_as_i64(y, i + 12)));
        }
    }
}

KERNEL jax_add_u32_i16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64(z, i, add_u64(load_u32_as_u64(x, i), load_i16_as_i64(y, i)));
            store_u64(z, i + 4, add_u64(load_u32_as_u64(x, i + 4), load_i16_as_i64(y, i + 4)));
            store_u64(z, i + 8, add_u64(load_u32_as_u64(x, i + 8), load_i16_as_i64(y, i + 8)));
            store_u64(z, i + 12, add_u64(load_u32_as_u64(x, i + 12), load_i16_as_i64(y, i + 12)));
        }
    }
}

KERNEL jax_add_u32_i32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64(z, i, add_u64(load_u32_as_u64(x, i), load_i32_as_i64(y, i)));
            store_u64(z, i + 4, add_u64(load_u32_as_u64(x, i + 4), load_i32_as_i64(y, i + 4)));
            store_u64(z, i + 8, add_u64(load_u32_as_u64(x, i + 8), load_i32_as_i64(y, i + 8)));
            store_u64(z, i + 12, add_u64(load_u32_as_u64(x, i + 12), load_i32_as_i64(y, i + 12)));
        }
    }
}

KERNEL jax_add_u32_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            add_u32_bf16(z, x, y, i);
    }
}

KERNEL jax_add_u32_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f32_as_f16(z, i, add_f32(round_f32_to_f16(load_u32_as_f32(x, i)), load_f16_as_f32(y, i)));
            store_f32_as_f16(z, i + 8, add_f32(round_f32_to_f16(load_u32_as_f32(x, i + 8)), load_f16_as_f32(y, i + 8)));
        }
    }
}

KERNEL jax_add_u32_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f32(z, i, add_f32(load_u32_as_f32(x, i), load_f32(y, i)));
            store_f32(z, i + 8, add_f32(load_u32_as_f32(x, i + 8), load_f32(y, i + 8)));
        }
    }
}

KERNEL jax_add_u32_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f64(z, i, add_f64(load_u32_as_f64(x, i), load_f64(y, i)));
            store_f64(z, i + 4, add_f64(load_u32_as_f64(x, i + 4), load_f64(y, i + 4)));
            store_f64(z, i + 8, add_f64(load_u32_as_f64(x, i + 8), load_f64(y, i + 8)));
            store_f64(z, i + 12, add_f64(load_u32_as_f64(x, i + 12), load_f64(y, i + 12)));
        }
    }
}

KERNEL jax_add_u32_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_c64(z, i, add_c64(load_u32_as_c64(x, i), load_c64(y, i)));
    }
}

KERNEL jax_add_u32_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8) {
            store_c128(z, i, add_c128(load_u32_as_c128(x, i), load_c128(y, i)));
            store_c128(z, i + 4, add_c128(load_u32_as_c128(x, i + 4), load_c128(y, i + 4)));
        }
    }
}

KERNEL jax_add_u32_i_weak_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, add_u32(load_u32(x, 0), load_u64_as_u32(y, 0)));
        store_u32(z, 8, add_u32(load_u32(x, 8), load_u64_as_u32(y, 8)));
        store_u32(z, 16, add_u32(load_u32(x, 16), load_u64_as_u32(y, 16)));
        store_u32(z, 24, add_u32(load_u32(x, 24), load_u64_as_u32(y, 24)));
    }
}

KERNEL jax_add_u64_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_u64(z, 0, add_u64(load_u64(x, 0), load_u64(y, 0)));
        store_u64(z, 4, add_u64(load_u64(x, 4), load_u64(y, 4)));
        store_u64(z, 8, add_u64(load_u64(x, 8), load_u64(y, 8)));
        store_u64(z, 12, add_u64(load_u64(x, 12), load_u64(y, 12)));
        store_u64(z, 16, add_u64(load_u64(x, 16), load_u64(y, 16)));
        store_u64(z, 20, add_u64(load_u64(x, 20), load_u64(y, 20)));
        store_u64(z, 24, add_u64(load_u64(x, 24), load_u64(y, 24)));
        store_u64(z, 28, add_u64(load_u64(x, 28), load_u64(y, 28)));
    }
}

KERNEL jax_add_u64_i8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8) {
            store_f64(z, i, add_f64(load_u64_as_f64(x, i), load_i8_as_f64(y, i)));
            store_f64(z, i + 4, add_f64(load_u64_as_f64(x, i + 4), load_i8_as_f64(y, i + 4)));
        }
    }
}

KERNEL jax_add_u64_i16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8) {
            store_f64(z, i, add_f64(load_u64_as_f64(x, i), load_i16_as_f64(y, i)));
            store_f64(z, i + 4, add_f64(load_u64_as_f64(x, i + 4), load_i16_as_f64(y, i + 4)));
        }
    }
}

KERNEL jax_add_u64_i32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8) {
            store_f64(z, i, add_f64(load_u64_as_f64(x, i), load_i32_as_f64(y, i)));
            store_f64(z, i + 4, add_f64(load_u64_as_f64(x, i + 4), load_i32_as_f64(y, i + 4)));
        }
    }
}

KERNEL jax_add_u64_i64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 4)
            store_f64(z, i, add_f64(load_u64_as_f64(x, i), load_i64_as_f64(y, i)));
    }
}

KERNEL jax_add_u64_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            add_u64_bf16(z, x, y, i);
    }
}

KERNEL jax_add_u64_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 8)
            store_f32_as_f16(z, i, add_f32(round_f32_to_f16(load_u64_as_f32(x, i)), load_f16_as_f32(y, i)));
    }
}

KERNEL jax_add_u64_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 8)
            store_f32(z, i, add_f32(load_u64_as_f32(x, i), load_f32(y, i)));
    }
}

KERNEL jax_add_u64_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8) {
            store_f64(z, i, add_f64(load_u64_as_f64(x, i), load_f64(y, i)));
            store_f64(z, i + 4, add_f64(load_u64_as_f64(x, i + 4), load_f64(y, i + 4)));
        }
    }
}

KERNEL jax_add_u64_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 4)
            add_u64_and_c64(z, x, y, i);
    }
}

KERNEL jax_add_u64_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 4)
            store_c128(z, i, add_c128(load_u64_as_c128(x, i), load_c128(y, i)));
    }
}

KERNEL jax_add_i8_i16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    if (a_step == 32 && b_step == 64) {
        const size_t whole = blocks / 2 * 64;
        for (size_t i = 0; i < whole; i += 64) {
            store_u16(z, i, add_u16(load_i8_as_i16(x, i), load_u16(y, i)));
            store_u16(z, i + 16, add_u16(load_i8_as_i16(x, i + 16), load_u16(y, i + 16)));
            store_u16(z, i + 32, add_u16(load_i8_as_i16(x, i + 32), load_u16(y, i + 32)));
            store_u16(z, i + 48, add_u16(load_i8_as_i16(x, i + 48), load_u16(y, i + 48)));
        }
        blocks %= 2, x += whole, y += 2 * whole, z += 2 * whole;
    }
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_u16(z, 0, add_u16(load_i8_as_i16(x, 0), load_u16(y, 0)));
        store_u16(z, 16, add_u16(load_i8_as_i16(x, 16), load_u16(y, 16)));
    }
}

KERNEL jax_add_i8_i32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, add_u32(load_i8_as_i32(x, 0), load_u32(y, 0)));
        store_u32(z, 8, add_u32(load_i8_as_i32(x, 8), load_u32(y, 8)));
        store_u32(z, 16, add_u32(load_i8_as_i32(x, 16), load_u32(y, 16)));
        store_u32(z, 24, add_u32(load_i8_as_i32(x, 24), load_u32(y, 24)));
    }
}

KERNEL jax_add_i8_i64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64(z, i, add_u64(load_i8_as_i64(x, i), load_u64(y, i)));
            store_u64(z, i + 4, add_u64(load_i8_as_i64(x, i + 4), load_u64(y, i + 4)));
            store_u64(z, i + 8, add_u64(load_i8_as_i64(x, i + 8), load_u64(y, i + 8)));
            store_u64(z, i + 12, add_u64(load_i8_as_i64(x, i + 12), load_u64(y, i + 12)));
        }
    }
}

KERNEL jax_add_i8_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            add_i8_bf16(z, x, y, i);
    }
}

KERNEL jax_add_i8_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_f32_as_f16(z, 0, add_f32(load_i8_as_f32(x, 0), load_f16_as_f32(y, 0)));
        store_f32_as_f16(z, 8, add_f32(load_i8_as_f32(x, 8), load_f16_as_f32(y, 8)));
        store_f32_as_f16(z, 16, add_f32(load_i8_as_f32(x, 16), load_f16_as_f32(y, 16)));
        store_f32_as_f16(z, 24, add_f32(load_i8_as_f32(x, 24), load_f16_as_f32(y, 24)));
    }
}

KERNEL jax_add_i8_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_f32(z, 0, add_f32(load_i8_as_f32(x, 0), load_f32(y, 0)));
        store_f32(z, 8, add_f32(load_i8_as_f32(x, 8), load_f32(y, 8)));
        store_f32(z, 16, add_f32(load_i8_as_f32(x, 16), load_f32(y, 16)));
        store_f32(z, 24, add_f32(load_i8_as_f32(x, 24), load_f32(y, 24)));
    }
}

KERNEL jax_add_i8_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f64(z, i, add_f64(load_i8_as_f64(x, i), load_f64(y, i)));
            store_f64(z, i + 4, add_f64(load_i8_as_f64(x, i + 4), load_f64(y, i + 4)));
            store_f64(z, i + 8, add_f64(load_i8_as_f64(x, i + 8), load_f64(y, i + 8)));
            store_f64(z, i + 12, add_f64(load_i8_as_f64(x, i + 12), load_f64(y, i + 12)));
        }
    }
}

KERNEL jax_add_i8_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c64(z, i, add_c64(load_i8_as_c64(x, i), load_c64(y, i)));
            store_c64(z, i + 8, add_c64(load_i8_as_c64(x, i + 8), load_c64(y, i + 8)));
        }
    }
}

KERNEL jax_add_i8_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8) {
            store_c128(z, i, add_c128(load_i8_as_c128(x, i), load_c128(y, i)));
            store_c128(z, i + 4, add_c128(load_i8_as_c128(x, i + 4), load_c128(y, i + 4)));
        }
    }
}

KERNEL jax_add_i16_i32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, add_u32(load_i16_as_i32(x, 0), load_u32(y, 0)));
        store_u32(z, 8, add_u32(load_i16_as_i32(x, 8), load_u32(y, 8)));
        store_u32(z, 16, add_u32(load_i16_as_i32(x, 16), load_u32(y, 16)));
        store_u32(z, 24, add_u32(load_i16_as_i32(x, 24), load_u32(y, 24)));
    }
}

KERNEL jax_add_i16_i64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64(z, i, add_u64(load_i16_as_i64(x, i), load_u64(y, i)));
            store_u64(z, i + 4, add_u64(load_i16_as_i64(x, i + 4), load_u64(y, i + 4)));
            store_u64(z, i + 8, add_u64(load_i16_as_i64(x, i + 8), load_u64(y, i + 8)));
            store_u64(z, i + 12, add_u64(load_i16_as_i64(x, i + 12), load_u64(y, i + 12)));
        }
    }
}

KERNEL jax_add_i16_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            add_i16_bf16(z, x, y, i);
    }
}

KERNEL jax_add_i16_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f32_as_f16(z, i, add_f32(round_f32_to_f16(load_i16_as_f32(x, i)), load_f16_as_f32(y, i)));
            store_f32_as_f16(z, i + 8, add_f32(round_f32_to_f16(load_i16_as_f32(x, i + 8)), load_f16_as_f32(y, i + 8)));
        }
    }
}

KERNEL jax_add_i16_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_f32(z, 0, add_f32(load_i16_as_f32(x, 0), load_f32(y, 0)));
        store_f32(z, 8, add_f32(load_i16_as_f32(x, 8), load_f32(y, 8)));
        store_f32(z, 16, add_f32(load_i16_as_f32(x, 16), load_f32(y, 16)));
        store_f32(z, 24, add_f32(load_i16_as_f32(x, 24), load_f32(y, 24)));
    }
}

KERNEL jax_add_i16_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f64(z, i, add_f64(load_i16_as_f64(x, i), load_f64(y, i)));
            store_f64(z, i + 4, add_f64(load_i16_as_f64(x, i + 4), load_f64(y, i + 4)));
            store_f64(z, i + 8, add_f64(load_i16_as_f64(x, i + 8), load_f64(y, i + 8)));
            store_f64(z, i + 12, add_f64(load_i16_as_f64(x, i + 12), load_f64(y, i + 12)));
        }
    }
}

KERNEL jax_add_i16_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c64(z, i, add_c64(load_i16_as_c64(x, i), load_c64(y, i)));
            store_c64(z, i + 8, add_c64(load_i16_as_c64(x, i + 8), load_c64(y, i + 8)));
        }
    }
}

KERNEL jax_add_i16_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8) {
            store_c128(z, i, add_c128(load_i16_as_c128(x, i), load_c128(y, i)));
            store_c128(z, i + 4, add_c128(load_i16_as_c128(x, i + 4), load_c128(y, i + 4)));
        }
    }
}

KERNEL jax_add_i32_i64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64(z, i, add_u64(load_i32_as_i64(x, i), load_u64(y, i)));
            store_u64(z, i + 4, add_u64(load_i32_as_i64(x, i + 4), load_u64(y, i + 4)));
            store_u64(z, i + 8, add_u64(load_i32_as_i64(x, i + 8), load_u64(y, i + 8)));
            store_u64(z, i + 12, add_u64(load_i32_as_i64(x, i + 12), load_u64(y, i + 12)));
        }
    }
}

KERNEL jax_add_i32_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            add_i32_bf16(z, x, y, i);
    }
}

KERNEL jax_add_i32_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f32_as_f16(z, i, add_f32(round_f32_to_f16(load_i32_as_f32(x, i)), load_f16_as_f32(y, i)));
            store_f32_as_f16(z, i + 8, add_f32(round_f32_to_f16(load_i32_as_f32(x, i + 8)), load_f16_as_f32(y, i + 8)));
        }
    }
}

KERNEL jax_add_i32_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_f32(z, 0, add_f32(load_i32_as_f32(x, 0), load_f32(y, 0)));
        store_f32(z, 8, add_f32(load_i32_as_f32(x, 8), load_f32(y, 8)));
        store_f32(z, 16, add_f32(load_i32_as_f32(x, 16), load_f32(y, 16)));
        store_f32(z, 24, add_f32(load_i32_as_f32(x, 24), load_f32(y, 24)));
    }
}

KERNEL jax_add_i32_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f64(z, i, add_f64(load_i32_as_f64(x, i), load_f64(y, i)));
            store_f64(z, i + 4, add_f64(load_i32_as_f64(x, i + 4), load_f64(y, i + 4)));
            store_f64(z, i + 8, add_f64(load_i32_as_f64(x, i + 8), load_f64(y, i + 8)));
            store_f64(z, i + 12, add_f64(load_i32_as_f64(x, i + 12), load_f64(y, i + 12)));
        }
    }
}

KERNEL jax_add_i32_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            add_i32_and_c64(z, x, y, i);
            add_i32_and_c64(z, x, y, i + 4);
            add_i32_and_c64(z, x, y, i + 8);
            add_i32_and_c64(z, x, y, i + 12);
        }
    }
}

KERNEL jax_add_i32_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8) {
            store_c128(z, i, add_c128(load_i32_as_c128(x, i), load_c128(y, i)));
            store_c128(z, i + 4, add_c128(load_i32_as_c128(x, i + 4), load_c128(y, i + 4)));
        }
    }
}

KERNEL jax_add_i64_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            add_i64_bf16(z, x, y, i);
    }
}

KERNEL jax_add_i64_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 8)
            store_f32_as_f16(z, i, add_f32(round_f32_to_f16(load_i64_as_f32(x, i)), load_f16_as_f32(y, i)));
    }
}

KERNEL jax_add_i64_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 8)
            store_f32(z, i, add_f32(load_i64_as_f32(x, i), load_f32(y, i)));
    }
}

KERNEL jax_add_i64_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8) {
            store_f64(z, i, add_f64(load_i64_as_f64(x, i), load_f64(y, i)));
            store_f64(z, i + 4, add_f64(load_i64_as_f64(x, i + 4), load_f64(y, i + 4)));
        }
    }
}

KERNEL jax_add_i64_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 4)
            add_i64_and_c64(z, x, y, i);
    }
}

KERNEL jax_add_i64_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 4)
            store_c128(z, i, add_c128(load_i64_as_c128(x, i), load_c128(y, i)));
    }
}

KERNEL jax_add_bf16_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            add_bf16_bf16(z, x, y, i);
    }
}

KERNEL jax_add_bf16_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_f32(z, 0, add_f32(load_bf16_as_f32(x, 0), load_f16_as_f32(y, 0)));
        store_f32(z, 8, add_f32(load_bf16_as_f32(x, 8), load_f16_as_f32(y, 8)));
        store_f32(z, 16, add_f32(load_bf16_as_f32(x, 16), load_f16_as_f32(y, 16)));
        store_f32(z, 24, add_f32(load_bf16_as_f32(x, 24), load_f16_as_f32(y, 24)));
    }
}

KERNEL jax_add_bf16_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_f32(z, 0, add_f32(load_bf16_as_f32(x, 0), load_f32(y, 0)));
        store_f32(z, 8, add_f32(load_bf16_as_f32(x, 8), load_f32(y, 8)));
        store_f32(z, 16, add_f32(load_bf16_as_f32(x, 16), load_f32(y, 16)));
        store_f32(z, 24, add_f32(load_bf16_as_f32(x, 24), load_f32(y, 24)));
    }
}

KERNEL jax_add_bf16_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f64(z, i, add_f64(load_bf16_as_f64(x, i), load_f64(y, i)));
            store_f64(z, i + 4, add_f64(load_bf16_as_f64(x, i + 4), load_f64(y, i + 4)));
            store_f64(z, i + 8, add_f64(load_bf16_as_f64(x, i + 8), load_f64(y, i + 8)));
            store_f64(z, i + 12, add_f64(load_bf16_as_f64(x, i + 12), load_f64(y, i + 12)));
        }
    }
}

KERNEL jax_add_bf16_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c64(z, i, add_c64(load_bf16_as_c64(x, i), load_c64(y, i)));
            store_c64(z, i + 8, add_c64(load_bf16_as_c64(x, i + 8), load_c64(y, i + 8)));
        }
    }
}

KERNEL jax_add_bf16_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8) {
            store_c128(z, i, add_c128(load_bf16_as_c128(x, i), load_c128(y, i)));
            store_c128(z, i + 4, add_c128(load_bf16_as_c128(x, i + 4), load_c128(y, i + 4)));
        }
    }
}

KERNEL jax_add_bf16_f_weak_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_bf16(z, i, add_f32(load_bf16_as_f32(x, i), round_f32_to_bf16(load_f64_as_f32(y, i))),
                                    add_f32(load_bf16_as_f32(x, i + 8), round_f32_to_bf16(load_f64_as_f32(y, i + 8))));
    }
}

KERNEL jax_add_bf16_c_weak_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_c64(z, i, add_c64(load_bf16_as_c64(x, i), load_c128_as_c64(y, i)));
    }
}

KERNEL jax_add_f16_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_f32_as_f16(z, 0, add_f32(load_f16_as_f32(x, 0), load_f16_as_f32(y, 0)));
        store_f32_as_f16(z, 8, add_f32(load_f16_as_f32(x, 8), load_f16_as_f32(y, 8)));
        store_f32_as_f16(z, 16, add_f32(load_f16_as_f32(x, 16), load_f16_as_f32(y, 16)));
        store_f32_as_f16(z, 24, add_f32(load_f16_as_f32(x, 24), load_f16_as_f32(y, 24)));
    }
}

KERNEL jax_add_f16_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_f32(z, 0, add_f32(load_f16_as_f32(x, 0), load_f32(y, 0)));
        store_f32(z, 8, add_f32(load_f16_as_f32(x, 8), load_f32(y, 8)));
        store_f32(z, 16, add_f32(load_f16_as_f32(x, 16), load_f32(y, 16)));
        store_f32(z, 24, add_f32(load_f16_as_f32(x, 24), load_f32(y, 24)));
    }
}

KERNEL jax_add_f16_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f64(z, i, add_f64(load_f16_as_f64(x, i), load_f64(y, i)));
            store_f64(z, i + 4, add_f64(load_f16_as_f64(x, i + 4), load_f64(y, i + 4)));
            store_f64(z, i + 8, add_f64(load_f16_as_f64(x, i + 8), load_f64(y, i + 8)));
            store_f64(z, i + 12, add_f64(load_f16_as_f64(x, i + 12), load_f64(y, i + 12)));
        }
    }
}

KERNEL jax_add_f16_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            add_f16_and_c64(z, x, y, i);
            add_f16_and_c64(z, x, y, i + 4);
            add_f16_and_c64(z, x, y, i + 8);
            add_f16_and_c64(z, x, y, i + 12);
        }
    }
}

KERNEL jax_add_f16_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8) {
            store_c128(z, i, add_c128(load_f16_as_c128(x, i), load_c128(y, i)));
            store_c128(z, i + 4, add_c128(load_f16_as_c128(x, i + 4), load_c128(y, i + 4)));
        }
    }
}

KERNEL jax_add_f16_f_weak_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f32_as_f16(z, i, add_f32(load_f16_as_f32(x, i), round_f32_to_f16(load_f64_as_f32(y, i))));
            store_f32_as_f16(z, i + 8, add_f32(load_f16_as_f32(x, i + 8), round_f32_to_f16(load_f64_as_f32(y, i + 8))));
        }
    }
}

KERNEL jax_add_f16_c_weak_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_c64(z, i, add_c64(load_f16_as_c64(x, i), load_c128_as_c64(y, i)));
    }
}

KERNEL jax_add_f32_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_f32(z, 0, add_f32(load_f32(x, 0), load_f32(y, 0)));
        store_f32(z, 8, add_f32(load_f32(x, 8), load_f32(y, 8)));
        store_f32(z, 16, add_f32(load_f32(x, 16), load_f32(y, 16)));
        store_f32(z, 24, add_f32(load_f32(x, 24), load_f32(y, 24)));
    }
}

KERNEL jax_add_f32_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f64(z, i, add_f64(load_f32_as_f64(x, i), load_f64(y, i)));
            store_f64(z, i + 4, add_f64(load_f32_as_f64(x, i + 4), load_f64(y, i + 4)));
            store_f64(z, i + 8, add_f64(load_f32_as_f64(x, i + 8), load_f64(y, i + 8)));
            store_f64(z, i + 12, add_f64(load_f32_as_f64(x, i + 12), load_f64(y, i + 12)));
        }
    }
}

KERNEL jax_add_f32_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            add_f32_and_c64(z, x, y, i);
            add_f32_and_c64(z, x, y, i + 4);
            add_f32_and_c64(z, x, y, i + 8);
            add_f32_and_c64(z, x, y, i + 12);
        }
    }
}

KERNEL jax_add_f32_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8) {
            store_c128(z, i, add_c128(load_f32_as_c128(x, i), load_c128(y, i)));
            store_c128(z, i + 4, add_c128(load_f32_as_c128(x, i + 4), load_c128(y, i + 4)));
        }
    }
}

KERNEL jax_add_f32_f_weak_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_f32(z, 0, add_f32(load_f32(x, 0), load_f64_as_f32(y, 0)));
        store_f32(z, 8, add_f32(load_f32(x, 8), load_f64_as_f32(y, 8)));
        store_f32(z, 16, add_f32(load_f32(x, 16), load_f64_as_f32(y, 16)));
        store_f32(z, 24, add_f32(load_f32(x, 24), load_f64_as_f32(y, 24)));
    }
}

KERNEL jax_add_f32_c_weak_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_c64(z, i, add_c64(load_f32_as_c64(x, i), load_c128_as_c64(y, i)));
    }
}

KERNEL jax_add_f64_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_f64(z, 0, add_f64(load_f64(x, 0), load_f64(y, 0)));
        store_f64(z, 4, add_f64(load_f64(x, 4), load_f64(y, 4)));
        store_f64(z, 8, add_f64(load_f64(x, 8), load_f64(y, 8)));
        store_f64(z, 12, add_f64(load_f64(x, 12), load_f64(y, 12)));
        store_f64(z, 16, add_f64(load_f64(x, 16), load_f64(y, 16)));
        store_f64(z, 20, add_f64(load_f64(x, 20), load_f64(y, 20)));
        store_f64(z, 24, add_f64(load_f64(x, 24), load_f64(y, 24)));
        store_f64(z, 28, add_f64(load_f64(x, 28), load_f64(y, 28)));
    }
}

KERNEL jax_add_f64_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8) {
            store_c128(z, i, add_c128(load_f64_as_c128(x, i), load_c64_as_c128(y, i)));
            store_c128(z, i + 4, add_c128(load_f64_as_c128(x, i + 4), load_c64_as_c128(y, i + 4)));
        }
    }
}

KERNEL jax_add_f64_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8) {
            store_c128(z, i, add_c128(load_f64_as_c128(x, i), load_c128(y, i)));
            store_c128(z, i + 4, add_c128(load_f64_as_c128(x, i + 4), load_c128(y, i + 4)));
        }
    }
}

KERNEL jax_add_c64_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        add_c64_and_c64(z, x, y, 0);
        add_c64_and_c64(z, x, y, 4);
        add_c64_and_c64(z, x, y, 8);
        add_c64_and_c64(z, x, y, 12);
        add_c64_and_c64(z, x, y, 16);
        add_c64_and_c64(z, x, y, 20);
        add_c64_and_c64(z, x, y, 24);
        add_c64_and_c64(z, x, y, 28);
    }
}

KERNEL jax_add_c64_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8) {
            store_c128(z, i, add_c128(load_c64_as_c128(x, i), load_c128(y, i)));
            store_c128(z, i + 4, add_c128(load_c64_as_c128(x, i + 4), load_c128(y, i + 4)));
        }
    }
}

KERNEL jax_add_c64_f_weak_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            add_f64_and_c64(z, y, x, i);
            add_f64_and_c64(z, y, x, i + 4);
            add_f64_and_c64(z, y, x, i + 8);
            add_f64_and_c64(z, y, x, i + 12);
        }
    }
}

KERNEL jax_add_c64_c_weak_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c64(z, i, add_c64(load_c64(x, i), load_c128_as_c64(y, i)));
            store_c64(z, i + 8, add_c64(load_c64(x, i + 8), load_c128_as_c64(y, i + 8)));
        }
    }
}

KERNEL jax_add_c128_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i += 16) {
            store_c128(z, i, add_c128(load_c128(x, i), load_c128(y, i)));
            store_c128(z, i + 4, add_c128(load_c128(x, i + 4), load_c128(y, i + 4)));
            store_c128(z, i + 8, add_c128(load_c128(x, i + 8), load_c128(y, i + 8)));
            store_c128(z, i + 12, add_c128(load_c128(x, i + 12), load_c128(y, i + 12)));
        }
    }
}

#else
typedef int jax_add_avx2_is_absent_; /* ISO C requires a declaration in every file. */
#endif
