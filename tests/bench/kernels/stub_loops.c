/* Loops over the functions of SLEEF in stubs.lua, as one writes them; stubs.py adds those over functions in portable C. */
#include "stubs.h"

#ifdef __AVX2__
#include <sleef.h>

/* What is left after the last whole vector goes by a vector of its own. */
#define VECTORS(name, type, vector, load, store, call)                                                                 \
    void loop_##name(const void *a, const void *b, void *out, size_t n) {                                              \
        enum { LANES = sizeof(vector) / sizeof(type) };                                                                \
        const type *const x = a, *const y = b;                                                                         \
        type *const z = out, x_rest[LANES] = {0}, y_rest[LANES] = {0}, z_rest[LANES];                                  \
        size_t i = 0;                                                                                                  \
        for (; i + LANES <= n; i += LANES)                                                                             \
            store(z + i, call(load(x + i), load(y + i)));                                                              \
        if (i == n) return;                                                                                            \
        memcpy(x_rest, x + i, (n - i) * sizeof *x);                                                                    \
        memcpy(y_rest, y + i, (n - i) * sizeof *y);                                                                    \
        store(z_rest, call(load(x_rest), load(y_rest)));                                                               \
        memcpy(z + i, z_rest, (n - i) * sizeof *z);                                                                    \
    }
#define VECTORS_OF(...) VECTORS(__VA_ARGS__)
#ifdef __AVX512F__
#define F32                      __m512, _mm512_loadu_ps, _mm512_storeu_ps
#define F64                      __m512d, _mm512_loadu_pd, _mm512_storeu_pd
#define SLEEF_F32(name, version) Sleef_##name##f16_##version##avx512f
#define SLEEF_F64(name, version) Sleef_##name##d8_##version##avx512f
#else
#define F32                      __m256, _mm256_loadu_ps, _mm256_storeu_ps
#define F64                      __m256d, _mm256_loadu_pd, _mm256_storeu_pd
#define SLEEF_F32(name, version) Sleef_##name##f8_##version##avx2
#define SLEEF_F64(name, version) Sleef_##name##d4_##version##avx2
#endif
#define EXP_F32(x, y)   SLEEF_F32(exp, u10)(x)
#define EXP_F64(x, y)   SLEEF_F64(exp, u10)(x)
#define HYPOT_F32(x, y) SLEEF_F32(hypot, u05)(x, y)
#define HYPOT_F64(x, y) SLEEF_F64(hypot, u05)(x, y)
VECTORS_OF(exp_f32, float, F32, EXP_F32)
VECTORS_OF(exp_f64, double, F64, EXP_F64)
VECTORS_OF(hypot_f32, float, F32, HYPOT_F32)
VECTORS_OF(hypot_f64, double, F64, HYPOT_F64)
#endif
