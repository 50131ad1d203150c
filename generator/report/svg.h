/* The Hasse diagram of a transitive order as a picture of its own. */
#ifndef JOINERY_REPORT_SVG_H
#define JOINERY_REPORT_SVG_H

#include "analysis/analysis.h"
#include "base/text.h"

/*
 * Appends an SVG document: the diagram, folded where it would be wide, and below it a legend of what is in it and the
 * pairs that `resolve` settles. It carries its style, light and dark, and needs nothing else.
 */
void drawing_svg(text *out, const analysis *of);

#endif
