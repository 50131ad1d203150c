/*
 * Arrays of any number of dimensions, dtypes and strides. Views share the elements of their array, which live as
 * long as the last view. joinery provides dtypes, promotion and all arithmetic (nd.lua).
 */
#ifndef ARRAY_H
#define ARRAY_H

#include "nd_kernels.h"

#include <stdio.h>

enum { ARRAY_MAX_DIMS = 8 };

struct elements; /* shared by views */

typedef struct array {
    nd_dtype dtype;
    int dims;
    size_t shape[ARRAY_MAX_DIMS];
    ptrdiff_t strides[ARRAY_MAX_DIMS]; /* in bytes */
    char *data;
    struct elements *owner;
} array;

/* Whatever gives an array gives NULL where it cannot, and then array_error() says why, to this thread. */
const char *array_error(void);

/* Zeros. */
array *array_new(nd_dtype dtype, int dims, const size_t *shape);
/* 0, 1, ... in row-major order, converted to the dtype. */
array *array_range(nd_dtype dtype, int dims, const size_t *shape);
/* A copy of the elements in memory, row-major. */
array *array_from(nd_dtype dtype, int dims, const size_t *shape, const void *elements);
void array_free(array *a);

/* Views. A step may be negative; with -1, `start` is the last element and `stop` one before the first, -1 at the least.
 */
array *array_transpose(const array *a);
array *array_slice(const array *a, int dim, ptrdiff_t start, ptrdiff_t stop, ptrdiff_t step);
array *array_broadcast(const array *a, int dims, const size_t *shape);

/* A new array of what the dtypes promote to (or a bool, ...) and the shape that the shapes broadcast to. */
array *array_binary(nd_op op, const array *a, const array *b);
/* The same into an array that there is: operands are broadcast to its shape, results converted to its dtype. Operands
 * may be views of its elements. False, and array_error(), where it cannot be. */
bool array_assign(array *out, nd_op op, const array *a, const array *b);
/* a = a op b: `a += b` is array_update(a, ND_ADD, b). */
bool array_update(array *a, nd_op op, const array *b);
/* Likewise of one array: -x is array_unary(ND_NEGATIVE, x). */
array *array_unary(nd_unary_op op, const array *x);
/* a where c is true, b where it is not. */
array *array_where(const array *c, const array *a, const array *b);
array *array_astype(const array *a, nd_dtype dtype);

size_t array_size(const array *a);
/* The address of an element. */
void *array_at(const array *a, const size_t *index);
/* As text, a row a line, `indent` blanks before all but the first. */
bool array_print(const array *a, int indent, FILE *file);

/* For this library alone: says why there is no array. */
array *array_fail(const char *format, ...);

#endif
