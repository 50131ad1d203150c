#include "report/write/grid_html.h"
#include "base/memory.h"
#include "report/write/escape.h"
#include "report/write/grid_cells.h"
#include "report/write/palette.h"

#include <string.h>

/* The classes of a dtype: " j-dtype j-float j-weak", " j-none". */
static void add_classes(text *out, const grid_dtype *of) {
    if (of->defined)
        text_printf(out, "j-dtype j-%s%s", val_kind_name(of->kind), of->weak ? " j-weak" : "");
    else
        text_add(out, "j-none");
}

static void add_attribute(text *out, const char *name, const char *value) {
    text_printf(out, " %s=\"", name);
    escape_html(out, value);
    text_add_char(out, '"');
}

/* The name, with a mark that a pointer, a screen reader and the eye each can read. */
static void add_dtype(text *out, const grid_dtype *of) {
    if (!of->defined) {
        text says = {0};
        text_printf(&says, "undefined%s%s", of->says.length ? ": " : "", text_string(&of->says));
        text_add(out, "<span role=\"img\"");
        add_attribute(out, "aria-label", text_string(&says));
        add_attribute(out, "title", text_string(&says));
        text_add(out, ">&ndash;</span>");
        text_free(&says);
        return;
    }
    escape_html(out, of->name);
    if (!*palette_mark(of->cost)) return;
    text_add(out, "<sup role=\"img\"");
    add_attribute(out, "aria-label", text_string(&of->says));
    add_attribute(out, "title", text_string(&of->says));
    text_printf(out, ">%s</sup>", palette_mark(of->cost));
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

static void add_cell(text *out, const grid *of, size_t row, size_t column, bool number, grid_look *look) {
    const char *name = grid_text(of, row, column);
    const bool header = row == GRID_HEADER ? *name != '\0' : grid_is_header(of, column);
    grid_look_at(of, row, column, look);
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
        const char *class = number ? "j-number" : of->colour && !header ? style_class(of->colour(of, row, column)) : "";
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

static void add_row(text *out, const grid *of, size_t row, const bool *numbers, grid_look *look) {
    text_add(out, "<tr>");
    for (size_t column = 0; column < of->columns; column++)
        add_cell(out, of, row, column, numbers[column], look);
    text_add(out, "</tr>\n");
}

void grid_html(const grid *of, text *out) {
    grid_look look = {0};
    bool *numbers = grid_number_columns(of);
    text_add(out, "<div class=\"j-scroll\" role=\"region\" tabindex=\"0\"");
    add_attribute(out, "aria-label", of->caption);
    text_printf(out, ">\n<table class=\"%s%s\">\n<caption%s>", of->look ? "j-matrix" : "j-rows",
                of->compares ? " j-compared" : "", of->caption_is_said ? " class=\"j-away\"" : "");
    escape_html(out, of->caption);
    text_add(out, "</caption>\n<thead>\n");
    add_row(out, of, GRID_HEADER, numbers, &look);
    text_add(out, "</thead>\n<tbody>\n");
    for (size_t row = 0; row < of->rows; row++)
        add_row(out, of, row, numbers, &look);
    text_add(out, "</tbody>\n</table>\n</div>\n");
    mem_free(numbers);
    grid_look_free(&look);
}
