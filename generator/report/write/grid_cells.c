#include "report/write/grid_cells.h"
#include "base/memory.h"

#include <string.h>

bool grid_is_header(const grid *of, size_t column) {
    return of->row_headers && column == 0;
}

const char *grid_text(const grid *of, size_t row, size_t column) {
    return row == GRID_HEADER ? of->header(of, column) : of->cell(of, row, column);
}

void grid_look_at(const grid *of, size_t row, size_t column, grid_look *look) {
    text says[2] = {look->dtypes[0].says, look->dtypes[1].says};
    *look = (grid_look){0};
    for (int i = 0; i < 2; i++) {
        says[i].length = 0;
        if (says[i].data) says[i].data[0] = '\0';
        look->dtypes[i].says = says[i];
    }
    if (of->look) of->look(of, row, column, look);
}

void grid_look_free(grid_look *of) {
    text_free(&of->dtypes[0].says);
    text_free(&of->dtypes[1].says);
}

bool *grid_number_columns(const grid *of) {
    bool *right = mem_alloc_zeroed(of->columns + 1, sizeof *right);
    for (size_t column = 0; column < of->columns; column++) {
        right[column] = of->numbers_right && of->rows > 0;
        for (size_t row = 0; row < of->rows && right[column]; row++) {
            const char *cell = of->cell(of, row, column);
            right[column] = *cell && !cell[strspn(cell, "0123456789")];
        }
    }
    return right;
}
