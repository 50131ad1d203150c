#include "lattice/cycle.h"

#include <string.h>

#include "base/memory.h"

/* How many edges and nodes may be looked at for a shorter cycle before the best so far is taken. */
#define CYCLE_EFFORT ((size_t)20000000)

typedef struct cycle_search {
    const lat_adjacency *graph;
    const bool *within;
    lat_id *parent; /* LAT_NONE: not reached yet */
    lat_id *queue;
    lat_id *best;
    size_t best_length; /* 0: none yet */
    size_t looked_at;
} cycle_search;

/* The path to `last` closes a cycle through `root` that is shorter than the best: keeps it. */
static void take_cycle(cycle_search *search, lat_id root, lat_id last, size_t length) {
    search->best_length = length;
    for (lat_id v = last; length-- > 0; v = search->parent[v])
        search->best[length] = v;
    search->best[0] = root;
}

/* Breadth first from root through levels that could still give a cycle shorter than the best. */
static void search_from(cycle_search *search, lat_id root) {
    const size_t n = search->graph->n;
    for (size_t v = 0; v < n; v++)
        search->parent[v] = LAT_NONE;
    search->looked_at += n;
    size_t head = 0, tail = 0, length = 1, level_end = 1;
    search->queue[tail++] = root;
    search->parent[root] = root;
    while (head < tail && (search->best_length == 0 || length < search->best_length)) {
        const lat_id v = search->queue[head++];
        for (size_t e = search->graph->start[v]; e < search->graph->start[v + 1u]; e++) {
            const lat_id next = search->graph->to[e];
            search->looked_at++;
            if (next == root) {
                take_cycle(search, root, v, length);
                return;
            }
            if (!search->within[next] || search->parent[next] != LAT_NONE) continue;
            search->parent[next] = v;
            search->queue[tail++] = next;
        }
        if (head == level_end) {
            level_end = tail;
            length++;
        }
    }
}

/* A node on a cycle: n steps back from any node end on one. `back` is scratch for n ids. */
static lat_id node_on_cycle(const cycle_search *search, lat_id *back) {
    const size_t n = search->graph->n;
    lat_id node = LAT_NONE;
    for (size_t v = n; v-- > 0;) {
        if (!search->within[v]) continue;
        node = (lat_id)v;
        for (size_t e = search->graph->start[v]; e < search->graph->start[v + 1]; e++)
            back[search->graph->to[e]] = (lat_id)v;
    }
    for (size_t step = 0; step < n; step++)
        node = back[node];
    return node;
}

static void rotate_to_smallest(const lat_id *cycle, size_t length, lat_id *rotated) {
    size_t first = 0;
    for (size_t i = 1; i < length; i++)
        if (cycle[i] < cycle[first]) first = i;
    memcpy(rotated, cycle + first, (length - first) * sizeof *rotated);
    memcpy(rotated + (length - first), cycle, first * sizeof *rotated);
}

lat_id *lat_find_cycle(const lat_adjacency *adjacency, const bool *on_cycle_side, size_t *cycle_length) {
    const size_t n = adjacency->n;
    cycle_search search = {.graph = adjacency,
                           .within = on_cycle_side,
                           .parent = mem_alloc_zeroed(n, sizeof *search.parent),
                           .queue = mem_alloc_zeroed(n, sizeof *search.queue),
                           .best = mem_alloc_zeroed(n, sizeof *search.best)};
    search_from(&search, node_on_cycle(&search, search.queue));
    for (size_t v = 0; v < n && search.best_length > 1 && search.looked_at < CYCLE_EFFORT; v++)
        if (on_cycle_side[v]) search_from(&search, (lat_id)v);
    lat_id *found = mem_alloc_zeroed(n, sizeof *found);
    rotate_to_smallest(search.best, search.best_length, found);
    *cycle_length = search.best_length;
    mem_free(search.best);
    mem_free(search.queue);
    mem_free(search.parent);
    return found;
}
