/* The tokens of a Lua text that Lua has compiled: only as much of each as is needed to find where data stands. */
#ifndef JOINERY_SPEC_LEXER_H
#define JOINERY_SPEC_LEXER_H

#include <stdbool.h>
#include <stddef.h>

typedef enum lexer_token { TOKEN_END, TOKEN_NAME, TOKEN_STRING, TOKEN_NUMBER, TOKEN_SYMBOL } lexer_token;

enum { SYMBOL_CONCAT = 256, SYMBOL_OTHER }; /* `..`, and every other one of more than one character */

typedef struct lexer {
    const char *text;
    size_t length, at; /* `at` is behind the token */
    lexer_token token;
    int symbol;        /* the character, or one of the above */
    size_t start, end; /* of the token in the text */
    int line;          /* where it begins */
    int line_at;       /* at `at` */
} lexer;

/* Reads the first token from `at` on, which is in line `line`. */
lexer lexer_begin(const char *source, size_t length, size_t at, int line);
void lexer_next(lexer *of);

bool lexer_is_symbol(const lexer *of, int symbol);
bool lexer_is_word(const lexer *of, const char *word); /* a name or keyword */

/* What the string token stands for, up to its first NUL; the caller frees it. */
char *lexer_string(const lexer *of);

/* The line in which each row of a string's value begins. */
typedef struct row_lines {
    int *lines; /* free with mem_free */
    size_t count, capacity;
    bool inside; /* the last row has begun and not ended */
} row_lines;

/* Adds the rows of the string token's value, which goes on where an earlier token's ended. */
void lexer_add_rows(const lexer *of, row_lines *to);

#endif
