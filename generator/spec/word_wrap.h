/* Words, as of a list in Lua, on lines of at most 120 characters. */
#ifndef JOINERY_SPEC_WORD_WRAP_H
#define JOINERY_SPEC_WORD_WRAP_H

#include "base/text.h"

#include <stdbool.h>

/* Lines after the first are indented. */
typedef struct word_wrap {
    text *lua;
    size_t indent, line_start;
    bool fresh; /* nothing on this line yet */
} word_wrap;

/* Appends a word, after a blank or on a new line. */
void word_wrap_add(word_wrap *in, const char *word);

#endif
