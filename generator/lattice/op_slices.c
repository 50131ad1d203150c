#include "lattice/op_slices.h"

#include "base/memory.h"

#include <string.h>

enum { BUCKETS = 4096 };

/* Slices by their content: the last of each bucket, and before each slice the one that was added to its bucket before.
 */
typedef struct slice_index {
    uint32_t last[BUCKETS]; /* 0: none, as the first slice is always there */
    uint32_t *before;
} slice_index;

static uint32_t bucket_of(const lat_id *slice, size_t n) {
    uint32_t hash = 2166136261u;
    for (size_t i = 0; i < n; i++)
        hash = (hash ^ slice[i]) * 16777619u;
    return (hash ^ hash >> 16) % BUCKETS;
}

static bool is_empty(const lat_id *slice, size_t n) {
    for (size_t i = 0; i < n; i++)
        if (slice[i] != LAT_NONE) return false;
    return true;
}

static void append(lat_op_slices *slices, const lat_id *slice) {
    slices->slices = mem_grow(slices->slices, (slices->count + 1) * slices->n, sizeof *slices->slices);
    memcpy(slices->slices + slices->count * slices->n, slice, slices->n * sizeof *slice);
    slices->count++;
}

/* The number of a slice, which is added where it is new. */
static uint32_t place_of(lat_op_slices *slices, slice_index *index, const lat_id *slice) {
    const size_t n = slices->n;
    if (is_empty(slice, n)) return 0;
    uint32_t *last = &index->last[bucket_of(slice, n)];
    for (uint32_t place = *last; place; place = index->before[place])
        if (memcmp(slices->slices + place * n, slice, n * sizeof *slice) == 0) return place;
    const uint32_t place = (uint32_t)slices->count;
    append(slices, slice);
    index->before = mem_grow(index->before, slices->count, sizeof *index->before);
    index->before[place] = *last;
    return *last = place;
}

bool lat_op_slices_make(lat_op_slices *slices, const lat_promotion *promotion, const lat_op *op) {
    const size_t n = promotion->n;
    *slices = (lat_op_slices){.n = n};
    if (op->arity != 3) return false;
    slice_index *index = mem_alloc_zeroed(1, sizeof *index);
    lat_id *slice = mem_alloc(n * sizeof *slice);
    for (size_t i = 0; i < n; i++)
        slice[i] = LAT_NONE;
    append(slices, slice);
    slices->places = mem_alloc(n * n * sizeof *slices->places);
    for (size_t pair = 0; pair < n * n; pair++) {
        for (size_t c = 0; c < n; c++) {
            const lat_id operands[] = {(lat_id)(pair / n), (lat_id)(pair % n), (lat_id)c};
            slice[c] = lat_op_result(promotion, op, operands, 3, NULL);
        }
        slices->places[pair] = place_of(slices, index, slice);
    }
    mem_free(slice);
    mem_free(index->before);
    mem_free(index);
    return true;
}

void lat_op_slices_free(lat_op_slices *slices) {
    mem_free(slices->places);
    mem_free(slices->slices);
    *slices = (lat_op_slices){0};
}
