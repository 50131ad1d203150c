/*
 * kernels/jax_clip_wasm.c: clip in WASM SIMD128.
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

jax_ternary_kernel
    jax_clip_b_wasm, jax_clip_u8_wasm, jax_clip_u16_wasm, jax_clip_u32_wasm, jax_clip_u64_wasm, jax_clip_i8_wasm,
    jax_clip_i16_wasm, jax_clip_i32_wasm, jax_clip_i64_wasm, jax_clip_bf16_wasm, jax_clip_f16_wasm,
    jax_clip_f32_wasm, jax_clip_f64_wasm;

KERNEL jax_clip_b_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                       const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_u8(z, i, bitwise_and_u8(bitwise_or_u8(load_u8_as_b(x, i), load_u8_as_b(y, i)), load_u8_as_b(w, i)));
    }
}

KERNEL jax_clip_u8_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                        const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 32) {
        store_u8(z, 0, minimum_u8(maximum_u8(load_u8(x, 0), load_u8(y, 0)), load_u8(w, 0)));
        store_u8(z, 16, minimum_u8(maximum_u8(load_u8(x, 16), load_u8(y, 16)), load_u8(w, 16)));
    }
}

KERNEL jax_clip_u16_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
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

KERNEL jax_clip_u32_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                         const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 128) {
        for (size_t i = 0; i < 32; i += 8) {
            store_u32(z, i, minimum_u32(maximum_u32(load_u32(x, i), load_u32(y, i)), load_u32(w, i)));
            store_u32(z, i + 4, minimum_u32(maximum_u32(load_u32(x, i + 4), load_u32(y, i + 4)), load_u32(w, i + 4)));
        }
    }
}

KERNEL jax_clip_u64_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                         const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 256) {
        for (size_t i = 0; i < 32; i += 2)
            store_u64(z, i, minimum_u64(maximum_u64(load_u64(x, i), load_u64(y, i)), load_u64(w, i)));
    }
}

KERNEL jax_clip_i8_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                        const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 32) {
        store_u8(z, 0, minimum_i8(maximum_i8(load_u8(x, 0), load_u8(y, 0)), load_u8(w, 0)));
        store_u8(z, 16, minimum_i8(maximum_i8(load_u8(x, 16), load_u8(y, 16)), load_u8(w, 16)));
    }
}

KERNEL jax_clip_i16_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
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

KERNEL jax_clip_i32_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                         const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 128) {
        for (size_t i = 0; i < 32; i += 8) {
            store_u32(z, i, minimum_i32(maximum_i32(load_u32(x, i), load_u32(y, i)), load_u32(w, i)));
            store_u32(z, i + 4, minimum_i32(maximum_i32(load_u32(x, i + 4), load_u32(y, i + 4)), load_u32(w, i + 4)));
        }
    }
}

KERNEL jax_clip_i64_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                         const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 256) {
        for (size_t i = 0; i < 32; i += 2)
            store_u64(z, i, minimum_i64(maximum_i64(load_u64(x, i), load_u64(y, i)), load_u64(w, i)));
    }
}

KERNEL jax_clip_bf16_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                          const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 64) {
        for (size_t i = 0; i < 32; i += 8)
            store_f32_as_bf16(z, i, minimum_f32(maximum_f32(load_bf16_as_f32(x, i), load_bf16_as_f32(y, i)),
                                                load_bf16_as_f32(w, i)),
                                    minimum_f32(maximum_f32(load_bf16_as_f32(x, i + 4), load_bf16_as_f32(y, i + 4)),
                                                load_bf16_as_f32(w, i + 4)));
    }
}

KERNEL jax_clip_f16_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                         const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 64) {
        for (size_t i = 0; i < 32; i += 8)
            store_f32_as_f16(z, i, minimum_f32(maximum_f32(load_f16_as_f32(x, i), load_f16_as_f32(y, i)),
                                               load_f16_as_f32(w, i)),
                                   minimum_f32(maximum_f32(load_f16_as_f32(x, i + 4), load_f16_as_f32(y, i + 4)),
                                               load_f16_as_f32(w, i + 4)));
    }
}

KERNEL jax_clip_f32_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                         const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 128) {
        for (size_t i = 0; i < 32; i += 8) {
            store_f32(z, i, minimum_f32(maximum_f32(load_f32(x, i), load_f32(y, i)), load_f32(w, i)));
            store_f32(z, i + 4, minimum_f32(maximum_f32(load_f32(x, i + 4), load_f32(y, i + 4)), load_f32(w, i + 4)));
        }
    }
}

KERNEL jax_clip_f64_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,
                         const void *c, ptrdiff_t c_step, void *out, size_t blocks) {
    const char *x = a, *y = b, *w = c;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, w += c_step, z += 256) {
        for (size_t i = 0; i < 32; i += 4) {
            store_f64(z, i, minimum_f64(maximum_f64(load_f64(x, i), load_f64(y, i)), load_f64(w, i)));
            store_f64(z, i + 2, minimum_f64(maximum_f64(load_f64(x, i + 2), load_f64(y, i + 2)), load_f64(w, i + 2)));
        }
    }
}

#else
typedef int jax_clip_wasm_is_absent_; /* ISO C wants a declaration in every file. */
#endif
