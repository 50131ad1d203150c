/* A decimal with four places, as a user might have one: what an opaque dtype of specs/zoo.lua stands for. */
#ifndef TESTS_KERNELS_SPECS_DEC64_H
#define TESTS_KERNELS_SPECS_DEC64_H

#include <math.h>
#include <stdint.h>

typedef struct {
    int64_t units; /* of 1/10000; INT64_MIN is no number */
} dec64_t;

static inline double dec64_to_double(dec64_t value) {
    if (value.units == INT64_MIN) return (double)NAN;
    return (double)value.units / 10000.0;
}

/* To the nearest; beyond the ends, the ends. */
static inline dec64_t dec64_from_double(double value) {
    const double units = value * 10000.0;
    dec64_t made = {INT64_MIN};
    if (units >= 0x1p63)
        made.units = INT64_MAX;
    else if (units <= -0x1p63)
        made.units = -INT64_MAX;
    else if (units == units)
        made.units = (int64_t)(units < 0 ? units - 0.5 : units + 0.5);
    return made;
}

#endif
