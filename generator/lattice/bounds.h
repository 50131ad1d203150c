/* Upper bounds of a few dtypes, one after the other. */
#ifndef JOINERY_LATTICE_BOUNDS_H
#define JOINERY_LATTICE_BOUNDS_H

#include "lattice/promotion.h"

/*
 * Writes the minimal elements of the common upper bounds of `ids` (count >= 1) to `minimal` (space for n), by
 * ascending id, and returns how many there are. `all`, if not NULL, receives every common upper bound (space for n) and
 * *all_count their number. Allocates nothing, and works on any relation, also on one that is no order.
 */
size_t lat_minimal_upper_bounds(const lat_order *order, const lat_id *ids, size_t count, lat_id *minimal, lat_id *all,
                                size_t *all_count);

/*
 * The upper bound of a and b that is below all of them, itself included, or LAT_NONE. Allocates nothing, and works on
 * any relation that never has both x <= y and y <= x for two dtypes.
 */
lat_id lat_least_upper_bound(const lat_order *order, lat_id a, lat_id b);

/*
 * The join that an undefined cell should have by the law `least`: the least upper bound of a and b. LAT_NONE where
 * there is none, and for two weak dtypes, as no array has them.
 */
lat_id lat_missing_join(const lat_promotion *promotion, lat_id a, lat_id b);

#endif
