/* The Hasse diagram of a transitive order as a picture of its own. */
#ifndef JOINERY_REPORT_DIAGRAM_SVG_H
#define JOINERY_REPORT_DIAGRAM_SVG_H

#include "analysis/analysis.h"
#include "base/text.h"

/*
 * Appends an SVG document: the diagram, folded where it would be wide, and below it a legend of what is in it and the
 * pairs that `resolve` settles. It carries its style, light and dark, and needs nothing else.
 */
void drawing_svg(text *out, const analysis *analysis);

/*
 * Appends the diagram alone, as an element of a page that has templates/explorer/diagram.css and the palette. Its nodes
 * say in data-members which dtypes they have, by number, its edges in data-from and data-to which nodes they join, by
 * number too. True if some dtypes are folded into one node.
 */
bool drawing_svg_of_page(text *out, const analysis *analysis, bool folded);

#endif
