#include "lattice/shape.h"

#include "lattice/allocate.h"
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

/* The length of the longest chain of covers; `height_at` is scratch for n. */
static size_t height_of(const lat_adjacency *covers, size_t *height_at) {
    size_t height = 0;
    for (size_t p = covers->n; p-- > 0;) {
        height_at[p] = 0;
        for (size_t e = covers->start[p]; e < covers->start[p + 1]; e++)
            if (height_at[covers->to[e]] + 1 > height_at[p]) height_at[p] = height_at[covers->to[e]] + 1;
        if (height_at[p] > height) height = height_at[p];
    }
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

lat_status lat_shape_of(const lat_order *order, lat_shape *shape) {
    *shape = (lat_shape){.top = LAT_NONE, .bottom = LAT_NONE};
    if (!order->transitive) return LAT_OK;
    lat_adjacency covers;
    lat_status status = lat_covers_of(order, &covers);
    if (status != LAT_OK) return status;
    const size_t count = covers.start[order->n];
    size_t *height_at = lat_allocate(order->n, sizeof *height_at);
    shape->hasse = lat_allocate(count, sizeof *shape->hasse);
    if (height_at && shape->hasse) {
        shape->top = top_of(order);
        shape->bottom = bottom_of(order);
        shape->height = height_of(&covers, height_at);
        shape->hasse_count = count;
        write_hasse(order, &covers, shape->hasse);
    } else {
        lat_shape_free(shape);
        status = LAT_NO_MEMORY;
    }
    free(height_at);
    lat_adjacency_free(&covers);
    return status;
}

void lat_shape_free(lat_shape *shape) {
    free(shape->hasse);
    *shape = (lat_shape){.top = LAT_NONE, .bottom = LAT_NONE};
}
