/* Graphviz's dot as a child process. */
#ifndef JOINERY_REPORT_GRAPHVIZ_H
#define JOINERY_REPORT_GRAPHVIZ_H

#include "base/text.h"

#include <stdbool.h>

/* Draws Graphviz source as SVG. False with a message in *error where it could not be done. */
bool graphviz_svg(const text *source, text *svg, text *error);

#endif
