/* What the tests of the reference share: dtypes of every kind by name, and elements as patterns. */
#ifndef TESTS_KERNELS_WITNESS_H
#define TESTS_KERNELS_WITNESS_H

#include "reference.h"

#include <stddef.h>

/* A well-known dtype, or one of those that have no well-known name: q15, q31, c18, c32, an unsigned float, floats that
 * saturate (their names end in _saturating), `quarters` (opaque), `date` (abstract). */
const struct ref_dtype *witness_dtype(const char *name);

/* Patterns of an element: a real one, or the two parts of a complex one. */
struct patterns {
    uint64_t re, im;
};

#define RE(pattern)                                                                                                    \
    { pattern, 0 }

void witness_store(const struct ref_dtype *dtype, struct patterns patterns, unsigned char *element);

/* A check that an element is as expected; `label` it is of goes into the message. */
void witness_check(const char *label, const struct ref_dtype *dtype, const unsigned char *got,
                   struct patterns expected);

/* As most specs have them: b, f32, and for a join of 64 bits f64. */
struct ref_pair witness_facts(const char *join);

#define NAN32  0x7fc00000
#define INF32  0x7f800000
#define NAN64  UINT64_C(0x7ff8000000000000)
#define INF64  UINT64_C(0x7ff0000000000000)
#define ONE64  UINT64_C(0x3ff0000000000000)
#define BIG64  UINT64_C(0x7e37e43c8800759c) /* 1e300 */
#define ZERO64 UINT64_C(0x8000000000000000) /* -0 */

#endif
