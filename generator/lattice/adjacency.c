#include "lattice/adjacency.h"

#include "base/memory.h"

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
