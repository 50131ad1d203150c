/* From the text of a promotion table to its cells. */
#ifndef JOINERY_SPEC_TABLE_TABLE_FILL_H
#define JOINERY_SPEC_TABLE_TABLE_FILL_H

#include "base/map.h"
#include "lattice/order.h"
#include "spec/diagnostics.h"
#include "spec/source/literal.h"
#include "spec/table/table_form.h"
#include "spec/table/table_text.h"

/* Where the cells go, and how diagnostics name their places. */
typedef struct table_target {
    const map *by_name;
    const char *const *names; /* by id */
    size_t n;
    lat_id *table; /* n x n; cells that are given are set, the others left as they are. NULL: they are only checked */
    spec_place *row_places; /* by id; those of the rows that are given are set. Or NULL */
    bool partial;           /* not every row and column need be there */
    const char *file;
    spec_place place; /* of the text as a whole, if `rows` does not tell more */
    literal_row *(*rows)(void *context,
                         size_t *count); /* of each row; called once, for the first diagnostic. NULL: it is a file */
    void *context;
    spec_diagnostics *diagnostics;
} table_target;

/*
 * An n x n table of undefined cells, for a text of `length` bytes; NULL where the text is too short to hold them all,
 * so that a few bytes of a wrong table do not ask for gigabytes.
 */
lat_id *table_new_cells(size_t n, size_t length);

/* Reads header and rows. True if there was no diagnostic. */
bool table_fill(const table_target *target, table_text *rows);

/*
 * Reads the pairs into the target's table, all of which is set. A pair that is in one order alone has its result in
 * both, and a dtype with itself where it is in no row is itself; any other pair that is missing has no promotion. The
 * operands are dtypes of the target. False after a diagnostic.
 */
bool table_pairs_fill(const table_target *target, const table_form *form);

#endif
