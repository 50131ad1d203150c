/* The Hasse diagram of a transitive order: Graphviz source, a Mermaid flowchart, or a listing by level. */
#ifndef JOINERY_REPORT_DRAWING_H
#define JOINERY_REPORT_DRAWING_H

#include "base/text.h"
#include "lattice/shape.h"
#include "report/style.h"
#include "spec/spec.h"

/* Each appends the drawing of the spec's order, which is transitive and has that shape. */
void drawing_dot(text *out, const spec *of, const lat_order *order, const lat_shape *shape);
void drawing_mermaid(text *out, const spec *of, const lat_order *order, const lat_shape *shape);
void drawing_text(text *out, style with, const spec *of, const lat_order *order, const lat_shape *shape);

#endif
