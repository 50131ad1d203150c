/* What Lua texts are made of: strings, keys, and words on lines of at most 120 characters. */
#ifndef JOINERY_SPEC_WRITE_LUA_TEXT_H
#define JOINERY_SPEC_WRITE_LUA_TEXT_H

#include "base/text.h"

#include <stdbool.h>

/* A Lua string; characters that are not shown (base/text.h) are escaped. */
void spec_write_string(text *lua, const char *string);
void spec_write_key(text *lua, const char *key); /* a key of a table: i8 or ["i*"] */

/* Words that are wrapped. Lines after the first are indented. */
typedef struct word_wrap {
    text *lua;
    size_t indent, line_start;
    bool fresh; /* nothing on this line yet */
} word_wrap;

/* Appends a word, after a blank or on a new line. */
void lua_add_word(word_wrap *wrap, const char *word);

#endif
