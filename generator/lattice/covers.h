/*
 * Edges grouped by where they start, and the covering relation of an order: b covers a where a < b and nothing lies
 * between them.
 */
#ifndef JOINERY_LATTICE_COVERS_H
#define JOINERY_LATTICE_COVERS_H

#include "lattice/order.h"
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
