/* gelu, in its form with tanh, and hypot, in portable C. */
#ifndef ACTIVATIONS_H
#define ACTIVATIONS_H

#include <math.h>
#include <stdint.h>
#include <string.h>

/* exp of the whole part of x / ln 2 goes to the exponent, that of the rest by a polynomial. */
static inline float exp_f32(float x) {
    const float bounded = x < -87 ? -87 : x > 88 ? 88 : x;
    const float shifted = bounded * 0x1.715476p+0f + 0x1.8p+23f, whole = shifted - 0x1.8p+23f;
    const float rest = bounded - whole * 0x1.62e4p-1f - whole * 0x1.7f7d1cp-20f;
    const float cubic = 0x1.555554p-3f + rest * (0x1.5554p-5f + rest * (0x1.112p-7f + rest * 0x1.6bp-10f));
    const float power = 1 + rest + rest * rest * (0.5f + rest * cubic);
    uint32_t bits;
    float scale;
    memcpy(&bits, &shifted, sizeof bits);
    bits = (bits + 127) << 23;
    memcpy(&scale, &bits, sizeof scale);
    return x > 88 ? INFINITY : power * scale;
}

static inline float gelu_f32(float x) {
    return x / (1 + exp_f32(-0x1.988454p+0f * (x + 0.044715f * x * x * x)));
}

static inline double gelu_f64(double x) {
    return x / (1 + exp(-0x1.9884533d43651p+0 * (x + 0.044715 * x * x * x)));
}

static inline float hypot_f32(float x, float y) {
    return (float)sqrt((double)x * x + (double)y * y);
}

/* The longer side times a root between 1 and 2: no square overflows. */
static inline double hypot_f64(double x, double y) {
    const double a = fabs(x), b = fabs(y), longer = a > b ? a : b, shorter = a > b ? b : a;
    if (isinf(x) || isinf(y)) return INFINITY;
    if (!(longer > 0)) return a + b;
    return longer * sqrt(1 + (shorter / longer) * (shorter / longer));
}

#endif
