/* The closure of an order's up-sets under intersection. */
#ifndef JOINERY_LATTICE_MEETS_H
#define JOINERY_LATTICE_MEETS_H

#include "lattice/order.h"

typedef struct lat_met_pair {
    lat_id met; /* index of the set that is the meet of the pair's up-sets */
    lat_edge pair;
} lat_met_pair;

/* The sets that are no dtype's own up-set, in the order in which they are found. */
typedef struct lat_meets {
    const lat_order *order;
    size_t limit, count, capacity;
    uint64_t *sets;  /* count rows of order->words, bits by position */
    lat_edge *parts; /* of each the first two found that it is the meet of; n + i is set i, an earlier one */
    size_t *buckets; /* open addressing; 0 is empty, i + 1 is set i; a power of two of them */
    size_t bucket_count;
    lat_met_pair *pairs; /* every unordered pair of dtypes whose up-sets meet in a set of these */
    size_t pair_count, pair_capacity;
    uint64_t *meet; /* scratch row */
} lat_meets;

/* LAT_TOO_LARGE past `limit` sets or LAT_MAX_DTYPES elements in all; empty on failure. */
lat_status lat_meets_close(lat_meets *meets, const lat_order *order, size_t limit);
void lat_meets_free(lat_meets *meets);

#endif
