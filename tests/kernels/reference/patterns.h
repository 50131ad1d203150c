/* The operations that are done in a float's own format, on its patterns, and not in f32 or f64. */
#ifndef TESTS_KERNELS_PATTERNS_H
#define TESTS_KERNELS_PATTERNS_H

#include "reference.h"

bool patterns_has_op(enum ref_op op);

/* op(a, b), of copysign or nextafter. */
uint64_t patterns_apply(enum ref_op op, const struct ref_format *format, uint64_t a, uint64_t b);

#endif
