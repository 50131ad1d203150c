/*
 * How a file lays out a promotion table (specs/reference.md, "Tables in CSV and Markdown"): what separates its cells,
 * and whether it is a grid or has a pair in each row.
 */
#ifndef JOINERY_SPEC_TABLE_TABLE_FORM_H
#define JOINERY_SPEC_TABLE_TABLE_FORM_H

#include "spec/table/table_text.h"

/* The columns of a table in long form. */
enum { TABLE_LEFT, TABLE_RIGHT, TABLE_RESULT, TABLE_COLUMNS };

typedef struct table_form {
    table_text rows; /* in front of the first one: of a grid its header, of a table in long form its first pair */
    bool is_long;
    size_t column[TABLE_COLUMNS]; /* in long form */
} table_form;

/* There is nothing to free but what is made of a copy of `rows`. */
table_form table_form_of(const char *bytes, size_t length);

/* Whether a text of which that is not known is a table rather than a spec in Lua. */
bool table_form_is_table(const char *bytes, size_t length);

#endif
