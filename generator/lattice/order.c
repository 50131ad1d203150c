#include "lattice/order.h"
#include "base/memory.h"
#include "lattice/bitset.h"
#include "lattice/covers.h"

#include <string.h>

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

/*
 * A cycle among the nodes v with on_cycle_side[v], each of which must have a predecessor among them, as what Kahn's
 * algorithm leaves over has; so there is a cycle. It is the shortest where looking for that stays cheap, and begins
 * with its smallest id. It has *cycle_length ids, the first not again at the end; the caller frees it.
 */
static lat_id *lat_find_cycle(const lat_adjacency *adjacency, const bool *on_cycle_side, size_t *cycle_length) {
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

void lat_order_free(lat_order *order) {
    mem_free(order->up);
    mem_free(order->id_at);
    mem_free(order->position);
    *order = (lat_order){0};
}

/* Makes an order of n dtypes with an empty relation and positions that are not set yet. */
static void allocate(lat_order *order, size_t n) {
    const size_t words = bitset_words(n);
    *order = (lat_order){.n = n,
                         .words = words,
                         .up = mem_alloc_zeroed(n, words * sizeof *order->up),
                         .id_at = mem_alloc_zeroed(n, sizeof *order->id_at),
                         .position = mem_alloc_zeroed(n, sizeof *order->position)};
}

/* Kahn's algorithm, with a queue that starts with the sources by id. `edges_in` is scratch, all 0. Returns how many
 * dtypes got a position. */
static size_t number_topologically(lat_order *order, const lat_adjacency *graph, size_t *edges_in) {
    size_t placed = 0;
    for (size_t e = 0; e < graph->start[graph->n]; e++)
        edges_in[graph->to[e]]++;
    for (size_t v = 0; v < order->n; v++)
        if (edges_in[v] == 0) order->id_at[placed++] = (lat_id)v;
    for (size_t p = 0; p < placed; p++) {
        const lat_id v = order->id_at[p];
        order->position[v] = (lat_id)p;
        for (size_t e = graph->start[v]; e < graph->start[v + 1u]; e++)
            if (--edges_in[graph->to[e]] == 0) order->id_at[placed++] = graph->to[e];
    }
    return placed;
}

/* Up-sets from the top down: each is the union of those that its edges lead to. */
static void close_transitively(lat_order *order, const lat_adjacency *graph) {
    const size_t words = order->words;
    for (size_t p = order->n; p-- > 0;) {
        uint64_t *row = order->up + p * words;
        const lat_id v = order->id_at[p];
        bitset_add(row, p);
        for (size_t e = graph->start[v]; e < graph->start[v + 1u]; e++) {
            const size_t above = order->position[graph->to[e]];
            if (bitset_has(row, above)) continue;
            const uint64_t *other = order->up + above * words;
            for (size_t w = above / BITSET_WORD; w < words; w++)
                row[w] |= other[w];
        }
    }
    order->transitive = true;
}

static void report_cycle(const lat_adjacency *graph, const size_t *edges_in, lat_id **cycle, size_t *cycle_length) {
    bool *left_over = mem_alloc_zeroed(graph->n, sizeof *left_over);
    for (size_t v = 0; v < graph->n; v++)
        left_over[v] = edges_in[v] != 0;
    *cycle = lat_find_cycle(graph, left_over, cycle_length);
    mem_free(left_over);
}

lat_status lat_order_from_edges(lat_order *order, size_t n, const lat_edge *edges, size_t edge_count, lat_id **cycle,
                                size_t *cycle_length) {
    *order = (lat_order){0};
    if (n > LAT_MAX_DTYPES) return LAT_TOO_LARGE;
    lat_adjacency graph;
    lat_adjacency_from_edges(&graph, n, edges, edge_count, NULL);
    size_t *edges_in = mem_alloc_zeroed(n, sizeof *edges_in);
    allocate(order, n);
    const bool acyclic = number_topologically(order, &graph, edges_in) == n;
    if (acyclic) {
        close_transitively(order, &graph);
    } else {
        lat_order_free(order);
        report_cycle(&graph, edges_in, cycle, cycle_length);
    }
    mem_free(edges_in);
    lat_adjacency_free(&graph);
    return acyclic ? LAT_OK : LAT_CYCLE;
}

/* Sets bit b of row a where table[a][b] = b = table[b][a], by tiles, so that the mirror cells stay in the cache. */
static void read_relation(lat_order *order, const lat_id *table) {
    enum { TILE = 64 };
    const size_t n = order->n;
    for (size_t a0 = 0; a0 < n; a0 += TILE) {
        for (size_t b0 = 0; b0 < n; b0 += TILE) {
            for (size_t a = a0; a < a0 + TILE && a < n; a++) {
                uint64_t word = 0;
                for (size_t b = b0; b < b0 + TILE && b < n; b++)
                    if (table[a * n + b] == b && table[b * n + a] == b) word |= UINT64_C(1) << (b - b0);
                order->up[a * order->words + b0 / BITSET_WORD] = word;
            }
        }
    }
}

static bool is_transitive(const lat_order *order) {
    const size_t words = order->words, end = words * BITSET_WORD;
    for (size_t a = 0; a < order->n; a++) {
        const uint64_t *row = order->up + a * words;
        for (size_t b = bitset_next(row, words, 0); b < end; b = bitset_next(row, words, b + 1)) {
            const uint64_t *above = order->up + b * words;
            if (!bitset_common_within(above, above, row, 0, words)) return false;
        }
    }
    return true;
}

/*
 * Numbers dtypes by the size of their strict up-set, the largest first, which shrinks from a to b where a < b in a
 * transitive relation; those of one size by id.
 */
static void number_by_size(lat_order *order) {
    const size_t n = order->n;
    size_t *first = mem_alloc_zeroed(n + 1, sizeof *first);
    for (size_t a = 0; a < n; a++) {
        const uint64_t *row = order->up + a * order->words;
        const size_t size = bitset_count(row, order->words) - bitset_has(row, a);
        order->position[a] = (lat_id)size;
        first[size]++;
    }
    size_t placed = 0;
    for (size_t size = n + 1; size-- > 0;) {
        const size_t count = first[size];
        first[size] = placed;
        placed += count;
    }
    for (size_t a = 0; a < n; a++) {
        order->position[a] = (lat_id)first[order->position[a]]++;
        order->id_at[order->position[a]] = (lat_id)a;
    }
    mem_free(first);
}

/* Renumbers rows and bits of `up` from ids to positions. */
static void move_to_positions(lat_order *order) {
    const size_t n = order->n, words = order->words, end = words * BITSET_WORD;
    uint64_t *moved = mem_alloc_zeroed(n, words * sizeof *moved);
    for (size_t a = 0; a < n; a++) {
        const uint64_t *up = order->up + a * words;
        uint64_t *row = moved + order->position[a] * words;
        for (size_t b = bitset_next(up, words, 0); b < end; b = bitset_next(up, words, b + 1))
            bitset_add(row, order->position[b]);
    }
    mem_free(order->up);
    order->up = moved;
}

void lat_order_from_table(lat_order *order, size_t n, const lat_id *table) {
    allocate(order, n);
    read_relation(order, table);
    for (size_t a = 0; a < n; a++)
        order->id_at[a] = order->position[a] = (lat_id)a;
    order->transitive = is_transitive(order);
    if (!order->transitive) return;
    number_by_size(order);
    move_to_positions(order);
}
