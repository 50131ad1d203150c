/* The Hasse diagram of a transitive order: Graphviz source, or a listing by level. */
#ifndef JOINERY_REPORT_DIAGRAM_DRAWING_H
#define JOINERY_REPORT_DIAGRAM_DRAWING_H

#include "analysis/analysis.h"
#include "base/text.h"
#include "report/write/style.h"

/* Each appends the drawing of the order, which is transitive. */
void drawing_dot(text *out, const analysis *analysis);
void drawing_text(text *out, style style, const analysis *analysis);

#endif
