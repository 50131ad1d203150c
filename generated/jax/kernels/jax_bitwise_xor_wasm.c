/*
 * kernels/jax_bitwise_xor_wasm.c: bitwise_xor in WASM SIMD128.
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

jax_kernel
    jax_bitwise_xor_b_b_wasm, jax_bitwise_xor_b_u8_wasm, jax_bitwise_xor_b_u16_wasm, jax_bitwise_xor_b_u32_wasm,
    jax_bitwise_xor_b_u64_wasm, jax_bitwise_xor_u8_u8_wasm, jax_bitwise_xor_u8_u16_wasm, jax_bitwise_xor_u8_u32_wasm,
    jax_bitwise_xor_u8_u64_wasm, jax_bitwise_xor_u8_i8_wasm, jax_bitwise_xor_u8_i_weak_wasm,
    jax_bitwise_xor_u16_u16_wasm, jax_bitwise_xor_u16_u32_wasm, jax_bitwise_xor_u16_u64_wasm,
    jax_bitwise_xor_u16_i8_wasm, jax_bitwise_xor_u16_i16_wasm, jax_bitwise_xor_u16_i_weak_wasm,
    jax_bitwise_xor_u32_u32_wasm, jax_bitwise_xor_u32_u64_wasm, jax_bitwise_xor_u32_i8_wasm,
    jax_bitwise_xor_u32_i16_wasm, jax_bitwise_xor_u32_i32_wasm, jax_bitwise_xor_u32_i_weak_wasm,
    jax_bitwise_xor_u64_u64_wasm, jax_bitwise_xor_i8_i16_wasm, jax_bitwise_xor_i8_i32_wasm,
    jax_bitwise_xor_i8_i64_wasm, jax_bitwise_xor_i16_i32_wasm, jax_bitwise_xor_i16_i64_wasm,
    jax_bitwise_xor_i32_i64_wasm;

KERNEL jax_bitwise_xor_b_b_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_u8_as_b(x, 0), load_u8_as_b(y, 0)));
        store_u8(z, 16, bitwise_xor_u8(load_u8_as_b(x, 16), load_u8_as_b(y, 16)));
    }
}

KERNEL jax_bitwise_xor_b_u8_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_u8_as_b(x, 0), load_u8(y, 0)));
        store_u8(z, 16, bitwise_xor_u8(load_u8_as_b(x, 16), load_u8(y, 16)));
    }
}

KERNEL jax_bitwise_xor_b_u16_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u16(z, i, bitwise_xor_u16(load_b_as_u16(x, i), load_u16(y, i)));
            store_u16(z, i + 8, bitwise_xor_u16(load_b_as_u16(x, i + 8), load_u16(y, i + 8)));
        }
    }
}

KERNEL jax_bitwise_xor_b_u32_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 4)
            store_u32(z, i, bitwise_xor_u32(load_b_as_u32(x, i), load_u32(y, i)));
    }
}

KERNEL jax_bitwise_xor_b_u64_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 2)
            store_u64(z, i, bitwise_xor_u64(load_b_as_u64(x, i), load_u64(y, i)));
    }
}

KERNEL jax_bitwise_xor_u8_u8_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_u8(x, 0), load_u8(y, 0)));
        store_u8(z, 16, bitwise_xor_u8(load_u8(x, 16), load_u8(y, 16)));
    }
}

KERNEL jax_bitwise_xor_u8_u16_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u16(z, i, bitwise_xor_u16(load_u8_as_u16(x, i), load_u16(y, i)));
            store_u16(z, i + 8, bitwise_xor_u16(load_u8_as_u16(x, i + 8), load_u16(y, i + 8)));
        }
    }
}

KERNEL jax_bitwise_xor_u8_u32_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 8) {
            store_u32(z, i, bitwise_xor_u32(load_u8_as_u32(x, i), load_u32(y, i)));
            store_u32(z, i + 4, bitwise_xor_u32(load_u8_as_u32(x, i + 4), load_u32(y, i + 4)));
        }
    }
}

KERNEL jax_bitwise_xor_u8_u64_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 2)
            store_u64(z, i, bitwise_xor_u64(load_u8_as_u64(x, i), load_u64(y, i)));
    }
}

KERNEL jax_bitwise_xor_u8_i8_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u16(z, i, bitwise_xor_u16(load_u8_as_u16(x, i), load_i8_as_i16(y, i)));
            store_u16(z, i + 8, bitwise_xor_u16(load_u8_as_u16(x, i + 8), load_i8_as_i16(y, i + 8)));
        }
    }
}

KERNEL jax_bitwise_xor_u8_i_weak_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        for (size_t i = 0; i < 32; i += 16)
            store_u8(z, i, bitwise_xor_u8(load_u8(x, i), load_u64_as_u8(y, i)));
    }
}

KERNEL jax_bitwise_xor_u16_u16_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u16(z, i, bitwise_xor_u16(load_u16(x, i), load_u16(y, i)));
            store_u16(z, i + 8, bitwise_xor_u16(load_u16(x, i + 8), load_u16(y, i + 8)));
        }
    }
}

KERNEL jax_bitwise_xor_u16_u32_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 8) {
            store_u32(z, i, bitwise_xor_u32(load_u16_as_u32(x, i), load_u32(y, i)));
            store_u32(z, i + 4, bitwise_xor_u32(load_u16_as_u32(x, i + 4), load_u32(y, i + 4)));
        }
    }
}

KERNEL jax_bitwise_xor_u16_u64_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 4) {
            store_u64(z, i, bitwise_xor_u64(load_u16_as_u64(x, i), load_u64(y, i)));
            store_u64(z, i + 2, bitwise_xor_u64(load_u16_as_u64(x, i + 2), load_u64(y, i + 2)));
        }
    }
}

KERNEL jax_bitwise_xor_u16_i8_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 4)
            store_u32(z, i, bitwise_xor_u32(load_u16_as_u32(x, i), load_i8_as_i32(y, i)));
    }
}

KERNEL jax_bitwise_xor_u16_i16_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 8) {
            store_u32(z, i, bitwise_xor_u32(load_u16_as_u32(x, i), load_i16_as_i32(y, i)));
            store_u32(z, i + 4, bitwise_xor_u32(load_u16_as_u32(x, i + 4), load_i16_as_i32(y, i + 4)));
        }
    }
}

KERNEL jax_bitwise_xor_u16_i_weak_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 8)
            store_u16(z, i, bitwise_xor_u16(load_u16(x, i), load_u64_as_u16(y, i)));
    }
}

KERNEL jax_bitwise_xor_u32_u32_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 8) {
            store_u32(z, i, bitwise_xor_u32(load_u32(x, i), load_u32(y, i)));
            store_u32(z, i + 4, bitwise_xor_u32(load_u32(x, i + 4), load_u32(y, i + 4)));
        }
    }
}

KERNEL jax_bitwise_xor_u32_u64_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 4) {
            store_u64(z, i, bitwise_xor_u64(load_u32_as_u64(x, i), load_u64(y, i)));
            store_u64(z, i + 2, bitwise_xor_u64(load_u32_as_u64(x, i + 2), load_u64(y, i + 2)));
        }
    }
}

KERNEL jax_bitwise_xor_u32_i8_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 2)
            store_u64(z, i, bitwise_xor_u64(load_u32_as_u64(x, i), load_i8_as_i64(y, i)));
    }
}

KERNEL jax_bitwise_xor_u32_i16_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 2)
            store_u64(z, i, bitwise_xor_u64(load_u32_as_u64(x, i), load_i16_as_i64(y, i)));
    }
}

KERNEL jax_bitwise_xor_u32_i32_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 4) {
            store_u64(z, i, bitwise_xor_u64(load_u32_as_u64(x, i), load_i32_as_i64(y, i)));
            store_u64(z, i + 2, bitwise_xor_u64(load_u32_as_u64(x, i + 2), load_i32_as_i64(y, i + 2)));
        }
    }
}

KERNEL jax_bitwise_xor_u32_i_weak_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 8) {
            store_u32(z, i, bitwise_xor_u32(load_u32(x, i), load_u64_as_u32(y, i)));
            store_u32(z, i + 4, bitwise_xor_u32(load_u32(x, i + 4), load_u64_as_u32(y, i + 4)));
        }
    }
}

KERNEL jax_bitwise_xor_u64_u64_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 4) {
            store_u64(z, i, bitwise_xor_u64(load_u64(x, i), load_u64(y, i)));
            store_u64(z, i + 2, bitwise_xor_u64(load_u64(x, i + 2), load_u64(y, i + 2)));
        }
    }
}

KERNEL jax_bitwise_xor_i8_i16_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u16(z, i, bitwise_xor_u16(load_i8_as_i16(x, i), load_u16(y, i)));
            store_u16(z, i + 8, bitwise_xor_u16(load_i8_as_i16(x, i + 8), load_u16(y, i + 8)));
        }
    }
}

KERNEL jax_bitwise_xor_i8_i32_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 8) {
            store_u32(z, i, bitwise_xor_u32(load_i8_as_i32(x, i), load_u32(y, i)));
            store_u32(z, i + 4, bitwise_xor_u32(load_i8_as_i32(x, i + 4), load_u32(y, i + 4)));
        }
    }
}

KERNEL jax_bitwise_xor_i8_i64_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 2)
            store_u64(z, i, bitwise_xor_u64(load_i8_as_i64(x, i), load_u64(y, i)));
    }
}

KERNEL jax_bitwise_xor_i16_i32_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        for (size_t i = 0; i < 32; i += 8) {
            store_u32(z, i, bitwise_xor_u32(load_i16_as_i32(x, i), load_u32(y, i)));
            store_u32(z, i + 4, bitwise_xor_u32(load_i16_as_i32(x, i + 4), load_u32(y, i + 4)));
        }
    }
}

KERNEL jax_bitwise_xor_i16_i64_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 4) {
            store_u64(z, i, bitwise_xor_u64(load_i16_as_i64(x, i), load_u64(y, i)));
            store_u64(z, i + 2, bitwise_xor_u64(load_i16_as_i64(x, i + 2), load_u64(y, i + 2)));
        }
    }
}

KERNEL jax_bitwise_xor_i32_i64_wasm(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 4) {
            store_u64(z, i, bitwise_xor_u64(load_i32_as_i64(x, i), load_u64(y, i)));
            store_u64(z, i + 2, bitwise_xor_u64(load_i32_as_i64(x, i + 2), load_u64(y, i + 2)));
        }
    }
}

#else
typedef int jax_bitwise_xor_wasm_is_absent_; /* ISO C wants a declaration in every file. */
#endif
