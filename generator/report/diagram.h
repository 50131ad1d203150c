/*
 * The Hasse diagram of a transitive order as a layout: nodes of dtypes and of groups, and the curves between them.
 * templates/explorer/layout.js makes the same of the same system.
 */
#ifndef JOINERY_REPORT_DIAGRAM_H
#define JOINERY_REPORT_DIAGRAM_H

#include "analysis/analysis.h"
#include "layout/layout.h"
#include "report/json.h"

/*
 * Fills in a layout of our own. With `folded`, dtypes of one shape are one node: three or more with the same covers
 * below and above, of one kind, all of them weak or none. The caller frees it.
 */
void diagram_layout(const analysis *of, bool folded, layout *made);

/* Adds a layout as a value. */
void diagram_layout_json(json *out, const layout *of);

#endif
