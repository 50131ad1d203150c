/*
 * kernels/jax_square_wasm.c: square in WASM SIMD128.
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
    jax_square_b_wasm, jax_square_u8_wasm, jax_square_u16_wasm, jax_square_u32_wasm, jax_square_u64_wasm,
    jax_square_bf16_wasm, jax_square_f16_wasm, jax_square_f32_wasm, jax_square_f64_wasm, jax_square_c64_wasm,
    jax_square_c128_wasm;

KERNEL jax_square_b_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 4)
            store_u32(z, i, multiply_u32(load_b_as_u32(x, i), load_b_as_u32(x, i)));
    }
}

KERNEL jax_square_u8_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_u8(z, i, multiply_u8(load_u8(x, i), load_u8(x, i)));
    }
}

KERNEL jax_square_u16_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u16(z, i, multiply_u16(load_u16(x, i), load_u16(x, i)));
            store_u16(z, i + 8, multiply_u16(load_u16(x, i + 8), load_u16(x, i + 8)));
        }
    }
}

KERNEL jax_square_u32_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 8) {
            store_u32(z, i, multiply_u32(load_u32(x, i), load_u32(x, i)));
            store_u32(z, i + 4, multiply_u32(load_u32(x, i + 4), load_u32(x, i + 4)));
        }
    }
}

KERNEL jax_square_u64_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 4) {
            store_u64(z, i, multiply_u64(load_u64(x, i), load_u64(x, i)));
            store_u64(z, i + 2, multiply_u64(load_u64(x, i + 2), load_u64(x, i + 2)));
        }
    }
}

KERNEL jax_square_bf16_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 8)
            store_f32_as_bf16(z, i, multiply_f32(load_bf16_as_f32(x, i), load_bf16_as_f32(x, i)),
                                    multiply_f32(load_bf16_as_f32(x, i + 4), load_bf16_as_f32(x, i + 4)));
    }
}

KERNEL jax_square_f16_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 8)
            store_f32_as_f16(z, i, multiply_f32(load_f16_as_f32(x, i), load_f16_as_f32(x, i)),
                                   multiply_f32(load_f16_as_f32(x, i + 4), load_f16_as_f32(x, i + 4)));
    }
}

KERNEL jax_square_f32_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i += 8) {
            store_f32(z, i, multiply_f32(load_f32(x, i), load_f32(x, i)));
            store_f32(z, i + 4, multiply_f32(load_f32(x, i + 4), load_f32(x, i + 4)));
        }
    }
}

KERNEL jax_square_f64_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 4) {
            store_f64(z, i, multiply_f64(load_f64(x, i), load_f64(x, i)));
            store_f64(z, i + 2, multiply_f64(load_f64(x, i + 2), load_f64(x, i + 2)));
        }
    }
}

KERNEL jax_square_c64_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 4)
            store_c64(z, i, multiply_c64(load_c64(x, i), load_c64(x, i)));
    }
}

KERNEL jax_square_c128_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 512) {
        for (size_t i = 0; i < 32; i += 2)
            store_c128(z, i, multiply_c128(load_c128(x, i), load_c128(x, i)));
    }
}

#else
typedef int jax_square_wasm_is_absent_; /* ISO C wants a declaration in every file. */
#endif
