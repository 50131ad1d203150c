/*
 * kernels/jax_convert_in_range_scalar.c: convert_in_range in portable C.
 *
 * Made by joinery 0.2.0 from specs/jax.lua; SHA-256 of what it defines, without comments and free text:
 * e6ee428d8e4e659858c0dd39974ac33cec3898f6d254d00e0ffaa7566824f1e3.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR --emit tables,dispatch,kernels,rust --ops add,sqrt,checked_convert --isa scalar,avx2
 * The licence of this file is yours to choose.
 */
/* clang-format off */
#include "jax_scalar.h"

jax_checked_kernel
    jax_convert_in_range_u16_f16_scalar, jax_convert_in_range_u32_f16_scalar, jax_convert_in_range_u64_f16_scalar,
    jax_convert_in_range_i32_f16_scalar, jax_convert_in_range_i64_f16_scalar, jax_convert_in_range_bf16_b_scalar,
    jax_convert_in_range_bf16_u8_scalar, jax_convert_in_range_bf16_u16_scalar, jax_convert_in_range_bf16_u32_scalar,
    jax_convert_in_range_bf16_u64_scalar, jax_convert_in_range_bf16_i8_scalar, jax_convert_in_range_bf16_i16_scalar,
    jax_convert_in_range_bf16_i32_scalar, jax_convert_in_range_bf16_i64_scalar, jax_convert_in_range_bf16_f16_scalar,
    jax_convert_in_range_f16_b_scalar, jax_convert_in_range_f16_u8_scalar, jax_convert_in_range_f16_u16_scalar,
    jax_convert_in_range_f16_u32_scalar, jax_convert_in_range_f16_u64_scalar, jax_convert_in_range_f16_i8_scalar,
    jax_convert_in_range_f16_i16_scalar, jax_convert_in_range_f16_i32_scalar, jax_convert_in_range_f16_i64_scalar,
    jax_convert_in_range_f32_b_scalar, jax_convert_in_range_f32_u8_scalar, jax_convert_in_range_f32_u16_scalar,
    jax_convert_in_range_f32_u32_scalar, jax_convert_in_range_f32_u64_scalar, jax_convert_in_range_f32_i8_scalar,
    jax_convert_in_range_f32_i16_scalar, jax_convert_in_range_f32_i32_scalar, jax_convert_in_range_f32_i64_scalar,
    jax_convert_in_range_f32_bf16_scalar, jax_convert_in_range_f32_f16_scalar, jax_convert_in_range_f64_b_scalar,
    jax_convert_in_range_f64_u8_scalar, jax_convert_in_range_f64_u16_scalar, jax_convert_in_range_f64_u32_scalar,
    jax_convert_in_range_f64_u64_scalar, jax_convert_in_range_f64_i8_scalar, jax_convert_in_range_f64_i16_scalar,
    jax_convert_in_range_f64_i32_scalar, jax_convert_in_range_f64_i64_scalar, jax_convert_in_range_f64_bf16_scalar,
    jax_convert_in_range_f64_f16_scalar, jax_convert_in_range_f64_f32_scalar, jax_convert_in_range_f64_c64_scalar,
    jax_convert_in_range_c64_b_scalar, jax_convert_in_range_c64_u8_scalar, jax_convert_in_range_c64_u16_scalar,
    jax_convert_in_range_c64_u32_scalar, jax_convert_in_range_c64_u64_scalar, jax_convert_in_range_c64_i8_scalar,
    jax_convert_in_range_c64_i16_scalar, jax_convert_in_range_c64_i32_scalar, jax_convert_in_range_c64_i64_scalar,
    jax_convert_in_range_c64_bf16_scalar, jax_convert_in_range_c64_f16_scalar, jax_convert_in_range_c128_b_scalar,
    jax_convert_in_range_c128_u8_scalar, jax_convert_in_range_c128_u16_scalar, jax_convert_in_range_c128_u32_scalar,
    jax_convert_in_range_c128_u64_scalar, jax_convert_in_range_c128_i8_scalar, jax_convert_in_range_c128_i16_scalar,
    jax_convert_in_range_c128_i32_scalar, jax_convert_in_range_c128_i64_scalar,
    jax_convert_in_range_c128_bf16_scalar, jax_convert_in_range_c128_f16_scalar,
    jax_convert_in_range_c128_f32_scalar, jax_convert_in_range_c128_c64_scalar;

KERNEL jax_convert_in_range_u16_f16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(beyond_f32(load_u16_as_f32(x, i),
                                           constant_f32(-0x1.ffdffep+15f),
                                           constant_f32(0x1.ffdffep+15f))) << i;
            store_f32_as_f16(z, i, load_u16_as_f32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_u32_f16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(beyond_f32(load_u32_as_f32(x, i),
                                           constant_f32(-0x1.ffdffep+15f),
                                           constant_f32(0x1.ffdffep+15f))) << i;
            store_f32_as_f16(z, i, load_u32_as_f32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_u64_f16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(beyond_f32(load_u64_as_f32(x, i),
                                           constant_f32(-0x1.ffdffep+15f),
                                           constant_f32(0x1.ffdffep+15f))) << i;
            store_f32_as_f16(z, i, load_u64_as_f32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_i32_f16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(beyond_f32(load_i32_as_f32(x, i),
                                           constant_f32(-0x1.ffdffep+15f),
                                           constant_f32(0x1.ffdffep+15f))) << i;
            store_f32_as_f16(z, i, load_i32_as_f32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_i64_f16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(beyond_f32(load_i64_as_f32(x, i),
                                           constant_f32(-0x1.ffdffep+15f),
                                           constant_f32(0x1.ffdffep+15f))) << i;
            store_f32_as_f16(z, i, load_i64_as_f32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_bf16_b_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(outside_f32(load_bf16_as_f32(x, i),
                                            constant_f32(-0x1.fffffep+127f),
                                            constant_f32(0x1.fffffep+127f))) << i;
            store_u8(z, i, load_bf16_as_b(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_bf16_u8_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(outside_f32(load_bf16_as_f32(x, i),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+7f))) << i;
            store_u8(z, i, load_bf16_as_u8(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_bf16_u16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(outside_f32(load_bf16_as_f32(x, i),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+15f))) << i;
            store_u16(z, i, load_bf16_as_u16(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_bf16_u32_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(outside_f32(load_bf16_as_f32(x, i),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+31f))) << i;
            store_u32(z, i, load_bf16_as_u32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_bf16_u64_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(outside_f32(load_bf16_as_f32(x, i),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+63f))) << i;
            store_u64(z, i, load_bf16_as_u64(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_bf16_i8_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(outside_f32(load_bf16_as_f32(x, i),
                                            constant_f32(-0x1.01fffep+7f),
                                            constant_f32(0x1.fffffep+6f))) << i;
            store_u8(z, i, load_bf16_as_i8(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_bf16_i16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(outside_f32(load_bf16_as_f32(x, i),
                                            constant_f32(-0x1.0001fep+15f),
                                            constant_f32(0x1.fffffep+14f))) << i;
            store_u16(z, i, load_bf16_as_i16(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_bf16_i32_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(outside_f32(load_bf16_as_f32(x, i),
                                            constant_f32(-0x1p+31f),
                                            constant_f32(0x1.fffffep+30f))) << i;
            store_u32(z, i, load_bf16_as_i32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_bf16_i64_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(outside_f32(load_bf16_as_f32(x, i),
                                            constant_f32(-0x1p+63f),
                                            constant_f32(0x1.fffffep+62f))) << i;
            store_u64(z, i, load_bf16_as_i64(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_bf16_f16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(overflows_f32(load_bf16_as_f32(x, i),
                                              constant_f32(-0x1.ffdffep+15f),
                                              constant_f32(0x1.ffdffep+15f))) << i;
            store_f32_as_f16(z, i, load_bf16_as_f32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f16_b_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(outside_f32(load_f16_as_f32(x, i),
                                            constant_f32(-0x1.fffffep+127f),
                                            constant_f32(0x1.fffffep+127f))) << i;
            store_u8(z, i, load_f16_as_b(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f16_u8_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(outside_f32(load_f16_as_f32(x, i),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+7f))) << i;
            store_u8(z, i, load_f16_as_u8(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f16_u16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(outside_f32(load_f16_as_f32(x, i),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+15f))) << i;
            store_u16(z, i, load_f16_as_u16(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f16_u32_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(outside_f32(load_f16_as_f32(x, i),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+31f))) << i;
            store_u32(z, i, load_f16_as_u32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f16_u64_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(outside_f32(load_f16_as_f32(x, i),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+63f))) << i;
            store_u64(z, i, load_f16_as_u64(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f16_i8_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(outside_f32(load_f16_as_f32(x, i),
                                            constant_f32(-0x1.01fffep+7f),
                                            constant_f32(0x1.fffffep+6f))) << i;
            store_u8(z, i, load_f16_as_i8(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f16_i16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(outside_f32(load_f16_as_f32(x, i),
                                            constant_f32(-0x1.0001fep+15f),
                                            constant_f32(0x1.fffffep+14f))) << i;
            store_u16(z, i, load_f16_as_i16(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f16_i32_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(outside_f32(load_f16_as_f32(x, i),
                                            constant_f32(-0x1p+31f),
                                            constant_f32(0x1.fffffep+30f))) << i;
            store_u32(z, i, load_f16_as_i32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f16_i64_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(outside_f32(load_f16_as_f32(x, i),
                                            constant_f32(-0x1p+63f),
                                            constant_f32(0x1.fffffep+62f))) << i;
            store_u64(z, i, load_f16_as_i64(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f32_b_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(outside_f32(load_f32(x, i),
                                            constant_f32(-0x1.fffffep+127f),
                                            constant_f32(0x1.fffffep+127f))) << i;
            store_u8(z, i, load_f32_as_b(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f32_u8_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(outside_f32(load_f32(x, i), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+7f))) << i;
            store_u8(z, i, load_f32_as_u8(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f32_u16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(outside_f32(load_f32(x, i),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+15f))) << i;
            store_u16(z, i, load_f32_as_u16(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f32_u32_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(outside_f32(load_f32(x, i),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+31f))) << i;
            store_u32(z, i, load_f32_as_u32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f32_u64_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(outside_f32(load_f32(x, i),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+63f))) << i;
            store_u64(z, i, load_f32_as_u64(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f32_i8_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(outside_f32(load_f32(x, i), constant_f32(-0x1.01fffep+7f), constant_f32(0x1.fffffep+6f))) << i;
            store_u8(z, i, load_f32_as_i8(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f32_i16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(outside_f32(load_f32(x, i),
                                            constant_f32(-0x1.0001fep+15f),
                                            constant_f32(0x1.fffffep+14f))) << i;
            store_u16(z, i, load_f32_as_i16(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f32_i32_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(outside_f32(load_f32(x, i), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f))) << i;
            store_u32(z, i, load_f32_as_i32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f32_i64_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(outside_f32(load_f32(x, i), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f))) << i;
            store_u64(z, i, load_f32_as_i64(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f32_bf16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(overflows_f32(load_f32(x, i),
                                              constant_f32(-0x1.fefffep+127f),
                                              constant_f32(0x1.fefffep+127f))) << i;
            store_f32_as_bf16(z, i, load_f32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f32_f16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(overflows_f32(load_f32(x, i),
                                              constant_f32(-0x1.ffdffep+15f),
                                              constant_f32(0x1.ffdffep+15f))) << i;
            store_f32_as_f16(z, i, load_f32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f64_b_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(outside_f64(load_f64(x, i),
                                            constant_f64(-0x1.fffffffffffffp+1023),
                                            constant_f64(0x1.fffffffffffffp+1023))) << i;
            store_u8(z, i, load_f64_as_b(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f64_u8_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(outside_f64(load_f64(x, i),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+7))) << i;
            store_u8(z, i, load_f64_as_u8(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f64_u16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(outside_f64(load_f64(x, i),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+15))) << i;
            store_u16(z, i, load_f64_as_u16(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f64_u32_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(outside_f64(load_f64(x, i),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+31))) << i;
            store_u32(z, i, load_f64_as_u32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f64_u64_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(outside_f64(load_f64(x, i),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+63))) << i;
            store_u64(z, i, load_f64_as_u64(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f64_i8_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(outside_f64(load_f64(x, i),
                                            constant_f64(-0x1.01fffffffffffp+7),
                                            constant_f64(0x1.fffffffffffffp+6))) << i;
            store_u8(z, i, load_f64_as_i8(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f64_i16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(outside_f64(load_f64(x, i),
                                            constant_f64(-0x1.0001fffffffffp+15),
                                            constant_f64(0x1.fffffffffffffp+14))) << i;
            store_u16(z, i, load_f64_as_i16(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f64_i32_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(outside_f64(load_f64(x, i),
                                            constant_f64(-0x1.00000001fffffp+31),
                                            constant_f64(0x1.fffffffffffffp+30))) << i;
            store_u32(z, i, load_f64_as_i32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f64_i64_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(outside_f64(load_f64(x, i), constant_f64(-0x1p+63), constant_f64(0x1.fffffffffffffp+62))) << i;
            store_u64(z, i, load_f64_as_i64(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f64_bf16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(overflows_f64(load_f64(x, i),
                                              constant_f64(-0x1.fefffefffffffp+127),
                                              constant_f64(0x1.fefffefffffffp+127))) << i;
            store_f32_as_bf16(z, i, load_f64_as_f32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f64_f16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(overflows_f64(load_f64(x, i),
                                              constant_f64(-0x1.ffdffefffffffp+15),
                                              constant_f64(0x1.ffdffefffffffp+15))) << i;
            store_f32_as_f16(z, i, load_f64_as_f32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f64_f32_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(overflows_f64(load_f64(x, i),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127))) << i;
            store_f32(z, i, load_f64_as_f32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_f64_c64_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(overflows_f64(load_f64(x, i),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127))) << i;
            store_c64(z, i, load_f64_as_c64(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_c64_b_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(outside_f32(load_c64_as_f32(x, i),
                                            constant_f32(-0x1.fffffep+127f),
                                            constant_f32(0x1.fffffep+127f))) << i;
            bits |= bits_mask32(outside_f32(load_imag_c64_as_f32(x, i),
                                            constant_f32(-0x1.fffffep+127f),
                                            constant_f32(0x1.fffffep+127f))) << i;
            store_u8(z, i, load_c64_as_b(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_c64_u8_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(outside_f32(load_c64_as_f32(x, i),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+7f))) << i;
            store_u8(z, i, load_c64_as_u8(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_c64_u16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(outside_f32(load_c64_as_f32(x, i),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+15f))) << i;
            store_u16(z, i, load_c64_as_u16(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_c64_u32_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(outside_f32(load_c64_as_f32(x, i),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+31f))) << i;
            store_u32(z, i, load_c64_as_u32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_c64_u64_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(outside_f32(load_c64_as_f32(x, i),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+63f))) << i;
            store_u64(z, i, load_c64_as_u64(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_c64_i8_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(outside_f32(load_c64_as_f32(x, i),
                                            constant_f32(-0x1.01fffep+7f),
                                            constant_f32(0x1.fffffep+6f))) << i;
            store_u8(z, i, load_c64_as_i8(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_c64_i16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(outside_f32(load_c64_as_f32(x, i),
                                            constant_f32(-0x1.0001fep+15f),
                                            constant_f32(0x1.fffffep+14f))) << i;
            store_u16(z, i, load_c64_as_i16(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_c64_i32_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(outside_f32(load_c64_as_f32(x, i),
                                            constant_f32(-0x1p+31f),
                                            constant_f32(0x1.fffffep+30f))) << i;
            store_u32(z, i, load_c64_as_i32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_c64_i64_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(outside_f32(load_c64_as_f32(x, i),
                                            constant_f32(-0x1p+63f),
                                            constant_f32(0x1.fffffep+62f))) << i;
            store_u64(z, i, load_c64_as_i64(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_c64_bf16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(overflows_f32(load_c64_as_f32(x, i),
                                              constant_f32(-0x1.fefffep+127f),
                                              constant_f32(0x1.fefffep+127f))) << i;
            store_f32_as_bf16(z, i, load_c64_as_f32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_c64_f16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(overflows_f32(load_c64_as_f32(x, i),
                                              constant_f32(-0x1.ffdffep+15f),
                                              constant_f32(0x1.ffdffep+15f))) << i;
            store_f32_as_f16(z, i, load_c64_as_f32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_c128_b_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(outside_f64(load_c128_as_f64(x, i),
                                            constant_f64(-0x1.fffffffffffffp+1023),
                                            constant_f64(0x1.fffffffffffffp+1023))) << i;
            bits |= bits_mask64(outside_f64(load_imag_c128_as_f64(x, i),
                                            constant_f64(-0x1.fffffffffffffp+1023),
                                            constant_f64(0x1.fffffffffffffp+1023))) << i;
            store_u8(z, i, load_c128_as_b(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_c128_u8_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(outside_f64(load_c128_as_f64(x, i),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+7))) << i;
            store_u8(z, i, load_c128_as_u8(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_c128_u16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(outside_f64(load_c128_as_f64(x, i),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+15))) << i;
            store_u16(z, i, load_c128_as_u16(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_c128_u32_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(outside_f64(load_c128_as_f64(x, i),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+31))) << i;
            store_u32(z, i, load_c128_as_u32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_c128_u64_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(outside_f64(load_c128_as_f64(x, i),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+63))) << i;
            store_u64(z, i, load_c128_as_u64(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_c128_i8_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(outside_f64(load_c128_as_f64(x, i),
                                            constant_f64(-0x1.01fffffffffffp+7),
                                            constant_f64(0x1.fffffffffffffp+6))) << i;
            store_u8(z, i, load_c128_as_i8(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_c128_i16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(outside_f64(load_c128_as_f64(x, i),
                                            constant_f64(-0x1.0001fffffffffp+15),
                                            constant_f64(0x1.fffffffffffffp+14))) << i;
            store_u16(z, i, load_c128_as_i16(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_c128_i32_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(outside_f64(load_c128_as_f64(x, i),
                                            constant_f64(-0x1.00000001fffffp+31),
                                            constant_f64(0x1.fffffffffffffp+30))) << i;
            store_u32(z, i, load_c128_as_i32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_c128_i64_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(outside_f64(load_c128_as_f64(x, i),
                                            constant_f64(-0x1p+63),
                                            constant_f64(0x1.fffffffffffffp+62))) << i;
            store_u64(z, i, load_c128_as_i64(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_c128_bf16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(overflows_f64(load_c128_as_f64(x, i),
                                              constant_f64(-0x1.fefffefffffffp+127),
                                              constant_f64(0x1.fefffefffffffp+127))) << i;
            store_f32_as_bf16(z, i, load_c128_as_f32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_c128_f16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(overflows_f64(load_c128_as_f64(x, i),
                                              constant_f64(-0x1.ffdffefffffffp+15),
                                              constant_f64(0x1.ffdffefffffffp+15))) << i;
            store_f32_as_f16(z, i, load_c128_as_f32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_c128_f32_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(overflows_f64(load_c128_as_f64(x, i),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127))) << i;
            store_f32(z, i, load_c128_as_f32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_c128_c64_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(overflows_f64(load_c128_as_f64(x, i),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127))) << i;
            bits |= bits_mask64(overflows_f64(load_imag_c128_as_f64(x, i),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127))) << i;
            store_c64(z, i, load_c128_as_c64(x, i));
        }
        if (bits) failed[0] = bits;
    }
}
