/*
 * kernels/jax_sign_avx2.c: sign in AVX2 (x86-64).
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
    jax_sign_u8_avx2, jax_sign_u16_avx2, jax_sign_u32_avx2, jax_sign_u64_avx2, jax_sign_i8_avx2, jax_sign_i16_avx2,
    jax_sign_i32_avx2, jax_sign_i64_avx2, jax_sign_bf16_avx2, jax_sign_f16_avx2, jax_sign_f32_avx2,
    jax_sign_f64_avx2, jax_sign_c64_avx2, jax_sign_c128_avx2;

KERNEL jax_sign_u8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    if (a_step == 32) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_u8(z, i, minimum_u8(load_u8(x, i), constant_u8(0x1)));
            store_u8(z, i + 32, minimum_u8(load_u8(x, i + 32), constant_u8(0x1)));
            store_u8(z, i + 64, minimum_u8(load_u8(x, i + 64), constant_u8(0x1)));
            store_u8(z, i + 96, minimum_u8(load_u8(x, i + 96), constant_u8(0x1)));
        }
        blocks %= 4, x += whole, z += whole;
    }
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, minimum_u8(load_u8(x, 0), constant_u8(0x1)));
    }
}

KERNEL jax_sign_u16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    if (a_step == 64) {
        const size_t whole = blocks / 2 * 64;
        for (size_t i = 0; i < whole; i += 64) {
            store_u16(z, i, minimum_u16(load_u16(x, i), constant_u16(0x1)));
            store_u16(z, i + 16, minimum_u16(load_u16(x, i + 16), constant_u16(0x1)));
            store_u16(z, i + 32, minimum_u16(load_u16(x, i + 32), constant_u16(0x1)));
            store_u16(z, i + 48, minimum_u16(load_u16(x, i + 48), constant_u16(0x1)));
        }
        blocks %= 2, x += 2 * whole, z += 2 * whole;
    }
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16(z, 0, minimum_u16(load_u16(x, 0), constant_u16(0x1)));
        store_u16(z, 16, minimum_u16(load_u16(x, 16), constant_u16(0x1)));
    }
}

KERNEL jax_sign_u32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32(z, 0, minimum_u32(load_u32(x, 0), constant_u32(0x1)));
        store_u32(z, 8, minimum_u32(load_u32(x, 8), constant_u32(0x1)));
        store_u32(z, 16, minimum_u32(load_u32(x, 16), constant_u32(0x1)));
        store_u32(z, 24, minimum_u32(load_u32(x, 24), constant_u32(0x1)));
    }
}

KERNEL jax_sign_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64(z, i, minimum_u64(load_u64(x, i), constant_u64(UINT64_C(0x1))));
            store_u64(z, i + 4, minimum_u64(load_u64(x, i + 4), constant_u64(UINT64_C(0x1))));
            store_u64(z, i + 8, minimum_u64(load_u64(x, i + 8), constant_u64(UINT64_C(0x1))));
            store_u64(z, i + 12, minimum_u64(load_u64(x, i + 12), constant_u64(UINT64_C(0x1))));
        }
    }
}

KERNEL jax_sign_i8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    if (a_step == 32) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_u8(z, i, minimum_i8(maximum_i8(load_u8(x, i), constant_u8(0xff)), constant_u8(0x1)));
            store_u8(z, i + 32, minimum_i8(maximum_i8(load_u8(x, i + 32), constant_u8(0xff)), constant_u8(0x1)));
            store_u8(z, i + 64, minimum_i8(maximum_i8(load_u8(x, i + 64), constant_u8(0xff)), constant_u8(0x1)));
            store_u8(z, i + 96, minimum_i8(maximum_i8(load_u8(x, i + 96), constant_u8(0xff)), constant_u8(0x1)));
        }
        blocks %= 4, x += whole, z += whole;
    }
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, minimum_i8(maximum_i8(load_u8(x, 0), constant_u8(0xff)), constant_u8(0x1)));
    }
}

KERNEL jax_sign_i16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    if (a_step == 64) {
        const size_t whole = blocks / 2 * 64;
        for (size_t i = 0; i < whole; i += 64) {
            store_u16(z, i, minimum_i16(maximum_i16(load_u16(x, i), constant_u16(0xffff)), constant_u16(0x1)));
            store_u16(z, i + 16, minimum_i16(maximum_i16(load_u16(x, i + 16), constant_u16(0xffff)), constant_u16(0x1)));
            store_u16(z, i + 32, minimum_i16(maximum_i16(load_u16(x, i + 32), constant_u16(0xffff)), constant_u16(0x1)));
            store_u16(z, i + 48, minimum_i16(maximum_i16(load_u16(x, i + 48), constant_u16(0xffff)), constant_u16(0x1)));
        }
        blocks %= 2, x += 2 * whole, z += 2 * whole;
    }
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16(z, 0, minimum_i16(maximum_i16(load_u16(x, 0), constant_u16(0xffff)), constant_u16(0x1)));
        store_u16(z, 16, minimum_i16(maximum_i16(load_u16(x, 16), constant_u16(0xffff)), constant_u16(0x1)));
    }
}

KERNEL jax_sign_i32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32(z, 0, minimum_i32(maximum_i32(load_u32(x, 0), constant_u32(0xffffffff)), constant_u32(0x1)));
        store_u32(z, 8, minimum_i32(maximum_i32(load_u32(x, 8), constant_u32(0xffffffff)), constant_u32(0x1)));
        store_u32(z, 16, minimum_i32(maximum_i32(load_u32(x, 16), constant_u32(0xffffffff)), constant_u32(0x1)));
        store_u32(z, 24, minimum_i32(maximum_i32(load_u32(x, 24), constant_u32(0xffffffff)), constant_u32(0x1)));
    }
}

KERNEL jax_sign_i64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64(z, i, minimum_i64(maximum_i64(load_u64(x, i), constant_u64(UINT64_C(0xffffffffffffffff))),
                                        constant_u64(UINT64_C(0x1))));
            store_u64(z, i + 4, minimum_i64(maximum_i64(load_u64(x, i + 4), constant_u64(UINT64_C(0xffffffffffffffff))),
                                            constant_u64(UINT64_C(0x1))));
            store_u64(z, i + 8, minimum_i64(maximum_i64(load_u64(x, i + 8), constant_u64(UINT64_C(0xffffffffffffffff))),
                                            constant_u64(UINT64_C(0x1))));
            store_u64(z, i + 12, minimum_i64(maximum_i64(load_u64(x, i + 12),
                                                         constant_u64(UINT64_C(0xffffffffffffffff))),
                                             constant_u64(UINT64_C(0x1))));
        }
    }
}

KERNEL jax_sign_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_bf16(z, i, sign_f32(load_bf16_as_f32(x, i)),
                                    sign_f32(load_bf16_as_f32(x, i + 8)));
    }
}

KERNEL jax_sign_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f32_as_f16(z, i, sign_f32(load_f16_as_f32(x, i)));
            store_f32_as_f16(z, i + 8, sign_f32(load_f16_as_f32(x, i + 8)));
        }
    }
}

KERNEL jax_sign_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32(z, 0, sign_f32(load_f32(x, 0)));
        store_f32(z, 8, sign_f32(load_f32(x, 8)));
        store_f32(z, 16, sign_f32(load_f32(x, 16)));
        store_f32(z, 24, sign_f32(load_f32(x, 24)));
    }
}

KERNEL jax_sign_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f64(z, i, sign_f64(load_f64(x, i)));
            store_f64(z, i + 4, sign_f64(load_f64(x, i + 4)));
            store_f64(z, i + 8, sign_f64(load_f64(x, i + 8)));
            store_f64(z, i + 12, sign_f64(load_f64(x, i + 12)));
        }
    }
}

KERNEL jax_sign_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 4)
            store_c64(z, i, sign_c64(load_c64(x, i)));
    }
}

KERNEL jax_sign_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 4)
            store_c128(z, i, sign_c128(load_c128(x, i)));
    }
}

#else
typedef int jax_sign_avx2_is_absent_; /* ISO C wants a declaration in every file. */
#endif
