/*
 * kernels/jax_convert_same_value_avx2.c: convert_same_value in AVX2 (x86-64).
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
    jax_convert_same_value_u8_b_avx2, jax_convert_same_value_u8_i8_avx2, jax_convert_same_value_u16_b_avx2,
    jax_convert_same_value_u16_u8_avx2, jax_convert_same_value_u16_i8_avx2, jax_convert_same_value_u16_i16_avx2,
    jax_convert_same_value_u16_bf16_avx2, jax_convert_same_value_u16_f16_avx2, jax_convert_same_value_u32_b_avx2,
    jax_convert_same_value_u32_u8_avx2, jax_convert_same_value_u32_u16_avx2, jax_convert_same_value_u32_i8_avx2,
    jax_convert_same_value_u32_i16_avx2, jax_convert_same_value_u32_i32_avx2, jax_convert_same_value_u32_bf16_avx2,
    jax_convert_same_value_u32_f16_avx2, jax_convert_same_value_u32_f32_avx2, jax_convert_same_value_u32_c64_avx2,
    jax_convert_same_value_u64_b_avx2, jax_convert_same_value_u64_u8_avx2, jax_convert_same_value_u64_u16_avx2,
    jax_convert_same_value_u64_u32_avx2, jax_convert_same_value_u64_i8_avx2, jax_convert_same_value_u64_i16_avx2,
    jax_convert_same_value_u64_i32_avx2, jax_convert_same_value_u64_i64_avx2, jax_convert_same_value_u64_bf16_avx2,
    jax_convert_same_value_u64_f16_avx2, jax_convert_same_value_u64_f32_avx2, jax_convert_same_value_u64_f64_avx2,
    jax_convert_same_value_u64_c64_avx2, jax_convert_same_value_u64_c128_avx2, jax_convert_same_value_i8_b_avx2,
    jax_convert_same_value_i8_u8_avx2, jax_convert_same_value_i8_u16_avx2, jax_convert_same_value_i8_u32_avx2,
    jax_convert_same_value_i8_u64_avx2, jax_convert_same_value_i16_b_avx2, jax_convert_same_value_i16_u8_avx2,
    jax_convert_same_value_i16_u16_avx2, jax_convert_same_value_i16_u32_avx2, jax_convert_same_value_i16_u64_avx2,
    jax_convert_same_value_i16_i8_avx2, jax_convert_same_value_i16_bf16_avx2, jax_convert_same_value_i16_f16_avx2,
    jax_convert_same_value_i32_b_avx2, jax_convert_same_value_i32_u8_avx2, jax_convert_same_value_i32_u16_avx2,
    jax_convert_same_value_i32_u32_avx2, jax_convert_same_value_i32_u64_avx2, jax_convert_same_value_i32_i8_avx2,
    jax_convert_same_value_i32_i16_avx2, jax_convert_same_value_i32_bf16_avx2, jax_convert_same_value_i32_f16_avx2,
    jax_convert_same_value_i32_f32_avx2, jax_convert_same_value_i32_c64_avx2, jax_convert_same_value_i64_b_avx2,
    jax_convert_same_value_i64_u8_avx2, jax_convert_same_value_i64_u16_avx2, jax_convert_same_value_i64_u32_avx2,
    jax_convert_same_value_i64_u64_avx2, jax_convert_same_value_i64_i8_avx2, jax_convert_same_value_i64_i16_avx2,
    jax_convert_same_value_i64_i32_avx2, jax_convert_same_value_i64_bf16_avx2, jax_convert_same_value_i64_f16_avx2,
    jax_convert_same_value_i64_f32_avx2, jax_convert_same_value_i64_f64_avx2, jax_convert_same_value_i64_c64_avx2,
    jax_convert_same_value_i64_c128_avx2, jax_convert_same_value_bf16_b_avx2, jax_convert_same_value_bf16_u8_avx2,
    jax_convert_same_value_bf16_u16_avx2, jax_convert_same_value_bf16_u32_avx2, jax_convert_same_value_bf16_u64_avx2,
    jax_convert_same_value_bf16_i8_avx2, jax_convert_same_value_bf16_i16_avx2, jax_convert_same_value_bf16_i32_avx2,
    jax_convert_same_value_bf16_i64_avx2, jax_convert_same_value_bf16_f16_avx2, jax_convert_same_value_f16_b_avx2,
    jax_convert_same_value_f16_u8_avx2, jax_convert_same_value_f16_u16_avx2, jax_convert_same_value_f16_u32_avx2,
    jax_convert_same_value_f16_u64_avx2, jax_convert_same_value_f16_i8_avx2, jax_convert_same_value_f16_i16_avx2,
    jax_convert_same_value_f16_i32_avx2, jax_convert_same_value_f16_i64_avx2, jax_convert_same_value_f16_bf16_avx2,
    jax_convert_same_value_f32_b_avx2, jax_convert_same_value_f32_u8_avx2, jax_convert_same_value_f32_u16_avx2,
    jax_convert_same_value_f32_u32_avx2, jax_convert_same_value_f32_u64_avx2, jax_convert_same_value_f32_i8_avx2,
    jax_convert_same_value_f32_i16_avx2, jax_convert_same_value_f32_i32_avx2, jax_convert_same_value_f32_i64_avx2,
    jax_convert_same_value_f32_bf16_avx2, jax_convert_same_value_f32_f16_avx2, jax_convert_same_value_f64_b_avx2,
    jax_convert_same_value_f64_u8_avx2, jax_convert_same_value_f64_u16_avx2, jax_convert_same_value_f64_u32_avx2,
    jax_convert_same_value_f64_u64_avx2, jax_convert_same_value_f64_i8_avx2, jax_convert_same_value_f64_i16_avx2,
    jax_convert_same_value_f64_i32_avx2, jax_convert_same_value_f64_i64_avx2, jax_convert_same_value_f64_bf16_avx2,
    jax_convert_same_value_f64_f16_avx2, jax_convert_same_value_f64_f32_avx2, jax_convert_same_value_f64_c64_avx2,
    jax_convert_same_value_c64_b_avx2, jax_convert_same_value_c64_u8_avx2, jax_convert_same_value_c64_u16_avx2,
    jax_convert_same_value_c64_u32_avx2, jax_convert_same_value_c64_u64_avx2, jax_convert_same_value_c64_i8_avx2,
    jax_convert_same_value_c64_i16_avx2, jax_convert_same_value_c64_i32_avx2, jax_convert_same_value_c64_i64_avx2,
    jax_convert_same_value_c64_bf16_avx2, jax_convert_same_value_c64_f16_avx2, jax_convert_same_value_c64_f32_avx2,
    jax_convert_same_value_c64_f64_avx2, jax_convert_same_value_c128_b_avx2, jax_convert_same_value_c128_u8_avx2,
    jax_convert_same_value_c128_u16_avx2, jax_convert_same_value_c128_u32_avx2, jax_convert_same_value_c128_u64_avx2,
    jax_convert_same_value_c128_i8_avx2, jax_convert_same_value_c128_i16_avx2, jax_convert_same_value_c128_i32_avx2,
    jax_convert_same_value_c128_i64_avx2, jax_convert_same_value_c128_bf16_avx2,
    jax_convert_same_value_c128_f16_avx2, jax_convert_same_value_c128_f32_avx2, jax_convert_same_value_c128_f64_avx2,
    jax_convert_same_value_c128_c64_avx2;

KERNEL jax_convert_same_value_u8_b_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    if (blocks % 2) {
        if (!same_value_u8_b(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask8(less_u8(constant_u8(0x1), load_u8(x, 0)));
            store_u8(z, 0, load_u8_as_b(x, 0));
            if (bits) failed[0] = bits;
        }
        x += in_step, z += 32, failed++;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * in_step, z += 64, failed += 2) {
        if (!same_value_u8_b(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask8(less_u8(constant_u8(0x1), load_u8(x, 0)));
            store_u8(z, 0, load_u8_as_b(x, 0));
            if (bits) failed[0] = bits;
        }
        if (!same_value_u8_b(z + 32, x + in_step, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask8(less_u8(constant_u8(0x1), load_u8(x + in_step, 0)));
            store_u8(z + 32, 0, load_u8_as_b(x + in_step, 0));
            if (bits) failed[1] = bits;
        }
    }
}

KERNEL jax_convert_same_value_u8_i8_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    if (blocks % 2) {
        if (!same_value_u8_i8(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask8(less_u8(constant_u8(0x7f), load_u8(x, 0)));
            store_u8(z, 0, load_u8(x, 0));
            if (bits) failed[0] = bits;
        }
        x += in_step, z += 32, failed++;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * in_step, z += 64, failed += 2) {
        if (!same_value_u8_i8(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask8(less_u8(constant_u8(0x7f), load_u8(x, 0)));
            store_u8(z, 0, load_u8(x, 0));
            if (bits) failed[0] = bits;
        }
        if (!same_value_u8_i8(z + 32, x + in_step, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask8(less_u8(constant_u8(0x7f), load_u8(x + in_step, 0)));
            store_u8(z + 32, 0, load_u8(x + in_step, 0));
            if (bits) failed[1] = bits;
        }
    }
}

KERNEL jax_convert_same_value_u16_b_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    if (blocks % 2) {
        if (!same_value_u16_b(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask16(less_u16(constant_u16(0x1), load_u16(x, 0)),
                                less_u16(constant_u16(0x1), load_u16(x, 16)));
            store_u8(z, 0, load_u16_as_b(x, 0));
            if (bits) failed[0] = bits;
        }
        x += in_step, z += 32, failed++;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * in_step, z += 64, failed += 2) {
        if (!same_value_u16_b(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask16(less_u16(constant_u16(0x1), load_u16(x, 0)),
                                less_u16(constant_u16(0x1), load_u16(x, 16)));
            store_u8(z, 0, load_u16_as_b(x, 0));
            if (bits) failed[0] = bits;
        }
        if (!same_value_u16_b(z + 32, x + in_step, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask16(less_u16(constant_u16(0x1), load_u16(x + in_step, 0)),
                                less_u16(constant_u16(0x1), load_u16(x + in_step, 16)));
            store_u8(z + 32, 0, load_u16_as_b(x + in_step, 0));
            if (bits) failed[1] = bits;
        }
    }
}

KERNEL jax_convert_same_value_u16_u8_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    if (blocks % 2) {
        if (!same_value_u16_u8(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask16(less_u16(constant_u16(0xff), load_u16(x, 0)),
                                less_u16(constant_u16(0xff), load_u16(x, 16)));
            store_u8(z, 0, load_u16_as_u8(x, 0));
            if (bits) failed[0] = bits;
        }
        x += in_step, z += 32, failed++;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * in_step, z += 64, failed += 2) {
        if (!same_value_u16_u8(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask16(less_u16(constant_u16(0xff), load_u16(x, 0)),
                                less_u16(constant_u16(0xff), load_u16(x, 16)));
            store_u8(z, 0, load_u16_as_u8(x, 0));
            if (bits) failed[0] = bits;
        }
        if (!same_value_u16_u8(z + 32, x + in_step, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask16(less_u16(constant_u16(0xff), load_u16(x + in_step, 0)),
                                less_u16(constant_u16(0xff), load_u16(x + in_step, 16)));
            store_u8(z + 32, 0, load_u16_as_u8(x + in_step, 0));
            if (bits) failed[1] = bits;
        }
    }
}

KERNEL jax_convert_same_value_u16_i8_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    if (blocks % 2) {
        if (!same_value_u16_i8(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask16(less_u16(constant_u16(0x7f), load_u16(x, 0)),
                                less_u16(constant_u16(0x7f), load_u16(x, 16)));
            store_u8(z, 0, load_u16_as_u8(x, 0));
            if (bits) failed[0] = bits;
        }
        x += in_step, z += 32, failed++;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * in_step, z += 64, failed += 2) {
        if (!same_value_u16_i8(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask16(less_u16(constant_u16(0x7f), load_u16(x, 0)),
                                less_u16(constant_u16(0x7f), load_u16(x, 16)));
            store_u8(z, 0, load_u16_as_u8(x, 0));
            if (bits) failed[0] = bits;
        }
        if (!same_value_u16_i8(z + 32, x + in_step, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask16(less_u16(constant_u16(0x7f), load_u16(x + in_step, 0)),
                                less_u16(constant_u16(0x7f), load_u16(x + in_step, 16)));
            store_u8(z + 32, 0, load_u16_as_u8(x + in_step, 0));
            if (bits) failed[1] = bits;
        }
    }
}

KERNEL jax_convert_same_value_u16_i16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!same_value_u16_i16(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask16(less_u16(constant_u16(0x7fff), load_u16(x, 0)),
                                less_u16(constant_u16(0x7fff), load_u16(x, 16)));
            for (size_t i = 0; i < 32; i += 16)
                store_u16(z, i, load_u16(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_u16_bf16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!same_value_u16_bf16(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(differs_f32(load_u16_as_f32(x, 0), round_f32_to_bf16(load_u16_as_f32(x, 0))),
                                differs_f32(load_u16_as_f32(x, 8), round_f32_to_bf16(load_u16_as_f32(x, 8))),
                                differs_f32(load_u16_as_f32(x, 16), round_f32_to_bf16(load_u16_as_f32(x, 16))),
                                differs_f32(load_u16_as_f32(x, 24), round_f32_to_bf16(load_u16_as_f32(x, 24))));
            for (size_t i = 0; i < 32; i += 16)
                store_f32_as_bf16(z, i, load_u16_as_f32(x, i),
                                        load_u16_as_f32(x, i + 8));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_u16_f16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!same_value_u16_f16(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(differs_f32(load_u16_as_f32(x, 0), round_f32_to_f16(load_u16_as_f32(x, 0))),
                                differs_f32(load_u16_as_f32(x, 8), round_f32_to_f16(load_u16_as_f32(x, 8))),
                                differs_f32(load_u16_as_f32(x, 16), round_f32_to_f16(load_u16_as_f32(x, 16))),
                                differs_f32(load_u16_as_f32(x, 24), round_f32_to_f16(load_u16_as_f32(x, 24))));
            for (size_t i = 0; i < 32; i += 8)
                store_f32_as_f16(z, i, load_u16_as_f32(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_u32_b_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        if (!same_value_u32_b(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(less_u32(constant_u32(0x1), load_u32(x, 0)),
                                less_u32(constant_u32(0x1), load_u32(x, 8)),
                                less_u32(constant_u32(0x1), load_u32(x, 16)),
                                less_u32(constant_u32(0x1), load_u32(x, 24)));
            store_u8(z, 0, load_u32_as_b(x, 0));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_u32_u8_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        if (!same_value_u32_u8(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(less_u32(constant_u32(0xff), load_u32(x, 0)),
                                less_u32(constant_u32(0xff), load_u32(x, 8)),
                                less_u32(constant_u32(0xff), load_u32(x, 16)),
                                less_u32(constant_u32(0xff), load_u32(x, 24)));
            store_u8(z, 0, load_u32_as_u8(x, 0));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_u32_u16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!same_value_u32_u16(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(less_u32(constant_u32(0xffff), load_u32(x, 0)),
                                less_u32(constant_u32(0xffff), load_u32(x, 8)),
                                less_u32(constant_u32(0xffff), load_u32(x, 16)),
                                less_u32(constant_u32(0xffff), load_u32(x, 24)));
            for (size_t i = 0; i < 32; i += 16)
                store_u16(z, i, load_u32_as_u16(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_u32_i8_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        if (!same_value_u32_i8(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(less_u32(constant_u32(0x7f), load_u32(x, 0)),
                                less_u32(constant_u32(0x7f), load_u32(x, 8)),
                                less_u32(constant_u32(0x7f), load_u32(x, 16)),
                                less_u32(constant_u32(0x7f), load_u32(x, 24)));
            store_u8(z, 0, load_u32_as_u8(x, 0));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_u32_i16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!same_value_u32_i16(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(less_u32(constant_u32(0x7fff), load_u32(x, 0)),
                                less_u32(constant_u32(0x7fff), load_u32(x, 8)),
                                less_u32(constant_u32(0x7fff), load_u32(x, 16)),
                                less_u32(constant_u32(0x7fff), load_u32(x, 24)));
            for (size_t i = 0; i < 32; i += 16)
                store_u16(z, i, load_u32_as_u16(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_u32_i32_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        if (!same_value_u32_i32(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(less_u32(constant_u32(0x7fffffff), load_u32(x, 0)),
                                less_u32(constant_u32(0x7fffffff), load_u32(x, 8)),
                                less_u32(constant_u32(0x7fffffff), load_u32(x, 16)),
                                less_u32(constant_u32(0x7fffffff), load_u32(x, 24)));
            for (size_t i = 0; i < 32; i += 8)
                store_u32(z, i, load_u32(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_u32_bf16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!same_value_u32_bf16_via_f32(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(differs_f32(load_u32_as_f32_odd(x, 0), round_f32_to_bf16(load_u32_as_f32_odd(x, 0))),
                                differs_f32(load_u32_as_f32_odd(x, 8), round_f32_to_bf16(load_u32_as_f32_odd(x, 8))),
                                differs_f32(load_u32_as_f32_odd(x, 16), round_f32_to_bf16(load_u32_as_f32_odd(x, 16))),
                                differs_f32(load_u32_as_f32_odd(x, 24), round_f32_to_bf16(load_u32_as_f32_odd(x, 24))));
            for (size_t i = 0; i < 32; i += 16)
                store_f32_as_bf16(z, i, load_u32_as_f32(x, i),
                                        load_u32_as_f32(x, i + 8));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_u32_f16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!same_value_u32_f16(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(differs_f32(load_u32_as_f32_odd(x, 0), round_f32_to_f16(load_u32_as_f32_odd(x, 0))),
                                differs_f32(load_u32_as_f32_odd(x, 8), round_f32_to_f16(load_u32_as_f32_odd(x, 8))),
                                differs_f32(load_u32_as_f32_odd(x, 16), round_f32_to_f16(load_u32_as_f32_odd(x, 16))),
                                differs_f32(load_u32_as_f32_odd(x, 24), round_f32_to_f16(load_u32_as_f32_odd(x, 24))));
            for (size_t i = 0; i < 32; i += 8)
                store_f32_as_f16(z, i, load_u32_as_f32(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_u32_f32_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        if (!same_value_u32_f32(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(inexact_u32_f32(load_u32(x, 0)),
                                inexact_u32_f32(load_u32(x, 8)),
                                inexact_u32_f32(load_u32(x, 16)),
                                inexact_u32_f32(load_u32(x, 24)));
            for (size_t i = 0; i < 32; i += 8)
                store_f32(z, i, load_u32_as_f32(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_u32_c64_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        if (!same_value_u32_c64(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(inexact_u32_f32(load_u32(x, 0)),
                                inexact_u32_f32(load_u32(x, 8)),
                                inexact_u32_f32(load_u32(x, 16)),
                                inexact_u32_f32(load_u32(x, 24)));
            for (size_t i = 0; i < 32; i += 8)
                store_c64(z, i, load_u32_as_c64(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_u64_b_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        if (!same_value_u64_b(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(less_u64(constant_u64(UINT64_C(0x1)), load_u64(x, 0)),
                                less_u64(constant_u64(UINT64_C(0x1)), load_u64(x, 4)),
                                less_u64(constant_u64(UINT64_C(0x1)), load_u64(x, 8)),
                                less_u64(constant_u64(UINT64_C(0x1)), load_u64(x, 12)),
                                less_u64(constant_u64(UINT64_C(0x1)), load_u64(x, 16)),
                                less_u64(constant_u64(UINT64_C(0x1)), load_u64(x, 20)),
                                less_u64(constant_u64(UINT64_C(0x1)), load_u64(x, 24)),
                                less_u64(constant_u64(UINT64_C(0x1)), load_u64(x, 28)));
            store_u8(z, 0, load_u64_as_b(x, 0));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_u64_u8_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        if (!same_value_u64_u8(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(less_u64(constant_u64(UINT64_C(0xff)), load_u64(x, 0)),
                                less_u64(constant_u64(UINT64_C(0xff)), load_u64(x, 4)),
                                less_u64(constant_u64(UINT64_C(0xff)), load_u64(x, 8)),
                                less_u64(constant_u64(UINT64_C(0xff)), load_u64(x, 12)),
                                less_u64(constant_u64(UINT64_C(0xff)), load_u64(x, 16)),
                                less_u64(constant_u64(UINT64_C(0xff)), load_u64(x, 20)),
                                less_u64(constant_u64(UINT64_C(0xff)), load_u64(x, 24)),
                                less_u64(constant_u64(UINT64_C(0xff)), load_u64(x, 28)));
            store_u8(z, 0, load_u64_as_u8(x, 0));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_u64_u16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!same_value_u64_u16(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(less_u64(constant_u64(UINT64_C(0xffff)), load_u64(x, 0)),
                                less_u64(constant_u64(UINT64_C(0xffff)), load_u64(x, 4)),
                                less_u64(constant_u64(UINT64_C(0xffff)), load_u64(x, 8)),
                                less_u64(constant_u64(UINT64_C(0xffff)), load_u64(x, 12)),
                                less_u64(constant_u64(UINT64_C(0xffff)), load_u64(x, 16)),
                                less_u64(constant_u64(UINT64_C(0xffff)), load_u64(x, 20)),
                                less_u64(constant_u64(UINT64_C(0xffff)), load_u64(x, 24)),
                                less_u64(constant_u64(UINT64_C(0xffff)), load_u64(x, 28)));
            for (size_t i = 0; i < 32; i += 16)
                store_u16(z, i, load_u64_as_u16(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_u64_u32_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        if (!same_value_u64_u32(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(less_u64(constant_u64(UINT64_C(0xffffffff)), load_u64(x, 0)),
                                less_u64(constant_u64(UINT64_C(0xffffffff)), load_u64(x, 4)),
                                less_u64(constant_u64(UINT64_C(0xffffffff)), load_u64(x, 8)),
                                less_u64(constant_u64(UINT64_C(0xffffffff)), load_u64(x, 12)),
                                less_u64(constant_u64(UINT64_C(0xffffffff)), load_u64(x, 16)),
                                less_u64(constant_u64(UINT64_C(0xffffffff)), load_u64(x, 20)),
                                less_u64(constant_u64(UINT64_C(0xffffffff)), load_u64(x, 24)),
                                less_u64(constant_u64(UINT64_C(0xffffffff)), load_u64(x, 28)));
            for (size_t i = 0; i < 32; i += 8)
                store_u32(z, i, load_u64_as_u32(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_u64_i8_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        if (!same_value_u64_i8(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(less_u64(constant_u64(UINT64_C(0x7f)), load_u64(x, 0)),
                                less_u64(constant_u64(UINT64_C(0x7f)), load_u64(x, 4)),
                                less_u64(constant_u64(UINT64_C(0x7f)), load_u64(x, 8)),
                                less_u64(constant_u64(UINT64_C(0x7f)), load_u64(x, 12)),
                                less_u64(constant_u64(UINT64_C(0x7f)), load_u64(x, 16)),
                                less_u64(constant_u64(UINT64_C(0x7f)), load_u64(x, 20)),
                                less_u64(constant_u64(UINT64_C(0x7f)), load_u64(x, 24)),
                                less_u64(constant_u64(UINT64_C(0x7f)), load_u64(x, 28)));
            store_u8(z, 0, load_u64_as_u8(x, 0));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_u64_i16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!same_value_u64_i16(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(less_u64(constant_u64(UINT64_C(0x7fff)), load_u64(x, 0)),
                                less_u64(constant_u64(UINT64_C(0x7fff)), load_u64(x, 4)),
                                less_u64(constant_u64(UINT64_C(0x7fff)), load_u64(x, 8)),
                                less_u64(constant_u64(UINT64_C(0x7fff)), load_u64(x, 12)),
                                less_u64(constant_u64(UINT64_C(0x7fff)), load_u64(x, 16)),
                                less_u64(constant_u64(UINT64_C(0x7fff)), load_u64(x, 20)),
                                less_u64(constant_u64(UINT64_C(0x7fff)), load_u64(x, 24)),
                                less_u64(constant_u64(UINT64_C(0x7fff)), load_u64(x, 28)));
            for (size_t i = 0; i < 32; i += 16)
                store_u16(z, i, load_u64_as_u16(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_u64_i32_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        if (!same_value_u64_i32(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(less_u64(constant_u64(UINT64_C(0x7fffffff)), load_u64(x, 0)),
                                less_u64(constant_u64(UINT64_C(0x7fffffff)), load_u64(x, 4)),
                                less_u64(constant_u64(UINT64_C(0x7fffffff)), load_u64(x, 8)),
                                less_u64(constant_u64(UINT64_C(0x7fffffff)), load_u64(x, 12)),
                                less_u64(constant_u64(UINT64_C(0x7fffffff)), load_u64(x, 16)),
                                less_u64(constant_u64(UINT64_C(0x7fffffff)), load_u64(x, 20)),
                                less_u64(constant_u64(UINT64_C(0x7fffffff)), load_u64(x, 24)),
                                less_u64(constant_u64(UINT64_C(0x7fffffff)), load_u64(x, 28)));
            for (size_t i = 0; i < 32; i += 8)
                store_u32(z, i, load_u64_as_u32(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_u64_i64_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        if (!same_value_u64_i64(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(less_u64(constant_u64(UINT64_C(0x7fffffffffffffff)), load_u64(x, 0)),
                                less_u64(constant_u64(UINT64_C(0x7fffffffffffffff)), load_u64(x, 4)),
                                less_u64(constant_u64(UINT64_C(0x7fffffffffffffff)), load_u64(x, 8)),
                                less_u64(constant_u64(UINT64_C(0x7fffffffffffffff)), load_u64(x, 12)),
                                less_u64(constant_u64(UINT64_C(0x7fffffffffffffff)), load_u64(x, 16)),
                                less_u64(constant_u64(UINT64_C(0x7fffffffffffffff)), load_u64(x, 20)),
                                less_u64(constant_u64(UINT64_C(0x7fffffffffffffff)), load_u64(x, 24)),
                                less_u64(constant_u64(UINT64_C(0x7fffffffffffffff)), load_u64(x, 28)));
            for (size_t i = 0; i < 32; i += 4)
                store_u64(z, i, load_u64(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_u64_bf16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!same_value_u64_bf16_via_f32(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(differs_f32(load_u64_as_f32_odd(x, 0), round_f32_to_bf16(load_u64_as_f32_odd(x, 0))),
                                differs_f32(load_u64_as_f32_odd(x, 8), round_f32_to_bf16(load_u64_as_f32_odd(x, 8))),
                                differs_f32(load_u64_as_f32_odd(x, 16), round_f32_to_bf16(load_u64_as_f32_odd(x, 16))),
                                differs_f32(load_u64_as_f32_odd(x, 24), round_f32_to_bf16(load_u64_as_f32_odd(x, 24))));
            for (size_t i = 0; i < 32; i += 16)
                store_f32_as_bf16(z, i, load_u64_as_f32(x, i),
                                        load_u64_as_f32(x, i + 8));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_u64_f16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!same_value_u64_f16(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(differs_f32(load_u64_as_f32_odd(x, 0), round_f32_to_f16(load_u64_as_f32_odd(x, 0))),
                                differs_f32(load_u64_as_f32_odd(x, 8), round_f32_to_f16(load_u64_as_f32_odd(x, 8))),
                                differs_f32(load_u64_as_f32_odd(x, 16), round_f32_to_f16(load_u64_as_f32_odd(x, 16))),
                                differs_f32(load_u64_as_f32_odd(x, 24), round_f32_to_f16(load_u64_as_f32_odd(x, 24))));
            for (size_t i = 0; i < 32; i += 8)
                store_f32_as_f16(z, i, load_u64_as_f32(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_u64_f32_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        if (!same_value_u64_f32(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(inexact_u64_f32(load_u64(x, 0)),
                                inexact_u64_f32(load_u64(x, 4)),
                                inexact_u64_f32(load_u64(x, 8)),
                                inexact_u64_f32(load_u64(x, 12)),
                                inexact_u64_f32(load_u64(x, 16)),
                                inexact_u64_f32(load_u64(x, 20)),
                                inexact_u64_f32(load_u64(x, 24)),
                                inexact_u64_f32(load_u64(x, 28)));
            for (size_t i = 0; i < 32; i += 8)
                store_f32(z, i, load_u64_as_f32(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_u64_f64_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        if (!same_value_u64_f64(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(inexact_u64_f64(load_u64(x, 0)),
                                inexact_u64_f64(load_u64(x, 4)),
                                inexact_u64_f64(load_u64(x, 8)),
                                inexact_u64_f64(load_u64(x, 12)),
                                inexact_u64_f64(load_u64(x, 16)),
                                inexact_u64_f64(load_u64(x, 20)),
                                inexact_u64_f64(load_u64(x, 24)),
                                inexact_u64_f64(load_u64(x, 28)));
            for (size_t i = 0; i < 32; i += 4)
                store_f64(z, i, load_u64_as_f64(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_u64_c64_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        if (!same_value_u64_c64(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(inexact_u64_f32(load_u64(x, 0)),
                                inexact_u64_f32(load_u64(x, 4)),
                                inexact_u64_f32(load_u64(x, 8)),
                                inexact_u64_f32(load_u64(x, 12)),
                                inexact_u64_f32(load_u64(x, 16)),
                                inexact_u64_f32(load_u64(x, 20)),
                                inexact_u64_f32(load_u64(x, 24)),
                                inexact_u64_f32(load_u64(x, 28)));
            for (size_t i = 0; i < 32; i += 8)
                store_c64(z, i, load_u64_as_c64(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_u64_c128_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 512, failed += 1) {
        if (!same_value_u64_c128(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(inexact_u64_f64(load_u64(x, 0)),
                                inexact_u64_f64(load_u64(x, 4)),
                                inexact_u64_f64(load_u64(x, 8)),
                                inexact_u64_f64(load_u64(x, 12)),
                                inexact_u64_f64(load_u64(x, 16)),
                                inexact_u64_f64(load_u64(x, 20)),
                                inexact_u64_f64(load_u64(x, 24)),
                                inexact_u64_f64(load_u64(x, 28)));
            for (size_t i = 0; i < 32; i += 4)
                store_c128(z, i, load_u64_as_c128(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_i8_b_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    if (blocks % 2) {
        if (!same_value_i8_b(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask8(outside_i8(load_u8(x, 0), constant_u8(0x0), constant_u8(0x1)));
            store_u8(z, 0, load_u8_as_b(x, 0));
            if (bits) failed[0] = bits;
        }
        x += in_step, z += 32, failed++;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * in_step, z += 64, failed += 2) {
        if (!same_value_i8_b(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask8(outside_i8(load_u8(x, 0), constant_u8(0x0), constant_u8(0x1)));
            store_u8(z, 0, load_u8_as_b(x, 0));
            if (bits) failed[0] = bits;
        }
        if (!same_value_i8_b(z + 32, x + in_step, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask8(outside_i8(load_u8(x + in_step, 0), constant_u8(0x0), constant_u8(0x1)));
            store_u8(z + 32, 0, load_u8_as_b(x + in_step, 0));
            if (bits) failed[1] = bits;
        }
    }
}

KERNEL jax_convert_same_value_i8_u8_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    if (blocks % 2) {
        if (!same_value_i8_u8(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask8(less_i8(load_u8(x, 0), constant_u8(0x0)));
            store_u8(z, 0, load_u8(x, 0));
            if (bits) failed[0] = bits;
        }
        x += in_step, z += 32, failed++;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * in_step, z += 64, failed += 2) {
        if (!same_value_i8_u8(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask8(less_i8(load_u8(x, 0), constant_u8(0x0)));
            store_u8(z, 0, load_u8(x, 0));
            if (bits) failed[0] = bits;
        }
        if (!same_value_i8_u8(z + 32, x + in_step, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask8(less_i8(load_u8(x + in_step, 0), constant_u8(0x0)));
            store_u8(z + 32, 0, load_u8(x + in_step, 0));
            if (bits) failed[1] = bits;
        }
    }
}

KERNEL jax_convert_same_value_i8_u16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    if (blocks % 2) {
        if (!same_value_i8_u16(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask8(less_i8(load_u8(x, 0), constant_u8(0x0)));
            for (size_t i = 0; i < 32; i += 16)
                store_u16(z, i, load_i8_as_i16(x, i));
            if (bits) failed[0] = bits;
        }
        x += in_step, z += 64, failed++;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * in_step, z += 128, failed += 2) {
        if (!same_value_i8_u16(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask8(less_i8(load_u8(x, 0), constant_u8(0x0)));
            for (size_t i = 0; i < 32; i += 16)
                store_u16(z, i, load_i8_as_i16(x, i));
            if (bits) failed[0] = bits;
        }
        if (!same_value_i8_u16(z + 64, x + in_step, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask8(less_i8(load_u8(x + in_step, 0), constant_u8(0x0)));
            for (size_t i = 0; i < 32; i += 16)
                store_u16(z + 64, i, load_i8_as_i16(x + in_step, i));
            if (bits) failed[1] = bits;
        }
    }
}

KERNEL jax_convert_same_value_i8_u32_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        if (!same_value_i8_u32(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask8(less_i8(load_u8(x, 0), constant_u8(0x0)));
            for (size_t i = 0; i < 32; i += 8)
                store_u32(z, i, load_i8_as_i32(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_i8_u64_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        if (!same_value_i8_u64(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask8(less_i8(load_u8(x, 0), constant_u8(0x0)));
            for (size_t i = 0; i < 32; i += 4)
                store_u64(z, i, load_i8_as_i64(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_i16_b_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    if (blocks % 2) {
        if (!same_value_i16_b(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask16(outside_i16(load_u16(x, 0), constant_u16(0x0), constant_u16(0x1)),
                                outside_i16(load_u16(x, 16), constant_u16(0x0), constant_u16(0x1)));
            store_u8(z, 0, load_u16_as_b(x, 0));
            if (bits) failed[0] = bits;
        }
        x += in_step, z += 32, failed++;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * in_step, z += 64, failed += 2) {
        if (!same_value_i16_b(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask16(outside_i16(load_u16(x, 0), constant_u16(0x0), constant_u16(0x1)),
                                outside_i16(load_u16(x, 16), constant_u16(0x0), constant_u16(0x1)));
            store_u8(z, 0, load_u16_as_b(x, 0));
            if (bits) failed[0] = bits;
        }
        if (!same_value_i16_b(z + 32, x + in_step, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask16(outside_i16(load_u16(x + in_step, 0), constant_u16(0x0), constant_u16(0x1)),
                                outside_i16(load_u16(x + in_step, 16), constant_u16(0x0), constant_u16(0x1)));
            store_u8(z + 32, 0, load_u16_as_b(x + in_step, 0));
            if (bits) failed[1] = bits;
        }
    }
}

KERNEL jax_convert_same_value_i16_u8_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    if (blocks % 2) {
        if (!same_value_i16_u8(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask16(outside_i16(load_u16(x, 0), constant_u16(0x0), constant_u16(0xff)),
                                outside_i16(load_u16(x, 16), constant_u16(0x0), constant_u16(0xff)));
            store_u8(z, 0, load_u16_as_u8(x, 0));
            if (bits) failed[0] = bits;
        }
        x += in_step, z += 32, failed++;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * in_step, z += 64, failed += 2) {
        if (!same_value_i16_u8(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask16(outside_i16(load_u16(x, 0), constant_u16(0x0), constant_u16(0xff)),
                                outside_i16(load_u16(x, 16), constant_u16(0x0), constant_u16(0xff)));
            store_u8(z, 0, load_u16_as_u8(x, 0));
            if (bits) failed[0] = bits;
        }
        if (!same_value_i16_u8(z + 32, x + in_step, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask16(outside_i16(load_u16(x + in_step, 0), constant_u16(0x0), constant_u16(0xff)),
                                outside_i16(load_u16(x + in_step, 16), constant_u16(0x0), constant_u16(0xff)));
            store_u8(z + 32, 0, load_u16_as_u8(x + in_step, 0));
            if (bits) failed[1] = bits;
        }
    }
}

KERNEL jax_convert_same_value_i16_u16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!same_value_i16_u16(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask16(less_i16(load_u16(x, 0), constant_u16(0x0)),
                                less_i16(load_u16(x, 16), constant_u16(0x0)));
            for (size_t i = 0; i < 32; i += 16)
                store_u16(z, i, load_u16(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_i16_u32_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        if (!same_value_i16_u32(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask16(less_i16(load_u16(x, 0), constant_u16(0x0)),
                                less_i16(load_u16(x, 16), constant_u16(0x0)));
            for (size_t i = 0; i < 32; i += 8)
                store_u32(z, i, load_i16_as_i32(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_i16_u64_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        if (!same_value_i16_u64(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask16(less_i16(load_u16(x, 0), constant_u16(0x0)),
                                less_i16(load_u16(x, 16), constant_u16(0x0)));
            for (size_t i = 0; i < 32; i += 4)
                store_u64(z, i, load_i16_as_i64(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_i16_i8_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    if (blocks % 2) {
        if (!same_value_i16_i8(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask16(outside_i16(load_u16(x, 0), constant_u16(0xff80), constant_u16(0x7f)),
                                outside_i16(load_u16(x, 16), constant_u16(0xff80), constant_u16(0x7f)));
            store_u8(z, 0, load_u16_as_u8(x, 0));
            if (bits) failed[0] = bits;
        }
        x += in_step, z += 32, failed++;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * in_step, z += 64, failed += 2) {
        if (!same_value_i16_i8(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask16(outside_i16(load_u16(x, 0), constant_u16(0xff80), constant_u16(0x7f)),
                                outside_i16(load_u16(x, 16), constant_u16(0xff80), constant_u16(0x7f)));
            store_u8(z, 0, load_u16_as_u8(x, 0));
            if (bits) failed[0] = bits;
        }
        if (!same_value_i16_i8(z + 32, x + in_step, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask16(outside_i16(load_u16(x + in_step, 0), constant_u16(0xff80), constant_u16(0x7f)),
                                outside_i16(load_u16(x + in_step, 16), constant_u16(0xff80), constant_u16(0x7f)));
            store_u8(z + 32, 0, load_u16_as_u8(x + in_step, 0));
            if (bits) failed[1] = bits;
        }
    }
}

KERNEL jax_convert_same_value_i16_bf16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!same_value_i16_bf16(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(differs_f32(load_i16_as_f32(x, 0), round_f32_to_bf16(load_i16_as_f32(x, 0))),
                                differs_f32(load_i16_as_f32(x, 8), round_f32_to_bf16(load_i16_as_f32(x, 8))),
                                differs_f32(load_i16_as_f32(x, 16), round_f32_to_bf16(load_i16_as_f32(x, 16))),
                                differs_f32(load_i16_as_f32(x, 24), round_f32_to_bf16(load_i16_as_f32(x, 24))));
            for (size_t i = 0; i < 32; i += 16)
                store_f32_as_bf16(z, i, load_i16_as_f32(x, i),
                                        load_i16_as_f32(x, i + 8));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_i16_f16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!same_value_i16_f16(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(differs_f32(load_i16_as_f32(x, 0), round_f32_to_f16(load_i16_as_f32(x, 0))),
                                differs_f32(load_i16_as_f32(x, 8), round_f32_to_f16(load_i16_as_f32(x, 8))),
                                differs_f32(load_i16_as_f32(x, 16), round_f32_to_f16(load_i16_as_f32(x, 16))),
                                differs_f32(load_i16_as_f32(x, 24), round_f32_to_f16(load_i16_as_f32(x, 24))));
            for (size_t i = 0; i < 32; i += 8)
                store_f32_as_f16(z, i, load_i16_as_f32(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_i32_b_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        if (!same_value_i32_b(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(outside_i32(load_u32(x, 0), constant_u32(0x0), constant_u32(0x1)),
                                outside_i32(load_u32(x, 8), constant_u32(0x0), constant_u32(0x1)),
                                outside_i32(load_u32(x, 16), constant_u32(0x0), constant_u32(0x1)),
                                outside_i32(load_u32(x, 24), constant_u32(0x0), constant_u32(0x1)));
            store_u8(z, 0, load_u32_as_b(x, 0));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_i32_u8_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        if (!same_value_i32_u8(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(outside_i32(load_u32(x, 0), constant_u32(0x0), constant_u32(0xff)),
                                outside_i32(load_u32(x, 8), constant_u32(0x0), constant_u32(0xff)),
                                outside_i32(load_u32(x, 16), constant_u32(0x0), constant_u32(0xff)),
                                outside_i32(load_u32(x, 24), constant_u32(0x0), constant_u32(0xff)));
            store_u8(z, 0, load_u32_as_u8(x, 0));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_i32_u16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!same_value_i32_u16(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(outside_i32(load_u32(x, 0), constant_u32(0x0), constant_u32(0xffff)),
                                outside_i32(load_u32(x, 8), constant_u32(0x0), constant_u32(0xffff)),
                                outside_i32(load_u32(x, 16), constant_u32(0x0), constant_u32(0xffff)),
                                outside_i32(load_u32(x, 24), constant_u32(0x0), constant_u32(0xffff)));
            for (size_t i = 0; i < 32; i += 16)
                store_u16(z, i, load_u32_as_u16(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_i32_u32_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        if (!same_value_i32_u32(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(less_i32(load_u32(x, 0), constant_u32(0x0)),
                                less_i32(load_u32(x, 8), constant_u32(0x0)),
                                less_i32(load_u32(x, 16), constant_u32(0x0)),
                                less_i32(load_u32(x, 24), constant_u32(0x0)));
            for (size_t i = 0; i < 32; i += 8)
                store_u32(z, i, load_u32(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_i32_u64_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        if (!same_value_i32_u64(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(less_i32(load_u32(x, 0), constant_u32(0x0)),
                                less_i32(load_u32(x, 8), constant_u32(0x0)),
                                less_i32(load_u32(x, 16), constant_u32(0x0)),
                                less_i32(load_u32(x, 24), constant_u32(0x0)));
            for (size_t i = 0; i < 32; i += 4)
                store_u64(z, i, load_i32_as_i64(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_i32_i8_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        if (!same_value_i32_i8(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(outside_i32(load_u32(x, 0), constant_u32(0xffffff80), constant_u32(0x7f)),
                                outside_i32(load_u32(x, 8), constant_u32(0xffffff80), constant_u32(0x7f)),
                                outside_i32(load_u32(x, 16), constant_u32(0xffffff80), constant_u32(0x7f)),
                                outside_i32(load_u32(x, 24), constant_u32(0xffffff80), constant_u32(0x7f)));
            store_u8(z, 0, load_u32_as_u8(x, 0));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_i32_i16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!same_value_i32_i16(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(outside_i32(load_u32(x, 0), constant_u32(0xffff8000), constant_u32(0x7fff)),
                                outside_i32(load_u32(x, 8), constant_u32(0xffff8000), constant_u32(0x7fff)),
                                outside_i32(load_u32(x, 16), constant_u32(0xffff8000), constant_u32(0x7fff)),
                                outside_i32(load_u32(x, 24), constant_u32(0xffff8000), constant_u32(0x7fff)));
            for (size_t i = 0; i < 32; i += 16)
                store_u16(z, i, load_u32_as_u16(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_i32_bf16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!same_value_i32_bf16_via_f32(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(differs_f32(load_i32_as_f32_odd(x, 0), round_f32_to_bf16(load_i32_as_f32_odd(x, 0))),
                                differs_f32(load_i32_as_f32_odd(x, 8), round_f32_to_bf16(load_i32_as_f32_odd(x, 8))),
                                differs_f32(load_i32_as_f32_odd(x, 16), round_f32_to_bf16(load_i32_as_f32_odd(x, 16))),
                                differs_f32(load_i32_as_f32_odd(x, 24), round_f32_to_bf16(load_i32_as_f32_odd(x, 24))));
            for (size_t i = 0; i < 32; i += 16)
                store_f32_as_bf16(z, i, load_i32_as_f32(x, i),
                                        load_i32_as_f32(x, i + 8));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_i32_f16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!same_value_i32_f16(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(differs_f32(load_i32_as_f32_odd(x, 0), round_f32_to_f16(load_i32_as_f32_odd(x, 0))),
                                differs_f32(load_i32_as_f32_odd(x, 8), round_f32_to_f16(load_i32_as_f32_odd(x, 8))),
                                differs_f32(load_i32_as_f32_odd(x, 16), round_f32_to_f16(load_i32_as_f32_odd(x, 16))),
                                differs_f32(load_i32_as_f32_odd(x, 24), round_f32_to_f16(load_i32_as_f32_odd(x, 24))));
            for (size_t i = 0; i < 32; i += 8)
                store_f32_as_f16(z, i, load_i32_as_f32(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_i32_f32_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        if (!same_value_i32_f32(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(inexact_i32_f32(load_u32(x, 0)),
                                inexact_i32_f32(load_u32(x, 8)),
                                inexact_i32_f32(load_u32(x, 16)),
                                inexact_i32_f32(load_u32(x, 24)));
            for (size_t i = 0; i < 32; i += 8)
                store_f32(z, i, load_i32_as_f32(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_i32_c64_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        if (!same_value_i32_c64(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(inexact_i32_f32(load_u32(x, 0)),
                                inexact_i32_f32(load_u32(x, 8)),
                                inexact_i32_f32(load_u32(x, 16)),
                                inexact_i32_f32(load_u32(x, 24)));
            for (size_t i = 0; i < 32; i += 8)
                store_c64(z, i, load_i32_as_c64(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_i64_b_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        if (!same_value_i64_b(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(outside_i64(load_u64(x, 0), constant_u64(UINT64_C(0x0)), constant_u64(UINT64_C(0x1))),
                                outside_i64(load_u64(x, 4), constant_u64(UINT64_C(0x0)), constant_u64(UINT64_C(0x1))),
                                outside_i64(load_u64(x, 8), constant_u64(UINT64_C(0x0)), constant_u64(UINT64_C(0x1))),
                                outside_i64(load_u64(x, 12), constant_u64(UINT64_C(0x0)), constant_u64(UINT64_C(0x1))),
                                outside_i64(load_u64(x, 16), constant_u64(UINT64_C(0x0)), constant_u64(UINT64_C(0x1))),
                                outside_i64(load_u64(x, 20), constant_u64(UINT64_C(0x0)), constant_u64(UINT64_C(0x1))),
                                outside_i64(load_u64(x, 24), constant_u64(UINT64_C(0x0)), constant_u64(UINT64_C(0x1))),
                                outside_i64(load_u64(x, 28), constant_u64(UINT64_C(0x0)), constant_u64(UINT64_C(0x1))));
            store_u8(z, 0, load_u64_as_b(x, 0));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_i64_u8_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        if (!same_value_i64_u8(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(outside_i64(load_u64(x, 0), constant_u64(UINT64_C(0x0)), constant_u64(UINT64_C(0xff))),
                                outside_i64(load_u64(x, 4), constant_u64(UINT64_C(0x0)), constant_u64(UINT64_C(0xff))),
                                outside_i64(load_u64(x, 8), constant_u64(UINT64_C(0x0)), constant_u64(UINT64_C(0xff))),
                                outside_i64(load_u64(x, 12), constant_u64(UINT64_C(0x0)), constant_u64(UINT64_C(0xff))),
                                outside_i64(load_u64(x, 16), constant_u64(UINT64_C(0x0)), constant_u64(UINT64_C(0xff))),
                                outside_i64(load_u64(x, 20), constant_u64(UINT64_C(0x0)), constant_u64(UINT64_C(0xff))),
                                outside_i64(load_u64(x, 24), constant_u64(UINT64_C(0x0)), constant_u64(UINT64_C(0xff))),
                                outside_i64(load_u64(x, 28), constant_u64(UINT64_C(0x0)), constant_u64(UINT64_C(0xff))));
            store_u8(z, 0, load_u64_as_u8(x, 0));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_i64_u16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!same_value_i64_u16(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(outside_i64(load_u64(x, 0), constant_u64(UINT64_C(0x0)), constant_u64(UINT64_C(0xffff))),
                                outside_i64(load_u64(x, 4), constant_u64(UINT64_C(0x0)), constant_u64(UINT64_C(0xffff))),
                                outside_i64(load_u64(x, 8), constant_u64(UINT64_C(0x0)), constant_u64(UINT64_C(0xffff))),
                                outside_i64(load_u64(x, 12), constant_u64(UINT64_C(0x0)), constant_u64(UINT64_C(0xffff))),
                                outside_i64(load_u64(x, 16), constant_u64(UINT64_C(0x0)), constant_u64(UINT64_C(0xffff))),
                                outside_i64(load_u64(x, 20), constant_u64(UINT64_C(0x0)), constant_u64(UINT64_C(0xffff))),
                                outside_i64(load_u64(x, 24), constant_u64(UINT64_C(0x0)), constant_u64(UINT64_C(0xffff))),
                                outside_i64(load_u64(x, 28), constant_u64(UINT64_C(0x0)), constant_u64(UINT64_C(0xffff))));
            for (size_t i = 0; i < 32; i += 16)
                store_u16(z, i, load_u64_as_u16(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_i64_u32_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        if (!same_value_i64_u32(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(outside_i64(load_u64(x, 0), constant_u64(UINT64_C(0x0)), constant_u64(UINT64_C(0xffffffff))),
                                outside_i64(load_u64(x, 4), constant_u64(UINT64_C(0x0)), constant_u64(UINT64_C(0xffffffff))),
                                outside_i64(load_u64(x, 8), constant_u64(UINT64_C(0x0)), constant_u64(UINT64_C(0xffffffff))),
                                outside_i64(load_u64(x, 12),
                                            constant_u64(UINT64_C(0x0)),
                                            constant_u64(UINT64_C(0xffffffff))),
                                outside_i64(load_u64(x, 16),
                                            constant_u64(UINT64_C(0x0)),
                                            constant_u64(UINT64_C(0xffffffff))),
                                outside_i64(load_u64(x, 20),
                                            constant_u64(UINT64_C(0x0)),
                                            constant_u64(UINT64_C(0xffffffff))),
                                outside_i64(load_u64(x, 24),
                                            constant_u64(UINT64_C(0x0)),
                                            constant_u64(UINT64_C(0xffffffff))),
                                outside_i64(load_u64(x, 28),
                                            constant_u64(UINT64_C(0x0)),
                                            constant_u64(UINT64_C(0xffffffff))));
            for (size_t i = 0; i < 32; i += 8)
                store_u32(z, i, load_u64_as_u32(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_i64_u64_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        if (!same_value_i64_u64(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(less_i64(load_u64(x, 0), constant_u64(UINT64_C(0x0))),
                                less_i64(load_u64(x, 4), constant_u64(UINT64_C(0x0))),
                                less_i64(load_u64(x, 8), constant_u64(UINT64_C(0x0))),
                                less_i64(load_u64(x, 12), constant_u64(UINT64_C(0x0))),
                                less_i64(load_u64(x, 16), constant_u64(UINT64_C(0x0))),
                                less_i64(load_u64(x, 20), constant_u64(UINT64_C(0x0))),
                                less_i64(load_u64(x, 24), constant_u64(UINT64_C(0x0))),
                                less_i64(load_u64(x, 28), constant_u64(UINT64_C(0x0))));
            for (size_t i = 0; i < 32; i += 4)
                store_u64(z, i, load_u64(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_i64_i8_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        if (!same_value_i64_i8(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(outside_i64(load_u64(x, 0),
                                            constant_u64(UINT64_C(0xffffffffffffff80)),
                                            constant_u64(UINT64_C(0x7f))),
                                outside_i64(load_u64(x, 4),
                                            constant_u64(UINT64_C(0xffffffffffffff80)),
                                            constant_u64(UINT64_C(0x7f))),
                                outside_i64(load_u64(x, 8),
                                            constant_u64(UINT64_C(0xffffffffffffff80)),
                                            constant_u64(UINT64_C(0x7f))),
                                outside_i64(load_u64(x, 12),
                                            constant_u64(UINT64_C(0xffffffffffffff80)),
                                            constant_u64(UINT64_C(0x7f))),
                                outside_i64(load_u64(x, 16),
                                            constant_u64(UINT64_C(0xffffffffffffff80)),
                                            constant_u64(UINT64_C(0x7f))),
                                outside_i64(load_u64(x, 20),
                                            constant_u64(UINT64_C(0xffffffffffffff80)),
                                            constant_u64(UINT64_C(0x7f))),
                                outside_i64(load_u64(x, 24),
                                            constant_u64(UINT64_C(0xffffffffffffff80)),
                                            constant_u64(UINT64_C(0x7f))),
                                outside_i64(load_u64(x, 28),
                                            constant_u64(UINT64_C(0xffffffffffffff80)),
                                            constant_u64(UINT64_C(0x7f))));
            store_u8(z, 0, load_u64_as_u8(x, 0));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_i64_i16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!same_value_i64_i16(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(outside_i64(load_u64(x, 0),
                                            constant_u64(UINT64_C(0xffffffffffff8000)),
                                            constant_u64(UINT64_C(0x7fff))),
                                outside_i64(load_u64(x, 4),
                                            constant_u64(UINT64_C(0xffffffffffff8000)),
                                            constant_u64(UINT64_C(0x7fff))),
                                outside_i64(load_u64(x, 8),
                                            constant_u64(UINT64_C(0xffffffffffff8000)),
                                            constant_u64(UINT64_C(0x7fff))),
                                outside_i64(load_u64(x, 12),
                                            constant_u64(UINT64_C(0xffffffffffff8000)),
                                            constant_u64(UINT64_C(0x7fff))),
                                outside_i64(load_u64(x, 16),
                                            constant_u64(UINT64_C(0xffffffffffff8000)),
                                            constant_u64(UINT64_C(0x7fff))),
                                outside_i64(load_u64(x, 20),
                                            constant_u64(UINT64_C(0xffffffffffff8000)),
                                            constant_u64(UINT64_C(0x7fff))),
                                outside_i64(load_u64(x, 24),
                                            constant_u64(UINT64_C(0xffffffffffff8000)),
                                            constant_u64(UINT64_C(0x7fff))),
                                outside_i64(load_u64(x, 28),
                                            constant_u64(UINT64_C(0xffffffffffff8000)),
                                            constant_u64(UINT64_C(0x7fff))));
            for (size_t i = 0; i < 32; i += 16)
                store_u16(z, i, load_u64_as_u16(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_i64_i32_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        if (!same_value_i64_i32(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(outside_i64(load_u64(x, 0),
                                            constant_u64(UINT64_C(0xffffffff80000000)),
                                            constant_u64(UINT64_C(0x7fffffff))),
                                outside_i64(load_u64(x, 4),
                                            constant_u64(UINT64_C(0xffffffff80000000)),
                                            constant_u64(UINT64_C(0x7fffffff))),
                                outside_i64(load_u64(x, 8),
                                            constant_u64(UINT64_C(0xffffffff80000000)),
                                            constant_u64(UINT64_C(0x7fffffff))),
                                outside_i64(load_u64(x, 12),
                                            constant_u64(UINT64_C(0xffffffff80000000)),
                                            constant_u64(UINT64_C(0x7fffffff))),
                                outside_i64(load_u64(x, 16),
                                            constant_u64(UINT64_C(0xffffffff80000000)),
                                            constant_u64(UINT64_C(0x7fffffff))),
                                outside_i64(load_u64(x, 20),
                                            constant_u64(UINT64_C(0xffffffff80000000)),
                                            constant_u64(UINT64_C(0x7fffffff))),
                                outside_i64(load_u64(x, 24),
                                            constant_u64(UINT64_C(0xffffffff80000000)),
                                            constant_u64(UINT64_C(0x7fffffff))),
                                outside_i64(load_u64(x, 28),
                                            constant_u64(UINT64_C(0xffffffff80000000)),
                                            constant_u64(UINT64_C(0x7fffffff))));
            for (size_t i = 0; i < 32; i += 8)
                store_u32(z, i, load_u64_as_u32(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_i64_bf16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!same_value_i64_bf16_via_f32(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(differs_f32(load_i64_as_f32_odd(x, 0), round_f32_to_bf16(load_i64_as_f32_odd(x, 0))),
                                differs_f32(load_i64_as_f32_odd(x, 8), round_f32_to_bf16(load_i64_as_f32_odd(x, 8))),
                                differs_f32(load_i64_as_f32_odd(x, 16), round_f32_to_bf16(load_i64_as_f32_odd(x, 16))),
                                differs_f32(load_i64_as_f32_odd(x, 24), round_f32_to_bf16(load_i64_as_f32_odd(x, 24))));
            for (size_t i = 0; i < 32; i += 16)
                store_f32_as_bf16(z, i, load_i64_as_f32(x, i),
                                        load_i64_as_f32(x, i + 8));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_i64_f16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!same_value_i64_f16(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(differs_f32(load_i64_as_f32_odd(x, 0), round_f32_to_f16(load_i64_as_f32_odd(x, 0))),
                                differs_f32(load_i64_as_f32_odd(x, 8), round_f32_to_f16(load_i64_as_f32_odd(x, 8))),
                                differs_f32(load_i64_as_f32_odd(x, 16), round_f32_to_f16(load_i64_as_f32_odd(x, 16))),
                                differs_f32(load_i64_as_f32_odd(x, 24), round_f32_to_f16(load_i64_as_f32_odd(x, 24))));
            for (size_t i = 0; i < 32; i += 8)
                store_f32_as_f16(z, i, load_i64_as_f32(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_i64_f32_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        if (!same_value_i64_f32(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(inexact_i64_f32(load_u64(x, 0)),
                                inexact_i64_f32(load_u64(x, 4)),
                                inexact_i64_f32(load_u64(x, 8)),
                                inexact_i64_f32(load_u64(x, 12)),
                                inexact_i64_f32(load_u64(x, 16)),
                                inexact_i64_f32(load_u64(x, 20)),
                                inexact_i64_f32(load_u64(x, 24)),
                                inexact_i64_f32(load_u64(x, 28)));
            for (size_t i = 0; i < 32; i += 8)
                store_f32(z, i, load_i64_as_f32(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_i64_f64_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        if (!same_value_i64_f64(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(inexact_i64_f64(load_u64(x, 0)),
                                inexact_i64_f64(load_u64(x, 4)),
                                inexact_i64_f64(load_u64(x, 8)),
                                inexact_i64_f64(load_u64(x, 12)),
                                inexact_i64_f64(load_u64(x, 16)),
                                inexact_i64_f64(load_u64(x, 20)),
                                inexact_i64_f64(load_u64(x, 24)),
                                inexact_i64_f64(load_u64(x, 28)));
            for (size_t i = 0; i < 32; i += 4)
                store_f64(z, i, load_i64_as_f64(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_i64_c64_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        if (!same_value_i64_c64(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(inexact_i64_f32(load_u64(x, 0)),
                                inexact_i64_f32(load_u64(x, 4)),
                                inexact_i64_f32(load_u64(x, 8)),
                                inexact_i64_f32(load_u64(x, 12)),
                                inexact_i64_f32(load_u64(x, 16)),
                                inexact_i64_f32(load_u64(x, 20)),
                                inexact_i64_f32(load_u64(x, 24)),
                                inexact_i64_f32(load_u64(x, 28)));
            for (size_t i = 0; i < 32; i += 8)
                store_c64(z, i, load_i64_as_c64(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_i64_c128_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 512, failed += 1) {
        if (!same_value_i64_c128(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(inexact_i64_f64(load_u64(x, 0)),
                                inexact_i64_f64(load_u64(x, 4)),
                                inexact_i64_f64(load_u64(x, 8)),
                                inexact_i64_f64(load_u64(x, 12)),
                                inexact_i64_f64(load_u64(x, 16)),
                                inexact_i64_f64(load_u64(x, 20)),
                                inexact_i64_f64(load_u64(x, 24)),
                                inexact_i64_f64(load_u64(x, 28)));
            for (size_t i = 0; i < 32; i += 4)
                store_c128(z, i, load_i64_as_c128(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_bf16_b_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        bits |= bits_mask32(unlike_f32(load_bf16_as_f32(x, 0), constant_f32(0x0p+0f), constant_f32(0x1p+0f)),
                            unlike_f32(load_bf16_as_f32(x, 8), constant_f32(0x0p+0f), constant_f32(0x1p+0f)),
                            unlike_f32(load_bf16_as_f32(x, 16), constant_f32(0x0p+0f), constant_f32(0x1p+0f)),
                            unlike_f32(load_bf16_as_f32(x, 24), constant_f32(0x0p+0f), constant_f32(0x1p+0f)));
        store_u8(z, 0, load_bf16_as_b(x, 0));
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_bf16_u8_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    if (blocks % 2) {
        if (!same_value_bf16_u8(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(unlike_f32(load_bf16_as_f32(x, 0), constant_f32(0x0p+0f), constant_f32(0x1.fep+7f)),
                                unlike_f32(load_bf16_as_f32(x, 8), constant_f32(0x0p+0f), constant_f32(0x1.fep+7f)),
                                unlike_f32(load_bf16_as_f32(x, 16), constant_f32(0x0p+0f), constant_f32(0x1.fep+7f)),
                                unlike_f32(load_bf16_as_f32(x, 24), constant_f32(0x0p+0f), constant_f32(0x1.fep+7f)));
            store_u8(z, 0, load_bf16_as_u8(x, 0));
            if (bits) failed[0] = bits;
        }
        x += in_step, z += 32, failed++;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * in_step, z += 64, failed += 2) {
        if (!same_value_bf16_u8(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(unlike_f32(load_bf16_as_f32(x, 0), constant_f32(0x0p+0f), constant_f32(0x1.fep+7f)),
                                unlike_f32(load_bf16_as_f32(x, 8), constant_f32(0x0p+0f), constant_f32(0x1.fep+7f)),
                                unlike_f32(load_bf16_as_f32(x, 16), constant_f32(0x0p+0f), constant_f32(0x1.fep+7f)),
                                unlike_f32(load_bf16_as_f32(x, 24), constant_f32(0x0p+0f), constant_f32(0x1.fep+7f)));
            store_u8(z, 0, load_bf16_as_u8(x, 0));
            if (bits) failed[0] = bits;
        }
        if (!same_value_bf16_u8(z + 32, x + in_step, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(unlike_f32(load_bf16_as_f32(x + in_step, 0),
                                           constant_f32(0x0p+0f),
                                           constant_f32(0x1.fep+7f)),
                                unlike_f32(load_bf16_as_f32(x + in_step, 8),
                                           constant_f32(0x0p+0f),
                                           constant_f32(0x1.fep+7f)),
                                unlike_f32(load_bf16_as_f32(x + in_step, 16),
                                           constant_f32(0x0p+0f),
                                           constant_f32(0x1.fep+7f)),
                                unlike_f32(load_bf16_as_f32(x + in_step, 24),
                                           constant_f32(0x0p+0f),
                                           constant_f32(0x1.fep+7f)));
            store_u8(z + 32, 0, load_bf16_as_u8(x + in_step, 0));
            if (bits) failed[1] = bits;
        }
    }
}

KERNEL jax_convert_same_value_bf16_u16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!same_value_bf16_u16(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(unlike_f32(load_bf16_as_f32(x, 0), constant_f32(0x0p+0f), constant_f32(0x1.fffep+15f)),
                                unlike_f32(load_bf16_as_f32(x, 8), constant_f32(0x0p+0f), constant_f32(0x1.fffep+15f)),
                                unlike_f32(load_bf16_as_f32(x, 16), constant_f32(0x0p+0f), constant_f32(0x1.fffep+15f)),
                                unlike_f32(load_bf16_as_f32(x, 24), constant_f32(0x0p+0f), constant_f32(0x1.fffep+15f)));
            for (size_t i = 0; i < 32; i += 16)
                store_u16(z, i, load_bf16_as_u16(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_bf16_u32_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        if (!same_value_bf16_u32(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(unlike_f32(load_bf16_as_f32(x, 0), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+31f)),
                                unlike_f32(load_bf16_as_f32(x, 8), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+31f)),
                                unlike_f32(load_bf16_as_f32(x, 16), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+31f)),
                                unlike_f32(load_bf16_as_f32(x, 24), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+31f)));
            for (size_t i = 0; i < 32; i += 8)
                store_u32(z, i, load_bf16_as_u32(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_bf16_u64_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        if (!same_value_bf16_u64(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(unlike_f32(load_bf16_as_f32(x, 0), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+63f)),
                                unlike_f32(load_bf16_as_f32(x, 8), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+63f)),
                                unlike_f32(load_bf16_as_f32(x, 16), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+63f)),
                                unlike_f32(load_bf16_as_f32(x, 24), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+63f)));
            for (size_t i = 0; i < 32; i += 4)
                store_u64(z, i, load_bf16_as_u64(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_bf16_i8_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    if (blocks % 2) {
        if (!same_value_bf16_i8(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(unlike_f32(load_bf16_as_f32(x, 0), constant_f32(-0x1p+7f), constant_f32(0x1.fcp+6f)),
                                unlike_f32(load_bf16_as_f32(x, 8), constant_f32(-0x1p+7f), constant_f32(0x1.fcp+6f)),
                                unlike_f32(load_bf16_as_f32(x, 16), constant_f32(-0x1p+7f), constant_f32(0x1.fcp+6f)),
                                unlike_f32(load_bf16_as_f32(x, 24), constant_f32(-0x1p+7f), constant_f32(0x1.fcp+6f)));
            store_u8(z, 0, load_bf16_as_i8(x, 0));
            if (bits) failed[0] = bits;
        }
        x += in_step, z += 32, failed++;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * in_step, z += 64, failed += 2) {
        if (!same_value_bf16_i8(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(unlike_f32(load_bf16_as_f32(x, 0), constant_f32(-0x1p+7f), constant_f32(0x1.fcp+6f)),
                                unlike_f32(load_bf16_as_f32(x, 8), constant_f32(-0x1p+7f), constant_f32(0x1.fcp+6f)),
                                unlike_f32(load_bf16_as_f32(x, 16), constant_f32(-0x1p+7f), constant_f32(0x1.fcp+6f)),
                                unlike_f32(load_bf16_as_f32(x, 24), constant_f32(-0x1p+7f), constant_f32(0x1.fcp+6f)));
            store_u8(z, 0, load_bf16_as_i8(x, 0));
            if (bits) failed[0] = bits;
        }
        if (!same_value_bf16_i8(z + 32, x + in_step, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(unlike_f32(load_bf16_as_f32(x + in_step, 0),
                                           constant_f32(-0x1p+7f),
                                           constant_f32(0x1.fcp+6f)),
                                unlike_f32(load_bf16_as_f32(x + in_step, 8),
                                           constant_f32(-0x1p+7f),
                                           constant_f32(0x1.fcp+6f)),
                                unlike_f32(load_bf16_as_f32(x + in_step, 16),
                                           constant_f32(-0x1p+7f),
                                           constant_f32(0x1.fcp+6f)),
                                unlike_f32(load_bf16_as_f32(x + in_step, 24),
                                           constant_f32(-0x1p+7f),
                                           constant_f32(0x1.fcp+6f)));
            store_u8(z + 32, 0, load_bf16_as_i8(x + in_step, 0));
            if (bits) failed[1] = bits;
        }
    }
}

KERNEL jax_convert_same_value_bf16_i16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!same_value_bf16_i16(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(unlike_f32(load_bf16_as_f32(x, 0), constant_f32(-0x1p+15f), constant_f32(0x1.fffcp+14f)),
                                unlike_f32(load_bf16_as_f32(x, 8), constant_f32(-0x1p+15f), constant_f32(0x1.fffcp+14f)),
                                unlike_f32(load_bf16_as_f32(x, 16), constant_f32(-0x1p+15f), constant_f32(0x1.fffcp+14f)),
                                unlike_f32(load_bf16_as_f32(x, 24), constant_f32(-0x1p+15f), constant_f32(0x1.fffcp+14f)));
            for (size_t i = 0; i < 32; i += 16)
                store_u16(z, i, load_bf16_as_i16(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_bf16_i32_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        if (!same_value_bf16_i32(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(unlike_f32(load_bf16_as_f32(x, 0), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)),
                                unlike_f32(load_bf16_as_f32(x, 8), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)),
                                unlike_f32(load_bf16_as_f32(x, 16), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)),
                                unlike_f32(load_bf16_as_f32(x, 24), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)));
            for (size_t i = 0; i < 32; i += 8)
                store_u32(z, i, load_bf16_as_i32(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_bf16_i64_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        if (!same_value_bf16_i64(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(unlike_f32(load_bf16_as_f32(x, 0), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)),
                                unlike_f32(load_bf16_as_f32(x, 8), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)),
                                unlike_f32(load_bf16_as_f32(x, 16), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)),
                                unlike_f32(load_bf16_as_f32(x, 24), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)));
            for (size_t i = 0; i < 32; i += 4)
                store_u64(z, i, load_bf16_as_i64(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_bf16_f16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!same_value_bf16_f16(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(differs_f32(load_bf16_as_f32(x, 0), round_f32_to_f16(load_bf16_as_f32(x, 0))),
                                differs_f32(load_bf16_as_f32(x, 8), round_f32_to_f16(load_bf16_as_f32(x, 8))),
                                differs_f32(load_bf16_as_f32(x, 16), round_f32_to_f16(load_bf16_as_f32(x, 16))),
                                differs_f32(load_bf16_as_f32(x, 24), round_f32_to_f16(load_bf16_as_f32(x, 24))));
            for (size_t i = 0; i < 32; i += 8)
                store_f32_as_f16(z, i, load_bf16_as_f32(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_f16_b_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        bits |= bits_mask32(unlike_f32(load_f16_as_f32(x, 0), constant_f32(0x0p+0f), constant_f32(0x1p+0f)),
                            unlike_f32(load_f16_as_f32(x, 8), constant_f32(0x0p+0f), constant_f32(0x1p+0f)),
                            unlike_f32(load_f16_as_f32(x, 16), constant_f32(0x0p+0f), constant_f32(0x1p+0f)),
                            unlike_f32(load_f16_as_f32(x, 24), constant_f32(0x0p+0f), constant_f32(0x1p+0f)));
        store_u8(z, 0, load_f16_as_b(x, 0));
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_f16_u8_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    if (blocks % 2) {
        if (!same_value_f16_u8(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(unlike_f32(load_f16_as_f32(x, 0), constant_f32(0x0p+0f), constant_f32(0x1.fep+7f)),
                                unlike_f32(load_f16_as_f32(x, 8), constant_f32(0x0p+0f), constant_f32(0x1.fep+7f)),
                                unlike_f32(load_f16_as_f32(x, 16), constant_f32(0x0p+0f), constant_f32(0x1.fep+7f)),
                                unlike_f32(load_f16_as_f32(x, 24), constant_f32(0x0p+0f), constant_f32(0x1.fep+7f)));
            store_u8(z, 0, load_f16_as_u8(x, 0));
            if (bits) failed[0] = bits;
        }
        x += in_step, z += 32, failed++;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * in_step, z += 64, failed += 2) {
        if (!same_value_f16_u8(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(unlike_f32(load_f16_as_f32(x, 0), constant_f32(0x0p+0f), constant_f32(0x1.fep+7f)),
                                unlike_f32(load_f16_as_f32(x, 8), constant_f32(0x0p+0f), constant_f32(0x1.fep+7f)),
                                unlike_f32(load_f16_as_f32(x, 16), constant_f32(0x0p+0f), constant_f32(0x1.fep+7f)),
                                unlike_f32(load_f16_as_f32(x, 24), constant_f32(0x0p+0f), constant_f32(0x1.fep+7f)));
            store_u8(z, 0, load_f16_as_u8(x, 0));
            if (bits) failed[0] = bits;
        }
        if (!same_value_f16_u8(z + 32, x + in_step, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(unlike_f32(load_f16_as_f32(x + in_step, 0), constant_f32(0x0p+0f), constant_f32(0x1.fep+7f)),
                                unlike_f32(load_f16_as_f32(x + in_step, 8), constant_f32(0x0p+0f), constant_f32(0x1.fep+7f)),
                                unlike_f32(load_f16_as_f32(x + in_step, 16),
                                           constant_f32(0x0p+0f),
                                           constant_f32(0x1.fep+7f)),
                                unlike_f32(load_f16_as_f32(x + in_step, 24),
                                           constant_f32(0x0p+0f),
                                           constant_f32(0x1.fep+7f)));
            store_u8(z + 32, 0, load_f16_as_u8(x + in_step, 0));
            if (bits) failed[1] = bits;
        }
    }
}

KERNEL jax_convert_same_value_f16_u16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!same_value_f16_u16(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(unlike_f32(load_f16_as_f32(x, 0), constant_f32(0x0p+0f), constant_f32(0x1.fffep+15f)),
                                unlike_f32(load_f16_as_f32(x, 8), constant_f32(0x0p+0f), constant_f32(0x1.fffep+15f)),
                                unlike_f32(load_f16_as_f32(x, 16), constant_f32(0x0p+0f), constant_f32(0x1.fffep+15f)),
                                unlike_f32(load_f16_as_f32(x, 24), constant_f32(0x0p+0f), constant_f32(0x1.fffep+15f)));
            for (size_t i = 0; i < 32; i += 16)
                store_u16(z, i, load_f16_as_u16(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_f16_u32_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        if (!same_value_f16_u32(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(unlike_f32(load_f16_as_f32(x, 0), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+31f)),
                                unlike_f32(load_f16_as_f32(x, 8), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+31f)),
                                unlike_f32(load_f16_as_f32(x, 16), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+31f)),
                                unlike_f32(load_f16_as_f32(x, 24), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+31f)));
            for (size_t i = 0; i < 32; i += 8)
                store_u32(z, i, load_f16_as_u32(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_f16_u64_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        if (!same_value_f16_u64(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(unlike_f32(load_f16_as_f32(x, 0), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+63f)),
                                unlike_f32(load_f16_as_f32(x, 8), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+63f)),
                                unlike_f32(load_f16_as_f32(x, 16), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+63f)),
                                unlike_f32(load_f16_as_f32(x, 24), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+63f)));
            for (size_t i = 0; i < 32; i += 4)
                store_u64(z, i, load_f16_as_u64(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_f16_i8_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    if (blocks % 2) {
        if (!same_value_f16_i8(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(unlike_f32(load_f16_as_f32(x, 0), constant_f32(-0x1p+7f), constant_f32(0x1.fcp+6f)),
                                unlike_f32(load_f16_as_f32(x, 8), constant_f32(-0x1p+7f), constant_f32(0x1.fcp+6f)),
                                unlike_f32(load_f16_as_f32(x, 16), constant_f32(-0x1p+7f), constant_f32(0x1.fcp+6f)),
                                unlike_f32(load_f16_as_f32(x, 24), constant_f32(-0x1p+7f), constant_f32(0x1.fcp+6f)));
            store_u8(z, 0, load_f16_as_i8(x, 0));
            if (bits) failed[0] = bits;
        }
        x += in_step, z += 32, failed++;
    }
    for (blocks /= 2; blocks; blocks--, x += 2 * in_step, z += 64, failed += 2) {
        if (!same_value_f16_i8(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(unlike_f32(load_f16_as_f32(x, 0), constant_f32(-0x1p+7f), constant_f32(0x1.fcp+6f)),
                                unlike_f32(load_f16_as_f32(x, 8), constant_f32(-0x1p+7f), constant_f32(0x1.fcp+6f)),
                                unlike_f32(load_f16_as_f32(x, 16), constant_f32(-0x1p+7f), constant_f32(0x1.fcp+6f)),
                                unlike_f32(load_f16_as_f32(x, 24), constant_f32(-0x1p+7f), constant_f32(0x1.fcp+6f)));
            store_u8(z, 0, load_f16_as_i8(x, 0));
            if (bits) failed[0] = bits;
        }
        if (!same_value_f16_i8(z + 32, x + in_step, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(unlike_f32(load_f16_as_f32(x + in_step, 0),
                                           constant_f32(-0x1p+7f),
                                           constant_f32(0x1.fcp+6f)),
                                unlike_f32(load_f16_as_f32(x + in_step, 8),
                                           constant_f32(-0x1p+7f),
                                           constant_f32(0x1.fcp+6f)),
                                unlike_f32(load_f16_as_f32(x + in_step, 16),
                                           constant_f32(-0x1p+7f),
                                           constant_f32(0x1.fcp+6f)),
                                unlike_f32(load_f16_as_f32(x + in_step, 24),
                                           constant_f32(-0x1p+7f),
                                           constant_f32(0x1.fcp+6f)));
            store_u8(z + 32, 0, load_f16_as_i8(x + in_step, 0));
            if (bits) failed[1] = bits;
        }
    }
}

KERNEL jax_convert_same_value_f16_i16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!same_value_f16_i16(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(unlike_f32(load_f16_as_f32(x, 0), constant_f32(-0x1p+15f), constant_f32(0x1.fffcp+14f)),
                                unlike_f32(load_f16_as_f32(x, 8), constant_f32(-0x1p+15f), constant_f32(0x1.fffcp+14f)),
                                unlike_f32(load_f16_as_f32(x, 16), constant_f32(-0x1p+15f), constant_f32(0x1.fffcp+14f)),
                                unlike_f32(load_f16_as_f32(x, 24), constant_f32(-0x1p+15f), constant_f32(0x1.fffcp+14f)));
            for (size_t i = 0; i < 32; i += 16)
                store_u16(z, i, load_f16_as_i16(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_f16_i32_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        if (!same_value_f16_i32(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(unlike_f32(load_f16_as_f32(x, 0), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)),
                                unlike_f32(load_f16_as_f32(x, 8), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)),
                                unlike_f32(load_f16_as_f32(x, 16), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)),
                                unlike_f32(load_f16_as_f32(x, 24), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)));
            for (size_t i = 0; i < 32; i += 8)
                store_u32(z, i, load_f16_as_i32(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_f16_i64_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        if (!same_value_f16_i64(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(unlike_f32(load_f16_as_f32(x, 0), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)),
                                unlike_f32(load_f16_as_f32(x, 8), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)),
                                unlike_f32(load_f16_as_f32(x, 16), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)),
                                unlike_f32(load_f16_as_f32(x, 24), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)));
            for (size_t i = 0; i < 32; i += 4)
                store_u64(z, i, load_f16_as_i64(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_f16_bf16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!same_value_f16_bf16(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(differs_f32(load_f16_as_f32(x, 0), round_f32_to_bf16(load_f16_as_f32(x, 0))),
                                differs_f32(load_f16_as_f32(x, 8), round_f32_to_bf16(load_f16_as_f32(x, 8))),
                                differs_f32(load_f16_as_f32(x, 16), round_f32_to_bf16(load_f16_as_f32(x, 16))),
                                differs_f32(load_f16_as_f32(x, 24), round_f32_to_bf16(load_f16_as_f32(x, 24))));
            for (size_t i = 0; i < 32; i += 16)
                store_f32_as_bf16(z, i, load_f16_as_f32(x, i),
                                        load_f16_as_f32(x, i + 8));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_f32_b_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        bits |= bits_mask32(unlike_f32(load_f32(x, 0), constant_f32(0x0p+0f), constant_f32(0x1p+0f)),
                            unlike_f32(load_f32(x, 8), constant_f32(0x0p+0f), constant_f32(0x1p+0f)),
                            unlike_f32(load_f32(x, 16), constant_f32(0x0p+0f), constant_f32(0x1p+0f)),
                            unlike_f32(load_f32(x, 24), constant_f32(0x0p+0f), constant_f32(0x1p+0f)));
        store_u8(z, 0, load_f32_as_b(x, 0));
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_f32_u8_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        if (!same_value_f32_u8(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(unlike_f32(load_f32(x, 0), constant_f32(0x0p+0f), constant_f32(0x1.fep+7f)),
                                unlike_f32(load_f32(x, 8), constant_f32(0x0p+0f), constant_f32(0x1.fep+7f)),
                                unlike_f32(load_f32(x, 16), constant_f32(0x0p+0f), constant_f32(0x1.fep+7f)),
                                unlike_f32(load_f32(x, 24), constant_f32(0x0p+0f), constant_f32(0x1.fep+7f)));
            store_u8(z, 0, load_f32_as_u8(x, 0));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_f32_u16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!same_value_f32_u16(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(unlike_f32(load_f32(x, 0), constant_f32(0x0p+0f), constant_f32(0x1.fffep+15f)),
                                unlike_f32(load_f32(x, 8), constant_f32(0x0p+0f), constant_f32(0x1.fffep+15f)),
                                unlike_f32(load_f32(x, 16), constant_f32(0x0p+0f), constant_f32(0x1.fffep+15f)),
                                unlike_f32(load_f32(x, 24), constant_f32(0x0p+0f), constant_f32(0x1.fffep+15f)));
            for (size_t i = 0; i < 32; i += 16)
                store_u16(z, i, load_f32_as_u16(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_f32_u32_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        if (!same_value_f32_u32(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(unlike_f32(load_f32(x, 0), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+31f)),
                                unlike_f32(load_f32(x, 8), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+31f)),
                                unlike_f32(load_f32(x, 16), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+31f)),
                                unlike_f32(load_f32(x, 24), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+31f)));
            for (size_t i = 0; i < 32; i += 8)
                store_u32(z, i, load_f32_as_u32(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_f32_u64_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        if (!same_value_f32_u64(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(unlike_f32(load_f32(x, 0), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+63f)),
                                unlike_f32(load_f32(x, 8), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+63f)),
                                unlike_f32(load_f32(x, 16), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+63f)),
                                unlike_f32(load_f32(x, 24), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+63f)));
            for (size_t i = 0; i < 32; i += 4)
                store_u64(z, i, load_f32_as_u64(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_f32_i8_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        if (!same_value_f32_i8(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(unlike_f32(load_f32(x, 0), constant_f32(-0x1p+7f), constant_f32(0x1.fcp+6f)),
                                unlike_f32(load_f32(x, 8), constant_f32(-0x1p+7f), constant_f32(0x1.fcp+6f)),
                                unlike_f32(load_f32(x, 16), constant_f32(-0x1p+7f), constant_f32(0x1.fcp+6f)),
                                unlike_f32(load_f32(x, 24), constant_f32(-0x1p+7f), constant_f32(0x1.fcp+6f)));
            store_u8(z, 0, load_f32_as_i8(x, 0));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_f32_i16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!same_value_f32_i16(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(unlike_f32(load_f32(x, 0), constant_f32(-0x1p+15f), constant_f32(0x1.fffcp+14f)),
                                unlike_f32(load_f32(x, 8), constant_f32(-0x1p+15f), constant_f32(0x1.fffcp+14f)),
                                unlike_f32(load_f32(x, 16), constant_f32(-0x1p+15f), constant_f32(0x1.fffcp+14f)),
                                unlike_f32(load_f32(x, 24), constant_f32(-0x1p+15f), constant_f32(0x1.fffcp+14f)));
            for (size_t i = 0; i < 32; i += 16)
                store_u16(z, i, load_f32_as_i16(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_f32_i32_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        if (!same_value_f32_i32(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(unlike_f32(load_f32(x, 0), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)),
                                unlike_f32(load_f32(x, 8), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)),
                                unlike_f32(load_f32(x, 16), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)),
                                unlike_f32(load_f32(x, 24), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)));
            for (size_t i = 0; i < 32; i += 8)
                store_u32(z, i, load_f32_as_i32(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_f32_i64_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        if (!same_value_f32_i64(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(unlike_f32(load_f32(x, 0), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)),
                                unlike_f32(load_f32(x, 8), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)),
                                unlike_f32(load_f32(x, 16), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)),
                                unlike_f32(load_f32(x, 24), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)));
            for (size_t i = 0; i < 32; i += 4)
                store_u64(z, i, load_f32_as_i64(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_f32_bf16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!same_value_f32_bf16(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(differs_f32(load_f32(x, 0), round_f32_to_bf16(load_f32(x, 0))),
                                differs_f32(load_f32(x, 8), round_f32_to_bf16(load_f32(x, 8))),
                                differs_f32(load_f32(x, 16), round_f32_to_bf16(load_f32(x, 16))),
                                differs_f32(load_f32(x, 24), round_f32_to_bf16(load_f32(x, 24))));
            for (size_t i = 0; i < 32; i += 16)
                store_f32_as_bf16(z, i, load_f32(x, i),
                                        load_f32(x, i + 8));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_f32_f16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!same_value_f32_f16(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(differs_f32(load_f32(x, 0), round_f32_to_f16(load_f32(x, 0))),
                                differs_f32(load_f32(x, 8), round_f32_to_f16(load_f32(x, 8))),
                                differs_f32(load_f32(x, 16), round_f32_to_f16(load_f32(x, 16))),
                                differs_f32(load_f32(x, 24), round_f32_to_f16(load_f32(x, 24))));
            for (size_t i = 0; i < 32; i += 8)
                store_f32_as_f16(z, i, load_f32(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_f64_b_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        bits |= bits_mask64(unlike_f64(load_f64(x, 0), constant_f64(0x0p+0), constant_f64(0x1p+0)),
                            unlike_f64(load_f64(x, 4), constant_f64(0x0p+0), constant_f64(0x1p+0)),
                            unlike_f64(load_f64(x, 8), constant_f64(0x0p+0), constant_f64(0x1p+0)),
                            unlike_f64(load_f64(x, 12), constant_f64(0x0p+0), constant_f64(0x1p+0)),
                            unlike_f64(load_f64(x, 16), constant_f64(0x0p+0), constant_f64(0x1p+0)),
                            unlike_f64(load_f64(x, 20), constant_f64(0x0p+0), constant_f64(0x1p+0)),
                            unlike_f64(load_f64(x, 24), constant_f64(0x0p+0), constant_f64(0x1p+0)),
                            unlike_f64(load_f64(x, 28), constant_f64(0x0p+0), constant_f64(0x1p+0)));
        store_u8(z, 0, load_f64_as_b(x, 0));
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_f64_u8_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        if (!same_value_f64_u8(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(unlike_f64(load_f64(x, 0), constant_f64(0x0p+0), constant_f64(0x1.fep+7)),
                                unlike_f64(load_f64(x, 4), constant_f64(0x0p+0), constant_f64(0x1.fep+7)),
                                unlike_f64(load_f64(x, 8), constant_f64(0x0p+0), constant_f64(0x1.fep+7)),
                                unlike_f64(load_f64(x, 12), constant_f64(0x0p+0), constant_f64(0x1.fep+7)),
                                unlike_f64(load_f64(x, 16), constant_f64(0x0p+0), constant_f64(0x1.fep+7)),
                                unlike_f64(load_f64(x, 20), constant_f64(0x0p+0), constant_f64(0x1.fep+7)),
                                unlike_f64(load_f64(x, 24), constant_f64(0x0p+0), constant_f64(0x1.fep+7)),
                                unlike_f64(load_f64(x, 28), constant_f64(0x0p+0), constant_f64(0x1.fep+7)));
            store_u8(z, 0, load_f64_as_u8(x, 0));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_f64_u16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!same_value_f64_u16(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(unlike_f64(load_f64(x, 0), constant_f64(0x0p+0), constant_f64(0x1.fffep+15)),
                                unlike_f64(load_f64(x, 4), constant_f64(0x0p+0), constant_f64(0x1.fffep+15)),
                                unlike_f64(load_f64(x, 8), constant_f64(0x0p+0), constant_f64(0x1.fffep+15)),
                                unlike_f64(load_f64(x, 12), constant_f64(0x0p+0), constant_f64(0x1.fffep+15)),
                                unlike_f64(load_f64(x, 16), constant_f64(0x0p+0), constant_f64(0x1.fffep+15)),
                                unlike_f64(load_f64(x, 20), constant_f64(0x0p+0), constant_f64(0x1.fffep+15)),
                                unlike_f64(load_f64(x, 24), constant_f64(0x0p+0), constant_f64(0x1.fffep+15)),
                                unlike_f64(load_f64(x, 28), constant_f64(0x0p+0), constant_f64(0x1.fffep+15)));
            for (size_t i = 0; i < 32; i += 16)
                store_u16(z, i, load_f64_as_u16(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_f64_u32_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        if (!same_value_f64_u32(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(unlike_f64(load_f64(x, 0), constant_f64(0x0p+0), constant_f64(0x1.fffffffep+31)),
                                unlike_f64(load_f64(x, 4), constant_f64(0x0p+0), constant_f64(0x1.fffffffep+31)),
                                unlike_f64(load_f64(x, 8), constant_f64(0x0p+0), constant_f64(0x1.fffffffep+31)),
                                unlike_f64(load_f64(x, 12), constant_f64(0x0p+0), constant_f64(0x1.fffffffep+31)),
                                unlike_f64(load_f64(x, 16), constant_f64(0x0p+0), constant_f64(0x1.fffffffep+31)),
                                unlike_f64(load_f64(x, 20), constant_f64(0x0p+0), constant_f64(0x1.fffffffep+31)),
                                unlike_f64(load_f64(x, 24), constant_f64(0x0p+0), constant_f64(0x1.fffffffep+31)),
                                unlike_f64(load_f64(x, 28), constant_f64(0x0p+0), constant_f64(0x1.fffffffep+31)));
            for (size_t i = 0; i < 32; i += 8)
                store_u32(z, i, load_f64_as_u32(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_f64_u64_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        if (!same_value_f64_u64(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(unlike_f64(load_f64(x, 0), constant_f64(0x0p+0), constant_f64(0x1.fffffffffffffp+63)),
                                unlike_f64(load_f64(x, 4), constant_f64(0x0p+0), constant_f64(0x1.fffffffffffffp+63)),
                                unlike_f64(load_f64(x, 8), constant_f64(0x0p+0), constant_f64(0x1.fffffffffffffp+63)),
                                unlike_f64(load_f64(x, 12), constant_f64(0x0p+0), constant_f64(0x1.fffffffffffffp+63)),
                                unlike_f64(load_f64(x, 16), constant_f64(0x0p+0), constant_f64(0x1.fffffffffffffp+63)),
                                unlike_f64(load_f64(x, 20), constant_f64(0x0p+0), constant_f64(0x1.fffffffffffffp+63)),
                                unlike_f64(load_f64(x, 24), constant_f64(0x0p+0), constant_f64(0x1.fffffffffffffp+63)),
                                unlike_f64(load_f64(x, 28), constant_f64(0x0p+0), constant_f64(0x1.fffffffffffffp+63)));
            for (size_t i = 0; i < 32; i += 4)
                store_u64(z, i, load_f64_as_u64(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_f64_i8_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        if (!same_value_f64_i8(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(unlike_f64(load_f64(x, 0), constant_f64(-0x1p+7), constant_f64(0x1.fcp+6)),
                                unlike_f64(load_f64(x, 4), constant_f64(-0x1p+7), constant_f64(0x1.fcp+6)),
                                unlike_f64(load_f64(x, 8), constant_f64(-0x1p+7), constant_f64(0x1.fcp+6)),
                                unlike_f64(load_f64(x, 12), constant_f64(-0x1p+7), constant_f64(0x1.fcp+6)),
                                unlike_f64(load_f64(x, 16), constant_f64(-0x1p+7), constant_f64(0x1.fcp+6)),
                                unlike_f64(load_f64(x, 20), constant_f64(-0x1p+7), constant_f64(0x1.fcp+6)),
                                unlike_f64(load_f64(x, 24), constant_f64(-0x1p+7), constant_f64(0x1.fcp+6)),
                                unlike_f64(load_f64(x, 28), constant_f64(-0x1p+7), constant_f64(0x1.fcp+6)));
            store_u8(z, 0, load_f64_as_i8(x, 0));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_f64_i16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!same_value_f64_i16(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(unlike_f64(load_f64(x, 0), constant_f64(-0x1p+15), constant_f64(0x1.fffcp+14)),
                                unlike_f64(load_f64(x, 4), constant_f64(-0x1p+15), constant_f64(0x1.fffcp+14)),
                                unlike_f64(load_f64(x, 8), constant_f64(-0x1p+15), constant_f64(0x1.fffcp+14)),
                                unlike_f64(load_f64(x, 12), constant_f64(-0x1p+15), constant_f64(0x1.fffcp+14)),
                                unlike_f64(load_f64(x, 16), constant_f64(-0x1p+15), constant_f64(0x1.fffcp+14)),
                                unlike_f64(load_f64(x, 20), constant_f64(-0x1p+15), constant_f64(0x1.fffcp+14)),
                                unlike_f64(load_f64(x, 24), constant_f64(-0x1p+15), constant_f64(0x1.fffcp+14)),
                                unlike_f64(load_f64(x, 28), constant_f64(-0x1p+15), constant_f64(0x1.fffcp+14)));
            for (size_t i = 0; i < 32; i += 16)
                store_u16(z, i, load_f64_as_i16(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_f64_i32_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        if (!same_value_f64_i32(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(unlike_f64(load_f64(x, 0), constant_f64(-0x1p+31), constant_f64(0x1.fffffffcp+30)),
                                unlike_f64(load_f64(x, 4), constant_f64(-0x1p+31), constant_f64(0x1.fffffffcp+30)),
                                unlike_f64(load_f64(x, 8), constant_f64(-0x1p+31), constant_f64(0x1.fffffffcp+30)),
                                unlike_f64(load_f64(x, 12), constant_f64(-0x1p+31), constant_f64(0x1.fffffffcp+30)),
                                unlike_f64(load_f64(x, 16), constant_f64(-0x1p+31), constant_f64(0x1.fffffffcp+30)),
                                unlike_f64(load_f64(x, 20), constant_f64(-0x1p+31), constant_f64(0x1.fffffffcp+30)),
                                unlike_f64(load_f64(x, 24), constant_f64(-0x1p+31), constant_f64(0x1.fffffffcp+30)),
                                unlike_f64(load_f64(x, 28), constant_f64(-0x1p+31), constant_f64(0x1.fffffffcp+30)));
            for (size_t i = 0; i < 32; i += 8)
                store_u32(z, i, load_f64_as_i32(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_f64_i64_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        if (!same_value_f64_i64(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(unlike_f64(load_f64(x, 0), constant_f64(-0x1p+63), constant_f64(0x1.fffffffffffffp+62)),
                                unlike_f64(load_f64(x, 4), constant_f64(-0x1p+63), constant_f64(0x1.fffffffffffffp+62)),
                                unlike_f64(load_f64(x, 8), constant_f64(-0x1p+63), constant_f64(0x1.fffffffffffffp+62)),
                                unlike_f64(load_f64(x, 12), constant_f64(-0x1p+63), constant_f64(0x1.fffffffffffffp+62)),
                                unlike_f64(load_f64(x, 16), constant_f64(-0x1p+63), constant_f64(0x1.fffffffffffffp+62)),
                                unlike_f64(load_f64(x, 20), constant_f64(-0x1p+63), constant_f64(0x1.fffffffffffffp+62)),
                                unlike_f64(load_f64(x, 24), constant_f64(-0x1p+63), constant_f64(0x1.fffffffffffffp+62)),
                                unlike_f64(load_f64(x, 28), constant_f64(-0x1p+63), constant_f64(0x1.fffffffffffffp+62)));
            for (size_t i = 0; i < 32; i += 4)
                store_u64(z, i, load_f64_as_i64(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_f64_bf16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!same_value_f64_bf16_via_f32(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(differs_f32(load_f64_as_f32_odd(x, 0), round_f32_to_bf16(load_f64_as_f32_odd(x, 0))),
                                differs_f32(load_f64_as_f32_odd(x, 8), round_f32_to_bf16(load_f64_as_f32_odd(x, 8))),
                                differs_f32(load_f64_as_f32_odd(x, 16), round_f32_to_bf16(load_f64_as_f32_odd(x, 16))),
                                differs_f32(load_f64_as_f32_odd(x, 24), round_f32_to_bf16(load_f64_as_f32_odd(x, 24))));
            for (size_t i = 0; i < 32; i += 16)
                store_f32_as_bf16(z, i, load_f64_as_f32(x, i),
                                        load_f64_as_f32(x, i + 8));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_f64_f16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!same_value_f64_f16_via_f32(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(differs_f32(load_f64_as_f32_odd(x, 0), round_f32_to_f16(load_f64_as_f32_odd(x, 0))),
                                differs_f32(load_f64_as_f32_odd(x, 8), round_f32_to_f16(load_f64_as_f32_odd(x, 8))),
                                differs_f32(load_f64_as_f32_odd(x, 16), round_f32_to_f16(load_f64_as_f32_odd(x, 16))),
                                differs_f32(load_f64_as_f32_odd(x, 24), round_f32_to_f16(load_f64_as_f32_odd(x, 24))));
            for (size_t i = 0; i < 32; i += 8)
                store_f32_as_f16(z, i, load_f64_as_f32(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_f64_f32_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        if (!same_value_f64_f32(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(differs_f64(load_f64(x, 0), round_f64_to_f32(load_f64(x, 0))),
                                differs_f64(load_f64(x, 4), round_f64_to_f32(load_f64(x, 4))),
                                differs_f64(load_f64(x, 8), round_f64_to_f32(load_f64(x, 8))),
                                differs_f64(load_f64(x, 12), round_f64_to_f32(load_f64(x, 12))),
                                differs_f64(load_f64(x, 16), round_f64_to_f32(load_f64(x, 16))),
                                differs_f64(load_f64(x, 20), round_f64_to_f32(load_f64(x, 20))),
                                differs_f64(load_f64(x, 24), round_f64_to_f32(load_f64(x, 24))),
                                differs_f64(load_f64(x, 28), round_f64_to_f32(load_f64(x, 28))));
            for (size_t i = 0; i < 32; i += 8)
                store_f32(z, i, load_f64_as_f32(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_f64_c64_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        if (!same_value_f64_c64(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(differs_f64(load_f64(x, 0), round_f64_to_f32(load_f64(x, 0))),
                                differs_f64(load_f64(x, 4), round_f64_to_f32(load_f64(x, 4))),
                                differs_f64(load_f64(x, 8), round_f64_to_f32(load_f64(x, 8))),
                                differs_f64(load_f64(x, 12), round_f64_to_f32(load_f64(x, 12))),
                                differs_f64(load_f64(x, 16), round_f64_to_f32(load_f64(x, 16))),
                                differs_f64(load_f64(x, 20), round_f64_to_f32(load_f64(x, 20))),
                                differs_f64(load_f64(x, 24), round_f64_to_f32(load_f64(x, 24))),
                                differs_f64(load_f64(x, 28), round_f64_to_f32(load_f64(x, 28))));
            for (size_t i = 0; i < 32; i += 8)
                store_c64(z, i, load_f64_as_c64(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_c64_b_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        bits |= bits_mask32(unlike_f32(load_c64_as_f32(x, 0), constant_f32(0x0p+0f), constant_f32(0x1p+0f)),
                            unlike_f32(load_c64_as_f32(x, 8), constant_f32(0x0p+0f), constant_f32(0x1p+0f)),
                            unlike_f32(load_c64_as_f32(x, 16), constant_f32(0x0p+0f), constant_f32(0x1p+0f)),
                            unlike_f32(load_c64_as_f32(x, 24), constant_f32(0x0p+0f), constant_f32(0x1p+0f)));
        bits |= bits_mask32(not_equal_f32(load_imag_c64_as_f32(x, 0), constant_f32(0x0p+0f)),
                            not_equal_f32(load_imag_c64_as_f32(x, 8), constant_f32(0x0p+0f)),
                            not_equal_f32(load_imag_c64_as_f32(x, 16), constant_f32(0x0p+0f)),
                            not_equal_f32(load_imag_c64_as_f32(x, 24), constant_f32(0x0p+0f)));
        store_u8(z, 0, load_c64_as_b(x, 0));
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_c64_u8_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        if (!same_value_c64_u8(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(unlike_f32(load_c64_as_f32(x, 0), constant_f32(0x0p+0f), constant_f32(0x1.fep+7f)),
                                unlike_f32(load_c64_as_f32(x, 8), constant_f32(0x0p+0f), constant_f32(0x1.fep+7f)),
                                unlike_f32(load_c64_as_f32(x, 16), constant_f32(0x0p+0f), constant_f32(0x1.fep+7f)),
                                unlike_f32(load_c64_as_f32(x, 24), constant_f32(0x0p+0f), constant_f32(0x1.fep+7f)));
            bits |= bits_mask32(not_equal_f32(load_imag_c64_as_f32(x, 0), constant_f32(0x0p+0f)),
                                not_equal_f32(load_imag_c64_as_f32(x, 8), constant_f32(0x0p+0f)),
                                not_equal_f32(load_imag_c64_as_f32(x, 16), constant_f32(0x0p+0f)),
                                not_equal_f32(load_imag_c64_as_f32(x, 24), constant_f32(0x0p+0f)));
            store_u8(z, 0, load_c64_as_u8(x, 0));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_c64_u16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!same_value_c64_u16(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(unlike_f32(load_c64_as_f32(x, 0), constant_f32(0x0p+0f), constant_f32(0x1.fffep+15f)),
                                unlike_f32(load_c64_as_f32(x, 8), constant_f32(0x0p+0f), constant_f32(0x1.fffep+15f)),
                                unlike_f32(load_c64_as_f32(x, 16), constant_f32(0x0p+0f), constant_f32(0x1.fffep+15f)),
                                unlike_f32(load_c64_as_f32(x, 24), constant_f32(0x0p+0f), constant_f32(0x1.fffep+15f)));
            bits |= bits_mask32(not_equal_f32(load_imag_c64_as_f32(x, 0), constant_f32(0x0p+0f)),
                                not_equal_f32(load_imag_c64_as_f32(x, 8), constant_f32(0x0p+0f)),
                                not_equal_f32(load_imag_c64_as_f32(x, 16), constant_f32(0x0p+0f)),
                                not_equal_f32(load_imag_c64_as_f32(x, 24), constant_f32(0x0p+0f)));
            for (size_t i = 0; i < 32; i += 16)
                store_u16(z, i, load_c64_as_u16(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_c64_u32_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        if (!same_value_c64_u32(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(unlike_f32(load_c64_as_f32(x, 0), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+31f)),
                                unlike_f32(load_c64_as_f32(x, 8), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+31f)),
                                unlike_f32(load_c64_as_f32(x, 16), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+31f)),
                                unlike_f32(load_c64_as_f32(x, 24), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+31f)));
            bits |= bits_mask32(not_equal_f32(load_imag_c64_as_f32(x, 0), constant_f32(0x0p+0f)),
                                not_equal_f32(load_imag_c64_as_f32(x, 8), constant_f32(0x0p+0f)),
                                not_equal_f32(load_imag_c64_as_f32(x, 16), constant_f32(0x0p+0f)),
                                not_equal_f32(load_imag_c64_as_f32(x, 24), constant_f32(0x0p+0f)));
            for (size_t i = 0; i < 32; i += 8)
                store_u32(z, i, load_c64_as_u32(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_c64_u64_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        if (!same_value_c64_u64(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(unlike_f32(load_c64_as_f32(x, 0), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+63f)),
                                unlike_f32(load_c64_as_f32(x, 8), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+63f)),
                                unlike_f32(load_c64_as_f32(x, 16), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+63f)),
                                unlike_f32(load_c64_as_f32(x, 24), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+63f)));
            bits |= bits_mask32(not_equal_f32(load_imag_c64_as_f32(x, 0), constant_f32(0x0p+0f)),
                                not_equal_f32(load_imag_c64_as_f32(x, 8), constant_f32(0x0p+0f)),
                                not_equal_f32(load_imag_c64_as_f32(x, 16), constant_f32(0x0p+0f)),
                                not_equal_f32(load_imag_c64_as_f32(x, 24), constant_f32(0x0p+0f)));
            for (size_t i = 0; i < 32; i += 4)
                store_u64(z, i, load_c64_as_u64(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_c64_i8_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        if (!same_value_c64_i8(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(unlike_f32(load_c64_as_f32(x, 0), constant_f32(-0x1p+7f), constant_f32(0x1.fcp+6f)),
                                unlike_f32(load_c64_as_f32(x, 8), constant_f32(-0x1p+7f), constant_f32(0x1.fcp+6f)),
                                unlike_f32(load_c64_as_f32(x, 16), constant_f32(-0x1p+7f), constant_f32(0x1.fcp+6f)),
                                unlike_f32(load_c64_as_f32(x, 24), constant_f32(-0x1p+7f), constant_f32(0x1.fcp+6f)));
            bits |= bits_mask32(not_equal_f32(load_imag_c64_as_f32(x, 0), constant_f32(0x0p+0f)),
                                not_equal_f32(load_imag_c64_as_f32(x, 8), constant_f32(0x0p+0f)),
                                not_equal_f32(load_imag_c64_as_f32(x, 16), constant_f32(0x0p+0f)),
                                not_equal_f32(load_imag_c64_as_f32(x, 24), constant_f32(0x0p+0f)));
            store_u8(z, 0, load_c64_as_i8(x, 0));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_c64_i16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!same_value_c64_i16(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(unlike_f32(load_c64_as_f32(x, 0), constant_f32(-0x1p+15f), constant_f32(0x1.fffcp+14f)),
                                unlike_f32(load_c64_as_f32(x, 8), constant_f32(-0x1p+15f), constant_f32(0x1.fffcp+14f)),
                                unlike_f32(load_c64_as_f32(x, 16), constant_f32(-0x1p+15f), constant_f32(0x1.fffcp+14f)),
                                unlike_f32(load_c64_as_f32(x, 24), constant_f32(-0x1p+15f), constant_f32(0x1.fffcp+14f)));
            bits |= bits_mask32(not_equal_f32(load_imag_c64_as_f32(x, 0), constant_f32(0x0p+0f)),
                                not_equal_f32(load_imag_c64_as_f32(x, 8), constant_f32(0x0p+0f)),
                                not_equal_f32(load_imag_c64_as_f32(x, 16), constant_f32(0x0p+0f)),
                                not_equal_f32(load_imag_c64_as_f32(x, 24), constant_f32(0x0p+0f)));
            for (size_t i = 0; i < 32; i += 16)
                store_u16(z, i, load_c64_as_i16(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_c64_i32_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        if (!same_value_c64_i32(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(unlike_f32(load_c64_as_f32(x, 0), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)),
                                unlike_f32(load_c64_as_f32(x, 8), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)),
                                unlike_f32(load_c64_as_f32(x, 16), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)),
                                unlike_f32(load_c64_as_f32(x, 24), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f)));
            bits |= bits_mask32(not_equal_f32(load_imag_c64_as_f32(x, 0), constant_f32(0x0p+0f)),
                                not_equal_f32(load_imag_c64_as_f32(x, 8), constant_f32(0x0p+0f)),
                                not_equal_f32(load_imag_c64_as_f32(x, 16), constant_f32(0x0p+0f)),
                                not_equal_f32(load_imag_c64_as_f32(x, 24), constant_f32(0x0p+0f)));
            for (size_t i = 0; i < 32; i += 8)
                store_u32(z, i, load_c64_as_i32(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_c64_i64_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        if (!same_value_c64_i64(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(unlike_f32(load_c64_as_f32(x, 0), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)),
                                unlike_f32(load_c64_as_f32(x, 8), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)),
                                unlike_f32(load_c64_as_f32(x, 16), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)),
                                unlike_f32(load_c64_as_f32(x, 24), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f)));
            bits |= bits_mask32(not_equal_f32(load_imag_c64_as_f32(x, 0), constant_f32(0x0p+0f)),
                                not_equal_f32(load_imag_c64_as_f32(x, 8), constant_f32(0x0p+0f)),
                                not_equal_f32(load_imag_c64_as_f32(x, 16), constant_f32(0x0p+0f)),
                                not_equal_f32(load_imag_c64_as_f32(x, 24), constant_f32(0x0p+0f)));
            for (size_t i = 0; i < 32; i += 4)
                store_u64(z, i, load_c64_as_i64(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_c64_bf16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!same_value_c64_bf16(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(differs_f32(load_c64_as_f32(x, 0), round_f32_to_bf16(load_c64_as_f32(x, 0))),
                                differs_f32(load_c64_as_f32(x, 8), round_f32_to_bf16(load_c64_as_f32(x, 8))),
                                differs_f32(load_c64_as_f32(x, 16), round_f32_to_bf16(load_c64_as_f32(x, 16))),
                                differs_f32(load_c64_as_f32(x, 24), round_f32_to_bf16(load_c64_as_f32(x, 24))));
            bits |= bits_mask32(not_equal_f32(load_imag_c64_as_f32(x, 0), constant_f32(0x0p+0f)),
                                not_equal_f32(load_imag_c64_as_f32(x, 8), constant_f32(0x0p+0f)),
                                not_equal_f32(load_imag_c64_as_f32(x, 16), constant_f32(0x0p+0f)),
                                not_equal_f32(load_imag_c64_as_f32(x, 24), constant_f32(0x0p+0f)));
            for (size_t i = 0; i < 32; i += 16)
                store_f32_as_bf16(z, i, load_c64_as_f32(x, i),
                                        load_c64_as_f32(x, i + 8));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_c64_f16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!same_value_c64_f16(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(differs_f32(load_c64_as_f32(x, 0), round_f32_to_f16(load_c64_as_f32(x, 0))),
                                differs_f32(load_c64_as_f32(x, 8), round_f32_to_f16(load_c64_as_f32(x, 8))),
                                differs_f32(load_c64_as_f32(x, 16), round_f32_to_f16(load_c64_as_f32(x, 16))),
                                differs_f32(load_c64_as_f32(x, 24), round_f32_to_f16(load_c64_as_f32(x, 24))));
            bits |= bits_mask32(not_equal_f32(load_imag_c64_as_f32(x, 0), constant_f32(0x0p+0f)),
                                not_equal_f32(load_imag_c64_as_f32(x, 8), constant_f32(0x0p+0f)),
                                not_equal_f32(load_imag_c64_as_f32(x, 16), constant_f32(0x0p+0f)),
                                not_equal_f32(load_imag_c64_as_f32(x, 24), constant_f32(0x0p+0f)));
            for (size_t i = 0; i < 32; i += 8)
                store_f32_as_f16(z, i, load_c64_as_f32(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_c64_f32_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        if (!same_value_c64_f32(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(not_equal_f32(load_imag_c64_as_f32(x, 0), constant_f32(0x0p+0f)),
                                not_equal_f32(load_imag_c64_as_f32(x, 8), constant_f32(0x0p+0f)),
                                not_equal_f32(load_imag_c64_as_f32(x, 16), constant_f32(0x0p+0f)),
                                not_equal_f32(load_imag_c64_as_f32(x, 24), constant_f32(0x0p+0f)));
            for (size_t i = 0; i < 32; i += 8)
                store_f32(z, i, load_c64_as_f32(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_c64_f64_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        if (!same_value_c64_f64(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask32(not_equal_f32(load_imag_c64_as_f32(x, 0), constant_f32(0x0p+0f)),
                                not_equal_f32(load_imag_c64_as_f32(x, 8), constant_f32(0x0p+0f)),
                                not_equal_f32(load_imag_c64_as_f32(x, 16), constant_f32(0x0p+0f)),
                                not_equal_f32(load_imag_c64_as_f32(x, 24), constant_f32(0x0p+0f)));
            for (size_t i = 0; i < 32; i += 4)
                store_f64(z, i, load_c64_as_f64(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_c128_b_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        bits |= bits_mask64(unlike_f64(load_c128_as_f64(x, 0), constant_f64(0x0p+0), constant_f64(0x1p+0)),
                            unlike_f64(load_c128_as_f64(x, 4), constant_f64(0x0p+0), constant_f64(0x1p+0)),
                            unlike_f64(load_c128_as_f64(x, 8), constant_f64(0x0p+0), constant_f64(0x1p+0)),
                            unlike_f64(load_c128_as_f64(x, 12), constant_f64(0x0p+0), constant_f64(0x1p+0)),
                            unlike_f64(load_c128_as_f64(x, 16), constant_f64(0x0p+0), constant_f64(0x1p+0)),
                            unlike_f64(load_c128_as_f64(x, 20), constant_f64(0x0p+0), constant_f64(0x1p+0)),
                            unlike_f64(load_c128_as_f64(x, 24), constant_f64(0x0p+0), constant_f64(0x1p+0)),
                            unlike_f64(load_c128_as_f64(x, 28), constant_f64(0x0p+0), constant_f64(0x1p+0)));
        bits |= bits_mask64(not_equal_f64(load_imag_c128_as_f64(x, 0), constant_f64(0x0p+0)),
                            not_equal_f64(load_imag_c128_as_f64(x, 4), constant_f64(0x0p+0)),
                            not_equal_f64(load_imag_c128_as_f64(x, 8), constant_f64(0x0p+0)),
                            not_equal_f64(load_imag_c128_as_f64(x, 12), constant_f64(0x0p+0)),
                            not_equal_f64(load_imag_c128_as_f64(x, 16), constant_f64(0x0p+0)),
                            not_equal_f64(load_imag_c128_as_f64(x, 20), constant_f64(0x0p+0)),
                            not_equal_f64(load_imag_c128_as_f64(x, 24), constant_f64(0x0p+0)),
                            not_equal_f64(load_imag_c128_as_f64(x, 28), constant_f64(0x0p+0)));
        store_u8(z, 0, load_c128_as_b(x, 0));
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_c128_u8_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        if (!same_value_c128_u8(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(unlike_f64(load_c128_as_f64(x, 0), constant_f64(0x0p+0), constant_f64(0x1.fep+7)),
                                unlike_f64(load_c128_as_f64(x, 4), constant_f64(0x0p+0), constant_f64(0x1.fep+7)),
                                unlike_f64(load_c128_as_f64(x, 8), constant_f64(0x0p+0), constant_f64(0x1.fep+7)),
                                unlike_f64(load_c128_as_f64(x, 12), constant_f64(0x0p+0), constant_f64(0x1.fep+7)),
                                unlike_f64(load_c128_as_f64(x, 16), constant_f64(0x0p+0), constant_f64(0x1.fep+7)),
                                unlike_f64(load_c128_as_f64(x, 20), constant_f64(0x0p+0), constant_f64(0x1.fep+7)),
                                unlike_f64(load_c128_as_f64(x, 24), constant_f64(0x0p+0), constant_f64(0x1.fep+7)),
                                unlike_f64(load_c128_as_f64(x, 28), constant_f64(0x0p+0), constant_f64(0x1.fep+7)));
            bits |= bits_mask64(not_equal_f64(load_imag_c128_as_f64(x, 0), constant_f64(0x0p+0)),
                                not_equal_f64(load_imag_c128_as_f64(x, 4), constant_f64(0x0p+0)),
                                not_equal_f64(load_imag_c128_as_f64(x, 8), constant_f64(0x0p+0)),
                                not_equal_f64(load_imag_c128_as_f64(x, 12), constant_f64(0x0p+0)),
                                not_equal_f64(load_imag_c128_as_f64(x, 16), constant_f64(0x0p+0)),
                                not_equal_f64(load_imag_c128_as_f64(x, 20), constant_f64(0x0p+0)),
                                not_equal_f64(load_imag_c128_as_f64(x, 24), constant_f64(0x0p+0)),
                                not_equal_f64(load_imag_c128_as_f64(x, 28), constant_f64(0x0p+0)));
            store_u8(z, 0, load_c128_as_u8(x, 0));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_c128_u16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!same_value_c128_u16(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(unlike_f64(load_c128_as_f64(x, 0), constant_f64(0x0p+0), constant_f64(0x1.fffep+15)),
                                unlike_f64(load_c128_as_f64(x, 4), constant_f64(0x0p+0), constant_f64(0x1.fffep+15)),
                                unlike_f64(load_c128_as_f64(x, 8), constant_f64(0x0p+0), constant_f64(0x1.fffep+15)),
                                unlike_f64(load_c128_as_f64(x, 12), constant_f64(0x0p+0), constant_f64(0x1.fffep+15)),
                                unlike_f64(load_c128_as_f64(x, 16), constant_f64(0x0p+0), constant_f64(0x1.fffep+15)),
                                unlike_f64(load_c128_as_f64(x, 20), constant_f64(0x0p+0), constant_f64(0x1.fffep+15)),
                                unlike_f64(load_c128_as_f64(x, 24), constant_f64(0x0p+0), constant_f64(0x1.fffep+15)),
                                unlike_f64(load_c128_as_f64(x, 28), constant_f64(0x0p+0), constant_f64(0x1.fffep+15)));
            bits |= bits_mask64(not_equal_f64(load_imag_c128_as_f64(x, 0), constant_f64(0x0p+0)),
                                not_equal_f64(load_imag_c128_as_f64(x, 4), constant_f64(0x0p+0)),
                                not_equal_f64(load_imag_c128_as_f64(x, 8), constant_f64(0x0p+0)),
                                not_equal_f64(load_imag_c128_as_f64(x, 12), constant_f64(0x0p+0)),
                                not_equal_f64(load_imag_c128_as_f64(x, 16), constant_f64(0x0p+0)),
                                not_equal_f64(load_imag_c128_as_f64(x, 20), constant_f64(0x0p+0)),
                                not_equal_f64(load_imag_c128_as_f64(x, 24), constant_f64(0x0p+0)),
                                not_equal_f64(load_imag_c128_as_f64(x, 28), constant_f64(0x0p+0)));
            for (size_t i = 0; i < 32; i += 16)
                store_u16(z, i, load_c128_as_u16(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_c128_u32_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        if (!same_value_c128_u32(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(unlike_f64(load_c128_as_f64(x, 0), constant_f64(0x0p+0), constant_f64(0x1.fffffffep+31)),
                                unlike_f64(load_c128_as_f64(x, 4), constant_f64(0x0p+0), constant_f64(0x1.fffffffep+31)),
                                unlike_f64(load_c128_as_f64(x, 8), constant_f64(0x0p+0), constant_f64(0x1.fffffffep+31)),
                                unlike_f64(load_c128_as_f64(x, 12), constant_f64(0x0p+0), constant_f64(0x1.fffffffep+31)),
                                unlike_f64(load_c128_as_f64(x, 16), constant_f64(0x0p+0), constant_f64(0x1.fffffffep+31)),
                                unlike_f64(load_c128_as_f64(x, 20), constant_f64(0x0p+0), constant_f64(0x1.fffffffep+31)),
                                unlike_f64(load_c128_as_f64(x, 24), constant_f64(0x0p+0), constant_f64(0x1.fffffffep+31)),
                                unlike_f64(load_c128_as_f64(x, 28), constant_f64(0x0p+0), constant_f64(0x1.fffffffep+31)));
            bits |= bits_mask64(not_equal_f64(load_imag_c128_as_f64(x, 0), constant_f64(0x0p+0)),
                                not_equal_f64(load_imag_c128_as_f64(x, 4), constant_f64(0x0p+0)),
                                not_equal_f64(load_imag_c128_as_f64(x, 8), constant_f64(0x0p+0)),
                                not_equal_f64(load_imag_c128_as_f64(x, 12), constant_f64(0x0p+0)),
                                not_equal_f64(load_imag_c128_as_f64(x, 16), constant_f64(0x0p+0)),
                                not_equal_f64(load_imag_c128_as_f64(x, 20), constant_f64(0x0p+0)),
                                not_equal_f64(load_imag_c128_as_f64(x, 24), constant_f64(0x0p+0)),
                                not_equal_f64(load_imag_c128_as_f64(x, 28), constant_f64(0x0p+0)));
            for (size_t i = 0; i < 32; i += 8)
                store_u32(z, i, load_c128_as_u32(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_c128_u64_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        if (!same_value_c128_u64(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(unlike_f64(load_c128_as_f64(x, 0),
                                           constant_f64(0x0p+0),
                                           constant_f64(0x1.fffffffffffffp+63)),
                                unlike_f64(load_c128_as_f64(x, 4),
                                           constant_f64(0x0p+0),
                                           constant_f64(0x1.fffffffffffffp+63)),
                                unlike_f64(load_c128_as_f64(x, 8),
                                           constant_f64(0x0p+0),
                                           constant_f64(0x1.fffffffffffffp+63)),
                                unlike_f64(load_c128_as_f64(x, 12),
                                           constant_f64(0x0p+0),
                                           constant_f64(0x1.fffffffffffffp+63)),
                                unlike_f64(load_c128_as_f64(x, 16),
                                           constant_f64(0x0p+0),
                                           constant_f64(0x1.fffffffffffffp+63)),
                                unlike_f64(load_c128_as_f64(x, 20),
                                           constant_f64(0x0p+0),
                                           constant_f64(0x1.fffffffffffffp+63)),
                                unlike_f64(load_c128_as_f64(x, 24),
                                           constant_f64(0x0p+0),
                                           constant_f64(0x1.fffffffffffffp+63)),
                                unlike_f64(load_c128_as_f64(x, 28),
                                           constant_f64(0x0p+0),
                                           constant_f64(0x1.fffffffffffffp+63)));
            bits |= bits_mask64(not_equal_f64(load_imag_c128_as_f64(x, 0), constant_f64(0x0p+0)),
                                not_equal_f64(load_imag_c128_as_f64(x, 4), constant_f64(0x0p+0)),
                                not_equal_f64(load_imag_c128_as_f64(x, 8), constant_f64(0x0p+0)),
                                not_equal_f64(load_imag_c128_as_f64(x, 12), constant_f64(0x0p+0)),
                                not_equal_f64(load_imag_c128_as_f64(x, 16), constant_f64(0x0p+0)),
                                not_equal_f64(load_imag_c128_as_f64(x, 20), constant_f64(0x0p+0)),
                                not_equal_f64(load_imag_c128_as_f64(x, 24), constant_f64(0x0p+0)),
                                not_equal_f64(load_imag_c128_as_f64(x, 28), constant_f64(0x0p+0)));
            for (size_t i = 0; i < 32; i += 4)
                store_u64(z, i, load_c128_as_u64(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_c128_i8_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        if (!same_value_c128_i8(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(unlike_f64(load_c128_as_f64(x, 0), constant_f64(-0x1p+7), constant_f64(0x1.fcp+6)),
                                unlike_f64(load_c128_as_f64(x, 4), constant_f64(-0x1p+7), constant_f64(0x1.fcp+6)),
                                unlike_f64(load_c128_as_f64(x, 8), constant_f64(-0x1p+7), constant_f64(0x1.fcp+6)),
                                unlike_f64(load_c128_as_f64(x, 12), constant_f64(-0x1p+7), constant_f64(0x1.fcp+6)),
                                unlike_f64(load_c128_as_f64(x, 16), constant_f64(-0x1p+7), constant_f64(0x1.fcp+6)),
                                unlike_f64(load_c128_as_f64(x, 20), constant_f64(-0x1p+7), constant_f64(0x1.fcp+6)),
                                unlike_f64(load_c128_as_f64(x, 24), constant_f64(-0x1p+7), constant_f64(0x1.fcp+6)),
                                unlike_f64(load_c128_as_f64(x, 28), constant_f64(-0x1p+7), constant_f64(0x1.fcp+6)));
            bits |= bits_mask64(not_equal_f64(load_imag_c128_as_f64(x, 0), constant_f64(0x0p+0)),
                                not_equal_f64(load_imag_c128_as_f64(x, 4), constant_f64(0x0p+0)),
                                not_equal_f64(load_imag_c128_as_f64(x, 8), constant_f64(0x0p+0)),
                                not_equal_f64(load_imag_c128_as_f64(x, 12), constant_f64(0x0p+0)),
                                not_equal_f64(load_imag_c128_as_f64(x, 16), constant_f64(0x0p+0)),
                                not_equal_f64(load_imag_c128_as_f64(x, 20), constant_f64(0x0p+0)),
                                not_equal_f64(load_imag_c128_as_f64(x, 24), constant_f64(0x0p+0)),
                                not_equal_f64(load_imag_c128_as_f64(x, 28), constant_f64(0x0p+0)));
            store_u8(z, 0, load_c128_as_i8(x, 0));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_c128_i16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        if (!same_value_c128_i16(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(unlike_f64(load_c128_as_f64(x, 0), constant_f64(-0x1p+15), constant_f64(0x1.fffcp+14)),
                                unlike_f64(load_c128_as_f64(x, 4), constant_f64(-0x1p+15), constant_f64(0x1.fffcp+14)),
                                unlike_f64(load_c128_as_f64(x, 8), constant_f64(-0x1p+15), constant_f64(0x1.fffcp+14)),
                                unlike_f64(load_c128_as_f64(x, 12), constant_f64(-0x1p+15), constant_f64(0x1.fffcp+14)),
                                unlike_f64(load_c128_as_f64(x, 16), constant_f64(-0x1p+15), constant_f64(0x1.fffcp+14)),
                                unlike_f64(load_c128_as_f64(x, 20), constant_f64(-0x1p+15), constant_f64(0x1.fffcp+14)),
                                unlike_f64(load_c128_as_f64(x, 24), constant_f64(-0x1p+15), constant_f64(0x1.fffcp+14)),
                                unlike_f64(load_c128_as_f64(x, 28), constant_f64(-0x1p+15), constant_f64(0x1.fffcp+14)));
            bits |= bits_mask64(not_equal_f64(load_imag_c128_as_f64(x, 0), constant_f64(0x0p+0)),
                                not_equal_f64(load_imag_c128_as_f64(x, 4), constant_f64(0x0p+0)),
                                not_equal_f64(load_imag_c128_as_f64(x, 8), constant_f64(0x0p+0)),
                                not_equal_f64(load_imag_c128_as_f64(x, 12), constant_f64(0x0p+0)),
                                not_equal_f64(load_imag_c128_as_f64(x, 16), constant_f64(0x0p+0)),
                                not_equal_f64(load_imag_c128_as_f64(x, 20), constant_f64(0x0p+0)),
                                not_equal_f64(load_imag_c128_as_f64(x, 24), constant_f64(0x0p+0)),
                                not_equal_f64(load_imag_c128_as_f64(x, 28), constant_f64(0x0p+0)));
            for (size_t i = 0; i < 32; i += 16)
                store_u16(z, i, load_c128_as_i16(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_c128_i32_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        if (!same_value_c128_i32(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(unlike_f64(load_c128_as_f64(x, 0), constant_f64(-0x1p+31), constant_f64(0x1.fffffffcp+30)),
                                unlike_f64(load_c128_as_f64(x, 4), constant_f64(-0x1p+31), constant_f64(0x1.fffffffcp+30)),
                                unlike_f64(load_c128_as_f64(x, 8), constant_f64(-0x1p+31), constant_f64(0x1.fffffffcp+30)),
                                unlike_f64(load_c128_as_f64(x, 12), constant_f64(-0x1p+31), constant_f64(0x1.fffffffcp+30)),
                                unlike_f64(load_c128_as_f64(x, 16), constant_f64(-0x1p+31), constant_f64(0x1.fffffffcp+30)),
                                unlike_f64(load_c128_as_f64(x, 20), constant_f64(-0x1p+31), constant_f64(0x1.fffffffcp+30)),
                                unlike_f64(load_c128_as_f64(x, 24), constant_f64(-0x1p+31), constant_f64(0x1.fffffffcp+30)),
                                unlike_f64(load_c128_as_f64(x, 28), constant_f64(-0x1p+31), constant_f64(0x1.fffffffcp+30)));
            bits |= bits_mask64(not_equal_f64(load_imag_c128_as_f64(x, 0), constant_f64(0x0p+0)),
                                not_equal_f64(load_imag_c128_as_f64(x, 4), constant_f64(0x0p+0)),
                                not_equal_f64(load_imag_c128_as_f64(x, 8), constant_f64(0x0p+0)),
                                not_equal_f64(load_imag_c128_as_f64(x, 12), constant_f64(0x0p+0)),
                                not_equal_f64(load_imag_c128_as_f64(x, 16), constant_f64(0x0p+0)),
                                not_equal_f64(load_imag_c128_as_f64(x, 20), constant_f64(0x0p+0)),
                                not_equal_f64(load_imag_c128_as_f64(x, 24), constant_f64(0x0p+0)),
                                not_equal_f64(load_imag_c128_as_f64(x, 28), constant_f64(0x0p+0)));
            for (size_t i = 0; i < 32; i += 8)
                store_u32(z, i, load_c128_as_i32(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_c128_i64_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        if (!same_value_c128_i64(z, x, 0)) {
            uint32_t bits = 0;
            bits |= bits_mask64(unlike_f64(load_c128_as_f64(x, 0),
                                           constant_f64(-0x1p+63),
                                           constant_f64(0x1.fffffffffffffp+62)),
                                unlike_f64(load_c128_as_f64(x, 4),
                                           constant_f64(-0x1p+63),
                                           constant_f64(0x1.fffffffffffffp+62)),
                                unlike_f64(load_c128_as_f64(x, 8),
                                           constant_f64(-0x1p+63),
                                           constant_f64(0x1.fffffffffffffp+62)),
                                unlike_f64(load_c128_as_f64(x, 12),
                                           constant_f64(-0x1p+63),
                                           constant_f64(0x1.fffffffffffffp+62)),
                                unlike_f64(load_c128_as_f64(x, 16),
                                           constant_f64(-0x1p+63),
                                           constant_f64(0x1.fffffffffffffp+62)),
                                unlike_f64(load_c128_as_f64(x, 20),
                                           constant_f64(-0x1p+63),
                                           constant_f64(0x1.fffffffffffffp+62)),
                                unlike_f64(load_c128_as_f64(x, 24),
                                           constant_f64(-0x1p+63),
                                           constant_f64(0x1.fffffffffffffp+62)),
                                unlike_f64(load_c128_as_f64(x, 28),
                                           constant_f64(-0x1p+63),
                                           constant_f64(0x1.fffffffffffffp+62)));
            bits |= bits_mask64(not_equal_f64(load_imag_c128_as_f64(x, 0), constant_f64(0x0p+0)),
                                not_equal_f64(load_imag_c128_as_f64(x, 4), constant_f64(0x0p+0)),
                                not_equal_f64(load_imag_c128_as_f64(x, 8), constant_f64(0x0p+0)),
                                not_equal_f64(load_imag_c128_as_f64(x, 12), constant_f64(0x0p+0)),
                                not_equal_f64(load_imag_c128_as_f64(x, 16), constant_f64(0x0p+0)),
                                not_equal_f64(load_imag_c128_as_f64(x, 20), constant_f64(0x0p+0)),
                                not_equal_f64(load_imag_c128_as_f64(x, 24), constant_f64(0x0p+0)),
                                not_equal_f64(load_imag_c128_as_f64(x, 28), constant_f64(0x0p+0)));
            for (size_t i = 0; i < 32; i += 4)
                store_u64(z, i, load_c128_as_i64(x, i));
            if (bits) failed[0] = bits;
        }
    }
}

KERNEL jax_convert_same_value_c128_bf16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        bits |= bits_mask32(differs_f32(load_c128_as_f32_odd(x, 0), round_f32_to_bf16(load_c128_as_f32_odd(x, 0))),
                            differs_f32(load_c128_as_f32_odd(x, 8), round_f32_to_bf16(load_c128_as_f32_odd(x, 8))),
                            differs_f32(load_c128_as_f32_odd(x, 16), round_f32_to_bf16(load_c128_as_f32_odd(x, 16))),
                            differs_f32(load_c128_as_f32_odd(x, 24), round_f32_to_bf16(load_c128_as_f32_odd(x, 24))));
        bits |= bits_mask64(not_equal_f64(load_imag_c128_as_f64(x, 0), constant_f64(0x0p+0)),
                            not_equal_f64(load_imag_c128_as_f64(x, 4), constant_f64(0x0p+0)),
                            not_equal_f64(load_imag_c128_as_f64(x, 8), constant_f64(0x0p+0)),
                            not_equal_f64(load_imag_c128_as_f64(x, 12), constant_f64(0x0p+0)),
                            not_equal_f64(load_imag_c128_as_f64(x, 16), constant_f64(0x0p+0)),
                            not_equal_f64(load_imag_c128_as_f64(x, 20), constant_f64(0x0p+0)),
                            not_equal_f64(load_imag_c128_as_f64(x, 24), constant_f64(0x0p+0)),
                            not_equal_f64(load_imag_c128_as_f64(x, 28), constant_f64(0x0p+0)));
        store_f32_as_bf16(z, 0, load_c128_as_f32(x, 0),
                                load_c128_as_f32(x, 8));
        store_f32_as_bf16(z, 16, load_c128_as_f32(x, 16),
                                 load_c128_as_f32(x, 24));
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_c128_f16_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        bits |= bits_mask32(differs_f32(load_c128_as_f32_odd(x, 0), round_f32_to_f16(load_c128_as_f32_odd(x, 0))),
                            differs_f32(load_c128_as_f32_odd(x, 8), round_f32_to_f16(load_c128_as_f32_odd(x, 8))),
                            differs_f32(load_c128_as_f32_odd(x, 16), round_f32_to_f16(load_c128_as_f32_odd(x, 16))),
                            differs_f32(load_c128_as_f32_odd(x, 24), round_f32_to_f16(load_c128_as_f32_odd(x, 24))));
        bits |= bits_mask64(not_equal_f64(load_imag_c128_as_f64(x, 0), constant_f64(0x0p+0)),
                            not_equal_f64(load_imag_c128_as_f64(x, 4), constant_f64(0x0p+0)),
                            not_equal_f64(load_imag_c128_as_f64(x, 8), constant_f64(0x0p+0)),
                            not_equal_f64(load_imag_c128_as_f64(x, 12), constant_f64(0x0p+0)),
                            not_equal_f64(load_imag_c128_as_f64(x, 16), constant_f64(0x0p+0)),
                            not_equal_f64(load_imag_c128_as_f64(x, 20), constant_f64(0x0p+0)),
                            not_equal_f64(load_imag_c128_as_f64(x, 24), constant_f64(0x0p+0)),
                            not_equal_f64(load_imag_c128_as_f64(x, 28), constant_f64(0x0p+0)));
        store_f32_as_f16(z, 0, load_c128_as_f32(x, 0));
        store_f32_as_f16(z, 8, load_c128_as_f32(x, 8));
        store_f32_as_f16(z, 16, load_c128_as_f32(x, 16));
        store_f32_as_f16(z, 24, load_c128_as_f32(x, 24));
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_c128_f32_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        bits |= bits_mask64(differs_f64(load_c128_as_f64(x, 0), round_f64_to_f32(load_c128_as_f64(x, 0))),
                            differs_f64(load_c128_as_f64(x, 4), round_f64_to_f32(load_c128_as_f64(x, 4))),
                            differs_f64(load_c128_as_f64(x, 8), round_f64_to_f32(load_c128_as_f64(x, 8))),
                            differs_f64(load_c128_as_f64(x, 12), round_f64_to_f32(load_c128_as_f64(x, 12))),
                            differs_f64(load_c128_as_f64(x, 16), round_f64_to_f32(load_c128_as_f64(x, 16))),
                            differs_f64(load_c128_as_f64(x, 20), round_f64_to_f32(load_c128_as_f64(x, 20))),
                            differs_f64(load_c128_as_f64(x, 24), round_f64_to_f32(load_c128_as_f64(x, 24))),
                            differs_f64(load_c128_as_f64(x, 28), round_f64_to_f32(load_c128_as_f64(x, 28))));
        bits |= bits_mask64(not_equal_f64(load_imag_c128_as_f64(x, 0), constant_f64(0x0p+0)),
                            not_equal_f64(load_imag_c128_as_f64(x, 4), constant_f64(0x0p+0)),
                            not_equal_f64(load_imag_c128_as_f64(x, 8), constant_f64(0x0p+0)),
                            not_equal_f64(load_imag_c128_as_f64(x, 12), constant_f64(0x0p+0)),
                            not_equal_f64(load_imag_c128_as_f64(x, 16), constant_f64(0x0p+0)),
                            not_equal_f64(load_imag_c128_as_f64(x, 20), constant_f64(0x0p+0)),
                            not_equal_f64(load_imag_c128_as_f64(x, 24), constant_f64(0x0p+0)),
                            not_equal_f64(load_imag_c128_as_f64(x, 28), constant_f64(0x0p+0)));
        store_f32(z, 0, load_c128_as_f32(x, 0));
        store_f32(z, 8, load_c128_as_f32(x, 8));
        store_f32(z, 16, load_c128_as_f32(x, 16));
        store_f32(z, 24, load_c128_as_f32(x, 24));
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_c128_f64_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        bits |= bits_mask64(not_equal_f64(load_imag_c128_as_f64(x, 0), constant_f64(0x0p+0)),
                            not_equal_f64(load_imag_c128_as_f64(x, 4), constant_f64(0x0p+0)),
                            not_equal_f64(load_imag_c128_as_f64(x, 8), constant_f64(0x0p+0)),
                            not_equal_f64(load_imag_c128_as_f64(x, 12), constant_f64(0x0p+0)),
                            not_equal_f64(load_imag_c128_as_f64(x, 16), constant_f64(0x0p+0)),
                            not_equal_f64(load_imag_c128_as_f64(x, 20), constant_f64(0x0p+0)),
                            not_equal_f64(load_imag_c128_as_f64(x, 24), constant_f64(0x0p+0)),
                            not_equal_f64(load_imag_c128_as_f64(x, 28), constant_f64(0x0p+0)));
        store_f64(z, 0, load_c128_as_f64(x, 0));
        store_f64(z, 4, load_c128_as_f64(x, 4));
        store_f64(z, 8, load_c128_as_f64(x, 8));
        store_f64(z, 12, load_c128_as_f64(x, 12));
        store_f64(z, 16, load_c128_as_f64(x, 16));
        store_f64(z, 20, load_c128_as_f64(x, 20));
        store_f64(z, 24, load_c128_as_f64(x, 24));
        store_f64(z, 28, load_c128_as_f64(x, 28));
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_c128_c64_avx2(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        bits |= bits_mask64(differs_f64(load_c128_as_f64(x, 0), round_f64_to_f32(load_c128_as_f64(x, 0))),
                            differs_f64(load_c128_as_f64(x, 4), round_f64_to_f32(load_c128_as_f64(x, 4))),
                            differs_f64(load_c128_as_f64(x, 8), round_f64_to_f32(load_c128_as_f64(x, 8))),
                            differs_f64(load_c128_as_f64(x, 12), round_f64_to_f32(load_c128_as_f64(x, 12))),
                            differs_f64(load_c128_as_f64(x, 16), round_f64_to_f32(load_c128_as_f64(x, 16))),
                            differs_f64(load_c128_as_f64(x, 20), round_f64_to_f32(load_c128_as_f64(x, 20))),
                            differs_f64(load_c128_as_f64(x, 24), round_f64_to_f32(load_c128_as_f64(x, 24))),
                            differs_f64(load_c128_as_f64(x, 28), round_f64_to_f32(load_c128_as_f64(x, 28))));
        bits |= bits_mask64(differs_f64(load_imag_c128_as_f64(x, 0), round_f64_to_f32(load_imag_c128_as_f64(x, 0))),
                            differs_f64(load_imag_c128_as_f64(x, 4), round_f64_to_f32(load_imag_c128_as_f64(x, 4))),
                            differs_f64(load_imag_c128_as_f64(x, 8), round_f64_to_f32(load_imag_c128_as_f64(x, 8))),
                            differs_f64(load_imag_c128_as_f64(x, 12), round_f64_to_f32(load_imag_c128_as_f64(x, 12))),
                            differs_f64(load_imag_c128_as_f64(x, 16), round_f64_to_f32(load_imag_c128_as_f64(x, 16))),
                            differs_f64(load_imag_c128_as_f64(x, 20), round_f64_to_f32(load_imag_c128_as_f64(x, 20))),
                            differs_f64(load_imag_c128_as_f64(x, 24), round_f64_to_f32(load_imag_c128_as_f64(x, 24))),
                            differs_f64(load_imag_c128_as_f64(x, 28), round_f64_to_f32(load_imag_c128_as_f64(x, 28))));
        store_c64(z, 0, load_c128_as_c64(x, 0));
        store_c64(z, 8, load_c128_as_c64(x, 8));
        store_c64(z, 16, load_c128_as_c64(x, 16));
        store_c64(z, 24, load_c128_as_c64(x, 24));
        if (bits) failed[0] = bits;
    }
}

#else
typedef int jax_convert_same_value_avx2_is_absent_; /* ISO C wants a declaration in every file. */
#endif
