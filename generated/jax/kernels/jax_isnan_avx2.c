/*
 * kernels/jax_isnan_avx2.c: isnan in AVX2 (x86-64).
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
    jax_isnan_b_avx2, jax_isnan_u16_avx2, jax_isnan_u32_avx2, jax_isnan_u64_avx2, jax_isnan_bf16_avx2,
    jax_isnan_f16_avx2, jax_isnan_f32_avx2, jax_isnan_f64_avx2, jax_isnan_c64_avx2, jax_isnan_c128_avx2;

KERNEL jax_isnan_b_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    if (a_step == 32) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_mask8(z, i, not_equal_u8(load_u8(x, i), load_u8(x, i)));
            store_mask8(z, i + 32, not_equal_u8(load_u8(x, i + 32), load_u8(x, i + 32)));
            store_mask8(z, i + 64, not_equal_u8(load_u8(x, i + 64), load_u8(x, i + 64)));
            store_mask8(z, i + 96, not_equal_u8(load_u8(x, i + 96), load_u8(x, i + 96)));
        }
        blocks %= 4, x += whole, z += whole;
    }
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_mask8(z, 0, not_equal_u8(load_u8(x, 0), load_u8(x, 0)));
    }
}

KERNEL jax_isnan_u16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_mask16(z, 0, not_equal_u16(load_u16(x, 0), load_u16(x, 0)),
                           not_equal_u16(load_u16(x, 16), load_u16(x, 16)));
    }
}

KERNEL jax_isnan_u32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_mask32(z, 0, not_equal_u32(load_u32(x, 0), load_u32(x, 0)),
                           not_equal_u32(load_u32(x, 8), load_u32(x, 8)),
                           not_equal_u32(load_u32(x, 16), load_u32(x, 16)),
                           not_equal_u32(load_u32(x, 24), load_u32(x, 24)));
    }
}

KERNEL jax_isnan_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_mask64(z, 0, not_equal_u64(load_u64(x, 0), load_u64(x, 0)),
                           not_equal_u64(load_u64(x, 4), load_u64(x, 4)),
                           not_equal_u64(load_u64(x, 8), load_u64(x, 8)),
                           not_equal_u64(load_u64(x, 12), load_u64(x, 12)),
                           not_equal_u64(load_u64(x, 16), load_u64(x, 16)),
                           not_equal_u64(load_u64(x, 20), load_u64(x, 20)),
                           not_equal_u64(load_u64(x, 24), load_u64(x, 24)),
                           not_equal_u64(load_u64(x, 28), load_u64(x, 28)));
    }
}

KERNEL jax_isnan_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_mask16(z, 0, less_i16(constant_u16(0x7f80), bitwise_and_u16(load_u16(x, 0), constant_u16(0x7fff))),
                           less_i16(constant_u16(0x7f80), bitwise_and_u16(load_u16(x, 16), constant_u16(0x7fff))));
    }
}

KERNEL jax_isnan_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_mask16(z, 0, less_i16(constant_u16(0x7c00), bitwise_and_u16(load_u16(x, 0), constant_u16(0x7fff))),
                           less_i16(constant_u16(0x7c00), bitwise_and_u16(load_u16(x, 16), constant_u16(0x7fff))));
    }
}

KERNEL jax_isnan_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_mask32(z, 0, not_equal_f32(load_f32(x, 0), load_f32(x, 0)),
                           not_equal_f32(load_f32(x, 8), load_f32(x, 8)),
                           not_equal_f32(load_f32(x, 16), load_f32(x, 16)),
                           not_equal_f32(load_f32(x, 24), load_f32(x, 24)));
    }
}

KERNEL jax_isnan_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_mask64(z, 0, not_equal_f64(load_f64(x, 0), load_f64(x, 0)),
                           not_equal_f64(load_f64(x, 4), load_f64(x, 4)),
                           not_equal_f64(load_f64(x, 8), load_f64(x, 8)),
                           not_equal_f64(load_f64(x, 12), load_f64(x, 12)),
                           not_equal_f64(load_f64(x, 16), load_f64(x, 16)),
                           not_equal_f64(load_f64(x, 20), load_f64(x, 20)),
                           not_equal_f64(load_f64(x, 24), load_f64(x, 24)),
                           not_equal_f64(load_f64(x, 28), load_f64(x, 28)));
    }
}

KERNEL jax_isnan_c64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_mask_c64(z, 0, not_equal_c64(load_c64(x, 0), load_c64(x, 0)),
                             not_equal_c64(load_c64(x, 4), load_c64(x, 4)),
                             not_equal_c64(load_c64(x, 8), load_c64(x, 8)),
                             not_equal_c64(load_c64(x, 12), load_c64(x, 12)),
                             not_equal_c64(load_c64(x, 16), load_c64(x, 16)),
                             not_equal_c64(load_c64(x, 20), load_c64(x, 20)),
                             not_equal_c64(load_c64(x, 24), load_c64(x, 24)),
                             not_equal_c64(load_c64(x, 28), load_c64(x, 28)));
    }
}

KERNEL jax_isnan_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_mask_c128(z, 0, not_equal_c128(load_c128(x, 0), load_c128(x, 0)),
                              not_equal_c128(load_c128(x, 4), load_c128(x, 4)),
                              not_equal_c128(load_c128(x, 8), load_c128(x, 8)),
                              not_equal_c128(load_c128(x, 12), load_c128(x, 12)),
                              not_equal_c128(load_c128(x, 16), load_c128(x, 16)),
                              not_equal_c128(load_c128(x, 20), load_c128(x, 20)),
                              not_equal_c128(load_c128(x, 24), load_c128(x, 24)),
                              not_equal_c128(load_c128(x, 28), load_c128(x, 28)));
    }
}

#else
typedef int jax_isnan_avx2_is_absent_; /* ISO C wants a declaration in every file. */
#endif
