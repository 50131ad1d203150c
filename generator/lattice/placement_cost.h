/* What a placement costs: pair by pair, and as a whole. Sets and indices are by position. */
#ifndef JOINERY_LATTICE_PLACEMENT_COST_H
#define JOINERY_LATTICE_PLACEMENT_COST_H

#include "lattice/placement.h"

/* What a placement is looked for in: the given dtypes, the candidate, and what must stay as it is. */
typedef struct lat_place_problem {
    const lat_promotion *promotion;
    const lat_candidate *candidate;
    const bool *required; /* by law */
    size_t n, words;      /* of the given order */
    uint64_t *down;       /* n rows by position: bit p of row q is set iff (dtype at p) <= (dtype at q) */
    lat_id *joins; /* n x n by position: those to keep; LAT_NONE where there is none, LAT_AMBIGUOUS where resolved */
} lat_place_problem;

/*
 * Everything given stays the caller's and must outlive the problem, which the caller frees with
 * lat_place_problem_free().
 */
void lat_place_problem_make(lat_place_problem *problem, const lat_promotion *promotion, const lat_candidate *candidate,
                            const bool *required);

/* Frees what the problem owns. */
void lat_place_problem_free(lat_place_problem *problem);

/* Adds one cost to another, count by count. */
static inline void lat_cost_add(lat_placement_cost *sum, const lat_placement_cost *more) {
    sum->scalars += more->scalars;
    sum->fills += more->fills;
    sum->drops += more->drops;
    sum->overflows += more->overflows;
    sum->rounds += more->rounds;
    sum->unknown += more->unknown;
    sum->apart += more->apart;
    sum->undefined += more->undefined;
    sum->wider += more->wider;
}

/* Below 0 if a costs less than b, 0 if they cost the same, above 0 if a costs more. */
static inline int lat_cost_compare(const lat_placement_cost *a, const lat_placement_cost *b) {
    if (a->scalars != b->scalars) return a->scalars < b->scalars ? -1 : 1;
    if (a->fills != b->fills) return a->fills < b->fills ? -1 : 1;
    if (a->drops != b->drops) return a->drops < b->drops ? -1 : 1;
    if (a->overflows != b->overflows) return a->overflows < b->overflows ? -1 : 1;
    if (a->rounds != b->rounds) return a->rounds < b->rounds ? -1 : 1;
    if (a->unknown != b->unknown) return a->unknown < b->unknown ? -1 : 1;
    if (a->apart != b->apart) return a->apart < b->apart ? -1 : 1;
    if (a->undefined != b->undefined) return a->undefined < b->undefined ? -1 : 1;
    return (a->wider > b->wider) - (a->wider < b->wider);
}

/* The costs of all pairs, which do not depend on the placement. */
typedef struct lat_place_costs {
    const lat_place_problem *problem;
    lat_placement_cost *pairs;   /* n x (n + 1), for lat_pair_cost() */
    lat_placement_cost *no_join; /* n: of the candidate and p without a join */
    bool *excused_to;            /* by id: is a loss on the way from the candidate to it left out of `pairs`? */
    bool *excused_from;          /* by id: does a loss on the way from it to the candidate not count? */
} lat_place_costs;

/* The caller frees them with lat_place_costs_free(). */
void lat_place_costs_make(lat_place_costs *costs, const lat_place_problem *problem);

/* Frees what the costs own. */
void lat_place_costs_free(lat_place_costs *costs);

/* What the candidate and p cost if their join is `join`: above p, or n for the candidate. */
static inline const lat_placement_cost *lat_pair_cost(const lat_place_costs *costs, size_t p, size_t join) {
    return &costs->pairs[p * (costs->problem->n + 1) + join];
}

/*
 * How many pairs of given dtypes had no join and get the candidate, as all their upper bounds are in `above`. With
 * `above` NULL, those that have no upper bound at all: so many at least, whatever lies above.
 */
unsigned lat_place_fills(const lat_place_problem *problem, const uint64_t *below, const uint64_t *above);

/* What a placement costs in all; `row` (space for n) receives its joins with the candidate, all by id. */
lat_placement_cost lat_place_cost(const lat_place_costs *costs, const uint64_t *below, const uint64_t *above,
                                  lat_id *row);

#endif
