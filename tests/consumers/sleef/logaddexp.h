/*
 * log(exp(a) + exp(b)) composed of SLEEF's functions, for each type and instruction set: the larger operand, plus log(1
 * + exp of the negated distance). All have the same steps and give the same bits.
 */
#ifndef LOGADDEXP_H
#define LOGADDEXP_H

#include <math.h>
#include <sleef.h>

/* Equal operands, infinities too, are 0 apart. */
#define LOGADDEXP_SCALAR(name, type, exp, log1p)                                                                       \
    static inline type name(type a, type b) {                                                                          \
        const type distance = a == b ? 0 : a > b ? b - a : a - b;                                                      \
        return (a > b ? a : b) + log1p(exp(distance));                                                                 \
    }

/* Comparisons of vectors are masks: all bits set, or none. */
#define LOGADDEXP_VECTOR(name, type, exp, log1p)                                                                       \
    static inline type name(type a, type b) {                                                                          \
        typedef __typeof__(a > b) mask;                                                                                \
        const mask above = a > b, apart = a != b;                                                                      \
        const type distance = (type)(apart & ((above & (mask)(b - a)) | (~above & (mask)(a - b))));                    \
        return (type)((above & (mask)a) | (~above & (mask)b)) + log1p(exp(distance));                                  \
    }

LOGADDEXP_SCALAR(logaddexp_f32, float, Sleef_cinz_expf1_u10purec, Sleef_cinz_log1pf1_u10purec)
LOGADDEXP_SCALAR(logaddexp_f64, double, Sleef_cinz_expd1_u10purec, Sleef_cinz_log1pd1_u10purec)
#ifdef __AVX2__
LOGADDEXP_VECTOR(logaddexp_f32_avx2, __m256, Sleef_cinz_expf8_u10avx, Sleef_cinz_log1pf8_u10avx)
LOGADDEXP_VECTOR(logaddexp_f64_avx2, __m256d, Sleef_cinz_expd4_u10avx, Sleef_cinz_log1pd4_u10avx)
#endif
#ifdef __AVX512F__
LOGADDEXP_VECTOR(logaddexp_f32_avx512, __m512, Sleef_cinz_expf16_u10avx512fnofma, Sleef_cinz_log1pf16_u10avx512fnofma)
LOGADDEXP_VECTOR(logaddexp_f64_avx512, __m512d, Sleef_cinz_expd8_u10avx512fnofma, Sleef_cinz_log1pd8_u10avx512fnofma)
#endif
#ifdef __aarch64__
LOGADDEXP_VECTOR(logaddexp_f32_neon, float32x4_t, Sleef_cinz_expf4_u10advsimdnofma, Sleef_cinz_log1pf4_u10advsimdnofma)
LOGADDEXP_VECTOR(logaddexp_f64_neon, float64x2_t, Sleef_cinz_expd2_u10advsimdnofma, Sleef_cinz_log1pd2_u10advsimdnofma)
#endif

#endif
