/* The search for placements: what its files share. Everything is by position. */
#ifndef JOINERY_LATTICE_PLACEMENT_SEARCH_H
#define JOINERY_LATTICE_PLACEMENT_SEARCH_H

#include "lattice/bitset.h"
#include "lattice/placement.h"

/* A price as a number of two words; sums of such numbers compare like the counts that they are made of. */
typedef struct lat_weight {
    uint64_t high, low;
} lat_weight;

static inline lat_weight lat_weight_sum(lat_weight a, lat_weight b) {
    return (lat_weight){a.high + b.high, a.low + b.low};
}

static inline bool lat_weight_less(lat_weight a, lat_weight b) {
    return a.high != b.high ? a.high < b.high : a.low < b.low;
}

lat_placement_cost lat_cost_of_weight(lat_weight weight);

typedef struct lat_place_search {
    const lat_promotion *promotion;
    const lat_candidate *candidate;
    const bool *laws;
    size_t n, words, limit;
    uint64_t effort;
    bool unique, exists; /* laws that prune: each join must be unique, must exist */
    bool verify;         /* no theorem tells that the laws hold in the end */

    uint64_t *down;      /* n rows: the down-sets */
    lat_id *joins;       /* n x n: those to keep; LAT_NONE where there is none, LAT_AMBIGUOUS where resolved */
    lat_weight *weights; /* n x (n + 1): of the pair of the new dtype and p, if the join is q, or n for the new one */
    lat_weight *no_join; /* of the same pair without a join */
    bool *settled_to;    /* by id: what the new dtype loses on the way to it is lost already */
    bool *settled_from;  /* and what it loses on the way to the new one */
    lat_id *below_first; /* positions in the order in which they are tried below the new dtype */
    lat_id *above_first; /* and above it */
    lat_edge *edges;     /* room for those of a placement */

    uint64_t *rows;              /* sets, two for each level of the search */
    const uint64_t *below;       /* the set of those below while those above are searched */
    lat_weight below_fills;      /* what that set costs by itself */
    uint64_t *allowed, *scratch; /* sets */
    lat_id *row;                 /* of a placement, by id */
    lat_placements *found;
    lat_weight *found_weight;
    lat_status status;
} lat_place_search;

/* placement_weight.c: fills weights, no_join and the orders of trial. False without memory. */
bool lat_place_weigh(lat_place_search *of);

lat_weight lat_place_fills(const lat_place_search *of, const uint64_t *below, const uint64_t *above);

/* What a weight leaves out because it may be settled, and is not by what is above: of a pair with its join, an id. */
lat_weight lat_place_unsettled(const lat_place_search *of, lat_id join, const uint64_t *above);

/* placement_search.c: finds everything that is cheap enough. */
void lat_place_run(lat_place_search *of);

/* placement.c: takes a placement that was found, unless it is too dear or breaks a law. */
void lat_place_take(lat_place_search *of, const uint64_t *above);

/* True if a placement of that weight at least is too dear to be taken. */
bool lat_place_too_dear(lat_place_search *of, lat_weight at_least);

#endif
