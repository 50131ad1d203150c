/* The search for placements, one by one. */
#ifndef JOINERY_LATTICE_PLACEMENT_SEARCH_H
#define JOINERY_LATTICE_PLACEMENT_SEARCH_H

#include "lattice/placement_cost.h"

/* Whom the search asks what is worth looking for, and hands over what it found. */
typedef struct lat_place_visitor {
    void *context;
    /* False if a placement that costs `at_least`, or more, is of no use. */
    bool (*wants)(void *context, const lat_placement_cost *at_least);
    /*
     * Is shown a placement: the sets of those that promote to the candidate and that it promotes to, by position, which
     * last for the call. Takes from the effort what it uses.
     */
    void (*found)(void *context, const uint64_t *below, const uint64_t *above, uint64_t *effort);
} lat_place_visitor;

/*
 * Visits every placement that the visitor can want: each changes no join, makes none ambiguous if uniqueness is
 * required, and leaves the candidate without none if existence is. True if the effort was spent before the end.
 */
bool lat_place_search(const lat_place_costs *costs, uint64_t effort, const lat_place_visitor *visitor);

#endif
