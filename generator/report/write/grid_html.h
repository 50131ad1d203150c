/* A grid as an HTML table, coloured by templates/report/document.css. */
#ifndef JOINERY_REPORT_WRITE_GRID_HTML_H
#define JOINERY_REPORT_WRITE_GRID_HTML_H

#include "report/write/grid.h"

void grid_html(const grid *grid, text *out);

#endif
