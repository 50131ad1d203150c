/* A string literal of Lua: its value, and in which lines the rows of that value begin. */
#ifndef JOINERY_SPEC_LITERAL_H
#define JOINERY_SPEC_LITERAL_H

#include "spec/lexer.h"

/* The value of the string token `of`, up to its first NUL. The caller frees it. */
char *literal_value(const lexer *of);

/* The line in which each row of a string's value begins. */
typedef struct literal_rows {
    int *lines; /* free with mem_free */
    size_t count, capacity;
    bool inside; /* the last row has begun and not ended */
} literal_rows;

/* Adds the rows of the value of `token`, which continues the value of the token before. */
void literal_rows_add(literal_rows *of, const lexer *token);

#endif
