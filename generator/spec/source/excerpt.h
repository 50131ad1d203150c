/* A line of a file as messages show it, with a caret under a word. */
#ifndef JOINERY_SPEC_SOURCE_EXCERPT_H
#define JOINERY_SPEC_SOURCE_EXCERPT_H

#include "base/text.h"
#include "spec/source/place.h"

#include <stdbool.h>

/* The text of a file, and where its lines begin. */
typedef struct excerpt_source {
    char *file;
    char *bytes; /* a copy */
    size_t length;
    bool csv;       /* lines end as in CSV, not as in Lua, where a carriage return ends one too */
    size_t *starts; /* made at the first look-up */
    size_t line_count;
} excerpt_source;

excerpt_source excerpt_source_of(const char *file, const char *bytes, size_t length, bool csv);
void excerpt_source_free(excerpt_source *source);

/*
 * Appends the line of that place, and one with a caret and `~` under the word if its column is known: `paint` goes
 * before the caret, `end` behind. Appends nothing where the file has no such line or a blank one. Of a long line only
 * what is around the word is shown; what is not printable is shown as U+FFFD.
 */
void excerpt_add(text *out, excerpt_source *source, spec_place place, const char *paint, const char *end);

#endif
