/*
 * kernels/jax_where_scalar.c: where in portable C.
 *
 * Made by joinery 0.2.0 from specs/jax.lua; SHA-256 of what it defines, without comments and free text:
 * e6ee428d8e4e659858c0dd39974ac33cec3898f6d254d00e0ffaa7566824f1e3.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR
 * The licence of this file is yours to choose.
 */
/* clang-format off */
#include "jax_scalar.h"

jax_ternary_kernel
    jax_where_b_scalar, jax_where_u8_scalar, jax_where_u16_scalar, jax_where_u32_scalar, jax_where_u64_scalar,
    jax_where_c128_scalar;

KERNEL jax_where_b_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                          const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, select_u8(load_u8(x, i), load_u8_as_b(y, i), load_u8_as_b(w, i)));
    }
}

KERNEL jax_where_u8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                           const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, select_u8(load_u8(x, i), load_u8(y, i), load_u8(w, i)));
    }
}

KERNEL jax_where_u16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                            const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 64) {
        for (size_t i = 0; i < 32; i++)
            store_u16(z, i, select_u16(load_u8_as_u16(x, i), load_u16(y, i), load_u16(w, i)));
    }
}

KERNEL jax_where_u32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                            const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 128) {
        for (size_t i = 0; i < 32; i++)
            store_u32(z, i, select_u32(load_u8_as_u32(x, i), load_u32(y, i), load_u32(w, i)));
    }
}

KERNEL jax_where_u64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                            const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_u64(z, i, select_u64(load_u8_as_u64(x, i), load_u64(y, i), load_u64(w, i)));
    }
}

KERNEL jax_where_c128_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                             const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 512) {
        for (size_t i = 0; i < 32; i++)
            store_c128(z, i, select_c128(load_b_as_c128(x, i), load_c128(y, i), load_c128(w, i)));
    }
}
