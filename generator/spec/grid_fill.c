#include "base/memory.h"
#include "spec/grid.h"

#include <string.h>

/* The rows and columns met so far. */
typedef struct filling {
    grid *from;
    grid_target *to;
    lat_id *columns; /* by place in the header; LAT_NONE after a diagnostic */
    size_t column_count;
    size_t *row_of; /* by id: its row and one, 0 for none yet */
    int *lines;     /* of the text's rows, once asked for */
    size_t line_count;
    bool asked;
    bool header_is_good; /* else the rows are not counted against it */
    size_t errors;
} filling;

static int line_of(filling *in, size_t row) {
    if (!in->asked && in->to->lines) in->lines = in->to->lines(in->to->context, &in->line_count);
    in->asked = true;
    if (in->lines) return row < in->line_count ? in->lines[row] : in->to->first_line;
    return in->to->lines ? in->to->first_line : in->to->first_line + (int)row;
}

#define GRID_DIAGNOSE(IN, NAME, ...)                                                                                   \
    ((IN)->errors++,                                                                                                   \
     spec_diagnostics_add((IN)->to->diagnostics, (IN)->to->file, line_of(IN, (IN)->from->row), NAME, __VA_ARGS__))

static lat_id find(const filling *in, grid_cell cell) {
    const uint32_t *id = map_find(in->to->by_name, cell.start, cell.length);
    return id ? (lat_id)*id : LAT_NONE;
}

/* A diagnostic about a name that is no dtype. */
static void unknown(filling *in, const char *where, const char *name, grid_cell cell) {
    char *word = mem_copy_n(cell.start, cell.length);
    char *hint = spec_did_you_mean(in->to->diagnostics, word, in->to->names, in->to->n, "declare it in `dtypes`");
    if (cell.length == 0)
        GRID_DIAGNOSE(in, name, "%s is empty|write - for no promotion", where);
    else
        GRID_DIAGNOSE(in, name, "%s \"%s\", which is no dtype of this spec|%s", where, word, hint);
    mem_free(hint);
    mem_free(word);
}

/* One diagnostic for all dtypes that have no column, or no row. */
static void missing(filling *in, const bool *met, bool rows) {
    enum { SHOWN = 8 };
    text names = {0};
    size_t count = 0;
    for (size_t id = 0; id < in->to->n; id++)
        if (!met[id] && count++ < SHOWN) text_printf(&names, "%s\"%s\"", count > 1 ? ", " : "", in->to->names[id]);
    if (count > SHOWN) text_printf(&names, " and %zu more", count - SHOWN);
    if (count && rows)
        GRID_DIAGNOSE(in, "table-row", "the table lacks the row%s %s|add it: there is one for each of `dtypes`",
                      count > 1 ? "s" : "", names.data);
    else if (count)
        GRID_DIAGNOSE(in, "table-header",
                      "the header of the table lacks %s|add its column: there is one for each of `dtypes`", names.data);
    text_free(&names);
}

/* The dtypes of the header, each once and, unless the grid is partial, all of them. */
static void read_header(filling *in) {
    const grid *from = in->from;
    const size_t corner = from->csv ? 1 : 0, n = in->to->n, before = in->errors;
    in->column_count = from->count > corner ? from->count - corner : 0;
    in->columns = mem_alloc_zeroed(in->column_count, sizeof *in->columns);
    bool *met = mem_alloc_zeroed(n, sizeof *met);
    for (size_t i = 0; i < in->column_count; i++) {
        const grid_cell cell = from->cells[i + corner];
        const lat_id id = find(in, cell);
        in->columns[i] = id;
        if (id == LAT_NONE) {
            unknown(in, "the header of the table has", "table-header", cell);
        } else if (met[id]) {
            GRID_DIAGNOSE(in, "table-header", "the header of the table has \"%s\" twice|take one column out",
                          in->to->names[id]);
            in->columns[i] = LAT_NONE;
        } else {
            met[id] = true;
        }
    }
    if (!in->to->partial) missing(in, met, false);
    in->header_is_good = in->errors == before;
    mem_free(met);
}

static void read_cell(filling *in, lat_id row, size_t column) {
    const grid_cell cell = in->from->cells[column + 1];
    const lat_id at = in->columns[column];
    const bool undefined = cell.length == 1 && *cell.start == '-';
    const lat_id value = undefined ? LAT_NONE : find(in, cell);
    if (value == LAT_NONE && !undefined) {
        text where = {0};
        text_printf(&where, "row %s, column %s of the table %s", in->to->names[row],
                    at == LAT_NONE ? "?" : in->to->names[at], cell.length ? "has" : "");
        if (!cell.length) where.data[--where.length] = '\0';
        unknown(in, where.data, "unknown-dtype", cell);
        text_free(&where);
    }
    if (at != LAT_NONE && in->to->table) in->to->table[(size_t)row * in->to->n + at] = value;
}

static void read_row(filling *in) {
    const grid *from = in->from;
    const lat_id row = find(in, from->cells[0]);
    if (row == LAT_NONE) {
        unknown(in, "a row of the table is named", "table-row", from->cells[0]);
        return;
    }
    if (in->row_of[row]) {
        GRID_DIAGNOSE(in, "table-row", "the table has a second row \"%s\"|the first is in line %d: take one out",
                      in->to->names[row], line_of(in, in->row_of[row] - 1));
        return;
    }
    in->row_of[row] = from->row + 1;
    const size_t cells = from->count - 1;
    if (cells != in->column_count) {
        if (in->header_is_good)
            GRID_DIAGNOSE(in, "ragged-table",
                          "row \"%s\" of the table has %zu %s, not %zu|give it one for each column of the header",
                          in->to->names[row], cells, cells == 1 ? "cell" : "cells", in->column_count);
        return;
    }
    for (size_t i = 0; i < cells; i++)
        read_cell(in, row, i);
}

lat_id *grid_new_table(size_t n, size_t length) {
    if (n * n > length) return NULL;
    lat_id *table = mem_alloc(n * n * sizeof *table);
    for (size_t i = 0; i < n * n; i++)
        table[i] = LAT_NONE;
    return table;
}

/* A row whose quotes are wrong has no cells to speak of, and hides which rows there are. */
static bool well_quoted(filling *in) {
    if (!in->from->bad_quotes) return true;
    GRID_DIAGNOSE(in, "bad-quotes", "a cell is quoted in part|put quotes around all of it, and double those inside");
    in->header_is_good = false;
    return false;
}

bool grid_fill(grid *from, grid_target *to) {
    filling in = {.from = from, .to = to, .row_of = mem_alloc_zeroed(to->n, sizeof *in.row_of)};
    if (!grid_next(from)) {
        GRID_DIAGNOSE(&in, "table-header", "the table is empty|write a header row, then one row for each dtype");
    } else if (well_quoted(&in)) {
        read_header(&in);
        const size_t header_row = from->row;
        while (grid_next(from))
            if (well_quoted(&in)) read_row(&in);
        from->row = header_row;
        bool *has_row = mem_alloc_zeroed(to->n, sizeof *has_row);
        for (size_t id = 0; id < to->n; id++)
            has_row[id] = in.row_of[id] != 0;
        if (!to->partial && in.header_is_good) missing(&in, has_row, true);
        mem_free(has_row);
    }
    mem_free(in.columns);
    mem_free(in.row_of);
    mem_free(in.lines);
    return in.errors == 0;
}
