#include "lattice/shape.h"

#include <stdlib.h>

#include "base/memory.h"
#include "lattice/bitset.h"
#include "lattice/covers.h"

static lat_id bottom_of(const lat_order *order) {
    for (size_t p = 0; p < order->n; p++)
        if (bitset_count(order->up + p * order->words, order->words) == order->n) return order->id_at[p];
    return LAT_NONE;
}

static lat_id top_of(const lat_order *order) {
    for (size_t w = 0; w < order->words; w++) {
        uint64_t above_all = ~UINT64_C(0);
        for (size_t p = 0; p < order->n && above_all; p++)
            above_all &= order->up[p * order->words + w];
        if (above_all) return order->id_at[w * BITSET_WORD + bitset_lowest(above_all)];
    }
    return LAT_NONE;
}

/* The length of the longest chain of covers. */
static size_t height_of(const lat_adjacency *covers) {
    size_t height = 0, *height_at = mem_alloc_zeroed(covers->n, sizeof *height_at);
    for (size_t p = covers->n; p-- > 0;) {
        for (size_t e = covers->start[p]; e < covers->start[p + 1]; e++)
            if (height_at[covers->to[e]] + 1 > height_at[p]) height_at[p] = height_at[covers->to[e]] + 1;
        if (height_at[p] > height) height = height_at[p];
    }
    mem_free(height_at);
    return height;
}

static int by_id(const void *left, const void *right) {
    const lat_edge *a = left, *b = right;
    return (a->to > b->to) - (a->to < b->to);
}

/* The covers as edges, sorted by ids: the rows come in id order, so only the few covers of each are sorted. */
static void write_hasse(const lat_order *order, const lat_adjacency *covers, lat_edge *hasse) {
    size_t count = 0;
    for (size_t a = 0; a < order->n; a++) {
        const size_t p = order->position[a], first = count;
        for (size_t e = covers->start[p]; e < covers->start[p + 1]; e++)
            hasse[count++] = (lat_edge){(lat_id)a, order->id_at[covers->to[e]]};
        if (count - first > 1) qsort(hasse + first, count - first, sizeof *hasse, by_id);
    }
}

void lat_shape_of(const lat_order *order, lat_shape *shape) {
    *shape = (lat_shape){.top = LAT_NONE, .bottom = LAT_NONE};
    if (!order->transitive) return;
    lat_adjacency covers;
    lat_covers_of(order, &covers);
    shape->top = top_of(order);
    shape->bottom = bottom_of(order);
    shape->height = height_of(&covers);
    shape->hasse_count = covers.start[order->n];
    shape->hasse = mem_alloc_zeroed(shape->hasse_count, sizeof *shape->hasse);
    write_hasse(order, &covers, shape->hasse);
    lat_adjacency_free(&covers);
}

void lat_shape_free(lat_shape *shape) {
    mem_free(shape->hasse);
    *shape = (lat_shape){.top = LAT_NONE, .bottom = LAT_NONE};
}
