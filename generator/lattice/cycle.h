/* A short cycle in a graph that has one. */
#ifndef JOINERY_LATTICE_CYCLE_H
#define JOINERY_LATTICE_CYCLE_H

#include "lattice/adjacency.h"

/*
 * A cycle among the nodes v with on_cycle_side[v], each of which must have a predecessor among them, as what Kahn's
 * algorithm leaves over has; so there is a cycle. It is the shortest where looking for that stays cheap, and begins
 * with its smallest id. It has *cycle_length ids, the first not again at the end; the caller frees it.
 */
lat_id *lat_find_cycle(const lat_adjacency *adjacency, const bool *on_cycle_side, size_t *cycle_length);

#endif
