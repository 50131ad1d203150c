/*
 * kernels/jax_logical_or_scalar.c: logical_or in portable C.
 *
 * Made by joinery 0.2.0 from specs/jax.lua; SHA-256 of what it defines, without comments and free text:
 * e6ee428d8e4e659858c0dd39974ac33cec3898f6d254d00e0ffaa7566824f1e3.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR
 * The licence of this file is yours to choose.
 */
/* clang-format off */
#include "jax_scalar.h"

jax_kernel
    jax_logical_or_b_b_scalar, jax_logical_or_b_u16_scalar, jax_logical_or_b_u32_scalar, jax_logical_or_b_u64_scalar,
    jax_logical_or_b_bf16_scalar, jax_logical_or_b_f16_scalar, jax_logical_or_b_f32_scalar,
    jax_logical_or_b_f64_scalar, jax_logical_or_b_c64_scalar, jax_logical_or_b_c128_scalar,
    jax_logical_or_u16_u16_scalar, jax_logical_or_u16_u32_scalar, jax_logical_or_u16_u64_scalar,
    jax_logical_or_u16_bf16_scalar, jax_logical_or_u16_f16_scalar, jax_logical_or_u16_f32_scalar,
    jax_logical_or_u16_f64_scalar, jax_logical_or_u16_c64_scalar, jax_logical_or_u16_c128_scalar,
    jax_logical_or_u32_u32_scalar, jax_logical_or_u32_u64_scalar, jax_logical_or_u32_bf16_scalar,
    jax_logical_or_u32_f16_scalar, jax_logical_or_u32_f32_scalar, jax_logical_or_u32_f64_scalar,
    jax_logical_or_u32_c64_scalar, jax_logical_or_u32_c128_scalar, jax_logical_or_u64_u64_scalar,
    jax_logical_or_u64_bf16_scalar, jax_logical_or_u64_f16_scalar, jax_logical_or_u64_f32_scalar,
    jax_logical_or_u64_f64_scalar, jax_logical_or_u64_c64_scalar, jax_logical_or_u64_c128_scalar,
    jax_logical_or_bf16_bf16_scalar, jax_logical_or_bf16_f16_scalar, jax_logical_or_bf16_f32_scalar,
    jax_logical_or_bf16_f64_scalar, jax_logical_or_bf16_c64_scalar, jax_logical_or_bf16_c128_scalar,
    jax_logical_or_f16_f16_scalar, jax_logical_or_f16_f32_scalar, jax_logical_or_f16_f64_scalar,
    jax_logical_or_f16_c64_scalar, jax_logical_or_f16_c128_scalar, jax_logical_or_f32_f32_scalar,
    jax_logical_or_f32_f64_scalar, jax_logical_or_f32_c64_scalar, jax_logical_or_f32_c128_scalar,
    jax_logical_or_f64_f64_scalar, jax_logical_or_f64_c64_scalar, jax_logical_or_f64_c128_scalar,
    jax_logical_or_c64_c64_scalar, jax_logical_or_c64_c128_scalar, jax_logical_or_c128_c128_scalar;

KERNEL jax_logical_or_b_b_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_or_u8(load_u8_as_b(x, i), load_u8_as_b(y, i)));
    }
}

KERNEL jax_logical_or_b_u16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_or_u8(load_u8_as_b(x, i), load_u16_as_b(y, i)));
    }
}

KERNEL jax_logical_or_b_u32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_or_u8(load_u8_as_b(x, i), load_u32_as_b(y, i)));
    }
}

KERNEL jax_logical_or_b_u64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_or_u8(load_u8_as_b(x, i), load_u64_as_b(y, i)));
    }
}

KERNEL jax_logical_or_b_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_or_u8(load_u8_as_b(x, i), load_bf16_as_b(y, i)));
    }
}

KERNEL jax_logical_or_b_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_or_u8(load_u8_as_b(x, i), load_f16_as_b(y, i)));
    }
}

KERNEL jax_logical_or_b_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_or_u8(load_u8_as_b(x, i), load_f32_as_b(y, i)));
    }
}

KERNEL jax_logical_or_b_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_or_u8(load_u8_as_b(x, i), load_f64_as_b(y, i)));
    }
}

KERNEL jax_logical_or_b_c64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_or_u8(load_u8_as_b(x, i), load_c64_as_b(y, i)));
    }
}

KERNEL jax_logical_or_b_c128_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_or_u8(load_u8_as_b(x, i), load_c128_as_b(y, i)));
    }
}

KERNEL jax_logical_or_u16_u16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_or_u8(load_u16_as_b(x, i), load_u16_as_b(y, i)));
    }
}

KERNEL jax_logical_or_u16_u32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_or_u8(load_u16_as_b(x, i), load_u32_as_b(y, i)));
    }
}

KERNEL jax_logical_or_u16_u64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_or_u8(load_u16_as_b(x, i), load_u64_as_b(y, i)));
    }
}

KERNEL jax_logical_or_u16_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_or_u8(load_u16_as_b(x, i), load_bf16_as_b(y, i)));
    }
}

KERNEL jax_logical_or_u16_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_or_u8(load_u16_as_b(x, i), load_f16_as_b(y, i)));
    }
}

KERNEL jax_logical_or_u16_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_or_u8(load_u16_as_b(x, i), load_f32_as_b(y, i)));
    }
}

KERNEL jax_logical_or_u16_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_or_u8(load_u16_as_b(x, i), load_f64_as_b(y, i)));
    }
}

KERNEL jax_logical_or_u16_c64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_or_u8(load_u16_as_b(x, i), load_c64_as_b(y, i)));
    }
}

KERNEL jax_logical_or_u16_c128_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_or_u8(load_u16_as_b(x, i), load_c128_as_b(y, i)));
    }
}

KERNEL jax_logical_or_u32_u32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_or_u8(load_u32_as_b(x, i), load_u32_as_b(y, i)));
    }
}

KERNEL jax_logical_or_u32_u64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_or_u8(load_u32_as_b(x, i), load_u64_as_b(y, i)));
    }
}

KERNEL jax_logical_or_u32_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_or_u8(load_u32_as_b(x, i), load_bf16_as_b(y, i)));
    }
}

KERNEL jax_logical_or_u32_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_or_u8(load_u32_as_b(x, i), load_f16_as_b(y, i)));
    }
}

KERNEL jax_logical_or_u32_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_or_u8(load_u32_as_b(x, i), load_f32_as_b(y, i)));
    }
}

KERNEL jax_logical_or_u32_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_or_u8(load_u32_as_b(x, i), load_f64_as_b(y, i)));
    }
}

KERNEL jax_logical_or_u32_c64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_or_u8(load_u32_as_b(x, i), load_c64_as_b(y, i)));
    }
}

KERNEL jax_logical_or_u32_c128_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_or_u8(load_u32_as_b(x, i), load_c128_as_b(y, i)));
    }
}

KERNEL jax_logical_or_u64_u64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_or_u8(load_u64_as_b(x, i), load_u64_as_b(y, i)));
    }
}

KERNEL jax_logical_or_u64_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_or_u8(load_u64_as_b(x, i), load_bf16_as_b(y, i)));
    }
}

KERNEL jax_logical_or_u64_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_or_u8(load_u64_as_b(x, i), load_f16_as_b(y, i)));
    }
}

KERNEL jax_logical_or_u64_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_or_u8(load_u64_as_b(x, i), load_f32_as_b(y, i)));
    }
}

KERNEL jax_logical_or_u64_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_or_u8(load_u64_as_b(x, i), load_f64_as_b(y, i)));
    }
}

KERNEL jax_logical_or_u64_c64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_or_u8(load_u64_as_b(x, i), load_c64_as_b(y, i)));
    }
}

KERNEL jax_logical_or_u64_c128_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_or_u8(load_u64_as_b(x, i), load_c128_as_b(y, i)));
    }
}

KERNEL jax_logical_or_bf16_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_or_u8(load_bf16_as_b(x, i), load_bf16_as_b(y, i)));
    }
}

KERNEL jax_logical_or_bf16_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_or_u8(load_bf16_as_b(x, i), load_f16_as_b(y, i)));
    }
}

KERNEL jax_logical_or_bf16_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_or_u8(load_bf16_as_b(x, i), load_f32_as_b(y, i)));
    }
}

KERNEL jax_logical_or_bf16_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_or_u8(load_bf16_as_b(x, i), load_f64_as_b(y, i)));
    }
}

KERNEL jax_logical_or_bf16_c64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_or_u8(load_bf16_as_b(x, i), load_c64_as_b(y, i)));
    }
}

KERNEL jax_logical_or_bf16_c128_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_or_u8(load_bf16_as_b(x, i), load_c128_as_b(y, i)));
    }
}

KERNEL jax_logical_or_f16_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_or_u8(load_f16_as_b(x, i), load_f16_as_b(y, i)));
    }
}

KERNEL jax_logical_or_f16_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_or_u8(load_f16_as_b(x, i), load_f32_as_b(y, i)));
    }
}

KERNEL jax_logical_or_f16_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_or_u8(load_f16_as_b(x, i), load_f64_as_b(y, i)));
    }
}

KERNEL jax_logical_or_f16_c64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_or_u8(load_f16_as_b(x, i), load_c64_as_b(y, i)));
    }
}

KERNEL jax_logical_or_f16_c128_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_or_u8(load_f16_as_b(x, i), load_c128_as_b(y, i)));
    }
}

KERNEL jax_logical_or_f32_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_or_u8(load_f32_as_b(x, i), load_f32_as_b(y, i)));
    }
}

KERNEL jax_logical_or_f32_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_or_u8(load_f32_as_b(x, i), load_f64_as_b(y, i)));
    }
}

KERNEL jax_logical_or_f32_c64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_or_u8(load_f32_as_b(x, i), load_c64_as_b(y, i)));
    }
}

KERNEL jax_logical_or_f32_c128_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_or_u8(load_f32_as_b(x, i), load_c128_as_b(y, i)));
    }
}

KERNEL jax_logical_or_f64_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_or_u8(load_f64_as_b(x, i), load_f64_as_b(y, i)));
    }
}

KERNEL jax_logical_or_f64_c64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_or_u8(load_f64_as_b(x, i), load_c64_as_b(y, i)));
    }
}

KERNEL jax_logical_or_f64_c128_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_or_u8(load_f64_as_b(x, i), load_c128_as_b(y, i)));
    }
}

KERNEL jax_logical_or_c64_c64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_or_u8(load_c64_as_b(x, i), load_c64_as_b(y, i)));
    }
}

KERNEL jax_logical_or_c64_c128_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_or_u8(load_c64_as_b(x, i), load_c128_as_b(y, i)));
    }
}

KERNEL jax_logical_or_c128_c128_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i++)
            store_u8(z, i, bitwise_or_u8(load_c128_as_b(x, i), load_c128_as_b(y, i)));
    }
}
