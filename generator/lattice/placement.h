/*
 * Where a new dtype, the candidate, can go in an order. A placement is a set of given dtypes that promote to it, closed
 * downward, and a set that it promotes to, closed upward; its edges come from the greatest of the one and go to the
 * least of the other. No placement adds a promotion from one given dtype to another, or changes a join that two have.
 */
#ifndef JOINERY_LATTICE_PLACEMENT_H
#define JOINERY_LATTICE_PLACEMENT_H

#include "lattice/law.h"
#include "lattice/promotion.h"
#include "lattice/value_set.h"

#define LAT_PLACE_EFFORT_DEFAULT ((uint64_t)400000000u) /* a second or two */

/* The new dtype, and what its conversions are judged by. */
typedef struct lat_candidate {
    const val_set *values; /* of the given dtypes, by id */
    const bool *weak;      /* which of them are weak */
    val_set own;           /* the values of the candidate */
    bool own_weak;
} lat_candidate;

/*
 * What the candidate's row of the table costs; of two costs, the first count in which they differ decides. What a weak
 * operand loses does not count, unless it goes to a lower kind. Nor does what is lost without the candidate, too: on
 * the way from it to y if a strong dtype between the two holds all its values, and on the way from y to it if y
 * promotes to a strong dtype whose values it holds all.
 */
typedef struct lat_placement_cost {
    unsigned scalars;                  /* weak dtypes of no higher kind that change the strong one beside them */
    unsigned fills;                    /* unordered pairs of given dtypes that had no join, and get it as theirs */
    unsigned drops, overflows, rounds; /* conversions of strong operands from and to it */
    unsigned unknown;                  /* those of which nothing is known */
    unsigned apart;     /* strong dtypes of like kind that have no join with it, though one holds the other's values */
    unsigned undefined; /* given dtypes with which it has no join */
    unsigned wider;     /* strong ones with which the join is wider than both */
} lat_placement_cost;

typedef struct lat_placement {
    lat_id *below, *above; /* the ends of its edges, ascending; one allocation with `row`, which `below` points to */
    size_t below_count, above_count;
    lat_id *row; /* by id: the join with the candidate, whose own id is n; LAT_NONE */
    lat_placement_cost cost;
} lat_placement;

typedef struct lat_placements {
    lat_placement *items; /* the cheapest first; among those of one cost, fewer edges, then earlier dtypes */
    size_t count;
    bool stopped; /* the effort was spent before the search was over: there may be better ones */
    bool more;    /* others were left out because they cost more than all of these, or come after them; or it would
                     take too long to tell that there are no others */
} lat_placements;

/*
 * The cheapest placements, at most `limit` (0 counts as 1), after which every law with required[law] holds. The
 * promotion must be a graph's, with resolves or without; LAT_TOO_LARGE where there is no id left or it is not
 * transitive, and there are none. `effort` is about how many cells may be looked at. The caller frees them with
 * lat_placements_free().
 */
lat_status lat_place(const lat_promotion *promotion, const lat_candidate *candidate, const bool required[LAT_LAW_COUNT],
                     size_t limit, uint64_t effort, lat_placements *placements);

/* Frees the placements and leaves none. */
void lat_placements_free(lat_placements *placements);

/* Writes the edges of a placement of dtype n to `edges` (space for below_count + above_count); returns how many. */
static inline size_t lat_placement_edges(const lat_placement *placement, lat_id n, lat_edge *edges) {
    size_t count = 0;
    for (size_t i = 0; i < placement->below_count; i++)
        edges[count++] = (lat_edge){placement->below[i], n};
    for (size_t i = 0; i < placement->above_count; i++)
        edges[count++] = (lat_edge){n, placement->above[i]};
    return count;
}

#endif
