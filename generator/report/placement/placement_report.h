/* Placements of a new dtype in the order of a spec: `joinery place`. */
#ifndef JOINERY_REPORT_PLACEMENT_PLACEMENT_REPORT_H
#define JOINERY_REPORT_PLACEMENT_PLACEMENT_REPORT_H

#include "analysis/analysis.h"
#include "base/text.h"
#include "lattice/placement.h"

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
