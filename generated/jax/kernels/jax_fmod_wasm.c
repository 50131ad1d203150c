/*
 * kernels/jax_fmod_wasm.c: fmod in WASM SIMD128.
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
    jax_fmod_i32_i32_wasm, jax_fmod_u8_u8_wasm, jax_fmod_u16_u16_wasm, jax_fmod_u32_u32_wasm, jax_fmod_u64_u64_wasm,
    jax_fmod_i8_i8_wasm, jax_fmod_i16_i16_wasm, jax_fmod_i64_i64_wasm, jax_fmod_bf16_bf16_wasm,
    jax_fmod_f16_f16_wasm, jax_fmod_f32_f32_wasm, jax_fmod_f64_f64_wasm;

KERNEL jax_fmod_i32_i32_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 4)
            store_u32(z, i, fmod_i32(load_u32(x, i), load_u32(y, i)));
    }
}

KERNEL jax_fmod_u8_u8_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_u8(z, i, fmod_u8(load_u8(x, i), load_u8(y, i)));
    }
}

KERNEL jax_fmod_u16_u16_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 8)
            store_u16(z, i, fmod_u16(load_u16(x, i), load_u16(y, i)));
    }
}

KERNEL jax_fmod_u32_u32_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 4)
            store_u32(z, i, fmod_u32(load_u32(x, i), load_u32(y, i)));
    }
}

KERNEL jax_fmod_u64_u64_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 2)
            store_u64(z, i, fmod_u64(load_u64(x, i), load_u64(y, i)));
    }
}

KERNEL jax_fmod_i8_i8_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_u8(z, i, fmod_i8(load_u8(x, i), load_u8(y, i)));
    }
}

KERNEL jax_fmod_i16_i16_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 8)
            store_u16(z, i, fmod_i16(load_u16(x, i), load_u16(y, i)));
    }
}

KERNEL jax_fmod_i64_i64_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 2)
            store_u64(z, i, fmod_i64(load_u64(x, i), load_u64(y, i)));
    }
}

KERNEL jax_fmod_bf16_bf16_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 8)
            store_f32_as_bf16(z, i, fmod_f32(load_bf16_as_f32(x, i), load_bf16_as_f32(y, i)),
                                    fmod_f32(load_bf16_as_f32(x, i + 4), load_bf16_as_f32(y, i + 4)));
    }
}

KERNEL jax_fmod_f16_f16_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 8)
            store_f32_as_f16(z, i, fmod_f32(load_f16_as_f32(x, i), load_f16_as_f32(y, i)),
                                   fmod_f32(load_f16_as_f32(x, i + 4), load_f16_as_f32(y, i + 4)));
    }
}

KERNEL jax_fmod_f32_f32_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 4)
            store_f32(z, i, fmod_f32(load_f32(x, i), load_f32(y, i)));
    }
}

KERNEL jax_fmod_f64_f64_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 2)
            store_f64(z, i, fmod_f64(load_f64(x, i), load_f64(y, i)));
    }
}

#else
typedef int jax_fmod_wasm_is_absent_; /* ISO C wants a declaration in every file. */
#endif
