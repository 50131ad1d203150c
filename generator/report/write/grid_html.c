#include "report/write/grid_html.h"
#include "base/memory.h"
#include "report/write/escape.h"
#include "report/write/grid_cells.h"
#include "report/write/palette.h"

#include <string.h>

/* The classes of a dtype: " j-dtype j-float j-weak", " j-none". */
static void add_classes(text *out, const grid_dtype *dtype) {
    if (dtype->defined)
        text_printf(out, "j-dtype j-%s%s", val_kind_name(dtype->kind), dtype->weak ? " j-weak" : "");
    else
        text_add(out, "j-none");
}

static void add_attribute(text *out, const char *name, const char *value) {
    text_printf(out, " %s=\"", name);
    escape_html(out, value);
    text_add_char(out, '"');
}

/* The name, with a mark that a pointer, a screen reader and the eye each can read. */
static void add_dtype(text *out, const grid_dtype *dtype) {
    if (!dtype->defined) {
        text says = {0};
        text_printf(&says, "undefined%s%s", dtype->says.length ? ": " : "", text_string(&dtype->says));
        text_add(out, "<span role=\"img\"");
        add_attribute(out, "aria-label", text_string(&says));
        add_attribute(out, "title", text_string(&says));
        text_add(out, ">&ndash;</span>");
        text_free(&says);
        return;
    }
    escape_html(out, dtype->name);
    if (!*palette_mark(dtype->cost)) return;
    text_add(out, "<sup role=\"img\"");
    add_attribute(out, "aria-label", text_string(&dtype->says));
    add_attribute(out, "title", text_string(&dtype->says));
    text_printf(out, ">%s</sup>", palette_mark(dtype->cost));
}

/* Two results that differ, one above the other. */
static void add_two(text *out, const grid_look *look) {
    for (size_t i = 0; i < 2; i++) {
        if (i) text_add(out, "<span class=\"j-away\"> / </span>");
        text_add(out, "<span class=\"");
        add_classes(out, &look->dtypes[i]);
        text_add(out, "\">");
        add_dtype(out, &look->dtypes[i]);
        text_add(out, "</span>");
    }
}

static void add_cell(text *out, const grid *grid, size_t row, size_t column, bool number, grid_look *look) {
    const char *name = grid_text(grid, row, column);
    const bool header = row == GRID_HEADER ? *name != '\0' : grid_is_header(grid, column);
    grid_look_at(grid, row, column, look);
    text_add(out, header ? "<th" : "<td");
    if (header) text_printf(out, " scope=\"%s\"", row == GRID_HEADER ? "col" : "row");
    if (look->count) {
        text_add(out, " class=\"");
        if (look->count == 2)
            text_add(out, "j-differs");
        else
            add_classes(out, &look->dtypes[0]);
        text_add_char(out, '"');
        if (header && look->dtypes[0].says.length) add_attribute(out, "title", text_string(&look->dtypes[0].says));
    } else {
        const char *class = number                    ? "j-number"
                            : grid->colour && !header ? style_class(grid->colour(grid, row, column))
                                                      : "";
        if (*class) text_printf(out, " class=\"%s\"", class);
    }
    text_add_char(out, '>');
    if (look->count == 2)
        add_two(out, look);
    else if (look->count && !header)
        add_dtype(out, &look->dtypes[0]);
    else
        escape_html(out, name);
    text_add(out, header ? "</th>" : "</td>");
}

static void add_row(text *out, const grid *grid, size_t row, const bool *numbers, grid_look *look) {
    text_add(out, "<tr>");
    for (size_t column = 0; column < grid->columns; column++)
        add_cell(out, grid, row, column, numbers[column], look);
    text_add(out, "</tr>\n");
}

void grid_html(const grid *grid, text *out) {
    grid_look look = {0};
    bool *numbers = grid_number_columns(grid);
    text_add(out, "<div class=\"j-scroll\" role=\"region\" tabindex=\"0\"");
    add_attribute(out, "aria-label", grid->caption);
    text_printf(out, ">\n<table class=\"%s%s\">\n<caption%s>", grid->look ? "j-matrix" : "j-rows",
                grid->compares ? " j-compared" : "", grid->caption_is_said ? " class=\"j-away\"" : "");
    escape_html(out, grid->caption);
    text_add(out, "</caption>\n<thead>\n");
    add_row(out, grid, GRID_HEADER, numbers, &look);
    text_add(out, "</thead>\n<tbody>\n");
    for (size_t row = 0; row < grid->rows; row++)
        add_row(out, grid, row, numbers, &look);
    text_add(out, "</tbody>\n</table>\n</div>\n");
    mem_free(numbers);
    grid_look_free(&look);
}
