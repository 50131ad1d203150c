#include "lattice/meets.h"

#include <string.h>

#include "lattice/allocate.h"
#include "lattice/bitset.h"

void lat_meets_free(lat_meets *c) {
    free(c->sets);
    free(c->parts);
    free(c->buckets);
    free(c->pairs);
    free(c->meet);
    *c = (lat_meets){0};
}

static lat_status start(lat_meets *c, const lat_order *order, size_t limit) {
    *c = (lat_meets){.order = order, .limit = limit, .capacity = 64, .bucket_count = 256, .pair_capacity = 64};
    if (c->limit > LAT_MAX_DTYPES - order->n) c->limit = LAT_MAX_DTYPES - order->n;
    c->sets = lat_allocate(c->capacity, order->words * sizeof *c->sets);
    c->parts = lat_allocate(c->capacity, sizeof *c->parts);
    c->buckets = lat_allocate_zeroed(c->bucket_count, sizeof *c->buckets);
    c->pairs = lat_allocate(c->pair_capacity, sizeof *c->pairs);
    c->meet = lat_allocate(order->words, sizeof *c->meet);
    return c->sets && c->parts && c->buckets && c->pairs && c->meet ? LAT_OK : LAT_NO_MEMORY;
}

static size_t hash(const uint64_t *set, size_t words) {
    uint64_t h = 0;
    for (size_t w = 0; w < words; w++) {
        h = (h ^ set[w]) * UINT64_C(0x9E3779B97F4A7C15);
        h ^= h >> 29;
    }
    return (size_t)h;
}

static const uint64_t *set_of(const lat_meets *c, size_t i) {
    return c->sets + i * c->order->words;
}

/* The bucket that holds `set`, or the empty one where it belongs. */
static size_t find_bucket(const lat_meets *c, const uint64_t *set) {
    const size_t words = c->order->words;
    size_t at = hash(set, words) & (c->bucket_count - 1);
    while (c->buckets[at] != 0 && memcmp(set_of(c, c->buckets[at] - 1), set, words * sizeof *set) != 0)
        at = (at + 1) & (c->bucket_count - 1);
    return at;
}

static lat_status grow(lat_meets *c) {
    const size_t capacity = 2 * c->capacity, words = c->order->words;
    uint64_t *sets = realloc(c->sets, capacity * words * sizeof *sets);
    if (sets) c->sets = sets;
    lat_edge *parts = realloc(c->parts, capacity * sizeof *parts);
    if (parts) c->parts = parts;
    size_t *buckets = lat_allocate_zeroed(4 * capacity, sizeof *buckets);
    if (!sets || !parts || !buckets) {
        free(buckets);
        return LAT_NO_MEMORY;
    }
    free(c->buckets);
    c->buckets = buckets;
    c->bucket_count = 4 * capacity;
    c->capacity = capacity;
    for (size_t i = 0; i < c->count; i++)
        c->buckets[find_bucket(c, set_of(c, i))] = i + 1;
    return LAT_OK;
}

/*
 * Looks c->meet up, the meet of the sets of elements a and b. *joined is the new element that it is, found now or
 * before, or LAT_NONE where it is a given dtype's up-set.
 */
static lat_status take_meet(lat_meets *c, lat_id a, lat_id b, lat_id *joined) {
    const size_t words = c->order->words, first = bitset_next(c->meet, words, 0);
    *joined = LAT_NONE;
    if (first < words * BITSET_WORD && memcmp(c->meet, c->order->up + first * words, words * sizeof *c->meet) == 0)
        return LAT_OK;
    size_t bucket = find_bucket(c, c->meet);
    if (c->buckets[bucket] == 0) {
        if (c->count == c->limit) return LAT_TOO_LARGE;
        if (c->count == c->capacity) {
            const lat_status status = grow(c);
            if (status != LAT_OK) return status;
            bucket = find_bucket(c, c->meet);
        }
        memcpy(c->sets + c->count * words, c->meet, words * sizeof *c->meet);
        c->parts[c->count] = (lat_edge){a, b};
        c->buckets[bucket] = ++c->count;
    }
    *joined = (lat_id)(c->buckets[bucket] - 1);
    return LAT_OK;
}

static void meet(lat_meets *c, const uint64_t *a, const uint64_t *b) {
    for (size_t w = 0; w < c->order->words; w++)
        c->meet[w] = a[w] & b[w];
}

static const uint64_t *up_set(const lat_order *order, size_t id) {
    return order->up + order->position[id] * order->words;
}

static lat_status note_pair(lat_meets *c, lat_id a, lat_id b, lat_id joined) {
    if (c->pair_count == c->pair_capacity) {
        lat_met_pair *more = realloc(c->pairs, 2 * c->pair_capacity * sizeof *more);
        if (!more) return LAT_NO_MEMORY;
        c->pairs = more;
        c->pair_capacity *= 2;
    }
    c->pairs[c->pair_count++] = (lat_met_pair){joined, {a, b}};
    return LAT_OK;
}

static lat_status meet_given(lat_meets *c) {
    const size_t n = c->order->n;
    lat_status status = LAT_OK;
    for (size_t a = 0; a < n && status == LAT_OK; a++) {
        for (size_t b = a + 1; b < n && status == LAT_OK; b++) {
            lat_id joined;
            meet(c, up_set(c->order, a), up_set(c->order, b));
            status = take_meet(c, (lat_id)a, (lat_id)b, &joined);
            if (status == LAT_OK && joined != LAT_NONE) status = note_pair(c, (lat_id)a, (lat_id)b, joined);
        }
    }
    return status;
}

/* Every meet of three or more up-sets is one of a new element's set with one more up-set. */
static lat_status meet_new(lat_meets *c) {
    const size_t n = c->order->n;
    lat_status status = LAT_OK;
    for (size_t i = 0; i < c->count && status == LAT_OK; i++) {
        for (size_t g = 0; g < n && status == LAT_OK; g++) {
            if (bitset_has(set_of(c, i), c->order->position[g])) continue; /* g is above already */
            lat_id joined;
            meet(c, set_of(c, i), up_set(c->order, g));
            status = take_meet(c, (lat_id)g, (lat_id)(n + i), &joined);
        }
    }
    return status;
}

lat_status lat_meets_close(lat_meets *c, const lat_order *order, size_t limit) {
    lat_status status = start(c, order, limit);
    if (status == LAT_OK) status = meet_given(c);
    if (status == LAT_OK) status = meet_new(c);
    if (status != LAT_OK) lat_meets_free(c);
    return status;
}
