/* The Hasse diagram of a transitive order: Graphviz source, a Mermaid flowchart, or a listing by level. */
#ifndef JOINERY_REPORT_DRAWING_H
#define JOINERY_REPORT_DRAWING_H

#include "base/text.h"
#include "lattice/shape.h"
#include "report/style.h"
#include "spec/spec.h"

void drawing_dot(text *to, const spec *of, const lat_order *order, const lat_shape *shape);
void drawing_mermaid(text *to, const spec *of, const lat_order *order, const lat_shape *shape);
void drawing_text(text *to, style with, const spec *of, const lat_order *order, const lat_shape *shape);

/*
 * The covering edges by lower end: those from dtype i are hasse[starts[i]] .. hasse[starts[i + 1] - 1]. malloc'd, the
 * caller frees.
 */
size_t *drawing_starts(const lat_shape *shape, size_t n);

#endif
