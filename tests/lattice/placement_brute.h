/*
 * Where a new dtype can go, by trying everything: every set of edges to and from it. What each placement costs is
 * counted from the definitions in lattice/placement.h, pair by pair.
 */
#ifndef JOINERY_TESTS_LATTICE_PLACEMENT_BRUTE_H
#define JOINERY_TESTS_LATTICE_PLACEMENT_BRUTE_H

#include "lattice/placement.h"
#include "lattice/posets.h"

enum { PLACED_GIVEN_MAX = 6, PLACED_MAX = 1 << (PLACED_GIVEN_MAX + 3) };

typedef struct placed {
    unsigned below, above; /* the greatest that promote to the new dtype, the least that it promotes to */
    int row[POSET_MAX];    /* its joins; BRUTE_NONE */
    lat_placement_cost cost;
} placed;

typedef struct placement_problem {
    poset given;
    lat_resolve resolves[2];
    size_t resolve_count;
    lat_candidate candidate;
    lat_nary nary;
    bool required[LAT_LAW_COUNT];
} placement_problem;

/* The system of brute force that a problem gives, or what becomes of it by a larger order. */
void placement_brute_system(const placement_problem *problem, const poset *order, brute *system);

/* Writes every placement after which the required laws hold, the cheapest first; returns how many there are. */
size_t placement_brute(const placement_problem *problem, placed found[PLACED_MAX]);

#endif
