#include "report/table_report.h"
#include "report/document.h"
#include "report/json.h"

/* "-", or the dtype's name. */
static const char *cell(const grid *of, size_t row, size_t column) {
    const analysis *from = of->context;
    if (column == 0) return from->spec->dtypes[row].name;
    const lat_id join = lat_join(&from->promotion, (lat_id)row, (lat_id)(column - 1));
    return join == LAT_NONE ? "-" : from->spec->dtypes[join].name;
}

static const char *header(const grid *of, size_t column) {
    const analysis *from = of->context;
    return column ? from->spec->dtypes[column - 1].name : "";
}

static void write_json(text *to, const analysis *from) {
    json out = {.to = to};
    const size_t n = from->spec->dtype_count;
    json_object(&out, JSON_LINES);
    json_string_member(&out, "spec", from->spec->name);
    json_key(&out, "dtypes");
    json_array(&out, JSON_INLINE);
    for (size_t i = 0; i < n; i++)
        json_string(&out, from->spec->dtypes[i].name);
    json_end(&out);
    json_key(&out, "table");
    json_array(&out, JSON_LINES);
    for (size_t row = 0; row < n; row++) {
        json_array(&out, JSON_INLINE);
        for (size_t column = 0; column < n; column++) {
            const lat_id join = lat_join(&from->promotion, (lat_id)row, (lat_id)column);
            json_string(&out, join == LAT_NONE ? NULL : from->spec->dtypes[join].name);
        }
        json_end(&out);
    }
    json_end(&out);
    json_end(&out);
}

void table_report(text *out, const analysis *from, report_format format, style with) {
    const size_t n = from->spec->dtype_count;
    const grid table = {
        .rows = n, .columns = n + 1, .row_headers = true, .context = from, .header = header, .cell = cell};
    if (format == FORMAT_JSON) {
        write_json(out, from);
    } else if (format == FORMAT_HTML) {
        document page = {.to = out, .format = format};
        text title = {0};
        text_printf(&title, "Promotion table of %s", from->spec->title ? from->spec->title : from->spec->name);
        doc_begin(&page, text_string(&title), NULL);
        doc_grid(&page, &table);
        doc_end(&page);
        text_free(&title);
    } else {
        grid_write(&table, format, with, out);
    }
}
