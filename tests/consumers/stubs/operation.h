/* What the tests share: operations on one or two operands, their elements, and what the results are to be. */
#ifndef OPERATION_H
#define OPERATION_H

#include "functions.h"

/* An operation of dtypes whose results are floats. With one operand, b is a and is not used. */
struct signature {
    const struct function *function;
    lib_dtype a, b, result;
    ptrdiff_t a_size, b_size, size; /* bytes an element */
};

/* The call in any number of dimensions, with strides in bytes. */
lib_status operation_call(const struct signature *signature, size_t dims, const size_t *shape, const void *a,
                          const ptrdiff_t *a_strides, const void *b, const ptrdiff_t *b_strides, void *out,
                          const ptrdiff_t *out_strides);

/*
 * out[i] = function(a[i], b[i]) for arrays without gaps, a function at a time: operands are converted to the dtype of
 * the results, and from there to the type of the function, f32 for narrower floats; its result is rounded once.
 */
void operation_expect(const struct signature *signature, size_t n, const void *a, const void *b, void *out);

/* Whether two elements are the same bits, or both NaN. */
bool operation_same(lib_dtype dtype, const void *x, const void *y);

/* Fills n elements. Of 16 bits and less every pattern comes, if there are enough; `seed` gives another order. */
void operation_fill(lib_dtype dtype, size_t n, void *elements, uint64_t seed);

/* Counts a failure and prints the first ones. */
void operation_failed(const struct signature *signature, const char *format, ...) __attribute__((format(printf, 2, 3)));

/*
 * The whole of a program whose argument names an instruction set: `test` for every function and its dtypes. The exit
 * status: 0 where all is well, 77 where the library has chosen another instruction set, since this machine lacks that
 * one.
 */
int operation_program(int argc, char **argv, void test(const struct signature *signature));

#endif
