#include "lattice/covers.h"

#include <string.h>

#include "lattice/allocate.h"
#include "lattice/bitset.h"

/* Appends the covers of p to `covers`, which has space for *capacity of them; `above` is a scratch row. */
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
            bitset_drop(above, cover); /* needed, as a relation read off a table need not be reflexive */
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

lat_status lat_redundant_edges(const lat_order *order, const lat_edge *edges, size_t edge_count, bool *redundant) {
    lat_adjacency covers, given;
    size_t *edge_at;
    lat_status status = lat_covers_of(order, &covers);
    if (status != LAT_OK) return status;
    status = lat_adjacency_from_edges(&given, order->n, edges, edge_count, &edge_at);
    if (status != LAT_OK) {
        lat_adjacency_free(&covers);
        return status;
    }
    uint64_t *needed = lat_allocate_zeroed(order->words, sizeof *needed);
    if (needed) {
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
    }
    status = needed ? LAT_OK : LAT_NO_MEMORY;
    free(needed);
    free(edge_at);
    lat_adjacency_free(&given);
    lat_adjacency_free(&covers);
    return status;
}
