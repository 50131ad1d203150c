#include "lattice/shape.h"
#include "base/memory.h"
#include "lattice/bitset.h"
#include "lattice/covers.h"

#include <stdlib.h>

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

/* Steps from position p to `end`, by way of `next`, which is known of everything from p up. */
static size_t steps_to(const lat_order *order, const lat_id *next, size_t p, size_t end) {
    size_t steps = 0;
    for (; p != end; p = order->position[next[p]])
        steps++;
    return steps;
}

size_t lat_first_edge(const lat_edge *edges, size_t count, lat_id from) {
    size_t low = 0, high = count;
    while (low < high) {
        const size_t middle = low + (high - low) / 2;
        if (edges[middle].from < from)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/*
 * From b down, next[p] becomes the cover of p with which a shortest path to b goes on; of several the smallest id. Then
 * the path overwrites `next`, which is the same array, from its start: the i-th dtype of the path has a position of at
 * least i, so nothing is overwritten before it is read.
 */
size_t lat_path(const lat_order *order, const lat_shape *shape, lat_id a, lat_id b, lat_id *path) {
    if (!lat_leq(order, a, b)) return 0;
    const size_t start = order->position[a], end = order->position[b];
    lat_id *next = path;
    for (size_t p = end; p-- > start;) {
        const lat_id v = order->id_at[p];
        if (!lat_leq(order, v, b)) continue;
        size_t best = SIZE_MAX;
        for (size_t e = lat_first_edge(shape->hasse, shape->hasse_count, v);
             e < shape->hasse_count && shape->hasse[e].from == v; e++) {
            const lat_id cover = shape->hasse[e].to;
            if (!lat_leq(order, cover, b) && cover != b) continue;
            const size_t steps = steps_to(order, next, order->position[cover], end);
            if (steps < best) {
                best = steps;
                next[p] = cover;
            }
        }
    }
    size_t length = 0;
    for (lat_id id = a; id != b;) {
        const lat_id after = next[order->position[id]];
        path[length++] = id;
        id = after;
    }
    path[length++] = b;
    return length;
}
