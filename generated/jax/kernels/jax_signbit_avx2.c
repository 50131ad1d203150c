/*
 * kernels/jax_signbit_avx2.c: signbit in AVX2 (x86-64).
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

jax_kernel
    jax_signbit_bf16_avx2, jax_signbit_f32_avx2, jax_signbit_f64_avx2;

KERNEL jax_signbit_bf16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    if (a_step == 64) {
        const size_t whole = blocks / 4 * 128;
        for (size_t i = 0; i < whole; i += 128) {
            store_mask16(z, i, less_i16(load_u16(x, i), constant_u16(0x0)),
                               less_i16(load_u16(x, i + 16), constant_u16(0x0)));
            store_mask16(z, i + 32, less_i16(load_u16(x, i + 32), constant_u16(0x0)),
                                    less_i16(load_u16(x, i + 48), constant_u16(0x0)));
            store_mask16(z, i + 64, less_i16(load_u16(x, i + 64), constant_u16(0x0)),
                                    less_i16(load_u16(x, i + 80), constant_u16(0x0)));
            store_mask16(z, i + 96, less_i16(load_u16(x, i + 96), constant_u16(0x0)),
                                    less_i16(load_u16(x, i + 112), constant_u16(0x0)));
        }
        blocks %= 4, x += 2 * whole, z += whole;
    }
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_mask16(z, 0, less_i16(load_u16(x, 0), constant_u16(0x0)),
                           less_i16(load_u16(x, 16), constant_u16(0x0)));
    }
}

KERNEL jax_signbit_f32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_mask32(z, 0, less_i32(load_u32(x, 0), constant_u32(0x0)),
                           less_i32(load_u32(x, 8), constant_u32(0x0)),
                           less_i32(load_u32(x, 16), constant_u32(0x0)),
                           less_i32(load_u32(x, 24), constant_u32(0x0)));
    }
}

KERNEL jax_signbit_f64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_mask64(z, 0, less_i64(load_u64(x, 0), constant_u64(UINT64_C(0x0))),
                           less_i64(load_u64(x, 4), constant_u64(UINT64_C(0x0))),
                           less_i64(load_u64(x, 8), constant_u64(UINT64_C(0x0))),
                           less_i64(load_u64(x, 12), constant_u64(UINT64_C(0x0))),
                           less_i64(load_u64(x, 16), constant_u64(UINT64_C(0x0))),
                           less_i64(load_u64(x, 20), constant_u64(UINT64_C(0x0))),
                           less_i64(load_u64(x, 24), constant_u64(UINT64_C(0x0))),
                           less_i64(load_u64(x, 28), constant_u64(UINT64_C(0x0))));
    }
}

#else
typedef int jax_signbit_avx2_is_absent_; /* ISO C wants a declaration in every file. */
#endif
