/*
 * kernels/jax_where_avx2.c: where in AVX2 (x86-64).
 *
 * Made by joinery 0.2.0 from specs/jax.lua; SHA-256 of what it defines, without comments and free text:
 * e6ee428d8e4e659858c0dd39974ac33cec3898f6d254d00e0ffaa7566824f1e3.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR
 * The licence of this file is yours to choose.
 */
/* clang-format off */
#include "jax_avx2.h"

#if (defined(__x86_64__) && defined(__GNUC__) || defined(_M_X64) && defined(_MSC_VER)) && !defined(JOINERY_NO_AVX2)

jax_ternary_kernel
    jax_where_b_avx2, jax_where_u8_avx2, jax_where_u16_avx2, jax_where_u32_avx2, jax_where_u64_avx2,
    jax_where_c128_avx2;

KERNEL jax_where_b_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                        const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    if (a_step == 32 && b_step == 32 && c_step == 32) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_u8(z, i, select_u8(load_u8(x, i), load_u8_as_b(y, i), load_u8_as_b(w, i)));
            store_u8(z, i + 32, select_u8(load_u8(x, i + 32), load_u8_as_b(y, i + 32), load_u8_as_b(w, i + 32)));
            store_u8(z, i + 64, select_u8(load_u8(x, i + 64), load_u8_as_b(y, i + 64), load_u8_as_b(w, i + 64)));
            store_u8(z, i + 96, select_u8(load_u8(x, i + 96), load_u8_as_b(y, i + 96), load_u8_as_b(w, i + 96)));
        }
        blocks %= 4, x += whole, y += whole, w += whole, z += whole;
    }
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 32) {
        store_u8(z, 0, select_u8(load_u8(x, 0), load_u8_as_b(y, 0), load_u8_as_b(w, 0)));
    }
}

KERNEL jax_where_u8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                         const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    if (a_step == 32 && b_step == 32 && c_step == 32) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_u8(z, i, select_u8(load_u8(x, i), load_u8(y, i), load_u8(w, i)));
            store_u8(z, i + 32, select_u8(load_u8(x, i + 32), load_u8(y, i + 32), load_u8(w, i + 32)));
            store_u8(z, i + 64, select_u8(load_u8(x, i + 64), load_u8(y, i + 64), load_u8(w, i + 64)));
            store_u8(z, i + 96, select_u8(load_u8(x, i + 96), load_u8(y, i + 96), load_u8(w, i + 96)));
        }
        blocks %= 4, x += whole, y += whole, w += whole, z += whole;
    }
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 32) {
        store_u8(z, 0, select_u8(load_u8(x, 0), load_u8(y, 0), load_u8(w, 0)));
    }
}

KERNEL jax_where_u16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                          const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 64) {
        store_u16(z, 0, select_u16(load_u8_as_u16(x, 0), load_u16(y, 0), load_u16(w, 0)));
        store_u16(z, 16, select_u16(load_u8_as_u16(x, 16), load_u16(y, 16), load_u16(w, 16)));
    }
}

KERNEL jax_where_u32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                          const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 128) {
        store_u32(z, 0, select_u32(load_u8_as_u32(x, 0), load_u32(y, 0), load_u32(w, 0)));
        store_u32(z, 8, select_u32(load_u8_as_u32(x, 8), load_u32(y, 8), load_u32(w, 8)));
        store_u32(z, 16, select_u32(load_u8_as_u32(x, 16), load_u32(y, 16), load_u32(w, 16)));
        store_u32(z, 24, select_u32(load_u8_as_u32(x, 24), load_u32(y, 24), load_u32(w, 24)));
    }
}

KERNEL jax_where_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                          const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64(z, i, select_u64(load_u8_as_u64(x, i), load_u64(y, i), load_u64(w, i)));
            store_u64(z, i + 4, select_u64(load_u8_as_u64(x, i + 4), load_u64(y, i + 4), load_u64(w, i + 4)));
            store_u64(z, i + 8, select_u64(load_u8_as_u64(x, i + 8), load_u64(y, i + 8), load_u64(w, i + 8)));
            store_u64(z, i + 12, select_u64(load_u8_as_u64(x, i + 12), load_u64(y, i + 12), load_u64(w, i + 12)));
        }
    }
}

KERNEL jax_where_c128_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                           const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 512) {
        for (size_t i = 0; i < 32; i += 4)
            store_c128(z, i, select_c128(load_b_as_c128(x, i), load_c128(y, i), load_c128(w, i)));
    }
}

#else
typedef int jax_where_avx2_is_absent_; /* ISO C wants a declaration in every file. */
#endif
