/*
 * Writes JSON, well-formed by construction as far as commas and escapes go.
 */
#ifndef JOINERY_REPORT_WRITE_JSON_H
#define JOINERY_REPORT_WRITE_JSON_H

#include "base/text.h"

#include <stdbool.h>
#include <stdint.h>

enum { JSON_DEPTH = 16 };

/* How the members of a container are laid out: one a line, or all on one line. */
typedef enum json_layout { JSON_LINES, JSON_INLINE } json_layout;

/* A JSON text in the making. Set `to`, and leave the rest 0. */
typedef struct json {
    text *to;     /* it is appended to this */
    bool in_html; /* it stands in a script element: no `<`, and no line separators, which JavaScript once broke at */
    int depth;
    struct {
        char close;
        json_layout layout;
        bool any; /* something is in it */
    } open[JSON_DEPTH];
    bool after_key; /* the next value is that of a key */
} json;

/* Opens a container, at most JSON_DEPTH deep; json_end() closes the innermost one, and writes a newline after the last.
 */
void json_object(json *to, json_layout layout);
void json_array(json *to, json_layout layout);
void json_end(json *to);

/* The key of the value that is added next, in an object. */
void json_key(json *to, const char *key);

/* A value: a string in UTF-8, null where it is NULL; a text that may have NUL in it; a number; one that may be
 * negative; true or false; null. */
void json_string(json *to, const char *utf8);
void json_text(json *to, const char *bytes, size_t length);
void json_number(json *to, uint64_t number);
void json_bool(json *to, bool truth);
void json_null(json *to);

/* A key and its value, in an object. */
void json_string_member(json *to, const char *key, const char *utf8);
void json_number_member(json *to, const char *key, uint64_t number);
void json_bool_member(json *to, const char *key, bool truth);
void json_null_member(json *to, const char *key);

#endif
