#include "report/table/table_report.h"
#include "base/memory.h"
#include "lattice/bounds.h"
#include "report/check/undefined.h"
#include "report/write/dtype_look.h"
#include "report/write/legend.h"

static size_t count_of(const table_view *of) {
    return of->ids ? of->count : of->from->spec->dtype_count;
}

static lat_id id_at(const table_view *of, size_t index) {
    return of->ids ? of->ids[index] : (lat_id)index;
}

static const char *name_at(const table_view *of, size_t index) {
    return of->from->spec->dtypes[id_at(of, index)].name;
}

static lat_id result_at(const table_view *of, size_t row, size_t column) {
    return lat_join(&of->from->promotion, id_at(of, row), id_at(of, column));
}

/* "-", or the dtype's name. */
static const char *cell(const grid *of, size_t row, size_t column) {
    const table_view *view = of->context;
    return column ? spec_dtype_name(view->from->spec, result_at(view, row, column - 1)) : name_at(view, row);
}

static const char *header(const grid *of, size_t column) {
    return column ? name_at(of->context, column - 1) : "";
}

static void look(const grid *of, size_t row, size_t column, grid_look *look) {
    const table_view *view = of->context;
    if (row == GRID_HEADER && column == 0) return;
    look->count = 1;
    if (row == GRID_HEADER || column == 0)
        dtype_look_header(look->dtypes, view->from, id_at(view, column ? column - 1 : row));
    else
        dtype_look_result(look->dtypes, view->from, view->known, id_at(view, row), id_at(view, column - 1));
}

static grid grid_of(const table_view *of) {
    return (grid){.rows = count_of(of),
                  .columns = count_of(of) + 1,
                  .row_headers = true,
                  .context = of,
                  .header = header,
                  .cell = cell,
                  .look = look};
}

size_t table_report_width(const table_view *of, style with) {
    const grid table = grid_of(of);
    return grid_width(&table, with);
}

/* Whether a pair has two or more minimal upper bounds, be one of them its result or not. `space`: for all dtypes. */
static bool has_several(const lat_promotion *of, lat_id a, lat_id b, lat_id *space) {
    if (lat_cell(of, a, b) == LAT_AMBIGUOUS) return true;
    if (!of->from_table && !undefined_is_resolved(of, a, b)) return false;
    if (of->order.transitive && lat_least_upper_bound(&of->order, a, b) != LAT_NONE) return false;
    return lat_minimal_upper_bounds(&of->order, (const lat_id[]){a, b}, 2, space, NULL, NULL) > 1;
}

static void add_several(json *out, const table_view *of) {
    const size_t n = count_of(of);
    lat_id *space = mem_alloc((of->from->promotion.n + 1) * sizeof *space);
    json_key(out, "several");
    json_array(out, JSON_INLINE);
    for (size_t row = 0; row < n; row++) {
        for (size_t column = 0; column < n; column++) {
            if (!has_several(&of->from->promotion, id_at(of, row), id_at(of, column), space)) continue;
            json_array(out, JSON_INLINE);
            json_string(out, name_at(of, row));
            json_string(out, name_at(of, column));
            json_end(out);
        }
    }
    json_end(out);
    mem_free(space);
}

void table_json(json *out, const table_view *of) {
    const size_t n = count_of(of);
    json_object(out, JSON_LINES);
    json_string_member(out, "spec", of->from->spec->name);
    json_key(out, "dtypes");
    json_array(out, JSON_INLINE);
    for (size_t i = 0; i < n; i++)
        json_string(out, name_at(of, i));
    json_end(out);
    json_key(out, "table");
    json_array(out, JSON_LINES);
    for (size_t row = 0; row < n; row++) {
        json_array(out, JSON_INLINE);
        for (size_t column = 0; column < n; column++) {
            const lat_id join = result_at(of, row, column);
            json_string(out, join == LAT_NONE ? NULL : of->from->spec->dtypes[join].name);
        }
        json_end(out);
    }
    json_end(out);
    add_several(out, of);
    json_end(out);
}

static void write_page(document *page, const table_view *of) {
    const char *name = of->from->spec->title ? of->from->spec->title : of->from->spec->name;
    text title = {0}, caption = {0};
    grid table = grid_of(of);
    text_printf(&title, "Promotion table of %s", name);
    text_printf(&caption, "%s%sWhat the dtypes of a row and a column promote to", page->fragment ? name : "",
                page->fragment ? ". " : "");
    table.caption = text_string(&caption);
    doc_begin(page, text_string(&title), NULL);
    doc_grid(page, &table);
    legend_add(page, &table, "");
    if (!of->known)
        doc_paragraph(page, PAINT_DIM, "The values of these dtypes are not known, so nothing is said of losses.");
    doc_end(page);
    text_free(&title);
    text_free(&caption);
}

void table_report(document *page, const table_view *of) {
    table_view view = *of;
    view.known = dtype_look_is_known(of->from);
    const grid table = grid_of(&view);
    if (page->format == FORMAT_JSON)
        table_json(&(json){.to = page->to}, &view);
    else if (page->format == FORMAT_HTML || page->format == FORMAT_MD)
        write_page(page, &view);
    else
        grid_write(&table, page->format, page->style, page->to);
}
