/* A grid as a table in GitHub-flavoured Markdown. */
#ifndef JOINERY_REPORT_WRITE_GRID_MARKDOWN_H
#define JOINERY_REPORT_WRITE_GRID_MARKDOWN_H

#include "report/write/grid.h"

void grid_markdown(const grid *grid, text *out);

#endif
