/* Upper bounds of a few dtypes, one after the other. */
#ifndef JOINERY_LATTICE_BOUNDS_H
#define JOINERY_LATTICE_BOUNDS_H

#include "lattice/order.h"

/*
 * Writes the minimal elements of the common upper bounds of `ids` (count >= 1) to `minimal` (space for n), by
 * ascending id, and returns how many there are. `all`, if not NULL, receives every common upper bound (space for n) and
 * *all_count their number. Allocates nothing, and works on any relation, also on one that is no order.
 */
size_t lat_minimal_upper_bounds(const lat_order *order, const lat_id *ids, size_t count, lat_id *minimal, lat_id *all,
                                size_t *all_count);

#endif
