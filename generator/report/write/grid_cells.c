#include "report/write/grid_cells.h"
#include "base/memory.h"

#include <string.h>

bool grid_is_header(const grid *grid, size_t column) {
    return grid->row_headers && column == 0;
}

const char *grid_text(const grid *grid, size_t row, size_t column) {
    return row == GRID_HEADER ? grid->header(grid, column) : grid->cell(grid, row, column);
}

void grid_look_at(const grid *grid, size_t row, size_t column, grid_look *look) {
    text says[2] = {look->dtypes[0].says, look->dtypes[1].says};
    *look = (grid_look){0};
    for (int i = 0; i < 2; i++) {
        says[i].length = 0;
        if (says[i].data) says[i].data[0] = '\0';
        look->dtypes[i].says = says[i];
    }
    if (grid->look) grid->look(grid, row, column, look);
}

void grid_look_free(grid_look *look) {
    text_free(&look->dtypes[0].says);
    text_free(&look->dtypes[1].says);
}

bool *grid_number_columns(const grid *grid) {
    bool *right = mem_alloc_zeroed(grid->columns + 1, sizeof *right);
    for (size_t column = 0; column < grid->columns; column++) {
        right[column] = grid->numbers_right && grid->rows > 0;
        for (size_t row = 0; row < grid->rows && right[column]; row++) {
            const char *cell = grid->cell(grid, row, column);
            right[column] = *cell && !cell[strspn(cell, "0123456789")];
        }
    }
    return right;
}
