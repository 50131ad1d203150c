/* The operations of integers, on patterns of 64 bits, of which a dtype's own are the low ones. */
#ifndef TESTS_KERNELS_WHOLE_NUMBERS_H
#define TESTS_KERNELS_WHOLE_NUMBERS_H

#include "reference.h"

/* An element's value, extended to 64 bits. */
uint64_t whole_load(const struct ref_dtype *dtype, const void *element);

/* The low bits, extended as elements are kept. */
void whole_store(const struct ref_dtype *dtype, uint64_t pattern, void *element);

/* op(x, y) for any op but comparisons; the low bits of the answer are the result. Division by 0 gives 0. */
uint64_t whole_apply(enum ref_op op, const struct ref_dtype *dtype, uint64_t x, uint64_t y);

#endif
