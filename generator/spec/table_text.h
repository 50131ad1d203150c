/* A promotion table as text, in words or in CSV: a header row, then one row per dtype. Here it is split into cells. */
#ifndef JOINERY_SPEC_TABLE_TEXT_H
#define JOINERY_SPEC_TABLE_TEXT_H

#include "base/text.h"
#include "spec/place.h"

#include <stdbool.h>
#include <stddef.h>

typedef struct table_cell {
    const char *start;
    size_t length;
    size_t row, column; /* where it begins: line ends before it, and bytes between the last of them and it */
    size_t width;       /* bytes there; of a quoted cell what is between the quotes, if that is in one line */
} table_cell;

/* A walk through the rows of a text. Set `at`, `end` and `csv`, leave the rest zero; free with table_text_close. */
typedef struct table_text {
    const char *at, *end;
    bool csv;               /* cells between commas, perhaps in double quotes; else between white space */
    size_t row, next;       /* line ends before this row, and before `at` */
    const char *line_start; /* of the line of `at` */
    bool bad_quotes;        /* a quote of this row is never closed, or is closed inside a cell */
    size_t bad_cell;        /* the first one that is quoted so */
    table_cell *cells;      /* of this row; the first of a CSV header is the empty corner */
    size_t count, capacity;
    text unquoted; /* cells that were quoted */
} table_text;

/* The place of a cell in a file that is a table and nothing else. */
spec_place table_cell_place(table_cell of);

/* Goes to the next row that is not blank; false at the end. Its cells are valid until the next call. */
bool table_text_next(table_text *of);
void table_text_close(table_text *of);

#endif
