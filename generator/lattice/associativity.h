/* Associativity, row by row of a table: how many triples fail, and which. */
#ifndef JOINERY_LATTICE_ASSOCIATIVITY_H
#define JOINERY_LATTICE_ASSOCIATIVITY_H

#include "lattice/law.h"
#include "lattice/promotion.h"

typedef struct lat_triples {
    uint64_t failures, gaps;
    lat_id first; /* id of the smallest a of any failure (a, b, c); LAT_NONE without one */
    /* The rest only where T is commutative; (a, b, c) and (c, b, a) count once, failures and gaps alike. */
    uint64_t apart, repeated; /* of three distinct dtypes; of two, one of them twice */
    uint64_t three_ways;      /* unordered triples of which no two bracketings agree */
    lat_id first_of_any;      /* the smallest id in any failure or gap; LAT_NONE without one */
} lat_triples;

/*
 * Counts every failure of associativity, and the gaps (one side defined, the other not) among triples that have a given
 * row at either end; `given` is that of lat_given_rows(). `symmetric`: T is commutative.
 */
void lat_count_triples(const lat_promotion *promotion, const bool *given, bool symmetric, lat_triples *triples);

/* About how many triples lat_count_triples() looks at. */
uint64_t lat_triples_effort(const lat_promotion *promotion, size_t given_count, bool symmetric);

/* A search for failures in dtype order. */
typedef struct lat_search {
    const lat_promotion *promotion;
    const bool *among; /* by id; NULL: all */
    lat_id first;      /* the smallest a to look at */
    uint64_t effort;   /* triples that may be looked at */
    lat_failure_visitor *visit;
    void *context;
} lat_search;

/* Visits failures of associativity. Ends when the visitor or the effort does; the effort is used up. */
void lat_search_associativity(lat_search *search);

typedef struct lat_graph_gaps {
    uint64_t count; /* ordered triples; half of them are the mirror images of the others */
    lat_id first;   /* the smallest id in any of them; LAT_NONE without one */
} lat_graph_gaps;

/*
 * Counts those among triples (a, b, c) whose ends a and c have no given row (lat_given_rows()), so that all cells are
 * computed ones; lat_count_triples() counts the others. False, and *gaps of no use, if that would take more than
 * `effort` words to look at.
 */
bool lat_count_graph_gaps(const lat_promotion *promotion, const bool *given, uint64_t effort, lat_graph_gaps *gaps);

#endif
