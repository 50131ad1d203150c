/*
 * kernels/jax_copysign_scalar.c: copysign in portable C.
 *
 * Made by joinery 0.2.0 from specs/jax.lua; SHA-256 of what it defines, without comments and free text:
 * e6ee428d8e4e659858c0dd39974ac33cec3898f6d254d00e0ffaa7566824f1e3.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR
 * The licence of this file is yours to choose.
 */
/* clang-format off */
#include "jax_scalar.h"

jax_kernel
    jax_copysign_f32_f32_scalar, jax_copysign_f64_f64_scalar, jax_copysign_bf16_bf16_scalar,
    jax_copysign_u8_u8_scalar, jax_copysign_u16_u16_scalar, jax_copysign_u32_u32_scalar, jax_copysign_u64_u64_scalar,
    jax_copysign_i8_i8_scalar, jax_copysign_i16_i16_scalar, jax_copysign_i32_i32_scalar;

KERNEL jax_copysign_f32_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i++)
            store_u32(z, i, bitwise_or_u32(bitwise_and_u32(load_u32(x, i), constant_u32(0x7fffffff)),
                                           bitwise_and_u32(load_u32(y, i), constant_u32(0x80000000))));
    }
}

KERNEL jax_copysign_f64_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_u64(z, i, bitwise_or_u64(bitwise_and_u64(load_u64(x, i), constant_u64(UINT64_C(0x7fffffffffffffff))),
                                           bitwise_and_u64(load_u64(y, i), constant_u64(UINT64_C(0x8000000000000000)))));
    }
}

KERNEL jax_copysign_bf16_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i++)
            store_u16(z, i, bitwise_or_u16(bitwise_and_u16(load_u16(x, i), constant_u16(0x7fff)),
                                           bitwise_and_u16(load_u16(y, i), constant_u16(0x8000))));
    }
}

KERNEL jax_copysign_u8_u8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        char x_as_f32[128];
        for (size_t i = 0; i < 32; i++)
            store_f32(x_as_f32, i, load_u8_as_f32(x, i));
        char y_as_f32[128];
        for (size_t i = 0; i < 32; i++)
            store_f32(y_as_f32, i, load_u8_as_f32(y, i));
        for (size_t i = 0; i < 32; i++)
            store_u32(z, i, bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, i), constant_u32(0x7fffffff)),
                                           bitwise_and_u32(load_u32(y_as_f32, i), constant_u32(0x80000000))));
    }
}

KERNEL jax_copysign_u16_u16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        char x_as_f32[128];
        for (size_t i = 0; i < 32; i++)
            store_f32(x_as_f32, i, load_u16_as_f32(x, i));
        char y_as_f32[128];
        for (size_t i = 0; i < 32; i++)
            store_f32(y_as_f32, i, load_u16_as_f32(y, i));
        for (size_t i = 0; i < 32; i++)
            store_u32(z, i, bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, i), constant_u32(0x7fffffff)),
                                           bitwise_and_u32(load_u32(y_as_f32, i), constant_u32(0x80000000))));
    }
}

KERNEL jax_copysign_u32_u32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        char x_as_f32[128];
        for (size_t i = 0; i < 32; i++)
            store_f32(x_as_f32, i, load_u32_as_f32(x, i));
        char y_as_f32[128];
        for (size_t i = 0; i < 32; i++)
            store_f32(y_as_f32, i, load_u32_as_f32(y, i));
        for (size_t i = 0; i < 32; i++)
            store_u32(z, i, bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, i), constant_u32(0x7fffffff)),
                                           bitwise_and_u32(load_u32(y_as_f32, i), constant_u32(0x80000000))));
    }
}

KERNEL jax_copysign_u64_u64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        char x_as_f64[256];
        for (size_t i = 0; i < 32; i++)
            store_f64(x_as_f64, i, load_u64_as_f64(x, i));
        char y_as_f64[256];
        for (size_t i = 0; i < 32; i++)
            store_f64(y_as_f64, i, load_u64_as_f64(y, i));
        for (size_t i = 0; i < 32; i++)
            store_u64(z, i, bitwise_or_u64(bitwise_and_u64(load_u64(x_as_f64, i),
                                                           constant_u64(UINT64_C(0x7fffffffffffffff))),
                                           bitwise_and_u64(load_u64(y_as_f64, i),
                                                           constant_u64(UINT64_C(0x8000000000000000)))));
    }
}

KERNEL jax_copysign_i8_i8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        char x_as_f32[128];
        for (size_t i = 0; i < 32; i++)
            store_f32(x_as_f32, i, load_i8_as_f32(x, i));
        char y_as_f32[128];
        for (size_t i = 0; i < 32; i++)
            store_f32(y_as_f32, i, load_i8_as_f32(y, i));
        for (size_t i = 0; i < 32; i++)
            store_u32(z, i, bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, i), constant_u32(0x7fffffff)),
                                           bitwise_and_u32(load_u32(y_as_f32, i), constant_u32(0x80000000))));
    }
}

KERNEL jax_copysign_i16_i16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        char x_as_f32[128];
        for (size_t i = 0; i < 32; i++)
            store_f32(x_as_f32, i, load_i16_as_f32(x, i));
        char y_as_f32[128];
        for (size_t i = 0; i < 32; i++)
            store_f32(y_as_f32, i, load_i16_as_f32(y, i));
        for (size_t i = 0; i < 32; i++)
            store_u32(z, i, bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, i), constant_u32(0x7fffffff)),
                                           bitwise_and_u32(load_u32(y_as_f32, i), constant_u32(0x80000000))));
    }
}

KERNEL jax_copysign_i32_i32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        char x_as_f32[128];
        for (size_t i = 0; i < 32; i++)
            store_f32(x_as_f32, i, load_i32_as_f32(x, i));
        char y_as_f32[128];
        for (size_t i = 0; i < 32; i++)
            store_f32(y_as_f32, i, load_i32_as_f32(y, i));
        for (size_t i = 0; i < 32; i++)
            store_u32(z, i, bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, i), constant_u32(0x7fffffff)),
                                           bitwise_and_u32(load_u32(y_as_f32, i), constant_u32(0x80000000))));
    }
}
