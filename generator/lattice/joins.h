/*
 * All joins of a transitive and reflexive order at once, each one verified. Two algorithms with one answer; the
 * table is by position as in lat_promotion.
 */
#ifndef JOINERY_LATTICE_JOINS_H
#define JOINERY_LATTICE_JOINS_H

#include "lattice/adjacency.h"
#include "lattice/order.h"

typedef struct lat_undefined {
    size_t cells;     /* ordered cells without a value, the ambiguous ones included */
    size_t ambiguous; /* ordered cells */
} lat_undefined;

/* The quicker of the two. */
lat_status lat_joins(const lat_order *order, lat_id *table, lat_undefined *undefined);

/* Pair by pair: the first common bit of two up-sets is the only candidate; it is the join iff all others follow it. */
void lat_joins_by_scan(const lat_order *order, lat_id *table, lat_undefined *undefined);

/* Column by column over the covering relation, O(n * covers); pairs are verified by their covers where that suffices.
 */
lat_status lat_joins_by_covers(const lat_order *order, const lat_adjacency *covers, lat_id *table,
                               lat_undefined *undefined);

#endif
