/* The cheapest placements so far. */
#ifndef JOINERY_LATTICE_PLACEMENT_BEST_H
#define JOINERY_LATTICE_PLACEMENT_BEST_H

#include "lattice/placement_cost.h"

typedef struct lat_place_best {
    const lat_place_costs *costs;
    lat_placements *placements; /* `items` has space for `limit` */
    size_t limit;
    bool verify;     /* no theorem says that the laws hold with a placement: each is tried */
    bool passed_by;  /* something was left out that may be a placement, or may come to none */
    lat_id *row;     /* scratch: of a placement, by id */
    lat_edge *edges; /* scratch: those of a placement */
} lat_place_best;

/*
 * Begins with no placements. At most `limit` (1 or more) are kept in *placements, which the caller frees, as it frees
 * what `best` itself owns with lat_place_best_free().
 */
void lat_place_best_make(lat_place_best *best, const lat_place_costs *costs, size_t limit, lat_placements *placements);

/* Frees the scratch memory; the placements stay. */
void lat_place_best_free(lat_place_best *best);

/* True if there is a place for a placement that costs `cost`. Notes where there is none that it was passed by. */
bool lat_place_best_wants(lat_place_best *best, const lat_placement_cost *cost);

/*
 * Takes a placement that was found, given as two sets by position, if it is among the best and keeps the laws. Trying
 * the laws takes from the effort.
 */
void lat_place_best_take(lat_place_best *best, const uint64_t *below, const uint64_t *above, uint64_t *effort);

/* Whether all required laws hold with a placement, as above. */
bool lat_place_best_verify(lat_place_best *best, const uint64_t *below, const uint64_t *above, uint64_t *effort);

#endif
