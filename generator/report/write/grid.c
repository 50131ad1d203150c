#include "report/write/grid.h"
#include "base/memory.h"
#include "report/write/escape.h"
#include "report/write/grid_cells.h"
#include "report/write/grid_html.h"
#include "report/write/grid_markdown.h"

#include <string.h>

/* The columns of a terminal that a cell takes. */
static size_t width_of(const char *utf8) {
    text shown = {0};
    escape_text(&shown, utf8);
    const size_t width = text_width(text_string(&shown));
    text_free(&shown);
    return width;
}

static size_t *measure(const grid *grid) {
    size_t *widths = mem_alloc_zeroed(grid->columns + 1, sizeof *widths);
    for (size_t line = 0; line <= grid->rows; line++) {
        for (size_t column = 0; column < grid->columns; column++) {
            const size_t width = width_of(grid_text(grid, line ? line - 1 : GRID_HEADER, column));
            if (width > widths[column]) widths[column] = width;
        }
    }
    return widths;
}

size_t grid_width(const grid *grid, style style) {
    size_t *widths = measure(grid), all = 0;
    for (size_t column = 0; column < grid->columns; column++)
        all += widths[column] + (column ? style.boxes && grid_is_header(grid, column - 1) ? 3 : 2 : 0);
    mem_free(widths);
    return all;
}

static void add_padded(text *out, style style, paint colour, const char *cell, size_t width, bool right, bool last) {
    text shown = {0};
    escape_text(&shown, cell);
    const size_t padding = width - text_width(text_string(&shown));
    if (right) text_add_repeated(out, ' ', padding);
    style_add(out, style, colour, text_string(&shown));
    if (!right && !last) text_add_repeated(out, ' ', padding);
    text_free(&shown);
}

static void add_rule(const grid *grid, const size_t *widths, text *out) {
    for (size_t column = 0; column < grid->columns; column++) {
        if (column) text_add(out, grid_is_header(grid, column - 1) ? "─┼─" : "──");
        for (size_t i = 0; i < widths[column]; i++)
            text_add(out, "─");
    }
    text_add_char(out, '\n');
}

static void write_text(const grid *grid, style style, text *out) {
    size_t *widths = measure(grid);
    bool *right = grid_number_columns(grid);
    for (size_t line = 0; line <= grid->rows; line++) {
        for (size_t column = 0; column < grid->columns; column++) {
            if (column) text_add(out, style.boxes && grid_is_header(grid, column - 1) ? " │ " : "  ");
            const char *cell = grid_text(grid, line ? line - 1 : GRID_HEADER, column);
            const paint colour = line == 0 || grid_is_header(grid, column) ? PAINT_BOLD
                                 : strcmp(cell, "-") == 0                  ? PAINT_DIM
                                                                           : PAINT_PLAIN;
            add_padded(out, style, colour, cell, widths[column], right[column], column + 1 == grid->columns);
        }
        while (out->length && out->data[out->length - 1] == ' ')
            out->data[--out->length] = '\0';
        text_add_char(out, '\n');
        if (line == 0 && style.boxes) add_rule(grid, widths, out);
    }
    mem_free(widths);
    mem_free(right);
}

static void write_csv(const grid *grid, text *out) {
    for (size_t line = 0; line <= grid->rows; line++) {
        for (size_t column = 0; column < grid->columns; column++) {
            if (column) text_add_char(out, ',');
            escape_csv(out, grid_text(grid, line ? line - 1 : GRID_HEADER, column));
        }
        text_add_char(out, '\n');
    }
}

void grid_write(const grid *grid, report_format format, style style, text *out) {
    switch (format) {
    case FORMAT_CSV:
        write_csv(grid, out);
        break;
    case FORMAT_MD:
        grid_markdown(grid, out);
        break;
    case FORMAT_HTML:
        grid_html(grid, out);
        break;
    case FORMAT_TEXT:
        write_text(grid, style, out);
        break;
    case FORMAT_JSON:
    case FORMAT_DOT:
    case FORMAT_SVG:
    case FORMAT_GITHUB:
    case FORMAT_COUNT:
        break; /* these have no grids */
    }
}
