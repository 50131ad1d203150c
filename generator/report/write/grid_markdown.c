#include "report/write/grid_markdown.h"
#include "base/memory.h"
#include "report/write/escape.h"
#include "report/write/grid_cells.h"
#include "report/write/palette.h"

#include <string.h>

enum {
    NARROWEST = 3,  /* a column's rule: "---" */
    LINED_UP = 160, /* the columns of a table stand beneath each other in the source, if its lines are no longer */
};

/* "f16 ~", weak "*i\* ~*" without what is bold around it. */
static void add_dtype(text *out, const grid_dtype *dtype) {
    const char *mark = dtype->defined ? palette_mark(dtype->cost) : "";
    if (dtype->weak) text_add_char(out, '*');
    escape_markdown(out, dtype->defined ? dtype->name : "-");
    if (dtype->weak) text_add_char(out, '*');
    if (*mark) text_printf(out, " %s", mark);
}

static void add_cell(text *out, const grid *grid, size_t row, size_t column, grid_look *look) {
    const char *name = grid_text(grid, row, column);
    const bool bold = row != GRID_HEADER && grid_is_header(grid, column) && *name;
    grid_look_at(grid, row, column, look);
    if (bold || look->count == 2) text_add(out, "**");
    for (size_t i = 0; i < look->count; i++) {
        if (i) text_add(out, " / ");
        add_dtype(out, &look->dtypes[i]);
    }
    if (!look->count) escape_markdown(out, name);
    if (bold || look->count == 2) text_add(out, "**");
}

/* The widest cell of each column, as it is written. */
static size_t *measure(const grid *grid, grid_look *look) {
    size_t *widths = mem_alloc_zeroed(grid->columns + 1, sizeof *widths);
    text cell = {0};
    for (size_t line = 0; line <= grid->rows; line++) {
        for (size_t column = 0; column < grid->columns; column++) {
            cell.length = 0;
            add_cell(&cell, grid, line ? line - 1 : GRID_HEADER, column, look);
            const size_t width = cell.length ? text_width(text_string(&cell)) : 0;
            if (width > widths[column]) widths[column] = width;
            if (widths[column] < NARROWEST) widths[column] = NARROWEST;
        }
    }
    text_free(&cell);
    size_t all = 1;
    for (size_t column = 0; column < grid->columns; column++)
        all += widths[column] + 3;
    for (size_t column = 0; column < grid->columns && all > LINED_UP; column++)
        widths[column] = 0;
    return widths;
}

/* Dtypes are centred, as they are in HTML; numbers stand on the right. */
static void add_rule(text *out, const grid *grid, const size_t *widths, const bool *numbers) {
    text_add_char(out, '|');
    for (size_t column = 0; column < grid->columns; column++) {
        const bool centred = grid->look && !grid_is_header(grid, column);
        text_add(out, centred ? " :" : " -");
        text_add_repeated(out, '-', widths[column] > NARROWEST ? widths[column] - 2 : 1);
        text_add(out, centred || numbers[column] ? ": |" : "- |");
    }
    text_add_char(out, '\n');
}

void grid_markdown(const grid *grid, text *out) {
    grid_look look = {0};
    size_t *widths = measure(grid, &look);
    bool *numbers = grid_number_columns(grid);
    text cell = {0};
    for (size_t line = 0; line <= grid->rows; line++) {
        text_add_char(out, '|');
        for (size_t column = 0; column < grid->columns; column++) {
            cell.length = 0;
            text_add(&cell, "");
            add_cell(&cell, grid, line ? line - 1 : GRID_HEADER, column, &look);
            const size_t width = text_width(text_string(&cell));
            const size_t padding = widths[column] > width ? widths[column] - width : 0;
            text_add_char(out, ' ');
            if (numbers[column]) text_add_repeated(out, ' ', padding);
            text_add(out, text_string(&cell));
            if (!numbers[column]) text_add_repeated(out, ' ', padding);
            text_add(out, " |");
        }
        text_add_char(out, '\n');
        if (line == 0) add_rule(out, grid, widths, numbers);
    }
    text_free(&cell);
    mem_free(widths);
    mem_free(numbers);
    grid_look_free(&look);
}
