/* The way from one dtype up to another. */
#ifndef JOINERY_LATTICE_PATH_H
#define JOINERY_LATTICE_PATH_H

#include "lattice/shape.h"

/*
 * A shortest path of covering edges from a up to b, both included, where a <= b in a transitive order; `shape` is that
 * of the order. Returns the number of ids written to `path` (space for n), 0 where a <= b does not hold. Where several
 * are shortest, each step goes to the smallest id. Allocates nothing.
 */
size_t lat_path(const lat_order *order, const lat_shape *shape, lat_id a, lat_id b, lat_id *path);

#endif
