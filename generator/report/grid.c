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

static void add_padded(text *to, style with, paint colour, const char *cell, column_shape shape, bool last) {
    const size_t padding = shape.width - text_width(cell);
    if (shape.right) text_add_repeated(to, ' ', padding);
    style_add(to, with, colour, cell);
    if (!shape.right && !last) text_add_repeated(to, ' ', padding);
}

static void add_rule(const grid *of, const column_shape *shapes, text *to) {
    for (size_t column = 0; column < of->columns; column++) {
        if (column) text_add(to, is_header(of, column - 1) ? "─┼─" : "──");
        for (size_t i = 0; i < shapes[column].width; i++)
            text_add(to, "─");
    }
    text_add_char(to, '\n');
}

static void write_text(const grid *of, style with, text *to) {
    column_shape *shapes = measure(of);
    for (size_t row = 0; row <= of->rows; row++) { /* row 0 is the header */
        for (size_t column = 0; column < of->columns; column++) {
            if (column) text_add(to, with.boxes && is_header(of, column - 1) ? " │ " : "  ");
            const char *cell = row ? of->cell(of, row - 1, column) : of->header(of, column);
            const paint colour = row == 0 || is_header(of, column) ? PAINT_BOLD
                                 : strcmp(cell, "-") == 0          ? PAINT_DIM
                                                                   : PAINT_PLAIN;
            add_padded(to, with, colour, cell, shapes[column], column + 1 == of->columns);
        }
        while (to->length && to->data[to->length - 1] == ' ')
            to->data[--to->length] = '\0';
        text_add_char(to, '\n');
        if (row == 0 && with.boxes) add_rule(of, shapes, to);
    }
    mem_free(shapes);
}

static void write_csv(const grid *of, text *to) {
    for (size_t row = 0; row <= of->rows; row++) {
        for (size_t column = 0; column < of->columns; column++) {
            if (column) text_add_char(to, ',');
            escape_csv(to, row ? of->cell(of, row - 1, column) : of->header(of, column));
        }
        text_add_char(to, '\n');
    }
}

static void write_markdown(const grid *of, text *to) {
    for (size_t row = 0; row <= of->rows; row++) {
        text_add_char(to, '|');
        for (size_t column = 0; column < of->columns; column++) {
            const char *cell = row ? of->cell(of, row - 1, column) : of->header(of, column);
            const char *mark = row && is_header(of, column) && *cell ? "**" : "";
            text_printf(to, " %s", mark);
            escape_markdown(to, cell);
            text_printf(to, "%s |", mark);
        }
        text_add_char(to, '\n');
        if (row == 0) {
            text_add_char(to, '|');
            for (size_t column = 0; column < of->columns; column++)
                text_add(to, " --- |");
            text_add_char(to, '\n');
        }
    }
}

static void write_html(const grid *of, text *to) {
    text_add(to, "<table>\n<thead>\n<tr>");
    for (size_t column = 0; column < of->columns; column++) {
        const char *name = of->header(of, column);
        text_add(to, *name ? "<th scope=\"col\">" : "<td>");
        escape_html(to, name);
        text_add(to, *name ? "</th>" : "</td>");
    }
    text_add(to, "</tr>\n</thead>\n<tbody>\n");
    for (size_t row = 0; row < of->rows; row++) {
        text_add(to, "<tr>");
        for (size_t column = 0; column < of->columns; column++) {
            const bool header = is_header(of, column);
            text_add(to, header ? "<th scope=\"row\">" : "<td>");
            escape_html(to, of->cell(of, row, column));
            text_add(to, header ? "</th>" : "</td>");
        }
        text_add(to, "</tr>\n");
    }
    text_add(to, "</tbody>\n</table>\n");
}

void grid_write(const grid *of, report_format format, style with, text *to) {
    switch (format) {
    case FORMAT_CSV:
        write_csv(of, to);
        break;
    case FORMAT_MD:
        write_markdown(of, to);
        break;
    case FORMAT_HTML:
        write_html(of, to);
        break;
    default:
        write_text(of, with, to);
    }
}
