#include "lattice/covers.h"
#include "base/memory.h"
#include "lattice/bitset.h"

#include <string.h>

void lat_adjacency_from_edges(lat_adjacency *adjacency, size_t n, const lat_edge *edges, size_t edge_count,
                              size_t **edge_at) {
    *adjacency = (lat_adjacency){.n = n,
                                 .start = mem_alloc_zeroed(n + 2, sizeof *adjacency->start),
                                 .to = mem_alloc_zeroed(edge_count, sizeof *adjacency->to)};
    size_t *indices = edge_at ? mem_alloc_zeroed(edge_count, sizeof *indices) : NULL;
    /* A counting sort. While it runs, start[v + 1] is where the next edge of v goes; then it is where v + 1 begins. */
    size_t *start = adjacency->start;
    for (size_t i = 0; i < edge_count; i++)
        start[(size_t)edges[i].from + 2]++;
    for (size_t v = 2; v <= n; v++)
        start[v] += start[v - 1];
    for (size_t i = 0; i < edge_count; i++) {
        const size_t next = start[(size_t)edges[i].from + 1]++;
        adjacency->to[next] = edges[i].to;
        if (indices) indices[next] = i;
    }
    if (edge_at) *edge_at = indices;
}

void lat_adjacency_free(lat_adjacency *adjacency) {
    mem_free(adjacency->start);
    mem_free(adjacency->to);
    *adjacency = (lat_adjacency){0};
}

/* Appends the covers of p to `covers`, which has space for *capacity of them; `above` is a scratch row. */
static void append_covers(const lat_order *order, size_t p, uint64_t *above, lat_adjacency *covers, size_t *count,
                          size_t *capacity) {
    const size_t words = order->words, first = p / BITSET_WORD;
    memcpy(above + first, order->up + p * words + first, (words - first) * sizeof *above);
    bitset_drop(above, p);
    for (size_t w = first; w < words; w++) {
        while (above[w] != 0) {
            const size_t cover = w * BITSET_WORD + bitset_lowest(above[w]);
            VEC_PUSH(covers->to, *count, *capacity) = (lat_id)cover;
            const uint64_t *implied = order->up + cover * words;
            bitset_drop(above, cover); /* needed, as a relation read off a table need not be reflexive */
            for (size_t q = w; q < words; q++)
                above[q] &= ~implied[q];
        }
    }
}

void lat_covers_of(const lat_order *order, lat_adjacency *covers) {
    size_t count = 0, capacity = 4 * order->n + 4;
    uint64_t *above = mem_alloc_zeroed(order->words, sizeof *above);
    *covers = (lat_adjacency){.n = order->n,
                              .start = mem_alloc_zeroed(order->n + 1, sizeof *covers->start),
                              .to = mem_alloc_zeroed(capacity, sizeof *covers->to)};
    for (size_t p = 0; p < order->n; p++) {
        covers->start[p] = count;
        append_covers(order, p, above, covers, &count, &capacity);
    }
    covers->start[order->n] = count;
    mem_free(above);
}

void lat_redundant_edges(const lat_order *order, const lat_edge *edges, size_t edge_count, bool *redundant) {
    lat_adjacency covers, given;
    size_t *edge_at;
    lat_covers_of(order, &covers);
    lat_adjacency_from_edges(&given, order->n, edges, edge_count, &edge_at);
    uint64_t *needed = mem_alloc_zeroed(order->words, sizeof *needed);
    for (size_t a = 0; a < order->n; a++) {
        const size_t p = order->position[a];
        for (size_t e = covers.start[p]; e < covers.start[p + 1]; e++)
            bitset_add(needed, covers.to[e]);
        for (size_t e = given.start[a]; e < given.start[a + 1]; e++) {
            const size_t above = order->position[given.to[e]];
            redundant[edge_at[e]] = !bitset_has(needed, above);
            bitset_drop(needed, above); /* the same edge once more is redundant */
        }
        for (size_t e = covers.start[p]; e < covers.start[p + 1]; e++)
            bitset_drop(needed, covers.to[e]);
    }
    mem_free(needed);
    mem_free(edge_at);
    lat_adjacency_free(&given);
    lat_adjacency_free(&covers);
}
