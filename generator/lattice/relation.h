/* The relation that a table defines, which need not be an order. */
#ifndef JOINERY_LATTICE_RELATION_H
#define JOINERY_LATTICE_RELATION_H

#include "lattice/order.h"

/*
 * `a <= b` iff table[a][b] = b and table[b][a] = b; `table` is n x n by id, LAT_NONE where undefined. The relation is
 * taken as it is: it is not made reflexive or transitive (specs/laws.md, "The laws"). The caller frees it with
 * lat_order_free(). n is at most LAT_MAX_DTYPES.
 */
void lat_order_from_table(lat_order *order, size_t n, const lat_id *table);

#endif
