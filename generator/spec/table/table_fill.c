#include "spec/table/table_fill.h"
#include "base/memory.h"
#include "spec/read/hints.h"

#include <string.h>

/* The rows and columns met so far. */
typedef struct table_filling {
    table_text *rows;
    const table_target *target;
    lat_id *columns; /* by place in the header; LAT_NONE after a diagnostic */
    size_t column_count;
    size_t *row_of;      /* by id: the number of its row, counted from 1; 0 for none yet */
    literal_row *places; /* of the text's rows, once asked for */
    size_t place_count;
    bool asked;
    bool header_is_good; /* else rows are not compared with it */
    size_t errors;
} table_filling;

static spec_place place_of(table_filling *in, table_cell cell) {
    const spec_place place = table_cell_place(cell);
    if (!in->target->rows) return place;
    if (!in->asked) in->places = in->target->rows(in->target->context, &in->place_count);
    in->asked = true;
    if (cell.row >= in->place_count) return in->target->place;
    const literal_row *row = &in->places[cell.row];
    if (cell.column + cell.width > row->plain) return (spec_place){row->line, row->column, 1};
    return (spec_place){row->line, row->column + (int)cell.column, place.width};
}

/* The place of the row that is being read: its first cell. */
static table_cell this_row(const table_filling *in) {
    return in->rows->count ? in->rows->cells[0] : (table_cell){.row = in->rows->row};
}

#define TABLE_DIAGNOSE(IN, CELL, NAME, ...)                                                                            \
    ((IN)->errors++,                                                                                                   \
     spec_diagnostics_add((IN)->target->diagnostics, (IN)->target->file, place_of(IN, CELL), NAME, __VA_ARGS__))

static lat_id find_dtype(const table_filling *in, table_cell cell) {
    const uint32_t *id = map_find(in->target->by_name, cell.start, cell.length);
    return id ? (lat_id)*id : LAT_NONE;
}

/* Of a table that is a file the header says which dtypes there are, else `dtypes`. */
static bool is_file(const table_filling *in) {
    return in->rows->separator != 0;
}

/* Adds a diagnostic about a cell that names no dtype; `where` begins it, and `otherwise` is for what is like none. */
static void report_unknown(table_filling *in, const char *where, const char *name, table_cell cell,
                           const char *otherwise) {
    const table_target *to = in->target;
    char *word = mem_copy_n(cell.start, cell.length);
    char *hint = (is_file(in) ? hint_for_cell : hint_for_dtype)(to->diagnostics, word, to->names, to->n, otherwise);
    TABLE_DIAGNOSE(in, cell, name, "%s \"%s\", which %s|%s", where, word,
                   is_file(in) ? "the header does not have" : "is not a dtype of this spec", hint);
    mem_free(hint);
    mem_free(word);
}

/* Adds one diagnostic for all dtypes that have no row, or no column. */
static void report_missing(table_filling *in, table_cell header, const bool *met, bool are_rows) {
    enum { SHOWN = 8 };
    text names = {0};
    size_t count = 0;
    for (size_t id = 0; id < in->target->n; id++)
        if (!met[id] && count++ < SHOWN) text_printf(&names, "%s\"%s\"", count > 1 ? ", " : "", in->target->names[id]);
    if (count > SHOWN) text_printf(&names, " and %zu more", count - SHOWN);
    if (count && are_rows)
        TABLE_DIAGNOSE(in, header, "table-row", "the table lacks the row%s %s|add %s: there is one for each %s",
                       count > 1 ? "s" : "", names.data, count > 1 ? "them" : "it",
                       is_file(in) ? "column" : "of `dtypes`");
    else if (count)
        TABLE_DIAGNOSE(in, header, "table-header",
                       "the header of the table lacks %s|add %s: there is one for each of `dtypes`", names.data,
                       count > 1 ? "their columns" : "its column");
    text_free(&names);
}

/* Reads the dtypes of the header: each once and, unless the table is partial, all of them. */
static void read_header(table_filling *in) {
    const table_text *rows = in->rows;
    const size_t corner = is_file(in) ? 1 : 0, n = in->target->n, before = in->errors;
    in->column_count = rows->count > corner ? rows->count - corner : 0;
    in->columns = mem_alloc_zeroed(in->column_count, sizeof *in->columns);
    bool *met = mem_alloc_zeroed(n, sizeof *met);
    for (size_t i = 0; i < in->column_count; i++) {
        const table_cell cell = rows->cells[i + corner];
        const lat_id id = find_dtype(in, cell);
        in->columns[i] = id;
        if (id == LAT_NONE) {
            report_unknown(in, "the header of the table has", "table-header", cell, "declare it in `dtypes`");
        } else if (met[id]) {
            TABLE_DIAGNOSE(in, cell, "table-header", "the header of the table has \"%s\" twice|take one column out",
                           in->target->names[id]);
            in->columns[i] = LAT_NONE;
        } else {
            met[id] = true;
        }
    }
    if (!in->target->partial) report_missing(in, this_row(in), met, false);
    in->header_is_good = in->errors == before;
    mem_free(met);
}

static void read_cell(table_filling *in, lat_id row, size_t column) {
    const table_cell cell = in->rows->cells[column + 1];
    const lat_id at = in->columns[column];
    const lat_id value = find_dtype(in, cell);
    if (value == LAT_NONE && !(is_file(in) ? table_cell_is_none(cell) : cell.length == 1 && *cell.start == '-')) {
        text where = {0};
        text_printf(&where, "row %s, column %s of the table has", in->target->names[row],
                    at == LAT_NONE ? "?" : in->target->names[at]);
        report_unknown(in, where.data, "unknown-dtype", cell,
                       is_file(in) ? "add a row and a column for it" : "declare it in `dtypes`");
        text_free(&where);
    }
    if (at != LAT_NONE && in->target->table) in->target->table[(size_t)row * in->target->n + at] = value;
}

static void read_row(table_filling *in) {
    const table_text *rows = in->rows;
    const lat_id row = find_dtype(in, rows->cells[0]);
    if (row == LAT_NONE) {
        if (rows->cells[0].length)
            report_unknown(in, "a row of the table is named", "table-row", rows->cells[0],
                           is_file(in) ? "add a column for it" : "declare it in `dtypes`");
        else
            TABLE_DIAGNOSE(in, rows->cells[0], "table-row",
                           "a row of the table has no name|begin it with its left operand");
        return;
    }
    if (in->row_of[row]) {
        TABLE_DIAGNOSE(in, rows->cells[0], "table-row",
                       "the table has a second row \"%s\"|the first is on line %d: take one out",
                       in->target->names[row], place_of(in, (table_cell){.row = in->row_of[row] - 1}).line);
        return;
    }
    in->row_of[row] = rows->row + 1;
    if (in->target->row_places) in->target->row_places[row] = place_of(in, rows->cells[0]);
    const size_t cells = rows->count - 1;
    if (cells != in->column_count) {
        if (in->header_is_good)
            TABLE_DIAGNOSE(in, rows->cells[cells > in->column_count ? in->column_count + 1 : 0], "ragged-table",
                           "row \"%s\" of the table has %zu %s, not %zu|give it one for each column of the header",
                           in->target->names[row], cells, cells == 1 ? "cell" : "cells", in->column_count);
        return;
    }
    for (size_t i = 0; i < cells; i++)
        read_cell(in, row, i);
}

lat_id *table_new_cells(size_t n, size_t length) {
    if (n * n > length) return NULL;
    lat_id *table = mem_alloc(n * n * sizeof *table);
    for (size_t i = 0; i < n * n; i++)
        table[i] = LAT_NONE;
    return table;
}

/* A row whose quotes are wrong has no usable cells, and it is not known which dtype it is for. */
static bool is_well_quoted(table_filling *in) {
    const table_text *rows = in->rows;
    if (rows->quotes == TABLE_QUOTES_GOOD) return true;
    in->errors++;
    in->header_is_good = false;
    table_report_quotes(rows, in->target->file, in->target->diagnostics);
    return false;
}

bool table_fill(const table_target *of, table_text *rows) {
    table_filling in = {.rows = rows, .target = of, .row_of = mem_alloc_zeroed(of->n, sizeof *in.row_of)};
    if (!table_text_next(rows)) {
        TABLE_DIAGNOSE(&in, this_row(&in), "table-header",
                       "the table is empty|write a header row, then one row for each dtype");
    } else if (is_well_quoted(&in)) {
        read_header(&in);
        const table_cell header = this_row(&in);
        while (table_text_next(rows))
            if (is_well_quoted(&in)) read_row(&in);
        bool *has_row = mem_alloc_zeroed(of->n, sizeof *has_row);
        for (size_t id = 0; id < of->n; id++)
            has_row[id] = in.row_of[id] != 0;
        if (!of->partial && in.header_is_good) report_missing(&in, header, has_row, true);
        mem_free(has_row);
    }
    mem_free(in.columns);
    mem_free(in.row_of);
    mem_free(in.places);
    return in.errors == 0;
}
