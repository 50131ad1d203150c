#include "lattice/completion.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "lattice/bitset.h"
#include "lattice/cuts.h"
#include "lattice/shape.h"

typedef struct ranked {
    size_t bounds; /* how many dtypes are upper bounds: the more, the lower the element */
    size_t index;
} ranked;

static int lower_first(const void *left, const void *right) {
    const ranked *a = left, *b = right;
    if (a->bounds != b->bounds) return a->bounds < b->bounds ? 1 : -1;
    return (a->index > b->index) - (a->index < b->index);
}

/* The indices of `count` rows of sets, lower elements first, else in the order given. */
static ranked *rank_sets(const uint64_t *sets, size_t count, size_t words) {
    ranked *ranks = mem_alloc_zeroed(count, sizeof *ranks);
    for (size_t i = 0; i < count; i++)
        ranks[i] = (ranked){bitset_count(sets + i * words, words), i};
    if (count > 1) qsort(ranks, count, sizeof *ranks, lower_first);
    return ranks;
}

/* The upper bounds among the given dtypes of every element by id: of the given ones, then of the new ones by rank. */
static uint64_t *gather_sets(const lat_cuts *cuts, const ranked *ranks) {
    const lat_order *order = cuts->order;
    const size_t words = order->words, row = words * sizeof(uint64_t);
    uint64_t *sets = mem_alloc_zeroed(order->n + cuts->count, row);
    for (size_t a = 0; a < order->n; a++)
        memcpy(sets + a * words, order->up + order->position[a] * words, row);
    for (size_t i = 0; i < cuts->count; i++)
        memcpy(sets + (order->n + i) * words, cuts->sets + ranks[i].index * words, row);
    return sets;
}

/* x <= y iff all upper bounds of y are upper bounds of x; for a given y, iff y is one. */
static void relate(const lat_order *given, const uint64_t *sets, lat_order *all) {
    const size_t words = given->words;
    for (size_t x = 0; x < all->n; x++) {
        const uint64_t *set_x = sets + x * words;
        uint64_t *up = all->up + all->position[x] * all->words;
        for (size_t y = 0; y < given->n; y++)
            if (bitset_has(set_x, given->position[y])) bitset_add(up, all->position[y]);
        for (size_t y = given->n; y < all->n; y++)
            if (bitset_common_within(sets + y * words, sets + y * words, set_x, 0, words))
                bitset_add(up, all->position[y]);
    }
    all->transitive = true;
}

static void order_of_all(const lat_cuts *cuts, const ranked *ranks, lat_order *all) {
    const size_t total = cuts->order->n + cuts->count;
    lat_order_allocate(all, total);
    uint64_t *sets = gather_sets(cuts, ranks);
    ranked *positions = rank_sets(sets, total, cuts->order->words);
    for (size_t p = 0; p < total; p++) {
        all->id_at[p] = (lat_id)positions[p].index;
        all->position[positions[p].index] = (lat_id)p;
    }
    relate(cuts->order, sets, all);
    mem_free(positions);
    mem_free(sets);
}

/* The Hasse diagram of everything, without the edges between two given dtypes. */
static void write_edges(const lat_cuts *cuts, const ranked *ranks, lat_completion *completion) {
    lat_order all;
    lat_shape shape;
    order_of_all(cuts, ranks, &all);
    lat_shape_of(&all, &shape);
    lat_order_free(&all);
    for (size_t i = 0; i < shape.hasse_count; i++)
        if (shape.hasse[i].from >= completion->n || shape.hasse[i].to >= completion->n)
            shape.hasse[completion->edge_count++] = shape.hasse[i];
    completion->edges = shape.hasse; /* taken over */
}

/* The new dtypes with their pairs, which are one allocation that the first one points to. */
static void write_added(const lat_cuts *cuts, const ranked *ranks, lat_completion *completion) {
    const size_t n = completion->n, count = cuts->count;
    lat_id *rank_of = mem_alloc_zeroed(count, sizeof *rank_of);
    lat_edge *pairs = mem_alloc_zeroed(cuts->pair_count, sizeof *pairs);
    lat_new_dtype *added = mem_alloc_zeroed(count, sizeof *added);
    for (size_t rank = 0; rank < count; rank++)
        rank_of[ranks[rank].index] = (lat_id)rank;
    for (size_t i = 0; i < cuts->pair_count; i++)
        added[rank_of[cuts->pairs[i].cut]].pair_count++;
    size_t start = 0;
    for (size_t rank = 0; rank < count; rank++) {
        const lat_edge parts = cuts->parts[ranks[rank].index];
        added[rank].a = parts.from;
        added[rank].b = parts.to < n ? parts.to : (lat_id)(n + rank_of[parts.to - n]);
        added[rank].pairs = pairs + start;
        start += added[rank].pair_count;
        added[rank].pair_count = 0; /* counted anew as they are filled in */
    }
    for (size_t i = 0; i < cuts->pair_count; i++) {
        lat_new_dtype *dtype = &added[rank_of[cuts->pairs[i].cut]];
        dtype->pairs[dtype->pair_count++] = cuts->pairs[i].pair;
    }
    mem_free(rank_of);
    if (count == 0) mem_free(pairs);
    completion->added = added;
    completion->new_count = count;
}

lat_status lat_complete(const lat_promotion *promotion, size_t limit, lat_completion *completion) {
    *completion = (lat_completion){.n = promotion->n};
    lat_cuts cuts;
    const lat_status status = lat_cuts_find(&cuts, promotion, limit);
    if (status != LAT_OK) return status;
    ranked *ranks = rank_sets(cuts.sets, cuts.count, promotion->order.words);
    write_added(&cuts, ranks, completion);
    write_edges(&cuts, ranks, completion);
    mem_free(ranks);
    lat_cuts_free(&cuts);
    return LAT_OK;
}

void lat_completion_free(lat_completion *completion) {
    if (completion->new_count != 0) mem_free(completion->added[0].pairs);
    mem_free(completion->added);
    mem_free(completion->edges);
    *completion = (lat_completion){0};
}
