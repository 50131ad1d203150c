/* What the colours, marks and letters of a table mean: of those that occur in it, and no others. */
#ifndef JOINERY_REPORT_WRITE_LEGEND_H
#define JOINERY_REPORT_WRITE_LEGEND_H

#include "report/write/document.h"

typedef struct legend {
    bool kinds[VAL_KIND_COUNT], costs[VAL_UNKNOWN + 1];
    bool weak, undefined, differs;
} legend;

/* Adds the legend of a grid that has looks, in Markdown and HTML. `differing`: what a cell with two results says. */
void legend_add(document *page, const grid *grid, const char *differing);

#endif
