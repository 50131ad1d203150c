/* One number for all results that a program compares, the same on every machine: of the elements as patterns, whatever
 * the order of their bytes, every NaN being one. The reference rounds f32 and f64 by the machine's own operators; a
 * machine whose operators were wrong would agree with itself, but not with another's digest. */
#ifndef TESTS_KERNELS_DIGEST_H
#define TESTS_KERNELS_DIGEST_H

#include "dtype.h"

#include <stdbool.h>

/* From now on results are digested; at the program's end a line `digest ...` is printed. */
void digest_start(void);
bool digest_is_on(void);

void digest_element(const struct ref_dtype *dtype, const void *element);

#endif
