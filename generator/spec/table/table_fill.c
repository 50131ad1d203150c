#include "spec/table/table_fill.h"
#include "base/memory.h"
#include "spec/read/hints.h"

#include <stdlib.h>
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

static spec_place place_of(table_filling *filling, table_cell cell) {
    const spec_place place = table_cell_place(cell);
    if (!filling->target->rows) return place;
    if (!filling->asked) filling->places = filling->target->rows(filling->target->context, &filling->place_count);
    filling->asked = true;
    if (cell.row >= filling->place_count) return filling->target->place;
    const literal_row *row = &filling->places[cell.row];
    if (cell.column + cell.width > row->plain) return (spec_place){row->line, row->column, 1};
    return (spec_place){row->line, row->column + (int)cell.column, place.width};
}

/* The place of the row that is being read: its first cell. */
static table_cell this_row(const table_filling *filling) {
    return filling->rows->count ? filling->rows->cells[0] : (table_cell){.row = filling->rows->row};
}

#define TABLE_DIAGNOSE(IN, CELL, NAME, ...)                                                                            \
    ((IN)->errors++,                                                                                                   \
     spec_diagnostics_add((IN)->target->diagnostics, (IN)->target->file, place_of(IN, CELL), NAME, __VA_ARGS__))

static lat_id find_dtype(const table_target *target, table_cell cell) {
    const uint32_t *id = map_find(target->by_name, cell.start, cell.length);
    return id ? (lat_id)*id : LAT_NONE;
}

/* Of a table that is a file the header says which dtypes there are, else `dtypes`. */
static bool is_file(const table_filling *filling) {
    return filling->rows->separator != 0;
}

/* Adds a diagnostic about a cell that names no dtype; `where` begins it, and `otherwise` is for what is like none. */
static void report_unknown(table_filling *filling, const char *where, const char *name, table_cell cell,
                           const char *otherwise) {
    const table_target *target = filling->target;
    char *word = mem_copy_n(cell.start, cell.length);
    char *hint = (is_file(filling) ? hint_for_cell : hint_for_dtype)(target->diagnostics, word, target->names,
                                                                     target->n, otherwise);
    TABLE_DIAGNOSE(filling, cell, name, "%s \"%s\", which %s|%s", where, word,
                   is_file(filling) ? "the header does not have" : "is not a dtype of this spec", hint);
    mem_free(hint);
    mem_free(word);
}

/* Adds one diagnostic for all dtypes that have no row, or no column. */
static void report_missing(table_filling *filling, table_cell header, const bool *met, bool are_rows) {
    enum { SHOWN = 8 };
    text names = {0};
    size_t count = 0;
    for (size_t id = 0; id < filling->target->n; id++)
        if (!met[id] && count++ < SHOWN)
            text_printf(&names, "%s\"%s\"", count > 1 ? ", " : "", filling->target->names[id]);
    if (count > SHOWN) text_printf(&names, " and %zu more", count - SHOWN);
    if (count && are_rows)
        TABLE_DIAGNOSE(filling, header, "table-row", "the table lacks the row%s %s|add %s: there is one for each %s",
                       count > 1 ? "s" : "", names.data, count > 1 ? "them" : "it",
                       is_file(filling) ? "column" : "of `dtypes`");
    else if (count)
        TABLE_DIAGNOSE(filling, header, "table-header",
                       "the header of the table lacks %s|add %s: there is one for each of `dtypes`", names.data,
                       count > 1 ? "their columns" : "its column");
    text_free(&names);
}

/* Reads the dtypes of the header: each once and, unless the table is partial, all of them. */
static void read_header(table_filling *filling) {
    const table_text *rows = filling->rows;
    const size_t corner = is_file(filling) ? 1 : 0, n = filling->target->n, before = filling->errors;
    filling->column_count = rows->count > corner ? rows->count - corner : 0;
    filling->columns = mem_alloc_zeroed(filling->column_count, sizeof *filling->columns);
    bool *met = mem_alloc_zeroed(n, sizeof *met);
    for (size_t i = 0; i < filling->column_count; i++) {
        const table_cell cell = rows->cells[i + corner];
        const lat_id id = find_dtype(filling->target, cell);
        filling->columns[i] = id;
        if (id == LAT_NONE) {
            report_unknown(filling, "the header of the table has", "table-header", cell, "declare it in `dtypes`");
        } else if (met[id]) {
            TABLE_DIAGNOSE(filling, cell, "table-header",
                           "the header of the table has \"%s\" twice|take one column out", filling->target->names[id]);
            filling->columns[i] = LAT_NONE;
        } else {
            met[id] = true;
        }
    }
    if (!filling->target->partial) report_missing(filling, this_row(filling), met, false);
    filling->header_is_good = filling->errors == before;
    mem_free(met);
}

static void read_cell(table_filling *filling, lat_id row, size_t column) {
    const table_cell cell = filling->rows->cells[column + 1];
    const lat_id at = filling->columns[column];
    const lat_id value = find_dtype(filling->target, cell);
    if (value == LAT_NONE && !(is_file(filling) ? table_cell_is_none(cell) : cell.length == 1 && *cell.start == '-')) {
        text where = {0};
        text_printf(&where, "row %s, column %s of the table has", filling->target->names[row],
                    at == LAT_NONE ? "?" : filling->target->names[at]);
        report_unknown(filling, where.data, "unknown-dtype", cell,
                       is_file(filling) ? "add a row and a column for it" : "declare it in `dtypes`");
        text_free(&where);
    }
    if (at != LAT_NONE && filling->target->table) filling->target->table[(size_t)row * filling->target->n + at] = value;
}

static void read_row(table_filling *filling) {
    const table_text *rows = filling->rows;
    const lat_id row = find_dtype(filling->target, rows->cells[0]);
    if (row == LAT_NONE) {
        if (rows->cells[0].length)
            report_unknown(filling, "a row of the table is named", "table-row", rows->cells[0],
                           is_file(filling) ? "add a column for it" : "declare it in `dtypes`");
        else
            TABLE_DIAGNOSE(filling, rows->cells[0], "table-row",
                           "a row of the table has no name|begin it with its left operand");
        return;
    }
    if (filling->row_of[row]) {
        TABLE_DIAGNOSE(filling, rows->cells[0], "table-row",
                       "the table has a second row \"%s\"|the first is on line %d: take one out",
                       filling->target->names[row],
                       place_of(filling, (table_cell){.row = filling->row_of[row] - 1}).line);
        return;
    }
    filling->row_of[row] = rows->row + 1;
    if (filling->target->row_places) filling->target->row_places[row] = place_of(filling, rows->cells[0]);
    const size_t cells = rows->count - 1;
    if (cells != filling->column_count) {
        if (filling->header_is_good)
            TABLE_DIAGNOSE(filling, rows->cells[cells > filling->column_count ? filling->column_count + 1 : 0],
                           "ragged-table",
                           "row \"%s\" of the table has %zu %s, not %zu|give it one for each column of the header",
                           filling->target->names[row], cells, cells == 1 ? "cell" : "cells", filling->column_count);
        return;
    }
    for (size_t i = 0; i < cells; i++)
        read_cell(filling, row, i);
}

lat_id *table_new_cells(size_t n, size_t length) {
    if (n * n > length) return NULL;
    lat_id *table = mem_alloc(n * n * sizeof *table);
    for (size_t i = 0; i < n * n; i++)
        table[i] = LAT_NONE;
    return table;
}

/* A row whose quotes are wrong has no usable cells, and it is not known which dtype it is for. */
static bool is_well_quoted(table_filling *filling) {
    const table_text *rows = filling->rows;
    if (rows->quotes == TABLE_QUOTES_GOOD) return true;
    filling->errors++;
    filling->header_is_good = false;
    table_report_quotes(rows, filling->target->file, filling->target->diagnostics);
    return false;
}

bool table_fill(const table_target *target, table_text *rows) {
    table_filling filling = {
        .rows = rows, .target = target, .row_of = mem_alloc_zeroed(target->n, sizeof *filling.row_of)};
    if (!table_text_next(rows)) {
        TABLE_DIAGNOSE(&filling, this_row(&filling), "table-header",
                       "the table is empty|write a header row, then one row for each dtype");
    } else if (is_well_quoted(&filling)) {
        read_header(&filling);
        const table_cell header = this_row(&filling);
        while (table_text_next(rows))
            if (is_well_quoted(&filling)) read_row(&filling);
        bool *has_row = mem_alloc_zeroed(target->n, sizeof *has_row);
        for (size_t id = 0; id < target->n; id++)
            has_row[id] = filling.row_of[id] != 0;
        if (!target->partial && filling.header_is_good) report_missing(&filling, header, has_row, true);
        mem_free(has_row);
    }
    mem_free(filling.columns);
    mem_free(filling.row_of);
    mem_free(filling.places);
    return filling.errors == 0;
}

/* One row, of good operands. */
typedef struct pair {
    lat_id left, right, result;
    size_t row;
    spec_place place;
} pair;

typedef struct pairs {
    const table_target *target;
    pair *items;
    size_t count, capacity;
} pairs;

static void report_unknown_result(const pairs *pairs, const pair *row, table_cell cell) {
    const table_target *target = pairs->target;
    char *word = mem_copy_n(cell.start, cell.length);
    char *hint = hint_for_cell(target->diagnostics, word, target->names, target->n, "add rows with it as an operand");
    spec_diagnostics_add(target->diagnostics, target->file, table_cell_place(cell), "unknown-dtype",
                         "the result of %s and %s is \"%s\", which is not an operand of any row|%s",
                         target->names[row->left], target->names[row->right], word, hint);
    mem_free(hint);
    mem_free(word);
}

static void read_pair(pairs *pairs, const table_text *rows, const size_t column[TABLE_COLUMNS]) {
    const table_target *target = pairs->target;
    if (rows->quotes != TABLE_QUOTES_GOOD) {
        table_report_quotes(rows, target->file, target->diagnostics);
        return;
    }
    size_t wanted = 0;
    for (size_t i = 0; i < TABLE_COLUMNS; i++)
        if (column[i] >= wanted) wanted = column[i] + 1;
    if (rows->count != wanted) {
        spec_diagnostics_add(target->diagnostics, target->file, table_cell_place(rows->cells[0]), "ragged-table",
                             "a row of the table has %zu %s, not %zu|give it a left operand, a right one and a result",
                             rows->count, rows->count == 1 ? "cell" : "cells", wanted);
        return;
    }
    const table_cell left = rows->cells[column[TABLE_LEFT]], result = rows->cells[column[TABLE_RESULT]];
    const pair made = {.left = find_dtype(target, left),
                       .right = find_dtype(target, rows->cells[column[TABLE_RIGHT]]),
                       .result = find_dtype(target, result),
                       .row = rows->row,
                       .place = table_cell_place(left)};
    if (made.result == LAT_NONE && !table_cell_is_none(result)) report_unknown_result(pairs, &made, result);
    VEC_PUSH(pairs->items, pairs->count, pairs->capacity) = made;
}

static int by_operands(const void *left, const void *right) {
    const pair *a = left, *b = right;
    if (a->left != b->left) return a->left < b->left ? -1 : 1;
    if (a->right != b->right) return a->right < b->right ? -1 : 1;
    return a->row < b->row ? -1 : a->row > b->row;
}

static void report_doubles(const pairs *pairs) {
    const table_target *target = pairs->target;
    for (size_t i = 1, first = 0; i < pairs->count; i++) {
        const pair *here = &pairs->items[i], *before = &pairs->items[first];
        if (here->left == before->left && here->right == before->right)
            spec_diagnostics_add(target->diagnostics, target->file, here->place, "table-row",
                                 "the table has the pair %s and %s twice|the first is on line %d: take one out",
                                 target->names[here->left], target->names[here->right], before->place.line);
        else
            first = i;
    }
}

/* Sets every cell, the given ones last. */
static void set_cells(const pairs *pairs) {
    const table_target *target = pairs->target;
    for (size_t i = 0; i < target->n * target->n; i++)
        target->table[i] = LAT_NONE;
    for (size_t i = 0; i < target->n; i++)
        target->table[i * target->n + i] = (lat_id)i;
    for (size_t i = 0; i < pairs->count; i++)
        target->table[pairs->items[i].right * target->n + pairs->items[i].left] = pairs->items[i].result;
    for (size_t i = 0; i < pairs->count; i++)
        target->table[pairs->items[i].left * target->n + pairs->items[i].right] = pairs->items[i].result;
}

bool table_pairs_fill(const table_target *target, const table_form *form) {
    const size_t before = spec_diagnostics_found(target->diagnostics);
    pairs all = {.target = target};
    table_text rows = form->rows;
    while (table_text_next(&rows))
        read_pair(&all, &rows, form->column);
    table_text_close(&rows);
    if (all.count) qsort(all.items, all.count, sizeof *all.items, by_operands);
    report_doubles(&all);
    const bool good = spec_diagnostics_found(target->diagnostics) == before;
    for (size_t i = all.count; i > 0 && target->row_places; i--)
        target->row_places[all.items[i - 1].left] = all.items[i - 1].place;
    if (good) set_cells(&all);
    mem_free(all.items);
    return good;
}
