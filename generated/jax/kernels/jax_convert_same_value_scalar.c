/*
 * kernels/jax_convert_same_value_scalar.c: convert_same_value in portable C.
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
    jax_convert_same_value_u8_b_scalar, jax_convert_same_value_u8_i8_scalar, jax_convert_same_value_u16_b_scalar,
    jax_convert_same_value_u16_u8_scalar, jax_convert_same_value_u16_i8_scalar,
    jax_convert_same_value_u16_i16_scalar, jax_convert_same_value_u16_bf16_scalar,
    jax_convert_same_value_u16_f16_scalar, jax_convert_same_value_u32_b_scalar, jax_convert_same_value_u32_u8_scalar,
    jax_convert_same_value_u32_u16_scalar, jax_convert_same_value_u32_i8_scalar,
    jax_convert_same_value_u32_i16_scalar, jax_convert_same_value_u32_i32_scalar,
    jax_convert_same_value_u32_bf16_scalar, jax_convert_same_value_u32_f16_scalar,
    jax_convert_same_value_u32_f32_scalar, jax_convert_same_value_u32_c64_scalar,
    jax_convert_same_value_u64_b_scalar, jax_convert_same_value_u64_u8_scalar, jax_convert_same_value_u64_u16_scalar,
    jax_convert_same_value_u64_u32_scalar, jax_convert_same_value_u64_i8_scalar,
    jax_convert_same_value_u64_i16_scalar, jax_convert_same_value_u64_i32_scalar,
    jax_convert_same_value_u64_i64_scalar, jax_convert_same_value_u64_bf16_scalar,
    jax_convert_same_value_u64_f16_scalar, jax_convert_same_value_u64_f32_scalar,
    jax_convert_same_value_u64_f64_scalar, jax_convert_same_value_u64_c64_scalar,
    jax_convert_same_value_u64_c128_scalar, jax_convert_same_value_i8_b_scalar, jax_convert_same_value_i8_u8_scalar,
    jax_convert_same_value_i8_u16_scalar, jax_convert_same_value_i8_u32_scalar, jax_convert_same_value_i8_u64_scalar,
    jax_convert_same_value_i16_b_scalar, jax_convert_same_value_i16_u8_scalar, jax_convert_same_value_i16_u16_scalar,
    jax_convert_same_value_i16_u32_scalar, jax_convert_same_value_i16_u64_scalar,
    jax_convert_same_value_i16_i8_scalar, jax_convert_same_value_i16_bf16_scalar,
    jax_convert_same_value_i16_f16_scalar, jax_convert_same_value_i32_b_scalar, jax_convert_same_value_i32_u8_scalar,
    jax_convert_same_value_i32_u16_scalar, jax_convert_same_value_i32_u32_scalar,
    jax_convert_same_value_i32_u64_scalar, jax_convert_same_value_i32_i8_scalar,
    jax_convert_same_value_i32_i16_scalar, jax_convert_same_value_i32_bf16_scalar,
    jax_convert_same_value_i32_f16_scalar, jax_convert_same_value_i32_f32_scalar,
    jax_convert_same_value_i32_c64_scalar, jax_convert_same_value_i64_b_scalar, jax_convert_same_value_i64_u8_scalar,
    jax_convert_same_value_i64_u16_scalar, jax_convert_same_value_i64_u32_scalar,
    jax_convert_same_value_i64_u64_scalar, jax_convert_same_value_i64_i8_scalar,
    jax_convert_same_value_i64_i16_scalar, jax_convert_same_value_i64_i32_scalar,
    jax_convert_same_value_i64_bf16_scalar, jax_convert_same_value_i64_f16_scalar,
    jax_convert_same_value_i64_f32_scalar, jax_convert_same_value_i64_f64_scalar,
    jax_convert_same_value_i64_c64_scalar, jax_convert_same_value_i64_c128_scalar,
    jax_convert_same_value_bf16_b_scalar, jax_convert_same_value_bf16_u8_scalar,
    jax_convert_same_value_bf16_u16_scalar, jax_convert_same_value_bf16_u32_scalar,
    jax_convert_same_value_bf16_u64_scalar, jax_convert_same_value_bf16_i8_scalar,
    jax_convert_same_value_bf16_i16_scalar, jax_convert_same_value_bf16_i32_scalar,
    jax_convert_same_value_bf16_i64_scalar, jax_convert_same_value_bf16_f16_scalar,
    jax_convert_same_value_f16_b_scalar, jax_convert_same_value_f16_u8_scalar, jax_convert_same_value_f16_u16_scalar,
    jax_convert_same_value_f16_u32_scalar, jax_convert_same_value_f16_u64_scalar,
    jax_convert_same_value_f16_i8_scalar, jax_convert_same_value_f16_i16_scalar,
    jax_convert_same_value_f16_i32_scalar, jax_convert_same_value_f16_i64_scalar,
    jax_convert_same_value_f16_bf16_scalar, jax_convert_same_value_f32_b_scalar,
    jax_convert_same_value_f32_u8_scalar, jax_convert_same_value_f32_u16_scalar,
    jax_convert_same_value_f32_u32_scalar, jax_convert_same_value_f32_u64_scalar,
    jax_convert_same_value_f32_i8_scalar, jax_convert_same_value_f32_i16_scalar,
    jax_convert_same_value_f32_i32_scalar, jax_convert_same_value_f32_i64_scalar,
    jax_convert_same_value_f32_bf16_scalar, jax_convert_same_value_f32_f16_scalar,
    jax_convert_same_value_f64_b_scalar, jax_convert_same_value_f64_u8_scalar, jax_convert_same_value_f64_u16_scalar,
    jax_convert_same_value_f64_u32_scalar, jax_convert_same_value_f64_u64_scalar,
    jax_convert_same_value_f64_i8_scalar, jax_convert_same_value_f64_i16_scalar,
    jax_convert_same_value_f64_i32_scalar, jax_convert_same_value_f64_i64_scalar,
    jax_convert_same_value_f64_bf16_scalar, jax_convert_same_value_f64_f16_scalar,
    jax_convert_same_value_f64_f32_scalar, jax_convert_same_value_f64_c64_scalar,
    jax_convert_same_value_c64_b_scalar, jax_convert_same_value_c64_u8_scalar, jax_convert_same_value_c64_u16_scalar,
    jax_convert_same_value_c64_u32_scalar, jax_convert_same_value_c64_u64_scalar,
    jax_convert_same_value_c64_i8_scalar, jax_convert_same_value_c64_i16_scalar,
    jax_convert_same_value_c64_i32_scalar, jax_convert_same_value_c64_i64_scalar,
    jax_convert_same_value_c64_bf16_scalar, jax_convert_same_value_c64_f16_scalar,
    jax_convert_same_value_c64_f32_scalar, jax_convert_same_value_c64_f64_scalar,
    jax_convert_same_value_c128_b_scalar, jax_convert_same_value_c128_u8_scalar,
    jax_convert_same_value_c128_u16_scalar, jax_convert_same_value_c128_u32_scalar,
    jax_convert_same_value_c128_u64_scalar, jax_convert_same_value_c128_i8_scalar,
    jax_convert_same_value_c128_i16_scalar, jax_convert_same_value_c128_i32_scalar,
    jax_convert_same_value_c128_i64_scalar, jax_convert_same_value_c128_bf16_scalar,
    jax_convert_same_value_c128_f16_scalar, jax_convert_same_value_c128_f32_scalar,
    jax_convert_same_value_c128_f64_scalar, jax_convert_same_value_c128_c64_scalar;

KERNEL jax_convert_same_value_u8_b_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask8(less_u8(constant_u8(0x1), load_u8(x, i))) << i;
            store_u8(z, i, load_u8_as_b(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_u8_i8_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask8(less_u8(constant_u8(0x7f), load_u8(x, i))) << i;
            store_u8(z, i, load_u8(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_u16_b_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask16(less_u16(constant_u16(0x1), load_u16(x, i))) << i;
            store_u8(z, i, load_u16_as_b(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_u16_u8_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask16(less_u16(constant_u16(0xff), load_u16(x, i))) << i;
            store_u8(z, i, load_u16_as_u8(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_u16_i8_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask16(less_u16(constant_u16(0x7f), load_u16(x, i))) << i;
            store_u8(z, i, load_u16_as_u8(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_u16_i16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask16(less_u16(constant_u16(0x7fff), load_u16(x, i))) << i;
            store_u16(z, i, load_u16(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_u16_bf16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(differs_f32(load_u16_as_f32(x, i), round_f32_to_bf16(load_u16_as_f32(x, i)))) << i;
            store_f32_as_bf16(z, i, load_u16_as_f32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_u16_f16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(differs_f32(load_u16_as_f32(x, i), round_f32_to_f16(load_u16_as_f32(x, i)))) << i;
            store_f32_as_f16(z, i, load_u16_as_f32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_u32_b_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(less_u32(constant_u32(0x1), load_u32(x, i))) << i;
            store_u8(z, i, load_u32_as_b(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_u32_u8_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(less_u32(constant_u32(0xff), load_u32(x, i))) << i;
            store_u8(z, i, load_u32_as_u8(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_u32_u16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(less_u32(constant_u32(0xffff), load_u32(x, i))) << i;
            store_u16(z, i, load_u32_as_u16(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_u32_i8_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(less_u32(constant_u32(0x7f), load_u32(x, i))) << i;
            store_u8(z, i, load_u32_as_u8(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_u32_i16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(less_u32(constant_u32(0x7fff), load_u32(x, i))) << i;
            store_u16(z, i, load_u32_as_u16(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_u32_i32_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(less_u32(constant_u32(0x7fffffff), load_u32(x, i))) << i;
            store_u32(z, i, load_u32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_u32_bf16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(differs_f32(load_u32_as_f32_odd(x, i), round_f32_to_bf16(load_u32_as_f32_odd(x, i)))) << i;
            store_f32_as_bf16(z, i, load_u32_as_f32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_u32_f16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(differs_f32(load_u32_as_f32_odd(x, i), round_f32_to_f16(load_u32_as_f32_odd(x, i)))) << i;
            store_f32_as_f16(z, i, load_u32_as_f32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_u32_f32_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(inexact_u32_f32(load_u32(x, i))) << i;
            store_f32(z, i, load_u32_as_f32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_u32_c64_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(inexact_u32_f32(load_u32(x, i))) << i;
            store_c64(z, i, load_u32_as_c64(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_u64_b_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(less_u64(constant_u64(UINT64_C(0x1)), load_u64(x, i))) << i;
            store_u8(z, i, load_u64_as_b(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_u64_u8_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(less_u64(constant_u64(UINT64_C(0xff)), load_u64(x, i))) << i;
            store_u8(z, i, load_u64_as_u8(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_u64_u16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(less_u64(constant_u64(UINT64_C(0xffff)), load_u64(x, i))) << i;
            store_u16(z, i, load_u64_as_u16(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_u64_u32_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(less_u64(constant_u64(UINT64_C(0xffffffff)), load_u64(x, i))) << i;
            store_u32(z, i, load_u64_as_u32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_u64_i8_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(less_u64(constant_u64(UINT64_C(0x7f)), load_u64(x, i))) << i;
            store_u8(z, i, load_u64_as_u8(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_u64_i16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(less_u64(constant_u64(UINT64_C(0x7fff)), load_u64(x, i))) << i;
            store_u16(z, i, load_u64_as_u16(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_u64_i32_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(less_u64(constant_u64(UINT64_C(0x7fffffff)), load_u64(x, i))) << i;
            store_u32(z, i, load_u64_as_u32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_u64_i64_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(less_u64(constant_u64(UINT64_C(0x7fffffffffffffff)), load_u64(x, i))) << i;
            store_u64(z, i, load_u64(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_u64_bf16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(differs_f32(load_u64_as_f32_odd(x, i), round_f32_to_bf16(load_u64_as_f32_odd(x, i)))) << i;
            store_f32_as_bf16(z, i, load_u64_as_f32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_u64_f16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(differs_f32(load_u64_as_f32_odd(x, i), round_f32_to_f16(load_u64_as_f32_odd(x, i)))) << i;
            store_f32_as_f16(z, i, load_u64_as_f32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_u64_f32_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(inexact_u64_f32(load_u64(x, i))) << i;
            store_f32(z, i, load_u64_as_f32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_u64_f64_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(inexact_u64_f64(load_u64(x, i))) << i;
            store_f64(z, i, load_u64_as_f64(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_u64_c64_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(inexact_u64_f32(load_u64(x, i))) << i;
            store_c64(z, i, load_u64_as_c64(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_u64_c128_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 512, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(inexact_u64_f64(load_u64(x, i))) << i;
            store_c128(z, i, load_u64_as_c128(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_i8_b_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask8(outside_i8(load_u8(x, i), constant_u8(0x0), constant_u8(0x1))) << i;
            store_u8(z, i, load_u8_as_b(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_i8_u8_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask8(less_i8(load_u8(x, i), constant_u8(0x0))) << i;
            store_u8(z, i, load_u8(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_i8_u16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask8(less_i8(load_u8(x, i), constant_u8(0x0))) << i;
            store_u16(z, i, load_i8_as_i16(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_i8_u32_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask8(less_i8(load_u8(x, i), constant_u8(0x0))) << i;
            store_u32(z, i, load_i8_as_i32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_i8_u64_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask8(less_i8(load_u8(x, i), constant_u8(0x0))) << i;
            store_u64(z, i, load_i8_as_i64(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_i16_b_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask16(outside_i16(load_u16(x, i), constant_u16(0x0), constant_u16(0x1))) << i;
            store_u8(z, i, load_u16_as_b(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_i16_u8_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask16(outside_i16(load_u16(x, i), constant_u16(0x0), constant_u16(0xff))) << i;
            store_u8(z, i, load_u16_as_u8(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_i16_u16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask16(less_i16(load_u16(x, i), constant_u16(0x0))) << i;
            store_u16(z, i, load_u16(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_i16_u32_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask16(less_i16(load_u16(x, i), constant_u16(0x0))) << i;
            store_u32(z, i, load_i16_as_i32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_i16_u64_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask16(less_i16(load_u16(x, i), constant_u16(0x0))) << i;
            store_u64(z, i, load_i16_as_i64(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_i16_i8_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask16(outside_i16(load_u16(x, i), constant_u16(0xff80), constant_u16(0x7f))) << i;
            store_u8(z, i, load_u16_as_u8(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_i16_bf16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(differs_f32(load_i16_as_f32(x, i), round_f32_to_bf16(load_i16_as_f32(x, i)))) << i;
            store_f32_as_bf16(z, i, load_i16_as_f32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_i16_f16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(differs_f32(load_i16_as_f32(x, i), round_f32_to_f16(load_i16_as_f32(x, i)))) << i;
            store_f32_as_f16(z, i, load_i16_as_f32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_i32_b_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(outside_i32(load_u32(x, i), constant_u32(0x0), constant_u32(0x1))) << i;
            store_u8(z, i, load_u32_as_b(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_i32_u8_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(outside_i32(load_u32(x, i), constant_u32(0x0), constant_u32(0xff))) << i;
            store_u8(z, i, load_u32_as_u8(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_i32_u16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(outside_i32(load_u32(x, i), constant_u32(0x0), constant_u32(0xffff))) << i;
            store_u16(z, i, load_u32_as_u16(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_i32_u32_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(less_i32(load_u32(x, i), constant_u32(0x0))) << i;
            store_u32(z, i, load_u32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_i32_u64_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(less_i32(load_u32(x, i), constant_u32(0x0))) << i;
            store_u64(z, i, load_i32_as_i64(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_i32_i8_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(outside_i32(load_u32(x, i), constant_u32(0xffffff80), constant_u32(0x7f))) << i;
            store_u8(z, i, load_u32_as_u8(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_i32_i16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(outside_i32(load_u32(x, i), constant_u32(0xffff8000), constant_u32(0x7fff))) << i;
            store_u16(z, i, load_u32_as_u16(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_i32_bf16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(differs_f32(load_i32_as_f32_odd(x, i), round_f32_to_bf16(load_i32_as_f32_odd(x, i)))) << i;
            store_f32_as_bf16(z, i, load_i32_as_f32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_i32_f16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(differs_f32(load_i32_as_f32_odd(x, i), round_f32_to_f16(load_i32_as_f32_odd(x, i)))) << i;
            store_f32_as_f16(z, i, load_i32_as_f32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_i32_f32_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(inexact_i32_f32(load_u32(x, i))) << i;
            store_f32(z, i, load_i32_as_f32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_i32_c64_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(inexact_i32_f32(load_u32(x, i))) << i;
            store_c64(z, i, load_i32_as_c64(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_i64_b_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(outside_i64(load_u64(x, i), constant_u64(UINT64_C(0x0)), constant_u64(UINT64_C(0x1)))) << i;
            store_u8(z, i, load_u64_as_b(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_i64_u8_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(outside_i64(load_u64(x, i), constant_u64(UINT64_C(0x0)), constant_u64(UINT64_C(0xff)))) << i;
            store_u8(z, i, load_u64_as_u8(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_i64_u16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(outside_i64(load_u64(x, i), constant_u64(UINT64_C(0x0)), constant_u64(UINT64_C(0xffff)))) << i;
            store_u16(z, i, load_u64_as_u16(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_i64_u32_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(outside_i64(load_u64(x, i),
                                            constant_u64(UINT64_C(0x0)),
                                            constant_u64(UINT64_C(0xffffffff)))) << i;
            store_u32(z, i, load_u64_as_u32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_i64_u64_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(less_i64(load_u64(x, i), constant_u64(UINT64_C(0x0)))) << i;
            store_u64(z, i, load_u64(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_i64_i8_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(outside_i64(load_u64(x, i),
                                            constant_u64(UINT64_C(0xffffffffffffff80)),
                                            constant_u64(UINT64_C(0x7f)))) << i;
            store_u8(z, i, load_u64_as_u8(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_i64_i16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(outside_i64(load_u64(x, i),
                                            constant_u64(UINT64_C(0xffffffffffff8000)),
                                            constant_u64(UINT64_C(0x7fff)))) << i;
            store_u16(z, i, load_u64_as_u16(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_i64_i32_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(outside_i64(load_u64(x, i),
                                            constant_u64(UINT64_C(0xffffffff80000000)),
                                            constant_u64(UINT64_C(0x7fffffff)))) << i;
            store_u32(z, i, load_u64_as_u32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_i64_bf16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(differs_f32(load_i64_as_f32_odd(x, i), round_f32_to_bf16(load_i64_as_f32_odd(x, i)))) << i;
            store_f32_as_bf16(z, i, load_i64_as_f32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_i64_f16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(differs_f32(load_i64_as_f32_odd(x, i), round_f32_to_f16(load_i64_as_f32_odd(x, i)))) << i;
            store_f32_as_f16(z, i, load_i64_as_f32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_i64_f32_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(inexact_i64_f32(load_u64(x, i))) << i;
            store_f32(z, i, load_i64_as_f32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_i64_f64_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(inexact_i64_f64(load_u64(x, i))) << i;
            store_f64(z, i, load_i64_as_f64(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_i64_c64_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(inexact_i64_f32(load_u64(x, i))) << i;
            store_c64(z, i, load_i64_as_c64(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_i64_c128_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 512, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(inexact_i64_f64(load_u64(x, i))) << i;
            store_c128(z, i, load_i64_as_c128(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_bf16_b_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(unlike_f32(load_bf16_as_f32(x, i), constant_f32(0x0p+0f), constant_f32(0x1p+0f))) << i;
            store_u8(z, i, load_bf16_as_b(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_bf16_u8_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(unlike_f32(load_bf16_as_f32(x, i), constant_f32(0x0p+0f), constant_f32(0x1.fep+7f))) << i;
            store_u8(z, i, load_bf16_as_u8(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_bf16_u16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(unlike_f32(load_bf16_as_f32(x, i), constant_f32(0x0p+0f), constant_f32(0x1.fffep+15f))) << i;
            store_u16(z, i, load_bf16_as_u16(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_bf16_u32_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(unlike_f32(load_bf16_as_f32(x, i), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+31f))) << i;
            store_u32(z, i, load_bf16_as_u32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_bf16_u64_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(unlike_f32(load_bf16_as_f32(x, i), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+63f))) << i;
            store_u64(z, i, load_bf16_as_u64(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_bf16_i8_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(unlike_f32(load_bf16_as_f32(x, i), constant_f32(-0x1p+7f), constant_f32(0x1.fcp+6f))) << i;
            store_u8(z, i, load_bf16_as_i8(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_bf16_i16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(unlike_f32(load_bf16_as_f32(x, i), constant_f32(-0x1p+15f), constant_f32(0x1.fffcp+14f))) << i;
            store_u16(z, i, load_bf16_as_i16(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_bf16_i32_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(unlike_f32(load_bf16_as_f32(x, i),
                                           constant_f32(-0x1p+31f),
                                           constant_f32(0x1.fffffep+30f))) << i;
            store_u32(z, i, load_bf16_as_i32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_bf16_i64_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(unlike_f32(load_bf16_as_f32(x, i),
                                           constant_f32(-0x1p+63f),
                                           constant_f32(0x1.fffffep+62f))) << i;
            store_u64(z, i, load_bf16_as_i64(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_bf16_f16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(differs_f32(load_bf16_as_f32(x, i), round_f32_to_f16(load_bf16_as_f32(x, i)))) << i;
            store_f32_as_f16(z, i, load_bf16_as_f32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_f16_b_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(unlike_f32(load_f16_as_f32(x, i), constant_f32(0x0p+0f), constant_f32(0x1p+0f))) << i;
            store_u8(z, i, load_f16_as_b(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_f16_u8_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(unlike_f32(load_f16_as_f32(x, i), constant_f32(0x0p+0f), constant_f32(0x1.fep+7f))) << i;
            store_u8(z, i, load_f16_as_u8(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_f16_u16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(unlike_f32(load_f16_as_f32(x, i), constant_f32(0x0p+0f), constant_f32(0x1.fffep+15f))) << i;
            store_u16(z, i, load_f16_as_u16(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_f16_u32_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(unlike_f32(load_f16_as_f32(x, i), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+31f))) << i;
            store_u32(z, i, load_f16_as_u32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_f16_u64_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(unlike_f32(load_f16_as_f32(x, i), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+63f))) << i;
            store_u64(z, i, load_f16_as_u64(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_f16_i8_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(unlike_f32(load_f16_as_f32(x, i), constant_f32(-0x1p+7f), constant_f32(0x1.fcp+6f))) << i;
            store_u8(z, i, load_f16_as_i8(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_f16_i16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(unlike_f32(load_f16_as_f32(x, i), constant_f32(-0x1p+15f), constant_f32(0x1.fffcp+14f))) << i;
            store_u16(z, i, load_f16_as_i16(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_f16_i32_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(unlike_f32(load_f16_as_f32(x, i),
                                           constant_f32(-0x1p+31f),
                                           constant_f32(0x1.fffffep+30f))) << i;
            store_u32(z, i, load_f16_as_i32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_f16_i64_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(unlike_f32(load_f16_as_f32(x, i),
                                           constant_f32(-0x1p+63f),
                                           constant_f32(0x1.fffffep+62f))) << i;
            store_u64(z, i, load_f16_as_i64(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_f16_bf16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(differs_f32(load_f16_as_f32(x, i), round_f32_to_bf16(load_f16_as_f32(x, i)))) << i;
            store_f32_as_bf16(z, i, load_f16_as_f32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_f32_b_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(unlike_f32(load_f32(x, i), constant_f32(0x0p+0f), constant_f32(0x1p+0f))) << i;
            store_u8(z, i, load_f32_as_b(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_f32_u8_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(unlike_f32(load_f32(x, i), constant_f32(0x0p+0f), constant_f32(0x1.fep+7f))) << i;
            store_u8(z, i, load_f32_as_u8(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_f32_u16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(unlike_f32(load_f32(x, i), constant_f32(0x0p+0f), constant_f32(0x1.fffep+15f))) << i;
            store_u16(z, i, load_f32_as_u16(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_f32_u32_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(unlike_f32(load_f32(x, i), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+31f))) << i;
            store_u32(z, i, load_f32_as_u32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_f32_u64_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(unlike_f32(load_f32(x, i), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+63f))) << i;
            store_u64(z, i, load_f32_as_u64(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_f32_i8_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(unlike_f32(load_f32(x, i), constant_f32(-0x1p+7f), constant_f32(0x1.fcp+6f))) << i;
            store_u8(z, i, load_f32_as_i8(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_f32_i16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(unlike_f32(load_f32(x, i), constant_f32(-0x1p+15f), constant_f32(0x1.fffcp+14f))) << i;
            store_u16(z, i, load_f32_as_i16(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_f32_i32_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(unlike_f32(load_f32(x, i), constant_f32(-0x1p+31f), constant_f32(0x1.fffffep+30f))) << i;
            store_u32(z, i, load_f32_as_i32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_f32_i64_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(unlike_f32(load_f32(x, i), constant_f32(-0x1p+63f), constant_f32(0x1.fffffep+62f))) << i;
            store_u64(z, i, load_f32_as_i64(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_f32_bf16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(differs_f32(load_f32(x, i), round_f32_to_bf16(load_f32(x, i)))) << i;
            store_f32_as_bf16(z, i, load_f32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_f32_f16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(differs_f32(load_f32(x, i), round_f32_to_f16(load_f32(x, i)))) << i;
            store_f32_as_f16(z, i, load_f32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_f64_b_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(unlike_f64(load_f64(x, i), constant_f64(0x0p+0), constant_f64(0x1p+0))) << i;
            store_u8(z, i, load_f64_as_b(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_f64_u8_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(unlike_f64(load_f64(x, i), constant_f64(0x0p+0), constant_f64(0x1.fep+7))) << i;
            store_u8(z, i, load_f64_as_u8(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_f64_u16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(unlike_f64(load_f64(x, i), constant_f64(0x0p+0), constant_f64(0x1.fffep+15))) << i;
            store_u16(z, i, load_f64_as_u16(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_f64_u32_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(unlike_f64(load_f64(x, i), constant_f64(0x0p+0), constant_f64(0x1.fffffffep+31))) << i;
            store_u32(z, i, load_f64_as_u32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_f64_u64_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(unlike_f64(load_f64(x, i), constant_f64(0x0p+0), constant_f64(0x1.fffffffffffffp+63))) << i;
            store_u64(z, i, load_f64_as_u64(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_f64_i8_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(unlike_f64(load_f64(x, i), constant_f64(-0x1p+7), constant_f64(0x1.fcp+6))) << i;
            store_u8(z, i, load_f64_as_i8(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_f64_i16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(unlike_f64(load_f64(x, i), constant_f64(-0x1p+15), constant_f64(0x1.fffcp+14))) << i;
            store_u16(z, i, load_f64_as_i16(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_f64_i32_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(unlike_f64(load_f64(x, i), constant_f64(-0x1p+31), constant_f64(0x1.fffffffcp+30))) << i;
            store_u32(z, i, load_f64_as_i32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_f64_i64_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(unlike_f64(load_f64(x, i), constant_f64(-0x1p+63), constant_f64(0x1.fffffffffffffp+62))) << i;
            store_u64(z, i, load_f64_as_i64(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_f64_bf16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(differs_f32(load_f64_as_f32_odd(x, i), round_f32_to_bf16(load_f64_as_f32_odd(x, i)))) << i;
            store_f32_as_bf16(z, i, load_f64_as_f32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_f64_f16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(differs_f32(load_f64_as_f32_odd(x, i), round_f32_to_f16(load_f64_as_f32_odd(x, i)))) << i;
            store_f32_as_f16(z, i, load_f64_as_f32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_f64_f32_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(differs_f64(load_f64(x, i), round_f64_to_f32(load_f64(x, i)))) << i;
            store_f32(z, i, load_f64_as_f32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_f64_c64_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(differs_f64(load_f64(x, i), round_f64_to_f32(load_f64(x, i)))) << i;
            store_c64(z, i, load_f64_as_c64(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_c64_b_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(unlike_f32(load_c64_as_f32(x, i), constant_f32(0x0p+0f), constant_f32(0x1p+0f))) << i;
            bits |= bits_mask32(not_equal_f32(load_imag_c64_as_f32(x, i), constant_f32(0x0p+0f))) << i;
            store_u8(z, i, load_c64_as_b(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_c64_u8_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(unlike_f32(load_c64_as_f32(x, i), constant_f32(0x0p+0f), constant_f32(0x1.fep+7f))) << i;
            bits |= bits_mask32(not_equal_f32(load_imag_c64_as_f32(x, i), constant_f32(0x0p+0f))) << i;
            store_u8(z, i, load_c64_as_u8(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_c64_u16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(unlike_f32(load_c64_as_f32(x, i), constant_f32(0x0p+0f), constant_f32(0x1.fffep+15f))) << i;
            bits |= bits_mask32(not_equal_f32(load_imag_c64_as_f32(x, i), constant_f32(0x0p+0f))) << i;
            store_u16(z, i, load_c64_as_u16(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_c64_u32_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(unlike_f32(load_c64_as_f32(x, i), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+31f))) << i;
            bits |= bits_mask32(not_equal_f32(load_imag_c64_as_f32(x, i), constant_f32(0x0p+0f))) << i;
            store_u32(z, i, load_c64_as_u32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_c64_u64_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(unlike_f32(load_c64_as_f32(x, i), constant_f32(0x0p+0f), constant_f32(0x1.fffffep+63f))) << i;
            bits |= bits_mask32(not_equal_f32(load_imag_c64_as_f32(x, i), constant_f32(0x0p+0f))) << i;
            store_u64(z, i, load_c64_as_u64(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_c64_i8_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(unlike_f32(load_c64_as_f32(x, i), constant_f32(-0x1p+7f), constant_f32(0x1.fcp+6f))) << i;
            bits |= bits_mask32(not_equal_f32(load_imag_c64_as_f32(x, i), constant_f32(0x0p+0f))) << i;
            store_u8(z, i, load_c64_as_i8(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_c64_i16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(unlike_f32(load_c64_as_f32(x, i), constant_f32(-0x1p+15f), constant_f32(0x1.fffcp+14f))) << i;
            bits |= bits_mask32(not_equal_f32(load_imag_c64_as_f32(x, i), constant_f32(0x0p+0f))) << i;
            store_u16(z, i, load_c64_as_i16(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_c64_i32_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(unlike_f32(load_c64_as_f32(x, i),
                                           constant_f32(-0x1p+31f),
                                           constant_f32(0x1.fffffep+30f))) << i;
            bits |= bits_mask32(not_equal_f32(load_imag_c64_as_f32(x, i), constant_f32(0x0p+0f))) << i;
            store_u32(z, i, load_c64_as_i32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_c64_i64_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(unlike_f32(load_c64_as_f32(x, i),
                                           constant_f32(-0x1p+63f),
                                           constant_f32(0x1.fffffep+62f))) << i;
            bits |= bits_mask32(not_equal_f32(load_imag_c64_as_f32(x, i), constant_f32(0x0p+0f))) << i;
            store_u64(z, i, load_c64_as_i64(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_c64_bf16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(differs_f32(load_c64_as_f32(x, i), round_f32_to_bf16(load_c64_as_f32(x, i)))) << i;
            bits |= bits_mask32(not_equal_f32(load_imag_c64_as_f32(x, i), constant_f32(0x0p+0f))) << i;
            store_f32_as_bf16(z, i, load_c64_as_f32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_c64_f16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(differs_f32(load_c64_as_f32(x, i), round_f32_to_f16(load_c64_as_f32(x, i)))) << i;
            bits |= bits_mask32(not_equal_f32(load_imag_c64_as_f32(x, i), constant_f32(0x0p+0f))) << i;
            store_f32_as_f16(z, i, load_c64_as_f32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_c64_f32_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(not_equal_f32(load_imag_c64_as_f32(x, i), constant_f32(0x0p+0f))) << i;
            store_f32(z, i, load_c64_as_f32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_c64_f64_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(not_equal_f32(load_imag_c64_as_f32(x, i), constant_f32(0x0p+0f))) << i;
            store_f64(z, i, load_c64_as_f64(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_c128_b_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(unlike_f64(load_c128_as_f64(x, i), constant_f64(0x0p+0), constant_f64(0x1p+0))) << i;
            bits |= bits_mask64(not_equal_f64(load_imag_c128_as_f64(x, i), constant_f64(0x0p+0))) << i;
            store_u8(z, i, load_c128_as_b(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_c128_u8_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(unlike_f64(load_c128_as_f64(x, i), constant_f64(0x0p+0), constant_f64(0x1.fep+7))) << i;
            bits |= bits_mask64(not_equal_f64(load_imag_c128_as_f64(x, i), constant_f64(0x0p+0))) << i;
            store_u8(z, i, load_c128_as_u8(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_c128_u16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(unlike_f64(load_c128_as_f64(x, i), constant_f64(0x0p+0), constant_f64(0x1.fffep+15))) << i;
            bits |= bits_mask64(not_equal_f64(load_imag_c128_as_f64(x, i), constant_f64(0x0p+0))) << i;
            store_u16(z, i, load_c128_as_u16(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_c128_u32_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(unlike_f64(load_c128_as_f64(x, i), constant_f64(0x0p+0), constant_f64(0x1.fffffffep+31))) << i;
            bits |= bits_mask64(not_equal_f64(load_imag_c128_as_f64(x, i), constant_f64(0x0p+0))) << i;
            store_u32(z, i, load_c128_as_u32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_c128_u64_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(unlike_f64(load_c128_as_f64(x, i),
                                           constant_f64(0x0p+0),
                                           constant_f64(0x1.fffffffffffffp+63))) << i;
            bits |= bits_mask64(not_equal_f64(load_imag_c128_as_f64(x, i), constant_f64(0x0p+0))) << i;
            store_u64(z, i, load_c128_as_u64(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_c128_i8_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 32, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(unlike_f64(load_c128_as_f64(x, i), constant_f64(-0x1p+7), constant_f64(0x1.fcp+6))) << i;
            bits |= bits_mask64(not_equal_f64(load_imag_c128_as_f64(x, i), constant_f64(0x0p+0))) << i;
            store_u8(z, i, load_c128_as_i8(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_c128_i16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(unlike_f64(load_c128_as_f64(x, i), constant_f64(-0x1p+15), constant_f64(0x1.fffcp+14))) << i;
            bits |= bits_mask64(not_equal_f64(load_imag_c128_as_f64(x, i), constant_f64(0x0p+0))) << i;
            store_u16(z, i, load_c128_as_i16(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_c128_i32_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(unlike_f64(load_c128_as_f64(x, i),
                                           constant_f64(-0x1p+31),
                                           constant_f64(0x1.fffffffcp+30))) << i;
            bits |= bits_mask64(not_equal_f64(load_imag_c128_as_f64(x, i), constant_f64(0x0p+0))) << i;
            store_u32(z, i, load_c128_as_i32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_c128_i64_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(unlike_f64(load_c128_as_f64(x, i),
                                           constant_f64(-0x1p+63),
                                           constant_f64(0x1.fffffffffffffp+62))) << i;
            bits |= bits_mask64(not_equal_f64(load_imag_c128_as_f64(x, i), constant_f64(0x0p+0))) << i;
            store_u64(z, i, load_c128_as_i64(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_c128_bf16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(differs_f32(load_c128_as_f32_odd(x, i), round_f32_to_bf16(load_c128_as_f32_odd(x, i)))) << i;
            bits |= bits_mask64(not_equal_f64(load_imag_c128_as_f64(x, i), constant_f64(0x0p+0))) << i;
            store_f32_as_bf16(z, i, load_c128_as_f32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_c128_f16_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 64, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask32(differs_f32(load_c128_as_f32_odd(x, i), round_f32_to_f16(load_c128_as_f32_odd(x, i)))) << i;
            bits |= bits_mask64(not_equal_f64(load_imag_c128_as_f64(x, i), constant_f64(0x0p+0))) << i;
            store_f32_as_f16(z, i, load_c128_as_f32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_c128_f32_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 128, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(differs_f64(load_c128_as_f64(x, i), round_f64_to_f32(load_c128_as_f64(x, i)))) << i;
            bits |= bits_mask64(not_equal_f64(load_imag_c128_as_f64(x, i), constant_f64(0x0p+0))) << i;
            store_f32(z, i, load_c128_as_f32(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_c128_f64_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(not_equal_f64(load_imag_c128_as_f64(x, i), constant_f64(0x0p+0))) << i;
            store_f64(z, i, load_c128_as_f64(x, i));
        }
        if (bits) failed[0] = bits;
    }
}

KERNEL jax_convert_same_value_c128_c64_scalar(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks) {
    const char *x = in;
    char *z = out;
    memset(failed, 0, blocks * sizeof *failed);
    for (; blocks; blocks--, x += in_step, z += 256, failed += 1) {
        uint32_t bits = 0;
        for (size_t i = 0; i < 32; i++) {
            bits |= bits_mask64(differs_f64(load_c128_as_f64(x, i), round_f64_to_f32(load_c128_as_f64(x, i)))) << i;
            bits |= bits_mask64(differs_f64(load_imag_c128_as_f64(x, i), round_f64_to_f32(load_imag_c128_as_f64(x, i)))) << i;
            store_c64(z, i, load_c128_as_c64(x, i));
        }
        if (bits) failed[0] = bits;
    }
}
