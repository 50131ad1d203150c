/*
 * kernels/jax_where_wasm.c: where in WASM SIMD128.
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

jax_ternary_kernel
    jax_where_b_wasm, jax_where_u8_wasm, jax_where_u16_wasm, jax_where_u32_wasm, jax_where_u64_wasm,
    jax_where_c128_wasm;

KERNEL jax_where_b_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                        const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_u8(z, i, select_u8(load_u8(x, i), load_u8_as_b(y, i), load_u8_as_b(w, i)));
    }
}

KERNEL jax_where_u8_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                         const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 32) {
        store_u8(z, 0, select_u8(load_u8(x, 0), load_u8(y, 0), load_u8(w, 0)));
        store_u8(z, 16, select_u8(load_u8(x, 16), load_u8(y, 16), load_u8(w, 16)));
    }
}

KERNEL jax_where_u16_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                          const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 64) {
        for (size_t i = 0; i < 32; i += 8)
            store_u16(z, i, select_u16(load_u8_as_u16(x, i), load_u16(y, i), load_u16(w, i)));
    }
}

KERNEL jax_where_u32_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                          const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 128) {
        for (size_t i = 0; i < 32; i += 4)
            store_u32(z, i, select_u32(load_u8_as_u32(x, i), load_u32(y, i), load_u32(w, i)));
    }
}

KERNEL jax_where_u64_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                          const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 256) {
        for (size_t i = 0; i < 32; i += 2)
            store_u64(z, i, select_u64(load_u8_as_u64(x, i), load_u64(y, i), load_u64(w, i)));
    }
}

KERNEL jax_where_c128_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                           const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 512) {
        for (size_t i = 0; i < 32; i += 2)
            store_c128(z, i, select_c128(load_b_as_c128(x, i), load_c128(y, i), load_c128(w, i)));
    }
}

#else
typedef int jax_where_wasm_is_absent_; /* ISO C wants a declaration in every file. */
#endif
