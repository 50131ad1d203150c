/*
 * kernels/jax_negative_rvv.c: negative in RISC-V V.
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
    jax_negative_u8_rvv, jax_negative_u16_rvv, jax_negative_u32_rvv, jax_negative_u64_rvv, jax_negative_bf16_rvv,
    jax_negative_f32_rvv, jax_negative_f64_rvv, jax_negative_c64_rvv, jax_negative_c128_rvv;

KERNEL jax_negative_u8_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, subtract_u8(constant_u8(0x0), load_u8(x, 0)));
        store_u8(z, 8, subtract_u8(constant_u8(0x0), load_u8(x, 8)));
        store_u8(z, 16, subtract_u8(constant_u8(0x0), load_u8(x, 16)));
        store_u8(z, 24, subtract_u8(constant_u8(0x0), load_u8(x, 24)));
    }
}

KERNEL jax_negative_u16_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16(z, 0, subtract_u16(constant_u16(0x0), load_u16(x, 0)));
        store_u16(z, 8, subtract_u16(constant_u16(0x0), load_u16(x, 8)));
        store_u16(z, 16, subtract_u16(constant_u16(0x0), load_u16(x, 16)));
        store_u16(z, 24, subtract_u16(constant_u16(0x0), load_u16(x, 24)));
    }
}

KERNEL jax_negative_u32_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32(z, 0, subtract_u32(constant_u32(0x0), load_u32(x, 0)));
        store_u32(z, 8, subtract_u32(constant_u32(0x0), load_u32(x, 8)));
        store_u32(z, 16, subtract_u32(constant_u32(0x0), load_u32(x, 16)));
        store_u32(z, 24, subtract_u32(constant_u32(0x0), load_u32(x, 24)));
    }
}

KERNEL jax_negative_u64_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_u64(z, 0, subtract_u64(constant_u64(UINT64_C(0x0)), load_u64(x, 0)));
        store_u64(z, 8, subtract_u64(constant_u64(UINT64_C(0x0)), load_u64(x, 8)));
        store_u64(z, 16, subtract_u64(constant_u64(UINT64_C(0x0)), load_u64(x, 16)));
        store_u64(z, 24, subtract_u64(constant_u64(UINT64_C(0x0)), load_u64(x, 24)));
    }
}

KERNEL jax_negative_bf16_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16(z, 0, bitwise_xor_u16(load_u16(x, 0), constant_u16(0x8000)));
        store_u16(z, 8, bitwise_xor_u16(load_u16(x, 8), constant_u16(0x8000)));
        store_u16(z, 16, bitwise_xor_u16(load_u16(x, 16), constant_u16(0x8000)));
        store_u16(z, 24, bitwise_xor_u16(load_u16(x, 24), constant_u16(0x8000)));
    }
}

KERNEL jax_negative_f32_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32(z, 0, bitwise_xor_u32(load_u32(x, 0), constant_u32(0x80000000)));
        store_u32(z, 8, bitwise_xor_u32(load_u32(x, 8), constant_u32(0x80000000)));
        store_u32(z, 16, bitwise_xor_u32(load_u32(x, 16), constant_u32(0x80000000)));
        store_u32(z, 24, bitwise_xor_u32(load_u32(x, 24), constant_u32(0x80000000)));
    }
}

KERNEL jax_negative_f64_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_u64(z, 0, bitwise_xor_u64(load_u64(x, 0), constant_u64(UINT64_C(0x8000000000000000))));
        store_u64(z, 8, bitwise_xor_u64(load_u64(x, 8), constant_u64(UINT64_C(0x8000000000000000))));
        store_u64(z, 16, bitwise_xor_u64(load_u64(x, 16), constant_u64(UINT64_C(0x8000000000000000))));
        store_u64(z, 24, bitwise_xor_u64(load_u64(x, 24), constant_u64(UINT64_C(0x8000000000000000))));
    }
}

KERNEL jax_negative_c64_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_c64(z, i, negative_c64(load_c64(x, i)));
    }
}

KERNEL jax_negative_c128_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8)
            store_c128(z, i, negative_c128(load_c128(x, i)));
    }
}

#else
typedef int jax_negative_rvv_is_absent_; /* ISO C wants a declaration in every file. */
#endif
