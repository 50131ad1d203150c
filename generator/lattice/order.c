#include "lattice/order.h"

#include "base/memory.h"
#include "lattice/adjacency.h"
#include "lattice/bitset.h"
#include "lattice/cycle.h"

void lat_order_free(lat_order *order) {
    mem_free(order->up);
    mem_free(order->id_at);
    mem_free(order->position);
    *order = (lat_order){0};
}

void lat_order_allocate(lat_order *order, size_t n) {
    const size_t words = bitset_words(n);
    *order = (lat_order){.n = n,
                         .words = words,
                         .up = mem_alloc_zeroed(n, words * sizeof *order->up),
                         .id_at = mem_alloc_zeroed(n, sizeof *order->id_at),
                         .position = mem_alloc_zeroed(n, sizeof *order->position)};
}

/* Kahn's algorithm, with a queue that starts with the sources by id. `edges_in` is scratch, all 0. Returns how many
 * dtypes got a position. */
static size_t number_topologically(lat_order *order, const lat_adjacency *graph, size_t *edges_in) {
    size_t placed = 0;
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

static void report_cycle(const lat_adjacency *graph, const size_t *edges_in, lat_id **cycle, size_t *cycle_length) {
    bool *left_over = mem_alloc_zeroed(graph->n, sizeof *left_over);
    for (size_t v = 0; v < graph->n; v++)
        left_over[v] = edges_in[v] != 0;
    *cycle = lat_find_cycle(graph, left_over, cycle_length);
    mem_free(left_over);
}

lat_status lat_order_from_edges(lat_order *order, size_t n, const lat_edge *edges, size_t edge_count, lat_id **cycle,
                                size_t *cycle_length) {
    *order = (lat_order){0};
    if (n > LAT_MAX_DTYPES) return LAT_TOO_LARGE;
    lat_adjacency graph;
    lat_adjacency_from_edges(&graph, n, edges, edge_count, NULL);
    size_t *edges_in = mem_alloc_zeroed(n, sizeof *edges_in);
    lat_order_allocate(order, n);
    const bool acyclic = number_topologically(order, &graph, edges_in) == n;
    if (acyclic) {
        close_transitively(order, &graph);
    } else {
        lat_order_free(order);
        report_cycle(&graph, edges_in, cycle, cycle_length);
    }
    mem_free(edges_in);
    lat_adjacency_free(&graph);
    return acyclic ? LAT_OK : LAT_CYCLE;
}
