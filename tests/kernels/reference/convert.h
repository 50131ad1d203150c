/* What ref_convert and ref_check share: how an element is read, and what becomes of it on its way into a float. */
#ifndef TESTS_KERNELS_CONVERT_H
#define TESTS_KERNELS_CONVERT_H

#include "exact.h"

/* The value of a real element; of a complex one, that of its first part. */
struct exact convert_load(const struct ref_dtype *dtype, const void *element);

/* The format of a float, or of complex parts, that a conversion rounds to: to itself, inf stays inf whatever `overflow` is. */
struct ref_format convert_format(const struct ref_dtype *from, const struct ref_dtype *to);

/* What is rounded to the format: the value, or with `via_f32` and for a narrow format what f32 makes of it. */
struct exact convert_first_step(const struct ref_format *format, bool via_f32, struct exact value);

#endif
