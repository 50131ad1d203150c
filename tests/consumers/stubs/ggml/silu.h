/* What the library computes of an element. */
#ifndef SILU_H
#define SILU_H

#include <math.h>

static inline float ggml_silu_f32(float x) {
    return x / (1 + expf(-x));
}

#endif
