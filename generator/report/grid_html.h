/* A grid as an HTML table, coloured by templates/report/document.css. */
#ifndef JOINERY_REPORT_GRID_HTML_H
#define JOINERY_REPORT_GRID_HTML_H

#include "report/grid.h"

void grid_html(const grid *of, text *out);

#endif
