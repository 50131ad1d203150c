/* The functions of twins.lua: for each compute type what an operation of joinery's computes. */
#ifndef TWINS_FUNCTIONS_H
#define TWINS_FUNCTIONS_H

#include <stdbool.h>
#include <stdint.h>

#define FOR_EACH_REAL(X) X(u8, uint8_t) X(u16, uint16_t) X(i32, int32_t) X(i64, int64_t) X(f32, float) X(f64, double)

#define DIFFERENCE(name, T)                                                                                            \
    static inline T difference_##name(T a, T b) {                                                                      \
        return (T)(a - b);                                                                                             \
    }
DIFFERENCE(u8, uint8_t)
DIFFERENCE(u16, uint16_t)
DIFFERENCE(f32, float)
DIFFERENCE(f64, double)

/* Those that must not overflow. */
static inline int32_t difference_i32(int32_t a, int32_t b) {
    return (int32_t)((uint32_t)a - (uint32_t)b);
}

static inline int64_t difference_i64(int64_t a, int64_t b) {
    return (int64_t)((uint64_t)a - (uint64_t)b);
}

/* The pairs of portable C, which its header defines. */
#ifdef TWINS_STUBS_FOR_SCALAR
static inline c64 difference_c64(c64 a, c64 b) {
    return (c64){a.re - b.re, a.im - b.im};
}

static inline c128 difference_c128(c128 a, c128 b) {
    return (c128){a.re - b.re, a.im - b.im};
}
#endif

#define CLAMP(name, T)                                                                                                 \
    static inline T twins_clamp_##name(T a, T b, T c) {                                                                \
        T v = a > b ? a : b;                                                                                           \
        return v < c ? v : c;                                                                                          \
    }
FOR_EACH_REAL(CLAMP)

#define BELOW(name, T)                                                                                                 \
    static inline bool twins_below_##name(T a, T b) {                                                                  \
        return a < b;                                                                                                  \
    }
FOR_EACH_REAL(BELOW)

static inline double twins_same_f64(double a) {
    return a;
}

#ifdef TWINS_STUBS_FOR_AVX2
static inline __m256i difference_u8_avx2(__m256i a, __m256i b) {
    return _mm256_sub_epi8(a, b);
}

/* A product that is contracted needs FMA, and is exact here. */
static inline __m256 difference_f32_avx2(__m256 a, __m256 b) {
    return _mm256_fnmadd_ps(b, _mm256_set1_ps(1), a);
}

static inline __m256i below_f32_avx2(__m256 a, __m256 b) {
    return _mm256_castps_si256(_mm256_cmp_ps(a, b, _CMP_LT_OQ));
}
#endif

#endif
