#include "lattice/adjacency.h"

#include <string.h>

#include "lattice/allocate.h"
#include "lattice/bitset.h"

lat_status lat_adjacency_from_edges(lat_adjacency *adjacency, size_t n, const lat_edge *edges, size_t edge_count,
                                    size_t **edge_at) {
    *adjacency = (lat_adjacency){.n = n,
                                 .start = lat_allocate_zeroed(n + 2, sizeof *adjacency->start),
                                 .to = lat_allocate(edge_count, sizeof *adjacency->to)};
    size_t *indices = edge_at ? lat_allocate(edge_count, sizeof *indices) : NULL;
    if (!adjacency->start || !adjacency->to || (edge_at && !indices)) {
        free(indices);
        lat_adjacency_free(adjacency);
        return LAT_NO_MEMORY;
    }
    /* A counting sort: start[v + 1] is where the next edge of v goes, and where those of v + 1 begin in the end. */
    size_t *start = adjacency->start;
    for (size_t i = 0; i < edge_count; i++)
        start[(size_t)edges[i].from + 2]++;
    for (size_t v = 2; v <= n; v++)
        start[v] += start[v - 1];
    for (size_t i = 0; i < edge_count; i++) {
        const size_t at = start[(size_t)edges[i].from + 1]++;
        adjacency->to[at] = edges[i].to;
        if (indices) indices[at] = i;
    }
    if (edge_at) *edge_at = indices;
    return LAT_OK;
}

void lat_adjacency_free(lat_adjacency *adjacency) {
    free(adjacency->start);
    free(adjacency->to);
    *adjacency = (lat_adjacency){0};
}

/* Appends the covers of p to `covers`, whose room for them is *capacity; `above` is a scratch row. */
static lat_status append_covers(const lat_order *order, size_t p, uint64_t *above, lat_adjacency *covers, size_t *count,
                                size_t *capacity) {
    const size_t words = order->words, first = p / BITSET_WORD;
    memcpy(above + first, order->up + p * words + first, (words - first) * sizeof *above);
    bitset_drop(above, p);
    for (size_t w = first; w < words; w++) {
        while (above[w] != 0) {
            const size_t cover = w * BITSET_WORD + bitset_lowest(above[w]);
            if (*count == *capacity) {
                lat_id *more = realloc(covers->to, 2 * *capacity * sizeof *more);
                if (!more) return LAT_NO_MEMORY;
                covers->to = more;
                *capacity *= 2;
            }
            covers->to[(*count)++] = (lat_id)cover;
            const uint64_t *implied = order->up + cover * words;
            bitset_drop(above, cover); /* a relation read off a table need not be reflexive */
            for (size_t q = w; q < words; q++)
                above[q] &= ~implied[q];
        }
    }
    return LAT_OK;
}

lat_status lat_covers_of(const lat_order *order, lat_adjacency *covers) {
    size_t count = 0, capacity = 4 * order->n + 4;
    uint64_t *above = lat_allocate(order->words, sizeof *above);
    *covers = (lat_adjacency){.n = order->n,
                              .start = lat_allocate(order->n + 1, sizeof *covers->start),
                              .to = lat_allocate(capacity, sizeof *covers->to)};
    lat_status status = above && covers->start && covers->to ? LAT_OK : LAT_NO_MEMORY;
    for (size_t p = 0; p < order->n && status == LAT_OK; p++) {
        covers->start[p] = count;
        status = append_covers(order, p, above, covers, &count, &capacity);
    }
    free(above);
    if (status == LAT_OK)
        covers->start[order->n] = count;
    else
        lat_adjacency_free(covers);
    return status;
}
