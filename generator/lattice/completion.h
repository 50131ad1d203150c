/*
 * The join completion of an order: the smallest join-semilattice that contains it and keeps the joins that it has. It
 * is the MacNeille completion restricted to joins of non-empty sets; its elements are the intersections of one or more
 * up-sets, and an element that is no dtype's own up-set is a new dtype.
 */
#ifndef JOINERY_LATTICE_COMPLETION_H
#define JOINERY_LATTICE_COMPLETION_H

#include "lattice/promotion.h"

typedef struct lat_new_dtype {
    lat_id a, b;     /* one pair whose join it is; ids < n are given dtypes, n + i is new dtype i (an earlier one) */
    lat_edge *pairs; /* all unordered pairs of *given* dtypes whose join it is (from < to); may be empty */
    size_t pair_count;
} lat_new_dtype;

typedef struct lat_completion {
    size_t n; /* given dtypes */
    size_t new_count;
    lat_new_dtype *added; /* in a fixed order, lower ones first */
    lat_edge *edges;      /* covering edges with at least one new end (ids as above), sorted by (from, to) */
    size_t edge_count;
} lat_completion;

/*
 * By the order alone, which must be that of a graph: what `resolve` says plays no part. LAT_TOO_LARGE past `limit` new
 * dtypes (or when n + new would pass LAT_MAX_DTYPES).
 */
lat_status lat_complete(const lat_promotion *promotion, size_t limit, lat_completion *completion);
void lat_completion_free(lat_completion *completion);

#endif
