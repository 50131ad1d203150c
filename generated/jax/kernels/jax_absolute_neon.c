/*
 * kernels/jax_absolute_neon.c: absolute in NEON.
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
    jax_absolute_i8_neon, jax_absolute_i16_neon, jax_absolute_i32_neon, jax_absolute_i64_neon,
    jax_absolute_bf16_neon, jax_absolute_f32_neon, jax_absolute_f64_neon, jax_absolute_c64_neon,
    jax_absolute_c128_neon;

KERNEL jax_absolute_i8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8_wide(z, 0, maximum_i8(load_u8(x, 0), subtract_u8(constant_u8(0x0), load_u8(x, 0))),
                            maximum_i8(load_u8(x, 16), subtract_u8(constant_u8(0x0), load_u8(x, 16))));
    }
}

KERNEL jax_absolute_i16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16_wide(z, 0, maximum_i16(load_u16(x, 0), subtract_u16(constant_u16(0x0), load_u16(x, 0))),
                             maximum_i16(load_u16(x, 8), subtract_u16(constant_u16(0x0), load_u16(x, 8))),
                             maximum_i16(load_u16(x, 16), subtract_u16(constant_u16(0x0), load_u16(x, 16))),
                             maximum_i16(load_u16(x, 24), subtract_u16(constant_u16(0x0), load_u16(x, 24))));
    }
}

KERNEL jax_absolute_i32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32_wide(z, 0, maximum_i32(load_u32(x, 0), subtract_u32(constant_u32(0x0), load_u32(x, 0))),
                             maximum_i32(load_u32(x, 4), subtract_u32(constant_u32(0x0), load_u32(x, 4))),
                             maximum_i32(load_u32(x, 8), subtract_u32(constant_u32(0x0), load_u32(x, 8))),
                             maximum_i32(load_u32(x, 12), subtract_u32(constant_u32(0x0), load_u32(x, 12))));
        store_u32_wide(z, 16, maximum_i32(load_u32(x, 16), subtract_u32(constant_u32(0x0), load_u32(x, 16))),
                              maximum_i32(load_u32(x, 20), subtract_u32(constant_u32(0x0), load_u32(x, 20))),
                              maximum_i32(load_u32(x, 24), subtract_u32(constant_u32(0x0), load_u32(x, 24))),
                              maximum_i32(load_u32(x, 28), subtract_u32(constant_u32(0x0), load_u32(x, 28))));
    }
}

KERNEL jax_absolute_i64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_u64_wide(z, 0, maximum_i64(load_u64(x, 0), subtract_u64(constant_u64(UINT64_C(0x0)), load_u64(x, 0))),
                             maximum_i64(load_u64(x, 2), subtract_u64(constant_u64(UINT64_C(0x0)), load_u64(x, 2))),
                             maximum_i64(load_u64(x, 4), subtract_u64(constant_u64(UINT64_C(0x0)), load_u64(x, 4))),
                             maximum_i64(load_u64(x, 6), subtract_u64(constant_u64(UINT64_C(0x0)), load_u64(x, 6))));
        store_u64_wide(z, 8, maximum_i64(load_u64(x, 8), subtract_u64(constant_u64(UINT64_C(0x0)), load_u64(x, 8))),
                             maximum_i64(load_u64(x, 10), subtract_u64(constant_u64(UINT64_C(0x0)), load_u64(x, 10))),
                             maximum_i64(load_u64(x, 12), subtract_u64(constant_u64(UINT64_C(0x0)), load_u64(x, 12))),
                             maximum_i64(load_u64(x, 14), subtract_u64(constant_u64(UINT64_C(0x0)), load_u64(x, 14))));
        store_u64_wide(z, 16, maximum_i64(load_u64(x, 16), subtract_u64(constant_u64(UINT64_C(0x0)), load_u64(x, 16))),
                              maximum_i64(load_u64(x, 18), subtract_u64(constant_u64(UINT64_C(0x0)), load_u64(x, 18))),
                              maximum_i64(load_u64(x, 20), subtract_u64(constant_u64(UINT64_C(0x0)), load_u64(x, 20))),
                              maximum_i64(load_u64(x, 22), subtract_u64(constant_u64(UINT64_C(0x0)), load_u64(x, 22))));
        store_u64_wide(z, 24, maximum_i64(load_u64(x, 24), subtract_u64(constant_u64(UINT64_C(0x0)), load_u64(x, 24))),
                              maximum_i64(load_u64(x, 26), subtract_u64(constant_u64(UINT64_C(0x0)), load_u64(x, 26))),
                              maximum_i64(load_u64(x, 28), subtract_u64(constant_u64(UINT64_C(0x0)), load_u64(x, 28))),
                              maximum_i64(load_u64(x, 30), subtract_u64(constant_u64(UINT64_C(0x0)), load_u64(x, 30))));
    }
}

KERNEL jax_absolute_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16_wide(z, 0, bitwise_and_u16(load_u16(x, 0), constant_u16(0x7fff)),
                             bitwise_and_u16(load_u16(x, 8), constant_u16(0x7fff)),
                             bitwise_and_u16(load_u16(x, 16), constant_u16(0x7fff)),
                             bitwise_and_u16(load_u16(x, 24), constant_u16(0x7fff)));
    }
}

KERNEL jax_absolute_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32_wide(z, 0, bitwise_and_u32(load_u32(x, 0), constant_u32(0x7fffffff)),
                             bitwise_and_u32(load_u32(x, 4), constant_u32(0x7fffffff)),
                             bitwise_and_u32(load_u32(x, 8), constant_u32(0x7fffffff)),
                             bitwise_and_u32(load_u32(x, 12), constant_u32(0x7fffffff)));
        store_u32_wide(z, 16, bitwise_and_u32(load_u32(x, 16), constant_u32(0x7fffffff)),
                              bitwise_and_u32(load_u32(x, 20), constant_u32(0x7fffffff)),
                              bitwise_and_u32(load_u32(x, 24), constant_u32(0x7fffffff)),
                              bitwise_and_u32(load_u32(x, 28), constant_u32(0x7fffffff)));
    }
}

KERNEL jax_absolute_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_u64_wide(z, 0, bitwise_and_u64(load_u64(x, 0), constant_u64(UINT64_C(0x7fffffffffffffff))),
                             bitwise_and_u64(load_u64(x, 2), constant_u64(UINT64_C(0x7fffffffffffffff))),
                             bitwise_and_u64(load_u64(x, 4), constant_u64(UINT64_C(0x7fffffffffffffff))),
                             bitwise_and_u64(load_u64(x, 6), constant_u64(UINT64_C(0x7fffffffffffffff))));
        store_u64_wide(z, 8, bitwise_and_u64(load_u64(x, 8), constant_u64(UINT64_C(0x7fffffffffffffff))),
                             bitwise_and_u64(load_u64(x, 10), constant_u64(UINT64_C(0x7fffffffffffffff))),
                             bitwise_and_u64(load_u64(x, 12), constant_u64(UINT64_C(0x7fffffffffffffff))),
                             bitwise_and_u64(load_u64(x, 14), constant_u64(UINT64_C(0x7fffffffffffffff))));
        store_u64_wide(z, 16, bitwise_and_u64(load_u64(x, 16), constant_u64(UINT64_C(0x7fffffffffffffff))),
                              bitwise_and_u64(load_u64(x, 18), constant_u64(UINT64_C(0x7fffffffffffffff))),
                              bitwise_and_u64(load_u64(x, 20), constant_u64(UINT64_C(0x7fffffffffffffff))),
                              bitwise_and_u64(load_u64(x, 22), constant_u64(UINT64_C(0x7fffffffffffffff))));
        store_u64_wide(z, 24, bitwise_and_u64(load_u64(x, 24), constant_u64(UINT64_C(0x7fffffffffffffff))),
                              bitwise_and_u64(load_u64(x, 26), constant_u64(UINT64_C(0x7fffffffffffffff))),
                              bitwise_and_u64(load_u64(x, 28), constant_u64(UINT64_C(0x7fffffffffffffff))),
                              bitwise_and_u64(load_u64(x, 30), constant_u64(UINT64_C(0x7fffffffffffffff))));
    }
}

KERNEL jax_absolute_c64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_wide(z, i, load_absolute_c64_as_f32(x, i),
                                 load_absolute_c64_as_f32(x, i + 4),
                                 load_absolute_c64_as_f32(x, i + 8),
                                 load_absolute_c64_as_f32(x, i + 12));
    }
}

KERNEL jax_absolute_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_f64_wide(z, i, load_absolute_c128_as_f64(x, i),
                                 load_absolute_c128_as_f64(x, i + 2),
                                 load_absolute_c128_as_f64(x, i + 4),
                                 load_absolute_c128_as_f64(x, i + 6));
    }
}

#else
typedef int jax_absolute_neon_is_absent_; /* ISO C wants a declaration in every file. */
#endif
