/* What kernels are fed with: every pattern of a small dtype, the values where conversions and operations change their
 * ways, and random ones that come near those more often than uniform patterns would. */
#ifndef TESTS_KERNELS_VALUES_H
#define TESTS_KERNELS_VALUES_H

#include "exact.h"
#include <stddef.h>

struct values {
    size_t count;
    unsigned char *elements; /* contiguous; the caller's to free() */
};

/* Every pattern of a real dtype of at most 16 bits, a bool's 256 bytes included. */
bool values_can_be_all(const struct ref_dtype *dtype);
struct values values_all(const struct ref_dtype *dtype);

/* Whether any bytes are an element: not of integers narrower than their container, nor of a user's type. */
bool values_are_any_bytes(const struct ref_dtype *dtype);

/* VALUES_FEW: some dozens, for cross products. VALUES_MANY: powers of two and their neighbours, the halfway cases of
 * every narrower float and their neighbours, the ends of every integer. */
enum values_scope { VALUES_FEW, VALUES_MANY };
struct values values_boundary(const struct ref_dtype *dtype, enum values_scope scope);

/* The few, and about `more` of the many. */
struct values values_sampled(const struct ref_dtype *dtype, size_t more);

/* The dtype's elements (or parts) that are next to the number, `around` to either side of the nearest one. */
struct values values_around(const struct ref_dtype *dtype, struct exact number, unsigned around);

struct values_random {
    uint64_t state;
};

uint64_t values_next(struct values_random *random);

/* Random elements: uniform patterns, numbers of random magnitude and few significant bits, and patterns of few ones. */
void values_random(struct values_random *random, const struct ref_dtype *dtype, size_t n, void *elements);

/* Elements of `to` that are equal or next to those of `from`, as near as the two dtypes allow. */
void values_related(struct values_random *random, const struct ref_dtype *from, const struct ref_dtype *to, size_t n,
                    const void *elements, void *related);

/* For division: multiples of those elements, or next to one; half of the floats so large that quotients are huge. Of
 * the dtype itself, which is real. */
void values_multiples(struct values_random *random, const struct ref_dtype *dtype, size_t n, const void *elements,
                      void *multiples);

#endif
