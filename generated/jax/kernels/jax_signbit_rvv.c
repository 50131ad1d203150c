/*
 * kernels/jax_signbit_rvv.c: signbit in RISC-V V.
 *
 * Made by joinery 0.2.0 from specs/jax.lua; SHA-256 of what it defines, without comments and free text:
 * e6ee428d8e4e659858c0dd39974ac33cec3898f6d254d00e0ffaa7566824f1e3.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR
 * The licence of this file is yours to choose.
 */
/* clang-format off */
#include "jax_rvv.h"

#if defined(__riscv_v) && defined(__clang__) && !defined(JOINERY_NO_RVV)

jax_kernel
    jax_signbit_bf16_rvv, jax_signbit_f32_rvv, jax_signbit_f64_rvv;

KERNEL jax_signbit_bf16_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16) {
            store_mask16(z, i, less_i16(load_u16(x, i), constant_u16(0x0)));
            store_mask16(z, i + 8, less_i16(load_u16(x, i + 8), constant_u16(0x0)));
        }
    }
}

KERNEL jax_signbit_f32_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16) {
            store_mask32(z, i, less_i32(load_u32(x, i), constant_u32(0x0)));
            store_mask32(z, i + 8, less_i32(load_u32(x, i + 8), constant_u32(0x0)));
        }
    }
}

KERNEL jax_signbit_f64_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16) {
            store_mask64(z, i, less_i64(load_u64(x, i), constant_u64(UINT64_C(0x0))));
            store_mask64(z, i + 8, less_i64(load_u64(x, i + 8), constant_u64(UINT64_C(0x0))));
        }
    }
}

#else
typedef int jax_signbit_rvv_is_absent_; /* ISO C wants a declaration in every file. */
#endif
