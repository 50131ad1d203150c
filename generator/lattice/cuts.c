#include "lattice/cuts.h"

#include <string.h>

#include "base/memory.h"
#include "lattice/bitset.h"

void lat_cuts_free(lat_cuts *cuts) {
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

lat_status lat_cuts_find(lat_cuts *cuts, const lat_promotion *promotion, size_t limit) {
    start(cuts, &promotion->order, limit);
    lat_status status = intersect_pairs(cuts, promotion);
    if (status == LAT_OK) status = intersect_cuts(cuts);
    if (status != LAT_OK) lat_cuts_free(cuts);
    return status;
}
