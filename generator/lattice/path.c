#include "lattice/path.h"

/* The first edge of the Hasse diagram that starts at id `first` or later. */
static size_t first_edge(const lat_shape *shape, size_t first) {
    size_t low = 0, high = shape->hasse_count;
    while (low < high) {
        const size_t middle = low + (high - low) / 2;
        if (shape->hasse[middle].from < first)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* Steps from position p to `end`, by way of `next`, which is known of everything from p up. */
static size_t steps_to(const lat_order *order, const lat_id *next, size_t p, size_t end) {
    size_t steps = 0;
    for (; p != end; p = order->position[next[p]])
        steps++;
    return steps;
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
        for (size_t e = first_edge(shape, v); e < shape->hasse_count && shape->hasse[e].from == v; e++) {
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
