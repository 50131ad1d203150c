/*
 * Values that arithmetic and conversions go wrong on, for every storage of the well-known dtypes, as bits: zeros, ones,
 * powers of two and their neighbours, extremes, subnormals, infinities, NaNs, halves of a rounding step; then random
 * bits. Also what it means for two results to be the same: equal bits, or both NaN.
 */
#ifndef SAMPLES_H
#define SAMPLES_H

#include "jax_kernels.h"

#include <stdint.h>
#include <string.h>

enum { SAMPLES = 256 }; /* per dtype, of which the later ones are random */

static inline uint64_t next_random(uint64_t *state) {
    uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return z ^ z >> 31;
}

typedef struct samples {
    uint64_t bits[2 * SAMPLES]; /* the parts of a complex one after the other */
    size_t count;
} samples;

static inline void add_sample(samples *to, uint64_t bits) {
    if (to->count < SAMPLES) to->bits[to->count++] = bits;
}

static inline void integer_samples(samples *to, int width) {
    for (uint64_t small = 0; small < 4; small++)
        add_sample(to, small), add_sample(to, 0 - small);
    for (int bit = 2; bit < width; bit++)
        for (int around = -1; around <= 1; around++) {
            const uint64_t power = UINT64_C(1) << bit;
            add_sample(to, power + (uint64_t)(int64_t)around);
            if (bit % 8 == 7 || bit == 23 || bit == 24 || bit == 52 || bit == 53)
                add_sample(to, 0 - power + (uint64_t)(int64_t)around);
        }
    add_sample(to, UINT64_C(16842753)); /* rounds twice on its way to bf16 */
}

/* `exponent` and `mantissa` bits of an IEEE format. */
static inline void float_samples(samples *to, int exponent, int mantissa) {
    const uint64_t sign = UINT64_C(1) << (exponent + mantissa), one = UINT64_C(1) << mantissa;
    const uint64_t bias = (UINT64_C(1) << (exponent - 1)) - 1, top = (UINT64_C(1) << exponent) - 1;
    const uint64_t specials[] = {0,
                                 1,
                                 2,
                                 one - 1,
                                 one,
                                 one + 1,
                                 top * one,
                                 top * one - 1,
                                 top * one + one / 2,
                                 top * one + 1,
                                 top * one + one - 1};
    for (size_t i = 0; i < sizeof specials / sizeof *specials; i++)
        add_sample(to, specials[i]), add_sample(to, sign | specials[i]);
    static const int powers[] = {-160, -150, -149, -134, -133, -127, -126, -25, -24, -15, -14, -8,
                                 -1,   0,    1,    2,    3,    6,    7,    8,   14,  15,  16,  23,
                                 24,   31,   32,   52,   53,   62,   63,   64,  127, 128};
    for (size_t i = 0; i < sizeof powers / sizeof *powers; i++) {
        const int64_t e = (int64_t)bias + powers[i];
        if (e <= 0 || e >= (int64_t)top) continue;
        const uint64_t power = (uint64_t)e << mantissa;
        add_sample(to, power), add_sample(to, sign | power);
        add_sample(to, power - 1), add_sample(to, sign | (power - 1));
        add_sample(to, power + 1);
        if (mantissa > 7) add_sample(to, power + (one >> 8)); /* halves of a step of bf16 and f16 */
        if (mantissa > 10) add_sample(to, power + (one >> 11)), add_sample(to, power + (one >> 11) + 1);
        add_sample(to, power + one / 2);
    }
}

static inline samples samples_of(jax_dtype dtype, uint64_t *state) {
    samples all = {{0}, 0};
    const size_t size = jax_dtype_size(dtype);
    const jax_dtype_kind kind = jax_dtype_get_kind(dtype);
    const bool is_complex = kind == JAX_KIND_COMPLEX;
    const size_t part = is_complex ? size / 2 : size;
    if (kind == JAX_KIND_FLOAT || is_complex) {
        const bool bf16 = strcmp(jax_dtype_name(dtype), "bf16") == 0;
        if (part == 2) float_samples(&all, bf16 ? 8 : 5, bf16 ? 7 : 10);
        if (part == 4) float_samples(&all, 8, 23);
        if (part == 8) float_samples(&all, 11, 52);
    } else {
        integer_samples(&all, (int)(8 * size));
    }
    const size_t chosen = all.count;
    while (all.count < SAMPLES) {
        uint64_t random = next_random(state);
        if (all.count % 3 == 0 && part == 8) random >>= random & 63; /* of all magnitudes */
        add_sample(&all, random);
    }
    if (is_complex) {
        for (size_t i = SAMPLES; i-- > 0;) {
            all.bits[2 * i] = all.bits[i];
            all.bits[2 * i + 1] = 0;
        }
        for (size_t i = 0; i < SAMPLES; i++)
            all.bits[2 * i + 1] = i < 24 ? all.bits[2 * (23 - i)] : all.bits[2 * (next_random(state) % chosen)];
    }
    return all;
}

/* Writes the low `size` bytes of sample number `i` (the parts of a complex each) to `to`, in the machine's order. */
static inline void put_sample(const samples *from, size_t i, bool is_complex, size_t size, unsigned char *to) {
    const size_t parts = is_complex ? 2 : 1, part = size / parts;
    for (size_t p = 0; p < parts; p++) {
        const uint64_t bits = from->bits[parts * i + p];
        const uint8_t b1 = (uint8_t)bits;
        const uint16_t b2 = (uint16_t)bits;
        const uint32_t b4 = (uint32_t)bits;
        memcpy(to + p * part,
               part == 1   ? (const void *)&b1
               : part == 2 ? (const void *)&b2
               : part == 4 ? (const void *)&b4
                           : (const void *)&bits,
               part);
    }
}

static inline uint64_t get_bits(const unsigned char *from, size_t size) {
    uint8_t b1;
    uint16_t b2;
    uint32_t b4;
    uint64_t b8;
    switch (size) {
    case 1:
        memcpy(&b1, from, 1);
        return b1;
    case 2:
        memcpy(&b2, from, 2);
        return b2;
    case 4:
        memcpy(&b4, from, 4);
        return b4;
    default:
        memcpy(&b8, from, 8);
        return b8;
    }
}

static inline bool is_nan(uint64_t bits, size_t size, bool bf16) {
    if (size == 2) return (bits & 0x7fff) > (bf16 ? 0x7f80u : 0x7c00u);
    if (size == 4) return (bits & UINT64_C(0x7fffffff)) > UINT64_C(0x7f800000);
    return (bits & UINT64_C(0x7fffffffffffffff)) > UINT64_C(0x7ff0000000000000);
}

/* Whether two elements are the same result. */
static inline bool same_result(jax_dtype dtype, const unsigned char *a, const unsigned char *b) {
    const size_t size = jax_dtype_size(dtype);
    if (memcmp(a, b, size) == 0) return true;
    const jax_dtype_kind kind = jax_dtype_get_kind(dtype);
    if (kind != JAX_KIND_FLOAT && kind != JAX_KIND_COMPLEX) return false;
    const size_t parts = kind == JAX_KIND_COMPLEX ? 2 : 1, part = size / parts;
    const bool bf16 = strcmp(jax_dtype_name(dtype), "bf16") == 0;
    for (size_t p = 0; p < parts; p++) {
        const uint64_t x = get_bits(a + p * part, part), y = get_bits(b + p * part, part);
        if (x != y && !(is_nan(x, part, bf16) && is_nan(y, part, bf16))) return false;
    }
    return true;
}

#endif
