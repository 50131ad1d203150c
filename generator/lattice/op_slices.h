/* All results of an operation of three operands, as few rows as can be. */
#ifndef JOINERY_LATTICE_OP_SLICES_H
#define JOINERY_LATTICE_OP_SLICES_H

#include "lattice/op_result.h"

/*
 * A slice is what the operation gives for each third operand. Most pairs of the first two share theirs with others:
 * those that promote to the same dtype, for example.
 */
typedef struct lat_op_slices {
    size_t n;         /* dtypes */
    uint32_t *places; /* n x n, by the first operand and the second: the number of their slice */
    lat_id *slices;   /* count x n: by slice and the third operand the result, or LAT_NONE. The first is all LAT_NONE */
    size_t count;
} lat_op_slices;

/* Fills *slices, which the caller frees. False, with *slices empty, for other operations. */
bool lat_op_slices_make(lat_op_slices *slices, const lat_promotion *promotion, const lat_op *op);
void lat_op_slices_free(lat_op_slices *slices);

#endif
