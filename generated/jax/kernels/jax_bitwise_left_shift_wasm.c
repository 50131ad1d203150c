/*
 * kernels/jax_bitwise_left_shift_wasm.c: bitwise_left_shift in WASM SIMD128.
 *
 * Made by joinery 0.2.0 from specs/jax.lua; SHA-256 of what it defines, without comments and free text:
 * e6ee428d8e4e659858c0dd39974ac33cec3898f6d254d00e0ffaa7566824f1e3.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR
 * The licence of this file is yours to choose.
 */
/* clang-format off */
#include "jax_wasm.h"

#if defined(__wasm__) && defined(__clang__) && !defined(JOINERY_NO_WASM)

jax_kernel
    jax_bitwise_left_shift_b_b_wasm, jax_bitwise_left_shift_b_u8_wasm, jax_bitwise_left_shift_b_u16_wasm,
    jax_bitwise_left_shift_b_u32_wasm, jax_bitwise_left_shift_b_u64_wasm, jax_bitwise_left_shift_u8_b_wasm,
    jax_bitwise_left_shift_u8_u8_wasm, jax_bitwise_left_shift_u8_u16_wasm, jax_bitwise_left_shift_u8_u32_wasm,
    jax_bitwise_left_shift_u8_u64_wasm, jax_bitwise_left_shift_u8_i8_wasm, jax_bitwise_left_shift_u8_i_weak_wasm,
    jax_bitwise_left_shift_u16_b_wasm, jax_bitwise_left_shift_u16_u8_wasm, jax_bitwise_left_shift_u16_u16_wasm,
    jax_bitwise_left_shift_u16_u32_wasm, jax_bitwise_left_shift_u16_u64_wasm, jax_bitwise_left_shift_u16_i8_wasm,
    jax_bitwise_left_shift_u16_i16_wasm, jax_bitwise_left_shift_u16_i_weak_wasm, jax_bitwise_left_shift_u32_b_wasm,
    jax_bitwise_left_shift_u32_u8_wasm, jax_bitwise_left_shift_u32_u16_wasm, jax_bitwise_left_shift_u32_u32_wasm,
    jax_bitwise_left_shift_u32_u64_wasm, jax_bitwise_left_shift_u32_i8_wasm, jax_bitwise_left_shift_u32_i16_wasm,
    jax_bitwise_left_shift_u32_i32_wasm, jax_bitwise_left_shift_u32_i_weak_wasm, jax_bitwise_left_shift_u64_b_wasm,
    jax_bitwise_left_shift_u64_u8_wasm, jax_bitwise_left_shift_u64_u16_wasm, jax_bitwise_left_shift_u64_u32_wasm,
    jax_bitwise_left_shift_u64_u64_wasm, jax_bitwise_left_shift_i8_u8_wasm, jax_bitwise_left_shift_i8_u16_wasm,
    jax_bitwise_left_shift_i8_u32_wasm, jax_bitwise_left_shift_i8_i16_wasm, jax_bitwise_left_shift_i8_i32_wasm,
    jax_bitwise_left_shift_i8_i64_wasm, jax_bitwise_left_shift_i16_u16_wasm, jax_bitwise_left_shift_i16_u32_wasm,
    jax_bitwise_left_shift_i16_i8_wasm, jax_bitwise_left_shift_i16_i32_wasm, jax_bitwise_left_shift_i16_i64_wasm,
    jax_bitwise_left_shift_i32_u32_wasm, jax_bitwise_left_shift_i32_i8_wasm, jax_bitwise_left_shift_i32_i16_wasm,
    jax_bitwise_left_shift_i32_i64_wasm, jax_bitwise_left_shift_i64_i8_wasm, jax_bitwise_left_shift_i64_i16_wasm,
    jax_bitwise_left_shift_i64_i32_wasm, jax_bitwise_left_shift_i_weak_u8_wasm,
    jax_bitwise_left_shift_i_weak_u16_wasm, jax_bitwise_left_shift_i_weak_u32_wasm;

KERNEL jax_bitwise_left_shift_b_b_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 4)
            store_u32(z, i, bitwise_left_shift_u32(load_b_as_u32(x, i), load_b_as_u32(y, i)));
    }
}

KERNEL jax_bitwise_left_shift_b_u8_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_u8(z, i, bitwise_left_shift_u8(load_u8_as_b(x, i), load_u8(y, i)));
    }
}

KERNEL jax_bitwise_left_shift_b_u16_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 8)
            store_u16(z, i, bitwise_left_shift_u16(load_b_as_u16(x, i), load_u16(y, i)));
    }
}

KERNEL jax_bitwise_left_shift_b_u32_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 4)
            store_u32(z, i, bitwise_left_shift_u32(load_b_as_u32(x, i), load_u32(y, i)));
    }
}

KERNEL jax_bitwise_left_shift_b_u64_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 2)
            store_u64(z, i, bitwise_left_shift_u64(load_b_as_u64(x, i), load_u64(y, i)));
    }
}

KERNEL jax_bitwise_left_shift_u8_b_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_u8(z, i, bitwise_left_shift_u8(load_u8(x, i), load_u8_as_b(y, i)));
    }
}

KERNEL jax_bitwise_left_shift_u8_u8_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_u8(z, i, bitwise_left_shift_u8(load_u8(x, i), load_u8(y, i)));
    }
}

KERNEL jax_bitwise_left_shift_u8_u16_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 8)
            store_u16(z, i, bitwise_left_shift_u16(load_u8_as_u16(x, i), load_u16(y, i)));
    }
}

KERNEL jax_bitwise_left_shift_u8_u32_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 4)
            store_u32(z, i, bitwise_left_shift_u32(load_u8_as_u32(x, i), load_u32(y, i)));
    }
}

KERNEL jax_bitwise_left_shift_u8_u64_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 2)
            store_u64(z, i, bitwise_left_shift_u64(load_u8_as_u64(x, i), load_u64(y, i)));
    }
}

KERNEL jax_bitwise_left_shift_u8_i8_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 8)
            store_u16(z, i, bitwise_left_shift_u16(load_u8_as_u16(x, i), load_i8_as_i16(y, i)));
    }
}

KERNEL jax_bitwise_left_shift_u8_i_weak_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_u8(z, i, bitwise_left_shift_u8(load_u8(x, i), load_u64_as_u8(y, i)));
    }
}

KERNEL jax_bitwise_left_shift_u16_b_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 8)
            store_u16(z, i, bitwise_left_shift_u16(load_u16(x, i), load_b_as_u16(y, i)));
    }
}

KERNEL jax_bitwise_left_shift_u16_u8_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 8)
            store_u16(z, i, bitwise_left_shift_u16(load_u16(x, i), load_u8_as_u16(y, i)));
    }
}

KERNEL jax_bitwise_left_shift_u16_u16_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 8)
            store_u16(z, i, bitwise_left_shift_u16(load_u16(x, i), load_u16(y, i)));
    }
}

KERNEL jax_bitwise_left_shift_u16_u32_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 4)
            store_u32(z, i, bitwise_left_shift_u32(load_u16_as_u32(x, i), load_u32(y, i)));
    }
}

KERNEL jax_bitwise_left_shift_u16_u64_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 2)
            store_u64(z, i, bitwise_left_shift_u64(load_u16_as_u64(x, i), load_u64(y, i)));
    }
}

KERNEL jax_bitwise_left_shift_u16_i8_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 4)
            store_u32(z, i, bitwise_left_shift_u32(load_u16_as_u32(x, i), load_i8_as_i32(y, i)));
    }
}

KERNEL jax_bitwise_left_shift_u16_i16_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 4)
            store_u32(z, i, bitwise_left_shift_u32(load_u16_as_u32(x, i), load_i16_as_i32(y, i)));
    }
}

KERNEL jax_bitwise_left_shift_u16_i_weak_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 8)
            store_u16(z, i, bitwise_left_shift_u16(load_u16(x, i), load_u64_as_u16(y, i)));
    }
}

KERNEL jax_bitwise_left_shift_u32_b_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 4)
            store_u32(z, i, bitwise_left_shift_u32(load_u32(x, i), load_b_as_u32(y, i)));
    }
}

KERNEL jax_bitwise_left_shift_u32_u8_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 4)
            store_u32(z, i, bitwise_left_shift_u32(load_u32(x, i), load_u8_as_u32(y, i)));
    }
}

KERNEL jax_bitwise_left_shift_u32_u16_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 4)
            store_u32(z, i, bitwise_left_shift_u32(load_u32(x, i), load_u16_as_u32(y, i)));
    }
}

KERNEL jax_bitwise_left_shift_u32_u32_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 4)
            store_u32(z, i, bitwise_left_shift_u32(load_u32(x, i), load_u32(y, i)));
    }
}

KERNEL jax_bitwise_left_shift_u32_u64_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 2)
            store_u64(z, i, bitwise_left_shift_u64(load_u32_as_u64(x, i), load_u64(y, i)));
    }
}

KERNEL jax_bitwise_left_shift_u32_i8_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 2)
            store_u64(z, i, bitwise_left_shift_u64(load_u32_as_u64(x, i), load_i8_as_i64(y, i)));
    }
}

KERNEL jax_bitwise_left_shift_u32_i16_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 2)
            store_u64(z, i, bitwise_left_shift_u64(load_u32_as_u64(x, i), load_i16_as_i64(y, i)));
    }
}

KERNEL jax_bitwise_left_shift_u32_i32_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 2)
            store_u64(z, i, bitwise_left_shift_u64(load_u32_as_u64(x, i), load_i32_as_i64(y, i)));
    }
}

KERNEL jax_bitwise_left_shift_u32_i_weak_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 4)
            store_u32(z, i, bitwise_left_shift_u32(load_u32(x, i), load_u64_as_u32(y, i)));
    }
}

KERNEL jax_bitwise_left_shift_u64_b_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 2)
            store_u64(z, i, bitwise_left_shift_u64(load_u64(x, i), load_b_as_u64(y, i)));
    }
}

KERNEL jax_bitwise_left_shift_u64_u8_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 2)
            store_u64(z, i, bitwise_left_shift_u64(load_u64(x, i), load_u8_as_u64(y, i)));
    }
}

KERNEL jax_bitwise_left_shift_u64_u16_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 2)
            store_u64(z, i, bitwise_left_shift_u64(load_u64(x, i), load_u16_as_u64(y, i)));
    }
}

KERNEL jax_bitwise_left_shift_u64_u32_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 2)
            store_u64(z, i, bitwise_left_shift_u64(load_u64(x, i), load_u32_as_u64(y, i)));
    }
}

KERNEL jax_bitwise_left_shift_u64_u64_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 2)
            store_u64(z, i, bitwise_left_shift_u64(load_u64(x, i), load_u64(y, i)));
    }
}

KERNEL jax_bitwise_left_shift_i8_u8_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 8)
            store_u16(z, i, bitwise_left_shift_u16(load_i8_as_i16(x, i), load_u8_as_u16(y, i)));
    }
}

KERNEL jax_bitwise_left_shift_i8_u16_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 4)
            store_u32(z, i, bitwise_left_shift_u32(load_i8_as_i32(x, i), load_u16_as_u32(y, i)));
    }
}

KERNEL jax_bitwise_left_shift_i8_u32_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 2)
            store_u64(z, i, bitwise_left_shift_u64(load_i8_as_i64(x, i), load_u32_as_u64(y, i)));
    }
}

KERNEL jax_bitwise_left_shift_i8_i16_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 8)
            store_u16(z, i, bitwise_left_shift_u16(load_i8_as_i16(x, i), load_u16(y, i)));
    }
}

KERNEL jax_bitwise_left_shift_i8_i32_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 4)
            store_u32(z, i, bitwise_left_shift_u32(load_i8_as_i32(x, i), load_u32(y, i)));
    }
}

KERNEL jax_bitwise_left_shift_i8_i64_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 2)
            store_u64(z, i, bitwise_left_shift_u64(load_i8_as_i64(x, i), load_u64(y, i)));
    }
}

KERNEL jax_bitwise_left_shift_i16_u16_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 4)
            store_u32(z, i, bitwise_left_shift_u32(load_i16_as_i32(x, i), load_u16_as_u32(y, i)));
    }
}

KERNEL jax_bitwise_left_shift_i16_u32_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 2)
            store_u64(z, i, bitwise_left_shift_u64(load_i16_as_i64(x, i), load_u32_as_u64(y, i)));
    }
}

KERNEL jax_bitwise_left_shift_i16_i8_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 8)
            store_u16(z, i, bitwise_left_shift_u16(load_u16(x, i), load_i8_as_i16(y, i)));
    }
}

KERNEL jax_bitwise_left_shift_i16_i32_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 4)
            store_u32(z, i, bitwise_left_shift_u32(load_i16_as_i32(x, i), load_u32(y, i)));
    }
}

KERNEL jax_bitwise_left_shift_i16_i64_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 2)
            store_u64(z, i, bitwise_left_shift_u64(load_i16_as_i64(x, i), load_u64(y, i)));
    }
}

KERNEL jax_bitwise_left_shift_i32_u32_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 2)
            store_u64(z, i, bitwise_left_shift_u64(load_i32_as_i64(x, i), load_u32_as_u64(y, i)));
    }
}

KERNEL jax_bitwise_left_shift_i32_i8_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 4)
            store_u32(z, i, bitwise_left_shift_u32(load_u32(x, i), load_i8_as_i32(y, i)));
    }
}

KERNEL jax_bitwise_left_shift_i32_i16_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 4)
            store_u32(z, i, bitwise_left_shift_u32(load_u32(x, i), load_i16_as_i32(y, i)));
    }
}

KERNEL jax_bitwise_left_shift_i32_i64_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 2)
            store_u64(z, i, bitwise_left_shift_u64(load_i32_as_i64(x, i), load_u64(y, i)));
    }
}

KERNEL jax_bitwise_left_shift_i64_i8_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 2)
            store_u64(z, i, bitwise_left_shift_u64(load_u64(x, i), load_i8_as_i64(y, i)));
    }
}

KERNEL jax_bitwise_left_shift_i64_i16_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 2)
            store_u64(z, i, bitwise_left_shift_u64(load_u64(x, i), load_i16_as_i64(y, i)));
    }
}

KERNEL jax_bitwise_left_shift_i64_i32_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 2)
            store_u64(z, i, bitwise_left_shift_u64(load_u64(x, i), load_i32_as_i64(y, i)));
    }
}

KERNEL jax_bitwise_left_shift_i_weak_u8_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_u8(z, i, bitwise_left_shift_u8(load_u64_as_u8(x, i), load_u8(y, i)));
    }
}

KERNEL jax_bitwise_left_shift_i_weak_u16_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 8)
            store_u16(z, i, bitwise_left_shift_u16(load_u64_as_u16(x, i), load_u16(y, i)));
    }
}

KERNEL jax_bitwise_left_shift_i_weak_u32_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 4)
            store_u32(z, i, bitwise_left_shift_u32(load_u64_as_u32(x, i), load_u32(y, i)));
    }
}

#else
typedef int jax_bitwise_left_shift_wasm_is_absent_; /* ISO C wants a declaration in every file. */
#endif
