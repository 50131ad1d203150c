/*
 * kernels/jax_unary_avx2.c: unary operations in AVX2 (x86-64).
 *
 * Made by joinery 0.2.0 from specs/jax.lua; SHA-256 of what it defines, without comments and free text:
 * 3a319286f3c59695d53b93e5ea48e25503392aff0d6a0aa944084b92e4d4e801.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR --emit tables,dispatch,kernels,rust --ops add,sqrt --isa scalar,avx2
 * The licence of this file is yours to choose.
 */
/* clang-format off */
#include "jax_avx2.h"

#if (defined(__x86_64__) && defined(__GNUC__) || defined(_M_X64) && defined(_MSC_VER)) && !defined(JOINERY_NO_AVX2)

jax_kernel
    jax_sqrt_b_avx2, jax_sqrt_u8_avx2, jax_sqrt_u16_avx2, jax_sqrt_u32_avx2, jax_sqrt_u64_avx2, jax_sqrt_i8_avx2,
    jax_sqrt_i16_avx2, jax_sqrt_i32_avx2, jax_sqrt_i64_avx2, jax_sqrt_bf16_avx2, jax_sqrt_f16_avx2,
    jax_sqrt_f32_avx2, jax_sqrt_f64_avx2;

KERNEL jax_sqrt_b_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32(z, 0, sqrt_f32(load_b_as_f32(x, 0)));
        store_f32(z, 8, sqrt_f32(load_b_as_f32(x, 8)));
        store_f32(z, 16, sqrt_f32(load_b_as_f32(x, 16)));
        store_f32(z, 24, sqrt_f32(load_b_as_f32(x, 24)));
    }
}

KERNEL jax_sqrt_u8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32(z, 0, sqrt_f32(load_u8_as_f32(x, 0)));
        store_f32(z, 8, sqrt_f32(load_u8_as_f32(x, 8)));
        store_f32(z, 16, sqrt_f32(load_u8_as_f32(x, 16)));
        store_f32(z, 24, sqrt_f32(load_u8_as_f32(x, 24)));
    }
}

KERNEL jax_sqrt_u16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32(z, 0, sqrt_f32(load_u16_as_f32(x, 0)));
        store_f32(z, 8, sqrt_f32(load_u16_as_f32(x, 8)));
        store_f32(z, 16, sqrt_f32(load_u16_as_f32(x, 16)));
        store_f32(z, 24, sqrt_f32(load_u16_as_f32(x, 24)));
    }
}

KERNEL jax_sqrt_u32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32(z, 0, sqrt_f32(load_u32_as_f32(x, 0)));
        store_f32(z, 8, sqrt_f32(load_u32_as_f32(x, 8)));
        store_f32(z, 16, sqrt_f32(load_u32_as_f32(x, 16)));
        store_f32(z, 24, sqrt_f32(load_u32_as_f32(x, 24)));
    }
}

KERNEL jax_sqrt_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8) {
            store_f64(z, i, sqrt_f64(load_u64_as_f64(x, i)));
            store_f64(z, i + 4, sqrt_f64(load_u64_as_f64(x, i + 4)));
        }
    }
}

KERNEL jax_sqrt_i8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32(z, 0, sqrt_f32(load_i8_as_f32(x, 0)));
        store_f32(z, 8, sqrt_f32(load_i8_as_f32(x, 8)));
        store_f32(z, 16, sqrt_f32(load_i8_as_f32(x, 16)));
        store_f32(z, 24, sqrt_f32(load_i8_as_f32(x, 24)));
    }
}

KERNEL jax_sqrt_i16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32(z, 0, sqrt_f32(load_i16_as_f32(x, 0)));
        store_f32(z, 8, sqrt_f32(load_i16_as_f32(x, 8)));
        store_f32(z, 16, sqrt_f32(load_i16_as_f32(x, 16)));
        store_f32(z, 24, sqrt_f32(load_i16_as_f32(x, 24)));
    }
}

KERNEL jax_sqrt_i32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32(z, 0, sqrt_f32(load_i32_as_f32(x, 0)));
        store_f32(z, 8, sqrt_f32(load_i32_as_f32(x, 8)));
        store_f32(z, 16, sqrt_f32(load_i32_as_f32(x, 16)));
        store_f32(z, 24, sqrt_f32(load_i32_as_f32(x, 24)));
    }
}

KERNEL jax_sqrt_i64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8) {
            store_f64(z, i, sqrt_f64(load_i64_as_f64(x, i)));
            store_f64(z, i + 4, sqrt_f64(load_i64_as_f64(x, i + 4)));
        }
    }
}

KERNEL jax_sqrt_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16)
            store_f32_as_bf16(z, i, sqrt_f32(load_bf16_as_f32(x, i)),
                                    sqrt_f32(load_bf16_as_f32(x, i + 8)));
    }
}

KERNEL jax_sqrt_f16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 64) {
        store_f32_as_f16(z, 0, sqrt_f32(load_f16_as_f32(x, 0)));
        store_f32_as_f16(z, 8, sqrt_f32(load_f16_as_f32(x, 8)));
        store_f32_as_f16(z, 16, sqrt_f32(load_f16_as_f32(x, 16)));
        store_f32_as_f16(z, 24, sqrt_f32(load_f16_as_f32(x, 24)));
    }
}

KERNEL jax_sqrt_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 128) {
        store_f32(z, 0, sqrt_f32(load_f32(x, 0)));
        store_f32(z, 8, sqrt_f32(load_f32(x, 8)));
        store_f32(z, 16, sqrt_f32(load_f32(x, 16)));
        store_f32(z, 24, sqrt_f32(load_f32(x, 24)));
    }
}

KERNEL jax_sqrt_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 256) {
        store_f64(z, 0, sqrt_f64(load_f64(x, 0)));
        store_f64(z, 4, sqrt_f64(load_f64(x, 4)));
        store_f64(z, 8, sqrt_f64(load_f64(x, 8)));
        store_f64(z, 12, sqrt_f64(load_f64(x, 12)));
        store_f64(z, 16, sqrt_f64(load_f64(x, 16)));
        store_f64(z, 20, sqrt_f64(load_f64(x, 20)));
        store_f64(z, 24, sqrt_f64(load_f64(x, 24)));
        store_f64(z, 28, sqrt_f64(load_f64(x, 28)));
    }
}

#else
typedef int jax_unary_avx2_is_absent_; /* ISO C requires a declaration in every file. */
#endif
