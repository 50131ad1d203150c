/* Rows moved in place. */
#ifndef JOINERY_LATTICE_PERMUTE_H
#define JOINERY_LATTICE_PERMUTE_H

#include "lattice/types.h"

/*
 * Row p of the n rows becomes what row source[p] was; `source` is a permutation of 0 .. n-1. `row` is scratch for one
 * row, `done` for n flags.
 */
void lat_permute_rows(void *rows, size_t row_bytes, const lat_id *source, size_t n, void *row, bool *done);

#endif
