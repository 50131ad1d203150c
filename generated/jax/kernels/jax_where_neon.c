/*
 * kernels/jax_where_neon.c: where in NEON.
 *
 * Made by joinery 0.2.0 from specs/jax.lua; SHA-256 of what it defines, without comments and free text:
 * e6ee428d8e4e659858c0dd39974ac33cec3898f6d254d00e0ffaa7566824f1e3.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR
 * The licence of this file is yours to choose.
 */
/* clang-format off */
#include "jax_neon.h"

#if defined(__aarch64__) && !defined(__AARCH64EB__) && defined(__GNUC__) && !defined(JOINERY_NO_NEON)

jax_ternary_kernel
    jax_where_b_neon, jax_where_u8_neon, jax_where_u16_neon, jax_where_u32_neon, jax_where_u64_neon,
    jax_where_c128_neon;

KERNEL jax_where_b_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                        const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 32) {
        store_u8_wide(z, 0, select_u8(load_u8(x, 0), load_u8_as_b(y, 0), load_u8_as_b(w, 0)),
                            select_u8(load_u8(x, 16), load_u8_as_b(y, 16), load_u8_as_b(w, 16)));
    }
}

KERNEL jax_where_u8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                         const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 32) {
        store_u8_wide(z, 0, select_u8(load_u8(x, 0), load_u8(y, 0), load_u8(w, 0)),
                            select_u8(load_u8(x, 16), load_u8(y, 16), load_u8(w, 16)));
    }
}

KERNEL jax_where_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                          const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 64) {
        store_u16_wide(z, 0, select_u16(load_u8_as_u16(x, 0), load_u16(y, 0), load_u16(w, 0)),
                             select_u16(load_u8_as_u16(x, 8), load_u16(y, 8), load_u16(w, 8)),
                             select_u16(load_u8_as_u16(x, 16), load_u16(y, 16), load_u16(w, 16)),
                             select_u16(load_u8_as_u16(x, 24), load_u16(y, 24), load_u16(w, 24)));
    }
}

KERNEL jax_where_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                          const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 128) {
        store_u32_wide(z, 0, select_u32(load_u8_as_u32(x, 0), load_u32(y, 0), load_u32(w, 0)),
                             select_u32(load_u8_as_u32(x, 4), load_u32(y, 4), load_u32(w, 4)),
                             select_u32(load_u8_as_u32(x, 8), load_u32(y, 8), load_u32(w, 8)),
                             select_u32(load_u8_as_u32(x, 12), load_u32(y, 12), load_u32(w, 12)));
        store_u32_wide(z, 16, select_u32(load_u8_as_u32(x, 16), load_u32(y, 16), load_u32(w, 16)),
                              select_u32(load_u8_as_u32(x, 20), load_u32(y, 20), load_u32(w, 20)),
                              select_u32(load_u8_as_u32(x, 24), load_u32(y, 24), load_u32(w, 24)),
                              select_u32(load_u8_as_u32(x, 28), load_u32(y, 28), load_u32(w, 28)));
    }
}

KERNEL jax_where_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                          const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64_wide(z, i, select_u64(load_u8_as_u64(x, i), load_u64(y, i), load_u64(w, i)),
                                 select_u64(load_u8_as_u64(x, i + 2), load_u64(y, i + 2), load_u64(w, i + 2)),
                                 select_u64(load_u8_as_u64(x, i + 4), load_u64(y, i + 4), load_u64(w, i + 4)),
                                 select_u64(load_u8_as_u64(x, i + 6), load_u64(y, i + 6), load_u64(w, i + 6)));
            store_u64_wide(z, i + 8, select_u64(load_u8_as_u64(x, i + 8), load_u64(y, i + 8), load_u64(w, i + 8)),
                                     select_u64(load_u8_as_u64(x, i + 10), load_u64(y, i + 10), load_u64(w, i + 10)),
                                     select_u64(load_u8_as_u64(x, i + 12), load_u64(y, i + 12), load_u64(w, i + 12)),
                                     select_u64(load_u8_as_u64(x, i + 14), load_u64(y, i + 14), load_u64(w, i + 14)));
        }
    }
}

KERNEL jax_where_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                           const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 512) {
        for (size_t i = 0; i < 32; i += 8)
            store_c128_wide(z, i, select_c128(load_b_as_c128(x, i), load_c128(y, i), load_c128(w, i)),
                                  select_c128(load_b_as_c128(x, i + 2), load_c128(y, i + 2), load_c128(w, i + 2)),
                                  select_c128(load_b_as_c128(x, i + 4), load_c128(y, i + 4), load_c128(w, i + 4)),
                                  select_c128(load_b_as_c128(x, i + 6), load_c128(y, i + 6), load_c128(w, i + 6)));
    }
}

#else
typedef int jax_where_neon_is_absent_; /* ISO C wants a declaration in every file. */
#endif
