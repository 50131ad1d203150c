#include "lattice/order.h"

#include "lattice/adjacency.h"
#include "lattice/allocate.h"
#include "lattice/bitset.h"
#include "lattice/cycle.h"

void lat_order_free(lat_order *order) {
    free(order->up);
    free(order->id_at);
    free(order->position);
    *order = (lat_order){0};
}

lat_status lat_order_allocate(lat_order *order, size_t n) {
    const size_t words = bitset_words(n);
    *order = (lat_order){.n = n,
                         .words = words,
                         .up = lat_allocate_zeroed(n, words * sizeof *order->up),
                         .id_at = lat_allocate(n, sizeof *order->id_at),
                         .position = lat_allocate(n, sizeof *order->position)};
    if (order->up && order->id_at && order->position) return LAT_OK;
    lat_order_free(order);
    return LAT_NO_MEMORY;
}

/* Kahn's algorithm, with a queue that starts with the sources by id. Returns how many dtypes got a position. */
static size_t number_topologically(lat_order *order, const lat_adjacency *graph, size_t *edges_in) {
    size_t placed = 0;
    for (size_t v = 0; v < order->n; v++)
        edges_in[v] = 0;
    for (size_t e = 0; e < graph->start[graph->n]; e++)
        edges_in[graph->to[e]]++;
    for (size_t v = 0; v < order->n; v++)
        if (edges_in[v] == 0) order->id_at[placed++] = (lat_id)v;
    for (size_t p = 0; p < placed; p++) {
        const lat_id v = order->id_at[p];
        order->position[v] = (lat_id)p;
        for (size_t e = graph->start[v]; e < graph->start[v + 1u]; e++)
            if (--edges_in[graph->to[e]] == 0) order->id_at[placed++] = graph->to[e];
    }
    return placed;
}

/* Up-sets from the top down: each is the union of those that its edges lead to. */
static void close_transitively(lat_order *order, const lat_adjacency *graph) {
    const size_t words = order->words;
    for (size_t p = order->n; p-- > 0;) {
        uint64_t *row = order->up + p * words;
        const lat_id v = order->id_at[p];
        bitset_add(row, p);
        for (size_t e = graph->start[v]; e < graph->start[v + 1u]; e++) {
            const size_t above = order->position[graph->to[e]];
            if (bitset_has(row, above)) continue;
            const uint64_t *other = order->up + above * words;
            for (size_t w = above / BITSET_WORD; w < words; w++)
                row[w] |= other[w];
        }
    }
    order->transitive = true;
}

static lat_status report_cycle(const lat_adjacency *graph, const size_t *edges_in, lat_id **cycle,
                               size_t *cycle_length) {
    bool *left_over = lat_allocate(graph->n, sizeof *left_over);
    if (!left_over) return LAT_NO_MEMORY;
    for (size_t v = 0; v < graph->n; v++)
        left_over[v] = edges_in[v] != 0;
    const lat_status status = lat_find_cycle(graph, left_over, cycle, cycle_length);
    free(left_over);
    return status == LAT_OK ? LAT_CYCLE : status;
}

lat_status lat_order_from_edges(lat_order *order, size_t n, const lat_edge *edges, size_t edge_count, lat_id **cycle,
                                size_t *cycle_length) {
    *order = (lat_order){0};
    if (n > LAT_MAX_DTYPES) return LAT_TOO_LARGE;
    lat_adjacency graph;
    lat_status status = lat_adjacency_from_edges(&graph, n, edges, edge_count, NULL);
    if (status != LAT_OK) return status;
    size_t *edges_in = lat_allocate(n, sizeof *edges_in);
    status = edges_in ? lat_order_allocate(order, n) : LAT_NO_MEMORY;
    if (status == LAT_OK) {
        if (number_topologically(order, &graph, edges_in) == n) {
            close_transitively(order, &graph);
        } else {
            lat_order_free(order);
            status = report_cycle(&graph, edges_in, cycle, cycle_length);
        }
    }
    free(edges_in);
    lat_adjacency_free(&graph);
    return status;
}
