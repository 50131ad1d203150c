/*
 * kernels/jax_copysign_avx2.c: copysign in AVX2 (x86-64).
 *
 * Made by joinery 0.2.0 from specs/jax.lua; SHA-256 of what it defines, without comments and free text:
 * e6ee428d8e4e659858c0dd39974ac33cec3898f6d254d00e0ffaa7566824f1e3.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR
 * The licence of this file is yours to choose.
 */
/* clang-format off */
#include "jax_avx2.h"

#if (defined(__x86_64__) && defined(__GNUC__) || defined(_M_X64) && defined(_MSC_VER)) && !defined(JOINERY_NO_AVX2)

jax_kernel
    jax_copysign_f32_f32_avx2, jax_copysign_f64_f64_avx2, jax_copysign_bf16_bf16_avx2, jax_copysign_u8_u8_avx2,
    jax_copysign_u16_u16_avx2, jax_copysign_u32_u32_avx2, jax_copysign_u64_u64_avx2, jax_copysign_i8_i8_avx2,
    jax_copysign_i16_i16_avx2, jax_copysign_i32_i32_avx2;

KERNEL jax_copysign_f32_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, bitwise_or_u32(bitwise_and_u32(load_u32(x, 0), constant_u32(0x7fffffff)),
                                       bitwise_and_u32(load_u32(y, 0), constant_u32(0x80000000))));
        store_u32(z, 8, bitwise_or_u32(bitwise_and_u32(load_u32(x, 8), constant_u32(0x7fffffff)),
                                       bitwise_and_u32(load_u32(y, 8), constant_u32(0x80000000))));
        store_u32(z, 16, bitwise_or_u32(bitwise_and_u32(load_u32(x, 16), constant_u32(0x7fffffff)),
                                        bitwise_and_u32(load_u32(y, 16), constant_u32(0x80000000))));
        store_u32(z, 24, bitwise_or_u32(bitwise_and_u32(load_u32(x, 24), constant_u32(0x7fffffff)),
                                        bitwise_and_u32(load_u32(y, 24), constant_u32(0x80000000))));
    }
}

KERNEL jax_copysign_f64_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64(z, i, bitwise_or_u64(bitwise_and_u64(load_u64(x, i), constant_u64(UINT64_C(0x7fffffffffffffff))),
                                           bitwise_and_u64(load_u64(y, i), constant_u64(UINT64_C(0x8000000000000000)))));
            store_u64(z, i + 4, bitwise_or_u64(bitwise_and_u64(load_u64(x, i + 4),
                                                               constant_u64(UINT64_C(0x7fffffffffffffff))),
                                               bitwise_and_u64(load_u64(y, i + 4),
                                                               constant_u64(UINT64_C(0x8000000000000000)))));
            store_u64(z, i + 8, bitwise_or_u64(bitwise_and_u64(load_u64(x, i + 8),
                                                               constant_u64(UINT64_C(0x7fffffffffffffff))),
                                               bitwise_and_u64(load_u64(y, i + 8),
                                                               constant_u64(UINT64_C(0x8000000000000000)))));
            store_u64(z, i + 12, bitwise_or_u64(bitwise_and_u64(load_u64(x, i + 12),
                                                                constant_u64(UINT64_C(0x7fffffffffffffff))),
                                                bitwise_and_u64(load_u64(y, i + 12),
                                                                constant_u64(UINT64_C(0x8000000000000000)))));
        }
    }
}

KERNEL jax_copysign_bf16_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_u16(z, 0, bitwise_or_u16(bitwise_and_u16(load_u16(x, 0), constant_u16(0x7fff)),
                                       bitwise_and_u16(load_u16(y, 0), constant_u16(0x8000))));
        store_u16(z, 16, bitwise_or_u16(bitwise_and_u16(load_u16(x, 16), constant_u16(0x7fff)),
                                        bitwise_and_u16(load_u16(y, 16), constant_u16(0x8000))));
    }
}

KERNEL jax_copysign_u8_u8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        char x_as_f32[128];
        store_f32(x_as_f32, 0, load_u8_as_f32(x, 0));
        store_f32(x_as_f32, 8, load_u8_as_f32(x, 8));
        store_f32(x_as_f32, 16, load_u8_as_f32(x, 16));
        store_f32(x_as_f32, 24, load_u8_as_f32(x, 24));
        char y_as_f32[128];
        store_f32(y_as_f32, 0, load_u8_as_f32(y, 0));
        store_f32(y_as_f32, 8, load_u8_as_f32(y, 8));
        store_f32(y_as_f32, 16, load_u8_as_f32(y, 16));
        store_f32(y_as_f32, 24, load_u8_as_f32(y, 24));
        store_u32(z, 0, bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 0), constant_u32(0x7fffffff)),
                                       bitwise_and_u32(load_u32(y_as_f32, 0), constant_u32(0x80000000))));
        store_u32(z, 8, bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 8), constant_u32(0x7fffffff)),
                                       bitwise_and_u32(load_u32(y_as_f32, 8), constant_u32(0x80000000))));
        store_u32(z, 16, bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 16), constant_u32(0x7fffffff)),
                                        bitwise_and_u32(load_u32(y_as_f32, 16), constant_u32(0x80000000))));
        store_u32(z, 24, bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 24), constant_u32(0x7fffffff)),
                                        bitwise_and_u32(load_u32(y_as_f32, 24), constant_u32(0x80000000))));
    }
}

KERNEL jax_copysign_u16_u16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        char x_as_f32[128];
        store_f32(x_as_f32, 0, load_u16_as_f32(x, 0));
        store_f32(x_as_f32, 8, load_u16_as_f32(x, 8));
        store_f32(x_as_f32, 16, load_u16_as_f32(x, 16));
        store_f32(x_as_f32, 24, load_u16_as_f32(x, 24));
        char y_as_f32[128];
        store_f32(y_as_f32, 0, load_u16_as_f32(y, 0));
        store_f32(y_as_f32, 8, load_u16_as_f32(y, 8));
        store_f32(y_as_f32, 16, load_u16_as_f32(y, 16));
        store_f32(y_as_f32, 24, load_u16_as_f32(y, 24));
        store_u32(z, 0, bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 0), constant_u32(0x7fffffff)),
                                       bitwise_and_u32(load_u32(y_as_f32, 0), constant_u32(0x80000000))));
        store_u32(z, 8, bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 8), constant_u32(0x7fffffff)),
                                       bitwise_and_u32(load_u32(y_as_f32, 8), constant_u32(0x80000000))));
        store_u32(z, 16, bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 16), constant_u32(0x7fffffff)),
                                        bitwise_and_u32(load_u32(y_as_f32, 16), constant_u32(0x80000000))));
        store_u32(z, 24, bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 24), constant_u32(0x7fffffff)),
                                        bitwise_and_u32(load_u32(y_as_f32, 24), constant_u32(0x80000000))));
    }
}

KERNEL jax_copysign_u32_u32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        char x_as_f32[128];
        store_f32(x_as_f32, 0, load_u32_as_f32(x, 0));
        store_f32(x_as_f32, 8, load_u32_as_f32(x, 8));
        store_f32(x_as_f32, 16, load_u32_as_f32(x, 16));
        store_f32(x_as_f32, 24, load_u32_as_f32(x, 24));
        char y_as_f32[128];
        store_f32(y_as_f32, 0, load_u32_as_f32(y, 0));
        store_f32(y_as_f32, 8, load_u32_as_f32(y, 8));
        store_f32(y_as_f32, 16, load_u32_as_f32(y, 16));
        store_f32(y_as_f32, 24, load_u32_as_f32(y, 24));
        store_u32(z, 0, bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 0), constant_u32(0x7fffffff)),
                                       bitwise_and_u32(load_u32(y_as_f32, 0), constant_u32(0x80000000))));
        store_u32(z, 8, bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 8), constant_u32(0x7fffffff)),
                                       bitwise_and_u32(load_u32(y_as_f32, 8), constant_u32(0x80000000))));
        store_u32(z, 16, bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 16), constant_u32(0x7fffffff)),
                                        bitwise_and_u32(load_u32(y_as_f32, 16), constant_u32(0x80000000))));
        store_u32(z, 24, bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 24), constant_u32(0x7fffffff)),
                                        bitwise_and_u32(load_u32(y_as_f32, 24), constant_u32(0x80000000))));
    }
}

KERNEL jax_copysign_u64_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        char x_as_f64[256];
        for (size_t i = 0; i < 32; i += 16) {
            store_f64(x_as_f64, i, load_u64_as_f64(x, i));
            store_f64(x_as_f64, i + 4, load_u64_as_f64(x, i + 4));
            store_f64(x_as_f64, i + 8, load_u64_as_f64(x, i + 8));
            store_f64(x_as_f64, i + 12, load_u64_as_f64(x, i + 12));
        }
        char y_as_f64[256];
        for (size_t i = 0; i < 32; i += 16) {
            store_f64(y_as_f64, i, load_u64_as_f64(y, i));
            store_f64(y_as_f64, i + 4, load_u64_as_f64(y, i + 4));
            store_f64(y_as_f64, i + 8, load_u64_as_f64(y, i + 8));
            store_f64(y_as_f64, i + 12, load_u64_as_f64(y, i + 12));
        }
        for (size_t i = 0; i < 32; i += 16) {
            store_u64(z, i, bitwise_or_u64(bitwise_and_u64(load_u64(x_as_f64, i),
                                                           constant_u64(UINT64_C(0x7fffffffffffffff))),
                                           bitwise_and_u64(load_u64(y_as_f64, i),
                                                           constant_u64(UINT64_C(0x8000000000000000)))));
            store_u64(z, i + 4, bitwise_or_u64(bitwise_and_u64(load_u64(x_as_f64, i + 4),
                                                               constant_u64(UINT64_C(0x7fffffffffffffff))),
                                               bitwise_and_u64(load_u64(y_as_f64, i + 4),
                                                               constant_u64(UINT64_C(0x8000000000000000)))));
            store_u64(z, i + 8, bitwise_or_u64(bitwise_and_u64(load_u64(x_as_f64, i + 8),
                                                               constant_u64(UINT64_C(0x7fffffffffffffff))),
                                               bitwise_and_u64(load_u64(y_as_f64, i + 8),
                                                               constant_u64(UINT64_C(0x8000000000000000)))));
            store_u64(z, i + 12, bitwise_or_u64(bitwise_and_u64(load_u64(x_as_f64, i + 12),
                                                                constant_u64(UINT64_C(0x7fffffffffffffff))),
                                                bitwise_and_u64(load_u64(y_as_f64, i + 12),
                                                                constant_u64(UINT64_C(0x8000000000000000)))));
        }
    }
}

KERNEL jax_copysign_i8_i8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        char x_as_f32[128];
        store_f32(x_as_f32, 0, load_i8_as_f32(x, 0));
        store_f32(x_as_f32, 8, load_i8_as_f32(x, 8));
        store_f32(x_as_f32, 16, load_i8_as_f32(x, 16));
        store_f32(x_as_f32, 24, load_i8_as_f32(x, 24));
        char y_as_f32[128];
        store_f32(y_as_f32, 0, load_i8_as_f32(y, 0));
        store_f32(y_as_f32, 8, load_i8_as_f32(y, 8));
        store_f32(y_as_f32, 16, load_i8_as_f32(y, 16));
        store_f32(y_as_f32, 24, load_i8_as_f32(y, 24));
        store_u32(z, 0, bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 0), constant_u32(0x7fffffff)),
                                       bitwise_and_u32(load_u32(y_as_f32, 0), constant_u32(0x80000000))));
        store_u32(z, 8, bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 8), constant_u32(0x7fffffff)),
                                       bitwise_and_u32(load_u32(y_as_f32, 8), constant_u32(0x80000000))));
        store_u32(z, 16, bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 16), constant_u32(0x7fffffff)),
                                        bitwise_and_u32(load_u32(y_as_f32, 16), constant_u32(0x80000000))));
        store_u32(z, 24, bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 24), constant_u32(0x7fffffff)),
                                        bitwise_and_u32(load_u32(y_as_f32, 24), constant_u32(0x80000000))));
    }
}

KERNEL jax_copysign_i16_i16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        char x_as_f32[128];
        store_f32(x_as_f32, 0, load_i16_as_f32(x, 0));
        store_f32(x_as_f32, 8, load_i16_as_f32(x, 8));
        store_f32(x_as_f32, 16, load_i16_as_f32(x, 16));
        store_f32(x_as_f32, 24, load_i16_as_f32(x, 24));
        char y_as_f32[128];
        store_f32(y_as_f32, 0, load_i16_as_f32(y, 0));
        store_f32(y_as_f32, 8, load_i16_as_f32(y, 8));
        store_f32(y_as_f32, 16, load_i16_as_f32(y, 16));
        store_f32(y_as_f32, 24, load_i16_as_f32(y, 24));
        store_u32(z, 0, bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 0), constant_u32(0x7fffffff)),
                                       bitwise_and_u32(load_u32(y_as_f32, 0), constant_u32(0x80000000))));
        store_u32(z, 8, bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 8), constant_u32(0x7fffffff)),
                                       bitwise_and_u32(load_u32(y_as_f32, 8), constant_u32(0x80000000))));
        store_u32(z, 16, bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 16), constant_u32(0x7fffffff)),
                                        bitwise_and_u32(load_u32(y_as_f32, 16), constant_u32(0x80000000))));
        store_u32(z, 24, bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 24), constant_u32(0x7fffffff)),
                                        bitwise_and_u32(load_u32(y_as_f32, 24), constant_u32(0x80000000))));
    }
}

KERNEL jax_copysign_i32_i32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        char x_as_f32[128];
        store_f32(x_as_f32, 0, load_i32_as_f32(x, 0));
        store_f32(x_as_f32, 8, load_i32_as_f32(x, 8));
        store_f32(x_as_f32, 16, load_i32_as_f32(x, 16));
        store_f32(x_as_f32, 24, load_i32_as_f32(x, 24));
        char y_as_f32[128];
        store_f32(y_as_f32, 0, load_i32_as_f32(y, 0));
        store_f32(y_as_f32, 8, load_i32_as_f32(y, 8));
        store_f32(y_as_f32, 16, load_i32_as_f32(y, 16));
        store_f32(y_as_f32, 24, load_i32_as_f32(y, 24));
        store_u32(z, 0, bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 0), constant_u32(0x7fffffff)),
                                       bitwise_and_u32(load_u32(y_as_f32, 0), constant_u32(0x80000000))));
        store_u32(z, 8, bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 8), constant_u32(0x7fffffff)),
                                       bitwise_and_u32(load_u32(y_as_f32, 8), constant_u32(0x80000000))));
        store_u32(z, 16, bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 16), constant_u32(0x7fffffff)),
                                        bitwise_and_u32(load_u32(y_as_f32, 16), constant_u32(0x80000000))));
        store_u32(z, 24, bitwise_or_u32(bitwise_and_u32(load_u32(x_as_f32, 24), constant_u32(0x7fffffff)),
                                        bitwise_and_u32(load_u32(y_as_f32, 24), constant_u32(0x80000000))));
    }
}

#else
typedef int jax_copysign_avx2_is_absent_; /* ISO C wants a declaration in every file. */
#endif
