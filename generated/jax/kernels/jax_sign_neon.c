/*
 * kernels/jax_sign_neon.c: sign in NEON.
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
    jax_sign_u8_neon, jax_sign_u16_neon, jax_sign_u32_neon, jax_sign_u64_neon, jax_sign_i8_neon, jax_sign_i16_neon,
    jax_sign_i32_neon, jax_sign_i64_neon, jax_sign_bf16_neon, jax_sign_f16_neon, jax_sign_f32_neon,
    jax_sign_f64_neon, jax_sign_c64_neon, jax_sign_c128_neon;

KERNEL jax_sign_u8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    if (a_step == 32) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_u8_wide(z, i, minimum_u8(load_u8(x, i), constant_u8(0x1)),
                                minimum_u8(load_u8(x, i + 16), constant_u8(0x1)));
            store_u8_wide(z, i + 32, minimum_u8(load_u8(x, i + 32), constant_u8(0x1)),
                                     minimum_u8(load_u8(x, i + 48), constant_u8(0x1)));
            store_u8_wide(z, i + 64, minimum_u8(load_u8(x, i + 64), constant_u8(0x1)),
                                     minimum_u8(load_u8(x, i + 80), constant_u8(0x1)));
            store_u8_wide(z, i + 96, minimum_u8(load_u8(x, i + 96), constant_u8(0x1)),
                                     minimum_u8(load_u8(x, i + 112), constant_u8(0x1)));
        }
        blocks %= 4, x += whole, z += whole;
    }
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8_wide(z, 0, minimum_u8(load_u8(x, 0), constant_u8(0x1)),
                            minimum_u8(load_u8(x, 16), constant_u8(0x1)));
    }
}

KERNEL jax_sign_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16_wide(z, 0, minimum_u16(load_u16(x, 0), constant_u16(0x1)),
                             minimum_u16(load_u16(x, 8), constant_u16(0x1)),
                             minimum_u16(load_u16(x, 16), constant_u16(0x1)),
                             minimum_u16(load_u16(x, 24), constant_u16(0x1)));
    }
}

KERNEL jax_sign_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32_wide(z, 0, minimum_u32(load_u32(x, 0), constant_u32(0x1)),
                             minimum_u32(load_u32(x, 4), constant_u32(0x1)),
                             minimum_u32(load_u32(x, 8), constant_u32(0x1)),
                             minimum_u32(load_u32(x, 12), constant_u32(0x1)));
        store_u32_wide(z, 16, minimum_u32(load_u32(x, 16), constant_u32(0x1)),
                              minimum_u32(load_u32(x, 20), constant_u32(0x1)),
                              minimum_u32(load_u32(x, 24), constant_u32(0x1)),
                              minimum_u32(load_u32(x, 28), constant_u32(0x1)));
    }
}

KERNEL jax_sign_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_u64_wide(z, 0, minimum_u64(load_u64(x, 0), constant_u64(UINT64_C(0x1))),
                             minimum_u64(load_u64(x, 2), constant_u64(UINT64_C(0x1))),
                             minimum_u64(load_u64(x, 4), constant_u64(UINT64_C(0x1))),
                             minimum_u64(load_u64(x, 6), constant_u64(UINT64_C(0x1))));
        store_u64_wide(z, 8, minimum_u64(load_u64(x, 8), constant_u64(UINT64_C(0x1))),
                             minimum_u64(load_u64(x, 10), constant_u64(UINT64_C(0x1))),
                             minimum_u64(load_u64(x, 12), constant_u64(UINT64_C(0x1))),
                             minimum_u64(load_u64(x, 14), constant_u64(UINT64_C(0x1))));
        store_u64_wide(z, 16, minimum_u64(load_u64(x, 16), constant_u64(UINT64_C(0x1))),
                              minimum_u64(load_u64(x, 18), constant_u64(UINT64_C(0x1))),
                              minimum_u64(load_u64(x, 20), constant_u64(UINT64_C(0x1))),
                              minimum_u64(load_u64(x, 22), constant_u64(UINT64_C(0x1))));
        store_u64_wide(z, 24, minimum_u64(load_u64(x, 24), constant_u64(UINT64_C(0x1))),
                              minimum_u64(load_u64(x, 26), constant_u64(UINT64_C(0x1))),
                              minimum_u64(load_u64(x, 28), constant_u64(UINT64_C(0x1))),
                              minimum_u64(load_u64(x, 30), constant_u64(UINT64_C(0x1))));
    }
}

KERNEL jax_sign_i8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    if (a_step == 32) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_u8_wide(z, i, minimum_i8(maximum_i8(load_u8(x, i), constant_u8(0xff)), constant_u8(0x1)),
                                minimum_i8(maximum_i8(load_u8(x, i + 16), constant_u8(0xff)), constant_u8(0x1)));
            store_u8_wide(z, i + 32, minimum_i8(maximum_i8(load_u8(x, i + 32), constant_u8(0xff)), constant_u8(0x1)),
                                     minimum_i8(maximum_i8(load_u8(x, i + 48), constant_u8(0xff)), constant_u8(0x1)));
            store_u8_wide(z, i + 64, minimum_i8(maximum_i8(load_u8(x, i + 64), constant_u8(0xff)), constant_u8(0x1)),
                                     minimum_i8(maximum_i8(load_u8(x, i + 80), constant_u8(0xff)), constant_u8(0x1)));
            store_u8_wide(z, i + 96, minimum_i8(maximum_i8(load_u8(x, i + 96), constant_u8(0xff)), constant_u8(0x1)),
                                     minimum_i8(maximum_i8(load_u8(x, i + 112), constant_u8(0xff)), constant_u8(0x1)));
        }
        blocks %= 4, x += whole, z += whole;
    }
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8_wide(z, 0, minimum_i8(maximum_i8(load_u8(x, 0), constant_u8(0xff)), constant_u8(0x1)),
                            minimum_i8(maximum_i8(load_u8(x, 16), constant_u8(0xff)), constant_u8(0x1)));
    }
}

KERNEL jax_sign_i16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16_wide(z, 0, minimum_i16(maximum_i16(load_u16(x, 0), constant_u16(0xffff)), constant_u16(0x1)),
                             minimum_i16(maximum_i16(load_u16(x, 8), constant_u16(0xffff)), constant_u16(0x1)),
                             minimum_i16(maximum_i16(load_u16(x, 16), constant_u16(0xffff)), constant_u16(0x1)),
                             minimum_i16(maximum_i16(load_u16(x, 24), constant_u16(0xffff)), constant_u16(0x1)));
    }
}

KERNEL jax_sign_i32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32_wide(z, 0, minimum_i32(maximum_i32(load_u32(x, 0), constant_u32(0xffffffff)), constant_u32(0x1)),
                             minimum_i32(maximum_i32(load_u32(x, 4), constant_u32(0xffffffff)), constant_u32(0x1)),
                             minimum_i32(maximum_i32(load_u32(x, 8), constant_u32(0xffffffff)), constant_u32(0x1)),
                             minimum_i32(maximum_i32(load_u32(x, 12), constant_u32(0xffffffff)), constant_u32(0x1)));
        store_u32_wide(z, 16, minimum_i32(maximum_i32(load_u32(x, 16), constant_u32(0xffffffff)), constant_u32(0x1)),
                              minimum_i32(maximum_i32(load_u32(x, 20), constant_u32(0xffffffff)), constant_u32(0x1)),
                              minimum_i32(maximum_i32(load_u32(x, 24), constant_u32(0xffffffff)), constant_u32(0x1)),
                              minimum_i32(maximum_i32(load_u32(x, 28), constant_u32(0xffffffff)), constant_u32(0x1)));
    }
}

KERNEL jax_sign_i64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_u64_wide(z, 0, minimum_i64(maximum_i64(load_u64(x, 0), constant_u64(UINT64_C(0xffffffffffffffff))),
                                         constant_u64(UINT64_C(0x1))),
                             minimum_i64(maximum_i64(load_u64(x, 2), constant_u64(UINT64_C(0xffffffffffffffff))),
                                         constant_u64(UINT64_C(0x1))),
                             minimum_i64(maximum_i64(load_u64(x, 4), constant_u64(UINT64_C(0xffffffffffffffff))),
                                         constant_u64(UINT64_C(0x1))),
                             minimum_i64(maximum_i64(load_u64(x, 6), constant_u64(UINT64_C(0xffffffffffffffff))),
                                         constant_u64(UINT64_C(0x1))));
        store_u64_wide(z, 8, minimum_i64(maximum_i64(load_u64(x, 8), constant_u64(UINT64_C(0xffffffffffffffff))),
                                         constant_u64(UINT64_C(0x1))),
                             minimum_i64(maximum_i64(load_u64(x, 10), constant_u64(UINT64_C(0xffffffffffffffff))),
                                         constant_u64(UINT64_C(0x1))),
                             minimum_i64(maximum_i64(load_u64(x, 12), constant_u64(UINT64_C(0xffffffffffffffff))),
                                         constant_u64(UINT64_C(0x1))),
                             minimum_i64(maximum_i64(load_u64(x, 14), constant_u64(UINT64_C(0xffffffffffffffff))),
                                         constant_u64(UINT64_C(0x1))));
        store_u64_wide(z, 16, minimum_i64(maximum_i64(load_u64(x, 16), constant_u64(UINT64_C(0xffffffffffffffff))),
                                          constant_u64(UINT64_C(0x1))),
                              minimum_i64(maximum_i64(load_u64(x, 18), constant_u64(UINT64_C(0xffffffffffffffff))),
                                          constant_u64(UINT64_C(0x1))),
                              minimum_i64(maximum_i64(load_u64(x, 20), constant_u64(UINT64_C(0xffffffffffffffff))),
                                          constant_u64(UINT64_C(0x1))),
                              minimum_i64(maximum_i64(load_u64(x, 22), constant_u64(UINT64_C(0xffffffffffffffff))),
                                          constant_u64(UINT64_C(0x1))));
        store_u64_wide(z, 24, minimum_i64(maximum_i64(load_u64(x, 24), constant_u64(UINT64_C(0xffffffffffffffff))),
                                          constant_u64(UINT64_C(0x1))),
                              minimum_i64(maximum_i64(load_u64(x, 26), constant_u64(UINT64_C(0xffffffffffffffff))),
                                          constant_u64(UINT64_C(0x1))),
                              minimum_i64(maximum_i64(load_u64(x, 28), constant_u64(UINT64_C(0xffffffffffffffff))),
                                          constant_u64(UINT64_C(0x1))),
                              minimum_i64(maximum_i64(load_u64(x, 30), constant_u64(UINT64_C(0xffffffffffffffff))),
                                          constant_u64(UINT64_C(0x1))));
    }
}

KERNEL jax_sign_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_bf16_wide(z, i, sign_f32(load_bf16_as_f32(x, i)),
                                         sign_f32(load_bf16_as_f32(x, i + 4)),
                                         sign_f32(load_bf16_as_f32(x, i + 8)),
                                         sign_f32(load_bf16_as_f32(x, i + 12)));
    }
}

KERNEL jax_sign_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_f32_as_f16_wide(z, 0, sign_f32(load_f16_as_f32(x, 0)),
                                    sign_f32(load_f16_as_f32(x, 4)),
                                    sign_f32(load_f16_as_f32(x, 8)),
                                    sign_f32(load_f16_as_f32(x, 12)));
        store_f32_as_f16_wide(z, 16, sign_f32(load_f16_as_f32(x, 16)),
                                     sign_f32(load_f16_as_f32(x, 20)),
                                     sign_f32(load_f16_as_f32(x, 24)),
                                     sign_f32(load_f16_as_f32(x, 28)));
    }
}

KERNEL jax_sign_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32_wide(z, 0, sign_f32(load_f32(x, 0)),
                             sign_f32(load_f32(x, 4)),
                             sign_f32(load_f32(x, 8)),
                             sign_f32(load_f32(x, 12)));
        store_f32_wide(z, 16, sign_f32(load_f32(x, 16)),
                              sign_f32(load_f32(x, 20)),
                              sign_f32(load_f32(x, 24)),
                              sign_f32(load_f32(x, 28)));
    }
}

KERNEL jax_sign_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_f64_wide(z, i, sign_f64(load_f64(x, i)),
                                 sign_f64(load_f64(x, i + 2)),
                                 sign_f64(load_f64(x, i + 4)),
                                 sign_f64(load_f64(x, i + 6)));
            store_f64_wide(z, i + 8, sign_f64(load_f64(x, i + 8)),
                                     sign_f64(load_f64(x, i + 10)),
                                     sign_f64(load_f64(x, i + 12)),
                                     sign_f64(load_f64(x, i + 14)));
        }
    }
}

KERNEL jax_sign_c64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_c64_wide(z, i, sign_c64(load_c64(x, i)),
                                 sign_c64(load_c64(x, i + 4)));
    }
}

KERNEL jax_sign_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8)
            store_c128_wide(z, i, sign_c128(load_c128(x, i)),
                                  sign_c128(load_c128(x, i + 2)),
                                  sign_c128(load_c128(x, i + 4)),
                                  sign_c128(load_c128(x, i + 6)));
    }
}

#else
typedef int jax_sign_neon_is_absent_; /* ISO C wants a declaration in every file. */
#endif
