/* A promotion table as text: a header row, then more of them. Here it is split into cells. */
#ifndef JOINERY_SPEC_TABLE_TABLE_TEXT_H
#define JOINERY_SPEC_TABLE_TABLE_TEXT_H

#include "base/text.h"
#include "spec/diagnostics.h"
#include "spec/source/place.h"

#include <stdbool.h>
#include <stddef.h>

typedef struct table_cell {
    const char *start;
    size_t length;
    size_t row, column; /* where it begins: line ends before it, and bytes between the last of them and it */
    size_t width;       /* bytes there; of a quoted cell what is between the quotes, if that is in one line */
} table_cell;

typedef enum table_quotes { TABLE_QUOTES_GOOD, TABLE_QUOTES_IN_PART, TABLE_QUOTES_UNCLOSED } table_quotes;

/*
 * A walk through the rows of a text. Set `at`, `end` and `separator`, and if need be `most` and `next`; leave the rest
 * zero. Free with table_text_close.
 */
typedef struct table_text {
    const char *at, *end;
    char separator;         /* between cells: , ; or a tab, and cells may be quoted; | in Markdown; 0 for white space */
    size_t most;            /* cells of a row that count, the others are empty; 0: all */
    size_t row, next;       /* line ends before this row, and before `at` */
    const char *line_start; /* of the line of `at` */
    table_quotes quotes;    /* of this row */
    size_t bad_cell;        /* the first one whose quotes are not good */
    table_cell *cells; /* of this row, without the blanks around them, and unless `separator` is 0 with `_` within */
    size_t count, capacity;
    text changed; /* cells that the text does not have as they are */
} table_text;

/* Says what is wrong with the quotes of the row that `table` is at, which is in a file. */
void table_report_quotes(const table_text *table, const char *file, spec_diagnostics *diagnostics);

/* The place of a cell in a file that is a table and nothing else. */
spec_place table_cell_place(table_cell cell);

/*
 * Whether a cell of a file says that there is no promotion: it is empty, or a dash or word for that. A dtype of such a
 * name comes first.
 */
bool table_cell_is_none(table_cell cell);

/* Goes to the next row that is not blank; false at the end. Its cells are valid until the next call. */
bool table_text_next(table_text *table);
void table_text_close(table_text *table);

#endif
