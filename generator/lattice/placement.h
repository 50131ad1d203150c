/*
 * Where a new dtype can go in an order. A placement is a set of given dtypes that promote to it, closed downward, and a
 * set that it promotes to, closed upward; its edges come from the greatest of the one and go to the least of the other.
 * No placement adds a promotion from one given dtype to another, or changes a join that two have.
 */
#ifndef JOINERY_LATTICE_PLACEMENT_H
#define JOINERY_LATTICE_PLACEMENT_H

#include "lattice/laws.h"
#include "lattice/value_set.h"

#define LAT_PLACE_MAX_DTYPES     ((size_t)1024)
#define LAT_PLACE_EFFORT_DEFAULT ((uint64_t)400000000u) /* a second or two */

/* The new dtype, and what its conversions are judged by. */
typedef struct lat_candidate {
    const val_set *values; /* of the given dtypes, by id */
    const bool *weak;      /* which of them are weak */
    val_set own;
    bool own_weak;
} lat_candidate;

/*
 * What the row of the new dtype costs, most important first. What weak operands lose does not count, unless to a lower
 * kind; nor what is lost already: by a strong dtype that holds all values of the new one and lies between, or by the
 * given one on the way to a strong dtype whose values the new one holds.
 */
typedef struct lat_placement_cost {
    unsigned scalars;                  /* weak dtypes of no higher kind that change the strong one beside them */
    unsigned fills;                    /* unordered pairs of given dtypes that had no join, and get it as theirs */
    unsigned drops, overflows, rounds; /* conversions of strong operands from and to it */
    unsigned unknown;                  /* those of which nothing is known */
    unsigned apart;     /* strong dtypes of like kind without a join with it, though one holds the other */
    unsigned undefined; /* given dtypes with which it has no join */
    unsigned wider;     /* strong ones with which the join is wider than both */
} lat_placement_cost;

typedef struct lat_placement {
    lat_id *below, *above; /* the ends of its edges, ascending; one block with `row` that belongs to `below` */
    size_t below_count, above_count;
    lat_id *row; /* by id: the join with the new dtype, whose own id is n; LAT_NONE */
    lat_placement_cost cost;
} lat_placement;

typedef struct lat_placements {
    lat_placement *items; /* the cheapest first */
    size_t count;
    bool stopped; /* the effort was spent before the search was over: there may be better ones */
    bool more;    /* others were left out because they cost more than all of these */
} lat_placements;

/*
 * The cheapest placements, at most `limit` (1 or more), after which every law in `laws` holds. For an order that is
 * that of a graph, with resolves or without; LAT_TOO_LARGE past LAT_PLACE_MAX_DTYPES.
 */
lat_status lat_place(const lat_promotion *promotion, const lat_candidate *candidate, const bool laws[LAT_LAW_COUNT],
                     size_t limit, uint64_t effort, lat_placements *found);
void lat_placements_free(lat_placements *of);

/* Appends to `edges` (room for below_count + above_count) those of a placement of dtype n; returns how many. */
size_t lat_placement_edges(const lat_placement *of, lat_id n, lat_edge *edges);

#endif
