/*
 * kernels/jax_power_neon.c: power in NEON.
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

jax_kernel
    jax_power_i32_i32_neon, jax_power_u8_u8_neon, jax_power_u16_u16_neon, jax_power_u32_u32_neon,
    jax_power_u64_u64_neon, jax_power_i8_i8_neon, jax_power_i16_i16_neon, jax_power_i64_i64_neon;

KERNEL jax_power_i32_i32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16)
            store_u32_wide(z, i, power_i32(load_u32(x, i), load_u32(y, i)),
                                 power_i32(load_u32(x, i + 4), load_u32(y, i + 4)),
                                 power_i32(load_u32(x, i + 8), load_u32(y, i + 8)),
                                 power_i32(load_u32(x, i + 12), load_u32(y, i + 12)));
    }
}

KERNEL jax_power_u8_u8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, power_u8(load_u8(x, 0), load_u8(y, 0)),
                            power_u8(load_u8(x, 16), load_u8(y, 16)));
    }
}

KERNEL jax_power_u16_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_u16_wide(z, 0, power_u16(load_u16(x, 0), load_u16(y, 0)),
                             power_u16(load_u16(x, 8), load_u16(y, 8)),
                             power_u16(load_u16(x, 16), load_u16(y, 16)),
                             power_u16(load_u16(x, 24), load_u16(y, 24)));
    }
}

KERNEL jax_power_u32_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16)
            store_u32_wide(z, i, power_u32(load_u32(x, i), load_u32(y, i)),
                                 power_u32(load_u32(x, i + 4), load_u32(y, i + 4)),
                                 power_u32(load_u32(x, i + 8), load_u32(y, i + 8)),
                                 power_u32(load_u32(x, i + 12), load_u32(y, i + 12)));
    }
}

KERNEL jax_power_u64_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_u64_wide(z, i, power_u64(load_u64(x, i), load_u64(y, i)),
                                 power_u64(load_u64(x, i + 2), load_u64(y, i + 2)),
                                 power_u64(load_u64(x, i + 4), load_u64(y, i + 4)),
                                 power_u64(load_u64(x, i + 6), load_u64(y, i + 6)));
    }
}

KERNEL jax_power_i8_i8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, power_i8(load_u8(x, 0), load_u8(y, 0)),
                            power_i8(load_u8(x, 16), load_u8(y, 16)));
    }
}

KERNEL jax_power_i16_i16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_u16_wide(z, 0, power_i16(load_u16(x, 0), load_u16(y, 0)),
                             power_i16(load_u16(x, 8), load_u16(y, 8)),
                             power_i16(load_u16(x, 16), load_u16(y, 16)),
                             power_i16(load_u16(x, 24), load_u16(y, 24)));
    }
}

KERNEL jax_power_i64_i64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_u64_wide(z, i, power_i64(load_u64(x, i), load_u64(y, i)),
                                 power_i64(load_u64(x, i + 2), load_u64(y, i + 2)),
                                 power_i64(load_u64(x, i + 4), load_u64(y, i + 4)),
                                 power_i64(load_u64(x, i + 6), load_u64(y, i + 6)));
    }
}

#else
typedef int jax_power_neon_is_absent_; /* ISO C wants a declaration in every file. */
#endif
