/*
 * kernels/jax_signbit_neon.c: signbit in NEON.
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
    jax_signbit_bf16_neon, jax_signbit_f32_neon, jax_signbit_f64_neon;

KERNEL jax_signbit_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_mask16_wide(z, 0, less_i16(load_u16(x, 0), constant_u16(0x0)),
                                less_i16(load_u16(x, 8), constant_u16(0x0)),
                                less_i16(load_u16(x, 16), constant_u16(0x0)),
                                less_i16(load_u16(x, 24), constant_u16(0x0)));
    }
}

KERNEL jax_signbit_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_mask32(z, 0, less_i32(load_u32(x, 0), constant_u32(0x0)),
                           less_i32(load_u32(x, 4), constant_u32(0x0)),
                           less_i32(load_u32(x, 8), constant_u32(0x0)),
                           less_i32(load_u32(x, 12), constant_u32(0x0)));
        store_mask32(z, 16, less_i32(load_u32(x, 16), constant_u32(0x0)),
                            less_i32(load_u32(x, 20), constant_u32(0x0)),
                            less_i32(load_u32(x, 24), constant_u32(0x0)),
                            less_i32(load_u32(x, 28), constant_u32(0x0)));
    }
}

KERNEL jax_signbit_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_mask64_wide(z, 0, less_i64(load_u64(x, 0), constant_u64(UINT64_C(0x0))),
                                less_i64(load_u64(x, 2), constant_u64(UINT64_C(0x0))),
                                less_i64(load_u64(x, 4), constant_u64(UINT64_C(0x0))),
                                less_i64(load_u64(x, 6), constant_u64(UINT64_C(0x0))),
                                less_i64(load_u64(x, 8), constant_u64(UINT64_C(0x0))),
                                less_i64(load_u64(x, 10), constant_u64(UINT64_C(0x0))),
                                less_i64(load_u64(x, 12), constant_u64(UINT64_C(0x0))),
                                less_i64(load_u64(x, 14), constant_u64(UINT64_C(0x0))));
        store_mask64_wide(z, 16, less_i64(load_u64(x, 16), constant_u64(UINT64_C(0x0))),
                                 less_i64(load_u64(x, 18), constant_u64(UINT64_C(0x0))),
                                 less_i64(load_u64(x, 20), constant_u64(UINT64_C(0x0))),
                                 less_i64(load_u64(x, 22), constant_u64(UINT64_C(0x0))),
                                 less_i64(load_u64(x, 24), constant_u64(UINT64_C(0x0))),
                                 less_i64(load_u64(x, 26), constant_u64(UINT64_C(0x0))),
                                 less_i64(load_u64(x, 28), constant_u64(UINT64_C(0x0))),
                                 less_i64(load_u64(x, 30), constant_u64(UINT64_C(0x0))));
    }
}

#else
typedef int jax_signbit_neon_is_absent_; /* ISO C wants a declaration in every file. */
#endif
