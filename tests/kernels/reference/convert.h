/* What ref_convert and ref_check share: how an element is read, and what becomes of it on its way into a float. */
#ifndef TESTS_KERNELS_CONVERT_H
#define TESTS_KERNELS_CONVERT_H

#include "exact.h"

/* The value of a real element; of a complex one, that of its first part. */
struct exact convert_load(const struct ref_dtype *dtype, const void *element);

/* What is rounded to the format: the value, or with `via_f32` and for a narrow format what f32 makes of it. */
struct exact convert_first_step(const struct ref_format *format, bool via_f32, struct exact value);

#endif
