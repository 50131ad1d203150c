/* A diagram as Graphviz lays it out. */
#ifndef JOINERY_REPORT_DIAGRAM_DOT_H
#define JOINERY_REPORT_DIAGRAM_DOT_H

#include "analysis/analysis.h"
#include "layout/layout.h"

/*
 * The nodes of diagram_layout(), where dot puts them, and its curves. False, with nothing to free, where dot is not to
 * be had. The caller frees the layout.
 */
bool diagram_layout_by_dot(const analysis *of, bool folded, layout *made);

#endif
