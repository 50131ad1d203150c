/*
 * kernels/jax_logical_and_neon.c: logical_and in NEON.
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
    jax_logical_and_b_b_neon, jax_logical_and_b_u16_neon, jax_logical_and_b_u32_neon, jax_logical_and_b_u64_neon,
    jax_logical_and_b_bf16_neon, jax_logical_and_b_f16_neon, jax_logical_and_b_f32_neon, jax_logical_and_b_f64_neon,
    jax_logical_and_b_c64_neon, jax_logical_and_b_c128_neon, jax_logical_and_u16_u16_neon,
    jax_logical_and_u16_u32_neon, jax_logical_and_u16_u64_neon, jax_logical_and_u16_bf16_neon,
    jax_logical_and_u16_f16_neon, jax_logical_and_u16_f32_neon, jax_logical_and_u16_f64_neon,
    jax_logical_and_u16_c64_neon, jax_logical_and_u16_c128_neon, jax_logical_and_u32_u32_neon,
    jax_logical_and_u32_u64_neon, jax_logical_and_u32_bf16_neon, jax_logical_and_u32_f16_neon,
    jax_logical_and_u32_f32_neon, jax_logical_and_u32_f64_neon, jax_logical_and_u32_c64_neon,
    jax_logical_and_u32_c128_neon, jax_logical_and_u64_u64_neon, jax_logical_and_u64_bf16_neon,
    jax_logical_and_u64_f16_neon, jax_logical_and_u64_f32_neon, jax_logical_and_u64_f64_neon,
    jax_logical_and_u64_c64_neon, jax_logical_and_u64_c128_neon, jax_logical_and_bf16_bf16_neon,
    jax_logical_and_bf16_f16_neon, jax_logical_and_bf16_f32_neon, jax_logical_and_bf16_f64_neon,
    jax_logical_and_bf16_c64_neon, jax_logical_and_bf16_c128_neon, jax_logical_and_f16_f16_neon,
    jax_logical_and_f16_f32_neon, jax_logical_and_f16_f64_neon, jax_logical_and_f16_c64_neon,
    jax_logical_and_f16_c128_neon, jax_logical_and_f32_f32_neon, jax_logical_and_f32_f64_neon,
    jax_logical_and_f32_c64_neon, jax_logical_and_f32_c128_neon, jax_logical_and_f64_f64_neon,
    jax_logical_and_f64_c64_neon, jax_logical_and_f64_c128_neon, jax_logical_and_c64_c64_neon,
    jax_logical_and_c64_c128_neon, jax_logical_and_c128_c128_neon;

KERNEL jax_logical_and_b_b_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_u8_as_b(x, 0), load_u8_as_b(y, 0)),
                            bitwise_and_u8(load_u8_as_b(x, 16), load_u8_as_b(y, 16)));
    }
}

KERNEL jax_logical_and_b_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_u8_as_b(x, 0), load_u16_as_b(y, 0)),
                            bitwise_and_u8(load_u8_as_b(x, 16), load_u16_as_b(y, 16)));
    }
}

KERNEL jax_logical_and_b_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_u8_as_b(x, 0), load_u32_as_b(y, 0)),
                            bitwise_and_u8(load_u8_as_b(x, 16), load_u32_as_b(y, 16)));
    }
}

KERNEL jax_logical_and_b_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_u8_as_b(x, 0), load_u64_as_b(y, 0)),
                            bitwise_and_u8(load_u8_as_b(x, 16), load_u64_as_b(y, 16)));
    }
}

KERNEL jax_logical_and_b_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_u8_as_b(x, 0), load_bf16_as_b(y, 0)),
                            bitwise_and_u8(load_u8_as_b(x, 16), load_bf16_as_b(y, 16)));
    }
}

KERNEL jax_logical_and_b_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_u8_as_b(x, 0), load_f16_as_b(y, 0)),
                            bitwise_and_u8(load_u8_as_b(x, 16), load_f16_as_b(y, 16)));
    }
}

KERNEL jax_logical_and_b_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_u8_as_b(x, 0), load_f32_as_b(y, 0)),
                            bitwise_and_u8(load_u8_as_b(x, 16), load_f32_as_b(y, 16)));
    }
}

KERNEL jax_logical_and_b_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_u8_as_b(x, 0), load_f64_as_b(y, 0)),
                            bitwise_and_u8(load_u8_as_b(x, 16), load_f64_as_b(y, 16)));
    }
}

KERNEL jax_logical_and_b_c64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_u8_as_b(x, 0), load_c64_as_b(y, 0)),
                            bitwise_and_u8(load_u8_as_b(x, 16), load_c64_as_b(y, 16)));
    }
}

KERNEL jax_logical_and_b_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_u8_as_b(x, 0), load_c128_as_b(y, 0)),
                            bitwise_and_u8(load_u8_as_b(x, 16), load_c128_as_b(y, 16)));
    }
}

KERNEL jax_logical_and_u16_u16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_u16_as_b(x, 0), load_u16_as_b(y, 0)),
                            bitwise_and_u8(load_u16_as_b(x, 16), load_u16_as_b(y, 16)));
    }
}

KERNEL jax_logical_and_u16_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_u16_as_b(x, 0), load_u32_as_b(y, 0)),
                            bitwise_and_u8(load_u16_as_b(x, 16), load_u32_as_b(y, 16)));
    }
}

KERNEL jax_logical_and_u16_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_u16_as_b(x, 0), load_u64_as_b(y, 0)),
                            bitwise_and_u8(load_u16_as_b(x, 16), load_u64_as_b(y, 16)));
    }
}

KERNEL jax_logical_and_u16_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_u16_as_b(x, 0), load_bf16_as_b(y, 0)),
                            bitwise_and_u8(load_u16_as_b(x, 16), load_bf16_as_b(y, 16)));
    }
}

KERNEL jax_logical_and_u16_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_u16_as_b(x, 0), load_f16_as_b(y, 0)),
                            bitwise_and_u8(load_u16_as_b(x, 16), load_f16_as_b(y, 16)));
    }
}

KERNEL jax_logical_and_u16_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_u16_as_b(x, 0), load_f32_as_b(y, 0)),
                            bitwise_and_u8(load_u16_as_b(x, 16), load_f32_as_b(y, 16)));
    }
}

KERNEL jax_logical_and_u16_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_u16_as_b(x, 0), load_f64_as_b(y, 0)),
                            bitwise_and_u8(load_u16_as_b(x, 16), load_f64_as_b(y, 16)));
    }
}

KERNEL jax_logical_and_u16_c64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_u16_as_b(x, 0), load_c64_as_b(y, 0)),
                            bitwise_and_u8(load_u16_as_b(x, 16), load_c64_as_b(y, 16)));
    }
}

KERNEL jax_logical_and_u16_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_u16_as_b(x, 0), load_c128_as_b(y, 0)),
                            bitwise_and_u8(load_u16_as_b(x, 16), load_c128_as_b(y, 16)));
    }
}

KERNEL jax_logical_and_u32_u32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_u32_as_b(x, 0), load_u32_as_b(y, 0)),
                            bitwise_and_u8(load_u32_as_b(x, 16), load_u32_as_b(y, 16)));
    }
}

KERNEL jax_logical_and_u32_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_u32_as_b(x, 0), load_u64_as_b(y, 0)),
                            bitwise_and_u8(load_u32_as_b(x, 16), load_u64_as_b(y, 16)));
    }
}

KERNEL jax_logical_and_u32_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_u32_as_b(x, 0), load_bf16_as_b(y, 0)),
                            bitwise_and_u8(load_u32_as_b(x, 16), load_bf16_as_b(y, 16)));
    }
}

KERNEL jax_logical_and_u32_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_u32_as_b(x, 0), load_f16_as_b(y, 0)),
                            bitwise_and_u8(load_u32_as_b(x, 16), load_f16_as_b(y, 16)));
    }
}

KERNEL jax_logical_and_u32_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_u32_as_b(x, 0), load_f32_as_b(y, 0)),
                            bitwise_and_u8(load_u32_as_b(x, 16), load_f32_as_b(y, 16)));
    }
}

KERNEL jax_logical_and_u32_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_u32_as_b(x, 0), load_f64_as_b(y, 0)),
                            bitwise_and_u8(load_u32_as_b(x, 16), load_f64_as_b(y, 16)));
    }
}

KERNEL jax_logical_and_u32_c64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_u32_as_b(x, 0), load_c64_as_b(y, 0)),
                            bitwise_and_u8(load_u32_as_b(x, 16), load_c64_as_b(y, 16)));
    }
}

KERNEL jax_logical_and_u32_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_u32_as_b(x, 0), load_c128_as_b(y, 0)),
                            bitwise_and_u8(load_u32_as_b(x, 16), load_c128_as_b(y, 16)));
    }
}

KERNEL jax_logical_and_u64_u64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_u64_as_b(x, 0), load_u64_as_b(y, 0)),
                            bitwise_and_u8(load_u64_as_b(x, 16), load_u64_as_b(y, 16)));
    }
}

KERNEL jax_logical_and_u64_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_u64_as_b(x, 0), load_bf16_as_b(y, 0)),
                            bitwise_and_u8(load_u64_as_b(x, 16), load_bf16_as_b(y, 16)));
    }
}

KERNEL jax_logical_and_u64_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_u64_as_b(x, 0), load_f16_as_b(y, 0)),
                            bitwise_and_u8(load_u64_as_b(x, 16), load_f16_as_b(y, 16)));
    }
}

KERNEL jax_logical_and_u64_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_u64_as_b(x, 0), load_f32_as_b(y, 0)),
                            bitwise_and_u8(load_u64_as_b(x, 16), load_f32_as_b(y, 16)));
    }
}

KERNEL jax_logical_and_u64_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_u64_as_b(x, 0), load_f64_as_b(y, 0)),
                            bitwise_and_u8(load_u64_as_b(x, 16), load_f64_as_b(y, 16)));
    }
}

KERNEL jax_logical_and_u64_c64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_u64_as_b(x, 0), load_c64_as_b(y, 0)),
                            bitwise_and_u8(load_u64_as_b(x, 16), load_c64_as_b(y, 16)));
    }
}

KERNEL jax_logical_and_u64_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_u64_as_b(x, 0), load_c128_as_b(y, 0)),
                            bitwise_and_u8(load_u64_as_b(x, 16), load_c128_as_b(y, 16)));
    }
}

KERNEL jax_logical_and_bf16_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_bf16_as_b(x, 0), load_bf16_as_b(y, 0)),
                            bitwise_and_u8(load_bf16_as_b(x, 16), load_bf16_as_b(y, 16)));
    }
}

KERNEL jax_logical_and_bf16_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_bf16_as_b(x, 0), load_f16_as_b(y, 0)),
                            bitwise_and_u8(load_bf16_as_b(x, 16), load_f16_as_b(y, 16)));
    }
}

KERNEL jax_logical_and_bf16_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_bf16_as_b(x, 0), load_f32_as_b(y, 0)),
                            bitwise_and_u8(load_bf16_as_b(x, 16), load_f32_as_b(y, 16)));
    }
}

KERNEL jax_logical_and_bf16_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_bf16_as_b(x, 0), load_f64_as_b(y, 0)),
                            bitwise_and_u8(load_bf16_as_b(x, 16), load_f64_as_b(y, 16)));
    }
}

KERNEL jax_logical_and_bf16_c64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_bf16_as_b(x, 0), load_c64_as_b(y, 0)),
                            bitwise_and_u8(load_bf16_as_b(x, 16), load_c64_as_b(y, 16)));
    }
}

KERNEL jax_logical_and_bf16_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_bf16_as_b(x, 0), load_c128_as_b(y, 0)),
                            bitwise_and_u8(load_bf16_as_b(x, 16), load_c128_as_b(y, 16)));
    }
}

KERNEL jax_logical_and_f16_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_f16_as_b(x, 0), load_f16_as_b(y, 0)),
                            bitwise_and_u8(load_f16_as_b(x, 16), load_f16_as_b(y, 16)));
    }
}

KERNEL jax_logical_and_f16_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_f16_as_b(x, 0), load_f32_as_b(y, 0)),
                            bitwise_and_u8(load_f16_as_b(x, 16), load_f32_as_b(y, 16)));
    }
}

KERNEL jax_logical_and_f16_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_f16_as_b(x, 0), load_f64_as_b(y, 0)),
                            bitwise_and_u8(load_f16_as_b(x, 16), load_f64_as_b(y, 16)));
    }
}

KERNEL jax_logical_and_f16_c64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_f16_as_b(x, 0), load_c64_as_b(y, 0)),
                            bitwise_and_u8(load_f16_as_b(x, 16), load_c64_as_b(y, 16)));
    }
}

KERNEL jax_logical_and_f16_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_f16_as_b(x, 0), load_c128_as_b(y, 0)),
                            bitwise_and_u8(load_f16_as_b(x, 16), load_c128_as_b(y, 16)));
    }
}

KERNEL jax_logical_and_f32_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_f32_as_b(x, 0), load_f32_as_b(y, 0)),
                            bitwise_and_u8(load_f32_as_b(x, 16), load_f32_as_b(y, 16)));
    }
}

KERNEL jax_logical_and_f32_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_f32_as_b(x, 0), load_f64_as_b(y, 0)),
                            bitwise_and_u8(load_f32_as_b(x, 16), load_f64_as_b(y, 16)));
    }
}

KERNEL jax_logical_and_f32_c64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_f32_as_b(x, 0), load_c64_as_b(y, 0)),
                            bitwise_and_u8(load_f32_as_b(x, 16), load_c64_as_b(y, 16)));
    }
}

KERNEL jax_logical_and_f32_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_f32_as_b(x, 0), load_c128_as_b(y, 0)),
                            bitwise_and_u8(load_f32_as_b(x, 16), load_c128_as_b(y, 16)));
    }
}

KERNEL jax_logical_and_f64_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_f64_as_b(x, 0), load_f64_as_b(y, 0)),
                            bitwise_and_u8(load_f64_as_b(x, 16), load_f64_as_b(y, 16)));
    }
}

KERNEL jax_logical_and_f64_c64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_f64_as_b(x, 0), load_c64_as_b(y, 0)),
                            bitwise_and_u8(load_f64_as_b(x, 16), load_c64_as_b(y, 16)));
    }
}

KERNEL jax_logical_and_f64_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_f64_as_b(x, 0), load_c128_as_b(y, 0)),
                            bitwise_and_u8(load_f64_as_b(x, 16), load_c128_as_b(y, 16)));
    }
}

KERNEL jax_logical_and_c64_c64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_c64_as_b(x, 0), load_c64_as_b(y, 0)),
                            bitwise_and_u8(load_c64_as_b(x, 16), load_c64_as_b(y, 16)));
    }
}

KERNEL jax_logical_and_c64_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_c64_as_b(x, 0), load_c128_as_b(y, 0)),
                            bitwise_and_u8(load_c64_as_b(x, 16), load_c128_as_b(y, 16)));
    }
}

KERNEL jax_logical_and_c128_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8_wide(z, 0, bitwise_and_u8(load_c128_as_b(x, 0), load_c128_as_b(y, 0)),
                            bitwise_and_u8(load_c128_as_b(x, 16), load_c128_as_b(y, 16)));
    }
}

#else
typedef int jax_logical_and_neon_is_absent_; /* ISO C wants a declaration in every file. */
#endif
