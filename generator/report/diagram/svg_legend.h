/* What stands below a diagram: a legend of what is in it, and the pairs that the spec settles. */
#ifndef JOINERY_REPORT_DIAGRAM_SVG_LEGEND_H
#define JOINERY_REPORT_DIAGRAM_SVG_LEGEND_H

#include "analysis/analysis.h"
#include "base/text.h"
#include "lattice/value_set.h"
#include "layout/layout.h"
#include "report/diagram/resolved_pairs.h"

/* Appends the outline of a node around (0, 0) as path data. */
void svg_outline(text *out, val_kind kind, int width, int height);

/* Appends cubic Bezier curves as path data. */
void svg_curve(text *out, const layout_point *points, size_t count);

/* Appends a name to a text: one that is written from right to left does not turn what stands beside it. */
void svg_name(text *out, const char *name);

/* Which costs edges of the diagram have, by val_cost. */
typedef struct svg_costs {
    bool any[VAL_UNKNOWN + 1];
} svg_costs;

/* Appends both at the height y, in `width` pixels; returns the height below them. */
int svg_legend(text *out, const analysis *analysis, const svg_costs *costs, const resolved_pairs *settled, size_t count,
               int width, int y);

/* Appends the number of a line of settled pairs in a circle around (x, y). */
void svg_tag(text *out, size_t number, int x, int y);

#endif
