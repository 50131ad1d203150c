/* A growing byte string: what reports and files are put together in. Always NUL-terminated, may hold NULs. */
#ifndef JOINERY_BASE_TEXT_H
#define JOINERY_BASE_TEXT_H

#include "platform/printf_like.h"

#include <stddef.h>

typedef struct text {
    char *data; /* NULL while empty; free with text_free */
    size_t length, capacity;
} text;

/* These append. What is appended must not be a part of the text. */
void text_add(text *to, const char *string);
void text_add_n(text *to, const char *bytes, size_t length);
void text_add_char(text *to, char c);
void text_add_repeated(text *to, char c, size_t count);
PRINTF_LIKE(2, 3) void text_printf(text *to, const char *format, ...);

/* Frees the bytes; the text is empty then, and can be used again. */
void text_free(text *of);

/* The bytes, "" while empty; good until the text changes. */
const char *text_string(const text *of);

/* Columns that a UTF-8 string takes on a terminal, counting a code point as one. */
size_t text_width(const char *utf8);

/* True if the bytes are well-formed UTF-8 (no surrogates, no overlong forms). */
int text_is_utf8(const char *bytes, size_t length);

/*
 * The bytes of the character that the bytes begin with; 0 where it is a control character, one that controls the
 * direction of writing (Unicode's Bidi_Control), a line or paragraph separator, a zero-width space, a byte order mark,
 * a tag, U+FFFE or U+FFFF, or no well-formed UTF-8.
 */
size_t text_printable(const char *bytes, size_t length);

/*
 * The candidate nearest to `word` by edit distance (case-insensitive, transpositions count one), or NULL where none is
 * near enough to be worth suggesting. Among those that are as near the first counts, one that is as long before others.
 */
const char *text_nearest(const char *word, const char *const *candidates, size_t count);

#endif
