#include "lattice/completion.h"
#include "base/memory.h"
#include "lattice/bitset.h"
#include "lattice/promotion.h"
#include "lattice/shape.h"

#include <stdlib.h>
#include <string.h>

/*
 * The cuts of an order that are no dtype: intersections of principal up-sets, the set of all upper bounds of one dtype,
 * that are not principal up-sets themselves. With the dtypes they are the elements of the MacNeille completion, as far
 * as those are joins of non-empty sets.
 */
typedef struct lat_cut_pair {
    lat_id cut; /* index of the cut that is the intersection of the pair's up-sets */
    lat_edge pair;
} lat_cut_pair;

typedef struct lat_cuts {
    const lat_order *order; /* the caller's */
    size_t limit, count, capacity;
    uint64_t *sets;      /* count rows of order->words, bits by position; in the order in which they were found */
    lat_edge *parts;     /* the first two elements found whose intersection each is; n + i is cut i, an earlier one */
    lat_cut_pair *pairs; /* every unordered pair of dtypes whose up-sets intersect in a cut, by rising ids */
    size_t pair_count, pair_capacity;
    size_t *buckets; /* open addressing; 0 is empty, i + 1 is cut i; a power of two of them */
    size_t bucket_count;
    uint64_t *scratch; /* a row */
} lat_cuts;

/* Frees what the cuts own and leaves none. */
static void lat_cuts_free(lat_cuts *cuts) {
    mem_free(cuts->sets);
    mem_free(cuts->parts);
    mem_free(cuts->buckets);
    mem_free(cuts->pairs);
    mem_free(cuts->scratch);
    *cuts = (lat_cuts){0};
}

static void start(lat_cuts *cuts, const lat_order *order, size_t limit) {
    *cuts = (lat_cuts){.order = order, .limit = limit, .capacity = 64, .bucket_count = 256};
    if (cuts->limit > LAT_MAX_DTYPES - order->n) cuts->limit = LAT_MAX_DTYPES - order->n;
    cuts->sets = mem_alloc_zeroed(cuts->capacity, order->words * sizeof *cuts->sets);
    cuts->parts = mem_alloc_zeroed(cuts->capacity, sizeof *cuts->parts);
    cuts->buckets = mem_alloc_zeroed(cuts->bucket_count, sizeof *cuts->buckets);
    cuts->scratch = mem_alloc_zeroed(order->words, sizeof *cuts->scratch);
}

static size_t hash(const uint64_t *set, size_t words) {
    uint64_t h = 0;
    for (size_t w = 0; w < words; w++) {
        h = (h ^ set[w]) * UINT64_C(0x9E3779B97F4A7C15);
        h ^= h >> 29;
    }
    return (size_t)h;
}

static const uint64_t *set_of(const lat_cuts *cuts, size_t i) {
    return cuts->sets + i * cuts->order->words;
}

/* The bucket that holds `set`, or the empty one where it belongs. */
static size_t find_bucket(const lat_cuts *cuts, const uint64_t *set) {
    const size_t words = cuts->order->words;
    size_t at = hash(set, words) & (cuts->bucket_count - 1);
    while (cuts->buckets[at] != 0 && memcmp(set_of(cuts, cuts->buckets[at] - 1), set, words * sizeof *set) != 0)
        at = (at + 1) & (cuts->bucket_count - 1);
    return at;
}

static void grow(lat_cuts *cuts) {
    cuts->capacity *= 2;
    cuts->sets = mem_grow(cuts->sets, cuts->capacity, cuts->order->words * sizeof *cuts->sets);
    cuts->parts = mem_grow(cuts->parts, cuts->capacity, sizeof *cuts->parts);
    mem_free(cuts->buckets);
    cuts->bucket_count = 4 * cuts->capacity;
    cuts->buckets = mem_alloc_zeroed(cuts->bucket_count, sizeof *cuts->buckets);
    for (size_t i = 0; i < cuts->count; i++)
        cuts->buckets[find_bucket(cuts, set_of(cuts, i))] = i + 1;
}

/*
 * Looks cuts->scratch up, the intersection of the sets of elements a and b. *cut is the cut that it is, found now or
 * before, or LAT_NONE where it is a dtype's up-set.
 */
static lat_status take_intersection(lat_cuts *cuts, lat_id a, lat_id b, lat_id *cut) {
    const size_t words = cuts->order->words, first = bitset_next(cuts->scratch, words, 0);
    *cut = LAT_NONE;
    if (first < words * BITSET_WORD &&
        memcmp(cuts->scratch, cuts->order->up + first * words, words * sizeof *cuts->scratch) == 0)
        return LAT_OK;
    size_t bucket = find_bucket(cuts, cuts->scratch);
    if (cuts->buckets[bucket] == 0) {
        if (cuts->count == cuts->limit) return LAT_TOO_LARGE;
        if (cuts->count == cuts->capacity) {
            grow(cuts);
            bucket = find_bucket(cuts, cuts->scratch);
        }
        memcpy(cuts->sets + cuts->count * words, cuts->scratch, words * sizeof *cuts->scratch);
        cuts->parts[cuts->count] = (lat_edge){a, b};
        cuts->buckets[bucket] = ++cuts->count;
    }
    *cut = (lat_id)(cuts->buckets[bucket] - 1);
    return LAT_OK;
}

/* cuts->scratch becomes the intersection of two sets. */
static void intersect(lat_cuts *cuts, const uint64_t *a, const uint64_t *b) {
    for (size_t w = 0; w < cuts->order->words; w++)
        cuts->scratch[w] = a[w] & b[w];
}

static const uint64_t *up_set(const lat_order *order, size_t id) {
    return order->up + order->position[id] * order->words;
}

/* A pair without an upper bound: what has none is one cut, and after the first pair of the sort it is known. */
static lat_status take_nothing(lat_cuts *cuts, lat_id a, lat_id b, lat_id *nothing) {
    if (*nothing != LAT_NONE) return LAT_OK;
    memset(cuts->scratch, 0, cuts->order->words * sizeof *cuts->scratch);
    return take_intersection(cuts, a, b, nothing);
}

/* Where no `resolve` stands before it, the table tells which pairs have a join in the order, and which no bound. */
static lat_status intersect_pairs(lat_cuts *cuts, const lat_promotion *promotion) {
    const size_t n = promotion->n;
    const bool told = promotion->resolve_count == 0;
    lat_id nothing = LAT_NONE;
    lat_status status = LAT_OK;
    for (size_t a = 0; a < n && status == LAT_OK; a++) {
        for (size_t b = a + 1; b < n && status == LAT_OK; b++) {
            const lat_id cell = told ? lat_cell(promotion, (lat_id)a, (lat_id)b) : LAT_AMBIGUOUS;
            if (cell < LAT_AMBIGUOUS) continue;
            lat_id cut;
            if (cell == LAT_NONE) {
                status = take_nothing(cuts, (lat_id)a, (lat_id)b, &nothing);
                cut = nothing;
            } else {
                intersect(cuts, up_set(cuts->order, a), up_set(cuts->order, b));
                status = take_intersection(cuts, (lat_id)a, (lat_id)b, &cut);
            }
            if (status == LAT_OK && cut != LAT_NONE)
                VEC_PUSH(cuts->pairs, cuts->pair_count, cuts->pair_capacity) =
                    (lat_cut_pair){cut, {(lat_id)a, (lat_id)b}};
        }
    }
    return status;
}

/* An intersection of three or more up-sets is one of two, or else of a cut with one more up-set. */
static lat_status intersect_cuts(lat_cuts *cuts) {
    const size_t n = cuts->order->n;
    lat_status status = LAT_OK;
    for (size_t i = 0; i < cuts->count && status == LAT_OK; i++) {
        for (size_t g = 0; g < n && status == LAT_OK; g++) {
            if (bitset_has(set_of(cuts, i), cuts->order->position[g])) continue; /* g is an upper bound already */
            lat_id cut;
            intersect(cuts, set_of(cuts, i), up_set(cuts->order, g));
            status = take_intersection(cuts, (lat_id)g, (lat_id)(n + i), &cut);
        }
    }
    return status;
}

/*
 * Finds all cuts of the order of a graph's promotion, which must outlive them. The caller frees them with
 * lat_cuts_free(). LAT_TOO_LARGE, which leaves none, past `limit` cuts or LAT_MAX_DTYPES elements in all.
 */
static lat_status lat_cuts_find(lat_cuts *cuts, const lat_promotion *promotion, size_t limit) {
    start(cuts, &promotion->order, limit);
    lat_status status = intersect_pairs(cuts, promotion);
    if (status == LAT_OK) status = intersect_cuts(cuts);
    if (status != LAT_OK) lat_cuts_free(cuts);
    return status;
}

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
