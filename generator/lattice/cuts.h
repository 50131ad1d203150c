/*
 * The cuts of an order that are no dtype: intersections of principal up-sets, the set of all upper bounds of one dtype,
 * that are not principal up-sets themselves. With the dtypes they are the elements of the MacNeille completion, as far
 * as those are joins of non-empty sets.
 */
#ifndef JOINERY_LATTICE_CUTS_H
#define JOINERY_LATTICE_CUTS_H

#include "lattice/promotion.h"

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

/*
 * Finds all cuts of the order of a graph's promotion, which must outlive them. The caller frees them with
 * lat_cuts_free(). LAT_TOO_LARGE, which leaves none, past `limit` cuts or LAT_MAX_DTYPES elements in all.
 */
lat_status lat_cuts_find(lat_cuts *cuts, const lat_promotion *promotion, size_t limit);

/* Frees what the cuts own and leaves none. */
void lat_cuts_free(lat_cuts *cuts);

#endif
