#include "spec/table/import_names.h"
#include "base/memory.h"
#include "spec/names/names.h"

#include <string.h>

typedef struct naming {
    spec *spec;
    size_t capacity;
    spec_diagnostics *diagnostics;
} naming;

/* Adds a dtype if there is none of the name yet, and tells whether there was one. */
static bool add_name(naming *naming, table_cell cell) {
    spec *spec = naming->spec;
    if (map_find(&spec->notes->by_name, cell.start, cell.length)) return false;
    const spec_place place = table_cell_place(cell);
    char *name = mem_copy_n(cell.start, cell.length);
    map_add(&spec->notes->by_name, name, cell.length, (uint32_t)spec->dtype_count);
    VEC_PUSH(spec->dtypes, spec->dtype_count, naming->capacity) =
        (spec_dtype){.name = name, .value = -1, .place = place};
    const char *problem = strlen(name) != cell.length              ? "holds a NUL character"
                          : !text_is_utf8(cell.start, cell.length) ? "is not well-formed UTF-8"
                                                                   : name_dtype_problem(name);
    if (problem) name_report_bad_dtype(name, problem, spec->file, place, naming->diagnostics);
    return true;
}

/* Adds a diagnostic if there are too many dtypes to read on. */
static bool are_too_many(const naming *naming, size_t count, table_cell cell) {
    if (count <= LAT_MAX_DTYPES) return false;
    spec_diagnostics_add(naming->diagnostics, naming->spec->file, table_cell_place(cell), "too-many-dtypes",
                         "the table has %zu dtypes|there may be %zu", count, LAT_MAX_DTYPES);
    return true;
}

/* The header of a grid, which has each name once. */
static void read_header(naming *naming, const table_text *header) {
    if (header->count < 2)
        spec_diagnostics_add(naming->diagnostics, naming->spec->file, spec_place_unknown(), "table-header",
                             "the table has no dtypes|begin it with a header row: ,b,u8,i8");
    else if (header->quotes != TABLE_QUOTES_GOOD)
        table_report_quotes(header, naming->spec->file, naming->diagnostics);
    else if (!are_too_many(naming, header->count - 1, header->cells[0]))
        for (size_t i = 1; i < header->count; i++)
            if (!add_name(naming, header->cells[i]))
                spec_diagnostics_add(naming->diagnostics, naming->spec->file, table_cell_place(header->cells[i]),
                                     "table-header", "the header of the table has \"%s\" twice|take one column out",
                                     naming->spec
                                         ->dtypes[*map_find(&naming->spec->notes->by_name, header->cells[i].start,
                                                            header->cells[i].length)]
                                         .name);
}

/* The operands of a row in long form; none of one whose quotes are wrong. False if there are too many to read on. */
static bool read_operands(naming *naming, const table_text *row, const size_t column[TABLE_COLUMNS]) {
    for (size_t side = TABLE_LEFT; side <= TABLE_RIGHT && row->quotes == TABLE_QUOTES_GOOD; side++) {
        if (column[side] >= row->count) continue;
        add_name(naming, row->cells[column[side]]);
        if (are_too_many(naming, naming->spec->dtype_count, row->cells[column[side]])) return false;
    }
    return true;
}

bool import_names(spec *spec, const table_form *form, spec_diagnostics *diagnostics) {
    const size_t before = spec_diagnostics_found(diagnostics);
    naming naming = {.spec = spec, .diagnostics = diagnostics};
    table_text rows = form->rows;
    bool more = table_text_next(&rows);
    if (!form->is_long || !more) {
        read_header(&naming, &rows);
    } else {
        while (more && read_operands(&naming, &rows, form->column))
            more = table_text_next(&rows);
    }
    table_text_close(&rows);
    return spec_diagnostics_found(diagnostics) == before;
}
