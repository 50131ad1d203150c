/*
 * kernels/jax_logical_xor_avx512.c: logical_xor in AVX-512 F, BW, DQ, VL (x86-64).
 *
 * Made by joinery 0.1.0 from specs/jax.lua, whose SHA-256 is
 * 409d79372c32571364129611070cbc2b0204ffa690f1172df7282b2324f2266a.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR
 * The licence of this file is yours to choose.
 */
/* clang-format off */
#include "../jax_kernels.h"

#if defined(__x86_64__) && defined(__GNUC__) && !defined(JOINERY_NO_AVX512) && !defined(JOINERY_NO_AVX2)
#include <float.h>
#include <stdint.h>
#include <string.h>
#include <immintrin.h>

#if !defined(FLT_EVAL_METHOD) || FLT_EVAL_METHOD != 0
#error "float arithmetic must be done in float (FLT_EVAL_METHOD 0)"
#endif
#ifdef __FAST_MATH__
#error "these kernels need the arithmetic of IEEE 754: no -ffast-math"
#endif
#if defined(__clang__)
#pragma STDC FP_CONTRACT OFF
#endif

#define PRIMITIVE static inline __attribute__((always_inline)) __attribute__((target("avx512f,avx512bw,avx512dq,avx512vl,f16c")))
#define KERNEL __attribute__((target("avx512f,avx512bw,avx512dq,avx512vl,f16c"))) void

PRIMITIVE __m256i load256(const char *p) {
    return _mm256_loadu_si256((const __m256i *)(const void *)p);
}

PRIMITIVE __m256i load_u8_as_b(const char *p, size_t i) {
    return _mm256_min_epu8(load256(p + i), _mm256_set1_epi8(1));
}

PRIMITIVE __m256i bitwise_xor_u8(__m256i a, __m256i b) {
    return _mm256_xor_si256(a, b);
}

PRIMITIVE void store256(char *p, __m256i v) {
    _mm256_storeu_si256((__m256i *)(void *)p, v);
}

PRIMITIVE void store_u8(char *p, size_t i, __m256i v) {
    store256(p + i, v);
}

/* A byte 0 or 1 for every bit of a mask. */
PRIMITIVE __m256i bools_u16(__mmask32 m) {
    return _mm256_maskz_mov_epi8(m, _mm256_set1_epi8(1));
}

PRIMITIVE __m512i load512(const char *p) {
    return _mm512_loadu_si512(p);
}

PRIMITIVE __m512i load_u16(const char *p, size_t i) {
    return load512(p + 2 * i);
}

PRIMITIVE __mmask32 nonzero_u16(const char *p, size_t i) {
    return _mm512_test_epi16_mask(load_u16(p, i), _mm512_set1_epi16(-1));
}

PRIMITIVE __m256i load_u16_as_b(const char *p, size_t i) {
    return bools_u16(nonzero_u16(p, i));
}

PRIMITIVE __m256i bools_u32(__mmask16 a, __mmask16 b) {
    return bools_u16(_mm512_kunpackw(b, a));
}

PRIMITIVE __m512i load_u32(const char *p, size_t i) {
    return load512(p + 4 * i);
}

PRIMITIVE __mmask16 nonzero_u32(const char *p, size_t i) {
    return _mm512_test_epi32_mask(load_u32(p, i), _mm512_set1_epi32(-1));
}

PRIMITIVE __m256i load_u32_as_b(const char *p, size_t i) {
    return bools_u32(nonzero_u32(p, i), nonzero_u32(p, i + 16));
}

PRIMITIVE __m256i bools_u64(__mmask8 a, __mmask8 b, __mmask8 c, __mmask8 d) {
    return bools_u32(_mm512_kunpackb(b, a), _mm512_kunpackb(d, c));
}

PRIMITIVE __m512i load_u64(const char *p, size_t i) {
    return load512(p + 8 * i);
}

PRIMITIVE __mmask8 nonzero_u64(const char *p, size_t i) {
    return _mm512_test_epi64_mask(load_u64(p, i), _mm512_set1_epi64(-1));
}

PRIMITIVE __m256i load_u64_as_b(const char *p, size_t i) {
    return bools_u64(nonzero_u64(p, i), nonzero_u64(p, i + 8), nonzero_u64(p, i + 16), nonzero_u64(p, i + 24));
}

PRIMITIVE __mmask32 nonzero_bf16(const char *p, size_t i) {
    return _mm512_test_epi16_mask(load_u16(p, i), _mm512_set1_epi16(INT16_MAX));
}

PRIMITIVE __m256i load_bf16_as_b(const char *p, size_t i) {
    return bools_u16(nonzero_bf16(p, i));
}

PRIMITIVE __mmask32 nonzero_f16(const char *p, size_t i) {
    return _mm512_test_epi16_mask(load_u16(p, i), _mm512_set1_epi16(INT16_MAX));
}

PRIMITIVE __m256i load_f16_as_b(const char *p, size_t i) {
    return bools_u16(nonzero_f16(p, i));
}

PRIMITIVE __mmask16 nonzero_f32(const char *p, size_t i) {
    return _mm512_test_epi32_mask(load_u32(p, i), _mm512_set1_epi32(INT32_MAX));
}

PRIMITIVE __m256i load_f32_as_b(const char *p, size_t i) {
    return bools_u32(nonzero_f32(p, i), nonzero_f32(p, i + 16));
}

PRIMITIVE __mmask8 nonzero_f64(const char *p, size_t i) {
    return _mm512_test_epi64_mask(load_u64(p, i), _mm512_set1_epi64(INT64_MAX));
}

PRIMITIVE __m256i load_f64_as_b(const char *p, size_t i) {
    return bools_u64(nonzero_f64(p, i), nonzero_f64(p, i + 8), nonzero_f64(p, i + 16), nonzero_f64(p, i + 24));
}

PRIMITIVE __mmask8 nonzero_c64(const char *p, size_t i) {
    return _mm512_test_epi64_mask(load_u64(p, i), _mm512_set1_epi64(INT64_C(0x7fffffff7fffffff)));
}

PRIMITIVE __m256i load_c64_as_b(const char *p, size_t i) {
    return bools_u64(nonzero_c64(p, i), nonzero_c64(p, i + 8), nonzero_c64(p, i + 16), nonzero_c64(p, i + 24));
}

PRIMITIVE __m512i evens_u64(void) {
    return _mm512_set_epi64(14, 12, 10, 8, 6, 4, 2, 0);
}

PRIMITIVE __m512i odds_u64(void) {
    return _mm512_set_epi64(15, 13, 11, 9, 7, 5, 3, 1);
}

/* The bits that either part has. */
PRIMITIVE __m512i either_of_c128(const char *p, size_t i) {
    const __m512i a = load_u64(p, 2 * i), b = load_u64(p, 2 * i + 8);
    return _mm512_or_si512(_mm512_permutex2var_epi64(a, evens_u64(), b), _mm512_permutex2var_epi64(a, odds_u64(), b));
}

PRIMITIVE __mmask8 nonzero_c128(const char *p, size_t i) {
    return _mm512_test_epi64_mask(either_of_c128(p, i), _mm512_set1_epi64(INT64_MAX));
}

PRIMITIVE __m256i load_c128_as_b(const char *p, size_t i) {
    return bools_u64(nonzero_c128(p, i), nonzero_c128(p, i + 8), nonzero_c128(p, i + 16), nonzero_c128(p, i + 24));
}

KERNEL jax_logical_xor_b_b_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_u8(z, 0, bitwise_xor_u8(load_u8_as_b(x, 0), load_u8_as_b(y, 0)));
        store_u8(z + 32, 0, bitwise_xor_u8(load_u8_as_b(x + a_step, 0), load_u8_as_b(y + b_step, 0)));
    }
    if (blocks)
        store_u8(z, 0, bitwise_xor_u8(load_u8_as_b(x, 0), load_u8_as_b(y, 0)));
}

KERNEL jax_logical_xor_b_u16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_u8(z, 0, bitwise_xor_u8(load_u8_as_b(x, 0), load_u16_as_b(y, 0)));
        store_u8(z + 32, 0, bitwise_xor_u8(load_u8_as_b(x + a_step, 0), load_u16_as_b(y + b_step, 0)));
    }
    if (blocks)
        store_u8(z, 0, bitwise_xor_u8(load_u8_as_b(x, 0), load_u16_as_b(y, 0)));
}

KERNEL jax_logical_xor_b_u32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_u8_as_b(x, 0), load_u32_as_b(y, 0)));
    }
}

KERNEL jax_logical_xor_b_u64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_u8_as_b(x, 0), load_u64_as_b(y, 0)));
    }
}

KERNEL jax_logical_xor_b_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_u8(z, 0, bitwise_xor_u8(load_u8_as_b(x, 0), load_bf16_as_b(y, 0)));
        store_u8(z + 32, 0, bitwise_xor_u8(load_u8_as_b(x + a_step, 0), load_bf16_as_b(y + b_step, 0)));
    }
    if (blocks)
        store_u8(z, 0, bitwise_xor_u8(load_u8_as_b(x, 0), load_bf16_as_b(y, 0)));
}

KERNEL jax_logical_xor_b_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_u8(z, 0, bitwise_xor_u8(load_u8_as_b(x, 0), load_f16_as_b(y, 0)));
        store_u8(z + 32, 0, bitwise_xor_u8(load_u8_as_b(x + a_step, 0), load_f16_as_b(y + b_step, 0)));
    }
    if (blocks)
        store_u8(z, 0, bitwise_xor_u8(load_u8_as_b(x, 0), load_f16_as_b(y, 0)));
}

KERNEL jax_logical_xor_b_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_u8_as_b(x, 0), load_f32_as_b(y, 0)));
    }
}

KERNEL jax_logical_xor_b_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_u8_as_b(x, 0), load_f64_as_b(y, 0)));
    }
}

KERNEL jax_logical_xor_b_c64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_u8_as_b(x, 0), load_c64_as_b(y, 0)));
    }
}

KERNEL jax_logical_xor_b_c128_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_u8_as_b(x, 0), load_c128_as_b(y, 0)));
    }
}

KERNEL jax_logical_xor_u16_u16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_u8(z, 0, bitwise_xor_u8(load_u16_as_b(x, 0), load_u16_as_b(y, 0)));
        store_u8(z + 32, 0, bitwise_xor_u8(load_u16_as_b(x + a_step, 0), load_u16_as_b(y + b_step, 0)));
    }
    if (blocks)
        store_u8(z, 0, bitwise_xor_u8(load_u16_as_b(x, 0), load_u16_as_b(y, 0)));
}

KERNEL jax_logical_xor_u16_u32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_u16_as_b(x, 0), load_u32_as_b(y, 0)));
    }
}

KERNEL jax_logical_xor_u16_u64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_u16_as_b(x, 0), load_u64_as_b(y, 0)));
    }
}

KERNEL jax_logical_xor_u16_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_u8(z, 0, bitwise_xor_u8(load_u16_as_b(x, 0), load_bf16_as_b(y, 0)));
        store_u8(z + 32, 0, bitwise_xor_u8(load_u16_as_b(x + a_step, 0), load_bf16_as_b(y + b_step, 0)));
    }
    if (blocks)
        store_u8(z, 0, bitwise_xor_u8(load_u16_as_b(x, 0), load_bf16_as_b(y, 0)));
}

KERNEL jax_logical_xor_u16_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_u8(z, 0, bitwise_xor_u8(load_u16_as_b(x, 0), load_f16_as_b(y, 0)));
        store_u8(z + 32, 0, bitwise_xor_u8(load_u16_as_b(x + a_step, 0), load_f16_as_b(y + b_step, 0)));
    }
    if (blocks)
        store_u8(z, 0, bitwise_xor_u8(load_u16_as_b(x, 0), load_f16_as_b(y, 0)));
}

KERNEL jax_logical_xor_u16_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_u16_as_b(x, 0), load_f32_as_b(y, 0)));
    }
}

KERNEL jax_logical_xor_u16_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_u16_as_b(x, 0), load_f64_as_b(y, 0)));
    }
}

KERNEL jax_logical_xor_u16_c64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_u16_as_b(x, 0), load_c64_as_b(y, 0)));
    }
}

KERNEL jax_logical_xor_u16_c128_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_u16_as_b(x, 0), load_c128_as_b(y, 0)));
    }
}

KERNEL jax_logical_xor_u32_u32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_u32_as_b(x, 0), load_u32_as_b(y, 0)));
    }
}

KERNEL jax_logical_xor_u32_u64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_u32_as_b(x, 0), load_u64_as_b(y, 0)));
    }
}

KERNEL jax_logical_xor_u32_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_u32_as_b(x, 0), load_bf16_as_b(y, 0)));
    }
}

KERNEL jax_logical_xor_u32_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_u32_as_b(x, 0), load_f16_as_b(y, 0)));
    }
}

KERNEL jax_logical_xor_u32_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_u32_as_b(x, 0), load_f32_as_b(y, 0)));
    }
}

KERNEL jax_logical_xor_u32_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_u32_as_b(x, 0), load_f64_as_b(y, 0)));
    }
}

KERNEL jax_logical_xor_u32_c64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_u32_as_b(x, 0), load_c64_as_b(y, 0)));
    }
}

KERNEL jax_logical_xor_u32_c128_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_u32_as_b(x, 0), load_c128_as_b(y, 0)));
    }
}

KERNEL jax_logical_xor_u64_u64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_u64_as_b(x, 0), load_u64_as_b(y, 0)));
    }
}

KERNEL jax_logical_xor_u64_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_u64_as_b(x, 0), load_bf16_as_b(y, 0)));
    }
}

KERNEL jax_logical_xor_u64_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_u64_as_b(x, 0), load_f16_as_b(y, 0)));
    }
}

KERNEL jax_logical_xor_u64_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_u64_as_b(x, 0), load_f32_as_b(y, 0)));
    }
}

KERNEL jax_logical_xor_u64_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_u64_as_b(x, 0), load_f64_as_b(y, 0)));
    }
}

KERNEL jax_logical_xor_u64_c64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_u64_as_b(x, 0), load_c64_as_b(y, 0)));
    }
}

KERNEL jax_logical_xor_u64_c128_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_u64_as_b(x, 0), load_c128_as_b(y, 0)));
    }
}

KERNEL jax_logical_xor_bf16_bf16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_u8(z, 0, bitwise_xor_u8(load_bf16_as_b(x, 0), load_bf16_as_b(y, 0)));
        store_u8(z + 32, 0, bitwise_xor_u8(load_bf16_as_b(x + a_step, 0), load_bf16_as_b(y + b_step, 0)));
    }
    if (blocks)
        store_u8(z, 0, bitwise_xor_u8(load_bf16_as_b(x, 0), load_bf16_as_b(y, 0)));
}

KERNEL jax_logical_xor_bf16_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_u8(z, 0, bitwise_xor_u8(load_bf16_as_b(x, 0), load_f16_as_b(y, 0)));
        store_u8(z + 32, 0, bitwise_xor_u8(load_bf16_as_b(x + a_step, 0), load_f16_as_b(y + b_step, 0)));
    }
    if (blocks)
        store_u8(z, 0, bitwise_xor_u8(load_bf16_as_b(x, 0), load_f16_as_b(y, 0)));
}

KERNEL jax_logical_xor_bf16_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_bf16_as_b(x, 0), load_f32_as_b(y, 0)));
    }
}

KERNEL jax_logical_xor_bf16_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_bf16_as_b(x, 0), load_f64_as_b(y, 0)));
    }
}

KERNEL jax_logical_xor_bf16_c64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_bf16_as_b(x, 0), load_c64_as_b(y, 0)));
    }
}

KERNEL jax_logical_xor_bf16_c128_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_bf16_as_b(x, 0), load_c128_as_b(y, 0)));
    }
}

KERNEL jax_logical_xor_f16_f16_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_u8(z, 0, bitwise_xor_u8(load_f16_as_b(x, 0), load_f16_as_b(y, 0)));
        store_u8(z + 32, 0, bitwise_xor_u8(load_f16_as_b(x + a_step, 0), load_f16_as_b(y + b_step, 0)));
    }
    if (blocks)
        store_u8(z, 0, bitwise_xor_u8(load_f16_as_b(x, 0), load_f16_as_b(y, 0)));
}

KERNEL jax_logical_xor_f16_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_f16_as_b(x, 0), load_f32_as_b(y, 0)));
    }
}

KERNEL jax_logical_xor_f16_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_f16_as_b(x, 0), load_f64_as_b(y, 0)));
    }
}

KERNEL jax_logical_xor_f16_c64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_f16_as_b(x, 0), load_c64_as_b(y, 0)));
    }
}

KERNEL jax_logical_xor_f16_c128_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_f16_as_b(x, 0), load_c128_as_b(y, 0)));
    }
}

KERNEL jax_logical_xor_f32_f32_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_f32_as_b(x, 0), load_f32_as_b(y, 0)));
    }
}

KERNEL jax_logical_xor_f32_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_f32_as_b(x, 0), load_f64_as_b(y, 0)));
    }
}

KERNEL jax_logical_xor_f32_c64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_f32_as_b(x, 0), load_c64_as_b(y, 0)));
    }
}

KERNEL jax_logical_xor_f32_c128_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_f32_as_b(x, 0), load_c128_as_b(y, 0)));
    }
}

KERNEL jax_logical_xor_f64_f64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_f64_as_b(x, 0), load_f64_as_b(y, 0)));
    }
}

KERNEL jax_logical_xor_f64_c64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_f64_as_b(x, 0), load_c64_as_b(y, 0)));
    }
}

KERNEL jax_logical_xor_f64_c128_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_f64_as_b(x, 0), load_c128_as_b(y, 0)));
    }
}

KERNEL jax_logical_xor_c64_c64_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_c64_as_b(x, 0), load_c64_as_b(y, 0)));
    }
}

KERNEL jax_logical_xor_c64_c128_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_c64_as_b(x, 0), load_c128_as_b(y, 0)));
    }
}

KERNEL jax_logical_xor_c128_c128_avx512(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_c128_as_b(x, 0), load_c128_as_b(y, 0)));
    }
}
#endif
