/* The cells of a grid, one after another: what the writers of its formats share. */
#ifndef JOINERY_REPORT_WRITE_GRID_CELLS_H
#define JOINERY_REPORT_WRITE_GRID_CELLS_H

#include "report/write/grid.h"

/* True of cells that name what stands in their row. */
bool grid_is_header(const grid *grid, size_t column);

/* The text of a cell, or of a header where `row` is GRID_HEADER. */
const char *grid_text(const grid *grid, size_t row, size_t column);

/* How a cell looks, into `look`, whose texts are used again; empty before the first use, grid_look_free() at last. */
void grid_look_at(const grid *grid, size_t row, size_t column, grid_look *look);
void grid_look_free(grid_look *look);

/* By column, whether its cells are all digits, and it is set right-aligned. The caller frees it. */
bool *grid_number_columns(const grid *grid);

#endif
