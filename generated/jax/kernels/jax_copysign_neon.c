/*
 * kernels/jax_copysign_neon.c: copysign in NEON.
 *
 * Made by joinery 0.2.0 from specs/jax.lua; SHA-256 of what it defines, without comments and free text:
 * e6ee428d8e4e659858c0dd39974ac33cec3898f6d254d00e0ffaa7566824f1e3.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR
 * The licence of this file is yours to choose.
 */
/* clang-format off */
#include "jax_neon.h"

#if defined(__aarch64__) && !defined(__AARCH64EB__) && defined(__GNUC__) && !defined(JOINERY_NO_NEON)

jax_kernel
    jax_copysign_f32_f32_neon, jax_copysign_f64_f64_neon, jax_copysign_bf16_bf16_neon, jax_copysign_u8_u8_neon,
    jax_copysign_u16_u16_neon, jax_copysign_u32_u32_neon, jax_copysign_u64_u64_neon, jax_copysign_i8_i8_neon,
    jax_copysign_i16_i16_neon, jax_copysign_i32_i32_neon;

KERNEL jax_copysign_f32_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32_wide(z, 0, bitwise_or_u32(bitwise_and_u32(load_u32(x, 0), constant_u32(0x7fffffff)),
                                            bitwise_and_u32(load_u32(y, 0), constant_u32(0x80000000))),
                             bitwise_or_u32(bitwise_and_u32(load_u32(x, 4), constant_u32(0x7fffffff)),
                                            bitwise_and_u32(load_u32(y, 4), constant_u32(0x80000000))),
                             bitwise_or_u32(bitwise_and_u32(load_u32(x, 8), constant_u32(0x7fffffff)),
                                            bitwise_and_u32(load_u32(y, 8), constant_u32(0x80000000))),
                             bitwise_or_u32(bitwise_and_u32(load_u32(x, 12), constant_u32(0x7fffffff)),
                                            bitwise_and_u32(load_u32(y, 12), constant_u32(0x80000000))));
        store_u32_wide(z, 16, bitwise_or_u32(bitwise_and_u32(load_u32(x, 16), constant_u32(0x7fffffff)),
                                             bitwise_and_u32(load_u32(y, 16), constant_u32(0x80000000))),
                              bitwise_or_u32(bitwise_and_u32(load_u32(x, 20), constant_u32(0x7fffffff)),
                                             bitwise_and_u32(load_u32(y, 20), constant_u32(0x80000000))),
                              bitwise_or_u32(bitwise_and_u32(load_u32(x, 24), constant_u32(0x7fffffff)),
                                             bitwise_and_u32(load_u32(y, 24), constant_u32(0x80000000))),
                              bitwise_or_u32(bitwise_and_u32(load_u32(x, 28), constant_u32(0x7fffffff)),
                                             bitwise_and_u32(load_u32(y, 28), constant_u32(0x80000000))));
    }
}

KERNEL jax_copysign_f64_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_u64_wide(z, 0, bitwise_or_u64(bitwise_and_u64(load_u64(x, 0), constant_u64(UINT64_C(0x7fffffffffffffff))),
                                            bitwise_and_u64(load_u64(y, 0), constant_u64(UINT64_C(0x8000000000000000)))),
                             bitwise_or_u64(bitwise_and_u64(load_u64(x, 2), constant_u64(UINT64_C(0x7fffffffffffffff))),
                                            bitwise_and_u64(load_u64(y, 2), constant_u64(UINT64_C(0x8000000000000000)))),
                             bitwise_or_u64(bitwise_and_u64(load_u64(x, 4), constant_u64(UINT64_C(0x7fffffffffffffff))),
                                            bitwise_and_u64(load_u64(y, 4), constant_u64(UINT64_C(0x8000000000000000)))),
                             bitwise_or_u64(bitwise_and_u64(load_u64(x, 6), constant_u64(UINT64_C(0x7fffffffffffffff))),
                                            bitwise_and_u64(load_u64(y, 6), constant_u64(UINT64_C(0x8000000000000000)))));
        store_u64_wide(z, 8, bitwise_or_u64(bitwise_and_u64(load_u64(x, 8), constant_u64(UINT64_C(0x7fffffffffffffff))),
                                            bitwise_and_u64(load_u64(y, 8), constant_u64(UINT64_C(0x8000000000000000)))),
                             bitwise_or_u64(bitwise_and_u64(load_u64(x, 10), constant_u64(UINT64_C(0x7fffffffffffffff))),
                                            bitwise_and_u64(load_u64(y, 10), constant_u64(UINT64_C(0x8000000000000000)))),
                             bitwise_or_u64(bitwise_and_u64(load_u64(x, 12), constant_u64(UINT64_C(0x7fffffffffffffff))),
                                            bitwise_and_u64(load_u64(y, 12), constant_u64(UINT64_C(0x8000000000000000)))),
                             bitwise_or_u64(bitwise_and_u64(load_u64(x, 14), constant_u64(UINT64_C(0x7fffffffffffffff))),
                                            bitwise_and_u64(load_u64(y, 14), constant_u64(UINT64_C(0x8000000000000000)))));
        store_u64_wide(z, 16, bitwise_or_u64(bitwise_and_u64(load_u64(x, 16),
                                                             constant_u64(UINT64_C(0x7fffffffffffffff))),
                                             bitwise_and_u64(load_u64(y, 16),
                                                             constant_u64(UINT64_C(0x8000000000000000)))),
                              bitwise_or_u64(bitwise_and_u64(load_u64(x, 18),
                                                             constant_u64(UINT64_C(0x7fffffffffffffff))),
                                             bitwise_and_u64(load_u64(y, 18),
                                                             constant_u64(UINT64_C(0x8000000000000000)))),
                              bitwise_or_u64(bitwise_and_u64(load_u64(x, 20),
                                                             constant_u64(UINT64_C(0x7fffffffffffffff))),
                                             bitwise_and_u64(load_u64(y, 20),
                                                             constant_u64(UINT64_C(0x8000000000000000)))),
                              bitwise_or_u64(bitwise_and_u64(load_u64(x, 22),
                                                             constant_u64(UINT64_C(0x7fffffffffffffff))),
                                             bitwise_and_u64(load_u64(y, 22),
                                                             constant_u64(UINT64_C(0x8000000000000000)))));
        store_u64_wide(z, 24, bitwise_or_u64(bitwise_and_u64(load_u64(x, 24),
                                                             constant_u64(UINT64_C(0x7fffffffffffffff))),
                                             bitwise_and_u64(load_u64(y, 24),
                                                             constant_u64(UINT64_C(0x8000000000000000)))),
                              bitwise_or_u64(bitwise_and_u64(load_u64(x, 26),
                                                             constant_u64(UINT64_C(0x7fffffffffffffff))),
                                             bitwise_and_u64(load_u64(y, 26),
                                                             constant_u64(UINT64_C(0x8000000000000000)))),
                              bitwise_or_u64(bitwise_and_u64(load_u64(x, 28),
                                                             constant_u64(UINT64_C(0x7fffffffffffffff))),
                                             bitwise_and_u64(load_u64(y, 28),
                                                             constant_u64(UINT64_C(0x8000000000000000)))),
                              bitwise_or_u64(bitwise_and_u64(load_u64(x, 30),
                                                             constant_u64(UINT64_C(0x7fffffffffffffff))),
                                             bitwise_and_u64(load_u64(y, 30),
                                                             constant_u64(UINT64_C(0x8000000000000000)))));
    }
}

KERNEL jax_copysign_bf16_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_u16_wide(z, 0, bitwise_or_u16(bitwise_and_u16(load_u16(x, 0), constant_u16(0x7fff)),
                                            bitwise_and_u16(load_u16(y, 0), constant_u16(0x8000))),
                             bitwise_or_u16(bitwise_and_u16(load_u16(x, 8), constant_u16(0x7fff)),
                                            bitwise_and_u16(load_u16(y, 8), constant_u16(0x8000))),
                             bitwise_or_u16(bitwise_and_u16(load_u16(x, 16), constant_u16(0x7fff)),
                                            bitwise_and_u16(load_u16(y, 16), constant_u16(0x8000))),
                             bitwise_or_u16(bitwise_and_u16(load_u16(x, 24), constant_u16(0x7fff)),
                                            bitwise_and_u16(load_u16(y, 24), constant_u16(0x8000))));
    }
}

KERNEL jax_copysign_u8_u8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        char x_as_f32[128];
        store_f32(x_as_f32, 0, load_u8_as_f32(x, 0));
        store_f32(x_as_f32, 4, load_u8_as_f32(x, 4));
        store_f32(x_as_f32, 8, load_u8_as_f32(x, 8));
        store_f32(x_as_f32, 12, load_u8_as_f32(x, 12));
        store_f32(x_as_f32, 16, load_u8_as_f32(x, 16));
        store_f32(x_as_f32, 20, load_u8_as_f32(x, 20));
        store_f32(x_as_f32, 24, load_u8_as_f32(x, 24));
        store_f32(x_as_f32, 28, load_u8_as_f32(x, 28));
        char y_as_f32[128];
        store_f32(y_as_f32, 0, load_u8_as_f32(y, 0));
        store_f32(y_as_f32, 4, load_u8_as_f32(y, 4));
        store_f32(y_as_f32, 8, load_u8_as_f32(y, 8));
        store_f32(y_as_f32, 12, load_u8_as_f32(y, 12));
        store_f32(y_as_f32, 16, load_u8_as_f32(y, 16));
        store_f32(y_as_f32, 20, load_u8_as_f32(y, 20));
        store_f32(y_as_f32, 24, load_u8_as_f32(y, 24));
        store_f32(y_as_f32, 28, load_u8_as_f32(y, 28));
        store_u32_wide(z, 0, bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 0), constant_u32(0x7fffffff)),
                                            bitwise_and_u32(load_u32(y_as_f32, 0), constant_u32(0x80000000))),
                             bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 4), constant_u32(0x7fffffff)),
                                            bitwise_and_u32(load_u32(y_as_f32, 4), constant_u32(0x80000000))),
                             bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 8), constant_u32(0x7fffffff)),
                                            bitwise_and_u32(load_u32(y_as_f32, 8), constant_u32(0x80000000))),
                             bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 12), constant_u32(0x7fffffff)),
                                            bitwise_and_u32(load_u32(y_as_f32, 12), constant_u32(0x80000000))));
        store_u32_wide(z, 16, bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 16), constant_u32(0x7fffffff)),
                                             bitwise_and_u32(load_u32(y_as_f32, 16), constant_u32(0x80000000))),
                              bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 20), constant_u32(0x7fffffff)),
                                             bitwise_and_u32(load_u32(y_as_f32, 20), constant_u32(0x80000000))),
                              bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 24), constant_u32(0x7fffffff)),
                                             bitwise_and_u32(load_u32(y_as_f32, 24), constant_u32(0x80000000))),
                              bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 28), constant_u32(0x7fffffff)),
                                             bitwise_and_u32(load_u32(y_as_f32, 28), constant_u32(0x80000000))));
    }
}

KERNEL jax_copysign_u16_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        char x_as_f32[128];
        store_f32(x_as_f32, 0, load_u16_as_f32(x, 0));
        store_f32(x_as_f32, 4, load_u16_as_f32(x, 4));
        store_f32(x_as_f32, 8, load_u16_as_f32(x, 8));
        store_f32(x_as_f32, 12, load_u16_as_f32(x, 12));
        store_f32(x_as_f32, 16, load_u16_as_f32(x, 16));
        store_f32(x_as_f32, 20, load_u16_as_f32(x, 20));
        store_f32(x_as_f32, 24, load_u16_as_f32(x, 24));
        store_f32(x_as_f32, 28, load_u16_as_f32(x, 28));
        char y_as_f32[128];
        store_f32(y_as_f32, 0, load_u16_as_f32(y, 0));
        store_f32(y_as_f32, 4, load_u16_as_f32(y, 4));
        store_f32(y_as_f32, 8, load_u16_as_f32(y, 8));
        store_f32(y_as_f32, 12, load_u16_as_f32(y, 12));
        store_f32(y_as_f32, 16, load_u16_as_f32(y, 16));
        store_f32(y_as_f32, 20, load_u16_as_f32(y, 20));
        store_f32(y_as_f32, 24, load_u16_as_f32(y, 24));
        store_f32(y_as_f32, 28, load_u16_as_f32(y, 28));
        store_u32_wide(z, 0, bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 0), constant_u32(0x7fffffff)),
                                            bitwise_and_u32(load_u32(y_as_f32, 0), constant_u32(0x80000000))),
                             bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 4), constant_u32(0x7fffffff)),
                                            bitwise_and_u32(load_u32(y_as_f32, 4), constant_u32(0x80000000))),
                             bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 8), constant_u32(0x7fffffff)),
                                            bitwise_and_u32(load_u32(y_as_f32, 8), constant_u32(0x80000000))),
                             bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 12), constant_u32(0x7fffffff)),
                                            bitwise_and_u32(load_u32(y_as_f32, 12), constant_u32(0x80000000))));
        store_u32_wide(z, 16, bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 16), constant_u32(0x7fffffff)),
                                             bitwise_and_u32(load_u32(y_as_f32, 16), constant_u32(0x80000000))),
                              bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 20), constant_u32(0x7fffffff)),
                                             bitwise_and_u32(load_u32(y_as_f32, 20), constant_u32(0x80000000))),
                              bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 24), constant_u32(0x7fffffff)),
                                             bitwise_and_u32(load_u32(y_as_f32, 24), constant_u32(0x80000000))),
                              bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 28), constant_u32(0x7fffffff)),
                                             bitwise_and_u32(load_u32(y_as_f32, 28), constant_u32(0x80000000))));
    }
}

KERNEL jax_copysign_u32_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        char x_as_f32[128];
        store_f32(x_as_f32, 0, load_u32_as_f32(x, 0));
        store_f32(x_as_f32, 4, load_u32_as_f32(x, 4));
        store_f32(x_as_f32, 8, load_u32_as_f32(x, 8));
        store_f32(x_as_f32, 12, load_u32_as_f32(x, 12));
        store_f32(x_as_f32, 16, load_u32_as_f32(x, 16));
        store_f32(x_as_f32, 20, load_u32_as_f32(x, 20));
        store_f32(x_as_f32, 24, load_u32_as_f32(x, 24));
        store_f32(x_as_f32, 28, load_u32_as_f32(x, 28));
        char y_as_f32[128];
        store_f32(y_as_f32, 0, load_u32_as_f32(y, 0));
        store_f32(y_as_f32, 4, load_u32_as_f32(y, 4));
        store_f32(y_as_f32, 8, load_u32_as_f32(y, 8));
        store_f32(y_as_f32, 12, load_u32_as_f32(y, 12));
        store_f32(y_as_f32, 16, load_u32_as_f32(y, 16));
        store_f32(y_as_f32, 20, load_u32_as_f32(y, 20));
        store_f32(y_as_f32, 24, load_u32_as_f32(y, 24));
        store_f32(y_as_f32, 28, load_u32_as_f32(y, 28));
        store_u32_wide(z, 0, bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 0), constant_u32(0x7fffffff)),
                                            bitwise_and_u32(load_u32(y_as_f32, 0), constant_u32(0x80000000))),
                             bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 4), constant_u32(0x7fffffff)),
                                            bitwise_and_u32(load_u32(y_as_f32, 4), constant_u32(0x80000000))),
                             bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 8), constant_u32(0x7fffffff)),
                                            bitwise_and_u32(load_u32(y_as_f32, 8), constant_u32(0x80000000))),
                             bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 12), constant_u32(0x7fffffff)),
                                            bitwise_and_u32(load_u32(y_as_f32, 12), constant_u32(0x80000000))));
        store_u32_wide(z, 16, bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 16), constant_u32(0x7fffffff)),
                                             bitwise_and_u32(load_u32(y_as_f32, 16), constant_u32(0x80000000))),
                              bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 20), constant_u32(0x7fffffff)),
                                             bitwise_and_u32(load_u32(y_as_f32, 20), constant_u32(0x80000000))),
                              bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 24), constant_u32(0x7fffffff)),
                                             bitwise_and_u32(load_u32(y_as_f32, 24), constant_u32(0x80000000))),
                              bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 28), constant_u32(0x7fffffff)),
                                             bitwise_and_u32(load_u32(y_as_f32, 28), constant_u32(0x80000000))));
    }
}

KERNEL jax_copysign_u64_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        char x_as_f64[256];
        store_f64(x_as_f64, 0, load_u64_as_f64(x, 0));
        store_f64(x_as_f64, 2, load_u64_as_f64(x, 2));
        store_f64(x_as_f64, 4, load_u64_as_f64(x, 4));
        store_f64(x_as_f64, 6, load_u64_as_f64(x, 6));
        store_f64(x_as_f64, 8, load_u64_as_f64(x, 8));
        store_f64(x_as_f64, 10, load_u64_as_f64(x, 10));
        store_f64(x_as_f64, 12, load_u64_as_f64(x, 12));
        store_f64(x_as_f64, 14, load_u64_as_f64(x, 14));
        store_f64(x_as_f64, 16, load_u64_as_f64(x, 16));
        store_f64(x_as_f64, 18, load_u64_as_f64(x, 18));
        store_f64(x_as_f64, 20, load_u64_as_f64(x, 20));
        store_f64(x_as_f64, 22, load_u64_as_f64(x, 22));
        store_f64(x_as_f64, 24, load_u64_as_f64(x, 24));
        store_f64(x_as_f64, 26, load_u64_as_f64(x, 26));
        store_f64(x_as_f64, 28, load_u64_as_f64(x, 28));
        store_f64(x_as_f64, 30, load_u64_as_f64(x, 30));
        char y_as_f64[256];
        store_f64(y_as_f64, 0, load_u64_as_f64(y, 0));
        store_f64(y_as_f64, 2, load_u64_as_f64(y, 2));
        store_f64(y_as_f64, 4, load_u64_as_f64(y, 4));
        store_f64(y_as_f64, 6, load_u64_as_f64(y, 6));
        store_f64(y_as_f64, 8, load_u64_as_f64(y, 8));
        store_f64(y_as_f64, 10, load_u64_as_f64(y, 10));
        store_f64(y_as_f64, 12, load_u64_as_f64(y, 12));
        store_f64(y_as_f64, 14, load_u64_as_f64(y, 14));
        store_f64(y_as_f64, 16, load_u64_as_f64(y, 16));
        store_f64(y_as_f64, 18, load_u64_as_f64(y, 18));
        store_f64(y_as_f64, 20, load_u64_as_f64(y, 20));
        store_f64(y_as_f64, 22, load_u64_as_f64(y, 22));
        store_f64(y_as_f64, 24, load_u64_as_f64(y, 24));
        store_f64(y_as_f64, 26, load_u64_as_f64(y, 26));
        store_f64(y_as_f64, 28, load_u64_as_f64(y, 28));
        store_f64(y_as_f64, 30, load_u64_as_f64(y, 30));
        store_u64_wide(z, 0, bitwise_or_u64(bitwise_and_u64(load_u64(x_as_f64, 0),
                                                            constant_u64(UINT64_C(0x7fffffffffffffff))),
                                            bitwise_and_u64(load_u64(y_as_f64, 0),
                                                            constant_u64(UINT64_C(0x8000000000000000)))),
                             bitwise_or_u64(bitwise_and_u64(load_u64(x_as_f64, 2),
                                                            constant_u64(UINT64_C(0x7fffffffffffffff))),
                                            bitwise_and_u64(load_u64(y_as_f64, 2),
                                                            constant_u64(UINT64_C(0x8000000000000000)))),
                             bitwise_or_u64(bitwise_and_u64(load_u64(x_as_f64, 4),
                                                            constant_u64(UINT64_C(0x7fffffffffffffff))),
                                            bitwise_and_u64(load_u64(y_as_f64, 4),
                                                            constant_u64(UINT64_C(0x8000000000000000)))),
                             bitwise_or_u64(bitwise_and_u64(load_u64(x_as_f64, 6),
                                                            constant_u64(UINT64_C(0x7fffffffffffffff))),
                                            bitwise_and_u64(load_u64(y_as_f64, 6),
                                                            constant_u64(UINT64_C(0x8000000000000000)))));
        store_u64_wide(z, 8, bitwise_or_u64(bitwise_and_u64(load_u64(x_as_f64, 8),
                                                            constant_u64(UINT64_C(0x7fffffffffffffff))),
                                            bitwise_and_u64(load_u64(y_as_f64, 8),
                                                            constant_u64(UINT64_C(0x8000000000000000)))),
                             bitwise_or_u64(bitwise_and_u64(load_u64(x_as_f64, 10),
                                                            constant_u64(UINT64_C(0x7fffffffffffffff))),
                                            bitwise_and_u64(load_u64(y_as_f64, 10),
                                                            constant_u64(UINT64_C(0x8000000000000000)))),
                             bitwise_or_u64(bitwise_and_u64(load_u64(x_as_f64, 12),
                                                            constant_u64(UINT64_C(0x7fffffffffffffff))),
                                            bitwise_and_u64(load_u64(y_as_f64, 12),
                                                            constant_u64(UINT64_C(0x8000000000000000)))),
                             bitwise_or_u64(bitwise_and_u64(load_u64(x_as_f64, 14),
                                                            constant_u64(UINT64_C(0x7fffffffffffffff))),
                                            bitwise_and_u64(load_u64(y_as_f64, 14),
                                                            constant_u64(UINT64_C(0x8000000000000000)))));
        store_u64_wide(z, 16, bitwise_or_u64(bitwise_and_u64(load_u64(x_as_f64, 16),
                                                             constant_u64(UINT64_C(0x7fffffffffffffff))),
                                             bitwise_and_u64(load_u64(y_as_f64, 16),
                                                             constant_u64(UINT64_C(0x8000000000000000)))),
                              bitwise_or_u64(bitwise_and_u64(load_u64(x_as_f64, 18),
                                                             constant_u64(UINT64_C(0x7fffffffffffffff))),
                                             bitwise_and_u64(load_u64(y_as_f64, 18),
                                                             constant_u64(UINT64_C(0x8000000000000000)))),
                              bitwise_or_u64(bitwise_and_u64(load_u64(x_as_f64, 20),
                                                             constant_u64(UINT64_C(0x7fffffffffffffff))),
                                             bitwise_and_u64(load_u64(y_as_f64, 20),
                                                             constant_u64(UINT64_C(0x8000000000000000)))),
                              bitwise_or_u64(bitwise_and_u64(load_u64(x_as_f64, 22),
                                                             constant_u64(UINT64_C(0x7fffffffffffffff))),
                                             bitwise_and_u64(load_u64(y_as_f64, 22),
                                                             constant_u64(UINT64_C(0x8000000000000000)))));
        store_u64_wide(z, 24, bitwise_or_u64(bitwise_and_u64(load_u64(x_as_f64, 24),
                                                             constant_u64(UINT64_C(0x7fffffffffffffff))),
                                             bitwise_and_u64(load_u64(y_as_f64, 24),
                                                             constant_u64(UINT64_C(0x8000000000000000)))),
                              bitwise_or_u64(bitwise_and_u64(load_u64(x_as_f64, 26),
                                                             constant_u64(UINT64_C(0x7fffffffffffffff))),
                                             bitwise_and_u64(load_u64(y_as_f64, 26),
                                                             constant_u64(UINT64_C(0x8000000000000000)))),
                              bitwise_or_u64(bitwise_and_u64(load_u64(x_as_f64, 28),
                                                             constant_u64(UINT64_C(0x7fffffffffffffff))),
                                             bitwise_and_u64(load_u64(y_as_f64, 28),
                                                             constant_u64(UINT64_C(0x8000000000000000)))),
                              bitwise_or_u64(bitwise_and_u64(load_u64(x_as_f64, 30),
                                                             constant_u64(UINT64_C(0x7fffffffffffffff))),
                                             bitwise_and_u64(load_u64(y_as_f64, 30),
                                                             constant_u64(UINT64_C(0x8000000000000000)))));
    }
}

KERNEL jax_copysign_i8_i8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        char x_as_f32[128];
        store_f32(x_as_f32, 0, load_i8_as_f32(x, 0));
        store_f32(x_as_f32, 4, load_i8_as_f32(x, 4));
        store_f32(x_as_f32, 8, load_i8_as_f32(x, 8));
        store_f32(x_as_f32, 12, load_i8_as_f32(x, 12));
        store_f32(x_as_f32, 16, load_i8_as_f32(x, 16));
        store_f32(x_as_f32, 20, load_i8_as_f32(x, 20));
        store_f32(x_as_f32, 24, load_i8_as_f32(x, 24));
        store_f32(x_as_f32, 28, load_i8_as_f32(x, 28));
        char y_as_f32[128];
        store_f32(y_as_f32, 0, load_i8_as_f32(y, 0));
        store_f32(y_as_f32, 4, load_i8_as_f32(y, 4));
        store_f32(y_as_f32, 8, load_i8_as_f32(y, 8));
        store_f32(y_as_f32, 12, load_i8_as_f32(y, 12));
        store_f32(y_as_f32, 16, load_i8_as_f32(y, 16));
        store_f32(y_as_f32, 20, load_i8_as_f32(y, 20));
        store_f32(y_as_f32, 24, load_i8_as_f32(y, 24));
        store_f32(y_as_f32, 28, load_i8_as_f32(y, 28));
        store_u32_wide(z, 0, bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 0), constant_u32(0x7fffffff)),
                                            bitwise_and_u32(load_u32(y_as_f32, 0), constant_u32(0x80000000))),
                             bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 4), constant_u32(0x7fffffff)),
                                            bitwise_and_u32(load_u32(y_as_f32, 4), constant_u32(0x80000000))),
                             bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 8), constant_u32(0x7fffffff)),
                                            bitwise_and_u32(load_u32(y_as_f32, 8), constant_u32(0x80000000))),
                             bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 12), constant_u32(0x7fffffff)),
                                            bitwise_and_u32(load_u32(y_as_f32, 12), constant_u32(0x80000000))));
        store_u32_wide(z, 16, bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 16), constant_u32(0x7fffffff)),
                                             bitwise_and_u32(load_u32(y_as_f32, 16), constant_u32(0x80000000))),
                              bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 20), constant_u32(0x7fffffff)),
                                             bitwise_and_u32(load_u32(y_as_f32, 20), constant_u32(0x80000000))),
                              bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 24), constant_u32(0x7fffffff)),
                                             bitwise_and_u32(load_u32(y_as_f32, 24), constant_u32(0x80000000))),
                              bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 28), constant_u32(0x7fffffff)),
                                             bitwise_and_u32(load_u32(y_as_f32, 28), constant_u32(0x80000000))));
    }
}

KERNEL jax_copysign_i16_i16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        char x_as_f32[128];
        store_f32(x_as_f32, 0, load_i16_as_f32(x, 0));
        store_f32(x_as_f32, 4, load_i16_as_f32(x, 4));
        store_f32(x_as_f32, 8, load_i16_as_f32(x, 8));
        store_f32(x_as_f32, 12, load_i16_as_f32(x, 12));
        store_f32(x_as_f32, 16, load_i16_as_f32(x, 16));
        store_f32(x_as_f32, 20, load_i16_as_f32(x, 20));
        store_f32(x_as_f32, 24, load_i16_as_f32(x, 24));
        store_f32(x_as_f32, 28, load_i16_as_f32(x, 28));
        char y_as_f32[128];
        store_f32(y_as_f32, 0, load_i16_as_f32(y, 0));
        store_f32(y_as_f32, 4, load_i16_as_f32(y, 4));
        store_f32(y_as_f32, 8, load_i16_as_f32(y, 8));
        store_f32(y_as_f32, 12, load_i16_as_f32(y, 12));
        store_f32(y_as_f32, 16, load_i16_as_f32(y, 16));
        store_f32(y_as_f32, 20, load_i16_as_f32(y, 20));
        store_f32(y_as_f32, 24, load_i16_as_f32(y, 24));
        store_f32(y_as_f32, 28, load_i16_as_f32(y, 28));
        store_u32_wide(z, 0, bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 0), constant_u32(0x7fffffff)),
                                            bitwise_and_u32(load_u32(y_as_f32, 0), constant_u32(0x80000000))),
                             bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 4), constant_u32(0x7fffffff)),
                                            bitwise_and_u32(load_u32(y_as_f32, 4), constant_u32(0x80000000))),
                             bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 8), constant_u32(0x7fffffff)),
                                            bitwise_and_u32(load_u32(y_as_f32, 8), constant_u32(0x80000000))),
                             bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 12), constant_u32(0x7fffffff)),
                                            bitwise_and_u32(load_u32(y_as_f32, 12), constant_u32(0x80000000))));
        store_u32_wide(z, 16, bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 16), constant_u32(0x7fffffff)),
                                             bitwise_and_u32(load_u32(y_as_f32, 16), constant_u32(0x80000000))),
                              bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 20), constant_u32(0x7fffffff)),
                                             bitwise_and_u32(load_u32(y_as_f32, 20), constant_u32(0x80000000))),
                              bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 24), constant_u32(0x7fffffff)),
                                             bitwise_and_u32(load_u32(y_as_f32, 24), constant_u32(0x80000000))),
                              bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 28), constant_u32(0x7fffffff)),
                                             bitwise_and_u32(load_u32(y_as_f32, 28), constant_u32(0x80000000))));
    }
}

KERNEL jax_copysign_i32_i32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        char x_as_f32[128];
        store_f32(x_as_f32, 0, load_i32_as_f32(x, 0));
        store_f32(x_as_f32, 4, load_i32_as_f32(x, 4));
        store_f32(x_as_f32, 8, load_i32_as_f32(x, 8));
        store_f32(x_as_f32, 12, load_i32_as_f32(x, 12));
        store_f32(x_as_f32, 16, load_i32_as_f32(x, 16));
        store_f32(x_as_f32, 20, load_i32_as_f32(x, 20));
        store_f32(x_as_f32, 24, load_i32_as_f32(x, 24));
        store_f32(x_as_f32, 28, load_i32_as_f32(x, 28));
        char y_as_f32[128];
        store_f32(y_as_f32, 0, load_i32_as_f32(y, 0));
        store_f32(y_as_f32, 4, load_i32_as_f32(y, 4));
        store_f32(y_as_f32, 8, load_i32_as_f32(y, 8));
        store_f32(y_as_f32, 12, load_i32_as_f32(y, 12));
        store_f32(y_as_f32, 16, load_i32_as_f32(y, 16));
        store_f32(y_as_f32, 20, load_i32_as_f32(y, 20));
        store_f32(y_as_f32, 24, load_i32_as_f32(y, 24));
        store_f32(y_as_f32, 28, load_i32_as_f32(y, 28));
        store_u32_wide(z, 0, bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 0), constant_u32(0x7fffffff)),
                                            bitwise_and_u32(load_u32(y_as_f32, 0), constant_u32(0x80000000))),
                             bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 4), constant_u32(0x7fffffff)),
                                            bitwise_and_u32(load_u32(y_as_f32, 4), constant_u32(0x80000000))),
                             bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 8), constant_u32(0x7fffffff)),
                                            bitwise_and_u32(load_u32(y_as_f32, 8), constant_u32(0x80000000))),
                             bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 12), constant_u32(0x7fffffff)),
                                            bitwise_and_u32(load_u32(y_as_f32, 12), constant_u32(0x80000000))));
        store_u32_wide(z, 16, bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 16), constant_u32(0x7fffffff)),
                                             bitwise_and_u32(load_u32(y_as_f32, 16), constant_u32(0x80000000))),
                              bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 20), constant_u32(0x7fffffff)),
                                             bitwise_and_u32(load_u32(y_as_f32, 20), constant_u32(0x80000000))),
                              bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 24), constant_u32(0x7fffffff)),
                                             bitwise_and_u32(load_u32(y_as_f32, 24), constant_u32(0x80000000))),
                              bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 28), constant_u32(0x7fffffff)),
                                             bitwise_and_u32(load_u32(y_as_f32, 28), constant_u32(0x80000000))));
    }
}

#else
typedef int jax_copysign_neon_is_absent_; /* ISO C wants a declaration in every file. */
#endif
