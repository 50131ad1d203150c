/*
 * kernels/jax_isinf_neon.c: isinf in NEON.
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
    jax_isinf_bf16_neon, jax_isinf_f16_neon, jax_isinf_f32_neon, jax_isinf_f64_neon, jax_isinf_c64_neon,
    jax_isinf_c128_neon;

KERNEL jax_isinf_bf16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_mask16_wide(z, 0, equal_u16(bitwise_and_u16(load_u16(x, 0), constant_u16(0x7fff)), constant_u16(0x7f80)),
                                equal_u16(bitwise_and_u16(load_u16(x, 8), constant_u16(0x7fff)), constant_u16(0x7f80)),
                                equal_u16(bitwise_and_u16(load_u16(x, 16), constant_u16(0x7fff)), constant_u16(0x7f80)),
                                equal_u16(bitwise_and_u16(load_u16(x, 24), constant_u16(0x7fff)), constant_u16(0x7f80)));
    }
}

KERNEL jax_isinf_f16_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_mask16_wide(z, 0, equal_u16(bitwise_and_u16(load_u16(x, 0), constant_u16(0x7fff)), constant_u16(0x7c00)),
                                equal_u16(bitwise_and_u16(load_u16(x, 8), constant_u16(0x7fff)), constant_u16(0x7c00)),
                                equal_u16(bitwise_and_u16(load_u16(x, 16), constant_u16(0x7fff)), constant_u16(0x7c00)),
                                equal_u16(bitwise_and_u16(load_u16(x, 24), constant_u16(0x7fff)), constant_u16(0x7c00)));
    }
}

KERNEL jax_isinf_f32_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_mask32(z, 0, equal_u32(bitwise_and_u32(load_u32(x, 0), constant_u32(0x7fffffff)),
                                     constant_u32(0x7f800000)),
                           equal_u32(bitwise_and_u32(load_u32(x, 4), constant_u32(0x7fffffff)),
                                     constant_u32(0x7f800000)),
                           equal_u32(bitwise_and_u32(load_u32(x, 8), constant_u32(0x7fffffff)),
                                     constant_u32(0x7f800000)),
                           equal_u32(bitwise_and_u32(load_u32(x, 12), constant_u32(0x7fffffff)),
                                     constant_u32(0x7f800000)));
        store_mask32(z, 16, equal_u32(bitwise_and_u32(load_u32(x, 16), constant_u32(0x7fffffff)),
                                      constant_u32(0x7f800000)),
                            equal_u32(bitwise_and_u32(load_u32(x, 20), constant_u32(0x7fffffff)),
                                      constant_u32(0x7f800000)),
                            equal_u32(bitwise_and_u32(load_u32(x, 24), constant_u32(0x7fffffff)),
                                      constant_u32(0x7f800000)),
                            equal_u32(bitwise_and_u32(load_u32(x, 28), constant_u32(0x7fffffff)),
                                      constant_u32(0x7f800000)));
    }
}

KERNEL jax_isinf_f64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_mask64_wide(z, 0, equal_u64(bitwise_and_u64(load_u64(x, 0), constant_u64(UINT64_C(0x7fffffffffffffff))),
                                          constant_u64(UINT64_C(0x7ff0000000000000))),
                                equal_u64(bitwise_and_u64(load_u64(x, 2), constant_u64(UINT64_C(0x7fffffffffffffff))),
                                          constant_u64(UINT64_C(0x7ff0000000000000))),
                                equal_u64(bitwise_and_u64(load_u64(x, 4), constant_u64(UINT64_C(0x7fffffffffffffff))),
                                          constant_u64(UINT64_C(0x7ff0000000000000))),
                                equal_u64(bitwise_and_u64(load_u64(x, 6), constant_u64(UINT64_C(0x7fffffffffffffff))),
                                          constant_u64(UINT64_C(0x7ff0000000000000))),
                                equal_u64(bitwise_and_u64(load_u64(x, 8), constant_u64(UINT64_C(0x7fffffffffffffff))),
                                          constant_u64(UINT64_C(0x7ff0000000000000))),
                                equal_u64(bitwise_and_u64(load_u64(x, 10), constant_u64(UINT64_C(0x7fffffffffffffff))),
                                          constant_u64(UINT64_C(0x7ff0000000000000))),
                                equal_u64(bitwise_and_u64(load_u64(x, 12), constant_u64(UINT64_C(0x7fffffffffffffff))),
                                          constant_u64(UINT64_C(0x7ff0000000000000))),
                                equal_u64(bitwise_and_u64(load_u64(x, 14), constant_u64(UINT64_C(0x7fffffffffffffff))),
                                          constant_u64(UINT64_C(0x7ff0000000000000))));
        store_mask64_wide(z, 16, equal_u64(bitwise_and_u64(load_u64(x, 16), constant_u64(UINT64_C(0x7fffffffffffffff))),
                                           constant_u64(UINT64_C(0x7ff0000000000000))),
                                 equal_u64(bitwise_and_u64(load_u64(x, 18), constant_u64(UINT64_C(0x7fffffffffffffff))),
                                           constant_u64(UINT64_C(0x7ff0000000000000))),
                                 equal_u64(bitwise_and_u64(load_u64(x, 20), constant_u64(UINT64_C(0x7fffffffffffffff))),
                                           constant_u64(UINT64_C(0x7ff0000000000000))),
                                 equal_u64(bitwise_and_u64(load_u64(x, 22), constant_u64(UINT64_C(0x7fffffffffffffff))),
                                           constant_u64(UINT64_C(0x7ff0000000000000))),
                                 equal_u64(bitwise_and_u64(load_u64(x, 24), constant_u64(UINT64_C(0x7fffffffffffffff))),
                                           constant_u64(UINT64_C(0x7ff0000000000000))),
                                 equal_u64(bitwise_and_u64(load_u64(x, 26), constant_u64(UINT64_C(0x7fffffffffffffff))),
                                           constant_u64(UINT64_C(0x7ff0000000000000))),
                                 equal_u64(bitwise_and_u64(load_u64(x, 28), constant_u64(UINT64_C(0x7fffffffffffffff))),
                                           constant_u64(UINT64_C(0x7ff0000000000000))),
                                 equal_u64(bitwise_and_u64(load_u64(x, 30), constant_u64(UINT64_C(0x7fffffffffffffff))),
                                           constant_u64(UINT64_C(0x7ff0000000000000))));
    }
}

KERNEL jax_isinf_c64_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        store_mask_c64(z, 0, isinf_c64(load_c64(x, 0)),
                             isinf_c64(load_c64(x, 4)),
                             isinf_c64(load_c64(x, 8)),
                             isinf_c64(load_c64(x, 12)));
        store_mask_c64(z, 16, isinf_c64(load_c64(x, 16)),
                              isinf_c64(load_c64(x, 20)),
                              isinf_c64(load_c64(x, 24)),
                              isinf_c64(load_c64(x, 28)));
    }
}

KERNEL jax_isinf_c128_neon(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a;
    char *z = out;
    (void)b, (void)b_step;
    for (; blocks; blocks--, x += a_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16) {
            store_mask_c128(z, i, isinf_c128(load_c128(x, i)),
                                  isinf_c128(load_c128(x, i + 2)),
                                  isinf_c128(load_c128(x, i + 4)),
                                  isinf_c128(load_c128(x, i + 6)));
            store_mask_c128(z, i + 8, isinf_c128(load_c128(x, i + 8)),
                                      isinf_c128(load_c128(x, i + 10)),
                                      isinf_c128(load_c128(x, i + 12)),
                                      isinf_c128(load_c128(x, i + 14)));
        }
    }
}

#else
typedef int jax_isinf_neon_is_absent_; /* ISO C wants a declaration in every file. */
#endif
