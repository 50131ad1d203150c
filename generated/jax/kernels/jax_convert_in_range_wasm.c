/*
 * kernels/jax_convert_in_range_wasm.c: convert_in_range in WASM SIMD128.
 *
 * Made by joinery 0.2.0 from specs/jax.lua; SHA-256 of what it defines, without comments and free text:
 * e6ee428d8e4e659858c0dd39974ac33cec3898f6d254d00e0ffaa7566824f1e3.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR
 * The licence of this file is yours to choose.
 */
/* clang-format off */
#include "jax_wasm.h"

#if defined(__wasm__) && defined(__clang__) && !defined(JOINERY_NO_WASM)

jax_checked_kernel
    jax_convert_in_range_u16_f16_wasm, jax_convert_in_range_u32_f16_wasm, jax_convert_in_range_u64_f16_wasm,
    jax_convert_in_range_i32_f16_wasm, jax_convert_in_range_i64_f16_wasm, jax_convert_in_range_bf16_b_wasm,
    jax_convert_in_range_bf16_u8_wasm, jax_convert_in_range_bf16_u16_wasm, jax_convert_in_range_bf16_u32_wasm,
    jax_convert_in_range_bf16_u64_wasm, jax_convert_in_range_bf16_i8_wasm, jax_convert_in_range_bf16_i16_wasm,
    jax_convert_in_range_bf16_i32_wasm, jax_convert_in_range_bf16_i64_wasm, jax_convert_in_range_bf16_f16_wasm,
    jax_convert_in_range_f16_b_wasm, jax_convert_in_range_f16_u8_wasm, jax_convert_in_range_f16_u16_wasm,
    jax_convert_in_range_f16_u32_wasm, jax_convert_in_range_f16_u64_wasm, jax_convert_in_range_f16_i8_wasm,
    jax_convert_in_range_f16_i16_wasm, jax_convert_in_range_f16_i32_wasm, jax_convert_in_range_f16_i64_wasm,
    jax_convert_in_range_f32_b_wasm, jax_convert_in_range_f32_u8_wasm, jax_convert_in_range_f32_u16_wasm,
    jax_convert_in_range_f32_u32_wasm, jax_convert_in_range_f32_u64_wasm, jax_convert_in_range_f32_i8_wasm,
    jax_convert_in_range_f32_i16_wasm, jax_convert_in_range_f32_i32_wasm, jax_convert_in_range_f32_i64_wasm,
    jax_convert_in_range_f32_bf16_wasm, jax_convert_in_range_f32_f16_wasm, jax_convert_in_range_f64_b_wasm,
    jax_convert_in_range_f64_u8_wasm, jax_convert_in_range_f64_u16_wasm, jax_convert_in_range_f64_u32_wasm,
    jax_convert_in_range_f64_u64_wasm, jax_convert_in_range_f64_i8_wasm, jax_convert_in_range_f64_i16_wasm,
    jax_convert_in_range_f64_i32_wasm, jax_convert_in_range_f64_i64_wasm, jax_convert_in_range_f64_bf16_wasm,
    jax_convert_in_range_f64_f16_wasm, jax_convert_in_range_f64_f32_wasm, jax_convert_in_range_f64_c64_wasm,
    jax_convert_in_range_c64_b_wasm, jax_convert_in_range_c64_u8_wasm, jax_convert_in_range_c64_u16_wasm,
    jax_convert_in_range_c64_u32_wasm, jax_convert_in_range_c64_u64_wasm, jax_convert_in_range_c64_i8_wasm,
    jax_convert_in_range_c64_i16_wasm, jax_convert_in_range_c64_i32_wasm, jax_convert_in_range_c64_i64_wasm,
    jax_convert_in_range_c64_bf16_wasm, jax_convert_in_range_c64_f16_wasm, jax_convert_in_range_c128_b_wasm,
    jax_convert_in_range_c128_u8_wasm, jax_convert_in_range_c128_u16_wasm, jax_convert_in_range_c128_u32_wasm,
    jax_convert_in_range_c128_u64_wasm, jax_convert_in_range_c128_i8_wasm, jax_convert_in_range_c128_i16_wasm,
    jax_convert_in_range_c128_i32_wasm, jax_convert_in_range_c128_i64_wasm, jax_convert_in_range_c128_bf16_wasm,
    jax_convert_in_range_c128_f16_wasm, jax_convert_in_range_c128_f32_wasm, jax_convert_in_range_c128_c64_wasm;

KERNEL jax_convert_in_range_u16_f16_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask32(beyond_f32(load_u16_as_f32(x, i),
                                           constant_f32(-0x1.ffdffep+15f),
                                           constant_f32(0x1.ffdffep+15f)),
                                beyond_f32(load_u16_as_f32(x, i + 4),
                                           constant_f32(-0x1.ffdffep+15f),
                                           constant_f32(0x1.ffdffep+15f)),
                                beyond_f32(load_u16_as_f32(x, i + 8),
                                           constant_f32(-0x1.ffdffep+15f),
                                           constant_f32(0x1.ffdffep+15f)),
                                beyond_f32(load_u16_as_f32(x, i + 12),
                                           constant_f32(-0x1.ffdffep+15f),
                                           constant_f32(0x1.ffdffep+15f))) << i;
            store_f32_as_f16(z, i, load_u16_as_f32(x, i),
                                   load_u16_as_f32(x, i + 4));
            store_f32_as_f16(z, i + 8, load_u16_as_f32(x, i + 8),
                                       load_u16_as_f32(x, i + 12));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_u32_f16_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask32(beyond_f32(load_u32_as_f32(x, i),
                                           constant_f32(-0x1.ffdffep+15f),
                                           constant_f32(0x1.ffdffep+15f)),
                                beyond_f32(load_u32_as_f32(x, i + 4),
                                           constant_f32(-0x1.ffdffep+15f),
                                           constant_f32(0x1.ffdffep+15f)),
                                beyond_f32(load_u32_as_f32(x, i + 8),
                                           constant_f32(-0x1.ffdffep+15f),
                                           constant_f32(0x1.ffdffep+15f)),
                                beyond_f32(load_u32_as_f32(x, i + 12),
                                           constant_f32(-0x1.ffdffep+15f),
                                           constant_f32(0x1.ffdffep+15f))) << i;
            store_f32_as_f16(z, i, load_u32_as_f32(x, i),
                                   load_u32_as_f32(x, i + 4));
            store_f32_as_f16(z, i + 8, load_u32_as_f32(x, i + 8),
                                       load_u32_as_f32(x, i + 12));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_u64_f16_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask32(beyond_f32(load_u64_as_f32(x, i),
                                           constant_f32(-0x1.ffdffep+15f),
                                           constant_f32(0x1.ffdffep+15f)),
                                beyond_f32(load_u64_as_f32(x, i + 4),
                                           constant_f32(-0x1.ffdffep+15f),
                                           constant_f32(0x1.ffdffep+15f)),
                                beyond_f32(load_u64_as_f32(x, i + 8),
                                           constant_f32(-0x1.ffdffep+15f),
                                           constant_f32(0x1.ffdffep+15f)),
                                beyond_f32(load_u64_as_f32(x, i + 12),
                                           constant_f32(-0x1.ffdffep+15f),
                                           constant_f32(0x1.ffdffep+15f))) << i;
            store_f32_as_f16(z, i, load_u64_as_f32(x, i),
                                   load_u64_as_f32(x, i + 4));
            store_f32_as_f16(z, i + 8, load_u64_as_f32(x, i + 8),
                                       load_u64_as_f32(x, i + 12));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_i32_f16_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask32(beyond_f32(load_i32_as_f32(x, i),
                                           constant_f32(-0x1.ffdffep+15f),
                                           constant_f32(0x1.ffdffep+15f)),
                                beyond_f32(load_i32_as_f32(x, i + 4),
                                           constant_f32(-0x1.ffdffep+15f),
                                           constant_f32(0x1.ffdffep+15f)),
                                beyond_f32(load_i32_as_f32(x, i + 8),
                                           constant_f32(-0x1.ffdffep+15f),
                                           constant_f32(0x1.ffdffep+15f)),
                                beyond_f32(load_i32_as_f32(x, i + 12),
                                           constant_f32(-0x1.ffdffep+15f),
                                           constant_f32(0x1.ffdffep+15f))) << i;
            store_f32_as_f16(z, i, load_i32_as_f32(x, i),
                                   load_i32_as_f32(x, i + 4));
            store_f32_as_f16(z, i + 8, load_i32_as_f32(x, i + 8),
                                       load_i32_as_f32(x, i + 12));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_i64_f16_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask32(beyond_f32(load_i64_as_f32(x, i),
                                           constant_f32(-0x1.ffdffep+15f),
                                           constant_f32(0x1.ffdffep+15f)),
                                beyond_f32(load_i64_as_f32(x, i + 4),
                                           constant_f32(-0x1.ffdffep+15f),
                                           constant_f32(0x1.ffdffep+15f)),
                                beyond_f32(load_i64_as_f32(x, i + 8),
                                           constant_f32(-0x1.ffdffep+15f),
                                           constant_f32(0x1.ffdffep+15f)),
                                beyond_f32(load_i64_as_f32(x, i + 12),
                                           constant_f32(-0x1.ffdffep+15f),
                                           constant_f32(0x1.ffdffep+15f))) << i;
            store_f32_as_f16(z, i, load_i64_as_f32(x, i),
                                   load_i64_as_f32(x, i + 4));
            store_f32_as_f16(z, i + 8, load_i64_as_f32(x, i + 8),
                                       load_i64_as_f32(x, i + 12));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_bf16_b_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask32(outside_f32(load_bf16_as_f32(x, i),
                                            constant_f32(-0x1.fffffep+127f),
                                            constant_f32(0x1.fffffep+127f)),
                                outside_f32(load_bf16_as_f32(x, i + 4),
                                            constant_f32(-0x1.fffffep+127f),
                                            constant_f32(0x1.fffffep+127f)),
                                outside_f32(load_bf16_as_f32(x, i + 8),
                                            constant_f32(-0x1.fffffep+127f),
                                            constant_f32(0x1.fffffep+127f)),
                                outside_f32(load_bf16_as_f32(x, i + 12),
                                            constant_f32(-0x1.fffffep+127f),
                                            constant_f32(0x1.fffffep+127f))) << i;
            store_u8(z, i, load_bf16_as_b(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_bf16_u8_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask32(outside_f32(load_bf16_as_f32(x, i),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+7f)),
                                outside_f32(load_bf16_as_f32(x, i + 4),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+7f)),
                                outside_f32(load_bf16_as_f32(x, i + 8),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+7f)),
                                outside_f32(load_bf16_as_f32(x, i + 12),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+7f))) << i;
            store_u8(z, i, load_bf16_as_u8(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_bf16_u16_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask32(outside_f32(load_bf16_as_f32(x, i),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+15f)),
                                outside_f32(load_bf16_as_f32(x, i + 4),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+15f)),
                                outside_f32(load_bf16_as_f32(x, i + 8),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+15f)),
                                outside_f32(load_bf16_as_f32(x, i + 12),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+15f))) << i;
            store_u16(z, i, load_bf16_as_u16(x, i));
            store_u16(z, i + 8, load_bf16_as_u16(x, i + 8));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_bf16_u32_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask32(outside_f32(load_bf16_as_f32(x, i),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+31f)),
                                outside_f32(load_bf16_as_f32(x, i + 4),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+31f)),
                                outside_f32(load_bf16_as_f32(x, i + 8),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+31f)),
                                outside_f32(load_bf16_as_f32(x, i + 12),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+31f))) << i;
            store_u32(z, i, load_bf16_as_u32(x, i));
            store_u32(z, i + 4, load_bf16_as_u32(x, i + 4));
            store_u32(z, i + 8, load_bf16_as_u32(x, i + 8));
            store_u32(z, i + 12, load_bf16_as_u32(x, i + 12));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_bf16_u64_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask32(outside_f32(load_bf16_as_f32(x, i),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+63f)),
                                outside_f32(load_bf16_as_f32(x, i + 4),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+63f)),
                                outside_f32(load_bf16_as_f32(x, i + 8),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+63f)),
                                outside_f32(load_bf16_as_f32(x, i + 12),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+63f))) << i;
            store_u64(z, i, load_bf16_as_u64(x, i));
            store_u64(z, i + 2, load_bf16_as_u64(x, i + 2));
            store_u64(z, i + 4, load_bf16_as_u64(x, i + 4));
            store_u64(z, i + 6, load_bf16_as_u64(x, i + 6));
            store_u64(z, i + 8, load_bf16_as_u64(x, i + 8));
            store_u64(z, i + 10, load_bf16_as_u64(x, i + 10));
            store_u64(z, i + 12, load_bf16_as_u64(x, i + 12));
            store_u64(z, i + 14, load_bf16_as_u64(x, i + 14));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_bf16_i8_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask32(outside_f32(load_bf16_as_f32(x, i),
                                            constant_f32(-0x1.01fffep+7f),
                                            constant_f32(0x1.fffffep+6f)),
                                outside_f32(load_bf16_as_f32(x, i + 4),
                                            constant_f32(-0x1.01fffep+7f),
                                            constant_f32(0x1.fffffep+6f)),
                                outside_f32(load_bf16_as_f32(x, i + 8),
                                            constant_f32(-0x1.01fffep+7f),
                                            constant_f32(0x1.fffffep+6f)),
                                outside_f32(load_bf16_as_f32(x, i + 12),
                                            constant_f32(-0x1.01fffep+7f),
                                            constant_f32(0x1.fffffep+6f))) << i;
            store_u8(z, i, load_bf16_as_i8(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_bf16_i16_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask32(outside_f32(load_bf16_as_f32(x, i),
                                            constant_f32(-0x1.0001fep+15f),
                                            constant_f32(0x1.fffffep+14f)),
                                outside_f32(load_bf16_as_f32(x, i + 4),
                                            constant_f32(-0x1.0001fep+15f),
                                            constant_f32(0x1.fffffep+14f)),
                                outside_f32(load_bf16_as_f32(x, i + 8),
                                            constant_f32(-0x1.0001fep+15f),
                                            constant_f32(0x1.fffffep+14f)),
                                outside_f32(load_bf16_as_f32(x, i + 12),
                                            constant_f32(-0x1.0001fep+15f),
                                            constant_f32(0x1.fffffep+14f))) << i;
            store_u16(z, i, load_bf16_as_i16(x, i));
            store_u16(z, i + 8, load_bf16_as_i16(x, i + 8));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_bf16_i32_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask32(outside_f32(load_bf16_as_f32(x, i),
                                            constant_f32(-0x1p+31f),
                                            constant_f32(0x1.fffffep+30f)),
                                outside_f32(load_bf16_as_f32(x, i + 4),
                                            constant_f32(-0x1p+31f),
                                            constant_f32(0x1.fffffep+30f)),
                                outside_f32(load_bf16_as_f32(x, i + 8),
                                            constant_f32(-0x1p+31f),
                                            constant_f32(0x1.fffffep+30f)),
                                outside_f32(load_bf16_as_f32(x, i + 12),
                                            constant_f32(-0x1p+31f),
                                            constant_f32(0x1.fffffep+30f))) << i;
            store_u32(z, i, load_bf16_as_i32(x, i));
            store_u32(z, i + 4, load_bf16_as_i32(x, i + 4));
            store_u32(z, i + 8, load_bf16_as_i32(x, i + 8));
            store_u32(z, i + 12, load_bf16_as_i32(x, i + 12));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_bf16_i64_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask32(outside_f32(load_bf16_as_f32(x, i),
                                            constant_f32(-0x1p+63f),
                                            constant_f32(0x1.fffffep+62f)),
                                outside_f32(load_bf16_as_f32(x, i + 4),
                                            constant_f32(-0x1p+63f),
                                            constant_f32(0x1.fffffep+62f)),
                                outside_f32(load_bf16_as_f32(x, i + 8),
                                            constant_f32(-0x1p+63f),
                                            constant_f32(0x1.fffffep+62f)),
                                outside_f32(load_bf16_as_f32(x, i + 12),
                                            constant_f32(-0x1p+63f),
                                            constant_f32(0x1.fffffep+62f))) << i;
            store_u64(z, i, load_bf16_as_i64(x, i));
            store_u64(z, i + 2, load_bf16_as_i64(x, i + 2));
            store_u64(z, i + 4, load_bf16_as_i64(x, i + 4));
            store_u64(z, i + 6, load_bf16_as_i64(x, i + 6));
            store_u64(z, i + 8, load_bf16_as_i64(x, i + 8));
            store_u64(z, i + 10, load_bf16_as_i64(x, i + 10));
            store_u64(z, i + 12, load_bf16_as_i64(x, i + 12));
            store_u64(z, i + 14, load_bf16_as_i64(x, i + 14));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_bf16_f16_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask32(overflows_f32(load_bf16_as_f32(x, i),
                                              constant_f32(-0x1.ffdffep+15f),
                                              constant_f32(0x1.ffdffep+15f)),
                                overflows_f32(load_bf16_as_f32(x, i + 4),
                                              constant_f32(-0x1.ffdffep+15f),
                                              constant_f32(0x1.ffdffep+15f)),
                                overflows_f32(load_bf16_as_f32(x, i + 8),
                                              constant_f32(-0x1.ffdffep+15f),
                                              constant_f32(0x1.ffdffep+15f)),
                                overflows_f32(load_bf16_as_f32(x, i + 12),
                                              constant_f32(-0x1.ffdffep+15f),
                                              constant_f32(0x1.ffdffep+15f))) << i;
            store_f32_as_f16(z, i, load_bf16_as_f32(x, i),
                                   load_bf16_as_f32(x, i + 4));
            store_f32_as_f16(z, i + 8, load_bf16_as_f32(x, i + 8),
                                       load_bf16_as_f32(x, i + 12));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f16_b_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask32(outside_f32(load_f16_as_f32(x, i),
                                            constant_f32(-0x1.fffffep+127f),
                                            constant_f32(0x1.fffffep+127f)),
                                outside_f32(load_f16_as_f32(x, i + 4),
                                            constant_f32(-0x1.fffffep+127f),
                                            constant_f32(0x1.fffffep+127f)),
                                outside_f32(load_f16_as_f32(x, i + 8),
                                            constant_f32(-0x1.fffffep+127f),
                                            constant_f32(0x1.fffffep+127f)),
                                outside_f32(load_f16_as_f32(x, i + 12),
                                            constant_f32(-0x1.fffffep+127f),
                                            constant_f32(0x1.fffffep+127f))) << i;
            store_u8(z, i, load_f16_as_b(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f16_u8_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask32(outside_f32(load_f16_as_f32(x, i),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+7f)),
                                outside_f32(load_f16_as_f32(x, i + 4),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+7f)),
                                outside_f32(load_f16_as_f32(x, i + 8),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+7f)),
                                outside_f32(load_f16_as_f32(x, i + 12),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+7f))) << i;
            store_u8(z, i, load_f16_as_u8(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f16_u16_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask32(outside_f32(load_f16_as_f32(x, i),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+15f)),
                                outside_f32(load_f16_as_f32(x, i + 4),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+15f)),
                                outside_f32(load_f16_as_f32(x, i + 8),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+15f)),
                                outside_f32(load_f16_as_f32(x, i + 12),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+15f))) << i;
            store_u16(z, i, load_f16_as_u16(x, i));
            store_u16(z, i + 8, load_f16_as_u16(x, i + 8));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f16_u32_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask32(outside_f32(load_f16_as_f32(x, i),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+31f)),
                                outside_f32(load_f16_as_f32(x, i + 4),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+31f)),
                                outside_f32(load_f16_as_f32(x, i + 8),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+31f)),
                                outside_f32(load_f16_as_f32(x, i + 12),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+31f))) << i;
            store_u32(z, i, load_f16_as_u32(x, i));
            store_u32(z, i + 4, load_f16_as_u32(x, i + 4));
            store_u32(z, i + 8, load_f16_as_u32(x, i + 8));
            store_u32(z, i + 12, load_f16_as_u32(x, i + 12));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f16_u64_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask32(outside_f32(load_f16_as_f32(x, i),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+63f)),
                                outside_f32(load_f16_as_f32(x, i + 4),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+63f)),
                                outside_f32(load_f16_as_f32(x, i + 8),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+63f)),
                                outside_f32(load_f16_as_f32(x, i + 12),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+63f))) << i;
            store_u64(z, i, load_f16_as_u64(x, i));
            store_u64(z, i + 2, load_f16_as_u64(x, i + 2));
            store_u64(z, i + 4, load_f16_as_u64(x, i + 4));
            store_u64(z, i + 6, load_f16_as_u64(x, i + 6));
            store_u64(z, i + 8, load_f16_as_u64(x, i + 8));
            store_u64(z, i + 10, load_f16_as_u64(x, i + 10));
            store_u64(z, i + 12, load_f16_as_u64(x, i + 12));
            store_u64(z, i + 14, load_f16_as_u64(x, i + 14));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f16_i8_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask32(outside_f32(load_f16_as_f32(x, i),
                                            constant_f32(-0x1.01fffep+7f),
                                            constant_f32(0x1.fffffep+6f)),
                                outside_f32(load_f16_as_f32(x, i + 4),
                                            constant_f32(-0x1.01fffep+7f),
                                            constant_f32(0x1.fffffep+6f)),
                                outside_f32(load_f16_as_f32(x, i + 8),
                                            constant_f32(-0x1.01fffep+7f),
                                            constant_f32(0x1.fffffep+6f)),
                                outside_f32(load_f16_as_f32(x, i + 12),
                                            constant_f32(-0x1.01fffep+7f),
                                            constant_f32(0x1.fffffep+6f))) << i;
            store_u8(z, i, load_f16_as_i8(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f16_i16_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask32(outside_f32(load_f16_as_f32(x, i),
                                            constant_f32(-0x1.0001fep+15f),
                                            constant_f32(0x1.fffffep+14f)),
                                outside_f32(load_f16_as_f32(x, i + 4),
                                            constant_f32(-0x1.0001fep+15f),
                                            constant_f32(0x1.fffffep+14f)),
                                outside_f32(load_f16_as_f32(x, i + 8),
                                            constant_f32(-0x1.0001fep+15f),
                                            constant_f32(0x1.fffffep+14f)),
                                outside_f32(load_f16_as_f32(x, i + 12),
                                            constant_f32(-0x1.0001fep+15f),
                                            constant_f32(0x1.fffffep+14f))) << i;
            store_u16(z, i, load_f16_as_i16(x, i));
            store_u16(z, i + 8, load_f16_as_i16(x, i + 8));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f16_i32_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask32(outside_f32(load_f16_as_f32(x, i),
                                            constant_f32(-0x1p+31f),
                                            constant_f32(0x1.fffffep+30f)),
                                outside_f32(load_f16_as_f32(x, i + 4),
                                            constant_f32(-0x1p+31f),
                                            constant_f32(0x1.fffffep+30f)),
                                outside_f32(load_f16_as_f32(x, i + 8),
                                            constant_f32(-0x1p+31f),
                                            constant_f32(0x1.fffffep+30f)),
                                outside_f32(load_f16_as_f32(x, i + 12),
                                            constant_f32(-0x1p+31f),
                                            constant_f32(0x1.fffffep+30f))) << i;
            store_u32(z, i, load_f16_as_i32(x, i));
            store_u32(z, i + 4, load_f16_as_i32(x, i + 4));
            store_u32(z, i + 8, load_f16_as_i32(x, i + 8));
            store_u32(z, i + 12, load_f16_as_i32(x, i + 12));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f16_i64_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask32(outside_f32(load_f16_as_f32(x, i),
                                            constant_f32(-0x1p+63f),
                                            constant_f32(0x1.fffffep+62f)),
                                outside_f32(load_f16_as_f32(x, i + 4),
                                            constant_f32(-0x1p+63f),
                                            constant_f32(0x1.fffffep+62f)),
                                outside_f32(load_f16_as_f32(x, i + 8),
                                            constant_f32(-0x1p+63f),
                                            constant_f32(0x1.fffffep+62f)),
                                outside_f32(load_f16_as_f32(x, i + 12),
                                            constant_f32(-0x1p+63f),
                                            constant_f32(0x1.fffffep+62f))) << i;
            store_u64(z, i, load_f16_as_i64(x, i));
            store_u64(z, i + 2, load_f16_as_i64(x, i + 2));
            store_u64(z, i + 4, load_f16_as_i64(x, i + 4));
            store_u64(z, i + 6, load_f16_as_i64(x, i + 6));
            store_u64(z, i + 8, load_f16_as_i64(x, i + 8));
            store_u64(z, i + 10, load_f16_as_i64(x, i + 10));
            store_u64(z, i + 12, load_f16_as_i64(x, i + 12));
            store_u64(z, i + 14, load_f16_as_i64(x, i + 14));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f32_b_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask32(outside_f32(load_f32(x, i),
                                            constant_f32(-0x1.fffffep+127f),
                                            constant_f32(0x1.fffffep+127f)),
                                outside_f32(load_f32(x, i + 4),
                                            constant_f32(-0x1.fffffep+127f),
                                            constant_f32(0x1.fffffep+127f)),
                                outside_f32(load_f32(x, i + 8),
                                            constant_f32(-0x1.fffffep+127f),
                                            constant_f32(0x1.fffffep+127f)),
                                outside_f32(load_f32(x, i + 12),
                                            constant_f32(-0x1.fffffep+127f),
                                            constant_f32(0x1.fffffep+127f))) << i;
            store_u8(z, i, load_f32_as_b(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f32_u8_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask32(outside_f32(load_f32(x, i), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+7f)),
                                outside_f32(load_f32(x, i + 4),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+7f)),
                                outside_f32(load_f32(x, i + 8),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+7f)),
                                outside_f32(load_f32(x, i + 12),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+7f))) << i;
            store_u8(z, i, load_f32_as_u8(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f32_u16_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask32(outside_f32(load_f32(x, i),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+15f)),
                                outside_f32(load_f32(x, i + 4),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+15f)),
                                outside_f32(load_f32(x, i + 8),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+15f)),
                                outside_f32(load_f32(x, i + 12),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+15f))) << i;
            store_u16(z, i, load_f32_as_u16(x, i));
            store_u16(z, i + 8, load_f32_as_u16(x, i + 8));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f32_u32_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask32(outside_f32(load_f32(x, i),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+31f)),
                                outside_f32(load_f32(x, i + 4),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+31f)),
                                outside_f32(load_f32(x, i + 8),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+31f)),
                                outside_f32(load_f32(x, i + 12),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+31f))) << i;
            store_u32(z, i, load_f32_as_u32(x, i));
            store_u32(z, i + 4, load_f32_as_u32(x, i + 4));
            store_u32(z, i + 8, load_f32_as_u32(x, i + 8));
            store_u32(z, i + 12, load_f32_as_u32(x, i + 12));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f32_u64_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask32(outside_f32(load_f32(x, i),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+63f)),
                                outside_f32(load_f32(x, i + 4),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+63f)),
                                outside_f32(load_f32(x, i + 8),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+63f)),
                                outside_f32(load_f32(x, i + 12),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+63f))) << i;
            store_u64(z, i, load_f32_as_u64(x, i));
            store_u64(z, i + 2, load_f32_as_u64(x, i + 2));
            store_u64(z, i + 4, load_f32_as_u64(x, i + 4));
            store_u64(z, i + 6, load_f32_as_u64(x, i + 6));
            store_u64(z, i + 8, load_f32_as_u64(x, i + 8));
            store_u64(z, i + 10, load_f32_as_u64(x, i + 10));
            store_u64(z, i + 12, load_f32_as_u64(x, i + 12));
            store_u64(z, i + 14, load_f32_as_u64(x, i + 14));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f32_i8_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask32(outside_f32(load_f32(x, i), constant_f32(-0x1.01fffep+7f), constant_f32(0x1.fffffep+6f)),
                                outside_f32(load_f32(x, i + 4),
                                            constant_f32(-0x1.01fffep+7f),
                                            constant_f32(0x1.fffffep+6f)),
                                outside_f32(load_f32(x, i + 8),
                                            constant_f32(-0x1.01fffep+7f),
                                            constant_f32(0x1.fffffep+6f)),
                                outside_f32(load_f32(x, i + 12),
                                            constant_f32(-0x1.01fffep+7f),
                                            constant_f32(0x1.fffffep+6f))) << i;
            store_u8(z, i, load_f32_as_i8(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f32_i16_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask32(outside_f32(load_f32(x, i),
                                            constant_f32(-0x1.0001fep+15f),
                                            constant_f32(0x1.fffffep+14f)),
                                outside_f32(load_f32(x, i + 4),
                                            constant_f32(-0x1.0001fep+15f),
                                            constant_f32(0x1.fffffep+14f)),
                                outside_f32(load_f32(x, i + 8),
                                            constant_f32(-0x1.0001fep+15f),
                                            constant_f32(0x1.fffffep+14f)),
                                outside_f32(load_f32(x, i + 12),
                                            constant_f32(-0x1.0001fep+15f),
                                            constant_f32(0x1.fffffep+14f))) << i;
            store_u16(z, i, load_f32_as_i16(x, i));
            store_u16(z, i + 8, load_f32_as_i16(x, i + 8));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f32_i32_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask32(outside_f32(load_f32(x, i), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)),
                                outside_f32(load_f32(x, i + 4), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)),
                                outside_f32(load_f32(x, i + 8), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)),
                                outside_f32(load_f32(x, i + 12), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f))) << i;
            store_u32(z, i, load_f32_as_i32(x, i));
            store_u32(z, i + 4, load_f32_as_i32(x, i + 4));
            store_u32(z, i + 8, load_f32_as_i32(x, i + 8));
            store_u32(z, i + 12, load_f32_as_i32(x, i + 12));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f32_i64_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask32(outside_f32(load_f32(x, i), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)),
                                outside_f32(load_f32(x, i + 4), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)),
                                outside_f32(load_f32(x, i + 8), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)),
                                outside_f32(load_f32(x, i + 12), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f))) << i;
            store_u64(z, i, load_f32_as_i64(x, i));
            store_u64(z, i + 2, load_f32_as_i64(x, i + 2));
            store_u64(z, i + 4, load_f32_as_i64(x, i + 4));
            store_u64(z, i + 6, load_f32_as_i64(x, i + 6));
            store_u64(z, i + 8, load_f32_as_i64(x, i + 8));
            store_u64(z, i + 10, load_f32_as_i64(x, i + 10));
            store_u64(z, i + 12, load_f32_as_i64(x, i + 12));
            store_u64(z, i + 14, load_f32_as_i64(x, i + 14));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f32_bf16_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask32(overflows_f32(load_f32(x, i),
                                              constant_f32(-0x1.fefffep+127f),
                                              constant_f32(0x1.fefffep+127f)),
                                overflows_f32(load_f32(x, i + 4),
                                              constant_f32(-0x1.fefffep+127f),
                                              constant_f32(0x1.fefffep+127f)),
                                overflows_f32(load_f32(x, i + 8),
                                              constant_f32(-0x1.fefffep+127f),
                                              constant_f32(0x1.fefffep+127f)),
                                overflows_f32(load_f32(x, i + 12),
                                              constant_f32(-0x1.fefffep+127f),
                                              constant_f32(0x1.fefffep+127f))) << i;
            store_f32_as_bf16(z, i, load_f32(x, i),
                                    load_f32(x, i + 4));
            store_f32_as_bf16(z, i + 8, load_f32(x, i + 8),
                                        load_f32(x, i + 12));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f32_f16_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask32(overflows_f32(load_f32(x, i),
                                              constant_f32(-0x1.ffdffep+15f),
                                              constant_f32(0x1.ffdffep+15f)),
                                overflows_f32(load_f32(x, i + 4),
                                              constant_f32(-0x1.ffdffep+15f),
                                              constant_f32(0x1.ffdffep+15f)),
                                overflows_f32(load_f32(x, i + 8),
                                              constant_f32(-0x1.ffdffep+15f),
                                              constant_f32(0x1.ffdffep+15f)),
                                overflows_f32(load_f32(x, i + 12),
                                              constant_f32(-0x1.ffdffep+15f),
                                              constant_f32(0x1.ffdffep+15f))) << i;
            store_f32_as_f16(z, i, load_f32(x, i),
                                   load_f32(x, i + 4));
            store_f32_as_f16(z, i + 8, load_f32(x, i + 8),
                                       load_f32(x, i + 12));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f64_b_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask64(outside_f64(load_f64(x, i),
                                            constant_f64(-0x1.fffffffffffffp+1023),
                                            constant_f64(0x1.fffffffffffffp+1023)),
                                outside_f64(load_f64(x, i + 2),
                                            constant_f64(-0x1.fffffffffffffp+1023),
                                            constant_f64(0x1.fffffffffffffp+1023)),
                                outside_f64(load_f64(x, i + 4),
                                            constant_f64(-0x1.fffffffffffffp+1023),
                                            constant_f64(0x1.fffffffffffffp+1023)),
                                outside_f64(load_f64(x, i + 6),
                                            constant_f64(-0x1.fffffffffffffp+1023),
                                            constant_f64(0x1.fffffffffffffp+1023)),
                                outside_f64(load_f64(x, i + 8),
                                            constant_f64(-0x1.fffffffffffffp+1023),
                                            constant_f64(0x1.fffffffffffffp+1023)),
                                outside_f64(load_f64(x, i + 10),
                                            constant_f64(-0x1.fffffffffffffp+1023),
                                            constant_f64(0x1.fffffffffffffp+1023)),
                                outside_f64(load_f64(x, i + 12),
                                            constant_f64(-0x1.fffffffffffffp+1023),
                                            constant_f64(0x1.fffffffffffffp+1023)),
                                outside_f64(load_f64(x, i + 14),
                                            constant_f64(-0x1.fffffffffffffp+1023),
                                            constant_f64(0x1.fffffffffffffp+1023))) << i;
            store_u8(z, i, load_f64_as_b(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f64_u8_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask64(outside_f64(load_f64(x, i),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+7)),
                                outside_f64(load_f64(x, i + 2),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+7)),
                                outside_f64(load_f64(x, i + 4),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+7)),
                                outside_f64(load_f64(x, i + 6),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+7)),
                                outside_f64(load_f64(x, i + 8),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+7)),
                                outside_f64(load_f64(x, i + 10),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+7)),
                                outside_f64(load_f64(x, i + 12),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+7)),
                                outside_f64(load_f64(x, i + 14),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+7))) << i;
            store_u8(z, i, load_f64_as_u8(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f64_u16_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask64(outside_f64(load_f64(x, i),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+15)),
                                outside_f64(load_f64(x, i + 2),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+15)),
                                outside_f64(load_f64(x, i + 4),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+15)),
                                outside_f64(load_f64(x, i + 6),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+15)),
                                outside_f64(load_f64(x, i + 8),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+15)),
                                outside_f64(load_f64(x, i + 10),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+15)),
                                outside_f64(load_f64(x, i + 12),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+15)),
                                outside_f64(load_f64(x, i + 14),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+15))) << i;
            store_u16(z, i, load_f64_as_u16(x, i));
            store_u16(z, i + 8, load_f64_as_u16(x, i + 8));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f64_u32_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask64(outside_f64(load_f64(x, i),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+31)),
                                outside_f64(load_f64(x, i + 2),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+31)),
                                outside_f64(load_f64(x, i + 4),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+31)),
                                outside_f64(load_f64(x, i + 6),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+31)),
                                outside_f64(load_f64(x, i + 8),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+31)),
                                outside_f64(load_f64(x, i + 10),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+31)),
                                outside_f64(load_f64(x, i + 12),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+31)),
                                outside_f64(load_f64(x, i + 14),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+31))) << i;
            store_u32(z, i, load_f64_as_u32(x, i));
            store_u32(z, i + 4, load_f64_as_u32(x, i + 4));
            store_u32(z, i + 8, load_f64_as_u32(x, i + 8));
            store_u32(z, i + 12, load_f64_as_u32(x, i + 12));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f64_u64_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask64(outside_f64(load_f64(x, i),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+63)),
                                outside_f64(load_f64(x, i + 2),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+63)),
                                outside_f64(load_f64(x, i + 4),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+63)),
                                outside_f64(load_f64(x, i + 6),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+63)),
                                outside_f64(load_f64(x, i + 8),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+63)),
                                outside_f64(load_f64(x, i + 10),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+63)),
                                outside_f64(load_f64(x, i + 12),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+63)),
                                outside_f64(load_f64(x, i + 14),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+63))) << i;
            store_u64(z, i, load_f64_as_u64(x, i));
            store_u64(z, i + 2, load_f64_as_u64(x, i + 2));
            store_u64(z, i + 4, load_f64_as_u64(x, i + 4));
            store_u64(z, i + 6, load_f64_as_u64(x, i + 6));
            store_u64(z, i + 8, load_f64_as_u64(x, i + 8));
            store_u64(z, i + 10, load_f64_as_u64(x, i + 10));
            store_u64(z, i + 12, load_f64_as_u64(x, i + 12));
            store_u64(z, i + 14, load_f64_as_u64(x, i + 14));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f64_i8_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask64(outside_f64(load_f64(x, i),
                                            constant_f64(-0x1.01fffffffffffp+7),
                                            constant_f64(0x1.fffffffffffffp+6)),
                                outside_f64(load_f64(x, i + 2),
                                            constant_f64(-0x1.01fffffffffffp+7),
                                            constant_f64(0x1.fffffffffffffp+6)),
                                outside_f64(load_f64(x, i + 4),
                                            constant_f64(-0x1.01fffffffffffp+7),
                                            constant_f64(0x1.fffffffffffffp+6)),
                                outside_f64(load_f64(x, i + 6),
                                            constant_f64(-0x1.01fffffffffffp+7),
                                            constant_f64(0x1.fffffffffffffp+6)),
                                outside_f64(load_f64(x, i + 8),
                                            constant_f64(-0x1.01fffffffffffp+7),
                                            constant_f64(0x1.fffffffffffffp+6)),
                                outside_f64(load_f64(x, i + 10),
                                            constant_f64(-0x1.01fffffffffffp+7),
                                            constant_f64(0x1.fffffffffffffp+6)),
                                outside_f64(load_f64(x, i + 12),
                                            constant_f64(-0x1.01fffffffffffp+7),
                                            constant_f64(0x1.fffffffffffffp+6)),
                                outside_f64(load_f64(x, i + 14),
                                            constant_f64(-0x1.01fffffffffffp+7),
                                            constant_f64(0x1.fffffffffffffp+6))) << i;
            store_u8(z, i, load_f64_as_i8(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f64_i16_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask64(outside_f64(load_f64(x, i),
                                            constant_f64(-0x1.0001fffffffffp+15),
                                            constant_f64(0x1.fffffffffffffp+14)),
                                outside_f64(load_f64(x, i + 2),
                                            constant_f64(-0x1.0001fffffffffp+15),
                                            constant_f64(0x1.fffffffffffffp+14)),
                                outside_f64(load_f64(x, i + 4),
                                            constant_f64(-0x1.0001fffffffffp+15),
                                            constant_f64(0x1.fffffffffffffp+14)),
                                outside_f64(load_f64(x, i + 6),
                                            constant_f64(-0x1.0001fffffffffp+15),
                                            constant_f64(0x1.fffffffffffffp+14)),
                                outside_f64(load_f64(x, i + 8),
                                            constant_f64(-0x1.0001fffffffffp+15),
                                            constant_f64(0x1.fffffffffffffp+14)),
                                outside_f64(load_f64(x, i + 10),
                                            constant_f64(-0x1.0001fffffffffp+15),
                                            constant_f64(0x1.fffffffffffffp+14)),
                                outside_f64(load_f64(x, i + 12),
                                            constant_f64(-0x1.0001fffffffffp+15),
                                            constant_f64(0x1.fffffffffffffp+14)),
                                outside_f64(load_f64(x, i + 14),
                                            constant_f64(-0x1.0001fffffffffp+15),
                                            constant_f64(0x1.fffffffffffffp+14))) << i;
            store_u16(z, i, load_f64_as_i16(x, i));
            store_u16(z, i + 8, load_f64_as_i16(x, i + 8));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f64_i32_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask64(outside_f64(load_f64(x, i),
                                            constant_f64(-0x1.00000001fffffp+31),
                                            constant_f64(0x1.fffffffffffffp+30)),
                                outside_f64(load_f64(x, i + 2),
                                            constant_f64(-0x1.00000001fffffp+31),
                                            constant_f64(0x1.fffffffffffffp+30)),
                                outside_f64(load_f64(x, i + 4),
                                            constant_f64(-0x1.00000001fffffp+31),
                                            constant_f64(0x1.fffffffffffffp+30)),
                                outside_f64(load_f64(x, i + 6),
                                            constant_f64(-0x1.00000001fffffp+31),
                                            constant_f64(0x1.fffffffffffffp+30)),
                                outside_f64(load_f64(x, i + 8),
                                            constant_f64(-0x1.00000001fffffp+31),
                                            constant_f64(0x1.fffffffffffffp+30)),
                                outside_f64(load_f64(x, i + 10),
                                            constant_f64(-0x1.00000001fffffp+31),
                                            constant_f64(0x1.fffffffffffffp+30)),
                                outside_f64(load_f64(x, i + 12),
                                            constant_f64(-0x1.00000001fffffp+31),
                                            constant_f64(0x1.fffffffffffffp+30)),
                                outside_f64(load_f64(x, i + 14),
                                            constant_f64(-0x1.00000001fffffp+31),
                                            constant_f64(0x1.fffffffffffffp+30))) << i;
            store_u32(z, i, load_f64_as_i32(x, i));
            store_u32(z, i + 4, load_f64_as_i32(x, i + 4));
            store_u32(z, i + 8, load_f64_as_i32(x, i + 8));
            store_u32(z, i + 12, load_f64_as_i32(x, i + 12));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f64_i64_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask64(outside_f64(load_f64(x, i), constant_f64(-0x1p+63), constant_f64(0x1.fffffffffffffp+62)),
                                outside_f64(load_f64(x, i + 2),
                                            constant_f64(-0x1p+63),
                                            constant_f64(0x1.fffffffffffffp+62)),
                                outside_f64(load_f64(x, i + 4),
                                            constant_f64(-0x1p+63),
                                            constant_f64(0x1.fffffffffffffp+62)),
                                outside_f64(load_f64(x, i + 6),
                                            constant_f64(-0x1p+63),
                                            constant_f64(0x1.fffffffffffffp+62)),
                                outside_f64(load_f64(x, i + 8),
                                            constant_f64(-0x1p+63),
                                            constant_f64(0x1.fffffffffffffp+62)),
                                outside_f64(load_f64(x, i + 10),
                                            constant_f64(-0x1p+63),
                                            constant_f64(0x1.fffffffffffffp+62)),
                                outside_f64(load_f64(x, i + 12),
                                            constant_f64(-0x1p+63),
                                            constant_f64(0x1.fffffffffffffp+62)),
                                outside_f64(load_f64(x, i + 14),
                                            constant_f64(-0x1p+63),
                                            constant_f64(0x1.fffffffffffffp+62))) << i;
            store_u64(z, i, load_f64_as_i64(x, i));
            store_u64(z, i + 2, load_f64_as_i64(x, i + 2));
            store_u64(z, i + 4, load_f64_as_i64(x, i + 4));
            store_u64(z, i + 6, load_f64_as_i64(x, i + 6));
            store_u64(z, i + 8, load_f64_as_i64(x, i + 8));
            store_u64(z, i + 10, load_f64_as_i64(x, i + 10));
            store_u64(z, i + 12, load_f64_as_i64(x, i + 12));
            store_u64(z, i + 14, load_f64_as_i64(x, i + 14));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f64_bf16_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask64(overflows_f64(load_f64(x, i),
                                              constant_f64(-0x1.fefffefffffffp+127),
                                              constant_f64(0x1.fefffefffffffp+127)),
                                overflows_f64(load_f64(x, i + 2),
                                              constant_f64(-0x1.fefffefffffffp+127),
                                              constant_f64(0x1.fefffefffffffp+127)),
                                overflows_f64(load_f64(x, i + 4),
                                              constant_f64(-0x1.fefffefffffffp+127),
                                              constant_f64(0x1.fefffefffffffp+127)),
                                overflows_f64(load_f64(x, i + 6),
                                              constant_f64(-0x1.fefffefffffffp+127),
                                              constant_f64(0x1.fefffefffffffp+127)),
                                overflows_f64(load_f64(x, i + 8),
                                              constant_f64(-0x1.fefffefffffffp+127),
                                              constant_f64(0x1.fefffefffffffp+127)),
                                overflows_f64(load_f64(x, i + 10),
                                              constant_f64(-0x1.fefffefffffffp+127),
                                              constant_f64(0x1.fefffefffffffp+127)),
                                overflows_f64(load_f64(x, i + 12),
                                              constant_f64(-0x1.fefffefffffffp+127),
                                              constant_f64(0x1.fefffefffffffp+127)),
                                overflows_f64(load_f64(x, i + 14),
                                              constant_f64(-0x1.fefffefffffffp+127),
                                              constant_f64(0x1.fefffefffffffp+127))) << i;
            store_f32_as_bf16(z, i, load_f64_as_f32(x, i),
                                    load_f64_as_f32(x, i + 4));
            store_f32_as_bf16(z, i + 8, load_f64_as_f32(x, i + 8),
                                        load_f64_as_f32(x, i + 12));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f64_f16_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask64(overflows_f64(load_f64(x, i),
                                              constant_f64(-0x1.ffdffefffffffp+15),
                                              constant_f64(0x1.ffdffefffffffp+15)),
                                overflows_f64(load_f64(x, i + 2),
                                              constant_f64(-0x1.ffdffefffffffp+15),
                                              constant_f64(0x1.ffdffefffffffp+15)),
                                overflows_f64(load_f64(x, i + 4),
                                              constant_f64(-0x1.ffdffefffffffp+15),
                                              constant_f64(0x1.ffdffefffffffp+15)),
                                overflows_f64(load_f64(x, i + 6),
                                              constant_f64(-0x1.ffdffefffffffp+15),
                                              constant_f64(0x1.ffdffefffffffp+15)),
                                overflows_f64(load_f64(x, i + 8),
                                              constant_f64(-0x1.ffdffefffffffp+15),
                                              constant_f64(0x1.ffdffefffffffp+15)),
                                overflows_f64(load_f64(x, i + 10),
                                              constant_f64(-0x1.ffdffefffffffp+15),
                                              constant_f64(0x1.ffdffefffffffp+15)),
                                overflows_f64(load_f64(x, i + 12),
                                              constant_f64(-0x1.ffdffefffffffp+15),
                                              constant_f64(0x1.ffdffefffffffp+15)),
                                overflows_f64(load_f64(x, i + 14),
                                              constant_f64(-0x1.ffdffefffffffp+15),
                                              constant_f64(0x1.ffdffefffffffp+15))) << i;
            store_f32_as_f16(z, i, load_f64_as_f32(x, i),
                                   load_f64_as_f32(x, i + 4));
            store_f32_as_f16(z, i + 8, load_f64_as_f32(x, i + 8),
                                       load_f64_as_f32(x, i + 12));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f64_f32_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask64(overflows_f64(load_f64(x, i),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127)),
                                overflows_f64(load_f64(x, i + 2),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127)),
                                overflows_f64(load_f64(x, i + 4),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127)),
                                overflows_f64(load_f64(x, i + 6),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127)),
                                overflows_f64(load_f64(x, i + 8),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127)),
                                overflows_f64(load_f64(x, i + 10),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127)),
                                overflows_f64(load_f64(x, i + 12),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127)),
                                overflows_f64(load_f64(x, i + 14),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127))) << i;
            store_f32(z, i, load_f64_as_f32(x, i));
            store_f32(z, i + 4, load_f64_as_f32(x, i + 4));
            store_f32(z, i + 8, load_f64_as_f32(x, i + 8));
            store_f32(z, i + 12, load_f64_as_f32(x, i + 12));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f64_c64_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask64(overflows_f64(load_f64(x, i),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127)),
                                overflows_f64(load_f64(x, i + 2),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127)),
                                overflows_f64(load_f64(x, i + 4),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127)),
                                overflows_f64(load_f64(x, i + 6),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127)),
                                overflows_f64(load_f64(x, i + 8),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127)),
                                overflows_f64(load_f64(x, i + 10),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127)),
                                overflows_f64(load_f64(x, i + 12),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127)),
                                overflows_f64(load_f64(x, i + 14),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127))) << i;
            store_c64(z, i, load_f64_as_c64(x, i));
            store_c64(z, i + 4, load_f64_as_c64(x, i + 4));
            store_c64(z, i + 8, load_f64_as_c64(x, i + 8));
            store_c64(z, i + 12, load_f64_as_c64(x, i + 12));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_c64_b_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask32(outside_f32(load_c64_as_f32(x, i),
                                            constant_f32(-0x1.fffffep+127f),
                                            constant_f32(0x1.fffffep+127f)),
                                outside_f32(load_c64_as_f32(x, i + 4),
                                            constant_f32(-0x1.fffffep+127f),
                                            constant_f32(0x1.fffffep+127f)),
                                outside_f32(load_c64_as_f32(x, i + 8),
                                            constant_f32(-0x1.fffffep+127f),
                                            constant_f32(0x1.fffffep+127f)),
                                outside_f32(load_c64_as_f32(x, i + 12),
                                            constant_f32(-0x1.fffffep+127f),
                                            constant_f32(0x1.fffffep+127f))) << i;
            bits |= bits_mask32(outside_f32(load_imag_c64_as_f32(x, i),
                                            constant_f32(-0x1.fffffep+127f),
                                            constant_f32(0x1.fffffep+127f)),
                                outside_f32(load_imag_c64_as_f32(x, i + 4),
                                            constant_f32(-0x1.fffffep+127f),
                                            constant_f32(0x1.fffffep+127f)),
                                outside_f32(load_imag_c64_as_f32(x, i + 8),
                                            constant_f32(-0x1.fffffep+127f),
                                            constant_f32(0x1.fffffep+127f)),
                                outside_f32(load_imag_c64_as_f32(x, i + 12),
                                            constant_f32(-0x1.fffffep+127f),
                                            constant_f32(0x1.fffffep+127f))) << i;
            store_u8(z, i, load_c64_as_b(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_c64_u8_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask32(outside_f32(load_c64_as_f32(x, i),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+7f)),
                                outside_f32(load_c64_as_f32(x, i + 4),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+7f)),
                                outside_f32(load_c64_as_f32(x, i + 8),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+7f)),
                                outside_f32(load_c64_as_f32(x, i + 12),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+7f))) << i;
            store_u8(z, i, load_c64_as_u8(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_c64_u16_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask32(outside_f32(load_c64_as_f32(x, i),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+15f)),
                                outside_f32(load_c64_as_f32(x, i + 4),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+15f)),
                                outside_f32(load_c64_as_f32(x, i + 8),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+15f)),
                                outside_f32(load_c64_as_f32(x, i + 12),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+15f))) << i;
            store_u16(z, i, load_c64_as_u16(x, i));
            store_u16(z, i + 8, load_c64_as_u16(x, i + 8));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_c64_u32_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask32(outside_f32(load_c64_as_f32(x, i),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+31f)),
                                outside_f32(load_c64_as_f32(x, i + 4),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+31f)),
                                outside_f32(load_c64_as_f32(x, i + 8),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+31f)),
                                outside_f32(load_c64_as_f32(x, i + 12),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+31f))) << i;
            store_u32(z, i, load_c64_as_u32(x, i));
            store_u32(z, i + 4, load_c64_as_u32(x, i + 4));
            store_u32(z, i + 8, load_c64_as_u32(x, i + 8));
            store_u32(z, i + 12, load_c64_as_u32(x, i + 12));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_c64_u64_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask32(outside_f32(load_c64_as_f32(x, i),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+63f)),
                                outside_f32(load_c64_as_f32(x, i + 4),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+63f)),
                                outside_f32(load_c64_as_f32(x, i + 8),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+63f)),
                                outside_f32(load_c64_as_f32(x, i + 12),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+63f))) << i;
            store_u64(z, i, load_c64_as_u64(x, i));
            store_u64(z, i + 2, load_c64_as_u64(x, i + 2));
            store_u64(z, i + 4, load_c64_as_u64(x, i + 4));
            store_u64(z, i + 6, load_c64_as_u64(x, i + 6));
            store_u64(z, i + 8, load_c64_as_u64(x, i + 8));
            store_u64(z, i + 10, load_c64_as_u64(x, i + 10));
            store_u64(z, i + 12, load_c64_as_u64(x, i + 12));
            store_u64(z, i + 14, load_c64_as_u64(x, i + 14));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_c64_i8_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask32(outside_f32(load_c64_as_f32(x, i),
                                            constant_f32(-0x1.01fffep+7f),
                                            constant_f32(0x1.fffffep+6f)),
                                outside_f32(load_c64_as_f32(x, i + 4),
                                            constant_f32(-0x1.01fffep+7f),
                                            constant_f32(0x1.fffffep+6f)),
                                outside_f32(load_c64_as_f32(x, i + 8),
                                            constant_f32(-0x1.01fffep+7f),
                                            constant_f32(0x1.fffffep+6f)),
                                outside_f32(load_c64_as_f32(x, i + 12),
                                            constant_f32(-0x1.01fffep+7f),
                                            constant_f32(0x1.fffffep+6f))) << i;
            store_u8(z, i, load_c64_as_i8(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_c64_i16_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask32(outside_f32(load_c64_as_f32(x, i),
                                            constant_f32(-0x1.0001fep+15f),
                                            constant_f32(0x1.fffffep+14f)),
                                outside_f32(load_c64_as_f32(x, i + 4),
                                            constant_f32(-0x1.0001fep+15f),
                                            constant_f32(0x1.fffffep+14f)),
                                outside_f32(load_c64_as_f32(x, i + 8),
                                            constant_f32(-0x1.0001fep+15f),
                                            constant_f32(0x1.fffffep+14f)),
                                outside_f32(load_c64_as_f32(x, i + 12),
                                            constant_f32(-0x1.0001fep+15f),
                                            constant_f32(0x1.fffffep+14f))) << i;
            store_u16(z, i, load_c64_as_i16(x, i));
            store_u16(z, i + 8, load_c64_as_i16(x, i + 8));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_c64_i32_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask32(outside_f32(load_c64_as_f32(x, i),
                                            constant_f32(-0x1p+31f),
                                            constant_f32(0x1.fffffep+30f)),
                                outside_f32(load_c64_as_f32(x, i + 4),
                                            constant_f32(-0x1p+31f),
                                            constant_f32(0x1.fffffep+30f)),
                                outside_f32(load_c64_as_f32(x, i + 8),
                                            constant_f32(-0x1p+31f),
                                            constant_f32(0x1.fffffep+30f)),
                                outside_f32(load_c64_as_f32(x, i + 12),
                                            constant_f32(-0x1p+31f),
                                            constant_f32(0x1.fffffep+30f))) << i;
            store_u32(z, i, load_c64_as_i32(x, i));
            store_u32(z, i + 4, load_c64_as_i32(x, i + 4));
            store_u32(z, i + 8, load_c64_as_i32(x, i + 8));
            store_u32(z, i + 12, load_c64_as_i32(x, i + 12));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_c64_i64_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask32(outside_f32(load_c64_as_f32(x, i),
                                            constant_f32(-0x1p+63f),
                                            constant_f32(0x1.fffffep+62f)),
                                outside_f32(load_c64_as_f32(x, i + 4),
                                            constant_f32(-0x1p+63f),
                                            constant_f32(0x1.fffffep+62f)),
                                outside_f32(load_c64_as_f32(x, i + 8),
                                            constant_f32(-0x1p+63f),
                                            constant_f32(0x1.fffffep+62f)),
                                outside_f32(load_c64_as_f32(x, i + 12),
                                            constant_f32(-0x1p+63f),
                                            constant_f32(0x1.fffffep+62f))) << i;
            store_u64(z, i, load_c64_as_i64(x, i));
            store_u64(z, i + 2, load_c64_as_i64(x, i + 2));
            store_u64(z, i + 4, load_c64_as_i64(x, i + 4));
            store_u64(z, i + 6, load_c64_as_i64(x, i + 6));
            store_u64(z, i + 8, load_c64_as_i64(x, i + 8));
            store_u64(z, i + 10, load_c64_as_i64(x, i + 10));
            store_u64(z, i + 12, load_c64_as_i64(x, i + 12));
            store_u64(z, i + 14, load_c64_as_i64(x, i + 14));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_c64_bf16_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask32(overflows_f32(load_c64_as_f32(x, i),
                                              constant_f32(-0x1.fefffep+127f),
                                              constant_f32(0x1.fefffep+127f)),
                                overflows_f32(load_c64_as_f32(x, i + 4),
                                              constant_f32(-0x1.fefffep+127f),
                                              constant_f32(0x1.fefffep+127f)),
                                overflows_f32(load_c64_as_f32(x, i + 8),
                                              constant_f32(-0x1.fefffep+127f),
                                              constant_f32(0x1.fefffep+127f)),
                                overflows_f32(load_c64_as_f32(x, i + 12),
                                              constant_f32(-0x1.fefffep+127f),
                                              constant_f32(0x1.fefffep+127f))) << i;
            store_f32_as_bf16(z, i, load_c64_as_f32(x, i),
                                    load_c64_as_f32(x, i + 4));
            store_f32_as_bf16(z, i + 8, load_c64_as_f32(x, i + 8),
                                        load_c64_as_f32(x, i + 12));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_c64_f16_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask32(overflows_f32(load_c64_as_f32(x, i),
                                              constant_f32(-0x1.ffdffep+15f),
                                              constant_f32(0x1.ffdffep+15f)),
                                overflows_f32(load_c64_as_f32(x, i + 4),
                                              constant_f32(-0x1.ffdffep+15f),
                                              constant_f32(0x1.ffdffep+15f)),
                                overflows_f32(load_c64_as_f32(x, i + 8),
                                              constant_f32(-0x1.ffdffep+15f),
                                              constant_f32(0x1.ffdffep+15f)),
                                overflows_f32(load_c64_as_f32(x, i + 12),
                                              constant_f32(-0x1.ffdffep+15f),
                                              constant_f32(0x1.ffdffep+15f))) << i;
            store_f32_as_f16(z, i, load_c64_as_f32(x, i),
                                   load_c64_as_f32(x, i + 4));
            store_f32_as_f16(z, i + 8, load_c64_as_f32(x, i + 8),
                                       load_c64_as_f32(x, i + 12));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_c128_b_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask64(outside_f64(load_c128_as_f64(x, i),
                                            constant_f64(-0x1.fffffffffffffp+1023),
                                            constant_f64(0x1.fffffffffffffp+1023)),
                                outside_f64(load_c128_as_f64(x, i + 2),
                                            constant_f64(-0x1.fffffffffffffp+1023),
                                            constant_f64(0x1.fffffffffffffp+1023)),
                                outside_f64(load_c128_as_f64(x, i + 4),
                                            constant_f64(-0x1.fffffffffffffp+1023),
                                            constant_f64(0x1.fffffffffffffp+1023)),
                                outside_f64(load_c128_as_f64(x, i + 6),
                                            constant_f64(-0x1.fffffffffffffp+1023),
                                            constant_f64(0x1.fffffffffffffp+1023)),
                                outside_f64(load_c128_as_f64(x, i + 8),
                                            constant_f64(-0x1.fffffffffffffp+1023),
                                            constant_f64(0x1.fffffffffffffp+1023)),
                                outside_f64(load_c128_as_f64(x, i + 10),
                                            constant_f64(-0x1.fffffffffffffp+1023),
                                            constant_f64(0x1.fffffffffffffp+1023)),
                                outside_f64(load_c128_as_f64(x, i + 12),
                                            constant_f64(-0x1.fffffffffffffp+1023),
                                            constant_f64(0x1.fffffffffffffp+1023)),
                                outside_f64(load_c128_as_f64(x, i + 14),
                                            constant_f64(-0x1.fffffffffffffp+1023),
                                            constant_f64(0x1.fffffffffffffp+1023))) << i;
            bits |= bits_mask64(outside_f64(load_imag_c128_as_f64(x, i),
                                            constant_f64(-0x1.fffffffffffffp+1023),
                                            constant_f64(0x1.fffffffffffffp+1023)),
                                outside_f64(load_imag_c128_as_f64(x, i + 2),
                                            constant_f64(-0x1.fffffffffffffp+1023),
                                            constant_f64(0x1.fffffffffffffp+1023)),
                                outside_f64(load_imag_c128_as_f64(x, i + 4),
                                            constant_f64(-0x1.fffffffffffffp+1023),
                                            constant_f64(0x1.fffffffffffffp+1023)),
                                outside_f64(load_imag_c128_as_f64(x, i + 6),
                                            constant_f64(-0x1.fffffffffffffp+1023),
                                            constant_f64(0x1.fffffffffffffp+1023)),
                                outside_f64(load_imag_c128_as_f64(x, i + 8),
                                            constant_f64(-0x1.fffffffffffffp+1023),
                                            constant_f64(0x1.fffffffffffffp+1023)),
                                outside_f64(load_imag_c128_as_f64(x, i + 10),
                                            constant_f64(-0x1.fffffffffffffp+1023),
                                            constant_f64(0x1.fffffffffffffp+1023)),
                                outside_f64(load_imag_c128_as_f64(x, i + 12),
                                            constant_f64(-0x1.fffffffffffffp+1023),
                                            constant_f64(0x1.fffffffffffffp+1023)),
                                outside_f64(load_imag_c128_as_f64(x, i + 14),
                                            constant_f64(-0x1.fffffffffffffp+1023),
                                            constant_f64(0x1.fffffffffffffp+1023))) << i;
            store_u8(z, i, load_c128_as_b(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_c128_u8_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask64(outside_f64(load_c128_as_f64(x, i),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+7)),
                                outside_f64(load_c128_as_f64(x, i + 2),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+7)),
                                outside_f64(load_c128_as_f64(x, i + 4),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+7)),
                                outside_f64(load_c128_as_f64(x, i + 6),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+7)),
                                outside_f64(load_c128_as_f64(x, i + 8),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+7)),
                                outside_f64(load_c128_as_f64(x, i + 10),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+7)),
                                outside_f64(load_c128_as_f64(x, i + 12),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+7)),
                                outside_f64(load_c128_as_f64(x, i + 14),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+7))) << i;
            store_u8(z, i, load_c128_as_u8(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_c128_u16_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask64(outside_f64(load_c128_as_f64(x, i),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+15)),
                                outside_f64(load_c128_as_f64(x, i + 2),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+15)),
                                outside_f64(load_c128_as_f64(x, i + 4),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+15)),
                                outside_f64(load_c128_as_f64(x, i + 6),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+15)),
                                outside_f64(load_c128_as_f64(x, i + 8),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+15)),
                                outside_f64(load_c128_as_f64(x, i + 10),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+15)),
                                outside_f64(load_c128_as_f64(x, i + 12),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+15)),
                                outside_f64(load_c128_as_f64(x, i + 14),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+15))) << i;
            store_u16(z, i, load_c128_as_u16(x, i));
            store_u16(z, i + 8, load_c128_as_u16(x, i + 8));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_c128_u32_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask64(outside_f64(load_c128_as_f64(x, i),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+31)),
                                outside_f64(load_c128_as_f64(x, i + 2),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+31)),
                                outside_f64(load_c128_as_f64(x, i + 4),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+31)),
                                outside_f64(load_c128_as_f64(x, i + 6),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+31)),
                                outside_f64(load_c128_as_f64(x, i + 8),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+31)),
                                outside_f64(load_c128_as_f64(x, i + 10),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+31)),
                                outside_f64(load_c128_as_f64(x, i + 12),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+31)),
                                outside_f64(load_c128_as_f64(x, i + 14),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+31))) << i;
            store_u32(z, i, load_c128_as_u32(x, i));
            store_u32(z, i + 4, load_c128_as_u32(x, i + 4));
            store_u32(z, i + 8, load_c128_as_u32(x, i + 8));
            store_u32(z, i + 12, load_c128_as_u32(x, i + 12));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_c128_u64_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask64(outside_f64(load_c128_as_f64(x, i),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+63)),
                                outside_f64(load_c128_as_f64(x, i + 2),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+63)),
                                outside_f64(load_c128_as_f64(x, i + 4),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+63)),
                                outside_f64(load_c128_as_f64(x, i + 6),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+63)),
                                outside_f64(load_c128_as_f64(x, i + 8),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+63)),
                                outside_f64(load_c128_as_f64(x, i + 10),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+63)),
                                outside_f64(load_c128_as_f64(x, i + 12),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+63)),
                                outside_f64(load_c128_as_f64(x, i + 14),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+63))) << i;
            store_u64(z, i, load_c128_as_u64(x, i));
            store_u64(z, i + 2, load_c128_as_u64(x, i + 2));
            store_u64(z, i + 4, load_c128_as_u64(x, i + 4));
            store_u64(z, i + 6, load_c128_as_u64(x, i + 6));
            store_u64(z, i + 8, load_c128_as_u64(x, i + 8));
            store_u64(z, i + 10, load_c128_as_u64(x, i + 10));
            store_u64(z, i + 12, load_c128_as_u64(x, i + 12));
            store_u64(z, i + 14, load_c128_as_u64(x, i + 14));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_c128_i8_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask64(outside_f64(load_c128_as_f64(x, i),
                                            constant_f64(-0x1.01fffffffffffp+7),
                                            constant_f64(0x1.fffffffffffffp+6)),
                                outside_f64(load_c128_as_f64(x, i + 2),
                                            constant_f64(-0x1.01fffffffffffp+7),
                                            constant_f64(0x1.fffffffffffffp+6)),
                                outside_f64(load_c128_as_f64(x, i + 4),
                                            constant_f64(-0x1.01fffffffffffp+7),
                                            constant_f64(0x1.fffffffffffffp+6)),
                                outside_f64(load_c128_as_f64(x, i + 6),
                                            constant_f64(-0x1.01fffffffffffp+7),
                                            constant_f64(0x1.fffffffffffffp+6)),
                                outside_f64(load_c128_as_f64(x, i + 8),
                                            constant_f64(-0x1.01fffffffffffp+7),
                                            constant_f64(0x1.fffffffffffffp+6)),
                                outside_f64(load_c128_as_f64(x, i + 10),
                                            constant_f64(-0x1.01fffffffffffp+7),
                                            constant_f64(0x1.fffffffffffffp+6)),
                                outside_f64(load_c128_as_f64(x, i + 12),
                                            constant_f64(-0x1.01fffffffffffp+7),
                                            constant_f64(0x1.fffffffffffffp+6)),
                                outside_f64(load_c128_as_f64(x, i + 14),
                                            constant_f64(-0x1.01fffffffffffp+7),
                                            constant_f64(0x1.fffffffffffffp+6))) << i;
            store_u8(z, i, load_c128_as_i8(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_c128_i16_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask64(outside_f64(load_c128_as_f64(x, i),
                                            constant_f64(-0x1.0001fffffffffp+15),
                                            constant_f64(0x1.fffffffffffffp+14)),
                                outside_f64(load_c128_as_f64(x, i + 2),
                                            constant_f64(-0x1.0001fffffffffp+15),
                                            constant_f64(0x1.fffffffffffffp+14)),
                                outside_f64(load_c128_as_f64(x, i + 4),
                                            constant_f64(-0x1.0001fffffffffp+15),
                                            constant_f64(0x1.fffffffffffffp+14)),
                                outside_f64(load_c128_as_f64(x, i + 6),
                                            constant_f64(-0x1.0001fffffffffp+15),
                                            constant_f64(0x1.fffffffffffffp+14)),
                                outside_f64(load_c128_as_f64(x, i + 8),
                                            constant_f64(-0x1.0001fffffffffp+15),
                                            constant_f64(0x1.fffffffffffffp+14)),
                                outside_f64(load_c128_as_f64(x, i + 10),
                                            constant_f64(-0x1.0001fffffffffp+15),
                                            constant_f64(0x1.fffffffffffffp+14)),
                                outside_f64(load_c128_as_f64(x, i + 12),
                                            constant_f64(-0x1.0001fffffffffp+15),
                                            constant_f64(0x1.fffffffffffffp+14)),
                                outside_f64(load_c128_as_f64(x, i + 14),
                                            constant_f64(-0x1.0001fffffffffp+15),
                                            constant_f64(0x1.fffffffffffffp+14))) << i;
            store_u16(z, i, load_c128_as_i16(x, i));
            store_u16(z, i + 8, load_c128_as_i16(x, i + 8));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_c128_i32_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask64(outside_f64(load_c128_as_f64(x, i),
                                            constant_f64(-0x1.00000001fffffp+31),
                                            constant_f64(0x1.fffffffffffffp+30)),
                                outside_f64(load_c128_as_f64(x, i + 2),
                                            constant_f64(-0x1.00000001fffffp+31),
                                            constant_f64(0x1.fffffffffffffp+30)),
                                outside_f64(load_c128_as_f64(x, i + 4),
                                            constant_f64(-0x1.00000001fffffp+31),
                                            constant_f64(0x1.fffffffffffffp+30)),
                                outside_f64(load_c128_as_f64(x, i + 6),
                                            constant_f64(-0x1.00000001fffffp+31),
                                            constant_f64(0x1.fffffffffffffp+30)),
                                outside_f64(load_c128_as_f64(x, i + 8),
                                            constant_f64(-0x1.00000001fffffp+31),
                                            constant_f64(0x1.fffffffffffffp+30)),
                                outside_f64(load_c128_as_f64(x, i + 10),
                                            constant_f64(-0x1.00000001fffffp+31),
                                            constant_f64(0x1.fffffffffffffp+30)),
                                outside_f64(load_c128_as_f64(x, i + 12),
                                            constant_f64(-0x1.00000001fffffp+31),
                                            constant_f64(0x1.fffffffffffffp+30)),
                                outside_f64(load_c128_as_f64(x, i + 14),
                                            constant_f64(-0x1.00000001fffffp+31),
                                            constant_f64(0x1.fffffffffffffp+30))) << i;
            store_u32(z, i, load_c128_as_i32(x, i));
            store_u32(z, i + 4, load_c128_as_i32(x, i + 4));
            store_u32(z, i + 8, load_c128_as_i32(x, i + 8));
            store_u32(z, i + 12, load_c128_as_i32(x, i + 12));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_c128_i64_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask64(outside_f64(load_c128_as_f64(x, i),
                                            constant_f64(-0x1p+63),
                                            constant_f64(0x1.fffffffffffffp+62)),
                                outside_f64(load_c128_as_f64(x, i + 2),
                                            constant_f64(-0x1p+63),
                                            constant_f64(0x1.fffffffffffffp+62)),
                                outside_f64(load_c128_as_f64(x, i + 4),
                                            constant_f64(-0x1p+63),
                                            constant_f64(0x1.fffffffffffffp+62)),
                                outside_f64(load_c128_as_f64(x, i + 6),
                                            constant_f64(-0x1p+63),
                                            constant_f64(0x1.fffffffffffffp+62)),
                                outside_f64(load_c128_as_f64(x, i + 8),
                                            constant_f64(-0x1p+63),
                                            constant_f64(0x1.fffffffffffffp+62)),
                                outside_f64(load_c128_as_f64(x, i + 10),
                                            constant_f64(-0x1p+63),
                                            constant_f64(0x1.fffffffffffffp+62)),
                                outside_f64(load_c128_as_f64(x, i + 12),
                                            constant_f64(-0x1p+63),
                                            constant_f64(0x1.fffffffffffffp+62)),
                                outside_f64(load_c128_as_f64(x, i + 14),
                                            constant_f64(-0x1p+63),
                                            constant_f64(0x1.fffffffffffffp+62))) << i;
            store_u64(z, i, load_c128_as_i64(x, i));
            store_u64(z, i + 2, load_c128_as_i64(x, i + 2));
            store_u64(z, i + 4, load_c128_as_i64(x, i + 4));
            store_u64(z, i + 6, load_c128_as_i64(x, i + 6));
            store_u64(z, i + 8, load_c128_as_i64(x, i + 8));
            store_u64(z, i + 10, load_c128_as_i64(x, i + 10));
            store_u64(z, i + 12, load_c128_as_i64(x, i + 12));
            store_u64(z, i + 14, load_c128_as_i64(x, i + 14));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_c128_bf16_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask64(overflows_f64(load_c128_as_f64(x, i),
                                              constant_f64(-0x1.fefffefffffffp+127),
                                              constant_f64(0x1.fefffefffffffp+127)),
                                overflows_f64(load_c128_as_f64(x, i + 2),
                                              constant_f64(-0x1.fefffefffffffp+127),
                                              constant_f64(0x1.fefffefffffffp+127)),
                                overflows_f64(load_c128_as_f64(x, i + 4),
                                              constant_f64(-0x1.fefffefffffffp+127),
                                              constant_f64(0x1.fefffefffffffp+127)),
                                overflows_f64(load_c128_as_f64(x, i + 6),
                                              constant_f64(-0x1.fefffefffffffp+127),
                                              constant_f64(0x1.fefffefffffffp+127)),
                                overflows_f64(load_c128_as_f64(x, i + 8),
                                              constant_f64(-0x1.fefffefffffffp+127),
                                              constant_f64(0x1.fefffefffffffp+127)),
                                overflows_f64(load_c128_as_f64(x, i + 10),
                                              constant_f64(-0x1.fefffefffffffp+127),
                                              constant_f64(0x1.fefffefffffffp+127)),
                                overflows_f64(load_c128_as_f64(x, i + 12),
                                              constant_f64(-0x1.fefffefffffffp+127),
                                              constant_f64(0x1.fefffefffffffp+127)),
                                overflows_f64(load_c128_as_f64(x, i + 14),
                                              constant_f64(-0x1.fefffefffffffp+127),
                                              constant_f64(0x1.fefffefffffffp+127))) << i;
            store_f32_as_bf16(z, i, load_c128_as_f32(x, i),
                                    load_c128_as_f32(x, i + 4));
            store_f32_as_bf16(z, i + 8, load_c128_as_f32(x, i + 8),
                                        load_c128_as_f32(x, i + 12));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_c128_f16_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask64(overflows_f64(load_c128_as_f64(x, i),
                                              constant_f64(-0x1.ffdffefffffffp+15),
                                              constant_f64(0x1.ffdffefffffffp+15)),
                                overflows_f64(load_c128_as_f64(x, i + 2),
                                              constant_f64(-0x1.ffdffefffffffp+15),
                                              constant_f64(0x1.ffdffefffffffp+15)),
                                overflows_f64(load_c128_as_f64(x, i + 4),
                                              constant_f64(-0x1.ffdffefffffffp+15),
                                              constant_f64(0x1.ffdffefffffffp+15)),
                                overflows_f64(load_c128_as_f64(x, i + 6),
                                              constant_f64(-0x1.ffdffefffffffp+15),
                                              constant_f64(0x1.ffdffefffffffp+15)),
                                overflows_f64(load_c128_as_f64(x, i + 8),
                                              constant_f64(-0x1.ffdffefffffffp+15),
                                              constant_f64(0x1.ffdffefffffffp+15)),
                                overflows_f64(load_c128_as_f64(x, i + 10),
                                              constant_f64(-0x1.ffdffefffffffp+15),
                                              constant_f64(0x1.ffdffefffffffp+15)),
                                overflows_f64(load_c128_as_f64(x, i + 12),
                                              constant_f64(-0x1.ffdffefffffffp+15),
                                              constant_f64(0x1.ffdffefffffffp+15)),
                                overflows_f64(load_c128_as_f64(x, i + 14),
                                              constant_f64(-0x1.ffdffefffffffp+15),
                                              constant_f64(0x1.ffdffefffffffp+15))) << i;
            store_f32_as_f16(z, i, load_c128_as_f32(x, i),
                                   load_c128_as_f32(x, i + 4));
            store_f32_as_f16(z, i + 8, load_c128_as_f32(x, i + 8),
                                       load_c128_as_f32(x, i + 12));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_c128_f32_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask64(overflows_f64(load_c128_as_f64(x, i),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127)),
                                overflows_f64(load_c128_as_f64(x, i + 2),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127)),
                                overflows_f64(load_c128_as_f64(x, i + 4),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127)),
                                overflows_f64(load_c128_as_f64(x, i + 6),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127)),
                                overflows_f64(load_c128_as_f64(x, i + 8),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127)),
                                overflows_f64(load_c128_as_f64(x, i + 10),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127)),
                                overflows_f64(load_c128_as_f64(x, i + 12),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127)),
                                overflows_f64(load_c128_as_f64(x, i + 14),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127))) << i;
            store_f32(z, i, load_c128_as_f32(x, i));
            store_f32(z, i + 4, load_c128_as_f32(x, i + 4));
            store_f32(z, i + 8, load_c128_as_f32(x, i + 8));
            store_f32(z, i + 12, load_c128_as_f32(x, i + 12));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_c128_c64_wasm(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i += 16) {
            bits |= bits_mask64(overflows_f64(load_c128_as_f64(x, i),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127)),
                                overflows_f64(load_c128_as_f64(x, i + 2),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127)),
                                overflows_f64(load_c128_as_f64(x, i + 4),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127)),
                                overflows_f64(load_c128_as_f64(x, i + 6),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127)),
                                overflows_f64(load_c128_as_f64(x, i + 8),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127)),
                                overflows_f64(load_c128_as_f64(x, i + 10),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127)),
                                overflows_f64(load_c128_as_f64(x, i + 12),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127)),
                                overflows_f64(load_c128_as_f64(x, i + 14),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127))) << i;
            bits |= bits_mask64(overflows_f64(load_imag_c128_as_f64(x, i),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127)),
                                overflows_f64(load_imag_c128_as_f64(x, i + 2),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127)),
                                overflows_f64(load_imag_c128_as_f64(x, i + 4),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127)),
                                overflows_f64(load_imag_c128_as_f64(x, i + 6),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127)),
                                overflows_f64(load_imag_c128_as_f64(x, i + 8),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127)),
                                overflows_f64(load_imag_c128_as_f64(x, i + 10),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127)),
                                overflows_f64(load_imag_c128_as_f64(x, i + 12),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127)),
                                overflows_f64(load_imag_c128_as_f64(x, i + 14),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127))) << i;
            store_c64(z, i, load_c128_as_c64(x, i));
            store_c64(z, i + 4, load_c128_as_c64(x, i + 4));
            store_c64(z, i + 8, load_c128_as_c64(x, i + 8));
            store_c64(z, i + 12, load_c128_as_c64(x, i + 12));
        }
        if (bits) failed[0] = bits;
    }
}

#else
typedef int jax_convert_in_range_wasm_is_absent_; /* ISO C wants a declaration in every file. */
#endif
