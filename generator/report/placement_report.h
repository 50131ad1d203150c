/* Placements of a new dtype, for people and for programs. */
#ifndef JOINERY_REPORT_PLACEMENT_REPORT_H
#define JOINERY_REPORT_PLACEMENT_REPORT_H

#include "lattice/placement.h"
#include "report/document.h"
#include "report/json.h"
#include "spec/spec.h"

typedef struct placement_subject {
    const spec *names;              /* the given dtypes, and the new one as the last */
    const lat_promotion *promotion; /* of the given ones */
    const lat_placements *found;    /* the cheapest first */
} placement_subject;

/* Appends the edges: "f* -> f8 -> bf16, f16". */
void placement_sentence(text *out, const placement_subject *of, const lat_placement *placement);

/* Appends what its promotions cost: "8 conversions overflow, 3 joins are wider than both operands", or "nothing is
 * lost". */
void placement_costs(text *out, const lat_placement *placement);

/* Adds the placements, and why the first has not more edges. */
void placement_document(document *page, const placement_subject *of);

/* Adds the members "dtype", "placements", "more", "cut" and "obstacles" to the open object. */
void placement_members(json *out, const placement_subject *of);

#endif
