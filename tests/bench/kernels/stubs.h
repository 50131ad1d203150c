/* The functions in portable C that stubs.py measures. */
#ifndef STUBS_H
#define STUBS_H

#include "activations.h"

static inline float bend_f32(float x) {
    return x * x / (1 + x * x);
}

static inline double bend_f64(double x) {
    return x * x / (1 + x * x);
}

#endif
