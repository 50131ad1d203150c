/* Functions of exact numbers whose results are exact, or as good as exact for any rounding that follows. */
#ifndef TESTS_KERNELS_EXACT_FUNCTIONS_H
#define TESTS_KERNELS_EXACT_FUNCTIONS_H

#include "exact.h"

enum exact_direction { EXACT_DOWN, EXACT_UP, EXACT_TOWARD_ZERO, EXACT_TIES_TO_EVEN };

/* The whole number next to a value in that direction, with the value's sign where it is 0. */
struct exact exact_whole(struct exact value, enum exact_direction direction);

/* The root, to `bits` bits and one more that says whether there is a rest: rounding to fewer bits sees the exact root.
 * At most 60. Of a magnitude below 2^63; what is negative gives NaN, a zero itself. */
struct exact exact_square_root(struct exact value, int bits);

/* a - b * n, n being the whole number next to a / b toward zero; with the sign of a. Of magnitudes below 2^53. NaN if a
 * is infinite or b is 0. */
struct exact exact_remainder(struct exact a, struct exact b);

#endif
