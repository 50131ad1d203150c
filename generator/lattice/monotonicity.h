/*
 * The law `monotonicity`: a <= b implies T[a][c] <= T[b][c], where both are defined. Two that are equal keep it, also
 * where T[x][x] = x does not hold and a table so has no x <= x.
 */
#ifndef JOINERY_LATTICE_MONOTONICITY_H
#define JOINERY_LATTICE_MONOTONICITY_H

#include "lattice/associativity.h"

typedef struct lat_monotonicity {
    uint64_t failures;
    lat_id first; /* the smallest a of any failure (a, b, c); LAT_NONE without one */
} lat_monotonicity;

/*
 * Counts every failure; `given` is that of lat_given_rows(). Time O(columns * n * (n / 64 + results in a column)),
 * where the columns are those of the given dtypes.
 */
void lat_count_monotonicity(const lat_promotion *promotion, const bool *given, lat_monotonicity *count);

/* About how many cells lat_count_monotonicity() looks at, at the most. */
uint64_t lat_monotonicity_effort(const lat_promotion *promotion, size_t given_count);

/* Visits failures in dtype order. Ends when the visitor or the effort does; the effort is used up. */
void lat_search_monotonicity(lat_search *search);

#endif
