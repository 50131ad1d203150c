/* The graph while it is drawn in layers: ranks and dummies, then the order within ranks. */
#ifndef JOINERY_LAYOUT_LAYERED_GRAPH_H
#define JOINERY_LAYOUT_LAYERED_GRAPH_H

#include "layout/layout.h"

#include <stdbool.h>

/* Vertices 0 .. n-1 are the nodes, those above are dummies. A segment goes from a vertex to one that stands a rank
 * higher. Lists are in one array: those of i begin at start[i] and end before start[i + 1]. */
typedef struct layered_graph {
    size_t n, vertex_count, rank_count, segment_count;
    size_t *rank, *component; /* by vertex; parts are numbered by their first vertex */
    int *width;               /* by vertex; 0 of dummies */
    size_t *at;               /* by vertex: its place in its rank, from the left */
    size_t *from, *to;        /* by segment: its lower and its upper vertex */
    size_t *up_start, *up;    /* by vertex: the segments above, ascending */
    size_t *down_start, *down;
    size_t *rank_start, *ranks;  /* by rank: its vertices, from left to right; not yet filled in when it is made */
    size_t *chain_start, *chain; /* by edge: its vertices, from lower to upper */
} layered_graph;

/* The caller frees it. */
layered_graph layered_graph_of(const layout *layout);
void layered_graph_free(layered_graph *graph);

/* The least distance of the centres of two vertices that are neighbours in a rank. */
int layered_gap(const layered_graph *g, size_t a, size_t b);

/* The vertices of rank r, and how many. */
static inline size_t *layered_rank(const layered_graph *g, size_t r) {
    return g->ranks + g->rank_start[r];
}

static inline size_t layered_rank_size(const layered_graph *g, size_t r) {
    return g->rank_start[r + 1] - g->rank_start[r];
}

/* Sets the places of a rank's vertices to where they are in it. */
static inline void layered_number_rank(const layered_graph *g, size_t r) {
    for (size_t i = 0; i < layered_rank_size(g, r); i++)
        g->at[layered_rank(g, r)[i]] = i;
}

/* Rounds down, also below 0. */
static inline int floor_divide(int a, int b) {
    return a >= 0 ? a / b : -((b - 1 - a) / b);
}

#endif
