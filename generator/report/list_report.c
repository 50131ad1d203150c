#include "report/list_report.h"
#include "base/memory.h"
#include "report/document.h"
#include "report/json.h"

#include <stdlib.h>

static const char *const columns[] = {"name", "dtypes", "form", "class", "title"};
enum { COLUMNS = sizeof columns / sizeof *columns };

void list_report_add(list_report *to, const analysis *of) {
    text dtypes = {0};
    text_printf(&dtypes, "%zu", of->spec->dtype_count);
    VEC_PUSH(to->rows, to->count, to->capacity) = (list_row){.name = mem_copy(of->argument),
                                                             .title = mem_copy(of->spec->title ? of->spec->title : ""),
                                                             .dtypes = mem_copy(text_string(&dtypes)),
                                                             .form = of->spec->from_table          ? "table"
                                                                     : of->promotion.resolve_count ? "lattice + resolve"
                                                                                                   : "lattice",
                                                             .kind = lat_class_name(of->laws.kind)};
    text_free(&dtypes);
}

void list_report_free(list_report *of) {
    for (size_t i = 0; i < of->count; i++) {
        mem_free(of->rows[i].name);
        mem_free(of->rows[i].title);
        mem_free(of->rows[i].dtypes);
    }
    mem_free(of->rows);
    *of = (list_report){0};
}

static const char *field(const list_row *of, size_t column) {
    const char *const fields[COLUMNS] = {of->name, of->dtypes, of->form, of->kind, of->title};
    return fields[column];
}

static const char *header(const grid *of, size_t column) {
    (void)of;
    return columns[column];
}

static const char *cell(const grid *of, size_t row, size_t column) {
    return field(&((const list_report *)of->context)->rows[row], column);
}

static void write_json(text *to, const list_report *all) {
    json out = {.to = to};
    json_object(&out, JSON_LINES);
    json_key(&out, "specs");
    json_array(&out, JSON_LINES);
    for (size_t i = 0; i < all->count; i++) {
        json_object(&out, JSON_INLINE);
        for (size_t column = 0; column < COLUMNS; column++) {
            const char *value = field(&all->rows[i], column);
            if (value == all->rows[i].dtypes)
                json_number_member(&out, columns[column], strtoull(value, NULL, 10));
            else
                json_string_member(&out, columns[column], value);
        }
        json_end(&out);
    }
    json_end(&out);
    json_end(&out);
}

void list_report_write(text *out, const list_report *of, report_format format, style with) {
    const grid table = {.rows = of->count,
                        .columns = COLUMNS,
                        .row_headers = true,
                        .numbers_right = true,
                        .context = of,
                        .header = header,
                        .cell = cell};
    if (format == FORMAT_JSON) {
        write_json(out, of);
    } else if (format == FORMAT_HTML) {
        document page = {.to = out, .format = format};
        doc_begin(&page, "Installed specs", NULL);
        doc_grid(&page, &table);
        doc_end(&page);
    } else {
        grid_write(&table, format, with, out);
    }
}
