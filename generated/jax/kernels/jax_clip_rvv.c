/*
 * kernels/jax_clip_rvv.c: clip in RISC-V V.
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

jax_ternary_kernel
    jax_clip_b_rvv, jax_clip_u8_rvv, jax_clip_u16_rvv, jax_clip_u32_rvv, jax_clip_u64_rvv, jax_clip_i8_rvv,
    jax_clip_i16_rvv, jax_clip_i32_rvv, jax_clip_i64_rvv, jax_clip_bf16_rvv, jax_clip_f16_rvv, jax_clip_f32_rvv,
    jax_clip_f64_rvv;

KERNEL jax_clip_b_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                      const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 32) {
        for (size_t i = 0; i < 32; i += 8)
            store_u8(z, i, bitwise_and_u8(bitwise_or_u8(load_u8_as_b(x, i), load_u8_as_b(y, i)), load_u8_as_b(w, i)));
    }
}

KERNEL jax_clip_u8_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                       const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u8(z, i, minimum_u8(maximum_u8(load_u8(x, i), load_u8(y, i)), load_u8(w, i)));
            store_u8(z, i + 8, minimum_u8(maximum_u8(load_u8(x, i + 8), load_u8(y, i + 8)), load_u8(w, i + 8)));
        }
    }
}

KERNEL jax_clip_u16_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                        const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u16(z, i, minimum_u16(maximum_u16(load_u16(x, i), load_u16(y, i)), load_u16(w, i)));
            store_u16(z, i + 8, minimum_u16(maximum_u16(load_u16(x, i + 8), load_u16(y, i + 8)), load_u16(w, i + 8)));
        }
    }
}

KERNEL jax_clip_u32_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                        const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u32(z, i, minimum_u32(maximum_u32(load_u32(x, i), load_u32(y, i)), load_u32(w, i)));
            store_u32(z, i + 8, minimum_u32(maximum_u32(load_u32(x, i + 8), load_u32(y, i + 8)), load_u32(w, i + 8)));
        }
    }
}

KERNEL jax_clip_u64_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                        const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64(z, i, minimum_u64(maximum_u64(load_u64(x, i), load_u64(y, i)), load_u64(w, i)));
            store_u64(z, i + 8, minimum_u64(maximum_u64(load_u64(x, i + 8), load_u64(y, i + 8)), load_u64(w, i + 8)));
        }
    }
}

KERNEL jax_clip_i8_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                       const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u8(z, i, minimum_i8(maximum_i8(load_u8(x, i), load_u8(y, i)), load_u8(w, i)));
            store_u8(z, i + 8, minimum_i8(maximum_i8(load_u8(x, i + 8), load_u8(y, i + 8)), load_u8(w, i + 8)));
        }
    }
}

KERNEL jax_clip_i16_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                        const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u16(z, i, minimum_i16(maximum_i16(load_u16(x, i), load_u16(y, i)), load_u16(w, i)));
            store_u16(z, i + 8, minimum_i16(maximum_i16(load_u16(x, i + 8), load_u16(y, i + 8)), load_u16(w, i + 8)));
        }
    }
}

KERNEL jax_clip_i32_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                        const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 128) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u32(z, i, minimum_i32(maximum_i32(load_u32(x, i), load_u32(y, i)), load_u32(w, i)));
            store_u32(z, i + 8, minimum_i32(maximum_i32(load_u32(x, i + 8), load_u32(y, i + 8)), load_u32(w, i + 8)));
        }
    }
}

KERNEL jax_clip_i64_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                        const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64(z, i, minimum_i64(maximum_i64(load_u64(x, i), load_u64(y, i)), load_u64(w, i)));
            store_u64(z, i + 8, minimum_i64(maximum_i64(load_u64(x, i + 8), load_u64(y, i + 8)), load_u64(w, i + 8)));
        }
    }
}

KERNEL jax_clip_bf16_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                         const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 64) {
        for (size_t i = 0; i < 32; i += 8)
            store_f32_as_bf16(z, i, minimum_f32(maximum_f32(load_bf16_as_f32(x, i), load_bf16_as_f32(y, i)),
                                                load_bf16_as_f32(w, i)));
    }
}

KERNEL jax_clip_f16_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                        const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 64) {
        for (size_t i = 0; i < 32; i += 8)
            store_f32_as_f16(z, i, minimum_f32(maximum_f32(load_f16_as_f32(x, i), load_f16_as_f32(y, i)),
                                               load_f16_as_f32(w, i)));
    }
}

KERNEL jax_clip_f32_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                        const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 128) {
        for (size_t i = 0; i < 32; i += 8)
            store_f32(z, i, minimum_f32(maximum_f32(load_f32(x, i), load_f32(y, i)), load_f32(w, i)));
    }
}

KERNEL jax_clip_f64_rvv(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                        const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 256) {
        for (size_t i = 0; i < 32; i += 8)
            store_f64(z, i, minimum_f64(maximum_f64(load_f64(x, i), load_f64(y, i)), load_f64(w, i)));
    }
}

#else
typedef int jax_clip_rvv_is_absent_; /* ISO C wants a declaration in every file. */
#endif
