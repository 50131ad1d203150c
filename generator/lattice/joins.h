/* All joins of a transitive and reflexive order at once, each one verified, by either of two algorithms. */
#ifndef JOINERY_LATTICE_JOINS_H
#define JOINERY_LATTICE_JOINS_H

#include "lattice/covers.h"
#include "lattice/order.h"

typedef struct lat_undefined {
    size_t cells;     /* ordered cells without a value, the ambiguous ones included */
    size_t ambiguous; /* ordered cells */
} lat_undefined;

/*
 * Fills `table`, n x n by position as in lat_promotion, with all joins, by the quicker of the two algorithms below.
 */
void lat_joins(const lat_order *order, lat_id *table, lat_undefined *undefined);

/* Pair by pair: only the first common bit of two up-sets can be the join, and it is iff all the others are above it. */
void lat_joins_by_scan(const lat_order *order, lat_id *table, lat_undefined *undefined);

/*
 * Column by column over the covering relation, O(n * covers), which `covers` is (lat_covers_of()). It verifies pairs of
 * covers only, where that is enough.
 */
void lat_joins_by_covers(const lat_order *order, const lat_adjacency *covers, lat_id *table, lat_undefined *undefined);

#endif
