/* Placements of a new dtype, told to people and to programs. */
#ifndef JOINERY_REPORT_PLACEMENT_REPORT_H
#define JOINERY_REPORT_PLACEMENT_REPORT_H

#include "lattice/placement.h"
#include "report/document.h"
#include "report/json.h"
#include "spec/spec.h"

typedef struct placement_subject {
    const spec *names;              /* the given dtypes, and the new one as the last */
    const lat_promotion *promotion; /* of the given ones */
    const lat_placements *found;
} placement_subject;

/* "f* -> f8 -> bf16, f16". */
void placement_sentence(text *to, const placement_subject *of, const lat_placement *at);

/* "8 overflow, 3 are wider than both": what its promotions cost, "nothing is lost" where that is so. */
void placement_price(text *to, const lat_placement *at);

/* The placements one after the other, and why the first has not more edges. */
void placement_document(document *to, const placement_subject *of);

/* { "dtype", "placements": [...], "cut", "more", "obstacles": [...] } as members of an object. */
void placement_members(json *to, const placement_subject *of);

#endif
