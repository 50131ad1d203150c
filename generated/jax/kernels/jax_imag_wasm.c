/*
 * kernels/jax_imag_wasm.c: imag in WASM SIMD128.
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
    jax_imag_u8_wasm, jax_imag_u16_wasm, jax_imag_u32_wasm, jax_imag_u64_wasm, jax_imag_c64_wasm, jax_imag_c128_wasm;

KERNEL jax_imag_u8_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_u8(z, 0, bitwise_and_u8(load_u8(x, 0), constant_u8(0x0)));
        store_u8(z, 16, bitwise_and_u8(load_u8(x, 16), constant_u8(0x0)));
    }
}

KERNEL jax_imag_u16_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_u16(z, 0, bitwise_and_u16(load_u16(x, 0), constant_u16(0x0)));
        store_u16(z, 8, bitwise_and_u16(load_u16(x, 8), constant_u16(0x0)));
        store_u16(z, 16, bitwise_and_u16(load_u16(x, 16), constant_u16(0x0)));
        store_u16(z, 24, bitwise_and_u16(load_u16(x, 24), constant_u16(0x0)));
    }
}

KERNEL jax_imag_u32_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u32(z, i, bitwise_and_u32(load_u32(x, i), constant_u32(0x0)));
            store_u32(z, i + 4, bitwise_and_u32(load_u32(x, i + 4), constant_u32(0x0)));
            store_u32(z, i + 8, bitwise_and_u32(load_u32(x, i + 8), constant_u32(0x0)));
            store_u32(z, i + 12, bitwise_and_u32(load_u32(x, i + 12), constant_u32(0x0)));
        }
    }
}

KERNEL jax_imag_u64_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8) {
            store_u64(z, i, bitwise_and_u64(load_u64(x, i), constant_u64(UINT64_C(0x0))));
            store_u64(z, i + 2, bitwise_and_u64(load_u64(x, i + 2), constant_u64(UINT64_C(0x0))));
            store_u64(z, i + 4, bitwise_and_u64(load_u64(x, i + 4), constant_u64(UINT64_C(0x0))));
            store_u64(z, i + 6, bitwise_and_u64(load_u64(x, i + 6), constant_u64(UINT64_C(0x0))));
        }
    }
}

KERNEL jax_imag_c64_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 8) {
            store_f32(z, i, load_imag_c64_as_f32(x, i));
            store_f32(z, i + 4, load_imag_c64_as_f32(x, i + 4));
        }
    }
}

KERNEL jax_imag_c128_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 4) {
            store_f64(z, i, load_imag_c128_as_f64(x, i));
            store_f64(z, i + 2, load_imag_c128_as_f64(x, i + 2));
        }
    }
}

#else
typedef int jax_imag_wasm_is_absent_; /* ISO C wants a declaration in every file. */
#endif
