/* Counting what fails and what is lost when three dtypes are joined in two ways. */
#ifndef JOINERY_LATTICE_ASSOCIATIVITY_H
#define JOINERY_LATTICE_ASSOCIATIVITY_H

#include "lattice/laws.h"

/*
 * Which dtypes (by position) have a row with a cell that was given (all of a table, the operands of resolves in a
 * graph) and not computed as a least upper bound. Laws about cells can only fail there. malloc'd.
 */
lat_status lat_given_rows(const lat_promotion *promotion, bool **given, size_t *given_count);

typedef struct lat_triples {
    uint64_t failures, gaps;
    lat_id first; /* id of the smallest a of any failure (a, b, c); LAT_NONE without one */
} lat_triples;

/*
 * Counts every failure of associativity, and the gaps among triples that have a given row at either end. `symmetric`:
 * T is commutative. About lat_triples_cost() triples are looked at.
 */
lat_status lat_count_triples(const lat_promotion *promotion, const bool *given, bool symmetric, lat_triples *triples);
uint64_t lat_triples_cost(const lat_promotion *promotion, size_t given_count, bool symmetric);

/*
 * Adds the gaps among the other triples, whose cells are all computed ones. *counted is false if that would take more
 * than `effort` words to look at.
 */
lat_status lat_count_graph_gaps(const lat_promotion *promotion, const bool *given, uint64_t effort, uint64_t *gaps,
                                bool *counted);

/* A search for failures in dtype order, by laws. */
typedef struct lat_search {
    const lat_promotion *promotion;
    const bool *among; /* by id; NULL: all */
    lat_id from;       /* the smallest a to look at */
    uint64_t effort;   /* triples that may be looked at */
    lat_visit *visit;
    void *context;
} lat_search;

/* Visits failures of associativity; gives up silently when the effort is spent. */
lat_status lat_search_associativity(lat_search *search);

#endif
