#include "report/write/legend.h"
#include "report/write/escape.h"
#include "report/write/grid_cells.h"
#include "report/write/palette.h"

static void note(legend *legend, const grid_look *look) {
    legend->differs = legend->differs || look->count == 2;
    for (size_t i = 0; i < look->count; i++) {
        const grid_dtype *dtype = &look->dtypes[i];
        legend->undefined = legend->undefined || !dtype->defined;
        if (!dtype->defined) continue;
        legend->kinds[dtype->kind] = true;
        legend->costs[dtype->cost] = true;
        legend->weak = legend->weak || dtype->weak;
    }
}

static legend find(const grid *grid) {
    legend found = {0};
    grid_look look = {0};
    for (size_t line = 0; line <= grid->rows; line++) {
        for (size_t column = 0; column < grid->columns; column++) {
            grid_look_at(grid, line ? line - 1 : GRID_HEADER, column, &look);
            note(&found, &look);
        }
    }
    grid_look_free(&look);
    return found;
}

static void html_marks(text *out, const legend *legend) {
    if (legend->weak) text_add(out, "<li><span class=\"j-swatch j-weak j-abstract\"></span><i>weak</i></li>\n");
    for (val_cost cost = VAL_ROUNDS; cost <= VAL_UNKNOWN; cost++)
        if (legend->costs[cost])
            text_printf(out, "<li><b>%s</b>%s</li>\n", palette_mark(cost), palette_mark_meaning(cost));
    if (legend->undefined) text_add(out, "<li><span class=\"j-none\">&ndash;</span>undefined</li>\n");
}

static void html(text *out, const legend *legend, const char *differing) {
    text_add(out, "<ul class=\"j-legend\" aria-label=\"Legend\">\n");
    for (int kind = 0; kind < VAL_KIND_COUNT; kind++)
        if (legend->kinds[kind])
            text_printf(out, "<li><span class=\"j-swatch j-%s\"></span>%s</li>\n", val_kind_name((val_kind)kind),
                        palette_kind_name((val_kind)kind));
    html_marks(out, legend);
    if (legend->differs) {
        text_add(out, "<li>");
        escape_html(out, differing);
        text_add(out, "</li>\n");
    }
    text_add(out, "</ul>\n");
}

static void markdown(text *out, const legend *legend, const char *differing) {
    text line = {0};
    for (val_cost cost = VAL_ROUNDS; cost <= VAL_UNKNOWN; cost++)
        if (legend->costs[cost])
            text_printf(&line, "%s`%s` %s", line.length ? ", " : "", palette_mark(cost), palette_mark_meaning(cost));
    if (legend->undefined) text_printf(&line, "%s`-` undefined", line.length ? ", " : "");
    if (legend->weak) text_printf(&line, "%s*italic* weak", line.length ? ", " : "");
    if (legend->differs) {
        text_printf(&line, "%s**bold** ", line.length ? ", " : "");
        escape_markdown(&line, differing);
    }
    if (line.length) text_printf(out, "\n%s.\n", text_string(&line));
    text_free(&line);
}

void legend_add(document *page, const grid *grid, const char *differing) {
    const legend found = find(grid);
    if (page->format == FORMAT_HTML) html(page->out, &found, differing);
    if (page->format == FORMAT_MD) markdown(page->out, &found, differing);
}
