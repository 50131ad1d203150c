/* Straightens a layered drawing. */
#ifndef JOINERY_LAYOUT_LAYERED_RELAX_H
#define JOINERY_LAYOUT_LAYERED_RELAX_H

#include "layout/layered_graph.h"

/*
 * Columns of vertices that stand exactly above one another move together to where their other segments are shortest,
 * the sum of widths counted; where several places are equally good, to the middle one. `x` is by vertex.
 */
void layered_relax(const layered_graph *g, int *x);

#endif
