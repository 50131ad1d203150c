/*
 * kernels/jax_isnan_rvv.c: isnan in RISC-V V.
 *
 * Made by joinery 0.2.0 from specs/jax.lua; SHA-256 of what it defines, without comments and free text:
 * e6ee428d8e4e659858c0dd39974ac33cec3898f6d254d00e0ffaa7566824f1e3.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR
 * The licence of this file is yours to choose.
 */
/* clang-format off */
#include "jax_rvv.h"

#if defined(__riscv_v) && defined(__clang__) && !defined(JOINERY_NO_RVV)

jax_kernel
    jax_isnan_b_rvv, jax_isnan_u16_rvv, jax_isnan_u32_rvv, jax_isnan_u64_rvv, jax_isnan_bf16_rvv, jax_isnan_f16_rvv,
    jax_isnan_f32_rvv, jax_isnan_f64_rvv, jax_isnan_c64_rvv, jax_isnan_c128_rvv;

KERNEL jax_isnan_b_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16) {
            store_mask8(z, i, not_equal_u8(load_u8(x, i), load_u8(x, i)));
            store_mask8(z, i + 8, not_equal_u8(load_u8(x, i + 8), load_u8(x, i + 8)));
        }
    }
}

KERNEL jax_isnan_u16_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16) {
            store_mask16(z, i, not_equal_u16(load_u16(x, i), load_u16(x, i)));
            store_mask16(z, i + 8, not_equal_u16(load_u16(x, i + 8), load_u16(x, i + 8)));
        }
    }
}

KERNEL jax_isnan_u32_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16) {
            store_mask32(z, i, not_equal_u32(load_u32(x, i), load_u32(x, i)));
            store_mask32(z, i + 8, not_equal_u32(load_u32(x, i + 8), load_u32(x, i + 8)));
        }
    }
}

KERNEL jax_isnan_u64_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16) {
            store_mask64(z, i, not_equal_u64(load_u64(x, i), load_u64(x, i)));
            store_mask64(z, i + 8, not_equal_u64(load_u64(x, i + 8), load_u64(x, i + 8)));
        }
    }
}

KERNEL jax_isnan_bf16_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16) {
            store_mask16(z, i, less_i16(constant_u16(0x7f80), bitwise_and_u16(load_u16(x, i), constant_u16(0x7fff))));
            store_mask16(z, i + 8, less_i16(constant_u16(0x7f80),
                                            bitwise_and_u16(load_u16(x, i + 8), constant_u16(0x7fff))));
        }
    }
}

KERNEL jax_isnan_f16_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16) {
            store_mask16(z, i, less_i16(constant_u16(0x7c00), bitwise_and_u16(load_u16(x, i), constant_u16(0x7fff))));
            store_mask16(z, i + 8, less_i16(constant_u16(0x7c00),
                                            bitwise_and_u16(load_u16(x, i + 8), constant_u16(0x7fff))));
        }
    }
}

KERNEL jax_isnan_f32_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16) {
            store_mask32(z, i, not_equal_f32(load_f32(x, i), load_f32(x, i)));
            store_mask32(z, i + 8, not_equal_f32(load_f32(x, i + 8), load_f32(x, i + 8)));
        }
    }
}

KERNEL jax_isnan_f64_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16) {
            store_mask64(z, i, not_equal_f64(load_f64(x, i), load_f64(x, i)));
            store_mask64(z, i + 8, not_equal_f64(load_f64(x, i + 8), load_f64(x, i + 8)));
        }
    }
}

KERNEL jax_isnan_c64_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        for (size_t i = 0; i < 32; i += 8)
            store_mask_c64(z, i, not_equal_c64(load_c64(x, i), load_c64(x, i)));
    }
}

KERNEL jax_isnan_c128_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        for (size_t i = 0; i < 32; i += 8)
            store_mask_c128(z, i, not_equal_c128(load_c128(x, i), load_c128(x, i)));
    }
}

#else
typedef int jax_isnan_rvv_is_absent_; /* ISO C wants a declaration in every file. */
#endif
