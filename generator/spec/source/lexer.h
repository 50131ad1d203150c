/* The tokens of a Lua text that Lua has already compiled: only what is needed to find the places of its data. */
#ifndef JOINERY_SPEC_SOURCE_LEXER_H
#define JOINERY_SPEC_SOURCE_LEXER_H

#include "spec/source/place.h"

#include <stdbool.h>
#include <stddef.h>

typedef enum lexer_token { TOKEN_END, TOKEN_NAME, TOKEN_STRING, TOKEN_NUMBER, TOKEN_SYMBOL } lexer_token;

enum { SYMBOL_CONCAT = 256, SYMBOL_OTHER }; /* `..`; every other symbol of more than one character */

typedef struct lexer {
    const char *text;
    size_t length, at; /* `at` is the end of the token */
    lexer_token token;
    int symbol;        /* the character, or one of the above */
    size_t start, end; /* of the token in the text */
    spec_place place;  /* of the token; of a string in one line what is between its quotes or brackets */
    int line_at;       /* the line of `at` */
    size_t line_start; /* where that line begins in the text */
} lexer;

/* Reads the first token of the text. */
lexer lexer_begin(const char *text, size_t length);
/* Reads again the token that begins at `start`, in that line. */
lexer lexer_again(const char *text, size_t length, size_t start, int line);
void lexer_next(lexer *lexer);

bool lexer_is_symbol(const lexer *lexer, int symbol);
bool lexer_is_word(const lexer *lexer, const char *word); /* a name or keyword */

#endif
