/* A string literal of Lua: its value, and where the rows of that value are. */
#ifndef JOINERY_SPEC_SOURCE_LITERAL_H
#define JOINERY_SPEC_SOURCE_LITERAL_H

#include "spec/source/lexer.h"

/* The value of the string token `lexer`, up to its first NUL. The caller frees it. */
char *literal_value(const lexer *lexer);

/* Where a row of a string's value begins in the text, and how much of it stands there as it is. */
typedef struct literal_row {
    int line, column;
    size_t plain; /* bytes of the row before the first escape, or the end of the literal */
} literal_row;

/* The rows of a string's value. */
typedef struct literal_rows {
    literal_row *rows; /* free with mem_free */
    size_t count, capacity;
    bool inside; /* the last row has begun and not ended */
} literal_rows;

/* Adds the rows of the value of `token`, which continues the value of the token before. */
void literal_rows_add(literal_rows *rows, const lexer *token);

#endif
