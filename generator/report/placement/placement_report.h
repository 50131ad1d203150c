/* Placements of a new dtype in the order of a spec: `joinery place`. */
#ifndef JOINERY_REPORT_PLACEMENT_PLACEMENT_REPORT_H
#define JOINERY_REPORT_PLACEMENT_PLACEMENT_REPORT_H

#include "analysis/analysis.h"
#include "base/text.h"
#include "lattice/placement.h"

/* What the promotions of a placement cost: X(field, in words for one, for many behind their number). */
#define PLACEMENT_FOR_EACH_COST(X)                                                                                     \
    X(scalars, "1 scalar changes an array's dtype", " scalars change an array's dtype")                                \
    X(fills, "1 pair of other dtypes that had no join promotes to it",                                                 \
      " pairs of other dtypes that had no join promote to it")                                                         \
    X(drops, "1 conversion drops a component", " conversions drop a component")                                        \
    X(overflows, "1 conversion overflows", " conversions overflow")                                                    \
    X(rounds, "1 conversion rounds", " conversions round")                                                             \
    X(unknown, "1 conversion has an unknown cost", " conversions have unknown costs")                                  \
    X(apart, "1 dtype has no join with it, though one of the two holds all values of the other",                       \
      " dtypes have no join with it, though one of the two holds all values of the other")                             \
    X(undefined, "1 dtype has no join with it", " dtypes have no join with it")                                        \
    X(wider, "1 join is wider than both operands", " joins are wider than both operands")

typedef struct placement_report {
    const analysis *analysis; /* of the given dtypes; verified */
    spec *extended;           /* the dtypes of its spec and, as the last, the new one */
    lat_placements found;     /* the cheapest first */
} placement_report;

/*
 * Looks for placements, at most `limit`, of the last dtype of `extended`, which the report takes over, and which
 * spec_with_dtype() has made for the spec of the analysis. That must be in lattice form with fewer than
 * LAT_MAX_DTYPES dtypes, and outlive the report. placement_report_free() frees it.
 */
void placement_report_find(const analysis *target, spec *extended, size_t limit, placement_report *found);
void placement_report_free(placement_report *report);

/* The id of the new dtype. */
lat_id placement_own_id(const placement_report *report);

/* Appends what the promotions of a placement cost: "8 conversions overflow, 3 joins are wider than both operands", or
 * "nothing is lost". */
void placement_costs(text *out, const lat_placement *placement);

/* Appends that there is no placement, with what is known of the reason. */
void placement_refusal(text *out, const placement_report *report);

#endif
