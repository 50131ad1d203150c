/* Edges grouped by where they start. */
#ifndef JOINERY_LATTICE_ADJACENCY_H
#define JOINERY_LATTICE_ADJACENCY_H

#include "lattice/types.h"

/* The edges of node v lead to to[start[v]] .. to[start[v + 1] - 1], in the order in which they were given. */
typedef struct lat_adjacency {
    size_t n;
    size_t *start; /* n + 1 */
    lat_id *to;
} lat_adjacency;

/*
 * Groups `edges`, all between nodes 0 .. n-1. Unless `edge_at` is NULL, (*edge_at)[i] is the index in `edges` of what
 * became to[i]; the caller frees it.
 */
void lat_adjacency_from_edges(lat_adjacency *adjacency, size_t n, const lat_edge *edges, size_t edge_count,
                              size_t **edge_at);

/* Frees what the adjacency owns and leaves it empty. */
void lat_adjacency_free(lat_adjacency *adjacency);

#endif
