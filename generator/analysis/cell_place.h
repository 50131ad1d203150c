/* Where a spec says what two dtypes promote to. */
#ifndef JOINERY_ANALYSIS_CELL_PLACE_H
#define JOINERY_ANALYSIS_CELL_PLACE_H

#include "analysis/analysis.h"

/*
 * The place of what makes the promotion of a and b what it is: the row of a in a table; the `resolve` of the pair; an
 * edge from a or b towards the result; else where a is defined. Of what is inherited it is the `extends`; it may be
 * unknown.
 */
spec_place cell_place(const analysis *analysis, lat_id a, lat_id b);

#endif
