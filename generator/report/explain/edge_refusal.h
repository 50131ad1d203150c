/* Why an edge cannot be added to a spec. */
#ifndef JOINERY_REPORT_EXPLAIN_EDGE_REFUSAL_H
#define JOINERY_REPORT_EXPLAIN_EDGE_REFUSAL_H

#include "analysis/analysis.h"
#include "base/text.h"

/*
 * Whether there is a path between the ends already, in a table also; if so, appends that the edge closes a cycle or
 * follows, and the path.
 */
bool edge_is_refused(text *why, const analysis *analysis, lat_edge edge);

#endif
