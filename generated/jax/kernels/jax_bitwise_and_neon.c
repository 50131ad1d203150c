/*
 * kernels/jax_bitwise_and_neon.c: bitwise_and in NEON.
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
    jax_bitwise_and_b_b_neon, jax_bitwise_and_b_u8_neon, jax_bitwise_and_b_u16_neon, jax_bitwise_and_b_u32_neon,
    jax_bitwise_and_b_u64_neon, jax_bitwise_and_u8_u8_neon, jax_bitwise_and_u8_u16_neon, jax_bitwise_and_u8_u32_neon,
    jax_bitwise_and_u8_u64_neon, jax_bitwise_and_u8_i8_neon, jax_bitwise_and_u8_i_weak_neon,
    jax_bitwise_and_u16_u16_neon, jax_bitwise_and_u16_u32_neon, jax_bitwise_and_u16_u64_neon,
    jax_bitwise_and_u16_i8_neon, jax_bitwise_and_u16_i16_neon, jax_bitwise_and_u16_i_weak_neon,
    jax_bitwise_and_u32_u32_neon, jax_bitwise_and_u32_u64_neon, jax_bitwise_and_u32_i8_neon,
    jax_bitwise_and_u32_i16_neon, jax_bitwise_and_u32_i32_neon, jax_bitwise_and_u32_i_weak_neon,
    jax_bitwise_and_u64_u64_neon, jax_bitwise_and_i8_i16_neon, jax_bitwise_and_i8_i32_neon,
    jax_bitwise_and_i8_i64_neon, jax_bitwise_and_i16_i32_neon, jax_bitwise_and_i16_i64_neon,
    jax_bitwise_and_i32_i64_neon;

KERNEL jax_bitwise_and_b_b_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_u8_as_b(x, 0), load_u8_as_b(y, 0)),
                            bitwise_and_u8(load_u8_as_b(x, 16), load_u8_as_b(y, 16)));
    }
}

KERNEL jax_bitwise_and_b_u8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_u8_as_b(x, 0), load_u8(y, 0)),
                            bitwise_and_u8(load_u8_as_b(x, 16), load_u8(y, 16)));
    }
}

KERNEL jax_bitwise_and_b_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_u16_wide(z, 0, bitwise_and_u16(load_b_as_u16(x, 0), load_u16(y, 0)),
                             bitwise_and_u16(load_b_as_u16(x, 8), load_u16(y, 8)),
                             bitwise_and_u16(load_b_as_u16(x, 16), load_u16(y, 16)),
                             bitwise_and_u16(load_b_as_u16(x, 24), load_u16(y, 24)));
    }
}

KERNEL jax_bitwise_and_b_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32_wide(z, 0, bitwise_and_u32(load_b_as_u32(x, 0), load_u32(y, 0)),
                             bitwise_and_u32(load_b_as_u32(x, 4), load_u32(y, 4)),
                             bitwise_and_u32(load_b_as_u32(x, 8), load_u32(y, 8)),
                             bitwise_and_u32(load_b_as_u32(x, 12), load_u32(y, 12)));
        store_u32_wide(z, 16, bitwise_and_u32(load_b_as_u32(x, 16), load_u32(y, 16)),
                              bitwise_and_u32(load_b_as_u32(x, 20), load_u32(y, 20)),
                              bitwise_and_u32(load_b_as_u32(x, 24), load_u32(y, 24)),
                              bitwise_and_u32(load_b_as_u32(x, 28), load_u32(y, 28)));
    }
}

KERNEL jax_bitwise_and_b_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64_wide(z, i, bitwise_and_u64(load_b_as_u64(x, i), load_u64(y, i)),
                                 bitwise_and_u64(load_b_as_u64(x, i + 2), load_u64(y, i + 2)),
                                 bitwise_and_u64(load_b_as_u64(x, i + 4), load_u64(y, i + 4)),
                                 bitwise_and_u64(load_b_as_u64(x, i + 6), load_u64(y, i + 6)));
            store_u64_wide(z, i + 8, bitwise_and_u64(load_b_as_u64(x, i + 8), load_u64(y, i + 8)),
                                     bitwise_and_u64(load_b_as_u64(x, i + 10), load_u64(y, i + 10)),
                                     bitwise_and_u64(load_b_as_u64(x, i + 12), load_u64(y, i + 12)),
                                     bitwise_and_u64(load_b_as_u64(x, i + 14), load_u64(y, i + 14)));
        }
    }
}

KERNEL jax_bitwise_and_u8_u8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    if (a_step == 32 && b_step == 32) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_u8_wide(z, i, bitwise_and_u8(load_u8(x, i), load_u8(y, i)),
                                bitwise_and_u8(load_u8(x, i + 16), load_u8(y, i + 16)));
            store_u8_wide(z, i + 32, bitwise_and_u8(load_u8(x, i + 32), load_u8(y, i + 32)),
                                     bitwise_and_u8(load_u8(x, i + 48), load_u8(y, i + 48)));
            store_u8_wide(z, i + 64, bitwise_and_u8(load_u8(x, i + 64), load_u8(y, i + 64)),
                                     bitwise_and_u8(load_u8(x, i + 80), load_u8(y, i + 80)));
            store_u8_wide(z, i + 96, bitwise_and_u8(load_u8(x, i + 96), load_u8(y, i + 96)),
                                     bitwise_and_u8(load_u8(x, i + 112), load_u8(y, i + 112)));
        }
        blocks %= 4, x += whole, y += whole, z += whole;
    }
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_u8(x, 0), load_u8(y, 0)),
                            bitwise_and_u8(load_u8(x, 16), load_u8(y, 16)));
    }
}

KERNEL jax_bitwise_and_u8_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_u16_wide(z, 0, bitwise_and_u16(load_u8_as_u16(x, 0), load_u16(y, 0)),
                             bitwise_and_u16(load_u8_as_u16(x, 8), load_u16(y, 8)),
                             bitwise_and_u16(load_u8_as_u16(x, 16), load_u16(y, 16)),
                             bitwise_and_u16(load_u8_as_u16(x, 24), load_u16(y, 24)));
    }
}

KERNEL jax_bitwise_and_u8_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32_wide(z, 0, bitwise_and_u32(load_u8_as_u32(x, 0), load_u32(y, 0)),
                             bitwise_and_u32(load_u8_as_u32(x, 4), load_u32(y, 4)),
                             bitwise_and_u32(load_u8_as_u32(x, 8), load_u32(y, 8)),
                             bitwise_and_u32(load_u8_as_u32(x, 12), load_u32(y, 12)));
        store_u32_wide(z, 16, bitwise_and_u32(load_u8_as_u32(x, 16), load_u32(y, 16)),
                              bitwise_and_u32(load_u8_as_u32(x, 20), load_u32(y, 20)),
                              bitwise_and_u32(load_u8_as_u32(x, 24), load_u32(y, 24)),
                              bitwise_and_u32(load_u8_as_u32(x, 28), load_u32(y, 28)));
    }
}

KERNEL jax_bitwise_and_u8_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64_wide(z, i, bitwise_and_u64(load_u8_as_u64(x, i), load_u64(y, i)),
                                 bitwise_and_u64(load_u8_as_u64(x, i + 2), load_u64(y, i + 2)),
                                 bitwise_and_u64(load_u8_as_u64(x, i + 4), load_u64(y, i + 4)),
                                 bitwise_and_u64(load_u8_as_u64(x, i + 6), load_u64(y, i + 6)));
            store_u64_wide(z, i + 8, bitwise_and_u64(load_u8_as_u64(x, i + 8), load_u64(y, i + 8)),
                                     bitwise_and_u64(load_u8_as_u64(x, i + 10), load_u64(y, i + 10)),
                                     bitwise_and_u64(load_u8_as_u64(x, i + 12), load_u64(y, i + 12)),
                                     bitwise_and_u64(load_u8_as_u64(x, i + 14), load_u64(y, i + 14)));
        }
    }
}

KERNEL jax_bitwise_and_u8_i8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_u16_wide(z, 0, bitwise_and_u16(load_u8_as_u16(x, 0), load_i8_as_i16(y, 0)),
                             bitwise_and_u16(load_u8_as_u16(x, 8), load_i8_as_i16(y, 8)),
                             bitwise_and_u16(load_u8_as_u16(x, 16), load_i8_as_i16(y, 16)),
                             bitwise_and_u16(load_u8_as_u16(x, 24), load_i8_as_i16(y, 24)));
    }
}

KERNEL jax_bitwise_and_u8_i_weak_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_u8(x, 0), load_u64_as_u8(y, 0)),
                            bitwise_and_u8(load_u8(x, 16), load_u64_as_u8(y, 16)));
    }
}

KERNEL jax_bitwise_and_u16_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_u16_wide(z, 0, bitwise_and_u16(load_u16(x, 0), load_u16(y, 0)),
                             bitwise_and_u16(load_u16(x, 8), load_u16(y, 8)),
                             bitwise_and_u16(load_u16(x, 16), load_u16(y, 16)),
                             bitwise_and_u16(load_u16(x, 24), load_u16(y, 24)));
    }
}

KERNEL jax_bitwise_and_u16_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32_wide(z, 0, bitwise_and_u32(load_u16_as_u32(x, 0), load_u32(y, 0)),
                             bitwise_and_u32(load_u16_as_u32(x, 4), load_u32(y, 4)),
                             bitwise_and_u32(load_u16_as_u32(x, 8), load_u32(y, 8)),
                             bitwise_and_u32(load_u16_as_u32(x, 12), load_u32(y, 12)));
        store_u32_wide(z, 16, bitwise_and_u32(load_u16_as_u32(x, 16), load_u32(y, 16)),
                              bitwise_and_u32(load_u16_as_u32(x, 20), load_u32(y, 20)),
                              bitwise_and_u32(load_u16_as_u32(x, 24), load_u32(y, 24)),
                              bitwise_and_u32(load_u16_as_u32(x, 28), load_u32(y, 28)));
    }
}

KERNEL jax_bitwise_and_u16_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64_wide(z, i, bitwise_and_u64(load_u16_as_u64(x, i), load_u64(y, i)),
                                 bitwise_and_u64(load_u16_as_u64(x, i + 2), load_u64(y, i + 2)),
                                 bitwise_and_u64(load_u16_as_u64(x, i + 4), load_u64(y, i + 4)),
                                 bitwise_and_u64(load_u16_as_u64(x, i + 6), load_u64(y, i + 6)));
            store_u64_wide(z, i + 8, bitwise_and_u64(load_u16_as_u64(x, i + 8), load_u64(y, i + 8)),
                                     bitwise_and_u64(load_u16_as_u64(x, i + 10), load_u64(y, i + 10)),
                                     bitwise_and_u64(load_u16_as_u64(x, i + 12), load_u64(y, i + 12)),
                                     bitwise_and_u64(load_u16_as_u64(x, i + 14), load_u64(y, i + 14)));
        }
    }
}

KERNEL jax_bitwise_and_u16_i8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32_wide(z, 0, bitwise_and_u32(load_u16_as_u32(x, 0), load_i8_as_i32(y, 0)),
                             bitwise_and_u32(load_u16_as_u32(x, 4), load_i8_as_i32(y, 4)),
                             bitwise_and_u32(load_u16_as_u32(x, 8), load_i8_as_i32(y, 8)),
                             bitwise_and_u32(load_u16_as_u32(x, 12), load_i8_as_i32(y, 12)));
        store_u32_wide(z, 16, bitwise_and_u32(load_u16_as_u32(x, 16), load_i8_as_i32(y, 16)),
                              bitwise_and_u32(load_u16_as_u32(x, 20), load_i8_as_i32(y, 20)),
                              bitwise_and_u32(load_u16_as_u32(x, 24), load_i8_as_i32(y, 24)),
                              bitwise_and_u32(load_u16_as_u32(x, 28), load_i8_as_i32(y, 28)));
    }
}

KERNEL jax_bitwise_and_u16_i16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32_wide(z, 0, bitwise_and_u32(load_u16_as_u32(x, 0), load_i16_as_i32(y, 0)),
                             bitwise_and_u32(load_u16_as_u32(x, 4), load_i16_as_i32(y, 4)),
                             bitwise_and_u32(load_u16_as_u32(x, 8), load_i16_as_i32(y, 8)),
                             bitwise_and_u32(load_u16_as_u32(x, 12), load_i16_as_i32(y, 12)));
        store_u32_wide(z, 16, bitwise_and_u32(load_u16_as_u32(x, 16), load_i16_as_i32(y, 16)),
                              bitwise_and_u32(load_u16_as_u32(x, 20), load_i16_as_i32(y, 20)),
                              bitwise_and_u32(load_u16_as_u32(x, 24), load_i16_as_i32(y, 24)),
                              bitwise_and_u32(load_u16_as_u32(x, 28), load_i16_as_i32(y, 28)));
    }
}

KERNEL jax_bitwise_and_u16_i_weak_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_u16_wide(z, 0, bitwise_and_u16(load_u16(x, 0), load_u64_as_u16(y, 0)),
                             bitwise_and_u16(load_u16(x, 8), load_u64_as_u16(y, 8)),
                             bitwise_and_u16(load_u16(x, 16), load_u64_as_u16(y, 16)),
                             bitwise_and_u16(load_u16(x, 24), load_u64_as_u16(y, 24)));
    }
}

KERNEL jax_bitwise_and_u32_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32_wide(z, 0, bitwise_and_u32(load_u32(x, 0), load_u32(y, 0)),
                             bitwise_and_u32(load_u32(x, 4), load_u32(y, 4)),
                             bitwise_and_u32(load_u32(x, 8), load_u32(y, 8)),
                             bitwise_and_u32(load_u32(x, 12), load_u32(y, 12)));
        store_u32_wide(z, 16, bitwise_and_u32(load_u32(x, 16), load_u32(y, 16)),
                              bitwise_and_u32(load_u32(x, 20), load_u32(y, 20)),
                              bitwise_and_u32(load_u32(x, 24), load_u32(y, 24)),
                              bitwise_and_u32(load_u32(x, 28), load_u32(y, 28)));
    }
}

KERNEL jax_bitwise_and_u32_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_u64_wide(z, 0, bitwise_and_u64(load_u32_as_u64(x, 0), load_u64(y, 0)),
                             bitwise_and_u64(load_u32_as_u64(x, 2), load_u64(y, 2)),
                             bitwise_and_u64(load_u32_as_u64(x, 4), load_u64(y, 4)),
                             bitwise_and_u64(load_u32_as_u64(x, 6), load_u64(y, 6)));
        store_u64_wide(z, 8, bitwise_and_u64(load_u32_as_u64(x, 8), load_u64(y, 8)),
                             bitwise_and_u64(load_u32_as_u64(x, 10), load_u64(y, 10)),
                             bitwise_and_u64(load_u32_as_u64(x, 12), load_u64(y, 12)),
                             bitwise_and_u64(load_u32_as_u64(x, 14), load_u64(y, 14)));
        store_u64_wide(z, 16, bitwise_and_u64(load_u32_as_u64(x, 16), load_u64(y, 16)),
                              bitwise_and_u64(load_u32_as_u64(x, 18), load_u64(y, 18)),
                              bitwise_and_u64(load_u32_as_u64(x, 20), load_u64(y, 20)),
                              bitwise_and_u64(load_u32_as_u64(x, 22), load_u64(y, 22)));
        store_u64_wide(z, 24, bitwise_and_u64(load_u32_as_u64(x, 24), load_u64(y, 24)),
                              bitwise_and_u64(load_u32_as_u64(x, 26), load_u64(y, 26)),
                              bitwise_and_u64(load_u32_as_u64(x, 28), load_u64(y, 28)),
                              bitwise_and_u64(load_u32_as_u64(x, 30), load_u64(y, 30)));
    }
}

KERNEL jax_bitwise_and_u32_i8_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64_wide(z, i, bitwise_and_u64(load_u32_as_u64(x, i), load_i8_as_i64(y, i)),
                                 bitwise_and_u64(load_u32_as_u64(x, i + 2), load_i8_as_i64(y, i + 2)),
                                 bitwise_and_u64(load_u32_as_u64(x, i + 4), load_i8_as_i64(y, i + 4)),
                                 bitwise_and_u64(load_u32_as_u64(x, i + 6), load_i8_as_i64(y, i + 6)));
            store_u64_wide(z, i + 8, bitwise_and_u64(load_u32_as_u64(x, i + 8), load_i8_as_i64(y, i + 8)),
                                     bitwise_and_u64(load_u32_as_u64(x, i + 10), load_i8_as_i64(y, i + 10)),
                                     bitwise_and_u64(load_u32_as_u64(x, i + 12), load_i8_as_i64(y, i + 12)),
                                     bitwise_and_u64(load_u32_as_u64(x, i + 14), load_i8_as_i64(y, i + 14)));
        }
    }
}

KERNEL jax_bitwise_and_u32_i16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64_wide(z, i, bitwise_and_u64(load_u32_as_u64(x, i), load_i16_as_i64(y, i)),
                                 bitwise_and_u64(load_u32_as_u64(x, i + 2), load_i16_as_i64(y, i + 2)),
                                 bitwise_and_u64(load_u32_as_u64(x, i + 4), load_i16_as_i64(y, i + 4)),
                                 bitwise_and_u64(load_u32_as_u64(x, i + 6), load_i16_as_i64(y, i + 6)));
            store_u64_wide(z, i + 8, bitwise_and_u64(load_u32_as_u64(x, i + 8), load_i16_as_i64(y, i + 8)),
                                     bitwise_and_u64(load_u32_as_u64(x, i + 10), load_i16_as_i64(y, i + 10)),
                                     bitwise_and_u64(load_u32_as_u64(x, i + 12), load_i16_as_i64(y, i + 12)),
                                     bitwise_and_u64(load_u32_as_u64(x, i + 14), load_i16_as_i64(y, i + 14)));
        }
    }
}

KERNEL jax_bitwise_and_u32_i32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64_wide(z, i, bitwise_and_u64(load_u32_as_u64(x, i), load_i32_as_i64(y, i)),
                                 bitwise_and_u64(load_u32_as_u64(x, i + 2), load_i32_as_i64(y, i + 2)),
                                 bitwise_and_u64(load_u32_as_u64(x, i + 4), load_i32_as_i64(y, i + 4)),
                                 bitwise_and_u64(load_u32_as_u64(x, i + 6), load_i32_as_i64(y, i + 6)));
            store_u64_wide(z, i + 8, bitwise_and_u64(load_u32_as_u64(x, i + 8), load_i32_as_i64(y, i + 8)),
                                     bitwise_and_u64(load_u32_as_u64(x, i + 10), load_i32_as_i64(y, i + 10)),
                                     bitwise_and_u64(load_u32_as_u64(x, i + 12), load_i32_as_i64(y, i + 12)),
                                     bitwise_and_u64(load_u32_as_u64(x, i + 14), load_i32_as_i64(y, i + 14)));
        }
    }
}

KERNEL jax_bitwise_and_u32_i_weak_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32_wide(z, 0, bitwise_and_u32(load_u32(x, 0), load_u64_as_u32(y, 0)),
                             bitwise_and_u32(load_u32(x, 4), load_u64_as_u32(y, 4)),
                             bitwise_and_u32(load_u32(x, 8), load_u64_as_u32(y, 8)),
                             bitwise_and_u32(load_u32(x, 12), load_u64_as_u32(y, 12)));
        store_u32_wide(z, 16, bitwise_and_u32(load_u32(x, 16), load_u64_as_u32(y, 16)),
                              bitwise_and_u32(load_u32(x, 20), load_u64_as_u32(y, 20)),
                              bitwise_and_u32(load_u32(x, 24), load_u64_as_u32(y, 24)),
                              bitwise_and_u32(load_u32(x, 28), load_u64_as_u32(y, 28)));
    }
}

KERNEL jax_bitwise_and_u64_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_u64_wide(z, 0, bitwise_and_u64(load_u64(x, 0), load_u64(y, 0)),
                             bitwise_and_u64(load_u64(x, 2), load_u64(y, 2)),
                             bitwise_and_u64(load_u64(x, 4), load_u64(y, 4)),
                             bitwise_and_u64(load_u64(x, 6), load_u64(y, 6)));
        store_u64_wide(z, 8, bitwise_and_u64(load_u64(x, 8), load_u64(y, 8)),
                             bitwise_and_u64(load_u64(x, 10), load_u64(y, 10)),
                             bitwise_and_u64(load_u64(x, 12), load_u64(y, 12)),
                             bitwise_and_u64(load_u64(x, 14), load_u64(y, 14)));
        store_u64_wide(z, 16, bitwise_and_u64(load_u64(x, 16), load_u64(y, 16)),
                              bitwise_and_u64(load_u64(x, 18), load_u64(y, 18)),
                              bitwise_and_u64(load_u64(x, 20), load_u64(y, 20)),
                              bitwise_and_u64(load_u64(x, 22), load_u64(y, 22)));
        store_u64_wide(z, 24, bitwise_and_u64(load_u64(x, 24), load_u64(y, 24)),
                              bitwise_and_u64(load_u64(x, 26), load_u64(y, 26)),
                              bitwise_and_u64(load_u64(x, 28), load_u64(y, 28)),
                              bitwise_and_u64(load_u64(x, 30), load_u64(y, 30)));
    }
}

KERNEL jax_bitwise_and_i8_i16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_u16_wide(z, 0, bitwise_and_u16(load_i8_as_i16(x, 0), load_u16(y, 0)),
                             bitwise_and_u16(load_i8_as_i16(x, 8), load_u16(y, 8)),
                             bitwise_and_u16(load_i8_as_i16(x, 16), load_u16(y, 16)),
                             bitwise_and_u16(load_i8_as_i16(x, 24), load_u16(y, 24)));
    }
}

KERNEL jax_bitwise_and_i8_i32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32_wide(z, 0, bitwise_and_u32(load_i8_as_i32(x, 0), load_u32(y, 0)),
                             bitwise_and_u32(load_i8_as_i32(x, 4), load_u32(y, 4)),
                             bitwise_and_u32(load_i8_as_i32(x, 8), load_u32(y, 8)),
                             bitwise_and_u32(load_i8_as_i32(x, 12), load_u32(y, 12)));
        store_u32_wide(z, 16, bitwise_and_u32(load_i8_as_i32(x, 16), load_u32(y, 16)),
                              bitwise_and_u32(load_i8_as_i32(x, 20), load_u32(y, 20)),
                              bitwise_and_u32(load_i8_as_i32(x, 24), load_u32(y, 24)),
                              bitwise_and_u32(load_i8_as_i32(x, 28), load_u32(y, 28)));
    }
}

KERNEL jax_bitwise_and_i8_i64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64_wide(z, i, bitwise_and_u64(load_i8_as_i64(x, i), load_u64(y, i)),
                                 bitwise_and_u64(load_i8_as_i64(x, i + 2), load_u64(y, i + 2)),
                                 bitwise_and_u64(load_i8_as_i64(x, i + 4), load_u64(y, i + 4)),
                                 bitwise_and_u64(load_i8_as_i64(x, i + 6), load_u64(y, i + 6)));
            store_u64_wide(z, i + 8, bitwise_and_u64(load_i8_as_i64(x, i + 8), load_u64(y, i + 8)),
                                     bitwise_and_u64(load_i8_as_i64(x, i + 10), load_u64(y, i + 10)),
                                     bitwise_and_u64(load_i8_as_i64(x, i + 12), load_u64(y, i + 12)),
                                     bitwise_and_u64(load_i8_as_i64(x, i + 14), load_u64(y, i + 14)));
        }
    }
}

KERNEL jax_bitwise_and_i16_i32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32_wide(z, 0, bitwise_and_u32(load_i16_as_i32(x, 0), load_u32(y, 0)),
                             bitwise_and_u32(load_i16_as_i32(x, 4), load_u32(y, 4)),
                             bitwise_and_u32(load_i16_as_i32(x, 8), load_u32(y, 8)),
                             bitwise_and_u32(load_i16_as_i32(x, 12), load_u32(y, 12)));
        store_u32_wide(z, 16, bitwise_and_u32(load_i16_as_i32(x, 16), load_u32(y, 16)),
                              bitwise_and_u32(load_i16_as_i32(x, 20), load_u32(y, 20)),
                              bitwise_and_u32(load_i16_as_i32(x, 24), load_u32(y, 24)),
                              bitwise_and_u32(load_i16_as_i32(x, 28), load_u32(y, 28)));
    }
}

KERNEL jax_bitwise_and_i16_i64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64_wide(z, i, bitwise_and_u64(load_i16_as_i64(x, i), load_u64(y, i)),
                                 bitwise_and_u64(load_i16_as_i64(x, i + 2), load_u64(y, i + 2)),
                                 bitwise_and_u64(load_i16_as_i64(x, i + 4), load_u64(y, i + 4)),
                                 bitwise_and_u64(load_i16_as_i64(x, i + 6), load_u64(y, i + 6)));
            store_u64_wide(z, i + 8, bitwise_and_u64(load_i16_as_i64(x, i + 8), load_u64(y, i + 8)),
                                     bitwise_and_u64(load_i16_as_i64(x, i + 10), load_u64(y, i + 10)),
                                     bitwise_and_u64(load_i16_as_i64(x, i + 12), load_u64(y, i + 12)),
                                     bitwise_and_u64(load_i16_as_i64(x, i + 14), load_u64(y, i + 14)));
        }
    }
}

KERNEL jax_bitwise_and_i32_i64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_u64_wide(z, 0, bitwise_and_u64(load_i32_as_i64(x, 0), load_u64(y, 0)),
                             bitwise_and_u64(load_i32_as_i64(x, 2), load_u64(y, 2)),
                             bitwise_and_u64(load_i32_as_i64(x, 4), load_u64(y, 4)),
                             bitwise_and_u64(load_i32_as_i64(x, 6), load_u64(y, 6)));
        store_u64_wide(z, 8, bitwise_and_u64(load_i32_as_i64(x, 8), load_u64(y, 8)),
                             bitwise_and_u64(load_i32_as_i64(x, 10), load_u64(y, 10)),
                             bitwise_and_u64(load_i32_as_i64(x, 12), load_u64(y, 12)),
                             bitwise_and_u64(load_i32_as_i64(x, 14), load_u64(y, 14)));
        store_u64_wide(z, 16, bitwise_and_u64(load_i32_as_i64(x, 16), load_u64(y, 16)),
                              bitwise_and_u64(load_i32_as_i64(x, 18), load_u64(y, 18)),
                              bitwise_and_u64(load_i32_as_i64(x, 20), load_u64(y, 20)),
                              bitwise_and_u64(load_i32_as_i64(x, 22), load_u64(y, 22)));
        store_u64_wide(z, 24, bitwise_and_u64(load_i32_as_i64(x, 24), load_u64(y, 24)),
                              bitwise_and_u64(load_i32_as_i64(x, 26), load_u64(y, 26)),
                              bitwise_and_u64(load_i32_as_i64(x, 28), load_u64(y, 28)),
                              bitwise_and_u64(load_i32_as_i64(x, 30), load_u64(y, 30)));
    }
}

#else
typedef int jax_bitwise_and_neon_is_absent_; /* ISO C wants a declaration in every file. */
#endif
