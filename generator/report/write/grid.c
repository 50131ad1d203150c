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

static size_t *measure(const grid *of) {
    size_t *widths = mem_alloc_zeroed(of->columns + 1, sizeof *widths);
    for (size_t line = 0; line <= of->rows; line++) {
        for (size_t column = 0; column < of->columns; column++) {
            const size_t width = width_of(grid_text(of, line ? line - 1 : GRID_HEADER, column));
            if (width > widths[column]) widths[column] = width;
        }
    }
    return widths;
}

size_t grid_width(const grid *of, style with) {
    size_t *widths = measure(of), all = 0;
    for (size_t column = 0; column < of->columns; column++)
        all += widths[column] + (column ? with.boxes && grid_is_header(of, column - 1) ? 3 : 2 : 0);
    mem_free(widths);
    return all;
}

static void add_padded(text *out, style with, paint colour, const char *cell, size_t width, bool right, bool last) {
    text shown = {0};
    escape_text(&shown, cell);
    const size_t padding = width - text_width(text_string(&shown));
    if (right) text_add_repeated(out, ' ', padding);
    style_add(out, with, colour, text_string(&shown));
    if (!right && !last) text_add_repeated(out, ' ', padding);
    text_free(&shown);
}

static void add_rule(const grid *of, const size_t *widths, text *out) {
    for (size_t column = 0; column < of->columns; column++) {
        if (column) text_add(out, grid_is_header(of, column - 1) ? "─┼─" : "──");
        for (size_t i = 0; i < widths[column]; i++)
            text_add(out, "─");
    }
    text_add_char(out, '\n');
}

static void write_text(const grid *of, style with, text *out) {
    size_t *widths = measure(of);
    bool *right = grid_number_columns(of);
    for (size_t line = 0; line <= of->rows; line++) {
        for (size_t column = 0; column < of->columns; column++) {
            if (column) text_add(out, with.boxes && grid_is_header(of, column - 1) ? " │ " : "  ");
            const char *cell = grid_text(of, line ? line - 1 : GRID_HEADER, column);
            const paint colour = line == 0 || grid_is_header(of, column) ? PAINT_BOLD
                                 : strcmp(cell, "-") == 0                ? PAINT_DIM
                                                                         : PAINT_PLAIN;
            add_padded(out, with, colour, cell, widths[column], right[column], column + 1 == of->columns);
        }
        while (out->length && out->data[out->length - 1] == ' ')
            out->data[--out->length] = '\0';
        text_add_char(out, '\n');
        if (line == 0 && with.boxes) add_rule(of, widths, out);
    }
    mem_free(widths);
    mem_free(right);
}

static void write_csv(const grid *of, text *out) {
    for (size_t line = 0; line <= of->rows; line++) {
        for (size_t column = 0; column < of->columns; column++) {
            if (column) text_add_char(out, ',');
            escape_csv(out, grid_text(of, line ? line - 1 : GRID_HEADER, column));
        }
        text_add_char(out, '\n');
    }
}

void grid_write(const grid *of, report_format format, style with, text *out) {
    switch (format) {
    case FORMAT_CSV:
        write_csv(of, out);
        break;
    case FORMAT_MD:
        grid_markdown(of, out);
        break;
    case FORMAT_HTML:
        grid_html(of, out);
        break;
    case FORMAT_TEXT:
        write_text(of, with, out);
        break;
    case FORMAT_JSON:
    case FORMAT_DOT:
    case FORMAT_SVG:
    case FORMAT_MERMAID:
    case FORMAT_GITHUB:
    case FORMAT_COUNT:
        break; /* these have no grids */
    }
}
