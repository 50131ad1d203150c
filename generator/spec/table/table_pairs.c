#include "spec/table/table_pairs.h"
#include "base/memory.h"
#include "spec/read/hints.h"

#include <stdlib.h>

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

static lat_id find_dtype(const table_target *target, table_cell cell) {
    const uint32_t *id = map_find(target->by_name, cell.start, cell.length);
    return id ? (lat_id)*id : LAT_NONE;
}

static void report_unknown(const pairs *pairs, const pair *row, table_cell cell) {
    const table_target *target = pairs->target;
    char *word = mem_copy_n(cell.start, cell.length);
    char *hint = hint_for_cell(target->diagnostics, word, target->names, target->n, "add rows with it as an operand");
    spec_diagnostics_add(target->diagnostics, target->file, table_cell_place(cell), "unknown-dtype",
                         "the result of %s and %s is \"%s\", which is not an operand of any row|%s",
                         target->names[row->left], target->names[row->right], word, hint);
    mem_free(hint);
    mem_free(word);
}

static void read_row(pairs *pairs, const table_text *rows, const size_t column[TABLE_COLUMNS]) {
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
    if (made.result == LAT_NONE && !table_cell_is_none(result)) report_unknown(pairs, &made, result);
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
        read_row(&all, &rows, form->column);
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
