/* What SVG drawings are put together from: outlines of nodes, a kind each, and text. */
#ifndef JOINERY_REPORT_DIAGRAM_SVG_SHAPES_H
#define JOINERY_REPORT_DIAGRAM_SVG_SHAPES_H

#include "base/text.h"
#include "lattice/value_set.h"
#include "layout/layout.h"

/* Appends the outline of a node around (0, 0) as path data. */
void svg_outline(text *out, val_kind kind, int width, int height);

/* Appends cubic Bezier curves as path data. */
void svg_curve(text *out, const layout_point *points, size_t count);

/* Appends a name to a text: one that is written from right to left does not turn what stands beside it. */
void svg_name(text *out, const char *name);

#endif
