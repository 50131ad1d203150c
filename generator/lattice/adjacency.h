/* Edges grouped by where they start, and what is asked of a graph before it is known to be an order. */
#ifndef JOINERY_LATTICE_ADJACENCY_H
#define JOINERY_LATTICE_ADJACENCY_H

#include "lattice/order.h"

/* The edges of node v lead to to[start[v]] .. to[start[v + 1] - 1], in the order in which they were given. */
typedef struct lat_adjacency {
    size_t n;
    size_t *start; /* n + 1 */
    lat_id *to;
} lat_adjacency;

/* With `edge_at`, (*edge_at)[i] is the index in `edges` of what became to[i]; malloc'd, the caller frees it. */
lat_status lat_adjacency_from_edges(lat_adjacency *adjacency, size_t n, const lat_edge *edges, size_t edge_count,
                                    size_t **edge_at);
void lat_adjacency_free(lat_adjacency *adjacency);

/*
 * A cycle among the nodes v with on_cycle_side[v], each of which has a predecessor among them (what Kahn's algorithm
 * leaves over, so there is one). The shortest where looking for it stays cheap; begins with its smallest id.
 */
lat_status lat_find_cycle(const lat_adjacency *adjacency, const bool *on_cycle_side, lat_id **cycle,
                          size_t *cycle_length);

/*
 * The covering relation of the strict part of a transitive order, by *position*: the covers of p are
 * to[start[p]] .. to[start[p + 1] - 1], ascending.
 */
lat_status lat_covers_of(const lat_order *order, lat_adjacency *covers);

#endif
