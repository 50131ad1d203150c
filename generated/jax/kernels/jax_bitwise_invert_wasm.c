/*
 * kernels/jax_bitwise_invert_wasm.c: bitwise_invert in WASM SIMD128.
 *
 * Made by joinery 0.2.0 from specs/jax.lua; SHA-256 of what it defines, without comments and free text:
 * e6ee428d8e4e659858c0dd39974ac33cec3898f6d254d00e0ffaa7566824f1e3.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR
 * The licence of this file is yours to choose.
 */
/* clang-format off */
#include "jax_wasm.h"

#if defined(__wasm__) && defined(__clang__) && !defined(JOINERY_NO_WASM)

jax_kernel
    jax_bitwise_invert_b_wasm, jax_bitwise_invert_u8_wasm, jax_bitwise_invert_u16_wasm, jax_bitwise_invert_u32_wasm,
    jax_bitwise_invert_u64_wasm;

KERNEL jax_bitwise_invert_b_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_u8_as_b(x, 0), constant_u8(0x1)));
        store_u8(z, 16, bitwise_xor_u8(load_u8_as_b(x, 16), constant_u8(0x1)));
    }
}

KERNEL jax_bitwise_invert_u8_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_u8(x, 0), constant_u8(0xff)));
        store_u8(z, 16, bitwise_xor_u8(load_u8(x, 16), constant_u8(0xff)));
    }
}

KERNEL jax_bitwise_invert_u16_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
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

KERNEL jax_bitwise_invert_u32_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u32(z, i, bitwise_xor_u32(load_u32(x, i), constant_u32(0xffffffff)));
            store_u32(z, i + 4, bitwise_xor_u32(load_u32(x, i + 4), constant_u32(0xffffffff)));
            store_u32(z, i + 8, bitwise_xor_u32(load_u32(x, i + 8), constant_u32(0xffffffff)));
            store_u32(z, i + 12, bitwise_xor_u32(load_u32(x, i + 12), constant_u32(0xffffffff)));
        }
    }
}

KERNEL jax_bitwise_invert_u64_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8) {
            store_u64(z, i, bitwise_xor_u64(load_u64(x, i), constant_u64(UINT64_C(0xffffffffffffffff))));
            store_u64(z, i + 2, bitwise_xor_u64(load_u64(x, i + 2), constant_u64(UINT64_C(0xffffffffffffffff))));
            store_u64(z, i + 4, bitwise_xor_u64(load_u64(x, i + 4), constant_u64(UINT64_C(0xffffffffffffffff))));
            store_u64(z, i + 6, bitwise_xor_u64(load_u64(x, i + 6), constant_u64(UINT64_C(0xffffffffffffffff))));
        }
    }
}

#else
typedef int jax_bitwise_invert_wasm_is_absent_; /* ISO C wants a declaration in every file. */
#endif
