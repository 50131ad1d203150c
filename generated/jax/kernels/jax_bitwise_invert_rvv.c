/*
 * kernels/jax_bitwise_invert_rvv.c: bitwise_invert in RISC-V V.
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
    jax_bitwise_invert_b_rvv, jax_bitwise_invert_u8_rvv, jax_bitwise_invert_u16_rvv, jax_bitwise_invert_u32_rvv,
    jax_bitwise_invert_u64_rvv;

KERNEL jax_bitwise_invert_b_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u8(z, i, bitwise_xor_u8(load_u8_as_b(x, i), constant_u8(0x1)));
            store_u8(z, i + 8, bitwise_xor_u8(load_u8_as_b(x, i + 8), constant_u8(0x1)));
        }
    }
}

KERNEL jax_bitwise_invert_u8_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_u8(x, 0), constant_u8(0xff)));
        store_u8(z, 8, bitwise_xor_u8(load_u8(x, 8), constant_u8(0xff)));
        store_u8(z, 16, bitwise_xor_u8(load_u8(x, 16), constant_u8(0xff)));
        store_u8(z, 24, bitwise_xor_u8(load_u8(x, 24), constant_u8(0xff)));
    }
}

KERNEL jax_bitwise_invert_u16_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16(z, 0, bitwise_xor_u16(load_u16(x, 0), constant_u16(0xffff)));
        store_u16(z, 8, bitwise_xor_u16(load_u16(x, 8), constant_u16(0xffff)));
        store_u16(z, 16, bitwise_xor_u16(load_u16(x, 16), constant_u16(0xffff)));
        store_u16(z, 24, bitwise_xor_u16(load_u16(x, 24), constant_u16(0xffff)));
    }
}

KERNEL jax_bitwise_invert_u32_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_u32(z, 0, bitwise_xor_u32(load_u32(x, 0), constant_u32(0xffffffff)));
        store_u32(z, 8, bitwise_xor_u32(load_u32(x, 8), constant_u32(0xffffffff)));
        store_u32(z, 16, bitwise_xor_u32(load_u32(x, 16), constant_u32(0xffffffff)));
        store_u32(z, 24, bitwise_xor_u32(load_u32(x, 24), constant_u32(0xffffffff)));
    }
}

KERNEL jax_bitwise_invert_u64_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_u64(z, 0, bitwise_xor_u64(load_u64(x, 0), constant_u64(UINT64_C(0xffffffffffffffff))));
        store_u64(z, 8, bitwise_xor_u64(load_u64(x, 8), constant_u64(UINT64_C(0xffffffffffffffff))));
        store_u64(z, 16, bitwise_xor_u64(load_u64(x, 16), constant_u64(UINT64_C(0xffffffffffffffff))));
        store_u64(z, 24, bitwise_xor_u64(load_u64(x, 24), constant_u64(UINT64_C(0xffffffffffffffff))));
    }
}

#else
typedef int jax_bitwise_invert_rvv_is_absent_; /* ISO C wants a declaration in every file. */
#endif
