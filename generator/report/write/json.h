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

/* A JSON text in the making. Set `out`, and leave the rest 0. */
typedef struct json {
    text *out;    /* it is appended to this */
    bool in_html; /* it stands in a script element: no `<`, and no line separators, which JavaScript once broke at */
    int depth;
    struct {
        char close;
        json_layout layout;
        bool any; /* something is in it */
    } open[JSON_DEPTH];
} json;

/* A value, below: with its key in an object, with NULL for that in an array and as the whole. */

/* Opens a container, at most JSON_DEPTH deep; json_end() closes the innermost one, and writes a newline after the last.
 */
void json_object(json *json, const char *key, json_layout layout);
void json_array(json *json, const char *key, json_layout layout);
void json_end(json *json);

/* A string in UTF-8, null where it is NULL; a text that may have NUL in it; a number; true or false; null. */
void json_string(json *json, const char *key, const char *utf8);
void json_text(json *json, const char *key, const char *bytes, size_t length);
void json_number(json *json, const char *key, uint64_t number);
void json_bool(json *json, const char *key, bool truth);
void json_null(json *json, const char *key);

#endif
