#include "lattice/path.h"

/* The first edge of the Hasse diagram that starts at id `from` or later. */
static size_t first_edge(const lat_shape *shape, size_t from) {
    size_t low = 0, high = shape->hasse_count;
    while (low < high) {
        const size_t middle = low + (high - low) / 2;
        if (shape->hasse[middle].from < from)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* Steps from position p to `end`, along the next hops that are known for everything from p up. */
static size_t steps_to(const lat_order *order, const lat_id *next, size_t p, size_t end) {
    size_t steps = 0;
    for (; p != end; p = order->position[next[p]])
        steps++;
    return steps;
}

/*
 * From b down, next[p] is the best cover of p on the way to b; ties go to the smallest id. The path then overwrites
 * `next` from its start: its i-th dtype has a position of at least i, so nothing is overwritten before it is read.
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
    for (lat_id at = a; at != b;) {
        const lat_id after = next[order->position[at]];
        path[length++] = at;
        at = after;
    }
    path[length++] = b;
    return length;
}
