/*
 * kernels/jax_unary_scalar.c: unary operations in portable C.
 *
 * Made by joinery 0.2.0 from specs/jax.lua; SHA-256 of what it defines, without comments and free text:
 * 3a319286f3c59695d53b93e5ea48e25503392aff0d6a0aa944084b92e4d4e801.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR --emit tables,dispatch,kernels,rust --ops add,sqrt --isa scalar,avx2
 * The licence of this file is yours to choose.
 */
/* clang-format off */
#include "jax_scalar.h"

jax_kernel
    jax_sqrt_b_scalar, jax_sqrt_u8_scalar, jax_sqrt_u16_scalar, jax_sqrt_u32_scalar, jax_sqrt_u64_scalar,
    jax_sqrt_i8_scalar, jax_sqrt_i16_scalar, jax_sqrt_i32_scalar, jax_sqrt_i64_scalar, jax_sqrt_bf16_scalar,
    jax_sqrt_f16_scalar, jax_sqrt_f32_scalar, jax_sqrt_f64_scalar;

KERNEL jax_sqrt_b_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i++)
            store_f32(z, i, sqrt_f32(load_b_as_f32(x, i)));
    }
}

KERNEL jax_sqrt_u8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i++)
            store_f32(z, i, sqrt_f32(load_u8_as_f32(x, i)));
    }
}

KERNEL jax_sqrt_u16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i++)
            store_f32(z, i, sqrt_f32(load_u16_as_f32(x, i)));
    }
}

KERNEL jax_sqrt_u32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i++)
            store_f32(z, i, sqrt_f32(load_u32_as_f32(x, i)));
    }
}

KERNEL jax_sqrt_u64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_f64(z, i, sqrt_f64(load_u64_as_f64(x, i)));
    }
}

KERNEL jax_sqrt_i8_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i++)
            store_f32(z, i, sqrt_f32(load_i8_as_f32(x, i)));
    }
}

KERNEL jax_sqrt_i16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i++)
            store_f32(z, i, sqrt_f32(load_i16_as_f32(x, i)));
    }
}

KERNEL jax_sqrt_i32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i++)
            store_f32(z, i, sqrt_f32(load_i32_as_f32(x, i)));
    }
}

KERNEL jax_sqrt_i64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_f64(z, i, sqrt_f64(load_i64_as_f64(x, i)));
    }
}

KERNEL jax_sqrt_bf16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i++)
            store_f32_as_bf16(z, i, sqrt_f32(load_bf16_as_f32(x, i)));
    }
}

KERNEL jax_sqrt_f16_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i++)
            store_f32_as_f16(z, i, sqrt_f32(load_f16_as_f32(x, i)));
    }
}

KERNEL jax_sqrt_f32_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        for (size_t i = 0; i < 32; i++)
            store_f32(z, i, sqrt_f32(load_f32(x, i)));
    }
}

KERNEL jax_sqrt_f64_scalar(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i++)
            store_f64(z, i, sqrt_f64(load_f64(x, i)));
    }
}
