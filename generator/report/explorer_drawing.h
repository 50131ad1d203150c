/* The Hasse diagram in the data of the explorer page, as Graphviz lays it out. */
#ifndef JOINERY_REPORT_EXPLORER_DRAWING_H
#define JOINERY_REPORT_EXPLORER_DRAWING_H

#include "analysis/analysis.h"
#include "report/json.h"

/* Dtypes of a diagram: with more, the page has a message in its place. */
enum { EXPLORER_MOST_DRAWN = 128 };

/*
 * Adds the member "drawing" to an object that is open: null where there is no diagram, or no dot to lay it out; the
 * page has a layout of its own.
 */
void explorer_drawing_member(json *out, const analysis *of);

#endif
