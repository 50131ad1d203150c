#include "base/memory.h"
#include "cli/cmd.h"
#include "cli/load.h"
#include "embedded/embedded.h"
#include "report/document.h"
#include "report/json.h"

#include <stdlib.h>
#include <string.h>

/* A row of the list. */
typedef struct listed {
    char *name, *title, *dtypes;
    const char *form, *kind;
} listed;

typedef struct listing {
    listed *specs;
    size_t count, capacity;
} listing;

static const char *const columns[] = {"name", "dtypes", "form", "class", "title"};
enum { COLUMNS = sizeof columns / sizeof *columns };

/* The name in "specs/NAME.lua", or NULL for another path; the caller frees. */
static char *name_in(const char *path) {
    static const char folder[] = "specs/", suffix[] = ".lua";
    const size_t length = strlen(path), around = sizeof folder + sizeof suffix - 2;
    if (length <= around || strncmp(path, folder, sizeof folder - 1) != 0) return NULL;
    if (strcmp(path + length - (sizeof suffix - 1), suffix) != 0) return NULL;
    return mem_copy_n(path + sizeof folder - 1, length - around);
}

static bool add_spec(cli *run, listing *to, char *name) {
    loaded from;
    if (!load_laws(run, name, &from)) return false;
    text dtypes = {0};
    text_printf(&dtypes, "%zu", from.spec->dtype_count);
    VEC_PUSH(to->specs, to->count, to->capacity) = (listed){.name = name,
                                                            .title = mem_copy(from.spec->title ? from.spec->title : ""),
                                                            .dtypes = mem_copy(text_string(&dtypes)),
                                                            .form = from.spec->from_table          ? "table"
                                                                    : from.promotion.resolve_count ? "lattice + resolve"
                                                                                                   : "lattice",
                                                            .kind = lat_class_name(from.laws.kind)};
    text_free(&dtypes);
    load_free(&from);
    return true;
}

static const char *field(const listed *of, size_t column) {
    const char *const fields[COLUMNS] = {of->name, of->dtypes, of->form, of->kind, of->title};
    return fields[column];
}

static const char *header(const grid *of, size_t column) {
    (void)of;
    return columns[column];
}

static const char *cell(const grid *of, size_t row, size_t column) {
    return field(&((const listing *)of->context)->specs[row], column);
}

static void write_json(const listing *all, text *to) {
    json out = {.to = to};
    json_object(&out, JSON_LINES);
    json_key(&out, "specs");
    json_array(&out, JSON_LINES);
    for (size_t i = 0; i < all->count; i++) {
        json_object(&out, JSON_INLINE);
        for (size_t column = 0; column < COLUMNS; column++) {
            const char *value = field(&all->specs[i], column);
            if (value == all->specs[i].dtypes)
                json_number_member(&out, columns[column], strtoull(value, NULL, 10));
            else
                json_string_member(&out, columns[column], value);
        }
        json_end(&out);
    }
    json_end(&out);
    json_end(&out);
}

static void write(cli *run, const listing *all) {
    const grid table = {.rows = all->count,
                        .columns = COLUMNS,
                        .row_headers = true,
                        .numbers_right = true,
                        .context = all,
                        .header = header,
                        .cell = cell};
    if (run->format == FORMAT_JSON) {
        write_json(all, &run->report);
    } else if (run->format == FORMAT_HTML) {
        document page = {.to = &run->report, .format = run->format};
        doc_begin(&page, "Installed specs", NULL);
        doc_grid(&page, &table);
        doc_end(&page);
    } else {
        grid_write(&table, run->format, run->style, &run->report);
    }
}

int cmd_list(cli *run) {
    listing all = {0};
    bool good = true;
    for (size_t i = 0; i < embedded_count && good; i++) {
        char *name = name_in(embedded_files[i].path);
        if (!name) continue;
        good = add_spec(run, &all, name);
        if (!good) mem_free(name);
    }
    if (good) write(run, &all);
    for (size_t i = 0; i < all.count; i++) {
        mem_free(all.specs[i].name);
        mem_free(all.specs[i].title);
        mem_free(all.specs[i].dtypes);
    }
    mem_free(all.specs);
    return good ? EXIT_YES : EXIT_ERROR;
}
