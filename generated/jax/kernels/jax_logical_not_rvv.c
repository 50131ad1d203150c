/*
 * kernels/jax_logical_not_rvv.c: logical_not in RISC-V V.
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
    jax_logical_not_u16_rvv, jax_logical_not_u32_rvv, jax_logical_not_u64_rvv, jax_logical_not_bf16_rvv,
    jax_logical_not_f16_rvv, jax_logical_not_f32_rvv, jax_logical_not_f64_rvv, jax_logical_not_c64_rvv,
    jax_logical_not_c128_rvv;

KERNEL jax_logical_not_u16_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        for (size_t i = 0; i < 32; i += 8)
            store_u8(z, i, bitwise_xor_u8(load_u16_as_b(x, i), constant_u8(0x1)));
    }
}

KERNEL jax_logical_not_u32_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        for (size_t i = 0; i < 32; i += 8)
            store_u8(z, i, bitwise_xor_u8(load_u32_as_b(x, i), constant_u8(0x1)));
    }
}

KERNEL jax_logical_not_u64_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        for (size_t i = 0; i < 32; i += 8)
            store_u8(z, i, bitwise_xor_u8(load_u64_as_b(x, i), constant_u8(0x1)));
    }
}

KERNEL jax_logical_not_bf16_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        for (size_t i = 0; i < 32; i += 8)
            store_u8(z, i, bitwise_xor_u8(load_bf16_as_b(x, i), constant_u8(0x1)));
    }
}

KERNEL jax_logical_not_f16_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        for (size_t i = 0; i < 32; i += 8)
            store_u8(z, i, bitwise_xor_u8(load_f16_as_b(x, i), constant_u8(0x1)));
    }
}

KERNEL jax_logical_not_f32_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        for (size_t i = 0; i < 32; i += 8)
            store_u8(z, i, bitwise_xor_u8(load_f32_as_b(x, i), constant_u8(0x1)));
    }
}

KERNEL jax_logical_not_f64_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        for (size_t i = 0; i < 32; i += 8)
            store_u8(z, i, bitwise_xor_u8(load_f64_as_b(x, i), constant_u8(0x1)));
    }
}

KERNEL jax_logical_not_c64_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        for (size_t i = 0; i < 32; i += 8)
            store_u8(z, i, bitwise_xor_u8(load_c64_as_b(x, i), constant_u8(0x1)));
    }
}

KERNEL jax_logical_not_c128_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        for (size_t i = 0; i < 32; i += 8)
            store_u8(z, i, bitwise_xor_u8(load_c128_as_b(x, i), constant_u8(0x1)));
    }
}

#else
typedef int jax_logical_not_rvv_is_absent_; /* ISO C wants a declaration in every file. */
#endif
