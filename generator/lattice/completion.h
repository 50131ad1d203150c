/*
 * The join completion of an order: the smallest join-semilattice that contains it and keeps the joins that it has. It
 * is the MacNeille completion restricted to joins of non-empty sets. Its elements are the intersections of one or more
 * principal up-sets; those that are no dtype's up-set, the cuts, are the new dtypes.
 */
#ifndef JOINERY_LATTICE_COMPLETION_H
#define JOINERY_LATTICE_COMPLETION_H

#include "lattice/promotion.h"

typedef struct lat_new_dtype {
    lat_id a, b;     /* one pair whose join it is; ids < n are given dtypes, n + i is new dtype i (an earlier one) */
    lat_edge *pairs; /* all unordered pairs of *given* dtypes whose join it is, from < to; may be none */
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
 * Completes the order alone, which must be that of a graph: resolves play no part. The caller frees the completion with
 * lat_completion_free(). LAT_TOO_LARGE, which leaves it empty, past `limit` new dtypes, or where all together would
 * pass LAT_MAX_DTYPES.
 */
lat_status lat_complete(const lat_promotion *promotion, size_t limit, lat_completion *completion);

/* Frees what the completion owns and leaves it empty. */
void lat_completion_free(lat_completion *completion);

#endif
