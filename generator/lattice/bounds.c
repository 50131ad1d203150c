/* What `explain` asks of an order: upper bounds of a few dtypes, and ways up. Neither allocates. */
#include <stdlib.h>

#include "lattice/bitset.h"
#include "lattice/order.h"

static int by_id(const void *left, const void *right) {
    const lat_id a = *(const lat_id *)left, b = *(const lat_id *)right;
    return (a > b) - (a < b);
}

/* Word w of the set of common upper bounds. */
static uint64_t common_bounds(const lat_order *order, const lat_id *ids, size_t count, size_t w) {
    uint64_t common = ~UINT64_C(0);
    for (size_t i = 0; i < count; i++)
        common &= order->up[order->position[ids[i]] * order->words + w];
    return common;
}

/* Word w of the set of those that lie strictly above some common upper bound. */
static uint64_t above_bounds(const lat_order *order, const lat_id *ids, size_t count, size_t w) {
    uint64_t above = 0;
    for (size_t v = 0; v < order->words; v++) {
        for (uint64_t left = common_bounds(order, ids, count, v); left != 0; left &= left - 1) {
            const size_t bound = v * BITSET_WORD + bitset_lowest(left);
            uint64_t more = order->up[bound * order->words + w];
            if (bound / BITSET_WORD == w) more &= ~(UINT64_C(1) << (bound % BITSET_WORD));
            above |= more;
        }
    }
    return above;
}

static size_t append_ids(const lat_order *order, uint64_t set, size_t w, lat_id *to, size_t count) {
    for (; set != 0; set &= set - 1)
        to[count++] = order->id_at[w * BITSET_WORD + bitset_lowest(set)];
    return count;
}

size_t lat_minimal_upper_bounds(const lat_order *order, const lat_id *ids, size_t count, lat_id *minimal, lat_id *all,
                                size_t *all_count) {
    size_t minimal_count = 0, common_count = 0;
    for (size_t w = 0; w < order->words; w++) {
        const uint64_t common = common_bounds(order, ids, count, w);
        if (common == 0) continue;
        minimal_count = append_ids(order, common & ~above_bounds(order, ids, count, w), w, minimal, minimal_count);
        if (all) common_count = append_ids(order, common, w, all, common_count);
    }
    if (minimal_count > 1) qsort(minimal, minimal_count, sizeof *minimal, by_id);
    if (all) {
        if (common_count > 1) qsort(all, common_count, sizeof *all, by_id);
        *all_count = common_count;
    }
    return minimal_count;
}

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
