/* The covering relation of an order: b covers a where a < b and nothing lies between them. */
#ifndef JOINERY_LATTICE_COVERS_H
#define JOINERY_LATTICE_COVERS_H

#include "lattice/adjacency.h"
#include "lattice/order.h"

/*
 * The covers of the strict part of a transitive order, by *position*: those of p are to[start[p]] .. to[start[p + 1] -
 * 1], ascending. The caller frees them with lat_adjacency_free().
 */
void lat_covers_of(const lat_order *order, lat_adjacency *covers);

/*
 * Sets redundant[i], for each of the edge_count edges, to whether edges[i] follows from the others: because it does not
 * cover, or because an earlier one is the same. `order` is the closure of the edges.
 */
void lat_redundant_edges(const lat_order *order, const lat_edge *edges, size_t edge_count, bool *redundant);

#endif
