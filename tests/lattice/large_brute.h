/* Random orders of hundreds of dtypes, and what their promotions must be by the definitions: for tests. */
#ifndef JOINERY_TESTS_LATTICE_LARGE_BRUTE_H
#define JOINERY_TESTS_LATTICE_LARGE_BRUTE_H

#include "lattice/promotion.h"
#include "lattice/random.h"

typedef struct large_system {
    size_t n;
    bool *leq; /* n x n */
    lat_edge *edges;
    size_t edge_count;
    lat_resolve *resolves;
    size_t resolve_count;
} large_system;

/* `density` percent of the pairs of a random chain are edges, in any order. Fails the test without memory. */
void large_system_draw(large_system *system, size_t n, int density, size_t resolves, random_state *random);

/*
 * What differs, or NULL: the order and every cell; with `triples` the counts of associativity, gaps, nary and
 * monotonicity, and the first failure of each, by loops over all triples.
 */
const char *large_system_compare(const large_system *system, const lat_promotion *promotion, bool triples);

void large_system_free(large_system *system);

#endif
