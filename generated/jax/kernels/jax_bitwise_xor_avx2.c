/*
 * kernels/jax_bitwise_xor_avx2.c: bitwise_xor in AVX2 (x86-64).
 *
 * Made by joinery 0.1.0 from specs/jax.lua, whose SHA-256 is
 * 409d79372c32571364129611070cbc2b0204ffa690f1172df7282b2324f2266a.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate jax -o DIR
 * The licence of this file is yours to choose.
 */
/* clang-format off */
#include "../jax_kernels.h"

#if defined(__x86_64__) && defined(__GNUC__) && !defined(JOINERY_NO_AVX2)
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

#define PRIMITIVE static inline __attribute__((always_inline)) __attribute__((target("avx2,f16c")))
#define KERNEL __attribute__((target("avx2,f16c"))) void

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

PRIMITIVE __m256i load_u8(const char *p, size_t i) {
    return load256(p + i);
}

PRIMITIVE __m128i load128(const char *p) {
    return _mm_loadu_si128((const __m128i *)(const void *)p);
}

PRIMITIVE __m256i load_b_as_u16(const char *p, size_t i) {
    return _mm256_cvtepu8_epi16(_mm_min_epu8(load128(p + i), _mm_set1_epi8(1)));
}

PRIMITIVE __m256i load_u16(const char *p, size_t i) {
    return load256(p + 2 * i);
}

PRIMITIVE __m256i bitwise_xor_u16(__m256i a, __m256i b) {
    return _mm256_xor_si256(a, b);
}

PRIMITIVE void store_u16(char *p, size_t i, __m256i v) {
    store256(p + 2 * i, v);
}

PRIMITIVE __m128i load64(const char *p) {
    return _mm_loadl_epi64((const __m128i *)(const void *)p);
}

PRIMITIVE __m256i load_b_as_u32(const char *p, size_t i) {
    return _mm256_cvtepu8_epi32(_mm_min_epu8(load64(p + i), _mm_set1_epi8(1)));
}

PRIMITIVE __m256i load_u32(const char *p, size_t i) {
    return load256(p + 4 * i);
}

PRIMITIVE __m256i bitwise_xor_u32(__m256i a, __m256i b) {
    return _mm256_xor_si256(a, b);
}

PRIMITIVE void store_u32(char *p, size_t i, __m256i v) {
    store256(p + 4 * i, v);
}

PRIMITIVE __m128i load32(const char *p) {
    int32_t bits;
    memcpy(&bits, p, sizeof bits);
    return _mm_cvtsi32_si128(bits);
}

PRIMITIVE __m256i load_b_as_u64(const char *p, size_t i) {
    return _mm256_cvtepu8_epi64(_mm_min_epu8(load32(p + i), _mm_set1_epi8(1)));
}

PRIMITIVE __m256i load_u64(const char *p, size_t i) {
    return load256(p + 8 * i);
}

PRIMITIVE __m256i bitwise_xor_u64(__m256i a, __m256i b) {
    return _mm256_xor_si256(a, b);
}

PRIMITIVE void store_u64(char *p, size_t i, __m256i v) {
    store256(p + 8 * i, v);
}

PRIMITIVE __m256i load_u8_as_u16(const char *p, size_t i) {
    return _mm256_cvtepu8_epi16(load128(p + i));
}

PRIMITIVE __m256i load_u8_as_u32(const char *p, size_t i) {
    return _mm256_cvtepu8_epi32(load64(p + i));
}

PRIMITIVE __m256i load_u8_as_u64(const char *p, size_t i) {
    return _mm256_cvtepu8_epi64(load32(p + i));
}

PRIMITIVE __m256i load_i8_as_i16(const char *p, size_t i) {
    return _mm256_cvtepi8_epi16(load128(p + i));
}

PRIMITIVE __m256i low8_of_32(__m256i v) {
    return _mm256_and_si256(v, _mm256_set1_epi32(0xff));
}

/* The low halves of 64-bit elements; the quarters of the result are in the order 0 2 1 3. */
PRIMITIVE __m256i low_halves(__m256i a, __m256i b) {
    return _mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(a), _mm256_castsi256_ps(b), 0x88));
}

/* The low halves of eight 64-bit elements; the quarters of the result are in the order 0 2 1 3. */
PRIMITIVE __m256i load_low_halves(const char *p) {
    return low_halves(load256(p), load256(p + 32));
}

/* Restores the order of elements after one pack, which leaves the quarters of a register as 0 2 1 3. */
PRIMITIVE __m256i quarters_in_order(__m256i v) {
    return _mm256_permute4x64_epi64(v, 0xd8);
}

/* Restores the order of elements after three packs, which leave the even sixteenths before the odd ones. */
PRIMITIVE __m256i sixteenths_in_order(__m256i v) {
    const __m256i turns = _mm256_setr_epi8(0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15,
                                           0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15);
    return _mm256_shuffle_epi8(quarters_in_order(v), turns);
}

PRIMITIVE __m256i load_u64_as_u8(const char *p, size_t i) {
    const char *at = p + 8 * i;
    const __m256i first = _mm256_packus_epi32(low8_of_32(load_low_halves(at)), low8_of_32(load_low_halves(at + 64)));
    const __m256i last = _mm256_packus_epi32(low8_of_32(load_low_halves(at + 128)),
                                             low8_of_32(load_low_halves(at + 192)));
    return sixteenths_in_order(_mm256_packus_epi16(first, last));
}

PRIMITIVE __m256i load_u16_as_u32(const char *p, size_t i) {
    return _mm256_cvtepu16_epi32(load128(p + 2 * i));
}

PRIMITIVE __m256i load_u16_as_u64(const char *p, size_t i) {
    return _mm256_cvtepu16_epi64(load64(p + 2 * i));
}

PRIMITIVE __m256i load_i8_as_i32(const char *p, size_t i) {
    return _mm256_cvtepi8_epi32(load64(p + i));
}

PRIMITIVE __m256i load_i16_as_i32(const char *p, size_t i) {
    return _mm256_cvtepi16_epi32(load128(p + 2 * i));
}

/* Restores the order of elements after two packs, which leave the eighths of a register as 0 2 4 6 1 3 5 7. */
PRIMITIVE __m256i eighths_in_order(__m256i v) {
    return _mm256_permutevar8x32_epi32(v, _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7));
}

PRIMITIVE __m256i low16_of_32(__m256i v) {
    return _mm256_and_si256(v, _mm256_set1_epi32(0xffff));
}

PRIMITIVE __m256i load_u64_as_u16(const char *p, size_t i) {
    const char *at = p + 8 * i;
    return eighths_in_order(
        _mm256_packus_epi32(low16_of_32(load_low_halves(at)), low16_of_32(load_low_halves(at + 64))));
}

PRIMITIVE __m256i load_u32_as_u64(const char *p, size_t i) {
    return _mm256_cvtepu32_epi64(load128(p + 4 * i));
}

PRIMITIVE __m256i load_i8_as_i64(const char *p, size_t i) {
    return _mm256_cvtepi8_epi64(load32(p + i));
}

PRIMITIVE __m256i load_i16_as_i64(const char *p, size_t i) {
    return _mm256_cvtepi16_epi64(load64(p + 2 * i));
}

PRIMITIVE __m256i load_i32_as_i64(const char *p, size_t i) {
    return _mm256_cvtepi32_epi64(load128(p + 4 * i));
}

PRIMITIVE __m256i load_u64_as_u32(const char *p, size_t i) {
    return quarters_in_order(load_low_halves(p + 8 * i));
}

KERNEL jax_bitwise_xor_b_b_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_u8(z, 0, bitwise_xor_u8(load_u8_as_b(x, 0), load_u8_as_b(y, 0)));
        store_u8(z + 32, 0, bitwise_xor_u8(load_u8_as_b(x + a_step, 0), load_u8_as_b(y + b_step, 0)));
    }
    if (blocks)
        store_u8(z, 0, bitwise_xor_u8(load_u8_as_b(x, 0), load_u8_as_b(y, 0)));
}

KERNEL jax_bitwise_xor_b_u8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_u8(z, 0, bitwise_xor_u8(load_u8_as_b(x, 0), load_u8(y, 0)));
        store_u8(z + 32, 0, bitwise_xor_u8(load_u8_as_b(x + a_step, 0), load_u8(y + b_step, 0)));
    }
    if (blocks)
        store_u8(z, 0, bitwise_xor_u8(load_u8_as_b(x, 0), load_u8(y, 0)));
}

KERNEL jax_bitwise_xor_b_u16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_u16(z, 0, bitwise_xor_u16(load_b_as_u16(x, 0), load_u16(y, 0)));
        store_u16(z, 16, bitwise_xor_u16(load_b_as_u16(x, 16), load_u16(y, 16)));
    }
}

KERNEL jax_bitwise_xor_b_u32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, bitwise_xor_u32(load_b_as_u32(x, 0), load_u32(y, 0)));
        store_u32(z, 8, bitwise_xor_u32(load_b_as_u32(x, 8), load_u32(y, 8)));
        store_u32(z, 16, bitwise_xor_u32(load_b_as_u32(x, 16), load_u32(y, 16)));
        store_u32(z, 24, bitwise_xor_u32(load_b_as_u32(x, 24), load_u32(y, 24)));
    }
}

KERNEL jax_bitwise_xor_b_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64(z, i, bitwise_xor_u64(load_b_as_u64(x, i), load_u64(y, i)));
            store_u64(z, i + 4, bitwise_xor_u64(load_b_as_u64(x, i + 4), load_u64(y, i + 4)));
            store_u64(z, i + 8, bitwise_xor_u64(load_b_as_u64(x, i + 8), load_u64(y, i + 8)));
            store_u64(z, i + 12, bitwise_xor_u64(load_b_as_u64(x, i + 12), load_u64(y, i + 12)));
        }
    }
}

KERNEL jax_bitwise_xor_u8_u8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks >= 2; blocks -= 2, x += 2 * a_step, y += 2 * b_step, z += 64) {
        store_u8(z, 0, bitwise_xor_u8(load_u8(x, 0), load_u8(y, 0)));
        store_u8(z + 32, 0, bitwise_xor_u8(load_u8(x + a_step, 0), load_u8(y + b_step, 0)));
    }
    if (blocks)
        store_u8(z, 0, bitwise_xor_u8(load_u8(x, 0), load_u8(y, 0)));
}

KERNEL jax_bitwise_xor_u8_u16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_u16(z, 0, bitwise_xor_u16(load_u8_as_u16(x, 0), load_u16(y, 0)));
        store_u16(z, 16, bitwise_xor_u16(load_u8_as_u16(x, 16), load_u16(y, 16)));
    }
}

KERNEL jax_bitwise_xor_u8_u32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, bitwise_xor_u32(load_u8_as_u32(x, 0), load_u32(y, 0)));
        store_u32(z, 8, bitwise_xor_u32(load_u8_as_u32(x, 8), load_u32(y, 8)));
        store_u32(z, 16, bitwise_xor_u32(load_u8_as_u32(x, 16), load_u32(y, 16)));
        store_u32(z, 24, bitwise_xor_u32(load_u8_as_u32(x, 24), load_u32(y, 24)));
    }
}

KERNEL jax_bitwise_xor_u8_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64(z, i, bitwise_xor_u64(load_u8_as_u64(x, i), load_u64(y, i)));
            store_u64(z, i + 4, bitwise_xor_u64(load_u8_as_u64(x, i + 4), load_u64(y, i + 4)));
            store_u64(z, i + 8, bitwise_xor_u64(load_u8_as_u64(x, i + 8), load_u64(y, i + 8)));
            store_u64(z, i + 12, bitwise_xor_u64(load_u8_as_u64(x, i + 12), load_u64(y, i + 12)));
        }
    }
}

KERNEL jax_bitwise_xor_u8_i8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_u16(z, 0, bitwise_xor_u16(load_u8_as_u16(x, 0), load_i8_as_i16(y, 0)));
        store_u16(z, 16, bitwise_xor_u16(load_u8_as_u16(x, 16), load_i8_as_i16(y, 16)));
    }
}

KERNEL jax_bitwise_xor_u8_i_weak_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 32) {
        store_u8(z, 0, bitwise_xor_u8(load_u8(x, 0), load_u64_as_u8(y, 0)));
    }
}

KERNEL jax_bitwise_xor_u16_u16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_u16(z, 0, bitwise_xor_u16(load_u16(x, 0), load_u16(y, 0)));
        store_u16(z, 16, bitwise_xor_u16(load_u16(x, 16), load_u16(y, 16)));
    }
}

KERNEL jax_bitwise_xor_u16_u32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, bitwise_xor_u32(load_u16_as_u32(x, 0), load_u32(y, 0)));
        store_u32(z, 8, bitwise_xor_u32(load_u16_as_u32(x, 8), load_u32(y, 8)));
        store_u32(z, 16, bitwise_xor_u32(load_u16_as_u32(x, 16), load_u32(y, 16)));
        store_u32(z, 24, bitwise_xor_u32(load_u16_as_u32(x, 24), load_u32(y, 24)));
    }
}

KERNEL jax_bitwise_xor_u16_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64(z, i, bitwise_xor_u64(load_u16_as_u64(x, i), load_u64(y, i)));
            store_u64(z, i + 4, bitwise_xor_u64(load_u16_as_u64(x, i + 4), load_u64(y, i + 4)));
            store_u64(z, i + 8, bitwise_xor_u64(load_u16_as_u64(x, i + 8), load_u64(y, i + 8)));
            store_u64(z, i + 12, bitwise_xor_u64(load_u16_as_u64(x, i + 12), load_u64(y, i + 12)));
        }
    }
}

KERNEL jax_bitwise_xor_u16_i8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, bitwise_xor_u32(load_u16_as_u32(x, 0), load_i8_as_i32(y, 0)));
        store_u32(z, 8, bitwise_xor_u32(load_u16_as_u32(x, 8), load_i8_as_i32(y, 8)));
        store_u32(z, 16, bitwise_xor_u32(load_u16_as_u32(x, 16), load_i8_as_i32(y, 16)));
        store_u32(z, 24, bitwise_xor_u32(load_u16_as_u32(x, 24), load_i8_as_i32(y, 24)));
    }
}

KERNEL jax_bitwise_xor_u16_i16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, bitwise_xor_u32(load_u16_as_u32(x, 0), load_i16_as_i32(y, 0)));
        store_u32(z, 8, bitwise_xor_u32(load_u16_as_u32(x, 8), load_i16_as_i32(y, 8)));
        store_u32(z, 16, bitwise_xor_u32(load_u16_as_u32(x, 16), load_i16_as_i32(y, 16)));
        store_u32(z, 24, bitwise_xor_u32(load_u16_as_u32(x, 24), load_i16_as_i32(y, 24)));
    }
}

KERNEL jax_bitwise_xor_u16_i_weak_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_u16(z, 0, bitwise_xor_u16(load_u16(x, 0), load_u64_as_u16(y, 0)));
        store_u16(z, 16, bitwise_xor_u16(load_u16(x, 16), load_u64_as_u16(y, 16)));
    }
}

KERNEL jax_bitwise_xor_u32_u32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, bitwise_xor_u32(load_u32(x, 0), load_u32(y, 0)));
        store_u32(z, 8, bitwise_xor_u32(load_u32(x, 8), load_u32(y, 8)));
        store_u32(z, 16, bitwise_xor_u32(load_u32(x, 16), load_u32(y, 16)));
        store_u32(z, 24, bitwise_xor_u32(load_u32(x, 24), load_u32(y, 24)));
    }
}

KERNEL jax_bitwise_xor_u32_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64(z, i, bitwise_xor_u64(load_u32_as_u64(x, i), load_u64(y, i)));
            store_u64(z, i + 4, bitwise_xor_u64(load_u32_as_u64(x, i + 4), load_u64(y, i + 4)));
            store_u64(z, i + 8, bitwise_xor_u64(load_u32_as_u64(x, i + 8), load_u64(y, i + 8)));
            store_u64(z, i + 12, bitwise_xor_u64(load_u32_as_u64(x, i + 12), load_u64(y, i + 12)));
        }
    }
}

KERNEL jax_bitwise_xor_u32_i8_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64(z, i, bitwise_xor_u64(load_u32_as_u64(x, i), load_i8_as_i64(y, i)));
            store_u64(z, i + 4, bitwise_xor_u64(load_u32_as_u64(x, i + 4), load_i8_as_i64(y, i + 4)));
            store_u64(z, i + 8, bitwise_xor_u64(load_u32_as_u64(x, i + 8), load_i8_as_i64(y, i + 8)));
            store_u64(z, i + 12, bitwise_xor_u64(load_u32_as_u64(x, i + 12), load_i8_as_i64(y, i + 12)));
        }
    }
}

KERNEL jax_bitwise_xor_u32_i16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64(z, i, bitwise_xor_u64(load_u32_as_u64(x, i), load_i16_as_i64(y, i)));
            store_u64(z, i + 4, bitwise_xor_u64(load_u32_as_u64(x, i + 4), load_i16_as_i64(y, i + 4)));
            store_u64(z, i + 8, bitwise_xor_u64(load_u32_as_u64(x, i + 8), load_i16_as_i64(y, i + 8)));
            store_u64(z, i + 12, bitwise_xor_u64(load_u32_as_u64(x, i + 12), load_i16_as_i64(y, i + 12)));
        }
    }
}

KERNEL jax_bitwise_xor_u32_i32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64(z, i, bitwise_xor_u64(load_u32_as_u64(x, i), load_i32_as_i64(y, i)));
            store_u64(z, i + 4, bitwise_xor_u64(load_u32_as_u64(x, i + 4), load_i32_as_i64(y, i + 4)));
            store_u64(z, i + 8, bitwise_xor_u64(load_u32_as_u64(x, i + 8), load_i32_as_i64(y, i + 8)));
            store_u64(z, i + 12, bitwise_xor_u64(load_u32_as_u64(x, i + 12), load_i32_as_i64(y, i + 12)));
        }
    }
}

KERNEL jax_bitwise_xor_u32_i_weak_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, bitwise_xor_u32(load_u32(x, 0), load_u64_as_u32(y, 0)));
        store_u32(z, 8, bitwise_xor_u32(load_u32(x, 8), load_u64_as_u32(y, 8)));
        store_u32(z, 16, bitwise_xor_u32(load_u32(x, 16), load_u64_as_u32(y, 16)));
        store_u32(z, 24, bitwise_xor_u32(load_u32(x, 24), load_u64_as_u32(y, 24)));
    }
}

KERNEL jax_bitwise_xor_u64_u64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        store_u64(z, 0, bitwise_xor_u64(load_u64(x, 0), load_u64(y, 0)));
        store_u64(z, 4, bitwise_xor_u64(load_u64(x, 4), load_u64(y, 4)));
        store_u64(z, 8, bitwise_xor_u64(load_u64(x, 8), load_u64(y, 8)));
        store_u64(z, 12, bitwise_xor_u64(load_u64(x, 12), load_u64(y, 12)));
        store_u64(z, 16, bitwise_xor_u64(load_u64(x, 16), load_u64(y, 16)));
        store_u64(z, 20, bitwise_xor_u64(load_u64(x, 20), load_u64(y, 20)));
        store_u64(z, 24, bitwise_xor_u64(load_u64(x, 24), load_u64(y, 24)));
        store_u64(z, 28, bitwise_xor_u64(load_u64(x, 28), load_u64(y, 28)));
    }
}

KERNEL jax_bitwise_xor_i8_i16_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 64) {
        store_u16(z, 0, bitwise_xor_u16(load_i8_as_i16(x, 0), load_u16(y, 0)));
        store_u16(z, 16, bitwise_xor_u16(load_i8_as_i16(x, 16), load_u16(y, 16)));
    }
}

KERNEL jax_bitwise_xor_i8_i32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, bitwise_xor_u32(load_i8_as_i32(x, 0), load_u32(y, 0)));
        store_u32(z, 8, bitwise_xor_u32(load_i8_as_i32(x, 8), load_u32(y, 8)));
        store_u32(z, 16, bitwise_xor_u32(load_i8_as_i32(x, 16), load_u32(y, 16)));
        store_u32(z, 24, bitwise_xor_u32(load_i8_as_i32(x, 24), load_u32(y, 24)));
    }
}

KERNEL jax_bitwise_xor_i8_i64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64(z, i, bitwise_xor_u64(load_i8_as_i64(x, i), load_u64(y, i)));
            store_u64(z, i + 4, bitwise_xor_u64(load_i8_as_i64(x, i + 4), load_u64(y, i + 4)));
            store_u64(z, i + 8, bitwise_xor_u64(load_i8_as_i64(x, i + 8), load_u64(y, i + 8)));
            store_u64(z, i + 12, bitwise_xor_u64(load_i8_as_i64(x, i + 12), load_u64(y, i + 12)));
        }
    }
}

KERNEL jax_bitwise_xor_i16_i32_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 128) {
        store_u32(z, 0, bitwise_xor_u32(load_i16_as_i32(x, 0), load_u32(y, 0)));
        store_u32(z, 8, bitwise_xor_u32(load_i16_as_i32(x, 8), load_u32(y, 8)));
        store_u32(z, 16, bitwise_xor_u32(load_i16_as_i32(x, 16), load_u32(y, 16)));
        store_u32(z, 24, bitwise_xor_u32(load_i16_as_i32(x, 24), load_u32(y, 24)));
    }
}

KERNEL jax_bitwise_xor_i16_i64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64(z, i, bitwise_xor_u64(load_i16_as_i64(x, i), load_u64(y, i)));
            store_u64(z, i + 4, bitwise_xor_u64(load_i16_as_i64(x, i + 4), load_u64(y, i + 4)));
            store_u64(z, i + 8, bitwise_xor_u64(load_i16_as_i64(x, i + 8), load_u64(y, i + 8)));
            store_u64(z, i + 12, bitwise_xor_u64(load_i16_as_i64(x, i + 12), load_u64(y, i + 12)));
        }
    }
}

KERNEL jax_bitwise_xor_i32_i64_avx2(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const char *x = a, *y = b;
    char *z = out;
    for (; blocks; blocks--, x += a_step, y += b_step, z += 256) {
        for (size_t i = 0; i < 32; i += 16) {
            store_u64(z, i, bitwise_xor_u64(load_i32_as_i64(x, i), load_u64(y, i)));
            store_u64(z, i + 4, bitwise_xor_u64(load_i32_as_i64(x, i + 4), load_u64(y, i + 4)));
            store_u64(z, i + 8, bitwise_xor_u64(load_i32_as_i64(x, i + 8), load_u64(y, i + 8)));
            store_u64(z, i + 12, bitwise_xor_u64(load_i32_as_i64(x, i + 12), load_u64(y, i + 12)));
        }
    }
}
#endif
