/* Dtypes of every kind by name, for the witnesses. */
#ifndef TESTS_KERNELS_WITNESS_H
#define TESTS_KERNELS_WITNESS_H

#include "reference.h"

/* A well-known dtype, or one of those that have no well-known name: q15, q31, c18, c32, an unsigned float, floats that
 * saturate (their names end in _saturating), `quarters` (opaque), `date` (abstract). */
const struct ref_dtype *witness_dtype(const char *name);

#endif
