/* A promotion table as text, in rows of words or in CSV: a header row, then one row a dtype. */
#ifndef JOINERY_SPEC_GRID_H
#define JOINERY_SPEC_GRID_H

#include "base/map.h"
#include "base/text.h"
#include "lattice/order.h"
#include "spec/diagnostics.h"

#include <stdbool.h>
#include <stddef.h>

typedef struct grid_cell {
    const char *start;
    size_t length;
} grid_cell;

/* A walk through the rows of a text. Set `at`, `end` and `csv`, leave the rest zero; free with grid_close. */
typedef struct grid {
    const char *at, *end;
    bool csv;         /* cells between commas, perhaps in double quotes; else between white space */
    size_t row, next; /* line ends before this row, and before the next */
    bool bad_quotes;  /* a quote of this row is never closed, or closed inside a cell */
    grid_cell *cells; /* of this row; the first of a CSV header is the empty corner */
    size_t count, capacity;
    text unquoted; /* cells that were quoted */
} grid;

/* Goes to the next row that is not blank; false at the end. Its cells are good until the next call. */
bool grid_next(grid *of);
void grid_close(grid *of);

/* Where the rows of a grid go, and how its diagnostics are told. */
typedef struct grid_target {
    const map *by_name;
    const char *const *names; /* by id */
    size_t n;
    lat_id *table; /* n x n; cells that are given are set, the others left as they are. NULL: they are only checked */
    bool partial;  /* not every row and column need be there */
    const char *file;
    int first_line; /* of the text, if `lines` does not tell */
    int *(*lines)(void *context,
                  size_t *count); /* the line of every row; called once, at the first diagnostic, or NULL */
    void *context;
    spec_diagnostics *diagnostics;
} grid_target;

/*
 * An n x n table of undefined cells, for a text of `length` bytes; NULL where all the cells cannot be in it, so that a
 * few bytes of a wrong table do not ask for gigabytes.
 */
lat_id *grid_new_table(size_t n, size_t length);

/* Reads header and rows. True if there was no diagnostic. */
bool grid_fill(grid *from, grid_target *to);

#endif
