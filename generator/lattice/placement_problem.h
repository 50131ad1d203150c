/* What a placement is looked for in: the given dtypes, the candidate, and what must stay as it is. */
#ifndef JOINERY_LATTICE_PLACEMENT_PROBLEM_H
#define JOINERY_LATTICE_PLACEMENT_PROBLEM_H

#include "lattice/placement.h"

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

#endif
