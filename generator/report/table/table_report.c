#include "report/table/table_report.h"
#include "base/memory.h"
#include "lattice/bounds.h"
#include "report/write/dtype_look.h"
#include "report/write/dtype_words.h"
#include "report/write/legend.h"
#include "report/write/undefined.h"

static size_t count_of(const table_view *view) {
    return view->ids ? view->count : view->analysis->spec->dtype_count;
}

static lat_id id_at(const table_view *view, size_t index) {
    return view->ids ? view->ids[index] : (lat_id)index;
}

static const char *name_at(const table_view *view, size_t index) {
    return view->analysis->spec->dtypes[id_at(view, index)].name;
}

static lat_id result_at(const table_view *view, size_t row, size_t column) {
    return lat_join(&view->analysis->promotion, id_at(view, row), id_at(view, column));
}

/* "-", or the dtype's name. */
static const char *cell(const grid *grid, size_t row, size_t column) {
    const table_view *view = grid->context;
    return column ? spec_dtype_name(view->analysis->spec, result_at(view, row, column - 1)) : name_at(view, row);
}

static const char *header(const grid *grid, size_t column) {
    return column ? name_at(grid->context, column - 1) : "";
}

static void look(const grid *grid, size_t row, size_t column, grid_look *look) {
    const table_view *view = grid->context;
    if (row == GRID_HEADER && column == 0) return;
    look->count = 1;
    if (row == GRID_HEADER || column == 0)
        dtype_look_header(look->dtypes, view->analysis, id_at(view, column ? column - 1 : row));
    else
        dtype_look_result(look->dtypes, view->analysis, view->known, id_at(view, row), id_at(view, column - 1));
}

static grid grid_of(const table_view *view) {
    return (grid){.rows = count_of(view),
                  .columns = count_of(view) + 1,
                  .row_headers = true,
                  .context = view,
                  .header = header,
                  .cell = cell,
                  .look = look};
}

size_t table_report_width(const table_view *view, style style) {
    const grid table = grid_of(view);
    return grid_width(&table, style);
}

/* Whether a pair has two or more minimal upper bounds, be one of them its result or not. `space`: for all dtypes. */
static bool has_several(const lat_promotion *promotion, lat_id a, lat_id b, lat_id *space) {
    if (lat_cell(promotion, a, b) == LAT_AMBIGUOUS) return true;
    if (!promotion->from_table && !undefined_is_resolved(promotion, a, b)) return false;
    if (promotion->order.transitive && lat_least_upper_bound(&promotion->order, a, b) != LAT_NONE) return false;
    return lat_minimal_upper_bounds(&promotion->order, (const lat_id[]){a, b}, 2, space, NULL, NULL) > 1;
}

static void add_several(json *out, const table_view *view) {
    const size_t n = count_of(view);
    lat_id *space = mem_alloc((view->analysis->promotion.n + 1) * sizeof *space);
    json_array(out, "several", JSON_INLINE);
    for (size_t row = 0; row < n; row++) {
        for (size_t column = 0; column < n; column++) {
            if (!has_several(&view->analysis->promotion, id_at(view, row), id_at(view, column), space)) continue;
            json_dtypes(out, NULL, view->analysis->spec, (const lat_id[]){id_at(view, row), id_at(view, column)}, 2);
        }
    }
    json_end(out);
    mem_free(space);
}

void table_json(json *out, const char *key, const table_view *view) {
    const size_t n = count_of(view);
    json_object(out, key, JSON_LINES);
    json_string(out, "spec", view->analysis->spec->name);
    json_array(out, "dtypes", JSON_INLINE);
    for (size_t i = 0; i < n; i++)
        json_string(out, NULL, name_at(view, i));
    json_end(out);
    json_array(out, "table", JSON_LINES);
    for (size_t row = 0; row < n; row++) {
        json_array(out, NULL, JSON_INLINE);
        for (size_t column = 0; column < n; column++)
            json_dtype(out, NULL, view->analysis->spec, result_at(view, row, column));
        json_end(out);
    }
    json_end(out);
    add_several(out, view);
    json_end(out);
}

static void write_page(document *page, const table_view *view) {
    const char *name = view->analysis->spec->title ? view->analysis->spec->title : view->analysis->spec->name;
    text title = {0}, caption = {0};
    grid table = grid_of(view);
    text_printf(&title, "Promotion table of %s", name);
    text_printf(&caption, "%s%sWhat the dtypes of a row and a column promote to", page->fragment ? name : "",
                page->fragment ? ". " : "");
    table.caption = text_string(&caption);
    doc_begin(page, text_string(&title), NULL);
    doc_grid(page, &table);
    legend_add(page, &table, "");
    if (!view->known) doc_paragraph(page, PAINT_DIM, "The values of these dtypes are unknown, so no losses are shown.");
    doc_end(page);
    text_free(&title);
    text_free(&caption);
}

void table_report(document *page, const table_view *shown) {
    table_view view = *shown;
    view.known = dtype_look_is_known(shown->analysis);
    const grid table = grid_of(&view);
    if (page->format == FORMAT_JSON)
        table_json(&(json){.out = page->out}, NULL, &view);
    else if (page->format == FORMAT_HTML || page->format == FORMAT_MD)
        write_page(page, &view);
    else
        grid_write(&table, page->format, page->style, page->out);
}
