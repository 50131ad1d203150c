/*
 * kernels/jax_add_scalar.c: add in portable C.
 *
 * Made by joinery 0.2.0 from specs/jax.lua; SHA-256 of what it defines, without comments and free text:
 * 3a319286f3c59695d53b93e5ea48e25503392aff0d6a0aa944084b92e4d4e801.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR --emit tables,dispatch,kernels,rust --ops add,sqrt --isa scalar,avx2
 * The licence of this file is yours to choose.
 */
/* clang-format off */
#include "jax_scalar.h"

jax_kernel
    jax_add_b_b_scalar, jax_add_b_u8_scalar, jax_add_b_u16_scalar, jax_add_b_u32_scalar, jax_add_b_u64_scalar,
    jax_add_b_bf16_scalar, jax_add_b_f16_scalar, jax_add_b_f32_scalar, jax_add_b_f64_scalar, jax_add_b_c64_scalar,
    jax_add_b_c128_scalar, jax_add_u8_u8_scalar, jax_add_u8_u16_scalar, jax_add_u8_u32_scalar, jax_add_u8_u64_scalar,
    jax_add_u8_i8_scalar, jax_add_u8_bf16_scalar, jax_add_u8_f16_scalar, jax_add_u8_f32_scalar,
    jax_add_u8_f64_scalar, jax_add_u8_c64_scalar, jax_add_u8_c128_scalar, jax_add_u8_i_weak_scalar,
    jax_add_u16_u16_scalar, jax_add_u16_u32_scalar, jax_add_u16_u64_scalar, jax_add_u16_i8_scalar,
    jax_add_u16_i16_scalar, jax_add_u16_bf16_scalar, jax_add_u16_f16_scalar, jax_add_u16_f32_scalar,
    jax_add_u16_f64_scalar, jax_add_u16_c64_scalar, jax_add_u16_c128_scalar, jax_add_u16_i_weak_scalar,
    jax_add_u32_u32_scalar, jax_add_u32_u64_scalar, jax_add_u32_i8_scalar, jax_add_u32_i16_scalar,
    jax_add_u32_i32_scalar, jax_add_u32_bf16_scalar, jax_add_u32_f16_scalar, jax_add_u32_f32_scalar,
    jax_add_u32_f64_scalar, jax_add_u32_c64_scalar, jax_add_u32_c128_scalar, jax_add_u32_i_weak_scalar,
    jax_add_u64_u64_scalar, jax_add_u64_i8_scalar, jax_add_u64_i16_scalar, jax_add_u64_i32_scalar,
    jax_add_u64_i64_scalar, jax_add_u64_bf16_scalar, jax_add_u64_f16_scalar, jax_add_u64_f32_scalar,
    jax_add_u64_f64_scalar, jax_add_u64_c64_scalar, jax_add_u64_c128_scalar, jax_add_i8_i16_scalar,
    jax_add_i8_i32_scalar, jax_add_i8_i64_scalar, jax_add_i8_bf16_scalar, jax_add_i8_f16_scalar,
    jax_add_i8_f32_scalar, jax_add_i8_f64_scalar, jax_add_i8_c64_scalar, jax_add_i8_c128_scalar,
    jax_add_i16_i32_scalar, jax_add_i16_i64_scalar, jax_add_i16_bf16_scalar, jax_add_i16_f16_scalar,
    jax_add_i16_f32_scalar, jax_add_i16_f64_scalar, jax_add_i16_c64_scalar, jax_add_i16_c128_scalar,
    jax_add_i32_i64_scalar, jax_add_i32_bf16_scalar, jax_add_i32_f16_scalar, jax_add_i32_f32_scalar,
    jax_add_i32_f64_scalar, jax_add_i32_c64_scalar, jax_add_i32_c128_scalar, jax_add_i64_bf16_scalar,
    jax_add_i64_f16_scalar, jax_add_i64_f32_scalar, jax_add_i64_f64_scalar, jax_add_i64_c64_scalar,
    jax_add_i64_c128_scalar, jax_add_bf16_bf16_scalar, jax_add_bf16_f16_scalar, jax_add_bf16_f32_scalar,
    jax_add_bf16_f64_scalar, jax_add_bf16_c64_scalar, jax_add_bf16_c128_scalar, jax_add_bf16_f_weak_scalar,
    jax_add_bf16_c_weak_scalar, jax_add_f16_f16_scalar, jax_add_f16_f32_scalar, jax_add_f16_f64_scalar,
    jax_add_f16_c64_scalar, jax_add_f16_c128_scalar, jax_add_f16_f_weak_scalar, jax_add_f16_c_weak_scalar,
    jax_add_f32_f32_scalar, jax_add_f32_f64_scalar, jax_add_f32_c64_scalar, jax_add_f32_c128_scalar,
    jax_add_f32_f_weak_scalar, jax_add_f32_c_weak_scalar, jax_add_f64_f64_scalar, jax_add_f64_c64_scalar,
    jax_add_f64_c128_scalar, jax_add_c64_c64_scalar, jax_add_c64_c128_scalar, jax_add_c64_f_weak_scalar,
    jax_add_c64_c_weak_scalar, jax_add_c128_c128_scalar;

KERNEL jax_add_b_b_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_or_u8(load_u8_as_b(x, i), load_u8_as_b(y, i)));
    }
}

KERNEL jax_add_b_u8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, add_u8(load_u8_as_b(x, i), load_u8(y, i)));
    }
}

KERNEL jax_add_b_u16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i++)
            store_u16(z, i, add_u16(load_b_as_u16(x, i), load_u16(y, i)));
    }
}

KERNEL jax_add_b_u32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i++)
            store_u32(z, i, add_u32(load_b_as_u32(x, i), load_u32(y, i)));
    }
}

KERNEL jax_add_b_u64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_u64(z, i, add_u64(load_b_as_u64(x, i), load_u64(y, i)));
    }
}

KERNEL jax_add_b_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i++)
            store_f32_as_bf16(z, i, add_f32(load_b_as_f32(x, i), load_bf16_as_f32(y, i)));
    }
}

KERNEL jax_add_b_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i++)
            store_f32_as_f16(z, i, add_f32(load_b_as_f32(x, i), load_f16_as_f32(y, i)));
    }
}

KERNEL jax_add_b_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i++)
            store_f32(z, i, add_f32(load_b_as_f32(x, i), load_f32(y, i)));
    }
}

KERNEL jax_add_b_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_f64(z, i, add_f64(load_b_as_f64(x, i), load_f64(y, i)));
    }
}

KERNEL jax_add_b_c64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_c64(z, i, add_c64(load_b_as_c64(x, i), load_c64(y, i)));
    }
}

KERNEL jax_add_b_c128_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i++)
            store_c128(z, i, add_c128(load_b_as_c128(x, i), load_c128(y, i)));
    }
}

KERNEL jax_add_u8_u8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, add_u8(load_u8(x, i), load_u8(y, i)));
    }
}

KERNEL jax_add_u8_u16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i++)
            store_u16(z, i, add_u16(load_u8_as_u16(x, i), load_u16(y, i)));
    }
}

KERNEL jax_add_u8_u32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i++)
            store_u32(z, i, add_u32(load_u8_as_u32(x, i), load_u32(y, i)));
    }
}

KERNEL jax_add_u8_u64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_u64(z, i, add_u64(load_u8_as_u64(x, i), load_u64(y, i)));
    }
}

KERNEL jax_add_u8_i8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i++)
            store_u16(z, i, add_u16(load_u8_as_u16(x, i), load_i8_as_i16(y, i)));
    }
}

KERNEL jax_add_u8_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i++)
            store_f32_as_bf16(z, i, add_f32(load_u8_as_f32(x, i), load_bf16_as_f32(y, i)));
    }
}

KERNEL jax_add_u8_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i++)
            store_f32_as_f16(z, i, add_f32(load_u8_as_f32(x, i), load_f16_as_f32(y, i)));
    }
}

KERNEL jax_add_u8_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i++)
            store_f32(z, i, add_f32(load_u8_as_f32(x, i), load_f32(y, i)));
    }
}

KERNEL jax_add_u8_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_f64(z, i, add_f64(load_u8_as_f64(x, i), load_f64(y, i)));
    }
}

KERNEL jax_add_u8_c64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_c64(z, i, add_c64(load_u8_as_c64(x, i), load_c64(y, i)));
    }
}

KERNEL jax_add_u8_c128_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i++)
            store_c128(z, i, add_c128(load_u8_as_c128(x, i), load_c128(y, i)));
    }
}

KERNEL jax_add_u8_i_weak_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, add_u8(load_u8(x, i), load_u64_as_u8(y, i)));
    }
}

KERNEL jax_add_u16_u16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i++)
            store_u16(z, i, add_u16(load_u16(x, i), load_u16(y, i)));
    }
}

KERNEL jax_add_u16_u32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i++)
            store_u32(z, i, add_u32(load_u16_as_u32(x, i), load_u32(y, i)));
    }
}

KERNEL jax_add_u16_u64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_u64(z, i, add_u64(load_u16_as_u64(x, i), load_u64(y, i)));
    }
}

KERNEL jax_add_u16_i8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i++)
            store_u32(z, i, add_u32(load_u16_as_u32(x, i), load_i8_as_i32(y, i)));
    }
}

KERNEL jax_add_u16_i16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i++)
            store_u32(z, i, add_u32(load_u16_as_u32(x, i), load_i16_as_i32(y, i)));
    }
}

KERNEL jax_add_u16_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i++)
            store_f32_as_bf16(z, i, add_f32(round_f32_to_bf16(load_u16_as_f32(x, i)), load_bf16_as_f32(y, i)));
    }
}

KERNEL jax_add_u16_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i++)
            store_f32_as_f16(z, i, add_f32(round_f32_to_f16(load_u16_as_f32(x, i)), load_f16_as_f32(y, i)));
    }
}

KERNEL jax_add_u16_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i++)
            store_f32(z, i, add_f32(load_u16_as_f32(x, i), load_f32(y, i)));
    }
}

KERNEL jax_add_u16_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_f64(z, i, add_f64(load_u16_as_f64(x, i), load_f64(y, i)));
    }
}

KERNEL jax_add_u16_c64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_c64(z, i, add_c64(load_u16_as_c64(x, i), load_c64(y, i)));
    }
}

KERNEL jax_add_u16_c128_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i++)
            store_c128(z, i, add_c128(load_u16_as_c128(x, i), load_c128(y, i)));
    }
}

KERNEL jax_add_u16_i_weak_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i++)
            store_u16(z, i, add_u16(load_u16(x, i), load_u64_as_u16(y, i)));
    }
}

KERNEL jax_add_u32_u32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i++)
            store_u32(z, i, add_u32(load_u32(x, i), load_u32(y, i)));
    }
}

KERNEL jax_add_u32_u64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_u64(z, i, add_u64(load_u32_as_u64(x, i), load_u64(y, i)));
    }
}

KERNEL jax_add_u32_i8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_u64(z, i, add_u64(load_u32_as_u64(x, i), load_i8_as_i64(y, i)));
    }
}

KERNEL jax_add_u32_i16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_u64(z, i, add_u64(load_u32_as_u64(x, i), load_i16_as_i64(y, i)));
    }
}

KERNEL jax_add_u32_i32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_u64(z, i, add_u64(load_u32_as_u64(x, i), load_i32_as_i64(y, i)));
    }
}

KERNEL jax_add_u32_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i++)
            store_f32_as_bf16(z, i, add_f32(round_f32_to_bf16(load_u32_as_f32(x, i)), load_bf16_as_f32(y, i)));
    }
}

KERNEL jax_add_u32_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i++)
            store_f32_as_f16(z, i, add_f32(round_f32_to_f16(load_u32_as_f32(x, i)), load_f16_as_f32(y, i)));
    }
}

KERNEL jax_add_u32_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i++)
            store_f32(z, i, add_f32(load_u32_as_f32(x, i), load_f32(y, i)));
    }
}

KERNEL jax_add_u32_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_f64(z, i, add_f64(load_u32_as_f64(x, i), load_f64(y, i)));
    }
}

KERNEL jax_add_u32_c64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_c64(z, i, add_c64(load_u32_as_c64(x, i), load_c64(y, i)));
    }
}

KERNEL jax_add_u32_c128_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i++)
            store_c128(z, i, add_c128(load_u32_as_c128(x, i), load_c128(y, i)));
    }
}

KERNEL jax_add_u32_i_weak_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i++)
            store_u32(z, i, add_u32(load_u32(x, i), load_u64_as_u32(y, i)));
    }
}

KERNEL jax_add_u64_u64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_u64(z, i, add_u64(load_u64(x, i), load_u64(y, i)));
    }
}

KERNEL jax_add_u64_i8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_f64(z, i, add_f64(load_u64_as_f64(x, i), load_i8_as_f64(y, i)));
    }
}

KERNEL jax_add_u64_i16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_f64(z, i, add_f64(load_u64_as_f64(x, i), load_i16_as_f64(y, i)));
    }
}

KERNEL jax_add_u64_i32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_f64(z, i, add_f64(load_u64_as_f64(x, i), load_i32_as_f64(y, i)));
    }
}

KERNEL jax_add_u64_i64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_f64(z, i, add_f64(load_u64_as_f64(x, i), load_i64_as_f64(y, i)));
    }
}

KERNEL jax_add_u64_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i++)
            store_f32_as_bf16(z, i, add_f32(round_f32_to_bf16(load_u64_as_f32(x, i)), load_bf16_as_f32(y, i)));
    }
}

KERNEL jax_add_u64_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i++)
            store_f32_as_f16(z, i, add_f32(round_f32_to_f16(load_u64_as_f32(x, i)), load_f16_as_f32(y, i)));
    }
}

KERNEL jax_add_u64_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i++)
            store_f32(z, i, add_f32(load_u64_as_f32(x, i), load_f32(y, i)));
    }
}

KERNEL jax_add_u64_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_f64(z, i, add_f64(load_u64_as_f64(x, i), load_f64(y, i)));
    }
}

KERNEL jax_add_u64_c64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_c64(z, i, add_c64(load_u64_as_c64(x, i), load_c64(y, i)));
    }
}

KERNEL jax_add_u64_c128_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i++)
            store_c128(z, i, add_c128(load_u64_as_c128(x, i), load_c128(y, i)));
    }
}

KERNEL jax_add_i8_i16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i++)
            store_u16(z, i, add_u16(load_i8_as_i16(x, i), load_u16(y, i)));
    }
}

KERNEL jax_add_i8_i32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i++)
            store_u32(z, i, add_u32(load_i8_as_i32(x, i), load_u32(y, i)));
    }
}

KERNEL jax_add_i8_i64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_u64(z, i, add_u64(load_i8_as_i64(x, i), load_u64(y, i)));
    }
}

KERNEL jax_add_i8_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i++)
            store_f32_as_bf16(z, i, add_f32(load_i8_as_f32(x, i), load_bf16_as_f32(y, i)));
    }
}

KERNEL jax_add_i8_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i++)
            store_f32_as_f16(z, i, add_f32(load_i8_as_f32(x, i), load_f16_as_f32(y, i)));
    }
}

KERNEL jax_add_i8_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i++)
            store_f32(z, i, add_f32(load_i8_as_f32(x, i), load_f32(y, i)));
    }
}

KERNEL jax_add_i8_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_f64(z, i, add_f64(load_i8_as_f64(x, i), load_f64(y, i)));
    }
}

KERNEL jax_add_i8_c64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_c64(z, i, add_c64(load_i8_as_c64(x, i), load_c64(y, i)));
    }
}

KERNEL jax_add_i8_c128_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i++)
            store_c128(z, i, add_c128(load_i8_as_c128(x, i), load_c128(y, i)));
    }
}

KERNEL jax_add_i16_i32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i++)
            store_u32(z, i, add_u32(load_i16_as_i32(x, i), load_u32(y, i)));
    }
}

KERNEL jax_add_i16_i64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_u64(z, i, add_u64(load_i16_as_i64(x, i), load_u64(y, i)));
    }
}

KERNEL jax_add_i16_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i++)
            store_f32_as_bf16(z, i, add_f32(round_f32_to_bf16(load_i16_as_f32(x, i)), load_bf16_as_f32(y, i)));
    }
}

KERNEL jax_add_i16_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i++)
            store_f32_as_f16(z, i, add_f32(round_f32_to_f16(load_i16_as_f32(x, i)), load_f16_as_f32(y, i)));
    }
}

KERNEL jax_add_i16_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i++)
            store_f32(z, i, add_f32(load_i16_as_f32(x, i), load_f32(y, i)));
    }
}

KERNEL jax_add_i16_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_f64(z, i, add_f64(load_i16_as_f64(x, i), load_f64(y, i)));
    }
}

KERNEL jax_add_i16_c64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_c64(z, i, add_c64(load_i16_as_c64(x, i), load_c64(y, i)));
    }
}

KERNEL jax_add_i16_c128_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i++)
            store_c128(z, i, add_c128(load_i16_as_c128(x, i), load_c128(y, i)));
    }
}

KERNEL jax_add_i32_i64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_u64(z, i, add_u64(load_i32_as_i64(x, i), load_u64(y, i)));
    }
}

KERNEL jax_add_i32_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i++)
            store_f32_as_bf16(z, i, add_f32(round_f32_to_bf16(load_i32_as_f32(x, i)), load_bf16_as_f32(y, i)));
    }
}

KERNEL jax_add_i32_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i++)
            store_f32_as_f16(z, i, add_f32(round_f32_to_f16(load_i32_as_f32(x, i)), load_f16_as_f32(y, i)));
    }
}

KERNEL jax_add_i32_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i++)
            store_f32(z, i, add_f32(load_i32_as_f32(x, i), load_f32(y, i)));
    }
}

KERNEL jax_add_i32_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_f64(z, i, add_f64(load_i32_as_f64(x, i), load_f64(y, i)));
    }
}

KERNEL jax_add_i32_c64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_c64(z, i, add_c64(load_i32_as_c64(x, i), load_c64(y, i)));
    }
}

KERNEL jax_add_i32_c128_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i++)
            store_c128(z, i, add_c128(load_i32_as_c128(x, i), load_c128(y, i)));
    }
}

KERNEL jax_add_i64_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i++)
            store_f32_as_bf16(z, i, add_f32(round_f32_to_bf16(load_i64_as_f32(x, i)), load_bf16_as_f32(y, i)));
    }
}

KERNEL jax_add_i64_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i++)
            store_f32_as_f16(z, i, add_f32(round_f32_to_f16(load_i64_as_f32(x, i)), load_f16_as_f32(y, i)));
    }
}

KERNEL jax_add_i64_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i++)
            store_f32(z, i, add_f32(load_i64_as_f32(x, i), load_f32(y, i)));
    }
}

KERNEL jax_add_i64_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_f64(z, i, add_f64(load_i64_as_f64(x, i), load_f64(y, i)));
    }
}

KERNEL jax_add_i64_c64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_c64(z, i, add_c64(load_i64_as_c64(x, i), load_c64(y, i)));
    }
}

KERNEL jax_add_i64_c128_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i++)
            store_c128(z, i, add_c128(load_i64_as_c128(x, i), load_c128(y, i)));
    }
}

KERNEL jax_add_bf16_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i++)
            store_f32_as_bf16(z, i, add_f32(load_bf16_as_f32(x, i), load_bf16_as_f32(y, i)));
    }
}

KERNEL jax_add_bf16_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i++)
            store_f32(z, i, add_f32(load_bf16_as_f32(x, i), load_f16_as_f32(y, i)));
    }
}

KERNEL jax_add_bf16_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i++)
            store_f32(z, i, add_f32(load_bf16_as_f32(x, i), load_f32(y, i)));
    }
}

KERNEL jax_add_bf16_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_f64(z, i, add_f64(load_bf16_as_f64(x, i), load_f64(y, i)));
    }
}

KERNEL jax_add_bf16_c64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_c64(z, i, add_c64(load_bf16_as_c64(x, i), load_c64(y, i)));
    }
}

KERNEL jax_add_bf16_c128_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i++)
            store_c128(z, i, add_c128(load_bf16_as_c128(x, i), load_c128(y, i)));
    }
}

KERNEL jax_add_bf16_f_weak_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i++)
            store_f32_as_bf16(z, i, add_f32(load_bf16_as_f32(x, i), round_f32_to_bf16(load_f64_as_f32(y, i))));
    }
}

KERNEL jax_add_bf16_c_weak_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_c64(z, i, add_c64(load_bf16_as_c64(x, i), load_c128_as_c64(y, i)));
    }
}

KERNEL jax_add_f16_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i++)
            store_f32_as_f16(z, i, add_f32(load_f16_as_f32(x, i), load_f16_as_f32(y, i)));
    }
}

KERNEL jax_add_f16_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i++)
            store_f32(z, i, add_f32(load_f16_as_f32(x, i), load_f32(y, i)));
    }
}

KERNEL jax_add_f16_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_f64(z, i, add_f64(load_f16_as_f64(x, i), load_f64(y, i)));
    }
}

KERNEL jax_add_f16_c64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_c64(z, i, add_c64(load_f16_as_c64(x, i), load_c64(y, i)));
    }
}

KERNEL jax_add_f16_c128_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i++)
            store_c128(z, i, add_c128(load_f16_as_c128(x, i), load_c128(y, i)));
    }
}

KERNEL jax_add_f16_f_weak_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i++)
            store_f32_as_f16(z, i, add_f32(load_f16_as_f32(x, i), round_f32_to_f16(load_f64_as_f32(y, i))));
    }
}

KERNEL jax_add_f16_c_weak_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_c64(z, i, add_c64(load_f16_as_c64(x, i), load_c128_as_c64(y, i)));
    }
}

KERNEL jax_add_f32_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i++)
            store_f32(z, i, add_f32(load_f32(x, i), load_f32(y, i)));
    }
}

KERNEL jax_add_f32_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_f64(z, i, add_f64(load_f32_as_f64(x, i), load_f64(y, i)));
    }
}

KERNEL jax_add_f32_c64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_c64(z, i, add_c64(load_f32_as_c64(x, i), load_c64(y, i)));
    }
}

KERNEL jax_add_f32_c128_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i++)
            store_c128(z, i, add_c128(load_f32_as_c128(x, i), load_c128(y, i)));
    }
}

KERNEL jax_add_f32_f_weak_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i++)
            store_f32(z, i, add_f32(load_f32(x, i), load_f64_as_f32(y, i)));
    }
}

KERNEL jax_add_f32_c_weak_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_c64(z, i, add_c64(load_f32_as_c64(x, i), load_c128_as_c64(y, i)));
    }
}

KERNEL jax_add_f64_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_f64(z, i, add_f64(load_f64(x, i), load_f64(y, i)));
    }
}

KERNEL jax_add_f64_c64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i++)
            store_c128(z, i, add_c128(load_f64_as_c128(x, i), load_c64_as_c128(y, i)));
    }
}

KERNEL jax_add_f64_c128_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i++)
            store_c128(z, i, add_c128(load_f64_as_c128(x, i), load_c128(y, i)));
    }
}

KERNEL jax_add_c64_c64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_c64(z, i, add_c64(load_c64(x, i), load_c64(y, i)));
    }
}

KERNEL jax_add_c64_c128_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i++)
            store_c128(z, i, add_c128(load_c64_as_c128(x, i), load_c128(y, i)));
    }
}

KERNEL jax_add_c64_f_weak_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_c64(z, i, add_c64(load_c64(x, i), load_f64_as_c64(y, i)));
    }
}

KERNEL jax_add_c64_c_weak_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_c64(z, i, add_c64(load_c64(x, i), load_c128_as_c64(y, i)));
    }
}

KERNEL jax_add_c128_c128_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 512) {
        for (size_t i = 0; i < 32; i++)
            store_c128(z, i, add_c128(load_c128(x, i), load_c128(y, i)));
    }
}
