/*
 * Sweeps sort each rank by the middle of the neighbours; neighbours change places where that saves crossings; and of
 * all that was seen, the order with the fewest crossings is kept.
 */
#include "layout/layered_order.h"
#include "base/memory.h"

#include <stdlib.h>
#include <string.h>

enum {
    SWEEPS = 24, /* up and down, from each of two starts */
    SWEEPS_OF_LARGE = 4,
    STALE_SWEEPS = 8,   /* without an improvement: give up */
    LARGE_GRAPH = 20000 /* segments */
};

/* A vertex, and what it is sorted by: its part, the mean place of its neighbours, and where equals go. */
typedef struct order_key {
    size_t vertex, component;
    int64_t sum, count, tie;
} order_key;

static int compare_keys(const void *left, const void *right) {
    const order_key *a = left, *b = right;
    if (a->component != b->component) return a->component < b->component ? -1 : 1;
    const int64_t first = a->sum * b->count, second = b->sum * a->count;
    if (first != second) return first < second ? -1 : 1;
    return a->tie < b->tie ? -1 : a->tie > b->tie;
}

/* Puts a rank in the order of its vertices' keys. */
static void sort_by_keys(layered_graph *g, size_t r, order_key *keys) {
    const size_t size = layered_rank_size(g, r);
    qsort(keys, size, sizeof *keys, compare_keys);
    for (size_t i = 0; i < size; i++)
        layered_rank(g, r)[i] = keys[i].vertex;
    layered_number_rank(g, r);
}

/* Walks in depth from a root, and puts what it reaches first at the end of its rank. */
static void walk(layered_graph *g, size_t root, bool upward, bool *seen, size_t *filled, size_t *stack) {
    const size_t *start = upward ? g->up_start : g->down_start, *segments = upward ? g->up : g->down;
    const size_t *ends = upward ? g->to : g->from;
    size_t left = 0;
    stack[left++] = root;
    while (left > 0) {
        const size_t v = stack[--left];
        if (seen[v]) continue;
        seen[v] = true;
        layered_rank(g, g->rank[v])[filled[g->rank[v]]++] = v;
        for (size_t k = start[v + 1]; k-- > start[v];)
            if (!seen[ends[segments[k]]]) stack[left++] = ends[segments[k]];
    }
}

/* Lets the vertices stand as a walk finds them: from those that have nothing below, or from those with nothing above.
 */
static void find_first_order(layered_graph *g, bool upward, order_key *keys) {
    bool *seen = mem_alloc_zeroed(g->vertex_count + 1, sizeof *seen);
    size_t *filled = mem_alloc_zeroed(g->rank_count + 1, sizeof *filled);
    size_t *stack = mem_alloc((g->segment_count + 1) * sizeof *stack);
    const size_t *before = upward ? g->down_start : g->up_start;
    for (size_t root = 0; root < g->n; root++)
        if (before[root] == before[root + 1]) walk(g, root, upward, seen, filled, stack);
    for (size_t r = 0; r < g->rank_count; r++) {
        for (size_t i = 0; i < layered_rank_size(g, r); i++) {
            const size_t v = layered_rank(g, r)[i];
            keys[i] = (order_key){.vertex = v, .component = g->component[v], .count = 1, .tie = (int64_t)i};
        }
        sort_by_keys(g, r, keys);
    }
    mem_free(seen);
    mem_free(filled);
    mem_free(stack);
}

/* Sorts a rank by the mean place of the neighbours on one side. What has none keeps its place; equals keep theirs, or
 * change about with `flip`. */
static void sort_rank(layered_graph *g, size_t r, bool below, bool flip, order_key *keys) {
    const size_t *start = below ? g->down_start : g->up_start, *segments = below ? g->down : g->up;
    const size_t *ends = below ? g->from : g->to;
    for (size_t i = 0; i < layered_rank_size(g, r); i++) {
        const size_t v = layered_rank(g, r)[i];
        const int64_t place = (int64_t)i, count = (int64_t)(start[v + 1] - start[v]);
        keys[i] = (order_key){.vertex = v, .component = g->component[v], .count = count, .tie = flip ? -place : place};
        for (size_t k = start[v]; k < start[v + 1]; k++)
            keys[i].sum += (int64_t)g->at[ends[segments[k]]];
        if (count > 0) continue;
        keys[i].sum = place;
        keys[i].count = 1;
    }
    sort_by_keys(g, r, keys);
}

/* How many crossings on one side are saved where a, which stands just left of b, changes places with it. */
static int64_t saved_on(const layered_graph *g, size_t a, size_t b, bool below) {
    const size_t *start = below ? g->down_start : g->up_start, *segments = below ? g->down : g->up;
    const size_t *ends = below ? g->from : g->to;
    int64_t saved = 0;
    for (size_t i = start[a]; i < start[a + 1]; i++) {
        const size_t place = g->at[ends[segments[i]]];
        for (size_t k = start[b]; k < start[b + 1]; k++) {
            const size_t other = g->at[ends[segments[k]]];
            saved += (place > other) - (place < other);
        }
    }
    return saved;
}

/* Exchanges neighbours in a rank where that saves crossings; true if any were. */
static bool exchange_in(layered_graph *g, size_t r) {
    bool better = false;
    size_t *rank = layered_rank(g, r);
    for (size_t i = 0; i + 1 < layered_rank_size(g, r); i++) {
        const size_t a = rank[i], b = rank[i + 1];
        if (g->component[a] != g->component[b] || saved_on(g, a, b, true) + saved_on(g, a, b, false) <= 0) continue;
        rank[i] = b;
        rank[i + 1] = a;
        g->at[b] = i;
        g->at[a] = i + 1;
        better = true;
    }
    return better;
}

static void exchange_neighbours(layered_graph *g) {
    for (bool better = true; better;) {
        better = false;
        for (size_t r = 0; r < g->rank_count; r++)
            better = exchange_in(g, r) || better;
    }
}

/* Between rank r and the one above: a Fenwick tree counts segments by the place of their upper end. */
static size_t crossings_above(const layered_graph *g, size_t r, size_t *tree) {
    const size_t size = layered_rank_size(g, r + 1) + 1;
    size_t crossings = 0, count = 0;
    memset(tree, 0, size * sizeof *tree);
    for (size_t place = 0; place < layered_rank_size(g, r); place++) {
        const size_t v = layered_rank(g, r)[place];
        for (size_t k = g->up_start[v]; k < g->up_start[v + 1]; k++) {
            size_t left = 0; /* segments of others so far that end here or further left */
            for (size_t i = g->at[g->to[g->up[k]]] + 1; i > 0; i &= i - 1)
                left += tree[i];
            crossings += count - left;
        }
        for (size_t k = g->up_start[v]; k < g->up_start[v + 1]; k++)
            for (size_t i = g->at[g->to[g->up[k]]] + 1; i < size; i += i & (0 - i))
                tree[i]++;
        count += g->up_start[v + 1] - g->up_start[v];
    }
    return crossings;
}

/* How many segments cross. */
static size_t all_crossings(const layered_graph *g) {
    size_t *tree = mem_alloc((g->vertex_count + 2) * sizeof *tree), crossings = 0;
    for (size_t r = 0; r + 1 < g->rank_count; r++)
        crossings += crossings_above(g, r, tree);
    mem_free(tree);
    return crossings;
}

/* Turns each connected part so that nodes ascend rather than descend from left to right. */
static void turn_parts(layered_graph *g, order_key *keys) {
    int64_t *ascents = mem_alloc_zeroed(g->vertex_count + 1, sizeof *ascents);
    for (size_t r = 0; r < g->rank_count; r++) {
        size_t last = g->n;
        for (size_t i = 0; i < layered_rank_size(g, r); i++) {
            const size_t v = layered_rank(g, r)[i];
            if (v >= g->n) continue;
            if (last < g->n && g->component[last] == g->component[v]) ascents[g->component[v]] += last < v ? 1 : -1;
            last = v;
        }
    }
    for (size_t r = 0; r < g->rank_count; r++) {
        for (size_t i = 0; i < layered_rank_size(g, r); i++) {
            const size_t v = layered_rank(g, r)[i];
            const int64_t place = (int64_t)i;
            keys[i] = (order_key){.vertex = v,
                                  .component = g->component[v],
                                  .count = 1,
                                  .tie = ascents[g->component[v]] < 0 ? -place : place};
        }
        sort_by_keys(g, r, keys);
    }
    mem_free(ascents);
}

/* The best order so far. */
typedef struct best_order {
    size_t *ranks, crossings;
    bool any;
} best_order;

/* Betters the order, and keeps it if it is the best; true if it is. */
static bool keep_order(layered_graph *g, best_order *best) {
    if (g->segment_count <= LARGE_GRAPH) exchange_neighbours(g);
    const size_t crossings = all_crossings(g);
    if (best->any && crossings >= best->crossings) return false;
    best->any = true;
    best->crossings = crossings;
    memcpy(best->ranks, g->ranks, g->vertex_count * sizeof *g->ranks);
    return true;
}

void layered_order(layered_graph *g) {
    const int sweeps = g->segment_count > LARGE_GRAPH ? SWEEPS_OF_LARGE : SWEEPS;
    order_key *keys = mem_alloc((g->vertex_count + 1) * sizeof *keys);
    best_order best = {.ranks = mem_alloc((g->vertex_count + 1) * sizeof *best.ranks)};
    for (int start = 0; start < 2; start++) {
        find_first_order(g, start == 0, keys);
        keep_order(g, &best);
        for (int sweep = 0, stale = 0; sweep < sweeps && stale < STALE_SWEEPS; sweep++) {
            const bool rising = sweep % 2 == 0;
            for (size_t i = 1; i < g->rank_count; i++)
                sort_rank(g, rising ? i : g->rank_count - 1 - i, rising, sweep % 4 > 1, keys);
            stale = keep_order(g, &best) ? 0 : stale + 1;
        }
    }
    memcpy(g->ranks, best.ranks, g->vertex_count * sizeof *g->ranks);
    for (size_t r = 0; r < g->rank_count; r++)
        layered_number_rank(g, r);
    turn_parts(g, keys);
    mem_free(best.ranks);
    mem_free(keys);
}
