/* The operations themselves, on operands that are converted already. */
#ifndef TESTS_KERNELS_ARITHMETIC_H
#define TESTS_KERNELS_ARITHMETIC_H

#include "reference.h"

/* results[i] = op(a[i], b[i]) in `dtype`: bool, an integer, fixed point, f32, f64, or complex of those two; copysign
 * and nextafter in a float of any format. Comparisons give a byte, 0 or 1, the others an element of `dtype`. The op
 * must have a rule for its kind. */
void arithmetic_apply(enum ref_op op, const struct ref_dtype *dtype, size_t n, const void *a, const void *b,
                      void *results);

/* A comparison of any two integer or bool dtypes by value. */
void arithmetic_compare_integers(enum ref_op op, const struct ref_dtype *a_dtype, const struct ref_dtype *b_dtype,
                                 size_t n, const void *a, const void *b, unsigned char *results);

/* What is common to every comparison: the answer for how two values stand to each other. */
enum arithmetic_order { ORDER_LESS, ORDER_EQUAL, ORDER_GREATER, ORDER_NONE };
bool arithmetic_compares(enum ref_op op, enum arithmetic_order order);

#endif
