#include "report/grid.h"
#include "base/memory.h"
#include "report/escape.h"

#include <string.h>

static bool is_header(const grid *of, size_t column) {
    return of->row_headers && column == 0;
}

typedef struct column_shape {
    size_t width;
    bool right; /* aligned */
} column_shape;

static column_shape *measure(const grid *of) {
    column_shape *shapes = mem_alloc_zeroed(of->columns, sizeof *shapes);
    for (size_t column = 0; column < of->columns; column++) {
        shapes[column].width = text_width(of->header(of, column));
        shapes[column].right = of->numbers_right && of->rows > 0;
    }
    for (size_t row = 0; row < of->rows; row++) {
        for (size_t column = 0; column < of->columns; column++) {
            const char *cell = of->cell(of, row, column);
            const size_t width = text_width(cell);
            if (width > shapes[column].width) shapes[column].width = width;
            if (cell[strspn(cell, "0123456789")] || !*cell) shapes[column].right = false;
        }
    }
    return shapes;
}

static void add_padded(text *out, style with, paint colour, const char *cell, column_shape shape, bool last) {
    const size_t padding = shape.width - text_width(cell);
    if (shape.right) text_add_repeated(out, ' ', padding);
    style_add(out, with, colour, cell);
    if (!shape.right && !last) text_add_repeated(out, ' ', padding);
}

static void add_rule(const grid *of, const column_shape *shapes, text *out) {
    for (size_t column = 0; column < of->columns; column++) {
        if (column) text_add(out, is_header(of, column - 1) ? "─┼─" : "──");
        for (size_t i = 0; i < shapes[column].width; i++)
            text_add(out, "─");
    }
    text_add_char(out, '\n');
}

static void write_text(const grid *of, style with, text *out) {
    column_shape *shapes = measure(of);
    for (size_t row = 0; row <= of->rows; row++) { /* row 0 is the header */
        for (size_t column = 0; column < of->columns; column++) {
            if (column) text_add(out, with.boxes && is_header(of, column - 1) ? " │ " : "  ");
            const char *cell = row ? of->cell(of, row - 1, column) : of->header(of, column);
            const paint colour = row == 0 || is_header(of, column) ? PAINT_BOLD
                                 : strcmp(cell, "-") == 0          ? PAINT_DIM
                                                                   : PAINT_PLAIN;
            add_padded(out, with, colour, cell, shapes[column], column + 1 == of->columns);
        }
        while (out->length && out->data[out->length - 1] == ' ')
            out->data[--out->length] = '\0';
        text_add_char(out, '\n');
        if (row == 0 && with.boxes) add_rule(of, shapes, out);
    }
    mem_free(shapes);
}

static void write_csv(const grid *of, text *out) {
    for (size_t row = 0; row <= of->rows; row++) {
        for (size_t column = 0; column < of->columns; column++) {
            if (column) text_add_char(out, ',');
            escape_csv(out, row ? of->cell(of, row - 1, column) : of->header(of, column));
        }
        text_add_char(out, '\n');
    }
}

static void write_markdown(const grid *of, text *out) {
    for (size_t row = 0; row <= of->rows; row++) {
        text_add_char(out, '|');
        for (size_t column = 0; column < of->columns; column++) {
            const char *cell = row ? of->cell(of, row - 1, column) : of->header(of, column);
            const char *mark = row && is_header(of, column) && *cell ? "**" : "";
            text_printf(out, " %s", mark);
            escape_markdown(out, cell);
            text_printf(out, "%s |", mark);
        }
        text_add_char(out, '\n');
        if (row == 0) {
            text_add_char(out, '|');
            for (size_t column = 0; column < of->columns; column++)
                text_add(out, " --- |");
            text_add_char(out, '\n');
        }
    }
}

static void write_html(const grid *of, text *out) {
    text_add(out, "<table>\n<thead>\n<tr>");
    for (size_t column = 0; column < of->columns; column++) {
        const char *name = of->header(of, column);
        text_add(out, *name ? "<th scope=\"col\">" : "<td>");
        escape_html(out, name);
        text_add(out, *name ? "</th>" : "</td>");
    }
    text_add(out, "</tr>\n</thead>\n<tbody>\n");
    for (size_t row = 0; row < of->rows; row++) {
        text_add(out, "<tr>");
        for (size_t column = 0; column < of->columns; column++) {
            const bool header = is_header(of, column);
            text_add(out, header ? "<th scope=\"row\">" : "<td>");
            escape_html(out, of->cell(of, row, column));
            text_add(out, header ? "</th>" : "</td>");
        }
        text_add(out, "</tr>\n");
    }
    text_add(out, "</tbody>\n</table>\n");
}

void grid_write(const grid *of, report_format format, style with, text *out) {
    switch (format) {
    case FORMAT_CSV:
        write_csv(of, out);
        break;
    case FORMAT_MD:
        write_markdown(of, out);
        break;
    case FORMAT_HTML:
        write_html(of, out);
        break;
    default:
        write_text(of, with, out);
    }
}
