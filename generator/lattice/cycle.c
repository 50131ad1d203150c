#include "lattice/cycle.h"

#include <string.h>

#include "lattice/allocate.h"

/* How many edges and nodes the search for a shorter cycle may look at before it takes the best so far. */
#define CYCLE_EFFORT ((size_t)20000000)

typedef struct search {
    const lat_adjacency *graph;
    const bool *within;
    lat_id *parent; /* LAT_NONE: not reached yet */
    lat_id *queue;
    lat_id *best;
    size_t best_length; /* 0: none yet */
    size_t looked_at;
} search;

static void take_cycle(search *s, lat_id root, lat_id last, size_t length) {
    s->best_length = length;
    for (lat_id v = last; length-- > 0; v = s->parent[v])
        s->best[length] = v;
    s->best[0] = root;
}

/* Breadth first from root through levels that could still give a cycle shorter than the best. */
static void search_from(search *s, lat_id root) {
    const size_t n = s->graph->n;
    for (size_t v = 0; v < n; v++)
        s->parent[v] = LAT_NONE;
    s->looked_at += n;
    size_t head = 0, tail = 0, length = 1, level_end = 1;
    s->queue[tail++] = root;
    s->parent[root] = root;
    while (head < tail && (s->best_length == 0 || length < s->best_length)) {
        const lat_id v = s->queue[head++];
        for (size_t e = s->graph->start[v]; e < s->graph->start[v + 1u]; e++) {
            const lat_id next = s->graph->to[e];
            s->looked_at++;
            if (next == root) {
                take_cycle(s, root, v, length);
                return;
            }
            if (!s->within[next] || s->parent[next] != LAT_NONE) continue;
            s->parent[next] = v;
            s->queue[tail++] = next;
        }
        if (head == level_end) {
            level_end = tail;
            length++;
        }
    }
}

/* A node on a cycle: walking back n times from any node must end on one. Uses `back` as scratch. */
static lat_id node_on_cycle(const search *s, lat_id *back) {
    const size_t n = s->graph->n;
    lat_id at = LAT_NONE;
    for (size_t v = n; v-- > 0;) {
        if (!s->within[v]) continue;
        at = (lat_id)v;
        for (size_t e = s->graph->start[v]; e < s->graph->start[v + 1]; e++)
            back[s->graph->to[e]] = (lat_id)v;
    }
    for (size_t step = 0; step < n; step++)
        at = back[at];
    return at;
}

static void rotate_to_smallest(const lat_id *cycle, size_t length, lat_id *to) {
    size_t first = 0;
    for (size_t i = 1; i < length; i++)
        if (cycle[i] < cycle[first]) first = i;
    memcpy(to, cycle + first, (length - first) * sizeof *to);
    memcpy(to + (length - first), cycle, first * sizeof *to);
}

lat_status lat_find_cycle(const lat_adjacency *adjacency, const bool *on_cycle_side, lat_id **cycle,
                          size_t *cycle_length) {
    const size_t n = adjacency->n;
    search s = {.graph = adjacency,
                .within = on_cycle_side,
                .parent = lat_allocate(n, sizeof *s.parent),
                .queue = lat_allocate(n, sizeof *s.queue),
                .best = lat_allocate(n, sizeof *s.best)};
    lat_id *found = lat_allocate(n, sizeof *found);
    lat_status status = LAT_NO_MEMORY;
    if (s.parent && s.queue && s.best && found) {
        search_from(&s, node_on_cycle(&s, s.queue));
        for (size_t v = 0; v < n && s.best_length > 1 && s.looked_at < CYCLE_EFFORT; v++)
            if (on_cycle_side[v]) search_from(&s, (lat_id)v);
        rotate_to_smallest(s.best, s.best_length, found);
        *cycle = found;
        *cycle_length = s.best_length;
        found = NULL;
        status = LAT_OK;
    }
    free(found);
    free(s.best);
    free(s.queue);
    free(s.parent);
    return status;
}
