/* All joins of a transitive and reflexive order at once, each one verified. */
#ifndef JOINERY_LATTICE_JOINS_H
#define JOINERY_LATTICE_JOINS_H

#include "lattice/order.h"

typedef struct lat_undefined {
    size_t cells;     /* ordered cells without a value, the ambiguous ones included */
    size_t ambiguous; /* ordered cells */
} lat_undefined;

/*
 * Fills `table`, n x n by position as in lat_promotion, with all joins. Positions grow along the order, so only the
 * first common bit of two up-sets can be the join, and it is iff all the others are above it.
 */
void lat_joins(const lat_order *order, lat_id *table, lat_undefined *undefined);

#endif
