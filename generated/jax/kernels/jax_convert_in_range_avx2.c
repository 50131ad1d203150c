/*
 * kernels/jax_convert_in_range_avx2.c: convert_in_range in AVX2 (x86-64).
 *
 * Made by joinery 0.2.0 from specs/jax.lua; SHA-256 of what it defines, without comments and free text:
 * e6ee428d8e4e659858c0dd39974ac33cec3898f6d254d00e0ffaa7566824f1e3.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR --emit tables,dispatch,kernels,rust --ops add,sqrt,checked_convert --isa scalar,avx2
 * The licence of this file is yours to choose.
 */
/* clang-format off */
#include "jax_avx2.h"

#if (defined(__x86_64__) && defined(__GNUC__) || defined(_M_X64) && defined(_MSC_VER)) && !defined(JOINERY_NO_AVX2)

jax_checked_kernel
    jax_convert_in_range_u16_f16_avx2, jax_convert_in_range_u32_f16_avx2, jax_convert_in_range_u64_f16_avx2,
    jax_convert_in_range_i32_f16_avx2, jax_convert_in_range_i64_f16_avx2, jax_convert_in_range_bf16_b_avx2,
    jax_convert_in_range_bf16_u8_avx2, jax_convert_in_range_bf16_u16_avx2, jax_convert_in_range_bf16_u32_avx2,
    jax_convert_in_range_bf16_u64_avx2, jax_convert_in_range_bf16_i8_avx2, jax_convert_in_range_bf16_i16_avx2,
    jax_convert_in_range_bf16_i32_avx2, jax_convert_in_range_bf16_i64_avx2, jax_convert_in_range_bf16_f16_avx2,
    jax_convert_in_range_f16_b_avx2, jax_convert_in_range_f16_u8_avx2, jax_convert_in_range_f16_u16_avx2,
    jax_convert_in_range_f16_u32_avx2, jax_convert_in_range_f16_u64_avx2, jax_convert_in_range_f16_i8_avx2,
    jax_convert_in_range_f16_i16_avx2, jax_convert_in_range_f16_i32_avx2, jax_convert_in_range_f16_i64_avx2,
    jax_convert_in_range_f32_b_avx2, jax_convert_in_range_f32_u8_avx2, jax_convert_in_range_f32_u16_avx2,
    jax_convert_in_range_f32_u32_avx2, jax_convert_in_range_f32_u64_avx2, jax_convert_in_range_f32_i8_avx2,
    jax_convert_in_range_f32_i16_avx2, jax_convert_in_range_f32_i32_avx2, jax_convert_in_range_f32_i64_avx2,
    jax_convert_in_range_f32_bf16_avx2, jax_convert_in_range_f32_f16_avx2, jax_convert_in_range_f64_b_avx2,
    jax_convert_in_range_f64_u8_avx2, jax_convert_in_range_f64_u16_avx2, jax_convert_in_range_f64_u32_avx2,
    jax_convert_in_range_f64_u64_avx2, jax_convert_in_range_f64_i8_avx2, jax_convert_in_range_f64_i16_avx2,
    jax_convert_in_range_f64_i32_avx2, jax_convert_in_range_f64_i64_avx2, jax_convert_in_range_f64_bf16_avx2,
    jax_convert_in_range_f64_f16_avx2, jax_convert_in_range_f64_f32_avx2, jax_convert_in_range_f64_c64_avx2,
    jax_convert_in_range_c64_b_avx2, jax_convert_in_range_c64_u8_avx2, jax_convert_in_range_c64_u16_avx2,
    jax_convert_in_range_c64_u32_avx2, jax_convert_in_range_c64_u64_avx2, jax_convert_in_range_c64_i8_avx2,
    jax_convert_in_range_c64_i16_avx2, jax_convert_in_range_c64_i32_avx2, jax_convert_in_range_c64_i64_avx2,
    jax_convert_in_range_c64_bf16_avx2, jax_convert_in_range_c64_f16_avx2, jax_convert_in_range_c128_b_avx2,
    jax_convert_in_range_c128_u8_avx2, jax_convert_in_range_c128_u16_avx2, jax_convert_in_range_c128_u32_avx2,
    jax_convert_in_range_c128_u64_avx2, jax_convert_in_range_c128_i8_avx2, jax_convert_in_range_c128_i16_avx2,
    jax_convert_in_range_c128_i32_avx2, jax_convert_in_range_c128_i64_avx2, jax_convert_in_range_c128_bf16_avx2,
    jax_convert_in_range_c128_f16_avx2, jax_convert_in_range_c128_f32_avx2, jax_convert_in_range_c128_c64_avx2;

KERNEL jax_convert_in_range_u16_f16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        bits |= bits_mask32(beyond_f32(load_u16_as_f32(x, 0),
                                       constant_f32(-0x1.ffdffep+15f),
                                       constant_f32(0x1.ffdffep+15f)),
                            beyond_f32(load_u16_as_f32(x, 8),
                                       constant_f32(-0x1.ffdffep+15f),
                                       constant_f32(0x1.ffdffep+15f)),
                            beyond_f32(load_u16_as_f32(x, 16),
                                       constant_f32(-0x1.ffdffep+15f),
                                       constant_f32(0x1.ffdffep+15f)),
                            beyond_f32(load_u16_as_f32(x, 24),
                                       constant_f32(-0x1.ffdffep+15f),
                                       constant_f32(0x1.ffdffep+15f)));
        store_f32_as_f16(z, 0, load_u16_as_f32(x, 0));
        store_f32_as_f16(z, 8, load_u16_as_f32(x, 8));
        store_f32_as_f16(z, 16, load_u16_as_f32(x, 16));
        store_f32_as_f16(z, 24, load_u16_as_f32(x, 24));
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_u32_f16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        bits |= bits_mask32(beyond_f32(load_u32_as_f32(x, 0),
                                       constant_f32(-0x1.ffdffep+15f),
                                       constant_f32(0x1.ffdffep+15f)),
                            beyond_f32(load_u32_as_f32(x, 8),
                                       constant_f32(-0x1.ffdffep+15f),
                                       constant_f32(0x1.ffdffep+15f)),
                            beyond_f32(load_u32_as_f32(x, 16),
                                       constant_f32(-0x1.ffdffep+15f),
                                       constant_f32(0x1.ffdffep+15f)),
                            beyond_f32(load_u32_as_f32(x, 24),
                                       constant_f32(-0x1.ffdffep+15f),
                                       constant_f32(0x1.ffdffep+15f)));
        store_f32_as_f16(z, 0, load_u32_as_f32(x, 0));
        store_f32_as_f16(z, 8, load_u32_as_f32(x, 8));
        store_f32_as_f16(z, 16, load_u32_as_f32(x, 16));
        store_f32_as_f16(z, 24, load_u32_as_f32(x, 24));
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_u64_f16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        bits |= bits_mask32(beyond_f32(load_u64_as_f32(x, 0),
                                       constant_f32(-0x1.ffdffep+15f),
                                       constant_f32(0x1.ffdffep+15f)),
                            beyond_f32(load_u64_as_f32(x, 8),
                                       constant_f32(-0x1.ffdffep+15f),
                                       constant_f32(0x1.ffdffep+15f)),
                            beyond_f32(load_u64_as_f32(x, 16),
                                       constant_f32(-0x1.ffdffep+15f),
                                       constant_f32(0x1.ffdffep+15f)),
                            beyond_f32(load_u64_as_f32(x, 24),
                                       constant_f32(-0x1.ffdffep+15f),
                                       constant_f32(0x1.ffdffep+15f)));
        store_f32_as_f16(z, 0, load_u64_as_f32(x, 0));
        store_f32_as_f16(z, 8, load_u64_as_f32(x, 8));
        store_f32_as_f16(z, 16, load_u64_as_f32(x, 16));
        store_f32_as_f16(z, 24, load_u64_as_f32(x, 24));
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_i32_f16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        bits |= bits_mask32(beyond_f32(load_i32_as_f32(x, 0),
                                       constant_f32(-0x1.ffdffep+15f),
                                       constant_f32(0x1.ffdffep+15f)),
                            beyond_f32(load_i32_as_f32(x, 8),
                                       constant_f32(-0x1.ffdffep+15f),
                                       constant_f32(0x1.ffdffep+15f)),
                            beyond_f32(load_i32_as_f32(x, 16),
                                       constant_f32(-0x1.ffdffep+15f),
                                       constant_f32(0x1.ffdffep+15f)),
                            beyond_f32(load_i32_as_f32(x, 24),
                                       constant_f32(-0x1.ffdffep+15f),
                                       constant_f32(0x1.ffdffep+15f)));
        store_f32_as_f16(z, 0, load_i32_as_f32(x, 0));
        store_f32_as_f16(z, 8, load_i32_as_f32(x, 8));
        store_f32_as_f16(z, 16, load_i32_as_f32(x, 16));
        store_f32_as_f16(z, 24, load_i32_as_f32(x, 24));
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_i64_f16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        bits |= bits_mask32(beyond_f32(load_i64_as_f32(x, 0),
                                       constant_f32(-0x1.ffdffep+15f),
                                       constant_f32(0x1.ffdffep+15f)),
                            beyond_f32(load_i64_as_f32(x, 8),
                                       constant_f32(-0x1.ffdffep+15f),
                                       constant_f32(0x1.ffdffep+15f)),
                            beyond_f32(load_i64_as_f32(x, 16),
                                       constant_f32(-0x1.ffdffep+15f),
                                       constant_f32(0x1.ffdffep+15f)),
                            beyond_f32(load_i64_as_f32(x, 24),
                                       constant_f32(-0x1.ffdffep+15f),
                                       constant_f32(0x1.ffdffep+15f)));
        store_f32_as_f16(z, 0, load_i64_as_f32(x, 0));
        store_f32_as_f16(z, 8, load_i64_as_f32(x, 8));
        store_f32_as_f16(z, 16, load_i64_as_f32(x, 16));
        store_f32_as_f16(z, 24, load_i64_as_f32(x, 24));
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_bf16_b_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    if (blocks % 2) {
        if (!in_range_bf16_b(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(outside_f32(load_bf16_as_f32(x, 0),
                                            constant_f32(-0x1.fffffep+127f),
                                            constant_f32(0x1.fffffep+127f)),
                                outside_f32(load_bf16_as_f32(x, 8),
                                            constant_f32(-0x1.fffffep+127f),
                                            constant_f32(0x1.fffffep+127f)),
                                outside_f32(load_bf16_as_f32(x, 16),
                                            constant_f32(-0x1.fffffep+127f),
                                            constant_f32(0x1.fffffep+127f)),
                                outside_f32(load_bf16_as_f32(x, 24),
                                            constant_f32(-0x1.fffffep+127f),
                                            constant_f32(0x1.fffffep+127f)));
            store_u8(z, 0, load_bf16_as_b(x, 0));
            if (bits) failed[0] = bits;
        }
        x += in_step, z += 32, failed++;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * in_step, z += 64, failed += 2) {
        if (!in_range_bf16_b(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(outside_f32(load_bf16_as_f32(x, 0),
                                            constant_f32(-0x1.fffffep+127f),
                                            constant_f32(0x1.fffffep+127f)),
                                outside_f32(load_bf16_as_f32(x, 8),
                                            constant_f32(-0x1.fffffep+127f),
                                            constant_f32(0x1.fffffep+127f)),
                                outside_f32(load_bf16_as_f32(x, 16),
                                            constant_f32(-0x1.fffffep+127f),
                                            constant_f32(0x1.fffffep+127f)),
                                outside_f32(load_bf16_as_f32(x, 24),
                                            constant_f32(-0x1.fffffep+127f),
                                            constant_f32(0x1.fffffep+127f)));
            store_u8(z, 0, load_bf16_as_b(x, 0));
            if (bits) failed[0] = bits;
        }
        if (!in_range_bf16_b(z + 32, x + in_step, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(outside_f32(load_bf16_as_f32(x + in_step, 0),
                                            constant_f32(-0x1.fffffep+127f),
                                            constant_f32(0x1.fffffep+127f)),
                                outside_f32(load_bf16_as_f32(x + in_step, 8),
                                            constant_f32(-0x1.fffffep+127f),
                                            constant_f32(0x1.fffffep+127f)),
                                outside_f32(load_bf16_as_f32(x + in_step, 16),
                                            constant_f32(-0x1.fffffep+127f),
                                            constant_f32(0x1.fffffep+127f)),
                                outside_f32(load_bf16_as_f32(x + in_step, 24),
                                            constant_f32(-0x1.fffffep+127f),
                                            constant_f32(0x1.fffffep+127f)));
            store_u8(z + 32, 0, load_bf16_as_b(x + in_step, 0));
            if (bits) failed[1] = bits;
        }
    }
}

KERNEL jax_convert_in_range_bf16_u8_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    if (blocks % 2) {
        if (!in_range_bf16_u8(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(outside_f32(load_bf16_as_f32(x, 0),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+7f)),
                                outside_f32(load_bf16_as_f32(x, 8),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+7f)),
                                outside_f32(load_bf16_as_f32(x, 16),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+7f)),
                                outside_f32(load_bf16_as_f32(x, 24),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+7f)));
            store_u8(z, 0, load_bf16_as_u8(x, 0));
            if (bits) failed[0] = bits;
        }
        x += in_step, z += 32, failed++;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * in_step, z += 64, failed += 2) {
        if (!in_range_bf16_u8(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(outside_f32(load_bf16_as_f32(x, 0),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+7f)),
                                outside_f32(load_bf16_as_f32(x, 8),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+7f)),
                                outside_f32(load_bf16_as_f32(x, 16),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+7f)),
                                outside_f32(load_bf16_as_f32(x, 24),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+7f)));
            store_u8(z, 0, load_bf16_as_u8(x, 0));
            if (bits) failed[0] = bits;
        }
        if (!in_range_bf16_u8(z + 32, x + in_step, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(outside_f32(load_bf16_as_f32(x + in_step, 0),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+7f)),
                                outside_f32(load_bf16_as_f32(x + in_step, 8),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+7f)),
                                outside_f32(load_bf16_as_f32(x + in_step, 16),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+7f)),
                                outside_f32(load_bf16_as_f32(x + in_step, 24),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+7f)));
            store_u8(z + 32, 0, load_bf16_as_u8(x + in_step, 0));
            if (bits) failed[1] = bits;
        }
    }
}

KERNEL jax_convert_in_range_bf16_u16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!in_range_bf16_u16(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(outside_f32(load_bf16_as_f32(x, 0),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+15f)),
                                outside_f32(load_bf16_as_f32(x, 8),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+15f)),
                                outside_f32(load_bf16_as_f32(x, 16),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+15f)),
                                outside_f32(load_bf16_as_f32(x, 24),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+15f)));
            for (size_t i = 0; i < 32; i += 16)
                store_u16(z, i, load_bf16_as_u16(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_in_range_bf16_u32_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        if (!in_range_bf16_u32(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(outside_f32(load_bf16_as_f32(x, 0),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+31f)),
                                outside_f32(load_bf16_as_f32(x, 8),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+31f)),
                                outside_f32(load_bf16_as_f32(x, 16),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+31f)),
                                outside_f32(load_bf16_as_f32(x, 24),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+31f)));
            for (size_t i = 0; i < 32; i += 8)
                store_u32(z, i, load_bf16_as_u32(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_in_range_bf16_u64_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        if (!in_range_bf16_u64(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(outside_f32(load_bf16_as_f32(x, 0),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+63f)),
                                outside_f32(load_bf16_as_f32(x, 8),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+63f)),
                                outside_f32(load_bf16_as_f32(x, 16),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+63f)),
                                outside_f32(load_bf16_as_f32(x, 24),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+63f)));
            for (size_t i = 0; i < 32; i += 4)
                store_u64(z, i, load_bf16_as_u64(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_in_range_bf16_i8_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    if (blocks % 2) {
        if (!in_range_bf16_i8(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(outside_f32(load_bf16_as_f32(x, 0),
                                            constant_f32(-0x1.01fffep+7f),
                                            constant_f32(0x1.fffffep+6f)),
                                outside_f32(load_bf16_as_f32(x, 8),
                                            constant_f32(-0x1.01fffep+7f),
                                            constant_f32(0x1.fffffep+6f)),
                                outside_f32(load_bf16_as_f32(x, 16),
                                            constant_f32(-0x1.01fffep+7f),
                                            constant_f32(0x1.fffffep+6f)),
                                outside_f32(load_bf16_as_f32(x, 24),
                                            constant_f32(-0x1.01fffep+7f),
                                            constant_f32(0x1.fffffep+6f)));
            store_u8(z, 0, load_bf16_as_i8(x, 0));
            if (bits) failed[0] = bits;
        }
        x += in_step, z += 32, failed++;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * in_step, z += 64, failed += 2) {
        if (!in_range_bf16_i8(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(outside_f32(load_bf16_as_f32(x, 0),
                                            constant_f32(-0x1.01fffep+7f),
                                            constant_f32(0x1.fffffep+6f)),
                                outside_f32(load_bf16_as_f32(x, 8),
                                            constant_f32(-0x1.01fffep+7f),
                                            constant_f32(0x1.fffffep+6f)),
                                outside_f32(load_bf16_as_f32(x, 16),
                                            constant_f32(-0x1.01fffep+7f),
                                            constant_f32(0x1.fffffep+6f)),
                                outside_f32(load_bf16_as_f32(x, 24),
                                            constant_f32(-0x1.01fffep+7f),
                                            constant_f32(0x1.fffffep+6f)));
            store_u8(z, 0, load_bf16_as_i8(x, 0));
            if (bits) failed[0] = bits;
        }
        if (!in_range_bf16_i8(z + 32, x + in_step, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(outside_f32(load_bf16_as_f32(x + in_step, 0),
                                            constant_f32(-0x1.01fffep+7f),
                                            constant_f32(0x1.fffffep+6f)),
                                outside_f32(load_bf16_as_f32(x + in_step, 8),
                                            constant_f32(-0x1.01fffep+7f),
                                            constant_f32(0x1.fffffep+6f)),
                                outside_f32(load_bf16_as_f32(x + in_step, 16),
                                            constant_f32(-0x1.01fffep+7f),
                                            constant_f32(0x1.fffffep+6f)),
                                outside_f32(load_bf16_as_f32(x + in_step, 24),
                                            constant_f32(-0x1.01fffep+7f),
                                            constant_f32(0x1.fffffep+6f)));
            store_u8(z + 32, 0, load_bf16_as_i8(x + in_step, 0));
            if (bits) failed[1] = bits;
        }
    }
}

KERNEL jax_convert_in_range_bf16_i16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!in_range_bf16_i16(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(outside_f32(load_bf16_as_f32(x, 0),
                                            constant_f32(-0x1.0001fep+15f),
                                            constant_f32(0x1.fffffep+14f)),
                                outside_f32(load_bf16_as_f32(x, 8),
                                            constant_f32(-0x1.0001fep+15f),
                                            constant_f32(0x1.fffffep+14f)),
                                outside_f32(load_bf16_as_f32(x, 16),
                                            constant_f32(-0x1.0001fep+15f),
                                            constant_f32(0x1.fffffep+14f)),
                                outside_f32(load_bf16_as_f32(x, 24),
                                            constant_f32(-0x1.0001fep+15f),
                                            constant_f32(0x1.fffffep+14f)));
            for (size_t i = 0; i < 32; i += 16)
                store_u16(z, i, load_bf16_as_i16(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_in_range_bf16_i32_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        if (!in_range_bf16_i32(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(outside_f32(load_bf16_as_f32(x, 0), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)),
                                outside_f32(load_bf16_as_f32(x, 8), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)),
                                outside_f32(load_bf16_as_f32(x, 16), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)),
                                outside_f32(load_bf16_as_f32(x, 24), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)));
            for (size_t i = 0; i < 32; i += 8)
                store_u32(z, i, load_bf16_as_i32(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_in_range_bf16_i64_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        if (!in_range_bf16_i64(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(outside_f32(load_bf16_as_f32(x, 0), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)),
                                outside_f32(load_bf16_as_f32(x, 8), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)),
                                outside_f32(load_bf16_as_f32(x, 16), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)),
                                outside_f32(load_bf16_as_f32(x, 24), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)));
            for (size_t i = 0; i < 32; i += 4)
                store_u64(z, i, load_bf16_as_i64(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_in_range_bf16_f16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!in_range_bf16_f16(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(overflows_f32(load_bf16_as_f32(x, 0),
                                              constant_f32(-0x1.ffdffep+15f),
                                              constant_f32(0x1.ffdffep+15f)),
                                overflows_f32(load_bf16_as_f32(x, 8),
                                              constant_f32(-0x1.ffdffep+15f),
                                              constant_f32(0x1.ffdffep+15f)),
                                overflows_f32(load_bf16_as_f32(x, 16),
                                              constant_f32(-0x1.ffdffep+15f),
                                              constant_f32(0x1.ffdffep+15f)),
                                overflows_f32(load_bf16_as_f32(x, 24),
                                              constant_f32(-0x1.ffdffep+15f),
                                              constant_f32(0x1.ffdffep+15f)));
            for (size_t i = 0; i < 32; i += 8)
                store_f32_as_f16(z, i, load_bf16_as_f32(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_in_range_f16_b_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    if (blocks % 2) {
        if (!in_range_f16_b(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(outside_f32(load_f16_as_f32(x, 0),
                                            constant_f32(-0x1.fffffep+127f),
                                            constant_f32(0x1.fffffep+127f)),
                                outside_f32(load_f16_as_f32(x, 8),
                                            constant_f32(-0x1.fffffep+127f),
                                            constant_f32(0x1.fffffep+127f)),
                                outside_f32(load_f16_as_f32(x, 16),
                                            constant_f32(-0x1.fffffep+127f),
                                            constant_f32(0x1.fffffep+127f)),
                                outside_f32(load_f16_as_f32(x, 24),
                                            constant_f32(-0x1.fffffep+127f),
                                            constant_f32(0x1.fffffep+127f)));
            store_u8(z, 0, load_f16_as_b(x, 0));
            if (bits) failed[0] = bits;
        }
        x += in_step, z += 32, failed++;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * in_step, z += 64, failed += 2) {
        if (!in_range_f16_b(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(outside_f32(load_f16_as_f32(x, 0),
                                            constant_f32(-0x1.fffffep+127f),
                                            constant_f32(0x1.fffffep+127f)),
                                outside_f32(load_f16_as_f32(x, 8),
                                            constant_f32(-0x1.fffffep+127f),
                                            constant_f32(0x1.fffffep+127f)),
                                outside_f32(load_f16_as_f32(x, 16),
                                            constant_f32(-0x1.fffffep+127f),
                                            constant_f32(0x1.fffffep+127f)),
                                outside_f32(load_f16_as_f32(x, 24),
                                            constant_f32(-0x1.fffffep+127f),
                                            constant_f32(0x1.fffffep+127f)));
            store_u8(z, 0, load_f16_as_b(x, 0));
            if (bits) failed[0] = bits;
        }
        if (!in_range_f16_b(z + 32, x + in_step, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(outside_f32(load_f16_as_f32(x + in_step, 0),
                                            constant_f32(-0x1.fffffep+127f),
                                            constant_f32(0x1.fffffep+127f)),
                                outside_f32(load_f16_as_f32(x + in_step, 8),
                                            constant_f32(-0x1.fffffep+127f),
                                            constant_f32(0x1.fffffep+127f)),
                                outside_f32(load_f16_as_f32(x + in_step, 16),
                                            constant_f32(-0x1.fffffep+127f),
                                            constant_f32(0x1.fffffep+127f)),
                                outside_f32(load_f16_as_f32(x + in_step, 24),
                                            constant_f32(-0x1.fffffep+127f),
                                            constant_f32(0x1.fffffep+127f)));
            store_u8(z + 32, 0, load_f16_as_b(x + in_step, 0));
            if (bits) failed[1] = bits;
        }
    }
}

KERNEL jax_convert_in_range_f16_u8_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    if (blocks % 2) {
        if (!in_range_f16_u8(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(outside_f32(load_f16_as_f32(x, 0),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+7f)),
                                outside_f32(load_f16_as_f32(x, 8),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+7f)),
                                outside_f32(load_f16_as_f32(x, 16),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+7f)),
                                outside_f32(load_f16_as_f32(x, 24),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+7f)));
            store_u8(z, 0, load_f16_as_u8(x, 0));
            if (bits) failed[0] = bits;
        }
        x += in_step, z += 32, failed++;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * in_step, z += 64, failed += 2) {
        if (!in_range_f16_u8(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(outside_f32(load_f16_as_f32(x, 0),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+7f)),
                                outside_f32(load_f16_as_f32(x, 8),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+7f)),
                                outside_f32(load_f16_as_f32(x, 16),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+7f)),
                                outside_f32(load_f16_as_f32(x, 24),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+7f)));
            store_u8(z, 0, load_f16_as_u8(x, 0));
            if (bits) failed[0] = bits;
        }
        if (!in_range_f16_u8(z + 32, x + in_step, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(outside_f32(load_f16_as_f32(x + in_step, 0),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+7f)),
                                outside_f32(load_f16_as_f32(x + in_step, 8),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+7f)),
                                outside_f32(load_f16_as_f32(x + in_step, 16),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+7f)),
                                outside_f32(load_f16_as_f32(x + in_step, 24),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+7f)));
            store_u8(z + 32, 0, load_f16_as_u8(x + in_step, 0));
            if (bits) failed[1] = bits;
        }
    }
}

KERNEL jax_convert_in_range_f16_u16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!in_range_f16_u16(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(outside_f32(load_f16_as_f32(x, 0),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+15f)),
                                outside_f32(load_f16_as_f32(x, 8),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+15f)),
                                outside_f32(load_f16_as_f32(x, 16),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+15f)),
                                outside_f32(load_f16_as_f32(x, 24),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+15f)));
            for (size_t i = 0; i < 32; i += 16)
                store_u16(z, i, load_f16_as_u16(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_in_range_f16_u32_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        if (!in_range_f16_u32(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(outside_f32(load_f16_as_f32(x, 0),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+31f)),
                                outside_f32(load_f16_as_f32(x, 8),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+31f)),
                                outside_f32(load_f16_as_f32(x, 16),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+31f)),
                                outside_f32(load_f16_as_f32(x, 24),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+31f)));
            for (size_t i = 0; i < 32; i += 8)
                store_u32(z, i, load_f16_as_u32(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_in_range_f16_u64_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        if (!in_range_f16_u64(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(outside_f32(load_f16_as_f32(x, 0),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+63f)),
                                outside_f32(load_f16_as_f32(x, 8),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+63f)),
                                outside_f32(load_f16_as_f32(x, 16),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+63f)),
                                outside_f32(load_f16_as_f32(x, 24),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+63f)));
            for (size_t i = 0; i < 32; i += 4)
                store_u64(z, i, load_f16_as_u64(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_in_range_f16_i8_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    if (blocks % 2) {
        if (!in_range_f16_i8(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(outside_f32(load_f16_as_f32(x, 0),
                                            constant_f32(-0x1.01fffep+7f),
                                            constant_f32(0x1.fffffep+6f)),
                                outside_f32(load_f16_as_f32(x, 8),
                                            constant_f32(-0x1.01fffep+7f),
                                            constant_f32(0x1.fffffep+6f)),
                                outside_f32(load_f16_as_f32(x, 16),
                                            constant_f32(-0x1.01fffep+7f),
                                            constant_f32(0x1.fffffep+6f)),
                                outside_f32(load_f16_as_f32(x, 24),
                                            constant_f32(-0x1.01fffep+7f),
                                            constant_f32(0x1.fffffep+6f)));
            store_u8(z, 0, load_f16_as_i8(x, 0));
            if (bits) failed[0] = bits;
        }
        x += in_step, z += 32, failed++;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * in_step, z += 64, failed += 2) {
        if (!in_range_f16_i8(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(outside_f32(load_f16_as_f32(x, 0),
                                            constant_f32(-0x1.01fffep+7f),
                                            constant_f32(0x1.fffffep+6f)),
                                outside_f32(load_f16_as_f32(x, 8),
                                            constant_f32(-0x1.01fffep+7f),
                                            constant_f32(0x1.fffffep+6f)),
                                outside_f32(load_f16_as_f32(x, 16),
                                            constant_f32(-0x1.01fffep+7f),
                                            constant_f32(0x1.fffffep+6f)),
                                outside_f32(load_f16_as_f32(x, 24),
                                            constant_f32(-0x1.01fffep+7f),
                                            constant_f32(0x1.fffffep+6f)));
            store_u8(z, 0, load_f16_as_i8(x, 0));
            if (bits) failed[0] = bits;
        }
        if (!in_range_f16_i8(z + 32, x + in_step, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(outside_f32(load_f16_as_f32(x + in_step, 0),
                                            constant_f32(-0x1.01fffep+7f),
                                            constant_f32(0x1.fffffep+6f)),
                                outside_f32(load_f16_as_f32(x + in_step, 8),
                                            constant_f32(-0x1.01fffep+7f),
                                            constant_f32(0x1.fffffep+6f)),
                                outside_f32(load_f16_as_f32(x + in_step, 16),
                                            constant_f32(-0x1.01fffep+7f),
                                            constant_f32(0x1.fffffep+6f)),
                                outside_f32(load_f16_as_f32(x + in_step, 24),
                                            constant_f32(-0x1.01fffep+7f),
                                            constant_f32(0x1.fffffep+6f)));
            store_u8(z + 32, 0, load_f16_as_i8(x + in_step, 0));
            if (bits) failed[1] = bits;
        }
    }
}

KERNEL jax_convert_in_range_f16_i16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!in_range_f16_i16(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(outside_f32(load_f16_as_f32(x, 0),
                                            constant_f32(-0x1.0001fep+15f),
                                            constant_f32(0x1.fffffep+14f)),
                                outside_f32(load_f16_as_f32(x, 8),
                                            constant_f32(-0x1.0001fep+15f),
                                            constant_f32(0x1.fffffep+14f)),
                                outside_f32(load_f16_as_f32(x, 16),
                                            constant_f32(-0x1.0001fep+15f),
                                            constant_f32(0x1.fffffep+14f)),
                                outside_f32(load_f16_as_f32(x, 24),
                                            constant_f32(-0x1.0001fep+15f),
                                            constant_f32(0x1.fffffep+14f)));
            for (size_t i = 0; i < 32; i += 16)
                store_u16(z, i, load_f16_as_i16(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_in_range_f16_i32_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        if (!in_range_f16_i32(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(outside_f32(load_f16_as_f32(x, 0), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)),
                                outside_f32(load_f16_as_f32(x, 8), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)),
                                outside_f32(load_f16_as_f32(x, 16), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)),
                                outside_f32(load_f16_as_f32(x, 24), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)));
            for (size_t i = 0; i < 32; i += 8)
                store_u32(z, i, load_f16_as_i32(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_in_range_f16_i64_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        if (!in_range_f16_i64(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(outside_f32(load_f16_as_f32(x, 0), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)),
                                outside_f32(load_f16_as_f32(x, 8), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)),
                                outside_f32(load_f16_as_f32(x, 16), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)),
                                outside_f32(load_f16_as_f32(x, 24), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)));
            for (size_t i = 0; i < 32; i += 4)
                store_u64(z, i, load_f16_as_i64(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_in_range_f32_b_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        if (!in_range_f32_b(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(outside_f32(load_f32(x, 0), constant_f32(-0x1.fffffep+127f), constant_f32(0x1.fffffep+127f)),
                                outside_f32(load_f32(x, 8), constant_f32(-0x1.fffffep+127f), constant_f32(0x1.fffffep+127f)),
                                outside_f32(load_f32(x, 16),
                                            constant_f32(-0x1.fffffep+127f),
                                            constant_f32(0x1.fffffep+127f)),
                                outside_f32(load_f32(x, 24),
                                            constant_f32(-0x1.fffffep+127f),
                                            constant_f32(0x1.fffffep+127f)));
            store_u8(z, 0, load_f32_as_b(x, 0));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_in_range_f32_u8_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        if (!in_range_f32_u8(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(outside_f32(load_f32(x, 0), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+7f)),
                                outside_f32(load_f32(x, 8), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+7f)),
                                outside_f32(load_f32(x, 16), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+7f)),
                                outside_f32(load_f32(x, 24), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+7f)));
            store_u8(z, 0, load_f32_as_u8(x, 0));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_in_range_f32_u16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!in_range_f32_u16(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(outside_f32(load_f32(x, 0), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+15f)),
                                outside_f32(load_f32(x, 8), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+15f)),
                                outside_f32(load_f32(x, 16), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+15f)),
                                outside_f32(load_f32(x, 24), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+15f)));
            for (size_t i = 0; i < 32; i += 16)
                store_u16(z, i, load_f32_as_u16(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_in_range_f32_u32_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        if (!in_range_f32_u32(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(outside_f32(load_f32(x, 0), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+31f)),
                                outside_f32(load_f32(x, 8), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+31f)),
                                outside_f32(load_f32(x, 16), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+31f)),
                                outside_f32(load_f32(x, 24), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+31f)));
            for (size_t i = 0; i < 32; i += 8)
                store_u32(z, i, load_f32_as_u32(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_in_range_f32_u64_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        if (!in_range_f32_u64(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(outside_f32(load_f32(x, 0), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+63f)),
                                outside_f32(load_f32(x, 8), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+63f)),
                                outside_f32(load_f32(x, 16), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+63f)),
                                outside_f32(load_f32(x, 24), constant_f32(-0x1.fffffep-1f), constant_f32(0x1.fffffep+63f)));
            for (size_t i = 0; i < 32; i += 4)
                store_u64(z, i, load_f32_as_u64(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_in_range_f32_i8_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        if (!in_range_f32_i8(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(outside_f32(load_f32(x, 0), constant_f32(-0x1.01fffep+7f), constant_f32(0x1.fffffep+6f)),
                                outside_f32(load_f32(x, 8), constant_f32(-0x1.01fffep+7f), constant_f32(0x1.fffffep+6f)),
                                outside_f32(load_f32(x, 16), constant_f32(-0x1.01fffep+7f), constant_f32(0x1.fffffep+6f)),
                                outside_f32(load_f32(x, 24), constant_f32(-0x1.01fffep+7f), constant_f32(0x1.fffffep+6f)));
            store_u8(z, 0, load_f32_as_i8(x, 0));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_in_range_f32_i16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!in_range_f32_i16(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(outside_f32(load_f32(x, 0), constant_f32(-0x1.0001fep+15f), constant_f32(0x1.fffffep+14f)),
                                outside_f32(load_f32(x, 8), constant_f32(-0x1.0001fep+15f), constant_f32(0x1.fffffep+14f)),
                                outside_f32(load_f32(x, 16), constant_f32(-0x1.0001fep+15f), constant_f32(0x1.fffffep+14f)),
                                outside_f32(load_f32(x, 24), constant_f32(-0x1.0001fep+15f), constant_f32(0x1.fffffep+14f)));
            for (size_t i = 0; i < 32; i += 16)
                store_u16(z, i, load_f32_as_i16(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_in_range_f32_i32_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        if (!in_range_f32_i32(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(outside_f32(load_f32(x, 0), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)),
                                outside_f32(load_f32(x, 8), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)),
                                outside_f32(load_f32(x, 16), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)),
                                outside_f32(load_f32(x, 24), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)));
            for (size_t i = 0; i < 32; i += 8)
                store_u32(z, i, load_f32_as_i32(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_in_range_f32_i64_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        if (!in_range_f32_i64(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(outside_f32(load_f32(x, 0), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)),
                                outside_f32(load_f32(x, 8), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)),
                                outside_f32(load_f32(x, 16), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)),
                                outside_f32(load_f32(x, 24), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)));
            for (size_t i = 0; i < 32; i += 4)
                store_u64(z, i, load_f32_as_i64(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_in_range_f32_bf16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!in_range_f32_bf16(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(overflows_f32(load_f32(x, 0),
                                              constant_f32(-0x1.fefffep+127f),
                                              constant_f32(0x1.fefffep+127f)),
                                overflows_f32(load_f32(x, 8),
                                              constant_f32(-0x1.fefffep+127f),
                                              constant_f32(0x1.fefffep+127f)),
                                overflows_f32(load_f32(x, 16),
                                              constant_f32(-0x1.fefffep+127f),
                                              constant_f32(0x1.fefffep+127f)),
                                overflows_f32(load_f32(x, 24),
                                              constant_f32(-0x1.fefffep+127f),
                                              constant_f32(0x1.fefffep+127f)));
            for (size_t i = 0; i < 32; i += 16)
                store_f32_as_bf16(z, i, load_f32(x, i),
                                        load_f32(x, i + 8));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_in_range_f32_f16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!in_range_f32_f16(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(overflows_f32(load_f32(x, 0), constant_f32(-0x1.ffdffep+15f), constant_f32(0x1.ffdffep+15f)),
                                overflows_f32(load_f32(x, 8), constant_f32(-0x1.ffdffep+15f), constant_f32(0x1.ffdffep+15f)),
                                overflows_f32(load_f32(x, 16),
                                              constant_f32(-0x1.ffdffep+15f),
                                              constant_f32(0x1.ffdffep+15f)),
                                overflows_f32(load_f32(x, 24),
                                              constant_f32(-0x1.ffdffep+15f),
                                              constant_f32(0x1.ffdffep+15f)));
            for (size_t i = 0; i < 32; i += 8)
                store_f32_as_f16(z, i, load_f32(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_in_range_f64_b_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        if (!in_range_f64_b(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(outside_f64(load_f64(x, 0),
                                            constant_f64(-0x1.fffffffffffffp+1023),
                                            constant_f64(0x1.fffffffffffffp+1023)),
                                outside_f64(load_f64(x, 4),
                                            constant_f64(-0x1.fffffffffffffp+1023),
                                            constant_f64(0x1.fffffffffffffp+1023)),
                                outside_f64(load_f64(x, 8),
                                            constant_f64(-0x1.fffffffffffffp+1023),
                                            constant_f64(0x1.fffffffffffffp+1023)),
                                outside_f64(load_f64(x, 12),
                                            constant_f64(-0x1.fffffffffffffp+1023),
                                            constant_f64(0x1.fffffffffffffp+1023)),
                                outside_f64(load_f64(x, 16),
                                            constant_f64(-0x1.fffffffffffffp+1023),
                                            constant_f64(0x1.fffffffffffffp+1023)),
                                outside_f64(load_f64(x, 20),
                                            constant_f64(-0x1.fffffffffffffp+1023),
                                            constant_f64(0x1.fffffffffffffp+1023)),
                                outside_f64(load_f64(x, 24),
                                            constant_f64(-0x1.fffffffffffffp+1023),
                                            constant_f64(0x1.fffffffffffffp+1023)),
                                outside_f64(load_f64(x, 28),
                                            constant_f64(-0x1.fffffffffffffp+1023),
                                            constant_f64(0x1.fffffffffffffp+1023)));
            store_u8(z, 0, load_f64_as_b(x, 0));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_in_range_f64_u8_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        if (!in_range_f64_u8(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(outside_f64(load_f64(x, 0),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+7)),
                                outside_f64(load_f64(x, 4),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+7)),
                                outside_f64(load_f64(x, 8),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+7)),
                                outside_f64(load_f64(x, 12),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+7)),
                                outside_f64(load_f64(x, 16),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+7)),
                                outside_f64(load_f64(x, 20),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+7)),
                                outside_f64(load_f64(x, 24),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+7)),
                                outside_f64(load_f64(x, 28),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+7)));
            store_u8(z, 0, load_f64_as_u8(x, 0));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_in_range_f64_u16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!in_range_f64_u16(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(outside_f64(load_f64(x, 0),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+15)),
                                outside_f64(load_f64(x, 4),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+15)),
                                outside_f64(load_f64(x, 8),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+15)),
                                outside_f64(load_f64(x, 12),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+15)),
                                outside_f64(load_f64(x, 16),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+15)),
                                outside_f64(load_f64(x, 20),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+15)),
                                outside_f64(load_f64(x, 24),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+15)),
                                outside_f64(load_f64(x, 28),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+15)));
            for (size_t i = 0; i < 32; i += 16)
                store_u16(z, i, load_f64_as_u16(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_in_range_f64_u32_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        if (!in_range_f64_u32(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(outside_f64(load_f64(x, 0),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+31)),
                                outside_f64(load_f64(x, 4),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+31)),
                                outside_f64(load_f64(x, 8),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+31)),
                                outside_f64(load_f64(x, 12),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+31)),
                                outside_f64(load_f64(x, 16),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+31)),
                                outside_f64(load_f64(x, 20),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+31)),
                                outside_f64(load_f64(x, 24),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+31)),
                                outside_f64(load_f64(x, 28),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+31)));
            for (size_t i = 0; i < 32; i += 8)
                store_u32(z, i, load_f64_as_u32(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_in_range_f64_u64_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        if (!in_range_f64_u64(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(outside_f64(load_f64(x, 0),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+63)),
                                outside_f64(load_f64(x, 4),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+63)),
                                outside_f64(load_f64(x, 8),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+63)),
                                outside_f64(load_f64(x, 12),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+63)),
                                outside_f64(load_f64(x, 16),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+63)),
                                outside_f64(load_f64(x, 20),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+63)),
                                outside_f64(load_f64(x, 24),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+63)),
                                outside_f64(load_f64(x, 28),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+63)));
            for (size_t i = 0; i < 32; i += 4)
                store_u64(z, i, load_f64_as_u64(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_in_range_f64_i8_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        if (!in_range_f64_i8(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(outside_f64(load_f64(x, 0),
                                            constant_f64(-0x1.01fffffffffffp+7),
                                            constant_f64(0x1.fffffffffffffp+6)),
                                outside_f64(load_f64(x, 4),
                                            constant_f64(-0x1.01fffffffffffp+7),
                                            constant_f64(0x1.fffffffffffffp+6)),
                                outside_f64(load_f64(x, 8),
                                            constant_f64(-0x1.01fffffffffffp+7),
                                            constant_f64(0x1.fffffffffffffp+6)),
                                outside_f64(load_f64(x, 12),
                                            constant_f64(-0x1.01fffffffffffp+7),
                                            constant_f64(0x1.fffffffffffffp+6)),
                                outside_f64(load_f64(x, 16),
                                            constant_f64(-0x1.01fffffffffffp+7),
                                            constant_f64(0x1.fffffffffffffp+6)),
                                outside_f64(load_f64(x, 20),
                                            constant_f64(-0x1.01fffffffffffp+7),
                                            constant_f64(0x1.fffffffffffffp+6)),
                                outside_f64(load_f64(x, 24),
                                            constant_f64(-0x1.01fffffffffffp+7),
                                            constant_f64(0x1.fffffffffffffp+6)),
                                outside_f64(load_f64(x, 28),
                                            constant_f64(-0x1.01fffffffffffp+7),
                                            constant_f64(0x1.fffffffffffffp+6)));
            store_u8(z, 0, load_f64_as_i8(x, 0));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_in_range_f64_i16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!in_range_f64_i16(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(outside_f64(load_f64(x, 0),
                                            constant_f64(-0x1.0001fffffffffp+15),
                                            constant_f64(0x1.fffffffffffffp+14)),
                                outside_f64(load_f64(x, 4),
                                            constant_f64(-0x1.0001fffffffffp+15),
                                            constant_f64(0x1.fffffffffffffp+14)),
                                outside_f64(load_f64(x, 8),
                                            constant_f64(-0x1.0001fffffffffp+15),
                                            constant_f64(0x1.fffffffffffffp+14)),
                                outside_f64(load_f64(x, 12),
                                            constant_f64(-0x1.0001fffffffffp+15),
                                            constant_f64(0x1.fffffffffffffp+14)),
                                outside_f64(load_f64(x, 16),
                                            constant_f64(-0x1.0001fffffffffp+15),
                                            constant_f64(0x1.fffffffffffffp+14)),
                                outside_f64(load_f64(x, 20),
                                            constant_f64(-0x1.0001fffffffffp+15),
                                            constant_f64(0x1.fffffffffffffp+14)),
                                outside_f64(load_f64(x, 24),
                                            constant_f64(-0x1.0001fffffffffp+15),
                                            constant_f64(0x1.fffffffffffffp+14)),
                                outside_f64(load_f64(x, 28),
                                            constant_f64(-0x1.0001fffffffffp+15),
                                            constant_f64(0x1.fffffffffffffp+14)));
            for (size_t i = 0; i < 32; i += 16)
                store_u16(z, i, load_f64_as_i16(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_in_range_f64_i32_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        if (!in_range_f64_i32(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(outside_f64(load_f64(x, 0),
                                            constant_f64(-0x1.00000001fffffp+31),
                                            constant_f64(0x1.fffffffffffffp+30)),
                                outside_f64(load_f64(x, 4),
                                            constant_f64(-0x1.00000001fffffp+31),
                                            constant_f64(0x1.fffffffffffffp+30)),
                                outside_f64(load_f64(x, 8),
                                            constant_f64(-0x1.00000001fffffp+31),
                                            constant_f64(0x1.fffffffffffffp+30)),
                                outside_f64(load_f64(x, 12),
                                            constant_f64(-0x1.00000001fffffp+31),
                                            constant_f64(0x1.fffffffffffffp+30)),
                                outside_f64(load_f64(x, 16),
                                            constant_f64(-0x1.00000001fffffp+31),
                                            constant_f64(0x1.fffffffffffffp+30)),
                                outside_f64(load_f64(x, 20),
                                            constant_f64(-0x1.00000001fffffp+31),
                                            constant_f64(0x1.fffffffffffffp+30)),
                                outside_f64(load_f64(x, 24),
                                            constant_f64(-0x1.00000001fffffp+31),
                                            constant_f64(0x1.fffffffffffffp+30)),
                                outside_f64(load_f64(x, 28),
                                            constant_f64(-0x1.00000001fffffp+31),
                                            constant_f64(0x1.fffffffffffffp+30)));
            for (size_t i = 0; i < 32; i += 8)
                store_u32(z, i, load_f64_as_i32(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_in_range_f64_i64_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        if (!in_range_f64_i64(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(outside_f64(load_f64(x, 0), constant_f64(-0x1p+63), constant_f64(0x1.fffffffffffffp+62)),
                                outside_f64(load_f64(x, 4), constant_f64(-0x1p+63), constant_f64(0x1.fffffffffffffp+62)),
                                outside_f64(load_f64(x, 8), constant_f64(-0x1p+63), constant_f64(0x1.fffffffffffffp+62)),
                                outside_f64(load_f64(x, 12), constant_f64(-0x1p+63), constant_f64(0x1.fffffffffffffp+62)),
                                outside_f64(load_f64(x, 16), constant_f64(-0x1p+63), constant_f64(0x1.fffffffffffffp+62)),
                                outside_f64(load_f64(x, 20), constant_f64(-0x1p+63), constant_f64(0x1.fffffffffffffp+62)),
                                outside_f64(load_f64(x, 24), constant_f64(-0x1p+63), constant_f64(0x1.fffffffffffffp+62)),
                                outside_f64(load_f64(x, 28), constant_f64(-0x1p+63), constant_f64(0x1.fffffffffffffp+62)));
            for (size_t i = 0; i < 32; i += 4)
                store_u64(z, i, load_f64_as_i64(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_in_range_f64_bf16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!in_range_f64_bf16_via_f32(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(overflows_f64(load_f64(x, 0),
                                              constant_f64(-0x1.fefffefffffffp+127),
                                              constant_f64(0x1.fefffefffffffp+127)),
                                overflows_f64(load_f64(x, 4),
                                              constant_f64(-0x1.fefffefffffffp+127),
                                              constant_f64(0x1.fefffefffffffp+127)),
                                overflows_f64(load_f64(x, 8),
                                              constant_f64(-0x1.fefffefffffffp+127),
                                              constant_f64(0x1.fefffefffffffp+127)),
                                overflows_f64(load_f64(x, 12),
                                              constant_f64(-0x1.fefffefffffffp+127),
                                              constant_f64(0x1.fefffefffffffp+127)),
                                overflows_f64(load_f64(x, 16),
                                              constant_f64(-0x1.fefffefffffffp+127),
                                              constant_f64(0x1.fefffefffffffp+127)),
                                overflows_f64(load_f64(x, 20),
                                              constant_f64(-0x1.fefffefffffffp+127),
                                              constant_f64(0x1.fefffefffffffp+127)),
                                overflows_f64(load_f64(x, 24),
                                              constant_f64(-0x1.fefffefffffffp+127),
                                              constant_f64(0x1.fefffefffffffp+127)),
                                overflows_f64(load_f64(x, 28),
                                              constant_f64(-0x1.fefffefffffffp+127),
                                              constant_f64(0x1.fefffefffffffp+127)));
            for (size_t i = 0; i < 32; i += 16)
                store_f32_as_bf16(z, i, load_f64_as_f32(x, i),
                                        load_f64_as_f32(x, i + 8));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_in_range_f64_f16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!in_range_f64_f16_via_f32(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(overflows_f64(load_f64(x, 0),
                                              constant_f64(-0x1.ffdffefffffffp+15),
                                              constant_f64(0x1.ffdffefffffffp+15)),
                                overflows_f64(load_f64(x, 4),
                                              constant_f64(-0x1.ffdffefffffffp+15),
                                              constant_f64(0x1.ffdffefffffffp+15)),
                                overflows_f64(load_f64(x, 8),
                                              constant_f64(-0x1.ffdffefffffffp+15),
                                              constant_f64(0x1.ffdffefffffffp+15)),
                                overflows_f64(load_f64(x, 12),
                                              constant_f64(-0x1.ffdffefffffffp+15),
                                              constant_f64(0x1.ffdffefffffffp+15)),
                                overflows_f64(load_f64(x, 16),
                                              constant_f64(-0x1.ffdffefffffffp+15),
                                              constant_f64(0x1.ffdffefffffffp+15)),
                                overflows_f64(load_f64(x, 20),
                                              constant_f64(-0x1.ffdffefffffffp+15),
                                              constant_f64(0x1.ffdffefffffffp+15)),
                                overflows_f64(load_f64(x, 24),
                                              constant_f64(-0x1.ffdffefffffffp+15),
                                              constant_f64(0x1.ffdffefffffffp+15)),
                                overflows_f64(load_f64(x, 28),
                                              constant_f64(-0x1.ffdffefffffffp+15),
                                              constant_f64(0x1.ffdffefffffffp+15)));
            for (size_t i = 0; i < 32; i += 8)
                store_f32_as_f16(z, i, load_f64_as_f32(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_in_range_f64_f32_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        if (!in_range_f64_f32(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(overflows_f64(load_f64(x, 0),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127)),
                                overflows_f64(load_f64(x, 4),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127)),
                                overflows_f64(load_f64(x, 8),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127)),
                                overflows_f64(load_f64(x, 12),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127)),
                                overflows_f64(load_f64(x, 16),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127)),
                                overflows_f64(load_f64(x, 20),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127)),
                                overflows_f64(load_f64(x, 24),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127)),
                                overflows_f64(load_f64(x, 28),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127)));
            for (size_t i = 0; i < 32; i += 8)
                store_f32(z, i, load_f64_as_f32(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_in_range_f64_c64_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        if (!in_range_f64_c64(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(overflows_f64(load_f64(x, 0),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127)),
                                overflows_f64(load_f64(x, 4),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127)),
                                overflows_f64(load_f64(x, 8),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127)),
                                overflows_f64(load_f64(x, 12),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127)),
                                overflows_f64(load_f64(x, 16),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127)),
                                overflows_f64(load_f64(x, 20),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127)),
                                overflows_f64(load_f64(x, 24),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127)),
                                overflows_f64(load_f64(x, 28),
                                              constant_f64(-0x1.fffffefffffffp+127),
                                              constant_f64(0x1.fffffefffffffp+127)));
            for (size_t i = 0; i < 32; i += 8)
                store_c64(z, i, load_f64_as_c64(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_in_range_c64_b_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        bits |= bits_mask32(outside_f32(load_c64_as_f32(x, 0),
                                        constant_f32(-0x1.fffffep+127f),
                                        constant_f32(0x1.fffffep+127f)),
                            outside_f32(load_c64_as_f32(x, 8),
                                        constant_f32(-0x1.fffffep+127f),
                                        constant_f32(0x1.fffffep+127f)),
                            outside_f32(load_c64_as_f32(x, 16),
                                        constant_f32(-0x1.fffffep+127f),
                                        constant_f32(0x1.fffffep+127f)),
                            outside_f32(load_c64_as_f32(x, 24),
                                        constant_f32(-0x1.fffffep+127f),
                                        constant_f32(0x1.fffffep+127f)));
        bits |= bits_mask32(outside_f32(load_imag_c64_as_f32(x, 0),
                                        constant_f32(-0x1.fffffep+127f),
                                        constant_f32(0x1.fffffep+127f)),
                            outside_f32(load_imag_c64_as_f32(x, 8),
                                        constant_f32(-0x1.fffffep+127f),
                                        constant_f32(0x1.fffffep+127f)),
                            outside_f32(load_imag_c64_as_f32(x, 16),
                                        constant_f32(-0x1.fffffep+127f),
                                        constant_f32(0x1.fffffep+127f)),
                            outside_f32(load_imag_c64_as_f32(x, 24),
                                        constant_f32(-0x1.fffffep+127f),
                                        constant_f32(0x1.fffffep+127f)));
        store_u8(z, 0, load_c64_as_b(x, 0));
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_c64_u8_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        if (!in_range_c64_u8(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(outside_f32(load_c64_as_f32(x, 0),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+7f)),
                                outside_f32(load_c64_as_f32(x, 8),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+7f)),
                                outside_f32(load_c64_as_f32(x, 16),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+7f)),
                                outside_f32(load_c64_as_f32(x, 24),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+7f)));
            store_u8(z, 0, load_c64_as_u8(x, 0));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_in_range_c64_u16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!in_range_c64_u16(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(outside_f32(load_c64_as_f32(x, 0),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+15f)),
                                outside_f32(load_c64_as_f32(x, 8),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+15f)),
                                outside_f32(load_c64_as_f32(x, 16),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+15f)),
                                outside_f32(load_c64_as_f32(x, 24),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+15f)));
            for (size_t i = 0; i < 32; i += 16)
                store_u16(z, i, load_c64_as_u16(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_in_range_c64_u32_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        if (!in_range_c64_u32(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(outside_f32(load_c64_as_f32(x, 0),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+31f)),
                                outside_f32(load_c64_as_f32(x, 8),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+31f)),
                                outside_f32(load_c64_as_f32(x, 16),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+31f)),
                                outside_f32(load_c64_as_f32(x, 24),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+31f)));
            for (size_t i = 0; i < 32; i += 8)
                store_u32(z, i, load_c64_as_u32(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_in_range_c64_u64_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        if (!in_range_c64_u64(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(outside_f32(load_c64_as_f32(x, 0),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+63f)),
                                outside_f32(load_c64_as_f32(x, 8),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+63f)),
                                outside_f32(load_c64_as_f32(x, 16),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+63f)),
                                outside_f32(load_c64_as_f32(x, 24),
                                            constant_f32(-0x1.fffffep-1f),
                                            constant_f32(0x1.fffffep+63f)));
            for (size_t i = 0; i < 32; i += 4)
                store_u64(z, i, load_c64_as_u64(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_in_range_c64_i8_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        if (!in_range_c64_i8(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(outside_f32(load_c64_as_f32(x, 0),
                                            constant_f32(-0x1.01fffep+7f),
                                            constant_f32(0x1.fffffep+6f)),
                                outside_f32(load_c64_as_f32(x, 8),
                                            constant_f32(-0x1.01fffep+7f),
                                            constant_f32(0x1.fffffep+6f)),
                                outside_f32(load_c64_as_f32(x, 16),
                                            constant_f32(-0x1.01fffep+7f),
                                            constant_f32(0x1.fffffep+6f)),
                                outside_f32(load_c64_as_f32(x, 24),
                                            constant_f32(-0x1.01fffep+7f),
                                            constant_f32(0x1.fffffep+6f)));
            store_u8(z, 0, load_c64_as_i8(x, 0));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_in_range_c64_i16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!in_range_c64_i16(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(outside_f32(load_c64_as_f32(x, 0),
                                            constant_f32(-0x1.0001fep+15f),
                                            constant_f32(0x1.fffffep+14f)),
                                outside_f32(load_c64_as_f32(x, 8),
                                            constant_f32(-0x1.0001fep+15f),
                                            constant_f32(0x1.fffffep+14f)),
                                outside_f32(load_c64_as_f32(x, 16),
                                            constant_f32(-0x1.0001fep+15f),
                                            constant_f32(0x1.fffffep+14f)),
                                outside_f32(load_c64_as_f32(x, 24),
                                            constant_f32(-0x1.0001fep+15f),
                                            constant_f32(0x1.fffffep+14f)));
            for (size_t i = 0; i < 32; i += 16)
                store_u16(z, i, load_c64_as_i16(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_in_range_c64_i32_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        if (!in_range_c64_i32(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(outside_f32(load_c64_as_f32(x, 0), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)),
                                outside_f32(load_c64_as_f32(x, 8), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)),
                                outside_f32(load_c64_as_f32(x, 16), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)),
                                outside_f32(load_c64_as_f32(x, 24), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)));
            for (size_t i = 0; i < 32; i += 8)
                store_u32(z, i, load_c64_as_i32(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_in_range_c64_i64_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        if (!in_range_c64_i64(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(outside_f32(load_c64_as_f32(x, 0), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)),
                                outside_f32(load_c64_as_f32(x, 8), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)),
                                outside_f32(load_c64_as_f32(x, 16), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)),
                                outside_f32(load_c64_as_f32(x, 24), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)));
            for (size_t i = 0; i < 32; i += 4)
                store_u64(z, i, load_c64_as_i64(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_in_range_c64_bf16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!in_range_c64_bf16(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(overflows_f32(load_c64_as_f32(x, 0),
                                              constant_f32(-0x1.fefffep+127f),
                                              constant_f32(0x1.fefffep+127f)),
                                overflows_f32(load_c64_as_f32(x, 8),
                                              constant_f32(-0x1.fefffep+127f),
                                              constant_f32(0x1.fefffep+127f)),
                                overflows_f32(load_c64_as_f32(x, 16),
                                              constant_f32(-0x1.fefffep+127f),
                                              constant_f32(0x1.fefffep+127f)),
                                overflows_f32(load_c64_as_f32(x, 24),
                                              constant_f32(-0x1.fefffep+127f),
                                              constant_f32(0x1.fefffep+127f)));
            for (size_t i = 0; i < 32; i += 16)
                store_f32_as_bf16(z, i, load_c64_as_f32(x, i),
                                        load_c64_as_f32(x, i + 8));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_in_range_c64_f16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!in_range_c64_f16(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(overflows_f32(load_c64_as_f32(x, 0),
                                              constant_f32(-0x1.ffdffep+15f),
                                              constant_f32(0x1.ffdffep+15f)),
                                overflows_f32(load_c64_as_f32(x, 8),
                                              constant_f32(-0x1.ffdffep+15f),
                                              constant_f32(0x1.ffdffep+15f)),
                                overflows_f32(load_c64_as_f32(x, 16),
                                              constant_f32(-0x1.ffdffep+15f),
                                              constant_f32(0x1.ffdffep+15f)),
                                overflows_f32(load_c64_as_f32(x, 24),
                                              constant_f32(-0x1.ffdffep+15f),
                                              constant_f32(0x1.ffdffep+15f)));
            for (size_t i = 0; i < 32; i += 8)
                store_f32_as_f16(z, i, load_c64_as_f32(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_in_range_c128_b_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        bits |= bits_mask64(outside_f64(load_c128_as_f64(x, 0),
                                        constant_f64(-0x1.fffffffffffffp+1023),
                                        constant_f64(0x1.fffffffffffffp+1023)),
                            outside_f64(load_c128_as_f64(x, 4),
                                        constant_f64(-0x1.fffffffffffffp+1023),
                                        constant_f64(0x1.fffffffffffffp+1023)),
                            outside_f64(load_c128_as_f64(x, 8),
                                        constant_f64(-0x1.fffffffffffffp+1023),
                                        constant_f64(0x1.fffffffffffffp+1023)),
                            outside_f64(load_c128_as_f64(x, 12),
                                        constant_f64(-0x1.fffffffffffffp+1023),
                                        constant_f64(0x1.fffffffffffffp+1023)),
                            outside_f64(load_c128_as_f64(x, 16),
                                        constant_f64(-0x1.fffffffffffffp+1023),
                                        constant_f64(0x1.fffffffffffffp+1023)),
                            outside_f64(load_c128_as_f64(x, 20),
                                        constant_f64(-0x1.fffffffffffffp+1023),
                                        constant_f64(0x1.fffffffffffffp+1023)),
                            outside_f64(load_c128_as_f64(x, 24),
                                        constant_f64(-0x1.fffffffffffffp+1023),
                                        constant_f64(0x1.fffffffffffffp+1023)),
                            outside_f64(load_c128_as_f64(x, 28),
                                        constant_f64(-0x1.fffffffffffffp+1023),
                                        constant_f64(0x1.fffffffffffffp+1023)));
        bits |= bits_mask64(outside_f64(load_imag_c128_as_f64(x, 0),
                                        constant_f64(-0x1.fffffffffffffp+1023),
                                        constant_f64(0x1.fffffffffffffp+1023)),
                            outside_f64(load_imag_c128_as_f64(x, 4),
                                        constant_f64(-0x1.fffffffffffffp+1023),
                                        constant_f64(0x1.fffffffffffffp+1023)),
                            outside_f64(load_imag_c128_as_f64(x, 8),
                                        constant_f64(-0x1.fffffffffffffp+1023),
                                        constant_f64(0x1.fffffffffffffp+1023)),
                            outside_f64(load_imag_c128_as_f64(x, 12),
                                        constant_f64(-0x1.fffffffffffffp+1023),
                                        constant_f64(0x1.fffffffffffffp+1023)),
                            outside_f64(load_imag_c128_as_f64(x, 16),
                                        constant_f64(-0x1.fffffffffffffp+1023),
                                        constant_f64(0x1.fffffffffffffp+1023)),
                            outside_f64(load_imag_c128_as_f64(x, 20),
                                        constant_f64(-0x1.fffffffffffffp+1023),
                                        constant_f64(0x1.fffffffffffffp+1023)),
                            outside_f64(load_imag_c128_as_f64(x, 24),
                                        constant_f64(-0x1.fffffffffffffp+1023),
                                        constant_f64(0x1.fffffffffffffp+1023)),
                            outside_f64(load_imag_c128_as_f64(x, 28),
                                        constant_f64(-0x1.fffffffffffffp+1023),
                                        constant_f64(0x1.fffffffffffffp+1023)));
        store_u8(z, 0, load_c128_as_b(x, 0));
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_c128_u8_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        if (!in_range_c128_u8(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(outside_f64(load_c128_as_f64(x, 0),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+7)),
                                outside_f64(load_c128_as_f64(x, 4),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+7)),
                                outside_f64(load_c128_as_f64(x, 8),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+7)),
                                outside_f64(load_c128_as_f64(x, 12),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+7)),
                                outside_f64(load_c128_as_f64(x, 16),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+7)),
                                outside_f64(load_c128_as_f64(x, 20),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+7)),
                                outside_f64(load_c128_as_f64(x, 24),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+7)),
                                outside_f64(load_c128_as_f64(x, 28),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+7)));
            store_u8(z, 0, load_c128_as_u8(x, 0));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_in_range_c128_u16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!in_range_c128_u16(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(outside_f64(load_c128_as_f64(x, 0),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+15)),
                                outside_f64(load_c128_as_f64(x, 4),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+15)),
                                outside_f64(load_c128_as_f64(x, 8),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+15)),
                                outside_f64(load_c128_as_f64(x, 12),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+15)),
                                outside_f64(load_c128_as_f64(x, 16),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+15)),
                                outside_f64(load_c128_as_f64(x, 20),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+15)),
                                outside_f64(load_c128_as_f64(x, 24),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+15)),
                                outside_f64(load_c128_as_f64(x, 28),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+15)));
            for (size_t i = 0; i < 32; i += 16)
                store_u16(z, i, load_c128_as_u16(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_in_range_c128_u32_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        if (!in_range_c128_u32(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(outside_f64(load_c128_as_f64(x, 0),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+31)),
                                outside_f64(load_c128_as_f64(x, 4),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+31)),
                                outside_f64(load_c128_as_f64(x, 8),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+31)),
                                outside_f64(load_c128_as_f64(x, 12),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+31)),
                                outside_f64(load_c128_as_f64(x, 16),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+31)),
                                outside_f64(load_c128_as_f64(x, 20),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+31)),
                                outside_f64(load_c128_as_f64(x, 24),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+31)),
                                outside_f64(load_c128_as_f64(x, 28),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+31)));
            for (size_t i = 0; i < 32; i += 8)
                store_u32(z, i, load_c128_as_u32(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_in_range_c128_u64_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        if (!in_range_c128_u64(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(outside_f64(load_c128_as_f64(x, 0),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+63)),
                                outside_f64(load_c128_as_f64(x, 4),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+63)),
                                outside_f64(load_c128_as_f64(x, 8),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+63)),
                                outside_f64(load_c128_as_f64(x, 12),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+63)),
                                outside_f64(load_c128_as_f64(x, 16),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+63)),
                                outside_f64(load_c128_as_f64(x, 20),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+63)),
                                outside_f64(load_c128_as_f64(x, 24),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+63)),
                                outside_f64(load_c128_as_f64(x, 28),
                                            constant_f64(-0x1.fffffffffffffp-1),
                                            constant_f64(0x1.fffffffffffffp+63)));
            for (size_t i = 0; i < 32; i += 4)
                store_u64(z, i, load_c128_as_u64(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_in_range_c128_i8_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        if (!in_range_c128_i8(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(outside_f64(load_c128_as_f64(x, 0),
                                            constant_f64(-0x1.01fffffffffffp+7),
                                            constant_f64(0x1.fffffffffffffp+6)),
                                outside_f64(load_c128_as_f64(x, 4),
                                            constant_f64(-0x1.01fffffffffffp+7),
                                            constant_f64(0x1.fffffffffffffp+6)),
                                outside_f64(load_c128_as_f64(x, 8),
                                            constant_f64(-0x1.01fffffffffffp+7),
                                            constant_f64(0x1.fffffffffffffp+6)),
                                outside_f64(load_c128_as_f64(x, 12),
                                            constant_f64(-0x1.01fffffffffffp+7),
                                            constant_f64(0x1.fffffffffffffp+6)),
                                outside_f64(load_c128_as_f64(x, 16),
                                            constant_f64(-0x1.01fffffffffffp+7),
                                            constant_f64(0x1.fffffffffffffp+6)),
                                outside_f64(load_c128_as_f64(x, 20),
                                            constant_f64(-0x1.01fffffffffffp+7),
                                            constant_f64(0x1.fffffffffffffp+6)),
                                outside_f64(load_c128_as_f64(x, 24),
                                            constant_f64(-0x1.01fffffffffffp+7),
                                            constant_f64(0x1.fffffffffffffp+6)),
                                outside_f64(load_c128_as_f64(x, 28),
                                            constant_f64(-0x1.01fffffffffffp+7),
                                            constant_f64(0x1.fffffffffffffp+6)));
            store_u8(z, 0, load_c128_as_i8(x, 0));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_in_range_c128_i16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!in_range_c128_i16(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(outside_f64(load_c128_as_f64(x, 0),
                                            constant_f64(-0x1.0001fffffffffp+15),
                                            constant_f64(0x1.fffffffffffffp+14)),
                                outside_f64(load_c128_as_f64(x, 4),
                                            constant_f64(-0x1.0001fffffffffp+15),
                                            constant_f64(0x1.fffffffffffffp+14)),
                                outside_f64(load_c128_as_f64(x, 8),
                                            constant_f64(-0x1.0001fffffffffp+15),
                                            constant_f64(0x1.fffffffffffffp+14)),
                                outside_f64(load_c128_as_f64(x, 12),
                                            constant_f64(-0x1.0001fffffffffp+15),
                                            constant_f64(0x1.fffffffffffffp+14)),
                                outside_f64(load_c128_as_f64(x, 16),
                                            constant_f64(-0x1.0001fffffffffp+15),
                                            constant_f64(0x1.fffffffffffffp+14)),
                                outside_f64(load_c128_as_f64(x, 20),
                                            constant_f64(-0x1.0001fffffffffp+15),
                                            constant_f64(0x1.fffffffffffffp+14)),
                                outside_f64(load_c128_as_f64(x, 24),
                                            constant_f64(-0x1.0001fffffffffp+15),
                                            constant_f64(0x1.fffffffffffffp+14)),
                                outside_f64(load_c128_as_f64(x, 28),
                                            constant_f64(-0x1.0001fffffffffp+15),
                                            constant_f64(0x1.fffffffffffffp+14)));
            for (size_t i = 0; i < 32; i += 16)
                store_u16(z, i, load_c128_as_i16(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_in_range_c128_i32_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        if (!in_range_c128_i32(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(outside_f64(load_c128_as_f64(x, 0),
                                            constant_f64(-0x1.00000001fffffp+31),
                                            constant_f64(0x1.fffffffffffffp+30)),
                                outside_f64(load_c128_as_f64(x, 4),
                                            constant_f64(-0x1.00000001fffffp+31),
                                            constant_f64(0x1.fffffffffffffp+30)),
                                outside_f64(load_c128_as_f64(x, 8),
                                            constant_f64(-0x1.00000001fffffp+31),
                                            constant_f64(0x1.fffffffffffffp+30)),
                                outside_f64(load_c128_as_f64(x, 12),
                                            constant_f64(-0x1.00000001fffffp+31),
                                            constant_f64(0x1.fffffffffffffp+30)),
                                outside_f64(load_c128_as_f64(x, 16),
                                            constant_f64(-0x1.00000001fffffp+31),
                                            constant_f64(0x1.fffffffffffffp+30)),
                                outside_f64(load_c128_as_f64(x, 20),
                                            constant_f64(-0x1.00000001fffffp+31),
                                            constant_f64(0x1.fffffffffffffp+30)),
                                outside_f64(load_c128_as_f64(x, 24),
                                            constant_f64(-0x1.00000001fffffp+31),
                                            constant_f64(0x1.fffffffffffffp+30)),
                                outside_f64(load_c128_as_f64(x, 28),
                                            constant_f64(-0x1.00000001fffffp+31),
                                            constant_f64(0x1.fffffffffffffp+30)));
            for (size_t i = 0; i < 32; i += 8)
                store_u32(z, i, load_c128_as_i32(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_in_range_c128_i64_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        if (!in_range_c128_i64(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(outside_f64(load_c128_as_f64(x, 0),
                                            constant_f64(-0x1p+63),
                                            constant_f64(0x1.fffffffffffffp+62)),
                                outside_f64(load_c128_as_f64(x, 4),
                                            constant_f64(-0x1p+63),
                                            constant_f64(0x1.fffffffffffffp+62)),
                                outside_f64(load_c128_as_f64(x, 8),
                                            constant_f64(-0x1p+63),
                                            constant_f64(0x1.fffffffffffffp+62)),
                                outside_f64(load_c128_as_f64(x, 12),
                                            constant_f64(-0x1p+63),
                                            constant_f64(0x1.fffffffffffffp+62)),
                                outside_f64(load_c128_as_f64(x, 16),
                                            constant_f64(-0x1p+63),
                                            constant_f64(0x1.fffffffffffffp+62)),
                                outside_f64(load_c128_as_f64(x, 20),
                                            constant_f64(-0x1p+63),
                                            constant_f64(0x1.fffffffffffffp+62)),
                                outside_f64(load_c128_as_f64(x, 24),
                                            constant_f64(-0x1p+63),
                                            constant_f64(0x1.fffffffffffffp+62)),
                                outside_f64(load_c128_as_f64(x, 28),
                                            constant_f64(-0x1p+63),
                                            constant_f64(0x1.fffffffffffffp+62)));
            for (size_t i = 0; i < 32; i += 4)
                store_u64(z, i, load_c128_as_i64(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_in_range_c128_bf16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        bits |= bits_mask64(overflows_f64(load_c128_as_f64(x, 0),
                                          constant_f64(-0x1.fefffefffffffp+127),
                                          constant_f64(0x1.fefffefffffffp+127)),
                            overflows_f64(load_c128_as_f64(x, 4),
                                          constant_f64(-0x1.fefffefffffffp+127),
                                          constant_f64(0x1.fefffefffffffp+127)),
                            overflows_f64(load_c128_as_f64(x, 8),
                                          constant_f64(-0x1.fefffefffffffp+127),
                                          constant_f64(0x1.fefffefffffffp+127)),
                            overflows_f64(load_c128_as_f64(x, 12),
                                          constant_f64(-0x1.fefffefffffffp+127),
                                          constant_f64(0x1.fefffefffffffp+127)),
                            overflows_f64(load_c128_as_f64(x, 16),
                                          constant_f64(-0x1.fefffefffffffp+127),
                                          constant_f64(0x1.fefffefffffffp+127)),
                            overflows_f64(load_c128_as_f64(x, 20),
                                          constant_f64(-0x1.fefffefffffffp+127),
                                          constant_f64(0x1.fefffefffffffp+127)),
                            overflows_f64(load_c128_as_f64(x, 24),
                                          constant_f64(-0x1.fefffefffffffp+127),
                                          constant_f64(0x1.fefffefffffffp+127)),
                            overflows_f64(load_c128_as_f64(x, 28),
                                          constant_f64(-0x1.fefffefffffffp+127),
                                          constant_f64(0x1.fefffefffffffp+127)));
        store_f32_as_bf16(z, 0, load_c128_as_f32(x, 0),
                                load_c128_as_f32(x, 8));
        store_f32_as_bf16(z, 16, load_c128_as_f32(x, 16),
                                 load_c128_as_f32(x, 24));
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_c128_f16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        bits |= bits_mask64(overflows_f64(load_c128_as_f64(x, 0),
                                          constant_f64(-0x1.ffdffefffffffp+15),
                                          constant_f64(0x1.ffdffefffffffp+15)),
                            overflows_f64(load_c128_as_f64(x, 4),
                                          constant_f64(-0x1.ffdffefffffffp+15),
                                          constant_f64(0x1.ffdffefffffffp+15)),
                            overflows_f64(load_c128_as_f64(x, 8),
                                          constant_f64(-0x1.ffdffefffffffp+15),
                                          constant_f64(0x1.ffdffefffffffp+15)),
                            overflows_f64(load_c128_as_f64(x, 12),
                                          constant_f64(-0x1.ffdffefffffffp+15),
                                          constant_f64(0x1.ffdffefffffffp+15)),
                            overflows_f64(load_c128_as_f64(x, 16),
                                          constant_f64(-0x1.ffdffefffffffp+15),
                                          constant_f64(0x1.ffdffefffffffp+15)),
                            overflows_f64(load_c128_as_f64(x, 20),
                                          constant_f64(-0x1.ffdffefffffffp+15),
                                          constant_f64(0x1.ffdffefffffffp+15)),
                            overflows_f64(load_c128_as_f64(x, 24),
                                          constant_f64(-0x1.ffdffefffffffp+15),
                                          constant_f64(0x1.ffdffefffffffp+15)),
                            overflows_f64(load_c128_as_f64(x, 28),
                                          constant_f64(-0x1.ffdffefffffffp+15),
                                          constant_f64(0x1.ffdffefffffffp+15)));
        store_f32_as_f16(z, 0, load_c128_as_f32(x, 0));
        store_f32_as_f16(z, 8, load_c128_as_f32(x, 8));
        store_f32_as_f16(z, 16, load_c128_as_f32(x, 16));
        store_f32_as_f16(z, 24, load_c128_as_f32(x, 24));
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_c128_f32_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        bits |= bits_mask64(overflows_f64(load_c128_as_f64(x, 0),
                                          constant_f64(-0x1.fffffefffffffp+127),
                                          constant_f64(0x1.fffffefffffffp+127)),
                            overflows_f64(load_c128_as_f64(x, 4),
                                          constant_f64(-0x1.fffffefffffffp+127),
                                          constant_f64(0x1.fffffefffffffp+127)),
                            overflows_f64(load_c128_as_f64(x, 8),
                                          constant_f64(-0x1.fffffefffffffp+127),
                                          constant_f64(0x1.fffffefffffffp+127)),
                            overflows_f64(load_c128_as_f64(x, 12),
                                          constant_f64(-0x1.fffffefffffffp+127),
                                          constant_f64(0x1.fffffefffffffp+127)),
                            overflows_f64(load_c128_as_f64(x, 16),
                                          constant_f64(-0x1.fffffefffffffp+127),
                                          constant_f64(0x1.fffffefffffffp+127)),
                            overflows_f64(load_c128_as_f64(x, 20),
                                          constant_f64(-0x1.fffffefffffffp+127),
                                          constant_f64(0x1.fffffefffffffp+127)),
                            overflows_f64(load_c128_as_f64(x, 24),
                                          constant_f64(-0x1.fffffefffffffp+127),
                                          constant_f64(0x1.fffffefffffffp+127)),
                            overflows_f64(load_c128_as_f64(x, 28),
                                          constant_f64(-0x1.fffffefffffffp+127),
                                          constant_f64(0x1.fffffefffffffp+127)));
        store_f32(z, 0, load_c128_as_f32(x, 0));
        store_f32(z, 8, load_c128_as_f32(x, 8));
        store_f32(z, 16, load_c128_as_f32(x, 16));
        store_f32(z, 24, load_c128_as_f32(x, 24));
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_in_range_c128_c64_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        bits |= bits_mask64(overflows_f64(load_c128_as_f64(x, 0),
                                          constant_f64(-0x1.fffffefffffffp+127),
                                          constant_f64(0x1.fffffefffffffp+127)),
                            overflows_f64(load_c128_as_f64(x, 4),
                                          constant_f64(-0x1.fffffefffffffp+127),
                                          constant_f64(0x1.fffffefffffffp+127)),
                            overflows_f64(load_c128_as_f64(x, 8),
                                          constant_f64(-0x1.fffffefffffffp+127),
                                          constant_f64(0x1.fffffefffffffp+127)),
                            overflows_f64(load_c128_as_f64(x, 12),
                                          constant_f64(-0x1.fffffefffffffp+127),
                                          constant_f64(0x1.fffffefffffffp+127)),
                            overflows_f64(load_c128_as_f64(x, 16),
                                          constant_f64(-0x1.fffffefffffffp+127),
                                          constant_f64(0x1.fffffefffffffp+127)),
                            overflows_f64(load_c128_as_f64(x, 20),
                                          constant_f64(-0x1.fffffefffffffp+127),
                                          constant_f64(0x1.fffffefffffffp+127)),
                            overflows_f64(load_c128_as_f64(x, 24),
                                          constant_f64(-0x1.fffffefffffffp+127),
                                          constant_f64(0x1.fffffefffffffp+127)),
                            overflows_f64(load_c128_as_f64(x, 28),
                                          constant_f64(-0x1.fffffefffffffp+127),
                                          constant_f64(0x1.fffffefffffffp+127)));
        bits |= bits_mask64(overflows_f64(load_imag_c128_as_f64(x, 0),
                                          constant_f64(-0x1.fffffefffffffp+127),
                                          constant_f64(0x1.fffffefffffffp+127)),
                            overflows_f64(load_imag_c128_as_f64(x, 4),
                                          constant_f64(-0x1.fffffefffffffp+127),
                                          constant_f64(0x1.fffffefffffffp+127)),
                            overflows_f64(load_imag_c128_as_f64(x, 8),
                                          constant_f64(-0x1.fffffefffffffp+127),
                                          constant_f64(0x1.fffffefffffffp+127)),
                            overflows_f64(load_imag_c128_as_f64(x, 12),
                                          constant_f64(-0x1.fffffefffffffp+127),
                                          constant_f64(0x1.fffffefffffffp+127)),
                            overflows_f64(load_imag_c128_as_f64(x, 16),
                                          constant_f64(-0x1.fffffefffffffp+127),
                                          constant_f64(0x1.fffffefffffffp+127)),
                            overflows_f64(load_imag_c128_as_f64(x, 20),
                                          constant_f64(-0x1.fffffefffffffp+127),
                                          constant_f64(0x1.fffffefffffffp+127)),
                            overflows_f64(load_imag_c128_as_f64(x, 24),
                                          constant_f64(-0x1.fffffefffffffp+127),
                                          constant_f64(0x1.fffffefffffffp+127)),
                            overflows_f64(load_imag_c128_as_f64(x, 28),
                                          constant_f64(-0x1.fffffefffffffp+127),
                                          constant_f64(0x1.fffffefffffffp+127)));
        store_c64(z, 0, load_c128_as_c64(x, 0));
        store_c64(z, 8, load_c128_as_c64(x, 8));
        store_c64(z, 16, load_c128_as_c64(x, 16));
        store_c64(z, 24, load_c128_as_c64(x, 24));
        if (bits) failed[0] = bits;
    }
}

#else
typedef int jax_convert_in_range_avx2_is_absent_; /* ISO C wants a declaration in every file. */
#endif
