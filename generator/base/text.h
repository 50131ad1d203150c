/* A growing byte string: what reports and files are put together in. Always NUL-terminated, may hold NULs. */
#ifndef JOINERY_BASE_TEXT_H
#define JOINERY_BASE_TEXT_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

/* That a function takes what printf takes, said to the compiler; MinGW has a printf of its own and calls it by a name.
 */
#ifdef __MINGW_PRINTF_FORMAT
#define PRINTF_LIKE(format_at, first_at) __attribute__((format(__MINGW_PRINTF_FORMAT, format_at, first_at)))
#else
#define PRINTF_LIKE(format_at, first_at) __attribute__((format(printf, format_at, first_at)))
#endif

typedef struct text {
    char *data; /* NULL while empty; free with text_free */
    size_t length, capacity;
} text;

/* These append. What is appended must not be a part of the text. */
void text_add(text *out, const char *string);
void text_add_n(text *out, const char *bytes, size_t length);
void text_add_char(text *out, char c);
void text_add_repeated(text *out, char c, size_t count);
PRINTF_LIKE(2, 3) void text_printf(text *out, const char *format, ...);
PRINTF_LIKE(2, 0) void text_vprintf(text *out, const char *format, va_list arguments);

/* Frees the bytes; the text is empty then, and can be used again. */
void text_free(text *string);

/* The bytes, "" while empty; good until the text changes. */
const char *text_string(const text *text);

/* Columns that a UTF-8 string takes on a terminal, counting a code point as one. */
size_t text_width(const char *utf8);

/*
 * Appends words that are parted by spaces, in lines of at most `width` columns where they fit. The first word is at
 * `column`; each further line begins with `indent` spaces. No line end follows the last word.
 */
void text_add_folded(text *out, const char *words, size_t column, size_t indent, size_t width);

/* True if a string ends in `end`. */
bool text_ends_in(const char *string, const char *end);

/* True if the bytes are well-formed UTF-8 (no surrogates, no overlong forms). */
int text_is_utf8(const char *bytes, size_t length);

/* The bytes of the well-formed character that the bytes begin with, and its code point; 0 where there is none. */
size_t text_point(const char *bytes, size_t length, unsigned *point);

/*
 * The bytes of the character that the bytes begin with; 0 where it is no well-formed UTF-8, or a character that is not
 * shown: a control character, one that is invisible (Unicode's Default_Ignorable_Code_Point) or controls the direction
 * of writing (Bidi_Control), a line or paragraph separator, U+FFFE or U+FFFF.
 */
size_t text_printable(const char *bytes, size_t length);

/*
 * Appends the bytes as they are shown to people: what text_printable() refuses is escaped as a spec can write it, as
 * \u{202E}, and a byte that is no UTF-8 as \xFF. The one way in which messages and reports show a foreign text.
 */
void text_add_shown(text *out, const char *bytes, size_t length);

/* The same for a part of a message: of more than 2000 bytes the middle is "...", as the names in it may be of any length. */
void text_add_message(text *out, const char *bytes, size_t length);

/*
 * The candidate nearest to `word` by edit distance (case-insensitive, transpositions count one), or NULL where none is
 * near enough to be worth suggesting. Among those that are as near the first counts, one that is as long before others.
 */
const char *text_nearest(const char *word, const char *const *candidates, size_t count);

#endif
