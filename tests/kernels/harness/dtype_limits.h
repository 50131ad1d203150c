/* The numbers where a conversion to a dtype begins to fail. */
#ifndef TESTS_KERNELS_DTYPE_LIMITS_H
#define TESTS_KERNELS_DTYPE_LIMITS_H

#include "values.h"

/* Elements of `from` at each limit of `to` and beside it: its ends, those ends and half a unit or a whole one more,
 * what is halfway past its largest value, and its smallest one. */
struct values limits_of(const struct ref_dtype *from, const struct ref_dtype *to);

#endif
